// What @slipway/observability exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/observability" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface GetObservabilityMetricSchemaInput {
	metricId: string;
}
export type GetObservabilityMetricSchemaOutput = ObservabilityMetric[];
export type GetObservabilitySchemaInput = Record<string, never>;
export interface GetObservabilitySchemaOutput {
	metrics: {
		id: string;
		description: string;
	}[];
}
export type ListObservabilityProjectsInput = Record<string, never>;
export interface ListObservabilityProjectsOutput {
	disabledProjects: {
		id: string;
		name?: string | undefined;
		disabledAt: number;
	}[];
}
export interface ObservabilityMetric {
	id: string;
	aggregations: string[];
	defaultAggregation: string;
	description: string;
	dimensions: {
		name: string;
		label: string;
		description?: string | undefined;
	}[];
	unit: string;
}
export interface ObservabilityQuery {
	metric: string;
	scope: {
		[key: string]: unknown;
	};
	aggregation?: string | undefined;
	bucketTimezone?: string | undefined;
	endTime?: string | undefined;
	filter?: string | undefined;
	granularity?: {
		[key: string]: unknown;
	} | undefined;
	groupBy?: readonly string[] | undefined;
	limit?: number | undefined;
	orderBy?: string | undefined;
	orderDirection?: "asc" | "desc" | undefined;
	startTime?: string | undefined;
	[key: string]: unknown;
}
export type QueryObservabilityInput = ObservabilityQuery;
export type QueryObservabilityOutput = {
	[key: string]: unknown;
};
export interface ToggleSpeedInsightsInput {
	projectId: string;
	value: boolean;
}
export interface ToggleSpeedInsightsOutput {
	value: boolean;
}
export interface UpdateObservabilityProjectInput {
	projectIdOrName: string;
	disabled: boolean;
}
export interface UpdateObservabilityProjectOutput {
	id: string;
	disabledAt?: number | undefined;
}
export function getObservabilityMetricSchema(client: Client, input: GetObservabilityMetricSchemaInput, options?: CallOptions): ApiPromise<GetObservabilityMetricSchemaOutput>;
export function getObservabilitySchema(client: Client, input?: GetObservabilitySchemaInput, options?: CallOptions): ApiPromise<GetObservabilitySchemaOutput>;
export function listObservabilityProjects(client: Client, input?: ListObservabilityProjectsInput, options?: CallOptions): ApiPromise<ListObservabilityProjectsOutput>;
export function queryObservability(client: Client, input: QueryObservabilityInput, options?: CallOptions): ApiPromise<QueryObservabilityOutput>;
export function toggleSpeedInsights(client: Client, input: ToggleSpeedInsightsInput, options?: CallOptions): ApiPromise<ToggleSpeedInsightsOutput>;
export function updateObservabilityProject(client: Client, input: UpdateObservabilityProjectInput, options?: CallOptions): ApiPromise<UpdateObservabilityProjectOutput>;
}

declare module "@slipway/observability/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listObservabilityProjects: {
		input: types.ListObservabilityProjectsInput;
		output: types.ListObservabilityProjectsOutput;
	};
	updateObservabilityProject: {
		input: types.UpdateObservabilityProjectInput;
		output: types.UpdateObservabilityProjectOutput;
	};
	queryObservability: {
		input: types.QueryObservabilityInput;
		output: types.QueryObservabilityOutput;
	};
	getObservabilitySchema: {
		input: types.GetObservabilitySchemaInput;
		output: types.GetObservabilitySchemaOutput;
	};
	getObservabilityMetricSchema: {
		input: types.GetObservabilityMetricSchemaInput;
		output: types.GetObservabilityMetricSchemaOutput;
	};
	toggleSpeedInsights: {
		input: types.ToggleSpeedInsightsInput;
		output: types.ToggleSpeedInsightsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/observability/operations" {
import { Operation } from "@slipway/core";
export const getObservabilityMetricSchema: Operation;
export const getObservabilitySchema: Operation;
export const listObservabilityProjects: Operation;
export const queryObservability: Operation;
export const toggleSpeedInsights: Operation;
export const updateObservabilityProject: Operation;
}

declare module "@slipway/observability/schemas" {
export const GetObservabilityMetricSchemaInput: v.GenericSchema<types.GetObservabilityMetricSchemaInput>;
export const GetObservabilityMetricSchemaOutput: v.GenericSchema<types.GetObservabilityMetricSchemaOutput>;
export const GetObservabilitySchemaInput: v.GenericSchema<types.GetObservabilitySchemaInput>;
export const GetObservabilitySchemaOutput: v.GenericSchema<types.GetObservabilitySchemaOutput>;
export const ListObservabilityProjectsInput: v.GenericSchema<types.ListObservabilityProjectsInput>;
export const ListObservabilityProjectsOutput: v.GenericSchema<types.ListObservabilityProjectsOutput>;
export const ObservabilityMetric: v.GenericSchema<types.ObservabilityMetric>;
export const ObservabilityQuery: v.GenericSchema<types.ObservabilityQuery>;
export const QueryObservabilityInput: v.GenericSchema<types.QueryObservabilityInput>;
export const QueryObservabilityOutput: v.GenericSchema<types.QueryObservabilityOutput>;
export const ToggleSpeedInsightsInput: v.GenericSchema<types.ToggleSpeedInsightsInput>;
export const ToggleSpeedInsightsOutput: v.GenericSchema<types.ToggleSpeedInsightsOutput>;
export const UpdateObservabilityProjectInput: v.GenericSchema<types.UpdateObservabilityProjectInput>;
export const UpdateObservabilityProjectOutput: v.GenericSchema<types.UpdateObservabilityProjectOutput>;
}
