// What @slipway/vcr exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/vcr" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AddRepositoryPermissionInput extends RepositoryPermissionTarget {
	idOrName: string;
	projectId: string;
}
export interface AddRepositoryPermissionOutput {
	permission: RepositoryPermission;
}
export interface BaseImageLayer {
	type: "FROM";
	createdBy: string | null;
	digest: string | null;
	operation: LayerOperation;
	sizeBytes: number | null;
	baseImage: string | null;
	collapsedDigests: string[];
	collapsedLayerCount: number;
}
export interface ClearRepositoryPermissionsInput {
	idOrName: string;
	projectId: string;
}
export type ClearRepositoryPermissionsOutput = void;
export interface CreateRepositoryInput {
	name: string;
	projectId: string;
}
export interface CreateRepositoryOutput {
	repository: ImageRepository;
}
export interface DeleteRepositoryImageInput {
	idOrName: string;
	imageId: string;
	projectId: string;
}
export type DeleteRepositoryImageOutput = unknown;
export interface DeleteRepositoryInput {
	idOrName: string;
	projectId: string;
}
export type DeleteRepositoryOutput = unknown;
export interface EnvLayer {
	type: "ENV";
	createdBy: string | null;
	digest: string | null;
	operation: LayerOperation;
	sizeBytes: number | null;
	env: string | null;
}
export interface GetRepositoryImageInput {
	idOrName: string;
	imageIdOrDigest: string;
	projectId: string;
}
export interface GetRepositoryImageOutput {
	image: RepositoryImageDetail;
}
export interface GetRepositoryInput {
	idOrName: string;
	projectId: string;
}
export interface GetRepositoryOutput {
	repository: ImageRepository;
}
export interface GetRepositoryTagInput {
	idOrName: string;
	tag: string;
	projectId: string;
}
export interface GetRepositoryTagOutput {
	tag: RepositoryTag;
}
export type ImageKind = "manifest" | "index" | "attestation" | (string & {});
export type ImageLayer = BaseImageLayer | RunLayer | EnvLayer | InstructionLayer;
export interface ImageRepository {
	id: string;
	name: string;
	createdAt: string;
	projectId: string;
	public: boolean;
	updatedAt: string;
}
export type ImageStatus = "preparing" | "ready" | "unoptimized" | (string & {});
export interface InstructionLayer {
	type: "ADD" | "ARG" | "CMD" | "COPY" | "ENTRYPOINT" | "EXPOSE" | "HEALTHCHECK" | "LABEL" | "ONBUILD" | "SHELL" | "STOPSIGNAL" | "UNKNOWN" | "USER" | "VOLUME" | "WORKDIR";
	createdBy: string | null;
	digest: string | null;
	operation: LayerOperation;
	sizeBytes: number | null;
	value: string | null;
}
export type LayerOperation = "ADD" | "ARG" | "CMD" | "COPY" | "ENTRYPOINT" | "ENV" | "EXPOSE" | "FROM" | "HEALTHCHECK" | "LABEL" | "ONBUILD" | "RUN" | "SHELL" | "STOPSIGNAL" | "UNKNOWN" | "USER" | "VOLUME" | "WORKDIR" | (string & {});
export interface ListRepositoriesInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	projectId: string;
}
export type ListRepositoriesOutput = RepositoryPage;
export interface ListRepositoryImagesInput {
	idOrName: string;
	cursor?: string | undefined;
	limit?: number | undefined;
	projectId: string;
	untagged?: boolean | undefined;
}
export type ListRepositoryImagesOutput = RepositoryImagePage;
export interface ListRepositoryPermissionsInput {
	idOrName: string;
	cursor?: string | undefined;
	limit?: number | undefined;
	projectId: string;
}
export type ListRepositoryPermissionsOutput = RepositoryPermissionPage;
export interface ListRepositoryTagsInput {
	idOrName: string;
	cursor?: string | undefined;
	limit?: number | undefined;
	projectId: string;
	sortBy?: "tag" | "updatedAt" | undefined;
	sortOrder?: "asc" | "desc" | undefined;
}
export type ListRepositoryTagsOutput = RepositoryTagPage;
export interface RemoveRepositoryPermissionInput extends RepositoryPermissionTarget {
	idOrName: string;
	projectId: string;
}
export type RemoveRepositoryPermissionOutput = void;
export interface RepositoryImage {
	createdAt: string;
	kind: ImageKind;
	manifestDigest: string;
	sizeInBytes: number;
	status: ImageStatus | null;
	arch?: string | undefined;
	platform?: string | undefined;
	pushedBy?: string | undefined;
	id: string;
	repositoryId: string;
	tags: string[];
}
export interface RepositoryImageDetail {
	createdAt: string;
	kind: ImageKind;
	manifestDigest: string;
	sizeInBytes: number;
	status: ImageStatus | null;
	arch?: string | undefined;
	platform?: string | undefined;
	pushedBy?: string | undefined;
	id: string;
	layers: ImageLayer[];
	repositoryId: string;
	tags: string[];
}
export interface RepositoryImagePage {
	images: RepositoryImage[];
	nextCursor?: string | undefined;
}
export interface RepositoryPage {
	repositories: ImageRepository[];
	nextCursor?: string | undefined;
}
export interface RepositoryPermission {
	createdAt: string;
	repositoryId: string;
	teamId: string;
	teamSlug: string;
}
export interface RepositoryPermissionPage {
	permissions: RepositoryPermission[];
	nextCursor?: string | undefined;
}
export interface RepositoryPermissionTarget {
	teamId?: string | undefined;
	teamSlug?: string | undefined;
}
export interface RepositoryTag {
	createdAt: string;
	kind: ImageKind;
	manifestDigest: string;
	sizeInBytes: number;
	status: ImageStatus | null;
	arch?: string | undefined;
	platform?: string | undefined;
	pushedBy?: string | undefined;
	imageId: string;
	tag: string;
	updatedAt: string;
}
export interface RepositoryTagPage {
	tags: RepositoryTag[];
	nextCursor?: string | undefined;
}
export interface RunLayer {
	type: "RUN";
	createdBy: string | null;
	digest: string | null;
	operation: LayerOperation;
	sizeBytes: number | null;
	command: string | null;
}
export function addRepositoryPermission(client: Client, input: AddRepositoryPermissionInput, options?: CallOptions): ApiPromise<AddRepositoryPermissionOutput>;
export function clearRepositoryPermissions(client: Client, input: ClearRepositoryPermissionsInput, options?: CallOptions): ApiPromise<ClearRepositoryPermissionsOutput>;
export function createRepository(client: Client, input: CreateRepositoryInput, options?: CallOptions): ApiPromise<CreateRepositoryOutput>;
export function deleteRepository(client: Client, input: DeleteRepositoryInput, options?: CallOptions): ApiPromise<DeleteRepositoryOutput>;
export function deleteRepositoryImage(client: Client, input: DeleteRepositoryImageInput, options?: CallOptions): ApiPromise<DeleteRepositoryImageOutput>;
export function getRepository(client: Client, input: GetRepositoryInput, options?: CallOptions): ApiPromise<GetRepositoryOutput>;
export function getRepositoryImage(client: Client, input: GetRepositoryImageInput, options?: CallOptions): ApiPromise<GetRepositoryImageOutput>;
export function getRepositoryTag(client: Client, input: GetRepositoryTagInput, options?: CallOptions): ApiPromise<GetRepositoryTagOutput>;
export function listRepositories(client: Client, input: ListRepositoriesInput, options?: CallOptions): PagedPromise<RepositoryPage, ImageRepository>;
export function listRepositoryImages(client: Client, input: ListRepositoryImagesInput, options?: CallOptions): PagedPromise<RepositoryImagePage, RepositoryImage>;
export function listRepositoryPermissions(client: Client, input: ListRepositoryPermissionsInput, options?: CallOptions): PagedPromise<RepositoryPermissionPage, RepositoryPermission>;
export function listRepositoryTags(client: Client, input: ListRepositoryTagsInput, options?: CallOptions): PagedPromise<RepositoryTagPage, RepositoryTag>;
export function removeRepositoryPermission(client: Client, input: RemoveRepositoryPermissionInput, options?: CallOptions): ApiPromise<RemoveRepositoryPermissionOutput>;
}

