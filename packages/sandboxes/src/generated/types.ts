// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
import type {
  CursorPagination, SandboxRegion,
} from "../../../../shapes/generated/types.ts";
export type {
  CursorPagination, SandboxRegion,
} from "../../../../shapes/generated/types.ts";

/** A command. */
export interface CommandEnvelope {
  command: SessionCommand;
}

/** Output of a command, or the reason why it ends early. */
export type CommandLogLine = CommandOutputLine | CommandStreamError;

/** Output of a command. */
export interface CommandOutputLine {
  data: string;
  stream: "stderr" | "stdout";
}

/** Reason why the output ends early. */
export interface CommandStreamError {
  stream: "error";
  data: {
    code: "sandbox_stream_closed";
    message: string;
  };
}

/** First the command, then its output, then the command with its exit code. */
export type CommandStreamLine = CommandEnvelope | CommandOutputLine | CommandStreamError;

/** A new directory. */
export interface CreateSessionDirectoryRequest {
  /** The path of the directory, absolute or relative to `cwd`. */
  path: string;
  /** The directory that paths are relative to; the home directory when left out. */
  cwd?: string | undefined;
  /** Whether the directories above it are created too. Default: `true`. */
  recursive?: boolean | undefined;
}

/** The snapshot, and the session that it was taken of. */
export interface CreatedSessionSnapshot {
  session: Session;
  snapshot: SessionSnapshot;
}

/** Files that several sandboxes can see. */
export interface Drive {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Capacity in bytes. */
  maxSizeBytes: number;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  region: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The sandbox that it is mounted in. */
  currentSandboxName?: string | undefined;
  /** The session that it is mounted in. */
  currentSessionId?: string | undefined;
}

/** Page of drives. */
export interface DrivePage {
  drives: Drive[];
  pagination: CursorPagination;
}

/** Settings for the drive, if it does not exist yet. */
export interface GetOrCreateDriveRequest {
  /** Capacity in bytes; 100 GiB by default. */
  maxSizeBytes?: number | undefined;
  /** The project that it belongs to, by ID or name; needed unless the token is one of a project. */
  projectId?: string | undefined;
  /** The region that its files are stored in. Default: `"iad1"`. */
  region?: SandboxRegion | undefined;
}

/** Number of snapshots to keep. */
export interface KeepLastSnapshotsInput {
  /** Number of newest snapshots to keep. At least 1, at most 10. */
  count: number;
  /** Whether older ones are deleted at once. */
  deleteEvicted?: boolean | undefined;
  /** Retention period of older snapshots, in milliseconds. */
  expiration?: number | undefined;
}

/** A sandbox, the session that runs, and whether it was resumed for it. */
export interface ResumedSandbox {
  resumed: boolean;
  routes: SandboxPublicRoute[];
  sandbox: Sandbox;
  session: Session;
}

/** A command. */
export interface RunSessionCommandRequest {
  /** The program to run, without its arguments. */
  command: string;
  /** The arguments of the program, one by one. */
  args?: readonly string[] | undefined;
  /** The directory that paths are relative to. */
  cwd?: string | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** Whether its output is answered too. Default: `false`. */
  logs?: boolean | undefined;
  /** Whether it runs as root. Default: `false`. */
  sudo?: boolean | undefined;
  /** Time after which the command is killed, in milliseconds. At least 100, at most 18000000. */
  timeout?: number | undefined;
}

/** An isolated machine that lasts from session to session. */
export interface Sandbox {
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The session that runs, or ran last. */
  currentSessionId: string;
  /** Whether its files outlast a session. */
  persistent: boolean;
  status: SandboxStatus;
  /** Unix time in milliseconds. */
  statusUpdatedAt: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The snapshot that the next session begins with. */
  currentSnapshotId?: string | undefined;
  /** The directory that paths are relative to. */
  cwd?: string | undefined;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** Regions to which the sandbox falls back when its own fails. */
  failoverRegions?: SandboxRegion[] | undefined;
  /** The image that it begins with; one of the platform's registry by its whole name and its digest. */
  image?: string | undefined;
  /** Number of snapshots to keep. */
  keepLastSnapshots?: SnapshotRetention | undefined;
  /** Memory in MiB. */
  memory?: number | undefined;
  /** The drives that it sees, by path. */
  mounts?: { [key: string]: SandboxMountState } | undefined;
  /** The private network that it belongs to. */
  networkId?: string | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicy | undefined;
  region?: SandboxRegion | Unlisted | undefined;
  runtime?: string | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. */
  timeout?: number | undefined;
  /** Active CPU time in milliseconds. */
  totalActiveCpuDurationMs?: number | undefined;
  /** Total duration of the sessions, in milliseconds. */
  totalDurationMs?: number | undefined;
  /** Sent bytes in total. */
  totalEgressBytes?: number | undefined;
  /** Received bytes in total. */
  totalIngressBytes?: number | undefined;
  /** Number of CPUs. */
  vcpus?: number | undefined;
}

