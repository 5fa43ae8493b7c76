// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** Why the user must change the account. */
export interface AccountUpdateContext {
  canOptOut: boolean;
  managedTeams: ManagedTeam[];
  verifiedEmuDomains: string[];
  organization?: NamedReference | undefined;
}

/** What builds may use. */
export interface BuildEntitlements {
  enhancedBuilds?: boolean | undefined;
}

/** The size of a build machine, or `elastic` to let it follow the need. */
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic" | (string & {});

/** How builds wait for each other. */
export interface BuildQueue {
  configuration?: BuildQueueConfiguration | undefined;
}

/** Whether a build waits for an earlier one of the same branch. */
export type BuildQueueConfiguration = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE" | (string & {});

/** How the dashboard shows a team. */
export interface DashboardView {
  scopeId: string;
  favoritesViewPreference?: PanelState | null | undefined;
  recentsViewPreference?: PanelState | null | undefined;
  viewPreference?: "cards" | "list" | null | (string & {}) | undefined;
}

/** The build machine of projects that choose none. */
export interface DefaultBuildMachine {
  default?: BuildMachineSetting | undefined;
}

/** Why something is deleted. */
export interface DeletionReason {
  slug: string;
  description: string;
}

/** What an event is about. */
export type EventCategory = "account" | "ai" | "ai-gateway" | "billing" | "connect" | "deployment" | "domain" | "edge" | "env-variable" | "feature-flags" | "firewall" | "integration" | "microfrontends" | "network" | "observability" | "other" | "project" | "security" | "storage" | "team" | "v0" | "vercel-app" | "workflow" | (string & {});

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

