// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AiGatewayRule,
  AiGatewayRuleList,
  CreateAiGatewayRuleInput,
  DeleteAiGatewayRuleInput,
  DeleteAiGatewayRuleOutput,
  ListAiGatewayRulesInput,
  UpdateAiGatewayRuleInput,
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
