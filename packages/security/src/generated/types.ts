// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  FirewallMitigation, FirewallRedirect,
} from "../../../../shapes/generated/types.ts";
export type {
  FirewallAction, FirewallLimit, FirewallMitigation, FirewallRedirect,
} from "../../../../shapes/generated/types.ts";

/** Traffic that looks like an attack. */
export interface AttackAnomaly {
  /** Anomalies, by host. */
  affectedHostMap: { [key: string]: AttackedHost };
  atMinute: number;
  endTime: number | null;
  /** The team or user that owns it. */
  ownerId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  startTime: number;
  state?: string | undefined;
}

/** Deviation of the traffic from the usual. */
export interface AttackAnomalyAlert {
  at_minute: string;
  avg_requests: number;
  stddev_requests: number;
  total_requests_minute: number;
  zscore: number;
}

/** Whether all visitors are challenged, from now on. */
export interface AttackChallengeMode {
  /** Whether all visitors are challenged. */
  attackModeEnabled: boolean;
  /** The project. */
  projectId: string;
}

/** Anomaly at a host. */
export interface AttackedHost {
  anomalyAlerts?: { [key: string]: AttackAnomalyAlert } | undefined;
  ddosAlerts?: { [key: string]: {
    atMinute: string;
    totalReqs: number;
  } } | undefined;
}

/** A category of the OWASP core rule set. */
export type CrsCategory = "gen" | "java" | "lfi" | "ma" | "php" | "rce" | "rfi" | "sd" | "sf" | "sqli" | "xss" | Unlisted;

/** Action of a rule category. */
export interface CrsRule {
  /** Action on a matching request. */
  action: "deny" | "log" | Unlisted;
  /** Whether the category is on. */
  active: boolean;
}

/** For a domain. */
export interface DomainBypassInput {
  /** The domain that the bypass is for. */
  domain: string;
  /** Whether it is for every source. */
  allSources?: boolean | undefined;
  /** A note on the purpose of the bypass. */
  note?: string | undefined;
  /** Whether it is for all domains of the project. */
  projectScope?: boolean | undefined;
  /** An address or a range. */
  sourceIp?: string | undefined;
  /** Duration of the bypass, in milliseconds. */
  ttl?: number | undefined;
}

/** For a domain. */
export interface DomainBypassRemoval {
  /** The domain that the bypass was for. */
  domain: string;
  /** Whether it is for every source. */
  allSources?: boolean | undefined;
  /** The note of the bypass. */
  note?: string | undefined;
  /** Whether it is for all domains of the project. */
  projectScope?: boolean | undefined;
  /** An address or a range. */
  sourceIp?: string | undefined;
}

/** A source that bypasses the mitigations. */
export interface FirewallBypass {
  CreatedAt?: string | undefined;
  Domain?: string | undefined;
  Id?: string | undefined;
  /** The source; an address or a range. */
  Ip?: string | undefined;
  OwnerId?: string | undefined;
  UpdatedAt?: string | undefined;
  /** Time of the change, to the hour. */
  UpdatedAtHour?: string | undefined;
  Action?: "block" | "bypass" | Unlisted | undefined;
  ActorId?: string | undefined;
  DeletedAt?: string | undefined;
  /** Time at which the bypass ends, as Unix time in seconds; null for never. */
  ExpiresAt?: number | null | undefined;
  /** Whether it holds for all domains of the project. */
  IsProjectRule?: boolean | undefined;
  Note?: string | undefined;
  ProjectId?: string | undefined;
}

/** Page of bypasses. */
export interface FirewallBypassPage {
  result: FirewallBypass[];
  pagination?: {
    Id: string;
    OwnerId: string;
  } | undefined;
}

/** A condition on the request. */
export interface FirewallCondition {
  type: FirewallConditionKind | Unlisted;
  /** Key of the inspected part, such as the name of a header. */
  key?: string | undefined;
  op: FirewallOperator | Unlisted;
  /** Whether the condition must not hold. */
  neg?: boolean | undefined;
  value?: string | number | string[] | undefined;
}

/** Groups of conditions: a group holds if all its conditions do, and a single group suffices. */
export interface FirewallConditionGroup {
  conditions: FirewallCondition[];
}

/** Groups of conditions: a group holds if all its conditions do, and a single group suffices. */
export type FirewallConditionGroupInput = LimitedFirewallConditionGroup | UnlimitedFirewallConditionGroup;

