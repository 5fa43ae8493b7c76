import type { ByteRange } from "../../store/files/byte-files.ts";
import { rangeApplies, readRange } from "./range.ts";

interface Bytes {
  readonly etag: string;
  readonly size: number;
  read(range: ByteRange | undefined): ReadableStream<Uint8Array>;
}

/** Answers with bytes or, where the status is 200 and the request asks for it, with a part of them. HEAD gets the headers. */
export function serveBytes(
  { method, headers: asked }: Request,
  { etag, size, read }: Bytes,
  status: number,
  headers: Record<string, string>,
): Response {
  const isRanged = status === 200 && method === "GET" && rangeApplies(asked.get("if-range"), etag);
  const range = isRanged ? readRange(asked.get("range"), size) : undefined;
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  const length = range ? range.last - range.first + 1 : size;
  const all = { ...headers, "content-length": String(length) };
  const ofRange = range && { "content-range": `bytes ${range.first}-${range.last}/${size}` };
  const body = method === "HEAD" || length === 0 ? null : read(range);
  return new Response(body, { status: range ? 206 : status, headers: { ...all, ...ofRange } });
}
