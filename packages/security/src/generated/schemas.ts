// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AttackAnomalyAlert: v.GenericSchema<types.AttackAnomalyAlert> = /* @__PURE__ */ v.looseObject({
  at_minute: /* @__PURE__ */ v.string(),
  avg_requests: /* @__PURE__ */ v.number(),
  stddev_requests: /* @__PURE__ */ v.number(),
  total_requests_minute: /* @__PURE__ */ v.number(),
  zscore: /* @__PURE__ */ v.number(),
});

export const AttackedHost: v.GenericSchema<types.AttackedHost> = /* @__PURE__ */ v.looseObject({
  anomalyAlerts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), AttackAnomalyAlert)),
  ddosAlerts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    atMinute: /* @__PURE__ */ v.string(),
    totalReqs: /* @__PURE__ */ v.number(),
  }))),
});

export const AttackAnomaly: v.GenericSchema<types.AttackAnomaly> = /* @__PURE__ */ v.looseObject({
  affectedHostMap: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), AttackedHost),
  atMinute: /* @__PURE__ */ v.number(),
  endTime: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  ownerId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  startTime: /* @__PURE__ */ v.number(),
  state: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AttackChallenge: v.GenericSchema<types.AttackChallenge> = /* @__PURE__ */ v.looseObject({
  attackModeEnabled: /* @__PURE__ */ v.boolean(),
  projectId: /* @__PURE__ */ v.string(),
});

export const CrsCategory: v.GenericSchema<types.CrsCategory> = /* @__PURE__ */ v.picklist(["gen", "java", "lfi", "ma", "php", "rce", "rfi", "sd", "sf", "sqli", "xss"]);

export const CrsRule: v.GenericSchema<types.CrsRule> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["deny", "log"]),
  active: /* @__PURE__ */ v.boolean(),
});

export const DomainBypassInput: v.GenericSchema<types.DomainBypassInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  allSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DomainBypassRemoval: v.GenericSchema<types.DomainBypassRemoval> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  allSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallAction: v.GenericSchema<types.FirewallAction> = /* @__PURE__ */ v.picklist(["allow", "bypass", "challenge", "deny", "log", "rate_limit", "redirect"]);

export const FirewallBypass: v.GenericSchema<types.FirewallBypass> = /* @__PURE__ */ v.looseObject({
  CreatedAt: /* @__PURE__ */ v.string(),
  Domain: /* @__PURE__ */ v.string(),
  Id: /* @__PURE__ */ v.string(),
  Ip: /* @__PURE__ */ v.string(),
  OwnerId: /* @__PURE__ */ v.string(),
  UpdatedAt: /* @__PURE__ */ v.string(),
  UpdatedAtHour: /* @__PURE__ */ v.string(),
  Action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["block", "bypass"])),
  ActorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  DeletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ExpiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  IsProjectRule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  Note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallBypassPage: v.GenericSchema<types.FirewallBypassPage> = /* @__PURE__ */ v.looseObject({
  result: /* @__PURE__ */ v.array(FirewallBypass),
  pagination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    Id: /* @__PURE__ */ v.string(),
    OwnerId: /* @__PURE__ */ v.string(),
  })),
});

export const FirewallCondition: v.GenericSchema<types.FirewallCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  op: /* @__PURE__ */ v.string(),
  neg: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
});

export const FirewallConditionGroup: v.GenericSchema<types.FirewallConditionGroup> = /* @__PURE__ */ v.looseObject({
  conditions: /* @__PURE__ */ v.array(FirewallCondition),
});

export const FirewallConditionKind: v.GenericSchema<types.FirewallConditionKind> = /* @__PURE__ */ v.picklist(["bot_category", "bot_name", "bot_protection", "bot_status", "cookie", "domain_environment", "environment", "geo_as_number", "geo_city", "geo_continent", "geo_country", "geo_country_region", "header", "host", "ip_address", "ja3_digest", "ja4_digest", "method", "path", "protocol", "query", "rate_limit_api_id", "raw_path", "region", "route", "ruleset", "scheme", "server_action", "shared_condition", "target_path", "traffic_source", "user_agent"]);

export const FirewallOperator: v.GenericSchema<types.FirewallOperator> = /* @__PURE__ */ v.picklist(["eq", "neq", "gt", "gte", "lt", "lte", "inc", "ninc", "list", "pre", "suf", "sub", "re", "ex", "nex"]);

