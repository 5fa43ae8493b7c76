import { constants } from "node:fs";
import { type FileHandle, mkdir, open, readlink, symlink, unlink } from "node:fs/promises";
import { join, posix } from "node:path";
import { badRequest, notFound } from "../../../../engine/platform-error.ts";

const { O_CREAT, O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/** As many links are followed on the way to a file, as Linux does. */
const mostLinks = 40;

/** A part of a sandbox's files: what stands at a path of its is a folder of this machine. */
export interface Root {
  readonly path: string;
  readonly folder: string;
  readonly readOnly: boolean;
}

/** A folder that is open, and how what is in it is named so that nobody can put another folder in its place meanwhile. */
interface OpenFolder {
  /** As the sandbox names it. */
  readonly path: string;
  readonly readOnly: boolean;
  below(name: string): string;
  finish(mode: number, mtime: Date): Promise<void>;
  close(): Promise<void>;
}

/**
 * The files of a sandbox, by the sandbox's own paths. Links are followed as the sandbox would, so that one to `/etc/passwd` leads to
 * no file of this machine. Every step is taken from a folder that is open already where the system has `/proc`: what a command
 * puts in the place of a folder at the same time leads nowhere either.
 */
export interface Tree {
  /** Whether a path is one of the sandbox's own files, and none of the machine's. */
  has(path: string): boolean;
  demandFolder(path: string): Promise<void>;
  makeFolder(path: string, recursive: boolean): Promise<void>;
  /** Absent: there is no such file. */
  openFile(path: string): Promise<FileHandle | undefined>;
  /** In the place of what is there, but for a folder; folders above it are made. @param mtime default: now */
  writeFile(path: string, mode: number, content: AsyncIterable<Uint8Array>, mtime?: Date): Promise<void>;
  /** Gives a folder its rights and its time; to be called when all that comes into it is there. */
  finishFolder(path: string, mode: number, mtime: Date): Promise<void>;
  writeLink(path: string, target: string): Promise<void>;
  /** The same path without `..`, where it stays in. Throws 400 where it does not. */
  within(path: string): string;
}

export function createTree(roots: readonly Root[]): Tree {
  // What lies in another one is looked for first.
  const byLength = [...roots].sort((one, other) => other.path.length - one.path.length);

  function rootOf(path: string): Root | undefined {
    return byLength.find((root) => path === root.path || path.startsWith(`${root.path}/`));
  }

  function within(path: string): string {
    const plain = posix.normalize(path).replace(/(.)\/$/, "$1");
    if (path.includes("\0") || !rootOf(plain)) throw outside(path);
    return plain;
  }

  function outside(path: string): Error {
    const places = roots.map((root) => root.path).join(", ");
    return badRequest(`${JSON.stringify(path)} is outside of the sandbox's own files, which are below ${places}`);
  }

  /** Opens a folder, step by step. Absent: there is none. */
  async function openFolder(path: string, make: "no" | "last" | "all", links = 0): Promise<OpenFolder | undefined> {
    if (links > mostLinks) throw badRequest(`${JSON.stringify(path)} leads through too many links`);
    const plain = within(path);
    const root = rootOf(plain);
    if (!root) throw outside(path);
    const names = plain.slice(root.path.length).split("/").filter(Boolean);
    let at = await opened(root.folder, root.path, root.readOnly);
    for (const [index, name] of names.entries()) {
      const next = at.below(name);
      const nextPath = posix.join(at.path, name);
      const rest = names.slice(index + 1);
      try {
        const mayMake = make === "all" || (make === "last" && rest.length === 0);
        const into = await step(next, nextPath, root.readOnly, mayMake);
        if (typeof into === "string")
          return await openFolder(posix.join(posix.resolve(at.path, into), ...rest), make, links + 1);
        if (!into) return undefined;
        const before = at;
        at = into;
        await before.close();
      } catch (error) {
        await at.close();
        throw error;
      } finally {
        // Nothing more is needed of a folder that leads elsewhere, or nowhere.
        if (at.path !== nextPath) await at.close();
      }
    }
    return at;
  }

  /** One step: the folder, the target of a link, or nothing. */
  async function step(
    file: string,
    path: string,
    readOnly: boolean,
    make: boolean,
  ): Promise<OpenFolder | string | undefined> {
    try {
      return await opened(file, path, readOnly);
    } catch (error) {
      const code = codeOf(error);
      if (code === "ENOENT" && make) {
        if (readOnly) throw badRequest(`${path} is in a drive that may only be read`);
        await mkdir(file, 0o755).catch(ignoring("EEXIST"));
        return opened(file, path, readOnly).catch((later: unknown) => {
          throw refused(path, later);
        });
      }
      if (code === "ENOENT") return undefined;
      if (code === "ELOOP" || code === "ENOTDIR") {
        const target = await linkAt(file);
        if (target !== undefined) return target;
        throw badRequest(`${path} is no directory`);
      }
      throw refused(path, error);
    }
  }

  async function parentOf(path: string, make: "no" | "all"): Promise<readonly [OpenFolder | undefined, string]> {
    const plain = within(path);
    if (rootOf(plain)?.path === plain) throw badRequest(`${plain} is a directory`);
    return [await openFolder(posix.dirname(plain), make), posix.basename(plain)];
  }

  async function openFile(path: string, links = 0): Promise<FileHandle | undefined> {
    if (links > mostLinks) throw badRequest(`${JSON.stringify(path)} leads through too many links`);
    const [folder, name] = await parentOf(path, "no");
    if (!folder) return undefined;
    try {
      const file = folder.below(name);
      // What is no file, such as a pipe, is not waited for.
      const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(async (error: unknown) => {
        if (codeOf(error) === "ENOENT") return undefined;
        const target = codeOf(error) === "ELOOP" ? await linkAt(file) : undefined;
        if (target === undefined) throw refused(path, error);
        return openFile(posix.resolve(folder.path, target), links + 1);
      });
      if (handle && !(await handle.stat()).isFile()) {
        await handle.close();
        throw badRequest(`${path} is no file`);
      }
      return handle;
    } finally {
      await folder.close();
    }
  }

  /** Lets `work` put something in the place of what has a path. */
  async function replace(path: string, work: (file: string) => Promise<void>): Promise<void> {
    const [folder, name] = await parentOf(path, "all");
    if (!folder) throw badRequest(`${path} cannot be written`);
    try {
      if (folder.readOnly) throw badRequest(`${path} is in a drive that may only be read`);
      const file = folder.below(name);
      await unlink(file).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return;
        const isFolder = ["EISDIR", "EPERM"].includes(codeOf(error) ?? "");
        throw isFolder ? badRequest(`${path} cannot be written: a directory is there`) : refused(path, error);
      });
      await work(file);
    } finally {
      await folder.close();
    }
  }

  return {
    has: (path) => rootOf(posix.normalize(path)) !== undefined,
    within,
    openFile,
    async demandFolder(path) {
      const folder = await openFolder(path, "no");
      if (!folder) throw badRequest(`There is no directory ${path} in the sandbox`);
      await folder.close();
    },
    async makeFolder(path, recursive) {
      const plain = within(path);
      if (!recursive) {
        const there = await openFolder(plain, "no");
        await there?.close();
        if (there) throw badRequest(`${path} is there already`);
      }
      const folder = await openFolder(plain, recursive ? "all" : "last");
      if (!folder) throw notFound(`The directory above ${path}`);
      await folder.close();
    },
    async finishFolder(path, mode, mtime) {
      // Those that hold everything are not the sandbox's to change.
      if (roots.some((root) => root.path === posix.normalize(path).replace(/(.)\/$/, "$1"))) return;
      const folder = await openFolder(path, "no");
      try {
        await folder?.finish(mode, mtime);
      } finally {
        await folder?.close();
      }
    },
    writeFile: (path, mode, content, mtime) =>
      replace(path, async (file) => {
        const handle = await open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
        try {
          for await (const piece of content) await handle.write(piece);
          await handle.chmod(mode);
          if (mtime) await handle.utimes(mtime, mtime);
        } finally {
          await handle.close();
        }
      }),
    writeLink: (path, target) => replace(path, (file) => symlink(target, file)),
  };
}

async function opened(file: string, path: string, readOnly: boolean): Promise<OpenFolder> {
  const handle = await open(file, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  let isOpen = true;
  // Without /proc nothing is isolated either, and whoever runs a command may do what it likes.
  const base = process.platform === "linux" ? `/proc/self/fd/${handle.fd}` : file;
  return {
    path,
    readOnly,
    below: (name) => join(base, name),
    async finish(mode, mtime) {
      await handle.chmod(mode);
      await handle.utimes(mtime, mtime);
    },
    async close() {
      if (isOpen) {
        isOpen = false;
        await handle.close();
      }
    },
  };
}

/** Where a link leads. Absent: it is none, or none any more. */
function linkAt(file: string): Promise<string | undefined> {
  return readlink(file).catch(() => undefined);
}

function refused(path: string, error: unknown): Error {
  return badRequest(`${path} cannot be reached in the sandbox: ${codeOf(error) ?? String(error)}`);
}

function ignoring(code: string): (error: unknown) => void {
  return (error) => {
    if (codeOf(error) !== code) throw error;
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
