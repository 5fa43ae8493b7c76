import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createProject } from "@slipway/projects";
import { createBlobStore, deleteBlobStore, getStore } from "@slipway/storage";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { startReceiver } from "../../../test/receiver.ts";
import { sha1, start } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";
import type { EmulatorOptions } from "../../index.ts";

interface Blob {
  readonly url: string;
  readonly pathname: string;
  readonly etag: string;
  readonly contentType: string;
  readonly contentDisposition: string;
}

/** All that answers have together. */
interface Answer extends Blob {
  readonly error?: { readonly code: string; readonly message: string };
  readonly blobs: readonly Blob[];
  readonly folders?: readonly string[];
  readonly cursor?: string;
  readonly hasMore: boolean;
  readonly key: string;
  readonly uploadId: string;
}

/** A project, a store that it is connected to, and requests as the blob client sends them. */
async function startStore(access: "private" | "public" = "public", options: EmulatorOptions = {}) {
  const { emulator, client } = await start(options);
  const { id: projectId } = await createProject(client, { name: "site" });
  const { store } = await createBlobStore(client, { name: "files", access, projectId });
  const id = store?.id ?? "";
  const pull = async (): Promise<Record<string, string>> =>
    Object(await callUnlisted(client, "pullProjectDevelopmentEnv", { idOrName: "site" })).env;
  const env = await pull();
  const token = env.BLOB_READ_WRITE_TOKEN ?? "";
  const ask = async (request: string, init: RequestInit = {}): Promise<[status: number, body: Answer]> => {
    const [method = "", path = ""] = request.split(" ");
    const headers = { authorization: `Bearer ${token}`, ...Object(init.headers) };
    const response = await fetch(`${env.VERCEL_BLOB_API_URL}${path}`, { ...init, method, headers });
    return [response.status, await response.json()];
  };
  const put = async (pathname: string, body = "bytes", headers: Record<string, string> = {}): Promise<Blob> => {
    const [status, blob] = await ask(`PUT /?pathname=${encodeURIComponent(pathname)}`, { body, headers });
    expect([pathname, status, blob]).toEqual([pathname, 200, expect.anything()]);
    return blob;
  };
  return { emulator, client, id, env, token, pull, ask, put };
}

type Store = Awaited<ReturnType<typeof startStore>>;

function clientToken({ id, token }: Store, payload: object, key = token): string {
  const text = Buffer.from(JSON.stringify(payload)).toString("base64");
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return `vercel_blob_client_${id.replace("store_", "")}_${Buffer.from(`${signature}.${text}`).toString("base64")}`;
}

test("a connected project has the store's variables, and loses them with the connection; only then the store goes", async () => {
  const { client, id, env, pull } = await startStore();
  expect(env).toMatchObject({ BLOB_STORE_ID: id, BLOB_READ_WRITE_TOKEN: expect.stringMatching(/^vercel_blob_rw_/) });
  await expect(deleteBlobStore(client, { id })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/site/),
  });
  const { connections } = Object(await callUnlisted(client, "listStoreConnections", { storeId: id }));
  const connection = { storeId: id, connectionId: connections[0].id };
  await callUnlisted(client, "updateStoreConnection", {
    ...connection,
    envVarPrefix: "MEDIA",
    skipReadWriteToken: true,
  });
  const media = await pull();
  expect(Object.keys(media).filter((name) => /BLOB|MEDIA/.test(name))).toEqual([
    "VERCEL_BLOB_API_URL",
    "MEDIA_STORE_ID",
  ]);
  await callUnlisted(client, "disconnectStore", connection);
  expect(Object.keys(await pull()).filter((name) => /BLOB|MEDIA/.test(name))).toEqual([]);
  expect(await deleteBlobStore(client, { id })).toEqual({ id });
  await expect(getStore(client, { id })).rejects.toMatchObject({ status: 404 });
});

