import { type StoreRow, storeLabel } from "../../domain/storage/tables.ts";
import { readBlobHost } from "../../engine/addresses/blob-host.ts";
import { blobDomain, isPlatformHost } from "../../engine/addresses/platform-hosts.ts";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { accessDenied, blobError } from "./authorize.ts";

/** The client's own bound (@vercel/blob 2.8.0). */
const maxLength = 950;

/** Throws 400 for a pathname that the client refuses, and for one that no URL can lead to. */
export function checkPathname(pathname: string | null): string {
  const problem = pathnameProblem(pathname ?? "");
  if (pathname === null || problem !== undefined) throw blobError(400, "bad_request", `"pathname" ${problem}`);
  return pathname;
}

function pathnameProblem(pathname: string): string | undefined {
  if (pathname === "") return "is missing";
  if (pathname.length > maxLength) return `is too long: the maximum is ${maxLength} characters`;
  if (pathname.includes("//") || pathname.startsWith("/")) return 'cannot have an empty segment ("//")';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
  if (/[\x00-\x1f\x7f]|\p{Surrogate}/u.test(pathname)) return "cannot have control characters";
  if (pathname.split("/").some((segment) => segment === "." || segment === ".."))
    return 'cannot have a segment "." or "..": no URL leads to it';
  return undefined;
}

/** `photo.png` as `photo-<random>.png`. */
export function withRandomSuffix(pathname: string): string {
  const [, stem = pathname, extension = ""] = /^(.*[^/])(\.[^./]+)$/s.exec(pathname) ?? [];
  return `${stem}-${newId("", 30)}${extension}`;
}

/** The URL of a blob: the platform's for a client that has asked at the platform's address, and therefore reaches its hosts. */
export function urlOf({ hosts }: Services, request: Request, { id, access }: StoreRow, pathname: string): string {
  const host = `${storeLabel(id)}.${access}`;
  const isPlatforms = isPlatformHost(new URL(request.url).hostname);
  const origin = isPlatforms ? `https://${host}.${blobDomain}` : hosts.origin(`${host}.blob.${hosts.baseDomain}`);
  return `${origin}/${pathname.split("/").map(encodeURIComponent).join("/")}`;
}

/** Reads a URL of a blob of the store, or a pathname. Throws 403 for a URL of another store. */
export function pathnameAt({ hosts }: Services, { id }: StoreRow, text: string): string {
  if (!/^https?:\/\//.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url && readBlobHost(url.hostname, hosts.baseDomain);
  if (!url || host?.label !== storeLabel(id)) throw accessDenied(`${text.slice(0, 200)} is not of this store`);
  return decodedPath(url.pathname);
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    throw blobError(400, "bad_request", "The path of the URL is not encoded as UTF-8");
  }
}
