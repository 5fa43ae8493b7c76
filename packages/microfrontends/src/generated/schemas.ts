// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ConnectConfiguration, CustomEnvironment, DefaultProjectJobs, DeploymentExpiration, DeploymentPolicySource, DismissedToast, EnvVar, Framework, GitComments,
  GitProviderOptions, InternalRoute, IpBucket, LastAliasRequest, LatestDeployment, NodeVersion, OidcTokenConfig, Passport, PasswordProtection,
  PolicyEnvironment, PolicyGitSource, ProjectAbuse, ProjectAlias, ProjectAnalytics, ProjectCreator, ProjectCrons, ProjectExpiration, ProjectLink,
  ProjectMicrofrontends, ProjectPermissions, ProjectResourceConfig, ProjectSecurity, ProjectService, ProjectTier, ProjectTrustedIps, ProjectUsageStatus,
  ProjectWebAnalytics, ProtectionBypass, RollbackDescription, RollingReleaseConfig, SandboxRegion, SpeedInsights, SsoProtection, TracingRule,
} from "../../../../shapes/generated/schemas.ts";
export {
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
} from "../../../../shapes/generated/schemas.ts";

export const CreateMicrofrontendsGroupRequest: v.GenericSchema<types.CreateMicrofrontendsGroupRequest> = /* @__PURE__ */ (() => v.looseObject({
  defaultApp: v.looseObject({
    projectId: v.string(),
    defaultRoute: v.optional(v.string()),
  }),
  groupName: v.string(),
  otherApplications: v.array(v.looseObject({
    projectId: v.string(),
    defaultRoute: v.optional(v.string()),
  })),
}))();

export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  environments: v.array(PolicyEnvironment),
  sources: v.array(DeploymentPolicySource),
}))();

export const GitSourceRule: v.GenericSchema<types.GitSourceRule> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  environments: v.array(PolicyEnvironment),
  sources: v.array(PolicyGitSource),
}))();

export const MicrofrontendsDefaultConfigApp: v.GenericSchema<types.MicrofrontendsDefaultConfigApp> = /* @__PURE__ */ (() => v.looseObject({
  development: v.looseObject({
    fallback: v.string(),
    local: v.optional(v.union([v.number(), v.string()])),
    task: v.optional(v.string()),
  }),
  projectId: v.string(),
  packageName: v.optional(v.string()),
}))();

export const MicrofrontendsRoutedConfigApp: v.GenericSchema<types.MicrofrontendsRoutedConfigApp> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  routing: v.array(v.looseObject({
    paths: v.array(v.string()),
    flag: v.optional(v.string()),
    group: v.optional(v.string()),
  })),
  assetPrefix: v.optional(v.string()),
  development: v.optional(v.looseObject({
    fallback: v.optional(v.string()),
    local: v.optional(v.union([v.number(), v.string()])),
    task: v.optional(v.string()),
  })),
  packageName: v.optional(v.string()),
}))();

export const MicrofrontendsConfigApp: v.GenericSchema<types.MicrofrontendsConfigApp> = /* @__PURE__ */ v.union([MicrofrontendsDefaultConfigApp, MicrofrontendsRoutedConfigApp]);

export const MicrofrontendsConfig: v.GenericSchema<types.MicrofrontendsConfig> = /* @__PURE__ */ (() => v.looseObject({
  applications: v.record(v.string(), MicrofrontendsConfigApp),
  $schema: v.optional(v.string()),
  options: v.optional(v.looseObject({
    disableOverrides: v.optional(v.boolean()),
    localProxyPort: v.optional(v.number()),
  })),
  version: v.optional(v.literal("1")),
}))();

export const MicrofrontendsConfigAnswer: v.GenericSchema<types.MicrofrontendsConfigAnswer> = /* @__PURE__ */ (() => v.looseObject({
  config: v.nullable(MicrofrontendsConfig),
}))();

export const NewMicrofrontendsGroup: v.GenericSchema<types.NewMicrofrontendsGroup> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  enablePolyrepoBranchRouting: v.boolean(),
  fallbackEnvironment: v.string(),
  updatedAt: v.number(),
}))();

export const ProjectSandbox: v.GenericSchema<types.ProjectSandbox> = /* @__PURE__ */ (() => v.looseObject({
  failoverRegions: v.optional(v.array(SandboxRegion)),
  region: v.optional(SandboxRegion),
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

export const ListMicrofrontendsGroupsInput: v.GenericSchema<types.ListMicrofrontendsGroupsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListMicrofrontendsGroupsOutput: v.GenericSchema<types.ListMicrofrontendsGroupsOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const ListMicrofrontendsGroupProjectsInput: v.GenericSchema<types.ListMicrofrontendsGroupProjectsInput> = /* @__PURE__ */ (() => v.looseObject({
  groupId: v.string(),
}))();

export const ListMicrofrontendsGroupProjectsOutput: v.GenericSchema<types.ListMicrofrontendsGroupProjectsOutput> = /* @__PURE__ */ (() => v.looseObject({
  projects: v.array(Project),
}))();

export const GetMicrofrontendsConfigInput: v.GenericSchema<types.GetMicrofrontendsConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
}))();

export const GetProjectMicrofrontendsConfigInput: v.GenericSchema<types.GetProjectMicrofrontendsConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
}))();

export const CreateMicrofrontendsGroupInput: v.GenericSchema<types.CreateMicrofrontendsGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  defaultApp: v.looseObject({
    projectId: v.string(),
    defaultRoute: v.optional(v.string()),
  }),
  groupName: v.string(),
  otherApplications: v.array(v.looseObject({
    projectId: v.string(),
    defaultRoute: v.optional(v.string()),
  })),
}))();

export const CreateMicrofrontendsGroupOutput: v.GenericSchema<types.CreateMicrofrontendsGroupOutput> = /* @__PURE__ */ v.looseObject({
  newMicrofrontendsGroup: NewMicrofrontendsGroup,
});
