// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";

/** What a command wrote, or why no more can be read. */
export type CommandLogLine = CommandOutputLine | CommandStreamError;

/** What a command wrote. */
export interface CommandOutputLine {
  data: string;
  stream: "stderr" | "stdout";
}

/** Why no more can be read. */
export interface CommandStreamError {
  stream: "error";
  data: {
    code: "sandbox_stream_closed";
    message: string;
  };
}

/** A new directory. */
export interface CreateSessionDirectoryRequest {
  /** The path of the directory, absolute or relative to `cwd`. */
  path: string;
  /** The directory that paths are relative to; the home directory when left out. */
  cwd?: string | undefined;
  /** Whether the directories above it are created too. Default: `true`. */
  recursive?: boolean | undefined;
}

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
  /** How long it took, in milliseconds. */
  durationMs?: number | undefined;
  sandboxId: string;
}

/** A command. */
export interface FormerCommandEnvelope {
  command: FormerCommand;
}

/** First the command, then what it writes, then the command with its exit code. */
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

/** How many snapshots are kept. */
export interface KeepLastSnapshotsInput {
  /** How many of the newest are kept. At least 1, at most 10. */
  count: number;
  /** Whether older ones are deleted at once. */
  deleteEvicted?: boolean | undefined;
  /** How long older ones are kept, in milliseconds. */
  expiration?: number | undefined;
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
  /** After which it is killed, in milliseconds. At least 100, at most 18000000. */
  timeout?: number | undefined;
}

/** The processors of a sandbox. */
export type SandboxArchitecture = "amd64" | "arm64";

/** What is done to a request. */
export interface SandboxDomainRule {
  /** Where the request is sent instead. */
  forwardURL?: string | undefined;
  /** Only these requests; all of the domain when left out. */
  match?: SandboxRequestMatch | undefined;
  /** What is answered instead. */
  response?: SandboxStaticResponse | undefined;
  /** What is changed about the request. A credential: keep it out of logs. */
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
  /** How many commits are fetched. At least 1. */
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
  /** `read-write` may change its files, in one sandbox at a time; `snapshot` only reads them as they are now. Default: `"read-write"`. */
  mode?: "read-write" | "snapshot" | undefined;
}

/** The domains that are allowed, with what is done to requests. */
export interface SandboxNetworkAllowList {
  /** Domains, or rules by domain. */
  allow?: readonly string[] | { [key: string]: readonly SandboxDomainRule[] } | undefined;
  /** The IP addresses that are allowed and denied. */
  subnets?: {
    /** Ranges in CIDR notation that are allowed, whatever their domain. */
    allow?: readonly string[] | undefined;
    /** Ranges in CIDR notation that are denied, whatever else allows them. */
    deny?: readonly string[] | undefined;
  } | undefined;
}

/** What is allowed where no list says otherwise. */
export type SandboxNetworkMode = "allow-all" | "deny-all" | "default-allow" | "default-deny" | "custom";

/** What a sandbox may connect to. */
export type SandboxNetworkPolicyInput = SandboxNetworkRules | SandboxNetworkAllowList;

/** Lists of what is allowed and denied. */
export interface SandboxNetworkRules {
  /**
   * What is allowed where no list says otherwise: `allow-all` everything, `deny-all` nothing, `custom` only what the
   * lists name.
   */
  mode: SandboxNetworkMode;
  /** Ranges in CIDR notation that are allowed, whatever their domain. */
  allowedCIDRs?: readonly string[] | undefined;
  /** Domains that are allowed; `*.example.com` means all its subdomains. */
  allowedDomains?: readonly string[] | undefined;
  /** Ranges in CIDR notation that are denied, whatever else allows them. */
  deniedCIDRs?: readonly string[] | undefined;
  /** Headers that are added to requests. A credential: keep it out of logs. */
  injectionRules?: readonly SandboxInjectionRuleInput[] | undefined;
}

/** A header or a parameter. */
export interface SandboxPairMatch {
  /** What the name has to be. */
  key?: SandboxTextMatch | undefined;
  /** What the value has to be. */
  value?: SandboxTextMatch | undefined;
}