declare module "@slipway/vcr/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listRepositories: {
		input: types.ListRepositoriesInput;
		output: types.ListRepositoriesOutput;
	};
	createRepository: {
		input: types.CreateRepositoryInput;
		output: types.CreateRepositoryOutput;
	};
	getRepository: {
		input: types.GetRepositoryInput;
		output: types.GetRepositoryOutput;
	};
	deleteRepository: {
		input: types.DeleteRepositoryInput;
		output: types.DeleteRepositoryOutput;
	};
	listRepositoryImages: {
		input: types.ListRepositoryImagesInput;
		output: types.ListRepositoryImagesOutput;
	};
	listRepositoryPermissions: {
		input: types.ListRepositoryPermissionsInput;
		output: types.ListRepositoryPermissionsOutput;
	};
	addRepositoryPermission: {
		input: types.AddRepositoryPermissionInput;
		output: types.AddRepositoryPermissionOutput;
	};
	removeRepositoryPermission: {
		input: types.RemoveRepositoryPermissionInput;
		output: types.RemoveRepositoryPermissionOutput;
	};
	clearRepositoryPermissions: {
		input: types.ClearRepositoryPermissionsInput;
		output: types.ClearRepositoryPermissionsOutput;
	};
	listRepositoryTags: {
		input: types.ListRepositoryTagsInput;
		output: types.ListRepositoryTagsOutput;
	};
	getRepositoryTag: {
		input: types.GetRepositoryTagInput;
		output: types.GetRepositoryTagOutput;
	};
	getRepositoryImage: {
		input: types.GetRepositoryImageInput;
		output: types.GetRepositoryImageOutput;
	};
	deleteRepositoryImage: {
		input: types.DeleteRepositoryImageInput;
		output: types.DeleteRepositoryImageOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/vcr/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const addRepositoryPermission: Operation;
export const clearRepositoryPermissions: Operation;
export const createRepository: Operation;
export const deleteRepository: Operation;
export const deleteRepositoryImage: Operation;
export const getRepository: Operation;
export const getRepositoryImage: Operation;
export const getRepositoryTag: Operation;
export const listRepositories: ListOperation;
export const listRepositoryImages: ListOperation;
export const listRepositoryPermissions: ListOperation;
export const listRepositoryTags: ListOperation;
export const removeRepositoryPermission: Operation;
}

