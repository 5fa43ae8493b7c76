import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAbortedError, isInputError, isSlipwayError } from "@slipway/core";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { pushImage, pushIndex, sampleBytes } from "../../test/sample-images.ts";
import type { OpenOptions, Store } from "../index.ts";
import { copy, createManifest, createMemoryStore, digestOf, isContentError, isNotFoundError, OCI } from "../index.ts";
import { folderFiles } from "../node/folder-files.ts";
import { openLayoutFolder } from "../node/layout-folder.ts";
import { readEntries } from "./layout-index.ts";
import { createLayoutStore } from "./layout-store.ts";

const bytes = sampleBytes(3_000_000, 1);
const missing = `sha256:${"0".repeat(64)}`;
let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

describe.each([
  ["memory", createMemoryStore],
  ["a folder", () => openLayoutFolder(join(folder, "images"))],
] satisfies [string, () => Store][])("A store in %s", (_where, create) => {
  test("gives back what it was given, whole, as a stream and in part", async () => {
    const { blobs } = create();
    const { digest, size, mediaType } = await blobs.push(bytes, { mediaType: OCI.layer });
    expect({ size, mediaType }).toEqual({ size: bytes.length, mediaType: OCI.layer });
    expect(await blobs.head(digest)).toMatchObject({ digest, size });
    const read = async (options: OpenOptions): Promise<Buffer> =>
      Buffer.concat(await Array.fromAsync(await blobs.open(digest, options)));
    expect(Buffer.compare(await blobs.get(digest), bytes)).toBe(0);
    expect(Buffer.compare(await read({ size }), bytes)).toBe(0);
    const range = { first: 1_500_000, last: 1_500_002 };
    expect(await read({ range })).toEqual(Buffer.from(bytes.subarray(range.first, range.last + 1)));
    expect(await read({ range: { first: bytes.length - 2 } })).toEqual(Buffer.from(bytes.subarray(-2)));
  });

  test("takes a manifest as `createManifest` makes it and as `get` gives it", async () => {
    const store = create();
    const { manifests } = store;
    const made = await createManifest({ schemaVersion: 2, mediaType: OCI.index, manifests: [] });
    expect(await manifests.push(made, { reference: "v1" })).toEqual(made);
    expect(await manifests.push(await manifests.get("v1"), { reference: "v2" })).toEqual(made);
    expect(await Array.fromAsync(store.tags.list())).toEqual(["v1", "v2"]);
  });

  test("gives a manifest several tags at once, beside its digest too", async () => {
    const { manifests, tags } = create();
    const content = { schemaVersion: 2, mediaType: OCI.index, manifests: [] } as const;
    const { bytes } = await createManifest({ ...content, manifests: [] });
    const reference = await digestOf(bytes, "sha512");
    await manifests.push(bytes, { reference, tags: ["v1", "v1.2"] });
    await manifests.push(bytes, { reference: "v2", tags: ["latest"] });
    expect(await Array.fromAsync(tags.list())).toEqual(["latest", "v1", "v1.2", "v2"]);
    expect((await manifests.get("v1.2")).descriptor.digest).toBe(reference);
    await expect(manifests.push(bytes, { tags: ["no/tag"] })).rejects.toSatisfy(isInputError);
  });

  test("takes bytes, text, blobs and streams, empty ones too", async () => {
    const { blobs } = create();
    const stream = (): ReadableStream<Uint8Array> => new Blob(["text"]).stream();
    const pushed = [];
    for (const content of ["text", new TextEncoder().encode("text"), new Blob(["text"]), stream(), stream]) {
      pushed.push(await blobs.push(content));
    }
    expect(new Set(pushed.map(({ digest }) => digest)).size).toBe(1);
    const empty = await blobs.push("");
    expect(await blobs.get(empty.digest)).toEqual(new Uint8Array());
  });

  test("knows sha512 by its digest", async () => {
    const { blobs } = create();
    const digest =
      "sha512:ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f";
    expect(await blobs.push("abc", { digest })).toMatchObject({ digest, size: 3 });
    expect(await blobs.get(digest)).toEqual(new TextEncoder().encode("abc"));
  });

  test("refuses content that is not what it was said to be, and keeps none of it", async () => {
    const store = create();
    const { digest } = await createMemoryStore().blobs.push("abc");
    await expect(store.blobs.push("abd", { digest })).rejects.toSatisfy(isContentError);
    await expect(store.blobs.push("abc", { digest, size: 4 })).rejects.toSatisfy(isContentError);
    expect(await store.blobs.head(digest)).toBeUndefined();
  });

  test("says what it does not hold", async () => {
    const { blobs, manifests, tags } = create();
    expect(await blobs.head(missing)).toBeUndefined();
    expect(await manifests.head(missing)).toBeUndefined();
    expect(await manifests.head("latest")).toBeUndefined();
    expect(await Array.fromAsync(tags.list())).toEqual([]);
    expect([await blobs.delete(missing), await manifests.delete(missing), await tags.delete("latest")]).toEqual([
      false,
      false,
      false,
    ]);
    for (const get of [blobs.get, blobs.open, manifests.get]) {
      await expect(get(missing)).rejects.toSatisfy(isNotFoundError);
    }
    await expect(manifests.get("latest")).rejects.toThrow("does not hold the manifest latest");
  });

  test.each(["../secret", "sha256:../../secret", "sha256:abc", "sha256"])("refuses %s as a digest", async (digest) => {
    const { blobs } = create();
    for (const call of [blobs.head, blobs.get, blobs.open, blobs.delete]) {
      await expect(async () => call(digest)).rejects.toSatisfy(isInputError);
    }
  });

  test("refuses a range that is not within the blob, and a read beyond the limit", async () => {
    const { blobs } = create();
    const { digest } = await blobs.push("abc");
    for (const range of [{ first: 3 }, { first: -1 }, { first: 2, last: 1 }]) {
      await expect(blobs.open(digest, { range })).rejects.toSatisfy(isInputError);
    }
    await expect(blobs.get(digest, { limit: 2 })).rejects.toThrow("more than the limit of 2");
  });

  test("keeps manifests byte for byte, by tag and by digest", async () => {
    const { manifests } = create();
    const text = `{ "schemaVersion": 2,\n  "mediaType": "${OCI.index}", "manifests": [], "x": 1.0 }`;
    const { descriptor } = await manifests.push(new TextEncoder().encode(text), { reference: "latest" });
    for (const reference of ["latest", descriptor.digest]) {
      const manifest = await manifests.get(reference);
      expect(new TextDecoder().decode(manifest.bytes)).toBe(text);
      expect(manifest.descriptor).toEqual(descriptor);
      expect(await manifests.head(reference)).toEqual(descriptor);
    }
  });

  test("refuses what is not a manifest, a wrong digest and a bad tag", async () => {
    const { manifests, tags, blobs } = create();
    const bytes = new TextEncoder().encode("{}");
    await expect(manifests.push(bytes)).rejects.toSatisfy(isContentError);
    const index = { schemaVersion: 2, mediaType: OCI.index, manifests: [] } as const;
    await expect(manifests.push({ ...index, manifests: [] }, { reference: missing })).rejects.toSatisfy(isContentError);
    await expect(manifests.push({ ...index, manifests: [] }, { reference: "a/b" })).rejects.toSatisfy(isInputError);
    expect(await Array.fromAsync(tags.list())).toEqual([]);
    const blob = await blobs.push("{}");
    expect(await manifests.head(blob.digest)).toBeUndefined();
    expect(await manifests.delete(blob.digest)).toBe(false);
    expect(await blobs.head(blob.digest)).toBeDefined();
  });

  test("lists tags sorted, moves them and deletes them; manifests stay until they are deleted", async () => {
    const store = create();
    const first = await pushImage(store, { layers: [bytes], tag: "b" });
    await pushImage(store, { layers: [bytes], tag: "a" });
    const second = await pushImage(store, { layers: [], tag: "b" });
    expect(await Array.fromAsync(store.tags.list())).toEqual(["a", "b"]);
    expect(await Array.fromAsync(store.tags.list({ last: "a" }))).toEqual(["b"]);
    expect((await store.manifests.get("b")).descriptor.digest).toBe(second.digest);
    expect(await store.tags.delete("a")).toBe(true);
    expect(await store.tags.delete("a")).toBe(false);
    expect((await store.manifests.get(first.digest)).descriptor.digest).toBe(first.digest);
    expect(await store.manifests.delete(second.digest)).toBe(true);
    expect(await Array.fromAsync(store.tags.list())).toEqual([]);
    expect(await store.manifests.head(second.digest)).toBeUndefined();
  });

  test("many tags may be written at once", async () => {
    const store = create();
    const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await Promise.all(names.map((tag) => pushImage(store, { layers: [], tag })));
    expect((await Array.fromAsync(store.tags.list())).sort()).toEqual(names.sort());
  });

  test("finds what refers to a manifest, by its type too, wherever it is listed", async () => {
    const store = create();
    const image = await pushImage(store, { layers: [bytes], tag: "latest" });
    const subject = { mediaType: image.mediaType, digest: image.digest, size: image.size };
    const signature = await pushImage(store, { layers: [], subject, artifactType: "application/vnd.test.signature" });
    const sbom = await pushImage(store, { layers: [bytes], subject });
    const typeOf = async (artifactType?: string): Promise<(string | undefined)[]> =>
      (await Array.fromAsync(store.referrers.list(image.digest, { artifactType }))).map((each) => each.artifactType);
    expect(await typeOf()).toEqual(["application/vnd.test.signature", OCI.config]);
    expect(await typeOf(OCI.config)).toEqual([OCI.config]);
    // An index that lists them does not hide them, and neither does the tag of those that know no referrers.
    await pushIndex(store, [signature, sbom], image.digest.replace(":", "-"));
    expect(await typeOf()).toEqual(["application/vnd.test.signature", OCI.config]);
    await store.manifests.delete(signature.digest);
    expect(await Array.fromAsync(store.referrers.list(missing))).toEqual([]);
  });

  test("ends a push that is aborted and lets go of its stream", async () => {
    const store = create();
    const stop = new AbortController();
    let cancelled: unknown;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const onProgress = (sent: number): void => {
      if (sent > 8_000_000) stop.abort("enough");
    };
    const pushing = store.blobs.push(endless, { signal: stop.signal, onProgress });
    await expect(pushing).rejects.toSatisfy(isAbortedError);
    expect(cancelled).toBe("enough");
    const silent = new ReadableStream<Uint8Array>();
    await expect(store.blobs.push(silent, { signal: AbortSignal.timeout(20) })).rejects.toSatisfy(isAbortedError);
  });
});

