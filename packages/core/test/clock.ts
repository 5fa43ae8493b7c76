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

/** A clock that is turned by hand. Who sleeps by it was dropped: no sleep ends. */
export function handClock(): Clock & { turn(ms: number): void } {
  let time = 0;
  const timers = new Map<() => void, number>();
  return {
    now: () => time,
    sleep: () => new Promise(() => {}),
    after: (ms, run) => {
      timers.set(run, time + ms);
      return () => void timers.delete(run);
    },
    turn: (ms) => {
      time += ms;
      for (const [run, due] of timers) if (due <= time) run();
    },
  };
}
