// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateVirtualModelConfigInput,
  DeleteVirtualModelConfigBySlugInput,
  DeleteVirtualModelConfigBySlugOutput,
  DeleteVirtualModelConfigInput,
  DeleteVirtualModelConfigOutput,
  GetVirtualModelConfigBySlugInput,
  ListVirtualModelConfigsInput,
  SearchVirtualModelConfigsInput,
  UpdateVirtualModelConfigBySlugInput,
  UpdateVirtualModelConfigInput,
  VirtualModelConfig,
  VirtualModelConfigPage,
} from "./types.ts";

/**
 * Lists the configs of virtual models by owner; with a slug the answer is that config alone.
 *
 * `GET /v1/ai-gateway/virtual-model-configs`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function searchVirtualModelConfigs(
  client: Client,
  input?: SearchVirtualModelConfigsInput,
  options?: CallOptions,
): PagedPromise<VirtualModelConfigPage, VirtualModelConfig> {
  return list(client, operations.searchVirtualModelConfigs, input, options);
}

/**
 * Creates the config of a virtual model.
 *
 * `POST /v1/ai-gateway/virtual-model-configs`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 429, 500
 */
export function createVirtualModelConfig(
  client: Client,
  input?: CreateVirtualModelConfigInput,
  options?: CallOptions,
): ApiPromise<VirtualModelConfig> {
  return call(client, operations.createVirtualModelConfig, input, options);
}

/**
 * Changes the config of a virtual model that the body names.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateVirtualModelConfig(
  client: Client,
  input?: UpdateVirtualModelConfigInput,
  options?: CallOptions,
): ApiPromise<VirtualModelConfig> {
  return call(client, operations.updateVirtualModelConfig, input, options);
}

/**
 * Deletes the config of a virtual model that the query names.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteVirtualModelConfig(
  client: Client,
  input: DeleteVirtualModelConfigInput,
  options?: CallOptions,
): ApiPromise<DeleteVirtualModelConfigOutput> {
  return call(client, operations.deleteVirtualModelConfig, input, options);
}

/**
 * Lists the configs of virtual models.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/list`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listVirtualModelConfigs(
  client: Client,
  input?: ListVirtualModelConfigsInput,
  options?: CallOptions,
): PagedPromise<VirtualModelConfigPage, VirtualModelConfig> {
  return list(client, operations.listVirtualModelConfigs, input, options);
}

/**
 * Finds the config of a virtual model by its slug.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function getVirtualModelConfigBySlug(
  client: Client,
  input: GetVirtualModelConfigBySlugInput,
  options?: CallOptions,
): ApiPromise<VirtualModelConfig> {
  return call(client, operations.getVirtualModelConfigBySlug, input, options);
}

/**
 * Changes the config of a virtual model by its slug.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateVirtualModelConfigBySlug(
  client: Client,
  input: UpdateVirtualModelConfigBySlugInput,
  options?: CallOptions,
): ApiPromise<VirtualModelConfig> {
  return call(client, operations.updateVirtualModelConfigBySlug, input, options);
}

/**
 * Deletes the config of a virtual model by its slug.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteVirtualModelConfigBySlug(
  client: Client,
  input: DeleteVirtualModelConfigBySlugInput,
  options?: CallOptions,
): ApiPromise<DeleteVirtualModelConfigBySlugOutput> {
  return call(client, operations.deleteVirtualModelConfigBySlug, input, options);
}