/** The processors of a sandbox. */
export type SandboxArchitecture = "amd64" | "arm64" | Unlisted;

/** Rule for requests to a domain. */
export interface SandboxDomainRule {
  /** URL to which the request is forwarded instead. */
  forwardURL?: string | undefined;
  /** Only these requests; all of the domain when left out. */
  match?: SandboxRequestMatch | undefined;
  /** Static response that is sent instead. */
  response?: SandboxStaticResponse | undefined;
  /** Changes to the request. A credential: keep it out of logs. */
  transform?: readonly {
    /** Headers that are added to the request, by name. */
    headers?: { [key: string]: string } | undefined;
  }[] | undefined;
}

/** A Git repository. */
export interface SandboxGitSource {
  /** `git`: the files of a repository. */
  type: "git";
  /** The URL that the repository is cloned from. Format: `uri`. */
  url: string;
  /** Number of commits to fetch. At least 1. */
  depth?: number | undefined;
  /** The password or access token that reads a private repository. A credential: keep it out of logs. */
  password?: string | undefined;
  /** The commit, branch or tag. */
  revision?: string | undefined;
  /** The user name that goes with the password. */
  username?: string | undefined;
}

/** Headers that are added to requests to a domain. */
export interface SandboxInjectionRuleInput {
  /** The domain that requests go to; `*.example.com` means all its subdomains. */
  domain: string;
  /** The headers by name; they replace those that the request has. */
  headers: { [key: string]: string };
  /** Only these requests. */
  match?: SandboxRequestMatch | undefined;
}

/** A drive that the sandbox sees. */
export interface SandboxMount {
  /** The drive, by its name. At most 64 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  drive: string;
  /** `read-write` may change its files, in one sandbox at a time; `snapshot` only reads their present state. Default: `"read-write"`. */
  mode?: "read-write" | "snapshot" | Unlisted | undefined;
}

/** A drive that the sandbox sees. */
export interface SandboxMountState {
  drive: string;
  mode?: "read-only" | "read-write" | "snapshot" | Unlisted | undefined;
}

/** The allowed domains, with the rules for their requests. */
export interface SandboxNetworkAllowList {
  /** Domains, or rules by domain. */
  allow?: readonly string[] | { [key: string]: readonly SandboxDomainRule[] } | undefined;
  /** The IP addresses that are allowed and denied. */
  subnets?: {
    /** Ranges in CIDR notation that are allowed for any domain. */
    allow?: readonly string[] | undefined;
    /** Ranges in CIDR notation that are denied, even if another rule allows them. */
    deny?: readonly string[] | undefined;
  } | undefined;
}

/** Access to destinations that no list covers. */
export type SandboxNetworkMode = "allow-all" | "deny-all" | "default-allow" | "default-deny" | "custom" | Unlisted;

/** Network policy of a sandbox. */
export interface SandboxNetworkPolicy {
  mode: SandboxNetworkMode;
  /** Addresses that are allowed. */
  allowedCIDRs?: string[] | undefined;
  /** Domains that are allowed. */
  allowedDomains?: string[] | undefined;
  /** Addresses that are denied. */
  deniedCIDRs?: string[] | undefined;
  /** Storage key of the policy. */
  s3Key?: string | undefined;
}

/** Network policy of a sandbox. */
export type SandboxNetworkPolicyInput = SandboxNetworkRules | SandboxNetworkAllowList;

/** Lists of allowed and denied destinations. */
export interface SandboxNetworkRules {
  /**
   * Access to destinations that no list covers: `allow-all` allows all of them, `deny-all` none, `custom` only those on
   * the lists.
   */
  mode: SandboxNetworkMode;
  /** Ranges in CIDR notation that are allowed for any domain. */
  allowedCIDRs?: readonly string[] | undefined;
  /** Domains that are allowed; `*.example.com` means all its subdomains. */
  allowedDomains?: readonly string[] | undefined;
  /** Ranges in CIDR notation that are denied, even if another rule allows them. */
  deniedCIDRs?: readonly string[] | undefined;
  /** Headers that are added to requests. A credential: keep it out of logs. */
  injectionRules?: readonly SandboxInjectionRuleInput[] | undefined;
}

