// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  FirewallMitigation, FirewallRedirect,
} from "../../../../shapes/generated/schemas.ts";
export {
  FirewallAction, FirewallLimit, FirewallMitigation, FirewallRedirect,
} from "../../../../shapes/generated/schemas.ts";

export const AttackAnomalyAlert: v.GenericSchema<types.AttackAnomalyAlert> = /* @__PURE__ */ (() => v.looseObject({
  at_minute: v.string(),
  avg_requests: v.number(),
  stddev_requests: v.number(),
  total_requests_minute: v.number(),
  zscore: v.number(),
}))();

export const AttackedHost: v.GenericSchema<types.AttackedHost> = /* @__PURE__ */ (() => v.looseObject({
  anomalyAlerts: v.optional(v.record(v.string(), AttackAnomalyAlert)),
  ddosAlerts: v.optional(v.record(v.string(), v.looseObject({
    atMinute: v.string(),
    totalReqs: v.number(),
  }))),
}))();

export const AttackAnomaly: v.GenericSchema<types.AttackAnomaly> = /* @__PURE__ */ (() => v.looseObject({
  affectedHostMap: v.record(v.string(), AttackedHost),
  atMinute: v.number(),
  endTime: v.nullable(v.number()),
  ownerId: v.string(),
  projectId: v.string(),
  startTime: v.number(),
  state: v.optional(v.string()),
}))();

export const AttackChallengeMode: v.GenericSchema<types.AttackChallengeMode> = /* @__PURE__ */ (() => v.looseObject({
  attackModeEnabled: v.boolean(),
  projectId: v.string(),
}))();

export const CrsCategory: v.GenericSchema<types.CrsCategory> = /* @__PURE__ */ v.picklist(["gen", "java", "lfi", "ma", "php", "rce", "rfi", "sd", "sf", "sqli", "xss"]);

export const CrsRule: v.GenericSchema<types.CrsRule> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["deny", "log"]),
  active: v.boolean(),
}))();

export const DomainBypassInput: v.GenericSchema<types.DomainBypassInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  allSources: v.optional(v.boolean()),
  note: v.optional(v.string()),
  projectScope: v.optional(v.boolean()),
  sourceIp: v.optional(v.string()),
  ttl: v.optional(v.number()),
}))();

export const DomainBypassRemoval: v.GenericSchema<types.DomainBypassRemoval> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  allSources: v.optional(v.boolean()),
  note: v.optional(v.string()),
  projectScope: v.optional(v.boolean()),
  sourceIp: v.optional(v.string()),
}))();

export const FirewallBypass: v.GenericSchema<types.FirewallBypass> = /* @__PURE__ */ (() => v.looseObject({
  CreatedAt: v.optional(v.string()),
  Domain: v.optional(v.string()),
  Id: v.optional(v.string()),
  Ip: v.optional(v.string()),
  OwnerId: v.optional(v.string()),
  UpdatedAt: v.optional(v.string()),
  UpdatedAtHour: v.optional(v.string()),
  Action: v.optional(v.picklist(["block", "bypass"])),
  ActorId: v.optional(v.string()),
  DeletedAt: v.optional(v.string()),
  ExpiresAt: v.optional(v.nullable(v.number())),
  IsProjectRule: v.optional(v.boolean()),
  Note: v.optional(v.string()),
  ProjectId: v.optional(v.string()),
}))();

export const FirewallBypassPage: v.GenericSchema<types.FirewallBypassPage> = /* @__PURE__ */ (() => v.looseObject({
  result: v.array(FirewallBypass),
  pagination: v.optional(v.looseObject({
    Id: v.string(),
    OwnerId: v.string(),
  })),
}))();

