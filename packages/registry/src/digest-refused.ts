import { isApiError } from "@slipway/core/call";

/** Tells whether a registry refused content because it has another digest: what arrived may not be what was sent. */
export function isDigestRefused(error: unknown): boolean {
  if (!isApiError(error) || error.status !== 400) return false;
  // What a body says is unknown.
  const { errors } = Object(error.body) as { readonly errors?: unknown };
  return Array.isArray(errors) && errors.some((each) => Object(each).code === "DIGEST_INVALID");
}
