import { contentType } from "../domain/deployments/content-type.ts";
import type { DeployedFile } from "../domain/deployments/tables.ts";
import { rangeApplies, readRange } from "../engine/http/range.ts";
import type { Services } from "../engine/services.ts";
import type { Blobs } from "../store/blobs.ts";
import type { ByteRange } from "../store/files/byte-files.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { isKnown } from "./not-modified.ts";
import { hasBody } from "./pages.ts";

export interface FileContext {
  readonly request: Request;
  readonly site: DeployedSite;
  readonly services: Services;
}

export function serveFile(
  { request, site: { modified }, services }: FileContext,
  file: DeployedFile,
  status: number,
  type: string = contentType(file.path),
): Response {
  const { blobs } = services;
  const etag = `"${file.sha}"`;
  const headers: Record<string, string> = {
    "content-type": type,
    "cache-control": "public, max-age=0, must-revalidate",
    "accept-ranges": "bytes",
    "last-modified": modified,
    etag,
  };
  if (status === 200 && isKnown(request.headers, { etag, modified }))
    return new Response(null, { status: 304, headers });

  const isRanged = status === 200 && request.method === "GET" && rangeApplies(request.headers.get("if-range"), etag);
  const range = isRanged ? readRange(request.headers.get("range"), file.size) : undefined;
  if (range === "unsatisfiable") {
    headers["content-range"] = `bytes */${file.size}`;
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.last - range.first + 1 : file.size;
  if (hasBody(status)) headers["content-length"] = String(length);
  if (range) headers["content-range"] = `bytes ${range.first}-${range.last}/${file.size}`;
  const isEmpty = request.method === "HEAD" || length === 0 || !hasBody(status);
  const body = isEmpty ? null : read(blobs, file, range);
  return new Response(body, { status: range ? 206 : status, headers });
}

function read(blobs: Blobs, file: DeployedFile, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  return range ? blobs.read(file.sha, range) : blobs.read(file.sha);
}
