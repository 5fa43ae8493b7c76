// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listProjectMembers: { input: types.ListProjectMembersInput; output: types.ListProjectMembersOutput };
  addProjectMember: { input: types.AddProjectMemberInput; output: types.AddProjectMemberOutput };
  removeProjectMember: { input: types.RemoveProjectMemberInput; output: types.RemoveProjectMemberOutput };
}

/** The members of a project and their roles. */
export const contract: GroupContract = {
  group: "project-members",
  operations: {
    listProjectMembers: { ...operations.listProjectMembers,
      id: "getProjectMembers", summary: "Lists the members of a project.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "search", in: "query", type: "string" }, { name: "since", in: "query", type: "number" }, { name: "until", in: "query", type: "number" },
      ],
      input: "ListProjectMembersInput", answers: { "200": { contentType: "application/json", schema: "ListProjectMembersOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    addProjectMember: { ...operations.addProjectMember,
      id: "addProjectMember", summary: "Gives a member of the team a role in a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "AddProjectMemberInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AddProjectMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    removeProjectMember: { ...operations.removeProjectMember,
      id: "removeProjectMember", summary: "Removes a member from a project; a role in the team stays.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "uid", in: "path", required: true, type: "string" }],
      input: "RemoveProjectMemberInput", answers: { "200": { contentType: "application/json", schema: "RemoveProjectMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
  },
};
