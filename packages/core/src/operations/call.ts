import type { ApiPromise, CallOptions, Client, Operation } from "../types/client.ts";
import { decode } from "../wire/decode.ts";
import { request } from "./request.ts";

/**
 * Calls an operation that answers with JSON or nothing. The request is sent at once.
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
  return request(client, operation, input, options, "text", (answer) => {
    const data = decode<T>(operation, answer);
    client.validation?.check(operation.route, answer.response.status, data, options.validation, "whole", answer.facts);
    return data;
  });
}

/** Tests for existence: `false` for a 404. The request is sent at once. */
export function probe(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<boolean> {
  return request(client, operation, input, options, "text", ({ response }) => response.status !== 404);
}
