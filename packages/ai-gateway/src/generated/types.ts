// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** A rule of the AI gateway. */
export interface AiGatewayRule {
  /** Whether the request is refused or sent to another model. */
  type: "deny" | "rewrite" | Unlisted;
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
  match?: {
    /** The model that is asked for. */
    model?: string | undefined;
  } | undefined;
  updatedBy?: string | undefined;
}

/** What the rule does. */
export interface AiGatewayRuleAction {
  /** Why the request is refused. */
  reason?: string | undefined;
  /** The model that is asked instead. */
  rewriteModel?: string | undefined;
}

/** The rules of a team. */
export interface AiGatewayRuleList {
  rules: AiGatewayRule[];
}

/** Input of `listAiGatewayRules`. */
export interface ListAiGatewayRulesInput {
  /** `true` lists rules that are turned off too. */
  includeDisabled?: boolean | undefined;
}

/** Answer of `listAiGatewayRules`. */
export type ListAiGatewayRulesOutput = AiGatewayRuleList;

/** Input of `createAiGatewayRule`. */
export interface CreateAiGatewayRuleInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createAiGatewayRule`. */
export type CreateAiGatewayRuleOutput = AiGatewayRule;

/** Input of `updateAiGatewayRule`. */
export interface UpdateAiGatewayRuleInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateAiGatewayRule`. */
export type UpdateAiGatewayRuleOutput = AiGatewayRule;

/** Input of `deleteAiGatewayRule`. */
export interface DeleteAiGatewayRuleInput {
  /** The rule to delete, by its ID. */
  ruleId: string;
}

/** Answer of `deleteAiGatewayRule`. */
export type DeleteAiGatewayRuleOutput = void;
