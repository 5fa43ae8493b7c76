import { refuseAborted, tapChunks } from "@slipway/core/internal";
import { ContentError, isContentError } from "../errors/content-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { createHasher } from "../hash.ts";
import type { Layer } from "../image/assemble-image.ts";
import type { ByteRange } from "../layout/files.ts";
import { verify } from "../verify.ts";
import { type ArchiveLayer, archiveCompression, readArchive, readArchiveLayer } from "./archive-layer.ts";
import { compressed, LAYER_TYPES, type LayerPacking } from "./compress.ts";
import { type FolderLayer, type LayersBelow, packFolderLayer } from "./folder-layer.ts";
import type { LayerWatch } from "./layer-watch.ts";

export type ImageLayer = (FolderLayer | ArchiveLayer) & LayerNotes;

export interface LayerNotes {
  /** Annotations of its descriptor in the manifest. */
  readonly annotations?: Readonly<Record<string, string>> | undefined;
  /** Command of its line in the image's history. Default: the kind of layer. */
  readonly createdBy?: string | undefined;
}

export interface LayerOptions {
  readonly packing: LayerPacking;
  readonly below: LayersBelow;
}

/** Reads the source of a layer once, for its digests, and keeps nothing: the layer is made anew on demand, and refused if it has changed. */
export async function describeLayer(
  layer: ImageLayer,
  { packing, below }: LayerOptions,
  watch: LayerWatch,
): Promise<Layer> {
  const { descriptor, createdBy, ...described } = isFolderLayer(layer)
    ? await describeFolder(layer, below, packing, watch)
    : await describeArchive(layer, packing, watch);
  return {
    ...described,
    descriptor: { ...descriptor, ...(layer.annotations && { annotations: { ...layer.annotations } }) },
    createdBy: layer.createdBy ?? createdBy,
  };
}

export function isFolderLayer(layer: ImageLayer): layer is FolderLayer & LayerNotes {
  return "folder" in layer && layer.folder !== undefined;
}

async function describeFolder(
  layer: FolderLayer,
  below: LayersBelow,
  packing: LayerPacking,
  watch: LayerWatch,
): Promise<Layer> {
  const diff = await createMeter();
  const foldersBelow = new Map(below.folders);
  const tar = tapChunks(() => packFolderLayer(layer, below, watch), diff.update);
  const stored = await digestAndSize(compressed(tar, packing));
  const open = (): AsyncIterable<Uint8Array> => {
    // Links below were checked by the first pass.
    const again = packFolderLayer(layer, { ...below, links: new Set(), folders: new Map(foldersBelow) }, {});
    return compressed(again, packing);
  };
  return {
    descriptor: { mediaType: LAYER_TYPES[packing.compression], ...stored },
    diffId: diff.result().digest,
    createdBy: `slipway: a folder at ${layer.at}`,
    open: checkedReopen(`the folder ${layer.folder}`, stored, open),
  };
}

async function describeArchive({ archive }: ArchiveLayer, packing: LayerPacking, watch: LayerWatch): Promise<Layer> {
  const sourceCompression = await archiveCompression(archive);
  const [packed, diff] = [await createMeter(), await createMeter()];
  await readArchiveLayer(archive, { packed: packed.update, tar: diff.update }, watch);
  // A compressed archive stays as it is.
  const own: LayerPacking = sourceCompression === "none" ? packing : { compression: "none" };
  const name = `the archive ${archive}`;
  const read = packed.result();
  const whole = (): AsyncIterable<Uint8Array> => {
    const again = tapChunks(
      () => readArchive(archive),
      () => refuseAborted(watch.signal),
    );
    return unchanged(verify(again, read), read, `${name} changed while it was read`);
  };
  const stored = own.compression === "none" ? read : await digestAndSize(compressed(whole(), own));
  const open = (): AsyncIterable<Uint8Array> => compressed(readArchive(archive), own);
  const mediaType = LAYER_TYPES[sourceCompression === "none" ? own.compression : sourceCompression];
  return {
    descriptor: { mediaType, ...stored },
    diffId: diff.result().digest,
    createdBy: "slipway: an archive",
    open: checkedReopen(name, stored, open),
  };
}

type Measured = Pick<OciDescriptor, "digest" | "size">;

async function createMeter(): Promise<{ update(chunk: Uint8Array): void; result(): Measured }> {
  const hasher = await createHasher();
  let size = 0;
  return {
    update(chunk) {
      hasher.update(chunk);
      size += chunk.length;
    },
    result: () => ({ digest: hasher.digest(), size }),
  };
}

async function digestAndSize(content: AsyncIterable<Uint8Array>): Promise<Measured> {
  const meter = await createMeter();
  for await (const chunk of content) meter.update(chunk);
  return meter.result();
}

function checkedReopen(what: string, stored: Measured, open: () => AsyncIterable<Uint8Array>): Layer["open"] {
  const problem = `${what} changed since the image was built: build it again`;
  return (range) => unchanged(sliceOf(verify(open(), stored), range), stored, problem);
}

/** Passes verified content on, with an error of its own where it has changed. */
async function* unchanged(
  content: AsyncIterable<Uint8Array>,
  { digest }: Measured,
  problem: string,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* content;
  } catch (cause) {
    // A change during the read has its own error.
    if (!isContentError(cause) || cause.content !== digest) throw cause;
    const { content, expected, received } = cause;
    throw new ContentError(problem, { content, expected, received, cause });
  }
}

/** A range of content that can only be made from its beginning. */
async function* sliceOf(
  content: AsyncIterable<Uint8Array>,
  { first, last = Infinity }: ByteRange = { first: 0 },
): AsyncGenerator<Uint8Array, void> {
  let at = 0;
  for await (const chunk of content) {
    const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > last) return;
  }
}
