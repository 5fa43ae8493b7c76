import { refuseAborted, tapChunks } from "@slipway/core/internal";
import { ContentError, isContentError } from "../errors/content-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { createHasher } from "../hash.ts";
import type { Layer } from "../image/assemble-image.ts";
import type { ByteRange } from "../layout/files.ts";
import { OCI } from "../media-types.ts";
import { verify } from "../verify.ts";
import { type ArchiveLayer, archiveCompression, readArchive, readArchiveLayer } from "./archive-layer.ts";
import { type FolderLayer, type LayersBelow, packFolderLayer } from "./folder-layer.ts";
import { gzip } from "./gzip.ts";
import type { LayerWatch } from "./layer-watch.ts";

export type ImageLayer = FolderLayer | ArchiveLayer;

/** Compression of layers: `gzip`, or `none`, which gives the same digests with every version of zlib. */
export type LayerCompression = "gzip" | "none";

export interface LayerOptions {
  readonly compression: LayerCompression;
  readonly below: LayersBelow;
}

/** Reads the source of a layer once, for its digests, and keeps nothing: the layer is made anew on demand, and refused if it has changed. */
export async function describeLayer(
  layer: ImageLayer,
  { compression, below }: LayerOptions,
  watch: LayerWatch,
): Promise<Layer> {
  return isFolderLayer(layer)
    ? describeFolder(layer, below, compression, watch)
    : describeArchive(layer, compression, watch);
}

export function isFolderLayer(layer: ImageLayer): layer is FolderLayer {
  return "folder" in layer && layer.folder !== undefined;
}

async function describeFolder(
  layer: FolderLayer,
  below: LayersBelow,
  compression: LayerCompression,
  watch: LayerWatch,
): Promise<Layer> {
  const diff = await createMeter();
  const foldersBelow = new Map(below.folders);
  const tar = tapChunks(() => packFolderLayer(layer, below, watch), diff.update);
  const stored = compression === "gzip" ? await digestAndSize(gzip(tar)) : await digestAndSize(tar);
  const open = (): AsyncIterable<Uint8Array> => {
    // Links below were checked by the first pass.
    const again = packFolderLayer(layer, { ...below, links: new Set(), folders: new Map(foldersBelow) }, {});
    return compression === "gzip" ? gzip(again) : again;
  };
  return {
    descriptor: { mediaType: compression === "gzip" ? OCI.layerGzip : OCI.layer, ...stored },
    diffId: diff.result().digest,
    createdBy: `slipway: a folder at ${layer.at}`,
    open: checkedReopen(`the folder ${layer.folder}`, stored, open),
  };
}

async function describeArchive(
  { archive }: ArchiveLayer,
  compression: LayerCompression,
  watch: LayerWatch,
): Promise<Layer> {
  const sourceCompression = await archiveCompression(archive);
  const [packed, diff] = [await createMeter(), await createMeter()];
  await readArchiveLayer(archive, { packed: packed.update, tar: diff.update }, watch);
  const isCompressedHere = sourceCompression === "none" && compression === "gzip";
  const name = `the archive ${archive}`;
  const read = packed.result();
  const whole = (): AsyncIterable<Uint8Array> => {
    const again = tapChunks(
      () => readArchive(archive),
      () => refuseAborted(watch.signal),
    );
    return unchanged(verify(again, read), read, `${name} changed while it was read`);
  };
  const stored = isCompressedHere ? await digestAndSize(gzip(whole())) : read;
  const open = (): AsyncIterable<Uint8Array> => (isCompressedHere ? gzip(readArchive(archive)) : readArchive(archive));
  const mediaType = { gzip: OCI.layerGzip, zstd: OCI.layerZstd, none: isCompressedHere ? OCI.layerGzip : OCI.layer }[
    sourceCompression
  ];
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
