import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";
import type { Operations } from "@slipway/sandboxes/contract";
import { archiveOf } from "../../../../test/archive-of.ts";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { World } from "../../../../test/world.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/sandboxes/contract.ts";

/** A sandbox that runs, with a command that has ended, and one that is stopped, with its snapshot; a drive. */
async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const files = await archiveOf({ "a.txt": "hello" });
  const running = await sandboxes.createSandbox(owner, { projectId, name: "running", tags: { kind: "agent" } });
  const sessionId = running.session.id;
  await sandboxes.writeSessionFiles(owner, { sessionId, body: files });
  const { command } = await sandboxes.runSessionCommand(owner, { sessionId, command: "true" });
  await sandboxes.getSessionCommand(owner, { sessionId, cmdId: command.id, wait: true });
  const stopped = await sandboxes.createSandbox(owner, { projectId, name: "stopped" });
  const { snapshot } = await sandboxes.createSessionSnapshot(owner, { sessionId: stopped.session.id });
  const { drive } = await sandboxes.getOrCreateDrive(owner, { name: "data", projectId });
  return {
    sessionId,
    stoppedSessionId: stopped.session.id,
    command: command.id,
    snapshot: snapshot.id,
    drive: drive.name,
    files,
  };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;
type Made = { readonly fixture: Fixture };

function namesIn(fixture: Fixture) {
  return {
    name: ["running", "stopped", fixture.drive],
    sessionId: [fixture.sessionId, fixture.stoppedSessionId],
    sandboxId: [fixture.sessionId, fixture.stoppedSessionId],
    cmdId: [fixture.command],
    snapshotId: [fixture.snapshot],
    // What runs on this machine while laws are tried has to do no harm.
    command: ["true", "echo"],
  };
}

const smoke: SmokeTest = async ({ owner, project: projectId }) => {
  await sandboxes.getOrCreateDrive(owner, { name: "smoke-data", projectId });
  await sandboxes.listDrives(owner, { projectId });
  await sandboxes.deleteDrive(owner, { name: "smoke-data", projectId });

  const { session } = await sandboxes.createSandbox(owner, { projectId, name: "smoke", ports: [3000] });
  const sessionId = session.id;
  await sandboxes.listSandboxes(owner, { project: projectId, tags: undefined });
  await sandboxes.getSession(owner, { sessionId });
  await sandboxes.listSessions(owner, { name: "smoke" });
  await sandboxes.createSessionDirectory(owner, { sessionId, path: "src" });
  await sandboxes.writeSessionFiles(owner, { sessionId, body: await archiveOf({ "src/a.txt": "hello" }) });
  await (await sandboxes.readSessionFile(owner, { sessionId, path: "src/a.txt" })).cancel();
  for await (const _ of sandboxes.streamSessionCommand(owner, { sessionId, command: "cat", args: ["src/a.txt"] }));
  const { command } = await sandboxes.runSessionCommand(owner, { sessionId, command: "sleep", args: ["600"] });
  const cmdId = command.id;
  await sandboxes.listSessionCommands(owner, { sessionId });
  await sandboxes.killSessionCommand(owner, { sessionId, cmdId, signal: 9 });
  for await (const _ of sandboxes.getSessionCommandLogs(owner, { sessionId, cmdId }));
  await sandboxes.getSessionCommand(owner, { sessionId, cmdId, wait: true });
  await sandboxes.extendSessionTimeout(owner, { sessionId, duration: 1000 });
  await sandboxes.updateSessionNetworkPolicy(owner, { sessionId, mode: "deny-all" });
  await sandboxes.forkSandbox(owner, { name: "smoke", projectId, newName: "smoke-fork" });
  await sandboxes.forkSandboxV2(owner, { name: "smoke", projectId, newName: "smoke-fork-2" });
  await sandboxes.stopSession(owner, { sessionId });
  const resumed = await sandboxes.getSandbox(owner, { name: "smoke", projectId, resume: true });
  await sandboxes.updateSandbox(owner, { name: "smoke", projectId, tags: { made: "by-smoke-test" } });
  const { snapshot } = await sandboxes.createSessionSnapshot(owner, { sessionId: resumed.session.id });
  await sandboxes.getSessionSnapshot(owner, { snapshotId: snapshot.id });
  await sandboxes.listSessionSnapshots(owner, { name: "smoke" });
  const source = { type: "snapshot" as const, snapshotId: snapshot.id };
  const second = await sandboxes.createSandboxV2(owner, { projectId, name: "smoke-2", runtime: "node24", source });
  await sandboxes.createSessionSnapshotV2(owner, { sessionId: second.session.id });
  await sandboxes.createSandboxV3(owner, { projectId, name: "smoke-3" });
  for (const name of ["smoke", "smoke-fork", "smoke-fork-2", "smoke-2", "smoke-3"]) {
    await sandboxes.deleteSandbox(owner, { name, projectId });
  }
  await sandboxes.deleteSessionSnapshot(owner, { snapshotId: snapshot.id });
  await smokeOfFormer(owner, projectId);
};

