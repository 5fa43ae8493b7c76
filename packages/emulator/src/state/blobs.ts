import { createHash, randomUUID } from "node:crypto";
import type { ByteFiles, ByteRange } from "./files/byte-files.ts";

export interface Written {
  readonly sha: string;
  readonly size: number;
}

const incoming = "incoming";

/** Bytes by the hex SHA-1 of their content. */
export class Blobs {
  readonly #files: ByteFiles;

  constructor(files: ByteFiles) {
    this.#files = files;
    // What an earlier run did not finish was never acknowledged.
    for (const draft of files.list(incoming)) files.remove(draft);
  }

  has(sha: string): boolean {
    return this.size(sha) !== undefined;
  }

  /** The length in bytes; `undefined` where there is no such content. */
  size(sha: string): number | undefined {
    return this.#files.size(pathOf(sha));
  }

  read(sha: string, range?: ByteRange): ReadableStream<Uint8Array> {
    return this.#files.read(pathOf(sha), range);
  }

  async readAll(sha: string): Promise<Buffer> {
    return Buffer.from(await new Response(this.read(sha)).arrayBuffer());
  }

  /**
   * Takes bytes in as they come. `accept` sees digest and size before the content counts as stored;
   * what it throws is thrown on, and nothing is kept.
   */
  async write(source: AsyncIterable<Uint8Array>, accept?: (written: Written) => void): Promise<Written> {
    const draft = `${incoming}/${randomUUID()}`;
    try {
      const written = await this.#take(draft, source);
      accept?.(written);
      await this.#files.move(draft, pathOf(written.sha));
      return written;
    } catch (error) {
      this.#files.remove(draft);
      throw error;
    }
  }

  clear(): Promise<void> {
    return this.#files.clear();
  }

  async #take(draft: string, source: AsyncIterable<Uint8Array>): Promise<Written> {
    const digest = createHash("sha1");
    let size = 0;
    const file = await this.#files.append(draft, 0);
    try {
      for await (const piece of source) {
        digest.update(piece);
        size += piece.length;
        await file.write(piece);
      }
    } finally {
      await file.close();
    }
    return { sha: digest.digest("hex"), size };
  }
}

function pathOf(sha: string): string {
  return `${sha.slice(0, 2)}/${sha.slice(2)}`;
}
