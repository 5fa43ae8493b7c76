import type { Operations } from "@slipway/teams/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations on teams need, beyond reading and writing. */
export const teamExceptions: Exceptions<Operations> = {
  listTeams: "own",
  createTeam: "own",
  getTeam: "own",
  joinTeam: "own",
  requestTeamAccess: "own",
  getTeamAccessRequest: { right: "own", further: [{ right: "members", if: "it is about somebody else" }] },
  removeTeamMember: { right: "own", further: [{ right: "members", if: "it is about somebody else" }] },

  inviteTeamMember: "members",
  updateTeamMember: "members",
  deleteTeamInviteCode: "members",
  updateTeamDirectorySyncRoles: "members",

  updateTeam: "team.settings",
  deleteTeam: "team.settings",
  updateMicrofrontendsGroup: "team.settings",
  deleteMicrofrontendsGroup: "team.settings",
};