export const FirewallConditionInput: v.GenericSchema<types.FirewallConditionInput> = /* @__PURE__ */ v.looseObject({
  type: FirewallConditionKind,
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  op: FirewallOperator,
  neg: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.number()])),
});

export const LimitedFirewallConditionGroup: v.GenericSchema<types.LimitedFirewallConditionGroup> = /* @__PURE__ */ v.looseObject({
  conditions: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(FirewallConditionInput), /* @__PURE__ */ v.maxLength(65)),
});

export const UnlimitedFirewallConditionGroup: v.GenericSchema<types.UnlimitedFirewallConditionGroup> = /* @__PURE__ */ v.looseObject({
  conditions: /* @__PURE__ */ v.array(FirewallConditionInput),
});

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

export const FirewallIpRule: v.GenericSchema<types.FirewallIpRule> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  action: IpRuleAction,
  hostname: /* @__PURE__ */ v.string(),
  ip: /* @__PURE__ */ v.string(),
  notes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RulesetAction: v.GenericSchema<types.RulesetAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny"]);

export const FirewallManagedRule: v.GenericSchema<types.FirewallManagedRule> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  action: /* @__PURE__ */ v.optional(RulesetAction),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallManagedRules: v.GenericSchema<types.FirewallManagedRules> = /* @__PURE__ */ v.looseObject({
  ai_bots: /* @__PURE__ */ v.optional(FirewallManagedRule),
  bot_protection: /* @__PURE__ */ v.optional(FirewallManagedRule),
  owasp: /* @__PURE__ */ v.optional(FirewallManagedRule),
  traffic_sources: /* @__PURE__ */ v.optional(FirewallManagedRule),
  vercel_ruleset: /* @__PURE__ */ v.optional(FirewallManagedRule),
});

export const FirewallLimit: v.GenericSchema<types.FirewallLimit> = /* @__PURE__ */ v.looseObject({
  algo: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["fixed_window", "token_bucket"]), /* @__PURE__ */ v.string()]),
  keys: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.number(),
  window: /* @__PURE__ */ v.number(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const FirewallRedirect: v.GenericSchema<types.FirewallRedirect> = /* @__PURE__ */ v.looseObject({
  location: /* @__PURE__ */ v.string(),
  permanent: /* @__PURE__ */ v.boolean(),
});

export const FirewallMitigation: v.GenericSchema<types.FirewallMitigation> = /* @__PURE__ */ v.looseObject({
  action: FirewallAction,
  actionDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  bypassSystem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallLimit)),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallRedirect)),
});

export const InvalidFirewallRule: v.GenericSchema<types.InvalidFirewallRule> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(FirewallMitigation),
  }),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.array(FirewallConditionGroup),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  valid: /* @__PURE__ */ v.literal(false),
  validationErrors: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const ValidFirewallRule: v.GenericSchema<types.ValidFirewallRule> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(FirewallMitigation),
  }),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.array(FirewallConditionGroup),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  valid: /* @__PURE__ */ v.literal(true),
  validationErrors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const FirewallRule: v.GenericSchema<types.FirewallRule> = /* @__PURE__ */ v.union([ValidFirewallRule, InvalidFirewallRule]);

export const FirewallRuleset: v.GenericSchema<types.FirewallRuleset> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.array(FirewallConditionGroup),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(FirewallMitigation),
  })),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedFirewallCondition: v.GenericSchema<types.SharedFirewallCondition> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.array(FirewallConditionGroup),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallConfigVersion: v.GenericSchema<types.FirewallConfigVersion> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  changes: /* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  firewallEnabled: /* @__PURE__ */ v.boolean(),
  ips: /* @__PURE__ */ v.array(FirewallIpRule),
  ownerId: /* @__PURE__ */ v.string(),
  projectKey: /* @__PURE__ */ v.string(),
  rules: /* @__PURE__ */ v.array(FirewallRule),
  updatedAt: /* @__PURE__ */ v.string(),
  version: /* @__PURE__ */ v.number(),
  botIdEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  conditions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SharedFirewallCondition)),
  crs: /* @__PURE__ */ v.optional(FirewallCrs),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  managedRules: /* @__PURE__ */ v.optional(FirewallManagedRules),
  rulesets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FirewallMitigation), /* @__PURE__ */ v.array(FirewallRuleset)])),
});