/** Page of sandboxes. */
export interface SandboxPage {
  pagination: CursorPagination;
  sandboxes: Sandbox[];
}

/** A header or a parameter. */
export interface SandboxPairMatch {
  /** Condition on the name. */
  key?: SandboxTextMatch | undefined;
  /** Condition on the value. */
  value?: SandboxTextMatch | undefined;
}

/** Public address of a port. */
export interface SandboxPublicRoute {
  port: number;
  subdomain: string;
  url: string;
  /** Present if the platform itself uses the route. */
  system?: true | undefined;
}

/** Conditions on a request. */
export interface SandboxRequestMatch {
  /** Headers that the request must have, all of them; names are case-insensitive, values are not. */
  headers?: readonly SandboxPairMatch[] | undefined;
  /** The methods that it may have. */
  method?: readonly string[] | undefined;
  /** Condition on the path, case-sensitive. */
  path?: SandboxTextMatch | undefined;
  /** Parameters of the query that it has to have, all of them; upper and lower case differ. */
  queryString?: readonly SandboxPairMatch[] | undefined;
}

/** Size of the machine. */
export interface SandboxResources {
  /** Memory in MiB. At least 2048. */
  memory?: number | undefined;
  /** Number of CPUs. At least 1. Default: `2`. */
  vcpus?: number | undefined;
}

/** New size of the machine. */
export interface SandboxResourcesPatch {
  /** Memory in MiB. At least 2048. */
  memory?: number | undefined;
  /** Number of CPUs. At least 1. */
  vcpus?: number | undefined;
}

/** Runtime of a sandbox. */
export type SandboxRuntime = "node26" | "node24" | "node22" | "python3.13" | Unlisted;

/** A snapshot. */
export interface SandboxSnapshotSource {
  /** `snapshot`: the files of another sandbox. */
  type: "snapshot";
  /** The snapshot. */
  snapshotId: string;
}

/** Field by which sandboxes can be sorted. */
export type SandboxSortKey = "createdAt" | "currentSnapshotId" | "name" | "statusUpdatedAt" | Unlisted;

/** Ascending or descending. */
export type SandboxSortOrder = "asc" | "desc" | Unlisted;

/** Source of the files of a new sandbox. */
export type SandboxSource = SandboxGitSource | SandboxTarballSource | SandboxSnapshotSource;

/** An answer that needs no server. */
export interface SandboxStaticResponse {
  /** The status of the answer. */
  statusCode: number;
  /** The text of the answer. */
  body?: string | undefined;
  /** The media type of the answer. */
  contentType?: string | undefined;
  /** The headers of the answer, by name. */
  headers?: { [key: string]: string } | undefined;
}

/** Whether a sandbox runs. */
export type SandboxStatus = "running" | "stopping" | "stopped" | Unlisted;

/** A tar archive. */
export interface SandboxTarballSource {
  /** `tarball`: the files of an archive. */
  type: "tarball";
  /** The URL that the archive is fetched from. Format: `uri`. */
  url: string;
}

/** Condition on a string. */
export interface SandboxTextMatch {
  /** The whole text. */
  exact?: string | undefined;
  /** Prefix of the string. */
  startsWith?: string | undefined;
}

/** A sandbox and the session that runs. */
export interface SandboxWithSession {
  routes: SandboxPublicRoute[];
  sandbox: Sandbox;
  session: Session;
}

