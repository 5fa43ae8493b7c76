import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { chunksOf } from "@slipway/core/internal";

export async function exportTo(file: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const chunks = chunksOf(bytes);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      for await (const piece of chunks) await handle.appendFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await chunks.return();
    await rm(draft, { force: true });
    throw error;
  }
}

export function importFrom(source: string | AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return typeof source === "string" ? createReadStream(source) : source;
}