/** The kind of an event. */
export type EventName = "access-group-created" | "access-group-deleted" | "access-group-project-updated" | "access-group-updated" | "access-group-user-added" | "access-group-user-removed" | "admin-agentic-provisioning-account-unlinked" | "admin-plan-updated" | "admin-secondary-email-added" | "admin-secondary-email-removed" | "admin-team-name-update" | "admin-team-slug-update" | "admin-user-delete" | "admin-user-primary-email-updated" | "admin-username-updated" | "agentic-provisioning-account-blocked" | "agentic-provisioning-account-linked" | "agentic-provisioning-account-relinked" | "agentic-provisioning-account-unlinked" | "agentic-provisioning-credentials-rotated" | "agentic-provisioning-plan-changed" | "agentic-provisioning-team-created" | "ai-alert-investigation" | "ai-code-review" | "ai-gateway-api-key-created" | "ai-gateway-api-key-deleted" | "ai-gateway-api-key-quota-updated" | "ai-gateway-auto-reload-updated" | "ai-gateway-budget-default-updated" | "ai-gateway-byok-credential-created" | "ai-gateway-byok-credential-deleted" | "ai-gateway-byok-credential-updated" | "ai-gateway-byok-model-mappings-updated" | "ai-gateway-credits-purchased" | "ai-gateway-guardrails-updated" | "ai-gateway-hipaa-compliance-toggled" | "ai-gateway-inference-regions-updated" | "ai-gateway-model-allowlist-models-updated" | "ai-gateway-model-allowlist-toggled" | "ai-gateway-private-model-created" | "ai-gateway-private-model-deleted" | "ai-gateway-private-model-updated" | "ai-gateway-private-provider-created" | "ai-gateway-private-provider-deleted" | "ai-gateway-private-provider-updated" | "ai-gateway-prompt-training-opt-out-toggled" | "ai-gateway-provider-allowlist-providers-updated" | "ai-gateway-provider-allowlist-toggled" | "ai-gateway-rule-created" | "ai-gateway-rule-deleted" | "ai-gateway-rule-updated" | "ai-gateway-scope-budget-updated" | "ai-gateway-transcripts-default-disabled" | "ai-gateway-transcripts-default-enabled" | "ai-gateway-transcripts-disabled" | "ai-gateway-transcripts-enabled" | "ai-gateway-transcripts-retention-updated" | "ai-gateway-virtual-model-config-archived" | "ai-gateway-virtual-model-config-created" | "ai-gateway-virtual-model-config-deleted" | "ai-gateway-virtual-model-config-restored" | "ai-gateway-virtual-model-config-updated" | "ai-gateway-zero-data-retention-toggled" | "ai-omniagent" | "alert-investigation-project-allowlist-updated" | "alert-rule-created" | "alert-rule-deleted" | "alert-rule-updated" | "alias" | "alias-chown" | "alias-delete" | "alias-invite-created" | "alias-invite-joined" | "alias-invite-revoked" | "alias-protection-bypass-created" | "alias-protection-bypass-exception" | "alias-protection-bypass-regenerated" | "alias-protection-bypass-revoked" | "alias-system" | "alias-user-scoped-access-denied" | "alias-user-scoped-access-granted" | "alias-user-scoped-access-requested" | "alias-user-scoped-access-revoked" | "aliases-assigned" | "attack-mode-disabled" | "attack-mode-enabled" | "audit-log-export-downloaded" | "audit-log-export-requested" | "authorize-git-deployment" | "auto-expose-system-envs" | "avatar" | "billing-settings-updated" | "bulk-redirects-settings-updated" | "bulk-redirects-version-promoted" | "bulk-redirects-version-restored" | "cert" | "cert-autorenew" | "cert-chown" | "cert-clone" | "cert-delete" | "cert-renew" | "cert-replace" | "cert-system-create" | "code-owners-config-updated" | "compliance-document-downloaded" | "compliance-document-previewed" | "compliance-documents-bulk-downloaded" | "concurrent-builds-update" | "connect-attach-project" | "connect-bitbucket" | "connect-bitbucket-app" | "connect-configuration-created" | "connect-configuration-deleted" | "connect-configuration-link-updated" | "connect-configuration-linked" | "connect-configuration-unlinked" | "connect-configuration-updated" | "connect-create-connector" | "connect-delete-connector" | "connect-delete-installation" | "connect-detach-project" | "connect-github" | "connect-github-custom-host" | "connect-github-limited" | "connect-gitlab" | "connect-gitlab-app" | "connect-import-tokens" | "connect-revoke-all-tokens" | "connect-update-connector" | "connect-update-trigger-destinations" | "connect-upsert-installation" | "custom-alert-created" | "custom-alert-deleted" | "custom-alert-updated" | "custom-environments-settings-updated" | "custom-metric-metadata-deleted" | "custom-metric-metadata-updated" | "custom-suffix-clear" | "custom-suffix-disable" | "custom-suffix-enable" | "custom-suffix-pending" | "custom-suffix-ready" | "deploy-hook-created" | "deploy-hook-deduped" | "deploy-hook-deleted" | "deploy-hook-processed" | "deployment" | "deployment-check-created" | "deployment-check-deleted" | "deployment-check-updated" | "deployment-chown" | "deployment-creation-blocked" | "deployment-delete" | "deployment-policy-blocked" | "deployment-undeleted" | "disabled-integration-installation-removed" | "disconnect-bitbucket-app" | "disconnect-github" | "disconnect-github-custom-host" | "disconnect-github-limited" | "disconnect-gitlab-app" | "dns-add" | "dns-delete" | "dns-record-internal" | "dns-update" | "dns-zonefile-import" | "domain" | "domain-buy" | "domain-cdn" | "domain-chown" | "domain-custom-ns-change" | "domain-delegated" | "domain-delete" | "domain-ech-change" | "domain-move-in" | "domain-move-out" | "domain-move-out-request-sent" | "domain-renew-change" | "domain-service-type-updated" | "domain-transfer-in" | "domain-transfer-in-canceled" | "domain-transfer-in-completed" | "domain-zone-change" | "domain-zone-change-internal" | "drain-created" | "drain-deleted" | "drain-disabled" | "drain-enabled" | "drain-updated" | "edge-cache-dangerously-delete-by-src-images" | "edge-cache-dangerously-delete-by-tags" | "edge-cache-dangerously-delete-immutable-static" | "edge-cache-invalidate-by-src-images" | "edge-cache-invalidate-by-tags" | "edge-cache-purge-all" | "edge-cache-rollback-purge" | "edge-config-backup-restored" | "edge-config-created" | "edge-config-deleted" | "edge-config-items-updated" | "edge-config-schema-deleted" | "edge-config-schema-updated" | "edge-config-token-created" | "edge-config-token-deleted" | "edge-config-transfer-in" | "edge-config-transfer-out" | "edge-config-updated" | "email" | "email-notification-rule-removed" | "email-notification-rule-updated" | "emu-member-removed-unverified-domain" | "enforce-disjunctive-production-secrets" | "enforce-sensitive-environment-variables" | "env-variable-add" | "env-variable-delete" | "env-variable-edit" | "env-variable-masked" | "env-variable-read" | "env-variable-read:cli:dev" | "env-variable-read:cli:env:add" | "env-variable-read:cli:env:ls" | "env-variable-read:cli:env:pull" | "env-variable-read:cli:env:rm" | "env-variable-read:cli:pull" | "env-variable-read:unknown-source" | "env-variable-read:v0:env:pull" | "env-variable-rotated" | "experiment-created" | "experiment-deleted" | "experiment-transitioned" | "experiment-updated" | "firewall-bypass-created" | "firewall-bypass-deleted" | "firewall-config-modified" | "firewall-config-promoted" | "firewall-config-removed" | "firewall-managed-rulegroup-updated" | "firewall-managed-ruleset-updated" | "flag" | "flag-archived" | "flag-created" | "flag-deleted" | "flag-unarchived" | "flag-updated" | "flags-explorer-subscription" | "flags-sdk-key" | "flags-sdk-key-added" | "flags-sdk-key-deleted" | "flags-sdk-key-read" | "flags-segment" | "flags-settings" | "flags-transferred" | "flat-rate-cdn-auto-upgrade-consent" | "git-integration-repo-push" | "git_account_integration_link_added" | "global-config-backup-restored" | "global-config-created" | "global-config-deleted" | "global-config-items-updated" | "global-config-schema-deleted" | "global-config-schema-updated" | "global-config-token-created" | "global-config-token-deleted" | "global-config-transfer-in" | "global-config-transfer-out" | "global-config-updated" | "instant-rollback-created" | "integration-configuration-credential-revoked" | "integration-configuration-credential-rotated" | "integration-configuration-owner-changed" | "integration-configuration-scope-change-confirmed" | "integration-configuration-transfer-in-success" | "integration-configuration-transfer-out-success" | "integration-configurations-disabled" | "integration-installation-billing-plan-updated" | "integration-installation-completed" | "integration-installation-permission-updated" | "integration-installation-removed" | "integration-resource-redis-command-executed" | "integration-resource-sql-query-executed" | "integration-scope-changed" | "invoice-modified" | "invoice-refunded" | "kms-issuer-created" | "kms-issuer-deleted" | "kms-issuer-key-activated" | "kms-issuer-key-created" | "kms-issuer-key-revoked" | "kms-issuer-key-rotated" | "kms-issuer-policy-created" | "kms-issuer-policy-deleted" | "kms-issuer-policy-updated" | "kms-issuer-updated" | "log-drain-created" | "log-drain-deleted" | "log-drain-disabled" | "log-drain-enabled" | "login" | "login-connection-linked" | "login-connection-unlinked" | "manual-deployment-promotion-created" | "marketplace-flex-commit-opt-in" | "marketplace-integration-allowlist-updated" | "microfrontend-group-added" | "microfrontend-group-deleted" | "microfrontend-group-updated" | "microfrontend-project-added-to-group" | "microfrontend-project-removed-from-group" | "microfrontend-project-updated" | "monitoring-alert-updated" | "monitoring-disabled" | "monitoring-enabled" | "oauth-app-connection-created" | "oauth-app-connection-removed" | "oauth-app-connection-updated" | "oauth-app-created" | "oauth-app-deleted" | "oauth-app-secret-deleted" | "oauth-app-secret-generated" | "oauth-app-token-created" | "oauth-app-updated" | "observability-disabled" | "observability-enabled" | "observability-plus-project-disabled" | "observability-plus-project-enabled" | "oidc-policy-created" | "oidc-policy-deleted" | "oidc-policy-updated" | "oidc-policy-used-to-obtain-app-token" | "organization-create" | "organization-delete" | "organization-dsync-group-delete" | "organization-dsync-group-upsert" | "organization-emu-team-updated" | "organization-emu-updated" | "organization-slug-update" | "organization-team-add" | "organization-team-create" | "organization-team-delete" | "organization-team-sso-update" | "owner-blocked" | "owner-soft-blocked" | "owner-soft-unblocked" | "owner-unblocked" | "page-integrity-config-updated" | "page-integrity-header-approved" | "page-integrity-header-rejected" | "page-integrity-inventory-cleared" | "page-integrity-resource-approved" | "page-integrity-resource-deleted" | "page-integrity-resource-rejected" | "page-integrity-script-approval-rule-created" | "page-integrity-script-approval-rule-deleted" | "passkey-created" | "passkey-deleted" | "passkey-updated" | "passport-access-granted" | "password-protection-disabled" | "password-protection-enabled" | "payment-method-added" | "payment-method-default-updated" | "payment-method-removed" | "plan" | "preview-deployment-suffix-disabled" | "preview-deployment-suffix-enabled" | "preview-deployment-suffix-update" | "privatelink-endpoint-created" | "privatelink-endpoint-deleted" | "privatelink-endpoint-updated" | "production-branch-updated" | "project-add-alias" | "project-add-redirect" | "project-affected-projects-deployments-updated" | "project-alias-configured-change" | "project-analytics-disabled" | "project-analytics-enabled" | "project-auto-assign-custom-production-domains-updated" | "project-automation-bypass" | "project-avatar-update" | "project-build-command-updated" | "project-build-logs-and-source-protection-updated" | "project-build-machine-updated" | "project-card-widget-preference-updated" | "project-client-cert-delete" | "project-client-cert-upload" | "project-connect-configurations" | "project-consolidated-git-commit-status-updated" | "project-created" | "project-cron-jobs-toggled" | "project-custom-environment-created" | "project-custom-environment-deleted" | "project-custom-environment-schedules-default-updated" | "project-custom-environment-updated" | "project-customer-success-code-visibility-updated" | "project-delete" | "project-deployment-policy-updated" | "project-deployment-retention-updated" | "project-directory-listing" | "project-domain-deleted" | "project-domain-moved" | "project-domain-unverified" | "project-domain-updated" | "project-domain-verified" | "project-elastic-concurrency-updated" | "project-expiration-locked" | "project-expiration-reached" | "project-expiration-scheduled" | "project-expiration-unlocked" | "project-external-rewrite-caching-updated" | "project-framework-updated" | "project-function-cpu-memory" | "project-function-failover" | "project-function-max-duration" | "project-function-regions" | "project-functions-beta-updated" | "project-functions-fluid-disabled" | "project-functions-fluid-enabled" | "project-git-commit-comments-toggled" | "project-git-commit-status-toggled" | "project-git-create-deployments-toggled" | "project-git-credential-bound-created" | "project-git-credential-bound-deleted" | "project-git-credential-bound-updated" | "project-git-credential-grant-created" | "project-git-credential-grant-deleted" | "project-git-credential-grant-updated" | "project-git-fork-protection-updated" | "project-git-lfs-toggled" | "project-git-pr-comments-toggled" | "project-git-repository-connected" | "project-git-repository-disconnected" | "project-git-repository-dispatch-events-toggled" | "project-git-require-verified-commits-toggled" | "project-ignored-build-step-updated" | "project-install-command-updated" | "project-member-added" | "project-member-invited" | "project-member-removed" | "project-member-removed-batch" | "project-member-updated" | "project-move-in-success" | "project-move-out-failed" | "project-move-out-started" | "project-move-out-success" | "project-name" | "project-node-version-updated" | "project-oidc-issuer-mode-updated" | "project-oidc-token-created" | "project-options-allowlist" | "project-output-directory-updated" | "project-passport-updated" | "project-password-protection" | "project-paused" | "project-preview-deployment-suffix" | "project-preview-environment-branch-tracking-updated" | "project-prioritize-production-builds-updated" | "project-program-enrollment-changed" | "project-protected-sourcemaps-updated" | "project-rollback-description-updated" | "project-rolling-release-aborted" | "project-rolling-release-approved" | "project-rolling-release-completed" | "project-rolling-release-configured" | "project-rolling-release-continued" | "project-rolling-release-disabled" | "project-rolling-release-enabled" | "project-rolling-release-paused" | "project-rolling-release-started" | "project-rolling-release-suggested-actions-generated" | "project-rolling-release-timer" | "project-root-directory-updated" | "project-routes-version-promoted" | "project-routes-version-restored" | "project-sandbox-config-updated" | "project-sandbox-url-protection-updated" | "project-skew-protection-allowed-domains-updated" | "project-skew-protection-max-age-updated" | "project-skew-protection-threshold-updated" | "project-source-files-outside-root-directory-updated" | "project-speed-insights-disabled" | "project-speed-insights-enabled" | "project-speed-insights-free-data-started" | "project-sso-protection" | "project-static-ips-updated" | "project-trusted-ips" | "project-trusted-sources" | "project-unpaused" | "project-web-analytics-disabled" | "project-web-analytics-enabled" | "protected-git-scope-added" | "protected-git-scope-removed" | "repository-ci-env-variable-create" | "repository-ci-env-variable-delete" | "repository-ci-env-variable-update" | "runtime-cache-purge-all" | "saml-connection-created" | "saml-connection-deleted" | "sandbox-alias-assigned" | "sandbox-alias-delete" | "sandbox-drive-created" | "sandbox-drive-deleted" | "sandbox-signed-commit-identity-configured" | "sandbox-snapshot-regions-updated" | "scale" | "scale-auto" | "secondary-email-added" | "secondary-email-removed" | "secondary-email-verified" | "secret-add" | "secret-delete" | "secret-rename" | "security-list-created" | "security-list-deleted" | "security-list-updated" | "security-plus-updated" | "set-bio" | "set-name" | "set-profiles" | "set-scale" | "shared-env-variable-create" | "shared-env-variable-delete" | "shared-env-variable-read" | "shared-env-variable-repo-link" | "shared-env-variable-repo-unlink" | "shared-env-variable-update" | "show-ip-addresses" | "signup" | "signup-via-bitbucket" | "signup-via-github" | "signup-via-gitlab" | "speed-insights-settings-updated" | "spend-created" | "spend-deleted" | "spend-updated" | "sso-login" | "storage-accept-tos" | "storage-access-token-set" | "storage-accessed-data-browser" | "storage-connect-project" | "storage-create" | "storage-delete" | "storage-disconnect-project" | "storage-disconnect-projects" | "storage-inactive-store-deleted" | "storage-reset-credentials" | "storage-resource-repl-command" | "storage-set-locked" | "storage-transfer-in-success" | "storage-transfer-out-success" | "storage-transfer-request-created" | "storage-update" | "storage-update-project-connection" | "storage-upgrade-project-connection-to-oidc" | "storage-view-secret" | "strict-connectors" | "strict-deployment-protection-settings" | "strict-password-protection-settings" | "strict-shareable-links" | "subscription-created" | "subscription-product-added" | "subscription-product-removed" | "subscription-updated" | "support-session-created" | "team" | "team-agent-billing-migration-decision-changed" | "team-avatar-update" | "team-collaboration-settings-updated" | "team-default-build-machine-updated" | "team-default-passport-updated" | "team-delete" | "team-deployment-policy-updated" | "team-domain-verification-created" | "team-domain-verification-deleted" | "team-domain-verification-verified" | "team-email-domain-update" | "team-emu-updated" | "team-ended-trial" | "team-firewall-config-modified" | "team-firewall-config-promoted" | "team-git-repository-dispatch-events-toggled" | "team-git-require-verified-commits-toggled" | "team-invite-bulk-delete" | "team-invite-code-reset" | "team-invite-link-created" | "team-invite-link-deleted" | "team-ip-blocking-rules-created" | "team-ip-blocking-rules-removed" | "team-member-add" | "team-member-confirm-request" | "team-member-decline-request" | "team-member-delete" | "team-member-entitlement-added" | "team-member-entitlement-canceled" | "team-member-entitlement-reactivated" | "team-member-entitlement-removed" | "team-member-join" | "team-member-leave" | "team-member-request-access" | "team-member-role-update" | "team-member-sso-authorization-attempt" | "team-mfa-enforcement-updated" | "team-name-update" | "team-paid-invoice" | "team-program-enrollment-changed" | "team-remote-caching-purge" | "team-remote-caching-update" | "team-saml-enforced" | "team-saml-roles" | "team-slug-update" | "team-tokens-invalidated" | "tracing-configured" | "tracing-disabled" | "tracing-paused" | "tracing-resumed" | "unlink-login-connection" | "update-account-flow-dismissed" | "update-account-flow-triggered" | "user-auto-block-configured" | "user-blocked" | "user-delete" | "user-delete-requested" | "user-emu-account-archived" | "user-emu-account-deleted" | "user-emu-account-recovered" | "user-emu-account-update-opted-in" | "user-emu-account-update-opted-out" | "user-emu-recovery-email-sent" | "user-emu-recovery-initiated" | "user-emu-toggled" | "user-mfa-challenge-failed" | "user-mfa-challenge-initiated" | "user-mfa-challenge-verified" | "user-mfa-change-failed" | "user-mfa-configuration-updated" | "user-mfa-recovery-code-used" | "user-mfa-recovery-codes-regenerated" | "user-mfa-removed" | "user-mfa-setup-skipped" | "user-mfa-totp-verification-started" | "user-mfa-totp-verified" | "user-phone-removed" | "user-phone-updated" | "user-primary-email-updated" | "user-provider-email-claim-evaluated" | "user-sudo-mode-removed" | "user-token-created" | "user-token-deleted" | "user-tokens-deleted" | "user-unblocked" | "username" | "v0-chat-ai-usage" | "v0-chat-created" | "v0-chat-message-sent" | "vcr-image-deleted" | "vcr-image-pushed" | "vcr-repository-created" | "vcr-repository-deleted" | "vcr-repository-permission-added" | "vcr-repository-permission-removed" | "vcr-repository-permissions-cleared" | "vcr-repository-visibility-changed" | "vercel-agent-elevated-permissions-approved" | "vercel-agent-elevated-permissions-requested" | "vercel-agent-session-created" | "vercel-agent-team-trial-credits-applied" | "vercel-app-installation-request-dismissed" | "vercel-app-installation-requested" | "vercel-app-installation-updated" | "vercel-app-installed" | "vercel-app-tokens-revoked" | "vercel-app-uninstalled" | "vercel-toolbar" | "vpc-peering-connection-accepted" | "vpc-peering-connection-deleted" | "vpc-peering-connection-rejected" | "vpc-peering-connection-updated" | "vulnerability-banner-dismissed" | "web-analytics-tier-updated" | "webhook-created" | "webhook-deleted" | "webhook-updated" | "workflow-deployment-key-accessed" | (string & {});

