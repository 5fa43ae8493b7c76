// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A category of the OWASP core rule set. */
export type CrsCategory = "gen" | "java" | "lfi" | "ma" | "php" | "rce" | "rfi" | "sd" | "sf" | "sqli" | "xss";

/** What a category does. */
export interface CrsRule {
  /** What is done with a request that matches. */
  action: "deny" | "log";
  /** Whether the category is on. */
  active: boolean;
}

/** Conditions that all have to hold; one group is enough. */
export type FirewallConditionGroupInput = LimitedFirewallConditionGroup | UnlimitedFirewallConditionGroup;

/** A condition on the request. */
export interface FirewallConditionInput {
  /** What in the request is looked at. */
  type: FirewallConditionKind;
  /** Which one, such as the name of a header. */
  key?: string | undefined;
  /**
   * How it is compared, such as `eq` for equal, `pre` for a prefix, `re` for a regular expression, `ex` for being
   * there at all.
   */
  op: FirewallOperator;
  /** Whether the condition must not hold. */
  neg?: boolean | undefined;
  /** What it is compared with; several values with `inc` and `ninc`. */
  value?: string | readonly string[] | number | null | undefined;
}

/** What in the request is looked at. */
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
  | "user_agent";

/** Turns the core rule set off. */
export interface FirewallCrsDisable {
  /** `crs.disable`: turns the core rule set off. */
  action: "crs.disable";
  /** Not needed: the change is about the whole rule set. */
  id?: null | undefined;
}

/** Turns the core rule set off. */
export interface FirewallCrsDisableById {
  /** `crs.disable`: turns the core rule set off. */
  action: "crs.disable";
  /** What is turned off; its values are not published. */
  id?: string | undefined;
  /** Anything; what it does is not published. */
  value?: unknown | undefined;
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
  /** Not needed: the change is about the whole config. */
  id?: null | undefined;
  /** Whether the firewall is on. */
  value: boolean;
}

/** Adds a rule for an IP address. */
export interface FirewallIpInsert {
  /** `ip.insert`: adds a rule for an IP address. */
  action: "ip.insert";
  /** Not needed: the rule is new. */
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
}

/** A rule for an IP address or a range. */
export interface FirewallIpRuleInput {
  /** What is done with requests of the address. */
  action: IpRuleAction;
  /** The host that it is for. */
  hostname: string;
  /** The address, or a range in CIDR notation. */
  ip: string;
  /** A note that says what the rule is for. */
  notes?: string | undefined;
}

/** Changes a rule for an IP address. */
export interface FirewallIpUpdate {
  /** `ip.update`: changes a rule for an IP address. */
  action: "ip.update";
  /** The rule, by its ID. */
  id: string;
  /** The whole rule as it is to be. */
  value: FirewallIpRuleInput;
}

/** What the rule does. */
export interface FirewallMitigationInput {
  /** What is done with a request that matches. */
  action: MitigationAction;
  /** How long it is done after the first time, such as `1h`. */
  actionDuration?: string | null | undefined;
  /** Whether the platform's own mitigations are bypassed too. */
  bypassSystem?: boolean | null | undefined;
  /** The headers that are logged; `*` for all. */
  logHeaders?: string | readonly string[] | undefined;
  /** How many requests are let through; for `rate_limit`. */
  rateLimit?: FirewallRateLimitInput | string | { [key: string]: unknown } | null | undefined;
  /** Where visitors are sent; for `redirect`. */
  redirect?: {
    /** The path or URL that visitors are sent to. */
    location: string;
    /** Whether browsers may remember the redirect. */
    permanent: boolean;
  } | string | { [key: string]: unknown } | null | undefined;
}

/** How it is compared. */
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
  | "nex";

/** How many requests are let through. */
export interface FirewallRateLimitInput {
  /** How requests are counted: anew in each window, or by tokens that come back evenly. */
  algo: "fixed_window" | "token_bucket";
  /** What tells visitors apart. */
  keys: readonly string[];
  /** How many requests a window lets through. */
  limit: number;
  /** In seconds. */
  window: number;
  /** What is done with requests over the limit. */
  action?: string | { [key: string]: unknown } | null | undefined;
}

