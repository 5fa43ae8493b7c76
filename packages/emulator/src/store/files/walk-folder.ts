import type { Dirent } from "node:fs";
import { fchmodSync, lstatSync, type Stats } from "node:fs";
import { codeOf, enterFolder, type OpenFolder } from "./open-folder.ts";

/** Limit of open descriptors: folders further up are closed, and opened again from below. */
const maxOpen = 64;

interface Level {
  /** Absent: closed for now. */
  folder: OpenFolder | undefined;
  readonly name: Buffer;
  readonly stats: Stats;
  readonly pending: Buffer[];
  /** Path length in bytes. */
  readonly length: number;
}

export interface Step {
  /** `file` is anything but a folder. Each folder is entered and, after all of its entries, left. */
  readonly kind: "file" | "enter" | "leave";
  /** The parent; for `enter` the folder itself. Absent when the root is left. */
  readonly folder: OpenFolder | undefined;
  readonly name: Buffer;
  /** A folder's stats before its entry changed any rights. */
  readonly stats: Stats | undefined;
  /** Whether the directory entry says "regular file". */
  readonly isPlain: boolean;
  /** 0 is the root. */
  readonly depth: number;
  /** Length of the path below the root, in bytes. */
  readonly length: number;
}

/** `next(true)` after `enter` skips the folder. */
type Walk = Generator<Step, void, boolean | undefined>;

/** Walks a tree by descriptors, following no links; files come before folders. @param restoresModes gives changed modes back */
export function walk(root: string | Buffer, restoresModes = false): Walk {
  return new FolderWalk(restoresModes).start(root);
}

class FolderWalk {
  readonly #restoresModes: boolean;
  /** The folders from the root down to the present one. */
  readonly #levels: Level[] = [];

  constructor(restoresModes: boolean) {
    this.#restoresModes = restoresModes;
  }

  *start(root: string | Buffer): Walk {
    try {
      const first = openLevel(root, Buffer.alloc(0), 0);
      if (first) yield* this.#enter(first);
      for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) yield* this.#goOn(level);
    } finally {
      for (const level of this.#levels) this.#close(level);
    }
  }

  *#goOn({ folder, pending, name, stats, length }: Level): Walk {
    const child = pending.pop();
    if (child !== undefined && folder) {
      const next = openLevel(folder.below(child), child, length + child.length + 1);
      if (next) yield* this.#enter(next);
    } else {
      yield { kind: "leave", folder: this.#goUp(), name, stats, isPlain: false, depth: this.#levels.length, length };
    }
  }

  *#enter(level: Level): Walk {
    this.#levels.push(level);
    const far = this.#levels.at(-1 - maxOpen);
    if (far) {
      far.folder?.close();
      far.folder = undefined;
    }
    const { folder, name, stats, length, pending } = level;
    const depth = this.#levels.length - 1;
    const isSkipped = yield { kind: "enter", folder, name, stats, isPlain: false, depth, length };
    if (!folder || isSkipped) return;
    const entries = folder.list();
    try {
      for (let entry = entries.readSync(); entry; entry = entries.readSync()) {
        // The Dir was opened with the encoding "buffer".
        const child = entry.name as unknown as Buffer;
        const isPlain = entry.isFile();
        if (!isPlain && isFolder(folder, child, entry)) pending.push(child);
        else {
          const ofFile = {
            folder,
            name: child,
            stats: undefined,
            isPlain,
            depth: depth + 1,
            length: length + child.length + 1,
          };
          yield { kind: "file", ...ofFile };
        }
      }
    } finally {
      entries.closeSync();
    }
  }

  #goUp(): OpenFolder | undefined {
    const [level, last] = [this.#levels.at(-2), this.#levels.at(-1)];
    if (level && !level.folder && last?.folder) {
      const above = last.folder.above();
      const { dev, ino } = above.stats();
      if (dev !== level.stats.dev || ino !== level.stats.ino) {
        above.close();
        throw new Error("A folder was moved while what is in it was walked through");
      }
      level.folder = above;
    }
    if (last) this.#close(last);
    this.#levels.pop();
    return level?.folder;
  }

  #close({ folder, stats }: Level): void {
    const isChanged = (stats.mode & 0o700) !== 0o700;
    if (folder && this.#restoresModes && isChanged) fchmodSync(folder.descriptor, stats.mode & 0o7777);
    folder?.close();
  }
}

function openLevel(path: string | Buffer, name: Buffer, length: number): Level | undefined {
  try {
    const { folder, stats } = enterFolder(path);
    return { folder, stats, name, pending: [], length };
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

/** Some file systems give no entry types. */
function isFolder(folder: OpenFolder, name: Buffer, entry: Dirent): boolean {
  const isKnown = entry.isDirectory() || entry.isSymbolicLink() || entry.isCharacterDevice();
  if (isKnown || entry.isFIFO() || entry.isSocket() || entry.isBlockDevice()) return entry.isDirectory();
  return lstatSync(folder.below(name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
