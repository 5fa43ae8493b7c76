import type { FileHandle } from "node:fs/promises";
import { NotFoundError } from "../errors/not-found-error.ts";
import type { ByteRange } from "../layout/files.ts";

/** In bytes: few reads cost less than many, and each open file holds some chunks at once. */
const CHUNK = 512 * 1024;

/** Reads a file, or a part of it, chunk by chunk; the next one is read while the last one is used. */
export async function* readChunks(file: FileHandle, range?: ByteRange): AsyncGenerator<Uint8Array, void> {
  const end = Math.min((range?.last ?? Infinity) + 1, (await file.stat()).size);
  let position = range?.first ?? 0;
  const read = async (): Promise<Uint8Array> => {
    const chunk = new Uint8Array(Buffer.allocUnsafeSlow(Math.max(0, Math.min(CHUNK, end - position))).buffer);
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    position += bytesRead;
    return chunk.subarray(0, bytesRead);
  };
  let next = read();
  try {
    for (let chunk = await next; chunk.length > 0; chunk = await next) {
      next = read();
      // Awaited in its turn, or below.
      next.catch(() => {});
      yield chunk;
    }
  } finally {
    // No read is pending when the file is closed.
    await next.catch(() => {});
  }
}

/** Reads a file within another one; the range counts from its beginning. */
export async function* readPart(
  file: FileHandle,
  part: { readonly position: number; readonly size: number } | undefined,
  { first = 0, last = Infinity }: Partial<ByteRange> = {},
  name: string,
): AsyncGenerator<Uint8Array, void> {
  if (!part) throw new NotFoundError(`there is no ${name}`, { reference: name });
  const { position, size } = part;
  yield* readChunks(file, { first: position + first, last: position + Math.min(last, size - 1) });
}
