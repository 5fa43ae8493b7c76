import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkProblem } from "./files/own-folder.ts";

const ownFolder = 0o700;
const ownFile = 0o600;
const others = 0o077;

/** Makes or takes a data folder, and closes `ours` in it to all but the owner. Throws for a link of ours: it would lead out. */
export function closeFolder(folder: string, ours: readonly string[]): void {
  makeFolder(folder, ownFolder);
  refuseLinks(folder, ours);
  // There folders have access lists, and no modes.
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

/** Makes a folder with those above it. Node's own `recursive` never ends where a folder takes none in it, as in `/proc`. */
function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
      throw new Error(`${folder} is there already, and is no folder`, { cause: error });
    }
    const above = dirname(folder);
    if (code !== "ENOENT" || above === folder || existsSync(above)) throw error;
    makeFolder(above, mode);
    mkdirSync(folder, { mode });
  }
}

const mayRead = constants.R_OK | constants.W_OK;

/** Throws where this process may not read and write a folder and what is `ours` in it, such as what another user's run left there. */
export function demandAccess(folder: string, ours: readonly string[]): void {
  accessSync(folder, mayRead | constants.X_OK);
  for (const path of ours.map((name) => join(folder, name))) if (existsSync(path)) accessSync(path, mayRead);
}

/** What to do about a folder that the system refuses, as a sentence that follows the system's own; empty where there is no advice. */
export function accessAdvice(error: Error, folder: string): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EROFS") return ". Its disk takes no writes: mount the volume for writing, or name another folder";
  if ((code !== "EACCES" && code !== "EPERM") || process.getuid === undefined) return "";
  const path = "path" in error && typeof error.path === "string" ? error.path : folder;
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  const user = process.getuid();
  if (owner === undefined || owner === user) return `. Let user ${user}, whose process this is, read and write it`;
  return `. It is user ${owner}'s, and this process is user ${user}'s: give it to that user (chown -R ${user} ${folder}), or run as user ${owner}`;
}
