// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);
import {
  BuildMachineReason, BuildMachineSelection, BuildQueue, BuildQueueConfiguration, BypassRevocation, ConnectConfiguration, CustomEnvironment, DefaultProjectJobs,
  DeploymentExpiration, DeploymentPolicyInput, DeploymentSourceRule, DismissedToast, EnvTarget, EnvVar, EnvVarContentHint, EnvVarError,
  EnvVarInternalContentHint, EnvVarKind, EnvVarVisibility, Framework, FunctionMemoryType, GitComments, GitProviderOptions, GitSourceRule, InternalRoute,
  IpBucket, LastAliasRequest, LatestDeployment, NodeVersion, OidcIssuerMode, OidcTokenConfig, OneOrZero, Pagination, Passport, PassportInput,
  PasswordProtection, PasswordProtectionInput, ProjectAbuse, ProjectAlias, ProjectAnalytics, ProjectCreator, ProjectCrons, ProjectDomain, ProjectExpiration,
  ProjectLink, ProjectMicrofrontends, ProjectPermissions, ProjectResourceConfig, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps,
  ProjectUsageStatus, ProjectWebAnalytics, ProtectionBypass, ProtectionScope, RedirectStatusCode, RollbackDescription, RollingReleaseConfig, SandboxRegion,
  SpeedInsights, SsoProtection, SsoProtectionInput, TargetEnvironment, ToastAction, Toggle, TracingRule, TrustedIpProtectionMode, TrustedIpScope,
} from "../../../../shapes/generated/schemas.ts";
export {
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
} from "../../../../shapes/generated/schemas.ts";

export const AcceptedPolicies: v.GenericSchema<types.AcceptedPolicies> = /* @__PURE__ */ (() => v.objectWithRest({
  eula: v.pipe(v.string(), v.isoTimestamp()),
  privacy: v.pipe(v.string(), v.isoTimestamp()),
}, v.pipe(v.string(), v.isoTimestamp())))();

export const TransferredPaidFeatures: v.GenericSchema<types.TransferredPaidFeatures> = /* @__PURE__ */ (() => v.strictObject({
  concurrentBuilds: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  passwordProtection: v.optional(v.nullable(v.boolean())),
  previewDeploymentSuffix: v.optional(v.nullable(v.boolean())),
}))();

export const AcceptProjectTransferRequest: v.GenericSchema<types.AcceptProjectTransferRequest> = /* @__PURE__ */ (() => v.strictObject({
  acceptedPolicies: v.optional(v.record(v.string(), AcceptedPolicies)),
  newProjectName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  paidFeatures: v.optional(TransferredPaidFeatures),
}))();

export const AddProjectDomainRequest: v.GenericSchema<types.AddProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const EnvVarWithoutValue: v.GenericSchema<types.EnvVarWithoutValue> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarKind,
  id: v.optional(v.string()),
  key: v.string(),
  comment: v.optional(v.string()),
  configurationId: v.optional(v.nullable(v.string())),
  contentHint: v.optional(v.nullable(EnvVarContentHint)),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  edgeConfigId: v.optional(v.nullable(v.string())),
  edgeConfigTokenId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.string()),
  internalContentHint: v.optional(v.nullable(EnvVarInternalContentHint)),
  legacyValue: v.optional(v.string()),
  sunsetSecretId: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
  updatedBy: v.optional(v.nullable(v.string())),
  visibility: v.optional(EnvVarVisibility),
  decrypted: v.boolean(),
  target: v.optional(v.union([EnvTarget, v.array(EnvTarget)])),
}))();

export const AnyEnvVar: v.GenericSchema<types.AnyEnvVar> = /* @__PURE__ */ v.union([EnvVarWithoutValue, EnvVar]);

export const EnvVarListItem: v.GenericSchema<types.EnvVarListItem> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarKind,
  id: v.optional(v.string()),
  key: v.string(),
  comment: v.optional(v.string()),
  configurationId: v.optional(v.nullable(v.string())),
  contentHint: v.optional(v.nullable(EnvVarContentHint)),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  edgeConfigId: v.optional(v.nullable(v.string())),
  edgeConfigTokenId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.string()),
  internalContentHint: v.optional(v.nullable(EnvVarInternalContentHint)),
  legacyValue: v.optional(v.string()),
  sunsetSecretId: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
  updatedBy: v.optional(v.nullable(v.string())),
  visibility: v.optional(EnvVarVisibility),
  securityIssues: v.array(v.picklist(["flags-secret-needs-split", "readable-secret"])),
  value: v.string(),
  decrypted: v.optional(v.boolean()),
  system: v.optional(v.boolean()),
  target: v.optional(v.union([EnvTarget, v.array(EnvTarget)])),
}))();

