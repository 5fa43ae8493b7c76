import type { Operations } from "@slipway/deployments/contract";
import { categories, happenings } from "../../domain/deployments/event-types.ts";
import { expire } from "../../domain/sites/expire.ts";
import { takeStep } from "../../domain/sites/progress.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { deploymentExceptions } from "./access.ts";
import { deploymentHandlers } from "./handlers.ts";

export const deploymentGroup: Group = group<Operations & Unlisted>({
  handlers: deploymentHandlers,
  access: deploymentExceptions,
  happenings,
  categories,
  jobs: {
    step: ({ subject }, services) => takeStep(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
  },
});
