import type { RateLimitError } from "../errors/rate-limit-error.ts";
import { retryAfter } from "../wire/retry-after.ts";
import type { Told } from "./bucket.ts";

/** How long a 429 that does not say when it is over is believed, ms. */
const UNTOLD = 1000;

/** What a 429 tells. */
export function toldByRefusal({ limit, retryAt }: RateLimitError, now: number): Told {
  return { total: Number(limit?.total) || undefined, left: 0, endsIn: Number(retryAt ?? now + UNTOLD) - now };
}

/** What the headers of an answer tell; undefined where they are not there. */
export function toldByHeaders(headers: Headers, now: number): Told | undefined {
  const [total, left] = ["limit", "remaining"].map((name) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN));
  const reset = headers.get("x-ratelimit-reset");
  const ends = reset && retryAfter(headers, { reset: Number(reset) }, now);
  if (!ends || total === undefined || left === undefined || !(total > 0) || !(left >= 0)) return undefined;
  return { total, left, endsIn: Number(ends) - now };
}
