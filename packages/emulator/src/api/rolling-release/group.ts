import type { Operations } from "@slipway/rolling-release/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { teamTable } from "../../domain/accounts/tables.ts";
import { type DeploymentRow, deploymentTable } from "../../domain/deployments/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { requireUnheld } from "../../domain/sites/check-runs.ts";
import { type RolloutRow, rolloutTable, type Stage } from "../../domain/sites/rollout-tables.ts";
import {
  activeRollout,
  advance,
  complete,
  endStage,
  rolloutEvents,
  shareAt,
  startRollout,
} from "../../domain/sites/rollouts.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest, conflict, invalid, notFound, refuse } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validated.ts";
import { type Group, group } from "../../pipeline/group.ts";

type Shown = NonNullable<Operations["getRollingRelease"]["output"]["rollingRelease"]>;
type Billing = Operations["getRollingReleaseBillingStatus"]["output"];
type Config = NonNullable<Operations["getRollingReleaseConfig"]["output"]["rollingRelease"]>;

export const rollingReleaseGroup: Group = group<Operations>({
  handlers: {
    getRollingReleaseBillingStatus: ({ idOrName }, context) => billingOf(context, findProject(context, idOrName)),
    getRollingReleaseConfig({ idOrName }, context) {
      return { rollingRelease: findProject(context, idOrName).settings.rollingRelease ?? null };
    },
    updateRollingReleaseConfig({ idOrName, ...body }, context) {
      const project = findProject(context, idOrName);
      if (body.enabled === false) return { rollingRelease: configure(context, project, null) };
      const { reason, message } = billingOf(context, project);
      if (reason === "plan_not_supported" || reason === "no_available_slots")
        throw refuse("plan_limit", { why: message });
      return { rollingRelease: configure(context, project, configOf(body)) };
    },
    deleteRollingReleaseConfig({ idOrName }, context) {
      return { rollingRelease: configure(context, findProject(context, idOrName), null) };
    },
    getRollingRelease({ idOrName, state }, context) {
      const { id } = findProject(context, idOrName);
      const all = [...context.rows(rolloutTable).by("project", id)];
      const rollout = all.findLast((each) => state === undefined || each.state === state);
      return { rollingRelease: rollout ? shown(context, rollout) : null };
    },
    approveRollingReleaseStage({ idOrName, canaryDeploymentId, nextStageIndex, activeStageIndex }, context) {
      const rollout = activeOf(context, idOrName, canaryDeploymentId);
      const { stage: active } = rollout;
      if (nextStageIndex !== active + 1 || (activeStageIndex ?? active) !== active)
        throw conflict(`The rolling release is in stage ${rollout.stage}: only stage ${rollout.stage + 1} can begin`);
      return { rollingRelease: shown(context, advance(context, rollout)) };
    },
    startRollingRelease({ idOrName, canaryDeploymentId }, context) {
      const project = findProject(context, idOrName);
      const deployment = context.rows(deploymentTable).get(canaryDeploymentId);
      if (deployment?.projectId !== project.id) throw notFound("Deployment");
      if (activeRollout(context, project.id))
        throw conflict("A rolling release is under way: complete it or roll back");
      if (deployment.readyState !== "READY")
        throw badRequest(`The deployment is ${deployment.readyState}, and not READY`);
      requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
      const rollout = startRollout(context, deployment, context);
      if (!rollout)
        throw badRequest("The project has no stages, no production deployment, or this one is in production");
      return { rollingRelease: shown(context, rollout) };
    },
    completeRollingRelease({ idOrName, canaryDeploymentId }, context) {
      return { rollingRelease: shown(context, complete(context, activeOf(context, idOrName, canaryDeploymentId))) };
    },
  },
  eventTypes: rolloutEvents,
  jobs: { stage: ({ subject }, services) => endStage(services, subject) },
});

function activeOf(context: Context, idOrName: string, canaryId: string): RolloutRow {
  const rollout = activeRollout(context, findProject(context, idOrName).id);
  if (rollout?.canaryId !== canaryId) throw notFound("Rolling release");
  return rollout;
}

