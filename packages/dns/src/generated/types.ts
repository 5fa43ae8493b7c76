// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** An IPv4 address. */
export interface ARecordInput {
  type: "A";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Format: `ipv4`. */
  value: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** An IPv6 address. */
export interface AaaaRecordInput {
  type: "AAAA";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Format: `ipv6`. */
  value: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** Another name, for the domain itself too. */
export interface AliasRecordInput {
  type: "ALIAS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  value: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** An authority that may issue certificates. */
export interface CaaRecordInput {
  type: "CAA";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  value: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** Another name. */
export interface CnameRecordInput {
  type: "CNAME";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
  value?: string | undefined;
}

/** The record that was created. */
export interface CreatedDnsRecord {
  uid: string;
}

/** The record that was created, where there was one before. */
export interface CreatedDnsRecordWithTime {
  uid?: string | undefined;
  /** Unix time in milliseconds. */
  updated: number;
}

/** A DNS record. */
export interface DnsRecord {
  type: DnsRecordType;
  id: string;
  /** The name under the domain; empty for the domain itself. */
  name: string;
  slug: string;
  /** Unix time in milliseconds. */
  created: number | null;
  /** Unix time in milliseconds. */
  createdAt: number | null;
  /** Who made it: a user's ID or `system`. */
  creator: string;
  /** Unix time in milliseconds. */
  updated: number | null;
  /** Unix time in milliseconds. */
  updatedAt: number | null;
  value: string;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** Which mail server is tried first: the lowest. */
  mxPriority?: number | undefined;
  /** Which is tried first: the lowest. */
  priority?: number | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
}

/** A DNS record. */
export interface DnsRecordDetail {
  id: string;
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Who made it: a user's ID or `system`. */
  creator: string;
  domain: string;
  recordType: DnsRecordType;
  value: string;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
  type: DnsRecordType;
}

/** All DNS records. */
export interface DnsRecordList {
  records: DnsRecord[];
}

/** One page of DNS records. */
export interface DnsRecordPage {
  pagination: Pagination;
  records: DnsRecord[];
}

/** The type of a DNS record. */
export type DnsRecordType = "A" | "AAAA" | "ALIAS" | "CAA" | "CNAME" | "HTTPS" | "MX" | "NS" | "SRV" | "TXT" | (string & {});

/** Where it is reached, and how. */
export interface HttpsRecordData {
  /** Which is tried first: the lowest. */
  priority: number | null;
  target: string | null;
  /** The parameters, as they stand in a zone file. */
  params?: string | null | undefined;
}

/** How the name is reached with HTTPS. */
export interface HttpsRecordInput {
  type: "HTTPS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  https: HttpsRecordData;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
}

/** A mail server. */
export interface MxRecordInput {
  type: "MX";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Which mail server is tried first: the lowest. At least 0, at most 65535. */
  mxPriority: number;
  value: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** A name server. */
export interface NsRecordInput {
  type: "NS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
  value?: string | undefined;
}

/** Where a list goes on whose cursor is a moment. */
export interface Pagination {
  /** How many items this page holds. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: number | null;
  /** The `since` of the page before; null on the first one. */
  prev: number | null;
}

/** Where the service is. */
export interface SrvRecordData {
  port: number | null;
  /** Which is tried first: the lowest. */
  priority: number | null;
  target: string | null;
  weight: number | null;
}

/** A service. */
export interface SrvRecordInput {
  type: "SRV";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  srv: SrvRecordData;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
}

/** A text. */
export interface TxtRecordInput {
  type: "TXT";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  value: string;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
}

/** What changes about a record. */
export interface UpdateDnsRecordRequest {
  type?: DnsRecordType | null | undefined;
  /** The name under the domain; empty for the domain itself. */
  name?: string | null | undefined;
  /** A note on what the record is for. At most 500 characters. */
  comment?: string | undefined;
  https?: HttpsRecordData | null | undefined;
  /** Which mail server is tried first: the lowest. */
  mxPriority?: number | null | undefined;
  srv?: SrvRecordData | null | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | null | undefined;
  value?: string | null | undefined;
}

/** The record as it is now. */
export interface UpdatedDnsRecord {
  /** Whether the platform made the record by itself. */
  type: "record" | "record-sys" | (string & {});
  id: string;
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Who made it: a user's ID or `system`. */
  creator: string;
  domain: string;
  recordType: DnsRecordType;
  value: string;
  /** A note on what the record is for. */
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  /** How long answers may be kept, in seconds. */
  ttl?: number | undefined;
}

/** Input of `listDnsRecords`. */
export interface ListDnsRecordsInput {
  /** The name of the domain. */
  domain: string;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** Only records made after this moment, in Unix milliseconds. */
  since?: string | undefined;
  /** Only records made before this moment, in Unix milliseconds. */
  until?: string | undefined;
}

/** Answer of `listDnsRecords`. */
export type ListDnsRecordsOutput = DnsRecordPage | DnsRecordList;

/** Input of `createDnsRecord`. */
export type CreateDnsRecordInput = {
  /** The name of the domain. */
  domain: string;
} & (MxRecordInput | ARecordInput | AaaaRecordInput | AliasRecordInput | CaaRecordInput | CnameRecordInput | SrvRecordInput | TxtRecordInput | NsRecordInput | HttpsRecordInput);

/** Answer of `createDnsRecord`. */
export type CreateDnsRecordOutput = CreatedDnsRecordWithTime | CreatedDnsRecord;

/** Input of `updateDnsRecord`. */
export interface UpdateDnsRecordInput extends UpdateDnsRecordRequest {
  recordId: string;
}

/** Answer of `updateDnsRecord`. */
export type UpdateDnsRecordOutput = UpdatedDnsRecord;

/** Input of `deleteDnsRecord`. */
export interface DeleteDnsRecordInput {
  /** The name of the domain. */
  domain: string;
  recordId: string;
}

/** Answer of `deleteDnsRecord`. */
export type DeleteDnsRecordOutput = { [key: string]: unknown };

/** Input of `replaceDnsRecords`. */
export interface ReplaceDnsRecordsInput {
  /** The name of the domain. */
  domain: string;
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `replaceDnsRecords`. */
export interface ReplaceDnsRecordsOutput {
  recordIds: string[];
}

/** Input of `getDnsRecord`. */
export interface GetDnsRecordInput {
  recordId: string;
}

/** Answer of `getDnsRecord`. */
export type GetDnsRecordOutput = DnsRecordDetail;
