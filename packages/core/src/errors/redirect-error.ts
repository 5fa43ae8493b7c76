import { type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

export interface RedirectErrorFields extends ErrorFields {
  readonly status?: number | undefined;
  readonly location?: string | undefined;
}

/** The answer was a redirect that is not followed: a body or a change must not go elsewhere, and chains are bounded. It is not retried. */
export class RedirectError extends SlipwayError<RedirectErrorFields> {
  override readonly name = "RedirectError";
  /** Absent in browsers, and for bodies that are a stream or a Blob, whose redirects runtimes hide. */
  declare readonly status: number | undefined;
  /** The origin of the target, where the runtime tells it. The rest of the URL may be private. */
  declare readonly location: string | undefined;
}

/** Tells whether a caught value is a `RedirectError`. */
export function isRedirectError(error: unknown): error is RedirectError {
  return isNamed(error, "RedirectError");
}
