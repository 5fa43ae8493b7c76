import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { createBlobStore } from "@slipway/storage";
import { expect, onTestFinished, test, vi } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { startReceiver } from "../../packages/emulator/test/receiver.ts";
import { callUnlisted } from "../../packages/emulator/test/unlisted.ts";
import { root } from "../../scripts/build.ts";
import { importPeer, peerEntry } from "../../scripts/peers/install-peer.ts";
import { run } from "../interop/process.ts";

interface Blob {
  readonly url: string;
  readonly pathname: string;
  readonly etag: string;
  readonly key: string;
  readonly uploadId: string;
  readonly uploadPart: (number: number, body: unknown) => Promise<unknown>;
  readonly complete: (parts: readonly unknown[]) => Promise<unknown>;
}

/** The used part of the platform's client, whose answers are judged by what is expected of them. */
type BlobModule = Readonly<Record<string, (...input: readonly unknown[]) => Promise<Blob>>>;

async function startStore(access: "private" | "public" = "public") {
  const emulator = await createEmulator({ validateAnswers: true });
  onTestFinished(() => emulator.close());
  const client = createClient({ baseUrl: emulator.url, token: emulator.token, allowInsecure: true });
  const { id: projectId } = await createProject(client, { name: "site" });
  await createBlobStore(client, { name: "files", access, projectId });
  const { env } = Object(await callUnlisted(client, "pullProjectDevelopmentEnv", { idOrName: "site" }));
  const variables: Record<string, string> = { VERCEL_BLOB_RETRIES: "0" };
  for (const name of ["BLOB_READ_WRITE_TOKEN", "VERCEL_BLOB_API_URL"]) variables[name] = env[name];
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const blob = await importPeer<BlobModule>("blob-client", "@vercel/blob");
  const browser = await importPeer<BlobModule>("blob-client", "@vercel/blob/client");
  return { emulator, env, variables, blob, browser };
}

type Store = Awaited<ReturnType<typeof startStore>>;
const access = "public";
const large = "x".repeat(9 * 1024 * 1024);

/** What a function of the client's gives, or the class of what it throws. */
const uses: readonly (readonly [name: string, use: (store: Store) => unknown, expected: unknown])[] = [
  ["put", ({ blob }) => blob.put?.("a.txt", "a", { access }), { pathname: "a.txt", contentType: "text/plain" }],
  ["put of a taken name", ({ blob }) => blob.put?.("first.txt", "a", { access }), /already exists/],
  ["put over", ({ blob }) => blob.put?.("first.txt", "b", { access, allowOverwrite: true }), { pathname: "first.txt" }],
  [
    "put under a condition",
    ({ blob }) => blob.put?.("first.txt", "b", { access, ifMatch: '"no"' }),
    "BlobPreconditionFailedError",
  ],
  [
    "put with a suffix",
    ({ blob }) => blob.put?.("a.txt", "a", { access, addRandomSuffix: true }),
    { pathname: expect.stringMatching(/^a-\w{30}\.txt$/) },
  ],
  ["put with the other access", ({ blob }) => blob.put?.("a", "a", { access: "private" }), /access/],
  [
    "put with another token",
    ({ blob }) => blob.put?.("a", "a", { access, token: "vercel_blob_rw_a_b" }),
    "BlobAccessError",
  ],
  ["put in parts", ({ blob }) => blob.put?.("big", large, { access, multipart: true }), { pathname: "big" }],
  [
    "head",
    ({ blob }) => blob.head?.("first.txt"),
    { size: 5, cacheControl: "public, max-age=2592000", uploadedAt: expect.any(Date) },
  ],
  ["head of nothing", ({ blob }) => blob.head?.("none"), "BlobNotFoundError"],
  ["list", ({ blob }) => blob.list?.({ prefix: "f" }), { hasMore: false, blobs: [{ pathname: "first.txt", size: 5 }] }],
  [
    "list by folders",
    async ({ blob }) => {
      await blob.createFolder?.("d", { access });
      return blob.list?.({ mode: "folded" });
    },
    { folders: ["d/"], blobs: [{ pathname: "first.txt" }] },
  ],
  ["copy", ({ blob }) => blob.copy?.("first.txt", "copy.txt", { access }), { pathname: "copy.txt" }],
  ["rename", ({ blob }) => blob.rename?.("first.txt", "new.txt", { access }), { pathname: "new.txt" }],
  ["del of many", ({ blob }) => blob.del?.(["first.txt", "none"]), undefined],
  ["del under a condition", ({ blob }) => blob.del?.("first.txt", { ifMatch: '"no"' }), "BlobPreconditionFailedError"],
  ["issueSignedToken", ({ blob }) => blob.issueSignedToken?.({ pathname: "a" }), /is not modelled by this emulator/],
  ["putImage", ({ blob }) => blob.putImage?.("a.png", "a", { access, optimizeImage: { width: 8 } }), /is not modelled/],
  [
    "createMultipartUploader",
    async ({ blob }) => {
      const uploader = await blob.createMultipartUploader?.("parts", { access });
      const second = await uploader?.uploadPart(2, "end");
      return uploader?.complete([second, await uploader.uploadPart(1, large)]);
    },
    { pathname: "parts" },
  ],
  [
    "uploadPart and completeMultipartUpload",
    async ({ blob }) => {
      const upload = { access, ...(await blob.createMultipartUpload?.("parts", { access })) };
      const part = await blob.uploadPart?.("parts", "all", { ...upload, partNumber: 1 });
      return blob.completeMultipartUpload?.("parts", [part], upload);
    },
    { pathname: "parts" },
  ],
];

