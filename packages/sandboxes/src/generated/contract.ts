// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listSandboxes: { input: types.ListSandboxesInput; output: types.ListSandboxesOutput };
  createSandboxV2: { input: types.CreateSandboxV2Input; output: types.CreateSandboxV2Output };
  listDrives: { input: types.ListDrivesInput; output: types.ListDrivesOutput };
  getOrCreateDrive: { input: types.GetOrCreateDriveInput; output: types.GetOrCreateDriveOutput };
  deleteDrive: { input: types.DeleteDriveInput; output: types.DeleteDriveOutput };
  listSessionSnapshots: { input: types.ListSessionSnapshotsInput; output: types.ListSessionSnapshotsOutput };
  getSessionSnapshot: { input: types.GetSessionSnapshotInput; output: types.GetSessionSnapshotOutput };
  deleteSessionSnapshot: { input: types.DeleteSessionSnapshotInput; output: types.DeleteSessionSnapshotOutput };
  listSessions: { input: types.ListSessionsInput; output: types.ListSessionsOutput };
  getSession: { input: types.GetSessionInput; output: types.GetSessionOutput };
  getSandbox: { input: types.GetSandboxInput; output: types.GetSandboxOutput };
  updateSandbox: { input: types.UpdateSandboxInput; output: types.UpdateSandboxOutput };
  deleteSandbox: { input: types.DeleteSandboxInput; output: types.DeleteSandboxOutput };
  listSessionCommands: { input: types.ListSessionCommandsInput; output: types.ListSessionCommandsOutput };
  runSessionCommand: { input: types.RunSessionCommandInput; output: types.RunSessionCommandOutput };
  streamSessionCommand: { input: types.StreamSessionCommandInput; output: types.StreamSessionCommandOutput };
  getSessionCommand: { input: types.GetSessionCommandInput; output: types.GetSessionCommandOutput };
  killSessionCommand: { input: types.KillSessionCommandInput; output: types.KillSessionCommandOutput };
  getSessionCommandLogs: { input: types.GetSessionCommandLogsInput; output: types.GetSessionCommandLogsOutput };
  stopSession: { input: types.StopSessionInput; output: types.StopSessionOutput };
  extendSessionTimeout: { input: types.ExtendSessionTimeoutInput; output: types.ExtendSessionTimeoutOutput };
  updateSessionNetworkPolicy: { input: types.UpdateSessionNetworkPolicyInput; output: types.UpdateSessionNetworkPolicyOutput };
  readSessionFile: { input: types.ReadSessionFileInput; output: types.ReadSessionFileOutput };
  createSessionDirectory: { input: types.CreateSessionDirectoryInput; output: types.CreateSessionDirectoryOutput };
  writeSessionFiles: { input: types.WriteSessionFilesInput; output: types.WriteSessionFilesOutput };
  createSessionSnapshotV2: { input: types.CreateSessionSnapshotV2Input; output: types.CreateSessionSnapshotV2Output };
  forkSandboxV2: { input: types.ForkSandboxV2Input; output: types.ForkSandboxV2Output };
  createSandboxV3: { input: types.CreateSandboxV3Input; output: types.CreateSandboxV3Output };
  createSessionSnapshot: { input: types.CreateSessionSnapshotInput; output: types.CreateSessionSnapshotOutput };
  forkSandbox: { input: types.ForkSandboxInput; output: types.ForkSandboxOutput };
  createSandbox: { input: types.CreateSandboxInput; output: types.CreateSandboxOutput };
}

