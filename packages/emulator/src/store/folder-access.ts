import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";

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
