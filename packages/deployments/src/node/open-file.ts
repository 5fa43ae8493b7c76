import { constants } from "node:fs";
import { type FileHandle, open, readlink, realpath, stat } from "node:fs/promises";
import { changed, codeOf, fileProblem, isMissing } from "./file-problem.ts";
import type { FoundFile } from "./found-file.ts";

// A link is not followed, and a pipe without a writer does not hold the process. Windows knows neither.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a file that `walk` found, and nothing else: it, or a folder of its path, may have become a link since. Then it is an `InputError`. */
export async function openFile({ path, location, built }: FoundFile): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(location, flags);
  } catch (error) {
    const code = codeOf(error);
    // ELOOP, or EMLINK on FreeBSD: it is a link now. ENXIO: it is a socket now.
    if (code === "ELOOP" || code === "EMLINK" || code === "ENXIO") throw changed(path, error);
    throw fileProblem({ path, built }, error);
  }
  try {
    const sameFile = (await handle.stat()).isFile() && (await isAt(handle, location));
    if (!sameFile) throw changed(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function isAt(handle: FileHandle, location: string): Promise<boolean> {
  try {
    // Linux says itself what was opened, whatever happened to the path since.
    return (await readlink(`/proc/self/fd/${handle.fd}`)) === location;
  } catch {
    return isStillAt(handle, location);
  }
}

/** The same where the system does not say what was opened: the path has no link, and leads to the file that is open. */
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
