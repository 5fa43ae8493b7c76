// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listProjectMembers: {
      route: "GET /v1/projects/{idOrName}/members", id: "getProjectMembers", summary: "Lists the members of a project.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "ListProjectMembersInput", answers: { "200": { contentType: "application/json", schema: "ListProjectMembersOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "members", next: "pagination.next", send: "until" },
    },
    addProjectMember: {
      route: "POST /v1/projects/{idOrName}/members", id: "addProjectMember", summary: "Gives a member of the team a role in a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "AddProjectMemberInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AddProjectMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true,
    },
    removeProjectMember: {
      route: "DELETE /v1/projects/{idOrName}/members/{uid}", id: "removeProjectMember", summary: "Removes a member from a project; a role in the team stays.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "uid", in: "path", input: "uid", required: true, type: "string" },
      ],
      input: "RemoveProjectMemberInput", answers: { "200": { contentType: "application/json", schema: "RemoveProjectMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, destructive: true,
    },
  },
};
