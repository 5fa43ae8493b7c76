import type { Operations } from "@slipway/domains/contract";
import { type Row, type Table, table } from "../../store/table.ts";

export type Domain = Operations["getDomain"]["output"]["domain"];

/** A domain of an account; what projects have below it are rows of their own. */
export interface AccountDomainRow extends Row {
  readonly accountId: string;
  readonly name: string;
  readonly creatorId: string;
  /** Whether the platform answers DNS questions about it, where it is asked. */
  readonly zone: boolean;
  readonly echMode: Domain["echMode"];
  readonly renew?: boolean;
  readonly customNameservers?: readonly string[];
  /** The account that may take it over, with what it has to show for that, as a hash. */
  readonly offer?: { readonly accountId: string; readonly tokenHash: string };
}

export const accountDomainTable: Table<AccountDomainRow, "account" | "name"> = table({
  name: "accountDomains",
  called: "Domain",
  indexes: { account: (domain) => domain.accountId, name: (domain) => domain.name },
  parents: { account: "account" },
  unique: ["name"],
});

export const accountDomainTables: readonly Table[] = [accountDomainTable];
