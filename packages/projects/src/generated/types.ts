// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";
import type {
  BuildMachineReason, BuildMachineSelection, BuildQueue, BuildQueueConfiguration, BypassRevocation, ConnectConfiguration, CustomEnvironment, DefaultProjectJobs,
  DeploymentExpiration, DeploymentPolicyInput, DeploymentSourceRule, DismissedToast, EnvTarget, EnvVar, EnvVarContentHint, EnvVarError,
  EnvVarInternalContentHint, EnvVarKind, EnvVarVisibility, Framework, FunctionMemoryType, GitComments, GitProviderOptions, GitSourceRule, InternalRoute,
  IpBucket, LastAliasRequest, LatestDeployment, NodeVersion, OidcIssuerMode, OidcTokenConfig, OneOrZero, Pagination, Passport, PassportInput,
  PasswordProtection, PasswordProtectionInput, ProjectAbuse, ProjectAlias, ProjectAnalytics, ProjectCreator, ProjectCrons, ProjectDomain, ProjectExpiration,
  ProjectLink, ProjectMicrofrontends, ProjectPermissions, ProjectResourceConfig, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps,
  ProjectUsageStatus, ProjectWebAnalytics, ProtectionBypass, ProtectionScope, RedirectStatusCode, RollbackDescription, RollingReleaseConfig, SandboxRegion,
  SpeedInsights, SsoProtection, SsoProtectionInput, TargetEnvironment, ToastAction, Toggle, TracingRule, TrustedIpProtectionMode, TrustedIpScope,
} from "../../../../shapes/generated/types.ts";
export type {
  AliasJobStatus, AnnotatedValue, AppCreator, AutomationBypass, BitbucketLink, BranchMatcher, BuildMachineReason, BuildMachineSelection, BuildMachineType,
  BuildQueue, BuildQueueConfiguration, BypassRevocation, ChecksConclusion, ChecksState, CodedError, ConnectConfiguration, CountryHeaderCondition, CreatorAgent,
  CronDefinition, CursorOriginLink, CustomEnvironment, CustomPolicyEnvironment, DefaultProjectJobs, DeployHook, DeploymentExpiration, DeploymentPolicyInput,
  DeploymentPolicySource, DeploymentReadyState, DeploymentReadySubstate, DeploymentSourceRule, DismissedToast, DomainConfiguredBy, ElasticBuildMachine,
  EnvTarget, EnvVar, EnvVarContentHint, EnvVarError, EnvVarInternalContentHint, EnvVarKind, EnvVarVisibility, FirewallAction, FirewallConditionType,
  FirewallEdgeRateLimit, FirewallHeaderTransform, FirewallLimit, FirewallMitigation, FirewallMitigationAction, FirewallRedirect, FirewallRoute,
  FirewallRouteCondition, FirewallRouteMatcher, FirewallRouteMitigation, FlagsConnectionHint, Framework, FunctionMemoryType, GitComments, GithubCustomHostLink,
  GithubLimitedLink, GithubLink, GitlabLink, GitlabNamespaceSource, GitOrganizationSource, GitProviderOptions, GitSourceRule, HostCondition, IntegrationBypass,
  IntegrationCreator, IntegrationStoreSecretHint, InternalRoute, InterstitialAction, InterstitialRecord, IpBucket, JobTargets, LastAliasRequest,
  LatestDeployment, LatestDeploymentCreator, LegalBlockCondition, LegalBlockRoute, LockedExpiration, ManagedRuleState, ManagedRules, MicrofrontendsDisabled,
  NodeVersion, OidcIssuerMode, OidcTokenClaims, OidcTokenConfig, OneOrZero, Pagination, Passport, PassportInput, PasswordProtection, PasswordProtectionInput,
  PermissionAction, Plan, PolicyEnvironment, PolicyGitSource, ProjectAbuse, ProjectAbuseRecord, ProjectAlias, ProjectAnalytics, ProjectBlocked,
  ProjectBlockRecord, ProjectCreator, ProjectCrons, ProjectDomain, ProjectExpiration, ProjectLink, ProjectMicrofrontends, ProjectPermissions,
  ProjectResourceConfig, ProjectRouteBlocked, ProjectRouteUnblocked, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps, ProjectUnblocked,
  ProjectUsageStatus, ProjectWebAnalytics, ProtectionBypass, ProtectionScope, RedirectStatusCode, RollbackDescription, RollingReleaseCheck,
  RollingReleaseConfig, RollingReleaseGate, RollingReleaseStage, RolloutAdvancement, SandboxRegion, ScheduledExpiration, ServiceType, ShownBuildMachine,
  SpeedInsights, SsoProtection, SsoProtectionInput, StatusRoute, StoreHint, SystemActor, SystemPolicyEnvironment, TargetEnvironment, ToastAction, Toggle,
  TracingRule, TrustedIpProtectionMode, TrustedIpScope, TrustedIps, TrustedIpsSummary, UserCreator, V0Link, VercelLink,
} from "../../../../shapes/generated/types.ts";

/** The terms on which a project is taken over. */
export interface AcceptProjectTransferRequest {
  /** Accepted policies, by integration. */
  acceptedPolicies?: { [key: string]: AcceptedPolicies } | undefined;
  /** The name that the project gets in its new team; without it, the name stays. At most 100 characters. */
  newProjectName?: string | undefined;
  /** Paid features to transfer. */
  paidFeatures?: TransferredPaidFeatures | undefined;
}

/** Times at which the terms of an integration were accepted. */
export interface AcceptedPolicies {
  /** Time at which the integration's licence agreement was accepted. Format: `date-time`. */
  eula: string;
  /** Time at which the integration's privacy policy was accepted. Format: `date-time`. */
  privacy: string;
  [key: string]: unknown;
}

