import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** What an `AuthError` knows besides. */
export interface AuthErrorFields extends ErrorFields {
  readonly host: string;
  readonly status?: number | undefined;
}

/** No access could be had: the registry's token service refused, or is none that credentials may be sent to. */
export class AuthError extends SlipwayError<AuthErrorFields> {
  override readonly name = "AuthError";
  /** The registry, with its port. */
  declare readonly host: string;
  /** What the token service answered, where it did. */
  declare readonly status: number | undefined;
}

/** Tells whether a caught value is an `AuthError`. */
export function isAuthError(error: unknown): error is AuthError {
  return isNamed(error, "AuthError");
}
