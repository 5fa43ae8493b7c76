// What @slipway/sandboxes exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/sandboxes" {
import { CallOptions } from "@slipway/core/call";
import { Client } from "@slipway/core/call";
import { ErrorFields } from "@slipway/core/call";
import { SlipwayError } from "@slipway/core/call";
export interface CollectedOutput {
	readonly stdout: string;
	readonly stderr: string;
	readonly truncated: boolean;
}
export { CommandEnvelope } from "./generated/types"; // interface
export { CommandLogLine } from "./generated/types"; // type
export { CommandOutputLine } from "./generated/types"; // interface
export type CommandSignal = keyof typeof NUMBERS | number;
export { CommandStreamError } from "./generated/types"; // interface
export { CommandStreamLine } from "./generated/types"; // type
export { CreateSandboxInput } from "./generated/types"; // interface
export { CreateSandboxOutput } from "./generated/types"; // type
export { CreateSandboxV2Input } from "./generated/types"; // interface
export { CreateSandboxV2Output } from "./generated/types"; // type
export { CreateSandboxV3Input } from "./generated/types"; // interface
export { CreateSandboxV3Output } from "./generated/types"; // type
export { CreateSessionDirectoryInput } from "./generated/types"; // interface
export { CreateSessionDirectoryOutput } from "./generated/types"; // type
export { CreateSessionDirectoryRequest } from "./generated/types"; // interface
export { CreateSessionSnapshotInput } from "./generated/types"; // interface
export { CreateSessionSnapshotOutput } from "./generated/types"; // type
export { CreateSessionSnapshotV2Input } from "./generated/types"; // interface
export { CreateSessionSnapshotV2Output } from "./generated/types"; // type
export { CreatedSessionSnapshot } from "./generated/types"; // interface
export { CursorPagination } from "./generated/types"; // interface
export { DeleteDriveInput } from "./generated/types"; // interface
export { DeleteDriveOutput } from "./generated/types"; // interface
export { DeleteSandboxInput } from "./generated/types"; // interface
export { DeleteSandboxOutput } from "./generated/types"; // interface
export { DeleteSessionSnapshotInput } from "./generated/types"; // interface
export { DeleteSessionSnapshotOutput } from "./generated/types"; // interface
export { Drive } from "./generated/types"; // interface
export { DrivePage } from "./generated/types"; // interface
export interface EndedCommand extends SessionCommand {
	readonly exitCode: number;
}
export { ExtendSessionTimeoutInput } from "./generated/types"; // interface
export { ExtendSessionTimeoutOutput } from "./generated/types"; // interface
export interface FileOptions extends WaitOptions {
	readonly cwd?: string | undefined;
}
export { ForkSandboxInput } from "./generated/types"; // interface
export { ForkSandboxOutput } from "./generated/types"; // type
export { ForkSandboxV2Input } from "./generated/types"; // interface
export { ForkSandboxV2Output } from "./generated/types"; // type
export { GetOrCreateDriveInput } from "./generated/types"; // interface
export { GetOrCreateDriveOutput } from "./generated/types"; // interface
export { GetOrCreateDriveRequest } from "./generated/types"; // interface
export { GetSandboxInput } from "./generated/types"; // interface
export { GetSandboxOutput } from "./generated/types"; // type
export { GetSessionCommandInput } from "./generated/types"; // interface
export { GetSessionCommandLogsInput } from "./generated/types"; // interface
export { GetSessionCommandLogsOutput } from "./generated/types"; // type
export { GetSessionCommandOutput } from "./generated/types"; // type
export { GetSessionInput } from "./generated/types"; // interface
export { GetSessionOutput } from "./generated/types"; // interface
export { GetSessionSnapshotInput } from "./generated/types"; // interface
export { GetSessionSnapshotOutput } from "./generated/types"; // interface
export { KeepLastSnapshotsInput } from "./generated/types"; // interface
export { KillSessionCommandInput } from "./generated/types"; // interface
export { KillSessionCommandOutput } from "./generated/types"; // type
export { ListDrivesInput } from "./generated/types"; // interface
export { ListDrivesOutput } from "./generated/types"; // type
export { ListSandboxesInput } from "./generated/types"; // interface
export { ListSandboxesOutput } from "./generated/types"; // type
export { ListSessionCommandsInput } from "./generated/types"; // interface
export { ListSessionCommandsOutput } from "./generated/types"; // interface
export { ListSessionSnapshotsInput } from "./generated/types"; // interface
export { ListSessionSnapshotsOutput } from "./generated/types"; // type
export { ListSessionsInput } from "./generated/types"; // interface
export { ListSessionsOutput } from "./generated/types"; // type
const NUMBERS: {
	readonly SIGHUP: 1;
	readonly SIGINT: 2;
	readonly SIGQUIT: 3;
	readonly SIGKILL: 9;
	readonly SIGUSR1: 10;
	readonly SIGUSR2: 12;
	readonly SIGTERM: 15;
	readonly SIGCONT: 18;
	readonly SIGSTOP: 19;
};
export interface OpenSandbox extends AsyncDisposable {
	readonly name: string;
	readonly session: Session;
	readonly isNew: boolean;
	write(files: SandboxFiles, options?: FileOptions): Promise<void>;
	read(path: string, options?: FileOptions): Promise<ReadableStream<Uint8Array>>;
	run(command: string, args?: readonly string[], options?: RunOptions): Promise<RunResult>;
	start(command: string, args?: readonly string[], options?: StartOptions): Promise<SandboxCommand>;
	command(id: string, sessionId?: string): SandboxCommand;
	extend(duration: number, options?: WaitOptions): Promise<void>;
	snapshot(options?: WaitOptions & {
		readonly expiration?: number | undefined;
	}): Promise<SessionSnapshot>;
	fork(settings?: Omit<ForkSandboxInput, "name" | "projectId">, options?: WaitOptions): Promise<OpenSandbox>;
	url(port: number): string;
	stop(options?: WaitOptions): Promise<void>;
}
export interface OpenSandboxInput extends CreateSandboxInput {
	readonly resume?: boolean | undefined;
	readonly atEnd?: "stop" | "delete" | "keep" | undefined;
}
export { ReadSessionFileInput } from "./generated/types"; // interface
export { ReadSessionFileOutput } from "./generated/types"; // type
export { ResumedSandbox } from "./generated/types"; // interface
export interface RunOptions extends StartOptions {
	readonly onOutput?: ((line: CommandOutputLine) => unknown) | undefined;
	readonly maxOutput?: number | undefined;
}
export interface RunResult extends CollectedOutput {
	readonly exitCode: number;
}
export { RunSessionCommandInput } from "./generated/types"; // interface
export { RunSessionCommandOutput } from "./generated/types"; // type
export { RunSessionCommandRequest } from "./generated/types"; // interface
export { Sandbox } from "./generated/types"; // interface
export { SandboxArchitecture } from "./generated/types"; // type
export class SandboxClosedError extends SlipwayError<SandboxClosedErrorFields> {
	readonly name = "SandboxClosedError";
	readonly commandId: string;
}
export interface SandboxClosedErrorFields extends ErrorFields {
	readonly commandId: string;
}
export interface SandboxCommand {
	readonly id: string;
	readonly sessionId: string;
	output(options?: WaitOptions): AsyncIterable<CommandOutputLine>;
	wait(options?: WaitOptions): Promise<EndedCommand>;
	kill(signal?: CommandSignal, options?: WaitOptions): Promise<void>;
}
export type SandboxContent = string | Uint8Array | Blob;
export { SandboxDomainRule } from "./generated/types"; // interface
export interface SandboxFile {
	readonly path: string;
	readonly data: SandboxContent;
	readonly mode?: number | undefined;
}
export type SandboxFiles = Readonly<Record<string, SandboxContent>> | readonly SandboxFile[];
export { SandboxGitSource } from "./generated/types"; // interface
export { SandboxInjectionRuleInput } from "./generated/types"; // interface
export { SandboxMount } from "./generated/types"; // interface
export { SandboxMountState } from "./generated/types"; // interface
export { SandboxNetworkAllowList } from "./generated/types"; // interface
export { SandboxNetworkMode } from "./generated/types"; // type
export { SandboxNetworkPolicy } from "./generated/types"; // interface
export { SandboxNetworkPolicyInput } from "./generated/types"; // type
export { SandboxNetworkRules } from "./generated/types"; // interface
export { SandboxPage } from "./generated/types"; // interface
export { SandboxPairMatch } from "./generated/types"; // interface
export { SandboxPublicRoute } from "./generated/types"; // interface
export { SandboxRegion } from "./generated/types"; // type
export { SandboxRequestMatch } from "./generated/types"; // interface
export { SandboxResources } from "./generated/types"; // interface
export { SandboxResourcesPatch } from "./generated/types"; // interface
export { SandboxRuntime } from "./generated/types"; // type
export { SandboxSnapshotSource } from "./generated/types"; // interface
export { SandboxSortKey } from "./generated/types"; // type
export { SandboxSortOrder } from "./generated/types"; // type
export { SandboxSource } from "./generated/types"; // type
export { SandboxStaticResponse } from "./generated/types"; // interface
export { SandboxStatus } from "./generated/types"; // type
export { SandboxTarballSource } from "./generated/types"; // interface
export { SandboxTextMatch } from "./generated/types"; // interface
export { SandboxWithSession } from "./generated/types"; // interface
export { Session } from "./generated/types"; // interface
export { SessionCommand } from "./generated/types"; // interface
export { SessionInjectionRule } from "./generated/types"; // interface
export { SessionNetworkPolicy } from "./generated/types"; // interface
export { SessionPage } from "./generated/types"; // interface
export { SessionSnapshot } from "./generated/types"; // interface
export { SessionSnapshotPage } from "./generated/types"; // interface
export { SessionStatus } from "./generated/types"; // type
export { SnapshotRetention } from "./generated/types"; // interface
export interface StartOptions extends Pick<RunSessionCommandRequest, "cwd" | "env" | "sudo" | "timeout">, WaitOptions {
}
export { StopSessionInput } from "./generated/types"; // interface
export { StopSessionOutput } from "./generated/types"; // type
export { StoppedSession } from "./generated/types"; // interface
export { StreamSessionCommandInput } from "./generated/types"; // interface
export { StreamSessionCommandOutput } from "./generated/types"; // type
export { UpdateSandboxInput } from "./generated/types"; // interface
export { UpdateSandboxOutput } from "./generated/types"; // type
export { UpdateSandboxRequest } from "./generated/types"; // interface
export { UpdateSessionNetworkPolicyInput } from "./generated/types"; // type
export { UpdateSessionNetworkPolicyOutput } from "./generated/types"; // interface
export { UpdatedSandbox } from "./generated/types"; // interface
export interface WaitOptions {
	readonly signal?: AbortSignal | undefined;
}
export { WriteSessionFilesInput } from "./generated/types"; // interface
export { WriteSessionFilesOutput } from "./generated/types"; // type
export { createSandbox } from "./generated/operations"; // function
export { createSandboxV2 } from "./generated/operations"; // function
export { createSandboxV3 } from "./generated/operations"; // function
export { createSessionDirectory } from "./generated/operations"; // function
export { createSessionSnapshot } from "./generated/operations"; // function
export { createSessionSnapshotV2 } from "./generated/operations"; // function
export { deleteDrive } from "./generated/operations"; // function
export { deleteSandbox } from "./generated/operations"; // function
export { deleteSessionSnapshot } from "./generated/operations"; // function
export { extendSessionTimeout } from "./generated/operations"; // function
export { forkSandbox } from "./generated/operations"; // function
export { forkSandboxV2 } from "./generated/operations"; // function
export { getOrCreateDrive } from "./generated/operations"; // function
export { getSandbox } from "./generated/operations"; // function
export { getSession } from "./generated/operations"; // function
export { getSessionCommand } from "./generated/operations"; // function
export { getSessionCommandLogs } from "./generated/operations"; // function
export { getSessionSnapshot } from "./generated/operations"; // function
export function isSandboxClosedError(error: unknown): error is SandboxClosedError;
export { killSessionCommand } from "./generated/operations"; // function
export { listDrives } from "./generated/operations"; // function
export { listSandboxes } from "./generated/operations"; // function
export { listSessionCommands } from "./generated/operations"; // function
export { listSessionSnapshots } from "./generated/operations"; // function
export { listSessions } from "./generated/operations"; // function
export function openSandbox(client: Client, input?: OpenSandboxInput, options?: CallOptions): Promise<OpenSandbox>;
export { readSessionFile } from "./generated/operations"; // function
export { runSessionCommand } from "./generated/operations"; // function
export { stopSession } from "./generated/operations"; // function
export { streamSessionCommand } from "./generated/operations"; // function
export { updateSandbox } from "./generated/operations"; // function
export { updateSessionNetworkPolicy } from "./generated/operations"; // function
export { writeSessionFiles } from "./generated/operations"; // function
}

