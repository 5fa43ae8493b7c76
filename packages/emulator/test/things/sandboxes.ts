import * as sandboxes from "@slipway/sandboxes";
import { archiveOf } from "../archive-of.ts";
import type { Ground } from "./ground.ts";

/** A sandbox that runs, with a command that has ended, and one that is stopped, with its snapshot; a drive. */
export async function makeSandboxes({ crew, project: projectId }: Ground) {
  const files = await archiveOf({ "a.txt": "hello" });
  const running = await sandboxes.createSandbox(crew, { projectId, name: "running", tags: { kind: "agent" } });
  const sessionId = running.session.id;
  await sandboxes.writeSessionFiles(crew, { sessionId, body: files });
  const { command } = await sandboxes.runSessionCommand(crew, { sessionId, command: "true" });
  await sandboxes.getSessionCommand(crew, { sessionId, cmdId: command.id, wait: true });
  const stopped = await sandboxes.createSandbox(crew, { projectId, name: "stopped" });
  const { snapshot } = await sandboxes.createSessionSnapshot(crew, { sessionId: stopped.session.id });
  const { drive } = await sandboxes.getOrCreateDrive(crew, { name: "data", projectId });
  return {
    sessionId,
    stoppedSessionId: stopped.session.id,
    command: command.id,
    snapshot: snapshot.id,
    drive: drive.name,
    files,
  };
}

export function namesOfSandboxes(things: Awaited<ReturnType<typeof makeSandboxes>>) {
  return {
    name: ["running", "stopped", things.drive],
    sessionId: [things.sessionId, things.stoppedSessionId],
    cmdId: [things.command],
    snapshotId: [things.snapshot],
    // What runs on this machine while laws are tried has to do no harm.
    command: ["true", "echo"],
  };
}
