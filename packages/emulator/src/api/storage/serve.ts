import * as v from "valibot";
import { hideTokens } from "../../domain/accounts/redact.ts";
import { blobContents } from "../../domain/storage/contents.ts";
import { type BlobRow, blobId, type StoreRow, storedBlobTable, storeTable } from "../../domain/storage/tables.ts";
import { type BlobHost, readBlobHost } from "../../engine/addresses/blob-host.ts";
import { failedCondition, readConditions } from "../../engine/http/conditions.ts";
import { RequestBody } from "../../engine/http/request-body.ts";
import { serveBytes } from "../../engine/http/serve-bytes.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { type Authorized, accessDenied, authorize, blobError } from "./authorize.ts";
import { notifyCompleted } from "./callback.ts";
import { listBlobs } from "./list.ts";
import { completeUpload, createUpload, uploadPart } from "./multipart.ts";
import { checkPathname, decodedPath, pathnameAt } from "./pathname.ts";
import { cacheControlOf, dispositionOf, etagOfBlob, presentBlob } from "./present.ts";
import { blobNameFor, checkMatch, copyBlob, findBlob, readWrite, storeBlob } from "./write.ts";

/** Serves the blob client's API, by the requests of @vercel/blob 2.8.0, and the hosts of stores. */
export async function serveBlobs(request: Request, services: Services): Promise<Response> {
  const url = new URL(request.url);
  const host = readBlobHost(url.hostname, services.hosts.baseDomain);
  try {
    return host ? serveHost(request, url, host, services) : Response.json(await answerCall(request, url, services));
  } catch (error) {
    if (error instanceof PlatformError) return hideTokens(error, services).toResponse();
    throw error;
  }
}

interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly services: Services;
  readonly body: RequestBody;
  readonly authorized: Authorized;
}

type Answering = (call: Call) => unknown;

/** By method and path below the API's address. The client's other calls are refused by name. */
const routes: Readonly<Record<string, Answering>> = {
  "GET ": (call) => (call.url.searchParams.has("url") ? head(call) : list(call)),
  "PUT ": (call) => (call.url.searchParams.has("fromUrl") ? copyOrMove(call, false) : put(call)),
  "POST /rename": (call) => copyOrMove(call, true),
  "POST /delete": remove,
  "POST /mpu": multipart,
};

/** The routes that take client tokens. */
const ofClients: readonly string[] = ["PUT ", "POST /mpu"];

async function answerCall(request: Request, url: URL, services: Services): Promise<unknown> {
  const route = `${request.method} ${url.pathname.replace(/^(?:\/api)?\/blob/, "").replace(/\/$/, "")}`;
  const answering = Object.hasOwn(routes, route) ? routes[route] : undefined;
  if (!answering || url.searchParams.has("vercel-blob-signature"))
    throw blobError(400, "bad_request", `${answering ? "A signed URL" : route} is not modelled by this emulator`);
  const authorized = authorize(request, services);
  if (authorized.grant && (!ofClients.includes(route) || url.searchParams.has("fromUrl")))
    throw blobError(403, "client_token_not_allowed", "A client token uploads, and does nothing else");
  return answering({ request, url, services, body: new RequestBody(request, services.closing), authorized });
}

function present({ services, request, authorized: { store } }: Call, blob: BlobRow) {
  return presentBlob(services, request, store, blob);
}

function head(call: Call) {
  const { services, url, authorized } = call;
  const pathname = pathnameAt(services, authorized.store, url.searchParams.get("url") ?? "");
  return present(call, findBlob(services, authorized.store, pathname));
}

function list(call: Call) {
  const { services, url, authorized } = call;
  const { blobs, folders, cursor } = listBlobs(services, authorized.store, url.searchParams);
  return { blobs: blobs.map((blob) => present(call, blob)), folders, cursor, hasMore: cursor !== undefined };
}

async function put(call: Call) {
  const { request, services, body, authorized } = call;
  const options = readWrite(request, authorized);
  return uploaded(
    call,
    await storeBlob(services, authorized, { ...options, name: blobNameFor(options) }, body.bytes()),
  );
}

function uploaded(call: Call, blob: BlobRow) {
  const { cacheControl: _, size: __, uploadedAt: ___, ...view } = present(call, blob);
  notifyCompleted(call.services, call.authorized.store, call.authorized.grant, view);
  return view;
}

function copyOrMove(call: Call, isMove: boolean) {
  const { request, url, services, authorized } = call;
  const from = pathnameAt(services, authorized.store, url.searchParams.get("fromUrl") ?? "");
  return present(call, copyBlob(services, authorized, from, readWrite(request, authorized), isMove));
}

const Urls = v.object({ urls: v.pipe(v.array(v.string()), v.maxLength(1000)) });

/** A missing blob counts as deleted: https://vercel.com/docs/vercel-blob/using-blob-sdk, 2025-12-17. */
async function remove({ request, services, body, authorized: { store } }: Call) {
  const input = v.safeParse(Urls, await body.json());
  if (!input.success) throw blobError(400, "bad_request", "`urls` has to be a list of at most 1000 URLs or pathnames");
  const pathnames = input.output.urls.map((text) => pathnameAt(services, store, text));
  const rows = services.rows(storedBlobTable);
  services.store.transact(() => {
    for (const pathname of new Set(pathnames)) {
      const blob = rows.get(blobId(store.id, pathname));
      checkMatch(request.headers.get("x-if-match") ?? undefined, blob);
      if (blob) rows.remove(blob.id);
    }
  });
  return null;
}

async function multipart(call: Call) {
  const action = call.request.headers.get("x-mpu-action");
  const multipartCall = { ...call, options: readWrite(call.request, call.authorized) };
  if (action === "create") return createUpload(multipartCall);
  if (action === "upload") return uploadPart(multipartCall);
  if (action === "complete") return uploaded(call, await completeUpload(multipartCall));
  throw blobError(400, "bad_request", "`x-mpu-action` has to be create, upload or complete");
}

/** Serves a blob at its store's own host: to everyone, or to who has a token of a private store. */
function serveHost(request: Request, url: URL, { label, access }: BlobHost, services: Services): Response {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw blobError(405, "method_unknown", "A blob is read by GET and HEAD", { allow: "GET, HEAD" });
  const [store] = services.rows(storeTable).by("label", label);
  if (!store) throw blobError(404, "store_not_found", "This store does not exist");
  if (store.access !== access || (access === "private" && !isReader(request, services, store))) throw accessDenied();
  const blob = findBlob(services, store, checkPathname(decodedPath(url.pathname)));
  const etag = etagOfBlob(blob);
  const headers = {
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "cache-control": cacheControlOf(store, blob),
    "content-disposition": dispositionOf(blob, url.searchParams.get("download") === "1"),
    "content-security-policy": 'default-src "none"',
    "content-type": blob.contentType,
    etag,
    "last-modified": new Date(blob.updatedAt).toUTCString(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  if (failedCondition(readConditions(request.headers), etag) === "If-None-Match")
    return new Response(null, { status: 304, headers });
  const contents = services.service(blobContents);
  const read = (range?: Parameters<typeof contents.read>[1]) => contents.read(blob.content, range);
  return serveBytes(request, { etag, size: blob.size, read }, 200, headers);
}

function isReader(request: Request, services: Services, store: StoreRow): boolean {
  const authorized = authorize(request, services);
  return authorized.grant === undefined && authorized.store.id === store.id;
}
