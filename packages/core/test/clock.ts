import type { Clock } from "../src/client.ts";

/** A clock whose waits pass at once; `waits` says how long they were. Timers that are never due stay open. */
export interface FakeClock extends Clock {
  readonly waits: number[];
}

/** A sleep that nobody may cut short is a wait between attempts; one with a signal of its own is a time limit. */
export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let time = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    sleep: (ms, signal) => {
      if (signal) return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}
