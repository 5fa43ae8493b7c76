import { DecodeError } from "../errors/decode-error.ts";
import { eachAsItIs, frames } from "../streams/frames.ts";
import { streamOf } from "../streams/stream-of.ts";
import type { ApiPromise, CallOptions, Client, Operation, RawAnswer } from "../types/client.ts";
import { isRecord, withMore } from "../wire/fields.ts";
import { type Ask, download } from "./download.ts";
import { request } from "./request.ts";

const HEADER = "accept-encoding";

/**
 * Calls an operation that answers with bytes. The request is sent at once; the bytes flow as they are read.
 *
 * The bytes are requested without compression, because Node accepts half of a compressed answer as a whole one; a compressed answer is a
 * `DecodeError`. A GET that breaks off or is too short is resumed by range where the answer allows it and the API has the same bytes,
 * unless `retry` is off; otherwise it is a `NetworkError`. Browsers choose the encoding themselves: there, half of a compressed answer may
 * go unnoticed, and nothing is resumed.
 *
 * Cancel the stream, or abort the signal, to free the socket before the end.
 */
export function bytes(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<ReadableStream<Uint8Array>> {
  const own = withMore(options, {});
  const extra = own?.headers;
  const headers = extra === undefined || isRecord(extra) ? { [HEADER]: "identity", ...extra } : extra;
  const isAsked = canAsk() && isRecord(headers) && new Headers(headers).get(HEADER) === "identity";
  const accepted: Operation = { accept: "*/*", ...operation };
  const again: Ask = (more, signal) =>
    request(
      client,
      accepted,
      input,
      withMore(own, { signal, headers: { ...headers, ...more } }),
      "stream",
      (answer) => answer,
    );
  const ask = operation.route.startsWith("GET ") ? again : undefined;
  return request(client, accepted, input, withMore(own, { headers }), "stream", (answer) => {
    if (isAsked) refusePacked(answer);
    return streamOf((stop) =>
      // The length of packed bytes is unknown, so they cannot be resumed.
      isAsked ? download(client, own, answer, ask, stop) : frames(client, own, answer, eachAsItIs, stop),
    );
  });
}

function refusePacked({ response: { status, headers, body }, facts, redact }: RawAnswer): void {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (/^(identity)?$/i.test(encoding)) return;
  body?.cancel().catch(() => {});
  throw new DecodeError(`${status} is compressed (${redact(encoding, 50)}), which was not requested`, {
    ...facts,
    status,
    body: "",
  });
}

let canSetEncoding: boolean | undefined;

/** Browsers choose the encoding, and drop a page's header. */
function canAsk(): boolean {
  canSetEncoding ??= new Request("http://localhost", { headers: { [HEADER]: "identity" } }).headers.has(HEADER);
  return canSetEncoding;
}
