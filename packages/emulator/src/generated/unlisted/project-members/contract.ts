// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  addProjectMembers: { input: types.AddProjectMembersInput; output: types.AddProjectMembersOutput };
  updateProjectMembers: { input: types.UpdateProjectMembersInput; output: types.UpdateProjectMembersOutput };
  removeProjectMembers: { input: types.RemoveProjectMembersInput; output: types.RemoveProjectMembersOutput };
  countProjectMembers: { input: types.CountProjectMembersInput; output: types.CountProjectMembersOutput };
}

/** The members of a project and their roles. */
export const contract: GroupContract = {
  group: "project-members",
  operations: {
    addProjectMembers: { ...operations.addProjectMembers,
      published: false, id: "addProjectMembers", summary: "Gives members of the team roles in a project: all of them, or none.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "AddProjectMembersInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AddProjectMembersOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    updateProjectMembers: { ...operations.updateProjectMembers,
      published: false, id: "updateProjectMembers", summary: "Changes the roles of members of a project: of all of them, or of none.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateProjectMembersInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateProjectMembersOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    removeProjectMembers: { ...operations.removeProjectMembers,
      published: false, id: "removeProjectMembers", summary: "Removes members from a project: all of them, or none.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "RemoveProjectMembersInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "RemoveProjectMembersOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      destructive: true,
    },
    countProjectMembers: { ...operations.countProjectMembers,
      published: false, id: "countProjectMembers", summary: "Counts the members of a project by their roles.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "CountProjectMembersInput",
      answers: { "200": { contentType: "application/json", schema: "CountProjectMembersOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
