// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
import type {
  Pagination,
} from "../../../../shapes/generated/types.ts";
export type {
  Pagination,
} from "../../../../shapes/generated/types.ts";

/** An IPv4 address. */
export interface ARecordInput {
  /** Makes it an A record: the name leads to an IPv4 address. */
  type: "A";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The IPv4 address that the name leads to. Format: `ipv4`. */
  value: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** An IPv6 address. */
export interface AaaaRecordInput {
  /** Makes it an AAAA record: the name leads to an IPv6 address. */
  type: "AAAA";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The IPv6 address that the name leads to. Format: `ipv6`. */
  value: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** Alias of another name, for the domain itself too. */
export interface AliasRecordInput {
  /** Makes it an ALIAS record: the name answers with the addresses of another, also for the domain itself. */
  type: "ALIAS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The host name whose addresses are given. */
  value: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** The record that was created, with or without the time of the change. */
export type AnyCreatedDnsRecord = CreatedDnsRecordWithTime | CreatedDnsRecord;

/** A page of DNS records, or all of them. */
export type AnyDnsRecordPage = DnsRecordPage | DnsRecordList;

/** An authority that may issue certificates. */
export interface CaaRecordInput {
  /** Makes it a CAA record, which names the authorities that may issue certificates for the name. */
  type: "CAA";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The flags, the tag and the authority, as they stand in a zone file, such as `0 issue "letsencrypt.org"`. */
  value: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** Alias of another name. */
export interface CnameRecordInput {
  /** Makes it a CNAME record: the name is another name for a host. */
  type: "CNAME";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
  /** The host name that the name leads to. */
  value?: string | undefined;
}

/** The record that was created. */
export interface CreatedDnsRecord {
  uid: string;
}

/** The record that was created, if one existed before. */
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
  /** Creator of the record: a user's ID or `system`. */
  creator: string;
  /** Unix time in milliseconds. */
  updated: number | null;
  /** Unix time in milliseconds. */
  updatedAt: number | null;
  value: string;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Order of preference among mail servers: the lowest is tried first. */
  mxPriority?: number | undefined;
  /** Order of preference: the lowest is tried first. */
  priority?: number | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
}

/** A DNS record. */
export interface DnsRecordDetail {
  id: string;
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Creator of the record: a user's ID or `system`. */
  creator: string;
  domain: string;
  recordType: DnsRecordType;
  value: string;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
  type: DnsRecordType;
}

/** All DNS records. */
export interface DnsRecordList {
  records: DnsRecord[];
}

/** Page of DNS records. */
export interface DnsRecordPage {
  pagination: Pagination;
  records: DnsRecord[];
}

/** The type of a DNS record. */
export type DnsRecordType = "A" | "AAAA" | "ALIAS" | "CAA" | "CNAME" | "HTTPS" | "MX" | "NS" | "SRV" | "TXT" | Unlisted;

/** Endpoint of an HTTPS service and its parameters. */
export interface HttpsRecordData {
  /** Order of preference: the lowest is tried first. */
  priority: number | null;
  /** The host name that answers; `.` for the name itself. */
  target: string | null;
  /** The parameters, as they stand in a zone file. */
  params?: string | null | undefined;
}

/** Settings of an HTTPS record. */
export interface HttpsRecordInput {
  /** Makes it an HTTPS record, which describes the HTTPS endpoint of the name. */
  type: "HTTPS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The host that answers, and with which parameters. */
  https: HttpsRecordData;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
}

/** A mail server. */
export interface MxRecordInput {
  /** Makes it an MX record: the name's mail goes to a mail server. */
  type: "MX";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Order of preference among mail servers: the lowest is tried first. At least 0, at most 65535. */
  mxPriority: number;
  /** The host name of the mail server. */
  value: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
}

/** A name server. */
export interface NsRecordInput {
  /** Makes it an NS record: other name servers answer for the name. */
  type: "NS";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. At least 60, at most 2147483647. */
  ttl?: number | undefined;
  /** The host name of the name server. */
  value?: string | undefined;
}

/** Location of a service. */
export interface SrvRecordData {
  /** The port of the service. */
  port: number | null;
  /** Order of preference: the lowest is tried first. */
  priority: number | null;
  /** The host name of the service; absent or empty: there is no such service. */
  target?: string | null | undefined;
  /** The share of requests that it gets among those of the same priority: more for a larger number. */
  weight: number | null;
}

/** A service. */
export interface SrvRecordInput {
  /** Makes it an SRV record, which gives the location of a service of the name. */
  type: "SRV";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The host and the port of the service, with its rank among others. */
  srv: SrvRecordData;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
}

/** A text. */
export interface TxtRecordInput {
  /** Makes it a TXT record: the name holds a text for programs to read. */
  type: "TXT";
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** The text. */
  value: string;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
}

/** Changes to a record. */
export interface UpdateDnsRecordRequest {
  /** The type that the record gets. */
  type?: DnsRecordType | null | undefined;
  /** The name under the domain; empty for the domain itself. */
  name?: string | null | undefined;
  /** A note on the purpose of the record. At most 500 characters. */
  comment?: string | undefined;
  /** HTTPS endpoint of the name and its parameters; for HTTPS records. */
  https?: HttpsRecordData | null | undefined;
  /** Order of preference among mail servers: the lowest is tried first. */
  mxPriority?: number | null | undefined;
  /** Location of the service; for SRV records. */
  srv?: SrvRecordData | null | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | null | undefined;
  /** Value of the record; its form follows from the type of the record. */
  value?: string | null | undefined;
}

/** The record after the change. */
export interface UpdatedDnsRecord {
  /** Whether the platform created the record automatically. */
  type: "record" | "record-sys" | Unlisted;
  id: string;
  /** The name under the domain; empty for the domain itself. */
  name: string;
  /** Creator of the record: a user's ID or `system`. */
  creator: string;
  domain: string;
  recordType: DnsRecordType;
  value: string;
  /** A note on the purpose of the record. */
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  /** Time for which answers may be cached, in seconds. */
  ttl?: number | undefined;
}

/** Input of `listDnsRecords`. */
export interface ListDnsRecordsInput {
  /** The name of the domain. */
  domain: string;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only records created after this time, in Unix milliseconds. */
  since?: string | undefined;
  /** Only records created before this time, in Unix milliseconds. */
  until?: string | undefined;
}

/** Answer of `listDnsRecords`. */
export type ListDnsRecordsOutput = DnsRecordPage;

/** Input of `createDnsRecord`. */
export type CreateDnsRecordInput = {
  /** The name of the domain. */
  domain: string;
} & (MxRecordInput | ARecordInput | AaaaRecordInput | AliasRecordInput | CaaRecordInput | CnameRecordInput | SrvRecordInput | TxtRecordInput | NsRecordInput | HttpsRecordInput);

/** Answer of `createDnsRecord`. */
export type CreateDnsRecordOutput = CreatedDnsRecord;

/** Input of `updateDnsRecord`. */
export interface UpdateDnsRecordInput extends UpdateDnsRecordRequest {
  /** The record to change, by its ID: `rec_…`. */
  recordId: string;
}

/** Answer of `updateDnsRecord`. */
export type UpdateDnsRecordOutput = UpdatedDnsRecord;

/** Input of `deleteDnsRecord`. */
export interface DeleteDnsRecordInput {
  /** The name of the domain. */
  domain: string;
  /** The record to delete, by its ID: `rec_…`. */
  recordId: string;
}

/** Answer of `deleteDnsRecord`. */
export type DeleteDnsRecordOutput = { [key: string]: unknown };

/** Input of `replaceDnsRecords`. */
export interface ReplaceDnsRecordsInput {
  /** The name of the domain. */
  domain: string;
  /** The zone file, as name servers read it (RFC 1035). */
  body: BodySource;
}

/** Answer of `replaceDnsRecords`. */
export interface ReplaceDnsRecordsOutput {
  recordIds: string[];
}

/** Input of `getDnsRecord`. */
export interface GetDnsRecordInput {
  /** The record, by its ID: `rec_…`. */
  recordId: string;
}

/** Answer of `getDnsRecord`. */
export type GetDnsRecordOutput = DnsRecordDetail;
