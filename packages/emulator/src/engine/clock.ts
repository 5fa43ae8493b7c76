/** Work that waits for its time. */
interface Timer {
  cancel(): void;
}

/** The emulator's time, in milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** The present as a stamp that no other record has, so that paging by time never skips one. */
  stamp(): number;
  /**
   * Runs `job` when the clock reaches `time`; at once overdue work runs at the next turn, never within the call. A job that throws
   * has not been done: it is tried again, a second later or at the next `advance`.
   */
  at(time: number, job: () => void): Timer;
  /** Moves the clock forward and runs, in order, everything that became due. Throws what the first failing job threw, at the end. */
  advance(milliseconds: number): void;
  /** Drops all waiting work. */
  stop(): void;
}

interface Waiting {
  readonly time: number;
  readonly order: number;
  readonly job: () => void;
}

// When a job that failed is tried again, in real milliseconds.
const retryAfter = 1000;

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

  function next(except?: ReadonlySet<Waiting>): Waiting | undefined {
    let first: Waiting | undefined;
    for (const entry of waiting) {
      if (except?.has(entry)) continue;
      if (!first || entry.time < first.time || (entry.time === first.time && entry.order < first.order)) first = entry;
    }
    return first;
  }

  /** Runs what is due until `goal` moves past it, and returns the errors of what has to wait for another try. */
  function runUntil(goal: () => number, before: (entry: Waiting) => void = () => {}): unknown[] {
    const failed = new Set<Waiting>();
    const errors: unknown[] = [];
    for (let entry = next(); entry && entry.time <= goal(); entry = next(failed)) {
      before(entry);
      waiting.delete(entry);
      try {
        entry.job();
      } catch (error) {
        waiting.add(entry);
        failed.add(entry);
        errors.push(error);
      }
    }
    return errors;
  }

  function runDue(): void {
    const errors = runUntil(now);
    for (const error of errors) process.emitWarning(error instanceof Error ? error : String(error));
    arm(errors.length > 0 ? retryAfter : 0);
  }

  function arm(least = 0): void {
    clearTimeout(timeout);
    const first = manual ? undefined : next();
    if (!first) return;
    timeout = setTimeout(runDue, Math.min(Math.max(first.time - now(), least), 2 ** 31 - 1));
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
      const errors = runUntil(
        () => goal,
        ({ time }) => moveTo(Math.max(time, now())),
      );
      moveTo(goal);
      arm(errors.length > 0 ? retryAfter : 0);
      if (errors.length > 0) throw errors[0];
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
