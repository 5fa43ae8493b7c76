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

/** Region in which the models run. */
export interface InferenceRegion {
  geoRegion?: string | undefined;
  providerRegion?: string | undefined;
  /** The region for each provider, by its name. */
  providers?: { [key: string]: {
    geoRegion?: string | undefined;
    providerRegion?: string | undefined;
    scope?: InferenceScope | undefined;
  } | null } | undefined;
  scope?: InferenceScope | undefined;
}

/** Strictness with which the region is observed. */
export type InferenceScope = "global" | "zone" | "specific" | Unlisted;

/** Criterion by which providers are sorted. */
export type ModelSort = "cost" | "price" | "latency" | "throughput" | "tps" | "ttft" | Unlisted;

/** A virtual model: a name for a choice of real models. */
export interface VirtualModelConfig {
  /** Unix time in milliseconds. */
  createdAt: number;
  deleted: boolean;
  kind: string;
  /** The team that owns it. */
  ownerId: string;
  status: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The name that requests ask for. */
  virtualModelSlug: string;
  /** Whether a request for the fast tier may be served by another. */
  allowFallbackFromFast?: boolean | undefined;
  baseUrl?: string | undefined;
  /** The team's own provider credentials that may be used. */
  byokCredentialIds?: string[] | undefined;
  caching?: "auto" | undefined;
  description?: string | undefined;
  /** Whether providers that train on prompts are left out. */
  disallowPromptTraining?: boolean | undefined;
  displayName?: string | undefined;
  /** Capabilities that the models must have. */
  has?: ("implicit-caching" | "vision" | Unlisted)[] | undefined;
  /** Whether only HIPAA-compliant providers are used. */
  hipaaCompliant?: boolean | undefined;
  inferenceRegion?: InferenceRegion | undefined;
  instanceId?: string | undefined;
  modelSlug?: string | undefined;
  /** The models to choose from. */
  models?: string[] | undefined;
  observabilityTags?: string[] | undefined;
  /** The only providers that are used. */
  providerOnly?: string[] | undefined;
  /** Options for each provider, by its name. */
  providerOptions?: { [key: string]: { [key: string]: unknown } } | undefined;
  /** The providers in the order in which they are tried. */
  providerOrder?: string[] | undefined;
  /** Timeout of each provider, in milliseconds. */
  providerTimeouts?: {
    byok?: { [key: string]: number } | undefined;
  } | undefined;
  requires?: string[] | undefined;
  /** Strategy by which one of the models is selected. */
  selector?: VirtualModelSelector | undefined;
  serviceTier?: VirtualModelServiceTier | undefined;
  /** Criterion by which the providers are sorted. */
  sort?: ModelSort | undefined;
  speed?: "fast" | undefined;
  /** User who last changed the config. */
  updatedBy?: string | undefined;
  visibility?: string | undefined;
  /** Whether only providers that keep no data are used. */
  zeroDataRetention?: boolean | undefined;
}

/** Page of configs. */
export interface VirtualModelConfigPage {
  /** The `cursor` of the next page; null on the last one. */
  cursor: string | null;
  virtualModelConfigs: VirtualModelConfig[];
}

/** Criterion by which a real model is chosen. */
export type VirtualModelSelector = "cost" | "priority" | "tps" | "ttft" | Unlisted;

/** Urgency of a virtual model's calls. */
export type VirtualModelServiceTier = "fast" | "flex" | "priority" | Unlisted;

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

/** Input of `searchVirtualModelConfigs`. */
export interface SearchVirtualModelConfigsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only configs of this owner. */
  ownerId?: string | undefined;
  /** Answers this one config in the place of a page; `getVirtualModelConfigBySlug` gives it with its type. */
  virtualModelSlug?: string | undefined;
}

/** Answer of `searchVirtualModelConfigs`. */
export type SearchVirtualModelConfigsOutput = VirtualModelConfigPage;

/** Input of `createVirtualModelConfig`. */
export interface CreateVirtualModelConfigInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createVirtualModelConfig`. */
export type CreateVirtualModelConfigOutput = VirtualModelConfig;

/** Input of `updateVirtualModelConfig`. */
export interface UpdateVirtualModelConfigInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateVirtualModelConfig`. */
export type UpdateVirtualModelConfigOutput = VirtualModelConfig;

/** Input of `deleteVirtualModelConfig`. */
export interface DeleteVirtualModelConfigInput {
  /** The IP address of the acting user. */
  actingIp?: string | undefined;
  /** The user agent of the acting user. */
  actingUserAgent?: string | undefined;
  /** The team that owns it. */
  ownerId?: string | undefined;
  /** User who deletes the config. */
  updatedBy?: string | undefined;
  /** The config to delete. */
  virtualModelSlug: string;
}

/** Answer of `deleteVirtualModelConfig`. */
export type DeleteVirtualModelConfigOutput = void;

/** Input of `listVirtualModelConfigs`. */
export interface ListVirtualModelConfigsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only configs of this owner. */
  ownerId?: string | undefined;
}

/** Answer of `listVirtualModelConfigs`. */
export type ListVirtualModelConfigsOutput = VirtualModelConfigPage;

/** Input of `getVirtualModelConfigBySlug`. */
export interface GetVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The team that owns it. */
  ownerId?: string | undefined;
}

/** Answer of `getVirtualModelConfigBySlug`. */
export type GetVirtualModelConfigBySlugOutput = VirtualModelConfig;

/** Input of `updateVirtualModelConfigBySlug`. */
export interface UpdateVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateVirtualModelConfigBySlug`. */
export type UpdateVirtualModelConfigBySlugOutput = VirtualModelConfig;

/** Input of `deleteVirtualModelConfigBySlug`. */
export interface DeleteVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The IP address of the acting user. */
  actingIp?: string | undefined;
  /** The user agent of the acting user. */
  actingUserAgent?: string | undefined;
  /** The team that owns it. */
  ownerId?: string | undefined;
  /** User who deletes the config. */
  updatedBy?: string | undefined;
}

/** Answer of `deleteVirtualModelConfigBySlug`. */
export type DeleteVirtualModelConfigBySlugOutput = void;
