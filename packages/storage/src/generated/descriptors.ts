// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets a store and the projects that it is connected to.
 *
 * `GET /storage/stores/{id}`
 */
export const getStore: Operation = { route: "GET /storage/stores/{id}", group: "storage", team: true };

/**
 * Creates a blob store and connects it to a project if one is named.
 *
 * `POST /storage/stores/blob`
 */
export const createBlobStore: Operation = { route: "POST /storage/stores/blob", group: "storage", team: true };

/**
 * Deletes a blob store with all its blobs.
 *
 * `DELETE /storage/stores/blob/{id}`
 */
export const deleteBlobStore: Operation = { route: "DELETE /storage/stores/blob/{id}", group: "storage", team: true };
