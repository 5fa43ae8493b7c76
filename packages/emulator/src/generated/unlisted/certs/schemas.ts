// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const Cert: v.GenericSchema<types.Cert> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  autoRenew: v.boolean(),
  cns: v.array(v.string()),
  createdAt: v.number(),
  expiresAt: v.number(),
  uid: v.optional(v.string()),
  created: v.optional(v.string()),
  expiration: v.optional(v.string()),
}))();

export const OrderCertInput: v.GenericSchema<types.OrderCertInput> = /* @__PURE__ */ (() => v.looseObject({
  op: v.picklist(["startOrder", "finalizeOrder"]),
  domains: v.array(v.string()),
}))();
