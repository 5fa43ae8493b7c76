import type { FileHandle } from "node:fs/promises";

/** Chunks are gathered until there is so much to write, in bytes: a socket's come in 64 KiB at most. */
const BATCH = 512 * 1024;

/**
 * Writes chunks to a file in large batches: one is written while the next one is gathered.
 *
 * @param position where the first one goes
 * @returns how many bytes were written.
 */
export async function writeChunks(file: FileHandle, chunks: AsyncIterable<Uint8Array>, position = 0): Promise<number> {
  let batch: Uint8Array[] = [];
  let [begin, end] = [position, position];
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
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
  } finally {
    // Nothing is under way when the file is closed.
    await writing.catch(() => {});
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
