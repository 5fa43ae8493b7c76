// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CrsCategory, FirewallCrsDisable, FirewallCrsDisableById, FirewallEnabledChange, FirewallIpRemoval, FirewallLogHeadersUpdate, FirewallMitigationInput,
  FirewallRulePriority, FirewallRuleRemoval, FirewallToggle, ManagedRulesetChange, ManagedRuleUpdate,
} from "@slipway/security";

/** Action of a rule category. */
export interface CrsRule {
  /** Action on a matching request. */
  action: "deny" | "log" | Unlisted;
  /** Whether the category is on. */
  active: boolean;
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

/** Changes a category of the core rule set. */
export interface FirewallCrsUpdate {
  /** `crs.update`: changes a category of the core rule set. */
  action: "crs.update";
  /** The category. */
  id: CrsCategory;
  /** Whether the category is on, and what it does. */
  value: CrsRule;
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

/** Changes a rule for an IP address. */
export interface FirewallIpUpdate {
  /** `ip.update`: changes a rule for an IP address. */
  action: "ip.update";
  /** The rule, by its ID. */
  id: string;
  /** The complete new rule. */
  value: FirewallIpRuleInput;
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

/** Changes a rule. */
export interface FirewallRuleUpdate {
  /** `rules.update`: changes a rule. */
  action: "rules.update";
  /** The rule, by its ID. */
  id: string;
  /** The complete new rule. */
  value: FirewallRuleInput;
}

/** Action on requests from an address. */
export type IpRuleAction = "log" | "challenge" | "deny" | "bypass" | Unlisted;

/** Group of at most 65 conditions. */
export interface LimitedFirewallConditionGroup {
  /** The conditions, which all have to hold; at most 65. At most 65 items. */
  conditions: readonly FirewallConditionInput[];
}

/** Group of any number of conditions. */
export interface UnlimitedFirewallConditionGroup {
  /** The conditions, which all have to hold. */
  conditions: readonly FirewallConditionInput[];
}

/** Input of `updateFirewallDraft`. */
export type UpdateFirewallDraftInput = {
  /** The project. */
  projectId: string;
} & (FirewallEnabledChange | FirewallRuleInsert | FirewallRuleUpdate | FirewallRuleRemoval | FirewallRulePriority | FirewallCrsUpdate | FirewallCrsDisable | FirewallIpInsert | FirewallIpUpdate | FirewallIpRemoval | ManagedRuleUpdate | ManagedRulesetChange | FirewallToggle | FirewallCrsDisableById | FirewallLogHeadersUpdate);

/** Answer of `updateFirewallDraft`. */
export type UpdateFirewallDraftOutput = { [key: string]: unknown };

/** Input of `setSecurityPriority`. */
export interface SetSecurityPriorityInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getTeamFirewallConfig`. */
export type GetTeamFirewallConfigInput = Record<string, never>;

/** Input of `getSecurityDashboard`. */
export type GetSecurityDashboardInput = Record<string, never>;

/** Input of `listSecurityFindings`. */
export type ListSecurityFindingsInput = Record<string, never>;
