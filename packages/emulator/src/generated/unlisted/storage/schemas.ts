// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  Framework, Store,
} from "@slipway/storage/schemas";

export const StoreConnection: v.GenericSchema<types.StoreConnection> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  envVarPrefix: v.nullable(v.string()),
  environmentVariables: v.array(v.string()),
  environments: v.array(v.string()),
  projectId: v.string(),
  deployments: v.optional(v.looseObject({
    actions: v.array(v.looseObject({
      slug: v.string(),
      environments: v.array(v.string()),
    })),
    required: v.boolean(),
  })),
  framework: v.optional(v.nullable(Framework)),
  latestDeployment: v.optional(v.string()),
  makeEnvVarsSensitive: v.optional(v.boolean()),
  project: v.looseObject({
    id: v.string(),
    name: v.string(),
  }),
}))();

export const ListStoresInput: v.GenericSchema<types.ListStoresInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListStoresOutput: v.GenericSchema<types.ListStoresOutput> = /* @__PURE__ */ (() => v.looseObject({
  stores: v.array(Store),
}))();

export const ListStoreConnectionsInput: v.GenericSchema<types.ListStoreConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
}))();

export const ListStoreConnectionsOutput: v.GenericSchema<types.ListStoreConnectionsOutput> = /* @__PURE__ */ (() => v.looseObject({
  connections: v.array(StoreConnection),
}))();

export const ConnectStoreInput: v.GenericSchema<types.ConnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  projectId: v.string(),
  type: v.optional(v.string()),
  envVarEnvironments: v.optional(v.array(v.string())),
  envVarPrefix: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  skipReadWriteToken: v.optional(v.boolean()),
}))();

export const UpdateStoreConnectionInput: v.GenericSchema<types.UpdateStoreConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
  envVarEnvironments: v.optional(v.array(v.string())),
  envVarPrefix: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  skipReadWriteToken: v.optional(v.boolean()),
}))();

export const DisconnectStoreInput: v.GenericSchema<types.DisconnectStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
  connectionId: v.string(),
}))();

export const DeleteStoreConnectionsInput: v.GenericSchema<types.DeleteStoreConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  storeId: v.string(),
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
