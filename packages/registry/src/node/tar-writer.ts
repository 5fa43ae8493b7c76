import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { InputError } from "@slipway/core/call";
import { chunksOf } from "@slipway/core/internal";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { readPart } from "./read-chunks.ts";
import { syncFolder } from "./sync-folder.ts";
import { BLOCK, encodeHeader, padded, TAR_END } from "./tar-codec.ts";
import { writeChunks } from "./write-chunks.ts";

/** What comes before each file, in bytes: the paths of a layout are short. */
const HEADER_SIZE = 3 * BLOCK;

/** The files of a tar that is being made: beside its place, until it is closed. */
export async function createTarFiles(
  path: string,
): Promise<LayoutFiles & { close(): Promise<void>; discard(): Promise<void> }> {
  const name = `the new archive ${path}`;
  const partial = `${path}.partial-${randomUUID()}`;
  const file = await open(partial, "wx+").catch((cause: unknown) => {
    throw new InputError(`${name} cannot be written: is its folder there?`, { cause });
  });
  const entries = new Map<string, { readonly position: number; readonly size: number }>();
  /** What may be written anew is kept until the end. */
  const replaceable = new Map<string, Uint8Array>();
  // Contents lie one behind another, so that one is written at a time.
  const inTurn = createQueue();
  let end = 0;
  let state: "open" | "closed" | "discarded" = "open";

  async function append(content: AsyncIterable<Uint8Array>, pathOf: () => string): Promise<void> {
    if (state !== "open") throw new InputError(`${name} is closed: open it, or create another one`, {});
    const position = end + HEADER_SIZE;
    try {
      const size = await writeChunks(file, content, { position, syncEarly: true });
      const path = pathOf();
      const header = encodeHeader({ path, kind: "file", size, mode: 0o644, target: "" });
      await file.write(header, 0, HEADER_SIZE, end);
      entries.set(path, { position, size });
      end = position + padded(size);
      // Fills the last block with zeros.
      await file.truncate(end);
    } catch (error) {
      await file.truncate(end);
      throw error;
    }
  }

  async function finish(): Promise<void> {
    if (replaceable.size === 0) throw new InputError(`${name} has no manifest yet: store one before it is closed`, {});
    for (const [path, content] of replaceable) await append(chunksOf(content), () => path);
    await file.write(TAR_END, 0, TAR_END.length, end);
    await file.datasync();
    await file.close();
    await rename(partial, path);
    state = "closed";
    await syncFolder(dirname(path));
  }

  return {
    name,
    exclusive: createQueue(),
    settle: async () => {},
    size: async (path) => replaceable.get(path)?.length ?? entries.get(path)?.size,
    read: (path, range) => {
      const kept = replaceable.get(path);
      return kept ? chunksOf(kept) : readPart(file, entries.get(path), range, `${path} in ${name}`);
    },
    write: (content, path) => inTurn(() => append(content, path)),
    replace: async (path, content) => void replaceable.set(path, content),
    remove: async (path) => {
      if (!entries.has(path)) return false;
      throw new UnsupportedError(`${name} is written in one go: nothing can be taken out of it`, {});
    },
    close: () => inTurn(async () => (state === "open" ? finish() : undefined)),
    discard: () =>
      inTurn(async () => {
        if (state !== "open") return;
        state = "discarded";
        await file.close();
        await rm(partial, { force: true });
      }),
  };
}
