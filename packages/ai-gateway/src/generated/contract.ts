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
  listAiGatewayBudgets: { input: types.ListAiGatewayBudgetsInput; output: types.ListAiGatewayBudgetsOutput };
  upsertAiGatewayBudget: { input: types.UpsertAiGatewayBudgetInput; output: types.UpsertAiGatewayBudgetOutput };
  deleteAiGatewayBudget: { input: types.DeleteAiGatewayBudgetInput; output: types.DeleteAiGatewayBudgetOutput };
  listAiGatewayBudgetDefaults: { input: types.ListAiGatewayBudgetDefaultsInput; output: types.ListAiGatewayBudgetDefaultsOutput };
  upsertAiGatewayBudgetDefault: { input: types.UpsertAiGatewayBudgetDefaultInput; output: types.UpsertAiGatewayBudgetDefaultOutput };
  deleteAiGatewayBudgetDefault: { input: types.DeleteAiGatewayBudgetDefaultInput; output: types.DeleteAiGatewayBudgetDefaultOutput };
  searchVirtualModelConfigs: { input: types.SearchVirtualModelConfigsInput; output: types.SearchVirtualModelConfigsOutput };
  createVirtualModelConfig: { input: types.CreateVirtualModelConfigInput; output: types.CreateVirtualModelConfigOutput };
  updateVirtualModelConfig: { input: types.UpdateVirtualModelConfigInput; output: types.UpdateVirtualModelConfigOutput };
  deleteVirtualModelConfig: { input: types.DeleteVirtualModelConfigInput; output: types.DeleteVirtualModelConfigOutput };
  listVirtualModelConfigs: { input: types.ListVirtualModelConfigsInput; output: types.ListVirtualModelConfigsOutput };
  getVirtualModelConfigBySlug: { input: types.GetVirtualModelConfigBySlugInput; output: types.GetVirtualModelConfigBySlugOutput };
  updateVirtualModelConfigBySlug: { input: types.UpdateVirtualModelConfigBySlugInput; output: types.UpdateVirtualModelConfigBySlugOutput };
  deleteVirtualModelConfigBySlug: { input: types.DeleteVirtualModelConfigBySlugInput; output: types.DeleteVirtualModelConfigBySlugOutput };
}

