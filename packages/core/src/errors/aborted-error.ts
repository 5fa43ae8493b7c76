import { isNamed, SlipwayError } from "./slipway-error.ts";

/** The signal of the call was aborted. `cause` is its reason. */
export class AbortedError extends SlipwayError {
  override readonly name = "AbortedError";
}

/** Tells whether a caught value is an `AbortedError`. */
export function isAbortedError(error: unknown): error is AbortedError {
  return isNamed(error, "AbortedError");
}
