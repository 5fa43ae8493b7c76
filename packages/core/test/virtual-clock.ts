import { onTestFinished } from "vitest";
import type { Clock } from "../src/types/client.ts";

/**
 * A clock for many calls at the same time: it stands still while `isBusy`, and otherwise goes to where the next sleeper
 * is due.
 */
export function virtualClock(isBusy: () => boolean, start = Date.UTC(2026, 0, 1)): Clock & { sleepers(): number } {
  let time = start;
  let idle = 0;
  const sleepers = new Map<() => void, number>();
  const timer = setInterval(() => {
    idle = isBusy() ? 0 : idle + 1;
    if (idle < 15 || !sleepers.size) return;
    time = Math.max(time, Math.min(...sleepers.values()));
    for (const [wake, due] of sleepers) if (due <= time) wake();
    idle = 0;
  }, 2);
  onTestFinished(() => clearInterval(timer));
  return {
    now: () => time,
    sleepers: () => sleepers.size,
    after: (ms, run) => {
      const wake = (): void => {
        sleepers.delete(wake);
        run();
      };
      sleepers.set(wake, time + ms);
      return () => void sleepers.delete(wake);
    },
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const wake = (): void => {
          sleepers.delete(wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        if (signal?.aborted) return resolve();
        sleepers.set(wake, time + ms);
        signal?.addEventListener("abort", wake);
      }),
  };
}
