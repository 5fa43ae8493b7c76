import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";

/** Position of the operating system in a gzip header, and the value for "unknown" (RFC 1952); zlib writes the real system. */
const OS_BYTE = 9;
const UNKNOWN = 255;

/** In bytes: zlib's own 16 KiB are many small writes. */
const CHUNK = 256 * 1024;

/** Compresses content: equal bytes for equal content, on any system at any time, with the same build of zlib, which comes with Node. */
export async function* gzip(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  // zlib's default level, fixed here.
  const zip = createGzip({ level: 6, strategy: constants.Z_DEFAULT_STRATEGY, chunkSize: CHUNK });
  // The loop below throws its error.
  pipeline(Readable.from(content, { objectMode: false }), zip, () => {});
  let at = 0;
  for await (const chunk of zip as AsyncIterable<Uint8Array>) {
    // Node's types do not state the chunk's type.
    if (at <= OS_BYTE && OS_BYTE < at + chunk.length) chunk[OS_BYTE - at] = UNKNOWN;
    at += chunk.length;
    yield chunk;
  }
}
