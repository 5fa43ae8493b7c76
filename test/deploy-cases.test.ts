import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import type { Client } from "@slipway/core";
import { derive } from "@slipway/core/derive";
import { type DeployFile, type DeployProgress, deployFiles, listDeployments } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import type { Emulator } from "@slipway/emulator";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bundleFile } from "./bundle-program.ts";
import { arrivedFiles, startDeploying } from "./deploy-fixture.ts";
import { writeFiles } from "./new-folder.ts";

// Deployments of folders on a real file system: exactly the expected files arrive, or the folder is refused by name and there is no
// deployment.
let emulator: Emulator;
let client: Client;
let base: string;
let folder: string;

beforeEach(async () => {
  ({ emulator, client, folder: base } = await startDeploying());
  folder = join(base, "site");
  // Rows that run as the user nobody have to enter it.
  chmodSync(base, 0o755);
  write("index.html", "hello");
});

/** A path may be bytes: names on Linux are. */
function write(path: string, content: string | Uint8Array = path): void {
  writeFiles(folder, { [path]: content });
}

/** Writes a file that was not written to for long: another write is seen whatever the clock of the file system is. */
function writeOld(path: string, content: string | Uint8Array): void {
  write(path, content);
  utimesSync(join(folder, path), 1, 1);
}

const link = (path: string, target: string) => symlinkSync(target, join(folder, path));
const inFolder = (path: string) => join(folder, path);
const soon = () => 5;

async function arrived(id: string): Promise<Record<string, string>> {
  const files = Object.entries(await arrivedFiles(client, id));
  return Object.fromEntries(files.map(([path, { type, text }]) => [type === "directory" ? `${path}/` : path, text]));
}

function once(when: "hash" | "midst of a file" | "create", happen: () => void) {
  let left = 1;
  return ({ step, filesDone, bytesDone }: DeployProgress): void => {
    const isNow = when === "midst of a file" ? step === "hash" && filesDone === 0 && bytesDone > 0 : step === when;
    if (isNow && left-- > 0) happen();
  };
}

async function expectRefusal(work: Promise<unknown>, message: RegExp): Promise<void> {
  const refused = { name: "InputError", message: expect.stringMatching(message) };
  await expect(work).rejects.toMatchObject(refused);
  expect(await listDeployments(client, {}).toArray()).toEqual([]);
}

/** Entries of a folder, by path: the content of a file, or the target of a link; a path that ends in / is a folder. `../` is outside of it. */
type Content = Record<string, string | { to: string }>;
const to = (target: string) => ({ to: target });

function make(content: Content): void {
  for (const [path, what] of Object.entries(content)) {
    if (path.endsWith("/")) mkdirSync(inFolder(path), { recursive: true });
    else if (typeof what === "string") write(path, what);
    else {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      link(path, what.to);
    }
  }
}

type Row = [string, Content | (() => void), Record<string, string> | RegExp];

/** Links arrive as links: what a row names is what the link says, which is its content. */
const links: Row[] = [
  ["a link to a file arrives as a link", { "home.html": to("index.html") }, { "home.html": "index.html" }],
  [
    "a link to a folder arrives as a link",
    { "sub/a.html": "a", linked: to("sub") },
    { "sub/a.html": "a", linked: "sub" },
  ],
  [
    "a link to a file outside arrives as a link, and nothing of the file",
    { "../secret.txt": "TOKEN=1", "leak.txt": to("../secret.txt") },
    { "leak.txt": "../secret.txt" },
  ],
  [
    "a link to a folder outside arrives as a link, and nothing of the folder",
    { "../elsewhere/secret.txt": "TOKEN=1", leak: to("../elsewhere") },
    { leak: "../elsewhere" },
  ],
  [
    "a link to the process's environment arrives as a link, and nothing of the environment",
    { env: to("/proc/self/environ") },
    { env: "/proc/self/environ" },
  ],
  ["a link to itself arrives as a link", { self: to("self") }, { self: "self" }],
  ["a link to nowhere arrives as a link", { gone: to("nowhere") }, { gone: "nowhere" }],
  ["a link to the folder above arrives as a link", { up: to("..") }, { up: ".." }],
  [
    "a link to what is left out arrives as a link, and nothing of what is left out",
    { ".env.local": "TOKEN=1", env: to(".env.local") },
    { env: ".env.local" },
  ],
  ["a link that is left out does not arrive", { node_modules: to("../elsewhere") }, {}],
  [
    "routes that are a link arrive as one",
    { "../routes.json": "{}", ".vercel/project.txt": "x", ".vercel/routes.json": to("../../routes.json") },
    { ".vercel/routes.json": "../../routes.json" },
  ],
  [
    "routes behind a .vercel that is a link to what is left out do not arrive",
    { "node_modules/routes.json": "{}", ".vercel": to("node_modules") },
    {},
  ],
];

