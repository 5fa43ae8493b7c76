// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  GlobalConfigItemValue,
} from "../../../../shapes/generated/schemas.ts";
export {
  GlobalConfigItemValue,
} from "../../../../shapes/generated/schemas.ts";

export const CreateGlobalConfigRequest: v.GenericSchema<types.CreateGlobalConfigRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.pipe(v.string(), v.maxLength(64), v.regex(new RegExp("^[\\w-]+$"))),
  items: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ExperimentationPurpose: v.GenericSchema<types.ExperimentationPurpose> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("experimentation"),
  resourceId: v.string(),
}))();

export const FlagsPurpose: v.GenericSchema<types.FlagsPurpose> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("flags"),
  projectId: v.string(),
}))();

export const GlobalConfigPurpose: v.GenericSchema<types.GlobalConfigPurpose> = /* @__PURE__ */ v.union([FlagsPurpose, ExperimentationPurpose]);

export const GlobalConfigTransfer: v.GenericSchema<types.GlobalConfigTransfer> = /* @__PURE__ */ (() => v.looseObject({
  doneAt: v.nullable(v.number()),
  fromAccountId: v.string(),
  startedAt: v.number(),
}))();

export const GlobalConfig: v.GenericSchema<types.GlobalConfig> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  digest: v.string(),
  itemCount: v.number(),
  ownerId: v.string(),
  sizeInBytes: v.number(),
  updatedAt: v.number(),
  createdBy: v.optional(v.string()),
  deletedAt: v.optional(v.nullable(v.number())),
  purpose: v.optional(GlobalConfigPurpose),
  schema: v.optional(v.record(v.string(), v.unknown())),
  syncedToDynamoAt: v.optional(v.number()),
  transfer: v.optional(GlobalConfigTransfer),
}))();

export const GlobalConfigBackupData: v.GenericSchema<types.GlobalConfigBackupData> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  digest: v.string(),
  items: v.record(v.string(), v.looseObject({
    createdAt: v.number(),
    updatedAt: v.number(),
    value: v.nullable(GlobalConfigItemValue),
    description: v.optional(v.string()),
  })),
  updatedAt: v.number(),
}))();

export const GlobalConfigBackupMetadata: v.GenericSchema<types.GlobalConfigBackupMetadata> = /* @__PURE__ */ (() => v.looseObject({
  itemsBytes: v.optional(v.number()),
  itemsCount: v.optional(v.number()),
  updatedAt: v.optional(v.string()),
  updatedBy: v.optional(v.string()),
}))();

export const GlobalConfigBackupPage: v.GenericSchema<types.GlobalConfigBackupPage> = /* @__PURE__ */ (() => v.looseObject({
  backups: v.array(v.looseObject({
    id: v.string(),
    lastModified: v.number(),
    metadata: v.optional(GlobalConfigBackupMetadata),
  })),
  pagination: v.looseObject({
    hasNext: v.boolean(),
    next: v.optional(v.string()),
  }),
}))();

export const GlobalConfigBackupUser: v.GenericSchema<types.GlobalConfigBackupUser> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  email: v.string(),
  username: v.string(),
  avatar: v.optional(v.string()),
}))();

export const GlobalConfigItem: v.GenericSchema<types.GlobalConfigItem> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  createdAt: v.number(),
  edgeConfigId: v.string(),
  updatedAt: v.number(),
  value: v.nullable(GlobalConfigItemValue),
  description: v.optional(v.string()),
}))();

export const GlobalConfigItemOperation: v.GenericSchema<types.GlobalConfigItemOperation> = /* @__PURE__ */ v.picklist(["create", "delete", "update", "upsert"]);

export const GlobalConfigItemChange: v.GenericSchema<types.GlobalConfigItemChange> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  operation: GlobalConfigItemOperation,
  description: v.optional(v.nullable(v.union([v.string(), v.looseObject({})]))),
  value: v.optional(v.unknown()),
}))();

export const GlobalConfigToken: v.GenericSchema<types.GlobalConfigToken> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  edgeConfigId: v.string(),
  label: v.string(),
  partialToken: v.string(),
  token: v.optional(v.string()),
}))();

export const GlobalConfigTokensById: v.GenericSchema<types.GlobalConfigTokensById> = /* @__PURE__ */ (() => v.looseObject({
  ids: v.array(v.string()),
  tokens: v.optional(v.array(v.string())),
}))();

export const GlobalConfigTokensByToken: v.GenericSchema<types.GlobalConfigTokensByToken> = /* @__PURE__ */ (() => v.looseObject({
  tokens: v.array(v.string()),
  ids: v.optional(v.array(v.string())),
}))();

export const UpdateGlobalConfigRequest: v.GenericSchema<types.UpdateGlobalConfigRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.pipe(v.string(), v.maxLength(64), v.regex(new RegExp("^[\\w-]+$"))),
}))();

