import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** A walk over pages cannot go on: the page has no list, or its cursor leads nowhere new. */
export class PagingError extends SlipwayError<ErrorFields & { readonly status?: number | undefined }> {
  override readonly name = "PagingError";
  declare readonly status: number | undefined;
}

/** Tells whether a caught value is a `PagingError`. */
export function isPagingError(error: unknown): error is PagingError {
  return isNamed(error, "PagingError");
}
