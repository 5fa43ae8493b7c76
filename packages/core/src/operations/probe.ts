import type { CallOptions, Client } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import type { ApiPromise } from "../types/promise.ts";
import { request } from "./request.ts";

/** Tests for existence: `false` for a 404. The request is sent at once. */
export function probe(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<boolean> {
  return request(client, operation, input, options, "text", ({ response }) => response.status !== 404);
}
