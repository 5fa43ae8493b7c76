// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** What is known about misuse by a user. */
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

/** Why an account may not use something, and how strictly. */
export interface AccountBlock {
  blockReason: BlockReason;
  blockType: "hard" | "soft" | (string & {});
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** What was done to an account. */
export type AccountBlockAction = "blocked" | "hard-blocked" | "soft-blocked" | "unblocked" | (string & {});

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
export type AccountPlan = "hobby" | "pro" | (string & {});

/** Who provides an account from outside. */
export type AccountProvider = "chatgpt" | "stripe" | (string & {});

/** All that is kept about a user. */
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

/** How much an account may use. */
export interface AccountResourceLimit {
  /** Only in "So much in a time". */
  duration?: number | undefined;
  /** Only in "So much in a time". */
  max?: number | undefined;
  /** Only in "A rate that grows". */
  maxRate?: number | undefined;
  /** Only in "A rate that grows". */
  minRate?: number | undefined;
  /** Only in "A rate that grows". */
  stepPerMinute?: number | undefined;
}

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

/** Why the user must change the account. */
export interface AccountUpdateContext {
  canOptOut: boolean;
  managedTeams: ManagedTeam[];
  verifiedEmuDomains: string[];
  organization?: NamedReference | undefined;
}

/** Whether the user did it or an administrator. */
export type ActorType = "admin" | "user" | (string & {});

/** What an app may do; `*` for everything. */
export type AppGrant = "*" | "manage:speed-insights" | "manage:web-analytics" | "read-write:ai-gateway-api-key" | "read-write:ai-gateway-guardrails" | "read-write:ai-gateway-private-models" | "read-write:ai-gateway-rules" | "read-write:ai-gateway-virtual-model-configs" | "read-write:alerts" | "read-write:automations" | "read-write:billing" | "read-write:blob" | "read-write:connect" | "read-write:deployment" | "read-write:domain" | "read-write:domain-registrar" | "read-write:drains" | "read-write:edge-cache" | "read-write:edge-config" | "read-write:firewall" | "read-write:integration-configuration" | "read-write:integration-resource" | "read-write:kms" | "read-write:project" | "read-write:project-env-vars" | "read-write:project-env-vars-non-production" | "read-write:project-env-vars-production" | "read-write:project-flags-non-production" | "read-write:project-flags-production" | "read-write:project-protection-bypass" | "read-write:remote-cache" | "read-write:sandbox" | "read-write:schedule" | "read-write:team-members" | "read-write:vcr" | "read:access-group" | "read:ai-gateway-guardrails" | "read:ai-gateway-private-models" | "read:ai-gateway-rules" | "read:ai-gateway-virtual-model-configs" | "read:alerts" | "read:automations" | "read:billing" | "read:connect" | "read:deployment" | "read:domain" | "read:event" | "read:firewall" | "read:integration-configuration" | "read:integration-resource" | "read:kms" | "read:monitoring" | "read:project" | "read:project-env-vars-non-production" | "read:project-env-vars-production" | "read:project-flags" | "read:remote-cache" | "read:sandbox" | "read:schedule" | "read:speed-insights" | "read:team" | "read:user" | "read:vcr" | "read:web-analytics" | "read:webhooks" | "use:ai-gateway" | (string & {});

/** What an installed app may do. */
export type AppPermission = "manage:speed-insights" | "manage:web-analytics" | "read-write:ai-gateway-api-key" | "read-write:ai-gateway-guardrails" | "read-write:ai-gateway-private-models" | "read-write:ai-gateway-rules" | "read-write:ai-gateway-virtual-model-configs" | "read-write:alerts" | "read-write:automations" | "read-write:billing" | "read-write:blob" | "read-write:connect" | "read-write:deployment" | "read-write:domain" | "read-write:domain-registrar" | "read-write:drains" | "read-write:edge-cache" | "read-write:edge-config" | "read-write:firewall" | "read-write:integration-configuration" | "read-write:integration-resource" | "read-write:kms" | "read-write:project" | "read-write:project-env-vars" | "read-write:project-env-vars-non-production" | "read-write:project-env-vars-production" | "read-write:project-flags-non-production" | "read-write:project-flags-production" | "read-write:project-protection-bypass" | "read-write:remote-cache" | "read-write:sandbox" | "read-write:schedule" | "read-write:team-members" | "read-write:vcr" | "read:access-group" | "read:ai-gateway-guardrails" | "read:ai-gateway-private-models" | "read:ai-gateway-rules" | "read:ai-gateway-virtual-model-configs" | "read:alerts" | "read:automations" | "read:billing" | "read:connect" | "read:deployment" | "read:domain" | "read:event" | "read:firewall" | "read:integration-configuration" | "read:integration-resource" | "read:kms" | "read:monitoring" | "read:project" | "read:project-env-vars-non-production" | "read:project-env-vars-production" | "read:project-flags" | "read:remote-cache" | "read:sandbox" | "read:schedule" | "read:speed-insights" | "read:team" | "read:vcr" | "read:web-analytics" | "read:webhooks" | "use:ai-gateway" | (string & {});

/** Which apps may be used, and for what. */
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

/** On what an app may act. */
export interface AppResources {
  projectIds: {
    type: "list";
    required: true;
    items: {
      type: "string";
    };
  };
}

/** What an app may know of a user. */
export type AppScope = "openid" | "email" | "profile" | "offline_access" | (string & {});

/** A field of the billing details. */
export type BillingField = "address" | "email" | "language" | "name" | "purchaseOrder" | "tax" | (string & {});

/** Why an account may not use blob stores. */
export interface BlobBlock {
  blockReason: "limits_exceeded" | BlockReason;
  /** Only in "More was used than is allowed". */
  overageReason?: OverageType | undefined;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** Why something may not be used. */
export type BlockReason = "admin_override" | "hard_blocked" | "limits_exceeded" | (string & {});

/** Picks branches by their name. */
export interface BranchMatcher {
  type: "endsWith" | "equals" | "startsWith" | (string & {});
  pattern: string;
}

/** What happened to a budget. */
export type BudgetChange = "set" | "enable" | "disable" | "remove" | (string & {});

/** The plan that a budget was set under. */
export type BudgetPricingPlan = "flex" | "legacy" | "platform" | "plus" | "unbundled" | (string & {});

/** What a budget holds for. */
export type BudgetScopeType = "api-key" | "project" | "team" | "user" | (string & {});

/** What builds may use. */
export interface BuildEntitlements {
  enhancedBuilds?: boolean | undefined;
}

/** Why the build machine changed. */
export type BuildMachineChangeReason = "basic-floor" | "build-timeout-failure" | "enospc-failure" | "enterprise-floor" | "high-peak-disk" | "high-peak-memory" | "long-build-duration" | "oom-failure" | "plan-change" | "project-transfer" | "short-build-duration" | "sustained-high-cpu" | (string & {});

/** The size of a build machine, or `elastic` to let it follow the need. */
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic" | (string & {});

/** How builds wait for each other. */
export interface BuildQueue {
  configuration?: BuildQueueConfiguration | undefined;
}

/** Whether a build waits for an earlier one of the same branch. */
export type BuildQueueConfiguration = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE" | (string & {});

/** What the card of a project shows. */
export type CardWidget = "analytics-online" | "analytics-page-views" | "analytics-visitors" | "firewall-allowed" | "firewall-denied" | "observability-alert" | "observability-edge-requests" | "observability-error-rate" | "observability-function-invocations" | "shortcut" | "speed-insights-cls" | "speed-insights-lcp" | "speed-insights-res" | (string & {});

/** Whether a user did it or the platform itself. */
export type ChangeInitiator = "system" | "user" | (string & {});

/** How an app proves who it is when it asks for tokens. */
export type ClientAuthenticationMethod = "client_secret_basic" | "client_secret_jwt" | "client_secret_post" | "none" | "oidc_token" | "private_key_jwt" | (string & {});

/** Which repositories are reviewed. */
export type CodeReviewRepositories = "all" | "private" | "public" | "selected_repos" | (string & {});

/** What a commit asks of its build. */
export type CommitHashtag = "#VERCEL_BUILD_MACHINE=TURBO" | "#VERCEL_BUILD_PRIO_1" | "#VERCEL_BUILD_PRIO_10" | "#VERCEL_BUILD_PRIO_2" | "#VERCEL_BUILD_PRIO_3" | "#VERCEL_BUILD_PRIO_4" | "#VERCEL_BUILD_PRIO_5" | "#VERCEL_BUILD_PRIO_6" | "#VERCEL_BUILD_PRIO_7" | "#VERCEL_BUILD_PRIO_8" | "#VERCEL_BUILD_PRIO_9" | "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_CANCEL" | "#VERCEL_SDDJ_AFTER_GET_REPO_FORCE_ERROR" | "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_CANCEL" | "#VERCEL_SDDJ_AFTER_VERIFY_FORCE_ERROR" | "#VERCEL_SDDJ_BEFORE_BUILD_JOB_QUEUED_ERROR" | "#VERCEL_SDDJ_FORCE_GIT_FORK_ERROR" | "#VERCEL_SKIP" | "#VERCEL_V0_MESSAGE" | (string & {});

/** Whether the signature of a commit is valid. */
export type CommitVerification = "verified" | "unverified" | "unknown" | (string & {});

/** What was done to a commitment. */
export type CommitmentChange = "disable" | "disable-commitment" | "enable" | "enable-commitment" | "update" | (string & {});

/** What a team commits to. */
export interface CommitmentSettings {
  maximumMonthlySpend: string | null;
  minimumBalance: string;
  targetBalance: string;
}

/** A private network that an environment is connected to. */
export interface ConnectConfiguration {
  buildsEnabled: boolean;
  /** The private network that it is connected to. */
  connectConfigurationId: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  envId: string;
  /** Whether it only takes over in a failover. */
  passive: boolean;
  /** Unix time in milliseconds. */
  updatedAt: number;
  aws?: {
    subnetIds: string[];
    securityGroupId?: string | undefined;
  } | undefined;
  /** The data centre. */
  dc?: string | undefined;
}

/** Whether consent was given. */
export type ConsentDecision = "granted" | "refused" | (string & {});

/** The team that was created. */
export interface CreatedTeam {
  /** The ID of a team: `team_…`. */
  id: string;
  slug: string;
}

/** How the dashboard shows a team. */
export interface DashboardView {
  scopeId: string;
  favoritesViewPreference?: PanelState | null | undefined;
  recentsViewPreference?: PanelState | null | undefined;
  viewPreference?: "cards" | "list" | null | (string & {}) | undefined;
}

/** A part of the dashboard. */
export type DashboardWidget = "alert" | "analytics-online" | "analytics-page-views" | "analytics-visitors" | "firewall-allowed" | "firewall-denied" | "observability-alert" | "observability-edge-requests" | "observability-error-rate" | "observability-function-invocations" | "online" | "res" | "shortcut" | "speed-insights-cls" | "speed-insights-lcp" | "speed-insights-res" | (string & {});

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

/** What a query of a database was for. */
export type DatabaseQueryType = "data-edit" | "data-view" | "schema" | "user" | (string & {});

/** The build machine of projects that choose none. */
export interface DefaultBuildMachine {
  default?: BuildMachineSetting | undefined;
}

/** A user who was deleted. */
export interface DeletedUser {
  email: string;
  username: string;
}

/** Why something is deleted. */
export interface DeletionReason {
  slug: string;
  description: string;
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

/** Whether the name of a domain is encrypted when a connection begins. */
export type EchMode = "auto" | "enabled" | "disabled" | (string & {});

/** An environment that a variable is set in. */
export type EnvTarget = "production" | "preview" | "development" | (string & {});

/** How an environment variable is to be stored. */
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system" | (string & {});

/** Whether a value counts as configuration or as a secret. */
export type EnvVarVisibility = "config" | "secret" | (string & {});

/** What an event is about. */
export type EventCategory = "account" | "ai" | "ai-gateway" | "billing" | "connect" | "deployment" | "domain" | "edge" | "env-variable" | "feature-flags" | "firewall" | "integration" | "microfrontends" | "network" | "observability" | "other" | "project" | "security" | "storage" | "team" | "v0" | "vercel-app" | "workflow" | (string & {});

/** A commit. */
export interface EventCommit {
  id: string;
  authorAvatar?: string | null | undefined;
  authorEmail?: string | null | undefined;
  authorId?: number | null | undefined;
  authorLogin?: string | null | undefined;
  authorName?: string | null | undefined;
}

/** A part of an event's text that names something. */
export interface EventEntity {
  type: EventEntityType;
  /** The index after its last character. */
  end: number;
  /** The index of its first character. */
  start: number;
}

/** What a part of an event's text names. */
export type EventEntityType = "app" | "author" | "bitbucket_login" | "bold" | "deployment_host" | "deployment_inspector" | "dns_record" | "edge-config" | "env_var_name" | "flag" | "flags-segment" | "flags-settings" | "git_link" | "github_login" | "gitlab_login" | "hook_name" | "integration" | "link" | "project_name" | "scaling_rules" | "store" | "system" | "target" | (string & {});

/** Where someone was. */
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

/** Where a repository is hosted. */
export type EventGitProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | "cursor-origin" | "vercel" | "v0" | (string & {});

/** The kind of an event. */
export type EventName = "access-group-created" | "access-group-deleted" | "access-group-project-updated" | "access-group-updated" | "access-group-user-added" | "access-group-user-removed" | "admin-agentic-provisioning-account-unlinked" | "admin-plan-updated" | "admin-secondary-email-added" | "admin-secondary-email-removed" | "admin-team-name-update" | "admin-team-slug-update" | "admin-user-delete" | "admin-user-primary-email-updated" | "admin-username-updated" | "agentic-provisioning-account-blocked" | "agentic-provisioning-account-linked" | "agentic-provisioning-account-relinked" | "agentic-provisioning-account-unlinked" | "agentic-provisioning-credentials-rotated" | "agentic-provisioning-plan-changed" | "agentic-provisioning-team-created" | "ai-alert-investigation" | "ai-code-review" | "ai-gateway-api-key-created" | "ai-gateway-api-key-deleted" | "ai-gateway-api-key-quota-updated" | "ai-gateway-auto-reload-updated" | "ai-gateway-budget-default-updated" | "ai-gateway-byok-credential-created" | "ai-gateway-byok-credential-deleted" | "ai-gateway-byok-credential-updated" | "ai-gateway-byok-model-mappings-updated" | "ai-gateway-credits-purchased" | "ai-gateway-guardrails-updated" | "ai-gateway-hipaa-compliance-toggled" | "ai-gateway-inference-regions-updated" | "ai-gateway-model-allowlist-models-updated" | "ai-gateway-model-allowlist-toggled" | "ai-gateway-private-model-created" | "ai-gateway-private-model-deleted" | "ai-gateway-private-model-updated" | "ai-gateway-private-provider-created" | "ai-gateway-private-provider-deleted" | "ai-gateway-private-provider-updated" | "ai-gateway-prompt-training-opt-out-toggled" | "ai-gateway-provider-allowlist-providers-updated" | "ai-gateway-provider-allowlist-toggled" | "ai-gateway-rule-created" | "ai-gateway-rule-deleted" | "ai-gateway-rule-updated" | "ai-gateway-scope-budget-updated" | "ai-gateway-transcripts-default-disabled" | "ai-gateway-transcripts-default-enabled" | "ai-gateway-transcripts-disabled" | "ai-gateway-transcripts-enabled" | "ai-gateway-transcripts-retention-updated" | "ai-gateway-virtual-model-config-archived" | "ai-gateway-virtual-model-config-created" | "ai-gateway-virtual-model-config-deleted" | "ai-gateway-virtual-model-config-restored" | "ai-gateway-virtual-model-config-updated" | "ai-gateway-zero-data-retention-toggled" | "ai-omniagent" | "alert-investigation-project-allowlist-updated" | "alert-rule-created" | "alert-rule-deleted" | "alert-rule-updated" | "alias" | "alias-chown" | "alias-delete" | "alias-invite-created" | "alias-invite-joined" | "alias-invite-revoked" | "alias-protection-bypass-created" | "alias-protection-bypass-exception" | "alias-protection-bypass-regenerated" | "alias-protection-bypass-revoked" | "alias-system" | "alias-user-scoped-access-denied" | "alias-user-scoped-access-granted" | "alias-user-scoped-access-requested" | "alias-user-scoped-access-revoked" | "aliases-assigned" | "attack-mode-disabled" | "attack-mode-enabled" | "audit-log-export-downloaded" | "audit-log-export-requested" | "authorize-git-deployment" | "auto-expose-system-envs" | "avatar" | "billing-settings-updated" | "bulk-redirects-settings-updated" | "bulk-redirects-version-promoted" | "bulk-redirects-version-restored" | "cert" | "cert-autorenew" | "cert-chown" | "cert-clone" | "cert-delete" | "cert-renew" | "cert-replace" | "cert-system-create" | "code-owners-config-updated" | "compliance-document-downloaded" | "compliance-document-previewed" | "compliance-documents-bulk-downloaded" | "concurrent-builds-update" | "connect-attach-project" | "connect-bitbucket" | "connect-bitbucket-app" | "connect-configuration-created" | "connect-configuration-deleted" | "connect-configuration-link-updated" | "connect-configuration-linked" | "connect-configuration-unlinked" | "connect-configuration-updated" | "connect-create-connector" | "connect-delete-connector" | "connect-delete-installation" | "connect-detach-project" | "connect-github" | "connect-github-custom-host" | "connect-github-limited" | "connect-gitlab" | "connect-gitlab-app" | "connect-import-tokens" | "connect-revoke-all-tokens" | "connect-update-connector" | "connect-update-trigger-destinations" | "connect-upsert-installation" | "custom-alert-created" | "custom-alert-deleted" | "custom-alert-updated" | "custom-environments-settings-updated" | "custom-metric-metadata-deleted" | "custom-metric-metadata-updated" | "custom-suffix-clear" | "custom-suffix-disable" | "custom-suffix-enable" | "custom-suffix-pending" | "custom-suffix-ready" | "deploy-hook-created" | "deploy-hook-deduped" | "deploy-hook-deleted" | "deploy-hook-processed" | "deployment" | "deployment-check-created" | "deployment-check-deleted" | "deployment-check-updated" | "deployment-chown" | "deployment-creation-blocked" | "deployment-delete" | "deployment-policy-blocked" | "deployment-undeleted" | "disabled-integration-installation-removed" | "disconnect-bitbucket-app" | "disconnect-github" | "disconnect-github-custom-host" | "disconnect-github-limited" | "disconnect-gitlab-app" | "dns-add" | "dns-delete" | "dns-record-internal" | "dns-update" | "dns-zonefile-import" | "domain" | "domain-buy" | "domain-cdn" | "domain-chown" | "domain-custom-ns-change" | "domain-delegated" | "domain-delete" | "domain-ech-change" | "domain-move-in" | "domain-move-out" | "domain-move-out-request-sent" | "domain-renew-change" | "domain-service-type-updated" | "domain-transfer-in" | "domain-transfer-in-canceled" | "domain-transfer-in-completed" | "domain-zone-change" | "domain-zone-change-internal" | "drain-created" | "drain-deleted" | "drain-disabled" | "drain-enabled" | "drain-updated" | "edge-cache-dangerously-delete-by-src-images" | "edge-cache-dangerously-delete-by-tags" | "edge-cache-dangerously-delete-immutable-static" | "edge-cache-invalidate-by-src-images" | "edge-cache-invalidate-by-tags" | "edge-cache-purge-all" | "edge-cache-rollback-purge" | "edge-config-backup-restored" | "edge-config-created" | "edge-config-deleted" | "edge-config-items-updated" | "edge-config-schema-deleted" | "edge-config-schema-updated" | "edge-config-token-created" | "edge-config-token-deleted" | "edge-config-transfer-in" | "edge-config-transfer-out" | "edge-config-updated" | "email" | "email-notification-rule-removed" | "email-notification-rule-updated" | "emu-member-removed-unverified-domain" | "enforce-disjunctive-production-secrets" | "enforce-sensitive-environment-variables" | "env-variable-add" | "env-variable-delete" | "env-variable-edit" | "env-variable-masked" | "env-variable-read" | "env-variable-read:cli:dev" | "env-variable-read:cli:env:add" | "env-variable-read:cli:env:ls" | "env-variable-read:cli:env:pull" | "env-variable-read:cli:env:rm" | "env-variable-read:cli:pull" | "env-variable-read:unknown-source" | "env-variable-read:v0:env:pull" | "env-variable-rotated" | "experiment-created" | "experiment-deleted" | "experiment-transitioned" | "experiment-updated" | "firewall-bypass-created" | "firewall-bypass-deleted" | "firewall-config-modified" | "firewall-config-promoted" | "firewall-config-removed" | "firewall-managed-rulegroup-updated" | "firewall-managed-ruleset-updated" | "flag" | "flag-archived" | "flag-created" | "flag-deleted" | "flag-unarchived" | "flag-updated" | "flags-explorer-subscription" | "flags-sdk-key" | "flags-sdk-key-added" | "flags-sdk-key-deleted" | "flags-sdk-key-read" | "flags-segment" | "flags-settings" | "flags-transferred" | "flat-rate-cdn-auto-upgrade-consent" | "git-integration-repo-push" | "git_account_integration_link_added" | "global-config-backup-restored" | "global-config-created" | "global-config-deleted" | "global-config-items-updated" | "global-config-schema-deleted" | "global-config-schema-updated" | "global-config-token-created" | "global-config-token-deleted" | "global-config-transfer-in" | "global-config-transfer-out" | "global-config-updated" | "instant-rollback-created" | "integration-configuration-credential-revoked" | "integration-configuration-credential-rotated" | "integration-configuration-owner-changed" | "integration-configuration-scope-change-confirmed" | "integration-configuration-transfer-in-success" | "integration-configuration-transfer-out-success" | "integration-configurations-disabled" | "integration-installation-billing-plan-updated" | "integration-installation-completed" | "integration-installation-permission-updated" | "integration-installation-removed" | "integration-resource-redis-command-executed" | "integration-resource-sql-query-executed" | "integration-scope-changed" | "invoice-modified" | "invoice-refunded" | "kms-issuer-created" | "kms-issuer-deleted" | "kms-issuer-key-activated" | "kms-issuer-key-created" | "kms-issuer-key-revoked" | "kms-issuer-key-rotated" | "kms-issuer-policy-created" | "kms-issuer-policy-deleted" | "kms-issuer-policy-updated" | "kms-issuer-updated" | "log-drain-created" | "log-drain-deleted" | "log-drain-disabled" | "log-drain-enabled" | "login" | "login-connection-linked" | "login-connection-unlinked" | "manual-deployment-promotion-created" | "marketplace-flex-commit-opt-in" | "marketplace-integration-allowlist-updated" | "microfrontend-group-added" | "microfrontend-group-deleted" | "microfrontend-group-updated" | "microfrontend-project-added-to-group" | "microfrontend-project-removed-from-group" | "microfrontend-project-updated" | "monitoring-alert-updated" | "monitoring-disabled" | "monitoring-enabled" | "oauth-app-connection-created" | "oauth-app-connection-removed" | "oauth-app-connection-updated" | "oauth-app-created" | "oauth-app-deleted" | "oauth-app-secret-deleted" | "oauth-app-secret-generated" | "oauth-app-token-created" | "oauth-app-updated" | "observability-disabled" | "observability-enabled" | "observability-plus-project-disabled" | "observability-plus-project-enabled" | "oidc-policy-created" | "oidc-policy-deleted" | "oidc-policy-updated" | "oidc-policy-used-to-obtain-app-token" | "organization-create" | "organization-delete" | "organization-dsync-group-delete" | "organization-dsync-group-upsert" | "organization-emu-team-updated" | "organization-emu-updated" | "organization-slug-update" | "organization-team-add" | "organization-team-create" | "organization-team-delete" | "organization-team-sso-update" | "owner-blocked" | "owner-soft-blocked" | "owner-soft-unblocked" | "owner-unblocked" | "page-integrity-config-updated" | "page-integrity-header-approved" | "page-integrity-header-rejected" | "page-integrity-inventory-cleared" | "page-integrity-resource-approved" | "page-integrity-resource-deleted" | "page-integrity-resource-rejected" | "page-integrity-script-approval-rule-created" | "page-integrity-script-approval-rule-deleted" | "passkey-created" | "passkey-deleted" | "passkey-updated" | "passport-access-granted" | "password-protection-disabled" | "password-protection-enabled" | "payment-method-added" | "payment-method-default-updated" | "payment-method-removed" | "plan" | "preview-deployment-suffix-disabled" | "preview-deployment-suffix-enabled" | "preview-deployment-suffix-update" | "privatelink-endpoint-created" | "privatelink-endpoint-deleted" | "privatelink-endpoint-updated" | "production-branch-updated" | "project-add-alias" | "project-add-redirect" | "project-affected-projects-deployments-updated" | "project-alias-configured-change" | "project-analytics-disabled" | "project-analytics-enabled" | "project-auto-assign-custom-production-domains-updated" | "project-automation-bypass" | "project-avatar-update" | "project-build-command-updated" | "project-build-logs-and-source-protection-updated" | "project-build-machine-updated" | "project-card-widget-preference-updated" | "project-client-cert-delete" | "project-client-cert-upload" | "project-connect-configurations" | "project-consolidated-git-commit-status-updated" | "project-created" | "project-cron-jobs-toggled" | "project-custom-environment-created" | "project-custom-environment-deleted" | "project-custom-environment-schedules-default-updated" | "project-custom-environment-updated" | "project-customer-success-code-visibility-updated" | "project-delete" | "project-deployment-policy-updated" | "project-deployment-retention-updated" | "project-directory-listing" | "project-domain-deleted" | "project-domain-moved" | "project-domain-unverified" | "project-domain-updated" | "project-domain-verified" | "project-elastic-concurrency-updated" | "project-expiration-locked" | "project-expiration-reached" | "project-expiration-scheduled" | "project-expiration-unlocked" | "project-external-rewrite-caching-updated" | "project-framework-updated" | "project-function-cpu-memory" | "project-function-failover" | "project-function-max-duration" | "project-function-regions" | "project-functions-beta-updated" | "project-functions-fluid-disabled" | "project-functions-fluid-enabled" | "project-git-commit-comments-toggled" | "project-git-commit-status-toggled" | "project-git-create-deployments-toggled" | "project-git-credential-bound-created" | "project-git-credential-bound-deleted" | "project-git-credential-bound-updated" | "project-git-credential-grant-created" | "project-git-credential-grant-deleted" | "project-git-credential-grant-updated" | "project-git-fork-protection-updated" | "project-git-lfs-toggled" | "project-git-pr-comments-toggled" | "project-git-repository-connected" | "project-git-repository-disconnected" | "project-git-repository-dispatch-events-toggled" | "project-git-require-verified-commits-toggled" | "project-ignored-build-step-updated" | "project-install-command-updated" | "project-member-added" | "project-member-invited" | "project-member-removed" | "project-member-removed-batch" | "project-member-updated" | "project-move-in-success" | "project-move-out-failed" | "project-move-out-started" | "project-move-out-success" | "project-name" | "project-node-version-updated" | "project-oidc-issuer-mode-updated" | "project-oidc-token-created" | "project-options-allowlist" | "project-output-directory-updated" | "project-passport-updated" | "project-password-protection" | "project-paused" | "project-preview-deployment-suffix" | "project-preview-environment-branch-tracking-updated" | "project-prioritize-production-builds-updated" | "project-program-enrollment-changed" | "project-protected-sourcemaps-updated" | "project-rollback-description-updated" | "project-rolling-release-aborted" | "project-rolling-release-approved" | "project-rolling-release-completed" | "project-rolling-release-configured" | "project-rolling-release-continued" | "project-rolling-release-disabled" | "project-rolling-release-enabled" | "project-rolling-release-paused" | "project-rolling-release-started" | "project-rolling-release-suggested-actions-generated" | "project-rolling-release-timer" | "project-root-directory-updated" | "project-routes-version-promoted" | "project-routes-version-restored" | "project-sandbox-config-updated" | "project-sandbox-url-protection-updated" | "project-skew-protection-allowed-domains-updated" | "project-skew-protection-max-age-updated" | "project-skew-protection-threshold-updated" | "project-source-files-outside-root-directory-updated" | "project-speed-insights-disabled" | "project-speed-insights-enabled" | "project-speed-insights-free-data-started" | "project-sso-protection" | "project-static-ips-updated" | "project-trusted-ips" | "project-trusted-sources" | "project-unpaused" | "project-web-analytics-disabled" | "project-web-analytics-enabled" | "protected-git-scope-added" | "protected-git-scope-removed" | "repository-ci-env-variable-create" | "repository-ci-env-variable-delete" | "repository-ci-env-variable-update" | "runtime-cache-purge-all" | "saml-connection-created" | "saml-connection-deleted" | "sandbox-alias-assigned" | "sandbox-alias-delete" | "sandbox-drive-created" | "sandbox-drive-deleted" | "sandbox-signed-commit-identity-configured" | "sandbox-snapshot-regions-updated" | "scale" | "scale-auto" | "secondary-email-added" | "secondary-email-removed" | "secondary-email-verified" | "secret-add" | "secret-delete" | "secret-rename" | "security-list-created" | "security-list-deleted" | "security-list-updated" | "security-plus-updated" | "set-bio" | "set-name" | "set-profiles" | "set-scale" | "shared-env-variable-create" | "shared-env-variable-delete" | "shared-env-variable-read" | "shared-env-variable-repo-link" | "shared-env-variable-repo-unlink" | "shared-env-variable-update" | "show-ip-addresses" | "signup" | "signup-via-bitbucket" | "signup-via-github" | "signup-via-gitlab" | "speed-insights-settings-updated" | "spend-created" | "spend-deleted" | "spend-updated" | "sso-login" | "storage-accept-tos" | "storage-access-token-set" | "storage-accessed-data-browser" | "storage-connect-project" | "storage-create" | "storage-delete" | "storage-disconnect-project" | "storage-disconnect-projects" | "storage-inactive-store-deleted" | "storage-reset-credentials" | "storage-resource-repl-command" | "storage-set-locked" | "storage-transfer-in-success" | "storage-transfer-out-success" | "storage-transfer-request-created" | "storage-update" | "storage-update-project-connection" | "storage-upgrade-project-connection-to-oidc" | "storage-view-secret" | "strict-connectors" | "strict-deployment-protection-settings" | "strict-password-protection-settings" | "strict-shareable-links" | "subscription-created" | "subscription-product-added" | "subscription-product-removed" | "subscription-updated" | "support-session-created" | "team" | "team-agent-billing-migration-decision-changed" | "team-avatar-update" | "team-collaboration-settings-updated" | "team-default-build-machine-updated" | "team-default-passport-updated" | "team-delete" | "team-deployment-policy-updated" | "team-domain-verification-created" | "team-domain-verification-deleted" | "team-domain-verification-verified" | "team-email-domain-update" | "team-emu-updated" | "team-ended-trial" | "team-firewall-config-modified" | "team-firewall-config-promoted" | "team-git-repository-dispatch-events-toggled" | "team-git-require-verified-commits-toggled" | "team-invite-bulk-delete" | "team-invite-code-reset" | "team-invite-link-created" | "team-invite-link-deleted" | "team-ip-blocking-rules-created" | "team-ip-blocking-rules-removed" | "team-member-add" | "team-member-confirm-request" | "team-member-decline-request" | "team-member-delete" | "team-member-entitlement-added" | "team-member-entitlement-canceled" | "team-member-entitlement-reactivated" | "team-member-entitlement-removed" | "team-member-join" | "team-member-leave" | "team-member-request-access" | "team-member-role-update" | "team-member-sso-authorization-attempt" | "team-mfa-enforcement-updated" | "team-name-update" | "team-paid-invoice" | "team-program-enrollment-changed" | "team-remote-caching-purge" | "team-remote-caching-update" | "team-saml-enforced" | "team-saml-roles" | "team-slug-update" | "team-tokens-invalidated" | "tracing-configured" | "tracing-disabled" | "tracing-paused" | "tracing-resumed" | "unlink-login-connection" | "update-account-flow-dismissed" | "update-account-flow-triggered" | "user-auto-block-configured" | "user-blocked" | "user-delete" | "user-delete-requested" | "user-emu-account-archived" | "user-emu-account-deleted" | "user-emu-account-recovered" | "user-emu-account-update-opted-in" | "user-emu-account-update-opted-out" | "user-emu-recovery-email-sent" | "user-emu-recovery-initiated" | "user-emu-toggled" | "user-mfa-challenge-failed" | "user-mfa-challenge-initiated" | "user-mfa-challenge-verified" | "user-mfa-change-failed" | "user-mfa-configuration-updated" | "user-mfa-recovery-code-used" | "user-mfa-recovery-codes-regenerated" | "user-mfa-removed" | "user-mfa-setup-skipped" | "user-mfa-totp-verification-started" | "user-mfa-totp-verified" | "user-phone-removed" | "user-phone-updated" | "user-primary-email-updated" | "user-provider-email-claim-evaluated" | "user-sudo-mode-removed" | "user-token-created" | "user-token-deleted" | "user-tokens-deleted" | "user-unblocked" | "username" | "v0-chat-ai-usage" | "v0-chat-created" | "v0-chat-message-sent" | "vcr-image-deleted" | "vcr-image-pushed" | "vcr-repository-created" | "vcr-repository-deleted" | "vcr-repository-permission-added" | "vcr-repository-permission-removed" | "vcr-repository-permissions-cleared" | "vcr-repository-visibility-changed" | "vercel-agent-elevated-permissions-approved" | "vercel-agent-elevated-permissions-requested" | "vercel-agent-session-created" | "vercel-agent-team-trial-credits-applied" | "vercel-app-installation-request-dismissed" | "vercel-app-installation-requested" | "vercel-app-installation-updated" | "vercel-app-installed" | "vercel-app-tokens-revoked" | "vercel-app-uninstalled" | "vercel-toolbar" | "vpc-peering-connection-accepted" | "vpc-peering-connection-deleted" | "vpc-peering-connection-rejected" | "vpc-peering-connection-updated" | "vulnerability-banner-dismissed" | "web-analytics-tier-updated" | "webhook-created" | "webhook-deleted" | "webhook-updated" | "workflow-deployment-key-accessed" | (string & {});

/** The details of an event. The event's `type` does not name the variant: look for the members. */
export interface EventPayload {
  /** Only in "The transfer of a project began". */
  destinationAccountId?: string | undefined;
  /** Only in "The transfer of a project began" or "A project went to another account" or "The transfer of a project". */
  destinationAccountName?: string | null | undefined;
  /** Only in "The transfer of a project began" or "A project came from another account". */
  originAccountName?: string | undefined;
  /** In "A shared environment variable": The projects that it is linked to. */
  projectId?: string | string[] | undefined;
  projectName?: string | undefined;
  transferId?: string | undefined;
  /** Only in "A rollback to an earlier deployment was asked for". The ID of a deployment: `dpl_…`. */
  fromDeploymentId?: string | undefined;
  /** Only in "A rollback to an earlier deployment was asked for" or "A deployment was asked to be promoted". The ID of a deployment: `dpl_…`. */
  toDeploymentId?: string | undefined;
  reason?: "ip_allow_list" | BuildMachineChangeReason | "limits-exceeded" | null | (string & {}) | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | null | undefined;
  /** Only in "The note that explains a rollback changed". */
  projectAccountId?: string | undefined;
  /** Only in "The note that explains a rollback changed". */
  rollbackDescription?: RollbackDescription | undefined;
  /** Only in "A policy of a project" or "An app got tokens". */
  policyId?: string | undefined;
  action?: ProtectionBypassAction | "created" | "removed" | "add" | "delete" | "update" | "disable" | "enable" | RecoveryCodesAction | "cancel_plan" | "resume_plan" | "mutate" | "log" | "challenge" | "deny" | FlagItemAction | FlagStateAction | "added" | "deleted" | "rotated" | "read" | (string & {}) | undefined;
  /** Only in "A rolling release went on". */
  newTargetPercentage?: number | undefined;
  /** Only in "A rolling release went on". */
  targetDeploymentId?: string | undefined;
  newProjectName?: string | undefined;
  /** Only in "A project came from another account" or "A project went to another account". */
  previousProjectName?: string | undefined;
  /** Only in "A project came from another account" or "A project went to another account" or "A domain moved to another project". */
  newProjectId?: string | undefined;
  /** Only in "A project came from another account" or "A project went to another account" or "The transfer of a project". */
  previousProjectId?: string | undefined;
  source?: TeamJoinOriginKind | "create" | "enable" | "upgrade" | (string & {}) | undefined;
  /** Only in "The picture of a project changed" or "A picture". */
  avatar?: string | null | undefined;
  name?: string | {
    name: string;
  } | undefined;
  /** In "A shared environment variable": The team or user that owns it. */
  ownerId?: string | null | undefined;
  project?: string | {
    id?: string | undefined;
    name?: string | undefined;
    /** Only in "The project, and who was invited". */
    invitedUserName?: string | undefined;
    /** Only in "The project, and who was invited". */
    role?: ProjectRole | undefined;
    /** Only in "The project, and who was invited". */
    invitedUserId?: string | undefined;
    newConnectConfigurations?: ConnectConfiguration[] | null | undefined;
    oldConnectConfigurations?: ConnectConfiguration[] | null | undefined;
    microfrontends?: ProjectMicrofrontends | undefined;
  } | undefined;
  /** Only in "Someone joined a project or got another role in it". */
  projectMembership?: MembershipChange | null | undefined;
  /** Only in "Someone left a project". */
  removedMembership?: RemovedMembership | undefined;
  expiresAt?: number | string | null | undefined;
  /** Only in "Consent was given or refused for a project" or "Whether consent was given". */
  consent?: ConsentDecision | undefined;
  /** Only in "The projects of a member changed with the directory". */
  projects?: {
    /** Unix time in milliseconds. */
    membershipCreatedAt: number;
    /** The ID of a project: `prj_…`. */
    projectId: string;
    role: ProjectRole;
  }[] | undefined;
  directoryType?: string | undefined;
  /** Only in "The projects of a member changed with the directory". */
  teamMembership?: {
    uid: string;
    username?: string | undefined;
  } | undefined;
  /** Only in "A project was paused". */
  reasonCode?: "BACKOFFICE" | "BUDGET_REACHED" | "PUBLIC_API" | (string & {}) | undefined;
  /** Only in "The branches of a custom environment changed" or "Whether a custom environment runs schedules changed". */
  customEnvironmentId?: string | undefined;
  /** Only in "The branches of a custom environment changed" or "Whether a custom environment runs schedules changed". */
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
    /** Only in "What may be deployed". */
    deploymentSources?: unknown[] | null | undefined;
    /** Only in "What may be deployed". */
    gitSources?: unknown[] | null | undefined;
    issuerMode?: OidcIssuerMode | undefined;
    /** Unix time in milliseconds. */
    skewProtectionBoundaryAt?: number | undefined;
    skewProtectionMaxAge?: number | undefined;
    skewProtectionAllowedDomains?: string[] | undefined;
    /** Only in "The static IP addresses of a project". */
    project?: StaticIpsProject | undefined;
    /** Only in "A Git repository". */
    gitProvider?: EventGitProvider | undefined;
    /** Only in "A Git repository". */
    gitRepoId?: string | undefined;
    /** Only in "A Git repository". */
    gitRepositoryName?: string | undefined;
    /** Only in "How long deployments are kept". */
    expiration?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationCanceled?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationErrored?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationProduction?: string | undefined;
    enabled?: boolean | undefined;
    /** Only in "Whether a second factor is asked for". */
    totpVerified?: boolean | undefined;
    roles?: { [key: string]: TeamRole } | undefined;
    default?: TeamRole | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    allowUnsafeScriptSrcKeywords?: boolean | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    enforcePercentage?: number | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    mode?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    newResourceBlockingPolicy?: "allow" | "block" | (string & {}) | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedConnectSrc?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedConnectSrcPreview?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedScriptSrc?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedScriptSrcPreview?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    connectSrcNotificationsEnabled?: boolean | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    enforcementScope?: PageIntegrityScope | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    omitScriptNonce?: boolean | undefined;
    autoAddReviewers?: boolean | undefined;
    /** Only in "Which pull requests are reviewed". */
    includeDrafts?: boolean | undefined;
    /** Only in "Which pull requests are reviewed". */
    scope?: CodeReviewRepositories | undefined;
    /** Only in "Which pull requests are reviewed". */
    selectedRepos?: string[] | null | undefined;
  } | null | (string & {}) | undefined;
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
    /** Only in "What may be deployed". */
    deploymentSources?: unknown[] | null | undefined;
    /** Only in "What may be deployed". */
    gitSources?: unknown[] | null | undefined;
    issuerMode?: OidcIssuerMode | undefined;
    /** Unix time in milliseconds. */
    skewProtectionBoundaryAt?: number | undefined;
    skewProtectionMaxAge?: number | undefined;
    skewProtectionAllowedDomains?: string[] | undefined;
    /** Only in "The static IP addresses of a project". */
    project?: StaticIpsProject | undefined;
    /** Only in "A Git repository". */
    gitProvider?: EventGitProvider | undefined;
    /** Only in "A Git repository". */
    gitRepoId?: string | undefined;
    /** Only in "A Git repository". */
    gitRepositoryName?: string | undefined;
    /** Only in "How long deployments are kept". */
    expiration?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationCanceled?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationErrored?: string | undefined;
    /** Only in "How long deployments are kept". */
    expirationProduction?: string | undefined;
    enabled?: boolean | undefined;
    /** Only in "Whether a second factor is asked for". */
    totpVerified?: boolean | undefined;
    /** Only in "What a team commits to". */
    maximumMonthlySpend?: string | null | undefined;
    /** Only in "What a team commits to". */
    minimumBalance?: string | undefined;
    /** Only in "What a team commits to". */
    targetBalance?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    allowUnsafeScriptSrcKeywords?: boolean | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    enforcePercentage?: number | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    mode?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    newResourceBlockingPolicy?: "allow" | "block" | (string & {}) | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedConnectSrc?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedConnectSrcPreview?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedScriptSrc?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    computedScriptSrcPreview?: string | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    connectSrcNotificationsEnabled?: boolean | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    enforcementScope?: PageIntegrityScope | undefined;
    /** Only in "Which scripts the pages of a project may run". */
    omitScriptNonce?: boolean | undefined;
    autoAddReviewers?: boolean | undefined;
    /** Only in "Which pull requests are reviewed". */
    includeDrafts?: boolean | undefined;
    /** Only in "Which pull requests are reviewed". */
    scope?: CodeReviewRepositories | undefined;
    /** Only in "Which pull requests are reviewed". */
    selectedRepos?: string[] | null | undefined;
    sampleRatePercent?: number | null | undefined;
    spendLimitInDollars?: number | null | undefined;
  } | null | (string & {}) | undefined;
  /** Only in "Whose tokens a project trusts changed". */
  addedProjects?: IdAndName[] | undefined;
  /** Only in "Whose tokens a project trusts changed". */
  addedProviders?: string[] | undefined;
  /** Only in "Whose tokens a project trusts changed". */
  removedProjects?: IdAndName[] | undefined;
  /** Only in "Whose tokens a project trusts changed". */
  removedProviders?: string[] | undefined;
  /** Only in "Whose tokens a project trusts changed". */
  enableVercelCiSameRepository?: boolean | undefined;
  /** Only in "Whether a custom environment runs schedules changed". */
  enableSchedulesByDefault?: boolean | undefined;
  /** Only in "A Git repository and the project that it is linked to" or "A namespace of a Git provider was connected". */
  gitProvider?: EventGitProvider | string | undefined;
  /** Only in "A Git repository and the project that it is linked to". */
  gitRepoId?: string | undefined;
  /** Only in "A Git repository and the project that it is linked to" or "The settings of code reviews changed". */
  gitRepositoryName?: string | undefined;
  /** Only in "The build machine of a project changed". */
  nextBuildMachineSelection?: string | undefined;
  /** Only in "The build machine of a project changed". */
  nextBuildMachineType?: string | undefined;
  /** Only in "The build machine of a project changed". */
  previousBuildMachineSelection?: string | undefined;
  /** Only in "The build machine of a project changed" or "The build machine changed". */
  isSystemInitiated?: boolean | undefined;
  /** Only in "The build machine of a project changed". */
  previousBuildMachineType?: string | undefined;
  /** Only in "How builds of a project wait for each other changed". */
  elasticConcurrencyEnabled?: boolean | undefined;
  /** Only in "How builds of a project wait for each other changed". */
  oldElasticConcurrencyEnabled?: boolean | undefined;
  /** Only in "How builds of a project wait for each other changed". */
  buildQueueConfiguration?: BuildQueueConfiguration | undefined;
  /** Only in "How builds of a project wait for each other changed". */
  oldBuildQueueConfiguration?: BuildQueueConfiguration | undefined;
  enabled?: boolean | FeedbackSetting | "default" | "off" | "on" | null | (string & {}) | undefined;
  environment?: TargetEnvironment | string | string[] | undefined;
  /** Only in "Whether folders without an index file are listed changed". */
  directoryListing?: boolean | undefined;
  /** Only in "The analytics of a project changed" or "The analytics of a project changed". */
  prevProjectAnalytics?: { [key: string]: unknown } | ProjectAnalytics | null | undefined;
  /** Only in "The analytics of a project changed" or "The analytics of a project changed". */
  projectAnalytics?: { [key: string]: unknown } | ProjectAnalytics | null | undefined;
  /** Only in "The secret that lets automation past the protection changed". */
  isEnvVar?: boolean | undefined;
  /** Only in "The secret that lets automation past the protection changed". */
  note?: string | undefined;
  /** Only in "Whether a monorepo deploys only what a commit changes changed". */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Only in "Whether answers of external rewrites are cached changed". */
  enableExternalRewriteCaching?: boolean | undefined;
  /** Only in "Whether production deployments go first changed". */
  productionDeploymentsFastLane?: boolean | undefined;
  /** Only in "Whether a build sees files outside the root directory changed". */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  /** Only in "Whether production deployments get the domains by themselves changed". */
  autoAssignCustomDomains?: boolean | undefined;
  /** Only in "Whether commits outside production are deployed changed". */
  previewDeploymentsEnabled?: boolean | undefined;
  /** Only in "The domain that preview URLs end in changed" or "The domain that preview URLs end in changed". */
  previewDeploymentSuffix?: string | null | undefined;
  /** Only in "Whether pull requests are commented on changed". */
  onPullRequest?: boolean | undefined;
  /** Only in "Whether commits are commented on changed". */
  onCommit?: boolean | undefined;
  /** Only in "Whether a repository hears of deployments of a project changed" or "Whether a repository hears of deployments changed". */
  disableRepositoryDispatchEvents?: boolean | undefined;
  /** Only in "Whether commits are deployed changed". */
  createDeployments?: Switched | undefined;
  /** Only in "Whether only verified commits of a project are deployed changed" or "Whether only verified commits are deployed changed". */
  requireVerifiedCommits?: boolean | null | undefined;
  /** Only in "Whether commits get a status changed". */
  gitCommitStatus?: boolean | undefined;
  /** Only in "Whether Git LFS files are fetched changed". */
  gitLFS?: boolean | undefined;
  /** Only in "Whether commits get one status for all projects changed". */
  consolidatedGitCommitStatus?: {
    enabled: boolean;
    propagateFailures: boolean;
  } | null | undefined;
  /** Only in "Whether customer support may read the source changed". */
  customerSupportCodeVisibility?: boolean | undefined;
  /** Only in "Whether forks need approval changed". */
  gitForkProtection?: boolean | undefined;
  /** Only in "Whether source maps are protected changed". */
  protectedSourcemaps?: boolean | undefined;
  /** Only in "Whether a project has the protection of its team changed". */
  inheritDeploymentProtection?: boolean | undefined;
  /** Only in "Whether anyone may read the source changed". */
  publicSource?: boolean | undefined;
  /** Only in "Whether system environment variables are visible changed". */
  autoExposeSystemEnvs?: boolean | undefined;
  /** Only in "The production branch of a project changed". */
  branch?: string | undefined;
  /** Only in "Whether a project uses functions that are being tried out changed". */
  enableFunctionsBeta?: boolean | undefined;
  /** Only in "The paths whose OPTIONS requests pass the protection changed". */
  oldOptionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  /** Only in "The paths whose OPTIONS requests pass the protection changed". */
  optionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  /** Only in "The password protection of a project changed". */
  oldPasswordProtection?: ProtectionScope | {
    deploymentType: ProtectionScope;
  } | null | undefined;
  /** Only in "The password protection of a project changed". */
  passwordProtection?: ProtectionScope | {
    deploymentType: ProtectionScope;
  } | null | undefined;
  /** Only in "The password protection of a project changed". */
  passwordChanged?: boolean | undefined;
  /** Only in "The region of a project changed". */
  failoverRegions?: string[] | undefined;
  /** Only in "The region of a project changed" or "A drive of sandboxes". */
  region?: string | undefined;
  /** Only in "The single sign-on protection of a project changed". */
  oldSsoProtection?: SsoProtectionSetting | undefined;
  /** Only in "The single sign-on protection of a project changed". */
  ssoProtection?: SsoProtectionSetting | undefined;
  /** Only in "The trusted addresses of a project changed". */
  addedAddresses?: string[] | null | undefined;
  /** Only in "The trusted addresses of a project changed". */
  oldTrustedIps?: TrustedIpScope | null | undefined;
  /** Only in "The trusted addresses of a project changed". */
  removedAddresses?: string[] | null | undefined;
  /** Only in "The trusted addresses of a project changed". */
  trustedIps?: TrustedIpScope | null | undefined;
  /** Only in "Web Analytics of a project changed". */
  prevProjectWebAnalytics?: ProjectWebAnalytics | null | undefined;
  /** Only in "Web Analytics of a project changed". */
  projectWebAnalytics?: ProjectWebAnalytics | undefined;
  /** Only in "Something was turned on or off for a project" or "A shared environment variable". Unix time in milliseconds. */
  updatedAt?: number | undefined;
  /** Only in "Something was turned on or off for a project". Unix time in milliseconds. */
  firstEnabledAt?: number | undefined;
  /** Only in "The platform pushed to a Git repository". */
  actorAccountId?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  actorLogin?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  destinationBranch?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  destinationRepo?: string | undefined;
  installationId?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository" or "It was decided what a sign-in with Google leads to". */
  outcome?: "failure" | "success" | "account-matched" | "linking-required" | (string & {}) | undefined;
  provider?: PushProvider | AccountProvider | "google" | LoginProvider | (string & {}) | undefined;
  /** Only in "The platform pushed to a Git repository". */
  resultCommitSha?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  sourceCommitSha?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  sourceRepo?: string | null | undefined;
  /** Only in "The platform pushed to a Git repository". */
  usedAppToken?: boolean | undefined;
  /** Only in "The platform pushed to a Git repository". */
  failureCode?: string | undefined;
  /** Only in "The platform pushed to a Git repository". */
  failureStage?: PushFailureStage | undefined;
  /** Only in "A commit was not deployed because of its author". */
  gitCommitterName?: string | undefined;
  /** Only in "A commit was not deployed because of its author". */
  gitUserPlatform?: string | undefined;
  /** Only in "A commit was not deployed because of its author". */
  sha?: string | undefined;
  /** Only in "A deployment of a project". */
  deploymentName?: string | null | undefined;
  deploymentUrl?: string | null | undefined;
  /** Only in "A deploy hook". */
  hookName?: string | undefined;
  /** Only in "A deploy hook". */
  ref?: string | undefined;
  /** Only in "A check of a project". */
  checkId?: string | undefined;
  /** Only in "A check of a project". */
  checkName?: string | undefined;
  /** Only in "A rule kept something from being deployed" or "A rule of alerts". */
  ruleName?: "deploymentSources" | "gitSources" | (string & {}) | undefined;
  /** Only in "A rule kept something from being deployed". */
  ruleProvenance?: "default" | "project" | "team" | (string & {}) | undefined;
  /** Only in "How a deployment scales changed". */
  max?: number | undefined;
  /** Only in "How a deployment scales changed". */
  min?: number | undefined;
  /** Only in "How a deployment scales changed". */
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
    /** Only in "A deployment". */
    allowListedReadyStateReasonInternal?: InternalReadyStateReason | undefined;
    /** Only in "A deployment". */
    readyState?: string | undefined;
  } | null | undefined;
  /** Only in "A repository was copied". */
  dst?: string | undefined;
  /** Only in "A repository was copied". */
  src?: string | undefined;
  /** Only in "A deploy hook was called" or "What a deploy hook started". */
  job?: {
    deployHook?: DeployHookReference | undefined;
    state?: string | undefined;
    type?: "bitbucket-push" | "bitbucket-now-comment" | "pr" | "push" | "now-comment" | "gitlab-push" | "gitlab-now-comment" | "vercel-push" | "cursor-origin-push" | "cursor-origin-now-comment" | (string & {}) | undefined;
    provider?: "bitbucket" | GithubVariant | "gitlab" | "vercel" | "cursor-origin" | (string & {}) | undefined;
    /** Only in "A push to Bitbucket" or "A comment at Bitbucket". */
    name?: string | undefined;
    /** Only in "A push to Bitbucket" or "A comment at Bitbucket". */
    slug?: string | undefined;
    headInfo?: {
      /** Only in "The head of a pull request at Bitbucket". */
      slug?: string | undefined;
      /** Only in "The head of a pull request at Bitbucket" or "The head of a pull request at Cursor". */
      owner?: string | undefined;
      ref: string;
      /** Only in "The head of a pull request at Bitbucket". */
      repoUuid?: string | undefined;
      sha: string;
      /** The owner of the repository. */
      org?: string | undefined;
      /** The name of the repository. */
      repo?: string | undefined;
      /** The ID of the repository. Only in "The head of a pull request at GitHub" or "The head of a pull request at Cursor". */
      repoId?: number | string | undefined;
      /** Only in "The head of a merge request at GitLab". */
      project?: GitlabProjectReference | undefined;
      /** Only in "The head of a pull request at Cursor". */
      ownerId?: string | undefined;
    } | undefined;
    owner?: string | undefined;
    ref?: string | undefined;
    /** Only in "A push to Bitbucket" or "A comment at Bitbucket". */
    repoUuid?: string | undefined;
    sha?: string | undefined;
    /** Only in "A push to Bitbucket" or "A comment at Bitbucket". */
    workspaceUuid?: string | undefined;
    authorized?: boolean | undefined;
    authorizedBy?: string | undefined;
    commitVerification?: CommitVerification | undefined;
    connectedProjectCount?: number | undefined;
    /** Unix time in milliseconds. */
    createdAt?: number | undefined;
    /** The custom environment, by its ID. */
    customEnvId?: string | null | undefined;
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
    prId?: number | null | undefined;
    prIdOrZero?: number | undefined;
    projectId?: string | undefined;
    /** Unix time in milliseconds. */
    repoPushedAt?: number | null | undefined;
    /** Only in "A push to Bitbucket" or "A push to GitLab". */
    silent?: boolean | undefined;
    skippedJobPairs?: string[][] | undefined;
    target?: string | null | undefined;
    url?: string | undefined;
    withCache?: boolean | undefined;
    installationId?: number | string | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub" or "A comment at GitHub". */
    isPrivate?: boolean | undefined;
    /** The owner of the repository. */
    org?: string | undefined;
    /** The name of the repository. */
    repo?: string | undefined;
    /** The ID of the repository. */
    repoId?: number | string | undefined;
    beforeSha?: string | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub". */
    committerGitUserId?: number | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub". */
    committerGitUserType?: string | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub" or "A comment at GitHub". */
    customHost?: string | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub" or "A push to Cursor". */
    defaultBranch?: string | undefined;
    /** Only in "A pull request at GitHub" or "A push to GitHub". */
    githubDeploymentId?: string | undefined;
    /** Only in "A push to GitHub". */
    commitInfo?: {
      total: number;
      earliestSha?: string | undefined;
    } | undefined;
    /** Only in "A push to GitHub" or "A push to Cursor". */
    forced?: boolean | undefined;
    /** Only in "A push to GitLab" or "A comment at GitLab". */
    project?: GitlabProjectReference | undefined;
    /** Only in "A push to GitLab". */
    commit?: EventCommit | undefined;
  } | undefined;
  /** Only in "The number of a deployment's instances changed". */
  instances?: number | undefined;
  type?: "script" | "header" | "connectSrc" | StoreType | EnvVarInputKind | (string & {}) | undefined;
  alias?: string | string[] | undefined;
  /** Only in "A deployment was created". */
  forced?: boolean | undefined;
  /** Only in "A deployment was created". */
  gitCredentialSource?: "external-token" | undefined;
  plan?: string | Plan | undefined;
  /** Only in "A deployment was created" or "The regions that may be used". */
  regions?: string[] | undefined;
  target?: string | (EnvTarget | string)[] | null | undefined;
  /** Only in "A deployment went to another team" or "An alias went to another team" or "A certificate went to another team". */
  newTeam?: {
    name: string;
  } | undefined;
  /** Only in "A deployment went to another team" or "An alias went to another team" or "A certificate went to another team". */
  oldTeam?: {
    name: string;
  } | undefined;
  aliasId?: string | undefined;
  /** Only in "The aliases of a project were deleted". */
  aliasCount?: number | undefined;
  currency?: string | undefined;
  /** Only in "A price" or "A domain was bought" or "A price changed". */
  price?: number | undefined;
  /** Only in "An alias was assigned". Unix time in milliseconds. */
  aliasUpdatedAt?: number | undefined;
  /** Only in "An alias was assigned". The ID of a deployment: `dpl_…`. */
  oldDeploymentId?: string | null | undefined;
  /** Only in "An alias was assigned" or "A domain was added to a project" or "A domain of a project changed". */
  redirect?: string | null | undefined;
  /** Only in "An alias was assigned" or "A domain was added to a project" or "A domain of a project changed". */
  redirectStatusCode?: number | null | undefined;
  /** Only in "An alias was assigned". */
  ruleCount?: number | undefined;
  /** Only in "An alias was assigned". */
  system?: boolean | undefined;
  email?: string | undefined;
  username?: string | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  id?: string | undefined;
  domain?: string | undefined;
  /** Only in "A DNS record was added, changed or deleted" or "Whether the platform answers DNS questions about a domain changed". */
  initiator?: ChangeInitiator | undefined;
  /** Only in "A DNS record was added, changed or deleted" or "A DNS record" or "A shared environment variable". A credential: keep it out of logs. */
  value?: string | undefined;
  /** Only in "A DNS record was added, changed or deleted" or "A DNS record". */
  mxPriority?: number | undefined;
  /** Only in "A DNS record was added, changed or deleted". */
  previousValue?: string | undefined;
  /** Only in "A domain was added to a project" or "A variable was used by a deployment" or "An environment variable". */
  gitBranch?: string | null | undefined;
  /** Only in "A domain was added to a project" or "How a domain of a project is configured changed". */
  configuredBy?: string | null | undefined;
  /** Only in "Who answers DNS questions about a domain changed". */
  nameservers?: string[] | undefined;
  /** Only in "Who answers DNS questions about a domain changed". */
  previousServiceType?: string | undefined;
  /** Only in "Who answers DNS questions about a domain changed". */
  serviceType?: string | undefined;
  /** Only in "A domain moved to another project". */
  oldProjectId?: string | undefined;
  /** Only in "A domain moved to another project". */
  oldProjectName?: string | undefined;
  /** Only in "A domain was given to a team". */
  ownerName?: string | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | undefined;
  /** Only in "How a domain of a project is configured changed". */
  prevConfiguredBy?: string | null | undefined;
  /** Only in "A certificate" or "The names of a certificate". */
  cn?: string | undefined;
  /** Only in "A certificate" or "The names of a certificate". */
  cns?: string[] | undefined;
  /** Only in "A certificate". */
  custom?: boolean | undefined;
  /** Only in "The name servers of a domain changed". */
  customNameservers?: string[] | null | undefined;
  /** Only in "The name servers of a domain changed". */
  prevCustomNameservers?: string[] | null | undefined;
  /** Only in "Whether the name of a domain is encrypted changed". */
  echMode?: EchMode | undefined;
  /** Only in "Whether the name of a domain is encrypted changed". */
  previousEchMode?: EchMode | undefined;
  /** Only in "Whether the platform answers DNS questions about a domain changed" or "Whether the platform answers DNS questions changed" or "A domain was added". */
  zone?: boolean | undefined;
  /** Only in "Whether the platform answers DNS questions about a domain changed". */
  previousZone?: boolean | undefined;
  /** Only in "A domain came from another account". */
  fromId?: string | null | undefined;
  /** Only in "A domain came from another account". */
  fromName?: string | null | undefined;
  /** Only in "A domain went to another account". */
  destinationId?: string | null | undefined;
  /** Only in "A domain went to another account". */
  destinationName?: string | null | undefined;
  /** Only in "A suffix of preview URLs and its state". */
  status?: string | undefined;
  /** Only in "A suffix of preview URLs and its state" or "A suffix of preview URLs, and why it changed" or "A suffix of preview URLs". */
  suffix?: string | undefined;
  /** Only in "Whether the platform serves a domain changed". */
  cdnEnabled?: boolean | undefined;
  /** Only in "A domain by its ID". */
  domainId?: string | undefined;
  /** Only in "A domain and its addresses". */
  ips?: string[] | undefined;
  /** Only in "Whether a domain is renewed by itself changed". */
  renew?: boolean | undefined;
  /** Only in "A certificate of a project". */
  certId?: string | undefined;
  origin?: string | SignInMethod | undefined;
  /** Only in "A link that invites to a team was created". */
  maxUses?: number | undefined;
  /** Only in "A link that invites to a team was created" or "A link that invites to a team" or "An app got tokens". */
  publicId?: string | undefined;
  role?: string | TeamRole | undefined;
  /** Only in "An account was blocked". */
  cause?: string | undefined;
  /** Only in "An account was blocked". */
  blockReason?: string | undefined;
  /** Only in "An account was blocked". */
  siftRoute?: {
    name: string;
  } | undefined;
  slug?: string | undefined;
  /** Only in "A team was deleted". */
  by?: string | undefined;
  /** Only in "A team was deleted". */
  byUid?: string | undefined;
  /** Only in "A team was deleted". */
  reasons?: {
    slug: string;
    description: string;
  }[] | undefined;
  /** Only in "A team was deleted" or "The platform's staff changed a plan" or "A plan changed". */
  removedMemberCount?: number | undefined;
  /** Only in "A team was deleted" or "The platform's staff changed a plan" or "A plan changed". */
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
  /** Only in "An access group was deleted". */
  author?: string | undefined;
  /** Only in "The role of an access group in a project changed". */
  next_role?: ProjectRole | null | undefined;
  /** Only in "The role of an access group in a project changed". */
  previous_role?: ProjectRole | undefined;
  /** Only in "Someone joined or left an access group" or "Someone may use more" or "Someone may no longer use more". */
  user?: {
    id: string;
    username?: string | undefined;
  } | undefined;
  /** Only in "People with an e-mail address no longer join a team" or "Which e-mail addresses let people join a team changed". */
  previousRule?: {
    email: string;
  } | undefined;
  team?: {
    id: string;
    name?: string | undefined;
  } | undefined;
  teamSlug?: string | undefined;
  deletedCount?: number | undefined;
  /** Only in "Invitations were withdrawn". */
  inviteIds?: string[] | undefined;
  /** Only in "Someone may use more" or "Someone may no longer use more". */
  entitlement?: string | undefined;
  /** Only in "Someone may no longer use more". */
  previousCanceledAt?: string | undefined;
  scope?: "dashboard" | "log-drains" | TokenScopeType | (string & {}) | undefined;
  actorType?: "admin" | ActorType | undefined;
  actorId?: string | undefined;
  actorName?: string | undefined;
  teamName?: string | undefined;
  /** Only in "An access group was created" or "Someone was invited to a team" or "Someone was added to a team". */
  entitlements?: string[] | undefined;
  teamPermissions?: (string | TeamPermission)[] | undefined;
  teamRoles?: (string | TeamRole)[] | undefined;
  /** Only in "An access group changed". */
  entitlementsAdded?: string[] | undefined;
  /** Only in "An access group changed". */
  entitlementsRemoved?: string[] | undefined;
  /** Only in "An access group changed". */
  previousName?: string | undefined;
  /** Only in "An access group changed" or "The role of a member changed". */
  previousTeamPermissions?: (string | TeamPermission)[] | undefined;
  /** Only in "An access group changed" or "The role of a member changed". */
  previousTeamRoles?: (string | TeamRole)[] | undefined;
  /** Only in "Which e-mail addresses let people join a team changed". */
  nextRule?: {
    email: string;
  } | undefined;
  bitbucketUsername?: string | null | undefined;
  /** Only in "Someone joined a team" or "Someone who joins a team" or "Someone asked for access to a team". */
  gitUsername?: string | null | undefined;
  githubUsername?: string | null | undefined;
  gitlabUsername?: string | null | undefined;
  /** Only in "Someone joined a team" or "The role of a member changed" or "Someone was added to a team". */
  updatedUid?: string | undefined;
  /** Only in "Someone asked for access to a team". */
  requestedTeamName?: string | undefined;
  /** Only in "Someone asked for access to a team". */
  requestedTeamSlug?: string | undefined;
  /** Only in "Someone asked for access to a team". */
  requestedUserName?: string | undefined;
  /** Only in "The role of a member changed". */
  previousRole?: string | undefined;
  /** Only in "The role of a member changed" or "Someone was invited to a team" or "A user signed in". */
  ssoType?: string | undefined;
  /** Only in "The role of a member changed" or "Someone was added to a team". */
  updatedUser?: DeletedUser | undefined;
  /** Only in "Whether someone was let in". */
  authorized?: boolean | undefined;
  /** Only in "Someone with an e-mail address of a domain left a team" or "Someone left a team". */
  deletedUid?: string | undefined;
  /** Only in "Someone with an e-mail address of a domain left a team" or "Someone left a team". */
  deletedUser?: DeletedUser | undefined;
  /** Only in "Someone with an e-mail address of a domain left a team" or "The domain of e-mail addresses". */
  emailDomain?: string | null | undefined;
  /** Only in "The domain that preview URLs end in changed". */
  previousPreviewDeploymentSuffix?: string | null | undefined;
  /** Only in "Someone was invited to a team". */
  invitationRole?: string | undefined;
  /** Only in "Someone was invited to a team". */
  invitedEmail?: string | undefined;
  /** Only in "Someone was invited to a team". */
  invitedUid?: string | undefined;
  /** Only in "Someone was invited to a team". */
  invitedUser?: DeletedUser | undefined;
  /** Only in "Someone left a team" or "The platform's staff changed a plan" or "A plan changed". */
  automated?: boolean | undefined;
  /** Only in "Someone left a team". */
  newPlan?: Plan | undefined;
  /** Only in "Someone left a team". */
  previousPlan?: Plan | undefined;
  /** Only in "Someone was added to a team" or "A user by name" or "A user got another name". */
  uid?: string | undefined;
  /** Only in "Someone was added to a team". */
  invitedBy?: {
    name?: string | undefined;
    email: string;
    /** The ID of a user. */
    userId?: string | undefined;
  } | undefined;
  /** Only in "A code that invites to a team". A credential: keep it out of logs. */
  inviteCode?: string | undefined;
  /** Only in "Whether the build cache is used changed". */
  remoteCaching?: {
    enabled?: boolean | undefined;
  } | undefined;
  /** Only in "The e-mail address at Bitbucket changed" or "Bitbucket was connected to an account". */
  bitbucketEmail?: string | undefined;
  /** Only in "The e-mail address at Bitbucket changed" or "Bitbucket was connected to an account" or "A user at Bitbucket". */
  bitbucketLogin?: string | undefined;
  /** Only in "The e-mail address at Bitbucket changed" or "Bitbucket was connected to an account". */
  bitbucketName?: string | undefined;
  /** Only in "The e-mail address at Bitbucket changed" or "GitLab was connected to an account" or "An e-mail address at GitHub was added". */
  zeitAccount?: string | undefined;
  /** Only in "The e-mail address at Bitbucket changed" or "GitLab was connected to an account" or "An e-mail address at GitHub was added". */
  zeitAccountType?: string | undefined;
  /** Only in "GitLab was connected to an account". */
  gitlabEmail?: string | undefined;
  /** Only in "GitLab was connected to an account" or "A user at GitLab". */
  gitlabLogin?: string | undefined;
  /** Only in "GitLab was connected to an account". */
  gitlabName?: string | undefined;
  /** Only in "A session was used somewhere" or "A session asked for more GitHub permissions". */
  eventId?: string | undefined;
  /** Only in "A session was used somewhere" or "A session asked for more GitHub permissions". Unix time in milliseconds. */
  occurredAt?: number | undefined;
  sessionId?: string | undefined;
  /** Only in "A session was used somewhere" or "A session asked for more GitHub permissions". */
  sessionKind?: string | undefined;
  /** Only in "A session was used somewhere" or "A session asked for more GitHub permissions". */
  surface?: string | undefined;
  /** Only in "The plan of an account that was made for someone changed". */
  fromPlan?: AccountPlan | undefined;
  resourceId?: string | undefined;
  /** Only in "The plan of an account that was made for someone changed". */
  toPlan?: AccountPlan | undefined;
  providerAccount?: string | undefined;
  stripeAccount?: string | undefined;
  stripeOrganisation?: string | undefined;
  /** Only in "The platform's staff added an e-mail address" or "A further e-mail address". */
  verified?: boolean | undefined;
  /** Only in "An e-mail address at GitHub was added" or "A user at GitHub" or "A user at GitHub". */
  githubLogin?: string | undefined;
  /** Only in "It was decided what a sign-in with Google leads to" or "It was decided whether a change is kept". */
  decision?: "keep_on" | "turn_off" | GoogleSignInDecision | (string & {}) | undefined;
  /** Only in "It was decided what a sign-in with Google leads to". */
  providerSubjectId?: string | undefined;
  /** Only in "The platform's staff changed an e-mail address" or "An e-mail address changed". */
  prevEmail?: string | undefined;
  /** Only in "A token was created" or "A token was deleted". */
  tokenId?: string | undefined;
  /** Only in "A token was created" or "A token was deleted". */
  tokenName?: string | undefined;
  geolocation?: EventGeolocation | null | undefined;
  /** Only in "A token was created". */
  hasAuthorizationDetails?: boolean | undefined;
  ip?: string | null | undefined;
  /** Only in "A token was created". */
  projectScope?: "account" | "project-only" | (string & {}) | undefined;
  /** Only in "A token was created" or "A token was deleted" or "Several tokens were deleted". */
  reqId?: string | undefined;
  /** Only in "A token was created" or "A token was deleted" or "Several tokens were deleted". */
  reqUrl?: string | undefined;
  /** Only in "A token was created" or "An app got tokens". */
  tokenPrefix?: "vcp_" | "vca_" | (string & {}) | undefined;
  /** Only in "A token was created" or "An app got tokens". */
  tokenSuffix?: string | undefined;
  userAgent?: string | undefined;
  /** Only in "A token was deleted" or "Several tokens were deleted". */
  actorTokenId?: string | undefined;
  /** Only in "A token was deleted". */
  tokenType?: string | undefined;
  /** Only in "A token was deleted". */
  expired?: boolean | undefined;
  /** Only in "A token was deleted". */
  leaked?: boolean | undefined;
  /** Only in "A token was deleted". */
  revoked?: boolean | undefined;
  /** Only in "The platform's staff deleted a user" or "A user was deleted" or "A shared environment variable". Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Only in "The platform's staff keeps an account from being blocked". */
  autoBlockPrevented?: boolean | undefined;
  /** Only in "The platform's staff keeps an account from being blocked". Unix time in milliseconds. */
  preventUntil?: number | undefined;
  /** Only in "A second factor was asked for". */
  allowedMethods?: SecondFactorMethod[] | undefined;
  /** Only in "A second factor was asked for". */
  firstFactor?: string | undefined;
  /** Only in "A second factor was asked for" or "A second factor was wrong". */
  flowId?: string | undefined;
  /** Only in "A second factor was asked for" or "A second factor was wrong" or "A user signed in". */
  loginSessionId?: string | undefined;
  /** Only in "An account that was made for someone". */
  accountRequestId?: string | undefined;
  /** Only in "An account was not made for someone". */
  blockCode?: string | undefined;
  /** Only in "A user at GitHub" or "Someone from outside used a connector". */
  host?: string | undefined;
  /** Only in "A user at GitLab". */
  gitlabUserId?: number | undefined;
  /** Only in "A user at Bitbucket". */
  bitbucketAccountId?: string | undefined;
  /** Only in "A way to sign in was connected". */
  login?: string | undefined;
  /** Only in "Something got another name" or "A user got another name" or "A private network". */
  newName?: string | undefined;
  /** Only in "Something got another name" or "A user got another name". */
  oldName?: string | undefined;
  /** Only in "Second factors were removed". */
  recoveryCodes?: number | undefined;
  /** Only in "Second factors were removed". */
  totp?: boolean | undefined;
  /** Only in "A second factor was wrong" or "The second factors changed". */
  method?: MfaChallengeMethod | MfaChangeMethod | undefined;
  /** Only in "Whether a second factor is asked for". */
  totpVerified?: boolean | undefined;
  /** Only in "What a user says about themselves". */
  bio?: string | undefined;
  /** Only in "Types of tokens". */
  tokenTypes?: string[] | undefined;
  /** Only in "A recovery code was used". */
  remaining?: number | undefined;
  /** Only in "A recovery code was used". */
  context?: "login" | "sudo" | (string & {}) | undefined;
  /** Only in "Whether a second factor is asked for". */
  mfaEnabled?: boolean | undefined;
  /** Only in "The second factors". */
  mfa?: MfaState | undefined;
  /** Only in "A user signed in". */
  env?: string | undefined;
  /** Only in "A user signed in". */
  factors?: {
    origin: SignInFactorOrigin | SecondFactorMethod;
    /** Only in "A way that was used to sign in". */
    legacy?: boolean | undefined;
    /** Only in "A way that was used to sign in". */
    ssoType?: string | undefined;
    /** Only in "A way that was used to sign in". The ID of a team: `team_…`. */
    teamId?: string | undefined;
    /** Only in "A way that was used to sign in". */
    username?: string | undefined;
  }[] | undefined;
  /** Only in "A user signed in". */
  os?: string | undefined;
  /** Only in "A user signed in". */
  viaApple?: boolean | undefined;
  /** Only in "A user signed in". */
  viaBitbucket?: boolean | undefined;
  /** Only in "A user signed in". */
  viaGithub?: boolean | undefined;
  /** Only in "A user signed in". */
  viaGitlab?: boolean | undefined;
  /** Only in "A user signed in". */
  viaGoogle?: boolean | undefined;
  /** Only in "A user signed in". */
  viaOTP?: boolean | undefined;
  /** Only in "A user signed in". */
  viaPasskey?: boolean | undefined;
  /** Only in "A user signed in". */
  viaSamlSso?: boolean | undefined;
  /** Only in "Customer support acted". */
  caseNumber?: string | undefined;
  /** Only in "Customer support acted". */
  client?: string | undefined;
  /** Only in "Whether single sign-on is enforced in an organization changed". */
  enforcedTeamIds?: string[] | undefined;
  organizationId?: string | undefined;
  /** Only in "Whether single sign-on is enforced in an organization changed". */
  previousEnabled?: boolean | undefined;
  /** Only in "Whether single sign-on is enforced in an organization changed". */
  trigger?: SamlEnforcementTrigger | undefined;
  /** Only in "Whether single sign-on is enforced in an organization changed". */
  unenforcedTeamIds?: string[] | undefined;
  /** Only in "A group of a directory was mapped to roles" or "A group of a directory". */
  directoryGroupId?: string | undefined;
  /** Only in "A group of a directory was mapped to roles" or "A group of a directory". */
  directoryId?: string | undefined;
  /** Only in "A group of a directory was mapped to roles". */
  groupName?: string | undefined;
  /** Only in "Whether a team or its organization manages something changed". */
  mode?: OrganizationMode | undefined;
  /** Only in "Whether a team or its organization manages something changed". */
  previousMode?: OrganizationMode | undefined;
  /** Only in "An organization". */
  rootTeamId?: string | undefined;
  /** Only in "The plan that a team of an organization is billed by". */
  billingPlan?: "enterprise" | "platform" | (string & {}) | undefined;
  /** Only in "A single sign-on connection". */
  connectionId?: string | undefined;
  /** Only in "A single sign-on connection". */
  connectionType?: string | undefined;
  /** Only in "Whether something is enforced". */
  enforced?: boolean | undefined;
  amount?: number | string | undefined;
  /** Only in "An invoice was paid back" or "An invoice was replaced by another" or "An invoice of a plan". */
  invoiceId?: string | undefined;
  /** Only in "An invoice was paid back". */
  lineItemCount?: number | undefined;
  /** Only in "An invoice was paid back". */
  refundReason?: string | undefined;
  /** Only in "An invoice was replaced by another". */
  newInvoiceId?: string | undefined;
  /** Only in "An invoice was replaced by another". */
  settlementMethod?: InvoiceSettlementMethod | undefined;
  /** Only in "Credits for trying out were given". Unix time in milliseconds. */
  trialCreditsIssuedAt?: number | undefined;
  /** Only in "The platform's staff changed a plan" or "A plan changed". */
  isDowngrade?: boolean | undefined;
  /** Only in "The platform's staff changed a plan" or "A plan changed". */
  isReactivate?: boolean | undefined;
  /** Only in "The platform's staff changed a plan" or "A plan changed". */
  isTrialUpgrade?: boolean | undefined;
  /** Only in "The platform's staff changed a plan" or "A plan changed". */
  prevPlan?: string | undefined;
  /** Only in "The platform's staff changed a plan" or "A plan changed". */
  priorPlan?: string | undefined;
  /** Only in "An invoice of a plan". */
  convertedFromTrial?: boolean | undefined;
  /** Only in "Credits were bought". */
  purchaseIntentId?: string | undefined;
  /** Only in "A plan of v0 was canceled" or "A plan of v0 was resumed" or "A subscription changed". */
  data?: { [key: string]: unknown } | {
    planSlug: V0PlanSlug;
    reason?: "non-payment" | undefined;
  } | undefined;
  subscriptionId?: string | undefined;
  /** Only in "How many builds may run at a time changed". */
  nextConcurrentBuilds?: number | undefined;
  /** Only in "How many builds may run at a time changed". */
  previousConcurrentBuilds?: number | undefined;
  /** Only in "How many projects there may be changed". */
  nextProjectCount?: number | null | undefined;
  /** Only in "How many projects there may be changed". */
  previousProjectCount?: number | null | undefined;
  change?: CommitmentChange | BudgetChange | undefined;
  /** Only in "What a team commits to changed". */
  commitment?: {
    deferredInvoiceTargetBalance: string;
    maximumMonthlySpend: string | null;
  } | undefined;
  /** Only in "What a team commits to changed". */
  settings?: CommitmentSettings | undefined;
  /** Only in "A payment method". */
  paymentMethodId?: string | undefined;
  /** Only in "A payment method". */
  brand?: string | undefined;
  /** Only in "A payment method". */
  last4?: string | undefined;
  /** Only in "The billing details changed" or "A variable of an organization changed". */
  changedFields?: (BillingField | string)[] | undefined;
  /** Only in "A plan". */
  planSlug?: string | undefined;
  /** Only in "The products of a subscription". */
  productAliases?: string[] | undefined;
  /** Only in "The periods of a discount". */
  periods?: {
    endDate: string;
    percent: string;
    periodNumber: number;
    startDate: string;
  }[] | undefined;
  budget?: {
    /** Only in "A budget as an item". */
    budgetItem?: SpendBudget | undefined;
    /** Only in "How much may be spent". */
    type?: "fixed" | undefined;
    /** Only in "How much may be spent". */
    id?: string | undefined;
    /** Only in "How much may be spent". Unix time in milliseconds. */
    createdAt?: number | undefined;
    /** Only in "How much may be spent". */
    fixedBudget?: number | undefined;
    /** Only in "How much may be spent". */
    isActive?: boolean | undefined;
    /** Only in "How much may be spent". */
    notifiedAt?: number[] | undefined;
    /** Only in "How much may be spent". */
    previousSpend?: number[] | undefined;
    /** Only in "How much may be spent". The ID of a team: `team_…`. */
    teamId?: string | undefined;
    /** Only in "How much may be spent". */
    pauseProjects?: boolean | undefined;
    /** Only in "How much may be spent". */
    pricingPlan?: BudgetPricingPlan | undefined;
    /** Only in "How much may be spent". */
    scope?: "organization" | "project" | "team" | (string & {}) | undefined;
    /** Only in "How much may be spent". */
    scopeId?: string | undefined;
    /** Only in "How much may be spent". Unix time in milliseconds. */
    updatedAt?: number | undefined;
    /** Only in "How much may be spent". */
    webhookId?: string | undefined;
    /** Only in "How much may be spent". */
    webhookNotified?: boolean | undefined;
    /** Only in "How much may be spent". */
    limitAmount?: number | undefined;
    /** Only in "How much may be spent". */
    refreshPeriod?: QuotaRefreshPeriod | undefined;
    /** Only in "How much may be spent". */
    alertThresholds?: number[] | undefined;
  } | null | undefined;
  /** Only in "A budget was created" or "A budget changed" or "Where a budget reports to". */
  webhookUrl?: string | undefined;
  /** Only in "A budget changed". */
  prevBudget?: SpendBudget | undefined;
  /** Only in "A budget changed". */
  prevWebhookUrl?: string | undefined;
  /** Only in "The plan of a team". */
  trial?: {
    end: number;
    start: number;
  } | null | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  elevatedScopeCount?: number | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  elevatedScopes?: string[] | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  githubScopeCount?: number | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  githubScopes?: string[] | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  mergedScopeCount?: number | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  mergedScopes?: string[] | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  planId?: string | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  requestedScopeCount?: number | undefined;
  /** Only in "A session asked for more GitHub permissions". */
  requestedScopes?: string[] | undefined;
  /** The installation of the integration, by its ID. */
  configurationId?: string | undefined;
  /** Only in "Queries were run on a database of an integration". */
  databaseName?: string | undefined;
  errorCode?: string | null | undefined;
  /** Only in "Queries were run on a database of an integration". */
  failedQueryIndex?: number | null | undefined;
  integrationId?: string | undefined;
  integrationProductSlug?: string | undefined;
  integrationSlug?: string | undefined;
  /** Only in "Queries were run on a database of an integration". */
  queries?: DatabaseQuery[] | undefined;
  /** Only in "Queries were run on a database of an integration". */
  queryCount?: number | undefined;
  /** Only in "Queries were run on a database of an integration". */
  queryType?: DatabaseQueryType | undefined;
  /** Only in "Queries were run on a database of an integration" or "Commands were run on a store of an integration". */
  readonly?: boolean | undefined;
  /** Only in "Queries were run on a database of an integration". */
  rolledBack?: boolean | undefined;
  /** Only in "Someone from outside used a connector". */
  connectorId?: string | undefined;
  /** Only in "Someone from outside used a connector". */
  connectorService?: string | undefined;
  /** Only in "Someone from outside used a connector". */
  connectorType?: string | undefined;
  /** Only in "Someone from outside used a connector". */
  externalIssuer?: string | undefined;
  /** Only in "Someone from outside used a connector". */
  externalSubject?: string | undefined;
  /** Only in "Someone from outside used a connector". */
  emailVerified?: boolean | undefined;
  /** Only in "Someone from outside used a connector". */
  tenantId?: string | undefined;
  requestKind?: "raw_commands" | "get_keys_metadata" | "get_key_data" | "list_keys" | (string & {}) | undefined;
  /** Only in "Commands were run on a store of an integration". */
  commands?: {
    command: string;
    errorCode?: string | undefined;
  }[] | undefined;
  /** Only in "Commands were run on a store of an integration". */
  errorIndex?: number | undefined;
  /** Only in "Keys of a store were looked at". */
  keys?: string[] | undefined;
  /** In "A shared environment variable": The name of the variable. */
  key?: string | undefined;
  integrationName?: string | undefined;
  /** Only in "What an integration may do was confirmed". */
  confirmedScopes?: string[] | undefined;
  /** Only in "What an integration may do was confirmed". */
  projectIds?: "all" | string[] | undefined;
  /** Only in "The billing plan of an integration changed". */
  billingPlanId?: string | undefined;
  /** Only in "The billing plan of an integration changed". */
  billingPlanName?: string | undefined;
  /** Only in "The keys of a store were listed" or "A pattern of scripts was approved or refused". */
  pattern?: string | undefined;
  /** Only in "An integration got another owner". */
  newOwner?: AccountRecord | null | undefined;
  /** Only in "An integration went to another team" or "A store was offered to another team". */
  destinationTeamId?: string | undefined;
  /** Only in "An integration went to another team" or "A store was offered to another team". */
  destinationTeamName?: string | undefined;
  /** Only in "An integration went to another team" or "An integration came from another team". */
  integration?: IntegrationReference | undefined;
  /** Only in "An integration came from another team" or "A store came from another team". */
  originTeamId?: string | undefined;
  /** Only in "An integration came from another team" or "A store came from another team". */
  originTeamName?: string | undefined;
  /** Only in "A namespace of a Git provider was connected". */
  gitProviderGroupDescriptor?: string | undefined;
  /** Only in "A namespace of a Git provider was connected". */
  gitScope?: string | undefined;
  /** Only in "Several integrations". */
  configurations?: {
    /** The installation of the integration, by its ID. */
    configurationId: string;
    integrationId: string;
    integrationSlug: string;
    integrationName?: string | undefined;
  }[] | undefined;
  /** Only in "Which integrations may be installed changed". */
  allowedIntegrationCount?: number | undefined;
  /** Only in "Which integrations may be installed changed". */
  allowedIntegrationIds?: string[] | undefined;
  /** Only in "A connector". */
  acceptedTokenCount?: number | undefined;
  /** Only in "A connector" or "Who may sign with an issuer". */
  clientId?: string | undefined;
  /** Only in "A connector". */
  clientName?: string | undefined;
  /** Only in "A connector". */
  clientUid?: string | undefined;
  /** Only in "A connector" or "Who may sign with an issuer". */
  environments?: string[] | undefined;
  /** Only in "A connector". */
  fields?: string[] | undefined;
  /** Only in "A connector". */
  importedTokenCount?: number | undefined;
  /** Only in "A connector". */
  subjectType?: "app" | "user" | (string & {}) | undefined;
  /** Only in "A connector". */
  tokenCount?: number | undefined;
  /** Only in "A connector". */
  tokensDeleted?: number | undefined;
  /** Only in "A connector". */
  triggerDestinationCount?: number | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  connectSrcCount?: number | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  connectSrcOriginCount?: number | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  headerCount?: number | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  scriptCount?: number | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  connectSrcNormalizationRulesCleared?: boolean | undefined;
  /** Only in "What is known about a project's scripts and headers was deleted". */
  connectSrcUserNormalizationRuleCount?: number | undefined;
  /** Only in "A firewall config was changed or restored" or "A firewall config changed". */
  configChangeCount?: number | undefined;
  /** Only in "A firewall config was changed or restored" or "A firewall config changed". */
  configChanges?: { [key: string]: unknown }[] | undefined;
  configVersion?: number | string | undefined;
  /** Only in "A firewall config was changed or restored". */
  restore?: boolean | undefined;
  /** Only in "A header of a page was approved or refused" or "A header of a page" or "A script or a header of a page was approved or refused". */
  headerName?: string | undefined;
  justification?: string | null | undefined;
  /** Only in "A header of a page was approved or refused" or "A script of a page was approved or refused" or "A script or a header of a page was approved or refused". */
  previousStatus?: string | undefined;
  /** Only in "A script of a page was approved or refused". */
  approvalScope?: PageIntegrityScope | undefined;
  kind?: PageIntegrityKind | string | undefined;
  /** Only in "The audit log was exported". */
  exportId?: string | undefined;
  /** Only in "The audit log was exported". */
  format?: string | undefined;
  /** Only in "The audit log was exported". */
  from?: number | undefined;
  /** Only in "The audit log was exported". */
  to?: number | undefined;
  /** Only in "How many redirects a project may have changed". */
  bulkRedirectsLimit?: number | undefined;
  /** Only in "How many redirects a project may have changed". */
  prevBulkRedirectsLimit?: number | undefined;
  /** Only in "The rules of a managed rule set changed". */
  ruleGroups?: { [key: string]: ManagedRuleState } | undefined;
  /** Only in "The rules of a managed rule set changed" or "A managed rule set was turned on or off". */
  rulesetName?: string | undefined;
  /** Only in "A managed rule set was turned on or off". */
  active?: boolean | undefined;
  /** Only in "The firewall config of a project got another owner". */
  newOwnerId?: string | undefined;
  /** Only in "The firewall config of a project got another owner". */
  previousOwnerId?: string | undefined;
  /** Only in "A script of a page" or "An address that a page connects to". */
  resourceUrl?: string | undefined;
  /** Only in "Whether projects with vulnerabilities are protected changed". */
  protectedProjectCount?: number | undefined;
  /** Only in "Whether projects with vulnerabilities are protected changed". */
  protectionEnabled?: boolean | undefined;
  /** Only in "Whether projects with vulnerabilities are protected changed". */
  vulnerabilities?: string[] | undefined;
  /** Only in "Whether visitors of a project are challenged changed". */
  attackModeEnabled?: boolean | undefined;
  /** Only in "Whether visitors of a project are challenged changed". Unix time in milliseconds. */
  attackModeActiveUntil?: number | null | undefined;
  /** Only in "Whether visitors of a project are challenged changed". Unix time in milliseconds. */
  prevAttackModeActiveUntil?: number | null | undefined;
  /** Only in "Whether visitors of a project are challenged changed". */
  prevAttackModeEnabled?: boolean | undefined;
  /** Only in "A version of a project's redirects". */
  versionId?: string | undefined;
  /** Only in "The moderation policies of the AI gateway changed". */
  moderationPolicyCount?: number | undefined;
  /** Only in "The moderation policies of the AI gateway changed". */
  piiRedaction?: {
    from: boolean;
    to: boolean;
  } | undefined;
  /** Only in "The moderation policies of the AI gateway changed". */
  policiesAdded?: string[] | undefined;
  /** Only in "The moderation policies of the AI gateway changed". */
  policiesModified?: string[] | undefined;
  /** Only in "The moderation policies of the AI gateway changed". */
  policiesRemoved?: string[] | undefined;
  /** Only in "The rules of a provider credential changed" or "A list got longer or shorter". */
  added?: string[] | undefined;
  /** Only in "The rules of a provider credential changed". */
  changed?: string[] | undefined;
  /** Only in "The rules of a provider credential changed" or "A provider credential". */
  credential?: ProviderCredential | undefined;
  /** Only in "The rules of a provider credential changed" or "A list got longer or shorter". */
  removed?: string[] | undefined;
  /** Only in "The budget of an API key changed" or "An API key changed" or "An API key". */
  apiKey?: IdAndName | undefined;
  /** Only in "The budget of a scope changed" or "The budget of a project or a user changed". */
  scopeType?: BudgetScopeType | TokenScopeType | undefined;
  /** Only in "The budget of a project or a user changed". */
  userName?: string | undefined;
  /** Only in "An API key changed". */
  bypassAll?: boolean | undefined;
  /** Only in "An API key changed". */
  zdrExemption?: boolean | undefined;
  /** Only in "A private model". */
  privateModel?: PrivateModelReference | undefined;
  /** Only in "A private provider". */
  privateProvider?: {
    slug: string;
  } | undefined;
  /** Only in "How long something is kept". */
  retention?: {
    ceilingMode: RetentionMode;
    defaultMode: RetentionMode;
    ceilingDays?: number | undefined;
    defaultDays?: number | undefined;
  } | undefined;
  /** Only in "A rule of the AI gateway" or "A rule of the AI gateway changed". */
  rule?: {
    type: string;
    id: string;
    model?: string | undefined;
    /** Only in "A rule that sends requests to another model". */
    rewriteModel?: string | undefined;
  } | undefined;
  /** Only in "A virtual model". */
  virtualModelConfig?: {
    id: string;
    displayName?: string | undefined;
    modelSlug?: string | undefined;
  } | undefined;
  /** Only in "A v0 message was finished" or "A message of a v0 chat" or "A v0 chat". */
  chatId?: string | undefined;
  /** Only in "A v0 message was finished". */
  events?: V0Usage[] | undefined;
  /** Only in "A v0 message was finished". */
  inputTokens?: number | undefined;
  /** Only in "A v0 message was finished" or "A message of a v0 chat". */
  messageId?: string | undefined;
  /** Only in "A v0 message was finished". */
  model?: string | undefined;
  /** Only in "A v0 message was finished". */
  outputTokens?: number | undefined;
  /** Only in "A v0 message was finished". */
  useCase?: string | undefined;
  appName?: string | undefined;
  /** Only in "An app got tokens". */
  atTTL?: number | undefined;
  /** Only in "An app got tokens". */
  authMethod?: SignInMethod | undefined;
  /** Only in "An app got tokens". */
  grantType?: "authorization_code" | "urn:ietf:params:oauth:grant-type:device_code" | "urn:ietf:params:oauth:grant-type:token-exchange" | (string & {}) | undefined;
  /** Only in "An app got tokens" or "The tokens of an app were revoked". */
  app?: {
    name: string;
    clientAuthenticationUsed?: {
      method: ClientAuthenticationMethod;
      secretId?: string | undefined;
    } | undefined;
    clientId?: string | undefined;
    /** Only in "Something by its ID and its name". */
    id?: string | undefined;
  } | undefined;
  /** Only in "An app got tokens". */
  includesRefreshToken?: boolean | undefined;
  /** Only in "An app got tokens". */
  issuerUrl?: string | undefined;
  /** Only in "An app got tokens". */
  oidcSubject?: string | undefined;
  /** Only in "An app got tokens". */
  refreshTokenPrefix?: "vcr_" | undefined;
  /** Only in "An app got tokens". */
  refreshTokenPublicId?: string | undefined;
  /** Only in "An app got tokens". */
  refreshTokenSuffix?: string | undefined;
  /** Only in "An app got tokens". */
  rtTTL?: number | undefined;
  /** Only in "The settings of code reviews changed". */
  gitOwnerName?: string | undefined;
  /** Only in "A document". */
  documentId?: string | undefined;
  /** Only in "A document". */
  fingerprint?: string | undefined;
  /** Only in "A document". */
  title?: string | undefined;
  /** Only in "An app was installed". */
  scopes?: AppScope[] | undefined;
  appId?: string | undefined;
  /** Only in "An app was installed" or "What an installed app may do". */
  permissions?: (AppGrant | AppPermission)[] | undefined;
  /** Only in "What an app may do changed". */
  nextScopes?: AppScope[] | undefined;
  /** Only in "What an app may do changed". */
  nextPermissions?: AppGrant[] | undefined;
  /** Only in "Several documents". */
  count?: number | undefined;
  /** Only in "Several documents". */
  documents?: DocumentPayload[] | undefined;
  /** Only in "It was decided whether a change is kept". */
  version?: string | undefined;
  /** Only in "A message of a v0 chat" or "A v0 chat". */
  chatTitle?: string | undefined;
  /** Only in "Which apps may be used changed" or "What an installed app may do changed". */
  after?: {
    /** Only in "Which apps may be used, and for what". */
    name?: string | null | undefined;
    /** Only in "Which apps may be used, and for what". */
    claims?: {
      name: string;
      values: {
        value: string;
        wildcards: boolean;
      }[];
    }[] | undefined;
    /** Only in "Which apps may be used, and for what". */
    clientId?: string | undefined;
    /** Only in "Which apps may be used, and for what". Unix time in milliseconds. */
    createdAt?: number | undefined;
    /** Only in "Which apps may be used, and for what". */
    issuerUrl?: string | undefined;
    permissions?: (string | AppPermission)[] | undefined;
    /** Only in "Which apps may be used, and for what". */
    policyId?: string | undefined;
    resources?: {
      projectIds: {
        type: "list";
        required: true;
        items: {
          type: "string";
        };
      } | string[];
    } | null | undefined;
    /** Only in "Which apps may be used, and for what". The ID of a team: `team_…`. */
    teamId?: string | undefined;
    /** Only in "Which apps may be used, and for what". Unix time in milliseconds. */
    updatedAt?: number | undefined;
  } | undefined;
  /** Only in "Which apps may be used changed" or "What an installed app may do changed". */
  before?: {
    /** Only in "Which apps may be used, and for what". */
    name?: string | null | undefined;
    /** Only in "Which apps may be used, and for what". */
    claims?: {
      name: string;
      values: {
        value: string;
        wildcards: boolean;
      }[];
    }[] | undefined;
    /** Only in "Which apps may be used, and for what". */
    clientId?: string | undefined;
    /** Only in "Which apps may be used, and for what". Unix time in milliseconds. */
    createdAt?: number | undefined;
    /** Only in "Which apps may be used, and for what". */
    issuerUrl?: string | undefined;
    permissions?: (string | AppPermission)[] | undefined;
    /** Only in "Which apps may be used, and for what". */
    policyId?: string | undefined;
    resources?: {
      projectIds: {
        type: "list";
        required: true;
        items: {
          type: "string";
        };
      } | string[];
    } | null | undefined;
    /** Only in "Which apps may be used, and for what". The ID of a team: `team_…`. */
    teamId?: string | undefined;
    /** Only in "Which apps may be used, and for what". Unix time in milliseconds. */
    updatedAt?: number | undefined;
  } | undefined;
  /** Only in "What an installed app may do". */
  resources?: AppResources | undefined;
  /** Only in "A secret of an app". */
  secretLastFourChars?: string | undefined;
  /** Only in "The tokens of an app were revoked". */
  issuedBefore?: number | undefined;
  /** Only in "A file". */
  fileId?: string | undefined;
  /** Only in "A tier of v0". */
  tier?: "plus" | "pro" | (string & {}) | undefined;
  /** Only in "Which apps may be used". */
  policy?: AppPolicy | undefined;
  /** Only in "A repository of images changed". */
  repositoryName?: string | undefined;
  /** Only in "A repository of images changed". */
  digest?: string | undefined;
  /** Only in "A repository of images changed". */
  public?: boolean | undefined;
  /** Only in "A repository of images changed". */
  reference?: string | undefined;
  /** Only in "A repository of images changed". */
  removedTeamIds?: string[] | undefined;
  /** Only in "A repository of images changed". */
  sharedWithTeamId?: string | undefined;
  /** Only in "A repository of images changed". */
  sharedWithTeamSlug?: string | undefined;
  /** The global config, by its ID. */
  edgeConfigId?: string | null | undefined;
  edgeConfigSlug?: string | undefined;
  /** Only in "A global config". */
  edgeConfigBackupVersionId?: string | undefined;
  /** Only in "A global config". */
  edgeConfigDigest?: string | undefined;
  /** The token of the global config, by its ID. Only in "A token of a global config was created" or "A variable was used by a deployment" or "An environment variable". */
  edgeConfigTokenId?: string | null | undefined;
  /** Only in "A token of a global config was created" or "An SDK key was added, replaced or deleted". */
  label?: string | undefined;
  store?: {
    /** Only in "A store". */
    type?: StoreType | undefined;
    id: string;
    name?: string | undefined;
  } | undefined;
  /** Only in "A store was offered to another team" or "A store came from another team" or "The transfer of a store". A credential: keep it out of logs. */
  transferRequestCode?: string | undefined;
  /** Only in "A global config went to another account". */
  edgeConfig?: CreatedTeam | undefined;
  /** Only in "A global config went to another account". */
  fromAccount?: AccountReference | undefined;
  /** Only in "A global config went to another account". */
  toAccount?: AccountReference | undefined;
  /** Only in "Tokens of a global config were deleted". */
  edgeConfigTokenIds?: string[] | undefined;
  /** Only in "A store". */
  access?: "private" | "public" | (string & {}) | undefined;
  /** Only in "A store". */
  computeUnitsMax?: number | undefined;
  /** Only in "A store". */
  computeUnitsMin?: number | undefined;
  /** Only in "A store". */
  locked?: boolean | undefined;
  /** Only in "A store". */
  suspendTimeoutSeconds?: number | undefined;
  /** Only in "The schema of a global config changed". */
  edgeConfigSchema?: { [key: string]: unknown } | undefined;
  /** Only in "A type of store". */
  storeType?: "postgres" | "redis" | (string & {}) | undefined;
  /** Only in "A variable of an organization was used by a repository". */
  envId?: string | undefined;
  /** Only in "A variable of an organization was used by a repository". */
  envKey?: string | undefined;
  /** Only in "A variable of an organization was used by a repository" or "A variable of an organization changed". */
  repository?: string | undefined;
  /** Only in "A variable of an organization changed". */
  visibility?: EnvVarVisibility | undefined;
  /** Only in "A variable was used by a deployment" or "An environment variable". */
  customEnvironmentSlugs?: string[] | undefined;
  /** Only in "A variable was used by a deployment" or "An environment variable" or "A shared environment variable". */
  ipAddress?: string | undefined;
  /** Whether every custom environment gets it. Only in "A shared environment variable". */
  applyToAllCustomEnvironments?: boolean | undefined;
  /** Only in "A shared environment variable". */
  comment?: string | undefined;
  /** Only in "A shared environment variable". Format: `date-time`. */
  created?: string | undefined;
  /** Only in "A shared environment variable". Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Only in "A shared environment variable". */
  createdBy?: string | null | undefined;
  /** Only in "A shared environment variable". */
  customEnvironmentIds?: string[] | undefined;
  /** Whether `value` is the plain value. Only in "A shared environment variable". */
  decrypted?: boolean | undefined;
  /** Only in "A shared environment variable". */
  deletedBy?: string | null | undefined;
  /** Who changed it last, by name. Only in "A shared environment variable". */
  lastEditedByDisplayName?: string | undefined;
  /** The names of the projects that it is linked to. Only in "A shared environment variable". */
  projectNames?: string[] | undefined;
  /** Only in "A shared environment variable". */
  updatedBy?: string | null | undefined;
  /** Only in "A shared environment variable changed". */
  newEnvVar?: SharedEnv | undefined;
  /** Only in "A shared environment variable changed". */
  oldEnvVar?: SharedEnv | undefined;
  /** Only in "A shared environment variable changed". */
  updateDiff?: SharedEnvDiff | undefined;
  /** Only in "The variables of a project". */
  updated?: boolean | undefined;
  configuration?: {
    id: string;
    name?: string | undefined;
  } | undefined;
  /** Only in "A project joined or left a private network". */
  buildsEnabled?: boolean | undefined;
  /** Only in "A project joined or left a private network". */
  passive?: boolean | undefined;
  /** Only in "A private network" or "A private network that was joined to another". */
  peering?: {
    id: string;
    /** Only in "Something by its ID and perhaps its name". */
    name?: string | undefined;
    accountId?: string | undefined;
    region?: string | undefined;
    vpcId?: string | undefined;
  } | undefined;
  /** Only in "A PrivateLink endpoint changed". */
  previousEndpoint?: {
    name: string;
    environmentIds?: string[] | undefined;
    privateDnsNames?: string[] | undefined;
  } | undefined;
  /** Only in "A PrivateLink endpoint changed" or "A PrivateLink endpoint". */
  privateLinkEndpoint?: {
    id: string;
    name: string;
    environmentIds?: string[] | undefined;
    privateDnsNames?: string[] | undefined;
  } | undefined;
  /** Only in "An endpoint changed". */
  current?: PrivateLinkState | undefined;
  /** Only in "An endpoint changed" or "The settings of a microfrontend changed" or "A microfrontends group changed". */
  prev?: {
    /** Only in "A PrivateLink endpoint". */
    id?: string | undefined;
    name?: string | undefined;
    /** Only in "A PrivateLink endpoint". */
    awsServiceName?: string | undefined;
    /** Only in "A PrivateLink endpoint". The ID of a project: `prj_…`. */
    projectId?: string | undefined;
    /** Only in "A PrivateLink endpoint". */
    vercelRegion?: string | undefined;
    /** Only in "A PrivateLink endpoint". */
    privateDnsNames?: string[] | undefined;
    project?: {
      microfrontends?: ProjectMicrofrontends | undefined;
    } | undefined;
    slug?: string | undefined;
    fallbackEnvironment?: string | undefined;
    enablePolyrepoBranchRouting?: boolean | undefined;
  } | undefined;
  /** Only in "An endpoint". */
  endpoint?: PrivateLinkState | undefined;
  /** Only in "A flag or a segment was created, changed or deleted". */
  state?: string | undefined;
  /** Only in "How much was bought for a project changed". */
  prevPurchasedAmount?: number | undefined;
  /** Only in "How much was bought for a project changed". */
  purchasedAmount?: number | undefined;
  /** Only in "What was made from source images was invalidated". */
  srcImages?: string[] | undefined;
  /** Only in "What is cached under tags was invalidated". */
  tags?: string[] | undefined;
  /** Only in "A path whose cache was invalidated". */
  path?: string | undefined;
  /** Only in "A part of the dashboard". */
  widget?: DashboardWidget | null | undefined;
  /** Only in "How much Speed Insights gathers changed". */
  sampleRatePercent?: number | null | undefined;
  /** Only in "How much Speed Insights gathers changed". */
  spendLimitInDollars?: number | null | undefined;
  /** Only in "How much Speed Insights gathers changed". */
  analyticsId?: string | undefined;
  /** Only in "A run of a workflow". */
  runId?: string | undefined;
  /** Only in "A drain". */
  drainName?: string | null | undefined;
  /** Only in "A drain" or "A drain by its URL". */
  drainUrl?: string | null | undefined;
  /** Only in "An alert". */
  alertId?: string | undefined;
  /** Only in "An alert". */
  alertName?: string | undefined;
  /** Only in "How many traces of a project are kept changed". */
  sampling?: HeadSampling[] | undefined;
  /** Only in "A metric". */
  metricName?: string | undefined;
  /** Only in "A log drain". */
  logDrainUrl?: string | null | undefined;
  /** Only in "An alert of one's own". */
  customAlertTitle?: string | undefined;
  /** Only in "An issuer was created". */
  algorithm?: string | undefined;
  issuerId?: string | undefined;
  issuerName?: string | undefined;
  /** Only in "An issuer was created" or "An issuer". */
  managedBy?: string | undefined;
  /** Only in "A policy of an issuer". */
  policyKey?: string | undefined;
  /** Only in "A key of an issuer". */
  keyId?: string | undefined;
  /** Only in "The settings of a microfrontend changed" or "A project of a microfrontends group". */
  group?: NamedReference | undefined;
  /** Only in "A microfrontends group changed". */
  enablePolyrepoBranchRouting?: boolean | undefined;
  /** Only in "A microfrontends group changed". */
  fallbackEnvironment?: string | undefined;
  /** Only in "A drive of sandboxes". */
  driveName?: string | undefined;
  /** Only in "A snapshot was copied to other regions". */
  snapshotId?: string | undefined;
  /** Only in "A snapshot was copied to other regions". */
  targetRegions?: string[] | undefined;
  /** Only in "Someone acted in a sandbox" or "An alias of a sandbox". */
  sandboxId?: string | undefined;
  /** Only in "An alias of a sandbox". */
  sandboxName?: string | undefined;
  [key: string]: unknown;
}

