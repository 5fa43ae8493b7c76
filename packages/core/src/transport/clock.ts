import type { Clock } from "../types/client.ts";

// A timer cannot be longer: it would run off at once. This one is as good as none.
const LONGEST_TIMER = 2e9;

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_TIMER));
  return () => clearTimeout(timer);
}

/** The runtime's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const cancel = after(signal?.aborted ? 0 : ms, done);
      function done(): void {
        cancel();
        signal?.removeEventListener("abort", done);
        resolve();
      }
      signal?.addEventListener("abort", done);
    }),
};

/** Milliseconds since some moment, for deadlines. */
export function ticks(clock: Clock): number {
  return clock.monotonic?.() ?? clock.now();
}
