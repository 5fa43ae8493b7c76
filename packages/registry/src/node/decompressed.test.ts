import zlib from "node:zlib";
import { tapChunks } from "@slipway/core/internal";
import { describe, expect, test } from "vitest";
import { sampleBytes } from "../../test/sample-images.ts";
import { isContentError } from "../errors/content-error.ts";
import { decompressed } from "./decompressed.ts";

const whole = Buffer.concat([sampleBytes(300_000, 1), Buffer.alloc(300_000, "a")]);

async function* inChunks(content: Uint8Array, length: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length);
}

async function unpack(content: Uint8Array): Promise<Buffer | string> {
  const outcomes = new Set<string>();
  let last: Buffer | string = "";
  for (const length of [1000, 4096, 65_537, 10_000_000]) {
    last = await read(inChunks(content, length));
    outcomes.add(typeof last === "string" ? last : last.toString("base64"));
  }
  expect(outcomes.size).toBe(1);
  return last;
}

async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer | string> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of decompressed(content, "it")) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    expect(error).toSatisfy(isContentError);
    return String(error);
  }
}

test("gzip of several parts is read to its end, and more behind it is refused each time", async () => {
  const parts = [zlib.gzipSync(whole.subarray(0, 200_000)), zlib.gzipSync(whole.subarray(200_000))];
  expect(whole.equals(Buffer.from(await unpack(Buffer.concat(parts))))).toBe(true);
  for (const more of [Buffer.alloc(1), Buffer.alloc(100_000), Buffer.concat([Buffer.alloc(10), ...parts])]) {
    expect(await unpack(Buffer.concat([...parts, more]))).toMatch("it is damaged: data follows its end");
  }
  expect(await unpack(Buffer.concat([...parts, Buffer.from("junk")]))).toMatch("it is damaged");
});

// Node before 22.15 has none.
describe.runIf(zlib.zstdCompressSync)("zstd", () => {
  const checked = { params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } };
  const frames = [
    zlib.zstdCompressSync(whole.subarray(0, 200_000)),
    zlib.zstdCompressSync(Buffer.alloc(0)),
    zlib.zstdCompressSync(whole.subarray(200_000, 200_001), checked),
    zlib.zstdCompressSync(whole.subarray(200_001, 400_000), checked),
    zlib.zstdCompressSync(whole.subarray(400_000)),
  ];
  /** Private data of programs, such as the list of files of `zstd:chunked`. */
  const skipped = (length: number, digit = 0): Buffer => {
    const frame = Buffer.alloc(8 + length, 1);
    frame.writeUInt32LE(0x184d2a50 + digit, 0);
    frame.writeUInt32LE(length, 4);
    return frame;
  };

  test("several frames are read to their end, whatever is skipped between them", async () => {
    for (const content of [
      frames,
      [skipped(0), ...frames],
      [skipped(70_000, 15), ...frames, skipped(3, 14), skipped(100_000)],
      frames.flatMap((frame) => [frame, skipped(10)]),
    ]) {
      expect(whole.equals(Buffer.from(await unpack(Buffer.concat(content))))).toBe(true);
    }
  });

  test("thousands of frames are read to their end", async () => {
    const parts = Array.from({ length: 2000 }, (_, index) => zlib.zstdCompressSync(Buffer.from(`part ${index}\n`)));
    const text = Buffer.from(await unpack(Buffer.concat(parts))).toString();
    expect(text.split("\n").length).toBe(2001);
    expect(text.endsWith("part 1999\n")).toBe(true);
  });

  test("that was cut anywhere, or is followed by something else, is refused each time", async () => {
    const content = Buffer.concat([...frames, skipped(10)]);
    for (const cut of [1, 9, 15, 17, 20, 1000, content.length - 10]) {
      expect(await unpack(content.subarray(0, content.length - cut))).toMatch("it is damaged: ");
    }
    expect(await unpack(Buffer.concat([content, Buffer.from("junk")]))).toMatch("a frame is followed by other data");
    expect(await unpack(Buffer.concat([content, Buffer.alloc(1)]))).toMatch("a frame is followed by other data");
  });

  test("whose bytes were changed is refused", async () => {
    const content = Buffer.concat(frames.slice(2, 4));
    content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1);
    expect(await unpack(content)).toMatch("it is damaged: ");
  });
});

test.each(["plain", "gzip"])("a reader that leaves early releases the source (%s)", async (how) => {
  const content = how === "gzip" ? zlib.gzipSync(whole) : whole;
  let isLeft = false;
  async function* source(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* inChunks(content, 100_000);
    } finally {
      isLeft = true;
    }
  }
  for await (const _ of decompressed(tapChunks(source), "it")) break;
  expect(isLeft).toBe(true);
});