export const ProjectEnvList: v.GenericSchema<types.ProjectEnvList> = /* @__PURE__ */ (() => v.looseObject({
  envs: v.array(EnvVarListItem),
  hiddenProductionEnvCount: v.number(),
}))();

export const ProjectEnvPage: v.GenericSchema<types.ProjectEnvPage> = /* @__PURE__ */ (() => v.looseObject({
  envs: v.array(EnvVarListItem),
  pagination: Pagination,
}))();

export const AnyProjectEnvPage: v.GenericSchema<types.AnyProjectEnvPage> = /* @__PURE__ */ v.union([ProjectEnvPage, ProjectEnvList]);

export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo", "elastic"]);

export const ConnectConfigurationInput: v.GenericSchema<types.ConnectConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  buildsEnabled: v.boolean(),
  connectConfigurationId: v.string(),
  envId: v.string(),
  passive: v.boolean(),
}))();

export const GitRepositoryHost: v.GenericSchema<types.GitRepositoryHost> = /* @__PURE__ */ v.picklist(["bitbucket", "cursor-origin", "github", "github-limited", "gitlab", "vercel"]);

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const InitialEnvVar: v.GenericSchema<types.InitialEnvVar> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EnvVarInputKind),
  key: v.string(),
  target: v.union([EnvTarget, v.array(EnvTarget)]),
  value: v.string(),
  gitBranch: v.optional(v.pipe(v.string(), v.maxLength(250))),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  customEnvironmentIds: v.optional(v.nullable(v.array(v.string()))),
}))();

export const OidcTokenConfigInput: v.GenericSchema<types.OidcTokenConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  enabled: v.optional(v.boolean()),
  issuerMode: v.optional(OidcIssuerMode),
}))();

export const ProjectResourceConfigInput: v.GenericSchema<types.ProjectResourceConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  buildMachineElasticLastUpdated: v.optional(v.number()),
  buildMachineElasticReason: v.optional(BuildMachineReason),
  buildMachineSelection: v.optional(BuildMachineSelection),
  buildMachineType: v.optional(v.nullable(BuildMachineSetting)),
  buildQueue: v.optional(BuildQueue),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  enableFunctionsBeta: v.optional(v.boolean()),
  fluid: v.optional(v.boolean()),
  functionDefaultMemoryType: v.optional(FunctionMemoryType),
  functionDefaultRegions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(4))), v.minLength(1), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  functionDefaultTimeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(900))),
  functionZeroConfigFailover: v.optional(v.boolean()),
  isNSNBDisabled: v.optional(v.boolean()),
}))();

export const ProjectSandbox: v.GenericSchema<types.ProjectSandbox> = /* @__PURE__ */ (() => v.looseObject({
  failoverRegions: v.optional(v.array(SandboxRegion)),
  region: v.optional(SandboxRegion),
}))();

export const CreateProjectRequest: v.GenericSchema<types.CreateProjectRequest> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.pipe(v.string(), v.maxLength(100)),
  environmentVariables: v.optional(v.array(InitialEnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitRepository: v.optional(v.looseObject({
    type: GitRepositoryHost,
    repo: v.string(),
  })),
  ssoProtection: v.optional(v.nullable(v.looseObject({
    deploymentType: ProtectionScope,
  }))),
}))();

export const CreatedProjectEnvs: v.GenericSchema<types.CreatedProjectEnvs> = /* @__PURE__ */ (() => v.looseObject({
  failed: v.array(v.looseObject({
    error: EnvVarError,
  })),
  created: v.optional(v.union([EnvVar, v.array(EnvVar)])),
}))();

export const CustomEnvironmentEnvInput: v.GenericSchema<types.CustomEnvironmentEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarInputKind,
  key: v.string(),
  customEnvironmentIds: v.array(v.string()),
  value: v.string(),
  comment: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.string())),
  target: v.optional(v.array(EnvTarget)),
  visibility: v.optional(EnvVarVisibility),
}))();

export const DismissedToastInput: v.GenericSchema<types.DismissedToastInput> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  action: ToastAction,
  dismissedAt: v.number(),
  value: v.optional(v.unknown()),
}))();

