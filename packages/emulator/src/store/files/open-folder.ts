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

/** Opens a name without what stands behind it: rights are not needed for that. Node has no name for it. */
const O_PATH = 0o10000000;

/** Where the system has it, what is below an open folder is named by its descriptor: nobody can put another one in its place. */
const hasDescriptors = process.platform === "linux";

/** A name, as bytes where it may be no text. */
export type Name = string | Buffer;

/** A folder that is open. No link is followed to it, nor from it to what is directly below. */
export class OpenFolder {
  readonly descriptor: number;
  readonly #base: string;
  #isOpen = true;

  constructor(descriptor: number, path: Name) {
    this.descriptor = descriptor;
    // Without descriptors nothing is isolated either, and what runs in a sandbox may do what it likes.
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

/** The same, also where its owner may not look into it; the mode that it had is to be given back where that matters. */
export function enterFolder(path: Name): { readonly folder: OpenFolder; readonly stats: Stats } {
  const { made: folder, stats: before } = withRights(path, openFolder);
  const stats = before ?? folder.stats();
  // Whoever may list it may not yet reach what is in it.
  if ((stats.mode & 0o700) !== 0o700) fchmodSync(folder.descriptor, withOwner(stats));
  return { folder, stats };
}

/** Opens a file to read it, also where its owner may not. Its stats are those of before. */
export function openToRead(path: Name): { readonly descriptor: number; readonly stats: Stats } {
  // What is no file, such as a pipe, is not waited for.
  const { made, stats } = withRights(path, (file) => openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
  if (stats) fchmodSync(made, stats.mode & 0o7777);
  return { descriptor: made, stats: stats ?? fstatSync(made) };
}

/** @returns its stats too, where its rights had to be changed. */
function withRights<T>(path: Name, open: (path: Name) => T): { readonly made: T; readonly stats?: Stats } {
  try {
    return { made: open(path) };
  } catch (error) {
    if (codeOf(error) !== "EACCES") throw error;
    const stats = giveRights(path);
    return { made: open(path), stats };
  }
}

/** A command may have taken away what its files' owner needs to read them. */
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
