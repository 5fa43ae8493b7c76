// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);
import {
  CommandOutputLine, CommandStreamError, CursorPagination, KeepLastSnapshotsInput, SandboxArchitecture, SandboxInjectionRuleInput, SandboxMount,
  SandboxNetworkAllowList, SandboxPublicRoute, SandboxResources, SandboxRuntime, SandboxSortOrder, SandboxSource, Session, SessionSnapshot,
} from "@slipway/sandboxes/schemas";
export {
  CommandLogLine,
} from "@slipway/sandboxes/schemas";

export const FormerCommand: v.GenericSchema<types.FormerCommand> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  args: v.array(v.string()),
  cwd: v.string(),
  exitCode: v.nullable(v.number()),
  sessionId: v.string(),
  startedAt: v.number(),
  durationMs: v.optional(v.number()),
  sandboxId: v.string(),
}))();

export const FormerCommandEnvelope: v.GenericSchema<types.FormerCommandEnvelope> = /* @__PURE__ */ v.looseObject({
  command: FormerCommand,
});

export const FormerCommandLine: v.GenericSchema<types.FormerCommandLine> = /* @__PURE__ */ v.union([FormerCommandEnvelope, CommandOutputLine, CommandStreamError]);

export const FormerPagination: v.GenericSchema<types.FormerPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.number()),
  prev: v.nullable(v.number()),
}))();

export const FormerSandbox: v.GenericSchema<types.FormerSandbox> = /* @__PURE__ */ v.looseObject({
  sandbox: Session,
});

export const FormerSandboxWithRoutes: v.GenericSchema<types.FormerSandboxWithRoutes> = /* @__PURE__ */ (() => v.looseObject({
  sandbox: Session,
  routes: v.array(SandboxPublicRoute),
}))();

export const FormerSnapshot: v.GenericSchema<types.FormerSnapshot> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  sourceSandboxId: v.string(),
  region: v.string(),
  status: v.string(),
  sizeBytes: v.number(),
  createdAt: v.number(),
  updatedAt: v.number(),
  expiresAt: v.optional(v.number()),
}))();

export const FormerSnapshotEnvelope: v.GenericSchema<types.FormerSnapshotEnvelope> = /* @__PURE__ */ v.looseObject({
  snapshot: FormerSnapshot,
});

export const SandboxNetworkMode: v.GenericSchema<types.SandboxNetworkMode> = /* @__PURE__ */ v.picklist(["allow-all", "deny-all", "default-allow", "default-deny", "custom"]);

export const SandboxNetworkRules: v.GenericSchema<types.SandboxNetworkRules> = /* @__PURE__ */ (() => v.looseObject({
  mode: SandboxNetworkMode,
  allowedCIDRs: v.optional(v.array(v.string())),
  allowedDomains: v.optional(v.array(v.string())),
  deniedCIDRs: v.optional(v.array(v.string())),
  injectionRules: v.optional(v.array(SandboxInjectionRuleInput)),
}))();

export const SandboxNetworkPolicyInput: v.GenericSchema<types.SandboxNetworkPolicyInput> = /* @__PURE__ */ v.union([SandboxNetworkRules, SandboxNetworkAllowList]);

export const SandboxRegion: v.GenericSchema<types.SandboxRegion> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const SnapshotTreeNode: v.GenericSchema<types.SnapshotTreeNode> = /* @__PURE__ */ (() => v.looseObject({
  snapshot: SessionSnapshot,
  siblings: v.array(SessionSnapshot),
  count: v.string(),
}))();

export const OpenSessionTerminalInput: v.GenericSchema<types.OpenSessionTerminalInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
}))();

export const OpenSessionTerminalOutput: v.GenericSchema<types.OpenSessionTerminalOutput> = /* @__PURE__ */ (() => v.looseObject({
  url: v.string(),
  token: v.string(),
}))();

export const GetSnapshotTreeInput: v.GenericSchema<types.GetSnapshotTreeInput> = /* @__PURE__ */ (() => v.looseObject({
  project: v.optional(v.string()),
  snapshotId: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  sortOrder: v.optional(SandboxSortOrder),
}))();

export const GetSnapshotTreeOutput: v.GenericSchema<types.GetSnapshotTreeOutput> = /* @__PURE__ */ (() => v.looseObject({
  anchor: v.optional(SnapshotTreeNode),
  pagination: CursorPagination,
  snapshots: v.array(SnapshotTreeNode),
}))();

export const ListFormerSandboxesInput: v.GenericSchema<types.ListFormerSandboxesInput> = /* @__PURE__ */ (() => v.looseObject({
  project: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const ListFormerSandboxesOutput: v.GenericSchema<types.ListFormerSandboxesOutput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxes: v.array(Session),
  pagination: FormerPagination,
}))();

