// What @slipway/bulk-redirects exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/bulk-redirects" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface DeleteRedirectsInput {
	projectId: string;
	name?: string | undefined;
	redirects: readonly string[];
}
export interface DeleteRedirectsOutput {
	version: RedirectVersion;
	alias?: string | null | undefined;
}
export interface EditedRedirects {
	alias: string | null;
	version: RedirectVersion;
}
export interface ListRedirectVersionsInput {
	projectId: string;
}
export interface ListRedirectVersionsOutput {
	versions: RedirectVersion[];
}
export interface ListRedirectsInput {
	diff?: "only" | boolean | undefined;
	page?: number | undefined;
	per_page?: number | undefined;
	projectId: string;
	q?: string | undefined;
	sort_by?: "destination" | "source" | "statusCode" | undefined;
	sort_order?: "asc" | "desc" | undefined;
	versionId?: string | undefined;
}
export interface ListRedirectsOutput {
	pagination: RedirectsPagination;
	redirects: Redirect[];
	version?: RedirectVersion | undefined;
}
export interface Redirect {
	destination: string;
	source: string;
	caseSensitive?: boolean | undefined;
	permanent?: boolean | undefined;
	preserveQueryParams?: boolean | undefined;
	query?: boolean | undefined;
	sensitive?: boolean | undefined;
	statusCode?: number | undefined;
}
export interface RedirectChange {
	source: string;
	caseSensitive?: boolean | undefined;
	destination?: string | undefined;
	permanent?: boolean | undefined;
	preserveQueryParams?: boolean | undefined;
	query?: boolean | undefined;
	statusCode?: number | undefined;
}
export interface RedirectVersion {
	id: string;
	name?: string | undefined;
	key: string;
	createdBy: string;
	lastModified: number;
	alias?: string | undefined;
	isLive?: boolean | undefined;
	isStaging?: boolean | undefined;
	redirectCount?: number | undefined;
}
export interface RedirectsPagination {
	numPages: number;
	page: number;
	per_page: number;
}
export interface RestoreRedirectsInput {
	projectId: string;
	name?: string | undefined;
	redirects: readonly string[];
}
export interface RestoreRedirectsOutput {
	failedToRestore: string[];
	restored: string[];
	version: RedirectVersion;
}
export type StageRedirectsInput = StageRedirectsRequest;
export type StageRedirectsOutput = EditedRedirects;
export interface StageRedirectsRequest {
	name?: string | undefined;
	projectId: string;
	teamId: string;
	overwrite?: boolean | undefined;
	redirects?: readonly StagedRedirect[] | undefined;
}
export interface StagedRedirect {
	destination: string;
	source: string;
	caseSensitive?: boolean | undefined;
	permanent?: boolean | undefined;
	preserveQueryParams?: boolean | undefined;
	query?: boolean | undefined;
	statusCode?: number | string | undefined;
}
export interface UpdateRedirectInput extends UpdateRedirectRequest {
	projectId: string;
}
export type UpdateRedirectOutput = EditedRedirects;
export interface UpdateRedirectRequest {
	name?: string | undefined;
	redirect: RedirectChange;
	restore?: boolean | undefined;
}
export interface UpdateRedirectVersionInput extends UpdateRedirectVersionRequest {
	projectId: string;
}
export interface UpdateRedirectVersionOutput {
	version: RedirectVersion;
}
export interface UpdateRedirectVersionRequest {
	id: string;
	name?: string | undefined;
	action: "discard" | "promote" | "restore";
}
export function deleteRedirects(client: Client, input: DeleteRedirectsInput, options?: CallOptions): ApiPromise<DeleteRedirectsOutput>;
export function listRedirectVersions(client: Client, input: ListRedirectVersionsInput, options?: CallOptions): ApiPromise<ListRedirectVersionsOutput>;
export function listRedirects(client: Client, input: ListRedirectsInput, options?: CallOptions): PagedPromise<ListRedirectsOutput, Redirect>;
export function restoreRedirects(client: Client, input: RestoreRedirectsInput, options?: CallOptions): ApiPromise<RestoreRedirectsOutput>;
export function stageRedirects(client: Client, input: StageRedirectsInput, options?: CallOptions): ApiPromise<EditedRedirects>;
export function updateRedirect(client: Client, input: UpdateRedirectInput, options?: CallOptions): ApiPromise<EditedRedirects>;
export function updateRedirectVersion(client: Client, input: UpdateRedirectVersionInput, options?: CallOptions): ApiPromise<UpdateRedirectVersionOutput>;
}

