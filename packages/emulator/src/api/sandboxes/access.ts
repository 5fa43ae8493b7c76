import type { Operations } from "@slipway/sandboxes/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

const resuming = "it is to be resumed";

/** What operations on sandboxes need. Nobody publishes it; chosen: a sandbox runs code of a project, as a deployment does. */
export const sandboxExceptions: Exceptions<Operations> = {
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
};
