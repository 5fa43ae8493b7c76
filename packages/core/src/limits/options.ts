import { checkOptions, count, type Kinds, notBlank } from "../wire/check-options.ts";
import type { LimiterStore } from "./store.ts";

/** How careful the limiter is, and with whom it shares what it knows. */
export interface LimiterOptions {
  /** How many attempts may be under way on a bucket whose limit is not known yet. Default 4. */
  readonly concurrency?: number | undefined;
  /** How many attempts of this limiter's clients may be under way at the same time, over all routes; first come, first served. Default: no bound. */
  readonly maxInFlight?: number | undefined;
  /**
   * Keeps what is known of the buckets for all processes that use it, such as a Redis.
   * While it is away or takes longer than a second, each process keeps to its part of the limits by itself. Default: none, this process alone.
   */
  readonly store?: LimiterStore | undefined;
  /** Whose limits these are: any text, stored as a hash, for tokens that change and belong to one account. Default: each token has its own. */
  readonly account?: string | undefined;
  /** Called, once each time, when the store went away. Default: a line on `console.warn`, once. */
  readonly onStoreError?: ((error: unknown) => void) | undefined;
}

const kinds: Kinds<LimiterOptions> = {
  concurrency: `${count} or Infinity`,
  maxInFlight: `${count} or Infinity`,
  store: "a LimiterStore, an object with replace()",
  account: notBlank,
  onStoreError: "a function",
};

export function checkLimiterOptions(options: LimiterOptions): void {
  checkOptions(options, kinds);
}
