// What @slipway/artifacts exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/artifacts" {
import { ApiPromise } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface ArtifactEvent {
	event: "HIT" | "MISS";
	hash: string;
	sessionId: string;
	source: "LOCAL" | "REMOTE";
	duration?: number | undefined;
}
export interface ArtifactInfo {
	size: number;
	taskDurationMs: number;
	dirtyHash?: string | undefined;
	sha?: string | undefined;
	tag?: string | undefined;
}
export type ArtifactsStatus = "disabled" | "enabled" | "over_limit" | "paused" | (string & {});
export type DeleteAllArtifactsInput = Record<string, never>;
export interface DeleteAllArtifactsOutput {
	deletedCount: number;
}
export interface DownloadArtifactInput {
	hash: string;
	xArtifactClientCi?: string | undefined;
	xArtifactClientInteractive?: number | undefined;
}
export type DownloadArtifactOutput = ReadableStream<Uint8Array>;
export type GetArtifactsStatusInput = Record<string, never>;
export interface GetArtifactsStatusOutput {
	status: ArtifactsStatus;
}
export interface HasArtifactInput {
	hash: string;
}
export type HasArtifactOutput = boolean;
export interface QueryArtifactsInput {
	hashes: readonly string[];
}
export type QueryArtifactsOutput = {
	[key: string]: ArtifactInfo | {
		error: {
			message: string;
		};
	} | null;
};
export interface RecordArtifactEventsInput {
	xArtifactClientCi?: string | undefined;
	xArtifactClientInteractive?: number | undefined;
	body: readonly ArtifactEvent[];
}
export type RecordArtifactEventsOutput = void;
export interface UploadArtifactInput {
	hash: string;
	xArtifactClientCi?: string | undefined;
	xArtifactClientInteractive?: number | undefined;
	xArtifactDirtyHash?: string | undefined;
	xArtifactDuration?: number | undefined;
	xArtifactSha?: string | undefined;
	xArtifactTag?: string | undefined;
	body: BodySource;
}
export interface UploadArtifactOutput {
	urls: string[];
}
export function deleteAllArtifacts(client: Client, input?: DeleteAllArtifactsInput, options?: CallOptions): ApiPromise<DeleteAllArtifactsOutput>;
export function downloadArtifact(client: Client, input: DownloadArtifactInput, options?: CallOptions): ApiPromise<DownloadArtifactOutput>;
export function getArtifactsStatus(client: Client, input?: GetArtifactsStatusInput, options?: CallOptions): ApiPromise<GetArtifactsStatusOutput>;
export function hasArtifact(client: Client, input: HasArtifactInput, options?: CallOptions): ApiPromise<HasArtifactOutput>;
export function queryArtifacts(client: Client, input: QueryArtifactsInput, options?: CallOptions): ApiPromise<QueryArtifactsOutput>;
export function recordArtifactEvents(client: Client, input: RecordArtifactEventsInput, options?: CallOptions): ApiPromise<RecordArtifactEventsOutput>;
export function uploadArtifact(client: Client, input: UploadArtifactInput, options?: CallOptions): ApiPromise<UploadArtifactOutput>;
}

declare module "@slipway/artifacts/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	recordArtifactEvents: {
		input: types.RecordArtifactEventsInput;
		output: types.RecordArtifactEventsOutput;
	};
	getArtifactsStatus: {
		input: types.GetArtifactsStatusInput;
		output: types.GetArtifactsStatusOutput;
	};
	downloadArtifact: {
		input: types.DownloadArtifactInput;
		output: types.DownloadArtifactOutput;
	};
	uploadArtifact: {
		input: types.UploadArtifactInput;
		output: types.UploadArtifactOutput;
	};
	hasArtifact: {
		input: types.HasArtifactInput;
		output: types.HasArtifactOutput;
	};
	queryArtifacts: {
		input: types.QueryArtifactsInput;
		output: types.QueryArtifactsOutput;
	};
	deleteAllArtifacts: {
		input: types.DeleteAllArtifactsInput;
		output: types.DeleteAllArtifactsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/artifacts/operations" {
import { Operation } from "@slipway/core";
export const deleteAllArtifacts: Operation;
export const downloadArtifact: Operation;
export const getArtifactsStatus: Operation;
export const hasArtifact: Operation;
export const queryArtifacts: Operation;
export const recordArtifactEvents: Operation;
export const uploadArtifact: Operation;
}

declare module "@slipway/artifacts/schemas" {
export const ArtifactEvent: v.GenericSchema<types.ArtifactEvent>;
export const ArtifactInfo: v.GenericSchema<types.ArtifactInfo>;
export const ArtifactsStatus: v.GenericSchema<types.ArtifactsStatus>;
export const DeleteAllArtifactsInput: v.GenericSchema<types.DeleteAllArtifactsInput>;
export const DeleteAllArtifactsOutput: v.GenericSchema<types.DeleteAllArtifactsOutput>;
export const DownloadArtifactInput: v.GenericSchema<types.DownloadArtifactInput>;
export const GetArtifactsStatusInput: v.GenericSchema<types.GetArtifactsStatusInput>;
export const GetArtifactsStatusOutput: v.GenericSchema<types.GetArtifactsStatusOutput>;
export const HasArtifactInput: v.GenericSchema<types.HasArtifactInput>;
export const QueryArtifactsInput: v.GenericSchema<types.QueryArtifactsInput>;
export const QueryArtifactsOutput: v.GenericSchema<types.QueryArtifactsOutput>;
export const RecordArtifactEventsInput: v.GenericSchema<types.RecordArtifactEventsInput>;
export const UploadArtifactInput: v.GenericSchema<types.UploadArtifactInput>;
export const UploadArtifactOutput: v.GenericSchema<types.UploadArtifactOutput>;
}
