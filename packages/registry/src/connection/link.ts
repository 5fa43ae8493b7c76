import { linkTo } from "@slipway/core";
import { urlOf } from "./answered-by.ts";
import { resolveUrl } from "./at.ts";

/**
 * The URL of the next page, from a `Link` header.
 *
 * @returns undefined after the last page.
 */
export function nextPage(response: Response, url: string = urlOf(response)): string | undefined {
  const target = linkTo("next", response.headers.get("link"));
  return target === undefined ? undefined : resolveUrl(target, url);
}
