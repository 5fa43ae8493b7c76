// Generated from contract/ by `pnpm generate`. Changes here are lost.
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

export const SessionCommand: v.GenericSchema<types.SessionCommand> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  args: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  cwd: /* @__PURE__ */ v.string(),
  exitCode: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  sessionId: /* @__PURE__ */ v.string(),
  startedAt: /* @__PURE__ */ v.number(),
  durationMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CommandEnvelope: v.GenericSchema<types.CommandEnvelope> = /* @__PURE__ */ v.looseObject({
  command: SessionCommand,
});

export const CommandOutputLine: v.GenericSchema<types.CommandOutputLine> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.string(),
  stream: /* @__PURE__ */ v.picklist(["stderr", "stdout"]),
});

export const CommandStreamError: v.GenericSchema<types.CommandStreamError> = /* @__PURE__ */ v.looseObject({
  stream: /* @__PURE__ */ v.literal("error"),
  data: /* @__PURE__ */ v.looseObject({
    code: /* @__PURE__ */ v.literal("sandbox_stream_closed"),
    message: /* @__PURE__ */ v.string(),
  }),
});

export const CommandLogLine: v.GenericSchema<types.CommandLogLine> = /* @__PURE__ */ v.union([CommandOutputLine, CommandStreamError]);

export const CommandStreamLine: v.GenericSchema<types.CommandStreamLine> = /* @__PURE__ */ v.looseObject({
  command: /* @__PURE__ */ v.optional(SessionCommand),
  data: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    code: /* @__PURE__ */ v.literal("sandbox_stream_closed"),
    message: /* @__PURE__ */ v.string(),
  })])),
  stream: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["stderr", "stdout", "error"])),
});

export const KeepLastSnapshotsInput: v.GenericSchema<types.KeepLastSnapshotsInput> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(10)),
  deleteEvicted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const SandboxMount: v.GenericSchema<types.SandboxMount> = /* @__PURE__ */ v.looseObject({
  drive: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$"))),
  mode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["read-write", "snapshot"])),
});

export const SandboxTextMatch: v.GenericSchema<types.SandboxTextMatch> = /* @__PURE__ */ v.looseObject({
  exact: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  startsWith: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SandboxPairMatch: v.GenericSchema<types.SandboxPairMatch> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.optional(SandboxTextMatch),
  value: /* @__PURE__ */ v.optional(SandboxTextMatch),
});

export const SandboxRequestMatch: v.GenericSchema<types.SandboxRequestMatch> = /* @__PURE__ */ v.looseObject({
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SandboxPairMatch)),
  method: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  path: /* @__PURE__ */ v.optional(SandboxTextMatch),
  queryString: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SandboxPairMatch)),
});

export const SandboxStaticResponse: v.GenericSchema<types.SandboxStaticResponse> = /* @__PURE__ */ v.looseObject({
  statusCode: /* @__PURE__ */ v.number(),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  contentType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
});

export const SandboxDomainRule: v.GenericSchema<types.SandboxDomainRule> = /* @__PURE__ */ v.looseObject({
  forwardURL: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  match: /* @__PURE__ */ v.optional(SandboxRequestMatch),
  response: /* @__PURE__ */ v.optional(SandboxStaticResponse),
  transform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  }))),
});

export const SandboxNetworkAllowList: v.GenericSchema<types.SandboxNetworkAllowList> = /* @__PURE__ */ v.looseObject({
  allow: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(SandboxDomainRule))])),
  subnets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    allow: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    deny: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
});

export const SandboxInjectionRuleInput: v.GenericSchema<types.SandboxInjectionRuleInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  headers: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  match: /* @__PURE__ */ v.optional(SandboxRequestMatch),
});

export const SandboxNetworkMode: v.GenericSchema<types.SandboxNetworkMode> = /* @__PURE__ */ v.picklist(["allow-all", "deny-all", "default-allow", "default-deny", "custom"]);

export const SandboxNetworkRules: v.GenericSchema<types.SandboxNetworkRules> = /* @__PURE__ */ v.looseObject({
  mode: SandboxNetworkMode,
  allowedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  allowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  deniedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  injectionRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SandboxInjectionRuleInput)),
});

