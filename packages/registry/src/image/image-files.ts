import { chunksOf } from "@slipway/core/internal";
import { NotFoundError } from "../errors/not-found-error.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { type ByteRange, createQueue, type LayoutFiles } from "../layout/files.ts";
import { blobPath } from "../layout/layout-blobs.ts";
import { createLayoutStore } from "../layout/layout-store.ts";
import { isForeignType, OCI } from "../media-types.ts";
import { openContent } from "../open-content.ts";
import type { Manifest, Store } from "../store.ts";

/** A part of an image, whose bytes are read on demand. */
export interface Part {
  readonly descriptor: OciDescriptor;
  open(range: ByteRange | undefined): AsyncIterable<Uint8Array>;
}

export function partOf(descriptor: OciDescriptor, bytes: Uint8Array): Part {
  return { descriptor, open: (range) => chunksOf(bytes.subarray(range?.first, (range?.last ?? Infinity) + 1)) };
}

/** Parts of another store, read on demand. Foreign layers stay where they are. */
export function partsIn(store: Store, descriptors: readonly OciDescriptor[]): Part[] {
  return descriptors
    .filter(({ mediaType }) => !isForeignType(mediaType))
    .map((descriptor) => ({
      descriptor,
      async *open(range) {
        const { digest, size } = descriptor;
        yield* chunksOf(
          await (range ? store.blobs.open(digest, { size, range }) : openContent(store, descriptor, undefined)),
        );
      },
    }));
}

/** A read-only store of an image: a layout whose files are parts, with `root` its only entry. Parts in `like` are mounted within its registry. */
export function storeOfParts(root: Manifest, parts: readonly Part[], tag: string | undefined, like?: Store): Store {
  const { registryUrl, name } = like ?? {};
  const entry = {
    ...root.descriptor,
    ...(tag !== undefined && { annotations: { "org.opencontainers.image.ref.name": tag } }),
  };
  const all = [partOf(root.descriptor, root.bytes), ...parts].map(
    (part) => [blobPath(part.descriptor.digest), part] as const,
  );
  const files = new Map([
    ...all,
    jsonFile("oci-layout", { imageLayoutVersion: "1.0.0" }),
    jsonFile("index.json", { schemaVersion: 2, mediaType: OCI.index, manifests: [entry] }),
  ]);
  return { ...createLayoutStore(layoutOf(files)), ...(registryUrl !== undefined && { registryUrl, name }) };
}

function jsonFile(path: string, value: object): readonly [string, Part] {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return [path, partOf({ mediaType: "application/json", digest: "", size: bytes.length }, bytes)];
}

function layoutOf(files: ReadonlyMap<string, Part>): LayoutFiles {
  const name = "the image that was made";
  const refuse = async (): Promise<never> => {
    throw new UnsupportedError(`${name} is read-only: copy it to where it belongs`, {});
  };
  return {
    name,
    exclusive: createQueue(),
    settle: async () => {},
    size: async (path) => files.get(path)?.descriptor.size,
    read(path, range) {
      const part = files.get(path);
      if (!part) throw new NotFoundError(`${name} does not hold ${path}`, { reference: path });
      return part.open(range);
    },
    write: refuse,
    replace: refuse,
    remove: async (path) => files.has(path) && refuse(),
  };
}