describe("A layout folder", () => {
  const open = (): Store => openLayoutFolder(folder);
  const index = async (): Promise<{ manifests: unknown[] }> =>
    JSON.parse(await readFile(join(folder, "index.json"), "utf8"));

  test("has the files that the specification names, and no others, also after failures", async () => {
    const store = open();
    const { digest } = await pushImage(store, { layers: [bytes], tag: "latest" });
    await expect(store.blobs.push("x", { digest: missing })).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual(["blobs", "index.json", "oci-layout"]);
    expect(await readFile(join(folder, "oci-layout"), "utf8")).toBe('{"imageLayoutVersion":"1.0.0"}');
    expect(await readdir(join(folder, "blobs", "sha256"))).toHaveLength(3);
    expect((await index()).manifests).toEqual([
      expect.objectContaining({ digest, annotations: { "org.opencontainers.image.ref.name": "latest" } }),
    ]);
  });

  test("lists an index and not its parts", async () => {
    const store = open();
    const parts = [await pushImage(store, { layers: [] }), await pushImage(store, { layers: [bytes] })];
    const { digest } = await pushIndex(store, parts, "latest");
    expect((await index()).manifests).toEqual([expect.objectContaining({ digest })]);
    expect((await store.manifests.get(parts[0]?.digest ?? "")).descriptor.digest).toBe(parts[0]?.digest);
  });

  test("is whole after a cut before any of the steps in which files are written", async () => {
    for (let cut = 0, isDone = false; !isDone; cut++) {
      const place = join(folder, String(cut));
      let steps = 0;
      const step = async (): Promise<void> => {
        if (steps++ >= cut) throw new Error("cut");
      };
      const files = folderFiles(place);
      const store = createLayoutStore({
        ...files,
        write: (content, path) => step().then(() => files.write(content, path)),
        replace: (path, content) => step().then(() => files.replace(path, content)),
        remove: (path) => step().then(() => files.remove(path)),
      });
      const work = async (): Promise<void> => {
        const image = await pushImage(store, { layers: [sampleBytes(100, 1)], tag: "a" });
        const other = await pushImage(store, { layers: [sampleBytes(100, 2)], subject: image });
        await pushIndex(store, [image], "b");
        await store.tags.delete("a");
        await pushImage(store, { layers: [], tag: "b" });
        await store.manifests.delete(other.digest);
        await store.tags.delete("b");
      };
      isDone = await work().then(
        () => true,
        () => false,
      );
      const whole = openLayoutFolder(place);
      for (const { digest } of await readEntries(files))
        await expect(copy(whole, createMemoryStore(), digest)).resolves.toMatchObject({ digest });
    }
  });

  test("keeps what others wrote into its index", async () => {
    const store = open();
    await pushImage(store, { layers: [], tag: "a" });
    const before = await index();
    await writeFile(join(folder, "index.json"), JSON.stringify({ ...before, annotations: { "com.example": "kept" } }));
    await pushImage(store, { layers: [bytes], tag: "b" });
    expect(await index()).toMatchObject({ annotations: { "com.example": "kept" } });
  });

  test("two stores of one folder write their tags one after another", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
    const [one, other] = [open(), open()];
    await Promise.all(names.map((tag, at) => pushImage(at % 2 ? one : other, { layers: [], tag })));
    expect(await Array.fromAsync(open().tags.list())).toEqual(names.sort());
  });

  test.skipIf(process.platform === "win32").each([
    ["a file where its blobs belong", "blobs", (place: string) => writeFile(place, "")],
    ["a file where those of an algorithm belong", "blobs/sha256", (place: string) => writeFile(place, "")],
    [
      "a folder where its index belongs",
      "index.json",
      (place: string) => mkdir(join(place, "deep"), { recursive: true }),
    ],
    [
      "a link that leads to itself where its index belongs",
      "index.json",
      (place: string) => symlink("index.json", place),
    ],
    ["a link that leads to itself where its blobs belong", "blobs", (place: string) => symlink("blobs", place)],
    ["a device where its index belongs", "index.json", (place: string) => symlink("/dev/zero", place)],
    ["a device where its header belongs", "oci-layout", (place: string) => symlink("/dev/zero", place)],
  ])("%s ends in errors of ours, or does no harm (Windows has no such links and devices)", async (_what, path, put) => {
    const images = join(folder, "images");
    const store = openLayoutFolder(images);
    const { digest } = await pushImage(store, { layers: [bytes], tag: "v1" });
    await rm(join(images, path), { recursive: true });
    await put(join(images, path));
    for (const work of [
      () => store.manifests.get("v1"),
      () => store.manifests.get(digest),
      () => Array.fromAsync(store.tags.list()),
      () => store.blobs.get(digest),
      () => store.blobs.push("another"),
      () => pushImage(store, { layers: [], tag: "v2" }),
      () => store.blobs.delete(digest),
    ]) {
      const outcome: unknown = await work().catch((error: unknown) => error);
      if (outcome instanceof Error) expect(isSlipwayError(outcome), String(outcome)).toBe(true);
    }
  });

  test.each(["../../../../etc/passwd", "sha256:../../secret", "", "blake3:00"])(
    "does not look for the digest %j that somebody wrote into its index",
    async (digest) => {
      const images = join(folder, "images");
      const store = openLayoutFolder(images);
      await pushImage(store, { layers: [], tag: "v1" });
      const entry = {
        mediaType: OCI.manifest,
        digest,
        size: 2,
        annotations: { "org.opencontainers.image.ref.name": "v1" },
      };
      await writeFile(join(images, "index.json"), JSON.stringify({ schemaVersion: 2, manifests: [entry] }));
      const error = await store.manifests.get("v1").catch((error: unknown) => error);
      expect(error).toSatisfy(isContentError);
      expect(String(error)).toContain("has v1 under a digest that cannot be verified");
      await expect(store.manifests.head("v1")).rejects.toSatisfy(isContentError);
    },
  );

  test("notices a blob that was changed on the disk", async () => {
    const store = open();
    const { digest } = await store.blobs.push("abc");
    await writeFile(join(folder, "blobs", "sha256", digest.slice(7)), "abd");
    await expect(store.blobs.get(digest)).rejects.toSatisfy(isContentError);
    await expect(Array.fromAsync(await store.blobs.open(digest))).rejects.toSatisfy(isContentError);
  });

  test.each([
    ["oci-layout", '{"imageLayoutVersion":"2.0.0"}', "is not an image layout of version 1"],
    ["index.json", "[]", "index.json of the layout"],
  ])("is refused when its %s is %s", async (file, content, message) => {
    await pushImage(open(), { layers: [], tag: "latest" });
    await writeFile(join(folder, file), content);
    await expect(open().manifests.get("latest")).rejects.toThrow(message);
    await expect(pushImage(open(), { layers: [], tag: "latest" })).rejects.toSatisfy(isContentError);
  });
});
