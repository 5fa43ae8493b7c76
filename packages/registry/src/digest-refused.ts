import { isApiError } from "@slipway/core/call";

/** Tells whether a registry refused content for its digest: it may have been damaged on the way. */
export function isDigestRefused(error: unknown): boolean {
  if (!isApiError(error) || error.status !== 400) return false;
  // The body may be anything.
  const { errors } = Object(error.body) as { readonly errors?: unknown };
  return Array.isArray(errors) && errors.some((each) => Object(each).code === "DIGEST_INVALID");
}
