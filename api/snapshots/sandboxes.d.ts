// What @slipway/sandboxes exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/sandboxes" {
import { ApiPromise } from "@slipway/core";
import { ApiStream } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface CommandEnvelope {
	command: SessionCommand;
}
export type CommandLogLine = CommandOutputLine | CommandStreamError;
export interface CommandOutputLine {
	data: string;
	stream: "stderr" | "stdout";
}
export interface CommandStreamError {
	stream: "error";
	data: {
		code: "sandbox_stream_closed";
		message: string;
	};
}
export type CommandStreamLine = CommandEnvelope | CommandOutputLine | CommandStreamError;
export type CreateSandboxInput = CreateSandboxRequest;
export type CreateSandboxOutput = SandboxWithSession;
export interface CreateSandboxRequest {
	name?: string | undefined;
	architecture?: SandboxArchitecture | undefined;
	persistent?: boolean | undefined;
	projectId?: string | undefined;
	source?: SandboxSource | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	image?: string | undefined;
	networkId?: string | undefined;
	resources?: SandboxResources | undefined;
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
}
export type CreateSandboxV2Input = CreateSandboxV2Request;
export type CreateSandboxV2Output = SandboxWithSession;
export interface CreateSandboxV2Request {
	name?: string | undefined;
	architecture?: SandboxArchitecture | undefined;
	persistent?: boolean | undefined;
	projectId?: string | undefined;
	source?: SandboxSource | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	image?: string | undefined;
	networkId?: string | undefined;
	resources?: SandboxResources | undefined;
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
	runtime?: SandboxRuntime | undefined;
}
export type CreateSandboxV3Input = CreateSandboxV3Request;
export type CreateSandboxV3Output = SandboxWithSession;
export interface CreateSandboxV3Request {
	name?: string | undefined;
	architecture?: SandboxArchitecture | undefined;
	persistent?: boolean | undefined;
	projectId?: string | undefined;
	source?: SandboxSource | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	image?: string | undefined;
	networkId?: string | undefined;
	resources?: SandboxResources | undefined;
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
}
export interface CreateSessionDirectoryInput extends CreateSessionDirectoryRequest {
	sessionId: string;
}
export type CreateSessionDirectoryOutput = {
	[key: string]: unknown;
};
export interface CreateSessionDirectoryRequest {
	path: string;
	cwd?: string | undefined;
	recursive?: boolean | undefined;
}
export interface CreateSessionSnapshotInput {
	sessionId: string;
	expiration?: number | {
		[key: string]: unknown;
	} | undefined;
}
export type CreateSessionSnapshotOutput = CreatedSessionSnapshot;
export interface CreateSessionSnapshotV2Input {
	sessionId: string;
	expiration?: number | {
		[key: string]: unknown;
	} | undefined;
}
export type CreateSessionSnapshotV2Output = CreatedSessionSnapshot;
export interface CreatedSessionSnapshot {
	session: Session;
	snapshot: SessionSnapshot;
}
export interface CursorPagination {
	count: number;
	next: string | null;
}
export interface DeleteDriveInput {
	name: string;
	projectId?: string | undefined;
}
export interface DeleteDriveOutput {
	drive: Drive;
}
export interface DeleteSandboxInput {
	name: string;
	deleteOrphanSnapshots?: boolean | undefined;
	projectId?: string | undefined;
}
export interface DeleteSandboxOutput {
	sandbox: Sandbox;
}
export interface DeleteSessionSnapshotInput {
	snapshotId: string;
}
export interface DeleteSessionSnapshotOutput {
	snapshot: SessionSnapshot;
}
export interface Drive {
	id: string;
	name: string;
	createdAt: number;
	maxSizeBytes: number;
	projectId: string;
	region: string;
	updatedAt: number;
	currentSandboxName?: string | undefined;
	currentSessionId?: string | undefined;
}
export interface DrivePage {
	drives: Drive[];
	pagination: CursorPagination;
}
export interface ExtendSessionTimeoutInput {
	sessionId: string;
	duration: number;
}
export interface ExtendSessionTimeoutOutput {
	session: Session;
}
export interface ForkSandboxInput {
	name: string;
	projectId?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	image?: string | undefined;
	networkId?: string | undefined;
	resources?: SandboxResources | undefined;
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	newName?: string | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
	persistent?: boolean | undefined;
}
export type ForkSandboxOutput = SandboxWithSession;
export interface ForkSandboxV2Input {
	name: string;
	projectId?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	image?: string | undefined;
	networkId?: string | undefined;
	resources?: SandboxResources | undefined;
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	newName?: string | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
	persistent?: boolean | undefined;
}
export type ForkSandboxV2Output = SandboxWithSession;
export interface GetOrCreateDriveInput extends GetOrCreateDriveRequest {
	name: string;
}
export interface GetOrCreateDriveOutput {
	drive: Drive;
}
export interface GetOrCreateDriveRequest {
	maxSizeBytes?: number | undefined;
	projectId?: string | undefined;
	region?: SandboxRegion | undefined;
}
export interface GetSandboxInput {
	name: string;
	projectId?: string | undefined;
	resume?: boolean | undefined;
}
export type GetSandboxOutput = ResumedSandbox;
export interface GetSessionCommandInput {
	sessionId: string;
	cmdId: string;
	wait?: boolean | undefined;
}
export interface GetSessionCommandLogsInput {
	sessionId: string;
	cmdId: string;
}
export type GetSessionCommandLogsOutput = CommandLogLine;
export type GetSessionCommandOutput = CommandEnvelope;
export interface GetSessionInput {
	sessionId: string;
}
export interface GetSessionOutput {
	routes: SandboxPublicRoute[];
	session: Session;
}
export interface GetSessionSnapshotInput {
	snapshotId: string;
}
export interface GetSessionSnapshotOutput {
	snapshot: SessionSnapshot;
}
export interface KeepLastSnapshotsInput {
	count: number;
	deleteEvicted?: boolean | undefined;
	expiration?: number | undefined;
}
export interface KillSessionCommandInput {
	sessionId: string;
	cmdId: string;
	signal: number;
}
export type KillSessionCommandOutput = CommandEnvelope;
export interface ListDrivesInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	namePrefix?: string | undefined;
	projectId?: string | undefined;
	sortBy?: "createdAt" | "name" | "updatedAt" | undefined;
	sortOrder?: SandboxSortOrder | undefined;
}
export type ListDrivesOutput = DrivePage;
export interface ListSandboxesInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	namePrefix?: string | undefined;
	project?: string | undefined;
	sortBy?: SandboxSortKey | undefined;
	sortOrder?: SandboxSortOrder | undefined;
	status?: SandboxStatus | undefined;
	tags?: string | readonly string[] | undefined;
}
export type ListSandboxesOutput = SandboxPage;
export interface ListSessionCommandsInput {
	sessionId: string;
}
export interface ListSessionCommandsOutput {
	commands: SessionCommand[];
}
export interface ListSessionSnapshotsInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	name?: string | undefined;
	project?: string | undefined;
	sortOrder?: SandboxSortOrder | undefined;
}
export type ListSessionSnapshotsOutput = SessionSnapshotPage;
export interface ListSessionsInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	name?: string | undefined;
	project?: string | undefined;
	sortOrder?: SandboxSortOrder | undefined;
}
export type ListSessionsOutput = SessionPage;
export interface ReadSessionFileInput {
	sessionId: string;
	path: string;
	cwd?: string | undefined;
}
export type ReadSessionFileOutput = ReadableStream<Uint8Array>;
export interface ResumedSandbox {
	resumed: boolean;
	routes: SandboxPublicRoute[];
	sandbox: Sandbox;
	session: Session;
}
export interface RunSessionCommandInput extends RunSessionCommandRequest {
	sessionId: string;
}
export type RunSessionCommandOutput = CommandEnvelope;
export interface RunSessionCommandRequest {
	command: string;
	args?: readonly string[] | undefined;
	cwd?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	logs?: boolean | undefined;
	sudo?: boolean | undefined;
	timeout?: number | undefined;
}
export interface Sandbox {
	name: string;
	createdAt: number;
	currentSessionId: string;
	persistent: boolean;
	status: SandboxStatus;
	statusUpdatedAt: number;
	updatedAt: number;
	currentSnapshotId?: string | undefined;
	cwd?: string | undefined;
	expiresAt?: number | undefined;
	failoverRegions?: SandboxRegion[] | undefined;
	image?: string | undefined;
	keepLastSnapshots?: SnapshotRetention | undefined;
	memory?: number | undefined;
	mounts?: {
		[key: string]: SandboxMountState;
	} | undefined;
	networkId?: string | undefined;
	networkPolicy?: SandboxNetworkPolicy | undefined;
	region?: string | undefined;
	runtime?: string | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	totalActiveCpuDurationMs?: number | undefined;
	totalDurationMs?: number | undefined;
	totalEgressBytes?: number | undefined;
	totalIngressBytes?: number | undefined;
	vcpus?: number | undefined;
}
export type SandboxArchitecture = "amd64" | "arm64";
export interface SandboxDomainRule {
	forwardURL?: string | undefined;
	match?: SandboxRequestMatch | undefined;
	response?: SandboxStaticResponse | undefined;
	transform?: readonly {
		headers?: {
			[key: string]: string;
		} | undefined;
	}[] | undefined;
}
export interface SandboxGitSource {
	type: "git";
	url: string;
	depth?: number | undefined;
	password?: string | undefined;
	revision?: string | undefined;
	username?: string | undefined;
}
export interface SandboxInjectionRuleInput {
	domain: string;
	headers: {
		[key: string]: string;
	};
	match?: SandboxRequestMatch | undefined;
}
export interface SandboxMount {
	drive: string;
	mode?: "read-write" | "snapshot" | undefined;
}
export interface SandboxMountState {
	drive: string;
	mode?: "read-only" | "read-write" | "snapshot" | (string & {}) | undefined;
}
export interface SandboxNetworkAllowList {
	allow?: readonly string[] | {
		[key: string]: readonly SandboxDomainRule[];
	} | undefined;
	subnets?: {
		allow?: readonly string[] | undefined;
		deny?: readonly string[] | undefined;
	} | undefined;
}
export type SandboxNetworkMode = "allow-all" | "deny-all" | "default-allow" | "default-deny" | "custom" | (string & {});
export interface SandboxNetworkPolicy {
	mode: SandboxNetworkMode;
	allowedCIDRs?: string[] | undefined;
	allowedDomains?: string[] | undefined;
	deniedCIDRs?: string[] | undefined;
	s3Key?: string | undefined;
}
export type SandboxNetworkPolicyInput = SandboxNetworkRules | SandboxNetworkAllowList;
export interface SandboxNetworkRules {
	mode: SandboxNetworkMode;
	allowedCIDRs?: readonly string[] | undefined;
	allowedDomains?: readonly string[] | undefined;
	deniedCIDRs?: readonly string[] | undefined;
	injectionRules?: readonly SandboxInjectionRuleInput[] | undefined;
}
export interface SandboxPage {
	pagination: CursorPagination;
	sandboxes: Sandbox[];
}
export interface SandboxPairMatch {
	key?: SandboxTextMatch | undefined;
	value?: SandboxTextMatch | undefined;
}
export interface SandboxPublicRoute {
	port: number;
	subdomain: string;
	url: string;
	system?: true | undefined;
}
export type SandboxRegion = "arn1" | "bom1" | "cdg1" | "cle1" | "cpt1" | "dub1" | "fra1" | "gru1" | "hkg1" | "hnd1" | "iad1" | "icn1" | "kix1" | "lhr1" | "pdx1" | "sfo1" | "sin1" | "syd1" | "yul1" | (string & {});
export interface SandboxRequestMatch {
	headers?: readonly SandboxPairMatch[] | undefined;
	method?: readonly string[] | undefined;
	path?: SandboxTextMatch | undefined;
	queryString?: readonly SandboxPairMatch[] | undefined;
}
export interface SandboxResources {
	memory?: number | undefined;
	vcpus?: number | undefined;
}
export interface SandboxResourcesPatch {
	memory?: number | undefined;
	vcpus?: number | undefined;
}
export type SandboxRuntime = "node26" | "node24" | "node22" | "python3.13";
export interface SandboxSnapshotSource {
	type: "snapshot";
	snapshotId: string;
}
export type SandboxSortKey = "createdAt" | "currentSnapshotId" | "name" | "statusUpdatedAt";
export type SandboxSortOrder = "asc" | "desc";
export type SandboxSource = SandboxGitSource | SandboxTarballSource | SandboxSnapshotSource;
export interface SandboxStaticResponse {
	statusCode: number;
	body?: string | undefined;
	contentType?: string | undefined;
	headers?: {
		[key: string]: string;
	} | undefined;
}
export type SandboxStatus = "running" | "stopping" | "stopped" | (string & {});
export interface SandboxTarballSource {
	type: "tarball";
	url: string;
}
export interface SandboxTextMatch {
	exact?: string | undefined;
	startsWith?: string | undefined;
}
export interface SandboxWithSession {
	routes: SandboxPublicRoute[];
	sandbox: Sandbox;
	session: Session;
}
export interface Session {
	id: string;
	createdAt: number;
	cwd: string;
	memory: number;
	projectId: string;
	region: string;
	requestedAt: number;
	runtime: string;
	sourceSandboxName: string;
	status: SessionStatus;
	timeout: number;
	updatedAt: number;
	vcpus: number;
	abortedAt?: number | undefined;
	activeCpuDurationMs?: number | undefined;
	duration?: number | undefined;
	networkPolicy?: SessionNetworkPolicy | undefined;
	networkTransfer?: {
		egress: number;
		ingress: number;
	} | undefined;
	requestedStopAt?: number | undefined;
	snapshottedAt?: number | undefined;
	sourceSnapshotId?: string | undefined;
	startedAt?: number | undefined;
	stoppedAt?: number | undefined;
}
export interface SessionCommand {
	id: string;
	name: string;
	args: string[];
	cwd: string;
	exitCode: number | null;
	sessionId: string;
	startedAt: number;
	durationMs?: number | undefined;
}
export interface SessionInjectionRule {
	domain: string;
	headerNames?: string[] | undefined;
}
export interface SessionNetworkPolicy {
	mode: "allow-all" | "custom" | "deny-all" | (string & {});
	allowedCIDRs?: string[] | undefined;
	allowedDomains?: string[] | undefined;
	deniedCIDRs?: string[] | undefined;
	injectionRules?: SessionInjectionRule[] | undefined;
}
export interface SessionPage {
	pagination: CursorPagination;
	sessions: Session[];
}
export interface SessionSnapshot {
	id: string;
	createdAt: number;
	lastUsedAt: number;
	sizeBytes: number;
	sourceSessionId: string;
	status: "created" | "deleted" | "failed" | (string & {});
	updatedAt: number;
	creationMethod?: "automatic" | "manual" | (string & {}) | undefined;
	expiresAt?: number | undefined;
	parentId?: string | undefined;
	region?: string | undefined;
	regions?: string[] | undefined;
}
export interface SessionSnapshotPage {
	pagination: CursorPagination;
	snapshots: SessionSnapshot[];
}
export type SessionStatus = "pending" | "running" | "snapshotting" | "stopping" | "stopped" | "aborted" | "failed" | (string & {});
export interface SnapshotRetention {
	count: number;
	deleteEvicted: boolean;
	expiration?: number | undefined;
}
export interface StopSessionInput {
	sessionId: string;
}
export type StopSessionOutput = StoppedSession | {
	session: Session;
};
export interface StoppedSession {
	sandbox: Sandbox;
	session: Session;
	snapshot: SessionSnapshot;
}
export interface StreamSessionCommandInput {
	sessionId: string;
	command: string;
	args?: readonly string[] | undefined;
	cwd?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	logs?: boolean | undefined;
	sudo?: boolean | undefined;
	timeout?: number | undefined;
}
export type StreamSessionCommandOutput = CommandStreamLine;
export interface UpdateSandboxInput extends UpdateSandboxRequest {
	name: string;
	projectId?: string | undefined;
	resume?: boolean | undefined;
}
export type UpdateSandboxOutput = UpdatedSandbox | ResumedSandbox;
export interface UpdateSandboxRequest {
	failoverRegions?: readonly SandboxRegion[] | undefined;
	mounts?: {
		[key: string]: SandboxMount;
	} | undefined;
	networkPolicy?: SandboxNetworkPolicyInput | undefined;
	ports?: readonly number[] | undefined;
	region?: SandboxRegion | undefined;
	snapshotExpiration?: number | undefined;
	tags?: {
		[key: string]: string;
	} | undefined;
	timeout?: number | undefined;
	currentSnapshotId?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
	networkId?: string | null | undefined;
	persistent?: boolean | undefined;
	resources?: SandboxResourcesPatch | undefined;
	runtime?: SandboxRuntime | undefined;
}
export type UpdateSessionNetworkPolicyInput = {
	sessionId: string;
} & (SandboxNetworkRules | SandboxNetworkAllowList);
export interface UpdateSessionNetworkPolicyOutput {
	session: Session;
}
export interface UpdatedSandbox {
	routes: SandboxPublicRoute[];
	sandbox: Sandbox;
}
export interface WriteSessionFilesInput {
	sessionId: string;
	xCwd?: string | undefined;
	body: BodySource;
}
export type WriteSessionFilesOutput = {
	[key: string]: unknown;
};
export function createSandbox(client: Client, input?: CreateSandboxInput, options?: CallOptions): ApiPromise<SandboxWithSession>;
export function createSandboxV2(client: Client, input?: CreateSandboxV2Input, options?: CallOptions): ApiPromise<SandboxWithSession>;
export function createSandboxV3(client: Client, input?: CreateSandboxV3Input, options?: CallOptions): ApiPromise<SandboxWithSession>;
export function createSessionDirectory(client: Client, input: CreateSessionDirectoryInput, options?: CallOptions): ApiPromise<CreateSessionDirectoryOutput>;
export function createSessionSnapshot(client: Client, input: CreateSessionSnapshotInput, options?: CallOptions): ApiPromise<CreatedSessionSnapshot>;
export function createSessionSnapshotV2(client: Client, input: CreateSessionSnapshotV2Input, options?: CallOptions): ApiPromise<CreatedSessionSnapshot>;
export function deleteDrive(client: Client, input: DeleteDriveInput, options?: CallOptions): ApiPromise<DeleteDriveOutput>;
export function deleteSandbox(client: Client, input: DeleteSandboxInput, options?: CallOptions): ApiPromise<DeleteSandboxOutput>;
export function deleteSessionSnapshot(client: Client, input: DeleteSessionSnapshotInput, options?: CallOptions): ApiPromise<DeleteSessionSnapshotOutput>;
export function extendSessionTimeout(client: Client, input: ExtendSessionTimeoutInput, options?: CallOptions): ApiPromise<ExtendSessionTimeoutOutput>;
export function forkSandbox(client: Client, input: ForkSandboxInput, options?: CallOptions): ApiPromise<SandboxWithSession>;
export function forkSandboxV2(client: Client, input: ForkSandboxV2Input, options?: CallOptions): ApiPromise<SandboxWithSession>;
export function getOrCreateDrive(client: Client, input: GetOrCreateDriveInput, options?: CallOptions): ApiPromise<GetOrCreateDriveOutput>;
export function getSandbox(client: Client, input: GetSandboxInput, options?: CallOptions): ApiPromise<ResumedSandbox>;
export function getSession(client: Client, input: GetSessionInput, options?: CallOptions): ApiPromise<GetSessionOutput>;
export function getSessionCommand(client: Client, input: GetSessionCommandInput, options?: CallOptions): ApiPromise<CommandEnvelope>;
export function getSessionCommandLogs(client: Client, input: GetSessionCommandLogsInput, options?: CallOptions): ApiStream<CommandLogLine>;
export function getSessionSnapshot(client: Client, input: GetSessionSnapshotInput, options?: CallOptions): ApiPromise<GetSessionSnapshotOutput>;
export function killSessionCommand(client: Client, input: KillSessionCommandInput, options?: CallOptions): ApiPromise<CommandEnvelope>;
export function listDrives(client: Client, input?: ListDrivesInput, options?: CallOptions): PagedPromise<DrivePage, Drive>;
export function listSandboxes(client: Client, input?: ListSandboxesInput, options?: CallOptions): PagedPromise<SandboxPage, Sandbox>;
export function listSessionCommands(client: Client, input: ListSessionCommandsInput, options?: CallOptions): ApiPromise<ListSessionCommandsOutput>;
export function listSessionSnapshots(client: Client, input?: ListSessionSnapshotsInput, options?: CallOptions): PagedPromise<SessionSnapshotPage, SessionSnapshot>;
export function listSessions(client: Client, input?: ListSessionsInput, options?: CallOptions): PagedPromise<SessionPage, Session>;
export function readSessionFile(client: Client, input: ReadSessionFileInput, options?: CallOptions): ApiPromise<ReadSessionFileOutput>;
export function runSessionCommand(client: Client, input: RunSessionCommandInput, options?: CallOptions): ApiPromise<CommandEnvelope>;
export function stopSession(client: Client, input: StopSessionInput, options?: CallOptions): ApiPromise<StopSessionOutput>;
export function streamSessionCommand(client: Client, input: StreamSessionCommandInput, options?: CallOptions): ApiStream<CommandStreamLine>;
export function updateSandbox(client: Client, input: UpdateSandboxInput, options?: CallOptions): ApiPromise<UpdateSandboxOutput>;
export function updateSessionNetworkPolicy(client: Client, input: UpdateSessionNetworkPolicyInput, options?: CallOptions): ApiPromise<UpdateSessionNetworkPolicyOutput>;
export function writeSessionFiles(client: Client, input: WriteSessionFilesInput, options?: CallOptions): ApiPromise<WriteSessionFilesOutput>;
}

