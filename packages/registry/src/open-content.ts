import { algorithmOf } from "./digest.ts";
import type { OciDescriptor } from "./generated/types.ts";
import { digestOf } from "./hash.ts";
import type { OpenOptions } from "./store.ts";

/** Opens the content of a descriptor: its `data`, where that is what it names, else the store's blob, or what its `urls` lead to. */
export async function openContent<Content>(
  { blobs }: { readonly blobs: { open(digest: string, options?: OpenOptions): Promise<Content> } },
  { digest, size, data, urls }: OciDescriptor,
  signal: AbortSignal | undefined,
): Promise<Content | ReadableStream<Uint8Array>> {
  const embedded = data === undefined ? undefined : bytesOf(data);
  const isIt = embedded?.length === size && (await digestOf(embedded, algorithmOf(digest))) === digest;
  return isIt ? new Blob([embedded]).stream() : blobs.open(digest, { size, urls, signal });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