/** A domain to add. */
export interface AddProjectDomainRequest {
  /** The domain name. */
  name: string;
  /** The custom environment that the domain shows. */
  customEnvironmentId?: string | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
}

/** An environment variable, with its value where the caller may read it. */
export type AnyEnvVar = EnvVarWithoutValue | EnvVar;

/** A page of environment variables, or all that the caller may see. */
export type AnyProjectEnvPage = ProjectEnvPage | ProjectEnvList;

/** The size of a build machine, or `elastic` to let it follow the need. */
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic" | Unlisted;

/** A private network that an environment is to be connected to. */
export interface ConnectConfigurationInput {
  /** Whether builds run inside the private network too. */
  buildsEnabled: boolean;
  /** The private network. */
  connectConfigurationId: string;
  /** The environment that is connected to it. */
  envId: string;
  /** Whether it only takes over in a failover; builds do not run there. */
  passive: boolean;
}

/** A new project. */
export interface CreateProjectRequest {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** Settings for the OIDC tokens of deployments. */
  oidcTokenConfig?: OidcTokenConfigInput | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. */
  previewDeploymentsDisabled?: boolean | null | undefined;
  /** Whether everybody may see the sources and the build logs. */
  publicSource?: boolean | null | undefined;
  /** Resources for builds and functions. */
  resourceConfig?: ProjectResourceConfigInput | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Regions of the project's sandboxes. */
  sandbox?: ProjectSandbox | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion?: string | null | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Unique within the account or team. At most 100 characters. */
  name: string;
  /** Initial environment variables of the project. */
  environmentVariables?: readonly InitialEnvVar[] | undefined;
  /** Framework with which the project is built; null for none. */
  framework?: Framework | null | undefined;
  /** The Git repository whose commits are deployed; without it, none is connected. */
  gitRepository?: {
    /** Provider that hosts the repository. */
    type: GitRepositoryHost;
    /** The name of the repository. */
    repo: string;
  } | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: {
    /** Deployments that are protected. */
    deploymentType: ProtectionScope;
  } | null | undefined;
}

/** Variables that were created and those that failed. */
export interface CreatedProjectEnvs {
  failed: {
    error: EnvVarError;
  }[];
  /** Created variable or list of variables, as the request had it. */
  created?: EnvVar | EnvVar[] | undefined;
}

