// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AccountBlockAction: v.GenericSchema<types.AccountBlockAction> = /* @__PURE__ */ v.picklist(["blocked", "hard-blocked", "soft-blocked", "unblocked"]);

export const AccountBlockRecord: v.GenericSchema<types.AccountBlockRecord> = /* @__PURE__ */ v.looseObject({
  action: AccountBlockAction,
  createdAt: /* @__PURE__ */ v.number(),
  reason: /* @__PURE__ */ v.string(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ineligibleForAppeal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ProjectAbuseRecord: v.GenericSchema<types.ProjectAbuseRecord> = /* @__PURE__ */ v.looseObject({
  at: /* @__PURE__ */ v.number(),
  by: /* @__PURE__ */ v.string(),
  byId: /* @__PURE__ */ v.string(),
  reason: /* @__PURE__ */ v.string(),
  scanner: /* @__PURE__ */ v.string(),
});

export const ScheduledBlock: v.GenericSchema<types.ScheduledBlock> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  executeAt: /* @__PURE__ */ v.number(),
  reason: /* @__PURE__ */ v.string(),
  source: /* @__PURE__ */ v.string(),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scheduleName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AccountAbuse: v.GenericSchema<types.AccountAbuse> = /* @__PURE__ */ v.looseObject({
  updatedAt: /* @__PURE__ */ v.number(),
  blockHistory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AccountBlockRecord)),
  creationIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  creationUserAgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitAuthHistory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  gitLineageBlocks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  gitLineageBlocksDry: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  history: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectAbuseRecord)),
  removedPhoneNumbers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scanner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scheduledBlock: /* @__PURE__ */ v.optional(ScheduledBlock),
  scheduledUnblockAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BlockReason: v.GenericSchema<types.BlockReason> = /* @__PURE__ */ v.picklist(["admin_override", "hard_blocked", "limits_exceeded"]);

export const AccountBlock: v.GenericSchema<types.AccountBlock> = /* @__PURE__ */ v.looseObject({
  blockReason: BlockReason,
  blockType: /* @__PURE__ */ v.picklist(["hard", "soft"]),
  updatedAt: /* @__PURE__ */ v.number(),
  blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GithubHostCredential: v.GenericSchema<types.GithubHostCredential> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-oauth-custom-host"),
  id: /* @__PURE__ */ v.string(),
  host: /* @__PURE__ */ v.string(),
});

export const LoginCredential: v.GenericSchema<types.LoginCredential> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["apple", "bitbucket", "chatgpt", "github-oauth", "github-oauth-limited", "gitlab", "google", "vercel"]),
  id: /* @__PURE__ */ v.string(),
});

export const AccountCredential: v.GenericSchema<types.AccountCredential> = /* @__PURE__ */ v.union([LoginCredential, GithubHostCredential]);

export const AccountResourceLimit: v.GenericSchema<types.AccountResourceLimit> = /* @__PURE__ */ v.looseObject({
  duration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  max: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxRate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minRate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  stepPerMinute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
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

export const TeamPermission: v.GenericSchema<types.TeamPermission> = /* @__PURE__ */ v.picklist(["AiGatewayApiKeyOwnedBySelf", "AiGatewayBudgetManager", "AiGatewayCredits", "AiGatewaySettings", "AiGatewayTranscriptsManager", "AiGatewayTranscriptsViewer", "ConnectorManager", "CreateProject", "EnvVariableManager", "EnvironmentManager", "FullProductionDeployment", "IntegrationManager", "OrgAdmin", "OrgViewer", "UsageViewer", "V0Builder", "V0Chatter", "V0Viewer", "WorkflowDecryptor"]);

export const TeamRole: v.GenericSchema<types.TeamRole> = /* @__PURE__ */ v.picklist(["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"]);

export const AccountTeam: v.GenericSchema<types.AccountTeam> = /* @__PURE__ */ v.looseObject({
  confirmed: /* @__PURE__ */ v.literal(true),
  confirmedAt: /* @__PURE__ */ v.number(),
  created: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  role: TeamRole,
  teamId: /* @__PURE__ */ v.string(),
  accessRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  joinedFrom: /* @__PURE__ */ v.optional(TeamJoinOrigin),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamPermission)),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TeamRole)),
});

export const CardWidget: v.GenericSchema<types.CardWidget> = /* @__PURE__ */ v.picklist(["analytics-online", "analytics-page-views", "analytics-visitors", "firewall-allowed", "firewall-denied", "observability-alert", "observability-edge-requests", "observability-error-rate", "observability-function-invocations", "shortcut", "speed-insights-cls", "speed-insights-lcp", "speed-insights-res"]);

export const PanelState: v.GenericSchema<types.PanelState> = /* @__PURE__ */ v.picklist(["open", "closed"]);

export const DashboardView: v.GenericSchema<types.DashboardView> = /* @__PURE__ */ v.looseObject({
  scopeId: /* @__PURE__ */ v.string(),
  favoritesViewPreference: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PanelState)),
  recentsViewPreference: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(PanelState)),
  viewPreference: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["cards", "list"]))),
});

export const OverageType: v.GenericSchema<types.OverageType> = /* @__PURE__ */ v.picklist(["analyticsUsage", "artifacts", "bandwidth", "blobDataTransfer", "blobTotalAdvancedRequests", "blobTotalAvgSizeInBytes", "blobTotalGetResponseObjectSizeInBytes", "blobTotalSimpleRequests", "connectDataTransfer", "dataCacheRead", "dataCacheWrite", "edgeConfigRead", "edgeConfigWrite", "edgeFunctionExecutionUnits", "edgeMiddlewareInvocations", "edgeRequest", "edgeRequestAdditionalCpuDuration", "elasticConcurrencyBuildSlots", "fastDataTransfer", "fastOriginTransfer", "fluidCpuDuration", "fluidDuration", "functionDuration", "functionInvocation", "imageOptimizationCacheRead", "imageOptimizationCacheWrite", "imageOptimizationTransformation", "logDrainsVolume", "monitoringMetric", "observabilityEvent", "onDemandConcurrencyMinutes", "runtimeCacheRead", "runtimeCacheWrite", "serverlessFunctionExecution", "sourceImages", "wafOwaspExcessBytes", "wafOwaspRequests", "wafRateLimitRequest", "webAnalyticsEvent"]);

export const BlobBlock: v.GenericSchema<types.BlobBlock> = /* @__PURE__ */ v.looseObject({
  blockReason: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["limits_exceeded"]), BlockReason]),
  overageReason: /* @__PURE__ */ v.optional(OverageType),
  updatedAt: /* @__PURE__ */ v.number(),
  blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const FeatureBlock: v.GenericSchema<types.FeatureBlock> = /* @__PURE__ */ v.looseObject({
  blockReason: BlockReason,
  updatedAt: /* @__PURE__ */ v.number(),
  blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const WebAnalyticsBlock: v.GenericSchema<types.WebAnalyticsBlock> = /* @__PURE__ */ v.looseObject({
  blockReason: BlockReason,
  updatedAt: /* @__PURE__ */ v.number(),
  blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  graceEmailSentAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const FeatureBlocks: v.GenericSchema<types.FeatureBlocks> = /* @__PURE__ */ v.looseObject({
  blob: /* @__PURE__ */ v.optional(BlobBlock),
  connexForwardTriggers: /* @__PURE__ */ v.optional(FeatureBlock),
  connexTokenRequests: /* @__PURE__ */ v.optional(FeatureBlock),
  dataCache: /* @__PURE__ */ v.optional(FeatureBlock),
  imageOptimizationTransformation: /* @__PURE__ */ v.optional(FeatureBlock),
  kmsOperations: /* @__PURE__ */ v.optional(FeatureBlock),
  microfrontendsRequest: /* @__PURE__ */ v.optional(FeatureBlock),
  monitoring: /* @__PURE__ */ v.optional(AccountBlock),
  observabilityPlus: /* @__PURE__ */ v.optional(AccountBlock),
  postgres: /* @__PURE__ */ v.optional(BlobBlock),
  redis: /* @__PURE__ */ v.optional(BlobBlock),
  sandboxStorage: /* @__PURE__ */ v.optional(FeatureBlock),
  sourceImages: /* @__PURE__ */ v.optional(FeatureBlock),
  speedInsightsFree: /* @__PURE__ */ v.optional(FeatureBlock),
  tracing: /* @__PURE__ */ v.optional(FeatureBlock),
  vcr: /* @__PURE__ */ v.optional(FeatureBlock),
  webAnalytics: /* @__PURE__ */ v.optional(WebAnalyticsBlock),
  workflowEvents: /* @__PURE__ */ v.optional(FeatureBlock),
  workflowStorageWrite: /* @__PURE__ */ v.optional(FeatureBlock),
});

export const MfaRecordMethod: v.GenericSchema<types.MfaRecordMethod> = /* @__PURE__ */ v.picklist(["admin_removal", "passkey", "self_serve_recovery", "totp", "unknown", "user_disabled"]);

export const MfaRecord: v.GenericSchema<types.MfaRecord> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  actorId: /* @__PURE__ */ v.string(),
  actorType: /* @__PURE__ */ v.picklist(["admin", "user"]),
  method: MfaRecordMethod,
  timestamp: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MfaConfiguration: v.GenericSchema<types.MfaConfiguration> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  recoveryCodes: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  enabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  history: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(MfaRecord)),
  totp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    createdAt: /* @__PURE__ */ v.number(),
    secret: /* @__PURE__ */ v.string(),
  })),
});

export const NorthstarMigration: v.GenericSchema<types.NorthstarMigration> = /* @__PURE__ */ v.looseObject({
  endTime: /* @__PURE__ */ v.number(),
  integrationClients: /* @__PURE__ */ v.number(),
  integrationConfigurations: /* @__PURE__ */ v.number(),
  projects: /* @__PURE__ */ v.number(),
  startTime: /* @__PURE__ */ v.number(),
  stores: /* @__PURE__ */ v.number(),
  teamId: /* @__PURE__ */ v.string(),
});

