import type { Operations } from "@slipway/domains/contract";
import type { WithRows } from "../../engine/services.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";

export type Domain = Operations["getDomain"]["output"]["domain"];

export interface AccountDomainRow extends OfAccount {
  readonly name: string;
  readonly creatorId: string;
  /** Whether the platform serves the domain's DNS zone, once delegated. */
  readonly zone: boolean;
  readonly echMode: Domain["echMode"];
  readonly renew?: boolean;
  readonly customNameservers?: readonly string[];
  /** The account that may take the domain over, and the hash of its token. */
  readonly offer?: { readonly accountId: string; readonly tokenHash: string };
}

export const accountDomainTable: Table<AccountDomainRow, "account" | "name"> = table({
  name: "accountDomains",
  called: "Domain",
  indexes: { name: (domain) => domain.name },
  parents: { account: "account" },
  unique: ["name"],
});

export const accountDomainTables: readonly Table[] = [accountDomainTable];

export type ZoneRecordType = "A" | "AAAA" | "ALIAS" | "CAA" | "CNAME" | "HTTPS" | "MX" | "NS" | "SRV" | "TXT";

export interface RecordData {
  /** Relative to the domain; empty for the apex. */
  readonly name: string;
  readonly type: ZoneRecordType;
  readonly value: string;
  readonly priority?: number;
  /** In seconds. */
  readonly ttl: number;
  readonly comment?: string;
}

export interface RecordRow extends OfAccount, RecordData {
  readonly domainId: string;
  /** A user's ID, or `system` for the platform's read-only records. */
  readonly creatorId: string;
}

export const recordTable: Table<RecordRow, "account" | "domain" | "place"> = table({
  name: "dnsRecords",
  called: "DNS record",
  id: { prefix: "rec_", length: 24 },
  indexes: { place: (record) => zonePlace(record.domainId, record.name) },
  parents: { account: "account", domain: accountDomainTable },
});

export function zonePlace(domainId: string, name: string): string {
  return `${domainId}/${name}`;
}

export const dnsTables: readonly Table[] = [recordTable];

export interface CertRow extends OfAccount {
  /** The account's domain of all names. Null: uploaded for other names. */
  readonly domainId: string | null;
  readonly cns: readonly string[];
  readonly certificate: string;
  readonly chain: string;
  readonly sealedKey: string;
  readonly expiresAt: number;
  readonly autoRenew: boolean;
  readonly creatorId: string;
}

export const certTable: Table<CertRow, "account" | "domain" | "name"> = table({
  name: "certs",
  called: "Certificate",
  id: { prefix: "cert_", length: 24 },
  indexes: { name: (cert) => cert.cns },
  parents: { account: "account", domain: accountDomainTable },
});

export const certTables: readonly Table[] = [certTable];

export const keyPurpose = "certificate key";

/** The closest domain of any account at or above a name. */
export function domainOf({ rows }: WithRows, name: string): AccountDomainRow | undefined {
  return [...parentsOf(name)].map((parent) => rows(accountDomainTable).first("name", parent)).find(Boolean);
}

function* parentsOf(name: string): Generator<string> {
  yield name;
  for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) yield name.slice(dot + 1);
}
