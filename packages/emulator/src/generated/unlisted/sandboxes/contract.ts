// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  openSessionTerminal: { input: types.OpenSessionTerminalInput; output: types.OpenSessionTerminalOutput };
  getSnapshotTree: { input: types.GetSnapshotTreeInput; output: types.GetSnapshotTreeOutput };
  listFormerSandboxes: { input: types.ListFormerSandboxesInput; output: types.ListFormerSandboxesOutput };
  createFormerSandbox: { input: types.CreateFormerSandboxInput; output: types.CreateFormerSandboxOutput };
  getFormerSandbox: { input: types.GetFormerSandboxInput; output: types.GetFormerSandboxOutput };
  runFormerCommand: { input: types.RunFormerCommandInput; output: types.RunFormerCommandOutput };
  streamFormerCommand: { input: types.StreamFormerCommandInput; output: types.StreamFormerCommandOutput };
  getFormerCommand: { input: types.GetFormerCommandInput; output: types.GetFormerCommandOutput };
  getFormerCommandLogs: { input: types.GetFormerCommandLogsInput; output: types.GetFormerCommandLogsOutput };
  killFormerCommand: { input: types.KillFormerCommandInput; output: types.KillFormerCommandOutput };
  readFormerFile: { input: types.ReadFormerFileInput; output: types.ReadFormerFileOutput };
  createFormerDirectory: { input: types.CreateFormerDirectoryInput; output: types.CreateFormerDirectoryOutput };
  writeFormerFiles: { input: types.WriteFormerFilesInput; output: types.WriteFormerFilesOutput };
  stopFormerSandbox: { input: types.StopFormerSandboxInput; output: types.StopFormerSandboxOutput };
  extendFormerSandbox: { input: types.ExtendFormerSandboxInput; output: types.ExtendFormerSandboxOutput };
  updateFormerNetworkPolicy: { input: types.UpdateFormerNetworkPolicyInput; output: types.UpdateFormerNetworkPolicyOutput };
  createFormerSnapshot: { input: types.CreateFormerSnapshotInput; output: types.CreateFormerSnapshotOutput };
  listFormerSnapshots: { input: types.ListFormerSnapshotsInput; output: types.ListFormerSnapshotsOutput };
  getFormerSnapshot: { input: types.GetFormerSnapshotInput; output: types.GetFormerSnapshotOutput };
  deleteFormerSnapshot: { input: types.DeleteFormerSnapshotInput; output: types.DeleteFormerSnapshotOutput };
}

