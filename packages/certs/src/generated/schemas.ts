// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const Cert: v.GenericSchema<types.Cert> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  autoRenew: /* @__PURE__ */ v.boolean(),
  cns: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.number(),
  expiresAt: /* @__PURE__ */ v.number(),
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const CertPage: v.GenericSchema<types.CertPage> = /* @__PURE__ */ v.looseObject({
  certs: /* @__PURE__ */ v.array(Cert),
  pagination: Pagination,
});

export const UploadCertRequest: v.GenericSchema<types.UploadCertRequest> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  ca: /* @__PURE__ */ v.string(),
  cert: /* @__PURE__ */ v.string(),
  skipValidation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GetCertInput: v.GenericSchema<types.GetCertInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const DeleteCertInput: v.GenericSchema<types.DeleteCertInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const DeleteCertOutput: v.GenericSchema<types.DeleteCertOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const ListCertsInput: v.GenericSchema<types.ListCertsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const IssueCertInput: v.GenericSchema<types.IssueCertInput> = /* @__PURE__ */ v.looseObject({
  cns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UploadCertInput: v.GenericSchema<types.UploadCertInput> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  ca: /* @__PURE__ */ v.string(),
  cert: /* @__PURE__ */ v.string(),
  skipValidation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});
