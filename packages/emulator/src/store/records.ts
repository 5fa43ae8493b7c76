import type { Operations as AliasOperations } from "@slipway/aliases/contract";
import type { Operations as DeploymentOperations } from "@slipway/deployments/contract";
import type { Operations as ProjectOperations } from "@slipway/projects/contract";
import type { Operations as TeamOperations } from "@slipway/teams/contract";
import type { Frozen } from "./frozen.ts";

export type Project = ProjectOperations["getProject"]["output"];
export type EnvVar = ProjectOperations["updateProjectEnv"]["output"];
export type Deployment = Frozen<DeploymentOperations["cancelDeployment"]["output"]>;
export type DeploymentSummary = DeploymentOperations["listDeployments"]["output"]["deployments"][number];
export type LatestDeployment = NonNullable<Project["latestDeployments"]>[number];
export type CreateDeploymentInput = DeploymentOperations["createDeployment"]["input"];
export type Team = TeamOperations["getTeam"]["output"];
export type TeamRole = TeamOperations["inviteTeamMember"]["output"]["role"];
export type Alias = AliasOperations["getAlias"]["output"];

export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly createdAt: number;
  readonly defaultTeamId: string | null;
  /** Set when the user asked for deletion. */
  readonly deletionRequestedAt?: number;
}

export interface TokenRecord {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
}

export interface TeamRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string | null;
  readonly creatorId: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly inviteCode: string;
  readonly settings: Partial<Team>;
}

export interface MembershipRecord {
  readonly id: string;
  readonly teamId: string;
  readonly userId: string;
  readonly role: TeamRole;
  /** False while somebody has asked for access and nobody has granted it. */
  readonly confirmed: boolean;
  readonly createdAt: number;
  readonly accessRequestedAt?: number;
  readonly joinedFrom?: { readonly origin: string };
  readonly teamPermissions?: readonly string[];
  readonly projects?: readonly { readonly projectId: string; readonly role: string }[];
}

/** An invitation by email; its id is the code that lets one join. */
export interface InviteRecord {
  readonly id: string;
  readonly teamId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly createdAt: number;
  readonly projects?: readonly { readonly projectId: string; readonly role: string }[];
}

export interface MicrofrontendsGroupRecord {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly slug: string;
  readonly fallbackEnvironment?: string;
  readonly enablePolyrepoBranchRouting?: boolean;
}

export interface ProjectRecord {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly paused: boolean;
  /** Members of the API's project that are kept as they were sent. */
  readonly settings: Partial<Project>;
  /** The aliases that the last promote or rollback moved. */
  readonly movedAliases?: readonly {
    readonly id: string;
    readonly alias: string;
    readonly status: string;
    readonly at: number;
  }[];
}

export interface EnvRecord {
  readonly id: string;
  readonly projectId: string;
  readonly key: string;
  /** Encrypted with the emulator's own key. */
  readonly secretValue: string;
  readonly type: EnvVar["type"];
  readonly target: readonly string[];
  readonly customEnvironmentIds: readonly string[];
  readonly gitBranch?: string;
  readonly comment?: string;
  readonly visibility?: NonNullable<EnvVar["visibility"]>;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly createdBy: string;
  readonly updatedBy: string | null;
}

export interface DomainRecord {
  readonly id: string;
  readonly projectId: string;
  readonly accountId: string;
  readonly name: string;
  readonly apexName: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly verified: boolean;
  /** The proof that is asked for while the domain is not verified. */
  readonly challenge?: string;
  readonly gitBranch: string | null;
  readonly customEnvironmentId: string | null;
  readonly redirect: string | null;
  readonly redirectStatusCode: 301 | 302 | 307 | 308 | null;
}

