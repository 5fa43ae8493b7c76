import { ContentError, contentError } from "../errors/content-error.ts";
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
  type TarKind,
  type TarRecords,
} from "./tar-codec.ts";

/** Limit of an extended header, in bytes, as in other programs: real ones are a few lines of text, and attributes of files. */
const MAX_EXTENSION = 1024 * 1024;

export interface TarEntry extends Omit<ReadTarHeader, "isOldFile"> {
  readonly kind: TarKind;
  readonly position: number;
}

/** Reads the headers of a tar in order, skipping unread contents. A `ContentError`, by `name`, when it is no tar, or cut. */
export async function* readHeaders(bytes: TarBytes, name: string): AsyncGenerator<TarEntry, void> {
  let own: TarRecords = {};
  let global: TarRecords = {};
  // The kinds of extended headers that stand before the next entry.
  const before = new Set<TarExtension>();
  for (let position = 0; ; ) {
    const block = await bytes.take(BLOCK);
    if (block.length === 0) return;
    const header = block.length === BLOCK ? decodeBlock(block) : undefined;
    if (header === "end") {
      // A tar ends with two empty blocks, or with one and the end of the stream.
      const next = await bytes.take(BLOCK);
      if (next.length === 0 || (next.length === BLOCK && decodeBlock(next) === "end")) return;
      throw new ContentError(
        `${name} has a lone empty block at byte ${position} before its end, where programs stop or fail: pack it anew`,
        { content: name },
      );
    }
    if (!header) throw damaged(name, position);
    const content = position + BLOCK;
    const { kind } = header;
    if (kind === "extended" || kind === "global" || kind === "long path" || kind === "long target") {
      if (header.size > MAX_EXTENSION) {
        throw new ContentError(`${name} has an extended header of ${header.size} bytes: more than ${MAX_EXTENSION}`, {
          content: name,
          expected: MAX_EXTENSION,
          received: header.size,
        });
      }
      const text = await bytes.take(header.size);
      const extension = text.length === header.size ? decodeExtension(kind, text) : undefined;
      if (!extension) throw damaged(name, position);
      if (kind === "global") global = { ...global, ...extension };
      else {
        const isOther = (mine: unknown, theirs: unknown) =>
          mine !== undefined && theirs !== undefined && mine !== theirs;
        if (before.has(kind) || isOther(own.path, extension.path) || isOther(own.target, extension.target)) {
          throw new ContentError(
            `${name} has two names for the entry after byte ${position}, and programs differ in which they use: pack it anew`,
            { content: name },
          );
        }
        before.add(kind);
        own = { ...own, ...extension };
      }
      position = content + padded(header.size);
    } else {
      const { isSparse = false, isOldFile, ...stated } = { ...header, ...global, ...own };
      // Only the whole path tells: the header's own may have been cut behind a slash.
      const isFolder = isOldFile && stated.path.endsWith("/");
      const hasContent = !isFolder && (kind === "file" || kind === "other");
      const size = hasContent ? stated.size : 0;
      const entry: TarEntry = { ...stated, kind: isFolder ? "folder" : kind, position: content, size };
      const problem = entryProblem(entry, isSparse);
      if (problem !== undefined) throw contentError(`${name} holds ${problem}`, name);
      // Cut content is refused before any of it is handed out.
      if (!bytes.reaches(content + entry.size)) throw damaged(name, position);
      yield entry;
      if (!(await bytes.moveTo(content + entry.size))) throw damaged(name, position);
      own = {};
      before.clear();
      position = content + padded(entry.size);
    }
    // The last block may be incomplete.
    if (!(await bytes.moveTo(position))) return;
  }
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

function decodeExtension(kind: TarExtension, bytes: Uint8Array): TarRecords | undefined {
  if (kind === "extended" || kind === "global") return decodeRecords(bytes);
  const { text, isUtf8 } = decodeText(bytes);
  return kind === "long path" ? { path: text, isPathUtf8: isUtf8 } : { target: text, isTargetUtf8: isUtf8 };
}

function damaged(name: string, position: number): ContentError {
  return contentError(`${name} is no tar, is compressed, or was cut: byte ${position} begins no file`, name);
}
