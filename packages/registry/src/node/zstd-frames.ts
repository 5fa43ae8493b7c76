import { ContentError } from "../errors/content-error.ts";
import { bytesOfChunks } from "./tar-bytes.ts";

// RFC 8878, section 3.1: a file is frames, one behind the other; some of them hold no content and are skipped.

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;

/** How many bytes say which dictionary is meant, and how large the content is, by their flags. */
const DICTIONARY = [0, 1, 2, 4];
const CONTENT_SIZE = [0, 2, 4, 8];

/** A block of one repeated byte: what its header says is not what follows. */
const REPEATED = 1;

/** Chunks are handed on in one piece up to so many bytes, or up to the end of their frame. */
const BATCH = 256 * 1024;

/** Tells whether content begins a frame, or what is skipped before one. */
export function isZstd(begin: Uint8Array): boolean {
  return begin.length >= 4 && (magicOf(begin) === MAGIC || isSkippable(magicOf(begin)));
}

/**
 * Hands on the frames that hold content, no chunk with bytes of two: whether what unpacks them sees that more follows depends on how the
 * bytes come.
 *
 * @throws `ContentError` when it is cut, or something else follows a frame.
 */
export async function* zstdFrames(content: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array, void> {
  const bytes = bytesOfChunks(content);
  const damaged = (problem: string): ContentError =>
    new ContentError(`${name} is damaged: ${problem}`, { content: name });
  const take = async (length: number): Promise<Buffer> => {
    const taken = Buffer.from(await bytes.take(length));
    if (taken.length < length) throw damaged("its end is missing");
    return taken;
  };
  try {
    for (;;) {
      const begin = Buffer.from(await bytes.take(4));
      if (begin.length === 0) return;
      if (!isZstd(begin)) throw damaged("what follows a frame is no other one");
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

/** There are 16 of them: the last digit is anybody's. */
function isSkippable(magic: number): boolean {
  return (magic & 0xfffffff0) >>> 0 === SKIPPABLE;
}

/** What follows the flags of a frame, in bytes: how large its window is, which dictionary it needs, and how large its content is. */
function restOfHeader(flags: number): number {
  const isSingle = (flags & 0x20) !== 0;
  const size = CONTENT_SIZE[flags >> 6] ?? 0;
  return (isSingle ? 0 : 1) + (DICTIONARY[flags & 3] ?? 0) + (isSingle && size === 0 ? 1 : size);
}
