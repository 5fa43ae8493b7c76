// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listTeamMembers: { input: types.ListTeamMembersInput; output: types.ListTeamMembersOutput };
  inviteTeamMember: { input: types.InviteTeamMemberInput; output: types.InviteTeamMemberOutput };
  requestTeamAccess: { input: types.RequestTeamAccessInput; output: types.RequestTeamAccessOutput };
  getTeamAccessRequest: { input: types.GetTeamAccessRequestInput; output: types.GetTeamAccessRequestOutput };
  joinTeam: { input: types.JoinTeamInput; output: types.JoinTeamOutput };
  updateTeamMember: { input: types.UpdateTeamMemberInput; output: types.UpdateTeamMemberOutput };
  removeTeamMember: { input: types.RemoveTeamMemberInput; output: types.RemoveTeamMemberOutput };
  getTeam: { input: types.GetTeamInput; output: types.GetTeamOutput };
  updateTeam: { input: types.UpdateTeamInput; output: types.UpdateTeamOutput };
  listTeams: { input: types.ListTeamsInput; output: types.ListTeamsOutput };
  createTeam: { input: types.CreateTeamInput; output: types.CreateTeamOutput };
  updateTeamDirectorySyncRoles: { input: types.UpdateTeamDirectorySyncRolesInput; output: types.UpdateTeamDirectorySyncRolesOutput };
  deleteTeam: { input: types.DeleteTeamInput; output: types.DeleteTeamOutput };
  deleteTeamInviteCode: { input: types.DeleteTeamInviteCodeInput; output: types.DeleteTeamInviteCodeOutput };
  updateMicrofrontendsGroup: { input: types.UpdateMicrofrontendsGroupInput; output: types.UpdateMicrofrontendsGroupOutput };
  deleteMicrofrontendsGroup: { input: types.DeleteMicrofrontendsGroupInput; output: types.DeleteMicrofrontendsGroupOutput };
}

