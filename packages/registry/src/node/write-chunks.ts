import type { FileHandle } from "node:fs/promises";

/** Chunks are gathered until there is so much to write, in bytes: a socket's come in 64 KiB at most. */
const BATCH = 1024 * 1024;

/** What a disk takes while the next bytes arrive. */
const STEP = 16 * 1024 * 1024;

export interface WriteOptions {
  readonly position?: number;
  /** Has the disk take what is written already: who waits for the last byte to be on the disk waits for the last ones only. */
  readonly syncEarly?: boolean;
}

/** Writes chunks to a file in large batches, one while the next is gathered, and gives how many bytes that were. */
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
      // That the disk failed is said only once: it has to be heard.
      await syncing;
      syncing = file.datasync();
      syncing.catch(() => {});
      synced = begin;
    }
    writing = writeAll(file, batch, begin, end);
    // It is awaited before the next one, or at the end.
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
    // Nothing is under way when the file is closed.
    await Promise.allSettled([writing, syncing]);
  }
  return end - position;
}

async function writeAll(file: FileHandle, batch: readonly Uint8Array[], begin: number, end: number): Promise<void> {
  if (begin === end) return;
  let { bytesWritten } = await file.writev(batch, begin);
  // The system may take a part, as when the disk is nearly full: the rest goes on, or says why not.
  while (bytesWritten < end - begin) {
    const rest = Buffer.concat(batch).subarray(bytesWritten);
    bytesWritten += (await file.write(rest, 0, rest.length, begin + bytesWritten)).bytesWritten;
  }
}
