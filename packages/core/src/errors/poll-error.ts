import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** What a `PollError` knows besides. */
export interface PollErrorFields extends ErrorFields {
  readonly value: unknown;
}

/** What was waited for ended in a way that `failed` names. */
export class PollError extends SlipwayError<Omit<PollErrorFields, "value">> {
  override readonly name = "PollError";
  /** What was read last. Not enumerable: it may hold credentials. */
  declare readonly value: unknown;

  constructor(message: string, { value, ...fields }: PollErrorFields) {
    super(message, fields);
    Object.defineProperty(this, "value", { value, enumerable: false });
  }
}

/** Tells whether a caught value is a `PollError`. */
export function isPollError(error: unknown): error is PollError {
  return isNamed(error, "PollError");
}
