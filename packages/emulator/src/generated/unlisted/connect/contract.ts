// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listConnectorContacts: { input: types.ListConnectorContactsInput; output: types.ListConnectorContactsOutput };
  revokeConnectorTokens: { input: types.RevokeConnectorTokensInput; output: types.RevokeConnectorTokensOutput };
  getConnectService: { input: types.GetConnectServiceInput; output: types.GetConnectServiceOutput };
  getConnectResult: { input: types.GetConnectResultInput; output: types.GetConnectResultOutput };
}

/** Connectors: authorized access of projects to outside services. */
export const contract: GroupContract = {
  group: "connect",
  operations: {
    listConnectorContacts: { ...operations.listConnectorContacts,
      published: false, id: "listConnectorContacts", summary: "Lists the contacts of a connector.", kind: "call",
      parameters: [{ name: "connectorId", in: "path", required: true, type: "string" }], input: "ListConnectorContactsInput",
      answers: { "200": { contentType: "application/json", schema: "ListConnectorContactsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    revokeConnectorTokens: { ...operations.revokeConnectorTokens,
      published: false, id: "revokeConnectorTokens", summary: "Revokes the tokens of a connector.", kind: "call",
      parameters: [{ name: "connectorId", in: "path", required: true, type: "string" }], input: "RevokeConnectorTokensInput",
      answers: { "200": { contentType: "application/json", schema: "RevokeConnectorTokensOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
      destructive: true,
    },
    getConnectService: { ...operations.getConnectService,
      published: false, id: "getConnectService", summary: "Gets a service that connectors are made for.", kind: "call",
      parameters: [{ name: "service", in: "path", required: true, type: "string" }], input: "GetConnectServiceInput",
      answers: { "200": { contentType: "application/json", schema: "GetConnectServiceOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getConnectResult: { ...operations.getConnectResult,
      published: false, id: "getConnectResult", summary: "Gets the result of a request for consent.", kind: "call",
      parameters: [{ name: "verifier", in: "path", required: true, type: "string" }], input: "GetConnectResultInput",
      answers: { "200": { contentType: "application/json", schema: "GetConnectResultOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
