import type { TokenFunction } from "../types/client.ts";

const PER_CALL = Symbol.for("@slipway/core/per-call");

/**
 * Marks a function that gets a token as one to be asked anew by each call: for a token that belongs to whatever is done at the
 * moment, such as the request that a server answers. Any other function is asked once, and its token is everybody's.
 *
 * @returns what `createClient({ token })` takes.
 * @example
 * ```ts
 * const client = createClient({ token: perCall(() => currentRequest().headers.get("x-token") ?? "") });
 * ```
 */
export function perCall(token: TokenFunction): TokenFunction {
  return Object.assign(() => token(), { [PER_CALL]: true });
}

/** Tells whether a token is to be asked for anew by each call. */
export function isPerCall(token: unknown): boolean {
  return typeof token === "function" && PER_CALL in token;
}
