// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  BranchMatcher, BuildEntitlements, BuildQueue, BuildQueueConfiguration, ConnectConfiguration, CreatedTeam, DefaultBuildMachine, DeletionReason, EchMode,
  EnvTarget, EnvVarInputKind, EnvVarVisibility, FeatureState, FeedbackSetting, GitComments, HeadSampling, IdAndName, ManagedRuleState, NamedReference,
  OidcIssuerMode, Passport, Plan, ProjectAbuseRecord, ProjectAnalytics, ProjectMicrofrontends, ProjectRole, ProjectWebAnalytics, ProtectionScope, RepoOwnerType,
  RepositoryProvider, RollbackDescription, SharedEnv, SignInMethod, SsoProtection, SystemActor, TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind,
  TeamPermission, TeamRole, TrustedIpScope,
} from "../../../../shapes/generated/schemas.ts";
export {
  BranchMatcher, BuildEntitlements, BuildMachineSetting, BuildQueue, BuildQueueConfiguration, ConnectConfiguration, CreatedTeam, DefaultBuildMachine,
  DeletionReason, EchMode, EnvTarget, EnvVarInputKind, EnvVarVisibility, FeatureState, FeedbackSetting, GitComments, HeadSampling, IdAndName, ManagedRuleState,
  MicrofrontendsDisabled, NamedReference, OidcIssuerMode, Passport, Plan, ProjectAbuseRecord, ProjectAnalytics, ProjectMicrofrontends, ProjectRole,
  ProjectWebAnalytics, ProtectionScope, RepoOwnerType, RepositoryProvider, RollbackDescription, SharedEnv, SignInMethod, SsoProtection, SystemActor,
  TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind, TeamPermission, TeamRole, TrustedIpScope,
} from "../../../../shapes/generated/schemas.ts";

export const AccountBlockAction: v.GenericSchema<types.AccountBlockAction> = /* @__PURE__ */ v.picklist(["blocked", "hard-blocked", "soft-blocked", "unblocked"]);

export const AccountBlockRecord: v.GenericSchema<types.AccountBlockRecord> = /* @__PURE__ */ (() => v.looseObject({
  action: AccountBlockAction,
  createdAt: v.number(),
  reason: v.string(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  ineligibleForAppeal: v.optional(v.boolean()),
  statusCode: v.optional(v.number()),
}))();

export const ScheduledBlock: v.GenericSchema<types.ScheduledBlock> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  executeAt: v.number(),
  reason: v.string(),
  source: v.string(),
  caseId: v.optional(v.string()),
  scheduleName: v.optional(v.string()),
}))();

export const AccountAbuse: v.GenericSchema<types.AccountAbuse> = /* @__PURE__ */ (() => v.looseObject({
  updatedAt: v.number(),
  blockHistory: v.optional(v.array(AccountBlockRecord)),
  creationIp: v.optional(v.string()),
  creationUserAgent: v.optional(v.string()),
  gitAuthHistory: v.optional(v.array(v.string())),
  gitLineageBlocks: v.optional(v.number()),
  gitLineageBlocksDry: v.optional(v.number()),
  history: v.optional(v.array(ProjectAbuseRecord)),
  removedPhoneNumbers: v.optional(v.string()),
  scanner: v.optional(v.string()),
  scheduledBlock: v.optional(ScheduledBlock),
  scheduledUnblockAt: v.optional(v.string()),
}))();

export const BlockReason: v.GenericSchema<types.BlockReason> = /* @__PURE__ */ v.picklist(["admin_override", "hard_blocked", "limits_exceeded"]);

export const AccountBlock: v.GenericSchema<types.AccountBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockReason: BlockReason,
  blockType: v.picklist(["hard", "soft"]),
  updatedAt: v.number(),
  blockedFrom: v.optional(v.number()),
  blockedUntil: v.optional(v.number()),
}))();

export const GithubHostCredential: v.GenericSchema<types.GithubHostCredential> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github-oauth-custom-host"),
  id: v.string(),
  host: v.string(),
}))();

export const LoginCredential: v.GenericSchema<types.LoginCredential> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["apple", "bitbucket", "chatgpt", "github-oauth", "github-oauth-limited", "gitlab", "google", "vercel"]),
  id: v.string(),
}))();

export const AccountCredential: v.GenericSchema<types.AccountCredential> = /* @__PURE__ */ v.union([LoginCredential, GithubHostCredential]);

export const AccountPlan: v.GenericSchema<types.AccountPlan> = /* @__PURE__ */ v.picklist(["hobby", "pro"]);

export const AccountProvider: v.GenericSchema<types.AccountProvider> = /* @__PURE__ */ v.picklist(["chatgpt", "stripe"]);

export const RateLimit: v.GenericSchema<types.RateLimit> = /* @__PURE__ */ (() => v.looseObject({
  maxRate: v.optional(v.number()),
  minRate: v.optional(v.number()),
  stepPerMinute: v.optional(v.number()),
}))();

export const WindowLimit: v.GenericSchema<types.WindowLimit> = /* @__PURE__ */ (() => v.looseObject({
  duration: v.number(),
  max: v.number(),
}))();

export const AccountResourceLimit: v.GenericSchema<types.AccountResourceLimit> = /* @__PURE__ */ v.union([WindowLimit, RateLimit]);

export const AccountTeam: v.GenericSchema<types.AccountTeam> = /* @__PURE__ */ (() => v.looseObject({
  confirmed: v.literal(true),
  confirmedAt: v.number(),
  created: v.number(),
  createdAt: v.number(),
  role: TeamRole,
  teamId: v.string(),
  accessRequestedAt: v.optional(v.number()),
  joinedFrom: v.optional(TeamJoinOrigin),
  teamPermissions: v.optional(v.array(TeamPermission)),
  teamRoles: v.optional(v.array(TeamRole)),
}))();

export const CardWidget: v.GenericSchema<types.CardWidget> = /* @__PURE__ */ v.picklist([
  "analytics-online", "analytics-page-views", "analytics-visitors", "firewall-allowed", "firewall-denied", "observability-alert", "observability-edge-requests",
  "observability-error-rate", "observability-function-invocations", "shortcut", "speed-insights-cls", "speed-insights-lcp", "speed-insights-res",
]);

export const PanelState: v.GenericSchema<types.PanelState> = /* @__PURE__ */ v.picklist(["open", "closed"]);

export const DashboardView: v.GenericSchema<types.DashboardView> = /* @__PURE__ */ (() => v.looseObject({
  scopeId: v.string(),
  favoritesViewPreference: v.optional(v.nullable(PanelState)),
  recentsViewPreference: v.optional(v.nullable(PanelState)),
  viewPreference: v.optional(v.nullable(v.picklist(["cards", "list"]))),
}))();

export const OverageType: v.GenericSchema<types.OverageType> = /* @__PURE__ */ v.picklist([
  "analyticsUsage", "artifacts", "bandwidth", "blobDataTransfer", "blobTotalAdvancedRequests", "blobTotalAvgSizeInBytes",
  "blobTotalGetResponseObjectSizeInBytes", "blobTotalSimpleRequests", "connectDataTransfer", "dataCacheRead", "dataCacheWrite", "edgeConfigRead",
  "edgeConfigWrite", "edgeFunctionExecutionUnits", "edgeMiddlewareInvocations", "edgeRequest", "edgeRequestAdditionalCpuDuration",
  "elasticConcurrencyBuildSlots", "fastDataTransfer", "fastOriginTransfer", "fluidCpuDuration", "fluidDuration", "functionDuration", "functionInvocation",
  "imageOptimizationCacheRead", "imageOptimizationCacheWrite", "imageOptimizationTransformation", "logDrainsVolume", "monitoringMetric", "observabilityEvent",
  "onDemandConcurrencyMinutes", "runtimeCacheRead", "runtimeCacheWrite", "serverlessFunctionExecution", "sourceImages", "wafOwaspExcessBytes",
  "wafOwaspRequests", "wafRateLimitRequest", "webAnalyticsEvent",
]);

export const BlobLimitBlock: v.GenericSchema<types.BlobLimitBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockReason: v.literal("limits_exceeded"),
  overageReason: OverageType,
  updatedAt: v.number(),
  blockedFrom: v.optional(v.number()),
  blockedUntil: v.optional(v.number()),
}))();

export const FeatureBlock: v.GenericSchema<types.FeatureBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockReason: BlockReason,
  updatedAt: v.number(),
  blockedFrom: v.optional(v.number()),
  blockedUntil: v.optional(v.number()),
}))();

export const BlobBlock: v.GenericSchema<types.BlobBlock> = /* @__PURE__ */ v.union([BlobLimitBlock, FeatureBlock]);

export const WebAnalyticsBlock: v.GenericSchema<types.WebAnalyticsBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockReason: BlockReason,
  updatedAt: v.number(),
  blockedFrom: v.optional(v.number()),
  blockedUntil: v.optional(v.number()),
  graceEmailSentAt: v.optional(v.number()),
}))();

export const FeatureBlocks: v.GenericSchema<types.FeatureBlocks> = /* @__PURE__ */ (() => v.looseObject({
  blob: v.optional(BlobBlock),
  connexForwardTriggers: v.optional(FeatureBlock),
  connexTokenRequests: v.optional(FeatureBlock),
  dataCache: v.optional(FeatureBlock),
  imageOptimizationTransformation: v.optional(FeatureBlock),
  kmsOperations: v.optional(FeatureBlock),
  microfrontendsRequest: v.optional(FeatureBlock),
  monitoring: v.optional(AccountBlock),
  observabilityPlus: v.optional(AccountBlock),
  postgres: v.optional(BlobBlock),
  redis: v.optional(BlobBlock),
  sandboxStorage: v.optional(FeatureBlock),
  sourceImages: v.optional(FeatureBlock),
  speedInsightsFree: v.optional(FeatureBlock),
  tracing: v.optional(FeatureBlock),
  vcr: v.optional(FeatureBlock),
  webAnalytics: v.optional(WebAnalyticsBlock),
  workflowEvents: v.optional(FeatureBlock),
  workflowStorageWrite: v.optional(FeatureBlock),
}))();

export const ActorType: v.GenericSchema<types.ActorType> = /* @__PURE__ */ v.picklist(["admin", "user"]);

export const MfaRecordMethod: v.GenericSchema<types.MfaRecordMethod> = /* @__PURE__ */ v.picklist(["admin_removal", "passkey", "self_serve_recovery", "totp", "unknown", "user_disabled"]);

export const Switched: v.GenericSchema<types.Switched> = /* @__PURE__ */ v.picklist(["disabled", "enabled"]);

export const MfaRecord: v.GenericSchema<types.MfaRecord> = /* @__PURE__ */ (() => v.looseObject({
  action: Switched,
  actorId: v.string(),
  actorType: ActorType,
  method: MfaRecordMethod,
  timestamp: v.nullable(v.number()),
  reason: v.optional(v.string()),
}))();

export const MfaConfiguration: v.GenericSchema<types.MfaConfiguration> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  recoveryCodes: v.array(v.string()),
  enabledAt: v.optional(v.number()),
  history: v.optional(v.array(MfaRecord)),
  totp: v.optional(v.looseObject({
    createdAt: v.number(),
    secret: v.string(),
  })),
}))();

export const NorthstarMigration: v.GenericSchema<types.NorthstarMigration> = /* @__PURE__ */ (() => v.looseObject({
  endTime: v.number(),
  integrationClients: v.number(),
  integrationConfigurations: v.number(),
  projects: v.number(),
  startTime: v.number(),
  stores: v.number(),
  teamId: v.string(),
}))();

export const OverageMetadata: v.GenericSchema<types.OverageMetadata> = /* @__PURE__ */ (() => v.looseObject({
  dailyOverageSummaryEmailSentAt: v.optional(v.number()),
  firstTimeOnDemandNotificationSentAt: v.optional(v.number()),
  increasedOnDemandEmailAttemptedAt: v.optional(v.number()),
  increasedOnDemandEmailSentAt: v.optional(v.number()),
  overageSummaryExpiresAt: v.optional(v.number()),
  weeklyOverageSummaryEmailSentAt: v.optional(v.number()),
}))();

export const SecondaryEmail: v.GenericSchema<types.SecondaryEmail> = /* @__PURE__ */ (() => v.looseObject({
  email: v.string(),
  verified: v.boolean(),
}))();

export const SoftBlockReason: v.GenericSchema<types.SoftBlockReason> = /* @__PURE__ */ v.picklist([
  "BLOCKED_FOR_PLATFORM_ABUSE", "DOMAIN_OWNER_DELETION_REQUEST", "ENTERPRISE_TRIAL_ENDED", "ENTERPRISE_UNPAID_INVOICE", "EXPOSURE_CAP_EXCEEDED",
  "FAIR_USE_LIMITS_EXCEEDED", "SUBSCRIPTION_CANCELED", "SUBSCRIPTION_EXPIRED", "UNPAID_INVOICE",
]);

export const SoftBlock: v.GenericSchema<types.SoftBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockedAt: v.number(),
  reason: SoftBlockReason,
  blockedDueToOverageType: v.optional(OverageType),
  unpauseAt: v.optional(v.number()),
}))();

export const UsageAlert: v.GenericSchema<types.UsageAlert> = /* @__PURE__ */ (() => v.looseObject({
  currentThreshold: v.number(),
  blockGracePeriodStartedAt: v.optional(v.nullable(v.number())),
  blockedAt: v.optional(v.nullable(v.number())),
  warningAt: v.optional(v.nullable(v.number())),
}))();

export const UsageAlerts: v.GenericSchema<types.UsageAlerts> = /* @__PURE__ */ (() => v.looseObject({
  analyticsUsage: v.optional(UsageAlert),
  artifacts: v.optional(UsageAlert),
  bandwidth: v.optional(UsageAlert),
  blobDataTransfer: v.optional(UsageAlert),
  blobTotalAdvancedRequests: v.optional(UsageAlert),
  blobTotalAvgSizeInBytes: v.optional(UsageAlert),
  blobTotalGetResponseObjectSizeInBytes: v.optional(UsageAlert),
  blobTotalSimpleRequests: v.optional(UsageAlert),
  connectDataTransfer: v.optional(UsageAlert),
  dataCacheRead: v.optional(UsageAlert),
  dataCacheWrite: v.optional(UsageAlert),
  edgeConfigRead: v.optional(UsageAlert),
  edgeConfigWrite: v.optional(UsageAlert),
  edgeFunctionExecutionUnits: v.optional(UsageAlert),
  edgeMiddlewareInvocations: v.optional(UsageAlert),
  edgeRequest: v.optional(UsageAlert),
  edgeRequestAdditionalCpuDuration: v.optional(UsageAlert),
  elasticConcurrencyBuildSlots: v.optional(UsageAlert),
  fastDataTransfer: v.optional(UsageAlert),
  fastOriginTransfer: v.optional(UsageAlert),
  fluidCpuDuration: v.optional(UsageAlert),
  fluidDuration: v.optional(UsageAlert),
  functionDuration: v.optional(UsageAlert),
  functionInvocation: v.optional(UsageAlert),
  imageOptimizationCacheRead: v.optional(UsageAlert),
  imageOptimizationCacheWrite: v.optional(UsageAlert),
  imageOptimizationTransformation: v.optional(UsageAlert),
  logDrainsVolume: v.optional(UsageAlert),
  monitoringMetric: v.optional(UsageAlert),
  observabilityEvent: v.optional(UsageAlert),
  onDemandConcurrencyMinutes: v.optional(UsageAlert),
  runtimeCacheRead: v.optional(UsageAlert),
  runtimeCacheWrite: v.optional(UsageAlert),
  serverlessFunctionExecution: v.optional(UsageAlert),
  sourceImages: v.optional(UsageAlert),
  wafOwaspExcessBytes: v.optional(UsageAlert),
  wafOwaspRequests: v.optional(UsageAlert),
  wafRateLimitRequest: v.optional(UsageAlert),
  webAnalyticsEvent: v.optional(UsageAlert),
}))();

