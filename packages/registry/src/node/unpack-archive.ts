import { decompressed } from "./decompressed.ts";
import { placeEntries } from "./place-entries.ts";
import type { UnpackRoom } from "./unpack-room.ts";

/**
 * Unpacks a tar, compressed or not, into an empty folder; owners are not taken over. `name` begins the paths in it.
 *
 * @throws `ContentError` when it is none, takes more than `room`, or something in it would come to lie or lead elsewhere.
 */
export async function unpackArchive(
  content: AsyncIterable<Uint8Array>,
  folder: string,
  name: string,
  room: UnpackRoom,
): Promise<void> {
  await placeEntries(decompressed(content, `the folder ${name} cannot be unpacked: it`), folder, name, room);
}
