import { pipeline, Readable, type Transform } from "node:stream";
import zlib from "node:zlib";
import { ContentError, contentError } from "../errors/content-error.ts";
import { bytesOfChunks } from "./tar-bytes.ts";

export type Compression = "gzip" | "zstd" | "none";

/** A decompressor, and how many bytes it has consumed. */
type Zip = Transform & { readonly bytesWritten: number };

/** Bytes that identify a compression. */
const MAGIC_LENGTH = 4;

export function compressionOf(begin: Uint8Array): Compression {
  if (begin[0] === 0x1f && begin[1] === 0x8b) return "gzip";
  return isZstd(begin) ? "zstd" : "none";
}

/** Decompresses content, and passes on uncompressed content; a `ContentError` when it is damaged or followed by other bytes. */
export async function* decompressed(
  content: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array, void> {
  const bytes = bytesOfChunks(content);
  async function* all(begin: Uint8Array): AsyncGenerator<Uint8Array, void> {
    yield begin;
    yield* bytes.chunks(Infinity);
  }
  try {
    const begin = await bytes.take(MAGIC_LENGTH);
    const compression = compressionOf(begin);
    if (compression === "none") yield* all(begin);
    else if (compression === "gzip") yield* unzipped(zlib.createGunzip(), all(begin), name);
    else if (zlib.createZstdDecompress)
      yield* unzipped(zlib.createZstdDecompress(), zstdFrames(all(begin), name), name);
    else {
      throw contentError(`${name} is compressed with zstd, which this version of Node does not know`, name);
    }
  } finally {
    // An early return may come before the first read: the source is closed all the same.
    await bytes.close();
  }
}

async function* unzipped(zip: Zip, packed: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array, void> {
  let handed = 0;
  async function* counted(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of packed) {
      handed += chunk.length;
      yield chunk;
    }
  }
  // The loop below throws its error.
  pipeline(Readable.from(counted(), { objectMode: false }), zip, () => {});
  try {
    yield* zip;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!/^Z_|^ZSTD_/.test(code)) throw cause;
    throw new ContentError(`${name} is damaged: ${String(cause)}`, { content: name, cause });
  }
  // A decompressor stops silently before foreign bytes: it consumed less than it got.
  if (zip.bytesWritten !== handed) {
    throw new ContentError(`${name} is damaged: data follows its end`, { content: name });
  }
}

// RFC 8878, section 3.1: a file is frames, one behind the other; some of them hold no content and are skipped.

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;

/** Lengths of the dictionary's ID and of the content's size, by their flags. */
const DICTIONARY = [0, 1, 2, 4];
const CONTENT_SIZE = [0, 2, 4, 8];

/** Type of a block of one repeated byte: its header states the unpacked length. */
const REPEATED = 1;

/** Chunks are joined up to this many bytes, or up to the end of their frame. */
const BATCH = 256 * 1024;

function isZstd(begin: Uint8Array): boolean {
  return begin.length >= 4 && (magicOf(begin) === MAGIC || isSkippable(magicOf(begin)));
}

/**
 * The frames with content, no chunk with bytes of two of them: a decompressor may miss the next frame. `ContentError` when cut, or followed
 * by other bytes.
 */
async function* zstdFrames(content: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array, void> {
  const bytes = bytesOfChunks(content);
  const damaged = (problem: string): ContentError =>
    new ContentError(`${name} is damaged: ${problem}`, { content: name });
  const take = async (length: number): Promise<Buffer> => {
    const part = Buffer.from(await bytes.take(length));
    if (part.length < length) throw damaged("its end is missing");
    return part;
  };
  try {
    for (;;) {
      const begin = Buffer.from(await bytes.take(4));
      if (begin.length === 0) return;
      if (!isZstd(begin)) throw damaged("a frame is followed by other data");
      if (isSkippable(magicOf(begin))) {
        const length = (await take(4)).readUInt32LE();
        let skipped = 0;
        for await (const chunk of bytes.chunks(length)) skipped += chunk.length;
        if (skipped < length) throw damaged("its end is missing");
        continue;
      }
      const [flags = 0] = await take(1);
      let batch = [begin, Buffer.of(flags), await take(restOfHeader(flags))];
      for (let isLast = false; !isLast; ) {
        const head = await take(3);
        const block = head.readUIntLE(0, 3);
        isLast = (block & 1) === 1;
        batch.push(head, await take(((block >> 1) & 3) === REPEATED ? 1 : block >> 3));
        if (batch.reduce((sum, { length }) => sum + length, 0) < BATCH) continue;
        yield Buffer.concat(batch);
        batch = [];
      }
      // A checksum may end it.
      yield Buffer.concat([...batch, await take(flags & 4)]);
    }
  } finally {
    await bytes.close();
  }
}

function magicOf(begin: Uint8Array): number {
  return Buffer.from(begin.buffer, begin.byteOffset, begin.length).readUInt32LE();
}

/** The sixteen magic numbers differ in their last digit. */
function isSkippable(magic: number): boolean {
  return (magic & 0xfffffff0) >>> 0 === SKIPPABLE;
}

/** Length of a frame's header behind the flags: its window, dictionary and content size. */
function restOfHeader(flags: number): number {
  const isSingle = (flags & 0x20) !== 0;
  const size = CONTENT_SIZE[flags >> 6] ?? 0;
  return (isSingle ? 0 : 1) + (DICTIONARY[flags & 3] ?? 0) + (isSingle && size === 0 ? 1 : size);
}
