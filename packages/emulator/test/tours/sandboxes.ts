import * as sandboxes from "@slipway/sandboxes";
import { archiveOf } from "../archive-of.ts";
import type { Tour } from "./tours.ts";

export const tourOfSandboxes: Tour = async ({ crew, project: projectId }) => {
  await sandboxes.getOrCreateDrive(crew, { name: "tour-data", projectId });
  await sandboxes.listDrives(crew, { projectId });
  await sandboxes.deleteDrive(crew, { name: "tour-data", projectId });

  const { session } = await sandboxes.createSandbox(crew, { projectId, name: "tour", ports: [3000] });
  const sessionId = session.id;
  await sandboxes.listSandboxes(crew, { project: projectId, tags: undefined });
  await sandboxes.getSession(crew, { sessionId });
  await sandboxes.listSessions(crew, { name: "tour" });
  await sandboxes.createSessionDirectory(crew, { sessionId, path: "src" });
  await sandboxes.writeSessionFiles(crew, { sessionId, body: await archiveOf({ "src/a.txt": "hello" }) });
  await (await sandboxes.readSessionFile(crew, { sessionId, path: "src/a.txt" })).cancel();
  for await (const _ of sandboxes.streamSessionCommand(crew, { sessionId, command: "cat", args: ["src/a.txt"] }));
  const { command } = await sandboxes.runSessionCommand(crew, { sessionId, command: "sleep", args: ["600"] });
  const cmdId = command.id;
  await sandboxes.listSessionCommands(crew, { sessionId });
  await sandboxes.killSessionCommand(crew, { sessionId, cmdId, signal: 9 });
  for await (const _ of sandboxes.getSessionCommandLogs(crew, { sessionId, cmdId }));
  await sandboxes.getSessionCommand(crew, { sessionId, cmdId, wait: true });
  await sandboxes.extendSessionTimeout(crew, { sessionId, duration: 1000 });
  await sandboxes.updateSessionNetworkPolicy(crew, { sessionId, mode: "deny-all" });
  await sandboxes.forkSandbox(crew, { name: "tour", projectId, newName: "tour-fork" });
  await sandboxes.forkSandboxV2(crew, { name: "tour", projectId, newName: "tour-fork-2" });
  await sandboxes.stopSession(crew, { sessionId });
  const resumed = await sandboxes.getSandbox(crew, { name: "tour", projectId, resume: true });
  await sandboxes.updateSandbox(crew, { name: "tour", projectId, tags: { made: "by-tour" } });
  const { snapshot } = await sandboxes.createSessionSnapshot(crew, { sessionId: resumed.session.id });
  await sandboxes.getSessionSnapshot(crew, { snapshotId: snapshot.id });
  await sandboxes.listSessionSnapshots(crew, { name: "tour" });
  const source = { type: "snapshot" as const, snapshotId: snapshot.id };
  const second = await sandboxes.createSandboxV2(crew, { projectId, name: "tour-2", runtime: "node24", source });
  await sandboxes.createSessionSnapshotV2(crew, { sessionId: second.session.id });
  await sandboxes.createSandboxV3(crew, { projectId, name: "tour-3" });
  for (const name of ["tour", "tour-fork", "tour-fork-2", "tour-2", "tour-3"]) {
    await sandboxes.deleteSandbox(crew, { name, projectId });
  }
  await sandboxes.deleteSessionSnapshot(crew, { snapshotId: snapshot.id });
};
