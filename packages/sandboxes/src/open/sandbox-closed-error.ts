import { type ErrorFields, SlipwayError } from "@slipway/core";

/** What a `SandboxClosedError` knows besides. */
export interface SandboxClosedErrorFields extends ErrorFields {
  readonly commandId: string;
}

/** The session ended before the command did: it was stopped, or its time was over. What the command had done is not known. */
export class SandboxClosedError extends SlipwayError<SandboxClosedErrorFields> {
  override readonly name = "SandboxClosedError";
  declare readonly commandId: string;
}

/** Tells whether a caught value is a `SandboxClosedError`. */
export function isSandboxClosedError(error: unknown): error is SandboxClosedError {
  // Any value can be asked for its members, once it is an object; of another copy of this package it is of another class.
  return (Object(error) as Partial<SandboxClosedError>).name === "SandboxClosedError";
}
