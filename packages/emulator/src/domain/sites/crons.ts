import type { Services } from "../../engine/services.ts";
import { nextRun } from "../../engine/time/cron.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import { visits } from "../../engine/visits.ts";
import { isHeaderValue } from "../deployments/routing/header-text.ts";
import type { DeploymentRow } from "../deployments/tables.ts";
import { variablesFor } from "../deployments/variables-for.ts";
import { productionDeployment, productionHost } from "../hosts/production.ts";
import { type Project, type ProjectRow, projectTable } from "../projects/tables.ts";

const kind = "projects/crons";

/** Scheduled paths of the deployment in production. */
export interface Crons {
  readonly deployment: DeploymentRow;
  readonly host: string;
  readonly definitions: NonNullable<Project["crons"]>["definitions"];
}

export function cronsOf(services: Services, project: ProjectRow): Crons | undefined {
  const deployment = productionDeployment(services, project);
  const host = productionHost(services, project);
  const { crons = [] } = deployment?.config ?? {};
  if (!deployment || host === undefined || crons.length === 0) return undefined;
  return { deployment, host, definitions: crons.map(({ path, schedule }) => ({ host, path, schedule })) };
}

function nextCall({ definitions }: Crons, after: number): number | undefined {
  const times = definitions.flatMap(({ schedule }) => nextRun(schedule, after) ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

export function planCrons(services: Services, project: ProjectRow): void {
  const { rows, jobs, clock } = services;
  for (const job of rows(jobTable).by("subject", project.id)) if (job.kind === kind) rows(jobTable).remove(job.id);
  const isOff = typeof project.crons?.disabledAt === "number";
  const crons = isOff ? undefined : cronsOf(services, project);
  const at = crons && nextCall(crons, clock.now());
  if (at !== undefined) jobs.schedule({ at, kind, subject: project.id });
}

/** Job of `planCrons`: calls the due crons, and returns when the next one is due. */
export function callCrons(services: Services, projectId: string, at: number): number | undefined {
  const project = services.rows(projectTable).get(projectId);
  const crons = project && cronsOf(services, project);
  if (!crons) return undefined;
  callNow(
    services,
    crons.definitions.filter(({ schedule }) => nextRun(schedule, at - 1) === at),
    projectId,
  );
  // Missed runs are not repeated.
  return nextCall(crons, Math.max(at, services.clock.now()));
}

/** Calls crons after the commit, with the project's secret. */
export function callNow(services: Services, due: Crons["definitions"], projectId: string): void {
  const headers = new Headers({ "user-agent": "vercel-cron/1.0" });
  const secret = cronSecret(services, projectId);
  // A secret that no header can hold is left out, and the site refuses the call.
  if (secret !== undefined && isHeaderValue(secret)) headers.set("authorization", `Bearer ${secret}`);
  const calls = due.map(({ host, path }) => new Request(`http://${host}${path}`, { headers }));
  const { begin } = services.service(visits);
  services.store.afterCommit(() => {
    for (const call of calls) begin(call);
  });
}

function cronSecret(services: Services, projectId: string): string | undefined {
  const variables = variablesFor(services, { projectId, environment: "production" });
  const variable = variables.find(({ key }) => key === "CRON_SECRET");
  return variable && services.keys.decrypt(variable.secretValue);
}
