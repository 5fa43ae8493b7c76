import { AbortedError } from "../errors/aborted-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import type { Attempt } from "./call-state.ts";

/**
 * The layer that ends an attempt by its clock, by the clock of the call or by the signal of the user, whatever hangs below: a
 * `fetch` or a middleware that ignores its signal must not hold the call.
 */
export function withinClock(attempt: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { call, known, over } = attempt;
  const { clock } = call.client;
  const { signal } = call.context.options;
  return new Promise((resolve, reject) => {
    let cancel = (): void => {};
    const end = (): void => {
      cancel();
      signal?.removeEventListener("abort", abort);
    };
    const giveUp = (error: Error): void => {
      end();
      over.abort();
      reject(error);
    };
    // Who gives up while an attempt is repeated would not learn why it was.
    const before = attempt.reason ? `; the attempt before failed (${attempt.reason})` : "";
    const abort = (): void => giveUp(new AbortedError(`was aborted${before}`, { ...known, cause: signal?.reason }));
    const startClock = (ms: number): void => {
      cancel();
      const left = call.deadline - clock.now();
      const spent = ms < left ? `${ms} ms (timeout.attempt)` : `${call.bounds.total} ms in all (timeout.total)`;
      const expire = (): void => giveUp(new TimeoutError(`timed out after ${spent}${before}`, known));
      // A wait for the limiter may have taken all the time there was: then nothing is sent any more.
      if (left <= 0) expire();
      else cancel = clock.after(Math.min(ms, left), expire);
    };
    attempt.restartClock = startClock;
    startClock(call.bounds.attempt);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    else if (!over.signal.aborted) next().then(resolve, reject).finally(end);
  });
}
