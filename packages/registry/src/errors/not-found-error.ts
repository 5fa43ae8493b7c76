import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** What a `NotFoundError` knows besides. */
export interface NotFoundErrorFields extends ErrorFields {
  readonly reference: string;
}

/** A store does not have the blob or the manifest that was asked for. */
export class NotFoundError extends SlipwayError<NotFoundErrorFields> {
  override readonly name = "NotFoundError";
  /** The digest or the tag. */
  declare readonly reference: string;
}

/** Tells whether a caught value is a `NotFoundError`. */
export function isNotFoundError(error: unknown): error is NotFoundError {
  return isNamed(error, "NotFoundError");
}

/** What is asked for; undefined where the store does not have it. */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (isNotFoundError(error)) return undefined;
    throw error;
  });
}