/** Rules, budgets and virtual models of the AI gateway: limits and routing of requests to models. */
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
    listAiGatewayBudgets: { ...operations.listAiGatewayBudgets,
      id: "listAiGatewayBudgets", summary: "Lists the budgets of the AI gateway: of the team, its projects, users and API keys.", kind: "call",
      parameters: [{ name: "scopeType", in: "query", type: "string" }], input: "ListAiGatewayBudgetsInput",
      answers: { "200": { contentType: "application/json", schema: "ListAiGatewayBudgetsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    upsertAiGatewayBudget: { ...operations.upsertAiGatewayBudget,
      id: "upsertAiGatewayBudget", summary: "Sets the budget of the team, of a project or of a user.", kind: "call", parameters: [],
      input: "UpsertAiGatewayBudgetInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AiGatewayBudget" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteAiGatewayBudget: { ...operations.deleteAiGatewayBudget,
      id: "deleteAiGatewayBudget", summary: "Deletes the budget of the team, of a project or of a user.", kind: "call",
      parameters: [
        { name: "scopeType", in: "query", type: "string" }, { name: "projectId", in: "query", type: "string" }, { name: "userId", in: "query", type: "string" },
      ],
      input: "DeleteAiGatewayBudgetInput", answers: { "200": { contentType: "application/json", schema: "AiGatewayBudget" } },
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    listAiGatewayBudgetDefaults: { ...operations.listAiGatewayBudgetDefaults,
      id: "listAiGatewayBudgetDefaults", summary: "Lists the budgets that each project, user or API key has by default.", kind: "call", parameters: [],
      input: "ListAiGatewayBudgetDefaultsInput", answers: { "200": { contentType: "application/json", schema: "ListAiGatewayBudgetDefaultsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    upsertAiGatewayBudgetDefault: { ...operations.upsertAiGatewayBudgetDefault,
      id: "upsertAiGatewayBudgetDefault", summary: "Sets the budget that each spender of a kind has by default.", kind: "call", parameters: [],
      input: "UpsertAiGatewayBudgetDefaultInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AiGatewayBudget" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteAiGatewayBudgetDefault: { ...operations.deleteAiGatewayBudgetDefault,
      id: "archiveAiGatewayBudgetDefault", summary: "Deletes the budget that each spender of a kind has by default.", kind: "call",
      parameters: [{ name: "scopeType", in: "query", required: true, type: "string" }], input: "DeleteAiGatewayBudgetDefaultInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    searchVirtualModelConfigs: { ...operations.searchVirtualModelConfigs,
      id: "getAiGatewayVirtualModelConfig", summary: "Lists the configs of virtual models by owner; with a slug the answer is that config alone.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "ownerId", in: "query", type: "string" },
        { name: "virtualModelSlug", in: "query", type: "string" },
      ],
      input: "SearchVirtualModelConfigsInput", answers: { "200": { contentType: "application/json", schema: "SearchVirtualModelConfigsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    createVirtualModelConfig: { ...operations.createVirtualModelConfig,
      id: "createAiGatewayVirtualModelConfig", summary: "Creates the config of a virtual model.", kind: "call", parameters: [],
      input: "CreateVirtualModelConfigInput", requestBody: { contentType: "application/json", required: false },
      answers: { "201": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "429": {}, "500": {} },
    },
    updateVirtualModelConfig: { ...operations.updateVirtualModelConfig,
      id: "updateAiGatewayVirtualModelConfig", summary: "Changes the config of a virtual model that the body names.", kind: "call", parameters: [],
      input: "UpdateVirtualModelConfigInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    deleteVirtualModelConfig: { ...operations.deleteVirtualModelConfig,
      id: "deleteAiGatewayVirtualModelConfig", summary: "Deletes the config of a virtual model that the query names.", kind: "call",
      parameters: [
        { name: "actingIp", in: "query", type: "string" }, { name: "actingUserAgent", in: "query", type: "string" },
        { name: "ownerId", in: "query", type: "string" }, { name: "updatedBy", in: "query", type: "string" },
        { name: "virtualModelSlug", in: "query", required: true, type: "string" },
      ],
      input: "DeleteVirtualModelConfigInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
      destructive: true,
    },
    listVirtualModelConfigs: { ...operations.listVirtualModelConfigs,
      id: "listAiGatewayVirtualModelConfigs", summary: "Lists the configs of virtual models.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "ownerId", in: "query", type: "string" },
      ],
      input: "ListVirtualModelConfigsInput", answers: { "200": { contentType: "application/json", schema: "VirtualModelConfigPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    getVirtualModelConfigBySlug: { ...operations.getVirtualModelConfigBySlug,
      id: "getAiGatewayVirtualModelConfigBySlug", summary: "Finds the config of a virtual model by its slug.", kind: "call",
      parameters: [{ name: "vmcSlug", in: "path", required: true, type: "string" }, { name: "ownerId", in: "query", type: "string" }],
      input: "GetVirtualModelConfigBySlugInput", answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    updateVirtualModelConfigBySlug: { ...operations.updateVirtualModelConfigBySlug,
      id: "updateAiGatewayVirtualModelConfigBySlug", summary: "Changes the config of a virtual model by its slug.", kind: "call",
      parameters: [{ name: "vmcSlug", in: "path", required: true, type: "string" }], input: "UpdateVirtualModelConfigBySlugInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    deleteVirtualModelConfigBySlug: { ...operations.deleteVirtualModelConfigBySlug,
      id: "deleteAiGatewayVirtualModelConfigBySlug", summary: "Deletes the config of a virtual model by its slug.", kind: "call",
      parameters: [
        { name: "vmcSlug", in: "path", required: true, type: "string" }, { name: "actingIp", in: "query", type: "string" },
        { name: "actingUserAgent", in: "query", type: "string" }, { name: "ownerId", in: "query", type: "string" },
        { name: "updatedBy", in: "query", type: "string" },
      ],
      input: "DeleteVirtualModelConfigBySlugInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
      destructive: true,
    },
  },
};
