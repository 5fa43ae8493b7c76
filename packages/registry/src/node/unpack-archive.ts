import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import { ContentError } from "../errors/content-error.ts";
import { placeEntries } from "./place-entries.ts";

/** What compressed content begins with, and what takes it apart. Node before 22.15 knows no zstd. */
const COMPRESSIONS = [
  { magic: [0x1f, 0x8b], open: () => zlib.createGunzip() },
  { magic: [0x28, 0xb5, 0x2f, 0xfd], open: () => zlib.createZstdDecompress?.() },
] as const;

/**
 * Unpacks a tar, compressed or not, into an empty folder. Owners are not taken over.
 *
 * @param name what the paths in it begin with
 * @throws `ContentError` when it is none, or something in it would come to lie or lead elsewhere.
 */
export async function unpackArchive(content: AsyncIterable<Uint8Array>, folder: string, name: string): Promise<void> {
  let isRead = false;
  const { begin, all } = await peek(content, () => {
    isRead = true;
  });
  const compression = COMPRESSIONS.find(({ magic }) => magic.every((byte, index) => begin[index] === byte));
  const place = (chunks: AsyncIterable<Uint8Array>): Promise<void> => placeEntries(chunks, folder, name);
  const decompress = compression?.open();
  try {
    if (decompress) await pipeline(Readable.from(all, { objectMode: false }), decompress, place);
    else await place(all);
    if (!isRead)
      throw new ContentError(`the folder ${name} cannot be unpacked: more follows its end`, { content: name });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!/^Z_|^ZSTD_/.test(code)) throw cause;
    throw new ContentError(`the folder ${name} cannot be unpacked: ${String(cause)}`, { content: name, cause });
  }
}

/** Reads the first bytes of content, which are part of all of it nevertheless. */
async function peek(
  content: AsyncIterable<Uint8Array>,
  onRead: () => void,
): Promise<{ begin: Uint8Array; all: AsyncGenerator<Uint8Array, void> }> {
  const iterator = content[Symbol.asyncIterator]();
  let begin: Uint8Array = new Uint8Array();
  while (begin.length < 4) {
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
