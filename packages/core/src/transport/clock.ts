import type { Clock } from "../client.ts";

// Timers cannot be longer: they would run off at once.
const LONGEST_TIMER = 2e9;

/** The runtime's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = ms > LONGEST_TIMER ? undefined : setTimeout(done, Math.max(0, ms));
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", done);
        resolve();
      }
      signal?.addEventListener("abort", done);
    }),
};
