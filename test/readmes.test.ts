import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { runVitest } from "../packages/emulator/test/run-vitest.ts";
import { bundlePrograms } from "./bundle-program.ts";
import { writeFiles } from "./new-folder.ts";
import { blocksOf, filesOf, guides, printsOf, type ReadmeBlock, readmes } from "./readme-blocks.ts";
import { canRun, environmentFor } from "./readmes.ts";
import { root } from "./sources.ts";

// The code that READMEs and guides show type-checks and runs as it stands.
const documents = [...readmes, ...guides];
const blocks = documents.flatMap((path) => blocksOf(path, "ts"));
const scripts = documents.flatMap((path) => blocksOf(path, "python"));
const isTest = ({ code }: { code: string }): boolean => /from "(@slipway\/emulator\/)?vitest"/.test(code);
const hasPython = spawnSync("python3", ["--version"]).status === 0;

// A folder a document, with its files, so that they find each other: where they are bundled and type-checked.
const folder = join(root, ".work/readmes");
rmSync(folder, { recursive: true, force: true });
for (const path of documents) writeFiles(folderOf(path), filesOf(path));
for (const { path, number, code } of blocks) {
  writeFiles(folderOf(path), { [`block-${number}.ts`]: `${code}\nexport {};\n` });
}

// All of it is compiled at once: what programs share is compiled for all of them.
const programs = join(folder, "programs");
const running = blocks.filter((block) => !isTest(block));
writeFiles(folder, { "names.ts": `await import("${root}/packages/emulator/src/names.preload.ts");\n` });
beforeAll(() => {
  const files = running.map(({ path, number }) => join(folderOf(path), `block-${number}.ts`));
  return bundlePrograms([...files, join(folder, "names.ts")], folder, programs);
});

/** What lets programs open what they deploy. */
const names = pathToFileURL(join(programs, "names.js")).href;

const absent = blocks.filter(({ code }) => !canRun(code));

test.each(absent)("absent: $path, block $number, needs a redis-server (apt-get install redis-server)", ({ code }) => {
  expect(code).toContain('from "redis"');
});

test.each(blocks.filter(isTest))("$path, block $number, passes in vitest", async ({ path, code }) => {
  const { status, output } = await runVitest(code, {}, filesOf(path));
  expect(output).toMatch(/Tests {2}\d+ passed \(\d+\)/);
  expect(status).toBe(0);
});

test.each(blocks.filter((block) => !absent.includes(block) && !isTest(block)))(
  "$path, block $number, runs",
  async (block) => {
    await ends([process.execPath, join(programs, nameOf(block.path), `block-${block.number}.js`)], "", block);
  },
);

test.each(hasPython ? scripts : [])("$path, Python's block $number, runs", async (block) => {
  await ends(["python3", "-"], block.code, block);
});

test.each(hasPython ? [] : scripts)("absent: $path, Python's block $number, needs python3", ({ code }) => {
  expect(code).not.toBe("");
});

test.each(documents)("what the code of %s imports, it installs", (path) => {
  const code = blocksOf(path, "ts")
    .map((block) => block.code)
    .join("");
  const imported = [...code.matchAll(/from "((?:@slipway\/)?[a-z][^"/]*)/g)].map(([, name]) => name ?? "");
  const installed = blocksOf(path, "sh").flatMap((block) => block.code.split(/\s+/));
  expect(imported.filter((name) => !name.startsWith("node:") && !installed.includes(name))).toEqual([]);
});

test("the code of all READMEs and guides type-checks", () => {
  const compilerOptions = { isolatedDeclarations: false, declaration: false, noUnusedLocals: false };
  const settings = { extends: "../../tsconfig.json", compilerOptions, include: ["*/**/*.ts"], exclude: ["programs"] };
  writeFiles(folder, { "tsconfig.json": JSON.stringify(settings) });
  const { stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

function nameOf(path: string): string {
  return path.replaceAll("/", "-");
}

function folderOf(path: string): string {
  return join(folder, nameOf(path));
}

/** Runs a program by its source, in a folder with the files of its document, and expects that it ends well. */
async function ends([program = "", ...args]: readonly string[], source: string, block: ReadmeBlock): Promise<void> {
  const { path, code } = block;
  await using resources = new AsyncDisposableStack();
  const cwd = await mkdtemp(join(tmpdir(), "slipway-readme-"));
  resources.defer(() => rm(cwd, { recursive: true }));
  const env = { ...process.env, BRANCH: "main", ...(await environmentFor(code, cwd, resources, names)) };
  writeFiles(cwd, filesOf(path));
  const child = spawn(program, args, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(source);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect(stderr).toBe("");
  // A line that says nothing, or not what was meant, shows nobody anything.
  expect(stdout.split("\n").slice(0, -1)).not.toContain("");
  expect(status).toBe(0);
  const prints = printsOf(block);
  if (prints !== undefined) expect(stdout).toBe(prints);
  // A program that brings its own emulator has ended it; example.com is nobody's.
  const printed = code.includes("createEmulator")
    ? []
    : (stdout.match(/\bhttps?:\/\/[^\s"'`<>]*[^\s"'`<>,.:;)]/g) ?? []);
  const addresses = printed.filter((each) => !each.startsWith("https://example.com/"));
  for (const address of addresses) expect([address, await statusOf(address, env)]).toEqual([address, "200"]);
  expect((stdout.match(/\banswers \d+/g) ?? []).filter((each) => each !== "answers 200")).toEqual([]);
  // A guide that deploys ends with a page to look at.
  if (guides.includes(path) && /\bdeploy(Files)?\(/.test(code)) expect(stdout).toMatch(/\bhttp|\b200\b/);
}

/** What the next program with the same environment gets when it opens an address. */
async function statusOf(address: string, env: NodeJS.ProcessEnv): Promise<string> {
  const look = `const [, url] = process.argv;
    fetch(url, { redirect: "manual" })
      // As a browser, which keeps the cookie of a link that lets it in.
      .then((first) => first.status === 307 ? fetch(url.split("?")[0], { headers: { cookie: first.headers.getSetCookie()[0]?.split(";")[0] ?? "" } }) : first)
      .then(({ status }) => console.log(status), ({ cause }) => console.log(cause))`;
  const child = spawn(process.execPath, ["-e", look, address], { env, stdio: ["ignore", "pipe", "inherit"] });
  return (await text(child.stdout)).trim();
}

test("the README says how many operations there are here, and how many the platform had when it was last looked at", () => {
  const [, count] = /^The (\d+) operations,/m.exec(textOf("docs/operations.md")) ?? [];
  const readme = textOf("README.md").replaceAll("\n", " ");
  expect(readme).toContain(`${count} operations, in packages`);
  expect(readme).not.toMatch(/\ball \d+ operations/);
  const [, more, published, , further] =
    /at least (\d+) more: it published (\d+) operations on (\d{4}-\d\d-\d\d), .* at least (\d+) new ones/.exec(
      readme,
    ) ?? [];
  expect(Number(more)).toBe(Number(published) + Number(further) - Number(count));
});

test("the README says how much the emulator carries out, as the evidence does", () => {
  const [, functions, carried] =
    /Of (\d+) functions the emulator carries out (\d+)/.exec(textOf("docs/parity.md")) ?? [];
  expect(textOf("README.md").replaceAll("\n", " ")).toContain(`carries out ${carried} of ${functions} functions`);
});

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

test("the README says how many operations there are, as the contract does", () => {
  const said = ["README.md", "docs/operations.md"].map((path) => {
    const [, count] = /(\d+) operations/.exec(textOf(path)) ?? [];
    return count;
  });
  expect(said[0]).toBe(said[1]);
});
