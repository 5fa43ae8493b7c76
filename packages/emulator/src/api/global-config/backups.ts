import type { Operations } from "@slipway/global-config/contract";
import { backupsOf, findBackup } from "../../domain/config/backup-store.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { demandDigest, writeItems } from "../../domain/config/write.ts";
import { happened } from "../../domain/events/record-event.ts";
import { pageByCursor } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { newestOf } from "../../store/found.ts";
import { happenings } from "./event-types.ts";
import { presentBackup, presentMetadata } from "./present.ts";
import { toldOf } from "./told-of.ts";

type Names = "getGlobalConfigBackup" | "restoreGlobalConfigBackup" | "listGlobalConfigBackups";

export const backupHandlers: SomeHandlers<Operations, Names> = {
  getGlobalConfigBackup: ({ edgeConfigId, edgeConfigBackupVersionId }, context) =>
    presentBackup(context, findBackup(context, findConfig(context, edgeConfigId), edgeConfigBackupVersionId)),

  restoreGlobalConfigBackup({ edgeConfigId, edgeConfigBackupVersionId }, context) {
    const config = findConfig(context, edgeConfigId);
    const { id: restoredFrom, items } = findBackup(context, config, edgeConfigBackupVersionId);
    demandDigest(context, config);
    const { id, digest } = writeItems(context, config, items);
    const payload = { edgeConfigBackupVersionId: id, edgeConfigDigest: digest };
    happened(
      context,
      happenings["global-config-backup-restored"],
      toldOf(context, config, "put a backup back into", payload),
    );
    return { status: "ok", restoredFrom, previousDigest: config.digest, digest };
  },

  listGlobalConfigBackups({ edgeConfigId, limit, metadata, next }, context) {
    const backups = backupsOf(context, findConfig(context, edgeConfigId));
    if (limit === 0) return { backups: [], pagination: { hasNext: !newestOf(backups).next().done } };
    const { items, nextCursor } = pageByCursor(backups, { order: "desc" }, { limit, cursor: next });
    return {
      backups: items.map((backup) => ({
        id: backup.id,
        lastModified: backup.createdAt,
        ...(metadata ? { metadata: presentMetadata(backup) } : {}),
      })),
      pagination: nextCursor === undefined ? { hasNext: false } : { hasNext: true, next: nextCursor },
    };
  },
};
