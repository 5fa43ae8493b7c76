// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDirectoryGroups: { input: types.ListDirectoryGroupsInput; output: types.ListDirectoryGroupsOutput };
  listTeamMemberProjects: { input: types.ListTeamMemberProjectsInput; output: types.ListTeamMemberProjectsOutput };
  createEmptyMicrofrontendsGroup: { input: types.CreateEmptyMicrofrontendsGroupInput; output: types.CreateEmptyMicrofrontendsGroupOutput };
}

/** Teams: their settings, members, invitations and roles. */
export const contract: GroupContract = {
  group: "teams",
  operations: {
    listDirectoryGroups: { ...operations.listDirectoryGroups,
      published: false, id: "listDirectoryGroups", summary: "Lists the groups of the directory that a team takes its members from.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "ListDirectoryGroupsInput",
      answers: { "200": { contentType: "application/json", schema: "ListDirectoryGroupsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    listTeamMemberProjects: { ...operations.listTeamMemberProjects,
      published: false, id: "listTeamMemberProjects",
      summary: "Lists the projects that a member has a role in, as Terraform's provider does (client/team_member.go, c8a6711).", kind: "list",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "uid", in: "path", required: true, type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "until", in: "query", type: "number" }, { name: "since", in: "query", type: "number" },
      ],
      input: "ListTeamMemberProjectsInput", answers: { "200": { contentType: "application/json", schema: "ListTeamMemberProjectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    createEmptyMicrofrontendsGroup: { ...operations.createEmptyMicrofrontendsGroup,
      published: false, id: "createEmptyMicrofrontendsGroup",
      summary: "Makes a microfrontends group without projects, as Terraform's provider does (client/microfrontend_group.go, 1c89ff9).", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "CreateEmptyMicrofrontendsGroupInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateEmptyMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    getAccessRequest: { ...operations.getAccessRequest,
      published: false, id: "getAccessRequest", summary: "Gets the state of the request to join a team of the authenticated user.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "GetAccessRequestInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