export const FirewallConfigs: v.GenericSchema<types.FirewallConfigs> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.nullable(FirewallConfigVersion),
  draft: /* @__PURE__ */ v.nullable(FirewallConfigVersion),
  versions: /* @__PURE__ */ v.array(FirewallConfigVersion),
});

export const FirewallCrsDisable: v.GenericSchema<types.FirewallCrsDisable> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("crs.disable"),
});

export const FirewallCrsDisableById: v.GenericSchema<types.FirewallCrsDisableById> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("crs.disable"),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const FirewallCrsInput: v.GenericSchema<types.FirewallCrsInput> = /* @__PURE__ */ v.looseObject({
  gen: /* @__PURE__ */ v.optional(CrsRule),
  java: /* @__PURE__ */ v.optional(CrsRule),
  lfi: /* @__PURE__ */ v.optional(CrsRule),
  ma: /* @__PURE__ */ v.optional(CrsRule),
  php: /* @__PURE__ */ v.optional(CrsRule),
  rce: /* @__PURE__ */ v.optional(CrsRule),
  rfi: /* @__PURE__ */ v.optional(CrsRule),
  sd: /* @__PURE__ */ v.optional(CrsRule),
  sf: /* @__PURE__ */ v.optional(CrsRule),
  sqli: /* @__PURE__ */ v.optional(CrsRule),
  xss: /* @__PURE__ */ v.optional(CrsRule),
});

export const FirewallCrsUpdate: v.GenericSchema<types.FirewallCrsUpdate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("crs.update"),
  id: CrsCategory,
  value: CrsRule,
});

export const FirewallEnabledChange: v.GenericSchema<types.FirewallEnabledChange> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("firewallEnabled"),
  value: /* @__PURE__ */ v.boolean(),
});

export const FirewallEvent: v.GenericSchema<types.FirewallEvent> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.string(),
  action_type: /* @__PURE__ */ v.string(),
  count: /* @__PURE__ */ v.number(),
  endTime: /* @__PURE__ */ v.string(),
  host: /* @__PURE__ */ v.string(),
  isActive: /* @__PURE__ */ v.boolean(),
  public_ip: /* @__PURE__ */ v.string(),
  ruleId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  ruleName: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  startTime: /* @__PURE__ */ v.string(),
});

export const FirewallIpRuleInput: v.GenericSchema<types.FirewallIpRuleInput> = /* @__PURE__ */ v.looseObject({
  action: IpRuleAction,
  hostname: /* @__PURE__ */ v.string(),
  ip: /* @__PURE__ */ v.string(),
  notes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallIpInsert: v.GenericSchema<types.FirewallIpInsert> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("ip.insert"),
  value: FirewallIpRuleInput,
});

export const FirewallIpRemoval: v.GenericSchema<types.FirewallIpRemoval> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("ip.remove"),
  id: /* @__PURE__ */ v.string(),
});

export const FirewallIpRuleReplacement: v.GenericSchema<types.FirewallIpRuleReplacement> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  action: IpRuleAction,
  hostname: /* @__PURE__ */ v.string(),
  ip: /* @__PURE__ */ v.string(),
  notes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallIpUpdate: v.GenericSchema<types.FirewallIpUpdate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("ip.update"),
  id: /* @__PURE__ */ v.string(),
  value: FirewallIpRuleInput,
});

export const FirewallRateLimitInput: v.GenericSchema<types.FirewallRateLimitInput> = /* @__PURE__ */ v.looseObject({
  algo: /* @__PURE__ */ v.picklist(["fixed_window", "token_bucket"]),
  keys: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.number(),
  window: /* @__PURE__ */ v.number(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({})]))),
});

export const MitigationAction: v.GenericSchema<types.MitigationAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny", "bypass", "rate_limit", "redirect"]);

export const FirewallMitigationInput: v.GenericSchema<types.FirewallMitigationInput> = /* @__PURE__ */ v.looseObject({
  action: MitigationAction,
  actionDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  bypassSystem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([FirewallRateLimitInput, /* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({})]))),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
    location: /* @__PURE__ */ v.string(),
    permanent: /* @__PURE__ */ v.boolean(),
  }), /* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({})]))),
});

export const FirewallRateLimit: v.GenericSchema<types.FirewallRateLimit> = /* @__PURE__ */ v.looseObject({
  algo: /* @__PURE__ */ v.string(),
  keys: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.number(),
  window: /* @__PURE__ */ v.number(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const FirewallRuleInput: v.GenericSchema<types.FirewallRuleInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(160)),
  action: /* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(FirewallMitigationInput),
  }),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(FirewallConditionGroupInput), /* @__PURE__ */ v.maxLength(25)),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
  valid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  validationErrors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()])),
});

