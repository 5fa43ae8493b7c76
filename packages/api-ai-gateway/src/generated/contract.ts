// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  searchVirtualModelConfigs: { input: types.SearchVirtualModelConfigsInput; output: types.SearchVirtualModelConfigsOutput };
  createVirtualModelConfig: { input: types.CreateVirtualModelConfigInput; output: types.CreateVirtualModelConfigOutput };
  updateVirtualModelConfig: { input: types.UpdateVirtualModelConfigInput; output: types.UpdateVirtualModelConfigOutput };
  deleteVirtualModelConfig: { input: types.DeleteVirtualModelConfigInput; output: types.DeleteVirtualModelConfigOutput };
  listVirtualModelConfigs: { input: types.ListVirtualModelConfigsInput; output: types.ListVirtualModelConfigsOutput };
  getVirtualModelConfigBySlug: { input: types.GetVirtualModelConfigBySlugInput; output: types.GetVirtualModelConfigBySlugOutput };
  updateVirtualModelConfigBySlug: { input: types.UpdateVirtualModelConfigBySlugInput; output: types.UpdateVirtualModelConfigBySlugOutput };
  deleteVirtualModelConfigBySlug: { input: types.DeleteVirtualModelConfigBySlugInput; output: types.DeleteVirtualModelConfigBySlugOutput };
}

/** Virtual models of the AI gateway: names that stand for a choice of real models. */
export const contract: GroupContract = {
  group: "api-ai-gateway",
  operations: {
    searchVirtualModelConfigs: {
      route: "GET /v1/ai-gateway/virtual-model-configs", id: "getAiGatewayVirtualModelConfig",
      summary: "Lists the configs of virtual models by owner; with a slug the answer is that config alone.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
        { name: "virtualModelSlug", in: "query", input: "virtualModelSlug", required: false, type: "string" },
      ],
      input: "SearchVirtualModelConfigsInput", answers: { "200": { contentType: "application/json", schema: "SearchVirtualModelConfigsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
      paging: { items: "virtualModelConfigs", next: "cursor", send: "cursor" },
    },
    createVirtualModelConfig: {
      route: "POST /v1/ai-gateway/virtual-model-configs", id: "createAiGatewayVirtualModelConfig", summary: "Creates the config of a virtual model.",
      kind: "call", parameters: [], input: "CreateVirtualModelConfigInput", body: { contentType: "application/json", required: false, whole: true },
      answers: { "201": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "429": {}, "500": {} }, team: true,
    },
    updateVirtualModelConfig: {
      route: "PATCH /v1/ai-gateway/virtual-model-configs", id: "updateAiGatewayVirtualModelConfig",
      summary: "Changes the config of a virtual model that the body names.", kind: "call", parameters: [], input: "UpdateVirtualModelConfigInput",
      body: { contentType: "application/json", required: false, whole: true },
      answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    deleteVirtualModelConfig: {
      route: "DELETE /v1/ai-gateway/virtual-model-configs", id: "deleteAiGatewayVirtualModelConfig",
      summary: "Deletes the config of a virtual model that the query names.", kind: "call",
      parameters: [
        { name: "actingIp", in: "query", input: "actingIp", required: false, type: "string" },
        { name: "actingUserAgent", in: "query", input: "actingUserAgent", required: false, type: "string" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
        { name: "updatedBy", in: "query", input: "updatedBy", required: false, type: "string" },
        { name: "virtualModelSlug", in: "query", input: "virtualModelSlug", required: true, type: "string" },
      ],
      input: "DeleteVirtualModelConfigInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
      destructive: true,
    },
    listVirtualModelConfigs: {
      route: "GET /v1/ai-gateway/virtual-model-configs/list", id: "listAiGatewayVirtualModelConfigs", summary: "Lists the configs of virtual models.",
      kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
      ],
      input: "ListVirtualModelConfigsInput", answers: { "200": { contentType: "application/json", schema: "VirtualModelConfigPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true, paging: { items: "virtualModelConfigs", next: "cursor", send: "cursor" },
    },
    getVirtualModelConfigBySlug: {
      route: "GET /v1/ai-gateway/virtual-model-configs/{vmcSlug}", id: "getAiGatewayVirtualModelConfigBySlug",
      summary: "Finds the config of a virtual model by its slug.", kind: "call",
      parameters: [
        { name: "vmcSlug", in: "path", input: "vmcSlug", required: true, type: "string" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
      ],
      not: { vmcSlug: ["list"] }, input: "GetVirtualModelConfigBySlugInput",
      answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    updateVirtualModelConfigBySlug: {
      route: "PATCH /v1/ai-gateway/virtual-model-configs/{vmcSlug}", id: "updateAiGatewayVirtualModelConfigBySlug",
      summary: "Changes the config of a virtual model by its slug.", kind: "call",
      parameters: [{ name: "vmcSlug", in: "path", input: "vmcSlug", required: true, type: "string" }], input: "UpdateVirtualModelConfigBySlugInput",
      body: { contentType: "application/json", required: false, whole: true },
      answers: { "200": { contentType: "application/json", schema: "VirtualModelConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    deleteVirtualModelConfigBySlug: {
      route: "DELETE /v1/ai-gateway/virtual-model-configs/{vmcSlug}", id: "deleteAiGatewayVirtualModelConfigBySlug",
      summary: "Deletes the config of a virtual model by its slug.", kind: "call",
      parameters: [
        { name: "vmcSlug", in: "path", input: "vmcSlug", required: true, type: "string" },
        { name: "actingIp", in: "query", input: "actingIp", required: false, type: "string" },
        { name: "actingUserAgent", in: "query", input: "actingUserAgent", required: false, type: "string" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
        { name: "updatedBy", in: "query", input: "updatedBy", required: false, type: "string" },
      ],
      input: "DeleteVirtualModelConfigBySlugInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
      team: true, destructive: true,
    },
  },
};
