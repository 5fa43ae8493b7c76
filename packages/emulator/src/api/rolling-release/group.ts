import type { Operations } from "@slipway/rolling-release/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { teamTable } from "../../domain/accounts/tables.ts";
import { type DeploymentRow, deploymentTable } from "../../domain/deployments/tables.ts";
import { changeSettings } from "../../domain/projects/event-types.ts";
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
import { pick } from "../../engine/pick.ts";
import { badRequest, conflict, invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { actOn, onProject } from "../../pipeline/resource.ts";

type RollingRelease = NonNullable<Operations["getRollingRelease"]["output"]["rollingRelease"]>;
type Billing = Operations["getRollingReleaseBillingStatus"]["output"];
type Config = NonNullable<Operations["getRollingReleaseConfig"]["output"]["rollingRelease"]>;

const onRollout = actOn(findActiveRollout);

export const rollingReleaseGroup: Group = group<Operations>({
  handlers: {
    getRollingReleaseBillingStatus: onProject((project, _, context) => billingOf(context, project)),
    getRollingReleaseConfig: onProject(({ settings }) => ({ rollingRelease: settings.rollingRelease ?? null })),
    updateRollingReleaseConfig: onProject((project, { idOrName: _, ...body }, context) => {
      if (body.enabled === false) return { rollingRelease: configure(context, project, null) };
      const { reason, message } = billingOf(context, project);
      if (reason === "plan_not_supported" || reason === "no_available_slots")
        throw refuse("plan_limit", { why: message });
      return { rollingRelease: configure(context, project, configOf(body)) };
    }),
    deleteRollingReleaseConfig: onProject((project, _, context) => ({
      rollingRelease: configure(context, project, null),
    })),
    getRollingRelease: onProject(({ id }, { state }, context) => {
      const all = [...context.rows(rolloutTable).by("project", id)];
      const rollout = all.findLast((each) => state === undefined || each.state === state);
      return { rollingRelease: rollout ? presentRollout(context, rollout) : null };
    }),
    approveRollingReleaseStage: onRollout((rollout, { nextStageIndex, activeStageIndex }, context) => {
      const { stage: active } = rollout;
      if (nextStageIndex !== active + 1 || (activeStageIndex ?? active) !== active)
        throw conflict(`The rolling release is in stage ${active}: only stage ${active + 1} can begin`);
      return { rollingRelease: presentRollout(context, advance(context, rollout)) };
    }),
    startRollingRelease: onProject((project, { canaryDeploymentId }, context) => {
      const row = context.rows(deploymentTable).get(canaryDeploymentId);
      const deployment = requireFound(row?.projectId === project.id && row, "Deployment");
      if (activeRollout(context, project.id))
        throw conflict("A rolling release is under way: complete it or roll back");
      if (deployment.readyState !== "READY")
        throw badRequest(`The deployment is ${deployment.readyState}, and not READY`);
      requireUnheld(context, deployment, "deployment-alias", "deployment-promotion");
      const rollout = startRollout(context, deployment, context);
      if (!rollout)
        throw badRequest("The project has no stages, no production deployment, or this one is in production");
      return { rollingRelease: presentRollout(context, rollout) };
    }),
    completeRollingRelease: onRollout((rollout, _, context) => ({
      rollingRelease: presentRollout(context, complete(context, rollout)),
    })),
  },
  eventTypes: rolloutEvents,
  jobs: { stage: ({ subject }, services) => endStage(services, subject) },
});

function findActiveRollout(
  { idOrName, canaryDeploymentId }: Readonly<Record<"idOrName" | "canaryDeploymentId", string>>,
  context: Context,
): RolloutRow {
  const rollout = activeRollout(context, findProject(context, idOrName).id);
  return requireFound(rollout?.canaryId === canaryDeploymentId && rollout, "Rolling release");
}

/** https://vercel.com/docs/rolling-releases, 2026-11-23: Pro has them for one project, Enterprise for all. */
function billingOf({ rows }: Context, { id, accountId }: ProjectRow): Billing {
  const plan = rows(teamTable).get(accountId)?.plan ?? "pro";
  if (plan === "hobby")
    return { reason: "plan_not_supported", availableSlots: 0, message: "The plan has no rolling releases" };
  const every = "Every project can have rolling releases";
  if (plan === "enterprise") return { reason: "unlimited_slots", availableSlots: "unlimited", message: every };
  const enabledProjects = [...rows(projectTable).by("account", accountId)]
    .filter((project) => project.id !== id && project.settings.rollingRelease)
    .map((project) => project.id);
  const message = "Another project has the one slot of the plan";
  if (enabledProjects.length > 0) return { reason: "no_available_slots", availableSlots: 0, enabledProjects, message };
  return { reason: "available_slots", availableSlots: 1, message: "One project can have rolling releases" };
}

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
  const event =
    rolloutEvents[rollingRelease ? "project-rolling-release-configured" : "project-rolling-release-disabled"];
  const change = `${rollingRelease ? "set up" : "turned off"} rolling releases of ${project.name}`;
  changeSettings(context, project, { rollingRelease }, event, change);
  return rollingRelease;
}

function presentRollout(context: Context, rollout: RolloutRow): RollingRelease {
  const { rows, clock } = context;
  const { stages, stage, state, queuedId = null, createdAt: startedAt, updatedAt } = rollout;
  const all = stages.map((each, index) => ({
    ...pick(each, "targetPercentage", "linearShift"),
    ...{ index, requireApproval: each.requireApproval ?? false, duration: each.duration ?? null },
    isFinalStage: index === stages.length - 1,
  }));
  const isActive = state === "ACTIVE";
  return {
    ...{ state, substate: null, startedAt, updatedAt, stages: all, queuedDeploymentId: queuedId },
    advancementType: stages.some(({ requireApproval }) => requireApproval) ? "manual-approval" : "automatic",
    activeStage: (isActive && all[stage]) || null,
    nextStage: (isActive && all[stage + 1]) || null,
    currentDeployment: presentStageDeployment(rows(deploymentTable).get(rollout.currentId)),
    canaryDeployment: presentStageDeployment(rows(deploymentTable).get(rollout.canaryId)),
    ...(isActive && { currentCanaryPercentage: shareAt(rollout, clock.now()) }),
  };
}

function presentStageDeployment(deployment: DeploymentRow | undefined): RollingRelease["canaryDeployment"] {
  if (!deployment) return null;
  const { host: url, readyAt: readyStateAt } = deployment;
  const own = pick(deployment, "id", "name", "createdAt", "readyState", "target");
  return { ...own, url, ...omitUndefined({ readyStateAt }) };
}
