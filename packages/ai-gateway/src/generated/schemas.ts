// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

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
