import { AbortedError } from "../errors/aborted-error.ts";
import { RedirectError, type RedirectErrorFields } from "../errors/redirect-error.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";
import type { AttemptRequest } from "./call-state.ts";
import { type Attempt, type AttemptAnswer, isReading } from "./call-state.ts";

export interface Hop {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly followed: number;
}

/** How many redirects one request follows. */
const MAX_REDIRECTS = 5;

/** A host has 253 characters at most. */
const MAX_ORIGIN = 300;

/** Tells whether a status is that of a redirect; without a `Location` it is an error like any other. */
export function isRedirect(status: number, location: string | null): boolean {
  return location !== null && [301, 302, 303, 307, 308].includes(status);
}

/** Decides whether a redirect is followed, and with what: the next request, or undefined. The rules are read from the top. */
export function nextHop(
  { method, url, headers, followed }: Hop,
  location: string,
  allowInsecure?: boolean,
): Hop | undefined {
  // What changes something, or has a body, was meant for the one that it was sent to.
  if (!isReading(method) || followed >= MAX_REDIRECTS) return undefined;
  // The same rules as for a base URL, and what came by https: goes on by it: nothing is asked for in the clear.
  const [from, target] = [new URL(url), parseUrl(location, url)];
  if (!target || !isSafe(target, allowInsecure)) return undefined;
  if (target.protocol !== from.protocol && target.protocol !== "https:" && !allowInsecure) return undefined;
  const isHome = target.origin === from.origin;
  return { method, url: target.href, headers: isHome ? headers : portableHeaders(headers), followed: followed + 1 };
}

/** The layer that follows redirects by these rules, or throws `RedirectError`. A browser shows none: its own rules drop the token elsewhere. */
export async function followRedirects(
  { call, facts, over, before }: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<AttemptAnswer> {
  // A call that was given up is not to find it done.
  if (over.signal.aborted) throw new AbortedError("was given up before it was sent", facts);
  facts.attempts++;
  if (before === "none") facts.sideEffect = "possible";
  const { redirect: policy } = call.context;
  let hop = request;
  for (let followed = 0; ; followed++) {
    let response = await next(hop);
    const { method, url, headers } = hop;
    const { status, type, redirected } = response;
    const location = response.headers.get("location");
    // A browser shows no more of it. A `fetch` of the user may have followed all the same.
    const isHidden = type === "opaqueredirect" || (redirected && !isReading(method));
    const isFollowedByRuntime = isHidden && isReading(method) && !policy;
    // It keeps `Authorization` for the origin, and takes along all else.
    if (isFollowedByRuntime)
      response = await next({ ...hop, headers: portableHeaders(headers, true), redirect: "follow" });
    else if (isHidden || (policy !== "answer" && isRedirect(status, location))) {
      // Nobody reads it, and it would keep the socket.
      response.body?.cancel().catch(() => {});
      const to =
        isHidden || policy ? undefined : nextHop({ ...hop, followed }, `${location}`, call.client.allowInsecure);
      if (to) {
        hop = { ...to, redirect: "manual" };
        continue;
      }
      // A 307 or a 308 says that nothing was done with the request. After the others it may have been done.
      const sideEffect = isReading(method) || status > 303 ? before : "possible";
      const target = call.redact(parseUrl(`${location}`, url)?.origin ?? "", MAX_ORIGIN);
      throw redirectError({ ...facts, sideEffect, ...(!isHidden && { status, location: target }) });
    }
    return { response, url: (response.redirected && response.url) || url };
  }
}

export function redirectError(fields: RedirectErrorFields): RedirectError {
  const { status = "", location } = fields;
  return new RedirectError(`${status} redirect${location ? ` to ${location}` : ""} is not followed`.trim(), fields);
}

/** The headers that say what is wanted; all others are for whom they were given to. */
function portableHeaders(headers: Record<string, string>, withAuthorization: boolean = false): Record<string, string> {
  const names = ["accept", "accept-encoding", "if-range", "range", withAuthorization && "authorization"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
