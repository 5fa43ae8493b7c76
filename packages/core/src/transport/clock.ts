import type { Clock } from "../client.ts";

// A timer cannot be longer: it would run off at once. This one is as good as none.
const LONGEST_TIMER = 2e9;

/** The runtime's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, signal?.aborted ? 0 : Math.min(Math.max(0, ms), LONGEST_TIMER));
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", done);
        resolve();
      }
      signal?.addEventListener("abort", done);
    }),
};
