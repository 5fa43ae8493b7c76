import { isFunction, must, mustBeResponse } from "../errors/input-error.ts";
import { isFlowing } from "../transport/attempt-request.ts";
import type { Attempt, AttemptAnswer, AttemptRequest, Send } from "../transport/call-state.ts";
import type { MiddlewareLayer } from "../types/client.ts";
import type { AttemptContext, Middleware } from "../types/middleware.ts";
import { isOfOrigin } from "../wire/base-url.ts";
import { isBrowser } from "../wire/runtime.ts";
import { applyLayers } from "./layers.ts";

/**
 * Joins middleware of a client or of a call; the first one is the outermost. A client without middleware bundles none of this.
 *
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(logging(), afterCall(count)) });
 * ```
 */
export function chain(...all: readonly Middleware[]): MiddlewareLayer {
  must(all.every(isFunction), "middleware", "be functions: chain(one, another)");
  const layers = layersOf(all);
  const around = (attempt: Attempt, request: AttemptRequest, next: Send) => applyLayers(layers, attempt, next)(request);
  return { around };
}

const watcherLayers = new WeakMap<Middleware, MiddlewareLayer>();

/** Makes a middleware that observes attempts without a `Request`, whose creation costs more than all else. */
export function watcher(watch: (attempt: WatchedAttempt) => void): Middleware & MiddlewareLayer {
  const middleware: Middleware = (request, next, context) => {
    watch(context);
    return next(request);
  };
  const around = ({ call: { context, result } }: Attempt, request: AttemptRequest, next: Send) => {
    watch({ operation: context.operation, route: context.operation.route, call: result });
    return next(request);
  };
  watcherLayers.set(middleware, { around });
  return Object.assign(middleware, { around });
}

export type WatchedAttempt = Pick<AttemptContext, "operation" | "route" | "call">;

/** Neighbours that need a request share one. */
function layersOf(all: readonly Middleware[]): MiddlewareLayer[] {
  const at = all.findIndex((each) => watcherLayers.has(each));
  if (at < 0) return all.length > 0 ? [byRequest(all)] : [];
  const [watcher] = all.slice(at).flatMap((each) => watcherLayers.get(each) ?? []);
  return [...layersOf(all.slice(0, at)), ...(watcher ? [watcher] : []), ...layersOf(all.slice(at + 1))];
}

function byRequest(all: readonly Middleware[]): MiddlewareLayer {
  return {
    around: (attempt: Attempt, request: AttemptRequest, next: Send) => runMiddleware(all, attempt, request, next),
  };
}

/** Lets a client take a middleware without `chain`. */
export function asLayer(middleware: Middleware): Middleware & MiddlewareLayer {
  return Object.assign(middleware, chain(middleware));
}

async function runMiddleware(
  all: readonly Middleware[],
  { call, number, delay, reason, over, facts }: Attempt,
  request: AttemptRequest,
  next: Send,
): Promise<AttemptAnswer> {
  const { client, context, redact, result } = call;
  const { operation } = context;
  let answered: Omit<AttemptAnswer, "response"> | undefined;
  const attemptContext = {
    operation,
    route: operation.route,
    attempt: number,
    delay,
    reason,
    get url() {
      return answered?.url;
    },
    call: result,
    redact,
  };
  const { url, method, headers, body, redirect } = request;
  // The web's types lack `duplex`.
  const init: RequestInit & { duplex: "half" } = { method, headers, redirect, signal: over.signal, duplex: "half" };
  const webRequest = new Request(url, body === undefined ? init : { ...init, body });
  // The URL of another origin came from an answer; added headers are for the API only.
  const isAway = !isOfOrigin(url, client.home);
  const innermost = async (outgoing: Request): Promise<Response> => {
    const { url, method } = outgoing;
    const headers = [...outgoing.headers].filter(([name]) => !isAway || name in request.headers);
    // An unreplaced body is sent unchanged, except for streams, which the request has taken.
    const isReplaced = outgoing !== webRequest || body instanceof ReadableStream;
    const changes = {
      url,
      method,
      headers: Object.fromEntries(headers),
      body: isReplaced ? await outgoingBody(outgoing, body) : body,
    };
    const { response, ...rest } = await next({ ...request, ...changes });
    answered = rest;
    return response;
  };
  const outermost = all.reduceRight<(request: Request) => Promise<Response>>(
    (inner, middleware) => (incoming) => middleware(incoming, inner, attemptContext),
    innermost,
  );
  const response = await outermost(webRequest);
  mustBeResponse(response, facts);
  return { ...answered, response };
}

/** The body of a request for any `fetch`: bytes with a length where they were in memory. Browsers send no stream over HTTP/1.1. */
async function outgoingBody(outgoing: Request, original: unknown): Promise<BodyInit | undefined> {
  if (isFlowing(original))
    return original instanceof Blob && isBrowser() ? outgoing.blob() : (outgoing.body ?? undefined);
  const bytes = await outgoing.arrayBuffer();
  return bytes.byteLength ? bytes : undefined;
}
