// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AiGatewayBudget,
  AiGatewayRule,
  AiGatewayRuleList,
  CreateAiGatewayRuleInput,
  CreateVirtualModelConfigInput,
  DeleteAiGatewayBudgetDefaultInput,
  DeleteAiGatewayBudgetDefaultOutput,
  DeleteAiGatewayBudgetInput,
  DeleteAiGatewayRuleInput,
  DeleteAiGatewayRuleOutput,
  DeleteVirtualModelConfigBySlugInput,
  DeleteVirtualModelConfigBySlugOutput,
  DeleteVirtualModelConfigInput,
  DeleteVirtualModelConfigOutput,
  GetVirtualModelConfigBySlugInput,
  ListAiGatewayBudgetDefaultsInput,
  ListAiGatewayBudgetDefaultsOutput,
  ListAiGatewayBudgetsInput,
  ListAiGatewayBudgetsOutput,
  ListAiGatewayRulesInput,
  ListVirtualModelConfigsInput,
  SearchVirtualModelConfigsInput,
  UpdateAiGatewayRuleInput,
  UpdateVirtualModelConfigBySlugInput,
  UpdateVirtualModelConfigInput,
  UpsertAiGatewayBudgetDefaultInput,
  UpsertAiGatewayBudgetInput,
  VirtualModelConfig,
  VirtualModelConfigPage,
} from "./types.ts";

/**
 * Lists the rules of the team's AI gateway.
 *
 * `GET /v1/ai-gateway/rules`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listAiGatewayRules(
  client: Client,
  input?: ListAiGatewayRulesInput,
  options?: CallOptions,
): ApiPromise<AiGatewayRuleList> {
  return call(client, operations.listAiGatewayRules, input, options);
}

/**
 * Creates a rule of the AI gateway.
 *
 * `POST /v1/ai-gateway/rules`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 500
 * @example
 * const aiGatewayRule = await createAiGatewayRule(client, { type: "deny", match: { model: "openai/gpt-4o" } });
 */
export function createAiGatewayRule(
  client: Client,
  input: CreateAiGatewayRuleInput,
  options?: CallOptions,
): ApiPromise<AiGatewayRule> {
  return call(client, operations.createAiGatewayRule, input, options);
}

/**
 * Changes a rule of the AI gateway.
 *
 * `PATCH /v1/ai-gateway/rules`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateAiGatewayRule(
  client: Client,
  input: UpdateAiGatewayRuleInput,
  options?: CallOptions,
): ApiPromise<AiGatewayRule> {
  return call(client, operations.updateAiGatewayRule, input, options);
}

/**
 * Deletes a rule of the AI gateway.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/ai-gateway/rules`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteAiGatewayRule(
  client: Client,
  input: DeleteAiGatewayRuleInput,
  options?: CallOptions,
): ApiPromise<DeleteAiGatewayRuleOutput> {
  return call(client, operations.deleteAiGatewayRule, input, options);
}

/**
 * Lists the budgets of the AI gateway: of the team, its projects, users and API keys.
 *
 * `GET /ai-gateway/budgets/list`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function listAiGatewayBudgets(
  client: Client,
  input?: ListAiGatewayBudgetsInput,
  options?: CallOptions,
): ApiPromise<ListAiGatewayBudgetsOutput> {
  return call(client, operations.listAiGatewayBudgets, input, options);
}

/**
 * Sets the budget of the team, of a project or of a user.
 *
 * `PUT /ai-gateway/budgets`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function upsertAiGatewayBudget(
  client: Client,
  input: UpsertAiGatewayBudgetInput,
  options?: CallOptions,
): ApiPromise<AiGatewayBudget> {
  return call(client, operations.upsertAiGatewayBudget, input, options);
}

/**
 * Deletes the budget of the team, of a project or of a user.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /ai-gateway/budgets`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function deleteAiGatewayBudget(
  client: Client,
  input?: DeleteAiGatewayBudgetInput,
  options?: CallOptions,
): ApiPromise<AiGatewayBudget> {
  return call(client, operations.deleteAiGatewayBudget, input, options);
}

/**
 * Lists the budgets that each project, user or API key has by default.
 *
 * `GET /ai-gateway/budgets/defaults/list`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function listAiGatewayBudgetDefaults(
  client: Client,
  input?: ListAiGatewayBudgetDefaultsInput,
  options?: CallOptions,
): ApiPromise<ListAiGatewayBudgetDefaultsOutput> {
  return call(client, operations.listAiGatewayBudgetDefaults, input, options);
}

/**
 * Sets the budget that each spender of a kind has by default.
 *
 * `PUT /ai-gateway/budgets/defaults`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function upsertAiGatewayBudgetDefault(
  client: Client,
  input: UpsertAiGatewayBudgetDefaultInput,
  options?: CallOptions,
): ApiPromise<AiGatewayBudget> {
  return call(client, operations.upsertAiGatewayBudgetDefault, input, options);
}

/**
 * Deletes the budget that each spender of a kind has by default.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /ai-gateway/budgets/defaults`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403
 */
export function deleteAiGatewayBudgetDefault(
  client: Client,
  input: DeleteAiGatewayBudgetDefaultInput,
  options?: CallOptions,
): ApiPromise<DeleteAiGatewayBudgetDefaultOutput> {
  return call(client, operations.deleteAiGatewayBudgetDefault, input, options);
}

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
