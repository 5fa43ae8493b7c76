// What @slipway/logs exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/logs" {
import { ApiStream } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface GetRuntimeLogsInput {
	projectId: string;
	deploymentId: string;
}
export type GetRuntimeLogsOutput = RuntimeLog;
export interface RuntimeLog {
	domain: string;
	level: RuntimeLogLevel;
	message: string;
	messageTruncated: boolean;
	requestMethod: string;
	requestPath: string;
	responseStatusCode: number;
	rowId: string;
	source: RuntimeLogSource;
	timestampInMs: number;
}
export type RuntimeLogLevel = "debug" | "error" | "fatal" | "info" | "trace" | "warning" | (string & {});
export type RuntimeLogSource = "delimiter" | "edge-function" | "edge-middleware" | "request" | "serverless" | (string & {});
export function getRuntimeLogs(client: Client, input: GetRuntimeLogsInput, options?: CallOptions): ApiStream<RuntimeLog>;
}

declare module "@slipway/logs/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getRuntimeLogs: {
		input: types.GetRuntimeLogsInput;
		output: types.GetRuntimeLogsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/logs/operations" {
import { StreamOperation } from "@slipway/core";
export const getRuntimeLogs: StreamOperation;
}

declare module "@slipway/logs/schemas" {
export const GetRuntimeLogsInput: v.GenericSchema<types.GetRuntimeLogsInput>;
export const RuntimeLog: v.GenericSchema<types.RuntimeLog>;
export const RuntimeLogLevel: v.GenericSchema<types.RuntimeLogLevel>;
export const RuntimeLogSource: v.GenericSchema<types.RuntimeLogSource>;
}
