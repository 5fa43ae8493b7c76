import type { Attempt, AttemptAnswer, AttemptRequest, Send } from "../transport/call-state.ts";
import type { ClientOptions, MiddlewareLayer } from "../types/client.ts";

export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<AttemptAnswer>;
}

/** Layers come from `chain`; the public type hides the internal types of their parameters. */
export function layerOf(middleware: MiddlewareLayer): Layer {
  return middleware as unknown as Layer;
}

const none: MiddlewareLayer[] = [];

export function joinLayers(outer: ClientOptions["middleware"], inner: ClientOptions["middleware"]): MiddlewareLayer[] {
  return outer || inner ? [outer ?? [], inner ?? []].flat() : none;
}

export function applyLayers(layers: readonly MiddlewareLayer[], attempt: Attempt, innermost: Send): Send {
  return layers.reduceRight<Send>(
    (inner, layer) => (request) => layerOf(layer).around(attempt, request, inner),
    innermost,
  );
}
