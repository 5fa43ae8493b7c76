export { type ArtifactOptions, pushArtifact } from "./artifact.ts";
export type { Credential, CredentialSource } from "./auth/credentials.ts";
export type { RegistryBlobs } from "./blobs/blobs.ts";
export type { ConnectionOptions } from "./connection/connection.ts";
export { type CopyOptions, type CopyProgress, copy } from "./copy.ts";
export {
  algorithmOf,
  type Digest,
  type DigestAlgorithm,
  isDigest,
  isDigestAlgorithm,
  parseDigest,
} from "./digest.ts";
export { AuthError, type AuthErrorFields, isAuthError } from "./errors/auth-error.ts";
export { ContentError, type ContentErrorFields, isContentError } from "./errors/content-error.ts";
export { isNotFoundError, NotFoundError, type NotFoundErrorFields } from "./errors/not-found-error.ts";
export { isUnsupportedError, UnsupportedError } from "./errors/unsupported-error.ts";
export * from "./generated/exports.ts";
export { createHasher, digestOf, type Hasher } from "./hash.ts";
export { type BuildIndexOptions, buildIndex } from "./image/build-index.ts";
export type { BuiltImage, ImageSource } from "./image/built-image.ts";
export type { Healthcheck, ImageConfig } from "./image/image-config.ts";
export { childrenOf, createManifest, MANIFEST_LIMIT, type ManifestOptions, readManifest } from "./manifest.ts";
export {
  BYTES,
  DOCKER,
  isForeignType,
  isIndexType,
  isManifestType,
  MANIFEST_TYPES,
  OCI,
} from "./media-types.ts";
export { createMemoryStore } from "./memory-store.ts";
export { currentPlatform, formatPlatform, parsePlatform, selectPlatform } from "./platform.ts";
export { platformRegistry } from "./platform-registry.ts";
export { platformRepository } from "./platform-repository.ts";
export { type PullOptions, pull, push } from "./push-and-pull.ts";
export {
  checkName,
  checkReference,
  checkTag,
  formatReference,
  isTag,
  parseReference,
  type Reference,
} from "./reference.ts";
export { createRegistry, type Registry } from "./registry.ts";
export type { Repository } from "./repository.ts";
export type {
  Blobs,
  ListReferrersOptions,
  ListTagsOptions,
  Manifest,
  ManifestContent,
  Manifests,
  OpenOptions,
  PushManifestOptions,
  PushOptions,
  ReadOptions,
  Referrers,
  Store,
  StoreOptions,
  Tags,
  UploadMethod,
} from "./store.ts";
export type { UploadState } from "./upload-state.ts";
export { type Expected, verify } from "./verify.ts";
export type { RegistryWarning } from "./warnings.ts";
