import { shortLine } from "@slipway/core/internal";
import { ContentError, contentError } from "../errors/content-error.ts";
import type { OciDescriptor, OciPlatform } from "../generated/types.ts";
import { type ReadableImage, resolveManifest } from "../graph.ts";
import { childrenOf, MANIFEST_LIMIT } from "../manifest.ts";
import { DOCKER, isIndexType, OCI } from "../media-types.ts";
import { openContent, readAll } from "../open-content.ts";
import { formatPlatform, selectPlatform } from "../platform.ts";
import type { Manifest } from "../store.ts";
import type { ImageSource } from "./built-image.ts";
import { type ConfigFile, readConfigFile } from "./config-file.ts";

export interface Base<Source = ImageSource> {
  readonly source: Source;
  readonly manifest: Manifest;
  readonly file: ConfigFile;
  /** With the media types of the image specification. */
  readonly layers: readonly OciDescriptor[];
}

/** Docker's media types and their names in the image specification: the bytes are the same. */
const OCI_NAMES: ReadonlyMap<string, string> = new Map([
  ["application/vnd.docker.image.rootfs.diff.tar", OCI.layer],
  [DOCKER.layerGzip, OCI.layerGzip],
  ["application/vnd.docker.image.rootfs.diff.tar.zstd", OCI.layerZstd],
  ["application/vnd.docker.image.rootfs.foreign.diff.tar", "application/vnd.oci.image.layer.nondistributable.v1.tar"],
  [DOCKER.foreignLayerGzip, "application/vnd.oci.image.layer.nondistributable.v1.tar+gzip"],
]);

/** Prefix of Docker's media types: other programs refuse them in an OCI manifest. */
const DOCKERS_OWN = "application/vnd.docker.";

/** Reads an image without its layers, of an index the platform's; `NotFoundError` when it is not there, `ContentError` when it is not an image. */
export async function readBase<Source extends ReadableImage>(
  source: Source,
  platform: OciPlatform | undefined,
  signal: AbortSignal | undefined,
): Promise<Base<Source>> {
  const { store, reference } = source;
  let manifest = await resolveManifest(store, reference, { platform, signal });
  // An index of one image may state no platform: the image's configuration does.
  while (platform && isIndexType(manifest.descriptor.mediaType)) {
    const [only, ...others] = childrenOf(manifest).manifests;
    if (!only || others.length > 0) break;
    manifest = await resolveManifest(store, only.digest, { platform, signal });
  }
  const { descriptor } = manifest;
  const { config, layers = [] } = manifest.content;
  if (isIndexType(descriptor.mediaType) || (config?.mediaType !== OCI.config && config?.mediaType !== DOCKER.config)) {
    throw contentError(
      `${shortLine(reference)} is not an image: it is ${shortLine(config?.mediaType ?? "an index")}`,
      reference,
    );
  }
  const bytes = await readAll(await openContent(store, config, signal), MANIFEST_LIMIT, config.digest);
  const file = readConfigFile(bytes, layers.length, shortLine(reference));
  if (platform && !selectPlatform([{ ...descriptor, platform: file.platform }], platform)) {
    throw new ContentError(
      `${shortLine(reference)} is for ${shortLine(formatPlatform(file.platform))}, not for ${formatPlatform(platform)}`,
      { content: reference, expected: formatPlatform(platform), received: shortLine(formatPlatform(file.platform)) },
    );
  }
  return { source, manifest, file, layers: layers.map((layer) => toOciLayer(layer, reference)) };
}

function toOciLayer(layer: OciDescriptor, reference: string): OciDescriptor {
  const mediaType = OCI_NAMES.get(layer.mediaType) ?? layer.mediaType;
  if (!mediaType.startsWith(DOCKERS_OWN)) return { ...layer, mediaType };
  throw new ContentError(
    `${shortLine(reference)} has a layer of the type ${shortLine(mediaType)}, which images cannot have`,
    { content: reference, received: shortLine(mediaType) },
  );
}