/** A condition on the request. */
export interface FirewallConditionInput {
  /** Part of the request that the condition inspects. */
  type: FirewallConditionKind;
  /** Key of the inspected part, such as the name of a header. */
  key?: string | undefined;
  /** Comparison operator, such as `eq` for equal, `pre` for a prefix, `re` for a regular expression, `ex` for existence. */
  op: FirewallOperator;
  /** Whether the condition must not hold. */
  neg?: boolean | undefined;
  /** Value to compare with; several values with `inc` and `ninc`. */
  value?: string | readonly string[] | number | null | undefined;
}

/** Part of the request that the condition inspects. */
export type FirewallConditionKind =
  | "bot_category"
  | "bot_name"
  | "bot_protection"
  | "bot_status"
  | "cookie"
  | "domain_environment"
  | "environment"
  | "geo_as_number"
  | "geo_city"
  | "geo_continent"
  | "geo_country"
  | "geo_country_region"
  | "header"
  | "host"
  | "ip_address"
  | "ja3_digest"
  | "ja4_digest"
  | "method"
  | "path"
  | "protocol"
  | "query"
  | "rate_limit_api_id"
  | "raw_path"
  | "region"
  | "route"
  | "ruleset"
  | "scheme"
  | "server_action"
  | "shared_condition"
  | "target_path"
  | "traffic_source"
  | "user_agent"
  | Unlisted;

/** A version of the firewall config. */
export interface FirewallConfigVersion {
  id: string;
  /** Changes since the previous version. */
  changes: { [key: string]: unknown }[];
  /** Whether the firewall is on. */
  firewallEnabled: boolean;
  /** Rules for IP addresses. */
  ips: FirewallIpRule[];
  /** The team or user that owns it. */
  ownerId: string;
  /** The project. */
  projectKey: string;
  rules: FirewallRule[];
  updatedAt: string;
  version: number;
  /** Whether BotID is on. */
  botIdEnabled?: boolean | undefined;
  /** Conditions that rules share. */
  conditions?: SharedFirewallCondition[] | undefined;
  /** The OWASP core rule set, by category. */
  crs?: FirewallCrs | undefined;
  /** The headers that are logged; `*` for all. */
  logHeaders?: "*" | string[] | undefined;
  /** Rule sets that the platform manages. */
  managedRules?: FirewallManagedRules | undefined;
  /** Rules that other rules run. */
  rulesets?: { [key: string]: FirewallMitigation } | FirewallRuleset[] | undefined;
}

/** The firewall config of a project. */
export interface FirewallConfigs {
  /** The version that is in force. */
  active: FirewallConfigVersion | null;
  /** The version that is being edited. */
  draft: FirewallConfigVersion | null;
  versions: FirewallConfigVersion[];
}

/** The OWASP core rule set, by category. */
export interface FirewallCrs {
  gen: CrsRule;
  java: CrsRule;
  lfi: CrsRule;
  ma: CrsRule;
  php: CrsRule;
  rce: CrsRule;
  rfi: CrsRule;
  sd: CrsRule;
  sf: CrsRule;
  sqli: CrsRule;
  xss: CrsRule;
}

/** Turns the core rule set off. */
export interface FirewallCrsDisable {
  /** `crs.disable`: turns the core rule set off. */
  action: "crs.disable";
  /** Unused: the change applies to the whole rule set. */
  id?: null | undefined;
}

/** Turns the core rule set off. */
export interface FirewallCrsDisableById {
  /** `crs.disable`: turns the core rule set off. */
  action: "crs.disable";
  /** Target to turn off; its values are not published. */
  id?: string | undefined;
  /** Any value; its effect is not published. */
  value?: unknown | undefined;
}

/** The OWASP core rule set, by category. */
export interface FirewallCrsInput {
  /** Generic attacks. */
  gen?: CrsRule | undefined;
  /** Attacks on programs written in Java. */
  java?: CrsRule | undefined;
  /** Local file inclusion: paths that make an application show its own files. */
  lfi?: CrsRule | undefined;
  /** Multipart bodies whose encoding hides an attack. */
  ma?: CrsRule | undefined;
  /** Attacks on programs written in PHP. */
  php?: CrsRule | undefined;
  /** Remote execution of commands and scripts. */
  rce?: CrsRule | undefined;
  /** Remote file inclusion: an application made to load files from elsewhere. */
  rfi?: CrsRule | undefined;
  /** Scanners that look for weak points. */
  sd?: CrsRule | undefined;
  /** Session fixation: visitors made to use a session that the attacker knows. */
  sf?: CrsRule | undefined;
  /** SQL injection. */
  sqli?: CrsRule | undefined;
  /** Cross-site scripting. */
  xss?: CrsRule | undefined;
}

