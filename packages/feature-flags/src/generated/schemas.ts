// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  AnnotatedValue, IdAndName, NextPagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  AnnotatedValue, IdAndName, NextPagination,
} from "../../../../shapes/generated/schemas.ts";

export const AllOutcome: v.GenericSchema<types.AllOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("all"),
}))();

export const FlagEnvironmentReuse: v.GenericSchema<types.FlagEnvironmentReuse> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  environment: v.string(),
}))();

export const ExperimentOutcome: v.GenericSchema<types.ExperimentOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("experiment"),
}))();

export const EntityAttribute: v.GenericSchema<types.EntityAttribute> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("entity"),
  attribute: v.string(),
  kind: v.string(),
}))();

export const RolloutSlot: v.GenericSchema<types.RolloutSlot> = /* @__PURE__ */ (() => v.looseObject({
  durationMs: v.number(),
  promille: v.number(),
}))();

export const RolloutOutcome: v.GenericSchema<types.RolloutOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("rollout"),
  base: EntityAttribute,
  defaultVariantId: v.string(),
  rollFromVariantId: v.string(),
  rollToVariantId: v.string(),
  slots: v.array(RolloutSlot),
  startTimestamp: v.number(),
}))();

export const SplitOutcome: v.GenericSchema<types.SplitOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("split"),
  base: EntityAttribute,
  defaultVariantId: v.string(),
  weights: v.record(v.string(), v.number()),
}))();

export const VariantOutcome: v.GenericSchema<types.VariantOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("variant"),
  variantId: v.string(),
}))();

export const FlagOutcome: v.GenericSchema<types.FlagOutcome> = /* @__PURE__ */ v.union([VariantOutcome, SplitOutcome, RolloutOutcome, ExperimentOutcome]);

export const FlagComparison: v.GenericSchema<types.FlagComparison> = /* @__PURE__ */ v.picklist([
  "eq", "!eq", "oneOf", "!oneOf", "contains", "!contains", "containsAllOf", "containsAnyOf", "containsNoneOf", "startsWith", "!startsWith", "endsWith",
  "!endsWith", "regex", "!regex", "ex", "!ex", "gt", "gte", "lt", "lte", "before", "after",
]);

export const SegmentSubject: v.GenericSchema<types.SegmentSubject> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("segment"),
}))();

export const FlagConditionSubject: v.GenericSchema<types.FlagConditionSubject> = /* @__PURE__ */ v.union([SegmentSubject, EntityAttribute]);

export const FlagListItem: v.GenericSchema<types.FlagListItem> = /* @__PURE__ */ (() => v.looseObject({
  value: v.union([v.number(), v.string()]),
  label: v.optional(v.string()),
  note: v.optional(v.string()),
}))();

export const FlagList: v.GenericSchema<types.FlagList> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["list", "list/inline"]),
  items: v.array(FlagListItem),
}))();

export const FlagRegex: v.GenericSchema<types.FlagRegex> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("regex"),
  flags: v.string(),
  pattern: v.string(),
}))();

export const FlagCondition: v.GenericSchema<types.FlagCondition> = /* @__PURE__ */ (() => v.looseObject({
  cmp: FlagComparison,
  lhs: FlagConditionSubject,
  cmpOptions: v.optional(v.looseObject({
    ignoreCase: v.optional(v.boolean()),
  })),
  rhs: v.optional(v.union([v.string(), v.number(), v.boolean(), FlagRegex, FlagList])),
}))();

export const FlagRule: v.GenericSchema<types.FlagRule> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  conditions: v.array(FlagCondition),
  outcome: FlagOutcome,
}))();

export const FlagEnvironment: v.GenericSchema<types.FlagEnvironment> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  fallthrough: FlagOutcome,
  pausedOutcome: VariantOutcome,
  rules: v.array(FlagRule),
  reuse: v.optional(FlagEnvironmentReuse),
  revision: v.optional(v.number()),
  targets: v.optional(v.record(v.string(), v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue))))),
}))();

export const FlagKind: v.GenericSchema<types.FlagKind> = /* @__PURE__ */ v.picklist(["boolean", "string", "number", "json"]);

export const FlagState: v.GenericSchema<types.FlagState> = /* @__PURE__ */ v.picklist(["active", "archived"]);

export const FlagVariant: v.GenericSchema<types.FlagVariant> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  value: v.nullable(v.union([v.string(), v.number(), v.record(v.string(), v.unknown()), v.boolean(), v.array(v.unknown())])),
  description: v.optional(v.string()),
  label: v.optional(v.string()),
}))();

