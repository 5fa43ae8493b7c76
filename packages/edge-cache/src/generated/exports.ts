// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  dangerouslyDeleteCacheBySrcImages,
  dangerouslyDeleteCacheByTags,
  invalidateCacheBySrcImages,
  invalidateCacheByTags,
} from "./operations.ts";
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
} from "./types.ts";
