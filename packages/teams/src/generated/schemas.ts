// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AccessGroupReference: v.GenericSchema<types.AccessGroupReference> = /* @__PURE__ */ v.looseObject({
  accessGroupId: /* @__PURE__ */ v.string(),
});

export const AccessRequestMode: v.GenericSchema<types.AccessRequestMode> = /* @__PURE__ */ v.picklist(["all", "email-domain", "none"]);

export const BuildEntitlements: v.GenericSchema<types.BuildEntitlements> = /* @__PURE__ */ v.looseObject({
  enhancedBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo", "elastic"]);

export const TeamAttribution: v.GenericSchema<types.TeamAttribution> = /* @__PURE__ */ v.looseObject({
  landingPage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pageBeforeConversionPage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sessionReferrer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  utm: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    utmCampaign: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    utmMedium: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    utmSource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    utmTerm: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
});

export const CreateTeamRequest: v.GenericSchema<types.CreateTeamRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(48)),
  attribution: /* @__PURE__ */ v.optional(TeamAttribution),
});

export const CreatedTeam: v.GenericSchema<types.CreatedTeam> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
});

export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("custom"),
  environmentId: /* @__PURE__ */ v.string(),
});

export const DefaultBuildMachine: v.GenericSchema<types.DefaultBuildMachine> = /* @__PURE__ */ v.looseObject({
  default: /* @__PURE__ */ v.optional(BuildMachineSetting),
});

export const JobTargets: v.GenericSchema<types.JobTargets> = /* @__PURE__ */ v.looseObject({
  targets: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs> = /* @__PURE__ */ v.looseObject({
  lint: /* @__PURE__ */ v.optional(JobTargets),
  "mfe-config-present": /* @__PURE__ */ v.optional(JobTargets),
  typecheck: /* @__PURE__ */ v.optional(JobTargets),
});

export const DeletionReason: v.GenericSchema<types.DeletionReason> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
});

export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration> = /* @__PURE__ */ v.looseObject({
  deploymentsToKeep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysCanceled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysErrored: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeploymentRetention: v.GenericSchema<types.DeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "2y", "3y", "unlimited"]);

export const FailedDeploymentRetention: v.GenericSchema<types.FailedDeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "unlimited"]);

export const DeploymentExpirationInput: v.GenericSchema<types.DeploymentExpirationInput> = /* @__PURE__ */ v.looseObject({
  expiration: /* @__PURE__ */ v.optional(DeploymentRetention),
  expirationCanceled: /* @__PURE__ */ v.optional(FailedDeploymentRetention),
  expirationErrored: /* @__PURE__ */ v.optional(FailedDeploymentRetention),
  expirationProduction: /* @__PURE__ */ v.optional(DeploymentRetention),
});

export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySource> = /* @__PURE__ */ v.picklist(["cli", "deploy-hook", "git", "integration", "rest-api", "v0"]);

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("system"),
  target: TargetEnvironment,
});

export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironment> = /* @__PURE__ */ v.union([SystemPolicyEnvironment, CustomPolicyEnvironment]);

export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  environments: /* @__PURE__ */ v.array(PolicyEnvironment),
  sources: /* @__PURE__ */ v.array(DeploymentPolicySource),
});

export const GitOrganizationSource: v.GenericSchema<types.GitOrganizationSource> = /* @__PURE__ */ v.looseObject({
  org: /* @__PURE__ */ v.string(),
  provider: /* @__PURE__ */ v.picklist(["bitbucket", "github"]),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GitlabNamespaceSource: v.GenericSchema<types.GitlabNamespaceSource> = /* @__PURE__ */ v.looseObject({
  provider: /* @__PURE__ */ v.literal("gitlab"),
  namespace: /* @__PURE__ */ v.string(),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PolicyGitSource: v.GenericSchema<types.PolicyGitSource> = /* @__PURE__ */ v.union([GitOrganizationSource, GitlabNamespaceSource]);

export const GitSourceRule: v.GenericSchema<types.GitSourceRule> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  environments: /* @__PURE__ */ v.array(PolicyEnvironment),
  sources: /* @__PURE__ */ v.array(PolicyGitSource),
});

export const DeploymentPolicyInput: v.GenericSchema<types.DeploymentPolicyInput> = /* @__PURE__ */ v.looseObject({
  deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(DeploymentSourceRule), /* @__PURE__ */ v.string()])),
  gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(GitSourceRule), /* @__PURE__ */ v.string()])),
});

