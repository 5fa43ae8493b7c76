import { isUtf8 } from "node:buffer";
import { chmodSync, lstatSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TarHeader } from "modern-tar";
import { packTar } from "modern-tar/fs";

/**
 * All files below a folder as a tar, without what is neither file, directory nor link, and without names that are no text. Nothing may
 * change them meanwhile.
 */
export async function* freezeFolder(folder: string, isLeftOut: (path: string) => boolean): AsyncGenerator<Uint8Array> {
  letIn(folder);
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
    letIn(folder);
  } catch {
    // What cannot be looked into is told by what follows.
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** A command may have taken away what its files' owner needs to read and to remove them. */
function letIn(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  const needed = stats.isDirectory() ? 0o700 : 0o400;
  if ((stats.mode & needed) !== needed) chmodSync(path, (stats.mode & 0o777) | needed);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path, { encoding: "buffer" })) {
    // The API has no way to say it, and neither has a tar of ours.
    if (isUtf8(name)) letIn(join(path, name.toString()));
    else rmSync(Buffer.concat([Buffer.from(`${path}/`), name]), { recursive: true, force: true });
  }
}