/** A variable for custom environments. */
export interface CustomEnvironmentEnvInput {
  /** Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type: EnvVarInputKind;
  /** The name that code reads the value by. */
  key: string;
  /** The custom environments that get it. */
  customEnvironmentIds: readonly string[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** A note on the purpose of the variable. */
  comment?: string | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The built-in environments that get it too. */
  target?: readonly EnvTarget[] | undefined;
  /** Whether the value counts as configuration or as a secret. Not in the platform's published description. */
  visibility?: EnvVarVisibility | undefined;
}

/** A message that the user answered or closed. */
export interface DismissedToastInput {
  /** Key of the message; a record with the same key is replaced. */
  key: string;
  /** Action of the user: `accept` or `cancel` for the offer of the message, or `delete` to remove the record of that. */
  action: ToastAction;
  /** Time of the user's action, in Unix milliseconds. Unix time in milliseconds. */
  dismissedAt: number;
  /** Data stored with the record, such as a setting before and after. */
  value?: unknown | undefined;
}

/** Way in which an environment variable is to be stored. */
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system" | Unlisted;

/** An environment variable, in a list. */
export interface EnvVarListItem {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** Kind of integration content that the variable holds. */
  contentHint?: EnvVarContentHint | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** The config store whose connection string it holds. */
  edgeConfigId?: string | null | undefined;
  /** The token whose connection string it holds. */
  edgeConfigTokenId?: string | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | undefined;
  /** Kind of platform content that the variable holds. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret from which the variable was created. */
  sunsetSecretId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  visibility?: EnvVarVisibility | undefined;
  /** Security issues of the way in which the variable is stored. */
  securityIssues: ("flags-secret-needs-split" | "readable-secret" | Unlisted)[];
  /** The value, encrypted unless `decrypted` is true. A credential: keep it out of logs. */
  value: string;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  system?: boolean | undefined;
  target?: EnvTarget | EnvTarget[] | undefined;
}

/** An environment variable without its value. */
export interface EnvVarWithoutValue {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** Kind of integration content that the variable holds. */
  contentHint?: EnvVarContentHint | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** The config store whose connection string it holds. */
  edgeConfigId?: string | null | undefined;
  /** The token whose connection string it holds. */
  edgeConfigTokenId?: string | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | undefined;
  /** Kind of platform content that the variable holds. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret from which the variable was created. */
  sunsetSecretId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  visibility?: EnvVarVisibility | undefined;
  decrypted: boolean;
  target?: EnvTarget | EnvTarget[] | undefined;
}

/** Places in which the platform comments on Git activity. */
export interface GitCommentsInput {
  /** Whether commits get them. */
  onCommit: boolean;
  /** Whether pull requests get them. */
  onPullRequest: boolean;
}

/** Changes to the project's use of its Git provider. */
export interface GitProviderOptionsInput {
  /** Whether GitHub shows deployments as deployments of its own. */
  createDeployments?: "disabled" | "enabled" | Unlisted | undefined;
  /** Whether the deployments of all projects of a repository share one status of a commit. */
  consolidatedGitCommitStatus?: {
    /** Whether they do. */
    enabled: boolean;
    /** Whether the shared status fails with one of them. */
    propagateFailures: boolean;
  } | undefined;
  /** Whether GitHub is left without dispatch events. */
  disableRepositoryDispatchEvents?: boolean | undefined;
  /** Whether commits get a status for each deployment. */
  gitCommitStatus?: boolean | undefined;
  /** Whether only signed commits are deployed. */
  requireVerifiedCommits?: boolean | undefined;
}

/** Provider that hosts a Git repository. */
export type GitRepositoryHost = "bitbucket" | "cursor-origin" | "github" | "github-limited" | "gitlab" | "vercel" | Unlisted;

/** An environment variable that a project is created with. */
export interface InitialEnvVar {
  /** Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type?: EnvVarInputKind | undefined;
  /** The name that code reads the value by. */
  key: string;
  /** The environments that get it, one or several. */
  target: EnvTarget | readonly EnvTarget[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** The branch that it belongs to. At most 250 characters. */
  gitBranch?: string | undefined;
  /** A note on the purpose of the variable. Not in the platform's published description. At most 500 characters. */
  comment?: string | undefined;
  /** The custom environments that get it too; a new project has none yet. Not in the platform's published description. */
  customEnvironmentIds?: readonly string[] | null | undefined;
}

/** A token. */
export interface IssuedToken {
  /** A credential: keep it out of logs. */
  token: string;
}

/** Target project of a domain that moves. */
export interface MoveProjectDomainRequest {
  /** The project that gets the domain. */
  projectId: string;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
}

/** An environment variable to create. */
export type NewProjectEnv = ProjectEnvInput | CustomEnvironmentEnvInput;

/** Settings for the OIDC tokens of deployments. */
export interface OidcTokenConfigInput {
  /** Whether deployments get OIDC tokens. Default: `true`. */
  enabled?: boolean | undefined;
  /** Whether tokens name the team (`team`) or the platform (`global`) as their issuer. Default: `"team"`. */
  issuerMode?: OidcIssuerMode | undefined;
}

/** Paths where `OPTIONS` requests pass deployment protection. */
export interface OptionsAllowlistInput {
  /** Paths on the allowlist, from one to five. At least 1 item, at most 5 items. */
  paths: readonly {
    /** A path, beginning with a slash; it may be a regular expression. Pattern: `^/.*`. */
    value: string;
  }[];
}

/** Response of an integration to the transfer. */
export interface PartnerCall {
  installationId: string;
  resourceIds: string[];
  result: {
    status: "errored" | "fulfilled" | Unlisted;
    code?: string | undefined;
    error?: { [key: string]: unknown } | undefined;
  };
}

/** A project: the deployments of one source under one name, with all their settings. */
export interface Project {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  /** The team or user that owns it. */
  accountId: string;
  /** Absent before the first production deployment: https://github.com/vercel/sdk/issues/206. */
  alias?: ProjectAlias[] | undefined;
  /** Retention period of the project's deployments; absent if none was set. */
  deploymentExpiration?: DeploymentExpiration | undefined;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing: boolean;
  nodeVersion: NodeVersion;
  resourceConfig: ProjectResourceConfig;
  abuse?: ProjectAbuse | undefined;
  analytics?: ProjectAnalytics | undefined;
  appliedCve55182Migration?: boolean | undefined;
  /** Whether a production deployment gets the custom domains automatically. */
  autoAssignCustomDomains?: boolean | undefined;
  /** User who last changed the automatic assignment. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  creator?: ProjectCreator | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  env?: EnvVar[] | undefined;
  framework?: Framework | null | undefined;
  gitComments?: GitComments | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  gitProviderOptions?: GitProviderOptions | undefined;
  hasActiveBranches?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  internalRoutes?: InternalRoute[] | undefined;
  /** The pools of IP addresses that deployments are served from. */
  ipBuckets?: IpBucket[] | undefined;
  latestDeployments?: LatestDeployment[] | undefined;
  link?: ProjectLink | undefined;
  live?: boolean | undefined;
  oidcTokenConfig?: OidcTokenConfig | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: Passport | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: PasswordProtection | null | undefined;
  paused?: boolean | undefined;
  /** The domain that preview URLs end in; null for the platform's own. Not in the platform's published description. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. Not in the platform's published description. */
  previewDeploymentsDisabled?: boolean | undefined;
  /** Whether everybody may see the sources and the build logs. Not in the platform's published description. */
  publicSource?: boolean | null | undefined;
  rollingRelease?: RollingReleaseConfig | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  security?: ProjectSecurity | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  speedInsights?: SpeedInsights | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtection | null | undefined;
  targets?: { [key: string]: LatestDeployment | null } | undefined;
  tier?: ProjectTier | undefined;
  /** Unix time in milliseconds. */
  transferCompletedAt?: number | undefined;
  /** Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** The account that it is being moved to. */
  transferToAccountId?: string | undefined;
  /** The account that it came from. */
  transferredFromAccountId?: string | undefined;
  /** Sources whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
  defaultResourceConfig: ProjectResourceConfig;
  /** The region that functions run in by default. Not in the platform's published description. */
  serverlessFunctionRegion?: string | undefined;
  avatar?: string | null | undefined;
  blobs?: {
    isDefaultApp?: boolean | undefined;
  } | undefined;
  /** The queue that builds wait in. */
  concurrencyBucketName?: string | undefined;
  /** Whether builds run inside the private network. */
  connectBuildsEnabled?: boolean | undefined;
  /** The private network that it is connected to. */
  connectConfigurationId?: string | null | undefined;
  connectConfigurations?: ConnectConfiguration[] | null | undefined;
  crons?: ProjectCrons | undefined;
  customEnvironments?: CustomEnvironment[] | undefined;
  dataCache?: {
    userDisabled: boolean;
    /** Size of the cache in bytes; null for no limit. */
    storageSizeBytes?: number | null | undefined;
    unlimited?: boolean | undefined;
  } | undefined;
  deploymentPolicy?: {
    deploymentSources?: DeploymentSourceRule[] | null | undefined;
    gitSources?: GitSourceRule[] | null | undefined;
  } | null | undefined;
  dismissedToasts?: DismissedToast[] | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether answers of external rewrites are cached. */
  enableExternalRewriteCaching?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  expiration?: ProjectExpiration | undefined;
  features?: {
    webAnalytics?: boolean | undefined;
  } | undefined;
  /** Whether Git LFS files are fetched. */
  gitLFS?: boolean | undefined;
  hasDeployments?: boolean | undefined;
  integrations?: {
    installationId: string;
    resources?: {
      externalResourceId: string;
    }[] | undefined;
  }[] | undefined;
  jobs?: DefaultProjectJobs | undefined;
  lastAliasRequest?: LastAliasRequest | null | undefined;
  lastRollbackTarget?: { [key: string]: unknown } | null | undefined;
  microfrontends?: ProjectMicrofrontends | undefined;
  /** Paths where `OPTIONS` requests pass deployment protection. */
  optionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  /** The private network that takes over in a failover. */
  passiveConnectConfigurationId?: string | null | undefined;
  permissions?: ProjectPermissions | undefined;
  productionDeploymentsFastLane?: boolean | undefined;
  /** Whether source maps need the same access as a protected deployment. */
  protectedSourcemaps?: boolean | undefined;
  /** Bypasses of deployment protection, by secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: ProtectionBypass } | undefined;
  protectionConfig?: {
    sandboxUrls?: {
      inheritDeploymentProtection?: boolean | undefined;
    } | undefined;
  } | undefined;
  rollbackDescription?: RollbackDescription | undefined;
  sandbox?: ProjectSandbox | undefined;
  services?: ProjectService[] | undefined;
  /** Sites that may fetch assets under skew protection. */
  skewProtectionAllowedDomains?: string[] | undefined;
  /** Time before which deployments get no skew protection. Unix time in milliseconds. */
  skewProtectionBoundaryAt?: number | undefined;
  /** Maximum age of a deployment under skew protection, in seconds. */
  skewProtectionMaxAge?: number | undefined;
  staticIps?: {
    builds: boolean;
    enabled: boolean;
    regions: string[];
  } | undefined;
  tracing?: ProjectTracing | undefined;
  /** The addresses that pass deployment protection. */
  trustedIps?: ProjectTrustedIps | null | undefined;
  usageStatus?: ProjectUsageStatus | undefined;
  v0?: boolean | undefined;
  v0Created?: boolean | undefined;
}

/** Page of the domains of a project. */
export interface ProjectDomainPage {
  domains: ProjectDomain[];
  pagination: Pagination;
}

/** A variable for the built-in environments. */
export interface ProjectEnvInput {
  /** Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type: EnvVarInputKind;
  /** The name that code reads the value by. */
  key: string;
  /** The built-in environments that get it. */
  target: readonly EnvTarget[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** A note on the purpose of the variable. */
  comment?: string | undefined;
  /** The custom environments that get it too. */
  customEnvironmentIds?: readonly string[] | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** Whether the value counts as configuration or as a secret. Not in the platform's published description. */
  visibility?: EnvVarVisibility | undefined;
}

/** The environment variables that the caller may see. */
export interface ProjectEnvList {
  envs: EnvVarListItem[];
  /** Number of production variables that are hidden from the caller. */
  hiddenProductionEnvCount: number;
}

/** Page of environment variables. */
export interface ProjectEnvPage {
  envs: EnvVarListItem[];
  pagination: Pagination;
}

/** A project in a list: with all there is to know, or in short. */
export type ProjectListItem = ProjectSummary | Project;

/** A version of Node.js that a project can ask for. */
export type ProjectNodeVersion = "10.x" | "12.x" | "14.x" | "16.x" | "18.x" | "20.x" | "22.x" | "24.x" | Unlisted;

/** Page of projects. */
export interface ProjectPage {
  pagination: ProjectsPagination;
  projects: ProjectListItem[];
}

/** Resources for builds and functions. */
export interface ProjectResourceConfigInput {
  /** Time at which the elastic machine changed its size. Unix time in milliseconds. */
  buildMachineElasticLastUpdated?: number | undefined;
  /** Reason for the size of the elastic machine. */
  buildMachineElasticReason?: BuildMachineReason | undefined;
  /** Whether the build machine keeps its size (`fixed`) or follows the need (`elastic`). */
  buildMachineSelection?: BuildMachineSelection | undefined;
  /** The size of the build machine; `elastic` lets it follow the need. */
  buildMachineType?: BuildMachineSetting | null | undefined;
  /** Queueing of builds. */
  buildQueue?: BuildQueue | undefined;
  /** Whether builds may run beyond the slots of the plan. */
  elasticConcurrencyEnabled?: boolean | undefined;
  /** Whether functions use what is still in beta. */
  enableFunctionsBeta?: boolean | undefined;
  /** Whether one function instance serves several requests at a time. */
  fluid?: boolean | undefined;
  /** Default memory and CPU of a function. */
  functionDefaultMemoryType?: FunctionMemoryType | undefined;
  /** The regions that functions run in by default. At least 1 item. No item twice. */
  functionDefaultRegions?: readonly string[] | undefined;
  /** In seconds. At least 1, at most 900. */
  functionDefaultTimeout?: number | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  functionZeroConfigFailover?: boolean | undefined;
  /** Whether the team's rule for commits of people without a seat is off here. */
  isNSNBDisabled?: boolean | undefined;
}

/** Regions of the project's sandboxes. */
export interface ProjectSandbox {
  /** Regions to fall back to when the primary region fails, in this order. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The region that sandboxes run in unless they name one. */
  region?: SandboxRegion | undefined;
}

/** A project, in a list. */
export interface ProjectSummary {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  /** The team or user that owns it. */
  accountId: string;
  /** Absent before the first production deployment: https://github.com/vercel/sdk/issues/206. */
  alias?: ProjectAlias[] | undefined;
  /** Retention period of the project's deployments; absent if none was set. */
  deploymentExpiration?: DeploymentExpiration | undefined;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing: boolean;
  nodeVersion: NodeVersion;
  resourceConfig: ProjectResourceConfig;
  abuse?: ProjectAbuse | undefined;
  analytics?: ProjectAnalytics | undefined;
  appliedCve55182Migration?: boolean | undefined;
  /** Whether a production deployment gets the custom domains automatically. */
  autoAssignCustomDomains?: boolean | undefined;
  /** User who last changed the automatic assignment. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  creator?: ProjectCreator | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  env?: EnvVar[] | undefined;
  framework?: Framework | null | undefined;
  gitComments?: GitComments | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  gitProviderOptions?: GitProviderOptions | undefined;
  hasActiveBranches?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  internalRoutes?: InternalRoute[] | undefined;
  /** The pools of IP addresses that deployments are served from. */
  ipBuckets?: IpBucket[] | undefined;
  latestDeployments?: LatestDeployment[] | undefined;
  link?: ProjectLink | undefined;
  live?: boolean | undefined;
  oidcTokenConfig?: OidcTokenConfig | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: Passport | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: PasswordProtection | null | undefined;
  paused?: boolean | undefined;
  /** The domain that preview URLs end in; null for the platform's own. Not in the platform's published description. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. Not in the platform's published description. */
  previewDeploymentsDisabled?: boolean | undefined;
  /** Whether everybody may see the sources and the build logs. Not in the platform's published description. */
  publicSource?: boolean | null | undefined;
  rollingRelease?: RollingReleaseConfig | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  security?: ProjectSecurity | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  speedInsights?: SpeedInsights | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtection | null | undefined;
  targets?: { [key: string]: LatestDeployment | null } | undefined;
  tier?: ProjectTier | undefined;
  /** Unix time in milliseconds. */
  transferCompletedAt?: number | undefined;
  /** Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** The account that it is being moved to. */
  transferToAccountId?: string | undefined;
  /** The account that it came from. */
  transferredFromAccountId?: string | undefined;
  /** Sources whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion: string;
}

/** Tracing of requests. */
export interface ProjectTracing {
  /** The domains of the drains that take traces, separated by commas. */
  domains?: string | undefined;
  /** Paths whose requests are never traced. */
  ignorePaths?: readonly string[] | undefined;
  /** Requests that are traced. */
  samplingRules?: readonly TracingRule[] | undefined;
}

/** Sources whose OIDC tokens pass deployment protection. */
export interface ProjectTrustedSources {
  /** Whether the platform's CI passes when it runs for the same repository. */
  enableVercelCiSameRepository?: boolean | undefined;
  /** Trusted tokens of other identity providers, by issuer. */
  oidcProviders?: { [key: string]: readonly TrustedOidcProvider[] } | undefined;
  /** Trusted tokens of other projects, by project ID. */
  projects?: { [key: string]: TrustedProject } | undefined;
}

/** Position of a page in a list of projects. */
export interface ProjectsPagination {
  /** Number of items on this page. */
  count: number;
  /** The `from` of the next page; null on the last one. */
  next: number | string | null;
  /** Cursor of the previous page. */
  prev: number | null;
}

/** An alias that a promotion moves. */
export interface PromoteAlias {
  id: string;
  alias: string;
  status: string;
}

/** Page of aliases with the state of their promotion. */
export interface PromoteAliasPage {
  aliases: PromoteAlias[];
  pagination: Pagination;
}

/** Trace of a single request. */
export interface Trace {
  spans: TraceSpan[];
  traceId: string;
  resources?: TraceResource[] | undefined;
  rootSpanId?: string | undefined;
}

/** A part of the system that spans belong to. */
export interface TraceResource {
  name: string;
  attributes: { [key: string]: string };
}

/** Span of a trace. */
export interface TraceSpan {
  name: string;
  attributes: { [key: string]: unknown };
  /** Seconds and nanoseconds. */
  duration: number[];
  /** Seconds and nanoseconds. */
  endTime: number[];
  events: TraceSpanEvent[];
  kind: number;
  library: {
    name: string;
    version?: string | undefined;
  };
  links: { [key: string]: unknown }[];
  resource: string;
  spanId: string;
  /** Seconds and nanoseconds. */
  startTime: number[];
  status: {
    code: number;
    message?: string | undefined;
  };
  traceFlags: number;
  parentSpanId?: string | undefined;
  traceState?: string | undefined;
}

/** Event within a span. */
export interface TraceSpanEvent {
  name: string;
  attributes: { [key: string]: unknown };
  /** Seconds and nanoseconds. */
  timestamp: number[];
}

/** Paid features to transfer. */
export interface TransferredPaidFeatures {
  /** Number of concurrent builds to transfer. */
  concurrentBuilds?: number | null | undefined;
  /** Whether password protection comes along. */
  passwordProtection?: boolean | null | undefined;
  /** Whether the domain that preview URLs end in comes along. */
  previewDeploymentSuffix?: boolean | null | undefined;
}

/** Environments by their slugs, or all custom ones. */
export interface TrustedEnvironments {
  /** The environments by their slugs: `production`, `preview`, or those of custom environments. */
  slugs?: readonly string[] | undefined;
  /** `all-custom` adds all custom environments. */
  preset?: "all-custom" | undefined;
}

/** The addresses that are to pass deployment protection. */
export interface TrustedIpsInput {
  /** The addresses, with notes. At least 1 item. */
  addresses: readonly {
    /** An IPv4 address, or a range in CIDR notation. */
    value: string;
    /** Note about the owner of the address; at most 20 characters. At most 20 characters. */
    note?: string | undefined;
  }[];
  /** Deployments that are protected. */
  deploymentType: TrustedIpScope;
  /** Whether such an address is enough (`exclusive`), or other protection has to be passed as well (`additional`). */
  protectionMode: TrustedIpProtectionMode;
}

/** An issuer whose tokens are trusted. */
export interface TrustedOidcProvider {
  /** The values that a claim may have, by its name. */
  claims: { [key: string]: readonly string[] };
  /** The environments of this project that such a token may reach. */
  to: TrustedEnvironments;
  /** A note on the source. */
  label?: string | undefined;
}

/** A project whose deployments are trusted. */
export interface TrustedProject {
  /** Access of environments to environments; by default each reaches only the one of the same slug. */
  customAllow?: readonly TrustedProjectRule[] | undefined;
  /** A note on the source. */
  label?: string | undefined;
}

/** Source and target environments of allowed requests. */
export interface TrustedProjectRule {
  /** The environments of the trusted project that requests may come from. */
  from: TrustedEnvironments;
  /** The environments of this project that they may reach. */
  to: TrustedEnvironments;
}

/** Changes to a domain. */
export interface UpdateProjectDomainRequest {
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
  /** The custom environment whose deployments are served there. Not in the platform's published description. */
  customEnvironmentId?: string | null | undefined;
}

/** Changes to an environment variable. */
export interface UpdateProjectEnvRequest {
  /** Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type?: EnvVarInputKind | undefined;
  /** The name that code reads the value by. */
  key?: string | undefined;
  /** A note on the purpose of the variable. At most 500 characters. */
  comment?: string | undefined;
  /** The custom environments that get it. */
  customEnvironmentIds?: readonly string[] | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The built-in environments that get it. */
  target?: readonly EnvTarget[] | undefined;
  /** The value, in plain text. A credential: keep it out of logs. */
  value?: string | undefined;
  /** Whether the value counts as configuration or as a secret. Not in the platform's published description. */
  visibility?: EnvVarVisibility | undefined;
}

/** Changes to the project's role in a microfrontends group. */
export interface UpdateProjectMicrofrontendsRequest {
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Whether it is left out of the group's routing. */
  doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
  /** Whether the project takes part in microfrontends. */
  enabled?: boolean | undefined;
  /** Whether it answers requests that no other app of the group takes. */
  isDefaultApp?: boolean | undefined;
  /** The microfrontends group that it belongs to. */
  microfrontendsGroupId?: string | undefined;
  /** Whether its telemetry shows here and not in the default app. */
  routeObservabilityToThisProject?: boolean | undefined;
}

/** Secrets to generate, change or revoke. */
export interface UpdateProjectProtectionBypassRequest {
  /** Creates a new secret, as an empty body does. */
  generate?: {
    /** A note on the purpose of the secret. */
    note?: string | undefined;
    /** 32 letters and digits; made up when left out. Pattern: `^[a-zA-Z0-9]{32}$`. A credential: keep it out of logs. */
    secret?: string | undefined;
  } | undefined;
  /** Revokes a secret, and creates a replacement if requested. */
  revoke?: BypassRevocation | undefined;
  /** Changes the settings of a secret; the secret itself stays. */
  update?: {
    /** The secret to change. A credential: keep it out of logs. */
    secret: string;
    /** Whether deployments get the secret as an environment variable. */
    isEnvVar?: boolean | undefined;
    /** A note on the purpose of the secret. */
    note?: string | undefined;
  } | undefined;
}

/** Changes to a project; other settings keep their values. */
export interface UpdateProjectRequest {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** Settings for the OIDC tokens of deployments. */
  oidcTokenConfig?: OidcTokenConfigInput | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. */
  previewDeploymentsDisabled?: boolean | null | undefined;
  /** Whether everybody may see the sources and the build logs. */
  publicSource?: boolean | null | undefined;
  /** Resources for builds and functions. */
  resourceConfig?: ProjectResourceConfigInput | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Regions of the project's sandboxes. */
  sandbox?: ProjectSandbox | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion?: string | null | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** The new name; unique within the account or team. At most 100 characters. */
  name?: string | undefined;
  /** Whether a production deployment gets the custom domains automatically. */
  autoAssignCustomDomains?: boolean | undefined;
  /** User who last changed the automatic assignment. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The private networks that environments are connected to; null for none. */
  connectConfigurations?: readonly ConnectConfigurationInput[] | null | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** Sources from which deployments may be made. */
  deploymentPolicy?: DeploymentPolicyInput | string | undefined;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing?: boolean | undefined;
  /** Messages that the user answered or closed; each replaces the record of the same key. */
  dismissedToasts?: readonly DismissedToastInput[] | undefined;
  /** Whether answers of external rewrites are cached. */
  enableExternalRewriteCaching?: boolean | undefined;
  /** Framework with which the project is built; null for none. */
  framework?: Framework | null | undefined;
  /** Whether the Git provider shows comments about deployments; null for the platform's own choice. Not in the platform's published description. */
  gitComments?: GitCommentsInput | null | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  /** Whether Git LFS files are fetched. */
  gitLFS?: boolean | undefined;
  /** Settings for the project's use of its Git provider; omitted ones keep their values. Not in the platform's published description. */
  gitProviderOptions?: GitProviderOptionsInput | undefined;
  /** The version of Node.js that builds and functions run on. */
  nodeVersion?: ProjectNodeVersion | undefined;
  /** Paths where `OPTIONS` requests pass deployment protection. */
  optionsAllowlist?: OptionsAllowlistInput | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: PassportInput | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: PasswordProtectionInput | null | undefined;
  /** Whether builds for production go before those for previews. Not in the platform's published description. */
  productionDeploymentsFastLane?: boolean | undefined;
  /** Whether source maps need the same access as a protected deployment. */
  protectedSourcemaps?: boolean | undefined;
  /** Sites that may fetch assets under skew protection. */
  skewProtectionAllowedDomains?: readonly string[] | undefined;
  /** Time before which deployments get no skew protection, in Unix milliseconds. At least 0. */
  skewProtectionBoundaryAt?: number | undefined;
  /** Maximum age of a deployment under skew protection, in seconds. At least 0. */
  skewProtectionMaxAge?: number | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtectionInput | null | undefined;
  /** Whether outgoing traffic comes from static IP addresses. */
  staticIps?: Toggle | undefined;
  /** Tracing of requests; null for none. */
  tracing?: ProjectTracing | null | undefined;
  /** The addresses that pass deployment protection. */
  trustedIps?: TrustedIpsInput | null | undefined;
  /** Sources whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
}

/** Input of `listProjects`. */
export interface ListProjectsInput {
  /** Only projects with one of these build machines, separated by commas. */
  buildMachineTypes?: string | undefined;
  /** Only projects with this build queue. */
  buildQueueConfiguration?: BuildQueueConfiguration | undefined;
  /** Only deprecated projects, or only the others; the criterion is not published. */
  deprecated?: boolean | undefined;
  /** Only projects connected to this config store. */
  edgeConfigId?: string | undefined;
  /** Only projects connected with this config store token. */
  edgeConfigTokenId?: string | undefined;
  /** Only projects with or without elastic concurrency. */
  elasticConcurrencyEnabled?: OneOrZero | undefined;
  /** Leaves out projects of these repositories. */
  excludeRepos?: string | undefined;
  /** Goes on from here: `pagination.next` of the page before. */
  from?: string | undefined;
  /** Same value as `from`. Not in the platform's published description. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only projects with or without fork protection. */
  gitForkProtection?: OneOrZero | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The name of the Git repository. */
  repo?: string | undefined;
  /** The ID of the Git repository. */
  repoId?: string | undefined;
  /** The URL of the Git repository. */
  repoUrl?: string | undefined;
  /** A part of the name. At most 100 characters. */
  search?: string | undefined;
  /** Only projects with or without static IP addresses. */
  staticIpsEnabled?: OneOrZero | undefined;
}

/** Answer of `listProjects`. */
export type ListProjectsOutput = ProjectPage;

/** Input of `getProjectTrace`. */
export interface GetProjectTraceInput {
  /** The project. */
  projectId: string;
  /** The value of `x-vercel-id` of the request. */
  requestId: string;
}

/** Answer of `getProjectTrace`. */
export interface GetProjectTraceOutput {
  trace: Trace;
}

/** Input of `createProject`. */
export type CreateProjectInput = CreateProjectRequest;

/** Answer of `createProject`. */
export type CreateProjectOutput = Project;

/** Input of `createProjectToken`. */
export interface CreateProjectTokenInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Names the program that asks. */
  source?: string | undefined;
}

/** Answer of `createProjectToken`. */
export type CreateProjectTokenOutput = IssuedToken;

/** Input of `createTraceSession`. */
export interface CreateTraceSessionInput {
  /** The host name of the deployment. */
  hostname: string;
  /** The project that the deployment belongs to. */
  projectId: string;
}

/** Answer of `createTraceSession`. */
export type CreateTraceSessionOutput = IssuedToken;

/** Input of `getProject`. */
export interface GetProjectInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getProject`. */
export type GetProjectOutput = Project;

/** Input of `updateProject`. */
export interface UpdateProjectInput extends UpdateProjectRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateProject`. */
export type UpdateProjectOutput = Project;

/** Input of `deleteProject`. */
export interface DeleteProjectInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `deleteProject`. */
export type DeleteProjectOutput = void;

/** Input of `uploadProjectAvatar`. */
export interface UploadProjectAvatarInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The bytes of the picture. */
  body?: BodySource | undefined;
}

/** Answer of `uploadProjectAvatar`. */
export type UploadProjectAvatarOutput = Project;

/** Input of `listProjectDomains`. */
export interface ListProjectDomainsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only items of this custom environment. */
  customEnvironmentId?: string | undefined;
  /** Only items of this branch. */
  gitBranch?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The order by creation. Default: `"DESC"`. */
  order?: "ASC" | "DESC" | Unlisted | undefined;
  /** Whether only domains of production are listed. Default: `false`. */
  production?: boolean | undefined;
  /** Only domains that redirect to this one. */
  redirect?: string | undefined;
  /** Whether domains that redirect are listed. Default: `true`. */
  redirects?: boolean | undefined;
  /** Only domains added after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only domains of this environment. */
  target?: TargetEnvironment | undefined;
  /** Only domains added before this time. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only domains with or without proven ownership. */
  verified?: boolean | undefined;
}

/** Answer of `listProjectDomains`. */
export type ListProjectDomainsOutput = ProjectDomainPage;

/** Input of `getProjectDomain`. */
export interface GetProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `getProjectDomain`. */
export type GetProjectDomainOutput = ProjectDomain;

/** Input of `updateProjectDomain`. */
export interface UpdateProjectDomainInput extends UpdateProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `updateProjectDomain`. */
export type UpdateProjectDomainOutput = ProjectDomain;

/** Input of `removeProjectDomain`. */
export interface RemoveProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
  /** Whether domains that redirect to it are removed too. */
  removeRedirects?: boolean | undefined;
}

/** Answer of `removeProjectDomain`. */
export type RemoveProjectDomainOutput = { [key: string]: unknown };

/** Input of `addProjectDomain`. */
export interface AddProjectDomainInput extends AddProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `addProjectDomain`. */
export type AddProjectDomainOutput = ProjectDomain;

/** Input of `moveProjectDomain`. */
export interface MoveProjectDomainInput extends MoveProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `moveProjectDomain`. */
export type MoveProjectDomainOutput = ProjectDomain;

/** Input of `verifyProjectDomain`. */
export interface VerifyProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `verifyProjectDomain`. */
export type VerifyProjectDomainOutput = ProjectDomain;

/** Input of `listProjectEnvs`. */
export interface ListProjectEnvsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only items of this custom environment. */
  customEnvironmentId?: string | undefined;
  /** Only items of the custom environment with this slug. */
  customEnvironmentSlug?: string | undefined;
  /** Whether values come decrypted. */
  decrypt?: boolean | undefined;
  /** Only items of this branch. At most 250 characters. */
  gitBranch?: string | undefined;
  /** Names the program that asks. */
  source?: string | undefined;
  /** Only items of this environment. Not in the platform's published description. */
  target?: EnvTarget | undefined;
}

