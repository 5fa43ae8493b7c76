// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listLogDrains: { input: types.ListLogDrainsInput; output: types.ListLogDrainsOutput };
  createLogDrain: { input: types.CreateLogDrainInput; output: types.CreateLogDrainOutput };
  getLogDrain: { input: types.GetLogDrainInput; output: types.GetLogDrainOutput };
  deleteLogDrain: { input: types.DeleteLogDrainInput; output: types.DeleteLogDrainOutput };
  listIntegrationLogDrains: { input: types.ListIntegrationLogDrainsInput; output: types.ListIntegrationLogDrainsOutput };
  createIntegrationLogDrain: { input: types.CreateIntegrationLogDrainInput; output: types.CreateIntegrationLogDrainOutput };
  deleteIntegrationLogDrain: { input: types.DeleteIntegrationLogDrainInput; output: types.DeleteIntegrationLogDrainOutput };
}

/** Log drains: where logs are delivered, in the form that drains had before they took other data. */
export const contract: GroupContract = {
  group: "log-drains",
  operations: {
    listLogDrains: { ...operations.listLogDrains,
      id: "getAllLogDrains", summary: "Lists the log drains of the team.", kind: "call",
      parameters: [
        { name: "includeMetadata", in: "query", type: "boolean" }, { name: "projectId", in: "query", type: "string" },
        { name: "projectIdOrName", in: "query", type: "string" },
      ],
      input: "ListLogDrainsInput", answers: { "200": { contentType: "application/json", schema: "ListLogDrainsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} }, secrets: ["*.headers", "*.secret"],
    },
    createLogDrain: { ...operations.createLogDrain,
      id: "createConfigurableLogDrain", summary: "Creates a log drain.", kind: "call", parameters: [], input: "CreateLogDrainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ConfigurableLogDrain" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {} }, secrets: ["headers", "secret"],
    },
    getLogDrain: { ...operations.getLogDrain,
      id: "getConfigurableLogDrain", summary: "Gets a log drain by its ID.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "GetLogDrainInput",
      answers: { "200": { contentType: "application/json", schema: "ConfigurableLogDrain" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["headers", "secret"],
    },
    deleteLogDrain: { ...operations.deleteLogDrain,
      id: "deleteConfigurableLogDrain", summary: "Deletes a log drain; nothing is delivered through it any more.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteLogDrainInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    listIntegrationLogDrains: { ...operations.listIntegrationLogDrains,
      id: "getIntegrationLogDrains", summary: "Lists the log drains that the calling integration created.", kind: "call", parameters: [],
      input: "ListIntegrationLogDrainsInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationLogDrainsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} }, secrets: ["*.headers"],
    },
    createIntegrationLogDrain: { ...operations.createIntegrationLogDrain,
      id: "createLogDrain", summary: "Creates a log drain of the calling integration.", kind: "call", parameters: [], input: "CreateIntegrationLogDrainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "LogDrain" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {} }, secrets: ["headers"],
    },
    deleteIntegrationLogDrain: { ...operations.deleteIntegrationLogDrain,
      id: "deleteIntegrationLogDrain", summary: "Deletes a log drain of the calling integration.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteIntegrationLogDrainInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
  },
};
