import type { Operations } from "@slipway/teams/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { teamExceptions } from "./access.ts";
import { categories, happenings } from "./event-types.ts";
import { teamHandlers } from "./handlers.ts";
import { settingHappenings } from "./setting-event-types.ts";

export const teamGroup: Group = group<Operations>({
  handlers: teamHandlers,
  access: teamExceptions,

  happenings: { ...happenings, ...settingHappenings },
  categories,
});
