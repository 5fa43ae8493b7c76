// What @slipway/emulator exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/emulator" {
import { Operations } from "@slipway/projects/contract";
import { Operations } from "@slipway/teams/contract";
export interface BuildFault extends Turn {
	readonly build: "error";
	readonly project?: string;
	readonly errorCode?: string;
	readonly errorMessage?: string;
}
export interface Emulator extends AsyncDisposable {
	readonly fetch: typeof globalThis.fetch;
	readonly url: string;
	origin(host: string): string;
	readonly token: string;
	seed(data: SeedData): void;
	reset(): Promise<void>;
	readonly requests: readonly RequestRecord[];
	readonly faults: Faults;
	readonly clock: EmulatorClock;
	close(): Promise<void>;
}
export interface EmulatorClock {
	now(): number;
	advance(duration: number | string): Promise<void>;
}
export interface EmulatorOptions {
	readonly token?: string;
	readonly listen?: boolean;
	readonly port?: number;
	readonly host?: string;
	readonly dataFolder?: string;
	readonly seed?: SeedData;
	readonly clock?: "real" | "manual";
	readonly validateAnswers?: boolean;
	readonly origins?: readonly string[];
	readonly baseDomain?: string;
	readonly buildTime?: number;
	readonly registry?: RegistryOptions;
	readonly openapi?: OpenApi;
}
export type Fault = RequestFault | BuildFault;
export interface Faults {
	add(fault: Fault): void;
	clear(): void;
	readonly pending: readonly Fault[];
}
export type OpenApi = string | Readonly<Record<string, unknown>>;
type Project = Operations["getProject"]["output"];
interface ProjectRow extends Row {
	readonly accountId: string;
	readonly name: string;
	readonly paused: boolean;
	readonly settings: Partial<Project>;
	readonly movedAliases?: readonly {
		readonly id: string;
		readonly alias: string;
		readonly status: string;
		readonly at: number;
	}[];
}
export interface RegistryOptions {
	readonly chunkMinLength?: number;
	readonly sparse?: SparseContent;
}
export interface RequestFault extends Turn {
	readonly operation?: string;
	readonly status?: number;
	readonly code?: string;
	readonly message?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly limit?: {
		readonly resetIn: number;
		readonly total?: number;
	};
	readonly retryAfter?: number;
	readonly delay?: number;
	readonly drop?: "before" | "after" | "midway";
}
export interface RequestRecord {
	readonly at: number;
	readonly id: string;
	readonly method: string;
	readonly path: string;
	readonly query: Readonly<Record<string, string>>;
	readonly operation?: string;
	readonly status: number;
	readonly code?: string;
}
interface Row {
	readonly id: string;
	readonly createdAt: number;
	readonly updatedAt: number;
}
export interface SeedData {
	readonly users?: readonly SeedUser[];
	readonly teams?: readonly SeedTeam[];
	readonly projects?: readonly SeedProject[];
}
export interface SeedProject {
	readonly id?: string;
	readonly name: string;
	readonly team?: string;
	readonly framework?: NonNullable<ProjectRow["settings"]["framework"]>;
}
export interface SeedTeam {
	readonly id?: string;
	readonly slug: string;
	readonly name?: string;
	readonly members?: readonly {
		readonly username: string;
		readonly role: TeamRole;
	}[];
	readonly microfrontendsGroups?: readonly {
		readonly id?: string;
		readonly name: string;
	}[];
}
export interface SeedToken {
	readonly token: string;
	readonly expiresAt?: number;
	readonly team?: string;
}
export interface SeedUser {
	readonly id?: string;
	readonly username: string;
	readonly email?: string;
	readonly name?: string;
	readonly account?: "northstar" | "hobby";
	readonly token?: string;
	readonly tokens?: readonly SeedToken[];
}
export type SparseContent = "indexes" | "all";
type TeamRole = Operations["inviteTeamMember"]["output"]["role"];
interface Turn {
	readonly nth?: number;
	readonly times?: number;
}
export function createEmulator(options?: EmulatorOptions): Promise<Emulator>;
export const defaultSeed: SeedData;
}
