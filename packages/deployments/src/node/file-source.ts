import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { BodySource } from "@slipway/core";
import type { Source } from "../deploy/source.ts";
import type { FoundFile } from "./walk.ts";

/** Larger files are streamed from disk, so that memory does not grow with them. */
const inMemory = 4 * 1024 * 1024;

/** Reads a file once for its SHA-1 and its size; its bytes are read again only if they have to be sent. */
export async function fileSource({ path, location }: FoundFile, signal?: AbortSignal): Promise<Source> {
  const hash = createHash("sha1");
  let size = 0;
  for await (const chunk of createReadStream(location, { signal })) {
    hash.update(chunk);
    size += chunk.length;
  }
  return {
    path,
    size,
    sha: hash.digest("hex"),
    read: () => (size > inMemory ? streaming(location) : readFile(location)),
  };
}

function streaming(location: string): BodySource {
  // Node's web streams and the DOM's have the same shape but two declarations.
  return () => Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array>;
}
