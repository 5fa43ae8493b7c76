import * as teams from "@slipway/teams";
import type { Operations } from "@slipway/teams/contract";
import type { Cases } from "../../../../test/checks.ts";

const aboutOthers = "it is about somebody else";
const teamId = "crew";

export const teamCases: Cases<Operations> = {
  listTeams: (client) => teams.listTeams(client),
  createTeam: (client) => teams.createTeam(client, { slug: "fresh" }),
  getTeam: (client) => teams.getTeam(client, { teamId }),
  updateTeam: (client) => teams.updateTeam(client, { teamId, description: "new" }),
  deleteTeam: (client) => teams.deleteTeam(client, { teamId }),

  joinTeam: (client, { inviteCode }) => teams.joinTeam(client, { teamId: "lounge", inviteCode }),
  requestTeamAccess: (client) => teams.requestTeamAccess(client, { teamId: "lounge", joinedFrom: { origin: "teams" } }),
  getTeamAccessRequest: {
    plain: (client, _, { userId }) => teams.getTeamAccessRequest(client, { teamId, userId }),
    [aboutOthers]: (client, { userIds }) =>
      teams.getTeamAccessRequest(client, { teamId, userId: userIds.get("ben") ?? "" }),
  },

  listTeamMembers: (client) => teams.listTeamMembers(client, { teamId }),
  inviteTeamMember: (client) => teams.inviteTeamMember(client, { teamId, body: [{ email: "dan@example.com" }] }),
  updateTeamMember: (client, { userIds }) =>
    teams.updateTeamMember(client, { teamId, uid: userIds.get("ben") ?? "", confirmed: true, role: "VIEWER" }),
  removeTeamMember: {
    plain: (client, _, { userId }) => teams.removeTeamMember(client, { teamId, uid: userId }),
    [aboutOthers]: (client, { userIds }) => teams.removeTeamMember(client, { teamId, uid: userIds.get("ben") ?? "" }),
  },
  deleteTeamInviteCode: (client, { inviteId }) => teams.deleteTeamInviteCode(client, { teamId, inviteId }),
  updateTeamDirectorySyncRoles: (client) =>
    teams.updateTeamDirectorySyncRoles(client, { teamId, roles: { admins: "OWNER" } }),

  updateMicrofrontendsGroup: (client) =>
    teams.updateMicrofrontendsGroup(client, { teamId, groupId: "mfe_1", name: "Store" }),
  deleteMicrofrontendsGroup: (client) => teams.deleteMicrofrontendsGroup(client, { teamId, groupId: "mfe_1" }),
};
