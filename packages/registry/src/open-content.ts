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
  const decode = async () => Uint8Array.from(atob(data ?? ""), (character) => character.charCodeAt(0));
  // Text that is no base64 is no content.
  const embedded = data === undefined ? undefined : await decode().catch(() => undefined);
  const isIt = embedded?.length === size && (await digestOf(embedded, algorithmOf(digest))) === digest;
  if (isIt) return new Blob([embedded]).stream();
  // Programs in Go write `null` for what they do not say, and nobody judged the members.
  const places = Array.isArray(urls) ? urls.filter((url) => url && typeof url === "string") : [];
  return blobs.open(digest, { size, urls: places, signal });
}
