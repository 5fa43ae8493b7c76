import type { DeliveredRollingRelease } from "@slipway/webhooks";
import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { type Actor, onBehalfOf, recordAndDeliver, subjectOf } from "../events/record-event.ts";
import { namesFor, productionNames, takeProduction } from "../hosts/assign-aliases.ts";
import { productionDeployment } from "../hosts/production.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { planCrons } from "./crons.ts";
import { type RolloutRow, rolloutTable } from "./rollout-tables.ts";

const declared = {
  deployment: {
    "project-rolling-release-configured": "Rolling releases of a project were set up",
    "project-rolling-release-disabled": "Rolling releases of a project were turned off",
    "project-rolling-release-started": ["A rolling release began", "project.rolling-release.started"],
    "project-rolling-release-approved": ["A stage of a rolling release began", "project.rolling-release.approved"],
    "project-rolling-release-completed": ["A rolling release has all traffic", "project.rolling-release.completed"],
    "project-rolling-release-aborted": ["A rolling release was given up", "project.rolling-release.aborted"],
  },
} as const;
export const rolloutEvents: EventTypesOf<typeof declared> = eventTypesOf(declared);

const eventTypes = {
  started: rolloutEvents["project-rolling-release-started"],
  approved: rolloutEvents["project-rolling-release-approved"],
  completed: rolloutEvents["project-rolling-release-completed"],
  aborted: rolloutEvents["project-rolling-release-aborted"],
};

export function activeRollout({ rows }: WithRows, projectId: string): RolloutRow | undefined {
  return rows(rolloutTable).first("active", projectId);
}

/** The canary's share of traffic at a moment, also a future one, in percent. */
export function shareAt(rollout: RolloutRow, now: number): number {
  const { stages, stage, stageAt } = rollout;
  const end = endOf(rollout);
  if (now >= end) return shareAt({ ...rollout, stage: stage + 1, stageAt: end }, now);
  const { targetPercentage: target = 100, linearShift = false, duration } = stages[stage] ?? {};
  if (!linearShift || !duration) return target;
  const from = stages[stage - 1]?.targetPercentage ?? 0;
  return from + (target - from) * Math.min(1, (now - stageAt) / (duration * minute));
}

/** In minutes by Terraform's provider (2026-11-23); the API's page has no unit. */
const minute = 60_000;

/** Starts or queues a rolling release where the project wants one. */
export function startRollout(services: Services, deployment: DeploymentRow, actor?: Actor): RolloutRow | undefined {
  const { rows, clock } = services;
  const project = rows(projectTable).get(deployment.projectId);
  const { stages, canaryResponseHeader: hasHeader = false } = project?.settings.rollingRelease ?? {};
  if (!project || !stages) return undefined;
  // Without automatic assignment it starts on request only.
  if (!actor && namesFor(services, project, deployment).length === 0) return undefined;
  const active = activeRollout(services, project.id);
  if (active?.canaryId === deployment.id) return active;
  if (active) return rows(rolloutTable).change(active.id, { queuedId: deployment.id });
  const current = productionDeployment(services, project);
  if (!current || current.id === deployment.id) return undefined;
  const { rollbackDescription: _, ...settings } = project.settings;
  if (actor) rows(projectTable).change(project.id, { settings: { ...settings, lastRollbackTarget: null } });
  const ids = { projectId: project.id, canaryId: deployment.id, currentId: current.id };
  const start = { state: "ACTIVE" as const, stage: 0, stageAt: clock.now() };
  const rollout = rows(rolloutTable).add({ ...ids, ...start, stages, hasHeader });
  recordRolloutEvent(actor ?? onBehalfOf(services, deployment.creatorId, deployment.accountId), rollout, "started");
  schedule(services, rollout);
  return rollout;
}

function endOf({ stages, stage, stageAt }: RolloutRow): number {
  const { duration, requireApproval = false } = stages[stage] ?? {};
  return duration && !requireApproval ? stageAt + duration * minute : Number.POSITIVE_INFINITY;
}

