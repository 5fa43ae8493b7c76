// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
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

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  CursorPagination, SandboxRegion,
} from "../../../../shapes/generated/schemas.ts";
export {
  CursorPagination, SandboxRegion,
} from "../../../../shapes/generated/schemas.ts";

export const SessionCommand: v.GenericSchema<types.SessionCommand> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  args: v.array(v.string()),
  cwd: v.string(),
  exitCode: v.nullable(v.number()),
  sessionId: v.string(),
  startedAt: v.number(),
  durationMs: v.optional(v.number()),
}))();

export const CommandEnvelope: v.GenericSchema<types.CommandEnvelope> = /* @__PURE__ */ v.looseObject({
  command: SessionCommand,
});

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

export const CommandStreamLine: v.GenericSchema<types.CommandStreamLine> = /* @__PURE__ */ v.union([CommandEnvelope, CommandOutputLine, CommandStreamError]);

export const CreateSessionDirectoryRequest: v.GenericSchema<types.CreateSessionDirectoryRequest> = /* @__PURE__ */ (() => v.looseObject({
  path: v.string(),
  cwd: v.optional(v.string()),
  recursive: v.optional(v.boolean()),
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

export const SessionSnapshot: v.GenericSchema<types.SessionSnapshot> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  lastUsedAt: v.number(),
  sizeBytes: v.number(),
  sourceSessionId: v.string(),
  status: v.picklist(["created", "deleted", "failed"]),
  updatedAt: v.number(),
  creationMethod: v.optional(v.picklist(["automatic", "manual"])),
  expiresAt: v.optional(v.number()),
  parentId: v.optional(v.string()),
  region: v.optional(v.string()),
  regions: v.optional(v.array(v.string())),
}))();

export const CreatedSessionSnapshot: v.GenericSchema<types.CreatedSessionSnapshot> = /* @__PURE__ */ v.looseObject({
  session: Session,
  snapshot: SessionSnapshot,
});

export const Drive: v.GenericSchema<types.Drive> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  maxSizeBytes: v.number(),
  projectId: v.string(),
  region: v.string(),
  updatedAt: v.number(),
  currentSandboxName: v.optional(v.string()),
  currentSessionId: v.optional(v.string()),
}))();

export const DrivePage: v.GenericSchema<types.DrivePage> = /* @__PURE__ */ (() => v.looseObject({
  drives: v.array(Drive),
  pagination: CursorPagination,
}))();

export const GetOrCreateDriveRequest: v.GenericSchema<types.GetOrCreateDriveRequest> = /* @__PURE__ */ (() => v.looseObject({
  maxSizeBytes: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.optional(v.string()),
  region: v.optional(SandboxRegion),
}))();

export const KeepLastSnapshotsInput: v.GenericSchema<types.KeepLastSnapshotsInput> = /* @__PURE__ */ (() => v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  deleteEvicted: v.optional(v.boolean()),
  expiration: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const SandboxMountState: v.GenericSchema<types.SandboxMountState> = /* @__PURE__ */ (() => v.looseObject({
  drive: v.string(),
  mode: v.optional(v.picklist(["read-only", "read-write", "snapshot"])),
}))();

export const SandboxNetworkMode: v.GenericSchema<types.SandboxNetworkMode> = /* @__PURE__ */ v.picklist(["allow-all", "deny-all", "default-allow", "default-deny", "custom"]);

export const SandboxNetworkPolicy: v.GenericSchema<types.SandboxNetworkPolicy> = /* @__PURE__ */ (() => v.looseObject({
  mode: SandboxNetworkMode,
  allowedCIDRs: v.optional(v.array(v.string())),
  allowedDomains: v.optional(v.array(v.string())),
  deniedCIDRs: v.optional(v.array(v.string())),
  s3Key: v.optional(v.string()),
}))();

export const SandboxStatus: v.GenericSchema<types.SandboxStatus> = /* @__PURE__ */ v.picklist(["running", "stopping", "stopped"]);

export const SnapshotRetention: v.GenericSchema<types.SnapshotRetention> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  deleteEvicted: v.boolean(),
  expiration: v.optional(v.number()),
}))();