/** Answer of `listProjectEnvs`. */
export type ListProjectEnvsOutput = ProjectEnvPage;

/** Input of `createProjectEnvs`. */
export type CreateProjectEnvsInput = {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** `true` replaces a variable that exists. */
  upsert?: boolean | undefined;
} & (((ProjectEnvInput | CustomEnvironmentEnvInput) & {
  /** Only for a list: one is given by its members. */
  body?: undefined;
}) | {
  /** Variable, or a list of variables. */
  body: NewProjectEnv | readonly NewProjectEnv[];
});

/** Answer of `createProjectEnvs`. */
export type CreateProjectEnvsOutput = CreatedProjectEnvs;

/** Input of `getProjectEnv`. */
export interface GetProjectEnvInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
}

/** Answer of `getProjectEnv`. */
export type GetProjectEnvOutput = EnvVar;

/** Input of `updateProjectEnv`. */
export interface UpdateProjectEnvInput extends UpdateProjectEnvRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
}

/** Answer of `updateProjectEnv`. */
export type UpdateProjectEnvOutput = EnvVar;

/** Input of `deleteProjectEnv`. */
export interface DeleteProjectEnvInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
  /** Takes the variable off this custom environment only. */
  customEnvironmentId?: string | undefined;
}

/** Answer of `deleteProjectEnv`. */
export type DeleteProjectEnvOutput = EnvVar | (EnvVar | null)[];