export const FirewallRuleInsertion: v.GenericSchema<types.FirewallRuleInsertion> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(160)),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(FirewallConditionGroupInput), /* @__PURE__ */ v.maxLength(25)),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      action: RulesetAction,
    })),
  })),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
  valid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  validationErrors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()])),
});

export const FirewallRuleInsert: v.GenericSchema<types.FirewallRuleInsert> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("rules.insert"),
  value: FirewallRuleInsertion,
});

export const FirewallRulePriority: v.GenericSchema<types.FirewallRulePriority> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("rules.priority"),
  id: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.number(),
});

export const FirewallRuleRemoval: v.GenericSchema<types.FirewallRuleRemoval> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("rules.remove"),
  id: /* @__PURE__ */ v.string(),
});

export const FirewallRuleUpdate: v.GenericSchema<types.FirewallRuleUpdate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("rules.update"),
  id: /* @__PURE__ */ v.string(),
  value: FirewallRuleInput,
});

export const FirewallToggle: v.GenericSchema<types.FirewallToggle> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  action: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.boolean(),
});

export const GeneratedFirewallRule: v.GenericSchema<types.GeneratedFirewallRule> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.looseObject({
    mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      action: /* @__PURE__ */ v.string(),
      actionDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
      rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallRateLimit)),
      redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallRedirect)),
    })),
  }),
  active: /* @__PURE__ */ v.boolean(),
  conditionGroup: /* @__PURE__ */ v.array(FirewallConditionGroup),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GeneratedFirewallRuleAnswer: v.GenericSchema<types.GeneratedFirewallRuleAnswer> = /* @__PURE__ */ v.looseObject({
  error: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rule: /* @__PURE__ */ v.optional(GeneratedFirewallRule),
});

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["challenge", "deny", "log"])),
});

export const ManagedRulesetName: v.GenericSchema<types.ManagedRulesetName> = /* @__PURE__ */ v.picklist(["ai_bots", "bot_filter", "bot_protection", "owasp", "traffic_sources", "vercel_ruleset"]);

export const ManagedRuleUpdate: v.GenericSchema<types.ManagedRuleUpdate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("managedRules.update"),
  id: ManagedRulesetName,
  value: ManagedRuleState,
});

export const ManagedRulesetChange: v.GenericSchema<types.ManagedRulesetChange> = /* @__PURE__ */ v.looseObject({
  id: ManagedRulesetName,
  action: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), ManagedRuleState),
});

export const ProjectBypassInput: v.GenericSchema<types.ProjectBypassInput> = /* @__PURE__ */ v.looseObject({
  projectScope: /* @__PURE__ */ v.boolean(),
  allSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sourceIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ProjectBypassRemoval: v.GenericSchema<types.ProjectBypassRemoval> = /* @__PURE__ */ v.looseObject({
  projectScope: /* @__PURE__ */ v.boolean(),
  allSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sourceIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ReplaceFirewallConfigRequest: v.GenericSchema<types.ReplaceFirewallConfigRequest> = /* @__PURE__ */ v.looseObject({
  firewallEnabled: /* @__PURE__ */ v.boolean(),
  botIdEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  crs: /* @__PURE__ */ v.optional(FirewallCrsInput),
  ips: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallIpRuleReplacement)),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  managedRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  rules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallRuleInput)),
  rulesets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(FirewallRuleInsertion), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    action: /* @__PURE__ */ v.picklist(["allow", "challenge", "deny", "log"]),
  }))])),
});

