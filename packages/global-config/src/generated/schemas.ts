// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CreateGlobalConfigRequest: v.GenericSchema<types.CreateGlobalConfigRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(new RegExp("^[\\w-]+$"))),
  items: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const ExperimentationPurpose: v.GenericSchema<types.ExperimentationPurpose> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("experimentation"),
  resourceId: /* @__PURE__ */ v.string(),
});

export const FlagsPurpose: v.GenericSchema<types.FlagsPurpose> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("flags"),
  projectId: /* @__PURE__ */ v.string(),
});

export const GlobalConfigPurpose: v.GenericSchema<types.GlobalConfigPurpose> = /* @__PURE__ */ v.union([FlagsPurpose, ExperimentationPurpose]);

export const GlobalConfigTransfer: v.GenericSchema<types.GlobalConfigTransfer> = /* @__PURE__ */ v.looseObject({
  doneAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  fromAccountId: /* @__PURE__ */ v.string(),
  startedAt: /* @__PURE__ */ v.number(),
});

export const GlobalConfig: v.GenericSchema<types.GlobalConfig> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  digest: /* @__PURE__ */ v.string(),
  itemCount: /* @__PURE__ */ v.number(),
  ownerId: /* @__PURE__ */ v.string(),
  sizeInBytes: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  purpose: /* @__PURE__ */ v.optional(GlobalConfigPurpose),
  schema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  syncedToDynamoAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transfer: /* @__PURE__ */ v.optional(GlobalConfigTransfer),
});

export const GlobalConfigItemValue: v.GenericSchema<types.GlobalConfigItemValue> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => GlobalConfigItemValue))), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => GlobalConfigItemValue)))]);

export const GlobalConfigBackupData: v.GenericSchema<types.GlobalConfigBackupData> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    createdAt: /* @__PURE__ */ v.number(),
    updatedAt: /* @__PURE__ */ v.number(),
    value: /* @__PURE__ */ v.nullable(GlobalConfigItemValue),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const GlobalConfigBackupMetadata: v.GenericSchema<types.GlobalConfigBackupMetadata> = /* @__PURE__ */ v.looseObject({
  itemsBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  itemsCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GlobalConfigBackupPage: v.GenericSchema<types.GlobalConfigBackupPage> = /* @__PURE__ */ v.looseObject({
  backups: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    lastModified: /* @__PURE__ */ v.number(),
    metadata: /* @__PURE__ */ v.optional(GlobalConfigBackupMetadata),
  })),
  pagination: /* @__PURE__ */ v.looseObject({
    hasNext: /* @__PURE__ */ v.boolean(),
    next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
});

export const GlobalConfigBackupUser: v.GenericSchema<types.GlobalConfigBackupUser> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  email: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GlobalConfigItem: v.GenericSchema<types.GlobalConfigItem> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  edgeConfigId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  value: /* @__PURE__ */ v.nullable(GlobalConfigItemValue),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GlobalConfigItemOperation: v.GenericSchema<types.GlobalConfigItemOperation> = /* @__PURE__ */ v.picklist(["create", "delete", "update", "upsert"]);

export const GlobalConfigItemChange: v.GenericSchema<types.GlobalConfigItemChange> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  operation: GlobalConfigItemOperation,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({})]))),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const GlobalConfigToken: v.GenericSchema<types.GlobalConfigToken> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  edgeConfigId: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.string(),
  partialToken: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GlobalConfigTokensById: v.GenericSchema<types.GlobalConfigTokensById> = /* @__PURE__ */ v.looseObject({
  ids: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  tokens: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const GlobalConfigTokensByToken: v.GenericSchema<types.GlobalConfigTokensByToken> = /* @__PURE__ */ v.looseObject({
  tokens: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UpdateGlobalConfigRequest: v.GenericSchema<types.UpdateGlobalConfigRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(new RegExp("^[\\w-]+$"))),
});

export const ListGlobalConfigsInput: v.GenericSchema<types.ListGlobalConfigsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const CreateGlobalConfigInput: v.GenericSchema<types.CreateGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(new RegExp("^[\\w-]+$"))),
  items: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const GetGlobalConfigInput: v.GenericSchema<types.GetGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const UpdateGlobalConfigInput: v.GenericSchema<types.UpdateGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(new RegExp("^[\\w-]+$"))),
});

