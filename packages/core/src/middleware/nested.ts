import type { Answered, Attempt, AttemptRequest, Send } from "../transport/call-state.ts";
import type { ClientOptions, MiddlewareLayer } from "../types/client.ts";

export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<Answered>;
}

/** `chain` makes all of them; what they are called with is core's own. */
export function layerOf(middleware: MiddlewareLayer): Layer {
  return middleware as unknown as Layer;
}

const none: MiddlewareLayer[] = [];

/** Middleware in one list, from the outside in. */
export function nested(outer: ClientOptions["middleware"], inner: ClientOptions["middleware"]): MiddlewareLayer[] {
  return outer || inner ? [outer ?? [], inner ?? []].flat() : none;
}

/** Puts layers around what sends a request. */
export function through(layers: readonly MiddlewareLayer[], attempt: Attempt, innermost: Send): Send {
  return layers.reduceRight<Send>(
    (inner, layer) => (request) => layerOf(layer).around(attempt, request, inner),
    innermost,
  );
}
