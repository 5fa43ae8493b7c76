import { randomUUID } from "node:crypto";
import { type FileHandle, lstat, mkdir, open, rename, rm, unlink } from "node:fs/promises";
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
import { syncFolder } from "./sync-folder.ts";
import { writeChunks } from "./write-chunks.ts";

/** What the stores of one folder share, however often this process opens it. */
interface Shared {
  readonly queue: ReturnType<typeof createQueue>;
  /** Folders that have new names in them, which a loss of power may take away. */
  readonly unsettled: Set<string>;
  /** Who settles waits for those who do it already: what they took up is not on the disk yet. */
  readonly settling: ReturnType<typeof createQueue>;
  held?: string;
  /** Done once, before the first thing is written. */
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
      const found = await said(path, orMissing(lstat(join(folder, path))));
      return found?.isFile() ? found.size : undefined;
    },

    async *read(path, range) {
      await refuseLinks(path);
      await using file = await said(path, openFile(join(folder, path), { followLinks: false }));
      yield* readChunks(file, range);
    },

    write,
    async replace(path, content) {
      // From within the lock, so that nothing gets to its place when another process has that now.
      await write(chunksOf(content), () => path, shared.held);
      await settle();
    },

    async remove(path) {
      // A link itself may go, but nothing behind one.
      await refuseLinks(dirname(path));
      return (await said(path, orMissing(unlink(join(folder, path)).then(() => true)))) ?? false;
    },
  };

  /** A layout may be anybody's: a link in it, or above, would send a file of this machine to a registry, or have something written elsewhere. */
  async function refuseLinks(path: string): Promise<void> {
    const names = path.split("/");
    for (const [index] of names.entries()) {
      const part = names.slice(0, index + 1).join("/");
      const found = await said(part, orMissing(lstat(join(folder, part))));
      if (!found) return;
      if (!found.isSymbolicLink() || part === LAYOUT_ITSELF) continue;
      throw new ContentError(`${name} is damaged: a link is where ${part} belongs`, { content: part });
    }
  }

  async function said<T>(path: string, work: Promise<T>): Promise<T> {
    return work.catch((cause: unknown) => {
      throw layoutProblem(name, path, cause);
    });
  }

  async function withLock<T>(work: () => Promise<T>): Promise<T> {
    await prepare();
    return said(
      LOCK,
      withFolderLock(folder, name, async (place) => {
        shared.held = place;
        try {
          return await work();
        } finally {
          delete shared.held;
        }
      }),
    );
  }

  async function prepare(): Promise<void> {
    shared.cleaned ??= makeFolder(folder)
      .then(() => removeLeftovers(folder))
      .catch((error: unknown) => {
        // What stands in the way now may be gone the next time.
        delete shared.cleaned;
        throw error;
      });
    await said(LAYOUT_ITSELF, shared.cleaned);
  }

  /** @param beside where it is written before it gets to its place, on the same file system. */
  async function write(content: AsyncIterable<Uint8Array>, path: () => string, beside = folder): Promise<void> {
    await prepare();
    // Beside its place, so that it gets there in one step.
    const partial = join(beside, `${PARTIAL}${randomUUID()}`);
    try {
      const file = await (beside === folder ? within(folder, () => open(partial, "wx")) : open(partial, "wx"));
      await save(file, content);
      await refuseLinks(dirname(path()));
      const place = join(folder, path());
      await said(
        path(),
        within(dirname(place), () => rename(partial, place)),
      );
      unsettled.add(dirname(place));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  /** Does what needs a folder, which is nearly always there: it is made when it is not. */
  async function within<T>(place: string, work: () => Promise<T>): Promise<T> {
    const done = await orMissing(work().then((value) => ({ value })));
    if (done) return done.value;
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

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** What the system says where something else is than a file or a folder that belongs there, or a link that leads nowhere. */
const MISPLACED: readonly unknown[] = ["EEXIST", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOTDIR", "ENOTEMPTY"];

const LAYOUT_ITSELF = ".";

/** Says what it means that a file of a layout cannot be read or written; hands any other error on. */
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
