import type { Operations } from "@slipway/global-config/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import type { BackupRow, ConfigRow, Item, ReadTokenRow } from "../../domain/config/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";

type Output<Name extends keyof Operations> = Operations[Name]["output"];
type ItemValue = Output<"getGlobalConfigItem">["value"];
type Metadata = Output<"getGlobalConfigBackup">["metadata"];

export function presentConfig(config: ConfigRow): Output<"getGlobalConfig"> {
  const { id, slug, createdAt, updatedAt, digest, items, accountId, sizeInBytes, createdBy, schema } = config;
  return {
    id,
    slug,
    createdAt,
    updatedAt,
    digest,
    itemCount: items.length,
    ownerId: accountId,
    sizeInBytes,
    createdBy,
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
        id: user.id,
        email: user.email,
        username: user.username,
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

export function presentToken({
  id,
  createdAt,
  configId,
  label,
  partial,
}: ReadTokenRow): Output<"getGlobalConfigToken"> {
  return { id, createdAt, edgeConfigId: configId, label, partialToken: partial };
}

function timesAndValue({ value, description, createdAt, updatedAt }: Item) {
  // Each value was parsed from JSON.
  return { value: value as ItemValue, ...omitUndefined({ description }), createdAt, updatedAt };
}
