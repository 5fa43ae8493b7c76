import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

/**
 * Finds and checks where requests go: the option, then `SLIPWAY_API_URL`, then the public API.
 *
 * @returns the URL without a trailing slash.
 * @throws `InputError` if it is no URL, carries credentials or a query, or would send a token in the clear.
 */
export function baseUrl(options: Pick<ClientOptions, "baseUrl" | "allowInsecure">): string {
  const parameter = options.baseUrl === undefined ? "SLIPWAY_API_URL" : "baseUrl";
  const given = options.baseUrl ?? environment(parameter) ?? "https://api.vercel.com";
  // What was given is not quoted: it may hold credentials.
  const refuse = (problem: string): never => {
    throw new InputError(`${parameter} ${problem}`, { parameter });
  };
  // A URL's parser would mend the rest, and who reads the option could take it for another host.
  const url = /^https?:\/\/[^/\\\s][^\\\s]*$/.test(given) ? parsed(given) : undefined;
  if (!url) return refuse("must be a URL that begins with https://");
  if (url.username || url.password) refuse("must hold no credentials: they belong into token or headers");
  if (/[?#]/.test(given)) refuse("must hold no query and no fragment");
  if (!isSafe(url, options.allowInsecure)) refuse("must begin with https://, or allowInsecure must be set");
  return (url.origin + url.pathname).replace(/\/+$/, "");
}

/** Tells whether a URL keeps what is sent there private: `https:`, or this machine, or what the client allows. */
export function isSafe({ protocol, hostname }: URL, allowInsecure: boolean = false): boolean {
  return protocol === "https:" || (protocol === "http:" && (allowInsecure || isLoopback(hostname)));
}

/** Names and addresses of this machine, as a URL's parser writes them. */
function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1])$/.test(hostname);
}

function parsed(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
