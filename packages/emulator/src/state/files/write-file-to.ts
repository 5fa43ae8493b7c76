import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import type { ByteRange } from "./byte-files.ts";

// Two pieces, one of which is read while the other is written: to allocate each anew costs as much as to read and write it.
const pieceSize = 256 * 1024;

/** Writes a stretch of a file to a stream, and leaves the stream open. Throws when the stream is closed before the end. */
export async function writeFileTo(path: string, range: ByteRange | undefined, target: Writable): Promise<void> {
  const file = await open(path);
  const closed = new Promise<never>((_, reject) => {
    target.once("close", () => reject(new Error(`The reader of ${path} has gone`)));
  });
  // It ends well, too.
  closed.catch(() => {});
  try {
    const buffers = [Buffer.allocUnsafeSlow(pieceSize), Buffer.allocUnsafeSlow(pieceSize)] as const;
    const end = range ? range.last + 1 : Number.POSITIVE_INFINITY;
    let position = range?.first ?? 0;
    let writing: Promise<void> = Promise.resolve();
    for (let [buffer, next] = buffers; position < end; [buffer, next] = [next, buffer]) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(pieceSize, end - position), position);
      await Promise.race([writing, closed]);
      if (bytesRead === 0) return;
      position += bytesRead;
      writing = write(target, buffer.subarray(0, bytesRead));
      writing.catch(() => {});
    }
    await Promise.race([writing, closed]);
  } finally {
    await file.close();
  }
}

/** Resolves when the piece has left, so that its memory is free again. */
function write(target: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
