import { posix } from "node:path";
import type { ParsedTarEntry } from "modern-tar";
import { badRequest, type PlatformError, refuse } from "../../../../engine/platform-error.ts";
import type { Mount } from "../../../../isolation/session-disk.ts";
import type { Measured } from "./measure.ts";
import { readArchive, unreadable } from "./restore.ts";
import { Tree } from "./tree.ts";

const [maxEntries, maxBytes] = [100_000, 2 * 1024 ** 3];

const maxOpen = 32;

export interface Upload {
  readonly file: string;
  readonly mayBePlain: boolean;
  readonly roots: readonly Mount[];
  readonly covered: readonly string[] | undefined;
  readonly directory: string;
}

export async function judge({ file, mayBePlain, roots, covered, directory }: Upload): Promise<Measured> {
  const tree = new Tree(roots, covered);
  let [bytes, entries] = [0, 0];
  for await (const { header, body } of readArchive(file, mayBePlain)) {
    entries += 1;
    bytes += header.size;
    if (entries > maxEntries) throw tooMuch(`${maxEntries} entries`);
    if (bytes > maxBytes) throw tooMuch(`${maxBytes} bytes`);
    judgeEntry(tree, directory, header);
    await body.cancel();
  }
  return { bytes, entries };
}

function judgeEntry(tree: Tree, directory: string, { name, type, linkname = "" }: ParsedTarEntry["header"]): void {
  const path = posix.join(directory, name);
  if (type === "link") throw badRequest(`${name}: a hard link in an archive is not taken; send the file itself`);
  if (type !== "file" && type !== "directory" && type !== "symlink") {
    throw badRequest(`${name}: an archive holds files, directories and links; a ${type} is not taken`);
  }
  // A directory above the sandbox's own files is named on the way to them.
  if (type !== "directory" || !tree.isAbove(path)) tree.demandVisible(tree.within(path));
  if (type === "symlink" && !tree.has(posix.resolve(posix.dirname(path), linkname)))
    throw badRequest(`${path}: a link to ${JSON.stringify(linkname)} leads out of the sandbox`);
}

export async function unpack({ file, mayBePlain, roots, covered, directory }: Upload): Promise<void> {
  const tree = new Tree(roots, covered, maxOpen);
  try {
    for await (const { header, body } of readArchive(file, mayBePlain)) {
      const path = posix.join(directory, header.name);
      if (header.type === "file") {
        await tree.writeFile(tree.within(path), (header.mode ?? 0o644) & 0o777, body);
        continue;
      }
      await body.cancel();
      if (header.type === "symlink") tree.writeLink(tree.within(path), header.linkname ?? "");
      else if (tree.has(path)) tree.makeFolder(path, true);
    }
  } catch (error) {
    throw unreadable(error);
  } finally {
    tree.close();
  }
}

function tooMuch(limit: string): PlatformError {
  return refuse("too_large", { what: "The archive", most: limit });
}
