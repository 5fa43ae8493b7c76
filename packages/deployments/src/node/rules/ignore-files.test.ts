import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../../../test/new-folder.ts";
import { words } from "../../../../../test/words.ts";
import { paceOf } from "../pace.ts";
import { walk } from "../walk.ts";
import { readIgnoreRules } from "./ignore-files.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  writeFiles(folder, files);
}

async function deployed(): Promise<string[]> {
  const paths: string[] = [];
  const leavesOut = await readIgnoreRules(folder, paceOf());
  for await (const { path, isFolder } of walk({ path: "" }, folder, { leavesOut })) if (!isFolder) paths.push(path);
  // The platform's own client sends them, too.
  return paths.filter((path) => path !== ".vercelignore" && path !== ".nowignore");
}

const all = ["a.html", "a.secret", "drafts/keep.html", "drafts/old/x.html", "sub/a.secret", "sub/drafts/y.html"];
const without = (...left: string[]) => all.filter((path) => !left.includes(path));

describe.each([".vercelignore", ".nowignore"])("%s leaves out", (name) => {
  test.each([
    ["a name, at any depth", "a.secret", without("a.secret", "sub/a.secret")],
    ["a name that begins with ./", "./a.secret", without("a.secret", "sub/a.secret")],
    ["a folder", "drafts", without("drafts/keep.html", "drafts/old/x.html", "sub/drafts/y.html")],
    [
      "a folder that begins with ./",
      "./drafts/",
      without("drafts/keep.html", "drafts/old/x.html", "sub/drafts/y.html"),
    ],
    ["a path that begins with ./", "./drafts/old", without("drafts/old/x.html")],
    ["nothing by a path that begins with ././", "././drafts/old/x.html", all],
    ["only at the top, with /", "/a.secret", without("a.secret")],
    ["a pattern that begins with ./", "./*.secret", without("a.secret", "sub/a.secret")],
    ["a pattern over folders", "**/old/**", without("drafts/old/x.html")],
    ["all but one", "./drafts/*\n!drafts/keep.html", without("drafts/old/x.html")],
    [
      "what is brought back with ./, which the platform's own client does not know",
      "./drafts/*\n!./drafts/keep.html",
      without("drafts/keep.html", "drafts/old/x.html"),
    ],
    [
      "all but what stands in a folder that is left out",
      "/drafts\n!drafts/keep.html",
      without("drafts/keep.html", "drafts/old/x.html"),
    ],
    ["lines that end as on Windows", "./a.html\r\n./drafts/old\r\n", without("a.html", "drafts/old/x.html")],
    ["what the first line after a byte order mark names", "\uFEFFa.html\n", without("a.html")],
    ["nothing by a first line that is a comment after a byte order mark", "\uFEFF# a.html", all],
    [
      "what lines name that begin with byte order marks, as of files put together",
      "\uFEFF\uFEFFa.html\n\uFEFFa.secret",
      without("a.html", "a.secret", "sub/a.secret"),
    ],
    [
      "what lines name that end with a carriage return",
      "a.html\ra.secret\r",
      without("a.html", "a.secret", "sub/a.secret"),
    ],
    ["other letter case", "./A.HTML", without("a.html")],
    ["nothing, by comments and empty lines", "# ./a.html\n\n./\n", all],
  ])("%s", async (_, rules, left) => {
    await write({ ...Object.fromEntries(all.map((path) => [path, path])), [name]: rules });
    expect(await deployed()).toEqual(left);
  });

  test("a file that is ignored by default is included by a line with !", async () => {
    await write({
      [name]: "!node_modules\n!.env.local",
      "node_modules/a.js": "",
      ".env.local": "A=1",
      ".git/config": "",
    });
    expect(await deployed()).toEqual([".env.local", "node_modules/a.js"]);
  });

  test.skipIf(process.platform === "win32")(
    "a pipe under that name is refused, and nothing waits (Windows has no pipes in folders)",
    async () => {
      execFileSync("mkfifo", [join(folder, name)]);
      await expect(deployed()).rejects.toMatchObject({
        name: "InputError",
        message: expect.stringMatching(`${name} of .* is not a file`),
      });
    },
  );

  test("a folder or a link to nowhere under that name is refused", async () => {
    await mkdir(join(folder, name));
    await expect(deployed()).rejects.toMatchObject({
      name: "InputError",
      message: expect.stringMatching(`${name} of .* is not a file`),
    });
    await rm(join(folder, name), { recursive: true });
    await symlink("nowhere", join(folder, name));
    await expect(deployed()).rejects.toMatchObject({
      name: "InputError",
      message: expect.stringMatching(`${name} of .* is a broken link`),
    });
  });
});

