import type { Operations } from "@slipway/deployments/contract";
import type { Exceptions, FurtherRight } from "../../pipeline/right-of.ts";

const ofProduction: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the deployment is one of production",
};

/** What operations on deployments need, beyond reading and writing. */
export const deploymentExceptions: Exceptions<Operations> = {
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
};
