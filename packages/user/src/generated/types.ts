// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  BranchMatcher, BuildEntitlements, BuildQueue, BuildQueueConfiguration, ConnectConfiguration, CreatedTeam, DefaultBuildMachine, DeletionReason, EchMode,
  EnvTarget, EnvVarInputKind, EnvVarVisibility, FeatureState, FeedbackSetting, GitComments, HeadSampling, IdAndName, ManagedRuleState, NamedReference,
  OidcIssuerMode, Passport, Plan, ProjectAbuseRecord, ProjectAnalytics, ProjectMicrofrontends, ProjectRole, ProjectWebAnalytics, ProtectionScope, RepoOwnerType,
  RepositoryProvider, RollbackDescription, SharedEnv, SignInMethod, SsoProtection, SystemActor, TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind,
  TeamPermission, TeamRole, TrustedIpScope,
} from "../../../../shapes/generated/types.ts";
export type {
  BranchMatcher, BuildEntitlements, BuildMachineSetting, BuildQueue, BuildQueueConfiguration, ConnectConfiguration, CreatedTeam, DefaultBuildMachine,
  DeletionReason, EchMode, EnvTarget, EnvVarInputKind, EnvVarVisibility, FeatureState, FeedbackSetting, GitComments, HeadSampling, IdAndName, ManagedRuleState,
  MicrofrontendsDisabled, NamedReference, OidcIssuerMode, Passport, Plan, ProjectAbuseRecord, ProjectAnalytics, ProjectMicrofrontends, ProjectRole,
  ProjectWebAnalytics, ProtectionScope, RepoOwnerType, RepositoryProvider, RollbackDescription, SharedEnv, SignInMethod, SsoProtection, SystemActor,
  TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind, TeamPermission, TeamRole, TrustedIpScope,
} from "../../../../shapes/generated/types.ts";

/** Record of misuse by a user. */
export interface AccountAbuse {
  /** Unix time in milliseconds. */
  updatedAt: number;
  blockHistory?: AccountBlockRecord[] | undefined;
  creationIp?: string | undefined;
  creationUserAgent?: string | undefined;
  gitAuthHistory?: string[] | undefined;
  gitLineageBlocks?: number | undefined;
  gitLineageBlocksDry?: number | undefined;
  history?: ProjectAbuseRecord[] | undefined;
  removedPhoneNumbers?: string | undefined;
  scanner?: string | undefined;
  scheduledBlock?: ScheduledBlock | undefined;
  scheduledUnblockAt?: string | undefined;
}

/** Reason why a feature is blocked for an account, and the strictness of the block. */
export interface AccountBlock {
  blockReason: BlockReason;
  blockType: "hard" | "soft" | Unlisted;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** Action on an account. */
export type AccountBlockAction = "blocked" | "hard-blocked" | "soft-blocked" | "unblocked" | Unlisted;

/** A time that an account was blocked or unblocked. */
export interface AccountBlockRecord {
  action: AccountBlockAction;
  /** Unix time in milliseconds. */
  createdAt: number;
  reason: string;
  actor?: string | undefined;
  caseId?: string | undefined;
  comment?: string | undefined;
  ineligibleForAppeal?: boolean | undefined;
  statusCode?: number | undefined;
}

/** A way that a user can sign in. */
export type AccountCredential = LoginCredential | GithubHostCredential;

/** The plan of an account. */
export type AccountPlan = "hobby" | "pro" | Unlisted;

/** Provider of an external account. */
export type AccountProvider = "chatgpt" | "stripe" | Unlisted;

/** Record of a user. */
export interface AccountRecord {
  type: "user";
  version: "northstar";
  id: string;
  name?: string | undefined;
  billing: {
    plan: Plan;
  };
  blocked: number | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** A credential: keep it out of logs. */
  deploymentSecret: string;
  email: string;
  platformVersion: number | null;
  stagingPrefix: string;
  /** A credential: keep it out of logs. */
  sysToken: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  username: string;
  abuse?: AccountAbuse | undefined;
  acceptanceState?: string | undefined;
  /** Unix time in milliseconds. */
  acceptedAt?: number | undefined;
  activeDashboardViews?: DashboardView[] | undefined;
  avatar?: string | undefined;
  blockReason?: string | undefined;
  /** Unix time in milliseconds. */
  created?: number | undefined;
  credentials?: AccountCredential[] | undefined;
  customerId?: string | null | undefined;
  dataCache?: {
    excessBillingEnabled?: boolean | undefined;
  } | undefined;
  /** The ID of a team: `team_…`. */
  defaultTeamId?: string | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  dismissedTeams?: string[] | undefined;
  dismissedToasts?: {
    name: string;
    dismissals: {
      /** Unix time in milliseconds. */
      createdAt: number;
      scopeId: string;
    }[];
  }[] | undefined;
  emailDomains?: string[] | undefined;
  emailNotifications?: {
    rules?: { [key: string]: {
      email: string;
    } } | undefined;
  } | undefined;
  enablePreviewFeedback?: FeedbackSetting | undefined;
  favoriteProjectsAndSpaces?: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    /** The ID of a team: `team_…`. */
    teamId: string;
  }[] | undefined;
  featureBlocks?: FeatureBlocks | undefined;
  importFlowGitNamespace?: number | string | null | undefined;
  importFlowGitNamespaceId?: number | string | null | undefined;
  importFlowGitProvider?: RepositoryProvider | null | undefined;
  isDomainReseller?: boolean | undefined;
  isEnterpriseManaged?: boolean | undefined;
  isMFAEnforced?: boolean | undefined;
  isZeitPub?: boolean | undefined;
  maxActiveSlots?: number | undefined;
  maxTrials?: number | undefined;
  mfaConfiguration?: MfaConfiguration | undefined;
  northstarMigration?: NorthstarMigration | undefined;
  opportunityId?: string | undefined;
  orbCustomerId?: string | null | undefined;
  overageMetadata?: OverageMetadata | undefined;
  overageUsageAlerts?: UsageAlerts | undefined;
  phoneNumber?: string | undefined;
  preferredScopesAndGitNamespaces?: {
    gitNamespaceId: number | string | null;
    scopeId: string;
  }[] | undefined;
  preventAutoBlocking?: boolean | number | undefined;
  projectCardWidgetPreferences?: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    widget: CardWidget;
    config?: {
      url: string;
    } | undefined;
  }[] | undefined;
  projectDomainsLimit?: number | undefined;
  remoteCaching?: {
    enabled?: boolean | undefined;
  } | undefined;
  /** Unix time in milliseconds. */
  removedAliasesAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedBillingSubscriptionAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedConfigurationsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedDeploymentsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedDomiansAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedEdgeConfigsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedEventsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedProjectsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedSecretsAt?: number | undefined;
  /** Unix time in milliseconds. */
  removedSharedEnvVarsAt?: number | undefined;
  resourceConfig?: UserResourceConfig | undefined;
  resourceLimits?: { [key: string]: AccountResourceLimit } | undefined;
  secondaryEmails?: SecondaryEmail[] | undefined;
  sfdcId?: string | undefined;
  siftRoute?: {
    name: "string";
  } | undefined;
  siftScore?: number | undefined;
  siftScores?: { [key: string]: {
    reasons: {
      name: string;
      value: string;
    }[];
    score: number;
  } } | undefined;
  softBlock?: SoftBlock | null | undefined;
  speedInsightsFreeUsageAlert?: {
    currentThreshold: number;
    /** Unix time in milliseconds. */
    notifiedAt: number;
  } | undefined;
  teams?: AccountTeam[] | undefined;
  /** Unix time in milliseconds. */
  testAccountExpiresAt?: number | undefined;
  trialTeamId?: string | undefined;
  trialTeamIds?: string[] | undefined;
  usageAlerts?: {
    /** Unix time in milliseconds. */
    blockingAt?: number | null | undefined;
    /** Unix time in milliseconds. */
    warningAt?: number | null | undefined;
  } | null | undefined;
}

/** A user or a team. */
export interface AccountReference {
  type: RepoOwnerType;
  id: string;
  slug?: string | undefined;
  username?: string | undefined;
}

/** Resource limits of an account. */
export type AccountResourceLimit = WindowLimit | RateLimit;

/** A team of a user. */
export interface AccountTeam {
  confirmed: true;
  /** Unix time in milliseconds. */
  confirmedAt: number;
  /** Unix time in milliseconds. */
  created: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  role: TeamRole;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** Unix time in milliseconds. */
  accessRequestedAt?: number | undefined;
  joinedFrom?: TeamJoinOrigin | undefined;
  teamPermissions?: TeamPermission[] | undefined;
  teamRoles?: TeamRole[] | undefined;
}

/** Reason why the user must change the account. */
export interface AccountUpdateContext {
  canOptOut: boolean;
  managedTeams: ManagedTeam[];
  verifiedEmuDomains: string[];
  organization?: NamedReference | undefined;
}

/** Whether the user did it or an administrator. */
export type ActorType = "admin" | "user" | Unlisted;

/** Access of an app. */
export interface AppAccess {
  permissions?: AppPermission[] | undefined;
  resources?: AppResources | undefined;
}

/** Permission of an app; `*` for all. */
export type AppGrant =
  | "*"
  | "manage:speed-insights"
  | "manage:web-analytics"
  | "read-write:ai-gateway-api-key"
  | "read-write:ai-gateway-guardrails"
  | "read-write:ai-gateway-private-models"
  | "read-write:ai-gateway-rules"
  | "read-write:ai-gateway-virtual-model-configs"
  | "read-write:alerts"
  | "read-write:automations"
  | "read-write:billing"
  | "read-write:blob"
  | "read-write:connect"
  | "read-write:deployment"
  | "read-write:domain"
  | "read-write:domain-registrar"
  | "read-write:drains"
  | "read-write:edge-cache"
  | "read-write:edge-config"
  | "read-write:firewall"
  | "read-write:integration-configuration"
  | "read-write:integration-resource"
  | "read-write:kms"
  | "read-write:project"
  | "read-write:project-env-vars"
  | "read-write:project-env-vars-non-production"
  | "read-write:project-env-vars-production"
  | "read-write:project-flags-non-production"
  | "read-write:project-flags-production"
  | "read-write:project-protection-bypass"
  | "read-write:remote-cache"
  | "read-write:sandbox"
  | "read-write:schedule"
  | "read-write:team-members"
  | "read-write:vcr"
  | "read:access-group"
  | "read:ai-gateway-guardrails"
  | "read:ai-gateway-private-models"
  | "read:ai-gateway-rules"
  | "read:ai-gateway-virtual-model-configs"
  | "read:alerts"
  | "read:automations"
  | "read:billing"
  | "read:connect"
  | "read:deployment"
  | "read:domain"
  | "read:event"
  | "read:firewall"
  | "read:integration-configuration"
  | "read:integration-resource"
  | "read:kms"
  | "read:monitoring"
  | "read:project"
  | "read:project-env-vars-non-production"
  | "read:project-env-vars-production"
  | "read:project-flags"
  | "read:remote-cache"
  | "read:sandbox"
  | "read:schedule"
  | "read:speed-insights"
  | "read:team"
  | "read:user"
  | "read:vcr"
  | "read:web-analytics"
  | "read:webhooks"
  | "use:ai-gateway"
  | Unlisted;

/** Permission of an installed app. */
export type AppPermission =
  | "manage:speed-insights"
  | "manage:web-analytics"
  | "read-write:ai-gateway-api-key"
  | "read-write:ai-gateway-guardrails"
  | "read-write:ai-gateway-private-models"
  | "read-write:ai-gateway-rules"
  | "read-write:ai-gateway-virtual-model-configs"
  | "read-write:alerts"
  | "read-write:automations"
  | "read-write:billing"
  | "read-write:blob"
  | "read-write:connect"
  | "read-write:deployment"
  | "read-write:domain"
  | "read-write:domain-registrar"
  | "read-write:drains"
  | "read-write:edge-cache"
  | "read-write:edge-config"
  | "read-write:firewall"
  | "read-write:integration-configuration"
  | "read-write:integration-resource"
  | "read-write:kms"
  | "read-write:project"
  | "read-write:project-env-vars"
  | "read-write:project-env-vars-non-production"
  | "read-write:project-env-vars-production"
  | "read-write:project-flags-non-production"
  | "read-write:project-flags-production"
  | "read-write:project-protection-bypass"
  | "read-write:remote-cache"
  | "read-write:sandbox"
  | "read-write:schedule"
  | "read-write:team-members"
  | "read-write:vcr"
  | "read:access-group"
  | "read:ai-gateway-guardrails"
  | "read:ai-gateway-private-models"
  | "read:ai-gateway-rules"
  | "read:ai-gateway-virtual-model-configs"
  | "read:alerts"
  | "read:automations"
  | "read:billing"
  | "read:connect"
  | "read:deployment"
  | "read:domain"
  | "read:event"
  | "read:firewall"
  | "read:integration-configuration"
  | "read:integration-resource"
  | "read:kms"
  | "read:monitoring"
  | "read:project"
  | "read:project-env-vars-non-production"
  | "read:project-env-vars-production"
  | "read:project-flags"
  | "read:remote-cache"
  | "read:sandbox"
  | "read:schedule"
  | "read:speed-insights"
  | "read:team"
  | "read:vcr"
  | "read:web-analytics"
  | "read:webhooks"
  | "use:ai-gateway"
  | Unlisted;

/** Allowed apps and their uses. */
export interface AppPolicy {
  name: string | null;
  claims: {
    name: string;
    values: {
      value: string;
      wildcards: boolean;
    }[];
  }[];
  clientId: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  issuerUrl: string;
  permissions: string[];
  policyId: string;
  resources: {
    projectIds: string[];
  } | null;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
}

/** An app. */
export interface AppPrincipal {
  type: "app";
  id?: string | undefined;
  name: string;
  clientId: string;
}

/** Resources on which an app may act. */
export interface AppResources {
  projectIds: {
    type: "list";
    required: true;
    items: {
      type: "string";
    };
  };
}

/** Scope of user data that an app may read. */
export type AppScope = "openid" | "email" | "profile" | "offline_access" | Unlisted;

/** A field of the billing details. */
export type BillingField = "address" | "email" | "language" | "name" | "purchaseOrder" | "tax" | Unlisted;