/** A run of a sandbox. */
export interface Session {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The directory that paths are relative to. */
  cwd: string;
  /** Memory in MiB. */
  memory: number;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  region: string;
  /** Unix time in milliseconds. */
  requestedAt: number;
  runtime: string;
  /** The sandbox that it is a run of. */
  sourceSandboxName: string;
  status: SessionStatus;
  /** Maximum duration in milliseconds. */
  timeout: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Number of CPUs. */
  vcpus: number;
  /** Unix time in milliseconds. */
  abortedAt?: number | undefined;
  /** Active CPU time in milliseconds. */
  activeCpuDurationMs?: number | undefined;
  /** Duration in milliseconds. */
  duration?: number | undefined;
  /** The port that a terminal is opened at, where the sandbox was made with one. Not in the platform's published description. */
  interactivePort?: number | undefined;
  /** Network policy of the session. */
  networkPolicy?: SessionNetworkPolicy | undefined;
  /** Sent and received bytes. */
  networkTransfer?: {
    egress: number;
    ingress: number;
  } | undefined;
  /** Unix time in milliseconds. */
  requestedStopAt?: number | undefined;
  /** Unix time in milliseconds. */
  snapshottedAt?: number | undefined;
  /** The snapshot that it began with. */
  sourceSnapshotId?: string | undefined;
  /** Unix time in milliseconds. */
  startedAt?: number | undefined;
  /** Unix time in milliseconds. */
  stoppedAt?: number | undefined;
}

/** A command of a session. */
export interface SessionCommand {
  id: string;
  name: string;
  args: string[];
  /** The directory that paths are relative to. */
  cwd: string;
  /** Null while it runs. */
  exitCode: number | null;
  sessionId: string;
  /** Unix time in milliseconds. */
  startedAt: number;
  /** Duration in milliseconds. */
  durationMs?: number | undefined;
}

/** The names of headers that are added to requests to a domain. */
export interface SessionInjectionRule {
  domain: string;
  headerNames?: string[] | undefined;
}

/** Network policy of a session. */
export interface SessionNetworkPolicy {
  mode: "allow-all" | "custom" | "deny-all" | Unlisted;
  /** Addresses that are allowed. */
  allowedCIDRs?: string[] | undefined;
  /** Domains that are allowed. */
  allowedDomains?: string[] | undefined;
  /** Addresses that are denied. */
  deniedCIDRs?: string[] | undefined;
  /** Headers that are added to requests. */
  injectionRules?: SessionInjectionRule[] | undefined;
}

/** Page of sessions. */
export interface SessionPage {
  pagination: CursorPagination;
  sessions: Session[];
}

/** The files of a session at one point in time. */
export interface SessionSnapshot {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  lastUsedAt: number;
  sizeBytes: number;
  sourceSessionId: string;
  status: "created" | "deleted" | "failed" | Unlisted;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Whether the snapshot was taken automatically. */
  creationMethod?: "automatic" | "manual" | Unlisted | undefined;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** The snapshot that the session began with. */
  parentId?: string | undefined;
  region?: string | undefined;
  /** Regions in which the snapshot is stored. */
  regions?: string[] | undefined;
}

/** Page of snapshots. */
export interface SessionSnapshotPage {
  pagination: CursorPagination;
  snapshots: SessionSnapshot[];
}

/** The state of a session. */
export type SessionStatus = "pending" | "running" | "snapshotting" | "stopping" | "stopped" | "aborted" | "failed" | Unlisted;

/** Number of snapshots to keep. */
export interface SnapshotRetention {
  count: number;
  /** Whether older ones are deleted at once. */
  deleteEvicted: boolean;
  /** Retention period of older snapshots, in milliseconds. */
  expiration?: number | undefined;
}

/** A session that was stopped, and the snapshot that was taken of it. */
export interface StoppedSession {
  sandbox: Sandbox;
  session: Session;
  snapshot: SessionSnapshot;
}

/** Changes to a sandbox. */
export interface UpdateSandboxRequest {
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** The snapshot that the next session begins with. At most 128 characters. */
  currentSnapshotId?: string | undefined;
  /** Environment variables. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** Number of snapshots to keep; null for all. */
  keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
  /** The private network that it belongs to. */
  networkId?: string | null | undefined;
  /** Whether its files outlast a session. */
  persistent?: boolean | undefined;
  /** Size of the machine. */
  resources?: SandboxResourcesPatch | undefined;
  /** Runtime of the sandbox: a version of Node.js or of Python. */
  runtime?: SandboxRuntime | undefined;
}

/** A sandbox after the change. */
export interface UpdatedSandbox {
  routes: SandboxPublicRoute[];
  sandbox: Sandbox;
}

/** Input of `listSandboxes`. */
export interface ListSandboxesInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** Only items whose name begins with this prefix; `sortBy` has to be `name`. */
  namePrefix?: string | undefined;
  /** The project, by ID or name. */
  project?: string | undefined;
  /** Field to sort by. Default: `"createdAt"`. */
  sortBy?: SandboxSortKey | undefined;
  /** Whether the order rises or falls. Default: `"desc"`. */
  sortOrder?: SandboxSortOrder | undefined;
  /** Only sandboxes in this state; `sortBy` has to be `createdAt`. */
  status?: SandboxStatus | undefined;
  /** Only sandboxes with this tag, as `key:value`; the platform takes one at a time. */
  tags?: string | readonly string[] | undefined;
}

