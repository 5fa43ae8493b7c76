// What @slipway/edge-cache exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/edge-cache" {
export { DangerouslyDeleteCacheBySrcImagesInput } from "./generated/types"; // interface
export { DangerouslyDeleteCacheBySrcImagesOutput } from "./generated/types"; // type
export { DangerouslyDeleteCacheByTagsInput } from "./generated/types"; // interface
export { DangerouslyDeleteCacheByTagsOutput } from "./generated/types"; // type
export { DeleteCacheByTagsRequest } from "./generated/types"; // interface
export { InvalidateCacheBySrcImagesInput } from "./generated/types"; // interface
export { InvalidateCacheBySrcImagesOutput } from "./generated/types"; // type
export { InvalidateCacheByTagsInput } from "./generated/types"; // interface
export { InvalidateCacheByTagsOutput } from "./generated/types"; // type
export { TargetEnvironment } from "./generated/types"; // type
export { dangerouslyDeleteCacheBySrcImages } from "./generated/operations"; // function
export { dangerouslyDeleteCacheByTags } from "./generated/operations"; // function
export { invalidateCacheBySrcImages } from "./generated/operations"; // function
export { invalidateCacheByTags } from "./generated/operations"; // function
}

declare module "@slipway/edge-cache/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/edge-cache/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/edge-cache/operations" {
export { dangerouslyDeleteCacheBySrcImages } from "./generated/descriptors"; // const
export { dangerouslyDeleteCacheByTags } from "./generated/descriptors"; // const
export { invalidateCacheBySrcImages } from "./generated/descriptors"; // const
export { invalidateCacheByTags } from "./generated/descriptors"; // const
}

declare module "@slipway/edge-cache/schemas" {
export { DangerouslyDeleteCacheBySrcImagesInput } from "./generated/schemas"; // const
export { DangerouslyDeleteCacheByTagsInput } from "./generated/schemas"; // const
export { DeleteCacheByTagsRequest } from "./generated/schemas"; // const
export { InvalidateCacheBySrcImagesInput } from "./generated/schemas"; // const
export { InvalidateCacheByTagsInput } from "./generated/schemas"; // const
export { TargetEnvironment } from "./generated/schemas"; // const
}
