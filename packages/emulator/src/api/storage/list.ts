import { type BlobRow, type StoreRow, storedBlobTable } from "../../domain/storage/tables.ts";
import type { Services } from "../../engine/services.ts";
import { having } from "../../store/rows.ts";
import { blobError } from "./authorize.ts";

/** The client's documented default, and the bound of an S3 list. */
const maxLimit = 1000;

interface BlobPage {
  readonly blobs: readonly BlobRow[];
  readonly folders: readonly string[] | undefined;
  readonly cursor: string | undefined;
}

/** Lists a store's blobs by pathname. A cursor is the last name, and outlives its blob. */
export function listBlobs({ rows }: Services, { id }: StoreRow, query: URLSearchParams): BlobPage {
  const [prefix, isFolded] = [query.get("prefix") ?? "", query.get("mode") === "folded"];
  const limit = Math.min(Number(query.get("limit") ?? maxLimit), maxLimit);
  if (!Number.isInteger(limit) || limit < 1)
    throw blobError(400, "bad_request", "`limit` has to be a whole number from 1");
  const blobs: BlobRow[] = [];
  const folders = new Set<string>();
  const page = (cursor?: string): BlobPage => ({ blobs, folders: isFolded ? [...folders] : undefined, cursor });
  const start = firstPlace(prefix, isFolded, readCursor(query.get("cursor")));
  const isIn = ({ row }: { readonly row: BlobRow }) => row.pathname.startsWith(prefix);
  let last = "";
  for (const { row } of rows(storedBlobTable).where(having("store", id)).walk("asc", start, isIn)) {
    const folder = isFolded ? foldedAt(row.pathname, prefix) : undefined;
    if (folder !== undefined && folders.has(folder)) continue;
    if (blobs.length + folders.size >= limit) return page(cursorOf(last));
    last = folder ?? row.pathname;
    if (folder === undefined) blobs.push(row);
    else folders.add(folder);
  }
  return page();
}

function foldedAt(pathname: string, prefix: string): string | undefined {
  const slash = pathname.indexOf("/", prefix.length);
  return slash < 0 ? undefined : pathname.slice(0, slash + 1);
}

function firstPlace(prefix: string, isFolded: boolean, last: string | undefined) {
  if (last === undefined || last < prefix) return { by: prefix, position: 0 };
  // U+FFFF is behind all that is in a folder.
  const by = isFolded && last.endsWith("/") ? `${last}\uffff` : last;
  return { by, position: Number.POSITIVE_INFINITY };
}

function cursorOf(name: string): string {
  return Buffer.from(name).toString("base64url");
}

function readCursor(cursor: string | null): string | undefined {
  if (!cursor) return undefined;
  const name = Buffer.from(cursor, "base64url").toString();
  if (cursorOf(name) !== cursor) throw blobError(400, "bad_request", "`cursor` is not from a list");
  return name;
}
