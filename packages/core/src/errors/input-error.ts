import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

export interface InputErrorFields extends ErrorFields {
  readonly parameter?: string | undefined;
}

/** An input, an option or the result of a plug-in is unusable. Nothing was sent, unless `sideEffect` says otherwise. */
export class InputError extends SlipwayError<InputErrorFields> {
  override readonly name = "InputError";
  /** The parameter, header or option that is wrong. */
  declare readonly parameter: string | undefined;
}

/** Tells whether a caught value is an `InputError`. */
export function isInputError(error: unknown): error is InputError {
  return isNamed(error, "InputError");
}
