import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { runVitest } from "../packages/emulator/test/run-vitest.ts";
import { bundlePrograms } from "./bundle-program.ts";
import { run } from "./interop/process.ts";
import { writeFiles } from "./new-folder.ts";
import {
  blocksOf,
  documents,
  filesOf,
  folderOf,
  guides,
  nameOf,
  printsOf,
  type ReadmeBlock,
  writeReadmes,
} from "./readme-blocks.ts";
import { canRun, environmentFor } from "./readmes.ts";
import { root } from "./sources.ts";

// The code that READMEs and guides show runs as it stands; that it type-checks, `npm run check -- types` says.
const isTest = ({ code }: ReadmeBlock): boolean => /from "(@slipway\/emulator\/)?vitest"/.test(code);
const blocks = documents.flatMap((path) => blocksOf(path, "ts"));
const scripts = documents.flatMap((path) => blocksOf(path, "python"));
const tests = blocks.filter(isTest);
const hasPython = spawnSync("python3", ["--version"]).status === 0;

// All programs are compiled at once, so that shared modules are compiled once.
const folder = writeReadmes();
const programs = join(folder, "programs");
const look = join(programs, "look.mjs");
const running = blocks.filter((block) => !isTest(block));
writeFiles(folder, { "names.ts": `await import("${root}/packages/emulator/src/names.preload.ts");\n` });
beforeAll(async () => {
  const files = running.map(({ path, number }) => join(folderOf(path), `block-${number}.ts`));
  await bundlePrograms([...files, join(folder, "names.ts")], folder, programs);
  writeFileSync(look, lookAt);
});

/** Settings by which programs open their deployments. */
const names = pathToFileURL(join(programs, "names.js")).href;

/** Opens addresses, and says what it got. */
const lookAt = `for (const url of process.argv.slice(2)) await fetch(url, { redirect: "manual" })
    // As a browser, which keeps the cookie of a link that lets it in.
    .then((first) => first.status === 307 ? fetch(url.split("?")[0], { headers: { cookie: first.headers.getSetCookie()[0]?.split(";")[0] ?? "" } }) : first)
    .then(({ status }) => console.log(url, status), ({ cause }) => console.log(url, cause))`;

const absent = blocks.filter(({ code }) => !canRun(code));

test.each(absent)("absent: $path, block $number, needs a redis-server (apt-get install redis-server)", ({ code }) => {
  expect(code).toContain('from "redis"');
});

test("the tests that documents show pass in vitest", async () => {
  const named = tests.map(({ path, number, code }) => [`${nameOf(path)}/block-${number}.test.ts`, code]);
  const files = tests.flatMap(({ path }) =>
    Object.entries(filesOf(path)).map(([name, text]) => [`${nameOf(path)}/${name}`, text]),
  );
  const { status, output } = await runVitest(Object.fromEntries([...files, ...named]));
  expect(output).toMatch(new RegExp(`Test Files {2}${tests.length} passed \\(${tests.length}\\)`));
  expect(status).toBe(0);
});

test.each(running.filter((block) => !absent.includes(block)))("$path, block $number, runs", async (block) => {
  await ends(block, (cwd, env) =>
    runOnThread(join(programs, nameOf(block.path), `block-${block.number}.js`), cwd, env),
  );
});

test.each(hasPython ? scripts : [])("$path, Python's block $number, runs", async (block) => {
  await ends(block, async (cwd, env) => {
    const { code: status, ...said } = await run("python3", ["-"], { cwd, env, input: block.code });
    return { status, ...said };
  });
});

test.each(hasPython ? [] : scripts)("absent: $path, Python's block $number, needs python3", ({ code }) => {
  expect(code).not.toBe("");
});

test.each(documents)("packages that the code of %s imports are installed by it", (path) => {
  const code = blocksOf(path, "ts")
    .map((block) => block.code)
    .join("");
  const imported = [...code.matchAll(/from "((?:@slipway\/)?[a-z][^"/]*)/g)].map(([, name]) => name ?? "");
  const installed = blocksOf(path, "sh").flatMap((block) => block.code.split(/\s+/));
  expect(imported.filter((name) => !name.startsWith("node:") && !installed.includes(name))).toEqual([]);
});

interface Ran {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program on a thread: one process is for all of them, and a thread ends when nothing of its program goes on. */
async function runOnThread(file: string, cwd: string, env: NodeJS.ProcessEnv, ...argv: string[]): Promise<Ran> {
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const thread = new Worker(file, { env, argv, execArgv: ["--import", names], stdout: true, stderr: true });
    const ended = once(thread, "exit");
    const [stdout, stderr, [status]] = await Promise.all([text(thread.stdout), text(thread.stderr), ended]);
    return { status, stdout, stderr };
  } finally {
    process.chdir(before);
  }
}

/** Runs a program of a document, in a folder with the document's files, and expects that it ends well. */
async function ends(block: ReadmeBlock, run: (cwd: string, env: NodeJS.ProcessEnv) => Promise<Ran>): Promise<void> {
  const { path, code } = block;
  await using resources = new AsyncDisposableStack();
  const cwd = await mkdtemp(join(tmpdir(), "slipway-readme-"));
  resources.defer(() => rm(cwd, { recursive: true }));
  const env = { ...process.env, BRANCH: "main", ...(await environmentFor(code, cwd, resources, names)) };
  writeFiles(cwd, filesOf(path));
  const { status, stdout, stderr } = await run(cwd, env);
  expect(stderr).toBe("");
  // An empty or wrong line is of no use in a document.
  expect(stdout.split("\n").slice(0, -1)).not.toContain("");
  expect(status).toBe(0);
  const prints = printsOf(block);
  if (prints !== undefined) expect(stdout).toBe(prints);
  // A program with its own emulator has closed it; example.com belongs to no project.
  const printed = code.includes("createEmulator")
    ? []
    : (stdout.match(/\bhttps?:\/\/[^\s"'`<>]*[^\s"'`<>,.:;)]/g) ?? []);
  const addresses = printed.filter((each) => !each.startsWith("https://example.com/"));
  // Response to the next program with this environment.
  const looked = addresses.length > 0 ? (await runOnThread(look, cwd, env, ...addresses)).stdout : "";
  expect(looked).toBe(addresses.map((address) => `${address} 200\n`).join(""));
  expect((stdout.match(/\banswers \d+/g) ?? []).filter((each) => each !== "answers 200")).toEqual([]);
  // A guide that deploys ends with a page to look at.
  if (guides.includes(path) && /\bdeploy(Files)?\(/.test(code)) expect(stdout).toMatch(/\bhttp|\b200\b/);
}

test("the README says how many operations there are, and how many of them are newer than the first description", () => {
  const operations = textOf("api/openapi.json").match(/"operationId"/g)?.length ?? 0;
  const newer = textOf("api/openapi.json").match(/"x-slipway-since"/g)?.length ?? 0;
  const readme = textOf("README.md").replaceAll(/\s+/g, " ");
  expect(readme).toContain(`A client for ${operations} operations, in packages`);
  expect(readme).toContain(
    `${operations - newer} of the description that it began with, and ${newer} that the platform`,
  );
  expect(textOf("docs/operations.md")).toMatch(new RegExp(`^The ${operations} operations,`, "m"));
});

test("the README says how much the emulator carries out, as the evidence does", () => {
  const [, functions, carried] =
    /Of (\d+) functions the emulator carries out (\d+)/.exec(textOf("docs/parity.md")) ?? [];
  expect(textOf("README.md").replaceAll("\n", " ")).toContain(`carries out ${carried} of ${functions} functions`);
});

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
