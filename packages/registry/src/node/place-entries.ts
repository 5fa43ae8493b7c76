import { link, lstat, mkdir, open, realpath, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pass } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import { shownPath } from "./path-limits.ts";
import { PathTree } from "./path-tree.ts";
import { bytesOfChunks, type TarStream } from "./tar-bytes.ts";
import type { TarKind } from "./tar-codec.ts";
import { readHeaders, type TarEntry } from "./tar-headers.ts";
import type { UnpackRoom } from "./unpack-room.ts";
import { writeChunks } from "./write-chunks.ts";

/** What the system says of content that does not fit it: too many links of one file, names that are one for it, odd numbers. */
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

/** On Windows these separate, and name drives. */
const ODD = process.platform === "win32" ? /[\\:\0]/ : /\0/;

/** Makes a tar's files, folders and links below `name`, links last: nothing is written through one. `ContentError` for what leads out or exceeds `room`. */
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
      `the folder ${name} cannot be unpacked: something in it does not fit this system (${code})`,
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
    pass(
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
      // Of several files of one name the last one counts.
      links.delete(path);
      if (entry.kind !== "folder") await rm(place, { force: true });
      await mkdir(entry.kind === "folder" ? place : dirname(place), { recursive: true });
      if (entry.kind === "file") await placeFile(place, entry, bytes);
      else if (entry.kind === "hard link") await placeHardLink(folder, path, entry, kinds, name);
      else if (entry.kind === "link") links.set(path, checkTarget(path, entry, name));
      else if (entry.kind !== "folder")
        throw refuse(name, `${shownPath(entry.path)} is neither a file, a folder nor a link`);
    }
    // What follows the end belongs to what is verified.
    await bytes.moveTo(Infinity);
  } finally {
    await bytes.close();
  }
  for (const [path, target] of links) await placeLink(folder, path, target, name);
}

/** The path of an entry in one form. What is there already fits beside it. */
function claimPath(entry: TarEntry, kinds: PathTree<TarKind>, name: string, room: UnpackRoom): string {
  const { kind, path, isPathUtf8, isTargetUtf8 } = entry;
  const clean = cleaned(path);
  const shown = shownPath(path);
  // Of bytes that are no text another name would be made.
  if (!isPathUtf8) throw refuse(name, `the name ${shown} is no UTF-8`);
  if (!isTargetUtf8 && (kind === "link" || kind === "hard link")) {
    throw refuse(name, `${shown} is a link to a name that is no UTF-8`);
  }
  if (!clean || !(clean === name || clean.startsWith(`${name}/`))) throw refuse(name, `${shown} is not within it`);
  if (kinds.hasAbove(clean, (above) => above !== "folder")) {
    throw refuse(name, `${shown} lies behind what is no folder`);
  }
  if (((kinds.get(clean) ?? kind) === "folder") !== (kind === "folder")) {
    throw refuse(name, `${shown} is a folder and something else`);
  }
  room.takeEntries(kinds.set(clean, kind, "folder"));
  return clean;
}

/** Without steps on the spot; undefined when there are steps up, or what means something else on other systems. */
function cleaned(path: string): string | undefined {
  const parts = path.split("/").filter((part, index) => (part !== "" || index === 0) && part !== ".");
  return parts.some((part) => part === "" || part === ".." || ODD.test(part)) ? undefined : parts.join("/");
}

async function placeFile(place: string, { size, mode, mtime }: TarEntry, bytes: TarStream): Promise<void> {
  await using file = await open(place, "wx");
  await writeChunks(file, bytes.chunks(size));
  await file.chmod(mode & 0o755);
  // A number before 1970 is the present to Node, a date is not.
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
    throw refuse(name, `${shownPath(path)} is a link to ${shownPath(target)}, which is no file before it`);
  }
  await link(join(folder, source), join(folder, path));
}

/** Where a link leads. Steps up come first: behind a name, which may be a link, nobody knows where they end before all links are there. */
function checkTarget(path: string, { target }: TarEntry, name: string): string {
  const parts = target.split("/").filter((part) => part !== ".");
  const up = parts.findIndex((part) => part !== "..");
  const [ups, rest] = up < 0 ? [parts.length, []] : [up, parts.slice(up)];
  const isInside = ups < path.split("/").length && !rest.some((part) => part === ".." || ODD.test(part));
  if (target === "" || target.startsWith("/") || !isInside) {
    throw refuse(name, `${shownPath(path)} is a link to ${shownPath(target)}, which leads out of it or may do so`);
  }
  return target;
}

async function placeLink(folder: string, path: string, target: string, name: string): Promise<void> {
  const place = join(folder, path);
  // Where the system takes two names for one, a folder on the way may be another link.
  const parent = await realpath(dirname(place));
  const isThere = await lstat(place).then(
    () => true,
    () => false,
  );
  if (isThere || parent !== join(await realpath(folder), dirname(path))) {
    throw refuse(name, `${shownPath(path)} is there twice, or lies behind a link`);
  }
  await symlink(target, place);
}

function refuse(name: string, problem: string): ContentError {
  return new ContentError(`the folder ${name} cannot be unpacked: ${problem}`, { content: name });
}
