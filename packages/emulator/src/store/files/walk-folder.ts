import type { Dirent } from "node:fs";
import { fchmodSync, lstatSync, type Stats } from "node:fs";
import { codeOf, enterFolder, type OpenFolder } from "./open-folder.ts";

/** So many folders on the way down stay open: those above are found again from below. */
const mostOpen = 64;

interface Level {
  /** Absent: closed for a while. */
  folder: OpenFolder | undefined;
  readonly name: Buffer;
  readonly stats: Stats;
  readonly left: Buffer[];
  /** In bytes. */
  readonly length: number;
}

export interface Step {
  /** `file`: anything but a folder. A folder is entered, and left when all in it has been seen. */
  readonly kind: "file" | "enter" | "leave";
  /** The folder that it is in; of `enter` the folder itself. Absent when the first one is left. */
  readonly folder: OpenFolder | undefined;
  readonly name: Buffer;
  /** Of folders, as they were before they were entered. */
  readonly stats: Stats | undefined;
  /** Of what is no folder: whether its folder says that it is a plain file. */
  readonly isPlain: boolean;
  /** How many folders are above it: 0 is the first one itself. */
  readonly depth: number;
  /** Of its path below the first folder, in bytes. */
  readonly length: number;
}

/** @returns from `next` whether a folder that was just entered is to be passed over */
type Walk = Generator<Step, void, boolean | undefined>;

/** Walks below a folder by descriptors and follows no link. Files come before folders. @param givesBack rights that entering took */
export function* walk(root: string | Buffer, givesBack = false): Walk {
  const way: Level[] = [];
  try {
    const first = entered(root, Buffer.alloc(0), 0);
    if (first) yield* down(first);
  } finally {
    for (const level of way) close(level);
  }

  function close({ folder, stats }: Level): void {
    if (folder && givesBack && (stats.mode & 0o700) !== 0o700) fchmodSync(folder.descriptor, stats.mode & 0o7777);
    folder?.close();
  }

  function* down(first: Level): Walk {
    yield* arrived(first);
    for (let level = way.at(-1); level; level = way.at(-1)) {
      const { folder, left } = level;
      const name = left.pop();
      if (name !== undefined && folder) {
        const next = entered(folder.below(name), name, level.length + name.length + 1);
        if (next) yield* arrived(next);
      } else {
        const { name: own, stats, length } = level;
        yield { kind: "leave", folder: goUp(), name: own, stats, isPlain: false, depth: way.length, length };
      }
    }
  }

  function* arrived(level: Level): Walk {
    way.push(level);
    const far = way.at(-1 - mostOpen);
    if (far) {
      far.folder?.close();
      far.folder = undefined;
    }
    const { folder, name: own, stats, length: before } = level;
    const depth = way.length - 1;
    const isPassedOver = yield { kind: "enter", folder, name: own, stats, isPlain: false, depth, length: before };
    if (!folder || isPassedOver) return;
    const list = folder.list();
    try {
      for (let entry = list.readSync(); entry; entry = list.readSync()) {
        // It was opened for bytes.
        const name = entry.name as unknown as Buffer;
        const isPlain = entry.isFile();
        if (!isPlain && isFolder(folder, name, entry)) level.left.push(name);
        else {
          const length = before + name.length + 1;
          yield { kind: "file", folder, name, stats: undefined, isPlain, depth: depth + 1, length };
        }
      }
    } finally {
      list.closeSync();
    }
  }

  function goUp(): OpenFolder | undefined {
    const last = way.at(-1);
    const level = way.at(-2);
    if (level && !level.folder && last?.folder) {
      const above = last.folder.above();
      const { dev, ino } = above.stats();
      if (dev !== level.stats.dev || ino !== level.stats.ino) {
        above.close();
        throw new Error("A folder was moved while what is in it was walked through");
      }
      level.folder = above;
    }
    if (last) close(last);
    way.pop();
    return level?.folder;
  }
}

function entered(path: string | Buffer, name: Buffer, length: number): Level | undefined {
  try {
    const { folder, stats } = enterFolder(path);
    return { folder, stats, name, left: [], length };
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

/** Some file systems do not say what a name stands for. */
function isFolder(folder: OpenFolder, name: Buffer, entry: Dirent): boolean {
  const isKnown = entry.isDirectory() || entry.isSymbolicLink() || entry.isCharacterDevice();
  if (isKnown || entry.isFIFO() || entry.isSocket() || entry.isBlockDevice()) return entry.isDirectory();
  return lstatSync(folder.below(name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
