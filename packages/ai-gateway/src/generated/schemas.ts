// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AiGatewayRuleAction: v.GenericSchema<types.AiGatewayRuleAction> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.optional(v.string()),
  rewriteModel: v.optional(v.string()),
}))();

export const AiGatewayRule: v.GenericSchema<types.AiGatewayRule> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["deny", "rewrite"]),
  createdAt: v.number(),
  enabled: v.boolean(),
  ownerId: v.string(),
  ruleId: v.string(),
  updatedAt: v.number(),
  action: v.optional(AiGatewayRuleAction),
  createdBy: v.optional(v.string()),
  deleted: v.optional(v.boolean()),
  description: v.optional(v.string()),
  match: v.optional(v.looseObject({
    model: v.optional(v.string()),
  })),
  updatedBy: v.optional(v.string()),
}))();

export const AiGatewayRuleList: v.GenericSchema<types.AiGatewayRuleList> = /* @__PURE__ */ (() => v.looseObject({
  rules: v.array(AiGatewayRule),
}))();

export const ListAiGatewayRulesInput: v.GenericSchema<types.ListAiGatewayRulesInput> = /* @__PURE__ */ (() => v.looseObject({
  includeDisabled: v.optional(v.boolean()),
}))();

export const CreateAiGatewayRuleInput: v.GenericSchema<types.CreateAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateAiGatewayRuleInput: v.GenericSchema<types.UpdateAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteAiGatewayRuleInput: v.GenericSchema<types.DeleteAiGatewayRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  ruleId: v.string(),
}))();
