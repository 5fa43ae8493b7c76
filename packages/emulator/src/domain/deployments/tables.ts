import type { Operations } from "@slipway/deployments/contract";
import type { Operations as MicrofrontendsOperations } from "@slipway/microfrontends/contract";
import type { Validated } from "../../engine/validated.ts";
import type { Frozen } from "../../store/frozen.ts";
import { type OfAccount, type OfProject, type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type Deployment = Frozen<Operations["cancelDeployment"]["output"]>;
export type DeploymentSummary = Operations["listDeployments"]["output"]["deployments"][number];
export type CreateDeploymentInput = Validated<Operations["createDeployment"]["input"]>;

/** What the default app of a group says in its `microfrontends.json`. Which project an app is, its name says: `projectId` is "" here. */
export type Microfrontends = Frozen<
  NonNullable<MicrofrontendsOperations["getMicrofrontendsConfig"]["output"]["config"]>
>;

type ReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "CANCELED";

export interface DeploymentRow extends OfAccount, OfProject {
  readonly creatorId: string;
  readonly name: string;
  readonly host: string;
  readonly target: "production" | "staging" | null;
  /** The project's own environment that it is for; it may be gone. Absent: none. */
  readonly customEnvironmentId?: string;
  readonly variables?: readonly string[];
  readonly readyState: ReadyState;
  readonly initializingAt?: number;
  /** How long it has waited for others to be built, in ms. Absent: not at all. */
  readonly queuedFor?: number;
  /** Since when a check holds its next step; null: it did once. */
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
  /** Whether its build was asked for without a cache. */
  readonly forced?: true;
  /** What came with the files: the members of `vercel.json`, and how it is deployed. The values of variables are not kept. */
  readonly config?: DeploymentConfig;
  readonly microfrontends?: Microfrontends;
  readonly root: string;
  readonly sourceRoot?: string;
  /** Why the files cannot be served as they are: the part of a sentence. Absent: they can. */
  readonly needs?: string;
  /** What is wrong with what the files say of themselves, by which each build of them fails. Absent: nothing. */
  readonly problem?: string;
  /** What of a build's output is not carried out, for the build log. Absent: nothing, or no build's output. */
  readonly lines?: readonly string[];
  /** What of its request has no effect here, for the build log. Absent: nothing. */
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

/** A folder that was sent for itself: it is empty, or what is in it was sent beside it. */
export interface DeployedFolder {
  readonly path: string;
  readonly mode: number;
}

/** The part of a mode that says what stands there, and what it says of a link and of a folder. */
const [kindOf, link, folder] = [0o170000, 0o120000, 0o040000];

/** Whether a file is a link: its content is where it leads to. */
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

/** An account's right to a content that it has uploaded or deployed; its id is `<account>/<SHA-1>`. */
export interface HeldFileRow extends Row {
  readonly accountId: string;
  /** When it was uploaded, or the last deployment that had it was removed. Absent or null: a deployment has it. */
  readonly freeSince?: number | null;
}

export interface BuiltEnvRow extends Row {
  /** Those of its project and its own, as they were when it was built; before that its own. */
  readonly sealed: string;
  /** Those that its request or `vercel.json` has, for what is deployed again. Absent: none. */
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

/** Whether nothing will happen to a deployment by itself any more: READY alone is too soon, its aliases come after it. */
export function isFinished(deployment: DeploymentRow): boolean {
  return !isUnderWay(deployment) && (deployment.readyState !== "READY" || deployment.aliasAssignedAt !== undefined);
}

/** Whether production can be rolled back to a deployment: it was built for production or promoted to it. */
export function isRollbackCandidate({ readyState, target, promoted }: DeploymentRow): boolean {
  return readyState === "READY" && (target === "production" || promoted);
}

/** Whether a deployment was made for production, or has taken its domains. */
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
