import type { Operations } from "@slipway/projects/contract";
import { categories, happenings } from "../../domain/projects/event-types.ts";
import { callCrons } from "../../domain/sites/call-crons.ts";
import { byType } from "../../engine/event-type.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { projectExceptions } from "./access.ts";
import { projectHandlers } from "./handlers.ts";
import { toldOf } from "./setting-event-types.ts";

export const projectGroup: Group = group<Operations & Unlisted>({
  handlers: projectHandlers,
  access: projectExceptions,
  happenings: { ...happenings, ...byType(toldOf) },
  categories,
  jobs: { crons: ({ subject, at }, services) => callCrons(services, subject, at) },
});
