import { type Row, type Table, table } from "../../store/table.ts";
import { accountDomainTable } from "./domain-tables.ts";

/** The types of records that a zone of the platform has. */
export type ZoneRecordType = "A" | "AAAA" | "ALIAS" | "CAA" | "CNAME" | "HTTPS" | "MX" | "NS" | "SRV" | "TXT";

/** What a record says. */
export interface RecordData {
  /** Below its domain; empty for the domain itself. */
  readonly name: string;
  readonly type: ZoneRecordType;
  /** As zone files have it, without what is said by `priority`. */
  readonly value: string;
  /** Of MX, SRV and HTTPS records. */
  readonly priority?: number;
  /** In seconds. */
  readonly ttl: number;
  readonly comment?: string;
}

export interface RecordRow extends Row, RecordData {
  readonly accountId: string;
  readonly domainId: string;
  /** A user's id, or `system`: the platform made it by itself, and nobody changes it. */
  readonly creatorId: string;
}

export const recordTable: Table<RecordRow, "account" | "domain" | "place"> = table({
  name: "dnsRecords",
  called: "DNS record",
  id: { prefix: "rec_", length: 24 },
  indexes: {
    account: (record) => record.accountId,
    domain: (record) => record.domainId,
    place: (record) => zonePlace(record.domainId, record.name),
  },
  parents: { account: "account", domain: accountDomainTable },
});

/** What the records of one name are found by. */
export function zonePlace(domainId: string, name: string): string {
  return `${domainId}/${name}`;
}

export const dnsTables: readonly Table[] = [recordTable];