/** Changes a category of the core rule set. */
export interface FirewallCrsUpdate {
  /** `crs.update`: changes a category of the core rule set. */
  action: "crs.update";
  /** The category. */
  id: CrsCategory;
  /** Whether the category is on, and what it does. */
  value: CrsRule;
}

/** Turns the firewall on or off. */
export interface FirewallEnabledChange {
  /** `firewallEnabled`: turns the firewall on or off. */
  action: "firewallEnabled";
  /** Unused: the change applies to the whole config. */
  id?: null | undefined;
  /** Whether the firewall is on. */
  value: boolean;
}

/** Event of the firewall. */
export interface FirewallEvent {
  action: string;
  action_type: string;
  count: number;
  endTime: string;
  host: string;
  /** Whether it is still active. */
  isActive: boolean;
  public_ip: string;
  ruleId: string | null;
  ruleName: string | null;
  startTime: string;
}

/** Adds a rule for an IP address. */
export interface FirewallIpInsert {
  /** `ip.insert`: adds a rule for an IP address. */
  action: "ip.insert";
  /** Unused: the rule is new. */
  id?: null | undefined;
  /** The new rule. */
  value: FirewallIpRuleInput;
}

/** Removes a rule for an IP address. */
export interface FirewallIpRemoval {
  /** `ip.remove`: removes a rule for an IP address. */
  action: "ip.remove";
  /** The rule, by its ID. */
  id: string;
  /** Unused: the platform's CLI sends it. Not in the platform's published description. */
  value?: null | undefined;
}

/** A rule for an IP address or a range. */
export interface FirewallIpRule {
  id: string;
  action: IpRuleAction;
  /** The host that it is for. */
  hostname: string;
  ip: string;
  notes?: string | undefined;
}

/** A rule for an IP address or a range. */
export interface FirewallIpRuleInput {
  /** Action on requests from the address. */
  action: IpRuleAction;
  /** The host that it is for. */
  hostname: string;
  /** The address, or a range in CIDR notation. */
  ip: string;
  /** A note on the purpose of the rule. */
  notes?: string | undefined;
}

/** A rule for an IP address or a range. */
export interface FirewallIpRuleReplacement {
  /** The rule's ID; a new rule has none yet. */
  id?: string | undefined;
  /** Action on requests from the address. */
  action: IpRuleAction;
  /** The host that it is for. */
  hostname: string;
  /** The address, or a range in CIDR notation. */
  ip: string;
  /** A note on the purpose of the rule. */
  notes?: string | undefined;
}

/** Changes a rule for an IP address. */
export interface FirewallIpUpdate {
  /** `ip.update`: changes a rule for an IP address. */
  action: "ip.update";
  /** The rule, by its ID. */
  id: string;
  /** The complete new rule. */
  value: FirewallIpRuleInput;
}

/** Changes which headers are logged. */
export interface FirewallLogHeadersUpdate {
  /** `logHeaders.update`: changes which headers are logged. */
  action: "logHeaders.update";
  /** Unused: the change applies to the whole config. */
  id?: string | undefined;
  /** The names of the headers; `*` for all. */
  value: "*" | readonly string[];
}

/** Settings of a managed rule set. */
export interface FirewallManagedRule {
  active: boolean;
  action?: RulesetAction | undefined;
  updatedAt?: string | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  username?: string | undefined;
}

/** Rule sets that the platform manages. */
export interface FirewallManagedRules {
  ai_bots?: FirewallManagedRule | undefined;
  bot_protection?: FirewallManagedRule | undefined;
  owasp?: FirewallManagedRule | undefined;
  traffic_sources?: FirewallManagedRule | undefined;
  vercel_ruleset?: FirewallManagedRule | undefined;
}

