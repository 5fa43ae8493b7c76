// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  ConnectedProject, EnvTarget, GitProvider, InstallationNotification, NamedReference, RepoOwnerType, RepositoryProvider, ResourceStatus, StoreProjectFilter,
  StoreProtocolSettings, StoreStatus,
} from "../../../../shapes/generated/types.ts";
export type {
  ConnectedProject, EnvTarget, Framework, GitProvider, InstallationNotification, NamedReference, RepoOwnerType, RepositoryProvider, ResourceExperimentation,
  ResourceStatus, StoreProjectFilter, StoreProtocolSettings, StoreStatus,
} from "../../../../shapes/generated/types.ts";

/** An installed integration, as far as it is visible to the caller. */
export type AnyIntegrationConfiguration = IntegrationConfigurationDetail | IntegrationConfigurationRecord | PartialIntegrationConfiguration;

/** A line that describes a plan. */
export interface BillingPlanDetail {
  /** Label of the line, or its whole text if there is no value. */
  label: string;
  /** Value of the line, such as `10 GB`. */
  value?: string | undefined;
}

/** The project to connect. */
export interface ConnectIntegrationResourceRequest {
  /** The project that gets the resource, by its ID. */
  projectId: string;
  /** The environments that get the resource's variables. */
  envVarEnvironments?: readonly string[] | undefined;
  /** Whether the variables are stored as sensitive, so that they cannot be read again. */
  makeEnvVarsSensitive?: boolean | undefined;
}

/** A country. */
export interface CountryProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "vercel-country";
  "ui:options": UiChoice[];
}

/** A new store. */
export interface CreateIntegrationStoreRequest {
  /** The display name of the store. At most 128 characters. */
  name: string;
  /** The installation of the integration, by its ID: `icfg_…`. Pattern: `^icfg_[a-zA-Z0-9]+$`. */
  integrationConfigurationId: string;
  /** The billing plan that is paid for, by its ID; without it, a free one is looked for. */
  billingPlanId?: string | undefined;
  /** The store by the provider's own ID. */
  externalId?: string | undefined;
  /** The product. */
  integrationProductIdOrSlug: string;
  /** Values for the product's metadata schema. */
  metadata?: { [key: string]: string | number | boolean | readonly string[] | readonly number[] } | undefined;
  /** The payment method that is charged, by its ID; the default one when absent. */
  paymentMethodId?: string | undefined;
  /** Amount to pay in advance, in cents. At least 50. */
  prepaymentAmountCents?: number | undefined;
  /** Settings for the use of the store, by protocol, such as `experimentation`. */
  protocolSettings?: { [key: string]: unknown } | undefined;
  /** Place from which the store is created. Default: `"marketplace"`. */
  source?: InstallationSource | undefined;
}

/** A domain. */
export interface DomainProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "domain";
}

/** A user or an organization of a Git provider. */
export interface GitNamespace {
  id: number | string;
  name?: string | undefined;
  slug: string;
  /** Whether it is a user or an organization. */
  ownerType: string;
  provider: string;
  installationId?: number | undefined;
  /** Whether the platform sees only some of its repositories. */
  isAccessRestricted?: boolean | undefined;
  /** Whether the user has to connect the provider again. */
  requireReauth?: boolean | undefined;
  /** Permissions of the user in the namespace. */
  viewer?: {
    canCreateApp?: boolean | undefined;
    role?: number | string | undefined;
  } | undefined;
}

/** A namespace of a Git provider. */
export interface GitNamespaceProperty {
  type: "string";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "git-namespace";
  "git:providers"?: GitProvider[] | undefined;
  /** Placeholder of the empty field. */
  "ui:placeholder"?: string | undefined;
}

/** A Git provider with namespaces. */
export type GitNamespaceProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | Unlisted;

/** Reason why an installation is disabled. */
export type InstallationDisabledReason =
  | "disabled-by-owner"
  | "disabled-by-admin"
  | "original-owner-left-the-team"
  | "original-owner-role-downgraded"
  | "account-plan-downgrade"
  | "feature-not-available"
  | Unlisted;

