import type { Operations } from "@slipway/domains/contract";
import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";

/** Name servers of domains whose zone the platform serves. */
export const platformNameservers: readonly string[] = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
/** CNAME target of domains that the platform serves. */
export const platformName = "cname.vercel-dns.com";
export const platformAddress = "76.76.21.21";
/** The platform's certificate authority in CAA records. */
export const platformIssuer = "letsencrypt.org";

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

export const system = "system";

// Every zone lists these; users' records hide them in answers.
const records: readonly Omit<RecordData, "ttl">[] = [
  { name: "", type: "CAA", value: `0 issue "${platformIssuer}"` },
  { name: "*", type: "ALIAS", value: platformName },
  { name: "", type: "ALIAS", value: platformName },
];

export function addSystemRecords({ rows }: Services, { id: domainId, accountId }: AccountDomainRow): void {
  for (const record of records) rows(recordTable).add({ ...record, ttl: 60, domainId, accountId, creatorId: system });
}

const declared = {
  domain: {
    domain: ["A domain was added to the account", "domain.created", "domain-created"],
    "domain-custom-ns-change": "The name servers of a domain were chosen",
    "domain-delete": "A domain was removed from the account",
    "domain-ech-change": "Encrypted Client Hello of a domain was changed",
    "domain-move-in": "A domain was taken over from another account",
    "domain-move-out": "A domain went to another account",
    "domain-move-out-request-sent": "A domain was offered to another account",
    "domain-renew-change": ["Whether a domain is renewed was changed", "domain.auto-renew.changed"],
    "domain-zone-change": "Whether the platform answers for a domain was changed",
  },
} as const;

export const domainEventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
