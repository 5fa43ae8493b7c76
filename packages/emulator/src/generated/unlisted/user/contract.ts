// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getWwwUser: { input: types.GetWwwUserInput; output: types.GetWwwUserOutput };
}

/** The user behind the token, and the log of the account's events. */
export const contract: GroupContract = {
  group: "user",
  operations: {
    getAvatar: { ...operations.getAvatar,
      published: false, id: "getAvatar", summary: "Gets the picture of a user or a team.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "GetAvatarInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    getWwwUser: { ...operations.getWwwUser,
      published: false, id: "getWwwUser", summary: "Gets the user of the token, as clients of the platform's first API read it.", kind: "call", parameters: [],
      input: "GetWwwUserInput", answers: { "200": { contentType: "application/json", schema: "GetWwwUserOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
