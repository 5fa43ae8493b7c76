// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDeploymentAliases: { input: types.ListDeploymentAliasesInput; output: types.ListDeploymentAliasesOutput };
  assignAlias: { input: types.AssignAliasInput; output: types.AssignAliasOutput };
  listAliases: { input: types.ListAliasesInput; output: types.ListAliasesOutput };
  getAlias: { input: types.GetAliasInput; output: types.GetAliasOutput };
  deleteAlias: { input: types.DeleteAliasInput; output: types.DeleteAliasOutput };
  updateUrlProtectionBypass: { input: types.UpdateUrlProtectionBypassInput; output: types.UpdateUrlProtectionBypassOutput };
}

/** Aliases: the host names that point to deployments, and who may pass their protection. */
export const contract: GroupContract = {
  group: "aliases",
  operations: {
    listDeploymentAliases: {
      route: "GET /v2/deployments/{id}/aliases", id: "listDeploymentAliases", summary: "Lists the aliases of a deployment.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "ListDeploymentAliasesInput",
      answers: { "200": { contentType: "application/json", schema: "ListDeploymentAliasesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["aliases.*.protectionBypass"],
    },
    assignAlias: {
      route: "POST /v2/deployments/{id}/aliases", id: "assignAlias", summary: "Points an alias to a deployment.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "AssignAliasInput",
      body: { contentType: "application/json", required: true, always: true }, answers: { "200": { contentType: "application/json", schema: "AssignedAlias" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true,
    },
    listAliases: {
      route: "GET /v4/aliases", id: "listAliases", summary: "Lists the aliases of the account or team.", kind: "list",
      parameters: [
        { name: "domain", in: "query", input: "domain", required: false, type: "string", array: true },
        { name: "from", in: "query", input: "from", required: false, type: "number" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "rollbackDeploymentId", in: "query", input: "rollbackDeploymentId", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "ListAliasesInput", answers: { "200": { contentType: "application/json", schema: "AliasPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["aliases.*.protectionBypass"],
      paging: { items: "aliases", next: "pagination.next", send: "until" },
    },
    getAlias: {
      route: "GET /v4/aliases/{idOrAlias}", id: "getAlias", summary: "Finds an alias by its ID or its host name.", kind: "call",
      parameters: [
        { name: "idOrAlias", in: "path", input: "idOrAlias", required: true, type: "string" },
        { name: "from", in: "query", input: "from", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "GetAliasInput", answers: { "200": { contentType: "application/json", schema: "Alias" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["protectionBypass"],
    },
    deleteAlias: {
      route: "DELETE /v2/aliases/{aliasId}", id: "deleteAlias", summary: "Deletes an alias by its ID or its host name; the deployment that it points to stays.",
      kind: "call", parameters: [{ name: "aliasId", in: "path", input: "aliasId", required: true, type: "string" }], input: "DeleteAliasInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteAliasOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true, destructive: true,
    },
    updateUrlProtectionBypass: {
      route: "PATCH /aliases/{id}/protection-bypass", id: "patchUrlProtectionBypass",
      summary: "Changes who may pass the protection of a deployment or an alias; shareable links that are replaced stop working.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "UpdateUrlProtectionBypassInput",
      body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "UrlProtectionBypasses" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "428": {} }, team: true, destructive: true, secret: ["*"],
      secretInput: ["secret"],
    },
  },
};
