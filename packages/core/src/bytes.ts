import { answer, send } from "./ask.ts";
import type { CallOptions, Client } from "./client.ts";
import type { Operation } from "./operation.ts";
import { pieces, readable } from "./pieces.ts";
import { type Answer, type ApiPromise, LazyPromise } from "./promise.ts";

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
  const opened = open(client, { accept: "*/*", ...operation }, input, options);
  return new LazyPromise(() => opened);
}

async function open(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
): Promise<Answer<ReadableStream<Uint8Array>>> {
  const sent = await send(client, operation, input, options, { text: false });
  const each = (chunk: Uint8Array | undefined): Uint8Array[] => (chunk ? [chunk] : []);
  return answer(
    sent,
    readable((stop) => pieces(client, operation, options, sent, each, stop)),
  );
}
