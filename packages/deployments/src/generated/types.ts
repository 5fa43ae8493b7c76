// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
import type {
  BuildMachineSelection, BuildMachineType, BuildQueue, ChecksConclusion, ChecksState, CodedError, CustomEnvironment, DeployableTarget, DeploymentOrigin,
  DeploymentReadyState, DeploymentReadySubstate, Framework, FunctionMemoryType, GitComments, NodeVersion, OidcTokenClaims, OneOrZero, Pagination, Plan,
  ProjectWebAnalytics, RepoOwnerType, ServiceDestination, ServiceType, SpeedInsights,
} from "../../../../shapes/generated/types.ts";
export type {
  BranchMatcher, BuildMachineSelection, BuildMachineType, BuildQueue, BuildQueueConfiguration, ChecksConclusion, ChecksState, CodedError, CustomEnvironment,
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, DeploymentReadySubstate, EnvTarget, Framework, FunctionMemoryType, GitComments, NodeVersion,
  OidcTokenClaims, OneOrZero, Pagination, Plan, ProjectDomain, ProjectWebAnalytics, RedirectStatusCode, RepoOwnerType, ServiceDestination, ServiceType,
  SpeedInsights,
} from "../../../../shapes/generated/types.ts";

/** Warning from the assignment of aliases. */
export interface AliasWarning {
  code: string;
  message: string;
  action?: string | undefined;
  link?: string | undefined;
}

/** A deployment, as far as it is visible to the caller. */
export type AnyDeployment = Deployment | PublicDeployment | MinimalDeployment;

/** Settings of a deployment without AT Protocol. */
export interface AtprotoDisabled {
  enabled: false;
}

/** Settings of a deployment with AT Protocol. */
export interface AtprotoEnabled {
  enabled: true;
  subscription: AtprotoSubscription;
}

/** A kind of event of the AT protocol. */
export type AtprotoEventKind = "account" | "commit" | "identity" | "sync" | Unlisted;

/** Whether the deployment listens to the AT Protocol. */
export type AtprotoSettings = AtprotoEnabled | AtprotoDisabled;

/** Subscription of a function to AT Protocol events. */
export interface AtprotoSubscription {
  collections: string[];
  path: string;
  dids?: string[] | undefined;
  kinds?: AtprotoEventKind[] | undefined;
}

/** The author at the Git provider. */
export interface AttributedGitUser {
  type?: string | undefined;
  id: number | string;
  login: string;
  provider?: string | undefined;
}

/** A repository on Bitbucket, by its ID. */
export interface BitbucketRepoIdInput {
  /** Fetches the commit from Bitbucket. */
  type: "bitbucket";
  /** The branch or tag. */
  ref: string;
  /** The ID of the repository. */
  repoUuid: string;
  /** The commit. */
  sha?: string | undefined;
  /** The ID of the workspace. */
  workspaceUuid?: string | undefined;
}

/** A repository on Bitbucket, by its name. */
export interface BitbucketRepoInput {
  /** Fetches the commit from Bitbucket. */
  type: "bitbucket";
  /** The name of the repository in its URL. */
  slug: string;
  /** The workspace that the repository belongs to. */
  owner: string;
  /** The branch or tag. */
  ref: string;
  /** The commit. */
  sha?: string | undefined;
}

/** The machine of a build. */
export interface BuildMachine {
  cores?: number | undefined;
  defaultPurchaseType?: "basic" | "enhanced" | "standard" | Unlisted | undefined;
  machineSelectionType?: BuildMachineSelection | undefined;
  memory?: number | undefined;
  purchaseType?: BuildMachineType | undefined;
  selectionSource?: BuildMachineSource | undefined;
}

/** Setting that determined the build machine. */
export type BuildMachineSource =
  | "deployment-override"
  | "project-setting"
  | "team-setting"
  | "team-entitlement"
  | "plan-default"
  | "elastic-algorithm"
  | Unlisted;

/** The settings of a builder. */
export interface BuilderConfig {
  /** The build command. */
  buildCommand?: string | undefined;
  bunVersion?: string | undefined;
  bundle?: boolean | undefined;
  debug?: boolean | undefined;
  /** The command that starts a local server. */
  devCommand?: string | undefined;
  excludeFiles?: string | string[] | undefined;
  framework?: string | null | undefined;
  functions?: { [key: string]: DeploymentFunction } | undefined;
  helpers?: boolean | undefined;
  import?: { [key: string]: string } | undefined;
  includeFiles?: string | string[] | undefined;
  /** The command that installs dependencies. */
  installCommand?: string | undefined;
  /** Flags for the Go linker. */
  ldsflags?: string | undefined;
  maxLambdaSize?: string | undefined;
  middleware?: boolean | undefined;
  middlewareMatcher?: string | string[] | undefined;
  middlewareRuntime?: "nodejs" | undefined;
  nodeVersion?: string | undefined;
  /** The folder that holds the result of the build. */
  outputDirectory?: string | undefined;
  projectSettings?: BuilderProjectSettings | undefined;
  rust?: string | undefined;
  serviceName?: string | undefined;
  zeroConfig?: boolean | undefined;
}

/** The project settings that a builder sees. */
export interface BuilderProjectSettings {
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing?: boolean | undefined;
  framework?: string | null | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** The tool that manages the monorepo, such as `turbo`. */
  monorepoManager?: string | null | undefined;
  nodeVersion?: string | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
}

/** Progress of a check. */
export type CheckState = "pending" | "succeeded" | "failed" | Unlisted;

/** Author of a commit. */
export interface CommitAttribution {
  commitMeta?: {
    name?: string | undefined;
    email?: string | undefined;
    isVerified?: boolean | undefined;
  } | undefined;
  gitUser?: AttributedGitUser | undefined;
  vercelUser?: {
    /** The ID of a user. */
    id: string;
    username: string;
    teamRoles?: string[] | undefined;
  } | undefined;
}

/** Settings of the project for this deployment. */
export interface CreateDeploymentProjectSettings {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** The framework that the project is built with; null for none. */
  framework?: Framework | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** The version of Node.js that it is built with and that its functions run on. */
  nodeVersion?: NodeVersion | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion?: string | null | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
}

