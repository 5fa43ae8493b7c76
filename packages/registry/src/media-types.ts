/** Media types of the OCI image specification. */
export const OCI = {
  manifest: "application/vnd.oci.image.manifest.v1+json",
  index: "application/vnd.oci.image.index.v1+json",
  config: "application/vnd.oci.image.config.v1+json",
  layer: "application/vnd.oci.image.layer.v1.tar",
  layerGzip: "application/vnd.oci.image.layer.v1.tar+gzip",
  layerZstd: "application/vnd.oci.image.layer.v1.tar+zstd",
  /** The content `{}`: the config of an artifact that has none. */
  empty: "application/vnd.oci.empty.v1+json",
  layoutHeader: "application/vnd.oci.layout.header.v1+json",
} as const;

/** Media types of the Docker image manifest, version 2, schema 2. */
export const DOCKER = {
  manifest: "application/vnd.docker.distribution.manifest.v2+json",
  index: "application/vnd.docker.distribution.manifest.list.v2+json",
  config: "application/vnd.docker.container.image.v1+json",
  layerGzip: "application/vnd.docker.image.rootfs.diff.tar.gzip",
  /** A layer that stays at its URLs, outside of registries. */
  foreignLayerGzip: "application/vnd.docker.image.rootfs.foreign.diff.tar.gzip",
} as const;

/** Media type of a blob of unknown kind. */
export const BYTES = "application/octet-stream";

/** Every media type that a manifest or an index can have, in the order in which they are asked for. */
export const MANIFEST_TYPES: readonly string[] = [OCI.index, OCI.manifest, DOCKER.index, DOCKER.manifest];

/** Tells whether a media type is an index: a list of manifests. */
export function isIndexType(mediaType: string): boolean {
  return mediaType === OCI.index || mediaType === DOCKER.index;
}

/** Tells whether a media type is a manifest or an index. */
export function isManifestType(mediaType: string): boolean {
  return MANIFEST_TYPES.includes(mediaType);
}

/** Tells whether a layer is kept elsewhere, by its media type: registries need not have it. */
export function isForeignType(mediaType: string): boolean {
  return (
    mediaType.startsWith("application/vnd.docker.image.rootfs.foreign.") ||
    mediaType.startsWith("application/vnd.oci.image.layer.nondistributable.")
  );
}
