import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { linkProblem } from "./files/own-folder.ts";
import { makeFolder } from "./make-folder.ts";

const ownFolder = 0o700;
const ownFile = 0o600;
const others = 0o077;

/**
 * Makes a data folder, or takes one that is there, and closes what is `ours` in it to everybody but its owner.
 *
 * A folder that was there is closed itself only when it holds nothing else: one with other things in it has other uses. What
 * belongs to another user, such as the root of a mounted volume, cannot be closed and is left as it is. Throws where something of
 * ours is a link: it would lead out of the folder.
 */
export function closeFolder(folder: string, ours: readonly string[]): void {
  makeFolder(folder, ownFolder);
  refuseLinks(folder, ours);
  // There the folder's access list says who may do what.
  if (process.platform === "win32") return;
  const present = readdirSync(folder);
  if (present.every((name) => ours.includes(name))) close(folder, ownFolder);
  for (const name of present) if (ours.includes(name)) closeTree(join(folder, name));
}

function refuseLinks(folder: string, ours: readonly string[]): void {
  for (const path of ours.map((name) => join(folder, name))) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(linkProblem(path));
  }
}

/** A folder that is closed hides what is in it, so that nobody need look into it at each start. */
function closeTree(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // A link leads to something that somebody put elsewhere.
  if (!stats || stats.isSymbolicLink() || (stats.mode & others) === 0) return;
  close(path, stats.isDirectory() ? ownFolder : ownFile);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const isOthers = error instanceof Error && "code" in error && (error.code === "EPERM" || error.code === "ENOENT");
    if (!isOthers) throw error;
  }
}