export const GitCommentsInput: v.GenericSchema<types.GitCommentsInput> = /* @__PURE__ */ (() => v.strictObject({
  onCommit: v.boolean(),
  onPullRequest: v.boolean(),
}))();

export const GitProviderOptionsInput: v.GenericSchema<types.GitProviderOptionsInput> = /* @__PURE__ */ (() => v.strictObject({
  createDeployments: v.optional(v.picklist(["disabled", "enabled"])),
  consolidatedGitCommitStatus: v.optional(v.strictObject({
    enabled: v.boolean(),
    propagateFailures: v.boolean(),
  })),
  disableRepositoryDispatchEvents: v.optional(v.boolean()),
  gitCommitStatus: v.optional(v.boolean()),
  requireVerifiedCommits: v.optional(v.boolean()),
}))();

export const IssuedToken: v.GenericSchema<types.IssuedToken> = /* @__PURE__ */ (() => v.looseObject({
  token: v.string(),
}))();

export const MoveProjectDomainRequest: v.GenericSchema<types.MoveProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const ProjectEnvInput: v.GenericSchema<types.ProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarInputKind,
  key: v.string(),
  target: v.array(EnvTarget),
  value: v.string(),
  comment: v.optional(v.string()),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.string())),
  visibility: v.optional(EnvVarVisibility),
}))();

export const NewProjectEnv: v.GenericSchema<types.NewProjectEnv> = /* @__PURE__ */ v.union([ProjectEnvInput, CustomEnvironmentEnvInput]);

export const OptionsAllowlistInput: v.GenericSchema<types.OptionsAllowlistInput> = /* @__PURE__ */ (() => v.strictObject({
  paths: v.pipe(v.array(v.strictObject({
    value: v.pipe(v.string(), v.regex(new RegExp("^/.*"))),
  })), v.minLength(1), v.maxLength(5)),
}))();

export const PartnerCall: v.GenericSchema<types.PartnerCall> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  resourceIds: v.array(v.string()),
  result: v.looseObject({
    status: v.picklist(["errored", "fulfilled"]),
    code: v.optional(v.string()),
    error: v.optional(v.record(v.string(), v.unknown())),
  }),
}))();

export const ProjectTracing: v.GenericSchema<types.ProjectTracing> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.optional(v.string()),
  ignorePaths: v.optional(v.array(v.string())),
  samplingRules: v.optional(v.array(TracingRule)),
}))();

export const TrustedEnvironments: v.GenericSchema<types.TrustedEnvironments> = /* @__PURE__ */ (() => v.looseObject({
  slugs: v.optional(v.array(v.string())),
  preset: v.optional(v.literal("all-custom")),
}))();

export const TrustedOidcProvider: v.GenericSchema<types.TrustedOidcProvider> = /* @__PURE__ */ (() => v.looseObject({
  claims: v.record(v.string(), v.array(v.string())),
  to: TrustedEnvironments,
  label: v.optional(v.string()),
}))();

export const TrustedProjectRule: v.GenericSchema<types.TrustedProjectRule> = /* @__PURE__ */ v.looseObject({
  from: TrustedEnvironments,
  to: TrustedEnvironments,
});

export const TrustedProject: v.GenericSchema<types.TrustedProject> = /* @__PURE__ */ (() => v.looseObject({
  customAllow: v.optional(v.array(TrustedProjectRule)),
  label: v.optional(v.string()),
}))();

export const ProjectTrustedSources: v.GenericSchema<types.ProjectTrustedSources> = /* @__PURE__ */ (() => v.looseObject({
  enableVercelCiSameRepository: v.optional(v.boolean()),
  oidcProviders: v.optional(v.record(v.string(), v.array(TrustedOidcProvider))),
  projects: v.optional(v.record(v.string(), TrustedProject)),
}))();

