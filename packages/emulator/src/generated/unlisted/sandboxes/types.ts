// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
import type {
  CommandLogLine, CommandOutputLine, CommandStreamError, CreateSessionDirectoryRequest, CursorPagination, KeepLastSnapshotsInput, RunSessionCommandRequest,
  SandboxArchitecture, SandboxInjectionRuleInput, SandboxMount, SandboxNetworkAllowList, SandboxPublicRoute, SandboxResources, SandboxRuntime, SandboxSortOrder,
  SandboxSource, Session, SessionSnapshot,
} from "@slipway/sandboxes";

/** A command, with its session. */
export interface FormerCommand {
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
  sandboxId: string;
}

/** A command. */
export interface FormerCommandEnvelope {
  command: FormerCommand;
}

/** First the command, then its output, then the command with its exit code. */
export type FormerCommandLine = FormerCommandEnvelope | CommandOutputLine | CommandStreamError;

/** A page. */
export interface FormerPagination {
  count: number;
  next: number | null;
  prev: number | null;
}

/** A session. */
export interface FormerSandbox {
  sandbox: Session;
}

/** A session, and where its ports are reached. */
export interface FormerSandboxWithRoutes {
  sandbox: Session;
  routes: SandboxPublicRoute[];
}

/** A snapshot, with the session that it is of. */
export interface FormerSnapshot {
  id: string;
  sourceSandboxId: string;
  region: string;
  /** `created` or `deleted`. */
  status: string;
  sizeBytes: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
}

/** A snapshot. */
export interface FormerSnapshotEnvelope {
  snapshot: FormerSnapshot;
}

/** Access to destinations that no list covers. */
export type SandboxNetworkMode = "allow-all" | "deny-all" | "default-allow" | "default-deny" | "custom" | Unlisted;

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

/** A region that sandboxes run in. */
export type SandboxRegion =
  | "arn1"
  | "bom1"
  | "cdg1"
  | "cle1"
  | "cpt1"
  | "dub1"
  | "fra1"
  | "gru1"
  | "hkg1"
  | "hnd1"
  | "iad1"
  | "icn1"
  | "kix1"
  | "lhr1"
  | "pdx1"
  | "sfo1"
  | "sin1"
  | "syd1"
  | "yul1"
  | Unlisted;

/** A snapshot and its siblings. */
export interface SnapshotTreeNode {
  snapshot: SessionSnapshot;
  siblings: SessionSnapshot[];
  /** Number of siblings including the snapshot itself; a `+` behind it means that there are more. */
  count: string;
}

/** Input of `openSessionTerminal`. */
export interface OpenSessionTerminalInput {
  /** The session. */
  sessionId: string;
}

/** Answer of `openSessionTerminal`. */
export interface OpenSessionTerminalOutput {
  /** URL of the terminal; the token goes in the parameter `token`. */
  url: string;
  /** A credential: keep it out of logs. */
  token: string;
}

/** Input of `getSnapshotTree`. */
export interface GetSnapshotTreeInput {
  /** The project, by ID or name. */
  project?: string | undefined;
  /** The snapshot that it begins at. */
  snapshotId: string;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** `desc` walks to the ancestors, `asc` to the descendants. */
  sortOrder?: SandboxSortOrder | undefined;
}

/** Answer of `getSnapshotTree`. */
export interface GetSnapshotTreeOutput {
  anchor?: SnapshotTreeNode | undefined;
  pagination: CursorPagination;
  snapshots: SnapshotTreeNode[];
}