declare module "@slipway/vcr/schemas" {
export const AddRepositoryPermissionInput: v.GenericSchema<types.AddRepositoryPermissionInput>;
export const AddRepositoryPermissionOutput: v.GenericSchema<types.AddRepositoryPermissionOutput>;
export const BaseImageLayer: v.GenericSchema<types.BaseImageLayer>;
export const ClearRepositoryPermissionsInput: v.GenericSchema<types.ClearRepositoryPermissionsInput>;
export const CreateRepositoryInput: v.GenericSchema<types.CreateRepositoryInput>;
export const CreateRepositoryOutput: v.GenericSchema<types.CreateRepositoryOutput>;
export const DeleteRepositoryImageInput: v.GenericSchema<types.DeleteRepositoryImageInput>;
export const DeleteRepositoryImageOutput: v.GenericSchema<types.DeleteRepositoryImageOutput>;
export const DeleteRepositoryInput: v.GenericSchema<types.DeleteRepositoryInput>;
export const DeleteRepositoryOutput: v.GenericSchema<types.DeleteRepositoryOutput>;
export const EnvLayer: v.GenericSchema<types.EnvLayer>;
export const GetRepositoryImageInput: v.GenericSchema<types.GetRepositoryImageInput>;
export const GetRepositoryImageOutput: v.GenericSchema<types.GetRepositoryImageOutput>;
export const GetRepositoryInput: v.GenericSchema<types.GetRepositoryInput>;
export const GetRepositoryOutput: v.GenericSchema<types.GetRepositoryOutput>;
export const GetRepositoryTagInput: v.GenericSchema<types.GetRepositoryTagInput>;
export const GetRepositoryTagOutput: v.GenericSchema<types.GetRepositoryTagOutput>;
export const ImageKind: v.GenericSchema<types.ImageKind>;
export const ImageLayer: v.GenericSchema<types.ImageLayer>;
export const ImageRepository: v.GenericSchema<types.ImageRepository>;
export const ImageStatus: v.GenericSchema<types.ImageStatus>;
export const InstructionLayer: v.GenericSchema<types.InstructionLayer>;
export const LayerOperation: v.GenericSchema<types.LayerOperation>;
export const ListRepositoriesInput: v.GenericSchema<types.ListRepositoriesInput>;
export const ListRepositoryImagesInput: v.GenericSchema<types.ListRepositoryImagesInput>;
export const ListRepositoryPermissionsInput: v.GenericSchema<types.ListRepositoryPermissionsInput>;
export const ListRepositoryTagsInput: v.GenericSchema<types.ListRepositoryTagsInput>;
export const RemoveRepositoryPermissionInput: v.GenericSchema<types.RemoveRepositoryPermissionInput>;
export const RepositoryImage: v.GenericSchema<types.RepositoryImage>;
export const RepositoryImageDetail: v.GenericSchema<types.RepositoryImageDetail>;
export const RepositoryImagePage: v.GenericSchema<types.RepositoryImagePage>;
export const RepositoryPage: v.GenericSchema<types.RepositoryPage>;
export const RepositoryPermission: v.GenericSchema<types.RepositoryPermission>;
export const RepositoryPermissionPage: v.GenericSchema<types.RepositoryPermissionPage>;
export const RepositoryPermissionTarget: v.GenericSchema<types.RepositoryPermissionTarget>;
export const RepositoryTag: v.GenericSchema<types.RepositoryTag>;
export const RepositoryTagPage: v.GenericSchema<types.RepositoryTagPage>;
export const RunLayer: v.GenericSchema<types.RunLayer>;
}
