import { readdir, realpath, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import type { Ignore } from "ignore";

/** A file of a folder. */
export interface FoundFile {
  /** Path below the folder, with `/` between folders. */
  readonly path: string;
  /** Where it is on disk. */
  readonly location: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Finds the files of a folder that no rule leaves out, in the order of their paths.
 *
 * Links are followed; a folder that contains itself through a link is entered once.
 */
export async function* walk(directory: string, rules: Ignore): AsyncGenerator<FoundFile> {
  yield* below("", new Set([await realpath(directory)]));

  async function* below(folder: string, entered: ReadonlySet<string>): AsyncGenerator<FoundFile> {
    const names = await readdir(join(directory, folder));
    for (const name of names.sort()) {
      const path = posix.join(folder, name);
      const location = join(directory, path);
      // Asked by name first: what is left out may be a link that leads nowhere.
      if (rules.ignores(path)) continue;
      const found = await stat(location);
      if (found.isFile()) yield { path, location, size: found.size };
      if (!found.isDirectory() || rules.ignores(`${path}/`)) continue;
      const real = await realpath(location);
      if (!entered.has(real)) yield* below(path, new Set([...entered, real]));
    }
  }
}