/** Place from which an integration was installed. */
export type InstallationSource =
  | "marketplace"
  | "cli"
  | "deploy-button"
  | "external"
  | "import-recommended-integrations"
  | "oauth"
  | "organization"
  | "resource-claims"
  | "backoffice"
  | "v0"
  | Unlisted;

/** A request to move an installation in or out of the marketplace. */
export type InstallationTransferRequest = TransferToMarketplace | TransferFromMarketplace;

/** Place from which an integration was installed. */
export type InstallationType = "external" | "marketplace" | Unlisted;

/** Public profile of an integration. */
export interface InstalledIntegration {
  name: string;
  icon: string;
  isLegacy: boolean;
  /** Time at which the integration was marked as a beta. Unix time in milliseconds. */
  assignedBetaLabelAt?: number | undefined;
  flags?: string[] | undefined;
  tagIds?: IntegrationTag[] | undefined;
}

/** A billing plan of a product. */
export interface IntegrationBillingPlan {
  type: IntegrationBillingPlanType;
  id: string;
  name: string;
  description: string;
  /** Whether it needs a payment method. */
  paymentMethodRequired: boolean;
  /** Whether it is for the installation or for one resource. */
  scope: IntegrationBillingPlanScope;
  /** The price as text for users. */
  cost?: string | undefined;
  details?: BillingPlanDetail[] | undefined;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
  /** Date on which the plan would start. */
  effectiveDate?: string | undefined;
  /** Details to display first. */
  highlightedDetails?: BillingPlanDetail[] | undefined;
  /** Amount to pay at the start. */
  initialCharge?: string | undefined;
  /** The most that can be paid in advance at once. */
  maximumAmount?: string | undefined;
  /** The maximum that is paid in advance automatically in a period. */
  maximumAmountAutoPurchasePerPeriod?: string | undefined;
  /** The least that can be paid in advance at once. */
  minimumAmount?: string | undefined;
  /** Amount that is reserved before the start. */
  preauthorizationAmount?: number | undefined;
  /** Quote of the cost, line by line. */
  quote?: {
    amount: string;
    line: string;
  }[] | undefined;
}

/** Scope of a plan: a whole installation or one resource. */
export type IntegrationBillingPlanScope = "installation" | "resource" | Unlisted;

/** Time at which a plan is paid: beforehand or repeatedly. */
export type IntegrationBillingPlanType = "prepayment" | "subscription" | Unlisted;

