import type { Operations } from "@slipway/global-config/contract";
import { requireInAccount } from "../../domain/accounts/access/there.ts";
import { addBackup } from "../../domain/config/backup-store.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { newItems } from "../../domain/config/items.ts";
import { configTable } from "../../domain/config/tables.ts";
import { contentOf } from "../../domain/config/write.ts";
import { about } from "../../domain/events/record-event.ts";
import { onePage } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { asShown, gone, made, ofAccount, resource } from "../../pipeline/resource.ts";
import { happenings } from "./event-types.ts";
import { presentConfig } from "./present.ts";

type Names =
  | "listGlobalConfigs"
  | "createGlobalConfig"
  | "getGlobalConfig"
  | "updateGlobalConfig"
  | "deleteGlobalConfig";

const configs = resource(ofAccount(configTable, "edgeConfigId", findConfig), {
  show: presentConfig,
  events: {
    created: happenings["global-config-created"],
    updated: happenings["global-config-updated"],
    deleted: happenings["global-config-deleted"],
  },
  told: (config) => ({
    text: `the global config ${config.slug}`,
    ...about(configTable, config),
    payload: { edgeConfigId: config.id, edgeConfigSlug: config.slug },
    webhooks: {
      "edge-config.created": () => ({ ...presentConfig(config) }),
      "edge-config.deleted": () => ({ ...presentConfig(config) }),
    },
  }),
});

const list = configs.list(onePage, (newest) => newest.reverse());

export const configHandlers: SomeHandlers<Operations, Names> = {
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
    made,
    { after: (config, _, context) => addBackup(context, config) },
  ),
  getGlobalConfig: configs.get(asShown),
  updateGlobalConfig: configs.update(({ slug }, config) => (slug === config.slug ? undefined : { slug }), asShown),
  deleteGlobalConfig: configs.remove(gone),
};
