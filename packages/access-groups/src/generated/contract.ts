// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    getAccessGroup: {
      route: "GET /v1/access-groups/{idOrName}", id: "readAccessGroup", summary: "Finds an access group by its ID or its name.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "GetAccessGroupInput",
      answers: { "200": { contentType: "application/json", schema: "AccessGroup" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    updateAccessGroup: {
      route: "POST /v1/access-groups/{idOrName}", id: "updateAccessGroup",
      summary: "Changes the name, the members or the projects of an access group; who is removed loses the roles that it gives.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "UpdateAccessGroupInput",
      body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "SavedAccessGroup" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      destructive: true,
    },
    deleteAccessGroup: {
      route: "DELETE /v1/access-groups/{idOrName}", id: "deleteAccessGroup", summary: "Deletes an access group; its members lose the roles that it gives them.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "DeleteAccessGroupInput",
      answers: { "200": {} }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, destructive: true,
    },
    listAccessGroupMembers: {
      route: "GET /v1/access-groups/{idOrName}/members", id: "listAccessGroupMembers", summary: "Lists the members of an access group.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "next", in: "query", input: "next", required: false, type: "string" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
      ],
      input: "ListAccessGroupMembersInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupMemberPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "members", next: "pagination.next", send: "next" },
    },
    listAccessGroups: {
      route: "GET /v1/access-groups", id: "listAccessGroups", summary: "Lists the access groups of the team.", kind: "list",
      parameters: [
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "membersLimit", in: "query", input: "membersLimit", required: false, type: "number" },
        { name: "next", in: "query", input: "next", required: false, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "projectsLimit", in: "query", input: "projectsLimit", required: false, type: "number" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
      ],
      input: "ListAccessGroupsInput", answers: { "200": { contentType: "application/json", schema: "ListAccessGroupsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "accessGroups", next: "pagination.next", send: "next" },
    },
    createAccessGroup: {
      route: "POST /v1/access-groups", id: "createAccessGroup", summary: "Creates an access group.", kind: "call", parameters: [],
      input: "CreateAccessGroupInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "SavedAccessGroup" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    listAccessGroupProjects: {
      route: "GET /v1/access-groups/{idOrName}/projects", id: "listAccessGroupProjects", summary: "Lists the projects of an access group.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "next", in: "query", input: "next", required: false, type: "string" },
      ],
      input: "ListAccessGroupProjectsInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupProjectPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "projects", next: "pagination.next", send: "next" },
    },
    createAccessGroupProject: {
      route: "POST /v1/access-groups/{accessGroupIdOrName}/projects", id: "createAccessGroupProject", summary: "Gives an access group a role in a project.",
      kind: "call", parameters: [{ name: "accessGroupIdOrName", in: "path", input: "accessGroupIdOrName", required: true, type: "string" }],
      input: "CreateAccessGroupProjectInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    getAccessGroupProject: {
      route: "GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", id: "readAccessGroupProject",
      summary: "Gets the role of an access group in a project.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", input: "accessGroupIdOrName", required: true, type: "string" },
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
      ],
      input: "GetAccessGroupProjectInput", answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    updateAccessGroupProject: {
      route: "PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", id: "updateAccessGroupProject",
      summary: "Changes the role of an access group in a project.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", input: "accessGroupIdOrName", required: true, type: "string" },
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
      ],
      input: "UpdateAccessGroupProjectInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AccessGroupProject" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      safe: true,
    },
    deleteAccessGroupProject: {
      route: "DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", id: "deleteAccessGroupProject",
      summary: "Takes a project away from an access group; its members lose the role that it gives them there.", kind: "call",
      parameters: [
        { name: "accessGroupIdOrName", in: "path", input: "accessGroupIdOrName", required: true, type: "string" },
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
      ],
      input: "DeleteAccessGroupProjectInput", answers: { "200": {} }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, destructive: true,
    },
  },
};
