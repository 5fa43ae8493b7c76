import { type OfAccount, type Row, type Table, table } from "../../store/table.ts";

/** An item with its times, so that backups have them. */
export interface Item {
  readonly key: string;
  readonly value: unknown;
  readonly description?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ConfigRow extends OfAccount {
  readonly slug: string;
  readonly createdBy: string;
  readonly items: readonly Item[];
  readonly digest: string;
  readonly sizeInBytes: number;
  readonly schema: Readonly<Record<string, unknown>> | null;
}

export const configTable: Table<ConfigRow, "account" | "slug"> = table({
  name: "globalConfigs",
  called: "Global config",
  id: { prefix: "ecfg_", length: 28 },
  indexes: { slug: (config) => slugInAccount(config.accountId, config.slug) },
  parents: { account: "account" },
});

/** Index value of a config. Names are not unique: https://vercel.com/docs/rest-api/edge-config/get-edge-configs. */
export function slugInAccount(accountId: string, slug: string): string {
  return `${accountId}/${slug}`;
}

export interface BackupRow extends Row {
  readonly configId: string;
  readonly slug: string;
  readonly digest: string;
  readonly sizeInBytes: number;
  readonly items: readonly Item[];
  readonly userId: string;
}

export const backupTable: Table<BackupRow, "config"> = table({
  name: "globalConfigBackups",
  called: "Backup",
  id: { prefix: "", length: 32 },
  parents: { config: configTable },
});

export interface ReadTokenRow extends Row {
  readonly configId: string;
  readonly label: string;
  readonly hash: string;
  readonly partial: string;
}

export const readTokenTable: Table<ReadTokenRow, "config" | "hash"> = table({
  name: "globalConfigTokens",
  called: "Global config token",
  indexes: { hash: (token) => token.hash },
  parents: { config: configTable },
});

export const globalConfigTables: readonly Table[] = [configTable, backupTable, readTokenTable];
