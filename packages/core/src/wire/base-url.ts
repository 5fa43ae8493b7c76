import { must } from "../errors/must.ts";
import type { ClientOptions } from "../types/client.ts";
import { environment } from "./environment.ts";

/** Where requests go: the option, `SLIPWAY_API_URL`, the public API; `InputError` for no URL, credentials, a query, or a token in the clear. */
export function baseUrl(options: Pick<ClientOptions, "baseUrl" | "allowInsecure">): string {
  const name = options.baseUrl === undefined ? "SLIPWAY_API_URL" : "baseUrl";
  const text = options.baseUrl ?? environment(name) ?? "https://api.vercel.com";
  // A URL's parser mends what is wrong with others, and readers could take them for another host.
  const url = /^https?:\/\/[^/\\\s?#][^\\\s?#]*$/i.test(text) && parseUrl(text);
  const what = "be a URL that begins with https://, without credentials, query and fragment";
  // What was given is not quoted: it may hold credentials.
  must(url && isSafe(url, options.allowInsecure), name, what);
  return (url.origin + url.pathname).replace(/\/+$/, "");
}

/** Tells whether a request may go to a URL: it holds no credentials, and is `https:`, on this machine, or what the client allows. */
export function isSafe({ protocol, hostname, username, password }: URL, allowInsecure: boolean = false): boolean {
  // Addresses as a URL's parser writes them.
  const isHere = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1])$/.test(hostname);
  const isPrivate = protocol === "https:" || (protocol === "http:" && (allowInsecure || isHere));
  // No runtime takes credentials, and each says so in words that show them.
  return isPrivate && !username && !password;
}

export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Tells whether a URL is of an origin. */
export function isOfOrigin(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || new URL(url).origin === origin;
}
