// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the global configs.
 *
 * `GET /v1/global-config`
 */
export const listGlobalConfigs: Operation = { route: "GET /v1/global-config", group: "global-config", team: true };

/**
 * Creates a global config.
 *
 * `POST /v1/global-config`
 */
export const createGlobalConfig: Operation = { route: "POST /v1/global-config", group: "global-config", body: { slug: "slug" }, team: true };

/**
 * Gets a global config, without its items.
 *
 * `GET /v1/global-config/{edgeConfigId}`
 */
export const getGlobalConfig: Operation = { route: "GET /v1/global-config/{edgeConfigId}", group: "global-config", team: true };

/**
 * Changes the slug of a global config.
 *
 * `PUT /v1/global-config/{edgeConfigId}`
 */
export const updateGlobalConfig: Operation = { route: "PUT /v1/global-config/{edgeConfigId}", group: "global-config", body: { slug: "slug" }, team: true };

/**
 * Deletes a global config with its items.
 *
 * `DELETE /v1/global-config/{edgeConfigId}`
 */
export const deleteGlobalConfig: Operation = { route: "DELETE /v1/global-config/{edgeConfigId}", group: "global-config", team: true };

/**
 * Lists the items of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/items`
 */
export const listGlobalConfigItems: Operation = { route: "GET /v1/global-config/{edgeConfigId}/items", group: "global-config", team: true };

/**
 * Creates, changes or deletes items of a global config in one step.
 *
 * `PATCH /v1/global-config/{edgeConfigId}/items`
 */
export const updateGlobalConfigItems: Operation = { route: "PATCH /v1/global-config/{edgeConfigId}/items", group: "global-config", team: true };

/**
 * Gets the schema that the items of a global config keep to.
 *
 * `GET /v1/global-config/{edgeConfigId}/schema`
 */
export const getGlobalConfigSchema: Operation = { route: "GET /v1/global-config/{edgeConfigId}/schema", group: "global-config", team: true };

/**
 * Sets the schema that the items of a global config keep to.
 *
 * `POST /v1/global-config/{edgeConfigId}/schema`
 */
export const updateGlobalConfigSchema: Operation = { route: "POST /v1/global-config/{edgeConfigId}/schema", group: "global-config", query: ["dryRun"], team: true, safe: true };

/**
 * Deletes the schema of a global config; its items stay, and keep to none from then on.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/schema`
 */
export const deleteGlobalConfigSchema: Operation = { route: "DELETE /v1/global-config/{edgeConfigId}/schema", group: "global-config", team: true };

/**
 * Gets one item of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}`
 */
export const getGlobalConfigItem: Operation = { route: "GET /v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}", group: "global-config", team: true };

/**
 * Lists the tokens that read a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/tokens`
 */
export const listGlobalConfigTokens: Operation = { route: "GET /v1/global-config/{edgeConfigId}/tokens", group: "global-config", team: true, secret: true };

/**
 * Deletes tokens that read a global config; reads that are made with them are refused from then on.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/tokens`
 */
export const deleteGlobalConfigTokens: Operation = { route: "DELETE /v1/global-config/{edgeConfigId}/tokens", group: "global-config", query: [], team: true, secretInput: ["tokens"] };

/**
 * Gets the metadata of a token that reads a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/token/{token}`
 */
export const getGlobalConfigToken: Operation = { route: "GET /v1/global-config/{edgeConfigId}/token/{token}", group: "global-config", team: true, secret: true, secretInput: ["token"] };

/**
 * Creates a token that reads a global config.
 *
 * `POST /v1/global-config/{edgeConfigId}/token`
 */
export const createGlobalConfigToken: Operation = { route: "POST /v1/global-config/{edgeConfigId}/token", group: "global-config", team: true, secret: true };

/**
 * Gets a backup of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}`
 */
export const getGlobalConfigBackup: Operation = { route: "GET /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}", group: "global-config", team: true };

/**
 * Puts a global config back to a backup; the items that it holds now are replaced.
 *
 * `POST /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore`
 */
export const restoreGlobalConfigBackup: Operation = { route: "POST /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore", group: "global-config", team: true };

/**
 * Lists the backups of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups`
 */
export const listGlobalConfigBackups: ListOperation = {
  route: "GET /v1/global-config/{edgeConfigId}/backups", group: "global-config", team: true, items: "backups", next: "pagination.next", send: "next",
};
