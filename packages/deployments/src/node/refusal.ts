import { InputError } from "@slipway/core/call";
import { inOneLine } from "@slipway/core/internal";

/** The error for what a folder holds or lacks. */
export function refusal(message: string, cause?: unknown): InputError {
  return new InputError(inOneLine(message), { parameter: "directory", cause });
}
