// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listAiGatewayRules: { input: types.ListAiGatewayRulesInput; output: types.ListAiGatewayRulesOutput };
  createAiGatewayRule: { input: types.CreateAiGatewayRuleInput; output: types.CreateAiGatewayRuleOutput };
  updateAiGatewayRule: { input: types.UpdateAiGatewayRuleInput; output: types.UpdateAiGatewayRuleOutput };
  deleteAiGatewayRule: { input: types.DeleteAiGatewayRuleInput; output: types.DeleteAiGatewayRuleOutput };
}

/** Rules of the AI gateway: limits and routing of requests to models. */
export const contract: GroupContract = {
  group: "ai-gateway",
  operations: {
    listAiGatewayRules: { ...operations.listAiGatewayRules,
      id: "listAiGatewayRules", summary: "Lists the rules of the team's AI gateway.", kind: "call",
      parameters: [{ name: "includeDisabled", in: "query", type: "boolean" }], input: "ListAiGatewayRulesInput",
      answers: { "200": { contentType: "application/json", schema: "AiGatewayRuleList" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    createAiGatewayRule: { ...operations.createAiGatewayRule,
      id: "createAiGatewayRule", summary: "Creates a rule of the AI gateway.", kind: "call", parameters: [], input: "CreateAiGatewayRuleInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "AiGatewayRule" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "500": {} },
    },
    updateAiGatewayRule: { ...operations.updateAiGatewayRule,
      id: "updateAiGatewayRule", summary: "Changes a rule of the AI gateway.", kind: "call", parameters: [], input: "UpdateAiGatewayRuleInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AiGatewayRule" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    deleteAiGatewayRule: { ...operations.deleteAiGatewayRule,
      id: "deleteAiGatewayRule", summary: "Deletes a rule of the AI gateway.", kind: "call",
      parameters: [{ name: "ruleId", in: "query", required: true, type: "string" }], input: "DeleteAiGatewayRuleInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
  },
};
