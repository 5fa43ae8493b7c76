import type { Context } from "../../engine/context.ts";
import { inReach } from "../../engine/reach.ts";
import { ownName } from "../deployments/deployment-at.ts";
import { type AliasRow, aliasTable } from "./tables.ts";

/** An alias within the request's reach, by id or name. Throws 404 where there is none. */
export function findAlias(context: Context, idOrAlias: string): AliasRow {
  const rows = context.rows(aliasTable);
  const named = rows.by("alias", ownName(context, context.hosts.normalize(idOrAlias)))[0];
  return inReach(context, aliasTable, rows.get(idOrAlias) ?? named);
}