export const UserSecurityLimits: v.GenericSchema<types.UserSecurityLimits> = /* @__PURE__ */ (() => v.looseObject({
  customRules: v.optional(v.number()),
  ipBlocks: v.optional(v.number()),
  ipBypass: v.optional(v.number()),
  rateLimit: v.optional(v.number()),
}))();

export const UserResourceConfig: v.GenericSchema<types.UserResourceConfig> = /* @__PURE__ */ (() => v.looseObject({
  awsAccountIds: v.optional(v.array(v.string())),
  awsAccountType: v.optional(v.string()),
  blobStores: v.optional(v.number()),
  buildEntitlements: v.optional(BuildEntitlements),
  buildMachine: v.optional(DefaultBuildMachine),
  buildQueue: v.optional(BuildQueue),
  bulkRedirectsFreeLimitOverride: v.optional(v.number()),
  cfZoneName: v.optional(v.string()),
  concurrentBuilds: v.optional(v.number()),
  cronJobsPerProject: v.optional(v.number()),
  customEnvironmentsPerProject: v.optional(v.number()),
  edgeConfigSize: v.optional(v.number()),
  edgeConfigs: v.optional(v.number()),
  edgeFunctionExecutionTimeoutMs: v.optional(v.number()),
  edgeFunctionMaxSizeBytes: v.optional(v.number()),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  flagsExplorerOverridesThreshold: v.optional(v.number()),
  flagsExplorerUnlimitedOverrides: v.optional(v.boolean()),
  imageOptimizationType: v.optional(v.string()),
  integrationStores: v.optional(v.number()),
  kvDatabases: v.optional(v.number()),
  microfrontendGroupsPerTeam: v.optional(v.number()),
  microfrontendProjectsPerGroup: v.optional(v.number()),
  nodeType: v.optional(v.string()),
  postgresDatabases: v.optional(v.number()),
  security: v.optional(UserSecurityLimits),
  serverlessFunctionMaxDuration: v.optional(v.number()),
  serverlessFunctionMaxMemorySize: v.optional(v.number()),
}))();

export const AccountRecord: v.GenericSchema<types.AccountRecord> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("user"),
  version: v.literal("northstar"),
  id: v.string(),
  name: v.optional(v.string()),
  billing: v.looseObject({
    plan: Plan,
  }),
  blocked: v.nullable(v.number()),
  createdAt: v.number(),
  deploymentSecret: v.string(),
  email: v.string(),
  platformVersion: v.nullable(v.number()),
  stagingPrefix: v.string(),
  sysToken: v.string(),
  updatedAt: v.number(),
  username: v.string(),
  abuse: v.optional(AccountAbuse),
  acceptanceState: v.optional(v.string()),
  acceptedAt: v.optional(v.number()),
  activeDashboardViews: v.optional(v.array(DashboardView)),
  avatar: v.optional(v.string()),
  blockReason: v.optional(v.string()),
  created: v.optional(v.number()),
  credentials: v.optional(v.array(AccountCredential)),
  customerId: v.optional(v.nullable(v.string())),
  dataCache: v.optional(v.looseObject({
    excessBillingEnabled: v.optional(v.boolean()),
  })),
  defaultTeamId: v.optional(v.string()),
  deletedAt: v.optional(v.nullable(v.number())),
  dismissedTeams: v.optional(v.array(v.string())),
  dismissedToasts: v.optional(v.array(v.looseObject({
    name: v.string(),
    dismissals: v.array(v.looseObject({
      createdAt: v.number(),
      scopeId: v.string(),
    })),
  }))),
  emailDomains: v.optional(v.array(v.string())),
  emailNotifications: v.optional(v.looseObject({
    rules: v.optional(v.record(v.string(), v.looseObject({
      email: v.string(),
    }))),
  })),
  enablePreviewFeedback: v.optional(FeedbackSetting),
  favoriteProjectsAndSpaces: v.optional(v.array(v.looseObject({
    projectId: v.string(),
    teamId: v.string(),
  }))),
  featureBlocks: v.optional(FeatureBlocks),
  importFlowGitNamespace: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  importFlowGitNamespaceId: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  importFlowGitProvider: v.optional(v.nullable(RepositoryProvider)),
  isDomainReseller: v.optional(v.boolean()),
  isEnterpriseManaged: v.optional(v.boolean()),
  isMFAEnforced: v.optional(v.boolean()),
  isZeitPub: v.optional(v.boolean()),
  maxActiveSlots: v.optional(v.number()),
  maxTrials: v.optional(v.number()),
  mfaConfiguration: v.optional(MfaConfiguration),
  northstarMigration: v.optional(NorthstarMigration),
  opportunityId: v.optional(v.string()),
  orbCustomerId: v.optional(v.nullable(v.string())),
  overageMetadata: v.optional(OverageMetadata),
  overageUsageAlerts: v.optional(UsageAlerts),
  phoneNumber: v.optional(v.string()),
  preferredScopesAndGitNamespaces: v.optional(v.array(v.looseObject({
    gitNamespaceId: v.nullable(v.union([v.number(), v.string()])),
    scopeId: v.string(),
  }))),
  preventAutoBlocking: v.optional(v.union([v.boolean(), v.number()])),
  projectCardWidgetPreferences: v.optional(v.array(v.looseObject({
    projectId: v.string(),
    widget: CardWidget,
    config: v.optional(v.looseObject({
      url: v.string(),
    })),
  }))),
  projectDomainsLimit: v.optional(v.number()),
  remoteCaching: v.optional(v.looseObject({
    enabled: v.optional(v.boolean()),
  })),
  removedAliasesAt: v.optional(v.number()),
  removedBillingSubscriptionAt: v.optional(v.number()),
  removedConfigurationsAt: v.optional(v.number()),
  removedDeploymentsAt: v.optional(v.number()),
  removedDomiansAt: v.optional(v.number()),
  removedEdgeConfigsAt: v.optional(v.number()),
  removedEventsAt: v.optional(v.number()),
  removedProjectsAt: v.optional(v.number()),
  removedSecretsAt: v.optional(v.number()),
  removedSharedEnvVarsAt: v.optional(v.number()),
  resourceConfig: v.optional(UserResourceConfig),
  resourceLimits: v.optional(v.record(v.string(), AccountResourceLimit)),
  secondaryEmails: v.optional(v.array(SecondaryEmail)),
  sfdcId: v.optional(v.string()),
  siftRoute: v.optional(v.looseObject({
    name: v.literal("string"),
  })),
  siftScore: v.optional(v.number()),
  siftScores: v.optional(v.record(v.string(), v.looseObject({
    reasons: v.array(v.looseObject({
      name: v.string(),
      value: v.string(),
    })),
    score: v.number(),
  }))),
  softBlock: v.optional(v.nullable(SoftBlock)),
  speedInsightsFreeUsageAlert: v.optional(v.looseObject({
    currentThreshold: v.number(),
    notifiedAt: v.number(),
  })),
  teams: v.optional(v.array(AccountTeam)),
  testAccountExpiresAt: v.optional(v.number()),
  trialTeamId: v.optional(v.string()),
  trialTeamIds: v.optional(v.array(v.string())),
  usageAlerts: v.optional(v.nullable(v.looseObject({
    blockingAt: v.optional(v.nullable(v.number())),
    warningAt: v.optional(v.nullable(v.number())),
  }))),
}))();

export const AccountReference: v.GenericSchema<types.AccountReference> = /* @__PURE__ */ (() => v.looseObject({
  type: RepoOwnerType,
  id: v.string(),
  slug: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const ManagedTeam: v.GenericSchema<types.ManagedTeam> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  slug: v.string(),
  avatar: v.nullable(v.string()),
  teamId: v.string(),
  workEmail: v.string(),
}))();

export const AccountUpdateContext: v.GenericSchema<types.AccountUpdateContext> = /* @__PURE__ */ (() => v.looseObject({
  canOptOut: v.boolean(),
  managedTeams: v.array(ManagedTeam),
  verifiedEmuDomains: v.array(v.string()),
  organization: v.optional(NamedReference),
}))();

export const AppPermission: v.GenericSchema<types.AppPermission> = /* @__PURE__ */ v.picklist([
  "manage:speed-insights", "manage:web-analytics", "read-write:ai-gateway-api-key", "read-write:ai-gateway-guardrails", "read-write:ai-gateway-private-models",
  "read-write:ai-gateway-rules", "read-write:ai-gateway-virtual-model-configs", "read-write:alerts", "read-write:automations", "read-write:billing",
  "read-write:blob", "read-write:connect", "read-write:deployment", "read-write:domain", "read-write:domain-registrar", "read-write:drains",
  "read-write:edge-cache", "read-write:edge-config", "read-write:firewall", "read-write:integration-configuration", "read-write:integration-resource",
  "read-write:kms", "read-write:project", "read-write:project-env-vars", "read-write:project-env-vars-non-production", "read-write:project-env-vars-production",
  "read-write:project-flags-non-production", "read-write:project-flags-production", "read-write:project-protection-bypass", "read-write:remote-cache",
  "read-write:sandbox", "read-write:schedule", "read-write:team-members", "read-write:vcr", "read:access-group", "read:ai-gateway-guardrails",
  "read:ai-gateway-private-models", "read:ai-gateway-rules", "read:ai-gateway-virtual-model-configs", "read:alerts", "read:automations", "read:billing",
  "read:connect", "read:deployment", "read:domain", "read:event", "read:firewall", "read:integration-configuration", "read:integration-resource", "read:kms",
  "read:monitoring", "read:project", "read:project-env-vars-non-production", "read:project-env-vars-production", "read:project-flags", "read:remote-cache",
  "read:sandbox", "read:schedule", "read:speed-insights", "read:team", "read:vcr", "read:web-analytics", "read:webhooks", "use:ai-gateway",
]);

export const AppResources: v.GenericSchema<types.AppResources> = /* @__PURE__ */ (() => v.looseObject({
  projectIds: v.looseObject({
    type: v.literal("list"),
    required: v.literal(true),
    items: v.looseObject({
      type: v.literal("string"),
    }),
  }),
}))();

export const AppAccess: v.GenericSchema<types.AppAccess> = /* @__PURE__ */ (() => v.looseObject({
  permissions: v.optional(v.array(AppPermission)),
  resources: v.optional(AppResources),
}))();

export const AppGrant: v.GenericSchema<types.AppGrant> = /* @__PURE__ */ v.picklist([
  "*", "manage:speed-insights", "manage:web-analytics", "read-write:ai-gateway-api-key", "read-write:ai-gateway-guardrails",
  "read-write:ai-gateway-private-models", "read-write:ai-gateway-rules", "read-write:ai-gateway-virtual-model-configs", "read-write:alerts",
  "read-write:automations", "read-write:billing", "read-write:blob", "read-write:connect", "read-write:deployment", "read-write:domain",
  "read-write:domain-registrar", "read-write:drains", "read-write:edge-cache", "read-write:edge-config", "read-write:firewall",
  "read-write:integration-configuration", "read-write:integration-resource", "read-write:kms", "read-write:project", "read-write:project-env-vars",
  "read-write:project-env-vars-non-production", "read-write:project-env-vars-production", "read-write:project-flags-non-production",
  "read-write:project-flags-production", "read-write:project-protection-bypass", "read-write:remote-cache", "read-write:sandbox", "read-write:schedule",
  "read-write:team-members", "read-write:vcr", "read:access-group", "read:ai-gateway-guardrails", "read:ai-gateway-private-models", "read:ai-gateway-rules",
  "read:ai-gateway-virtual-model-configs", "read:alerts", "read:automations", "read:billing", "read:connect", "read:deployment", "read:domain", "read:event",
  "read:firewall", "read:integration-configuration", "read:integration-resource", "read:kms", "read:monitoring", "read:project",
  "read:project-env-vars-non-production", "read:project-env-vars-production", "read:project-flags", "read:remote-cache", "read:sandbox", "read:schedule",
  "read:speed-insights", "read:team", "read:user", "read:vcr", "read:web-analytics", "read:webhooks", "use:ai-gateway",
]);

export const AppPolicy: v.GenericSchema<types.AppPolicy> = /* @__PURE__ */ (() => v.looseObject({
  name: v.nullable(v.string()),
  claims: v.array(v.looseObject({
    name: v.string(),
    values: v.array(v.looseObject({
      value: v.string(),
      wildcards: v.boolean(),
    })),
  })),
  clientId: v.string(),
  createdAt: v.number(),
  issuerUrl: v.string(),
  permissions: v.array(v.string()),
  policyId: v.string(),
  resources: v.nullable(v.looseObject({
    projectIds: v.array(v.string()),
  })),
  teamId: v.string(),
  updatedAt: v.number(),
}))();

export const AppPrincipal: v.GenericSchema<types.AppPrincipal> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("app"),
  id: v.optional(v.string()),
  name: v.string(),
  clientId: v.string(),
}))();

export const AppScope: v.GenericSchema<types.AppScope> = /* @__PURE__ */ v.picklist(["openid", "email", "profile", "offline_access"]);

export const BillingField: v.GenericSchema<types.BillingField> = /* @__PURE__ */ v.picklist(["address", "email", "language", "name", "purchaseOrder", "tax"]);

export const BitbucketHead: v.GenericSchema<types.BitbucketHead> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  owner: v.string(),
  ref: v.string(),
  repoUuid: v.string(),
  sha: v.string(),
}))();

export const BitbucketCommentJob: v.GenericSchema<types.BitbucketCommentJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket-now-comment"),
  provider: v.literal("bitbucket"),
  name: v.string(),
  slug: v.string(),
  headInfo: BitbucketHead,
  owner: v.string(),
  prId: v.number(),
  ref: v.string(),
  repoUuid: v.string(),
  sha: v.string(),
  workspaceUuid: v.string(),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  eventful: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  linkedProjectId: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const CommitHashtag: v.GenericSchema<types.CommitHashtag> = /* @__PURE__ */ v.picklist([
  "#VERCEL_BUILD_MACHINE=TURBO", "#VERCEL_BUILD_PRIO_1", "#VERCEL_BUILD_PRIO_10", "#VERCEL_BUILD_PRIO_2", "#VERCEL_BUILD_PRIO_3", "#VERCEL_BUILD_PRIO_4",
  "#VERCEL_BUILD_PRIO_5", "#VERCEL_BUILD_PRIO_6", "#VERCEL_BUILD_PRIO_7", "#VERCEL_BUILD_PRIO_8", "#VERCEL_BUILD_PRIO_9",
  "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_CANCEL", "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_ERROR", "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_CANCEL",
  "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_ERROR", "#VERCEL_SDDJ_BEFORE_BUILD_JOB_QUEUED_ERROR", "#VERCEL_SDDJ_FORCE_GIT_FORK_ERROR", "#VERCEL_SKIP",
  "#VERCEL_V0_MESSAGE",
]);