export const OverageMetadata: v.GenericSchema<types.OverageMetadata> = /* @__PURE__ */ v.looseObject({
  dailyOverageSummaryEmailSentAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  firstTimeOnDemandNotificationSentAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  increasedOnDemandEmailAttemptedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  increasedOnDemandEmailSentAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  overageSummaryExpiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  weeklyOverageSummaryEmailSentAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const Plan: v.GenericSchema<types.Plan> = /* @__PURE__ */ v.picklist(["hobby", "pro", "enterprise"]);

export const SecondaryEmail: v.GenericSchema<types.SecondaryEmail> = /* @__PURE__ */ v.looseObject({
  email: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
});

export const SoftBlockReason: v.GenericSchema<types.SoftBlockReason> = /* @__PURE__ */ v.picklist(["BLOCKED_FOR_PLATFORM_ABUSE", "DOMAIN_OWNER_DELETION_REQUEST", "ENTERPRISE_TRIAL_ENDED", "ENTERPRISE_UNPAID_INVOICE", "EXPOSURE_CAP_EXCEEDED", "FAIR_USE_LIMITS_EXCEEDED", "SUBSCRIPTION_CANCELED", "SUBSCRIPTION_EXPIRED", "UNPAID_INVOICE"]);

export const SoftBlock: v.GenericSchema<types.SoftBlock> = /* @__PURE__ */ v.looseObject({
  blockedAt: /* @__PURE__ */ v.number(),
  reason: SoftBlockReason,
  blockedDueToOverageType: /* @__PURE__ */ v.optional(OverageType),
  unpauseAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UsageAlert: v.GenericSchema<types.UsageAlert> = /* @__PURE__ */ v.looseObject({
  currentThreshold: /* @__PURE__ */ v.number(),
  blockGracePeriodStartedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  blockedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  warningAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const UsageAlerts: v.GenericSchema<types.UsageAlerts> = /* @__PURE__ */ v.looseObject({
  analyticsUsage: /* @__PURE__ */ v.optional(UsageAlert),
  artifacts: /* @__PURE__ */ v.optional(UsageAlert),
  bandwidth: /* @__PURE__ */ v.optional(UsageAlert),
  blobDataTransfer: /* @__PURE__ */ v.optional(UsageAlert),
  blobTotalAdvancedRequests: /* @__PURE__ */ v.optional(UsageAlert),
  blobTotalAvgSizeInBytes: /* @__PURE__ */ v.optional(UsageAlert),
  blobTotalGetResponseObjectSizeInBytes: /* @__PURE__ */ v.optional(UsageAlert),
  blobTotalSimpleRequests: /* @__PURE__ */ v.optional(UsageAlert),
  connectDataTransfer: /* @__PURE__ */ v.optional(UsageAlert),
  dataCacheRead: /* @__PURE__ */ v.optional(UsageAlert),
  dataCacheWrite: /* @__PURE__ */ v.optional(UsageAlert),
  edgeConfigRead: /* @__PURE__ */ v.optional(UsageAlert),
  edgeConfigWrite: /* @__PURE__ */ v.optional(UsageAlert),
  edgeFunctionExecutionUnits: /* @__PURE__ */ v.optional(UsageAlert),
  edgeMiddlewareInvocations: /* @__PURE__ */ v.optional(UsageAlert),
  edgeRequest: /* @__PURE__ */ v.optional(UsageAlert),
  edgeRequestAdditionalCpuDuration: /* @__PURE__ */ v.optional(UsageAlert),
  elasticConcurrencyBuildSlots: /* @__PURE__ */ v.optional(UsageAlert),
  fastDataTransfer: /* @__PURE__ */ v.optional(UsageAlert),
  fastOriginTransfer: /* @__PURE__ */ v.optional(UsageAlert),
  fluidCpuDuration: /* @__PURE__ */ v.optional(UsageAlert),
  fluidDuration: /* @__PURE__ */ v.optional(UsageAlert),
  functionDuration: /* @__PURE__ */ v.optional(UsageAlert),
  functionInvocation: /* @__PURE__ */ v.optional(UsageAlert),
  imageOptimizationCacheRead: /* @__PURE__ */ v.optional(UsageAlert),
  imageOptimizationCacheWrite: /* @__PURE__ */ v.optional(UsageAlert),
  imageOptimizationTransformation: /* @__PURE__ */ v.optional(UsageAlert),
  logDrainsVolume: /* @__PURE__ */ v.optional(UsageAlert),
  monitoringMetric: /* @__PURE__ */ v.optional(UsageAlert),
  observabilityEvent: /* @__PURE__ */ v.optional(UsageAlert),
  onDemandConcurrencyMinutes: /* @__PURE__ */ v.optional(UsageAlert),
  runtimeCacheRead: /* @__PURE__ */ v.optional(UsageAlert),
  runtimeCacheWrite: /* @__PURE__ */ v.optional(UsageAlert),
  serverlessFunctionExecution: /* @__PURE__ */ v.optional(UsageAlert),
  sourceImages: /* @__PURE__ */ v.optional(UsageAlert),
  wafOwaspExcessBytes: /* @__PURE__ */ v.optional(UsageAlert),
  wafOwaspRequests: /* @__PURE__ */ v.optional(UsageAlert),
  wafRateLimitRequest: /* @__PURE__ */ v.optional(UsageAlert),
  webAnalyticsEvent: /* @__PURE__ */ v.optional(UsageAlert),
});

export const BuildEntitlements: v.GenericSchema<types.BuildEntitlements> = /* @__PURE__ */ v.looseObject({
  enhancedBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration> = /* @__PURE__ */ v.picklist(["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]);

export const BuildQueue: v.GenericSchema<types.BuildQueue> = /* @__PURE__ */ v.looseObject({
  configuration: /* @__PURE__ */ v.optional(BuildQueueConfiguration),
});

export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo", "elastic"]);

export const DefaultBuildMachine: v.GenericSchema<types.DefaultBuildMachine> = /* @__PURE__ */ v.looseObject({
  default: /* @__PURE__ */ v.optional(BuildMachineSetting),
});

export const UserSecurityLimits: v.GenericSchema<types.UserSecurityLimits> = /* @__PURE__ */ v.looseObject({
  customRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ipBlocks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ipBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UserResourceConfig: v.GenericSchema<types.UserResourceConfig> = /* @__PURE__ */ v.looseObject({
  awsAccountIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  awsAccountType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blobStores: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildEntitlements: /* @__PURE__ */ v.optional(BuildEntitlements),
  buildMachine: /* @__PURE__ */ v.optional(DefaultBuildMachine),
  buildQueue: /* @__PURE__ */ v.optional(BuildQueue),
  bulkRedirectsFreeLimitOverride: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  cfZoneName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  concurrentBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  cronJobsPerProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customEnvironmentsPerProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeConfigSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeConfigs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeFunctionExecutionTimeoutMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeFunctionMaxSizeBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  elasticConcurrencyEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  flagsExplorerOverridesThreshold: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  flagsExplorerUnlimitedOverrides: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  imageOptimizationType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationStores: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  kvDatabases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  microfrontendGroupsPerTeam: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  microfrontendProjectsPerGroup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  nodeType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  postgresDatabases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  security: /* @__PURE__ */ v.optional(UserSecurityLimits),
  serverlessFunctionMaxDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  serverlessFunctionMaxMemorySize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const AccountRecord: v.GenericSchema<types.AccountRecord> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("user"),
  version: /* @__PURE__ */ v.literal("northstar"),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  billing: /* @__PURE__ */ v.looseObject({
    plan: Plan,
  }),
  blocked: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.number(),
  deploymentSecret: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  platformVersion: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  stagingPrefix: /* @__PURE__ */ v.string(),
  sysToken: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  username: /* @__PURE__ */ v.string(),
  abuse: /* @__PURE__ */ v.optional(AccountAbuse),
  acceptanceState: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  acceptedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  activeDashboardViews: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DashboardView)),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blockReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  credentials: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AccountCredential)),
  customerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  dataCache: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    excessBillingEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  defaultTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  dismissedTeams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  dismissedToasts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    dismissals: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      createdAt: /* @__PURE__ */ v.number(),
      scopeId: /* @__PURE__ */ v.string(),
    })),
  }))),
  emailDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  emailNotifications: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    rules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
      email: /* @__PURE__ */ v.string(),
    }))),
  })),
  enablePreviewFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["default", "default-force", "off", "off-force", "on", "on-force"])),
  favoriteProjectsAndSpaces: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    teamId: /* @__PURE__ */ v.string(),
  }))),
  featureBlocks: /* @__PURE__ */ v.optional(FeatureBlocks),
  importFlowGitNamespace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]))),
  importFlowGitNamespaceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]))),
  importFlowGitProvider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin", "vercel"]))),
  isDomainReseller: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isEnterpriseManaged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isMFAEnforced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isZeitPub: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  maxActiveSlots: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxTrials: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  mfaConfiguration: /* @__PURE__ */ v.optional(MfaConfiguration),
  northstarMigration: /* @__PURE__ */ v.optional(NorthstarMigration),
  opportunityId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  orbCustomerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  overageMetadata: /* @__PURE__ */ v.optional(OverageMetadata),
  overageUsageAlerts: /* @__PURE__ */ v.optional(UsageAlerts),
  phoneNumber: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  preferredScopesAndGitNamespaces: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    gitNamespaceId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    scopeId: /* @__PURE__ */ v.string(),
  }))),
  preventAutoBlocking: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()])),
  projectCardWidgetPreferences: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    widget: CardWidget,
    config: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      url: /* @__PURE__ */ v.string(),
    })),
  }))),
  projectDomainsLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  remoteCaching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  removedAliasesAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedBillingSubscriptionAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedConfigurationsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedDeploymentsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedDomiansAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedEdgeConfigsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedEventsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedProjectsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedSecretsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedSharedEnvVarsAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  resourceConfig: /* @__PURE__ */ v.optional(UserResourceConfig),
  resourceLimits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), AccountResourceLimit)),
  secondaryEmails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SecondaryEmail)),
  sfdcId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  siftRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.literal("string"),
  })),
  siftScore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  siftScores: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    reasons: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      name: /* @__PURE__ */ v.string(),
      value: /* @__PURE__ */ v.string(),
    })),
    score: /* @__PURE__ */ v.number(),
  }))),
  softBlock: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SoftBlock)),
  speedInsightsFreeUsageAlert: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    currentThreshold: /* @__PURE__ */ v.number(),
    notifiedAt: /* @__PURE__ */ v.number(),
  })),
  teams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AccountTeam)),
  testAccountExpiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  trialTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  trialTeamIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  usageAlerts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    blockingAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    warningAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  }))),
});

export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType> = /* @__PURE__ */ v.picklist(["team", "user"]);

export const AccountReference: v.GenericSchema<types.AccountReference> = /* @__PURE__ */ v.looseObject({
  type: RepoOwnerType,
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ManagedTeam: v.GenericSchema<types.ManagedTeam> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  teamId: /* @__PURE__ */ v.string(),
  workEmail: /* @__PURE__ */ v.string(),
});

export const NamedReference: v.GenericSchema<types.NamedReference> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
});

export const AccountUpdateContext: v.GenericSchema<types.AccountUpdateContext> = /* @__PURE__ */ v.looseObject({
  canOptOut: /* @__PURE__ */ v.boolean(),
  managedTeams: /* @__PURE__ */ v.array(ManagedTeam),
  verifiedEmuDomains: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  organization: /* @__PURE__ */ v.optional(NamedReference),
});

export const AppGrant: v.GenericSchema<types.AppGrant> = /* @__PURE__ */ v.picklist(["*", "manage:speed-insights", "manage:web-analytics", "read-write:ai-gateway-api-key", "read-write:ai-gateway-guardrails", "read-write:ai-gateway-private-models", "read-write:ai-gateway-rules", "read-write:ai-gateway-virtual-model-configs", "read-write:alerts", "read-write:automations", "read-write:billing", "read-write:blob", "read-write:connect", "read-write:deployment", "read-write:domain", "read-write:domain-registrar", "read-write:drains", "read-write:edge-cache", "read-write:edge-config", "read-write:firewall", "read-write:integration-configuration", "read-write:integration-resource", "read-write:kms", "read-write:project", "read-write:project-env-vars", "read-write:project-env-vars-non-production", "read-write:project-env-vars-production", "read-write:project-flags-non-production", "read-write:project-flags-production", "read-write:project-protection-bypass", "read-write:remote-cache", "read-write:sandbox", "read-write:schedule", "read-write:team-members", "read-write:vcr", "read:access-group", "read:ai-gateway-guardrails", "read:ai-gateway-private-models", "read:ai-gateway-rules", "read:ai-gateway-virtual-model-configs", "read:alerts", "read:automations", "read:billing", "read:connect", "read:deployment", "read:domain", "read:event", "read:firewall", "read:integration-configuration", "read:integration-resource", "read:kms", "read:monitoring", "read:project", "read:project-env-vars-non-production", "read:project-env-vars-production", "read:project-flags", "read:remote-cache", "read:sandbox", "read:schedule", "read:speed-insights", "read:team", "read:user", "read:vcr", "read:web-analytics", "read:webhooks", "use:ai-gateway"]);

