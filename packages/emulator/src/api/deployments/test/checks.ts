import type { Operations } from "@slipway/deployments/contract";
import type { GroupChecks } from "../../../../test/checks.ts";
import { sha1 } from "../../../../test/start.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/deployments/contract.ts";

const ofProduction = "the deployment is one of production";
const name = "site";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "behaviour",
  refused: { updateDeploymentIntegrationAction: "no integration can be installed" },
  unrecorded: {
    cancelDeployment: "no event is published",
    uploadDeploymentFile: "a file is nothing of its own before it is deployed",
  },
  about: { noProject: ["listDeployments", "uploadDeploymentFile"], new: ["createDeployment"] },
  usual: ({ finished: { production } }) => ({ id: production, idOrUrl: production }),
  inputs: {
    createDeployment: {
      plain: ({ files }) => ({ name, files }),
      "it is for production": ({ files }) => ({ name, files, target: "production" }),
      "it is one of production, again": ({ finished }) => ({ name, deploymentId: finished.production }),
      "it asks for one of the project's production domains": ({ files }) => ({
        name,
        files,
        alias: ["www.example.com"],
      }),
      "there is no such project yet": ({ files }) => ({ name: "brand-new", files }),
    },
    uploadDeploymentFile: { xVercelDigest: sha1("more"), body: "more" },
    cancelDeployment: {
      plain: ({ underWay }) => ({ id: underWay.preview }),
      [ofProduction]: ({ underWay }) => ({ id: underWay.production }),
    },
    getDeployment: {},
    getDeploymentByUrl: ({ finished: { production: url } }) => ({ url }),
    listDeployments: {},
    listDeploymentBuilds: {},
    listDeploymentFiles: {},
    getDeploymentFile: { fileId: sha1("hi") },
    getDeploymentEvents: {},
    followDeploymentEvents: {},
    updateDeploymentIntegrationAction: ({ finished }) => ({
      ...{ deploymentId: finished.production, integrationConfigurationId: "icfg_none" },
      ...{ resourceId: "none", action: "none" },
    }),
    deleteDeployment: {
      plain: ({ finished }) => ({ id: finished.preview }),
      [ofProduction]: ({ finished }) => ({ id: finished.production }),
    },
  },
};
