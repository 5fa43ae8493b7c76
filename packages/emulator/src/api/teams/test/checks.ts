import { getTeamAccessRequest } from "@slipway/teams";
import type { Operations } from "@slipway/teams/contract";
import { getUser } from "@slipway/user";
import type { GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/teams/contract.ts";

const aboutOthers = "it is about somebody else";
const teamId = "fleet";
const ben = (userIds: ReadonlyMap<string, string>) => userIds.get("ben") ?? "";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "behaviour",
  // Ben may see his own request.
  smoke: async ({ as }) => {
    const { user } = await getUser(as("token-of-ben"));
    await getTeamAccessRequest(as("token-of-ben"), { teamId, userId: user.id });
  },
  about: {
    noSuccess: ["getTeamAccessRequest"],
    everybody: ["listTeams"],
    user: ["createTeam", "joinTeam", "requestTeamAccess", "getTeamAccessRequest"],
    noProject: ["listTeamMembers"],
    team: ["listDirectoryGroups", "listTeamMemberProjects"],
  },
  usual: () => ({ teamId }),
  inputs: {
    listTeams: {},
    createTeam: { slug: "fresh" },
    getTeam: {},
    updateTeam: { name: "New" },

    requestTeamAccess: { teamId: "lounge", joinedFrom: { origin: "teams" } },
    joinTeam: ({ inviteCode }) => ({ teamId: "lounge", inviteCode }),
    getTeamAccessRequest: {
      plain: (_, { userId }) => ({ userId }),
      [aboutOthers]: ({ userIds }) => ({ userId: ben(userIds) }),
    },

    listTeamMembers: {},
    listTeamMemberProjects: ({ userIds }) => ({ uid: ben(userIds) }),
    inviteTeamMember: { body: [{ email: "dan@example.com" }] },
    updateTeamMember: ({ userIds }) => ({ uid: ben(userIds), role: "VIEWER" }),
    deleteTeamInviteCode: ({ inviteId }) => ({ inviteId }),
    updateTeamDirectorySyncRoles: { roles: { admins: "OWNER" } },

    listDirectoryGroups: {},
    createEmptyMicrofrontendsGroup: { newMicrofrontendsGroupName: "Empty" },
    updateMicrofrontendsGroup: { groupId: "mfe_1", name: "Store" },
    deleteMicrofrontendsGroup: { groupId: "mfe_1" },
    removeTeamMember: {
      [aboutOthers]: ({ userIds }) => ({ uid: ben(userIds) }),
      plain: (_, { userId }) => ({ uid: userId }),
    },
    deleteTeam: {},
  },
};
