import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { packTar } from "modern-tar/fs";

/** All files below a folder as a tar, without what is neither file, directory nor link. Nothing may change them meanwhile. */
export async function* freezeFolder(folder: string, isLeftOut: (path: string) => boolean): AsyncGenerator<Uint8Array> {
  letIn(folder);
  const filter = (path: string, stats: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }) =>
    (stats.isFile() || stats.isDirectory() || stats.isSymbolicLink()) && !isLeftOut(path);
  for await (const piece of packTar(folder, { filter })) yield piece;
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
  for (const name of readdirSync(path)) letIn(join(path, name));
}