export const Project: v.GenericSchema<types.Project> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  accountId: v.string(),
  alias: v.optional(v.array(ProjectAlias)),
  deploymentExpiration: v.optional(DeploymentExpiration),
  directoryListing: v.boolean(),
  nodeVersion: NodeVersion,
  resourceConfig: ProjectResourceConfig,
  abuse: v.optional(ProjectAbuse),
  analytics: v.optional(ProjectAnalytics),
  appliedCve55182Migration: v.optional(v.boolean()),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  creator: v.optional(ProjectCreator),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  devCommand: v.optional(v.nullable(v.string())),
  env: v.optional(v.array(EnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(GitComments),
  gitForkProtection: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptions),
  hasActiveBranches: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  internalRoutes: v.optional(v.array(InternalRoute)),
  ipBuckets: v.optional(v.array(IpBucket)),
  latestDeployments: v.optional(v.array(LatestDeployment)),
  link: v.optional(ProjectLink),
  live: v.optional(v.boolean()),
  oidcTokenConfig: v.optional(OidcTokenConfig),
  outputDirectory: v.optional(v.nullable(v.string())),
  passport: v.optional(v.nullable(Passport)),
  passwordProtection: v.optional(v.nullable(PasswordProtection)),
  paused: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.boolean()),
  publicSource: v.optional(v.nullable(v.boolean())),
  rollingRelease: v.optional(v.nullable(RollingReleaseConfig)),
  rootDirectory: v.optional(v.nullable(v.string())),
  security: v.optional(ProjectSecurity),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  speedInsights: v.optional(SpeedInsights),
  ssoProtection: v.optional(v.nullable(SsoProtection)),
  targets: v.optional(v.record(v.string(), v.nullable(LatestDeployment))),
  tier: v.optional(ProjectTier),
  transferCompletedAt: v.optional(v.number()),
  transferStartedAt: v.optional(v.number()),
  transferToAccountId: v.optional(v.string()),
  transferredFromAccountId: v.optional(v.string()),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
  updatedAt: v.optional(v.number()),
  webAnalytics: v.optional(ProjectWebAnalytics),
  defaultResourceConfig: ProjectResourceConfig,
  serverlessFunctionRegion: v.optional(v.string()),
  avatar: v.optional(v.nullable(v.string())),
  blobs: v.optional(v.looseObject({
    isDefaultApp: v.optional(v.boolean()),
  })),
  concurrencyBucketName: v.optional(v.string()),
  connectBuildsEnabled: v.optional(v.boolean()),
  connectConfigurationId: v.optional(v.nullable(v.string())),
  connectConfigurations: v.optional(v.nullable(v.array(ConnectConfiguration))),
  crons: v.optional(ProjectCrons),
  customEnvironments: v.optional(v.array(CustomEnvironment)),
  dataCache: v.optional(v.looseObject({
    userDisabled: v.boolean(),
    storageSizeBytes: v.optional(v.nullable(v.number())),
    unlimited: v.optional(v.boolean()),
  })),
  deploymentPolicy: v.optional(v.nullable(v.looseObject({
    deploymentSources: v.optional(v.nullable(v.array(DeploymentSourceRule))),
    gitSources: v.optional(v.nullable(v.array(GitSourceRule))),
  }))),
  dismissedToasts: v.optional(v.array(DismissedToast)),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  expiration: v.optional(ProjectExpiration),
  features: v.optional(v.looseObject({
    webAnalytics: v.optional(v.boolean()),
  })),
  gitLFS: v.optional(v.boolean()),
  hasDeployments: v.optional(v.boolean()),
  integrations: v.optional(v.array(v.looseObject({
    installationId: v.string(),
    resources: v.optional(v.array(v.looseObject({
      externalResourceId: v.string(),
    }))),
  }))),
  jobs: v.optional(DefaultProjectJobs),
  lastAliasRequest: v.optional(v.nullable(LastAliasRequest)),
  lastRollbackTarget: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  microfrontends: v.optional(ProjectMicrofrontends),
  optionsAllowlist: v.optional(v.nullable(v.looseObject({
    paths: v.array(v.looseObject({
      value: v.string(),
    })),
  }))),
  passiveConnectConfigurationId: v.optional(v.nullable(v.string())),
  permissions: v.optional(ProjectPermissions),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  protectionBypass: v.optional(v.record(v.string(), ProtectionBypass)),
  protectionConfig: v.optional(v.looseObject({
    sandboxUrls: v.optional(v.looseObject({
      inheritDeploymentProtection: v.optional(v.boolean()),
    })),
  })),
  rollbackDescription: v.optional(RollbackDescription),
  sandbox: v.optional(ProjectSandbox),
  services: v.optional(v.array(ProjectService)),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.number()),
  skewProtectionMaxAge: v.optional(v.number()),
  staticIps: v.optional(v.looseObject({
    builds: v.boolean(),
    enabled: v.boolean(),
    regions: v.array(v.string()),
  })),
  tracing: v.optional(ProjectTracing),
  trustedIps: v.optional(v.nullable(ProjectTrustedIps)),
  usageStatus: v.optional(ProjectUsageStatus),
  v0: v.optional(v.boolean()),
  v0Created: v.optional(v.boolean()),
}))();

