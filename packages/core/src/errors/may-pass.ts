import { isApiError } from "./api-error.ts";
import { isNetworkError } from "./network-error.ts";
import { isNamed } from "./slipway-error.ts";

/**
 * Tells whether a failed call may go well the next time, by the rule of the client's own retries: no connection, no answer in time, a 408, a
 * 429, a 5xx but no 501. Whether it is safe to send it again is another question: `sideEffect` answers that.
 */
export function mayPass(error: unknown): boolean {
  if (isApiError(error)) return isTransient(String(error.status));
  // One that belongs to no call is the end of a wait.
  return (
    isNamed(error, "NetworkError", "TimeoutError") &&
    error.route !== undefined &&
    !(isNetworkError(error) && error.isLasting)
  );
}

/** The same by the reason alone, a status or an error's name. A 501 will not be implemented by asking again. */
export function isTransient(reason: string): boolean {
  return /^(408|429|5(?!01)..|NetworkError|TimeoutError)$/.test(reason);
}
