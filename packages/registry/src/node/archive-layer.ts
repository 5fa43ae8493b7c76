import { InputError, isInputError } from "@slipway/core/call";
import { refuseAborted, tapChunks } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import { type Compression, compressionOf, decompressed } from "./decompressed.ts";
import { LayerPaths } from "./layer-paths.ts";
import type { LayerWatch } from "./layer-watch.ts";
import { openFile } from "./open-file.ts";
import { quotePath } from "./path-limits.ts";
import { readChunks } from "./read-chunks.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import { readHeaders } from "./tar-headers.ts";

/** A tar that becomes a layer unchanged: with its owners, times, modes, and whiteouts of the layers below. */
export interface ArchiveLayer {
  /** A file: a tar, plain or compressed with gzip or (from Node 22.15) zstd. */
  readonly archive: string;
}

/** Limit of paths, which are kept to find duplicates. */
const MAX_PATHS = 1_000_000;

export async function* readArchive(archive: string): AsyncGenerator<Uint8Array, void> {
  const opened = await openFile(archive, { followLinks: true }).catch((cause: unknown) => {
    throw new InputError(`the archive ${archive} ${isInputError(cause) ? "is not a file" : "cannot be read"}`, {
      cause,
    });
  });
  await using file = opened;
  yield* readChunks(file);
}

export async function archiveCompression(archive: string): Promise<Compression> {
  for await (const chunk of readArchive(archive)) return compressionOf(chunk);
  return "none";
}

/** Reads an archive and passes on its tar. @throws `ContentError` for no tar, `InputError` for entries that cannot be in a layer. */
export async function readArchiveLayer(
  archive: string,
  onBytes: { readonly packed: (chunk: Uint8Array) => void; readonly tar: (chunk: Uint8Array) => void },
  { signal, onFile, onRead }: LayerWatch,
): Promise<void> {
  const name = `the archive ${archive}`;
  const packed = tapChunks(
    () => readArchive(archive),
    (chunk) => {
      refuseAborted(signal);
      onBytes.packed(chunk);
      onRead?.(chunk.length);
    },
  );
  let isEmpty = true;
  const onTar = (chunk: Uint8Array): void => {
    isEmpty &&= chunk.length === 0;
    onBytes.tar(chunk);
  };
  const bytes = bytesOfChunks(tapChunks(() => decompressed(packed, name), onTar));
  const paths = new LayerPaths();
  try {
    for await (const entry of readHeaders(bytes, name)) {
      const problem = paths.add(entry);
      if (problem !== undefined) throw new InputError(`${name} holds ${quotePath(entry.path)}${problem}`, {});
      if (paths.count > MAX_PATHS) {
        throw new ContentError(`${name} has more than ${MAX_PATHS} paths in it: make several layers of it`, {
          content: name,
          expected: MAX_PATHS,
        });
      }
      if (entry.kind === "file") onFile?.();
    }
    // Bytes behind the end count for the layer's digest, and unpackers ignore them.
    for await (const chunk of bytes.chunks(Infinity)) {
      if (chunk.every((byte) => byte === 0)) continue;
      throw new InputError(
        `${name} has data after its end, which programs ignore: make one tar of it, or several layers`,
        {},
      );
    }
    if (isEmpty) throw new ContentError(`${name} is not a tar: it is empty`, { content: name });
  } finally {
    await bytes.close();
  }
}
