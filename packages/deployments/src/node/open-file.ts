import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync } from "node:fs";
import { type FileHandle, open, readlink, realpath, stat } from "node:fs/promises";
import { errorCode, fileError, isMissing, movedError, rewrittenError } from "./file-problem.ts";
import type { FoundFile } from "./found-file.ts";

// Links are not followed, and a pipe without a writer does not block. Windows lacks both flags.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens exactly the file that `walk` found. @throws `InputError` if it or a folder of its path became a link. */
export async function openFile(file: FoundFile): Promise<FileHandle> {
  const { path, location } = file;
  const handle = await open(location, flags).catch((error: unknown) => {
    throw openError(file, error);
  });
  try {
    const sameFile = (await handle.stat()).isFile() && (await isAt(handle, location));
    if (!sameFile) throw movedError(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Reads a small file by synchronous calls: a promise for each costs many times what they do. Undefined for a larger one, and where the
 * system does not tell whether it is the file that `walk` found: `openFile` judges those.
 */
export function readSmallFile(file: FoundFile, max: number): Buffer | undefined {
  let opened: number;
  try {
    opened = openSync(file.location, flags);
  } catch (error) {
    throw openError(file, error);
  }
  try {
    const before = fstatSync(opened, { bigint: true });
    if (!before.isFile() || before.size > max || linkOf(opened) !== file.location) return undefined;
    // An extra byte detects a growing file.
    const content = Buffer.allocUnsafe(Number(before.size) + 1);
    let [size, count] = [0, 0];
    do {
      count = readSync(opened, content, size, content.length - size, null);
      size += count;
    } while (count > 0 && size < content.length);
    const after = fstatSync(opened, { bigint: true });
    if (size !== content.length - 1 || after.size !== before.size || after.mtimeNs !== before.mtimeNs)
      throw rewrittenError(file.path);
    return content.subarray(0, size);
  } finally {
    closeSync(opened);
  }
}

function openError({ path, built }: FoundFile, error: unknown): unknown {
  const code = errorCode(error);
  // ELOOP, or EMLINK on FreeBSD: a link now. ENXIO: a socket now.
  if (code === "ELOOP" || code === "EMLINK" || code === "ENXIO") return movedError(path, error);
  return fileError({ path, built }, error);
}

function linkOf(opened: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${opened}`);
  } catch {
    return undefined;
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