export const AppPermission: v.GenericSchema<types.AppPermission> = /* @__PURE__ */ v.picklist(["manage:speed-insights", "manage:web-analytics", "read-write:ai-gateway-api-key", "read-write:ai-gateway-guardrails", "read-write:ai-gateway-private-models", "read-write:ai-gateway-rules", "read-write:ai-gateway-virtual-model-configs", "read-write:alerts", "read-write:automations", "read-write:billing", "read-write:blob", "read-write:connect", "read-write:deployment", "read-write:domain", "read-write:domain-registrar", "read-write:drains", "read-write:edge-cache", "read-write:edge-config", "read-write:firewall", "read-write:integration-configuration", "read-write:integration-resource", "read-write:kms", "read-write:project", "read-write:project-env-vars", "read-write:project-env-vars-non-production", "read-write:project-env-vars-production", "read-write:project-flags-non-production", "read-write:project-flags-production", "read-write:project-protection-bypass", "read-write:remote-cache", "read-write:sandbox", "read-write:schedule", "read-write:team-members", "read-write:vcr", "read:access-group", "read:ai-gateway-guardrails", "read:ai-gateway-private-models", "read:ai-gateway-rules", "read:ai-gateway-virtual-model-configs", "read:alerts", "read:automations", "read:billing", "read:connect", "read:deployment", "read:domain", "read:event", "read:firewall", "read:integration-configuration", "read:integration-resource", "read:kms", "read:monitoring", "read:project", "read:project-env-vars-non-production", "read:project-env-vars-production", "read:project-flags", "read:remote-cache", "read:sandbox", "read:schedule", "read:speed-insights", "read:team", "read:vcr", "read:web-analytics", "read:webhooks", "use:ai-gateway"]);

export const AppPolicy: v.GenericSchema<types.AppPolicy> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  claims: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    values: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      value: /* @__PURE__ */ v.string(),
      wildcards: /* @__PURE__ */ v.boolean(),
    })),
  })),
  clientId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  issuerUrl: /* @__PURE__ */ v.string(),
  permissions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  policyId: /* @__PURE__ */ v.string(),
  resources: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    projectIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const AppResources: v.GenericSchema<types.AppResources> = /* @__PURE__ */ v.looseObject({
  projectIds: /* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.literal("list"),
    required: /* @__PURE__ */ v.literal(true),
    items: /* @__PURE__ */ v.looseObject({
      type: /* @__PURE__ */ v.literal("string"),
    }),
  }),
});

export const AppScope: v.GenericSchema<types.AppScope> = /* @__PURE__ */ v.picklist(["openid", "email", "profile", "offline_access"]);

export const BillingField: v.GenericSchema<types.BillingField> = /* @__PURE__ */ v.picklist(["address", "email", "language", "name", "purchaseOrder", "tax"]);

export const BranchMatcher: v.GenericSchema<types.BranchMatcher> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["endsWith", "equals", "startsWith"]),
  pattern: /* @__PURE__ */ v.string(),
});

export const BudgetChange: v.GenericSchema<types.BudgetChange> = /* @__PURE__ */ v.picklist(["set", "enable", "disable", "remove"]);

export const BudgetPricingPlan: v.GenericSchema<types.BudgetPricingPlan> = /* @__PURE__ */ v.picklist(["flex", "legacy", "platform", "plus", "unbundled"]);

export const BudgetScopeType: v.GenericSchema<types.BudgetScopeType> = /* @__PURE__ */ v.picklist(["api-key", "project", "team", "user"]);

export const BuildMachineChangeReason: v.GenericSchema<types.BuildMachineChangeReason> = /* @__PURE__ */ v.picklist(["basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration", "oom-failure", "plan-change", "project-transfer", "short-build-duration", "sustained-high-cpu"]);

export const CodeReviewRepositories: v.GenericSchema<types.CodeReviewRepositories> = /* @__PURE__ */ v.picklist(["all", "private", "public", "selected_repos"]);

export const CommitHashtag: v.GenericSchema<types.CommitHashtag> = /* @__PURE__ */ v.picklist(["#VERCEL_BUILD_MACHINE=TURBO", "#VERCEL_BUILD_PRIO_1", "#VERCEL_BUILD_PRIO_10", "#VERCEL_BUILD_PRIO_2", "#VERCEL_BUILD_PRIO_3", "#VERCEL_BUILD_PRIO_4", "#VERCEL_BUILD_PRIO_5", "#VERCEL_BUILD_PRIO_6", "#VERCEL_BUILD_PRIO_7", "#VERCEL_BUILD_PRIO_8", "#VERCEL_BUILD_PRIO_9", "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_CANCEL", "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_ERROR", "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_CANCEL", "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_ERROR", "#VERCEL_SDDJ_BEFORE_BUILD_JOB_QUEUED_ERROR", "#VERCEL_SDDJ_FORCE_GIT_FORK_ERROR", "#VERCEL_SKIP", "#VERCEL_V0_MESSAGE"]);

export const CommitVerification: v.GenericSchema<types.CommitVerification> = /* @__PURE__ */ v.picklist(["verified", "unverified", "unknown"]);

export const CommitmentChange: v.GenericSchema<types.CommitmentChange> = /* @__PURE__ */ v.picklist(["disable", "disable-commitment", "enable", "enable-commitment", "update"]);

export const CommitmentSettings: v.GenericSchema<types.CommitmentSettings> = /* @__PURE__ */ v.looseObject({
  maximumMonthlySpend: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  minimumBalance: /* @__PURE__ */ v.string(),
  targetBalance: /* @__PURE__ */ v.string(),
});

export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration> = /* @__PURE__ */ v.looseObject({
  buildsEnabled: /* @__PURE__ */ v.boolean(),
  connectConfigurationId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  envId: /* @__PURE__ */ v.string(),
  passive: /* @__PURE__ */ v.boolean(),
  updatedAt: /* @__PURE__ */ v.number(),
  aws: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    subnetIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    securityGroupId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  dc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreatedTeam: v.GenericSchema<types.CreatedTeam> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
});

export const DashboardWidget: v.GenericSchema<types.DashboardWidget> = /* @__PURE__ */ v.picklist(["alert", "analytics-online", "analytics-page-views", "analytics-visitors", "firewall-allowed", "firewall-denied", "observability-alert", "observability-edge-requests", "observability-error-rate", "observability-function-invocations", "online", "res", "shortcut", "speed-insights-cls", "speed-insights-lcp", "speed-insights-res"]);

export const DatabaseQuery: v.GenericSchema<types.DatabaseQuery> = /* @__PURE__ */ v.looseObject({
  command: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  primaryKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    column: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  }))),
  rowCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tables: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const DatabaseQueryType: v.GenericSchema<types.DatabaseQueryType> = /* @__PURE__ */ v.picklist(["data-edit", "data-view", "schema", "user"]);

export const DeletedUser: v.GenericSchema<types.DeletedUser> = /* @__PURE__ */ v.looseObject({
  email: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
});

export const DeletionReason: v.GenericSchema<types.DeletionReason> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
});

export const DeployHookReference: v.GenericSchema<types.DeployHookReference> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  ref: /* @__PURE__ */ v.string(),
});

export const DocumentPayload: v.GenericSchema<types.DocumentPayload> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  documentId: /* @__PURE__ */ v.string(),
  fingerprint: /* @__PURE__ */ v.string(),
  title: /* @__PURE__ */ v.string(),
});

export const EchMode: v.GenericSchema<types.EchMode> = /* @__PURE__ */ v.picklist(["auto", "enabled", "disabled"]);

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const EnvVarVisibility: v.GenericSchema<types.EnvVarVisibility> = /* @__PURE__ */ v.picklist(["config", "secret"]);

export const EventCategory: v.GenericSchema<types.EventCategory> = /* @__PURE__ */ v.picklist(["account", "ai", "ai-gateway", "billing", "connect", "deployment", "domain", "edge", "env-variable", "feature-flags", "firewall", "integration", "microfrontends", "network", "observability", "other", "project", "security", "storage", "team", "v0", "vercel-app", "workflow"]);

export const EventCommit: v.GenericSchema<types.EventCommit> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  authorAvatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  authorEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  authorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  authorLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  authorName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const EventEntityType: v.GenericSchema<types.EventEntityType> = /* @__PURE__ */ v.picklist(["app", "author", "bitbucket_login", "bold", "deployment_host", "deployment_inspector", "dns_record", "edge-config", "env_var_name", "flag", "flags-segment", "flags-settings", "git_link", "github_login", "gitlab_login", "hook_name", "integration", "link", "project_name", "scaling_rules", "store", "system", "target"]);

export const EventEntity: v.GenericSchema<types.EventEntity> = /* @__PURE__ */ v.looseObject({
  type: EventEntityType,
  end: /* @__PURE__ */ v.number(),
  start: /* @__PURE__ */ v.number(),
});

export const EventGeolocation: v.GenericSchema<types.EventGeolocation> = /* @__PURE__ */ v.looseObject({
  country: /* @__PURE__ */ v.looseObject({
    names: /* @__PURE__ */ v.looseObject({
      en: /* @__PURE__ */ v.string(),
    }),
  }),
  city: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    names: /* @__PURE__ */ v.looseObject({
      en: /* @__PURE__ */ v.string(),
    }),
  })),
  most_specific_subdivision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    names: /* @__PURE__ */ v.looseObject({
      en: /* @__PURE__ */ v.string(),
    }),
  })),
  regionName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EventGitProvider: v.GenericSchema<types.EventGitProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin", "vercel", "v0"]);

