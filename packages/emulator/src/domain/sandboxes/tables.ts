import { type OfAccount, type OfProject, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export interface Retention {
  readonly count: number;
  readonly deleteEvicted: boolean;
  readonly expiration?: number;
}

export interface SandboxSettings {
  readonly persistent: boolean;
  readonly runtime: string;
  readonly image?: string;
  readonly imageDigest?: string;
  readonly region: string;
  readonly failoverRegions?: readonly string[];
  readonly vcpus: number;
  readonly memory: number;
  /** Timeout of a session, in ms. */
  readonly timeout: number;
  readonly ports: readonly number[];
  readonly tags?: Readonly<Record<string, string>>;
  readonly mounts?: Readonly<Record<string, MountRow>>;
  readonly networkId?: string;
  readonly networkPolicy?: PolicyRow;
  /** How long snapshots are kept, in ms; 0 for ever. */
  readonly snapshotExpiration?: number;
  readonly interactive?: boolean;
  /** Null: all. */
  readonly keepLast: Retention | null;
  /** Environment variables as JSON, encrypted with the emulator's own key. */
  readonly sealedEnv: string;
}

export interface MountRow {
  readonly drive: string;
  readonly mode: "read-write" | "snapshot";
}

export interface PolicyRow {
  readonly mode: "allow-all" | "deny-all" | "custom" | "default-allow" | "default-deny";
  readonly allowedDomains?: readonly string[];
  readonly allowedCIDRs?: readonly string[];
  readonly deniedCIDRs?: readonly string[];
  readonly injectionRules?: readonly { readonly domain: string; readonly headerNames: readonly string[] }[];
  /** The rules for requests as JSON, encrypted with the emulator's own key: their headers are secret, and never shown. */
  readonly sealedRules?: string;
}

/** A sandbox: what lasts from session to session. */
export interface SandboxRow extends OfAccount, OfProject, SandboxSettings {
  readonly name: string;
  readonly currentSessionId: string;
  readonly status: "running" | "stopping" | "stopped";
  readonly statusUpdatedAt: number;
  readonly subdomain: string;
  readonly currentSnapshotId: string | null;
  /** Duration of all ended sessions. */
  readonly totalDurationMs: number;
}

type SandboxOrder = "byName" | "byStatusUpdatedAt" | "byCurrentSnapshotId";
type SandboxIndex =
  | "account"
  | "project"
  | "name"
  | "nameInProject"
  | "subdomain"
  | "status"
  | "tag"
  | "snapshot"
  | SandboxOrder;

export const sandboxTable: Table<SandboxRow, SandboxIndex> = table({
  name: "sandboxes",
  called: "Sandbox",
  id: { prefix: "sbn_", length: 24 },
  indexes: {
    nameInProject: (sandbox) => nameInProject(sandbox.projectId, sandbox.name),
    subdomain: (sandbox) => sandbox.subdomain,
    name: (sandbox) => sandbox.name,
    status: (sandbox) => sandbox.status,
    tag: tagsOf,
    snapshot: (sandbox) => sandbox.currentSnapshotId,
    byName: whereAndTags,
    byStatusUpdatedAt: whereAndTags,
    byCurrentSnapshotId: whereAndTags,
  },
  sorted: {
    byName: (sandbox) => sandbox.name,
    byStatusUpdatedAt: (sandbox) => sandbox.statusUpdatedAt,
    byCurrentSnapshotId: (sandbox) => sandbox.currentSnapshotId ?? "",
  },
  parents: { account: "account", project: projectTable },
  unique: ["nameInProject", "subdomain"],
});

function tagsOf({ tags = {} }: SandboxRow): string[] {
  return Object.entries(tags).map(([key, value]) => `${key}:${value}`);
}

function whereAndTags(sandbox: SandboxRow): string[] {
  return [sandbox.accountId, sandbox.projectId, ...tagsOf(sandbox)];
}

export function nameInProject(projectId: string, name: string): string {
  return `${projectId}/${name}`;
}

export interface SealedLayer {
  readonly id: string;
  readonly bytes: number;
}

type Image = "image" | "imageDigest";
type Started = "runtime" | "region" | "vcpus" | "memory" | "timeout" | "networkPolicy" | "mounts" | "interactive";

export interface SessionRow extends OfAccount, OfProject, Pick<SandboxSettings, Started | Image | "sealedEnv"> {
  readonly sandboxId: string;
  readonly sandboxName: string;
  readonly status: "running" | "stopping" | "stopped" | "aborted";
  readonly startedAt: number;
  readonly requestedStopAt?: number;
  readonly stoppedAt?: number;
  readonly snapshottedAt?: number;
  readonly sourceSnapshotId?: string;
  readonly layers?: readonly SealedLayer[];
}

export const sessionTable: Table<SessionRow, "account" | "project" | "name" | "sandbox" | "writes"> = table({
  name: "sandboxSessions",
  called: "Session",
  id: { prefix: "sbx_", length: 24 },
  indexes: {
    project: (session) => session.projectId,
    name: (session) => session.sandboxName,
    writes: ({ status, projectId, mounts = {} }) =>
      Object.values(mounts).flatMap(({ drive, mode }) =>
        status !== "stopped" && status !== "aborted" && mode === "read-write" ? nameInProject(projectId, drive) : [],
      ),
  },
  parents: { account: "account", sandbox: sandboxTable },
});

export function isLive(session: SessionRow | undefined): boolean {
  return session?.status === "running" || session?.status === "stopping";
}

export interface CommandRow extends OfAccount, OfProject {
  readonly sessionId: string;
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly startedAt: number;
  readonly exitCode: number | null;
  readonly durationMs?: number;
}

export const commandTable: Table<CommandRow, "account" | "project" | "session"> = table({
  name: "sandboxCommands",
  called: "Command",
  id: { prefix: "cmd_", length: 24 },
  indexes: { project: (command) => command.projectId },
  parents: { account: "account", session: sessionTable },
});

/** The files of a session at one moment; it outlasts the session and the sandbox. */
export interface SnapshotRow extends OfAccount, OfProject, Pick<SandboxSettings, Image> {
  readonly sandboxId: string;
  readonly sandboxName: string;
  readonly sourceSessionId: string;
  readonly parentId?: string;
  readonly creationMethod: "automatic" | "manual";
  readonly region: string;
  /** The files are layers of this machine, the uppermost first, a tar in the store, or both, with equal files. */
  readonly layers?: readonly SealedLayer[];
  readonly content?: string;
  readonly sizeBytes: number;
  readonly lastUsedAt: number;
  readonly expiresAt?: number;
}

export const snapshotTable: Table<SnapshotRow, "account" | "project" | "name" | "sandbox" | "content" | "parent"> =
  table({
    name: "sandboxSnapshots",
    called: "Snapshot",
    id: { prefix: "snap_", length: 24 },
    indexes: {
      name: (snapshot) => snapshot.sandboxName,
      sandbox: (snapshot) => snapshot.sandboxId,
      content: ({ content }) => content,
      parent: ({ parentId }) => parentId ?? [],
    },
    parents: { account: "account", project: projectTable },
  });

export interface DriveRow extends OfAccount, OfProject {
  readonly name: string;
  readonly region: string;
  readonly maxSizeBytes: number;
}

type DriveIndex = "account" | "project" | "name" | "nameInProject" | "byName" | "byUpdatedAt";

export const driveTable: Table<DriveRow, DriveIndex> = table({
  name: "sandboxDrives",
  called: "Drive",
  id: { prefix: "drv_", length: 24 },
  indexes: {
    name: (drive) => drive.name,
    nameInProject: (drive) => nameInProject(drive.projectId, drive.name),
    byName: (drive) => [drive.accountId, drive.projectId],
    byUpdatedAt: (drive) => [drive.accountId, drive.projectId],
  },
  sorted: { byName: (drive) => drive.name, byUpdatedAt: (drive) => drive.updatedAt },
  parents: { account: "account", project: projectTable },
  unique: ["nameInProject"],
});

export const sandboxTables: readonly Table[] = [sandboxTable, sessionTable, commandTable, snapshotTable, driveTable];

export const envPurpose = "sandbox environment";
