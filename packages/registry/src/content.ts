export { algorithmOf, type Digest, type DigestAlgorithm, isDigest, isDigestAlgorithm, parseDigest } from "./digest.ts";
export { ContentError, type ContentErrorFields, isContentError } from "./errors/content-error.ts";
export { createHasher, digestOf, type Hasher } from "./hash.ts";
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
export {
  checkName,
  checkReference,
  checkTag,
  formatReference,
  isTag,
  parseReference,
  type Reference,
} from "./reference.ts";
export { type Expected, verify } from "./verify.ts";
