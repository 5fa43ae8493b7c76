import { expect, test } from "vitest";
import { createRegistry, type ManifestContent } from "../src/index.ts";
import { contentOf } from "./content.ts";
import { end, startRegistry } from "./scripted-registry.ts";

// A service that answers everything well, and is not a registry: nothing is stored there, and nobody may believe that it is.
const { bytes, digest } = contentOf(1000, 11);
const manifest: ManifestContent = { schemaVersion: 2, layers: [] };

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
      // A usual response, but without its headers.
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
