import { setTimeout as pause } from "node:timers/promises";

/** Writes what has happened already, as soon as the disk takes it: who waits for it must not wait for ever. */
export async function untilWritten(write: () => void, closing: AbortSignal): Promise<void> {
  for (;;) {
    try {
      write();
      return;
    } catch (error) {
      // The next start finds out what became of it.
      if (closing.aborted) return;
      process.emitWarning(error instanceof Error ? error : String(error));
      await pause(250, undefined, { signal: closing }).catch(() => {});
    }
  }
}
