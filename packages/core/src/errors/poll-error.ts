import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** What a `PollError` knows besides. */
export interface PollErrorFields extends ErrorFields {
  readonly value: unknown;
}

/** What was waited for ended in a way that `failed` names. */
export class PollError extends SlipwayError<PollErrorFields> {
  override readonly name = "PollError";
  /** What was read last. */
  declare readonly value: unknown;
}

/** Tells whether a caught value is a `PollError`. */
export function isPollError(error: unknown): error is PollError {
  return isNamed(error, "PollError");
}
