import * as deployments from "@slipway/deployments";
import type { Operations } from "@slipway/deployments/contract";
import type { Cases } from "../../../../test/checks.ts";
import { sha1 } from "../../../../test/start.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/deployments/contract.ts";

const ofProduction = "the deployment is one of production";
const name = "site";

export const deploymentCases: Cases<Operations & Unlisted> = {
  createDeployment: {
    plain: (client, { files }) => deployments.createDeployment(client, { name, files }),
    "it is for production": (client, { files }) =>
      deployments.createDeployment(client, { name, files, target: "production" }),
    "it is one of production, again": (client, { finished }) =>
      deployments.createDeployment(client, { name, deploymentId: finished.production }),
    "it asks for one of the project's production domains": (client, { files }) =>
      deployments.createDeployment(client, { name, files, alias: ["www.example.com"] }),
    "there is no such project yet": (client, { files }) =>
      deployments.createDeployment(client, { name: "brand-new", files }),
  },
  uploadDeploymentFile: (client) =>
    deployments.uploadDeploymentFile(client, { xVercelDigest: sha1("more"), body: "more" }),
  cancelDeployment: {
    plain: (client, { underWay }) => deployments.cancelDeployment(client, { id: underWay.preview }),
    [ofProduction]: (client, { underWay }) => deployments.cancelDeployment(client, { id: underWay.production }),
  },
  deleteDeployment: {
    plain: (client, { finished }) => deployments.deleteDeployment(client, { id: finished.preview }),
    [ofProduction]: (client, { finished }) => deployments.deleteDeployment(client, { id: finished.production }),
  },
  getDeployment: (client, { finished }) => deployments.getDeployment(client, { idOrUrl: finished.production }),
  listDeployments: (client) => deployments.listDeployments(client),
  listDeploymentBuilds: (client, { finished }) =>
    callUnlisted(client, "listDeploymentBuilds", { id: finished.production }),
  listDeploymentFiles: (client, { finished }) => deployments.listDeploymentFiles(client, { id: finished.production }),
  getDeploymentFile: (client, { finished }) =>
    deployments.getDeploymentFile(client, { id: finished.production, fileId: sha1("hi") }),
  getDeploymentEvents: (client, { finished }) =>
    deployments.getDeploymentEvents(client, { idOrUrl: finished.production }),
  async followDeploymentEvents(client, { finished }) {
    for await (const _ of deployments.followDeploymentEvents(client, { idOrUrl: finished.production }));
  },
  updateDeploymentIntegrationAction: (client, { finished }) =>
    deployments.updateDeploymentIntegrationAction(client, {
      deploymentId: finished.production,
      integrationConfigurationId: "icfg_none",
      resourceId: "none",
      action: "none",
    }),
};
