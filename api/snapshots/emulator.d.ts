// What @slipway/emulator exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/emulator" {
import { Clock } from "@slipway/core";
import { DrainedResource } from "@slipway/drains/schemas";
import { InferOutput } from "valibot";
import { LogRecord } from "@slipway/drains/schemas";
import { Operations } from "@slipway/projects/contract";
import { Operations } from "@slipway/teams/contract";
import { WebhookDelivery } from "@slipway/webhooks";
export interface Authority {
	certificate(): Promise<string>;
	certificateOf(host: string): Promise<string | undefined>;
}
export type AwaitedRequest<In extends Scope = "api"> = {
	readonly nth?: number;
} & (In extends "served" ? {
	readonly scope: "served";
} & Members<"served", ServedRecord> : {
	readonly scope?: "api";
} & Members<"api", RequestRecord>);
export interface BuildFault extends Turn {
	readonly build: "error";
	readonly project?: string;
	readonly errorCode?: string;
	readonly errorMessage?: string;
}
type CacheStatus = (typeof cacheStatuses)[number];
export interface Compared {
	readonly from: string;
	readonly to?: string;
}
interface ConfirmedDeletion {
	readonly user: string;
}
export interface Deliveries {
	readonly list: readonly Delivery[];
	redeliver(id: string): Promise<void>;
	release(id: string): Promise<void>;
}
export interface Delivery {
	readonly id: string;
	readonly webhookId?: string;
	readonly drainId?: string;
	readonly url: string;
	readonly accountId: string;
	readonly projectId?: string;
	readonly state: DeliveryState;
	readonly createdAt: number;
	readonly nextAt?: number;
	readonly attempts: readonly DeliveryAttempt[];
	readonly event?: WebhookDelivery;
	readonly records?: readonly DrainedRecord[];
	readonly spans?: readonly DrainedSpans[];
}
export interface DeliveryAttempt {
	readonly at: number;
	readonly status?: number;
	readonly error?: string;
}
export type DeliveryState = (typeof deliveryStates)[number];
export interface Difference {
	readonly table: string;
	readonly id: string;
	readonly change: "added" | "changed" | "removed";
	readonly members: readonly {
		readonly name: string;
		readonly before?: string;
		readonly after?: string;
	}[];
}
export interface DnsRecord {
	readonly name: string;
	readonly type: RecordType;
	readonly values: readonly string[];
}
type DrainedRecord = InferOutput<typeof LogRecord>;
type DrainedSpans = InferOutput<typeof DrainedResource>;
export interface Emulator extends AsyncDisposable {
	readonly fetch: typeof globalThis.fetch;
	readonly url: string;
	origin(host: string): string;
	readonly token: string;
	seed(data: SeedData): Promise<void>;
	toSeed(): Promise<SeedData>;
	reset(): Promise<void>;
	readonly requests: readonly RequestRecord[];
	request(id: string): RequestDetail;
	rows(query: RowsQuery): FoundRows;
	readonly served: readonly ServedRecord[];
	waitFor(request: AwaitedRequest, options?: WaitOptions): Promise<RequestRecord>;
	waitFor(request: AwaitedRequest<"served">, options?: WaitOptions): Promise<ServedRecord>;
	explain(url: string, visitor?: Visitor): Promise<Explanation>;
	serve(project: string, handler: SiteHandler): () => void;
	readonly world: World;
	resolve(name: string, type: RecordType): Promise<readonly string[]>;
	readonly dnsServer?: string;
	readonly proxy?: Proxy;
	readonly authority: Authority;
	readonly faults: Faults;
	readonly clock: EmulatorClock;
	readonly deliveries: Deliveries;
	snapshot(name: string): Promise<void>;
	restore(name: string): Promise<void>;
	snapshots(): Promise<readonly string[]>;
	removeSnapshot(name: string): Promise<void>;
	compare(snapshots: Compared): Promise<FoundDifferences>;
	export(): Promise<ReadableStream<Uint8Array>>;
	export(file: string): Promise<void>;
	import(source: string | AsyncIterable<Uint8Array>): Promise<void>;
	events(signal?: AbortSignal): AsyncIterableIterator<EmulatorEvent>;
	readonly clientClock: Clock;
	close(): Promise<void>;
}
export interface EmulatorClock {
	now(): number;
	advance(duration: number | string): Promise<void>;
}
export type EmulatorEvent =
{
	readonly kind: "row";
	readonly change: "added" | "changed" | "removed";
	readonly table: string;
	readonly id: string;
}
 | {
	readonly kind: "happened";
	readonly type: string;
	readonly text: string;
	readonly accountId: string;
	readonly projectId?: string;
	readonly entityId?: string;
} | {
	readonly kind: "request";
	readonly request: RequestRecord;
} | {
	readonly kind: "served";
	readonly served: ServedRecord;
}
 | {
	readonly kind: "delivery";
	readonly delivery: Delivery;
}
 | {
	readonly kind: "refused";
	readonly sessionId: string;
	readonly sentence: string;
}
 | {
	readonly kind: "lost";
	readonly count: number;
};
export interface EmulatorOptions {
	readonly token?: string;
	readonly listen?: boolean;
	readonly port?: number;
	readonly host?: string;
	readonly allowHosts?: readonly string[];
	readonly publicUrl?: string;
	readonly dnsPort?: number;
	readonly proxy?: boolean | ProxyOptions;
	readonly dataFolder?: string;
	readonly seed?: SeedData | string;
	readonly clock?: "real" | "manual";
	readonly validateAnswers?: boolean;
	readonly strict?: boolean;
	readonly protection?: boolean;
	readonly origins?: readonly string[];
	readonly baseDomain?: string;
	readonly buildTime?: number;
	readonly fileRetention?: number;
	readonly faults?: string | readonly Fault[];
	readonly webhooks?: WebhookOptions;
	readonly registry?: RegistryOptions;
	readonly sandboxes?: SandboxRuntimeName | SandboxOptions;
	readonly functions?: boolean | FunctionOptions;
	readonly reach?: readonly string[];
	readonly openapi?: OpenApi;
}
export interface Explanation extends Note {
	readonly notes: readonly Note[];
	readonly deploymentId?: string;
}
export type Fault = RequestFault | BuildFault;
export interface Faults {
	add(fault: PlainFault): void;
	add(fault: JudgedFault): Promise<void>;
	add(fault: Fault): void | Promise<void>;
	clear(): void;
	readonly pending: readonly Fault[];
}
export interface FoundDifferences {
	readonly differences: readonly Difference[];
	readonly more: boolean;
}
export interface FoundRows {
	readonly rows: readonly Row[];
	readonly more: boolean;
}
export interface FunctionOptions {
	readonly isolation?: SandboxIsolation;
}
type JudgedFault = RequestFault & ({
	readonly answer: StubbedAnswer;
} | {
	readonly match: NonNullable<RequestFault["match"]>;
});
type Members<In extends Scope, Of> = Partial<Pick<Of, Extract<(typeof members)[In][number], keyof Of>>>;
interface Note {
	readonly step: ServingStep;
	readonly why: string;
}
interface OfAccount extends Row {
	readonly accountId: string;
}
export type OpenApi = string | Readonly<Record<string, unknown>>;
type PlainFault = Fault & {
	readonly answer?: never;
	readonly match?: never;
};
type Plan = (typeof plans)[number];
type Project = Operations["getProject"]["output"];
interface ProjectRow extends OfAccount {
	readonly name: string;
	readonly paused: boolean;
	readonly settings: Partial<Project>;
	readonly sitePassword?: string | null;
	readonly crons?: Pick<NonNullable<Project["crons"]>, "disabledAt" | "updatedAt"> & {
		readonly enabledAt?: number;
	};
	readonly unmeasuredSince?: number | null;
	readonly movedAliases?: readonly {
		readonly id: string;
		readonly alias: string;
		readonly status: string;
		readonly at: number;
	}[];
}
export interface Proxy {
	readonly url: string;
	readonly certificate: string;
}
export interface ProxyOptions {
	readonly pass?: boolean | "machine";
	readonly through?: Readonly<Record<string, string | undefined>>;
	readonly platform?: boolean;
}
type Query = Readonly<Record<string, string | readonly string[]>>;
export type RecordType = (typeof recordTypes)[number];
export interface RegistryOptions {
	readonly chunkMinLength?: number;
	readonly sparse?: SparseContent;
}
export interface RequestDetail {
	readonly input?: unknown;
	readonly body?: unknown;
	readonly message?: string;
	readonly changed?: readonly string[];
}
export interface RequestFault extends Turn {
	readonly scope?: "api" | "served" | "deliveries";
	readonly operation?: string;
	readonly match?: Readonly<Record<string, unknown>>;
	readonly status?: number;
	readonly code?: string;
	readonly message?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly limit?: {
		readonly resetIn: number;
		readonly total?: number;
	};
	readonly retryAfter?: number;
	readonly answer?: StubbedAnswer;
	readonly delay?: number;
	readonly drip?: {
		readonly bytes: number;
		readonly interval: number;
	};
	readonly stall?: "headers" | "midway";
	readonly truncate?: "length" | "content";
	readonly drop?: "before" | "after" | "midway";
}
export interface RequestRecord {
	readonly at: number;
	readonly id: string;
	readonly method: string;
	readonly path: string;
	readonly query: Query;
	readonly operation?: string;
	readonly status: number;
	readonly took: number;
	readonly code?: string;
	readonly unknown?: readonly string[];
}
interface Row {
	readonly id: string;
	readonly createdAt: number;
	readonly updatedAt: number;
}
export interface RowsQuery {
	readonly table: string;
	readonly where?: Readonly<Record<string, string>>;
	readonly search?: string;
	readonly limit?: number;
}
export type SandboxIsolation = "bubblewrap" | "none";
export interface SandboxOptions {
	readonly runtime: SandboxRuntimeName;
	readonly isolation?: SandboxIsolation;
	readonly disk?: number;
	readonly images?: readonly string[];
}
export type SandboxRuntimeName = "process" | "just-bash";
type Scope = keyof typeof members;
export interface SeedCall {
	readonly team?: string;
	readonly as?: string;
	readonly [operation: string]: unknown;
}
export interface SeedData {
	readonly left?: readonly string[];
	readonly users?: readonly SeedUser[];
	readonly teams?: readonly SeedTeam[];
	readonly projects?: readonly SeedProject[];
	readonly world?: {
		readonly records?: readonly DnsRecord[];
		readonly plans?: readonly TeamPlan[];
		readonly caches?: readonly TeamCache[];
		readonly ssoCodes?: readonly SsoCode[];
	};
	readonly calls?: readonly SeedCall[];
}
export interface SeedProject {
	readonly id?: string;
	readonly name: string;
	readonly team?: string;
	readonly framework?: NonNullable<ProjectRow["settings"]["framework"]>;
	readonly ssoProtection?: ProjectRow["settings"]["ssoProtection"];
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
export interface ServedRecord {
	readonly at: number;
	readonly id: string;
	readonly method: string;
	readonly host: string;
	readonly path: string;
	readonly query: Query;
	readonly status: number;
	readonly took: number;
	readonly step?: ServingStep;
	readonly why?: string;
	readonly notes?: readonly Note[];
	readonly deploymentId?: string;
}
export type ServingStep = (typeof servingSteps)[number];
export interface SiteDeployment {
	readonly id: string;
	readonly url: string;
	readonly env: Readonly<Record<string, string>>;
}
export type SiteHandler = (request: Request, deployment: SiteDeployment) => Response | Promise<Response>;
export type SparseContent = "indexes" | "all";
export interface SsoCode extends SsoSignOn {
	readonly code: string;
	readonly clientSecret: string;
}
export interface SsoSignOn {
	readonly clientId: string;
	readonly user: string;
	readonly team?: string;
	readonly installationId?: string;
}
export interface StubbedAnswer {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}
export interface TeamCache {
	readonly team: string;
	readonly status: CacheStatus;
}
export interface TeamPlan {
	readonly team: string;
	readonly plan: Plan;
}
type TeamRole = Operations["inviteTeamMember"]["output"]["role"];
interface Turn {
	readonly nth?: number;
	readonly times?: number;
	readonly every?: number;
}
export interface Visitor {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly ip?: string;
	readonly country?: string;
	readonly at?: number;
}
export interface WaitOptions {
	readonly timeout?: number;
	readonly signal?: AbortSignal;
}
export interface WebhookOptions {
	readonly deliverTo?: readonly string[];
	readonly retryAfter?: readonly number[];
	readonly timeout?: number;
}
export interface World {
	readonly records: readonly DnsRecord[];
	setRecords(record: DnsRecord): void;
	readonly plans: readonly TeamPlan[];
	setPlan(plan: TeamPlan): void;
	readonly caches: readonly TeamCache[];
	setCache(cache: TeamCache): void;
	readonly ssoCodes: readonly SsoSignOn[];
	addSsoCode(code: SsoCode): void;
	confirmDeletion(confirmed: ConfirmedDeletion): void;
}
const cacheStatuses: readonly ["enabled", "disabled", "over_limit", "paused"];
export function createEmulator(options?: EmulatorOptions): Promise<Emulator>;
export const defaultSeed: SeedData;
const deliveryStates: readonly ["waiting", "delivered", "retrying", "held", "failed"];
const members: {
	readonly api: readonly ["method", "path", "query", "status", "operation", "code"];
	readonly served: readonly ["method", "host", "path", "query", "status", "step", "deploymentId"];
};
const plans: readonly ["hobby", "pro", "enterprise"];
const recordTypes: readonly ["A", "AAAA", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"];
const servingSteps: readonly [
"domain-redirect",
"no-deployment", "paused", "not-ready",
"protection",
"firewall",
"microfrontends",
"rollout",
"bulk-redirect", "project-route",
"redirect", "file", "prerender",
"cache", "not-found",
"status", "elsewhere", "too-slow",
"sandbox",
"handler",
"middleware", "function", "not-carried-out",
"method",
"fault",
"failed"];
}

declare module "@slipway/emulator/redirect" {

}

declare module "@slipway/emulator/playwright" {
import { Client } from "@slipway/core";
import { PlaywrightTestArgs } from "@playwright/test";
import { PlaywrightTestOptions } from "@playwright/test";
import { PlaywrightWorkerArgs } from "@playwright/test";
import { PlaywrightWorkerOptions } from "@playwright/test";
import { TestType } from "@playwright/test";
export interface EmulatorFixtures extends Tested {
	readonly emulatorOptions: EmulatorOptions;
	readonly site: (name: string) => string;
}
interface Tested {
	readonly emulator: Emulator;
	readonly client: Client;
}
export const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & EmulatorFixtures, PlaywrightWorkerArgs & PlaywrightWorkerOptions>;
}

declare module "@slipway/emulator/testing" {
import { Client } from "@slipway/core";
export interface Tested {
	readonly emulator: Emulator;
	readonly client: Client;
}
export function withEmulator<Given extends unknown[]>(run: (tested: Tested, ...given: Given) => unknown): (...given: Given) => Promise<void>;
export function withEmulator<Given extends unknown[]>(options: EmulatorOptions, run: (tested: Tested, ...given: Given) => unknown): (...given: Given) => Promise<void>;
}

declare module "@slipway/emulator/vitest" {
import { Client } from "@slipway/core";
import { TestAPI } from "vitest";
export interface EmulatorFixtures extends Tested {
	readonly emulatorOptions: EmulatorOptions;
}
interface Tested {
	readonly emulator: Emulator;
	readonly client: Client;
}
export const test: TestAPI<EmulatorFixtures>;
}
