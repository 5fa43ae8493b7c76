// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AiGatewayRuleAction: v.GenericSchema<types.AiGatewayRuleAction> = /* @__PURE__ */ v.looseObject({
  reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rewriteModel: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AiGatewayRule: v.GenericSchema<types.AiGatewayRule> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["deny", "rewrite"]),
  createdAt: /* @__PURE__ */ v.number(),
  enabled: /* @__PURE__ */ v.boolean(),
  ownerId: /* @__PURE__ */ v.string(),
  ruleId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  action: /* @__PURE__ */ v.optional(AiGatewayRuleAction),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deleted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  match: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    model: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AiGatewayRuleList: v.GenericSchema<types.AiGatewayRuleList> = /* @__PURE__ */ v.looseObject({
  rules: /* @__PURE__ */ v.array(AiGatewayRule),
});

export const ListAiGatewayRulesInput: v.GenericSchema<types.ListAiGatewayRulesInput> = /* @__PURE__ */ v.looseObject({
  includeDisabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["false", "true"])),
});

export const CreateAiGatewayRuleInput: v.GenericSchema<types.CreateAiGatewayRuleInput> = /* @__PURE__ */ v.looseObject({
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const UpdateAiGatewayRuleInput: v.GenericSchema<types.UpdateAiGatewayRuleInput> = /* @__PURE__ */ v.looseObject({
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const DeleteAiGatewayRuleInput: v.GenericSchema<types.DeleteAiGatewayRuleInput> = /* @__PURE__ */ v.looseObject({
  ruleId: /* @__PURE__ */ v.string(),
});