export const SandboxNetworkPolicyInput: v.GenericSchema<types.SandboxNetworkPolicyInput> = /* @__PURE__ */ v.union([SandboxNetworkRules, SandboxNetworkAllowList]);

export const SandboxRegion: v.GenericSchema<types.SandboxRegion> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const SandboxResources: v.GenericSchema<types.SandboxResources> = /* @__PURE__ */ v.looseObject({
  memory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(2048))),
  vcpus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1))),
});

export const SandboxGitSource: v.GenericSchema<types.SandboxGitSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("git"),
  url: /* @__PURE__ */ v.string(),
  depth: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1))),
  password: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  revision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SandboxSnapshotSource: v.GenericSchema<types.SandboxSnapshotSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("snapshot"),
  snapshotId: /* @__PURE__ */ v.string(),
});

export const SandboxTarballSource: v.GenericSchema<types.SandboxTarballSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("tarball"),
  url: /* @__PURE__ */ v.string(),
});

export const SandboxSource: v.GenericSchema<types.SandboxSource> = /* @__PURE__ */ v.union([SandboxGitSource, SandboxTarballSource, SandboxSnapshotSource]);

export const CreateSandboxRequest: v.GenericSchema<types.CreateSandboxRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(KeepLastSnapshotsInput)),
});

export const SandboxRuntime: v.GenericSchema<types.SandboxRuntime> = /* @__PURE__ */ v.picklist(["node26", "node24", "node22", "python3.13"]);

export const CreateSandboxV2Request: v.GenericSchema<types.CreateSandboxV2Request> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(KeepLastSnapshotsInput),
  runtime: /* @__PURE__ */ v.optional(SandboxRuntime),
});

export const CreateSandboxV3Request: v.GenericSchema<types.CreateSandboxV3Request> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(KeepLastSnapshotsInput),
});

export const CreateSessionDirectoryRequest: v.GenericSchema<types.CreateSessionDirectoryRequest> = /* @__PURE__ */ v.looseObject({
  path: /* @__PURE__ */ v.string(),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  recursive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const SessionInjectionRule: v.GenericSchema<types.SessionInjectionRule> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  headerNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const SessionNetworkPolicy: v.GenericSchema<types.SessionNetworkPolicy> = /* @__PURE__ */ v.looseObject({
  mode: /* @__PURE__ */ v.picklist(["allow-all", "custom", "deny-all"]),
  allowedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  allowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  deniedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  injectionRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SessionInjectionRule)),
});

export const SessionStatus: v.GenericSchema<types.SessionStatus> = /* @__PURE__ */ v.picklist(["pending", "running", "snapshotting", "stopping", "stopped", "aborted", "failed"]);

export const Session: v.GenericSchema<types.Session> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  cwd: /* @__PURE__ */ v.string(),
  memory: /* @__PURE__ */ v.number(),
  projectId: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  requestedAt: /* @__PURE__ */ v.number(),
  runtime: /* @__PURE__ */ v.string(),
  sourceSandboxName: /* @__PURE__ */ v.string(),
  status: SessionStatus,
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  vcpus: /* @__PURE__ */ v.number(),
  abortedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  activeCpuDurationMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  duration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  networkPolicy: /* @__PURE__ */ v.optional(SessionNetworkPolicy),
  networkTransfer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    egress: /* @__PURE__ */ v.number(),
    ingress: /* @__PURE__ */ v.number(),
  })),
  requestedStopAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  snapshottedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceSnapshotId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  startedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  stoppedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const SessionSnapshot: v.GenericSchema<types.SessionSnapshot> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  lastUsedAt: /* @__PURE__ */ v.number(),
  sizeBytes: /* @__PURE__ */ v.number(),
  sourceSessionId: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.picklist(["created", "deleted", "failed"]),
  updatedAt: /* @__PURE__ */ v.number(),
  creationMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["automatic", "manual"])),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  parentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const CreatedSessionSnapshot: v.GenericSchema<types.CreatedSessionSnapshot> = /* @__PURE__ */ v.looseObject({
  session: Session,
  snapshot: SessionSnapshot,
});

export const CursorPagination: v.GenericSchema<types.CursorPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const Drive: v.GenericSchema<types.Drive> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  maxSizeBytes: /* @__PURE__ */ v.number(),
  projectId: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  currentSandboxName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  currentSessionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DrivePage: v.GenericSchema<types.DrivePage> = /* @__PURE__ */ v.looseObject({
  drives: /* @__PURE__ */ v.array(Drive),
  pagination: CursorPagination,
});

