// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDnsRecords: { input: types.ListDnsRecordsInput; output: types.ListDnsRecordsOutput };
  createDnsRecord: { input: types.CreateDnsRecordInput; output: types.CreateDnsRecordOutput };
  updateDnsRecord: { input: types.UpdateDnsRecordInput; output: types.UpdateDnsRecordOutput };
  deleteDnsRecord: { input: types.DeleteDnsRecordInput; output: types.DeleteDnsRecordOutput };
  replaceDnsRecords: { input: types.ReplaceDnsRecordsInput; output: types.ReplaceDnsRecordsOutput };
  getDnsRecord: { input: types.GetDnsRecordInput; output: types.GetDnsRecordOutput };
}

/** DNS records of the account's domains. */
export const contract: GroupContract = {
  group: "dns",
  operations: {
    listDnsRecords: {
      route: "GET /v5/domains/{domain}/records", id: "getRecords", summary: "Lists the DNS records of a domain.", kind: "list",
      parameters: [
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "since", in: "query", input: "since", required: false, type: "string" },
        { name: "until", in: "query", input: "until", required: false, type: "string" },
      ],
      input: "ListDnsRecordsInput", answers: { "200": { contentType: "application/json", schema: "ListDnsRecordsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "records", next: "pagination.next", send: "until" },
    },
    createDnsRecord: {
      route: "POST /v2/domains/{domain}/records", id: "createRecord", summary: "Creates a DNS record.", kind: "call",
      parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "CreateDnsRecordInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AnyCreatedDnsRecord" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true,
    },
    updateDnsRecord: {
      route: "PATCH /v1/domains/records/{recordId}", id: "updateRecord", summary: "Changes a DNS record.", kind: "call",
      parameters: [{ name: "recordId", in: "path", input: "recordId", required: true, type: "string" }], input: "UpdateDnsRecordInput",
      body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "UpdatedDnsRecord" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, safe: true,
    },
    deleteDnsRecord: {
      route: "DELETE /v2/domains/{domain}/records/{recordId}", id: "removeRecord", summary: "Deletes a DNS record.", kind: "call",
      parameters: [
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
        { name: "recordId", in: "path", input: "recordId", required: true, type: "string" },
      ],
      input: "DeleteDnsRecordInput", answers: { "200": { contentType: "application/json", schema: "DeleteDnsRecordOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
    replaceDnsRecords: {
      route: "PUT /domains/{domain}/records", id: "replaceDomainsByDomainRecords",
      summary: "Replaces all DNS records of a domain by those of a zone file; the records of before are lost.", kind: "call",
      parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "ReplaceDnsRecordsInput",
      body: { contentType: "text/dns", required: true, whole: true },
      answers: { "200": { contentType: "application/json", schema: "ReplaceDnsRecordsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "415": {} }, team: true, destructive: true,
    },
    getDnsRecord: {
      route: "GET /domains/records/{recordId}", id: "getDomainsRecordsByRecordId", summary: "Finds a DNS record by its ID.", kind: "call",
      parameters: [{ name: "recordId", in: "path", input: "recordId", required: true, type: "string" }], input: "GetDnsRecordInput",
      answers: { "200": { contentType: "application/json", schema: "DnsRecordDetail" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true,
    },
  },
};
