import type { RateLimit } from "../errors/api-error.ts";

/**
 * Time at which the API allows a repetition: the reset of its rate limit, else `Retry-After`; undefined without a valid one. Times are
 * relative to the answer's `Date`, which makes a wrong local clock harmless, and never in the past.
 */
export function retryAfter(headers: Headers, limit: RateLimit | undefined, now: number): Date | undefined {
  const limitReset: unknown = limit?.resetMs ?? limit?.reset;
  const reset =
    typeof limitReset === "number" || typeof limitReset === "string" ? limitReset : headers.get("retry-after");
  const number = Number(reset ?? undefined);
  // Up to 10⁹ seconds to wait, up to 10¹² Unix seconds, then Unix milliseconds; other texts are dates.
  const ms = number < 1e12 ? number * 1000 : number || Date.parse(String(reset));
  const wait = number < 1e9 ? ms : ms - (Date.parse(String(headers.get("date"))) || now);
  const at = new Date(now + Math.max(0, wait));
  return Number(at) ? at : undefined;
}