export const GetOrCreateDriveRequest: v.GenericSchema<types.GetOrCreateDriveRequest> = /* @__PURE__ */ v.looseObject({
  maxSizeBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
});

export const SandboxMountState: v.GenericSchema<types.SandboxMountState> = /* @__PURE__ */ v.looseObject({
  drive: /* @__PURE__ */ v.string(),
  mode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["read-only", "read-write", "snapshot"])),
});

export const SandboxNetworkPolicy: v.GenericSchema<types.SandboxNetworkPolicy> = /* @__PURE__ */ v.looseObject({
  mode: SandboxNetworkMode,
  allowedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  allowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  deniedCIDRs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  s3Key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SandboxStatus: v.GenericSchema<types.SandboxStatus> = /* @__PURE__ */ v.picklist(["running", "stopping", "stopped"]);

export const SnapshotRetention: v.GenericSchema<types.SnapshotRetention> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  deleteEvicted: /* @__PURE__ */ v.boolean(),
  expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const Sandbox: v.GenericSchema<types.Sandbox> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  currentSessionId: /* @__PURE__ */ v.string(),
  persistent: /* @__PURE__ */ v.boolean(),
  status: SandboxStatus,
  statusUpdatedAt: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  currentSnapshotId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SandboxRegion)),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  keepLastSnapshots: /* @__PURE__ */ v.optional(SnapshotRetention),
  memory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMountState)),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicy),
  region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  runtime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  totalActiveCpuDurationMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  totalDurationMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  totalEgressBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  totalIngressBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  vcpus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const SandboxPublicRoute: v.GenericSchema<types.SandboxPublicRoute> = /* @__PURE__ */ v.looseObject({
  port: /* @__PURE__ */ v.number(),
  subdomain: /* @__PURE__ */ v.string(),
  url: /* @__PURE__ */ v.string(),
  system: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
});

export const ResumedSandbox: v.GenericSchema<types.ResumedSandbox> = /* @__PURE__ */ v.looseObject({
  resumed: /* @__PURE__ */ v.boolean(),
  routes: /* @__PURE__ */ v.array(SandboxPublicRoute),
  sandbox: Sandbox,
  session: Session,
});

export const RunSessionCommandRequest: v.GenericSchema<types.RunSessionCommandRequest> = /* @__PURE__ */ v.looseObject({
  command: /* @__PURE__ */ v.string(),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  logs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sudo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(100), /* @__PURE__ */ v.maxValue(18000000))),
});

export const SandboxPage: v.GenericSchema<types.SandboxPage> = /* @__PURE__ */ v.looseObject({
  pagination: CursorPagination,
  sandboxes: /* @__PURE__ */ v.array(Sandbox),
});

export const SandboxResourcesPatch: v.GenericSchema<types.SandboxResourcesPatch> = /* @__PURE__ */ v.looseObject({
  memory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(2048))),
  vcpus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1))),
});

export const SandboxWithSession: v.GenericSchema<types.SandboxWithSession> = /* @__PURE__ */ v.looseObject({
  routes: /* @__PURE__ */ v.array(SandboxPublicRoute),
  sandbox: Sandbox,
  session: Session,
});

export const SessionPage: v.GenericSchema<types.SessionPage> = /* @__PURE__ */ v.looseObject({
  pagination: CursorPagination,
  sessions: /* @__PURE__ */ v.array(Session),
});

export const SessionSnapshotPage: v.GenericSchema<types.SessionSnapshotPage> = /* @__PURE__ */ v.looseObject({
  pagination: CursorPagination,
  snapshots: /* @__PURE__ */ v.array(SessionSnapshot),
});

export const UpdateSandboxRequest: v.GenericSchema<types.UpdateSandboxRequest> = /* @__PURE__ */ v.looseObject({
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  currentSnapshotId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128))),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  keepLastSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(KeepLastSnapshotsInput)),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255)))),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resources: /* @__PURE__ */ v.optional(SandboxResourcesPatch),
  runtime: /* @__PURE__ */ v.optional(SandboxRuntime),
});

