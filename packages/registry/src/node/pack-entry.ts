import { isUtf8 } from "node:buffer";
import { lstat, readlink } from "node:fs/promises";
import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";
import type { FolderEntry } from "./folder-files.ts";
import { openFile } from "./open-file.ts";
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

/** Packs a file, folder or link, header and content; `ContentError` when it changes meanwhile, `InputError` when it cannot be read. */
export async function* packEntry(
  place: string,
  { path, kind }: FolderEntry,
  options: PackOptions,
): AsyncGenerator<Uint8Array, void> {
  try {
    if (kind === "file") yield* packFile(place, path, options);
    else yield await packLink(place, { path, kind }, options);
  } catch (cause) {
    throw readProblem(place, cause);
  }
}

async function packLink(
  place: string,
  { path, kind }: FolderEntry,
  { rightsOf, keepTimes = false }: PackOptions,
): Promise<Uint8Array> {
  const { mode, mtimeMs } = await lstat(place);
  const common = { ...rightsOf(mode), size: 0, mtime: keepTimes ? secondsOf(mtimeMs, place) : 0 };
  if (kind === "folder") return encodeHeader({ ...common, path: `${path}/`, kind, target: "" });
  return encodeHeader({ ...common, path, kind, mode: 0o777, target: await readTarget(place) });
}

async function* packFile(
  place: string,
  path: string,
  { rightsOf, keepTimes = false, onRead }: PackOptions,
): AsyncGenerator<Uint8Array, void> {
  await using file = await openFile(place, { followLinks: false });
  const before = await file.stat({ bigint: true });
  const size = Number(before.size);
  const mtime = keepTimes ? secondsOf(Number(before.mtimeMs), place) : 0;
  yield encodeHeader({ path, kind: "file", size, ...rightsOf(Number(before.mode)), target: "", mtime });
  let read = 0;
  for await (const chunk of readChunks(file, { first: 0, last: size - 1 })) {
    read += chunk.length;
    onRead?.(chunk.length);
    yield chunk;
  }
  const after = await file.stat({ bigint: true });
  if (read !== size || after.size !== before.size || after.mtimeNs !== before.mtimeNs) {
    throw new ContentError(
      `${place} changed while it was read: it had ${size} bytes and now ${after.size === before.size ? "others" : after.size}`,
      { content: place, expected: size, received: Number(after.size) },
    );
  }
  yield new Uint8Array(padded(size) - size);
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
async function readTarget(place: string): Promise<string> {
  const target = await readlink(place, "buffer");
  if (isUtf8(target)) return target.toString();
  throw new InputError(`${place} cannot be packed: it leads to a name that is not UTF-8`, {});
}
