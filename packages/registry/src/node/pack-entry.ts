import { isUtf8 } from "node:buffer";
import { type BigIntStats, closeSync, fstatSync, lstatSync, readlinkSync, readSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";
import type { FolderEntry } from "./folder-files.ts";
import { openFile, openFileSync } from "./open-file.ts";
import { readChunks } from "./read-chunks.ts";
import { encodeHeader, LAST_SECOND, padded, type TarOwner } from "./tar-codec.ts";

/** Explains why a listed entry of a folder cannot be read; any other error passes unchanged. */
export function readProblem(place: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EACCES" || code === "EPERM") return new InputError(`${place} cannot be read`, { cause });
  // The listing found a file.
  if (code === "ELOOP") {
    return new ContentError(`${place} changed while it was read: it is a link now`, { content: place, cause });
  }
  if (code !== "ENOENT" && code !== "ENOTDIR") return cause;
  return new ContentError(`${place} changed while it was read: it is gone`, { content: place, cause });
}

export interface PackOptions {
  /** Owner and mode in the tar, by the mode on the disk. */
  readonly rightsOf: (mode: number) => { readonly mode: number; readonly owner?: TarOwner };
  /** Keeps the times of files, in whole seconds. Default: false; they are from 1970. */
  readonly keepTimes?: boolean | undefined;
  readonly onRead?: ((count: number) => void) | undefined;
}

/** An entry to pack, and where it is. */
export interface ListedEntry {
  readonly place: string;
  readonly entry: FolderEntry;
  readonly options: PackOptions;
}

/** Largest file that is read by synchronous calls, in bytes: a promise for each call costs many times what the call does. */
const MAX_SMALL = 64 * 1024;

/** Bytes of small entries after which others have their turn. */
const BATCH = 256 * 1024;

/** Packs files, folders and links, headers and contents; `ContentError` when one changes meanwhile, `InputError` when it cannot be read. */
export async function* packEntries(listed: AsyncIterable<ListedEntry>): AsyncGenerator<Uint8Array, void> {
  let batch: Uint8Array[] = [];
  let size = 0;
  for await (const each of listed) {
    const small = explained(each.place, () => packSmall(each));
    if (small) batch.push(...small);
    size += small?.reduce((sum, { length }) => sum + length, 0) ?? 0;
    if (small && size < BATCH) continue;
    yield Buffer.concat(batch);
    [batch, size] = [[], 0];
    if (small) await setImmediate();
    else yield* packLarge(each);
  }
  yield Buffer.concat(batch);
}

function explained<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw readProblem(place, cause);
  }
}

/** The pieces of a folder, a link or a small file; undefined for a large one. */
function packSmall({ place, entry, options }: ListedEntry): Uint8Array[] | undefined {
  if (entry.kind !== "file") return [packLink(place, entry, options)];
  const file = openFileSync(place);
  try {
    const before = fstatSync(file, { bigint: true });
    if (before.size > MAX_SMALL) return undefined;
    const size = Number(before.size);
    const content = Buffer.alloc(padded(size));
    let [read, count] = [0, 0];
    do {
      count = readSync(file, content, read, size - read, read);
      read += count;
    } while (count > 0 && read < size);
    refuseChange(place, before, fstatSync(file, { bigint: true }), read);
    options.onRead?.(read);
    return [fileHeader(place, entry.path, before, options), content];
  } finally {
    closeSync(file);
  }
}

function packLink(
  place: string,
  { path, kind }: FolderEntry,
  { rightsOf, keepTimes = false }: PackOptions,
): Uint8Array {
  const { mode, mtimeMs } = lstatSync(place);
  const common = { ...rightsOf(mode), size: 0, mtime: keepTimes ? secondsOf(mtimeMs, place) : 0 };
  if (kind === "folder") return encodeHeader({ ...common, path: `${path}/`, kind, target: "" });
  return encodeHeader({ ...common, path, kind, mode: 0o777, target: readTarget(place) });
}

async function* packLarge({ place, entry, options }: ListedEntry): AsyncGenerator<Uint8Array, void> {
  try {
    await using file = await openFile(place, { followLinks: false });
    const before = await file.stat({ bigint: true });
    const size = Number(before.size);
    yield fileHeader(place, entry.path, before, options);
    let read = 0;
    for await (const chunk of readChunks(file, { first: 0, last: size - 1 })) {
      read += chunk.length;
      options.onRead?.(chunk.length);
      yield chunk;
    }
    refuseChange(place, before, await file.stat({ bigint: true }), read);
    yield new Uint8Array(padded(size) - size);
  } catch (cause) {
    throw readProblem(place, cause);
  }
}

function fileHeader(place: string, path: string, status: BigIntStats, options: PackOptions): Uint8Array {
  const mtime = options.keepTimes ? secondsOf(Number(status.mtimeMs), place) : 0;
  const rights = options.rightsOf(Number(status.mode));
  return encodeHeader({ path, kind: "file", size: Number(status.size), ...rights, target: "", mtime });
}

function refuseChange(place: string, before: BigIntStats, after: BigIntStats, read: number): void {
  const [size, now] = [Number(before.size), Number(after.size)];
  if (read === size && now === size && after.mtimeNs === before.mtimeNs) return;
  throw new ContentError(
    `${place} changed while it was read: it had ${size} bytes and now ${now === size ? "others" : now}`,
    { content: place, expected: size, received: now },
  );
}

/** Times before 1970 do not fit the old tar format; no program reads times after 9999. */
function secondsOf(milliseconds: number, place: string): number {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds <= LAST_SECOND) return seconds;
  throw new InputError(
    `${place} cannot be in a layer with its time, which is after the year 9999: give it another one`,
    {},
  );
}

/** Reads a link's target. Node decodes bytes that are not UTF-8 as others: the link would be another one. */
function readTarget(place: string): string {
  const target = readlinkSync(place, "buffer");
  if (isUtf8(target)) return target.toString();
  throw new InputError(`${place} cannot be packed: it leads to a name that is not UTF-8`, {});
}
