import { pipeline, Readable, type Transform } from "node:stream";
import zlib from "node:zlib";
import { ContentError, contentError } from "../errors/content-error.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import { isZstd, zstdFrames } from "./zstd-frames.ts";

/** How content is compressed. */
export type Compression = "gzip" | "zstd" | "none";

/** What takes compressed content apart, and how many bytes it has taken. */
type Zip = Transform & { readonly bytesWritten: number };

/** As many bytes as it takes to see how content is compressed. */
const LONGEST = 4;

/** Tells how content is compressed by its first bytes. */
export function compressionOf(begin: Uint8Array): Compression {
  if (begin[0] === 0x1f && begin[1] === 0x8b) return "gzip";
  return isZstd(begin) ? "zstd" : "none";
}

/** Unpacks all parts of content that may be compressed, and hands on what is not; a `ContentError` when damaged, or followed by something else. */
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
    const begin = await bytes.take(LONGEST);
    const compression = compressionOf(begin);
    if (compression === "none") yield* all(begin);
    else if (compression === "gzip") yield* unzipped(zlib.createGunzip(), all(begin), name);
    else if (zlib.createZstdDecompress)
      yield* unzipped(zlib.createZstdDecompress(), zstdFrames(all(begin), name), name);
    else {
      throw contentError(`${name} is compressed with zstd, which this version of Node does not know`, name);
    }
  } finally {
    // Whoever leaves early may have left before anything was read: what it comes from is let go of nevertheless.
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
  // What it ends with, the loop throws.
  pipeline(Readable.from(counted(), { objectMode: false }), zip, () => {});
  try {
    yield* zip;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!/^Z_|^ZSTD_/.test(code)) throw cause;
    throw new ContentError(`${name} is damaged: ${String(cause)}`, { content: name, cause });
  }
  // It ends by itself where it takes what follows for nothing: it was handed more than it took.
  if (zip.bytesWritten !== handed) {
    throw new ContentError(`${name} is damaged: more follows its end`, { content: name });
  }
}
