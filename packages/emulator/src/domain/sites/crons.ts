import type { Services } from "../../engine/services.ts";
import { nextRun } from "../../engine/time/cron.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import type { DeploymentRow } from "../deployments/tables.ts";
import { productionDeployment, productionHost } from "../hosts/production.ts";
import type { Project, ProjectRow } from "../projects/tables.ts";

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

export function nextCall({ definitions }: Crons, after: number): number | undefined {
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
