import type { Clock } from "../src/types/client.ts";

/** A clock whose waits pass at once; `waits` says how long they were. Its time limits never run out. */
export interface FakeClock extends Clock {
  readonly waits: number[];
}

export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let time = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    after: () => () => {},
    sleep: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}
