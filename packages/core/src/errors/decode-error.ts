import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

export interface DecodeErrorFields extends ErrorFields {
  readonly status: number;
  readonly body: string;
}

/** The operation succeeded, but its answer is not the JSON that was expected. */
export class DecodeError extends SlipwayError<DecodeErrorFields> {
  override readonly name = "DecodeError";
  declare readonly status: number;
  /** The beginning of the answer, at most 8 KB; empty when the answer holds credentials. */
  declare readonly body: string;
}

/** Tells whether a caught value is a `DecodeError`. */
export function isDecodeError(error: unknown): error is DecodeError {
  return isNamed(error, "DecodeError");
}
