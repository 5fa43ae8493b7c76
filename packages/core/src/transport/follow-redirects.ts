import { AbortedError } from "../errors/aborted-error.ts";
import { RedirectError, type RedirectErrorFields } from "../errors/redirect-error.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";
import type { AttemptRequest } from "./attempt-request.ts";
import type { Attempt } from "./call-state.ts";

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
 * The layer that follows redirects by the rules above, where the runtime shows them. A browser does not: there GET and HEAD follow
 * by the browser's own rules, which drop the token on the way to another origin.
 *
 * @throws `RedirectError` for what is not followed; it is not tried again.
 */
export async function followRedirects(
  attempt: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<Response> {
  const { call, known, over } = attempt;
  // Whoever was told that it was given up is not to find it done.
  if (over.signal.aborted) throw new AbortedError("was given up before it was sent", known);
  known.attempts++;
  if (attempt.before === "none") known.sideEffect = "possible";
  const { redirect: asked } = call.context;
  let hop = request;
  for (let followed = 0; ; followed++) {
    let response = await next(hop);
    const { status, headers, type, redirected } = response;
    const location = headers.get("location");
    // A browser shows no more of it. A `fetch` of the user may have followed although it was told not to.
    const isHidden = type === "opaqueredirect" || (redirected && !isReading(hop.method));
    const isFollowedByRuntime = isHidden && isReading(hop.method) && asked === undefined;
    // It keeps `Authorization` for the origin, and takes along all else.
    if (isFollowedByRuntime) response = await next({ ...hop, headers: wanted(hop.headers, true), redirect: "follow" });
    const isAnswer = asked === "answer" && !isHidden;
    if (isFollowedByRuntime || isAnswer || !(isHidden || isRedirect(status, location))) {
      attempt.url = (response.redirected && response.url) || hop.url;
      return response;
    }
    // Nobody reads it, and it would keep the socket.
    response.body?.cancel().catch(() => {});
    const to = isHidden || asked ? undefined : nextHop({ ...hop, followed }, location ?? "", call.client.allowInsecure);
    if (!to) {
      // Who answers 307 or 308 did nothing with the request. After the others it may have been done.
      const sideEffect = isReading(hop.method) || status > 303 ? attempt.before : "possible";
      const led = parseUrl(location ?? "", hop.url)?.origin ?? "";
      const shown = isHidden ? {} : { status, location: call.redact(led, LONGEST_ORIGIN) };
      throw redirectError({ ...known, sideEffect, ...shown });
    }
    hop = { ...to, redirect: "manual" };
  }
}

/** The error of a redirect, by what is known of it. */
export function redirectError(fields: RedirectErrorFields): RedirectError {
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
function wanted(headers: Headers, withAuthorization: boolean = false): Headers {
  const isWanted = (name: string): boolean =>
    /^(accept|accept-encoding|if-range|range)$/.test(name) || (withAuthorization && name === "authorization");
  return new Headers([...headers].filter(([name]) => isWanted(name)));
}
