import { type ErrorFields, SlipwayError } from "@slipway/core/call";

/** Fields of a `SandboxClosedError`. */
export interface SandboxClosedErrorFields extends ErrorFields {
  readonly commandId: string;
}

/**
 * The session ended, by being stopped or by its time, before the command did, and what that had done is not known (`sideEffect` is
 * `possible`); or after it, and what it wrote is kept no longer (`certain`: the message has its exit code, and so has `wait`).
 */
export class SandboxClosedError extends SlipwayError<SandboxClosedErrorFields> {
  override readonly name = "SandboxClosedError";
  declare readonly commandId: string;
}

/** Tells whether a caught value is a `SandboxClosedError`. */
export function isSandboxClosedError(error: unknown): error is SandboxClosedError {
  // Any value can be asked for its members, once it is an object; of another copy of this package it is of another class.
  return (Object(error) as Partial<SandboxClosedError>).name === "SandboxClosedError";
}