export const ProjectDomainPage: v.GenericSchema<types.ProjectDomainPage> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(ProjectDomain),
  pagination: Pagination,
}))();

export const ProjectSummary: v.GenericSchema<types.ProjectSummary> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  accountId: v.string(),
  alias: v.optional(v.array(ProjectAlias)),
  deploymentExpiration: v.optional(DeploymentExpiration),
  directoryListing: v.boolean(),
  nodeVersion: NodeVersion,
  resourceConfig: ProjectResourceConfig,
  abuse: v.optional(ProjectAbuse),
  analytics: v.optional(ProjectAnalytics),
  appliedCve55182Migration: v.optional(v.boolean()),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  creator: v.optional(ProjectCreator),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  devCommand: v.optional(v.nullable(v.string())),
  env: v.optional(v.array(EnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(GitComments),
  gitForkProtection: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptions),
  hasActiveBranches: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  internalRoutes: v.optional(v.array(InternalRoute)),
  ipBuckets: v.optional(v.array(IpBucket)),
  latestDeployments: v.optional(v.array(LatestDeployment)),
  link: v.optional(ProjectLink),
  live: v.optional(v.boolean()),
  oidcTokenConfig: v.optional(OidcTokenConfig),
  outputDirectory: v.optional(v.nullable(v.string())),
  passport: v.optional(v.nullable(Passport)),
  passwordProtection: v.optional(v.nullable(PasswordProtection)),
  paused: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.boolean()),
  publicSource: v.optional(v.nullable(v.boolean())),
  rollingRelease: v.optional(v.nullable(RollingReleaseConfig)),
  rootDirectory: v.optional(v.nullable(v.string())),
  security: v.optional(ProjectSecurity),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  speedInsights: v.optional(SpeedInsights),
  ssoProtection: v.optional(v.nullable(SsoProtection)),
  targets: v.optional(v.record(v.string(), v.nullable(LatestDeployment))),
  tier: v.optional(ProjectTier),
  transferCompletedAt: v.optional(v.number()),
  transferStartedAt: v.optional(v.number()),
  transferToAccountId: v.optional(v.string()),
  transferredFromAccountId: v.optional(v.string()),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
  updatedAt: v.optional(v.number()),
  webAnalytics: v.optional(ProjectWebAnalytics),
  serverlessFunctionRegion: v.string(),
}))();

export const ProjectListItem: v.GenericSchema<types.ProjectListItem> = /* @__PURE__ */ v.union([ProjectSummary, Project]);

export const ProjectNodeVersion: v.GenericSchema<types.ProjectNodeVersion> = /* @__PURE__ */ v.picklist(["10.x", "12.x", "14.x", "16.x", "18.x", "20.x", "22.x", "24.x"]);

export const ProjectsPagination: v.GenericSchema<types.ProjectsPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.union([v.number(), v.string()])),
  prev: v.nullable(v.number()),
}))();

export const ProjectPage: v.GenericSchema<types.ProjectPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: ProjectsPagination,
  projects: v.array(ProjectListItem),
}))();

export const PromoteAlias: v.GenericSchema<types.PromoteAlias> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  alias: v.string(),
  status: v.string(),
}))();

export const PromoteAliasPage: v.GenericSchema<types.PromoteAliasPage> = /* @__PURE__ */ (() => v.looseObject({
  aliases: v.array(PromoteAlias),
  pagination: Pagination,
}))();

export const TraceResource: v.GenericSchema<types.TraceResource> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.string()),
}))();

export const TraceSpanEvent: v.GenericSchema<types.TraceSpanEvent> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.unknown()),
  timestamp: v.array(v.number()),
}))();

export const TraceSpan: v.GenericSchema<types.TraceSpan> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.unknown()),
  duration: v.array(v.number()),
  endTime: v.array(v.number()),
  events: v.array(TraceSpanEvent),
  kind: v.number(),
  library: v.looseObject({
    name: v.string(),
    version: v.optional(v.string()),
  }),
  links: v.array(v.record(v.string(), v.unknown())),
  resource: v.string(),
  spanId: v.string(),
  startTime: v.array(v.number()),
  status: v.looseObject({
    code: v.number(),
    message: v.optional(v.string()),
  }),
  traceFlags: v.number(),
  parentSpanId: v.optional(v.string()),
  traceState: v.optional(v.string()),
}))();

