/** Everything that the decision about another attempt depends on. */
export interface Situation {
  /** Attempts made, at least 1, and how many there may be. */
  readonly attempt: number;
  readonly attempts: number;
  /** Status of the answer; absent when there was none. */
  readonly status: number | undefined;
  /** There was no answer, or it broke off. */
  readonly lost: boolean;
  /** The runtime says that this attempt found no connection. */
  readonly unsent: boolean;
  /** Sending the request twice does what sending it once does. */
  readonly safe: boolean;
  /** The body can be sent again. */
  readonly replayable: boolean;
  /** The token comes from a function that was not asked again yet. */
  readonly renewable: boolean;
  /** Retries that the client has left. */
  readonly budget: number;
  /** Milliseconds that the API asks to wait. */
  readonly asked: number | undefined;
  /** Milliseconds until the total clock runs out. */
  readonly left: number;
  /** Bounds of a drawn wait, ms. */
  readonly base: number;
  readonly cap: number;
  /** From 0 up to 1. */
  readonly random: number;
}

// A 501 will not be implemented by asking again.
const TRANSIENT = /^(408|429|5(?!01)..)$/;

/**
 * Decides whether a failed attempt is followed by another one. The rules are read from the top.
 *
 * @returns milliseconds to wait first; undefined to stop.
 */
export function decide(now: Situation): number | undefined {
  const { status, attempt } = now;
  // A body that was read is gone.
  if (!now.replayable) return undefined;
  // A refused token is replaced once.
  if (status === 401 && now.renewable) return 0;
  // Only what may go differently the next time is repeated.
  if (!now.lost && !TRANSIENT.test(String(status))) return undefined;
  // What may have been done is done again only where that does no harm; a rate limit did nothing.
  if (!now.safe && !now.unsent && status !== 429) return undefined;
  // There is an end to trying.
  if (attempt >= now.attempts) return undefined;
  // A client whose calls mostly fail stops adding load.
  if (now.budget < 1) return undefined;
  // What the API asks for comes before what is drawn below a bound that doubles.
  const wait = now.asked ?? now.random * Math.min(now.cap, now.base * 2 ** (attempt - 1));
  // A wait that the total clock does not allow is not begun.
  return wait < now.left ? wait : undefined;
}
