import { type Middleware, RedirectError } from "@slipway/core";
import { resolveUrl } from "./at.ts";
import { checkWay, type Home, isHome } from "./home.ts";
import { protocolHeaders } from "./protocol-headers.ts";
import { refuseQuotes } from "./refuse-quotes.ts";
import type { Secrets } from "./secrets.ts";

/** What goes with one request to the innermost layer, and what comes back from there. */
export interface Slip {
  /** Kept out of the request that other middleware sees. */
  readonly authorization?: string | undefined;
  /** A redirect is wanted as the answer. */
  readonly isProbe?: boolean;
  /** It was sent on by its registry before: nothing of whoever asks goes with it any more. */
  readonly isAway?: boolean;
  /** Of the last answer, errors included. */
  headers?: Headers;
  /** Where the last answer came from. */
  url?: string;
}

/** How often a request follows its registry elsewhere. */
export const MOST_REDIRECTS = 5;

/** Asks the registry itself: what answers elsewhere says nothing about it. */
const OF_THE_REGISTRY = "GET /v2/";

/**
 * The innermost layer of a request: adds the authorization, on the registry's origin only, and notes where the answer came
 * from. It follows redirects of what has no body itself: the runtime would take the headers along, and would not say
 * whose a refusal is.
 */
export function carrier(slip: Slip, home: Home, secrets: Secrets): Middleware {
  const holds = (text: string): boolean => secrets.holds(text);
  return async (given, next, { route, redact }) => {
    let url = given.url;
    let isAway = slip.isAway === true;
    for (let redirects = 0; ; redirects++) {
      checkWay(url, home, route);
      if (isAway && isHome(url, home)) {
        throw new RedirectError(`the registry ${home.origin} sent this elsewhere, and from there it was sent back`, {
          route,
        });
      }
      isAway ||= !isHome(url, home);
      const request = requestFor(given, url, isAway ? undefined : slip.authorization, isAway);
      let response = await next(request);
      if (response.type === "opaqueredirect") response = await hidden(request, next, route);
      try {
        refuseQuotes(response.headers, url, home, route, { redact, holds });
      } catch (error) {
        await response.body?.cancel().catch(() => {});
        throw error;
      }
      slip.headers = response.headers;
      slip.url = response.url || url;
      const location = response.headers.get("location");
      if (slip.isProbe || location === null || !isReading(given.method) || !isRedirect(response.status))
        return response;
      if (route === OF_THE_REGISTRY && !leadsHome(location, slip.url, home)) return response;
      // It is not read, and its connection is to be free again.
      await response.body?.cancel().catch(() => {});
      if (redirects >= MOST_REDIRECTS) {
        throw new RedirectError(`the registry ${home.origin} redirects without an end`, { route });
      }
      url = resolveUrl(location, slip.url);
    }
  };
}

/** The request as it goes to one place. */
function requestFor(given: Request, url: string, authorization: string | undefined, isAway: boolean): Request {
  const headers = isAway ? protocolHeaders(given.headers) : new Headers(given.headers);
  if (authorization !== undefined) headers.set("authorization", authorization);
  // What flows is refused where it would be followed: to follow it Node keeps all of it in memory.
  const redirect = given.redirect === "error" ? "error" : "manual";
  if (url === given.url) return new Request(given, { headers, redirect });
  const { method, signal } = given;
  return new Request(url, { method, headers, redirect, signal });
}

function leadsHome(location: string, from: string, home: Home): boolean {
  return URL.canParse(location, from) && isHome(new URL(location, from).href, home);
}

/** Tells whether a status is that of a redirect. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Tells whether a redirect of such a request is followed here: it has no body, and changes nothing. */
export function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * A browser shows no redirect. It follows those of GET and HEAD by its own rules, which keep `Authorization` on its origin
 * but take other headers along: it gets none of those.
 */
async function hidden(
  request: Request,
  next: (request: Request) => Promise<Response>,
  route: string,
): Promise<Response> {
  if (!isReading(request.method)) {
    throw new RedirectError(`${request.method} is redirected, and this runtime does not say where to`, { route });
  }
  const headers = protocolHeaders(request.headers);
  const authorization = request.headers.get("authorization");
  if (authorization !== null) headers.set("authorization", authorization);
  return next(new Request(request, { headers, redirect: "follow" }));
}