export const EventName: v.GenericSchema<types.EventName> = /* @__PURE__ */ v.picklist(["access-group-created", "access-group-deleted", "access-group-project-updated", "access-group-updated", "access-group-user-added", "access-group-user-removed", "admin-agentic-provisioning-account-unlinked", "admin-plan-updated", "admin-secondary-email-added", "admin-secondary-email-removed", "admin-team-name-update", "admin-team-slug-update", "admin-user-delete", "admin-user-primary-email-updated", "admin-username-updated", "agentic-provisioning-account-blocked", "agentic-provisioning-account-linked", "agentic-provisioning-account-relinked", "agentic-provisioning-account-unlinked", "agentic-provisioning-credentials-rotated", "agentic-provisioning-plan-changed", "agentic-provisioning-team-created", "ai-alert-investigation", "ai-code-review", "ai-gateway-api-key-created", "ai-gateway-api-key-deleted", "ai-gateway-api-key-quota-updated", "ai-gateway-auto-reload-updated", "ai-gateway-budget-default-updated", "ai-gateway-byok-credential-created", "ai-gateway-byok-credential-deleted", "ai-gateway-byok-credential-updated", "ai-gateway-byok-model-mappings-updated", "ai-gateway-credits-purchased", "ai-gateway-guardrails-updated", "ai-gateway-hipaa-compliance-toggled", "ai-gateway-inference-regions-updated", "ai-gateway-model-allowlist-models-updated", "ai-gateway-model-allowlist-toggled", "ai-gateway-private-model-created", "ai-gateway-private-model-deleted", "ai-gateway-private-model-updated", "ai-gateway-private-provider-created", "ai-gateway-private-provider-deleted", "ai-gateway-private-provider-updated", "ai-gateway-prompt-training-opt-out-toggled", "ai-gateway-provider-allowlist-providers-updated", "ai-gateway-provider-allowlist-toggled", "ai-gateway-rule-created", "ai-gateway-rule-deleted", "ai-gateway-rule-updated", "ai-gateway-scope-budget-updated", "ai-gateway-transcripts-default-disabled", "ai-gateway-transcripts-default-enabled", "ai-gateway-transcripts-disabled", "ai-gateway-transcripts-enabled", "ai-gateway-transcripts-retention-updated", "ai-gateway-virtual-model-config-archived", "ai-gateway-virtual-model-config-created", "ai-gateway-virtual-model-config-deleted", "ai-gateway-virtual-model-config-restored", "ai-gateway-virtual-model-config-updated", "ai-gateway-zero-data-retention-toggled", "ai-omniagent", "alert-investigation-project-allowlist-updated", "alert-rule-created", "alert-rule-deleted", "alert-rule-updated", "alias", "alias-chown", "alias-delete", "alias-invite-created", "alias-invite-joined", "alias-invite-revoked", "alias-protection-bypass-created", "alias-protection-bypass-exception", "alias-protection-bypass-regenerated", "alias-protection-bypass-revoked", "alias-system", "alias-user-scoped-access-denied", "alias-user-scoped-access-granted", "alias-user-scoped-access-requested", "alias-user-scoped-access-revoked", "aliases-assigned", "attack-mode-disabled", "attack-mode-enabled", "audit-log-export-downloaded", "audit-log-export-requested", "authorize-git-deployment", "auto-expose-system-envs", "avatar", "billing-settings-updated", "bulk-redirects-settings-updated", "bulk-redirects-version-promoted", "bulk-redirects-version-restored", "cert", "cert-autorenew", "cert-chown", "cert-clone", "cert-delete", "cert-renew", "cert-replace", "cert-system-create", "code-owners-config-updated", "compliance-document-downloaded", "compliance-document-previewed", "compliance-documents-bulk-downloaded", "concurrent-builds-update", "connect-attach-project", "connect-bitbucket", "connect-bitbucket-app", "connect-configuration-created", "connect-configuration-deleted", "connect-configuration-link-updated", "connect-configuration-linked", "connect-configuration-unlinked", "connect-configuration-updated", "connect-create-connector", "connect-delete-connector", "connect-delete-installation", "connect-detach-project", "connect-github", "connect-github-custom-host", "connect-github-limited", "connect-gitlab", "connect-gitlab-app", "connect-import-tokens", "connect-revoke-all-tokens", "connect-update-connector", "connect-update-trigger-destinations", "connect-upsert-installation", "custom-alert-created", "custom-alert-deleted", "custom-alert-updated", "custom-environments-settings-updated", "custom-metric-metadata-deleted", "custom-metric-metadata-updated", "custom-suffix-clear", "custom-suffix-disable", "custom-suffix-enable", "custom-suffix-pending", "custom-suffix-ready", "deploy-hook-created", "deploy-hook-deduped", "deploy-hook-deleted", "deploy-hook-processed", "deployment", "deployment-check-created", "deployment-check-deleted", "deployment-check-updated", "deployment-chown", "deployment-creation-blocked", "deployment-delete", "deployment-policy-blocked", "deployment-undeleted", "disabled-integration-installation-removed", "disconnect-bitbucket-app", "disconnect-github", "disconnect-github-custom-host", "disconnect-github-limited", "disconnect-gitlab-app", "dns-add", "dns-delete", "dns-record-internal", "dns-update", "dns-zonefile-import", "domain", "domain-buy", "domain-cdn", "domain-chown", "domain-custom-ns-change", "domain-delegated", "domain-delete", "domain-ech-change", "domain-move-in", "domain-move-out", "domain-move-out-request-sent", "domain-renew-change", "domain-service-type-updated", "domain-transfer-in", "domain-transfer-in-canceled", "domain-transfer-in-completed", "domain-zone-change", "domain-zone-change-internal", "drain-created", "drain-deleted", "drain-disabled", "drain-enabled", "drain-updated", "edge-cache-dangerously-delete-by-src-images", "edge-cache-dangerously-delete-by-tags", "edge-cache-dangerously-delete-immutable-static", "edge-cache-invalidate-by-src-images", "edge-cache-invalidate-by-tags", "edge-cache-purge-all", "edge-cache-rollback-purge", "edge-config-backup-restored", "edge-config-created", "edge-config-deleted", "edge-config-items-updated", "edge-config-schema-deleted", "edge-config-schema-updated", "edge-config-token-created", "edge-config-token-deleted", "edge-config-transfer-in", "edge-config-transfer-out", "edge-config-updated", "email", "email-notification-rule-removed", "email-notification-rule-updated", "emu-member-removed-unverified-domain", "enforce-disjunctive-production-secrets", "enforce-sensitive-environment-variables", "env-variable-add", "env-variable-delete", "env-variable-edit", "env-variable-masked", "env-variable-read", "env-variable-read:cli:dev", "env-variable-read:cli:env:add", "env-variable-read:cli:env:ls", "env-variable-read:cli:env:pull", "env-variable-read:cli:env:rm", "env-variable-read:cli:pull", "env-variable-read:unknown-source", "env-variable-read:v0:env:pull", "env-variable-rotated", "experiment-created", "experiment-deleted", "experiment-transitioned", "experiment-updated", "firewall-bypass-created", "firewall-bypass-deleted", "firewall-config-modified", "firewall-config-promoted", "firewall-config-removed", "firewall-managed-rulegroup-updated", "firewall-managed-ruleset-updated", "flag", "flag-archived", "flag-created", "flag-deleted", "flag-unarchived", "flag-updated", "flags-explorer-subscription", "flags-sdk-key", "flags-sdk-key-added", "flags-sdk-key-deleted", "flags-sdk-key-read", "flags-segment", "flags-settings", "flags-transferred", "flat-rate-cdn-auto-upgrade-consent", "git-integration-repo-push", "git_account_integration_link_added", "global-config-backup-restored", "global-config-created", "global-config-deleted", "global-config-items-updated", "global-config-schema-deleted", "global-config-schema-updated", "global-config-token-created", "global-config-token-deleted", "global-config-transfer-in", "global-config-transfer-out", "global-config-updated", "instant-rollback-created", "integration-configuration-credential-revoked", "integration-configuration-credential-rotated", "integration-configuration-owner-changed", "integration-configuration-scope-change-confirmed", "integration-configuration-transfer-in-success", "integration-configuration-transfer-out-success", "integration-configurations-disabled", "integration-installation-billing-plan-updated", "integration-installation-completed", "integration-installation-permission-updated", "integration-installation-removed", "integration-resource-redis-command-executed", "integration-resource-sql-query-executed", "integration-scope-changed", "invoice-modified", "invoice-refunded", "kms-issuer-created", "kms-issuer-deleted", "kms-issuer-key-activated", "kms-issuer-key-created", "kms-issuer-key-revoked", "kms-issuer-key-rotated", "kms-issuer-policy-created", "kms-issuer-policy-deleted", "kms-issuer-policy-updated", "kms-issuer-updated", "log-drain-created", "log-drain-deleted", "log-drain-disabled", "log-drain-enabled", "login", "login-connection-linked", "login-connection-unlinked", "manual-deployment-promotion-created", "marketplace-flex-commit-opt-in", "marketplace-integration-allowlist-updated", "microfrontend-group-added", "microfrontend-group-deleted", "microfrontend-group-updated", "microfrontend-project-added-to-group", "microfrontend-project-removed-from-group", "microfrontend-project-updated", "monitoring-alert-updated", "monitoring-disabled", "monitoring-enabled", "oauth-app-connection-created", "oauth-app-connection-removed", "oauth-app-connection-updated", "oauth-app-created", "oauth-app-deleted", "oauth-app-secret-deleted", "oauth-app-secret-generated", "oauth-app-token-created", "oauth-app-updated", "observability-disabled", "observability-enabled", "observability-plus-project-disabled", "observability-plus-project-enabled", "oidc-policy-created", "oidc-policy-deleted", "oidc-policy-updated", "oidc-policy-used-to-obtain-app-token", "organization-create", "organization-delete", "organization-dsync-group-delete", "organization-dsync-group-upsert", "organization-emu-team-updated", "organization-emu-updated", "organization-slug-update", "organization-team-add", "organization-team-create", "organization-team-delete", "organization-team-sso-update", "owner-blocked", "owner-soft-blocked", "owner-soft-unblocked", "owner-unblocked", "page-integrity-config-updated", "page-integrity-header-approved", "page-integrity-header-rejected", "page-integrity-inventory-cleared", "page-integrity-resource-approved", "page-integrity-resource-deleted", "page-integrity-resource-rejected", "page-integrity-script-approval-rule-created", "page-integrity-script-approval-rule-deleted", "passkey-created", "passkey-deleted", "passkey-updated", "passport-access-granted", "password-protection-disabled", "password-protection-enabled", "payment-method-added", "payment-method-default-updated", "payment-method-removed", "plan", "preview-deployment-suffix-disabled", "preview-deployment-suffix-enabled", "preview-deployment-suffix-update", "privatelink-endpoint-created", "privatelink-endpoint-deleted", "privatelink-endpoint-updated", "production-branch-updated", "project-add-alias", "project-add-redirect", "project-affected-projects-deployments-updated", "project-alias-configured-change", "project-analytics-disabled", "project-analytics-enabled", "project-auto-assign-custom-production-domains-updated", "project-automation-bypass", "project-avatar-update", "project-build-command-updated", "project-build-logs-and-source-protection-updated", "project-build-machine-updated", "project-card-widget-preference-updated", "project-client-cert-delete", "project-client-cert-upload", "project-connect-configurations", "project-consolidated-git-commit-status-updated", "project-created", "project-cron-jobs-toggled", "project-custom-environment-created", "project-custom-environment-deleted", "project-custom-environment-schedules-default-updated", "project-custom-environment-updated", "project-customer-success-code-visibility-updated", "project-delete", "project-deployment-policy-updated", "project-deployment-retention-updated", "project-directory-listing", "project-domain-deleted", "project-domain-moved", "project-domain-unverified", "project-domain-updated", "project-domain-verified", "project-elastic-concurrency-updated", "project-expiration-locked", "project-expiration-reached", "project-expiration-scheduled", "project-expiration-unlocked", "project-external-rewrite-caching-updated", "project-framework-updated", "project-function-cpu-memory", "project-function-failover", "project-function-max-duration", "project-function-regions", "project-functions-beta-updated", "project-functions-fluid-disabled", "project-functions-fluid-enabled", "project-git-commit-comments-toggled", "project-git-commit-status-toggled", "project-git-create-deployments-toggled", "project-git-credential-bound-created", "project-git-credential-bound-deleted", "project-git-credential-bound-updated", "project-git-credential-grant-created", "project-git-credential-grant-deleted", "project-git-credential-grant-updated", "project-git-fork-protection-updated", "project-git-lfs-toggled", "project-git-pr-comments-toggled", "project-git-repository-connected", "project-git-repository-disconnected", "project-git-repository-dispatch-events-toggled", "project-git-require-verified-commits-toggled", "project-ignored-build-step-updated", "project-install-command-updated", "project-member-added", "project-member-invited", "project-member-removed", "project-member-removed-batch", "project-member-updated", "project-move-in-success", "project-move-out-failed", "project-move-out-started", "project-move-out-success", "project-name", "project-node-version-updated", "project-oidc-issuer-mode-updated", "project-oidc-token-created", "project-options-allowlist", "project-output-directory-updated", "project-passport-updated", "project-password-protection", "project-paused", "project-preview-deployment-suffix", "project-preview-environment-branch-tracking-updated", "project-prioritize-production-builds-updated", "project-program-enrollment-changed", "project-protected-sourcemaps-updated", "project-rollback-description-updated", "project-rolling-release-aborted", "project-rolling-release-approved", "project-rolling-release-completed", "project-rolling-release-configured", "project-rolling-release-continued", "project-rolling-release-disabled", "project-rolling-release-enabled", "project-rolling-release-paused", "project-rolling-release-started", "project-rolling-release-suggested-actions-generated", "project-rolling-release-timer", "project-root-directory-updated", "project-routes-version-promoted", "project-routes-version-restored", "project-sandbox-config-updated", "project-sandbox-url-protection-updated", "project-skew-protection-allowed-domains-updated", "project-skew-protection-max-age-updated", "project-skew-protection-threshold-updated", "project-source-files-outside-root-directory-updated", "project-speed-insights-disabled", "project-speed-insights-enabled", "project-speed-insights-free-data-started", "project-sso-protection", "project-static-ips-updated", "project-trusted-ips", "project-trusted-sources", "project-unpaused", "project-web-analytics-disabled", "project-web-analytics-enabled", "protected-git-scope-added", "protected-git-scope-removed", "repository-ci-env-variable-create", "repository-ci-env-variable-delete", "repository-ci-env-variable-update", "runtime-cache-purge-all", "saml-connection-created", "saml-connection-deleted", "sandbox-alias-assigned", "sandbox-alias-delete", "sandbox-drive-created", "sandbox-drive-deleted", "sandbox-signed-commit-identity-configured", "sandbox-snapshot-regions-updated", "scale", "scale-auto", "secondary-email-added", "secondary-email-removed", "secondary-email-verified", "secret-add", "secret-delete", "secret-rename", "security-list-created", "security-list-deleted", "security-list-updated", "security-plus-updated", "set-bio", "set-name", "set-profiles", "set-scale", "shared-env-variable-create", "shared-env-variable-delete", "shared-env-variable-read", "shared-env-variable-repo-link", "shared-env-variable-repo-unlink", "shared-env-variable-update", "show-ip-addresses", "signup", "signup-via-bitbucket", "signup-via-github", "signup-via-gitlab", "speed-insights-settings-updated", "spend-created", "spend-deleted", "spend-updated", "sso-login", "storage-accept-tos", "storage-access-token-set", "storage-accessed-data-browser", "storage-connect-project", "storage-create", "storage-delete", "storage-disconnect-project", "storage-disconnect-projects", "storage-inactive-store-deleted", "storage-reset-credentials", "storage-resource-repl-command", "storage-set-locked", "storage-transfer-in-success", "storage-transfer-out-success", "storage-transfer-request-created", "storage-update", "storage-update-project-connection", "storage-upgrade-project-connection-to-oidc", "storage-view-secret", "strict-connectors", "strict-deployment-protection-settings", "strict-password-protection-settings", "strict-shareable-links", "subscription-created", "subscription-product-added", "subscription-product-removed", "subscription-updated", "support-session-created", "team", "team-agent-billing-migration-decision-changed", "team-avatar-update", "team-collaboration-settings-updated", "team-default-build-machine-updated", "team-default-passport-updated", "team-delete", "team-deployment-policy-updated", "team-domain-verification-created", "team-domain-verification-deleted", "team-domain-verification-verified", "team-email-domain-update", "team-emu-updated", "team-ended-trial", "team-firewall-config-modified", "team-firewall-config-promoted", "team-git-repository-dispatch-events-toggled", "team-git-require-verified-commits-toggled", "team-invite-bulk-delete", "team-invite-code-reset", "team-invite-link-created", "team-invite-link-deleted", "team-ip-blocking-rules-created", "team-ip-blocking-rules-removed", "team-member-add", "team-member-confirm-request", "team-member-decline-request", "team-member-delete", "team-member-entitlement-added", "team-member-entitlement-canceled", "team-member-entitlement-reactivated", "team-member-entitlement-removed", "team-member-join", "team-member-leave", "team-member-request-access", "team-member-role-update", "team-member-sso-authorization-attempt", "team-mfa-enforcement-updated", "team-name-update", "team-paid-invoice", "team-program-enrollment-changed", "team-remote-caching-purge", "team-remote-caching-update", "team-saml-enforced", "team-saml-roles", "team-slug-update", "team-tokens-invalidated", "tracing-configured", "tracing-disabled", "tracing-paused", "tracing-resumed", "unlink-login-connection", "update-account-flow-dismissed", "update-account-flow-triggered", "user-auto-block-configured", "user-blocked", "user-delete", "user-delete-requested", "user-emu-account-archived", "user-emu-account-deleted", "user-emu-account-recovered", "user-emu-account-update-opted-in", "user-emu-account-update-opted-out", "user-emu-recovery-email-sent", "user-emu-recovery-initiated", "user-emu-toggled", "user-mfa-challenge-failed", "user-mfa-challenge-initiated", "user-mfa-challenge-verified", "user-mfa-change-failed", "user-mfa-configuration-updated", "user-mfa-recovery-code-used", "user-mfa-recovery-codes-regenerated", "user-mfa-removed", "user-mfa-setup-skipped", "user-mfa-totp-verification-started", "user-mfa-totp-verified", "user-phone-removed", "user-phone-updated", "user-primary-email-updated", "user-provider-email-claim-evaluated", "user-sudo-mode-removed", "user-token-created", "user-token-deleted", "user-tokens-deleted", "user-unblocked", "username", "v0-chat-ai-usage", "v0-chat-created", "v0-chat-message-sent", "vcr-image-deleted", "vcr-image-pushed", "vcr-repository-created", "vcr-repository-deleted", "vcr-repository-permission-added", "vcr-repository-permission-removed", "vcr-repository-permissions-cleared", "vcr-repository-visibility-changed", "vercel-agent-elevated-permissions-approved", "vercel-agent-elevated-permissions-requested", "vercel-agent-session-created", "vercel-agent-team-trial-credits-applied", "vercel-app-installation-request-dismissed", "vercel-app-installation-requested", "vercel-app-installation-updated", "vercel-app-installed", "vercel-app-tokens-revoked", "vercel-app-uninstalled", "vercel-toolbar", "vpc-peering-connection-accepted", "vpc-peering-connection-deleted", "vpc-peering-connection-rejected", "vpc-peering-connection-updated", "vulnerability-banner-dismissed", "web-analytics-tier-updated", "webhook-created", "webhook-deleted", "webhook-updated", "workflow-deployment-key-accessed"]);

