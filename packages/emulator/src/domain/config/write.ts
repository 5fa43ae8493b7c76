import { failedCondition, preconditionFailed } from "../../engine/http/conditions.ts";
import { notFound, refuse } from "../../engine/platform-error.ts";
import { type Matches, newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/scope.ts";
import { type Plan, teamTable } from "../accounts/tables.ts";
import { planOf } from "../world/world.ts";
import { digestOf, sizeOfItems, valuesByKey } from "./items.ts";
import { checkValues } from "./json-schema.ts";
import { type BackupRow, backupTable, type ConfigRow, configTable, type Item } from "./tables.ts";

/** The members of a config that depend on its items. Throws 402 beyond the plan's size. */
export function contentOf(
  { rows }: Pick<Context, "rows">,
  accountId: string,
  items: readonly Item[],
): Pick<ConfigRow, "items" | "digest" | "sizeInBytes"> {
  const sizeInBytes = sizeOfItems(items);
  const team = rows(teamTable).get(accountId);
  const plan = team ? planOf(team) : "hobby";
  const { bytes } = limits[plan];
  if (sizeInBytes > bytes) throw refuse("config_too_large", { sizeInBytes, bytes, plan });
  return { items, digest: digestOf(items), sizeInBytes };
}

/** Replaces a config's items and adds a backup. Throws 400 for a violated schema, and 402 as `contentOf` does. */
export function writeItems(context: Context, config: ConfigRow, items: readonly Item[]): BackupRow {
  const content = contentOf(context, config.accountId, items);
  if (config.schema) checkValues(config.schema, valuesByKey(items));
  return addBackup(context, context.rows(configTable).change(config.id, content));
}

export function requireDigest({ conditions }: Context, { digest }: ConfigRow): void {
  const failed = failedCondition(conditions, `"${digest}"`);
  if (failed) throw preconditionFailed(failed);
}

/** Per config, the latest: an emulator that tests use for days must not grow for ever. */
const maxBackups = 200;

export function addBackup(context: Context, config: ConfigRow): BackupRow {
  const { rows, scope } = context;
  const { id: configId, slug, digest, sizeInBytes, items } = config;
  const backups = [...newestOf(backupsOf(context, config))];
  const over = new Set(backups.slice(maxBackups - 1).map(({ id }) => id));
  for (const { id } of rows(backupTable).by("config", configId))
    if (over.has(id) || !backups.some((one) => one.id === id)) rows(backupTable).remove(id);
  return rows(backupTable).add({ configId, slug, digest, sizeInBytes, items, userId: scope.user.id });
}

export function backupsOf({ rows, clock }: Context, { id, accountId }: ConfigRow): Matches<BackupRow> {
  const team = rows(teamTable).get(accountId);
  const { backupsLast } = limits[team ? planOf(team) : "hobby"];
  const oldest = clock.now() - backupsLast;
  return rows(backupTable).where(having("config", id), ({ createdAt }) => createdAt > oldest);
}

export function findBackup(context: Context, config: ConfigRow, id: string): BackupRow {
  const backup = context.rows(backupTable).get(id);
  if (!backup || ![...newestOf(backupsOf(context, config))].includes(backup)) throw notFound(backupTable.called);
  return backup;
}

const day = 24 * 60 * 60 * 1000;

/** Limits by plan: https://vercel.com/docs/edge-config/edge-config-limits. */
const limits: Readonly<Record<Plan, { readonly bytes: number; readonly backupsLast: number }>> = {
  hobby: { bytes: 8 * 1024, backupsLast: 7 * day },
  pro: { bytes: 64 * 1024, backupsLast: 90 * day },
  enterprise: { bytes: 512 * 1024, backupsLast: 365 * day },
};
