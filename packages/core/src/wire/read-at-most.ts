import { concatChunks } from "./read-body.ts";

/** Reads content into memory. `tooLong` makes the error for more than `max` bytes. */
export async function readAtMost(
  content: AsyncIterable<Uint8Array>,
  max: number,
  tooLong: (size: number) => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > max) throw tooLong(size);
    parts.push(part);
  }
  return concatChunks(parts);
}