/** An installed integration with its public profile. */
export interface IntegrationConfiguration {
  type: "integration-configuration";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  integrationId: string;
  /** The team or user that installed it. */
  ownerId: string;
  /** Scopes of the integration. */
  scopes: string[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The ID of a user. */
  userId: string;
  /** The installation whose policies hold for this one too. */
  acceptedPoliciesInheritedFromInstallationId?: string | undefined;
  /** Time at which the user finished the installation. Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Time at which the customer requested the removal. Unix time in milliseconds. */
  customerDeleteRequestedAt?: number | null | undefined;
  /** Time at which the removal of the installation was requested. Unix time in milliseconds. */
  deleteRequestedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Time at which the installation was disabled. Unix time in milliseconds. */
  disabledAt?: number | undefined;
  disabledReason?: InstallationDisabledReason | undefined;
  /** The installation by the provider's own ID. */
  externalId?: string | undefined;
  /** Whether the marketplace bills for it. */
  installationType?: InstallationType | undefined;
  projects?: string[] | undefined;
  /** Place from which the integration was installed. */
  source?: InstallationSource | undefined;
  status?: ResourceStatus | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
  integration: InstalledIntegration;
}

/** An installed integration with all its details. */
export interface IntegrationConfigurationDetail {
  type: "integration-configuration";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  integrationId: string;
  /** The team or user that installed it. */
  ownerId: string;
  /** Scopes of the integration. */
  scopes: string[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The ID of a user. */
  userId: string;
  /** The installation whose policies hold for this one too. */
  acceptedPoliciesInheritedFromInstallationId?: string | undefined;
  /** Time at which the user finished the installation. Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Time at which the customer requested the removal. Unix time in milliseconds. */
  customerDeleteRequestedAt?: number | null | undefined;
  /** Time at which the removal of the installation was requested. Unix time in milliseconds. */
  deleteRequestedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Time at which the installation was disabled. Unix time in milliseconds. */
  disabledAt?: number | undefined;
  disabledReason?: InstallationDisabledReason | undefined;
  /** The installation by the provider's own ID. */
  externalId?: string | undefined;
  /** Whether the marketplace bills for it. */
  installationType?: InstallationType | undefined;
  projects?: string[] | undefined;
  /** Place from which the integration was installed. */
  source?: InstallationSource | undefined;
  status?: ResourceStatus | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
  notification: InstallationNotification;
  /** Whether it may act on all projects or on some. */
  projectSelection: "all" | "selected" | Unlisted;
  /** Present while a transfer in or out of the marketplace is requested. */
  transferRequest: InstallationTransferRequest;
  /** Whether it may set up tracing. */
  canConfigureOpenTelemetry?: boolean | undefined;
}

/** An installed integration, in its stored form. */
export interface IntegrationConfigurationRecord {
  type: "integration-configuration";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  integrationId: string;
  /** The team or user that installed it. */
  ownerId: string;
  /** Scopes of the integration. */
  scopes: string[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The ID of a user. */
  userId: string;
  /** The installation whose policies hold for this one too. */
  acceptedPoliciesInheritedFromInstallationId?: string | undefined;
  /** Time at which the user finished the installation. Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Time at which the customer requested the removal. Unix time in milliseconds. */
  customerDeleteRequestedAt?: number | null | undefined;
  /** Time at which the removal of the installation was requested. Unix time in milliseconds. */
  deleteRequestedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Time at which the installation was disabled. Unix time in milliseconds. */
  disabledAt?: number | undefined;
  disabledReason?: InstallationDisabledReason | undefined;
  /** The installation by the provider's own ID. */
  externalId?: string | undefined;
  /** Whether the marketplace bills for it. */
  installationType?: InstallationType | undefined;
  projects?: string[] | undefined;
  /** Place from which the integration was installed. */
  source?: InstallationSource | undefined;
  status?: ResourceStatus | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
}

/** A product of an integration. */
export interface IntegrationProduct {
  id: string;
  name: string;
  slug: string;
  /** Schema of the metadata that a new resource takes. */
  metadataSchema: MetadataSchema;
  protocols: IntegrationProtocols;
  primaryProtocol?: IntegrationProtocol | undefined;
}

/** A way to use a product. */
export type IntegrationProtocol =
  | "ai"
  | "authentication"
  | "checks"
  | "experimentation"
  | "logDrain"
  | "messaging"
  | "observability"
  | "other"
  | "storage"
  | "traceDrain"
  | "video"
  | "workflow"
  | Unlisted;

/** Protocols that a product supports. */
export interface IntegrationProtocols {
  ai?: {
    status: ProtocolStatus;
  } | undefined;
  authentication?: {
    status: ProtocolStatus;
    appUrlRegistrationSupport?: boolean | undefined;
  } | undefined;
  checks?: {
    status: ProtocolStatus;
  } | undefined;
  experimentation?: {
    status: ProtocolStatus;
    edgeConfigSyncingSupport?: boolean | undefined;
  } | undefined;
  logDrain?: {
    endpoint: string;
    format: "json" | "ndjson" | Unlisted;
    status: ProtocolStatus;
    headers?: { [key: string]: string } | undefined;
  } | undefined;
  messaging?: {
    status: ProtocolStatus;
  } | undefined;
  observability?: {
    status: ProtocolStatus;
  } | undefined;
  other?: {
    status: ProtocolStatus;
  } | undefined;
  storage?: {
    status: ProtocolStatus;
    repl?: IntegrationRepl | undefined;
  } | undefined;
  traceDrain?: {
    endpoint: string;
    format: "json" | "proto" | Unlisted;
    status: ProtocolStatus;
    headers?: { [key: string]: string } | undefined;
  } | undefined;
  video?: {
    status: ProtocolStatus;
  } | undefined;
  workflow?: {
    status: ProtocolStatus;
  } | undefined;
}

/** A console for the product. */
export interface IntegrationRepl {
  enabled: boolean;
  supportsReadOnlyMode: boolean;
  welcomeMessage?: string | undefined;
}

/** A store of an integration's product. */
export interface IntegrationStore {
  /** The store by the provider's own ID. */
  externalResourceId: string;
  product: StoreProduct;
  /** The projects that it is connected to. */
  projectsMetadata: ConnectedProject[];
  /** The secrets that connected projects get, without their values. */
  secrets: {
    name: string;
    length: number;
    frameworkPublishable?: boolean | undefined;
  }[];
  status: StoreStatus | null;
  /** Whether more is used than the plan allows. */
  usageQuotaExceeded: boolean;
  billingPlan?: IntegrationBillingPlan | undefined;
  capabilities?: IntegrationStoreCapabilities | undefined;
  /** URL at which the provider manages the store. */
  directPartnerConsoleUrl?: string | undefined;
  /** The state that the provider reports. */
  externalResourceStatus?: ResourceStatus | null | undefined;
  /** Values for the product's metadata schema. */
  metadata?: { [key: string]: string | number | boolean | (string | number)[] } | undefined;
  notification?: InstallationNotification | undefined;
  /** Whether the marketplace made it, it was linked, or it is for trying out. */
  ownership?: "owned" | "linked" | "sandbox" | Unlisted | undefined;
  parentId?: string | undefined;
  projectFilter?: StoreProjectFilter | undefined;
  protocolSettings?: StoreProtocolSettings | undefined;
  /** Unix time in milliseconds. */
  secretRotationCompletedAt?: number | undefined;
  /** Unix time in milliseconds. */
  secretRotationRequestedAt?: number | undefined;
  secretRotationRequestedBy?: string | undefined;
  secretRotationRequestedReason?: string | undefined;
  /** The environments that get its secrets. */
  targets?: EnvTarget[] | undefined;
  totalConnectedProjects?: number | undefined;
}

/** Capabilities of the store. */
export interface IntegrationStoreCapabilities {
  agentTools?: boolean | undefined;
  autoSensitive?: boolean | undefined;
  billable?: boolean | undefined;
  mcp?: boolean | undefined;
  mcpReadonly?: boolean | undefined;
  projects?: boolean | undefined;
  secretRotation?: boolean | SecretRotationPolicy | undefined;
  secretsSync?: boolean | undefined;
  sso?: boolean | undefined;
  transferable?: boolean | undefined;
  v0?: boolean | undefined;
}

/** Topic of an integration. */
export type IntegrationTag =
  | "tag_agents"
  | "tag_ai"
  | "tag_analytics"
  | "tag_authentication"
  | "tag_cms"
  | "tag_code_repository"
  | "tag_code_review"
  | "tag_code_security"
  | "tag_code_testing"
  | "tag_commerce"
  | "tag_databases"
  | "tag_dev_tools"
  | "tag_experimentation"
  | "tag_flags"
  | "tag_logging"
  | "tag_messaging"
  | "tag_monitoring"
  | "tag_observability"
  | "tag_payments"
  | "tag_performance"
  | "tag_productivity"
  | "tag_searching"
  | "tag_security"
  | "tag_support_agent"
  | "tag_testing"
  | "tag_video"
  | "tag_web_automation"
  | "tag_workflow"
  | Unlisted;

/** A property and its form field. */
export type MetadataProperty =
  | SliderProperty
  | MultiSelectProperty
  | MultiRegionProperty
  | SelectProperty
  | RadioButtonProperty
  | RegionProperty
  | CountryProperty
  | TextProperty
  | NumberProperty
  | ToggleProperty
  | DomainProperty
  | GitNamespaceProperty;

/** The properties that can be given, and their form fields. */
export interface MetadataSchema {
  type: "object";
  properties: { [key: string]: MetadataProperty };
  required?: string[] | undefined;
  /** The order in which they are shown. */
  "ui:order"?: string[] | undefined;
}

/** Several regions. */
export interface MultiRegionProperty {
  type: "array";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "multi-vercel-region";
  items: TextItems;
  "ui:options": UiChoice[];
  default?: string[] | undefined;
  example?: string[] | undefined;
  maxItems?: number | undefined;
  minItems?: number | undefined;
  /** Placeholder of the empty field. */
  "ui:placeholder"?: string | undefined;
}

/** Several texts of a list. */
export interface MultiSelectProperty {
  type: "array";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "multi-select";
  items: TextItems;
  "ui:options": UiOption[];
  default?: string[] | undefined;
  example?: string[] | undefined;
  maxItems?: number | undefined;
  minItems?: number | undefined;
  /** Placeholder of the empty field. */
  "ui:placeholder"?: string | undefined;
}

/** A number. */
export interface NumberProperty {
  type: "number";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "input";
  default?: number | undefined;
  exclusiveMaximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  maximum?: number | undefined;
  minimum?: number | undefined;
  /** Placeholder of the empty field. */
  "ui:placeholder"?: string | undefined;
}

/** An installed integration, as far as it is visible to the caller. */
export interface PartialIntegrationConfiguration {
  /** The installation whose policies hold for this one too. */
  acceptedPoliciesInheritedFromInstallationId?: string | undefined;
  /** Time at which the user finished the installation. Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Time at which the customer requested the removal. Unix time in milliseconds. */
  customerDeleteRequestedAt?: number | null | undefined;
  /** Time at which the removal of the installation was requested. Unix time in milliseconds. */
  deleteRequestedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Time at which the installation was disabled. Unix time in milliseconds. */
  disabledAt?: number | undefined;
  disabledReason?: InstallationDisabledReason | undefined;
  /** The installation by the provider's own ID. */
  externalId?: string | undefined;
  /** Whether the marketplace bills for it. */
  installationType?: InstallationType | undefined;
  projects?: string[] | undefined;
  /** Place from which the integration was installed. */
  source?: InstallationSource | undefined;
  status?: ResourceStatus | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
  type?: "integration-configuration" | undefined;
  id?: string | undefined;
  slug?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  integrationId?: string | undefined;
  /** The team or user that installed it. */
  ownerId?: string | undefined;
  /** Scopes of the integration. */
  scopes?: string[] | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
}

/** Permission of the integration in a connected project. */
export type ProjectConnectionScope =
  | "read-write:deployment"
  | "read-write:deployment-check"
  | "read-write:domain"
  | "read-write:drains"
  | "read-write:global-project-env-vars"
  | "read-write:integration-deployment-action"
  | "read-write:log-drain"
  | "read-write:project-env-vars"
  | "read-write:project-protection-bypass"
  | "read:deployment"
  | "read:domain"
  | "read:project"
  | Unlisted;

/** Whether a product takes part in a protocol. */
export type ProtocolStatus = "disabled" | "enabled" | Unlisted;

/** A text of a list, with radio buttons. */
export interface RadioButtonProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "radio-button";
  "ui:options": UiOption[];
}

/** A region. */
export interface RegionProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "vercel-region";
  "ui:options": UiChoice[];
}

/** Error: the Git provider is not connected. */
export interface RepositorySearchError {
  error: {
    code: "installation_not_found";
    message: string;
  };
}

/** A Git provider that can be searched. */
export type SearchedProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | "cursor-origin" | Unlisted;

/** Rotation of secrets. */
export interface SecretRotationPolicy {
  /** Maximum time for which the old secrets may stay valid. */
  maxDelayHours: number;
  customRotationWarning?: string | undefined;
}

/** A text of a list. */
export interface SelectProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "select";
  "ui:options": UiOption[];
}

