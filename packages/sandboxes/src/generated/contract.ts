// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
    listSandboxes: { ...operations.listSandboxes,
      id: "listNamedSandboxes", summary: "Lists the sandboxes of the account, the team or one project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "namePrefix", in: "query", type: "string" },
        { name: "project", in: "query", type: "string" }, { name: "sortBy", in: "query", type: "string" }, { name: "sortOrder", in: "query", type: "string" },
        { name: "status", in: "query", type: "string" }, { name: "tags", in: "query", type: "string", array: true },
      ],
      input: "ListSandboxesInput", answers: { "200": { contentType: "application/json", schema: "SandboxPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    createSandboxV2: { ...operations.createSandboxV2,
      id: "createSandboxesV2", summary: "Creates a sandbox from a runtime.", kind: "call", parameters: [], input: "CreateSandboxV2Input",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} },
    },
    listDrives: { ...operations.listDrives,
      id: "listDrives", summary: "Lists the drives of a project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "namePrefix", in: "query", type: "string" },
        { name: "projectId", in: "query", type: "string" }, { name: "sortBy", in: "query", type: "string" }, { name: "sortOrder", in: "query", type: "string" },
      ],
      input: "ListDrivesInput", answers: { "200": { contentType: "application/json", schema: "DrivePage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    getOrCreateDrive: { ...operations.getOrCreateDrive,
      id: "getOrCreateDrive", summary: "Gets a drive, creating it if there is none of the name.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }], input: "GetOrCreateDriveInput",
      requestBody: { contentType: "application/json", required: false },
      answers: {
        "200": { contentType: "application/json", schema: "GetOrCreateDriveOutput" },
        "201": { contentType: "application/json", schema: "GetOrCreateDriveOutput" },
      },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {} },
    },
    deleteDrive: { ...operations.deleteDrive,
      id: "deleteDrive", summary: "Deletes a drive with all its files.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", type: "string" }], input: "DeleteDriveInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteDriveOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {} }, destructive: true,
    },
    listSessionSnapshots: { ...operations.listSessionSnapshots,
      id: "listSessionSnapshots", summary: "Lists the snapshots of sandboxes.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "name", in: "query", type: "string" },
        { name: "project", in: "query", type: "string" }, { name: "sortOrder", in: "query", type: "string" },
      ],
      input: "ListSessionSnapshotsInput", answers: { "200": { contentType: "application/json", schema: "ListSessionSnapshotsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    getSessionSnapshot: { ...operations.getSessionSnapshot,
      id: "getSessionSnapshot", summary: "Gets a snapshot.", kind: "call", parameters: [{ name: "snapshotId", in: "path", required: true, type: "string" }],
      input: "GetSessionSnapshotInput", answers: { "200": { contentType: "application/json", schema: "GetSessionSnapshotOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    deleteSessionSnapshot: { ...operations.deleteSessionSnapshot,
      id: "deleteSessionSnapshot", summary: "Deletes a snapshot; no sandbox can begin with it any more.", kind: "call",
      parameters: [{ name: "snapshotId", in: "path", required: true, type: "string" }], input: "DeleteSessionSnapshotInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteSessionSnapshotOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, destructive: true,
    },
    listSessions: { ...operations.listSessions,
      id: "listSessions", summary: "Lists the sessions of sandboxes.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "name", in: "query", type: "string" },
        { name: "project", in: "query", type: "string" }, { name: "sortOrder", in: "query", type: "string" },
      ],
      input: "ListSessionsInput", answers: { "200": { contentType: "application/json", schema: "ListSessionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} },
    },
    getSession: { ...operations.getSession,
      id: "getSession", summary: "Gets a session and the addresses that it can be reached at.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "GetSessionInput",
      answers: { "200": { contentType: "application/json", schema: "GetSessionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} },
    },
    getSandbox: { ...operations.getSandbox,
      id: "getNamedSandbox", summary: "Gets a sandbox by its name and, if requested, resumes it.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", type: "string" },
        { name: "resume", in: "query", type: "boolean" }, { name: "__interactive", in: "query", input: "interactive", type: "boolean" },
      ],
      input: "GetSandboxInput", answers: { "200": { contentType: "application/json", schema: "ResumedSandbox" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {}, "500": {}, "502": {} },
    },
    updateSandbox: { ...operations.updateSandbox,
      id: "updateSandbox", summary: "Changes a sandbox; older snapshots are deleted if fewer are to be kept.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", type: "string" },
        { name: "resume", in: "query", type: "boolean" },
      ],
      input: "UpdateSandboxInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateSandboxOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} }, destructive: true,
      destructiveWhen: { keepLastSnapshots: [], snapshotExpiration: [], persistent: [false] },
    },
    deleteSandbox: { ...operations.deleteSandbox,
      id: "deleteSandbox", summary: "Deletes a sandbox.", kind: "call",
      parameters: [
        { name: "name", in: "path", required: true, type: "string" }, { name: "deleteOrphanSnapshots", in: "query", type: "boolean" },
        { name: "projectId", in: "query", type: "string" },
      ],
      input: "DeleteSandboxInput", answers: { "200": { contentType: "application/json", schema: "DeleteSandboxOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} }, destructive: true,
    },
    listSessionCommands: { ...operations.listSessionCommands,
      id: "listSessionCommands", summary: "Lists the commands of a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "ListSessionCommandsInput",
      answers: { "200": { contentType: "application/json", schema: "ListSessionCommandsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    runSessionCommand: { ...operations.runSessionCommand,
      id: "runSessionCommand", summary: "Starts a command in a session and answers at once.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "RunSessionCommandInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    streamSessionCommand: { ...operations.streamSessionCommand,
      id: "runSessionCommand", summary: "Runs a command in a session and streams its output until it ends.", kind: "stream",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "StreamSessionCommandInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/x-ndjson", schema: "CommandStreamLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    getSessionCommand: { ...operations.getSessionCommand,
      id: "getSessionCommand", summary: "Gets a command of a session and, if requested, waits for its end.", kind: "call",
      parameters: [
        { name: "sessionId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" },
        { name: "wait", in: "query", type: "boolean" },
      ],
      input: "GetSessionCommandInput", answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    killSessionCommand: { ...operations.killSessionCommand,
      id: "killSessionCommand", summary: "Sends a signal to a command of a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" }],
      input: "KillSessionCommandInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, destructive: true,
    },
    getSessionCommandLogs: { ...operations.getSessionCommandLogs,
      id: "getSessionCommandLogs", summary: "Streams the output of a command.", kind: "stream",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" }],
      input: "GetSessionCommandLogsInput", answers: { "200": { contentType: "application/x-ndjson", schema: "CommandLogLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    stopSession: { ...operations.stopSession,
      id: "stopSession", summary: "Stops a session and its running commands.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "StopSessionInput",
      answers: { "200": { contentType: "application/json", schema: "StopSessionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, destructive: true,
    },
    extendSessionTimeout: { ...operations.extendSessionTimeout,
      id: "extendSessionTimeout", summary: "Lets a session live longer.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "ExtendSessionTimeoutInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExtendSessionTimeoutOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    updateSessionNetworkPolicy: { ...operations.updateSessionNetworkPolicy,
      id: "updateSessionNetworkPolicy", summary: "Changes the network policy of a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "UpdateSessionNetworkPolicyInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateSessionNetworkPolicyOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    readSessionFile: { ...operations.readSessionFile,
      id: "readSessionFile", summary: "Reads a file of a session.", kind: "bytes",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "ReadSessionFileInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/octet-stream" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    createSessionDirectory: { ...operations.createSessionDirectory,
      id: "createSessionDirectory", summary: "Creates a directory in a session.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "CreateSessionDirectoryInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateSessionDirectoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    writeSessionFiles: { ...operations.writeSessionFiles,
      id: "writeSessionFiles", summary: "Writes files into a session, given as a gzipped tar archive.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }, { name: "x-cwd", in: "header", input: "xCwd", type: "string" }],
      input: "WriteSessionFilesInput", requestBody: { contentType: "application/gzip", required: true },
      answers: { "200": { contentType: "application/json", schema: "WriteSessionFilesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} },
    },
    createSessionSnapshotV2: { ...operations.createSessionSnapshotV2,
      id: "createSandboxesSessionsBySessionIdSnapshotV2", summary: "Takes a snapshot of a session and stops it.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "CreateSessionSnapshotV2Input",
      requestBody: { contentType: "application/json", required: false },
      answers: { "201": { contentType: "application/json", schema: "CreatedSessionSnapshot" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, destructive: true,
    },
    forkSandboxV2: { ...operations.forkSandboxV2,
      id: "createSandboxesByNameForkV2", summary: "Creates a sandbox from the state of another, with a runtime.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", type: "string" }],
      input: "ForkSandboxV2Input", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} },
    },
    createSandboxV3: { ...operations.createSandboxV3,
      id: "createSandboxesV3", summary: "Creates a sandbox from an image.", kind: "call", parameters: [], input: "CreateSandboxV3Input",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} },
    },
    createSessionSnapshot: { ...operations.createSessionSnapshot,
      id: "createSandboxesSessionsBySessionIdSnapshotV3", summary: "Takes a snapshot of a session and stops it.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "CreateSessionSnapshotInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "201": { contentType: "application/json", schema: "CreatedSessionSnapshot" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "500": {} }, destructive: true,
    },
    forkSandbox: { ...operations.forkSandbox,
      id: "createSandboxesByNameForkV3", summary: "Creates a sandbox from the state of another.", kind: "call",
      parameters: [{ name: "name", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", type: "string" }], input: "ForkSandboxInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} },
    },
    createSandbox: { ...operations.createSandbox,
      id: "createSandboxesV4", summary: "Creates a sandbox from an image.", kind: "call", parameters: [], input: "CreateSandboxInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SandboxWithSession" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {}, "429": {}, "500": {}, "502": {} },
    },
  },
};
