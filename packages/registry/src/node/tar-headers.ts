import type { FileHandle } from "node:fs/promises";
import { Header, type HeaderData, Pax } from "tar";
import { ContentError } from "../errors/content-error.ts";

/** Tar files consist of blocks; contents are filled up to whole ones. */
const BLOCK = 512;

/** Extended headers are a few lines of text. */
const TEXT_LIMIT = 1024 * 1024;

/** What ends a tar. */
export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK);

/** What `headerOf` takes, in bytes, whatever the path and the size. */
export const HEADER_SIZE: number = 3 * BLOCK;

/** A file in a tar: where its content begins, and how long it is, in bytes. */
export interface TarEntry {
  readonly path: string;
  readonly position: number;
  readonly size: number;
}

/** What comes before a file's content, by which the same content gives the same tar: no times and no owners. */
export function headerOf(path: string, size: number): Uint8Array {
  const block = Buffer.alloc(BLOCK);
  new Header({ path, size, type: "File", mode: 0o644, uid: 0, gid: 0, mtime: new Date(0) }).encode(block, 0);
  // The old header has no room for the path of a sha512, nor for a size of 8 GiB.
  return Buffer.concat([new Pax({ path, size }).encode(), block], HEADER_SIZE);
}

/** The room that content takes, in whole blocks. */
export function padded(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

/**
 * Reads the headers of a tar and skips the contents: the files in it, in their order.
 *
 * @param name what errors call it
 * @throws `ContentError` when it is no tar, or cut.
 */
export async function* readHeaders(file: FileHandle, name: string): AsyncGenerator<TarEntry, void> {
  const { size: end } = await file.stat();
  let own: HeaderData | undefined;
  let global: HeaderData | undefined;
  for (let position = 0; position < end; ) {
    if (position + BLOCK > end) throw damaged(name, position);
    const header = new Header(await read(file, position, BLOCK), 0, own, global);
    if (header.nullBlock) return;
    const { type, size = 0 } = header;
    const content = position + BLOCK;
    if (!header.cksumValid || content + size > end) throw damaged(name, position);
    const text = async (): Promise<string> => (await read(file, content, Math.min(size, TEXT_LIMIT))).toString("utf8");
    if (type === "ExtendedHeader") own = Pax.parse(await text(), own, false);
    else if (type === "GlobalExtendedHeader") global = Pax.parse(await text(), global, true);
    else if (type === "NextFileHasLongPath") own = { ...own, path: (await text()).replace(/\0.*/s, "") };
    else {
      const path = own?.path ?? header.path ?? "";
      if (type === "File" || type === "OldFile")
        yield { path: path.replace(/^(?:\.?\/)+/, ""), position: content, size };
      own = undefined;
    }
    position = content + padded(size);
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function damaged(name: string, position: number): ContentError {
  return new ContentError(`${name} is no tar, is compressed, or was cut: byte ${position} begins no file`, {
    content: name,
  });
}