export const ListSandboxesInput: v.GenericSchema<types.ListSandboxesInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  namePrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sortBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["createdAt", "currentSnapshotId", "name", "statusUpdatedAt"])),
  sortOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
  status: /* @__PURE__ */ v.optional(SandboxStatus),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
});

export const CreateSandboxV2Input: v.GenericSchema<types.CreateSandboxV2Input> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(KeepLastSnapshotsInput),
  runtime: /* @__PURE__ */ v.optional(SandboxRuntime),
});

export const ListDrivesInput: v.GenericSchema<types.ListDrivesInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  namePrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sortBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["createdAt", "name", "updatedAt"])),
  sortOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
});

export const GetOrCreateDriveInput: v.GenericSchema<types.GetOrCreateDriveInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  maxSizeBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
});

export const GetOrCreateDriveOutput: v.GenericSchema<types.GetOrCreateDriveOutput> = /* @__PURE__ */ v.looseObject({
  drive: Drive,
});

export const DeleteDriveInput: v.GenericSchema<types.DeleteDriveInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteDriveOutput: v.GenericSchema<types.DeleteDriveOutput> = /* @__PURE__ */ v.looseObject({
  drive: Drive,
});

export const ListSessionSnapshotsInput: v.GenericSchema<types.ListSessionSnapshotsInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sortOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
});

export const ListSessionSnapshotsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([SessionSnapshotPage, /* @__PURE__ */ v.looseObject({})]);

export const GetSessionSnapshotInput: v.GenericSchema<types.GetSessionSnapshotInput> = /* @__PURE__ */ v.looseObject({
  snapshotId: /* @__PURE__ */ v.string(),
});

export const GetSessionSnapshotOutput: v.GenericSchema<types.GetSessionSnapshotOutput> = /* @__PURE__ */ v.looseObject({
  snapshot: SessionSnapshot,
});

export const DeleteSessionSnapshotInput: v.GenericSchema<types.DeleteSessionSnapshotInput> = /* @__PURE__ */ v.looseObject({
  snapshotId: /* @__PURE__ */ v.string(),
});

export const DeleteSessionSnapshotOutput: v.GenericSchema<types.DeleteSessionSnapshotOutput> = /* @__PURE__ */ v.looseObject({
  snapshot: SessionSnapshot,
});

export const ListSessionsInput: v.GenericSchema<types.ListSessionsInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sortOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
});

export const ListSessionsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([SessionPage, /* @__PURE__ */ v.looseObject({})]);

export const GetSessionInput: v.GenericSchema<types.GetSessionInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
});

export const GetSessionOutput: v.GenericSchema<types.GetSessionOutput> = /* @__PURE__ */ v.looseObject({
  routes: /* @__PURE__ */ v.array(SandboxPublicRoute),
  session: Session,
});

export const GetSandboxInput: v.GenericSchema<types.GetSandboxInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resume: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UpdateSandboxInput: v.GenericSchema<types.UpdateSandboxInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128))),
  resume: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  currentSnapshotId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128))),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  keepLastSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(KeepLastSnapshotsInput)),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255)))),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resources: /* @__PURE__ */ v.optional(SandboxResourcesPatch),
  runtime: /* @__PURE__ */ v.optional(SandboxRuntime),
});

export const UpdateSandboxOutput: v.GenericSchema<types.UpdateSandboxOutput> = /* @__PURE__ */ v.looseObject({
  routes: /* @__PURE__ */ v.array(SandboxPublicRoute),
  sandbox: Sandbox,
  resumed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  session: /* @__PURE__ */ v.optional(Session),
});

export const DeleteSandboxInput: v.GenericSchema<types.DeleteSandboxInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  deleteOrphanSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteSandboxOutput: v.GenericSchema<types.DeleteSandboxOutput> = /* @__PURE__ */ v.looseObject({
  sandbox: Sandbox,
});

export const ListSessionCommandsInput: v.GenericSchema<types.ListSessionCommandsInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
});

export const ListSessionCommandsOutput: v.GenericSchema<types.ListSessionCommandsOutput> = /* @__PURE__ */ v.looseObject({
  commands: /* @__PURE__ */ v.array(SessionCommand),
});

