import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import type { ByteRange } from "./byte-files.ts";

// Two pieces, one of which is read while the other is written.
const pieceSize = 256 * 1024;
// To allocate them anew for each file costs as much as to read and write it, and has garbage collected.
const spare: (readonly [Buffer, Buffer])[] = [];
const mostSpare = 8;

/** Writes a stretch of a file to a stream, and leaves the stream open. Throws when the stream is closed before the end. */
export async function writeFileTo(path: string, range: ByteRange | undefined, target: Writable): Promise<void> {
  const file = await open(path);
  const closed = new Promise<never>((_, reject) => {
    target.once("close", () => reject(new Error(`The reader of ${path} has gone`)));
  });
  // It ends well, too.
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
      // A file gives less than it is asked for at its end only.
      isLast = bytesRead < length || position === end;
      writing = write(target, buffer.subarray(0, bytesRead));
      writing.catch(() => {});
    }
    await Promise.race([writing, closed]);
    // After a failure a piece may still be on its way.
    if (spare.length < mostSpare) spare.push(buffers);
  } finally {
    await file.close();
  }
}

function write(target: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
