import type { Operations } from "@slipway/authentication/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/authentication/contract.ts";
import type { Frozen } from "../../store/frozen.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type ApiKey = Operations["createApiKey"]["output"]["apiKey"];

export interface ApiKeyRow extends OfAccount {
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
  indexes: { hash: (key) => key.hash },
  parents: { account: "account", project: projectTable },
});

export interface OAuthAppRow extends OfAccount, Frozen<Omit<Unlisted["createOAuthApp"]["input"], "description">> {
  readonly description: string;
}

export const oauthAppTable: Table<OAuthAppRow, "account" | "slugInAccount"> = table({
  name: "oauthApps",
  called: "OAuth app",
  id: { prefix: "cl_", length: 32 },
  indexes: { slugInAccount: ({ accountId, slug }) => `${accountId}/${slug}` },
  parents: { account: "account" },
});

/** An app's secret, as a hash. */
export interface OAuthSecretRow extends OfAccount {
  readonly appId: string;
  readonly hash: string;
  readonly lastFourChars: string;
}

export const oauthSecretTable: Table<OAuthSecretRow, "account" | "app"> = table({
  name: "oauthSecrets",
  called: "OAuth app's secret",
  id: { prefix: "", length: 16 },
  indexes: { account: (secret) => secret.accountId },
  parents: { app: oauthAppTable },
});

export const authenticationTables: readonly Table[] = [apiKeyTable, oauthAppTable, oauthSecretTable];