/** A new deployment. */
export interface CreateDeploymentRequest {
  /** The name of the project, for URLs. */
  name: string;
  /** `turbo` builds this deployment on the machine of that name; without it, the settings of project and team decide. */
  buildMachine?: "turbo" | undefined;
  /** The custom environment to deploy to. */
  customEnvironmentSlugOrId?: string | undefined;
  /** An earlier deployment to deploy again. */
  deploymentId?: string | undefined;
  /** The files, inline or uploaded before. */
  files?: readonly DeploymentFile[] | undefined;
  /** Reads the repository of `gitSource`. A credential: keep it out of logs. */
  gitAccessToken?: string | undefined;
  /** Metadata of the commit that the files come from, displayed beside the deployment. */
  gitMetadata?: GitMetadata | undefined;
  /** The commit to deploy, fetched from its repository; not beside `files`. */
  gitSource?: GitSourceInput | undefined;
  /** Custom metadata by key, by which `listDeployments` filters. At most 100 keys. */
  meta?: { [key: string]: string } | undefined;
  /** The tool that manages the monorepo, such as `turbo`. */
  monorepoManager?: string | null | undefined;
  /** The project by its ID or name; wins over `name`. */
  project?: string | undefined;
  /** Build settings of the project; required for its first deployment, and stored for later ones. */
  projectSettings?: CreateDeploymentProjectSettings | undefined;
  /** `production`, `staging` or a custom environment; a preview without it. */
  target?: string | undefined;
  /** Whether deploying again takes the newest commit of the branch. */
  withLatestCommit?: boolean | undefined;
  /** The version of the platform. Not in the platform's published description. */
  version?: 2 | undefined;
  /** Source of the deployment, such as `cli`. Not in the platform's published description. */
  source?: string | undefined;
  /** Environment variables of the deployment's functions, by name. Not in the platform's published description. A credential: keep it out of logs. */
  env?: { [key: string]: string } | undefined;
  /** Settings for the build only. Not in the platform's published description. */
  build?: {
    /** Environment variables of the build, by name. A credential: keep it out of logs. */
    env?: { [key: string]: string } | undefined;
  } | undefined;
  /** Whether anyone may read the source and the build log. Not in the platform's published description. */
  public?: boolean | undefined;
  /** The regions that functions run in, such as `iad1`. Not in the platform's published description. */
  regions?: readonly string[] | undefined;
  /** The regions that take over when those of the functions fail. Not in the platform's published description. */
  functionFailoverRegions?: readonly string[] | undefined;
  /** Whether functions serve several requests at once. Not in the platform's published description. */
  fluid?: boolean | undefined;
  /** The version of Bun that functions run on, such as `1.x`; Node without it. Not in the platform's published description. */
  bunVersion?: string | undefined;
  /** Whether pages and functions are reached without the end of their file's name. Not in the platform's published description. */
  cleanUrls?: boolean | undefined;
  /** `true` sends paths to their form with a slash at the end, `false` to the one without; both answer when it is absent. Not in the platform's published description. */
  trailingSlash?: boolean | undefined;
  /** Redirects, in the order in which they are looked at. Not in the platform's published description. */
  redirects?: readonly RedirectInput[] | undefined;
  /** Rewrites, in the order in which they are looked at. Not in the platform's published description. */
  rewrites?: readonly RewriteInput[] | undefined;
  /** Headers that answers get, by path. Not in the platform's published description. */
  headers?: readonly HeadersInput[] | undefined;
  /** Routes, by regular expression; not beside `redirects`, `rewrites`, `headers`, `cleanUrls` or `trailingSlash`. Not in the platform's published description. */
  routes?: readonly RouteInput[] | undefined;
  /** The file or folder of the deployment that holds further redirects. Not in the platform's published description. */
  bulkRedirectsPath?: string | undefined;
  /** Runtime settings of functions, by their path or a glob; not beside `builds`. Not in the platform's published description. */
  functions?: { [key: string]: DeploymentFunction } | undefined;
  /** Builders and their sources; not beside `functions`. Not in the platform's published description. */
  builds?: readonly DeploymentBuild[] | undefined;
  /** Paths that are called on a schedule, in production only. Not in the platform's published description. */
  crons?: readonly CronInput[] | undefined;
  /** Settings for resizing and converting images. Not in the platform's published description. */
  images?: ImageOptimization | undefined;
  /** The framework that it is built with; null for none. Not in the platform's published description. */
  framework?: Framework | null | undefined;
  /** The command that builds; null lets the framework decide. Not in the platform's published description. */
  buildCommand?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. Not in the platform's published description. */
  devCommand?: string | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. Not in the platform's published description. */
  installCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. Not in the platform's published description. */
  ignoreCommand?: string | null | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. Not in the platform's published description. */
  outputDirectory?: string | null | undefined;
  /** `false` leaves production where it is: the custom domains keep pointing to the deployment of before. Not in the platform's published description. */
  autoAssignCustomDomains?: boolean | undefined;
  /** Branches that are deployed automatically. Not in the platform's published description. */
  git?: {
    /** For all branches, or by the name or glob of a branch. */
    deploymentEnabled?: boolean | { [key: string]: boolean } | undefined;
  } | undefined;
  /** The host names that the deployment gets. Not in the platform's published description. */
  alias?: string | readonly string[] | undefined;
}

/** A deployment that was just created, as far as it is visible to the caller. */
export type CreatedDeployment = Deployment | MinimalDeployment;

/** Kind of actor that created the deployment. */
export type CreatorType = "user" | "app" | "integration" | "system" | Unlisted;

/** A path that is called on a schedule. */
export interface CronInput {
  /** Begins with a slash. Pattern: `^/.*`. */
  path: string;
  /** Schedule in cron syntax, in UTC. */
  schedule: string;
}

/** A repository on Cursor Origin. */
export interface CursorOriginInput {
  /** Fetches the commit from Cursor Origin. */
  type: "cursor-origin";
  /** The branch or tag. */
  ref: string;
  /** The ID of the repository. */
  repoId: string;
  /** The owner of the repository. */
  owner?: string | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
  /** The commit. */
  sha?: string | undefined;
}

/** A repository on Cursor Origin. */
export interface CursorOriginSource {
  type: "cursor-origin";
  /** The number of the pull request. */
  prId?: number | null | undefined;
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The ID of the repository. */
  repoId: string;
  owner?: string | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
}

/** A commit of any Git server. */
export interface CustomGitSource {
  type: "custom";
  gitUrl: string;
  /** The branch or tag. */
  ref: string;
  /** The commit. */
  sha: string;
}

/** A deployment, in the form for its owner. */
export interface Deployment {
  type: "LAMBDAS";
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  name: string;
  /** Whether the aliases point here: only then is a READY deployment finished. */
  aliasAssigned: boolean;
  /** Time at which the build container started. Unix time in milliseconds. */
  bootedAt: number;
  /** Whether the build was skipped. */
  buildSkipped: boolean;
  /** Unix time in milliseconds. */
  buildingAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  creator: DeploymentCreator;
  meta: { [key: string]: string };
  public: boolean;
  readyState: DeploymentReadyState;
  regions: string[];
  /** Same value as `readyState`. */
  status: DeploymentReadyState;
  /** The host name, without a scheme. */
  url: string;
  /** Address on the local machine, such as `http://site.localhost:4000`. Only an emulator sends it. Not in the platform's published description. */
  origin?: string | undefined;
  version: number;
  alias?: string[] | undefined;
  /** Reason why the aliases could not be assigned. */
  aliasError?: CodedError | null | undefined;
  aliasFinal?: string | null | undefined;
  /** Warning from the assignment of the aliases. */
  aliasWarning?: AliasWarning | null | undefined;
  /** Whether a production deployment gets the custom domains automatically. */
  autoAssignCustomDomains?: boolean | undefined;
  /** The aliases that the platform assigns by itself. */
  automaticAliases?: string[] | undefined;
  /** Time at which the build container stopped. Unix time in milliseconds. */
  buildContainerFinishedAt?: number | undefined;
  /** Time at which the build failed. Unix time in milliseconds. */
  buildErrorAt?: number | undefined;
  /** Unix time in milliseconds. */
  canceledAt?: number | undefined;
  /** Conclusion of the checks. */
  checksConclusion?: ChecksConclusion | undefined;
  /** Progress of the checks. */
  checksState?: ChecksState | undefined;
  customEnvironment?: CustomEnvironment | {
    id: string;
  } | undefined;
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  errorCode?: string | undefined;
  errorLink?: string | undefined;
  errorMessage?: string | null | undefined;
  errorStep?: string | undefined;
  gitSource?: DeploymentGitSource | undefined;
  /** Unix time in milliseconds. */
  initReadyAt?: number | undefined;
  isFirstBranchDeployment?: boolean | undefined;
  lambdas?: DeploymentLambda[] | undefined;
  /** Progress of resources that must be set up by hand. */
  manualProvisioning?: ManualProvisioning | undefined;
  nodeVersion?: NodeVersion | undefined;
  /** Claims of the deployment's OIDC tokens. */
  oidcTokenClaims?: OidcTokenClaims | undefined;
  /** Present if the build ran out of memory. */
  oomReport?: "out-of-memory" | undefined;
  originCacheRegion?: string | undefined;
  /** The regions that take over in a failover. */
  passiveRegions?: string[] | undefined;
  /** Whether it was built elsewhere and only uploaded. */
  prebuilt?: boolean | undefined;
  previewCommentsEnabled?: boolean | undefined;
  project?: DeploymentProject | undefined;
  /** Time at which the deployment became ready. Unix time in milliseconds. */
  ready?: number | undefined;
  /** Reason for the state of the deployment. */
  readyStateReason?: string | undefined;
  /** Whether a production deployment waits, rolls out or has been promoted. */
  readySubstate?: DeploymentReadySubstate | undefined;
  /** Whether the retention policy deleted it. */
  softDeletedByRetention?: boolean | undefined;
  source?: DeploymentOrigin | undefined;
  /** Null for a preview. */
  target?: DeployableTarget | null | undefined;
  team?: DeploymentTeam | undefined;
  ttyBuildLogs?: boolean | undefined;
  /** Time at which the deployment was restored after a deletion. Unix time in milliseconds. */
  undeletedAt?: number | undefined;
  /** The aliases that the user requested. */
  userAliases?: string[] | undefined;
  userConfiguredDeploymentId?: string | undefined;
  build: {
    env: string[];
  };
  /** The region that it was created in. */
  createdIn: string;
  /** The names of the environment variables. */
  env: string[];
  /** Whether the build was forced, without a cache: the platform's CLI reads it. Not in the platform's published description. */
  forced?: boolean | undefined;
  /** The page that shows the build. */
  inspectorUrl: string | null;
  /** Whether it waits for a free build slot. */
  isInConcurrentBuildsQueue: boolean;
  isInSystemBuildsQueue: boolean;
  ownerId: string;
  plan: Plan;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  projectSettings: DeploymentProjectSettings;
  routes: DeploymentRoute[] | null;
  /** Time at which the aliases were assigned; true or false if no time was recorded. */
  aliasAssignedAt?: boolean | number | null | undefined;
  alwaysRefuseToBuild?: boolean | undefined;
  atproto?: AtprotoSettings | undefined;
  /** Author of the deployed commit. */
  attribution?: CommitAttribution | undefined;
  buildArtifactUrls?: string[] | undefined;
  builds?: DeploymentBuild[] | undefined;
  checks?: DeploymentChecks | undefined;
  config?: DeploymentConfig | undefined;
  /** Whether builds run inside the private network. */
  connectBuildsEnabled?: boolean | undefined;
  /** The private network that it is connected to. */
  connectConfigurationId?: string | undefined;
  crons?: {
    path: string;
    schedule: string;
  }[] | undefined;
  flags?: DeploymentFlags | { [key: string]: unknown }[] | undefined;
  functions?: { [key: string]: DeploymentFunction } | null | undefined;
  gitRepo?: GitRepo | null | undefined;
  images?: ImageOptimization | undefined;
  integrations?: DeploymentIntegrations | undefined;
  isInstantStatic?: boolean | undefined;
  microfrontends?: DeploymentMicrofrontends | undefined;
  /** The tool that manages the monorepo, such as `turbo`. */
  monorepoManager?: string | null | undefined;
  /** The private network that takes over in a failover. */
  passiveConnectConfigurationId?: string | undefined;
  platform?: DeploymentPlatform | undefined;
  resourceConfig?: {
    buildMachine?: BuildMachine | undefined;
  } | undefined;
  /** Reason why the author of the commit may not deploy. */
  seatBlock?: SeatBlock | undefined;
  services?: DeploymentService[] | undefined;
}

