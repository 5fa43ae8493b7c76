import { shortLine } from "@slipway/core/internal";
import { NotFoundError } from "./errors/not-found-error.ts";
import type { OciPlatform } from "./generated/types.ts";
import { childrenOf } from "./manifest.ts";
import { isIndexType } from "./media-types.ts";
import { formatPlatform, parsePlatform, selectPlatform } from "./platform.ts";
import type { Blobs, Manifest, Manifests, OpenOptions, StoreOptions } from "./store.ts";

/** An image to read, and its store, or as much of one as reading takes. */
export interface ReadableImage {
  readonly store: {
    readonly manifests: Pick<Manifests, "get">;
    readonly blobs: Pick<Blobs, "get"> & {
      open(digest: string, options?: OpenOptions): Promise<AsyncIterable<Uint8Array>>;
    };
  };
  /** Tag or digest in the store. */
  readonly reference: string;
}

export interface ResolveOptions extends StoreOptions {
  /** Platform to select from an index, such as `linux/arm64`. Default: the index itself. */
  readonly platform?: OciPlatform | string | undefined;
}

/** Reads the manifest of a reference; of an index, the one for `platform`. @throws `NotFoundError` where either is missing. */
export async function resolveManifest(
  store: ReadableImage["store"],
  reference: string,
  options: ResolveOptions = {},
): Promise<Manifest> {
  const { signal } = options;
  const platform = typeof options.platform === "string" ? parsePlatform(options.platform) : options.platform;
  let manifest = await store.manifests.get(reference, { signal });
  while (platform && isIndexType(manifest.descriptor.mediaType)) {
    const { manifests } = childrenOf(manifest);
    if (!manifests.some(({ platform }) => platform)) return manifest;
    const selected = selectPlatform(manifests, platform);
    if (!selected) {
      const offered = manifests.flatMap(({ platform }) => (platform ? formatPlatform(platform) : []));
      throw new NotFoundError(
        `${reference} has nothing for ${formatPlatform(platform)}: it has ${shortLine(offered.join(", "))}`,
        { reference },
      );
    }
    manifest = await store.manifests.get(selected.digest, { size: selected.size, signal });
  }
  return manifest;
}

/** Runs work once per key: all callers share the result. */
export function oncePerKey<Item, T>(
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<T>,
): (item: Item) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (item) => {
    const key = keyOf(item);
    const running = results.get(key) ?? work(item);
    results.set(key, running);
    return running;
  };
}
