import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root, run } from "../scripts/build.ts";
import { pack } from "../scripts/packed/pack.ts";
import { countTypes } from "../scripts/type-counts.ts";
import { lineOf } from "../test/interop/process.ts";
import { median, Report } from "./report.ts";
import { preambles, programs } from "./src/programs.ts";

// npm run bench -- [--record]: our two clients beside ky, the vendor's SDK, openapi-fetch, octokit and fetch by hand, on the packages as they are packed.
// The peers are installed here and nowhere else. With --record what is found is written down for `npm run generate`.
const { values } = parseArgs({ options: { record: { type: "boolean" } } });
const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(join(root, "contract/vendor-sdk.json"), "utf8"),
);
const sdk = `${name}@${version}`;
const { consumer } = pack();
const octokit = ["@octokit/core@7.0.8", "@octokit/plugin-retry@8.1.1", "@octokit/plugin-throttling@11.0.5"];
const peers = [sdk, "openapi-fetch@0.17.0", ...octokit];
if (run("pnpm", ["add", ...peers, "--prefer-offline"], { cwd: consumer, quiet: true }) !== 0)
  throw new Error(`${peers} cannot be installed.`);
const folder = join(consumer, "bench");
rmSync(folder, { recursive: true, force: true });
for (const each of ["bench/src", "bench/budgets"]) cpSync(join(root, each), folder, { recursive: true });

const server = spawn("node", [join(folder, "server.ts")], { stdio: ["ignore", "pipe", "inherit"] });
const [port]: string[] = await once(createInterface(server.stdout), "line");
const baseUrl = `http://127.0.0.1:${port}`;
const report = new Report();
try {
  for await (const line of lines("calls.ts", baseUrl)) addCalls(line);
  const growths: { which: string; what: string; growth: number }[] = [];
  for (const which of ["ky", "fetch"])
    for await (const { what, growth } of lines("memory.ts", baseUrl, which))
      growths.push({ which, what: String(what), growth: Number(growth) });
  const what = [...new Set(growths.map((each) => each.what))];
  report.add({
    title: "Live memory, MiB more than before",
    columns: ["", ...what],
    rows: ["ky", "fetch"].map((which) => [
      `Slipway over ${which}`,
      ...growths.filter((each) => each.which === which).map(({ growth }) => (growth / 2 ** 20).toFixed(1)),
    ]),
  });
  await addFirstAnswers();
} finally {
  server.kill();
}
addImports();
await addCommandLine();
await addBundles();
addTypes();
if (values.record) report.write("client");

