// What @slipway/environment exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/environment" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface BranchMatcher {
	type: "endsWith" | "equals" | "startsWith" | (string & {});
	pattern: string;
}
export interface BranchMatcherInput {
	type: BranchMatcherType;
	pattern: string;
}
export type BranchMatcherType = "equals" | "startsWith" | "endsWith";
export interface CreateCustomEnvironmentInput extends CreateCustomEnvironmentRequest {
	idOrName: string;
}
export type CreateCustomEnvironmentOutput = CustomEnvironment;
export interface CreateCustomEnvironmentRequest {
	slug?: string | undefined;
	branchMatcher?: BranchMatcherInput | undefined;
	copyEnvVarsFrom?: string | undefined;
	description?: string | undefined;
}
export type CreateSharedEnvsInput = SharedEnvsForTargets | SharedEnvsForProjects;
export interface CreateSharedEnvsOutput {
	created: SharedEnv[];
	failed: SharedEnvFailure[];
}
export interface CustomEnvironment {
	type: EnvTarget;
	id: string;
	slug: string;
	createdAt: number;
	updatedAt: number;
	branchMatcher?: BranchMatcher | undefined;
	currentDeploymentAliases?: string[] | undefined;
	description?: string | undefined;
	domains?: ProjectDomain[] | undefined;
}
export interface DeleteCustomEnvironmentInput {
	idOrName: string;
	environmentSlugOrId: string;
	deleteUnassignedEnvironmentVariables?: boolean | undefined;
}
export type DeleteCustomEnvironmentOutput = CustomEnvironment;
export interface DeleteSharedEnvsInput {
	ids: readonly string[];
}
export interface DeleteSharedEnvsOutput {
	deleted: string[];
	failed: SharedEnvFailure[];
}
export type EnvTarget = "production" | "preview" | "development" | (string & {});
export interface EnvVarError {
	key?: string | undefined;
	code: string;
	message: string;
	action?: string | undefined;
	envVarId?: string | undefined;
	envVarKey?: string | undefined;
	gitBranch?: string | undefined;
	link?: string | undefined;
	project?: string | undefined;
	target?: EnvTarget | EnvTarget[] | undefined;
	value?: string | EnvTarget[] | undefined;
}
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system" | (string & {});
export interface GetCustomEnvironmentInput {
	idOrName: string;
	environmentSlugOrId: string;
}
export type GetCustomEnvironmentOutput = CustomEnvironment;
export interface GetSharedEnvInput {
	id: string;
}
export type GetSharedEnvOutput = SharedEnv;
export interface ListCustomEnvironmentsInput {
	idOrName: string;
	gitBranch?: string | undefined;
}
export interface ListCustomEnvironmentsOutput {
	accountLimit: {
		total: number;
	};
	environments: CustomEnvironment[];
}
export interface ListSharedEnvsInput {
	exclude_ids?: string | undefined;
	exclude_projectId?: string | undefined;
	"exclude-ids"?: string | undefined;
	"exclude-projectId"?: string | undefined;
	ids?: string | undefined;
	projectId?: string | undefined;
	search?: string | undefined;
}
export type ListSharedEnvsOutput = SharedEnvPage;
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface ProjectDomain {
	name: string;
	apexName: string;
	projectId: string;
	verified: boolean;
	createdAt?: number | undefined;
	customEnvironmentId?: string | null | undefined;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: number | null | undefined;
	updatedAt?: number | undefined;
	verification?: {
		type: string;
		domain: string;
		reason: string;
		value: string;
	}[] | undefined;
}
export interface SharedEnv {
	type?: EnvVarInputKind | undefined;
	id?: string | undefined;
	key?: string | undefined;
	applyToAllCustomEnvironments?: boolean | undefined;
	comment?: string | undefined;
	created?: string | undefined;
	createdAt?: number | undefined;
	createdBy?: string | null | undefined;
	customEnvironmentIds?: string[] | undefined;
	decrypted?: boolean | undefined;
	deletedAt?: number | undefined;
	deletedBy?: string | null | undefined;
	ipAddress?: string | undefined;
	lastEditedByDisplayName?: string | undefined;
	ownerId?: string | null | undefined;
	projectId?: string[] | undefined;
	projectNames?: string[] | undefined;
	target?: EnvTarget[] | undefined;
	updatedAt?: number | undefined;
	updatedBy?: string | null | undefined;
	value?: string | undefined;
}
export interface SharedEnvChange {
	type?: SharedEnvType | undefined;
	key?: string | undefined;
	comment?: string | undefined;
	projectId?: readonly string[] | undefined;
	projectIdUpdates?: {
		link?: readonly string[] | undefined;
		unlink?: readonly string[] | undefined;
	} | undefined;
	target?: readonly EnvTarget[] | undefined;
	value?: string | undefined;
}
export interface SharedEnvFailure {
	error: EnvVarError;
}
export interface SharedEnvInput {
	key: string;
	value: string;
	comment?: string | undefined;
}
export interface SharedEnvListItem {
	type?: EnvVarInputKind | undefined;
	id: string;
	key: string;
	created: string;
	decrypted: boolean;
	securityIssues: ("flags-secret-needs-split" | "readable-secret" | (string & {}))[];
	applyToAllCustomEnvironments?: boolean | undefined;
	comment?: string | undefined;
	createdAt?: number | undefined;
	createdBy?: string | null | undefined;
	customEnvironmentIds?: string[] | undefined;
	deletedAt?: number | undefined;
	deletedBy?: string | null | undefined;
	lastEditedByDisplayName?: string | undefined;
	ownerId?: string | null | undefined;
	projectId?: string[] | undefined;
	target?: EnvTarget[] | undefined;
	updatedAt?: number | undefined;
	updatedBy?: string | null | undefined;
	value?: string | undefined;
}
export interface SharedEnvPage {
	data: SharedEnvListItem[];
	pagination: Pagination;
}
export type SharedEnvType = "encrypted" | "sensitive";
export interface SharedEnvsForProjects {
	type?: SharedEnvType | undefined;
	evs: readonly SharedEnvInput[];
	projectId?: readonly string[] | undefined;
	target?: readonly EnvTarget[] | undefined;
}
export interface SharedEnvsForTargets {
	type?: SharedEnvType | undefined;
	evs: readonly SharedEnvInput[];
	target: readonly EnvTarget[];
	projectId?: readonly string[] | undefined;
}
export interface UnlinkSharedEnvInput {
	id: string;
	projectId: string;
}
export interface UnlinkSharedEnvOutput {
	id: string;
}
export interface UpdateCustomEnvironmentInput extends UpdateCustomEnvironmentRequest {
	idOrName: string;
	environmentSlugOrId: string;
}
export type UpdateCustomEnvironmentOutput = CustomEnvironment;
export interface UpdateCustomEnvironmentRequest {
	slug?: string | undefined;
	branchMatcher?: BranchMatcherInput | null | undefined;
	description?: string | undefined;
}
export interface UpdateSharedEnvsInput {
	updates: {
		[key: string]: SharedEnvChange;
	};
}
export interface UpdateSharedEnvsOutput {
	failed: SharedEnvFailure[];
	updated: SharedEnv[];
}
export function createCustomEnvironment(client: Client, input: CreateCustomEnvironmentInput, options?: CallOptions): ApiPromise<CustomEnvironment>;
export function createSharedEnvs(client: Client, input: CreateSharedEnvsInput, options?: CallOptions): ApiPromise<CreateSharedEnvsOutput>;
export function deleteCustomEnvironment(client: Client, input: DeleteCustomEnvironmentInput, options?: CallOptions): ApiPromise<CustomEnvironment>;
export function deleteSharedEnvs(client: Client, input: DeleteSharedEnvsInput, options?: CallOptions): ApiPromise<DeleteSharedEnvsOutput>;
export function getCustomEnvironment(client: Client, input: GetCustomEnvironmentInput, options?: CallOptions): ApiPromise<CustomEnvironment>;
export function getSharedEnv(client: Client, input: GetSharedEnvInput, options?: CallOptions): ApiPromise<SharedEnv>;
export function listCustomEnvironments(client: Client, input: ListCustomEnvironmentsInput, options?: CallOptions): ApiPromise<ListCustomEnvironmentsOutput>;
export function listSharedEnvs(client: Client, input?: ListSharedEnvsInput, options?: CallOptions): PagedPromise<SharedEnvPage, SharedEnvListItem>;
export function unlinkSharedEnv(client: Client, input: UnlinkSharedEnvInput, options?: CallOptions): ApiPromise<UnlinkSharedEnvOutput>;
export function updateCustomEnvironment(client: Client, input: UpdateCustomEnvironmentInput, options?: CallOptions): ApiPromise<CustomEnvironment>;
export function updateSharedEnvs(client: Client, input: UpdateSharedEnvsInput, options?: CallOptions): ApiPromise<UpdateSharedEnvsOutput>;
}

