import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { InputError } from "@slipway/core/call";
import { chunksOf } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import { NotFoundError } from "../errors/not-found-error.ts";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { LOCK, withFolderLock } from "./folder-lock.ts";
import { PARTIAL, removeLeftovers } from "./leftovers.ts";
import { openFile } from "./open-file.ts";
import { readChunks } from "./read-chunks.ts";
import { syncFolder, writeChunks } from "./write-chunks.ts";

/** State that all stores of one folder in this process share. */
interface Shared {
  readonly queue: ReturnType<typeof createQueue>;
  /** Folders that have new names in them, which a loss of power may take away. */
  readonly unsettled: Set<string>;
  /** Settles run one after another: a running one may have taken folders that are not on the disk yet. */
  readonly settling: ReturnType<typeof createQueue>;
  lockPlace?: string;
  /** Runs once, before the first write. */
  cleaned?: Promise<void>;
}

const sharedByFolder = new Map<string, Shared>();

export function folderFiles(folder: string): LayoutFiles {
  const shared: Shared = sharedByFolder.get(folder) ?? {
    queue: createQueue(),
    unsettled: new Set(),
    settling: createQueue(),
  };
  sharedByFolder.set(folder, shared);
  const { queue, unsettled, settling } = shared;
  const name = `the layout ${folder}`;
  return {
    name,
    exclusive: (work) => queue(() => withLock(work)),
    settle,

    async size(path) {
      await refuseLinks(path);
      const status = await explained(path, orMissing(lstat(join(folder, path))));
      return status?.isFile() ? status.size : undefined;
    },

    async *read(path, range) {
      await refuseLinks(path);
      await using file = await explained(path, openFile(join(folder, path), { followLinks: false }));
      yield* readChunks(file, range);
    },

    write,
    async replace(path, content) {
      // Written within the lock: a process that has lost the lock cannot move it into place.
      await write(chunksOf(content), () => path, shared.lockPlace);
      await settle();
    },

    async remove(path) {
      // A link itself may go, but nothing behind one.
      await refuseLinks(dirname(path));
      return (await explained(path, orMissing(unlink(join(folder, path)).then(() => true)))) ?? false;
    },
  };

  /** A layout may come from anybody: a link in it, or above it, would send a file of this machine to a registry, or write elsewhere. */
  async function refuseLinks(path: string): Promise<void> {
    const names = path.split("/");
    for (const [index] of names.entries()) {
      const part = names.slice(0, index + 1).join("/");
      const status = await explained(part, orMissing(lstat(join(folder, part))));
      if (!status) return;
      if (!status.isSymbolicLink() || part === LAYOUT_ITSELF) continue;
      throw new ContentError(`${name} is damaged: a link is where ${part} belongs`, { content: part });
    }
  }

  async function explained<T>(path: string, work: Promise<T>): Promise<T> {
    return work.catch((cause: unknown) => {
      throw layoutProblem(name, path, cause);
    });
  }

  async function withLock<T>(work: () => Promise<T>): Promise<T> {
    await prepare();
    return explained(
      LOCK,
      withFolderLock(folder, name, async (place) => {
        shared.lockPlace = place;
        try {
          return await work();
        } finally {
          delete shared.lockPlace;
        }
      }),
    );
  }

  async function prepare(): Promise<void> {
    shared.cleaned ??= makeFolder(folder)
      .then(() => removeLeftovers(folder))
      .catch((error: unknown) => {
        // The obstacle may be gone the next time.
        delete shared.cleaned;
        throw error;
      });
    await explained(LAYOUT_ITSELF, shared.cleaned);
  }

  /** @param beside folder of the partial file, on the same file system. */
  async function write(content: AsyncIterable<Uint8Array>, path: () => string, beside = folder): Promise<void> {
    await prepare();
    // A partial file beside its place is renamed in one step.
    const partial = join(beside, `${PARTIAL}${randomUUID()}`);
    try {
      const file = await (beside === folder ? inFolder(folder, () => open(partial, "wx")) : open(partial, "wx"));
      await save(file, content);
      await refuseLinks(dirname(path()));
      const place = join(folder, path());
      await explained(
        path(),
        inFolder(dirname(place), () => rename(partial, place)),
      );
      unsettled.add(dirname(place));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  /** Retries work that needs a folder, which is nearly always there, once the folder is made. */
  async function inFolder<T>(place: string, work: () => Promise<T>): Promise<T> {
    const outcome = await orMissing(work().then((value) => ({ value })));
    if (outcome) return outcome.value;
    await makeFolder(place);
    return work();
  }

  async function makeFolder(place: string): Promise<void> {
    const first = await mkdir(place, { recursive: true });
    for (let at = place; first !== undefined && at.length >= first.length; ) {
      at = dirname(at);
      unsettled.add(at);
    }
  }

  function settle(): Promise<void> {
    return settling(async () => {
      for (const place of [...unsettled]) {
        unsettled.delete(place);
        await syncFolder(place);
      }
    });
  }
}

async function save(opened: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = opened;
  await writeChunks(file, content, { syncEarly: true });
  await file.datasync();
}

async function orMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** System errors where something else is in the place of a file or a folder, or a link leads nowhere. */
const MISPLACED: readonly unknown[] = ["EEXIST", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOTDIR", "ENOTEMPTY"];

const LAYOUT_ITSELF = ".";

/** Explains why a file of a layout cannot be read or written; any other error passes unchanged. */
function layoutProblem(name: string, path: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return new NotFoundError(`${name} does not hold ${path}`, { reference: path, cause });
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new InputError(`${path} of ${name} cannot be read or written: this process may not`, { cause });
  }
  if (!MISPLACED.includes(code)) return cause;
  if (path === LAYOUT_ITSELF) {
    return new InputError(`${name} cannot be made: something else is there (${code})`, { cause });
  }
  const problem = `something else is where ${path} belongs (${code})`;
  return new ContentError(`${name} is damaged: ${problem}`, { content: path, cause });
}

/** Node's replacement of bytes that are not UTF-8. */
const UNREADABLE = "\u{fffd}";

export interface FolderEntry {
  readonly path: string;
  readonly kind: "file" | "folder" | "link";
}

/**
 * Lists the entries below a folder, sorted, folders before their contents, without following links; an `InputError` for unreadable entries
 * and other kinds.
 */
export async function* walkFolder(folder: string, below = ""): AsyncGenerator<FolderEntry, void> {
  // A single list of all levels: a deep entry is not handed up through every level.
  const pending = await entriesBelow(folder, below);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, entry } = next;
    if (entry.isFile()) yield { path, kind: "file" };
    else if (entry.isSymbolicLink()) yield { path, kind: "link" };
    else if (entry.isDirectory()) {
      yield { path, kind: "folder" };
      for (const each of await entriesBelow(folder, path)) pending.push(each);
    } else throw new InputError(`${join(folder, path)} is neither a file nor a folder: it cannot be pushed`, {});
  }
}

/** The entries in reverse, to be popped. */
async function entriesBelow(
  folder: string,
  below: string,
): Promise<{ readonly path: string; readonly entry: Dirent }[]> {
  const place = join(folder, below);
  const entries = await readdir(place, { withFileTypes: true }).catch((cause: unknown) => {
    throw new InputError(`the folder ${place} cannot be read`, { cause });
  });
  if (entries.some(({ name }) => name.includes(UNREADABLE))) await refuseUnreadable(place);
  return entries
    .sort((one, other) => (one.name < other.name ? 1 : -1))
    .map((entry) => ({ path: below ? `${below}/${entry.name}` : entry.name, entry }));
}

/** A name that is not UTF-8 is decoded as another one, which may exist, too. */
async function refuseUnreadable(folder: string): Promise<void> {
  for (const name of await readdir(folder, { encoding: "buffer" })) {
    if (isUtf8(name)) continue;
    throw new InputError(`${join(folder, name.toString())} cannot be read: its name is not UTF-8`, {});
  }
}
