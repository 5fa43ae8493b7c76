import mime from "mime";
import { blobContents } from "../../domain/storage/contents.ts";
import { type BlobRow, blobId, type StoreRow, storedBlobTable, storeTable } from "../../domain/storage/tables.ts";
import { failedCondition } from "../../engine/http/conditions.ts";
import type { Services } from "../../engine/services.ts";
import type { ArrivedBlob } from "../../store/blobs.ts";
import { type Authorized, accessDenied, blobError, type ClientGrant } from "./authorize.ts";
import { checkPathname, withRandomSuffix } from "./pathname.ts";
import { etagOfBlob } from "./present.ts";

/** Defaults and bounds of the client's documentation (@vercel/blob 2.8.0), in seconds. */
const [defaultMaxAge, minMaxAge] = [30 * 24 * 60 * 60, 60];

export interface WriteOptions {
  readonly pathname: string;
  readonly contentType: string;
  readonly maxAge: number;
  readonly isOverwrite: boolean;
  readonly isSuffixed: boolean;
  readonly ifMatch: string | undefined;
}

/** Reads what a write asks for, from the client token where there is one. Throws 400 for what the store or the token does not allow. */
export function readWrite(request: Request, { store, grant }: Authorized): WriteOptions {
  const { headers, url } = request;
  const pathname = checkPathname(new URL(url).searchParams.get("pathname"));
  const access = headers.get("x-vercel-blob-access") ?? store.access;
  if (access !== store.access) {
    const message = `The store has ${store.access} access: \`access\` has to be "${store.access}", not "${access}"`;
    throw blobError(400, "bad_request", message);
  }
  const contentType = headers.get("x-content-type") ?? mime.getType(pathname) ?? "application/octet-stream";
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+[\x20-\x7e]*$/.test(contentType))
    throw blobError(400, "bad_request", "`contentType` is not a media type");
  if (grant) checkGrant(grant, pathname, contentType);
  const flag = (name: string) => headers.get(name) === "1";
  const maxAge = Number(grant?.cacheControlMaxAge ?? headers.get("x-cache-control-max-age") ?? defaultMaxAge);
  if (!Number.isSafeInteger(maxAge) || maxAge < 0)
    throw blobError(400, "bad_request", "`cacheControlMaxAge` has to be a whole number of seconds");
  return {
    pathname,
    contentType,
    maxAge: Math.max(maxAge, minMaxAge),
    isOverwrite: grant ? grant.allowOverwrite === true : flag("x-allow-overwrite"),
    isSuffixed: grant ? grant.addRandomSuffix === true : flag("x-add-random-suffix"),
    ifMatch: grant ? grant.ifMatch : (headers.get("x-if-match") ?? undefined),
  };
}

function checkGrant({ pathname: own, allowedContentTypes: types }: ClientGrant, pathname: string, type: string): void {
  if (own !== pathname)
    throw blobError(400, "bad_request", `"pathname" does not match the token payload: it has another one`);
  const [kind = "", essence = ""] = [type.split("/")[0], type.split(";")[0]?.trim()];
  if (types && !types.some((each) => each === essence || each === `${kind}/*` || each === "*/*"))
    throw blobError(400, "bad_request", `contentType "${type}" is not allowed by the client token`);
}

export function findBlob({ rows }: Pick<Services, "rows">, { id }: StoreRow, pathname: string): BlobRow {
  const blob = rows(storedBlobTable).get(blobId(id, pathname));
  if (!blob) throw blobError(404, "not_found", "The requested blob does not exist");
  return blob;
}

/** Throws 412 unless the blob, which may be missing, is the one that the caller has seen. */
export function checkMatch(ifMatch: string | undefined, blob: BlobRow | undefined): void {
  if (ifMatch === undefined || !failedCondition({ ifMatch }, blob && etagOfBlob(blob))) return;
  throw blobError(412, "precondition_failed", "The blob has another ETag: read it again before you decide");
}

/** Throws where the blob's name is taken, and where the blob is not the one that is meant. */
export function checkPlace(
  { rows }: Services,
  { id }: StoreRow,
  { isOverwrite, ifMatch }: WriteOptions,
  pathname: string,
): void {
  const before = rows(storedBlobTable).get(blobId(id, pathname));
  checkMatch(ifMatch, before);
  if (!before || isOverwrite) return;
  const message =
    "This blob already exists: `allowOverwrite: true` overwrites it, `addRandomSuffix: true` gives another name";
  throw blobError(400, "bad_request", message);
}

export function blobNameFor({ pathname, isSuffixed }: WriteOptions): string {
  return isSuffixed ? withRandomSuffix(pathname) : pathname;
}

/** Receives bytes, counts them, and puts the blob at its place, all or nothing. @param before is done in the same transaction */
export async function storeBlob(
  services: Services,
  { store, grant }: Authorized,
  options: WriteOptions & { readonly name: string },
  bytes: AsyncIterable<Uint8Array>,
  before: () => void = () => {},
): Promise<BlobRow> {
  checkPlace(services, store, options, options.name);
  const contents = services.service(blobContents);
  const arrived = await contents.receive(limited(bytes, grant?.maximumSizeInBytes));
  try {
    return services.store.transact(() => {
      // It may have gone, or changed, while the bytes came.
      if (!services.rows(storeTable).get(store.id)) throw accessDenied();
      before();
      checkPlace(services, store, options, options.name);
      contents.keep(arrived);
      return putRow(services, store, options, arrived);
    });
  } finally {
    contents.discard(arrived);
  }
}

function putRow(
  { rows }: Services,
  { id: storeId }: StoreRow,
  { name: pathname, contentType, maxAge }: WriteOptions & { readonly name: string },
  { sha: content, size }: Pick<ArrivedBlob, "sha" | "size">,
): BlobRow {
  const id = blobId(storeId, pathname);
  return rows(storedBlobTable).put({ id, storeId, pathname, content, size, contentType, maxAge });
}

async function* limited(bytes: AsyncIterable<Uint8Array>, most: number | undefined): AsyncGenerator<Uint8Array> {
  if (most === undefined) return yield* bytes;
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > most) throw blobError(400, "file_too_large", `the file length cannot be greater than ${most} bytes`);
    yield piece;
  }
}

/** Gives a blob's bytes a second place; the first one goes, where the blob is renamed. */
export function copyBlob(
  services: Services,
  { store }: Authorized,
  from: string,
  options: WriteOptions,
  isMove: boolean,
): BlobRow {
  return services.store.transact(() => {
    const source = findBlob(services, store, from);
    // The condition is about the source: https://vercel.com/docs/vercel-blob/using-blob-sdk, 2025-12-17.
    checkMatch(options.ifMatch, source);
    const name = blobNameFor(options);
    checkPlace(services, store, { ...options, ifMatch: undefined }, name);
    const copy = putRow(services, store, { ...options, name }, { sha: source.content, size: source.size });
    if (isMove && copy.id !== source.id) services.rows(storedBlobTable).remove(source.id);
    return copy;
  });
}
