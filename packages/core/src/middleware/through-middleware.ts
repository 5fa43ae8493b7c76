import type { AttemptRequest } from "../transport/attempt-request.ts";
import type { Attempt } from "../transport/call-state.ts";

/**
 * The layer of the user's middleware: the client's, the call's, and that of who sends raw, each inside the one before. It sees
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
  const all = [client.middleware, options.middleware, context.middleware].flatMap((each) => each ?? []);
  if (!all.length) return next(request);
  const told = {
    operation,
    route: operation.route,
    attempt: number,
    delay,
    reason,
    call: call.result,
    redact: call.redact,
  };
  const { url, method, headers, body, redirect } = request;
  // The type of the web does not know `duplex` yet.
  const init: RequestInit & { duplex: "half" } = { method, headers, redirect, signal: over.signal, duplex: "half" };
  const shown = new Request(url, body === undefined ? init : { ...init, body });
  const innermost = (handedOn: Request): Promise<Response> => {
    // What was not replaced is sent as it was given, but for a stream: the request holds it.
    const isReplaced = handedOn !== shown || body instanceof ReadableStream;
    const { url, method, headers } = handedOn;
    return next({
      ...request,
      url,
      method,
      headers: new Headers(headers),
      // Middleware decides about redirects only where it was asked to.
      redirect: context.redirect === "manual" ? handedOn.redirect : redirect,
      handedOn: isReplaced ? handedOn : undefined,
    });
  };
  return all.reduceRight<(request: Request) => Promise<Response>>(
    (inner, middleware) => (given) => middleware(given, inner, told),
    innermost,
  )(shown);
}
