// What @slipway/cli exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/cli" {
export interface Io {
	readonly stdin: NodeJS.ReadStream;
	readonly stdout: NodeJS.WriteStream;
	readonly stderr: NodeJS.WriteStream;
	readonly env: Readonly<Record<string, string | undefined>>;
}
export function run(args: readonly string[], io?: Io): Promise<number>;
}

declare module "@slipway/cli/bin" {

}

declare module "@slipway/cli/groups" {
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { GroupContract } from "@slipway/core";
import { GroupHelp } from "@slipway/core";
export { GroupName } from "./generated/group-loaders"; // type
export interface LoadedGroup {
	readonly contract: GroupContract;
	readonly help: GroupHelp;
	readonly functions: Readonly<Record<string, OperationFunction>>;
}
export type OperationFunction = (client: Client, input?: object, options?: CallOptions) => unknown;
export const groupNames: readonly GroupName[];
export function groupSummary(group: GroupName): string;
export function loadGroup(group: GroupName): Promise<LoadedGroup>;
}

declare module "@slipway/cli/mcp" {
import { Client } from "@slipway/core/call";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { GroupName } from "./generated/group-loaders"; // type
export interface Limits {
	readonly cpu: number;
	readonly memory: number;
	readonly total: number;
	readonly calls: number;
}
export interface Listening {
	readonly url: string;
	readonly token: string;
	close(): Promise<void>;
}
export interface McpOptions {
	readonly client: Client;
	readonly target: string;
	readonly allowWrite?: boolean | undefined;
	readonly showSecrets?: boolean | undefined;
	readonly groups?: readonly GroupName[] | undefined;
	readonly project?: string | undefined;
	readonly limits?: Partial<Limits> | undefined;
	readonly command?: string | undefined;
}
export function createMcpServers(options: McpOptions): () => Server;
export function serveHttp(connect: () => Server, port?: number): Promise<Listening>;
}

declare module "@slipway/cli/types-of" {
import { GroupName } from "./generated/group-loaders"; // type
export interface OperationTypes {
	readonly input: string;
	readonly output: string;
	readonly others: readonly string[];
}
export function typesOf(group: GroupName, operation: string): Promise<OperationTypes>;
}