/** The aliases were assigned. */
export interface DeploymentAliasEvent {
  type: "alias-assigned";
  alias: string[];
  /** Reason why the aliases could not be assigned. */
  aliasError: CodedError | null;
  /** Warning from the assignment of the aliases. */
  aliasWarning: AliasWarning | null;
  /** Not in the platform's published description. Unix time in milliseconds. */
  created?: number | undefined;
  /** Unix time in milliseconds. */
  date: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
}

/** Builder of a part of a deployment. */
export interface DeploymentBuild {
  /** The builder, by its name on npm. */
  use: string;
  /** Settings for the builder; each builder has its own. */
  config?: { [key: string]: unknown } | undefined;
  /** The files that it builds, as a path or a glob. */
  src?: string | undefined;
}

/** A program that builds a part of a deployment. */
export interface DeploymentBuilder {
  use: string;
  config?: BuilderConfig | undefined;
  src?: string | undefined;
}

/** The checks that the platform makes. */
export interface DeploymentChecks {
  "deployment-alias": {
    /** Unix time in milliseconds. */
    startedAt: number;
    state: CheckState;
    /** Unix time in milliseconds. */
    completedAt?: number | undefined;
  };
}

/** Resources of a deployment's functions. */
export interface DeploymentConfig {
  functionMemoryType: FunctionMemoryType;
  /** In seconds. */
  functionTimeout: number | null;
  functionType: "fluid" | "standard" | Unlisted;
  secureComputeFallbackRegion: string | null;
  secureComputePrimaryRegion: string | null;
  isUsingActiveCPU?: boolean | undefined;
  resourceConfig?: DeploymentResourceConfig | undefined;
  version?: number | undefined;
}

/** Creator of a deployment. */
export interface DeploymentCreator {
  type?: CreatorType | undefined;
  uid: string;
  avatar?: string | undefined;
  username?: string | undefined;
}

/** Event of a deployment. */
export type DeploymentEvent = DeploymentLogEvent | DeploymentOutputEvent | DeploymentAliasEvent;

/** The part of the deployment that an event comes from. */
export interface DeploymentEventSource {
  type: string;
  name: string;
  entrypoint?: string | undefined;
  path?: string | undefined;
  readyState?: string | undefined;
  serviceName?: string | undefined;
  step?: string | undefined;
}

/** A file of a new deployment. */
export type DeploymentFile = InlineDeploymentFile | UploadedDeploymentFile;

/** Kind of entry at a path of a deployment. */
export type DeploymentFileKind = "directory" | "file" | "invalid" | "lambda" | "middleware" | "symlink" | Unlisted;

/** A file or folder of a deployment. */
export interface DeploymentFileNode {
  type: DeploymentFileKind;
  /** The file's ID; folders have none. */
  uid?: string | undefined;
  name: string;
  /** The Unix file mode. */
  mode: number;
  children?: DeploymentFileNode[] | undefined;
  contentType?: string | undefined;
}

/** The feature flags that a deployment declares. */
export interface DeploymentFlags {
  definitions: { [key: string]: FlagDefinition };
}

/** Runtime settings of a function. */
export interface DeploymentFunction {
  /** Affinity of requests from one client; its details are not published. */
  affinity?: {
    /** `strict` is the only mode that there is; its details are not published. */
    mode: "strict";
  } | undefined;
  /** The kind of processor that the function runs on. */
  architecture?: "arm64" | "x86_64" | Unlisted | undefined;
  /** The files to leave out of the function, as a glob. */
  excludeFiles?: string | undefined;
  /** Triggers that call the function in addition to requests: messages of a queue or a schedule. */
  experimentalTriggers?: readonly FunctionTrigger[] | undefined;
  /** The regions that take over when those of the function fail, such as `iad1`. */
  functionFailoverRegions?: readonly string[] | undefined;
  /** Further files to put into the function, as a glob. */
  includeFiles?: string | undefined;
  /** Maximum number of concurrent requests per instance. */
  maxConcurrency?: number | undefined;
  /** Maximum duration in seconds, or the longest that the plan allows. */
  maxDuration?: "max" | number | undefined;
  /** The memory of the function, in MB. */
  memory?: number | undefined;
  /** The regions that the function runs in, such as `iad1`. */
  regions?: readonly string[] | undefined;
  /** The npm package, with its version, that builds and runs the function, such as `vercel-php@0.5.2`. */
  runtime?: string | undefined;
  /** Whether the function learns that its client went away, and may stop early. */
  supportsCancellation?: boolean | undefined;
}

/** The commit that was deployed. */
export type DeploymentGitSource = {
  type: "github";
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The ID of the repository. */
  repoId?: number | string | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The owner of the repository. */
  org?: string | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
} | {
  type: "github-limited";
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The ID of the repository. */
  repoId?: number | string | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The owner of the repository. */
  org?: string | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
} | {
  type: "github-custom-host";
  host: string;
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The ID of the repository. */
  repoId?: number | string | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The owner of the repository. */
  org?: string | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
} | {
  type: "gitlab";
  projectId: number | string;
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
} | {
  type: "bitbucket";
  slug?: string | undefined;
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The ID of the repository. */
  repoUuid?: string | undefined;
  /** The commit. */
  sha?: string | undefined;
  /** The ID of the workspace. */
  workspaceUuid?: string | undefined;
  owner?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
} | CursorOriginSource | VercelGitSource | CustomGitSource;

/** Progress of a deployment's integrations. */
export interface DeploymentIntegrations {
  /** Unix time in milliseconds. */
  startedAt: number;
  status: DeploymentIntegrationsStatus;
  /** Unix time in milliseconds. */
  claimedAt?: number | undefined;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Unix time in milliseconds. */
  skippedAt?: number | undefined;
  skippedBy?: string | undefined;
}

/** Progress of a deployment's integrations. */
export type DeploymentIntegrationsStatus = "error" | "pending" | "ready" | "skipped" | "timeout" | Unlisted;

/** A function of a deployment, with its paths. */
export interface DeploymentLambda {
  id: string;
  output: {
    functionName: string;
    path: string;
  }[];
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  entrypoint?: string | null | undefined;
  readyState?: LambdaReadyState | undefined;
  /** Unix time in milliseconds. */
  readyStateAt?: number | undefined;
}

/** A line of the build log or a change of state. */
export interface DeploymentLogEvent {
  type:
    | "command"
    | "stdout"
    | "stderr"
    | "exit"
    | "deployment-state"
    | "delimiter"
    | "fatal"
    | "report"
    | "metric"
    | "middleware"
    | "middleware-invocation"
    | "edge-function-invocation";
  id: string;
  /** Unix time in milliseconds. */
  created: number;
  /** Unix time in milliseconds. */
  date: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  info: DeploymentEventSource;
  /** Orders the events. */
  serial: string;
  level?: "error" | "warning" | Unlisted | undefined;
  text?: string | undefined;
}

