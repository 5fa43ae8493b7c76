import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { badRequest, PlatformError } from "../../../../engine/platform-error.ts";

export async function* readArchive(file: string, mayBePlain: boolean): AsyncGenerator<ParsedTarEntry> {
  const isZipped = beginsAsGzip(file);
  if (!isZipped && !mayBePlain)
    throw unreadable(new Error("it is not gzipped, or not whole (it does not begin as gzip does)"));
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const tar = isZipped ? pipeline(bytes, createGunzip({ chunkSize: 256 * 1024 }), () => {}) : bytes;
  yield* entriesOf(Readable.toWeb(tar));
}

export async function* entriesOf(tar: Parameters<typeof Readable.fromWeb>[0]): AsyncGenerator<ParsedTarEntry> {
  try {
    // The types of Node and of the web say the same of streams differently.
    const bytes = tar as unknown as ReadableStream<Uint8Array>;
    yield* bytes.pipeThrough(createTarDecoder({ strict: true }));
  } catch (error) {
    throw unreadable(error);
  }
}

function beginsAsGzip(file: string): boolean {
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(2);
    readSync(descriptor, head, 0, 2, 0);
    return head[0] === 0x1f && head[1] === 0x8b;
  } finally {
    closeSync(descriptor);
  }
}

/** Paths of this machine are removed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfGzip = "code" in error && String(error.code).startsWith("Z_");
  if (isOfGzip) return `it is not gzipped, or not whole (${error.message})`;
  return error.message.replaceAll(/\/proc\/self\/fd\/\d+\//g, "");
}

export function unreadable(error: unknown): PlatformError {
  return error instanceof PlatformError ? error : badRequest(`The archive cannot be unpacked: ${reasonOf(error)}`);
}
