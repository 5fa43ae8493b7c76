import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

/** What a `RedirectError` knows besides. */
export interface RedirectErrorFields extends ErrorFields {
  readonly status?: number | undefined;
  readonly location?: string | undefined;
}

/** The answer was a redirect that is not followed: a body and a change are for whom they were sent to, and a walk has an end. It is not tried again. */
export class RedirectError extends SlipwayError<RedirectErrorFields> {
  override readonly name = "RedirectError";
  /** Absent where the runtime does not tell: in browsers, and for a body that is a stream or a Blob. */
  declare readonly status: number | undefined;
  /** The origin that it led to, where the runtime tells. The rest of the URL may be private. */
  declare readonly location: string | undefined;
}

/** Tells whether a caught value is a `RedirectError`. */
export function isRedirectError(error: unknown): error is RedirectError {
  return isNamed(error, "RedirectError");
}
