import { refuse } from "../../engine/platform-error.ts";

/** The same bytes. Throws 413 as soon as there are more than `limit`. */
export async function* atMost(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit)
      throw refuse("too_large", { why: `The artifact has more than ${limit} bytes, which is the most that is kept` });
    yield piece;
  }
}