export const Sandbox: v.GenericSchema<types.Sandbox> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  createdAt: v.number(),
  currentSessionId: v.string(),
  persistent: v.boolean(),
  status: SandboxStatus,
  statusUpdatedAt: v.number(),
  updatedAt: v.number(),
  currentSnapshotId: v.optional(v.string()),
  cwd: v.optional(v.string()),
  expiresAt: v.optional(v.number()),
  failoverRegions: v.optional(v.array(SandboxRegion)),
  image: v.optional(v.string()),
  keepLastSnapshots: v.optional(SnapshotRetention),
  memory: v.optional(v.number()),
  mounts: v.optional(v.record(v.string(), SandboxMountState)),
  networkId: v.optional(v.string()),
  networkPolicy: v.optional(SandboxNetworkPolicy),
  region: v.optional(v.union([unlisted(v.string()), SandboxRegion])),
  runtime: v.optional(v.string()),
  snapshotExpiration: v.optional(v.number()),
  tags: v.optional(v.record(v.string(), v.string())),
  timeout: v.optional(v.number()),
  totalActiveCpuDurationMs: v.optional(v.number()),
  totalDurationMs: v.optional(v.number()),
  totalEgressBytes: v.optional(v.number()),
  totalIngressBytes: v.optional(v.number()),
  vcpus: v.optional(v.number()),
}))();

export const SandboxPublicRoute: v.GenericSchema<types.SandboxPublicRoute> = /* @__PURE__ */ (() => v.looseObject({
  port: v.number(),
  subdomain: v.string(),
  url: v.string(),
  system: v.optional(v.literal(true)),
}))();

export const ResumedSandbox: v.GenericSchema<types.ResumedSandbox> = /* @__PURE__ */ (() => v.looseObject({
  resumed: v.boolean(),
  routes: v.array(SandboxPublicRoute),
  sandbox: Sandbox,
  session: Session,
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

export const SandboxNetworkRules: v.GenericSchema<types.SandboxNetworkRules> = /* @__PURE__ */ (() => v.looseObject({
  mode: SandboxNetworkMode,
  allowedCIDRs: v.optional(v.array(v.string())),
  allowedDomains: v.optional(v.array(v.string())),
  deniedCIDRs: v.optional(v.array(v.string())),
  injectionRules: v.optional(v.array(SandboxInjectionRuleInput)),
}))();

export const SandboxNetworkPolicyInput: v.GenericSchema<types.SandboxNetworkPolicyInput> = /* @__PURE__ */ v.union([SandboxNetworkRules, SandboxNetworkAllowList]);

export const SandboxPage: v.GenericSchema<types.SandboxPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: CursorPagination,
  sandboxes: v.array(Sandbox),
}))();

export const SandboxResources: v.GenericSchema<types.SandboxResources> = /* @__PURE__ */ (() => v.strictObject({
  memory: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2048))),
  vcpus: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}))();

export const SandboxResourcesPatch: v.GenericSchema<types.SandboxResourcesPatch> = /* @__PURE__ */ (() => v.strictObject({
  memory: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2048))),
  vcpus: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}))();

export const SandboxRuntime: v.GenericSchema<types.SandboxRuntime> = /* @__PURE__ */ v.picklist(["node26", "node24", "node22", "python3.13"]);

export const SandboxSnapshotSource: v.GenericSchema<types.SandboxSnapshotSource> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("snapshot"),
  snapshotId: v.string(),
}))();

export const SandboxSortKey: v.GenericSchema<types.SandboxSortKey> = /* @__PURE__ */ v.picklist(["createdAt", "currentSnapshotId", "name", "statusUpdatedAt"]);

export const SandboxSortOrder: v.GenericSchema<types.SandboxSortOrder> = /* @__PURE__ */ v.picklist(["asc", "desc"]);

export const SandboxTarballSource: v.GenericSchema<types.SandboxTarballSource> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("tarball"),
  url: v.pipe(v.string(), v.url()),
}))();