export const DeleteGlobalConfigInput: v.GenericSchema<types.DeleteGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const ListGlobalConfigItemsInput: v.GenericSchema<types.ListGlobalConfigItemsInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const ListGlobalConfigItemsOutput: v.GenericSchema<types.ListGlobalConfigItemsOutput> = /* @__PURE__ */ v.array(GlobalConfigItem);

export const UpdateGlobalConfigItemsInput: v.GenericSchema<types.UpdateGlobalConfigItemsInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.array(GlobalConfigItemChange),
});

export const UpdateGlobalConfigItemsOutput: v.GenericSchema<types.UpdateGlobalConfigItemsOutput> = /* @__PURE__ */ v.looseObject({
  status: /* @__PURE__ */ v.string(),
});

export const GetGlobalConfigSchemaInput: v.GenericSchema<types.GetGlobalConfigSchemaInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const GetGlobalConfigSchemaOutput: v.GenericSchema<types.GetGlobalConfigSchemaOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const UpdateGlobalConfigSchemaInput: v.GenericSchema<types.UpdateGlobalConfigSchemaInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  dryRun: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  definition: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const UpdateGlobalConfigSchemaOutput: v.GenericSchema<types.UpdateGlobalConfigSchemaOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const DeleteGlobalConfigSchemaInput: v.GenericSchema<types.DeleteGlobalConfigSchemaInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const GetGlobalConfigItemInput: v.GenericSchema<types.GetGlobalConfigItemInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  edgeConfigItemKey: /* @__PURE__ */ v.string(),
});

export const ListGlobalConfigTokensInput: v.GenericSchema<types.ListGlobalConfigTokensInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
});

export const DeleteGlobalConfigTokensInput: v.GenericSchema<types.DeleteGlobalConfigTokensInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([GlobalConfigTokensByToken, GlobalConfigTokensById])]);

export const GetGlobalConfigTokenInput: v.GenericSchema<types.GetGlobalConfigTokenInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.string(),
});

export const CreateGlobalConfigTokenInput: v.GenericSchema<types.CreateGlobalConfigTokenInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(52)),
});

export const CreateGlobalConfigTokenOutput: v.GenericSchema<types.CreateGlobalConfigTokenOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.string(),
});

export const GetGlobalConfigBackupInput: v.GenericSchema<types.GetGlobalConfigBackupInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  edgeConfigBackupVersionId: /* @__PURE__ */ v.string(),
});

export const GetGlobalConfigBackupOutput: v.GenericSchema<types.GetGlobalConfigBackupOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  backup: GlobalConfigBackupData,
  lastModified: /* @__PURE__ */ v.number(),
  metadata: GlobalConfigBackupMetadata,
  user: /* @__PURE__ */ v.optional(GlobalConfigBackupUser),
});

export const RestoreGlobalConfigBackupInput: v.GenericSchema<types.RestoreGlobalConfigBackupInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  edgeConfigBackupVersionId: /* @__PURE__ */ v.string(),
});

export const RestoreGlobalConfigBackupOutput: v.GenericSchema<types.RestoreGlobalConfigBackupOutput> = /* @__PURE__ */ v.looseObject({
  digest: /* @__PURE__ */ v.string(),
  previousDigest: /* @__PURE__ */ v.string(),
  restoredFrom: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.literal("ok"),
});

export const ListGlobalConfigBackupsInput: v.GenericSchema<types.ListGlobalConfigBackupsInput> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(50))),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});
