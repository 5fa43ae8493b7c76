import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** What an `InputError` knows besides. */
export interface InputErrorFields extends ErrorFields {
  readonly parameter?: string | undefined;
}

/** What was given cannot be used: an input, an option, what a plug-in gave. Nothing was sent, unless `sideEffect` says otherwise. */
export class InputError extends SlipwayError<InputErrorFields> {
  override readonly name = "InputError";
  /** The parameter, header or option that is wrong. */
  declare readonly parameter: string | undefined;
}

/** Tells whether a caught value is an `InputError`. */
export function isInputError(error: unknown): error is InputError {
  return isNamed(error, "InputError");
}