export const Trace: v.GenericSchema<types.Trace> = /* @__PURE__ */ (() => v.looseObject({
  spans: v.array(TraceSpan),
  traceId: v.string(),
  resources: v.optional(v.array(TraceResource)),
  rootSpanId: v.optional(v.string()),
}))();

export const TrustedIpsInput: v.GenericSchema<types.TrustedIpsInput> = /* @__PURE__ */ (() => v.strictObject({
  addresses: v.pipe(v.array(v.strictObject({
    value: v.string(),
    note: v.optional(v.pipe(v.string(), v.maxLength(20))),
  })), v.minLength(1)),
  deploymentType: TrustedIpScope,
  protectionMode: TrustedIpProtectionMode,
}))();

export const UpdateProjectDomainRequest: v.GenericSchema<types.UpdateProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
  customEnvironmentId: v.optional(v.nullable(v.string())),
}))();

export const UpdateProjectEnvRequest: v.GenericSchema<types.UpdateProjectEnvRequest> = /* @__PURE__ */ (() => v.strictObject({
  type: v.optional(EnvVarInputKind),
  key: v.optional(v.string()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  target: v.optional(v.array(EnvTarget)),
  value: v.optional(v.string()),
  visibility: v.optional(EnvVarVisibility),
}))();

export const UpdateProjectMicrofrontendsRequest: v.GenericSchema<types.UpdateProjectMicrofrontendsRequest> = /* @__PURE__ */ (() => v.looseObject({
  defaultRoute: v.optional(v.string()),
  doNotRouteWithMicrofrontendsRouting: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  isDefaultApp: v.optional(v.boolean()),
  microfrontendsGroupId: v.optional(v.string()),
  routeObservabilityToThisProject: v.optional(v.boolean()),
}))();

export const UpdateProjectProtectionBypassRequest: v.GenericSchema<types.UpdateProjectProtectionBypassRequest> = /* @__PURE__ */ (() => v.strictObject({
  generate: v.optional(v.looseObject({
    note: v.optional(v.string()),
    secret: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-Z0-9]{32}$")))),
  })),
  revoke: v.optional(BypassRevocation),
  update: v.optional(v.looseObject({
    secret: v.string(),
    isEnvVar: v.optional(v.boolean()),
    note: v.optional(v.string()),
  })),
}))();

export const UpdateProjectRequest: v.GenericSchema<types.UpdateProjectRequest> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  connectConfigurations: v.optional(v.nullable(v.pipe(v.array(ConnectConfigurationInput), v.minLength(1)))),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  deploymentPolicy: v.optional(v.union([DeploymentPolicyInput, v.string()])),
  directoryListing: v.optional(v.boolean()),
  dismissedToasts: v.optional(v.array(DismissedToastInput)),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(v.nullable(GitCommentsInput)),
  gitForkProtection: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptionsInput),
  nodeVersion: v.optional(ProjectNodeVersion),
  optionsAllowlist: v.optional(v.nullable(OptionsAllowlistInput)),
  passport: v.optional(v.nullable(PassportInput)),
  passwordProtection: v.optional(v.nullable(PasswordProtectionInput)),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  skewProtectionMaxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  ssoProtection: v.optional(v.nullable(SsoProtectionInput)),
  staticIps: v.optional(Toggle),
  tracing: v.optional(v.nullable(ProjectTracing)),
  trustedIps: v.optional(v.nullable(TrustedIpsInput)),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
}))();

export const ListProjectsInput: v.GenericSchema<types.ListProjectsInput> = /* @__PURE__ */ (() => v.looseObject({
  buildMachineTypes: v.optional(v.string()),
  buildQueueConfiguration: v.optional(BuildQueueConfiguration),
  deprecated: v.optional(v.boolean()),
  edgeConfigId: v.optional(v.string()),
  edgeConfigTokenId: v.optional(v.string()),
  elasticConcurrencyEnabled: v.optional(OneOrZero),
  excludeRepos: v.optional(v.string()),
  from: v.optional(v.string()),
  until: v.optional(v.number()),
  gitForkProtection: v.optional(OneOrZero),
  limit: v.optional(v.number()),
  repo: v.optional(v.string()),
  repoId: v.optional(v.string()),
  repoUrl: v.optional(v.string()),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  staticIpsEnabled: v.optional(OneOrZero),
}))();

export const ListProjectsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([ProjectPage, v.array(ProjectSummary)]))();

export const GetProjectTraceInput: v.GenericSchema<types.GetProjectTraceInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  requestId: v.string(),
}))();

