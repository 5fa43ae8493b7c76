import type { Answered, Attempt, AttemptRequest, Send } from "../transport/call-state.ts";
import type { ClientOptions, MiddlewareLayer } from "../types/client.ts";

export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<Answered>;
}

/** `chain` makes all of them; what they are called with is core's own. */
export function layerOf(middleware: MiddlewareLayer): Layer {
  return middleware as unknown as Layer;
}

/** Middleware in one list, from the outside in. */
export function nested(...all: readonly ClientOptions["middleware"][]): MiddlewareLayer[] {
  return all.flatMap((each) => each ?? []);
}
