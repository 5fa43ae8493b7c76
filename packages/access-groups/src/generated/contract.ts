// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getAccessGroup: { input: types.GetAccessGroupInput; output: types.GetAccessGroupOutput };
  updateAccessGroup: { input: types.UpdateAccessGroupInput; output: types.UpdateAccessGroupOutput };
  deleteAccessGroup: { input: types.DeleteAccessGroupInput; output: types.DeleteAccessGroupOutput };
  listAccessGroupMembers: { input: types.ListAccessGroupMembersInput; output: types.ListAccessGroupMembersOutput };
  listAccessGroups: { input: types.ListAccessGroupsInput; output: types.ListAccessGroupsOutput };
  createAccessGroup: { input: types.CreateAccessGroupInput; output: types.CreateAccessGroupOutput };
  listAccessGroupProjects: { input: types.ListAccessGroupProjectsInput; output: types.ListAccessGroupProjectsOutput };
  createAccessGroupProject: { input: types.CreateAccessGroupProjectInput; output: types.CreateAccessGroupProjectOutput };
  getAccessGroupProject: { input: types.GetAccessGroupProjectInput; output: types.GetAccessGroupProjectOutput };
  updateAccessGroupProject: { input: types.UpdateAccessGroupProjectInput; output: types.UpdateAccessGroupProjectOutput };
  deleteAccessGroupProject: { input: types.DeleteAccessGroupProjectInput; output: types.DeleteAccessGroupProjectOutput };
}

/** Access groups: sets of people who get roles in projects together. */
export const contract: GroupContract = {
  group: "access-groups",
  operations: {
    getAccessGroup: { ...operations.getAccessGroup,
      id: "readAccessGroup", summary: "Finds an access group by its ID or its name.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "GetAccessGroupInput",
      answers: { "200": { contentType: "application/json", schema: "AccessGroup" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    updateAccessGroup: { ...operations.updateAccessGroup,
      id: "updateAccessGroup", summary: "Changes the name, the members or the projects of an access group; removed members lose the roles that it gives.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateAccessGroupInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SavedAccessGroup" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true, destructiveWhen: { membersToRemove: [], projects: [] },
    },
    deleteAccessGroup: { ...operations.deleteAccessGroup,
      id: "deleteAccessGroup", summary: "Deletes an access group; its members lose the roles that it gives them.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "DeleteAccessGroupInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
    listAccessGroupMembers: { ...operations.listAccessGroupMembers,
      id: "listAccessGroupMembers", summary: "Lists the members of an access group.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "next", in: "query", type: "string" }, { name: "search", in: "query", type: "string" },
      ],
      input: "ListAccessGroupMembersInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupMemberPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    listAccessGroups: { ...operations.listAccessGroups,
      id: "listAccessGroups", summary: "Lists the access groups of the team.", kind: "list",
      parameters: [
        { name: "limit", in: "query", type: "number" }, { name: "membersLimit", in: "query", type: "number" }, { name: "next", in: "query", type: "string" },
        { name: "projectId", in: "query", type: "string" }, { name: "projectsLimit", in: "query", type: "number" },
        { name: "search", in: "query", type: "string" },
      ],
      input: "ListAccessGroupsInput", answers: { "200": { contentType: "application/json", schema: "ListAccessGroupsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createAccessGroup: { ...operations.createAccessGroup,
      id: "createAccessGroup", summary: "Creates an access group.", kind: "call", parameters: [], input: "CreateAccessGroupInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SavedAccessGroup" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    listAccessGroupProjects: { ...operations.listAccessGroupProjects,
      id: "listAccessGroupProjects", summary: "Lists the projects of an access group.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "next", in: "query", type: "string" },
      ],
      input: "ListAccessGroupProjectsInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupProjectPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createAccessGroupProject: { ...operations.createAccessGroupProject,
      id: "createAccessGroupProject", summary: "Gives an access group a role in a project.", kind: "call",
      parameters: [{ name: "accessGroupIdOrName", in: "path", required: true, type: "string" }], input: "CreateAccessGroupProjectInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getAccessGroupProject: { ...operations.getAccessGroupProject,
      id: "readAccessGroupProject", summary: "Gets the role of an access group in a project.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" },
      ],
      input: "GetAccessGroupProjectInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    updateAccessGroupProject: { ...operations.updateAccessGroupProject,
      id: "updateAccessGroupProject", summary: "Changes the role of an access group in a project.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateAccessGroupProjectInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    deleteAccessGroupProject: { ...operations.deleteAccessGroupProject,
      id: "deleteAccessGroupProject", summary: "Removes a project from an access group; its members lose the role that it gives them there.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" },
      ],
      input: "DeleteAccessGroupProjectInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
  },
};
