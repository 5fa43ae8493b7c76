import { renameSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { entryBeside } from "../../../../engine/entry-beside.ts";
import { PlatformError } from "../../../../engine/platform-error.ts";
import { listed } from "../../../../isolation/machine-files.ts";
import { newId } from "../../../../store/ids.ts";
import type { Measured } from "./measure.ts";
import type { Packing } from "./pack.ts";
import type { Upload } from "./unpack.ts";

// Threads do the work that grows with the number of files: the emulator answers meanwhile.

/** So many threads at once; the last one is for what somebody waits for. */
const maxThreads = 4;

const keptFor = 2000;

interface Order {
  readonly task: Task;
  hear(message: FromThread): void;
}

const queue: Order[] = [];
const busy = new Map<Worker, Order>();
const idle = new Map<Worker, NodeJS.Timeout>();
const program = entryBeside("files", import.meta.url);

export function beside(task: Exclude<Task, { kind: "pack" }>, signal?: AbortSignal): Promise<Measured | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      for (const [thread, order] of busy) if (order.task === task) void thread.terminate();
    };
    signal?.addEventListener("abort", leave);
    order(task, (message) => {
      signal?.removeEventListener("abort", leave);
      if ("failed" in message) reject(errorOf(message.failed));
      else if ("done" in message) resolve(message.done);
    });
  });
}

/** Removes what a folder holds and nobody uses. @param isStart parts are left by a killed emulator */
export async function sweep(folder: string, isUsed: (name: string) => boolean, isStart: boolean): Promise<void> {
  const unused = listed(folder).filter((name) => (name.endsWith(".part") ? isStart : !isUsed(name)));
  const parts = unused.map((name) => {
    const part = join(folder, `${newId("gone.", 16)}.part`);
    renameSync(join(folder, name), part);
    return part;
  });
  for (const part of parts) await beside({ kind: "remove", folder: part });
}

export async function* packBeside(packing: Packing): AsyncGenerator<Uint8Array> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const messages: FromThread[] = [];
  let wake = (): void => {};
  order({ kind: "pack", packing, taken }, (message) => {
    messages.push(message);
    wake();
  });
  try {
    for (;;) {
      const message = messages.shift();
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else if ("piece" in message) {
        yield message.piece;
        Atomics.add(taken, 0, 1);
        Atomics.notify(taken, 0);
      } else if ("failed" in message) throw errorOf(message.failed);
      else return;
    }
  } finally {
    Atomics.store(taken, 0, -1);
    Atomics.notify(taken, 0);
  }
}

function order(task: Task, hear: Order["hear"]): void {
  queue.push({ task, hear });
  beginNext();
}

function beginNext(): void {
  while (busy.size < maxThreads) {
    const isLast = busy.size === maxThreads - 1;
    const at = queue.findIndex(({ task }) => !isLast || (task.kind !== "remove" && task.kind !== "measure"));
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    const [kept] = idle.keys();
    const thread = kept ?? startThread();
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    busy.set(thread, next);
    thread.ref();
    thread.postMessage(next.task);
  }
}

function startThread(): Worker {
  const thread = new Worker(program, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } });
  thread.on("message", (message: FromThread) => {
    if ("piece" in message) {
      busy.get(thread)?.hear(message);
      return;
    }
    thread.unref();
    const leave = () => idle.delete(thread) && void thread.terminate();
    idle.set(thread, setTimeout(leave, keptFor).unref());
    end(thread, message);
  });
  const lost = (error: unknown) => {
    idle.delete(thread);
    end(thread, { failed: { message: error instanceof Error ? error.message : "The thread has ended" } });
  };
  thread.on("error", lost);
  thread.on("exit", lost);
  return thread;
}

function end(thread: Worker, message: FromThread): void {
  const finished = busy.get(thread);
  busy.delete(thread);
  finished?.hear(message);
  beginNext();
}

function errorOf({ message, status, code }: Failure): Error {
  return status === undefined || code === undefined ? new Error(message) : new PlatformError(status, code, message);
}

export type Task =
  | { readonly kind: "remove"; readonly folder: string }
  | {
      readonly kind: "measure";
      readonly folders: readonly string[];
      readonly most?: Measured;
      readonly sessionId?: string | undefined;
    }
  | { readonly kind: "judge"; readonly upload: Upload }
  | { readonly kind: "unpack"; readonly upload: Upload }
  | { readonly kind: "restore"; readonly file: string; readonly folder: string }
  | { readonly kind: "copy"; readonly packing: Packing; readonly folder: string }
  | { readonly kind: "pack"; readonly packing: Packing; readonly taken: Int32Array };

export type FromThread =
  | { readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly done: Measured | undefined }
  | { readonly failed: Failure };

export interface Failure {
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
}
