import type { Operations } from "@slipway/checks-v2/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type Check,
  type CheckRow,
  type CheckRun,
  type CheckRunRow,
  checkRunTable,
  checkTable,
} from "../../domain/deployments/check-tables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { webhookTable } from "../../domain/events/webhook-tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { latestRuns, recordRerequest, runEvents, startRun } from "../../domain/sites/check-runs.ts";
import { resumeDeployment } from "../../domain/sites/progress.ts";
import { plainEventTypes } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { badRequest, invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/checks-v2/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { records } from "../../pipeline/handler.ts";
import { actOn, identity, ofOwner, ofProject, resource } from "../../pipeline/resource.ts";
import type { Changes } from "../../store/table.ts";

type Input<Name extends keyof Operations> = Operations[Name]["input"];

const [maxTimeout, maxOutput] = [86_400, 65_536];

const ofProjects = ofProject(checkTable, "projectIdOrName", "checkId");
const events = plainEventTypes("deployment-check", "deployment", "A check of deployments");
const checks = resource(ofProjects, {
  present(row, { rows }): Check {
    const { projectId, targets, source } = row;
    const ownerId = rows(projectTable).get(projectId)?.accountId ?? "";
    const settings = pick(row, "blocks", "requires", "isRerequestable", "timeout", "source");
    const own = pick(row, "id", "name", "projectId", "createdAt", "updatedAt");
    return { ...own, ...settings, ownerId, targets: [...targets], sourceKind: source.kind };
  },
  events,
  details: ({ name }) => ({ text: `the check ${name}` }),
});
const runsOfCheck = resource(ofOwner(checkRunTable, "check", ofProjects.find), { present: presentRun });
const runs = resource(ofOwner(checkRunTable, "deployment", deploymentOf, findRun), { present: presentRun });

export const checksGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listProjectChecks: checks.list(onePage, (all) => ({ checks: all }), {
      filter({ blocks }) {
        return (check) => blocks === undefined || check.blocks === blocks;
      },
    }),
    createProjectCheck: checks.create(({ projectIdOrName: _, source, ...input }, context, project) => {
      const { targets = ["production"], isRerequestable = true, ...rest } = input;
      const { blocks = "deployment-alias", requires = "deployment-url", timeout = 300, name } = rest;
      const settings = { name, blocks, requires, targets, timeout, isRerequestable };
      checkSettings(settings);
      return { ...settings, projectId: project.id, source: sourceOf(source, project, context) };
    }, identity),
    getProjectCheck: checks.get(identity),
    updateProjectCheck: checks.update(({ projectIdOrName: _, checkId: __, ...input }, row) => {
      const changes = omitUndefined(input);
      checkSettings({ ...row, ...changes });
      return Object.keys(changes).length > 0 ? changes : undefined;
    }, identity),
    deleteProjectCheck: checks.remove(
      () => ({ success: true as const }),
      // A deployment that waited for the check goes on.
      ({ id }, _, context) => {
        for (const run of context.rows(checkRunTable).by("check", id)) {
          context.rows(checkRunTable).remove(run.id);
          resumeDeployment(context, run.deploymentId);
        }
      },
    ),
    listCheckRuns: runsOfCheck.list(onePage, (all) => ({ runs: all })),
    listDeploymentCheckRuns: runs.list(onePage, (all) => ({ runs: all })),
    createDeploymentCheckRun: actOn(deploymentOf)((deployment, { checkId }, context) => {
      const row = context.rows(checkTable).get(checkId);
      const check = requireFound(row?.projectId === deployment.projectId && row, checkTable.called);
      const before = latestRuns(context, deployment.id).find((run) => run.checkId === checkId);
      if (before && before.status !== "completed") throw badRequest(`The run ${before.id} of ${check.name} goes on`);
      if (before && !check.isRerequestable) throw badRequest(`The check ${check.name} cannot be asked for again`);
      if (before) recordRerequest(context, deployment, check);
      return presentRun(startRun(context, check, deployment), context);
    }),
    getDeploymentCheckRun: runs.get(identity),
    // A run is what its integration reports; only the platform's own runners write logs.
    getCheckRunLogs: runs.onRow((_, __, { clock }) =>
      records(async function* () {
        yield { level: "eof" as const, timestamp: clock.now(), message: "" };
      }),
    ),
    updateDeploymentCheckRun: runs.onRow((run, { deploymentId: _, checkRunId: __, ...input }, context) => {
      const { conclusion, ...progress } = omitUndefined(input);
      const status = progress.status ?? (conclusion ? "completed" : run.status);
      if (run.status === "completed")
        throw badRequest(`The run has completed (${run.conclusion}): ask for another one`);
      if ((status === "completed") !== (conclusion !== undefined))
        throw invalid("`conclusion` belongs to `status: completed`, and that to it");
      if (JSON.stringify(input.output ?? {}).length > maxOutput)
        throw refuse("check_output_large", { most: maxOutput });
      const end = conclusion && { conclusion, completedAt: context.clock.now() };
      return presentRun(changeRun(context, run, { ...end, ...progress, status }), context);
    }),
  },
  eventTypes: { ...checks.eventTypes, ...runEvents },
  jobs: {
    timeout({ subject }, services) {
      const run = services.rows(checkRunTable).get(subject);
      const [completedAt, conclusion] = [services.clock.now(), "timeout" as const];
      if (run && run.status !== "completed") changeRun(services, run, { status: "completed", conclusion, completedAt });
      return undefined;
    },
  },
});

