import type { Operations } from "@slipway/teams/contract";
import { byType } from "../../engine/event-type.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { teamExceptions } from "./access.ts";
import { categories, happenings } from "./event-types.ts";
import { teamHandlers } from "./handlers.ts";
import { toldOf } from "./setting-event-types.ts";

export const teamGroup: Group = group<Operations>({
  handlers: teamHandlers,
  access: teamExceptions,

  happenings: { ...happenings, ...byType(toldOf) },
  categories,
});
