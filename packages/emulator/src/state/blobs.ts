import { createHash } from "node:crypto";

/** A stretch of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes by the hex SHA-1 of their content. */
export interface Blobs {
  has(sha: string): boolean;
  /** The length in bytes; `undefined` where there is no such content. */
  size(sha: string): number | undefined;
  read(sha: string, range?: ByteRange): ReadableStream<Uint8Array>;
  /**
   * Takes bytes in as they come. `accept` sees digest and size before the content counts as stored;
   * what it throws is thrown on, and nothing is kept.
   */
  write(source: AsyncIterable<Uint8Array>, accept?: (written: Written) => void): Promise<Written>;
  clear(): Promise<void>;
}

export interface Written {
  readonly sha: string;
  readonly size: number;
}

/** Content in memory. */
export function createMemoryBlobs(): Blobs {
  const contents = new Map<string, Uint8Array>();
  return {
    has: (sha) => contents.has(sha),
    size: (sha) => contents.get(sha)?.length,
    read(sha, range) {
      const content = contents.get(sha);
      if (!content) throw new Error(`There is no content ${sha}`);
      return streamOf(range ? content.subarray(range.first, range.last + 1) : content);
    },
    async write(source, accept) {
      const pieces: Uint8Array[] = [];
      for await (const piece of source) pieces.push(piece);
      const content = Buffer.concat(pieces);
      const written = { sha: createHash("sha1").update(content).digest("hex"), size: content.length };
      accept?.(written);
      contents.set(written.sha, content);
      return written;
    },
    async clear() {
      contents.clear();
    },
  };
}

function streamOf(content: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (content.length > 0) controller.enqueue(content);
      controller.close();
    },
  });
}

/** All bytes of a stored content. */
export async function readAll(blobs: Blobs, sha: string): Promise<Buffer> {
  return Buffer.from(await new Response(blobs.read(sha)).arrayBuffer());
}
