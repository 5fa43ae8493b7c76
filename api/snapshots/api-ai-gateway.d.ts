// What @slipway/api-ai-gateway exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/api-ai-gateway" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface CreateVirtualModelConfigInput {
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type CreateVirtualModelConfigOutput = VirtualModelConfig;
export interface DeleteVirtualModelConfigBySlugInput {
	vmcSlug: string;
	actingIp?: string | undefined;
	actingUserAgent?: string | undefined;
	ownerId?: string | undefined;
	updatedBy?: string | undefined;
}
export type DeleteVirtualModelConfigBySlugOutput = void;
export interface DeleteVirtualModelConfigInput {
	actingIp?: string | undefined;
	actingUserAgent?: string | undefined;
	ownerId?: string | undefined;
	updatedBy?: string | undefined;
	virtualModelSlug: string;
}
export type DeleteVirtualModelConfigOutput = void;
export interface GetVirtualModelConfigBySlugInput {
	vmcSlug: string;
	ownerId?: string | undefined;
}
export type GetVirtualModelConfigBySlugOutput = VirtualModelConfig;
export interface InferenceRegion {
	geoRegion?: string | undefined;
	providerRegion?: string | undefined;
	providers?: {
		[key: string]: {
			geoRegion?: string | undefined;
			providerRegion?: string | undefined;
			scope?: InferenceScope | undefined;
		} | null;
	} | undefined;
	scope?: InferenceScope | undefined;
}
export type InferenceScope = "global" | "zone" | "specific" | (string & {});
export interface ListVirtualModelConfigsInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	ownerId?: string | undefined;
}
export type ListVirtualModelConfigsOutput = VirtualModelConfigPage;
export type ModelSort = "cost" | "price" | "latency" | "throughput" | "tps" | "ttft" | (string & {});
export interface SearchVirtualModelConfigsInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	ownerId?: string | undefined;
	virtualModelSlug?: string | undefined;
}
export type SearchVirtualModelConfigsOutput = VirtualModelConfigPage;
export interface UpdateVirtualModelConfigBySlugInput {
	vmcSlug: string;
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type UpdateVirtualModelConfigBySlugOutput = VirtualModelConfig;
export interface UpdateVirtualModelConfigInput {
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export type UpdateVirtualModelConfigOutput = VirtualModelConfig;
export interface VirtualModelConfig {
	createdAt: number;
	deleted: boolean;
	kind: string;
	ownerId: string;
	status: string;
	updatedAt: number;
	virtualModelSlug: string;
	allowFallbackFromFast?: boolean | undefined;
	baseUrl?: string | undefined;
	byokCredentialIds?: string[] | undefined;
	caching?: "auto" | undefined;
	description?: string | undefined;
	disallowPromptTraining?: boolean | undefined;
	displayName?: string | undefined;
	has?: ("implicit-caching" | "vision" | (string & {}))[] | undefined;
	hipaaCompliant?: boolean | undefined;
	inferenceRegion?: InferenceRegion | undefined;
	instanceId?: string | undefined;
	modelSlug?: string | undefined;
	models?: string[] | undefined;
	observabilityTags?: string[] | undefined;
	providerOnly?: string[] | undefined;
	providerOptions?: {
		[key: string]: {
			[key: string]: unknown;
		};
	} | undefined;
	providerOrder?: string[] | undefined;
	providerTimeouts?: {
		byok?: {
			[key: string]: number;
		} | undefined;
	} | undefined;
	requires?: string[] | undefined;
	selector?: VirtualModelSelector | undefined;
	serviceTier?: VirtualModelServiceTier | undefined;
	sort?: ModelSort | undefined;
	speed?: "fast" | undefined;
	updatedBy?: string | undefined;
	visibility?: string | undefined;
	zeroDataRetention?: boolean | undefined;
}
export interface VirtualModelConfigPage {
	cursor: string | null;
	virtualModelConfigs: VirtualModelConfig[];
}
export type VirtualModelSelector = "cost" | "priority" | "tps" | "ttft" | (string & {});
export type VirtualModelServiceTier = "fast" | "flex" | "priority" | (string & {});
export function createVirtualModelConfig(client: Client, input?: CreateVirtualModelConfigInput, options?: CallOptions): ApiPromise<VirtualModelConfig>;
export function deleteVirtualModelConfig(client: Client, input: DeleteVirtualModelConfigInput, options?: CallOptions): ApiPromise<DeleteVirtualModelConfigOutput>;
export function deleteVirtualModelConfigBySlug(client: Client, input: DeleteVirtualModelConfigBySlugInput, options?: CallOptions): ApiPromise<DeleteVirtualModelConfigBySlugOutput>;
export function getVirtualModelConfigBySlug(client: Client, input: GetVirtualModelConfigBySlugInput, options?: CallOptions): ApiPromise<VirtualModelConfig>;
export function listVirtualModelConfigs(client: Client, input?: ListVirtualModelConfigsInput, options?: CallOptions): PagedPromise<VirtualModelConfigPage, VirtualModelConfig>;
export function searchVirtualModelConfigs(client: Client, input?: SearchVirtualModelConfigsInput, options?: CallOptions): PagedPromise<VirtualModelConfigPage, VirtualModelConfig>;
export function updateVirtualModelConfig(client: Client, input?: UpdateVirtualModelConfigInput, options?: CallOptions): ApiPromise<VirtualModelConfig>;
export function updateVirtualModelConfigBySlug(client: Client, input: UpdateVirtualModelConfigBySlugInput, options?: CallOptions): ApiPromise<VirtualModelConfig>;
}

declare module "@slipway/api-ai-gateway/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	searchVirtualModelConfigs: {
		input: types.SearchVirtualModelConfigsInput;
		output: types.SearchVirtualModelConfigsOutput;
	};
	createVirtualModelConfig: {
		input: types.CreateVirtualModelConfigInput;
		output: types.CreateVirtualModelConfigOutput;
	};
	updateVirtualModelConfig: {
		input: types.UpdateVirtualModelConfigInput;
		output: types.UpdateVirtualModelConfigOutput;
	};
	deleteVirtualModelConfig: {
		input: types.DeleteVirtualModelConfigInput;
		output: types.DeleteVirtualModelConfigOutput;
	};
	listVirtualModelConfigs: {
		input: types.ListVirtualModelConfigsInput;
		output: types.ListVirtualModelConfigsOutput;
	};
	getVirtualModelConfigBySlug: {
		input: types.GetVirtualModelConfigBySlugInput;
		output: types.GetVirtualModelConfigBySlugOutput;
	};
	updateVirtualModelConfigBySlug: {
		input: types.UpdateVirtualModelConfigBySlugInput;
		output: types.UpdateVirtualModelConfigBySlugOutput;
	};
	deleteVirtualModelConfigBySlug: {
		input: types.DeleteVirtualModelConfigBySlugInput;
		output: types.DeleteVirtualModelConfigBySlugOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/api-ai-gateway/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createVirtualModelConfig: Operation;
export const deleteVirtualModelConfig: Operation;
export const deleteVirtualModelConfigBySlug: Operation;
export const getVirtualModelConfigBySlug: Operation;
export const listVirtualModelConfigs: ListOperation;
export const searchVirtualModelConfigs: ListOperation;
export const updateVirtualModelConfig: Operation;
export const updateVirtualModelConfigBySlug: Operation;
}

