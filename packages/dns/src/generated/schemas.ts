// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);
import {
  Pagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  Pagination,
} from "../../../../shapes/generated/schemas.ts";

export const ARecordInput: v.GenericSchema<types.ARecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("A"),
  name: v.string(),
  value: v.pipe(v.string(), v.ipv4()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}))();

export const AaaaRecordInput: v.GenericSchema<types.AaaaRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("AAAA"),
  name: v.string(),
  value: v.pipe(v.string(), v.ipv6()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}))();

export const AliasRecordInput: v.GenericSchema<types.AliasRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("ALIAS"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}))();

export const CreatedDnsRecord: v.GenericSchema<types.CreatedDnsRecord> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
}))();

export const CreatedDnsRecordWithTime: v.GenericSchema<types.CreatedDnsRecordWithTime> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  updated: v.number(),
}))();

export const AnyCreatedDnsRecord: v.GenericSchema<types.AnyCreatedDnsRecord> = /* @__PURE__ */ v.union([CreatedDnsRecordWithTime, CreatedDnsRecord]);

export const DnsRecordType: v.GenericSchema<types.DnsRecordType> = /* @__PURE__ */ v.picklist(["A", "AAAA", "ALIAS", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"]);

export const DnsRecord: v.GenericSchema<types.DnsRecord> = /* @__PURE__ */ (() => v.looseObject({
  type: DnsRecordType,
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  created: v.nullable(v.number()),
  createdAt: v.nullable(v.number()),
  creator: v.string(),
  updated: v.nullable(v.number()),
  updatedAt: v.nullable(v.number()),
  value: v.string(),
  comment: v.optional(v.string()),
  mxPriority: v.optional(v.number()),
  priority: v.optional(v.number()),
  ttl: v.optional(v.number()),
}))();

export const DnsRecordList: v.GenericSchema<types.DnsRecordList> = /* @__PURE__ */ (() => v.looseObject({
  records: v.array(DnsRecord),
}))();

export const DnsRecordPage: v.GenericSchema<types.DnsRecordPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: Pagination,
  records: v.array(DnsRecord),
}))();

export const AnyDnsRecordPage: v.GenericSchema<types.AnyDnsRecordPage> = /* @__PURE__ */ v.union([DnsRecordPage, DnsRecordList]);

export const CaaRecordInput: v.GenericSchema<types.CaaRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("CAA"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}))();

export const CnameRecordInput: v.GenericSchema<types.CnameRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("CNAME"),
  name: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
  value: v.optional(v.string()),
}))();

export const DnsRecordDetail: v.GenericSchema<types.DnsRecordDetail> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  creator: v.string(),
  domain: v.string(),
  recordType: DnsRecordType,
  value: v.string(),
  comment: v.optional(v.string()),
  createdAt: v.optional(v.nullable(v.number())),
  ttl: v.optional(v.number()),
  type: DnsRecordType,
}))();

export const HttpsRecordData: v.GenericSchema<types.HttpsRecordData> = /* @__PURE__ */ (() => v.looseObject({
  priority: v.nullable(v.number()),
  target: v.nullable(v.pipe(v.string(), v.maxLength(255))),
  params: v.optional(v.nullable(v.string())),
}))();

export const HttpsRecordInput: v.GenericSchema<types.HttpsRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("HTTPS"),
  name: v.string(),
  https: HttpsRecordData,
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
}))();

export const MxRecordInput: v.GenericSchema<types.MxRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("MX"),
  name: v.string(),
  mxPriority: v.pipe(v.number(), v.minValue(0), v.maxValue(65535)),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}))();

export const NsRecordInput: v.GenericSchema<types.NsRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("NS"),
  name: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
  value: v.optional(v.string()),
}))();

export const SrvRecordData: v.GenericSchema<types.SrvRecordData> = /* @__PURE__ */ (() => v.looseObject({
  port: v.nullable(v.number()),
  priority: v.nullable(v.number()),
  target: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  weight: v.nullable(v.number()),
}))();

export const SrvRecordInput: v.GenericSchema<types.SrvRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("SRV"),
  name: v.string(),
  srv: SrvRecordData,
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
}))();

