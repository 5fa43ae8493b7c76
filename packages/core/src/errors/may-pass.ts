import { isApiError } from "./api-error.ts";
import { isNetworkError } from "./network-error.ts";
import { isNamed } from "./slipway-error.ts";

/**
 * Tells whether a repetition of a failed call may succeed, by the rule of the client's own retries: no connection, no answer in time, 408,
 * 429 and 5xx except 501. Whether a repetition is safe is told by `sideEffect`.
 */
export function mayPass(error: unknown): boolean {
  if (isApiError(error)) return isTransient(String(error.status));
  // An error without a route ends a wait, not a call.
  return (
    isNamed(error, "NetworkError", "TimeoutError") &&
    error.route !== undefined &&
    !(isNetworkError(error) && error.isLasting)
  );
}

/** Judges a status or an error's name. Repeating does not cure a 501. */
export function isTransient(reason: string): boolean {
  return /^(408|429|5(?!01)..|NetworkError|TimeoutError)$/.test(reason);
}