declare module "@slipway/api-ai-gateway/schemas" {
export const CreateVirtualModelConfigInput: v.GenericSchema<types.CreateVirtualModelConfigInput>;
export const DeleteVirtualModelConfigBySlugInput: v.GenericSchema<types.DeleteVirtualModelConfigBySlugInput>;
export const DeleteVirtualModelConfigInput: v.GenericSchema<types.DeleteVirtualModelConfigInput>;
export const GetVirtualModelConfigBySlugInput: v.GenericSchema<types.GetVirtualModelConfigBySlugInput>;
export const InferenceRegion: v.GenericSchema<types.InferenceRegion>;
export const InferenceScope: v.GenericSchema<types.InferenceScope>;
export const ListVirtualModelConfigsInput: v.GenericSchema<types.ListVirtualModelConfigsInput>;
export const ModelSort: v.GenericSchema<types.ModelSort>;
export const SearchVirtualModelConfigsInput: v.GenericSchema<types.SearchVirtualModelConfigsInput>;
export const SearchVirtualModelConfigsOutput: v.GenericSchema<unknown>;
export const UpdateVirtualModelConfigBySlugInput: v.GenericSchema<types.UpdateVirtualModelConfigBySlugInput>;
export const UpdateVirtualModelConfigInput: v.GenericSchema<types.UpdateVirtualModelConfigInput>;
export const VirtualModelConfig: v.GenericSchema<types.VirtualModelConfig>;
export const VirtualModelConfigPage: v.GenericSchema<types.VirtualModelConfigPage>;
export const VirtualModelSelector: v.GenericSchema<types.VirtualModelSelector>;
export const VirtualModelServiceTier: v.GenericSchema<types.VirtualModelServiceTier>;
}
