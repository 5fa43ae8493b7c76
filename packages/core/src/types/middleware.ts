import type { Operation, RawAnswer } from "./client.ts";

/**
 * Code around one attempt. It sees the request without its token, and the answer before it becomes an error.
 *
 * @example
 * ```ts
 * const traced: Middleware = (request, next) => {
 *   request.headers.set("x-trace", crypto.randomUUID());
 *   return next(request);
 * };
 * ```
 */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  context: AttemptContext,
) => Promise<Response>;

/** Context of an attempt, for middleware. */
export interface AttemptContext {
  readonly operation: Operation;
  readonly route: string;
  /** From 1. */
  readonly attempt: number;
  /** Milliseconds waited before this attempt, 0 for the first. */
  readonly delay: number;
  /** Reason for a further attempt: `"429"`, `"NetworkError"`; absent for the first. */
  readonly reason?: string | undefined;
  /** URL of the answer after redirects, once there is one. */
  readonly url?: string | undefined;
  /** Settles after the last attempt; the same promise for all attempts of a call. */
  readonly call: Promise<RawAnswer>;
  /** Removes the call's credentials from a text, such as a header, and then cuts it to `max` characters. */
  redact(text: string, max?: number): string;
}
