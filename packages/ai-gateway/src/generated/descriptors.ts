// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the rules of the team's AI gateway.
 *
 * `GET /v1/ai-gateway/rules`
 */
export const listAiGatewayRules: Operation = { route: "GET /v1/ai-gateway/rules", group: "ai-gateway", team: true };

/**
 * Creates a rule of the AI gateway.
 *
 * `POST /v1/ai-gateway/rules`
 */
export const createAiGatewayRule: Operation = { route: "POST /v1/ai-gateway/rules", group: "ai-gateway", team: true };

/**
 * Changes a rule of the AI gateway.
 *
 * `PATCH /v1/ai-gateway/rules`
 */
export const updateAiGatewayRule: Operation = { route: "PATCH /v1/ai-gateway/rules", group: "ai-gateway", team: true };

/**
 * Deletes a rule of the AI gateway.
 *
 * `DELETE /v1/ai-gateway/rules`
 */
export const deleteAiGatewayRule: Operation = { route: "DELETE /v1/ai-gateway/rules", group: "ai-gateway", team: true };

/**
 * Lists the budgets of the AI gateway: of the team, its projects, users and API keys.
 *
 * `GET /ai-gateway/budgets/list`
 */
export const listAiGatewayBudgets: Operation = { route: "GET /ai-gateway/budgets/list", group: "ai-gateway", team: true };

/**
 * Sets the budget of the team, of a project or of a user.
 *
 * `PUT /ai-gateway/budgets`
 */
export const upsertAiGatewayBudget: Operation = { route: "PUT /ai-gateway/budgets", group: "ai-gateway", team: true };

/**
 * Deletes the budget of the team, of a project or of a user.
 *
 * `DELETE /ai-gateway/budgets`
 */
export const deleteAiGatewayBudget: Operation = { route: "DELETE /ai-gateway/budgets", group: "ai-gateway", team: true };

/**
 * Lists the budgets that each project, user or API key has by default.
 *
 * `GET /ai-gateway/budgets/defaults/list`
 */
export const listAiGatewayBudgetDefaults: Operation = { route: "GET /ai-gateway/budgets/defaults/list", group: "ai-gateway", team: true };

/**
 * Sets the budget that each spender of a kind has by default.
 *
 * `PUT /ai-gateway/budgets/defaults`
 */
export const upsertAiGatewayBudgetDefault: Operation = { route: "PUT /ai-gateway/budgets/defaults", group: "ai-gateway", team: true };

/**
 * Deletes the budget that each spender of a kind has by default.
 *
 * `DELETE /ai-gateway/budgets/defaults`
 */
export const deleteAiGatewayBudgetDefault: Operation = { route: "DELETE /ai-gateway/budgets/defaults", group: "ai-gateway", team: true };

/**
 * Lists the configs of virtual models by owner; with a slug the answer is that config alone.
 *
 * `GET /v1/ai-gateway/virtual-model-configs`
 */
export const searchVirtualModelConfigs: ListOperation = {
  route: "GET /v1/ai-gateway/virtual-model-configs", group: "ai-gateway", team: true, items: "virtualModelConfigs", next: "cursor", send: "cursor",
};

/**
 * Creates the config of a virtual model.
 *
 * `POST /v1/ai-gateway/virtual-model-configs`
 */
export const createVirtualModelConfig: Operation = { route: "POST /v1/ai-gateway/virtual-model-configs", group: "ai-gateway", body: "application/json", team: true };

/**
 * Changes the config of a virtual model that the body names.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs`
 */
export const updateVirtualModelConfig: Operation = { route: "PATCH /v1/ai-gateway/virtual-model-configs", group: "ai-gateway", body: "application/json", team: true };

/**
 * Deletes the config of a virtual model that the query names.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs`
 */
export const deleteVirtualModelConfig: Operation = { route: "DELETE /v1/ai-gateway/virtual-model-configs", group: "ai-gateway", team: true };

/**
 * Lists the configs of virtual models.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/list`
 */
export const listVirtualModelConfigs: ListOperation = {
  route: "GET /v1/ai-gateway/virtual-model-configs/list", group: "ai-gateway", team: true, items: "virtualModelConfigs", next: "cursor", send: "cursor",
};

/**
 * Finds the config of a virtual model by its slug.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const getVirtualModelConfigBySlug: Operation = { route: "GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "ai-gateway", not: { vmcSlug: ["list"] }, team: true };

/**
 * Changes the config of a virtual model by its slug.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const updateVirtualModelConfigBySlug: Operation = { route: "PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "ai-gateway", body: "application/json", team: true };

/**
 * Deletes the config of a virtual model by its slug.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const deleteVirtualModelConfigBySlug: Operation = { route: "DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "ai-gateway", team: true };
