import { refuse } from "../platform-error.ts";

/** The same bytes. Throws 413 as soon as there are more than `limit`, which `most` says in words. */
export async function* atMost(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  what: string,
  most = `${limit} bytes`,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw refuse("too_large", { what, most });
    yield piece;
  }
}
