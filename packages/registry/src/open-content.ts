import { readAtMost } from "@slipway/core/internal";
import { algorithmOf } from "./digest.ts";
import { type ContentError, contentError } from "./errors/content-error.ts";
import type { OciDescriptor } from "./generated/types.ts";
import { digestOf } from "./hash.ts";
import type { OpenOptions } from "./store.ts";

/** Opens the content of a descriptor: its matching `data`, else the store's blob, or the target of its `urls`. */
export async function openContent<Content>(
  { blobs }: { readonly blobs: { open(digest: string, options?: OpenOptions): Promise<Content> } },
  { digest, size, data, urls }: OciDescriptor,
  signal: AbortSignal | undefined,
): Promise<Content | ReadableStream<Uint8Array>> {
  const decode = async () => Uint8Array.from(atob(data ?? ""), (character) => character.charCodeAt(0));
  // Invalid base64 is ignored.
  const embedded = data === undefined ? undefined : await decode().catch(() => undefined);
  const isMatch = embedded?.length === size && (await digestOf(embedded, algorithmOf(digest))) === digest;
  if (isMatch) return new Blob([embedded]).stream();
  // Programs in Go write `null` for an absent member, and members are unchecked here.
  const places = Array.isArray(urls) ? urls.filter((url) => url && typeof url === "string") : [];
  return blobs.open(digest, { size, urls: places, signal });
}

/** Reads content into memory; a `ContentError`, by `name`, as soon as there is more than `limit` bytes. */
export function readAll(content: AsyncIterable<Uint8Array>, limit: number, name: string): Promise<Uint8Array> {
  return readAtMost(content, limit, (size) => tooLarge(name, limit, size));
}

export function tooLarge(name: string, limit: number, size: number): ContentError {
  return contentError(`${name} has ${size} bytes or more: more than the limit of ${limit}`, name, limit, size);
}