test("bytes are served by ranges and ETags at the store's own host, counted, and given back", async () => {
  const { client, id, emulator, ask, put } = await startStore();
  const blob = await put("a/photo 1.png", "0123456789");
  expect(blob).toMatchObject({ contentType: "image/png", contentDisposition: 'inline; filename="photo 1.png"' });
  const label = id.replace("store_", "").toLowerCase();
  expect(blob.url).toBe(`${emulator.origin(`${label}.public.blob.localhost`)}/a/photo%201.png`);
  const get = async (headers: Record<string, string>, query = "") => {
    const {
      status,
      headers: shown,
      ...response
    } = await emulator
      .fetch(blob.url + query, { headers })
      .then(async (each) => ({ status: each.status, headers: each.headers, text: await each.text() }));
    return [status, response.text, shown.get("content-range")];
  };
  expect(await get({})).toEqual([200, "0123456789", null]);
  expect(await get({ range: "bytes=2-4" })).toEqual([206, "234", "bytes 2-4/10"]);
  expect(await get({ range: "bytes=-3" })).toEqual([206, "789", "bytes 7-9/10"]);
  expect(await get({ range: "bytes=99-" })).toEqual([416, "", "bytes */10"]);
  expect(await get({ "if-none-match": blob.etag })).toEqual([304, "", null]);
  expect(await get({ range: "bytes=2-4", "if-range": '"other"' })).toEqual([200, "0123456789", null]);
  const download = await emulator.fetch(`${blob.url}?download=1`);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    "content-disposition": 'attachment; filename="photo 1.png"',
    "cache-control": "public, max-age=2592000",
    "content-security-policy": 'default-src "none"',
  });
  expect((await getStore(client, { id })).store).toMatchObject({ count: 1, size: 10 });
  expect(await ask("POST /delete", { body: JSON.stringify({ urls: [blob.url, "not/there"] }) })).toEqual([200, null]);
  expect((await getStore(client, { id })).store).toMatchObject({ count: 0, size: 0 });
  expect((await emulator.fetch(blob.url)).status).toBe(404);
});

test("a private store answers who has its token, and nobody else", async () => {
  const store = await startStore("private");
  const { url } = await store.put("secret.txt");
  const other = await createBlobStore(store.client, { name: "other" });
  const status = async (authorization: string) =>
    (await store.emulator.fetch(url, { headers: { authorization } })).status;
  const { VERCEL_OIDC_TOKEN: project = "" } = store.env;
  const grant = clientToken(store, { pathname: "secret.txt", validUntil: Number.MAX_SAFE_INTEGER });
  const tokens = ["", "Bearer wrong", `Bearer ${store.emulator.token}`, `Bearer ${grant}`];
  expect(await Promise.all(tokens.map(status))).toEqual([403, 403, 403, 403]);
  expect(await Promise.all([store.token, project].map((token) => status(`Bearer ${token}`)))).toEqual([200, 200]);
  // A project's token names its store whole: the end of a name is no name.
  const named = async (id: string) => {
    const headers = { authorization: `Bearer ${project}`, "x-vercel-blob-store-id": id };
    return (await store.emulator.fetch(url, { headers })).status;
  };
  const { label = "" } = /\/\/(?<label>\w+)/.exec(url)?.groups ?? {};
  expect(await Promise.all([label, label.slice(-4), ""].map(named))).toEqual([200, 403, 403]);
  const publicUrl = url.replace(".private.", ".public.");
  expect((await store.emulator.fetch(publicUrl)).status).toBe(403);
  const foreign = url.replace(/\/\/\w+/, `//${other.store?.id.replace("store_", "").toLowerCase()}`);
  expect(await store.ask(`GET ?url=${encodeURIComponent(foreign)}`)).toMatchObject([
    403,
    { error: { code: "forbidden" } },
  ]);
});

const hostile: readonly (readonly [what: string, pathname: string])[] = [
  ["a way up", "a/../b"],
  ["a NUL", "a\0b"],
  ["5,000 characters", "x".repeat(5000)],
  ["an empty segment", "a//b"],
  ["a slash first", "/a"],
  ["nothing", ""],
];

test.each(hostile)("a pathname with %s is refused, and nothing is stored", async (_, pathname) => {
  const { ask, client, id } = await startStore();
  const named = `pathname=${encodeURIComponent(pathname)}`;
  const [put, created] = [
    ask(`PUT /?${named}`, { body: "x" }),
    ask(`POST /mpu?${named}`, { headers: { "x-mpu-action": "create" } }),
  ];
  for (const answer of await Promise.all([put, created]))
    expect(answer).toMatchObject([400, { error: { code: "bad_request" } }]);
  expect((await getStore(client, { id })).store).toMatchObject({ count: 0 });
});

