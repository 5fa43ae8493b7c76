// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateDnsRecordInput,
  CreatedDnsRecord,
  DeleteDnsRecordInput,
  DeleteDnsRecordOutput,
  DnsRecord,
  DnsRecordDetail,
  DnsRecordPage,
  GetDnsRecordInput,
  ListDnsRecordsInput,
  ReplaceDnsRecordsInput,
  ReplaceDnsRecordsOutput,
  UpdateDnsRecordInput,
  UpdatedDnsRecord,
} from "./types.ts";

/**
 * Lists the DNS records of a domain.
 *
 * `GET /v5/domains/{domain}/records`
 *
 * @throws `ApiError` 400, 401, 403 (`forbidden`), 404, 410
 * @example
 * for await (const dnsRecord of listDnsRecords(client, { domain: "example.com" })) console.log(dnsRecord);
 */
export function listDnsRecords(
  client: Client,
  input: ListDnsRecordsInput,
  options?: CallOptions,
): PagedPromise<DnsRecordPage, DnsRecord> {
  return list(client, operations.listDnsRecords, input, options);
}

/**
 * Creates a DNS record.
 *
 * `POST /v2/domains/{domain}/records`
 *
 * @throws `ApiError` 400 (`invalid_type`), 401, 402, 403 (`forbidden`), 404, 409 (`record_conflict`), 410
 * @example
 * const createdDnsRecord = await createDnsRecord(client, {
 *   domain: "example.com",
 *   type: "A",
 *   name: "www",
 *   value: "203.0.113.7",
 *   ttl: 60,
 * });
 */
export function createDnsRecord(
  client: Client,
  input: CreateDnsRecordInput,
  options?: CallOptions,
): ApiPromise<CreatedDnsRecord> {
  return call(client, operations.createDnsRecord, input, options);
}

/**
 * Changes a DNS record.
 *
 * `PATCH /v1/domains/records/{recordId}`
 *
 * @throws `ApiError` 400 (`invalid_type`), 401, 402, 403 (`forbidden` of the emulator), 404,
 *   409 (`record_conflict`), 410
 * @example
 * const updatedDnsRecord = await updateDnsRecord(client, {
 *   recordId: "rec_2qn7pzrx89yxy34vezpd31y9",
 *   value: "192.0.2.2",
 * });
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
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/domains/{domain}/records/{recordId}`
 *
 * @throws `ApiError` 400, 401, 403 (`forbidden`), 404, 410
 * @example
 * const answer = await deleteDnsRecord(client, { domain: "example.com", recordId: "rec_efabz1" });
 */
export function deleteDnsRecord(
  client: Client,
  input: DeleteDnsRecordInput,
  options?: CallOptions,
): ApiPromise<DeleteDnsRecordOutput> {
  return call(client, operations.deleteDnsRecord, input, options);
}

/**
 * Replaces all DNS records of a domain by those of a zone file; the records of before are lost.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `PUT /domains/{domain}/records`
 *
 * @throws `ApiError` 400 (`invalid_domain`), 401, 403 (`forbidden`), 404, 409 (`record_conflict`), 410, 415
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
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getDnsRecord(
  client: Client,
  input: GetDnsRecordInput,
  options?: CallOptions,
): ApiPromise<DnsRecordDetail> {
  return call(client, operations.getDnsRecord, input, options);
}
