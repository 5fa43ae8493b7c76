// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AllOutcome: v.GenericSchema<types.AllOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("all"),
});

export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue> = /* @__PURE__ */ v.looseObject({
  value: /* @__PURE__ */ v.string(),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FlagEnvironmentReuse: v.GenericSchema<types.FlagEnvironmentReuse> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  environment: /* @__PURE__ */ v.string(),
});

export const ExperimentOutcome: v.GenericSchema<types.ExperimentOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("experiment"),
});

export const EntityAttribute: v.GenericSchema<types.EntityAttribute> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("entity"),
  attribute: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.string(),
});

export const RolloutSlot: v.GenericSchema<types.RolloutSlot> = /* @__PURE__ */ v.looseObject({
  durationMs: /* @__PURE__ */ v.number(),
  promille: /* @__PURE__ */ v.number(),
});

export const RolloutOutcome: v.GenericSchema<types.RolloutOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("rollout"),
  base: EntityAttribute,
  defaultVariantId: /* @__PURE__ */ v.string(),
  rollFromVariantId: /* @__PURE__ */ v.string(),
  rollToVariantId: /* @__PURE__ */ v.string(),
  slots: /* @__PURE__ */ v.array(RolloutSlot),
  startTimestamp: /* @__PURE__ */ v.number(),
});

export const SplitOutcome: v.GenericSchema<types.SplitOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("split"),
  base: EntityAttribute,
  defaultVariantId: /* @__PURE__ */ v.string(),
  weights: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()),
});

export const VariantOutcome: v.GenericSchema<types.VariantOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("variant"),
  variantId: /* @__PURE__ */ v.string(),
});

export const FlagOutcome: v.GenericSchema<types.FlagOutcome> = /* @__PURE__ */ v.union([VariantOutcome, SplitOutcome, RolloutOutcome, ExperimentOutcome]);

export const FlagComparison: v.GenericSchema<types.FlagComparison> = /* @__PURE__ */ v.picklist(["eq", "!eq", "oneOf", "!oneOf", "contains", "!contains", "containsAllOf", "containsAnyOf", "containsNoneOf", "startsWith", "!startsWith", "endsWith", "!endsWith", "regex", "!regex", "ex", "!ex", "gt", "gte", "lt", "lte", "before", "after"]);

export const SegmentSubject: v.GenericSchema<types.SegmentSubject> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("segment"),
});

export const FlagConditionSubject: v.GenericSchema<types.FlagConditionSubject> = /* @__PURE__ */ v.union([SegmentSubject, EntityAttribute]);

export const FlagListItem: v.GenericSchema<types.FlagListItem> = /* @__PURE__ */ v.looseObject({
  value: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FlagList: v.GenericSchema<types.FlagList> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["list", "list/inline"]),
  items: /* @__PURE__ */ v.array(FlagListItem),
});

export const FlagRegex: v.GenericSchema<types.FlagRegex> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("regex"),
  flags: /* @__PURE__ */ v.string(),
  pattern: /* @__PURE__ */ v.string(),
});

export const FlagCondition: v.GenericSchema<types.FlagCondition> = /* @__PURE__ */ v.looseObject({
  cmp: FlagComparison,
  lhs: FlagConditionSubject,
  cmpOptions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ignoreCase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  rhs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), FlagRegex, FlagList])),
});

export const FlagRule: v.GenericSchema<types.FlagRule> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  conditions: /* @__PURE__ */ v.array(FlagCondition),
  outcome: FlagOutcome,
});

export const FlagEnvironment: v.GenericSchema<types.FlagEnvironment> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  fallthrough: FlagOutcome,
  pausedOutcome: VariantOutcome,
  rules: /* @__PURE__ */ v.array(FlagRule),
  reuse: /* @__PURE__ */ v.optional(FlagEnvironmentReuse),
  revision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue))))),
});

export const FlagKind: v.GenericSchema<types.FlagKind> = /* @__PURE__ */ v.picklist(["boolean", "string", "number", "json"]);

export const FlagState: v.GenericSchema<types.FlagState> = /* @__PURE__ */ v.picklist(["active", "archived"]);

export const FlagVariant: v.GenericSchema<types.FlagVariant> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown())])),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IdAndName: v.GenericSchema<types.IdAndName> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
});

