import { constants } from "node:fs";
import { type FileHandle, open, readlink, realpath, stat } from "node:fs/promises";
import { errorCode, fileError, isMissing, movedError } from "./file-problem.ts";
import type { FoundFile } from "./found-file.ts";

// Links are not followed, and a pipe without a writer does not block. Windows lacks both flags.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens exactly the file that `walk` found. @throws `InputError` if it or a folder of its path became a link. */
export async function openFile({ path, location, built }: FoundFile): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(location, flags);
  } catch (error) {
    const code = errorCode(error);
    // ELOOP, or EMLINK on FreeBSD: a link now. ENXIO: a socket now.
    if (code === "ELOOP" || code === "EMLINK" || code === "ENXIO") throw movedError(path, error);
    throw fileError({ path, built }, error);
  }
  try {
    const sameFile = (await handle.stat()).isFile() && (await isAt(handle, location));
    if (!sameFile) throw movedError(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function isAt(handle: FileHandle, location: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/self/fd/${handle.fd}`)) === location;
  } catch {
    return isStillAt(handle, location);
  }
}

/** Tells whether a path without links still leads to the open file, for systems other than Linux. */
export async function isStillAt(handle: FileHandle, location: string): Promise<boolean> {
  try {
    if ((await realpath(location)) !== location) return false;
    const [opened, named] = await Promise.all([handle.stat({ bigint: true }), stat(location, { bigint: true })]);
    return opened.dev === named.dev && opened.ino === named.ino;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
