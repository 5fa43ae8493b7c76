// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation, StreamOperation } from "@slipway/core";

/**
 * Offers a terminal of a session, which its token opens once, by a WebSocket.
 *
 * `POST /v2/sandboxes/sessions/{sessionId}/interactive`
 */
export const openSessionTerminal: Operation = { route: "POST /v2/sandboxes/sessions/{sessionId}/interactive", group: "sandboxes", team: true, secret: true };

/**
 * Walks the tree of snapshots from one on, which is not included: its ancestors or its descendants.
 *
 * `GET /v2/sandboxes/snapshots/tree`
 */
export const getSnapshotTree: Operation = { route: "GET /v2/sandboxes/snapshots/tree", group: "sandboxes", team: true };

/**
 * Lists the sessions, as sandboxes.
 *
 * `GET /v1/sandboxes`
 */
export const listFormerSandboxes: Operation = { route: "GET /v1/sandboxes", group: "sandboxes", team: true };

/**
 * Creates a sandbox for a single session.
 *
 * `POST /v1/sandboxes`
 */
export const createFormerSandbox: Operation = {
  route: "POST /v1/sandboxes", group: "sandboxes", body: { interactive: "__interactive" }, optional: true, team: true,
  secretInput: ["env", "injectionRules", "password", "transform"],
};

/**
 * Gets a session, and where its ports are reached.
 *
 * `GET /v1/sandboxes/{sandboxId}`
 */
export const getFormerSandbox: Operation = { route: "GET /v1/sandboxes/{sandboxId}", group: "sandboxes", not: { sandboxId: ["snapshots"] }, team: true };

/**
 * Starts a command in a session and answers at once.
 *
 * `POST /v1/sandboxes/{sandboxId}/cmd`
 */
export const runFormerCommand: Operation = { route: "POST /v1/sandboxes/{sandboxId}/cmd", group: "sandboxes", team: true, secretInput: ["env"] };

/**
 * Runs a command in a session and answers when it begins and when it ends.
 *
 * `POST /v1/sandboxes/{sandboxId}/cmd`
 */
export const streamFormerCommand: StreamOperation = {
  route: "POST /v1/sandboxes/{sandboxId}/cmd", group: "sandboxes", fixed: { wait: true }, team: true, secretInput: ["env"], accept: "application/x-ndjson",
};

/**
 * Gets a command of a session and, if requested, waits for its end.
 *
 * `GET /v1/sandboxes/{sandboxId}/cmd/{cmdId}`
 */
export const getFormerCommand: Operation = { route: "GET /v1/sandboxes/{sandboxId}/cmd/{cmdId}", group: "sandboxes", team: true };

/**
 * Streams the output of a command.
 *
 * `GET /v1/sandboxes/{sandboxId}/cmd/{cmdId}/logs`
 */
export const getFormerCommandLogs: StreamOperation = { route: "GET /v1/sandboxes/{sandboxId}/cmd/{cmdId}/logs", group: "sandboxes", team: true, accept: "application/x-ndjson" };

/**
 * Sends a signal to a command of a session.
 *
 * `POST /v1/sandboxes/{sandboxId}/{cmdId}/kill`
 */
export const killFormerCommand: Operation = { route: "POST /v1/sandboxes/{sandboxId}/{cmdId}/kill", group: "sandboxes", team: true };

/**
 * Reads a file of a session.
 *
 * `POST /v1/sandboxes/{sandboxId}/fs/read`
 */
export const readFormerFile: Operation = { route: "POST /v1/sandboxes/{sandboxId}/fs/read", group: "sandboxes", team: true, safe: true };

/**
 * Creates a directory in a session.
 *
 * `POST /v1/sandboxes/{sandboxId}/fs/mkdir`
 */
export const createFormerDirectory: Operation = { route: "POST /v1/sandboxes/{sandboxId}/fs/mkdir", group: "sandboxes", team: true };

/**
 * Writes files into a session, given as a gzipped tar archive.
 *
 * `POST /v1/sandboxes/{sandboxId}/fs/write`
 */
export const writeFormerFiles: Operation = {
  route: "POST /v1/sandboxes/{sandboxId}/fs/write", group: "sandboxes", headers: { xCwd: "x-cwd" }, body: "application/gzip", required: true, team: true,
  safe: true,
};

/**
 * Stops a session and its running commands.
 *
 * `POST /v1/sandboxes/{sandboxId}/stop`
 */
export const stopFormerSandbox: Operation = { route: "POST /v1/sandboxes/{sandboxId}/stop", group: "sandboxes", team: true, safe: true };

/**
 * Lets a session live longer.
 *
 * `POST /v1/sandboxes/{sandboxId}/extend-timeout`
 */
export const extendFormerSandbox: Operation = { route: "POST /v1/sandboxes/{sandboxId}/extend-timeout", group: "sandboxes", team: true };

/**
 * Changes the network policy of a session.
 *
 * `POST /v1/sandboxes/{sandboxId}/network-policy`
 */
export const updateFormerNetworkPolicy: Operation = {
  route: "POST /v1/sandboxes/{sandboxId}/network-policy", group: "sandboxes", team: true, safe: true, secretInput: ["injectionRules", "transform"],
};

/**
 * Takes a snapshot of a session and stops it.
 *
 * `POST /v1/sandboxes/{sandboxId}/snapshot`
 */
export const createFormerSnapshot: Operation = { route: "POST /v1/sandboxes/{sandboxId}/snapshot", group: "sandboxes", team: true };

/**
 * Lists the snapshots.
 *
 * `GET /v1/sandboxes/snapshots`
 */
export const listFormerSnapshots: Operation = { route: "GET /v1/sandboxes/snapshots", group: "sandboxes", team: true };

/**
 * Gets a snapshot.
 *
 * `GET /v1/sandboxes/snapshots/{snapshotId}`
 */
export const getFormerSnapshot: Operation = { route: "GET /v1/sandboxes/snapshots/{snapshotId}", group: "sandboxes", team: true };

/**
 * Deletes a snapshot; no sandbox can begin with it any more.
 *
 * `DELETE /v1/sandboxes/snapshots/{snapshotId}`
 */
export const deleteFormerSnapshot: Operation = { route: "DELETE /v1/sandboxes/snapshots/{snapshotId}", group: "sandboxes", team: true };
