import { ask } from "./ask.ts";
import type { CallOptions, Client } from "./client.ts";
import type { Operation } from "./operation.ts";
import { type ApiPromise, LazyPromise } from "./promise.ts";

/**
 * Calls an operation that answers with JSON or nothing. The request leaves at once.
 *
 * @throws (rejects) `ApiError` for an error status, `InputError` before anything is sent, `NetworkError`, `TimeoutError`,
 * `AbortedError`, `DecodeError`.
 */
export function call<T>(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<T> {
  const answer = ask<T>(client, operation, input, options);
  return new LazyPromise(() => answer);
}
