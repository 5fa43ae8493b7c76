// What @slipway/ai-gateway exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/ai-gateway" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface AiGatewayRule {
	type: "deny" | "rewrite" | (string & {});
	createdAt: number;
	enabled: boolean;
	ownerId: string;
	ruleId: string;
	updatedAt: number;
	action?: AiGatewayRuleAction | undefined;
	createdBy?: string | undefined;
	deleted?: boolean | undefined;
	description?: string | undefined;
	match?: {
		model?: string | undefined;
	} | undefined;
	updatedBy?: string | undefined;
}
export interface AiGatewayRuleAction {
	reason?: string | undefined;
	rewriteModel?: string | undefined;
}
export interface AiGatewayRuleList {
	rules: AiGatewayRule[];
}
export interface CreateAiGatewayRuleInput {
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type CreateAiGatewayRuleOutput = AiGatewayRule;
export interface DeleteAiGatewayRuleInput {
	ruleId: string;
}
export type DeleteAiGatewayRuleOutput = void;
export interface ListAiGatewayRulesInput {
	includeDisabled?: boolean | undefined;
}
export type ListAiGatewayRulesOutput = AiGatewayRuleList;
export interface UpdateAiGatewayRuleInput {
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type UpdateAiGatewayRuleOutput = AiGatewayRule;
export function createAiGatewayRule(client: Client, input?: CreateAiGatewayRuleInput, options?: CallOptions): ApiPromise<AiGatewayRule>;
export function deleteAiGatewayRule(client: Client, input: DeleteAiGatewayRuleInput, options?: CallOptions): ApiPromise<DeleteAiGatewayRuleOutput>;
export function listAiGatewayRules(client: Client, input?: ListAiGatewayRulesInput, options?: CallOptions): ApiPromise<AiGatewayRuleList>;
export function updateAiGatewayRule(client: Client, input?: UpdateAiGatewayRuleInput, options?: CallOptions): ApiPromise<AiGatewayRule>;
}

declare module "@slipway/ai-gateway/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listAiGatewayRules: {
		input: types.ListAiGatewayRulesInput;
		output: types.ListAiGatewayRulesOutput;
	};
	createAiGatewayRule: {
		input: types.CreateAiGatewayRuleInput;
		output: types.CreateAiGatewayRuleOutput;
	};
	updateAiGatewayRule: {
		input: types.UpdateAiGatewayRuleInput;
		output: types.UpdateAiGatewayRuleOutput;
	};
	deleteAiGatewayRule: {
		input: types.DeleteAiGatewayRuleInput;
		output: types.DeleteAiGatewayRuleOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/ai-gateway/operations" {
import { Operation } from "@slipway/core";
export const createAiGatewayRule: Operation;
export const deleteAiGatewayRule: Operation;
export const listAiGatewayRules: Operation;
export const updateAiGatewayRule: Operation;
}

declare module "@slipway/ai-gateway/schemas" {
export const AiGatewayRule: v.GenericSchema<types.AiGatewayRule>;
export const AiGatewayRuleAction: v.GenericSchema<types.AiGatewayRuleAction>;
export const AiGatewayRuleList: v.GenericSchema<types.AiGatewayRuleList>;
export const CreateAiGatewayRuleInput: v.GenericSchema<types.CreateAiGatewayRuleInput>;
export const DeleteAiGatewayRuleInput: v.GenericSchema<types.DeleteAiGatewayRuleInput>;
export const ListAiGatewayRulesInput: v.GenericSchema<types.ListAiGatewayRulesInput>;
export const UpdateAiGatewayRuleInput: v.GenericSchema<types.UpdateAiGatewayRuleInput>;
}