export const RunSessionCommandInput: v.GenericSchema<types.RunSessionCommandInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  command: /* @__PURE__ */ v.string(),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  logs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sudo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(100), /* @__PURE__ */ v.maxValue(18000000))),
});

export const StreamSessionCommandInput: v.GenericSchema<types.StreamSessionCommandInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  command: /* @__PURE__ */ v.string(),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  logs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sudo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(100), /* @__PURE__ */ v.maxValue(18000000))),
});

export const GetSessionCommandInput: v.GenericSchema<types.GetSessionCommandInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  cmdId: /* @__PURE__ */ v.string(),
  wait: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["false", "true"])),
});

export const KillSessionCommandInput: v.GenericSchema<types.KillSessionCommandInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  cmdId: /* @__PURE__ */ v.string(),
  signal: /* @__PURE__ */ v.number(),
});

export const GetSessionCommandLogsInput: v.GenericSchema<types.GetSessionCommandLogsInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  cmdId: /* @__PURE__ */ v.string(),
});

export const StopSessionInput: v.GenericSchema<types.StopSessionInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
});

export const StopSessionOutput: v.GenericSchema<types.StopSessionOutput> = /* @__PURE__ */ v.looseObject({
  sandbox: /* @__PURE__ */ v.optional(Sandbox),
  session: Session,
  snapshot: /* @__PURE__ */ v.optional(SessionSnapshot),
});

export const ExtendSessionTimeoutInput: v.GenericSchema<types.ExtendSessionTimeoutInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  duration: /* @__PURE__ */ v.number(),
});

export const ExtendSessionTimeoutOutput: v.GenericSchema<types.ExtendSessionTimeoutOutput> = /* @__PURE__ */ v.looseObject({
  session: Session,
});

export const UpdateSessionNetworkPolicyInput: v.GenericSchema<types.UpdateSessionNetworkPolicyInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([SandboxNetworkRules, SandboxNetworkAllowList])]);

export const UpdateSessionNetworkPolicyOutput: v.GenericSchema<types.UpdateSessionNetworkPolicyOutput> = /* @__PURE__ */ v.looseObject({
  session: Session,
});

export const ReadSessionFileInput: v.GenericSchema<types.ReadSessionFileInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.string(),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateSessionDirectoryInput: v.GenericSchema<types.CreateSessionDirectoryInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.string(),
  cwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  recursive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateSessionDirectoryOutput: v.GenericSchema<types.CreateSessionDirectoryOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const WriteSessionFilesInput: v.GenericSchema<types.WriteSessionFilesInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  xCwd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: bytes,
});

export const WriteSessionFilesOutput: v.GenericSchema<types.WriteSessionFilesOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const CreateSessionSnapshotV2Input: v.GenericSchema<types.CreateSessionSnapshotV2Input> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.looseObject({})])),
});

export const ForkSandboxV2Input: v.GenericSchema<types.ForkSandboxV2Input> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128))),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  newName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(KeepLastSnapshotsInput),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateSandboxV3Input: v.GenericSchema<types.CreateSandboxV3Input> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(KeepLastSnapshotsInput),
});

export const CreateSessionSnapshotInput: v.GenericSchema<types.CreateSessionSnapshotInput> = /* @__PURE__ */ v.looseObject({
  sessionId: /* @__PURE__ */ v.string(),
  expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.looseObject({})])),
});

export const ForkSandboxInput: v.GenericSchema<types.ForkSandboxInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128))),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  newName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(KeepLastSnapshotsInput)),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateSandboxInput: v.GenericSchema<types.CreateSandboxInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128), /* @__PURE__ */ v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["amd64", "arm64"])),
  persistent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(SandboxSource),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  image: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  networkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(255))),
  resources: /* @__PURE__ */ v.optional(SandboxResources),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(SandboxRegion), /* @__PURE__ */ v.maxLength(19))),
  mounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SandboxMount)),
  networkPolicy: /* @__PURE__ */ v.optional(SandboxNetworkPolicyInput),
  ports: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1024), /* @__PURE__ */ v.maxValue(65535))), /* @__PURE__ */ v.maxLength(15))),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
  snapshotExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1000))),
  keepLastSnapshots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(KeepLastSnapshotsInput)),
});