declare module "@slipway/bulk-redirects/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listRedirects: {
		input: types.ListRedirectsInput;
		output: types.ListRedirectsOutput;
	};
	stageRedirects: {
		input: types.StageRedirectsInput;
		output: types.StageRedirectsOutput;
	};
	updateRedirect: {
		input: types.UpdateRedirectInput;
		output: types.UpdateRedirectOutput;
	};
	deleteRedirects: {
		input: types.DeleteRedirectsInput;
		output: types.DeleteRedirectsOutput;
	};
	restoreRedirects: {
		input: types.RestoreRedirectsInput;
		output: types.RestoreRedirectsOutput;
	};
	listRedirectVersions: {
		input: types.ListRedirectVersionsInput;
		output: types.ListRedirectVersionsOutput;
	};
	updateRedirectVersion: {
		input: types.UpdateRedirectVersionInput;
		output: types.UpdateRedirectVersionOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/bulk-redirects/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const deleteRedirects: Operation;
export const listRedirectVersions: Operation;
export const listRedirects: ListOperation;
export const restoreRedirects: Operation;
export const stageRedirects: Operation;
export const updateRedirect: Operation;
export const updateRedirectVersion: Operation;
}

declare module "@slipway/bulk-redirects/schemas" {
export const DeleteRedirectsInput: v.GenericSchema<types.DeleteRedirectsInput>;
export const DeleteRedirectsOutput: v.GenericSchema<types.DeleteRedirectsOutput>;
export const EditedRedirects: v.GenericSchema<types.EditedRedirects>;
export const ListRedirectVersionsInput: v.GenericSchema<types.ListRedirectVersionsInput>;
export const ListRedirectVersionsOutput: v.GenericSchema<types.ListRedirectVersionsOutput>;
export const ListRedirectsInput: v.GenericSchema<types.ListRedirectsInput>;
export const ListRedirectsOutput: v.GenericSchema<unknown>;
export const Redirect: v.GenericSchema<types.Redirect>;
export const RedirectChange: v.GenericSchema<types.RedirectChange>;
export const RedirectVersion: v.GenericSchema<types.RedirectVersion>;
export const RedirectsPagination: v.GenericSchema<types.RedirectsPagination>;
export const RestoreRedirectsInput: v.GenericSchema<types.RestoreRedirectsInput>;
export const RestoreRedirectsOutput: v.GenericSchema<types.RestoreRedirectsOutput>;
export const StageRedirectsInput: v.GenericSchema<types.StageRedirectsInput>;
export const StageRedirectsRequest: v.GenericSchema<types.StageRedirectsRequest>;
export const StagedRedirect: v.GenericSchema<types.StagedRedirect>;
export const UpdateRedirectInput: v.GenericSchema<types.UpdateRedirectInput>;
export const UpdateRedirectRequest: v.GenericSchema<types.UpdateRedirectRequest>;
export const UpdateRedirectVersionInput: v.GenericSchema<types.UpdateRedirectVersionInput>;
export const UpdateRedirectVersionOutput: v.GenericSchema<types.UpdateRedirectVersionOutput>;
export const UpdateRedirectVersionRequest: v.GenericSchema<types.UpdateRedirectVersionRequest>;
}
