// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  Pagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  Pagination,
} from "../../../../shapes/generated/schemas.ts";

export const Cert: v.GenericSchema<types.Cert> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  autoRenew: v.boolean(),
  cns: v.array(v.string()),
  createdAt: v.number(),
  expiresAt: v.number(),
  uid: v.optional(v.string()),
  created: v.optional(v.string()),
  expiration: v.optional(v.string()),
  creator: v.optional(v.string()),
}))();

export const CertPage: v.GenericSchema<types.CertPage> = /* @__PURE__ */ (() => v.looseObject({
  certs: v.array(Cert),
  pagination: Pagination,
}))();

export const UploadCertRequest: v.GenericSchema<types.UploadCertRequest> = /* @__PURE__ */ (() => v.strictObject({
  key: v.string(),
  ca: v.string(),
  cert: v.string(),
  skipValidation: v.optional(v.boolean()),
}))();

export const GetCertInput: v.GenericSchema<types.GetCertInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteCertInput: v.GenericSchema<types.DeleteCertInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteCertOutput: v.GenericSchema<types.DeleteCertOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const ListCertsInput: v.GenericSchema<types.ListCertsInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.number()),
  until: v.optional(v.number()),
  domain: v.optional(v.string()),
}))();

export const IssueCertInput: v.GenericSchema<types.IssueCertInput> = /* @__PURE__ */ (() => v.looseObject({
  cns: v.optional(v.array(v.string())),
  domains: v.optional(v.array(v.string())),
}))();

export const UploadCertInput: v.GenericSchema<types.UploadCertInput> = /* @__PURE__ */ (() => v.strictObject({
  key: v.string(),
  ca: v.string(),
  cert: v.string(),
  skipValidation: v.optional(v.boolean()),
}))();
