import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** One place where an answer is not what the contract says. It never holds the value that was found. */
export interface Drift {
  readonly route: string;
  readonly status: number;
  /** Dotted path in the answer; `*` stands for the elements of lists, the keys of records, and everything below a credential. */
  readonly path: string;
  /** What the schema wants; of a status that the contract does not know, those that it does. */
  readonly expected: string;
  /** The type of what came: `"string"`, `"null"`, `"nothing"`; of such a status, the status. */
  readonly got: string;
}

/** What a `ValidationError` knows besides. */
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

  /** The answer as it came. It is not printed: it may hold credentials. */
  get data(): unknown {
    return this.#data;
  }
}

/** Tells whether a caught value is a `ValidationError`. */
export function isValidationError(error: unknown): error is ValidationError {
  return isNamed(error, "ValidationError");
}
