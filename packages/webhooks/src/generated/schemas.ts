// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  Framework,
} from "../../../../shapes/generated/schemas.ts";
export {
  Framework,
} from "../../../../shapes/generated/schemas.ts";

export const TriggeredAlert: v.GenericSchema<types.TriggeredAlert> = /* @__PURE__ */ (() => v.looseObject({
  alertId: v.string(),
  type: v.string(),
  title: v.string(),
  startedAt: v.string(),
  metric: v.optional(v.string()),
  unit: v.optional(v.string()),
  formattedValues: v.optional(v.record(v.string(), v.unknown())),
  count: v.optional(v.number()),
  average: v.optional(v.number()),
  stddev: v.optional(v.number()),
  zscore: v.optional(v.number()),
  zscoreThreshold: v.optional(v.number()),
}))();

export const AlertsWebhookPayload: v.GenericSchema<types.AlertsWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  teamSlug: v.string(),
  projectId: v.string(),
  projectSlug: v.string(),
  startedAt: v.number(),
  links: v.looseObject({
    observability: v.string(),
  }),
  alerts: v.array(TriggeredAlert),
  groupId: v.optional(v.string()),
}))();

export const DeliveredActor: v.GenericSchema<types.DeliveredActor> = /* @__PURE__ */ (() => v.looseObject({
  id: v.nullable(v.string()),
}))();

export const DeliveredDomain: v.GenericSchema<types.DeliveredDomain> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
}))();

export const DeliveredInstallation: v.GenericSchema<types.DeliveredInstallation> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  resources: v.optional(v.array(v.looseObject({
    externalResourceId: v.string(),
  }))),
}))();

export const AutoRenewWebhookPayload: v.GenericSchema<types.AutoRenewWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: DeliveredDomain,
  previous: v.boolean(),
  next: v.boolean(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const CertificateWebhookPayload: v.GenericSchema<types.CertificateWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  cert: v.record(v.string(), v.unknown()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DeliveredThing: v.GenericSchema<types.DeliveredThing> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ChangedMemberWebhookPayload: v.GenericSchema<types.ChangedMemberWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  memberId: v.string(),
  role: v.union([v.picklist(["ADMIN", "USER", "NONE"]), unlisted(v.string())]),
  globalUserId: v.optional(v.string()),
  userEmail: v.optional(v.string()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DeliveredCheckRun: v.GenericSchema<types.DeliveredCheckRun> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  checkId: v.string(),
  deploymentId: v.string(),
  source: v.looseObject({
    kind: v.string(),
    integrationConfigurationId: v.string(),
    externalResourceId: v.optional(v.string()),
  }),
  timeout: v.optional(v.number()),
}))();

export const CheckRunWebhookPayload: v.GenericSchema<types.CheckRunWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  checkRun: DeliveredCheckRun,
  deployment: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DeliveredTarget: v.GenericSchema<types.DeliveredTarget> = /* @__PURE__ */ (() => v.union([v.picklist(["production", "staging"]), unlisted(v.string())]))();

export const CleanedDeployment: v.GenericSchema<types.CleanedDeployment> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  meta: v.record(v.string(), v.unknown()),
  alias: v.array(v.string()),
  target: v.nullable(DeliveredTarget),
  customEnvironmentId: v.optional(v.nullable(v.string())),
  regions: v.array(v.string()),
}))();

export const CleanedDeploymentWebhookPayload: v.GenericSchema<types.CleanedDeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: CleanedDeployment,
  project: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const CompletedCheck: v.GenericSchema<types.CompletedCheck> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  status: v.union([v.picklist(["registered", "running", "completed"]), unlisted(v.string())]),
  conclusion: v.union([v.picklist(["cancelled", "failed", "neutral", "succeeded", "skipped"]), unlisted(v.string())]),
  blocking: v.boolean(),
  integrationId: v.string(),
}))();

export const CompletedChecksWebhookPayload: v.GenericSchema<types.CompletedChecksWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredThing,
  checks: v.array(CompletedCheck),
}))();

export const DeliveredProject: v.GenericSchema<types.DeliveredProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
}))();

