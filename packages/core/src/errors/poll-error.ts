import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** How far a waiter is: a plain value that can be stored and handed to another `poll`. */
export interface PollState {
  /** Unix time in ms of the first read. */
  readonly startedAt: number;
  readonly polls: number;
}

/** What a `PollError` knows besides. */
export interface PollErrorFields extends ErrorFields {
  readonly value: unknown;
  readonly state?: PollState | undefined;
}

/** What was waited for ended in a way that `failed` names, or was not reached in time. */
export class PollError extends SlipwayError<Omit<PollErrorFields, "value">> {
  override readonly name = "PollError";
  /** How far the wait was: another `poll` goes on from it. */
  declare readonly state: PollState | undefined;
  readonly #value: unknown;

  constructor(message: string, { value, ...fields }: PollErrorFields) {
    super(message, fields);
    this.#value = value;
  }

  /** What was read last. It is not printed: it may hold credentials. */
  get value(): unknown {
    return this.#value;
  }
}

/** Tells whether a caught value is a `PollError`. */
export function isPollError(error: unknown): error is PollError {
  return isNamed(error, "PollError");
}
