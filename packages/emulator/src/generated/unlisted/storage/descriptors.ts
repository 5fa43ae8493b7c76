// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the stores of the team.
 *
 * `GET /v1/storage/stores`
 */
export const listStores: Operation = { route: "GET /v1/storage/stores", group: "storage", team: true };

/**
 * Lists the projects that a store is connected to.
 *
 * `GET /v1/storage/stores/{storeId}/connections`
 */
export const listStoreConnections: Operation = { route: "GET /v1/storage/stores/{storeId}/connections", group: "storage", team: true };

/**
 * Connects a store to a project, which gets the store's variables.
 *
 * `POST /v1/storage/stores/{storeId}/connections`
 */
export const connectStore: Operation = { route: "POST /v1/storage/stores/{storeId}/connections", group: "storage", team: true };

/**
 * Changes a connection of a store, and the variables that it has made.
 *
 * `PATCH /v1/storage/stores/{storeId}/connections/{connectionId}`
 */
export const updateStoreConnection: Operation = { route: "PATCH /v1/storage/stores/{storeId}/connections/{connectionId}", group: "storage", body: {}, team: true };

/**
 * Ends the connection of a store to a project, which loses its variables.
 *
 * `DELETE /v1/storage/stores/{storeId}/connections/{connectionId}`
 */
export const disconnectStore: Operation = { route: "DELETE /v1/storage/stores/{storeId}/connections/{connectionId}", group: "storage", team: true };

/**
 * Ends all connections of a store.
 *
 * `DELETE /v1/storage/stores/{storeId}/connections`
 */
export const deleteStoreConnections: Operation = { route: "DELETE /v1/storage/stores/{storeId}/connections", group: "storage", team: true };

/**
 * Has a connection of a store take OIDC tokens.
 *
 * `POST /v1/storage/stores/{storeId}/connections/{connectionId}/upgrade-to-oidc`
 */
export const upgradeStoreToOidc: Operation = {
  route: "POST /v1/storage/stores/{storeId}/connections/{connectionId}/upgrade-to-oidc", group: "storage", body: "application/json", team: true,
};

/**
 * Deletes a store of an integration.
 *
 * `DELETE /v1/storage/stores/integration/{storeId}`
 */
export const deleteIntegrationStore: Operation = { route: "DELETE /v1/storage/stores/integration/{storeId}", group: "storage", team: true };

/**
 * Changes a blob store.
 *
 * `PUT /v1/storage/stores/blob/{storeId}`
 */
export const updateBlobStore: Operation = { route: "PUT /v1/storage/stores/blob/{storeId}", group: "storage", body: "application/json", team: true };

/**
 * Gets the secrets of a store.
 *
 * `GET /v1/storage/stores/{storeId}/secrets`
 */
export const getStoreSecrets: Operation = { route: "GET /v1/storage/stores/{storeId}/secrets", group: "storage", team: true };
