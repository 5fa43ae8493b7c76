// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  invalidateCacheByTags: { input: types.InvalidateCacheByTagsInput; output: types.InvalidateCacheByTagsOutput };
  dangerouslyDeleteCacheByTags: { input: types.DangerouslyDeleteCacheByTagsInput; output: types.DangerouslyDeleteCacheByTagsOutput };
  invalidateCacheBySrcImages: { input: types.InvalidateCacheBySrcImagesInput; output: types.InvalidateCacheBySrcImagesOutput };
  dangerouslyDeleteCacheBySrcImages: { input: types.DangerouslyDeleteCacheBySrcImagesInput; output: types.DangerouslyDeleteCacheBySrcImagesOutput };
}

/** Invalidation and deletion of content cached at the edge. */
export const contract: GroupContract = {
  group: "edge-cache",
  operations: {
    invalidateCacheByTags: { ...operations.invalidateCacheByTags,
      id: "invalidateByTags", summary: "Marks cached content as stale by tags; it is served once more while it is renewed.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "InvalidateCacheByTagsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    dangerouslyDeleteCacheByTags: { ...operations.dangerouslyDeleteCacheByTags,
      id: "dangerouslyDeleteByTags", summary: "Deletes cached content by tags; the next visitor waits for it.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "DangerouslyDeleteCacheByTagsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    invalidateCacheBySrcImages: { ...operations.invalidateCacheBySrcImages,
      id: "invalidateBySrcImages", summary: "Marks cached results for source images as stale; they are served once more while they are renewed.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "InvalidateCacheBySrcImagesInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    dangerouslyDeleteCacheBySrcImages: { ...operations.dangerouslyDeleteCacheBySrcImages,
      id: "dangerouslyDeleteBySrcImages", summary: "Deletes cached results for source images; the next visitor waits for them.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "DangerouslyDeleteCacheBySrcImagesInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
  },
};
