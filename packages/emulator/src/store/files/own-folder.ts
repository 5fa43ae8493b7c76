import { lstatSync, mkdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { StorageError } from "../storage-error.ts";

// Owner only.
const folderMode = 0o700;

/** A folder identified by inode: operations outside of it, or in a replacement, are refused. */
export interface OwnFolder {
  /** Throws a `StorageError` when the path was replaced or removed, or leads through a link. */
  demand(below: string): void;
  /** Creates a folder below, even after its removal. Throws as `demand` does. */
  make(below: string, onMade: (folder: string) => void): void;
}

export function ownFolder(path: string): OwnFolder {
  const opened = statSync(path, { bigint: true });

  function walk(below: string, onMissing: (folder: string) => void): void {
    const current = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (current?.ino !== opened.ino || current.dev !== opened.dev) {
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