/** The deployment's part in a microfrontends group. */
export interface DeploymentMicrofrontends {
  /** Whether it answers requests that no other app of the group takes. */
  isDefaultApp?: true | false | undefined;
  /** The project that serves all paths of no other app in the group. */
  defaultAppProjectName: string;
  /** The microfrontends groups that it belongs to. */
  groupIds: string[];
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Whether the group's routing was uploaded. */
  mfeConfigUploadState?: "no_config" | "success" | "waiting_on_build" | Unlisted | undefined;
}

/** A line of output with its details. */
export interface DeploymentOutputEvent {
  type:
    | "command"
    | "stdout"
    | "stderr"
    | "exit"
    | "deployment-state"
    | "delimiter"
    | "fatal"
    | "report"
    | "metric"
    | "middleware"
    | "middleware-invocation"
    | "edge-function-invocation";
  /** Unix time in milliseconds. */
  created: number;
  payload: DeploymentOutputEventPayload;
}

/** The details of a line of output. */
export interface DeploymentOutputEventPayload {
  id: string;
  /** Unix time in milliseconds. */
  date: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  /** Orders the events. */
  serial: string;
  /** Unix time in milliseconds. */
  created?: number | undefined;
  info?: DeploymentEventSource | undefined;
  proxy?: RequestProxy | undefined;
  requestId?: string | undefined;
  statusCode?: number | undefined;
  text?: string | undefined;
}

/** Page of deployments. */
export interface DeploymentPage {
  deployments: DeploymentSummary[];
  pagination: Pagination;
}

/** The platform that triggered the deployment, where it was another one. */
export interface DeploymentPlatform {
  creator: {
    name: string;
    avatar?: string | undefined;
  };
  origin: {
    type: "id" | "url" | Unlisted;
    value: string;
  };
  source: {
    name: string;
  };
  meta?: { [key: string]: string } | undefined;
}

/** The project of a deployment. */
export interface DeploymentProject {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  framework?: string | null | undefined;
}

/** The settings of the project when the deployment was made. */
export interface DeploymentProjectSettings {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  framework?: Framework | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  nodeVersion?: NodeVersion | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  speedInsights?: SpeedInsights | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
}

/** Resources with which a deployment was built. */
export interface DeploymentResourceConfig {
  buildMachine?: {
    purchaseType?: BuildMachineType | null | undefined;
  } | undefined;
  buildQueue?: BuildQueue | undefined;
  elasticConcurrency?: "PROJECT_SETTING" | "SKIP_QUEUE" | "TEAM_SETTING" | Unlisted | undefined;
}

/** Routing of requests. */
export type DeploymentRoute = {
  /** Whether later routes are looked at too. */
  continue?: boolean | undefined;
  middleware?: number | undefined;
  /** A regular expression for the path. */
  src: string;
  caseSensitive?: boolean | undefined;
  /** Whether the file system is looked at again after the route. */
  check?: boolean | undefined;
  /** The path or URL that answers. */
  dest?: string | undefined;
  destination?: string | ServiceDestination | undefined;
  env?: string[] | undefined;
  has?: RouteCondition[] | undefined;
  headers?: { [key: string]: string } | undefined;
  important?: boolean | undefined;
  locale?: {
    cookie?: string | undefined;
    redirect?: { [key: string]: string } | undefined;
  } | undefined;
  methods?: string[] | undefined;
  middlewarePath?: string | undefined;
  middlewareRawSrc?: string[] | undefined;
  missing?: RouteCondition[] | undefined;
  mitigate?: {
    action: "challenge" | "deny" | Unlisted;
  } | undefined;
  override?: boolean | undefined;
  respectOriginCacheControl?: boolean | undefined;
  source?: string | undefined;
  status?: number | undefined;
  statusCode?: number | undefined;
  transforms?: RouteTransform[] | undefined;
} | HandleRoute;

/** A service of a deployment. */
export type DeploymentService = ExperimentalService | ExperimentalServiceV2;

/** State of a deployment, including its deletion. */
export type DeploymentState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | "DELETED" | Unlisted;

/** A deployment, in a list. */
export interface DeploymentSummary {
  type: "LAMBDAS";
  /** The ID of a deployment: `dpl_…`. */
  uid: string;
  name: string;
  /** Same value as `createdAt`. Unix time in milliseconds. */
  created: number;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  creator: DeploymentSummaryCreator;
  /** The page that shows the build. */
  inspectorUrl: string | null;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  readyState?: DeploymentState | undefined;
  /** The host name, without a scheme. */
  url: string;
  /** Time at which the aliases were assigned; true or false if no time was recorded. */
  aliasAssigned?: boolean | number | null | undefined;
  /** Reason why the aliases could not be assigned. */
  aliasError?: CodedError | null | undefined;
  /** Author of the deployed commit. */
  attribution?: CommitAttribution | undefined;
  /** Unix time in milliseconds. */
  buildingAt?: number | undefined;
  checks?: DeploymentChecks | undefined;
  /** Conclusion of the checks. */
  checksConclusion?: ChecksConclusion | undefined;
  /** Progress of the checks. */
  checksState?: ChecksState | undefined;
  /** Whether builds run inside the private network. */
  connectBuildsEnabled?: boolean | undefined;
  /** The private network that it is connected to. */
  connectConfigurationId?: string | undefined;
  customEnvironment?: {
    id: string;
    slug?: string | undefined;
  } | undefined;
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Unix time in milliseconds. */
  deleted?: number | undefined;
  errorCode?: string | undefined;
  errorMessage?: string | null | undefined;
  /** Unix time in milliseconds. */
  expiration?: number | undefined;
  /** Whether production can be rolled back to it. */
  isRollbackCandidate?: boolean | null | undefined;
  /** Progress of resources that must be set up by hand. */
  manualProvisioning?: ManualProvisioning | undefined;
  meta?: { [key: string]: string } | undefined;
  /** Present if the build ran out of memory. */
  oomReport?: "out-of-memory" | undefined;
  /** The private network that takes over in a failover. */
  passiveConnectConfigurationId?: string | undefined;
  platform?: DeploymentPlatform | undefined;
  /** Whether it was built elsewhere and only uploaded. */
  prebuilt?: boolean | undefined;
  projectSettings?: DeploymentSummaryProjectSettings | undefined;
  /** Time at which the current retention policy would delete the deployment. Unix time in milliseconds. */
  proposedExpiration?: number | undefined;
  /** Time at which the deployment became ready. Unix time in milliseconds. */
  ready?: number | undefined;
  /** Whether a production deployment waits, rolls out or has been promoted. */
  readySubstate?: DeploymentReadySubstate | undefined;
  /** Reason why the author of the commit may not deploy. */
  seatBlock?: SeatBlock | undefined;
  /** Whether the retention policy deleted it. */
  softDeletedByRetention?: boolean | undefined;
  source?: DeploymentOrigin | undefined;
  /** Same value as `readyState`. */
  state?: DeploymentState | undefined;
  /** Null for a preview. */
  target?: DeployableTarget | null | undefined;
  /** Unix time in milliseconds. */
  undeleted?: number | undefined;
}

/** Creator of a deployment, in a list. */
export interface DeploymentSummaryCreator {
  type?: CreatorType | undefined;
  uid: string;
  email?: string | undefined;
  githubLogin?: string | undefined;
  gitlabLogin?: string | undefined;
  username?: string | undefined;
}

/** The settings of the project when the deployment was made, as a list shows them. */
export interface DeploymentSummaryProjectSettings {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  framework?: Framework | null | undefined;
  gitComments?: GitComments | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  /** Whether Git LFS files are fetched. */
  gitLFS?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  nodeVersion?: NodeVersion | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  speedInsights?: SpeedInsights | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
}

/** The team of a deployment. */
export interface DeploymentTeam {
  /** The ID of a team: `team_…`. */
  id: string;
  name: string;
  slug: string;
  avatar?: string | undefined;
}

/** Result of the cache lookup for a request. */
export type EdgeCacheStatus = "HIT" | "MISS" | "STALE" | "REVALIDATED" | "PRERENDER" | "BYPASS" | Unlisted;

/** Order of the events: oldest first (`forward`) or newest first. */
export type EventsDirection = "backward" | "forward" | Unlisted;

