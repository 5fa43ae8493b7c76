// What @slipway/security exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/security" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface ActivateFirewallConfigInput {
	configVersion: string;
}
export type ActivateFirewallConfigOutput = FirewallConfigVersion;
export type AddFirewallBypassInput = {
	projectId: string;
} & (DomainBypassInput | ProjectBypassInput);
export interface AddFirewallBypassOutput {
	ok: boolean;
	result?: (AddedFirewallBypass | FirewallBypass)[] | undefined;
	pagination?: unknown | undefined;
}
export interface AddedFirewallBypass {
	Domain: string;
	Id: string;
	IsProjectRule: boolean;
	Note: string;
	OwnerId: string;
	ProjectId: string;
	Ip?: string | undefined;
}
export interface AttackAnomaly {
	affectedHostMap: {
		[key: string]: AttackedHost;
	};
	atMinute: number;
	endTime: number | null;
	ownerId: string;
	projectId: string;
	startTime: number;
	state?: string | undefined;
}
export interface AttackAnomalyAlert {
	at_minute: string;
	avg_requests: number;
	stddev_requests: number;
	total_requests_minute: number;
	zscore: number;
}
export interface AttackedHost {
	anomalyAlerts?: {
		[key: string]: AttackAnomalyAlert;
	} | undefined;
	ddosAlerts?: {
		[key: string]: {
			atMinute: string;
			totalReqs: number;
		};
	} | undefined;
}
export type CrsCategory = "gen" | "java" | "lfi" | "ma" | "php" | "rce" | "rfi" | "sd" | "sf" | "sqli" | "xss";
export interface CrsRule {
	action: "deny" | "log" | (string & {});
	active: boolean;
}
export interface DeleteFirewallConfigInput {
	configVersion: string;
}
export type DeleteFirewallConfigOutput = void;
export interface DomainBypassInput {
	domain: string;
	allSources?: boolean | undefined;
	note?: string | undefined;
	projectScope?: boolean | undefined;
	sourceIp?: string | undefined;
	ttl?: number | undefined;
}
export interface DomainBypassRemoval {
	domain: string;
	allSources?: boolean | undefined;
	note?: string | undefined;
	projectScope?: boolean | undefined;
	sourceIp?: string | undefined;
}
export type FirewallAction = "allow" | "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | (string & {});
export interface FirewallBypass {
	CreatedAt: string;
	Domain: string;
	Id: string;
	Ip: string;
	OwnerId: string;
	UpdatedAt: string;
	UpdatedAtHour: string;
	Action?: "block" | "bypass" | (string & {}) | undefined;
	ActorId?: string | undefined;
	DeletedAt?: string | undefined;
	ExpiresAt?: number | null | undefined;
	IsProjectRule?: boolean | undefined;
	Note?: string | undefined;
	ProjectId?: string | undefined;
}
export interface FirewallBypassPage {
	result: FirewallBypass[];
	pagination?: {
		Id: string;
		OwnerId: string;
	} | undefined;
}
export interface FirewallCondition {
	type: string;
	key?: string | undefined;
	op: string;
	neg?: boolean | undefined;
	value?: string | number | string[] | undefined;
}
export interface FirewallConditionGroup {
	conditions: FirewallCondition[];
}
export type FirewallConditionGroupInput = LimitedFirewallConditionGroup | UnlimitedFirewallConditionGroup;
export interface FirewallConditionInput {
	type: FirewallConditionKind;
	key?: string | undefined;
	op: FirewallOperator;
	neg?: boolean | undefined;
	value?: string | readonly string[] | number | undefined;
}
export type FirewallConditionKind = "bot_category" | "bot_name" | "bot_protection" | "bot_status" | "cookie" | "domain_environment" | "environment" | "geo_as_number" | "geo_city" | "geo_continent" | "geo_country" | "geo_country_region" | "header" | "host" | "ip_address" | "ja3_digest" | "ja4_digest" | "method" | "path" | "protocol" | "query" | "rate_limit_api_id" | "raw_path" | "region" | "route" | "ruleset" | "scheme" | "server_action" | "shared_condition" | "target_path" | "traffic_source" | "user_agent";
export interface FirewallConfigVersion {
	id: string;
	changes: {
		[key: string]: unknown;
	}[];
	firewallEnabled: boolean;
	ips: FirewallIpRule[];
	ownerId: string;
	projectKey: string;
	rules: FirewallRule[];
	updatedAt: string;
	version: number;
	botIdEnabled?: boolean | undefined;
	conditions?: SharedFirewallCondition[] | undefined;
	crs?: FirewallCrs | undefined;
	logHeaders?: "*" | string[] | undefined;
	managedRules?: FirewallManagedRules | undefined;
	rulesets?: {
		[key: string]: FirewallMitigation;
	} | FirewallRuleset[] | undefined;
}
export interface FirewallConfigs {
	active: FirewallConfigVersion | null;
	draft: FirewallConfigVersion | null;
	versions: FirewallConfigVersion[];
}
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
export interface FirewallCrsDisable {
	action: "crs.disable";
	id?: null | undefined;
}
export interface FirewallCrsDisableById {
	action: "crs.disable";
	id?: string | undefined;
	value?: unknown | undefined;
}
export interface FirewallCrsInput {
	gen?: CrsRule | undefined;
	java?: CrsRule | undefined;
	lfi?: CrsRule | undefined;
	ma?: CrsRule | undefined;
	php?: CrsRule | undefined;
	rce?: CrsRule | undefined;
	rfi?: CrsRule | undefined;
	sd?: CrsRule | undefined;
	sf?: CrsRule | undefined;
	sqli?: CrsRule | undefined;
	xss?: CrsRule | undefined;
}
export interface FirewallCrsUpdate {
	action: "crs.update";
	id: CrsCategory;
	value: CrsRule;
}
export interface FirewallEnabledChange {
	action: "firewallEnabled";
	id?: null | undefined;
	value: boolean;
}
export interface FirewallEvent {
	action: string;
	action_type: string;
	count: number;
	endTime: string;
	host: string;
	isActive: boolean;
	public_ip: string;
	ruleId: string | null;
	ruleName: string | null;
	startTime: string;
}
export interface FirewallIpInsert {
	action: "ip.insert";
	id?: null | undefined;
	value: FirewallIpRuleInput;
}
export interface FirewallIpRemoval {
	action: "ip.remove";
	id: string;
}
export interface FirewallIpRule {
	id: string;
	action: IpRuleAction;
	hostname: string;
	ip: string;
	notes?: string | undefined;
}
export interface FirewallIpRuleInput {
	action: IpRuleAction;
	hostname: string;
	ip: string;
	notes?: string | undefined;
}
export interface FirewallIpRuleReplacement {
	id?: string | undefined;
	action: IpRuleAction;
	hostname: string;
	ip: string;
	notes?: string | undefined;
}
export interface FirewallIpUpdate {
	action: "ip.update";
	id: string;
	value: FirewallIpRuleInput;
}
export interface FirewallLimit {
	algo: "fixed_window" | "token_bucket" | (string & {});
	keys: string[];
	limit: number;
	window: number;
	action?: string | null | undefined;
}
export interface FirewallManagedRule {
	active: boolean;
	action?: RulesetAction | undefined;
	updatedAt?: string | undefined;
	userId?: string | undefined;
	username?: string | undefined;
}
export interface FirewallManagedRules {
	ai_bots?: FirewallManagedRule | undefined;
	bot_protection?: FirewallManagedRule | undefined;
	owasp?: FirewallManagedRule | undefined;
	traffic_sources?: FirewallManagedRule | undefined;
	vercel_ruleset?: FirewallManagedRule | undefined;
}
export interface FirewallMitigation {
	action: FirewallAction;
	actionDuration?: string | null | undefined;
	bypassSystem?: boolean | null | undefined;
	logHeaders?: "*" | string[] | undefined;
	rateLimit?: FirewallLimit | null | undefined;
	redirect?: FirewallRedirect | null | undefined;
}
export interface FirewallMitigationInput {
	action: MitigationAction;
	actionDuration?: string | null | undefined;
	bypassSystem?: boolean | null | undefined;
	logHeaders?: string | readonly string[] | undefined;
	rateLimit?: FirewallRateLimitInput | string | {
		[key: string]: unknown;
	} | null | undefined;
	redirect?: {
		location: string;
		permanent: boolean;
	} | string | {
		[key: string]: unknown;
	} | null | undefined;
}
export type FirewallOperator = "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | "inc" | "ninc" | "list" | "pre" | "suf" | "sub" | "re" | "ex" | "nex";
export interface FirewallRateLimit {
	algo: string;
	keys: string[];
	limit: number;
	window: number;
	action?: string | null | undefined;
}
export interface FirewallRateLimitInput {
	algo: "fixed_window" | "token_bucket";
	keys: readonly string[];
	limit: number;
	window: number;
	action?: string | {
		[key: string]: unknown;
	} | null | undefined;
}
export interface FirewallRedirect {
	location: string;
	permanent: boolean;
}
export type FirewallRule = ValidFirewallRule | InvalidFirewallRule;
export interface FirewallRuleInput {
	id?: string | undefined;
	name: string;
	action: {
		mitigate?: FirewallMitigationInput | undefined;
	};
	active: boolean;
	conditionGroup: readonly FirewallConditionGroupInput[];
	description?: string | undefined;
	valid?: boolean | undefined;
	validationErrors?: readonly string[] | string | undefined;
}
export interface FirewallRuleInsert {
	action: "rules.insert";
	id?: null | undefined;
	value: FirewallRuleInsertion;
}
export interface FirewallRuleInsertion {
	id?: string | undefined;
	name: string;
	active: boolean;
	conditionGroup: readonly FirewallConditionGroupInput[];
	action?: {
		mitigate?: {
			action: RulesetAction;
		} | undefined;
	} | undefined;
	description?: string | undefined;
	valid?: boolean | undefined;
	validationErrors?: readonly string[] | string | undefined;
}
export interface FirewallRulePriority {
	action: "rules.priority";
	id: string;
	value: number;
}
export interface FirewallRuleRemoval {
	action: "rules.remove";
	id: string;
}
export interface FirewallRuleUpdate {
	action: "rules.update";
	id: string;
	value: FirewallRuleInput;
}
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
export interface FirewallToggle {
	id?: string | undefined;
	action: string;
	value: boolean;
}
export interface GenerateFirewallRuleInput {
	projectId?: string | undefined;
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type GenerateFirewallRuleOutput = GeneratedFirewallRuleAnswer;
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
export interface GeneratedFirewallRuleAnswer {
	error?: string | undefined;
	rule?: GeneratedFirewallRule | undefined;
}
export interface GetAttackStatusInput {
	projectId: string;
	since?: number | undefined;
}
export interface GetAttackStatusOutput {
	anomalies?: AttackAnomaly[] | undefined;
}
export interface GetFirewallConfigInput {
	configVersion: string;
	projectId: string;
}
export type GetFirewallConfigOutput = FirewallConfigVersion;
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
export type IpRuleAction = "log" | "challenge" | "deny" | "bypass" | (string & {});
export interface LimitedFirewallConditionGroup {
	conditions: readonly FirewallConditionInput[];
}
export interface ListFirewallBypassesInput {
	domain?: string | undefined;
	limit?: number | undefined;
	offset?: number | undefined;
	projectId: string;
	projectScope?: boolean | undefined;
	sourceIp?: string | undefined;
}
export type ListFirewallBypassesOutput = FirewallBypassPage;
export type ListFirewallConfigsInput = Record<string, never>;
export type ListFirewallConfigsOutput = FirewallConfigs;
export interface ListFirewallEventsInput {
	endTimestamp?: number | undefined;
	hosts?: string | undefined;
	projectId: string;
	startTimestamp?: number | undefined;
}
export interface ListFirewallEventsOutput {
	actions: FirewallEvent[];
}
export interface ManagedRuleState {
	active: boolean;
	action?: "challenge" | "deny" | "log" | undefined;
}
export interface ManagedRuleUpdate {
	action: "managedRules.update";
	id: ManagedRulesetName;
	value: ManagedRuleState;
}
export interface ManagedRulesetChange {
	id: ManagedRulesetName;
	action: string;
	value: {
		[key: string]: ManagedRuleState;
	};
}
export type ManagedRulesetName = "ai_bots" | "bot_filter" | "bot_protection" | "owasp" | "traffic_sources" | "vercel_ruleset";
export type MitigationAction = "log" | "challenge" | "deny" | "bypass" | "rate_limit" | "redirect";
export interface ProjectBypassInput {
	projectScope: boolean;
	allSources?: boolean | undefined;
	domain?: string | undefined;
	note?: string | undefined;
	sourceIp?: string | undefined;
	ttl?: number | undefined;
}
export interface ProjectBypassRemoval {
	projectScope: boolean;
	allSources?: boolean | undefined;
	domain?: string | undefined;
	note?: string | undefined;
	sourceIp?: string | undefined;
}
export type RemoveFirewallBypassInput = {
	projectId: string;
} & (DomainBypassRemoval | ProjectBypassRemoval);
export interface RemoveFirewallBypassOutput {
	ok: boolean;
}
export interface ReplaceFirewallConfigInput extends ReplaceFirewallConfigRequest {
	projectId: string;
}
export interface ReplaceFirewallConfigOutput {
	active: FirewallConfigVersion;
}
export interface ReplaceFirewallConfigRequest {
	firewallEnabled: boolean;
	botIdEnabled?: boolean | undefined;
	crs?: FirewallCrsInput | undefined;
	ips?: readonly FirewallIpRuleReplacement[] | undefined;
	logHeaders?: string | readonly string[] | undefined;
	managedRules?: {
		[key: string]: unknown;
	} | undefined;
	rules?: readonly FirewallRuleInput[] | undefined;
	rulesets?: readonly FirewallRuleInsertion[] | {
		[key: string]: {
			action: RulesetActionInput;
		};
	} | undefined;
}
export type RulesetAction = "log" | "challenge" | "deny" | (string & {});
export type RulesetActionInput = "allow" | "challenge" | "deny" | "log";
export interface SharedFirewallCondition {
	id: string;
	name: string;
	active: boolean;
	conditionGroup: FirewallConditionGroup[];
	description?: string | undefined;
}
export interface UnlimitedFirewallConditionGroup {
	conditions: readonly FirewallConditionInput[];
}
export type UpdateAttackChallengeModeInput = UpdateAttackChallengeModeRequest;
export interface UpdateAttackChallengeModeOutput {
	attackModeEnabled: boolean;
	attackModeUpdatedAt: number;
}
export interface UpdateAttackChallengeModeRequest {
	attackModeActiveUntil: number | null;
	attackModeEnabled: boolean;
	projectId: string;
}
export type UpdateFirewallConfigInput = {
	projectId: string;
} & (FirewallEnabledChange | FirewallRuleInsert | FirewallRuleUpdate | FirewallRuleRemoval | FirewallRulePriority | FirewallCrsUpdate | FirewallCrsDisable | FirewallIpInsert | FirewallIpUpdate | FirewallIpRemoval | ManagedRuleUpdate | ManagedRulesetChange | FirewallToggle | FirewallCrsDisableById);
export type UpdateFirewallConfigOutput = {
	[key: string]: unknown;
};
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
	validationErrors?: unknown | undefined;
}
export function activateFirewallConfig(client: Client, input: ActivateFirewallConfigInput, options?: CallOptions): ApiPromise<FirewallConfigVersion>;
export function addFirewallBypass(client: Client, input: AddFirewallBypassInput, options?: CallOptions): ApiPromise<AddFirewallBypassOutput>;
export function deleteFirewallConfig(client: Client, input: DeleteFirewallConfigInput, options?: CallOptions): ApiPromise<DeleteFirewallConfigOutput>;
export function generateFirewallRule(client: Client, input?: GenerateFirewallRuleInput, options?: CallOptions): ApiPromise<GeneratedFirewallRuleAnswer>;
export function getAttackStatus(client: Client, input: GetAttackStatusInput, options?: CallOptions): ApiPromise<GetAttackStatusOutput>;
export function getFirewallConfig(client: Client, input: GetFirewallConfigInput, options?: CallOptions): ApiPromise<FirewallConfigVersion>;
export function listFirewallBypasses(client: Client, input: ListFirewallBypassesInput, options?: CallOptions): PagedPromise<FirewallBypassPage, FirewallBypass>;
export function listFirewallConfigs(client: Client, input?: ListFirewallConfigsInput, options?: CallOptions): ApiPromise<FirewallConfigs>;
export function listFirewallEvents(client: Client, input: ListFirewallEventsInput, options?: CallOptions): ApiPromise<ListFirewallEventsOutput>;
export function removeFirewallBypass(client: Client, input: RemoveFirewallBypassInput, options?: CallOptions): ApiPromise<RemoveFirewallBypassOutput>;
export function replaceFirewallConfig(client: Client, input: ReplaceFirewallConfigInput, options?: CallOptions): ApiPromise<ReplaceFirewallConfigOutput>;
export function updateAttackChallengeMode(client: Client, input: UpdateAttackChallengeModeInput, options?: CallOptions): ApiPromise<UpdateAttackChallengeModeOutput>;
export function updateFirewallConfig(client: Client, input: UpdateFirewallConfigInput, options?: CallOptions): ApiPromise<UpdateFirewallConfigOutput>;
}

