import type { LegacyDeploymentWebhookPayload } from "@slipway/webhooks";
import type { Services } from "../../engine/services.ts";
import { eventTypes } from "../deployments/event-types.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { type Actor, onBehalfOf, recordEvent, subjectOf } from "../events/record-event.ts";
import { deliveredDeployment } from "./delivered-deployment.ts";

function creator(services: Services, { creatorId, accountId }: DeploymentRow): Actor {
  return onBehalfOf(services, creatorId, accountId);
}

export function deliveredBefore(services: Services, deployment: DeploymentRow): LegacyDeploymentWebhookPayload {
  const { project, ...rest } = deliveredDeployment(services, deployment);
  return { ...rest, projectId: project.id };
}

export function noteCanceled(actor: Actor, deployment: DeploymentRow): void {
  recordEvent(actor, eventTypes["deployment-canceled"], {
    text: `${deployment.host} was canceled`,
    ...subjectOf(deploymentTable, deployment),
    webhooks: {
      "deployment.canceled": () => deliveredDeployment(actor, deployment),
      "deployment-canceled": () => deliveredBefore(actor, deployment),
    },
  });
}

export function noteFailed(services: Services, deployment: DeploymentRow): void {
  recordEvent(creator(services, deployment), eventTypes["deployment-failed"], {
    text: `The build of ${deployment.host} failed`,
    ...subjectOf(deploymentTable, deployment),
    webhooks: {
      "deployment.error": () => deliveredDeployment(services, deployment),
      "deployment-error": () => deliveredBefore(services, deployment),
    },
  });
}

export function noteBuilt(services: Services, deployment: DeploymentRow): void {
  recordEvent(creator(services, deployment), eventTypes["deployment-built"], {
    text: `${deployment.host} was built`,
    ...subjectOf(deploymentTable, deployment),
    webhooks: {
      "deployment.ready": () => deliveredDeployment(services, deployment),
      "deployment-prepared": () => deliveredBefore(services, deployment),
    },
  });
}

/** @param promoted whether it has taken the project's production domains */
export function noteCompleted(services: Services, deployment: DeploymentRow, promoted: boolean): void {
  const actor = creator(services, deployment);
  recordEvent(actor, eventTypes["deployment-completed"], {
    text: `${deployment.host} is ready`,
    ...subjectOf(deploymentTable, deployment),
    webhooks: {
      "deployment.succeeded": () => deliveredDeployment(services, deployment),
      "deployment-ready": () => deliveredBefore(services, deployment),
    },
  });
  if (!promoted) return;
  recordEvent(actor, eventTypes["deployment-promoted"], {
    text: `${deployment.host} is in production`,
    ...subjectOf(deploymentTable, deployment),
    webhooks: { "deployment.promoted": () => deliveredDeployment(services, deployment) },
  });
}
