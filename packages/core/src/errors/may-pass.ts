import { isApiError } from "./api-error.ts";
import { isNamed } from "./slipway-error.ts";

/** Tells whether a failed call may go well the next time: no connection, no answer in time, a rate limit, a 408 or a 5xx. */
export function mayPass(error: unknown): boolean {
  if (isApiError(error)) return error.status >= 500 || error.status === 429 || error.status === 408;
  // One that belongs to no call is the end of a wait.
  return isNamed(error, "NetworkError", "TimeoutError") && error.route !== undefined;
}