declare module "@slipway/sandboxes/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/sandboxes/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/sandboxes/operations" {
export { createSandbox } from "./generated/descriptors"; // const
export { createSandboxV2 } from "./generated/descriptors"; // const
export { createSandboxV3 } from "./generated/descriptors"; // const
export { createSessionDirectory } from "./generated/descriptors"; // const
export { createSessionSnapshot } from "./generated/descriptors"; // const
export { createSessionSnapshotV2 } from "./generated/descriptors"; // const
export { deleteDrive } from "./generated/descriptors"; // const
export { deleteSandbox } from "./generated/descriptors"; // const
export { deleteSessionSnapshot } from "./generated/descriptors"; // const
export { extendSessionTimeout } from "./generated/descriptors"; // const
export { forkSandbox } from "./generated/descriptors"; // const
export { forkSandboxV2 } from "./generated/descriptors"; // const
export { getOrCreateDrive } from "./generated/descriptors"; // const
export { getSandbox } from "./generated/descriptors"; // const
export { getSession } from "./generated/descriptors"; // const
export { getSessionCommand } from "./generated/descriptors"; // const
export { getSessionCommandLogs } from "./generated/descriptors"; // const
export { getSessionSnapshot } from "./generated/descriptors"; // const
export { killSessionCommand } from "./generated/descriptors"; // const
export { listDrives } from "./generated/descriptors"; // const
export { listSandboxes } from "./generated/descriptors"; // const
export { listSessionCommands } from "./generated/descriptors"; // const
export { listSessionSnapshots } from "./generated/descriptors"; // const
export { listSessions } from "./generated/descriptors"; // const
export { readSessionFile } from "./generated/descriptors"; // const
export { runSessionCommand } from "./generated/descriptors"; // const
export { stopSession } from "./generated/descriptors"; // const
export { streamSessionCommand } from "./generated/descriptors"; // const
export { updateSandbox } from "./generated/descriptors"; // const
export { updateSessionNetworkPolicy } from "./generated/descriptors"; // const
export { writeSessionFiles } from "./generated/descriptors"; // const
}