export const FlagItemAction: v.GenericSchema<types.FlagItemAction> = /* @__PURE__ */ v.picklist(["created", "deleted", "transitioned", "updated"]);

export const FlagStateAction: v.GenericSchema<types.FlagStateAction> = /* @__PURE__ */ v.picklist(["archived", "created", "deleted", "unarchived", "updated"]);

export const GitComments: v.GenericSchema<types.GitComments> = /* @__PURE__ */ v.looseObject({
  onCommit: /* @__PURE__ */ v.boolean(),
  onPullRequest: /* @__PURE__ */ v.boolean(),
});

export const GithubVariant: v.GenericSchema<types.GithubVariant> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host"]);

export const GitlabProjectReference: v.GenericSchema<types.GitlabProjectReference> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  defaultBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  namespace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const MxOutcome: v.GenericSchema<types.MxOutcome> = /* @__PURE__ */ v.picklist(["google", "lookup-error", "non-google", "not-checked"]);

export const GoogleSignInDecision: v.GenericSchema<types.GoogleSignInDecision> = /* @__PURE__ */ v.looseObject({
  authoritative: /* @__PURE__ */ v.boolean(),
  basis: /* @__PURE__ */ v.picklist(["gmail", "none", "workspace-mx"]),
  emailDomain: /* @__PURE__ */ v.string(),
  emailVerified: /* @__PURE__ */ v.boolean(),
  hostedDomainMatch: /* @__PURE__ */ v.boolean(),
  mxOutcome: MxOutcome,
});

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const HeadSampling: v.GenericSchema<types.HeadSampling> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("head_sampling"),
  rate: /* @__PURE__ */ v.number(),
  env: /* @__PURE__ */ v.optional(TargetEnvironment),
  requestPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IdAndName: v.GenericSchema<types.IdAndName> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
});

export const IntegrationReference: v.GenericSchema<types.IntegrationReference> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  configurationId: /* @__PURE__ */ v.string(),
});

export const InternalReadyStateReason: v.GenericSchema<types.InternalReadyStateReason> = /* @__PURE__ */ v.picklist(["EARLY_IGNORE_STEP", "IGNORE_STEP", "NAMESPACE_PRUNED", "UNAFFECTED_PROJECT", "UNVERIFIED_COMMIT"]);

export const InvoiceSettlementMethod: v.GenericSchema<types.InvoiceSettlementMethod> = /* @__PURE__ */ v.picklist(["credited-paid", "credited-payment-pending", "refunded-paid", "refunded-payment-pending"]);

export const LoginProvider: v.GenericSchema<types.LoginProvider> = /* @__PURE__ */ v.picklist(["apple", "bitbucket", "chatgpt", "github", "github-limited", "github-custom-host", "gitlab", "google", "saml"]);

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["challenge", "deny", "log"])),
});

export const ProjectRole: v.GenericSchema<types.ProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]);

export const MembershipChange: v.GenericSchema<types.MembershipChange> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  previousRole: /* @__PURE__ */ v.optional(ProjectRole),
  role: /* @__PURE__ */ v.optional(ProjectRole),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MfaChallengeMethod: v.GenericSchema<types.MfaChallengeMethod> = /* @__PURE__ */ v.picklist(["email-otp", "recovery-code", "totp", "webauthn"]);

export const MfaChangeMethod: v.GenericSchema<types.MfaChangeMethod> = /* @__PURE__ */ v.picklist(["passkey", "self_serve_recovery", "totp", "user_disabled"]);

export const MfaState: v.GenericSchema<types.MfaState> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  totpVerified: /* @__PURE__ */ v.boolean(),
});

export const NsnbSideEffect: v.GenericSchema<types.NsnbSideEffect> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["auto-approved-member", "auto-approved-pending-invite"]),
  gitUserLogin: /* @__PURE__ */ v.string(),
});

export const ProtectionScope: v.GenericSchema<types.ProtectionScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"]);

export const Passport: v.GenericSchema<types.Passport> = /* @__PURE__ */ v.looseObject({
  connectorId: /* @__PURE__ */ v.string(),
  deploymentType: ProtectionScope,
});

export const PrivateLinkState: v.GenericSchema<types.PrivateLinkState> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  awsServiceName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  vercelRegion: /* @__PURE__ */ v.string(),
  privateDnsNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const PrivateModelReference: v.GenericSchema<types.PrivateModelReference> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.string(),
  providerSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectAnalytics: v.GenericSchema<types.ProjectAnalytics> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  disabledAt: /* @__PURE__ */ v.number(),
  enabledAt: /* @__PURE__ */ v.number(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  paidAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sampleRatePercent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  spendLimitInDollars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const MicrofrontendsDisabled: v.GenericSchema<types.MicrofrontendsDisabled> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(false),
  groupIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()),
  updatedAt: /* @__PURE__ */ v.number(),
  freeProjectForLegacyLimits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ProjectMicrofrontends: v.GenericSchema<types.ProjectMicrofrontends> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(true),
  isDefaultApp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.literal(true), /* @__PURE__ */ v.literal(false)])),
  groupIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.number(),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  freeProjectForLegacyLimits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  doNotRouteWithMicrofrontendsRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  routeObservabilityToThisProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
}), MicrofrontendsDisabled]);