declare module "@slipway/environment/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listSharedEnvs: {
		input: types.ListSharedEnvsInput;
		output: types.ListSharedEnvsOutput;
	};
	createSharedEnvs: {
		input: types.CreateSharedEnvsInput;
		output: types.CreateSharedEnvsOutput;
	};
	updateSharedEnvs: {
		input: types.UpdateSharedEnvsInput;
		output: types.UpdateSharedEnvsOutput;
	};
	deleteSharedEnvs: {
		input: types.DeleteSharedEnvsInput;
		output: types.DeleteSharedEnvsOutput;
	};
	getSharedEnv: {
		input: types.GetSharedEnvInput;
		output: types.GetSharedEnvOutput;
	};
	unlinkSharedEnv: {
		input: types.UnlinkSharedEnvInput;
		output: types.UnlinkSharedEnvOutput;
	};
	listCustomEnvironments: {
		input: types.ListCustomEnvironmentsInput;
		output: types.ListCustomEnvironmentsOutput;
	};
	createCustomEnvironment: {
		input: types.CreateCustomEnvironmentInput;
		output: types.CreateCustomEnvironmentOutput;
	};
	getCustomEnvironment: {
		input: types.GetCustomEnvironmentInput;
		output: types.GetCustomEnvironmentOutput;
	};
	updateCustomEnvironment: {
		input: types.UpdateCustomEnvironmentInput;
		output: types.UpdateCustomEnvironmentOutput;
	};
	deleteCustomEnvironment: {
		input: types.DeleteCustomEnvironmentInput;
		output: types.DeleteCustomEnvironmentOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/environment/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createCustomEnvironment: Operation;
export const createSharedEnvs: Operation;
export const deleteCustomEnvironment: Operation;
export const deleteSharedEnvs: Operation;
export const getCustomEnvironment: Operation;
export const getSharedEnv: Operation;
export const listCustomEnvironments: Operation;
export const listSharedEnvs: ListOperation;
export const unlinkSharedEnv: Operation;
export const updateCustomEnvironment: Operation;
export const updateSharedEnvs: Operation;
}