export const GetProjectTraceOutput: v.GenericSchema<types.GetProjectTraceOutput> = /* @__PURE__ */ v.looseObject({
  trace: Trace,
});

export const CreateProjectInput: v.GenericSchema<types.CreateProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.pipe(v.string(), v.maxLength(100)),
  environmentVariables: v.optional(v.array(InitialEnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitRepository: v.optional(v.looseObject({
    type: GitRepositoryHost,
    repo: v.string(),
  })),
  ssoProtection: v.optional(v.nullable(v.looseObject({
    deploymentType: ProtectionScope,
  }))),
}))();

export const CreateProjectTokenInput: v.GenericSchema<types.CreateProjectTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  source: v.optional(v.string()),
}))();

export const CreateTraceSessionInput: v.GenericSchema<types.CreateTraceSessionInput> = /* @__PURE__ */ (() => v.looseObject({
  hostname: v.string(),
  projectId: v.string(),
}))();

export const GetProjectInput: v.GenericSchema<types.GetProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const UpdateProjectInput: v.GenericSchema<types.UpdateProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  connectConfigurations: v.optional(v.nullable(v.pipe(v.array(ConnectConfigurationInput), v.minLength(1)))),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  deploymentPolicy: v.optional(v.union([DeploymentPolicyInput, v.string()])),
  directoryListing: v.optional(v.boolean()),
  dismissedToasts: v.optional(v.array(DismissedToastInput)),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(v.nullable(GitCommentsInput)),
  gitForkProtection: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptionsInput),
  nodeVersion: v.optional(ProjectNodeVersion),
  optionsAllowlist: v.optional(v.nullable(OptionsAllowlistInput)),
  passport: v.optional(v.nullable(PassportInput)),
  passwordProtection: v.optional(v.nullable(PasswordProtectionInput)),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  skewProtectionMaxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  ssoProtection: v.optional(v.nullable(SsoProtectionInput)),
  staticIps: v.optional(Toggle),
  tracing: v.optional(v.nullable(ProjectTracing)),
  trustedIps: v.optional(v.nullable(TrustedIpsInput)),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
}))();

export const DeleteProjectInput: v.GenericSchema<types.DeleteProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const UploadProjectAvatarInput: v.GenericSchema<types.UploadProjectAvatarInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  body: v.optional(bytes),
}))();

export const ListProjectDomainsInput: v.GenericSchema<types.ListProjectDomainsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.string()),
  limit: v.optional(v.number()),
  order: v.optional(v.picklist(["ASC", "DESC"])),
  production: v.optional(v.boolean()),
  redirect: v.optional(v.string()),
  redirects: v.optional(v.boolean()),
  since: v.optional(v.number()),
  target: v.optional(TargetEnvironment),
  until: v.optional(v.number()),
  verified: v.optional(v.boolean()),
}))();

export const GetProjectDomainInput: v.GenericSchema<types.GetProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
}))();

export const UpdateProjectDomainInput: v.GenericSchema<types.UpdateProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
  customEnvironmentId: v.optional(v.nullable(v.string())),
}))();

export const RemoveProjectDomainInput: v.GenericSchema<types.RemoveProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  removeRedirects: v.optional(v.boolean()),
}))();

export const RemoveProjectDomainOutput: v.GenericSchema<types.RemoveProjectDomainOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const AddProjectDomainInput: v.GenericSchema<types.AddProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  name: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const MoveProjectDomainInput: v.GenericSchema<types.MoveProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  projectId: v.string(),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const VerifyProjectDomainInput: v.GenericSchema<types.VerifyProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
}))();

export const ListProjectEnvsInput: v.GenericSchema<types.ListProjectEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  customEnvironmentId: v.optional(v.string()),
  customEnvironmentSlug: v.optional(v.string()),
  decrypt: v.optional(v.boolean()),
  gitBranch: v.optional(v.pipe(v.string(), v.maxLength(250))),
  source: v.optional(v.string()),
  target: v.optional(EnvTarget),
}))();

export const ListProjectEnvsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([(AnyProjectEnvPage as v.GenericSchema<types.ProjectEnvPage>), EnvVarListItem]);

export const CreateProjectEnvsInput: v.GenericSchema<types.CreateProjectEnvsInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  idOrName: v.string(),
  upsert: v.optional(v.boolean()),
}), v.union([ProjectEnvInput, CustomEnvironmentEnvInput, v.looseObject({
  body: v.union([NewProjectEnv, v.array(NewProjectEnv)]),
})])]))();

