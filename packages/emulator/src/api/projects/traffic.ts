import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { type DeploymentRow, deploymentTable, isRollbackCandidate } from "../../domain/deployments/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { productionNames, takeProduction } from "../../domain/hosts/assign-aliases.ts";
import { productionDeployment } from "../../domain/hosts/production.ts";
import { changeProject, eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { requireUnheld } from "../../domain/sites/check-runs.ts";
import { planCrons } from "../../domain/sites/crons.ts";
import { deliveredDeployment } from "../../domain/sites/delivered-deployment.ts";
import { abort, activeRollout, startRollout } from "../../domain/sites/rollouts.ts";
import { pageOf } from "../../engine/page.ts";
import { refuse, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { actOn, onProjectById } from "../../pipeline/resource.ts";
import { matchesIn } from "../../store/matches.ts";

const onReadyDeployment = actOn(findReadyDeployment);

type Names = `${"promote" | "rollback"}Deployment` | "updateRollbackDescription" | "listPromoteAliases";

export const trafficHandlers: SomeHandlers<
  Operations & Unlisted,
  Names | "pauseProject" | "unpauseProject" | "getProductionDeployment"
> = {
  getProductionDeployment({ idOrName }, context) {
    const deployment = productionDeployment(context, findProject(context, idOrName));
    return { deployment: deployment ? { id: deployment.id, url: deployment.host } : null };
  },

  promoteDeployment: onReadyDeployment(({ project, deployment }, _, context) => {
    requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
    if (startRollout(context, deployment, context)) return answer(201);
    // It has begun when its project still had stages.
    const rollout = activeRollout(context, project.id);
    if (rollout) abort(context, rollout);
    moveTraffic(context, project, deployment, "promote");
    const event = eventTypes["manual-deployment-promotion-created"];
    recordChange(context, event, projectTable, project, `promoted ${deployment.host} to production`, {
      entityId: deployment.id,
      webhooks: { "deployment.promoted": () => deliveredDeployment(context, deployment) },
    });
    return answer(201);
  }),

  rollbackDeployment: onReadyDeployment(({ project, deployment }, { description }, context) => {
    const rollout = activeRollout(context, project.id);
    if (rollout) abort(context, rollout);
    // To give a rollout up, clients name its deployment.
    if (rollout?.canaryId === deployment.id || rollout?.currentId === deployment.id) return answer(201);
    if (!isRollbackCandidate(deployment)) throw refuse("rollback_target", { host: deployment.host });
    requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
    const from = productionDeployment(context, project);
    moveTraffic(context, project, deployment, "rollback", description);
    const change = `rolled ${project.name} back to ${deployment.host}`;
    recordChange(context, eventTypes["instant-rollback-created"], projectTable, project, change, {
      entityId: deployment.id,
      webhooks: {
        "deployment.rollback": () => ({
          project: { id: project.id },
          // A former deployment that was deleted has no ID to tell.
          fromDeploymentId: from?.id ?? deployment.id,
          toDeploymentId: deployment.id,
        }),
      },
    });
    return answer(201);
  }),

  updateRollbackDescription: onProjectById((project, { deploymentId, description = "" }, context) => {
    const { rollbackDescription, lastRollbackTarget } = project.settings;
    if (!rollbackDescription || lastRollbackTarget?.id !== deploymentId)
      throw refuse("rollback_none", { name: project.name, deploymentId });
    const settings = { ...project.settings, rollbackDescription: { ...rollbackDescription, description } };
    context.rows(projectTable).change(project.id, { settings });
    const [event, entityId] = [eventTypes["project-rollback-description-updated"], deploymentId];
    recordChange(context, event, projectTable, project, `described the rollback of ${project.name}`, { entityId });
  }),

  listPromoteAliases: onProjectById((project, { failedOnly, ...request }) => {
    const moved = (project.movedAliases ?? []).map((alias, index) => ({ ...alias, createdAt: alias.at, index }));
    const selected = moved.filter(({ status }) => failedOnly !== true || status === "failed");
    const { items, pagination } = pageOf(
      matchesIn(selected, ({ index }) => index + 1),
      request,
    );
    return { aliases: items.map(({ id, alias, status }) => ({ id, alias, status })), pagination };
  }),

  pauseProject: onProjectById((project, _, context) => setPaused(context, project, true)),
  unpauseProject: onProjectById((project, _, context) => setPaused(context, project, false)),
};

interface Traffic {
  readonly project: ProjectRow;
  readonly deployment: DeploymentRow;
}

function findReadyDeployment(
  { projectId, deploymentId }: Readonly<Record<"projectId" | "deploymentId", string>>,
  context: Context,
): Traffic {
  const project = findProject(context, projectId);
  const row = context.rows(deploymentTable).get(deploymentId);
  const deployment = requireFound(row?.projectId === project.id && row, "Deployment");
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
  const [event, verb] = paused ? (["project-paused", "paused"] as const) : (["project-unpaused", "unpaused"] as const);
  changeProject(context, project, { paused }, eventTypes[event], `${verb} ${project.name}`);
}
