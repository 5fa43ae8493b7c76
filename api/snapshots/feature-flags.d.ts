// What @slipway/feature-flags exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/feature-flags" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AllOutcome {
	type: "all";
}
export interface AnnotatedValue {
	value: string;
	note?: string | undefined;
}
export type AnyFlag = Flag | MarketplaceFlag;
export interface CreateFlagInput extends CreateFlagRequest {
	projectIdOrName: string;
}
export type CreateFlagOutput = Flag;
export interface CreateFlagRequest {
	slug: string;
	environments: {
		[key: string]: FlagEnvironmentInput;
	};
	kind: FlagKind;
	description?: string | undefined;
	maintainerIds?: readonly string[] | undefined;
	permanent?: boolean | undefined;
	seed?: number | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
	variants?: readonly FlagVariantInput[] | undefined;
}
export interface CreateFlagSdkKeyInput extends CreateFlagSdkKeyRequest {
	projectIdOrName: string;
}
export type CreateFlagSdkKeyOutput = CreatedFlagSdkKey;
export interface CreateFlagSdkKeyRequest {
	environment: string;
	sdkKeyType: FlagSdkKeyType;
	label?: string | undefined;
}
export interface CreateFlagSegmentInput extends CreateFlagSegmentRequest {
	projectIdOrName: string;
}
export type CreateFlagSegmentOutput = FlagSegment;
export interface CreateFlagSegmentRequest {
	slug: string;
	data: FlagSegmentDataInput;
	hint: string;
	label: string;
	createdBy?: string | undefined;
	description?: string | undefined;
}
export interface CreatedFlagSdkKey {
	type: FlagSdkKeyType;
	createdAt: number;
	createdBy: string;
	environment: string;
	hashKey: string;
	partialKeyValue: string;
	projectId: string;
	updatedAt: number;
	deletedAt?: number | undefined;
	label?: string | undefined;
	keyValue: string;
	tokenValue?: string | undefined;
}
export interface DeleteFlagInput {
	projectIdOrName: string;
	flagIdOrSlug: string;
	ifMatch?: string | undefined;
	withMetadata?: boolean | undefined;
}
export type DeleteFlagOutput = void;
export interface DeleteFlagSdkKeyInput {
	projectIdOrName: string;
	hashKey: string;
}
export type DeleteFlagSdkKeyOutput = void;
export interface DeleteFlagSegmentInput {
	projectIdOrName: string;
	segmentIdOrSlug: string;
	withMetadata?: boolean | undefined;
}
export type DeleteFlagSegmentOutput = void;
export interface DeploymentFlagList {
	flags: {
		[key: string]: unknown;
	}[];
	status: DeploymentFlagStatus | null;
}
export interface DeploymentFlagStatus {
	createdAt: number;
	deploymentId: string;
	flagCount: number;
	projectId: string;
	responseStatus: number;
}
export interface EntityAttribute {
	type: "entity";
	attribute: string;
	kind: string;
}
export interface ExperimentOutcome {
	type: "experiment";
}
export interface Flag {
	typeName: "flag";
	id: string;
	slug: string;
	createdAt: number;
	createdBy: string;
	environments: {
		[key: string]: FlagEnvironment;
	};
	kind: FlagKind;
	ownerId: string;
	projectId: string;
	revision: number;
	seed: number;
	state: FlagState;
	updatedAt: number;
	variants: FlagVariant[];
	description?: string | undefined;
	maintainerIds?: string[] | undefined;
	metadata?: {
		creator?: IdAndName | undefined;
	} | undefined;
	permanent?: boolean | undefined;
	tags?: string[] | undefined;
	updatedBy?: string | undefined;
}
export type FlagComparison = "eq" | "!eq" | "oneOf" | "!oneOf" | "contains" | "!contains" | "containsAllOf" | "containsAnyOf" | "containsNoneOf" | "startsWith" | "!startsWith" | "endsWith" | "!endsWith" | "regex" | "!regex" | "ex" | "!ex" | "gt" | "gte" | "lt" | "lte" | "before" | "after" | (string & {});
export interface FlagCondition {
	cmp: FlagComparison;
	lhs: FlagConditionSubject;
	cmpOptions?: {
		ignoreCase?: boolean | undefined;
	} | undefined;
	rhs?: string | number | boolean | FlagRegex | FlagList | undefined;
}
export type FlagConditionSubject = SegmentSubject | EntityAttribute;
export interface FlagEntity {
	attributes: readonly FlagEntityAttribute[];
	kind: string;
	label: string;
}
export interface FlagEntityAttribute {
	type: string;
	key: string;
	labels?: readonly {
		label: string;
		value: string;
	}[] | undefined;
}
export interface FlagEnvironment {
	active: boolean;
	fallthrough: FlagOutcome;
	pausedOutcome: VariantOutcome;
	rules: FlagRule[];
	reuse?: FlagEnvironmentReuse | undefined;
	revision?: number | undefined;
	targets?: {
		[key: string]: {
			[key: string]: {
				[key: string]: AnnotatedValue[];
			};
		};
	} | undefined;
}
export interface FlagEnvironmentInput {
	active: boolean;
	fallthrough: FlagOutcomeInput;
	pausedOutcome: VariantOutcome;
	rules: readonly FlagRuleInput[];
	reuse?: FlagEnvironmentReuse | undefined;
	revision?: number | undefined;
	targets?: {
		[key: string]: {
			[key: string]: {
				[key: string]: readonly AnnotatedValue[];
			};
		};
	} | undefined;
}
export interface FlagEnvironmentReuse {
	active: boolean;
	environment: string;
}
export type FlagKind = "boolean" | "string" | "number" | "json" | (string & {});
export interface FlagList {
	type: "list" | "list/inline";
	items: readonly FlagListItem[];
}
export interface FlagListItem {
	value: number | string;
	label?: string | undefined;
	note?: string | undefined;
}
export type FlagOutcome = VariantOutcome | SplitOutcome | RolloutOutcome | ExperimentOutcome;
export type FlagOutcomeInput = RolloutOutcome | SplitOutcome | VariantOutcome;
export interface FlagPage {
	data: AnyFlag[];
	pagination: NextPagination;
}
export interface FlagPageV1 {
	data: Flag[];
	pagination: NextPagination;
}
export interface FlagRegex {
	type: "regex";
	flags: string;
	pattern: string;
}
export interface FlagRule {
	id: string;
	conditions: FlagCondition[];
	outcome: FlagOutcome;
}
export interface FlagRuleInput {
	id: string;
	conditions: readonly FlagCondition[];
	outcome: FlagOutcomeInput;
}
export interface FlagSdkKey {
	type: FlagSdkKeyType;
	createdAt: number;
	createdBy: string;
	environment: string;
	hashKey: string;
	partialKeyValue: string;
	projectId: string;
	updatedAt: number;
	deletedAt?: number | undefined;
	label?: string | undefined;
}
export type FlagSdkKeyType = "client" | "mobile" | "server" | (string & {});
export interface FlagSegment {
	typeName: "segment";
	id: string;
	slug: string;
	createdAt: number;
	data: FlagSegmentData;
	hint: string;
	label: string;
	projectId: string;
	updatedAt: number;
	createdBy?: string | undefined;
	description?: string | undefined;
	metadata?: {
		creator?: IdAndName | undefined;
	} | undefined;
	usedByFlags?: string[] | undefined;
	usedBySegments?: string[] | undefined;
}
export interface FlagSegmentData {
	exclude?: {
		[key: string]: {
			[key: string]: AnnotatedValue[];
		};
	} | undefined;
	include?: {
		[key: string]: {
			[key: string]: AnnotatedValue[];
		};
	} | undefined;
	rules?: SegmentRule[] | undefined;
}
export interface FlagSegmentDataInput {
	exclude?: {
		[key: string]: {
			[key: string]: readonly AnnotatedValue[];
		};
	} | undefined;
	include?: {
		[key: string]: {
			[key: string]: readonly AnnotatedValue[];
		};
	} | undefined;
	rules?: readonly SegmentRuleInput[] | undefined;
}
export interface FlagSettings {
	typeName: "settings";
	enabled: boolean;
	entities: FlagEntity[];
	environments: string[];
	metadata: FlagSettingsMetadata;
	projectId: string;
	createdAt?: number | undefined;
	ownerId?: string | undefined;
	updatedAt?: number | undefined;
}
export interface FlagSettingsMetadata {
	activeFlagCount: number;
	archivedFlagCount: number;
	packSizeInBytes: number;
	segmentCount: number;
	configUpdatedAt?: number | undefined;
	packRevision?: number | undefined;
}
export interface FlagSettingsPage {
	data: FlagSettings[];
	pagination: NextPagination;
}
export type FlagState = "active" | "archived" | (string & {});
export interface FlagVariant {
	id: string;
	value: string | number | {
		[key: string]: unknown;
	} | boolean | unknown[] | null;
	description?: string | undefined;
	label?: string | undefined;
}
export interface FlagVariantInput {
	id: string;
	description?: string | undefined;
	label?: string | undefined;
	value?: unknown | undefined;
}
export interface FlagVersion {
	id: string;
	changedEnvironments: string[];
	createdAt: number;
	data: FlagVersionData;
	flagId: string;
	revision: number;
	createdBy?: string | undefined;
	message?: string | undefined;
	metadata?: {
		creator?: IdAndName | undefined;
	} | undefined;
}
export interface FlagVersionData {
	environments: {
		[key: string]: FlagEnvironment;
	};
	seed: number;
	state: FlagState;
	variants: FlagVariant[];
	description?: string | undefined;
	maintainerIds?: string[] | undefined;
	permanent?: boolean | undefined;
	tags?: string[] | undefined;
}
export interface FlagVersionPage {
	pagination: {
		next?: string | null | undefined;
		[key: string]: unknown;
	};
	versions: FlagVersion[];
}
export interface GetDeploymentFlagsInput {
	deploymentId: string;
}
export type GetDeploymentFlagsOutput = DeploymentFlagList;
export interface GetFlagInput {
	projectIdOrName: string;
	flagIdOrSlug: string;
	ifMatch?: string | undefined;
	withMetadata?: boolean | undefined;
}
export type GetFlagOutput = Flag;
export interface GetFlagSegmentInput {
	projectIdOrName: string;
	segmentIdOrSlug: string;
	withMetadata?: boolean | undefined;
}
export type GetFlagSegmentOutput = FlagSegment;
export interface GetFlagSettingsInput {
	projectIdOrName: string;
}
export type GetFlagSettingsOutput = FlagSettings;
export interface IdAndName {
	id: string;
	name: string;
}
export interface ListFlagSdkKeysInput {
	projectIdOrName: string;
}
export interface ListFlagSdkKeysOutput {
	data: FlagSdkKey[];
}
export interface ListFlagSegmentsInput {
	projectIdOrName: string;
	withMetadata?: boolean | undefined;
}
export interface ListFlagSegmentsOutput {
	data: FlagSegment[];
}
export interface ListFlagVersionsInput {
	projectIdOrName: string;
	flagIdOrSlug: string;
	cursor?: string | undefined;
	environment?: string | undefined;
	limit?: number | undefined;
	withMetadata?: boolean | undefined;
}
export type ListFlagVersionsOutput = FlagVersionPage;
export interface ListFlagsInput {
	projectIdOrName: string;
	createdBy?: string | undefined;
	cursor?: string | undefined;
	includeMarketplaceFlags?: boolean | undefined;
	limit?: number | undefined;
	maintainerIds?: readonly string[] | undefined;
	search?: string | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
}
export type ListFlagsOutput = FlagPage;
export interface ListFlagsV1Input {
	projectIdOrName: string;
	cursor?: string | undefined;
	limit?: number | undefined;
	search?: string | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
	withMetadata?: boolean | undefined;
}
export type ListFlagsV1Output = FlagPageV1;
export interface ListTeamFlagSettingsInput {
	teamId: string;
	cursor?: string | undefined;
	limit?: number | undefined;
	slug?: string | undefined;
}
export type ListTeamFlagSettingsOutput = FlagSettingsPage;
export interface ListTeamFlagsInput {
	teamId: string;
	createdBy?: string | undefined;
	cursor?: string | undefined;
	includeMarketplaceFlags?: boolean | undefined;
	kind?: FlagKind | undefined;
	limit?: number | undefined;
	maintainerIds?: readonly string[] | undefined;
	search?: string | undefined;
	slug?: string | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
}
export type ListTeamFlagsOutput = FlagPage;
export interface ListTeamFlagsV1Input {
	teamId: string;
	cursor?: string | undefined;
	kind?: FlagKind | undefined;
	limit?: number | undefined;
	search?: string | undefined;
	slug?: string | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
	withMetadata?: boolean | undefined;
}
export type ListTeamFlagsV1Output = FlagPageV1;
export interface MarketplaceFlag {
	typeName: "marketplaceFlag";
	id: string;
	name?: string | undefined;
	slug: string;
	externalId: string;
	integrationConfigurationId: string;
	origin: string;
	ownerId: string;
	projectId: string;
	resourceId: string;
	state: FlagState;
	category?: "experiment" | "flag" | (string & {}) | undefined;
	createdAt?: number | undefined;
	description?: string | undefined;
	updatedAt?: number | undefined;
}
export interface NextPagination {
	next: string | null;
}
export interface OtherOutcomeInput {
	type?: unknown | undefined;
}
export interface PassOutcome {
	type: "split";
	base: EntityAttribute;
	passPromille: number;
}
export interface RolloutOutcome {
	type: "rollout";
	base: EntityAttribute;
	defaultVariantId: string;
	rollFromVariantId: string;
	rollToVariantId: string;
	slots: readonly RolloutSlot[];
	startTimestamp: number;
}
export interface RolloutSlot {
	durationMs: number;
	promille: number;
}
export interface SegmentOperation {
	action: "add" | "remove";
	attribute: string;
	entity: string;
	field: "exclude" | "include";
	value: AnnotatedValue;
}
export type SegmentOutcome = AllOutcome | PassOutcome;
export type SegmentOutcomeInput = PassOutcome | OtherOutcomeInput;
export interface SegmentRule {
	id: string;
	conditions: FlagCondition[];
	outcome: SegmentOutcome;
}
export interface SegmentRuleInput {
	id: string;
	conditions: readonly FlagCondition[];
	outcome: SegmentOutcomeInput;
}
export interface SegmentSubject {
	type: "segment";
}
export interface SplitOutcome {
	type: "split";
	base: EntityAttribute;
	defaultVariantId: string;
	weights: {
		[key: string]: number;
	};
}
export interface UpdateFlagInput extends UpdateFlagRequest {
	projectIdOrName: string;
	flagIdOrSlug: string;
	ifMatch?: string | undefined;
	withMetadata?: boolean | undefined;
}
export type UpdateFlagOutput = Flag;
export interface UpdateFlagRequest {
	createdBy?: string | undefined;
	description?: string | undefined;
	environments?: {
		[key: string]: FlagEnvironmentInput;
	} | undefined;
	maintainerIds?: readonly string[] | undefined;
	message?: string | undefined;
	permanent?: boolean | undefined;
	seed?: number | undefined;
	state?: FlagState | undefined;
	tags?: readonly string[] | undefined;
	variants?: readonly FlagVariantInput[] | undefined;
}
export interface UpdateFlagSegmentInput extends UpdateFlagSegmentRequest {
	projectIdOrName: string;
	segmentIdOrSlug: string;
	withMetadata?: boolean | undefined;
}
export type UpdateFlagSegmentOutput = FlagSegment;
export interface UpdateFlagSegmentRequest {
	data?: FlagSegmentDataInput | undefined;
	description?: string | undefined;
	hint?: string | undefined;
	label?: string | undefined;
	operations?: readonly SegmentOperation[] | undefined;
}
export interface UpdateFlagSettingsInput extends UpdateFlagSettingsRequest {
	projectIdOrName: string;
}
export type UpdateFlagSettingsOutput = FlagSettings;
export interface UpdateFlagSettingsRequest {
	enabled?: boolean | undefined;
	entities?: readonly FlagEntity[] | undefined;
	environments?: readonly string[] | undefined;
}
export interface VariantOutcome {
	type: "variant";
	variantId: string;
}
export function createFlag(client: Client, input: CreateFlagInput, options?: CallOptions): ApiPromise<Flag>;
export function createFlagSdkKey(client: Client, input: CreateFlagSdkKeyInput, options?: CallOptions): ApiPromise<CreatedFlagSdkKey>;
export function createFlagSegment(client: Client, input: CreateFlagSegmentInput, options?: CallOptions): ApiPromise<FlagSegment>;
export function deleteFlag(client: Client, input: DeleteFlagInput, options?: CallOptions): ApiPromise<DeleteFlagOutput>;
export function deleteFlagSdkKey(client: Client, input: DeleteFlagSdkKeyInput, options?: CallOptions): ApiPromise<DeleteFlagSdkKeyOutput>;
export function deleteFlagSegment(client: Client, input: DeleteFlagSegmentInput, options?: CallOptions): ApiPromise<DeleteFlagSegmentOutput>;
export function getDeploymentFlags(client: Client, input: GetDeploymentFlagsInput, options?: CallOptions): ApiPromise<DeploymentFlagList>;
export function getFlag(client: Client, input: GetFlagInput, options?: CallOptions): ApiPromise<Flag>;
export function getFlagSegment(client: Client, input: GetFlagSegmentInput, options?: CallOptions): ApiPromise<FlagSegment>;
export function getFlagSettings(client: Client, input: GetFlagSettingsInput, options?: CallOptions): ApiPromise<FlagSettings>;
export function listFlagSdkKeys(client: Client, input: ListFlagSdkKeysInput, options?: CallOptions): ApiPromise<ListFlagSdkKeysOutput>;
export function listFlagSegments(client: Client, input: ListFlagSegmentsInput, options?: CallOptions): ApiPromise<ListFlagSegmentsOutput>;
export function listFlagVersions(client: Client, input: ListFlagVersionsInput, options?: CallOptions): PagedPromise<FlagVersionPage, FlagVersion>;
export function listFlags(client: Client, input: ListFlagsInput, options?: CallOptions): PagedPromise<FlagPage, AnyFlag>;
export function listFlagsV1(client: Client, input: ListFlagsV1Input, options?: CallOptions): PagedPromise<FlagPageV1, Flag>;
export function listTeamFlagSettings(client: Client, input: ListTeamFlagSettingsInput, options?: CallOptions): PagedPromise<FlagSettingsPage, FlagSettings>;
export function listTeamFlags(client: Client, input: ListTeamFlagsInput, options?: CallOptions): PagedPromise<FlagPage, AnyFlag>;
export function listTeamFlagsV1(client: Client, input: ListTeamFlagsV1Input, options?: CallOptions): PagedPromise<FlagPageV1, Flag>;
export function updateFlag(client: Client, input: UpdateFlagInput, options?: CallOptions): ApiPromise<Flag>;
export function updateFlagSegment(client: Client, input: UpdateFlagSegmentInput, options?: CallOptions): ApiPromise<FlagSegment>;
export function updateFlagSettings(client: Client, input: UpdateFlagSettingsInput, options?: CallOptions): ApiPromise<FlagSettings>;
}

