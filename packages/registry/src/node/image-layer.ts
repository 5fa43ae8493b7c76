import { pass, refuseAborted } from "@slipway/core/internal";
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

/** What becomes a layer. */
export type ImageLayer = FolderLayer | ArchiveLayer;

/** How layers are stored: `gzip`, or `none`, which gives the same digests with every version of zlib. */
export type LayerCompression = "gzip" | "none";

/** How a layer is made. */
export interface LayerOptions {
  readonly compression: LayerCompression;
  readonly below: LayersBelow;
}

/** Reads what becomes a layer once, for its digests, and keeps nothing: it is made anew when asked for, and refused if that gives something else. */
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
  const said = new Map(below.folders);
  const tar = pass(() => packFolderLayer(layer, below, watch), diff.update);
  const stored = compression === "gzip" ? await measure(gzip(tar)) : await measure(tar);
  const open = (): AsyncIterable<Uint8Array> => {
    // What links lie below was looked at the first time.
    const again = packFolderLayer(layer, { ...below, links: new Set(), folders: new Map(said) }, {});
    return compression === "gzip" ? gzip(again) : again;
  };
  return {
    descriptor: { mediaType: compression === "gzip" ? OCI.layerGzip : OCI.layer, ...stored },
    diffId: diff.result().digest,
    createdBy: `slipway: a folder at ${layer.at}`,
    open: reopened(`the folder ${layer.folder}`, stored, open),
  };
}

async function describeArchive(
  { archive }: ArchiveLayer,
  compression: LayerCompression,
  watch: LayerWatch,
): Promise<Layer> {
  const found = await archiveCompression(archive);
  const [packed, diff] = [await createMeter(), await createMeter()];
  await readArchiveLayer(archive, { packed: packed.update, tar: diff.update }, watch);
  // What is compressed already stays as it is.
  const isMade = found === "none" && compression === "gzip";
  const name = `the archive ${archive}`;
  const read = packed.result();
  const whole = (): AsyncIterable<Uint8Array> => {
    const again = pass(
      () => readArchive(archive),
      () => refuseAborted(watch.signal),
    );
    return unchanged(verify(again, read), read, `${name} changed while it was read`);
  };
  const stored = isMade ? await measure(gzip(whole())) : read;
  const open = (): AsyncIterable<Uint8Array> => (isMade ? gzip(readArchive(archive)) : readArchive(archive));
  const mediaType = { gzip: OCI.layerGzip, zstd: OCI.layerZstd, none: isMade ? OCI.layerGzip : OCI.layer }[found];
  return {
    descriptor: { mediaType, ...stored },
    diffId: diff.result().digest,
    createdBy: "slipway: an archive",
    open: reopened(name, stored, open),
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

async function measure(content: AsyncIterable<Uint8Array>): Promise<Measured> {
  const meter = await createMeter();
  for await (const chunk of content) meter.update(chunk);
  return meter.result();
}

function reopened(what: string, stored: Measured, open: () => AsyncIterable<Uint8Array>): Layer["open"] {
  const problem = `${what} changed since the image was built: build it again`;
  return (range) => unchanged(within(verify(open(), stored), range), stored, problem);
}

/** Hands verified content on. What has changed since has another error than what comes from elsewhere. */
async function* unchanged(
  content: AsyncIterable<Uint8Array>,
  { digest }: Measured,
  problem: string,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* content;
  } catch (cause) {
    // What changes right now says so itself.
    if (!isContentError(cause) || cause.content !== digest) throw cause;
    const { content, expected, received } = cause;
    throw new ContentError(problem, { content, expected, received, cause });
  }
}

/** Some of the bytes: what is made can only be made from its beginning. */
async function* within(
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
