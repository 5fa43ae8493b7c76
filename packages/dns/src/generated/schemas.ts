// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ARecordInput: v.GenericSchema<types.ARecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("A"),
  name: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
});

export const AaaaRecordInput: v.GenericSchema<types.AaaaRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("AAAA"),
  name: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
});

export const AliasRecordInput: v.GenericSchema<types.AliasRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("ALIAS"),
  name: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
});

export const CaaRecordInput: v.GenericSchema<types.CaaRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("CAA"),
  name: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
});

export const CnameRecordInput: v.GenericSchema<types.CnameRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("CNAME"),
  name: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DnsRecordType: v.GenericSchema<types.DnsRecordType> = /* @__PURE__ */ v.picklist(["A", "AAAA", "ALIAS", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"]);

export const DnsRecord: v.GenericSchema<types.DnsRecord> = /* @__PURE__ */ v.looseObject({
  type: DnsRecordType,
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  creator: /* @__PURE__ */ v.string(),
  updated: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  updatedAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mxPriority: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  priority: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DnsRecordDetail: v.GenericSchema<types.DnsRecordDetail> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  creator: /* @__PURE__ */ v.string(),
  domain: /* @__PURE__ */ v.string(),
  recordType: DnsRecordType,
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  type: DnsRecordType,
});

export const HttpsRecordData: v.GenericSchema<types.HttpsRecordData> = /* @__PURE__ */ v.looseObject({
  priority: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  target: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  params: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const HttpsRecordInput: v.GenericSchema<types.HttpsRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("HTTPS"),
  https: HttpsRecordData,
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const MxRecordInput: v.GenericSchema<types.MxRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("MX"),
  name: /* @__PURE__ */ v.string(),
  mxPriority: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(65535)),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
});

export const NsRecordInput: v.GenericSchema<types.NsRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("NS"),
  name: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647))),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const SrvRecordData: v.GenericSchema<types.SrvRecordData> = /* @__PURE__ */ v.looseObject({
  port: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  priority: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  target: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  weight: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const SrvRecordInput: v.GenericSchema<types.SrvRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("SRV"),
  srv: SrvRecordData,
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const TxtRecordInput: v.GenericSchema<types.TxtRecordInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("TXT"),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UpdateDnsRecordRequest: v.GenericSchema<types.UpdateDnsRecordRequest> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DnsRecordType)),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  https: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(HttpsRecordData)),
  mxPriority: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  srv: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SrvRecordData)),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647)))),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const UpdatedDnsRecord: v.GenericSchema<types.UpdatedDnsRecord> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["record", "record-sys"]),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  creator: /* @__PURE__ */ v.string(),
  domain: /* @__PURE__ */ v.string(),
  recordType: DnsRecordType,
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ListDnsRecordsInput: v.GenericSchema<types.ListDnsRecordsInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListDnsRecordsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  pagination: /* @__PURE__ */ v.optional(Pagination),
  records: /* @__PURE__ */ v.array(DnsRecord),
}), /* @__PURE__ */ v.string()]);

export const CreateDnsRecordInput: v.GenericSchema<types.CreateDnsRecordInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([MxRecordInput, ARecordInput, AaaaRecordInput, AliasRecordInput, CaaRecordInput, CnameRecordInput, SrvRecordInput, TxtRecordInput, NsRecordInput, HttpsRecordInput])]);

export const CreateDnsRecordOutput: v.GenericSchema<types.CreateDnsRecordOutput> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UpdateDnsRecordInput: v.GenericSchema<types.UpdateDnsRecordInput> = /* @__PURE__ */ v.looseObject({
  recordId: /* @__PURE__ */ v.string(),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DnsRecordType)),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  https: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(HttpsRecordData)),
  mxPriority: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  srv: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SrvRecordData)),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(2147483647)))),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const DeleteDnsRecordInput: v.GenericSchema<types.DeleteDnsRecordInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  recordId: /* @__PURE__ */ v.string(),
});

export const DeleteDnsRecordOutput: v.GenericSchema<types.DeleteDnsRecordOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const ReplaceDnsRecordsInput: v.GenericSchema<types.ReplaceDnsRecordsInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const ReplaceDnsRecordsOutput: v.GenericSchema<types.ReplaceDnsRecordsOutput> = /* @__PURE__ */ v.looseObject({
  recordIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const GetDnsRecordInput: v.GenericSchema<types.GetDnsRecordInput> = /* @__PURE__ */ v.looseObject({
  recordId: /* @__PURE__ */ v.string(),
});