export const FirewallConditionKind: v.GenericSchema<types.FirewallConditionKind> = /* @__PURE__ */ v.picklist([
  "bot_category", "bot_name", "bot_protection", "bot_status", "cookie", "domain_environment", "environment", "geo_as_number", "geo_city", "geo_continent",
  "geo_country", "geo_country_region", "header", "host", "ip_address", "ja3_digest", "ja4_digest", "method", "path", "protocol", "query", "rate_limit_api_id",
  "raw_path", "region", "route", "ruleset", "scheme", "server_action", "shared_condition", "target_path", "traffic_source", "user_agent",
]);

export const FirewallOperator: v.GenericSchema<types.FirewallOperator> = /* @__PURE__ */ v.picklist(["eq", "neq", "gt", "gte", "lt", "lte", "inc", "ninc", "list", "pre", "suf", "sub", "re", "ex", "nex"]);

export const FirewallCondition: v.GenericSchema<types.FirewallCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.union([unlisted(v.string()), FirewallConditionKind]),
  key: v.optional(v.string()),
  op: v.union([unlisted(v.string()), FirewallOperator]),
  neg: v.optional(v.boolean()),
  value: v.optional(v.union([v.string(), v.number(), v.array(v.string())])),
}))();

export const FirewallConditionGroup: v.GenericSchema<types.FirewallConditionGroup> = /* @__PURE__ */ (() => v.looseObject({
  conditions: v.array(FirewallCondition),
}))();

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

export const FirewallCrs: v.GenericSchema<types.FirewallCrs> = /* @__PURE__ */ v.looseObject({
  gen: CrsRule,
  java: CrsRule,
  lfi: CrsRule,
  ma: CrsRule,
  php: CrsRule,
  rce: CrsRule,
  rfi: CrsRule,
  sd: CrsRule,
  sf: CrsRule,
  sqli: CrsRule,
  xss: CrsRule,
});

export const IpRuleAction: v.GenericSchema<types.IpRuleAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny", "bypass"]);

export const FirewallIpRule: v.GenericSchema<types.FirewallIpRule> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  action: IpRuleAction,
  hostname: v.string(),
  ip: v.string(),
  notes: v.optional(v.string()),
}))();

export const RulesetAction: v.GenericSchema<types.RulesetAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny"]);

export const FirewallManagedRule: v.GenericSchema<types.FirewallManagedRule> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  action: v.optional(RulesetAction),
  updatedAt: v.optional(v.string()),
  userId: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const FirewallManagedRules: v.GenericSchema<types.FirewallManagedRules> = /* @__PURE__ */ (() => v.looseObject({
  ai_bots: v.optional(FirewallManagedRule),
  bot_protection: v.optional(FirewallManagedRule),
  owasp: v.optional(FirewallManagedRule),
  traffic_sources: v.optional(FirewallManagedRule),
  vercel_ruleset: v.optional(FirewallManagedRule),
}))();

export const InvalidFirewallRule: v.GenericSchema<types.InvalidFirewallRule> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  action: v.looseObject({
    mitigate: v.optional(FirewallMitigation),
  }),
  active: v.boolean(),
  conditionGroup: v.array(FirewallConditionGroup),
  description: v.optional(v.string()),
  valid: v.literal(false),
  validationErrors: v.array(v.string()),
}))();

export const ValidFirewallRule: v.GenericSchema<types.ValidFirewallRule> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  action: v.looseObject({
    mitigate: v.optional(FirewallMitigation),
  }),
  active: v.boolean(),
  conditionGroup: v.array(FirewallConditionGroup),
  description: v.optional(v.string()),
  valid: v.literal(true),
  validationErrors: v.optional(v.union([v.string(), v.array(v.string())])),
}))();

export const FirewallRule: v.GenericSchema<types.FirewallRule> = /* @__PURE__ */ v.union([ValidFirewallRule, InvalidFirewallRule]);

export const FirewallRuleset: v.GenericSchema<types.FirewallRuleset> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  active: v.boolean(),
  conditionGroup: v.array(FirewallConditionGroup),
  action: v.optional(v.looseObject({
    mitigate: v.optional(FirewallMitigation),
  })),
  description: v.optional(v.string()),
}))();