export const SandboxSource: v.GenericSchema<types.SandboxSource> = /* @__PURE__ */ v.union([SandboxGitSource, SandboxTarballSource, SandboxSnapshotSource]);

export const SandboxWithSession: v.GenericSchema<types.SandboxWithSession> = /* @__PURE__ */ (() => v.looseObject({
  routes: v.array(SandboxPublicRoute),
  sandbox: Sandbox,
  session: Session,
}))();

export const SessionPage: v.GenericSchema<types.SessionPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: CursorPagination,
  sessions: v.array(Session),
}))();

export const SessionSnapshotPage: v.GenericSchema<types.SessionSnapshotPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: CursorPagination,
  snapshots: v.array(SessionSnapshot),
}))();

export const StoppedSession: v.GenericSchema<types.StoppedSession> = /* @__PURE__ */ v.looseObject({
  sandbox: Sandbox,
  session: Session,
  snapshot: SessionSnapshot,
});

export const UpdateSandboxRequest: v.GenericSchema<types.UpdateSandboxRequest> = /* @__PURE__ */ (() => v.strictObject({
  failoverRegions: v.optional(v.pipe(v.array(SandboxRegion), v.maxLength(19), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  mounts: v.optional(v.pipe(v.record(v.string(), SandboxMount), v.maxEntries(4))),
  networkPolicy: v.optional(SandboxNetworkPolicyInput),
  ports: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65535))), v.maxLength(15), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  region: v.optional(SandboxRegion),
  snapshotExpiration: v.optional(v.pipe(v.number(), v.integer())),
  tags: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(256))), v.maxEntries(5))),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000))),
  currentSnapshotId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  env: v.optional(v.record(v.string(), v.string())),
  keepLastSnapshots: v.optional(v.nullable(KeepLastSnapshotsInput)),
  networkId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  persistent: v.optional(v.boolean()),
  resources: v.optional(SandboxResourcesPatch),
  runtime: v.optional(SandboxRuntime),
}))();

export const UpdatedSandbox: v.GenericSchema<types.UpdatedSandbox> = /* @__PURE__ */ (() => v.looseObject({
  routes: v.array(SandboxPublicRoute),
  sandbox: Sandbox,
}))();

export const ListSandboxesInput: v.GenericSchema<types.ListSandboxesInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.number()),
  namePrefix: v.optional(v.string()),
  project: v.optional(v.string()),
  sortBy: v.optional(SandboxSortKey),
  sortOrder: v.optional(SandboxSortOrder),
  status: v.optional(SandboxStatus),
  tags: v.optional(v.union([v.string(), v.array(v.string())])),
}))();

export const CreateSandboxV2Input: v.GenericSchema<types.CreateSandboxV2Input> = /* @__PURE__ */ (() => v.strictObject({
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

export const ListDrivesInput: v.GenericSchema<types.ListDrivesInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.number()),
  namePrefix: v.optional(v.string()),
  projectId: v.optional(v.string()),
  sortBy: v.optional(v.picklist(["createdAt", "name", "updatedAt"])),
  sortOrder: v.optional(SandboxSortOrder),
}))();

export const GetOrCreateDriveInput: v.GenericSchema<types.GetOrCreateDriveInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  maxSizeBytes: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.optional(v.string()),
  region: v.optional(SandboxRegion),
}))();

export const GetOrCreateDriveOutput: v.GenericSchema<types.GetOrCreateDriveOutput> = /* @__PURE__ */ v.looseObject({
  drive: Drive,
});

export const DeleteDriveInput: v.GenericSchema<types.DeleteDriveInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  projectId: v.optional(v.string()),
}))();

export const DeleteDriveOutput: v.GenericSchema<types.DeleteDriveOutput> = /* @__PURE__ */ v.looseObject({
  drive: Drive,
});

export const ListSessionSnapshotsInput: v.GenericSchema<types.ListSessionSnapshotsInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.number()),
  name: v.optional(v.string()),
  project: v.optional(v.string()),
  sortOrder: v.optional(SandboxSortOrder),
}))();