export const ListGlobalConfigsInput: v.GenericSchema<types.ListGlobalConfigsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListGlobalConfigsOutput: v.GenericSchema<types.ListGlobalConfigsOutput> = /* @__PURE__ */ v.array(GlobalConfig);

export const CreateGlobalConfigInput: v.GenericSchema<types.CreateGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.pipe(v.string(), v.maxLength(64), v.regex(new RegExp("^[\\w-]+$"))),
  items: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetGlobalConfigInput: v.GenericSchema<types.GetGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const UpdateGlobalConfigInput: v.GenericSchema<types.UpdateGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  slug: v.pipe(v.string(), v.maxLength(64), v.regex(new RegExp("^[\\w-]+$"))),
}))();

export const DeleteGlobalConfigInput: v.GenericSchema<types.DeleteGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const ListGlobalConfigItemsInput: v.GenericSchema<types.ListGlobalConfigItemsInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const ListGlobalConfigItemsOutput: v.GenericSchema<types.ListGlobalConfigItemsOutput> = /* @__PURE__ */ v.array(GlobalConfigItem);

export const UpdateGlobalConfigItemsInput: v.GenericSchema<types.UpdateGlobalConfigItemsInput> = /* @__PURE__ */ (() => v.strictObject({
  edgeConfigId: v.string(),
  items: v.array(GlobalConfigItemChange),
}))();

export const UpdateGlobalConfigItemsOutput: v.GenericSchema<types.UpdateGlobalConfigItemsOutput> = /* @__PURE__ */ (() => v.looseObject({
  status: v.string(),
}))();

export const GetGlobalConfigSchemaInput: v.GenericSchema<types.GetGlobalConfigSchemaInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const GetGlobalConfigSchemaOutput: v.GenericSchema<types.GetGlobalConfigSchemaOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpdateGlobalConfigSchemaInput: v.GenericSchema<types.UpdateGlobalConfigSchemaInput> = /* @__PURE__ */ (() => v.strictObject({
  edgeConfigId: v.string(),
  dryRun: v.optional(v.boolean()),
  definition: v.optional(v.unknown()),
}))();

export const UpdateGlobalConfigSchemaOutput: v.GenericSchema<types.UpdateGlobalConfigSchemaOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const DeleteGlobalConfigSchemaInput: v.GenericSchema<types.DeleteGlobalConfigSchemaInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const GetGlobalConfigItemInput: v.GenericSchema<types.GetGlobalConfigItemInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  edgeConfigItemKey: v.string(),
}))();

export const ListGlobalConfigTokensInput: v.GenericSchema<types.ListGlobalConfigTokensInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
}))();

export const ListGlobalConfigTokensOutput: v.GenericSchema<types.ListGlobalConfigTokensOutput> = /* @__PURE__ */ v.array(GlobalConfigToken);

export const DeleteGlobalConfigTokensInput: v.GenericSchema<types.DeleteGlobalConfigTokensInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  edgeConfigId: v.string(),
}), v.union([GlobalConfigTokensByToken, GlobalConfigTokensById])]))();

export const GetGlobalConfigTokenInput: v.GenericSchema<types.GetGlobalConfigTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  token: v.string(),
}))();

export const CreateGlobalConfigTokenInput: v.GenericSchema<types.CreateGlobalConfigTokenInput> = /* @__PURE__ */ (() => v.strictObject({
  edgeConfigId: v.string(),
  label: v.pipe(v.string(), v.maxLength(52)),
}))();

export const CreateGlobalConfigTokenOutput: v.GenericSchema<types.CreateGlobalConfigTokenOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  token: v.string(),
}))();

export const GetGlobalConfigBackupInput: v.GenericSchema<types.GetGlobalConfigBackupInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  edgeConfigBackupVersionId: v.string(),
}))();

export const GetGlobalConfigBackupOutput: v.GenericSchema<types.GetGlobalConfigBackupOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  backup: GlobalConfigBackupData,
  lastModified: v.number(),
  metadata: GlobalConfigBackupMetadata,
  user: v.optional(GlobalConfigBackupUser),
}))();

export const RestoreGlobalConfigBackupInput: v.GenericSchema<types.RestoreGlobalConfigBackupInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  edgeConfigBackupVersionId: v.string(),
}))();

export const RestoreGlobalConfigBackupOutput: v.GenericSchema<types.RestoreGlobalConfigBackupOutput> = /* @__PURE__ */ (() => v.looseObject({
  digest: v.string(),
  previousDigest: v.string(),
  restoredFrom: v.string(),
  status: v.literal("ok"),
}))();

export const ListGlobalConfigBackupsInput: v.GenericSchema<types.ListGlobalConfigBackupsInput> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.string(),
  limit: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50))),
  metadata: v.optional(v.boolean()),
  next: v.optional(v.string()),
}))();
