import type { Context } from "../../domain/accounts/context.ts";
import { type ConfigRow, configTable } from "../../domain/config/tables.ts";
import { type EventEntry, subjectOf } from "../../domain/events/record-event.ts";
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

export function toldOf(
  context: Context,
  config: ConfigRow,
  did: string,
  more: Readonly<Record<string, unknown>> = {},
): EventEntry {
  return {
    text: `${context.scope.user.username} ${did} the global config ${config.slug}`,
    ...subjectOf(configTable, config),
    payload: { edgeConfigId: config.id, edgeConfigSlug: config.slug, ...more },
  };
}
