import { ApiError } from "./api-error.ts";
import { isNamed } from "./slipway-error.ts";

/** The API answered 429. `retryAt` says when to try again, `limit` has the platform's figures. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}

/** Tells whether a caught value is a `RateLimitError`. */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return isNamed(error, "RateLimitError");
}
