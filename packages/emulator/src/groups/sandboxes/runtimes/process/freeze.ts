import { isUtf8 } from "node:buffer";
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TarHeader } from "modern-tar";
import { packTar } from "modern-tar/fs";

/**
 * In bytes: a folder whose path is longer is taken out. A command gets further down than any path is long, step by step, and what is
 * there can be neither read nor removed by its path.
 */
const longestPath = 3800;

/**
 * All files below a folder as a tar, without what is neither file, directory nor link, without names that are no text and without what
 * lies deeper than a path is long. Nothing may change them meanwhile.
 */
export async function* freezeFolder(folder: string, isLeftOut: (path: string) => boolean): AsyncGenerator<Uint8Array> {
  await prune(folder);
  const filter = (path: string, stats: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }) =>
    (stats.isFile() || stats.isDirectory() || stats.isSymbolicLink()) && !isLeftOut(path);
  // A tar knows no time before 1970.
  const map = (header: TarHeader): TarHeader =>
    header.mtime && header.mtime.getTime() < 0 ? { ...header, mtime: new Date(0) } : header;
  for await (const piece of packTar(folder, { filter, map })) yield piece;
}

/** Removes a folder, also where a command has taken its owner's rights away. */
export async function removeTree(folder: string): Promise<void> {
  try {
    await prune(folder);
  } catch {
    // What cannot be looked into is told by what follows.
  }
  await remove(folder);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Lets everything be read, and removes what cannot be kept. */
async function prune(folder: string): Promise<void> {
  const aside = `${folder}.aside`;
  letIn(folder, aside);
  // What was taken out may reach further down than a path is long again.
  for (;;) {
    const [name] = lstatSync(aside, { throwIfNoEntry: false }) ? readdirSync(aside) : [];
    if (name === undefined) break;
    letIn(join(aside, name), aside);
    await remove(join(aside, name));
  }
  await remove(aside);
}

let taken = 0;

/** A command may have taken away what its files' owner needs to read and to remove them. What cannot be kept is moved to `aside`. */
function letIn(folder: string, aside: string): void {
  const paths = [folder];
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats || stats.isSymbolicLink()) continue;
    const needed = stats.isDirectory() ? 0o700 : 0o400;
    if ((stats.mode & needed) !== needed) chmodSync(path, (stats.mode & 0o777) | needed);
    if (!stats.isDirectory()) continue;
    if (Buffer.byteLength(path) > longestPath) {
      takeOut(path);
      continue;
    }
    for (const name of readdirSync(path, { encoding: "buffer" })) {
      // The API has no way to say it, and neither has a tar of ours.
      if (isUtf8(name)) paths.push(join(path, name.toString()));
      else takeOut(Buffer.concat([Buffer.from(`${path}/`), name]));
    }
  }

  function takeOut(path: string | Buffer): void {
    mkdirSync(aside, { recursive: true });
    renameSync(path, join(aside, String(taken++)));
  }
}
