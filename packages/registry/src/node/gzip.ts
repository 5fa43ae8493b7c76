import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";

/** Where the header says which system it was made on, and what says "unknown" there (RFC 1952). zlib names the real one. */
const OS_BYTE = 9;
const UNKNOWN = 255;

/** In bytes: zlib's own 16 KiB are many small writes. */
const CHUNK = 256 * 1024;

/** Compresses content: the same bytes for the same content, on any system at any time, with the same build of zlib, which comes with Node. */
export async function* gzip(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  // The level is zlib's own choice, said so that it stays.
  const zip = createGzip({ level: 6, strategy: constants.Z_DEFAULT_STRATEGY, chunkSize: CHUNK });
  // What it ends with, the loop throws.
  pipeline(Readable.from(content, { objectMode: false }), zip, () => {});
  let at = 0;
  for await (const chunk of zip as AsyncIterable<Uint8Array>) {
    // Node's own types say nothing of what comes.
    if (at <= OS_BYTE && OS_BYTE < at + chunk.length) chunk[OS_BYTE - at] = UNKNOWN;
    at += chunk.length;
    yield chunk;
  }
}
