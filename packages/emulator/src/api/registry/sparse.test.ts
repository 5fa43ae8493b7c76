import { getRepositoryImage, listRepositoryImages } from "@slipway/vcr";
import { expect, test } from "vitest";
import { digest, indexType, pushBlob, pushImage } from "../../../test/push-image.ts";
import { expectFailure, type Given, given, manifestOf } from "../../../test/specification.ts";

const unknown = digest("nobody pushed this");

function sparseIndex({ image }: Given): string {
  const manifests = [image.descriptor, { ...image.descriptor, digest: unknown }];
  return JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests });
}

const asIndex = { "content-type": indexType };

test("sparse indexes are taken when asked for, and sparse images are not", async () => {
  const registry = await given({ registry: { sparse: "indexes" } });
  const index = sparseIndex(registry);
  expect((await registry.put("list", index, asIndex)).status).toBe(201);
  expect(await (await registry.call("GET", "/manifests/list")).text()).toBe(index);
  await expectFailure(await registry.call("GET", `/manifests/${unknown}`), 404, "MANIFEST_UNKNOWN");
  const missing = manifestOf(registry, { layers: [{ ...registry.image.layer, digest: unknown }] });
  await expectFailure(await registry.put("v2", missing), 400, "MANIFEST_BLOB_UNKNOWN");
  const wrong = JSON.stringify({
    schemaVersion: 2,
    mediaType: indexType,
    manifests: [{ ...registry.image.descriptor, size: 1 }],
  });
  await expectFailure(await registry.put("list", wrong, asIndex), 400, "MANIFEST_INVALID");
});

test("sparse images are taken when everything is, and what they lack may come later", async () => {
  const registry = await given({ registry: { sparse: "all" } });
  const { client, name, call, put } = registry;
  const missing = { ...registry.image.layer, digest: digest("later"), size: 5 };
  expect((await put("v2", manifestOf(registry, { layers: [missing] }))).status).toBe(201);
  expect((await call("GET", `/blobs/${missing.digest}`)).status).toBe(404);
  await pushBlob(client, name, Buffer.from("later"));
  expect((await call("GET", `/blobs/${missing.digest}`)).status).toBe(200);
  expect((await listRepositoryImages(client, { projectId: "site", idOrName: "web" })).images).toHaveLength(2);
});

test("an image whose configuration only another repository has shows none of it", async () => {
  const registry = await given({ registry: { sparse: "all" } });
  const { client, put } = registry;
  const config = { os: "plan9", architecture: "mips", history: [{ created_by: "RUN /bin/sh -c make secret" }] };
  const hidden = await pushImage(client, "acme/shop/hidden", { tag: "v1", config });
  await put("v2", manifestOf(registry, { config: hidden.config, layers: [] }));
  const { images } = await listRepositoryImages(client, { projectId: "site", idOrName: "web" });
  const image = images.find(({ tags }) => tags.includes("v2"));
  expect([image?.arch, image?.platform]).toEqual([undefined, undefined]);
  const where = { projectId: "site", idOrName: "web", imageIdOrDigest: image?.id ?? "" };
  expect((await getRepositoryImage(client, where)).image.layers).toEqual([]);
});
