import { newId } from "../engine/ids.ts";
import type { Platform } from "../platform.ts";
import type { AliasRecord, DeploymentRecord } from "../state/records.ts";

/** Points a host name to a deployment, whether it had an alias before or not. */
export function pointAlias(
  platform: Platform,
  alias: string,
  deployment: DeploymentRecord,
  creatorId: string,
): AliasRecord {
  const { state, clock } = platform;
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
export function dropAlias({ state }: Platform, alias: string, projectId: string): void {
  for (const record of state.aliases.by("alias", alias)) {
    if (record.projectId === projectId) state.aliases.delete(record.id);
  }
}
