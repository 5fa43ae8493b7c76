import { amount, checkOptions, type Kinds } from "../errors/check-options.ts";
import { must } from "../errors/must.ts";
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
  /**
   * Whose limits these are: any text, which is stored as a hash. For tokens that change and belong to one account all the same.
   * Default: each token has its own.
   */
  readonly account?: string | undefined;
  /** Called, once each time, when the store went away. Default: a line on `console.warn`, once. */
  readonly onStoreError?: ((error: unknown) => void) | undefined;
}

const kinds: Kinds<LimiterOptions> = {
  concurrency: amount,
  maxInFlight: amount,
  store: "a LimiterStore, an object with replace()",
  account: "text",
  onStoreError: "a function",
};

/** @throws `InputError` that names the option. */
export function checkLimiterOptions(options: LimiterOptions): void {
  checkOptions(options, kinds);
  const { concurrency = 1, maxInFlight = 1, account } = options;
  for (const [name, count] of Object.entries({ concurrency, maxInFlight })) {
    must(count >= 1 && (count === Infinity || Number.isInteger(count)), name, "be a whole number from 1 on");
  }
  must(account !== "", "account", "not be empty");
}