export const CommitVerification: v.GenericSchema<types.CommitVerification> = /* @__PURE__ */ v.picklist(["verified", "unverified", "unknown"]);

export const DeployHookReference: v.GenericSchema<types.DeployHookReference> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  ref: v.string(),
}))();

export const NsnbSideEffect: v.GenericSchema<types.NsnbSideEffect> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["auto-approved-member", "auto-approved-pending-invite"]),
  gitUserLogin: v.string(),
}))();

export const BitbucketPushJob: v.GenericSchema<types.BitbucketPushJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket-push"),
  provider: v.literal("bitbucket"),
  name: v.string(),
  slug: v.string(),
  headInfo: BitbucketHead,
  owner: v.string(),
  ref: v.string(),
  repoUuid: v.string(),
  sha: v.string(),
  workspaceUuid: v.string(),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  commitVerification: v.optional(CommitVerification),
  connectedProjectCount: v.optional(v.number()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  forceNew: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prId: v.optional(v.number()),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  repoPushedAt: v.optional(v.nullable(v.number())),
  silent: v.optional(v.boolean()),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
  withCache: v.optional(v.boolean()),
}))();

export const BudgetChange: v.GenericSchema<types.BudgetChange> = /* @__PURE__ */ v.picklist(["set", "enable", "disable", "remove"]);

export const BudgetPricingPlan: v.GenericSchema<types.BudgetPricingPlan> = /* @__PURE__ */ v.picklist(["flex", "legacy", "platform", "plus", "unbundled"]);

export const BudgetScopeType: v.GenericSchema<types.BudgetScopeType> = /* @__PURE__ */ v.picklist(["api-key", "project", "team", "user"]);

export const BuildMachineChangeReason: v.GenericSchema<types.BuildMachineChangeReason> = /* @__PURE__ */ v.picklist([
  "basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration", "oom-failure",
  "plan-change", "project-transfer", "short-build-duration", "sustained-high-cpu",
]);

export const ChangeInitiator: v.GenericSchema<types.ChangeInitiator> = /* @__PURE__ */ v.picklist(["system", "user"]);

export const ClientAuthenticationMethod: v.GenericSchema<types.ClientAuthenticationMethod> = /* @__PURE__ */ v.picklist(["client_secret_basic", "client_secret_jwt", "client_secret_post", "none", "oidc_token", "private_key_jwt"]);

export const CodeReviewRepositories: v.GenericSchema<types.CodeReviewRepositories> = /* @__PURE__ */ v.picklist(["all", "private", "public", "selected_repos"]);

export const CommitmentChange: v.GenericSchema<types.CommitmentChange> = /* @__PURE__ */ v.picklist(["disable", "disable-commitment", "enable", "enable-commitment", "update"]);

export const CommitmentSettings: v.GenericSchema<types.CommitmentSettings> = /* @__PURE__ */ (() => v.looseObject({
  maximumMonthlySpend: v.nullable(v.string()),
  minimumBalance: v.string(),
  targetBalance: v.string(),
}))();

export const ConsentDecision: v.GenericSchema<types.ConsentDecision> = /* @__PURE__ */ v.picklist(["granted", "refused"]);

export const CursorHead: v.GenericSchema<types.CursorHead> = /* @__PURE__ */ (() => v.looseObject({
  owner: v.string(),
  ownerId: v.string(),
  ref: v.string(),
  repo: v.string(),
  repoId: v.string(),
  sha: v.string(),
}))();

export const CursorCommentJob: v.GenericSchema<types.CursorCommentJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin-now-comment"),
  provider: v.literal("cursor-origin"),
  headInfo: CursorHead,
  installationId: v.string(),
  owner: v.string(),
  prId: v.number(),
  repo: v.string(),
  repoId: v.string(),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.unknown()),
  eventful: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  linkedProjectId: v.optional(v.string()),
  projectId: v.optional(v.unknown()),
}))();

export const CursorPushJob: v.GenericSchema<types.CursorPushJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin-push"),
  provider: v.literal("cursor-origin"),
  headInfo: CursorHead,
  installationId: v.string(),
  owner: v.string(),
  ref: v.string(),
  repo: v.string(),
  repoId: v.string(),
  sha: v.string(),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  beforeSha: v.optional(v.string()),
  commitVerification: v.optional(CommitVerification),
  connectedProjectCount: v.optional(v.number()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  defaultBranch: v.optional(v.string()),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  forceNew: v.optional(v.boolean()),
  forced: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prId: v.optional(v.nullable(v.number())),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  repoPushedAt: v.optional(v.nullable(v.number())),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
}))();

export const DashboardWidget: v.GenericSchema<types.DashboardWidget> = /* @__PURE__ */ v.picklist([
  "alert", "analytics-online", "analytics-page-views", "analytics-visitors", "firewall-allowed", "firewall-denied", "observability-alert",
  "observability-edge-requests", "observability-error-rate", "observability-function-invocations", "online", "res", "shortcut", "speed-insights-cls",
  "speed-insights-lcp", "speed-insights-res",
]);

export const DatabaseQuery: v.GenericSchema<types.DatabaseQuery> = /* @__PURE__ */ (() => v.looseObject({
  command: v.nullable(v.string()),
  primaryKey: v.optional(v.array(v.looseObject({
    column: v.string(),
    value: v.nullable(v.string()),
  }))),
  rowCount: v.optional(v.number()),
  tables: v.optional(v.array(v.string())),
}))();

export const DatabaseQueryType: v.GenericSchema<types.DatabaseQueryType> = /* @__PURE__ */ v.picklist(["data-edit", "data-view", "schema", "user"]);

export const DeletedUser: v.GenericSchema<types.DeletedUser> = /* @__PURE__ */ (() => v.looseObject({
  email: v.string(),
  username: v.string(),
}))();

export const DocumentPayload: v.GenericSchema<types.DocumentPayload> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  documentId: v.string(),
  fingerprint: v.string(),
  title: v.string(),
}))();

export const EventCategory: v.GenericSchema<types.EventCategory> = /* @__PURE__ */ v.picklist([
  "account", "ai", "ai-gateway", "billing", "connect", "deployment", "domain", "edge", "env-variable", "feature-flags", "firewall", "integration",
  "microfrontends", "network", "observability", "other", "project", "security", "storage", "team", "v0", "vercel-app", "workflow",
]);

export const EventCommit: v.GenericSchema<types.EventCommit> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  authorAvatar: v.optional(v.nullable(v.string())),
  authorEmail: v.optional(v.nullable(v.string())),
  authorId: v.optional(v.nullable(v.number())),
  authorLogin: v.optional(v.nullable(v.string())),
  authorName: v.optional(v.nullable(v.string())),
}))();

export const EventEntityType: v.GenericSchema<types.EventEntityType> = /* @__PURE__ */ v.picklist([
  "app", "author", "bitbucket_login", "bold", "deployment_host", "deployment_inspector", "dns_record", "edge-config", "env_var_name", "flag", "flags-segment",
  "flags-settings", "git_link", "github_login", "gitlab_login", "hook_name", "integration", "link", "project_name", "scaling_rules", "store", "system",
  "target",
]);

export const EventEntity: v.GenericSchema<types.EventEntity> = /* @__PURE__ */ (() => v.looseObject({
  type: EventEntityType,
  end: v.number(),
  start: v.number(),
}))();

export const EventGeolocation: v.GenericSchema<types.EventGeolocation> = /* @__PURE__ */ (() => v.looseObject({
  country: v.looseObject({
    names: v.looseObject({
      en: v.string(),
    }),
  }),
  city: v.optional(v.looseObject({
    names: v.looseObject({
      en: v.string(),
    }),
  })),
  most_specific_subdivision: v.optional(v.looseObject({
    names: v.looseObject({
      en: v.string(),
    }),
  })),
  regionName: v.optional(v.string()),
}))();

export const EventGitProvider: v.GenericSchema<types.EventGitProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin", "vercel", "v0"]);

