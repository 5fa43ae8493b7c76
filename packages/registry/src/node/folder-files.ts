import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chunksOf } from "@slipway/core/streams";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { LAYOUT_ITSELF, layoutProblem } from "./layout-problem.ts";
import { PARTIAL, removeLeftovers } from "./leftovers.ts";
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
  /** Done once, before the first thing is written. */
  cleaned?: Promise<void>;
}

const sharedByFolder = new Map<string, Shared>();

/** The files of a layout in a folder. */
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
    exclusive: queue,
    settle,

    async size(path) {
      const found = await said(path, orMissing(stat(join(folder, path))));
      return found?.isFile() ? found.size : undefined;
    },

    async *read(path, range) {
      await using file = await said(path, open(join(folder, path)));
      yield* readChunks(file, range);
    },

    write,
    async replace(path, content) {
      await write(chunksOf(content), () => path);
      await settle();
    },

    remove: async (path) => (await said(path, orMissing(unlink(join(folder, path)).then(() => true)))) ?? false,
  };

  /** What the system says of a file, as an error of ours. */
  async function said<T>(path: string, work: Promise<T>): Promise<T> {
    return work.catch((cause: unknown) => {
      throw layoutProblem(name, path, cause);
    });
  }

  async function write(content: AsyncIterable<Uint8Array>, path: () => string): Promise<void> {
    shared.cleaned ??= makeFolder(folder)
      .then(() => removeLeftovers(folder))
      .catch((error: unknown) => {
        // What stands in the way now may be gone the next time.
        delete shared.cleaned;
        throw error;
      });
    await said(LAYOUT_ITSELF, shared.cleaned);
    // Beside its place, so that it gets there in one step.
    const partial = join(folder, `${PARTIAL}${randomUUID()}`);
    try {
      const file = await within(folder, () => open(partial, "wx"));
      await save(file, content);
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

  /** Makes a folder and those above it. */
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
