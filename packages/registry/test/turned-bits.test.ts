import { expect, test } from "vitest";
import { createRegistry, type PushOptions, type UploadMethod } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { startRegistry } from "./scripted-registry.ts";

const size = 200_000;
const { bytes, digest } = contentOf(size, 21);
const chunkLength = 80_000;

const contents = {
  bytes: () => bytes,
  "a Blob": () => new Blob([bytes]),
  "what a function opens": () => () => streamOf(bytes),
};

const ways = (["put", "post", "stream", "chunks"] as const).flatMap(
  (by) => (Object.keys(contents) as (keyof typeof contents)[]).map((what) => ({ by, what })), // the keys of a literal
);

async function push(by: UploadMethod, what: keyof typeof contents, turnedBits: number, options: PushOptions = {}) {
  const registry = await startRegistry({ turnedBits, singlePost: true });
  const { blobs } = createRegistry({ url: registry.url }).repository("acme/web");
  const pushed = blobs.push(contents[what](), { by, digest, size, chunkLength, ...options });
  return { registry, pushed };
}

test.each(ways)("$what by $by: content that arrives with a turned bit is sent again, once", async ({ by, what }) => {
  const { registry, pushed } = await push(by, what, 1);
  expect(await pushed).toMatchObject({ digest, size });
  expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
  expect(registry.traffic.up).toBe(2 * size);
});

test.each(ways)("$what by $by: content that is refused twice is not sent a third time", async ({ by, what }) => {
  const { registry, pushed } = await push(by, what, 2);
  expect(await caught(pushed)).toMatchObject({ name: "ApiError", status: 400 });
  expect(registry.traffic.up).toBe(2 * size);
});

test("a stream without a digest beforehand is sent again, too", async () => {
  const { registry, pushed } = await push("stream", "what a function opens", 1, { digest: undefined });
  expect(await pushed).toMatchObject({ digest, size });
  expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
});

test("a stream that is read once, and a client without retries, end with the refusal", async () => {
  const registry = await startRegistry({ turnedBits: 2 });
  const { blobs } = createRegistry({ url: registry.url }).repository("acme/web");
  expect(await caught(blobs.push(streamOf(bytes)))).toMatchObject({ name: "ApiError", status: 400 });
  const once = createRegistry({ url: registry.url, retry: false }).repository("acme/web");
  expect(await caught(once.blobs.push(bytes))).toMatchObject({ name: "ApiError", status: 400 });
});

test("a manifest that arrives with a turned bit is sent again", async () => {
  const registry = await startRegistry({ turnedBits: 1 });
  const { manifests } = createRegistry({ url: registry.url }).repository("acme/web");
  const { descriptor } = await manifests.push({ schemaVersion: 2, layers: [] });
  expect(await manifests.head(descriptor.digest)).toEqual(descriptor);
  expect(registry.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(2);
});