export const SharedFirewallCondition: v.GenericSchema<types.SharedFirewallCondition> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  active: v.boolean(),
  conditionGroup: v.array(FirewallConditionGroup),
  description: v.optional(v.string()),
}))();

export const FirewallConfigVersion: v.GenericSchema<types.FirewallConfigVersion> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  changes: v.array(v.record(v.string(), v.unknown())),
  firewallEnabled: v.boolean(),
  ips: v.array(FirewallIpRule),
  ownerId: v.string(),
  projectKey: v.string(),
  rules: v.array(FirewallRule),
  updatedAt: v.string(),
  version: v.number(),
  botIdEnabled: v.optional(v.boolean()),
  conditions: v.optional(v.array(SharedFirewallCondition)),
  crs: v.optional(FirewallCrs),
  logHeaders: v.optional(v.union([v.picklist(["*"]), v.array(v.string())])),
  managedRules: v.optional(FirewallManagedRules),
  rulesets: v.optional(v.union([v.record(v.string(), FirewallMitigation), v.array(FirewallRuleset)])),
}))();

export const FirewallConfigs: v.GenericSchema<types.FirewallConfigs> = /* @__PURE__ */ (() => v.looseObject({
  active: v.nullable(FirewallConfigVersion),
  draft: v.nullable(FirewallConfigVersion),
  versions: v.array(FirewallConfigVersion),
}))();

export const FirewallCrsDisable: v.GenericSchema<types.FirewallCrsDisable> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("crs.disable"),
  id: v.optional(v.null()),
}))();

export const FirewallCrsDisableById: v.GenericSchema<types.FirewallCrsDisableById> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("crs.disable"),
  id: v.optional(v.string()),
  value: v.optional(v.unknown()),
}))();

export const FirewallCrsInput: v.GenericSchema<types.FirewallCrsInput> = /* @__PURE__ */ (() => v.strictObject({
  gen: v.optional(CrsRule),
  java: v.optional(CrsRule),
  lfi: v.optional(CrsRule),
  ma: v.optional(CrsRule),
  php: v.optional(CrsRule),
  rce: v.optional(CrsRule),
  rfi: v.optional(CrsRule),
  sd: v.optional(CrsRule),
  sf: v.optional(CrsRule),
  sqli: v.optional(CrsRule),
  xss: v.optional(CrsRule),
}))();

export const FirewallCrsUpdate: v.GenericSchema<types.FirewallCrsUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("crs.update"),
  id: CrsCategory,
  value: CrsRule,
}))();

export const FirewallEnabledChange: v.GenericSchema<types.FirewallEnabledChange> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("firewallEnabled"),
  id: v.optional(v.null()),
  value: v.boolean(),
}))();

export const FirewallEvent: v.GenericSchema<types.FirewallEvent> = /* @__PURE__ */ (() => v.looseObject({
  action: v.string(),
  action_type: v.string(),
  count: v.number(),
  endTime: v.string(),
  host: v.string(),
  isActive: v.boolean(),
  public_ip: v.string(),
  ruleId: v.nullable(v.string()),
  ruleName: v.nullable(v.string()),
  startTime: v.string(),
}))();

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

export const FirewallIpRemoval: v.GenericSchema<types.FirewallIpRemoval> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.remove"),
  id: v.string(),
  value: v.optional(v.null()),
}))();

export const FirewallIpRuleReplacement: v.GenericSchema<types.FirewallIpRuleReplacement> = /* @__PURE__ */ (() => v.strictObject({
  id: v.optional(v.string()),
  action: IpRuleAction,
  hostname: v.string(),
  ip: v.string(),
  notes: v.optional(v.string()),
}))();

export const FirewallIpUpdate: v.GenericSchema<types.FirewallIpUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.update"),
  id: v.string(),
  value: FirewallIpRuleInput,
}))();

export const FirewallLogHeadersUpdate: v.GenericSchema<types.FirewallLogHeadersUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("logHeaders.update"),
  id: v.optional(v.string()),
  value: v.union([v.picklist(["*"]), v.array(v.string())]),
}))();

