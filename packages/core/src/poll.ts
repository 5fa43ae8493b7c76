import type { Clock } from "./client.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { PollError } from "./errors/poll-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { harmless } from "./harmless.ts";
import { systemClock } from "./transport/clock.ts";
import { mustBeSignal } from "./transport/must.ts";

/** How far a waiter is: a plain value that can be stored and handed to another `poll`. */
export interface PollState {
  /** Unix time in ms of the first read. */
  readonly startedAt: number;
  /** How often it was read. */
  readonly polls: number;
}

/** When to stop waiting, and how to wait. */
export interface PollOptions<T> {
  /** True when what was read is what is waited for. */
  until(value: T): boolean;
  /** Says why what was read will never be what is waited for. */
  failed?: ((value: T) => string | undefined) | undefined;
  /** Time from one read to the next in ms, from the time since the start. Default 1 s up to 15 s, 5 s up to 1 min, 15 s up to 5 min, then 30 s. */
  schedule?: ((elapsed: number, state: PollState) => number) | undefined;
  /** Milliseconds since the start after which it gives up. Default never. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
  clock?: Clock | undefined;
  /** A state from `onPoll`: goes on from there. */
  state?: PollState | undefined;
  /** Called after each read, for progress or to store the state. */
  onPoll?: ((value: T, state: PollState) => void) | undefined;
}

/**
 * Reads until what is read is what is waited for.
 *
 * @returns the value that `until` accepted.
 * @throws `PollError` when `failed` names a reason, `TimeoutError`, `AbortedError`, and whatever `read` throws.
 * @example
 * ```ts
 * const ready = await poll(() => getDeployment(client, { idOrUrl }), {
 *   until: (deployment) => deployment.readyState === "READY",
 *   failed: (deployment) => (deployment.readyState === "ERROR" ? "the build failed" : undefined),
 * });
 * ```
 */
export async function poll<T>(read: () => T | PromiseLike<T>, options: PollOptions<T>): Promise<T> {
  const { until, failed, schedule = steps, timeout = Infinity, signal, clock = systemClock, onPoll } = options;
  const { startedAt, polls: before } = options.state ?? { startedAt: clock.now(), polls: 0 };
  let polls = before;
  mustBeSignal(signal);
  for (;;) {
    if (signal?.aborted) throw new AbortedError(`The wait was aborted after ${polls} reads`, { cause: signal.reason });
    const value = await read();
    polls++;
    const state: PollState = { startedAt, polls };
    if (onPoll) harmless("The onPoll of poll()", onPoll, () => onPoll(value, state));
    if (until(value)) return value;
    const reason = failed?.(value);
    if (reason) throw new PollError(`The wait is over: ${reason}`, { value });
    const elapsed = clock.now() - startedAt;
    const wait = schedule(elapsed, state);
    if (elapsed + wait > timeout) throw new TimeoutError(`The wait took longer than ${timeout} ms, ${polls} reads`, {});
    await clock.sleep(wait, signal);
  }
}

function steps(elapsed: number): number {
  if (elapsed < 15_000) return 1000;
  if (elapsed < 60_000) return 5000;
  return elapsed < 300_000 ? 15_000 : 30_000;
}
