import { isRateLimitError, type RateLimitError } from "../errors/rate-limit-error.ts";
import type { Clock, Limiter } from "../types/client.ts";
import { retryAfter } from "../wire/retry-after.ts";
import { valueAt } from "../wire/value-at.ts";

/** How careful the limiter is. */
export interface LimiterOptions {
  /** How many attempts may be under way on a bucket that has not told its limit yet. Default 4. */
  readonly concurrency?: number | undefined;
}

/** What is known of one of the platform's buckets. Times are Unix time in ms. */
interface Bucket {
  /** How many requests a window takes; `Infinity` until it is known. */
  total: number;
  /** How many are left of the window. */
  left: number;
  /** The window: when its first request left, when it ends, and how long the longest one was. */
  began: number;
  ends: number;
  length: number;
  /** How many requests left within it. */
  sent: number;
  /** A request of this window was answered. The first goes alone, because the window's begin is a guess. */
  open: boolean;
  /** Attempts under way. */
  flying: number;
  /** Who waits for one of them to end. */
  readonly waiting: Set<() => void>;
}

/**
 * Delays requests before they are refused: learns the platform's rate limits from its 429s and rate headers.
 *
 * Buckets are kept by the name that a 429 tells, else by route. A request whose turn comes after its total clock has
 * run out is sent at once, so that the API itself says when to try again.
 *
 * @returns what `createClient({ limiter })` takes. Clients that share one share its knowledge.
 */
export function limiter({ concurrency = 4 }: LimiterOptions = {}): Limiter {
  const buckets = new Map<string, Bucket>();
  const names = new Map<string, string>();

  const bucketOf = (route: string): Bucket => {
    const name = names.get(route) ?? route;
    const bucket = buckets.get(name) ?? unknownBucket();
    buckets.set(name, bucket);
    return bucket;
  };

  async function turn(route: string, clock: Clock, deadline: number, signal?: AbortSignal): Promise<Bucket> {
    for (;;) {
      const now = clock.now();
      const bucket = bucketOf(route);
      if (now >= bucket.ends) begin(bucket, now);
      const room = bucket.open ? Infinity : bucket.total === Infinity ? concurrency : 1;
      const isFree = bucket.left >= 1 && bucket.flying < room;
      const isHopeless = bucket.left < 1 && bucket.ends >= deadline;
      if (isFree || isHopeless || now >= deadline || signal?.aborted) {
        // Here, and not after the promise is kept: others look in between.
        bucket.began = Math.min(bucket.began, now);
        bucket.left--;
        bucket.sent++;
        bucket.flying++;
        return bucket;
      }
      await (bucket.left < 1 ? clock.sleep(bucket.ends - now, signal) : landing(bucket, clock, deadline - now, signal));
    }
  }

  return async (attempt, { operation: { route }, options: { signal } }, clock, deadline) => {
    const bucket = await turn(route, clock, deadline, signal);
    try {
      const response = await attempt();
      bucket.open = bucket.total < Infinity;
      readHeaders(bucket, response.headers, clock.now());
      return response;
    } catch (error) {
      if (isRateLimitError(error)) {
        const name = valueAt(error.body, "error.name");
        if (typeof name === "string") names.set(route, name);
        refuse(bucketOf(route), bucket, error, clock.now());
      }
      throw error;
    } finally {
      bucket.flying--;
      for (const wake of bucket.waiting) wake();
    }
  };
}

function unknownBucket(): Bucket {
  const unknown = { total: Infinity, left: Infinity, began: Infinity, ends: Infinity, length: 0 };
  return { ...unknown, sent: 0, open: false, flying: 0, waiting: new Set() };
}

/** The window is over: another one begins, of which it is guessed that it is as long as the longest so far. */
function begin(bucket: Bucket, now: number): void {
  Object.assign(bucket, { left: bucket.total, began: now, ends: now + bucket.length, sent: 0, open: false });
}

/** A 429 is the truth: nothing is left, and this is when the window ends. */
function refuse(bucket: Bucket, seen: Bucket, { limit, retryAt }: RateLimitError, now: number): void {
  const ends = Number(retryAt ?? now + 1000);
  // Without a total, it takes what it took before it refused.
  const total = Math.max(1, Number(limit?.total) || Math.min(bucket.total, seen.sent - seen.flying));
  const length = Math.max(bucket.length, ends - Math.min(seen.began, bucket.began));
  Object.assign(bucket, { total, left: 0, ends, length, open: false });
}

/** Unofficial, and used where they are there. */
function readHeaders(bucket: Bucket, headers: Headers, now: number): void {
  const [total, remaining] = ["limit", "remaining"].map((name) => headers.get(`x-ratelimit-${name}`) ?? Number.NaN);
  const reset = headers.get("x-ratelimit-reset");
  const ends = reset && retryAfter(headers, { reset: Number(reset) }, now);
  if (!ends || !(Number(total) > 0) || !(Number(remaining) >= 0)) return;
  // Others that are under way may not be counted in.
  const left = Number(remaining) - (bucket.flying - 1);
  const length = Math.max(bucket.length, Number(ends) - bucket.began);
  Object.assign(bucket, {
    total: Number(total),
    left: Math.min(bucket.left, left),
    ends: Number(ends),
    length,
    open: true,
  });
}

/** Resolves when an attempt of the bucket has ended, when the total clock has run out, or when the signal aborts. */
function landing({ waiting }: Bucket, clock: Clock, left: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(left, wake);
    function wake(): void {
      cancel();
      waiting.delete(wake);
      signal?.removeEventListener("abort", wake);
      resolve();
    }
    waiting.add(wake);
    signal?.addEventListener("abort", wake);
  });
}
