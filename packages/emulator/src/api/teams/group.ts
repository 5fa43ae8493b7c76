import type { Operations } from "@slipway/teams/contract";
import { byType } from "../../engine/event-type.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/teams/contract.ts";
import { also, type Exceptions, type Group, group, needs } from "../../pipeline/group.ts";
import { crudHandlers } from "./crud.ts";
import { groupHandlers } from "./groups.ts";
import { joinHandlers } from "./join.ts";
import { memberHandlers } from "./members.ts";
import { categories, eventTypes, settingEventTypes } from "./setting-event-types.ts";

const teamExceptions: Exceptions<Operations & Unlisted> = {
  listTeams: "own",
  createTeam: "own",
  getTeam: "own",
  joinTeam: "own",
  requestTeamAccess: "own",
  getTeamAccessRequest: needs("own", also("members", "it is about somebody else")),
  removeTeamMember: needs("own", also("members", "it is about somebody else")),

  inviteTeamMember: "members",
  updateTeamMember: "members",
  deleteTeamInviteCode: "members",
  updateTeamDirectorySyncRoles: "members",
};

export const teamGroup: Group = group<Operations & Unlisted>({
  handlers: {
    ...crudHandlers,
    ...groupHandlers,
    ...joinHandlers,
    ...memberHandlers,
  },
  writeRight: "team.settings",
  access: teamExceptions,

  eventTypes: { ...eventTypes, ...byType(settingEventTypes) },
  categories,
});
