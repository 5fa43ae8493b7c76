import type { Redact } from "../errors/redact.ts";
import { RedirectError } from "../errors/redirect-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";

/** One request of a walk over redirects. */
export interface Hop {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** How many redirects came before. */
  readonly followed: number;
}

/** How many redirects one request follows. */
const MOST = 5;

/** A host has 253 characters at most. */
const LONGEST_ORIGIN = 300;

/** Tells whether a status is that of a redirect; without a `Location` it is an error like any other. */
export function isRedirect(status: number, location: string | null): boolean {
  return location !== null && /^30[12378]$/.test(`${status}`);
}

/**
 * Decides whether a redirect is followed, and with what. The rules are read from the top.
 *
 * @returns the next request; undefined when it is not followed.
 */
export function nextHop(
  { method, url, headers, followed }: Hop,
  location: string,
  allowInsecure?: boolean,
): Hop | undefined {
  // What changes something, or has a body, was meant for the one that it was sent to.
  if (!isReading(method) || followed >= MOST) return undefined;
  // The same rules as for a base URL, and what came by https: goes on by it: nothing is asked for in the clear.
  const [from, target] = [new URL(url), parseUrl(location, url)];
  const isAsSafe = target?.protocol === from.protocol || target?.protocol === "https:" || allowInsecure;
  if (!target || !isAsSafe || !isSafe(target, allowInsecure)) return undefined;
  const isHome = target.origin === from.origin;
  return { method, url: target.href, headers: isHome ? headers : wanted(headers), followed: followed + 1 };
}

/**
 * Sends a request and follows redirects by the rules above, where the runtime shows them. A browser does not: there GET and
 * HEAD follow by the browser's own rules, which drop the token on the way to another origin.
 *
 * @returns the answer, and the request that it answers.
 * @throws `RedirectError` for what is not followed, and what `fetch` throws.
 */
export async function fetchFollowing(
  fetch: (input: string | Request, init: RequestInit) => Promise<Response>,
  input: string | Request,
  init: RequestInit,
  hop: Hop,
  allowInsecure: boolean | undefined,
  known: Known,
  redact: Redact,
): Promise<{ readonly response: Response; readonly hop: Hop }> {
  const response = await fetch(input, init);
  const { status, headers, type, redirected } = response;
  const location = headers.get("location");
  // A browser shows no more of it. A `fetch` of the user may have followed although it was told not to.
  const isHidden = type === "opaqueredirect" || (redirected && !isReading(hop.method));
  if (isHidden && isReading(hop.method)) {
    const followed = await fetch(input, { ...init, redirect: "follow" });
    return { response: followed, hop: { ...hop, url: followed.url || hop.url } };
  }
  if (!isHidden && !isRedirect(status, location)) return { response, hop };
  // Nobody reads it, and it would keep the socket.
  response.body?.cancel().catch(() => {});
  const next = isHidden ? undefined : nextHop(hop, location ?? "", allowInsecure);
  if (next) {
    const { method, url } = next;
    const { signal = null } = init;
    return fetchFollowing(
      fetch,
      url,
      { method, headers: next.headers, redirect: "manual", signal },
      next,
      allowInsecure,
      known,
      redact,
    );
  }
  // Who answers 307 or 308 did nothing with the request. After the others it may have been done.
  const sideEffect = isReading(hop.method) || status > 303 ? known.sideEffect : "possible";
  const led = parseUrl(location ?? "", hop.url)?.origin ?? "";
  throw redirectError({ ...known, sideEffect, ...(!isHidden && { status, location: redact(led, LONGEST_ORIGIN) }) });
}

/** The error of a redirect, by what is known of it. */
export function redirectError(fields: ConstructorParameters<typeof RedirectError>[1]): RedirectError {
  const { status, location } = fields;
  return new RedirectError(
    `${status ? `${status} ` : ""}redirect${location ? ` to ${location}` : ""} is not followed`,
    fields,
  );
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** The headers that say what is wanted; all others are for whom they were given to. */
function wanted(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => /^(accept|accept-encoding|range)$/.test(name)));
}
