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
