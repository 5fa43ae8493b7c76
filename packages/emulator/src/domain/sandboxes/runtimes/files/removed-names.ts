import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Lowers } from "../../../../isolation/session-disk.ts";
import { codeOf, type OpenFolder, openFolder } from "../../../../store/files/open-folder.ts";

interface Level {
  readonly lowers: readonly string[];
  readonly merged: OpenFolder | undefined;
}

/** Finds names that an overlay has removed by a comparison with the folders below, since Node cannot read the mark of an opaque folder. */
export class RemovedNames {
  readonly #way: Level[] = [];
  readonly #all: Lowers;

  constructor(all: Lowers) {
    this.#all = all;
  }

  below(depth: number, name: Buffer): string[] {
    for (const { merged } of this.#way.splice(depth)) merged?.close();
    const above = this.#way[depth - 1];
    const level: Level =
      depth === 0 ? { lowers: this.#all.lowers, merged: openFolder(this.#all.merged) } : into(above, name);
    this.#way.push(level);
    if (!level.merged) return [];
    const names = new Set(namesIn(level.merged.below(".")));
    const removed: string[] = [];
    for (const lower of level.lowers) {
      for (const each of namesIn(lower)) {
        if (names.has(each)) continue;
        names.add(each);
        if (!isWhiteout(lower, each)) removed.push(each);
      }
    }
    return removed;
  }

  close(): void {
    for (const { merged } of this.#way.splice(0)) merged?.close();
  }
}

function into(above: Level | undefined, name: Buffer): Level {
  const lowers: string[] = [];
  for (const lower of above?.lowers ?? []) {
    const path = join(lower, name.toString());
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) break;
    if (stats) lowers.push(path);
  }
  if (lowers.length === 0 || !above?.merged) return { lowers: [], merged: undefined };
  return { lowers, merged: openFolder(above.merged.below(name)) };
}

function isWhiteout(lower: string, name: string): boolean {
  const path = Buffer.concat([Buffer.from(`${lower}/`), Buffer.from(name, "latin1")]);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isCharacterDevice() === true && stats.rdev === 0;
}

function namesIn(folder: string | Buffer): string[] {
  try {
    return readdirSync(folder, { encoding: "latin1" });
  } catch (error) {
    if (["ENOENT", "EACCES"].includes(codeOf(error) ?? "")) return [];
    throw error;
  }
}
