import type { Operations } from "@slipway/deployments/contract";
import type { Operations as MicrofrontendsOperations } from "@slipway/microfrontends/contract";
import type { Validated } from "../../engine/validate.ts";
import type { Frozen } from "../../store/frozen.ts";
import { type OfAccount, type OfProject, type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type Deployment = Frozen<Operations["cancelDeployment"]["output"]>;
export type DeploymentSummary = Operations["listDeployments"]["output"]["deployments"][number];
export type CreateDeploymentInput = Validated<Operations["createDeployment"]["input"]>;

/** The `microfrontends.json` of a group's default app. Apps map to projects by name, and `projectId` is "" here. */
export type Microfrontends = Frozen<
  NonNullable<MicrofrontendsOperations["getMicrofrontendsConfig"]["output"]["config"]>
>;

type ReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "CANCELED";

export interface DeploymentRow extends OfAccount, OfProject {
  readonly creatorId: string;
  readonly name: string;
  readonly host: string;
  readonly target: "production" | "staging" | null;
  /** The custom environment, which may be gone. Absent: none. */
  readonly customEnvironmentId?: string;
  readonly variables?: readonly string[];
  readonly readyState: ReadyState;
  readonly initializingAt?: number;
  /** Time in the build queue, in ms. */
  readonly queuedFor?: number;
  /** When a check began to block the next step; null: one did before. */
  readonly heldAt?: number | null;
  readonly buildingAt?: number;
  readonly readyAt?: number;
  readonly canceledAt?: number;
  readonly failedAt?: number;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly aliasAssignedAt?: number;
  readonly aliasError?: { readonly code: string; readonly message: string };
  readonly aliases: readonly string[];
  readonly meta: Readonly<Record<string, string>>;
  readonly gitSource?: Deployment["gitSource"];
  readonly projectSettings: Deployment["projectSettings"];
  readonly source: NonNullable<Deployment["source"]>;
  readonly promoted: boolean;
  /** Built without a cache. */
  readonly forced?: true;
  /** Deploy options and `vercel.json`, without the values of variables. */
  readonly config?: DeploymentConfig;
  readonly microfrontends?: Microfrontends;
  readonly root: string;
  readonly sourceRoot?: string;
  /** The reason why files cannot be served unbuilt, as part of a sentence. Absent: they can. */
  readonly needs?: string;
  /** A problem of the files' own settings, which fails each build of them. */
  readonly problem?: string;
  /** Unsupported parts of a build's output, for the build log. */
  readonly lines?: readonly string[];
  /** Options without effect, for the build log. */
  readonly ignored?: readonly string[];
  readonly failure?: { readonly errorCode: string; readonly errorMessage: string };
}

type ConfigMember =
  | "autoAssignCustomDomains"
  | "builds"
  | "bulkRedirectsPath"
  | "bunVersion"
  | "cleanUrls"
  | "crons"
  | "fluid"
  | "functionFailoverRegions"
  | "functions"
  | "git"
  | "headers"
  | "ignoreCommand"
  | "images"
  | "public"
  | "redirects"
  | "regions"
  | "rewrites"
  | "routes"
  | "trailingSlash";

export type DeploymentConfig = {
  readonly [Name in ConfigMember]?: Exclude<CreateDeploymentInput[Name], undefined>;
} & {
  readonly alias?: readonly string[];
  readonly env?: readonly string[];
  readonly buildEnv?: readonly string[];
  readonly prebuilt?: boolean;
};

export interface DeployedFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
  readonly mode?: number;
}

/** A folder entry of its own. */
export interface DeployedFolder {
  readonly path: string;
  readonly mode: number;
}

/** The file type bits of a mode, and their values for links and folders. */
const [kindOf, link, folder] = [0o170000, 0o120000, 0o040000];

/** Whether a file is a symbolic link, whose content is its target. */
export function isLink({ mode = 0 }: DeployedFile): boolean {
  return (mode & kindOf) === link;
}

export function isFolderMode(mode: number | undefined): mode is number {
  return mode !== undefined && (mode & kindOf) === folder;
}

export interface FilesAndFolders {
  readonly files: readonly DeployedFile[];
  readonly folders?: readonly DeployedFolder[];
}

export interface FileListRow extends Row, FilesAndFolders {}

