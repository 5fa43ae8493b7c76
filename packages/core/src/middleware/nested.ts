import type { Attempt, AttemptAnswer, AttemptRequest, Send } from "../transport/call-state.ts";
import type { ClientOptions, MiddlewareLayer } from "../types/client.ts";

export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<AttemptAnswer>;
}

/** `chain` makes all of them; what they are called with is core's own. */
export function layerOf(middleware: MiddlewareLayer): Layer {
  return middleware as unknown as Layer;
}

const none: MiddlewareLayer[] = [];

/** Middleware in one list, from the outside in. */
export function middlewareList(
  outer: ClientOptions["middleware"],
  inner: ClientOptions["middleware"],
): MiddlewareLayer[] {
  return outer || inner ? [outer ?? [], inner ?? []].flat() : none;
}

/** Puts layers around what sends a request. */
export function applyLayers(layers: readonly MiddlewareLayer[], attempt: Attempt, innermost: Send): Send {
  return layers.reduceRight<Send>(
    (inner, layer) => (request) => layerOf(layer).around(attempt, request, inner),
    innermost,
  );
}
