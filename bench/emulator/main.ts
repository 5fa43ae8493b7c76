import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../scripts/build.ts";
import { pack } from "../../scripts/packed/pack.ts";
import { lineOf } from "../../test/interop/process.ts";
import { median, Report } from "../report.ts";
import { measurePage } from "./page.ts";

// npm run bench:emulator -- [rounds] [--record]: the emulator as it is packed, beside a bare node:http server, in interleaved rounds.
// With --record what it finds is written down for `npm run generate`.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: "boolean" } } });
const rounds = Number(positionals[0] ?? 15);
const { consumer } = pack();
const folder = join(consumer, "bench-emulator");
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, "bench/emulator"), folder, { recursive: true });
const command = join(consumer, "node_modules/@slipway/emulator/dist/cli.js");
const bare = join(folder, "bare-server.ts");
const scratch = mkdtempSync(join(tmpdir(), "slipway-bench-"));

interface Server extends AsyncDisposable {
  readonly url: string;
  readonly token: string;
}

const report = new Report();
try {
  report.add({
    title: "The emulator beside a bare node:http server",
    columns: ["", "node:http", "emulator", "ratio"],
    rows: [
      await rowOfStart(),
      await rowOfRate("small requests a second"),
      await rowOfRate("small files a second", "site.localhost"),
    ],
  });
  await addAround();
  await addPage();
  const started = inside("start");
  const sandboxes = inside("sandbox");
  addSandboxes(sandboxes);
  addCommands(inside("commands"));
  addFunctions(inside("functions"));
  const traffic = inside("traffic");
  report.add({
    title: "Processor time of a small answer over HTTP, ten at once",
    columns: ["", "ms", "beside sirv"],
    rows: Object.entries(traffic).map(([what, ms]) => [
      ...[what, ms.toFixed(3), formatNumber(ms / (traffic.sirv ?? Number.NaN))],
    ]),
  });
  const large = join(scratch, "large");
  node("large-folder.ts", large, "10000", "10");
  const { opened, listed, memory } = inside("open", large);
  const runs = Array.from({ length: rounds }, () => inside("timers"));
  const [looking, advanced] = ["looking", "advanced"].map((what) => median(runs.map((run) => run[what] ?? Number.NaN)));
  report.add({
    title: "By itself",
    columns: ["", "found"],
    rows: [
      ["`createEmulator` in one process", `${formatNumber(started.median)} ms`],
      ["10,000 projects, 100,000 deployments: open and first list", `${formatNumber(opened)} ms of CPU`],
      ["a page of those deployments", `${formatNumber(listed)} ms of CPU`],
      ["memory with them", `${formatNumber(memory)} MiB`],
      ["4,000 jobs pending: to look whether one is due", `${formatNumber(looking)} ms of CPU`],
      ["to do one of each of 4,000 deployments", `${formatNumber(advanced)} ms of CPU`],
    ],
  });
  if (values.record) report.write("emulator", { sandboxes });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function rowOfStart(): Promise<string[]> {
  const times: { bare: number[]; emulator: number[] } = { bare: [], emulator: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, file] of [["bare", bare] as const, ["emulator", command] as const]) {
      const before = performance.now();
      await using server = await startServer(file);
      await ask(server);
      times[name].push(performance.now() - before);
    }
  }
  const [least, ours] = [median(times.bare), median(times.emulator)];
  return ["process start to first answer, ms", formatNumber(least), formatNumber(ours), formatNumber(ours / least)];
}

/** `emulator -- node -e 0` beside the two apart, each from its start to its end: an emulator that is ended when it is there, and the command. */
async function addAround(): Promise<void> {
  const [starts, commands, both]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    await (await startServer(command, "SIGTERM"))[Symbol.asyncDispose]();
    const started = performance.now();
    runNode("-e", "0");
    const ended = performance.now();
    runNode(command, "--", "node", "-e", "0");
    starts.push(started - before);
    commands.push(ended - started);
    both.push(performance.now() - ended);
  }
  const [start, alone, around] = [median(starts), median(commands), median(both)];
  report.add({
    title: "Around a command that does nothing, `node -e 0`",
    columns: ["", "ms", "ratio"],
    rows: [
      ["the emulator and the command, one after the other", `${formatNumber(start)} + ${formatNumber(alone)}`, "1"],
      ["the emulator around the command", formatNumber(around), formatNumber(around / (start + alone))],
    ],
  });
}

/** The emulator's page, where 10,000 requests have come and 50 more come each second. */
async function addPage(): Promise<void> {
  await using server = await startServer(command);
  const agent = new Agent({ keepAlive: true });
  const cost = await measurePage(server.url, server.token, () => ask(server, agent));
  agent.destroy();
  if (!cost) return;
  const { painted, memory, frames } = cost;
  const at = (part: number) => formatNumber(frames[Math.floor(part * (frames.length - 1))]);
  report.add({
    title: "The emulator's page in Chromium, after 10,000 requests, with 50 more a second",
    columns: ["", "found"],
    rows: [
      ["first paint, ms", formatNumber(painted)],
      ["memory of its programs, MiB", formatNumber(memory)],
      ["a frame, ms: the median, one of ten, the longest", [0.5, 0.9, 1].map(at).join(", ")],
    ],
  });
}