/** Teams: their settings, members, invitations and roles. */
export const contract: GroupContract = {
  group: "teams",
  operations: {
    listTeamMembers: {
      route: "GET /v3/teams/{teamId}/members", id: "getTeamMembers", summary: "Lists the members of a team.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "eligibleMembersForProjectId", in: "query", input: "eligibleMembersForProjectId", required: false, type: "string" },
        { name: "excludeProject", in: "query", input: "excludeProject", required: false, type: "string" },
        { name: "filterByUserIds", in: "query", input: "filterByUserIds", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "role", in: "query", input: "role", required: false, type: "string" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "ListTeamMembersInput", answers: { "200": { contentType: "application/json", schema: "TeamMemberPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secret: ["emailInviteCodes.*.id"],
      paging: { items: "members", next: "pagination.next", send: "until" },
    },
    inviteTeamMember: {
      route: "POST /v2/teams/{teamId}/members", id: "inviteUserToTeam", summary: "Invites people to a team by e-mail; roles with a paid seat are charged.",
      kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "InviteTeamMemberInput", body: { contentType: "application/json", required: false, whole: true, single: true },
      answers: { "200": { contentType: "application/json", schema: "InvitedTeamMember" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "503": {} },
      spends: true,
    },
    requestTeamAccess: {
      route: "POST /v1/teams/{teamId}/request", id: "requestAccessToTeam", summary: "Asks the owners of a team for access.", kind: "call",
      parameters: [{ name: "teamId", in: "path", input: "teamId", required: true, type: "string" }], input: "RequestTeamAccessInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "RequestedTeamAccess" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "503": {} },
    },
    getTeamAccessRequest: {
      route: "GET /v1/teams/{teamId}/request/{userId}", id: "getTeamAccessRequest", summary: "Gets the state of a user's request for access to a team.",
      kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "userId", in: "path", input: "userId", required: true, type: "string" },
      ],
      input: "GetTeamAccessRequestInput", answers: { "200": { contentType: "application/json", schema: "TeamAccessRequest" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    joinTeam: {
      route: "POST /v1/teams/{teamId}/members/teams/join", id: "joinTeam", summary: "Joins a team with an invite code, which may take up a paid seat.",
      kind: "call", parameters: [{ name: "teamId", in: "path", input: "teamId", required: true, type: "string" }], input: "JoinTeamInput",
      body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "JoinTeamOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, spends: true, secretInput: ["inviteCode"],
    },
    updateTeamMember: {
      route: "PATCH /v1/teams/{teamId}/members/{uid}", id: "updateTeamMember",
      summary: "Changes the role of a team member or confirms a request for access; either may take up a paid seat.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "uid", in: "path", input: "uid", required: true, type: "string" },
      ],
      input: "UpdateTeamMemberInput", body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateTeamMemberOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, spends: true,
    },
    removeTeamMember: {
      route: "DELETE /v1/teams/{teamId}/members/{uid}", id: "removeTeamMember", summary: "Removes a member from a team, or leaves it.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "uid", in: "path", input: "uid", required: true, type: "string" },
        { name: "newDefaultTeamId", in: "query", input: "newDefaultTeamId", required: false, type: "string" },
      ],
      input: "RemoveTeamMemberInput", answers: { "200": { contentType: "application/json", schema: "RemoveTeamMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "503": {} }, destructive: true,
    },
    getTeam: {
      route: "GET /v2/teams/{teamId}", id: "getTeam", summary: "Finds a team by its ID.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "GetTeamInput", answers: { "200": { contentType: "application/json", schema: "Team" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secret: ["inviteCode"],
    },
    updateTeam: {
      route: "PATCH /v2/teams/{teamId}", id: "patchTeam", summary: "Changes the settings of a team; what the input leaves out stays as it is.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "UpdateTeamInput", body: { contentType: "application/json", required: true, rename: { newSlug: "slug" }, always: true },
      answers: { "200": { contentType: "application/json", schema: "Team" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "428": {} },
      secret: ["inviteCode"], secretInput: ["password"],
    },
    listTeams: {
      route: "GET /v2/teams", id: "getTeams", summary: "Lists the teams that the user belongs to.", kind: "list",
      parameters: [
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "ListTeamsInput", answers: { "200": { contentType: "application/json", schema: "TeamPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, secret: ["teams.*.inviteCode"],
      paging: { items: "teams", next: "pagination.next", send: "until" },
    },
    createTeam: {
      route: "POST /v1/teams", id: "createTeam", summary: "Creates a team.", kind: "call", parameters: [], input: "CreateTeamInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreatedTeam" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    updateTeamDirectorySyncRoles: {
      route: "POST /v1/teams/{teamId}/dsync-roles", id: "postTeamDsyncRoles", summary: "Maps groups of the synchronised directory to team roles.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "UpdateTeamDirectorySyncRolesInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateTeamDirectorySyncRolesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, safe: true,
    },
    deleteTeam: {
      route: "DELETE /v1/teams/{teamId}", id: "deleteTeam", summary: "Deletes a team with its projects, for good.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "newDefaultTeamId", in: "query", input: "newDefaultTeamId", required: false, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "DeleteTeamInput", body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteTeamOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {}, "503": {} }, destructive: true,
    },
    deleteTeamInviteCode: {
      route: "DELETE /v1/teams/{teamId}/invites/{inviteId}", id: "deleteTeamInviteCode", summary: "Withdraws an invitation to a team.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "inviteId", in: "path", input: "inviteId", required: true, type: "string" },
      ],
      input: "DeleteTeamInviteCodeInput", answers: { "200": { contentType: "application/json", schema: "DeleteTeamInviteCodeOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    updateMicrofrontendsGroup: {
      route: "PATCH /v1/teams/{teamId}/microfrontends/{groupId}", id: "updateMicrofrontendsGroup", summary: "Changes the settings of a microfrontends group.",
      kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "groupId", in: "path", input: "groupId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "UpdateMicrofrontendsGroupInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, safe: true,
    },
    deleteMicrofrontendsGroup: {
      route: "DELETE /v1/teams/{teamId}/microfrontends/{groupId}", id: "deleteMicrofrontendsGroup",
      summary: "Deletes a microfrontends group; its projects no longer share a host name.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "groupId", in: "path", input: "groupId", required: true, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "DeleteMicrofrontendsGroupInput", answers: { "200": { contentType: "application/json", schema: "DeleteMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
  },
};