/** An account's claim to a content; its ID is `<account>/<SHA-1>`. */
export interface HeldFileRow extends Row {
  readonly accountId: string;
  /** When it was uploaded or lost its last deployment. Absent or null: a deployment has it. */
  readonly freeSince?: number | null;
}

export interface BuiltEnvRow extends Row {
  /** All variables as of the build; before it the deployment's own. */
  readonly sealed: string;
  /** Variables of the request or `vercel.json`, for a redeployment. */
  readonly own?: string;
}

export interface DeploymentEventRow extends Row {
  readonly deploymentId: string;
  readonly type: "stdout" | "stderr" | "command" | "deployment-state";
  readonly text: string;
  readonly readyState?: ReadyState;
}

type DeploymentIndex =
  | "account"
  | "project"
  | "host"
  | "state"
  | "creator"
  | "environment"
  | "branch"
  | "commit"
  | "meta"
  | "rollbackCandidate";

export const deploymentTable: Table<DeploymentRow, DeploymentIndex> = table({
  name: "deployments",
  called: "Deployment",
  id: { prefix: "dpl_", length: 28 },
  indexes: {
    host: (deployment) => deployment.host,
    state: (deployment) => deployment.readyState,
    creator: (deployment) => deployment.creatorId,
    environment: ({ customEnvironmentId, target }) => customEnvironmentId ?? target ?? "preview",
    branch: branchOf,
    commit: commitOf,
    meta: ({ meta }) => Object.entries(meta).map(([name, value]) => metaValue(name, value)),
    rollbackCandidate: (deployment) => String(isRollbackCandidate(deployment)),
  },
  parents: { account: "account", project: projectTable },
  unique: ["host"],
});

export function metaValue(name: string, value: string): string {
  return `${name}=${value}`;
}

export const fileListTable: Table<FileListRow, "deployment" | "content"> = table({
  name: "fileLists",
  called: "List of files",
  indexes: { deployment: (list) => list.id, content: ({ files }) => [...new Set(files.map(({ sha }) => sha))] },
  parents: { deployment: deploymentTable },
});

export const deploymentEventTable: Table<DeploymentEventRow, "deployment"> = table({
  name: "deploymentEvents",
  called: "Deployment event",
  id: { prefix: "", length: 26 },
  parents: { deployment: deploymentTable },
});

export const builtEnvTable: Table<BuiltEnvRow, "deployment"> = table({
  name: "builtEnvs",
  called: "Variables of a deployment",
  indexes: { deployment: (env) => env.id },
  parents: { deployment: deploymentTable },
});

export const heldFileTable: Table<HeldFileRow, "account" | "content" | "free"> = table({
  name: "heldFiles",
  called: "File",
  indexes: { content: contentOf, free: ({ freeSince }) => (typeof freeSince === "number" ? "all" : undefined) },
  sorted: { free: ({ freeSince }) => freeSince ?? 0 },
  parents: { account: "account" },
});

export const deploymentTables: readonly Table[] = [
  deploymentTable,
  fileListTable,
  deploymentEventTable,
  builtEnvTable,
  heldFileTable,
];

export function contentOf({ id }: HeldFileRow): string {
  return id.slice(id.lastIndexOf("/") + 1);
}

export function isUnderWay({ readyState }: DeploymentRow): boolean {
  return readyState === "QUEUED" || readyState === "INITIALIZING" || readyState === "BUILDING";
}

/** Whether a deployment has come to rest; aliases follow READY. */
export function isFinished(deployment: DeploymentRow): boolean {
  return !isUnderWay(deployment) && (deployment.readyState !== "READY" || deployment.aliasAssignedAt !== undefined);
}

export function isRollbackCandidate({ readyState, target, promoted }: DeploymentRow): boolean {
  return readyState === "READY" && (target === "production" || promoted);
}

export function isOfProduction({ target, promoted }: DeploymentRow): boolean {
  return target === "production" || promoted;
}

export function branchOf({ gitSource, meta }: Pick<DeploymentRow, "gitSource" | "meta">): string | undefined {
  const ref = gitSource && "ref" in gitSource ? gitSource.ref : undefined;
  return ref ?? meta.githubCommitRef ?? meta.gitlabCommitRef ?? meta.bitbucketCommitRef;
}

export function commitOf({ gitSource, meta }: DeploymentRow): string | undefined {
  return gitSource?.sha ?? meta.githubCommitSha ?? meta.gitlabCommitSha ?? meta.bitbucketCommitSha;
}
