import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

// No credentials, no query; `http:` is for this machine. Digits and dots are always an IPv4 address.
const SAFE = /^http(s:\/\/|:\/\/(([\w-]+\.)*localhost|127[\d.]+|\[::1])(?=[:/]|$))[^?#@\s]*$/;

/**
 * Finds and checks where requests go: the option, then `SLIPWAY_API_URL`, then the public API.
 *
 * @returns the URL without a trailing slash.
 * @throws `InputError` if it is no URL, carries credentials or a query, or would send a token in the clear.
 */
export function baseUrl(options: Pick<ClientOptions, "baseUrl" | "allowInsecure">): string {
  const url = options.baseUrl ?? (environment("SLIPWAY_API_URL") || "https://api.vercel.com");
  if (options.allowInsecure || SAFE.test(url)) return url.replace(/\/+$/, "");
  throw new InputError("baseUrl must be https: or allowInsecure", { parameter: "baseUrl" });
}
