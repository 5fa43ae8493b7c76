import { isNamed, SlipwayError } from "./slipway-error.ts";

/** One of the three clocks ran out before the answer was there. */
export class TimeoutError extends SlipwayError {
  override readonly name = "TimeoutError";
}

/** Tells whether a caught value is a `TimeoutError`. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isNamed(error, "TimeoutError");
}
