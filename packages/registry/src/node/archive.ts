import { lstat, open, readlink } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { ContentError } from "../errors/content-error.ts";
import { readChunks } from "./read-chunks.ts";
import { encodeHeader, padded, TAR_END } from "./tar-codec.ts";
import { type FolderEntry, walkFolder } from "./walk-folder.ts";

/**
 * Packs a folder into a compressed tar: the same files give the same bytes, whoever owns them and whenever they were written.
 *
 * @param name the folder within `parent`; the paths in the tar begin with it
 */
export async function* packFolder(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  const source = Readable.from(packed(parent, name), { objectMode: false });
  const zip = createGzip();
  source.once("error", (error) => zip.destroy(error));
  try {
    yield* source.pipe(zip);
  } finally {
    source.destroy();
  }
}

async function* packed(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  yield* packEntry(parent, { path: name, kind: "folder" });
  for await (const entry of walkFolder(parent, name)) yield* packEntry(parent, entry);
  yield TAR_END;
}

async function* packEntry(parent: string, { path, kind }: FolderEntry): AsyncGenerator<Uint8Array, void> {
  const place = join(parent, path);
  if (kind === "folder") {
    yield encodeHeader({ path: `${path}/`, kind, size: 0, mode: kept((await lstat(place)).mode) | 0o100, target: "" });
  } else if (kind === "link") {
    yield encodeHeader({ path, kind, size: 0, mode: 0o777, target: await readlink(place) });
  } else {
    await using file = await open(place);
    const { size, mode } = await file.stat();
    yield encodeHeader({ path, kind, size, mode: kept(mode), target: "" });
    let read = 0;
    for await (const chunk of readChunks(file)) {
      read += chunk.length;
      yield chunk;
    }
    if (read !== size) {
      throw new ContentError(`${place} changed while it was read: it had ${size} bytes and now ${read}`, {
        content: place,
        expected: size,
        received: read,
      });
    }
    yield new Uint8Array(padded(size) - size);
  }
}

/** What is kept of who may do what: its owner may read and change it, and nobody else may change it. */
function kept(mode: number): number {
  return (mode | 0o600) & 0o755;
}
