// What @slipway/global-config exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/global-config" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export type CreateGlobalConfigInput = CreateGlobalConfigRequest;
export type CreateGlobalConfigOutput = GlobalConfig;
export interface CreateGlobalConfigRequest {
	slug: string;
	items?: {
		[key: string]: unknown;
	} | undefined;
}
export interface CreateGlobalConfigTokenInput {
	edgeConfigId: string;
	label: string;
}
export interface CreateGlobalConfigTokenOutput {
	id: string;
	token: string;
}
export interface DeleteGlobalConfigInput {
	edgeConfigId: string;
}
export type DeleteGlobalConfigOutput = void;
export interface DeleteGlobalConfigSchemaInput {
	edgeConfigId: string;
}
export type DeleteGlobalConfigSchemaOutput = void;
export type DeleteGlobalConfigTokensInput = {
	edgeConfigId: string;
} & (GlobalConfigTokensByToken | GlobalConfigTokensById);
export type DeleteGlobalConfigTokensOutput = void;
export interface ExperimentationPurpose {
	type: "experimentation";
	resourceId: string;
}
export interface FlagsPurpose {
	type: "flags";
	projectId: string;
}
export interface GetGlobalConfigBackupInput {
	edgeConfigId: string;
	edgeConfigBackupVersionId: string;
}
export interface GetGlobalConfigBackupOutput {
	id: string;
	backup: GlobalConfigBackupData;
	lastModified: number;
	metadata: GlobalConfigBackupMetadata;
	user?: GlobalConfigBackupUser | undefined;
}
export interface GetGlobalConfigInput {
	edgeConfigId: string;
}
export interface GetGlobalConfigItemInput {
	edgeConfigId: string;
	edgeConfigItemKey: string;
}
export type GetGlobalConfigItemOutput = GlobalConfigItem;
export type GetGlobalConfigOutput = GlobalConfig;
export interface GetGlobalConfigSchemaInput {
	edgeConfigId: string;
}
export type GetGlobalConfigSchemaOutput = {
	[key: string]: unknown;
};
export interface GetGlobalConfigTokenInput {
	edgeConfigId: string;
	token: string;
}
export type GetGlobalConfigTokenOutput = GlobalConfigToken;
export interface GlobalConfig {
	id: string;
	slug: string;
	createdAt: number;
	digest: string;
	itemCount: number;
	ownerId: string;
	sizeInBytes: number;
	updatedAt: number;
	createdBy?: string | undefined;
	deletedAt?: number | null | undefined;
	purpose?: GlobalConfigPurpose | undefined;
	schema?: {
		[key: string]: unknown;
	} | undefined;
	syncedToDynamoAt?: number | undefined;
	transfer?: GlobalConfigTransfer | undefined;
}
export interface GlobalConfigBackupData {
	slug: string;
	digest: string;
	items: {
		[key: string]: {
			createdAt: number;
			updatedAt: number;
			value: GlobalConfigItemValue | null;
			description?: string | undefined;
		};
	};
	updatedAt: number;
}
export interface GlobalConfigBackupMetadata {
	itemsBytes?: number | undefined;
	itemsCount?: number | undefined;
	updatedAt?: string | undefined;
	updatedBy?: string | undefined;
}
export interface GlobalConfigBackupPage {
	backups: {
		id: string;
		lastModified: number;
		metadata?: GlobalConfigBackupMetadata | undefined;
	}[];
	pagination: {
		hasNext: boolean;
		next?: string | undefined;
	};
}
export interface GlobalConfigBackupUser {
	id: string;
	name?: string | undefined;
	email: string;
	username: string;
	avatar?: string | undefined;
}
export interface GlobalConfigItem {
	key: string;
	createdAt: number;
	edgeConfigId: string;
	updatedAt: number;
	value: GlobalConfigItemValue | null;
	description?: string | undefined;
}
export interface GlobalConfigItemChange {
	key: string;
	operation: GlobalConfigItemOperation;
	description?: string | {
		[key: string]: unknown;
	} | null | undefined;
	value?: unknown | undefined;
}
export type GlobalConfigItemOperation = "create" | "delete" | "update" | "upsert";
export type GlobalConfigItemValue = string | number | {
	[key: string]: GlobalConfigItemValue | null;
} | boolean | (GlobalConfigItemValue | null)[];
export type GlobalConfigPurpose = FlagsPurpose | ExperimentationPurpose;
export interface GlobalConfigToken {
	id: string;
	createdAt: number;
	edgeConfigId: string;
	label: string;
	partialToken: string;
	token?: string | undefined;
}
export interface GlobalConfigTokensById {
	ids: readonly string[];
	tokens?: readonly string[] | undefined;
}
export interface GlobalConfigTokensByToken {
	tokens: readonly string[];
	ids?: readonly string[] | undefined;
}
export interface GlobalConfigTransfer {
	doneAt: number | null;
	fromAccountId: string;
	startedAt: number;
}
export interface ListGlobalConfigBackupsInput {
	edgeConfigId: string;
	limit?: number | undefined;
	metadata?: boolean | undefined;
	next?: string | undefined;
}
export type ListGlobalConfigBackupsOutput = GlobalConfigBackupPage;
export interface ListGlobalConfigItemsInput {
	edgeConfigId: string;
}
export type ListGlobalConfigItemsOutput = GlobalConfigItem[];
export interface ListGlobalConfigTokensInput {
	edgeConfigId: string;
}
export type ListGlobalConfigTokensOutput = GlobalConfigToken;
export type ListGlobalConfigsInput = Record<string, never>;
export type ListGlobalConfigsOutput = GlobalConfig;
export interface RestoreGlobalConfigBackupInput {
	edgeConfigId: string;
	edgeConfigBackupVersionId: string;
}
export interface RestoreGlobalConfigBackupOutput {
	digest: string;
	previousDigest: string;
	restoredFrom: string;
	status: "ok";
}
export interface UpdateGlobalConfigInput extends UpdateGlobalConfigRequest {
	edgeConfigId: string;
}
export interface UpdateGlobalConfigItemsInput {
	edgeConfigId: string;
	items: readonly GlobalConfigItemChange[];
}
export interface UpdateGlobalConfigItemsOutput {
	status: string;
}
export type UpdateGlobalConfigOutput = GlobalConfig;
export interface UpdateGlobalConfigRequest {
	slug: string;
}
export interface UpdateGlobalConfigSchemaInput {
	edgeConfigId: string;
	dryRun?: boolean | undefined;
	definition?: unknown | undefined;
}
export type UpdateGlobalConfigSchemaOutput = {
	[key: string]: unknown;
};
export function createGlobalConfig(client: Client, input: CreateGlobalConfigInput, options?: CallOptions): ApiPromise<GlobalConfig>;
export function createGlobalConfigToken(client: Client, input: CreateGlobalConfigTokenInput, options?: CallOptions): ApiPromise<CreateGlobalConfigTokenOutput>;
export function deleteGlobalConfig(client: Client, input: DeleteGlobalConfigInput, options?: CallOptions): ApiPromise<DeleteGlobalConfigOutput>;
export function deleteGlobalConfigSchema(client: Client, input: DeleteGlobalConfigSchemaInput, options?: CallOptions): ApiPromise<DeleteGlobalConfigSchemaOutput>;
export function deleteGlobalConfigTokens(client: Client, input: DeleteGlobalConfigTokensInput, options?: CallOptions): ApiPromise<DeleteGlobalConfigTokensOutput>;
export function getGlobalConfig(client: Client, input: GetGlobalConfigInput, options?: CallOptions): ApiPromise<GlobalConfig>;
export function getGlobalConfigBackup(client: Client, input: GetGlobalConfigBackupInput, options?: CallOptions): ApiPromise<GetGlobalConfigBackupOutput>;
export function getGlobalConfigItem(client: Client, input: GetGlobalConfigItemInput, options?: CallOptions): ApiPromise<GlobalConfigItem>;
export function getGlobalConfigSchema(client: Client, input: GetGlobalConfigSchemaInput, options?: CallOptions): ApiPromise<GetGlobalConfigSchemaOutput>;
export function getGlobalConfigToken(client: Client, input: GetGlobalConfigTokenInput, options?: CallOptions): ApiPromise<GlobalConfigToken>;
export function listGlobalConfigBackups(client: Client, input: ListGlobalConfigBackupsInput, options?: CallOptions): PagedPromise<GlobalConfigBackupPage, NonNullable<ListGlobalConfigBackupsOutput["backups"]>[number]>;
export function listGlobalConfigItems(client: Client, input: ListGlobalConfigItemsInput, options?: CallOptions): ApiPromise<ListGlobalConfigItemsOutput>;
export function listGlobalConfigTokens(client: Client, input: ListGlobalConfigTokensInput, options?: CallOptions): ApiPromise<GlobalConfigToken>;
export function listGlobalConfigs(client: Client, input?: ListGlobalConfigsInput, options?: CallOptions): ApiPromise<GlobalConfig>;
export function restoreGlobalConfigBackup(client: Client, input: RestoreGlobalConfigBackupInput, options?: CallOptions): ApiPromise<RestoreGlobalConfigBackupOutput>;
export function updateGlobalConfig(client: Client, input: UpdateGlobalConfigInput, options?: CallOptions): ApiPromise<GlobalConfig>;
export function updateGlobalConfigItems(client: Client, input: UpdateGlobalConfigItemsInput, options?: CallOptions): ApiPromise<UpdateGlobalConfigItemsOutput>;
export function updateGlobalConfigSchema(client: Client, input: UpdateGlobalConfigSchemaInput, options?: CallOptions): ApiPromise<UpdateGlobalConfigSchemaOutput>;
}

