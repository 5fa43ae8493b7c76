import { DecodeError } from "../errors/decode-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { pieces, type Split } from "../streams/pieces.ts";
import { streamOf } from "../streams/stream-of.ts";
import type { CallOptions, Client, Sent } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import type { ApiPromise } from "../types/promise.ts";
import { request } from "./request.ts";

const HEADER = "accept-encoding";

/**
 * Calls an operation that answers with bytes. The request leaves at once; the bytes flow as they are read.
 *
 * They are asked for as they are, because Node takes half of a packed answer for a whole one. One that is packed all the same
 * is a `DecodeError`, one that is shorter than it says a `NetworkError`. A browser does not let a page ask: there, half of a
 * packed answer may go unnoticed.
 *
 * Cancel the stream, or abort the signal, to free the socket before the end.
 */
export function bytes(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<ReadableStream<Uint8Array>> {
  // Whoever asks for something else gets that.
  const headers = { [HEADER]: "identity", ...options.headers };
  const isAsked = canAsk() && new Headers(headers).get(HEADER) === "identity";
  return request(client, { accept: "*/*", ...operation }, input, { ...options, headers }, false, (sent) => {
    if (isAsked) refusePacked(sent);
    return streamOf((stop) => pieces(client, options, sent, isAsked ? counted(sent) : eachAsItIs, stop));
  });
}

const eachAsItIs: Split<Uint8Array> = (chunk) => (chunk ? [chunk] : []);

/** Counts what comes, and at its end knows whether it was all. */
function counted({ response, known }: Sent): Split<Uint8Array> {
  const said = Number(response.headers.get("content-length") ?? 0);
  let count = 0;
  return (chunk) => {
    count += chunk?.length ?? 0;
    if (!chunk && count < said) throw new NetworkError(`broke off after ${count} of ${said} bytes`, known);
    return eachAsItIs(chunk);
  };
}

function refusePacked({ response: { status, headers, body }, known, redact }: Sent): void {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (/^(identity)?$/i.test(encoding)) return;
  body?.cancel().catch(() => {});
  throw new DecodeError(`${status} is packed (${redact(encoding, 50)}), and was not asked for so`, {
    ...known,
    status,
    body: "",
  });
}

let isHeard: boolean | undefined;

/** Browsers decide about packing themselves, and drop what a page says of it. */
function canAsk(): boolean {
  isHeard ??= new Request("http://localhost", { headers: { [HEADER]: "identity" } }).headers.has(HEADER);
  return isHeard;
}
