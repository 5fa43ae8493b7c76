import type { RawAnswer } from "./client.ts";
import type { Operation } from "./operation.ts";

/**
 * Code around one attempt: it sees the request without its token, and the answer before it is judged.
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

/** What a middleware knows about the attempt. */
export interface AttemptContext {
  readonly operation: Operation;
  readonly route: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Milliseconds waited before this attempt, 0 for the first. */
  readonly delay: number;
  /** Why there is another attempt: `"429"`, `"NetworkError"`; absent for the first. */
  readonly reason?: string | undefined;
  /** Where the answer came from, as soon as there is one: redirects may have led elsewhere. */
  readonly url?: string | undefined;
  /** Settles when the call does, after its last attempt. The same for all attempts of a call. */
  readonly call: Promise<RawAnswer>;
  /** Takes the credentials of the call out of a text that is to be shown, such as a header of the answer, and then cuts it to `most` characters. */
  redact(text: string, most?: number): string;
}
