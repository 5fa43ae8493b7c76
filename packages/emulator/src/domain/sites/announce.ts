import type { LegacyDeploymentWebhookPayload } from "@slipway/webhooks";
import type { Services } from "../../engine/services.ts";
import { eventTypes } from "../deployments/event-types.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { about, type Doer, happened, onBehalfOf } from "../events/record-event.ts";
import { deliveredDeployment } from "./delivered-deployment.ts";

function creator(services: Services, { creatorId, accountId }: DeploymentRow): Doer {
  return onBehalfOf(services, creatorId, accountId);
}

export function deliveredBefore(services: Services, deployment: DeploymentRow): LegacyDeploymentWebhookPayload {
  const { project, ...rest } = deliveredDeployment(services, deployment);
  return { ...rest, projectId: project.id };
}

export function noteCanceled(doer: Doer, deployment: DeploymentRow): void {
  happened(doer, eventTypes["deployment-canceled"], {
    text: `${deployment.host} was canceled`,
    ...about(deploymentTable, deployment),
    webhooks: {
      "deployment.canceled": () => deliveredDeployment(doer, deployment),
      "deployment-canceled": () => deliveredBefore(doer, deployment),
    },
  });
}

export function noteFailed(services: Services, deployment: DeploymentRow): void {
  happened(creator(services, deployment), eventTypes["deployment-failed"], {
    text: `The build of ${deployment.host} failed`,
    ...about(deploymentTable, deployment),
    webhooks: {
      "deployment.error": () => deliveredDeployment(services, deployment),
      "deployment-error": () => deliveredBefore(services, deployment),
    },
  });
}

export function noteBuilt(services: Services, deployment: DeploymentRow): void {
  happened(creator(services, deployment), eventTypes["deployment-built"], {
    text: `${deployment.host} was built`,
    ...about(deploymentTable, deployment),
    webhooks: {
      "deployment.ready": () => deliveredDeployment(services, deployment),
      "deployment-prepared": () => deliveredBefore(services, deployment),
    },
  });
}

/** @param promoted whether it has taken the project's production domains */
export function noteCompleted(services: Services, deployment: DeploymentRow, promoted: boolean): void {
  const doer = creator(services, deployment);
  happened(doer, eventTypes["deployment-completed"], {
    text: `${deployment.host} is ready`,
    ...about(deploymentTable, deployment),
    webhooks: {
      "deployment.succeeded": () => deliveredDeployment(services, deployment),
      "deployment-ready": () => deliveredBefore(services, deployment),
    },
  });
  if (!promoted) return;
  happened(doer, eventTypes["deployment-promoted"], {
    text: `${deployment.host} is in production`,
    ...about(deploymentTable, deployment),
    webhooks: { "deployment.promoted": () => deliveredDeployment(services, deployment) },
  });
}
