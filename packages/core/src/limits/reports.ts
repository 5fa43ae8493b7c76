import type { RateLimitError } from "../errors/rate-limit-error.ts";
import { retryAfter } from "../wire/retry-after.ts";
import type { RateLimitReport } from "./bucket.ts";

/** How long a 429 that names no end is believed, ms. */
const UNKNOWN_END = 1000;

/** What a 429 says. */
export function reportOfRefusal({ limit, retryAt }: RateLimitError, now: number): RateLimitReport {
  return { total: Number(limit?.total) || undefined, remaining: 0, endsIn: Number(retryAt ?? now + UNKNOWN_END) - now };
}

/** What the headers of an answer say; undefined where they are not there. */
export function reportOfHeaders(headers: Headers, now: number): RateLimitReport | undefined {
  const [total, remaining] = ["limit", "remaining"].map((name) =>
    Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN),
  );
  const reset = headers.get("x-ratelimit-reset");
  const ends = reset && retryAfter(headers, { reset: Number(reset) }, now);
  if (!ends || total === undefined || remaining === undefined || !(total > 0) || !(remaining >= 0)) return undefined;
  return { total, remaining, endsIn: Number(ends) - now };
}
