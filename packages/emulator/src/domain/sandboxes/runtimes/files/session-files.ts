import { randomUUID } from "node:crypto";
import { closeSync, createReadStream, createWriteStream, existsSync, fstatSync, mkdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, posix } from "node:path";
import { pipeline } from "node:stream/promises";
import { ReadableStream as NodeStream } from "node:stream/web";
import { atMost } from "../../../../engine/http/whole.ts";
import { home } from "../../../../isolation/environment.ts";
import type { Mount, SessionDisk } from "../../../../isolation/session-disk.ts";
import { sessionEnded } from "../../limits.ts";
import type { Machine, MachinePlace } from "../runtime.ts";
import { beside, packBeside } from "./beside.ts";
import { Tree } from "./tree.ts";

export interface SessionFiles extends Pick<Machine, "unpack" | "restore" | "read" | "mkdir" | "freeze"> {
  readonly tree: Tree;
  readonly roots: readonly Mount[];
  real(path: string): string;
  halt(): Promise<void>;
}

function plainDisk(folder: string): SessionDisk {
  const top = join(folder, "fs");
  const roots = [home, "/tmp"].map((path) => ({ path, folder: join(top, path), readOnly: false }));
  for (const root of roots) mkdirSync(root.folder, { recursive: true });
  return { top, roots, trees: [{ at: "", upper: top }] };
}

export async function showDrives<Place extends Pick<MachinePlace, "folder" | "drives">>(place: Place): Promise<Place> {
  const drives = place.drives.map(async (drive) => ({ ...drive, folder: await visibleFolder(drive, place.folder) }));
  return { ...place, drives: await Promise.all(drives) };
}

export async function openSessionFiles(
  { folder, drives: mounts, demandRoom }: Pick<MachinePlace, "folder" | "drives" | "demandRoom">,
  disk: SessionDisk = plainDisk(folder),
): Promise<SessionFiles> {
  const roots = [...disk.roots, ...mounts];
  const { covered } = disk;
  const tree = new Tree(roots, covered);

  const incoming = join(folder, "incoming");
  await rm(incoming, { recursive: true, force: true });
  let writing: Promise<unknown> = Promise.resolve();
  let isHalted = false;

  function demandRunning(): void {
    if (isHalted) throw sessionEnded("The session is being stopped");
  }

  async function spooled(bytes: AsyncIterable<Uint8Array>, work: (file: string) => Promise<unknown>): Promise<void> {
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    const file = join(incoming, randomUUID());
    try {
      await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
      await work(file);
    } catch (error) {
      demandRunning();
      throw error;
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    tree,
    roots,
    real(path) {
      const mount = mounts.find((each) => path === each.path || path.startsWith(`${each.path}/`));
      return mount ? join(mount.folder, posix.relative(mount.path, path)) : join(disk.top, path);
    },
    unpack: (directory, archive, mayBePlain) =>
      spooled(atMost(archive, maxUploadBytes, "The archive"), async (file) => {
        const upload = { file, mayBePlain, roots, covered, directory };
        const judged = await beside({ kind: "judge", upload });
        const mount = mounts.find(({ path }) => directory === path || directory.startsWith(`${path}/`));
        await demandRoom(judged?.bytes ?? 0, mount?.path);
        demandRunning();
        const work = beside({ kind: "unpack", upload });
        writing = Promise.allSettled([writing, work]);
        await work;
      }),
    restore: (archive, signal) =>
      spooled(archive, (file) => beside({ kind: "restore", file, folder: disk.top }, signal)),
    async read(path) {
      const descriptor = tree.openFile(path);
      if (descriptor === undefined) return undefined;
      const { size } = fstatSync(descriptor);
      closeSync(descriptor);
      // The types of Node and of the web say the same of streams differently.
      const open = () => NodeStream.from(bytesOf(tree, path, size)) as unknown as ReadableStream<Uint8Array>;
      return { size, open };
    },
    async mkdir(path, recursive) {
      demandRunning();
      tree.makeFolder(path, recursive);
    },
    async halt() {
      isHalted = true;
      await writing;
    },
    freeze: () => packBeside({ trees: disk.trees, leftOut: mounts.map(({ path }) => path.slice(1)) }),
  };
}

const maxUploadBytes = 2 * 1024 ** 3;

async function visibleFolder({ folder: drive, path, readOnly }: Mount, folder: string): Promise<string> {
  if (!readOnly) return drive;
  const copy = join(folder, "drives", Buffer.from(path).toString("base64url"));
  if (!existsSync(copy)) {
    const part = `${copy}.part`;
    await beside({ kind: "remove", folder: part });
    mkdirSync(part, { recursive: true });
    await beside({ kind: "copy", packing: { trees: [{ at: "", upper: drive }], leftOut: [] }, folder: part });
    renameSync(part, copy);
  }
  return copy;
}

async function* bytesOf(tree: Tree, path: string, size: number): AsyncGenerator<Uint8Array> {
  const descriptor = tree.openFile(path);
  if (descriptor === undefined) throw new Error(`${path} was removed while it was read`);
  if (size === 0) closeSync(descriptor);
  else yield* createReadStream("", { fd: descriptor, start: 0, end: size - 1 });
}
