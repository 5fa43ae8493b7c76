// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateGlobalConfigInput,
  CreateGlobalConfigTokenInput,
  CreateGlobalConfigTokenOutput,
  DeleteGlobalConfigInput,
  DeleteGlobalConfigOutput,
  DeleteGlobalConfigSchemaInput,
  DeleteGlobalConfigSchemaOutput,
  DeleteGlobalConfigTokensInput,
  DeleteGlobalConfigTokensOutput,
  GetGlobalConfigBackupInput,
  GetGlobalConfigBackupOutput,
  GetGlobalConfigInput,
  GetGlobalConfigItemInput,
  GetGlobalConfigSchemaInput,
  GetGlobalConfigSchemaOutput,
  GetGlobalConfigTokenInput,
  GlobalConfig,
  GlobalConfigBackupPage,
  GlobalConfigItem,
  GlobalConfigToken,
  ListGlobalConfigBackupsInput,
  ListGlobalConfigBackupsOutput,
  ListGlobalConfigItemsInput,
  ListGlobalConfigItemsOutput,
  ListGlobalConfigTokensInput,
  ListGlobalConfigTokensOutput,
  ListGlobalConfigsInput,
  ListGlobalConfigsOutput,
  RestoreGlobalConfigBackupInput,
  RestoreGlobalConfigBackupOutput,
  UpdateGlobalConfigInput,
  UpdateGlobalConfigItemsInput,
  UpdateGlobalConfigItemsOutput,
  UpdateGlobalConfigSchemaInput,
  UpdateGlobalConfigSchemaOutput,
} from "./types.ts";

/**
 * Lists the global configs.
 *
 * `GET /v1/global-config`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listGlobalConfigs(
  client: Client,
  input?: ListGlobalConfigsInput,
  options?: CallOptions,
): ApiPromise<ListGlobalConfigsOutput> {
  return call(client, operations.listGlobalConfigs, input, options);
}

/**
 * Creates a global config.
 *
 * `POST /v1/global-config`
 *
 * @throws `ApiError` 400, 401, 402 (`edge_config_size_limit` of the emulator), 403, 410
 * @example
 * const globalConfig = await createGlobalConfig(client, { slug: "settings" });
 */
