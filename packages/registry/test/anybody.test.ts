import { expect, test } from "vitest";
import { copy, createMemoryStore, createRegistry, type ManifestContent, type Repository } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, startRegistry } from "./scripted-registry.ts";

// A service that answers everything well, and is no registry: nothing is stored there, and nobody may believe that it is.
const { bytes, digest } = contentOf(1000, 11);
const manifest: ManifestContent = { schemaVersion: 2, layers: [] };

/** Answers everything with one status and one type, and with a length as if it had just this blob. */
async function startAnswering(status: number, type?: string): Promise<{ web: Repository; requests: string[] }> {
  const { url, requests } = await startRegistry({
    async intercept(request, response) {
      for await (const _ of request);
      response.writeHead(status, {
        "content-length": bytes.length,
        ...(type !== undefined && { "content-type": type }),
      });
      return response.end(request.method === "HEAD" ? undefined : "{}".padEnd(bytes.length));
    },
  });
  return { web: createRegistry({ url, retry: false }).repository("acme/web"), requests };
}

const pushes: Readonly<Record<string, (web: Repository) => Promise<unknown>>> = {
  bytes: ({ blobs }) => blobs.push(bytes),
  "a stream of a known digest": ({ blobs }) => blobs.push(() => streamOf(bytes), { digest }),
  "a stream of a known digest and size": ({ blobs }) => blobs.push(() => streamOf(bytes), { digest, size: 1000 }),
  "bytes by post": ({ blobs }) => blobs.push(bytes, { by: "post" }),
  "a manifest": ({ manifests }) => manifests.push(manifest),
  "a manifest with a tag": ({ manifests }) => manifests.push(manifest, { reference: "v1" }),
  async copied(web) {
    const store = createMemoryStore();
    const config = await store.blobs.push(bytes);
    await store.manifests.push({ ...manifest, config }, { reference: "v1" });
    return copy(store, web, "v1");
  },
};

const types = ["application/json", "application/json; charset=utf-8", "text/plain", "text/html", undefined];

test.each([200, 201].flatMap((status) => types.map((type) => [status, type] as const)))(
  "where everything is answered with %i and %s no push succeeds",
  async (status, type) => {
    for (const [what, push] of Object.entries(pushes)) {
      const { web } = await startAnswering(status, type);
      expect.soft(await caught(push(web)), what).toMatchObject({ name: "ContentError" });
    }
  },
);

test.each(types.filter((type) => type !== undefined))("a blob is not there because of a 200 and %s", async (type) => {
  const { web } = await startAnswering(200, type);
  expect(await caught(web.blobs.head(digest))).toMatchObject({
    name: "ContentError",
    message: expect.stringContaining(`${type.split(";")[0]} was answered`),
  });
});

test.each([201, 202])("where everything is answered with %i nothing is mounted", async (status) => {
  const { web } = await startAnswering(status, "application/json");
  expect(await caught(web.blobs.mount(digest, "acme/other"))).toMatchObject({ name: "ContentError" });
});

test.each([
  ["its digest", { "docker-content-digest": digest, "content-type": "application/json" }],
  ["that it is bytes", { "content-type": "application/octet-stream" }],
  ["a type of its own", { "content-type": "binary/octet-stream" }],
])("a blob of which a registry says %s is not sent again", async (_, headers) => {
  const { url, requests } = await startRegistry({
    intercept: (request, response) =>
      request.method === "HEAD" && response.writeHead(200, { ...headers, "content-length": "1000" }).end(),
  });
  await createRegistry({ url }).repository("acme/web").blobs.push(bytes);
  expect(requests).toEqual([`HEAD /v2/acme/web/blobs/${digest}`]);
});

test("a 201 that says neither what nor where is looked after: what is there was stored, and mounted", async () => {
  const { url, blobs, manifests, requests } = await startRegistry({
    singlePost: true,
    intercept(request, response) {
      if (request.method !== "POST" && request.method !== "PUT") return false;
      // As usual, but for what it says.
      response.setHeader = () => response;
      return false;
    },
  });
  const web = createRegistry({ url, retry: false }).repository("acme/web");
  await web.blobs.push(bytes, { by: "post" });
  expect(blobs.has(digest)).toBe(true);
  expect(await web.blobs.mount(digest, "acme/other")).toBe(true);
  const { descriptor } = await web.manifests.push(manifest);
  expect(manifests.has(descriptor.digest)).toBe(true);
  expect(requests.slice(3)).toEqual([
    `HEAD /v2/acme/web/blobs/${digest}`,
    expect.stringContaining("POST"),
    `HEAD /v2/acme/web/blobs/${digest}`,
    `PUT /v2/acme/web/manifests/${descriptor.digest}`,
    `GET /v2/acme/web/manifests/${descriptor.digest}`,
  ]);
});

test("a 201 to a mount of what is not there afterwards is none", async () => {
  const { url } = await startRegistry({
    intercept: (request, response) => request.method === "POST" && end(response, 201),
  });
  expect(await createRegistry({ url }).repository("acme/web").blobs.mount(digest, "acme/other")).toBe(false);
});