declare module "@slipway/feature-flags/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listFlags: {
		input: types.ListFlagsInput;
		output: types.ListFlagsOutput;
	};
	listFlagsV1: {
		input: types.ListFlagsV1Input;
		output: types.ListFlagsV1Output;
	};
	createFlag: {
		input: types.CreateFlagInput;
		output: types.CreateFlagOutput;
	};
	getFlag: {
		input: types.GetFlagInput;
		output: types.GetFlagOutput;
	};
	updateFlag: {
		input: types.UpdateFlagInput;
		output: types.UpdateFlagOutput;
	};
	deleteFlag: {
		input: types.DeleteFlagInput;
		output: types.DeleteFlagOutput;
	};
	listFlagVersions: {
		input: types.ListFlagVersionsInput;
		output: types.ListFlagVersionsOutput;
	};
	getFlagSettings: {
		input: types.GetFlagSettingsInput;
		output: types.GetFlagSettingsOutput;
	};
	updateFlagSettings: {
		input: types.UpdateFlagSettingsInput;
		output: types.UpdateFlagSettingsOutput;
	};
	listTeamFlagSettings: {
		input: types.ListTeamFlagSettingsInput;
		output: types.ListTeamFlagSettingsOutput;
	};
	listTeamFlags: {
		input: types.ListTeamFlagsInput;
		output: types.ListTeamFlagsOutput;
	};
	listTeamFlagsV1: {
		input: types.ListTeamFlagsV1Input;
		output: types.ListTeamFlagsV1Output;
	};
	listFlagSegments: {
		input: types.ListFlagSegmentsInput;
		output: types.ListFlagSegmentsOutput;
	};
	createFlagSegment: {
		input: types.CreateFlagSegmentInput;
		output: types.CreateFlagSegmentOutput;
	};
	getFlagSegment: {
		input: types.GetFlagSegmentInput;
		output: types.GetFlagSegmentOutput;
	};
	updateFlagSegment: {
		input: types.UpdateFlagSegmentInput;
		output: types.UpdateFlagSegmentOutput;
	};
	deleteFlagSegment: {
		input: types.DeleteFlagSegmentInput;
		output: types.DeleteFlagSegmentOutput;
	};
	getDeploymentFlags: {
		input: types.GetDeploymentFlagsInput;
		output: types.GetDeploymentFlagsOutput;
	};
	listFlagSdkKeys: {
		input: types.ListFlagSdkKeysInput;
		output: types.ListFlagSdkKeysOutput;
	};
	createFlagSdkKey: {
		input: types.CreateFlagSdkKeyInput;
		output: types.CreateFlagSdkKeyOutput;
	};
	deleteFlagSdkKey: {
		input: types.DeleteFlagSdkKeyInput;
		output: types.DeleteFlagSdkKeyOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/feature-flags/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createFlag: Operation;
export const createFlagSdkKey: Operation;
export const createFlagSegment: Operation;
export const deleteFlag: Operation;
export const deleteFlagSdkKey: Operation;
export const deleteFlagSegment: Operation;
export const getDeploymentFlags: Operation;
export const getFlag: Operation;
export const getFlagSegment: Operation;
export const getFlagSettings: Operation;
export const listFlagSdkKeys: Operation;
export const listFlagSegments: Operation;
export const listFlagVersions: ListOperation;
export const listFlags: ListOperation;
export const listFlagsV1: ListOperation;
export const listTeamFlagSettings: ListOperation;
export const listTeamFlags: ListOperation;
export const listTeamFlagsV1: ListOperation;
export const updateFlag: Operation;
export const updateFlagSegment: Operation;
export const updateFlagSettings: Operation;
}