export const ProtectionScope: v.GenericSchema<types.ProtectionScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"]);

export const PasswordProtectionInput: v.GenericSchema<types.PasswordProtectionInput> = /* @__PURE__ */ v.looseObject({
  deploymentType: ProtectionScope,
  password: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(72)))),
});

export const SsoProtectionInput: v.GenericSchema<types.SsoProtectionInput> = /* @__PURE__ */ v.looseObject({
  deploymentType: /* @__PURE__ */ v.optional(ProtectionScope),
});

export const DeploymentProtectionInput: v.GenericSchema<types.DeploymentProtectionInput> = /* @__PURE__ */ v.looseObject({
  passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PasswordProtectionInput)),
  ssoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SsoProtectionInput)),
});

export const ProjectRole: v.GenericSchema<types.ProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]);

export const TeamPermission: v.GenericSchema<types.TeamPermission> = /* @__PURE__ */ v.picklist(["AiGatewayApiKeyOwnedBySelf", "AiGatewayBudgetManager", "AiGatewayCredits", "AiGatewaySettings", "AiGatewayTranscriptsManager", "AiGatewayTranscriptsViewer", "ConnectorManager", "CreateProject", "EnvVariableManager", "EnvironmentManager", "FullProductionDeployment", "IntegrationManager", "OrgAdmin", "OrgViewer", "UsageViewer", "V0Builder", "V0Chatter", "V0Viewer", "WorkflowDecryptor"]);

export const TeamRole: v.GenericSchema<types.TeamRole> = /* @__PURE__ */ v.picklist(["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"]);

export const EmailInviteCode: v.GenericSchema<types.EmailInviteCode> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  isDSyncUser: /* @__PURE__ */ v.boolean(),
  accessGroups: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  entitlements: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  expired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), ProjectRole)),
  role: /* @__PURE__ */ v.optional(TeamRole),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
});

export const FeatureState: v.GenericSchema<types.FeatureState> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const FeedbackSetting: v.GenericSchema<types.FeedbackSetting> = /* @__PURE__ */ v.picklist(["default", "default-force", "on", "on-force", "off", "off-force"]);

export const GitLogin: v.GenericSchema<types.GitLogin> = /* @__PURE__ */ v.looseObject({
  login: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const InvitedTeamMember: v.GenericSchema<types.InvitedTeamMember> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  role: TeamRole,
  username: /* @__PURE__ */ v.string(),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
});

