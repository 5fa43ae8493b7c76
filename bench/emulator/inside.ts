import { setTimeout } from "node:timers/promises";
import { createClient } from "@slipway/core";
import { createDeployment, listDeployments } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";

// What one process measures of itself: node inside.ts <what> [data folder]. It prints one line of JSON.
const [what = "", dataFolder = ""] = process.argv.slice(2);
const measures: Readonly<Record<string, () => Promise<object>>> = { start, open, timers };
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
