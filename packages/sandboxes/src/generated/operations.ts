// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, type ApiStream, bytes, call, type CallOptions, type Client, list, type PagedPromise, stream } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CommandEnvelope,
  CommandLogLine,
  CommandStreamLine,
  CreateSandboxInput,
  CreateSandboxV2Input,
  CreateSandboxV3Input,
  CreateSessionDirectoryInput,
  CreateSessionDirectoryOutput,
  CreateSessionSnapshotInput,
  CreateSessionSnapshotV2Input,
  CreatedSessionSnapshot,
  DeleteDriveInput,
  DeleteDriveOutput,
  DeleteSandboxInput,
  DeleteSandboxOutput,
  DeleteSessionSnapshotInput,
  DeleteSessionSnapshotOutput,
  Drive,
  DrivePage,
  ExtendSessionTimeoutInput,
  ExtendSessionTimeoutOutput,
  ForkSandboxInput,
  ForkSandboxV2Input,
  GetOrCreateDriveInput,
  GetOrCreateDriveOutput,
  GetSandboxInput,
  GetSessionCommandInput,
  GetSessionCommandLogsInput,
  GetSessionInput,
  GetSessionOutput,
  GetSessionSnapshotInput,
  GetSessionSnapshotOutput,
  KillSessionCommandInput,
  ListDrivesInput,
  ListSandboxesInput,
  ListSessionCommandsInput,
  ListSessionCommandsOutput,
  ListSessionSnapshotsInput,
  ListSessionsInput,
  ReadSessionFileInput,
  ReadSessionFileOutput,
  ResumedSandbox,
  RunSessionCommandInput,
  Sandbox,
  SandboxPage,
  SandboxWithSession,
  Session,
  SessionPage,
  SessionSnapshot,
  SessionSnapshotPage,
  StopSessionInput,
  StopSessionOutput,
  StreamSessionCommandInput,
  UpdateSandboxInput,
  UpdateSandboxOutput,
  UpdateSessionNetworkPolicyInput,
  UpdateSessionNetworkPolicyOutput,
  WriteSessionFilesInput,
  WriteSessionFilesOutput,
} from "./types.ts";

/**
 * Lists the sandboxes of the account, the team or one project.
 *
 * `GET /v2/sandboxes`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 * @example
 * for await (const sandbox of listSandboxes(client, { limit: 20 })) console.log(sandbox);
 */
export function listSandboxes(
  client: Client,
  input?: ListSandboxesInput,
  options?: CallOptions,
): PagedPromise<SandboxPage, Sandbox> {
  return list(client, operations.listSandboxes, input, options);
}

/**
 * Creates a sandbox from a runtime.
 *
 * `POST /v2/sandboxes`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 * @example
 * const sandboxWithSession = await createSandboxV2(client, { projectId: "prj_a1b2", runtime: "node24" });
 */
export function createSandboxV2(
  client: Client,
  input?: CreateSandboxV2Input,
  options?: CallOptions,
): ApiPromise<SandboxWithSession> {
  return call(client, operations.createSandboxV2, input, options);
}

/**
 * Lists the drives of a project.
 *
 * `GET /v2/sandboxes/drives`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function listDrives(
  client: Client,
  input?: ListDrivesInput,
  options?: CallOptions,
): PagedPromise<DrivePage, Drive> {
  return list(client, operations.listDrives, input, options);
}

/**
 * Gets a drive, creating it if there is none of the name.
 *
 * `POST /v2/sandboxes/drives/{name}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 429
 * @example
 * const answer = await getOrCreateDrive(client, { name: "data", projectId: "prj_a1b2" });
 */
export function getOrCreateDrive(
  client: Client,
  input: GetOrCreateDriveInput,
  options?: CallOptions,
): ApiPromise<GetOrCreateDriveOutput> {
  return call(client, operations.getOrCreateDrive, input, options);
}

/**
 * Deletes a drive with all its files.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/sandboxes/drives/{name}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 429
 */
export function deleteDrive(
  client: Client,
  input: DeleteDriveInput,
  options?: CallOptions,
): ApiPromise<DeleteDriveOutput> {
  return call(client, operations.deleteDrive, input, options);
}