export const IpBucket: v.GenericSchema<types.IpBucket> = /* @__PURE__ */ v.looseObject({
  bucket: /* @__PURE__ */ v.string(),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  supportUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const MembersPagination: v.GenericSchema<types.MembersPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  hasNext: /* @__PURE__ */ v.boolean(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const MicrofrontendsGroup: v.GenericSchema<types.MicrofrontendsGroup> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enablePolyrepoBranchRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fallbackEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NsnbPreference: v.GenericSchema<types.NsnbPreference> = /* @__PURE__ */ v.picklist(["auto-approval", "manual-approval", "block"]);

export const NsnbConfig: v.GenericSchema<types.NsnbConfig> = /* @__PURE__ */ v.looseObject({
  preference: NsnbPreference,
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const Passport: v.GenericSchema<types.Passport> = /* @__PURE__ */ v.looseObject({
  connectorId: /* @__PURE__ */ v.string(),
  deploymentType: ProtectionScope,
});

export const PassportInput: v.GenericSchema<types.PassportInput> = /* @__PURE__ */ v.looseObject({
  connectorId: /* @__PURE__ */ v.string(),
  deploymentType: /* @__PURE__ */ v.optional(ProtectionScope),
});

export const Plan: v.GenericSchema<types.Plan> = /* @__PURE__ */ v.picklist(["hobby", "pro", "enterprise"]);

export const PolicySetting: v.GenericSchema<types.PolicySetting> = /* @__PURE__ */ v.picklist(["default", "on", "off"]);

export const ProjectJobsInput: v.GenericSchema<types.ProjectJobsInput> = /* @__PURE__ */ v.looseObject({
  lint: /* @__PURE__ */ v.optional(JobTargets),
  typecheck: /* @__PURE__ */ v.optional(JobTargets),
});

export const ProjectRoleAssignment: v.GenericSchema<types.ProjectRoleAssignment> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)),
  role: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"])),
});

export const ProtectionDefault: v.GenericSchema<types.ProtectionDefault> = /* @__PURE__ */ v.looseObject({
  deploymentType: /* @__PURE__ */ v.string(),
});

export const TeamJoinOriginKind: v.GenericSchema<types.TeamJoinOriginKind> = /* @__PURE__ */ v.picklist(["account-update", "bitbucket", "dsync", "feedback", "github", "gitlab", "import", "link", "mail", "nsnb-auto-approve", "nsnb-hobby-upgrade", "nsnb-invite", "nsnb-redeploy", "nsnb-redeploy-attribution-card", "nsnb-request-access", "nsnb-viewer-upgrade", "organization-teams", "saml", "teams"]);

export const TeamJoinOrigin: v.GenericSchema<types.TeamJoinOrigin> = /* @__PURE__ */ v.looseObject({
  origin: TeamJoinOriginKind,
  commitId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  dsyncConnectedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  dsyncUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  gitUserLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  idpUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ssoConnectedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ssoUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RequestedTeamAccess: v.GenericSchema<types.RequestedTeamAccess> = /* @__PURE__ */ v.looseObject({
  bitbucket: /* @__PURE__ */ v.nullable(GitLogin),
  github: /* @__PURE__ */ v.nullable(GitLogin),
  gitlab: /* @__PURE__ */ v.nullable(GitLogin),
  teamName: /* @__PURE__ */ v.string(),
  teamSlug: /* @__PURE__ */ v.string(),
  accessRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  confirmed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  joinedFrom: /* @__PURE__ */ v.optional(TeamJoinOrigin),
});

export const SamlSyncState: v.GenericSchema<types.SamlSyncState> = /* @__PURE__ */ v.picklist(["SETUP", "ACTIVE"]);

export const SamlConnection: v.GenericSchema<types.SamlConnection> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  connectedAt: /* @__PURE__ */ v.number(),
  state: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.string(),
  lastReceivedWebhookEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lastSyncedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  syncState: /* @__PURE__ */ v.optional(SamlSyncState),
});

export const SamlDirectory: v.GenericSchema<types.SamlDirectory> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  connectedAt: /* @__PURE__ */ v.number(),
  state: /* @__PURE__ */ v.string(),
  lastReceivedWebhookEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lastSyncedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  syncState: /* @__PURE__ */ v.optional(SamlSyncState),
});

export const TeamMembership: v.GenericSchema<types.TeamMembership> = /* @__PURE__ */ v.looseObject({
  confirmed: /* @__PURE__ */ v.literal(true),
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  role: TeamRole,
  accessRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  entitlements: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    entitlement: /* @__PURE__ */ v.string(),
  }))),
  joinedFrom: /* @__PURE__ */ v.optional(TeamJoinOrigin),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
});

export const TeamResourceConfig: v.GenericSchema<types.TeamResourceConfig> = /* @__PURE__ */ v.looseObject({
  blobStores: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildEntitlements: /* @__PURE__ */ v.optional(BuildEntitlements),
  buildMachine: /* @__PURE__ */ v.optional(DefaultBuildMachine),
  concurrentBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customEnvironmentsPerProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeConfigSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeConfigs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  elasticConcurrencyEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  kvDatabases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  postgresDatabases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  serverlessFunctionMaxMemorySize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const TeamSafeguard: v.GenericSchema<types.TeamSafeguard> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const TeamSaml: v.GenericSchema<types.TeamSaml> = /* @__PURE__ */ v.looseObject({
  enforced: /* @__PURE__ */ v.boolean(),
  connection: /* @__PURE__ */ v.optional(SamlConnection),
  defaultRedirectUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["v0.app", "v0.dev", "vercel.com"])),
  directory: /* @__PURE__ */ v.optional(SamlDirectory),
  roles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, AccessGroupReference]))),
});

