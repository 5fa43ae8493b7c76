// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListConnectorContactsInput: v.GenericSchema<types.ListConnectorContactsInput> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
}))();

export const RevokeConnectorTokensInput: v.GenericSchema<types.RevokeConnectorTokensInput> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
}))();

export const GetConnectServiceInput: v.GenericSchema<types.GetConnectServiceInput> = /* @__PURE__ */ (() => v.looseObject({
  service: v.string(),
}))();

export const GetConnectResultInput: v.GenericSchema<types.GetConnectResultInput> = /* @__PURE__ */ (() => v.looseObject({
  verifier: v.string(),
}))();

export const CreateManagedConnectorInput: v.GenericSchema<types.CreateManagedConnectorInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const AddConnectorContactInput: v.GenericSchema<types.AddConnectorContactInput> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