export const EventName: v.GenericSchema<types.EventName> = /* @__PURE__ */ v.picklist([
  "access-group-created", "access-group-deleted", "access-group-project-updated", "access-group-updated", "access-group-user-added",
  "access-group-user-removed", "admin-agentic-provisioning-account-unlinked", "admin-plan-updated", "admin-secondary-email-added",
  "admin-secondary-email-removed", "admin-team-name-update", "admin-team-slug-update", "admin-user-delete", "admin-user-primary-email-updated",
  "admin-username-updated", "agentic-provisioning-account-blocked", "agentic-provisioning-account-linked", "agentic-provisioning-account-relinked",
  "agentic-provisioning-account-unlinked", "agentic-provisioning-credentials-rotated", "agentic-provisioning-plan-changed", "agentic-provisioning-team-created",
  "ai-alert-investigation", "ai-code-review", "ai-gateway-api-key-created", "ai-gateway-api-key-deleted", "ai-gateway-api-key-quota-updated",
  "ai-gateway-auto-reload-updated", "ai-gateway-budget-default-updated", "ai-gateway-byok-credential-created", "ai-gateway-byok-credential-deleted",
  "ai-gateway-byok-credential-updated", "ai-gateway-byok-model-mappings-updated", "ai-gateway-credits-purchased", "ai-gateway-guardrails-updated",
  "ai-gateway-hipaa-compliance-toggled", "ai-gateway-inference-regions-updated", "ai-gateway-model-allowlist-models-updated",
  "ai-gateway-model-allowlist-toggled", "ai-gateway-private-model-created", "ai-gateway-private-model-deleted", "ai-gateway-private-model-updated",
  "ai-gateway-private-provider-created", "ai-gateway-private-provider-deleted", "ai-gateway-private-provider-updated",
  "ai-gateway-prompt-training-opt-out-toggled", "ai-gateway-provider-allowlist-providers-updated", "ai-gateway-provider-allowlist-toggled",
  "ai-gateway-rule-created", "ai-gateway-rule-deleted", "ai-gateway-rule-updated", "ai-gateway-scope-budget-updated", "ai-gateway-transcripts-default-disabled",
  "ai-gateway-transcripts-default-enabled", "ai-gateway-transcripts-disabled", "ai-gateway-transcripts-enabled", "ai-gateway-transcripts-retention-updated",
  "ai-gateway-virtual-model-config-archived", "ai-gateway-virtual-model-config-created", "ai-gateway-virtual-model-config-deleted",
  "ai-gateway-virtual-model-config-restored", "ai-gateway-virtual-model-config-updated", "ai-gateway-zero-data-retention-toggled", "ai-omniagent",
  "alert-investigation-project-allowlist-updated", "alert-rule-created", "alert-rule-deleted", "alert-rule-updated", "alias", "alias-chown", "alias-delete",
  "alias-invite-created", "alias-invite-joined", "alias-invite-revoked", "alias-protection-bypass-created", "alias-protection-bypass-exception",
  "alias-protection-bypass-regenerated", "alias-protection-bypass-revoked", "alias-system", "alias-user-scoped-access-denied",
  "alias-user-scoped-access-granted", "alias-user-scoped-access-requested", "alias-user-scoped-access-revoked", "aliases-assigned", "attack-mode-disabled",
  "attack-mode-enabled", "audit-log-export-downloaded", "audit-log-export-requested", "authorize-git-deployment", "auto-expose-system-envs", "avatar",
  "billing-settings-updated", "bulk-redirects-settings-updated", "bulk-redirects-version-promoted", "bulk-redirects-version-restored", "cert", "cert-autorenew",
  "cert-chown", "cert-clone", "cert-delete", "cert-renew", "cert-replace", "cert-system-create", "code-owners-config-updated", "compliance-document-downloaded",
  "compliance-document-previewed", "compliance-documents-bulk-downloaded", "concurrent-builds-update", "connect-attach-project", "connect-bitbucket",
  "connect-bitbucket-app", "connect-configuration-created", "connect-configuration-deleted", "connect-configuration-link-updated",
  "connect-configuration-linked", "connect-configuration-unlinked", "connect-configuration-updated", "connect-create-connector", "connect-delete-connector",
  "connect-delete-installation", "connect-detach-project", "connect-github", "connect-github-custom-host", "connect-github-limited", "connect-gitlab",
  "connect-gitlab-app", "connect-import-tokens", "connect-revoke-all-tokens", "connect-update-connector", "connect-update-trigger-destinations",
  "connect-upsert-installation", "custom-alert-created", "custom-alert-deleted", "custom-alert-updated", "custom-environments-settings-updated",
  "custom-metric-metadata-deleted", "custom-metric-metadata-updated", "custom-suffix-clear", "custom-suffix-disable", "custom-suffix-enable",
  "custom-suffix-pending", "custom-suffix-ready", "deploy-hook-created", "deploy-hook-deduped", "deploy-hook-deleted", "deploy-hook-processed", "deployment",
  "deployment-check-created", "deployment-check-deleted", "deployment-check-updated", "deployment-chown", "deployment-creation-blocked", "deployment-delete",
  "deployment-policy-blocked", "deployment-undeleted", "disabled-integration-installation-removed", "disconnect-bitbucket-app", "disconnect-github",
  "disconnect-github-custom-host", "disconnect-github-limited", "disconnect-gitlab-app", "dns-add", "dns-delete", "dns-record-internal", "dns-update",
  "dns-zonefile-import", "domain", "domain-buy", "domain-cdn", "domain-chown", "domain-custom-ns-change", "domain-delegated", "domain-delete",
  "domain-ech-change", "domain-move-in", "domain-move-out", "domain-move-out-request-sent", "domain-renew-change", "domain-service-type-updated",
  "domain-transfer-in", "domain-transfer-in-canceled", "domain-transfer-in-completed", "domain-zone-change", "domain-zone-change-internal", "drain-created",
  "drain-deleted", "drain-disabled", "drain-enabled", "drain-updated", "edge-cache-dangerously-delete-by-src-images", "edge-cache-dangerously-delete-by-tags",
  "edge-cache-dangerously-delete-immutable-static", "edge-cache-invalidate-by-src-images", "edge-cache-invalidate-by-tags", "edge-cache-purge-all",
  "edge-cache-rollback-purge", "edge-config-backup-restored", "edge-config-created", "edge-config-deleted", "edge-config-items-updated",
  "edge-config-schema-deleted", "edge-config-schema-updated", "edge-config-token-created", "edge-config-token-deleted", "edge-config-transfer-in",
  "edge-config-transfer-out", "edge-config-updated", "email", "email-notification-rule-removed", "email-notification-rule-updated",
  "emu-member-removed-unverified-domain", "enforce-disjunctive-production-secrets", "enforce-sensitive-environment-variables", "env-variable-add",
  "env-variable-delete", "env-variable-edit", "env-variable-masked", "env-variable-read", "env-variable-read:cli:dev", "env-variable-read:cli:env:add",
  "env-variable-read:cli:env:ls", "env-variable-read:cli:env:pull", "env-variable-read:cli:env:rm", "env-variable-read:cli:pull",
  "env-variable-read:unknown-source", "env-variable-read:v0:env:pull", "env-variable-rotated", "experiment-created", "experiment-deleted",
  "experiment-transitioned", "experiment-updated", "firewall-bypass-created", "firewall-bypass-deleted", "firewall-config-modified", "firewall-config-promoted",
  "firewall-config-removed", "firewall-managed-rulegroup-updated", "firewall-managed-ruleset-updated", "flag", "flag-archived", "flag-created", "flag-deleted",
  "flag-unarchived", "flag-updated", "flags-explorer-subscription", "flags-sdk-key", "flags-sdk-key-added", "flags-sdk-key-deleted", "flags-sdk-key-read",
  "flags-segment", "flags-settings", "flags-transferred", "flat-rate-cdn-auto-upgrade-consent", "git-integration-repo-push",
  "git_account_integration_link_added", "global-config-backup-restored", "global-config-created", "global-config-deleted", "global-config-items-updated",
  "global-config-schema-deleted", "global-config-schema-updated", "global-config-token-created", "global-config-token-deleted", "global-config-transfer-in",
  "global-config-transfer-out", "global-config-updated", "instant-rollback-created", "integration-configuration-credential-revoked",
  "integration-configuration-credential-rotated", "integration-configuration-owner-changed", "integration-configuration-scope-change-confirmed",
  "integration-configuration-transfer-in-success", "integration-configuration-transfer-out-success", "integration-configurations-disabled",
  "integration-installation-billing-plan-updated", "integration-installation-completed", "integration-installation-permission-updated",
  "integration-installation-removed", "integration-resource-redis-command-executed", "integration-resource-sql-query-executed", "integration-scope-changed",
  "invoice-modified", "invoice-refunded", "kms-issuer-created", "kms-issuer-deleted", "kms-issuer-key-activated", "kms-issuer-key-created",
  "kms-issuer-key-revoked", "kms-issuer-key-rotated", "kms-issuer-policy-created", "kms-issuer-policy-deleted", "kms-issuer-policy-updated",
  "kms-issuer-updated", "log-drain-created", "log-drain-deleted", "log-drain-disabled", "log-drain-enabled", "login", "login-connection-linked",
  "login-connection-unlinked", "manual-deployment-promotion-created", "marketplace-flex-commit-opt-in", "marketplace-integration-allowlist-updated",
  "microfrontend-group-added", "microfrontend-group-deleted", "microfrontend-group-updated", "microfrontend-project-added-to-group",
  "microfrontend-project-removed-from-group", "microfrontend-project-updated", "monitoring-alert-updated", "monitoring-disabled", "monitoring-enabled",
  "oauth-app-connection-created", "oauth-app-connection-removed", "oauth-app-connection-updated", "oauth-app-created", "oauth-app-deleted",
  "oauth-app-secret-deleted", "oauth-app-secret-generated", "oauth-app-token-created", "oauth-app-updated", "observability-disabled", "observability-enabled",
  "observability-plus-project-disabled", "observability-plus-project-enabled", "oidc-policy-created", "oidc-policy-deleted", "oidc-policy-updated",
  "oidc-policy-used-to-obtain-app-token", "organization-create", "organization-delete", "organization-dsync-group-delete", "organization-dsync-group-upsert",
  "organization-emu-team-updated", "organization-emu-updated", "organization-slug-update", "organization-team-add", "organization-team-create",
  "organization-team-delete", "organization-team-sso-update", "owner-blocked", "owner-soft-blocked", "owner-soft-unblocked", "owner-unblocked",
  "page-integrity-config-updated", "page-integrity-header-approved", "page-integrity-header-rejected", "page-integrity-inventory-cleared",
  "page-integrity-resource-approved", "page-integrity-resource-deleted", "page-integrity-resource-rejected", "page-integrity-script-approval-rule-created",
  "page-integrity-script-approval-rule-deleted", "passkey-created", "passkey-deleted", "passkey-updated", "passport-access-granted",
  "password-protection-disabled", "password-protection-enabled", "payment-method-added", "payment-method-default-updated", "payment-method-removed", "plan",
  "preview-deployment-suffix-disabled", "preview-deployment-suffix-enabled", "preview-deployment-suffix-update", "privatelink-endpoint-created",
  "privatelink-endpoint-deleted", "privatelink-endpoint-updated", "production-branch-updated", "project-add-alias", "project-add-redirect",
  "project-affected-projects-deployments-updated", "project-alias-configured-change", "project-analytics-disabled", "project-analytics-enabled",
  "project-auto-assign-custom-production-domains-updated", "project-automation-bypass", "project-avatar-update", "project-build-command-updated",
  "project-build-logs-and-source-protection-updated", "project-build-machine-updated", "project-card-widget-preference-updated", "project-client-cert-delete",
  "project-client-cert-upload", "project-connect-configurations", "project-consolidated-git-commit-status-updated", "project-created",
  "project-cron-jobs-toggled", "project-custom-environment-created", "project-custom-environment-deleted",
  "project-custom-environment-schedules-default-updated", "project-custom-environment-updated", "project-customer-success-code-visibility-updated",
  "project-delete", "project-deployment-policy-updated", "project-deployment-retention-updated", "project-directory-listing", "project-domain-deleted",
  "project-domain-moved", "project-domain-unverified", "project-domain-updated", "project-domain-verified", "project-elastic-concurrency-updated",
  "project-expiration-locked", "project-expiration-reached", "project-expiration-scheduled", "project-expiration-unlocked",
  "project-external-rewrite-caching-updated", "project-framework-updated", "project-function-cpu-memory", "project-function-failover",
  "project-function-max-duration", "project-function-regions", "project-functions-beta-updated", "project-functions-fluid-disabled",
  "project-functions-fluid-enabled", "project-git-commit-comments-toggled", "project-git-commit-status-toggled", "project-git-create-deployments-toggled",
  "project-git-credential-bound-created", "project-git-credential-bound-deleted", "project-git-credential-bound-updated",
  "project-git-credential-grant-created", "project-git-credential-grant-deleted", "project-git-credential-grant-updated", "project-git-fork-protection-updated",
  "project-git-lfs-toggled", "project-git-pr-comments-toggled", "project-git-repository-connected", "project-git-repository-disconnected",
  "project-git-repository-dispatch-events-toggled", "project-git-require-verified-commits-toggled", "project-ignored-build-step-updated",
  "project-install-command-updated", "project-member-added", "project-member-invited", "project-member-removed", "project-member-removed-batch",
  "project-member-updated", "project-move-in-success", "project-move-out-failed", "project-move-out-started", "project-move-out-success", "project-name",
  "project-node-version-updated", "project-oidc-issuer-mode-updated", "project-oidc-token-created", "project-options-allowlist",
  "project-output-directory-updated", "project-passport-updated", "project-password-protection", "project-paused", "project-preview-deployment-suffix",
  "project-preview-environment-branch-tracking-updated", "project-prioritize-production-builds-updated", "project-program-enrollment-changed",
  "project-protected-sourcemaps-updated", "project-rollback-description-updated", "project-rolling-release-aborted", "project-rolling-release-approved",
  "project-rolling-release-completed", "project-rolling-release-configured", "project-rolling-release-continued", "project-rolling-release-disabled",
  "project-rolling-release-enabled", "project-rolling-release-paused", "project-rolling-release-started", "project-rolling-release-suggested-actions-generated",
  "project-rolling-release-timer", "project-root-directory-updated", "project-routes-version-promoted", "project-routes-version-restored",
  "project-sandbox-config-updated", "project-sandbox-url-protection-updated", "project-skew-protection-allowed-domains-updated",
  "project-skew-protection-max-age-updated", "project-skew-protection-threshold-updated", "project-source-files-outside-root-directory-updated",
  "project-speed-insights-disabled", "project-speed-insights-enabled", "project-speed-insights-free-data-started", "project-sso-protection",
  "project-static-ips-updated", "project-trusted-ips", "project-trusted-sources", "project-unpaused", "project-web-analytics-disabled",
  "project-web-analytics-enabled", "protected-git-scope-added", "protected-git-scope-removed", "repository-ci-env-variable-create",
  "repository-ci-env-variable-delete", "repository-ci-env-variable-update", "runtime-cache-purge-all", "saml-connection-created", "saml-connection-deleted",
  "sandbox-alias-assigned", "sandbox-alias-delete", "sandbox-drive-created", "sandbox-drive-deleted", "sandbox-signed-commit-identity-configured",
  "sandbox-snapshot-regions-updated", "scale", "scale-auto", "secondary-email-added", "secondary-email-removed", "secondary-email-verified", "secret-add",
  "secret-delete", "secret-rename", "security-list-created", "security-list-deleted", "security-list-updated", "security-plus-updated", "set-bio", "set-name",
  "set-profiles", "set-scale", "shared-env-variable-create", "shared-env-variable-delete", "shared-env-variable-read", "shared-env-variable-repo-link",
  "shared-env-variable-repo-unlink", "shared-env-variable-update", "show-ip-addresses", "signup", "signup-via-bitbucket", "signup-via-github",
  "signup-via-gitlab", "speed-insights-settings-updated", "spend-created", "spend-deleted", "spend-updated", "sso-login", "storage-accept-tos",
  "storage-access-token-set", "storage-accessed-data-browser", "storage-connect-project", "storage-create", "storage-delete", "storage-disconnect-project",
  "storage-disconnect-projects", "storage-inactive-store-deleted", "storage-reset-credentials", "storage-resource-repl-command", "storage-set-locked",
  "storage-transfer-in-success", "storage-transfer-out-success", "storage-transfer-request-created", "storage-update", "storage-update-project-connection",
  "storage-upgrade-project-connection-to-oidc", "storage-view-secret", "strict-connectors", "strict-deployment-protection-settings",
  "strict-password-protection-settings", "strict-shareable-links", "subscription-created", "subscription-product-added", "subscription-product-removed",
  "subscription-updated", "support-session-created", "team", "team-agent-billing-migration-decision-changed", "team-avatar-update",
  "team-collaboration-settings-updated", "team-default-build-machine-updated", "team-default-passport-updated", "team-delete", "team-deployment-policy-updated",
  "team-domain-verification-created", "team-domain-verification-deleted", "team-domain-verification-verified", "team-email-domain-update", "team-emu-updated",
  "team-ended-trial", "team-firewall-config-modified", "team-firewall-config-promoted", "team-git-repository-dispatch-events-toggled",
  "team-git-require-verified-commits-toggled", "team-invite-bulk-delete", "team-invite-code-reset", "team-invite-link-created", "team-invite-link-deleted",
  "team-ip-blocking-rules-created", "team-ip-blocking-rules-removed", "team-member-add", "team-member-confirm-request", "team-member-decline-request",
  "team-member-delete", "team-member-entitlement-added", "team-member-entitlement-canceled", "team-member-entitlement-reactivated",
  "team-member-entitlement-removed", "team-member-join", "team-member-leave", "team-member-request-access", "team-member-role-update",
  "team-member-sso-authorization-attempt", "team-mfa-enforcement-updated", "team-name-update", "team-paid-invoice", "team-program-enrollment-changed",
  "team-remote-caching-purge", "team-remote-caching-update", "team-saml-enforced", "team-saml-roles", "team-slug-update", "team-tokens-invalidated",
  "tracing-configured", "tracing-disabled", "tracing-paused", "tracing-resumed", "unlink-login-connection", "update-account-flow-dismissed",
  "update-account-flow-triggered", "user-auto-block-configured", "user-blocked", "user-delete", "user-delete-requested", "user-emu-account-archived",
  "user-emu-account-deleted", "user-emu-account-recovered", "user-emu-account-update-opted-in", "user-emu-account-update-opted-out",
  "user-emu-recovery-email-sent", "user-emu-recovery-initiated", "user-emu-toggled", "user-mfa-challenge-failed", "user-mfa-challenge-initiated",
  "user-mfa-challenge-verified", "user-mfa-change-failed", "user-mfa-configuration-updated", "user-mfa-recovery-code-used",
  "user-mfa-recovery-codes-regenerated", "user-mfa-removed", "user-mfa-setup-skipped", "user-mfa-totp-verification-started", "user-mfa-totp-verified",
  "user-phone-removed", "user-phone-updated", "user-primary-email-updated", "user-provider-email-claim-evaluated", "user-sudo-mode-removed",
  "user-token-created", "user-token-deleted", "user-tokens-deleted", "user-unblocked", "username", "v0-chat-ai-usage", "v0-chat-created",
  "v0-chat-message-sent", "vcr-image-deleted", "vcr-image-pushed", "vcr-repository-created", "vcr-repository-deleted", "vcr-repository-permission-added",
  "vcr-repository-permission-removed", "vcr-repository-permissions-cleared", "vcr-repository-visibility-changed", "vercel-agent-elevated-permissions-approved",
  "vercel-agent-elevated-permissions-requested", "vercel-agent-session-created", "vercel-agent-team-trial-credits-applied",
  "vercel-app-installation-request-dismissed", "vercel-app-installation-requested", "vercel-app-installation-updated", "vercel-app-installed",
  "vercel-app-tokens-revoked", "vercel-app-uninstalled", "vercel-toolbar", "vpc-peering-connection-accepted", "vpc-peering-connection-deleted",
  "vpc-peering-connection-rejected", "vpc-peering-connection-updated", "vulnerability-banner-dismissed", "web-analytics-tier-updated", "webhook-created",
  "webhook-deleted", "webhook-updated", "workflow-deployment-key-accessed",
]);

export const FlagItemAction: v.GenericSchema<types.FlagItemAction> = /* @__PURE__ */ v.picklist(["created", "deleted", "transitioned", "updated"]);

export const FlagStateAction: v.GenericSchema<types.FlagStateAction> = /* @__PURE__ */ v.picklist(["archived", "created", "deleted", "unarchived", "updated"]);

export const GithubHead: v.GenericSchema<types.GithubHead> = /* @__PURE__ */ (() => v.looseObject({
  org: v.string(),
  ref: v.string(),
  repo: v.string(),
  repoId: v.number(),
  sha: v.string(),
}))();

export const GithubVariant: v.GenericSchema<types.GithubVariant> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host"]);

export const GithubCommentJob: v.GenericSchema<types.GithubCommentJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("now-comment"),
  headInfo: GithubHead,
  installationId: v.number(),
  isPrivate: v.boolean(),
  org: v.string(),
  prId: v.number(),
  provider: GithubVariant,
  repo: v.string(),
  repoId: v.number(),
  beforeSha: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.unknown()),
  customHost: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  linkedProjectId: v.optional(v.string()),
  projectId: v.optional(v.unknown()),
}))();

export const GithubPushJob: v.GenericSchema<types.GithubPushJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("push"),
  headInfo: GithubHead,
  installationId: v.number(),
  isPrivate: v.boolean(),
  org: v.string(),
  prId: v.nullable(v.number()),
  provider: GithubVariant,
  repo: v.string(),
  repoId: v.number(),
  repoPushedAt: v.nullable(v.number()),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  beforeSha: v.optional(v.string()),
  commitInfo: v.optional(v.looseObject({
    total: v.number(),
    earliestSha: v.optional(v.string()),
  })),
  commitVerification: v.optional(CommitVerification),
  committerGitUserId: v.optional(v.number()),
  committerGitUserType: v.optional(v.string()),
  connectedProjectCount: v.optional(v.number()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  customHost: v.optional(v.string()),
  defaultBranch: v.optional(v.string()),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  forceNew: v.optional(v.boolean()),
  forced: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  githubDeploymentId: v.optional(v.string()),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
  withCache: v.optional(v.boolean()),
}))();

export const GitlabProjectReference: v.GenericSchema<types.GitlabProjectReference> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.nullable(v.string())),
  defaultBranch: v.optional(v.nullable(v.string())),
  namespace: v.optional(v.nullable(v.string())),
  path: v.optional(v.nullable(v.string())),
  url: v.optional(v.nullable(v.string())),
}))();

export const GitlabHead: v.GenericSchema<types.GitlabHead> = /* @__PURE__ */ (() => v.looseObject({
  project: GitlabProjectReference,
  ref: v.string(),
  sha: v.string(),
}))();

