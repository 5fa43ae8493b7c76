// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  ConnectConfiguration, CustomEnvironment, DefaultProjectJobs, DeploymentExpiration, DeploymentPolicySource, DismissedToast, EnvVar, Framework, GitComments,
  GitProviderOptions, InternalRoute, IpBucket, LastAliasRequest, LatestDeployment, NodeVersion, OidcTokenConfig, Passport, PasswordProtection,
  PolicyEnvironment, PolicyGitSource, ProjectAbuse, ProjectAlias, ProjectAnalytics, ProjectCreator, ProjectCrons, ProjectExpiration, ProjectLink,
  ProjectMicrofrontends, ProjectPermissions, ProjectResourceConfig, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps, ProjectUsageStatus,
  ProjectWebAnalytics, ProtectionBypass, RollbackDescription, RollingReleaseConfig, SandboxRegion, SpeedInsights, SsoProtection, TracingRule,
} from "../../../../shapes/generated/types.ts";
export type {
  AliasJobStatus, AnnotatedValue, AppCreator, AutomationBypass, BitbucketLink, BranchMatcher, BuildMachineReason, BuildMachineSelection, BuildMachineType,
  BuildQueue, BuildQueueConfiguration, ChecksConclusion, ChecksState, CodedError, ConnectConfiguration, CountryHeaderCondition, CreatorAgent, CronDefinition,
  CursorOriginLink, CustomEnvironment, CustomPolicyEnvironment, DefaultProjectJobs, DeployHook, DeploymentExpiration, DeploymentPolicySource,
  DeploymentReadyState, DeploymentReadySubstate, DismissedToast, DomainConfiguredBy, ElasticBuildMachine, EnvTarget, EnvVar, EnvVarContentHint,
  EnvVarInternalContentHint, EnvVarKind, EnvVarVisibility, FirewallAction, FirewallConditionType, FirewallEdgeRateLimit, FirewallHeaderTransform, FirewallLimit,
  FirewallMitigation, FirewallMitigationAction, FirewallRedirect, FirewallRoute, FirewallRouteCondition, FirewallRouteMatcher, FirewallRouteMitigation,
  FlagsConnectionHint, Framework, FunctionMemoryType, GitComments, GithubCustomHostLink, GithubLimitedLink, GithubLink, GitlabLink, GitlabNamespaceSource,
  GitOrganizationSource, GitProviderOptions, HostCondition, IntegrationBypass, IntegrationCreator, IntegrationStoreSecretHint, InternalRoute,
  InterstitialAction, InterstitialRecord, IpBucket, JobTargets, LastAliasRequest, LatestDeployment, LatestDeploymentCreator, LegalBlockCondition,
  LegalBlockRoute, LockedExpiration, ManagedRuleState, ManagedRules, MicrofrontendsDisabled, NodeVersion, OidcIssuerMode, OidcTokenClaims, OidcTokenConfig,
  Passport, PasswordProtection, PermissionAction, Plan, PolicyEnvironment, PolicyGitSource, ProjectAbuse, ProjectAbuseRecord, ProjectAlias, ProjectAnalytics,
  ProjectBlocked, ProjectBlockRecord, ProjectCreator, ProjectCrons, ProjectDomain, ProjectExpiration, ProjectLink, ProjectMicrofrontends, ProjectPermissions,
  ProjectResourceConfig, ProjectRouteBlocked, ProjectRouteUnblocked, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps, ProjectUnblocked,
  ProjectUsageStatus, ProjectWebAnalytics, ProtectionBypass, ProtectionScope, RedirectStatusCode, RollbackDescription, RollingReleaseCheck,
  RollingReleaseConfig, RollingReleaseGate, RollingReleaseStage, RolloutAdvancement, SandboxRegion, ScheduledExpiration, ServiceType, ShownBuildMachine,
  SpeedInsights, SsoProtection, StatusRoute, StoreHint, SystemActor, SystemPolicyEnvironment, TargetEnvironment, ToastAction, TracingRule,
  TrustedIpProtectionMode, TrustedIpScope, TrustedIps, TrustedIpsSummary, UserCreator, V0Link, VercelLink,
} from "../../../../shapes/generated/types.ts";

/** A new group and its projects. */
export interface CreateMicrofrontendsGroupRequest {
  /** The project that serves all paths of no other app. */
  defaultApp: {
    /** The project. */
    projectId: string;
    /** The path that is shown first. */
    defaultRoute?: string | undefined;
  };
  /** The name of the group. */
  groupName: string;
  /** The other apps of the group, each a project. */
  otherApplications: readonly {
    /** The project. */
    projectId: string;
    /** The path that is shown first. */
    defaultRoute?: string | undefined;
  }[];
}

/** Sources from which deployments may be made. */
export interface DeploymentSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: PolicyEnvironment[];
  /** Sources that may start a deployment to these environments. */
  sources: DeploymentPolicySource[];
}

/** Repositories from which deployments may be made. */
export interface GitSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: PolicyEnvironment[];
  /** The repositories that may be deployed from. */
  sources: PolicyGitSource[];
}