export const FirewallRateLimitInput: v.GenericSchema<types.FirewallRateLimitInput> = /* @__PURE__ */ (() => v.looseObject({
  algo: v.picklist(["fixed_window", "token_bucket"]),
  keys: v.array(v.string()),
  limit: v.number(),
  window: v.number(),
  action: v.optional(v.nullable(v.union([v.string(), v.looseObject({})]))),
}))();

export const MitigationAction: v.GenericSchema<types.MitigationAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny", "bypass", "rate_limit", "redirect"]);

export const FirewallMitigationInput: v.GenericSchema<types.FirewallMitigationInput> = /* @__PURE__ */ (() => v.looseObject({
  action: MitigationAction,
  actionDuration: v.optional(v.nullable(v.string())),
  bypassSystem: v.optional(v.nullable(v.boolean())),
  logHeaders: v.optional(v.union([v.string(), v.array(v.string())])),
  rateLimit: v.optional(v.nullable(v.union([FirewallRateLimitInput, v.string(), v.looseObject({})]))),
  redirect: v.optional(v.nullable(v.union([v.looseObject({
    location: v.string(),
    permanent: v.boolean(),
  }), v.string(), v.looseObject({})]))),
}))();

export const FirewallRateLimit: v.GenericSchema<types.FirewallRateLimit> = /* @__PURE__ */ (() => v.looseObject({
  algo: v.union([v.picklist(["fixed_window", "token_bucket"]), unlisted(v.string())]),
  keys: v.array(v.string()),
  limit: v.number(),
  window: v.number(),
  action: v.optional(v.nullable(v.string())),
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

export const FirewallRulePriority: v.GenericSchema<types.FirewallRulePriority> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("rules.priority"),
  id: v.string(),
  value: v.number(),
}))();

export const FirewallRuleRemoval: v.GenericSchema<types.FirewallRuleRemoval> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("rules.remove"),
  id: v.string(),
  value: v.optional(v.null()),
}))();

export const FirewallRuleUpdate: v.GenericSchema<types.FirewallRuleUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("rules.update"),
  id: v.string(),
  value: FirewallRuleInput,
}))();

export const FirewallToggle: v.GenericSchema<types.FirewallToggle> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  action: v.picklist(["ja3Enabled", "ja4Enabled", "botId.toggle"]),
  value: v.boolean(),
}))();

export const GeneratedFirewallRule: v.GenericSchema<types.GeneratedFirewallRule> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  action: v.looseObject({
    mitigate: v.optional(v.looseObject({
      action: v.string(),
      actionDuration: v.optional(v.nullable(v.string())),
      rateLimit: v.optional(v.nullable(FirewallRateLimit)),
      redirect: v.optional(v.nullable(FirewallRedirect)),
    })),
  }),
  active: v.boolean(),
  conditionGroup: v.array(FirewallConditionGroup),
  description: v.optional(v.string()),
}))();

export const GeneratedFirewallRuleAnswer: v.GenericSchema<types.GeneratedFirewallRuleAnswer> = /* @__PURE__ */ (() => v.looseObject({
  error: v.optional(v.string()),
  rule: v.optional(GeneratedFirewallRule),
}))();

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  action: v.optional(v.picklist(["challenge", "deny", "log"])),
}))();

export const ManagedRulesetName: v.GenericSchema<types.ManagedRulesetName> = /* @__PURE__ */ v.picklist(["ai_bots", "bot_filter", "bot_protection", "owasp", "traffic_sources", "vercel_ruleset"]);

export const ManagedRuleUpdate: v.GenericSchema<types.ManagedRuleUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("managedRules.update"),
  id: ManagedRulesetName,
  value: ManagedRuleState,
}))();

export const ManagedRulesetAction: v.GenericSchema<types.ManagedRulesetAction> = /* @__PURE__ */ v.picklist(["allow", "challenge", "deny", "log"]);