/** Mitigation of the rule. */
export interface FirewallMitigationInput {
  /** Action on a matching request. */
  action: MitigationAction;
  /** Time for which the action stays in force after a match, such as `1h`. */
  actionDuration?: string | null | undefined;
  /** Whether the platform's own mitigations are bypassed too. */
  bypassSystem?: boolean | null | undefined;
  /** The headers that are logged; `*` for all. */
  logHeaders?: string | readonly string[] | undefined;
  /** Rate limit of requests; for `rate_limit`. */
  rateLimit?: FirewallRateLimitInput | string | { [key: string]: unknown } | null | undefined;
  /** Redirect for visitors; for `redirect`. */
  redirect?: {
    /** The path or URL that visitors are sent to. */
    location: string;
    /** Whether browsers may remember the redirect. */
    permanent: boolean;
  } | string | { [key: string]: unknown } | null | undefined;
}

/** Comparison operator. */
export type FirewallOperator =
  | "eq"
  | "neq"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "inc"
  | "ninc"
  | "list"
  | "pre"
  | "suf"
  | "sub"
  | "re"
  | "ex"
  | "nex"
  | Unlisted;

/** A rate limit of a firewall rule. */
export interface FirewallRateLimit {
  /** Algorithm by which requests are counted. */
  algo: "fixed_window" | "token_bucket" | Unlisted;
  /** Keys by which requests are counted. */
  keys: string[];
  limit: number;
  /** In seconds. */
  window: number;
  action?: string | null | undefined;
}

/** Rate limit of requests. */
export interface FirewallRateLimitInput {
  /** Algorithm by which requests are counted: a fixed window, or a bucket of tokens that are refilled evenly. */
  algo: "fixed_window" | "token_bucket" | Unlisted;
  /** Keys by which visitors are told apart. */
  keys: readonly string[];
  /** Number of requests allowed in a window. */
  limit: number;
  /** In seconds. */
  window: number;
  /** Action on requests over the limit. */
  action?: string | { [key: string]: unknown } | null | undefined;
}

/** A custom rule. */
export type FirewallRule = ValidFirewallRule | InvalidFirewallRule;

/** A custom rule. */
export interface FirewallRuleInput {
  /** The rule's ID; a new rule has none yet. */
  id?: string | undefined;
  /** The name of the rule; at most 160 characters. At most 160 characters. */
  name: string;
  /** Action on a matching request. */
  action: {
    /** The action and its details. */
    mitigate?: FirewallMitigationInput | undefined;
  };
  /** Whether the rule is on. */
  active: boolean;
  /** Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items. */
  conditionGroup: readonly FirewallConditionGroupInput[];
  /** Purpose of the rule; at most 256 characters. At most 256 characters. */
  description?: string | undefined;
  /** Whether the rule is valid; accepted so that a rule that was read can be sent back. */
  valid?: boolean | undefined;
  /** Validation errors that the platform reports for a rule; accepted so that a rule that was read can be sent back. */
  validationErrors?: readonly string[] | string | undefined;
}

/** Adds a rule. */
export interface FirewallRuleInsert {
  /** `rules.insert`: adds a rule. */
  action: "rules.insert";
  /** Unused: the rule is new. */
  id?: null | undefined;
  /** The new rule. */
  value: FirewallRuleInsertion;
}

/** A new rule. */
export interface FirewallRuleInsertion {
  /** The rule's ID; a new rule has none yet. */
  id?: string | undefined;
  /** The name of the rule; at most 160 characters. At most 160 characters. */
  name: string;
  /** Whether the rule is on. */
  active: boolean;
  /** Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items. */
  conditionGroup: readonly FirewallConditionGroupInput[];
  /** Action on a matching request. */
  action?: {
    /** The action and its details. */
    mitigate?: FirewallMitigationInput | undefined;
  } | undefined;
  /** Purpose of the rule; at most 256 characters. At most 256 characters. */
  description?: string | undefined;
  /** Whether the rule is valid; accepted so that a rule that was read can be sent back. */
  valid?: boolean | undefined;
  /** Validation errors that the platform reports for a rule; accepted so that a rule that was read can be sent back. */
  validationErrors?: readonly string[] | string | undefined;
}

/** Moves a rule. */
export interface FirewallRulePriority {
  /** `rules.priority`: moves a rule to another place in the order. */
  action: "rules.priority";
  /** The rule, by its ID. */
  id: string;
  /** New position, from 0. */
  value: number;
}

