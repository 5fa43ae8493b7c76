import type { Operations } from "@slipway/sandboxes/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { commandHandlers } from "./commands.ts";
import { sandboxHandlers } from "./crud.ts";
import { driveHandlers } from "./drives.ts";
import { happenings } from "./event-types.ts";
import { fileHandlers } from "./files.ts";
import { expire, killLate, timeOut } from "./jobs.ts";
import { sandboxProtocol } from "./protocol.ts";
import { sessionHandlers } from "./sessions.ts";
import { snapshotHandlers } from "./snapshots.ts";

const resuming = "it is to be resumed";

export const sandboxGroup: Group = group<Operations>({
  handlers: {
    ...sandboxHandlers,
    ...sessionHandlers,
    ...commandHandlers,
    ...fileHandlers,
    ...snapshotHandlers,
    ...driveHandlers,
  },
  // What operations on sandboxes need. Nobody publishes it; chosen: a sandbox runs code of a project, as a deployment does.
  access: {
    createSandbox: "deploy",
    createSandboxV2: "deploy",
    createSandboxV3: "deploy",
    forkSandbox: "deploy",
    forkSandboxV2: "deploy",
    getSandbox: { right: "read", further: [{ right: "deploy", if: resuming, when: ({ resume }) => resume === true }] },
    updateSandbox: "deploy",
    deleteSandbox: "deploy",
    getOrCreateDrive: "deploy",
    deleteDrive: "deploy",
    deleteSessionSnapshot: "deploy",
    runSessionCommand: "deploy",
    streamSessionCommand: "deploy",
    killSessionCommand: "deploy",
    getSessionCommandLogs: "logs",
    stopSession: "deploy",
    extendSessionTimeout: "deploy",
    updateSessionNetworkPolicy: "deploy",
    readSessionFile: "deploy",
    createSessionDirectory: "deploy",
    writeSessionFiles: "deploy",
    createSessionSnapshot: "deploy",
    createSessionSnapshotV2: "deploy",
  },
  protocol: sandboxProtocol,
  happenings,
  jobs: {
    timeout: ({ subject }, services) => timeOut(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
    kill: ({ subject }, services) => killLate(services, subject),
  },
});
