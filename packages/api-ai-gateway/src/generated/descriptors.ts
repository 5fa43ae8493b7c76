// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the configs of virtual models by owner; with a slug the answer is that config alone.
 *
 * `GET /v1/ai-gateway/virtual-model-configs`
 */
export const searchVirtualModelConfigs: ListOperation = {
  route: "GET /v1/ai-gateway/virtual-model-configs", group: "api-ai-gateway", team: true, items: "virtualModelConfigs", next: "cursor", send: "cursor",
};

/**
 * Creates the config of a virtual model.
 *
 * `POST /v1/ai-gateway/virtual-model-configs`
 */
export const createVirtualModelConfig: Operation = { route: "POST /v1/ai-gateway/virtual-model-configs", group: "api-ai-gateway", body: "application/json", team: true };

/**
 * Changes the config of a virtual model that the body names.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs`
 */
export const updateVirtualModelConfig: Operation = { route: "PATCH /v1/ai-gateway/virtual-model-configs", group: "api-ai-gateway", body: "application/json", team: true };

/**
 * Deletes the config of a virtual model that the query names.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs`
 */
export const deleteVirtualModelConfig: Operation = { route: "DELETE /v1/ai-gateway/virtual-model-configs", group: "api-ai-gateway", team: true };

/**
 * Lists the configs of virtual models.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/list`
 */
export const listVirtualModelConfigs: ListOperation = {
  route: "GET /v1/ai-gateway/virtual-model-configs/list", group: "api-ai-gateway", team: true, items: "virtualModelConfigs", next: "cursor", send: "cursor",
};

/**
 * Finds the config of a virtual model by its slug.
 *
 * `GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const getVirtualModelConfigBySlug: Operation = { route: "GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "api-ai-gateway", not: { vmcSlug: ["list"] }, team: true };

/**
 * Changes the config of a virtual model by its slug.
 *
 * `PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const updateVirtualModelConfigBySlug: Operation = { route: "PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "api-ai-gateway", body: "application/json", team: true };

/**
 * Deletes the config of a virtual model by its slug.
 *
 * `DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}`
 */
export const deleteVirtualModelConfigBySlug: Operation = { route: "DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}", group: "api-ai-gateway", team: true };
