// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Deletes all pages that are cached of a project; the next visitor waits for them.
 *
 * `POST /v1/edge-cache/purge-all`
 */
export const purgeEdgeCache: Operation = { route: "POST /v1/edge-cache/purge-all", group: "edge-cache", query: ["projectIdOrName"], team: true, safe: true, empty: true };

/**
 * Deletes all data that a project's functions have cached.
 *
 * `DELETE /v1/data-cache/purge-all`
 */
export const purgeDataCache: Operation = { route: "DELETE /v1/data-cache/purge-all", group: "edge-cache", team: true, empty: true };

/**
 * Deletes static files from the cache that never change.
 *
 * `POST /v1/edge-cache/dangerously-delete-immutable-static`
 */
export const deleteImmutableStatic: Operation = { route: "POST /v1/edge-cache/dangerously-delete-immutable-static", group: "edge-cache", body: "application/json", team: true };
