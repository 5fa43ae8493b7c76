import type { RateLimit } from "../errors/api-error.ts";

/**
 * When the API wants to be asked again: the latest of `Retry-After` and the resets of its rate limit.
 *
 * Points in time are measured from the answer's own `Date`, so that a wrong local clock does no harm.
 *
 * @returns milliseconds to wait, never negative; undefined when the answer does not say.
 */
export function retryAfter(headers: Headers, limit: RateLimit | undefined, now: number): number | undefined {
  const there = Date.parse(headers.get("date") ?? "") || now;
  const precise = Number(limit?.resetMs) >= 1e12 && Number(limit?.resetMs) / 1000;
  const waits = [
    headers.get("retry-after"),
    precise || (limit?.reset ?? limit?.resetMs),
    headers.get("x-ratelimit-reset"),
  ]
    .map((value) => {
      const seconds = Number(value ?? Number.NaN);
      if (Number.isNaN(seconds)) return Date.parse(String(value)) - there;
      // From 10⁹ on it is Unix time, below it is a time to wait.
      return seconds * 1000 - (seconds < 1e9 ? 0 : there);
    })
    .filter((wait) => !Number.isNaN(wait));
  return waits.length ? Math.max(0, ...waits) : undefined;
}
