import { DecodeError } from "../errors/decode-error.ts";
import { eachAsItIs, frames } from "../streams/frames.ts";
import { streamOf } from "../streams/stream-of.ts";
import type { CallOptions, Client, RawAnswer } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import type { ApiPromise } from "../types/promise.ts";
import { isRecord, withMore } from "../wire/fields.ts";
import { type Ask, download } from "./download.ts";
import { request } from "./request.ts";

const HEADER = "accept-encoding";

/**
 * Calls an operation that answers with bytes. The request leaves at once; the bytes flow as they are read.
 *
 * They are asked for as they are, because Node takes half of a packed answer for a whole one. One that is packed all the same
 * is a `DecodeError`. A GET that breaks off, or is shorter than it says, goes on by range where the answer said that it can and
 * the API still has the same bytes, unless `retry` is off; otherwise it is a `NetworkError`. A browser does not let a page ask:
 * there, half of a packed answer may go unnoticed, and nothing goes on.
 *
 * Cancel the stream, or abort the signal, to free the socket before the end.
 */
export function bytes(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<ReadableStream<Uint8Array>> {
  // A caller that wants another encoding gets that.
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
      // Of packed bytes it is unknown how many there are, and which one comes next.
      isAsked ? download(client, own, answer, ask, stop) : frames(client, own, answer, eachAsItIs, stop),
    );
  });
}

function refusePacked({ response: { status, headers, body }, facts, redact }: RawAnswer): void {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (/^(identity)?$/i.test(encoding)) return;
  body?.cancel().catch(() => {});
  throw new DecodeError(`${status} is packed (${redact(encoding, 50)}), and was not asked for so`, {
    ...facts,
    status,
    body: "",
  });
}

let canSetEncoding: boolean | undefined;

/** Browsers decide about packing themselves, and drop what a page says of it. */
function canAsk(): boolean {
  canSetEncoding ??= new Request("http://localhost", { headers: { [HEADER]: "identity" } }).headers.has(HEADER);
  return canSetEncoding;
}
