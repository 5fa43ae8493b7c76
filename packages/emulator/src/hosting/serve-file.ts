import { contentType } from "../domain/deployments/content-type.ts";
import type { DeployedFile } from "../domain/deployments/tables.ts";
import { serveBytes } from "../engine/http/serve-bytes.ts";
import type { Services } from "../engine/services.ts";
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

  if (!hasBody(status)) return new Response(null, { status, headers });
  const read = (range: ByteRange | undefined) => (range ? blobs.read(file.sha, range) : blobs.read(file.sha));
  return serveBytes(request, { etag, size: file.size, read }, status, headers);
}