export const Flag: v.GenericSchema<types.Flag> = /* @__PURE__ */ (() => v.looseObject({
  typeName: v.literal("flag"),
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  createdBy: v.string(),
  environments: v.record(v.string(), FlagEnvironment),
  kind: FlagKind,
  ownerId: v.string(),
  projectId: v.string(),
  revision: v.number(),
  seed: v.number(),
  state: FlagState,
  updatedAt: v.number(),
  variants: v.array(FlagVariant),
  description: v.optional(v.string()),
  maintainerIds: v.optional(v.array(v.string())),
  metadata: v.optional(v.looseObject({
    creator: v.optional(IdAndName),
  })),
  permanent: v.optional(v.boolean()),
  tags: v.optional(v.array(v.string())),
  updatedBy: v.optional(v.string()),
}))();

export const MarketplaceFlag: v.GenericSchema<types.MarketplaceFlag> = /* @__PURE__ */ (() => v.looseObject({
  typeName: v.literal("marketplaceFlag"),
  id: v.string(),
  name: v.optional(v.string()),
  slug: v.string(),
  externalId: v.string(),
  integrationConfigurationId: v.string(),
  origin: v.string(),
  ownerId: v.string(),
  projectId: v.string(),
  resourceId: v.string(),
  state: FlagState,
  category: v.optional(v.picklist(["experiment", "flag"])),
  createdAt: v.optional(v.number()),
  description: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
}))();

export const AnyFlag: v.GenericSchema<types.AnyFlag> = /* @__PURE__ */ v.union([Flag, MarketplaceFlag]);

export const FlagOutcomeInput: v.GenericSchema<types.FlagOutcomeInput> = /* @__PURE__ */ v.union([RolloutOutcome, SplitOutcome, VariantOutcome]);

export const FlagRuleInput: v.GenericSchema<types.FlagRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  conditions: v.array(FlagCondition),
  outcome: FlagOutcomeInput,
}))();

export const FlagEnvironmentInput: v.GenericSchema<types.FlagEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  fallthrough: FlagOutcomeInput,
  pausedOutcome: VariantOutcome,
  rules: v.array(FlagRuleInput),
  reuse: v.optional(FlagEnvironmentReuse),
  revision: v.optional(v.number()),
  targets: v.optional(v.record(v.string(), v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue))))),
}))();

export const FlagVariantInput: v.GenericSchema<types.FlagVariantInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  description: v.optional(v.string()),
  label: v.optional(v.string()),
  value: v.optional(v.unknown()),
}))();

export const CreateFlagRequest: v.GenericSchema<types.CreateFlagRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  environments: v.record(v.string(), FlagEnvironmentInput),
  kind: FlagKind,
  description: v.optional(v.string()),
  maintainerIds: v.optional(v.array(v.string())),
  permanent: v.optional(v.boolean()),
  seed: v.optional(v.number()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  variants: v.optional(v.array(FlagVariantInput)),
}))();

export const FlagSdkKeyType: v.GenericSchema<types.FlagSdkKeyType> = /* @__PURE__ */ v.picklist(["client", "mobile", "server"]);

export const CreateFlagSdkKeyRequest: v.GenericSchema<types.CreateFlagSdkKeyRequest> = /* @__PURE__ */ (() => v.looseObject({
  environment: v.string(),
  sdkKeyType: FlagSdkKeyType,
  label: v.optional(v.string()),
}))();

export const OtherOutcomeInput: v.GenericSchema<types.OtherOutcomeInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.unknown()),
}))();

export const PassOutcome: v.GenericSchema<types.PassOutcome> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("split"),
  base: EntityAttribute,
  passPromille: v.number(),
}))();

export const SegmentOutcomeInput: v.GenericSchema<types.SegmentOutcomeInput> = /* @__PURE__ */ v.union([PassOutcome, OtherOutcomeInput]);

export const SegmentRuleInput: v.GenericSchema<types.SegmentRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  conditions: v.array(FlagCondition),
  outcome: SegmentOutcomeInput,
}))();

export const FlagSegmentDataInput: v.GenericSchema<types.FlagSegmentDataInput> = /* @__PURE__ */ (() => v.looseObject({
  exclude: v.optional(v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue)))),
  include: v.optional(v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue)))),
  rules: v.optional(v.array(SegmentRuleInput)),
}))();

