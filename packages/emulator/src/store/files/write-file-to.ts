import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import type { ByteRange } from "./byte-files.ts";

// Two buffers: one is read into while the other is written.
const pieceSize = 256 * 1024;
// Pooled: allocating costs as much as reading and writing a small file.
const spare: (readonly [Buffer, Buffer])[] = [];
const maxSpare = 8;

/** Writes a range of a file to a stream, and leaves it open. Throws when the stream closes early. */
export async function writeFileTo(path: string, range: ByteRange | undefined, target: Writable): Promise<void> {
  const file = await open(path);
  const closed = new Promise<never>((_, reject) => {
    target.once("close", () => reject(new Error(`The reader of ${path} has gone`)));
  });
  // It may reject when nobody waits any more.
  closed.catch(() => {});
  try {
    const buffers = spare.pop() ?? [Buffer.allocUnsafeSlow(pieceSize), Buffer.allocUnsafeSlow(pieceSize)];
    const end = range ? range.last + 1 : Number.POSITIVE_INFINITY;
    let position = range?.first ?? 0;
    let writing: Promise<void> = Promise.resolve();
    for (let [buffer, next] = buffers, isLast = false; !isLast; [buffer, next] = [next, buffer]) {
      const length = Math.min(pieceSize, end - position);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      await Promise.race([writing, closed]);
      position += bytesRead;
      // A short read is the end of the file.
      isLast = bytesRead < length || position === end;
      writing = writePiece(target, buffer.subarray(0, bytesRead));
      writing.catch(() => {});
    }
    await Promise.race([writing, closed]);
    // After a failure a buffer may still be in use.
    if (spare.length < maxSpare) spare.push(buffers);
  } finally {
    await file.close();
  }
}

function writePiece(target: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
