import { InputError, isInputError } from "@slipway/core";
import { pass, refuseAborted } from "@slipway/core/streams";
import { ContentError } from "../errors/content-error.ts";
import { type Compression, compressionOf, decompressed } from "./decompressed.ts";
import type { LayerWatch } from "./layer-watch.ts";
import { openFile } from "./open-file.ts";
import { shownPath } from "./path-limits.ts";
import { readChunks } from "./read-chunks.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import type { TarKind } from "./tar-codec.ts";
import { readHeaders } from "./tar-headers.ts";

/** A tar that is a layer as it is: with its owners, times, modes, and names that take files of the layers below away. */
export interface ArchiveLayer {
  /** A file: a tar, plain or compressed with gzip or (from Node 22.15) zstd. */
  readonly archive: string;
}

/** Paths are kept to see which of them comes twice: so many of them, as of what is unpacked. */
const MOST_PATHS = 1_000_000;

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
 * @throws `ContentError` when it is no tar; `InputError` for what cannot be in a layer, by its name. It has a million
 * paths at most.
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
  let isEmpty = true;
  const onTar = (chunk: Uint8Array): void => {
    isEmpty &&= chunk.length === 0;
    onBytes.tar(chunk);
  };
  const bytes = bytesOfChunks(pass(() => decompressed(packed, name), onTar));
  const seen = new Map<string, TarKind>();
  try {
    for await (const { kind, path, target } of readHeaders(bytes, name)) {
      if (kind === "other") {
        throw new InputError(`${name} holds ${shownPath(path)}, which is neither a file, a folder nor a link`, {});
      }
      if (hasStepsUp(path)) {
        throw new InputError(`${name} holds ${shownPath(path)}, which has steps up in its path`, {});
      }
      // Another link is text, which whoever runs the image follows within it; this one is followed by who unpacks it.
      if (kind === "hard link" && hasStepsUp(target)) {
        throw new InputError(`${name} holds ${shownPath(path)}, a hard link with steps up in its target`, {});
      }
      const place = namesOf(path).join("/");
      const before = seen.get(place);
      // Programs that pack a folder twice do no harm.
      if (before !== undefined && !(before === "folder" && kind === "folder")) {
        throw new InputError(`${name} holds ${shownPath(path)} twice: a layer has one of each path`, {});
      }
      seen.set(place, kind);
      if (seen.size > MOST_PATHS) {
        throw new ContentError(`${name} has more than ${MOST_PATHS} paths in it: make several layers of it`, {
          content: name,
          expected: MOST_PATHS,
        });
      }
      if (kind === "file") onFile?.();
    }
    // What follows the end is part of the layer's digest.
    await bytes.moveTo(Infinity);
    if (isEmpty) throw new ContentError(`${name} is no tar: nothing is in it`, { content: name });
  } finally {
    await bytes.close();
  }
}

function hasStepsUp(path: string): boolean {
  return path.split("/").includes("..");
}

/** A path is the same with and without a slash at either end, and steps that lead nowhere. */
function namesOf(path: string): string[] {
  return path.split("/").filter((name) => name !== "" && name !== ".");
}
