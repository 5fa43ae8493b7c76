import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { createEmulator } from "@slipway/emulator";
import { startApi } from "./api-server.ts";
import { startFaults } from "./faults/fault-server.ts";
import type { Told } from "./given.ts";
import { listenWithCors } from "./listen.ts";
import { prepare } from "./prepare.ts";
import type { Recorded } from "./recorded.ts";
import type { Runtime } from "./runtimes.ts";

export interface Run {
  readonly told: readonly Told[];
  readonly requests: readonly Recorded[];
}

const LIMIT = 300_000;

/**
 * Runs the scenario in one runtime, against servers of its own.
 *
 * @param start what `install()` gave.
 * @throws an error with what it printed when it ends before the scenario
 * does, or when neither ends in time.
 */
export async function runIn(
  runtime: Runtime,
  start: ReturnType<Runtime["install"]>,
  folder: string,
  emulate: typeof createEmulator,
): Promise<Run> {
  const token = "runtimes-token";
  const told: Told[] = [];
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  let script = "";
  const home = await listenWithCors(async (incoming, response) => {
    if (incoming.url === "/report") {
      const one: Told = JSON.parse(await text(incoming));
      if (one.step === "done") finish();
      else told.push(one);
    } else response.setHeader("content-type", incoming.url === "/main.js" ? "text/javascript" : "text/html");
    response.end(incoming.url === "/main.js" ? script : "<!doctype html><script src=/main.js></script>");
  });
  const api = await startApi(token);
  const faults = await startFaults();
  // Repositories are named after the user, who has a personal account.
  const users = [{ username: "developer", account: "hobby" as const }];
  const emulator = await emulate({ token, buildTime: 10, seed: { users } });
  const scratch = mkdtempSync(join(tmpdir(), "slipway-runtime-"));
  let child: ChildProcess | undefined;
  try {
    const places = { api: api.url, faults: faults.url, emulator: emulator.url, token, report: `${home.url}/report` };
    const file = await prepare(runtime, folder, places);
    if (runtime.form === "script") script = readFileSync(file, "utf8");
    const [program = "", ...args] = start({ file, page: `${home.url}/`, scratch });
    child = spawn(program, args, { cwd: folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    await ends(child, done, () => told.at(-1)?.step);
    return { told, requests: api.requests };
  } finally {
    if (child?.pid) killGroup(child.pid);
    await Promise.all([home.close(), api.close(), faults.close(), emulator.close()]);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function ends(child: ChildProcess, done: Promise<void>, last: () => string | undefined): Promise<void> {
  let printed = "";
  for (const output of [child.stdout, child.stderr])
    output?.on("data", (part) => (printed = `${printed}${part}`.slice(-4000)));
  const stop = new AbortController();
  const exits = once(child, "exit", { signal: stop.signal }).then(([status]) => `ended (${status})`);
  const late = new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(`is not through after ${LIMIT / 1000} s`), LIMIT);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    const wrong = await Promise.race([done, exits, late]);
    if (wrong) throw new Error(`It ${wrong}; the last step that it told was "${last() ?? "none"}".\n${printed}`);
  } finally {
    stop.abort();
    exits.catch(() => {});
  }
}

/** A browser is many processes; they form a group. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