export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  enabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  hasData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
});

export const ProtectionBypassAction: v.GenericSchema<types.ProtectionBypassAction> = /* @__PURE__ */ v.picklist(["disabled", "enabled", "regenerated", "updated"]);

export const ProviderCredential: v.GenericSchema<types.ProviderCredential> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  providerSlug: /* @__PURE__ */ v.string(),
});

export const PushFailureStage: v.GenericSchema<types.PushFailureStage> = /* @__PURE__ */ v.picklist(["authorization", "push", "unexpected", "unknown", "validation"]);

export const PushProvider: v.GenericSchema<types.PushProvider> = /* @__PURE__ */ v.picklist(["bitbucket", "cursor-origin", "github", "gitlab"]);

export const QuotaRefreshPeriod: v.GenericSchema<types.QuotaRefreshPeriod> = /* @__PURE__ */ v.picklist(["daily", "monthly", "none", "weekly"]);

export const RecoveryCodesAction: v.GenericSchema<types.RecoveryCodesAction> = /* @__PURE__ */ v.picklist(["add-passkey", "add-totp", "admin-remove", "disable", "enable", "regenerate-recovery-codes", "remove-passkey"]);

export const RemovedMembership: v.GenericSchema<types.RemovedMembership> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  role: ProjectRole,
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RemovedUser: v.GenericSchema<types.RemovedUser> = /* @__PURE__ */ v.looseObject({
  confirmed: /* @__PURE__ */ v.boolean(),
  role: TeamRole,
  confirmedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  joinedFrom: /* @__PURE__ */ v.optional(TeamJoinOrigin),
});

export const RollbackDescription: v.GenericSchema<types.RollbackDescription> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  description: /* @__PURE__ */ v.string(),
  userId: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
});

export const SamlEnforcementTrigger: v.GenericSchema<types.SamlEnforcementTrigger> = /* @__PURE__ */ v.picklist(["directory_sync_updated", "domain_deleted", "domain_verified", "saml_updated", "team_attached", "team_participation_updated", "toggle"]);

export const SecondFactorMethod: v.GenericSchema<types.SecondFactorMethod> = /* @__PURE__ */ v.picklist(["totp", "webauthn", "recovery-code"]);

export const SharedEnv: v.GenericSchema<types.SharedEnv> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(EnvVarInputKind),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  applyToAllCustomEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  decrypted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deletedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  ipAddress: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  lastEditedByDisplayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projectNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectPayload: v.GenericSchema<types.ProjectPayload> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedEnvDiff: v.GenericSchema<types.SharedEnvDiff> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  changedValue: /* @__PURE__ */ v.boolean(),
  newCustomEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  newKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectPayload)),
  newTarget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  newType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oldCustomEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  oldProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectPayload)),
  oldTarget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  oldType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SignInFactorOrigin: v.GenericSchema<types.SignInFactorOrigin> = /* @__PURE__ */ v.picklist(["apple", "bitbucket", "chatgpt", "email", "emu-recovery", "github", "gitlab", "google", "invite", "magic-link", "otp", "otp-link", "saml", "webauthn"]);

export const SignInMethod: v.GenericSchema<types.SignInMethod> = /* @__PURE__ */ v.picklist(["app", "apple", "bitbucket", "chatgpt", "email", "emu", "github", "github-webhook", "gitlab", "google", "invite", "manual", "otp", "passkey", "saml", "sms", "token-exchange-oidc"]);

export const SpendBudget: v.GenericSchema<types.SpendBudget> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("fixed"),
  id: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  fixedBudget: /* @__PURE__ */ v.number(),
  isActive: /* @__PURE__ */ v.boolean(),
  notifiedAt: /* @__PURE__ */ v.array(/* @__PURE__ */ v.number()),
  previousSpend: /* @__PURE__ */ v.array(/* @__PURE__ */ v.number()),
  teamId: /* @__PURE__ */ v.string(),
  pauseProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  pricingPlan: /* @__PURE__ */ v.optional(BudgetPricingPlan),
  scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["organization", "project", "team"])),
  scopeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  webhookNotified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const SsoProtection: v.GenericSchema<types.SsoProtection> = /* @__PURE__ */ v.looseObject({
  deploymentType: ProtectionScope,
  april2026SecurityIncidentMigrationAppliedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionScope)),
  cve55182MigrationAppliedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionScope)),
});

export const StaticIpsProject: v.GenericSchema<types.StaticIpsProject> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  staticIps: /* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
    buildRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  }),
});

export const StoreType: v.GenericSchema<types.StoreType> = /* @__PURE__ */ v.picklist(["blob", "edge-config", "integration", "postgres", "redis"]);

export const TokenScopeType: v.GenericSchema<types.TokenScopeType> = /* @__PURE__ */ v.picklist(["user", "team", "project"]);

export const TrustedIpScope: v.GenericSchema<types.TrustedIpScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "production", "prod_deployment_urls_and_all_previews"]);

export const V0Usage: v.GenericSchema<types.V0Usage> = /* @__PURE__ */ v.looseObject({
  cacheCreationInputTokens: /* @__PURE__ */ v.number(),
  cacheReadInputTokens: /* @__PURE__ */ v.number(),
  eventId: /* @__PURE__ */ v.string(),
  inputTokens: /* @__PURE__ */ v.number(),
  modelId: /* @__PURE__ */ v.string(),
  outputTokens: /* @__PURE__ */ v.number(),
  timestamp: /* @__PURE__ */ v.string(),
  totalTokens: /* @__PURE__ */ v.number(),
});

