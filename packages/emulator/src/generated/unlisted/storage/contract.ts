// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Stores and blob stores. */
export const contract: GroupContract = {
  group: "storage",
  operations: {
    listStores: { ...operations.listStores,
      published: false, id: "listStores", summary: "Lists the stores of the team.", kind: "call", parameters: [], input: "ListStoresInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listStoreConnections: { ...operations.listStoreConnections,
      published: false, id: "listStoreConnections", summary: "Lists the projects that a store is connected to.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "ListStoreConnectionsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    connectStore: { ...operations.connectStore,
      published: false, id: "connectStore", summary: "Connects a store to a project.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "ConnectStoreInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateStoreConnection: { ...operations.updateStoreConnection,
      published: false, id: "updateStoreConnection", summary: "Changes a connection of a store.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }, { name: "connectionId", in: "path", required: true, type: "string" }],
      input: "UpdateStoreConnectionInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    disconnectStore: { ...operations.disconnectStore,
      published: false, id: "disconnectStore", summary: "Ends the connection of a store to a project.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }, { name: "connectionId", in: "path", required: true, type: "string" }],
      input: "DisconnectStoreInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    upgradeStoreToOidc: { ...operations.upgradeStoreToOidc,
      published: false, id: "upgradeStoreToOidc", summary: "Has a store take OIDC tokens.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "UpgradeStoreToOidcInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteIntegrationStore: { ...operations.deleteIntegrationStore,
      published: false, id: "deleteIntegrationStore", summary: "Deletes a store of an integration.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "DeleteIntegrationStoreInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    updateBlobStore: { ...operations.updateBlobStore,
      published: false, id: "updateBlobStore", summary: "Changes a blob store.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "UpdateBlobStoreInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    getStoreSecrets: { ...operations.getStoreSecrets,
      published: false, id: "getStoreSecrets", summary: "Gets the secrets of a store.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "GetStoreSecretsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    putBlob: { ...operations.putBlob,
      published: false, id: "putBlob", summary: "Uploads a blob.", kind: "call", parameters: [], input: "PutBlobInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
