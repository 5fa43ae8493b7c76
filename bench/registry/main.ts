import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { parseArgs } from "node:util";
import { root } from "../../scripts/build.ts";
import { pack } from "../../scripts/packed/pack.ts";
import { startDockerRegistry } from "../../test/interop/docker-registry.ts";
import { kill, lineOf } from "../../test/interop/process.ts";
import { ensurePrograms } from "../../test/interop/programs.ts";
import { skopeo } from "../../test/interop/skopeo.ts";
import { median, Report } from "../report.ts";
import { curlPush, curlPushTogether } from "./curl.ts";
import { type Image, makeImage } from "./images.ts";

// npm run bench:registry -- [rounds] [--record]: our registry client against curl and skopeo, and the emulator's registry against docker-registry, in
// interleaved rounds on loopback, on the packages as they are packed.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: "boolean" } } });
const rounds = Number(positionals[0] ?? 7);
const report = new Report();
const source = "acme/bench/source:v1";
const { absent } = ensurePrograms();
if (absent !== undefined) throw new Error(`The benchmark cannot run: ${absent}.`);
const { consumer } = pack();
const folder = join(consumer, "bench-registry");
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, "bench/registry"), folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), "slipway-bench-"));
await using docker = await startDockerRegistry();
await using emulator = await startEmulator();
const client = spawn("node", ["--expose-gc", join(folder, "client.ts")], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface(client.stdout);
let serial = 0;
try {
  const cases = { "1 blob of 256 MB": makeImage(scratch, 1, 256e6), "200 blobs of 1 MB": makeImage(scratch, 200, 1e6) };
  for (const [name, image] of Object.entries(cases)) await measureImage(name, image);
  if (values.record) report.write("registry");
} finally {
  await kill(client);
  rmSync(scratch, { recursive: true, force: true });
}

async function measureImage(name: string, image: Image): Promise<void> {
  await pushTo(docker, image);
  await pushTo(emulator, image);
  const tellOurs = (order: object) => sendOrder(client, answers, { url: docker.url, ...order });
  const ours = async (order: object): Promise<number> => (await tellOurs(order)).ms;
  const push = () => ({ name: fresh(), files: image.layers });
  const pull = () => ({ name: "acme/bench/source", into: place() });
  // Push targets are new each time: skopeo would mount layers of an earlier one.
  const runs: readonly (readonly [string, () => Promise<number>])[][] = [
    [
      ["push, two curls a blob", () => timed(() => curlPush(docker.url, fresh(), image.layers))],
      ["push, two curls for all", () => timed(() => curlPushTogether(docker.url, fresh(), image.layers, scratch))],
      ["push, slipway", () => ours(push())],
      ["push, slipway by the runtime's fetch", () => ours({ ...push(), plain: true })],
    ],
    [
      ["pull to a folder, skopeo", () => timed(() => pullFrom(docker))],
      ["pull to a folder, slipway", () => ours(pull())],
      ["pull, slipway by the runtime's fetch", () => ours({ ...pull(), plain: true })],
    ],
    [
      ["skopeo pushes to docker-registry", () => pushToEmpty(startDockerRegistry, image)],
      ["skopeo pushes to the emulator", () => pushToEmpty(startEmulator, image)],
    ],
    [
      ["skopeo pulls from docker-registry", () => timed(() => pullFrom(docker))],
      ["skopeo pulls from the emulator", () => timed(() => pullFrom(emulator))],
    ],
  ];
  const rows: string[][] = [];
  for (const programs of runs) rows.push(...(await compare(image, programs)));
  const watched = [await tellOurs({ ...push(), watched: true }), await tellOurs({ ...pull(), watched: true })];
  const most = Math.max(...watched.map(({ most }) => most));
  report.add({
    title: `${name} (${rounds} interleaved rounds; tools of others are whole processes; the live memory of slipway grew by ${(most / 2 ** 20).toFixed(1)} MiB at most)`,
    columns: ["", "ms", "MB/s", "times as fast as the first"],
    rows,
  });
}

/**
 * Programs that do the same, in turn, now the one first and now the other; the ratios are to the first of the list. No other
 * work is done between: what that leaves to the kernel is paid by who comes next. A pull after pushes of others took twice the
 * system time.
 */
async function compare(
  image: Image,
  programs: readonly (readonly [string, () => Promise<number>])[],
): Promise<string[][]> {
  const times = programs.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    const all = [...programs.entries()];
    for (const [index, [, run]] of round % 2 === 0 ? all : all.reverse()) {
      // A round starts with the earlier programs' writes on the disk.
      spawnSync("sync");
      const ms = await run();
      // The first round warms the disk's cache, and ours up.
      if (round > 0) times[index]?.push(ms);
      rmSync(join(scratch, "pulled"), { recursive: true, force: true });
    }
  }
  const [peer = Number.NaN] = times.map(median);
  return programs.map(([each], index) => {
    const ms = median(times[index] ?? []);
    const speed = image.bytes / 1000 / ms;
    return [each, ms.toFixed(0), speed.toFixed(0), index === 0 ? "" : (peer / ms).toFixed(2)];
  });
}

async function pushToEmpty(start: () => Promise<Peer & AsyncDisposable>, image: Image): Promise<number> {
  await using empty = await start();
  return await timed(() => pushTo(empty, image));
}

interface Peer {
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

function pushTo({ host, username, password }: Peer, { folder }: Image): Promise<string> {
  const options = ["--dest-tls-verify=false", `--dest-creds=${username}:${password}`];
  return skopeo("copy", ...options, `oci:${folder}:v1`, `docker://${host}/${source}`);
}

function pullFrom({ host, username, password }: Peer): Promise<string> {
  const options = ["--src-tls-verify=false", `--src-creds=${username}:${password}`];
  return skopeo("copy", ...options, `docker://${host}/${source}`, `oci:${place()}:v1`);
}

function fresh(): string {
  return `bench/fresh-${serial++}`;
}

function place(): string {
  mkdirSync(join(scratch, "pulled"), { recursive: true });
  return join(scratch, "pulled", String(serial++));
}

async function sendOrder(process: ChildProcess, from: Interface, order: object): Promise<{ ms: number; most: number }> {
  process.stdin?.write(`${JSON.stringify(order)}\n`);
  const [line] = await once(from, "line");
  return JSON.parse(line);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function startEmulator(): Promise<Peer & AsyncDisposable> {
  const home = mkdtempSync(join(scratch, "emulator-"));
  const seed = join(home, "seed.json");
  const teams = [{ slug: "acme", name: "Acme" }];
  const projects = [{ name: "bench", team: "acme" }];
  writeFileSync(seed, JSON.stringify({ users: [{ username: "developer" }], teams, projects }));
  const program = join(consumer, "node_modules/.bin/slipway-emulator");
  const child = spawn(program, ["--data", join(home, "data"), "--seed", seed], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [, host = "", password = ""] = await lineOf(child, /http:\/\/(\S+) with token (\S+)/);
  return { host, username: "developer", password, [Symbol.asyncDispose]: () => kill(child) };
}
