import type { Operations } from "@slipway/global-config/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import {
  type BackupRow,
  type ConfigRow,
  configTable,
  type Item,
  type ReadTokenRow,
} from "../../domain/config/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { type Categories, type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";

type Output<Name extends keyof Operations> = Operations[Name]["output"];
type ItemValue = Output<"getGlobalConfigItem">["value"];
type Metadata = Output<"getGlobalConfigBackup">["metadata"];

export function presentConfig(config: ConfigRow): Output<"getGlobalConfig"> {
  const { items, accountId, schema } = config;
  return {
    ...pick(config, "id", "slug", "createdAt", "updatedAt", "digest", "sizeInBytes", "createdBy"),
    itemCount: items.length,
    ownerId: accountId,
    ...omitUndefined({ schema: schema ? { ...schema } : undefined }),
  };
}

export function presentItem(configId: string, item: Item): Output<"getGlobalConfigItem"> {
  return { key: item.key, edgeConfigId: configId, ...timesAndValue(item) };
}

export function presentBackup(context: Context, backup: BackupRow): Output<"getGlobalConfigBackup"> {
  const { id, slug, digest, createdAt, items, userId } = backup;
  const user = context.rows(userTable).get(userId);
  return {
    id,
    lastModified: createdAt,
    backup: {
      slug,
      digest,
      updatedAt: createdAt,
      items: Object.fromEntries(items.map((item) => [item.key, timesAndValue(item)])),
    },
    metadata: presentMetadata(backup),
    ...omitUndefined({
      user: user && {
        ...pick(user, "id", "email", "username"),
        ...omitUndefined({ name: user.name ?? undefined }),
      },
    }),
  };
}

export function presentMetadata({ items, sizeInBytes, createdAt, userId }: BackupRow): Metadata {
  return {
    itemsBytes: sizeInBytes,
    itemsCount: items.length,
    updatedAt: new Date(createdAt).toISOString(),
    updatedBy: userId,
  };
}

export function presentToken(token: ReadTokenRow): Output<"getGlobalConfigToken"> {
  return { ...pick(token, "id", "createdAt", "label"), edgeConfigId: token.configId, partialToken: token.partial };
}

function timesAndValue({ value, description, createdAt, updatedAt }: Item) {
  // Each value was parsed from JSON.
  return { value: value as ItemValue, ...omitUndefined({ description }), createdAt, updatedAt };
}

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
