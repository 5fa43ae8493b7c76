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
  /** The hash of everything so far; absent after a restart, until somebody needs it. */
  hash?: Hash;
  turn: Promise<unknown>;
}

/** Blobs on their way in: what has arrived stays, whatever becomes of connection or process, until it is finished or cancelled. */
export class Uploads {
  readonly #files: ByteFiles;
  readonly #progress = new Map<string, Progress>();

  constructor(files: ByteFiles) {
    this.#files = files;
  }

  /** @param algorithm what the whole will be known by, as far as one knows; another one costs a reading at the end */
  async start(id: string, algorithm: string = usualAlgorithm): Promise<void> {
    await (await this.#files.append(pathOf(id), 0)).close();
    this.#progress.set(id, { algorithm, hash: createHash(algorithm), turn: Promise.resolve() });
  }

  /** How much has arrived, in bytes, once all that is being written has been. */
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
      const path = pathOf(id);
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
    this.#files.remove(pathOf(id));
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
    const file = await this.#files.append(pathOf(id), before);
    try {
      const added = await this.#write(id, file, hash, bytes);
      accept?.(added);
    } catch (error) {
      if (error instanceof BrokenOff) throw error.cause;
      await undo();
      throw error;
    }
    return undo;
  }

  async #cutBack(id: string, size: number, hash: Hash): Promise<void> {
    // It may have been cancelled meanwhile, and must not come back.
    if (this.#files.size(pathOf(id)) === undefined) return;
    const progress = this.#progressOf(id);
    try {
      await (await this.#files.append(pathOf(id), size)).close();
      progress.hash = hash;
    } catch {
      // Why the bytes were refused is what counts. Their size is asked for before more are added, and hashed is what is there.
      delete progress.hash;
    }
  }

  /** Writes and hashes what comes, and returns how much it was. Throws `BrokenOff` when no more comes and all that did is kept. */
  async #write(id: string, file: Appender, hash: Hash, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let added = 0;
    try {
      for await (const piece of tellBreaks(bytes)) {
        hash.update(piece);
        added += piece.length;
        await file.write(piece);
      }
    } finally {
      await file.close().catch((error: unknown) => {
        // What was hashed is not what is in the file: it has to be read again.
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
    for await (const piece of this.#files.read(pathOf(id))) hash.update(piece);
    return hash;
  }

  #sizeOf(id: string): number {
    const size = this.#files.size(pathOf(id));
    if (size === undefined) throw new UploadGone(id);
    return size;
  }

  #progressOf(id: string): Progress {
    const progress = this.#progress.get(id) ?? { algorithm: usualAlgorithm, turn: Promise.resolve() };
    this.#progress.set(id, progress);
    return progress;
  }

  /** One after the other: a client that was cut off asks again while the rest of its last request is being written. */
  async #inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const progress = this.#progressOf(id);
    const mine = progress.turn.then(work, work);
    progress.turn = mine.catch(() => {});
    return mine;
  }
}

/** The source of bytes ended before its end, as when a connection is cut; what came of them is kept. */
class BrokenOff extends Error {
  override readonly name: string = "BrokenOff";

  constructor(cause: unknown) {
    super("The bytes broke off", { cause });
  }
}

/** Bytes as they come. What the source says of the request itself, such as that it is too large, is no break. */
async function* tellBreaks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof PlatformError ? error : new BrokenOff(error);
  }
}

export class UploadGone extends Error {
  override readonly name: string = "UploadGone";

  constructor(id: string) {
    super(`The upload ${id} is over`);
  }
}

const usualAlgorithm = "sha256";
const folder = "uploads";

function pathOf(id: string): string {
  return `${folder}/${id}`;
}