/** Sandboxes: isolated machines that run commands, with their sessions, snapshots and drives. */
export const contract: GroupContract = {
  group: "sandboxes",
  operations: {
    listSandboxes: {
      route: "GET /v2/sandboxes", id: "listNamedSandboxes", summary: "Lists the sandboxes of the account, the team or one project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "namePrefix", in: "query", input: "namePrefix", required: false, type: "string" },
        { name: "project", in: "query", input: "project", required: false, type: "string" },
        { name: "sortBy", in: "query", input: "sortBy", required: false, type: "string" },
        { name: "sortOrder", in: "query", input: "sortOrder", required: false, type: "string" },
        { name: "status", in: "query", input: "status", required: false, type: "string" },
        { name: "tags", in: "query", input: "tags", required: false, type: "string", array: true },
      ],
      input: "ListSandboxesInput", answers: { "200": { contentType: "application/json", schema: "SandboxPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
      paging: { items: "sandboxes", next: "pagination.next", send: "cursor" },
    },
    createSandboxV2: {
      route: "POST /v2/sandboxes", id: "createSandboxesV2", summary: "Creates a sandbox from a runtime.", kind: "call", parameters: [],
      input: "CreateSandboxV2Input", body: { contentType: "application/json", required: false, rename: { interactive: "__interactive" } },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      secretInput: ["env", "injectionRules", "password", "transform"],
    },
    listDrives: {
      route: "GET /v2/sandboxes/drives", id: "listDrives", summary: "Lists the drives of a project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "namePrefix", in: "query", input: "namePrefix", required: false, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "sortBy", in: "query", input: "sortBy", required: false, type: "string" },
        { name: "sortOrder", in: "query", input: "sortOrder", required: false, type: "string" },
      ],
      input: "ListDrivesInput", answers: { "200": { contentType: "application/json", schema: "DrivePage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
      paging: { items: "drives", next: "pagination.next", send: "cursor" },
    },
    getOrCreateDrive: {
      route: "POST /v2/sandboxes/drives/{name}", id: "getOrCreateDrive", summary: "Gets a drive, creating it if there is none of the name.", kind: "call",
      parameters: [{ name: "name", in: "path", input: "name", required: true, type: "string" }], input: "GetOrCreateDriveInput",
      body: { contentType: "application/json", required: false },
      answers: {
        "200": { contentType: "application/json", schema: "GetOrCreateDriveOutput" },
        "201": { contentType: "application/json", schema: "GetOrCreateDriveOutput" },
      },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {} }, team: true, safe: true,
    },
    deleteDrive: {
      route: "DELETE /v2/sandboxes/drives/{name}", id: "deleteDrive", summary: "Deletes a drive with all its files.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
      ],
      input: "DeleteDriveInput", answers: { "200": { contentType: "application/json", schema: "DeleteDriveOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {} }, team: true, destructive: true,
    },
    listSessionSnapshots: {
      route: "GET /v2/sandboxes/snapshots", id: "listSessionSnapshots", summary: "Lists the snapshots of sandboxes.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "name", in: "query", input: "name", required: false, type: "string" },
        { name: "project", in: "query", input: "project", required: false, type: "string" },
        { name: "sortOrder", in: "query", input: "sortOrder", required: false, type: "string" },
      ],
      input: "ListSessionSnapshotsInput", answers: { "200": { contentType: "application/json", schema: "ListSessionSnapshotsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
      paging: { items: "snapshots", next: "pagination.next", send: "cursor" },
    },
    getSessionSnapshot: {
      route: "GET /v2/sandboxes/snapshots/{snapshotId}", id: "getSessionSnapshot", summary: "Gets what is known about a snapshot.", kind: "call",
      parameters: [{ name: "snapshotId", in: "path", input: "snapshotId", required: true, type: "string" }], input: "GetSessionSnapshotInput",
      answers: { "200": { contentType: "application/json", schema: "GetSessionSnapshotOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
    },
    deleteSessionSnapshot: {
      route: "DELETE /v2/sandboxes/snapshots/{snapshotId}", id: "deleteSessionSnapshot", summary: "Deletes a snapshot; no sandbox can begin with it any more.",
      kind: "call", parameters: [{ name: "snapshotId", in: "path", input: "snapshotId", required: true, type: "string" }], input: "DeleteSessionSnapshotInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteSessionSnapshotOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true, destructive: true,
    },
    listSessions: {
      route: "GET /v2/sandboxes/sessions", id: "listSessions", summary: "Lists the sessions of sandboxes.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "name", in: "query", input: "name", required: false, type: "string" },
        { name: "project", in: "query", input: "project", required: false, type: "string" },
        { name: "sortOrder", in: "query", input: "sortOrder", required: false, type: "string" },
      ],
      input: "ListSessionsInput", answers: { "200": { contentType: "application/json", schema: "ListSessionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} }, team: true,
      paging: { items: "sessions", next: "pagination.next", send: "cursor" },
    },
    getSession: {
      route: "GET /v2/sandboxes/sessions/{sessionId}", id: "getSession", summary: "Gets a session and the addresses that it can be reached at.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "GetSessionInput",
      answers: { "200": { contentType: "application/json", schema: "GetSessionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} }, team: true,
    },
    getSandbox: {
      route: "GET /v2/sandboxes/{name}", id: "getNamedSandbox", summary: "Gets a sandbox by its name and, if asked, resumes it.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "resume", in: "query", input: "resume", required: false, type: "boolean" },
        { name: "__interactive", in: "query", input: "interactive", required: false, type: "boolean" },
      ],
      not: { name: ["drives", "sessions", "snapshots"] }, input: "GetSandboxInput",
      answers: { "200": { contentType: "application/json", schema: "ResumedSandbox" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {}, "500": {}, "502": {} }, team: true,
    },
    updateSandbox: {
      route: "PATCH /v2/sandboxes/{name}", id: "updateSandbox", summary: "Changes a sandbox; where fewer snapshots are to be kept, older ones are deleted.",
      kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "resume", in: "query", input: "resume", required: false, type: "boolean" },
      ],
      input: "UpdateSandboxInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateSandboxOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      safe: true, destructive: true, secretInput: ["env", "injectionRules", "transform"],
    },
    deleteSandbox: {
      route: "DELETE /v2/sandboxes/{name}", id: "deleteSandbox", summary: "Deletes a sandbox.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "deleteOrphanSnapshots", in: "query", input: "deleteOrphanSnapshots", required: false, type: "boolean" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
      ],
      input: "DeleteSandboxInput", answers: { "200": { contentType: "application/json", schema: "DeleteSandboxOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true, destructive: true,
    },
    listSessionCommands: {
      route: "GET /v2/sandboxes/sessions/{sessionId}/cmd", id: "listSessionCommands", summary: "Lists the commands of a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "ListSessionCommandsInput",
      answers: { "200": { contentType: "application/json", schema: "ListSessionCommandsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
    },
    runSessionCommand: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/cmd", id: "runSessionCommand", summary: "Starts a command in a session and answers at once.",
      kind: "call", parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "RunSessionCommandInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, secretInput: ["env"],
    },
    streamSessionCommand: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/cmd", id: "runSessionCommand",
      summary: "Runs a command in a session and streams its output until it ends.", kind: "stream",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], fixed: { wait: true },
      input: "StreamSessionCommandInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/x-ndjson", schema: "CommandStreamLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, accept: "application/x-ndjson",
      secretInput: ["env"],
    },
    getSessionCommand: {
      route: "GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}", id: "getSessionCommand",
      summary: "Gets a command of a session and, if asked, waits for its end.", kind: "call",
      parameters: [
        { name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" },
        { name: "cmdId", in: "path", input: "cmdId", required: true, type: "string" },
        { name: "wait", in: "query", input: "wait", required: false, type: "boolean" },
      ],
      input: "GetSessionCommandInput", answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true,
    },
    killSessionCommand: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/kill", id: "killSessionCommand", summary: "Sends a signal to a command of a session.",
      kind: "call",
      parameters: [
        { name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" },
        { name: "cmdId", in: "path", input: "cmdId", required: true, type: "string" },
      ],
      input: "KillSessionCommandInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, destructive: true,
    },
    getSessionCommandLogs: {
      route: "GET /v2/sandboxes/sessions/{sessionId}/cmd/{cmdId}/logs", id: "getSessionCommandLogs", summary: "Streams the output of a command.",
      kind: "stream",
      parameters: [
        { name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" },
        { name: "cmdId", in: "path", input: "cmdId", required: true, type: "string" },
      ],
      input: "GetSessionCommandLogsInput", answers: { "200": { contentType: "application/x-ndjson", schema: "CommandLogLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, accept: "application/x-ndjson",
    },
    stopSession: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/stop", id: "stopSession", summary: "Stops a session and whatever still runs in it.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "StopSessionInput",
      answers: { "200": { contentType: "application/json", schema: "StopSessionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, safe: true, destructive: true,
    },
    extendSessionTimeout: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/extend-timeout", id: "extendSessionTimeout", summary: "Lets a session live longer.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "ExtendSessionTimeoutInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ExtendSessionTimeoutOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true,
    },
    updateSessionNetworkPolicy: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/network-policy", id: "updateSessionNetworkPolicy", summary: "Changes what a session may connect to.",
      kind: "call", parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }],
      input: "UpdateSessionNetworkPolicyInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateSessionNetworkPolicyOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, safe: true,
      secretInput: ["injectionRules", "transform"],
    },
    readSessionFile: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/fs/read", id: "readSessionFile", summary: "Reads a file of a session.", kind: "bytes",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "ReadSessionFileInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/octet-stream" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, safe: true,
    },
    createSessionDirectory: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/fs/mkdir", id: "createSessionDirectory", summary: "Creates a directory in a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "CreateSessionDirectoryInput",
      body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateSessionDirectoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true,
    },
    writeSessionFiles: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/fs/write", id: "writeSessionFiles",
      summary: "Writes files into a session, given as a gzipped tar archive.", kind: "call",
      parameters: [
        { name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" },
        { name: "x-cwd", in: "header", input: "xCwd", required: false, type: "string" },
      ],
      input: "WriteSessionFilesInput", body: { contentType: "application/gzip", required: true, whole: true },
      answers: { "200": { contentType: "application/json", schema: "WriteSessionFilesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, safe: true,
    },
    createSessionSnapshotV2: {
      route: "POST /v2/sandboxes/sessions/{sessionId}/snapshot", id: "createSandboxesSessionsBySessionIdSnapshotV2",
      summary: "Takes a snapshot of a session and stops it.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "CreateSessionSnapshotV2Input",
      body: { contentType: "application/json", required: false }, answers: { "201": { contentType: "application/json", schema: "CreatedSessionSnapshot" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, destructive: true,
    },
    forkSandboxV2: {
      route: "POST /v2/sandboxes/{name}/fork", id: "createSandboxesByNameForkV2", summary: "Creates a sandbox from the state of another, with a runtime.",
      kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
      ],
      input: "ForkSandboxV2Input", body: { contentType: "application/json", required: false, rename: { interactive: "__interactive", newName: "name" } },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      secretInput: ["env", "injectionRules", "transform"],
    },
    createSandboxV3: {
      route: "POST /v3/sandboxes", id: "createSandboxesV3", summary: "Creates a sandbox from an image.", kind: "call", parameters: [],
      input: "CreateSandboxV3Input", body: { contentType: "application/json", required: false, rename: { interactive: "__interactive" } },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      secretInput: ["env", "injectionRules", "password", "transform"],
    },
    createSessionSnapshot: {
      route: "POST /v3/sandboxes/sessions/{sessionId}/snapshot", id: "createSandboxesSessionsBySessionIdSnapshotV3",
      summary: "Takes a snapshot of a session and stops it.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", input: "sessionId", required: true, type: "string" }], input: "CreateSessionSnapshotInput",
      body: { contentType: "application/json", required: false }, answers: { "201": { contentType: "application/json", schema: "CreatedSessionSnapshot" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, team: true, destructive: true,
    },
    forkSandbox: {
      route: "POST /v3/sandboxes/{name}/fork", id: "createSandboxesByNameForkV3", summary: "Creates a sandbox from the state of another.", kind: "call",
      parameters: [
        { name: "name", in: "path", input: "name", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
      ],
      input: "ForkSandboxInput", body: { contentType: "application/json", required: false, rename: { interactive: "__interactive", newName: "name" } },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      secretInput: ["env", "injectionRules", "transform"],
    },
    createSandbox: {
      route: "POST /v4/sandboxes", id: "createSandboxesV4", summary: "Creates a sandbox from an image.", kind: "call", parameters: [],
      input: "CreateSandboxInput", body: { contentType: "application/json", required: false, rename: { interactive: "__interactive" } },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, team: true,
      secretInput: ["env", "injectionRules", "password", "transform"],
    },
  },
};
