import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** Progress of a `poll`: a plain value that can be stored and passed to another `poll`. */
export interface PollState {
  /** Unix time in ms of the first read. */
  readonly startedAt: number;
  readonly polls: number;
}

export interface PollErrorFields extends ErrorFields {
  readonly value: unknown;
  readonly state?: PollState | undefined;
}

/** The wait ended for a reason that `failed` gave, or the last read before a timeout was not accepted. */
export class PollError extends SlipwayError<Omit<PollErrorFields, "value">> {
  override readonly name = "PollError";
  /** Progress of the wait; another `poll` goes on from it. */
  declare readonly state: PollState | undefined;
  readonly #value: unknown;

  constructor(message: string, { value, ...fields }: PollErrorFields) {
    super(message, fields);
    this.#value = value;
  }

  /** The value read last. It is not printed, because it may hold credentials. */
  get value(): unknown {
    return this.#value;
  }
}

/** Tells whether a caught value is a `PollError`. */
export function isPollError(error: unknown): error is PollError {
  return isNamed(error, "PollError");
}