declare module "@slipway/sandboxes/schemas" {
export { CommandEnvelope } from "./generated/schemas"; // const
export { CommandLogLine } from "./generated/schemas"; // const
export { CommandOutputLine } from "./generated/schemas"; // const
export { CommandStreamError } from "./generated/schemas"; // const
export { CommandStreamLine } from "./generated/schemas"; // const
export { CreateSandboxInput } from "./generated/schemas"; // const
export { CreateSandboxV2Input } from "./generated/schemas"; // const
export { CreateSandboxV3Input } from "./generated/schemas"; // const
export { CreateSessionDirectoryInput } from "./generated/schemas"; // const
export { CreateSessionDirectoryOutput } from "./generated/schemas"; // const
export { CreateSessionDirectoryRequest } from "./generated/schemas"; // const
export { CreateSessionSnapshotInput } from "./generated/schemas"; // const
export { CreateSessionSnapshotV2Input } from "./generated/schemas"; // const
export { CreatedSessionSnapshot } from "./generated/schemas"; // const
export { CursorPagination } from "./generated/schemas"; // const
export { DeleteDriveInput } from "./generated/schemas"; // const
export { DeleteDriveOutput } from "./generated/schemas"; // const
export { DeleteSandboxInput } from "./generated/schemas"; // const
export { DeleteSandboxOutput } from "./generated/schemas"; // const
export { DeleteSessionSnapshotInput } from "./generated/schemas"; // const
export { DeleteSessionSnapshotOutput } from "./generated/schemas"; // const
export { Drive } from "./generated/schemas"; // const
export { DrivePage } from "./generated/schemas"; // const
export { ExtendSessionTimeoutInput } from "./generated/schemas"; // const
export { ExtendSessionTimeoutOutput } from "./generated/schemas"; // const
export { ForkSandboxInput } from "./generated/schemas"; // const
export { ForkSandboxV2Input } from "./generated/schemas"; // const
export { GetOrCreateDriveInput } from "./generated/schemas"; // const
export { GetOrCreateDriveOutput } from "./generated/schemas"; // const
export { GetOrCreateDriveRequest } from "./generated/schemas"; // const
export { GetSandboxInput } from "./generated/schemas"; // const
export { GetSessionCommandInput } from "./generated/schemas"; // const
export { GetSessionCommandLogsInput } from "./generated/schemas"; // const
export { GetSessionInput } from "./generated/schemas"; // const
export { GetSessionOutput } from "./generated/schemas"; // const
export { GetSessionSnapshotInput } from "./generated/schemas"; // const
export { GetSessionSnapshotOutput } from "./generated/schemas"; // const
export { KeepLastSnapshotsInput } from "./generated/schemas"; // const
export { KillSessionCommandInput } from "./generated/schemas"; // const
export { ListDrivesInput } from "./generated/schemas"; // const
export { ListSandboxesInput } from "./generated/schemas"; // const
export { ListSessionCommandsInput } from "./generated/schemas"; // const
export { ListSessionCommandsOutput } from "./generated/schemas"; // const
export { ListSessionSnapshotsInput } from "./generated/schemas"; // const
export { ListSessionSnapshotsOutput } from "./generated/schemas"; // const
export { ListSessionsInput } from "./generated/schemas"; // const
export { ListSessionsOutput } from "./generated/schemas"; // const
export { ReadSessionFileInput } from "./generated/schemas"; // const
export { ResumedSandbox } from "./generated/schemas"; // const
export { RunSessionCommandInput } from "./generated/schemas"; // const
export { RunSessionCommandRequest } from "./generated/schemas"; // const
export { Sandbox } from "./generated/schemas"; // const
export { SandboxArchitecture } from "./generated/schemas"; // const
export { SandboxDomainRule } from "./generated/schemas"; // const
export { SandboxGitSource } from "./generated/schemas"; // const
export { SandboxInjectionRuleInput } from "./generated/schemas"; // const
export { SandboxMount } from "./generated/schemas"; // const
export { SandboxMountState } from "./generated/schemas"; // const
export { SandboxNetworkAllowList } from "./generated/schemas"; // const
export { SandboxNetworkMode } from "./generated/schemas"; // const
export { SandboxNetworkPolicy } from "./generated/schemas"; // const
export { SandboxNetworkPolicyInput } from "./generated/schemas"; // const
export { SandboxNetworkRules } from "./generated/schemas"; // const
export { SandboxPage } from "./generated/schemas"; // const
export { SandboxPairMatch } from "./generated/schemas"; // const
export { SandboxPublicRoute } from "./generated/schemas"; // const
export { SandboxRegion } from "./generated/schemas"; // const
export { SandboxRequestMatch } from "./generated/schemas"; // const
export { SandboxResources } from "./generated/schemas"; // const
export { SandboxResourcesPatch } from "./generated/schemas"; // const
export { SandboxRuntime } from "./generated/schemas"; // const
export { SandboxSnapshotSource } from "./generated/schemas"; // const
export { SandboxSortKey } from "./generated/schemas"; // const
export { SandboxSortOrder } from "./generated/schemas"; // const
export { SandboxSource } from "./generated/schemas"; // const
export { SandboxStaticResponse } from "./generated/schemas"; // const
export { SandboxStatus } from "./generated/schemas"; // const
export { SandboxTarballSource } from "./generated/schemas"; // const
export { SandboxTextMatch } from "./generated/schemas"; // const
export { SandboxWithSession } from "./generated/schemas"; // const
export { Session } from "./generated/schemas"; // const
export { SessionCommand } from "./generated/schemas"; // const
export { SessionInjectionRule } from "./generated/schemas"; // const
export { SessionNetworkPolicy } from "./generated/schemas"; // const
export { SessionPage } from "./generated/schemas"; // const
export { SessionSnapshot } from "./generated/schemas"; // const
export { SessionSnapshotPage } from "./generated/schemas"; // const
export { SessionStatus } from "./generated/schemas"; // const
export { SnapshotRetention } from "./generated/schemas"; // const
export { StopSessionInput } from "./generated/schemas"; // const
export { StopSessionOutput } from "./generated/schemas"; // const
export { StoppedSession } from "./generated/schemas"; // const
export { StreamSessionCommandInput } from "./generated/schemas"; // const
export { UpdateSandboxInput } from "./generated/schemas"; // const
export { UpdateSandboxOutput } from "./generated/schemas"; // const
export { UpdateSandboxRequest } from "./generated/schemas"; // const
export { UpdateSessionNetworkPolicyInput } from "./generated/schemas"; // const
export { UpdateSessionNetworkPolicyOutput } from "./generated/schemas"; // const
export { UpdatedSandbox } from "./generated/schemas"; // const
export { WriteSessionFilesInput } from "./generated/schemas"; // const
export { WriteSessionFilesOutput } from "./generated/schemas"; // const
}
