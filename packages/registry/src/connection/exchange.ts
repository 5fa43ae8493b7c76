import {
  type Client,
  isApiError,
  isRedirectError,
  RedirectError,
  type RequestDescription,
  type SendContext,
  type Sent,
} from "@slipway/core";
import { unlessAborted } from "@slipway/core/streams";
import type { Authorizer, Purpose } from "../auth/authorizer.ts";
import { noteUrl } from "./answered-by.ts";
import { resolveUrl } from "./at.ts";
import { carrier, isReading, isRedirect, MOST_REDIRECTS, type Slip } from "./carrier.ts";
import { type Home, isHome, shownUrl } from "./home.ts";
import { redact } from "./redact.ts";
import { restate } from "./restate.ts";
import type { Secrets } from "./secrets.ts";

/** What all requests to a registry share. */
export interface Shared {
  readonly core: Client;
  /** The registry's own place: nobody else is told who asks. */
  readonly home: Home;
  readonly secrets: Secrets;
  /** Absent where the client says itself who asks. */
  readonly authorizer?: Authorizer;
  /** Asks how the registry wants to be told who asks. */
  readonly ping?: () => Promise<unknown>;
  /** Gets the headers of every answer. */
  readonly onHeaders?: (headers: Headers, route: string) => void;
}

/** Sends one request: says who asks, asks for another token once, and takes a body that flows where it is sent on to. */
export async function exchange(
  shared: Shared,
  purpose: Purpose,
  given: RequestDescription,
  context: SendContext,
): Promise<Sent> {
  const { home, secrets } = shared;
  const { signal } = context.options;
  let request = given;
  let renewed = false;
  let isAway = false;
  for (let redirects = 0; ; ) {
    isAway ||= !isHome(request.url, home);
    const authorizer = isAway ? undefined : shared.authorizer;
    // A body is not sent only to hear that the registry wants to know who asks.
    if (request.body !== undefined && authorizer?.isTold === false && shared.ping)
      await unlessAborted(shared.ping(), signal);
    const authorization = authorizer && (await unlessAborted(authorizer.authorization(purpose), signal));
    const slip: Slip = { authorization, isAway };
    try {
      const sent = await once(shared, slip, request, context);
      noteUrl(sent.response, slip.url ?? request.url);
      return sent;
    } catch (error) {
      // It was read, and cannot be sent again.
      const isOver = request.body instanceof ReadableStream;
      // A stranger to whom this was sent on may ask who asks: to answer would hand him the credentials.
      if (!isOver && authorizer && !renewed && isApiError(error) && error.status === 401 && cameFromHome(slip, home)) {
        renewed = true;
        const challenge = slip.headers?.get("www-authenticate") ?? null;
        if (await authorizer.refused(challenge, authorization, purpose)) continue;
      }
      const failed = isOver ? { error, slip } : await whereTo(shared, slip, request, context, error);
      // What has no body was followed already, as far as it may be.
      const isFinal = isOver || isReading(request.method);
      const location = isFinal ? undefined : locationOf(failed.error, failed.slip);
      if (location === undefined || redirects++ >= MOST_REDIRECTS) {
        const told = explained(failed.error, failed.slip, home);
        throw isApiError(told) ? redact(told, secrets) : told;
      }
      request = { ...request, url: resolveUrl(location, failed.slip.url ?? request.url) };
    }
  }
}

/** Sends a request as it is, and hears what comes with its answer. */
export async function once(
  { core, home, secrets, onHeaders }: Pick<Shared, "core" | "home" | "secrets" | "onHeaders">,
  slip: Slip,
  request: RequestDescription,
  context: SendContext,
): Promise<Sent> {
  const middleware = [...(context.middleware ?? []), carrier(slip, home, secrets)];
  try {
    return await core.send(request, { ...context, middleware, redirect: "manual" });
  } finally {
    if (slip.headers) onHeaders?.(slip.headers, request.route);
  }
}

/** Tells whether the last answer came from the registry itself, and not from where it was sent on to. */
export function cameFromHome({ url }: Slip, home: Home): boolean {
  return url !== undefined && isHome(url, home);
}

/**
 * Where a registry wants a body to go that flows: to see a redirect Node keeps all of it in memory, so core refuses it, and the
 * runtime does not say where to. The same request without its body does.
 */
async function whereTo(
  shared: Shared,
  slip: Slip,
  { body, ...request }: RequestDescription,
  context: SendContext,
  error: unknown,
): Promise<{ readonly error: unknown; readonly slip: Slip }> {
  const isFlowing = typeof body === "function" || body instanceof Blob;
  if (!isFlowing || !isRedirectError(error)) return { error, slip };
  const bare = Object.entries(request.headers).filter(([name]) => !name.startsWith("content-"));
  const probe: Slip = { authorization: slip.authorization, isAway: slip.isAway === true, isProbe: true };
  try {
    await once(shared, probe, { ...request, headers: Object.fromEntries(bare) }, context);
  } catch (answer) {
    if (isApiError(answer) && isRedirect(answer.status)) return { error: answer, slip: probe };
  }
  return { error, slip };
}

/** Where a body is sent on to; only these redirects keep a request what it is. */
function locationOf(error: unknown, { headers }: Slip): string | undefined {
  const keeps = isApiError(error) && (error.status === 307 || error.status === 308);
  return keeps ? (headers?.get("location") ?? undefined) : undefined;
}

/** An error that says what a registry did that did not answer itself. */
function explained(error: unknown, slip: Slip, home: Home): unknown {
  if (!isApiError(error)) return error;
  const { status, route, attempts, requestId } = error;
  if (isRedirect(status)) {
    const location = slip.headers?.get("location") ?? "";
    const target = URL.canParse(location, slip.url) ? new URL(location, slip.url) : undefined;
    const to = target ? ` to ${shownUrl(target.href)}` : "";
    return new RedirectError(
      `${status} redirect${to} is no answer of a registry: check its URL, and whether a log-in stands before it`,
      // 307 and 308 ask for the same once more. After the others it may have been done.
      { route, attempts, requestId, status, location: target?.origin, sideEffect: status > 303 ? "none" : "possible" },
    );
  }
  if (slip.url === undefined || isHome(slip.url, home)) return error;
  return restate(error, `${error.message}. This came from ${shownUrl(slip.url)}, where ${home.origin} sent it on to`);
}
