import { type Categories, type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  deployment: {
    category: "deployment",
    description: "A deployment was created",
    webhooks: ["deployment.created", "deployment"],
  },
  "deployment-delete": { category: "deployment", description: "A deployment was deleted" },

  // The platform's lists of events have no name for these.
  "deployment-canceled": {
    description: "A deployment was canceled",
    webhooks: ["deployment.canceled", "deployment-canceled"],
  },
  "deployment-failed": {
    description: "The build of a deployment failed",
    webhooks: ["deployment.error", "deployment-error"],
  },
  "deployment-built": {
    description: "A deployment was built and is READY",
    webhooks: ["deployment.ready", "deployment-prepared"],
  },
  "deployment-completed": {
    description: "A deployment is READY and has its aliases",
    webhooks: ["deployment.succeeded", "deployment-ready"],
  },
  "deployment-promoted": {
    description: "A deployment for production has taken the project's domains by itself",
    webhooks: ["deployment.promoted"],
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  deployment: "Deployments",
};
