import { isApiError, isRateLimitError, type RateLimitError } from "../errors/api-error.ts";
import { ticks } from "../transport/clock.ts";
import type { LimiterLayer } from "../types/client.ts";
import { checkOptions, count, type Kinds, notBlank } from "../wire/check-options.ts";
import { retryAfter } from "../wire/retry-after.ts";
import { valueAt } from "../wire/value-at.ts";
import { applyRefusal, applyReport, type Bucket, openWindow, type RateLimitReport } from "./bucket.ts";
import { hashOf, limitedBy, shortHash } from "./limited-by.ts";
import { Queues } from "./queues.ts";
import type { LimiterStore } from "./store.ts";
import { WatchedStore } from "./watched-store.ts";

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

function checkLimiterOptions(options: LimiterOptions): void {
  checkOptions(options, kinds);
}

/** Bound of the account look-up, ms; a token function that hangs is ended by the attempt. */
const MAX_LOOK_UP = 10_000;

/**
 * Delays requests instead of having them refused: learns the platform's rate limits from 429s and rate limit headers. Buckets are kept per
 * token, by the name that a 429 gives, else by route. Requests that could not be granted in time are sent at once, so that the API says
 * when to try again.
 *
 * @returns what `createClient({ limiter })` takes. Clients that share one share its knowledge; with a `store` processes do, too.
 * @throws `InputError` for an option that is none, or cannot be.
 */
export function limiter(options: LimiterOptions = {}): LimiterLayer {
  checkLimiterOptions(options);
  const { concurrency = 4, maxInFlight = Infinity, account, store, onStoreError } = options;
  const watched = store && new WatchedStore(store, onStoreError);
  const queues = new Queues(concurrency, maxInFlight, watched);
  const accountHash = account === undefined ? undefined : hashOf(account);
  accountHash?.catch(() => {});

  return limitedBy(async (attempt, { operation: { route }, options: { signal } }, clock, deadline, tokenHash) => {
    // `now` is rounded to milliseconds, which could end a wait before the call's own clock.
    const lastAt = ticks(clock) + deadline - clock.now() + 1;
    const lookUpAccount = async () => accountHash ?? shortHash(await tokenHash());
    // `limitedBy` answers calls that are given up meanwhile.
    const accountId = await new Promise<string | undefined>((resolve, reject) => {
      const cancel = clock.after(MAX_LOOK_UP, () => resolve(undefined));
      lookUpAccount().then(resolve, reject).finally(cancel);
    }).catch((error: unknown) => void watched?.report(error));
    const { queue, grant, release } = await queues.grant(accountId, route, clock, { deadline: lastAt, signal });
    // The client reports a timeout or an abort better.
    if (grant === "expired") return attempt();
    try {
      const response = await attempt();
      const report = reportOfHeaders(response.headers, clock.now());
      release(openWindow, (bucket, now) => (report ? applyReport(bucket, now, report) : bucket));
      return response;
    } catch (error) {
      if (!isRateLimitError(error)) {
        if (isApiError(error)) release(openWindow);
        else release();
        throw error;
      }
      const report = reportOfRefusal(error, clock.now());
      const routeBucket = queue.bucket;
      const step = (bucket: Bucket, now: number): Bucket => applyRefusal(bucket, now, report, routeBucket);
      const name = valueAt(error.body, "error.name");
      // The name may be anything, and stores may be public, so it is hashed; without web crypto it stays local.
      const alias = typeof name === "string" ? await hashOf(name).catch(() => name) : undefined;
      const namedQueue = alias === undefined ? queue : queues.of(accountId, alias, clock);
      if (namedQueue === queue) {
        release(step);
      } else {
        namedQueue.note(step);
        queues.of(accountId, route, clock).note((bucket) => ({ ...bucket, alias }));
        release();
      }
      throw error;
    }
  });
}

const UNKNOWN_END = 1000;

function reportOfRefusal({ limit, retryAt }: RateLimitError, now: number): RateLimitReport {
  return { total: Number(limit?.total) || undefined, remaining: 0, endsIn: Number(retryAt ?? now + UNKNOWN_END) - now };
}

function reportOfHeaders(headers: Headers, now: number): RateLimitReport | undefined {
  const [total, remaining] = ["limit", "remaining"].map((name) =>
    Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN),
  );
  const reset = headers.get("x-ratelimit-reset");
  const ends = reset && retryAfter(headers, { reset: Number(reset) }, now);
  if (!ends || total === undefined || remaining === undefined || !(total > 0) || !(remaining >= 0)) return undefined;
  return { total, remaining, endsIn: Number(ends) - now };
}
