// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listStores: { input: types.ListStoresInput; output: types.ListStoresOutput };
  listStoreConnections: { input: types.ListStoreConnectionsInput; output: types.ListStoreConnectionsOutput };
  connectStore: { input: types.ConnectStoreInput; output: types.ConnectStoreOutput };
  updateStoreConnection: { input: types.UpdateStoreConnectionInput; output: types.UpdateStoreConnectionOutput };
  disconnectStore: { input: types.DisconnectStoreInput; output: types.DisconnectStoreOutput };
  deleteStoreConnections: { input: types.DeleteStoreConnectionsInput; output: types.DeleteStoreConnectionsOutput };
}

/** Stores and blob stores. */
export const contract: GroupContract = {
  group: "storage",
  operations: {
    listStores: { ...operations.listStores,
      published: false, id: "listStores", summary: "Lists the stores of the team.", kind: "call", parameters: [], input: "ListStoresInput",
      answers: { "200": { contentType: "application/json", schema: "ListStoresOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    listStoreConnections: { ...operations.listStoreConnections,
      published: false, id: "listStoreConnections", summary: "Lists the projects that a store is connected to.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "ListStoreConnectionsInput",
      answers: { "200": { contentType: "application/json", schema: "ListStoreConnectionsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    connectStore: { ...operations.connectStore,
      published: false, id: "connectStore", summary: "Connects a store to a project, which gets the store's variables.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "ConnectStoreInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "StoreConnection" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {} },
    },
    updateStoreConnection: { ...operations.updateStoreConnection,
      published: false, id: "updateStoreConnection", summary: "Changes a connection of a store, and the variables that it has made.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }, { name: "connectionId", in: "path", required: true, type: "string" }],
      input: "UpdateStoreConnectionInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "StoreConnection" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {} },
    },
    disconnectStore: { ...operations.disconnectStore,
      published: false, id: "disconnectStore", summary: "Ends the connection of a store to a project, which loses its variables.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }, { name: "connectionId", in: "path", required: true, type: "string" }],
      input: "DisconnectStoreInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    deleteStoreConnections: { ...operations.deleteStoreConnections,
      published: false, id: "deleteStoreConnections", summary: "Ends all connections of a store.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }], input: "DeleteStoreConnectionsInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    upgradeStoreToOidc: { ...operations.upgradeStoreToOidc,
      published: false, id: "upgradeStoreToOidc", summary: "Has a connection of a store take OIDC tokens.", kind: "call",
      parameters: [{ name: "storeId", in: "path", required: true, type: "string" }, { name: "connectionId", in: "path", required: true, type: "string" }],
      input: "UpgradeStoreToOidcInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
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
  },
};