/** The numbers. */
export interface SliderItems {
  type: "number";
  default?: number | undefined;
  description?: string | undefined;
  exclusiveMaximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  maximum?: number | undefined;
  minimum?: number | undefined;
}

/** Numbers, with a slider. */
export interface SliderProperty {
  type: "array";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "slider";
  items: SliderItems;
  "ui:steps": number[];
  default?: number[] | undefined;
  maxItems?: number | undefined;
  minItems?: number | undefined;
}

/** The integration that the product is of. */
export interface StoreIntegration {
  id: string;
  name: string;
  slug: string;
  icon: string;
  capabilities?: StoreIntegrationCapabilities | undefined;
  flags?: string[] | undefined;
  supportsInstallationBillingPlans?: boolean | undefined;
}

/** Capabilities of the integration. */
export interface StoreIntegrationCapabilities {
  billable?: boolean | undefined;
  checks?: boolean | undefined;
  connectedImportResource?: boolean | undefined;
  connectedProvisioning?: boolean | undefined;
  flexCommitEligible?: boolean | undefined;
  importResource?: boolean | undefined;
  maxAllowedTeams?: number | undefined;
  mcp?: boolean | undefined;
  mcpReadonly?: boolean | undefined;
  nativeImportResource?: boolean | undefined;
  provisioning?: boolean | undefined;
  requiresBrowserInstall?: boolean | undefined;
  secretRotation?: boolean | SecretRotationPolicy | undefined;
  sso?: boolean | undefined;
  templateCloneOnly?: boolean | undefined;
  transferable?: boolean | undefined;
  updateConfiguration?: boolean | undefined;
  v0Flavors?: boolean | undefined;
}

