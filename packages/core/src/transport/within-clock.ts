import { AbortedError, TimeoutError } from "../errors/abort-errors.ts";
import type { Attempt } from "./call-state.ts";
import { onAbort, ticks } from "./clock.ts";

/** Ends an attempt by its timeout, the call's, or the user's signal, even if the layers below hang. `next` can restart the attempt's timeout. */
export function withinClock<T>(
  { call, facts, over, reason }: Attempt,
  next: (restartClock: (ms: number) => void) => Promise<T>,
): Promise<T> {
  const { clock } = call.client;
  const { signal } = call.context.options;
  return new Promise((resolve, reject) => {
    let cancel = (): void => {};
    const end = (): void => {
      cancel();
      unlink();
    };
    const giveUp = (Kind: typeof AbortedError | typeof TimeoutError, message: string, cause?: unknown): void => {
      end();
      over.abort();
      const before = reason ? `; the attempt before failed (${reason})` : "";
      reject(new Kind(message + before, { ...facts, cause }));
    };
    const abort = (): void => giveUp(AbortedError, "was aborted", signal?.reason);
    const startClock = (ms: number): void => {
      cancel();
      const remaining = call.deadline - ticks(clock);
      const spent = ms < remaining ? `${ms} ms (timeout.attempt)` : `${call.bounds.total} ms in all (timeout.total)`;
      const expire = (): void => giveUp(TimeoutError, `timed out after ${spent}`);
      if (remaining <= 0) expire();
      else cancel = clock.after(Math.min(ms, remaining), expire);
    };
    const unlink = onAbort(signal, abort);
    startClock(call.bounds.attempt);
    if (signal?.aborted) abort();
    else if (!over.signal.aborted) next(startClock).then(resolve, reject).finally(end);
  });
}
