// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** The tags, and the time at which their content is deleted. */
export interface DeleteCacheByTagsRequest {
  /** The tags, or one of them. */
  tags: readonly string[] | string;
  /** Maximum time for which stale cached content may still be served before it is requested anew, in seconds. At least 0. */
  revalidationDeadlineSeconds?: number | undefined;
  /** The environment; without it, all. */
  target?: TargetEnvironment | undefined;
}

/** An environment of deployments. */
export type TargetEnvironment = "production" | "preview" | Unlisted;

/** Input of `invalidateCacheByTags`. */
export interface InvalidateCacheByTagsInput {
  /** The project. */
  projectIdOrName: string;
  /** The tags, or one of them. */
  tags: readonly string[] | string;
  /** The environment; without it, all. */
  target?: TargetEnvironment | undefined;
}

/** Answer of `invalidateCacheByTags`. */
export type InvalidateCacheByTagsOutput = void;

/** Input of `dangerouslyDeleteCacheByTags`. */
export interface DangerouslyDeleteCacheByTagsInput extends DeleteCacheByTagsRequest {
  /** The project. */
  projectIdOrName: string;
}

/** Answer of `dangerouslyDeleteCacheByTags`. */
export type DangerouslyDeleteCacheByTagsOutput = void;

/** Input of `invalidateCacheBySrcImages`. */
export interface InvalidateCacheBySrcImagesInput {
  /** The project. */
  projectIdOrName: string;
  /** The source images, by their path. */
  srcImages: readonly string[];
}

/** Answer of `invalidateCacheBySrcImages`. */
export type InvalidateCacheBySrcImagesOutput = void;

/** Input of `dangerouslyDeleteCacheBySrcImages`. */
export interface DangerouslyDeleteCacheBySrcImagesInput {
  /** The project. */
  projectIdOrName: string;
  /** The source images, by their path. */
  srcImages: readonly string[];
  /** Maximum time for which stale cached content may still be served before it is requested anew, in seconds. */
  revalidationDeadlineSeconds?: number | undefined;
}

/** Answer of `dangerouslyDeleteCacheBySrcImages`. */
export type DangerouslyDeleteCacheBySrcImagesOutput = void;
