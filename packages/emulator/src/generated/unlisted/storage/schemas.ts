// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListStoresInput: v.GenericSchema<types.ListStoresInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListStoresOutput: v.GenericSchema<types.ListStoresOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const ListStoreConnectionsInput: v.GenericSchema<types.ListStoreConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const ListStoreConnectionsOutput: v.GenericSchema<types.ListStoreConnectionsOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const ConnectStoreInput: v.GenericSchema<types.ConnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ConnectStoreOutput: v.GenericSchema<types.ConnectStoreOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpdateStoreConnectionInput: v.GenericSchema<types.UpdateStoreConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateStoreConnectionOutput: v.GenericSchema<types.UpdateStoreConnectionOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const DisconnectStoreInput: v.GenericSchema<types.DisconnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
}))();

export const DisconnectStoreOutput: v.GenericSchema<types.DisconnectStoreOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpgradeStoreToOidcInput: v.GenericSchema<types.UpgradeStoreToOidcInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpgradeStoreToOidcOutput: v.GenericSchema<types.UpgradeStoreToOidcOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const DeleteIntegrationStoreInput: v.GenericSchema<types.DeleteIntegrationStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const DeleteIntegrationStoreOutput: v.GenericSchema<types.DeleteIntegrationStoreOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpdateBlobStoreInput: v.GenericSchema<types.UpdateBlobStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateBlobStoreOutput: v.GenericSchema<types.UpdateBlobStoreOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const GetStoreSecretsInput: v.GenericSchema<types.GetStoreSecretsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const GetStoreSecretsOutput: v.GenericSchema<types.GetStoreSecretsOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const PutBlobInput: v.GenericSchema<types.PutBlobInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const PutBlobOutput: v.GenericSchema<types.PutBlobOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();
