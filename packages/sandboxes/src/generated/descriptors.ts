// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation, StreamOperation } from "@slipway/core";

/**
 * Lists the sandboxes of the account, the team or one project.
 *
 * `GET /v2/sandboxes`
 */
export const listSandboxes: ListOperation = { route: "GET /v2/sandboxes", group: "sandboxes", team: true, items: "sandboxes", next: "pagination.next", send: "cursor" };

/**
 * Creates a sandbox from a runtime.
 *
 * `POST /v2/sandboxes`
 */
export const createSandboxV2: Operation = {
  route: "POST /v2/sandboxes", group: "sandboxes", body: { interactive: "__interactive" }, optional: true, team: true,
  secretInput: ["env", "injectionRules", "password", "transform"],
};

/**
 * Lists the drives of a project.
 *
 * `GET /v2/sandboxes/drives`
 */
export const listDrives: ListOperation = { route: "GET /v2/sandboxes/drives", group: "sandboxes", team: true, items: "drives", next: "pagination.next", send: "cursor" };

/**
 * Gets a drive, creating it if there is none of the name.
 *
 * `POST /v2/sandboxes/drives/{name}`
 */
export const getOrCreateDrive: Operation = { route: "POST /v2/sandboxes/drives/{name}", group: "sandboxes", team: true, safe: true };

/**
 * Deletes a drive with all its files.
 *
 * `DELETE /v2/sandboxes/drives/{name}`
 */
export const deleteDrive: Operation = { route: "DELETE /v2/sandboxes/drives/{name}", group: "sandboxes", team: true };

/**
 * Lists the snapshots of sandboxes.
 *
 * `GET /v2/sandboxes/snapshots`
 */
export const listSessionSnapshots: ListOperation = { route: "GET /v2/sandboxes/snapshots", group: "sandboxes", team: true, items: "snapshots", next: "pagination.next", send: "cursor" };

/**
 * Gets a snapshot.
 *
 * `GET /v2/sandboxes/snapshots/{snapshotId}`
 */
export const getSessionSnapshot: Operation = { route: "GET /v2/sandboxes/snapshots/{snapshotId}", group: "sandboxes", team: true };

/**
 * Deletes a snapshot; no sandbox can begin with it any more.
 *
 * `DELETE /v2/sandboxes/snapshots/{snapshotId}`
 */
export const deleteSessionSnapshot: Operation = { route: "DELETE /v2/sandboxes/snapshots/{snapshotId}", group: "sandboxes", team: true };

/**
 * Lists the sessions of sandboxes.
 *
 * `GET /v2/sandboxes/sessions`
 */
export const listSessions: ListOperation = { route: "GET /v2/sandboxes/sessions", group: "sandboxes", team: true, items: "sessions", next: "pagination.next", send: "cursor" };

/**
 * Gets a session and the addresses that it can be reached at.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}`
 */
export const getSession: Operation = { route: "GET /v2/sandboxes/sessions/{sessionId}", group: "sandboxes", team: true };

/**
 * Gets a sandbox by its name and, if requested, resumes it.
 *
 * `GET /v2/sandboxes/{name}`
 */
export const getSandbox: Operation = {
  route: "GET /v2/sandboxes/{name}", group: "sandboxes", prefixes: { interactive: "__interactive" }, not: { name: ["drives", "sessions", "snapshots"] },
  team: true,
};

/**
 * Changes a sandbox; older snapshots are deleted if fewer are to be kept.
 *
 * `PATCH /v2/sandboxes/{name}`
 */
export const updateSandbox: Operation = {
  route: "PATCH /v2/sandboxes/{name}", group: "sandboxes", query: ["projectId", "resume"], team: true, safe: true,
  secretInput: ["env", "injectionRules", "transform"],
};

/**
 * Deletes a sandbox.
 *
 * `DELETE /v2/sandboxes/{name}`
 */
export const deleteSandbox: Operation = { route: "DELETE /v2/sandboxes/{name}", group: "sandboxes", team: true };

/**
 * Lists the commands of a session.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd`
 */
export const listSessionCommands: Operation = { route: "GET /v2/sandboxes/sessions/{sessionId}/cmd", group: "sandboxes", team: true };

