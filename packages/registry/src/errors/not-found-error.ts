import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** Fields of a `NotFoundError`. */
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

/** Resolves to undefined where the store does not have the content. */
export async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: unknown) => {
    if (isNotFoundError(error)) return undefined;
    throw error;
  });
}