export const Team: v.GenericSchema<types.Team> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  billing: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    plan: Plan,
  })),
  createdAt: /* @__PURE__ */ v.number(),
  creatorId: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  stagingPrefix: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  apiKeysInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  appTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  connect: /* @__PURE__ */ v.optional(FeatureState),
  defaultDeploymentProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionDefault)),
    ssoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionDefault)),
  })),
  defaultExpirationSettings: /* @__PURE__ */ v.optional(DeploymentExpiration),
  defaultPassport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Passport)),
  defaultProjectJobs: /* @__PURE__ */ v.optional(DefaultProjectJobs),
  defaultRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
    teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
  })),
  deploymentPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentSourceRule)),
    gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(GitSourceRule)),
  })),
  disableHardAutoBlocks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()])),
  disableRepositoryDispatchEvents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  disjunctiveProductionSecretPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PolicySetting)),
  dpAccessRequestsMode: /* @__PURE__ */ v.optional(AccessRequestMode),
  emailDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  enablePreviewFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FeedbackSetting)),
  enableProductionFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FeedbackSetting)),
  hideIpAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  hideIpAddressesInLogDrains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  integrationTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ipBuckets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IpBucket)),
  membership: /* @__PURE__ */ v.optional(TeamMembership),
  nsnbConfig: /* @__PURE__ */ v.optional(NsnbConfig),
  orgRootTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  parentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  personalAccessTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  platform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  remoteCaching: /* @__PURE__ */ v.optional(FeatureState),
  requireVerifiedCommits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resourceConfig: /* @__PURE__ */ v.optional(TeamResourceConfig),
  saml: /* @__PURE__ */ v.optional(TeamSaml),
  sensitiveEnvironmentVariablePolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PolicySetting)),
  strictConnectors: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictDeploymentProtectionSettings: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictPasswordProtectionSettings: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictShareableLinks: /* @__PURE__ */ v.optional(TeamSafeguard),
});

export const TeamAccessOriginKind: v.GenericSchema<types.TeamAccessOriginKind> = /* @__PURE__ */ v.picklist(["bitbucket", "feedback", "github", "gitlab", "import", "organization-teams", "teams"]);

export const TeamAccessOrigin: v.GenericSchema<types.TeamAccessOrigin> = /* @__PURE__ */ v.looseObject({
  origin: TeamAccessOriginKind,
  commitId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  gitUserLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const TeamAccessRequest: v.GenericSchema<types.TeamAccessRequest> = /* @__PURE__ */ v.looseObject({
  accessRequestedAt: /* @__PURE__ */ v.number(),
  bitbucket: /* @__PURE__ */ v.nullable(GitLogin),
  confirmed: /* @__PURE__ */ v.boolean(),
  github: /* @__PURE__ */ v.nullable(GitLogin),
  gitlab: /* @__PURE__ */ v.nullable(GitLogin),
  joinedFrom: TeamJoinOrigin,
  teamName: /* @__PURE__ */ v.string(),
  teamSlug: /* @__PURE__ */ v.string(),
});

export const TeamInvitation: v.GenericSchema<types.TeamInvitation> = /* @__PURE__ */ v.looseObject({
  email: /* @__PURE__ */ v.string(),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    role: ProjectRole,
  }))),
  role: /* @__PURE__ */ v.optional(TeamRole),
});

