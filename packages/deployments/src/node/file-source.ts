import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { BodySource } from "@slipway/core";
import type { Source } from "../deploy/source.ts";
import { openFile } from "./open-file.ts";
import type { FoundFile } from "./walk.ts";

/** Larger files are streamed from disk, so that memory does not grow with them. */
const inMemory = 4 * 1024 * 1024;

/** Reads a file once for its SHA-1 and its size; its bytes are read again only if they have to be sent. */
export async function fileSource(file: FoundFile, signal?: AbortSignal): Promise<Source> {
  const hash = createHash("sha1");
  let size = 0;
  for await (const chunk of readChunks(file, signal)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return {
    path: file.path,
    size,
    sha: hash.digest("hex"),
    read: () => (size > inMemory ? streaming(file) : readWhole(file)),
  };
}

async function* readChunks(file: FoundFile, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await openFile(file);
  // The stream closes the file, also when it is left early.
  yield* handle.createReadStream({ signal });
}

async function readWhole(file: FoundFile): Promise<Uint8Array> {
  const handle = await openFile(file);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function streaming(file: FoundFile): BodySource {
  // Node's web streams and the DOM's have the same shape but two declarations.
  return () => Readable.toWeb(Readable.from(readChunks(file))) as ReadableStream<Uint8Array>;
}
