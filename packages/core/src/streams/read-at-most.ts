import { joined } from "../wire/read-body.ts";

/**
 * Reads content into memory, and never more of it than a number of bytes.
 *
 * @param tooLong makes the error of content that is longer, from the number of bytes that came so far. What is left of the
 * content is let go of.
 */
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
  return joined(parts);
}