export const ConnectedProjectWebhookPayload: v.GenericSchema<types.ConnectedProjectWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  resourceId: v.string(),
  projectId: v.string(),
  targets: v.array(v.string()),
  project: DeliveredProject,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const WebhookEvent: v.GenericSchema<types.WebhookEvent> = /* @__PURE__ */ v.picklist([
  "ai-gateway.auto-reload.limit-reached", "ai-gateway.balance-depleted", "alerts.triggered", "botid.anomaly", "budget.reached", "comment.created",
  "comment.deleted", "comment.mentioned", "comment.reaction-added", "comment.reaction-removed", "comment.resolved", "comment.unresolved", "comment.updated",
  "deployment", "deployment-canceled", "deployment-check-rerequested", "deployment-checks-completed", "deployment-error", "deployment-prepared",
  "deployment-ready", "deployment.blocked", "deployment.build-requested", "deployment.canceled", "deployment.check-rerequested", "deployment.checkrun.cancel",
  "deployment.checkrun.start", "deployment.checks.failed", "deployment.checks.succeeded", "deployment.cleanup", "deployment.created", "deployment.error",
  "deployment.integration.action.cancel", "deployment.integration.action.cleanup", "deployment.integration.action.start", "deployment.promoted",
  "deployment.ready", "deployment.rollback", "deployment.succeeded", "domain-created", "domain.auto-renew.changed", "domain.certificate.add",
  "domain.certificate.add.failed", "domain.certificate.deleted", "domain.certificate.renew", "domain.certificate.renew.failed", "domain.created",
  "domain.dns.records.changed", "domain.renewal", "domain.renewal.failed", "domain.transfer-in.completed", "domain.transfer-in.failed",
  "domain.transfer-in.started", "edge-config.created", "edge-config.deleted", "edge-config.items.updated", "firewall.attack", "firewall.custom-rule-anomaly",
  "firewall.system-rule-anomaly", "flag.created", "flag.deleted", "flag.segment.created", "flag.segment.deleted", "flag.segment.updated", "flag.updated",
  "function.archival-required", "function.removal-required", "integration-configuration-permission-updated", "integration-configuration-removed",
  "integration-configuration-scope-change-confirmed", "integration-configuration.permission-upgraded", "integration-configuration.removed",
  "integration-configuration.scope-change-confirmed", "integration-configuration.transferred", "integration-resource.project-connected",
  "integration-resource.project-disconnected", "marketplace.invoice.created", "marketplace.invoice.notpaid", "marketplace.invoice.overdue",
  "marketplace.invoice.paid", "marketplace.invoice.refunded", "marketplace.member.changed", "message.created", "message.deleted", "message.mentioned",
  "message.reaction-added", "message.reaction-removed", "message.updated", "observability.anomaly", "observability.anomaly-error",
  "observability.error-anomaly", "observability.usage-anomaly", "project-created", "project-removed", "project.created", "project.domain.created",
  "project.domain.deleted", "project.domain.moved", "project.domain.unverified", "project.domain.updated", "project.domain.verified",
  "project.env-variable.created", "project.env-variable.deleted", "project.env-variable.updated", "project.removed", "project.renamed",
  "project.rolling-release.aborted", "project.rolling-release.approved", "project.rolling-release.completed", "project.rolling-release.started", "test-webhook",
  "thread.resolved", "thread.unresolved",
]);

export const CreateWebhookRequest: v.GenericSchema<types.CreateWebhookRequest> = /* @__PURE__ */ (() => v.strictObject({
  events: v.pipe(v.array(WebhookEvent), v.minLength(1)),
  url: v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://"))),
  projectIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))), v.minLength(1), v.maxLength(50))),
}))();

export const DeliveredDeployment: v.GenericSchema<types.DeliveredDeployment> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  meta: v.record(v.string(), v.unknown()),
}))();

export const DeploymentLinks: v.GenericSchema<types.DeploymentLinks> = /* @__PURE__ */ (() => v.looseObject({
  deployment: v.string(),
  project: v.string(),
}))();

export const CreatedDeploymentWebhookPayload: v.GenericSchema<types.CreatedDeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredDeployment,
  links: DeploymentLinks,
  plan: v.string(),
  regions: v.array(v.string()),
  project: DeliveredThing,
  target: v.nullable(DeliveredTarget),
  alias: v.array(v.string()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const CreatedDomainWebhookPayload: v.GenericSchema<types.CreatedDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.looseObject({
    name: v.string(),
    delegated: v.boolean(),
  }),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const CreatedWebhook: v.GenericSchema<types.CreatedWebhook> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
  secret: v.string(),
}))();

export const DeletedEnvVariableWebhookPayload: v.GenericSchema<types.DeletedEnvVariableWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  envVarId: v.nullable(v.string()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DeliveredConfiguration: v.GenericSchema<types.DeliveredConfiguration> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  projectSelection: v.optional(v.union([v.picklist(["all", "selected"]), unlisted(v.string())])),
  projects: v.optional(v.array(v.string())),
}))();

export const DeliveredDate: v.GenericSchema<types.DeliveredDate> = /* @__PURE__ */ (() => v.union([v.string(), v.number()]))();

export const DeliveredInvoicePeriod: v.GenericSchema<types.DeliveredInvoicePeriod> = /* @__PURE__ */ (() => v.looseObject({
  start: v.string(),
  end: v.string(),
}))();

