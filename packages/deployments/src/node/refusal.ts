import { InputError } from "@slipway/core";

/** The error for what a folder holds or lacks. */
export function refusal(message: string, cause?: unknown): InputError {
  return new InputError(message, { parameter: "directory", cause });
}
