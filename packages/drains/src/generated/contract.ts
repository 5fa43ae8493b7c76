// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDrains: { input: types.ListDrainsInput; output: types.ListDrainsOutput };
  createDrain: { input: types.CreateDrainInput; output: types.CreateDrainOutput };
  getDrain: { input: types.GetDrainInput; output: types.GetDrainOutput };
  updateDrain: { input: types.UpdateDrainInput; output: types.UpdateDrainOutput };
  deleteDrain: { input: types.DeleteDrainInput; output: types.DeleteDrainOutput };
  testDrain: { input: types.TestDrainInput; output: types.TestDrainOutput };
}

/** Drains: where logs, traces and other data are delivered. */
export const contract: GroupContract = {
  group: "drains",
  operations: {
    listDrains: { ...operations.listDrains,
      id: "getDrains", summary: "Lists the drains of the team.", kind: "call",
      parameters: [{ name: "includeMetadata", in: "query", type: "boolean" }, { name: "projectId", in: "query", type: "string" }], input: "ListDrainsInput",
      answers: { "200": { contentType: "application/json", schema: "ListDrainsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      secrets: ["drains.*.delivery.headers", "drains.*.delivery.secret"],
    },
    createDrain: { ...operations.createDrain,
      id: "createDrain", summary: "Creates a drain.", kind: "call", parameters: [], input: "CreateDrainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AnyDrain" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, secrets: ["delivery.headers", "delivery.secret"],
    },
    getDrain: { ...operations.getDrain,
      id: "getDrain", summary: "Gets a drain by its ID.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "GetDrainInput", answers: { "200": { contentType: "application/json", schema: "AnyDrain" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["delivery.headers", "delivery.secret"],
    },
    updateDrain: { ...operations.updateDrain,
      id: "updateDrain", summary: "Changes a drain.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "UpdateDrainInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "AnyDrain" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
      secrets: ["delivery.headers", "delivery.secret"],
    },
    deleteDrain: { ...operations.deleteDrain,
      id: "deleteDrain", summary: "Deletes a drain; nothing is delivered through it any more.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteDrainInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    testDrain: { ...operations.testDrain,
      id: "testDrain", summary: "Sends test data to where a drain would deliver.", kind: "call", parameters: [], input: "TestDrainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "TestDrainOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
  },
};
