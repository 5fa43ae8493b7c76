import { must } from "../errors/input-error.ts";
import type { ClientOptions } from "../types/client.ts";
import { environment } from "./environment.ts";

/** Base URL: the option, `SLIPWAY_API_URL`, then the public API. @throws `InputError` for an invalid or unsafe URL. */
export function baseUrl(options: Pick<ClientOptions, "baseUrl" | "allowInsecure">): string {
  const name = options.baseUrl === undefined ? "SLIPWAY_API_URL" : "baseUrl";
  const text = options.baseUrl ?? environment(name) ?? "https://api.vercel.com";
  // URL parsers repair other spellings, which readers could take for another host.
  const url = /^https?:\/\/[^/\\\s?#][^\\\s?#]*$/i.test(text) && parseUrl(text);
  const what = "be a URL that begins with https://, without credentials, query and fragment";
  // The URL is not quoted, because it may hold credentials.
  must(url && isSafe(url, options.allowInsecure), name, what);
  return (url.origin + url.pathname).replace(/\/+$/, "");
}

/** Tells whether a request may go to a URL: without credentials, and by `https:`, to this machine, or as the client allows. */
export function isSafe({ protocol, hostname, username, password }: URL, allowInsecure: boolean = false): boolean {
  const isHere = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1])$/.test(hostname);
  const isPrivate = protocol === "https:" || (protocol === "http:" && (allowInsecure || isHere));
  // Runtimes refuse credentials in errors that quote them.
  return isPrivate && !username && !password;
}

export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export function isOfOrigin(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || new URL(url).origin === origin;
}