test.each(uses)("%s does with the platform's client what it documents", async (_, use, expected) => {
  const store = await startStore();
  await store.blob.put?.("first.txt", "first", { access });
  const result = await Promise.resolve(use(store)).catch((error: unknown) => error);
  if (expected instanceof RegExp) expect(String(result)).toMatch(expected);
  else if (typeof expected === "string") expect(result).toBeInstanceOf(store.blob[expected]);
  else if (expected === undefined) expect(result).toBeUndefined();
  else expect(result).toMatchObject(Object(expected));
});

test("an upload of a browser goes by the application's token, and its callback is taken", async () => {
  const { browser } = await startStore();
  const handled: unknown[] = [];
  const callback = await startReceiver();
  const handle = async (body: string, signature = "") =>
    browser.handleUpload?.({
      body: JSON.parse(body),
      request: { headers: { "x-vercel-signature": signature }, url: "/upload" },
      onBeforeGenerateToken: async () => ({
        callbackUrl: callback.url,
        tokenPayload: "me",
        allowedContentTypes: ["text/*"],
      }),
      onUploadCompleted: async (upload: unknown) => void handled.push(upload),
    });
  const application = await startReceiver((response, nth) => {
    void handle(application.received[nth - 1]?.body ?? "").then((answer) => response.end(JSON.stringify(answer)));
  });
  const upload = (pathname: string) =>
    browser.upload?.(pathname, "hello", { access, handleUploadUrl: application.url });
  expect(await upload("hello.txt")).toMatchObject({ pathname: "hello.txt" });
  await expect(upload("hello.png")).rejects.toThrow(/Content type mismatch/);
  await expect.poll(() => callback.received.length).toBe(1);
  const [{ body = "", headers = undefined } = {}] = callback.received;
  expect(await handle(body, String(headers?.["x-vercel-signature"]))).toEqual({
    type: "blob.upload-completed",
    response: "ok",
  });
  expect(handled).toMatchObject([{ tokenPayload: "me", blob: { pathname: "hello.txt" } }]);
  await expect(handle(body.replace("hello", "other"), String(headers?.["x-vercel-signature"]))).rejects.toThrow(
    /signature/,
  );
});

test("a private blob is read by the redirect, with the client's own address of the platform", async () => {
  const { emulator, variables } = await startStore("private");
  const program = `
    const { put, get, head } = await import(process.argv[1]);
    const { url, etag } = await put("secret.txt", "hidden", { access: "private" });
    const { stream } = await get(url, { access: "private" });
    const known = await get("secret.txt", { access: "private", ifNoneMatch: etag });
    const none = await get("none.txt", { access: "private" });
    console.log(JSON.stringify([await new Response(stream).text(), known.statusCode, none, (await fetch(url)).status, (await head(url)).size]));`;
  const redirect = pathToFileURL(join(root, "packages/emulator/dist/redirect.js")).href;
  const args = ["--import", redirect, "--input-type=module", "-e", program, peerEntry("blob-client", "@vercel/blob")];
  const { VERCEL_BLOB_API_URL: _, ...rest } = variables;
  const env = { ...rest, PATH: process.env.PATH, SLIPWAY_API_URL: emulator.url, SLIPWAY_REDIRECT: "strict" };
  const { code, stdout, stderr } = await run(process.execPath, args, { env });
  expect([code, stdout, stderr]).toEqual([0, '["hidden",304,null,403,6]\n', ""]);
});
