import { isDeepStrictEqual } from "node:util";
import type { Operations } from "@slipway/global-config/contract";
import { requireInAccount } from "../../domain/accounts/access/require-right.ts";
import { changedItems, findConfig, newItems, valuesByKey } from "../../domain/config/items.ts";
import { checkSchema } from "../../domain/config/json-schema.ts";
import { configTable } from "../../domain/config/tables.ts";
import { addBackup, backupsOf, contentOf, findBackup, requireDigest, writeItems } from "../../domain/config/write.ts";
import { recordChange, subjectOf } from "../../domain/events/record-event.ts";
import { onePage, pageByCursor } from "../../engine/page.ts";
import { invalid, requireFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { isJsonObject } from "../../pipeline/input.ts";
import { created, identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import { newestOf } from "../../store/matches.ts";
import {
  categories,
  eventTypes,
  presentBackup,
  presentConfig,
  presentItem,
  presentMetadata,
  recordConfigEvent,
} from "./present.ts";
import { serveConfig } from "./serve.ts";
import { tokenHandlers } from "./tokens.ts";

const configs = resource(ofAccount(configTable, "edgeConfigId", findConfig), {
  present: presentConfig,
  events: {
    created: eventTypes["global-config-created"],
    updated: eventTypes["global-config-updated"],
    deleted: eventTypes["global-config-deleted"],
  },
  details: (config) => ({
    text: `the global config ${config.slug}`,
    ...subjectOf(configTable, config),
    payload: { edgeConfigId: config.id, edgeConfigSlug: config.slug },
    webhooks: {
      "edge-config.created": () => ({ ...presentConfig(config) }),
      "edge-config.deleted": () => ({ ...presentConfig(config) }),
    },
  }),
});

const list = configs.list(onePage, (newest) => newest.reverse());

/** The members are not published: Terraform's provider reads `definition`, other clients the schema itself. */
function presentSchema<Schema extends object>(schema: Schema): Schema & { readonly definition: Schema } {
  return { ...schema, definition: schema };
}

export const globalConfigGroup: Group = group<Operations>({
  handlers: {
    getGlobalConfigBackup: configs.onRow((config, { edgeConfigBackupVersionId }, context) =>
      presentBackup(context, findBackup(context, config, edgeConfigBackupVersionId)),
    ),

    restoreGlobalConfigBackup: configs.onRow((config, { edgeConfigBackupVersionId }, context) => {
      const { id: restoredFrom, items } = findBackup(context, config, edgeConfigBackupVersionId);
      requireDigest(context, config);
      const { id, digest } = writeItems(context, config, items);
      const payload = { edgeConfigBackupVersionId: id, edgeConfigDigest: digest };
      recordConfigEvent(context, "global-config-backup-restored", config, "put a backup back into", payload);
      return { status: "ok", restoredFrom, previousDigest: config.digest, digest };
    }),

    listGlobalConfigBackups: configs.onRow((config, { limit, metadata, next }, context) => {
      const backups = backupsOf(context, config);
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
    }),

    listGlobalConfigs(input, context) {
      // A role in a project alone is refused, instead of an empty list.
      requireInAccount(context);
      return list(input, context);
    },
    createGlobalConfig: configs.create(
      ({ slug, items = {} }, context, { id: accountId }) => {
        const content = contentOf(context, accountId, newItems(items, context.clock.now()));
        return { accountId, slug, createdBy: context.scope.user.id, schema: null, ...content };
      },
      created,
      { after: (config, _, context) => addBackup(context, config) },
    ),
    getGlobalConfig: configs.get(identity),
    updateGlobalConfig: configs.update(({ slug }, config) => (slug === config.slug ? undefined : { slug }), identity),
    deleteGlobalConfig: configs.remove(noContent),

    listGlobalConfigItems: configs.onRow(({ id, items }) => items.map((item) => presentItem(id, item))),

    getGlobalConfigItem: configs.onRow(({ id, items }, { edgeConfigItemKey }) => {
      const item = items.find(({ key }) => key === edgeConfigItemKey);
      return presentItem(id, requireFound(item, "Item"));
    }),

    updateGlobalConfigItems: configs.onRow((config, { items: changes }, context) => {
      requireDigest(context, config);
      const items = changedItems(config.items, changes, context.clock.now());
      if (items === config.items) return { status: "ok" };
      const { id, digest } = writeItems(context, config, items);
      const payload = { edgeConfigBackupVersionId: id, edgeConfigDigest: digest };
      const change = `changed items of the global config ${config.slug}`;
      recordChange(context, eventTypes["global-config-items-updated"], configTable, config, change, {
        payload: { edgeConfigId: config.id, edgeConfigSlug: config.slug, ...payload },
        webhooks: { "edge-config.items.updated": () => ({ edgeConfigId: config.id, ...payload }) },
      });
      return { status: "ok" };
    }),

    getGlobalConfigSchema: configs.onRow(({ schema }) => presentSchema(requireFound(schema, "Schema"))),

    updateGlobalConfigSchema: configs.onRow((config, { dryRun, definition }, context) => {
      if (!isJsonObject(definition)) throw invalid("`definition` should be a JSON Schema: an object");
      checkSchema(definition, valuesByKey(config.items));
      if (!dryRun && !isDeepStrictEqual(definition, config.schema)) {
        context.rows(configTable).change(config.id, { schema: definition });
        recordConfigEvent(context, "global-config-schema-updated", config, "changed the schema of");
      }
      return presentSchema(definition);
    }),

    deleteGlobalConfigSchema: configs.onRow((config, _, context) => {
      if (!config.schema) return noContent();
      context.rows(configTable).change(config.id, { schema: null });
      recordConfigEvent(context, "global-config-schema-deleted", config, "deleted the schema of");
      return noContent();
    }),

    ...tokenHandlers,
  },
  // A global config is a store of the whole account.
  writeRight: "integrations",
  eventTypes,
  categories,
  serve: serveConfig,
});
