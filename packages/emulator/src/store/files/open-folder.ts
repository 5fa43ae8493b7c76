import {
  chmodSync,
  closeSync,
  constants,
  type Dir,
  fchmodSync,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readlinkSync,
  type Stats,
} from "node:fs";
import { join } from "node:path";

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** Linux's O_PATH, which Node lacks: a handle for the name alone, which needs no rights. */
const O_PATH = 0o10000000;

/** Linux names entries below an open folder by its descriptor, so that replacing the folder changes nothing. */
const hasDescriptors = process.platform === "linux";

/** A file name; bytes where it may be invalid UTF-8. */
export type Name = string | Buffer;

/** An open folder. No link is followed to it, nor to its direct entries. */
export class OpenFolder {
  readonly descriptor: number;
  readonly #base: string;
  #isOpen = true;

  constructor(descriptor: number, path: Name) {
    this.descriptor = descriptor;
    // Systems without descriptors have no isolated sandboxes to guard against.
    this.#base = hasDescriptors ? `/proc/self/fd/${descriptor}` : String(path);
  }

  below(name: Name): Name {
    return typeof name === "string" ? join(this.#base, name) : Buffer.concat([Buffer.from(`${this.#base}/`), name]);
  }

  list(): Dir {
    return opendirSync(this.#base, { encoding: "buffer" as BufferEncoding, bufferSize: 256 });
  }

  above(): OpenFolder {
    return openFolder(join(this.#base, ".."));
  }

  stats(): Stats {
    return fstatSync(this.descriptor);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.descriptor);
  }
}

export function openFolder(path: Name): OpenFolder {
  return new OpenFolder(openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), path);
}

/** Opens a folder even without the owner's rights, and adds them; the caller restores the returned mode. */
export function enterFolder(path: Name): { readonly folder: OpenFolder; readonly stats: Stats } {
  const { opened: folder, stats: before } = withRights(path, openFolder);
  const stats = before ?? folder.stats();
  // The right to list does not include the right to enter.
  if ((stats.mode & 0o700) !== 0o700) fchmodSync(folder.descriptor, withOwner(stats));
  return { folder, stats };
}

/** Opens a file for reading even without the owner's rights, and restores its mode; `stats` are those of before. */
export function openToRead(path: Name): { readonly descriptor: number; readonly stats: Stats } {
  // O_NONBLOCK: a pipe must not block.
  const { opened, stats } = withRights(path, (file) => openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
  if (stats) fchmodSync(opened, stats.mode & 0o7777);
  return { descriptor: opened, stats: stats ?? fstatSync(opened) };
}

/** @returns the earlier stats, where rights were added */
function withRights<T>(path: Name, open: (path: Name) => T): { readonly opened: T; readonly stats?: Stats } {
  try {
    return { opened: open(path) };
  } catch (error) {
    if (codeOf(error) !== "EACCES") throw error;
    const stats = giveRights(path);
    return { opened: open(path), stats };
  }
}

/** A sandbox's command may have taken the owner's rights away. */
function giveRights(path: Name): Stats {
  if (!hasDescriptors) {
    const stats = lstatSync(path);
    if (!stats.isSymbolicLink()) chmodSync(path, withOwner(stats));
    return stats;
  }
  const descriptor = openSync(path, O_PATH | O_NOFOLLOW);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isSymbolicLink()) chmodSync(`/proc/self/fd/${descriptor}`, withOwner(stats));
    return stats;
  } finally {
    closeSync(descriptor);
  }
}

function withOwner(stats: Stats): number {
  return (stats.mode & 0o7777) | (stats.isDirectory() ? 0o700 : 0o400);
}

export function linkAt(path: Name): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