declare module "@slipway/sandboxes/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listSandboxes: {
		input: types.ListSandboxesInput;
		output: types.ListSandboxesOutput;
	};
	createSandboxV2: {
		input: types.CreateSandboxV2Input;
		output: types.CreateSandboxV2Output;
	};
	listDrives: {
		input: types.ListDrivesInput;
		output: types.ListDrivesOutput;
	};
	getOrCreateDrive: {
		input: types.GetOrCreateDriveInput;
		output: types.GetOrCreateDriveOutput;
	};
	deleteDrive: {
		input: types.DeleteDriveInput;
		output: types.DeleteDriveOutput;
	};
	listSessionSnapshots: {
		input: types.ListSessionSnapshotsInput;
		output: types.ListSessionSnapshotsOutput;
	};
	getSessionSnapshot: {
		input: types.GetSessionSnapshotInput;
		output: types.GetSessionSnapshotOutput;
	};
	deleteSessionSnapshot: {
		input: types.DeleteSessionSnapshotInput;
		output: types.DeleteSessionSnapshotOutput;
	};
	listSessions: {
		input: types.ListSessionsInput;
		output: types.ListSessionsOutput;
	};
	getSession: {
		input: types.GetSessionInput;
		output: types.GetSessionOutput;
	};
	getSandbox: {
		input: types.GetSandboxInput;
		output: types.GetSandboxOutput;
	};
	updateSandbox: {
		input: types.UpdateSandboxInput;
		output: types.UpdateSandboxOutput;
	};
	deleteSandbox: {
		input: types.DeleteSandboxInput;
		output: types.DeleteSandboxOutput;
	};
	listSessionCommands: {
		input: types.ListSessionCommandsInput;
		output: types.ListSessionCommandsOutput;
	};
	runSessionCommand: {
		input: types.RunSessionCommandInput;
		output: types.RunSessionCommandOutput;
	};
	streamSessionCommand: {
		input: types.StreamSessionCommandInput;
		output: types.StreamSessionCommandOutput;
	};
	getSessionCommand: {
		input: types.GetSessionCommandInput;
		output: types.GetSessionCommandOutput;
	};
	killSessionCommand: {
		input: types.KillSessionCommandInput;
		output: types.KillSessionCommandOutput;
	};
	getSessionCommandLogs: {
		input: types.GetSessionCommandLogsInput;
		output: types.GetSessionCommandLogsOutput;
	};
	stopSession: {
		input: types.StopSessionInput;
		output: types.StopSessionOutput;
	};
	extendSessionTimeout: {
		input: types.ExtendSessionTimeoutInput;
		output: types.ExtendSessionTimeoutOutput;
	};
	updateSessionNetworkPolicy: {
		input: types.UpdateSessionNetworkPolicyInput;
		output: types.UpdateSessionNetworkPolicyOutput;
	};
	readSessionFile: {
		input: types.ReadSessionFileInput;
		output: types.ReadSessionFileOutput;
	};
	createSessionDirectory: {
		input: types.CreateSessionDirectoryInput;
		output: types.CreateSessionDirectoryOutput;
	};
	writeSessionFiles: {
		input: types.WriteSessionFilesInput;
		output: types.WriteSessionFilesOutput;
	};
	createSessionSnapshotV2: {
		input: types.CreateSessionSnapshotV2Input;
		output: types.CreateSessionSnapshotV2Output;
	};
	forkSandboxV2: {
		input: types.ForkSandboxV2Input;
		output: types.ForkSandboxV2Output;
	};
	createSandboxV3: {
		input: types.CreateSandboxV3Input;
		output: types.CreateSandboxV3Output;
	};
	createSessionSnapshot: {
		input: types.CreateSessionSnapshotInput;
		output: types.CreateSessionSnapshotOutput;
	};
	forkSandbox: {
		input: types.ForkSandboxInput;
		output: types.ForkSandboxOutput;
	};
	createSandbox: {
		input: types.CreateSandboxInput;
		output: types.CreateSandboxOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/sandboxes/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
import { StreamOperation } from "@slipway/core";
export const createSandbox: Operation;
export const createSandboxV2: Operation;
export const createSandboxV3: Operation;
export const createSessionDirectory: Operation;
export const createSessionSnapshot: Operation;
export const createSessionSnapshotV2: Operation;
export const deleteDrive: Operation;
export const deleteSandbox: Operation;
export const deleteSessionSnapshot: Operation;
export const extendSessionTimeout: Operation;
export const forkSandbox: Operation;
export const forkSandboxV2: Operation;
export const getOrCreateDrive: Operation;
export const getSandbox: Operation;
export const getSession: Operation;
export const getSessionCommand: Operation;
export const getSessionCommandLogs: StreamOperation;
export const getSessionSnapshot: Operation;
export const killSessionCommand: Operation;
export const listDrives: ListOperation;
export const listSandboxes: ListOperation;
export const listSessionCommands: Operation;
export const listSessionSnapshots: ListOperation;
export const listSessions: ListOperation;
export const readSessionFile: Operation;
export const runSessionCommand: Operation;
export const stopSession: Operation;
export const streamSessionCommand: StreamOperation;
export const updateSandbox: Operation;
export const updateSessionNetworkPolicy: Operation;
export const writeSessionFiles: Operation;
}

