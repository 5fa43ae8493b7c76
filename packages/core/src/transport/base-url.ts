import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

const PRIVATE = /^(https:.*|http:\/\/(localhost|[^/]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?)$/;

/**
 * Finds and checks where requests go: the option, then `SLIPWAY_API_URL`, then the public API.
 *
 * @returns the URL without a trailing slash.
 * @throws `InputError` if it is no URL, carries credentials, or would send a token in the clear.
 */
export function baseUrl(option: string | undefined, allowInsecure = false): string {
  const text = option ?? (environment("SLIPWAY_API_URL") || "https://api.vercel.com");
  if (URL.canParse(text)) {
    const { origin, pathname, href } = new URL(text);
    const isAllowed = PRIVATE.test(origin) || (allowInsecure && origin.startsWith("http:"));
    // With credentials, a URL does not start with its origin.
    if (isAllowed && href.startsWith(origin)) return origin + pathname.replace(/\/+$/, "");
  }
  throw new InputError(
    "The base URL must be https://host without credentials; http: takes allowInsecure, except on this machine",
    {
      parameter: "baseUrl",
    },
  );
}
