import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { expect, test } from "vitest";
import { pushImage, pushIndex, sampleBytes } from "../../test/sample-images.ts";
import { startRegistry } from "../../test/scripted-registry.ts";
import type { CopyProgress } from "../copy.ts";
import { copy, createMemoryStore, createRegistry, OCI, type OciDescriptor, type Store } from "../index.ts";
import { attachedTags } from "./attached-tags.ts";

const SIGNATURE = "dev.cosignproject.cosign/signature";
const PAYLOAD = "application/vnd.dev.cosign.simplesigning.v1+json";
const keys = (): { privateKey: KeyObject; publicKey: KeyObject } => generateKeyPairSync("ec", { namedCurve: "P-256" });
const [ours, theirs] = [keys(), keys()];

async function cosign(
  store: Store,
  subject: string,
  by: readonly KeyObject[],
  suffix = ".sig",
): Promise<OciDescriptor> {
  const payload = JSON.stringify({
    critical: {
      identity: { "docker-reference": "" },
      image: { "docker-manifest-digest": subject },
      type: "cosign container image signature",
    },
    optional: null,
  });
  const layer = await store.blobs.push(payload, { mediaType: PAYLOAD });
  const config = await store.blobs.push(JSON.stringify({ architecture: "", os: "", suffix }), {
    mediaType: OCI.config,
  });
  const layers = by.map((key) => {
    const signature = sign("sha256", Buffer.from(payload), key).toString("base64");
    return { ...layer, annotations: { [SIGNATURE]: signature } };
  });
  const content = { schemaVersion: 2, mediaType: OCI.manifest, config, layers } as const;
  const { descriptor } = await store.manifests.push(content, { reference: subject.replace(":", "-") + suffix });
  return descriptor;
}

async function isVerified(store: Store, subject: string, key: KeyObject): Promise<boolean> {
  const { content } = await store.manifests.get(`${subject.replace(":", "-")}.sig`);
  for (const { digest, annotations } of content.layers ?? []) {
    const payload = await store.blobs.get(digest);
    const signed = JSON.parse(Buffer.from(payload).toString()).critical.image["docker-manifest-digest"];
    const isRight = verify("sha256", payload, key, Buffer.from(annotations?.[SIGNATURE] ?? "", "base64"));
    if (isRight && signed === subject) return true;
  }
  return false;
}

const repository = async () => createRegistry({ url: (await startRegistry()).url }).repository("acme/web");

async function pushBoth(store: Store): Promise<{ index: OciDescriptor; images: OciDescriptor[] }> {
  const images = [
    await pushImage(store, { layers: [sampleBytes(100, 1)] }),
    await pushImage(store, { layers: [sampleBytes(100, 2)], platform: { os: "linux", architecture: "arm64" } }),
  ];
  return { index: await pushIndex(store, images, "v1"), images };
}

test("a copy with referrers includes cosign's tags, of each manifest and of each other, and names them", async () => {
  const [source, target] = [await repository(), await repository()];
  const { index, images } = await pushBoth(source);
  const tags: string[] = [];
  for (const subject of [index, ...images]) {
    const attestation = await cosign(source, subject.digest, [ours.privateKey], ".att");
    // An attestation may be signed itself.
    for (const signed of [subject, attestation]) await cosign(source, signed.digest, [ours.privateKey]);
    await cosign(source, subject.digest, [], ".sbom");
    tags.push(...attachedTags(subject.digest), attachedTags(attestation.digest)[0] ?? "");
  }
  const seen: CopyProgress[] = [];
  await copy(source, target, "v1", { referrers: true, onProgress: (progress) => seen.push(progress) });
  for (const tag of tags) expect(await target.manifests.head(tag)).toEqual(await source.manifests.head(tag));
  for (const { digest } of [index, ...images]) expect(await isVerified(target, digest, ours.publicKey)).toBe(true);
  const named = seen.flatMap(({ state, tag }) => (state === "copied" && tag !== undefined ? [tag] : []));
  expect(named.toSorted()).toEqual([...tags, "v1"].toSorted());
  // The image's own tag comes when all of it is there.
  expect(named.at(-1)).toBe("v1");
});

