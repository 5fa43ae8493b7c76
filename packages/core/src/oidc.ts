import type { TokenFunction } from "./client.ts";
import { InputError } from "./errors/input-error.ts";
import { perCall } from "./per-call.ts";
import { environment } from "./transport/environment.ts";

/** The header by which the platform hands its OIDC token to a running function. */
const HEADER = "x-vercel-oidc-token";

/** Headers of a request: those of the web, or a record such as Node's. */
export type RequestHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where the platform's runtime keeps the request that a function answers. */
const CONTEXT = Symbol.for("@vercel/request-context");

/** The platform's runtime; nothing of it is sure. */
interface Runtime {
  readonly [CONTEXT]?: { get?: () => { readonly headers?: Readonly<Record<string, string>> } | undefined };
}

/**
 * Makes a token source of the platform's OIDC token: the header `x-vercel-oidc-token` of the request that is given, else of the
 * one that the platform's runtime says is being answered, else `VERCEL_OIDC_TOKEN` of the environment. Each call reads it anew.
 *
 * @returns what `createClient({ token })` takes. It throws an `InputError` where there is none.
 * @example
 * ```ts
 * const client = createClient({ token: oidcToken(request.headers) });
 * ```
 */
export function oidcToken(headers?: RequestHeaders): TokenFunction {
  return perCall(() => {
    const token = (headers ? headerOf(headers) : headerOfContext()) || environment("VERCEL_OIDC_TOKEN");
    if (token) return token;
    throw new InputError(`There is no OIDC token: neither the header ${HEADER} nor VERCEL_OIDC_TOKEN`, {
      parameter: "token",
    });
  });
}

function headerOf(headers: RequestHeaders): string | undefined {
  // A record of headers has no function among its members.
  if (typeof headers.get === "function") return headers.get(HEADER) ?? undefined;
  const record = headers as Readonly<Record<string, string | readonly string[] | undefined>>;
  const name = Object.keys(record).find((each) => each.toLowerCase() === HEADER);
  const value = name === undefined ? undefined : record[name];
  return typeof value === "string" ? value : value?.[0];
}

function headerOfContext(): string | undefined {
  // Where there is no such runtime there is no such member.
  const headers = (globalThis as typeof globalThis & Runtime)[CONTEXT]?.get?.()?.headers;
  return headers && headerOf(headers);
}