test("a blob is overwritten when asked to, and under the condition that is meant", async () => {
  const { ask, put } = await startStore();
  const first = await put("a.txt", "one");
  const again = (headers: Record<string, string>) => ask("PUT /?pathname=a.txt", { body: "two", headers });
  expect(await again({})).toMatchObject([400, { error: { message: expect.stringMatching(/already exists/) } }]);
  const overwrite = { "x-allow-overwrite": "1" };
  expect(await again({ ...overwrite, "x-if-match": '"other"' })).toMatchObject([
    412,
    { error: { code: "precondition_failed" } },
  ]);
  expect(await again({ ...overwrite, "x-if-match": first.etag })).toMatchObject([200, { pathname: "a.txt" }]);
  expect((await put("a.txt", "3", { "x-add-random-suffix": "1" })).pathname).toMatch(/^a-\w{30}\.txt$/);
  const stale = { body: '{"urls":["a.txt"]}', headers: { "x-if-match": first.etag } };
  expect(await ask("POST /delete", stale)).toMatchObject([412, { error: { code: "precondition_failed" } }]);
  expect(await ask("PUT ?pathname=b.txt&fromUrl=a.txt")).toMatchObject([200, { pathname: "b.txt" }]);
  expect(await ask("POST /rename?pathname=c.txt&fromUrl=b.txt")).toMatchObject([200, { pathname: "c.txt" }]);
  expect(await ask("GET ?url=b.txt")).toMatchObject([404, { error: { code: "not_found" } }]);
});

test("pages of a list, folded and not, have each name once, in the order of names", async () => {
  const { ask, put } = await startStore();
  for (const pathname of ["b/2", "a", "b/1", "c/d/1", "b", "z"]) await put(pathname);
  const walk = async (query: string) => {
    const names: string[] = [];
    for (let cursor = ""; ; ) {
      const [status, { blobs, folders = [], ...page }] = await ask(`GET ?limit=2&${query}${cursor}`);
      expect([status, blobs.length + folders.length <= 2]).toEqual([200, true]);
      names.push(...blobs.map(({ pathname }: Blob) => pathname), ...folders);
      if (!page.hasMore) return names;
      cursor = `&cursor=${page.cursor}`;
    }
  };
  expect(await walk("")).toEqual(["a", "b", "b/1", "b/2", "c/d/1", "z"]);
  expect(await walk("prefix=b%2F")).toEqual(["b/1", "b/2"]);
  expect((await walk("mode=folded")).sort()).toEqual(["a", "b", "b/", "c/", "z"]);
  expect(await walk("mode=folded&prefix=c%2F")).toEqual(["c/d/"]);
  expect(await ask("GET ?cursor=wrong!")).toMatchObject([400, { error: { code: "bad_request" } }]);
});

test("parts are put together by their numbers; what is missing, twice, empty, small or another's is refused", async () => {
  const { ask, client, id } = await startStore();
  const large = Buffer.alloc(5 * 1024 * 1024, "p").toString();
  const mpu = (action: string, headers: Record<string, string>, body?: string) =>
    ask("POST /mpu?pathname=big.bin", {
      headers: { "x-mpu-action": action, ...headers },
      ...(body !== undefined && { body }),
    });
  const [, { key, uploadId }] = await mpu("create", {});
  const own = { "x-mpu-key": encodeURIComponent(key), "x-mpu-upload-id": uploadId };
  const send = async (number: number, body: string) => {
    const [status, { etag }] = await mpu("upload", { ...own, "x-mpu-part-number": String(number) }, body);
    return status === 200 ? { partNumber: number, etag } : status;
  };
  const [second, first] = [await send(2, "end"), await send(1, large)];
  expect([await send(3, ""), await send(0, "x"), await send(10_001, "x")]).toEqual([400, 400, 400]);
  const small = await send(3, "x");
  const stray = { partNumber: 2, etag: '"other"' };
  for (const parts of [[], [second], [first, first], [first, stray], [first, second, small], [{}], "no"])
    expect(await mpu("complete", own, JSON.stringify(parts))).toMatchObject([400, { error: { code: "bad_request" } }]);
  expect(await mpu("complete", { ...own, "x-mpu-upload-id": "none" }, JSON.stringify([first]))).toMatchObject([
    400,
    {},
  ]);
  expect((await getStore(client, { id })).store).toMatchObject({ count: 0 });
  expect(await mpu("complete", own, JSON.stringify([second, first]))).toMatchObject([200, { pathname: "big.bin" }]);
  expect((await getStore(client, { id })).store).toMatchObject({ count: 1, size: large.length + 3 });
  expect(await mpu("complete", own, JSON.stringify([first, second]))).toMatchObject([400, {}]);
});

