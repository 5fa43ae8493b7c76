import { isInputError } from "@slipway/core";
import { expect, test } from "vitest";
import { pushImage, pushIndex, sampleBytes } from "../test/sample-images.ts";
import { createMemoryStore, currentPlatform, OCI, pull, push, pushArtifact } from "./index.ts";

const artifactType = "application/vnd.test.report+json";

test("an artifact without contents has the empty config and the empty layer, and the same digest each time", async () => {
  const store = createMemoryStore();
  const { content, descriptor } = await pushArtifact(store, { artifactType, reference: "report" });
  const empty = {
    mediaType: OCI.empty,
    digest: "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    size: 2,
    data: "e30=",
  };
  expect(content).toEqual({
    schemaVersion: 2,
    mediaType: OCI.manifest,
    artifactType,
    config: empty,
    layers: [empty],
  });
  expect(new TextDecoder().decode(await store.blobs.get(empty.digest))).toBe("{}");
  expect((await pushArtifact(createMemoryStore(), { artifactType })).descriptor.digest).toBe(descriptor.digest);
  expect((await store.manifests.get("report")).descriptor.digest).toBe(descriptor.digest);
});

test("an artifact about an image is found by the image", async () => {
  const store = createMemoryStore();
  const subject = await pushImage(store, { layers: [], tag: "latest" });
  const config = await store.blobs.push('{"a":1}', { mediaType: "application/vnd.test.config+json" });
  const layer = await store.blobs.push("signature", { mediaType: "application/vnd.test.signature" });
  const annotations = { "com.example.signer": "ada" };
  await pushArtifact(store, { artifactType, subject, config, layers: [layer], annotations });
  expect(await Array.fromAsync(store.referrers.list(subject.digest, { artifactType }))).toEqual([
    expect.objectContaining({ artifactType, annotations }),
  ]);
});

test.each(["", "report", "a/b/c", "application/", "text/plain; charset=utf-8"])(
  "%j is refused as an artifact type, and nothing is stored",
  async (artifactType) => {
    const store = createMemoryStore();
    await expect(pushArtifact(store, { artifactType, reference: "a" })).rejects.toSatisfy(isInputError);
    expect(await Array.fromAsync(store.tags.list())).toEqual([]);
  },
);

test("pull takes what this machine runs, push takes everything and what refers to it", async () => {
  const [layout, registry, other] = [createMemoryStore(), createMemoryStore(), createMemoryStore()];
  const mine = await pushImage(layout, { layers: [sampleBytes(10, 1)], platform: currentPlatform() });
  const platform = { os: "plan9", architecture: "mips" };
  const foreign = await pushImage(layout, { layers: [sampleBytes(10, 2)], platform });
  const index = await pushIndex(layout, [mine, foreign], "latest");
  await pushArtifact(layout, { artifactType, subject: index });

  expect((await push(layout, "latest", registry)).digest).toBe(index.digest);
  expect(await Array.fromAsync(registry.referrers.list(index.digest))).toHaveLength(1);
  expect(await registry.manifests.head(foreign.digest)).toBeDefined();

  expect((await pull(registry, "latest", other)).digest).toBe(mine.digest);
  expect(await other.manifests.head(foreign.digest)).toBeUndefined();
  expect((await pull(registry, "latest", other, { platform: "plan9/mips" })).digest).toBe(foreign.digest);
  expect((await pull(registry, "latest", other, { platform: "all" })).digest).toBe(index.digest);
});
