import { isDeepStrictEqual } from "node:util";
import type { Operations } from "@slipway/global-config/contract";
import { findConfig } from "../../domain/config/find-config.ts";
import { changedItems, valuesOf } from "../../domain/config/items.ts";
import { checkSchema } from "../../domain/config/json-schema.ts";
import { configTable } from "../../domain/config/tables.ts";
import { demandDigest, writeItems } from "../../domain/config/write.ts";
import { happened } from "../../domain/events/record-event.ts";
import { invalid, notFound } from "../../engine/platform-error.ts";
import { empty } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";
import { presentItem } from "./present.ts";
import { toldOf } from "./told-of.ts";

type Names =
  | "listGlobalConfigItems"
  | "getGlobalConfigItem"
  | "updateGlobalConfigItems"
  | "getGlobalConfigSchema"
  | "updateGlobalConfigSchema"
  | "deleteGlobalConfigSchema";

export const contentHandlers: SomeHandlers<Operations, Names> = {
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
    happened(context, happenings["global-config-items-updated"], {
      ...toldOf(context, config, "changed items of", payload),
      webhooks: { "edge-config.items.updated": () => ({ edgeConfigId: config.id, ...payload }) },
    });
    return { status: "ok" };
  },

  getGlobalConfigSchema({ edgeConfigId }, context) {
    const { schema } = findConfig(context, edgeConfigId);
    if (!schema) throw notFound("Schema");
    return schema;
  },

  updateGlobalConfigSchema({ edgeConfigId, dryRun, definition }, context) {
    const config = findConfig(context, edgeConfigId);
    if (!isObject(definition)) throw invalid("`definition` should be a JSON Schema: an object");
    checkSchema(definition, valuesOf(config.items));
    if (!dryRun && !isDeepStrictEqual(definition, config.schema)) {
      context.rows(configTable).change(config.id, { schema: definition });
      happened(context, happenings["global-config-schema-updated"], toldOf(context, config, "changed the schema of"));
    }
    return definition;
  },

  deleteGlobalConfigSchema({ edgeConfigId }, context) {
    const config = findConfig(context, edgeConfigId);
    if (!config.schema) return empty(204);
    context.rows(configTable).change(config.id, { schema: null });
    happened(context, happenings["global-config-schema-deleted"], toldOf(context, config, "deleted the schema of"));
    return empty(204);
  },
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
