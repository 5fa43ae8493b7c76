import { InputError, isInputError } from "@slipway/core/call";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { openFile } from "./open-file.ts";
import { readPart } from "./read-chunks.ts";
import { bytesOfFile } from "./tar-bytes.ts";
import { readHeaders } from "./tar-headers.ts";
import { type UnpackLimits, UnpackRoom } from "./unpack-room.ts";

/** What a layout consists of (image specification, "Image Layout"). Nothing else in the tar is ever asked for. */
const LAYOUT_FILE = /^(?:oci-layout|index\.json|blobs\/[^/]+\/[^/]+)$/;

/** The files of a layout in a tar, where they lie in it. */
export async function openTarFiles(
  path: string,
  { maxEntries }: Pick<UnpackLimits, "maxEntries"> = {},
): Promise<LayoutFiles & { close(): Promise<void> }> {
  const name = `the archive ${path}`;
  const room = new UnpackRoom(name, { maxEntries });
  const file = await openFile(path, { followLinks: true }).catch((cause: unknown) => {
    throw new InputError(`${name} ${isInputError(cause) ? "is no file" : "cannot be opened"}`, { cause });
  });
  const entries = new Map<string, { readonly position: number; readonly size: number }>();
  try {
    for await (const { kind, path, position, size } of readHeaders(await bytesOfFile(file), name)) {
      room.takeEntries(1);
      const place = path.replace(/^(?:\.?\/)+/, "");
      // Of several files of one name the last one counts, as when they are unpacked.
      if (kind === "file" && LAYOUT_FILE.test(place)) entries.set(place, { position, size });
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  const refuse = async (): Promise<never> => {
    throw new UnsupportedError(`${name} is only read: copy what is in it to a new one`, {});
  };
  return {
    name,
    exclusive: createQueue(),
    settle: async () => {},
    size: async (path) => entries.get(path)?.size,
    read: (path, range) => readPart(file, entries.get(path), range, `${path} in ${name}`),
    write: refuse,
    replace: refuse,
    remove: async (path) => entries.has(path) && refuse(),
    close: () => file.close(),
  };
}
