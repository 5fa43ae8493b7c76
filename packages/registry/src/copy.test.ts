import { isAbortedError, isInputError } from "@slipway/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pushImage, pushIndex, sampleBytes } from "../test/sample-images.ts";
import { json, startRegistry } from "../test/scripted-registry.ts";
import { watched } from "../test/watched-store.ts";
import type { CopyProgress, OciDescriptor, Store } from "./index.ts";
import {
  childrenOf,
  copy,
  createManifest,
  createMemoryStore,
  createRegistry,
  digestOf,
  isNotFoundError,
  OCI,
} from "./index.ts";

async function digestsOf(store: Store, reference: string): Promise<string[]> {
  const manifest = await store.manifests.get(reference);
  const { blobs, manifests } = childrenOf(manifest);
  const parts = await Promise.all(manifests.map(({ digest }) => digestsOf(store, digest)));
  return [manifest.descriptor.digest, ...blobs.map(({ digest }) => digest), ...parts.flat()];
}

async function missingIn(store: Store, manifests: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const digest of manifests) {
    if (!(await store.manifests.head(digest))) continue;
    for (const part of await digestsOf(store, digest).catch((error: unknown) => [String(error)])) {
      if (!(await store.blobs.head(part).catch(() => undefined))) missing.push(part);
    }
  }
  return missing;
}

// A graph: images of some of ten layers, and indexes of some of what comes before them. The last one is tagged.
const graphs = fc.array(
  fc.oneof(
    fc.record({ layers: fc.array(fc.nat(9), { maxLength: 5 }) }),
    fc.record({ parts: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }) }),
  ),
  { minLength: 1, maxLength: 8 },
);

async function build(store: Store, graph: typeof graphs extends fc.Arbitrary<infer Graph> ? Graph : never) {
  const made: OciDescriptor[] = [];
  for (const [at, node] of graph.entries()) {
    const tag = at === graph.length - 1 ? "latest" : undefined;
    if ("parts" in node && made.length > 0) {
      const parts = new Set(node.parts.map((part) => made[part % made.length] as OciDescriptor)); // within the list
      made.push(await pushIndex(store, [...parts], tag));
    } else {
      const layers = "layers" in node ? node.layers : [];
      made.push(await pushImage(store, { layers: layers.map((seed) => sampleBytes(seed * 100, seed)), tag }));
    }
  }
  return made.map(({ digest }) => digest);
}

test("any graph arrives whole: digests equal, each blob opened once, parts before what names them, the tag last", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.integer({ min: 1, max: 6 }), async (graph, concurrency) => {
      const [source, target] = [watched(createMemoryStore()), watched(createMemoryStore())];
      await build(source, graph);
      source.watch.calls.length = 0;
      source.watch.peak = 0;
      const { digest } = await copy(source, target, "latest", { concurrency });
      expect(Math.max(source.watch.peak, target.watch.peak)).toBeLessThanOrEqual(concurrency);
      expect((await target.manifests.get("latest")).descriptor.digest).toBe(digest);
      const expected = new Set(await digestsOf(source, "latest"));
      expect(new Set(await digestsOf(target, "latest"))).toEqual(expected);
      for (const each of expected) expect(await target.blobs.head(each)).toBeDefined();
      const opened = source.watch.calls.filter((call) => call.startsWith("open"));
      expect(new Set(opened).size).toBe(opened.length);
      const pushed = target.watch.calls.flatMap((call) => /^push (?:blob|manifest) (.+)/.exec(call)?.[1] ?? []);
      expect(pushed.at(-1)).toBe("latest");
      for (const [at, name] of pushed.entries()) {
        if (!(await target.manifests.head(name))) continue;
        const [, ...parts] = await digestsOf(target, name);
        expect(parts.filter((part) => pushed.indexOf(part) > at)).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test("a cut at any point leaves no manifest without its blobs, and nothing under way; copying again completes it", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.nat(30), fc.boolean(), async (graph, cut, aborts) => {
      const [source, target] = [watched(createMemoryStore()), watched(createMemoryStore())];
      const manifests = await build(source, graph);
      const stop = new AbortController();
      let calls = 0;
      const cutOnce = async (): Promise<void> => {
        await new Promise(setImmediate);
        if (calls++ !== cut) return;
        if (aborts) stop.abort();
        else throw new Error("cut");
      };
      target.watch.before = cutOnce;
      source.watch.before = cutOnce;
      const error: unknown = await copy(source, target, "latest", { signal: stop.signal }).catch(
        (error: unknown) => error,
      );
      expect([source.watch.running, target.watch.running]).toEqual([0, 0]);
      if (error instanceof Error) expect(aborts ? isAbortedError(error) : error.message === "cut").toBe(true);
      const settled = target.watch.calls.length;
      await new Promise(setImmediate);
      expect(target.watch.calls.length).toBe(settled);
      calls = Infinity;
      expect(await missingIn(target, manifests)).toEqual([]);
      await copy(source, target, "latest");
      expect(await digestsOf(target, "latest")).toEqual(await digestsOf(source, "latest"));
    }),
    { numRuns: 150 },
  );
});

