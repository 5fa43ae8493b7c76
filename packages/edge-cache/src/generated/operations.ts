// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core";
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
 * Marks what is cached under tags as stale; it is served once more while it is renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-tags`
 */
export function invalidateCacheByTags(
  client: Client,
  input: InvalidateCacheByTagsInput,
  options?: CallOptions,
): ApiPromise<InvalidateCacheByTagsOutput> {
  return call(client, { route: "POST /v1/edge-cache/invalidate-by-tags", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true }, input, options);
}

/**
 * Deletes what is cached under tags; the next visitor waits for it.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-tags`
 */
export function dangerouslyDeleteCacheByTags(
  client: Client,
  input: DangerouslyDeleteCacheByTagsInput,
  options?: CallOptions,
): ApiPromise<DangerouslyDeleteCacheByTagsOutput> {
  return call(client, { route: "POST /v1/edge-cache/dangerously-delete-by-tags", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true }, input, options);
}

/**
 * Marks what was made from source images as stale; it is served once more while it is renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-src-images`
 */
export function invalidateCacheBySrcImages(
  client: Client,
  input: InvalidateCacheBySrcImagesInput,
  options?: CallOptions,
): ApiPromise<InvalidateCacheBySrcImagesOutput> {
  return call(client, { route: "POST /v1/edge-cache/invalidate-by-src-images", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true }, input, options);
}

/**
 * Deletes what was made from source images; the next visitor waits for it.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-src-images`
 */
export function dangerouslyDeleteCacheBySrcImages(
  client: Client,
  input: DangerouslyDeleteCacheBySrcImagesInput,
  options?: CallOptions,
): ApiPromise<DangerouslyDeleteCacheBySrcImagesOutput> {
  return call(client, { route: "POST /v1/edge-cache/dangerously-delete-by-src-images", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true }, input, options);
}