test("a copy without referrers does not look for them, and existing content is not copied again", async () => {
  const registry = await startRegistry();
  const source = createRegistry({ url: registry.url }).repository("acme/web");
  const { index } = await pushBoth(source);
  await cosign(source, index.digest, [ours.privateKey]);
  registry.requests.length = 0;
  const target = createMemoryStore();
  await copy(source, target, "v1");
  expect(registry.requests.filter((request) => request.includes(".sig"))).toEqual([]);
  await copy(source, target, "v1", { referrers: true });
  const copied: (string | undefined)[] = [];
  const onProgress = ({ state, tag }: CopyProgress) => state === "copied" && copied.push(tag);
  await copy(source, target, "v1", { referrers: true, onProgress });
  expect(copied).toEqual(["v1"]);
});

test("an image that a layout was copied to comes out of it with what cosign attached", async () => {
  const [source, between, target] = [await repository(), createMemoryStore(), await repository()];
  const { index } = await pushBoth(source);
  await cosign(source, index.digest, [ours.privateKey]);
  await copy(source, between, "v1", { referrers: true });
  await copy(between, target, "v1", { referrers: true });
  expect(await isVerified(target, index.digest, ours.publicKey)).toBe(true);
});

test.each([
  { has: "fewer signatures than the source", at: [ours], from: [ours, theirs], ends: "copied" },
  { has: "more signatures than the source", at: [ours, theirs], from: [ours], ends: "present" },
] as const)("a target that has $has loses none", async ({ at, from, ends }) => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const { index } = await pushBoth(source);
  // Each signature differs; cosign adds it to the existing ones.
  const first = await cosign(source, index.digest, [ours.privateKey]);
  await copy(source, target, "v1", { referrers: true });
  const tag = attachedTags(index.digest)[0] ?? "";
  const more = at.length < from.length ? source : target;
  const { content } = await more.manifests.get(first.digest);
  const [layer] = content.layers ?? [];
  if (!layer) throw new Error("a signature is a layer");
  const added = {
    ...layer,
    annotations: { [SIGNATURE]: signed(await more.blobs.get(layer.digest), theirs.privateKey) },
  };
  await more.manifests.push({ ...content, layers: [layer, added] }, { reference: tag });
  const states: string[] = [];
  await copy(source, target, "v1", {
    referrers: true,
    onProgress: (progress) => {
      if (progress.tag === tag) states.push(progress.state);
    },
  });
  expect(states.at(-1)).toBe(ends);
  for (const { publicKey } of [ours, theirs]) expect(await isVerified(target, index.digest, publicKey)).toBe(true);
});

test("two sides that each lack a signature of the other are an error: none is lost, and the image gets no tag", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const { index } = await pushBoth(source);
  await cosign(source, index.digest, [ours.privateKey]);
  await cosign(target, index.digest, [theirs.privateKey]);
  await expect(copy(source, target, "v1", { referrers: true })).rejects.toMatchObject({
    name: "ContentError",
    content: attachedTags(index.digest)[0],
    message: expect.stringMatching(/source and target have different content attached under .*: copy that tag first/),
  });
  expect(await isVerified(target, index.digest, theirs.publicKey)).toBe(true);
  expect(await target.manifests.head("v1")).toBeUndefined();
  // The error proposes this.
  await copy(source, target, attachedTags(index.digest)[0] ?? "");
  await copy(source, target, "v1", { referrers: true });
  expect(await isVerified(target, index.digest, ours.publicKey)).toBe(true);
});

test("a sha512 has no such tags, since they would be too long", () => {
  const digest = `sha512:${createHash("sha512").update("x").digest("hex")}`;
  expect(attachedTags(digest)).toEqual([]);
});

function signed(payload: Uint8Array, key: KeyObject): string {
  return sign("sha256", payload, key).toString("base64");
}
