// What @slipway/drains exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/drains" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { SignedDelivery } from "@slipway/core";
import { SigningSecret } from "@slipway/core";
export interface AllProjectsAccess {
	access: "all";
	managedBy: DrainAccessManager;
}
export interface AnyDrain {
	id: string;
	name: string;
	createdAt: number;
	delivery: DrainDelivery;
	ownerId: string;
	schemas: DrainSchemas;
	source: DrainSource;
	updatedAt: number;
	disabledAt?: number | undefined;
	disabledBy?: string | undefined;
	disabledReason?: DrainDisabledReason | undefined;
	filterV2?: {
		version: "v2";
		filter: DrainFilter;
	} | undefined;
	firstErrorTimestamp?: number | undefined;
	projectIds?: string[] | undefined;
	sampling?: HeadSampling[] | undefined;
	status?: DrainStatus | undefined;
	teamId?: string | null | undefined;
	integrationConfigurationUri?: string | undefined;
	integrationIcon?: string | undefined;
	integrationWebsite?: string | undefined;
	projectAccess?: DrainProjectAccess | undefined;
}
export interface BasicDrainFilter {
	type: "basic";
	deployment?: {
		environments?: TargetEnvironment[] | undefined;
	} | undefined;
	log?: {
		legacy_excludeCachedStaticAssetLogs?: boolean | undefined;
		sources?: LogDrainSource[] | undefined;
	} | undefined;
	project?: {
		ids?: string[] | undefined;
	} | undefined;
}
export interface BasicDrainFilterInput {
	type: "basic";
	deployment?: {
		environments?: readonly TargetEnvironment[] | undefined;
	} | undefined;
	log?: {
		sources?: readonly LogDrainSource[] | undefined;
	} | undefined;
	project?: {
		ids?: readonly string[] | undefined;
	} | undefined;
}
export interface ClickhouseDelivery {
	type: "clickhouse";
	endpoint: string;
	table: string;
}
export type CreateDrainInput = CreateDrainRequest;
export type CreateDrainOutput = AnyDrain;
export interface CreateDrainRequest {
	name: string;
	projects: DrainProjects;
	schemas: {
		[key: string]: {
			version: string;
		};
	};
	delivery?: DrainDeliveryInput | undefined;
	filter?: {
		filter: DrainFilterInput;
		version: string;
	} | string | undefined;
	projectIds?: readonly string[] | undefined;
	sampling?: readonly DrainSamplingInput[] | undefined;
	source?: DrainSourceInput | undefined;
	transforms?: readonly {
		id: string;
	}[] | undefined;
}
export interface DeleteDrainInput {
	id: string;
}
export type DeleteDrainOutput = void;
export type DrainAccessManager = "drain" | "integration" | (string & {});
export type DrainCompression = "gzip" | "none" | (string & {});
export type DrainDelivery = HttpDelivery | OtlpDelivery | ClickhouseDelivery | S3Delivery | InternalDelivery;
export type DrainDeliveryInput = S3DeliveryInput | HttpDeliveryInput | OtlpDeliveryInput;
export type DrainDisabledReason = "disabled-by-owner" | "disabled-by-admin" | "account-plan-downgrade" | "feature-not-available" | "limits-exceeded" | (string & {});
export type DrainFilter = BasicDrainFilter | OdataDrainFilter;
export type DrainFilterInput = OdataDrainFilter | BasicDrainFilterInput;
export type DrainProjectAccess = AllProjectsAccess | SomeProjectsAccess;
export type DrainProjects = "all" | "some";
export interface DrainSamplingInput {
	type: string;
	rate: number;
	env?: TargetEnvironment | undefined;
	requestPath?: string | undefined;
}
export interface DrainSchemas {
	ai_gateway?: {
		[key: string]: unknown;
	} | undefined;
	analytics?: {
		[key: string]: unknown;
	} | undefined;
	audit_log?: {
		[key: string]: unknown;
	} | undefined;
	connect?: {
		[key: string]: unknown;
	} | undefined;
	log?: {
		[key: string]: unknown;
	} | undefined;
	speed_insights?: {
		[key: string]: unknown;
	} | undefined;
	trace?: {
		[key: string]: unknown;
	} | undefined;
}
export type DrainSource = SelfServedSource | IntegrationSource;
export type DrainSourceInput = ExternalResourceSourceInput | ResourceSourceInput | IntegrationSourceInput;
export type DrainStatus = "enabled" | "disabled" | "errored" | (string & {});
export interface ExternalResourceSourceInput {
	externalResourceId: string;
	kind?: string | undefined;
}
export interface GetDrainInput {
	id: string;
}
export type GetDrainOutput = AnyDrain;
export interface HeadSampling {
	type: "head_sampling";
	rate: number;
	env?: TargetEnvironment | undefined;
	requestPath?: string | undefined;
}
export interface HttpDelivery {
	type: "http";
	encoding: LogEncoding;
	endpoint: string;
	headers: {
		[key: string]: string;
	};
	compression?: DrainCompression | undefined;
	secret?: string | {
		kind: "INTEGRATION_SECRET";
	} | undefined;
}
export interface HttpDeliveryInput {
	type: "http";
	encoding: LogEncoding;
	endpoint: string;
	headers: {
		[key: string]: string;
	};
	compression?: DrainCompression | undefined;
	secret?: string | undefined;
}
export interface IntegrationSource {
	kind: "integration";
	integrationConfigurationId: string;
	integrationId: string;
	externalResourceId?: string | undefined;
	resourceId?: string | undefined;
}
export interface IntegrationSourceInput {
	kind?: string | undefined;
}
export interface InternalDelivery {
	type: "internal";
	target: "vercel-otel-traces-db";
}
export interface ListDrainsInput {
	includeMetadata?: boolean | undefined;
	projectId?: string | undefined;
}
export interface ListDrainsOutput {
	drains: AnyDrain[];
}
export type LogDrainSource = "build" | "edge" | "external" | "firewall" | "lambda" | "redirect" | "static" | (string & {});
export type LogEncoding = "json" | "ndjson" | (string & {});
export interface OdataDrainFilter {
	type: "odata";
	text: string;
}
export interface OtlpDelivery {
	type: "otlphttp";
	encoding: OtlpEncoding;
	endpoint: {
		traces: string;
	};
	headers: {
		[key: string]: string;
	};
	secret?: string | {
		kind: "INTEGRATION_SECRET";
	} | undefined;
}
export interface OtlpDeliveryInput {
	type: "otlphttp";
	encoding: OtlpEncoding;
	endpoint: {
		traces: string;
	};
	headers: {
		[key: string]: string;
	};
	secret?: string | undefined;
}
export type OtlpEncoding = "json" | "proto" | (string & {});
export interface ResourceSourceInput {
	resourceId: string;
	kind?: string | undefined;
}
export interface S3Delivery {
	type: "s3";
	compression: "none";
	fileStructure: "hive";
	encoding: LogEncoding;
	endpoint: string;
	region: string;
	roleArn: string;
	objectAcl?: S3ObjectAcl | undefined;
	serverSideEncryption?: S3Encryption | undefined;
}
export interface S3DeliveryInput {
	type: "s3";
	compression: "none";
	fileStructure: "hive";
	encoding: LogEncoding;
	endpoint: string;
	region: string;
	roleArn: string;
	objectAcl?: "bucket-owner-full-control" | "bucket-owner-read" | "private" | undefined;
	serverSideEncryption?: S3Encryption | undefined;
}
export type S3Encryption = "AES256" | "aws:kms" | "aws:kms:dsse" | (string & {});
export type S3ObjectAcl = "private" | "public-read" | "public-read-write" | "authenticated-read" | "aws-exec-read" | "bucket-owner-read" | "bucket-owner-full-control" | (string & {});
export interface SelfServedSource {
	kind: "self-served";
}
export interface SomeProjectsAccess {
	access: "some";
	managedBy: DrainAccessManager;
	projectIds: string[];
}
export type TargetEnvironment = "production" | "preview" | (string & {});
export interface TestDrainInput {
	delivery: DrainDeliveryInput;
	schemas: {
		[key: string]: {
			version: string;
		};
	};
}
export interface TestDrainOutput {
	endpoint?: string | undefined;
	error?: string | undefined;
	status?: string | undefined;
}
export interface UpdateDrainInput extends UpdateDrainRequest {
	id: string;
}
export type UpdateDrainOutput = AnyDrain;
export interface UpdateDrainRequest {
	name?: string | undefined;
	delivery?: DrainDeliveryInput | undefined;
	filter?: {
		filter: DrainFilterInput;
		version: string;
	} | string | null | undefined;
	projectIds?: readonly string[] | null | undefined;
	projects?: DrainProjects | undefined;
	sampling?: readonly DrainSamplingInput[] | null | undefined;
	schemas?: {
		[key: string]: {
			version: string;
		};
	} | undefined;
	source?: DrainSourceInput | undefined;
	status?: "disabled" | "enabled" | undefined;
	transforms?: readonly {
		id: string;
	}[] | null | undefined;
}
export function createDrain(client: Client, input: CreateDrainInput, options?: CallOptions): ApiPromise<AnyDrain>;
export function deleteDrain(client: Client, input: DeleteDrainInput, options?: CallOptions): ApiPromise<DeleteDrainOutput>;
export function getDrain(client: Client, input: GetDrainInput, options?: CallOptions): ApiPromise<AnyDrain>;
export function listDrains(client: Client, input?: ListDrainsInput, options?: CallOptions): ApiPromise<ListDrainsOutput>;
export function signDrain(records: readonly Record<string, unknown>[], secret: string): Promise<{
	body: string;
	headers: Record<string, string>;
}>;
export function testDrain(client: Client, input: TestDrainInput, options?: CallOptions): ApiPromise<TestDrainOutput>;
export function updateDrain(client: Client, input: UpdateDrainInput, options?: CallOptions): ApiPromise<AnyDrain>;
export function verifyDrain(delivery: SignedDelivery, secret: SigningSecret): Promise<Record<string, unknown>[]>;
}

