import { mayThere } from "../../domain/accounts/access/there.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import type { Alias, AliasRow } from "../../domain/hosts/alias-tables.ts";
import { aliasOrigin } from "../../domain/hosts/deployment-at.ts";
import { given } from "../../engine/omit-undefined.ts";

/** An alias as the API shows it to whoever asks; what lets anybody pass its protection, to who manages that. */
export function presentAlias(context: Context, record: AliasRow): Alias {
  const { rows } = context;
  const deployment = record.deploymentId === null ? undefined : rows(deploymentTable).get(record.deploymentId);
  const creator = rows(userTable).get(record.creatorId);
  return {
    uid: record.id,
    alias: record.alias,
    origin: aliasOrigin(context, record.alias),
    created: new Date(record.createdAt).toISOString(),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    deploymentId: record.deploymentId,
    projectId: record.projectId,
    redirect: record.redirect,
    ...given({
      creator: creator && { uid: creator.id, email: creator.email, username: creator.username },
      deployment: deployment && { id: deployment.id, url: deployment.host },
      protectionBypass: mayThere(context, "protection", record) ? record.protectionBypass : undefined,
    }),
  };
}
