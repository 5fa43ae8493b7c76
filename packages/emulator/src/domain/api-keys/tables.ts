import type { Operations } from "@slipway/authentication/contract";
import type { Frozen } from "../../store/frozen.ts";
import { type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type ApiKey = Operations["createApiKey"]["output"]["apiKey"];

/** A key for one purpose; the key itself is written nowhere. */
export interface ApiKeyRow extends Row {
  readonly accountId: string;
  /** The only project that it is for. */
  readonly projectId: string | null;
  readonly hash: string;
  readonly name: string;
  readonly purpose: string;
  readonly partialKey: string;
  readonly createdBy: string;
  readonly expiresAt: number | null;
  readonly metadata?: Frozen<NonNullable<ApiKey["metadata"]>>;
  readonly quota?: Frozen<NonNullable<ApiKey["quota"]>>;
}

export const apiKeyTable: Table<ApiKeyRow, "account" | "project" | "hash"> = table({
  name: "apiKeys",
  called: "API key",
  indexes: { account: (key) => key.accountId, project: (key) => key.projectId, hash: (key) => key.hash },
  parents: { account: "account", project: projectTable },
});

export const authenticationTables: readonly Table[] = [apiKeyTable];
