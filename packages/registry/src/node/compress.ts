import { pipeline, Readable, type Transform } from "node:stream";
import zlib, { constants, createGzip } from "node:zlib";
import { OCI } from "../media-types.ts";

/** Compression of layers: `gzip`; `zstd` (from Node 22.15), smaller and faster; or `none`, with the same digests with every version of zlib. */
export type LayerCompression = "gzip" | "zstd" | "none";

/** How layers are stored: the level is from 1, fast, to 9, or for zstd 22, small. */
export interface LayerPacking {
  readonly compression: LayerCompression;
  readonly level?: number | undefined;
}

export const LAYER_TYPES: Readonly<Record<LayerCompression, string>> = {
  gzip: OCI.layerGzip,
  zstd: OCI.layerZstd,
  none: OCI.layer,
};

/** Position of the operating system in a gzip header, and the value for "unknown" (RFC 1952); zlib writes the real system. */
const OS_BYTE = 9;
const UNKNOWN = 255;

/** In bytes: zlib's own 16 KiB are many small writes. */
const CHUNK = 256 * 1024;

/** Whether this version of Node knows zstd. */
export const hasZstd: boolean = typeof zlib.createZstdCompress === "function";

/** Compresses content: equal bytes for equal content, on any system at any time, with the same build of the library, which comes with Node. */
export function compressed(
  content: AsyncIterable<Uint8Array>,
  { compression, level }: LayerPacking,
): AsyncIterable<Uint8Array> {
  if (compression === "none") return content;
  if (compression === "gzip") return gzip(content, level);
  // The defaults of the zstd program: level 3, and a checksum of the content.
  const params = { [constants.ZSTD_c_compressionLevel]: level ?? 3, [constants.ZSTD_c_checksumFlag]: 1 };
  return packed(content, zlib.createZstdCompress({ params, chunkSize: CHUNK }));
}

/** The default level is zlib's own, fixed here. */
export async function* gzip(content: AsyncIterable<Uint8Array>, level = 6): AsyncGenerator<Uint8Array, void> {
  const zip = createGzip({ level, strategy: constants.Z_DEFAULT_STRATEGY, chunkSize: CHUNK });
  let at = 0;
  for await (const chunk of packed(content, zip)) {
    if (at <= OS_BYTE && OS_BYTE < at + chunk.length) chunk[OS_BYTE - at] = UNKNOWN;
    at += chunk.length;
    yield chunk;
  }
}

function packed(content: AsyncIterable<Uint8Array>, zip: Transform): AsyncIterable<Uint8Array> {
  // Reading it throws its error.
  pipeline(Readable.from(content, { objectMode: false }), zip, () => {});
  // Node's types do not state the chunks' type.
  return zip;
}
