import { shortLine } from "@slipway/core/internal";
import { NotFoundError } from "./errors/not-found-error.ts";
import type { OciPlatform } from "./generated/types.ts";
import { childrenOf } from "./manifest.ts";
import { isIndexType } from "./media-types.ts";
import { formatPlatform, parsePlatform, selectPlatform } from "./platform.ts";
import type { Blobs, Manifest, Manifests, OpenOptions, StoreOptions } from "./store.ts";

/** An image that is only read, and what has it: any store, or as much of one as that takes. */
export interface ReadableImage {
  readonly store: {
    readonly manifests: Pick<Manifests, "get">;
    readonly blobs: Pick<Blobs, "get"> & {
      open(digest: string, options?: OpenOptions): Promise<AsyncIterable<Uint8Array>>;
    };
  };
  /** Its tag there, or its digest. */
  readonly reference: string;
}

export interface ResolveOptions extends StoreOptions {
  /** What it has to run on, such as `linux/arm64`: selects among the manifests of an index. Default: the index itself. */
  readonly platform?: OciPlatform | string | undefined;
}

/** Reads the manifest that a reference names, of an index the one for `platform`; `NotFoundError` where there is none, or nothing for the platform. */
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

/** Runs work once for each key, however often it is asked for: all wait for the same. */
export function once<Item, T>(
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<T>,
): (item: Item) => Promise<T> {
  const begun = new Map<string, Promise<T>>();
  return (item) => {
    const key = keyOf(item);
    const running = begun.get(key) ?? work(item);
    begun.set(key, running);
    return running;
  };
}
