import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "./files/open-folder.ts";
import { linkProblem } from "./files/own-folder.ts";

const ownFolder = 0o700;
const ownFile = 0o600;
const others = 0o077;

/** Creates or adopts a data folder, and closes `ours` in it to all but the owner. Throws where one of `ours` is a link, which would lead out. */
export function closeFolder(folder: string, ours: readonly string[]): void {
  makeFolder(folder, ownFolder);
  refuseLinks(folder, ours);
  // Windows has access lists instead of modes.
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

/** A closed folder hides its contents, so that no start has to walk through it again. */
function closeTree(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // Links lead out of the data folder.
  if (!stats || stats.isSymbolicLink() || (stats.mode & others) === 0) return;
  close(path, stats.isDirectory() ? ownFolder : ownFile);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!["EPERM", "ENOENT"].includes(codeOf(error) ?? "")) throw error;
  }
}

/** Creates a folder and its parents. Node's own `recursive` never ends where a parent takes no entries, as in `/proc`. */
function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
      throw new Error(`${folder} is there already, and is not a folder`, { cause: error });
    }
    const above = dirname(folder);
    if (code !== "ENOENT" || above === folder || existsSync(above)) throw error;
    makeFolder(above, mode);
    mkdirSync(folder, { mode });
  }
}

const mayRead = constants.R_OK | constants.W_OK;

/** Throws where this process may not read and write the folder and `ours` in it, such as files of another user's run. */
export function demandAccess(folder: string, ours: readonly string[]): void {
  accessSync(folder, mayRead | constants.X_OK);
  for (const path of ours.map((name) => join(folder, name))) if (existsSync(path)) accessSync(path, mayRead);
}

/** Advice that follows the system's message about a refused folder; empty where there is none. */
export function accessAdvice(error: Error, folder: string): string {
  const code = codeOf(error);
  if (code === "EROFS") return ". Its disk takes no writes: mount the volume for writing, or name another folder";
  if ((code !== "EACCES" && code !== "EPERM") || process.getuid === undefined) return "";
  const path = "path" in error && typeof error.path === "string" ? error.path : folder;
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  const user = process.getuid();
  if (owner === undefined || owner === user) return `. Let user ${user}, whose process this is, read and write it`;
  return `. It is user ${owner}'s, and this process is user ${user}'s: give it to that user (chown -R ${user} ${folder}), or run as user ${owner}`;
}