const kept: [string, Record<string, string>][] = [
  ["one name in both forms of Unicode is two files", { "caf\u00e9.html": "composed", "cafe\u0301.html": "decomposed" }],
  [
    "names that differ in upper and lower case are two files",
    { "README.md": "upper", "readme.md": "lower", "Sub/a": "upper", "sub/a": "lower" },
  ],
  ["a line break in a name arrives", { "a\nb.html": "x" }],
  ["names that only look like a way out arrive", { "...": "1", "..a/b..": "2", " ": "3", "#a": "4", "!b": "5" }],
];

const names: Row[] = [
  ...kept.map(([what, files]): Row => [what, files, files]),
  ["a backslash in a name is refused", { "a\\b.html": "x" }, /"a\\\\b\.html" has a backslash.*Rename it/],
  ["a backslash in the name of a folder is refused", { "a\\b/c.html": "x" }, /"a\\\\b\/c\.html" has a backslash/],
  ["a backslash in a name that is left out does no harm", { "node_modules/a\\b.js": "x", ".git/a\\b/config": "x" }, {}],
  [
    "a backslash in the name of a folder of which nothing else is left is refused",
    { "empty\\folder/.git/config": "x" },
    /"empty\\\\folder" has a backslash/,
  ],
];

const others: Row[] = [
  [
    "a .vercel that is a link out of the folder is left out, and does no harm",
    { "../elsewhere/project.txt": "x", ".vercel": to("../elsewhere") },
    {},
  ],
  [
    "routes behind a .vercel that is a link out of the folder are left out, as all of it is, and do no harm",
    { "../elsewhere/routes.json": "{}", ".vercel": to("../elsewhere") },
    {},
  ],
  ["an empty file arrives", { "empty.txt": "" }, { "empty.txt": "" }],
  ["of empty folders in each other all arrive", { "a/b/c/": "" }, { "a/b/c/": "" }],
  [
    "nothing but empty folders is refused, as nothing is",
    () => {
      rmSync(inFolder("index.html"));
      make({ "a/b/": "" });
    },
    /holds no file to deploy/,
  ],
  ["routes that are a folder are passed over", { ".vercel/routes.json/": "" }, {}],
  ["a pipe is passed over, and nothing waits for it", () => execFileSync("mkfifo", [inFolder("pipe")]), {}],
  [
    "a socket is passed over",
    () => {
      const server = createServer().listen(inFolder("socket"));
      onTestFinished(() => void server.close());
    },
    {},
  ],
];

/** Run as nobody where the tests run as root, whom no right keeps out. */
const unreadable: [string, () => void, RegExp][] = [
  [
    "a file that may not be read is refused",
    () => {
      write("secret.txt");
      chmodSync(inFolder("secret.txt"), 0);
    },
    /"secret\.txt" cannot be read \(EACCES\)\. Give yourself permission to read it, or name it in \.vercelignore/,
  ],
  [
    "a folder that may not be read is refused",
    () => {
      write("sub/a.html");
      chmodSync(inFolder("sub"), 0);
    },
    /"sub" cannot be read \(EACCES\)/,
  ],
  [
    "a folder that may be read and not entered is refused by what is in it",
    () => {
      write("sub/a.html");
      chmodSync(inFolder("sub"), 0o444);
    },
    /"sub\/a\.html" cannot be read \(EACCES\)/,
  ],
  ["the folder itself that may not be read is refused", () => chmodSync(folder, 0o111), /The folder cannot be read/],
  [
    "a file that becomes unreadable after its digest is refused",
    () => {
      write("a.txt");
      meanwhile = once("create", () => asRoot(() => chmodSync(inFolder("a.txt"), 0)));
    },
    /"a\.txt" cannot be read \(EACCES\)/,
  ],
];

let meanwhile: ((progress: DeployProgress) => void) | undefined;

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

