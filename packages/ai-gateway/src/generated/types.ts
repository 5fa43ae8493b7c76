// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Kind of spender that has a budget of its own. */
export type AiBudgetOwner = "team" | "project" | "user" | Unlisted;

/** The period after which spending counts anew. */
export type AiBudgetPeriod = "daily" | "weekly" | "monthly" | "none" | Unlisted;

/** Kind of spender. */
export type AiBudgetScope = "team" | "project" | "api-key" | "user" | Unlisted;

/** A budget: how much may be spent on requests to models. */
export interface AiGatewayBudget {
  active: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The most that is spent in a period, in US dollars. */
  limitAmount: number;
  refreshPeriod: AiBudgetPeriod;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The shares of the budget at which the team is alerted, in percent. */
  alertThresholds?: number[] | undefined;
  /** Whether requests with the team's own keys of providers count. */
  includeByokInQuota?: boolean | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  scopeType?: AiBudgetScope | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
}

/** A rule of the AI gateway. */
export interface AiGatewayRule {
  /** Whether the request is refused or sent to another model. */
  type: AiGatewayRuleType;
  /** Unix time in milliseconds. */
  createdAt: number;
  enabled: boolean;
  /** The team that owns it. */
  ownerId: string;
  ruleId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  action?: AiGatewayRuleAction | undefined;
  createdBy?: string | undefined;
  deleted?: boolean | undefined;
  description?: string | undefined;
  /** The requests that it applies to. */
  match?: AiGatewayRuleMatch | undefined;
  updatedBy?: string | undefined;
}

/** Action of the rule. */
export interface AiGatewayRuleAction {
  /** Reason for the refusal of the request. */
  reason?: string | undefined;
  /** The model that is used instead. */
  rewriteModel?: string | undefined;
}

/** Changes of a rule of the AI gateway. */
export interface AiGatewayRuleChange {
  /** The rule to change, by its ID. Not in the platform's published description. */
  ruleId: string;
  /** Whether it is in use. Not in the platform's published description. */
  enabled?: boolean | undefined;
  /** The reason for the refusal, or the model that is used instead. Not in the platform's published description. */
  action?: AiGatewayRuleAction | undefined;
  /** A note on the purpose of the rule. Not in the platform's published description. */
  description?: string | undefined;
}

/** The rules of a team. */
export interface AiGatewayRuleList {
  rules: AiGatewayRule[];
}

/** The requests that a rule applies to. */
export interface AiGatewayRuleMatch {
  /** The requested model. */
  model?: string | undefined;
}

/** A new rule of the AI gateway. */
export interface AiGatewayRuleRequest {
  /** Whether requests are refused or sent to another model. Not in the platform's published description. */
  type: AiGatewayRuleType;
  /** The requests that it applies to. Not in the platform's published description. */
  match?: AiGatewayRuleMatch | undefined;
  /** The reason for the refusal, or the model that is used instead. Not in the platform's published description. */
  action?: AiGatewayRuleAction | undefined;
  /** A note on the purpose of the rule. Not in the platform's published description. */
  description?: string | undefined;
}

/** The effect of a rule on requests: they are refused or sent to another model. */
export type AiGatewayRuleType = "deny" | "rewrite" | Unlisted;

/** Input of `listAiGatewayRules`. */
export interface ListAiGatewayRulesInput {
  /** `true` lists rules that are turned off too. */
  includeDisabled?: boolean | undefined;
}

/** Answer of `listAiGatewayRules`. */
export type ListAiGatewayRulesOutput = AiGatewayRuleList;

/** Input of `createAiGatewayRule`. */
export type CreateAiGatewayRuleInput = AiGatewayRuleRequest;

/** Answer of `createAiGatewayRule`. */
export type CreateAiGatewayRuleOutput = AiGatewayRule;

/** Input of `updateAiGatewayRule`. */
export type UpdateAiGatewayRuleInput = AiGatewayRuleChange;

/** Answer of `updateAiGatewayRule`. */
export type UpdateAiGatewayRuleOutput = AiGatewayRule;

/** Input of `deleteAiGatewayRule`. */
export interface DeleteAiGatewayRuleInput {
  /** The rule to delete, by its ID. */
  ruleId: string;
}

/** Answer of `deleteAiGatewayRule`. */
export type DeleteAiGatewayRuleOutput = void;

/** Input of `listAiGatewayBudgets`. */
export interface ListAiGatewayBudgetsInput {
  /** Only budgets of this kind of spender. */
  scopeType?: AiBudgetScope | undefined;
}

/** Answer of `listAiGatewayBudgets`. */
export interface ListAiGatewayBudgetsOutput {
  budgets: AiGatewayBudget[];
}

/** Input of `upsertAiGatewayBudget`. */
export interface UpsertAiGatewayBudgetInput {
  /** The kind of spender. */
  scopeType: AiBudgetOwner;
  /** The project that spends, where `scopeType` is `project`. */
  projectId?: string | undefined;
  /** The user who spends, where `scopeType` is `user`. */
  userId?: string | undefined;
  /** The most that is spent in a period, in US dollars. At least 1. */
  limitAmount: number;
  /** The period after which spending counts anew. Default: `"monthly"`. */
  refreshPeriod?: AiBudgetPeriod | undefined;
  /** Whether requests with the team's own keys of providers count. */
  includeByokInQuota?: boolean | undefined;
  /** The shares of the budget at which the team is alerted, in percent. */
  alertThresholds?: readonly number[] | undefined;
}

/** Answer of `upsertAiGatewayBudget`. */
export type UpsertAiGatewayBudgetOutput = AiGatewayBudget;

/** Input of `deleteAiGatewayBudget`. */
export interface DeleteAiGatewayBudgetInput {
  /** The kind of spender. */
  scopeType?: AiBudgetOwner | undefined;
  /** The project that spends, where `scopeType` is `project`. */
  projectId?: string | undefined;
  /** The user who spends, where `scopeType` is `user`. */
  userId?: string | undefined;
}

/** Answer of `deleteAiGatewayBudget`. */
export type DeleteAiGatewayBudgetOutput = AiGatewayBudget;

/** Input of `listAiGatewayBudgetDefaults`. */
export type ListAiGatewayBudgetDefaultsInput = Record<string, never>;

/** Answer of `listAiGatewayBudgetDefaults`. */
export interface ListAiGatewayBudgetDefaultsOutput {
  defaults: AiGatewayBudget[];
}

/** Input of `upsertAiGatewayBudgetDefault`. */
export interface UpsertAiGatewayBudgetDefaultInput {
  /** The kind of spender. */
  scopeType: AiBudgetScope;
  /** The most that is spent in a period, in US dollars. At least 1. */
  limitAmount: number;
  /** The period after which spending counts anew. */
  refreshPeriod?: AiBudgetPeriod | undefined;
  /** The shares of the budget at which the team is alerted, in percent. */
  alertThresholds?: readonly number[] | undefined;
}

/** Answer of `upsertAiGatewayBudgetDefault`. */
export type UpsertAiGatewayBudgetDefaultOutput = AiGatewayBudget;

/** Input of `deleteAiGatewayBudgetDefault`. */
export interface DeleteAiGatewayBudgetDefaultInput {
  /** The kind of spender. */
  scopeType: AiBudgetScope;
}

/** Answer of `deleteAiGatewayBudgetDefault`. */
export type DeleteAiGatewayBudgetDefaultOutput = void;
