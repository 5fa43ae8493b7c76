import type { BlobRow, StoreRow } from "../../domain/storage/tables.ts";
import type { Services } from "../../engine/services.ts";
import { urlOf } from "./pathname.ts";

export function etagOfBlob({ content }: BlobRow): string {
  return `"${content}"`;
}

export function cacheControlOf({ access }: StoreRow, { maxAge }: BlobRow): string {
  return `${access}, max-age=${maxAge}`;
}

/** Documents and scripts are downloads, as https://vercel.com/docs/vercel-blob/security has it; which types are, is chosen. */
export function dispositionOf({ pathname, contentType }: BlobRow, isDownload = false): string {
  const name = pathname.split("/").at(-1) ?? "";
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = ascii === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  const isShown = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf$)/.test(contentType);
  return `${isShown && !isDownload ? "inline" : "attachment"}; filename="${ascii}"${exact}`;
}

interface BlobView {
  readonly url: string;
  readonly downloadUrl: string;
  readonly pathname: string;
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly cacheControl: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly etag: string;
}

export function presentBlob(services: Services, request: Request, store: StoreRow, blob: BlobRow): BlobView {
  const url = urlOf(services, request, store, blob.pathname);
  const { pathname, contentType, size } = blob;
  return {
    url,
    downloadUrl: `${url}?download=1`,
    pathname,
    contentType,
    contentDisposition: dispositionOf(blob),
    cacheControl: cacheControlOf(store, blob),
    size,
    uploadedAt: new Date(blob.updatedAt).toISOString(),
    etag: etagOfBlob(blob),
  };
}
