import * as sandboxes from "@slipway/sandboxes";
import type { Operations } from "@slipway/sandboxes/contract";
import { archiveOf } from "../../../../test/archive-of.ts";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { World } from "../../../../test/world.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/sandboxes/contract.ts";

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const files = await archiveOf({ "a.txt": "hello" });
  const running = await sandboxes.createSandbox(owner, { projectId, name: "running", tags: { kind: "agent" } });
  const sessionId = running.session.id;
  await sandboxes.writeSessionFiles(owner, { sessionId, body: files });
  const { command } = await sandboxes.runSessionCommand(owner, { sessionId, command: "true" });
  await sandboxes.getSessionCommand(owner, { sessionId, cmdId: command.id, wait: true });
  const begin = async (name: string) => (await sandboxes.createSandbox(owner, { projectId, name })).session.id;
  const stoppedSessionId = await begin("stopped");
  // A snapshot stops what it is of.
  const snapshotOf = async (id: string) =>
    (await sandboxes.createSessionSnapshot(owner, { sessionId: id })).snapshot.id;
  const { drive } = await sandboxes.getOrCreateDrive(owner, { name: "data", projectId });
  return {
    sessionId,
    stoppedSessionId,
    // These sessions run no command: one that does not record its end keeps its session from ending.
    idle: [await begin("second"), await begin("third"), await begin("fourth"), await begin("fifth")],
    command: command.id,
    snapshot: await snapshotOf(stoppedSessionId),
    spare: await snapshotOf(await begin("spare")),
    drive: drive.name,
    files,
  };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn(fixture: Fixture) {
  return {
    name: ["running", "stopped", fixture.drive],
    sessionId: [fixture.sessionId, fixture.stoppedSessionId],
    sandboxId: [fixture.sessionId, fixture.stoppedSessionId],
    cmdId: [fixture.command],
    snapshotId: [fixture.snapshot],
    // Commands that run on this machine during the laws must be harmless.
    command: ["true", "echo"],
  };
}

const inProject = ({ project: projectId }: World) => ({ projectId });

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  unrecorded: "events of drives alone are published, and their own tests look at them",
  about: {
    noProject: [
      ...(["listSandboxes", "listDrives", "listSessions", "listSessionSnapshots"] as const),
      ...(["listFormerSandboxes", "listFormerSnapshots"] as const),
    ],
  },
  usual: ({ fixture }) => ({
    ...{ name: "running", sessionId: fixture.sessionId, sandboxId: fixture.sessionId },
    ...{ cmdId: fixture.command, snapshotId: fixture.snapshot },
  }),
  inputs: {
    listSandboxes: {},
    createSandboxV2: inProject,
    createSandboxV3: inProject,
    createSandbox: inProject,
    listDrives: {},
    getOrCreateDrive: ({ project: projectId }) => ({ name: "fresh", projectId }),
    deleteDrive: ({ fixture }) => ({ name: fixture.drive }),
    listSessionSnapshots: {},
    getSessionSnapshot: {},
    getSnapshotTree: {},
    listSessions: {},
    getSession: {},
    getSandbox: {
      plain: {},
      "it is to be resumed": { name: "stopped", resume: true },
    },
    updateSandbox: { tags: { kind: "other" } },
    listSessionCommands: {},
    runSessionCommand: { command: "true" },
    streamSessionCommand: { command: "true" },
    getSessionCommand: {},
    getSessionCommandLogs: {},
    killSessionCommand: { signal: 15 },
    extendSessionTimeout: { duration: 1000 },
    updateSessionNetworkPolicy: { mode: "deny-all" },
    openSessionTerminal: {},
    createSessionDirectory: { path: "deep" },
    writeSessionFiles: ({ fixture: { files } }) => ({ body: files }),
    readSessionFile: { path: "a.txt" },
    listFormerSandboxes: {},
    createFormerSandbox: inProject,
    getFormerSandbox: {},
    runFormerCommand: { command: "true" },
    streamFormerCommand: { command: "true" },
    getFormerCommand: {},
    getFormerCommandLogs: {},
    killFormerCommand: { signal: 15 },
    readFormerFile: { path: "a.txt" },
    createFormerDirectory: { path: "deeper" },
    writeFormerFiles: ({ fixture: { files } }) => ({ body: files }),
    extendFormerSandbox: { duration: 1000 },
    updateFormerNetworkPolicy: { mode: "deny-all" },
    listFormerSnapshots: {},
    getFormerSnapshot: {},
    forkSandboxV2: inProject,
    forkSandbox: inProject,
    createSessionSnapshotV2: ({ fixture: { idle } }) => ({ sessionId: idle[0] ?? "" }),
    createSessionSnapshot: ({ fixture: { idle } }) => ({ sessionId: idle[1] ?? "" }),
    createFormerSnapshot: ({ fixture: { idle } }) => ({ sandboxId: idle[2] ?? "" }),
    stopSession: ({ fixture: { idle } }) => ({ sessionId: idle[3] ?? "" }),
    stopFormerSandbox: ({ fixture: { idle } }) => ({ sandboxId: idle[3] ?? "" }),
    deleteSandbox: { name: "fifth" },
    deleteSessionSnapshot: {},
    deleteFormerSnapshot: ({ fixture: { spare } }) => ({ snapshotId: spare }),
  },
};
