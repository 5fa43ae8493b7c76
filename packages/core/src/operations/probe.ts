import type { CallOptions, Client } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import type { ApiPromise } from "../types/promise.ts";
import { request } from "./request.ts";

/** Asks whether something is there: `false` for a 404. The request leaves at once. */
export function probe(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<boolean> {
  return request(client, operation, input, options, "text", ({ response }) => response.status !== 404);
}
