import { PagingError } from "@slipway/core/call";
import { isRedirect, nextLink, redirectError, shortLine } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";
import { AuthError } from "./errors/auth-error.ts";
import { ContentError, contentError } from "./errors/content-error.ts";
import { LOOPBACK, networkClass } from "./network-class.ts";

/*
 * What a registry says, and how far it is believed. Registries, proxies and log-in pages before them, and whoever they redirect to, may
 * be mistaken or hostile; what is written here is all that is taken at their word, and `trust.test.ts` has the servers that try otherwise.
 *
 * - Credentials go to the registry's own origin. That origin alone is believed about how it wants them (core's
 *   `withAuthorization` and `sendWithRetries` hold that for every API), and where its tokens are had: `checkRealm`.
 * - Where to go on (`Location`, `Link`) is believed of who answered, as far as `placeOf` says, and so is a redirect of what changes
 *   something. Those of GET and HEAD are core's. Nothing of whoever asks goes elsewhere.
 * - Success is a status that the specification states for the operation: `expectStatus`.
 * - A digest or a size is held against what is known, and never overrules it: `checkStatedDigest`, `checkStatedSize`. What is read
 *   is verified by its digest in any case.
 * - That something is there, or was stored, is believed of an answer that names it: `isPlaced`, and in `find.ts`; that it was mounted, of
 *   one that names its place in the repository: `isAt`.
 * - That a registry has no referrers API is believed of its own statuses for that, and of Google's log-in page: `registryReferrers`.
 * - A list of referrers under a tag is believed if it can be one: neither the subject, nor what the subject names: `fallbackReader`.
 */

/** An answer, as far as it is judged here. */
export type Answer = Pick<RawAnswer, "response" | "redact" | "facts">;

/** A header of an answer as an error shows it: without secrets, and not too long. */
export function shownHeader({ response, redact }: Pick<Answer, "response" | "redact">, name: string): string {
  return shortLine(redact(response.headers.get(name) ?? ""));
}

/** Holds a successful answer against the specification's statuses: a log-in page that answers 200 to everything has stored nothing (`ContentError`). */
export function expectStatus(answer: Answer, statuses: readonly number[], route: string): void {
  const { status } = answer.response;
  if (statuses.includes(status)) return;
  const type = shownHeader(answer, "content-type");
  const page = isPage(answer.response) ? ": a log-in or an error page may stand before the registry" : "";
  throw new ContentError(
    `was answered ${status}${type && ` (${type})`} where ${statuses.join(" or ")} belongs${page}`,
    { ...answer.facts, route, sideEffect: "possible", expected: statuses[0], received: status },
  );
}

/** The media type of an answer, in lower case and without its parameters; empty where it says none. */
export function mediaTypeOf({ headers }: Pick<Response, "headers">): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

export function isPage(response: Response): boolean {
  return /^(text\/html|application\/xhtml\+xml)$/.test(mediaTypeOf(response));
}

/** Holds a stated digest against the known one, of the same algorithm, if any: a `ContentError` where they differ, by what it `did` ("stored", "sends"). */
export function checkStatedDigest(answer: Answer, digest: string, did: string): void {
  const stated = answer.response.headers.get("docker-content-digest");
  if (stated === null || stated === digest || stated.split(":")[0] !== digest.split(":")[0]) return;
  const received = shownHeader(answer, "docker-content-digest");
  throw new ContentError(`the registry ${did} ${received} instead of ${digest}`, {
    ...answer.facts,
    content: digest,
    expected: digest,
    received,
  });
}

/** Tells whether a registry names a content by the digest that it was asked for: who answers everything does not know it. */
export function statesDigest({ headers }: Response, digest: string): boolean {
  return headers.get("docker-content-digest") === digest;
}

/** Tells whether the `Location` of an answer is a path of the registry itself. */
export function isAt({ response, url }: Pick<RawAnswer, "response" | "url">, home: Home, path: string): boolean {
  const location = locationOf(response) ?? "";
  return URL.canParse(location, url) && new URL(location, url).href === home.baseUrl + path;
}

/** Whether a 201 says what it made, or where, which it has to: one that says neither, or where another content is, may be anybody's answer to anything. */
export function isPlaced(response: Response, digest: string): boolean {
  const [algorithm = ""] = digest.split(":");
  const location = locationOf(response);
  return statesDigest(response, digest) || location?.includes(digest) || location?.includes(`${algorithm}:`) === false;
}

function locationOf({ headers }: Response): string | undefined {
  return headers.get("location")?.replace(/%3a/gi, ":");
}

/** The size that an answer states of its content, in bytes; undefined for none, or a compressed form's, a `ContentError` for no number. */
export function statedSize({ headers }: Response, name: string): number | undefined {
  const length = headers.get("content-length");
  if (length === null || headers.has("content-encoding")) return undefined;
  const size = /^\d+$/.test(length) ? Number(length) : Number.NaN;
  if (Number.isSafeInteger(size)) return size;
  throw new ContentError(`the registry says no number of bytes of ${name}`, { content: name });
}

