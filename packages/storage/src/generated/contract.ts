// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getStore: { input: types.GetStoreInput; output: types.GetStoreOutput };
  createBlobStore: { input: types.CreateBlobStoreInput; output: types.CreateBlobStoreOutput };
  deleteBlobStore: { input: types.DeleteBlobStoreInput; output: types.DeleteBlobStoreOutput };
}

/** Stores and blob stores. */
export const contract: GroupContract = {
  group: "storage",
  operations: {
    getStore: { ...operations.getStore,
      id: "getStorageStoresById", summary: "Gets a store and the projects that it is connected to.", kind: "call",
      parameters: [
        { name: "id", in: "path", required: true, type: "string" }, { name: "include-guides", in: "query", type: "boolean" },
        { name: "skip-metadata", in: "query", type: "boolean" },
      ],
      input: "GetStoreInput", answers: { "200": { contentType: "application/json", schema: "StoreAnswer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createBlobStore: { ...operations.createBlobStore,
      id: "createStorageStoresBlob", summary: "Creates a blob store and connects it to a project if one is named.", kind: "call", parameters: [],
      input: "CreateBlobStoreInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateBlobStoreOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {} },
    },
    deleteBlobStore: { ...operations.deleteBlobStore,
      id: "deleteStorageStoresBlobById", summary: "Deletes a blob store with all its blobs.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteBlobStoreInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteBlobStoreOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
  },
};
