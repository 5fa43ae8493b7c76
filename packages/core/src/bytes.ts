import type { CallOptions, Client } from "./client.ts";
import type { Operation } from "./operation.ts";
import { pieces, readable } from "./pieces.ts";
import type { ApiPromise } from "./promise.ts";
import { request } from "./request.ts";

/**
 * Calls an operation that answers with bytes. The request leaves at once; the bytes flow as they are read.
 *
 * Cancel the stream, or abort the signal, to free the socket before the end.
 */
export function bytes(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<ReadableStream<Uint8Array>> {
  const each = (chunk: Uint8Array | undefined): Uint8Array[] => (chunk ? [chunk] : []);
  return request(client, { accept: "*/*", ...operation }, input, options, false, (sent) =>
    readable((stop) => pieces(client, options, sent, each, stop)),
  );
}
