import { isDeepStrictEqual } from "node:util";
import type { Operations } from "@slipway/global-config/contract";
import { requireInAccount } from "../../domain/accounts/access/require-right.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { changedItems, newItems, valuesOf } from "../../domain/config/items.ts";
import { checkSchema } from "../../domain/config/json-schema.ts";
import { configTable } from "../../domain/config/tables.ts";
import { addBackup, backupsOf, contentOf, demandDigest, findBackup, writeItems } from "../../domain/config/write.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { onePage, pageByCursor } from "../../engine/page.ts";
import { invalid, notFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { empty } from "../../pipeline/handler.ts";
import { isJsonObject } from "../../pipeline/input.ts";
import { created, identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import { newestOf } from "../../store/found.ts";
import { categories, eventTypes, toldOf } from "./event-types.ts";
import { presentBackup, presentConfig, presentItem, presentMetadata } from "./present.ts";
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

/** Its members are not published. Terraform's provider reads `definition`, others the schema itself: each finds what it reads. */
function shownSchema<Schema extends object>(schema: Schema): Schema & { readonly definition: Schema } {
  return { ...schema, definition: schema };
}

export const globalConfigGroup: Group = group<Operations>({
  handlers: {
    getGlobalConfigBackup: ({ edgeConfigId, edgeConfigBackupVersionId }, context) =>
      presentBackup(context, findBackup(context, findConfig(context, edgeConfigId), edgeConfigBackupVersionId)),

    restoreGlobalConfigBackup({ edgeConfigId, edgeConfigBackupVersionId }, context) {
      const config = findConfig(context, edgeConfigId);
      const { id: restoredFrom, items } = findBackup(context, config, edgeConfigBackupVersionId);
      demandDigest(context, config);
      const { id, digest } = writeItems(context, config, items);
      recordEvent(
        context,
        eventTypes["global-config-backup-restored"],
        toldOf(context, config, "put a backup back into", { edgeConfigBackupVersionId: id, edgeConfigDigest: digest }),
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

    listGlobalConfigs(input, context) {
      // Who has a role in a project only is refused here, and not shown an empty list.
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

    listGlobalConfigItems({ edgeConfigId }, context) {
      const { id, items } = findConfig(context, edgeConfigId);
      return items.map((item) => presentItem(id, item));
    },

    getGlobalConfigItem({ edgeConfigId, edgeConfigItemKey }, context) {
      const { id, items } = findConfig(context, edgeConfigId);
      const item = items.find(({ key }) => key === edgeConfigItemKey);
      if (!item) throw notFound("Item");
      return presentItem(id, item);
    },

    updateGlobalConfigItems({ edgeConfigId, items: changes }, context) {
      const config = findConfig(context, edgeConfigId);
      demandDigest(context, config);
      const items = changedItems(config.items, changes, context.clock.now());
      if (items === config.items) return { status: "ok" };
      const { id, digest } = writeItems(context, config, items);
      const payload = { edgeConfigBackupVersionId: id, edgeConfigDigest: digest };
      recordEvent(context, eventTypes["global-config-items-updated"], {
        ...toldOf(context, config, "changed items of", payload),
        webhooks: { "edge-config.items.updated": () => ({ edgeConfigId: config.id, ...payload }) },
      });
      return { status: "ok" };
    },

    getGlobalConfigSchema({ edgeConfigId }, context) {
      const { schema } = findConfig(context, edgeConfigId);
      if (!schema) throw notFound("Schema");
      return shownSchema(schema);
    },

    updateGlobalConfigSchema({ edgeConfigId, dryRun, definition }, context) {
      const config = findConfig(context, edgeConfigId);
      if (!isJsonObject(definition)) throw invalid("`definition` should be a JSON Schema: an object");
      checkSchema(definition, valuesOf(config.items));
      if (!dryRun && !isDeepStrictEqual(definition, config.schema)) {
        context.rows(configTable).change(config.id, { schema: definition });
        recordEvent(
          context,
          eventTypes["global-config-schema-updated"],
          toldOf(context, config, "changed the schema of"),
        );
      }
      return shownSchema(definition);
    },

    deleteGlobalConfigSchema({ edgeConfigId }, context) {
      const config = findConfig(context, edgeConfigId);
      if (!config.schema) return empty(204);
      context.rows(configTable).change(config.id, { schema: null });
      recordEvent(
        context,
        eventTypes["global-config-schema-deleted"],
        toldOf(context, config, "deleted the schema of"),
      );
      return empty(204);
    },

    ...tokenHandlers,
  },
  // A global config is a store of the whole account.
  writeRight: "integrations",
  eventTypes,
  categories,
  serve: serveConfig,
});
