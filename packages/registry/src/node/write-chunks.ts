import type { FileHandle } from "node:fs/promises";

/** Chunks are gathered until there is so much to write, in bytes: a socket's come in 64 KiB at most. */
const BATCH = 1024 * 1024;

/** Writes chunks to a file at its position, in large batches: one is written while the next one is gathered. */
export async function writeChunks(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  let batch: Uint8Array[] = [];
  let length = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = writeAll(file, batch, length);
    // It is awaited before the next one, or at the end.
    writing.catch(() => {});
    batch = [];
    length = 0;
  };
  try {
    for await (const chunk of chunks) {
      batch.push(chunk);
      length += chunk.length;
      if (length >= BATCH) await flush();
    }
    await flush();
  } finally {
    // Nothing is under way when the file is closed.
    await writing;
  }
}

async function writeAll(file: FileHandle, batch: readonly Uint8Array[], length: number): Promise<void> {
  if (length === 0) return;
  const { bytesWritten } = await file.writev(batch);
  if (bytesWritten === length) return;
  // The system took a part, as it may when the disk is full: the rest says why.
  await file.writeFile(Buffer.concat(batch).subarray(bytesWritten));
}
