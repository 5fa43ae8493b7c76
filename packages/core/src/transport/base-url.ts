import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

// Digits and dots are always an IPv4 address.
const LOOPBACK = /^((.+\.)?localhost|127[\d.]+|\[::1])$/;

/**
 * Finds and checks where requests go: the option, then `SLIPWAY_API_URL`, then the public API.
 *
 * @returns the URL without a trailing slash.
 * @throws `InputError` if it is no URL, carries credentials, or would send a token in the clear.
 */
export function baseUrl(option: string | undefined, allowInsecure = false): string {
  const text = option ?? (environment("SLIPWAY_API_URL") || "https://api.vercel.com");
  if (URL.canParse(text)) {
    const { origin, pathname, href, protocol, hostname } = new URL(text);
    const isSafe = protocol === "https:" || (protocol === "http:" && (allowInsecure || LOOPBACK.test(hostname)));
    // With credentials, a URL does not start with its origin.
    if (isSafe && href.startsWith(origin)) return origin + pathname.replace(/\/+$/, "");
  }
  throw new InputError("baseUrl must be https: without credentials; http: is for this machine, or with allowInsecure", {
    parameter: "baseUrl",
  });
}
