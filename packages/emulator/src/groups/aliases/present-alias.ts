import { given } from "../../engine/given.ts";
import type { Services } from "../../engine/services.ts";
import type { Alias, AliasRecord } from "../../store/records.ts";

/** An alias as the API shows it. */
export function presentAlias({ state, hosts }: Services, record: AliasRecord): Alias {
  const deployment = record.deploymentId === null ? undefined : state.deployments.get(record.deploymentId);
  const creator = state.users.get(record.creatorId);
  return {
    uid: record.id,
    alias: record.alias,
    created: new Date(record.createdAt).toISOString(),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    deploymentId: record.deploymentId,
    projectId: record.projectId,
    redirect: record.redirect,
    ...given({
      creator: creator && { uid: creator.id, email: creator.email, username: creator.username },
      deployment: deployment && { id: deployment.id, url: hosts.reachable(deployment.host) },
      protectionBypass: record.protectionBypass,
    }),
  };
}