/** The product that the store is of. */
export interface StoreProduct {
  id?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
  integration: StoreIntegration;
  integrationConfigurationId: string;
  supportedProtocols: IntegrationProtocol[];
  /** Skills that coding agents can be given. */
  agentSkills?: string[] | undefined;
  capabilities?: StoreProductCapabilities | undefined;
  disableResourceRenaming?: boolean | undefined;
  guides?: StoreProductGuide[] | undefined;
  iconUrl?: string | undefined;
  logDrainStatus?: ProtocolStatus | undefined;
  metadataSchema?: MetadataSchema | undefined;
  primaryProtocol?: IntegrationProtocol | undefined;
  projectConnectionScopes?: ProjectConnectionScope[] | undefined;
  repl?: IntegrationRepl | undefined;
  resourceLinks?: {
    href: string;
    title: string;
  }[] | undefined;
  resourceTitle?: string | undefined;
  shortDescription?: string | undefined;
  /** Whether a connected project links to the provider's console. */
  showSSOLinkOnProjectConnection?: boolean | undefined;
  tags?: StoreProductTag[] | undefined;
}

/** Capabilities of the product. */
export interface StoreProductCapabilities {
  agentTools?: boolean | undefined;
  autoSensitive?: boolean | undefined;
  billable?: boolean | undefined;
  connectedImportResource?: boolean | undefined;
  databaseUI?: boolean | undefined;
  importResource?: boolean | undefined;
  linking?: boolean | undefined;
  mcp?: boolean | undefined;
  mcpReadonly?: boolean | undefined;
  nativeImportResource?: boolean | undefined;
  projects?: boolean | undefined;
  sandbox?: boolean | undefined;
  secretRotation?: boolean | SecretRotationPolicy | undefined;
  secretsSync?: boolean | undefined;
  sso?: boolean | undefined;
  transferable?: boolean | undefined;
  v0?: boolean | undefined;
  v0Flavors?: boolean | undefined;
}

