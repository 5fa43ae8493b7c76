import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** Fields of an `AuthError`. */
export interface AuthErrorFields extends ErrorFields {
  readonly host: string;
  readonly status?: number | undefined;
}

/** Access was denied: the registry's token service refused, or credentials may not be sent to it. */
export class AuthError extends SlipwayError<AuthErrorFields> {
  override readonly name = "AuthError";
  /** The registry, with its port. */
  declare readonly host: string;
  /** Status of the token service's answer, where there was one. */
  declare readonly status: number | undefined;
}

/** Tells whether a caught value is an `AuthError`. */
export function isAuthError(error: unknown): error is AuthError {
  return isNamed(error, "AuthError");
}
