// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { AnyCreatedDnsRecord, AnyDnsRecordPage, CreatedDnsRecord, DnsRecordPage } from "./types.ts";

/**
 * Whether an answer is of the type `CreatedDnsRecord`, as it usually is.
 *
 * The record that was created.
 */
export function isCreatedDnsRecord(
  answer: AnyCreatedDnsRecord,
): answer is CreatedDnsRecord {
  return !["updated"].every((member) => member in answer);
}

/**
 * Whether an answer is of the type `CreatedDnsRecordWithTime`, not of the usual `CreatedDnsRecord`.
 *
 * The record that was created, if one existed before.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isCreatedDnsRecordWithTime(
  answer: AnyCreatedDnsRecord,
): boolean {
  return "updated" in answer;
}

/**
 * Whether an answer is of the type `DnsRecordList`, not of the usual `DnsRecordPage`.
 *
 * All DNS records.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isDnsRecordList(
  answer: AnyDnsRecordPage,
): boolean {
  return !("pagination" in answer);
}

/**
 * Whether an answer is of the type `DnsRecordPage`, as it usually is.
 *
 * Page of DNS records.
 */
export function isDnsRecordPage(
  answer: AnyDnsRecordPage,
): answer is DnsRecordPage {
  return "pagination" in answer;
}
