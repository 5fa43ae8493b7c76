// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  purgeEdgeCache: { input: types.PurgeEdgeCacheInput; output: types.PurgeEdgeCacheOutput };
  purgeDataCache: { input: types.PurgeDataCacheInput; output: types.PurgeDataCacheOutput };
}

/** Invalidation and deletion of content cached at the edge. */
export const contract: GroupContract = {
  group: "edge-cache",
  operations: {
    purgeEdgeCache: { ...operations.purgeEdgeCache,
      published: false, id: "purgeEdgeCache", summary: "Deletes all pages that are cached of a project; the next visitor waits for them.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "PurgeEdgeCacheInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    purgeDataCache: { ...operations.purgeDataCache,
      published: false, id: "purgeDataCache", summary: "Deletes all data that a project's functions have cached.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "query", required: true, type: "string" }], input: "PurgeDataCacheInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    deleteImmutableStatic: { ...operations.deleteImmutableStatic,
      published: false, id: "deleteImmutableStatic", summary: "Deletes static files from the cache that never change.", kind: "call", parameters: [],
      input: "DeleteImmutableStaticInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
