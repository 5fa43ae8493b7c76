import { constants } from "node:fs";
import { type FileHandle, open, readlink, realpath } from "node:fs/promises";
import { errorCode, fileError, movedError, type PathInfo } from "./file-problem.ts";

// Windows lacks both flags, and opens no folders.
const flags = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * Works in exactly one folder, so that a link that replaces it meanwhile cannot expose another folder.
 *
 * @param location of the folder, without a link anywhere in it as far as was seen before.
 * @param work gets the path by which the names of the folder are to be looked up as long as it goes on.
 */
export async function inFolder<T>(info: PathInfo, location: string, work: (at: string) => Promise<T>): Promise<T> {
  const handle = await openFolder(info, location);
  try {
    const actual = handle && (await pathOfHandle(handle));
    if (actual !== undefined && actual.leadsTo !== location) throw movedError(info.path);
    const result = await work(actual?.path ?? location);
    // Other systems detect a replaced folder only afterwards.
    if (actual === undefined) await requireInPlace(info, location);
    return result;
  } finally {
    await handle?.close();
  }
}

/** Opens a folder; undefined where the system or its permissions do not allow it. */
async function openFolder(info: PathInfo, location: string): Promise<FileHandle | undefined> {
  try {
    return await open(location, flags);
  } catch (error) {
    const code = errorCode(error);
    if (code === "EACCES" || code === "EPERM" || code === "EISDIR") return undefined;
    throw code === "ELOOP" || code === "EMLINK" ? movedError(info.path, error) : fileError(info, error);
  }
}

/** Linux's path of an open folder, which survives moves, and the folder's location. */
async function pathOfHandle({ fd }: FileHandle): Promise<{ path: string; leadsTo: string } | undefined> {
  const path = `/proc/self/fd/${fd}`;
  const leadsTo = await readlink(path).catch(() => undefined);
  return leadsTo === undefined ? undefined : { path, leadsTo };
}

async function requireInPlace(info: PathInfo, location: string): Promise<void> {
  const real = await realpath(location).catch((error: unknown) => {
    throw fileError(info, error);
  });
  if (real !== location) throw movedError(info.path);
}