/** A service in the first form. */
export interface ExperimentalService {
  type: ServiceType;
  schema: "experimentalServices";
  name: string;
  builder: DeploymentBuilder;
  workspace: string;
  /** The build command. */
  buildCommand?: string | undefined;
  entrypoint?: string | undefined;
  env?: { [key: string]: {
    type: "service-ref";
    service: string;
  } } | undefined;
  framework?: string | undefined;
  group?: string | undefined;
  handlerFunction?: string | undefined;
  /** The command that installs dependencies. */
  installCommand?: string | undefined;
  preDeployCommand?: string | undefined;
  routePrefix?: string | undefined;
  routePrefixSource?: "configured" | "generated" | Unlisted | undefined;
  runtime?: string | undefined;
  schedule?: string | string[] | undefined;
  subdomain?: string | undefined;
  topics?: (string | {
    topic: string;
    /** Delay before the first delivery of a message. */
    initialDelaySeconds?: number | undefined;
    /** Delay before a message is delivered again. */
    retryAfterSeconds?: number | undefined;
  })[] | undefined;
  trigger?: "queue" | "schedule" | "workflow" | Unlisted | undefined;
}

/** A service in the second form. */
export interface ExperimentalServiceV2 {
  schema: "experimentalServicesV2";
  name: string;
  builder: DeploymentBuilder;
  root: string;
  bindings?: ServiceBinding[] | undefined;
  /** The build command. */
  buildCommand?: string | undefined;
  cleanUrls?: boolean | undefined;
  command?: string[] | undefined;
  /** The command that starts a local server. */
  devCommand?: string | undefined;
  entrypoint?: string | undefined;
  framework?: string | undefined;
  functions?: { [key: string]: DeploymentFunction } | undefined;
  headers?: ServiceHeaders[] | undefined;
  ignoreCommand?: string | undefined;
  /** The command that installs dependencies. */
  installCommand?: string | undefined;
  /** The folder that holds the result of the build. */
  outputDirectory?: string | undefined;
  redirects?: ServiceRedirect[] | undefined;
  rewrites?: ServiceRewrite[] | undefined;
  routes?: (SourceRoute | HandleRoute)[] | undefined;
  runtime?: string | undefined;
  trailingSlash?: boolean | undefined;
}

/** A feature flag. */
export interface FlagDefinition {
  description?: string | undefined;
  options?: {
    value: FlagValue | null;
    label?: string | undefined;
  }[] | undefined;
  url?: string | undefined;
}

/** Any JSON value but null. */
export type FlagValue = string | number | { [key: string]: FlagValue | null } | boolean | (FlagValue | null)[];

/** Trigger that calls a function in addition to requests. */
export type FunctionTrigger = QueueTriggerV1 | QueueTriggerV2 | ScheduleTrigger;

/** Metadata of the commit that a local folder is at. */
export interface GitMetadata {
  /** Whether it is deployed from a continuous integration system. */
  ci?: boolean | undefined;
  /** The user at the Git provider for whom the continuous integration system runs. */
  ciGitProviderUsername?: string | undefined;
  /** Whether the repository is public or private, in the words of the continuous integration system. */
  ciGitRepoVisibility?: string | undefined;
  /** Continuous integration system, such as `github-actions`. */
  ciType?: string | undefined;
  /** E-mail address of the commit's author. */
  commitAuthorEmail?: string | undefined;
  /** Name of the commit's author. */
  commitAuthorName?: string | undefined;
  /** The message of the commit. */
  commitMessage?: string | undefined;
  /** The branch that the commit is on. */
  commitRef?: string | undefined;
  /** The commit that the files are taken from, by its hash. */
  commitSha?: string | undefined;
  /** Whether there are changes that are not committed. */
  dirty?: boolean | undefined;
  /** The URL of the repository that the folder was cloned from. */
  remoteUrl?: string | undefined;
  /** The path of the deployed folder within the repository; empty for the repository's root. */
  rootDirectory?: string | undefined;
}

/** The repository of a deployment. */
export type GitRepo = GitRepoGithub | GitRepoGitlab | GitRepoBitbucket | GitRepoVercel | GitRepoCursorOrigin;

/** A repository on Bitbucket. */
export interface GitRepoBitbucket {
  type: "bitbucket";
  name: string;
  defaultBranch: string;
  ownerType: RepoOwnerType;
  path: string;
  private: boolean;
  slug: string;
  owner: string;
  /** The ID of the repository. */
  repoUuid: string;
  /** The ID of the workspace. */
  workspaceUuid: string;
}

/** A repository on Cursor Origin. */
export interface GitRepoCursorOrigin {
  type: "cursor-origin";
  name: string;
  defaultBranch: string;
  ownerType: RepoOwnerType;
  path: string;
  private: boolean;
  owner: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: string;
}

/** A repository on GitHub. */
export interface GitRepoGithub {
  type: "github";
  name: string;
  defaultBranch: string;
  ownerType: RepoOwnerType;
  path: string;
  private: boolean;
  /** The owner of the repository. */
  org: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: number;
  repoOwnerId: number;
}

/** A repository on GitLab. */
export interface GitRepoGitlab {
  type: "gitlab";
  name: string;
  defaultBranch: string;
  ownerType: RepoOwnerType;
  path: string;
  private: boolean;
  namespace: string;
  projectId: number;
  url: string;
}

/** A repository hosted by the platform. */
export interface GitRepoVercel {
  type: "vercel";
  name: string;
  defaultBranch: string;
  ownerType: RepoOwnerType;
  path: string;
  private: boolean;
  /** The owner of the repository. */
  org: string;
  /** The name of the repository. */
  repo: string;
}

/** The commit to deploy. */
export type GitSourceInput =
  | GithubRepoInput
  | GithubRepoIdInput
  | GithubLimitedRepoInput
  | GithubLimitedRepoIdInput
  | GitlabProjectInput
  | BitbucketRepoInput
  | BitbucketRepoIdInput
  | CursorOriginInput
  | VercelGitInput;

/** A repository on GitHub by its ID, with limited access. */
export interface GithubLimitedRepoIdInput {
  /** Fetches the commit from GitHub, with limited access. */
  type: "github-limited";
  /** The branch or tag. */
  ref: string;
  /** The ID of the repository. */
  repoId: number | string;
  /** The commit. */
  sha?: string | undefined;
}

/** A repository on GitHub by its name, with limited access. */
export interface GithubLimitedRepoInput {
  /** Fetches the commit from GitHub, with limited access. */
  type: "github-limited";
  /** The owner of the repository. */
  org: string;
  /** The branch or tag. */
  ref: string;
  /** The name of the repository. */
  repo: string;
  /** The commit. */
  sha?: string | undefined;
}

/** A repository on GitHub, by its ID. */
export interface GithubRepoIdInput {
  /** Fetches the commit from GitHub. */
  type: "github";
  /** The branch or tag. */
  ref: string;
  /** The ID of the repository. */
  repoId: number | string;
  /** The commit. */
  sha?: string | undefined;
}

/** A repository on GitHub, by its name. */
export interface GithubRepoInput {
  /** Fetches the commit from GitHub. */
  type: "github";
  /** The owner of the repository. */
  org: string;
  /** The branch or tag. */
  ref: string;
  /** The name of the repository. */
  repo: string;
  /** The commit. */
  sha?: string | undefined;
}

/** A project on GitLab. */
export interface GitlabProjectInput {
  /** Fetches the commit from GitLab. */
  type: "gitlab";
  /** The ID of the project on GitLab. */
  projectId: number | string;
  /** The branch or tag. */
  ref: string;
  /** The commit. */
  sha?: string | undefined;
}

/** Begins a phase of routing. */
export interface HandleRoute {
  /** The phase that begins here, such as `filesystem`: the routes that follow belong to it. */
  handle: RouteHandle;
  /** A path or URL, as in other routes; its effect beside `handle` is not published. */
  dest?: string | undefined;
  /** A regular expression, as in other routes; its effect beside `handle` is not published. */
  src?: string | undefined;
  /** A status, as in other routes; its effect beside `handle` is not published. */
  status?: number | undefined;
}

/** Headers that answers to some paths get. */
export interface HeadersInput {
  /** The path that is matched, with `:name` for a segment. */
  source: string;
  /** The headers that the answers get. */
  headers: readonly {
    /** The name of the header. */
    key: string;
    /** The value of the header. */
    value: string;
  }[];
  /** Conditions that must all hold. */
  has?: readonly RouteCondition[] | undefined;
  /** Conditions of which none may hold. */
  missing?: readonly RouteCondition[] | undefined;
}