export const ManagedRulesetChange: v.GenericSchema<types.ManagedRulesetChange> = /* @__PURE__ */ (() => v.looseObject({
  id: ManagedRulesetName,
  action: v.literal("managedRuleGroup.update"),
  value: v.record(v.string(), ManagedRuleState),
}))();

export const ProjectBypassInput: v.GenericSchema<types.ProjectBypassInput> = /* @__PURE__ */ (() => v.looseObject({
  projectScope: v.boolean(),
  allSources: v.optional(v.boolean()),
  domain: v.optional(v.string()),
  note: v.optional(v.string()),
  sourceIp: v.optional(v.string()),
  ttl: v.optional(v.number()),
}))();

export const ProjectBypassRemoval: v.GenericSchema<types.ProjectBypassRemoval> = /* @__PURE__ */ (() => v.looseObject({
  projectScope: v.boolean(),
  allSources: v.optional(v.boolean()),
  domain: v.optional(v.string()),
  note: v.optional(v.string()),
  sourceIp: v.optional(v.string()),
}))();

export const ReplaceFirewallConfigRequest: v.GenericSchema<types.ReplaceFirewallConfigRequest> = /* @__PURE__ */ (() => v.strictObject({
  firewallEnabled: v.boolean(),
  botIdEnabled: v.optional(v.boolean()),
  crs: v.optional(FirewallCrsInput),
  ips: v.optional(v.array(FirewallIpRuleReplacement)),
  logHeaders: v.optional(v.union([v.string(), v.array(v.string())])),
  managedRules: v.optional(v.record(v.string(), v.unknown())),
  rules: v.optional(v.array(FirewallRuleInput)),
  rulesets: v.optional(v.union([v.array(FirewallRuleInsertion), v.record(v.string(), v.looseObject({
    action: ManagedRulesetAction,
  }))])),
}))();

export const TimedAttackChallengeMode: v.GenericSchema<types.TimedAttackChallengeMode> = /* @__PURE__ */ (() => v.looseObject({
  attackModeEnabled: v.boolean(),
  projectId: v.string(),
  attackModeActiveUntil: v.nullable(v.number()),
}))();

export const UpdateAttackChallengeModeInput: v.GenericSchema<types.UpdateAttackChallengeModeInput> = /* @__PURE__ */ v.union([TimedAttackChallengeMode, AttackChallengeMode]);

export const UpdateAttackChallengeModeOutput: v.GenericSchema<types.UpdateAttackChallengeModeOutput> = /* @__PURE__ */ (() => v.looseObject({
  attackModeEnabled: v.boolean(),
  attackModeUpdatedAt: v.number(),
}))();

export const ListFirewallConfigsInput: v.GenericSchema<types.ListFirewallConfigsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ReplaceFirewallConfigInput: v.GenericSchema<types.ReplaceFirewallConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  projectId: v.string(),
  firewallEnabled: v.boolean(),
  botIdEnabled: v.optional(v.boolean()),
  crs: v.optional(FirewallCrsInput),
  ips: v.optional(v.array(FirewallIpRuleReplacement)),
  logHeaders: v.optional(v.union([v.string(), v.array(v.string())])),
  managedRules: v.optional(v.record(v.string(), v.unknown())),
  rules: v.optional(v.array(FirewallRuleInput)),
  rulesets: v.optional(v.union([v.array(FirewallRuleInsertion), v.record(v.string(), v.looseObject({
    action: ManagedRulesetAction,
  }))])),
}))();

export const ReplaceFirewallConfigOutput: v.GenericSchema<types.ReplaceFirewallConfigOutput> = /* @__PURE__ */ v.looseObject({
  active: FirewallConfigVersion,
});

export const UpdateFirewallConfigInput: v.GenericSchema<types.UpdateFirewallConfigInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  projectId: v.string(),
}), v.union([FirewallEnabledChange, FirewallRuleInsert, FirewallRuleUpdate, FirewallRuleRemoval, FirewallRulePriority, FirewallCrsUpdate, FirewallCrsDisable, FirewallIpInsert, FirewallIpUpdate, FirewallIpRemoval, ManagedRuleUpdate, ManagedRulesetChange, FirewallToggle, FirewallCrsDisableById, FirewallLogHeadersUpdate])]))();

