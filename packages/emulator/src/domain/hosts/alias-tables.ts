import type { Operations } from "@slipway/aliases/contract";
import { namesAbove } from "../../engine/addresses/domain-name.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { projectTable } from "../projects/tables.ts";

export type Alias = Operations["getAlias"]["output"];

export interface AliasRow extends OfAccount {
  readonly alias: string;
  readonly projectId: string | null;
  readonly deploymentId: string | null;
  readonly creatorId: string;
  readonly redirect: string | null;
  readonly protectionBypass?: NonNullable<Alias["protectionBypass"]>;
}

export const aliasTable: Table<AliasRow, "account" | "alias" | "domain" | "deployment" | "project"> = table({
  name: "aliases",
  called: "Alias",
  id: { prefix: "", length: 22 },
  indexes: {
    alias: (alias) => alias.alias,
    domain: ({ alias }) => namesAbove(alias),
  },
  parents: { account: "account", deployment: deploymentTable, project: projectTable },
  unique: ["alias"],
});

export const aliasTables: readonly Table[] = [aliasTable];