/** Settings for resizing and converting images. */
export interface ImageOptimization {
  /** Whether a browser that opens an image itself shows it (`inline`) or saves it (`attachment`). */
  contentDispositionType?: "attachment" | "inline" | Unlisted | undefined;
  /** The `Content-Security-Policy` header that images are answered with. */
  contentSecurityPolicy?: string | undefined;
  /** Whether SVG images are served too; they can hold scripts. */
  dangerouslyAllowSVG?: boolean | undefined;
  /** The host names from which images may come; `remotePatterns` is more precise. */
  domains?: readonly string[] | undefined;
  /** The formats that images may be converted to, when the browser takes them. */
  formats?: readonly ("image/avif" | "image/webp" | Unlisted)[] | undefined;
  /** The paths of the deployment itself that images may come from. */
  localPatterns?: readonly {
    /** The path of the image, as a pattern. */
    pathname?: string | undefined;
    /** The query that the image's URL must have, with its `?`; empty for none. */
    search?: string | undefined;
  }[] | undefined;
  /** In seconds. */
  minimumCacheTTL?: number | undefined;
  /** The allowed qualities, from 1 to 100. */
  qualities?: readonly number[] | undefined;
  /** The URLs elsewhere that images may come from. */
  remotePatterns?: readonly RemoteImagePattern[] | undefined;
  /** The allowed widths, in pixels. */
  sizes?: readonly number[] | undefined;
}

/** A file with its content. */
export interface InlineDeploymentFile {
  /** The path within the deployment. */
  file: string;
  /** The content. */
  data: string;
  /** Encoding of `data`: plain text (`utf-8`), or Base64 for bytes that are not text. */
  encoding?: "base64" | "utf-8" | Unlisted | undefined;
  /** The file's mode, as Unix has it: 33188 (0o100644), or 33261 (0o100755) for a program. Not in the platform's published description. */
  mode?: number | undefined;
}

/** Outcome of an action. */
export interface IntegrationActionOutcome {
  /** Kind of outcome; this kind carries secrets. */
  kind: string;
  /** The secrets that the deployment gets. */
  secrets: readonly {
    /** The name of the secret. */
    name: string;
    /** The secret itself. A credential: keep it out of logs. */
    value: string;
  }[];
}

/** State of a function. */
export type LambdaReadyState = "BUILDING" | "ERROR" | "INITIALIZING" | "READY" | Unlisted;

/** Progress of resources that must be set up by hand. */
export interface ManualProvisioning {
  state: "COMPLETE" | "PENDING" | "TIMEOUT" | Unlisted;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
}

/** A deployment with little more than its state. */
export interface MinimalDeployment {
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  /** Whether the aliases point here: only then is a READY deployment finished. */
  aliasAssigned: boolean;
  readyState: DeploymentReadyState;
  alias?: string[] | undefined;
  /** Reason why the aliases could not be assigned. */
  aliasError?: CodedError | null | undefined;
  /** Warning from the assignment of the aliases. */
  aliasWarning?: AliasWarning | null | undefined;
  errorCode?: string | undefined;
  errorMessage?: string | null | undefined;
  /** Null for a preview. */
  target?: DeployableTarget | null | undefined;
}

/** A deployment, in its public form. */
export interface PublicDeployment {
  type: "LAMBDAS";
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  name: string;
  /** Whether the aliases point here: only then is a READY deployment finished. */
  aliasAssigned: boolean;
  /** Time at which the build container started. Unix time in milliseconds. */
  bootedAt: number;
  /** Whether the build was skipped. */
  buildSkipped: boolean;
  /** Unix time in milliseconds. */
  buildingAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  creator: DeploymentCreator;
  meta: { [key: string]: string };
  public: boolean;
  readyState: DeploymentReadyState;
  regions: string[];
  /** Same value as `readyState`. */
  status: DeploymentReadyState;
  /** The host name, without a scheme. */
  url: string;
  /** Address on the local machine, such as `http://site.localhost:4000`. Only an emulator sends it. Not in the platform's published description. */
  origin?: string | undefined;
  version: number;
  alias?: string[] | undefined;
  /** Reason why the aliases could not be assigned. */
  aliasError?: CodedError | null | undefined;
  aliasFinal?: string | null | undefined;
  /** Warning from the assignment of the aliases. */
  aliasWarning?: AliasWarning | null | undefined;
  /** Whether a production deployment gets the custom domains automatically. */
  autoAssignCustomDomains?: boolean | undefined;
  /** The aliases that the platform assigns by itself. */
  automaticAliases?: string[] | undefined;
  /** Time at which the build container stopped. Unix time in milliseconds. */
  buildContainerFinishedAt?: number | undefined;
  /** Time at which the build failed. Unix time in milliseconds. */
  buildErrorAt?: number | undefined;
  /** Unix time in milliseconds. */
  canceledAt?: number | undefined;
  /** Conclusion of the checks. */
  checksConclusion?: ChecksConclusion | undefined;
  /** Progress of the checks. */
  checksState?: ChecksState | undefined;
  customEnvironment?: CustomEnvironment | {
    id: string;
  } | undefined;
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  errorCode?: string | undefined;
  errorLink?: string | undefined;
  errorMessage?: string | null | undefined;
  errorStep?: string | undefined;
  gitSource?: DeploymentGitSource | undefined;
  /** Unix time in milliseconds. */
  initReadyAt?: number | undefined;
  isFirstBranchDeployment?: boolean | undefined;
  lambdas?: DeploymentLambda[] | undefined;
  /** Progress of resources that must be set up by hand. */
  manualProvisioning?: ManualProvisioning | undefined;
  nodeVersion?: NodeVersion | undefined;
  /** Claims of the deployment's OIDC tokens. */
  oidcTokenClaims?: OidcTokenClaims | undefined;
  /** Present if the build ran out of memory. */
  oomReport?: "out-of-memory" | undefined;
  originCacheRegion?: string | undefined;
  /** The regions that take over in a failover. */
  passiveRegions?: string[] | undefined;
  /** Whether it was built elsewhere and only uploaded. */
  prebuilt?: boolean | undefined;
  previewCommentsEnabled?: boolean | undefined;
  project?: DeploymentProject | undefined;
  /** Time at which the deployment became ready. Unix time in milliseconds. */
  ready?: number | undefined;
  /** Reason for the state of the deployment. */
  readyStateReason?: string | undefined;
  /** Whether a production deployment waits, rolls out or has been promoted. */
  readySubstate?: DeploymentReadySubstate | undefined;
  /** Whether the retention policy deleted it. */
  softDeletedByRetention?: boolean | undefined;
  source?: DeploymentOrigin | undefined;
  /** Null for a preview. */
  target?: DeployableTarget | null | undefined;
  team?: DeploymentTeam | undefined;
  ttyBuildLogs?: boolean | undefined;
  /** Time at which the deployment was restored after a deletion. Unix time in milliseconds. */
  undeletedAt?: number | undefined;
  /** The aliases that the user requested. */
  userAliases?: string[] | undefined;
  userConfiguredDeploymentId?: string | undefined;
}

/** Messages of a queue, for a named consumer. */
export interface QueueTriggerV1 {
  /** Calls the function for messages of a queue, in the first form: with a consumer. */
  type: "queue/v1beta";
  /** The name of the consumer group that the function reads the queue as. */
  consumer: string;
  /** The name of the topic whose messages are delivered. */
  topic: string;
  /** Delay before the first delivery of a message. */
  initialDelaySeconds?: number | undefined;
  /** Maximum number of messages handled at a time. */
  maxConcurrency?: number | undefined;
  /** Maximum number of deliveries before a message is dropped. */
  maxDeliveries?: number | undefined;
  /** Delay before a message is delivered again. */
  retryAfterSeconds?: number | undefined;
}

/** Messages of a queue. */
export interface QueueTriggerV2 {
  /** Calls the function for messages of a queue, in the second form: without a consumer. */
  type: "queue/v2beta";
  /** The name of the topic whose messages are delivered. */
  topic: string;
  /** Delay before the first delivery of a message. */
  initialDelaySeconds?: number | undefined;
  /** Maximum number of messages handled at a time. */
  maxConcurrency?: number | undefined;
  /** Maximum number of deliveries before a message is dropped. */
  maxDeliveries?: number | undefined;
  /** Delay before a message is delivered again. */
  retryAfterSeconds?: number | undefined;
}

/** A redirect of a deployment. */
export interface RedirectInput {
  /** The path that is matched, with `:name` for a segment. */
  source: string;
  /** The target path or URL. */
  destination: string;
  /** 308 when true, 307 when false. */
  permanent?: boolean | undefined;
  /** The status, in place of `permanent`. At least 100, at most 999. */
  statusCode?: number | undefined;
  /** Conditions that must all hold. */
  has?: readonly RouteCondition[] | undefined;
  /** Conditions of which none may hold. */
  missing?: readonly RouteCondition[] | undefined;
}

/** Pattern of addresses from which images may be loaded. */
export interface RemoteImagePattern {
  /** The host name, as a pattern. */
  hostname: string;
  /** The path, as a pattern. */
  pathname?: string | undefined;
  /** The port that the URL must name. */
  port?: string | undefined;
  /** The protocol; either will do when absent. */
  protocol?: "http" | "https" | Unlisted | undefined;
  /** The query that the URL must have, with its `?`; empty for none. */
  search?: string | undefined;
}

