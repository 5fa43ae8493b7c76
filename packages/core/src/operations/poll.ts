import { AbortedError, TimeoutError } from "../errors/abort-errors.ts";
import { InputError, isFunction, must } from "../errors/input-error.ts";
import { PollError, type PollState } from "../errors/poll-error.ts";
import { isTransientError } from "../errors/transient-error.ts";
import { harmless } from "../middleware/harmless.ts";
import { abortWith, onAbort, systemClock, ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import { amount, checkOptions, clockKind, type Kinds, signalKind } from "../wire/check-options.ts";

/** Options of `poll()`. */
export interface PollOptions<T> {
  /** Tells whether a value ends the wait. */
  until(value: T): boolean;
  /** Returns the reason why the wait cannot succeed any more. */
  failed?: ((value: T) => string | undefined) | undefined;
  /** Milliseconds until the next read, by the time since the start. Default 1 s up to 15 s, 5 s up to 1 min, 15 s up to 5 min, then 30 s. */
  schedule?: ((elapsed: number, state: PollState) => number) | undefined;
  /** Milliseconds until the wait is given up, also during a read; a last read comes a second before. Default an hour; `Infinity`: never. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
  clock?: Clock | undefined;
  /** State from `onPoll` of an earlier wait, which is continued. */
  state?: PollState | undefined;
  /** Called after each read, for progress or to store the state. Its errors do no harm. */
  onPoll?: ((value: T, state: PollState) => void) | undefined;
}

const HOUR = 3_600_000;

/** Time between an extra last read and the timeout, in ms; at most a quarter of the timeout. */
const LAST_LOOK = 1000;

const kinds: Kinds<PollOptions<unknown>> = {
  until: "a function",
  failed: "a function",
  schedule: "a function",
  timeout: amount,
  signal: signalKind,
  clock: clockKind,
  state: { startedAt: amount, polls: amount },
  onPoll: "a function",
};

/**
 * Reads until a value is accepted. Temporary failures are followed by the next read.
 *
 * @param read gets a signal that aborts when the wait is over: hand it on, and a read that hangs ends with it.
 * @returns the value that `until` accepted.
 * @throws `PollError` when `failed` names a reason, `InputError` for a `schedule` that gives no time, `AbortedError`, whatever `read`
 * throws that will not pass, and `TimeoutError`, whose cause is a `PollError` with the last `value`, the `state` to go on from, and why the
 * last read failed.
 * @example
 * ```ts
 * const ready = await poll((signal) => getDeployment(client, { idOrUrl }, { signal }), {
 *   until: (deployment) => deployment.readyState === "READY",
 *   failed: (deployment) => (deployment.readyState === "ERROR" ? "the build failed" : undefined),
 * });
 * ```
 */
export async function poll<T>(read: (signal: AbortSignal) => T | PromiseLike<T>, options: PollOptions<T>): Promise<T> {
  checkOptions(options, kinds);
  const { until, failed, schedule = defaultSchedule, timeout = HOUR, signal, clock = systemClock, onPoll } = options;
  must(until, "until", "be a function");
  const { startedAt, polls } = options.state ?? { startedAt: clock.now(), polls: 0 };
  const beganAt = ticks(clock) - Math.max(0, clock.now() - startedAt);
  let state: PollState = { startedAt, polls };
  let value: T | undefined;
  let problem: unknown;
  const over = new AbortController();
  const lastLook = Math.min(LAST_LOOK, timeout / 4);
  const unlink = abortWith(over, signal);

  const timeoutError = (): TimeoutError => {
    const last = new PollError(`The last of ${state.polls} reads did not meet the condition`, {
      value,
      state,
      cause: problem,
    });
    // `Object()` makes any value readable.
    const { message, cause } = Object(problem) as Partial<Error>;
    // Only this wait aborts `over`.
    const isOurs = over.signal.aborted && cause === over.signal.reason;
    const text = isOurs ? message?.replace("was aborted", "had no response yet") : message;
    const why = text ? `; the last one failed: ${text}` : "";
    return new TimeoutError(`The wait took longer than ${timeout} ms, ${state.polls} reads${why}`, { cause: last });
  };
  const abortedError = (): AbortedError =>
    new AbortedError(`The wait was aborted after ${state.polls} reads`, { cause: signal?.reason });

  const readOnce = (): Promise<T> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const abort = (): void => reject(abortedError());
      const expire = (): void => {
        isLate = true;
        // An aborted read may fail with a better reason, but is not waited for.
        over.abort();
        systemClock.after(0, () => reject(timeoutError()));
      };
      const fail = (error: unknown): void => {
        if (isLate) problem = error;
        else reject(error);
      };
      const cancel = clock.after(timeout - (ticks(clock) - beganAt), expire);
      const unlink = onAbort(signal, abort);
      // A synchronous error is a failed read, too.
      const reading = (async () => read(over.signal))();
      reading.then(resolve, fail).finally(() => {
        cancel();
        unlink();
      });
    });

  try {
    for (;;) {
      if (signal?.aborted) throw abortedError();
      try {
        const latest = await readOnce();
        value = latest;
        problem = undefined;
        state = { startedAt, polls: state.polls + 1 };
        if (onPoll) harmless("The onPoll of poll()", onPoll, () => onPoll(latest, state));
        if (requireSync("until", until(latest))) return latest;
        const reason = failed && requireSync("failed", failed(latest));
        if (reason) throw new PollError(`The wait is over: ${reason}`, { value, state });
      } catch (error) {
        if (signal?.aborted || !isTransientError(error)) throw error;
        problem = error;
      }
      const elapsed = ticks(clock) - beganAt;
      const wait = schedule(elapsed, state);
      if (!(wait >= 0)) throw new InputError("schedule must return milliseconds to wait", { parameter: "schedule" });
      const remaining = timeout - elapsed;
      if (wait > remaining && remaining <= lastLook) {
        await clock.sleep(Math.max(remaining, 0), signal);
        throw timeoutError();
      }
      await clock.sleep(wait > remaining ? remaining - lastLook : wait, signal);
    }
  } finally {
    unlink();
    over.abort();
  }
}

/** Refuses a promise, which is truthy whatever its value. */
function requireSync<T>(name: string, answer: T): T {
  must(!isFunction((Object(answer) as Partial<PromiseLike<unknown>>).then), name, "return its value, not a promise");
  return answer;
}

function defaultSchedule(elapsed: number): number {
  if (elapsed < 15_000) return 1000;
  if (elapsed < 60_000) return 5000;
  return elapsed < 300_000 ? 15_000 : 30_000;
}
