// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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

/** Virtual models of the AI gateway: names for a choice of real models. */
export const contract: GroupContract = {
  group: "api-ai-gateway",
  operations: {
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
