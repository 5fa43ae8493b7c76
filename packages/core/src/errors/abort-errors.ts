import { isNamed, SlipwayError } from "./slipway-error.ts";

/** The signal of the call was aborted. `cause` is its reason. */
export class AbortedError extends SlipwayError {
  override readonly name = "AbortedError";
}

/** Tells whether a caught value is an `AbortedError`. */
export function isAbortedError(error: unknown): error is AbortedError {
  return isNamed(error, "AbortedError");
}

/** A timeout (`attempt`, `total` or `idle`) ended before the answer was read. */
export class TimeoutError extends SlipwayError {
  override readonly name = "TimeoutError";
}

/** Tells whether a caught value is a `TimeoutError`. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isNamed(error, "TimeoutError");
}
