import { spawn } from "node:child_process";
import { once } from "node:events";
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
 * From `createSandbox` to the first output of `node -e`, beside the same command that is spawned by hand, in interleaved rounds: ms,
 * and how much of it until the sandbox is there. An isolation that this machine cannot have is not in the answer.
 */
async function sandbox(): Promise<object> {
  const args = ["-e", "console.log('here')"];
  const times: Record<string, number[]> = {};
  const note = (name: string, from: number): void => {
    const found = times[name] ?? [];
    times[name] = found;
    found.push(performance.now() - from);
  };
  const grounds: { round(): Promise<void>; close(): Promise<void> }[] = [];
  for (const isolation of ["none", "bubblewrap"] as const) {
    const emulator = await createEmulator({ sandboxes: { runtime: "process", isolation } }).catch(() => undefined);
    if (!emulator) continue;
    const client = createClient({ baseUrl: emulator.url, token: emulator.token, allowInsecure: true });
    const { id: projectId } = await createProject(client, { name: "bench" });
    const round = async () => {
      const before = performance.now();
      const { sandbox: made, session } = await createSandbox(client, { projectId });
      note(`${isolation} created`, before);
      const running = { sessionId: session.id, command: "node", args, logs: true };
      for await (const line of streamSessionCommand(client, running)) {
        if ("data" in line && line.stream === "stdout") note(isolation, before);
      }
      await deleteSandbox(client, { name: made.name, projectId });
    };
    grounds.push({ round, close: () => emulator.close() });
  }
  for (let turn = 0; turn < 33; turn++) {
    // The first ones warm up.
    if (turn === 3) for (const name of Object.keys(times)) delete times[name];
    const before = performance.now();
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const closed = once(child, "close");
    await once(child.stdout, "data");
    note("byHand", before);
    await closed;
    for (const { round } of grounds) await round();
  }
  for (const { close } of grounds) await close();
  return Object.fromEntries(Object.entries(times).map(([name, found]) => [name, median(found)]));
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
