import { type ContentError, contentError } from "../errors/content-error.ts";
import { lengthProblem, quotePath } from "./path-limits.ts";
import type { TarBytes } from "./tar-bytes.ts";
import {
  BLOCK,
  decodeBlock,
  decodeRecords,
  decodeText,
  LAST_SECOND,
  padded,
  type ReadTarHeader,
  type TarExtension,
  type TarHeader,
  type TarKind,
  type TarRecords,
} from "./tar-codec.ts";

/** Limit of an extended header, in bytes, as in other programs: real ones are a few lines of text, and attributes of files. */
const MAX_EXTENSION = 1024 * 1024;

export interface TarEntry extends Omit<ReadTarHeader, "isOldFile"> {
  readonly kind: TarKind;
  readonly position: number;
}

/** Reads the headers of a tar in order, skipping unread contents. A `ContentError`, by `name`, when it is not a tar, or cut. */
export async function* readHeaders(bytes: TarBytes, name: string): AsyncGenerator<TarEntry, void> {
  let global: TarRecords = {};
  // The extended headers that stand before the next entry.
  const own = new Map<TarExtension, TarRecords>();
  let position = 0;
  do {
    const block = await bytes.take(BLOCK);
    if (block.length === 0) return;
    const header = block.length === BLOCK ? decodeBlock(block) : undefined;
    if (header === "end") return refuseLoneEnd(await bytes.take(BLOCK), name, position);
    if (!header) throw damaged(name, position);
    const { kind } = header;
    const content = position + BLOCK;
    if (isExtension(kind)) {
      const extension = await takeExtension(bytes, kind, header.size, name);
      if (!extension) throw damaged(name, position);
      if (kind === "global") global = { ...global, ...extension };
      else if (isRenamed(own, kind, extension))
        throw unclear(name, `two names for the entry after byte ${position}, and programs differ in which they use`);
      else own.set(kind, extension);
      position = content + padded(header.size);
    } else {
      const entry = entryOf(Object.assign(header, { kind, position: content }, global, ...own.values()), name);
      // Cut content is refused before any of it is handed out.
      if (!bytes.reaches(content + entry.size)) throw damaged(name, position);
      yield entry;
      if (!(await bytes.moveTo(content + entry.size))) throw damaged(name, position);
      own.clear();
      position = content + padded(entry.size);
    }
    // The last block may be incomplete.
  } while (await bytes.moveTo(position));
}

/** Refuses what follows an empty block: a tar ends with two of them, or with one and the end of the stream. */
function refuseLoneEnd(next: Uint8Array, name: string, position: number): void {
  if (next.length === 0 || (next.length === BLOCK && decodeBlock(next) === "end")) return;
  throw unclear(name, `a lone empty block at byte ${position} before its end, where programs stop or fail`);
}

function isExtension(kind: TarHeader["kind"]): kind is TarExtension {
  return kind === "extended" || kind === "global" || kind === "long path" || kind === "long target";
}

/** Tells whether an extended header repeats one before the same entry, or gives the entry another name. */
function isRenamed(own: ReadonlyMap<TarExtension, TarRecords>, kind: TarExtension, extension: TarRecords): boolean {
  const differs = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  const isOther = ({ path, target }: TarRecords) => differs(path, extension.path) || differs(target, extension.target);
  return own.has(kind) || [...own.values()].some(isOther);
}

/** Makes an entry of its header and of what extends that. */
function entryOf(
  { isSparse = false, isOldFile, ...stated }: TarEntry & ReadTarHeader & TarRecords,
  name: string,
): TarEntry {
  // Only the whole path tells: the header's own may have been cut behind a slash.
  const kind = isOldFile && stated.path.endsWith("/") ? "folder" : stated.kind;
  const entry: TarEntry = { ...stated, kind, size: kind === "file" || kind === "other" ? stated.size : 0 };
  const problem = entryProblem(entry, isSparse);
  if (problem !== undefined) throw contentError(`${name} holds ${problem}`, name);
  return entry;
}

/** The problem of an entry that programs unpack in ways of their own, or not at all. */
function entryProblem({ kind, path, target, mtime }: TarEntry, isSparse: boolean): string | undefined {
  const quotedPath = quotePath(path);
  const [ofPath, ofTarget] = [lengthProblem(path), lengthProblem(target)];
  if (ofPath !== undefined) return `the path ${quotedPath}, which ${ofPath}`;
  if (ofTarget !== undefined) return `a link to ${quotePath(target)}, which ${ofTarget}`;
  const isFile = kind === "file";
  if (isFile && path.endsWith("/"))
    return `${quotedPath}, which its name calls a folder and its header a file: pack it anew`;
  if (isSparse) return `${quotedPath} without its holes, as GNU tar does with --sparse: pack it without that`;
  const isLate = Math.abs(mtime) > LAST_SECOND;
  return isLate ? `${quotedPath} with a time beyond the year 9999: pack it with another one` : undefined;
}

/** Reads the text of an extended header; undefined for a cut or an invalid one. */
async function takeExtension(
  bytes: TarBytes,
  kind: TarExtension,
  size: number,
  name: string,
): Promise<TarRecords | undefined> {
  if (size > MAX_EXTENSION) {
    throw contentError(
      `${name} has an extended header of ${size} bytes: more than ${MAX_EXTENSION}`,
      name,
      MAX_EXTENSION,
      size,
    );
  }
  const content = await bytes.take(size);
  if (content.length < size) return undefined;
  if (kind === "extended" || kind === "global") return decodeRecords(content);
  const { text, isUtf8 } = decodeText(content);
  return kind === "long path" ? { path: text, isPathUtf8: isUtf8 } : { target: text, isTargetUtf8: isUtf8 };
}

function unclear(name: string, problem: string): ContentError {
  return contentError(`${name} has ${problem}: pack it anew`, name);
}

function damaged(name: string, position: number): ContentError {
  return contentError(`${name} is not a tar, is compressed, or was cut: byte ${position} begins no file`, name);
}
