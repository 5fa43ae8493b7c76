import type { LegacyDeploymentWebhookPayload } from "@slipway/webhooks";
import type { Services } from "../../engine/services.ts";
import { eventTypes } from "../deployments/event-types.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { type Actor, onBehalfOf, recordAndDeliver, subjectOf } from "../events/record-event.ts";
import { deliveredDeployment } from "./delivered-deployment.ts";

function creator(services: Services, { creatorId, accountId }: DeploymentRow): Actor {
  return onBehalfOf(services, creatorId, accountId);
}

export function deliveredBefore(services: Services, deployment: DeploymentRow): LegacyDeploymentWebhookPayload {
  const { project, ...rest } = deliveredDeployment(services, deployment);
  return { ...rest, projectId: project.id };
}

/** Records what happened to a deployment; older names of webhooks, which have no dot, have a payload of their own. */
function note(
  actor: Actor,
  type: `deployment-${"canceled" | "failed" | "built" | "completed" | "promoted"}`,
  deployment: DeploymentRow,
  text: string,
): void {
  const about = { text, ...subjectOf(deploymentTable, deployment) };
  recordAndDeliver(actor, eventTypes[type], about, (event) =>
    event.includes(".") ? deliveredDeployment(actor, deployment) : deliveredBefore(actor, deployment),
  );
}

export function noteCanceled(actor: Actor, deployment: DeploymentRow): void {
  note(actor, "deployment-canceled", deployment, `${deployment.host} was canceled`);
}

export function noteFailed(services: Services, deployment: DeploymentRow): void {
  note(creator(services, deployment), "deployment-failed", deployment, `The build of ${deployment.host} failed`);
}

export function noteBuilt(services: Services, deployment: DeploymentRow): void {
  note(creator(services, deployment), "deployment-built", deployment, `${deployment.host} was built`);
}

/** @param promoted whether it has taken the project's production domains */
export function noteCompleted(services: Services, deployment: DeploymentRow, promoted: boolean): void {
  const actor = creator(services, deployment);
  note(actor, "deployment-completed", deployment, `${deployment.host} is ready`);
  if (promoted) note(actor, "deployment-promoted", deployment, `${deployment.host} is in production`);
}
