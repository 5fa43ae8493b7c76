import { constants } from "node:fs";
import { type FileHandle, open, readlink, realpath } from "node:fs/promises";
import { changed, codeOf, fileProblem, type Named } from "./file-problem.ts";

// Windows knows neither, and opens no folders.
const flags = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * Looks into a folder, and no other: a link in its place meanwhile would have names and links of another folder read as this one's.
 *
 * @param location of the folder, without a link anywhere in it as far as was seen before.
 * @param work gets the path by which the names of the folder are to be looked up as long as it goes on.
 */
export async function inFolder<T>(named: Named, location: string, work: (at: string) => Promise<T>): Promise<T> {
  const handle = await opened(named, location);
  try {
    const held = handle && (await heldPath(handle));
    if (held !== undefined && held.leadsTo !== location) throw changed(named.path);
    const result = await work(held?.path ?? location);
    // Where the system does not say what is open, it is seen when the folder is not there afterwards.
    if (held === undefined) await demandInPlace(named, location);
    return result;
  } finally {
    await handle?.close();
  }
}

/** Opens a folder; undefined where the system opens none, and for one that may be looked into by name only. */
async function opened(named: Named, location: string): Promise<FileHandle | undefined> {
  try {
    return await open(location, flags);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EACCES" || code === "EPERM" || code === "EISDIR") return undefined;
    // It is a link now.
    throw code === "ELOOP" || code === "EMLINK" ? changed(named.path, error) : fileProblem(named, error);
  }
}

/** The path by which Linux leads to an open folder, wherever it is moved, and where it was when it was opened. */
async function heldPath({ fd }: FileHandle): Promise<{ path: string; leadsTo: string } | undefined> {
  const path = `/proc/self/fd/${fd}`;
  const leadsTo = await readlink(path).catch(() => undefined);
  return leadsTo === undefined ? undefined : { path, leadsTo };
}

async function demandInPlace(named: Named, location: string): Promise<void> {
  const real = await realpath(location).catch((error: unknown) => {
    throw fileProblem(named, error);
  });
  if (real !== location) throw changed(named.path);
}