declare module "@slipway/global-config/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listGlobalConfigs: {
		input: types.ListGlobalConfigsInput;
		output: types.ListGlobalConfigsOutput;
	};
	createGlobalConfig: {
		input: types.CreateGlobalConfigInput;
		output: types.CreateGlobalConfigOutput;
	};
	getGlobalConfig: {
		input: types.GetGlobalConfigInput;
		output: types.GetGlobalConfigOutput;
	};
	updateGlobalConfig: {
		input: types.UpdateGlobalConfigInput;
		output: types.UpdateGlobalConfigOutput;
	};
	deleteGlobalConfig: {
		input: types.DeleteGlobalConfigInput;
		output: types.DeleteGlobalConfigOutput;
	};
	listGlobalConfigItems: {
		input: types.ListGlobalConfigItemsInput;
		output: types.ListGlobalConfigItemsOutput;
	};
	updateGlobalConfigItems: {
		input: types.UpdateGlobalConfigItemsInput;
		output: types.UpdateGlobalConfigItemsOutput;
	};
	getGlobalConfigSchema: {
		input: types.GetGlobalConfigSchemaInput;
		output: types.GetGlobalConfigSchemaOutput;
	};
	updateGlobalConfigSchema: {
		input: types.UpdateGlobalConfigSchemaInput;
		output: types.UpdateGlobalConfigSchemaOutput;
	};
	deleteGlobalConfigSchema: {
		input: types.DeleteGlobalConfigSchemaInput;
		output: types.DeleteGlobalConfigSchemaOutput;
	};
	getGlobalConfigItem: {
		input: types.GetGlobalConfigItemInput;
		output: types.GetGlobalConfigItemOutput;
	};
	listGlobalConfigTokens: {
		input: types.ListGlobalConfigTokensInput;
		output: types.ListGlobalConfigTokensOutput;
	};
	deleteGlobalConfigTokens: {
		input: types.DeleteGlobalConfigTokensInput;
		output: types.DeleteGlobalConfigTokensOutput;
	};
	getGlobalConfigToken: {
		input: types.GetGlobalConfigTokenInput;
		output: types.GetGlobalConfigTokenOutput;
	};
	createGlobalConfigToken: {
		input: types.CreateGlobalConfigTokenInput;
		output: types.CreateGlobalConfigTokenOutput;
	};
	getGlobalConfigBackup: {
		input: types.GetGlobalConfigBackupInput;
		output: types.GetGlobalConfigBackupOutput;
	};
	restoreGlobalConfigBackup: {
		input: types.RestoreGlobalConfigBackupInput;
		output: types.RestoreGlobalConfigBackupOutput;
	};
	listGlobalConfigBackups: {
		input: types.ListGlobalConfigBackupsInput;
		output: types.ListGlobalConfigBackupsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/global-config/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createGlobalConfig: Operation;
export const createGlobalConfigToken: Operation;
export const deleteGlobalConfig: Operation;
export const deleteGlobalConfigSchema: Operation;
export const deleteGlobalConfigTokens: Operation;
export const getGlobalConfig: Operation;
export const getGlobalConfigBackup: Operation;
export const getGlobalConfigItem: Operation;
export const getGlobalConfigSchema: Operation;
export const getGlobalConfigToken: Operation;
export const listGlobalConfigBackups: ListOperation;
export const listGlobalConfigItems: Operation;
export const listGlobalConfigTokens: Operation;
export const listGlobalConfigs: Operation;
export const restoreGlobalConfigBackup: Operation;
export const updateGlobalConfig: Operation;
export const updateGlobalConfigItems: Operation;
export const updateGlobalConfigSchema: Operation;
}