async function smokeOfFormer(owner: Client, projectId: string): Promise<void> {
  const ask = (name: string, input: object) => callUnlisted(owner, name, input);
  // What these operations answer, as their contract says it.
  const { sandbox } = (await ask("createFormerSandbox", { projectId })) as { sandbox: { id: string } };
  const sandboxId = sandbox.id;
  await ask("listFormerSandboxes", { project: projectId });
  await ask("getFormerSandbox", { sandboxId });
  await ask("createFormerDirectory", { sandboxId, path: "src" });
  await ask("writeFormerFiles", { sandboxId, body: await archiveOf({ "src/a.txt": "hello" }) });
  await ask("readFormerFile", { sandboxId, path: "src/a.txt" });
  await ask("streamFormerCommand", { sandboxId, command: "cat", args: ["src/a.txt"] });
  const started = await ask("runFormerCommand", { sandboxId, command: "sleep", args: ["600"] });
  const { id: cmdId } = (started as { command: { id: string } }).command;
  await ask("killFormerCommand", { sandboxId, cmdId, signal: 9 });
  await ask("getFormerCommandLogs", { sandboxId, cmdId });
  await ask("getFormerCommand", { sandboxId, cmdId, wait: true });
  await ask("extendFormerSandbox", { sandboxId, duration: 1000 });
  await ask("updateFormerNetworkPolicy", { sandboxId, mode: "deny-all" });
  const { snapshot } = (await ask("createFormerSnapshot", { sandboxId })) as { snapshot: { id: string } };
  await ask("stopFormerSandbox", { sandboxId });
  await ask("listFormerSnapshots", { project: projectId });
  await ask("getFormerSnapshot", { snapshotId: snapshot.id });
  await ask("deleteFormerSnapshot", { snapshotId: snapshot.id });
}

async function drained(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream);
}

const former = (name: string, more: object = {}) =>
  sends(name, ({ fixture: { sessionId } }: Made) => ({ sandboxId: sessionId, ...more }));