export const CreateFlagSegmentRequest: v.GenericSchema<types.CreateFlagSegmentRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  data: FlagSegmentDataInput,
  hint: v.string(),
  label: v.string(),
  createdBy: v.optional(v.string()),
  description: v.optional(v.string()),
}))();

export const CreatedFlagSdkKey: v.GenericSchema<types.CreatedFlagSdkKey> = /* @__PURE__ */ (() => v.looseObject({
  type: FlagSdkKeyType,
  createdAt: v.number(),
  createdBy: v.string(),
  environment: v.string(),
  hashKey: v.string(),
  partialKeyValue: v.string(),
  projectId: v.string(),
  updatedAt: v.number(),
  deletedAt: v.optional(v.number()),
  label: v.optional(v.string()),
  keyValue: v.string(),
  tokenValue: v.optional(v.string()),
}))();

export const DeploymentFlagStatus: v.GenericSchema<types.DeploymentFlagStatus> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  deploymentId: v.string(),
  flagCount: v.number(),
  projectId: v.string(),
  responseStatus: v.number(),
}))();

export const DeploymentFlagList: v.GenericSchema<types.DeploymentFlagList> = /* @__PURE__ */ (() => v.looseObject({
  flags: v.array(v.record(v.string(), v.unknown())),
  status: v.nullable(DeploymentFlagStatus),
}))();

export const FlagEntityAttribute: v.GenericSchema<types.FlagEntityAttribute> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  key: v.string(),
  labels: v.optional(v.array(v.looseObject({
    label: v.string(),
    value: v.string(),
  }))),
}))();

export const FlagEntity: v.GenericSchema<types.FlagEntity> = /* @__PURE__ */ (() => v.looseObject({
  attributes: v.array(FlagEntityAttribute),
  kind: v.string(),
  label: v.string(),
}))();

export const FlagPage: v.GenericSchema<types.FlagPage> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(AnyFlag),
  pagination: NextPagination,
}))();

export const FlagPageV1: v.GenericSchema<types.FlagPageV1> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(Flag),
  pagination: NextPagination,
}))();

export const FlagSdkKey: v.GenericSchema<types.FlagSdkKey> = /* @__PURE__ */ (() => v.looseObject({
  type: FlagSdkKeyType,
  createdAt: v.number(),
  createdBy: v.string(),
  environment: v.string(),
  hashKey: v.string(),
  partialKeyValue: v.string(),
  projectId: v.string(),
  updatedAt: v.number(),
  deletedAt: v.optional(v.number()),
  label: v.optional(v.string()),
}))();

export const SegmentOutcome: v.GenericSchema<types.SegmentOutcome> = /* @__PURE__ */ v.union([AllOutcome, PassOutcome]);

export const SegmentRule: v.GenericSchema<types.SegmentRule> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  conditions: v.array(FlagCondition),
  outcome: SegmentOutcome,
}))();

export const FlagSegmentData: v.GenericSchema<types.FlagSegmentData> = /* @__PURE__ */ (() => v.looseObject({
  exclude: v.optional(v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue)))),
  include: v.optional(v.record(v.string(), v.record(v.string(), v.array(AnnotatedValue)))),
  rules: v.optional(v.array(SegmentRule)),
}))();

export const FlagSegment: v.GenericSchema<types.FlagSegment> = /* @__PURE__ */ (() => v.looseObject({
  typeName: v.literal("segment"),
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  data: FlagSegmentData,
  hint: v.string(),
  label: v.string(),
  projectId: v.string(),
  updatedAt: v.number(),
  createdBy: v.optional(v.string()),
  description: v.optional(v.string()),
  metadata: v.optional(v.looseObject({
    creator: v.optional(IdAndName),
  })),
  usedByFlags: v.optional(v.array(v.string())),
  usedBySegments: v.optional(v.array(v.string())),
}))();

export const FlagSettingsMetadata: v.GenericSchema<types.FlagSettingsMetadata> = /* @__PURE__ */ (() => v.looseObject({
  activeFlagCount: v.number(),
  archivedFlagCount: v.number(),
  packSizeInBytes: v.number(),
  segmentCount: v.number(),
  configUpdatedAt: v.optional(v.number()),
  packRevision: v.optional(v.number()),
}))();

