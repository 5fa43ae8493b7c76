import { createHash, type Hash } from "node:crypto";
import { PlatformError } from "../../../engine/platform-error.ts";
import type { Appender, ByteFiles } from "../../../store/files/byte-files.ts";

export interface Addition {
  readonly bytes: AsyncIterable<Uint8Array>;
  check?(size: number): void;
  accept?(added: number): void;
}

export interface Draft {
  readonly path: string;
  readonly size: number;
  digest(algorithm: string): Promise<string>;
}

interface Progress {
  readonly algorithm: string;
  /** Hash of the bytes so far; absent after a restart until needed. */
  hash?: Hash;
  turn: Promise<unknown>;
}

/** Resumable uploads: received bytes survive lost connections and processes. */
export class Uploads {
  readonly #files: ByteFiles;
  readonly #progress = new Map<string, Progress>();

  constructor(files: ByteFiles) {
    this.#files = files;
  }

  /** @param algorithm expected digest algorithm; another one costs a second reading at the end */
  async start(id: string, algorithm: string = defaultAlgorithm): Promise<void> {
    await (await this.#files.append(uploadPath(id), 0)).close();
    this.#progress.set(id, { algorithm, hash: createHash(algorithm), turn: Promise.resolve() });
  }

  /** Received bytes, after pending writes. */
  size(id: string): Promise<number> {
    return this.#inTurn(id, async () => this.#sizeOf(id));
  }

  append<Result>(id: string, addition: Addition, take: (size: number) => Result): Promise<Result> {
    return this.#inTurn(id, async () => {
      const undo = await this.#add(id, addition);
      try {
        return take(this.#sizeOf(id));
      } catch (error) {
        await undo();
        throw error;
      }
    });
  }

  finish<Result>(id: string, addition: Addition, take: (draft: Draft) => Promise<Result>): Promise<Result> {
    return this.#inTurn(id, async () => {
      const undo = await this.#add(id, addition);
      const path = uploadPath(id);
      try {
        const result = await take({ path, size: this.#sizeOf(id), digest: (algorithm) => this.#digest(id, algorithm) });
        this.#progress.delete(id);
        return result;
      } catch (error) {
        await undo();
        throw error;
      }
    });
  }

  cancel(id: string): void {
    this.#progress.delete(id);
    this.#files.remove(uploadPath(id));
  }

  forget(): void {
    this.#progress.clear();
  }

  all(): string[] {
    return this.#files.list(folder).map((path) => path.slice(folder.length + 1));
  }

  async #add(id: string, { bytes, check, accept }: Addition): Promise<() => Promise<void>> {
    const before = this.#sizeOf(id);
    check?.(before);
    const hash = await this.#hash(id);
    const hashBefore = hash.copy();
    const undo = (): Promise<void> => this.#cutBack(id, before, hashBefore);
    const file = await this.#files.append(uploadPath(id), before);
    try {
      const added = await this.#write(id, file, hash, bytes);
      accept?.(added);
    } catch (error) {
      if (error instanceof SourceError) throw error.cause;
      await undo();
      throw error;
    }
    return undo;
  }

  async #cutBack(id: string, size: number, hash: Hash): Promise<void> {
    // A cancelled upload must not come back.
    if (this.#files.size(uploadPath(id)) === undefined) return;
    const progress = this.#progressOf(id);
    try {
      await (await this.#files.append(uploadPath(id), size)).close();
      progress.hash = hash;
    } catch {
      // The first error counts; the hash is computed again when needed.
      delete progress.hash;
    }
  }

  /** Writes and hashes a stream; returns its length. Throws a `SourceError` when it breaks, and keeps what arrived. */
  async #write(id: string, file: Appender, hash: Hash, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let added = 0;
    try {
      for await (const piece of markSourceErrors(bytes)) {
        hash.update(piece);
        added += piece.length;
        await file.write(piece);
      }
    } finally {
      await file.close().catch((error: unknown) => {
        // The hash no longer matches the file.
        delete this.#progressOf(id).hash;
        throw error;
      });
    }
    return added;
  }

  async #hash(id: string): Promise<Hash> {
    const progress = this.#progressOf(id);
    progress.hash ??= await this.#read(id, progress.algorithm);
    return progress.hash;
  }

  async #digest(id: string, algorithm: string): Promise<string> {
    const isHashed = algorithm === this.#progressOf(id).algorithm;
    const hash = isHashed ? (await this.#hash(id)).copy() : await this.#read(id, algorithm);
    return `${algorithm}:${hash.digest("hex")}`;
  }

  async #read(id: string, algorithm: string): Promise<Hash> {
    const hash = createHash(algorithm);
    for await (const piece of this.#files.read(uploadPath(id))) hash.update(piece);
    return hash;
  }

  #sizeOf(id: string): number {
    const size = this.#files.size(uploadPath(id));
    if (size === undefined) throw new UploadGone(id);
    return size;
  }

  #progressOf(id: string): Progress {
    const progress = this.#progress.get(id) ?? { algorithm: defaultAlgorithm, turn: Promise.resolve() };
    this.#progress.set(id, progress);
    return progress;
  }

  /** Serializes work per upload: a client retries while its last request is still being written. */
  async #inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const progress = this.#progressOf(id);
    const mine = progress.turn.then(work, work);
    progress.turn = mine.catch(() => {});
    return mine;
  }
}

/** The source broke off, as when a connection is cut; the bytes so far are kept. */
class SourceError extends Error {
  override readonly name: string = "SourceError";

  constructor(cause: unknown) {
    super("The bytes broke off", { cause });
  }
}

/** Wraps failures of the source in a `SourceError`, except refusals of the request itself, such as a size limit. */
async function* markSourceErrors(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof PlatformError ? error : new SourceError(error);
  }
}

export class UploadGone extends Error {
  override readonly name: string = "UploadGone";

  constructor(id: string) {
    super(`The upload ${id} is over`);
  }
}

const defaultAlgorithm = "sha256";
const folder = "uploads";

function uploadPath(id: string): string {
  return `${folder}/${id}`;
}
