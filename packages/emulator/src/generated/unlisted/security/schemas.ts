// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CrsCategory, FirewallCrsDisable, FirewallCrsDisableById, FirewallEnabledChange, FirewallIpRemoval, FirewallLogHeadersUpdate, FirewallMitigationInput,
  FirewallRulePriority, FirewallRuleRemoval, FirewallToggle, ManagedRulesetChange, ManagedRuleUpdate,
} from "@slipway/security/schemas";

export const CrsRule: v.GenericSchema<types.CrsRule> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["deny", "log"]),
  active: v.boolean(),
}))();

export const FirewallConditionKind: v.GenericSchema<types.FirewallConditionKind> = /* @__PURE__ */ v.picklist([
  "bot_category", "bot_name", "bot_protection", "bot_status", "cookie", "domain_environment", "environment", "geo_as_number", "geo_city", "geo_continent",
  "geo_country", "geo_country_region", "header", "host", "ip_address", "ja3_digest", "ja4_digest", "method", "path", "protocol", "query", "rate_limit_api_id",
  "raw_path", "region", "route", "ruleset", "scheme", "server_action", "shared_condition", "target_path", "traffic_source", "user_agent",
]);

export const FirewallOperator: v.GenericSchema<types.FirewallOperator> = /* @__PURE__ */ v.picklist(["eq", "neq", "gt", "gte", "lt", "lte", "inc", "ninc", "list", "pre", "suf", "sub", "re", "ex", "nex"]);

export const FirewallConditionInput: v.GenericSchema<types.FirewallConditionInput> = /* @__PURE__ */ (() => v.looseObject({
  type: FirewallConditionKind,
  key: v.optional(v.string()),
  op: FirewallOperator,
  neg: v.optional(v.boolean()),
  value: v.optional(v.nullable(v.union([v.string(), v.array(v.string()), v.number()]))),
}))();

export const LimitedFirewallConditionGroup: v.GenericSchema<types.LimitedFirewallConditionGroup> = /* @__PURE__ */ (() => v.looseObject({
  conditions: v.pipe(v.array(FirewallConditionInput), v.maxLength(65)),
}))();

export const UnlimitedFirewallConditionGroup: v.GenericSchema<types.UnlimitedFirewallConditionGroup> = /* @__PURE__ */ (() => v.looseObject({
  conditions: v.array(FirewallConditionInput),
}))();

export const FirewallConditionGroupInput: v.GenericSchema<types.FirewallConditionGroupInput> = /* @__PURE__ */ v.union([LimitedFirewallConditionGroup, UnlimitedFirewallConditionGroup]);

export const FirewallCrsUpdate: v.GenericSchema<types.FirewallCrsUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("crs.update"),
  id: CrsCategory,
  value: CrsRule,
}))();

export const IpRuleAction: v.GenericSchema<types.IpRuleAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny", "bypass"]);

export const FirewallIpRuleInput: v.GenericSchema<types.FirewallIpRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  action: IpRuleAction,
  hostname: v.string(),
  ip: v.string(),
  notes: v.optional(v.string()),
}))();

export const FirewallIpInsert: v.GenericSchema<types.FirewallIpInsert> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.insert"),
  id: v.optional(v.null()),
  value: FirewallIpRuleInput,
}))();

export const FirewallIpUpdate: v.GenericSchema<types.FirewallIpUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.update"),
  id: v.string(),
  value: FirewallIpRuleInput,
}))();

export const FirewallRuleInput: v.GenericSchema<types.FirewallRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  name: v.pipe(v.string(), v.maxLength(160)),
  action: v.looseObject({
    mitigate: v.optional(FirewallMitigationInput),
  }),
  active: v.boolean(),
  conditionGroup: v.pipe(v.array(FirewallConditionGroupInput), v.maxLength(25)),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
  valid: v.optional(v.boolean()),
  validationErrors: v.optional(v.union([v.array(v.string()), v.string()])),
}))();

export const FirewallRuleInsertion: v.GenericSchema<types.FirewallRuleInsertion> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  name: v.pipe(v.string(), v.maxLength(160)),
  active: v.boolean(),
  conditionGroup: v.pipe(v.array(FirewallConditionGroupInput), v.maxLength(25)),
  action: v.optional(v.looseObject({
    mitigate: v.optional(FirewallMitigationInput),
  })),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
  valid: v.optional(v.boolean()),
  validationErrors: v.optional(v.union([v.array(v.string()), v.string()])),
}))();

export const FirewallRuleInsert: v.GenericSchema<types.FirewallRuleInsert> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("rules.insert"),
  id: v.optional(v.null()),
  value: FirewallRuleInsertion,
}))();

export const FirewallRuleUpdate: v.GenericSchema<types.FirewallRuleUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("rules.update"),
  id: v.string(),
  value: FirewallRuleInput,
}))();

export const UpdateFirewallDraftInput: v.GenericSchema<types.UpdateFirewallDraftInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  projectId: v.string(),
}), v.union([FirewallEnabledChange, FirewallRuleInsert, FirewallRuleUpdate, FirewallRuleRemoval, FirewallRulePriority, FirewallCrsUpdate, FirewallCrsDisable, FirewallIpInsert, FirewallIpUpdate, FirewallIpRemoval, ManagedRuleUpdate, ManagedRulesetChange, FirewallToggle, FirewallCrsDisableById, FirewallLogHeadersUpdate])]))();

export const UpdateFirewallDraftOutput: v.GenericSchema<types.UpdateFirewallDraftOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const SetSecurityPriorityInput: v.GenericSchema<types.SetSecurityPriorityInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetTeamFirewallConfigInput: v.GenericSchema<types.GetTeamFirewallConfigInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetSecurityDashboardInput: v.GenericSchema<types.GetSecurityDashboardInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListSecurityFindingsInput: v.GenericSchema<types.ListSecurityFindingsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();
