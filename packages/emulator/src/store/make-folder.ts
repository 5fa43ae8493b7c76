import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder, with those above it that are missing.
 *
 * Node's own `recursive` never ends where a folder is there and takes none in it, as in `/proc`: it tries again and again.
 */
export function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
      throw new Error(`${folder} is there already, and is no folder`, { cause: error });
    }
    const above = dirname(folder);
    if (code !== "ENOENT" || above === folder || existsSync(above)) throw error;
    makeFolder(above, mode);
    mkdirSync(folder, { mode });
  }
}
