import type { AttemptRequest } from "../transport/attempt-request.ts";
import type { Attempt } from "../transport/call-state.ts";

/**
 * The layer of the user's middleware: the client's, then the call's inside of it. It sees
 * requests of the runtime without the token; where there is none, no such request is made.
 */
export function throughMiddleware(
  attempt: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<Response> {
  const { call, number, delay, reason, over } = attempt;
  const { client, context } = call;
  const { operation, options } = context;
  const all = [client.middleware, options.middleware].flatMap((each) => each ?? []);
  if (!all.length) return next(request);
  const told = {
    operation,
    route: operation.route,
    attempt: number,
    delay,
    reason,
    get url() {
      return attempt.url;
    },
    call: call.result,
    redact: call.redact,
  };
  const { url, method, headers, body, redirect } = request;
  // The type of the web does not know `duplex` yet.
  const init: RequestInit & { duplex: "half" } = { method, headers, redirect, signal: over.signal, duplex: "half" };
  const shown = new Request(url, body === undefined ? init : { ...init, body });
  // Where an answer sent the call to: what middleware adds is for the API.
  const isAway = new URL(url).origin !== client.home;
  const innermost = (handedOn: Request): Promise<Response> => {
    // What was not replaced is sent as it was given, but for a stream: the request holds it.
    const isReplaced = handedOn !== shown || body instanceof ReadableStream;
    const { url, method } = handedOn;
    const headers = isAway ? ofTheCall(handedOn.headers, request.headers) : new Headers(handedOn.headers);
    return next({ ...request, url, method, headers, handedOn: isReplaced ? handedOn : undefined });
  };
  return all.reduceRight<(request: Request) => Promise<Response>>(
    (inner, middleware) => (given) => middleware(given, inner, told),
    innermost,
  )(shown);
}

/** What middleware left of the headers that a call has by itself. */
function ofTheCall(headers: Headers, own: Headers): Headers {
  return new Headers([...headers].filter(([name]) => own.has(name)));
}