test("content that the target has is not read again, and a second copy asks for the tag alone", async () => {
  const [source, target] = [watched(createMemoryStore()), watched(createMemoryStore())];
  const layers = [sampleBytes(1000, 1), sampleBytes(2000, 2)] as const;
  await pushImage(source, { layers, tag: "v2" });
  await pushImage(target, { layers: [layers[0]], tag: "v1" });
  await copy(source, target, "v2");
  expect(source.watch.calls.filter((call) => call.startsWith("open"))).toHaveLength(1);
  source.watch.calls.length = 0;
  target.watch.calls.length = 0;
  await copy(source, target, "v2");
  expect([source.watch.calls, target.watch.calls]).toEqual([["get v2"], []]);
  await copy(source, target, "v2", { as: "stable" });
  expect(target.watch.calls).toEqual(["push manifest stable"]);
});

test("a copy by digest gets no tag, unless it is asked for", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const { digest } = await pushImage(source, { layers: [], tag: "latest" });
  await copy(source, target, digest);
  expect(await Array.fromAsync(target.tags.list())).toEqual([]);
  await copy(source, target, digest, { as: "v1" });
  expect(await Array.fromAsync(target.tags.list())).toEqual(["v1"]);
});

test("an index is copied as the manifest for a platform, and the tag names it", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const images: OciDescriptor[] = [];
  for (const [seed, architecture] of ["amd64", "arm64"].entries()) {
    images.push(await pushImage(source, { layers: [sampleBytes(500, seed)], platform: { os: "linux", architecture } }));
  }
  await pushIndex(source, images, "latest");
  const { digest } = await copy(source, target, "latest", { platform: "linux/arm64" });
  expect(digest).toBe(images[1]?.digest);
  expect((await target.manifests.get("latest")).descriptor.digest).toBe(digest);
  expect(await target.manifests.head(images[0]?.digest ?? "")).toBeUndefined();
  const absent = copy(source, target, "latest", { platform: "linux/s390x" });
  await expect(absent).rejects.toThrow("latest has nothing for linux/s390x: it has linux/amd64, linux/arm64");
  await expect(copy(source, target, "latest", { platform: "beos" })).rejects.toSatisfy(isInputError);
  // An image for one platform, and an index that names none, leave nothing to select.
  await copy(source, target, images[0]?.digest ?? "", { platform: "linux/arm64", as: "one" });
  const { digest: list } = await pushIndex(
    source,
    images.map(({ platform: _, ...image }) => image),
    "list",
  );
  expect((await copy(source, target, "list", { platform: "linux/s390x" })).digest).toBe(list);
});

test("referrers come along when they are asked for, those of parts and of referrers too", async () => {
  const source = createMemoryStore();
  const bare = ({ mediaType, digest, size }: OciDescriptor): OciDescriptor => ({ mediaType, digest, size });
  const image = await pushImage(source, { layers: [sampleBytes(500, 1)] });
  const index = await pushIndex(source, [image], "latest");
  const sbom = await pushImage(source, { layers: [sampleBytes(500, 2)], subject: bare(image), artifactType: "x/sbom" });
  const signature = await pushImage(source, { layers: [], subject: bare(sbom), artifactType: "x/signature" });
  // A list of what refers to an image may itself refer to it.
  await source.manifests.push({ schemaVersion: 2, mediaType: OCI.index, manifests: [sbom], subject: bare(index) });

  const without = createMemoryStore();
  await copy(source, without, "latest");
  expect(await without.manifests.head(sbom.digest)).toBeUndefined();
  // The image is there already; what refers to it is not.
  const target = watched(without);
  await copy(source, target, "latest", { referrers: true });
  expect((await Array.fromAsync(target.referrers.list(image.digest))).map(({ digest }) => digest)).toEqual([
    sbom.digest,
  ]);
  expect((await Array.fromAsync(target.referrers.list(sbom.digest))).map(({ digest }) => digest)).toEqual([
    signature.digest,
  ]);
  expect(await Array.fromAsync(target.referrers.list(index.digest))).toHaveLength(1);
  expect(target.watch.calls.at(-1)).toBe("push manifest latest");
});

test("layers that are kept elsewhere stay there", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const config = await source.blobs.push("{}", { mediaType: OCI.config });
  const foreign = {
    mediaType: "application/vnd.docker.image.rootfs.foreign.diff.tar.gzip",
    digest: `sha256:${"1".repeat(64)}`,
    size: 10,
    urls: ["https://example.com/layer"],
  };
  const content = { schemaVersion: 2, mediaType: OCI.manifest, config, layers: [foreign] } as const;
  await source.manifests.push({ ...content, layers: [foreign] }, { reference: "windows" });
  await copy(source, target, "windows");
  expect(await target.manifests.head("windows")).toBeDefined();
});

test("layers that an index lists, as build caches do, are copied as layers", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const layer = await source.blobs.push(sampleBytes(1000, 1), { mediaType: OCI.layerGzip });
  await pushIndex(source, [layer], "cache");
  await copy(source, target, "cache");
  expect(await target.blobs.head(layer.digest)).toBeDefined();
});