function schedule(services: Services, rollout: RolloutRow): void {
  const at = endOf(rollout);
  if (Number.isFinite(at)) services.jobs.schedule({ at, kind: "rolling-release/stage", subject: rollout.id });
}

export function endStage(services: Services, id: string): undefined {
  const rollout = services.rows(rolloutTable).get(id);
  const canary = rollout && services.rows(deploymentTable).get(rollout.canaryId);
  if (canary && rollout.state === "ACTIVE" && endOf(rollout) <= services.clock.now())
    advance(onBehalfOf(services, canary.creatorId, canary.accountId), rollout);
}

export function advance(actor: Actor, rollout: RolloutRow): RolloutRow {
  const stage = rollout.stage + 1;
  if (stage >= rollout.stages.length - 1) return complete(actor, rollout);
  const next = actor.rows(rolloutTable).change(rollout.id, { stage, stageAt: actor.clock.now() });
  recordRolloutEvent(actor, next, "approved", rollout);
  schedule(actor, next);
  return next;
}

/** Gives the canary all traffic, and starts the queued release. */
export function complete(actor: Actor, rollout: RolloutRow): RolloutRow {
  const { rows, clock } = actor;
  const stage = rollout.stages.length - 1;
  const completed = rows(rolloutTable).change(rollout.id, { state: "COMPLETE", stage, stageAt: clock.now() });
  const canary = rows(deploymentTable).get(rollout.canaryId);
  const project = rows(projectTable).get(rollout.projectId);
  if (canary && project) {
    const names = new Set([...productionNames(actor, project), ...namesFor(actor, project, canary)]);
    takeProduction(actor, canary, names, canary.creatorId);
    rows(deploymentTable).change(canary.id, { aliasAssignedAt: clock.now() });
    planCrons(actor, project);
  }
  recordRolloutEvent(actor, completed, "completed", rollout);
  startQueued(actor, rollout);
  return completed;
}

function startQueued(services: Services, { queuedId = "" }: RolloutRow): void {
  const queued = services.rows(deploymentTable).get(queuedId);
  if (queued) startRollout(services, queued, onBehalfOf(services, queued.creatorId, queued.accountId));
}

/** Before a removal: completes the release away from the deployment, or aborts the one to it. */
export function leaveRollout(actor: Actor, { id, projectId }: DeploymentRow): void {
  const rollout = activeRollout(actor, projectId);
  if (rollout?.currentId === id) complete(actor, rollout);
  if (rollout?.canaryId !== id) return;
  abort(actor, rollout);
  startQueued(actor, rollout);
}

export function abort(actor: Actor, rollout: RolloutRow): void {
  recordRolloutEvent(actor, actor.rows(rolloutTable).change(rollout.id, { state: "ABORTED" }), "aborted", rollout);
}

function recordRolloutEvent(
  actor: Actor,
  rollout: RolloutRow,
  what: keyof typeof eventTypes,
  before?: RolloutRow,
): void {
  const project = actor.rows(projectTable).get(rollout.projectId);
  if (!project) return;
  const about = { text: `The rolling release of ${project.name} was ${what}`, ...subjectOf(projectTable, project) };
  recordAndDeliver(actor, eventTypes[what], about, () => ({
    project: { id: project.id, name: project.name },
    rollingRelease: toPayload(actor, rollout, project),
    prevRollingRelease: before ? toPayload(actor, before, project) : null,
  }));
}

function toPayload(actor: Actor, rollout: RolloutRow, { accountId }: ProjectRow): DeliveredRollingRelease {
  const { projectId, state, canaryId, currentId, stage, stages } = rollout;
  const targetPercentage = shareAt(rollout, actor.clock.now());
  return {
    ...{ projectId, ownerId: accountId, deploymentIds: [currentId, canaryId], state, activeStageIndex: stage },
    default: {
      baseDeploymentId: currentId,
      targetDeploymentId: canaryId,
      targetPercentage,
      targetStartAt: rollout.createdAt,
      targetUpdatedAt: rollout.stageAt,
    },
    config: { target: "production", stages: stages.map((each) => ({ ...each })) },
    writtenBy: actor.requestId === "" ? "timer" : "api",
  };
}
