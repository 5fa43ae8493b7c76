// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  Framework,
} from "../../../../shapes/generated/types.ts";
export type {
  Framework,
} from "../../../../shapes/generated/types.ts";

/** Alerts of one project. */
export interface AlertsWebhookPayload {
  /** The ID of a team: `team_…`. */
  teamId: string;
  teamSlug: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  projectSlug: string;
  /** Time at which the anomaly began. Unix time in milliseconds. */
  startedAt: number;
  links: {
    /** The alert in the dashboard. */
    observability: string;
    [key: string]: unknown;
  };
  alerts: TriggeredAlert[];
  /** The ID that related alerts share. */
  groupId?: string | undefined;
  [key: string]: unknown;
}

/** The automatic renewal of a domain was turned on or off. */
export interface AutoRenewWebhookPayload {
  domain: DeliveredDomain;
  /** The previous setting. */
  previous: boolean;
  /** The new setting. */
  next: boolean;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A certificate. */
export interface CertificateWebhookPayload {
  /** The certificate; its members are not published. */
  cert: { [key: string]: unknown };
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** The role of a team member in an installation changed. */
export interface ChangedMemberWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  memberId: string;
  /** `NONE`: a member no longer. */
  role: "ADMIN" | "USER" | "NONE" | Unlisted;
  /** Only for integrations that may know it. */
  globalUserId?: string | undefined;
  /** Only for integrations that may know it. */
  userEmail?: string | undefined;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/**
 * A check that is to be run.
 *
 * The page has none: it is what the platform's own example of an integration reads, github.com/vercel/example-marketplace-integration,
 * lib/vercel/schemas.ts, as of 2026-11-22.
 */
export interface CheckRunWebhookPayload {
  checkRun: DeliveredCheckRun;
  deployment: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A deployment that was removed. */
export interface CleanedDeployment {
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  /** The name of the project as the URL has it. */
  name: string;
  /** The host that serves it. */
  url: string;
  /** Metadata of the deployment, such as its commit. */
  meta: { [key: string]: unknown };
  /** The former names. */
  alias: string[];
  target: DeliveredTarget | null;
  /** The custom environment that it was for. */
  customEnvironmentId?: string | null | undefined;
  /** Regions in which its functions ran. */
  regions: string[];
  [key: string]: unknown;
}

/** A deployment that was removed, 30 days after its deletion. */
export interface CleanedDeploymentWebhookPayload {
  deployment: CleanedDeployment;
  project: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A check that does not run any more. */
export interface CompletedCheck {
  id: string;
  name: string;
  status: "registered" | "running" | "completed" | Unlisted;
  conclusion: "cancelled" | "failed" | "neutral" | "succeeded" | "skipped" | Unlisted;
  /** Whether the deployment waits for it. */
  blocking: boolean;
  integrationId: string;
  [key: string]: unknown;
}

/** The checks of a deployment, which have all ended. */
export interface CompletedChecksWebhookPayload {
  deployment: DeliveredThing;
  checks: CompletedCheck[];
  [key: string]: unknown;
}

/** A resource that a project uses now. */
export interface ConnectedProjectWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  resourceId: string;
  /** Same value as the ID of `project`. */
  projectId: string;
  /** Targets of the project's deployments that use the resource. */
  targets: string[];
  project: DeliveredProject;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A new webhook. */
export interface CreateWebhookRequest {
  /** The events that are delivered. At least 1 item. */
  events: readonly WebhookEvent[];
  /** The URL that events are delivered to. Format: `uri`. Pattern: `^https?://`. */
  url: string;
  /** Only events of these projects. At least 1 item, at most 50 items. */
  projectIds?: readonly string[] | undefined;
}

/** A deployment that has begun, and its names once it is ready. */
export interface CreatedDeploymentWebhookPayload {
  deployment: DeliveredDeployment;
  /** Links to the deployment in the dashboard. */
  links: DeploymentLinks;
  /** The plan that it counts for, such as `pro`. */
  plan: string;
  /** Regions in which its functions run. */
  regions: string[];
  project: DeliveredThing;
  target: DeliveredTarget | null;
  /** The names that it gets once it is ready. */
  alias: string[];
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A new domain. */
export interface CreatedDomainWebhookPayload {
  domain: {
    name: string;
    /** Whether somebody else shares it. */
    delegated: boolean;
    [key: string]: unknown;
  };
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** The new webhook. */
export interface CreatedWebhook {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
  /** Signs each delivery; it is shown once. A credential: keep it out of logs. */
  secret: string;
}

/** An environment variable that a project has no longer. */
export interface DeletedEnvVariableWebhookPayload {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  envVarId: string | null;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** The team or the user of an event. */
export interface DeliveredActor {
  id: string | null;
  [key: string]: unknown;
}

/** A run of a check. */
export interface DeliveredCheckRun {
  id: string;
  checkId: string;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  source: {
    kind: string;
    integrationConfigurationId: string;
    externalResourceId?: string | undefined;
    [key: string]: unknown;
  };
  /** Maximum duration. */
  timeout?: number | undefined;
  [key: string]: unknown;
}

/** An installed integration. */
export interface DeliveredConfiguration {
  id: string;
  /** Projects that the installation may access; the platform's own example does not rely on it. */
  projectSelection?: "all" | "selected" | Unlisted | undefined;
  /** Selected projects, by their IDs. */
  projects?: string[] | undefined;
  [key: string]: unknown;
}

/** A time, which the page calls a date without a format. */
export type DeliveredDate = string | number;

/** The deployment that an event is about. */
export interface DeliveredDeployment {
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  /** The name of the project as the URL has it. */
  name: string;
  /** The host that serves it. */
  url: string;
  /** Metadata of the deployment, such as its commit. */
  meta: { [key: string]: unknown };
  [key: string]: unknown;
}

/** A domain, by its name. */
export interface DeliveredDomain {
  name: string;
  [key: string]: unknown;
}

/** An installation that is notified of an event. */
export interface DeliveredInstallation {
  installationId: string;
  /** Resources of the installation that the event is about. */
  resources?: {
    /** The resource, by the provider's own ID. */
    externalResourceId: string;
    [key: string]: unknown;
  }[] | undefined;
  [key: string]: unknown;
}

/** The time that an invoice is for. */
export interface DeliveredInvoicePeriod {
  /** Start in ISO 8601. */
  start: string;
  /** End in ISO 8601. */
  end: string;
  [key: string]: unknown;
}

/** A project, with its name. */
export interface DeliveredProject {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  [key: string]: unknown;
}

/** A rolling release, in an event. */
export interface DeliveredRollingRelease {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The team or user that it belongs to. */
  ownerId: string;
  /** The deployments that share the traffic. */
  deploymentIds: string[];
  state: "ACTIVE" | "COMPLETE" | "ABORTED" | Unlisted;
  /** The stage that it is in; the first is 0. */
  activeStageIndex: number;
  /** Distribution of the traffic. */
  default: DeliveredTrafficShare;
  config: {
    /** Target of the deployments that it covers. */
    target: string;
    stages: DeliveredStage[];
    [key: string]: unknown;
  };
  /** Cause of the last change, such as `deployment-ready`. */
  writtenBy: string;
  [key: string]: unknown;
}

/** A stage of a rolling release; the page names no members, these are of recorded deliveries. */
export interface DeliveredStage {
  /** Share of the traffic that the deployment gets, in percent. */
  targetPercentage?: number | undefined;
  /** Whether somebody has to let it go on. */
  requireApproval?: boolean | undefined;
  [key: string]: unknown;
}

/** Target of a deployment; null for a preview. */
export type DeliveredTarget = "production" | "staging" | Unlisted;

/** A reference to an object by its ID. */
export interface DeliveredThing {
  id: string;
  [key: string]: unknown;
}

/** Distribution of the traffic in a rolling release. */
export interface DeliveredTrafficShare {
  /** The deployment from which the traffic moves. */
  baseDeploymentId: string;
  /** The deployment to which the traffic moves. */
  targetDeploymentId: string;
  /** Share of the traffic that the new deployment gets, in percent; absent after an abort. */
  targetPercentage?: number | undefined;
  /** Start time. Unix time in milliseconds. */
  targetStartAt: number;
  /** Time of the last progress. Unix time in milliseconds. */
  targetUpdatedAt: number;
  [key: string]: unknown;
}

/** A check for which another run was requested after it failed. */
export interface DeploymentCheckWebhookPayload {
  deployment: DeliveredThing;
  check: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** Pages of the dashboard. */
export interface DeploymentLinks {
  /** The deployment. */
  deployment: string;
  /** The project. */
  project: string;
  [key: string]: unknown;
}

/** A deployment and its purpose. */
export interface DeploymentWebhookPayload {
  deployment: DeliveredDeployment;
  /** Links to the deployment in the dashboard. */
  links: DeploymentLinks;
  /** The plan that it counts for, such as `pro`. */
  plan: string;
  /** Regions in which its functions run. */
  regions: string[];
  project: DeliveredThing;
  target: DeliveredTarget | null;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A resource that a project uses no longer. */
export interface DisconnectedProjectWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  resourceId: string;
  /** Same value as the ID of `project`. */
  projectId: string;
  /** Targets of the project's deployments that use the resource. */
  targets: string[];
  project: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** DNS records that are otherwise now. */
export interface DnsRecordsWebhookPayload {
  /** The DNS zone of the records. */
  zone: string;
  /** Changes; the members of a change are not published. */
  changes: unknown[];
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A domain. */
export interface DomainWebhookPayload {
  domain: DeliveredDomain;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An environment variable of a project; its value is never delivered. */
export interface EnvVariableWebhookPayload {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  envVarId: string;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A certificate that could not be had. */
export interface FailedCertificateWebhookPayload {
  /** The names that the certificate was for. */
  dnsNames: string[];
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A domain that could not be renewed. */
export interface FailedRenewalWebhookPayload {
  domain: DeliveredDomain;
  /** Reason for the failure. */
  errorReason: string;
  /** Time of the failure. */
  failedAt: DeliveredDate;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An integration has to perform an action for a deployment. */
export interface IntegrationActionWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  resourceId: string;
  /** Action to perform, by the name that the integration gave it. */
  action: string;
  deployment: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** The projects that an installed integration may access changed. */
export interface IntegrationPermissionWebhookPayload {
  configuration: DeliveredConfiguration;
  projects: {
    /** Projects that it may touch from now on, by their IDs. */
    added: string[];
    /** Projects that it may touch no longer, by their IDs. */
    removed: string[];
    [key: string]: unknown;
  };
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** The scopes of an installed integration changed. */
export interface IntegrationScopesWebhookPayload {
  configuration: {
    id: string;
    /** All scopes of the installation. */
    scopes: string[];
    [key: string]: unknown;
  };
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An invoice of the marketplace. */
export interface InvoiceWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  invoiceId: string;
  /** The invoice, by the provider's own ID. */
  externalInvoiceId?: string | null | undefined;
  /** Billing period of the invoice. */
  period: DeliveredInvoicePeriod;
  /** Date of the invoice, in ISO 8601. */
  invoiceDate: string;
  /** Total as a decimal string. */
  invoiceTotal: string;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** Payload of an event of the older form about a deployment that has begun. */
export interface LegacyCreatedDeploymentWebhookPayload {
  deployment: DeliveredDeployment;
  /** Links to the deployment in the dashboard. */
  links: DeploymentLinks;
  /** The plan that it counts for, such as `pro`. */
  plan: string;
  /** Regions in which its functions run. */
  regions: string[];
  /** The ID of a project: `prj_…`. */
  projectId: string;
  target: DeliveredTarget | null;
  /** The names that it gets once it is ready. */
  alias: string[];
  [key: string]: unknown;
}

/** Payload of an event of the older form about a deployment. */
export interface LegacyDeploymentWebhookPayload {
  deployment: DeliveredDeployment;
  /** Links to the deployment in the dashboard. */
  links: DeploymentLinks;
  /** The plan that it counts for, such as `pro`. */
  plan: string;
  /** Regions in which its functions run. */
  regions: string[];
  /** The ID of a project: `prj_…`. */
  projectId: string;
  target: DeliveredTarget | null;
  [key: string]: unknown;
}

/** Payload of an event of the older form about a new domain. */
export interface LegacyDomainWebhookPayload {
  domain: {
    name: string;
    /** Whether the domain is shared with another account; the page says that it is text. */
    delegated: boolean | string;
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** Payload of an event of the older form about a removed installation of an integration. */
export interface LegacyRemovedIntegrationWebhookPayload {
  configuration: {
    id: string;
    /** The projects that it could touch, by their IDs. */
    projects: string[];
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** A domain that moved to another project. */
export interface MovedProjectDomainWebhookPayload {
  domain: DeliveredDomain;
  /** The project that it belonged to. */
  from: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    [key: string]: unknown;
  };
  /** The project that it belongs to. */
  to: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
    [key: string]: unknown;
  };
  /** Whether it redirects now. */
  isRedirect: boolean;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** State of a project's domain. */
export interface ProjectDomainState {
  domain: string;
  /** Host name to which the domain redirects. */
  redirect?: string | null | undefined;
  redirectStatusCode?: number | null | undefined;
  /** The branch whose deployments it serves. */
  gitBranch?: string | null | undefined;
  [key: string]: unknown;
}

/** A domain of a project. */
export interface ProjectDomainWebhookPayload {
  project: DeliveredThing;
  domain: DeliveredDomain;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A project. */
export interface ProjectWebhookPayload {
  project: DeliveredProject;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A deployment that gets the production traffic from now on. */
export interface PromotedDeploymentWebhookPayload {
  deployment: DeliveredDeployment;
  /** Links to the deployment in the dashboard. */
  links: DeploymentLinks;
  /** The plan that it counts for, such as `pro`. */
  plan: string;
  /** Regions in which its functions run. */
  regions: string[];
  project: DeliveredThing;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An invoice of the marketplace whose money was given back. */
export interface RefundedInvoiceWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  invoiceId: string;
  /** The invoice, by the provider's own ID. */
  externalInvoiceId?: string | null | undefined;
  /** Billing period of the invoice. */
  period: DeliveredInvoicePeriod;
  /** Amount as a decimal string. */
  amount: string;
  /** Reason for the refund. */
  reason: string;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An installation that was removed. */
export interface RemovedIntegrationWebhookPayload {
  configuration: DeliveredConfiguration;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A project that was renamed. */
export interface RenamedProjectWebhookPayload {
  /** The project, with its new name. */
  project: DeliveredProject;
  /** The former name. */
  previousName: string;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A domain that was renewed. */
export interface RenewedDomainWebhookPayload {
  domain: DeliveredDomain;
  /** Price as a decimal string. */
  price: string;
  /** New expiry date. */
  expirationDate: DeliveredDate;
  /** Time of the renewal. */
  renewedAt: DeliveredDate;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A way back that the platform has agreed to; traffic may still go to the deployment that is left. */
export interface RollbackWebhookPayload {
  project: DeliveredThing;
  /** The deployment that is left. */
  fromDeploymentId: string;
  /** The deployment that serves again. */
  toDeploymentId: string;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** State of a rolling release, now and before. */
export interface RollingReleaseWebhookPayload {
  project: {
    /** The ID of a project: `prj_…`. */
    id: string;
    /** Present on the page, but not in recorded deliveries. */
    name?: string | undefined;
    [key: string]: unknown;
  };
  /** Current state of the rolling release. */
  rollingRelease: DeliveredRollingRelease;
  /** Previous state of the rolling release, or the state of the preceding one. */
  prevRollingRelease?: DeliveredRollingRelease | null | undefined;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An installation that moved to another team. */
export interface TransferredIntegrationWebhookPayload {
  configuration: DeliveredThing;
  /** Same value as the ID of `configuration`. */
  installationId: string;
  /** The former team. */
  previousTeamId: string;
  /** The account that it belonged to, of an installation of the marketplace. */
  previousAccountId?: string | undefined;
  /** The new team. */
  newTeamId: string;
  /** The account that it belongs to, of an installation of the marketplace. */
  newAccountId?: string | undefined;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** An alert. */
export interface TriggeredAlert {
  alertId: string;
  /** The kind of alert, such as `usage_anomaly`. */
  type: string;
  /** Title for readers. */
  title: string;
  /** Start time in ISO 8601. */
  startedAt: string;
  /** Metric, such as `edge_requests`. */
  metric?: string | undefined;
  /** Unit of the metric, such as `requests`. */
  unit?: string | undefined;
  /** The values in the form that users see. */
  formattedValues?: { [key: string]: unknown } | undefined;
  /** Number of occurrences. */
  count?: number | undefined;
  /** Average number of occurrences. */
  average?: number | undefined;
  /** The standard deviation of that. */
  stddev?: number | undefined;
  /** Number of standard deviations from the average. */
  zscore?: number | undefined;
  /** Number of standard deviations from which an alert is sent. */
  zscoreThreshold?: number | undefined;
  [key: string]: unknown;
}

/** The payload of an event of which nothing is published. */
export type UnpublishedWebhookPayload = { [key: string]: unknown };

/** A domain of a project that is otherwise now. */
export interface UpdatedProjectDomainWebhookPayload {
  project: DeliveredThing;
  /** Previous state. */
  previous: ProjectDomainState;
  /** Current state. */
  next: ProjectDomainState;
  /** The team in which the event happened. */
  team?: DeliveredActor | null | undefined;
  /** Actor of the event. */
  user?: DeliveredActor | null | undefined;
  /** The installations that are notified, for an integration of the marketplace. */
  integrations?: DeliveredInstallation[] | undefined;
  [key: string]: unknown;
}

/** A URL that events are delivered to. */
export interface Webhook {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
}

/**
 * A type that the contract does not know: text, and none of `WebhookPayloads`.
 *
 * It can be any text, whatever form is stated here, by which the compiler tells it from known types. To compare one, take it as text first: `const type: string = event.type`.
 */
export type UnknownWebhookEvent = `(none of WebhookPayloads) ${string}`;

/** A `WebhookDelivery` of one type. */
export interface WebhookDeliveryOf<Type extends string, Payload> {
  /** Unique: the same event can be delivered more than once, so refuse an ID that was seen before. */
  id: string;
  /** Type of the event; a type that the contract does not know yet is passed through. */
  type: Type;
  /** Time of the event. Unix time in milliseconds. */
  createdAt: number;
  /** Region in which the event happened, such as `iad1`. */
  region?: string | null | undefined;
  /** The integration whose webhook it is; only in events of the older form, such as `deployment-ready`. */
  clientId?: string | undefined;
  /** Owner of the event's object, a user or a team; only in events of the older form. */
  ownerId?: string | undefined;
  /** The team; only in events of the older form. */
  teamId?: string | null | undefined;
  /** Actor of the event; only in events of the older form. */
  userId?: string | undefined;
  /** The webhook, by its ID; only in events of the older form. */
  webhookId?: string | undefined;
  /** Details of the event. */
  payload: Payload;
}

/** An event as it is delivered to a webhook: `type` identifies it, and determines the content of `payload`. */
export type WebhookDelivery =
  | { [Type in keyof WebhookPayloads]: WebhookDeliveryOf<Type, WebhookPayloads[Type]> }[keyof WebhookPayloads]
  | WebhookDeliveryOf<UnknownWebhookEvent, { [key: string]: unknown }>;

/** An event that can be delivered. */
export type WebhookEvent =
  | "ai-gateway.auto-reload.limit-reached"
  | "ai-gateway.balance-depleted"
  | "alerts.triggered"
  | "botid.anomaly"
  | "budget.reached"
  | "comment.created"
  | "comment.deleted"
  | "comment.mentioned"
  | "comment.reaction-added"
  | "comment.reaction-removed"
  | "comment.resolved"
  | "comment.unresolved"
  | "comment.updated"
  | "deployment"
  | "deployment-canceled"
  | "deployment-check-rerequested"
  | "deployment-checks-completed"
  | "deployment-error"
  | "deployment-prepared"
  | "deployment-ready"
  | "deployment.blocked"
  | "deployment.build-requested"
  | "deployment.canceled"
  | "deployment.check-rerequested"
  | "deployment.checkrun.cancel"
  | "deployment.checkrun.start"
  | "deployment.checks.failed"
  | "deployment.checks.succeeded"
  | "deployment.cleanup"
  | "deployment.created"
  | "deployment.error"
  | "deployment.integration.action.cancel"
  | "deployment.integration.action.cleanup"
  | "deployment.integration.action.start"
  | "deployment.promoted"
  | "deployment.ready"
  | "deployment.rollback"
  | "deployment.succeeded"
  | "domain-created"
  | "domain.auto-renew.changed"
  | "domain.certificate.add"
  | "domain.certificate.add.failed"
  | "domain.certificate.deleted"
  | "domain.certificate.renew"
  | "domain.certificate.renew.failed"
  | "domain.created"
  | "domain.dns.records.changed"
  | "domain.renewal"
  | "domain.renewal.failed"
  | "domain.transfer-in.completed"
  | "domain.transfer-in.failed"
  | "domain.transfer-in.started"
  | "edge-config.created"
  | "edge-config.deleted"
  | "edge-config.items.updated"
  | "firewall.attack"
  | "firewall.custom-rule-anomaly"
  | "firewall.system-rule-anomaly"
  | "flag.created"
  | "flag.deleted"
  | "flag.segment.created"
  | "flag.segment.deleted"
  | "flag.segment.updated"
  | "flag.updated"
  | "function.archival-required"
  | "function.removal-required"
  | "integration-configuration-permission-updated"
  | "integration-configuration-removed"
  | "integration-configuration-scope-change-confirmed"
  | "integration-configuration.permission-upgraded"
  | "integration-configuration.removed"
  | "integration-configuration.scope-change-confirmed"
  | "integration-configuration.transferred"
  | "integration-resource.project-connected"
  | "integration-resource.project-disconnected"
  | "marketplace.invoice.created"
  | "marketplace.invoice.notpaid"
  | "marketplace.invoice.overdue"
  | "marketplace.invoice.paid"
  | "marketplace.invoice.refunded"
  | "marketplace.member.changed"
  | "message.created"
  | "message.deleted"
  | "message.mentioned"
  | "message.reaction-added"
  | "message.reaction-removed"
  | "message.updated"
  | "observability.anomaly"
  | "observability.anomaly-error"
  | "observability.error-anomaly"
  | "observability.usage-anomaly"
  | "project-created"
  | "project-removed"
  | "project.created"
  | "project.domain.created"
  | "project.domain.deleted"
  | "project.domain.moved"
  | "project.domain.unverified"
  | "project.domain.updated"
  | "project.domain.verified"
  | "project.env-variable.created"
  | "project.env-variable.deleted"
  | "project.env-variable.updated"
  | "project.removed"
  | "project.renamed"
  | "project.rolling-release.aborted"
  | "project.rolling-release.approved"
  | "project.rolling-release.completed"
  | "project.rolling-release.started"
  | "test-webhook"
  | "thread.resolved"
  | "thread.unresolved"
  | Unlisted;

/** Payload of each event, by its type. */
export interface WebhookPayloads {
  "ai-gateway.auto-reload.limit-reached": UnpublishedWebhookPayload;
  "ai-gateway.balance-depleted": UnpublishedWebhookPayload;
  "alerts.triggered": AlertsWebhookPayload;
  "botid.anomaly": UnpublishedWebhookPayload;
  "budget.reached": UnpublishedWebhookPayload;
  "comment.created": UnpublishedWebhookPayload;
  "comment.deleted": UnpublishedWebhookPayload;
  "comment.mentioned": UnpublishedWebhookPayload;
  "comment.reaction-added": UnpublishedWebhookPayload;
  "comment.reaction-removed": UnpublishedWebhookPayload;
  "comment.resolved": UnpublishedWebhookPayload;
  "comment.unresolved": UnpublishedWebhookPayload;
  "comment.updated": UnpublishedWebhookPayload;
  deployment: LegacyCreatedDeploymentWebhookPayload;
  "deployment-canceled": LegacyDeploymentWebhookPayload;
  "deployment-check-rerequested": DeploymentCheckWebhookPayload;
  "deployment-checks-completed": CompletedChecksWebhookPayload;
  "deployment-error": LegacyDeploymentWebhookPayload;
  "deployment-prepared": LegacyDeploymentWebhookPayload;
  "deployment-ready": LegacyDeploymentWebhookPayload;
  "deployment.blocked": UnpublishedWebhookPayload;
  "deployment.build-requested": UnpublishedWebhookPayload;
  "deployment.canceled": DeploymentWebhookPayload;
  "deployment.check-rerequested": DeploymentCheckWebhookPayload;
  "deployment.checkrun.cancel": UnpublishedWebhookPayload;
  "deployment.checkrun.start": CheckRunWebhookPayload;
  "deployment.checks.failed": UnpublishedWebhookPayload;
  "deployment.checks.succeeded": UnpublishedWebhookPayload;
  "deployment.cleanup": CleanedDeploymentWebhookPayload;
  "deployment.created": CreatedDeploymentWebhookPayload;
  "deployment.error": DeploymentWebhookPayload;
  "deployment.integration.action.cancel": IntegrationActionWebhookPayload;
  "deployment.integration.action.cleanup": IntegrationActionWebhookPayload;
  "deployment.integration.action.start": IntegrationActionWebhookPayload;
  "deployment.promoted": PromotedDeploymentWebhookPayload;
  "deployment.ready": DeploymentWebhookPayload;
  "deployment.rollback": RollbackWebhookPayload;
  "deployment.succeeded": DeploymentWebhookPayload;
  "domain-created": LegacyDomainWebhookPayload;
  "domain.auto-renew.changed": AutoRenewWebhookPayload;
  "domain.certificate.add": CertificateWebhookPayload;
  "domain.certificate.add.failed": FailedCertificateWebhookPayload;
  "domain.certificate.deleted": CertificateWebhookPayload;
  "domain.certificate.renew": CertificateWebhookPayload;
  "domain.certificate.renew.failed": FailedCertificateWebhookPayload;
  "domain.created": CreatedDomainWebhookPayload;
  "domain.dns.records.changed": DnsRecordsWebhookPayload;
  "domain.renewal": RenewedDomainWebhookPayload;
  "domain.renewal.failed": FailedRenewalWebhookPayload;
  "domain.transfer-in.completed": DomainWebhookPayload;
  "domain.transfer-in.failed": DomainWebhookPayload;
  "domain.transfer-in.started": DomainWebhookPayload;
  "edge-config.created": UnpublishedWebhookPayload;
  "edge-config.deleted": UnpublishedWebhookPayload;
  "edge-config.items.updated": UnpublishedWebhookPayload;
  "firewall.attack": UnpublishedWebhookPayload;
  "firewall.custom-rule-anomaly": UnpublishedWebhookPayload;
  "firewall.system-rule-anomaly": UnpublishedWebhookPayload;
  "flag.created": UnpublishedWebhookPayload;
  "flag.deleted": UnpublishedWebhookPayload;
  "flag.segment.created": UnpublishedWebhookPayload;
  "flag.segment.deleted": UnpublishedWebhookPayload;
  "flag.segment.updated": UnpublishedWebhookPayload;
  "flag.updated": UnpublishedWebhookPayload;
  "function.archival-required": UnpublishedWebhookPayload;
  "function.removal-required": UnpublishedWebhookPayload;
  "integration-configuration-permission-updated": IntegrationPermissionWebhookPayload;
  "integration-configuration-removed": LegacyRemovedIntegrationWebhookPayload;
  "integration-configuration-scope-change-confirmed": IntegrationScopesWebhookPayload;
  "integration-configuration.permission-upgraded": IntegrationPermissionWebhookPayload;
  "integration-configuration.removed": RemovedIntegrationWebhookPayload;
  "integration-configuration.scope-change-confirmed": IntegrationScopesWebhookPayload;
  "integration-configuration.transferred": TransferredIntegrationWebhookPayload;
  "integration-resource.project-connected": ConnectedProjectWebhookPayload;
  "integration-resource.project-disconnected": DisconnectedProjectWebhookPayload;
  "marketplace.invoice.created": InvoiceWebhookPayload;
  "marketplace.invoice.notpaid": InvoiceWebhookPayload;
  "marketplace.invoice.overdue": InvoiceWebhookPayload;
  "marketplace.invoice.paid": InvoiceWebhookPayload;
  "marketplace.invoice.refunded": RefundedInvoiceWebhookPayload;
  "marketplace.member.changed": ChangedMemberWebhookPayload;
  "message.created": UnpublishedWebhookPayload;
  "message.deleted": UnpublishedWebhookPayload;
  "message.mentioned": UnpublishedWebhookPayload;
  "message.reaction-added": UnpublishedWebhookPayload;
  "message.reaction-removed": UnpublishedWebhookPayload;
  "message.updated": UnpublishedWebhookPayload;
  "observability.anomaly": UnpublishedWebhookPayload;
  "observability.anomaly-error": UnpublishedWebhookPayload;
  "observability.error-anomaly": UnpublishedWebhookPayload;
  "observability.usage-anomaly": UnpublishedWebhookPayload;
  "project-created": ProjectWebhookPayload;
  "project-removed": ProjectWebhookPayload;
  "project.created": ProjectWebhookPayload;
  "project.domain.created": ProjectDomainWebhookPayload;
  "project.domain.deleted": ProjectDomainWebhookPayload;
  "project.domain.moved": MovedProjectDomainWebhookPayload;
  "project.domain.unverified": ProjectDomainWebhookPayload;
  "project.domain.updated": UpdatedProjectDomainWebhookPayload;
  "project.domain.verified": ProjectDomainWebhookPayload;
  "project.env-variable.created": EnvVariableWebhookPayload;
  "project.env-variable.deleted": DeletedEnvVariableWebhookPayload;
  "project.env-variable.updated": EnvVariableWebhookPayload;
  "project.removed": ProjectWebhookPayload;
  "project.renamed": RenamedProjectWebhookPayload;
  "project.rolling-release.aborted": RollingReleaseWebhookPayload;
  "project.rolling-release.approved": RollingReleaseWebhookPayload;
  "project.rolling-release.completed": RollingReleaseWebhookPayload;
  "project.rolling-release.started": RollingReleaseWebhookPayload;
  "test-webhook": UnpublishedWebhookPayload;
  "thread.resolved": UnpublishedWebhookPayload;
  "thread.unresolved": UnpublishedWebhookPayload;
}

/** A project of a webhook. */
export interface WebhookProject {
  id: string;
  name: string;
  framework?: Framework | null | undefined;
  /** The latest deployment, by its ID. */
  latestDeployment?: string | undefined;
}

/** A webhook with details of its projects. */
export interface WebhookWithProjects {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  events: WebhookEvent[];
  /** The team or user that owns it. */
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  url: string;
  /** Only alerts of these rules. */
  alertRuleIds?: string[] | undefined;
  /** Only events of these projects. */
  projectIds?: string[] | undefined;
  /** Projects of the webhook; null for all. */
  projectsMetadata: WebhookProject[] | null;
}

/** Input of `listWebhooks`. */
export interface ListWebhooksInput {
  /** Only webhooks of this project. Pattern: `^[a-zA-z0-9_]+$`. */
  projectId?: string | undefined;
}

/** Answer of `listWebhooks`. */
export type ListWebhooksOutput = (WebhookWithProjects | Webhook)[];

/** Input of `createWebhook`. */
export type CreateWebhookInput = CreateWebhookRequest;

/** Answer of `createWebhook`. */
export type CreateWebhookOutput = CreatedWebhook;

/** Input of `getWebhook`. */
export interface GetWebhookInput {
  /** The webhook, by its ID. */
  id: string;
}

/** Answer of `getWebhook`. */
export type GetWebhookOutput = Webhook;

/** Input of `deleteWebhook`. */
export interface DeleteWebhookInput {
  /** The webhook, by its ID. */
  id: string;
}

/** Answer of `deleteWebhook`. */
export type DeleteWebhookOutput = void;