/** The request that an event belongs to. */
export interface RequestProxy {
  host: string;
  method: string;
  /** Unix time in milliseconds. */
  timestamp: number;
  cacheId?: string | undefined;
  clientIp?: string | undefined;
  lambdaRegion?: string | undefined;
  path?: string | undefined;
  pathType?: string | undefined;
  pathTypeVariant?: string | undefined;
  referer?: string | undefined;
  region?: string | undefined;
  responseByteSize?: number | undefined;
  scheme?: string | undefined;
  statusCode?: number | undefined;
  userAgent?: string[] | undefined;
  vercelCache?: EdgeCacheStatus | undefined;
  vercelId?: string | undefined;
  wafAction?: RequestWafAction | undefined;
  wafRuleId?: string | undefined;
}

/** Action of the firewall on a request. */
export type RequestWafAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | Unlisted;

/** A rewrite of a deployment. */
export interface RewriteInput {
  /** The path that is matched, with `:name` for a segment. */
  source: string;
  /** The path, URL or service that answers. */
  destination: ServiceDestination | string;
  /** Conditions that must all hold. */
  has?: readonly RouteCondition[] | undefined;
  /** Conditions of which none may hold. */
  missing?: readonly RouteCondition[] | undefined;
}

/** A condition on the host or on a header, cookie or query value. */
export type RouteCondition = RouteHostCondition | RouteKeyCondition;

/** A phase of routing. */
export type RouteHandle = "filesystem" | "hit" | "miss" | "resource" | "rewrite" | "error" | Unlisted;

/** A condition on the host. */
export interface RouteHostCondition {
  /** The condition is on the host name that the request is made to. */
  type: "host";
  /** A regular expression for the host name, or another way to compare it. */
  value: string | RouteMatcher;
}

/** A route, or the beginning of a phase of routing. */
export type RouteInput = SourceRouteInput | HandleRoute;

/** A condition on a header, cookie or query value. */
export interface RouteKeyCondition {
  /** Part of the request to check: a cookie, a header or a query parameter. */
  type: "cookie" | "header" | "query";
  /** The name of the cookie, header or query parameter. */
  key: string;
  /** A regular expression for the value, or another way to compare it; any value will do when absent. */
  value?: string | RouteMatcher | undefined;
}

/** Changes a header or a query value. */
export interface RouteKeyTransform {
  /** Target of the transform: headers or query parameters of the request, or headers of the response. */
  type: "request.headers" | "request.query" | "response.headers";
  /** `append` adds to the value, `set` replaces it, `delete` removes it. */
  op: "append" | "delete" | "set" | Unlisted;
  /** Headers or query parameters to change. */
  target: {
    /** The name of the header or query parameter, or how names are compared. */
    key: string | RouteMatcher;
  };
  /** Value or values to set or append; required for both. */
  args?: string | readonly string[] | undefined;
  /** The names of environment variables whose `$NAME` in `args` is replaced by their value. */
  env?: readonly string[] | undefined;
}

/** Comparison with a value. */
export interface RouteMatcher {
  /** The value is exactly this. */
  eq?: number | string | undefined;
  /** The value, as a number, is greater than this. */
  gt?: number | undefined;
  /** The value, as a number, is this or greater. */
  gte?: number | undefined;
  /** The value is one of these. */
  inc?: readonly string[] | undefined;
  /** The value, as a number, is less than this. */
  lt?: number | undefined;
  /** The value, as a number, is this or less. */
  lte?: number | undefined;
  /** The value is anything but this. */
  neq?: string | undefined;
  /** The value is none of these. */
  ninc?: readonly string[] | undefined;
  /** The value begins with this. */
  pre?: string | undefined;
  /** The value matches this regular expression. */
  re?: string | undefined;
  /** The value ends with this. */
  suf?: string | undefined;
}

/** Changes the path. */
export interface RoutePathTransform {
  /** Changes the path of the request. */
  type: "request.path";
  /** Replaces the path. */
  op: "set";
  /** The new path. */
  args: string;
  /** The names of environment variables whose `$NAME` in `args` is replaced by their value. */
  env?: readonly string[] | undefined;
}

/** Changes a request or an answer. */
export type RouteTransform = RouteKeyTransform | RoutePathTransform;

/** A schedule. */
export interface ScheduleTrigger {
  /** Calls the function on a schedule. */
  type: "schedule/v1beta";
}

/** Reason why the author of a commit may not deploy. */
export interface SeatBlock {
  blockCode: "COMMIT_AUTHOR_REQUIRED" | "TEAM_ACCESS_REQUIRED" | Unlisted;
  gitProvider?: "bitbucket" | "github" | "gitlab" | Unlisted | undefined;
  gitUserId?: number | string | undefined;
  isVerified?: boolean | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
}

/** Gives a service the URL of another. */
export interface ServiceBinding {
  format: "url";
  type?: "service" | undefined;
  env: string;
  service: string;
}

/** Headers of responses. */
export interface ServiceHeaders {
  headers: {
    key: string;
    value: string;
  }[];
  source: string;
  has?: RouteCondition[] | undefined;
  missing?: RouteCondition[] | undefined;
}

/** A redirect of a service. */
export interface ServiceRedirect {
  destination: string;
  source: string;
  env?: string[] | undefined;
  has?: RouteCondition[] | undefined;
  missing?: RouteCondition[] | undefined;
  permanent?: boolean | undefined;
  statusCode?: number | undefined;
}

/** A rewrite of a service. */
export interface ServiceRewrite {
  destination: string | ServiceDestination;
  source: string;
  env?: string[] | undefined;
  has?: RouteCondition[] | undefined;
  missing?: RouteCondition[] | undefined;
  respectOriginCacheControl?: boolean | undefined;
  statusCode?: number | undefined;
  transforms?: RoutePathTransform[] | undefined;
}

/** A route that matches requests by their path. */
export interface SourceRoute {
  /** A regular expression for the path. */
  src: string;
  caseSensitive?: boolean | undefined;
  /** Whether the file system is looked at again after the route. */
  check?: boolean | undefined;
  /** Whether later routes are looked at too. */
  continue?: boolean | undefined;
  /** The path or URL that answers. */
  dest?: string | undefined;
  destination?: string | ServiceDestination | undefined;
  env?: string[] | undefined;
  has?: RouteCondition[] | undefined;
  headers?: { [key: string]: string } | undefined;
  important?: boolean | undefined;
  locale?: {
    cookie?: string | undefined;
    redirect?: { [key: string]: string } | undefined;
  } | undefined;
  methods?: string[] | undefined;
  middleware?: number | undefined;
  middlewarePath?: string | undefined;
  middlewareRawSrc?: string[] | undefined;
  missing?: RouteCondition[] | undefined;
  mitigate?: {
    action: "challenge" | "deny" | Unlisted;
  } | undefined;
  override?: boolean | undefined;
  respectOriginCacheControl?: boolean | undefined;
  source?: string | undefined;
  status?: number | undefined;
  statusCode?: number | undefined;
  transforms?: RouteTransform[] | undefined;
}

/** A route that matches requests by their path. */
export interface SourceRouteInput {
  /** A regular expression for the path. */
  src: string;
  /** The path or URL that answers. */
  dest?: string | undefined;
  /** Headers that the answer gets. */
  headers?: { [key: string]: string } | undefined;
  /** Only requests with these methods. */
  methods?: readonly string[] | undefined;
  /** Whether later routes are looked at too. */
  continue?: boolean | undefined;
  /** Whether the path is case-sensitive. */
  caseSensitive?: boolean | undefined;
  /** Whether the file system is looked at again after the route. */
  check?: boolean | undefined;
  /** Whether it counts before the routes that a build makes. */
  important?: boolean | undefined;
  /** Whether it takes the place of what a build makes for the path. */
  override?: boolean | undefined;
  /** The status of the answer. At least 100, at most 999. */
  status?: number | undefined;
  /** Conditions that must all hold. */
  has?: readonly RouteCondition[] | undefined;
  /** Conditions of which none may hold. */
  missing?: readonly RouteCondition[] | undefined;
  /** Action on the request in place of a response. */
  mitigate?: {
    /** `challenge` has the browser prove that it is one; `deny` refuses the request. */
    action: "challenge" | "deny" | Unlisted;
  } | undefined;
  /** Changes to the request or the answer. */
  transforms?: readonly RouteTransform[] | undefined;
  /** Locale routing: a path for each language, and the cookie that names the language. */
  locale?: {
    /** The name of the cookie that holds the visitor's language. */
    cookie?: string | undefined;
    /** The path of each language, by its code, such as `en`. */
    redirect?: { [key: string]: string } | undefined;
  } | undefined;
}