/** Removes a rule. */
export interface FirewallRuleRemoval {
  /** `rules.remove`: removes a rule. */
  action: "rules.remove";
  /** The rule, by its ID. */
  id: string;
  /** Unused: the platform's CLI sends it. Not in the platform's published description. */
  value?: null | undefined;
}

/** Changes a rule. */
export interface FirewallRuleUpdate {
  /** `rules.update`: changes a rule. */
  action: "rules.update";
  /** The rule, by its ID. */
  id: string;
  /** The complete new rule. */
  value: FirewallRuleInput;
}

/** Rules that other rules run. */
export interface FirewallRuleset {
  id: string;
  name: string;
  active: boolean;
  conditionGroup: FirewallConditionGroup[];
  action?: {
    mitigate?: FirewallMitigation | undefined;
  } | undefined;
  description?: string | undefined;
}

/** Turns a setting on or off. */
export interface FirewallToggle {
  /** ID of the setting to turn on or off, if the action does not imply it. */
  id?: string | undefined;
  /** Setting to turn on or off. */
  action: "ja3Enabled" | "ja4Enabled" | "botId.toggle" | Unlisted;
  /** Whether the setting is on. */
  value: boolean;
}

/** A rule that was written. */
export interface GeneratedFirewallRule {
  name: string;
  action: {
    mitigate?: {
      action: string;
      actionDuration?: string | null | undefined;
      rateLimit?: FirewallRateLimit | null | undefined;
      redirect?: FirewallRedirect | null | undefined;
    } | undefined;
  };
  active: boolean;
  conditionGroup: FirewallConditionGroup[];
  description?: string | undefined;
}

/** The generated rule, or the reason why there is none. */
export interface GeneratedFirewallRuleAnswer {
  error?: string | undefined;
  rule?: GeneratedFirewallRule | undefined;
}

/** A rule that does not work, and why. */
export interface InvalidFirewallRule {
  id: string;
  name: string;
  action: {
    mitigate?: FirewallMitigation | undefined;
  };
  active: boolean;
  conditionGroup: FirewallConditionGroup[];
  description?: string | undefined;
  valid: false;
  validationErrors: string[];
}

/** Action on requests from an address. */
export type IpRuleAction = "log" | "challenge" | "deny" | "bypass" | Unlisted;

/** Group of at most 65 conditions. */
export interface LimitedFirewallConditionGroup {
  /** The conditions, which all have to hold; at most 65. At most 65 items. */
  conditions: readonly FirewallConditionInput[];
}

/** Whether a maintained rule set is on, and what it does. */
export interface ManagedRuleState {
  /** Whether the rule set is on. */
  active: boolean;
  /** Action on a matching request. */
  action?: "challenge" | "deny" | "log" | Unlisted | undefined;
}

/** Changes a managed rule set. */
export interface ManagedRuleUpdate {
  /** `managedRules.update`: changes a rule set that the platform manages. */
  action: "managedRules.update";
  /** The rule set. */
  id: ManagedRulesetName;
  /** Whether the rule set is on, and what it does. */
  value: ManagedRuleState;
}

/** Action of a rule set on its findings. */
export type ManagedRulesetAction = "allow" | "challenge" | "deny" | "log" | Unlisted;

/** Changes the rules of a managed rule set. */
export interface ManagedRulesetChange {
  /** The rule set. */
  id: ManagedRulesetName;
  /** `managedRuleGroup.update`: changes rules of a set that the platform manages. */
  action: "managedRuleGroup.update";
  /** Whether each rule of the set is on and what it does, by rule. */
  value: { [key: string]: ManagedRuleState };
}

/** A rule set that the platform manages. */
export type ManagedRulesetName = "ai_bots" | "bot_filter" | "bot_protection" | "owasp" | "traffic_sources" | "vercel_ruleset" | Unlisted;

/** Action of a rule. */
export type MitigationAction = "log" | "challenge" | "deny" | "bypass" | "rate_limit" | "redirect" | Unlisted;

/** For all domains of the project. */
export interface ProjectBypassInput {
  /** Whether it is for all domains of the project. */
  projectScope: boolean;
  /** Whether it is for every source. */
  allSources?: boolean | undefined;
  /** A domain of the project; the bypass holds for the others too. */
  domain?: string | undefined;
  /** A note on the purpose of the bypass. */
  note?: string | undefined;
  /** An address or a range. */
  sourceIp?: string | undefined;
  /** Duration of the bypass, in milliseconds. */
  ttl?: number | undefined;
}