/** Answer of `listSandboxes`. */
export type ListSandboxesOutput = SandboxPage;

/** Input of `createSandboxV2`. */
export interface CreateSandboxV2Input {
  /** The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  name?: string | undefined;
  /** The processors that it runs on. */
  architecture?: SandboxArchitecture | undefined;
  /** Whether its files outlast a session. Default: `true`. */
  persistent?: boolean | undefined;
  /** The project that it belongs to; needed unless the token is one of a project. */
  projectId?: string | undefined;
  /** Source of the sandbox's files. */
  source?: SandboxSource | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** Size of the machine. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** Number of snapshots to keep. */
  keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
  /** Runtime of the sandbox: a version of Node.js or of Python. Default: `"node24"`. */
  runtime?: SandboxRuntime | undefined;
}

/** Answer of `createSandboxV2`. */
export type CreateSandboxV2Output = SandboxWithSession;

/** Input of `listDrives`. */
export interface ListDrivesInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** Only items whose name begins with this prefix; `sortBy` has to be `name`. */
  namePrefix?: string | undefined;
  /** The project. */
  projectId?: string | undefined;
  /** Field to sort by. Default: `"createdAt"`. */
  sortBy?: "createdAt" | "name" | "updatedAt" | Unlisted | undefined;
  /** Whether the order rises or falls. Default: `"desc"`. */
  sortOrder?: SandboxSortOrder | undefined;
}

/** Answer of `listDrives`. */
export type ListDrivesOutput = DrivePage;

/** Input of `getOrCreateDrive`. */
export interface GetOrCreateDriveInput extends GetOrCreateDriveRequest {
  /** The name of the drive. */
  name: string;
}

/** Answer of `getOrCreateDrive`. */
export interface GetOrCreateDriveOutput {
  drive: Drive;
}

/** Input of `deleteDrive`. */
export interface DeleteDriveInput {
  /** The name of the drive. */
  name: string;
  /** The project. */
  projectId?: string | undefined;
}

/** Answer of `deleteDrive`. */
export interface DeleteDriveOutput {
  drive: Drive;
}

/** Input of `listSessionSnapshots`. */
export interface ListSessionSnapshotsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** Only snapshots of this sandbox. */
  name?: string | undefined;
  /** The project, by ID or name. */
  project?: string | undefined;
  /** Whether the order rises or falls. Default: `"desc"`. */
  sortOrder?: SandboxSortOrder | undefined;
}

/** Answer of `listSessionSnapshots`. */
export type ListSessionSnapshotsOutput = SessionSnapshotPage;

/** Input of `getSessionSnapshot`. */
export interface GetSessionSnapshotInput {
  /** The snapshot. */
  snapshotId: string;
}

/** Answer of `getSessionSnapshot`. */
export interface GetSessionSnapshotOutput {
  snapshot: SessionSnapshot;
}

/** Input of `deleteSessionSnapshot`. */
export interface DeleteSessionSnapshotInput {
  /** The snapshot. */
  snapshotId: string;
}

/** Answer of `deleteSessionSnapshot`. */
export interface DeleteSessionSnapshotOutput {
  snapshot: SessionSnapshot;
}

/** Input of `listSessions`. */
export interface ListSessionsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** Only sessions of this sandbox. */
  name?: string | undefined;
  /** The project, by ID or name. */
  project?: string | undefined;
  /** Whether the order rises or falls. Default: `"desc"`. */
  sortOrder?: SandboxSortOrder | undefined;
}

/** Answer of `listSessions`. */
export type ListSessionsOutput = SessionPage;

/** Input of `getSession`. */
export interface GetSessionInput {
  /** The session. */
  sessionId: string;
}

/** Answer of `getSession`. */
export interface GetSessionOutput {
  routes: SandboxPublicRoute[];
  session: Session;
}

/** Input of `getSandbox`. */
export interface GetSandboxInput {
  /** The name of the sandbox. */
  name: string;
  /** The project. */
  projectId?: string | undefined;
  /** Whether a stopped sandbox is started again. Default: `false`. */
  resume?: boolean | undefined;
  /** Whether a terminal can be opened in it, when it is started again. Not in the platform's published description. */
  interactive?: boolean | undefined;
}

