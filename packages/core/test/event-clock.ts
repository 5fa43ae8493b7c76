import type { Clock } from "../src/types/client.ts";

/**
 * A clock for thousands of waits: whenever nothing else is left to do, it goes to where the next of them is due. Its time limits
 * never run out.
 */
export function eventClock(start = Date.UTC(2026, 0, 1)): Clock & { runUntil<T>(done: Promise<T>): Promise<T> } {
  let time = start;
  const sleepers = new Map<() => void, number>();
  return {
    now: () => time,
    after: () => () => {},
    sleep: (ms) =>
      new Promise((resolve) => {
        sleepers.set(resolve, time + ms);
      }),
    async runUntil(done) {
      let isOver = false;
      const over = () => {
        isOver = true;
      };
      done.then(over, over);
      while (!isOver) {
        // An answer is read and handled within few turns of the event loop.
        for (let turn = 0; turn < 20 && !isOver; turn++) await new Promise((resolve) => setImmediate(resolve));
        if (!sleepers.size) continue;
        time = Math.max(time, Math.min(...sleepers.values()));
        for (const [wake, due] of sleepers) {
          if (due > time) continue;
          sleepers.delete(wake);
          wake();
        }
      }
      return done;
    },
  };
}
