import { userTable } from "../../engine/accounts.ts";
import { given } from "../../engine/given.ts";
import type { Services } from "../../engine/services.ts";
import { deploymentTable } from "../deployments/tables.ts";
import type { Alias, AliasRow } from "./tables.ts";

/** An alias as the API shows it. */
export function presentAlias({ rows }: Services, record: AliasRow): Alias {
  const deployment = record.deploymentId === null ? undefined : rows(deploymentTable).get(record.deploymentId);
  const creator = rows(userTable).get(record.creatorId);
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
      deployment: deployment && { id: deployment.id, url: deployment.host },
      protectionBypass: record.protectionBypass,
    }),
  };
}