/** Answer of `getSandbox`. */
export type GetSandboxOutput = ResumedSandbox;

/** Input of `updateSandbox`. */
export interface UpdateSandboxInput extends UpdateSandboxRequest {
  /** The name of the sandbox. */
  name: string;
  /** The project. At most 128 characters. */
  projectId?: string | undefined;
  /** Whether a stopped sandbox is started again. Default: `false`. */
  resume?: boolean | undefined;
}

/** Answer of `updateSandbox`. */
export type UpdateSandboxOutput = UpdatedSandbox | ResumedSandbox;

/** Input of `deleteSandbox`. */
export interface DeleteSandboxInput {
  /** The name of the sandbox. */
  name: string;
  /** Whether snapshots that no other sandbox uses are deleted too. Default: `false`. */
  deleteOrphanSnapshots?: boolean | undefined;
  /** The project. */
  projectId?: string | undefined;
}

/** Answer of `deleteSandbox`. */
export interface DeleteSandboxOutput {
  sandbox: Sandbox;
}

/** Input of `listSessionCommands`. */
export interface ListSessionCommandsInput {
  /** The session. */
  sessionId: string;
}

/** Answer of `listSessionCommands`. */
export interface ListSessionCommandsOutput {
  commands: SessionCommand[];
}

/** Input of `runSessionCommand`. */
export interface RunSessionCommandInput extends RunSessionCommandRequest {
  /** The session. */
  sessionId: string;
}

/** Answer of `runSessionCommand`. */
export type RunSessionCommandOutput = CommandEnvelope;

/** Input of `streamSessionCommand`. */
export interface StreamSessionCommandInput {
  /** The session. */
  sessionId: string;
  /** The program to run, without its arguments. */
  command: string;
  /** The arguments of the program, one by one. */
  args?: readonly string[] | undefined;
  /** The directory that paths are relative to. */
  cwd?: string | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** Whether its output is answered too. Default: `false`. */
  logs?: boolean | undefined;
  /** Whether it runs as root. Default: `false`. */
  sudo?: boolean | undefined;
  /** Time after which the command is killed, in milliseconds. At least 100, at most 18000000. */
  timeout?: number | undefined;
}

/** One record of `streamSessionCommand`. */
export type StreamSessionCommandOutput = CommandStreamLine;

/** Input of `getSessionCommand`. */
export interface GetSessionCommandInput {
  /** The session. */
  sessionId: string;
  /** The command. */
  cmdId: string;
  /** `true` answers when the command has ended. Default: `false`. */
  wait?: boolean | undefined;
}

/** Answer of `getSessionCommand`. */
export type GetSessionCommandOutput = CommandEnvelope;

/** Input of `killSessionCommand`. */
export interface KillSessionCommandInput {
  /** The session. */
  sessionId: string;
  /** The command. */
  cmdId: string;
  /** The number of the signal, such as 15. */
  signal: number;
}

/** Answer of `killSessionCommand`. */
export type KillSessionCommandOutput = CommandEnvelope;

/** Input of `getSessionCommandLogs`. */
export interface GetSessionCommandLogsInput {
  /** The session. */
  sessionId: string;
  /** The command. */
  cmdId: string;
}

/** One record of `getSessionCommandLogs`. */
export type GetSessionCommandLogsOutput = CommandLogLine;

/** Input of `stopSession`. */
export interface StopSessionInput {
  /** The session. */
  sessionId: string;
}

/** Answer of `stopSession`. */
export type StopSessionOutput = StoppedSession | {
  session: Session;
};

/** Input of `extendSessionTimeout`. */
export interface ExtendSessionTimeoutInput {
  /** The session. */
  sessionId: string;
  /** Time by which the session is extended, in milliseconds. */
  duration: number;
}

/** Answer of `extendSessionTimeout`. */
export interface ExtendSessionTimeoutOutput {
  session: Session;
}

/** Input of `updateSessionNetworkPolicy`. */
export type UpdateSessionNetworkPolicyInput = {
  /** The session. */
  sessionId: string;
} & (SandboxNetworkRules | SandboxNetworkAllowList);

/** Answer of `updateSessionNetworkPolicy`. */
export interface UpdateSessionNetworkPolicyOutput {
  session: Session;
}

