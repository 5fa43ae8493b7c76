import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { InputError, isInputError } from "@slipway/core/call";
import { chunksOf } from "@slipway/core/internal";
import { COUNT, checkOptions, checkText } from "../check-options.ts";
import { ContentError } from "../errors/content-error.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { createQueue, type LayoutFiles } from "../layout/files.ts";
import { createLayoutStore } from "../layout/layout-store.ts";
import type { Store } from "../store.ts";
import { openFile } from "./open-file.ts";
import { readPart } from "./read-chunks.ts";
import { bytesOfFile } from "./tar-bytes.ts";
import { BLOCK, encodeHeader, padded, TAR_END } from "./tar-codec.ts";
import { readHeaders } from "./tar-headers.ts";
import { type UnpackLimits, UnpackRoom } from "./unpack-room.ts";
import { syncFolder, writeChunks } from "./write-chunks.ts";

/** An image layout in a tar, which is only read. Disposing of it closes the file. */
export interface LayoutTar extends Store, AsyncDisposable {
  close(): Promise<void>;
}

/** An image layout that becomes a tar. */
export interface NewLayoutTar extends Store, AsyncDisposable {
  /** Completes the tar and puts it into its place. Disposal without it leaves nothing behind. */
  close(): Promise<void>;
}

export interface OpenLayoutTarOptions {
  /** Limit of files, folders and links in the tar, of any kind. Default: 1 000 000. */
  readonly maxEntries?: number | undefined;
}

/**
 * Opens an OCI image layout in a tar, as `skopeo copy … oci-archive:image.tar` and `docker save` write it. It is not
 * unpacked: blobs are read from where they lie in it.
 *
 * @throws `ContentError` when it is not a tar, is compressed, was cut or has too much in it; `InputError` when it cannot be opened.
 * @example
 * await using tar = await openLayoutTar("image.tar");
 * await copy(tar, repository, "1.2");
 */
export async function openLayoutTar(file: string, options: OpenLayoutTarOptions = {}): Promise<LayoutTar> {
  checkText(file, "file");
  checkOptions(options, { maxEntries: COUNT });
  const { close, ...files } = await openTarFiles(resolve(file), options);
  return { ...createLayoutStore(files), close, [Symbol.asyncDispose]: close };
}

/**
 * Creates a tar that is an OCI image layout. Its blobs are written as they come, one after another; the file is there when
 * it is closed.
 *
 * @example
 * await using tar = await createLayoutTar("image.tar");
 * await copy(repository, tar, "1.2");
 * await tar.close();
 */
export async function createLayoutTar(file: string): Promise<NewLayoutTar> {
  checkText(file, "file");
  const { close, discard, ...files } = await createTarFiles(resolve(file));
  return { ...createLayoutStore(files), close, [Symbol.asyncDispose]: discard };
}

/** Files of a layout (image specification, "Image Layout"). All others in the tar are ignored. */
const LAYOUT_FILE = /^(?:oci-layout|index\.json|blobs\/[^/]+\/[^/]+)$/;

export async function openTarFiles(
  path: string,
  { maxEntries }: Pick<UnpackLimits, "maxEntries"> = {},
): Promise<LayoutFiles & { close(): Promise<void> }> {
  const name = `the archive ${path}`;
  const room = new UnpackRoom(name, { maxEntries });
  const file = await openFile(path, { followLinks: true }).catch((cause: unknown) => {
    throw new InputError(`${name} ${isInputError(cause) ? "is not a file" : "cannot be opened"}`, { cause });
  });
  const entries = new Map<string, { readonly position: number; readonly size: number }>();
  try {
    let isSaved = false;
    for await (const { kind, path, position, size } of readHeaders(await bytesOfFile(file), name)) {
      room.takeEntries(1);
      const place = path.replace(/^(?:\.?\/)+/, "");
      // The last of several files with one name counts, as in unpacking.
      if (kind === "file" && LAYOUT_FILE.test(place)) entries.set(place, { position, size });
      isSaved ||= place === "manifest.json";
    }
    if (!entries.has("index.json")) {
      const hint = isSaved
        ? ", but one of docker save before Docker 25: skopeo copy docker-archive:… oci-archive:…"
        : "";
      throw new ContentError(`${name} is not an image layout${hint}`, { content: "index.json" });
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  const refuse = async (): Promise<never> => {
    throw new UnsupportedError(`${name} is read-only: copy its content to a new one`, {});
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

/** Bytes before each file: paths of a layout are short. */
const HEADER_SIZE = 3 * BLOCK;

/** The files of a new tar, which is written beside its place until it is closed. */
async function createTarFiles(
  path: string,
): Promise<LayoutFiles & { close(): Promise<void>; discard(): Promise<void> }> {
  const name = `the new archive ${path}`;
  const partial = `${path}.partial-${randomUUID()}`;
  const file = await open(partial, "wx+").catch((cause: unknown) => {
    throw new InputError(`${name} cannot be written: is its folder there?`, { cause });
  });
  const entries = new Map<string, { readonly position: number; readonly size: number }>();
  /** Files that may be replaced are kept in memory until the end. */
  const replaceable = new Map<string, Uint8Array>();
  // Contents lie one behind another: one is written at a time.
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
      const buffered = replaceable.get(path);
      return buffered ? chunksOf(buffered) : readPart(file, entries.get(path), range, `${path} in ${name}`);
    },
    write: (content, path) => inTurn(() => append(content, path)),
    replace: async (path, content) => void replaceable.set(path, content),
    remove: async (path) => {
      if (!entries.has(path)) return false;
      throw new UnsupportedError(`${name} is written once: nothing can be deleted from it`, {});
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
