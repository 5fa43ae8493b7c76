import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { type DeploymentRow, deploymentTable, isRollbackCandidate } from "../../domain/deployments/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { productionNames, takeProduction } from "../../domain/hosts/assign-aliases.ts";
import { productionDeployment } from "../../domain/hosts/production.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { requireUnheld } from "../../domain/sites/check-runs.ts";
import { planCrons } from "../../domain/sites/crons.ts";
import { deliveredDeployment } from "../../domain/sites/delivered-deployment.ts";
import { abort, activeRollout, startRollout } from "../../domain/sites/rollouts.ts";
import { pageOf } from "../../engine/page.ts";
import { notFound, refuse } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { foundAmong } from "../../store/found.ts";

export const trafficHandlers: SomeHandlers<
  Operations,
  | "promoteDeployment"
  | "rollbackDeployment"
  | "updateRollbackDescription"
  | "listPromoteAliases"
  | "pauseProject"
  | "unpauseProject"
> &
  SomeHandlers<Unlisted, "getProductionDeployment"> = {
  getProductionDeployment({ idOrName }, context) {
    const deployment = productionDeployment(context, findProject(context, idOrName));
    return { deployment: deployment ? { id: deployment.id, url: deployment.host } : null };
  },

  promoteDeployment({ projectId, deploymentId }, context) {
    const { project, deployment } = findReady(context, projectId, deploymentId);
    requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
    if (startRollout(context, deployment, context)) return answer(201);
    // It has begun when its project still had stages.
    const rollout = activeRollout(context, project.id);
    if (rollout) abort(context, rollout);
    moveTraffic(context, project, deployment, "promote");
    const { user } = context.scope;
    recordEvent(context, eventTypes["manual-deployment-promotion-created"], {
      text: `${user.username} promoted ${deployment.host} to production`,
      ...subjectOf(projectTable, project),
      entityId: deployment.id,
      webhooks: { "deployment.promoted": () => deliveredDeployment(context, deployment) },
    });
    return answer(201);
  },

  rollbackDeployment({ projectId, deploymentId, description = "" }, context) {
    const { project, deployment } = findReady(context, projectId, deploymentId);
    const rollout = activeRollout(context, project.id);
    if (rollout) abort(context, rollout);
    // To give a rollout up, clients name its deployment.
    if (rollout?.canaryId === deployment.id || rollout?.currentId === deployment.id) return answer(201);
    if (!isRollbackCandidate(deployment)) throw refuse("rollback_target", { host: deployment.host });
    requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
    const { user } = context.scope;
    const from = productionDeployment(context, project);
    moveTraffic(context, project, deployment, "rollback", description);
    recordEvent(context, eventTypes["instant-rollback-created"], {
      text: `${user.username} rolled ${project.name} back to ${deployment.host}`,
      ...subjectOf(projectTable, project),
      entityId: deployment.id,
      webhooks: {
        "deployment.rollback": () => ({
          project: { id: project.id },
          // Where nothing is left, it is as if the deployment itself were.
          fromDeploymentId: from?.id ?? deployment.id,
          toDeploymentId: deployment.id,
        }),
      },
    });
    return answer(201);
  },

  updateRollbackDescription({ projectId, deploymentId, description = "" }, context) {
    const project = findProject(context, projectId);
    const { rollbackDescription, lastRollbackTarget } = project.settings;
    if (!rollbackDescription || lastRollbackTarget?.id !== deploymentId)
      throw refuse("rollback_none", { name: project.name, deploymentId });
    const settings = { ...project.settings, rollbackDescription: { ...rollbackDescription, description } };
    context.rows(projectTable).change(project.id, { settings });
    recordEvent(context, eventTypes["project-rollback-description-updated"], {
      text: `${context.scope.user.username} described the rollback of ${project.name}`,
      ...subjectOf(projectTable, project),
      entityId: deploymentId,
    });
  },

  listPromoteAliases({ projectId, failedOnly, ...request }, context) {
    const project = findProject(context, projectId);
    const moved = (project.movedAliases ?? []).map((alias, index) => ({ ...alias, createdAt: alias.at, index }));
    const wanted = moved.filter(({ status }) => failedOnly !== true || status === "failed");
    const { items, pagination } = pageOf(
      foundAmong(wanted, ({ index }) => index + 1),
      request,
    );
    return { aliases: items.map(({ id, alias, status }) => ({ id, alias, status })), pagination };
  },

  pauseProject({ projectId }, context) {
    setPaused(context, findProject(context, projectId), true);
  },

  unpauseProject({ projectId }, context) {
    setPaused(context, findProject(context, projectId), false);
  },
};

function findReady(
  context: Context,
  projectId: string,
  deploymentId: string,
): { project: ProjectRow; deployment: DeploymentRow } {
  const project = findProject(context, projectId);
  const deployment = context.rows(deploymentTable).get(deploymentId);
  if (deployment?.projectId !== project.id) throw notFound("Deployment");
  const { id, readyState: state } = deployment;
  if (state !== "READY") throw refuse("traffic_to_unready", { id, state });
  return { project, deployment };
}

/** Points production to a deployment; after a rollback later ones do not take its domains by themselves until something is promoted. */
function moveTraffic(
  context: Context,
  project: ProjectRow,
  deployment: DeploymentRow,
  type: "promote" | "rollback",
  description = "",
): void {
  const { rows, clock, scope } = context;
  const from = productionDeployment(context, project);
  const requestedAt = clock.now();
  const moved = takeProduction(context, deployment, productionNames(context, project), scope.user.id);
  const movedAliases = moved.map(({ id, alias }) => ({ id, alias, status: "completed", at: requestedAt }));
  const { rollbackDescription: _, ...settings } = project.settings;
  const { id: userId, username } = scope.user;
  const changed = rows(projectTable).change(project.id, {
    movedAliases,
    settings: {
      ...settings,
      lastAliasRequest: {
        type,
        fromDeploymentId: from?.id ?? null,
        toDeploymentId: deployment.id,
        jobStatus: "succeeded",
        requestedAt,
      },
      lastRollbackTarget: type === "rollback" ? { id: deployment.id, createdAt: requestedAt } : null,
      ...(type === "rollback"
        ? { rollbackDescription: { createdAt: requestedAt, description, userId, username } }
        : {}),
    },
  });
  planCrons(context, changed);
}

function setPaused(context: Context, project: ProjectRow, paused: boolean): void {
  if (project.paused === paused) return;
  context.rows(projectTable).change(project.id, { paused });
  recordEvent(context, eventTypes[paused ? "project-paused" : "project-unpaused"], {
    text: `${context.scope.user.username} ${paused ? "paused" : "unpaused"} ${project.name}`,
    ...subjectOf(projectTable, project),
  });
}