export const TimedAttackChallenge: v.GenericSchema<types.TimedAttackChallenge> = /* @__PURE__ */ v.looseObject({
  attackModeActiveUntil: /* @__PURE__ */ v.number(),
  attackModeEnabled: /* @__PURE__ */ v.boolean(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UpdateAttackChallengeModeInput: v.GenericSchema<types.UpdateAttackChallengeModeInput> = /* @__PURE__ */ v.union([TimedAttackChallenge, AttackChallenge]);

export const UpdateAttackChallengeModeOutput: v.GenericSchema<types.UpdateAttackChallengeModeOutput> = /* @__PURE__ */ v.looseObject({
  attackModeEnabled: /* @__PURE__ */ v.boolean(),
  attackModeUpdatedAt: /* @__PURE__ */ v.number(),
});

export const ListFirewallConfigsInput: v.GenericSchema<types.ListFirewallConfigsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const ReplaceFirewallConfigInput: v.GenericSchema<types.ReplaceFirewallConfigInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  firewallEnabled: /* @__PURE__ */ v.boolean(),
  botIdEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  crs: /* @__PURE__ */ v.optional(FirewallCrsInput),
  ips: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallIpRuleReplacement)),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  managedRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  rules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallRuleInput)),
  rulesets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(FirewallRuleInsertion), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    action: /* @__PURE__ */ v.picklist(["allow", "challenge", "deny", "log"]),
  }))])),
});

export const ReplaceFirewallConfigOutput: v.GenericSchema<types.ReplaceFirewallConfigOutput> = /* @__PURE__ */ v.looseObject({
  active: FirewallConfigVersion,
});

export const UpdateFirewallConfigInput: v.GenericSchema<types.UpdateFirewallConfigInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([FirewallEnabledChange, FirewallRuleInsert, FirewallRuleUpdate, FirewallRuleRemoval, FirewallRulePriority, FirewallCrsUpdate, FirewallCrsDisable, FirewallIpInsert, FirewallIpUpdate, FirewallIpRemoval, ManagedRuleUpdate, ManagedRulesetChange, FirewallToggle, FirewallCrsDisableById])]);

export const UpdateFirewallConfigOutput: v.GenericSchema<types.UpdateFirewallConfigOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const GetFirewallConfigInput: v.GenericSchema<types.GetFirewallConfigInput> = /* @__PURE__ */ v.looseObject({
  configVersion: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const DeleteFirewallConfigInput: v.GenericSchema<types.DeleteFirewallConfigInput> = /* @__PURE__ */ v.looseObject({
  configVersion: /* @__PURE__ */ v.string(),
});

export const ActivateFirewallConfigInput: v.GenericSchema<types.ActivateFirewallConfigInput> = /* @__PURE__ */ v.looseObject({
  configVersion: /* @__PURE__ */ v.string(),
});

export const GetAttackStatusInput: v.GenericSchema<types.GetAttackStatusInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1))),
});

export const GetAttackStatusOutput: v.GenericSchema<types.GetAttackStatusOutput> = /* @__PURE__ */ v.looseObject({
  anomalies: /* @__PURE__ */ v.array(AttackAnomaly),
});

export const ListFirewallBypassesInput: v.GenericSchema<types.ListFirewallBypassesInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(2544), /* @__PURE__ */ v.regex(new RegExp("([a-z]+[a-z.]+)$")))),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.maxValue(256))),
  offset: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
  projectScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(49))),
});

export const AddFirewallBypassInput: v.GenericSchema<types.AddFirewallBypassInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([DomainBypassInput, ProjectBypassInput])]);

export const AddFirewallBypassOutput: v.GenericSchema<types.AddFirewallBypassOutput> = /* @__PURE__ */ v.looseObject({
  ok: /* @__PURE__ */ v.boolean(),
  result: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    Domain: /* @__PURE__ */ v.string(),
    Id: /* @__PURE__ */ v.string(),
    IsProjectRule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    Note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    OwnerId: /* @__PURE__ */ v.string(),
    ProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    Ip: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    CreatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    UpdatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    UpdatedAtHour: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    Action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["block", "bypass"])),
    ActorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    DeletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    ExpiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  }))),
  pagination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const RemoveFirewallBypassInput: v.GenericSchema<types.RemoveFirewallBypassInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([DomainBypassRemoval, ProjectBypassRemoval])]);

export const RemoveFirewallBypassOutput: v.GenericSchema<types.RemoveFirewallBypassOutput> = /* @__PURE__ */ v.looseObject({
  ok: /* @__PURE__ */ v.boolean(),
});

export const ListFirewallEventsInput: v.GenericSchema<types.ListFirewallEventsInput> = /* @__PURE__ */ v.looseObject({
  endTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  hosts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  startTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ListFirewallEventsOutput: v.GenericSchema<types.ListFirewallEventsOutput> = /* @__PURE__ */ v.looseObject({
  actions: /* @__PURE__ */ v.array(FirewallEvent),
});

export const GenerateFirewallRuleInput: v.GenericSchema<types.GenerateFirewallRuleInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});