function runNode(...args: string[]): void {
  const { status } = spawnSync("node", args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}`);
}

function addCommands(medians: Record<string, number>): void {
  const rows = ["true", "node -e"].map((name) => {
    const [byHand = Number.NaN, own = Number.NaN] = [medians[`${name} by hand`], medians[name]];
    return [name, formatNumber(byHand), formatNumber(own), formatNumber(own / byHand)];
  });
  report.add({
    title:
      "A command of a sandbox that runs, to its end, beside one bare bubblewrap with the same namespaces and overlays, ms",
    columns: ["", "by hand", "sandbox", "ratio"],
    rows,
  });
}

function addSandboxes(medians: Record<string, number>): void {
  const row = (name: string, peer: string): string[] => {
    const whole = medians[name];
    if (whole === undefined) return [name, "cannot be had here", "", "", ""];
    const created = medians[`${name} created`];
    const ratio = formatNumber(whole / (medians[peer] ?? Number.NaN));
    return [
      name,
      formatNumber(whole),
      ratio,
      created === undefined ? "" : formatNumber(created),
      formatNumber(medians[`${name} p99`]),
    ];
  };
  report.add({
    title:
      "From `createSandbox` to the first output of `node -e`; by hand, bubblewrap has the same namespaces and overlays",
    columns: ["", "ms", "ratio", "of this `createSandbox`, ms", "slowest of 50, ms"],
    rows: [
      row("by hand", "by hand"),
      row("none", "by hand"),
      row("bubblewrap by hand", "bubblewrap by hand"),
      row("bubblewrap", "bubblewrap by hand"),
    ],
  });
}

function addFunctions(results: Record<string, number>): void {
  const row = (what: string, bare: string, ours: string): string[] => {
    const [least = Number.NaN, own = Number.NaN] = [results[bare], results[ours]];
    return [what, formatNumber(least), formatNumber(own), formatNumber(own / least)];
  };
  report.add({
    title: "A function that does nothing, not isolated, beside its handler in `node handler.js`",
    columns: ["", "node:http", "function", "ratio"],
    rows: [
      row("warm, one at a time, ms", "bare", "warm"),
      row("warm, 1,000 of which fifty at once, ms each", "bare of 50", "warm of 50"),
      row("from nothing to the first answer, ms", "bare cold", "cold"),
      ["memory of the emulator afterwards, MiB", "", formatNumber(results.memory), ""],
    ],
  });
}

async function rowOfRate(what: string, host?: string): Promise<string[]> {
  const seed = join(scratch, "seed.json");
  const deployment = { name: "site", target: "production", files: [{ file: "index.html", data: "Ahoy" }] };
  writeFileSync(seed, JSON.stringify([{ createDeployment: deployment }, { advance: "1 minute" }]));
  await using least = await startServer(bare);
  await using ours = await startServer(command, "SIGKILL", "--seed", seed);
  const rates: { bare: number[]; emulator: number[] } = { bare: [], emulator: [] };
  for (let round = 0; round < rounds + 2; round++) {
    for (const [name, server] of [["bare", least] as const, ["emulator", ours] as const]) {
      const rate = await rateOf(server, 2000, host);
      // The first rounds warm up.
      if (round >= 2) rates[name].push(rate);
    }
  }
  const [a, b] = [median(rates.bare), median(rates.emulator)];
  return [what, formatNumber(a), formatNumber(b), formatNumber(b / a)];
}

async function rateOf(server: Server, count: number, host?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const before = performance.now();
  await Promise.all(Array.from({ length: count }, () => ask(server, agent, host)));
  const rate = count / ((performance.now() - before) / 1000);
  agent.destroy();
  return rate;
}

async function ask({ url, token }: Server, agent?: Agent, host?: string): Promise<void> {
  const headers = host === undefined ? { authorization: `Bearer ${token}` } : { host };
  const options = { headers, ...(agent ? { agent } : {}) };
  const [response] = await once(get(`${url}${host === undefined ? "/v2/user" : "/"}`, options), "response");
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  response.resume();
  await once(response, "end");
}

async function startServer(file: string, end: NodeJS.Signals = "SIGKILL", ...args: string[]): Promise<Server> {
  const child = spawn("node", [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const [, url = "", token = ""] = await lineOf(child, / at (\S+) with token (\S+)/);
  return {
    url,
    token,
    async [Symbol.asyncDispose]() {
      child.kill(end);
      await once(child, "close");
    },
  };
}

function inside(...args: string[]): Record<string, number> {
  return JSON.parse(node("inside.ts", ...args));
}

function node(file: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync("node", ["--expose-gc", join(folder, file), ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${file} failed:\n${stderr}`);
  return stdout.trim();
}

function formatNumber(value = Number.NaN): string {
  return value.toFixed(value < 100 ? 2 : 0);
}