declare module "@slipway/sandboxes/schemas" {
export const CommandEnvelope: v.GenericSchema<types.CommandEnvelope>;
export const CommandLogLine: v.GenericSchema<types.CommandLogLine>;
export const CommandOutputLine: v.GenericSchema<types.CommandOutputLine>;
export const CommandStreamError: v.GenericSchema<types.CommandStreamError>;
export const CommandStreamLine: v.GenericSchema<types.CommandStreamLine>;
export const CreateSandboxInput: v.GenericSchema<types.CreateSandboxInput>;
export const CreateSandboxRequest: v.GenericSchema<types.CreateSandboxRequest>;
export const CreateSandboxV2Input: v.GenericSchema<types.CreateSandboxV2Input>;
export const CreateSandboxV2Request: v.GenericSchema<types.CreateSandboxV2Request>;
export const CreateSandboxV3Input: v.GenericSchema<types.CreateSandboxV3Input>;
export const CreateSandboxV3Request: v.GenericSchema<types.CreateSandboxV3Request>;
export const CreateSessionDirectoryInput: v.GenericSchema<types.CreateSessionDirectoryInput>;
export const CreateSessionDirectoryOutput: v.GenericSchema<types.CreateSessionDirectoryOutput>;
export const CreateSessionDirectoryRequest: v.GenericSchema<types.CreateSessionDirectoryRequest>;
export const CreateSessionSnapshotInput: v.GenericSchema<types.CreateSessionSnapshotInput>;
export const CreateSessionSnapshotV2Input: v.GenericSchema<types.CreateSessionSnapshotV2Input>;
export const CreatedSessionSnapshot: v.GenericSchema<types.CreatedSessionSnapshot>;
export const CursorPagination: v.GenericSchema<types.CursorPagination>;
export const DeleteDriveInput: v.GenericSchema<types.DeleteDriveInput>;
export const DeleteDriveOutput: v.GenericSchema<types.DeleteDriveOutput>;
export const DeleteSandboxInput: v.GenericSchema<types.DeleteSandboxInput>;
export const DeleteSandboxOutput: v.GenericSchema<types.DeleteSandboxOutput>;
export const DeleteSessionSnapshotInput: v.GenericSchema<types.DeleteSessionSnapshotInput>;
export const DeleteSessionSnapshotOutput: v.GenericSchema<types.DeleteSessionSnapshotOutput>;
export const Drive: v.GenericSchema<types.Drive>;
export const DrivePage: v.GenericSchema<types.DrivePage>;
export const ExtendSessionTimeoutInput: v.GenericSchema<types.ExtendSessionTimeoutInput>;
export const ExtendSessionTimeoutOutput: v.GenericSchema<types.ExtendSessionTimeoutOutput>;
export const ForkSandboxInput: v.GenericSchema<types.ForkSandboxInput>;
export const ForkSandboxV2Input: v.GenericSchema<types.ForkSandboxV2Input>;
export const GetOrCreateDriveInput: v.GenericSchema<types.GetOrCreateDriveInput>;
export const GetOrCreateDriveOutput: v.GenericSchema<types.GetOrCreateDriveOutput>;
export const GetOrCreateDriveRequest: v.GenericSchema<types.GetOrCreateDriveRequest>;
export const GetSandboxInput: v.GenericSchema<types.GetSandboxInput>;
export const GetSessionCommandInput: v.GenericSchema<types.GetSessionCommandInput>;
export const GetSessionCommandLogsInput: v.GenericSchema<types.GetSessionCommandLogsInput>;
export const GetSessionInput: v.GenericSchema<types.GetSessionInput>;
export const GetSessionOutput: v.GenericSchema<types.GetSessionOutput>;
export const GetSessionSnapshotInput: v.GenericSchema<types.GetSessionSnapshotInput>;
export const GetSessionSnapshotOutput: v.GenericSchema<types.GetSessionSnapshotOutput>;
export const KeepLastSnapshotsInput: v.GenericSchema<types.KeepLastSnapshotsInput>;
export const KillSessionCommandInput: v.GenericSchema<types.KillSessionCommandInput>;
export const ListDrivesInput: v.GenericSchema<types.ListDrivesInput>;
export const ListSandboxesInput: v.GenericSchema<types.ListSandboxesInput>;
export const ListSessionCommandsInput: v.GenericSchema<types.ListSessionCommandsInput>;
export const ListSessionCommandsOutput: v.GenericSchema<types.ListSessionCommandsOutput>;
export const ListSessionSnapshotsInput: v.GenericSchema<types.ListSessionSnapshotsInput>;
export const ListSessionSnapshotsOutput: v.GenericSchema<unknown>;
export const ListSessionsInput: v.GenericSchema<types.ListSessionsInput>;
export const ListSessionsOutput: v.GenericSchema<unknown>;
export const ReadSessionFileInput: v.GenericSchema<types.ReadSessionFileInput>;
export const ResumedSandbox: v.GenericSchema<types.ResumedSandbox>;
export const RunSessionCommandInput: v.GenericSchema<types.RunSessionCommandInput>;
export const RunSessionCommandRequest: v.GenericSchema<types.RunSessionCommandRequest>;
export const Sandbox: v.GenericSchema<types.Sandbox>;
export const SandboxArchitecture: v.GenericSchema<types.SandboxArchitecture>;
export const SandboxDomainRule: v.GenericSchema<types.SandboxDomainRule>;
export const SandboxGitSource: v.GenericSchema<types.SandboxGitSource>;
export const SandboxInjectionRuleInput: v.GenericSchema<types.SandboxInjectionRuleInput>;
export const SandboxMount: v.GenericSchema<types.SandboxMount>;
export const SandboxMountState: v.GenericSchema<types.SandboxMountState>;
export const SandboxNetworkAllowList: v.GenericSchema<types.SandboxNetworkAllowList>;
export const SandboxNetworkMode: v.GenericSchema<types.SandboxNetworkMode>;
export const SandboxNetworkPolicy: v.GenericSchema<types.SandboxNetworkPolicy>;
export const SandboxNetworkPolicyInput: v.GenericSchema<types.SandboxNetworkPolicyInput>;
export const SandboxNetworkRules: v.GenericSchema<types.SandboxNetworkRules>;
export const SandboxPage: v.GenericSchema<types.SandboxPage>;
export const SandboxPairMatch: v.GenericSchema<types.SandboxPairMatch>;
export const SandboxPublicRoute: v.GenericSchema<types.SandboxPublicRoute>;
export const SandboxRegion: v.GenericSchema<types.SandboxRegion>;
export const SandboxRequestMatch: v.GenericSchema<types.SandboxRequestMatch>;
export const SandboxResources: v.GenericSchema<types.SandboxResources>;
export const SandboxResourcesPatch: v.GenericSchema<types.SandboxResourcesPatch>;
export const SandboxRuntime: v.GenericSchema<types.SandboxRuntime>;
export const SandboxSnapshotSource: v.GenericSchema<types.SandboxSnapshotSource>;
export const SandboxSortKey: v.GenericSchema<types.SandboxSortKey>;
export const SandboxSortOrder: v.GenericSchema<types.SandboxSortOrder>;
export const SandboxSource: v.GenericSchema<types.SandboxSource>;
export const SandboxStaticResponse: v.GenericSchema<types.SandboxStaticResponse>;
export const SandboxStatus: v.GenericSchema<types.SandboxStatus>;
export const SandboxTarballSource: v.GenericSchema<types.SandboxTarballSource>;
export const SandboxTextMatch: v.GenericSchema<types.SandboxTextMatch>;
export const SandboxWithSession: v.GenericSchema<types.SandboxWithSession>;
export const Session: v.GenericSchema<types.Session>;
export const SessionCommand: v.GenericSchema<types.SessionCommand>;
export const SessionInjectionRule: v.GenericSchema<types.SessionInjectionRule>;
export const SessionNetworkPolicy: v.GenericSchema<types.SessionNetworkPolicy>;
export const SessionPage: v.GenericSchema<types.SessionPage>;
export const SessionSnapshot: v.GenericSchema<types.SessionSnapshot>;
export const SessionSnapshotPage: v.GenericSchema<types.SessionSnapshotPage>;
export const SessionStatus: v.GenericSchema<types.SessionStatus>;
export const SnapshotRetention: v.GenericSchema<types.SnapshotRetention>;
export const StopSessionInput: v.GenericSchema<types.StopSessionInput>;
export const StopSessionOutput: v.GenericSchema<types.StopSessionOutput>;
export const StoppedSession: v.GenericSchema<types.StoppedSession>;
export const StreamSessionCommandInput: v.GenericSchema<types.StreamSessionCommandInput>;
export const UpdateSandboxInput: v.GenericSchema<types.UpdateSandboxInput>;
export const UpdateSandboxOutput: v.GenericSchema<types.UpdateSandboxOutput>;
export const UpdateSandboxRequest: v.GenericSchema<types.UpdateSandboxRequest>;
export const UpdateSessionNetworkPolicyInput: v.GenericSchema<types.UpdateSessionNetworkPolicyInput>;
export const UpdateSessionNetworkPolicyOutput: v.GenericSchema<types.UpdateSessionNetworkPolicyOutput>;
export const UpdatedSandbox: v.GenericSchema<types.UpdatedSandbox>;
export const WriteSessionFilesInput: v.GenericSchema<types.WriteSessionFilesInput>;
export const WriteSessionFilesOutput: v.GenericSchema<types.WriteSessionFilesOutput>;
}