test("a client token uploads what it names, with a signed callback, and does nothing else", async () => {
  const store = await startStore();
  const { url, received } = await startReceiver();
  const grant = {
    pathname: "a.png",
    validUntil: store.emulator.clock.now() + 1000,
    allowedContentTypes: ["image/*"],
    maximumSizeInBytes: 4,
    onUploadCompleted: { callbackUrl: url, tokenPayload: "me" },
  };
  const attempt = async (token: string, request = "PUT /?pathname=a.png", body = "1234", type = "image/png") => {
    const [status, { error }] = await store.ask(request, {
      body,
      headers: { authorization: `Bearer ${token}`, "x-content-type": type },
    });
    return error ? error.message : status;
  };
  const token = clientToken(store, grant);
  expect(await attempt(clientToken(store, grant, "another key"))).toMatch(/^Access denied/);
  expect(await attempt(clientToken(store, { ...grant, validUntil: 0 }))).toBe("Token expired");
  expect(await attempt(clientToken(store, { ...grant, allowedContentTypes: "x" }))).toMatch(/payload/);
  expect(await attempt(token, "PUT /?pathname=b.png")).toMatch(/"pathname".* does not match the token payload/);
  expect(await attempt(token, undefined, "1234", "text/html")).toMatch(/contentType .* is not allowed/);
  expect(await attempt(token, undefined, "12345")).toMatch(/the file length cannot be greater than 4/);
  for (const request of ["POST /delete", "POST /rename?pathname=a.png&fromUrl=b", "PUT /?pathname=a.png&fromUrl=b"])
    expect(await attempt(token, request, "{}")).toMatch(/^A client token uploads/);
  expect(await attempt(token)).toBe(200);
  await expect.poll(() => received.length).toBe(1);
  const [{ headers = undefined, body = "" } = {}] = received;
  expect(headers?.["x-vercel-signature"]).toBe(createHmac("sha256", store.token).update(body).digest("hex"));
  expect(JSON.parse(body)).toMatchObject({
    type: "blob.upload-completed",
    payload: { tokenPayload: "me", blob: { pathname: "a.png" } },
  });
});

test("requests that are not modelled are refused by name, and a token of no store as such", async () => {
  const { ask } = await startStore();
  for (const request of [
    "POST /signed-token",
    "POST /put-optimized?pathname=a",
    "POST /put-from-url?pathname=a",
    "PUT /?pathname=a&vercel-blob-signature=x",
  ])
    expect(await ask(request)).toMatchObject([400, { error: { message: expect.stringMatching(/is not modelled/) } }]);
  const other = { headers: { authorization: "Bearer vercel_blob_rw_none_none" } };
  expect(await ask("GET ", other)).toMatchObject([403, { error: { code: "forbidden" } }]);
});

test("blobs outlive a restart, and what nothing has any more is gone from the disk", async () => {
  const dataFolder = newFolder();
  const { emulator, put, token, ask } = await startStore("public", { dataFolder });
  await put("kept.txt", "kept");
  await put("gone.txt", "gone");
  await ask("POST /delete", { body: '{"urls":["gone.txt"]}' });
  await emulator.close();
  const stored = readdirSync(join(dataFolder, "files", "blob-stores"), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([sha1("kept").slice(2)]);
  const again = await start({ dataFolder });
  const headers = { authorization: `Bearer ${token}` };
  const { blobs } = Object(await (await fetch(`${again.emulator.url}/api/blob`, { headers })).json());
  expect(await Promise.all(blobs.map(async ({ url }: Blob) => (await again.emulator.fetch(url)).text()))).toEqual([
    "kept",
  ]);
});
