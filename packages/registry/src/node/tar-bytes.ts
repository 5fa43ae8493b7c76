import type { FileHandle } from "node:fs/promises";

export interface TarBytes {
  /** The next `length` bytes; fewer at the end only. */
  take(length: number): Promise<Uint8Array>;
  /** Skips to a later position. False: the tar ends before. */
  moveTo(position: number): Promise<boolean>;
  /** False when the tar is known to end before a position. */
  reaches(position: number): boolean;
}

/** A tar in a file: skipped bytes are not read. */
export async function bytesOfFile(file: FileHandle): Promise<TarBytes> {
  const { size } = await file.stat();
  let at = 0;
  return {
    async take(length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      at += bytesRead;
      return buffer.subarray(0, bytesRead);
    },
    async moveTo(position) {
      at = Math.min(position, size);
      return position <= size;
    },
    reaches: (position) => position <= size,
  };
}

export interface TarStream extends TarBytes {
  chunks(length: number): AsyncGenerator<Uint8Array, void>;
  close(): Promise<void>;
}

export function bytesOfChunks(content: AsyncIterable<Uint8Array>): TarStream {
  const iterator = content[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  let at = 0;
  async function* chunks(length: number): AsyncGenerator<Uint8Array, void> {
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) {
        const { done, value } = await iterator.next();
        if (done) return;
        rest = value;
      }
      const chunk = rest.subarray(0, missing);
      rest = rest.subarray(chunk.length);
      missing -= chunk.length;
      at += chunk.length;
      yield chunk;
    }
  }
  return {
    chunks,
    async take(length) {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks(length)) parts.push(chunk);
      return Buffer.concat(parts);
    },
    async moveTo(position) {
      for await (const _ of chunks(position - at));
      return at >= position;
    },
    reaches: () => true,
    close: async () => void (await iterator.return?.()),
  };
}
