import type { Operations } from "@slipway/projects/contract";
import { categories, eventTypes } from "../../domain/projects/event-types.ts";
import { callCrons } from "../../domain/sites/crons.ts";
import { byType } from "../../engine/event-type.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { projectExceptions } from "./access.ts";
import { crudHandlers } from "./crud.ts";
import { domainHandlers } from "./domains.ts";
import { envHandlers } from "./env.ts";
import { featureHandlers } from "./features.ts";
import { linkHandlers } from "./link.ts";
import { pullEnvHandlers } from "./pull-env.ts";
import { scheduleHandlers } from "./schedules.ts";
import { settingEventTypes } from "./setting-event-types.ts";
import { tokenHandlers } from "./tokens.ts";
import { trafficHandlers } from "./traffic.ts";
import { transferHandlers } from "./transfers.ts";

export const projectGroup: Group = group<Operations & Unlisted>({
  handlers: {
    ...crudHandlers,
    ...domainHandlers,
    ...envHandlers,
    ...featureHandlers,
    ...linkHandlers,
    ...pullEnvHandlers,
    ...scheduleHandlers,
    ...tokenHandlers,
    ...trafficHandlers,
    ...transferHandlers,
  },
  access: projectExceptions,
  eventTypes: { ...eventTypes, ...byType(settingEventTypes) },
  categories,
  jobs: { crons: ({ subject, at }, services) => callCrons(services, subject, at) },
});
