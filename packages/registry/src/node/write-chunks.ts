import { type FileHandle, open } from "node:fs/promises";

/** Smallest write, in bytes: chunks of a socket have 64 KiB at most. */
const BATCH = 1024 * 1024;

/** Bytes between two early syncs, which run while the next bytes arrive. */
const STEP = 16 * 1024 * 1024;

export interface WriteOptions {
  readonly position?: number;
  /** Syncs earlier bytes while later ones arrive, so that the final sync is short. */
  readonly syncEarly?: boolean;
}

/** Writes chunks to a file in large batches, one while the next is gathered, and returns the number of bytes. */
export async function writeChunks(
  file: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  { position = 0, syncEarly = false }: WriteOptions = {},
): Promise<number> {
  let batch: Uint8Array[] = [];
  let [begin, end, synced] = [position, position, position];
  let writing: Promise<void> = Promise.resolve();
  let syncing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    if (syncEarly && begin - synced >= STEP) {
      // The system reports a disk error only once: the last sync is awaited.
      await syncing;
      syncing = file.datasync();
      syncing.catch(() => {});
      synced = begin;
    }
    writing = writeAll(file, batch, begin, end);
    // Awaited before the next one, or at the end.
    writing.catch(() => {});
    batch = [];
    begin = end;
  };
  try {
    for await (const chunk of chunks) {
      batch.push(chunk);
      end += chunk.length;
      if (end - begin >= BATCH) await flush();
    }
    await flush();
    await writing;
    await syncing;
  } finally {
    // No write is pending when the file is closed.
    await Promise.allSettled([writing, syncing]);
  }
  return end - position;
}

async function writeAll(file: FileHandle, batch: readonly Uint8Array[], begin: number, end: number): Promise<void> {
  if (begin === end) return;
  let { bytesWritten } = await file.writev(batch, begin);
  // The system may write a part, as on a nearly full disk: the next write says why.
  while (bytesWritten < end - begin) {
    const rest = Buffer.concat(batch).subarray(bytesWritten);
    bytesWritten += (await file.write(rest, 0, rest.length, begin + bytesWritten)).bytesWritten;
  }
}

/** Makes the names in a folder outlast a crash. Windows neither can nor needs to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