export const FlagSettings: v.GenericSchema<types.FlagSettings> = /* @__PURE__ */ (() => v.looseObject({
  typeName: v.literal("settings"),
  enabled: v.boolean(),
  entities: v.array(FlagEntity),
  environments: v.array(v.string()),
  metadata: FlagSettingsMetadata,
  projectId: v.string(),
  createdAt: v.optional(v.number()),
  ownerId: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
}))();

export const FlagSettingsPage: v.GenericSchema<types.FlagSettingsPage> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(FlagSettings),
  pagination: NextPagination,
}))();

export const FlagVersionData: v.GenericSchema<types.FlagVersionData> = /* @__PURE__ */ (() => v.looseObject({
  environments: v.record(v.string(), FlagEnvironment),
  seed: v.number(),
  state: FlagState,
  variants: v.array(FlagVariant),
  description: v.optional(v.string()),
  maintainerIds: v.optional(v.array(v.string())),
  permanent: v.optional(v.boolean()),
  tags: v.optional(v.array(v.string())),
}))();

export const FlagVersion: v.GenericSchema<types.FlagVersion> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  changedEnvironments: v.array(v.string()),
  createdAt: v.number(),
  data: FlagVersionData,
  flagId: v.string(),
  revision: v.number(),
  createdBy: v.optional(v.string()),
  message: v.optional(v.string()),
  metadata: v.optional(v.looseObject({
    creator: v.optional(IdAndName),
  })),
}))();

export const FlagVersionPage: v.GenericSchema<types.FlagVersionPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: v.looseObject({
    next: v.optional(v.nullable(v.string())),
  }),
  versions: v.array(FlagVersion),
}))();

export const SegmentOperation: v.GenericSchema<types.SegmentOperation> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["add", "remove"]),
  attribute: v.string(),
  entity: v.string(),
  field: v.picklist(["exclude", "include"]),
  value: AnnotatedValue,
}))();

export const UpdateFlagRequest: v.GenericSchema<types.UpdateFlagRequest> = /* @__PURE__ */ (() => v.looseObject({
  createdBy: v.optional(v.string()),
  description: v.optional(v.string()),
  environments: v.optional(v.record(v.string(), FlagEnvironmentInput)),
  maintainerIds: v.optional(v.array(v.string())),
  message: v.optional(v.string()),
  permanent: v.optional(v.boolean()),
  seed: v.optional(v.number()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  variants: v.optional(v.array(FlagVariantInput)),
}))();

export const UpdateFlagSegmentRequest: v.GenericSchema<types.UpdateFlagSegmentRequest> = /* @__PURE__ */ (() => v.looseObject({
  data: v.optional(FlagSegmentDataInput),
  description: v.optional(v.string()),
  hint: v.optional(v.string()),
  label: v.optional(v.string()),
  operations: v.optional(v.array(SegmentOperation)),
}))();

export const UpdateFlagSettingsRequest: v.GenericSchema<types.UpdateFlagSettingsRequest> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.optional(v.boolean()),
  entities: v.optional(v.array(FlagEntity)),
  environments: v.optional(v.array(v.string())),
}))();

export const ListFlagsInput: v.GenericSchema<types.ListFlagsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  createdBy: v.optional(v.string()),
  cursor: v.optional(v.string()),
  includeMarketplaceFlags: v.optional(v.boolean()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  maintainerIds: v.optional(v.array(v.string())),
  search: v.optional(v.string()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
}))();

export const ListFlagsV1Input: v.GenericSchema<types.ListFlagsV1Input> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  search: v.optional(v.string()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  withMetadata: v.optional(v.boolean()),
}))();

export const CreateFlagInput: v.GenericSchema<types.CreateFlagInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  slug: v.string(),
  environments: v.record(v.string(), FlagEnvironmentInput),
  kind: FlagKind,
  description: v.optional(v.string()),
  maintainerIds: v.optional(v.array(v.string())),
  permanent: v.optional(v.boolean()),
  seed: v.optional(v.number()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  variants: v.optional(v.array(FlagVariantInput)),
}))();

export const GetFlagInput: v.GenericSchema<types.GetFlagInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  flagIdOrSlug: v.string(),
  ifMatch: v.optional(v.string()),
  withMetadata: v.optional(v.boolean()),
}))();

