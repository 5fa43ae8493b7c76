import type { Operations } from "@slipway/deployments/contract";
import { type Group, group } from "../../engine/group.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import { deploymentExceptions } from "./access.ts";
import { expire } from "./expire.ts";
import { deploymentHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";
import { takeStep } from "./progress.ts";

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
