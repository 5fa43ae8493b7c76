import { readAtMost } from "@slipway/core/internal";
import { PlatformError } from "../../engine/platform-error.ts";

const most = 1024 * 1024;

/** What a zone file says. Throws 413 for more than 1 MiB. */
export async function readBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const tooLarge = () => new PlatformError(413, "request_entity_too_large", "The zone file exceeds 1 MiB");
  return new TextDecoder().decode(await readAtMost(bytes, most, tooLarge));
}
