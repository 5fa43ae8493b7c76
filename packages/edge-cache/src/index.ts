// generated: exports
export {
  dangerouslyDeleteCacheBySrcImages,
  dangerouslyDeleteCacheByTags,
  invalidateCacheBySrcImages,
  invalidateCacheByTags,
} from "./generated/operations.ts";
export type {
  DangerouslyDeleteCacheBySrcImagesInput,
  DangerouslyDeleteCacheBySrcImagesOutput,
  DangerouslyDeleteCacheByTagsInput,
  DangerouslyDeleteCacheByTagsOutput,
  DeleteCacheByTagsRequest,
  InvalidateCacheBySrcImagesInput,
  InvalidateCacheBySrcImagesOutput,
  InvalidateCacheByTagsInput,
  InvalidateCacheByTagsOutput,
  TargetEnvironment,
} from "./generated/types.ts";
// /generated: exports