test("a .vercelignore and a .nowignore that both say something are refused, and an empty one is as none", async () => {
  await write({ "a.html": "", "b.html": "", ".vercelignore": "\uFEFF", ".nowignore": "a.html" });
  expect(await deployed()).toEqual(["b.html"]);
  await write({ ".vercelignore": "" });
  expect(await deployed()).toEqual(["b.html"]);
  await write({ ".vercelignore": "b.html" });
  await expect(deployed()).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/Move the lines of \.nowignore/),
  });
});

test("the build output of a Rust project is left out, and another project's target is not", async () => {
  await write({ "target/a.html": "", "sub/target/b.html": "" });
  expect(await deployed()).toEqual(["sub/target/b.html", "target/a.html"]);
  await write({ "Cargo.toml": "[package]" });
  expect(await deployed()).toEqual(["Cargo.toml", "sub/target/b.html"]);
});

test("files that the platform's own client leaves out are left out", async () => {
  const usual = words(".hg/x .git/x .gitmodules .svn/x .cache/x .next/x .now/x .vercel/x .npmignore");
  const more = [".dockerignore", ".gitignore", ".a.swp", ".DS_Store", ".wafpicke-1", ".lock-wscript", ".env.local"];
  const most = words(".env.prod.local .venv/x .yarn/cache/x .pnp.cjs npm-debug.log config.gypi venv/x CVS/x");
  const rest = ["node_modules/x", "sub/node_modules/x", "__pycache__/x"];
  await write(
    Object.fromEntries(
      [...usual, ...more, ...most, ...rest, "index.html", ".env", ".wafpickle-1"].map((path) => [path, ""]),
    ),
  );
  expect(await deployed()).toEqual([".env", ".wafpickle-1", "index.html"]);
});

test.each([
  [
    "a line of 200,000 characters",
    "a\n".concat("x".repeat(200_000)),
    /^Line 2 of \.vercelignore of .* has 200000 characters, and 1000 at most/,
  ],
  ["more lines than people write", "a\n".repeat(10_001), /^\.vercelignore of .* has 10002 lines, and 10000 at most/],
  ["more bytes than people write", "# \n".repeat(100_000), /has 300000 bytes; an ignore file has at most/],
  ["a line that means nothing", "a\n[[a", /^Line 2 of \.vercelignore of .* is not a pattern/],
])("%s is refused by its number", async (_, rules, message) => {
  await write({ "a.html": "", ".vercelignore": rules });
  await expect(deployed()).rejects.toMatchObject({
    name: "InputError",
    parameter: "directory",
    message: expect.stringMatching(message),
  });
});

test.each([
  ["through folders", `${"a/**/".repeat(8)}c`, `${"a/".repeat(60)}b`],
  ["in a name", "*a*a*a*a*a*b", `${"a".repeat(200)}`],
  ["in the names of a path, one after the other", "*a*a*a*ac", `${`${"a".repeat(199)}/`.repeat(19)}${"a".repeat(199)}`],
])("a line that takes years %s is refused by its number, and does no harm where it is quick", async (_, line, path) => {
  await write({ "a.html": "", ".vercelignore": `# slow\n${line}` });
  expect(await deployed()).toEqual(["a.html"]);
  await write({ [path]: "" });
  await expect(deployed()).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/^Line 2 of \.vercelignore of .* takes too long for "a.*Write it with fewer \*/),
  });
});

test.each([
  ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a.secret\r\n", "utf16le")])],
  ["UTF-16 of the other order", Buffer.from([0xfe, 0xff, 0, 0x61])],
  ["a NUL", Buffer.from("a.secret\0\n")],
])("an ignore file of %s is refused by name: what it names would be deployed", async (_, content) => {
  await write({ "a.secret": "x" });
  await writeFile(join(folder, ".vercelignore"), content);
  await expect(deployed()).rejects.toThrow(/\.vercelignore of .* is not UTF-8 text/);
});
