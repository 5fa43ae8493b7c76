import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

export interface ApiErrorFields extends ErrorFields {
  readonly status: number;
  readonly code?: string | undefined;
  readonly body?: unknown;
  readonly limit?: RateLimit | undefined;
  readonly retryAt?: Date | undefined;
}

/** The platform's rate limit, unchanged from the answer. */
export interface RateLimit {
  readonly total?: number;
  readonly remaining?: number;
  /** Unix time in seconds, or seconds to wait when below 10⁹. */
  readonly reset?: number;
  /** `reset` in milliseconds. */
  readonly resetMs?: number;
}

/** The API answered with an error status. */
export class ApiError extends SlipwayError<ApiErrorFields> {
  override readonly name: "ApiError" | "RateLimitError" = "ApiError";
  declare readonly status: number;
  /** Error code of the platform, e.g. `not_found`. */
  declare readonly code: string | undefined;
  /** The parsed JSON of the answer (`body.error.missing` of `missing_files`), or the first 8 KB of its text. Over 8 KB it is not enumerable. */
  declare readonly body: unknown;
  declare readonly limit: RateLimit | undefined;
  /** Earliest time of a repetition, by the local clock. */
  declare readonly retryAt: Date | undefined;
}

/** Tells whether a caught value is an `ApiError`, rate limits included. */
export function isApiError(error: unknown): error is ApiError {
  return isNamed(error, "ApiError", "RateLimitError");
}

/** The API answered 429. `retryAt` says when to try again, `limit` has the platform's figures. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}

/** Tells whether a caught value is a `RateLimitError`. */
export function isRateLimitError(error: unknown): error is RateLimitError {
  return isNamed(error, "RateLimitError");
}