export const DeliveredStage: v.GenericSchema<types.DeliveredStage> = /* @__PURE__ */ (() => v.looseObject({
  targetPercentage: v.optional(v.number()),
  requireApproval: v.optional(v.boolean()),
}))();

export const DeliveredTrafficShare: v.GenericSchema<types.DeliveredTrafficShare> = /* @__PURE__ */ (() => v.looseObject({
  baseDeploymentId: v.string(),
  targetDeploymentId: v.string(),
  targetPercentage: v.optional(v.number()),
  targetStartAt: v.number(),
  targetUpdatedAt: v.number(),
}))();

export const DeliveredRollingRelease: v.GenericSchema<types.DeliveredRollingRelease> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  ownerId: v.string(),
  deploymentIds: v.array(v.string()),
  state: v.union([v.picklist(["ACTIVE", "COMPLETE", "ABORTED"]), unlisted(v.string())]),
  activeStageIndex: v.number(),
  default: DeliveredTrafficShare,
  config: v.looseObject({
    target: v.string(),
    stages: v.array(DeliveredStage),
  }),
  writtenBy: v.string(),
}))();

export const DeploymentCheckWebhookPayload: v.GenericSchema<types.DeploymentCheckWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredThing,
  check: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DeploymentWebhookPayload: v.GenericSchema<types.DeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredDeployment,
  links: DeploymentLinks,
  plan: v.string(),
  regions: v.array(v.string()),
  project: DeliveredThing,
  target: v.nullable(DeliveredTarget),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DisconnectedProjectWebhookPayload: v.GenericSchema<types.DisconnectedProjectWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  resourceId: v.string(),
  projectId: v.string(),
  targets: v.array(v.string()),
  project: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DnsRecordsWebhookPayload: v.GenericSchema<types.DnsRecordsWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  zone: v.string(),
  changes: v.array(v.unknown()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const DomainWebhookPayload: v.GenericSchema<types.DomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: DeliveredDomain,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const EnvVariableWebhookPayload: v.GenericSchema<types.EnvVariableWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  envVarId: v.string(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const FailedCertificateWebhookPayload: v.GenericSchema<types.FailedCertificateWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  dnsNames: v.array(v.string()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const FailedRenewalWebhookPayload: v.GenericSchema<types.FailedRenewalWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: DeliveredDomain,
  errorReason: v.string(),
  failedAt: DeliveredDate,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const IntegrationActionWebhookPayload: v.GenericSchema<types.IntegrationActionWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  resourceId: v.string(),
  action: v.string(),
  deployment: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const IntegrationPermissionWebhookPayload: v.GenericSchema<types.IntegrationPermissionWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredConfiguration,
  projects: v.looseObject({
    added: v.array(v.string()),
    removed: v.array(v.string()),
  }),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const IntegrationScopesWebhookPayload: v.GenericSchema<types.IntegrationScopesWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: v.looseObject({
    id: v.string(),
    scopes: v.array(v.string()),
  }),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const InvoiceWebhookPayload: v.GenericSchema<types.InvoiceWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  invoiceId: v.string(),
  externalInvoiceId: v.optional(v.nullable(v.string())),
  period: DeliveredInvoicePeriod,
  invoiceDate: v.string(),
  invoiceTotal: v.string(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const LegacyCreatedDeploymentWebhookPayload: v.GenericSchema<types.LegacyCreatedDeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredDeployment,
  links: DeploymentLinks,
  plan: v.string(),
  regions: v.array(v.string()),
  projectId: v.string(),
  target: v.nullable(DeliveredTarget),
  alias: v.array(v.string()),
}))();

export const LegacyDeploymentWebhookPayload: v.GenericSchema<types.LegacyDeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredDeployment,
  links: DeploymentLinks,
  plan: v.string(),
  regions: v.array(v.string()),
  projectId: v.string(),
  target: v.nullable(DeliveredTarget),
}))();

export const LegacyDomainWebhookPayload: v.GenericSchema<types.LegacyDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.looseObject({
    name: v.string(),
    delegated: v.union([v.boolean(), v.string()]),
  }),
}))();

export const LegacyRemovedIntegrationWebhookPayload: v.GenericSchema<types.LegacyRemovedIntegrationWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: v.looseObject({
    id: v.string(),
    projects: v.array(v.string()),
  }),
}))();

export const MovedProjectDomainWebhookPayload: v.GenericSchema<types.MovedProjectDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: DeliveredDomain,
  from: v.looseObject({
    projectId: v.string(),
  }),
  to: v.looseObject({
    projectId: v.string(),
  }),
  isRedirect: v.boolean(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const ProjectDomainState: v.GenericSchema<types.ProjectDomainState> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
  gitBranch: v.optional(v.nullable(v.string())),
}))();