export const TeamListItem: v.GenericSchema<types.TeamListItem> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  billing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    plan: Plan,
  }))),
  createdAt: /* @__PURE__ */ v.number(),
  creatorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  stagingPrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  apiKeysInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  appTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  connect: /* @__PURE__ */ v.optional(FeatureState),
  defaultDeploymentProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionDefault)),
    ssoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionDefault)),
  })),
  defaultExpirationSettings: /* @__PURE__ */ v.optional(DeploymentExpiration),
  defaultPassport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Passport)),
  defaultProjectJobs: /* @__PURE__ */ v.optional(DefaultProjectJobs),
  defaultRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
    teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
  })),
  deploymentPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentSourceRule)),
    gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(GitSourceRule)),
  })),
  disableHardAutoBlocks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()])),
  disableRepositoryDispatchEvents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  disjunctiveProductionSecretPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PolicySetting)),
  dpAccessRequestsMode: /* @__PURE__ */ v.optional(AccessRequestMode),
  emailDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  enablePreviewFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FeedbackSetting)),
  enableProductionFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FeedbackSetting)),
  hideIpAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  hideIpAddressesInLogDrains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  integrationTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ipBuckets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IpBucket)),
  membership: /* @__PURE__ */ v.optional(TeamMembership),
  nsnbConfig: /* @__PURE__ */ v.optional(NsnbConfig),
  orgRootTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  parentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  personalAccessTokensInvalidatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  platform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  remoteCaching: /* @__PURE__ */ v.optional(FeatureState),
  requireVerifiedCommits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resourceConfig: /* @__PURE__ */ v.optional(TeamResourceConfig),
  saml: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enforced: /* @__PURE__ */ v.boolean(),
    connection: /* @__PURE__ */ v.optional(SamlConnection),
    defaultRedirectUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["v0.app", "v0.dev", "vercel.com"])),
    directory: /* @__PURE__ */ v.optional(SamlDirectory),
    roles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, AccessGroupReference]))),
  })),
  sensitiveEnvironmentVariablePolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PolicySetting)),
  strictConnectors: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictDeploymentProtectionSettings: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictPasswordProtectionSettings: /* @__PURE__ */ v.optional(TeamSafeguard),
  strictShareableLinks: /* @__PURE__ */ v.optional(TeamSafeguard),
  limited: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
  limitedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(["invalidated", "mfa", "scope"]))),
});

export const TeamMemberProject: v.GenericSchema<types.TeamMemberProject> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  role: /* @__PURE__ */ v.optional(ProjectRole),
});

export const TeamMember: v.GenericSchema<types.TeamMember> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  confirmed: /* @__PURE__ */ v.boolean(),
  createdAt: /* @__PURE__ */ v.number(),
  email: /* @__PURE__ */ v.string(),
  role: TeamRole,
  username: /* @__PURE__ */ v.string(),
  accessRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bitbucket: /* @__PURE__ */ v.optional(GitLogin),
  github: /* @__PURE__ */ v.optional(GitLogin),
  gitlab: /* @__PURE__ */ v.optional(GitLogin),
  isEnterpriseManaged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  joinedFrom: /* @__PURE__ */ v.optional(TeamJoinOrigin),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamMemberProject)),
});

export const TeamMemberPage: v.GenericSchema<types.TeamMemberPage> = /* @__PURE__ */ v.looseObject({
  members: /* @__PURE__ */ v.array(TeamMember),
  pagination: MembersPagination,
  emailInviteCodes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EmailInviteCode)),
});

export const TeamPage: v.GenericSchema<types.TeamPage> = /* @__PURE__ */ v.looseObject({
  pagination: Pagination,
  teams: /* @__PURE__ */ v.array(TeamListItem),
});

export const TeamSamlInput: v.GenericSchema<types.TeamSamlInput> = /* @__PURE__ */ v.looseObject({
  enforced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  roles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, /* @__PURE__ */ v.looseObject({
    accessGroupId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^ag_[A-z0-9_ -]+$"))),
  })]))),
});

export const Toggle: v.GenericSchema<types.Toggle> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
});

export const UpdateMicrofrontendsGroupRequest: v.GenericSchema<types.UpdateMicrofrontendsGroupRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enablePolyrepoBranchRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fallbackEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UpdateTeamMemberRequest: v.GenericSchema<types.UpdateTeamMemberRequest> = /* @__PURE__ */ v.looseObject({
  confirmed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
  joinedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ssoUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  })),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
  role: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
});

export const ListTeamMembersInput: v.GenericSchema<types.ListTeamMembersInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  eligibleMembersForProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  excludeProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1))),
  role: /* @__PURE__ */ v.optional(TeamRole),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const InviteTeamMemberInput: v.GenericSchema<types.InviteTeamMemberInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamInvitation)),
});

export const RequestTeamAccessInput: v.GenericSchema<types.RequestTeamAccessInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  joinedFrom: TeamAccessOrigin,
});

export const GetTeamAccessRequestInput: v.GenericSchema<types.GetTeamAccessRequestInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  userId: /* @__PURE__ */ v.string(),
});

