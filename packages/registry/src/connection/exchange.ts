import {
  type Client,
  isApiError,
  isRedirectError,
  type RequestDescription,
  type SendContext,
  type Sent,
} from "@slipway/core";
import { unlessAborted } from "../abort.ts";
import type { Authorizer, Purpose } from "../auth/authorizer.ts";
import { resolveUrl } from "./at.ts";
import { carrier, type Slip } from "./carrier.ts";
import { redact } from "./redact.ts";

/** What all requests to a registry share. */
export interface Shared {
  readonly core: Client;
  /** The registry's: nobody else is told who asks. */
  readonly origin: string;
  /** Absent where the client says itself who asks. */
  readonly authorizer?: Authorizer;
  /** Asks how the registry wants to be told who asks. */
  readonly ping?: () => Promise<unknown>;
  /** Gets the headers of every answer. */
  readonly onHeaders?: (headers: Headers, route: string) => void;
}

/** How often an upload follows its registry elsewhere. */
const MOST_REDIRECTS = 5;

/** Sends one request: says who asks, asks for another token once, and takes a body that flows where it is sent on to. */
export async function exchange(
  shared: Shared,
  purpose: Purpose,
  given: RequestDescription,
  context: SendContext,
): Promise<Sent> {
  const { signal } = context.options;
  let request = given;
  let renewed = false;
  for (let redirects = 0; ; ) {
    const isHome = new URL(request.url).origin === shared.origin;
    if (!isHome) {
      // The client's own headers may say who asks, too.
      const { authorization: _, ...headers } = request.headers;
      request = { ...request, headers };
    }
    const authorizer = isHome ? shared.authorizer : undefined;
    // A body is not sent only to hear that the registry wants to know who asks.
    if (request.body !== undefined && authorizer?.isTold === false && shared.ping)
      await unlessAborted(shared.ping(), signal);
    const authorization = authorizer && (await unlessAborted(authorizer.authorization(purpose), signal));
    const slip: Slip = { authorization };
    try {
      return await once(shared, slip, request, context);
    } catch (error) {
      const fail = (): unknown => (isApiError(error) ? redact(error, authorization) : error);
      // It was read, and cannot be sent again.
      if (request.body instanceof ReadableStream) throw fail();
      if (authorizer && !renewed && isApiError(error) && error.status === 401) {
        renewed = true;
        const challenge = slip.headers?.get("www-authenticate") ?? null;
        if (await authorizer.refused(challenge, authorization, purpose)) continue;
      }
      const location = await elsewhere(shared, slip, request, context, error);
      if (location === undefined || redirects++ >= MOST_REDIRECTS) throw fail();
      request = { ...request, url: resolveUrl(location, request.url) };
    }
  }
}

/** Sends a request as it is, and hears what comes with its answer. */
export async function once(
  { core, origin, onHeaders }: Pick<Shared, "core" | "origin" | "onHeaders">,
  slip: Slip,
  request: RequestDescription,
  context: SendContext,
): Promise<Sent> {
  const middleware = [...(context.middleware ?? []), carrier(slip, origin)];
  try {
    return await core.send(request, { ...context, middleware });
  } finally {
    if (slip.headers) onHeaders?.(slip.headers, request.route);
  }
}

/**
 * Where a registry wants a body to go that the runtime does not take there.
 *
 * To follow a redirect Node keeps all of a body that flows in memory, so core refuses it, and the runtime does not say where to.
 * The same request without its body does.
 */
async function elsewhere(
  shared: Shared,
  slip: Slip,
  { body: _, ...request }: RequestDescription,
  context: SendContext,
  error: unknown,
): Promise<string | undefined> {
  if (!isRedirectError(error)) return undefined;
  if (error.status !== undefined) return locationOf(error, slip);
  const bare = Object.entries(request.headers).filter(([name]) => !name.startsWith("content-"));
  const probe: Slip = { ...slip, isProbe: true };
  try {
    await once(shared, probe, { ...request, headers: Object.fromEntries(bare) }, context);
  } catch (answer) {
    return locationOf(answer, probe);
  }
  return undefined;
}

function locationOf(error: unknown, { headers }: Slip): string | undefined {
  const isKept = isRedirectError(error) && /^30[78]$/.test(String(error.status));
  return isKept ? (headers?.get("location") ?? undefined) : undefined;
}