/** How a port is reached from outside. */
export interface SandboxPublicRoute {
  port: number;
  subdomain: string;
  url: string;
  /** Set when the platform itself uses it. */
  system?: true | undefined;
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
  | "yul1";

/** What a request has to be like. */
export interface SandboxRequestMatch {
  /** Headers that the request has to have, all of them; names count whatever their case, values do not. */
  headers?: readonly SandboxPairMatch[] | undefined;
  /** The methods that it may have. */
  method?: readonly string[] | undefined;
  /** What its path has to be; upper and lower case differ. */
  path?: SandboxTextMatch | undefined;
  /** Parameters of the query that it has to have, all of them; upper and lower case differ. */
  queryString?: readonly SandboxPairMatch[] | undefined;
}

/** How large the machine is. */
export interface SandboxResources {
  /** How much memory it has, in MiB. At least 2048. */
  memory?: number | undefined;
  /** How many CPUs it has. At least 1. Default: `2`. */
  vcpus?: number | undefined;
}

/** What the machine comes with. */
export type SandboxRuntime = "node26" | "node24" | "node22" | "python3.13";

/** A snapshot. */
export interface SandboxSnapshotSource {
  /** `snapshot`: the files of another sandbox. */
  type: "snapshot";
  /** The snapshot. */
  snapshotId: string;
}

/** What the files of a new sandbox come from. */
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

/** A tar archive. */
export interface SandboxTarballSource {
  /** `tarball`: the files of an archive. */
  type: "tarball";
  /** The URL that the archive is fetched from. Format: `uri`. */
  url: string;
}

/** What a text has to be. */
export interface SandboxTextMatch {
  /** The whole text. */
  exact?: string | undefined;
  /** What the text begins with. */
  startsWith?: string | undefined;
}

/** A run of a sandbox. */
export interface Session {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The directory that paths are relative to. */
  cwd: string;
  /** In MiB. */
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
  /** How long it lasts at most, in milliseconds. */
  timeout: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** How many CPUs it has. */
  vcpus: number;
  /** Unix time in milliseconds. */
  abortedAt?: number | undefined;
  /** How long its CPUs have worked, in milliseconds. */
  activeCpuDurationMs?: number | undefined;
  /** How long it lasted, in milliseconds. */
  duration?: number | undefined;
  /** The port that a terminal is opened at, where the sandbox was made with one. Not in the platform's published description. */
  interactivePort?: number | undefined;
  /** What it may connect to. */
  networkPolicy?: SessionNetworkPolicy | undefined;
  /** How much it has sent and received, in bytes. */
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

/** The names of headers that are added to requests to a domain. */
export interface SessionInjectionRule {
  domain: string;
  headerNames?: string[] | undefined;
}

/** What a session may connect to. */
export interface SessionNetworkPolicy {
  mode: "allow-all" | "custom" | "deny-all" | (string & {});
  /** Addresses that are allowed. */
  allowedCIDRs?: string[] | undefined;
  /** Domains that are allowed. */
  allowedDomains?: string[] | undefined;
  /** Addresses that are denied. */
  deniedCIDRs?: string[] | undefined;
  /** Headers that are added to requests. */
  injectionRules?: SessionInjectionRule[] | undefined;
}

/** The state of a session. */
export type SessionStatus = "pending" | "running" | "snapshotting" | "stopping" | "stopped" | "aborted" | "failed" | (string & {});

/** Input of `listFormerSandboxes`. */
export interface ListFormerSandboxesInput {
  /** The project, by ID or name. */
  project?: string | undefined;
  /** How many items a page holds at most. At least 1, at most 100. */
  limit?: number | undefined;
  /** Only what was made after this moment, a Unix time in milliseconds. */
  since?: number | undefined;
  /** Only what was made before this moment, a Unix time in milliseconds. */
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
  /** What its files come from. */
  source?: SandboxSource | undefined;
  /** Environment variables. Default: `{}`. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** The image that it begins with. At most 255 characters. */
  image?: string | undefined;
  /** The private network that it belongs to. At most 255 characters. */
  networkId?: string | undefined;
  /** How large the machine is. */
  resources?: SandboxResources | undefined;
  /** Whether a terminal can be opened in it. Not in the platform's published description. */
  interactive?: boolean | undefined;
  /** Where it runs when its own region fails. At most 19 items. No item twice. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The drives that it sees, by path. At most 4 keys. */
  mounts?: { [key: string]: SandboxMount } | undefined;
  /** What it may connect to. */
  networkPolicy?: SandboxNetworkPolicyInput | undefined;
  /** The ports that can be reached from outside. At most 15 items. No item twice. */
  ports?: readonly number[] | undefined;
  /** The region that it runs in. */
  region?: SandboxRegion | undefined;
  /** How long snapshots are kept, in milliseconds; 0 for ever. */
  snapshotExpiration?: number | undefined;
  /** Anything to find it by, by key. At most 5 keys. */
  tags?: { [key: string]: string } | undefined;
  /** How long a session lasts at most, in milliseconds. At least 1000. */
  timeout?: number | undefined;
  /** How many snapshots are kept. */
  keepLastSnapshots?: KeepLastSnapshotsInput | undefined;
  /** What the machine comes with: a version of Node.js or of Python. Default: `"node24"`. */
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
  /** After which it is killed, in milliseconds. At least 100, at most 18000000. */
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
  /** By how much longer, in milliseconds. */
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
  /** How long it is kept, in milliseconds; 0 for ever. */
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
  /** How many items a page holds at most. At least 1, at most 100. */
  limit?: number | undefined;
  /** Only what was made after this moment, a Unix time in milliseconds. */
  since?: number | undefined;
  /** Only what was made before this moment, a Unix time in milliseconds. */
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