function asRoot(work: () => void): void {
  if (isRoot) process.seteuid?.(0);
  work();
  if (isRoot) process.seteuid?.(nobody);
}

const deployNow = () => deploy(client, { directory: folder, name: "site", schedule: soon, onProgress: meanwhile });

async function expectRow(outcome: Row[2]): Promise<void> {
  if (outcome instanceof RegExp) return await expectRefusal(deployNow(), outcome);
  const { id } = await deployNow();
  expect(await arrived(id)).toEqual({ "index.html": "hello", ...outcome });
}

const large = Buffer.alloc(5 * 1024 * 1024, "a");
const resized: [string, (path: string) => void][] = [
  ["grows", (path) => appendFileSync(path, "more")],
  ["shrinks", (path) => truncateSync(path, 100_000)],
  ["is emptied", (path) => truncateSync(path, 0)],
];
const writes: typeof resized = [
  ...resized.flatMap(([how, change]): typeof resized => [
    [how, change],
    [`${how}, and has its time back`, (path) => [change(path), utimesSync(path, 1, 1)]],
  ]),
  ["has other content of the same size", (path) => writeFileSync(path, "b".repeat(200_000), { flag: "r+" })],
];
const swaps: [string, (path: string) => void][] = [
  ["is gone", (path) => unlinkSync(path)],
  [
    "became a link to a file outside",
    (path) => {
      write("../secret.txt", "TOKEN=1");
      unlinkSync(path);
      symlinkSync("../secret.txt", path);
    },
  ],
  [
    "became a link that no path can follow",
    (path) => {
      unlinkSync(path);
      symlinkSync("x".repeat(300), path);
    },
  ],
  [
    "became a pipe",
    (path) => {
      unlinkSync(path);
      execFileSync("mkfifo", [path]);
    },
  ],
  [
    "became a folder",
    (path) => {
      unlinkSync(path);
      mkdirSync(path);
    },
  ],
  [
    "is in a folder that became a link to one outside",
    (path) => {
      write("../elsewhere/big.txt", "TOKEN=1");
      renameSync(dirname(path), join(base, "before"));
      symlinkSync(join(base, "elsewhere"), dirname(path));
    },
  ],
];

