import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import type { DeploymentRow } from "../deployments/tables.ts";
import { onBehalfOf, recordEvent, subjectOf } from "../events/record-event.ts";
import { aliasEventTypes } from "./alias-event-types.ts";
import { type AliasRow, aliasTable } from "./alias-tables.ts";
import { isAnothers } from "./host-names.ts";

/** Points a host name to a deployment. Throws 403 for a name of another account. */
export function pointAlias(services: Services, alias: string, deployment: DeploymentRow, creatorId: string): AliasRow {
  const { rows } = services;
  const { id: deploymentId, projectId, accountId } = deployment;
  if (isAnothers(services, alias, accountId)) throw refuse("alias_of_another_account", { alias });
  const before = rows(aliasTable).first("alias", alias);
  if (before?.deploymentId === deploymentId) return before;
  if (before) return rows(aliasTable).change(before.id, { deploymentId, projectId, accountId, redirect: null });
  return rows(aliasTable).add({
    alias,
    accountId,
    projectId,
    deploymentId,
    creatorId,
    redirect: null,
  });
}

export function takeAliases(context: Context, alias: string, accountId: string): void {
  for (const record of context.rows(aliasTable).by("alias", alias)) {
    if (record.accountId === accountId) continue;
    context.rows(aliasTable).remove(record.id);
    recordEvent(onBehalfOf(context, "", record.accountId), aliasEventTypes["alias-delete"], {
      text: `Another account has proven that ${alias} is its own`,
      ...subjectOf(aliasTable, record),
      payload: { alias },
    });
  }
}

export function dropAlias({ rows }: Services, alias: string, projectId: string | null): void {
  for (const record of rows(aliasTable).by("alias", alias)) {
    if (record.projectId === projectId) rows(aliasTable).remove(record.id);
  }
}
