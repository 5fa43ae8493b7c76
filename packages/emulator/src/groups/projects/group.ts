import type { Operations } from "@slipway/projects/contract";
import { type Group, group } from "../../engine/group.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { projectExceptions } from "./access.ts";
import { callCrons } from "./call-crons.ts";
import { projectHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";
import { settingHappenings } from "./setting-happenings.ts";

export const projectGroup: Group = group<Operations & Unlisted>({
  handlers: projectHandlers,
  access: projectExceptions,
  happenings: { ...happenings, ...settingHappenings },
  categories,
  jobs: { crons: ({ subject, at }, services) => callCrons(services, subject, at) },
});
