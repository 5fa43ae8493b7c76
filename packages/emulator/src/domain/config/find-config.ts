import type { Context } from "../accounts/context.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type ConfigRow, configTable, slugInAccount } from "./tables.ts";

/** Finds a visible config by ID or slug, the oldest one where several share it. Throws as `requireVisible` does. */
export function findConfig(context: Context, idOrSlug: string): ConfigRow {
  const rows = context.rows(configTable);
  const row = rows.get(idOrSlug) ?? rows.first("slug", slugInAccount(context.scope.accountId, idOrSlug));
  return requireVisible(context, configTable, row);
}
