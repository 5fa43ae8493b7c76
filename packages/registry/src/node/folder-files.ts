import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chunksOf } from "../chunks.ts";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { readChunks } from "./read-chunks.ts";
import { syncFolder } from "./sync-folder.ts";
import { writeChunks } from "./write-chunks.ts";

/** One queue for each folder of this process, however often it is opened. */
const queues = new Map<string, ReturnType<typeof createQueue>>();

/** The files of a layout in a folder. */
export function folderFiles(folder: string): LayoutFiles {
  const queue = queues.get(folder) ?? createQueue();
  queues.set(folder, queue);
  return {
    name: `the layout ${folder}`,
    exclusive: queue,

    async size(path) {
      const found = await orMissing(stat(join(folder, path)));
      return found?.isFile() ? found.size : undefined;
    },

    async *read(path, range) {
      await using file = await open(join(folder, path));
      yield* readChunks(file, range);
    },

    write,
    replace: (path, content) => write(chunksOf(content), () => path),
    remove: async (path) => (await orMissing(unlink(join(folder, path)).then(() => true))) ?? false,
  };

  async function write(content: AsyncIterable<Uint8Array>, path: () => string): Promise<void> {
    await makeFolder(folder);
    // Beside its place, so that it gets there in one step.
    const partial = join(folder, `.partial-${randomUUID()}`);
    try {
      await save(partial, content);
      const place = join(folder, path());
      await makeFolder(dirname(place));
      await rename(partial, place);
      await syncFolder(dirname(place));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }
}

/** Makes a folder and those above it, so that their names last. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  for (let at = folder; first !== undefined && at.length >= first.length; ) {
    at = dirname(at);
    await syncFolder(at);
  }
}

async function save(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(path, "wx");
  await writeChunks(file, content);
  await file.datasync();
}

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
