import * as sandboxes from "@slipway/sandboxes";
import type { Operations } from "@slipway/sandboxes/contract";
import type { Cases } from "../../../../test/checks.ts";

async function drained(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream);
}

export const sandboxCases: Cases<Operations> = {
  listSandboxes: (client) => sandboxes.listSandboxes(client),
  createSandboxV2: (client, { project }) => sandboxes.createSandboxV2(client, { projectId: project }),
  createSandboxV3: (client, { project }) => sandboxes.createSandboxV3(client, { projectId: project }),
  createSandbox: (client, { project }) => sandboxes.createSandbox(client, { projectId: project }),
  listDrives: (client) => sandboxes.listDrives(client),
  getOrCreateDrive: (client, { project }) => sandboxes.getOrCreateDrive(client, { name: "fresh", projectId: project }),
  deleteDrive: (client, { project, things }) =>
    sandboxes.deleteDrive(client, { name: things.sandboxes.drive, projectId: project }),
  listSessionSnapshots: (client) => sandboxes.listSessionSnapshots(client),
  getSessionSnapshot: (client, { things }) =>
    sandboxes.getSessionSnapshot(client, { snapshotId: things.sandboxes.snapshot }),
  deleteSessionSnapshot: (client, { things }) =>
    sandboxes.deleteSessionSnapshot(client, { snapshotId: things.sandboxes.snapshot }),
  listSessions: (client) => sandboxes.listSessions(client),
  getSession: (client, { things }) => sandboxes.getSession(client, { sessionId: things.sandboxes.sessionId }),
  getSandbox: {
    plain: (client, { project }) => sandboxes.getSandbox(client, { name: "running", projectId: project }),
    "it is to be resumed": (client, { project }) =>
      sandboxes.getSandbox(client, { name: "stopped", projectId: project, resume: true }),
  },
  updateSandbox: (client, { project }) =>
    sandboxes.updateSandbox(client, { name: "running", projectId: project, tags: { kind: "other" } }),
  deleteSandbox: (client, { project }) => sandboxes.deleteSandbox(client, { name: "running", projectId: project }),
  listSessionCommands: (client, { things }) =>
    sandboxes.listSessionCommands(client, { sessionId: things.sandboxes.sessionId }),
  runSessionCommand: (client, { things }) =>
    sandboxes.runSessionCommand(client, { sessionId: things.sandboxes.sessionId, command: "true" }),
  streamSessionCommand: (client, { things }) =>
    drained(sandboxes.streamSessionCommand(client, { sessionId: things.sandboxes.sessionId, command: "true" })),
  getSessionCommand: (client, { things: { sandboxes: made } }) =>
    sandboxes.getSessionCommand(client, { sessionId: made.sessionId, cmdId: made.command }),
  killSessionCommand: (client, { things: { sandboxes: made } }) =>
    sandboxes.killSessionCommand(client, { sessionId: made.sessionId, cmdId: made.command, signal: 15 }),
  getSessionCommandLogs: (client, { things: { sandboxes: made } }) =>
    drained(sandboxes.getSessionCommandLogs(client, { sessionId: made.sessionId, cmdId: made.command })),
  stopSession: (client, { things }) => sandboxes.stopSession(client, { sessionId: things.sandboxes.sessionId }),
  extendSessionTimeout: (client, { things }) =>
    sandboxes.extendSessionTimeout(client, { sessionId: things.sandboxes.sessionId, duration: 1000 }),
  updateSessionNetworkPolicy: (client, { things }) =>
    sandboxes.updateSessionNetworkPolicy(client, { sessionId: things.sandboxes.sessionId, mode: "deny-all" }),
  readSessionFile: async (client, { things }) => {
    await (await sandboxes.readSessionFile(client, { sessionId: things.sandboxes.sessionId, path: "a.txt" })).cancel();
  },
  createSessionDirectory: (client, { things }) =>
    sandboxes.createSessionDirectory(client, { sessionId: things.sandboxes.sessionId, path: "deep" }),
  writeSessionFiles: (client, { things: { sandboxes: made } }) =>
    sandboxes.writeSessionFiles(client, { sessionId: made.sessionId, body: made.files }),
  createSessionSnapshotV2: (client, { things }) =>
    sandboxes.createSessionSnapshotV2(client, { sessionId: things.sandboxes.sessionId }),
  createSessionSnapshot: (client, { things }) =>
    sandboxes.createSessionSnapshot(client, { sessionId: things.sandboxes.sessionId }),
  forkSandboxV2: (client, { project }) => sandboxes.forkSandboxV2(client, { name: "running", projectId: project }),
  forkSandbox: (client, { project }) => sandboxes.forkSandbox(client, { name: "running", projectId: project }),
};
