// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the DNS records of a domain.
 *
 * `GET /v5/domains/{domain}/records`
 */
export const listDnsRecords: ListOperation = { route: "GET /v5/domains/{domain}/records", group: "dns", team: true, items: "records", next: "pagination.next", send: "until" };

/**
 * Creates a DNS record.
 *
 * `POST /v2/domains/{domain}/records`
 */
export const createDnsRecord: Operation = { route: "POST /v2/domains/{domain}/records", group: "dns", team: true };

/**
 * Changes a DNS record.
 *
 * `PATCH /v1/domains/records/{recordId}`
 */
export const updateDnsRecord: Operation = { route: "PATCH /v1/domains/records/{recordId}", group: "dns", body: {}, team: true, safe: true };

/**
 * Deletes a DNS record.
 *
 * `DELETE /v2/domains/{domain}/records/{recordId}`
 */
export const deleteDnsRecord: Operation = { route: "DELETE /v2/domains/{domain}/records/{recordId}", group: "dns", team: true };

/**
 * Replaces all DNS records of a domain by those of a zone file; the records of before are lost.
 *
 * `PUT /domains/{domain}/records`
 */
export const replaceDnsRecords: Operation = { route: "PUT /domains/{domain}/records", group: "dns", body: "text/dns", required: true, team: true };

/**
 * Finds a DNS record by its ID.
 *
 * `GET /domains/records/{recordId}`
 */
export const getDnsRecord: Operation = { route: "GET /domains/records/{recordId}", group: "dns", team: true };
