import { concatChunks } from "./read-body.ts";

/** Reads content into memory, at most a number of bytes: `tooLong` makes the error of more, from how many came; what is left is let go of. */
export async function readAtMost(
  content: AsyncIterable<Uint8Array>,
  most: number,
  tooLong: (size: number) => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > most) throw tooLong(size);
    parts.push(part);
  }
  return concatChunks(parts);
}