export function createGlobalConfig(
  client: Client,
  input: CreateGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<GlobalConfig> {
  return call(client, operations.createGlobalConfig, input, options);
}

/**
 * Gets a global config, without its items.
 *
 * `GET /v1/global-config/{edgeConfigId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getGlobalConfig(
  client: Client,
  input: GetGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<GlobalConfig> {
  return call(client, operations.getGlobalConfig, input, options);
}

/**
 * Changes the slug of a global config.
 *
 * `PUT /v1/global-config/{edgeConfigId}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function updateGlobalConfig(
  client: Client,
  input: UpdateGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<GlobalConfig> {
  return call(client, operations.updateGlobalConfig, input, options);
}

/**
 * Deletes a global config with its items.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/global-config/{edgeConfigId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function deleteGlobalConfig(
  client: Client,
  input: DeleteGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<DeleteGlobalConfigOutput> {
  return call(client, operations.deleteGlobalConfig, input, options);
}

/**
 * Lists the items of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/items`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listGlobalConfigItems(
  client: Client,
  input: ListGlobalConfigItemsInput,
  options?: CallOptions,
): ApiPromise<ListGlobalConfigItemsOutput> {
  return call(client, operations.listGlobalConfigItems, input, options);
}

/**
 * Creates, changes or deletes items of a global config in one step.
 *
 * **Destructive where `items.*.operation` is `update` or `upsert` or `delete`:** what it takes away may not come back.
 *
 * `PATCH /v1/global-config/{edgeConfigId}/items`
 *
 * @throws `ApiError` 400, 401, 402 (`edge_config_size_limit` of the emulator), 403,
 *   404 (`not_found` of the emulator), 409 (`conflict` of the emulator), 410, 412
 */
export function updateGlobalConfigItems(
  client: Client,
  input: UpdateGlobalConfigItemsInput,
  options?: CallOptions,
): ApiPromise<UpdateGlobalConfigItemsOutput> {
  return call(client, operations.updateGlobalConfigItems, input, options);
}

/**
 * Gets the schema that the items of a global config keep to.
 *
 * `GET /v1/global-config/{edgeConfigId}/schema`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getGlobalConfigSchema(
  client: Client,
  input: GetGlobalConfigSchemaInput,
  options?: CallOptions,
): ApiPromise<GetGlobalConfigSchemaOutput> {
  return call(client, operations.getGlobalConfigSchema, input, options);
}

/**
 * Sets the schema that the items of a global config keep to.
 *
 * `POST /v1/global-config/{edgeConfigId}/schema`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function updateGlobalConfigSchema(
  client: Client,
  input: UpdateGlobalConfigSchemaInput,
  options?: CallOptions,
): ApiPromise<UpdateGlobalConfigSchemaOutput> {
  return call(client, operations.updateGlobalConfigSchema, input, options);
}

/**
 * Deletes the schema of a global config; its items stay, and keep to none from then on.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/schema`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function deleteGlobalConfigSchema(
  client: Client,
  input: DeleteGlobalConfigSchemaInput,
  options?: CallOptions,
): ApiPromise<DeleteGlobalConfigSchemaOutput> {
  return call(client, operations.deleteGlobalConfigSchema, input, options);
}

/**
 * Gets one item of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/item/{edgeConfigItemKey}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const globalConfigItem = await getGlobalConfigItem(client, {
 *   edgeConfigId: "ecfg_1x2y3z",
 *   edgeConfigItemKey: "greeting",
 * });
 */
export function getGlobalConfigItem(
  client: Client,
  input: GetGlobalConfigItemInput,
  options?: CallOptions,
): ApiPromise<GlobalConfigItem> {
  return call(client, operations.getGlobalConfigItem, input, options);
}

/**
 * Lists the tokens that read a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/tokens`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listGlobalConfigTokens(
  client: Client,
  input: ListGlobalConfigTokensInput,
  options?: CallOptions,
): ApiPromise<ListGlobalConfigTokensOutput> {
  return call(client, operations.listGlobalConfigTokens, input, options);
}

/**
 * Deletes tokens that read a global config; reads that are made with them are refused from then on.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/global-config/{edgeConfigId}/tokens`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function deleteGlobalConfigTokens(
  client: Client,
  input: DeleteGlobalConfigTokensInput,
  options?: CallOptions,
): ApiPromise<DeleteGlobalConfigTokensOutput> {
  return call(client, operations.deleteGlobalConfigTokens, input, options);
}

/**
 * Gets the metadata of a token that reads a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/token/{token}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getGlobalConfigToken(
  client: Client,
  input: GetGlobalConfigTokenInput,
  options?: CallOptions,
): ApiPromise<GlobalConfigToken> {
  return call(client, operations.getGlobalConfigToken, input, options);
}

/**
 * Creates a token that reads a global config.
 *
 * `POST /v1/global-config/{edgeConfigId}/token`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function createGlobalConfigToken(
  client: Client,
  input: CreateGlobalConfigTokenInput,
  options?: CallOptions,
): ApiPromise<CreateGlobalConfigTokenOutput> {
  return call(client, operations.createGlobalConfigToken, input, options);
}

/**
 * Gets a backup of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getGlobalConfigBackup(
  client: Client,
  input: GetGlobalConfigBackupInput,
  options?: CallOptions,
): ApiPromise<GetGlobalConfigBackupOutput> {
  return call(client, operations.getGlobalConfigBackup, input, options);
}

/**
 * Puts a global config back to a backup; the items that it holds now are replaced.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/global-config/{edgeConfigId}/backups/{edgeConfigBackupVersionId}/restore`
 *
 * @throws `ApiError` 400, 401, 402 (`edge_config_size_limit` of the emulator), 403, 404, 409, 410, 412
 */
export function restoreGlobalConfigBackup(
  client: Client,
  input: RestoreGlobalConfigBackupInput,
  options?: CallOptions,
): ApiPromise<RestoreGlobalConfigBackupOutput> {
  return call(client, operations.restoreGlobalConfigBackup, input, options);
}

/**
 * Lists the backups of a global config.
 *
 * `GET /v1/global-config/{edgeConfigId}/backups`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listGlobalConfigBackups(
  client: Client,
  input: ListGlobalConfigBackupsInput,
  options?: CallOptions,
): PagedPromise<GlobalConfigBackupPage, NonNullable<ListGlobalConfigBackupsOutput["backups"]>[number]> {
  return list(client, operations.listGlobalConfigBackups, input, options);
}