/** Holds a size that a registry states against the one that is known: neither overrules the other, and a difference is a `ContentError`. */
export function checkStatedSize(stated: number | undefined, known: number | undefined, name: string): void {
  if (stated === undefined || known === undefined || stated === known) return;
  throw contentError(`the registry says that ${name} has ${stated} bytes, and it has ${known}`, name, known, stated);
}

export interface Home {
  readonly baseUrl: string;
  /** Its user lets content travel in the clear. */
  readonly allowInsecure?: boolean | undefined;
}

/**
 * Where an answer, its `Location` or `Link`, says to go on: resolved against where it came from (RFC 9110), and otherwise kept letter by
 * letter, because it may be signed. `https:`, or `http:` where the registry itself is asked so and is this machine or allowed. A registry
 * behind a proxy that ends TLS may call itself `http:`: on its own host it stays what it was. Whoever is elsewhere does not lead back to
 * the registry: what would go there has credentials.
 *
 * @throws `ContentError` that says what was named, as its origin.
 */
export function placeOf(handed: string, { url: base, redact }: Pick<RawAnswer, "url" | "redact">, home: Home): string {
  const shown = shortLine(redact(originOf(handed, base)));
  const refuse = (problem: string): never => {
    throw new ContentError(`the registry names ${shown}${problem}: nothing was sent there`, {});
  };
  if (!URL.canParse(handed, base)) return refuse(" where a URL belongs");
  const [url, from, registry] = [new URL(handed, base), new URL(base), new URL(home.baseUrl)];
  url.hash = "";
  if (!/^https?:$/.test(url.protocol)) return refuse(" where http: or https: belongs");
  if (url.username || url.password) return refuse(" with credentials in it");
  const isItself = url.hostname === from.hostname && from.protocol === "https:" && url.protocol === "http:";
  const place = isItself ? `${from.origin}${url.href.slice(url.origin.length)}` : url.href;
  const isHere = from.protocol === "http:" && networkClass(url.hostname) === LOOPBACK;
  if (!isItself && url.protocol === "http:" && !isHere && !home.allowInsecure) {
    return refuse(", which is not https: (where that is meant to be, allow it with allowInsecure)");
  }
  if (from.origin !== registry.origin && new URL(place).origin === registry.origin) {
    return refuse(` from ${shortLine(redact(from.origin))}`);
  }
  return place;
}

/** Where a 307 or a 308 sends a request on to; undefined for no redirect, a `RedirectError` for others, which change the method, and where none `mayFollow`. */
export function redirectPlace(answer: RawAnswer, home: Home, mayFollow: boolean): string | undefined {
  const { response, facts: known, url, redact } = answer;
  const { status } = response;
  const location = response.headers.get("location");
  if (location === null || !isRedirect(status, location)) return undefined;
  if (mayFollow && status > 303) return placeOf(location, answer, home);
  const sideEffect = status > 303 ? known.sideEffect : "possible";
  throw redirectError({ ...known, sideEffect, status, location: shortLine(redact(originOf(location, url))) });
}

/** A URL as an error shows it: its origin. The rest may be signed, or be private in another way. */
function originOf(handed: string, base: string): string {
  if (!URL.canParse(handed, base)) return "what is no URL";
  const { protocol, host } = new URL(handed, base);
  // What is no address of the web may be all content.
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
}

/** The URL of the next page, from a `Link` header; undefined after the last page. A `PagingError` for a header that cannot be read. */
export function nextPage(sent: Pick<RawAnswer, "response" | "url" | "redact">, home: Home): string | undefined {
  const target = nextLink(sent.response.headers.get("link"));
  if (target === "") throw new PagingError("the registry names a next page by a Link header that cannot be read", {});
  return target === undefined ? undefined : placeOf(target, sent, home);
}

/** A place among the `urls` of a descriptor, by `placeOf`: not the registry itself, and no private address unless the registry has one. */
export function contentPlace(url: string, home: Home): string {
  const registry = new URL(home.baseUrl);
  const place = new URL(placeOf(url, { url: home.baseUrl, redact: String }, home));
  const isNear = networkClass(place.hostname) > networkClass(registry.hostname);
  if (place.origin !== registry.origin && !isNear) return place.href;
  throw new ContentError(`a descriptor names ${shortLine(place.origin)} for its content: nothing was sent there`, {});
}

/** Checks where tokens are had, before credentials go there (`AuthError`): `https:`, or `http:` here; no private address unless the registry has one. */
export function checkRealm(realm: string, registry: URL): URL {
  const refuse = (problem: string): never => {
    throw new AuthError(`the token service that ${registry.host} names ${problem}: no credentials were sent`, {
      host: registry.host,
    });
  };
  if (!URL.canParse(realm)) return refuse("is no URL");
  const url = new URL(realm);
  url.hash = "";
  if (url.username || url.password) refuse("has credentials in its URL");
  const near = networkClass(url.hostname);
  if (near > networkClass(registry.hostname)) refuse(`is the private address ${shortLine(url.host)}`);
  // Whoever uses a registry over `http:` that is not on this machine allowed it.
  const allowed = near === LOOPBACK || (registry.protocol === "http:" && networkClass(registry.hostname) < LOOPBACK);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && allowed)) refuse("is not https:");
  return url;
}