export const UpdateFlagInput: v.GenericSchema<types.UpdateFlagInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  flagIdOrSlug: v.string(),
  ifMatch: v.optional(v.string()),
  withMetadata: v.optional(v.boolean()),
  createdBy: v.optional(v.string()),
  description: v.optional(v.string()),
  environments: v.optional(v.record(v.string(), FlagEnvironmentInput)),
  maintainerIds: v.optional(v.array(v.string())),
  message: v.optional(v.string()),
  permanent: v.optional(v.boolean()),
  seed: v.optional(v.number()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  variants: v.optional(v.array(FlagVariantInput)),
}))();

export const DeleteFlagInput: v.GenericSchema<types.DeleteFlagInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  flagIdOrSlug: v.string(),
  ifMatch: v.optional(v.string()),
  withMetadata: v.optional(v.boolean()),
}))();

export const ListFlagVersionsInput: v.GenericSchema<types.ListFlagVersionsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  flagIdOrSlug: v.string(),
  cursor: v.optional(v.string()),
  environment: v.optional(v.string()),
  limit: v.optional(v.number()),
  withMetadata: v.optional(v.boolean()),
}))();

export const GetFlagSettingsInput: v.GenericSchema<types.GetFlagSettingsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
}))();

export const UpdateFlagSettingsInput: v.GenericSchema<types.UpdateFlagSettingsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  enabled: v.optional(v.boolean()),
  entities: v.optional(v.array(FlagEntity)),
  environments: v.optional(v.array(v.string())),
}))();

export const ListTeamFlagSettingsInput: v.GenericSchema<types.ListTeamFlagSettingsInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  slug: v.optional(v.string()),
}))();

export const ListTeamFlagSettingsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([FlagSettingsPage, v.looseObject({})]))();

export const ListTeamFlagsInput: v.GenericSchema<types.ListTeamFlagsInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  createdBy: v.optional(v.string()),
  cursor: v.optional(v.string()),
  includeMarketplaceFlags: v.optional(v.boolean()),
  kind: v.optional(FlagKind),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  maintainerIds: v.optional(v.array(v.string())),
  search: v.optional(v.string()),
  slug: v.optional(v.string()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
}))();

export const ListTeamFlagsV1Input: v.GenericSchema<types.ListTeamFlagsV1Input> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  cursor: v.optional(v.string()),
  kind: v.optional(FlagKind),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  search: v.optional(v.string()),
  slug: v.optional(v.string()),
  state: v.optional(FlagState),
  tags: v.optional(v.array(v.string())),
  withMetadata: v.optional(v.boolean()),
}))();

export const ListFlagSegmentsInput: v.GenericSchema<types.ListFlagSegmentsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  withMetadata: v.optional(v.boolean()),
}))();

export const ListFlagSegmentsOutput: v.GenericSchema<types.ListFlagSegmentsOutput> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(FlagSegment),
}))();

export const CreateFlagSegmentInput: v.GenericSchema<types.CreateFlagSegmentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  slug: v.string(),
  data: FlagSegmentDataInput,
  hint: v.string(),
  label: v.string(),
  createdBy: v.optional(v.string()),
  description: v.optional(v.string()),
}))();

export const GetFlagSegmentInput: v.GenericSchema<types.GetFlagSegmentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  segmentIdOrSlug: v.string(),
  withMetadata: v.optional(v.boolean()),
}))();

export const UpdateFlagSegmentInput: v.GenericSchema<types.UpdateFlagSegmentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  segmentIdOrSlug: v.string(),
  withMetadata: v.optional(v.boolean()),
  data: v.optional(FlagSegmentDataInput),
  description: v.optional(v.string()),
  hint: v.optional(v.string()),
  label: v.optional(v.string()),
  operations: v.optional(v.array(SegmentOperation)),
}))();

export const DeleteFlagSegmentInput: v.GenericSchema<types.DeleteFlagSegmentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  segmentIdOrSlug: v.string(),
  withMetadata: v.optional(v.boolean()),
}))();

export const GetDeploymentFlagsInput: v.GenericSchema<types.GetDeploymentFlagsInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
}))();

export const ListFlagSdkKeysInput: v.GenericSchema<types.ListFlagSdkKeysInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
}))();

export const ListFlagSdkKeysOutput: v.GenericSchema<types.ListFlagSdkKeysOutput> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(FlagSdkKey),
}))();

export const CreateFlagSdkKeyInput: v.GenericSchema<types.CreateFlagSdkKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  environment: v.string(),
  sdkKeyType: FlagSdkKeyType,
  label: v.optional(v.string()),
}))();

export const DeleteFlagSdkKeyInput: v.GenericSchema<types.DeleteFlagSdkKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  hashKey: v.string(),
}))();
