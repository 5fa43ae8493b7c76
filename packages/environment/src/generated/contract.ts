// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listSharedEnvs: { input: types.ListSharedEnvsInput; output: types.ListSharedEnvsOutput };
  createSharedEnvs: { input: types.CreateSharedEnvsInput; output: types.CreateSharedEnvsOutput };
  updateSharedEnvs: { input: types.UpdateSharedEnvsInput; output: types.UpdateSharedEnvsOutput };
  deleteSharedEnvs: { input: types.DeleteSharedEnvsInput; output: types.DeleteSharedEnvsOutput };
  getSharedEnv: { input: types.GetSharedEnvInput; output: types.GetSharedEnvOutput };
  unlinkSharedEnv: { input: types.UnlinkSharedEnvInput; output: types.UnlinkSharedEnvOutput };
  listCustomEnvironments: { input: types.ListCustomEnvironmentsInput; output: types.ListCustomEnvironmentsOutput };
  createCustomEnvironment: { input: types.CreateCustomEnvironmentInput; output: types.CreateCustomEnvironmentOutput };
  getCustomEnvironment: { input: types.GetCustomEnvironmentInput; output: types.GetCustomEnvironmentOutput };
  updateCustomEnvironment: { input: types.UpdateCustomEnvironmentInput; output: types.UpdateCustomEnvironmentOutput };
  deleteCustomEnvironment: { input: types.DeleteCustomEnvironmentInput; output: types.DeleteCustomEnvironmentOutput };
}

/** Shared environment variables and custom environments. */
export const contract: GroupContract = {
  group: "environment",
  operations: {
    listSharedEnvs: { ...operations.listSharedEnvs,
      id: "listSharedEnvVariable", summary: "Lists the shared environment variables.", kind: "list",
      parameters: [
        { name: "exclude_ids", in: "query", type: "string" }, { name: "exclude_projectId", in: "query", type: "string" },
        { name: "exclude-ids", in: "query", type: "string" }, { name: "exclude-projectId", in: "query", type: "string" },
        { name: "ids", in: "query", type: "string" }, { name: "projectId", in: "query", type: "string" }, { name: "search", in: "query", type: "string" },
      ],
      input: "ListSharedEnvsInput", answers: { "200": { contentType: "application/json", schema: "SharedEnvPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["data.*.value"],
    },
    createSharedEnvs: { ...operations.createSharedEnvs,
      id: "createSharedEnvVariable", summary: "Creates shared environment variables.", kind: "call", parameters: [], input: "CreateSharedEnvsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "201": { contentType: "application/json", schema: "CreateSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, secrets: ["created.*.value", "failed.*.error.value"],
    },
    updateSharedEnvs: { ...operations.updateSharedEnvs,
      id: "updateSharedEnvVariable", summary: "Changes shared environment variables; a value that is replaced is lost.", kind: "call", parameters: [],
      input: "UpdateSharedEnvsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, destructive: true, destructiveWhen: { "updates.*.value": [] },
      secrets: ["failed.*.error.value", "updated.*.value"],
    },
    deleteSharedEnvs: { ...operations.deleteSharedEnvs,
      id: "deleteSharedEnvVariable", summary: "Deletes shared environment variables, for every project that is linked to them.", kind: "call", parameters: [],
      input: "DeleteSharedEnvsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, destructive: true, secrets: ["failed.*.error.value"],
    },
    getSharedEnv: { ...operations.getSharedEnv,
      id: "getSharedEnvVar", summary: "Gets a shared environment variable with its decrypted value.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "GetSharedEnvInput",
      answers: { "200": { contentType: "application/json", schema: "SharedEnv" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, secrets: ["value"],
    },
    unlinkSharedEnv: { ...operations.unlinkSharedEnv,
      id: "unlinkSharedEnvVariable", summary: "Takes a shared environment variable away from a project; the variable itself stays.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" }],
      input: "UnlinkSharedEnvInput", answers: { "200": { contentType: "application/json", schema: "UnlinkSharedEnvOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
    listCustomEnvironments: { ...operations.listCustomEnvironments,
      id: "getProjectsByIdOrNameCustomEnvironments", summary: "Lists the custom environments of a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "gitBranch", in: "query", type: "string" }],
      input: "ListCustomEnvironmentsInput", answers: { "200": { contentType: "application/json", schema: "ListCustomEnvironmentsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createCustomEnvironment: { ...operations.createCustomEnvironment,
      id: "createCustomEnvironment", summary: "Creates a custom environment of a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "CreateCustomEnvironmentInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "201": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} },
    },
    getCustomEnvironment: { ...operations.getCustomEnvironment,
      id: "getCustomEnvironment", summary: "Gets a custom environment of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", required: true, type: "string" },
      ],
      input: "GetCustomEnvironmentInput", answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateCustomEnvironment: { ...operations.updateCustomEnvironment,
      id: "updateCustomEnvironment", summary: "Changes a custom environment of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateCustomEnvironmentInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} },
    },
    deleteCustomEnvironment: { ...operations.deleteCustomEnvironment,
      id: "removeCustomEnvironment", summary: "Deletes a custom environment of a project and, if requested, the variables that no other environment has.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", required: true, type: "string" },
      ],
      input: "DeleteCustomEnvironmentInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      destructive: true,
    },
  },
};
