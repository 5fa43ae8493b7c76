import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../../test/new-folder.ts";
import type { FoundEntry } from "./found-file.ts";
import { paceOf } from "./pace.ts";
import { readIgnoreRules } from "./rules/ignore-files.ts";
import { walk } from "./walk.ts";

let base: string;
let folder: string;

beforeEach(async () => {
  base = newFolder();
  folder = join(base, "site");
  await write({ "site/index.html": "hello", "site/sub/page.html": "a page", "outside/secret.txt": "TOKEN=1" });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  writeFiles(base, files);
}

async function files(directory = folder): Promise<FoundEntry[]> {
  const all: FoundEntry[] = [];
  const leavesOut = await readIgnoreRules(directory, paceOf());
  for await (const file of walk({ path: "" }, directory, { leavesOut })) all.push(file);
  return all;
}

const found = async () =>
  (await files()).map((each) => {
    if (each.isFolder) return `${each.path}/`;
    return each.link === undefined ? each.path : `${each.path} -> ${each.link}`;
  });

const makeFolder = (path: string) => mkdir(join(folder, path), { recursive: true });

// Files that the platform's own client (@vercel/client 18.4.2) finds in these folders, beside the two pages.
test.each<[string, () => Promise<unknown>, string[]]>([
  ["an empty folder is found", () => makeFolder("empty"), ["empty/"]],
  ["of empty folders in each other the innermost is found", () => makeFolder("a/b/c"), ["a/b/c/"]],
  [
    "a folder whose every entry is left out is found as an empty one",
    () => write({ "site/.vercelignore": "*.txt", "site/a/b.txt": "", "site/a/in/b.txt": "" }),
    [".vercelignore", "a/in/"],
  ],
  [
    "a folder with nothing but what is left out anyway is found as an empty one",
    () => write({ "site/pkg/node_modules/x.js": "" }),
    ["pkg/"],
  ],
  [
    "an empty folder that is left out by its name is not found",
    () => Promise.all([makeFolder("empty"), write({ "site/.vercelignore": "empty" })]),
    [".vercelignore"],
  ],
  [
    "a line that ends in / leaves out what is in a folder, and leaves the folder",
    () => Promise.all([makeFolder("none"), write({ "site/.vercelignore": "all/\nnone/", "site/all/a/b.txt": "" })]),
    [".vercelignore", "all/", "none/"],
  ],
  [
    "and so do lines that end in /* and in /**",
    () => write({ "site/.vercelignore": "one/*\ntwo/**", "site/one/a/b.txt": "", "site/two/a/b.txt": "" }),
    [".vercelignore", "one/", "two/"],
  ],
  [
    "what is in such a folder is not brought back",
    () => write({ "site/.vercelignore": "all/\n!all/keep.txt", "site/all/keep.txt": "" }),
    [".vercelignore", "all/"],
  ],
  [
    "an empty folder that is left out usually is not found",
    () => Promise.all([makeFolder("node_modules"), makeFolder(".vercel"), write({ "site/.git/config": "" })]),
    [],
  ],
  [
    "unless a line brings it back, which one that ends in / does not",
    () =>
      Promise.all([
        makeFolder("node_modules"),
        makeFolder("venv"),
        write({ "site/.vercelignore": "!node_modules\n!venv/" }),
      ]),
    [".vercelignore", "node_modules/"],
  ],
  [
    "a link to an empty folder is found as a link",
    () => Promise.all([makeFolder("empty"), symlink("empty", join(folder, "link"))]),
    ["empty/", "link -> empty"],
  ],
  [
    "a folder that holds a link is none that is empty",
    () => makeFolder("sub").then(() => symlink("nowhere", join(folder, "sub", "link"))),
    ["sub/link -> nowhere"],
  ],
])("%s", async (_, prepare, more) => {
  await prepare();
  expect(await found()).toEqual(["index.html", "sub/page.html", ...more].sort());
});

test("a folder of which nothing is found is not found itself", async () => {
  await write({ "site/.vercelignore": "*" });
  expect(await found()).toEqual([]);
});

test.skipIf(process.platform === "win32")("an empty folder has its own mode (Windows has no modes)", async () => {
  await makeFolder("private");
  await chmod(join(folder, "private"), 0o700);
  await makeFolder("public");
  await chmod(join(folder, "public"), 0o755);
  const modes = (await files()).flatMap((each) => (each.isFolder ? [[each.path, each.mode.toString(8)]] : []));
  expect(modes).toEqual([
    ["private", "40700"],
    ["public", "40755"],
  ]);
});

test("folders that are in each other by the thousand are walked", { tags: "endurance" }, async () => {
  const path = Array<string>(1900).fill("d").join("/");
  await write({ "site/.vercelignore": "*.log\n.vercelignore" });
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, "deep.txt"), "deep");
  expect(await found()).toEqual([`${path}/deep.txt`, "index.html", "sub/page.html"]);
});

test.skipIf(process.platform !== "linux")(
  "a name that is not UTF-8 is refused, also beside the one that it is read as, and does no harm where it is left out (Linux has such names)",
  async () => {
    await writeFile(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff])]), "broken");
    await expect(found()).rejects.toThrow(
      /"a\ufffd" has a name that is not UTF-8\. Rename it, or name it in \.vercelignore/,
    );
    await write({ "site/a\ufffd": "whole" });
    await expect(found()).rejects.toThrow(/"a\ufffd" has a name that is not UTF-8/);
    await write({ "site/.vercelignore": "a?\n.vercelignore" });
    expect(await found()).toEqual(["index.html", "sub/page.html"]);
  },
);

test("a folder that disappears during the walk ends it with an error in words", async () => {
  const walking = walk({ path: "" }, folder);
  expect((await walking.next()).value).toMatchObject({ path: "index.html" });
  await rm(join(folder, "sub"), { recursive: true });
  await expect(walking.next()).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/"sub" was moved or replaced/),
  });
});
