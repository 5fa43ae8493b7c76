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
  const said = [headers.get("retry-after"), headers.get("x-ratelimit-reset"), limit?.resetMs ?? limit?.reset];
  const waits = said.flatMap((value) => {
    const number = Number(value ?? Number.NaN);
    // Up to 10⁹ it is seconds to wait, up to 10¹² Unix time in seconds, then in milliseconds. The rest is a date.
    const ms = number < 1e12 ? number * 1000 : number || Date.parse(String(value));
    const wait = number < 1e9 ? ms : ms - there;
    return Number.isNaN(wait) ? [] : wait;
  });
  return waits.length ? Math.max(0, ...waits) : undefined;
}
