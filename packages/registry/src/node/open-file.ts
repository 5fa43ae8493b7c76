import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { InputError } from "@slipway/core/call";

// Windows has none of them, and neither pipes nor links that could be meant here.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/** Opens a file to read it, and waits for no pipe in its place: who writes may never come. `InputError` for no file; for a link the system's `ELOOP`. */
export async function openFile(place: string, { followLinks }: { readonly followLinks: boolean }): Promise<FileHandle> {
  const file = await open(place, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW));
  try {
    if ((await file.stat()).isFile()) return file;
    throw new InputError(`${place} is no file`, {});
  } catch (error) {
    await file.close();
    throw error;
  }
}
