// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type {
  CreateCustomEnvironmentInput,
  CreateCustomEnvironmentOutput,
  CreateSharedEnvsInput,
  CreateSharedEnvsOutput,
  DeleteCustomEnvironmentInput,
  DeleteCustomEnvironmentOutput,
  DeleteSharedEnvsInput,
  DeleteSharedEnvsOutput,
  GetCustomEnvironmentInput,
  GetCustomEnvironmentOutput,
  GetSharedEnvInput,
  GetSharedEnvOutput,
  ListCustomEnvironmentsInput,
  ListCustomEnvironmentsOutput,
  ListSharedEnvsInput,
  ListSharedEnvsOutput,
  UnlinkSharedEnvInput,
  UnlinkSharedEnvOutput,
  UpdateCustomEnvironmentInput,
  UpdateCustomEnvironmentOutput,
  UpdateSharedEnvsInput,
  UpdateSharedEnvsOutput,
} from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listSharedEnvs: { input: ListSharedEnvsInput; output: ListSharedEnvsOutput };
  createSharedEnvs: { input: CreateSharedEnvsInput; output: CreateSharedEnvsOutput };
  updateSharedEnvs: { input: UpdateSharedEnvsInput; output: UpdateSharedEnvsOutput };
  deleteSharedEnvs: { input: DeleteSharedEnvsInput; output: DeleteSharedEnvsOutput };
  getSharedEnv: { input: GetSharedEnvInput; output: GetSharedEnvOutput };
  unlinkSharedEnv: { input: UnlinkSharedEnvInput; output: UnlinkSharedEnvOutput };
  listCustomEnvironments: { input: ListCustomEnvironmentsInput; output: ListCustomEnvironmentsOutput };
  createCustomEnvironment: { input: CreateCustomEnvironmentInput; output: CreateCustomEnvironmentOutput };
  getCustomEnvironment: { input: GetCustomEnvironmentInput; output: GetCustomEnvironmentOutput };
  updateCustomEnvironment: { input: UpdateCustomEnvironmentInput; output: UpdateCustomEnvironmentOutput };
  deleteCustomEnvironment: { input: DeleteCustomEnvironmentInput; output: DeleteCustomEnvironmentOutput };
}

/** Shared environment variables and custom environments. */
export const contract: GroupContract = {
  group: "environment",
  operations: {
    listSharedEnvs: { route: "GET /v1/env", id: "listSharedEnvVariable", summary: "Lists the shared environment variables.", kind: "list", parameters: [{ name: "exclude_ids", in: "query", input: "exclude_ids", required: false, type: "string" }, { name: "exclude_projectId", in: "query", input: "exclude_projectId", required: false, type: "string" }, { name: "exclude-ids", in: "query", input: "exclude-ids", required: false, type: "string" }, { name: "exclude-projectId", in: "query", input: "exclude-projectId", required: false, type: "string" }, { name: "ids", in: "query", input: "ids", required: false, type: "string" }, { name: "projectId", in: "query", input: "projectId", required: false, type: "string" }, { name: "search", in: "query", input: "search", required: false, type: "string" }], input: "ListSharedEnvsInput", answers: { "200": { contentType: "application/json", schema: "SharedEnvPage" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["data.*.value"], paging: { items: "data" } },
    createSharedEnvs: { route: "POST /v1/env", id: "createSharedEnvVariable", summary: "Creates shared environment variables.", kind: "call", parameters: [], input: "CreateSharedEnvsInput", body: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "CreateSharedEnvsOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, secret: ["created.*.value", "failed.*.error.value"] },
    updateSharedEnvs: { route: "PATCH /v1/env", id: "updateSharedEnvVariable", summary: "Changes shared environment variables.", kind: "call", parameters: [], input: "UpdateSharedEnvsInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "UpdateSharedEnvsOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, secret: ["failed.*.error.value", "updated.*.value"] },
    deleteSharedEnvs: { route: "DELETE /v1/env", id: "deleteSharedEnvVariable", summary: "Deletes shared environment variables.", kind: "call", parameters: [], input: "DeleteSharedEnvsInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DeleteSharedEnvsOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, secret: ["failed.*.error.value"] },
    getSharedEnv: { route: "GET /v1/env/{id}", id: "getSharedEnvVar", summary: "Gets a shared environment variable with its decrypted value.", kind: "call", parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "GetSharedEnvInput", answers: { "200": { contentType: "application/json", schema: "SharedEnv" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, secret: ["value"] },
    unlinkSharedEnv: { route: "PATCH /v1/env/{id}/unlink/{projectId}", id: "unlinkSharedEnvVariable", summary: "Takes a shared environment variable away from a project.", kind: "call", parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }, { name: "projectId", in: "path", input: "projectId", required: true, type: "string" }], input: "UnlinkSharedEnvInput", answers: { "200": { contentType: "application/json", schema: "UnlinkSharedEnvOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, safe: true },
    listCustomEnvironments: { route: "GET /v9/projects/{idOrName}/custom-environments", id: "getProjectsByIdOrNameCustomEnvironments", summary: "Lists the custom environments of a project.", kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }, { name: "gitBranch", in: "query", input: "gitBranch", required: false, type: "string" }], input: "ListCustomEnvironmentsInput", answers: { "200": { contentType: "application/json", schema: "ListCustomEnvironmentsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true },
    createCustomEnvironment: { route: "POST /v9/projects/{idOrName}/custom-environments", id: "createCustomEnvironment", summary: "Creates a custom environment of a project.", kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "CreateCustomEnvironmentInput", body: { contentType: "application/json", required: false }, answers: { "201": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} }, team: true },
    getCustomEnvironment: { route: "GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "getCustomEnvironment", summary: "Gets a custom environment of a project.", kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" }], input: "GetCustomEnvironmentInput", answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true },
    updateCustomEnvironment: { route: "PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "updateCustomEnvironment", summary: "Changes a custom environment of a project.", kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" }], input: "UpdateCustomEnvironmentInput", body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "500": {} }, team: true, safe: true },
    deleteCustomEnvironment: { route: "DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", id: "removeCustomEnvironment", summary: "Deletes a custom environment of a project.", kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }, { name: "environmentSlugOrId", in: "path", input: "environmentSlugOrId", required: true, type: "string" }], input: "DeleteCustomEnvironmentInput", body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "CustomEnvironment" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true },
  },
};