export const Flag: v.GenericSchema<types.Flag> = /* @__PURE__ */ v.looseObject({
  typeName: /* @__PURE__ */ v.literal("flag"),
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironment),
  kind: FlagKind,
  ownerId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  revision: /* @__PURE__ */ v.number(),
  seed: /* @__PURE__ */ v.number(),
  state: FlagState,
  updatedAt: /* @__PURE__ */ v.number(),
  variants: /* @__PURE__ */ v.array(FlagVariant),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    creator: /* @__PURE__ */ v.optional(IdAndName),
  })),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MarketplaceFlag: v.GenericSchema<types.MarketplaceFlag> = /* @__PURE__ */ v.looseObject({
  typeName: /* @__PURE__ */ v.literal("marketplaceFlag"),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.string(),
  externalId: /* @__PURE__ */ v.string(),
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  origin: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  state: FlagState,
  category: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["experiment", "flag"])),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const AnyFlag: v.GenericSchema<types.AnyFlag> = /* @__PURE__ */ v.union([Flag, MarketplaceFlag]);

export const FlagOutcomeInput: v.GenericSchema<types.FlagOutcomeInput> = /* @__PURE__ */ v.union([RolloutOutcome, SplitOutcome, VariantOutcome]);

export const FlagRuleInput: v.GenericSchema<types.FlagRuleInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  conditions: /* @__PURE__ */ v.array(FlagCondition),
  outcome: FlagOutcomeInput,
});

export const FlagEnvironmentInput: v.GenericSchema<types.FlagEnvironmentInput> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  fallthrough: FlagOutcomeInput,
  pausedOutcome: VariantOutcome,
  rules: /* @__PURE__ */ v.array(FlagRuleInput),
  reuse: /* @__PURE__ */ v.optional(FlagEnvironmentReuse),
  revision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue))))),
});

export const FlagVariantInput: v.GenericSchema<types.FlagVariantInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const CreateFlagRequest: v.GenericSchema<types.CreateFlagRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironmentInput),
  kind: FlagKind,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  seed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  variants: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagVariantInput)),
});

export const FlagSdkKeyType: v.GenericSchema<types.FlagSdkKeyType> = /* @__PURE__ */ v.picklist(["client", "mobile", "server"]);

export const CreateFlagSdkKeyRequest: v.GenericSchema<types.CreateFlagSdkKeyRequest> = /* @__PURE__ */ v.looseObject({
  environment: /* @__PURE__ */ v.string(),
  sdkKeyType: FlagSdkKeyType,
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OtherOutcomeInput: v.GenericSchema<types.OtherOutcomeInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const PassOutcome: v.GenericSchema<types.PassOutcome> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("split"),
  base: EntityAttribute,
  passPromille: /* @__PURE__ */ v.number(),
});

export const SegmentOutcomeInput: v.GenericSchema<types.SegmentOutcomeInput> = /* @__PURE__ */ v.union([PassOutcome, OtherOutcomeInput]);

export const SegmentRuleInput: v.GenericSchema<types.SegmentRuleInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  conditions: /* @__PURE__ */ v.array(FlagCondition),
  outcome: SegmentOutcomeInput,
});

export const FlagSegmentDataInput: v.GenericSchema<types.FlagSegmentDataInput> = /* @__PURE__ */ v.looseObject({
  exclude: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue)))),
  include: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue)))),
  rules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SegmentRuleInput)),
});

export const CreateFlagSegmentRequest: v.GenericSchema<types.CreateFlagSegmentRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  data: FlagSegmentDataInput,
  hint: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreatedFlagSdkKey: v.GenericSchema<types.CreatedFlagSdkKey> = /* @__PURE__ */ v.looseObject({
  type: FlagSdkKeyType,
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  environment: /* @__PURE__ */ v.string(),
  hashKey: /* @__PURE__ */ v.string(),
  partialKeyValue: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  keyValue: /* @__PURE__ */ v.string(),
  tokenValue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentFlagStatus: v.GenericSchema<types.DeploymentFlagStatus> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  flagCount: /* @__PURE__ */ v.number(),
  projectId: /* @__PURE__ */ v.string(),
  responseStatus: /* @__PURE__ */ v.number(),
});

