import { link, lstat, mkdir, open, realpath, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { tapChunks } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import { quotePath } from "./path-limits.ts";
import { PathTree } from "./path-tree.ts";
import { bytesOfChunks, type TarStream } from "./tar-bytes.ts";
import type { TarKind } from "./tar-codec.ts";
import { readHeaders, type TarEntry } from "./tar-headers.ts";
import type { UnpackRoom } from "./unpack-room.ts";
import { writeChunks } from "./write-chunks.ts";

/** System errors of content that does not fit this system: too many links of one file, colliding names, odd numbers. */
const MISFITS: readonly string[] = [
  "EEXIST",
  "EILSEQ",
  "EINVAL",
  "EISDIR",
  "ELOOP",
  "EMLINK",
  "ENOTDIR",
  "ENOTEMPTY",
  "ERR_OUT_OF_RANGE",
];

/** Windows separates by backslashes, and colons name drives. */
const ODD = process.platform === "win32" ? /[\\:\0]/ : /\0/;

/**
 * Unpacks a tar's files, folders and links below `name`, links last, so that no file is written through one. `ContentError` for entries
 * that lead out or exceed `room`.
 */
export async function placeEntries(
  content: AsyncIterable<Uint8Array>,
  folder: string,
  name: string,
  room: UnpackRoom,
): Promise<void> {
  try {
    await placeAll(content, folder, name, room);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!MISFITS.includes(code)) throw cause;
    throw new ContentError(
      `the folder ${name} cannot be unpacked: this system does not support an entry of it (${code})`,
      { content: name, cause },
    );
  }
}

async function placeAll(
  content: AsyncIterable<Uint8Array>,
  folder: string,
  name: string,
  room: UnpackRoom,
): Promise<void> {
  const bytes = bytesOfChunks(
    tapChunks(
      () => content,
      (chunk) => room.takeBytes(chunk.length),
    ),
  );
  const kinds = new PathTree<TarKind>();
  const links = new Map<string, string>();
  try {
    for await (const entry of readHeaders(bytes, `the folder ${name} cannot be unpacked: it`)) {
      const path = claimPath(entry, kinds, name, room);
      const place = join(folder, path);
      // The last of several files with one name counts.
      links.delete(path);
      if (entry.kind !== "folder") await rm(place, { force: true });
      await mkdir(entry.kind === "folder" ? place : dirname(place), { recursive: true });
      if (entry.kind === "file") await placeFile(place, entry, bytes);
      else if (entry.kind === "hard link") await placeHardLink(folder, path, entry, kinds, name);
      else if (entry.kind === "link") links.set(path, checkTarget(path, entry, name));
      else if (entry.kind !== "folder")
        throw unpackError(name, `${quotePath(entry.path)} is neither a file, a folder nor a link`);
    }
    // Bytes behind the end are verified, too.
    await bytes.moveTo(Infinity);
  } finally {
    await bytes.close();
  }
  for (const [path, target] of links) await placeLink(folder, path, target, name);
}

/** Normalizes the path of an entry and checks it against earlier ones. */
function claimPath(entry: TarEntry, kinds: PathTree<TarKind>, name: string, room: UnpackRoom): string {
  const { kind, path, isPathUtf8, isTargetUtf8 } = entry;
  const clean = cleaned(path);
  const quotedPath = quotePath(path);
  // Decoding such bytes would change the name.
  if (!isPathUtf8) throw unpackError(name, `the name ${quotedPath} is not UTF-8`);
  if (!isTargetUtf8 && (kind === "link" || kind === "hard link")) {
    throw unpackError(name, `${quotedPath} is a link to a name that is not UTF-8`);
  }
  if (!clean || !(clean === name || clean.startsWith(`${name}/`)))
    throw unpackError(name, `${quotedPath} is not within it`);
  if (kinds.hasAbove(clean, (above) => above !== "folder")) {
    throw unpackError(name, `${quotedPath} lies below something that is not a folder`);
  }
  if (((kinds.get(clean) ?? kind) === "folder") !== (kind === "folder")) {
    throw unpackError(name, `${quotedPath} is a folder and something else`);
  }
  room.takeEntries(kinds.set(clean, kind, "folder"));
  return clean;
}

/** Drops empty and `.` segments; undefined for steps up, or names with another meaning on other systems. */
function cleaned(path: string): string | undefined {
  const parts = path.split("/").filter((part, index) => (part !== "" || index === 0) && part !== ".");
  return parts.some((part) => part === "" || part === ".." || ODD.test(part)) ? undefined : parts.join("/");
}

async function placeFile(place: string, { size, mode, mtime }: TarEntry, bytes: TarStream): Promise<void> {
  await using file = await open(place, "wx");
  await writeChunks(file, bytes.chunks(size));
  await file.chmod(mode & 0o755);
  // Node takes a negative number for the present, and a date for itself.
  const time = new Date(mtime * 1000);
  await file.utimes(time, time);
}

async function placeHardLink(
  folder: string,
  path: string,
  { target }: TarEntry,
  kinds: PathTree<TarKind>,
  name: string,
): Promise<void> {
  const source = cleaned(target);
  const kind = kinds.get(source ?? "");
  if (source === undefined || source === path || (kind !== "file" && kind !== "hard link")) {
    throw unpackError(name, `${quotePath(path)} is a link to ${quotePath(target)}, which is not a file before it`);
  }
  await link(join(folder, source), join(folder, path));
}

/** Checks a link's target. Steps up must come first: behind a name, which may be a link, their end is unknown before all links exist. */
function checkTarget(path: string, { target }: TarEntry, name: string): string {
  const parts = target.split("/").filter((part) => part !== ".");
  const up = parts.findIndex((part) => part !== "..");
  const [ups, rest] = up < 0 ? [parts.length, []] : [up, parts.slice(up)];
  const isInside = ups < path.split("/").length && !rest.some((part) => part === ".." || ODD.test(part));
  if (target === "" || target.startsWith("/") || !isInside) {
    throw unpackError(name, `${quotePath(path)} is a link to ${quotePath(target)}, which may lead out of it`);
  }
  return target;
}

async function placeLink(folder: string, path: string, target: string, name: string): Promise<void> {
  const place = join(folder, path);
  // On a system that joins names, a folder on the way may be another link.
  const parent = await realpath(dirname(place));
  const isThere = await lstat(place).then(
    () => true,
    () => false,
  );
  if (isThere || parent !== join(await realpath(folder), dirname(path))) {
    throw unpackError(name, `${quotePath(path)} is there twice, or lies behind a link`);
  }
  await symlink(target, place);
}

function unpackError(name: string, problem: string): ContentError {
  return new ContentError(`the folder ${name} cannot be unpacked: ${problem}`, { content: name });
}
