import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleBytes } from "../../test/sample-images.ts";
import { gzip } from "./compress.ts";

async function* inChunks(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array, void> {
  let at = 0;
  for (const length of lengths) {
    yield bytes.subarray(at, at + length);
    at += length;
  }
  yield bytes.subarray(at);
}

async function zipped(bytes: Uint8Array, lengths: readonly number[] = []): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(gzip(inChunks(bytes, lengths))));
}

test("the header says neither when nor on which system it was made", async () => {
  const header = (await zipped(sampleBytes(1000, 1))).subarray(0, 10);
  expect([...header]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
});

test("equal content gives equal bytes, however it comes, and is decompressed again", async () => {
  // Some of it repeats, near and far.
  const content = Buffer.concat([sampleBytes(50_000, 1), Buffer.alloc(100_000, "slipway "), sampleBytes(50_000, 1)]);
  const whole = await zipped(content);
  expect(gunzipSync(whole).equals(content)).toBe(true);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 40 }), async (lengths) => {
      expect((await zipped(content, lengths)).equals(whole)).toBe(true);
    }),
    { numRuns: 30, seed: 1 },
  );
});

test("an error of the content is the error of reading it", async () => {
  async function* failing(): AsyncGenerator<Uint8Array, void> {
    yield sampleBytes(100_000, 1);
    throw new Error("not today");
  }
  await expect(Array.fromAsync(gzip(failing()))).rejects.toThrow("not today");
});

test("a reader that leaves early leaves the content", async () => {
  let isLeft = false;
  async function* endless(): AsyncGenerator<Uint8Array, void> {
    try {
      for (let seed = 0; ; seed++) yield sampleBytes(100_000, seed);
    } finally {
      isLeft = true;
    }
  }
  for await (const _ of gzip(endless())) break;
  await expect.poll(() => isLeft).toBe(true);
});