/** A rule of one's own. */
export interface FirewallRuleInput {
  /** The rule's ID; a new rule has none yet. */
  id?: string | undefined;
  /** The name of the rule; at most 160 characters. At most 160 characters. */
  name: string;
  /** What is done with a request that matches. */
  action: {
    /** The action and its details. */
    mitigate?: FirewallMitigationInput | undefined;
  };
  /** Whether the rule is on. */
  active: boolean;
  /** Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items. */
  conditionGroup: readonly FirewallConditionGroupInput[];
  /** What the rule is for; at most 256 characters. At most 256 characters. */
  description?: string | undefined;
  /** Whether the platform finds the rule in order, as one that was read says. */
  valid?: boolean | undefined;
  /** What the platform finds wrong with it, as one that was read says. */
  validationErrors?: readonly string[] | string | undefined;
}

/** Adds a rule. */
export interface FirewallRuleInsert {
  /** `rules.insert`: adds a rule. */
  action: "rules.insert";
  /** Not needed: the rule is new. */
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
  /** What is done with a request that matches. */
  action?: {
    /** The action and its details. */
    mitigate?: FirewallMitigationInput | undefined;
  } | undefined;
  /** What the rule is for; at most 256 characters. At most 256 characters. */
  description?: string | undefined;
  /** Whether the platform finds the rule in order, as one that was read says. */
  valid?: boolean | undefined;
  /** What the platform finds wrong with it, as one that was read says. */
  validationErrors?: readonly string[] | string | undefined;
}

/** Moves a rule. */
export interface FirewallRulePriority {
  /** `rules.priority`: moves a rule to another place in the order. */
  action: "rules.priority";
  /** The rule, by its ID. */
  id: string;
  /** Its new place, from 0. */
  value: number;
}

/** Removes a rule. */
export interface FirewallRuleRemoval {
  /** `rules.remove`: removes a rule. */
  action: "rules.remove";
  /** The rule, by its ID. */
  id: string;
}

/** Changes a rule. */
export interface FirewallRuleUpdate {
  /** `rules.update`: changes a rule. */
  action: "rules.update";
  /** The rule, by its ID. */
  id: string;
  /** The whole rule as it is to be. */
  value: FirewallRuleInput;
}

/** Turns something on or off. */
export interface FirewallToggle {
  /** What is turned on or off, where the action does not say so. */
  id?: string | undefined;
  /** Which setting it is; which values it may have is not published. */
  action: string;
  /** Whether the setting is on. */
  value: boolean;
}

/** What is done with requests of an address. */
export type IpRuleAction = "log" | "challenge" | "deny" | "bypass";

/** At most 65 conditions. */
export interface LimitedFirewallConditionGroup {
  /** The conditions, which all have to hold; at most 65. At most 65 items. */
  conditions: readonly FirewallConditionInput[];
}

/** Whether a maintained rule set is on, and what it does. */
export interface ManagedRuleState {
  /** Whether the rule set is on. */
  active: boolean;
  /** What is done with a request that matches. */
  action?: "challenge" | "deny" | "log" | undefined;
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

/** Changes the rules of a managed rule set. */
export interface ManagedRulesetChange {
  /** The rule set. */
  id: ManagedRulesetName;
  /** What is changed; which values it may have is not published. */
  action: string;
  /** Whether each rule of the set is on and what it does, by rule. */
  value: { [key: string]: ManagedRuleState };
}

/** A rule set that the platform manages. */
export type ManagedRulesetName = "ai_bots" | "bot_filter" | "bot_protection" | "owasp" | "traffic_sources" | "vercel_ruleset";

/** What a rule does. */
export type MitigationAction = "log" | "challenge" | "deny" | "bypass" | "rate_limit" | "redirect";

/** Any number of conditions. */
export interface UnlimitedFirewallConditionGroup {
  /** The conditions, which all have to hold. */
  conditions: readonly FirewallConditionInput[];
}

/** Input of `updateFirewallDraft`. */
export type UpdateFirewallDraftInput = {
  /** The project. */
  projectId: string;
} & (FirewallEnabledChange | FirewallRuleInsert | FirewallRuleUpdate | FirewallRuleRemoval | FirewallRulePriority | FirewallCrsUpdate | FirewallCrsDisable | FirewallIpInsert | FirewallIpUpdate | FirewallIpRemoval | ManagedRuleUpdate | ManagedRulesetChange | FirewallToggle | FirewallCrsDisableById);

/** Answer of `updateFirewallDraft`. */
export type UpdateFirewallDraftOutput = { [key: string]: unknown };