/** An offer to take a project over; its id is the code. */
export interface TransferRecord {
  readonly id: string;
  readonly projectId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

type ReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "CANCELED";

export interface DeploymentRecord {
  readonly id: string;
  readonly projectId: string;
  readonly accountId: string;
  readonly creatorId: string;
  readonly name: string;
  /** The host name of its own, without a port. */
  readonly host: string;
  readonly target: "production" | "staging" | null;
  readonly createdAt: number;
  readonly readyState: ReadyState;
  readonly initializingAt?: number;
  readonly buildingAt?: number;
  readonly readyAt?: number;
  readonly canceledAt?: number;
  readonly failedAt?: number;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  /** When the aliases were assigned, the last step of a deployment. */
  readonly aliasAssignedAt?: number;
  readonly aliases: readonly string[];
  readonly meta: Readonly<Record<string, string>>;
  readonly gitSource?: Deployment["gitSource"];
  readonly projectSettings: Deployment["projectSettings"];
  readonly source: NonNullable<Deployment["source"]>;
  readonly promoted: boolean;
  /** What came with the files: the members of `vercel.json`, and how it is deployed. The values of variables are not kept. */
  readonly config?: DeploymentConfig;
  /** The folder of the files that is served; "" for all. */
  readonly root: string;
  /** What its build will end with, when a fault says so. */
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

/** How a deployment's files are built, routed and run, as its request said. */
export type DeploymentConfig = {
  readonly [Name in ConfigMember]?: Exclude<CreateDeploymentInput[Name], undefined>;
} & {
  /** The host names that it is to get. */
  readonly alias?: readonly string[];
  /** The names of the variables of functions, and of those that only the build gets. */
  readonly env?: readonly string[];
  readonly buildEnv?: readonly string[];
  /** Whether the files are the output of a build. */
  readonly prebuilt?: boolean;
};

export interface DeployedFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
  /** As Unix has it; absent: not said. */
  readonly mode?: number;
}

/** The part of a mode that says what stands there, and what it says of a link. */
const [kindOf, link] = [0o170000, 0o120000];

/** Whether a file is a link: its content is where it leads to. */
export function isLink({ mode = 0 }: DeployedFile): boolean {
  return (mode & kindOf) === link;
}

/** The files of the deployment whose id it has. */
export interface FileListRecord {
  readonly id: string;
  readonly files: readonly DeployedFile[];
}

export interface DeploymentEventRecord {
  readonly id: string;
  readonly deploymentId: string;
  readonly created: number;
  readonly type: "stdout" | "stderr" | "command" | "deployment-state";
  readonly text: string;
  readonly readyState?: ReadyState;
}

export interface AliasRecord {
  readonly id: string;
  readonly alias: string;
  readonly accountId: string;
  readonly projectId: string | null;
  readonly deploymentId: string | null;
  readonly creatorId: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly redirect: string | null;
  readonly protectionBypass?: NonNullable<Alias["protectionBypass"]>;
}

export interface UserEventRecord {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly tokenId: string;
  readonly requestId: string;
  readonly type: string;
  readonly text: string;
  readonly createdAt: number;
  readonly projectId?: string;
  /** The id of what it happened to. */
  readonly entityId?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A repository of the container registry. */
export interface RepositoryRecord {
  readonly id: string;
  readonly projectId: string;
  /** Its own name, the last part of `team/project/name`. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A team that may pull from another one's repository; its id is `<repository>/<team>`. */
export interface RepositoryPermissionRecord {
  readonly id: string;
  readonly repositoryId: string;
  readonly teamId: string;
  readonly createdAt: number;
}

/** A blob that a repository has; its id is `<repository>@<digest>`. */
export interface RepositoryBlobRecord {
  readonly id: string;
  readonly repositoryId: string;
  readonly digest: string;
  readonly size: number;
  /** When somebody last was told that it is there, roughly. */
  readonly usedAt: number;
}

/** A manifest that a repository has; its id is `<repository>@<digest>`. */
export interface ManifestRecord {
  readonly id: string;
  readonly imageId: string;
  readonly repositoryId: string;
  readonly digest: string;
  readonly mediaType: string;
  readonly size: number;
  readonly createdAt: number;
  /** The username. */
  readonly pushedBy: string;
  readonly kind: "manifest" | "index" | "attestation";
  /** What the image runs on, as its configuration says. */
  readonly platform?: { readonly os: string; readonly architecture: string; readonly variant?: string };
  /** The digests of what it is made of. */
  readonly children: readonly string[];
  /** The digest of the manifest that it says something about. */
  readonly subject?: string;
  readonly artifactType?: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** A tag and the manifest that it names; its id is `<repository>:<tag>`. */
export interface TagRecord {
  readonly id: string;
  readonly repositoryId: string;
  readonly tag: string;
  readonly digest: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A blob on its way into a repository. */
export interface UploadRecord {
  readonly id: string;
  readonly repositoryId: string;
  /** When the last request for it came, roughly. */
  readonly usedAt: number;
  /** Set when a chunk held less than the least that the registry takes: it can only have been the last. */
  readonly ended?: boolean;
}

/** A key of the emulator's own. */
export interface KeyRecord {
  readonly id: string;
  readonly value: string;
}