export const DeploymentFlagList: v.GenericSchema<types.DeploymentFlagList> = /* @__PURE__ */ v.looseObject({
  flags: /* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  status: /* @__PURE__ */ v.nullable(DeploymentFlagStatus),
});

export const FlagEntityAttribute: v.GenericSchema<types.FlagEntityAttribute> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  key: /* @__PURE__ */ v.string(),
  labels: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    label: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  }))),
});

export const FlagEntity: v.GenericSchema<types.FlagEntity> = /* @__PURE__ */ v.looseObject({
  attributes: /* @__PURE__ */ v.array(FlagEntityAttribute),
  kind: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.string(),
});

export const NextPagination: v.GenericSchema<types.NextPagination> = /* @__PURE__ */ v.looseObject({
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const FlagPage: v.GenericSchema<types.FlagPage> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(AnyFlag),
  pagination: NextPagination,
});

export const FlagPageV1: v.GenericSchema<types.FlagPageV1> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(Flag),
  pagination: NextPagination,
});

export const FlagSdkKey: v.GenericSchema<types.FlagSdkKey> = /* @__PURE__ */ v.looseObject({
  type: FlagSdkKeyType,
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  environment: /* @__PURE__ */ v.string(),
  hashKey: /* @__PURE__ */ v.string(),
  partialKeyValue: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SegmentOutcome: v.GenericSchema<types.SegmentOutcome> = /* @__PURE__ */ v.union([AllOutcome, PassOutcome]);

export const SegmentRule: v.GenericSchema<types.SegmentRule> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  conditions: /* @__PURE__ */ v.array(FlagCondition),
  outcome: SegmentOutcome,
});

export const FlagSegmentData: v.GenericSchema<types.FlagSegmentData> = /* @__PURE__ */ v.looseObject({
  exclude: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue)))),
  include: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(AnnotatedValue)))),
  rules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SegmentRule)),
});

export const FlagSegment: v.GenericSchema<types.FlagSegment> = /* @__PURE__ */ v.looseObject({
  typeName: /* @__PURE__ */ v.literal("segment"),
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  data: FlagSegmentData,
  hint: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    creator: /* @__PURE__ */ v.optional(IdAndName),
  })),
  usedByFlags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  usedBySegments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const FlagSettingsMetadata: v.GenericSchema<types.FlagSettingsMetadata> = /* @__PURE__ */ v.looseObject({
  activeFlagCount: /* @__PURE__ */ v.number(),
  archivedFlagCount: /* @__PURE__ */ v.number(),
  packSizeInBytes: /* @__PURE__ */ v.number(),
  segmentCount: /* @__PURE__ */ v.number(),
  configUpdatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  packRevision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const FlagSettings: v.GenericSchema<types.FlagSettings> = /* @__PURE__ */ v.looseObject({
  typeName: /* @__PURE__ */ v.literal("settings"),
  enabled: /* @__PURE__ */ v.boolean(),
  entities: /* @__PURE__ */ v.array(FlagEntity),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  metadata: FlagSettingsMetadata,
  projectId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const FlagSettingsPage: v.GenericSchema<types.FlagSettingsPage> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(FlagSettings),
  pagination: NextPagination,
});

export const FlagVersionData: v.GenericSchema<types.FlagVersionData> = /* @__PURE__ */ v.looseObject({
  environments: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironment),
  seed: /* @__PURE__ */ v.number(),
  state: FlagState,
  variants: /* @__PURE__ */ v.array(FlagVariant),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const FlagVersion: v.GenericSchema<types.FlagVersion> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  changedEnvironments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.number(),
  data: FlagVersionData,
  flagId: /* @__PURE__ */ v.string(),
  revision: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    creator: /* @__PURE__ */ v.optional(IdAndName),
  })),
});

export const FlagVersionPage: v.GenericSchema<types.FlagVersionPage> = /* @__PURE__ */ v.looseObject({
  pagination: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()),
  versions: /* @__PURE__ */ v.array(FlagVersion),
});

export const SegmentOperation: v.GenericSchema<types.SegmentOperation> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["add", "remove"]),
  attribute: /* @__PURE__ */ v.string(),
  entity: /* @__PURE__ */ v.string(),
  field: /* @__PURE__ */ v.picklist(["exclude", "include"]),
  value: AnnotatedValue,
});

