import {
  closeSync,
  constants,
  createReadStream,
  fchmodSync,
  ftruncateSync,
  futimesSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { badRequest, PlatformError } from "../../../../engine/platform-error.ts";
import { codeOf, type Name, type OpenFolder, openFolder } from "../../../../store/files/open-folder.ts";
import { removeNow } from "../../../../store/files/remove-folder.ts";
import { bytesRecord, type Packing, pack, removedRecord } from "./pack.ts";
import { writeAll } from "./tree.ts";

export async function* readArchive(file: string, mayBePlain: boolean): AsyncGenerator<ParsedTarEntry> {
  const isZipped = beginsAsGzip(file);
  if (!isZipped && !mayBePlain)
    throw unreadable(new Error("it is not gzipped, or not whole (it does not begin as gzip does)"));
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const tar = isZipped ? pipeline(bytes, createGunzip({ chunkSize: 256 * 1024 }), () => {}) : bytes;
  yield* entriesOf(Readable.toWeb(tar));
}

async function* entriesOf(tar: Parameters<typeof Readable.fromWeb>[0]): AsyncGenerator<ParsedTarEntry> {
  try {
    // The types of Node and of the web say the same of streams differently.
    const bytes = tar as unknown as ReadableStream<Uint8Array>;
    yield* bytes.pipeThrough(createTarDecoder({ strict: true }));
  } catch (error) {
    throw unreadable(error);
  }
}

function beginsAsGzip(file: string): boolean {
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(2);
    readSync(descriptor, head, 0, 2, 0);
    return head[0] === 0x1f && head[1] === 0x8b;
  } finally {
    closeSync(descriptor);
  }
}

/** Paths of this machine are removed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfGzip = "code" in error && String(error.code).startsWith("Z_");
  if (isOfGzip) return `it is not gzipped, or not whole (${error.message})`;
  return error.message.replaceAll(/\/proc\/self\/fd\/\d+\//g, "");
}

export function unreadable(error: unknown): PlatformError {
  return error instanceof PlatformError ? error : badRequest(`The archive cannot be unpacked: ${reasonOf(error)}`);
}

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

const zeros = Buffer.alloc(256 * 1024);

export async function restore(file: string, folder: string): Promise<void> {
  await restoreEntries(readArchive(file, false), folder);
}

export async function copy(packing: Packing, folder: string): Promise<void> {
  await restoreEntries(entriesOf(Readable.toWeb(Readable.from(pack(packing)))), folder);
}

async function restoreEntries(entries: AsyncIterable<ParsedTarEntry>, folder: string): Promise<void> {
  const way = new Way(folder);
  try {
    for await (const { header, body } of entries) {
      const encoding = header.pax?.[bytesRecord] === undefined ? "utf8" : "latin1";
      const names = Buffer.from(header.name, encoding).toString("latin1").split("/").filter(Boolean);
      const name = names.at(-1);
      if (name === undefined || names.some((each) => each === "." || each === "..")) {
        throw new Error(`A snapshot has the name ${JSON.stringify(header.name)}, which none can have`);
      }
      const [mode, mtime = new Date()] = [(header.mode ?? 0o644) & 0o7777, header.mtime];
      if (header.type === "directory") {
        const { descriptor } = way.to(names);
        futimesSync(descriptor, mtime, mtime);
        fchmodSync(descriptor, mode);
        way.leave(names);
        continue;
      }
      const path = way.to(names.slice(0, -1)).below(Buffer.from(name, "latin1"));
      if (header.pax?.[removedRecord] !== undefined) removeAt(path);
      else if (header.type === "symlink") {
        const target = Buffer.from(header.linkname ?? "", encoding);
        inPlace(path, () => symlinkSync(target, path));
        lutimesSync(path, mtime, mtime);
      } else await writeFile(path, mode, mtime, body);
    }
  } catch (error) {
    throw unreadable(error);
  } finally {
    way.close();
  }
}

/** The folders from the first one to where files are put: all are open, and none of them is a link. A name has a character for each byte. */
class Way {
  readonly #open: { readonly name: string; readonly folder: OpenFolder }[];

  constructor(folder: string) {
    this.#open = [{ name: "", folder: openFolder(folder) }];
  }

  to(names: readonly string[]): OpenFolder {
    let common = 0;
    while (common < names.length && this.#open[common + 1]?.name === names[common]) common++;
    this.#closeFrom(common + 1);
    let folder = this.#last();
    for (const name of names.slice(common)) {
      folder = opened(folder.below(Buffer.from(name, "latin1")));
      this.#open.push({ name, folder });
    }
    return folder;
  }

  leave(names: readonly string[]): void {
    this.#closeFrom(names.length);
  }

  close(): void {
    this.#closeFrom(0);
  }

  #last(): OpenFolder {
    const last = this.#open.at(-1);
    if (!last) throw new Error("What was closed is used no more");
    return last.folder;
  }

  #closeFrom(depth: number): void {
    for (const { folder } of this.#open.splice(depth)) folder.close();
  }
}

function opened(path: Name): OpenFolder {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    removeAt(path);
    mkdirSync(path, 0o700);
  }
  return openFolder(path);
}

function inPlace<T>(path: Name, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    removeAt(path);
    return make();
  }
}

function removeAt(path: Name): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    if (!["EISDIR", "EPERM"].includes(codeOf(error) ?? "")) throw error;
    removeNow(path);
  }
}

async function writeFile(path: Name, mode: number, mtime: Date, content: AsyncIterable<Uint8Array>): Promise<void> {
  const descriptor = inPlace(path, () => openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600));
  try {
    let length = 0;
    for await (const piece of content) {
      // Holes stay holes: a sandbox can make a file with holes that is larger than this disk.
      if (!zeros.subarray(0, piece.length).equals(piece)) writeAll(descriptor, piece, length);
      length += piece.length;
    }
    ftruncateSync(descriptor, length);
    futimesSync(descriptor, mtime, mtime);
    fchmodSync(descriptor, mode);
  } finally {
    closeSync(descriptor);
  }
}
