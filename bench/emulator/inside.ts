import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@slipway/core";
import { createDeployment, listDeployments } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";
import { createProject } from "@slipway/projects";
import { createSandbox, deleteSandbox, streamSessionCommand } from "@slipway/sandboxes";

// What one process measures of itself: node inside.ts <what> [data folder]. It prints one line of JSON.
const [what = "", dataFolder = ""] = process.argv.slice(2);
const measures: Readonly<Record<string, () => Promise<object>>> = { start, open, timers, sandbox };
console.log(JSON.stringify(await measures[what]?.()));

/** An emulator after another in one process: ms until it can be asked. */
async function start(): Promise<object> {
  const times: number[] = [];
  for (let round = 0; round < 60; round++) {
    const before = performance.now();
    const emulator = await createEmulator();
    times.push(performance.now() - before);
    await emulator.close();
  }
  return { median: median(times.slice(10)) };
}

/** A large data folder: CPU until it is open and until a page of it is listed, in ms, and memory. */
async function open(): Promise<object> {
  const small = await createEmulator({ listen: false });
  await small.close();
  const [cpu, memory] = [process.cpuUsage(), heap()];
  const emulator = await createEmulator({ dataFolder, listen: false });
  const client = createClient({
    baseUrl: emulator.url,
    token: emulator.token,
    fetch: emulator.fetch,
    allowInsecure: true,
  });
  // The first look at a table reads it.
  const list = async () => {
    const page = await listDeployments(client, { limit: 20 });
    if (page.deployments.length !== 20) throw new Error(`There are ${page.deployments.length} deployments`);
  };
  await list();
  const opened = cpuOf(cpu);
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const before = process.cpuUsage();
    await list();
    times.push(cpuOf(before));
  }
  const grown = (heap() - memory) / 2 ** 20;
  await emulator.close();
  return { opened, listed: median(times), memory: grown };
}

/** 4,000 deployments under way: CPU until a job of each is done, in ms. */
async function timers(): Promise<object> {
  const emulator = await createEmulator({ clock: "manual", listen: false, buildTime: 1000 });
  const client = createClient({
    baseUrl: emulator.url,
    token: emulator.token,
    fetch: emulator.fetch,
    allowInsecure: true,
  });
  for (let count = 0; count < 4000; count++) {
    await createDeployment(client, { name: `site-${count % 100}`, files: [{ file: "index.html", data: "x" }] });
  }
  // What 4,000 requests left behind is not to be cleared away on the jobs' time; that ends beside the program, in threads of its own.
  globalThis.gc?.();
  await setTimeout(500);
  // Nothing is due yet: what is measured is to look whether it is, as often as tests do.
  const idle = process.cpuUsage();
  for (let count = 0; count < 100; count++) await emulator.clock.advance(0);
  const looking = cpuOf(idle) / 100;
  const before = process.cpuUsage();
  await emulator.clock.advance(100);
  const advanced = cpuOf(before);
  await emulator.close();
  return { looking, advanced };
}

/**
 * From `createSandbox` to the first output of `node -e`, beside the same command that is spawned by hand, in interleaved rounds: medians
 * in ms, how much of it until the sandbox is there, and the 99th percentile. By hand bubblewrap gets the same namespaces and overlays, and
 * Node the same word that there is a proxy, which it takes long to hear. An isolation that this machine cannot have is not in the answer.
 */
async function sandbox(): Promise<object> {
  const args = ["-e", "console.log('here')"];
  const times: Record<string, number[]> = {};
  const note = (name: string, from: number): void => {
    const found = times[name] ?? [];
    times[name] = found;
    found.push(performance.now() - from);
  };
  const byHand = async (name: string, program: string, options: readonly string[], cwd: string): Promise<void> => {
    const before = performance.now();
    const proxied = program === "bwrap" ? { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:9" } : {};
    const env = { ...process.env, ...proxied };
    const child = spawn(program, options, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    const closed = once(child, "close");
    await once(child.stdout, "data");
    note(name, before);
    await closed;
  };
  const rounds = [() => byHand("by hand", process.execPath, args, tmpdir())];
  const ends: (() => Promise<void>)[] = [];
  for (const isolation of ["none", "bubblewrap"] as const) {
    const emulator = await createEmulator({ sandboxes: { runtime: "process", isolation } }).catch(() => undefined);
    if (!emulator) continue;
    const client = createClient({ baseUrl: emulator.url, token: emulator.token, allowInsecure: true });
    const { id: projectId } = await createProject(client, { name: "bench" });
    ends.push(() => emulator.close());
    if (isolation === "bubblewrap")
      rounds.push(async () => {
        const folder = mkdtempSync(join(tmpdir(), "slipway-bench-"));
        for (const name of ["base/usr", "merged", "0", "1", "2", "3"])
          mkdirSync(join(folder, name), { recursive: true });
        for (const name of ["bin", "lib", "lib64"]) symlinkSync(`usr/${name}`, join(folder, "base", name));
        const node = [process.execPath, "/node"];
        const script = `
          mount -t overlay -o userxattr,lowerdir=base,upperdir=0,workdir=1 overlay merged
          mount -t overlay -o userxattr,lowerdir=/usr,upperdir=2,workdir=3 overlay merged/usr
          exec bwrap --unshare-user --unshare-pid --unshare-ipc --uid 1000 --gid 1000 --bind merged / --ro-bind ${node.join(" ")} --proc /proc --dev /dev --cap-drop ALL -- /node "$@"`;
        const outer = ["--unshare-user", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--uid", "0", "--gid", "0"];
        const seen = ["--cap-add", "ALL", "--ro-bind", "/", "/", "--dev", "/dev", "--bind", "/proc", "/proc"];
        const own = ["--bind", folder, folder, "--chdir", folder, "--", "/bin/sh", "-ec", script, "sh", ...args];
        await byHand("bubblewrap by hand", "bwrap", [...outer, ...seen, ...own], folder);
        rmSync(folder, { recursive: true, force: true });
      });
    rounds.push(async () => {
      const before = performance.now();
      const { sandbox: made, session } = await createSandbox(client, { projectId });
      note(`${isolation} created`, before);
      const running = { sessionId: session.id, command: "node", args, logs: true };
      for await (const line of streamSessionCommand(client, running)) {
        if ("data" in line && line.stream === "stdout") note(isolation, before);
      }
      await deleteSandbox(client, { name: made.name, projectId });
    });
  }
  for (let turn = 0; turn < 53; turn++) {
    // The first ones warm up.
    if (turn === 3) for (const name of Object.keys(times)) delete times[name];
    for (const round of rounds) await round();
  }
  for (const end of ends) await end();
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, found]) => [
      [name, median(found)],
      [`${name} p99`, [...found].sort((one, other) => one - other).at(-1)],
    ]),
  );
}

function cpuOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
