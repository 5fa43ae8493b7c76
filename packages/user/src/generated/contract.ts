// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listUserEvents: { input: types.ListUserEventsInput; output: types.ListUserEventsOutput };
  listEventTypes: { input: types.ListEventTypesInput; output: types.ListEventTypesOutput };
  getUser: { input: types.GetUserInput; output: types.GetUserOutput };
  deleteUser: { input: types.DeleteUserInput; output: types.DeleteUserOutput };
}

/** The user behind the token, and the log of the account's events. */
export const contract: GroupContract = {
  group: "user",
  operations: {
    listUserEvents: { ...operations.listUserEvents,
      id: "listUserEvents", summary: "Lists the events of the account or team, newest first.", kind: "list",
      parameters: [
        { name: "entityId", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "principalId", in: "query", type: "string" },
        { name: "projectIds", in: "query", type: "string" }, { name: "since", in: "query", type: "string" }, { name: "types", in: "query", type: "string" },
        { name: "until", in: "query", type: "string" }, { name: "userId", in: "query", type: "string" }, { name: "withPayload", in: "query", type: "boolean" },
      ],
      input: "ListUserEventsInput", answers: { "200": { contentType: "application/json", schema: "UserEventPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      secrets: [
        "events.*.payload.inviteCode", "events.*.payload.newEnvVar.value", "events.*.payload.newOwner.deploymentSecret",
        "events.*.payload.newOwner.mfaConfiguration.recoveryCodes", "events.*.payload.newOwner.mfaConfiguration.totp", "events.*.payload.newOwner.sysToken",
        "events.*.payload.oldEnvVar.value", "events.*.payload.transferRequestCode", "events.*.payload.value",
      ],
    },
    listEventTypes: { ...operations.listEventTypes,
      id: "listEventTypes", summary: "Lists the kinds of events and their categories.", kind: "call", parameters: [], input: "ListEventTypesInput",
      answers: { "200": { contentType: "application/json", schema: "EventTypes" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getUser: { ...operations.getUser,
      id: "getAuthUser", summary: "Gets the user that the token belongs to.", kind: "call", parameters: [], input: "GetUserInput",
      answers: { "200": { contentType: "application/json", schema: "GetUserOutput" }, "302": {} },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} },
    },
    deleteUser: { ...operations.deleteUser,
      id: "requestDelete", summary: "Starts the deletion of the user account, to be confirmed by e-mail.", kind: "call", parameters: [],
      input: "DeleteUserInput", requestBody: { contentType: "application/json", required: true },
      answers: { "202": { contentType: "application/json", schema: "DeleteUserOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
      destructive: true,
    },
  },
};