/** For all domains of the project. */
export interface ProjectBypassRemoval {
  /** Whether it is for all domains of the project. */
  projectScope: boolean;
  /** Whether it is for every source. */
  allSources?: boolean | undefined;
  /** A domain of the project; the bypass held for the others too. */
  domain?: string | undefined;
  /** The note of the bypass. */
  note?: string | undefined;
  /** An address or a range. */
  sourceIp?: string | undefined;
}

/** The whole firewall config. */
export interface ReplaceFirewallConfigRequest {
  /** Whether the firewall is on. */
  firewallEnabled: boolean;
  /** Whether BotID is on. */
  botIdEnabled?: boolean | undefined;
  /** The OWASP core rule set, by category. */
  crs?: FirewallCrsInput | undefined;
  /** Rules for IP addresses. */
  ips?: readonly FirewallIpRuleReplacement[] | undefined;
  /** The headers that are logged; `*` for all. */
  logHeaders?: string | readonly string[] | undefined;
  /** Rule sets that the platform manages, by name. */
  managedRules?: { [key: string]: unknown } | undefined;
  /** Custom rules, in the order in which they are evaluated. */
  rules?: readonly FirewallRuleInput[] | undefined;
  /** Rule sets that other rules run, or the actions on their findings by name. */
  rulesets?: readonly FirewallRuleInsertion[] | { [key: string]: {
    /** Action on a matching request. */
    action: ManagedRulesetAction;
  } } | undefined;
}

/** Action of a rule set. */
export type RulesetAction = "log" | "challenge" | "deny" | Unlisted;

/** Conditions that rules share. */
export interface SharedFirewallCondition {
  id: string;
  name: string;
  active: boolean;
  conditionGroup: FirewallConditionGroup[];
  description?: string | undefined;
}

/** Whether all visitors are challenged, until a given time. */
export interface TimedAttackChallengeMode {
  /** Whether all visitors are challenged. */
  attackModeEnabled: boolean;
  /** The project. */
  projectId: string;
  /** Time at which attack mode turns itself off; null for never. Unix time in milliseconds. */
  attackModeActiveUntil: number | null;
}

/** Group of any number of conditions. */
export interface UnlimitedFirewallConditionGroup {
  /** The conditions, which all have to hold. */
  conditions: readonly FirewallConditionInput[];
}

/** A valid rule. */
export interface ValidFirewallRule {
  id: string;
  name: string;
  action: {
    mitigate?: FirewallMitigation | undefined;
  };
  active: boolean;
  conditionGroup: FirewallConditionGroup[];
  description?: string | undefined;
  valid: true;
  validationErrors?: string | string[] | undefined;
}

/** Input of `updateAttackChallengeMode`. */
export type UpdateAttackChallengeModeInput = TimedAttackChallengeMode | AttackChallengeMode;

/** Answer of `updateAttackChallengeMode`. */
export interface UpdateAttackChallengeModeOutput {
  attackModeEnabled: boolean;
  /** Unix time in milliseconds. */
  attackModeUpdatedAt: number;
}

/** Input of `listFirewallConfigs`. */
export interface ListFirewallConfigsInput {
  /** The project. Not in the platform's published description. */
  projectId: string;
}

/** Answer of `listFirewallConfigs`. */
export type ListFirewallConfigsOutput = FirewallConfigs;

/** Input of `replaceFirewallConfig`. */
export interface ReplaceFirewallConfigInput extends ReplaceFirewallConfigRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `replaceFirewallConfig`. */
export interface ReplaceFirewallConfigOutput {
  active: FirewallConfigVersion;
}

/** Input of `updateFirewallConfig`. */
export type UpdateFirewallConfigInput = {
  /** The project. */
  projectId: string;
} & (FirewallEnabledChange | FirewallRuleInsert | FirewallRuleUpdate | FirewallRuleRemoval | FirewallRulePriority | FirewallCrsUpdate | FirewallCrsDisable | FirewallIpInsert | FirewallIpUpdate | FirewallIpRemoval | ManagedRuleUpdate | ManagedRulesetChange | FirewallToggle | FirewallCrsDisableById | FirewallLogHeadersUpdate);