/** Input of `readSessionFile`. */
export interface ReadSessionFileInput {
  /** The session. */
  sessionId: string;
  /** The path of the file. */
  path: string;
  /** The directory that paths are relative to; the home directory when left out. */
  cwd?: string | undefined;
}

/** Answer of `readSessionFile`. */
export type ReadSessionFileOutput = ReadableStream<Uint8Array>;

/** Input of `createSessionDirectory`. */
export interface CreateSessionDirectoryInput extends CreateSessionDirectoryRequest {
  /** The session. */
  sessionId: string;
}

/** Answer of `createSessionDirectory`. */
export type CreateSessionDirectoryOutput = { [key: string]: unknown };

/** Input of `writeSessionFiles`. */
export interface WriteSessionFilesInput {
  /** The session. */
  sessionId: string;
  /** The directory that the archive is unpacked into; the home directory when left out. */
  xCwd?: string | undefined;
  /** The files, as a gzipped tar archive. */
  body: BodySource;
}

/** Answer of `writeSessionFiles`. */
export type WriteSessionFilesOutput = { [key: string]: unknown };

/** Input of `createSessionSnapshotV2`. */
export interface CreateSessionSnapshotV2Input {
  /** The session. */
  sessionId: string;
  /** Retention period of the snapshot, in milliseconds; 0 for ever. */
  expiration?: number | { [key: string]: unknown } | undefined;
}

/** Answer of `createSessionSnapshotV2`. */
export type CreateSessionSnapshotV2Output = CreatedSessionSnapshot;

/** Input of `forkSandboxV2`. */
export interface ForkSandboxV2Input {
  /** The name of the sandbox. */
  name: string;
  /** The project. At most 128 characters. */
  projectId?: string | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** Size of the machine. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** The name of the new sandbox. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  newName?: string | undefined;
  /** Number of snapshots to keep. */
  keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
  /** Whether its files outlast a session. */
  persistent?: boolean | undefined;
}

/** Answer of `forkSandboxV2`. */
export type ForkSandboxV2Output = SandboxWithSession;

/** Input of `createSandboxV3`. */
export interface CreateSandboxV3Input {
  /** The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  name?: string | undefined;
  /** The processors that it runs on. */
  architecture?: SandboxArchitecture | undefined;
  /** Whether its files outlast a session. Default: `true`. */
  persistent?: boolean | undefined;
  /** The project that it belongs to; needed unless the token is one of a project. */
  projectId?: string | undefined;
  /** Source of the sandbox's files. */
  source?: SandboxSource | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** Size of the machine. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** Number of snapshots to keep. */
  keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
}

/** Answer of `createSandboxV3`. */
export type CreateSandboxV3Output = SandboxWithSession;

/** Input of `createSessionSnapshot`. */
export interface CreateSessionSnapshotInput {
  /** The session. */
  sessionId: string;
  /** Retention period of the snapshot, in milliseconds; 0 for ever; by default that of the sandbox or seven days. */
  expiration?: number | { [key: string]: unknown } | undefined;
}

/** Answer of `createSessionSnapshot`. */
export type CreateSessionSnapshotOutput = CreatedSessionSnapshot;

/** Input of `forkSandbox`. */
export interface ForkSandboxInput {
  /** The name of the sandbox. */
  name: string;
  /** The project. At most 128 characters. */
  projectId?: string | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** Size of the machine. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** The name of the new sandbox. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  newName?: string | undefined;
  /** Number of snapshots to keep; null for all. */
  keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
  /** Whether its files outlast a session. */
  persistent?: boolean | undefined;
}

/** Answer of `forkSandbox`. */
export type ForkSandboxOutput = SandboxWithSession;

/** Input of `createSandbox`. */
export interface CreateSandboxInput {
  /** The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`. */
  name?: string | undefined;
  /** The processors that it runs on. */
  architecture?: SandboxArchitecture | undefined;
  /** Whether its files outlast a session. Default: `true`. */
  persistent?: boolean | undefined;
  /** The project that it belongs to; needed unless the token is one of a project. */
  projectId?: string | undefined;
  /** Source of the sandbox's files. */
  source?: SandboxSource | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** Size of the machine. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** Network policy of the sandbox. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** Retention period of snapshots, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Custom tags by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** Maximum duration of a session, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** Number of snapshots to keep; null for all. */
  keepLastSnapshots?: KeepLastSnapshotsInput | null | undefined;
}

/** Answer of `createSandbox`. */
export type CreateSandboxOutput = SandboxWithSession;
