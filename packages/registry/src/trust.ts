import { PagingError } from "@slipway/core/call";
import { isRedirect, nextLink, redirectError, shortLine } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";
import { AuthError } from "./errors/auth-error.ts";
import { ContentError, contentError } from "./errors/content-error.ts";
import { LOOPBACK, networkClass } from "./network-class.ts";

/*
 * How far a registry's answers are trusted. Registries, proxies and log-in pages before them, and redirect targets may be mistaken or
 * hostile; this file holds all trust in their words, and `trust.test.ts` has the servers that abuse it.
 *
 * - Credentials go to the registry's own origin. That origin alone may challenge for them (core's `withAuthorization` and
 *   `sendWithRetries` hold that for every API) and name its token service: `checkRealm`.
 * - `Location` and `Link` are followed as far as `resolvePlace` allows, and so are redirects of writes. Those of GET and HEAD are
 *   core's. Credentials go nowhere else.
 * - Success is a status that the specification states for the operation: `expectStatus`.
 * - A stated digest or size is compared with the known one, and never overrules it: `checkStatedDigest`, `checkStatedSize`. Content is
 *   verified by its digest in any case.
 * - Existence and storage are proven by an answer that names the content: `isPlaced`, and in `find.ts`; a mount, by one that names its
 *   place in the repository: `isAt`.
 * - The absence of the referrers API is proven by its own statuses, and by Google's log-in page: `registryReferrers`.
 * - A list of referrers under a tag is used if it can be one: neither the subject, nor one of the subject's parts: `fallbackReader`.
 */

/** The parts of an answer that are judged here. */
export type Answer = Pick<RawAnswer, "response" | "redact" | "facts">;

/** A header of an answer for an error: redacted and shortened. */
export function quoteHeader({ response, redact }: Pick<Answer, "response" | "redact">, name: string): string {
  return shortLine(redact(response.headers.get(name) ?? ""));
}

/** Checks a successful status against the specification's: a log-in page that answers 200 to everything has stored nothing (`ContentError`). */
export function expectStatus(answer: Answer, statuses: readonly number[], route: string): void {
  const { status } = answer.response;
  if (statuses.includes(status)) return;
  const type = quoteHeader(answer, "content-type");
  const page = isPage(answer.response) ? ": a log-in or an error page may stand before the registry" : "";
  const problem = `was answered ${status}${type && ` (${type})`} instead of ${statuses.join(" or ")}${page}`;
  const facts = { ...answer.facts, route, sideEffect: "possible", expected: statuses[0], received: status } as const;
  throw new ContentError(problem, facts);
}

/** The media type of an answer, in lower case and without its parameters; empty where it says none. */
export function mediaTypeOf({ headers }: Pick<Response, "headers">): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

export function isPage(response: Response): boolean {
  return /^(text\/html|application\/xhtml\+xml)$/.test(mediaTypeOf(response));
}

/** Checks a stated digest of the same algorithm against the expected one: a `ContentError` with the registry's action `did` ("stored", "sends"). */
export function checkStatedDigest(answer: Answer, digest: string, did: string): void {
  const header = answer.response.headers.get("docker-content-digest");
  if (header === null || header === digest || header.split(":")[0] !== digest.split(":")[0]) return;
  const received = quoteHeader(answer, "docker-content-digest");
  throw new ContentError(`the registry ${did} ${received} instead of ${digest}`, {
    ...answer.facts,
    content: digest,
    expected: digest,
    received,
  });
}

/** Tells whether an answer names the requested digest, which a service that answers everything does not know. */
export function statesDigest({ headers }: Response, digest: string): boolean {
  return headers.get("docker-content-digest") === digest;
}

/** Tells whether the `Location` of an answer is a path of the registry itself. */
export function isAt({ response, url }: Pick<RawAnswer, "response" | "url">, home: Home, path: string): boolean {
  const location = locationOf(response) ?? "";
  return URL.canParse(location, url) && new URL(location, url).href === home.baseUrl + path;
}

/** Tells whether a 201 names the content or its place, as it has to: another answer may come from a service that answers everything. */
export function isPlaced(response: Response, digest: string): boolean {
  const [algorithm = ""] = digest.split(":");
  const location = locationOf(response);
  return statesDigest(response, digest) || location?.includes(digest) || location?.includes(`${algorithm}:`) === false;
}

function locationOf({ headers }: Response): string | undefined {
  return headers.get("location")?.replace(/%3a/gi, ":");
}

/** The size that an answer states of its content, in bytes; undefined for none, or for compressed content. @throws `ContentError` for no number. */
export function statedSize({ headers }: Response, name: string): number | undefined {
  const length = headers.get("content-length");
  if (length === null || headers.has("content-encoding")) return undefined;
  const size = /^\d+$/.test(length) ? Number(length) : Number.NaN;
  if (Number.isSafeInteger(size)) return size;
  throw new ContentError(`the registry states an invalid size of ${name}`, { content: name });
}