export const EventPayload: v.GenericSchema<types.EventPayload> = /* @__PURE__ */ v.looseObject({
  destinationAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  destinationAccountName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  originAccountName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  projectName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  transferId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  fromDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  toDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["ip_allow_list", "limits-exceeded"]), /* @__PURE__ */ v.string(), BuildMachineChangeReason]))),
  deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  projectAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rollbackDescription: /* @__PURE__ */ v.optional(RollbackDescription),
  policyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["created", "removed", "add", "delete", "update", "disable", "enable", "cancel_plan", "resume_plan", "mutate", "log", "challenge", "deny", "added", "deleted", "rotated", "read"]), /* @__PURE__ */ v.string(), ProtectionBypassAction, RecoveryCodesAction, FlagItemAction, FlagStateAction])),
  newTargetPercentage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  targetDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newProjectName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousProjectName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["create", "enable", "upgrade"]), /* @__PURE__ */ v.string(), TeamJoinOriginKind])),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
  })])),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invitedUserName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    role: /* @__PURE__ */ v.optional(ProjectRole),
    invitedUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    newConnectConfigurations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(ConnectConfiguration))),
    oldConnectConfigurations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(ConnectConfiguration))),
    microfrontends: /* @__PURE__ */ v.optional(ProjectMicrofrontends),
  })])),
  projectMembership: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(MembershipChange)),
  removedMembership: /* @__PURE__ */ v.optional(RemovedMembership),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]))),
  consent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["granted", "refused"])),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    membershipCreatedAt: /* @__PURE__ */ v.number(),
    projectId: /* @__PURE__ */ v.string(),
    role: ProjectRole,
  }))),
  directoryType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamMembership: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    uid: /* @__PURE__ */ v.string(),
    username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  reasonCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["BACKOFFICE", "BUDGET_REACHED", "PUBLIC_API"])),
  customEnvironmentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  customEnvironmentSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["auto-approval", "block", "manual-approval", "basic", "standard", "enhanced", "turbo", "elastic"]), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, /* @__PURE__ */ v.looseObject({
    accessGroupId: /* @__PURE__ */ v.string(),
  })])), /* @__PURE__ */ v.looseObject({
    branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
    passport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Passport)),
    functionDefaultTimeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    functionDefaultMemoryType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    functionDefaultRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    functionZeroConfigFailover: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()))),
    gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()))),
    issuerMode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["global", "team"])),
    skewProtectionBoundaryAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    skewProtectionMaxAge: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    skewProtectionAllowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    project: /* @__PURE__ */ v.optional(StaticIpsProject),
    gitProvider: /* @__PURE__ */ v.optional(EventGitProvider),
    gitRepoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    gitRepositoryName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationCanceled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationErrored: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    totpVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    roles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), TeamRole)),
    default: /* @__PURE__ */ v.optional(TeamRole),
    allowUnsafeScriptSrcKeywords: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    enforcePercentage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    mode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    newResourceBlockingPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["allow", "block"])),
    computedConnectSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedConnectSrcPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedScriptSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedScriptSrcPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    connectSrcNotificationsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    enforcementScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "preview"])),
    omitScriptNonce: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    autoAddReviewers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    includeDrafts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    scope: /* @__PURE__ */ v.optional(CodeReviewRepositories),
    selectedRepos: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  })]))),
  previous: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["auto-approval", "block", "manual-approval", "basic", "standard", "enhanced", "turbo", "elastic"]), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([TeamRole, /* @__PURE__ */ v.looseObject({
    accessGroupId: /* @__PURE__ */ v.string(),
  })])), /* @__PURE__ */ v.looseObject({
    branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
    passport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Passport)),
    functionDefaultTimeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    functionDefaultMemoryType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    functionDefaultRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
    functionZeroConfigFailover: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
    commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()))),
    gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()))),
    issuerMode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["global", "team"])),
    skewProtectionBoundaryAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    skewProtectionMaxAge: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    skewProtectionAllowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    project: /* @__PURE__ */ v.optional(StaticIpsProject),
    gitProvider: /* @__PURE__ */ v.optional(EventGitProvider),
    gitRepoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    gitRepositoryName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationCanceled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationErrored: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    expirationProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    totpVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    maximumMonthlySpend: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    minimumBalance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    targetBalance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    allowUnsafeScriptSrcKeywords: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    enforcePercentage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    mode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    newResourceBlockingPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["allow", "block"])),
    computedConnectSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedConnectSrcPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedScriptSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    computedScriptSrcPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    connectSrcNotificationsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    enforcementScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "preview"])),
    omitScriptNonce: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    autoAddReviewers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    includeDrafts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    scope: /* @__PURE__ */ v.optional(CodeReviewRepositories),
    selectedRepos: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
    sampleRatePercent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    spendLimitInDollars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  })]))),
  addedProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IdAndName)),
  addedProviders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  removedProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IdAndName)),
  removedProviders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  enableVercelCiSameRepository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  enableSchedulesByDefault: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitProvider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([EventGitProvider, /* @__PURE__ */ v.string()])),
  gitRepoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitRepositoryName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  nextBuildMachineSelection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  nextBuildMachineType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousBuildMachineSelection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  isSystemInitiated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previousBuildMachineType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  elasticConcurrencyEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  oldElasticConcurrencyEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  buildQueueConfiguration: /* @__PURE__ */ v.optional(BuildQueueConfiguration),
  oldBuildQueueConfiguration: /* @__PURE__ */ v.optional(BuildQueueConfiguration),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["default", "default-force", "off", "off-force", "on", "on-force"]), /* @__PURE__ */ v.boolean()]))),
  environment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([TargetEnvironment, /* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  directoryListing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  prevProjectAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), ProjectAnalytics]))),
  projectAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), ProjectAnalytics]))),
  isEnvVar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enableAffectedProjectsDeployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  enableExternalRewriteCaching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  productionDeploymentsFastLane: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceFilesOutsideRootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoAssignCustomDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewDeploymentsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  onPullRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  onCommit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  disableRepositoryDispatchEvents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  createDeployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["disabled", "enabled"])),
  requireVerifiedCommits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  gitCommitStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitLFS: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  consolidatedGitCommitStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
    propagateFailures: /* @__PURE__ */ v.boolean(),
  }))),
  customerSupportCodeVisibility: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitForkProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  protectedSourcemaps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  inheritDeploymentProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  publicSource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoExposeSystemEnvs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  branch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enableFunctionsBeta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  oldOptionsAllowlist: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    paths: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      value: /* @__PURE__ */ v.string(),
    })),
  }))),
  optionsAllowlist: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    paths: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      value: /* @__PURE__ */ v.string(),
    })),
  }))),
  oldPasswordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([ProtectionScope, /* @__PURE__ */ v.looseObject({
    deploymentType: ProtectionScope,
  })]))),
  passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([ProtectionScope, /* @__PURE__ */ v.looseObject({
    deploymentType: ProtectionScope,
  })]))),
  passwordChanged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oldSsoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([ProtectionScope, SsoProtection]))),
  ssoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([ProtectionScope, SsoProtection]))),
  addedAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  oldTrustedIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(TrustedIpScope)),
  removedAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  trustedIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(TrustedIpScope)),
  prevProjectWebAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProjectWebAnalytics)),
  projectWebAnalytics: /* @__PURE__ */ v.optional(ProjectWebAnalytics),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  firstEnabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  actorAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  actorLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  destinationBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  destinationRepo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  outcome: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["failure", "success", "account-matched", "linking-required"])),
  provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["chatgpt", "stripe", "google"]), PushProvider, LoginProvider, /* @__PURE__ */ v.string()])),
  resultCommitSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  sourceCommitSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  sourceRepo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  usedAppToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  failureCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  failureStage: /* @__PURE__ */ v.optional(PushFailureStage),
  gitCommitterName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitUserPlatform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deploymentName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  deploymentUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  hookName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  checkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  checkName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ruleName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["deploymentSources", "gitSources"]), /* @__PURE__ */ v.string()])),
  ruleProvenance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["default", "project", "team"])),
  max: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  min: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scalingRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    max: /* @__PURE__ */ v.number(),
    min: /* @__PURE__ */ v.number(),
  }))),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.string(),
    meta: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
    url: /* @__PURE__ */ v.string(),
    allowListedReadyStateReasonInternal: /* @__PURE__ */ v.optional(InternalReadyStateReason),
    readyState: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  dst: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  job: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    deployHook: /* @__PURE__ */ v.optional(DeployHookReference),
    state: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bitbucket-push", "bitbucket-now-comment", "pr", "push", "now-comment", "gitlab-push", "gitlab-now-comment", "vercel-push", "cursor-origin-push", "cursor-origin-now-comment"])),
    provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["bitbucket", "gitlab", "vercel", "cursor-origin"]), GithubVariant])),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    headInfo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      owner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      ref: /* @__PURE__ */ v.string(),
      repoUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      sha: /* @__PURE__ */ v.string(),
      org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
      project: /* @__PURE__ */ v.optional(GitlabProjectReference),
      ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    })),
    owner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    repoUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    workspaceUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    authorized: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    authorizedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    commitVerification: /* @__PURE__ */ v.optional(CommitVerification),
    connectedProjectCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    customEnvId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    eventful: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    forceNew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    gitComments: /* @__PURE__ */ v.optional(GitComments),
    gitHashtagVercel: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(CommitHashtag)),
    isManualGitDeploy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    jobPairs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
    jobProjectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    linkedProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    nsnbSideEffect: /* @__PURE__ */ v.optional(NsnbSideEffect),
    prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    prIdOrZero: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    repoPushedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    silent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    skippedJobPairs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
    target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    withCache: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    isPrivate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    beforeSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    committerGitUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    committerGitUserType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    customHost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    defaultBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    githubDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    commitInfo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      total: /* @__PURE__ */ v.number(),
      earliestSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    })),
    forced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    project: /* @__PURE__ */ v.optional(GitlabProjectReference),
    commit: /* @__PURE__ */ v.optional(EventCommit),
  })),
  instances: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["script", "header", "connectSrc"]), /* @__PURE__ */ v.string(), StoreType, EnvVarInputKind])),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  forced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitCredentialSource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("external-token")),
  plan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), Plan])),
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([EnvTarget, /* @__PURE__ */ v.string()]))]))),
  newTeam: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
  })),
  oldTeam: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
  })),
  aliasId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  aliasCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  currency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  price: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  aliasUpdatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  oldDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  ruleCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  system: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  initiator: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["system", "user"])),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mxPriority: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  previousValue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  configuredBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  nameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  previousServiceType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oldProjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oldProjectName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prevConfiguredBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  cn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  custom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  customNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  prevCustomNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  echMode: /* @__PURE__ */ v.optional(EchMode),
  previousEchMode: /* @__PURE__ */ v.optional(EchMode),
  zone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previousZone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fromId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  fromName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  destinationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  destinationName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  suffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cdnEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  domainId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ips: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  renew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  certId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), SignInMethod])),
  maxUses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  publicId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  role: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), TeamRole])),
  cause: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blockReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  siftRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
  })),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  by: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  byUid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reasons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    slug: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.string(),
  }))),
  removedMemberCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  removedUsers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    confirmed: /* @__PURE__ */ v.boolean(),
    role: TeamRole,
    confirmedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), RemovedUser)])),
  timestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  accessGroup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  author: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  next_role: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProjectRole)),
  previous_role: /* @__PURE__ */ v.optional(ProjectRole),
  user: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  previousRule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    email: /* @__PURE__ */ v.string(),
  })),
  team: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  teamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inviteIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  entitlement: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousCanceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["dashboard", "log-drains"]), TokenScopeType, /* @__PURE__ */ v.string()])),
  actorType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["admin", "user"])),
  actorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  actorName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  entitlements: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  teamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), TeamPermission]))),
  teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), TeamRole]))),
  entitlementsAdded: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  entitlementsRemoved: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  previousName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousTeamPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), TeamPermission]))),
  previousTeamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), TeamRole]))),
  nextRule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    email: /* @__PURE__ */ v.string(),
  })),
  bitbucketUsername: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitUsername: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  githubUsername: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitlabUsername: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  updatedUid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requestedTeamName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requestedTeamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requestedUserName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousRole: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ssoType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedUser: /* @__PURE__ */ v.optional(DeletedUser),
  authorized: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  deletedUid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedUser: /* @__PURE__ */ v.optional(DeletedUser),
  emailDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  previousPreviewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  invitationRole: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  invitedEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  invitedUid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  invitedUser: /* @__PURE__ */ v.optional(DeletedUser),
  automated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  newPlan: /* @__PURE__ */ v.optional(Plan),
  previousPlan: /* @__PURE__ */ v.optional(Plan),
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  invitedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    email: /* @__PURE__ */ v.string(),
    userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  inviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  remoteCaching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  bitbucketEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bitbucketLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bitbucketName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  zeitAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  zeitAccountType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  eventId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  occurredAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sessionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sessionKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  surface: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  fromPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["hobby", "pro"])),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  toPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["hobby", "pro"])),
  providerAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  stripeAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  stripeOrganisation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  verified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  githubLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  decision: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["keep_on", "turn_off"]), GoogleSignInDecision])),
  providerSubjectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prevEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  geolocation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(EventGeolocation)),
  hasAuthorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ip: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  projectScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["account", "project-only"])),
  reqId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reqUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenPrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["vcp_", "vca_"])),
  tokenSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userAgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  actorTokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  expired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  leaked: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  revoked: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  autoBlockPrevented: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preventUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  allowedMethods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SecondFactorMethod)),
  firstFactor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  flowId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  loginSessionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  accountRequestId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blockCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  host: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  bitbucketAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  login: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oldName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  recoveryCodes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  totp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  method: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([MfaChallengeMethod, MfaChangeMethod])),
  totpVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  bio: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenTypes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  remaining: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  context: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["login", "sudo"])),
  mfaEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mfa: /* @__PURE__ */ v.optional(MfaState),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  factors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    origin: /* @__PURE__ */ v.union([SignInFactorOrigin, SecondFactorMethod]),
    legacy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    ssoType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  os: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  viaApple: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaBitbucket: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaGithub: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaGitlab: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaGoogle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaOTP: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaPasskey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viaSamlSso: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  caseNumber: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  client: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enforcedTeamIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  organizationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  trigger: /* @__PURE__ */ v.optional(SamlEnforcementTrigger),
  unenforcedTeamIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  directoryGroupId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  directoryId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  groupName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["organization", "team"])),
  previousMode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["organization", "team"])),
  rootTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  billingPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["enterprise", "platform"])),
  connectionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connectionType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enforced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  amount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  invoiceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  lineItemCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  refundReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newInvoiceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  settlementMethod: /* @__PURE__ */ v.optional(InvoiceSettlementMethod),
  trialCreditsIssuedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isDowngrade: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isReactivate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isTrialUpgrade: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  prevPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  priorPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  convertedFromTrial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  purchaseIntentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()), /* @__PURE__ */ v.looseObject({
    planSlug: /* @__PURE__ */ v.picklist(["v0_business", "v0_teams"]),
    reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("non-payment")),
  })])),
  subscriptionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  nextConcurrentBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  previousConcurrentBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  nextProjectCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  previousProjectCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  change: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([CommitmentChange, BudgetChange])),
  commitment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    deferredInvoiceTargetBalance: /* @__PURE__ */ v.string(),
    maximumMonthlySpend: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  })),
  settings: /* @__PURE__ */ v.optional(CommitmentSettings),
  paymentMethodId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  brand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  last4: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  changedFields: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([BillingField, /* @__PURE__ */ v.string()]))),
  planSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  productAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  periods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    endDate: /* @__PURE__ */ v.string(),
    percent: /* @__PURE__ */ v.string(),
    periodNumber: /* @__PURE__ */ v.number(),
    startDate: /* @__PURE__ */ v.string(),
  }))),
  budget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    budgetItem: /* @__PURE__ */ v.optional(SpendBudget),
    type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("fixed")),
    id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    fixedBudget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    isActive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    notifiedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
    previousSpend: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
    teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    pauseProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    pricingPlan: /* @__PURE__ */ v.optional(BudgetPricingPlan),
    scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["organization", "project", "team"])),
    scopeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    webhookNotified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    limitAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    refreshPeriod: /* @__PURE__ */ v.optional(QuotaRefreshPeriod),
    alertThresholds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  }))),
  webhookUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prevBudget: /* @__PURE__ */ v.optional(SpendBudget),
  prevWebhookUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  trial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    end: /* @__PURE__ */ v.number(),
    start: /* @__PURE__ */ v.number(),
  }))),
  elevatedScopeCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  elevatedScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  githubScopeCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  githubScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  mergedScopeCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  mergedScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  planId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requestedScopeCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  requestedScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  configurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  databaseName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  failedQueryIndex: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationProductSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  queries: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DatabaseQuery)),
  queryCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  queryType: /* @__PURE__ */ v.optional(DatabaseQueryType),
  readonly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  rolledBack: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectorId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connectorService: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connectorType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalIssuer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalSubject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  emailVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  tenantId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requestKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["raw_commands", "get_keys_metadata", "get_key_data", "list_keys"])),
  commands: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    command: /* @__PURE__ */ v.string(),
    errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  errorIndex: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  keys: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  confirmedScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["all"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  billingPlanName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  newOwner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(AccountRecord)),
  destinationTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  destinationTeamName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integration: /* @__PURE__ */ v.optional(IntegrationReference),
  originTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  originTeamName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitProviderGroupDescriptor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  configurations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    configurationId: /* @__PURE__ */ v.string(),
    integrationId: /* @__PURE__ */ v.string(),
    integrationSlug: /* @__PURE__ */ v.string(),
    integrationName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  allowedIntegrationCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  allowedIntegrationIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  acceptedTokenCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientUid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  fields: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  importedTokenCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  subjectType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["app", "user"])),
  tokenCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tokensDeleted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  triggerDestinationCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  connectSrcCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  connectSrcOriginCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  headerCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scriptCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  connectSrcNormalizationRulesCleared: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectSrcUserNormalizationRuleCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  configChangeCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  configChanges: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
  configVersion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  restore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  headerName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  justification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  previousStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  approvalScope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "preview"])),
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["connectSrc", "script"]), /* @__PURE__ */ v.string()])),
  exportId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  format: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  to: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  bulkRedirectsLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  prevBulkRedirectsLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ruleGroups: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), ManagedRuleState)),
  rulesetName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  active: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  newOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  previousOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  protectedProjectCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  protectionEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  vulnerabilities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  attackModeEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  attackModeActiveUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  prevAttackModeActiveUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  prevAttackModeEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  versionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  moderationPolicyCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  piiRedaction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    from: /* @__PURE__ */ v.boolean(),
    to: /* @__PURE__ */ v.boolean(),
  })),
  policiesAdded: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  policiesModified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  policiesRemoved: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  added: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  changed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  credential: /* @__PURE__ */ v.optional(ProviderCredential),
  removed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  apiKey: /* @__PURE__ */ v.optional(IdAndName),
  scopeType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([BudgetScopeType, TokenScopeType])),
  userName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bypassAll: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  zdrExemption: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  privateModel: /* @__PURE__ */ v.optional(PrivateModelReference),
  privateProvider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    slug: /* @__PURE__ */ v.string(),
  })),
  retention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ceilingMode: /* @__PURE__ */ v.picklist(["days", "until-requested"]),
    defaultMode: /* @__PURE__ */ v.picklist(["days", "until-requested"]),
    ceilingDays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    defaultDays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
  rule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.string(),
    id: /* @__PURE__ */ v.string(),
    model: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    rewriteModel: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  virtualModelConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    displayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    modelSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  chatId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(V0Usage)),
  inputTokens: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  messageId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  model: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  outputTokens: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  useCase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  atTTL: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  authMethod: /* @__PURE__ */ v.optional(SignInMethod),
  grantType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["authorization_code", "urn:ietf:params:oauth:grant-type:device_code", "urn:ietf:params:oauth:grant-type:token-exchange"])),
  app: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    clientAuthenticationUsed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      method: /* @__PURE__ */ v.picklist(["client_secret_basic", "client_secret_jwt", "client_secret_post", "none", "oidc_token", "private_key_jwt"]),
      secretId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    })),
    clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  includesRefreshToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  issuerUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  oidcSubject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refreshTokenPrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("vcr_")),
  refreshTokenPublicId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refreshTokenSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rtTTL: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  gitOwnerName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  documentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  fingerprint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  title: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AppScope)),
  appId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  permissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([AppGrant, AppPermission]))),
  nextScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AppScope)),
  nextPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AppGrant)),
  count: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  documents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DocumentPayload)),
  version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  chatTitle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  after: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      name: /* @__PURE__ */ v.string(),
      values: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
        value: /* @__PURE__ */ v.string(),
        wildcards: /* @__PURE__ */ v.boolean(),
      })),
    }))),
    clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    issuerUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    permissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), AppPermission]))),
    policyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
      projectIds: /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
        type: /* @__PURE__ */ v.literal("list"),
        required: /* @__PURE__ */ v.literal(true),
        items: /* @__PURE__ */ v.looseObject({
          type: /* @__PURE__ */ v.literal("string"),
        }),
      }), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())]),
    }))),
    teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
  before: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      name: /* @__PURE__ */ v.string(),
      values: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
        value: /* @__PURE__ */ v.string(),
        wildcards: /* @__PURE__ */ v.boolean(),
      })),
    }))),
    clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    issuerUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    permissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), AppPermission]))),
    policyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
      projectIds: /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
        type: /* @__PURE__ */ v.literal("list"),
        required: /* @__PURE__ */ v.literal(true),
        items: /* @__PURE__ */ v.looseObject({
          type: /* @__PURE__ */ v.literal("string"),
        }),
      }), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())]),
    }))),
    teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
  resources: /* @__PURE__ */ v.optional(AppResources),
  secretLastFourChars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  issuedBefore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  fileId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tier: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["plus", "pro"])),
  policy: /* @__PURE__ */ v.optional(AppPolicy),
  repositoryName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  public: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  reference: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  removedTeamIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sharedWithTeamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sharedWithTeamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  edgeConfigSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfigBackupVersionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfigDigest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfigTokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  store: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.optional(StoreType),
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  transferRequestCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfig: /* @__PURE__ */ v.optional(CreatedTeam),
  fromAccount: /* @__PURE__ */ v.optional(AccountReference),
  toAccount: /* @__PURE__ */ v.optional(AccountReference),
  edgeConfigTokenIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  access: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["private", "public"])),
  computeUnitsMax: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  computeUnitsMin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  locked: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  suspendTimeoutSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  edgeConfigSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  storeType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["postgres", "redis"])),
  envId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  envKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  visibility: /* @__PURE__ */ v.optional(EnvVarVisibility),
  customEnvironmentSlugs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  ipAddress: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  applyToAllCustomEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  decrypted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  deletedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  lastEditedByDisplayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  newEnvVar: /* @__PURE__ */ v.optional(SharedEnv),
  oldEnvVar: /* @__PURE__ */ v.optional(SharedEnv),
  updateDiff: /* @__PURE__ */ v.optional(SharedEnvDiff),
  updated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  configuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  buildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  passive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  peering: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    accountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    vpcId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  previousEndpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    environmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    privateDnsNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
  privateLinkEndpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.string(),
    environmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    privateDnsNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
  current: /* @__PURE__ */ v.optional(PrivateLinkState),
  prev: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    awsServiceName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    vercelRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    privateDnsNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      microfrontends: /* @__PURE__ */ v.optional(ProjectMicrofrontends),
    })),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    fallbackEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    enablePolyrepoBranchRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  endpoint: /* @__PURE__ */ v.optional(PrivateLinkState),
  state: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prevPurchasedAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  purchasedAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  srcImages: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  widget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DashboardWidget)),
  sampleRatePercent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  spendLimitInDollars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  analyticsId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  runId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  drainName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  drainUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  alertId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  alertName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(HeadSampling)),
  metricName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  logDrainUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customAlertTitle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  algorithm: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  issuerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  issuerName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  managedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  policyKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  keyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  group: /* @__PURE__ */ v.optional(NamedReference),
  enablePolyrepoBranchRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fallbackEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  driveName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  snapshotId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  targetRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sandboxId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sandboxName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EventPrincipal: v.GenericSchema<types.EventPrincipal> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["user", "app", "external", "system"])),
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EventType: v.GenericSchema<types.EventType> = /* @__PURE__ */ v.looseObject({
  name: EventName,
  categories: /* @__PURE__ */ v.array(EventCategory),
  description: /* @__PURE__ */ v.string(),
  deprecated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  replacedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EventName)),
});

