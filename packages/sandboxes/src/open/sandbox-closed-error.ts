import { type ErrorFields, SlipwayError } from "@slipway/core/call";

/** Fields of a `SandboxClosedError`. */
export interface SandboxClosedErrorFields extends ErrorFields {
  readonly commandId: string;
}

/**
 * The session ended before the command, whose effect is unknown (`sideEffect` is `possible`); or after it, and its output is lost
 * (`certain`: the message has its exit code, and so has `wait`).
 */
export class SandboxClosedError extends SlipwayError<SandboxClosedErrorFields> {
  override readonly name = "SandboxClosedError";
  declare readonly commandId: string;
}

/** Tells whether a caught value is a `SandboxClosedError`. */
export function isSandboxClosedError(error: unknown): error is SandboxClosedError {
  // `Object()` makes any value readable; another copy of this package has another class.
  return (Object(error) as Partial<SandboxClosedError>).name === "SandboxClosedError";
}
