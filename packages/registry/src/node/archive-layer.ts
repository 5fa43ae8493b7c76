import { InputError, isInputError } from "@slipway/core";
import { pass, refuseAborted } from "@slipway/core/streams";
import { type Compression, compressionOf, decompressed } from "./decompressed.ts";
import type { LayerWatch } from "./layer-watch.ts";
import { openFile } from "./open-file.ts";
import { shownPath } from "./path-limits.ts";
import { readChunks } from "./read-chunks.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import { readHeaders } from "./tar-headers.ts";

/** A tar that is a layer as it is: with its owners, times, modes, and names that take files of the layers below away. */
export interface ArchiveLayer {
  /** A file: a tar, plain or compressed with gzip or (from Node 22.15) zstd. */
  readonly archive: string;
}

/** Reads an archive as it is. */
export async function* readArchive(archive: string): AsyncGenerator<Uint8Array, void> {
  const opened = await openFile(archive, { followLinks: true }).catch((cause: unknown) => {
    throw new InputError(`the archive ${archive} ${isInputError(cause) ? "is no file" : "cannot be read"}`, { cause });
  });
  await using file = opened;
  yield* readChunks(file);
}

/** Tells how an archive is compressed. */
export async function archiveCompression(archive: string): Promise<Compression> {
  for await (const chunk of readArchive(archive)) return compressionOf(chunk);
  return "none";
}

/**
 * Reads an archive, and hands on the tar in it.
 *
 * @throws `ContentError` when it is no tar; `InputError` for what cannot be in a layer, by its name.
 */
export async function readArchiveLayer(
  archive: string,
  onBytes: { readonly packed: (chunk: Uint8Array) => void; readonly tar: (chunk: Uint8Array) => void },
  { signal, onFile, onRead }: LayerWatch,
): Promise<void> {
  const name = `the archive ${archive}`;
  const packed = pass(
    () => readArchive(archive),
    (chunk) => {
      refuseAborted(signal);
      onBytes.packed(chunk);
      onRead?.(chunk.length);
    },
  );
  const bytes = bytesOfChunks(pass(() => decompressed(packed, name), onBytes.tar));
  try {
    for await (const { kind, path } of readHeaders(bytes, name)) {
      if (kind === "other") {
        throw new InputError(`${name} holds ${shownPath(path)}, which is neither a file, a folder nor a link`, {});
      }
      if (path.split("/").includes("..")) {
        throw new InputError(`${name} holds ${shownPath(path)}, which has steps up in its path`, {});
      }
      if (kind === "file") onFile?.();
    }
    // What follows the end is part of the layer's digest.
    await bytes.moveTo(Infinity);
  } finally {
    await bytes.close();
  }
}
