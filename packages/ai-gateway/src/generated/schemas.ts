// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AiBudgetOwner: v.GenericSchema<types.AiBudgetOwner> = /* @__PURE__ */ v.picklist(["team", "project", "user"]);

export const AiBudgetPeriod: v.GenericSchema<types.AiBudgetPeriod> = /* @__PURE__ */ v.picklist(["daily", "weekly", "monthly", "none"]);

export const AiBudgetScope: v.GenericSchema<types.AiBudgetScope> = /* @__PURE__ */ v.picklist(["team", "project", "api-key", "user"]);

export const AiGatewayBudget: v.GenericSchema<types.AiGatewayBudget> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  createdAt: v.number(),
  limitAmount: v.number(),
  refreshPeriod: AiBudgetPeriod,
  updatedAt: v.number(),
  alertThresholds: v.optional(v.array(v.number())),
  includeByokInQuota: v.optional(v.boolean()),
  projectId: v.optional(v.string()),
  scopeType: v.optional(AiBudgetScope),
  userId: v.optional(v.string()),
}))();

export const AiGatewayRuleAction: v.GenericSchema<types.AiGatewayRuleAction> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.optional(v.string()),
  rewriteModel: v.optional(v.string()),
}))();

export const AiGatewayRuleMatch: v.GenericSchema<types.AiGatewayRuleMatch> = /* @__PURE__ */ (() => v.looseObject({
  model: v.optional(v.string()),
}))();

export const AiGatewayRuleType: v.GenericSchema<types.AiGatewayRuleType> = /* @__PURE__ */ v.picklist(["deny", "rewrite"]);

export const AiGatewayRule: v.GenericSchema<types.AiGatewayRule> = /* @__PURE__ */ (() => v.looseObject({
  type: AiGatewayRuleType,
  createdAt: v.number(),
  enabled: v.boolean(),
  ownerId: v.string(),
  ruleId: v.string(),
  updatedAt: v.number(),
  action: v.optional(AiGatewayRuleAction),
  createdBy: v.optional(v.string()),
  deleted: v.optional(v.boolean()),
  description: v.optional(v.string()),
  match: v.optional(AiGatewayRuleMatch),
  updatedBy: v.optional(v.string()),
}))();

export const AiGatewayRuleChange: v.GenericSchema<types.AiGatewayRuleChange> = /* @__PURE__ */ (() => v.looseObject({
  ruleId: v.string(),
  enabled: v.optional(v.boolean()),
  action: v.optional(AiGatewayRuleAction),
  description: v.optional(v.string()),
}))();

export const AiGatewayRuleList: v.GenericSchema<types.AiGatewayRuleList> = /* @__PURE__ */ (() => v.looseObject({
  rules: v.array(AiGatewayRule),
}))();

export const AiGatewayRuleRequest: v.GenericSchema<types.AiGatewayRuleRequest> = /* @__PURE__ */ (() => v.looseObject({
  type: AiGatewayRuleType,
  match: v.optional(AiGatewayRuleMatch),
  action: v.optional(AiGatewayRuleAction),
  description: v.optional(v.string()),
}))();

export const InferenceScope: v.GenericSchema<types.InferenceScope> = /* @__PURE__ */ v.picklist(["global", "zone", "specific"]);

export const InferenceRegion: v.GenericSchema<types.InferenceRegion> = /* @__PURE__ */ (() => v.looseObject({
  geoRegion: v.optional(v.string()),
  providerRegion: v.optional(v.string()),
  providers: v.optional(v.record(v.string(), v.nullable(v.looseObject({
    geoRegion: v.optional(v.string()),
    providerRegion: v.optional(v.string()),
    scope: v.optional(InferenceScope),
  })))),
  scope: v.optional(InferenceScope),
}))();

export const ModelSort: v.GenericSchema<types.ModelSort> = /* @__PURE__ */ v.picklist(["cost", "price", "latency", "throughput", "tps", "ttft"]);

export const VirtualModelSelector: v.GenericSchema<types.VirtualModelSelector> = /* @__PURE__ */ v.picklist(["cost", "priority", "tps", "ttft"]);

export const VirtualModelServiceTier: v.GenericSchema<types.VirtualModelServiceTier> = /* @__PURE__ */ v.picklist(["fast", "flex", "priority"]);

export const VirtualModelConfig: v.GenericSchema<types.VirtualModelConfig> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  deleted: v.boolean(),
  kind: v.string(),
  ownerId: v.string(),
  status: v.string(),
  updatedAt: v.number(),
  virtualModelSlug: v.string(),
  allowFallbackFromFast: v.optional(v.boolean()),
  baseUrl: v.optional(v.string()),
  byokCredentialIds: v.optional(v.array(v.string())),
  caching: v.optional(v.literal("auto")),
  description: v.optional(v.string()),
  disallowPromptTraining: v.optional(v.boolean()),
  displayName: v.optional(v.string()),
  has: v.optional(v.array(v.picklist(["implicit-caching", "vision"]))),
  hipaaCompliant: v.optional(v.boolean()),
  inferenceRegion: v.optional(InferenceRegion),
  instanceId: v.optional(v.string()),
  modelSlug: v.optional(v.string()),
  models: v.optional(v.array(v.string())),
  observabilityTags: v.optional(v.array(v.string())),
  providerOnly: v.optional(v.array(v.string())),
  providerOptions: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  providerOrder: v.optional(v.array(v.string())),
  providerTimeouts: v.optional(v.looseObject({
    byok: v.optional(v.record(v.string(), v.number())),
  })),
  requires: v.optional(v.array(v.string())),
  selector: v.optional(VirtualModelSelector),
  serviceTier: v.optional(VirtualModelServiceTier),
  sort: v.optional(ModelSort),
  speed: v.optional(v.literal("fast")),
  updatedBy: v.optional(v.string()),
  visibility: v.optional(v.string()),
  zeroDataRetention: v.optional(v.boolean()),
}))();

