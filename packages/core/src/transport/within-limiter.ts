import { AbortedError } from "../errors/aborted-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import type { Attempt } from "./call-state.ts";

/** Milliseconds. */
const GRACE = 100;

/**
 * The layer that lets an attempt through when the client's limiter has room for it. What becomes of the attempt counts, whatever
 * the limiter makes of that.
 */
export function withinLimiter({ call, known }: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { limiter, clock, authorization, accountHash } = call.client;
  if (!limiter) return next();
  // It has to tell accounts apart, and does not get the token for that.
  const tokenHash = async (): Promise<ArrayBuffer> =>
    accountHash(call.request.headers.authorization ?? (await authorization.account?.()));
  const { signal } = call.context.options;
  return new Promise((resolve, reject) => {
    /** The attempt was begun, or given up: what the limiter does from now on changes nothing. */
    let isDecided = false;
    const end = (): void => {
      cancel();
      signal?.removeEventListener("abort", abort);
    };
    const giveUp = (error: Error): void => {
      end();
      // Its turn may come all the same: it sends nothing any more.
      isDecided = true;
      // Whoever comes next must not wait for the same.
      authorization.giveUp?.();
      reject(error);
    };
    const abort = (): void => giveUp(new AbortedError("was aborted", { ...known, cause: signal?.reason }));
    const late = `timed out after ${call.bounds.total} ms in all (timeout.total), waiting for the limiter`;
    // A moment later: one that gives up by itself when the time is over knows more.
    const cancel = clock.after(call.deadline - clock.now() + GRACE, () => giveUp(new TimeoutError(late, known)));
    const run = (): Promise<Response> => {
      end();
      const outcome = isDecided ? Promise.reject(new AbortedError("was given up before it was sent", known)) : next();
      isDecided = true;
      outcome.then(resolve, reject);
      return outcome;
    };
    signal?.addEventListener("abort", abort);
    // What a limiter says itself counts where it let nothing through.
    const settle = (end: () => void): void => {
      if (!isDecided) end();
    };
    (async () => limiter(run, call.context, clock, call.deadline, tokenHash))()
      .then(
        (response) => settle(() => resolve(response)),
        (error: unknown) => settle(() => reject(error)),
      )
      .finally(end);
  });
}
