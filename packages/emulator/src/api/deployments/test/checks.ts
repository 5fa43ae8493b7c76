import * as deployments from "@slipway/deployments";
import type { Operations } from "@slipway/deployments/contract";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { sha1 } from "../../../../test/start.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/deployments/contract.ts";

const smoke: SmokeTest = async ({ owner, deployment }) => {
  await deployments.uploadDeploymentFile(owner, { xVercelDigest: sha1("new"), body: "new" });
  const files = [{ file: "index.html", sha: sha1("new"), size: 3 }];
  const { id } = await deployments.createDeployment(owner, { name: "site", files });
  await deployments.cancelDeployment(owner, { id });
  await deployments.getDeployment(owner, { idOrUrl: deployment });
  await deployments.getDeploymentEvents(owner, { idOrUrl: deployment });
  for await (const _ of deployments.followDeploymentEvents(owner, { idOrUrl: deployment }));
  await deployments.listDeployments(owner);
  await deployments.listDeploymentFiles(owner, { id: deployment });
  await deployments.getDeploymentFile(owner, { id: deployment, fileId: sha1("hi") });
  await callUnlisted(owner, "listDeploymentBuilds", { id: deployment });
  await deployments.deleteDeployment(owner, { id });
};

const ofProduction = "the deployment is one of production";
const name = "site";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "behaviour",
  smoke,
  refused: { updateDeploymentIntegrationAction: "no integration can be installed" },
  unrecorded: {
    cancelDeployment: "no event is published",
    uploadDeploymentFile: "a file is nothing of its own before it is deployed",
  },
  about: { noProject: ["listDeployments", "uploadDeploymentFile"], new: ["createDeployment"] },
  requests: {
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
  },
};