/** Progress of an integration's action. */
export interface UpdateDeploymentIntegrationActionRequest {
  /** Outcomes of the action, such as secrets for the deployment. */
  outcomes?: readonly IntegrationActionOutcome[] | undefined;
  /** Whether the action is still running or how it ended. */
  status?: "failed" | "running" | "succeeded" | Unlisted | undefined;
  /** The progress of the action as text for users. */
  statusText?: string | undefined;
  /** URL at which users read more about the state of the action; begins with `http://`, `https://` or `sso:`. Format: `uri`. Pattern: `^https?://|^sso:`. */
  statusUrl?: string | undefined;
}

/** A file that was uploaded before. */
export interface UploadedDeploymentFile {
  /** The path within the deployment. */
  file: string;
  /** The SHA-1 of the content, in hex. A folder, which its `mode` tells (16877, 0o40755), has none. Pattern: `^[0-9a-f]{40}$`. */
  sha?: string | undefined;
  /** Size in bytes; absent for a folder. */
  size?: number | undefined;
  /** The file's mode, as Unix has it: 33188 (0o100644), or 33261 (0o100755) for a program. Not in the platform's published description. */
  mode?: number | undefined;
}

/** A commit hosted by the platform. */
export interface VercelGitInput {
  /** Fetches the commit from a repository that the platform hosts. */
  type: "vercel";
  /** The commit. */
  sha: string;
}

/** A repository hosted by the platform. */
export interface VercelGitSource {
  type: "vercel";
  /** The commit. */
  sha: string;
  /** The owner of the repository. */
  org?: string | undefined;
  /** The number of the pull request. */
  prId?: number | null | undefined;
  /** The branch or tag. */
  ref?: string | null | undefined;
  /** The name of the repository. */
  repo?: string | undefined;
  /** Unix time in milliseconds. */
  repoPushedAt?: number | undefined;
}

/** Input of `getDeploymentEvents`. */
export interface GetDeploymentEventsInput {
  /** The deployment, by its ID or its host name. */
  idOrUrl: string;
  /** Concerns the events of builds; its values and their effect are not published. */
  builds?: number | undefined;
  /** Concerns the events of type `delimiter`; its values and their effect are not published. */
  delimiter?: number | undefined;
  /** The order of the events. Default: `"forward"`. */
  direction?: EventsDirection | undefined;
  /** Maximum number of events; -1 for all. */
  limit?: number | undefined;
  /** Only events of the build with this ID. */
  name?: string | undefined;
  /** Only events after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only requests with this status, such as `404` or `5xx`. */
  statusCode?: number | string | undefined;
  /** Only events before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `getDeploymentEvents`. */
export type GetDeploymentEventsOutput = (DeploymentEvent | null)[];

/** Input of `followDeploymentEvents`. */
export interface FollowDeploymentEventsInput {
  /** The deployment, by its ID or its host name. */
  idOrUrl: string;
  /** Concerns the events of builds; its values and their effect are not published. */
  builds?: number | undefined;
  /** Concerns the events of type `delimiter`; its values and their effect are not published. */
  delimiter?: number | undefined;
  /** The order of the events. Default: `"forward"`. */
  direction?: EventsDirection | undefined;
  /** Maximum number of events; -1 for all. */
  limit?: number | undefined;
  /** Only events of the build with this ID. */
  name?: string | undefined;
  /** Only events after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only requests with this status, such as `404` or `5xx`. */
  statusCode?: number | string | undefined;
  /** Only events before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** One record of `followDeploymentEvents`. */
export type FollowDeploymentEventsOutput = DeploymentEvent;

/** Input of `updateDeploymentIntegrationAction`. */
export interface UpdateDeploymentIntegrationActionInput extends UpdateDeploymentIntegrationActionRequest {
  /** The deployment that the action runs for, by its ID. */
  deploymentId: string;
  /** The installation of the integration, by its ID. */
  integrationConfigurationId: string;
  /** The resource of the integration that the action works on, by its ID. */
  resourceId: string;
  /** The action whose outcome is reported, by its slug. */
  action: string;
}

/** Answer of `updateDeploymentIntegrationAction`. */
export type UpdateDeploymentIntegrationActionOutput = void;

/** Input of `getDeployment`. */
export interface GetDeploymentInput {
  /** The deployment, by its ID or its host name. */
  idOrUrl: string;
  /** `true` adds details of the Git repository. */
  withGitRepoInfo?: boolean | undefined;
}

/** Answer of `getDeployment`. */
export type GetDeploymentOutput = Deployment;

/** Input of `createDeployment`. */
export interface CreateDeploymentInput extends CreateDeploymentRequest {
  /** `1` deploys even when nothing changed. */
  forceNew?: OneOrZero | undefined;
  /** `1`: the files are the output of a build, below `.vercel/output`; nothing is built. Not in the platform's published description. */
  prebuilt?: OneOrZero | undefined;
  /** `1` deploys even when another framework is detected than the project's settings name; without it that is an error. */
  skipAutoDetectionConfirmation?: OneOrZero | undefined;
}

/** Answer of `createDeployment`. */
export type CreateDeploymentOutput = Deployment;

/** Input of `cancelDeployment`. */
export interface CancelDeploymentInput {
  /** The deployment to cancel, by its ID. */
  id: string;
}

/** Answer of `cancelDeployment`. */
export type CancelDeploymentOutput = Deployment;

/** Input of `uploadDeploymentFile`. */
export interface UploadDeploymentFileInput {
  /** The SHA-1 of the file, in hex, under its older name. At most 40 characters. */
  xNowDigest?: string | undefined;
  /** The size of the file, in bytes. */
  xNowSize?: number | undefined;
  /** The SHA-1 of the file, in hex. At most 40 characters. */
  xVercelDigest?: string | undefined;
  /** The bytes of the file. */
  body?: BodySource | undefined;
}

/** Answer of `uploadDeploymentFile`. */
export interface UploadDeploymentFileOutput {
  urls?: string[] | undefined;
}

/** Input of `listDeploymentFiles`. */
export interface ListDeploymentFilesInput {
  /** The deployment whose files are listed, by its ID. */
  id: string;
}

/** Answer of `listDeploymentFiles`. */
export type ListDeploymentFilesOutput = DeploymentFileNode[];

/** Input of `getDeploymentFile`. */
export interface GetDeploymentFileInput {
  /** The deployment that the file belongs to, by its ID. */
  id: string;
  /** The file, by the ID that the list of the deployment's files gives (`uid`). */
  fileId: string;
  /** The path of the file, where the deployment has Git sources. */
  path?: string | undefined;
}

/** Answer of `getDeploymentFile`. */
export interface GetDeploymentFileOutput {
  /** The content in Base64. Format: `byte`. */
  data?: string | undefined;
}

/** Input of `listDeployments`. */
export interface ListDeploymentsInput {
  /** Only deployments of the project with this name. */
  app?: string | undefined;
  /** Only deployments of this branch. */
  branch?: string | undefined;
  /** Only deployments created after this time, like `since`. Unix time in milliseconds. */
  from?: number | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only deployments whose `meta` has these values; each is sent as a parameter of its own, `meta-<key>`. Not in the platform's published description. */
  meta?: { [key: string]: string } | undefined;
  /** Only deployments of this project, by its ID or name. */
  projectId?: string | undefined;
  /** Only deployments of these projects. */
  projectIds?: readonly string[] | undefined;
  /** Only deployments that production can be rolled back to. */
  rollbackCandidate?: boolean | undefined;
  /** Only deployments of this commit. */
  sha?: string | undefined;
  /** Only deployments created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only these states, separated by commas. */
  state?: string | undefined;
  /** Only deployments to this environment. */
  target?: string | undefined;
  /** Only deployments created before this time, like `until`. Unix time in milliseconds. */
  to?: number | undefined;
  /** Only deployments created before this time. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only deployments of these users, separated by commas. */
  users?: string | undefined;
}

/** Answer of `listDeployments`. */
export type ListDeploymentsOutput = DeploymentPage;

/** Input of `deleteDeployment`. */
export interface DeleteDeploymentInput {
  /** The deployment to delete, by its ID. */
  id: string;
  /** The host name of the deployment; wins over `id`. */
  url?: string | undefined;
}

/** Answer of `deleteDeployment`. */
export interface DeleteDeploymentOutput {
  /** The ID of a deployment: `dpl_…`. */
  uid: string;
  state: "DELETED";
}
