import type { TokenFunction } from "../types/client.ts";

const PER_CALL = Symbol.for("@slipway/core/per-call");

/**
 * Marks a function that gets a token as one that each call calls anew: for a token of whatever is done at the moment, such as the request
 * that a server answers. Any other function is called once, and all calls share its token.
 *
 * @example
 * ```ts
 * const client = createClient({ token: perCall(() => currentRequest().headers.get("x-token") ?? "") });
 * ```
 */
export function perCall(token: TokenFunction): TokenFunction {
  return Object.assign(() => token(), { [PER_CALL]: true });
}

/** Whether each call asks for the token anew. */
export function isPerCall(token: unknown): boolean {
  return typeof token === "function" && PER_CALL in token;
}
