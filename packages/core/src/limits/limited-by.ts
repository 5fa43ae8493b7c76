import { AbortedError } from "../errors/aborted-error.ts";
import { isFunction, must } from "../errors/must.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import type { Attempt } from "../transport/call-state.ts";
import { ticks } from "../transport/clock.ts";
import { onAbort } from "../transport/on-abort.ts";
import type { Limiter, LimiterLayer } from "../types/client.ts";

/** Milliseconds. */
const GRACE = 100;

/**
 * Makes the layer of a limiter of your own (`limiter()` has this around it): it lets an attempt through when there is room. What becomes of
 * the attempt counts, whatever the limiter makes of that.
 *
 * @example
 * ```ts
 * const client = createClient({ limiter: limitedBy((attempt) => queue.add(attempt)) });
 * ```
 */
export function limitedBy(limiter: Limiter): LimiterLayer {
  must(isFunction(limiter), "limiter", "be a function");
  const hash = accountHash();
  return { around: (attempt: Attempt, next) => runLimited(limiter, hash, attempt, next) };
}

function runLimited(
  limiter: Limiter,
  hash: AccountHash,
  { call, facts }: Attempt,
  next: () => Promise<Response>,
): Promise<Response> {
  const { clock, authorization } = call.client;
  // It has to tell accounts apart, and does not get the token for that.
  const tokenHash = async (): Promise<ArrayBuffer> =>
    hash(call.request.headers.authorization ?? (await authorization.account?.()));
  const { signal } = call.context.options;
  return new Promise((resolve, reject) => {
    /** The attempt was begun, or given up: what the limiter does from now on changes nothing. */
    let isDecided = false;
    const end = (): void => {
      cancel();
      unlink();
    };
    const giveUp = (error: Error): void => {
      end();
      // It may be granted all the same: it sends nothing any more.
      isDecided = true;
      // Whoever comes next must not wait for the same.
      authorization.giveUp?.();
      reject(error);
    };
    const abort = (): void => giveUp(new AbortedError("was aborted", { ...facts, cause: signal?.reason }));
    const late = `timed out after ${call.bounds.total} ms in all (timeout.total), waiting for the limiter`;
    // A moment later: one that gives up by itself when the time is over knows more.
    const remaining = call.deadline - ticks(clock);
    const cancel = clock.after(remaining + GRACE, () => giveUp(new TimeoutError(late, facts)));
    const run = (): Promise<Response> => {
      end();
      const outcome = isDecided ? Promise.reject(new AbortedError("was given up before it was sent", facts)) : next();
      isDecided = true;
      outcome.then(resolve, reject);
      return outcome;
    };
    const unlink = onAbort(signal, abort);
    // What a limiter says itself counts where it let nothing through.
    const settle = (end: () => void): void => {
      if (!isDecided) end();
    };
    (async () => limiter(run, call.context, clock, clock.now() + remaining, tokenHash))()
      .then(
        (response) => settle(() => resolve(response)),
        (error: unknown) => settle(() => reject(error)),
      )
      .finally(end);
  });
}

type AccountHash = (account: string | undefined) => Promise<ArrayBuffer>;

/** Makes the hash of a client's accounts. The last one is remembered: calls at the same time keep their order. */
function accountHash(): AccountHash {
  let last: { readonly account: string | undefined; readonly hash: Promise<ArrayBuffer> } | undefined;
  return (account) => {
    if (!last || last.account !== account) {
      last = { account, hash: crypto.subtle.digest("SHA-256", new TextEncoder().encode(account)) };
    }
    return last.hash;
  };
}
