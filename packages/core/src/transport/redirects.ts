import { RedirectError, type RedirectErrorFields } from "../errors/redirect-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { isSafe } from "./base-url.ts";

/** One request of a walk over redirects. */
export interface Hop {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** What the answer to a request leads to: another request, or an end that says why. */
export type Turn = { readonly follow: Hop; readonly refuse?: undefined } | { readonly refuse: string };

/** How many redirects one request follows. */
const MOST = 5;

/** The headers that say what is wanted; all others are for whom they were given to. */
const WANTED = ["accept", "accept-encoding", "range"];

/**
 * Decides about an answer: whether it is a redirect, and whether that is followed. The rules are read from the top.
 *
 * @param before the URLs that were asked, this one included.
 * @returns undefined when the answer is no redirect.
 */
export function redirectOf(
  { method, url, headers }: Hop,
  { status, location }: { readonly status: number; readonly location: string | null },
  before: readonly string[],
  allowInsecure: boolean,
): Turn | undefined {
  if (!/^30[12378]$/.test(String(status)) || location === null) return undefined;
  // What changes something, or has a body, was meant for the one that it was sent to.
  if (!isReading(method)) return { refuse: `is not followed for a ${method}` };
  const target = parse(location, url);
  if (!target) return { refuse: "leads to no URL" };
  // `fetch` refuses such a URL with an error that quotes it.
  if (target.username || target.password) return { refuse: "leads to a URL that holds credentials" };
  // A fragment is not sent.
  target.hash = "";
  const from = new URL(url);
  const isDowngrade = from.protocol === "https:" && target.protocol !== "https:";
  if (!isSafe(target, allowInsecure) || (isDowngrade && !allowInsecure)) return { refuse: "is not to https:" };
  if (before.includes(target.href)) return { refuse: "goes round in circles" };
  if (before.length > MOST) return { refuse: `comes after ${MOST} others` };
  return { follow: { method, url: target.href, headers: target.origin === from.origin ? headers : wanted(headers) } };
}

/**
 * Sends a request and follows redirects by the rules above, where the runtime shows them. A browser does not: there GET and
 * HEAD follow by the browser's own rules, which drop the token on the way to another origin.
 *
 * @returns the answer. A redirect of another method is handed over as it came: `redirectErrorOf` knows it.
 * @throws `RedirectError` for one that a GET or a HEAD does not follow, and what `fetch` throws.
 */
export async function fetchFollowing(
  fetch: (input: string | Request, init: RequestInit) => Promise<Response>,
  input: string | Request,
  init: RequestInit,
  first: Hop,
  allowInsecure: boolean,
  known: Known,
): Promise<Response> {
  let response = await fetch(input, init);
  if (!isReading(first.method)) return response;
  if (response.type === "opaqueredirect") return fetch(input, { ...init, redirect: "follow" });
  const asked: string[] = [];
  for (let hop = first; ; ) {
    asked.push(hop.url);
    const { status, headers, body } = response;
    const turn = redirectOf(hop, { status, location: headers.get("location") }, asked, allowInsecure);
    if (!turn) return response;
    // Nobody reads it, and it would keep the socket.
    body?.cancel().catch(() => {});
    if (turn.refuse !== undefined) throw redirectError(turn.refuse, response, hop.url, known);
    hop = turn.follow;
    const { signal } = init;
    response = await fetch(hop.url, {
      method: hop.method,
      headers: hop.headers,
      redirect: "manual",
      signal: signal ?? null,
    });
  }
}

/** The error of an answer to a change or an upload that is a redirect, or came from where one led; undefined for any other. */
export function redirectErrorOf(
  response: Response,
  { method, url, headers }: Hop,
  known: Known,
): RedirectError | undefined {
  const { status, type, redirected } = response;
  const turn = redirectOf({ method, url, headers }, { status, location: response.headers.get("location") }, [], false);
  if (turn?.refuse !== undefined) {
    // 307 and 308 ask for the same once more. After the others it may have been done.
    return redirectError(turn.refuse, response, url, status > 303 ? known : { ...known, sideEffect: "possible" });
  }
  // A browser shows no more of a redirect; a `fetch` of the user may have followed one that it was told not to.
  if (type !== "opaqueredirect" && (isReading(method) || !redirected)) return undefined;
  return redirectError(`is not followed for a ${method}`, undefined, url, { ...known, sideEffect: "possible" });
}

/** The error of a redirect, by what is known of it. */
export function redirectError(
  problem: string,
  answer: Response | undefined,
  from: string,
  known: Known,
  more: Pick<RedirectErrorFields, "cause"> = {},
): RedirectError {
  const location = answer && parse(answer.headers.get("location") ?? "", from)?.origin;
  const message = `${answer ? `${answer.status} ` : ""}redirect${location ? ` to ${location}` : ""} ${problem} (check baseUrl)`;
  return new RedirectError(message, { ...known, ...more, status: answer?.status, location });
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function parse(location: string, base: string): URL | undefined {
  try {
    return new URL(location, base);
  } catch {
    return undefined;
  }
}

function wanted(headers: Headers): Headers {
  const kept = WANTED.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Headers(kept);
}
