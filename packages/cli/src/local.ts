import { spawn } from "node:child_process";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { ClientOptions } from "@slipway/core";
import { CommandError, type Io, usageError } from "./context.ts";
import { emulatorCommand, isOnThisMachine } from "./this-machine.ts";

export interface Target {
  readonly baseUrl?: string | undefined;
  readonly team?: string | undefined;
  readonly token?: ClientOptions["token"];
  readonly variable: string;
}

interface Running {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
}

const variable = "SLIPWAY_EMULATOR_TOKEN";
const PATIENCE = { answer: 2000, start: 30_000 };

/** Finds an emulator: at a URL, a running one, or a new one that keeps running. A dry run starts none. */
export async function localTarget(
  { env }: Io,
  url: string,
  isTrial: boolean,
  note: (text: string) => void,
): Promise<Target> {
  const folder = join(env.XDG_STATE_HOME?.trim() || join(env.HOME ?? homedir(), ".local", "state"), "slipway");
  const running = await runningOf(folder);
  if (url) {
    if (!isOnThisMachine(url))
      throw usageError(`--local=${url} is not on this machine: it takes http://127.0.0.1 or localhost, with a port.`);
    const token = env[variable]?.trim() || (running?.url === url ? running.token : undefined);
    if (!token)
      throw usageError(`Give the token of the emulator at ${url} in ${variable}. No other token is sent there.`);
    return { baseUrl: url, token, variable };
  }
  if (running && (await isAnswering(running.url))) return emulatorTarget(running);
  if (isTrial) {
    note("No emulator runs: http://localhost stands for its address.");
    return { baseUrl: "http://localhost", variable };
  }
  const started = await startEmulator(folder, env);
  if ("pid" in started) {
    const data = join(folder, "emulator");
    note(`Started an emulator at ${started.url}, with its data in ${data}. It runs until kill ${started.pid}.`);
    return emulatorTarget(started);
  }
  // Another command may have started it concurrently, and the data folder takes one emulator.
  for (const until = Date.now() + PATIENCE.answer; Date.now() < until; await delay(100)) {
    const other = await runningOf(folder);
    if (other && (await isAnswering(other.url))) return emulatorTarget(other);
  }
  throw new CommandError(`The emulator did not start. ${started.output}`);
}

function emulatorTarget({ url, token }: Running): Target {
  return { baseUrl: url, token, variable };
}

async function runningOf(folder: string): Promise<Running | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, "running.json"), "utf8"));
  } catch {
    return undefined;
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(PATIENCE.answer) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok === true;
}

async function startEmulator(folder: string, env: Io["env"]): Promise<Running | { readonly output: string }> {
  await mkdir(join(folder, "emulator"), { recursive: true, mode: 0o700 });
  const { SLIPWAY_TOKEN: _, VERCEL_TOKEN: __, ...harmless } = env;
  const args = [emulatorCommand(), "--data", join(folder, "emulator")];
  const child = spawn(process.execPath, args, { detached: true, stdio: ["ignore", "pipe", "pipe"], env: harmless });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += String(chunk);
  });
  const signal = AbortSignal.timeout(PATIENCE.start);
  signal.addEventListener("abort", () => child.kill(), { once: true });
  for await (const line of createInterface(child.stdout)) {
    const [, url, token] = /at (\S+) with token (\S+)/.exec(line) ?? [];
    if (!url || !token || child.pid === undefined) continue;
    const running = { url, token, pid: child.pid };
    // Written atomically, because another command may read it.
    const file = join(folder, "running.json");
    await writeFile(`${file}.${child.pid}`, JSON.stringify(running), { mode: 0o600 });
    await rename(`${file}.${child.pid}`, file);
    child.stdout.destroy();
    child.stderr.destroy();
    child.unref();
    return running;
  }
  return { output: output.trim() };
}
