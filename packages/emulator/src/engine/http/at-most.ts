import { refuse } from "../platform-error.ts";

/** Passes bytes through. Throws 413 once they exceed `limit`, written as `limitText` in the message. */
export async function* atMost(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  what: string,
  limitText = `${limit} bytes`,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw refuse("too_large", { what, most: limitText });
    yield piece;
  }
}
