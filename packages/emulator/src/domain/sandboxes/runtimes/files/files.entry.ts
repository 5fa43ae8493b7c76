import { parentPort } from "node:worker_threads";
import { PlatformError } from "../../../../engine/platform-error.ts";
import { removeFolder } from "../../../../store/files/remove-folder.ts";
import type { Failure, FromThread, Task } from "./beside.ts";
import { type Measured, measure } from "./measure.ts";
import { type Packing, pack } from "./pack.ts";
import { copy, restore } from "./restore.ts";
import { judge, unpack } from "./unpack.ts";

// A thread that does one task after the other, and waits for the disk without keeping anybody else.

const maxUnacknowledged = 4;

parentPort?.on("message", async (task: Task) => {
  try {
    say({ done: await carryOut(task) });
  } catch (error) {
    say({ failed: failureOf(error) });
  }
});

function say(message: FromThread): void {
  parentPort?.postMessage(message, "piece" in message ? [message.piece.buffer] : []);
}

async function carryOut(task: Task): Promise<Measured | undefined> {
  if (task.kind === "measure") return measure(task.folders, task.most, task.sessionId);
  if (task.kind === "judge") return judge(task.upload);
  if (task.kind === "remove") await removeFolder(task.folder);
  if (task.kind === "unpack") await unpack(task.upload);
  if (task.kind === "restore") await restore(task.file, task.folder);
  if (task.kind === "copy") await copy(task.packing, task.folder);
  if (task.kind === "pack") give(task.packing, task.taken);
  return undefined;
}

function give(packing: Packing, taken: Int32Array): void {
  let sentCount = 0;
  for (const piece of pack(packing)) {
    for (;;) {
      const current = Atomics.load(taken, 0);
      if (current < 0) return;
      if (sentCount - current < maxUnacknowledged) break;
      Atomics.wait(taken, 0, current);
    }
    say({ piece });
    sentCount += 1;
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof PlatformError) return { message: error.message, status: error.status, code: error.code };
  return { message: error instanceof Error ? error.message : String(error) };
}
