import { expect, test } from "vitest";
import type { ManifestContent } from "./index.ts";
import { childrenOf, createManifest, DOCKER, digestOf, MANIFEST_LIMIT, OCI, readManifest } from "./index.ts";

const text = new TextEncoder();
const blob = (letter: string) => ({ mediaType: OCI.layer, digest: `sha256:${letter.repeat(64)}`, size: 1 });
const image: ManifestContent = { schemaVersion: 2, mediaType: OCI.manifest, config: blob("a"), layers: [blob("b")] };
const json = (value: unknown) => text.encode(JSON.stringify(value));

test("the bytes of a manifest are kept as they are", async () => {
  const bytes = text.encode(`{ "schemaVersion": 2,\n\t"mediaType": "${OCI.manifest}", "layers": [] , "unknown": 1.0 }`);
  const manifest = await readManifest(bytes);
  expect(manifest.bytes).toBe(bytes);
  expect(manifest.descriptor).toEqual({ mediaType: OCI.manifest, size: bytes.length, digest: await digestOf(bytes) });
  expect(manifest.content).toMatchObject({ unknown: 1 });
});

test("a digest of sha512 is verified by sha512", async () => {
  const digest = await digestOf(json(image), "sha512");
  expect((await readManifest(json(image), { digest })).descriptor.digest).toBe(digest);
});

const indexFor = (platform: object) => json({ schemaVersion: 2, manifests: [{ ...blob("b"), platform }] });

test.each([
  ["no JSON", text.encode("<html>"), {}, /a JSON object/],
  ["JSON of another kind", json([]), {}, /a JSON object/],
  ["of schema 1", json({ schemaVersion: 1 }), {}, /schemaVersion 2/],
  ["no UTF-8", Uint8Array.of(0x7b, 0xff, 0x7d), {}, /a JSON object/],
  ["one whose layer has no size", json({ ...image, layers: [{ digest: "a", mediaType: "b" }] }), {}, /a JSON/],
  [
    "one whose annotation is a number",
    json({ ...image, layers: [{ ...blob("b"), annotations: { a: 1 } }] }),
    {},
    /a JSON/,
  ],
  ["one whose annotations are a list", json({ ...image, config: { ...blob("b"), annotations: ["a"] } }), {}, /a JSON/],
  ["one for a platform without a name", indexFor({}), {}, /a JSON/],
  [
    "one for a platform of which nothing is true",
    indexFor({ os: "linux", architecture: "arm", variant: 7 }),
    {},
    /a JSON/,
  ],
  [
    "one for a system whose version is a number",
    indexFor({ os: "a", architecture: "b", "os.version": 1 }),
    {},
    /a JSON/,
  ],
  [
    "one for a system whose features are a text",
    indexFor({ os: "a", architecture: "b", "os.features": "x" }),
    {},
    /a JSON/,
  ],
  ["of another digest", json(image), { digest: `sha256:${"0".repeat(64)}` }, /it was changed or cut/],
  ["of another media type", json(image), { mediaType: DOCKER.manifest }, /was given as/],
  ["a manifest and an index at once", json({ ...image, manifests: [] }), {}, /do not belong/],
  ["larger than 4 MiB", new Uint8Array(MANIFEST_LIMIT + 1), {}, /more than 4 MiB/],
])("what is %s is refused", async (_, bytes, options, message) => {
  const error = await readManifest(bytes, options).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "ContentError", message: expect.stringMatching(message) });
});

test("a manifest without a media type is what it was given as, or what its members say", async () => {
  const { mediaType: _, ...bare } = image;
  const typeOf = async (value: object, mediaType?: string) =>
    (await readManifest(json(value), { mediaType })).descriptor.mediaType;
  expect(await typeOf(bare, DOCKER.manifest)).toBe(DOCKER.manifest);
  expect(await typeOf(bare, "application/json")).toBe(OCI.manifest);
  expect(await typeOf({ schemaVersion: 2, manifests: [] })).toBe(OCI.index);
});

test("the children of an image are its config and its layers, those of an index its manifests", async () => {
  expect(childrenOf(await createManifest({ ...image, subject: blob("s") }))).toEqual({
    blobs: [blob("a"), blob("b")],
    manifests: [],
  });
  expect(childrenOf(await createManifest({ schemaVersion: 2, manifests: [blob("m")] }))).toEqual({
    blobs: [],
    manifests: [blob("m")],
  });
});

test("a manifest that was made before keeps its bytes, its media type and its digest", async () => {
  const { mediaType: _, ...bare } = image;
  const bytes = text.encode(JSON.stringify(bare, undefined, 2));
  const made = await readManifest(bytes, { mediaType: DOCKER.manifest, digest: await digestOf(bytes, "sha512") });
  expect(await createManifest(made)).toEqual(made);
  expect((await createManifest(await createManifest(image))).bytes).toEqual(json(image));
});

test("a manifest that was made before is trusted neither for its bytes nor for its digest", async () => {
  const made = await createManifest(image);
  await expect(createManifest({ ...made, bytes: json({ ...image, layers: [] }) })).rejects.toThrow(
    "it was changed or cut",
  );
  await expect(createManifest(made, { digest: `sha256:${"0".repeat(64)}` })).rejects.toThrow("it was changed or cut");
});

test("null, by which programs in Go mean an absent member, is taken for absent", async () => {
  const layer = { ...blob("b"), annotations: null };
  expect((await readManifest(json({ ...image, layers: [layer] }))).content.layers).toEqual([layer]);
  const part = { ...blob("b"), platform: null };
  expect((await readManifest(json({ schemaVersion: 2, manifests: [part] }))).content.manifests).toEqual([part]);
});
