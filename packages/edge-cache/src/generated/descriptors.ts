// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Marks cached content as stale by tags; it is served once more while it is renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-tags`
 */
export const invalidateCacheByTags: Operation = { route: "POST /v1/edge-cache/invalidate-by-tags", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true };

/**
 * Deletes cached content by tags; the next visitor waits for it.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-tags`
 */
export const dangerouslyDeleteCacheByTags: Operation = {
  route: "POST /v1/edge-cache/dangerously-delete-by-tags", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true,
};

/**
 * Marks cached results for source images as stale; they are served once more while they are renewed.
 *
 * `POST /v1/edge-cache/invalidate-by-src-images`
 */
export const invalidateCacheBySrcImages: Operation = {
  route: "POST /v1/edge-cache/invalidate-by-src-images", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true,
};

/**
 * Deletes cached results for source images; the next visitor waits for them.
 *
 * `POST /v1/edge-cache/dangerously-delete-by-src-images`
 */
export const dangerouslyDeleteCacheBySrcImages: Operation = {
  route: "POST /v1/edge-cache/dangerously-delete-by-src-images", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true,
};
