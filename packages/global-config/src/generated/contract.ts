// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listGlobalConfigs: { input: types.ListGlobalConfigsInput; output: types.ListGlobalConfigsOutput };
  createGlobalConfig: { input: types.CreateGlobalConfigInput; output: types.CreateGlobalConfigOutput };
  getGlobalConfig: { input: types.GetGlobalConfigInput; output: types.GetGlobalConfigOutput };
  updateGlobalConfig: { input: types.UpdateGlobalConfigInput; output: types.UpdateGlobalConfigOutput };
  deleteGlobalConfig: { input: types.DeleteGlobalConfigInput; output: types.DeleteGlobalConfigOutput };
  listGlobalConfigItems: { input: types.ListGlobalConfigItemsInput; output: types.ListGlobalConfigItemsOutput };
  updateGlobalConfigItems: { input: types.UpdateGlobalConfigItemsInput; output: types.UpdateGlobalConfigItemsOutput };
  getGlobalConfigSchema: { input: types.GetGlobalConfigSchemaInput; output: types.GetGlobalConfigSchemaOutput };
  updateGlobalConfigSchema: { input: types.UpdateGlobalConfigSchemaInput; output: types.UpdateGlobalConfigSchemaOutput };
  deleteGlobalConfigSchema: { input: types.DeleteGlobalConfigSchemaInput; output: types.DeleteGlobalConfigSchemaOutput };
  getGlobalConfigItem: { input: types.GetGlobalConfigItemInput; output: types.GetGlobalConfigItemOutput };
  listGlobalConfigTokens: { input: types.ListGlobalConfigTokensInput; output: types.ListGlobalConfigTokensOutput };
  deleteGlobalConfigTokens: { input: types.DeleteGlobalConfigTokensInput; output: types.DeleteGlobalConfigTokensOutput };
  getGlobalConfigToken: { input: types.GetGlobalConfigTokenInput; output: types.GetGlobalConfigTokenOutput };
  createGlobalConfigToken: { input: types.CreateGlobalConfigTokenInput; output: types.CreateGlobalConfigTokenOutput };
  getGlobalConfigBackup: { input: types.GetGlobalConfigBackupInput; output: types.GetGlobalConfigBackupOutput };
  restoreGlobalConfigBackup: { input: types.RestoreGlobalConfigBackupInput; output: types.RestoreGlobalConfigBackupOutput };
  listGlobalConfigBackups: { input: types.ListGlobalConfigBackupsInput; output: types.ListGlobalConfigBackupsOutput };
}

