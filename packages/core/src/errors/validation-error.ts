import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** A place where an answer differs from the contract. It never has the value. */
export interface Drift {
  readonly route: string;
  readonly status: number;
  /** Dotted path in the answer; `*` stands for the elements of lists, the keys of records, and everything below a credential. */
  readonly path: string;
  /** The schema's expectation; for an undeclared status the declared ones. */
  readonly expected: string;
  /** The type of the value: `"string"`, `"null"`, `"nothing"`; for an undeclared status the status. */
  readonly got: string;
}

export interface ValidationErrorFields extends ErrorFields {
  readonly status?: number | undefined;
  readonly drift: readonly Drift[];
  readonly data: unknown;
}

/** In strict mode: the operation succeeded, but its answer is not what the contract says. */
export class ValidationError extends SlipwayError<Omit<ValidationErrorFields, "data">> {
  override readonly name = "ValidationError";
  declare readonly status: number | undefined;
  declare readonly drift: readonly Drift[];
  readonly #data: unknown;

  constructor(message: string, { data, ...fields }: ValidationErrorFields) {
    super(message, fields);
    this.#data = data;
  }

  /** The unchanged answer. It is not printed, because it may hold credentials. */
  get data(): unknown {
    return this.#data;
  }
}

/** Tells whether a caught value is a `ValidationError`. */
export function isValidationError(error: unknown): error is ValidationError {
  return isNamed(error, "ValidationError");
}
