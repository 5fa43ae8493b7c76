import { ContentError } from "../errors/content-error.ts";
import { quoted } from "../quoted.ts";
import { LOOPBACK, nearness } from "./nearness.ts";

/** The registry as its user named it: it is trusted with more than what it names itself. */
export interface Home {
  readonly origin: string;
  /** Its user lets content travel in the clear. */
  readonly allowInsecure: boolean;
}

/** Makes the home of a registry's URL. */
export function homeOf(url: string, allowInsecure: boolean | undefined): Home {
  return { origin: new URL(url).origin, allowInsecure: allowInsecure === true };
}

/** Tells whether a URL is on the registry's own origin: there it is told who asks, and only its challenges count. */
export function isHome(url: string, { origin }: Home): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}

/**
 * Checks where a request is about to go: `https:`, or `http:` where its user has allowed that. A registry that is asked over
 * `http:` may stay on its own host, or on this machine.
 *
 * @throws `ContentError` that says where it would have gone.
 */
export function checkWay(url: string, home: Home, route?: string): void {
  const { protocol, hostname } = new URL(url);
  const from = new URL(home.origin);
  const isAllowed =
    home.allowInsecure ||
    (from.protocol === "http:" && (hostname === from.hostname || nearness(hostname) === LOOPBACK));
  if (protocol === "https:" || (protocol === "http:" && isAllowed)) return;
  throw new ContentError(
    `the registry ${home.origin} names ${shownUrl(url)}, which is not https: nothing was sent there. Where that is meant to be, allow it with allowInsecure`,
    { route },
  );
}

/** A URL as an error shows it: its origin. The rest may be signed, or be private in another way. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return "what is no URL";
  const { protocol, host } = new URL(url);
  // What is no address of the web may be all content.
  return quoted(/^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol);
}
