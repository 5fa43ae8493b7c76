import type { RateLimit } from "../errors/api-error.ts";

/**
 * When the API wants to be asked again: the reset of its rate limit, else `Retry-After`; undefined when it does not say, or says nonsense.
 * Times are measured from the answer's own `Date`, so that a wrong local clock does no harm, and are never in the past.
 */
export function retryAfter(headers: Headers, limit: RateLimit | undefined, now: number): Date | undefined {
  const limitReset: unknown = limit?.resetMs ?? limit?.reset;
  // What is neither can be anything, and some of it cannot even be asked what it is.
  const reset =
    typeof limitReset === "number" || typeof limitReset === "string" ? limitReset : headers.get("retry-after");
  const number = Number(reset ?? undefined);
  // Up to 10⁹ it is seconds to wait, up to 10¹² Unix time in seconds, then in milliseconds. The rest is a date.
  const ms = number < 1e12 ? number * 1000 : number || Date.parse(String(reset));
  const wait = number < 1e9 ? ms : ms - (Date.parse(String(headers.get("date"))) || now);
  const at = new Date(now + Math.max(0, wait));
  return Number(at) ? at : undefined;
}
