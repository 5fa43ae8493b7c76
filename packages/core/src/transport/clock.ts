import type { Clock } from "../types/client.ts";
import { onAbort } from "./on-abort.ts";

// A timer cannot be longer: it would run off at once. This one is as good as none.
const MAX_TIMER = 2e9;

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), MAX_TIMER));
  return () => clearTimeout(timer);
}

/** The runtime's own time. */
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

/** Milliseconds since some moment, for deadlines. */
export function ticks(clock: Clock): number {
  return clock.monotonic?.() ?? clock.now();
}