export const UpdateFirewallConfigOutput: v.GenericSchema<types.UpdateFirewallConfigOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const GetFirewallConfigInput: v.GenericSchema<types.GetFirewallConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  configVersion: v.string(),
  projectId: v.string(),
}))();

export const DeleteFirewallConfigInput: v.GenericSchema<types.DeleteFirewallConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  configVersion: v.string(),
  projectId: v.string(),
}))();

export const ActivateFirewallConfigInput: v.GenericSchema<types.ActivateFirewallConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  configVersion: v.string(),
  projectId: v.string(),
}))();

export const GetAttackStatusInput: v.GenericSchema<types.GetAttackStatusInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  since: v.optional(v.pipe(v.number(), v.minValue(1))),
}))();

export const GetAttackStatusOutput: v.GenericSchema<types.GetAttackStatusOutput> = /* @__PURE__ */ (() => v.looseObject({
  anomalies: v.optional(v.array(AttackAnomaly)),
}))();

export const ListFirewallBypassesInput: v.GenericSchema<types.ListFirewallBypassesInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.optional(v.pipe(v.string(), v.maxLength(2544), v.regex(new RegExp("([a-z]+[a-z.]+)$")))),
  limit: v.optional(v.pipe(v.number(), v.maxValue(256))),
  offset: v.optional(v.number()),
  projectId: v.string(),
  projectScope: v.optional(v.boolean()),
  sourceIp: v.optional(v.pipe(v.string(), v.maxLength(49))),
}))();

export const AddFirewallBypassInput: v.GenericSchema<types.AddFirewallBypassInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  projectId: v.string(),
}), v.union([DomainBypassInput, ProjectBypassInput])]))();

export const AddFirewallBypassOutput: v.GenericSchema<types.AddFirewallBypassOutput> = /* @__PURE__ */ (() => v.looseObject({
  ok: v.boolean(),
  result: v.optional(v.array(v.looseObject({
    Domain: v.optional(v.string()),
    Id: v.optional(v.string()),
    IsProjectRule: v.optional(v.boolean()),
    Note: v.optional(v.string()),
    OwnerId: v.optional(v.string()),
    ProjectId: v.optional(v.string()),
    Ip: v.optional(v.string()),
    CreatedAt: v.optional(v.string()),
    UpdatedAt: v.optional(v.string()),
    UpdatedAtHour: v.optional(v.string()),
    Action: v.optional(v.picklist(["block", "bypass"])),
    ActorId: v.optional(v.string()),
    DeletedAt: v.optional(v.string()),
    ExpiresAt: v.optional(v.nullable(v.number())),
  }))),
  pagination: v.optional(v.unknown()),
}))();

export const RemoveFirewallBypassInput: v.GenericSchema<types.RemoveFirewallBypassInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  projectId: v.string(),
}), v.union([DomainBypassRemoval, ProjectBypassRemoval])]))();

export const RemoveFirewallBypassOutput: v.GenericSchema<types.RemoveFirewallBypassOutput> = /* @__PURE__ */ (() => v.looseObject({
  ok: v.boolean(),
}))();

export const ListFirewallEventsInput: v.GenericSchema<types.ListFirewallEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  endTimestamp: v.optional(v.number()),
  hosts: v.optional(v.string()),
  projectId: v.string(),
  startTimestamp: v.optional(v.number()),
}))();

export const ListFirewallEventsOutput: v.GenericSchema<types.ListFirewallEventsOutput> = /* @__PURE__ */ (() => v.looseObject({
  actions: v.array(FirewallEvent),
}))();

export const GenerateFirewallRuleInput: v.GenericSchema<types.GenerateFirewallRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.optional(v.string()),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