/** Global configs: small data that is read everywhere without a delay. */
export const contract: GroupContract = {
  group: "global-config",
  operations: {
    listGlobalConfigs: { ...operations.listGlobalConfigs,
      id: "getEdgeConfigs", summary: "Lists the global configs.", kind: "call", parameters: [], input: "ListGlobalConfigsInput",
      answers: { "200": { contentType: "application/json", schema: "ListGlobalConfigsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createGlobalConfig: { ...operations.createGlobalConfig,
      id: "createEdgeConfig", summary: "Creates a global config.", kind: "call", parameters: [], input: "CreateGlobalConfigInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "GlobalConfig" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
    getGlobalConfig: { ...operations.getGlobalConfig,
      id: "getEdgeConfig", summary: "Gets a global config, without its items.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "GetGlobalConfigInput",
      answers: { "200": { contentType: "application/json", schema: "GlobalConfig" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateGlobalConfig: { ...operations.updateGlobalConfig,
      id: "updateEdgeConfig", summary: "Changes the slug of a global config.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "UpdateGlobalConfigInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "GlobalConfig" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    deleteGlobalConfig: { ...operations.deleteGlobalConfig,
      id: "deleteEdgeConfig", summary: "Deletes a global config with its items.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "DeleteGlobalConfigInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    listGlobalConfigItems: { ...operations.listGlobalConfigItems,
      id: "getEdgeConfigItems", summary: "Lists the items of a global config.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "ListGlobalConfigItemsInput",
      answers: { "200": { contentType: "application/json", schema: "ListGlobalConfigItemsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateGlobalConfigItems: { ...operations.updateGlobalConfigItems,
      id: "patchEdgeConfigItems", summary: "Creates, changes or deletes items of a global config in one step.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "UpdateGlobalConfigItemsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateGlobalConfigItemsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "412": {} }, destructive: true,
      destructiveWhen: { "items.*.operation": ["update", "upsert", "delete"] },
    },
    getGlobalConfigSchema: { ...operations.getGlobalConfigSchema,
      id: "getEdgeConfigSchema", summary: "Gets the schema that the items of a global config keep to.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "GetGlobalConfigSchemaInput",
      answers: { "200": { contentType: "application/json", schema: "GetGlobalConfigSchemaOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateGlobalConfigSchema: { ...operations.updateGlobalConfigSchema,
      id: "patchEdgeConfigSchema", summary: "Sets the schema that the items of a global config keep to.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "dryRun", in: "query", type: "boolean" }],
      input: "UpdateGlobalConfigSchemaInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateGlobalConfigSchemaOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    deleteGlobalConfigSchema: { ...operations.deleteGlobalConfigSchema,
      id: "deleteEdgeConfigSchema", summary: "Deletes the schema of a global config; its items stay, and keep to none from then on.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "DeleteGlobalConfigSchemaInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    getGlobalConfigItem: { ...operations.getGlobalConfigItem,
      id: "getEdgeConfigItem", summary: "Gets one item of a global config.", kind: "call",
      parameters: [
        { name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "edgeConfigItemKey", in: "path", required: true, type: "string" },
      ],
      input: "GetGlobalConfigItemInput", answers: { "200": { contentType: "application/json", schema: "GlobalConfigItem" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listGlobalConfigTokens: { ...operations.listGlobalConfigTokens,
      id: "getEdgeConfigTokens", summary: "Lists the tokens that read a global config.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "ListGlobalConfigTokensInput",
      answers: { "200": { contentType: "application/json", schema: "ListGlobalConfigTokensOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["*.token"],
    },
    deleteGlobalConfigTokens: { ...operations.deleteGlobalConfigTokens,
      id: "deleteEdgeConfigTokens", summary: "Deletes tokens that read a global config; reads that are made with them are refused from then on.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "DeleteGlobalConfigTokensInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    getGlobalConfigToken: { ...operations.getGlobalConfigToken,
      id: "getEdgeConfigToken", summary: "Gets the metadata of a token that reads a global config.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "token", in: "path", required: true, type: "string" }],
      input: "GetGlobalConfigTokenInput", answers: { "200": { contentType: "application/json", schema: "GlobalConfigToken" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["token"],
    },
    createGlobalConfigToken: { ...operations.createGlobalConfigToken,
      id: "createEdgeConfigToken", summary: "Creates a token that reads a global config.", kind: "call",
      parameters: [{ name: "edgeConfigId", in: "path", required: true, type: "string" }], input: "CreateGlobalConfigTokenInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "201": { contentType: "application/json", schema: "CreateGlobalConfigTokenOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, secrets: ["token"],
    },
    getGlobalConfigBackup: { ...operations.getGlobalConfigBackup,
      id: "getEdgeConfigBackup", summary: "Gets a backup of a global config.", kind: "call",
      parameters: [
        { name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "edgeConfigBackupVersionId", in: "path", required: true, type: "string" },
      ],
      input: "GetGlobalConfigBackupInput", answers: { "200": { contentType: "application/json", schema: "GetGlobalConfigBackupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    restoreGlobalConfigBackup: { ...operations.restoreGlobalConfigBackup,
      id: "restoreEdgeConfigBackup", summary: "Puts a global config back to a backup; the items that it holds now are replaced.", kind: "call",
      parameters: [
        { name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "edgeConfigBackupVersionId", in: "path", required: true, type: "string" },
      ],
      input: "RestoreGlobalConfigBackupInput", answers: { "200": { contentType: "application/json", schema: "RestoreGlobalConfigBackupOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "412": {} }, destructive: true,
    },
    listGlobalConfigBackups: { ...operations.listGlobalConfigBackups,
      id: "getEdgeConfigBackups", summary: "Lists the backups of a global config.", kind: "list",
      parameters: [
        { name: "edgeConfigId", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "metadata", in: "query", type: "boolean" }, { name: "next", in: "query", type: "string" },
      ],
      input: "ListGlobalConfigBackupsInput", answers: { "200": { contentType: "application/json", schema: "GlobalConfigBackupPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
  },
};
