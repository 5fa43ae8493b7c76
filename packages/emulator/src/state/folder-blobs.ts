import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Blobs, Written } from "./blobs.ts";

/** Content as files of a folder, named by digest; memory stays flat however large they are. */
export function openFolderBlobs(folder: string): Blobs {
  const incoming = join(folder, "incoming");
  // What an earlier run did not finish was never acknowledged.
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });

  const fileOf = (sha: string) => join(folder, sha.slice(0, 2), sha.slice(2));

  return {
    has: (sha) => existsSync(fileOf(sha)),
    size: (sha) => statSync(fileOf(sha), { throwIfNoEntry: false })?.size,
    read(sha, range) {
      const stream = createReadStream(fileOf(sha), range ? { start: range.first, end: range.last } : {});
      // Node's own type of a web stream is not the DOM library's; at run time it is the same class.
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    async write(source, accept) {
      const draft = join(incoming, randomUUID());
      try {
        const written = await writeFile(draft, source);
        accept?.(written);
        await mkdir(join(folder, written.sha.slice(0, 2)), { recursive: true });
        await rename(draft, fileOf(written.sha));
        return written;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async clear() {
      await rm(folder, { recursive: true, force: true });
      await mkdir(incoming, { recursive: true });
    },
  };
}

async function writeFile(file: string, source: AsyncIterable<Uint8Array>): Promise<Written> {
  const digest = createHash("sha1");
  let size = 0;
  const handle = await open(file, "wx");
  try {
    for await (const piece of source) {
      digest.update(piece);
      size += piece.length;
      await handle.appendFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha: digest.digest("hex"), size };
}