/** The apps of a group and their paths. */
export interface MicrofrontendsConfig {
  /** The apps, by name. */
  applications: { [key: string]: MicrofrontendsConfigApp };
  $schema?: string | undefined;
  options?: {
    /** Whether the toolbar may not send visitors to other deployments. */
    disableOverrides?: boolean | undefined;
    /** The port of the local proxy. */
    localProxyPort?: number | undefined;
  } | undefined;
  version?: "1" | undefined;
}

/** The config, if there is one. */
export interface MicrofrontendsConfigAnswer {
  config: MicrofrontendsConfig | null;
}

/** An app of the group. */
export type MicrofrontendsConfigApp = MicrofrontendsDefaultConfigApp | MicrofrontendsRoutedConfigApp;

/** The app that serves all paths of no other app. */
export interface MicrofrontendsDefaultConfigApp {
  development: {
    /** The host that answers when the app does not run locally. */
    fallback: string;
    /** The port, or the host, of the app when it runs locally. */
    local?: number | string | undefined;
    /** The script that runs the app locally. */
    task?: string | undefined;
  };
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The name of the app's package. */
  packageName?: string | undefined;
}

/** An app that answers some paths. */
export interface MicrofrontendsRoutedConfigApp {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The paths that the app serves. */
  routing: {
    paths: string[];
    /** The flag that turns the routing on. */
    flag?: string | undefined;
    group?: string | undefined;
  }[];
  /** Prefix of the paths of the app's assets. */
  assetPrefix?: string | undefined;
  development?: {
    /** The host that answers when the app does not run locally. */
    fallback?: string | undefined;
    /** The port, or the host, of the app when it runs locally. */
    local?: number | string | undefined;
    /** The script that runs the app locally. */
    task?: string | undefined;
  } | undefined;
  /** The name of the app's package. */
  packageName?: string | undefined;
}

/** The new group. */
export interface NewMicrofrontendsGroup {
  id: string;
  name: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  enablePolyrepoBranchRouting: boolean;
  fallbackEnvironment: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
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

/** Regions of the project's sandboxes. */
export interface ProjectSandbox {
  /** Regions to fall back to when the primary region fails, in this order. */
  failoverRegions?: SandboxRegion[] | undefined;
  /** The region that sandboxes run in unless they name one. */
  region?: SandboxRegion | undefined;
}

/** Tracing of requests. */
export interface ProjectTracing {
  /** The domains of the drains that take traces, separated by commas. */
  domains?: string | undefined;
  /** Paths whose requests are never traced. */
  ignorePaths?: string[] | undefined;
  /** Requests that are traced. */
  samplingRules?: TracingRule[] | undefined;
}

/** Sources whose OIDC tokens pass deployment protection. */
export interface ProjectTrustedSources {
  /** Whether the platform's CI passes when it runs for the same repository. */
  enableVercelCiSameRepository?: boolean | undefined;
  /** Trusted tokens of other identity providers, by issuer. */
  oidcProviders?: { [key: string]: TrustedOidcProvider[] } | undefined;
  /** Trusted tokens of other projects, by project ID. */
  projects?: { [key: string]: TrustedProject } | undefined;
}

/** Environments by their slugs, or all custom ones. */
export interface TrustedEnvironments {
  /** The environments by their slugs: `production`, `preview`, or those of custom environments. */
  slugs?: string[] | undefined;
  /** `all-custom` adds all custom environments. */
  preset?: "all-custom" | undefined;
}

/** An issuer whose tokens are trusted. */
export interface TrustedOidcProvider {
  /** The values that a claim may have, by its name. */
  claims: { [key: string]: string[] };
  /** The environments of this project that such a token may reach. */
  to: TrustedEnvironments;
  /** A note on the source. */
  label?: string | undefined;
}

/** A project whose deployments are trusted. */
export interface TrustedProject {
  /** Access of environments to environments; by default each reaches only the one of the same slug. */
  customAllow?: TrustedProjectRule[] | undefined;
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

/** Input of `listMicrofrontendsGroups`. */
export type ListMicrofrontendsGroupsInput = Record<string, never>;

/** Answer of `listMicrofrontendsGroups`. */
export type ListMicrofrontendsGroupsOutput = { [key: string]: unknown };

/** Input of `listMicrofrontendsGroupProjects`. */
export interface ListMicrofrontendsGroupProjectsInput {
  /** The group. */
  groupId: string;
}

/** Answer of `listMicrofrontendsGroupProjects`. */
export interface ListMicrofrontendsGroupProjectsOutput {
  projects: Project[];
}

/** Input of `getMicrofrontendsConfig`. */
export interface GetMicrofrontendsConfigInput {
  /** The deployment. */
  deploymentId: string;
}

/** Answer of `getMicrofrontendsConfig`. */
export type GetMicrofrontendsConfigOutput = MicrofrontendsConfigAnswer;

/** Input of `getProjectMicrofrontendsConfig`. */
export interface GetProjectMicrofrontendsConfigInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `getProjectMicrofrontendsConfig`. */
export type GetProjectMicrofrontendsConfigOutput = MicrofrontendsConfigAnswer;

/** Input of `createMicrofrontendsGroup`. */
export type CreateMicrofrontendsGroupInput = CreateMicrofrontendsGroupRequest;

/** Answer of `createMicrofrontendsGroup`. */
export interface CreateMicrofrontendsGroupOutput {
  newMicrofrontendsGroup: NewMicrofrontendsGroup;
}