export const GetProjectEnvInput: v.GenericSchema<types.GetProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  id: v.string(),
}))();

export const UpdateProjectEnvInput: v.GenericSchema<types.UpdateProjectEnvInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  id: v.string(),
  type: v.optional(EnvVarInputKind),
  key: v.optional(v.string()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  target: v.optional(v.array(EnvTarget)),
  value: v.optional(v.string()),
  visibility: v.optional(EnvVarVisibility),
}))();

export const DeleteProjectEnvInput: v.GenericSchema<types.DeleteProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  id: v.string(),
  customEnvironmentId: v.optional(v.string()),
}))();

export const DeleteProjectEnvOutput: v.GenericSchema<types.DeleteProjectEnvOutput> = /* @__PURE__ */ (() => v.union([EnvVar, v.array(v.nullable(EnvVar))]))();

export const DeleteProjectEnvsInput: v.GenericSchema<types.DeleteProjectEnvsInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)),
}))();

export const DeleteProjectEnvsOutput: v.GenericSchema<types.DeleteProjectEnvsOutput> = /* @__PURE__ */ (() => v.looseObject({
  deleted: v.number(),
  ids: v.array(v.string()),
}))();

export const CreateProjectTransferRequestInput: v.GenericSchema<types.CreateProjectTransferRequestInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  callbackSecret: v.optional(v.string()),
  callbackUrl: v.optional(v.string()),
}))();

export const CreateProjectTransferRequestOutput: v.GenericSchema<types.CreateProjectTransferRequestOutput> = /* @__PURE__ */ (() => v.looseObject({
  code: v.string(),
}))();

export const AcceptProjectTransferRequestInput: v.GenericSchema<types.AcceptProjectTransferRequestInput> = /* @__PURE__ */ (() => v.strictObject({
  code: v.string(),
  acceptedPolicies: v.optional(v.record(v.string(), AcceptedPolicies)),
  newProjectName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  paidFeatures: v.optional(TransferredPaidFeatures),
}))();

export const AcceptProjectTransferRequestOutput: v.GenericSchema<types.AcceptProjectTransferRequestOutput> = /* @__PURE__ */ (() => v.looseObject({
  partnerCalls: v.optional(v.array(PartnerCall)),
  resourceTransferErrors: v.optional(v.array(v.record(v.string(), v.unknown()))),
  transferredStoreIds: v.optional(v.array(v.string())),
}))();

export const UpdateProjectProtectionBypassInput: v.GenericSchema<types.UpdateProjectProtectionBypassInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  generate: v.optional(v.looseObject({
    note: v.optional(v.string()),
    secret: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-Z0-9]{32}$")))),
  })),
  revoke: v.optional(BypassRevocation),
  update: v.optional(v.looseObject({
    secret: v.string(),
    isEnvVar: v.optional(v.boolean()),
    note: v.optional(v.string()),
  })),
}))();

export const UpdateProjectProtectionBypassOutput: v.GenericSchema<types.UpdateProjectProtectionBypassOutput> = /* @__PURE__ */ (() => v.looseObject({
  protectionBypass: v.optional(v.record(v.string(), ProtectionBypass)),
}))();

export const RollbackDeploymentInput: v.GenericSchema<types.RollbackDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
  description: v.optional(v.string()),
}))();

export const UpdateRollbackDescriptionInput: v.GenericSchema<types.UpdateRollbackDescriptionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
  description: v.optional(v.string()),
}))();

export const UpdateProjectMicrofrontendsInput: v.GenericSchema<types.UpdateProjectMicrofrontendsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  defaultRoute: v.optional(v.string()),
  doNotRouteWithMicrofrontendsRouting: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  isDefaultApp: v.optional(v.boolean()),
  microfrontendsGroupId: v.optional(v.string()),
  routeObservabilityToThisProject: v.optional(v.boolean()),
}))();

export const PromoteDeploymentInput: v.GenericSchema<types.PromoteDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
}))();

export const ListPromoteAliasesInput: v.GenericSchema<types.ListPromoteAliasesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  failedOnly: v.optional(v.boolean()),
  limit: v.optional(v.pipe(v.number(), v.maxValue(100))),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const ListPromoteAliasesOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([PromoteAliasPage, v.looseObject({})]))();

export const PauseProjectInput: v.GenericSchema<types.PauseProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const UnpauseProjectInput: v.GenericSchema<types.UnpauseProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();
