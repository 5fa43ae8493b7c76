import type { Answered, Attempt, AttemptRequest, Send } from "../transport/call-state.ts";
import type { MiddlewareLayer } from "../types/client.ts";

export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<Answered>;
}

/** `chain` makes all of them; what they are called with is core's own. */
export function layerOf(middleware: MiddlewareLayer): Layer {
  return middleware as unknown as Layer;
}

export function nested(
  outer: MiddlewareLayer | undefined,
  inner: MiddlewareLayer | undefined,
): MiddlewareLayer | undefined {
  if (!outer || !inner) return outer ?? inner;
  const [first, second] = [layerOf(outer), layerOf(inner)];
  const layer: Layer = {
    around: (attempt, request, next) =>
      first.around(attempt, request, (request) => second.around(attempt, request, next)),
  };
  return layer;
}
