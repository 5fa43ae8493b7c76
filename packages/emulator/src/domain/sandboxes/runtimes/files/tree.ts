import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  symlinkSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { posix } from "node:path";
import { badRequest, notFound } from "../../../../engine/platform-error.ts";
import type { Mount } from "../../../../isolation/session-disk.ts";
import {
  codeOf,
  linkAt,
  type Name,
  type OpenFolder,
  openFolder as opened,
} from "../../../../store/files/open-folder.ts";

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

const maxLinks = 40;

export interface WithinFolder {
  readonly path: string;
  /** The names of the parent and the file on this machine, which lead nowhere else as long as the parent is open. */
  readonly folder: string;
  readonly file: string;
}

interface Place {
  readonly path: string;
  readonly readOnly: boolean;
  readonly folder: OpenFolder;
}

/** The files of a sandbox by its own paths. Each step starts at an open folder, so that no link and no swapped folder leads outside. */
export class Tree {
  readonly #roots: readonly Mount[];
  readonly #open = new Map<string, Place>();
  readonly #maxOpen: number;
  readonly #covered: readonly string[];

  /**
   * @param covered paths under which commands see a mount that is not in these roots
   * @param maxOpen so many folders stay open from one file to the next, until `close`
   */
  constructor(roots: readonly Mount[], covered: readonly string[] = [], maxOpen = 0) {
    // A drive's path is longer than the path of the disk around it.
    this.#roots = [...roots].sort((one, other) => other.path.length - one.path.length);
    this.#covered = covered;
    this.#maxOpen = maxOpen;
  }

  has(path: string): boolean {
    return this.#rootOf(posix.normalize(path)) !== undefined;
  }

  /** The path without `..`. Throws 400 where it leads out. */
  within(path: string): string {
    const plain = posix.normalize(path).replace(/(.)\/$/, "$1");
    if (path.includes("\0") || !this.#rootOf(plain)) throw this.#outside(path);
    return plain;
  }

  isAbove(path: string): boolean {
    const plain = posix.normalize(path).replace(/\/?$/, "/");
    return this.#roots.some((root) => root.path !== plain && root.path.startsWith(plain));
  }

  demandVisible(path: string): void {
    const mount = this.#covered.find((each) => path === each || path.startsWith(`${each}/`));
    if (mount !== undefined)
      throw badRequest(`${path} cannot be written: the sandbox's own ${mount} is mounted there, and covers it`);
  }

  demandFolder(path: string): void {
    const place = this.#openFolder(path, "no");
    if (!place) throw badRequest(`There is no directory ${path} in the sandbox`);
    place.folder.close();
  }

  makeFolder(path: string, recursive: boolean): void {
    const plain = this.within(path);
    if (!recursive) {
      const there = this.#openFolder(plain, "no");
      there?.folder.close();
      if (there) throw badRequest(`${path} is there already`);
    }
    const folder = this.#openFolder(plain, recursive ? "all" : "last");
    if (!folder) throw notFound(`The directory above ${path}`);
    folder.folder.close();
  }

  /** A descriptor of a file, to be closed. Absent: there is no such file. */
  openFile(path: string, links = 0): number | undefined {
    if (links > maxLinks) throw badRequest(`${JSON.stringify(path)} leads through too many links`);
    const [place, name] = this.#parentOf(path, "no");
    if (!place) return undefined;
    const file = place.folder.below(name);
    try {
      const descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      if (fstatSync(descriptor).isFile()) return descriptor;
      closeSync(descriptor);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return undefined;
      const target = codeOf(error) === "ELOOP" ? linkAt(file) : undefined;
      if (target === undefined) throw refused(path, error);
      return this.openFile(posix.resolve(place.path, target), links + 1);
    } finally {
      this.#leave(place);
    }
    throw badRequest(`${path} is not a file`);
  }

  async writeFile(path: string, mode: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const descriptor = this.#replace(path, (file) => openSync(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode));
    try {
      for await (const piece of content) writeAll(descriptor, piece);
      fchmodSync(descriptor, mode);
    } finally {
      closeSync(descriptor);
    }
  }

  writeLink(path: string, target: string): void {
    this.#replace(path, (file) => symlinkSync(target, file));
  }

  /** Lets `work` change what has a path, while the folder that holds it is open. Absent: there is no such folder. @param make `all`: makes it */
  async inFolder<T>(
    path: string,
    make: "no" | "all",
    work: (within: WithinFolder) => Promise<T>,
  ): Promise<T | undefined> {
    const [place, name] = this.#parentOf(path, make);
    if (!place) return undefined;
    try {
      if (place.readOnly) throw badRequest(`${path} is in a drive that may only be read`);
      const { folder } = place;
      const within = {
        path: posix.join(place.path, name),
        folder: `${folder.below(".")}`,
        file: `${folder.below(name)}`,
      };
      return await work(within);
    } finally {
      this.#leave(place);
    }
  }

  close(): void {
    for (const { folder } of this.#open.values()) folder.close();
    this.#open.clear();
  }

  #rootOf(path: string): Mount | undefined {
    return this.#roots.find((root) => path === root.path || path.startsWith(root.path.replace(/\/?$/, "/")));
  }

  #outside(path: string): Error {
    const places = this.#roots.map((root) => root.path).join(", ");
    return badRequest(`${JSON.stringify(path)} is outside of the sandbox's own files, which are below ${places}`);
  }

