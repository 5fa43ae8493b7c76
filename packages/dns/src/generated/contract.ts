// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
    listDnsRecords: { ...operations.listDnsRecords,
      id: "getRecords", summary: "Lists the DNS records of a domain.", kind: "list",
      parameters: [
        { name: "domain", in: "path", required: true, type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "since", in: "query", type: "string" }, { name: "until", in: "query", type: "string" },
      ],
      input: "ListDnsRecordsInput", answers: { "200": { contentType: "application/json", schema: "ListDnsRecordsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createDnsRecord: { ...operations.createDnsRecord,
      id: "createRecord", summary: "Creates a DNS record.", kind: "call", parameters: [{ name: "domain", in: "path", required: true, type: "string" }],
      input: "CreateDnsRecordInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AnyCreatedDnsRecord" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    updateDnsRecord: { ...operations.updateDnsRecord,
      id: "updateRecord", summary: "Changes a DNS record.", kind: "call", parameters: [{ name: "recordId", in: "path", required: true, type: "string" }],
      input: "UpdateDnsRecordInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdatedDnsRecord" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    deleteDnsRecord: { ...operations.deleteDnsRecord,
      id: "removeRecord", summary: "Deletes a DNS record.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }, { name: "recordId", in: "path", required: true, type: "string" }],
      input: "DeleteDnsRecordInput", answers: { "200": { contentType: "application/json", schema: "DeleteDnsRecordOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    replaceDnsRecords: { ...operations.replaceDnsRecords,
      id: "replaceDomainsByDomainRecords", summary: "Replaces all DNS records of a domain by those of a zone file; the records of before are lost.",
      kind: "call", parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "ReplaceDnsRecordsInput",
      requestBody: { contentType: "text/dns", required: true }, answers: { "200": { contentType: "application/json", schema: "ReplaceDnsRecordsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "415": {} }, destructive: true,
    },
    getDnsRecord: { ...operations.getDnsRecord,
      id: "getDomainsRecordsByRecordId", summary: "Finds a DNS record by its ID.", kind: "call",
      parameters: [{ name: "recordId", in: "path", required: true, type: "string" }], input: "GetDnsRecordInput",
      answers: { "200": { contentType: "application/json", schema: "DnsRecordDetail" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
  },
};
