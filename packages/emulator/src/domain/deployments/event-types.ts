import { type Categories, type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  deployment: {
    deployment: ["A deployment was created", "deployment.created", "deployment"],
    "deployment-delete": "A deployment was deleted",
  },
  // Undocumented as account events.
  "": {
    "deployment-canceled": ["A deployment was canceled", "deployment.canceled", "deployment-canceled"],
    "deployment-failed": ["The build of a deployment failed", "deployment.error", "deployment-error"],
    "deployment-built": ["A deployment was built and is READY", "deployment.ready", "deployment-prepared"],
    "deployment-completed": ["A deployment is READY and has its aliases", "deployment.succeeded", "deployment-ready"],
    "deployment-promoted": [
      "A deployment for production has taken the project's domains by itself",
      "deployment.promoted",
    ],
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = {
  deployment: "Deployments",
};
