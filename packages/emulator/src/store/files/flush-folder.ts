import { closeSync, fsyncSync, openSync } from "node:fs";

/** Returns when the names of what is in a folder are on disk: to flush a file leaves its name behind. */
export function flushFolder(folder: string): void {
  // There a folder cannot be opened as a file, and NTFS keeps the order of its names itself.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    // Some file systems, such as those of network drives, know no such thing.
    if (!(error instanceof Error && "code" in error && error.code === "EINVAL")) throw error;
  } finally {
    closeSync(handle);
  }
}