export const ProjectDomainWebhookPayload: v.GenericSchema<types.ProjectDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: DeliveredThing,
  domain: DeliveredDomain,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const ProjectWebhookPayload: v.GenericSchema<types.ProjectWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: DeliveredProject,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const PromotedDeploymentWebhookPayload: v.GenericSchema<types.PromotedDeploymentWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  deployment: DeliveredDeployment,
  links: DeploymentLinks,
  plan: v.string(),
  regions: v.array(v.string()),
  project: DeliveredThing,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RefundedInvoiceWebhookPayload: v.GenericSchema<types.RefundedInvoiceWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  invoiceId: v.string(),
  externalInvoiceId: v.optional(v.nullable(v.string())),
  period: DeliveredInvoicePeriod,
  amount: v.string(),
  reason: v.string(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RemovedIntegrationWebhookPayload: v.GenericSchema<types.RemovedIntegrationWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredConfiguration,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RenamedProjectWebhookPayload: v.GenericSchema<types.RenamedProjectWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: DeliveredProject,
  previousName: v.string(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RenewedDomainWebhookPayload: v.GenericSchema<types.RenewedDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  domain: DeliveredDomain,
  price: v.string(),
  expirationDate: DeliveredDate,
  renewedAt: DeliveredDate,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RollbackWebhookPayload: v.GenericSchema<types.RollbackWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: DeliveredThing,
  fromDeploymentId: v.string(),
  toDeploymentId: v.string(),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const RollingReleaseWebhookPayload: v.GenericSchema<types.RollingReleaseWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
  }),
  rollingRelease: DeliveredRollingRelease,
  prevRollingRelease: v.optional(v.nullable(DeliveredRollingRelease)),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const TransferredIntegrationWebhookPayload: v.GenericSchema<types.TransferredIntegrationWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  configuration: DeliveredThing,
  installationId: v.string(),
  previousTeamId: v.string(),
  previousAccountId: v.optional(v.string()),
  newTeamId: v.string(),
  newAccountId: v.optional(v.string()),
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const UnpublishedWebhookPayload: v.GenericSchema<types.UnpublishedWebhookPayload> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpdatedProjectDomainWebhookPayload: v.GenericSchema<types.UpdatedProjectDomainWebhookPayload> = /* @__PURE__ */ (() => v.looseObject({
  project: DeliveredThing,
  previous: ProjectDomainState,
  next: ProjectDomainState,
  team: v.optional(v.nullable(DeliveredActor)),
  user: v.optional(v.nullable(DeliveredActor)),
  integrations: v.optional(v.array(DeliveredInstallation)),
}))();

export const Webhook: v.GenericSchema<types.Webhook> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
}))();

export const WebhookProject: v.GenericSchema<types.WebhookProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  framework: v.optional(v.nullable(Framework)),
  latestDeployment: v.optional(v.string()),
}))();

export const WebhookWithProjects: v.GenericSchema<types.WebhookWithProjects> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdAt: v.number(),
  events: v.array(WebhookEvent),
  ownerId: v.string(),
  updatedAt: v.number(),
  url: v.string(),
  alertRuleIds: v.optional(v.array(v.string())),
  projectIds: v.optional(v.array(v.string())),
  projectsMetadata: v.nullable(v.array(WebhookProject)),
}))();

export const WebhookDelivery: v.GenericSchema<types.WebhookDelivery> = /* @__PURE__ */ (() => {
  const payloads: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries({
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
  }));
  const other = v.looseObject({});
  const schema = v.lazy((event) => v.looseObject({
    id: v.string(),
    createdAt: v.number(),
    region: v.optional(v.nullable(v.string())),
    clientId: v.optional(v.string()),
    ownerId: v.optional(v.string()),
    teamId: v.optional(v.nullable(v.string())),
    userId: v.optional(v.string()),
    webhookId: v.optional(v.string()),
    type: v.string(),
    payload: payloads.get(Object(event).type) ?? other,
  }));
  // That text is of no known type is a mark which only types have.
  return schema as v.GenericSchema<unknown> as v.GenericSchema<types.WebhookDelivery>;
})();

export const ListWebhooksInput: v.GenericSchema<types.ListWebhooksInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))),
}))();

export const ListWebhooksOutput: v.GenericSchema<types.ListWebhooksOutput> = /* @__PURE__ */ (() => v.array(v.union([WebhookWithProjects, Webhook])))();

export const CreateWebhookInput: v.GenericSchema<types.CreateWebhookInput> = /* @__PURE__ */ (() => v.strictObject({
  events: v.pipe(v.array(WebhookEvent), v.minLength(1)),
  url: v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://"))),
  projectIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-z0-9_]+$")))), v.minLength(1), v.maxLength(50))),
}))();

export const GetWebhookInput: v.GenericSchema<types.GetWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteWebhookInput: v.GenericSchema<types.DeleteWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
