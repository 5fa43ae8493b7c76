import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";

/** Points of an event loop's turn at which a process may be frozen. */
const phases: readonly (() => Promise<unknown>)[] = [
  async () => {},
  () => new Promise((resolve) => setImmediate(resolve)),
  () => new Promise((resolve) => setTimeout(resolve)),
  () => stat("."),
];

/**
 * Starts a server in a process of its own. `freeze` holds this process, each time in another phase of its event loop, until the server has
 * ended the connections that it kept; a minute passes meanwhile.
 */
export async function startFreezing(how: "FIN" | "RST"): Promise<{ url: string; freeze: () => Promise<void> }> {
  const file = join(newFolder(), "ended");
  const child = fork(join(import.meta.dirname, "freezing.child.ts"), [file]);
  let time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => time);
  onTestFinished(() => {
    child.kill();
    vi.restoreAllMocks();
  });
  const [port] = await once(child, "message");
  let turn = 0;
  const freeze = async (): Promise<void> => {
    await phases[turn++ % phases.length]?.();
    child.kill(how === "FIN" ? "SIGUSR2" : "SIGHUP");
    while (!existsSync(file));
    rmSync(file);
    time += 60_000;
  };
  return { url: `http://127.0.0.1:${port}`, freeze };
}
