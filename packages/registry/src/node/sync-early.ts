import type { FileHandle } from "node:fs/promises";

/** In bytes: what a disk takes while the next ones arrive. */
const STEP = 16 * 1024 * 1024;

/**
 * Hands chunks on that are written to a file, and has the disk take what is written already: who waits for the last byte to
 * be on the disk waits for the last ones only.
 */
export async function* syncEarly(
  file: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let since = 0;
  let syncing: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of chunks) {
      yield chunk;
      since += chunk.length;
      if (since < STEP) continue;
      since = 0;
      // That the disk failed is said only once: it has to be heard.
      await syncing;
      syncing = file.datasync();
      syncing.catch(() => {});
    }
    await syncing;
  } finally {
    // Nothing is under way when the file is closed.
    await syncing.catch(() => {});
  }
}
