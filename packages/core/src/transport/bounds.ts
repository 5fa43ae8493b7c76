import type { CallOptions, ClientOptions } from "../types/client.ts";

/** Milliseconds that one attempt may take where nobody says otherwise. */
export const ATTEMPT = 60_000;

/** Milliseconds that a whole call may take, or that a following stream is taken up again without a record. */
export const TOTAL = 300_000;

/** What bounds a call: times in ms. */
export interface Bounds {
  /** Of one attempt, and of all of them with their waits. */
  readonly attempt: number;
  readonly total: number;
  /** Of the answer of an attempt that has no clock itself. */
  readonly answer: number;
  /** Of the time from now to the end of a wait: nobody waits for a year because an answer asks for it. */
  readonly wait: number;
  /** How often it is sent at most; that a token was replaced does not count. */
  readonly attempts: number;
  /** Its body can be made anew, so that a challenge can be answered. */
  readonly isRepeatable: boolean;
  /** Retries are on, so that a token which is refused is replaced. */
  readonly isRetried: boolean;
  /** Of the first drawn wait, and of any. */
  readonly base: number;
  readonly cap: number;
}

/** A call's bounds: its own, the client's, then the defaults. How long an upload takes is not known: it has a clock only where somebody says one. */
export function boundsOf(
  client: Pick<ClientOptions, "timeout" | "retry">,
  options: CallOptions,
  isUpload: boolean,
  isOnce: boolean,
): Bounds {
  const boundFor = (option: "timeout" | "retry", name: string, fallback: number): number => {
    // The members of these two are numbers; retries that are off have none.
    const [own, shared] = [options[option], client[option]] as (Record<string, number> | undefined)[];
    return own?.[name] ?? shared?.[name] ?? fallback;
  };
  const isRetried = (options.retry ?? client.retry) !== false && !isOnce;
  return {
    attempt: boundFor("timeout", "attempt", isUpload ? Infinity : ATTEMPT),
    total: boundFor("timeout", "total", isUpload ? Infinity : TOTAL),
    answer: boundFor("timeout", "attempt", ATTEMPT),
    wait: boundFor("timeout", "total", TOTAL),
    isRepeatable: !isOnce,
    isRetried,
    attempts: isRetried ? boundFor("retry", "attempts", 4) : 1,
    base: boundFor("retry", "base", 500),
    cap: boundFor("retry", "cap", 30_000),
  };
}
