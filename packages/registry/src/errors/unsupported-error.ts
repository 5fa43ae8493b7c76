import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** The store cannot do this: a registry that deletes no tags, an archive that is only read. */
export class UnsupportedError extends SlipwayError<ErrorFields> {
  override readonly name = "UnsupportedError";
}

/** Tells whether a caught value is an `UnsupportedError`. */
export function isUnsupportedError(error: unknown): error is UnsupportedError {
  return isNamed(error, "UnsupportedError");
}
