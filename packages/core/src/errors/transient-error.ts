import { isApiError } from "./api-error.ts";
import { isNetworkError } from "./network-error.ts";
import { isNamed } from "./slipway-error.ts";

/** Tells whether repeating a call may succeed: no connection, a timeout, 408, 429 or 5xx except 501. `sideEffect` tells whether it is safe. */
export function isTransientError(error: unknown): boolean {
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
