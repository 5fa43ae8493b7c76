import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

interface NetworkErrorFields extends ErrorFields {
  readonly isLasting?: boolean | undefined;
}

/** There was no answer, or it broke off. `cause` is the runtime's error. */
export class NetworkError extends SlipwayError<NetworkErrorFields> {
  override readonly name = "NetworkError";
  /** A repetition would fail in the same way, so there was none: a bug in your own `fetch`, a blocked port, bytes that are not gzip. */
  declare readonly isLasting: boolean | undefined;
}

/** Tells whether a caught value is a `NetworkError`. */
export function isNetworkError(error: unknown): error is NetworkError {
  return isNamed(error, "NetworkError");
}