export const GitlabCommentJob: v.GenericSchema<types.GitlabCommentJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("gitlab-now-comment"),
  provider: v.literal("gitlab"),
  headInfo: GitlabHead,
  prId: v.number(),
  project: GitlabProjectReference,
  ref: v.string(),
  sha: v.string(),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  eventful: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  linkedProjectId: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const GitlabPushJob: v.GenericSchema<types.GitlabPushJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("gitlab-push"),
  provider: v.literal("gitlab"),
  headInfo: GitlabHead,
  project: GitlabProjectReference,
  ref: v.string(),
  sha: v.string(),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  commit: v.optional(EventCommit),
  commitVerification: v.optional(CommitVerification),
  connectedProjectCount: v.optional(v.number()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  forceNew: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prId: v.optional(v.number()),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  repoPushedAt: v.optional(v.nullable(v.number())),
  silent: v.optional(v.boolean()),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
  withCache: v.optional(v.boolean()),
}))();

export const MxOutcome: v.GenericSchema<types.MxOutcome> = /* @__PURE__ */ v.picklist(["google", "lookup-error", "non-google", "not-checked"]);

export const GoogleSignInDecision: v.GenericSchema<types.GoogleSignInDecision> = /* @__PURE__ */ (() => v.looseObject({
  authoritative: v.boolean(),
  basis: v.picklist(["gmail", "none", "workspace-mx"]),
  emailDomain: v.string(),
  emailVerified: v.boolean(),
  hostedDomainMatch: v.boolean(),
  mxOutcome: MxOutcome,
}))();

export const IntegrationReference: v.GenericSchema<types.IntegrationReference> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  configurationId: v.string(),
}))();

export const InternalReadyStateReason: v.GenericSchema<types.InternalReadyStateReason> = /* @__PURE__ */ v.picklist(["EARLY_IGNORE_STEP", "IGNORE_STEP", "NAMESPACE_PRUNED", "UNAFFECTED_PROJECT", "UNVERIFIED_COMMIT"]);

export const InvitationProject: v.GenericSchema<types.InvitationProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  name: v.string(),
  invitedUserName: v.string(),
  role: ProjectRole,
  invitedUserId: v.optional(v.string()),
}))();

export const InvoiceSettlementMethod: v.GenericSchema<types.InvoiceSettlementMethod> = /* @__PURE__ */ v.picklist(["credited-paid", "credited-payment-pending", "refunded-paid", "refunded-payment-pending"]);

export const QuotaRefreshPeriod: v.GenericSchema<types.QuotaRefreshPeriod> = /* @__PURE__ */ v.picklist(["daily", "monthly", "none", "weekly"]);

export const KeyBudget: v.GenericSchema<types.KeyBudget> = /* @__PURE__ */ (() => v.looseObject({
  limitAmount: v.number(),
  refreshPeriod: QuotaRefreshPeriod,
  alertThresholds: v.optional(v.array(v.number())),
}))();

export const LoginProvider: v.GenericSchema<types.LoginProvider> = /* @__PURE__ */ v.picklist(["apple", "bitbucket", "chatgpt", "github", "github-limited", "github-custom-host", "gitlab", "google", "saml"]);

export const MembershipChange: v.GenericSchema<types.MembershipChange> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  previousRole: v.optional(ProjectRole),
  role: v.optional(ProjectRole),
  username: v.optional(v.string()),
}))();

export const MfaChallengeMethod: v.GenericSchema<types.MfaChallengeMethod> = /* @__PURE__ */ v.picklist(["email-otp", "recovery-code", "totp", "webauthn"]);

export const MfaChangeMethod: v.GenericSchema<types.MfaChangeMethod> = /* @__PURE__ */ v.picklist(["passkey", "self_serve_recovery", "totp", "user_disabled"]);

export const MfaState: v.GenericSchema<types.MfaState> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  totpVerified: v.boolean(),
}))();

export const NameReference: v.GenericSchema<types.NameReference> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
}))();

export const OrganizationMode: v.GenericSchema<types.OrganizationMode> = /* @__PURE__ */ v.picklist(["organization", "team"]);

export const PageIntegrityKind: v.GenericSchema<types.PageIntegrityKind> = /* @__PURE__ */ v.picklist(["connectSrc", "script"]);

export const PageIntegrityScope: v.GenericSchema<types.PageIntegrityScope> = /* @__PURE__ */ v.picklist(["all", "preview"]);

export const PrivateLinkState: v.GenericSchema<types.PrivateLinkState> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  awsServiceName: v.string(),
  projectId: v.string(),
  vercelRegion: v.string(),
  privateDnsNames: v.optional(v.array(v.string())),
}))();

export const ModelSlugReference: v.GenericSchema<types.ModelSlugReference> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
}))();

export const ProviderModelReference: v.GenericSchema<types.ProviderModelReference> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.string(),
  providerSlug: v.string(),
}))();

export const PrivateModelReference: v.GenericSchema<types.PrivateModelReference> = /* @__PURE__ */ v.union([ProviderModelReference, ModelSlugReference]);

export const ProtectionBypassAction: v.GenericSchema<types.ProtectionBypassAction> = /* @__PURE__ */ v.picklist(["disabled", "enabled", "regenerated", "updated"]);

export const ProviderCredential: v.GenericSchema<types.ProviderCredential> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  providerSlug: v.string(),
}))();

export const PullRequestJob: v.GenericSchema<types.PullRequestJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("pr"),
  headInfo: GithubHead,
  installationId: v.number(),
  isPrivate: v.boolean(),
  org: v.string(),
  prId: v.number(),
  provider: GithubVariant,
  repo: v.string(),
  repoId: v.number(),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  beforeSha: v.optional(v.string()),
  commitVerification: v.optional(CommitVerification),
  committerGitUserId: v.optional(v.number()),
  committerGitUserType: v.optional(v.string()),
  connectedProjectCount: v.optional(v.number()),
  createdAt: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  customHost: v.optional(v.string()),
  defaultBranch: v.optional(v.string()),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  eventful: v.optional(v.boolean()),
  forceNew: v.optional(v.boolean()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  githubDeploymentId: v.optional(v.string()),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
  withCache: v.optional(v.boolean()),
}))();

export const PushFailureStage: v.GenericSchema<types.PushFailureStage> = /* @__PURE__ */ v.picklist(["authorization", "push", "unexpected", "unknown", "validation"]);

export const PushProvider: v.GenericSchema<types.PushProvider> = /* @__PURE__ */ v.picklist(["bitbucket", "cursor-origin", "github", "gitlab"]);

export const RecoveryCodesAction: v.GenericSchema<types.RecoveryCodesAction> = /* @__PURE__ */ v.picklist(["add-passkey", "add-totp", "admin-remove", "disable", "enable", "regenerate-recovery-codes", "remove-passkey"]);

export const RemovedMembership: v.GenericSchema<types.RemovedMembership> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  createdAt: v.number(),
  role: ProjectRole,
  username: v.optional(v.string()),
}))();

export const RemovedUser: v.GenericSchema<types.RemovedUser> = /* @__PURE__ */ (() => v.looseObject({
  confirmed: v.boolean(),
  role: TeamRole,
  confirmedAt: v.optional(v.number()),
  joinedFrom: v.optional(TeamJoinOrigin),
}))();

export const RetentionMode: v.GenericSchema<types.RetentionMode> = /* @__PURE__ */ v.picklist(["days", "until-requested"]);

export const SamlEnforcementTrigger: v.GenericSchema<types.SamlEnforcementTrigger> = /* @__PURE__ */ v.picklist(["directory_sync_updated", "domain_deleted", "domain_verified", "saml_updated", "team_attached", "team_participation_updated", "toggle"]);

export const SecondFactorMethod: v.GenericSchema<types.SecondFactorMethod> = /* @__PURE__ */ v.picklist(["totp", "webauthn", "recovery-code"]);

export const ProjectPayload: v.GenericSchema<types.ProjectPayload> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.optional(v.string()),
  projectName: v.optional(v.string()),
}))();

export const SharedEnvDiff: v.GenericSchema<types.SharedEnvDiff> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  key: v.optional(v.string()),
  changedValue: v.boolean(),
  newCustomEnvironmentIds: v.optional(v.array(v.string())),
  newKey: v.optional(v.string()),
  newProjects: v.optional(v.array(ProjectPayload)),
  newTarget: v.optional(v.array(EnvTarget)),
  newType: v.optional(v.string()),
  oldCustomEnvironmentIds: v.optional(v.array(v.string())),
  oldProjects: v.optional(v.array(ProjectPayload)),
  oldTarget: v.optional(v.array(EnvTarget)),
  oldType: v.optional(v.string()),
}))();

export const SignInFactorOrigin: v.GenericSchema<types.SignInFactorOrigin> = /* @__PURE__ */ v.picklist(["apple", "bitbucket", "chatgpt", "email", "emu-recovery", "github", "gitlab", "google", "invite", "magic-link", "otp", "otp-link", "saml", "webauthn"]);

export const SpendBudget: v.GenericSchema<types.SpendBudget> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("fixed"),
  id: v.string(),
  createdAt: v.number(),
  fixedBudget: v.number(),
  isActive: v.boolean(),
  notifiedAt: v.array(v.number()),
  previousSpend: v.array(v.number()),
  teamId: v.string(),
  pauseProjects: v.optional(v.boolean()),
  pricingPlan: v.optional(BudgetPricingPlan),
  scope: v.optional(v.picklist(["organization", "project", "team"])),
  scopeId: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
  webhookId: v.optional(v.string()),
  webhookNotified: v.optional(v.boolean()),
}))();

export const SsoProtectionSetting: v.GenericSchema<types.SsoProtectionSetting> = /* @__PURE__ */ (() => v.nullable(v.union([ProtectionScope, SsoProtection])))();

export const StaticIpsProject: v.GenericSchema<types.StaticIpsProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  staticIps: v.looseObject({
    enabled: v.boolean(),
    buildRegion: v.optional(v.string()),
    builds: v.optional(v.boolean()),
    regions: v.optional(v.array(v.string())),
  }),
}))();

export const StoreType: v.GenericSchema<types.StoreType> = /* @__PURE__ */ v.picklist(["blob", "edge-config", "integration", "postgres", "redis"]);

export const StoreReference: v.GenericSchema<types.StoreReference> = /* @__PURE__ */ (() => v.looseObject({
  type: StoreType,
  id: v.string(),
  name: v.optional(v.string()),
}))();

export const TokenScopeType: v.GenericSchema<types.TokenScopeType> = /* @__PURE__ */ v.picklist(["user", "team", "project"]);

export const V0PlanSlug: v.GenericSchema<types.V0PlanSlug> = /* @__PURE__ */ v.picklist(["v0_business", "v0_teams"]);

export const V0Usage: v.GenericSchema<types.V0Usage> = /* @__PURE__ */ (() => v.looseObject({
  cacheCreationInputTokens: v.number(),
  cacheReadInputTokens: v.number(),
  eventId: v.string(),
  inputTokens: v.number(),
  modelId: v.string(),
  outputTokens: v.number(),
  timestamp: v.string(),
  totalTokens: v.number(),
}))();

export const VercelPushJob: v.GenericSchema<types.VercelPushJob> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel-push"),
  provider: v.literal("vercel"),
  headInfo: v.looseObject({
    org: v.string(),
    ref: v.string(),
    repo: v.string(),
    sha: v.string(),
  }),
  org: v.string(),
  ref: v.string(),
  repo: v.string(),
  sha: v.string(),
  authorized: v.optional(v.boolean()),
  authorizedBy: v.optional(v.string()),
  commitVerification: v.optional(CommitVerification),
  connectedProjectCount: v.optional(v.number()),
  customEnvId: v.optional(v.nullable(v.string())),
  deployHook: v.optional(DeployHookReference),
  deploymentId: v.optional(v.string()),
  gitComments: v.optional(GitComments),
  gitHashtagVercel: v.optional(v.array(CommitHashtag)),
  isManualGitDeploy: v.optional(v.boolean()),
  jobPairs: v.optional(v.array(v.array(v.string()))),
  jobProjectIds: v.optional(v.array(v.string())),
  linkedProjectId: v.optional(v.string()),
  nsnbSideEffect: v.optional(NsnbSideEffect),
  prId: v.optional(v.nullable(v.number())),
  prIdOrZero: v.optional(v.number()),
  projectId: v.optional(v.string()),
  repoPushedAt: v.optional(v.nullable(v.number())),
  skippedJobPairs: v.optional(v.array(v.array(v.string()))),
  target: v.optional(v.nullable(v.string())),
  url: v.optional(v.string()),
}))();

export const WrappedBudget: v.GenericSchema<types.WrappedBudget> = /* @__PURE__ */ v.looseObject({
  budgetItem: SpendBudget,
});