async function* lines(file: string, ...args: string[]): AsyncGenerator<Record<string, unknown>> {
  const child = spawn("node", ["--expose-gc", join(folder, file), ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line);
  const [status] = await ended;
  if (status !== 0) throw new Error(`${file} ended with ${status}.`);
}

function addCalls({ size, concurrency, isStubbed, medians, failed }: Record<string, unknown>): void {
  // The lines of calls.ts: medians by contender, fetch by hand first, and why one failed.
  const times = Object.entries(medians as Record<string, number>);
  const base = times[0]?.[1] ?? Number.NaN;
  report.add({
    title: `CPU of the calling process per call, ${size} answers${isStubbed ? " of a stubbed fetch" : ""}, ${concurrency} at a time (15 interleaved rounds)`,
    columns: ["", "µs", "ratio"],
    rows: [
      ...times.map(([contender, time]) => [contender, time.toFixed(isStubbed ? 1 : 0), (time / base).toFixed(2)]),
      ...Object.entries(failed as Record<string, string>).map(([contender, error]) => [
        contender,
        `throws ${error}`,
        "",
      ]),
    ],
  });
}

async function addFirstAnswers(): Promise<void> {
  const byHand = `const answer = await fetch("${baseUrl}/v2/user", { headers: { authorization: "Bearer t" } });\nawait answer.json();\n`;
  const program = (entry: string) =>
    `import { createClient } from "@slipway/core${entry}";\nimport { getUser } from "@slipway/user";\nawait getUser(createClient({ baseUrl: "${baseUrl}", token: "t" }));\n`;
  const processes = writePrograms("first-answer", {
    "fetch by hand": byHand,
    slipway: program(""),
    "slipway, bundled": await bundle(program(""), "node"),
    "slipway, fetch client": program("/fetch"),
    "slipway, fetch client, bundled": await bundle(program("/fetch"), "node"),
  });
  const medians = wholeProcesses(processes);
  const base = medians[0]?.[1] ?? Number.NaN;
  report.add({
    title: "From a process's start to its end after one answer (15 interleaved rounds)",
    columns: ["", "ms", "ratio"],
    rows: medians.map(([name, time]) => [name, time.toFixed(0), (time / base).toFixed(2)]),
  });
}

async function addCommandLine(): Promise<void> {
  const file = join(consumer, "node_modules/@slipway/cli/dist/bin.js");
  const emulator = spawn("node", [join(consumer, "node_modules/@slipway/emulator/dist/cli.js")]);
  const [, url = "", token = ""] = await lineOf(emulator, /at (\S+) with token (\S+)/);
  const env = { PATH: process.env.PATH, HOME: consumer, SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token };
  const asks = `fetch("${url}/v2/user", { headers: { authorization: "Bearer ${token}" } }).then((answer) => answer.json())`;
  const processes = {
    "node that does nothing": ["-e", "0"],
    "node that asks who the user is, by fetch": ["-e", asks],
    "slipway --version": [file, "--version"],
    "slipway --help": [file, "--help"],
    "slipway projects list --dry-run": [file, "projects", "list", "--dry-run"],
    "slipway user get": [file, "user", "get"],
  };
  const medians = wholeProcesses(processes, env);
  emulator.kill();
  const nothing = medians[0]?.[1] ?? Number.NaN;
  report.add({
    title: "A command from its start to its end (15 interleaved rounds)",
    columns: ["", "ms", "ratio"],
    rows: medians.map(([name, time]) => [name, time.toFixed(0), (time / nothing).toFixed(2)]),
  });
}

function wholeProcesses(
  processes: Readonly<Record<string, readonly string[]>>,
  env: NodeJS.ProcessEnv = process.env,
): [name: string, time: number][] {
  const times = Object.entries(processes).map(([name, args]) => ({ name, args, found: [] as number[] }));
  for (let round = 0; round < 16; round++) {
    for (const { name, args, found } of times) {
      const start = performance.now();
      const { status, stderr } = spawnSync("node", args, { env, encoding: "utf8" });
      if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
      if (round) found.push(performance.now() - start);
    }
  }
  return times.map(({ name, found }) => [name, median(found)]);
}

function writePrograms(title: string, sources: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  const programs = Object.entries(sources).map(([name, source], index) => {
    const file = join(consumer, `${title}-${index}.mjs`);
    writeFileSync(file, source);
    return [name, [file]];
  });
  return Object.fromEntries(programs);
}

function addImports(): void {
  const modules = {
    nothing: "",
    ky: 'import "ky";',
    "slipway core and deployments": 'import "@slipway/core"; import "@slipway/deployments";',
    "slipway fetch client and deployments": 'import "@slipway/core/fetch"; import "@slipway/deployments";',
    "slipway, the umbrella": 'import "slipway";',
    "@vercel/sdk": 'import "@vercel/sdk";',
  };
  const medians = wholeProcesses(writePrograms("import", modules));
  const none = medians[0]?.[1] ?? Number.NaN;
  report.add({
    title: "Import, more than an empty process",
    columns: ["", "ms"],
    rows: medians.slice(1).map(([name, time]) => [name, (time - none).toFixed(1)]),
  });
}

async function addBundles(): Promise<void> {
  const columns = Object.entries({
    "slipway, fetch client": { by: "slipway", platform: "browser" },
    "slipway, Node": { by: "slipway", platform: "node" },
    "@vercel/sdk": { by: "@vercel/sdk", platform: "browser" },
    "openapi-fetch": { by: "openapi-fetch", platform: "browser" },
    "@octokit/core": { by: "@octokit/core", platform: "browser" },
    ky: { by: "ky", platform: "browser" },
  } as const);
  const rows: string[][] = [];
  for (const program of programs) {
    const cells = columns.map(([, { by, platform }]) => {
      const source = program[by];
      return source && kilobytes(/\bclient\b/.test(source) ? preambles[by] + source : source, platform);
    });
    rows.push([program.name, ...(await Promise.all(cells)).map((cell) => cell ?? "")]);
  }
  report.add({
    title: "Twelve programs, kB minified and compressed",
    columns: ["", ...columns.map(([name]) => name)],
    rows,
  });
}

async function kilobytes(contents: string, platform: "browser" | "node"): Promise<string> {
  const text = await bundle(`const token = "t", headers = { authorization: "Bearer t" };\n${contents}`, platform);
  return (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
}

async function bundle(contents: string, platform: "browser" | "node"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: consumer, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform,
    external: ["node:*", "async_hooks"],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

function addTypes(): void {
  const programs = {
    "slipway, ten groups": countTypes(consumer, "ten-calls.ts", /node_modules\/(@slipway|slipway)\//),
    "@vercel/sdk, the same calls": countTypes(folder, "ten-vendor-calls.ts", /node_modules\/@vercel\//),
  };
  report.add({
    title: "Type-checking ten calls",
    columns: ["", "s", "kB of declarations", "instantiations"],
    rows: Object.entries(programs).map(([name, { seconds, declarations, instantiations }]) => [
      name,
      seconds.toFixed(2),
      (declarations / 1000).toFixed(0),
      String(instantiations),
    ]),
  });
}