const formerCommand = (name: string, more: object = {}) =>
  sends(name, ({ fixture: { sessionId, command } }: Made) => ({ sandboxId: sessionId, cmdId: command, ...more }));

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  unrecorded: "events of drives alone are published, and their own tests look at them",
  about: {
    noProject: [
      ...(["listSandboxes", "listDrives", "listSessions", "listSessionSnapshots"] as const),
      ...(["listFormerSandboxes", "listFormerSnapshots"] as const),
    ],
  },
  requests: {
    listSandboxes: (client) => sandboxes.listSandboxes(client),
    createSandboxV2: (client, { project }) => sandboxes.createSandboxV2(client, { projectId: project }),
    createSandboxV3: (client, { project }) => sandboxes.createSandboxV3(client, { projectId: project }),
    createSandbox: (client, { project }) => sandboxes.createSandbox(client, { projectId: project }),
    listDrives: (client) => sandboxes.listDrives(client),
    getOrCreateDrive: (client, { project }) =>
      sandboxes.getOrCreateDrive(client, { name: "fresh", projectId: project }),
    deleteDrive: (client, { project, fixture }) =>
      sandboxes.deleteDrive(client, { name: fixture.drive, projectId: project }),
    listSessionSnapshots: (client) => sandboxes.listSessionSnapshots(client),
    getSessionSnapshot: (client, { fixture }) => sandboxes.getSessionSnapshot(client, { snapshotId: fixture.snapshot }),
    deleteSessionSnapshot: (client, { fixture }) =>
      sandboxes.deleteSessionSnapshot(client, { snapshotId: fixture.snapshot }),
    listSessions: (client) => sandboxes.listSessions(client),
    getSession: (client, { fixture }) => sandboxes.getSession(client, { sessionId: fixture.sessionId }),
    getSandbox: {
      plain: (client, { project }) => sandboxes.getSandbox(client, { name: "running", projectId: project }),
      "it is to be resumed": (client, { project }) =>
        sandboxes.getSandbox(client, { name: "stopped", projectId: project, resume: true }),
    },
    updateSandbox: (client, { project }) =>
      sandboxes.updateSandbox(client, { name: "running", projectId: project, tags: { kind: "other" } }),
    deleteSandbox: (client, { project }) => sandboxes.deleteSandbox(client, { name: "running", projectId: project }),
    listSessionCommands: (client, { fixture }) =>
      sandboxes.listSessionCommands(client, { sessionId: fixture.sessionId }),
    runSessionCommand: (client, { fixture }) =>
      sandboxes.runSessionCommand(client, { sessionId: fixture.sessionId, command: "true" }),
    streamSessionCommand: (client, { fixture }) =>
      drained(sandboxes.streamSessionCommand(client, { sessionId: fixture.sessionId, command: "true" })),
    getSessionCommand: (client, { fixture: made }) =>
      sandboxes.getSessionCommand(client, { sessionId: made.sessionId, cmdId: made.command }),
    killSessionCommand: (client, { fixture: made }) =>
      sandboxes.killSessionCommand(client, { sessionId: made.sessionId, cmdId: made.command, signal: 15 }),
    getSessionCommandLogs: (client, { fixture: made }) =>
      drained(sandboxes.getSessionCommandLogs(client, { sessionId: made.sessionId, cmdId: made.command })),
    stopSession: (client, { fixture }) => sandboxes.stopSession(client, { sessionId: fixture.sessionId }),
    extendSessionTimeout: (client, { fixture }) =>
      sandboxes.extendSessionTimeout(client, { sessionId: fixture.sessionId, duration: 1000 }),
    updateSessionNetworkPolicy: (client, { fixture }) =>
      sandboxes.updateSessionNetworkPolicy(client, { sessionId: fixture.sessionId, mode: "deny-all" }),
    readSessionFile: async (client, { fixture }) => {
      await (await sandboxes.readSessionFile(client, { sessionId: fixture.sessionId, path: "a.txt" })).cancel();
    },
    createSessionDirectory: (client, { fixture }) =>
      sandboxes.createSessionDirectory(client, { sessionId: fixture.sessionId, path: "deep" }),
    writeSessionFiles: (client, { fixture: made }) =>
      sandboxes.writeSessionFiles(client, { sessionId: made.sessionId, body: made.files }),
    createSessionSnapshotV2: (client, { fixture }) =>
      sandboxes.createSessionSnapshotV2(client, { sessionId: fixture.sessionId }),
    createSessionSnapshot: (client, { fixture }) =>
      sandboxes.createSessionSnapshot(client, { sessionId: fixture.sessionId }),
    listFormerSandboxes: sends("listFormerSandboxes", () => ({})),
    createFormerSandbox: sends("createFormerSandbox", ({ project }: World) => ({ projectId: project })),
    getFormerSandbox: former("getFormerSandbox"),
    runFormerCommand: former("runFormerCommand", { command: "true" }),
    streamFormerCommand: former("streamFormerCommand", { command: "true" }),
    getFormerCommand: formerCommand("getFormerCommand"),
    getFormerCommandLogs: formerCommand("getFormerCommandLogs"),
    killFormerCommand: formerCommand("killFormerCommand", { signal: 15 }),
    readFormerFile: former("readFormerFile", { path: "a.txt" }),
    createFormerDirectory: former("createFormerDirectory", { path: "deep" }),
    writeFormerFiles: sends("writeFormerFiles", ({ fixture: { sessionId, files } }: Made) => {
      return { sandboxId: sessionId, body: files };
    }),
    stopFormerSandbox: former("stopFormerSandbox"),
    extendFormerSandbox: former("extendFormerSandbox", { duration: 1000 }),
    updateFormerNetworkPolicy: former("updateFormerNetworkPolicy", { mode: "deny-all" }),
    createFormerSnapshot: former("createFormerSnapshot"),
    listFormerSnapshots: sends("listFormerSnapshots", () => ({})),
    getFormerSnapshot: sends("getFormerSnapshot", ({ fixture: { snapshot: snapshotId } }: Made) => ({ snapshotId })),
    deleteFormerSnapshot: sends("deleteFormerSnapshot", ({ fixture: { snapshot: snapshotId } }: Made) => ({
      snapshotId,
    })),
    forkSandboxV2: (client, { project }) => sandboxes.forkSandboxV2(client, { name: "running", projectId: project }),
    forkSandbox: (client, { project }) => sandboxes.forkSandbox(client, { name: "running", projectId: project }),
  },
};
