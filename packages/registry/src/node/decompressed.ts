import { pipeline, Readable } from "node:stream";
import zlib from "node:zlib";
import { ContentError } from "../errors/content-error.ts";

/** How content is compressed. */
export type Compression = "gzip" | "zstd" | "none";

/** What compressed content begins with, and what takes it apart. Node before 22.15 knows no zstd. */
const COMPRESSIONS = [
  { compression: "gzip", magic: [0x1f, 0x8b], open: () => zlib.createGunzip() },
  { compression: "zstd", magic: [0x28, 0xb5, 0x2f, 0xfd], open: () => zlib.createZstdDecompress?.() },
] as const;

/** As much as the longest of them has. */
const LONGEST = 4;

/** Tells how content is compressed by its first bytes. */
export function compressionOf(begin: Uint8Array): Compression {
  return find(begin)?.compression ?? "none";
}

function find(begin: Uint8Array): (typeof COMPRESSIONS)[number] | undefined {
  return COMPRESSIONS.find(({ magic }) => magic.every((byte, index) => begin[index] === byte));
}

/**
 * Takes content apart that may be compressed; what is not is handed on.
 *
 * @param name what errors call it
 * @throws `ContentError` when it is damaged, or followed by something else.
 */
export async function* decompressed(
  content: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array, void> {
  let isRead = false;
  const { begin, all } = await peek(content, () => {
    isRead = true;
  });
  const found = find(begin);
  const zip = found?.open();
  if (!zip) {
    if (found) {
      throw new ContentError(
        `${name} is compressed with ${found.compression}, which this version of Node does not know`,
        {
          content: name,
        },
      );
    }
    return yield* all;
  }
  // What it ends with, the loop throws.
  pipeline(Readable.from(all, { objectMode: false }), zip, () => {});
  try {
    yield* zip;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!/^Z_|^ZSTD_/.test(code)) throw cause;
    throw new ContentError(`${name} is damaged: ${String(cause)}`, { content: name, cause });
  }
  if (!isRead) throw new ContentError(`${name} is damaged: more follows its end`, { content: name });
}

/** Reads the first bytes of content, which are part of all of it nevertheless. */
async function peek(
  content: AsyncIterable<Uint8Array>,
  onRead: () => void,
): Promise<{ begin: Uint8Array; all: AsyncGenerator<Uint8Array, void> }> {
  const iterator = content[Symbol.asyncIterator]();
  let begin: Uint8Array = new Uint8Array();
  while (begin.length < LONGEST) {
    const { done, value } = await iterator.next();
    if (done) break;
    begin = begin.length === 0 ? value : Buffer.concat([begin, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array, void> {
    yield begin;
    yield* { [Symbol.asyncIterator]: () => iterator };
    // Content is verified when it was read to its end.
    onRead();
  }
  return { begin, all: all() };
}
