import type { BodySource } from "@slipway/core";
import { expect, test } from "vitest";
import { createRegistry, type PushOptions, type UploadMethod, type UploadState } from "../src/index.ts";
import { contentOf, pointsOf, streamOf } from "./content.ts";
import { end, type Quirks, startRegistry } from "./scripted-registry.ts";

const size = 3_000_000;
const { bytes, digest } = contentOf(size);
const chunkLength = 200_000;

const sources = {
  memory: () => bytes,
  "a file": () => new Blob([bytes.slice()]),
  "a function": () => () => streamOf(bytes),
  "a stream that is read once": () => streamOf(bytes),
} as const;

async function start(quirks: Quirks = {}) {
  const registry = await startRegistry(quirks);
  return { registry, blobs: createRegistry({ url: registry.url }).repository("acme/web").blobs };
}

test.each<[keyof typeof sources, UploadMethod | undefined, PushOptions]>([
  ["memory", "put", {}],
  ["memory", "stream", {}],
  ["memory", "chunks", {}],
  ["a file", "put", { digest }],
  ["a file", undefined, {}],
  ["a function", "put", { digest, size }],
  ["a function", undefined, {}],
  ["a function", "chunks", {}],
  ["a stream that is read once", undefined, {}],
])(
  "an upload of %s by %s that is cut at 30 points arrives, and nothing is sent twice that has arrived",
  async (source, by, options) => {
    const { registry, blobs } = await start();
    registry.cuts.up = pointsOf(30, size, 7);
    const pushed = await blobs.push(sources[source](), { ...options, by, chunkLength });
    expect(pushed).toMatchObject({ digest, size });
    expect(registry.cuts.up).toEqual([]);
    expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
    expect(registry.traffic.up).toBe(size);
    expect(registry.uploads.size).toBe(0);
  },
);

test.each([1])("a chunk that was cut is sent again alone if it leaves nothing behind (seed %i)", async (seed) => {
  const { registry, blobs } = await start({ dropsParts: true });
  const short = 30_000;
  const cuts = pointsOf(30, size, seed);
  registry.cuts.up = cuts.slice();
  expect(await blobs.push(streamOf(bytes), { chunkLength: short })).toMatchObject({ digest, size });
  expect(registry.traffic.up).toBeLessThanOrEqual(size + cuts.length * short);
});

test("a registry that would append what it has already is asked before anything is sent again", async () => {
  const { registry, blobs } = await start({ appends: true });
  registry.cuts.up = pointsOf(30, size, 8);
  expect(await blobs.push(() => streamOf(bytes), { by: "chunks", chunkLength })).toMatchObject({ digest });
  expect(registry.traffic.up).toBe(size);
});

test("an upload that is gone after a cut starts again", async () => {
  const { registry, blobs } = await start({ forgets: true });
  registry.cuts.up = [1_000_000, 2_500_000];
  expect(await blobs.push(() => streamOf(bytes), { digest, size })).toMatchObject({ digest });
  expect(registry.requests.filter((each) => each.startsWith("POST"))).toHaveLength(3);
});

test("a stream that cannot be read again says so when its upload is gone", async () => {
  const { registry, blobs } = await start({ forgets: true });
  registry.cuts.up = [1_000_000];
  await expect(blobs.push(streamOf(bytes), { chunkLength })).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/cannot be read twice: give a function/),
  });
});

test("an upload that never gets further is given up with the error of the network", async () => {
  const { registry, blobs } = await start({ dropsParts: true });
  registry.cuts.up = pointsOf(30, 100_000, 9);
  await expect(blobs.push(bytes, { by: "stream" })).rejects.toMatchObject({ name: "NetworkError" });
  expect(registry.uploads.size).toBe(0);
});

test("a blob whose last answer was lost is not sent again", async () => {
  let lost = 0;
  const registry = await startRegistry({
    intercept(request, response) {
      if (request.method === "PUT" && lost++ === 0) {
        response.end = () => response.destroy();
      }
      return false;
    },
  });
  const { blobs } = createRegistry({ url: registry.url }).repository("acme/web");
  expect(await blobs.push(bytes)).toMatchObject({ digest });
  expect(registry.traffic.up).toBe(size);
});

test.each([1, 2])("a download that is cut at 30 points arrives whole, and no byte twice (seed %i)", async (seed) => {
  const { registry, blobs } = await start();
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.cuts.down = pointsOf(30, size, seed);
  const whole = await blobs.get(digest, { size });
  expect(Buffer.from(whole).equals(bytes)).toBe(true);
  expect(registry.cuts.down).toEqual([]);
  // Bytes in transit when the connection was cut are requested again.
  expect(registry.traffic.down).toBeLessThan(size + 30 * 70_000);
});

test("part of a blob is downloaded, over cuts too", async () => {
  const { registry, blobs } = await start();
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.cuts.down = [1000, 100_000];
  const parts = await Array.fromAsync(await blobs.open(digest, { range: { first: 500, last: 500_499 } }));
  expect(Buffer.concat(parts).equals(bytes.subarray(500, 500_500))).toBe(true);
});

test("content that is not what was said is the caller's error, and leaves no upload behind", async () => {
  const { registry, blobs } = await start();
  await expect(blobs.push(() => streamOf(bytes), { size: size + 1 })).rejects.toMatchObject({ name: "ContentError" });
  await expect(blobs.push(() => streamOf(bytes), { size: size - 1, digest })).rejects.toMatchObject({
    name: "ContentError",
  });
  await expect(blobs.push(bytes, { digest: `sha256:${"0".repeat(64)}` })).rejects.toMatchObject({
    name: "ContentError",
  });
  const broken = () =>
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("disk on fire")) });
  await expect(blobs.push(broken)).rejects.toThrow("disk on fire");
  expect([...registry.uploads]).toEqual([]);
});

