import { checkOptions, count, type Kinds, notBlank } from "../wire/check-options.ts";
import type { LimiterStore } from "./store.ts";

/** Options of `limiter()`. */
export interface LimiterOptions {
  /** Attempts in flight per bucket while its limit is unknown. Default 4. */
  readonly concurrency?: number | undefined;
  /** Attempts in flight over all routes of this limiter's clients, first come, first served. Default: no bound. */
  readonly maxInFlight?: number | undefined;
  /**
   * Shares buckets between processes, e.g. by Redis. If it is gone or takes longer than a second, each process keeps to its part.
   * Default: none.
   */
  readonly store?: LimiterStore | undefined;
  /** Name of the account, stored as a hash, for tokens that change but belong together. Default: each token is an account. */
  readonly account?: string | undefined;
  /** Called each time the store becomes unreachable. Default: one line on `console.warn`. */
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
