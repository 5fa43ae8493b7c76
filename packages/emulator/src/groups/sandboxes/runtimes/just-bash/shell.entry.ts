import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { partsOf } from "../../text-parts.ts";
import type { FromShell, ShellLine, ShellPlace, ShellResult, ToShell } from "./messages.ts";

// The process of a session's shell. Each command that runs has a thread of its own, and this one is never busy: so it hears what it is
// told whatever they do, sees how much memory they have, and ends with the emulator.

/** How often the memory is looked at, in ms. */
const often = 50;

/** The exit code of a command that is ended by force. */
const killed = 137;

// The emulator made it.
const place = JSON.parse(process.argv[2] ?? "") as ShellPlace;
const program = new URL(import.meta.url.replace(/shell\.entry(\.\w+)$/, "command.entry$1"));
/** The commands that run, by their threads. */
const running = new Map<Worker, number>();
/** One that has loaded the shell, and waits for a command. */
let idle: Worker | undefined;
/** Who waits until a piece of a command's output is taken. */
const waiting = new Map<number, () => void>();

setInterval(() => {
  if (process.memoryUsage.rss() > place.memory * 1024 ** 2) endHere();
}, often);

const heard = createInterface({ input: process.stdin });
heard.on("close", endHere);
heard.on("line", (line) => {
  // The emulator wrote it.
  const message: ToShell = JSON.parse(line);
  if ("run" in message) begin(message.id, message.run);
  else if ("kill" in message) threadOf(message.id)?.terminate();
  else waiting.get(message.id)?.();
});

/** By force: an exit waits for what the threads are at. */
function endHere(): void {
  process.kill(process.pid, "SIGKILL");
}

function begin(id: number, line: ShellLine): void {
  const thread = idle ?? makeThread();
  idle = undefined;
  running.set(thread, id);
  thread.postMessage(line);
}

function makeThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: place.memory };
  // What it prints would be taken for what this process says.
  const thread = new Worker(program, { workerData: place, resourceLimits, stdout: true, stderr: true });
  thread.on("message", (result: ShellResult) => {
    end(thread, result);
    if (idle) void thread.terminate();
    else idle = thread;
  });
  thread.on("error", (error: unknown) => {
    const stderr = `The shell has failed: ${error instanceof Error ? error.message : String(error)}\n`;
    end(thread, { stdout: "", stderr, exitCode: killed });
  });
  thread.on("exit", () => {
    if (idle === thread) idle = undefined;
    end(thread, { stdout: "", stderr: "", exitCode: killed });
  });
  return thread;
}

function threadOf(id: number): Worker | undefined {
  return [...running].find((each) => each[1] === id)?.[0];
}

/** What a command came to; of a thread that is idle, or has said it, nothing. */
function end(thread: Worker, { stdout, stderr, exitCode }: ShellResult): void {
  const id = running.get(thread);
  if (id === undefined) return;
  running.delete(thread);
  void (async () => {
    await send(id, "stdout", stdout);
    await send(id, "stderr", stderr);
    tell({ id, exitCode });
  })();
}

async function send(id: number, stream: "stdout" | "stderr", text: string): Promise<void> {
  let sent = 0;
  for (const data of partsOf(text, place.longestPart)) {
    if (sent >= place.mostOutput) break;
    sent += data.length;
    const taken = new Promise<void>((resolve) => waiting.set(id, resolve));
    tell({ id, output: { stream, data } });
    await taken;
  }
  waiting.delete(id);
}

function tell(message: FromShell): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
