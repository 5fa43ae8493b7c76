import { limiter } from "@slipway/core/limiter";
import { expect, test } from "vitest";
import {
  type BuiltImage,
  buildIndex,
  copy,
  createMemoryStore,
  createRegistry,
  OCI,
  type OciDescriptor,
  push,
  type Store,
} from "../src/index.ts";
import { pushImage, sampleBytes } from "./sample-images.ts";
import { end, type Quirks, startRegistry } from "./scripted-registry.ts";

async function start(layers: number, maxInFlight: number, ofTarget: Quirks = {}) {
  const [from, to] = [await startRegistry(), await startRegistry(ofTarget)];
  const image = createMemoryStore();
  await pushImage(image, {
    layers: Array.from({ length: layers }, (_, seed) => sampleBytes(100_000, seed)),
    tag: "v1",
  });
  await copy(image, createRegistry({ url: from.url }).repository("acme/web"), "v1");
  const shared = limiter({ maxInFlight, concurrency: 20 });
  const [source, target] = [from, to].map(({ url }) =>
    createRegistry({
      url,
      limiter: shared,
      auth: { username: "me", password: "secret" },
      timeout: { idle: 2_000 },
    }).repository("acme/web"),
  );
  if (!source || !target) throw new Error("two registries were started");
  return { from, to, source, target };
}

test.each([1, 3])(
  "a copy arrives where source and target share room for %i requests at once: no upload waits for room for its own source",
  async (maxInFlight) => {
    const { to, source, target } = await start(12, maxInFlight);
    await copy(source, target, "v1");
    expect(to.blobs.size).toBe(13);
  },
  10_000,
);

test("content that the target has is not asked of the source, and a source that is opened too early is released", async () => {
  const { from, source, target } = await start(3, 20);
  await copy(source, target, "v1");
  from.requests.length = 0;
  await copy(source, target, "v1", { as: "v2" });
  expect(from.requests.filter((each) => each.includes("/blobs/"))).toEqual([]);
});

const faults: Readonly<Record<string, NonNullable<Quirks["intercept"]>>> = {
  "answers 503": (request, response) => {
    request.resume().once("end", () => end(response, 503, { "retry-after": "0" }));
    return true;
  },
  "asks who it is": (request, response) => {
    request.resume().once("end", () => end(response, 401, { "www-authenticate": 'Basic realm="it"' }));
    return true;
  },
  "hangs up": (request) => {
    request.once("data", () => request.socket.destroy());
    return true;
  },
  "asks who it is before it has read the body": (_, response) =>
    end(response, 401, { "www-authenticate": 'Basic realm="it"' }),
};

test.each(Object.keys(faults).flatMap((fault) => [1, 4].map((room) => [fault, room] as const)))(
  "a copy arrives where the target %s once, and room is shared by %i requests: what is sent again is opened before",
  async (fault, maxInFlight) => {
    let left = maxInFlight;
    const { to, source, target } = await start(6, maxInFlight, {
      intercept(request, response) {
        if (request.method !== "PUT" || !request.url?.includes("/blobs/uploads/") || left === 0) return false;
        left--;
        return faults[fault]?.(request, response) ?? false;
      },
    });
    await copy(source, target, "v1");
    expect(left).toBe(0);
    expect(to.blobs.size).toBe(7);
  },
  10_000,
);

test.each([1, 2])(
  "a download that breaks off in its middle gets the room back that its upload has (%i requests at once)",
  async (maxInFlight) => {
    const { from, to, source, target } = await start(3, maxInFlight);
    from.traffic.down = 0;
    from.cuts.down.push(50_000, 150_000);
    await copy(source, target, "v1");
    expect(to.blobs.size).toBe(4);
  },
  20_000,
);

async function pushWhole(store: Store, architecture: string, seed: number): Promise<void> {
  const layers: OciDescriptor[] = [];
  for (const part of [1, 2, 3])
    layers.push(await store.blobs.push(sampleBytes(100_000, seed * part), { mediaType: OCI.layer }));
  const file = { os: "linux", architecture, rootfs: { type: "layers", diff_ids: layers.map(({ digest }) => digest) } };
  const config = await store.blobs.push(JSON.stringify(file), { mediaType: OCI.config });
  await store.manifests.push(
    { schemaVersion: 2, mediaType: OCI.manifest, config, layers },
    { reference: architecture },
  );
}

test.each([1, 4])(
  "an index of images of two repositories arrives where %i requests share room",
  async (maxInFlight) => {
    const [from, to] = [await startRegistry(), await startRegistry()];
    const shared = limiter({ maxInFlight, concurrency: 20 });
    const free = createRegistry({ url: from.url });
    const source = createRegistry({ url: from.url, limiter: shared });
    const target = createRegistry({ url: to.url, limiter: shared }).repository("acme/all");
    await pushWhole(free.repository("acme/amd"), "amd64", 1);
    await pushWhole(free.repository("acme/arm"), "arm64", 100);
    const index: BuiltImage = await buildIndex({
      images: [
        { store: source.repository("acme/amd"), reference: "amd64" },
        { store: source.repository("acme/arm"), reference: "arm64" },
      ],
    });
    for (let turn = 0; turn < 2; turn++) {
      to.blobs.clear();
      to.manifests.clear();
      await push(index.store, index.reference, target, { as: "v1" });
      expect(to.blobs.size).toBe(8);
    }
  },
  20_000,
);

test("a copy arrives where who answers everything is asked what is there", async () => {
  const { to, source, target } = await start(3, 1, {
    intercept: (request, response) =>
      request.method === "HEAD" && request.url?.includes("/blobs/") && response.writeHead(200).end(),
  });
  await copy(source, target, "v1");
  expect(to.blobs.size).toBe(4);
}, 10_000);