function changeRun(services: Services, { id }: CheckRunRow, changes: Changes<CheckRunRow>): CheckRunRow {
  const run = services.rows(checkRunTable).change(id, changes);
  if (run.status === "completed") resumeDeployment(services, run.deploymentId);
  return run;
}

function checkSettings({ blocks, requires, timeout }: Pick<CheckRow, "blocks" | "requires" | "timeout">): void {
  if ((blocks === "build-start" || blocks === "deployment-start") && requires !== "none")
    throw invalid(`\`requires\`: what blocks ${blocks} cannot wait for ${requires}, which comes after it`);
  if (!(timeout >= 1 && timeout <= maxTimeout)) throw invalid(`\`timeout\`: from 1 to ${maxTimeout} seconds`);
}

function sourceOf(
  stated: Input<"createProjectCheck">["source"] = { kind: "webhook" },
  { accountId }: ProjectRow,
  { rows }: Context,
): CheckRow["source"] {
  if ("externalCheckName" in stated && stated.kind === "git-provider") {
    const { externalCheckName, provider } = stated;
    return { kind: "git-provider", externalCheckName, provider };
  }
  if (stated.kind !== "webhook") throw invalid("`source`: no integration can be installed here; name a webhook");
  const webhookId = "webhookId" in stated ? stated.webhookId : undefined;
  if (webhookId !== undefined && rows(webhookTable).get(webhookId)?.accountId !== accountId)
    throw invalid(`\`source.webhookId\`: ${webhookId} is not a webhook of the account`);
  return { kind: "webhook", ...omitUndefined({ webhookId }) };
}

function deploymentOf({ deploymentId }: { readonly deploymentId: string }, context: Context) {
  return findDeployment(context, deploymentId);
}

function findRun(
  { checkRunId, ...named }: { readonly deploymentId: string; readonly checkRunId: string },
  context: Context,
): CheckRunRow {
  const run = context.rows(checkRunTable).get(checkRunId);
  return requireFound(run?.deploymentId === deploymentOf(named, context).id && run, checkRunTable.called);
}

function presentRun(row: CheckRunRow, { rows }: Context): CheckRun {
  const { projectId, accountId = "" } = rows(deploymentTable).get(row.deploymentId) ?? {};
  // It has the members of an answer; a copy may be changed, which its type does not say.
  return { ...structuredClone(row), ownerId: accountId, ...omitUndefined({ projectId }) } as CheckRun;
}
