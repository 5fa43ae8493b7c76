import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ignore from "ignore";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileSource } from "./file-source.ts";
import { readIgnoreRules } from "./ignored.ts";
import { walk } from "./walk.ts";

let base: string;
let folder: string;

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), "slipway-walk-")));
  folder = join(base, "site");
  await write({ "site/index.html": "hello", "site/sub/page.html": "a page", "outside/secret.txt": "TOKEN=1" });
});

afterEach(async () => {
  await rm(base, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(base, path)), { recursive: true });
    await writeFile(join(base, path), text);
  }
}

async function found(directory = folder): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of walk(directory, await readIgnoreRules(directory))) paths.push(path);
  return paths;
}

test("a link that stays in the folder is followed: to a file, to a folder, through other links", async () => {
  await symlink("index.html", join(folder, "home.html"));
  await symlink(join(folder, "home.html"), join(folder, "start.html"));
  await symlink("sub", join(folder, "pages"));
  await symlink("../pages/page.html", join(folder, "sub", "again.html"));
  expect(await found()).toEqual([
    "home.html",
    "index.html",
    "pages/again.html",
    "pages/page.html",
    "start.html",
    "sub/again.html",
    "sub/page.html",
  ]);
  for await (const file of walk(folder, ignore())) {
    const { size } = await fileSource(file);
    expect(size).toBe(file.size);
  }
});

test("the folder itself may be a link", async () => {
  await symlink("site", join(base, "current"));
  await symlink("index.html", join(folder, "home.html"));
  expect(await found(join(base, "current"))).toEqual(["home.html", "index.html", "sub/page.html"]);
});

test.each([
  ["a file outside", "../outside/secret.txt", /"leak" leads out of the folder, to "\.\.\/outside\/secret\.txt"/],
  ["a folder outside", "../outside", /"leak" leads out of the folder, to "\.\.\/outside"/],
  ["a folder whose name begins alike", "../site-of-another", /"leak" leads out of the folder/],
  ["the folder above", "..", /"leak" leads out of the folder, to "\.\."/],
  ["what is not there", "nowhere.html", /"leak" leads to "nowhere\.html", which is not there/],
  ["what a file cannot hold", "index.html/page", /"leak" leads to "index\.html\/page", which is not there/],
  ["itself", "leak", /"leak" leads in a circle/],
  ["a left out file of the folder", ".env.local", /"leak" leads to "\.env\.local", which is left out/],
  ["a file of a left out folder", ".git/config", /"leak" leads to "\.git\/config", which is left out/],
  ["a left out folder", "node_modules", /"leak" leads to "node_modules", which is left out/],
])("a link to %s is refused by name, with what to do", async (_, target, message) => {
  await write({
    "site/.env.local": "A=1",
    "site/.git/config": "[http]",
    "site/node_modules/x.js": "",
    "site-of-another/x": "",
  });
  await symlink(target, join(folder, "leak"));
  const refused = { name: "InputError", sideEffect: "none", parameter: "directory" };
  await expect(found()).rejects.toMatchObject({ ...refused, message: expect.stringMatching(message) });
  await expect(found()).rejects.toThrow(/name the link in \.vercelignore/);
  await write({ "site/.vercelignore": "./leak" });
  expect(await found()).toEqual(["index.html", "sub/page.html"]);
});

test.skipIf(process.platform !== "linux").each([
  ["the process's environment", "/proc/self/environ", /"leak" leads out of the folder, to "\/proc\/self\/environ"/],
  ["an endless device", "/dev/zero", /"leak" leads out of the folder, to "\/dev\/zero"/],
])("a link to %s is refused by name (which is a file on Linux alone)", async (_, target, message) => {
  await symlink(target, join(folder, "leak"));
  await expect(found()).rejects.toThrow(message);
});

test("a link that leads out through other links is refused, and so is one below a linked folder", async () => {
  await symlink("../../outside/secret.txt", join(folder, "sub", "last"));
  await symlink("sub/last", join(folder, "first"));
  await expect(found()).rejects.toThrow(/"first" leads out of the folder/);
  await rm(join(folder, "first"));
  await symlink("sub", join(folder, "linked"));
  await expect(found()).rejects.toThrow(/"linked\/last" leads out of the folder/);
});

test("what a rule leaves out by its own path is left out below a linked folder, too", async () => {
  await write({
    "site/drafts/secret.html": "",
    "site/drafts/ready.html": "",
    "site/.vercelignore": "/drafts/secret.html",
  });
  await symlink("drafts", join(folder, "news"));
  expect(await found()).toEqual(["drafts/ready.html", "index.html", "news/ready.html", "sub/page.html"]);
});

test("a folder that contains itself through a link is entered once", async () => {
  await symlink(".", join(folder, "self"));
  await symlink("../sub", join(folder, "sub", "round"));
  expect(await found()).toEqual(["index.html", "sub/page.html"]);
});

test("folders that all link to each other end in an error, not in an endless walk", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `f${index}`);
  for (const name of names) {
    const pages = Array.from({ length: 250 }, (_, index) => [`site/${name}/${index}.html`, ""]);
    await write(Object.fromEntries(pages));
    for (const to of names) await symlink(join("..", to), join(folder, name, `to-${to}`));
  }
  await expect(found()).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/paths lead through links/),
  });
});

test("what is gone while the folder is walked ends it in words", async () => {
  const walking = walk(folder, ignore());
  expect((await walking.next()).value).toMatchObject({ path: "index.html" });
  await rm(join(folder, "sub"), { recursive: true });
  await expect(walking.next()).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/"sub" was moved or replaced/),
  });
});

test.skipIf(process.platform === "win32")(
  "pipes and sockets are passed over, and nothing waits for them (Windows has none in folders)",
  async () => {
    execFileSync("mkfifo", [join(folder, "pipe")]);
    const server = createServer().listen(join(folder, "socket"));
    try {
      expect(await found()).toEqual(["index.html", "sub/page.html"]);
    } finally {
      server.close();
    }
  },
);