/** A comment at Bitbucket. */
export interface BitbucketCommentJob {
  type: "bitbucket-now-comment";
  provider: "bitbucket";
  name: string;
  slug: string;
  /** The commit and its location. */
  headInfo: BitbucketHead;
  owner: string;
  /** The pull request, by its number. */
  prId: number;
  ref: string;
  repoUuid: string;
  sha: string;
  workspaceUuid: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  eventful?: boolean | undefined;
  gitComments?: GitComments | undefined;
  linkedProjectId?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** The head of a pull request at Bitbucket. */
export interface BitbucketHead {
  slug: string;
  owner: string;
  ref: string;
  repoUuid: string;
  sha: string;
}

/** A push to Bitbucket. */
export interface BitbucketPushJob {
  type: "bitbucket-push";
  provider: "bitbucket";
  name: string;
  slug: string;
  /** The commit and its location. */
  headInfo: BitbucketHead;
  owner: string;
  ref: string;
  repoUuid: string;
  sha: string;
  workspaceUuid: string;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  commitVerification?: CommitVerification | undefined;
  connectedProjectCount?: number | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  deployHook?: DeployHookReference | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  eventful?: boolean | undefined;
  forceNew?: boolean | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  /** The pull request, by its number. */
  prId?: number | undefined;
  prIdOrZero?: number | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Unix time in milliseconds. */
  repoPushedAt?: number | null | undefined;
  silent?: boolean | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
  withCache?: boolean | undefined;
}

/** Reason why an account may not use blob stores. */
export type BlobBlock = BlobLimitBlock | FeatureBlock;

/** The usage exceeds the limit. */
export interface BlobLimitBlock {
  blockReason: "limits_exceeded";
  overageReason: OverageType;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** Reason for a block. */
export type BlockReason = "admin_override" | "hard_blocked" | "limits_exceeded" | Unlisted;

/** Change of a budget. */
export type BudgetChange = "set" | "enable" | "disable" | "remove" | Unlisted;

/** The plan that a budget was set under. */
export type BudgetPricingPlan = "flex" | "legacy" | "platform" | "plus" | "unbundled" | Unlisted;

/** Scope of a budget. */
export type BudgetScopeType = "api-key" | "project" | "team" | "user" | Unlisted;

/** Reason for the change of the build machine. */
export type BuildMachineChangeReason =
  | "basic-floor"
  | "build-timeout-failure"
  | "enospc-failure"
  | "enterprise-floor"
  | "high-peak-disk"
  | "high-peak-memory"
  | "long-build-duration"
  | "oom-failure"
  | "plan-change"
  | "project-transfer"
  | "short-build-duration"
  | "sustained-high-cpu"
  | Unlisted;

/** Widget on the card of a project. */
export type CardWidget =
  | "analytics-online"
  | "analytics-page-views"
  | "analytics-visitors"
  | "firewall-allowed"
  | "firewall-denied"
  | "observability-alert"
  | "observability-edge-requests"
  | "observability-error-rate"
  | "observability-function-invocations"
  | "shortcut"
  | "speed-insights-cls"
  | "speed-insights-lcp"
  | "speed-insights-res"
  | Unlisted;

/** Whether a user did it or the platform itself. */
export type ChangeInitiator = "system" | "user" | Unlisted;

/** Method by which an app authenticates when it requests tokens. */
export type ClientAuthenticationMethod =
  | "client_secret_basic"
  | "client_secret_jwt"
  | "client_secret_post"
  | "none"
  | "oidc_token"
  | "private_key_jwt"
  | Unlisted;

/** Repositories that are reviewed. */
export type CodeReviewRepositories = "all" | "private" | "public" | "selected_repos" | Unlisted;

/** Hashtag by which a commit influences its build. */
export type CommitHashtag =
  | "#VERCEL_BUILD_MACHINE=TURBO"
  | "#VERCEL_BUILD_PRIO_1"
  | "#VERCEL_BUILD_PRIO_10"
  | "#VERCEL_BUILD_PRIO_2"
  | "#VERCEL_BUILD_PRIO_3"
  | "#VERCEL_BUILD_PRIO_4"
  | "#VERCEL_BUILD_PRIO_5"
  | "#VERCEL_BUILD_PRIO_6"
  | "#VERCEL_BUILD_PRIO_7"
  | "#VERCEL_BUILD_PRIO_8"
  | "#VERCEL_BUILD_PRIO_9"
  | "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_CANCEL"
  | "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_ERROR"
  | "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_CANCEL"
  | "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_ERROR"
  | "#VERCEL_SDDJ_BEFORE_BUILD_JOB_QUEUED_ERROR"
  | "#VERCEL_SDDJ_FORCE_GIT_FORK_ERROR"
  | "#VERCEL_SKIP"
  | "#VERCEL_V0_MESSAGE"
  | Unlisted;

/** Whether the signature of a commit is valid. */
export type CommitVerification = "verified" | "unverified" | "unknown" | Unlisted;

/** Change of a commitment. */
export type CommitmentChange = "disable" | "disable-commitment" | "enable" | "enable-commitment" | "update" | Unlisted;

/** Commitment of a team. */
export interface CommitmentSettings {
  maximumMonthlySpend: string | null;
  minimumBalance: string;
  targetBalance: string;
}

/** Whether consent was given. */
export type ConsentDecision = "granted" | "refused" | Unlisted;

/** A comment at Cursor. */
export interface CursorCommentJob {
  type: "cursor-origin-now-comment";
  provider: "cursor-origin";
  /** The commit and its location. */
  headInfo: CursorHead;
  installationId: string;
  owner: string;
  /** The pull request, by its number. */
  prId: number;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: unknown | undefined;
  eventful?: boolean | undefined;
  gitComments?: GitComments | undefined;
  linkedProjectId?: string | undefined;
  projectId?: unknown | undefined;
}

/** The head of a pull request at Cursor. */
export interface CursorHead {
  owner: string;
  ownerId: string;
  ref: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: string;
  sha: string;
}

/** A push to Cursor. */
export interface CursorPushJob {
  type: "cursor-origin-push";
  provider: "cursor-origin";
  /** The commit and its location. */
  headInfo: CursorHead;
  installationId: string;
  owner: string;
  ref: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: string;
  sha: string;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  beforeSha?: string | undefined;
  commitVerification?: CommitVerification | undefined;
  connectedProjectCount?: number | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  defaultBranch?: string | undefined;
  deployHook?: DeployHookReference | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  eventful?: boolean | undefined;
  forceNew?: boolean | undefined;
  forced?: boolean | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  /** The pull request, by its number. */
  prId?: number | null | undefined;
  prIdOrZero?: number | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Unix time in milliseconds. */
  repoPushedAt?: number | null | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
}

/** Presentation of a team in the dashboard. */
export interface DashboardView {
  scopeId: string;
  favoritesViewPreference?: PanelState | null | undefined;
  recentsViewPreference?: PanelState | null | undefined;
  viewPreference?: "cards" | "list" | null | Unlisted | undefined;
}

/** A part of the dashboard. */
export type DashboardWidget =
  | "alert"
  | "analytics-online"
  | "analytics-page-views"
  | "analytics-visitors"
  | "firewall-allowed"
  | "firewall-denied"
  | "observability-alert"
  | "observability-edge-requests"
  | "observability-error-rate"
  | "observability-function-invocations"
  | "online"
  | "res"
  | "shortcut"
  | "speed-insights-cls"
  | "speed-insights-lcp"
  | "speed-insights-res"
  | Unlisted;

/** A query. */
export interface DatabaseQuery {
  command: string | null;
  primaryKey?: {
    column: string;
    value: string | null;
  }[] | undefined;
  rowCount?: number | undefined;
  tables?: string[] | undefined;
}

/** Purpose of a database query. */
export type DatabaseQueryType = "data-edit" | "data-view" | "schema" | "user" | Unlisted;

/** A user who was deleted. */
export interface DeletedUser {
  email: string;
  username: string;
}

/** A deploy hook. */
export interface DeployHookReference {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  ref: string;
}

/** A document. */
export interface DocumentPayload {
  slug: string;
  documentId: string;
  fingerprint: string;
  title: string;
}

/** Category of an event. */
export type EventCategory =
  | "account"
  | "ai"
  | "ai-gateway"
  | "billing"
  | "connect"
  | "deployment"
  | "domain"
  | "edge"
  | "env-variable"
  | "feature-flags"
  | "firewall"
  | "integration"
  | "microfrontends"
  | "network"
  | "observability"
  | "other"
  | "project"
  | "security"
  | "storage"
  | "team"
  | "v0"
  | "vercel-app"
  | "workflow"
  | Unlisted;

/** A commit. */
export interface EventCommit {
  id: string;
  authorAvatar?: string | null | undefined;
  authorEmail?: string | null | undefined;
  authorId?: number | null | undefined;
  authorLogin?: string | null | undefined;
  authorName?: string | null | undefined;
}

/** A part of an event's text that names an entity. */
export interface EventEntity {
  type: EventEntityType;
  /** The index after its last character. */
  end: number;
  /** The index of its first character. */
  start: number;
}

/** Kind of entity that a part of an event's text names. */
export type EventEntityType =
  | "app"
  | "author"
  | "bitbucket_login"
  | "bold"
  | "deployment_host"
  | "deployment_inspector"
  | "dns_record"
  | "edge-config"
  | "env_var_name"
  | "flag"
  | "flags-segment"
  | "flags-settings"
  | "git_link"
  | "github_login"
  | "gitlab_login"
  | "hook_name"
  | "integration"
  | "link"
  | "project_name"
  | "scaling_rules"
  | "store"
  | "system"
  | "target"
  | Unlisted;

/** Geographic location of a user. */
export interface EventGeolocation {
  country: {
    names: {
      en: string;
    };
  };
  city?: {
    names: {
      en: string;
    };
  } | undefined;
  most_specific_subdivision?: {
    names: {
      en: string;
    };
  } | undefined;
  regionName?: string | undefined;
}

/** Provider that hosts a repository. */
export type EventGitProvider =
  | "github"
  | "github-limited"
  | "github-custom-host"
  | "gitlab"
  | "bitbucket"
  | "cursor-origin"
  | "vercel"
  | "v0"
  | Unlisted;

/** The kind of an event. */
export type EventName =
  | "access-group-created"
  | "access-group-deleted"
  | "access-group-project-updated"
  | "access-group-updated"
  | "access-group-user-added"
  | "access-group-user-removed"
  | "admin-agentic-provisioning-account-unlinked"
  | "admin-plan-updated"
  | "admin-secondary-email-added"
  | "admin-secondary-email-removed"
  | "admin-team-name-update"
  | "admin-team-slug-update"
  | "admin-user-delete"
  | "admin-user-primary-email-updated"
  | "admin-username-updated"
  | "agentic-provisioning-account-blocked"
  | "agentic-provisioning-account-linked"
  | "agentic-provisioning-account-relinked"
  | "agentic-provisioning-account-unlinked"
  | "agentic-provisioning-credentials-rotated"
  | "agentic-provisioning-plan-changed"
  | "agentic-provisioning-team-created"
  | "ai-alert-investigation"
  | "ai-code-review"
  | "ai-gateway-api-key-created"
  | "ai-gateway-api-key-deleted"
  | "ai-gateway-api-key-quota-updated"
  | "ai-gateway-auto-reload-updated"
  | "ai-gateway-budget-default-updated"
  | "ai-gateway-byok-credential-created"
  | "ai-gateway-byok-credential-deleted"
  | "ai-gateway-byok-credential-updated"
  | "ai-gateway-byok-model-mappings-updated"
  | "ai-gateway-credits-purchased"
  | "ai-gateway-guardrails-updated"
  | "ai-gateway-hipaa-compliance-toggled"
  | "ai-gateway-inference-regions-updated"
  | "ai-gateway-model-allowlist-models-updated"
  | "ai-gateway-model-allowlist-toggled"
  | "ai-gateway-private-model-created"
  | "ai-gateway-private-model-deleted"
  | "ai-gateway-private-model-updated"
  | "ai-gateway-private-provider-created"
  | "ai-gateway-private-provider-deleted"
  | "ai-gateway-private-provider-updated"
  | "ai-gateway-prompt-training-opt-out-toggled"
  | "ai-gateway-provider-allowlist-providers-updated"
  | "ai-gateway-provider-allowlist-toggled"
  | "ai-gateway-rule-created"
  | "ai-gateway-rule-deleted"
  | "ai-gateway-rule-updated"
  | "ai-gateway-scope-budget-updated"
  | "ai-gateway-transcripts-default-disabled"
  | "ai-gateway-transcripts-default-enabled"
  | "ai-gateway-transcripts-disabled"
  | "ai-gateway-transcripts-enabled"
  | "ai-gateway-transcripts-retention-updated"
  | "ai-gateway-virtual-model-config-archived"
  | "ai-gateway-virtual-model-config-created"
  | "ai-gateway-virtual-model-config-deleted"
  | "ai-gateway-virtual-model-config-restored"
  | "ai-gateway-virtual-model-config-updated"
  | "ai-gateway-zero-data-retention-toggled"
  | "ai-omniagent"
  | "alert-investigation-project-allowlist-updated"
  | "alert-rule-created"
  | "alert-rule-deleted"
  | "alert-rule-updated"
  | "alias"
  | "alias-chown"
  | "alias-delete"
  | "alias-invite-created"
  | "alias-invite-joined"
  | "alias-invite-revoked"
  | "alias-protection-bypass-created"
  | "alias-protection-bypass-exception"
  | "alias-protection-bypass-regenerated"
  | "alias-protection-bypass-revoked"
  | "alias-system"
  | "alias-user-scoped-access-denied"
  | "alias-user-scoped-access-granted"
  | "alias-user-scoped-access-requested"
  | "alias-user-scoped-access-revoked"
  | "aliases-assigned"
  | "attack-mode-disabled"
  | "attack-mode-enabled"
  | "audit-log-export-downloaded"
  | "audit-log-export-requested"
  | "authorize-git-deployment"
  | "auto-expose-system-envs"
  | "avatar"
  | "billing-settings-updated"
  | "bulk-redirects-settings-updated"
  | "bulk-redirects-version-promoted"
  | "bulk-redirects-version-restored"
  | "cert"
  | "cert-autorenew"
  | "cert-chown"
  | "cert-clone"
  | "cert-delete"
  | "cert-renew"
  | "cert-replace"
  | "cert-system-create"
  | "code-owners-config-updated"
  | "compliance-document-downloaded"
  | "compliance-document-previewed"
  | "compliance-documents-bulk-downloaded"
  | "concurrent-builds-update"
  | "connect-attach-project"
  | "connect-bitbucket"
  | "connect-bitbucket-app"
  | "connect-configuration-created"
  | "connect-configuration-deleted"
  | "connect-configuration-link-updated"
  | "connect-configuration-linked"
  | "connect-configuration-unlinked"
  | "connect-configuration-updated"
  | "connect-create-connector"
  | "connect-delete-connector"
  | "connect-delete-installation"
  | "connect-detach-project"
  | "connect-github"
  | "connect-github-custom-host"
  | "connect-github-limited"
  | "connect-gitlab"
  | "connect-gitlab-app"
  | "connect-import-tokens"
  | "connect-revoke-all-tokens"
  | "connect-update-connector"
  | "connect-update-trigger-destinations"
  | "connect-upsert-installation"
  | "custom-alert-created"
  | "custom-alert-deleted"
  | "custom-alert-updated"
  | "custom-environments-settings-updated"
  | "custom-metric-metadata-deleted"
  | "custom-metric-metadata-updated"
  | "custom-suffix-clear"
  | "custom-suffix-disable"
  | "custom-suffix-enable"
  | "custom-suffix-pending"
  | "custom-suffix-ready"
  | "deploy-hook-created"
  | "deploy-hook-deduped"
  | "deploy-hook-deleted"
  | "deploy-hook-processed"
  | "deployment"
  | "deployment-check-created"
  | "deployment-check-deleted"
  | "deployment-check-updated"
  | "deployment-chown"
  | "deployment-creation-blocked"
  | "deployment-delete"
  | "deployment-policy-blocked"
  | "deployment-undeleted"
  | "disabled-integration-installation-removed"
  | "disconnect-bitbucket-app"
  | "disconnect-github"
  | "disconnect-github-custom-host"
  | "disconnect-github-limited"
  | "disconnect-gitlab-app"
  | "dns-add"
  | "dns-delete"
  | "dns-record-internal"
  | "dns-update"
  | "dns-zonefile-import"
  | "domain"
  | "domain-buy"
  | "domain-cdn"
  | "domain-chown"
  | "domain-custom-ns-change"
  | "domain-delegated"
  | "domain-delete"
  | "domain-ech-change"
  | "domain-move-in"
  | "domain-move-out"
  | "domain-move-out-request-sent"
  | "domain-renew-change"
  | "domain-service-type-updated"
  | "domain-transfer-in"
  | "domain-transfer-in-canceled"
  | "domain-transfer-in-completed"
  | "domain-zone-change"
  | "domain-zone-change-internal"
  | "drain-created"
  | "drain-deleted"
  | "drain-disabled"
  | "drain-enabled"
  | "drain-updated"
  | "edge-cache-dangerously-delete-by-src-images"
  | "edge-cache-dangerously-delete-by-tags"
  | "edge-cache-dangerously-delete-immutable-static"
  | "edge-cache-invalidate-by-src-images"
  | "edge-cache-invalidate-by-tags"
  | "edge-cache-purge-all"
  | "edge-cache-rollback-purge"
  | "edge-config-backup-restored"
  | "edge-config-created"
  | "edge-config-deleted"
  | "edge-config-items-updated"
  | "edge-config-schema-deleted"
  | "edge-config-schema-updated"
  | "edge-config-token-created"
  | "edge-config-token-deleted"
  | "edge-config-transfer-in"
  | "edge-config-transfer-out"
  | "edge-config-updated"
  | "email"
  | "email-notification-rule-removed"
  | "email-notification-rule-updated"
  | "emu-member-removed-unverified-domain"
  | "enforce-disjunctive-production-secrets"
  | "enforce-sensitive-environment-variables"
  | "env-variable-add"
  | "env-variable-delete"
  | "env-variable-edit"
  | "env-variable-masked"
  | "env-variable-read"
  | "env-variable-read:cli:dev"
  | "env-variable-read:cli:env:add"
  | "env-variable-read:cli:env:ls"
  | "env-variable-read:cli:env:pull"
  | "env-variable-read:cli:env:rm"
  | "env-variable-read:cli:pull"
  | "env-variable-read:unknown-source"
  | "env-variable-read:v0:env:pull"
  | "env-variable-rotated"
  | "experiment-created"
  | "experiment-deleted"
  | "experiment-transitioned"
  | "experiment-updated"
  | "firewall-bypass-created"
  | "firewall-bypass-deleted"
  | "firewall-config-modified"
  | "firewall-config-promoted"
  | "firewall-config-removed"
  | "firewall-managed-rulegroup-updated"
  | "firewall-managed-ruleset-updated"
  | "flag"
  | "flag-archived"
  | "flag-created"
  | "flag-deleted"
  | "flag-unarchived"
  | "flag-updated"
  | "flags-explorer-subscription"
  | "flags-sdk-key"
  | "flags-sdk-key-added"
  | "flags-sdk-key-deleted"
  | "flags-sdk-key-read"
  | "flags-segment"
  | "flags-settings"
  | "flags-transferred"
  | "flat-rate-cdn-auto-upgrade-consent"
  | "git-integration-repo-push"
  | "git_account_integration_link_added"
  | "global-config-backup-restored"
  | "global-config-created"
  | "global-config-deleted"
  | "global-config-items-updated"
  | "global-config-schema-deleted"
  | "global-config-schema-updated"
  | "global-config-token-created"
  | "global-config-token-deleted"
  | "global-config-transfer-in"
  | "global-config-transfer-out"
  | "global-config-updated"
  | "instant-rollback-created"
  | "integration-configuration-credential-revoked"
  | "integration-configuration-credential-rotated"
  | "integration-configuration-owner-changed"
  | "integration-configuration-scope-change-confirmed"
  | "integration-configuration-transfer-in-success"
  | "integration-configuration-transfer-out-success"
  | "integration-configurations-disabled"
  | "integration-installation-billing-plan-updated"
  | "integration-installation-completed"
  | "integration-installation-permission-updated"
  | "integration-installation-removed"
  | "integration-resource-redis-command-executed"
  | "integration-resource-sql-query-executed"
  | "integration-scope-changed"
  | "invoice-modified"
  | "invoice-refunded"
  | "kms-issuer-created"
  | "kms-issuer-deleted"
  | "kms-issuer-key-activated"
  | "kms-issuer-key-created"
  | "kms-issuer-key-revoked"
  | "kms-issuer-key-rotated"
  | "kms-issuer-policy-created"
  | "kms-issuer-policy-deleted"
  | "kms-issuer-policy-updated"
  | "kms-issuer-updated"
  | "log-drain-created"
  | "log-drain-deleted"
  | "log-drain-disabled"
  | "log-drain-enabled"
  | "login"
  | "login-connection-linked"
  | "login-connection-unlinked"
  | "manual-deployment-promotion-created"
  | "marketplace-flex-commit-opt-in"
  | "marketplace-integration-allowlist-updated"
  | "microfrontend-group-added"
  | "microfrontend-group-deleted"
  | "microfrontend-group-updated"
  | "microfrontend-project-added-to-group"
  | "microfrontend-project-removed-from-group"
  | "microfrontend-project-updated"
  | "monitoring-alert-updated"
  | "monitoring-disabled"
  | "monitoring-enabled"
  | "oauth-app-connection-created"
  | "oauth-app-connection-removed"
  | "oauth-app-connection-updated"
  | "oauth-app-created"
  | "oauth-app-deleted"
  | "oauth-app-secret-deleted"
  | "oauth-app-secret-generated"
  | "oauth-app-token-created"
  | "oauth-app-updated"
  | "observability-disabled"
  | "observability-enabled"
  | "observability-plus-project-disabled"
  | "observability-plus-project-enabled"
  | "oidc-policy-created"
  | "oidc-policy-deleted"
  | "oidc-policy-updated"
  | "oidc-policy-used-to-obtain-app-token"
  | "organization-create"
  | "organization-delete"
  | "organization-dsync-group-delete"
  | "organization-dsync-group-upsert"
  | "organization-emu-team-updated"
  | "organization-emu-updated"
  | "organization-slug-update"
  | "organization-team-add"
  | "organization-team-create"
  | "organization-team-delete"
  | "organization-team-sso-update"
  | "owner-blocked"
  | "owner-soft-blocked"
  | "owner-soft-unblocked"
  | "owner-unblocked"
  | "page-integrity-config-updated"
  | "page-integrity-header-approved"
  | "page-integrity-header-rejected"
  | "page-integrity-inventory-cleared"
  | "page-integrity-resource-approved"
  | "page-integrity-resource-deleted"
  | "page-integrity-resource-rejected"
  | "page-integrity-script-approval-rule-created"
  | "page-integrity-script-approval-rule-deleted"
  | "passkey-created"
  | "passkey-deleted"
  | "passkey-updated"
  | "passport-access-granted"
  | "password-protection-disabled"
  | "password-protection-enabled"
  | "payment-method-added"
  | "payment-method-default-updated"
  | "payment-method-removed"
  | "plan"
  | "preview-deployment-suffix-disabled"
  | "preview-deployment-suffix-enabled"
  | "preview-deployment-suffix-update"
  | "privatelink-endpoint-created"
  | "privatelink-endpoint-deleted"
  | "privatelink-endpoint-updated"
  | "production-branch-updated"
  | "project-add-alias"
  | "project-add-redirect"
  | "project-affected-projects-deployments-updated"
  | "project-alias-configured-change"
  | "project-analytics-disabled"
  | "project-analytics-enabled"
  | "project-auto-assign-custom-production-domains-updated"
  | "project-automation-bypass"
  | "project-avatar-update"
  | "project-build-command-updated"
  | "project-build-logs-and-source-protection-updated"
  | "project-build-machine-updated"
  | "project-card-widget-preference-updated"
  | "project-client-cert-delete"
  | "project-client-cert-upload"
  | "project-connect-configurations"
  | "project-consolidated-git-commit-status-updated"
  | "project-created"
  | "project-cron-jobs-toggled"
  | "project-custom-environment-created"
  | "project-custom-environment-deleted"
  | "project-custom-environment-schedules-default-updated"
  | "project-custom-environment-updated"
  | "project-customer-success-code-visibility-updated"
  | "project-delete"
  | "project-deployment-policy-updated"
  | "project-deployment-retention-updated"
  | "project-directory-listing"
  | "project-domain-deleted"
  | "project-domain-moved"
  | "project-domain-unverified"
  | "project-domain-updated"
  | "project-domain-verified"
  | "project-elastic-concurrency-updated"
  | "project-expiration-locked"
  | "project-expiration-reached"
  | "project-expiration-scheduled"
  | "project-expiration-unlocked"
  | "project-external-rewrite-caching-updated"
  | "project-framework-updated"
  | "project-function-cpu-memory"
  | "project-function-failover"
  | "project-function-max-duration"
  | "project-function-regions"
  | "project-functions-beta-updated"
  | "project-functions-fluid-disabled"
  | "project-functions-fluid-enabled"
  | "project-git-commit-comments-toggled"
  | "project-git-commit-status-toggled"
  | "project-git-create-deployments-toggled"
  | "project-git-credential-bound-created"
  | "project-git-credential-bound-deleted"
  | "project-git-credential-bound-updated"
  | "project-git-credential-grant-created"
  | "project-git-credential-grant-deleted"
  | "project-git-credential-grant-updated"
  | "project-git-fork-protection-updated"
  | "project-git-lfs-toggled"
  | "project-git-pr-comments-toggled"
  | "project-git-repository-connected"
  | "project-git-repository-disconnected"
  | "project-git-repository-dispatch-events-toggled"
  | "project-git-require-verified-commits-toggled"
  | "project-ignored-build-step-updated"
  | "project-install-command-updated"
  | "project-member-added"
  | "project-member-invited"
  | "project-member-removed"
  | "project-member-removed-batch"
  | "project-member-updated"
  | "project-move-in-success"
  | "project-move-out-failed"
  | "project-move-out-started"
  | "project-move-out-success"
  | "project-name"
  | "project-node-version-updated"
  | "project-oidc-issuer-mode-updated"
  | "project-oidc-token-created"
  | "project-options-allowlist"
  | "project-output-directory-updated"
  | "project-passport-updated"
  | "project-password-protection"
  | "project-paused"
  | "project-preview-deployment-suffix"
  | "project-preview-environment-branch-tracking-updated"
  | "project-prioritize-production-builds-updated"
  | "project-program-enrollment-changed"
  | "project-protected-sourcemaps-updated"
  | "project-rollback-description-updated"
  | "project-rolling-release-aborted"
  | "project-rolling-release-approved"
  | "project-rolling-release-completed"
  | "project-rolling-release-configured"
  | "project-rolling-release-continued"
  | "project-rolling-release-disabled"
  | "project-rolling-release-enabled"
  | "project-rolling-release-paused"
  | "project-rolling-release-started"
  | "project-rolling-release-suggested-actions-generated"
  | "project-rolling-release-timer"
  | "project-root-directory-updated"
  | "project-routes-version-promoted"
  | "project-routes-version-restored"
  | "project-sandbox-config-updated"
  | "project-sandbox-url-protection-updated"
  | "project-skew-protection-allowed-domains-updated"
  | "project-skew-protection-max-age-updated"
  | "project-skew-protection-threshold-updated"
  | "project-source-files-outside-root-directory-updated"
  | "project-speed-insights-disabled"
  | "project-speed-insights-enabled"
  | "project-speed-insights-free-data-started"
  | "project-sso-protection"
  | "project-static-ips-updated"
  | "project-trusted-ips"
  | "project-trusted-sources"
  | "project-unpaused"
  | "project-web-analytics-disabled"
  | "project-web-analytics-enabled"
  | "protected-git-scope-added"
  | "protected-git-scope-removed"
  | "repository-ci-env-variable-create"
  | "repository-ci-env-variable-delete"
  | "repository-ci-env-variable-update"
  | "runtime-cache-purge-all"
  | "saml-connection-created"
  | "saml-connection-deleted"
  | "sandbox-alias-assigned"
  | "sandbox-alias-delete"
  | "sandbox-drive-created"
  | "sandbox-drive-deleted"
  | "sandbox-signed-commit-identity-configured"
  | "sandbox-snapshot-regions-updated"
  | "scale"
  | "scale-auto"
  | "secondary-email-added"
  | "secondary-email-removed"
  | "secondary-email-verified"
  | "secret-add"
  | "secret-delete"
  | "secret-rename"
  | "security-list-created"
  | "security-list-deleted"
  | "security-list-updated"
  | "security-plus-updated"
  | "set-bio"
  | "set-name"
  | "set-profiles"
  | "set-scale"
  | "shared-env-variable-create"
  | "shared-env-variable-delete"
  | "shared-env-variable-read"
  | "shared-env-variable-repo-link"
  | "shared-env-variable-repo-unlink"
  | "shared-env-variable-update"
  | "show-ip-addresses"
  | "signup"
  | "signup-via-bitbucket"
  | "signup-via-github"
  | "signup-via-gitlab"
  | "speed-insights-settings-updated"
  | "spend-created"
  | "spend-deleted"
  | "spend-updated"
  | "sso-login"
  | "storage-accept-tos"
  | "storage-access-token-set"
  | "storage-accessed-data-browser"
  | "storage-connect-project"
  | "storage-create"
  | "storage-delete"
  | "storage-disconnect-project"
  | "storage-disconnect-projects"
  | "storage-inactive-store-deleted"
  | "storage-reset-credentials"
  | "storage-resource-repl-command"
  | "storage-set-locked"
  | "storage-transfer-in-success"
  | "storage-transfer-out-success"
  | "storage-transfer-request-created"
  | "storage-update"
  | "storage-update-project-connection"
  | "storage-upgrade-project-connection-to-oidc"
  | "storage-view-secret"
  | "strict-connectors"
  | "strict-deployment-protection-settings"
  | "strict-password-protection-settings"
  | "strict-shareable-links"
  | "subscription-created"
  | "subscription-product-added"
  | "subscription-product-removed"
  | "subscription-updated"
  | "support-session-created"
  | "team"
  | "team-agent-billing-migration-decision-changed"
  | "team-avatar-update"
  | "team-collaboration-settings-updated"
  | "team-default-build-machine-updated"
  | "team-default-passport-updated"
  | "team-delete"
  | "team-deployment-policy-updated"
  | "team-domain-verification-created"
  | "team-domain-verification-deleted"
  | "team-domain-verification-verified"
  | "team-email-domain-update"
  | "team-emu-updated"
  | "team-ended-trial"
  | "team-firewall-config-modified"
  | "team-firewall-config-promoted"
  | "team-git-repository-dispatch-events-toggled"
  | "team-git-require-verified-commits-toggled"
  | "team-invite-bulk-delete"
  | "team-invite-code-reset"
  | "team-invite-link-created"
  | "team-invite-link-deleted"
  | "team-ip-blocking-rules-created"
  | "team-ip-blocking-rules-removed"
  | "team-member-add"
  | "team-member-confirm-request"
  | "team-member-decline-request"
  | "team-member-delete"
  | "team-member-entitlement-added"
  | "team-member-entitlement-canceled"
  | "team-member-entitlement-reactivated"
  | "team-member-entitlement-removed"
  | "team-member-join"
  | "team-member-leave"
  | "team-member-request-access"
  | "team-member-role-update"
  | "team-member-sso-authorization-attempt"
  | "team-mfa-enforcement-updated"
  | "team-name-update"
  | "team-paid-invoice"
  | "team-program-enrollment-changed"
  | "team-remote-caching-purge"
  | "team-remote-caching-update"
  | "team-saml-enforced"
  | "team-saml-roles"
  | "team-slug-update"
  | "team-tokens-invalidated"
  | "tracing-configured"
  | "tracing-disabled"
  | "tracing-paused"
  | "tracing-resumed"
  | "unlink-login-connection"
  | "update-account-flow-dismissed"
  | "update-account-flow-triggered"
  | "user-auto-block-configured"
  | "user-blocked"
  | "user-delete"
  | "user-delete-requested"
  | "user-emu-account-archived"
  | "user-emu-account-deleted"
  | "user-emu-account-recovered"
  | "user-emu-account-update-opted-in"
  | "user-emu-account-update-opted-out"
  | "user-emu-recovery-email-sent"
  | "user-emu-recovery-initiated"
  | "user-emu-toggled"
  | "user-mfa-challenge-failed"
  | "user-mfa-challenge-initiated"
  | "user-mfa-challenge-verified"
  | "user-mfa-change-failed"
  | "user-mfa-configuration-updated"
  | "user-mfa-recovery-code-used"
  | "user-mfa-recovery-codes-regenerated"
  | "user-mfa-removed"
  | "user-mfa-setup-skipped"
  | "user-mfa-totp-verification-started"
  | "user-mfa-totp-verified"
  | "user-phone-removed"
  | "user-phone-updated"
  | "user-primary-email-updated"
  | "user-provider-email-claim-evaluated"
  | "user-sudo-mode-removed"
  | "user-token-created"
  | "user-token-deleted"
  | "user-tokens-deleted"
  | "user-unblocked"
  | "username"
  | "v0-chat-ai-usage"
  | "v0-chat-created"
  | "v0-chat-message-sent"
  | "vcr-image-deleted"
  | "vcr-image-pushed"
  | "vcr-repository-created"
  | "vcr-repository-deleted"
  | "vcr-repository-permission-added"
  | "vcr-repository-permission-removed"
  | "vcr-repository-permissions-cleared"
  | "vcr-repository-visibility-changed"
  | "vercel-agent-elevated-permissions-approved"
  | "vercel-agent-elevated-permissions-requested"
  | "vercel-agent-session-created"
  | "vercel-agent-team-trial-credits-applied"
  | "vercel-app-installation-request-dismissed"
  | "vercel-app-installation-requested"
  | "vercel-app-installation-updated"
  | "vercel-app-installed"
  | "vercel-app-tokens-revoked"
  | "vercel-app-uninstalled"
  | "vercel-toolbar"
  | "vpc-peering-connection-accepted"
  | "vpc-peering-connection-deleted"
  | "vpc-peering-connection-rejected"
  | "vpc-peering-connection-updated"
  | "vulnerability-banner-dismissed"
  | "web-analytics-tier-updated"
  | "webhook-created"
  | "webhook-deleted"
  | "webhook-updated"
  | "workflow-deployment-key-accessed"
  | Unlisted;

/** The details of an event. The platform does not say which members an event of a `type` has: look for them. */
export interface EventPayload {
  destinationAccountId?: string | undefined;
  destinationAccountName?: string | null | undefined;
  originAccountName?: string | undefined;
  /** The projects that it is linked to. */
  projectId?: string | string[] | undefined;
  projectName?: string | undefined;
  transferId?: string | undefined;
  /** The ID of a deployment: `dpl_…`. */
  fromDeploymentId?: string | undefined;
  /** The ID of a deployment: `dpl_…`. */
  toDeploymentId?: string | undefined;
  reason?: "ip_allow_list" | BuildMachineChangeReason | "limits-exceeded" | null | Unlisted | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | null | undefined;
  projectAccountId?: string | undefined;
  rollbackDescription?: RollbackDescription | undefined;
  policyId?: string | undefined;
  action?:
    | ProtectionBypassAction
    | "created"
    | "removed"
    | "add"
    | "delete"
    | "update"
    | "disable"
    | "enable"
    | RecoveryCodesAction
    | "cancel_plan"
    | "resume_plan"
    | "mutate"
    | "log"
    | "challenge"
    | "deny"
    | FlagItemAction
    | FlagStateAction
    | "added"
    | "deleted"
    | "rotated"
    | "read"
    | Unlisted | undefined;
  newTargetPercentage?: number | undefined;
  targetDeploymentId?: string | undefined;
  newProjectName?: string | undefined;
  previousProjectName?: string | undefined;
  newProjectId?: string | undefined;
  previousProjectId?: string | undefined;
  source?: TeamJoinOriginKind | "create" | "enable" | "upgrade" | Unlisted | undefined;
  avatar?: string | null | undefined;
  name?: string | {
    name: string;
  } | undefined;
  /** The team or user that owns it. */
  ownerId?: string | null | undefined;
  project?: string | {
    id?: string | undefined;
    name?: string | undefined;
    microfrontends?: ProjectMicrofrontends | undefined;
  } | InvitationProject | {
    id: string;
    name?: string | undefined;
    newConnectConfigurations: ConnectConfiguration[] | null;
    oldConnectConfigurations: ConnectConfiguration[] | null;
  } | undefined;
  projectMembership?: MembershipChange | null | undefined;
  removedMembership?: RemovedMembership | undefined;
  expiresAt?: number | string | null | undefined;
  consent?: ConsentDecision | undefined;
  projects?: {
    /** Unix time in milliseconds. */
    membershipCreatedAt: number;
    /** The ID of a project: `prj_…`. */
    projectId: string;
    role: ProjectRole;
  }[] | undefined;
  directoryType?: string | undefined;
  teamMembership?: {
    uid: string;
    username?: string | undefined;
  } | undefined;
  reasonCode?: "BACKOFFICE" | "BUDGET_REACHED" | "PUBLIC_API" | Unlisted | undefined;
  customEnvironmentId?: string | undefined;
  customEnvironmentSlug?: string | undefined;
  next?: { [key: string]: unknown } | "auto-approval" | "block" | "manual-approval" | "basic" | "standard" | "enhanced" | "turbo" | "elastic" | { [key: string]: TeamRole | {
    accessGroupId: string;
  } } | {
    branchMatcher?: BranchMatcher | undefined;
    passport?: Passport | null | undefined;
    functionDefaultTimeout?: number | undefined;
    functionDefaultMemoryType?: string | undefined;
    functionDefaultRegions?: string[] | undefined;
    functionZeroConfigFailover?: boolean | undefined;
    commandForIgnoringBuildStep?: string | undefined;
    deploymentSources?: unknown[] | null | undefined;
    gitSources?: unknown[] | null | undefined;
    issuerMode?: OidcIssuerMode | undefined;
    /** Unix time in milliseconds. */
    skewProtectionBoundaryAt?: number | undefined;
    skewProtectionMaxAge?: number | undefined;
    skewProtectionAllowedDomains?: string[] | undefined;
    project?: StaticIpsProject | undefined;
    gitProvider?: EventGitProvider | undefined;
    gitRepoId?: string | undefined;
    gitRepositoryName?: string | undefined;
    expiration?: string | undefined;
    expirationCanceled?: string | undefined;
    expirationErrored?: string | undefined;
    expirationProduction?: string | undefined;
    enabled?: boolean | undefined;
    totpVerified?: boolean | undefined;
    roles?: { [key: string]: TeamRole } | undefined;
    default?: TeamRole | undefined;
    allowUnsafeScriptSrcKeywords?: boolean | undefined;
    enforcePercentage?: number | undefined;
    mode?: string | undefined;
    newResourceBlockingPolicy?: "allow" | "block" | Unlisted | undefined;
    computedConnectSrc?: string | undefined;
    computedConnectSrcPreview?: string | undefined;
    computedScriptSrc?: string | undefined;
    computedScriptSrcPreview?: string | undefined;
    connectSrcNotificationsEnabled?: boolean | undefined;
    enforcementScope?: PageIntegrityScope | undefined;
    omitScriptNonce?: boolean | undefined;
    autoAddReviewers?: boolean | undefined;
    includeDrafts?: boolean | undefined;
    scope?: CodeReviewRepositories | undefined;
    selectedRepos?: string[] | null | undefined;
  } | null | Unlisted | undefined;
  previous?: { [key: string]: unknown } | "auto-approval" | "block" | "manual-approval" | "basic" | "standard" | "enhanced" | "turbo" | "elastic" | { [key: string]: TeamRole | {
    accessGroupId: string;
  } } | {
    branchMatcher?: BranchMatcher | undefined;
    passport?: Passport | null | undefined;
    functionDefaultTimeout?: number | null | undefined;
    functionDefaultMemoryType?: string | null | undefined;
    functionDefaultRegions?: string[] | null | undefined;
    functionZeroConfigFailover?: boolean | null | undefined;
    commandForIgnoringBuildStep?: string | undefined;
    deploymentSources?: unknown[] | null | undefined;
    gitSources?: unknown[] | null | undefined;
    issuerMode?: OidcIssuerMode | undefined;
    /** Unix time in milliseconds. */
    skewProtectionBoundaryAt?: number | undefined;
    skewProtectionMaxAge?: number | undefined;
    skewProtectionAllowedDomains?: string[] | undefined;
    project?: StaticIpsProject | undefined;
    gitProvider?: EventGitProvider | undefined;
    gitRepoId?: string | undefined;
    gitRepositoryName?: string | undefined;
    expiration?: string | undefined;
    expirationCanceled?: string | undefined;
    expirationErrored?: string | undefined;
    expirationProduction?: string | undefined;
    enabled?: boolean | undefined;
    totpVerified?: boolean | undefined;
    maximumMonthlySpend?: string | null | undefined;
    minimumBalance?: string | undefined;
    targetBalance?: string | undefined;
    allowUnsafeScriptSrcKeywords?: boolean | undefined;
    enforcePercentage?: number | undefined;
    mode?: string | undefined;
    newResourceBlockingPolicy?: "allow" | "block" | Unlisted | undefined;
    computedConnectSrc?: string | undefined;
    computedConnectSrcPreview?: string | undefined;
    computedScriptSrc?: string | undefined;
    computedScriptSrcPreview?: string | undefined;
    connectSrcNotificationsEnabled?: boolean | undefined;
    enforcementScope?: PageIntegrityScope | undefined;
    omitScriptNonce?: boolean | undefined;
    autoAddReviewers?: boolean | undefined;
    includeDrafts?: boolean | undefined;
    scope?: CodeReviewRepositories | undefined;
    selectedRepos?: string[] | null | undefined;
    sampleRatePercent?: number | null | undefined;
    spendLimitInDollars?: number | null | undefined;
  } | null | Unlisted | undefined;
  addedProjects?: IdAndName[] | undefined;
  addedProviders?: string[] | undefined;
  removedProjects?: IdAndName[] | undefined;
  removedProviders?: string[] | undefined;
  enableVercelCiSameRepository?: boolean | undefined;
  enableSchedulesByDefault?: boolean | undefined;
  gitProvider?: EventGitProvider | Unlisted | undefined;
  gitRepoId?: string | undefined;
  gitRepositoryName?: string | undefined;
  nextBuildMachineSelection?: string | undefined;
  nextBuildMachineType?: string | undefined;
  previousBuildMachineSelection?: string | undefined;
  isSystemInitiated?: boolean | undefined;
  previousBuildMachineType?: string | undefined;
  elasticConcurrencyEnabled?: boolean | undefined;
  oldElasticConcurrencyEnabled?: boolean | undefined;
  buildQueueConfiguration?: BuildQueueConfiguration | undefined;
  oldBuildQueueConfiguration?: BuildQueueConfiguration | undefined;
  enabled?: boolean | FeedbackSetting | "default" | "off" | "on" | null | Unlisted | undefined;
  environment?: TargetEnvironment | string[] | Unlisted | undefined;
  directoryListing?: boolean | undefined;
  prevProjectAnalytics?: { [key: string]: unknown } | ProjectAnalytics | null | undefined;
  projectAnalytics?: { [key: string]: unknown } | ProjectAnalytics | null | undefined;
  isEnvVar?: boolean | undefined;
  note?: string | undefined;
  enableAffectedProjectsDeployments?: boolean | undefined;
  enableExternalRewriteCaching?: boolean | undefined;
  productionDeploymentsFastLane?: boolean | undefined;
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  autoAssignCustomDomains?: boolean | undefined;
  previewDeploymentsEnabled?: boolean | undefined;
  previewDeploymentSuffix?: string | null | undefined;
  onPullRequest?: boolean | undefined;
  onCommit?: boolean | undefined;
  disableRepositoryDispatchEvents?: boolean | undefined;
  createDeployments?: Switched | undefined;
  requireVerifiedCommits?: boolean | null | undefined;
  gitCommitStatus?: boolean | undefined;
  gitLFS?: boolean | undefined;
  consolidatedGitCommitStatus?: {
    enabled: boolean;
    propagateFailures: boolean;
  } | null | undefined;
  customerSupportCodeVisibility?: boolean | undefined;
  gitForkProtection?: boolean | undefined;
  protectedSourcemaps?: boolean | undefined;
  inheritDeploymentProtection?: boolean | undefined;
  publicSource?: boolean | undefined;
  autoExposeSystemEnvs?: boolean | undefined;
  branch?: string | undefined;
  enableFunctionsBeta?: boolean | undefined;
  oldOptionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  optionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  oldPasswordProtection?: ProtectionScope | {
    deploymentType: ProtectionScope;
  } | null | undefined;
  passwordProtection?: ProtectionScope | {
    deploymentType: ProtectionScope;
  } | null | undefined;
  passwordChanged?: boolean | undefined;
  failoverRegions?: string[] | undefined;
  region?: string | undefined;
  oldSsoProtection?: SsoProtectionSetting | undefined;
  ssoProtection?: SsoProtectionSetting | undefined;
  addedAddresses?: string[] | null | undefined;
  oldTrustedIps?: TrustedIpScope | null | undefined;
  removedAddresses?: string[] | null | undefined;
  trustedIps?: TrustedIpScope | null | undefined;
  prevProjectWebAnalytics?: ProjectWebAnalytics | null | undefined;
  projectWebAnalytics?: ProjectWebAnalytics | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  /** Unix time in milliseconds. */
  firstEnabledAt?: number | undefined;
  actorAccountId?: string | null | undefined;
  actorLogin?: string | null | undefined;
  destinationBranch?: string | null | undefined;
  destinationRepo?: string | undefined;
  installationId?: string | null | undefined;
  outcome?: "failure" | "success" | "account-matched" | "linking-required" | Unlisted | undefined;
  provider?: PushProvider | AccountProvider | "google" | LoginProvider | Unlisted | undefined;
  resultCommitSha?: string | null | undefined;
  sourceCommitSha?: string | null | undefined;
  sourceRepo?: string | null | undefined;
  usedAppToken?: boolean | undefined;
  failureCode?: string | undefined;
  failureStage?: PushFailureStage | undefined;
  gitCommitterName?: string | undefined;
  gitUserPlatform?: string | undefined;
  sha?: string | undefined;
  deploymentName?: string | null | undefined;
  deploymentUrl?: string | null | undefined;
  hookName?: string | undefined;
  ref?: string | undefined;
  checkId?: string | undefined;
  checkName?: string | undefined;
  ruleName?: "deploymentSources" | "gitSources" | Unlisted | undefined;
  ruleProvenance?: "default" | "project" | "team" | Unlisted | undefined;
  max?: number | undefined;
  min?: number | undefined;
  scalingRules?: { [key: string]: {
    max: number;
    min: number;
  } } | undefined;
  url?: string | undefined;
  deployment?: {
    id: string;
    name: string;
    meta: { [key: string]: string };
    url: string;
    allowListedReadyStateReasonInternal?: InternalReadyStateReason | undefined;
    readyState?: string | undefined;
  } | null | undefined;
  dst?: string | undefined;
  src?: string | undefined;
  job?: {
    deployHook: DeployHookReference;
    state: string;
  } | BitbucketPushJob | BitbucketCommentJob | PullRequestJob | GithubPushJob | GithubCommentJob | GitlabPushJob | GitlabCommentJob | VercelPushJob | CursorPushJob | CursorCommentJob | undefined;
  instances?: number | undefined;
  type?: "script" | "header" | "connectSrc" | StoreType | EnvVarInputKind | Unlisted | undefined;
  alias?: string | string[] | undefined;
  forced?: boolean | undefined;
  gitCredentialSource?: "external-token" | undefined;
  plan?: Plan | Unlisted | undefined;
  regions?: string[] | undefined;
  target?: string | (EnvTarget | Unlisted)[] | null | undefined;
  newTeam?: {
    name: string;
  } | undefined;
  oldTeam?: {
    name: string;
  } | undefined;
  aliasId?: string | undefined;
  aliasCount?: number | undefined;
  currency?: string | undefined;
  price?: number | undefined;
  /** Unix time in milliseconds. */
  aliasUpdatedAt?: number | undefined;
  /** The ID of a deployment: `dpl_…`. */
  oldDeploymentId?: string | null | undefined;
  redirect?: string | null | undefined;
  redirectStatusCode?: number | null | undefined;
  ruleCount?: number | undefined;
  system?: boolean | undefined;
  email?: string | undefined;
  username?: string | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  id?: string | undefined;
  domain?: string | undefined;
  initiator?: ChangeInitiator | undefined;
  /** A credential: keep it out of logs. */
  value?: string | undefined;
  mxPriority?: number | undefined;
  previousValue?: string | undefined;
  gitBranch?: string | null | undefined;
  configuredBy?: string | null | undefined;
  nameservers?: string[] | undefined;
  previousServiceType?: string | undefined;
  serviceType?: string | undefined;
  oldProjectId?: string | undefined;
  oldProjectName?: string | undefined;
  ownerName?: string | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | undefined;
  prevConfiguredBy?: string | null | undefined;
  cn?: string | undefined;
  cns?: string[] | undefined;
  custom?: boolean | undefined;
  customNameservers?: string[] | null | undefined;
  prevCustomNameservers?: string[] | null | undefined;
  echMode?: EchMode | undefined;
  previousEchMode?: EchMode | undefined;
  zone?: boolean | undefined;
  previousZone?: boolean | undefined;
  fromId?: string | null | undefined;
  fromName?: string | null | undefined;
  destinationId?: string | null | undefined;
  destinationName?: string | null | undefined;
  status?: string | undefined;
  suffix?: string | undefined;
  cdnEnabled?: boolean | undefined;
  domainId?: string | undefined;
  ips?: string[] | undefined;
  renew?: boolean | undefined;
  certId?: string | undefined;
  origin?: SignInMethod | Unlisted | undefined;
  maxUses?: number | undefined;
  publicId?: string | undefined;
  role?: TeamRole | Unlisted | undefined;
  cause?: string | undefined;
  blockReason?: string | undefined;
  siftRoute?: {
    name: string;
  } | undefined;
  slug?: string | undefined;
  by?: string | undefined;
  byUid?: string | undefined;
  reasons?: {
    slug: string;
    description: string;
  }[] | undefined;
  removedMemberCount?: number | undefined;
  removedUsers?: { [key: string]: {
    confirmed: boolean;
    role: TeamRole;
    /** Unix time in milliseconds. */
    confirmedAt?: number | undefined;
  } } | { [key: string]: RemovedUser } | undefined;
  /** Unix time in milliseconds. */
  timestamp?: number | undefined;
  accessGroup?: {
    id: string;
    name?: string | undefined;
  } | undefined;
  author?: string | undefined;
  next_role?: ProjectRole | null | undefined;
  previous_role?: ProjectRole | undefined;
  user?: {
    id: string;
    username?: string | undefined;
  } | undefined;
  previousRule?: {
    email: string;
  } | undefined;
  team?: {
    id: string;
    name?: string | undefined;
  } | undefined;
  teamSlug?: string | undefined;
  deletedCount?: number | undefined;
  inviteIds?: string[] | undefined;
  entitlement?: string | undefined;
  previousCanceledAt?: string | undefined;
  scope?: "dashboard" | "log-drains" | TokenScopeType | Unlisted | undefined;
  actorType?: "admin" | ActorType | undefined;
  actorId?: string | undefined;
  actorName?: string | undefined;
  teamName?: string | undefined;
  entitlements?: string[] | undefined;
  teamPermissions?: (TeamPermission | Unlisted)[] | undefined;
  teamRoles?: (TeamRole | Unlisted)[] | undefined;
  entitlementsAdded?: string[] | undefined;
  entitlementsRemoved?: string[] | undefined;
  previousName?: string | undefined;
  previousTeamPermissions?: (TeamPermission | Unlisted)[] | undefined;
  previousTeamRoles?: (TeamRole | Unlisted)[] | undefined;
  nextRule?: {
    email: string;
  } | undefined;
  bitbucketUsername?: string | null | undefined;
  gitUsername?: string | null | undefined;
  githubUsername?: string | null | undefined;
  gitlabUsername?: string | null | undefined;
  updatedUid?: string | undefined;
  requestedTeamName?: string | undefined;
  requestedTeamSlug?: string | undefined;
  requestedUserName?: string | undefined;
  previousRole?: string | undefined;
  ssoType?: string | undefined;
  updatedUser?: DeletedUser | undefined;
  authorized?: boolean | undefined;
  deletedUid?: string | undefined;
  deletedUser?: DeletedUser | undefined;
  emailDomain?: string | null | undefined;
  previousPreviewDeploymentSuffix?: string | null | undefined;
  invitationRole?: string | undefined;
  invitedEmail?: string | undefined;
  invitedUid?: string | undefined;
  invitedUser?: DeletedUser | undefined;
  automated?: boolean | undefined;
  newPlan?: Plan | undefined;
  previousPlan?: Plan | undefined;
  uid?: string | undefined;
  invitedBy?: {
    name?: string | undefined;
    email: string;
    /** The ID of a user. */
    userId?: string | undefined;
  } | undefined;
  /** A credential: keep it out of logs. */
  inviteCode?: string | undefined;
  remoteCaching?: {
    enabled?: boolean | undefined;
  } | undefined;
  bitbucketEmail?: string | undefined;
  bitbucketLogin?: string | undefined;
  bitbucketName?: string | undefined;
  zeitAccount?: string | undefined;
  zeitAccountType?: string | undefined;
  gitlabEmail?: string | undefined;
  gitlabLogin?: string | undefined;
  gitlabName?: string | undefined;
  eventId?: string | undefined;
  /** Unix time in milliseconds. */
  occurredAt?: number | undefined;
  sessionId?: string | undefined;
  sessionKind?: string | undefined;
  surface?: string | undefined;
  fromPlan?: AccountPlan | undefined;
  resourceId?: string | undefined;
  toPlan?: AccountPlan | undefined;
  providerAccount?: string | undefined;
  stripeAccount?: string | undefined;
  stripeOrganisation?: string | undefined;
  verified?: boolean | undefined;
  githubLogin?: string | undefined;
  decision?: "keep_on" | "turn_off" | GoogleSignInDecision | Unlisted | undefined;
  providerSubjectId?: string | undefined;
  prevEmail?: string | undefined;
  tokenId?: string | undefined;
  tokenName?: string | undefined;
  geolocation?: EventGeolocation | null | undefined;
  hasAuthorizationDetails?: boolean | undefined;
  ip?: string | null | undefined;
  projectScope?: "account" | "project-only" | Unlisted | undefined;
  reqId?: string | undefined;
  reqUrl?: string | undefined;
  tokenPrefix?: "vcp_" | "vca_" | Unlisted | undefined;
  tokenSuffix?: string | undefined;
  userAgent?: string | undefined;
  actorTokenId?: string | undefined;
  tokenType?: string | undefined;
  expired?: boolean | undefined;
  leaked?: boolean | undefined;
  revoked?: boolean | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  autoBlockPrevented?: boolean | undefined;
  /** Unix time in milliseconds. */
  preventUntil?: number | undefined;
  allowedMethods?: SecondFactorMethod[] | undefined;
  firstFactor?: string | undefined;
  flowId?: string | undefined;
  loginSessionId?: string | undefined;
  accountRequestId?: string | undefined;
  blockCode?: string | undefined;
  host?: string | undefined;
  gitlabUserId?: number | undefined;
  bitbucketAccountId?: string | undefined;
  login?: string | undefined;
  newName?: string | undefined;
  oldName?: string | undefined;
  recoveryCodes?: number | undefined;
  totp?: boolean | undefined;
  method?: MfaChallengeMethod | MfaChangeMethod | undefined;
  totpVerified?: boolean | undefined;
  bio?: string | undefined;
  tokenTypes?: string[] | undefined;
  remaining?: number | undefined;
  context?: "login" | "sudo" | Unlisted | undefined;
  mfaEnabled?: boolean | undefined;
  mfa?: MfaState | undefined;
  env?: string | undefined;
  factors?: {
    origin: SignInFactorOrigin | SecondFactorMethod;
    legacy?: boolean | undefined;
    ssoType?: string | undefined;
    /** The ID of a team: `team_…`. */
    teamId?: string | undefined;
    username?: string | undefined;
  }[] | undefined;
  os?: string | undefined;
  viaApple?: boolean | undefined;
  viaBitbucket?: boolean | undefined;
  viaGithub?: boolean | undefined;
  viaGitlab?: boolean | undefined;
  viaGoogle?: boolean | undefined;
  viaOTP?: boolean | undefined;
  viaPasskey?: boolean | undefined;
  viaSamlSso?: boolean | undefined;
  caseNumber?: string | undefined;
  client?: string | undefined;
  enforcedTeamIds?: string[] | undefined;
  organizationId?: string | undefined;
  previousEnabled?: boolean | undefined;
  trigger?: SamlEnforcementTrigger | undefined;
  unenforcedTeamIds?: string[] | undefined;
  directoryGroupId?: string | undefined;
  directoryId?: string | undefined;
  groupName?: string | undefined;
  mode?: OrganizationMode | undefined;
  previousMode?: OrganizationMode | undefined;
  rootTeamId?: string | undefined;
  billingPlan?: "enterprise" | "platform" | Unlisted | undefined;
  connectionId?: string | undefined;
  connectionType?: string | undefined;
  enforced?: boolean | undefined;
  amount?: number | string | undefined;
  invoiceId?: string | undefined;
  lineItemCount?: number | undefined;
  refundReason?: string | undefined;
  newInvoiceId?: string | undefined;
  settlementMethod?: InvoiceSettlementMethod | undefined;
  /** Unix time in milliseconds. */
  trialCreditsIssuedAt?: number | undefined;
  isDowngrade?: boolean | undefined;
  isReactivate?: boolean | undefined;
  isTrialUpgrade?: boolean | undefined;
  prevPlan?: string | undefined;
  priorPlan?: string | undefined;
  convertedFromTrial?: boolean | undefined;
  purchaseIntentId?: string | undefined;
  data?: { [key: string]: unknown } | {
    planSlug: V0PlanSlug;
    reason?: "non-payment" | undefined;
  } | undefined;
  subscriptionId?: string | undefined;
  nextConcurrentBuilds?: number | undefined;
  previousConcurrentBuilds?: number | undefined;
  nextProjectCount?: number | null | undefined;
  previousProjectCount?: number | null | undefined;
  change?: CommitmentChange | BudgetChange | undefined;
  commitment?: {
    deferredInvoiceTargetBalance: string;
    maximumMonthlySpend: string | null;
  } | undefined;
  settings?: CommitmentSettings | undefined;
  paymentMethodId?: string | undefined;
  brand?: string | undefined;
  last4?: string | undefined;
  changedFields?: (BillingField | Unlisted)[] | undefined;
  planSlug?: string | undefined;
  productAliases?: string[] | undefined;
  periods?: {
    endDate: string;
    percent: string;
    periodNumber: number;
    startDate: string;
  }[] | undefined;
  budget?: WrappedBudget | SpendBudget | KeyBudget | null | undefined;
  webhookUrl?: string | undefined;
  prevBudget?: SpendBudget | undefined;
  prevWebhookUrl?: string | undefined;
  trial?: {
    end: number;
    start: number;
  } | null | undefined;
  elevatedScopeCount?: number | undefined;
  elevatedScopes?: string[] | undefined;
  githubScopeCount?: number | undefined;
  githubScopes?: string[] | undefined;
  mergedScopeCount?: number | undefined;
  mergedScopes?: string[] | undefined;
  planId?: string | undefined;
  requestedScopeCount?: number | undefined;
  requestedScopes?: string[] | undefined;
  /** The installation of the integration, by its ID. */
  configurationId?: string | undefined;
  databaseName?: string | undefined;
  errorCode?: string | null | undefined;
  failedQueryIndex?: number | null | undefined;
  integrationId?: string | undefined;
  integrationProductSlug?: string | undefined;
  integrationSlug?: string | undefined;
  queries?: DatabaseQuery[] | undefined;
  queryCount?: number | undefined;
  queryType?: DatabaseQueryType | undefined;
  readonly?: boolean | undefined;
  rolledBack?: boolean | undefined;
  connectorId?: string | undefined;
  connectorService?: string | undefined;
  connectorType?: string | undefined;
  externalIssuer?: string | undefined;
  externalSubject?: string | undefined;
  emailVerified?: boolean | undefined;
  tenantId?: string | undefined;
  requestKind?: "raw_commands" | "get_keys_metadata" | "get_key_data" | "list_keys" | Unlisted | undefined;
  commands?: {
    command: string;
    errorCode?: string | undefined;
  }[] | undefined;
  errorIndex?: number | undefined;
  keys?: string[] | undefined;
  /** The name of the variable. */
  key?: string | undefined;
  integrationName?: string | undefined;
  confirmedScopes?: string[] | undefined;
  projectIds?: "all" | string[] | undefined;
  billingPlanId?: string | undefined;
  billingPlanName?: string | undefined;
  pattern?: string | undefined;
  newOwner?: AccountRecord | null | undefined;
  destinationTeamId?: string | undefined;
  destinationTeamName?: string | undefined;
  integration?: IntegrationReference | undefined;
  originTeamId?: string | undefined;
  originTeamName?: string | undefined;
  gitProviderGroupDescriptor?: string | undefined;
  gitScope?: string | undefined;
  configurations?: {
    /** The installation of the integration, by its ID. */
    configurationId: string;
    integrationId: string;
    integrationSlug: string;
    integrationName?: string | undefined;
  }[] | undefined;
  allowedIntegrationCount?: number | undefined;
  allowedIntegrationIds?: string[] | undefined;
  acceptedTokenCount?: number | undefined;
  clientId?: string | undefined;
  clientName?: string | undefined;
  clientUid?: string | undefined;
  environments?: string[] | undefined;
  fields?: string[] | undefined;
  importedTokenCount?: number | undefined;
  subjectType?: "app" | "user" | Unlisted | undefined;
  tokenCount?: number | undefined;
  tokensDeleted?: number | undefined;
  triggerDestinationCount?: number | undefined;
  connectSrcCount?: number | undefined;
  connectSrcOriginCount?: number | undefined;
  headerCount?: number | undefined;
  scriptCount?: number | undefined;
  connectSrcNormalizationRulesCleared?: boolean | undefined;
  connectSrcUserNormalizationRuleCount?: number | undefined;
  configChangeCount?: number | undefined;
  configChanges?: { [key: string]: unknown }[] | undefined;
  configVersion?: number | string | undefined;
  restore?: boolean | undefined;
  headerName?: string | undefined;
  justification?: string | null | undefined;
  previousStatus?: string | undefined;
  approvalScope?: PageIntegrityScope | undefined;
  kind?: PageIntegrityKind | Unlisted | undefined;
  exportId?: string | undefined;
  format?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  bulkRedirectsLimit?: number | undefined;
  prevBulkRedirectsLimit?: number | undefined;
  ruleGroups?: { [key: string]: ManagedRuleState } | undefined;
  rulesetName?: string | undefined;
  active?: boolean | undefined;
  newOwnerId?: string | undefined;
  previousOwnerId?: string | undefined;
  resourceUrl?: string | undefined;
  protectedProjectCount?: number | undefined;
  protectionEnabled?: boolean | undefined;
  vulnerabilities?: string[] | undefined;
  attackModeEnabled?: boolean | undefined;
  /** Unix time in milliseconds. */
  attackModeActiveUntil?: number | null | undefined;
  /** Unix time in milliseconds. */
  prevAttackModeActiveUntil?: number | null | undefined;
  prevAttackModeEnabled?: boolean | undefined;
  versionId?: string | undefined;
  moderationPolicyCount?: number | undefined;
  piiRedaction?: {
    from: boolean;
    to: boolean;
  } | undefined;
  policiesAdded?: string[] | undefined;
  policiesModified?: string[] | undefined;
  policiesRemoved?: string[] | undefined;
  added?: string[] | undefined;
  changed?: string[] | undefined;
  credential?: ProviderCredential | undefined;
  removed?: string[] | undefined;
  apiKey?: IdAndName | undefined;
  scopeType?: BudgetScopeType | TokenScopeType | undefined;
  userName?: string | undefined;
  bypassAll?: boolean | undefined;
  zdrExemption?: boolean | undefined;
  privateModel?: PrivateModelReference | undefined;
  privateProvider?: {
    slug: string;
  } | undefined;
  retention?: {
    ceilingMode: RetentionMode;
    defaultMode: RetentionMode;
    ceilingDays?: number | undefined;
    defaultDays?: number | undefined;
  } | undefined;
  rule?: {
    type: string;
    id: string;
    model?: string | undefined;
    rewriteModel?: string | undefined;
  } | undefined;
  virtualModelConfig?: {
    id: string;
    displayName?: string | undefined;
    modelSlug?: string | undefined;
  } | undefined;
  chatId?: string | undefined;
  events?: V0Usage[] | undefined;
  inputTokens?: number | undefined;
  messageId?: string | undefined;
  model?: string | undefined;
  outputTokens?: number | undefined;
  useCase?: string | undefined;
  appName?: string | undefined;
  atTTL?: number | undefined;
  authMethod?: SignInMethod | undefined;
  grantType?:
    | "authorization_code"
    | "urn:ietf:params:oauth:grant-type:device_code"
    | "urn:ietf:params:oauth:grant-type:token-exchange"
    | Unlisted | undefined;
  app?: {
    name: string;
    clientAuthenticationUsed: {
      method: ClientAuthenticationMethod;
      secretId?: string | undefined;
    };
    clientId: string;
  } | IdAndName | undefined;
  includesRefreshToken?: boolean | undefined;
  issuerUrl?: string | undefined;
  oidcSubject?: string | undefined;
  refreshTokenPrefix?: "vcr_" | undefined;
  refreshTokenPublicId?: string | undefined;
  refreshTokenSuffix?: string | undefined;
  rtTTL?: number | undefined;
  gitOwnerName?: string | undefined;
  documentId?: string | undefined;
  fingerprint?: string | undefined;
  title?: string | undefined;
  scopes?: AppScope[] | undefined;
  appId?: string | undefined;
  permissions?: (AppGrant | AppPermission)[] | undefined;
  nextScopes?: AppScope[] | undefined;
  nextPermissions?: AppGrant[] | undefined;
  count?: number | undefined;
  documents?: DocumentPayload[] | undefined;
  version?: string | undefined;
  chatTitle?: string | undefined;
  after?: AppPolicy | AppAccess | undefined;
  before?: AppPolicy | AppAccess | undefined;
  resources?: AppResources | undefined;
  secretLastFourChars?: string | undefined;
  issuedBefore?: number | undefined;
  fileId?: string | undefined;
  tier?: "plus" | "pro" | Unlisted | undefined;
  policy?: AppPolicy | undefined;
  repositoryName?: string | undefined;
  digest?: string | undefined;
  public?: boolean | undefined;
  reference?: string | undefined;
  removedTeamIds?: string[] | undefined;
  sharedWithTeamId?: string | undefined;
  sharedWithTeamSlug?: string | undefined;
  /** The global config, by its ID. */
  edgeConfigId?: string | null | undefined;
  edgeConfigSlug?: string | undefined;
  edgeConfigBackupVersionId?: string | undefined;
  edgeConfigDigest?: string | undefined;
  /** The token of the global config, by its ID. */
  edgeConfigTokenId?: string | null | undefined;
  label?: string | undefined;
  store?: StoreReference | IdAndName | undefined;
  /** A credential: keep it out of logs. */
  transferRequestCode?: string | undefined;
  edgeConfig?: CreatedTeam | undefined;
  fromAccount?: AccountReference | undefined;
  toAccount?: AccountReference | undefined;
  edgeConfigTokenIds?: string[] | undefined;
  access?: "private" | "public" | Unlisted | undefined;
  computeUnitsMax?: number | undefined;
  computeUnitsMin?: number | undefined;
  locked?: boolean | undefined;
  suspendTimeoutSeconds?: number | undefined;
  edgeConfigSchema?: { [key: string]: unknown } | undefined;
  storeType?: "postgres" | "redis" | Unlisted | undefined;
  envId?: string | undefined;
  envKey?: string | undefined;
  repository?: string | undefined;
  visibility?: EnvVarVisibility | undefined;
  customEnvironmentSlugs?: string[] | undefined;
  ipAddress?: string | undefined;
  /** Whether every custom environment gets it. */
  applyToAllCustomEnvironments?: boolean | undefined;
  comment?: string | undefined;
  /** Format: `date-time`. */
  created?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  deletedBy?: string | null | undefined;
  /** Display name of the user who last changed the variable. */
  lastEditedByDisplayName?: string | undefined;
  /** The names of the projects that it is linked to. */
  projectNames?: string[] | undefined;
  updatedBy?: string | null | undefined;
  newEnvVar?: SharedEnv | undefined;
  oldEnvVar?: SharedEnv | undefined;
  updateDiff?: SharedEnvDiff | undefined;
  updated?: boolean | undefined;
  configuration?: {
    id: string;
    name?: string | undefined;
  } | undefined;
  buildsEnabled?: boolean | undefined;
  passive?: boolean | undefined;
  peering?: NameReference | {
    id: string;
    accountId: string;
    region: string;
    vpcId: string;
  } | undefined;
  previousEndpoint?: {
    name: string;
    environmentIds?: string[] | undefined;
    privateDnsNames?: string[] | undefined;
  } | undefined;
  privateLinkEndpoint?: {
    id: string;
    name: string;
    environmentIds?: string[] | undefined;
    privateDnsNames?: string[] | undefined;
  } | undefined;
  current?: PrivateLinkState | undefined;
  prev?: PrivateLinkState | {
    project: {
      microfrontends?: ProjectMicrofrontends | undefined;
    };
  } | {
    name: string;
    slug: string;
    fallbackEnvironment: string;
    enablePolyrepoBranchRouting?: boolean | undefined;
  } | undefined;
  endpoint?: PrivateLinkState | undefined;
  state?: string | undefined;
  prevPurchasedAmount?: number | undefined;
  purchasedAmount?: number | undefined;
  srcImages?: string[] | undefined;
  tags?: string[] | undefined;
  path?: string | undefined;
  widget?: DashboardWidget | null | undefined;
  sampleRatePercent?: number | null | undefined;
  spendLimitInDollars?: number | null | undefined;
  analyticsId?: string | undefined;
  runId?: string | undefined;
  drainName?: string | null | undefined;
  drainUrl?: string | null | undefined;
  alertId?: string | undefined;
  alertName?: string | undefined;
  sampling?: HeadSampling[] | undefined;
  metricName?: string | undefined;
  logDrainUrl?: string | null | undefined;
  customAlertTitle?: string | undefined;
  algorithm?: string | undefined;
  issuerId?: string | undefined;
  issuerName?: string | undefined;
  managedBy?: string | undefined;
  policyKey?: string | undefined;
  keyId?: string | undefined;
  group?: NamedReference | undefined;
  enablePolyrepoBranchRouting?: boolean | undefined;
  fallbackEnvironment?: string | undefined;
  driveName?: string | undefined;
  snapshotId?: string | undefined;
  targetRegions?: string[] | undefined;
  sandboxId?: string | undefined;
  sandboxName?: string | undefined;
  [key: string]: unknown;
}

/** Actor of an event. */
export type EventPrincipal = UserPrincipal | AppPrincipal | ExternalPrincipal | SystemActor;

/** A kind of event. */
export interface EventType {
  name: EventName;
  categories: EventCategory[];
  description: string;
  deprecated?: boolean | undefined;
  /** The kinds of events that replace it. */
  replacedBy?: EventName[] | undefined;
}

/** All kinds of events. */
export interface EventTypes {
  categories: {
    name: EventCategory;
    label: string;
  }[];
  types: EventType[];
}

/** The user who caused the event. */
export interface EventUser {
  /** The ID of a user. */
  uid: string;
  slug?: string | undefined;
  avatar: string;
  email: string;
  username: string;
}

/** Actor outside of the platform. */
export interface ExternalPrincipal {
  type: "external";
  id: string;
  name: string;
  email?: string | undefined;
}

/** Reason why a feature is blocked for an account. */
export interface FeatureBlock {
  blockReason: BlockReason;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** Features that are blocked for an account. */
export interface FeatureBlocks {
  blob?: BlobBlock | undefined;
  connexForwardTriggers?: FeatureBlock | undefined;
  connexTokenRequests?: FeatureBlock | undefined;
  dataCache?: FeatureBlock | undefined;
  imageOptimizationTransformation?: FeatureBlock | undefined;
  kmsOperations?: FeatureBlock | undefined;
  microfrontendsRequest?: FeatureBlock | undefined;
  monitoring?: AccountBlock | undefined;
  observabilityPlus?: AccountBlock | undefined;
  postgres?: BlobBlock | undefined;
  redis?: BlobBlock | undefined;
  sandboxStorage?: FeatureBlock | undefined;
  sourceImages?: FeatureBlock | undefined;
  speedInsightsFree?: FeatureBlock | undefined;
  tracing?: FeatureBlock | undefined;
  vcr?: FeatureBlock | undefined;
  webAnalytics?: WebAnalyticsBlock | undefined;
  workflowEvents?: FeatureBlock | undefined;
  workflowStorageWrite?: FeatureBlock | undefined;
}

/** Action on a part of the flags. */
export type FlagItemAction = "created" | "deleted" | "transitioned" | "updated" | Unlisted;

/** Action on a flag. */
export type FlagStateAction = "archived" | "created" | "deleted" | "unarchived" | "updated" | Unlisted;

/** The user, with the settings of the account. */
export interface FullUser {
  /** The ID of a user. */
  id: string;
  name: string | null;
  avatar: string | null;
  billing: { [key: string]: unknown } | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a team: `team_…`. */
  defaultTeamId: string | null;
  email: string;
  /** Whether a trial can still be started. */
  hasTrialAvailable: boolean;
  resourceConfig: UserResourceConfig;
  /** Reason for the restriction of the account. */
  softBlock: SoftBlock | null;
  /** Prefix of the account's automatic URLs. */
  stagingPrefix: string;
  username: string;
  /** `northstar` for an account of today, which owns nothing itself: the platform's CLI reads it. Not in the platform's published description. */
  version?: "northstar" | Unlisted | undefined;
  accountUpdateContext?: AccountUpdateContext | undefined;
  activeDashboardViews?: DashboardView[] | undefined;
  dataCache?: {
    excessBillingEnabled?: boolean | undefined;
  } | undefined;
  dismissedToasts?: {
    name: string;
    dismissals: {
      /** Unix time in milliseconds. */
      createdAt: number;
      scopeId: string;
    }[];
  }[] | undefined;
  favoriteProjectsAndSpaces?: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    /** The ID of a team: `team_…`. */
    teamId: string;
  }[] | undefined;
  featureBlocks?: UserFeatureBlocks | undefined;
  /** The Git account last used to import a repository. */
  importFlowGitNamespace?: number | string | null | undefined;
  /** The ID of that Git account. */
  importFlowGitNamespaceId?: number | string | null | undefined;
  /** The Git provider last used to import a repository. */
  importFlowGitProvider?: RepositoryProvider | null | undefined;
  isAccountUpdateRequired?: boolean | undefined;
  /** Whether an organisation manages the account. */
  isEnterpriseManaged?: boolean | undefined;
  preferredScopesAndGitNamespaces?: {
    gitNamespaceId: number | string | null;
    scopeId: string;
  }[] | undefined;
  remoteCaching?: FeatureState | undefined;
  shouldShowEnterpriseManagedWelcome?: boolean | undefined;
}

/** A comment at GitHub. */
export interface GithubCommentJob {
  type: "now-comment";
  /** The commit and its location. */
  headInfo: GithubHead;
  installationId: number;
  isPrivate: boolean;
  /** The owner of the repository. */
  org: string;
  /** The pull request, by its number. */
  prId: number;
  provider: GithubVariant;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: number;
  beforeSha?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: unknown | undefined;
  customHost?: string | undefined;
  eventful?: boolean | undefined;
  gitComments?: GitComments | undefined;
  linkedProjectId?: string | undefined;
  projectId?: unknown | undefined;
}

/** The head of a pull request at GitHub. */
export interface GithubHead {
  /** The owner of the repository. */
  org: string;
  ref: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: number;
  sha: string;
}

/** A user at a GitHub server of their own. */
export interface GithubHostCredential {
  type: "github-oauth-custom-host";
  id: string;
  host: string;
}

/** A push to GitHub. */
export interface GithubPushJob {
  type: "push";
  /** The commit and its location. */
  headInfo: GithubHead;
  installationId: number;
  isPrivate: boolean;
  /** The owner of the repository. */
  org: string;
  /** The pull request, by its number. */
  prId: number | null;
  provider: GithubVariant;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: number;
  /** Unix time in milliseconds. */
  repoPushedAt: number | null;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  beforeSha?: string | undefined;
  commitInfo?: {
    total: number;
    earliestSha?: string | undefined;
  } | undefined;
  commitVerification?: CommitVerification | undefined;
  committerGitUserId?: number | undefined;
  committerGitUserType?: string | undefined;
  connectedProjectCount?: number | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  customHost?: string | undefined;
  defaultBranch?: string | undefined;
  deployHook?: DeployHookReference | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  eventful?: boolean | undefined;
  forceNew?: boolean | undefined;
  forced?: boolean | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  githubDeploymentId?: string | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  prIdOrZero?: number | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
  withCache?: boolean | undefined;
}

/** Variant of GitHub. */
export type GithubVariant = "github" | "github-limited" | "github-custom-host" | Unlisted;

/** A comment at GitLab. */
export interface GitlabCommentJob {
  type: "gitlab-now-comment";
  provider: "gitlab";
  /** The commit and its location. */
  headInfo: GitlabHead;
  /** The pull request, by its number. */
  prId: number;
  project: GitlabProjectReference;
  ref: string;
  sha: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  eventful?: boolean | undefined;
  gitComments?: GitComments | undefined;
  linkedProjectId?: string | undefined;
  projectId?: string | undefined;
}

/** The head of a merge request at GitLab. */
export interface GitlabHead {
  project: GitlabProjectReference;
  ref: string;
  sha: string;
}

/** A project at GitLab. */
export interface GitlabProjectReference {
  id: string;
  name?: string | null | undefined;
  defaultBranch?: string | null | undefined;
  namespace?: string | null | undefined;
  path?: string | null | undefined;
  url?: string | null | undefined;
}

/** A push to GitLab. */
export interface GitlabPushJob {
  type: "gitlab-push";
  provider: "gitlab";
  /** The commit and its location. */
  headInfo: GitlabHead;
  project: GitlabProjectReference;
  ref: string;
  sha: string;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  commit?: EventCommit | undefined;
  commitVerification?: CommitVerification | undefined;
  connectedProjectCount?: number | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  deployHook?: DeployHookReference | undefined;
  deploymentId?: string | undefined;
  eventful?: boolean | undefined;
  forceNew?: boolean | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  /** The pull request, by its number. */
  prId?: number | undefined;
  prIdOrZero?: number | undefined;
  projectId?: string | undefined;
  /** Unix time in milliseconds. */
  repoPushedAt?: number | null | undefined;
  silent?: boolean | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
  withCache?: boolean | undefined;
}

/** Information on which the sign-in decision was based. */
export interface GoogleSignInDecision {
  authoritative: boolean;
  basis: "gmail" | "none" | "workspace-mx" | Unlisted;
  emailDomain: string;
  emailVerified: boolean;
  hostedDomainMatch: boolean;
  mxOutcome: MxOutcome;
}

/** An installed integration. */
export interface IntegrationReference {
  id: string;
  name: string;
  slug: string;
  /** The installation of the integration, by its ID. */
  configurationId: string;
}

/** Reason for the state of a deployment. */
export type InternalReadyStateReason =
  | "EARLY_IGNORE_STEP"
  | "IGNORE_STEP"
  | "NAMESPACE_PRUNED"
  | "UNAFFECTED_PROJECT"
  | "UNVERIFIED_COMMIT"
  | Unlisted;

/** The project and the invited user. */
export interface InvitationProject {
  id?: string | undefined;
  name: string;
  invitedUserName: string;
  role: ProjectRole;
  invitedUserId?: string | undefined;
}

/** Method by which the difference was settled. */
export type InvoiceSettlementMethod = "credited-paid" | "credited-payment-pending" | "refunded-paid" | "refunded-payment-pending" | Unlisted;

/** Maximum spend. */
export interface KeyBudget {
  limitAmount: number;
  refreshPeriod: QuotaRefreshPeriod;
  alertThresholds?: number[] | undefined;
}

/** The user, as far as the token may see. */
export interface LimitedUser {
  /** The ID of a user. */
  id: string;
  name: string | null;
  avatar: string | null;
  /** The ID of a team: `team_…`. */
  defaultTeamId: string | null;
  email: string;
  /** Present if the token may not see more. */
  limited: true;
  username: string;
  /** `northstar` for an account of today, which owns nothing itself: the platform's CLI reads it. Not in the platform's published description. */
  version?: "northstar" | Unlisted | undefined;
  /** Whether an organisation manages the account. */
  isEnterpriseManaged?: boolean | undefined;
  shouldShowEnterpriseManagedWelcome?: boolean | undefined;
}

/** A user at another service. */
export interface LoginCredential {
  type: "apple" | "bitbucket" | "chatgpt" | "github-oauth" | "github-oauth-limited" | "gitlab" | "google" | "vercel";
  id: string;
}

/** Provider with which a user signs in. */
export type LoginProvider =
  | "apple"
  | "bitbucket"
  | "chatgpt"
  | "github"
  | "github-limited"
  | "github-custom-host"
  | "gitlab"
  | "google"
  | "saml"
  | Unlisted;

/** A team whose organisation manages the account. */
export interface ManagedTeam {
  name: string;
  slug: string;
  avatar: string | null;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** The address of the managed account. */
  workEmail: string;
}

/** The current or former role of a user. */
export interface MembershipChange {
  uid?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  previousRole?: ProjectRole | undefined;
  role?: ProjectRole | undefined;
  username?: string | undefined;
}

/** Method by which a second factor was requested. */
export type MfaChallengeMethod = "email-otp" | "recovery-code" | "totp" | "webauthn" | Unlisted;

/** Method by which a second factor was changed. */
export type MfaChangeMethod = "passkey" | "self_serve_recovery" | "totp" | "user_disabled" | Unlisted;

/** The second factors of a user. */
export interface MfaConfiguration {
  enabled: boolean;
  /** A credential: keep it out of logs. */
  recoveryCodes: string[];
  /** Unix time in milliseconds. */
  enabledAt?: number | undefined;
  history?: MfaRecord[] | undefined;
  /** A credential: keep it out of logs. */
  totp?: {
    /** Unix time in milliseconds. */
    createdAt: number;
    secret: string;
  } | undefined;
}

/** A time that second factors were turned on or off. */
export interface MfaRecord {
  action: Switched;
  actorId: string;
  actorType: ActorType;
  method: MfaRecordMethod;
  /** Unix time in milliseconds. */
  timestamp: number | null;
  reason?: string | undefined;
}

/** Method by which a second factor was set up or removed. */
export type MfaRecordMethod = "admin_removal" | "passkey" | "self_serve_recovery" | "totp" | "unknown" | "user_disabled" | Unlisted;

/** Whether a second factor is requested. */
export interface MfaState {
  enabled: boolean;
  totpVerified: boolean;
}

/** Reference by slug. */
export interface ModelSlugReference {
  slug: string;
}

/** Result of the lookup of a domain's mail servers. */
export type MxOutcome = "google" | "lookup-error" | "non-google" | "not-checked" | Unlisted;

/** Reference by ID and, if known, name. */
export interface NameReference {
  id: string;
  name?: string | undefined;
}

/** The move of a user's own account into a team. */
export interface NorthstarMigration {
  endTime: number;
  integrationClients: number;
  integrationConfigurations: number;
  projects: number;
  startTime: number;
  stores: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
}

/** Approval that was granted along with it. */
export interface NsnbSideEffect {
  action: "auto-approved-member" | "auto-approved-pending-invite" | Unlisted;
  gitUserLogin: string;
}

/** Level at which decisions are made: the organization or each team. */
export type OrganizationMode = "organization" | "team" | Unlisted;

/** Times of the notifications about usage beyond an account's plan. */
export interface OverageMetadata {
  /** Unix time in milliseconds. */
  dailyOverageSummaryEmailSentAt?: number | undefined;
  /** Unix time in milliseconds. */
  firstTimeOnDemandNotificationSentAt?: number | undefined;
  /** Unix time in milliseconds. */
  increasedOnDemandEmailAttemptedAt?: number | undefined;
  /** Unix time in milliseconds. */
  increasedOnDemandEmailSentAt?: number | undefined;
  /** Unix time in milliseconds. */
  overageSummaryExpiresAt?: number | undefined;
  /** Unix time in milliseconds. */
  weeklyOverageSummaryEmailSentAt?: number | undefined;
}

/** Resource that was overused. */
export type OverageType =
  | "analyticsUsage"
  | "artifacts"
  | "bandwidth"
  | "blobDataTransfer"
  | "blobTotalAdvancedRequests"
  | "blobTotalAvgSizeInBytes"
  | "blobTotalGetResponseObjectSizeInBytes"
  | "blobTotalSimpleRequests"
  | "connectDataTransfer"
  | "dataCacheRead"
  | "dataCacheWrite"
  | "edgeConfigRead"
  | "edgeConfigWrite"
  | "edgeFunctionExecutionUnits"
  | "edgeMiddlewareInvocations"
  | "edgeRequest"
  | "edgeRequestAdditionalCpuDuration"
  | "elasticConcurrencyBuildSlots"
  | "fastDataTransfer"
  | "fastOriginTransfer"
  | "fluidCpuDuration"
  | "fluidDuration"
  | "functionDuration"
  | "functionInvocation"
  | "imageOptimizationCacheRead"
  | "imageOptimizationCacheWrite"
  | "imageOptimizationTransformation"
  | "logDrainsVolume"
  | "monitoringMetric"
  | "observabilityEvent"
  | "onDemandConcurrencyMinutes"
  | "runtimeCacheRead"
  | "runtimeCacheWrite"
  | "serverlessFunctionExecution"
  | "sourceImages"
  | "wafOwaspExcessBytes"
  | "wafOwaspRequests"
  | "wafRateLimitRequest"
  | "webAnalyticsEvent"
  | Unlisted;

/** Part of a page that was assessed: a script or a connection target. */
export type PageIntegrityKind = "connectSrc" | "script" | Unlisted;

/** Deployments whose pages are checked for integrity. */
export type PageIntegrityScope = "all" | "preview" | Unlisted;

/** Whether a panel is open. */
export type PanelState = "open" | "closed" | Unlisted;

/** A PrivateLink endpoint. */
export interface PrivateLinkState {
  id: string;
  name: string;
  awsServiceName: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  vercelRegion: string;
  privateDnsNames?: string[] | undefined;
}

/** A private model. */
export type PrivateModelReference = ProviderModelReference | ModelSlugReference;

/** A project. */
export interface ProjectPayload {
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  projectName?: string | undefined;
}

/** Action on a protection bypass. */
export type ProtectionBypassAction = "disabled" | "enabled" | "regenerated" | "updated" | Unlisted;

/** A credential of a provider of models. */
export interface ProviderCredential {
  id: string;
  name: string;
  providerSlug: string;
}

/** A model of a provider. */
export interface ProviderModelReference {
  slug: string;
  providerSlug: string;
}

/** A pull request at GitHub. */
export interface PullRequestJob {
  type: "pr";
  /** The commit and its location. */
  headInfo: GithubHead;
  installationId: number;
  isPrivate: boolean;
  /** The owner of the repository. */
  org: string;
  /** The pull request, by its number. */
  prId: number;
  provider: GithubVariant;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: number;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  beforeSha?: string | undefined;
  commitVerification?: CommitVerification | undefined;
  committerGitUserId?: number | undefined;
  committerGitUserType?: string | undefined;
  connectedProjectCount?: number | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  customHost?: string | undefined;
  defaultBranch?: string | undefined;
  deployHook?: DeployHookReference | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  eventful?: boolean | undefined;
  forceNew?: boolean | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  githubDeploymentId?: string | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  prIdOrZero?: number | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
  withCache?: boolean | undefined;
}

/** Stage at which a push failed. */
export type PushFailureStage = "authorization" | "push" | "unexpected" | "unknown" | "validation" | Unlisted;

/** A Git provider that can be pushed to. */
export type PushProvider = "bitbucket" | "cursor-origin" | "github" | "gitlab" | Unlisted;

/** Period after which a quota or a budget is renewed. */
export type QuotaRefreshPeriod = "daily" | "monthly" | "none" | "weekly" | Unlisted;

/** A rate limit that grows. */
export interface RateLimit {
  maxRate?: number | undefined;
  minRate?: number | undefined;
  stepPerMinute?: number | undefined;
}

/** Action that changed the recovery codes. */
export type RecoveryCodesAction =
  | "add-passkey"
  | "add-totp"
  | "admin-remove"
  | "disable"
  | "enable"
  | "regenerate-recovery-codes"
  | "remove-passkey"
  | Unlisted;

/** The former role of a user in a project. */
export interface RemovedMembership {
  uid: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  role: ProjectRole;
  username?: string | undefined;
}

/** A member who was removed. */
export interface RemovedUser {
  confirmed: boolean;
  role: TeamRole;
  /** Unix time in milliseconds. */
  confirmedAt?: number | undefined;
  joinedFrom?: TeamJoinOrigin | undefined;
}

/** Whether data is kept for days, or until its deletion is requested. */
export type RetentionMode = "days" | "until-requested" | Unlisted;

/** Trigger of a change to the enforcement of SAML. */
export type SamlEnforcementTrigger =
  | "directory_sync_updated"
  | "domain_deleted"
  | "domain_verified"
  | "saml_updated"
  | "team_attached"
  | "team_participation_updated"
  | "toggle"
  | Unlisted;

/** A scheduled block. */
export interface ScheduledBlock {
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  executeAt: number;
  reason: string;
  source: string;
  caseId?: string | undefined;
  scheduleName?: string | undefined;
}

/** A second factor. */
export type SecondFactorMethod = "totp" | "webauthn" | "recovery-code" | Unlisted;

/** A further e-mail address. */
export interface SecondaryEmail {
  email: string;
  verified: boolean;
}

/** Changes to a variable. */
export interface SharedEnvDiff {
  id: string;
  key?: string | undefined;
  changedValue: boolean;
  newCustomEnvironmentIds?: string[] | undefined;
  newKey?: string | undefined;
  newProjects?: ProjectPayload[] | undefined;
  newTarget?: EnvTarget[] | undefined;
  newType?: string | undefined;
  oldCustomEnvironmentIds?: string[] | undefined;
  oldProjects?: ProjectPayload[] | undefined;
  oldTarget?: EnvTarget[] | undefined;
  oldType?: string | undefined;
}

/** Way in which a user signed in. */
export type SignInFactorOrigin =
  | "apple"
  | "bitbucket"
  | "chatgpt"
  | "email"
  | "emu-recovery"
  | "github"
  | "gitlab"
  | "google"
  | "invite"
  | "magic-link"
  | "otp"
  | "otp-link"
  | "saml"
  | "webauthn"
  | Unlisted;

/** Reason why an account is restricted. */
export interface SoftBlock {
  /** Unix time in milliseconds. */
  blockedAt: number;
  reason: SoftBlockReason;
  blockedDueToOverageType?: OverageType | undefined;
  /** Unix time in milliseconds. */
  unpauseAt?: number | undefined;
}

/** Reason why an account is restricted. */
export type SoftBlockReason =
  | "BLOCKED_FOR_PLATFORM_ABUSE"
  | "DOMAIN_OWNER_DELETION_REQUEST"
  | "ENTERPRISE_TRIAL_ENDED"
  | "ENTERPRISE_UNPAID_INVOICE"
  | "EXPOSURE_CAP_EXCEEDED"
  | "FAIR_USE_LIMITS_EXCEEDED"
  | "SUBSCRIPTION_CANCELED"
  | "SUBSCRIPTION_EXPIRED"
  | "UNPAID_INVOICE"
  | Unlisted;

/** Maximum spend. */
export interface SpendBudget {
  type: "fixed";
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  fixedBudget: number;
  isActive: boolean;
  notifiedAt: number[];
  previousSpend: number[];
  /** The ID of a team: `team_…`. */
  teamId: string;
  pauseProjects?: boolean | undefined;
  pricingPlan?: BudgetPricingPlan | undefined;
  scope?: "organization" | "project" | "team" | Unlisted | undefined;
  scopeId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webhookId?: string | undefined;
  webhookNotified?: boolean | undefined;
}

/** Single sign-on protection: its scope alone or all its settings; null if it is off. */
export type SsoProtectionSetting = ProtectionScope | SsoProtection | null;

/** A project and its static IP addresses. */
export interface StaticIpsProject {
  id?: string | undefined;
  staticIps: {
    enabled: boolean;
    buildRegion?: string | undefined;
    builds?: boolean | undefined;
    regions?: string[] | undefined;
  };
}

/** A store. */
export interface StoreReference {
  type: StoreType;
  id: string;
  name?: string | undefined;
}

/** Type of a store. */
export type StoreType = "blob" | "edge-config" | "integration" | "postgres" | "redis" | Unlisted;

/** Whether something was switched on or off. */
export type Switched = "disabled" | "enabled" | Unlisted;

/** Kind of account or resource for which a token may act. */
export type TokenScopeType = "user" | "team" | "project" | Unlisted;

/** Times of the notifications to an account. */
export interface UsageAlert {
  currentThreshold: number;
  /** Unix time in milliseconds. */
  blockGracePeriodStartedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  blockedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  warningAt?: number | null | undefined;
}

/** Usage alerts that an account received, by product. */
export interface UsageAlerts {
  analyticsUsage?: UsageAlert | undefined;
  artifacts?: UsageAlert | undefined;
  bandwidth?: UsageAlert | undefined;
  blobDataTransfer?: UsageAlert | undefined;
  blobTotalAdvancedRequests?: UsageAlert | undefined;
  blobTotalAvgSizeInBytes?: UsageAlert | undefined;
  blobTotalGetResponseObjectSizeInBytes?: UsageAlert | undefined;
  blobTotalSimpleRequests?: UsageAlert | undefined;
  connectDataTransfer?: UsageAlert | undefined;
  dataCacheRead?: UsageAlert | undefined;
  dataCacheWrite?: UsageAlert | undefined;
  edgeConfigRead?: UsageAlert | undefined;
  edgeConfigWrite?: UsageAlert | undefined;
  edgeFunctionExecutionUnits?: UsageAlert | undefined;
  edgeMiddlewareInvocations?: UsageAlert | undefined;
  edgeRequest?: UsageAlert | undefined;
  edgeRequestAdditionalCpuDuration?: UsageAlert | undefined;
  elasticConcurrencyBuildSlots?: UsageAlert | undefined;
  fastDataTransfer?: UsageAlert | undefined;
  fastOriginTransfer?: UsageAlert | undefined;
  fluidCpuDuration?: UsageAlert | undefined;
  fluidDuration?: UsageAlert | undefined;
  functionDuration?: UsageAlert | undefined;
  functionInvocation?: UsageAlert | undefined;
  imageOptimizationCacheRead?: UsageAlert | undefined;
  imageOptimizationCacheWrite?: UsageAlert | undefined;
  imageOptimizationTransformation?: UsageAlert | undefined;
  logDrainsVolume?: UsageAlert | undefined;
  monitoringMetric?: UsageAlert | undefined;
  observabilityEvent?: UsageAlert | undefined;
  onDemandConcurrencyMinutes?: UsageAlert | undefined;
  runtimeCacheRead?: UsageAlert | undefined;
  runtimeCacheWrite?: UsageAlert | undefined;
  serverlessFunctionExecution?: UsageAlert | undefined;
  sourceImages?: UsageAlert | undefined;
  wafOwaspExcessBytes?: UsageAlert | undefined;
  wafOwaspRequests?: UsageAlert | undefined;
  wafRateLimitRequest?: UsageAlert | undefined;
  webAnalyticsEvent?: UsageAlert | undefined;
}

/** A user, as much of the account as the token may see. */
export type User = FullUser | LimitedUser;

/** Event of the account or team. */
export interface UserEvent {
  type?: EventName | undefined;
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Parts of `text` that name entities. */
  entities: EventEntity[];
  principalId: string;
  /** Description of the event, as a sentence. */
  text: string;
  categories?: EventCategory[] | undefined;
  /**
   * Details of the event, with `withPayload`. The platform does not document which members an event of a `type` has:
   * check for them.
   */
  payload?: EventPayload | undefined;
  /** Actor of the event. */
  principal?: EventPrincipal | undefined;
  requestId?: string | undefined;
  sessionId?: string | undefined;
  tokenId?: string | undefined;
  user?: EventUser | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  /** Intermediaries through whom the event was caused. */
  via?: EventPrincipal[] | undefined;
  /** The IDs of `via`. */
  viaIds?: string[] | undefined;
}

/** Page of events; the next one continues from the last `createdAt`. */
export interface UserEventPage {
  events: UserEvent[];
}

/** Features that are blocked for the account. */
export interface UserFeatureBlocks {
  speedInsightsFree?: {
    blockReason: BlockReason;
    isCurrentlyBlocked: boolean;
    /** Unix time in milliseconds. */
    blockedFrom?: number | undefined;
    /** Unix time in milliseconds. */
    blockedUntil?: number | undefined;
  } | undefined;
  webAnalytics?: {
    isCurrentlyBlocked: boolean;
    /** Unix time in milliseconds. */
    blockedFrom?: number | undefined;
    /** Unix time in milliseconds. */
    blockedUntil?: number | undefined;
  } | undefined;
}

/** A user. */
export interface UserPrincipal {
  type?: "user" | undefined;
  /** The ID of a user. */
  uid: string;
  slug?: string | undefined;
  avatar: string;
  email: string;
  username: string;
}

/** Resource limits of the user's own account. */
export interface UserResourceConfig {
  awsAccountIds?: string[] | undefined;
  awsAccountType?: string | undefined;
  blobStores?: number | undefined;
  buildEntitlements?: BuildEntitlements | undefined;
  buildMachine?: DefaultBuildMachine | undefined;
  buildQueue?: BuildQueue | undefined;
  bulkRedirectsFreeLimitOverride?: number | undefined;
  cfZoneName?: string | undefined;
  concurrentBuilds?: number | undefined;
  cronJobsPerProject?: number | undefined;
  customEnvironmentsPerProject?: number | undefined;
  edgeConfigSize?: number | undefined;
  edgeConfigs?: number | undefined;
  edgeFunctionExecutionTimeoutMs?: number | undefined;
  edgeFunctionMaxSizeBytes?: number | undefined;
  /** Whether builds may run beyond the slots of the plan. */
  elasticConcurrencyEnabled?: boolean | undefined;
  flagsExplorerOverridesThreshold?: number | undefined;
  flagsExplorerUnlimitedOverrides?: boolean | undefined;
  imageOptimizationType?: string | undefined;
  integrationStores?: number | undefined;
  kvDatabases?: number | undefined;
  microfrontendGroupsPerTeam?: number | undefined;
  microfrontendProjectsPerGroup?: number | undefined;
  nodeType?: string | undefined;
  postgresDatabases?: number | undefined;
  security?: UserSecurityLimits | undefined;
  serverlessFunctionMaxDuration?: number | undefined;
  serverlessFunctionMaxMemorySize?: number | undefined;
}

/** Maximum number of firewall rules of the account. */
export interface UserSecurityLimits {
  customRules?: number | undefined;
  ipBlocks?: number | undefined;
  ipBypass?: number | undefined;
  rateLimit?: number | undefined;
}

/** A plan of v0. */
export type V0PlanSlug = "v0_business" | "v0_teams" | Unlisted;

/** Usage of a step of a v0 message. */
export interface V0Usage {
  cacheCreationInputTokens: number;
  cacheReadInputTokens: number;
  eventId: string;
  inputTokens: number;
  modelId: string;
  outputTokens: number;
  timestamp: string;
  totalTokens: number;
}

/** A push to a repository that the platform hosts. */
export interface VercelPushJob {
  type: "vercel-push";
  provider: "vercel";
  headInfo: {
    /** The owner of the repository. */
    org: string;
    ref: string;
    /** The name of the repository. */
    repo: string;
    sha: string;
  };
  /** The owner of the repository. */
  org: string;
  ref: string;
  /** The name of the repository. */
  repo: string;
  sha: string;
  authorized?: boolean | undefined;
  authorizedBy?: string | undefined;
  commitVerification?: CommitVerification | undefined;
  connectedProjectCount?: number | undefined;
  /** The custom environment, by its ID. */
  customEnvId?: string | null | undefined;
  deployHook?: DeployHookReference | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  gitComments?: GitComments | undefined;
  gitHashtagVercel?: CommitHashtag[] | undefined;
  isManualGitDeploy?: boolean | undefined;
  jobPairs?: string[][] | undefined;
  jobProjectIds?: string[] | undefined;
  linkedProjectId?: string | undefined;
  nsnbSideEffect?: NsnbSideEffect | undefined;
  /** The pull request, by its number. */
  prId?: number | null | undefined;
  prIdOrZero?: number | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Unix time in milliseconds. */
  repoPushedAt?: number | null | undefined;
  skippedJobPairs?: string[][] | undefined;
  target?: string | null | undefined;
  url?: string | undefined;
}

/** Reason why an account may not use Web Analytics. */
export interface WebAnalyticsBlock {
  blockReason: BlockReason;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
  /** Unix time in milliseconds. */
  graceEmailSentAt?: number | undefined;
}

/** Limit for a period. */
export interface WindowLimit {
  duration: number;
  max: number;
}

/** A budget as an item. */
export interface WrappedBudget {
  budgetItem: SpendBudget;
}

/** Input of `listUserEvents`. */
export interface ListUserEventsInput {
  /** Only events about this entity. */
  entityId?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only events caused by this user, app or integration. */
  principalId?: string | undefined;
  /** Only events of these projects. */
  projectIds?: string | undefined;
  /** Only events after this time, as an ISO date or Unix milliseconds. */
  since?: string | undefined;
  /** Only these kinds of events, separated by commas. */
  types?: string | undefined;
  /** Only events before this time, as an ISO date or Unix milliseconds. */
  until?: string | undefined;
  /** Only events caused by this user. */
  userId?: string | undefined;
  /** `true` adds the details of each event. */
  withPayload?: boolean | undefined;
}

/** Answer of `listUserEvents`. */
export type ListUserEventsOutput = UserEventPage;

/** Input of `listEventTypes`. */
export type ListEventTypesInput = Record<string, never>;

/** Answer of `listEventTypes`. */
export type ListEventTypesOutput = EventTypes;

/** Input of `getUser`. */
export type GetUserInput = Record<string, never>;

/** Answer of `getUser`. */
export interface GetUserOutput {
  user: User;
}

/** Input of `deleteUser`. */
export interface DeleteUserInput {
  /** Reasons for the deletion of the account. */
  reasons?: readonly DeletionReason[] | undefined;
}

/** Answer of `deleteUser`. */
export interface DeleteUserOutput {
  /** The ID of a user. */
  id: string;
  email: string;
  message: string;
}
