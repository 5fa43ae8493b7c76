import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** What a `NetworkError` knows beside its call. */
interface NetworkErrorFields extends ErrorFields {
  readonly isLasting?: boolean | undefined;
}

/** There was no answer, or it broke off. `cause` is what the runtime said. */
export class NetworkError extends SlipwayError<NetworkErrorFields> {
  override readonly name = "NetworkError";
  /** The next attempt would fail alike, so there was none: a fault in a `fetch` of your own, a port that is blocked, bytes that are no gzip. */
  declare readonly isLasting: boolean | undefined;
}

/** Tells whether a caught value is a `NetworkError`. */
export function isNetworkError(error: unknown): error is NetworkError {
  return isNamed(error, "NetworkError");
}