export const ListSessionSnapshotsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([SessionSnapshotPage, v.looseObject({})]))();

export const GetSessionSnapshotInput: v.GenericSchema<types.GetSessionSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  snapshotId: v.string(),
}))();

export const GetSessionSnapshotOutput: v.GenericSchema<types.GetSessionSnapshotOutput> = /* @__PURE__ */ v.looseObject({
  snapshot: SessionSnapshot,
});

export const DeleteSessionSnapshotInput: v.GenericSchema<types.DeleteSessionSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  snapshotId: v.string(),
}))();

export const DeleteSessionSnapshotOutput: v.GenericSchema<types.DeleteSessionSnapshotOutput> = /* @__PURE__ */ v.looseObject({
  snapshot: SessionSnapshot,
});

export const ListSessionsInput: v.GenericSchema<types.ListSessionsInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.number()),
  name: v.optional(v.string()),
  project: v.optional(v.string()),
  sortOrder: v.optional(SandboxSortOrder),
}))();

export const ListSessionsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([SessionPage, v.looseObject({})]))();

export const GetSessionInput: v.GenericSchema<types.GetSessionInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
}))();

export const GetSessionOutput: v.GenericSchema<types.GetSessionOutput> = /* @__PURE__ */ (() => v.looseObject({
  routes: v.array(SandboxPublicRoute),
  session: Session,
}))();

export const GetSandboxInput: v.GenericSchema<types.GetSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  projectId: v.optional(v.string()),
  resume: v.optional(v.boolean()),
  interactive: v.optional(v.boolean()),
}))();

export const UpdateSandboxInput: v.GenericSchema<types.UpdateSandboxInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  projectId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  resume: v.optional(v.boolean()),
  failoverRegions: v.optional(v.pipe(v.array(SandboxRegion), v.maxLength(19), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  mounts: v.optional(v.pipe(v.record(v.string(), SandboxMount), v.maxEntries(4))),
  networkPolicy: v.optional(SandboxNetworkPolicyInput),
  ports: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65535))), v.maxLength(15), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  region: v.optional(SandboxRegion),
  snapshotExpiration: v.optional(v.pipe(v.number(), v.integer())),
  tags: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(256))), v.maxEntries(5))),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000))),
  currentSnapshotId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  env: v.optional(v.record(v.string(), v.string())),
  keepLastSnapshots: v.optional(v.nullable(KeepLastSnapshotsInput)),
  networkId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  persistent: v.optional(v.boolean()),
  resources: v.optional(SandboxResourcesPatch),
  runtime: v.optional(SandboxRuntime),
}))();

export const UpdateSandboxOutput: v.GenericSchema<types.UpdateSandboxOutput> = /* @__PURE__ */ v.union([UpdatedSandbox, ResumedSandbox]);

export const DeleteSandboxInput: v.GenericSchema<types.DeleteSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  deleteOrphanSnapshots: v.optional(v.boolean()),
  projectId: v.optional(v.string()),
}))();

export const DeleteSandboxOutput: v.GenericSchema<types.DeleteSandboxOutput> = /* @__PURE__ */ v.looseObject({
  sandbox: Sandbox,
});

export const ListSessionCommandsInput: v.GenericSchema<types.ListSessionCommandsInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
}))();

export const ListSessionCommandsOutput: v.GenericSchema<types.ListSessionCommandsOutput> = /* @__PURE__ */ (() => v.looseObject({
  commands: v.array(SessionCommand),
}))();

export const RunSessionCommandInput: v.GenericSchema<types.RunSessionCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  command: v.string(),
  args: v.optional(v.array(v.string())),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  logs: v.optional(v.boolean()),
  sudo: v.optional(v.boolean()),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(18000000))),
}))();

export const StreamSessionCommandInput: v.GenericSchema<types.StreamSessionCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  command: v.string(),
  args: v.optional(v.array(v.string())),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  logs: v.optional(v.boolean()),
  sudo: v.optional(v.boolean()),
  timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(18000000))),
}))();