/** https://vercel.com/docs/rolling-releases, 2026-11-23: Pro has them for one project, Enterprise for all. */
function billingOf({ rows }: Context, { id, accountId }: ProjectRow): Billing {
  const plan = rows(teamTable).get(accountId)?.plan ?? "pro";
  if (plan === "hobby")
    return { reason: "plan_not_supported", availableSlots: 0, message: "The plan has no rolling releases" };
  if (plan === "enterprise")
    return {
      reason: "unlimited_slots",
      availableSlots: "unlimited",
      message: "Every project can have rolling releases",
    };
  const enabledProjects = [...rows(projectTable).by("account", accountId)]
    .filter((project) => project.id !== id && project.settings.rollingRelease)
    .map((project) => project.id);
  if (enabledProjects.length > 0)
    return {
      reason: "no_available_slots",
      availableSlots: 0,
      enabledProjects,
      message: "Another project has the one slot of the plan",
    };
  return { reason: "available_slots", availableSlots: 1, message: "One project can have rolling releases" };
}

/** The settings that a request states. */
function configOf(body: Validated<Omit<Operations["updateRollingReleaseConfig"]["input"], "idOrName">>): Config {
  const { advancementType, stages = [], canaryResponseHeader, target = "production" } = body;
  if (stages.length < 2) throw invalid("`stages`: two at least, the last with all traffic");
  const isManual = advancementType === "manual-approval";
  const all = stages.map((each, index): Stage => {
    const { targetPercentage, duration = 0, linearShift, requireApproval = isManual } = each;
    if (!(targetPercentage > 0 && targetPercentage <= 100))
      throw invalid(`\`stages.${index}.targetPercentage\`: a number above 0, and 100 at most`);
    const isLast = index === stages.length - 1;
    const isTimed = duration > 0;
    if (!isLast && !isTimed && !requireApproval)
      throw invalid(`\`stages.${index}\`: it needs a \`duration\` in minutes, or \`requireApproval\``);
    return {
      targetPercentage,
      ...(isTimed && { duration }),
      ...(linearShift && { linearShift }),
      requireApproval: !isLast && requireApproval,
    };
  });
  const isRising = all.every(
    ({ targetPercentage }, index) => targetPercentage > (all[index - 1]?.targetPercentage ?? 0),
  );
  if (!isRising || all.at(-1)?.targetPercentage !== 100)
    throw invalid("`stages`: each has more traffic than the one before, the last 100");
  const advancement = isManual ? ("manual-approval" as const) : ("automatic" as const);
  const config = { target, enabled: true, advancementType: advancement, stages: all };
  return { ...config, ...(canaryResponseHeader && { canaryResponseHeader }) };
}

function configure(context: Context, project: ProjectRow, rollingRelease: Config | null): Config | null {
  if (!rollingRelease && !project.settings.rollingRelease) return null;
  context.rows(projectTable).change(project.id, { settings: { ...project.settings, rollingRelease } });
  const event =
    rolloutEvents[rollingRelease ? "project-rolling-release-configured" : "project-rolling-release-disabled"];
  const done = rollingRelease ? "set up" : "turned off";
  const text = `${context.scope.user.username} ${done} rolling releases of ${project.name}`;
  recordEvent(context, event, { text, ...subjectOf(projectTable, project) });
  return rollingRelease;
}

function shown(context: Context, rollout: RolloutRow): Shown {
  const { rows, clock } = context;
  const { stages, stage, state, queuedId = null, createdAt: startedAt, updatedAt } = rollout;
  const all = stages.map(({ targetPercentage, duration, linearShift, requireApproval = false }, index) => ({
    ...{
      index,
      targetPercentage,
      requireApproval,
      duration: duration ?? null,
      isFinalStage: index === stages.length - 1,
    },
    ...omitUndefined({ linearShift }),
  }));
  const isActive = state === "ACTIVE";
  return {
    ...{ state, substate: null, startedAt, updatedAt, stages: all, queuedDeploymentId: queuedId },
    advancementType: stages.some(({ requireApproval }) => requireApproval) ? "manual-approval" : "automatic",
    activeStage: (isActive && all[stage]) || null,
    nextStage: (isActive && all[stage + 1]) || null,
    currentDeployment: shownDeployment(rows(deploymentTable).get(rollout.currentId)),
    canaryDeployment: shownDeployment(rows(deploymentTable).get(rollout.canaryId)),
    ...(isActive && { currentCanaryPercentage: shareAt(rollout, clock.now()) }),
  };
}

function shownDeployment(deployment: DeploymentRow | undefined): Shown["canaryDeployment"] {
  if (!deployment) return null;
  const { id, name, createdAt, readyState, host: url, target, readyAt } = deployment;
  return { id, name, createdAt, readyState, url, target, ...omitUndefined({ readyStateAt: readyAt }) };
}