/** Sandboxes: isolated machines that run commands, with their sessions, snapshots and drives. */
export const contract: GroupContract = {
  group: "sandboxes",
  operations: {
    openSessionTerminal: { ...operations.openSessionTerminal,
      published: false, id: "openSessionTerminal", summary: "Offers a terminal of a session, which its token opens once, by a WebSocket.", kind: "call",
      parameters: [{ name: "sessionId", in: "path", required: true, type: "string" }], input: "OpenSessionTerminalInput",
      answers: { "200": { contentType: "application/json", schema: "OpenSessionTerminalOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} }, secrets: ["token"],
    },
    getSnapshotTree: { ...operations.getSnapshotTree,
      published: false, id: "getSnapshotTree", summary: "Walks the tree of snapshots from one on, which is not included: its ancestors or its descendants.",
      kind: "call",
      parameters: [
        { name: "project", in: "query", type: "string" }, { name: "snapshotId", in: "query", required: true, type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "sortOrder", in: "query", type: "string" },
      ],
      input: "GetSnapshotTreeInput", answers: { "200": { contentType: "application/json", schema: "GetSnapshotTreeOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    listFormerSandboxes: { ...operations.listFormerSandboxes,
      published: false, id: "listFormerSandboxes", summary: "Lists the sessions, as sandboxes.", kind: "call",
      parameters: [
        { name: "project", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "since", in: "query", type: "number" },
        { name: "until", in: "query", type: "number" },
      ],
      input: "ListFormerSandboxesInput", answers: { "200": { contentType: "application/json", schema: "ListFormerSandboxesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    createFormerSandbox: { ...operations.createFormerSandbox,
      published: false, id: "createFormerSandbox", summary: "Creates a sandbox for a single session.", kind: "call", parameters: [],
      input: "CreateFormerSandboxInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "FormerSandboxWithRoutes" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} },
    },
    getFormerSandbox: { ...operations.getFormerSandbox,
      published: false, id: "getFormerSandbox", summary: "Gets a session, and where its ports are reached.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "GetFormerSandboxInput",
      answers: { "200": { contentType: "application/json", schema: "FormerSandboxWithRoutes" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    runFormerCommand: { ...operations.runFormerCommand,
      published: false, id: "runFormerCommand", summary: "Starts a command in a session and answers at once.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "RunFormerCommandInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "FormerCommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} },
    },
    streamFormerCommand: { ...operations.streamFormerCommand,
      published: false, id: "streamFormerCommand", summary: "Runs a command in a session and answers when it begins and when it ends.", kind: "stream",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "StreamFormerCommandInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/x-ndjson", schema: "FormerCommandLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} },
    },
    getFormerCommand: { ...operations.getFormerCommand,
      published: false, id: "getFormerCommand", summary: "Gets a command of a session and, if requested, waits for its end.", kind: "call",
      parameters: [
        { name: "sandboxId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" },
        { name: "wait", in: "query", type: "boolean" },
      ],
      input: "GetFormerCommandInput", answers: { "200": { contentType: "application/json", schema: "FormerCommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    getFormerCommandLogs: { ...operations.getFormerCommandLogs,
      published: false, id: "getFormerCommandLogs", summary: "Streams the output of a command.", kind: "stream",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" }],
      input: "GetFormerCommandLogsInput", answers: { "200": { contentType: "application/x-ndjson", schema: "CommandLogLine" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    killFormerCommand: { ...operations.killFormerCommand,
      published: false, id: "killFormerCommand", summary: "Sends a signal to a command of a session.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }, { name: "cmdId", in: "path", required: true, type: "string" }],
      input: "KillFormerCommandInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "FormerCommandEnvelope" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    readFormerFile: { ...operations.readFormerFile,
      published: false, id: "readFormerFile", summary: "Reads a file of a session.", kind: "bytes",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "ReadFormerFileInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/octet-stream" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createFormerDirectory: { ...operations.createFormerDirectory,
      published: false, id: "createFormerDirectory", summary: "Creates a directory in a session.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "CreateFormerDirectoryInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateFormerDirectoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    writeFormerFiles: { ...operations.writeFormerFiles,
      published: false, id: "writeFormerFiles", summary: "Writes files into a session, given as a gzipped tar archive.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }, { name: "x-cwd", in: "header", input: "xCwd", type: "string" }],
      input: "WriteFormerFilesInput", requestBody: { contentType: "application/gzip", required: true },
      answers: { "200": { contentType: "application/json", schema: "WriteFormerFilesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    stopFormerSandbox: { ...operations.stopFormerSandbox,
      published: false, id: "stopFormerSandbox", summary: "Stops a session and its running commands.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "StopFormerSandboxInput",
      answers: { "200": { contentType: "application/json", schema: "FormerSandbox" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      destructive: true,
    },
    extendFormerSandbox: { ...operations.extendFormerSandbox,
      published: false, id: "extendFormerSandbox", summary: "Lets a session live longer.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "ExtendFormerSandboxInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "FormerSandbox" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateFormerNetworkPolicy: { ...operations.updateFormerNetworkPolicy,
      published: false, id: "updateFormerNetworkPolicy", summary: "Changes the network policy of a session.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "UpdateFormerNetworkPolicyInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "FormerSandbox" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createFormerSnapshot: { ...operations.createFormerSnapshot,
      published: false, id: "createFormerSnapshot", summary: "Takes a snapshot of a session and stops it.", kind: "call",
      parameters: [{ name: "sandboxId", in: "path", required: true, type: "string" }], input: "CreateFormerSnapshotInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "201": { contentType: "application/json", schema: "CreateFormerSnapshotOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "422": {} }, destructive: true,
    },
    listFormerSnapshots: { ...operations.listFormerSnapshots,
      published: false, id: "listFormerSnapshots", summary: "Lists the snapshots.", kind: "call",
      parameters: [
        { name: "project", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "since", in: "query", type: "number" },
        { name: "until", in: "query", type: "number" },
      ],
      input: "ListFormerSnapshotsInput", answers: { "200": { contentType: "application/json", schema: "ListFormerSnapshotsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    getFormerSnapshot: { ...operations.getFormerSnapshot,
      published: false, id: "getFormerSnapshot", summary: "Gets a snapshot.", kind: "call",
      parameters: [{ name: "snapshotId", in: "path", required: true, type: "string" }], input: "GetFormerSnapshotInput",
      answers: { "200": { contentType: "application/json", schema: "FormerSnapshotEnvelope" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    deleteFormerSnapshot: { ...operations.deleteFormerSnapshot,
      published: false, id: "deleteFormerSnapshot", summary: "Deletes a snapshot; no sandbox can begin with it any more.", kind: "call",
      parameters: [{ name: "snapshotId", in: "path", required: true, type: "string" }], input: "DeleteFormerSnapshotInput",
      answers: { "200": { contentType: "application/json", schema: "FormerSnapshotEnvelope" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      destructive: true,
    },
  },
};
