// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `purgeEdgeCache`. */
export interface PurgeEdgeCacheInput {
  /** The project. */
  projectIdOrName: string;
}

/** Answer of `purgeEdgeCache`. */
export type PurgeEdgeCacheOutput = void;

/** Input of `purgeDataCache`. */
export interface PurgeDataCacheInput {
  /** The project. */
  projectIdOrName: string;
}

/** Answer of `purgeDataCache`. */
export type PurgeDataCacheOutput = void;

/** Input of `deleteImmutableStatic`. */
export interface DeleteImmutableStaticInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