declare module "@slipway/global-config/schemas" {
export const CreateGlobalConfigInput: v.GenericSchema<types.CreateGlobalConfigInput>;
export const CreateGlobalConfigRequest: v.GenericSchema<types.CreateGlobalConfigRequest>;
export const CreateGlobalConfigTokenInput: v.GenericSchema<types.CreateGlobalConfigTokenInput>;
export const CreateGlobalConfigTokenOutput: v.GenericSchema<types.CreateGlobalConfigTokenOutput>;
export const DeleteGlobalConfigInput: v.GenericSchema<types.DeleteGlobalConfigInput>;
export const DeleteGlobalConfigSchemaInput: v.GenericSchema<types.DeleteGlobalConfigSchemaInput>;
export const DeleteGlobalConfigTokensInput: v.GenericSchema<types.DeleteGlobalConfigTokensInput>;
export const ExperimentationPurpose: v.GenericSchema<types.ExperimentationPurpose>;
export const FlagsPurpose: v.GenericSchema<types.FlagsPurpose>;
export const GetGlobalConfigBackupInput: v.GenericSchema<types.GetGlobalConfigBackupInput>;
export const GetGlobalConfigBackupOutput: v.GenericSchema<types.GetGlobalConfigBackupOutput>;
export const GetGlobalConfigInput: v.GenericSchema<types.GetGlobalConfigInput>;
export const GetGlobalConfigItemInput: v.GenericSchema<types.GetGlobalConfigItemInput>;
export const GetGlobalConfigSchemaInput: v.GenericSchema<types.GetGlobalConfigSchemaInput>;
export const GetGlobalConfigSchemaOutput: v.GenericSchema<types.GetGlobalConfigSchemaOutput>;
export const GetGlobalConfigTokenInput: v.GenericSchema<types.GetGlobalConfigTokenInput>;
export const GlobalConfig: v.GenericSchema<types.GlobalConfig>;
export const GlobalConfigBackupData: v.GenericSchema<types.GlobalConfigBackupData>;
export const GlobalConfigBackupMetadata: v.GenericSchema<types.GlobalConfigBackupMetadata>;
export const GlobalConfigBackupPage: v.GenericSchema<types.GlobalConfigBackupPage>;
export const GlobalConfigBackupUser: v.GenericSchema<types.GlobalConfigBackupUser>;
export const GlobalConfigItem: v.GenericSchema<types.GlobalConfigItem>;
export const GlobalConfigItemChange: v.GenericSchema<types.GlobalConfigItemChange>;
export const GlobalConfigItemOperation: v.GenericSchema<types.GlobalConfigItemOperation>;
export const GlobalConfigItemValue: v.GenericSchema<types.GlobalConfigItemValue>;
export const GlobalConfigPurpose: v.GenericSchema<types.GlobalConfigPurpose>;
export const GlobalConfigToken: v.GenericSchema<types.GlobalConfigToken>;
export const GlobalConfigTokensById: v.GenericSchema<types.GlobalConfigTokensById>;
export const GlobalConfigTokensByToken: v.GenericSchema<types.GlobalConfigTokensByToken>;
export const GlobalConfigTransfer: v.GenericSchema<types.GlobalConfigTransfer>;
export const ListGlobalConfigBackupsInput: v.GenericSchema<types.ListGlobalConfigBackupsInput>;
export const ListGlobalConfigItemsInput: v.GenericSchema<types.ListGlobalConfigItemsInput>;
export const ListGlobalConfigItemsOutput: v.GenericSchema<types.ListGlobalConfigItemsOutput>;
export const ListGlobalConfigTokensInput: v.GenericSchema<types.ListGlobalConfigTokensInput>;
export const ListGlobalConfigsInput: v.GenericSchema<types.ListGlobalConfigsInput>;
export const RestoreGlobalConfigBackupInput: v.GenericSchema<types.RestoreGlobalConfigBackupInput>;
export const RestoreGlobalConfigBackupOutput: v.GenericSchema<types.RestoreGlobalConfigBackupOutput>;
export const UpdateGlobalConfigInput: v.GenericSchema<types.UpdateGlobalConfigInput>;
export const UpdateGlobalConfigItemsInput: v.GenericSchema<types.UpdateGlobalConfigItemsInput>;
export const UpdateGlobalConfigItemsOutput: v.GenericSchema<types.UpdateGlobalConfigItemsOutput>;
export const UpdateGlobalConfigRequest: v.GenericSchema<types.UpdateGlobalConfigRequest>;
export const UpdateGlobalConfigSchemaInput: v.GenericSchema<types.UpdateGlobalConfigSchemaInput>;
export const UpdateGlobalConfigSchemaOutput: v.GenericSchema<types.UpdateGlobalConfigSchemaOutput>;
}
