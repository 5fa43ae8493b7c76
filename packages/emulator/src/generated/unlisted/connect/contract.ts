// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Connectors: authorized access of projects to outside services. */
export const contract: GroupContract = {
  group: "connect",
  operations: {
    listConnectorContacts: { ...operations.listConnectorContacts,
      published: false, id: "listConnectorContacts", summary: "Lists the contacts of a connector.", kind: "call",
      parameters: [{ name: "connectorId", in: "path", required: true, type: "string" }], input: "ListConnectorContactsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    revokeConnectorTokens: { ...operations.revokeConnectorTokens,
      published: false, id: "revokeConnectorTokens", summary: "Revokes the tokens of a connector.", kind: "call",
      parameters: [{ name: "connectorId", in: "path", required: true, type: "string" }], input: "RevokeConnectorTokensInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    getConnectService: { ...operations.getConnectService,
      published: false, id: "getConnectService", summary: "Gets a service that connectors are made for.", kind: "call",
      parameters: [{ name: "service", in: "path", required: true, type: "string" }], input: "GetConnectServiceInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    getConnectResult: { ...operations.getConnectResult,
      published: false, id: "getConnectResult", summary: "Gets the result of a request for consent.", kind: "call",
      parameters: [{ name: "verifier", in: "path", required: true, type: "string" }], input: "GetConnectResultInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    createManagedConnector: { ...operations.createManagedConnector,
      published: false, id: "createManagedConnector", summary: "Creates a connector whose app the platform manages.", kind: "call", parameters: [],
      input: "CreateManagedConnectorInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    addConnectorContact: { ...operations.addConnectorContact,
      published: false, id: "addConnectorContact", summary: "Adds a contact to a connector.", kind: "call",
      parameters: [{ name: "connectorId", in: "path", required: true, type: "string" }], input: "AddConnectorContactInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
