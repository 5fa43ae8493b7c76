import type { Operations } from "@slipway/teams/contract";
import { type Group, group } from "../../engine/group.ts";
import { teamExceptions } from "./access.ts";
import { teamHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";
import { settingHappenings } from "./setting-happenings.ts";

export const teamGroup: Group = group<Operations>({
  handlers: teamHandlers,
  access: teamExceptions,

  happenings: { ...happenings, ...settingHappenings },
  categories,
});