declare module "@slipway/security/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	updateAttackChallengeMode: {
		input: types.UpdateAttackChallengeModeInput;
		output: types.UpdateAttackChallengeModeOutput;
	};
	listFirewallConfigs: {
		input: types.ListFirewallConfigsInput;
		output: types.ListFirewallConfigsOutput;
	};
	replaceFirewallConfig: {
		input: types.ReplaceFirewallConfigInput;
		output: types.ReplaceFirewallConfigOutput;
	};
	updateFirewallConfig: {
		input: types.UpdateFirewallConfigInput;
		output: types.UpdateFirewallConfigOutput;
	};
	getFirewallConfig: {
		input: types.GetFirewallConfigInput;
		output: types.GetFirewallConfigOutput;
	};
	deleteFirewallConfig: {
		input: types.DeleteFirewallConfigInput;
		output: types.DeleteFirewallConfigOutput;
	};
	activateFirewallConfig: {
		input: types.ActivateFirewallConfigInput;
		output: types.ActivateFirewallConfigOutput;
	};
	getAttackStatus: {
		input: types.GetAttackStatusInput;
		output: types.GetAttackStatusOutput;
	};
	listFirewallBypasses: {
		input: types.ListFirewallBypassesInput;
		output: types.ListFirewallBypassesOutput;
	};
	addFirewallBypass: {
		input: types.AddFirewallBypassInput;
		output: types.AddFirewallBypassOutput;
	};
	removeFirewallBypass: {
		input: types.RemoveFirewallBypassInput;
		output: types.RemoveFirewallBypassOutput;
	};
	listFirewallEvents: {
		input: types.ListFirewallEventsInput;
		output: types.ListFirewallEventsOutput;
	};
	generateFirewallRule: {
		input: types.GenerateFirewallRuleInput;
		output: types.GenerateFirewallRuleOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/security/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const activateFirewallConfig: Operation;
export const addFirewallBypass: Operation;
export const deleteFirewallConfig: Operation;
export const generateFirewallRule: Operation;
export const getAttackStatus: Operation;
export const getFirewallConfig: Operation;
export const listFirewallBypasses: ListOperation;
export const listFirewallConfigs: Operation;
export const listFirewallEvents: Operation;
export const removeFirewallBypass: Operation;
export const replaceFirewallConfig: Operation;
export const updateAttackChallengeMode: Operation;
export const updateFirewallConfig: Operation;
}