export const TxtRecordInput: v.GenericSchema<types.TxtRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("TXT"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
}))();

export const UpdateDnsRecordRequest: v.GenericSchema<types.UpdateDnsRecordRequest> = /* @__PURE__ */ (() => v.strictObject({
  type: v.optional(v.nullable(DnsRecordType)),
  name: v.optional(v.nullable(v.string())),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  https: v.optional(v.nullable(HttpsRecordData)),
  mxPriority: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  srv: v.optional(v.nullable(SrvRecordData)),
  ttl: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(2147483647)))),
  value: v.optional(v.nullable(v.string())),
}))();

export const UpdatedDnsRecord: v.GenericSchema<types.UpdatedDnsRecord> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["record", "record-sys"]),
  id: v.string(),
  name: v.string(),
  creator: v.string(),
  domain: v.string(),
  recordType: DnsRecordType,
  value: v.string(),
  comment: v.optional(v.string()),
  createdAt: v.optional(v.nullable(v.number())),
  ttl: v.optional(v.number()),
}))();

export const ListDnsRecordsInput: v.GenericSchema<types.ListDnsRecordsInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  limit: v.optional(v.number()),
  since: v.optional(v.string()),
  until: v.optional(v.string()),
}))();

export const ListDnsRecordsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([(AnyDnsRecordPage as v.GenericSchema<types.DnsRecordPage>), v.string()]))();

export const CreateDnsRecordInput: v.GenericSchema<types.CreateDnsRecordInput> = /* @__PURE__ */ (() => v.union([v.strictObject({
  domain: v.string(),
  type: v.literal("MX"),
  name: v.string(),
  mxPriority: v.pipe(v.number(), v.minValue(0), v.maxValue(65535)),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("A"),
  name: v.string(),
  value: v.pipe(v.string(), v.ipv4()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("AAAA"),
  name: v.string(),
  value: v.pipe(v.string(), v.ipv6()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("ALIAS"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("CAA"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("CNAME"),
  name: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
  value: v.optional(v.string()),
}), v.looseObject({
  domain: v.string(),
  type: v.literal("SRV"),
  name: v.string(),
  srv: SrvRecordData,
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
}), v.looseObject({
  domain: v.string(),
  type: v.literal("TXT"),
  name: v.string(),
  value: v.string(),
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
}), v.strictObject({
  domain: v.string(),
  type: v.literal("NS"),
  name: v.string(),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ttl: v.optional(v.pipe(v.number(), v.minValue(60), v.maxValue(2147483647))),
  value: v.optional(v.string()),
}), v.looseObject({
  domain: v.string(),
  type: v.literal("HTTPS"),
  name: v.string(),
  https: HttpsRecordData,
  comment: v.optional(v.string()),
  ttl: v.optional(v.number()),
})]))();

export const UpdateDnsRecordInput: v.GenericSchema<types.UpdateDnsRecordInput> = /* @__PURE__ */ (() => v.strictObject({
  recordId: v.string(),
  type: v.optional(v.nullable(DnsRecordType)),
  name: v.optional(v.nullable(v.string())),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  https: v.optional(v.nullable(HttpsRecordData)),
  mxPriority: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  srv: v.optional(v.nullable(SrvRecordData)),
  ttl: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(2147483647)))),
  value: v.optional(v.nullable(v.string())),
}))();

export const DeleteDnsRecordInput: v.GenericSchema<types.DeleteDnsRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  recordId: v.string(),
}))();

export const DeleteDnsRecordOutput: v.GenericSchema<types.DeleteDnsRecordOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const ReplaceDnsRecordsInput: v.GenericSchema<types.ReplaceDnsRecordsInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  body: bytes,
}))();

export const ReplaceDnsRecordsOutput: v.GenericSchema<types.ReplaceDnsRecordsOutput> = /* @__PURE__ */ (() => v.looseObject({
  recordIds: v.array(v.string()),
}))();

export const GetDnsRecordInput: v.GenericSchema<types.GetDnsRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  recordId: v.string(),
}))();
