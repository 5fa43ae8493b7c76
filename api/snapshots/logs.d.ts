// What @slipway/logs exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/logs" {
import { ApiStream } from "@slipway/core/call";
import { CallOptions } from "@slipway/core/call";
import { Client } from "@slipway/core/call";
export interface FollowRuntimeLogsInput extends GetRuntimeLogsInput {
	onGap?: ((after: RuntimeLog, before: RuntimeLog) => void) | undefined;
}
export { GetRuntimeLogsInput } from "./generated/types"; // interface
export { GetRuntimeLogsOutput } from "./generated/types"; // type
export { RuntimeLog } from "./generated/types"; // interface
export { RuntimeLogLevel } from "./generated/types"; // type
export { RuntimeLogSource } from "./generated/types"; // type
export function followRuntimeLogs(client: Client, { onGap, ...input }: FollowRuntimeLogsInput, options?: CallOptions): ApiStream<RuntimeLog>;
export { getRuntimeLogs } from "./generated/operations"; // function
}

declare module "@slipway/logs/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/logs/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/logs/operations" {
export { getRuntimeLogs } from "./generated/descriptors"; // const
}

declare module "@slipway/logs/schemas" {
export { GetRuntimeLogsInput } from "./generated/schemas"; // const
export { RuntimeLog } from "./generated/schemas"; // const
export { RuntimeLogLevel } from "./generated/schemas"; // const
export { RuntimeLogSource } from "./generated/schemas"; // const
}
