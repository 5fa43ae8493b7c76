// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CrsCategory, FirewallCrsDisable, FirewallCrsDisableById, FirewallEnabledChange, FirewallIpRemoval, FirewallLogHeadersUpdate, FirewallRuleInsert,
  FirewallRulePriority, FirewallRuleRemoval, FirewallRuleUpdate, FirewallToggle, ManagedRulesetChange, ManagedRuleUpdate,
} from "@slipway/security";

/** What a category does. */
export interface CrsRule {
  /** What is done with a request that matches. */
  action: "deny" | "log" | Unlisted;
  /** Whether the category is on. */
  active: boolean;
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

/** Adds a rule for an IP address. */
export interface FirewallIpInsert {
  /** `ip.insert`: adds a rule for an IP address. */
  action: "ip.insert";
  /** Not needed: the rule is new. */
  id?: null | undefined;
  /** The new rule. */
  value: FirewallIpRuleInput;
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

/** What is done with requests of an address. */
export type IpRuleAction = "log" | "challenge" | "deny" | "bypass" | Unlisted;

/** Input of `updateFirewallDraft`. */
export type UpdateFirewallDraftInput = {
  /** The project. */
  projectId: string;
} & (FirewallEnabledChange | FirewallRuleInsert | FirewallRuleUpdate | FirewallRuleRemoval | FirewallRulePriority | FirewallCrsUpdate | FirewallCrsDisable | FirewallIpInsert | FirewallIpUpdate | FirewallIpRemoval | ManagedRuleUpdate | ManagedRulesetChange | FirewallToggle | FirewallCrsDisableById | FirewallLogHeadersUpdate);

/** Answer of `updateFirewallDraft`. */
export type UpdateFirewallDraftOutput = { [key: string]: unknown };
