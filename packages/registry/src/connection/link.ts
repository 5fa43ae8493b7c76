import { resolveUrl } from "./at.ts";

/**
 * The URL of the next page, from a `Link` header (RFC 8288). Some registries write `rel=next` without quotes.
 *
 * @returns undefined after the last page.
 */
export function nextPage({ headers }: Response, url: string): string | undefined {
  for (const [, target = "", parameters = ""] of (headers.get("link") ?? "").matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next\b)/i.test(parameters)) return resolveUrl(target, url);
  }
  return undefined;
}
