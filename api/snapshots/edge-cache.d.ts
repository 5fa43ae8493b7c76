// What @slipway/edge-cache exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/edge-cache" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface DangerouslyDeleteCacheBySrcImagesInput {
	projectIdOrName: string;
	srcImages: readonly string[];
	revalidationDeadlineSeconds?: number | undefined;
}
export type DangerouslyDeleteCacheBySrcImagesOutput = void;
export interface DangerouslyDeleteCacheByTagsInput extends DeleteCacheByTagsRequest {
	projectIdOrName: string;
}
export type DangerouslyDeleteCacheByTagsOutput = void;
export interface DeleteCacheByTagsRequest {
	tags: readonly string[] | string;
	revalidationDeadlineSeconds?: number | undefined;
	target?: TargetEnvironment | undefined;
}
export interface InvalidateCacheBySrcImagesInput {
	projectIdOrName: string;
	srcImages: readonly string[];
}
export type InvalidateCacheBySrcImagesOutput = void;
export interface InvalidateCacheByTagsInput {
	projectIdOrName: string;
	tags: readonly string[] | string;
	target?: TargetEnvironment | undefined;
}
export type InvalidateCacheByTagsOutput = void;
export type TargetEnvironment = "production" | "preview";
export function dangerouslyDeleteCacheBySrcImages(client: Client, input: DangerouslyDeleteCacheBySrcImagesInput, options?: CallOptions): ApiPromise<DangerouslyDeleteCacheBySrcImagesOutput>;
export function dangerouslyDeleteCacheByTags(client: Client, input: DangerouslyDeleteCacheByTagsInput, options?: CallOptions): ApiPromise<DangerouslyDeleteCacheByTagsOutput>;
export function invalidateCacheBySrcImages(client: Client, input: InvalidateCacheBySrcImagesInput, options?: CallOptions): ApiPromise<InvalidateCacheBySrcImagesOutput>;
export function invalidateCacheByTags(client: Client, input: InvalidateCacheByTagsInput, options?: CallOptions): ApiPromise<InvalidateCacheByTagsOutput>;
}

declare module "@slipway/edge-cache/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	invalidateCacheByTags: {
		input: types.InvalidateCacheByTagsInput;
		output: types.InvalidateCacheByTagsOutput;
	};
	dangerouslyDeleteCacheByTags: {
		input: types.DangerouslyDeleteCacheByTagsInput;
		output: types.DangerouslyDeleteCacheByTagsOutput;
	};
	invalidateCacheBySrcImages: {
		input: types.InvalidateCacheBySrcImagesInput;
		output: types.InvalidateCacheBySrcImagesOutput;
	};
	dangerouslyDeleteCacheBySrcImages: {
		input: types.DangerouslyDeleteCacheBySrcImagesInput;
		output: types.DangerouslyDeleteCacheBySrcImagesOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/edge-cache/operations" {
import { Operation } from "@slipway/core";
export const dangerouslyDeleteCacheBySrcImages: Operation;
export const dangerouslyDeleteCacheByTags: Operation;
export const invalidateCacheBySrcImages: Operation;
export const invalidateCacheByTags: Operation;
}

declare module "@slipway/edge-cache/schemas" {
export const DangerouslyDeleteCacheBySrcImagesInput: v.GenericSchema<types.DangerouslyDeleteCacheBySrcImagesInput>;
export const DangerouslyDeleteCacheByTagsInput: v.GenericSchema<types.DangerouslyDeleteCacheByTagsInput>;
export const DeleteCacheByTagsRequest: v.GenericSchema<types.DeleteCacheByTagsRequest>;
export const InvalidateCacheBySrcImagesInput: v.GenericSchema<types.InvalidateCacheBySrcImagesInput>;
export const InvalidateCacheByTagsInput: v.GenericSchema<types.InvalidateCacheByTagsInput>;
export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment>;
}
