import { createHash, randomUUID } from "node:crypto";
import { type ByteFiles, type ByteRange, type Draft, type FileKeeper, givePlace } from "./files/byte-files.ts";

export interface ArrivedBlob extends Draft {
  readonly sha: string;
}

const incoming = "incoming";

/** Contents by the hex SHA-1 of their bytes. */
export class Blobs {
  readonly #files: ByteFiles;
  readonly #keeper: FileKeeper;

  constructor(files: ByteFiles, keeper: FileKeeper) {
    this.#files = files;
    this.#keeper = keeper;
    // Drafts of an earlier run were never acknowledged.
    for (const draft of files.list(incoming)) files.remove(draft);
  }

  has(sha: string): boolean {
    return this.size(sha) !== undefined;
  }

  /** The length in bytes; `undefined` for unknown contents and malformed digests. */
  size(sha: string): number | undefined {
    return isSha1(sha) ? this.#files.size(blobPath(sha)) : undefined;
  }

  read(sha: string, range?: ByteRange): ReadableStream<Uint8Array> {
    return this.#files.read(blobPath(sha), range);
  }

  async readAll(sha: string): Promise<Buffer> {
    return Buffer.from(await new Response(this.read(sha)).arrayBuffer());
  }

  async receive(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ArrivedBlob> {
    const path = `${incoming}/${randomUUID()}`;
    try {
      const { sha, size } = await this.#take(path, source);
      await this.#files.flush(path);
      return { path, sha, size };
    } catch (error) {
      this.#files.remove(path);
      throw error;
    }
  }

  readArrived({ path }: ArrivedBlob): ReadableStream<Uint8Array> {
    return this.#files.read(path);
  }

  keep(arrived: ArrivedBlob): void {
    givePlace(this.#files, arrived, blobPath(arrived.sha), this.#keeper);
  }

  discard(...arrived: readonly ArrivedBlob[]): void {
    for (const { path } of arrived) this.#files.remove(path);
  }

  remove(sha: string): void {
    this.#files.remove(blobPath(sha));
  }

  all(): string[] {
    const digests = this.#files.paths().map((path) => path.replace("/", ""));
    return digests.filter(isSha1);
  }

  clear(): unknown[] {
    return this.#files.clear();
  }

  async #take(
    draft: string,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ sha: string; size: number }> {
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

function isSha1(sha: string): boolean {
  return /^[0-9a-f]{40}$/.test(sha);
}

function blobPath(sha: string): string {
  if (!isSha1(sha)) throw new Error(`${JSON.stringify(sha)} is not a SHA-1 of a content`);
  return `${sha.slice(0, 2)}/${sha.slice(2)}`;
}