/**
 * Starts a command in a session and answers at once.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd`
 */
export const runSessionCommand: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/cmd", group: "sandboxes", team: true, secretInput: ["env"] };

/**
 * Runs a command in a session and streams its output until it ends.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd`
 */
export const streamSessionCommand: StreamOperation = {
  route: "POST /v2/sandboxes/sessions/{sessionId}/cmd", group: "sandboxes", fixed: { wait: true }, team: true, secretInput: ["env"],
  accept: "application/x-ndjson",
};

/**
 * Gets a command of a session and, if requested, waits for its end.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}`
 */
export const getSessionCommand: Operation = { route: "GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}", group: "sandboxes", team: true };

/**
 * Sends a signal to a command of a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill`
 */
export const killSessionCommand: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill", group: "sandboxes", team: true };

/**
 * Streams the output of a command.
 *
 * `GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs`
 */
export const getSessionCommandLogs: StreamOperation = { route: "GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs", group: "sandboxes", team: true, accept: "application/x-ndjson" };

/**
 * Stops a session and its running commands.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/stop`
 */
export const stopSession: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/stop", group: "sandboxes", team: true, safe: true };

/**
 * Lets a session live longer.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/extend-timeout`
 */
export const extendSessionTimeout: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/extend-timeout", group: "sandboxes", team: true };

/**
 * Changes the network policy of a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/network-policy`
 */
export const updateSessionNetworkPolicy: Operation = {
  route: "POST /v2/sandboxes/sessions/{sessionId}/network-policy", group: "sandboxes", team: true, safe: true, secretInput: ["injectionRules", "transform"],
};

/**
 * Reads a file of a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/read`
 */
export const readSessionFile: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/fs/read", group: "sandboxes", team: true, safe: true };

/**
 * Creates a directory in a session.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/mkdir`
 */
export const createSessionDirectory: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/fs/mkdir", group: "sandboxes", team: true };

/**
 * Writes files into a session, given as a gzipped tar archive.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/fs/write`
 */
export const writeSessionFiles: Operation = {
  route: "POST /v2/sandboxes/sessions/{sessionId}/fs/write", group: "sandboxes", headers: { xCwd: "x-cwd" }, body: "application/gzip", required: true,
  team: true, safe: true,
};

/**
 * Takes a snapshot of a session and stops it.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/snapshot`
 */
export const createSessionSnapshotV2: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/snapshot", group: "sandboxes", team: true };

/**
 * Creates a sandbox from the state of another, with a runtime.
 *
 * `POST /v2/sandboxes/{name}/fork`
 */
export const forkSandboxV2: Operation = {
  route: "POST /v2/sandboxes/{name}/fork", group: "sandboxes", query: ["projectId"], body: { interactive: "__interactive", newName: "name" }, optional: true,
  team: true, secretInput: ["env", "injectionRules", "transform"],
};

/**
 * Creates a sandbox from an image.
 *
 * `POST /v3/sandboxes`
 */
export const createSandboxV3: Operation = {
  route: "POST /v3/sandboxes", group: "sandboxes", body: { interactive: "__interactive" }, optional: true, team: true,
  secretInput: ["env", "injectionRules", "password", "transform"],
};

/**
 * Takes a snapshot of a session and stops it.
 *
 * `POST /v3/sandboxes/sessions/{sessionId}/snapshot`
 */
export const createSessionSnapshot: Operation = { route: "POST /v3/sandboxes/sessions/{sessionId}/snapshot", group: "sandboxes", team: true };

/**
 * Creates a sandbox from the state of another.
 *
 * `POST /v3/sandboxes/{name}/fork`
 */
export const forkSandbox: Operation = {
  route: "POST /v3/sandboxes/{name}/fork", group: "sandboxes", query: ["projectId"], body: { interactive: "__interactive", newName: "name" }, optional: true,
  team: true, secretInput: ["env", "injectionRules", "transform"],
};

/**
 * Creates a sandbox from an image.
 *
 * `POST /v4/sandboxes`
 */
export const createSandbox: Operation = {
  route: "POST /v4/sandboxes", group: "sandboxes", body: { interactive: "__interactive" }, optional: true, team: true,
  secretInput: ["env", "injectionRules", "password", "transform"],
};