/** Who did something. */
export interface EventPrincipal {
  type?: "user" | "app" | "external" | "system" | (string & {}) | undefined;
  uid?: string | undefined;
  slug?: string | undefined;
  avatar?: string | undefined;
  email?: string | undefined;
  username?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
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
  uid: string;
  slug?: string | undefined;
  avatar: string;
  email: string;
  username: string;
}

/** Whether a feature is on. */
export interface FeatureState {
  enabled?: boolean | undefined;
}

/** A team whose organisation manages the account. */
export interface ManagedTeam {
  name: string;
  slug: string;
  avatar: string | null;
  teamId: string;
  /** The address of the managed account. */
  workEmail: string;
}

/** Something by its ID, name and slug. */
export interface NamedReference {
  id: string;
  name: string;
  slug: string;
}

/** What was used too much. */
export type OverageType = "analyticsUsage" | "artifacts" | "bandwidth" | "blobDataTransfer" | "blobTotalAdvancedRequests" | "blobTotalAvgSizeInBytes" | "blobTotalGetResponseObjectSizeInBytes" | "blobTotalSimpleRequests" | "connectDataTransfer" | "dataCacheRead" | "dataCacheWrite" | "edgeConfigRead" | "edgeConfigWrite" | "edgeFunctionExecutionUnits" | "edgeMiddlewareInvocations" | "edgeRequest" | "edgeRequestAdditionalCpuDuration" | "elasticConcurrencyBuildSlots" | "fastDataTransfer" | "fastOriginTransfer" | "fluidCpuDuration" | "fluidDuration" | "functionDuration" | "functionInvocation" | "imageOptimizationCacheRead" | "imageOptimizationCacheWrite" | "imageOptimizationTransformation" | "logDrainsVolume" | "monitoringMetric" | "observabilityEvent" | "onDemandConcurrencyMinutes" | "runtimeCacheRead" | "runtimeCacheWrite" | "serverlessFunctionExecution" | "sourceImages" | "wafOwaspExcessBytes" | "wafOwaspRequests" | "wafRateLimitRequest" | "webAnalyticsEvent" | (string & {});

