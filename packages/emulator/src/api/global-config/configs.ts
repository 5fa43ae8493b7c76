import type { Operations } from "@slipway/global-config/contract";
import { requireInAccount } from "../../domain/accounts/access/there.ts";
import { addBackup } from "../../domain/config/backup-store.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { newItems } from "../../domain/config/items.ts";
import { configTable } from "../../domain/config/tables.ts";
import { contentOf } from "../../domain/config/write.ts";
import { happened } from "../../domain/events/record-event.ts";
import { answer, empty } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";
import { presentConfig } from "./present.ts";
import { toldOf } from "./told-of.ts";

type Names =
  | "listGlobalConfigs"
  | "createGlobalConfig"
  | "getGlobalConfig"
  | "updateGlobalConfig"
  | "deleteGlobalConfig";

export const configHandlers: SomeHandlers<Operations, Names> = {
  listGlobalConfigs(_, context) {
    requireInAccount(context);
    return context.rows(configTable).by("account", context.scope.accountId).map(presentConfig);
  },

  createGlobalConfig({ slug, items = {} }, context) {
    requireInAccount(context);
    const { rows, clock, scope } = context;
    const content = contentOf(context, scope.accountId, newItems(items, clock.now()));
    const { accountId, user } = scope;
    const config = rows(configTable).add({ accountId, slug, createdBy: user.id, schema: null, ...content });
    addBackup(context, config);
    happened(context, happenings["global-config-created"], {
      ...toldOf(context, config, "created"),
      webhooks: { "edge-config.created": () => ({ ...presentConfig(config) }) },
    });
    return answer(201, presentConfig(config));
  },

  getGlobalConfig: ({ edgeConfigId }, context) => presentConfig(findConfig(context, edgeConfigId)),

  updateGlobalConfig({ edgeConfigId, slug }, context) {
    const config = findConfig(context, edgeConfigId);
    if (config.slug === slug) return presentConfig(config);
    const changed = context.rows(configTable).change(config.id, { slug });
    happened(context, happenings["global-config-updated"], toldOf(context, changed, `renamed ${config.slug} to`));
    return presentConfig(changed);
  },

  deleteGlobalConfig({ edgeConfigId }, context) {
    const config = findConfig(context, edgeConfigId);
    context.rows(configTable).remove(config.id);
    happened(context, happenings["global-config-deleted"], {
      ...toldOf(context, config, "deleted"),
      webhooks: { "edge-config.deleted": () => ({ ...presentConfig(config) }) },
    });
    return empty(204);
  },
};