/** Guide to the product for a framework. */
export interface StoreProductGuide {
  framework: string;
  steps: {
    content: string;
    title: string;
    actions?: {
      type: "add_drain" | "configure_project_connections" | "connect_to_project" | Unlisted;
    }[] | undefined;
  }[];
  title: string;
}

/** Topic of a product. */
export type StoreProductTag =
  | "ai"
  | "authentication"
  | "blob"
  | "checks"
  | "drains"
  | "edge-config"
  | "experimentation"
  | "kv"
  | "libsql"
  | "logDrain"
  | "mcp"
  | "messaging"
  | "mysql"
  | "observability"
  | "other"
  | "postgres"
  | "rds"
  | "redis"
  | "sqlite"
  | "storage"
  | "tag_agents"
  | "tag_ai"
  | "tag_analytics"
  | "tag_authentication"
  | "tag_checks"
  | "tag_cms"
  | "tag_code_repository"
  | "tag_code_review"
  | "tag_code_security"
  | "tag_code_testing"
  | "tag_commerce"
  | "tag_databases"
  | "tag_dev_tools"
  | "tag_experimentation"
  | "tag_flags"
  | "tag_logDrain"
  | "tag_logging"
  | "tag_messaging"
  | "tag_monitoring"
  | "tag_observability"
  | "tag_other"
  | "tag_payments"
  | "tag_performance"
  | "tag_productivity"
  | "tag_searching"
  | "tag_security"
  | "tag_storage"
  | "tag_support_agent"
  | "tag_testing"
  | "tag_traceDrain"
  | "tag_video"
  | "tag_web_automation"
  | "tag_workflow"
  | "traceDrain"
  | "vector"
  | "video"
  | "workflow"
  | Unlisted;

