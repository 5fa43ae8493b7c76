import type { AttemptRequest } from "../transport/attempt-request.ts";
import type { Answered, Attempt, Send } from "../transport/call-state.ts";
import type { MiddlewareLayer } from "../types/middleware.ts";

/** A layer of middleware as core calls it. */
export interface Layer extends MiddlewareLayer {
  around(attempt: Attempt, request: AttemptRequest, next: Send): Promise<Answered>;
}

/** One layer of middleware inside of another; undefined where there is none. */
export function nested(outer?: MiddlewareLayer, inner?: MiddlewareLayer): Layer | undefined {
  // `chain` makes all of them; what they are called with is core's own.
  const [first, second] = [outer, inner].filter(Boolean) as unknown as Layer[];
  if (!first || !second) return first;
  return {
    around: (attempt, request, next) =>
      first.around(attempt, request, (request) => second.around(attempt, request, next)),
  };
}
