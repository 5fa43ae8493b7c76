// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
    listTeamMembers: { ...operations.listTeamMembers,
      id: "getTeamMembers", summary: "Lists the members of a team.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "eligibleMembersForProjectId", in: "query", type: "string" },
        { name: "excludeProject", in: "query", type: "string" }, { name: "filterByUserIds", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "role", in: "query", type: "string" }, { name: "search", in: "query", type: "string" },
        { name: "since", in: "query", type: "number" }, { name: "slug", in: "query", type: "string" }, { name: "until", in: "query", type: "number" },
      ],
      input: "ListTeamMembersInput", answers: { "200": { contentType: "application/json", schema: "TeamMemberPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, secrets: ["emailInviteCodes.*.id"],
    },
    inviteTeamMember: { ...operations.inviteTeamMember,
      id: "inviteUserToTeam", summary: "Invites people to a team by e-mail; roles with a paid seat are charged.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "slug", in: "query", type: "string" }],
      input: "InviteTeamMemberInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "InvitedTeamMember" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "503": {} },
      spends: true,
    },
    requestTeamAccess: { ...operations.requestTeamAccess,
      id: "requestAccessToTeam", summary: "Asks the owners of a team for access.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "RequestTeamAccessInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "RequestedTeamAccess" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "503": {} },
    },
    getTeamAccessRequest: { ...operations.getTeamAccessRequest,
      id: "getTeamAccessRequest", summary: "Gets the state of a user's request for access to a team.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "userId", in: "path", required: true, type: "string" }],
      input: "GetTeamAccessRequestInput", answers: { "200": { contentType: "application/json", schema: "TeamAccessRequest" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    joinTeam: { ...operations.joinTeam,
      id: "joinTeam", summary: "Joins a team with an invite code, which may take up a paid seat.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "JoinTeamInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "JoinTeamOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, spends: true,
    },
    updateTeamMember: { ...operations.updateTeamMember,
      id: "updateTeamMember", summary: "Changes the role of a team member or confirms a request for access; either may take up a paid seat.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "uid", in: "path", required: true, type: "string" }],
      input: "UpdateTeamMemberInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateTeamMemberOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, spends: true,
    },
    removeTeamMember: { ...operations.removeTeamMember,
      id: "removeTeamMember", summary: "Removes a member from a team, or leaves it.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "uid", in: "path", required: true, type: "string" },
        { name: "newDefaultTeamId", in: "query", type: "string" },
      ],
      input: "RemoveTeamMemberInput", answers: { "200": { contentType: "application/json", schema: "RemoveTeamMemberOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "503": {} }, destructive: true,
    },
    getTeam: { ...operations.getTeam,
      id: "getTeam", summary: "Finds a team by its ID.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "slug", in: "query", type: "string" }], input: "GetTeamInput",
      answers: { "200": { contentType: "application/json", schema: "Team" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      secrets: ["inviteCode"],
    },
    updateTeam: { ...operations.updateTeam,
      id: "patchTeam", summary: "Changes the settings of a team; settings that are left out keep their values.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "slug", in: "query", type: "string" }], input: "UpdateTeamInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Team" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {}, "428": {} }, secrets: ["inviteCode"],
    },
    listTeams: { ...operations.listTeams,
      id: "getTeams", summary: "Lists the teams that the user belongs to.", kind: "list",
      parameters: [
        { name: "limit", in: "query", type: "number" }, { name: "since", in: "query", type: "number" }, { name: "until", in: "query", type: "number" },
      ],
      input: "ListTeamsInput", answers: { "200": { contentType: "application/json", schema: "TeamPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, secrets: ["teams.*.inviteCode"],
    },
    createTeam: { ...operations.createTeam,
      id: "createTeam", summary: "Creates a team.", kind: "call", parameters: [], input: "CreateTeamInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreatedTeam" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    updateTeamDirectorySyncRoles: { ...operations.updateTeamDirectorySyncRoles,
      id: "postTeamDsyncRoles", summary: "Maps groups of the synchronised directory to team roles.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "slug", in: "query", type: "string" }],
      input: "UpdateTeamDirectorySyncRolesInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateTeamDirectorySyncRolesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    deleteTeam: { ...operations.deleteTeam,
      id: "deleteTeam", summary: "Deletes a team with its projects, for good.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "newDefaultTeamId", in: "query", type: "string" },
        { name: "slug", in: "query", type: "string" },
      ],
      input: "DeleteTeamInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteTeamOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {}, "503": {} }, destructive: true,
    },
    deleteTeamInviteCode: { ...operations.deleteTeamInviteCode,
      id: "deleteTeamInviteCode", summary: "Withdraws an invitation to a team.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }, { name: "inviteId", in: "path", required: true, type: "string" }],
      input: "DeleteTeamInviteCodeInput", answers: { "200": { contentType: "application/json", schema: "DeleteTeamInviteCodeOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    updateMicrofrontendsGroup: { ...operations.updateMicrofrontendsGroup,
      id: "updateMicrofrontendsGroup", summary: "Changes the settings of a microfrontends group.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "groupId", in: "path", required: true, type: "string" },
        { name: "slug", in: "query", type: "string" },
      ],
      input: "UpdateMicrofrontendsGroupInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteMicrofrontendsGroup: { ...operations.deleteMicrofrontendsGroup,
      id: "deleteMicrofrontendsGroup", summary: "Deletes a microfrontends group; its projects no longer share a host name.", kind: "call",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "groupId", in: "path", required: true, type: "string" },
        { name: "slug", in: "query", type: "string" },
      ],
      input: "DeleteMicrofrontendsGroupInput", answers: { "200": { contentType: "application/json", schema: "DeleteMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
  },
};