export const EventPayload: v.GenericSchema<types.EventPayload> = /* @__PURE__ */ (() => v.looseObject({
  destinationAccountId: v.optional(v.string()),
  destinationAccountName: v.optional(v.nullable(v.string())),
  originAccountName: v.optional(v.string()),
  projectId: v.optional(v.union([v.string(), v.array(v.string())])),
  projectName: v.optional(v.string()),
  transferId: v.optional(v.string()),
  fromDeploymentId: v.optional(v.string()),
  toDeploymentId: v.optional(v.string()),
  reason: v.optional(v.nullable(v.union([v.picklist(["ip_allow_list", "limits-exceeded"]), unlisted(v.string()), BuildMachineChangeReason]))),
  deploymentId: v.optional(v.nullable(v.string())),
  projectAccountId: v.optional(v.string()),
  rollbackDescription: v.optional(RollbackDescription),
  policyId: v.optional(v.string()),
  action: v.optional(v.union([v.picklist([
    "created", "removed", "add", "delete", "update", "disable", "enable", "cancel_plan", "resume_plan", "mutate", "log", "challenge", "deny", "added",
    "deleted", "rotated", "read",
  ]), unlisted(v.string()), ProtectionBypassAction, RecoveryCodesAction, FlagItemAction, FlagStateAction])),
  newTargetPercentage: v.optional(v.number()),
  targetDeploymentId: v.optional(v.string()),
  newProjectName: v.optional(v.string()),
  previousProjectName: v.optional(v.string()),
  newProjectId: v.optional(v.string()),
  previousProjectId: v.optional(v.string()),
  source: v.optional(v.union([v.picklist(["create", "enable", "upgrade"]), unlisted(v.string()), TeamJoinOriginKind])),
  avatar: v.optional(v.nullable(v.string())),
  name: v.optional(v.union([v.string(), v.looseObject({
    name: v.string(),
  })])),
  ownerId: v.optional(v.nullable(v.string())),
  project: v.optional(v.union([v.string(), v.looseObject({
    id: v.optional(v.string()),
    name: v.optional(v.string()),
    microfrontends: v.optional(ProjectMicrofrontends),
  }), InvitationProject, v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
    newConnectConfigurations: v.nullable(v.array(ConnectConfiguration)),
    oldConnectConfigurations: v.nullable(v.array(ConnectConfiguration)),
  })])),
  projectMembership: v.optional(v.nullable(MembershipChange)),
  removedMembership: v.optional(RemovedMembership),
  expiresAt: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  consent: v.optional(ConsentDecision),
  projects: v.optional(v.array(v.looseObject({
    membershipCreatedAt: v.number(),
    projectId: v.string(),
    role: ProjectRole,
  }))),
  directoryType: v.optional(v.string()),
  teamMembership: v.optional(v.looseObject({
    uid: v.string(),
    username: v.optional(v.string()),
  })),
  reasonCode: v.optional(v.picklist(["BACKOFFICE", "BUDGET_REACHED", "PUBLIC_API"])),
  customEnvironmentId: v.optional(v.string()),
  customEnvironmentSlug: v.optional(v.string()),
  next: v.optional(v.nullable(v.union([v.picklist(["auto-approval", "block", "manual-approval", "basic", "standard", "enhanced", "turbo", "elastic"]), v.record(v.string(), v.unknown()), v.record(v.string(), v.union([TeamRole, v.looseObject({
    accessGroupId: v.string(),
  })])), v.looseObject({
    branchMatcher: v.optional(BranchMatcher),
    passport: v.optional(v.nullable(Passport)),
    functionDefaultTimeout: v.optional(v.number()),
    functionDefaultMemoryType: v.optional(v.string()),
    functionDefaultRegions: v.optional(v.array(v.string())),
    functionZeroConfigFailover: v.optional(v.boolean()),
    commandForIgnoringBuildStep: v.optional(v.string()),
    deploymentSources: v.optional(v.nullable(v.array(v.unknown()))),
    gitSources: v.optional(v.nullable(v.array(v.unknown()))),
    issuerMode: v.optional(OidcIssuerMode),
    skewProtectionBoundaryAt: v.optional(v.number()),
    skewProtectionMaxAge: v.optional(v.number()),
    skewProtectionAllowedDomains: v.optional(v.array(v.string())),
    project: v.optional(StaticIpsProject),
    gitProvider: v.optional(EventGitProvider),
    gitRepoId: v.optional(v.string()),
    gitRepositoryName: v.optional(v.string()),
    expiration: v.optional(v.string()),
    expirationCanceled: v.optional(v.string()),
    expirationErrored: v.optional(v.string()),
    expirationProduction: v.optional(v.string()),
    enabled: v.optional(v.boolean()),
    totpVerified: v.optional(v.boolean()),
    roles: v.optional(v.record(v.string(), TeamRole)),
    default: v.optional(TeamRole),
    allowUnsafeScriptSrcKeywords: v.optional(v.boolean()),
    enforcePercentage: v.optional(v.number()),
    mode: v.optional(v.string()),
    newResourceBlockingPolicy: v.optional(v.picklist(["allow", "block"])),
    computedConnectSrc: v.optional(v.string()),
    computedConnectSrcPreview: v.optional(v.string()),
    computedScriptSrc: v.optional(v.string()),
    computedScriptSrcPreview: v.optional(v.string()),
    connectSrcNotificationsEnabled: v.optional(v.boolean()),
    enforcementScope: v.optional(PageIntegrityScope),
    omitScriptNonce: v.optional(v.boolean()),
    autoAddReviewers: v.optional(v.boolean()),
    includeDrafts: v.optional(v.boolean()),
    scope: v.optional(CodeReviewRepositories),
    selectedRepos: v.optional(v.nullable(v.array(v.string()))),
  })]))),
  previous: v.optional(v.nullable(v.union([v.picklist(["auto-approval", "block", "manual-approval", "basic", "standard", "enhanced", "turbo", "elastic"]), v.record(v.string(), v.unknown()), v.record(v.string(), v.union([TeamRole, v.looseObject({
    accessGroupId: v.string(),
  })])), v.looseObject({
    branchMatcher: v.optional(BranchMatcher),
    passport: v.optional(v.nullable(Passport)),
    functionDefaultTimeout: v.optional(v.nullable(v.number())),
    functionDefaultMemoryType: v.optional(v.nullable(v.string())),
    functionDefaultRegions: v.optional(v.nullable(v.array(v.string()))),
    functionZeroConfigFailover: v.optional(v.nullable(v.boolean())),
    commandForIgnoringBuildStep: v.optional(v.string()),
    deploymentSources: v.optional(v.nullable(v.array(v.unknown()))),
    gitSources: v.optional(v.nullable(v.array(v.unknown()))),
    issuerMode: v.optional(OidcIssuerMode),
    skewProtectionBoundaryAt: v.optional(v.number()),
    skewProtectionMaxAge: v.optional(v.number()),
    skewProtectionAllowedDomains: v.optional(v.array(v.string())),
    project: v.optional(StaticIpsProject),
    gitProvider: v.optional(EventGitProvider),
    gitRepoId: v.optional(v.string()),
    gitRepositoryName: v.optional(v.string()),
    expiration: v.optional(v.string()),
    expirationCanceled: v.optional(v.string()),
    expirationErrored: v.optional(v.string()),
    expirationProduction: v.optional(v.string()),
    enabled: v.optional(v.boolean()),
    totpVerified: v.optional(v.boolean()),
    maximumMonthlySpend: v.optional(v.nullable(v.string())),
    minimumBalance: v.optional(v.string()),
    targetBalance: v.optional(v.string()),
    allowUnsafeScriptSrcKeywords: v.optional(v.boolean()),
    enforcePercentage: v.optional(v.number()),
    mode: v.optional(v.string()),
    newResourceBlockingPolicy: v.optional(v.picklist(["allow", "block"])),
    computedConnectSrc: v.optional(v.string()),
    computedConnectSrcPreview: v.optional(v.string()),
    computedScriptSrc: v.optional(v.string()),
    computedScriptSrcPreview: v.optional(v.string()),
    connectSrcNotificationsEnabled: v.optional(v.boolean()),
    enforcementScope: v.optional(PageIntegrityScope),
    omitScriptNonce: v.optional(v.boolean()),
    autoAddReviewers: v.optional(v.boolean()),
    includeDrafts: v.optional(v.boolean()),
    scope: v.optional(CodeReviewRepositories),
    selectedRepos: v.optional(v.nullable(v.array(v.string()))),
    sampleRatePercent: v.optional(v.nullable(v.number())),
    spendLimitInDollars: v.optional(v.nullable(v.number())),
  })]))),
  addedProjects: v.optional(v.array(IdAndName)),
  addedProviders: v.optional(v.array(v.string())),
  removedProjects: v.optional(v.array(IdAndName)),
  removedProviders: v.optional(v.array(v.string())),
  enableVercelCiSameRepository: v.optional(v.boolean()),
  enableSchedulesByDefault: v.optional(v.boolean()),
  gitProvider: v.optional(v.union([EventGitProvider, unlisted(v.string())])),
  gitRepoId: v.optional(v.string()),
  gitRepositoryName: v.optional(v.string()),
  nextBuildMachineSelection: v.optional(v.string()),
  nextBuildMachineType: v.optional(v.string()),
  previousBuildMachineSelection: v.optional(v.string()),
  isSystemInitiated: v.optional(v.boolean()),
  previousBuildMachineType: v.optional(v.string()),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  oldElasticConcurrencyEnabled: v.optional(v.boolean()),
  buildQueueConfiguration: v.optional(BuildQueueConfiguration),
  oldBuildQueueConfiguration: v.optional(BuildQueueConfiguration),
  enabled: v.optional(v.nullable(v.union([v.picklist(["default", "off", "on"]), v.boolean(), FeedbackSetting]))),
  environment: v.optional(v.union([TargetEnvironment, unlisted(v.string()), v.array(v.string())])),
  directoryListing: v.optional(v.boolean()),
  prevProjectAnalytics: v.optional(v.nullable(v.union([v.record(v.string(), v.unknown()), ProjectAnalytics]))),
  projectAnalytics: v.optional(v.nullable(v.union([v.record(v.string(), v.unknown()), ProjectAnalytics]))),
  isEnvVar: v.optional(v.boolean()),
  note: v.optional(v.string()),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  autoAssignCustomDomains: v.optional(v.boolean()),
  previewDeploymentsEnabled: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  onPullRequest: v.optional(v.boolean()),
  onCommit: v.optional(v.boolean()),
  disableRepositoryDispatchEvents: v.optional(v.boolean()),
  createDeployments: v.optional(Switched),
  requireVerifiedCommits: v.optional(v.nullable(v.boolean())),
  gitCommitStatus: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  consolidatedGitCommitStatus: v.optional(v.nullable(v.looseObject({
    enabled: v.boolean(),
    propagateFailures: v.boolean(),
  }))),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  gitForkProtection: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  inheritDeploymentProtection: v.optional(v.boolean()),
  publicSource: v.optional(v.boolean()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  branch: v.optional(v.string()),
  enableFunctionsBeta: v.optional(v.boolean()),
  oldOptionsAllowlist: v.optional(v.nullable(v.looseObject({
    paths: v.array(v.looseObject({
      value: v.string(),
    })),
  }))),
  optionsAllowlist: v.optional(v.nullable(v.looseObject({
    paths: v.array(v.looseObject({
      value: v.string(),
    })),
  }))),
  oldPasswordProtection: v.optional(v.nullable(v.union([ProtectionScope, v.looseObject({
    deploymentType: ProtectionScope,
  })]))),
  passwordProtection: v.optional(v.nullable(v.union([ProtectionScope, v.looseObject({
    deploymentType: ProtectionScope,
  })]))),
  passwordChanged: v.optional(v.boolean()),
  failoverRegions: v.optional(v.array(v.string())),
  region: v.optional(v.string()),
  oldSsoProtection: v.optional(SsoProtectionSetting),
  ssoProtection: v.optional(SsoProtectionSetting),
  addedAddresses: v.optional(v.nullable(v.array(v.string()))),
  oldTrustedIps: v.optional(v.nullable(TrustedIpScope)),
  removedAddresses: v.optional(v.nullable(v.array(v.string()))),
  trustedIps: v.optional(v.nullable(TrustedIpScope)),
  prevProjectWebAnalytics: v.optional(v.nullable(ProjectWebAnalytics)),
  projectWebAnalytics: v.optional(ProjectWebAnalytics),
  updatedAt: v.optional(v.number()),
  firstEnabledAt: v.optional(v.number()),
  actorAccountId: v.optional(v.nullable(v.string())),
  actorLogin: v.optional(v.nullable(v.string())),
  destinationBranch: v.optional(v.nullable(v.string())),
  destinationRepo: v.optional(v.string()),
  installationId: v.optional(v.nullable(v.string())),
  outcome: v.optional(v.picklist(["failure", "success", "account-matched", "linking-required"])),
  provider: v.optional(v.union([v.picklist(["google"]), PushProvider, AccountProvider, LoginProvider, unlisted(v.string())])),
  resultCommitSha: v.optional(v.nullable(v.string())),
  sourceCommitSha: v.optional(v.nullable(v.string())),
  sourceRepo: v.optional(v.nullable(v.string())),
  usedAppToken: v.optional(v.boolean()),
  failureCode: v.optional(v.string()),
  failureStage: v.optional(PushFailureStage),
  gitCommitterName: v.optional(v.string()),
  gitUserPlatform: v.optional(v.string()),
  sha: v.optional(v.string()),
  deploymentName: v.optional(v.nullable(v.string())),
  deploymentUrl: v.optional(v.nullable(v.string())),
  hookName: v.optional(v.string()),
  ref: v.optional(v.string()),
  checkId: v.optional(v.string()),
  checkName: v.optional(v.string()),
  ruleName: v.optional(v.union([v.picklist(["deploymentSources", "gitSources"]), unlisted(v.string())])),
  ruleProvenance: v.optional(v.picklist(["default", "project", "team"])),
  max: v.optional(v.number()),
  min: v.optional(v.number()),
  scalingRules: v.optional(v.record(v.string(), v.looseObject({
    max: v.number(),
    min: v.number(),
  }))),
  url: v.optional(v.string()),
  deployment: v.optional(v.nullable(v.looseObject({
    id: v.string(),
    name: v.string(),
    meta: v.record(v.string(), v.string()),
    url: v.string(),
    allowListedReadyStateReasonInternal: v.optional(InternalReadyStateReason),
    readyState: v.optional(v.string()),
  }))),
  dst: v.optional(v.string()),
  src: v.optional(v.string()),
  job: v.optional(v.union([v.looseObject({
    deployHook: DeployHookReference,
    state: v.string(),
  }), BitbucketPushJob, BitbucketCommentJob, PullRequestJob, GithubPushJob, GithubCommentJob, GitlabPushJob, GitlabCommentJob, VercelPushJob, CursorPushJob, CursorCommentJob])),
  instances: v.optional(v.number()),
  type: v.optional(v.union([v.picklist(["script", "header", "connectSrc"]), unlisted(v.string()), StoreType, EnvVarInputKind])),
  alias: v.optional(v.union([v.string(), v.array(v.string())])),
  forced: v.optional(v.boolean()),
  gitCredentialSource: v.optional(v.literal("external-token")),
  plan: v.optional(v.union([unlisted(v.string()), Plan])),
  regions: v.optional(v.array(v.string())),
  target: v.optional(v.nullable(v.union([v.string(), v.array(v.union([EnvTarget, unlisted(v.string())]))]))),
  newTeam: v.optional(v.looseObject({
    name: v.string(),
  })),
  oldTeam: v.optional(v.looseObject({
    name: v.string(),
  })),
  aliasId: v.optional(v.string()),
  aliasCount: v.optional(v.number()),
  currency: v.optional(v.string()),
  price: v.optional(v.number()),
  aliasUpdatedAt: v.optional(v.number()),
  oldDeploymentId: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
  ruleCount: v.optional(v.number()),
  system: v.optional(v.boolean()),
  email: v.optional(v.string()),
  username: v.optional(v.string()),
  userId: v.optional(v.string()),
  id: v.optional(v.string()),
  domain: v.optional(v.string()),
  initiator: v.optional(ChangeInitiator),
  value: v.optional(v.string()),
  mxPriority: v.optional(v.number()),
  previousValue: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.string())),
  configuredBy: v.optional(v.nullable(v.string())),
  nameservers: v.optional(v.array(v.string())),
  previousServiceType: v.optional(v.string()),
  serviceType: v.optional(v.string()),
  oldProjectId: v.optional(v.string()),
  oldProjectName: v.optional(v.string()),
  ownerName: v.optional(v.string()),
  teamId: v.optional(v.string()),
  prevConfiguredBy: v.optional(v.nullable(v.string())),
  cn: v.optional(v.string()),
  cns: v.optional(v.array(v.string())),
  custom: v.optional(v.boolean()),
  customNameservers: v.optional(v.nullable(v.array(v.string()))),
  prevCustomNameservers: v.optional(v.nullable(v.array(v.string()))),
  echMode: v.optional(EchMode),
  previousEchMode: v.optional(EchMode),
  zone: v.optional(v.boolean()),
  previousZone: v.optional(v.boolean()),
  fromId: v.optional(v.nullable(v.string())),
  fromName: v.optional(v.nullable(v.string())),
  destinationId: v.optional(v.nullable(v.string())),
  destinationName: v.optional(v.nullable(v.string())),
  status: v.optional(v.string()),
  suffix: v.optional(v.string()),
  cdnEnabled: v.optional(v.boolean()),
  domainId: v.optional(v.string()),
  ips: v.optional(v.array(v.string())),
  renew: v.optional(v.boolean()),
  certId: v.optional(v.string()),
  origin: v.optional(v.union([unlisted(v.string()), SignInMethod])),
  maxUses: v.optional(v.number()),
  publicId: v.optional(v.string()),
  role: v.optional(v.union([unlisted(v.string()), TeamRole])),
  cause: v.optional(v.string()),
  blockReason: v.optional(v.string()),
  siftRoute: v.optional(v.looseObject({
    name: v.string(),
  })),
  slug: v.optional(v.string()),
  by: v.optional(v.string()),
  byUid: v.optional(v.string()),
  reasons: v.optional(v.array(v.looseObject({
    slug: v.string(),
    description: v.string(),
  }))),
  removedMemberCount: v.optional(v.number()),
  removedUsers: v.optional(v.union([v.record(v.string(), v.looseObject({
    confirmed: v.boolean(),
    role: TeamRole,
    confirmedAt: v.optional(v.number()),
  })), v.record(v.string(), RemovedUser)])),
  timestamp: v.optional(v.number()),
  accessGroup: v.optional(v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
  })),
  author: v.optional(v.string()),
  next_role: v.optional(v.nullable(ProjectRole)),
  previous_role: v.optional(ProjectRole),
  user: v.optional(v.looseObject({
    id: v.string(),
    username: v.optional(v.string()),
  })),
  previousRule: v.optional(v.looseObject({
    email: v.string(),
  })),
  team: v.optional(v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
  })),
  teamSlug: v.optional(v.string()),
  deletedCount: v.optional(v.number()),
  inviteIds: v.optional(v.array(v.string())),
  entitlement: v.optional(v.string()),
  previousCanceledAt: v.optional(v.string()),
  scope: v.optional(v.union([v.picklist(["dashboard", "log-drains"]), TokenScopeType, unlisted(v.string())])),
  actorType: v.optional(v.union([v.picklist(["admin"]), ActorType])),
  actorId: v.optional(v.string()),
  actorName: v.optional(v.string()),
  teamName: v.optional(v.string()),
  entitlements: v.optional(v.array(v.string())),
  teamPermissions: v.optional(v.array(v.union([unlisted(v.string()), TeamPermission]))),
  teamRoles: v.optional(v.array(v.union([unlisted(v.string()), TeamRole]))),
  entitlementsAdded: v.optional(v.array(v.string())),
  entitlementsRemoved: v.optional(v.array(v.string())),
  previousName: v.optional(v.string()),
  previousTeamPermissions: v.optional(v.array(v.union([unlisted(v.string()), TeamPermission]))),
  previousTeamRoles: v.optional(v.array(v.union([unlisted(v.string()), TeamRole]))),
  nextRule: v.optional(v.looseObject({
    email: v.string(),
  })),
  bitbucketUsername: v.optional(v.nullable(v.string())),
  gitUsername: v.optional(v.nullable(v.string())),
  githubUsername: v.optional(v.nullable(v.string())),
  gitlabUsername: v.optional(v.nullable(v.string())),
  updatedUid: v.optional(v.string()),
  requestedTeamName: v.optional(v.string()),
  requestedTeamSlug: v.optional(v.string()),
  requestedUserName: v.optional(v.string()),
  previousRole: v.optional(v.string()),
  ssoType: v.optional(v.string()),
  updatedUser: v.optional(DeletedUser),
  authorized: v.optional(v.boolean()),
  deletedUid: v.optional(v.string()),
  deletedUser: v.optional(DeletedUser),
  emailDomain: v.optional(v.nullable(v.string())),
  previousPreviewDeploymentSuffix: v.optional(v.nullable(v.string())),
  invitationRole: v.optional(v.string()),
  invitedEmail: v.optional(v.string()),
  invitedUid: v.optional(v.string()),
  invitedUser: v.optional(DeletedUser),
  automated: v.optional(v.boolean()),
  newPlan: v.optional(Plan),
  previousPlan: v.optional(Plan),
  uid: v.optional(v.string()),
  invitedBy: v.optional(v.looseObject({
    name: v.optional(v.string()),
    email: v.string(),
    userId: v.optional(v.string()),
  })),
  inviteCode: v.optional(v.string()),
  remoteCaching: v.optional(v.looseObject({
    enabled: v.optional(v.boolean()),
  })),
  bitbucketEmail: v.optional(v.string()),
  bitbucketLogin: v.optional(v.string()),
  bitbucketName: v.optional(v.string()),
  zeitAccount: v.optional(v.string()),
  zeitAccountType: v.optional(v.string()),
  gitlabEmail: v.optional(v.string()),
  gitlabLogin: v.optional(v.string()),
  gitlabName: v.optional(v.string()),
  eventId: v.optional(v.string()),
  occurredAt: v.optional(v.number()),
  sessionId: v.optional(v.string()),
  sessionKind: v.optional(v.string()),
  surface: v.optional(v.string()),
  fromPlan: v.optional(AccountPlan),
  resourceId: v.optional(v.string()),
  toPlan: v.optional(AccountPlan),
  providerAccount: v.optional(v.string()),
  stripeAccount: v.optional(v.string()),
  stripeOrganisation: v.optional(v.string()),
  verified: v.optional(v.boolean()),
  githubLogin: v.optional(v.string()),
  decision: v.optional(v.union([v.picklist(["keep_on", "turn_off"]), GoogleSignInDecision])),
  providerSubjectId: v.optional(v.string()),
  prevEmail: v.optional(v.string()),
  tokenId: v.optional(v.string()),
  tokenName: v.optional(v.string()),
  geolocation: v.optional(v.nullable(EventGeolocation)),
  hasAuthorizationDetails: v.optional(v.boolean()),
  ip: v.optional(v.nullable(v.string())),
  projectScope: v.optional(v.picklist(["account", "project-only"])),
  reqId: v.optional(v.string()),
  reqUrl: v.optional(v.string()),
  tokenPrefix: v.optional(v.picklist(["vcp_", "vca_"])),
  tokenSuffix: v.optional(v.string()),
  userAgent: v.optional(v.string()),
  actorTokenId: v.optional(v.string()),
  tokenType: v.optional(v.string()),
  expired: v.optional(v.boolean()),
  leaked: v.optional(v.boolean()),
  revoked: v.optional(v.boolean()),
  deletedAt: v.optional(v.nullable(v.number())),
  autoBlockPrevented: v.optional(v.boolean()),
  preventUntil: v.optional(v.number()),
  allowedMethods: v.optional(v.array(SecondFactorMethod)),
  firstFactor: v.optional(v.string()),
  flowId: v.optional(v.string()),
  loginSessionId: v.optional(v.string()),
  accountRequestId: v.optional(v.string()),
  blockCode: v.optional(v.string()),
  host: v.optional(v.string()),
  gitlabUserId: v.optional(v.number()),
  bitbucketAccountId: v.optional(v.string()),
  login: v.optional(v.string()),
  newName: v.optional(v.string()),
  oldName: v.optional(v.string()),
  recoveryCodes: v.optional(v.number()),
  totp: v.optional(v.boolean()),
  method: v.optional(v.union([MfaChallengeMethod, MfaChangeMethod])),
  totpVerified: v.optional(v.boolean()),
  bio: v.optional(v.string()),
  tokenTypes: v.optional(v.array(v.string())),
  remaining: v.optional(v.number()),
  context: v.optional(v.picklist(["login", "sudo"])),
  mfaEnabled: v.optional(v.boolean()),
  mfa: v.optional(MfaState),
  env: v.optional(v.string()),
  factors: v.optional(v.array(v.looseObject({
    origin: v.union([SignInFactorOrigin, SecondFactorMethod]),
    legacy: v.optional(v.boolean()),
    ssoType: v.optional(v.string()),
    teamId: v.optional(v.string()),
    username: v.optional(v.string()),
  }))),
  os: v.optional(v.string()),
  viaApple: v.optional(v.boolean()),
  viaBitbucket: v.optional(v.boolean()),
  viaGithub: v.optional(v.boolean()),
  viaGitlab: v.optional(v.boolean()),
  viaGoogle: v.optional(v.boolean()),
  viaOTP: v.optional(v.boolean()),
  viaPasskey: v.optional(v.boolean()),
  viaSamlSso: v.optional(v.boolean()),
  caseNumber: v.optional(v.string()),
  client: v.optional(v.string()),
  enforcedTeamIds: v.optional(v.array(v.string())),
  organizationId: v.optional(v.string()),
  previousEnabled: v.optional(v.boolean()),
  trigger: v.optional(SamlEnforcementTrigger),
  unenforcedTeamIds: v.optional(v.array(v.string())),
  directoryGroupId: v.optional(v.string()),
  directoryId: v.optional(v.string()),
  groupName: v.optional(v.string()),
  mode: v.optional(OrganizationMode),
  previousMode: v.optional(OrganizationMode),
  rootTeamId: v.optional(v.string()),
  billingPlan: v.optional(v.picklist(["enterprise", "platform"])),
  connectionId: v.optional(v.string()),
  connectionType: v.optional(v.string()),
  enforced: v.optional(v.boolean()),
  amount: v.optional(v.union([v.number(), v.string()])),
  invoiceId: v.optional(v.string()),
  lineItemCount: v.optional(v.number()),
  refundReason: v.optional(v.string()),
  newInvoiceId: v.optional(v.string()),
  settlementMethod: v.optional(InvoiceSettlementMethod),
  trialCreditsIssuedAt: v.optional(v.number()),
  isDowngrade: v.optional(v.boolean()),
  isReactivate: v.optional(v.boolean()),
  isTrialUpgrade: v.optional(v.boolean()),
  prevPlan: v.optional(v.string()),
  priorPlan: v.optional(v.string()),
  convertedFromTrial: v.optional(v.boolean()),
  purchaseIntentId: v.optional(v.string()),
  data: v.optional(v.union([v.record(v.string(), v.unknown()), v.looseObject({
    planSlug: V0PlanSlug,
    reason: v.optional(v.literal("non-payment")),
  })])),
  subscriptionId: v.optional(v.string()),
  nextConcurrentBuilds: v.optional(v.number()),
  previousConcurrentBuilds: v.optional(v.number()),
  nextProjectCount: v.optional(v.nullable(v.number())),
  previousProjectCount: v.optional(v.nullable(v.number())),
  change: v.optional(v.union([CommitmentChange, BudgetChange])),
  commitment: v.optional(v.looseObject({
    deferredInvoiceTargetBalance: v.string(),
    maximumMonthlySpend: v.nullable(v.string()),
  })),
  settings: v.optional(CommitmentSettings),
  paymentMethodId: v.optional(v.string()),
  brand: v.optional(v.string()),
  last4: v.optional(v.string()),
  changedFields: v.optional(v.array(v.union([BillingField, unlisted(v.string())]))),
  planSlug: v.optional(v.string()),
  productAliases: v.optional(v.array(v.string())),
  periods: v.optional(v.array(v.looseObject({
    endDate: v.string(),
    percent: v.string(),
    periodNumber: v.number(),
    startDate: v.string(),
  }))),
  budget: v.optional(v.nullable(v.union([WrappedBudget, SpendBudget, KeyBudget]))),
  webhookUrl: v.optional(v.string()),
  prevBudget: v.optional(SpendBudget),
  prevWebhookUrl: v.optional(v.string()),
  trial: v.optional(v.nullable(v.looseObject({
    end: v.number(),
    start: v.number(),
  }))),
  elevatedScopeCount: v.optional(v.number()),
  elevatedScopes: v.optional(v.array(v.string())),
  githubScopeCount: v.optional(v.number()),
  githubScopes: v.optional(v.array(v.string())),
  mergedScopeCount: v.optional(v.number()),
  mergedScopes: v.optional(v.array(v.string())),
  planId: v.optional(v.string()),
  requestedScopeCount: v.optional(v.number()),
  requestedScopes: v.optional(v.array(v.string())),
  configurationId: v.optional(v.string()),
  databaseName: v.optional(v.string()),
  errorCode: v.optional(v.nullable(v.string())),
  failedQueryIndex: v.optional(v.nullable(v.number())),
  integrationId: v.optional(v.string()),
  integrationProductSlug: v.optional(v.string()),
  integrationSlug: v.optional(v.string()),
  queries: v.optional(v.array(DatabaseQuery)),
  queryCount: v.optional(v.number()),
  queryType: v.optional(DatabaseQueryType),
  readonly: v.optional(v.boolean()),
  rolledBack: v.optional(v.boolean()),
  connectorId: v.optional(v.string()),
  connectorService: v.optional(v.string()),
  connectorType: v.optional(v.string()),
  externalIssuer: v.optional(v.string()),
  externalSubject: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  tenantId: v.optional(v.string()),
  requestKind: v.optional(v.picklist(["raw_commands", "get_keys_metadata", "get_key_data", "list_keys"])),
  commands: v.optional(v.array(v.looseObject({
    command: v.string(),
    errorCode: v.optional(v.string()),
  }))),
  errorIndex: v.optional(v.number()),
  keys: v.optional(v.array(v.string())),
  key: v.optional(v.string()),
  integrationName: v.optional(v.string()),
  confirmedScopes: v.optional(v.array(v.string())),
  projectIds: v.optional(v.union([v.picklist(["all"]), v.array(v.string())])),
  billingPlanId: v.optional(v.string()),
  billingPlanName: v.optional(v.string()),
  pattern: v.optional(v.string()),
  newOwner: v.optional(v.nullable(AccountRecord)),
  destinationTeamId: v.optional(v.string()),
  destinationTeamName: v.optional(v.string()),
  integration: v.optional(IntegrationReference),
  originTeamId: v.optional(v.string()),
  originTeamName: v.optional(v.string()),
  gitProviderGroupDescriptor: v.optional(v.string()),
  gitScope: v.optional(v.string()),
  configurations: v.optional(v.array(v.looseObject({
    configurationId: v.string(),
    integrationId: v.string(),
    integrationSlug: v.string(),
    integrationName: v.optional(v.string()),
  }))),
  allowedIntegrationCount: v.optional(v.number()),
  allowedIntegrationIds: v.optional(v.array(v.string())),
  acceptedTokenCount: v.optional(v.number()),
  clientId: v.optional(v.string()),
  clientName: v.optional(v.string()),
  clientUid: v.optional(v.string()),
  environments: v.optional(v.array(v.string())),
  fields: v.optional(v.array(v.string())),
  importedTokenCount: v.optional(v.number()),
  subjectType: v.optional(v.picklist(["app", "user"])),
  tokenCount: v.optional(v.number()),
  tokensDeleted: v.optional(v.number()),
  triggerDestinationCount: v.optional(v.number()),
  connectSrcCount: v.optional(v.number()),
  connectSrcOriginCount: v.optional(v.number()),
  headerCount: v.optional(v.number()),
  scriptCount: v.optional(v.number()),
  connectSrcNormalizationRulesCleared: v.optional(v.boolean()),
  connectSrcUserNormalizationRuleCount: v.optional(v.number()),
  configChangeCount: v.optional(v.number()),
  configChanges: v.optional(v.array(v.record(v.string(), v.unknown()))),
  configVersion: v.optional(v.union([v.number(), v.string()])),
  restore: v.optional(v.boolean()),
  headerName: v.optional(v.string()),
  justification: v.optional(v.nullable(v.string())),
  previousStatus: v.optional(v.string()),
  approvalScope: v.optional(PageIntegrityScope),
  kind: v.optional(v.union([PageIntegrityKind, unlisted(v.string())])),
  exportId: v.optional(v.string()),
  format: v.optional(v.string()),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  bulkRedirectsLimit: v.optional(v.number()),
  prevBulkRedirectsLimit: v.optional(v.number()),
  ruleGroups: v.optional(v.record(v.string(), ManagedRuleState)),
  rulesetName: v.optional(v.string()),
  active: v.optional(v.boolean()),
  newOwnerId: v.optional(v.string()),
  previousOwnerId: v.optional(v.string()),
  resourceUrl: v.optional(v.string()),
  protectedProjectCount: v.optional(v.number()),
  protectionEnabled: v.optional(v.boolean()),
  vulnerabilities: v.optional(v.array(v.string())),
  attackModeEnabled: v.optional(v.boolean()),
  attackModeActiveUntil: v.optional(v.nullable(v.number())),
  prevAttackModeActiveUntil: v.optional(v.nullable(v.number())),
  prevAttackModeEnabled: v.optional(v.boolean()),
  versionId: v.optional(v.string()),
  moderationPolicyCount: v.optional(v.number()),
  piiRedaction: v.optional(v.looseObject({
    from: v.boolean(),
    to: v.boolean(),
  })),
  policiesAdded: v.optional(v.array(v.string())),
  policiesModified: v.optional(v.array(v.string())),
  policiesRemoved: v.optional(v.array(v.string())),
  added: v.optional(v.array(v.string())),
  changed: v.optional(v.array(v.string())),
  credential: v.optional(ProviderCredential),
  removed: v.optional(v.array(v.string())),
  apiKey: v.optional(IdAndName),
  scopeType: v.optional(v.union([BudgetScopeType, TokenScopeType])),
  userName: v.optional(v.string()),
  bypassAll: v.optional(v.boolean()),
  zdrExemption: v.optional(v.boolean()),
  privateModel: v.optional(PrivateModelReference),
  privateProvider: v.optional(v.looseObject({
    slug: v.string(),
  })),
  retention: v.optional(v.looseObject({
    ceilingMode: RetentionMode,
    defaultMode: RetentionMode,
    ceilingDays: v.optional(v.number()),
    defaultDays: v.optional(v.number()),
  })),
  rule: v.optional(v.looseObject({
    type: v.string(),
    id: v.string(),
    model: v.optional(v.string()),
    rewriteModel: v.optional(v.string()),
  })),
  virtualModelConfig: v.optional(v.looseObject({
    id: v.string(),
    displayName: v.optional(v.string()),
    modelSlug: v.optional(v.string()),
  })),
  chatId: v.optional(v.string()),
  events: v.optional(v.array(V0Usage)),
  inputTokens: v.optional(v.number()),
  messageId: v.optional(v.string()),
  model: v.optional(v.string()),
  outputTokens: v.optional(v.number()),
  useCase: v.optional(v.string()),
  appName: v.optional(v.string()),
  atTTL: v.optional(v.number()),
  authMethod: v.optional(SignInMethod),
  grantType: v.optional(v.picklist(["authorization_code", "urn:ietf:params:oauth:grant-type:device_code", "urn:ietf:params:oauth:grant-type:token-exchange"])),
  app: v.optional(v.union([v.looseObject({
    name: v.string(),
    clientAuthenticationUsed: v.looseObject({
      method: ClientAuthenticationMethod,
      secretId: v.optional(v.string()),
    }),
    clientId: v.string(),
  }), IdAndName])),
  includesRefreshToken: v.optional(v.boolean()),
  issuerUrl: v.optional(v.string()),
  oidcSubject: v.optional(v.string()),
  refreshTokenPrefix: v.optional(v.literal("vcr_")),
  refreshTokenPublicId: v.optional(v.string()),
  refreshTokenSuffix: v.optional(v.string()),
  rtTTL: v.optional(v.number()),
  gitOwnerName: v.optional(v.string()),
  documentId: v.optional(v.string()),
  fingerprint: v.optional(v.string()),
  title: v.optional(v.string()),
  scopes: v.optional(v.array(AppScope)),
  appId: v.optional(v.string()),
  permissions: v.optional(v.array(v.union([AppGrant, AppPermission]))),
  nextScopes: v.optional(v.array(AppScope)),
  nextPermissions: v.optional(v.array(AppGrant)),
  count: v.optional(v.number()),
  documents: v.optional(v.array(DocumentPayload)),
  version: v.optional(v.string()),
  chatTitle: v.optional(v.string()),
  after: v.optional(v.union([AppPolicy, AppAccess])),
  before: v.optional(v.union([AppPolicy, AppAccess])),
  resources: v.optional(AppResources),
  secretLastFourChars: v.optional(v.string()),
  issuedBefore: v.optional(v.number()),
  fileId: v.optional(v.string()),
  tier: v.optional(v.picklist(["plus", "pro"])),
  policy: v.optional(AppPolicy),
  repositoryName: v.optional(v.string()),
  digest: v.optional(v.string()),
  public: v.optional(v.boolean()),
  reference: v.optional(v.string()),
  removedTeamIds: v.optional(v.array(v.string())),
  sharedWithTeamId: v.optional(v.string()),
  sharedWithTeamSlug: v.optional(v.string()),
  edgeConfigId: v.optional(v.nullable(v.string())),
  edgeConfigSlug: v.optional(v.string()),
  edgeConfigBackupVersionId: v.optional(v.string()),
  edgeConfigDigest: v.optional(v.string()),
  edgeConfigTokenId: v.optional(v.nullable(v.string())),
  label: v.optional(v.string()),
  store: v.optional(v.union([StoreReference, IdAndName])),
  transferRequestCode: v.optional(v.string()),
  edgeConfig: v.optional(CreatedTeam),
  fromAccount: v.optional(AccountReference),
  toAccount: v.optional(AccountReference),
  edgeConfigTokenIds: v.optional(v.array(v.string())),
  access: v.optional(v.picklist(["private", "public"])),
  computeUnitsMax: v.optional(v.number()),
  computeUnitsMin: v.optional(v.number()),
  locked: v.optional(v.boolean()),
  suspendTimeoutSeconds: v.optional(v.number()),
  edgeConfigSchema: v.optional(v.record(v.string(), v.unknown())),
  storeType: v.optional(v.picklist(["postgres", "redis"])),
  envId: v.optional(v.string()),
  envKey: v.optional(v.string()),
  repository: v.optional(v.string()),
  visibility: v.optional(EnvVarVisibility),
  customEnvironmentSlugs: v.optional(v.array(v.string())),
  ipAddress: v.optional(v.string()),
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  comment: v.optional(v.string()),
  created: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  decrypted: v.optional(v.boolean()),
  deletedBy: v.optional(v.nullable(v.string())),
  lastEditedByDisplayName: v.optional(v.string()),
  projectNames: v.optional(v.array(v.string())),
  updatedBy: v.optional(v.nullable(v.string())),
  newEnvVar: v.optional(SharedEnv),
  oldEnvVar: v.optional(SharedEnv),
  updateDiff: v.optional(SharedEnvDiff),
  updated: v.optional(v.boolean()),
  configuration: v.optional(v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
  })),
  buildsEnabled: v.optional(v.boolean()),
  passive: v.optional(v.boolean()),
  peering: v.optional(v.union([NameReference, v.looseObject({
    id: v.string(),
    accountId: v.string(),
    region: v.string(),
    vpcId: v.string(),
  })])),
  previousEndpoint: v.optional(v.looseObject({
    name: v.string(),
    environmentIds: v.optional(v.array(v.string())),
    privateDnsNames: v.optional(v.array(v.string())),
  })),
  privateLinkEndpoint: v.optional(v.looseObject({
    id: v.string(),
    name: v.string(),
    environmentIds: v.optional(v.array(v.string())),
    privateDnsNames: v.optional(v.array(v.string())),
  })),
  current: v.optional(PrivateLinkState),
  prev: v.optional(v.union([PrivateLinkState, v.looseObject({
    project: v.looseObject({
      microfrontends: v.optional(ProjectMicrofrontends),
    }),
  }), v.looseObject({
    name: v.string(),
    slug: v.string(),
    fallbackEnvironment: v.string(),
    enablePolyrepoBranchRouting: v.optional(v.boolean()),
  })])),
  endpoint: v.optional(PrivateLinkState),
  state: v.optional(v.string()),
  prevPurchasedAmount: v.optional(v.number()),
  purchasedAmount: v.optional(v.number()),
  srcImages: v.optional(v.array(v.string())),
  tags: v.optional(v.array(v.string())),
  path: v.optional(v.string()),
  widget: v.optional(v.nullable(DashboardWidget)),
  sampleRatePercent: v.optional(v.nullable(v.number())),
  spendLimitInDollars: v.optional(v.nullable(v.number())),
  analyticsId: v.optional(v.string()),
  runId: v.optional(v.string()),
  drainName: v.optional(v.nullable(v.string())),
  drainUrl: v.optional(v.nullable(v.string())),
  alertId: v.optional(v.string()),
  alertName: v.optional(v.string()),
  sampling: v.optional(v.array(HeadSampling)),
  metricName: v.optional(v.string()),
  logDrainUrl: v.optional(v.nullable(v.string())),
  customAlertTitle: v.optional(v.string()),
  algorithm: v.optional(v.string()),
  issuerId: v.optional(v.string()),
  issuerName: v.optional(v.string()),
  managedBy: v.optional(v.string()),
  policyKey: v.optional(v.string()),
  keyId: v.optional(v.string()),
  group: v.optional(NamedReference),
  enablePolyrepoBranchRouting: v.optional(v.boolean()),
  fallbackEnvironment: v.optional(v.string()),
  driveName: v.optional(v.string()),
  snapshotId: v.optional(v.string()),
  targetRegions: v.optional(v.array(v.string())),
  sandboxId: v.optional(v.string()),
  sandboxName: v.optional(v.string()),
}))();

