import { existsSync, mkdirSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname, join, posix, relative } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import { home } from "../tables.ts";
import { freezeFolder } from "./process/freeze.ts";
import { createTree, type Root, type Tree } from "./process/tree.ts";
import { unpackInto } from "./process/unpack.ts";
import type { Machine, MachinePlace, Mount } from "./runtime.ts";

/** A session's files: below its folder as they are below the sandbox's root, and the drives. */
export interface SessionFiles extends Pick<Machine, "unpack" | "read" | "mkdir" | "freeze"> {
  readonly tree: Tree;
  /** What the sandbox sees, and where that is on this machine. */
  readonly roots: readonly Root[];
  readonly mounts: readonly Mount[];
  /** Where a path of the sandbox's is on this machine. */
  real(path: string): string;
}

export async function openSessionFiles({
  folder,
  drives,
}: Pick<MachinePlace, "folder" | "drives">): Promise<SessionFiles> {
  const files = join(folder, "fs");
  const below = (path: string) => join(files, path);
  const own = [home, "/tmp"].map((path) => ({ path, folder: below(path), readOnly: false }));
  for (const root of own) mkdirSync(root.folder, { recursive: true });
  const mounts = await Promise.all(drives.map(async (drive) => ({ ...drive, folder: await shown(drive, folder) })));
  const roots = [...own, ...mounts];
  const tree = createTree(roots);
  return {
    tree,
    roots,
    mounts,
    real(path) {
      const mount = mounts.find((each) => path === each.path || path.startsWith(`${each.path}/`));
      return mount ? join(mount.folder, posix.relative(mount.path, path)) : below(path);
    },
    unpack: (directory, tar, trusted) => unpackInto(tree, directory, tar, trusted),
    async read(path) {
      const handle = await tree.openFile(path);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      await handle.close();
      // The types of Node and of the web say the same of streams differently.
      const open = () => NodeStream.from(bytesOf(tree, path, size)) as unknown as ReadableStream<Uint8Array>;
      return { size, open };
    },
    mkdir: (path, recursive) => tree.makeFolder(path, recursive),
    freeze: () => freezeFolder(files, (path) => mounts.some((mount) => relative(below(mount.path), path) === "")),
  };
}

/** What a drive shows: itself or, where it is to be as it is now, a copy. */
async function shown({ folder: drive, path, readOnly }: Mount, folder: string): Promise<string> {
  if (!readOnly) return drive;
  const copy = join(folder, "drives", Buffer.from(path).toString("base64url"));
  if (!existsSync(copy)) {
    mkdirSync(dirname(copy), { recursive: true });
    const part = `${copy}.part`;
    await rm(part, { recursive: true, force: true });
    await cp(drive, part, { recursive: true, verbatimSymlinks: true });
    // Whole or not at all, should the emulator end meanwhile.
    await rename(part, copy);
  }
  return copy;
}

/** Opened only when somebody reads. Of a file that grows no more is read than was told. */
async function* bytesOf(tree: Tree, path: string, size: number): AsyncGenerator<Uint8Array> {
  const handle = await tree.openFile(path);
  if (!handle) throw new Error(`${path} was removed while it was read`);
  if (size === 0) await handle.close();
  else yield* handle.createReadStream({ start: 0, end: size - 1 });
}
