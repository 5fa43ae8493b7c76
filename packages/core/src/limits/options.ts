import { isFunction, must } from "../errors/must.ts";
import type { LimiterStore } from "./store.ts";

/** How careful the limiter is, and with whom it shares what it knows. */
export interface LimiterOptions {
  /** How many attempts may be under way on a bucket that has not told its limit yet. Default 4. */
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
  /** Is told, once each time, that the store went away. Default: a line on `console.warn`, once. */
  readonly onStoreError?: ((error: unknown) => void) | undefined;
}

const names = ["concurrency", "maxInFlight", "store", "account", "onStoreError"];

/** @throws `InputError` that names the option. */
export function checkOptions(options: LimiterOptions): void {
  const { concurrency, maxInFlight, store, account, onStoreError } = options;
  for (const name of Object.keys(options)) {
    must(names.includes(name), name, `be left out: there is no such option (${names.join(", ")})`);
  }
  must(isCount(concurrency), "concurrency", "be a whole number from 1 on");
  must(isCount(maxInFlight), "maxInFlight", "be a whole number from 1 on");
  must(
    store === undefined || isFunction(Object(store).replace),
    "store",
    "be a LimiterStore: an object with replace()",
  );
  must(account === undefined || (typeof account === "string" && account), "account", "be a text that is not empty");
  must(onStoreError === undefined || isFunction(onStoreError), "onStoreError", "be a function");
}

function isCount(value: unknown): boolean {
  return value === undefined || value === Infinity || (Number.isInteger(value) && Number(value) >= 1);
}
