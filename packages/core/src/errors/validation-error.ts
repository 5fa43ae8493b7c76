import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** One place where an answer is not what the contract says. It never holds the value that was found. */
export interface Drift {
  readonly route: string;
  readonly status: number;
  /** Dotted path in the answer; `*` stands for the elements of lists. */
  readonly path: string;
  /** What the schema wants. */
  readonly expected: string;
  /** The type of what came: `"string"`, `"null"`, `"nothing"`. */
  readonly got: string;
}

/** What a `ValidationError` knows besides. */
export interface ValidationErrorFields extends ErrorFields {
  readonly drift: readonly Drift[];
}

/** In strict mode: the operation succeeded, but its answer is not what the contract says. */
export class ValidationError extends SlipwayError<ValidationErrorFields> {
  override readonly name = "ValidationError";
  declare readonly drift: readonly Drift[];
}

/** Tells whether a caught value is a `ValidationError`. */
export function isValidationError(error: unknown): error is ValidationError {
  return isNamed(error, "ValidationError");
}
