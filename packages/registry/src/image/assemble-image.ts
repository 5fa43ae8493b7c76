import type { OciDescriptor, OciPlatform } from "../generated/types.ts";
import { digestOf } from "../hash.ts";
import { createManifest } from "../manifest.ts";
import { OCI } from "../media-types.ts";
import type { ManifestContent } from "../store.ts";
import type { Base } from "./base.ts";
import type { BuiltImage } from "./built-image.ts";
import { writeConfigFile } from "./config-file.ts";
import { appliedConfig, type ImageConfig } from "./image-config.ts";
import { type Part, partOf, partsIn, storeOfParts } from "./image-files.ts";

export interface Layer extends Part {
  /** The digest of its tar, before it is compressed. */
  readonly diffId: string;
  readonly createdBy: string;
}

export interface ImageParts {
  readonly base?: Base | undefined;
  readonly layers: readonly Layer[];
  readonly config: ImageConfig;
  readonly platform: OciPlatform;
  /** RFC 3339. */
  readonly created: string;
  readonly author?: string | undefined;
  readonly annotations?: Readonly<Record<string, string>> | undefined;
  readonly tag?: string | undefined;
}

/** Assembles an image: its configuration, its manifest, and a store of both and all that they name. */
export async function assembleImage(parts: ImageParts): Promise<BuiltImage> {
  const { base, layers, config, platform, created, author, annotations, tag } = parts;
  const file = {
    platform: { ...base?.file.platform, ...platform },
    config: appliedConfig(base?.file.config ?? {}, config),
    diffIds: [...(base?.file.diffIds ?? []), ...layers.map(({ diffId }) => diffId)],
    history: [...(base?.file.history ?? []), ...layers.map(({ createdBy }) => ({ created, created_by: createdBy }))],
  };
  const bytes = writeConfigFile(file, created, author);
  const descriptor: OciDescriptor = { mediaType: OCI.config, digest: await digestOf(bytes), size: bytes.length };
  const content: ManifestContent = {
    schemaVersion: 2,
    mediaType: OCI.manifest,
    config: descriptor,
    layers: [...(base?.layers ?? []), ...layers.map(({ descriptor }) => descriptor)],
    ...(annotations && { annotations: { ...annotations } }),
  };
  const manifest = await createManifest(content);
  const baseParts = base ? partsIn(base.source.store, base.layers) : [];
  return {
    // Later parts win: of two with one digest, the new one needs no network.
    store: storeOfParts(manifest, [...baseParts, partOf(descriptor, bytes), ...layers], tag, base?.source.store),
    reference: tag ?? manifest.descriptor.digest,
    descriptor: { ...manifest.descriptor, platform: file.platform },
  };
}
