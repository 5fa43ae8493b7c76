// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listSharedEnvs: {
      route: "GET /v1/env", id: "listSharedEnvVariable", summary: "Lists the shared environment variables.", kind: "list",
      parameters: [
        { name: "exclude_ids", in: "query", input: "exclude_ids", required: false, type: "string" },
        { name: "exclude_projectId", in: "query", input: "exclude_projectId", required: false, type: "string" },
        { name: "exclude-ids", in: "query", input: "exclude-ids", required: false, type: "string" },
        { name: "exclude-projectId", in: "query", input: "exclude-projectId", required: false, type: "string" },
        { name: "ids", in: "query", input: "ids", required: false, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
      ],
      input: "ListSharedEnvsInput", answers: { "200": { contentType: "application/json", schema: "SharedEnvPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["data.*.value"], paging: { items: "data" },
    },
    createSharedEnvs: {
      route: "POST /v1/env", id: "createSharedEnvVariable", summary: "Creates shared environment variables.", kind: "call", parameters: [],
      input: "CreateSharedEnvsInput", body: { contentType: "application/json", required: true },
      answers: { "201": { contentType: "application/json", schema: "CreateSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, secret: ["created.*.value", "failed.*.error.value"],
      secretInput: ["value"],
    },
    updateSharedEnvs: {
      route: "PATCH /v1/env", id: "updateSharedEnvVariable", summary: "Changes shared environment variables; a value that is replaced is lost.", kind: "call",
      parameters: [], input: "UpdateSharedEnvsInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, destructive: true, secret: ["failed.*.error.value", "updated.*.value"],
      secretInput: ["value"],
    },
    deleteSharedEnvs: {
      route: "DELETE /v1/env", id: "deleteSharedEnvVariable", summary: "Deletes shared environment variables, for every project that is linked to them.",
      kind: "call", parameters: [], input: "DeleteSharedEnvsInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteSharedEnvsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, destructive: true, secret: ["failed.*.error.value"],
    },
    getSharedEnv: {
      route: "GET /v1/env/{id}", id: "getSharedEnvVar", summary: "Gets a shared environment variable with its decrypted value.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "GetSharedEnvInput",
      answers: { "200": { contentType: "application/json", schema: "SharedEnv" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      secret: ["value"],
    },
    unlinkSharedEnv: {
      route: "PATCH /v1/env/{id}/unlink/{projectId}", id: "unlinkSharedEnvVariable",
      summary: "Takes a shared environment variable away from a project; the variable itself stays.", kind: "call",
      parameters: [
        { name: "id", in: "path", input: "id", required: true, type: "string" },
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
      ],
      input: "UnlinkSharedEnvInput", answers: { "200": { contentType: "application/json", schema: "UnlinkSharedEnvOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, safe: true, destructive: true,
    },
    listCustomEnvironments: {
      route: "GET /v9/projects/{idOrName}/custom-environments", id: "getProjectsByIdOrNameCustomEnvironments",
      summary: "Lists the custom environments of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "gitBranch", in: "query", input: "gitBranch", required: false, type: "string" },
      ],
      input: "ListCustomEnvironmentsInput", answers: { "200": { contentType: "application/json", schema: "ListCustomEnvironmentsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    createCustomEnvironment: {
      route: "POST /v9/projects/{idOrName}/custom-environments", id: "createCustomEnvironment", summary: "Creates a custom environment of a project.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "CreateCustomEnvironmentInput",
      body: { contentType: "application/json", required: false, rename: { slug: "slug" } },
      answers: { "201": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} }, team: true,
    },
    getCustomEnvironment: {
      route: "GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "getCustomEnvironment",
      summary: "Gets a custom environment of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" },
      ],
      input: "GetCustomEnvironmentInput", answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    updateCustomEnvironment: {
      route: "PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "updateCustomEnvironment",
      summary: "Changes a custom environment of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" },
      ],
      input: "UpdateCustomEnvironmentInput", body: { contentType: "application/json", required: false, rename: { slug: "slug" } },
      answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} }, team: true, safe: true,
    },
    deleteCustomEnvironment: {
      route: "DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "removeCustomEnvironment",
      summary: "Deletes a custom environment of a project and, where asked for, the variables that no other environment has.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" },
      ],
      input: "DeleteCustomEnvironmentInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      destructive: true,
    },
  },
};
