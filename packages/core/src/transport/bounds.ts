import type { CallOptions, ClientOptions, RetryOptions, Timeouts } from "../types/client.ts";

/** Default timeout of an attempt, ms. */
export const ATTEMPT = 60_000;

/** Default timeout of a call, and of a following stream without a record, ms. */
export const TOTAL = 300_000;

/** Bounds of a call; times are in ms. */
export interface Bounds {
  /** Timeout of an attempt, and of all attempts with their waits. */
  readonly attempt: number;
  readonly total: number;
  /** Timeout of the answer to an attempt without a timeout. */
  readonly answer: number;
  /** Longest wait, whatever an answer asks for. */
  readonly wait: number;
  /** Largest number of attempts; a repetition with a new token does not count. */
  readonly attempts: number;
  /** The body can be sent again, as the answer to a challenge needs. */
  readonly isRepeatable: boolean;
  /** Retries are on, so that a refused token is replaced. */
  readonly isRetried: boolean;
  /** Upper bound of the first random wait, and of all. */
  readonly base: number;
  readonly cap: number;
}

/** The bounds of a call: its own options, the client's, then defaults. Uploads take unknown time, so they have a timeout only by an option. */
export function boundsOf(
  client: Pick<ClientOptions, "timeout" | "retry">,
  options: CallOptions,
  isUpload: boolean,
  isOnce: boolean,
): Bounds {
  const timeout = (name: keyof Timeouts, fallback: number): number =>
    options.timeout?.[name] ?? client.timeout?.[name] ?? fallback;
  // `false` is read like a record without members.
  const [own, shared] = [options.retry, client.retry] as (RetryOptions | undefined)[];
  const retry = (name: keyof RetryOptions, fallback: number): number => own?.[name] ?? shared?.[name] ?? fallback;
  const isRetried = (options.retry ?? client.retry) !== false && !isOnce;
  return {
    attempt: timeout("attempt", isUpload ? Infinity : ATTEMPT),
    total: timeout("total", isUpload ? Infinity : TOTAL),
    answer: timeout("attempt", ATTEMPT),
    wait: timeout("total", TOTAL),
    isRepeatable: !isOnce,
    isRetried,
    attempts: isRetried ? retry("attempts", 4) : 1,
    base: retry("base", 500),
    cap: retry("cap", 30_000),
  };
}
