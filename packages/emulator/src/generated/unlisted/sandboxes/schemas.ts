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

export const CommandOutputLine: v.GenericSchema<types.CommandOutputLine> = /* @__PURE__ */ (() => v.looseObject({
  data: v.string(),
  stream: v.picklist(["stderr", "stdout"]),
}))();

export const CommandStreamError: v.GenericSchema<types.CommandStreamError> = /* @__PURE__ */ (() => v.looseObject({
  stream: v.literal("error"),
  data: v.looseObject({
    code: v.literal("sandbox_stream_closed"),
    message: v.string(),
  }),
}))();

export const CommandLogLine: v.GenericSchema<types.CommandLogLine> = /* @__PURE__ */ v.union([CommandOutputLine, CommandStreamError]);

export const CreateSessionDirectoryRequest: v.GenericSchema<types.CreateSessionDirectoryRequest> = /* @__PURE__ */ (() => v.looseObject({
  path: v.string(),
  cwd: v.optional(v.string()),
  recursive: v.optional(v.boolean()),
}))();

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

export const SessionInjectionRule: v.GenericSchema<types.SessionInjectionRule> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  headerNames: v.optional(v.array(v.string())),
}))();

export const SessionNetworkPolicy: v.GenericSchema<types.SessionNetworkPolicy> = /* @__PURE__ */ (() => v.looseObject({
  mode: v.picklist(["allow-all", "custom", "deny-all"]),
  allowedCIDRs: v.optional(v.array(v.string())),
  allowedDomains: v.optional(v.array(v.string())),
  deniedCIDRs: v.optional(v.array(v.string())),
  injectionRules: v.optional(v.array(SessionInjectionRule)),
}))();

export const SessionStatus: v.GenericSchema<types.SessionStatus> = /* @__PURE__ */ v.picklist(["pending", "running", "snapshotting", "stopping", "stopped", "aborted", "failed"]);

export const Session: v.GenericSchema<types.Session> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  cwd: v.string(),
  memory: v.number(),
  projectId: v.string(),
  region: v.string(),
  requestedAt: v.number(),
  runtime: v.string(),
  sourceSandboxName: v.string(),
  status: SessionStatus,
  timeout: v.number(),
  updatedAt: v.number(),
  vcpus: v.number(),
  abortedAt: v.optional(v.number()),
  activeCpuDurationMs: v.optional(v.number()),
  duration: v.optional(v.number()),
  interactivePort: v.optional(v.number()),
  networkPolicy: v.optional(SessionNetworkPolicy),
  networkTransfer: v.optional(v.looseObject({
    egress: v.number(),
    ingress: v.number(),
  })),
  requestedStopAt: v.optional(v.number()),
  snapshottedAt: v.optional(v.number()),
  sourceSnapshotId: v.optional(v.string()),
  startedAt: v.optional(v.number()),
  stoppedAt: v.optional(v.number()),
}))();

export const FormerSandbox: v.GenericSchema<types.FormerSandbox> = /* @__PURE__ */ v.looseObject({
  sandbox: Session,
});

export const SandboxPublicRoute: v.GenericSchema<types.SandboxPublicRoute> = /* @__PURE__ */ (() => v.looseObject({
  port: v.number(),
  subdomain: v.string(),
  url: v.string(),
  system: v.optional(v.literal(true)),
}))();

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

export const KeepLastSnapshotsInput: v.GenericSchema<types.KeepLastSnapshotsInput> = /* @__PURE__ */ (() => v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  deleteEvicted: v.optional(v.boolean()),
  expiration: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const RunSessionCommandRequest: v.GenericSchema<types.RunSessionCommandRequest> = /* @__PURE__ */ (() => v.looseObject({
  command: v.string(),
  args: v.optional(v.array(v.string())),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  logs: v.optional(v.boolean()),
  sudo: v.optional(v.boolean()),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(18000000))),
}))();

export const SandboxArchitecture: v.GenericSchema<types.SandboxArchitecture> = /* @__PURE__ */ v.picklist(["amd64", "arm64"]);

export const SandboxTextMatch: v.GenericSchema<types.SandboxTextMatch> = /* @__PURE__ */ (() => v.looseObject({
  exact: v.optional(v.string()),
  startsWith: v.optional(v.string()),
}))();

export const SandboxPairMatch: v.GenericSchema<types.SandboxPairMatch> = /* @__PURE__ */ (() => v.looseObject({
  key: v.optional(SandboxTextMatch),
  value: v.optional(SandboxTextMatch),
}))();

export const SandboxRequestMatch: v.GenericSchema<types.SandboxRequestMatch> = /* @__PURE__ */ (() => v.looseObject({
  headers: v.optional(v.array(SandboxPairMatch)),
  method: v.optional(v.array(v.string())),
  path: v.optional(SandboxTextMatch),
  queryString: v.optional(v.array(SandboxPairMatch)),
}))();

export const SandboxStaticResponse: v.GenericSchema<types.SandboxStaticResponse> = /* @__PURE__ */ (() => v.looseObject({
  statusCode: v.pipe(v.number(), v.integer()),
  body: v.optional(v.string()),
  contentType: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
}))();

export const SandboxDomainRule: v.GenericSchema<types.SandboxDomainRule> = /* @__PURE__ */ (() => v.looseObject({
  forwardURL: v.optional(v.string()),
  match: v.optional(SandboxRequestMatch),
  response: v.optional(SandboxStaticResponse),
  transform: v.optional(v.array(v.looseObject({
    headers: v.optional(v.record(v.string(), v.string())),
  }))),
}))();

export const SandboxGitSource: v.GenericSchema<types.SandboxGitSource> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("git"),
  url: v.pipe(v.string(), v.url()),
  depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  password: v.optional(v.string()),
  revision: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const SandboxInjectionRuleInput: v.GenericSchema<types.SandboxInjectionRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  headers: v.record(v.string(), v.string()),
  match: v.optional(SandboxRequestMatch),
}))();

export const SandboxMount: v.GenericSchema<types.SandboxMount> = /* @__PURE__ */ (() => v.strictObject({
  drive: v.pipe(v.string(), v.maxLength(64), v.regex(new RegExp("^[a-zA-Z0-9_-]+$"))),
  mode: v.optional(v.picklist(["read-write", "snapshot"])),
}))();

export const SandboxNetworkAllowList: v.GenericSchema<types.SandboxNetworkAllowList> = /* @__PURE__ */ (() => v.looseObject({
  allow: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.array(SandboxDomainRule))])),
  subnets: v.optional(v.looseObject({
    allow: v.optional(v.array(v.string())),
    deny: v.optional(v.array(v.string())),
  })),
}))();

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

export const SandboxResources: v.GenericSchema<types.SandboxResources> = /* @__PURE__ */ (() => v.strictObject({
  memory: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2048))),
  vcpus: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}))();

export const SandboxRuntime: v.GenericSchema<types.SandboxRuntime> = /* @__PURE__ */ v.picklist(["node26", "node24", "node22", "python3.13"]);

export const SandboxSnapshotSource: v.GenericSchema<types.SandboxSnapshotSource> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("snapshot"),
  snapshotId: v.string(),
}))();

export const SandboxTarballSource: v.GenericSchema<types.SandboxTarballSource> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("tarball"),
  url: v.pipe(v.string(), v.url()),
}))();

export const SandboxSource: v.GenericSchema<types.SandboxSource> = /* @__PURE__ */ v.union([SandboxGitSource, SandboxTarballSource, SandboxSnapshotSource]);

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
