import { notFound } from "../../engine/platform-error.ts";
import { type Found, newestOf } from "../../store/found.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/context.ts";
import { teamTable } from "../accounts/tables.ts";
import { planOf } from "../world/world.ts";
import { limitsOf } from "./limits.ts";
import { type BackupRow, backupTable, type ConfigRow } from "./tables.ts";

/** How many backups of a config are kept, the latest: an emulator that tests use for days must not grow for ever. */
const mostBackups = 200;

/** Keeps what a config is now. */
export function addBackup(context: Context, config: ConfigRow): BackupRow {
  const { rows, scope } = context;
  const { id: configId, slug, digest, sizeInBytes, items } = config;
  const kept = [...newestOf(backupsOf(context, config))];
  const over = new Set(kept.slice(mostBackups - 1).map(({ id }) => id));
  for (const { id } of rows(backupTable).by("config", configId))
    if (over.has(id) || !kept.some((one) => one.id === id)) rows(backupTable).remove(id);
  return rows(backupTable).add({ configId, slug, digest, sizeInBytes, items, userId: scope.user.id });
}

/** The backups that are there as long as the account's plan keeps them, newest first. */
export function backupsOf({ rows, clock }: Context, { id, accountId }: ConfigRow): Found<BackupRow> {
  const team = rows(teamTable).get(accountId);
  const { backupsLast } = limitsOf(team ? planOf(team) : "hobby");
  const oldest = clock.now() - backupsLast;
  return rows(backupTable).where(having("config", id), ({ createdAt }) => createdAt > oldest);
}

/** Throws 404 for what is none of a config's, or is not kept any more. */
export function findBackup(context: Context, config: ConfigRow, id: string): BackupRow {
  const backup = context.rows(backupTable).get(id);
  if (!backup || ![...newestOf(backupsOf(context, config))].includes(backup)) throw notFound(backupTable.called);
  return backup;
}