export const UpdateFlagRequest: v.GenericSchema<types.UpdateFlagRequest> = /* @__PURE__ */ v.looseObject({
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironmentInput)),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  seed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  variants: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagVariantInput)),
});

export const UpdateFlagSegmentRequest: v.GenericSchema<types.UpdateFlagSegmentRequest> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.optional(FlagSegmentDataInput),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  hint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  operations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SegmentOperation)),
});

export const UpdateFlagSettingsRequest: v.GenericSchema<types.UpdateFlagSettingsRequest> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  entities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagEntity)),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const ListFlagsInput: v.GenericSchema<types.ListFlagsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  includeMarketplaceFlags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const ListFlagsV1Input: v.GenericSchema<types.ListFlagsV1Input> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateFlagInput: v.GenericSchema<types.CreateFlagInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironmentInput),
  kind: FlagKind,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  seed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  variants: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagVariantInput)),
});

export const GetFlagInput: v.GenericSchema<types.GetFlagInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  flagIdOrSlug: /* @__PURE__ */ v.string(),
  ifMatch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UpdateFlagInput: v.GenericSchema<types.UpdateFlagInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  flagIdOrSlug: /* @__PURE__ */ v.string(),
  ifMatch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagEnvironmentInput)),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  seed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  variants: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagVariantInput)),
});

export const DeleteFlagInput: v.GenericSchema<types.DeleteFlagInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  flagIdOrSlug: /* @__PURE__ */ v.string(),
  ifMatch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListFlagVersionsInput: v.GenericSchema<types.ListFlagVersionsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  flagIdOrSlug: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GetFlagSettingsInput: v.GenericSchema<types.GetFlagSettingsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
});

export const UpdateFlagSettingsInput: v.GenericSchema<types.UpdateFlagSettingsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  entities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FlagEntity)),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const ListTeamFlagSettingsInput: v.GenericSchema<types.ListTeamFlagSettingsInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListTeamFlagSettingsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([FlagSettingsPage, /* @__PURE__ */ v.looseObject({})]);

export const ListTeamFlagsInput: v.GenericSchema<types.ListTeamFlagsInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  includeMarketplaceFlags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  kind: /* @__PURE__ */ v.optional(FlagKind),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maintainerIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const ListTeamFlagsV1Input: v.GenericSchema<types.ListTeamFlagsV1Input> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  kind: /* @__PURE__ */ v.optional(FlagKind),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  state: /* @__PURE__ */ v.optional(FlagState),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListFlagSegmentsInput: v.GenericSchema<types.ListFlagSegmentsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListFlagSegmentsOutput: v.GenericSchema<types.ListFlagSegmentsOutput> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(FlagSegment),
});

export const CreateFlagSegmentInput: v.GenericSchema<types.CreateFlagSegmentInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  data: FlagSegmentDataInput,
  hint: /* @__PURE__ */ v.string(),
  label: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetFlagSegmentInput: v.GenericSchema<types.GetFlagSegmentInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  segmentIdOrSlug: /* @__PURE__ */ v.string(),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UpdateFlagSegmentInput: v.GenericSchema<types.UpdateFlagSegmentInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  segmentIdOrSlug: /* @__PURE__ */ v.string(),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  data: /* @__PURE__ */ v.optional(FlagSegmentDataInput),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  hint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  operations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SegmentOperation)),
});

export const DeleteFlagSegmentInput: v.GenericSchema<types.DeleteFlagSegmentInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  segmentIdOrSlug: /* @__PURE__ */ v.string(),
  withMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GetDeploymentFlagsInput: v.GenericSchema<types.GetDeploymentFlagsInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
});

export const ListFlagSdkKeysInput: v.GenericSchema<types.ListFlagSdkKeysInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
});

export const ListFlagSdkKeysOutput: v.GenericSchema<types.ListFlagSdkKeysOutput> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(FlagSdkKey),
});

export const CreateFlagSdkKeyInput: v.GenericSchema<types.CreateFlagSdkKeyInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  environment: /* @__PURE__ */ v.string(),
  sdkKeyType: FlagSdkKeyType,
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteFlagSdkKeyInput: v.GenericSchema<types.DeleteFlagSdkKeyInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  hashKey: /* @__PURE__ */ v.string(),
});
