/** Work that waits for its time. */
interface Timer {
  cancel(): void;
}

/** The emulator's time, in milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** The present as a stamp that no other record has, so that paging by time never skips one. */
  stamp(): number;
  /** Runs `job` when the clock reaches `time`; at once overdue work runs at the next turn, never within the call. */
  at(time: number, job: () => void): Timer;
  /** Moves the clock forward and runs, in order, everything that became due. */
  advance(milliseconds: number): void;
  /** Drops all waiting work. */
  stop(): void;
}

interface Waiting {
  readonly time: number;
  readonly order: number;
  readonly job: () => void;
}

/**
 * A clock that follows real time, or stands still until it is advanced.
 *
 * @param options `manual`: time moves only by `advance`. `start`: the first moment of a manual clock in ms; default: now.
 *   `notBefore`: a moment in ms that lies behind already, because records of an earlier run have it.
 */
export function createClock(
  options: { readonly manual?: boolean; readonly start?: number; readonly notBefore?: number } = {},
): Clock {
  const manual = options.manual === true;
  const waiting = new Set<Waiting>();
  const first = Math.max(options.start ?? Date.now(), options.notBefore ?? 0);
  let standing = first;
  let ahead = Math.max(first - Date.now(), 0);
  let orders = 0;
  let lastStamp = options.notBefore ?? 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function now(): number {
    return manual ? standing : Date.now() + ahead;
  }

  function next(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const entry of waiting) {
      if (!first || entry.time < first.time || (entry.time === first.time && entry.order < first.order)) first = entry;
    }
    return first;
  }

  function runDue(): void {
    for (let entry = next(); entry && entry.time <= now(); entry = next()) {
      waiting.delete(entry);
      entry.job();
    }
    arm();
  }

  function arm(): void {
    clearTimeout(timeout);
    const first = manual ? undefined : next();
    if (!first) return;
    timeout = setTimeout(runDue, Math.min(Math.max(first.time - now(), 0), 2 ** 31 - 1));
    timeout.unref();
  }

  return {
    now,
    stamp() {
      lastStamp = Math.max(now(), lastStamp + 1);
      return lastStamp;
    },
    at(time, job) {
      const entry = { time, order: orders++, job };
      waiting.add(entry);
      arm();
      return {
        cancel() {
          waiting.delete(entry);
        },
      };
    },
    advance(milliseconds) {
      if (!(milliseconds >= 0)) throw new RangeError(`clock.advance: ${milliseconds} is no number of milliseconds ≥ 0`);
      const goal = now() + milliseconds;
      // Work that schedules further work within the span sees the moment at which it was due, not the end of the span.
      for (let entry = next(); entry && entry.time <= goal; entry = next()) {
        waiting.delete(entry);
        moveTo(Math.max(entry.time, now()));
        entry.job();
      }
      moveTo(goal);
      arm();
    },
    stop() {
      waiting.clear();
      clearTimeout(timeout);
    },
  };

  function moveTo(time: number): void {
    if (manual) standing = time;
    else ahead += Math.max(time - now(), 0);
  }
}
