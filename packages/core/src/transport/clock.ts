import type { Clock } from "../types/client.ts";
import { onAbort } from "./on-abort.ts";

// Longer timers fire at once; this one, 23 days, is as good as none.
const MAX_TIMER = 2e9;

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), MAX_TIMER));
  return () => clearTimeout(timer);
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const cancel = after(signal?.aborted ? 0 : ms, finish);
      const unlink = onAbort(signal, finish);
      function finish(): void {
        cancel();
        unlink();
        resolve();
      }
    }),
};

/** Monotonic milliseconds for deadlines, where the clock has them. */
export function ticks(clock: Clock): number {
  return clock.monotonic?.() ?? clock.now();
}
