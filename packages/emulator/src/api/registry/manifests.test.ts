import { expect, test } from "vitest";
import { digest, indexType, manifestType, pushImage } from "../../../test/push-image.ts";
import { failure, startRegistry } from "../../../test/start-registry.ts";

const put = (body: string | Uint8Array<ArrayBuffer>, type = manifestType): RequestInit => ({
  body,
  headers: { "content-type": type },
});

test("a manifest whose parts are missing is refused with their digest", async () => {
  const registry = await startRegistry();
  const { config, descriptor } = await pushImage(registry.client, registry.name);
  const missing = { ...config, digest: digest("missing") };
  const image = JSON.stringify({ schemaVersion: 2, config, layers: [missing] });
  const bare = JSON.stringify({ schemaVersion: 2, config: missing, layers: [] });
  const index = JSON.stringify({ schemaVersion: 2, manifests: [descriptor, missing] });
  for (const init of [put(image), put(bare), put(index, indexType)]) {
    const response = await registry.call("PUT", "/manifests/v1", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ code: "MANIFEST_BLOB_UNKNOWN", detail: { digest: missing.digest } }],
    });
  }
  expect(await failure(await registry.call("GET", "/manifests/v1"))).toEqual([404, "MANIFEST_UNKNOWN"]);
});

test("a layer that lies elsewhere need not be here", async () => {
  const registry = await startRegistry();
  const { config, layer } = await pushImage(registry.client, registry.name);
  const foreign = { ...layer, digest: digest("elsewhere"), urls: ["https://example.com/layer"] };
  const text = JSON.stringify({ schemaVersion: 2, config, layers: [foreign] });
  expect((await registry.call("PUT", "/manifests/v1", put(text))).status).toBe(201);
});

test("content that is not a manifest of its kind is refused", async () => {
  const registry = await startRegistry();
  const { config, layer, descriptor } = await pushImage(registry.client, registry.name);
  const image = { schemaVersion: 2, config, layers: [layer] };
  const bodies: [string, RequestInit][] = [
    ["no JSON", put("{")],
    ["no UTF-8", put(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))],
    ["nothing", put("")],
    ["a list", put("[]")],
    ["another schema", put(JSON.stringify({ ...image, schemaVersion: 1 }))],
    ["no config", put(JSON.stringify({ schemaVersion: 2, layers: [] }))],
    ["an index as image", put(JSON.stringify({ schemaVersion: 2, manifests: [descriptor] }))],
    ["an image as index", put(JSON.stringify(image), indexType)],
    ["both at once", put(JSON.stringify({ ...image, manifests: [descriptor] }))],
    ["another media type than it says", put(JSON.stringify({ ...image, mediaType: indexType }))],
    ["a media type that is none of a manifest", put(JSON.stringify(image), "application/json")],
    ["a wrong size", put(JSON.stringify({ ...image, layers: [{ ...layer, size: layer.size + 1 }] }))],
    ["no digest", put(JSON.stringify({ ...image, layers: [{ ...layer, digest: "sha256:0" }] }))],
  ];
  for (const [what, init] of bodies) {
    expect(await failure(await registry.call("PUT", "/manifests/v1", init)), what).toEqual([400, "MANIFEST_INVALID"]);
  }
  expect((await (await registry.call("GET", "/tags/list")).json()).tags).toEqual([]);
});
