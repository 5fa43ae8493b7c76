import { lstatSync, mkdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { StorageError } from "../storage-error.ts";

// What is in there is the owner's only.
const folderMode = 0o700;

/** A folder that has been opened by its name, and outside of which nothing is touched. */
export interface OwnFolder {
  /** Throws a `StorageError` when the name, or a link on the way below it, leads to somebody else's folder by now, or to none. */
  demand(below: string): void;
  /** Makes a folder below it where it is missing, also when somebody has removed it since. Throws as `demand` does. */
  make(below: string, onMade: (folder: string) => void): void;
}

export function ownFolder(path: string): OwnFolder {
  const opened = statSync(path, { bigint: true });

  function walk(below: string, onMissing: (folder: string) => void): void {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev) {
      throw new StorageError(`its folder ${path} was removed or replaced; start this emulator again, or stop it`);
    }
    let at = path;
    for (const name of relative(path, below).split(sep).filter(Boolean)) {
      at = join(at, name);
      const stats = lstatSync(at, { throwIfNoEntry: false });
      if (stats?.isSymbolicLink()) throw new StorageError(linkProblem(at));
      if (!stats) onMissing(at);
    }
  }

  return {
    demand: (below) => walk(below, () => {}),
    make: (below, onMade) =>
      walk(below, (folder) => {
        mkdirSync(folder, { mode: folderMode });
        onMade(folder);
      }),
  };
}

export function linkProblem(path: string): string {
  return `${path} is a link, and nothing outside of the data folder is touched; put what it leads to in its place`;
}
