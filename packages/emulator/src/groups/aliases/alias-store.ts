import { newId } from "../../engine/ids.ts";
import type { Services } from "../../engine/services.ts";
import type { AliasRecord, DeploymentRecord } from "../../store/records.ts";

/** Points a host name to a deployment, whether it had an alias before or not. */
export function pointAlias(
  services: Services,
  alias: string,
  deployment: DeploymentRecord,
  creatorId: string,
): AliasRecord {
  const { state, clock } = services;
  const now = clock.stamp();
  const { id: deploymentId, projectId, accountId } = deployment;
  const before = state.aliases.by("alias", alias)[0];
  if (before?.deploymentId === deploymentId) return before;
  if (before)
    return state.aliases.update(before.id, { deploymentId, projectId, accountId, updatedAt: now, redirect: null });
  return state.aliases.put({
    id: newId("", 22),
    alias,
    accountId,
    projectId,
    deploymentId,
    creatorId,
    createdAt: now,
    updatedAt: now,
    redirect: null,
  });
}

/** Takes a host name away from what it leads to, if that is the project's. */
export function dropAlias({ state }: Services, alias: string, projectId: string): void {
  for (const record of state.aliases.by("alias", alias)) {
    if (record.projectId === projectId) state.aliases.delete(record.id);
  }
}
