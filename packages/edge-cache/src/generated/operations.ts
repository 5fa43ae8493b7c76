// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  DangerouslyDeleteCacheBySrcImagesInput,
  DangerouslyDeleteCacheBySrcImagesOutput,
  DangerouslyDeleteCacheByTagsInput,
  DangerouslyDeleteCacheByTagsOutput,
  InvalidateCacheBySrcImagesInput,
  InvalidateCacheBySrcImagesOutput,
  InvalidateCacheByTagsInput,
  InvalidateCacheByTagsOutput,
} from "./types.ts";

/**
 * Marks cached content as stale by tags; it is served once more while it is renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-tags`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function invalidateCacheByTags(
  client: Client,
  input: InvalidateCacheByTagsInput,
  options?: CallOptions,
): ApiPromise<InvalidateCacheByTagsOutput> {
  return call(client, operations.invalidateCacheByTags, input, options);
}

/**
 * Deletes cached content by tags; the next visitor waits for it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-tags`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function dangerouslyDeleteCacheByTags(
  client: Client,
  input: DangerouslyDeleteCacheByTagsInput,
  options?: CallOptions,
): ApiPromise<DangerouslyDeleteCacheByTagsOutput> {
  return call(client, operations.dangerouslyDeleteCacheByTags, input, options);
}

/**
 * Marks cached results for source images as stale; they are served once more while they are renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-src-images`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function invalidateCacheBySrcImages(
  client: Client,
  input: InvalidateCacheBySrcImagesInput,
  options?: CallOptions,
): ApiPromise<InvalidateCacheBySrcImagesOutput> {
  return call(client, operations.invalidateCacheBySrcImages, input, options);
}

/**
 * Deletes cached results for source images; the next visitor waits for them.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-src-images`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function dangerouslyDeleteCacheBySrcImages(
  client: Client,
  input: DangerouslyDeleteCacheBySrcImagesInput,
  options?: CallOptions,
): ApiPromise<DangerouslyDeleteCacheBySrcImagesOutput> {
  return call(client, operations.dangerouslyDeleteCacheBySrcImages, input, options);
}
