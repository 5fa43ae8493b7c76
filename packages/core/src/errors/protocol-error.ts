import { isNamed, SlipwayError } from "./slipway-error.ts";

/** The client and the operation come from versions of Slipway that do not fit together. */
export class ProtocolError extends SlipwayError {
  override readonly name = "ProtocolError";
}

/** Tells whether a caught value is a `ProtocolError`. */
export function isProtocolError(error: unknown): error is ProtocolError {
  return isNamed(error, "ProtocolError");
}
