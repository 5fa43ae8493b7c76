import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { readChunks } from "./read-chunks.ts";
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

    async write(content, path) {
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
    },

    remove: async (path) => (await orMissing(unlink(join(folder, path)).then(() => true))) ?? false,
  };
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

/** Makes a new name in a folder last. Windows neither can nor needs to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
