// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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

/** Aliases: the host names that point to deployments, and the bypasses of their protection. */
export const contract: GroupContract = {
  group: "aliases",
  operations: {
    listDeploymentAliases: { ...operations.listDeploymentAliases,
      id: "listDeploymentAliases", summary: "Lists the aliases of a deployment.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "ListDeploymentAliasesInput",
      answers: { "200": { contentType: "application/json", schema: "ListDeploymentAliasesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["aliases.*.protectionBypass"],
    },
    assignAlias: { ...operations.assignAlias,
      id: "assignAlias", summary: "Points an alias to a deployment.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "AssignAliasInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AssignedAlias" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    listAliases: { ...operations.listAliases,
      id: "listAliases", summary: "Lists the aliases of the account or team.", kind: "list",
      parameters: [
        { name: "domain", in: "query", type: "string", array: true }, { name: "from", in: "query", type: "number" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", type: "string" },
        { name: "rollbackDeploymentId", in: "query", type: "string" }, { name: "since", in: "query", type: "number" },
        { name: "until", in: "query", type: "number" },
      ],
      input: "ListAliasesInput", answers: { "200": { contentType: "application/json", schema: "AliasPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["aliases.*.protectionBypass"],
    },
    getAlias: { ...operations.getAlias,
      id: "getAlias", summary: "Finds an alias by its ID or its host name.", kind: "call",
      parameters: [
        { name: "idOrAlias", in: "path", required: true, type: "string" }, { name: "from", in: "query", type: "number" },
        { name: "projectId", in: "query", type: "string" }, { name: "since", in: "query", type: "number" }, { name: "until", in: "query", type: "number" },
      ],
      input: "GetAliasInput", answers: { "200": { contentType: "application/json", schema: "Alias" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["protectionBypass"],
    },
    deleteAlias: { ...operations.deleteAlias,
      id: "deleteAlias", summary: "Deletes an alias by its ID or its host name; the deployment that it points to stays.", kind: "call",
      parameters: [{ name: "aliasId", in: "path", required: true, type: "string" }], input: "DeleteAliasInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteAliasOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      destructive: true,
    },
    updateUrlProtectionBypass: { ...operations.updateUrlProtectionBypass,
      id: "patchUrlProtectionBypass",
      summary: "Changes the bypasses of protection for a deployment or an alias; shareable links that are replaced stop working.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "UpdateUrlProtectionBypassInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UrlProtectionBypasses" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "428": {} }, destructive: true, destructiveWhen: { revoke: [] },
      secrets: ["*"],
    },
  },
};