  #openFolder(path: string, make: "no" | "last" | "all", links = 0): Place | undefined {
    if (links > maxLinks) throw badRequest(`${JSON.stringify(path)} leads through too many links`);
    const plain = this.within(path);
    const root = this.#rootOf(plain);
    if (!root) throw this.#outside(path);
    const { readOnly } = root;
    const names = plain.slice(root.path.length).split("/").filter(Boolean);
    let at: Place = { path: root.path, readOnly, folder: opened(root.folder) };
    for (const [index, name] of names.entries()) {
      try {
        const rest = names.slice(index + 1);
        const nextPath = posix.join(at.path, name);
        const mayMake = make === "all" || (make === "last" && rest.length === 0);
        if (mayMake) this.demandVisible(nextPath);
        const into = step(at.folder.below(name), nextPath, readOnly, mayMake);
        if (into === undefined) return undefined;
        if (typeof into === "string") {
          return this.#openFolder(posix.join(posix.resolve(at.path, into), ...rest), make, links + 1);
        }
        at.folder.close();
        at = { path: nextPath, readOnly, folder: into };
      } finally {
        if (at.path !== posix.join(root.path, ...names.slice(0, index + 1))) at.folder.close();
      }
    }
    return at;
  }

  #parentOf(path: string, make: "no" | "all"): readonly [Place | undefined, string] {
    const plain = this.within(path);
    if (this.#rootOf(plain)?.path === plain) throw badRequest(`${plain} is a directory`);
    const above = posix.dirname(plain);
    const place = this.#open.get(above) ?? this.#openFolder(above, make);
    if (place && this.#maxOpen > 0) {
      this.#open.delete(above);
      this.#open.set(above, place);
      const [oldest] = this.#open;
      if (oldest && this.#open.size > this.#maxOpen) {
        this.#open.delete(oldest[0]);
        oldest[1].folder.close();
      }
    }
    return [place, posix.basename(plain)];
  }

  #leave({ folder }: Place): void {
    if (this.#maxOpen === 0) folder.close();
  }

  #replace<T>(path: string, work: (file: Name) => T): T {
    const [place, name] = this.#parentOf(path, "all");
    if (!place) throw badRequest(`${path} cannot be written`);
    try {
      if (place.readOnly) throw badRequest(`${path} is in a drive that may only be read`);
      this.demandVisible(posix.join(place.path, name));
      const file = place.folder.below(name);
      try {
        return work(file);
      } catch (error) {
        if (codeOf(error) !== "EEXIST") throw error;
        unlink(file, path);
        return work(file);
      }
    } finally {
      this.#leave(place);
    }
  }
}

function unlink(file: Name, path: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    const isFolder = ["EISDIR", "EPERM"].includes(codeOf(error) ?? "");
    if (isFolder) throw badRequest(`${path} cannot be written: a directory is there`);
    if (codeOf(error) !== "ENOENT") throw refused(path, error);
  }
}

function step(file: Name, path: string, readOnly: boolean, make: boolean): OpenFolder | string | undefined {
  try {
    return opened(file);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" && make) return makeStep(file, path, readOnly);
    if (code === "ENOENT") return undefined;
    if (code === "ELOOP" || code === "ENOTDIR") {
      const target = linkAt(file);
      if (target !== undefined) return target;
      throw badRequest(`${path} is not a directory`);
    }
    throw refused(path, error);
  }
}

function makeStep(file: Name, path: string, readOnly: boolean): OpenFolder {
  if (readOnly) throw badRequest(`${path} is in a drive that may only be read`);
  try {
    mkdirSync(file, 0o755);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw refused(path, error);
  }
  try {
    return opened(file);
  } catch (error) {
    throw refused(path, error);
  }
}

/** @param at a position in the file. Default: the end of the last write */
export function writeAll(descriptor: number, bytes: Uint8Array, at?: number): void {
  for (let written = 0; written < bytes.length; )
    written += writeSync(descriptor, bytes, written, undefined, at === undefined ? null : at + written);
}

function refused(path: string, error: unknown): Error {
  return badRequest(`${path} cannot be reached in the sandbox: ${codeOf(error) ?? String(error)}`);
}
