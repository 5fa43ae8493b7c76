import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import { pick } from "../../engine/pick.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import {
  type CheckRow,
  type CheckRunRow,
  checkRunTable,
  checkTable,
  classicCheckTable,
} from "../deployments/check-tables.ts";
import { environmentOf } from "../deployments/system-variables.ts";
import { type Deployment, type DeploymentRow, isOfProduction } from "../deployments/tables.ts";
import { type Actor, onBehalfOf, recordAndDeliver, recordEvent } from "../events/record-event.ts";
import { deliveredDeployment } from "./delivered-deployment.ts";

type Blocks = CheckRow["blocks"];

const declared = {
  // Undocumented as account events.
  "": {
    "checkrun-started": ["A check of a deployment is to run", "deployment.checkrun.start"],
    "check-rerequested": ["A check of a deployment is to run again", "deployment.check-rerequested"],
  },
} as const;
export const runEvents: EventTypesOf<typeof declared> = eventTypesOf(declared);

const holding: { readonly [State in DeploymentRow["readyState"]]?: readonly Blocks[] } = {
  QUEUED: ["deployment-start"],
  INITIALIZING: ["build-start"],
  READY: ["deployment-alias", "deployment-promotion"],
};

export function startRuns(services: Services, deployment: DeploymentRow, ...requires: CheckRow["requires"][]): void {
  const { projectId, creatorId, accountId, customEnvironmentId = "" } = deployment;
  const environments = [environmentOf(services, deployment), customEnvironmentId];
  for (const check of services.rows(checkTable).by("project", projectId))
    if (requires.includes(check.requires) && check.targets.some((target) => environments.includes(target)))
      startRun(onBehalfOf(services, creatorId, accountId), check, deployment);
}

export function startRun(actor: Actor, check: CheckRow, deployment: DeploymentRow): CheckRunRow {
  const { id: checkId, name, timeout, source } = check;
  const settings = pick(check, "name", "blocks", "requires", "targets", "timeout", "source");
  const run = actor.rows(checkRunTable).add({ ...settings, checkId, deploymentId: deployment.id, status: "queued" });
  actor.jobs.schedule({ at: actor.clock.now() + timeout * 1000, kind: "checks-v2/timeout", subject: run.id });
  const { id, deploymentId } = run;
  recordEvent(actor, runEvents["checkrun-started"], {
    text: `${name} is to check ${deployment.host}`,
    ...{ accountId: deployment.accountId, projectId: deployment.projectId, entityId: id },
    webhooks: {
      "deployment.checkrun.start": () => ({
        // Readers expect an installation, which the emulator never has.
        checkRun: { id, checkId, deploymentId, timeout, source: { integrationConfigurationId: "", ...source } },
        ...deliveredDeployment(actor, deployment),
      }),
    },
  });
  return run;
}

/** Records that a check of a deployment is to run again. */
export function recordRerequest(actor: Actor, deployment: DeploymentRow, check: { id: string; name: string }): void {
  const { id, accountId, projectId } = deployment;
  const about = {
    text: `${check.name} is to check ${deployment.host} again`,
    accountId,
    projectId,
    entityId: check.id,
  };
  const delivered = { deployment: { id }, check: { id: check.id } };
  recordAndDeliver(actor, runEvents["check-rerequested"], about, () => delivered);
}

export function latestRuns({ rows }: WithRows, deploymentId: string): readonly CheckRunRow[] {
  const runs = rows(checkRunTable).by("deployment", deploymentId);
  return [...new Map(runs.map((run) => [run.checkId, run])).values()];
}

interface Verdict extends Pick<CheckRunRow, "name" | "blocks" | "createdAt"> {
  readonly status: string;
  readonly conclusion?: string | undefined;
  readonly completedAt?: number | undefined;
}

function verdicts(services: WithRows, deploymentId: string): readonly Verdict[] {
  const classic = services.rows(classicCheckTable).by("deployment", deploymentId);
  const classicVerdicts = classic.map((check) => ({
    ...check,
    blocks: check.blocking ? ("deployment-alias" as const) : ("none" as const),
  }));
  return [...latestRuns(services, deploymentId), ...classicVerdicts];
}

function hasPassed({ conclusion }: Pick<Verdict, "conclusion">): boolean {
  return conclusion === "succeeded" || conclusion === "neutral" || conclusion === "skipped";
}

/** The check or the run of one that blocks the next step: pending or failed. */
export function blockingRun(services: WithRows, { id, readyState, target }: DeploymentRow): Verdict | undefined {
  return verdicts(services, id).find(
    (run) =>
      holding[readyState]?.includes(run.blocks) &&
      !hasPassed(run) &&
      (run.blocks !== "deployment-promotion" || target === "production"),
  );
}

/** Throws 409 where a check blocks the action. Names that were assigned before a rerun stay. */
export function requireUnheld(services: Services, deployment: DeploymentRow, ...blocks: Blocks[]): void {
  const isOut = blocks.includes("deployment-promotion") ? isOfProduction(deployment) : true;
  if (deployment.aliasAssignedAt !== undefined && isOut) return;
  const run = verdicts(services, deployment.id).find((each) => blocks.includes(each.blocks) && !hasPassed(each));
  if (!run) return;
  const { name, status, conclusion = status } = run;
  throw refuse("deployment_held", { host: deployment.host, name, conclusion });
}

/** State and conclusion of the classic checks of a deployment, as integrations read them. */
export function classicChecksOf(
  { rows }: WithRows,
  { id }: DeploymentRow,
): Pick<Deployment, "checksState" | "checksConclusion"> {
  const all = rows(classicCheckTable).by("deployment", id);
  if (all.length === 0) return {};
  const isDone = all.every(({ status }) => status === "completed");
  if (!isDone) return { checksState: all.some(({ status }) => status === "running") ? "running" : "registered" };
  const failure = (["canceled", "failed"] as const).find((each) => all.some(({ conclusion }) => conclusion === each));
  const isSkipped = all.every(({ conclusion }) => conclusion === "skipped");
  return { checksState: "completed", checksConclusion: failure ?? (isSkipped ? "skipped" : "succeeded") };
}

export function checksOf(services: WithRows, { id }: DeploymentRow): Deployment["checks"] {
  const runs = verdicts(services, id).filter(({ blocks }) => blocks === "deployment-alias");
  if (runs.length === 0) return undefined;
  const startedAt = Math.min(...runs.map(({ createdAt }) => createdAt));
  const failed = runs.some((run) => run.status === "completed" && !hasPassed(run));
  const ends = runs.flatMap(({ completedAt }) => completedAt ?? []);
  if (ends.length < runs.length && !failed) return { "deployment-alias": { state: "pending", startedAt } };
  const state = failed ? "failed" : "succeeded";
  return { "deployment-alias": { state, startedAt, completedAt: Math.max(...ends) } };
}