/** Whether a panel is open. */
export type PanelState = "open" | "closed" | (string & {});

/** Why an account is restricted. */
export interface SoftBlock {
  blockedAt: number;
  reason: SoftBlockReason;
  blockedDueToOverageType?: OverageType | undefined;
  unpauseAt?: number | undefined;
}

/** Why an account is restricted. */
export type SoftBlockReason = "BLOCKED_FOR_PLATFORM_ABUSE" | "DOMAIN_OWNER_DELETION_REQUEST" | "ENTERPRISE_TRIAL_ENDED" | "ENTERPRISE_UNPAID_INVOICE" | "EXPOSURE_CAP_EXCEEDED" | "FAIR_USE_LIMITS_EXCEEDED" | "SUBSCRIPTION_CANCELED" | "SUBSCRIPTION_EXPIRED" | "UNPAID_INVOICE" | (string & {});

/** A user, as much of the account as the token may see. */
export interface User {
  id: string;
  name: string | null;
  avatar: string | null;
  billing?: { [key: string]: unknown } | null | undefined;
  createdAt?: number | undefined;
  defaultTeamId: string | null;
  email: string;
  /** Whether a trial can still be started. */
  hasTrialAvailable?: boolean | undefined;
  resourceConfig?: UserResourceConfig | undefined;
  /** Why the account is restricted. */
  softBlock?: SoftBlock | null | undefined;
  /** What the automatic URLs of the account begin with. */
  stagingPrefix?: string | undefined;
  username: string;
  accountUpdateContext?: AccountUpdateContext | undefined;
  activeDashboardViews?: DashboardView[] | undefined;
  dataCache?: {
    excessBillingEnabled?: boolean | undefined;
  } | undefined;
  dismissedToasts?: {
    name: string;
    dismissals: {
      createdAt: number;
      scopeId: string;
    }[];
  }[] | undefined;
  favoriteProjectsAndSpaces?: {
    projectId: string;
    teamId: string;
  }[] | undefined;
  featureBlocks?: UserFeatureBlocks | undefined;
  /** The Git account last used to import a repository. */
  importFlowGitNamespace?: number | string | null | undefined;
  /** The ID of that Git account. */
  importFlowGitNamespaceId?: number | string | null | undefined;
  /** The Git provider last used to import a repository. */
  importFlowGitProvider?: "bitbucket" | "cursor-origin" | "github" | "github-custom-host" | "github-limited" | "gitlab" | "vercel" | null | (string & {}) | undefined;
  isAccountUpdateRequired?: boolean | undefined;
  /** Whether an organisation manages the account. */
  isEnterpriseManaged?: boolean | undefined;
  preferredScopesAndGitNamespaces?: {
    gitNamespaceId: number | string | null;
    scopeId: string;
  }[] | undefined;
  remoteCaching?: FeatureState | undefined;
  shouldShowEnterpriseManagedWelcome?: boolean | undefined;
  /** Set when the token may not see more. */
  limited?: true | undefined;
}

/** Something that happened in the account or team. */
export interface UserEvent {
  type?: EventName | undefined;
  id: string;
  createdAt: number;
  /** Parts of `text` that name something. */
  entities: EventEntity[];
  principalId: string;
  /** What happened, as a sentence. */
  text: string;
  categories?: EventCategory[] | undefined;
  /** The details; their shape depends on `type`. */
  payload?: { [key: string]: unknown } | undefined;
  /** Who did it. */
  principal?: EventPrincipal | undefined;
  requestId?: string | undefined;
  sessionId?: string | undefined;
  tokenId?: string | undefined;
  user?: EventUser | undefined;
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
    blockReason: "admin_override" | "hard_blocked" | "limits_exceeded" | (string & {});
    isCurrentlyBlocked: boolean;
    blockedFrom?: number | undefined;
    blockedUntil?: number | undefined;
  } | undefined;
  webAnalytics?: {
    isCurrentlyBlocked: boolean;
    blockedFrom?: number | undefined;
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
  /** Only what this user did. */
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
  id: string;
  email: string;
  message: string;
}
