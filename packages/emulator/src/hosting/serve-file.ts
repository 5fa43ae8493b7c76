import { contentType } from "../domain/deployments/content-type.ts";
import type { DeployedFile } from "../domain/deployments/tables.ts";
import { failedCondition } from "../engine/http/conditions.ts";
import { rangeApplies, readRange } from "../engine/http/range.ts";
import type { Blobs } from "../store/blobs.ts";
import type { ByteRange } from "../store/files/byte-files.ts";
import { hasBody } from "./pages.ts";

/** Serves one file with what HTTP offers: entity tags, conditions, ranges, HEAD. */
export function serveFile(
  request: Request,
  file: DeployedFile,
  status: number,
  blobs: Blobs,
  type: string = contentType(file.path),
): Response {
  const etag = `"${file.sha}"`;
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=0, must-revalidate",
    "accept-ranges": "bytes",
    etag,
  });
  const ifNoneMatch = request.headers.get("if-none-match") ?? undefined;
  if (status === 200 && failedCondition({ ifNoneMatch }, etag)) return new Response(null, { status: 304, headers });

  const isRanged = status === 200 && request.method === "GET" && rangeApplies(request.headers.get("if-range"), etag);
  const range = isRanged ? readRange(request.headers.get("range"), file.size) : undefined;
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.last - range.first + 1 : file.size;
  if (hasBody(status)) headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${range.first}-${range.last}/${file.size}`);
  const isEmpty = request.method === "HEAD" || length === 0 || !hasBody(status);
  const body = isEmpty ? null : read(blobs, file, range);
  return new Response(body, { status: range ? 206 : status, headers });
}

function read(blobs: Blobs, file: DeployedFile, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  return range ? blobs.read(file.sha, range) : blobs.read(file.sha);
}