export const GetSessionCommandInput: v.GenericSchema<types.GetSessionCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  cmdId: v.string(),
  wait: v.optional(v.boolean()),
}))();

export const KillSessionCommandInput: v.GenericSchema<types.KillSessionCommandInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  cmdId: v.string(),
  signal: v.number(),
}))();

export const GetSessionCommandLogsInput: v.GenericSchema<types.GetSessionCommandLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  cmdId: v.string(),
}))();

export const StopSessionInput: v.GenericSchema<types.StopSessionInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
}))();

export const StopSessionOutput: v.GenericSchema<types.StopSessionOutput> = /* @__PURE__ */ (() => v.union([StoppedSession, v.looseObject({
  session: Session,
})]))();

export const ExtendSessionTimeoutInput: v.GenericSchema<types.ExtendSessionTimeoutInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  duration: v.number(),
}))();

export const ExtendSessionTimeoutOutput: v.GenericSchema<types.ExtendSessionTimeoutOutput> = /* @__PURE__ */ v.looseObject({
  session: Session,
});

export const UpdateSessionNetworkPolicyInput: v.GenericSchema<types.UpdateSessionNetworkPolicyInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  sessionId: v.string(),
}), v.union([SandboxNetworkRules, SandboxNetworkAllowList])]))();

export const UpdateSessionNetworkPolicyOutput: v.GenericSchema<types.UpdateSessionNetworkPolicyOutput> = /* @__PURE__ */ v.looseObject({
  session: Session,
});

export const ReadSessionFileInput: v.GenericSchema<types.ReadSessionFileInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  path: v.string(),
  cwd: v.optional(v.string()),
}))();

export const CreateSessionDirectoryInput: v.GenericSchema<types.CreateSessionDirectoryInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  path: v.string(),
  cwd: v.optional(v.string()),
  recursive: v.optional(v.boolean()),
}))();

export const CreateSessionDirectoryOutput: v.GenericSchema<types.CreateSessionDirectoryOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const WriteSessionFilesInput: v.GenericSchema<types.WriteSessionFilesInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  xCwd: v.optional(v.string()),
  body: bytes,
}))();

export const WriteSessionFilesOutput: v.GenericSchema<types.WriteSessionFilesOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const CreateSessionSnapshotV2Input: v.GenericSchema<types.CreateSessionSnapshotV2Input> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  expiration: v.optional(v.union([v.pipe(v.number(), v.integer()), v.looseObject({})])),
}))();

export const ForkSandboxV2Input: v.GenericSchema<types.ForkSandboxV2Input> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  projectId: v.optional(v.pipe(v.string(), v.maxLength(128))),
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
  newName: v.optional(v.pipe(v.string(), v.maxLength(128), v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  keepLastSnapshots: v.optional(KeepLastSnapshotsInput),
  persistent: v.optional(v.boolean()),
}))();

export const CreateSandboxV3Input: v.GenericSchema<types.CreateSandboxV3Input> = /* @__PURE__ */ (() => v.strictObject({
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
}))();

export const CreateSessionSnapshotInput: v.GenericSchema<types.CreateSessionSnapshotInput> = /* @__PURE__ */ (() => v.looseObject({
  sessionId: v.string(),
  expiration: v.optional(v.union([v.pipe(v.number(), v.integer()), v.looseObject({})])),
}))();

export const ForkSandboxInput: v.GenericSchema<types.ForkSandboxInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  projectId: v.optional(v.pipe(v.string(), v.maxLength(128))),
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
  newName: v.optional(v.pipe(v.string(), v.maxLength(128), v.regex(new RegExp("^[a-zA-Z0-9_-]+$")))),
  keepLastSnapshots: v.optional(v.nullable(KeepLastSnapshotsInput)),
  persistent: v.optional(v.boolean()),
}))();

export const CreateSandboxInput: v.GenericSchema<types.CreateSandboxInput> = /* @__PURE__ */ (() => v.strictObject({
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
  keepLastSnapshots: v.optional(v.nullable(KeepLastSnapshotsInput)),
}))();
