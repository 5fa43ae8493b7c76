import type { Services } from "../../engine/services.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import { eventTypes } from "../deployments/event-types.ts";
import {
  type DeploymentRow,
  deploymentTable,
  isFinished,
  isOfProduction,
  isRollbackCandidate,
} from "../deployments/tables.ts";
import { onBehalfOf, recordEvent, subjectOf } from "../events/record-event.ts";
import { aliasTable } from "../hosts/alias-tables.ts";
import { type Project, projectTable } from "../projects/tables.ts";
import { activeRollout, leaveRollout } from "./rollouts.ts";

const kind = "deployments/expire";
const day = 24 * 60 * 60 * 1000;
/** "Unlimited" in days. */
const unlimited = 36_500;
const keptForRollback = 10;

export function planExpiry(services: Services, deployment: DeploymentRow): void {
  const days = daysOf(services, deployment);
  if (days === undefined) return;
  services.jobs.schedule({ at: deployment.createdAt + days * day, kind, subject: deployment.id });
}

export function planAllExpiries(services: Services, projectId: string): void {
  const { rows } = services;
  for (const deployment of rows(deploymentTable).by("project", projectId)) {
    for (const job of rows(jobTable).by("subject", deployment.id)) if (job.kind === kind) rows(jobTable).remove(job.id);
    if (isFinished(deployment)) planExpiry(services, deployment);
  }
}

export function expire(services: Services, id: string): number | undefined {
  const { rows, clock } = services;
  const deployment = rows(deploymentTable).get(id);
  const days = deployment && daysOf(services, deployment);
  if (!deployment || days === undefined) return undefined;
  if (isNeeded(services, deployment)) return clock.now() + day;
  const actor = onBehalfOf(services, deployment.creatorId, deployment.accountId);
  leaveRollout(actor, deployment);
  rows(deploymentTable).remove(id);
  recordEvent(actor, eventTypes["deployment-delete"], {
    text: `${deployment.host} was deleted: its project keeps such deployments for ${days} days`,
    ...subjectOf(deploymentTable, deployment),
  });
  return undefined;
}

function daysOf({ rows }: Services, deployment: DeploymentRow): number | undefined {
  const settings = rows(projectTable).get(deployment.projectId)?.settings.deploymentExpiration;
  const days = settings && daysFor(settings, deployment);
  return days === undefined || days >= unlimited ? undefined : days;
}

function daysFor(
  settings: NonNullable<Project["deploymentExpiration"]>,
  deployment: DeploymentRow,
): number | undefined {
  if (deployment.readyState === "ERROR") return settings.expirationDaysErrored;
  if (deployment.readyState === "CANCELED") return settings.expirationDaysCanceled;
  return isOfProduction(deployment) ? settings.expirationDaysProduction : settings.expirationDays;
}

function isNeeded(services: Services, deployment: DeploymentRow): boolean {
  const { rows } = services;
  const { canaryId, queuedId } = activeRollout(services, deployment.projectId) ?? {};
  if (deployment.id === canaryId || deployment.id === queuedId) return true;
  const names = rows(aliasTable).by("deployment", deployment.id);
  if (names.some(({ alias }) => alias !== deployment.host)) return true;
  if (!isRollbackCandidate(deployment)) return false;
  const { deploymentsToKeep = keptForRollback } =
    rows(projectTable).get(deployment.projectId)?.settings.deploymentExpiration ?? {};
  const clauses = [...having("project", deployment.projectId), ...having("rollbackCandidate", "true")];
  return [...newestOf(rows(deploymentTable).where(clauses), deploymentsToKeep)].includes(deployment);
}
