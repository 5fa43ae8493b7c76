// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getDomainConfig: { input: types.GetDomainConfigInput; output: types.GetDomainConfigOutput };
  getDomainVerificationRecord: { input: types.GetDomainVerificationRecordInput; output: types.GetDomainVerificationRecordOutput };
  claimDomain: { input: types.ClaimDomainInput; output: types.ClaimDomainOutput };
  listDomainProjectDomains: { input: types.ListDomainProjectDomainsInput; output: types.ListDomainProjectDomainsOutput };
  getDomain: { input: types.GetDomainInput; output: types.GetDomainOutput };
  listDomains: { input: types.ListDomainsInput; output: types.ListDomainsOutput };
  addDomain: { input: types.AddDomainInput; output: types.AddDomainOutput };
  updateDomain: { input: types.UpdateDomainInput; output: types.UpdateDomainOutput };
  deleteDomain: { input: types.DeleteDomainInput; output: types.DeleteDomainOutput };
}

/** The domains of the account: their config, ownership and use. */
export const contract: GroupContract = {
  group: "domains",
  operations: {
    getDomainConfig: { ...operations.getDomainConfig,
      id: "getDomainConfig", summary: "Says whether the DNS of a domain points to the platform.", kind: "call",
      parameters: [
        { name: "domain", in: "path", required: true, type: "string" }, { name: "projectIdOrName", in: "query", type: "string" },
        { name: "strict", in: "query", type: "boolean" },
      ],
      input: "GetDomainConfigInput", answers: { "200": { contentType: "application/json", schema: "DomainConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getDomainVerificationRecord: { ...operations.getDomainVerificationRecord,
      id: "getDomainVerificationRecord", summary: "Gets the DNS record that proves the ownership of a domain.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainVerificationRecordInput",
      answers: { "200": { contentType: "application/json", schema: "GetDomainVerificationRecordOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    claimDomain: { ...operations.claimDomain,
      id: "claimDomainOwnership", summary: "Claims a domain whose DNS shows the verification record.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "ClaimDomainInput",
      answers: { "200": { contentType: "application/json", schema: "ClaimDomainOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listDomainProjectDomains: { ...operations.listDomainProjectDomains,
      id: "getDomainProjectDomains", summary: "Lists the names under a domain that projects use.", kind: "list",
      parameters: [
        { name: "domain", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "since", in: "query", type: "number" }, { name: "until", in: "query", type: "number" },
      ],
      input: "ListDomainProjectDomainsInput", answers: { "200": { contentType: "application/json", schema: "DomainProjectDomainPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getDomain: { ...operations.getDomain,
      id: "getDomain", summary: "Finds a domain by its name.", kind: "call", parameters: [{ name: "domain", in: "path", required: true, type: "string" }],
      input: "GetDomainInput", answers: { "200": { contentType: "application/json", schema: "GetDomainOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listDomains: { ...operations.listDomains,
      id: "getDomains", summary: "Lists the domains of the account or team.", kind: "list",
      parameters: [
        { name: "limit", in: "query", type: "number" }, { name: "since", in: "query", type: "number" }, { name: "until", in: "query", type: "number" },
      ],
      input: "ListDomainsInput", answers: { "200": { contentType: "application/json", schema: "DomainPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} },
    },
    addDomain: { ...operations.addDomain,
      id: "createOrTransferDomain", summary: "Adds a domain to the account, or asks to move one in.", kind: "call", parameters: [], input: "AddDomainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AddDomainOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    updateDomain: { ...operations.updateDomain,
      id: "patchDomain", summary: "Changes a domain, or moves it to another account.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "UpdateDomainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "UpdateDomainOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, destructive: true,
      destructiveWhen: { op: ["move-out"], destination: [] }, secrets: ["token"],
    },
    deleteDomain: { ...operations.deleteDomain,
      id: "deleteDomain", summary: "Removes a domain from the account.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "DeleteDomainInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteDomainOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
  },
};
