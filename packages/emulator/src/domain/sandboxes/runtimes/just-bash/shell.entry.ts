import { Worker } from "node:worker_threads";
import { partsOf } from "../../text-parts.ts";
import {
  type FromShell,
  linesOf,
  type ShellLine,
  type ShellResult,
  type ShellSettings,
  type ToShell,
} from "./messages.ts";

// The process of a session's shell. Each command that runs has a thread of its own, and this one is never busy: so it hears what it is
// told whatever they do, sees how much memory they have, and ends with the emulator.

const often = 50;

// The emulator made it.
const settings = JSON.parse(process.argv[2] ?? "") as ShellSettings;
const program = new URL(import.meta.url.replace(/shell\.entry(\.\w+)$/, "command.entry$1"));
const running = new Map<Worker, number>();
const queue: { readonly id: number; readonly line: ShellLine }[] = [];
let idle: Worker | undefined;
const waiting = new Map<number, () => void>();

setInterval(() => {
  if (process.memoryUsage.rss() > settings.memory * 1024 ** 2) endHere();
}, often);

void listen().finally(endHere);

async function listen(): Promise<void> {
  for await (const line of linesOf(process.stdin.setEncoding("utf8"), Number.POSITIVE_INFINITY)) {
    const message: ToShell = JSON.parse(line);
    if ("run" in message) {
      queue.push({ id: message.id, line: message.run });
      beginNext();
    } else if ("kill" in message) {
      kill(message.id);
    } else {
      waiting.get(message.id)?.();
    }
  }
}

function endHere(): void {
  process.kill(process.pid, "SIGKILL");
}

function beginNext(): void {
  while (running.size < settings.maxThreads) {
    const next = queue.shift();
    if (!next) return;
    try {
      const thread = idle ?? makeThread();
      idle = undefined;
      running.set(thread, next.id);
      thread.postMessage(next.line);
    } catch (error) {
      void answer(next.id, failed(error));
    }
  }
}

function kill(id: number): void {
  const at = queue.findIndex((each) => each.id === id);
  if (at >= 0) {
    queue.splice(at, 1);
    tell({ id, killed: true });
  } else {
    for (const [thread, its] of running) if (its === id) void thread.terminate();
  }
}

function makeThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: settings.memory };
  // Captured: the thread's output would pass for messages of this process.
  const thread = new Worker(program, { workerData: settings, resourceLimits, stdout: true, stderr: true });
  thread.on("message", (result: ShellResult) => {
    const id = commandThatEnds(thread);
    if (idle) void thread.terminate();
    else idle = thread;
    if (id !== undefined) void answer(id, result);
    beginNext();
  });
  thread.on("error", (error: unknown) => {
    const id = commandThatEnds(thread);
    if (id !== undefined) void answer(id, failed(error));
  });
  thread.on("exit", () => {
    if (idle === thread) idle = undefined;
    const id = commandThatEnds(thread);
    if (id !== undefined) tell({ id, killed: true });
    beginNext();
  });
  return thread;
}

function commandThatEnds(thread: Worker): number | undefined {
  const id = running.get(thread);
  running.delete(thread);
  return id;
}

function failed(error: unknown): ShellResult {
  const why = error instanceof Error ? error.message : String(error);
  return { stdout: "", stderr: `The shell has failed: ${why}\n`, exitCode: 137 };
}

async function answer(id: number, { stdout, stderr, exitCode }: ShellResult): Promise<void> {
  await send(id, "stdout", stdout);
  await send(id, "stderr", stderr);
  tell({ id, exitCode });
}

async function send(id: number, stream: "stdout" | "stderr", text: string): Promise<void> {
  let total = 0;
  for (const data of partsOf(text, settings.maxPartLength)) {
    if (total >= settings.maxOutput) break;
    total += data.length;
    const acknowledged = new Promise<void>((resolve) => waiting.set(id, resolve));
    tell({ id, output: { stream, data } });
    await acknowledged;
  }
  waiting.delete(id);
}

function tell(message: FromShell): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