/** Input of `listFormerSandboxes`. */
export interface ListFormerSandboxesInput {
  /** The project, by ID or name. */
  project?: string | undefined;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** Only items created after this time, as Unix time in milliseconds. */
  since?: number | undefined;
  /** Only items created before this time, as Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listFormerSandboxes`. */
export interface ListFormerSandboxesOutput {
  sandboxes: Session[];
  pagination: FormerPagination;
}

/** Input of `createFormerSandbox`. */
export interface CreateFormerSandboxInput {
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

/** Answer of `createFormerSandbox`. */
export type CreateFormerSandboxOutput = FormerSandboxWithRoutes;

/** Input of `getFormerSandbox`. */
export interface GetFormerSandboxInput {
  /** The session. */
  sandboxId: string;
}

/** Answer of `getFormerSandbox`. */
export type GetFormerSandboxOutput = FormerSandboxWithRoutes;

/** Input of `runFormerCommand`. */
export interface RunFormerCommandInput extends RunSessionCommandRequest {
  /** The session. */
  sandboxId: string;
}

/** Answer of `runFormerCommand`. */
export type RunFormerCommandOutput = FormerCommandEnvelope;

/** Input of `streamFormerCommand`. */
export interface StreamFormerCommandInput {
  /** The session. */
  sandboxId: string;
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

/** One record of `streamFormerCommand`. */
export type StreamFormerCommandOutput = FormerCommandLine;

/** Input of `getFormerCommand`. */
export interface GetFormerCommandInput {
  /** The session. */
  sandboxId: string;
  /** The command. */
  cmdId: string;
  /** `true` answers when the command has ended. Default: `false`. */
  wait?: boolean | undefined;
}

/** Answer of `getFormerCommand`. */
export type GetFormerCommandOutput = FormerCommandEnvelope;

/** Input of `getFormerCommandLogs`. */
export interface GetFormerCommandLogsInput {
  /** The session. */
  sandboxId: string;
  /** The command. */
  cmdId: string;
}

/** One record of `getFormerCommandLogs`. */
export type GetFormerCommandLogsOutput = CommandLogLine;

/** Input of `killFormerCommand`. */
export interface KillFormerCommandInput {
  /** The session. */
  sandboxId: string;
  /** The command. */
  cmdId: string;
  /** The number of the signal, such as 15. */
  signal: number;
}

/** Answer of `killFormerCommand`. */
export type KillFormerCommandOutput = FormerCommandEnvelope;

/** Input of `readFormerFile`. */
export interface ReadFormerFileInput {
  /** The session. */
  sandboxId: string;
  /** The path of the file. */
  path: string;
  /** The directory that paths are relative to; the home directory when left out. */
  cwd?: string | undefined;
}

/** Answer of `readFormerFile`. */
export type ReadFormerFileOutput = ReadableStream<Uint8Array>;

/** Input of `createFormerDirectory`. */
export interface CreateFormerDirectoryInput extends CreateSessionDirectoryRequest {
  /** The session. */
  sandboxId: string;
}

/** Answer of `createFormerDirectory`. */
export type CreateFormerDirectoryOutput = { [key: string]: unknown };

/** Input of `writeFormerFiles`. */
export interface WriteFormerFilesInput {
  /** The session. */
  sandboxId: string;
  /** The directory that the archive is unpacked into; the home directory when left out. */
  xCwd?: string | undefined;
  /** The files, as a gzipped tar archive. */
  body: BodySource;
}

/** Answer of `writeFormerFiles`. */
export type WriteFormerFilesOutput = { [key: string]: unknown };

/** Input of `stopFormerSandbox`. */
export interface StopFormerSandboxInput {
  /** The session. */
  sandboxId: string;
}

/** Answer of `stopFormerSandbox`. */
export type StopFormerSandboxOutput = FormerSandbox;

/** Input of `extendFormerSandbox`. */
export interface ExtendFormerSandboxInput {
  /** The session. */
  sandboxId: string;
  /** Time by which the session is extended, in milliseconds. */
  duration: number;
}

/** Answer of `extendFormerSandbox`. */
export type ExtendFormerSandboxOutput = FormerSandbox;

/** Input of `updateFormerNetworkPolicy`. */
export type UpdateFormerNetworkPolicyInput = {
  /** The session. */
  sandboxId: string;
} & (SandboxNetworkRules | SandboxNetworkAllowList);

/** Answer of `updateFormerNetworkPolicy`. */
export type UpdateFormerNetworkPolicyOutput = FormerSandbox;

/** Input of `createFormerSnapshot`. */
export interface CreateFormerSnapshotInput {
  /** The session. */
  sandboxId: string;
  /** Retention period of the snapshot, in milliseconds; 0 for ever. */
  expiration?: number | { [key: string]: unknown } | undefined;
}

/** Answer of `createFormerSnapshot`. */
export interface CreateFormerSnapshotOutput {
  sandbox: Session;
  snapshot: FormerSnapshot;
}

/** Input of `listFormerSnapshots`. */
export interface ListFormerSnapshotsInput {
  /** The project, by ID or name. */
  project?: string | undefined;
  /** Maximum number of items per page. At least 1, at most 100. */
  limit?: number | undefined;
  /** Only items created after this time, as Unix time in milliseconds. */
  since?: number | undefined;
  /** Only items created before this time, as Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listFormerSnapshots`. */
export interface ListFormerSnapshotsOutput {
  snapshots: FormerSnapshot[];
  pagination: FormerPagination;
}

/** Input of `getFormerSnapshot`. */
export interface GetFormerSnapshotInput {
  /** The snapshot. */
  snapshotId: string;
}

/** Answer of `getFormerSnapshot`. */
export type GetFormerSnapshotOutput = FormerSnapshotEnvelope;

/** Input of `deleteFormerSnapshot`. */
export interface DeleteFormerSnapshotInput {
  /** The snapshot. */
  snapshotId: string;
}

/** Answer of `deleteFormerSnapshot`. */
export type DeleteFormerSnapshotOutput = FormerSnapshotEnvelope;
