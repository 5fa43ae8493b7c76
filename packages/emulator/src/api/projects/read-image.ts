import { badRequest, refuse } from "../../engine/platform-error.ts";

const limit = 5 * 1024 * 1024;

/** How the formats begin, as Latin-1. */
const beginnings: readonly string[] = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF8", "RIFF", "<?xml", "<svg"];

/** Hands an image's bytes on. Throws 400 for none, 413 for more than 5 MiB, 415 for what is no image. */
export async function* readImage(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  let beginning = "";
  for await (const piece of source) {
    if (beginning.length < 16) beginning += Buffer.from(piece.subarray(0, 64)).toString("latin1");
    size += piece.length;
    if (size > limit) throw refuse("too_large", { why: "An avatar may have up to 5 MiB" });
    yield piece;
  }
  if (size === 0) throw badRequest("Invalid request: the body has no bytes");
  if (!beginnings.some((start) => beginning.startsWith(start))) throw refuse("avatar_form");
}
