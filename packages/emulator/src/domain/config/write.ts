import { failedCondition, preconditionFailed } from "../../engine/http/conditions.ts";
import { refuse } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/context.ts";
import { teamTable } from "../accounts/tables.ts";
import { planOf } from "../world/world.ts";
import { addBackup } from "./backup-store.ts";
import { digestOf, sizeOf, valuesOf } from "./items.ts";
import { checkValues } from "./json-schema.ts";
import { limitsOf } from "./limits.ts";
import { type BackupRow, type ConfigRow, configTable, type Item } from "./tables.ts";

/** The members of a config that follow from its items. Throws 402 for more than the account's plan has room for. */
export function contentOf(
  { rows }: Pick<Context, "rows">,
  accountId: string,
  items: readonly Item[],
): Pick<ConfigRow, "items" | "digest" | "sizeInBytes"> {
  const sizeInBytes = sizeOf(items);
  const team = rows(teamTable).get(accountId);
  const plan = team ? planOf(team) : "hobby";
  const { bytes } = limitsOf(plan);
  if (sizeInBytes > bytes) throw refuse("config_too_large", { sizeInBytes, bytes, plan });
  return { items, digest: digestOf(items), sizeInBytes };
}

/**
 * Gives a config other items, and keeps a backup of them. Throws 400 for what its schema refuses, 402 as `contentOf` does, and 412
 * where the config is not the one that the request is meant for.
 */
export function writeItems(context: Context, config: ConfigRow, items: readonly Item[]): BackupRow {
  const content = contentOf(context, config.accountId, items);
  if (config.schema) checkValues(config.schema, valuesOf(items));
  return addBackup(context, context.rows(configTable).change(config.id, content));
}

/** Throws 412 where `If-Match` names another digest than the config's. */
export function demandDigest({ conditions }: Context, { digest }: ConfigRow): void {
  const failed = failedCondition(conditions, `"${digest}"`);
  if (failed) throw preconditionFailed(failed);
}
