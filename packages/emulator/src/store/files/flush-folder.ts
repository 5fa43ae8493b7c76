import { closeSync, fsyncSync, openSync } from "node:fs";
import { codeOf } from "./open-folder.ts";

/** Flushes a folder's entries: flushing a file does not flush its name. */
export function flushFolder(folder: string): void {
  // Windows opens no folder as a file, and NTFS keeps the order of its entries itself.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    // Network file systems may not support it.
    if (codeOf(error) !== "EINVAL") throw error;
  } finally {
    closeSync(handle);
  }
}
