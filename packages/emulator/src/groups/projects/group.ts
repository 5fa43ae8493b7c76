import type { Operations } from "@slipway/projects/contract";
import { type Group, group } from "../../engine/group.ts";
import { projectExceptions } from "./access.ts";
import { projectHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";
import { settingHappenings } from "./setting-happenings.ts";

export const projectGroup: Group = group<Operations>({
  handlers: projectHandlers,
  access: projectExceptions,
  happenings: { ...happenings, ...settingHappenings },
  categories,
});
