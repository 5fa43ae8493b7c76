import { isNamed, SlipwayError } from "./slipway-error.ts";

/** A timeout (`attempt`, `total` or `idle`) ended before the answer was read. */
export class TimeoutError extends SlipwayError {
  override readonly name = "TimeoutError";
}

/** Tells whether a caught value is a `TimeoutError`. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isNamed(error, "TimeoutError");
}
