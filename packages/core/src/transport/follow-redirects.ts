import { AbortedError } from "../errors/abort-errors.ts";
import { RedirectError, type RedirectErrorFields } from "../errors/redirect-error.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";
import { type Attempt, type AttemptAnswer, type AttemptRequest, isReading } from "./call-state.ts";

export interface Hop {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly followed: number;
}

const MAX_REDIRECTS = 5;

const MAX_ORIGIN = 300;

/** Tells whether an answer is a redirect; without a `Location` the status is an ordinary error. */
export function isRedirect(status: number, location: string | null): boolean {
  return location !== null && [301, 302, 303, 307, 308].includes(status);
}

/** The next request of a redirect, or undefined where it is not followed. */
export function nextHop(
  { method, url, headers, followed }: Hop,
  location: string,
  allowInsecure?: boolean,
): Hop | undefined {
  // Changes and bodies are meant for the original server only.
  if (!isReading(method) || followed >= MAX_REDIRECTS) return undefined;
  // The target must be safe like a base URL, and https: never leads to http:.
  const [from, target] = [new URL(url), parseUrl(location, url)];
  if (!target || !isSafe(target, allowInsecure)) return undefined;
  if (target.protocol !== from.protocol && target.protocol !== "https:" && !allowInsecure) return undefined;
  const isHome = target.origin === from.origin;
  return { method, url: target.href, headers: isHome ? headers : portableHeaders(headers), followed: followed + 1 };
}

/** Follows redirects by `nextHop`, or throws `RedirectError`. Browsers hide them, and drop the token for other origins. */
export async function followRedirects(
  { call, facts, over, before }: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<AttemptAnswer> {
  if (over.signal.aborted) throw new AbortedError("was aborted before it was sent", facts);
  facts.attempts++;
  if (before === "none") facts.sideEffect = "possible";
  const { redirect: policy } = call.context;
  let hop = request;
  for (let followed = 0; ; followed++) {
    let response = await next(hop);
    const { method, url, headers } = hop;
    const { status, type, redirected } = response;
    const location = status < 300 ? null : response.headers.get("location");
    // Browsers hide the target. A user's `fetch` may have followed a redirect anyway.
    const isHidden = type === "opaqueredirect" || (redirected && !isReading(method));
    const isFollowedByRuntime = isHidden && isReading(method) && !policy;
    // Browsers drop `Authorization` for another origin, but send all other headers there.
    if (isFollowedByRuntime)
      response = await next({ ...hop, headers: portableHeaders(headers, true), redirect: "follow" });
    else if (isHidden || (policy !== "answer" && isRedirect(status, location))) {
      response.body?.cancel().catch(() => {});
      const to =
        isHidden || policy ? undefined : nextHop({ ...hop, followed }, `${location}`, call.client.allowInsecure);
      if (to) {
        hop = { ...to, redirect: "manual" };
        continue;
      }
      // A 307 or a 308 means that nothing was done; other redirects may follow an effect.
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

/** Keeps the headers that are safe to send to another origin. */
function portableHeaders(headers: Record<string, string>, withAuthorization: boolean = false): Record<string, string> {
  const names = ["accept", "accept-encoding", "if-range", "range", withAuthorization && "authorization"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
