import { isNamed, SlipwayError } from "./slipway-error.ts";

/** There was no answer, or it broke off. `cause` is what the runtime said. */
export class NetworkError extends SlipwayError {
  override readonly name = "NetworkError";
}

/** Tells whether a caught value is a `NetworkError`. */
export function isNetworkError(error: unknown): error is NetworkError {
  return isNamed(error, "NetworkError");
}
