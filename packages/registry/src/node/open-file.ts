import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { InputError } from "@slipway/core/call";

// Absent on Windows, which has no such pipes or links.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/** Opens a regular file without waiting for the writer of a pipe. `InputError` for another kind; for a link the system's `ELOOP`. */
export async function openFile(place: string, { followLinks }: { readonly followLinks: boolean }): Promise<FileHandle> {
  const file = await open(place, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW));
  try {
    if ((await file.stat()).isFile()) return file;
    throw new InputError(`${place} is not a file`, {});
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Opens a regular file that is no link, as `openFile` does. */
export function openFileSync(place: string): number {
  const file = openSync(place, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new InputError(`${place} is not a file`, {});
}
