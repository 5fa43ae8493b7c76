// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListStoresInput: v.GenericSchema<types.ListStoresInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListStoreConnectionsInput: v.GenericSchema<types.ListStoreConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const ConnectStoreInput: v.GenericSchema<types.ConnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateStoreConnectionInput: v.GenericSchema<types.UpdateStoreConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DisconnectStoreInput: v.GenericSchema<types.DisconnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
}))();

export const UpgradeStoreToOidcInput: v.GenericSchema<types.UpgradeStoreToOidcInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteIntegrationStoreInput: v.GenericSchema<types.DeleteIntegrationStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const UpdateBlobStoreInput: v.GenericSchema<types.UpdateBlobStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetStoreSecretsInput: v.GenericSchema<types.GetStoreSecretsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const PutBlobInput: v.GenericSchema<types.PutBlobInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteStoreConnectionsInput: v.GenericSchema<types.DeleteStoreConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();