/**
 * Lists the snapshots of sandboxes.
 *
 * `GET /v2/sandboxes/snapshots`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function listSessionSnapshots(
  client: Client,
  input?: ListSessionSnapshotsInput,
  options?: CallOptions,
): PagedPromise<SessionSnapshotPage, SessionSnapshot> {
  return list(client, operations.listSessionSnapshots, input, options);
}

/**
 * Gets a snapshot.
 *
 * `GET /v2/sandboxes/snapshots/{snapshotId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function getSessionSnapshot(
  client: Client,
  input: GetSessionSnapshotInput,
  options?: CallOptions,
): ApiPromise<GetSessionSnapshotOutput> {
  return call(client, operations.getSessionSnapshot, input, options);
}

/**
 * Deletes a snapshot; no sandbox can begin with it any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/sandboxes/snapshots/{snapshotId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function deleteSessionSnapshot(
  client: Client,
  input: DeleteSessionSnapshotInput,
  options?: CallOptions,
): ApiPromise<DeleteSessionSnapshotOutput> {
  return call(client, operations.deleteSessionSnapshot, input, options);
}

/**
 * Lists the sessions of sandboxes.
 *
 * `GET /v2/sandboxes/sessions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listSessions(
  client: Client,
  input?: ListSessionsInput,
  options?: CallOptions,
): PagedPromise<SessionPage, Session> {
  return list(client, operations.listSessions, input, options);
}

/**
 * Gets a session and the addresses that it can be reached at.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getSession(
  client: Client,
  input: GetSessionInput,
  options?: CallOptions,
): ApiPromise<GetSessionOutput> {
  return call(client, operations.getSession, input, options);
}

/**
 * Gets a sandbox by its name and, if requested, resumes it.
 *
 * `GET /v2/sandboxes/{name}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 429, 500, 502
 */
export function getSandbox(
  client: Client,
  input: GetSandboxInput,
  options?: CallOptions,
): ApiPromise<ResumedSandbox> {
  return call(client, operations.getSandbox, input, options);
}

/**
 * Changes a sandbox; older snapshots are deleted if fewer are to be kept.
 *
 * **Destructive where `keepLastSnapshots` is given, or `snapshotExpiration` is given, or `persistent` is `false`:** what it takes away may not come back.
 *
 * `PATCH /v2/sandboxes/{name}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 */
export function updateSandbox(
  client: Client,
  input: UpdateSandboxInput,
  options?: CallOptions,
): ApiPromise<UpdateSandboxOutput> {
  return call(client, operations.updateSandbox, input, options);
}

/**
 * Deletes a sandbox.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/sandboxes/{name}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function deleteSandbox(
  client: Client,
  input: DeleteSandboxInput,
  options?: CallOptions,
): ApiPromise<DeleteSandboxOutput> {
  return call(client, operations.deleteSandbox, input, options);
}

/**
 * Lists the commands of a session.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function listSessionCommands(
  client: Client,
  input: ListSessionCommandsInput,
  options?: CallOptions,
): ApiPromise<ListSessionCommandsOutput> {
  return call(client, operations.listSessionCommands, input, options);
}

/**
 * Starts a command in a session and answers at once.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 * @example
 * const commandEnvelope = await runSessionCommand(client, {
 *   sessionId: "sbx_ynd1ZBk2rqUG3RSiT9MZQwcj",
 *   command: "node",
 *   args: ["--version"],
 * });
 */
export function runSessionCommand(
  client: Client,
  input: RunSessionCommandInput,
  options?: CallOptions,
): ApiPromise<CommandEnvelope> {
  return call(client, operations.runSessionCommand, input, options);
}

/**
 * Runs a command in a session and streams its output until it ends.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 * @example
 * for await (const record of streamSessionCommand(client, {
 *   sessionId: "sbx_ynd1ZBk2rqUG3RSiT9MZQwcj",
 *   command: "node",
 *   args: ["--version"],
 * })) console.log(record);
 */
export function streamSessionCommand(
  client: Client,
  input: StreamSessionCommandInput,
  options?: CallOptions,
): ApiStream<CommandStreamLine> {
  return stream(client, operations.streamSessionCommand, input, options);
}