test("blobs are mounted between repositories of one registry, and pushed where that does not work", async () => {
  const layers = [sampleBytes(1000, 1), sampleBytes(2000, 2)] as const;
  const source = {
    ...watched(createMemoryStore()),
    registryUrl: "https://registry.test",
    name: "acme/web",
  };
  await pushImage(source, { layers, tag: "latest" });
  const memory = createMemoryStore();
  const mounts: string[] = [];
  const target: Store = {
    ...memory,
    registryUrl: "https://registry.test",
    name: "acme/copy",
    blobs: {
      ...memory.blobs,
      async mount(digest, from) {
        mounts.push(from);
        if ((await source.blobs.head(digest))?.size !== 2000) return false;
        await memory.blobs.push(await source.blobs.get(digest));
        return true;
      },
    },
  };
  const states: string[] = [];
  const onProgress = ({ state, descriptor }: CopyProgress): void => void states.push(`${state} ${descriptor.size}`);
  await copy(source, target, "latest", { onProgress });
  expect(mounts).toEqual(["acme/web", "acme/web", "acme/web"]);
  expect(states).toEqual(expect.arrayContaining(["mounted 2000", "copied 1000"]));
  expect(source.watch.calls.filter((call) => call.startsWith("open"))).toHaveLength(2);
  // A blob of another registry is not mounted.
  await copy(source, { ...target, ...createMemoryStore(), registryUrl: "https://other.test" }, "latest");
  expect(mounts).toHaveLength(3);
});

test("progress tells what is found before it is copied, and how much of it went", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  await pushImage(source, { layers: [sampleBytes(1000, 1)], tag: "latest" });
  const seen: CopyProgress[] = [];
  await copy(source, target, "latest", { onProgress: (progress) => seen.push(progress) });
  const layer = seen.filter(({ descriptor }) => descriptor.size === 1000);
  expect(layer.map(({ state, sent }) => [state, sent])).toEqual([
    ["found", 0],
    ["copying", 1000],
    ["copied", 1000],
  ]);
});

test("a missing or wrong part is refused before anything is written", async () => {
  const [source, target] = [createMemoryStore(), watched(createMemoryStore())];
  await pushImage(source, { layers: [], tag: "latest" });
  await expect(copy(source, target, "other")).rejects.toSatisfy(isNotFoundError);
  for (const as of ["no/tag", `sha256:${"0".repeat(64)}`, ""]) {
    await expect(copy(source, target, "latest", { as })).rejects.toSatisfy(isInputError);
  }
  await expect(copy(source, target, "latest", { concurrency: 0 })).rejects.toSatisfy(isInputError);
  await expect(copy(source, target, "latest", { signal: AbortSignal.abort() })).rejects.toSatisfy(isAbortedError);
  expect(target.watch.calls).toEqual([]);
});

async function pushSha512(store: Store, tag: string): Promise<OciDescriptor> {
  const config = await store.blobs.push("{}", { mediaType: OCI.config });
  const made = await createManifest({ schemaVersion: 2, mediaType: OCI.manifest, config, layers: [] });
  const reference = await digestOf(made.bytes, "sha512");
  return (await store.manifests.push(made.bytes, { reference, tags: [tag] })).descriptor;
}

test("a manifest under a sha512 keeps that digest when its tag is copied, and its referrers come with it", async () => {
  const [source, target] = [createMemoryStore(), createMemoryStore()];
  const image = await pushSha512(source, "latest");
  expect(image.digest).toMatch(/^sha512:/);
  await pushImage(source, { layers: [], subject: image, artifactType: "x/signature" });
  for (const referrers of [false, true]) {
    expect((await copy(source, target, "latest", { referrers })).digest).toBe(image.digest);
    expect((await target.manifests.get("latest")).descriptor.digest).toBe(image.digest);
  }
  expect(await Array.fromAsync(target.referrers.list(image.digest))).toHaveLength(1);
});

test.each([false, true])(
  "a tag leads to the same bytes under another digest if the target takes no sha512 (referrers: %s)",
  async (referrers) => {
    const source = createMemoryStore();
    const image = await pushSha512(source, "latest");
    await pushImage(source, { layers: [], subject: image, artifactType: "x/signature" });
    const { url, manifests } = await startRegistry({
      intercept(request, response) {
        if (request.method !== "PUT" || !request.url?.includes("/manifests/sha512:")) return false;
        json(response, { errors: [{ code: "DIGEST_INVALID", message: "provided digest did not match" }] }, {}, 400);
        return true;
      },
    });
    const target = createRegistry({ url }).repository("acme/web");
    expect((await copy(source, target, "latest", { referrers })).digest).toBe(image.digest);
    const { bytes } = await source.manifests.get("latest");
    expect(manifests.get("latest")?.bytes.equals(bytes)).toBe(true);
    expect((await target.manifests.get("latest")).descriptor.digest).toBe(await digestOf(bytes));
    // Without a tag nothing would lead to it.
    await expect(copy(source, target, image.digest)).rejects.toMatchObject({ status: 400 });
  },
);
