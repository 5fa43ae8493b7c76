import { type ResourceScope, requireRight } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type AliasRow, aliasTable } from "./alias-tables.ts";
import { ownName } from "./deployment-at.ts";
import { isProductionName } from "./production.ts";

export function findAlias(context: Context, idOrAlias: string): AliasRow {
  const rows = context.rows(aliasTable);
  const byName = rows.by("alias", ownName(context, context.hosts.normalize(idOrAlias)))[0];
  return requireVisible(context, aliasTable, rows.get(idOrAlias) ?? byName);
}

/** Throws 403 for a production name where the caller may not deploy to production. */
export function checkProductionName(context: Context, name: string, place: ResourceScope): void {
  if (place.projectId && isProductionName(context, place.projectId, name))
    requireRight(context, "deploy.production", place);
}
