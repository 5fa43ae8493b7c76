import { createReadStream, existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type Appender, type ByteFiles, type ByteRange, checkPath, isPath } from "./byte-files.ts";
import { webStream } from "./byte-source.ts";
import { flushFolder } from "./flush-folder.ts";
import { codeOf } from "./open-folder.ts";
import { type OwnFolder, ownFolder } from "./own-folder.ts";
import { writeFileTo } from "./write-file-to.ts";

// Large, since each piece costs a trip to the thread pool.
const readSize = 512 * 1024;
const writeSize = 1024 * 1024;
// Syncs along the way, so that `flush` only waits for the last pieces.
const syncSize = 16 * 1024 * 1024;
// Owner only.
const fileMode = 0o600;

/** Files of a folder, streamed. @param within the data folder; a replaced one is not touched */
export function openFolderFiles(folder: string, within: OwnFolder = ownFolder(folder)): ByteFiles {
  return new FolderFiles(folder, within);
}

class FolderFiles implements ByteFiles {
  readonly #folder: string;
  readonly #within: OwnFolder;
  /** Folders with entries that may not be on disk yet. */
  readonly #unflushed = new Set<string>();

  constructor(folder: string, within: OwnFolder) {
    this.#folder = folder;
    this.#within = within;
    this.#make(folder);
  }

  size(path: string): number | undefined {
    return statSync(this.#at(path), { throwIfNoEntry: false })?.size;
  }

  read(path: string, range?: ByteRange): ReadableStream<Uint8Array> {
    const part = range ? { start: range.first, end: range.last } : {};
    const file = this.#at(path);
    return webStream({
      open: () => createReadStream(file, { highWaterMark: readSize, ...part }),
      writeTo: (target) => writeFileTo(file, range, target),
    });
  }

  async append(path: string, offset: number): Promise<Appender> {
    this.#make(dirname(this.#at(path)));
    const handle = await open(this.#at(path), "a", fileMode);
    try {
      const { size } = await handle.stat();
      if (size > offset) await handle.truncate(offset);
      return new FolderAppender(handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async flush(path: string): Promise<void> {
    // Windows flushes only writable handles.
    const handle = await open(this.#at(path), "r+");
    await handle.datasync().finally(() => handle.close());
  }

  place(from: string, to: string): () => void {
    const [source, target] = [this.#at(from), this.#at(to)];
    this.#make(dirname(target));
    this.#unflushed.add(dirname(target));
    try {
      linkSync(source, target);
      return () => rmSync(target, { force: true });
    } catch {
      // The target exists, or the disk has no hard links; any other problem fails here as well.
      renameSync(source, target);
      return () => renameBack(target, source);
    }
  }

  readonly flushPlaces = (): void => {
    for (const each of this.#unflushed) {
      // A removed folder has nothing to flush.
      if (existsSync(each)) flushFolder(each);
      // Only after success: a failure is retried.
      this.#unflushed.delete(each);
    }
  };

  remove(path: string): void {
    this.#within.demand(dirname(this.#at(path)));
    rmSync(this.#at(path), { force: true });
  }

  list(below: string): string[] {
    return this.#filesBelow(this.#at(below));
  }

  paths(): string[] {
    return this.#filesBelow(this.#folder);
  }

  removeFolder(below: string): unknown[] {
    const folder = this.#at(below);
    return this.#removeFrom(folder, () => [...removeAll(folder), ...removeOne(folder)]);
  }

  clear(): unknown[] {
    return this.#removeFrom(this.#folder, () => removeAll(this.#folder));
  }

  #at(path: string): string {
    return join(this.#folder, checkPath(path));
  }

  #make(folder: string): void {
    this.#within.make(folder, (created) => this.#unflushed.add(dirname(created)));
  }

  #filesBelow(folder: string): string[] {
    if (!existsSync(folder)) return [];
    const prefixLength = join(this.#folder, "/").length;
    return (
      readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(prefixLength).replaceAll(sep, "/"))
        // Foreign files, such as a `.DS_Store`, are ignored.
        .filter(isPath)
    );
  }

  #removeFrom(folder: string, remove: () => unknown[]): unknown[] {
    try {
      this.#within.demand(folder);
    } catch (error) {
      return [error];
    }
    return remove();
  }
}

function removeAll(folder: string): unknown[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => removeOne(join(folder, name)));
}

function removeOne(path: string): unknown[] {
  try {
    rmSync(path, { recursive: true, force: true });
    return [];
  } catch (error) {
    return [error];
  }
}

function renameBack(target: string, source: string): void {
  try {
    renameSync(target, source);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** Gathers pieces and writes them together, while the next ones come in. */
class FolderAppender implements Appender {
  readonly #handle: FileHandle;
  #pieces: Uint8Array[] = [];
  #held = 0;
  #unsynced = 0;
  #writing: Promise<void> = Promise.resolve();
  #syncing: Promise<void> = Promise.resolve();

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async write(piece: Uint8Array): Promise<void> {
    this.#pieces.push(piece);
    this.#held += piece.length;
    if (this.#held >= writeSize) await this.#next();
  }

  async close(): Promise<void> {
    try {
      await this.#next();
      await this.#writing;
      await this.#syncing;
    } finally {
      // No write may be pending when the handle closes.
      await Promise.allSettled([this.#writing, this.#syncing]);
      await this.#handle.close();
    }
  }

  async #next(): Promise<void> {
    await this.#writing;
    const pieces = this.#pieces;
    this.#pieces = [];
    if (this.#unsynced >= syncSize) await this.#sync();
    this.#unsynced += this.#held;
    this.#held = 0;
    if (pieces.length === 0) return;
    this.#writing = writeAll(this.#handle, pieces);
    // The next await throws it.
    this.#writing.catch(() => {});
  }

  async #sync(): Promise<void> {
    await this.#syncing;
    this.#unsynced = 0;
    this.#syncing = this.#handle.datasync();
    this.#syncing.catch(() => {});
  }
}

async function writeAll(handle: FileHandle, pieces: Uint8Array[]): Promise<void> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const { bytesWritten } = await handle.writev(pieces);
  // After a partial write, the second one reports the disk's reason.
  if (bytesWritten < size) await handle.appendFile(Buffer.concat(pieces).subarray(bytesWritten));
}
