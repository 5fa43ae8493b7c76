import type { TokenFunction } from "../types/client.ts";

const PER_CALL = Symbol.for("@slipway/core/per-call");

/**
 * Marks a token function that every call runs again, for a token that depends on the request being answered. Any other function runs once,
 * and all calls share its token.
 *
 * @example
 * ```ts
 * const client = createClient({ token: perCall(() => currentRequest().headers.get("x-token") ?? "") });
 * ```
 */
export function perCall(token: TokenFunction): TokenFunction {
  return Object.assign(() => token(), { [PER_CALL]: true });
}

export function isPerCall(token: unknown): boolean {
  return typeof token === "function" && PER_CALL in token;
}
