// Generated from contract/ by `npm run generate`. Changes here are lost.
import type * as types from "./types.ts";

const AlertsWebhookPayload: types.AlertsWebhookPayload = { teamId: "team_example", teamSlug: "acme", projectId: "prj_example", projectSlug: "site", startedAt: 1762776000000, links: { observability: "https://vercel.com/acme/site/observability" }, alerts: [{ alertId: "alert_example", type: "usage_anomaly", title: "More requests than usual", startedAt: "2025-11-10T12:00:00.000Z", metric: "edge_requests", unit: "requests", formattedValues: { count: "4.2 K" }, count: 4200, average: 900, stddev: 150, zscore: 22, zscoreThreshold: 4 }] };
const AutoRenewWebhookPayload: types.AutoRenewWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "example.com" }, previous: false, next: true };
const CertificateWebhookPayload: types.CertificateWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, cert: { id: "cert_example", cns: ["example.com"] } };
const ChangedMemberWebhookPayload: types.ChangedMemberWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", memberId: "mem_example", role: "USER" };
const CheckRunWebhookPayload: types.CheckRunWebhookPayload = { checkRun: { id: "checkrun_example", checkId: "check_example", deploymentId: "dpl_example", source: { kind: "integration", integrationConfigurationId: "icfg_example" } }, deployment: { id: "dpl_example" } };
const CleanedDeploymentWebhookPayload: types.CleanedDeploymentWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" }, alias: ["site.vercel.app"], target: "production", regions: ["iad1"] }, project: { id: "prj_example" } };
const CompletedChecksWebhookPayload: types.CompletedChecksWebhookPayload = { deployment: { id: "dpl_example" }, checks: [{ id: "check_example", name: "Start page", status: "completed", conclusion: "succeeded", blocking: true, integrationId: "oac_example" }] };
const ConnectedProjectWebhookPayload: types.ConnectedProjectWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", resourceId: "ir_example", project: { id: "prj_example", name: "site" }, projectId: "prj_example", targets: ["production"] };
const CreatedDeploymentWebhookPayload: types.CreatedDeploymentWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, alias: ["site.vercel.app"], deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" } }, links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" }, target: "production", project: { id: "prj_example" }, plan: "pro", regions: ["iad1"] };
const CreatedDomainWebhookPayload: types.CreatedDomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "example.com", delegated: false } };
const DeletedEnvVariableWebhookPayload: types.DeletedEnvVariableWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, projectId: "prj_example", envVarId: "env_example" };
const DeploymentCheckWebhookPayload: types.DeploymentCheckWebhookPayload = { deployment: { id: "dpl_example" }, check: { id: "check_example" } };
const DeploymentWebhookPayload: types.DeploymentWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" } }, links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" }, target: "production", project: { id: "prj_example" }, plan: "pro", regions: ["iad1"] };
const DisconnectedProjectWebhookPayload: types.DisconnectedProjectWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", resourceId: "ir_example", project: { id: "prj_example" }, projectId: "prj_example", targets: ["production"] };
const DnsRecordsWebhookPayload: types.DnsRecordsWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, zone: "example.com", changes: [{}] };
const DomainWebhookPayload: types.DomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "example.com" } };
const EnvVariableWebhookPayload: types.EnvVariableWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, projectId: "prj_example", envVarId: "env_example" };
const FailedCertificateWebhookPayload: types.FailedCertificateWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, dnsNames: ["example.com"] };
const FailedRenewalWebhookPayload: types.FailedRenewalWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "example.com" }, errorReason: "payment_failed", failedAt: "2025-11-10T12:00:00.000Z" };
const IntegrationActionWebhookPayload: types.IntegrationActionWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", resourceId: "ir_example", action: "migrate", deployment: { id: "dpl_example" } };
const IntegrationPermissionWebhookPayload: types.IntegrationPermissionWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, configuration: { id: "icfg_example", projectSelection: "selected", projects: ["prj_example"] }, projects: { added: ["prj_example"], removed: [] } };
const IntegrationScopesWebhookPayload: types.IntegrationScopesWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, configuration: { id: "icfg_example", scopes: ["read:project"] } };
const InvoiceWebhookPayload: types.InvoiceWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", invoiceId: "mi_example", externalInvoiceId: null, period: { start: "2025-10-01T00:00:00.000Z", end: "2025-11-01T00:00:00.000Z" }, invoiceDate: "2025-11-01T00:00:00.000Z", invoiceTotal: "20.00" };
const LegacyCreatedDeploymentWebhookPayload: types.LegacyCreatedDeploymentWebhookPayload = { alias: ["site.vercel.app"], deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" } }, links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" }, target: "production", projectId: "prj_example", plan: "pro", regions: ["iad1"] };
const LegacyDeploymentWebhookPayload: types.LegacyDeploymentWebhookPayload = { deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" } }, links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" }, target: "production", projectId: "prj_example", plan: "pro", regions: ["iad1"] };
const LegacyDomainWebhookPayload: types.LegacyDomainWebhookPayload = { domain: { name: "example.com", delegated: "false" } };
const LegacyRemovedIntegrationWebhookPayload: types.LegacyRemovedIntegrationWebhookPayload = { configuration: { id: "icfg_example", projects: ["prj_example"] } };
const MovedProjectDomainWebhookPayload: types.MovedProjectDomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "www.example.com" }, from: { projectId: "prj_older" }, to: { projectId: "prj_example" }, isRedirect: false };
const ProjectDomainWebhookPayload: types.ProjectDomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example" }, domain: { name: "www.example.com" } };
const ProjectWebhookPayload: types.ProjectWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example", name: "site" } };
const PromotedDeploymentWebhookPayload: types.PromotedDeploymentWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: { githubCommitRef: "main" } }, links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" }, project: { id: "prj_example" }, plan: "pro", regions: ["iad1"] };
const RefundedInvoiceWebhookPayload: types.RefundedInvoiceWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", invoiceId: "mi_example", externalInvoiceId: null, period: { start: "2025-10-01T00:00:00.000Z", end: "2025-11-01T00:00:00.000Z" }, amount: "20.00", reason: "The resource did not work" };
const RemovedIntegrationWebhookPayload: types.RemovedIntegrationWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, configuration: { id: "icfg_example", projectSelection: "selected", projects: ["prj_example"] } };
const RenamedProjectWebhookPayload: types.RenamedProjectWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example", name: "site" }, previousName: "older-site" };
const RenewedDomainWebhookPayload: types.RenewedDomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, domain: { name: "example.com" }, price: "20.00", expirationDate: "2026-11-10T12:00:00.000Z", renewedAt: "2025-11-10T12:00:00.000Z" };
const RollbackWebhookPayload: types.RollbackWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example" }, fromDeploymentId: "dpl_newer", toDeploymentId: "dpl_example" };
const RollingReleaseWebhookPayload: types.RollingReleaseWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example", name: "site" }, rollingRelease: { projectId: "prj_example", ownerId: "team_example", deploymentIds: ["dpl_older", "dpl_example"], state: "ACTIVE", activeStageIndex: 0, default: { baseDeploymentId: "dpl_older", targetDeploymentId: "dpl_example", targetPercentage: 10, targetStartAt: 1762776000000, targetUpdatedAt: 1762776000000 }, config: { target: "production", stages: [{ targetPercentage: 10, requireApproval: true }, { targetPercentage: 100 }] }, writtenBy: "deployment-ready" } };
const TransferredIntegrationWebhookPayload: types.TransferredIntegrationWebhookPayload = { configuration: { id: "icfg_example" }, installationId: "icfg_example", previousTeamId: "team_older", previousAccountId: "acc_older", newTeamId: "team_example", newAccountId: "acc_example" };
const UnpublishedWebhookPayload: types.UnpublishedWebhookPayload = {};
const UpdatedProjectDomainWebhookPayload: types.UpdatedProjectDomainWebhookPayload = { team: { id: "team_example" }, user: { id: "usr_example" }, project: { id: "prj_example" }, previous: { domain: "example.com", redirect: null, redirectStatusCode: null, gitBranch: null }, next: { domain: "example.com", redirect: "www.example.com", redirectStatusCode: 308, gitBranch: null } };