export const CreateFormerSandboxInput: v.GenericSchema<types.CreateFormerSandboxInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(128), v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: v.optional(SandboxArchitecture),
  persistent: v.optional(v.boolean()),
  projectId: v.optional(v.string()),
  source: v.optional(SandboxSource),
  env: v.optional(v.record(v.string(), v.string())),
  image: v.optional(v.pipe(v.string(), v.maxLength(255))),
  networkId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  resources: v.optional(SandboxResources),
  interactive: v.optional(v.boolean()),
  failoverRegions: v.optional(v.pipe(v.array(SandboxRegion), v.maxLength(19), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  mounts: v.optional(v.pipe(v.record(v.string(), SandboxMount), v.maxEntries(4))),
  networkPolicy: v.optional(SandboxNetworkPolicyInput),
  ports: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65535))), v.maxLength(15), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  region: v.optional(SandboxRegion),
  snapshotExpiration: v.optional(v.pipe(v.number(), v.integer())),
  tags: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(256))), v.maxEntries(5))),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000))),
  keepLastSnapshots: v.optional(KeepLastSnapshotsInput),
  runtime: v.optional(SandboxRuntime),
}))();

export const GetFormerSandboxInput: v.GenericSchema<types.GetFormerSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
}))();

export const RunFormerCommandInput: v.GenericSchema<types.RunFormerCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  command: v.string(),
  args: v.optional(v.array(v.string())),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  logs: v.optional(v.boolean()),
  sudo: v.optional(v.boolean()),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(18000000))),
}))();

export const StreamFormerCommandInput: v.GenericSchema<types.StreamFormerCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  command: v.string(),
  args: v.optional(v.array(v.string())),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  logs: v.optional(v.boolean()),
  sudo: v.optional(v.boolean()),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(18000000))),
}))();

export const GetFormerCommandInput: v.GenericSchema<types.GetFormerCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  cmdId: v.string(),
  wait: v.optional(v.boolean()),
}))();

export const GetFormerCommandLogsInput: v.GenericSchema<types.GetFormerCommandLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  cmdId: v.string(),
}))();

export const KillFormerCommandInput: v.GenericSchema<types.KillFormerCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  cmdId: v.string(),
  signal: v.number(),
}))();

export const ReadFormerFileInput: v.GenericSchema<types.ReadFormerFileInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  path: v.string(),
  cwd: v.optional(v.string()),
}))();

export const CreateFormerDirectoryInput: v.GenericSchema<types.CreateFormerDirectoryInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  path: v.string(),
  cwd: v.optional(v.string()),
  recursive: v.optional(v.boolean()),
}))();

export const CreateFormerDirectoryOutput: v.GenericSchema<types.CreateFormerDirectoryOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const WriteFormerFilesInput: v.GenericSchema<types.WriteFormerFilesInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  xCwd: v.optional(v.string()),
  body: bytes,
}))();

export const WriteFormerFilesOutput: v.GenericSchema<types.WriteFormerFilesOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const StopFormerSandboxInput: v.GenericSchema<types.StopFormerSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
}))();

export const ExtendFormerSandboxInput: v.GenericSchema<types.ExtendFormerSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  duration: v.number(),
}))();

export const UpdateFormerNetworkPolicyInput: v.GenericSchema<types.UpdateFormerNetworkPolicyInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  sandboxId: v.string(),
}), v.union([SandboxNetworkRules, SandboxNetworkAllowList])]))();

export const CreateFormerSnapshotInput: v.GenericSchema<types.CreateFormerSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  sandboxId: v.string(),
  expiration: v.optional(v.union([v.pipe(v.number(), v.integer()), v.looseObject({})])),
}))();

export const CreateFormerSnapshotOutput: v.GenericSchema<types.CreateFormerSnapshotOutput> = /* @__PURE__ */ v.looseObject({
  sandbox: Session,
  snapshot: FormerSnapshot,
});

export const ListFormerSnapshotsInput: v.GenericSchema<types.ListFormerSnapshotsInput> = /* @__PURE__ */ (() => v.looseObject({
  project: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const ListFormerSnapshotsOutput: v.GenericSchema<types.ListFormerSnapshotsOutput> = /* @__PURE__ */ (() => v.looseObject({
  snapshots: v.array(FormerSnapshot),
  pagination: FormerPagination,
}))();

export const GetFormerSnapshotInput: v.GenericSchema<types.GetFormerSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  snapshotId: v.string(),
}))();

export const DeleteFormerSnapshotInput: v.GenericSchema<types.DeleteFormerSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  snapshotId: v.string(),
}))();