export const ExternalPrincipal: v.GenericSchema<types.ExternalPrincipal> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("external"),
  id: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
}))();

export const UserPrincipal: v.GenericSchema<types.UserPrincipal> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.literal("user")),
  uid: v.string(),
  slug: v.optional(v.string()),
  avatar: v.string(),
  email: v.string(),
  username: v.string(),
}))();

export const EventPrincipal: v.GenericSchema<types.EventPrincipal> = /* @__PURE__ */ v.union([UserPrincipal, AppPrincipal, ExternalPrincipal, SystemActor]);

export const EventType: v.GenericSchema<types.EventType> = /* @__PURE__ */ (() => v.looseObject({
  name: EventName,
  categories: v.array(EventCategory),
  description: v.string(),
  deprecated: v.optional(v.boolean()),
  replacedBy: v.optional(v.array(EventName)),
}))();

export const EventTypes: v.GenericSchema<types.EventTypes> = /* @__PURE__ */ (() => v.looseObject({
  categories: v.array(v.looseObject({
    name: EventCategory,
    label: v.string(),
  })),
  types: v.array(EventType),
}))();

export const EventUser: v.GenericSchema<types.EventUser> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  slug: v.optional(v.string()),
  avatar: v.string(),
  email: v.string(),
  username: v.string(),
}))();

