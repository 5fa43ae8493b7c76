import type { Context } from "../../domain/accounts/context.ts";
import { type ConfigRow, configTable } from "../../domain/config/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { type Categories, type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  storage: {
    "global-config-backup-restored": "A global config was put back to a backup",
    "global-config-created": ["A global config was created", "edge-config.created"],
    "global-config-deleted": ["A global config was deleted", "edge-config.deleted"],
    "global-config-items-updated": ["Items of a global config were changed", "edge-config.items.updated"],
    "global-config-schema-deleted": "The schema of a global config was deleted",
    "global-config-schema-updated": "The schema of a global config was changed",
    "global-config-token-created": "A token of a global config was created",
    "global-config-token-deleted": "Tokens of a global config were deleted",
    "global-config-updated": "The slug of a global config was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = { storage: "Storage" };

type PlainType = Exclude<keyof typeof eventTypes, `global-config-${"created" | "deleted" | "items-updated"}`>;

/** Records what the request's user did to a config, such as `changed the schema of the global config flags`. */
export function recordConfigEvent(
  context: Context,
  type: PlainType,
  config: ConfigRow,
  change: string,
  details: Readonly<Record<string, unknown>> = {},
): void {
  const payload = { edgeConfigId: config.id, edgeConfigSlug: config.slug, ...details };
  recordChange(context, eventTypes[type], configTable, config, `${change} the global config ${config.slug}`, {
    payload,
  });
}
