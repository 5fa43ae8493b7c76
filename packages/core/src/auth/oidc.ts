import { InputError } from "../errors/input-error.ts";
import type { TokenFunction } from "../types/client.ts";
import { environment } from "../wire/environment.ts";
import { headerOf, type RequestHeaders } from "../wire/header-of.ts";
import { perCall } from "./per-call.ts";

const HEADER = "x-vercel-oidc-token";

/** Global symbol under which the platform's runtime keeps the current request. */
const CONTEXT = Symbol.for("@vercel/request-context");

interface Runtime {
  readonly [CONTEXT]?: { get?: () => { readonly headers?: Readonly<Record<string, string>> } | undefined };
}

/**
 * Reads the platform's OIDC token: the header `x-vercel-oidc-token` of the given request, else of the request that the platform's runtime
 * is answering, else `VERCEL_OIDC_TOKEN`. Each call reads it again; without a token it fails with an `InputError`.
 *
 * @example
 * ```ts
 * const client = createClient({ token: oidcToken(request.headers) });
 * ```
 */
export function oidcToken(headers?: RequestHeaders): TokenFunction {
  return perCall(() => {
    const token = (headers ? headerOf(headers, HEADER) : headerOfContext()) || environment("VERCEL_OIDC_TOKEN");
    if (token) return token;
    throw new InputError(`There is no OIDC token: neither the header ${HEADER} nor VERCEL_OIDC_TOKEN`, {
      parameter: "token",
    });
  });
}

function headerOfContext(): string | undefined {
  // Elsewhere the global has no such member.
  const headers = (globalThis as typeof globalThis & Runtime)[CONTEXT]?.get?.()?.headers;
  return headers && headerOf(headers, HEADER);
}