export const VirtualModelConfigPage: v.GenericSchema<types.VirtualModelConfigPage> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.nullable(v.string()),
  virtualModelConfigs: v.array(VirtualModelConfig),
}))();

export const ListAiGatewayRulesInput: v.GenericSchema<types.ListAiGatewayRulesInput> = /* @__PURE__ */ (() => v.looseObject({
  includeDisabled: v.optional(v.boolean()),
}))();

export const CreateAiGatewayRuleInput: v.GenericSchema<types.CreateAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  type: AiGatewayRuleType,
  match: v.optional(AiGatewayRuleMatch),
  action: v.optional(AiGatewayRuleAction),
  description: v.optional(v.string()),
}))();

export const UpdateAiGatewayRuleInput: v.GenericSchema<types.UpdateAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  ruleId: v.string(),
  enabled: v.optional(v.boolean()),
  action: v.optional(AiGatewayRuleAction),
  description: v.optional(v.string()),
}))();

export const DeleteAiGatewayRuleInput: v.GenericSchema<types.DeleteAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  ruleId: v.string(),
}))();

export const ListAiGatewayBudgetsInput: v.GenericSchema<types.ListAiGatewayBudgetsInput> = /* @__PURE__ */ (() => v.looseObject({
  scopeType: v.optional(AiBudgetScope),
}))();

export const ListAiGatewayBudgetsOutput: v.GenericSchema<types.ListAiGatewayBudgetsOutput> = /* @__PURE__ */ (() => v.looseObject({
  budgets: v.array(AiGatewayBudget),
}))();

export const UpsertAiGatewayBudgetInput: v.GenericSchema<types.UpsertAiGatewayBudgetInput> = /* @__PURE__ */ (() => v.looseObject({
  scopeType: AiBudgetOwner,
  projectId: v.optional(v.string()),
  userId: v.optional(v.string()),
  limitAmount: v.pipe(v.number(), v.minValue(1)),
  refreshPeriod: v.optional(AiBudgetPeriod),
  includeByokInQuota: v.optional(v.boolean()),
  alertThresholds: v.optional(v.array(v.number())),
}))();

export const DeleteAiGatewayBudgetInput: v.GenericSchema<types.DeleteAiGatewayBudgetInput> = /* @__PURE__ */ (() => v.looseObject({
  scopeType: v.optional(AiBudgetOwner),
  projectId: v.optional(v.string()),
  userId: v.optional(v.string()),
}))();

export const ListAiGatewayBudgetDefaultsInput: v.GenericSchema<types.ListAiGatewayBudgetDefaultsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListAiGatewayBudgetDefaultsOutput: v.GenericSchema<types.ListAiGatewayBudgetDefaultsOutput> = /* @__PURE__ */ (() => v.looseObject({
  defaults: v.array(AiGatewayBudget),
}))();

export const UpsertAiGatewayBudgetDefaultInput: v.GenericSchema<types.UpsertAiGatewayBudgetDefaultInput> = /* @__PURE__ */ (() => v.looseObject({
  scopeType: AiBudgetScope,
  limitAmount: v.pipe(v.number(), v.minValue(1)),
  refreshPeriod: v.optional(AiBudgetPeriod),
  alertThresholds: v.optional(v.array(v.number())),
}))();

export const DeleteAiGatewayBudgetDefaultInput: v.GenericSchema<types.DeleteAiGatewayBudgetDefaultInput> = /* @__PURE__ */ v.looseObject({
  scopeType: AiBudgetScope,
});

export const SearchVirtualModelConfigsInput: v.GenericSchema<types.SearchVirtualModelConfigsInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  ownerId: v.optional(v.string()),
  virtualModelSlug: v.optional(v.string()),
}))();

export const SearchVirtualModelConfigsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([VirtualModelConfigPage, VirtualModelConfig]);

export const CreateVirtualModelConfigInput: v.GenericSchema<types.CreateVirtualModelConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateVirtualModelConfigInput: v.GenericSchema<types.UpdateVirtualModelConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteVirtualModelConfigInput: v.GenericSchema<types.DeleteVirtualModelConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  actingIp: v.optional(v.string()),
  actingUserAgent: v.optional(v.string()),
  ownerId: v.optional(v.string()),
  updatedBy: v.optional(v.string()),
  virtualModelSlug: v.string(),
}))();

export const ListVirtualModelConfigsInput: v.GenericSchema<types.ListVirtualModelConfigsInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  ownerId: v.optional(v.string()),
}))();

export const GetVirtualModelConfigBySlugInput: v.GenericSchema<types.GetVirtualModelConfigBySlugInput> = /* @__PURE__ */ (() => v.looseObject({
  vmcSlug: v.string(),
  ownerId: v.optional(v.string()),
}))();

export const UpdateVirtualModelConfigBySlugInput: v.GenericSchema<types.UpdateVirtualModelConfigBySlugInput> = /* @__PURE__ */ (() => v.looseObject({
  vmcSlug: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteVirtualModelConfigBySlugInput: v.GenericSchema<types.DeleteVirtualModelConfigBySlugInput> = /* @__PURE__ */ (() => v.looseObject({
  vmcSlug: v.string(),
  actingIp: v.optional(v.string()),
  actingUserAgent: v.optional(v.string()),
  ownerId: v.optional(v.string()),
  updatedBy: v.optional(v.string()),
}))();
