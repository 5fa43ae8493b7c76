import type { Operations } from "@slipway/deployments/contract";
import { categories, happenings } from "../../domain/deployments/event-types.ts";
import { expire } from "../../domain/sites/expire.ts";
import { takeStep } from "../../domain/sites/progress.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import type { FurtherRight } from "../../pipeline/right-of.ts";
import { actionHandlers } from "./actions.ts";
import { createHandlers } from "./create.ts";
import { eventHandlers } from "./events.ts";
import { fileHandlers } from "./files.ts";
import { readHandlers } from "./read.ts";

const ofProduction: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the deployment is one of production",
};

export const deploymentGroup: Group = group<Operations & Unlisted>({
  handlers: {
    ...actionHandlers,
    ...createHandlers,
    ...eventHandlers,
    ...fileHandlers,
    ...readHandlers,
  },
  // What operations on deployments need, beyond reading and writing.
  access: {
    createDeployment: {
      right: "deploy",
      further: [
        { right: "deploy.production", if: "it is for production", when: ({ target }) => target === "production" },
        { right: "deploy.production", if: "it is one of production, again" },
        { right: "deploy.production", if: "it asks for one of the project's production domains" },
        { right: "project.create", if: "there is no such project yet" },
      ],
    },
    uploadDeploymentFile: "deploy",
    cancelDeployment: { right: "deploy", further: [ofProduction] },
    deleteDeployment: { right: "deploy", further: [ofProduction] },
    getDeploymentEvents: "logs",
    followDeploymentEvents: "logs",
    updateDeploymentIntegrationAction: "integrations",
  },
  happenings,
  categories,
  jobs: {
    step: ({ subject }, services) => takeStep(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
  },
});