/** A payload that each `WebhookDelivery` could have, by its type. */
export const examplesOfWebhookDelivery: types.WebhookPayloads = {
  "ai-gateway.auto-reload.limit-reached": UnpublishedWebhookPayload,
  "ai-gateway.balance-depleted": UnpublishedWebhookPayload,
  "alerts.triggered": AlertsWebhookPayload,
  "botid.anomaly": UnpublishedWebhookPayload,
  "budget.reached": UnpublishedWebhookPayload,
  "comment.created": UnpublishedWebhookPayload,
  "comment.deleted": UnpublishedWebhookPayload,
  "comment.mentioned": UnpublishedWebhookPayload,
  "comment.reaction-added": UnpublishedWebhookPayload,
  "comment.reaction-removed": UnpublishedWebhookPayload,
  "comment.resolved": UnpublishedWebhookPayload,
  "comment.unresolved": UnpublishedWebhookPayload,
  "comment.updated": UnpublishedWebhookPayload,
  deployment: LegacyCreatedDeploymentWebhookPayload,
  "deployment-canceled": LegacyDeploymentWebhookPayload,
  "deployment-check-rerequested": DeploymentCheckWebhookPayload,
  "deployment-checks-completed": CompletedChecksWebhookPayload,
  "deployment-error": LegacyDeploymentWebhookPayload,
  "deployment-prepared": LegacyDeploymentWebhookPayload,
  "deployment-ready": LegacyDeploymentWebhookPayload,
  "deployment.blocked": UnpublishedWebhookPayload,
  "deployment.build-requested": UnpublishedWebhookPayload,
  "deployment.canceled": DeploymentWebhookPayload,
  "deployment.check-rerequested": DeploymentCheckWebhookPayload,
  "deployment.checkrun.cancel": UnpublishedWebhookPayload,
  "deployment.checkrun.start": CheckRunWebhookPayload,
  "deployment.checks.failed": UnpublishedWebhookPayload,
  "deployment.checks.succeeded": UnpublishedWebhookPayload,
  "deployment.cleanup": CleanedDeploymentWebhookPayload,
  "deployment.created": CreatedDeploymentWebhookPayload,
  "deployment.error": DeploymentWebhookPayload,
  "deployment.integration.action.cancel": IntegrationActionWebhookPayload,
  "deployment.integration.action.cleanup": IntegrationActionWebhookPayload,
  "deployment.integration.action.start": IntegrationActionWebhookPayload,
  "deployment.promoted": PromotedDeploymentWebhookPayload,
  "deployment.ready": DeploymentWebhookPayload,
  "deployment.rollback": RollbackWebhookPayload,
  "deployment.succeeded": DeploymentWebhookPayload,
  "domain-created": LegacyDomainWebhookPayload,
  "domain.auto-renew.changed": AutoRenewWebhookPayload,
  "domain.certificate.add": CertificateWebhookPayload,
  "domain.certificate.add.failed": FailedCertificateWebhookPayload,
  "domain.certificate.deleted": CertificateWebhookPayload,
  "domain.certificate.renew": CertificateWebhookPayload,
  "domain.certificate.renew.failed": FailedCertificateWebhookPayload,
  "domain.created": CreatedDomainWebhookPayload,
  "domain.dns.records.changed": DnsRecordsWebhookPayload,
  "domain.renewal": RenewedDomainWebhookPayload,
  "domain.renewal.failed": FailedRenewalWebhookPayload,
  "domain.transfer-in.completed": DomainWebhookPayload,
  "domain.transfer-in.failed": DomainWebhookPayload,
  "domain.transfer-in.started": DomainWebhookPayload,
  "edge-config.created": UnpublishedWebhookPayload,
  "edge-config.deleted": UnpublishedWebhookPayload,
  "edge-config.items.updated": UnpublishedWebhookPayload,
  "firewall.attack": UnpublishedWebhookPayload,
  "firewall.custom-rule-anomaly": UnpublishedWebhookPayload,
  "firewall.system-rule-anomaly": UnpublishedWebhookPayload,
  "flag.created": UnpublishedWebhookPayload,
  "flag.deleted": UnpublishedWebhookPayload,
  "flag.segment.created": UnpublishedWebhookPayload,
  "flag.segment.deleted": UnpublishedWebhookPayload,
  "flag.segment.updated": UnpublishedWebhookPayload,
  "flag.updated": UnpublishedWebhookPayload,
  "function.archival-required": UnpublishedWebhookPayload,
  "function.removal-required": UnpublishedWebhookPayload,
  "integration-configuration-permission-updated": IntegrationPermissionWebhookPayload,
  "integration-configuration-removed": LegacyRemovedIntegrationWebhookPayload,
  "integration-configuration-scope-change-confirmed": IntegrationScopesWebhookPayload,
  "integration-configuration.permission-upgraded": IntegrationPermissionWebhookPayload,
  "integration-configuration.removed": RemovedIntegrationWebhookPayload,
  "integration-configuration.scope-change-confirmed": IntegrationScopesWebhookPayload,
  "integration-configuration.transferred": TransferredIntegrationWebhookPayload,
  "integration-resource.project-connected": ConnectedProjectWebhookPayload,
  "integration-resource.project-disconnected": DisconnectedProjectWebhookPayload,
  "marketplace.invoice.created": InvoiceWebhookPayload,
  "marketplace.invoice.notpaid": InvoiceWebhookPayload,
  "marketplace.invoice.overdue": InvoiceWebhookPayload,
  "marketplace.invoice.paid": InvoiceWebhookPayload,
  "marketplace.invoice.refunded": RefundedInvoiceWebhookPayload,
  "marketplace.member.changed": ChangedMemberWebhookPayload,
  "message.created": UnpublishedWebhookPayload,
  "message.deleted": UnpublishedWebhookPayload,
  "message.mentioned": UnpublishedWebhookPayload,
  "message.reaction-added": UnpublishedWebhookPayload,
  "message.reaction-removed": UnpublishedWebhookPayload,
  "message.updated": UnpublishedWebhookPayload,
  "observability.anomaly": UnpublishedWebhookPayload,
  "observability.anomaly-error": UnpublishedWebhookPayload,
  "observability.error-anomaly": UnpublishedWebhookPayload,
  "observability.usage-anomaly": UnpublishedWebhookPayload,
  "project-created": ProjectWebhookPayload,
  "project-removed": ProjectWebhookPayload,
  "project.created": ProjectWebhookPayload,
  "project.domain.created": ProjectDomainWebhookPayload,
  "project.domain.deleted": ProjectDomainWebhookPayload,
  "project.domain.moved": MovedProjectDomainWebhookPayload,
  "project.domain.unverified": ProjectDomainWebhookPayload,
  "project.domain.updated": UpdatedProjectDomainWebhookPayload,
  "project.domain.verified": ProjectDomainWebhookPayload,
  "project.env-variable.created": EnvVariableWebhookPayload,
  "project.env-variable.deleted": DeletedEnvVariableWebhookPayload,
  "project.env-variable.updated": EnvVariableWebhookPayload,
  "project.removed": ProjectWebhookPayload,
  "project.renamed": RenamedProjectWebhookPayload,
  "project.rolling-release.aborted": RollingReleaseWebhookPayload,
  "project.rolling-release.approved": RollingReleaseWebhookPayload,
  "project.rolling-release.completed": RollingReleaseWebhookPayload,
  "project.rolling-release.started": RollingReleaseWebhookPayload,
  "test-webhook": UnpublishedWebhookPayload,
  "thread.resolved": UnpublishedWebhookPayload,
  "thread.unresolved": UnpublishedWebhookPayload,
};