/** Answer of `updateFirewallConfig`. */
export type UpdateFirewallConfigOutput = { [key: string]: unknown };

/** Input of `getFirewallConfig`. */
export interface GetFirewallConfigInput {
  /** The version. */
  configVersion: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getFirewallConfig`. */
export type GetFirewallConfigOutput = FirewallConfigVersion;

/** Input of `deleteFirewallConfig`. */
export interface DeleteFirewallConfigInput {
  /** The version. */
  configVersion: string;
  /** The project. Not in the platform's published description. */
  projectId: string;
}

/** Answer of `deleteFirewallConfig`. */
export type DeleteFirewallConfigOutput = void;

/** Input of `activateFirewallConfig`. */
export interface ActivateFirewallConfigInput {
  /** The version. */
  configVersion: string;
  /** The project. Not in the platform's published description. */
  projectId: string;
}

/** Answer of `activateFirewallConfig`. */
export type ActivateFirewallConfigOutput = FirewallConfigVersion;

/** Input of `getAttackStatus`. */
export interface GetAttackStatusInput {
  /** The project. */
  projectId: string;
  /** Number of past days to search; at most 7. At least 1. */
  since?: number | undefined;
}

/** Answer of `getAttackStatus`. */
export interface GetAttackStatusOutput {
  anomalies?: AttackAnomaly[] | undefined;
}

/** Input of `listFirewallBypasses`. */
export interface ListFirewallBypassesInput {
  /** Only bypasses for this domain. At most 2544 characters. Pattern: `([a-z]+[a-z.]+)$`. */
  domain?: string | undefined;
  /** Maximum number of items per page. At most 256. */
  limit?: number | undefined;
  /** Number of items to skip. */
  offset?: number | undefined;
  /** The project. */
  projectId: string;
  /** Only bypasses for all domains of the project. */
  projectScope?: boolean | undefined;
  /** Only bypasses for this source. At most 49 characters. */
  sourceIp?: string | undefined;
}

/** Answer of `listFirewallBypasses`. */
export type ListFirewallBypassesOutput = FirewallBypassPage;

/** Input of `addFirewallBypass`. */
export type AddFirewallBypassInput = {
  /** The project. */
  projectId: string;
} & (DomainBypassInput | ProjectBypassInput);

/** Answer of `addFirewallBypass`. */
export interface AddFirewallBypassOutput {
  ok: boolean;
  result?: {
    Domain?: string | undefined;
    Id?: string | undefined;
    /** Whether it holds for all domains of the project. */
    IsProjectRule?: boolean | undefined;
    Note?: string | undefined;
    OwnerId?: string | undefined;
    ProjectId?: string | undefined;
    /** The source; an address or a range. */
    Ip?: string | undefined;
    CreatedAt?: string | undefined;
    UpdatedAt?: string | undefined;
    /** Time of the change, to the hour. */
    UpdatedAtHour?: string | undefined;
    Action?: "block" | "bypass" | Unlisted | undefined;
    ActorId?: string | undefined;
    DeletedAt?: string | undefined;
    /** Time at which the bypass ends, as Unix time in seconds; null for never. */
    ExpiresAt?: number | null | undefined;
  }[] | undefined;
  pagination?: unknown | undefined;
}

/** Input of `removeFirewallBypass`. */
export type RemoveFirewallBypassInput = {
  /** The project. */
  projectId: string;
} & (DomainBypassRemoval | ProjectBypassRemoval);

/** Answer of `removeFirewallBypass`. */
export interface RemoveFirewallBypassOutput {
  ok: boolean;
}

/** Input of `listFirewallEvents`. */
export interface ListFirewallEventsInput {
  /** Only actions before this time. Unix time in milliseconds. */
  endTimestamp?: number | undefined;
  /** Only actions at these hosts. */
  hosts?: string | undefined;
  /** The project. */
  projectId: string;
  /** Only actions after this time. Unix time in milliseconds. */
  startTimestamp?: number | undefined;
}

/** Answer of `listFirewallEvents`. */
export interface ListFirewallEventsOutput {
  actions: FirewallEvent[];
}

/** Input of `generateFirewallRule`. */
export interface GenerateFirewallRuleInput {
  /** The project. */
  projectId?: string | undefined;
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `generateFirewallRule`. */
export type GenerateFirewallRuleOutput = GeneratedFirewallRuleAnswer;