/** The texts. */
export interface TextItems {
  type: "string";
  default?: string | undefined;
  description?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
}

/** A text. */
export interface TextProperty {
  type: "string";
  default?: string | undefined;
  enum?: string[] | undefined;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  pattern?: string | undefined;
  "ui:placeholder"?: string | undefined;
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "input";
}

/** A yes or no. */
export interface ToggleProperty {
  type: "boolean";
  description?: string | undefined;
  "ui:description"?: string | UiExpression | undefined;
  "ui:disabled"?: UiCondition | undefined;
  "ui:formatted-value"?: UiExpression | undefined;
  "ui:hidden"?: UiCondition | undefined;
  "ui:label"?: string | undefined;
  "ui:paid-only"?: boolean | undefined;
  "ui:read-only"?: UiCondition | undefined;
  "ui:control": "toggle";
  default?: boolean | undefined;
}

/** The plan that it is to have. */
export interface TransferBillingPlan {
  type: IntegrationBillingPlanType;
  id: string;
  name: string;
  description: string;
  paymentMethodRequired?: boolean | undefined;
  preauthorizationAmount?: number | undefined;
  scope?: IntegrationBillingPlanScope | undefined;
}

/** The provider is to bill for it. */
export interface TransferFromMarketplace {
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt: number;
  requestId: string;
  requester: TransferRequester;
  transferId: string;
  /** Unix time in milliseconds. */
  approvedAt?: number | undefined;
  approvedBy?: string | undefined;
  authorizationId?: string | undefined;
  /** Unix time in milliseconds. */
  discardedAt?: number | undefined;
  discardedBy?: string | undefined;
  kind: "transfer-from-marketplace";
}

/** Requester of a transfer. */
export interface TransferRequester {
  name: string;
  email?: string | undefined;
}

/** The marketplace is to bill for it. */
export interface TransferToMarketplace {
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt: number;
  requestId: string;
  requester: TransferRequester;
  transferId: string;
  /** Unix time in milliseconds. */
  approvedAt?: number | undefined;
  approvedBy?: string | undefined;
  authorizationId?: string | undefined;
  /** Unix time in milliseconds. */
  discardedAt?: number | undefined;
  discardedBy?: string | undefined;
  kind: "transfer-to-marketplace";
  billingPlan?: TransferBillingPlan | undefined;
  metadata?: { [key: string]: unknown } | undefined;
}

/** A choice, or no more than its value. */
export type UiChoice = string | UiOption | UiRegionOption;

/** Condition: always, only while creating or updating, or by an expression. */
export type UiCondition = boolean | "create" | "update" | UiExpression | Unlisted;

/** An expression over the other properties. */
export interface UiExpression {
  expr: string;
}

/** A choice. */
export interface UiOption {
  label: string;
  value: string;
  description?: string | undefined;
  disabled?: UiCondition | undefined;
  hidden?: UiCondition | undefined;
}

/** A region to choose. */
export interface UiRegionOption {
  value: string;
  description?: string | undefined;
  disabled?: UiCondition | undefined;
  hidden?: UiCondition | undefined;
}