export const EventTypes: v.GenericSchema<types.EventTypes> = /* @__PURE__ */ v.looseObject({
  categories: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: EventCategory,
    label: /* @__PURE__ */ v.string(),
  })),
  types: /* @__PURE__ */ v.array(EventType),
});

export const EventUser: v.GenericSchema<types.EventUser> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  avatar: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
});

export const FeatureState: v.GenericSchema<types.FeatureState> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UserFeatureBlocks: v.GenericSchema<types.UserFeatureBlocks> = /* @__PURE__ */ v.looseObject({
  speedInsightsFree: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    blockReason: /* @__PURE__ */ v.picklist(["admin_override", "hard_blocked", "limits_exceeded"]),
    isCurrentlyBlocked: /* @__PURE__ */ v.boolean(),
    blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
  webAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    isCurrentlyBlocked: /* @__PURE__ */ v.boolean(),
    blockedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    blockedUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
});

export const User: v.GenericSchema<types.User> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  avatar: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  billing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  defaultTeamId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  email: /* @__PURE__ */ v.string(),
  hasTrialAvailable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resourceConfig: /* @__PURE__ */ v.optional(UserResourceConfig),
  softBlock: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SoftBlock)),
  stagingPrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.string(),
  accountUpdateContext: /* @__PURE__ */ v.optional(AccountUpdateContext),
  activeDashboardViews: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DashboardView)),
  dataCache: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    excessBillingEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  dismissedToasts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    dismissals: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      createdAt: /* @__PURE__ */ v.number(),
      scopeId: /* @__PURE__ */ v.string(),
    })),
  }))),
  favoriteProjectsAndSpaces: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    teamId: /* @__PURE__ */ v.string(),
  }))),
  featureBlocks: /* @__PURE__ */ v.optional(UserFeatureBlocks),
  importFlowGitNamespace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]))),
  importFlowGitNamespaceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]))),
  importFlowGitProvider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["bitbucket", "cursor-origin", "github", "github-custom-host", "github-limited", "gitlab", "vercel"]))),
  isAccountUpdateRequired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isEnterpriseManaged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preferredScopesAndGitNamespaces: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    gitNamespaceId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    scopeId: /* @__PURE__ */ v.string(),
  }))),
  remoteCaching: /* @__PURE__ */ v.optional(FeatureState),
  shouldShowEnterpriseManagedWelcome: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  limited: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
});

export const UserEvent: v.GenericSchema<types.UserEvent> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(EventName),
  id: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  entities: /* @__PURE__ */ v.array(EventEntity),
  principalId: /* @__PURE__ */ v.string(),
  text: /* @__PURE__ */ v.string(),
  categories: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EventCategory)),
  payload: /* @__PURE__ */ v.optional(EventPayload),
  principal: /* @__PURE__ */ v.optional(EventPrincipal),
  requestId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sessionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  user: /* @__PURE__ */ v.optional(EventUser),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  via: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EventPrincipal)),
  viaIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UserEventPage: v.GenericSchema<types.UserEventPage> = /* @__PURE__ */ v.looseObject({
  events: /* @__PURE__ */ v.array(UserEvent),
});

export const ListUserEventsInput: v.GenericSchema<types.ListUserEventsInput> = /* @__PURE__ */ v.looseObject({
  entityId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  principalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  types: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withPayload: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListEventTypesInput: v.GenericSchema<types.ListEventTypesInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const GetUserInput: v.GenericSchema<types.GetUserInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const GetUserOutput: v.GenericSchema<types.GetUserOutput> = /* @__PURE__ */ v.looseObject({
  user: User,
});

export const DeleteUserInput: v.GenericSchema<types.DeleteUserInput> = /* @__PURE__ */ v.looseObject({
  reasons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeletionReason)),
});

export const DeleteUserOutput: v.GenericSchema<types.DeleteUserOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
});
