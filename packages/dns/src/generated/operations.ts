// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type {
  CreateDnsRecordInput,
  CreateDnsRecordOutput,
  DeleteDnsRecordInput,
  DeleteDnsRecordOutput,
  DnsRecord,
  DnsRecordDetail,
  GetDnsRecordInput,
  ListDnsRecordsInput,
  ListDnsRecordsOutput,
  ReplaceDnsRecordsInput,
  ReplaceDnsRecordsOutput,
  UpdateDnsRecordInput,
  UpdatedDnsRecord,
} from "./types.ts";

/**
 * Lists the DNS records of a domain.
 *
 * `GET /v5/domains/{domain}/records`
 */
export function listDnsRecords(
  client: Client,
  input: ListDnsRecordsInput,
  options?: CallOptions,
): PagedPromise<ListDnsRecordsOutput, DnsRecord> {
  return list(client, operations.listDnsRecords, input, options);
}

/**
 * Creates a DNS record.
 *
 * `POST /v2/domains/{domain}/records`
 */
export function createDnsRecord(
  client: Client,
  input: CreateDnsRecordInput,
  options?: CallOptions,
): ApiPromise<CreateDnsRecordOutput> {
  return call(client, operations.createDnsRecord, input, options);
}

/**
 * Changes a DNS record.
 *
 * `PATCH /v1/domains/records/{recordId}`
 */
export function updateDnsRecord(
  client: Client,
  input: UpdateDnsRecordInput,
  options?: CallOptions,
): ApiPromise<UpdatedDnsRecord> {
  return call(client, operations.updateDnsRecord, input, options);
}

/**
 * Deletes a DNS record.
 *
 * `DELETE /v2/domains/{domain}/records/{recordId}`
 */
export function deleteDnsRecord(
  client: Client,
  input: DeleteDnsRecordInput,
  options?: CallOptions,
): ApiPromise<DeleteDnsRecordOutput> {
  return call(client, operations.deleteDnsRecord, input, options);
}

/**
 * Replaces the DNS records of a domain.
 *
 * `PUT /domains/{domain}/records`
 */
export function replaceDnsRecords(
  client: Client,
  input: ReplaceDnsRecordsInput,
  options?: CallOptions,
): ApiPromise<ReplaceDnsRecordsOutput> {
  return call(client, operations.replaceDnsRecords, input, options);
}

/**
 * Finds a DNS record by its ID.
 *
 * `GET /domains/records/{recordId}`
 */
export function getDnsRecord(
  client: Client,
  input: GetDnsRecordInput,
  options?: CallOptions,
): ApiPromise<DnsRecordDetail> {
  return call(client, operations.getDnsRecord, input, options);
}