/** Input of `listGitNamespaces`. */
export interface ListGitNamespacesInput {
  /** The host of a self-hosted GitHub server. */
  host?: string | undefined;
  /** The Git provider whose users and organisations are listed. */
  provider?: GitNamespaceProvider | undefined;
  /** Whether the user's permissions in each namespace are included. */
  viewerMetadata?: boolean | undefined;
}

/** Answer of `listGitNamespaces`. */
export type ListGitNamespacesOutput = GitNamespace[];

/** Input of `searchRepositories`. */
export interface SearchRepositoriesInput {
  /** The host of a self-hosted GitHub server. */
  host?: string | undefined;
  /** The installation of the platform's app at the provider. */
  installationId?: string | undefined;
  /** Only repositories of this user or organization. */
  namespaceId?: number | string | undefined;
  /** The Git provider whose repositories are searched. */
  provider?: SearchedProvider | undefined;
  /** A part of the name. */
  query?: string | undefined;
}

/** Answer of `searchRepositories`. */
export type SearchRepositoriesOutput = {
  gitAccount: {
    namespaceId: string | number | null;
    provider: RepositoryProvider | Unlisted;
  };
  repos: {
    provider: "cursor-origin" | RepositoryProvider;
    id: string | number;
    name: string;
    slug: string;
    defaultBranch: string;
    namespace: string;
    owner: {
      id: string | number;
      name: string;
    };
    ownerType: RepoOwnerType;
    private: boolean;
    /** Unix time in milliseconds. */
    updatedAt: number;
    url: string;
  }[];
} | RepositorySearchError;

/** Input of `listIntegrationBillingPlans`. */
export interface ListIntegrationBillingPlansInput {
  /** The integration. */
  integrationIdOrSlug: string;
  /** The product. */
  productIdOrSlug: string;
  /** The installation that the plan would be for. */
  integrationConfigurationId?: string | undefined;
  /** Values for the product's metadata schema, as JSON. */
  metadata?: string | undefined;
  /** Place from which the request comes. */
  source?: InstallationSource | undefined;
}

/** Answer of `listIntegrationBillingPlans`. */
export interface ListIntegrationBillingPlansOutput {
  plans: IntegrationBillingPlan[];
}

/** Input of `connectIntegrationResource`. */
export interface ConnectIntegrationResourceInput extends ConnectIntegrationResourceRequest {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource. */
  resourceId: string;
}

/** Answer of `connectIntegrationResource`. */
export type ConnectIntegrationResourceOutput = void;

/** Input of `listIntegrationConfigurations`. */
export interface ListIntegrationConfigurationsInput {
  /** Only installations of this type. */
  installationType?: "external" | "marketplace" | "provisioning" | Unlisted | undefined;
  /** Only installations of this integration. */
  integrationIdOrSlug?: string | undefined;
  /** Whether installations are listed for an account or with their projects. */
  view: "account" | "project" | Unlisted;
}

/** Answer of `listIntegrationConfigurations`. */
export type ListIntegrationConfigurationsOutput = (PartialIntegrationConfiguration | IntegrationConfiguration)[];

/** Input of `getIntegrationConfiguration`. */
export interface GetIntegrationConfigurationInput {
  /** The installation. */
  id: string;
}

/** Answer of `getIntegrationConfiguration`. */
export type GetIntegrationConfigurationOutput = IntegrationConfigurationRecord;

/** Input of `deleteIntegrationConfiguration`. */
export interface DeleteIntegrationConfigurationInput {
  /** The installation. */
  id: string;
}

/** Answer of `deleteIntegrationConfiguration`. */
export type DeleteIntegrationConfigurationOutput = void;

/** Input of `listIntegrationProducts`. */
export interface ListIntegrationProductsInput {
  /** The installation. */
  id: string;
}

/** Answer of `listIntegrationProducts`. */
export interface ListIntegrationProductsOutput {
  configuration: {
    id: string;
  };
  integration: NamedReference;
  products: IntegrationProduct[];
}

/** Input of `createIntegrationStore`. */
export type CreateIntegrationStoreInput = CreateIntegrationStoreRequest;

/** Answer of `createIntegrationStore`. */
export interface CreateIntegrationStoreOutput {
  store: IntegrationStore | null;
}