declare module "@slipway/feature-flags/schemas" {
export const AllOutcome: v.GenericSchema<types.AllOutcome>;
export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue>;
export const AnyFlag: v.GenericSchema<types.AnyFlag>;
export const CreateFlagInput: v.GenericSchema<types.CreateFlagInput>;
export const CreateFlagRequest: v.GenericSchema<types.CreateFlagRequest>;
export const CreateFlagSdkKeyInput: v.GenericSchema<types.CreateFlagSdkKeyInput>;
export const CreateFlagSdkKeyRequest: v.GenericSchema<types.CreateFlagSdkKeyRequest>;
export const CreateFlagSegmentInput: v.GenericSchema<types.CreateFlagSegmentInput>;
export const CreateFlagSegmentRequest: v.GenericSchema<types.CreateFlagSegmentRequest>;
export const CreatedFlagSdkKey: v.GenericSchema<types.CreatedFlagSdkKey>;
export const DeleteFlagInput: v.GenericSchema<types.DeleteFlagInput>;
export const DeleteFlagSdkKeyInput: v.GenericSchema<types.DeleteFlagSdkKeyInput>;
export const DeleteFlagSegmentInput: v.GenericSchema<types.DeleteFlagSegmentInput>;
export const DeploymentFlagList: v.GenericSchema<types.DeploymentFlagList>;
export const DeploymentFlagStatus: v.GenericSchema<types.DeploymentFlagStatus>;
export const EntityAttribute: v.GenericSchema<types.EntityAttribute>;
export const ExperimentOutcome: v.GenericSchema<types.ExperimentOutcome>;
export const Flag: v.GenericSchema<types.Flag>;
export const FlagComparison: v.GenericSchema<types.FlagComparison>;
export const FlagCondition: v.GenericSchema<types.FlagCondition>;
export const FlagConditionSubject: v.GenericSchema<types.FlagConditionSubject>;
export const FlagEntity: v.GenericSchema<types.FlagEntity>;
export const FlagEntityAttribute: v.GenericSchema<types.FlagEntityAttribute>;
export const FlagEnvironment: v.GenericSchema<types.FlagEnvironment>;
export const FlagEnvironmentInput: v.GenericSchema<types.FlagEnvironmentInput>;
export const FlagEnvironmentReuse: v.GenericSchema<types.FlagEnvironmentReuse>;
export const FlagKind: v.GenericSchema<types.FlagKind>;
export const FlagList: v.GenericSchema<types.FlagList>;
export const FlagListItem: v.GenericSchema<types.FlagListItem>;
export const FlagOutcome: v.GenericSchema<types.FlagOutcome>;
export const FlagOutcomeInput: v.GenericSchema<types.FlagOutcomeInput>;
export const FlagPage: v.GenericSchema<types.FlagPage>;
export const FlagPageV1: v.GenericSchema<types.FlagPageV1>;
export const FlagRegex: v.GenericSchema<types.FlagRegex>;
export const FlagRule: v.GenericSchema<types.FlagRule>;
export const FlagRuleInput: v.GenericSchema<types.FlagRuleInput>;
export const FlagSdkKey: v.GenericSchema<types.FlagSdkKey>;
export const FlagSdkKeyType: v.GenericSchema<types.FlagSdkKeyType>;
export const FlagSegment: v.GenericSchema<types.FlagSegment>;
export const FlagSegmentData: v.GenericSchema<types.FlagSegmentData>;
export const FlagSegmentDataInput: v.GenericSchema<types.FlagSegmentDataInput>;
export const FlagSettings: v.GenericSchema<types.FlagSettings>;
export const FlagSettingsMetadata: v.GenericSchema<types.FlagSettingsMetadata>;
export const FlagSettingsPage: v.GenericSchema<types.FlagSettingsPage>;
export const FlagState: v.GenericSchema<types.FlagState>;
export const FlagVariant: v.GenericSchema<types.FlagVariant>;
export const FlagVariantInput: v.GenericSchema<types.FlagVariantInput>;
export const FlagVersion: v.GenericSchema<types.FlagVersion>;
export const FlagVersionData: v.GenericSchema<types.FlagVersionData>;
export const FlagVersionPage: v.GenericSchema<types.FlagVersionPage>;
export const GetDeploymentFlagsInput: v.GenericSchema<types.GetDeploymentFlagsInput>;
export const GetFlagInput: v.GenericSchema<types.GetFlagInput>;
export const GetFlagSegmentInput: v.GenericSchema<types.GetFlagSegmentInput>;
export const GetFlagSettingsInput: v.GenericSchema<types.GetFlagSettingsInput>;
export const IdAndName: v.GenericSchema<types.IdAndName>;
export const ListFlagSdkKeysInput: v.GenericSchema<types.ListFlagSdkKeysInput>;
export const ListFlagSdkKeysOutput: v.GenericSchema<types.ListFlagSdkKeysOutput>;
export const ListFlagSegmentsInput: v.GenericSchema<types.ListFlagSegmentsInput>;
export const ListFlagSegmentsOutput: v.GenericSchema<types.ListFlagSegmentsOutput>;
export const ListFlagVersionsInput: v.GenericSchema<types.ListFlagVersionsInput>;
export const ListFlagsInput: v.GenericSchema<types.ListFlagsInput>;
export const ListFlagsV1Input: v.GenericSchema<types.ListFlagsV1Input>;
export const ListTeamFlagSettingsInput: v.GenericSchema<types.ListTeamFlagSettingsInput>;
export const ListTeamFlagSettingsOutput: v.GenericSchema<unknown>;
export const ListTeamFlagsInput: v.GenericSchema<types.ListTeamFlagsInput>;
export const ListTeamFlagsV1Input: v.GenericSchema<types.ListTeamFlagsV1Input>;
export const MarketplaceFlag: v.GenericSchema<types.MarketplaceFlag>;
export const NextPagination: v.GenericSchema<types.NextPagination>;
export const OtherOutcomeInput: v.GenericSchema<types.OtherOutcomeInput>;
export const PassOutcome: v.GenericSchema<types.PassOutcome>;
export const RolloutOutcome: v.GenericSchema<types.RolloutOutcome>;
export const RolloutSlot: v.GenericSchema<types.RolloutSlot>;
export const SegmentOperation: v.GenericSchema<types.SegmentOperation>;
export const SegmentOutcome: v.GenericSchema<types.SegmentOutcome>;
export const SegmentOutcomeInput: v.GenericSchema<types.SegmentOutcomeInput>;
export const SegmentRule: v.GenericSchema<types.SegmentRule>;
export const SegmentRuleInput: v.GenericSchema<types.SegmentRuleInput>;
export const SegmentSubject: v.GenericSchema<types.SegmentSubject>;
export const SplitOutcome: v.GenericSchema<types.SplitOutcome>;
export const UpdateFlagInput: v.GenericSchema<types.UpdateFlagInput>;
export const UpdateFlagRequest: v.GenericSchema<types.UpdateFlagRequest>;
export const UpdateFlagSegmentInput: v.GenericSchema<types.UpdateFlagSegmentInput>;
export const UpdateFlagSegmentRequest: v.GenericSchema<types.UpdateFlagSegmentRequest>;
export const UpdateFlagSettingsInput: v.GenericSchema<types.UpdateFlagSettingsInput>;
export const UpdateFlagSettingsRequest: v.GenericSchema<types.UpdateFlagSettingsRequest>;
export const VariantOutcome: v.GenericSchema<types.VariantOutcome>;
}
