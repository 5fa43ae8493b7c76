import { readAtMost } from "@slipway/core/internal";
import { refuse } from "../../engine/platform-error.ts";

const most = 1024 * 1024;

/** What a zone file says. Throws 413 for more than 1 MiB. */
export async function readBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const tooLarge = () => refuse("too_large", { why: "The zone file exceeds 1 MiB" });
  return new TextDecoder().decode(await readAtMost(bytes, most, tooLarge));
}