declare module "@slipway/drains/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listDrains: {
		input: types.ListDrainsInput;
		output: types.ListDrainsOutput;
	};
	createDrain: {
		input: types.CreateDrainInput;
		output: types.CreateDrainOutput;
	};
	getDrain: {
		input: types.GetDrainInput;
		output: types.GetDrainOutput;
	};
	updateDrain: {
		input: types.UpdateDrainInput;
		output: types.UpdateDrainOutput;
	};
	deleteDrain: {
		input: types.DeleteDrainInput;
		output: types.DeleteDrainOutput;
	};
	testDrain: {
		input: types.TestDrainInput;
		output: types.TestDrainOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/drains/operations" {
import { Operation } from "@slipway/core";
export const createDrain: Operation;
export const deleteDrain: Operation;
export const getDrain: Operation;
export const listDrains: Operation;
export const testDrain: Operation;
export const updateDrain: Operation;
}

declare module "@slipway/drains/schemas" {
export const AllProjectsAccess: v.GenericSchema<types.AllProjectsAccess>;
export const AnyDrain: v.GenericSchema<types.AnyDrain>;
export const BasicDrainFilter: v.GenericSchema<types.BasicDrainFilter>;
export const BasicDrainFilterInput: v.GenericSchema<types.BasicDrainFilterInput>;
export const ClickhouseDelivery: v.GenericSchema<types.ClickhouseDelivery>;
export const CreateDrainInput: v.GenericSchema<types.CreateDrainInput>;
export const CreateDrainRequest: v.GenericSchema<types.CreateDrainRequest>;
export const DeleteDrainInput: v.GenericSchema<types.DeleteDrainInput>;
export const DrainAccessManager: v.GenericSchema<types.DrainAccessManager>;
export const DrainCompression: v.GenericSchema<types.DrainCompression>;
export const DrainDelivery: v.GenericSchema<types.DrainDelivery>;
export const DrainDeliveryInput: v.GenericSchema<types.DrainDeliveryInput>;
export const DrainDisabledReason: v.GenericSchema<types.DrainDisabledReason>;
export const DrainFilter: v.GenericSchema<types.DrainFilter>;
export const DrainFilterInput: v.GenericSchema<types.DrainFilterInput>;
export const DrainProjectAccess: v.GenericSchema<types.DrainProjectAccess>;
export const DrainProjects: v.GenericSchema<types.DrainProjects>;
export const DrainSamplingInput: v.GenericSchema<types.DrainSamplingInput>;
export const DrainSchemas: v.GenericSchema<types.DrainSchemas>;
export const DrainSource: v.GenericSchema<types.DrainSource>;
export const DrainSourceInput: v.GenericSchema<types.DrainSourceInput>;
export const DrainStatus: v.GenericSchema<types.DrainStatus>;
export const ExternalResourceSourceInput: v.GenericSchema<types.ExternalResourceSourceInput>;
export const GetDrainInput: v.GenericSchema<types.GetDrainInput>;
export const HeadSampling: v.GenericSchema<types.HeadSampling>;
export const HttpDelivery: v.GenericSchema<types.HttpDelivery>;
export const HttpDeliveryInput: v.GenericSchema<types.HttpDeliveryInput>;
export const IntegrationSource: v.GenericSchema<types.IntegrationSource>;
export const IntegrationSourceInput: v.GenericSchema<types.IntegrationSourceInput>;
export const InternalDelivery: v.GenericSchema<types.InternalDelivery>;
export const ListDrainsInput: v.GenericSchema<types.ListDrainsInput>;
export const ListDrainsOutput: v.GenericSchema<types.ListDrainsOutput>;
export const LogDrainSource: v.GenericSchema<types.LogDrainSource>;
export const LogEncoding: v.GenericSchema<types.LogEncoding>;
export const OdataDrainFilter: v.GenericSchema<types.OdataDrainFilter>;
export const OtlpDelivery: v.GenericSchema<types.OtlpDelivery>;
export const OtlpDeliveryInput: v.GenericSchema<types.OtlpDeliveryInput>;
export const OtlpEncoding: v.GenericSchema<types.OtlpEncoding>;
export const ResourceSourceInput: v.GenericSchema<types.ResourceSourceInput>;
export const S3Delivery: v.GenericSchema<types.S3Delivery>;
export const S3DeliveryInput: v.GenericSchema<types.S3DeliveryInput>;
export const S3Encryption: v.GenericSchema<types.S3Encryption>;
export const S3ObjectAcl: v.GenericSchema<types.S3ObjectAcl>;
export const SelfServedSource: v.GenericSchema<types.SelfServedSource>;
export const SomeProjectsAccess: v.GenericSchema<types.SomeProjectsAccess>;
export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment>;
export const TestDrainInput: v.GenericSchema<types.TestDrainInput>;
export const TestDrainOutput: v.GenericSchema<types.TestDrainOutput>;
export const UpdateDrainInput: v.GenericSchema<types.UpdateDrainInput>;
export const UpdateDrainRequest: v.GenericSchema<types.UpdateDrainRequest>;
}
