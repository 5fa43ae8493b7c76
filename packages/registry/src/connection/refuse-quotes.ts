import { ContentError } from "../errors/content-error.ts";
import type { Home } from "./home.ts";

/** Headers of an answer that are followed, compared or shown, and whose text is of nothing but numbers and digests. */
const OF_NUMBERS = ["content-range", "docker-content-digest", "oci-subject", "range"];
/** Those whose text may name anything. */
const OF_WORDS = ["content-type", "link", "location", "www-authenticate"];

/** How a credential is found in a text. */
export interface Finder {
  /** Takes all that may be one out of a text. */
  readonly redact: (text: string) => string;
  /** Tells whether a text holds one for certain. */
  readonly holds: (text: string) => boolean;
}

/**
 * Refuses an answer that quotes a credential in a header: what such a header says comes into errors, and into requests to others.
 *
 * @param url that of the request: its host and its repository belong into the answer, even where they are part of a password.
 * @throws `ContentError` that names the header, and not what is in it.
 */
export function refuseQuotes(
  headers: Headers,
  url: string,
  home: Home,
  route: string,
  { redact, holds }: Finder,
): void {
  const name = /^\/v2\/(.+)\/(?:blobs|manifests|tags|referrers)\//.exec(new URL(url).pathname)?.[1];
  const own = [new URL(home.origin).host, new URL(home.origin).hostname, ...(name ? [name] : [])];
  for (const header of [...OF_NUMBERS, ...OF_WORDS]) {
    const said = headers.get(header);
    if (said === null) continue;
    const rest = own.reduce(
      (text, word) => text.replaceAll(new RegExp(`(?<=[/":])${escaped(word)}(?=[/":])`, "g"), ""),
      said,
    );
    const quotes = holds(rest) || (OF_NUMBERS.includes(header) && redact(said) !== said);
    if (quotes) {
      throw new ContentError(`the registry quotes a credential in its header ${header}: its answer is not used`, {
        route,
        sideEffect: "possible",
      });
    }
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
