import { urlOf } from "./answered-by.ts";
import { resolveUrl } from "./at.ts";

/**
 * The URL of the next page, from a `Link` header (RFC 8288). Some registries write `rel=next` without quotes.
 *
 * @returns undefined after the last page.
 */
export function nextPage(response: Response, url: string = urlOf(response)): string | undefined {
  for (const [, target = "", parameters = ""] of (response.headers.get("link") ?? "").matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next\b)/i.test(parameters)) return resolveUrl(target, url);
  }
  return undefined;
}