/** Input of `deleteProjectEnvs`. */
export interface DeleteProjectEnvsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variables, by their IDs; at most 1000. At least 1 item, at most 1000 items. */
  ids: readonly string[];
}

/** Answer of `deleteProjectEnvs`. */
export interface DeleteProjectEnvsOutput {
  /** Number of deleted items. */
  deleted: number;
  ids: string[];
}

/** Input of `createProjectTransferRequest`. */
export interface CreateProjectTransferRequestInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Signs the call of `callbackUrl`. A credential: keep it out of logs. */
  callbackSecret?: string | undefined;
  /** Called when the transfer is done. */
  callbackUrl?: string | undefined;
}

/** Answer of `createProjectTransferRequest`. */
export interface CreateProjectTransferRequestOutput {
  /** Accepts the transfer; valid for a day. A credential: keep it out of logs. */
  code: string;
}

/** Input of `acceptProjectTransferRequest`. */
export interface AcceptProjectTransferRequestInput extends AcceptProjectTransferRequest {
  /** The code that the offer of the project was answered with. A credential: keep it out of logs. */
  code: string;
}

/** Answer of `acceptProjectTransferRequest`. */
export interface AcceptProjectTransferRequestOutput {
  partnerCalls?: PartnerCall[] | undefined;
  resourceTransferErrors?: { [key: string]: unknown }[] | undefined;
  transferredStoreIds?: string[] | undefined;
}