declare module "@slipway/environment/schemas" {
export const BranchMatcher: v.GenericSchema<types.BranchMatcher>;
export const BranchMatcherInput: v.GenericSchema<types.BranchMatcherInput>;
export const BranchMatcherType: v.GenericSchema<types.BranchMatcherType>;
export const CreateCustomEnvironmentInput: v.GenericSchema<types.CreateCustomEnvironmentInput>;
export const CreateCustomEnvironmentRequest: v.GenericSchema<types.CreateCustomEnvironmentRequest>;
export const CreateSharedEnvsInput: v.GenericSchema<types.CreateSharedEnvsInput>;
export const CreateSharedEnvsOutput: v.GenericSchema<types.CreateSharedEnvsOutput>;
export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment>;
export const DeleteCustomEnvironmentInput: v.GenericSchema<types.DeleteCustomEnvironmentInput>;
export const DeleteSharedEnvsInput: v.GenericSchema<types.DeleteSharedEnvsInput>;
export const DeleteSharedEnvsOutput: v.GenericSchema<types.DeleteSharedEnvsOutput>;
export const EnvTarget: v.GenericSchema<types.EnvTarget>;
export const EnvVarError: v.GenericSchema<types.EnvVarError>;
export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind>;
export const GetCustomEnvironmentInput: v.GenericSchema<types.GetCustomEnvironmentInput>;
export const GetSharedEnvInput: v.GenericSchema<types.GetSharedEnvInput>;
export const ListCustomEnvironmentsInput: v.GenericSchema<types.ListCustomEnvironmentsInput>;
export const ListCustomEnvironmentsOutput: v.GenericSchema<types.ListCustomEnvironmentsOutput>;
export const ListSharedEnvsInput: v.GenericSchema<types.ListSharedEnvsInput>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const ProjectDomain: v.GenericSchema<types.ProjectDomain>;
export const SharedEnv: v.GenericSchema<types.SharedEnv>;
export const SharedEnvChange: v.GenericSchema<types.SharedEnvChange>;
export const SharedEnvFailure: v.GenericSchema<types.SharedEnvFailure>;
export const SharedEnvInput: v.GenericSchema<types.SharedEnvInput>;
export const SharedEnvListItem: v.GenericSchema<types.SharedEnvListItem>;
export const SharedEnvPage: v.GenericSchema<types.SharedEnvPage>;
export const SharedEnvType: v.GenericSchema<types.SharedEnvType>;
export const SharedEnvsForProjects: v.GenericSchema<types.SharedEnvsForProjects>;
export const SharedEnvsForTargets: v.GenericSchema<types.SharedEnvsForTargets>;
export const UnlinkSharedEnvInput: v.GenericSchema<types.UnlinkSharedEnvInput>;
export const UnlinkSharedEnvOutput: v.GenericSchema<types.UnlinkSharedEnvOutput>;
export const UpdateCustomEnvironmentInput: v.GenericSchema<types.UpdateCustomEnvironmentInput>;
export const UpdateCustomEnvironmentRequest: v.GenericSchema<types.UpdateCustomEnvironmentRequest>;
export const UpdateSharedEnvsInput: v.GenericSchema<types.UpdateSharedEnvsInput>;
export const UpdateSharedEnvsOutput: v.GenericSchema<types.UpdateSharedEnvsOutput>;
}