export const JoinTeamInput: v.GenericSchema<types.JoinTeamInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  inviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const JoinTeamOutput: v.GenericSchema<types.JoinTeamOutput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  from: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
});

export const UpdateTeamMemberInput: v.GenericSchema<types.UpdateTeamMemberInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
  confirmed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
  joinedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ssoUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  })),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRoleAssignment)),
  role: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
});

export const UpdateTeamMemberOutput: v.GenericSchema<types.UpdateTeamMemberOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const RemoveTeamMemberInput: v.GenericSchema<types.RemoveTeamMemberInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
  newDefaultTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RemoveTeamMemberOutput: v.GenericSchema<types.RemoveTeamMemberOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const GetTeamInput: v.GenericSchema<types.GetTeamInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UpdateTeamInput: v.GenericSchema<types.UpdateTeamInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
  newSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  defaultDeploymentProtection: /* @__PURE__ */ v.optional(DeploymentProtectionInput),
  defaultExpirationSettings: /* @__PURE__ */ v.optional(DeploymentExpirationInput),
  defaultPassport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PassportInput)),
  defaultProjectJobs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([ProjectJobsInput, /* @__PURE__ */ v.string()])),
  deploymentPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([DeploymentPolicyInput, /* @__PURE__ */ v.string()])),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(140))),
  disableRepositoryDispatchEvents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  disjunctiveProductionSecretPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  dpAccessRequestsMode: /* @__PURE__ */ v.optional(AccessRequestMode),
  emailDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  enablePreviewFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enableProductionFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  hideIpAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  hideIpAddressesInLogDrains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  nsnbConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([NsnbConfig, /* @__PURE__ */ v.string()])),
  previewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  regenerateInviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  remoteCaching: /* @__PURE__ */ v.optional(FeatureState),
  requireVerifiedCommits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resourceConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    buildMachine: /* @__PURE__ */ v.optional(DefaultBuildMachine),
  })),
  saml: /* @__PURE__ */ v.optional(TeamSamlInput),
  sensitiveEnvironmentVariablePolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  strictConnectors: /* @__PURE__ */ v.optional(Toggle),
  strictDeploymentProtectionSettings: /* @__PURE__ */ v.optional(Toggle),
  strictPasswordProtectionSettings: /* @__PURE__ */ v.optional(Toggle),
  strictShareableLinks: /* @__PURE__ */ v.optional(Toggle),
});

export const ListTeamsInput: v.GenericSchema<types.ListTeamsInput> = /* @__PURE__ */ v.looseObject({
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CreateTeamInput: v.GenericSchema<types.CreateTeamInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(48)),
  attribution: /* @__PURE__ */ v.optional(TeamAttribution),
});

export const UpdateTeamDirectorySyncRolesInput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  roles: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, AccessGroupReference])),
});

export const UpdateTeamDirectorySyncRolesOutput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesOutput> = /* @__PURE__ */ v.looseObject({
  ok: /* @__PURE__ */ v.boolean(),
});

export const DeleteTeamInput: v.GenericSchema<types.DeleteTeamInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  newDefaultTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reasons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeletionReason)),
});

export const DeleteTeamOutput: v.GenericSchema<types.DeleteTeamOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  newDefaultTeamIdError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeleteTeamInviteCodeInput: v.GenericSchema<types.DeleteTeamInviteCodeInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  inviteId: /* @__PURE__ */ v.string(),
});

export const DeleteTeamInviteCodeOutput: v.GenericSchema<types.DeleteTeamInviteCodeOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const UpdateMicrofrontendsGroupInput: v.GenericSchema<types.UpdateMicrofrontendsGroupInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  groupId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enablePolyrepoBranchRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fallbackEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UpdateMicrofrontendsGroupOutput: v.GenericSchema<types.UpdateMicrofrontendsGroupOutput> = /* @__PURE__ */ v.looseObject({
  updatedMicrofrontendsGroup: MicrofrontendsGroup,
});

export const DeleteMicrofrontendsGroupInput: v.GenericSchema<types.DeleteMicrofrontendsGroupInput> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.string(),
  groupId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteMicrofrontendsGroupOutput: v.GenericSchema<types.DeleteMicrofrontendsGroupOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());
