import * as teams from "@slipway/teams";
import type { Operations } from "@slipway/teams/contract";
import { getUser } from "@slipway/user";
import { expect } from "vitest";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/teams/contract.ts";

const smoke: SmokeTest = async ({ emulator, as }) => {
  const client = as(emulator.token);
  const ben = as("ben");
  const { user: him } = await getUser(ben);
  const { id: teamId } = await teams.createTeam(client, { slug: "fresh" });
  await teams.listTeams(client);
  await teams.updateTeam(client, { teamId, newSlug: "fresher", description: "new" });
  await teams.getTeam(client, { teamId: "fresher" });
  await teams.requestTeamAccess(ben, { teamId, joinedFrom: { origin: "teams" } });
  await teams.getTeamAccessRequest(ben, { teamId, userId: him.id });
  await teams.updateTeamMember(client, { teamId, uid: him.id, confirmed: true, role: "MEMBER" });
  await teams.listTeamMembers(client, { teamId });
  await teams.removeTeamMember(ben, { teamId, uid: him.id });
  const invited = await teams.inviteTeamMember(client, { teamId, body: [{ email: him.email }] });
  expect(invited.uid).toBe(him.id);
  await teams.joinTeam(ben, { teamId });
  const { uid: inviteId } = await teams.inviteTeamMember(client, {
    teamId,
    body: [{ email: "cid@example.com", role: "BILLING" }],
  });
  await teams.deleteTeamInviteCode(client, { teamId, inviteId });
  await teams.updateTeamDirectorySyncRoles(client, { teamId, roles: { admins: "OWNER" } });
  await callUnlisted(client, "listDirectoryGroups", { teamId });
  await teams.updateMicrofrontendsGroup(client, { teamId: "crew", groupId: "mfe_1", name: "Store" });
  await teams.deleteMicrofrontendsGroup(client, { teamId: "crew", groupId: "mfe_1" });
  await teams.deleteTeam(client, { teamId });
};

const aboutOthers = "it is about somebody else";
const teamId = "crew";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "behaviour",
  smoke,
  about: {
    noSuccess: ["getTeamAccessRequest"],
    everybody: ["listTeams"],
    user: ["createTeam", "joinTeam", "requestTeamAccess", "getTeamAccessRequest"],
    noProject: ["listTeamMembers"],
    team: ["listDirectoryGroups"],
  },
  requests: {
    listTeams: (client) => teams.listTeams(client),
    createTeam: (client) => teams.createTeam(client, { slug: "fresh" }),
    getTeam: (client) => teams.getTeam(client, { teamId }),
    updateTeam: (client) => teams.updateTeam(client, { teamId, description: "new" }),
    deleteTeam: (client) => teams.deleteTeam(client, { teamId }),

    joinTeam: (client, { inviteCode }) => teams.joinTeam(client, { teamId: "lounge", inviteCode }),
    requestTeamAccess: (client) =>
      teams.requestTeamAccess(client, { teamId: "lounge", joinedFrom: { origin: "teams" } }),
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

    listDirectoryGroups: sends("listDirectoryGroups", () => ({ teamId })),
    updateMicrofrontendsGroup: (client) =>
      teams.updateMicrofrontendsGroup(client, { teamId, groupId: "mfe_1", name: "Store" }),
    deleteMicrofrontendsGroup: (client) => teams.deleteMicrofrontendsGroup(client, { teamId, groupId: "mfe_1" }),
  },
};