/** Who did something. */
export interface EventPrincipal {
  type?: "user" | "app" | "external" | "system" | (string & {}) | undefined;
  /** Only in "A user". The ID of a user. */
  uid?: string | undefined;
  /** Only in "A user". */
  slug?: string | undefined;
  /** Only in "A user". */
  avatar?: string | undefined;
  /** Only in "A user" or "Someone outside the platform". */
  email?: string | undefined;
  /** Only in "A user". */
  username?: string | undefined;
  /** Only in "An app" or "Someone outside the platform". */
  id?: string | undefined;
  /** Only in "An app" or "Someone outside the platform". */
  name?: string | undefined;
  /** Only in "An app". */
  clientId?: string | undefined;
}

/** A kind of event. */
export interface EventType {
  name: EventName;
  categories: EventCategory[];
  description: string;
  deprecated?: boolean | undefined;
  /** The kinds that took its place. */
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

/** The user who did it. */
export interface EventUser {
  /** The ID of a user. */
  uid: string;
  slug?: string | undefined;
  avatar: string;
  email: string;
  username: string;
}

/** Why an account may not use something. */
export interface FeatureBlock {
  blockReason: BlockReason;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  blockedFrom?: number | undefined;
  /** Unix time in milliseconds. */
  blockedUntil?: number | undefined;
}

/** What an account may not use. */
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

/** Whether a feature is on. */
export interface FeatureState {
  enabled?: boolean | undefined;
}

/** Whether the toolbar shows, and whether projects may differ. */
export type FeedbackSetting = "default" | "default-force" | "on" | "on-force" | "off" | "off-force" | (string & {});

/** What was done to a part of the flags. */
export type FlagItemAction = "created" | "deleted" | "transitioned" | "updated" | (string & {});

/** What was done to a flag. */
export type FlagStateAction = "archived" | "created" | "deleted" | "unarchived" | "updated" | (string & {});

/** Where the platform comments on Git activity. */
export interface GitComments {
  onCommit: boolean;
  onPullRequest: boolean;
}

/** A user at a GitHub server of their own. */
export interface GithubHostCredential {
  type: "github-oauth-custom-host";
  id: string;
  host: string;
}

/** Which GitHub it is. */
export type GithubVariant = "github" | "github-limited" | "github-custom-host" | (string & {});

/** A project at GitLab. */
export interface GitlabProjectReference {
  id: string;
  name?: string | null | undefined;
  defaultBranch?: string | null | undefined;
  namespace?: string | null | undefined;
  path?: string | null | undefined;
  url?: string | null | undefined;
}

/** What was known when it was decided. */
export interface GoogleSignInDecision {
  authoritative: boolean;
  basis: "gmail" | "none" | "workspace-mx" | (string & {});
  emailDomain: string;
  emailVerified: boolean;
  hostedDomainMatch: boolean;
  mxOutcome: MxOutcome;
}

/** How much of what begins here is kept. */
export interface HeadSampling {
  type: "head_sampling";
  /** The share that is kept, from 0 to 1. */
  rate: number;
  env?: TargetEnvironment | undefined;
  /** Only requests whose path begins so. */
  requestPath?: string | undefined;
}

/** Something by its ID and its name. */
export interface IdAndName {
  id: string;
  name: string;
}

/** An installed integration. */
export interface IntegrationReference {
  id: string;
  name: string;
  slug: string;
  /** The installation of the integration, by its ID. */
  configurationId: string;
}

/** Why a deployment is in its state. */
export type InternalReadyStateReason = "EARLY_IGNORE_STEP" | "IGNORE_STEP" | "NAMESPACE_PRUNED" | "UNAFFECTED_PROJECT" | "UNVERIFIED_COMMIT" | (string & {});

/** How the difference was settled. */
export type InvoiceSettlementMethod = "credited-paid" | "credited-payment-pending" | "refunded-paid" | "refunded-payment-pending" | (string & {});

/** A user at another service. */
export interface LoginCredential {
  type: "apple" | "bitbucket" | "chatgpt" | "github-oauth" | "github-oauth-limited" | "gitlab" | "google" | "vercel";
  id: string;
}

/** With whom a user signs in. */
export type LoginProvider = "apple" | "bitbucket" | "chatgpt" | "github" | "github-limited" | "github-custom-host" | "gitlab" | "google" | "saml" | (string & {});

/** Whether a maintained rule set is on, and what it does. */
export interface ManagedRuleState {
  active: boolean;
  action?: "challenge" | "deny" | "log" | (string & {}) | undefined;
}

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

/** The role that someone has, or had. */
export interface MembershipChange {
  uid?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Only in "The role that someone has in a project". */
  previousRole?: ProjectRole | undefined;
  role?: ProjectRole | undefined;
  username?: string | undefined;
}

/** How a second factor was asked for. */
export type MfaChallengeMethod = "email-otp" | "recovery-code" | "totp" | "webauthn" | (string & {});

/** How a second factor was changed. */
export type MfaChangeMethod = "passkey" | "self_serve_recovery" | "totp" | "user_disabled" | (string & {});

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

/** How a second factor was set up or taken away. */
export type MfaRecordMethod = "admin_removal" | "passkey" | "self_serve_recovery" | "totp" | "unknown" | "user_disabled" | (string & {});

/** Whether a second factor is asked for. */
export interface MfaState {
  enabled: boolean;
  totpVerified: boolean;
}

/** Belongs to no group. */
export interface MicrofrontendsDisabled {
  enabled: false;
  /** The microfrontends groups that it belongs to. */
  groupIds: unknown[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Whether it does not count towards the limits. */
  freeProjectForLegacyLimits?: boolean | undefined;
}

/** What the mail servers of a domain said. */
export type MxOutcome = "google" | "lookup-error" | "non-google" | "not-checked" | (string & {});

/** Something by its ID, name and slug. */
export interface NamedReference {
  id: string;
  name: string;
  slug: string;
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

/** What was approved along with it. */
export interface NsnbSideEffect {
  action: "auto-approved-member" | "auto-approved-pending-invite" | (string & {});
  gitUserLogin: string;
}

/** Whether tokens name the team or the platform as their issuer. */
export type OidcIssuerMode = "team" | "global" | (string & {});

/** Who decides: the organization or each team. */
export type OrganizationMode = "organization" | "team" | (string & {});

/** When an account was told what it uses beyond its plan. */
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

/** What was used too much. */
export type OverageType = "analyticsUsage" | "artifacts" | "bandwidth" | "blobDataTransfer" | "blobTotalAdvancedRequests" | "blobTotalAvgSizeInBytes" | "blobTotalGetResponseObjectSizeInBytes" | "blobTotalSimpleRequests" | "connectDataTransfer" | "dataCacheRead" | "dataCacheWrite" | "edgeConfigRead" | "edgeConfigWrite" | "edgeFunctionExecutionUnits" | "edgeMiddlewareInvocations" | "edgeRequest" | "edgeRequestAdditionalCpuDuration" | "elasticConcurrencyBuildSlots" | "fastDataTransfer" | "fastOriginTransfer" | "fluidCpuDuration" | "fluidDuration" | "functionDuration" | "functionInvocation" | "imageOptimizationCacheRead" | "imageOptimizationCacheWrite" | "imageOptimizationTransformation" | "logDrainsVolume" | "monitoringMetric" | "observabilityEvent" | "onDemandConcurrencyMinutes" | "runtimeCacheRead" | "runtimeCacheWrite" | "serverlessFunctionExecution" | "sourceImages" | "wafOwaspExcessBytes" | "wafOwaspRequests" | "wafRateLimitRequest" | "webAnalyticsEvent" | (string & {});

/** What of a page was judged: a script, or where it connects to. */
export type PageIntegrityKind = "connectSrc" | "script" | (string & {});

/** Which deployments the integrity of pages is checked for. */
export type PageIntegrityScope = "all" | "preview" | (string & {});

/** Whether a panel is open. */
export type PanelState = "open" | "closed" | (string & {});

/** Protection by a sign-in with an identity provider. */
export interface Passport {
  connectorId: string;
  /** Which deployments are protected. */
  deploymentType: ProtectionScope;
}

/** What the account pays for. */
export type Plan = "hobby" | "pro" | "enterprise" | (string & {});

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
export interface PrivateModelReference {
  slug: string;
  /** Only in "A model of a provider". */
  providerSlug?: string | undefined;
}

/** A finding of abuse. */
export interface ProjectAbuseRecord {
  /** Unix time in milliseconds. */
  at: number;
  by: string;
  byId: string;
  reason: string;
  scanner: string;
}

/** The former analytics of a project. */
export interface ProjectAnalytics {
  id: string;
  /** Unix time in milliseconds. */
  disabledAt: number;
  /** Unix time in milliseconds. */
  enabledAt: number;
  /** Unix time in milliseconds. */
  canceledAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  paidAt?: number | undefined;
  /** The share of visits that is measured. */
  sampleRatePercent?: number | null | undefined;
  spendLimitInDollars?: number | null | undefined;
}

/** The project's part in a microfrontends group. */
export type ProjectMicrofrontends = {
  enabled: true;
  /** Whether it answers requests that no other app of the group takes. */
  isDefaultApp?: true | false | undefined;
  /** The microfrontends groups that it belongs to. */
  groupIds: string[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Whether it does not count towards the limits. */
  freeProjectForLegacyLimits?: boolean | undefined;
  /** Whether it is left out of the group's routing. Only in "Takes its own paths of the group". */
  doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
  /** Whether its telemetry shows here and not in the default app. Only in "Takes its own paths of the group". */
  routeObservabilityToThisProject?: boolean | undefined;
} | MicrofrontendsDisabled;

/** A project. */
export interface ProjectPayload {
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  projectName?: string | undefined;
}

/** What a member may do in a project. */
export type ProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | "PROJECT_GUEST" | (string & {});

/** How visits are counted. */
export interface ProjectWebAnalytics {
  id: string;
  /** Unix time in milliseconds. */
  canceledAt?: number | undefined;
  /** Unix time in milliseconds. */
  disabledAt?: number | undefined;
  /** Unix time in milliseconds. */
  enabledAt?: number | undefined;
  hasData?: true | undefined;
}

/** What was done to a protection bypass. */
export type ProtectionBypassAction = "disabled" | "enabled" | "regenerated" | "updated" | (string & {});

/** Which deployments are protected. */
export type ProtectionScope = "all" | "all_except_custom_domains" | "preview" | "prod_deployment_urls_and_all_previews" | (string & {});

/** A credential of a provider of models. */
export interface ProviderCredential {
  id: string;
  name: string;
  providerSlug: string;
}

/** How far a push came before it failed. */
export type PushFailureStage = "authorization" | "push" | "unexpected" | "unknown" | "validation" | (string & {});

/** A Git provider that can be pushed to. */
export type PushProvider = "bitbucket" | "cursor-origin" | "github" | "gitlab" | (string & {});

/** How often a quota or a budget begins anew. */
export type QuotaRefreshPeriod = "daily" | "monthly" | "none" | "weekly" | (string & {});

/** What was done that changed the recovery codes. */
export type RecoveryCodesAction = "add-passkey" | "add-totp" | "admin-remove" | "disable" | "enable" | "regenerate-recovery-codes" | "remove-passkey" | (string & {});

/** The role that someone had in a project. */
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

/** Whether a team or a user owns the repository. */
export type RepoOwnerType = "team" | "user" | (string & {});

/** Where a repository is hosted. */
export type RepositoryProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | "cursor-origin" | "vercel" | (string & {});

/** Whether data is kept for days, or until its deletion is asked for. */
export type RetentionMode = "days" | "until-requested" | (string & {});

/** Why production was rolled back, and by whom. */
export interface RollbackDescription {
  /** Unix time in milliseconds. */
  createdAt: number;
  description: string;
  /** The ID of a user. */
  userId: string;
  username: string;
}

/** What led to enforcing SAML, or to no longer enforcing it. */
export type SamlEnforcementTrigger = "directory_sync_updated" | "domain_deleted" | "domain_verified" | "saml_updated" | "team_attached" | "team_participation_updated" | "toggle" | (string & {});

/** A block that is to come. */
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
export type SecondFactorMethod = "totp" | "webauthn" | "recovery-code" | (string & {});

/** A further e-mail address. */
export interface SecondaryEmail {
  email: string;
  verified: boolean;
}

/** A shared environment variable. */
export interface SharedEnv {
  type?: EnvVarInputKind | undefined;
  id?: string | undefined;
  /** The name of the variable. */
  key?: string | undefined;
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
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  deletedBy?: string | null | undefined;
  ipAddress?: string | undefined;
  /** Who changed it last, by name. */
  lastEditedByDisplayName?: string | undefined;
  /** The team or user that owns it. */
  ownerId?: string | null | undefined;
  /** The projects that it is linked to. */
  projectId?: string[] | undefined;
  /** The names of the projects that it is linked to. */
  projectNames?: string[] | undefined;
  target?: EnvTarget[] | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  /** A credential: keep it out of logs. */
  value?: string | undefined;
}

/** What changed about a variable. */
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

/** How a user signed in. */
export type SignInFactorOrigin = "apple" | "bitbucket" | "chatgpt" | "email" | "emu-recovery" | "github" | "gitlab" | "google" | "invite" | "magic-link" | "otp" | "otp-link" | "saml" | "webauthn" | (string & {});

/** How someone signed in, or how a token came about. */
export type SignInMethod = "app" | "apple" | "bitbucket" | "chatgpt" | "email" | "emu" | "github" | "github-webhook" | "gitlab" | "google" | "invite" | "manual" | "otp" | "passkey" | "saml" | "sms" | "token-exchange-oidc" | (string & {});

/** Why an account is restricted. */
export interface SoftBlock {
  /** Unix time in milliseconds. */
  blockedAt: number;
  reason: SoftBlockReason;
  blockedDueToOverageType?: OverageType | undefined;
  /** Unix time in milliseconds. */
  unpauseAt?: number | undefined;
}

/** Why an account is restricted. */
export type SoftBlockReason = "BLOCKED_FOR_PLATFORM_ABUSE" | "DOMAIN_OWNER_DELETION_REQUEST" | "ENTERPRISE_TRIAL_ENDED" | "ENTERPRISE_UNPAID_INVOICE" | "EXPOSURE_CAP_EXCEEDED" | "FAIR_USE_LIMITS_EXCEEDED" | "SUBSCRIPTION_CANCELED" | "SUBSCRIPTION_EXPIRED" | "UNPAID_INVOICE" | (string & {});

/** How much may be spent. */
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
  scope?: "organization" | "project" | "team" | (string & {}) | undefined;
  scopeId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webhookId?: string | undefined;
  webhookNotified?: boolean | undefined;
}

/** Protection by membership of the team. */
export interface SsoProtection {
  /** Which deployments are protected. */
  deploymentType: ProtectionScope;
  april2026SecurityIncidentMigrationAppliedFrom?: ProtectionScope | null | undefined;
  cve55182MigrationAppliedFrom?: ProtectionScope | null | undefined;
}

/** What single sign-on protects: where alone, or with all that was set; nothing when it is off. */
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

/** What a store is. */
export type StoreType = "blob" | "edge-config" | "integration" | "postgres" | "redis" | (string & {});

/** Whether something was switched on or off. */
export type Switched = "disabled" | "enabled" | (string & {});

/** An environment that deployments are made for. */
export type TargetEnvironment = "production" | "preview" | (string & {});

/** How a user came to a team. */
export interface TeamJoinOrigin {
  origin: TeamJoinOriginKind;
  commitId?: string | undefined;
  /** Unix time in milliseconds. */
  dsyncConnectedAt?: number | undefined;
  dsyncUserId?: string | undefined;
  gitUserId?: number | string | undefined;
  gitUserLogin?: string | undefined;
  idpUserId?: string | undefined;
  /** The ID of the repository. */
  repoId?: string | undefined;
  repoPath?: string | undefined;
  /** Unix time in milliseconds. */
  ssoConnectedAt?: number | undefined;
  ssoUserId?: string | undefined;
}

/** What led the user to the team. */
export type TeamJoinOriginKind = "account-update" | "bitbucket" | "dsync" | "feedback" | "github" | "gitlab" | "import" | "link" | "mail" | "nsnb-auto-approve" | "nsnb-hobby-upgrade" | "nsnb-invite" | "nsnb-redeploy" | "nsnb-redeploy-attribution-card" | "nsnb-request-access" | "nsnb-viewer-upgrade" | "organization-teams" | "saml" | "teams" | (string & {});

/** A permission beyond those of a role. */
export type TeamPermission = "AiGatewayApiKeyOwnedBySelf" | "AiGatewayBudgetManager" | "AiGatewayCredits" | "AiGatewaySettings" | "AiGatewayTranscriptsManager" | "AiGatewayTranscriptsViewer" | "ConnectorManager" | "CreateProject" | "EnvVariableManager" | "EnvironmentManager" | "FullProductionDeployment" | "IntegrationManager" | "OrgAdmin" | "OrgViewer" | "UsageViewer" | "V0Builder" | "V0Chatter" | "V0Viewer" | "WorkflowDecryptor" | (string & {});

/** What a member may do in a team. */
export type TeamRole = "OWNER" | "MEMBER" | "DEVELOPER" | "SECURITY" | "BILLING" | "VIEWER" | "VIEWER_FOR_PLUS" | "CONTRIBUTOR" | (string & {});

/** Whom or what it is for. */
export type TokenScopeType = "user" | "team" | "project" | (string & {});

/** Which deployments the addresses apply to. */
export type TrustedIpScope = "all" | "all_except_custom_domains" | "preview" | "production" | "prod_deployment_urls_and_all_previews" | (string & {});

/** When an account was told. */
export interface UsageAlert {
  currentThreshold: number;
  /** Unix time in milliseconds. */
  blockGracePeriodStartedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  blockedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  warningAt?: number | null | undefined;
}

/** What an account was told of, by what it uses. */
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
export interface User {
  /** The ID of a user. */
  id: string;
  name: string | null;
  avatar: string | null;
  /** Only in "The user, with the settings of the account". */
  billing?: { [key: string]: unknown } | null | undefined;
  /** Only in "The user, with the settings of the account". Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** The ID of a team: `team_…`. */
  defaultTeamId: string | null;
  email: string;
  /** Whether a trial can still be started. Only in "The user, with the settings of the account". */
  hasTrialAvailable?: boolean | undefined;
  /** Only in "The user, with the settings of the account". */
  resourceConfig?: UserResourceConfig | undefined;
  /** Why the account is restricted. Only in "The user, with the settings of the account". */
  softBlock?: SoftBlock | null | undefined;
  /** What the automatic URLs of the account begin with. Only in "The user, with the settings of the account". */
  stagingPrefix?: string | undefined;
  username: string;
  /** Only in "The user, with the settings of the account". */
  accountUpdateContext?: AccountUpdateContext | undefined;
  /** Only in "The user, with the settings of the account". */
  activeDashboardViews?: DashboardView[] | undefined;
  /** Only in "The user, with the settings of the account". */
  dataCache?: {
    excessBillingEnabled?: boolean | undefined;
  } | undefined;
  /** Only in "The user, with the settings of the account". */
  dismissedToasts?: {
    name: string;
    dismissals: {
      /** Unix time in milliseconds. */
      createdAt: number;
      scopeId: string;
    }[];
  }[] | undefined;
  /** Only in "The user, with the settings of the account". */
  favoriteProjectsAndSpaces?: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    /** The ID of a team: `team_…`. */
    teamId: string;
  }[] | undefined;
  /** Only in "The user, with the settings of the account". */
  featureBlocks?: UserFeatureBlocks | undefined;
  /** The Git account last used to import a repository. Only in "The user, with the settings of the account". */
  importFlowGitNamespace?: number | string | null | undefined;
  /** The ID of that Git account. Only in "The user, with the settings of the account". */
  importFlowGitNamespaceId?: number | string | null | undefined;
  /** The Git provider last used to import a repository. Only in "The user, with the settings of the account". */
  importFlowGitProvider?: RepositoryProvider | null | undefined;
  /** Only in "The user, with the settings of the account". */
  isAccountUpdateRequired?: boolean | undefined;
  /** Whether an organisation manages the account. */
  isEnterpriseManaged?: boolean | undefined;
  /** Only in "The user, with the settings of the account". */
  preferredScopesAndGitNamespaces?: {
    gitNamespaceId: number | string | null;
    scopeId: string;
  }[] | undefined;
  /** Only in "The user, with the settings of the account". */
  remoteCaching?: FeatureState | undefined;
  shouldShowEnterpriseManagedWelcome?: boolean | undefined;
  /** Set when the token may not see more. Only in "The user, as far as the token may see". */
  limited?: true | undefined;
}

/** Something that happened in the account or team. */
export interface UserEvent {
  type?: EventName | undefined;
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Parts of `text` that name something. */
  entities: EventEntity[];
  principalId: string;
  /** What happened, as a sentence. */
  text: string;
  categories?: EventCategory[] | undefined;
  /** What the event says; which members are there depends on `type`. */
  payload?: EventPayload | undefined;
  /** Who did it. */
  principal?: EventPrincipal | undefined;
  requestId?: string | undefined;
  sessionId?: string | undefined;
  tokenId?: string | undefined;
  user?: EventUser | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  /** Through whom it was done. */
  via?: EventPrincipal[] | undefined;
  /** The IDs of `via`. */
  viaIds?: string[] | undefined;
}

/** One page of events; the next one goes on from the last `createdAt`. */
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

/** How much the user's own account may use. */
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

/** How many firewall rules the account may have. */
export interface UserSecurityLimits {
  customRules?: number | undefined;
  ipBlocks?: number | undefined;
  ipBypass?: number | undefined;
  rateLimit?: number | undefined;
}

/** A plan of v0. */
export type V0PlanSlug = "v0_business" | "v0_teams" | (string & {});

/** What a step of a v0 message used. */
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

/** Why an account may not use Web Analytics. */
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

/** Input of `listUserEvents`. */
export interface ListUserEventsInput {
  /** Only what happened to this thing. */
  entityId?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** Only what this user, app or integration did. */
  principalId?: string | undefined;
  /** Only what belongs to these projects. */
  projectIds?: string | undefined;
  /** Only what happened after this moment, as an ISO date or Unix milliseconds. */
  since?: string | undefined;
  /** Only these kinds of events, separated by commas. */
  types?: string | undefined;
  /** Only what happened before this moment, as an ISO date or Unix milliseconds. */
  until?: string | undefined;
  /** Only what this user did. The ID of a user. */
  userId?: string | undefined;
  /** `true` adds the details of each event. */
  withPayload?: string | undefined;
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
  /** Why the account is deleted. */
  reasons?: DeletionReason[] | undefined;
}

/** Answer of `deleteUser`. */
export interface DeleteUserOutput {
  /** The ID of a user. */
  id: string;
  email: string;
  message: string;
}