/** Input of `updateProjectProtectionBypass`. */
export interface UpdateProjectProtectionBypassInput extends UpdateProjectProtectionBypassRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateProjectProtectionBypass`. */
export interface UpdateProjectProtectionBypassOutput {
  /** Bypasses of deployment protection, by secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: ProtectionBypass } | undefined;
}

/** Input of `rollbackDeployment`. */
export interface RollbackDeploymentInput {
  /** The project. */
  projectId: string;
  /** The earlier deployment to which production is rolled back. */
  deploymentId: string;
  /** Reason for the rollback of production. */
  description?: string | undefined;
}

/** Answer of `rollbackDeployment`. */
export type RollbackDeploymentOutput = void;

/** Input of `updateRollbackDescription`. */
export interface UpdateRollbackDescriptionInput {
  /** The project. */
  projectId: string;
  /** The deployment that production went back to. */
  deploymentId: string;
  /** Reason for the rollback of production. */
  description?: string | undefined;
}

/** Answer of `updateRollbackDescription`. */
export type UpdateRollbackDescriptionOutput = void;

/** Input of `updateProjectMicrofrontends`. */
export interface UpdateProjectMicrofrontendsInput extends UpdateProjectMicrofrontendsRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `updateProjectMicrofrontends`. */
export type UpdateProjectMicrofrontendsOutput = Project;

/** Input of `promoteDeployment`. */
export interface PromoteDeploymentInput {
  /** The project. */
  projectId: string;
  /** The deployment that gets the production traffic. */
  deploymentId: string;
}

/** Answer of `promoteDeployment`. */
export type PromoteDeploymentOutput = void;

/** Input of `listPromoteAliases`. */
export interface ListPromoteAliasesInput {
  /** The project. */
  projectId: string;
  /** Whether only failed aliases are listed. */
  failedOnly?: boolean | undefined;
  /** Maximum number of items per page. At most 100. */
  limit?: number | undefined;
  /** Only aliases created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only aliases created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listPromoteAliases`. */
export type ListPromoteAliasesOutput = PromoteAliasPage;

/** Input of `pauseProject`. */
export interface PauseProjectInput {
  /** The project. */
  projectId: string;
}

/** Answer of `pauseProject`. */
export type PauseProjectOutput = void;

/** Input of `unpauseProject`. */
export interface UnpauseProjectInput {
  /** The project. */
  projectId: string;
}

/** Answer of `unpauseProject`. */
export type UnpauseProjectOutput = void;