/**
 * Gets a command of a session and, if requested, waits for its end.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function getSessionCommand(
  client: Client,
  input: GetSessionCommandInput,
  options?: CallOptions,
): ApiPromise<CommandEnvelope> {
  return call(client, operations.getSessionCommand, input, options);
}

/**
 * Sends a signal to a command of a session.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function killSessionCommand(
  client: Client,
  input: KillSessionCommandInput,
  options?: CallOptions,
): ApiPromise<CommandEnvelope> {
  return call(client, operations.killSessionCommand, input, options);
}

/**
 * Streams the output of a command.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function getSessionCommandLogs(
  client: Client,
  input: GetSessionCommandLogsInput,
  options?: CallOptions,
): ApiStream<CommandLogLine> {
  return stream(client, operations.getSessionCommandLogs, input, options);
}

/**
 * Stops a session and its running commands.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/stop`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function stopSession(
  client: Client,
  input: StopSessionInput,
  options?: CallOptions,
): ApiPromise<StopSessionOutput> {
  return call(client, operations.stopSession, input, options);
}

/**
 * Lets a session live longer.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/extend-timeout`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function extendSessionTimeout(
  client: Client,
  input: ExtendSessionTimeoutInput,
  options?: CallOptions,
): ApiPromise<ExtendSessionTimeoutOutput> {
  return call(client, operations.extendSessionTimeout, input, options);
}

/**
 * Changes the network policy of a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/network-policy`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function updateSessionNetworkPolicy(
  client: Client,
  input: UpdateSessionNetworkPolicyInput,
  options?: CallOptions,
): ApiPromise<UpdateSessionNetworkPolicyOutput> {
  return call(client, operations.updateSessionNetworkPolicy, input, options);
}

/**
 * Reads a file of a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/read`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function readSessionFile(
  client: Client,
  input: ReadSessionFileInput,
  options?: CallOptions,
): ApiPromise<ReadSessionFileOutput> {
  return bytes(client, operations.readSessionFile, input, options);
}

/**
 * Creates a directory in a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/mkdir`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function createSessionDirectory(
  client: Client,
  input: CreateSessionDirectoryInput,
  options?: CallOptions,
): ApiPromise<CreateSessionDirectoryOutput> {
  return call(client, operations.createSessionDirectory, input, options);
}

/**
 * Writes files into a session, given as a gzipped tar archive.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/write`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 500
 */
export function writeSessionFiles(
  client: Client,
  input: WriteSessionFilesInput,
  options?: CallOptions,
): ApiPromise<WriteSessionFilesOutput> {
  return call(client, operations.writeSessionFiles, input, options);
}

/**
 * Takes a snapshot of a session and stops it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/snapshot`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 422, 429, 500
 */
export function createSessionSnapshotV2(
  client: Client,
  input: CreateSessionSnapshotV2Input,
  options?: CallOptions,
): ApiPromise<CreatedSessionSnapshot> {
  return call(client, operations.createSessionSnapshotV2, input, options);
}

/**
 * Creates a sandbox from the state of another, with a runtime.
 *
 * `POST /v2/sandboxes/{name}/fork`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 */
export function forkSandboxV2(
  client: Client,
  input: ForkSandboxV2Input,
  options?: CallOptions,
): ApiPromise<SandboxWithSession> {
  return call(client, operations.forkSandboxV2, input, options);
}

/**
 * Creates a sandbox from an image.
 *
 * `POST /v3/sandboxes`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 * @example
 * const sandboxWithSession = await createSandboxV3(client, { projectId: "prj_a1b2", image: "node:24" });
 */
export function createSandboxV3(
  client: Client,
  input?: CreateSandboxV3Input,
  options?: CallOptions,
): ApiPromise<SandboxWithSession> {
  return call(client, operations.createSandboxV3, input, options);
}

/**
 * Takes a snapshot of a session and stops it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v3/sandboxes/sessions/{sessionId}/snapshot`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 422, 429, 500
 */
export function createSessionSnapshot(
  client: Client,
  input: CreateSessionSnapshotInput,
  options?: CallOptions,
): ApiPromise<CreatedSessionSnapshot> {
  return call(client, operations.createSessionSnapshot, input, options);
}

/**
 * Creates a sandbox from the state of another.
 *
 * `POST /v3/sandboxes/{name}/fork`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 */
export function forkSandbox(
  client: Client,
  input: ForkSandboxInput,
  options?: CallOptions,
): ApiPromise<SandboxWithSession> {
  return call(client, operations.forkSandbox, input, options);
}

/**
 * Creates a sandbox from an image.
 *
 * `POST /v4/sandboxes`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502
 * @example
 * const sandboxWithSession = await createSandbox(client, {
 *   projectId: "prj_a1b2",
 *   name: "build",
 *   timeout: 600000,
 * });
 */
export function createSandbox(
  client: Client,
  input?: CreateSandboxInput,
  options?: CallOptions,
): ApiPromise<SandboxWithSession> {
  return call(client, operations.createSandbox, input, options);
}
