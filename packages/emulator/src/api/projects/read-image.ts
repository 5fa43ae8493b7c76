import { atMost } from "../../engine/http/at-most.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";

const limit = 5 * 1024 * 1024;

/** How the formats begin, as Latin-1. */
const beginnings: readonly string[] = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF8", "RIFF", "<?xml", "<svg"];

/** Hands an image's bytes on. Throws 400 for none, 413 for more than 5 MiB, 415 for what is no image. */
export async function* readImage(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning = "";
  for await (const piece of atMost(source, limit, "The avatar", "5 MiB")) {
    if (beginning.length < 16) beginning += Buffer.from(piece.subarray(0, 64)).toString("latin1");
    yield piece;
  }
  if (beginning === "") throw invalid("the body has no bytes");
  if (!beginnings.some((start) => beginning.startsWith(start))) throw refuse("avatar_form");
}
