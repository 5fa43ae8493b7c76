// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

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