describe.skipIf(process.platform !== "linux")("a folder (Linux: other systems have no such names and rights)", () => {
  beforeEach(() => {
    meanwhile = undefined;
  });

  test.each([...links, ...names, ...others])("%s", async (_, content, outcome) => {
    if (typeof content === "function") content();
    else make(content);
    await expectRow(outcome);
  });

  test.each(unreadable)(`%s${isRoot ? " (run as nobody: root may read all)" : ""}`, async (_, prepare, outcome) => {
    prepare();
    if (isRoot) process.seteuid?.(nobody);
    try {
      await expect(deployNow()).rejects.toMatchObject({
        name: "InputError",
        message: expect.stringMatching(outcome),
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
      for (const name of readdirSync(folder)) if (!isLink(inFolder(name))) chmodSync(inFolder(name), 0o755);
    }
    expect(await listDeployments(client, {}).toArray()).toEqual([]);
  });

  test("an unreadable folder that is left out does no harm", async () => {
    write("secret/a.txt");
    chmodSync(inFolder("secret"), 0);
    write(".vercelignore", "secret");
    if (isRoot) process.seteuid?.(nobody);
    const found = await deployNow().finally(() => isRoot && process.seteuid?.(0));
    expect(Object.keys(await arrived(found.id))).toEqual([".vercelignore", "index.html"]);
  });

  test.each(writes)("a file that %s while its digest is made is refused", async (_, change) => {
    writeOld("big.txt", Buffer.alloc(300_000, "a"));
    rmSync(inFolder("index.html"));
    meanwhile = once("midst of a file", () => change(inFolder("big.txt")));
    await expectRefusal(deployNow(), /"big\.txt" was written to while it was deployed/);
    expect(emulator.requests.map(({ operation }) => operation)).toEqual(["listDeployments"]);
  });

  describe.each([
    ["in memory", Buffer.alloc(200_000, "a")],
    ["that is streamed", large],
  ])("a file %s", (_, content) => {
    test.each(writes)("and %s between its digest and its upload is refused", async (_, change) => {
      writeOld("sub/big.txt", content);
      meanwhile = once("create", () => change(inFolder("sub/big.txt")));
      await expectRefusal(deployNow(), /"sub\/big\.txt" was written to while it was deployed/);
    });

    test.each(swaps)("and %s between its digest and its upload is refused", async (_, swap) => {
      writeOld("sub/big.txt", content);
      meanwhile = once("create", () => swap(inFolder("sub/big.txt")));
      await expectRefusal(deployNow(), /"sub\/big\.txt" was moved or replaced/);
    });

    test.each(swaps)("and %s before its digest is made is refused", async (_, swap) => {
      writeOld("sub/big.txt", content);
      meanwhile = once("hash", () => swap(inFolder("sub/big.txt")));
      await expectRefusal(deployNow(), /"sub\/big\.txt" was moved or replaced/);
    });
  });

  test("a streamed file that changes is refused by name also where nothing is sent twice", async () => {
    writeOld("big.txt", large);
    client = derive(client, { retry: false });
    meanwhile = once("create", () => truncateSync(inFolder("big.txt"), 4_999_999));
    await expectRefusal(deployNow(), /"big\.txt" was written to while it was deployed/);
  });

  test("a file that changes after its digest, and whose content the platform has, arrives as it was", async () => {
    write("a.txt", "before");
    await deployNow();
    meanwhile = once("create", () => write("a.txt", "after"));
    const { id } = await deployNow();
    expect(await arrived(id)).toEqual({ "index.html": "hello", "a.txt": "before" });
  });
});

function isLink(path: string): boolean {
  try {
    return readlinkSync(path) !== "";
  } catch {
    return false;
  }
}

const given: [string, string[], RegExp | undefined][] = [
  ["one name in both forms of Unicode is two files", ["caf\u00e9", "cafe\u0301"], undefined],
  ["names that differ in upper and lower case are two files", ["A/b", "a/b", "a/B"], undefined],
  ["a line break in a name arrives", ["a\nb"], undefined],
  ["names that only look like a way out arrive", ["...", "..a/b..", " "], undefined],
  ["a NUL in a name is refused", ["a\0b"], /The path "a\\u0000b" has a NUL/],
  ["a backslash in a name is refused", ["a\\b"], /The path "a\\\\b" has a backslash/],
  ["a way out is refused", ["a/../../b"], /The path "a\/\.\.\/\.\.\/b" has an empty part, \. or \.\./],
  ["a path that is .. is refused", [".."], /The path "\.\." has an empty part/],
  ["an absolute path is refused", ["/etc/passwd"], /The path "\/etc\/passwd" has to be relative/],
  ["an empty path is refused", [""], /The path "" has an empty part/],
  ["a path that ends as a folder is refused", ["a/"], /The path "a\/" has an empty part/],
  ["a path twice is refused", ["a", "a"], /The path "a" is given twice/],
];

describe("files in memory", () => {
  test.each(given)("%s", async (_, paths, refusal) => {
    const files: DeployFile[] = paths.map((path) => ({ path, data: `at ${path}` }));
    const work = deployFiles(client, { files, name: "site", schedule: soon });
    if (refusal) {
      await expectRefusal(work, refusal);
      return;
    }
    expect(await arrived((await work).id)).toEqual(Object.fromEntries(paths.map((path) => [path, `at ${path}`])));
  });
});

test.skipIf(process.platform !== "linux")(
  "10,000 files: memory stays flat, and no more are open at a time than are read (Linux says which are)",
  { tags: "endurance" },
  async () => {
    const [count, size] = [10_000, 10_000];
    for (let each = 0; each < 100; each++) mkdirSync(inFolder(`${each}`));
    for (let each = 0; each < count; each++) writeFileSync(inFolder(`${each % 100}/${each}`), `${each}`.padEnd(size));
    // In a process of its own, whose memory holds nothing of other tests.
    const program = await bundleFile(join(import.meta.dirname, "deploy-many.child.ts"), base);
    const options = { encoding: "utf8", env: { ...process.env, FOLDER: folder } } as const;
    const seen = JSON.parse(execFileSync(process.execPath, ["--expose-gc", program], options));
    expect(seen.uploads).toBe(count + 1);
    expect(seen.looks).toBeGreaterThan(20);
    expect(seen.mostOpen).toBeGreaterThan(0);
    expect(seen.mostOpen).toBeLessThanOrEqual(8);
    // All of it is 100 MB; what is known of a file is a few hundred bytes.
    expect(seen.mostLive).toBeLessThan((count * size) / 4);
  },
);