test("content that ends later than its last byte is pushed", async () => {
  const { blobs } = await start();
  const parts = [bytes];
  let close = (): void => {};
  const content = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        close = () => controller.close();
      },
      pull(controller) {
        const part = parts.pop();
        if (part) controller.enqueue(part);
      },
    });
  const onState = ({ offset }: UploadState): void => {
    if (offset === size) setImmediate(close);
  };
  expect(await blobs.push(content, { size, onState })).toMatchObject({ digest, size });
});

const nothing = contentOf(0);
test.each<[string, BodySource, PushOptions]>([
  ["memory", new Uint8Array(), {}],
  ["a file", new Blob(), {}],
  ["a function whose size is known", () => streamOf(nothing.bytes), { size: 0 }],
  ["a function", () => streamOf(nothing.bytes), {}],
  ["a stream that is read once", streamOf(nothing.bytes), {}],
])("content that is empty is pushed from %s", async (_, content, options) => {
  const { registry, blobs } = await start();
  expect(await blobs.push(content, options)).toMatchObject({ digest: nothing.digest, size: 0 });
  expect(registry.blobs.get(nothing.digest)).toHaveLength(0);
});

test("a chunk after a cut has the length that the registry requires, also for a stream that is read once", async () => {
  const { registry, blobs } = await start({ chunkMinLength: 150_000 });
  registry.cuts.up = [290_000, 1_000_000];
  await blobs.push(streamOf(bytes), { chunkLength });
  const lengths = registry.headers.flatMap((headers) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(headers["content-range"] ?? "") ?? [];
    return first && last ? [Number(last) - Number(first) + 1] : [];
  });
  expect(lengths.slice(0, -1).every((length) => length >= 150_000)).toBe(true);
  expect(registry.traffic.up).toBe(size);
});

test.each([
  ["its digest", { "docker-content-digest": digest }, 0],
  ["that it is bytes", { "content-type": "application/octet-stream" }, 0],
  ["nothing of it, as anybody may", {}, size],
])(
  "a blob of which the registry says %s, and not how large it is, is sent where that is not enough",
  async (_, headers, sent) => {
    const { registry, blobs } = await start({
      intercept: (request, response) => request.method === "HEAD" && response.writeHead(200, headers).end(),
    });
    expect(await blobs.push(bytes, { digest })).toMatchObject({ digest, size });
    expect(registry.traffic.up).toBe(sent);
  },
);

test("a download without a length that is cut behind its last byte is whole", async () => {
  let asked = 0;
  const { blobs } = await start({
    intercept(request, response) {
      if (request.method !== "GET") return false;
      if (asked++ > 0) end(response, 416);
      else response.write(bytes, () => response.destroy());
      return true;
    },
  });
  expect(await blobs.get(digest, { size })).toHaveLength(size);
});

test("an upload that is aborted ends at once, and is cancelled", async () => {
  const { registry, blobs } = await start();
  const abort = new AbortController();
  const onProgress = (sent: number) => sent > 0 && abort.abort();
  const pushing = blobs.push(() => streamOf(bytes), { by: "chunks", chunkLength, signal: abort.signal, onProgress });
  await expect(pushing).rejects.toMatchObject({ name: "AbortedError" });
  expect(registry.uploads.size).toBe(0);
});

test("a blob that is there already is not sent", async () => {
  const { registry, blobs } = await start();
  registry.blobs.set(digest, Buffer.from(bytes));
  expect(await blobs.push(bytes, { mediaType: "a/b" })).toEqual({ mediaType: "a/b", digest, size });
  expect(registry.requests).toEqual([`HEAD /v2/acme/web/blobs/${digest}`]);
});

test.each<[keyof typeof sources, PushOptions]>([
  ["memory", {}],
  ["a file", { digest }],
  ["a function", { digest, size }],
  ["a stream that is read once", { chunkLength }],
])("the progress of %s goes from nothing to its size", async (source, options) => {
  const { blobs } = await start();
  const sent: number[] = [];
  await blobs.push(sources[source](), { ...options, onProgress: (bytes) => sent.push(bytes) });
  expect(sent[0]).toBe(0);
  expect(sent.at(-1)).toBe(size);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.every((bytes, index) => bytes >= (sent[index - 1] ?? 0))).toBe(true);
});

test("a stream that is not needed, or cannot be sent, is freed", async () => {
  const { registry, blobs } = await start();
  let freed = 0;
  const given = () => new ReadableStream<Uint8Array>({ cancel: () => void freed++ });
  registry.blobs.set(digest, Buffer.from(bytes));
  await blobs.push(given(), { digest });
  expect(freed).toBe(1);
  const { blobs: refusing } = createRegistry({ url: registry.url, retry: false }).repository("acme/web");
  await expect(refusing.push(given(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortedError" });
  expect(freed).toBe(2);
  await expect(blobs.push(given(), { chunkLength: 0 })).rejects.toMatchObject({ name: "InputError" });
  expect(freed).toBe(3);
  await blobs.resume({ location: `${registry.url}/v2/acme/web/blobs/uploads/gone`, offset: 1 }, given(), { digest });
  expect(freed).toBe(4);
  const { blobs: denied } = await start({ intercept: (_, response) => end(response, 403) });
  await expect(denied.push(given(), { digest })).rejects.toMatchObject({ status: 403 });
  expect(freed).toBe(5);
});
