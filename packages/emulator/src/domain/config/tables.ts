import { type OfAccount, type Row, type Table, table } from "../../store/table.ts";

/** An item; the platform's own record of it, so that a backup has its times, too. */
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
  /** In the order in which they came. */
  readonly items: readonly Item[];
  /** What the values are known by. */
  readonly digest: string;
  readonly sizeInBytes: number;
  /** What the items keep to; null: nothing. */
  readonly schema: Readonly<Record<string, unknown>> | null;
}

export const configTable: Table<ConfigRow, "account" | "slug"> = table({
  name: "globalConfigs",
  called: "Global config",
  id: { prefix: "ecfg_", length: 28 },
  indexes: { slug: (config) => slugInAccount(config.accountId, config.slug) },
  parents: { account: "account" },
});

/** What a config is found by within its account. Names are not unique: https://vercel.com/docs/rest-api/edge-config/get-edge-configs. */
export function slugInAccount(accountId: string, slug: string): string {
  return `${accountId}/${slug}`;
}

/** What a config was after a write. */
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

/** What reads a config, and nothing else. */
export interface ReadTokenRow extends Row {
  readonly configId: string;
  readonly label: string;
  /** What the token is known by; the text itself is written nowhere. */
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