export const UserFeatureBlocks: v.GenericSchema<types.UserFeatureBlocks> = /* @__PURE__ */ (() => v.looseObject({
  speedInsightsFree: v.optional(v.looseObject({
    blockReason: BlockReason,
    isCurrentlyBlocked: v.boolean(),
    blockedFrom: v.optional(v.number()),
    blockedUntil: v.optional(v.number()),
  })),
  webAnalytics: v.optional(v.looseObject({
    isCurrentlyBlocked: v.boolean(),
    blockedFrom: v.optional(v.number()),
    blockedUntil: v.optional(v.number()),
  })),
}))();

export const FullUser: v.GenericSchema<types.FullUser> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  billing: v.nullable(v.record(v.string(), v.unknown())),
  createdAt: v.number(),
  defaultTeamId: v.nullable(v.string()),
  email: v.string(),
  hasTrialAvailable: v.boolean(),
  resourceConfig: UserResourceConfig,
  softBlock: v.nullable(SoftBlock),
  stagingPrefix: v.string(),
  username: v.string(),
  version: v.optional(v.union([v.picklist(["northstar"]), unlisted(v.string())])),
  accountUpdateContext: v.optional(AccountUpdateContext),
  activeDashboardViews: v.optional(v.array(DashboardView)),
  dataCache: v.optional(v.looseObject({
    excessBillingEnabled: v.optional(v.boolean()),
  })),
  dismissedToasts: v.optional(v.array(v.looseObject({
    name: v.string(),
    dismissals: v.array(v.looseObject({
      createdAt: v.number(),
      scopeId: v.string(),
    })),
  }))),
  favoriteProjectsAndSpaces: v.optional(v.array(v.looseObject({
    projectId: v.string(),
    teamId: v.string(),
  }))),
  featureBlocks: v.optional(UserFeatureBlocks),
  importFlowGitNamespace: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  importFlowGitNamespaceId: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  importFlowGitProvider: v.optional(v.nullable(RepositoryProvider)),
  isAccountUpdateRequired: v.optional(v.boolean()),
  isEnterpriseManaged: v.optional(v.boolean()),
  preferredScopesAndGitNamespaces: v.optional(v.array(v.looseObject({
    gitNamespaceId: v.nullable(v.union([v.number(), v.string()])),
    scopeId: v.string(),
  }))),
  remoteCaching: v.optional(FeatureState),
  shouldShowEnterpriseManagedWelcome: v.optional(v.boolean()),
}))();

export const LimitedUser: v.GenericSchema<types.LimitedUser> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  defaultTeamId: v.nullable(v.string()),
  email: v.string(),
  limited: v.literal(true),
  username: v.string(),
  version: v.optional(v.union([v.picklist(["northstar"]), unlisted(v.string())])),
  isEnterpriseManaged: v.optional(v.boolean()),
  shouldShowEnterpriseManagedWelcome: v.optional(v.boolean()),
}))();

export const User: v.GenericSchema<types.User> = /* @__PURE__ */ v.union([FullUser, LimitedUser]);

export const UserEvent: v.GenericSchema<types.UserEvent> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EventName),
  id: v.string(),
  createdAt: v.number(),
  entities: v.array(EventEntity),
  principalId: v.string(),
  text: v.string(),
  categories: v.optional(v.array(EventCategory)),
  payload: v.optional(EventPayload),
  principal: v.optional(EventPrincipal),
  requestId: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  tokenId: v.optional(v.string()),
  user: v.optional(EventUser),
  userId: v.optional(v.string()),
  via: v.optional(v.array(EventPrincipal)),
  viaIds: v.optional(v.array(v.string())),
}))();

export const UserEventPage: v.GenericSchema<types.UserEventPage> = /* @__PURE__ */ (() => v.looseObject({
  events: v.array(UserEvent),
}))();

export const ListUserEventsInput: v.GenericSchema<types.ListUserEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  entityId: v.optional(v.string()),
  limit: v.optional(v.number()),
  principalId: v.optional(v.string()),
  projectIds: v.optional(v.string()),
  since: v.optional(v.string()),
  types: v.optional(v.string()),
  until: v.optional(v.string()),
  userId: v.optional(v.string()),
  withPayload: v.optional(v.boolean()),
}))();

export const ListEventTypesInput: v.GenericSchema<types.ListEventTypesInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetUserInput: v.GenericSchema<types.GetUserInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetUserOutput: v.GenericSchema<types.GetUserOutput> = /* @__PURE__ */ v.looseObject({
  user: User,
});

export const DeleteUserInput: v.GenericSchema<types.DeleteUserInput> = /* @__PURE__ */ (() => v.strictObject({
  reasons: v.optional(v.array(DeletionReason)),
}))();

export const DeleteUserOutput: v.GenericSchema<types.DeleteUserOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  email: v.string(),
  message: v.string(),
}))();
