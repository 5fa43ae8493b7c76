import { AbortedError, TimeoutError } from "../errors/abort-errors.ts";
import { isFunction, must } from "../errors/input-error.ts";
import type { Attempt } from "../transport/call-state.ts";
import { onAbort, ticks } from "../transport/clock.ts";
import type { Limiter, LimiterLayer } from "../types/client.ts";

/** Milliseconds after the deadline, in which a limiter may give up by itself with a better error. */
const GRACE = 100;

/**
 * Makes a layer of your own limiter (`limiter()` uses this, too), which runs an attempt when there is room. The attempt's outcome counts,
 * whatever the limiter makes of it.
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
  // The limiter tells accounts apart by a hash, and never sees the token.
  const tokenHash = async (): Promise<ArrayBuffer> =>
    hash(call.request.headers.authorization ?? (await authorization.account?.()));
  const { signal } = call.context.options;
  return new Promise((resolve, reject) => {
    /** Set when the attempt started or was given up; the limiter's later calls change nothing. */
    let isDecided = false;
    const end = (): void => {
      cancel();
      unlink();
    };
    const giveUp = (error: Error): void => {
      end();
      isDecided = true;
      // The next call must not wait for the same look-up.
      authorization.giveUp?.();
      reject(error);
    };
    const abort = (): void => giveUp(new AbortedError("was aborted", { ...facts, cause: signal?.reason }));
    const late = `timed out after ${call.bounds.total} ms in all (timeout.total), waiting for the limiter`;
    const remaining = call.deadline - ticks(clock);
    const cancel = clock.after(remaining + GRACE, () => giveUp(new TimeoutError(late, facts)));
    const run = (): Promise<Response> => {
      end();
      const outcome = isDecided ? Promise.reject(new AbortedError("was aborted before it was sent", facts)) : next();
      isDecided = true;
      outcome.then(resolve, reject);
      return outcome;
    };
    const unlink = onAbort(signal, abort);
    // A limiter's own result counts only without an attempt.
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

/** Hashes accounts. The last hash is cached, which keeps concurrent calls in order. */
function accountHash(): AccountHash {
  let last: { readonly account: string | undefined; readonly hash: Promise<ArrayBuffer> } | undefined;
  return (account) => {
    if (!last || last.account !== account) {
      last = { account, hash: crypto.subtle.digest("SHA-256", new TextEncoder().encode(account)) };
    }
    return last.hash;
  };
}

/** The first 128 bits of a SHA-256, in hexadecimal: enough to tell values apart, and nothing leads back to them. */
export function shortHash(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hashOf(text: string): Promise<string> {
  return shortHash(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
