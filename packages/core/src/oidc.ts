import { InputError } from "./errors/input-error.ts";
import { environment } from "./transport/environment.ts";

/** The header by which the platform hands its OIDC token to a running function. */
const HEADER = "x-vercel-oidc-token";

/**
 * Makes a token source of the platform's OIDC token: the request's header `x-vercel-oidc-token`, else
 * `VERCEL_OIDC_TOKEN` of the environment. It is read when it is needed, and again when it was refused.
 *
 * @returns what `createClient({ token })` takes. It throws an `InputError` where there is none.
 * @example
 * ```ts
 * const client = createClient({ token: oidcToken(request.headers) });
 * ```
 */
export function oidcToken(headers?: Pick<Headers, "get">): () => string {
  return () => {
    const token = headers?.get(HEADER) || environment("VERCEL_OIDC_TOKEN");
    if (token) return token;
    throw new InputError(`There is no OIDC token: neither the header ${HEADER} nor VERCEL_OIDC_TOKEN`, {
      parameter: "token",
    });
  };
}