declare module "@slipway/security/schemas" {
export const ActivateFirewallConfigInput: v.GenericSchema<types.ActivateFirewallConfigInput>;
export const AddFirewallBypassInput: v.GenericSchema<types.AddFirewallBypassInput>;
export const AddFirewallBypassOutput: v.GenericSchema<types.AddFirewallBypassOutput>;
export const AddedFirewallBypass: v.GenericSchema<types.AddedFirewallBypass>;
export const AttackAnomaly: v.GenericSchema<types.AttackAnomaly>;
export const AttackAnomalyAlert: v.GenericSchema<types.AttackAnomalyAlert>;
export const AttackedHost: v.GenericSchema<types.AttackedHost>;
export const CrsCategory: v.GenericSchema<types.CrsCategory>;
export const CrsRule: v.GenericSchema<types.CrsRule>;
export const DeleteFirewallConfigInput: v.GenericSchema<types.DeleteFirewallConfigInput>;
export const DomainBypassInput: v.GenericSchema<types.DomainBypassInput>;
export const DomainBypassRemoval: v.GenericSchema<types.DomainBypassRemoval>;
export const FirewallAction: v.GenericSchema<types.FirewallAction>;
export const FirewallBypass: v.GenericSchema<types.FirewallBypass>;
export const FirewallBypassPage: v.GenericSchema<types.FirewallBypassPage>;
export const FirewallCondition: v.GenericSchema<types.FirewallCondition>;
export const FirewallConditionGroup: v.GenericSchema<types.FirewallConditionGroup>;
export const FirewallConditionGroupInput: v.GenericSchema<types.FirewallConditionGroupInput>;
export const FirewallConditionInput: v.GenericSchema<types.FirewallConditionInput>;
export const FirewallConditionKind: v.GenericSchema<types.FirewallConditionKind>;
export const FirewallConfigVersion: v.GenericSchema<types.FirewallConfigVersion>;
export const FirewallConfigs: v.GenericSchema<types.FirewallConfigs>;
export const FirewallCrs: v.GenericSchema<types.FirewallCrs>;
export const FirewallCrsDisable: v.GenericSchema<types.FirewallCrsDisable>;
export const FirewallCrsDisableById: v.GenericSchema<types.FirewallCrsDisableById>;
export const FirewallCrsInput: v.GenericSchema<types.FirewallCrsInput>;
export const FirewallCrsUpdate: v.GenericSchema<types.FirewallCrsUpdate>;
export const FirewallEnabledChange: v.GenericSchema<types.FirewallEnabledChange>;
export const FirewallEvent: v.GenericSchema<types.FirewallEvent>;
export const FirewallIpInsert: v.GenericSchema<types.FirewallIpInsert>;
export const FirewallIpRemoval: v.GenericSchema<types.FirewallIpRemoval>;
export const FirewallIpRule: v.GenericSchema<types.FirewallIpRule>;
export const FirewallIpRuleInput: v.GenericSchema<types.FirewallIpRuleInput>;
export const FirewallIpRuleReplacement: v.GenericSchema<types.FirewallIpRuleReplacement>;
export const FirewallIpUpdate: v.GenericSchema<types.FirewallIpUpdate>;
export const FirewallLimit: v.GenericSchema<types.FirewallLimit>;
export const FirewallManagedRule: v.GenericSchema<types.FirewallManagedRule>;
export const FirewallManagedRules: v.GenericSchema<types.FirewallManagedRules>;
export const FirewallMitigation: v.GenericSchema<types.FirewallMitigation>;
export const FirewallMitigationInput: v.GenericSchema<types.FirewallMitigationInput>;
export const FirewallOperator: v.GenericSchema<types.FirewallOperator>;
export const FirewallRateLimit: v.GenericSchema<types.FirewallRateLimit>;
export const FirewallRateLimitInput: v.GenericSchema<types.FirewallRateLimitInput>;
export const FirewallRedirect: v.GenericSchema<types.FirewallRedirect>;
export const FirewallRule: v.GenericSchema<types.FirewallRule>;
export const FirewallRuleInput: v.GenericSchema<types.FirewallRuleInput>;
export const FirewallRuleInsert: v.GenericSchema<types.FirewallRuleInsert>;
export const FirewallRuleInsertion: v.GenericSchema<types.FirewallRuleInsertion>;
export const FirewallRulePriority: v.GenericSchema<types.FirewallRulePriority>;
export const FirewallRuleRemoval: v.GenericSchema<types.FirewallRuleRemoval>;
export const FirewallRuleUpdate: v.GenericSchema<types.FirewallRuleUpdate>;
export const FirewallRuleset: v.GenericSchema<types.FirewallRuleset>;
export const FirewallToggle: v.GenericSchema<types.FirewallToggle>;
export const GenerateFirewallRuleInput: v.GenericSchema<types.GenerateFirewallRuleInput>;
export const GeneratedFirewallRule: v.GenericSchema<types.GeneratedFirewallRule>;
export const GeneratedFirewallRuleAnswer: v.GenericSchema<types.GeneratedFirewallRuleAnswer>;
export const GetAttackStatusInput: v.GenericSchema<types.GetAttackStatusInput>;
export const GetAttackStatusOutput: v.GenericSchema<types.GetAttackStatusOutput>;
export const GetFirewallConfigInput: v.GenericSchema<types.GetFirewallConfigInput>;
export const InvalidFirewallRule: v.GenericSchema<types.InvalidFirewallRule>;
export const IpRuleAction: v.GenericSchema<types.IpRuleAction>;
export const LimitedFirewallConditionGroup: v.GenericSchema<types.LimitedFirewallConditionGroup>;
export const ListFirewallBypassesInput: v.GenericSchema<types.ListFirewallBypassesInput>;
export const ListFirewallConfigsInput: v.GenericSchema<types.ListFirewallConfigsInput>;
export const ListFirewallEventsInput: v.GenericSchema<types.ListFirewallEventsInput>;
export const ListFirewallEventsOutput: v.GenericSchema<types.ListFirewallEventsOutput>;
export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState>;
export const ManagedRuleUpdate: v.GenericSchema<types.ManagedRuleUpdate>;
export const ManagedRulesetChange: v.GenericSchema<types.ManagedRulesetChange>;
export const ManagedRulesetName: v.GenericSchema<types.ManagedRulesetName>;
export const MitigationAction: v.GenericSchema<types.MitigationAction>;
export const ProjectBypassInput: v.GenericSchema<types.ProjectBypassInput>;
export const ProjectBypassRemoval: v.GenericSchema<types.ProjectBypassRemoval>;
export const RemoveFirewallBypassInput: v.GenericSchema<types.RemoveFirewallBypassInput>;
export const RemoveFirewallBypassOutput: v.GenericSchema<types.RemoveFirewallBypassOutput>;
export const ReplaceFirewallConfigInput: v.GenericSchema<types.ReplaceFirewallConfigInput>;
export const ReplaceFirewallConfigOutput: v.GenericSchema<types.ReplaceFirewallConfigOutput>;
export const ReplaceFirewallConfigRequest: v.GenericSchema<types.ReplaceFirewallConfigRequest>;
export const RulesetAction: v.GenericSchema<types.RulesetAction>;
export const RulesetActionInput: v.GenericSchema<types.RulesetActionInput>;
export const SharedFirewallCondition: v.GenericSchema<types.SharedFirewallCondition>;
export const UnlimitedFirewallConditionGroup: v.GenericSchema<types.UnlimitedFirewallConditionGroup>;
export const UpdateAttackChallengeModeInput: v.GenericSchema<types.UpdateAttackChallengeModeInput>;
export const UpdateAttackChallengeModeOutput: v.GenericSchema<types.UpdateAttackChallengeModeOutput>;
export const UpdateAttackChallengeModeRequest: v.GenericSchema<types.UpdateAttackChallengeModeRequest>;
export const UpdateFirewallConfigInput: v.GenericSchema<types.UpdateFirewallConfigInput>;
export const UpdateFirewallConfigOutput: v.GenericSchema<types.UpdateFirewallConfigOutput>;
export const ValidFirewallRule: v.GenericSchema<types.ValidFirewallRule>;
}