/** Compares a stated size with the known one: neither overrules the other, and a difference is a `ContentError`. */
export function checkStatedSize(statedBytes: number | undefined, knownBytes: number | undefined, name: string): void {
  if (statedBytes === undefined || knownBytes === undefined || statedBytes === knownBytes) return;
  throw contentError(
    `the registry says that ${name} has ${statedBytes} bytes, and it has ${knownBytes}`,
    name,
    knownBytes,
    statedBytes,
  );
}

export interface Home {
  readonly baseUrl: string;
  /** Whether content may travel unencrypted. */
  readonly allowInsecure?: boolean | undefined;
}

/**
 * Resolves the `Location` or `Link` of an answer against the answer's URL (RFC 9110), letter by letter otherwise, because it may be
 * signed. `https:`, or `http:` where the registry itself is used so and is this machine or allowed. A registry behind a proxy that ends
 * TLS may call itself `http:`: its own host keeps its scheme. Another host may not lead back to the registry, where requests have
 * credentials.
 *
 * @throws `ContentError` with the origin of the target.
 */
export function resolvePlace(
  location: string,
  { url: base, redact }: Pick<RawAnswer, "url" | "redact">,
  home: Home,
): string {
  const origin = shortLine(redact(originOf(location, base)));
  const refuse = (problem: string): never => {
    throw new ContentError(`the registry names ${origin}${problem}: nothing was sent there`, {});
  };
  if (!URL.canParse(location, base)) return refuse("");
  const [url, from, registry] = [new URL(location, base), new URL(base), new URL(home.baseUrl)];
  url.hash = "";
  if (!/^https?:$/.test(url.protocol)) return refuse(" where http: or https: belongs");
  if (url.username || url.password) return refuse(" with credentials in it");
  const isSameHost = url.hostname === from.hostname && from.protocol === "https:" && url.protocol === "http:";
  const place = isSameHost ? `${from.origin}${url.href.slice(url.origin.length)}` : url.href;
  const isHere = from.protocol === "http:" && networkClass(url.hostname) === LOOPBACK;
  if (!isSameHost && url.protocol === "http:" && !isHere && !home.allowInsecure) {
    return refuse(", which is not https: (where that is meant to be, allow it with allowInsecure)");
  }
  if (from.origin !== registry.origin && new URL(place).origin === registry.origin) {
    return refuse(` from ${shortLine(redact(from.origin))}`);
  }
  return place;
}

/**
 * The target of a 307 or a 308; undefined for no redirect. @throws `RedirectError` for other redirects, which change the method, and where
 * none `mayFollow`.
 */
export function redirectPlace(answer: RawAnswer, home: Home, mayFollow: boolean): string | undefined {
  const { response, facts, url, redact } = answer;
  const { status } = response;
  const location = response.headers.get("location");
  if (location === null || !isRedirect(status, location)) return undefined;
  if (mayFollow && status > 303) return resolvePlace(location, answer, home);
  const sideEffect = status > 303 ? facts.sideEffect : "possible";
  throw redirectError({ ...facts, sideEffect, status, location: shortLine(redact(originOf(location, url))) });
}

/** The origin of a URL, for errors: the rest may be signed, or private. */
function originOf(location: string, base: string): string {
  if (!URL.canParse(location, base)) return "an invalid URL";
  const { protocol, host } = new URL(location, base);
  // Other schemes, such as `data:`, may be content as a whole.
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
}

/** The URL of the next page, from a `Link` header; undefined after the last page. A `PagingError` for a header that cannot be read. */
export function nextPage(answer: Pick<RawAnswer, "response" | "url" | "redact">, home: Home): string | undefined {
  const target = nextLink(answer.response.headers.get("link"));
  if (target === "") throw new PagingError("the registry names a next page by a Link header that cannot be read", {});
  return target === undefined ? undefined : resolvePlace(target, answer, home);
}

/** Resolves one of a descriptor's `urls` by `resolvePlace`: not to the registry itself, nor to a private address unless the registry has one. */
export function contentPlace(url: string, home: Home): string {
  const registry = new URL(home.baseUrl);
  const place = new URL(resolvePlace(url, { url: home.baseUrl, redact: String }, home));
  const isNear = networkClass(place.hostname) > networkClass(registry.hostname);
  if (place.origin !== registry.origin && !isNear) return place.href;
  throw new ContentError(`a descriptor names ${shortLine(place.origin)} for its content: nothing was sent there`, {});
}

/** Checks a token service before it gets credentials (`AuthError`): `https:`, or `http:` here; no private address unless the registry has one. */
export function checkRealm(realm: string, registry: URL): URL {
  const refuse = (problem: string): never => {
    throw new AuthError(`the token service that ${registry.host} names ${problem}: no credentials were sent`, {
      host: registry.host,
    });
  };
  if (!URL.canParse(realm)) return refuse("is not a URL");
  const url = new URL(realm);
  url.hash = "";
  if (url.username || url.password) refuse("has credentials in its URL");
  const near = networkClass(url.hostname);
  if (near > networkClass(registry.hostname)) refuse(`is the private address ${shortLine(url.host)}`);
  // A user of a remote registry over `http:` has allowed it.
  const allowed = near === LOOPBACK || (registry.protocol === "http:" && networkClass(registry.hostname) < LOOPBACK);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && allowed)) refuse("is not https:");
  return url;
}
