// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** A discount. */
export interface BillingDiscount {
  name: string;
  /** Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  amount: string;
  billingPlanId: string;
  details?: string | undefined;
  /** Format: `date-time`. */
  end?: string | undefined;
  resourceId?: string | undefined;
  /** Format: `date-time`. */
  start?: string | undefined;
}

/** A charge. */
export interface BillingItem {
  name: string;
  billingPlanId: string;
  /** Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  price: string;
  quantity: number;
  /** Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  total: string;
  /** What the quantity counts. */
  units: string;
  details?: string | undefined;
  /** Format: `date-time`. */
  end?: string | undefined;
  resourceId?: string | undefined;
  /** Format: `date-time`. */
  start?: string | undefined;
}

/** From when to when. */
export interface BillingPeriod {
  /** Format: `date-time`. */
  end: string;
  /** Format: `date-time`. */
  start: string;
}

/** A line that describes a plan. */
export interface BillingPlanDetail {
  label: string;
  value?: string | undefined;
}

/** How much of something was used. */
export interface BillingUsage {
  /** Whether the value of a period is a sum, a rate, or of an interval. */
  type: "interval" | "rate" | "total";
  name: string;
  /** How much was used on the day. */
  dayValue: number;
  /** How much was used in the period so far. */
  periodValue: number;
  units: string;
  /** How much the plan includes. */
  planValue?: number | undefined;
  resourceId?: string | undefined;
}

/** An environment that a variable is set in. */
export type EnvTarget = "production" | "preview" | "development" | (string & {});

/** Whether an item is an experiment or a flag. */
export type ExperimentationCategory = "experiment" | "flag";

/** The data in the global config of a resource. */
export interface ExperimentationGlobalConfig {
  /** The hash of the items. */
  digest: string;
  items: { [key: string]: GlobalConfigItemValue | null };
  /** Unix time in milliseconds. */
  updatedAt: number;
  purpose?: "experimentation" | "flags" | (string & {}) | undefined;
}

/** A flag or an experiment. */
export interface ExperimentationItem {
  /** At most 1024 characters. */
  id: string;
  /** At most 1024 characters. */
  name?: string | undefined;
  /** At most 1024 characters. */
  slug: string;
  /** Where it is managed. At most 2048 characters. */
  origin: string;
  category?: ExperimentationCategory | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** At most 1024 characters. */
  description?: string | undefined;
  isArchived?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** Any JSON value but null. */
export type GlobalConfigItemValue = string | number | { [key: string]: GlobalConfigItemValue | null } | boolean | (GlobalConfigItemValue | null)[];

/** The resource that the provider has. */
export interface ImportIntegrationResourceRequest {
  name: string;
  productId: string;
  status: ResourceStatus;
  billingPlan?: InstallationBillingPlan | undefined;
  /** Anything else that the provider wants to keep. */
  extras?: { [key: string]: unknown } | undefined;
  /** What the product's schema asks for. */
  metadata?: { [key: string]: unknown } | undefined;
  notification?: InstallationNotification | undefined;
  ownership?: ResourceOwnership | undefined;
  secrets?: readonly ResourceSecret[] | undefined;
}

/** The account that installed the integration. */
export interface InstallationAccount {
  name?: string | undefined;
  /** Whom to write to. */
  contact: {
    name?: string | undefined;
    email: string;
  } | null;
  url: string;
}

/** A billing plan. */
export interface InstallationBillingPlan {
  type: "prepayment" | "subscription";
  id: string;
  name: string;
  /** The price, for people. */
  cost?: string | undefined;
  description?: string | undefined;
  details?: readonly BillingPlanDetail[] | undefined;
  effectiveDate?: string | undefined;
  /** What is shown first. */
  highlightedDetails?: readonly BillingPlanDetail[] | undefined;
  paymentMethodRequired?: boolean | undefined;
  [key: string]: unknown;
}

/** The new credential. */
export interface InstallationCredential {
  token_type: "oauth2-token";
  /** A credential: keep it out of logs. */
  access_token: string;
  /** How long it is valid, in seconds. */
  expires_in: number;
  scope: string;
}

/** Something that happened. */
export type InstallationEvent = InstallationUpdatedEvent | ResourceUpdatedEvent;

/** A member of the account. */
export interface InstallationMember {
  id: string;
  role: "ADMIN" | "USER" | (string & {});
  /** The user by an ID that is the same in all installations. */
  globalUserId?: string | undefined;
  userEmail?: string | undefined;
}

/** What the provider shows to the people of the account. */
export interface InstallationNotification {
  level: "error" | "info" | "warn" | (string & {});
  title: string;
  /** Where it leads. */
  href?: string | undefined;
  message?: string | undefined;
}

/** The installation changed. */
export interface InstallationUpdatedEvent {
  type: "installation.updated";
  billingPlanId?: string | undefined;
}

/** A resource of an installation. */
export interface IntegrationResource {
  /** The resource by the provider's own ID. */
  id: string;
  name: string;
  /** The resource by the platform's ID. */
  internalId: string;
  productId: string;
  billingPlanId?: string | undefined;
  /** What the product's schema asks for. */
  metadata?: { [key: string]: string | number | boolean | (string | number)[] } | undefined;
  notification?: InstallationNotification | undefined;
  protocolSettings?: ResourceProtocolSettings | undefined;
  status?: ResourceStatus | undefined;
}

/** A resource in a list. */
export interface IntegrationResourceListItem {
  name: string;
  /** The resource by the platform's ID. */
  internalId: string;
  /** The resource by the provider's own ID. */
  partnerId: string;
  productId: string;
  billingPlanId?: string | undefined;
  /** What the product's schema asks for. */
  metadata?: { [key: string]: string | number | boolean | (string | number)[] } | undefined;
  notification?: InstallationNotification | undefined;
  protocolSettings?: StoreProtocolSettings | undefined;
  status?: ResourceStatus | undefined;
}

/** An invoice and how far it has come. */
export interface Invoice {
  created: string;
  invoiceDate: string;
  invoiceId: string;
  items: InvoiceItem[];
  period: InvoicePeriod;
  state: InvoiceState;
  total: string;
  updated: string;
  discounts?: InvoiceDiscount[] | undefined;
  /** By the provider's own ID. */
  externalId?: string | undefined;
  invoiceNumber?: string | undefined;
  memo?: string | undefined;
  paidAt?: string | undefined;
  refundReason?: string | undefined;
  refundTotal?: string | undefined;
  refundedAt?: string | undefined;
  test?: boolean | undefined;
}

/** A discount. */
export interface InvoiceDiscount {
  name: string;
  amount: string;
  billingPlanId: string;
  details?: string | undefined;
  end?: string | undefined;
  resourceId?: string | undefined;
  start?: string | undefined;
}

/** A line of the invoice. */
export interface InvoiceItem {
  name: string;
  billingPlanId: string;
  price: string;
  quantity: number;
  total: string;
  units: string;
  details?: string | undefined;
  end?: string | undefined;
  resourceId?: string | undefined;
  start?: string | undefined;
}

/** From when to when, as ISO dates. */
export interface InvoicePeriod {
  end: string;
  start: string;
}

/** How far an invoice has come. */
export type InvoiceState = "draft" | "pending" | "scheduled" | "invoiced" | "paid" | "notpaid" | "overdue" | "refund_requested" | "refunded" | (string & {});

/** How much is left. */
export interface PrepaymentBalance {
  currencyValueInCents: number;
  /** What is left, in the provider's own units, for people. */
  credit?: string | undefined;
  /** What the balance is called. */
  nameLabel?: string | undefined;
  resourceId?: string | undefined;
}

/** How the flags of a resource are delivered. */
export interface ResourceExperimentation {
  /** The global config, by its ID. */
  edgeConfigId?: string | undefined;
  edgeConfigSyncingEnabled?: boolean | undefined;
  /** The token of the global config, by its ID. */
  edgeConfigTokenId?: string | undefined;
  globalConfigId?: string | undefined;
  globalConfigSyncingEnabled?: boolean | undefined;
}

/** Whether the marketplace made it, it was linked, or it is for trying out. */
export type ResourceOwnership = "owned" | "linked" | "sandbox";

/** How the resource is used. */
export interface ResourceProtocolSettings {
  authentication?: {
    appUrls?: {
      target: EnvTarget;
      url: string;
    }[] | undefined;
  } | undefined;
  experimentation?: {
    /** The global config, by its ID. */
    edgeConfigId?: string | undefined;
    globalConfigId?: string | undefined;
  } | undefined;
}

/** A secret that connected projects get as an environment variable. */
export interface ResourceSecret {
  name: string;
  /** A credential: keep it out of logs. */
  value: string;
  /** Other values in some environments. A credential: keep it out of logs. */
  environmentOverrides?: {
    development?: string | undefined;
    preview?: string | undefined;
    production?: string | undefined;
  } | undefined;
  /** What the name of the variable begins with. */
  prefix?: string | undefined;
}

/** The secrets to replace. */
export interface ResourceSecretsChange {
  secrets: readonly ResourceSecret[];
  /** Whether other secrets stay as they are. */
  partial?: boolean | undefined;
}

/** The state of a resource or an installation. */
export type ResourceStatus = "ready" | "pending" | "onboarding" | "suspended" | "resumed" | "uninstalled" | "error" | (string & {});

/** A resource changed. */
export interface ResourceUpdatedEvent {
  type: "resource.updated";
  resourceId: string;
  productId?: string | undefined;
}

/** The credential to revoke. */
export interface RevokeInstallationCredentialRequest {
  /** A credential: keep it out of logs. */
  client_secret: string;
  /** A credential: keep it out of logs. */
  token: string;
  client_id?: string | undefined;
}

/** How a resource speaks the protocols of its product. */
export interface StoreProtocolSettings {
  authentication?: {
    appUrls?: {
      target: EnvTarget;
      url: string;
    }[] | undefined;
  } | undefined;
  experimentation?: ResourceExperimentation | undefined;
}

/** The usage and the running charges of a period. */
export interface SubmitBillingDataRequest {
  /** The running charges. */
  billing: {
    items: readonly BillingItem[];
    discounts?: readonly BillingDiscount[] | undefined;
  } | readonly BillingItem[];
  /** The end of the day that the usage is of. Format: `date-time`. */
  eod: string;
  period: BillingPeriod;
  /** When it was gathered. Format: `date-time`. */
  timestamp: string;
  usage: readonly BillingUsage[];
}

/** A new invoice. */
export interface SubmitInvoiceRequest {
  /** Format: `date-time`. */
  invoiceDate: string;
  items: readonly BillingItem[];
  period: BillingPeriod;
  discounts?: readonly BillingDiscount[] | undefined;
  /** By the provider's own ID. */
  externalId?: string | undefined;
  /** Whether it is the last one of the installation. */
  final?: boolean | undefined;
  memo?: string | undefined;
  /** Makes it a trial that nobody pays. */
  test?: {
    /** How the trial ends. */
    result?: "notpaid" | "overdue" | "paid" | undefined;
    validate?: boolean | undefined;
  } | undefined;
}

/** The invoice that was submitted. */
export interface SubmittedInvoice {
  invoiceId?: string | undefined;
  test?: boolean | undefined;
  validationErrors?: string[] | undefined;
}

/** What changes about a flag or an experiment. */
export interface UpdateExperimentationItemRequest {
  /** At most 1024 characters. */
  name?: string | undefined;
  /** At most 1024 characters. */
  slug: string;
  /** Where it is managed. At most 2048 characters. */
  origin: string;
  category?: ExperimentationCategory | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** At most 1024 characters. */
  description?: string | undefined;
  isArchived?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** What changes about an installation. */
export interface UpdateInstallationRequest {
  billingPlan?: InstallationBillingPlan | undefined;
  /** By the provider's own ID. */
  externalId?: string | undefined;
  /** What is shown to the people of the account; an empty text for nothing. */
  notification?: InstallationNotification | string | undefined;
  status?: ResourceStatus | undefined;
}

/** What changes about a resource. */
export interface UpdateIntegrationResourceRequest {
  name?: string | undefined;
  billingPlan?: InstallationBillingPlan | undefined;
  /** Anything else that the provider wants to keep. */
  extras?: { [key: string]: unknown } | undefined;
  /** What the product's schema asks for. */
  metadata?: { [key: string]: unknown } | undefined;
  /** What is shown to the people of the account; an empty text for nothing. */
  notification?: InstallationNotification | string | undefined;
  ownership?: ResourceOwnership | undefined;
  secrets?: ResourceSecretsChange | readonly ResourceSecret[] | undefined;
  status?: ResourceStatus | undefined;
}

/** What to do with the invoice. */
export interface UpdateInvoiceRequest {
  action: "refund";
  reason: string;
  /** How much is paid back, as a decimal number. */
  total: string;
}

/** Input of `updateInstallation`. */
export interface UpdateInstallationInput extends UpdateInstallationRequest {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `updateInstallation`. */
export type UpdateInstallationOutput = void;

/** Input of `getInstallationAccount`. */
export interface GetInstallationAccountInput {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `getInstallationAccount`. */
export type GetInstallationAccountOutput = InstallationAccount;

/** Input of `getInstallationMember`. */
export interface GetInstallationMemberInput {
  /** The installation. */
  integrationConfigurationId: string;
  memberId: string;
}

/** Answer of `getInstallationMember`. */
export type GetInstallationMemberOutput = InstallationMember;

/** Input of `rotateInstallationCredential`. */
export interface RotateInstallationCredentialInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** A credential: keep it out of logs. */
  client_secret: string;
  client_id?: string | undefined;
}

/** Answer of `rotateInstallationCredential`. */
export type RotateInstallationCredentialOutput = InstallationCredential;

/** Input of `revokeInstallationCredential`. */
export interface RevokeInstallationCredentialInput extends RevokeInstallationCredentialRequest {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `revokeInstallationCredential`. */
export interface RevokeInstallationCredentialOutput {
  already_revoked: boolean;
  revoked: boolean;
}

/** Input of `createInstallationEvent`. */
export interface CreateInstallationEventInput {
  /** The installation. */
  integrationConfigurationId: string;
  event: InstallationEvent;
}

/** Answer of `createInstallationEvent`. */
export type CreateInstallationEventOutput = void;

/** Input of `listIntegrationResources`. */
export interface ListIntegrationResourcesInput {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `listIntegrationResources`. */
export interface ListIntegrationResourcesOutput {
  resources: IntegrationResourceListItem[];
}

/** Input of `getIntegrationResource`. */
export interface GetIntegrationResourceInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `getIntegrationResource`. */
export type GetIntegrationResourceOutput = IntegrationResource;

/** Input of `importIntegrationResource`. */
export interface ImportIntegrationResourceInput extends ImportIntegrationResourceRequest {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `importIntegrationResource`. */
export interface ImportIntegrationResourceOutput {
  /** The name that the resource got. */
  name: string;
}

/** Input of `updateIntegrationResource`. */
export interface UpdateIntegrationResourceInput extends UpdateIntegrationResourceRequest {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `updateIntegrationResource`. */
export interface UpdateIntegrationResourceOutput {
  name: string;
}

/** Input of `deleteIntegrationResource`. */
export interface DeleteIntegrationResourceInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `deleteIntegrationResource`. */
export type DeleteIntegrationResourceOutput = void;

/** Input of `submitBillingData`. */
export interface SubmitBillingDataInput extends SubmitBillingDataRequest {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `submitBillingData`. */
export type SubmitBillingDataOutput = void;

/** Input of `submitInvoice`. */
export interface SubmitInvoiceInput extends SubmitInvoiceRequest {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `submitInvoice`. */
export type SubmitInvoiceOutput = SubmittedInvoice;

/** Input of `finalizeInstallation`. */
export interface FinalizeInstallationInput {
  /** The installation. */
  integrationConfigurationId: string;
}

/** Answer of `finalizeInstallation`. */
export type FinalizeInstallationOutput = void;

/** Input of `getInvoice`. */
export interface GetInvoiceInput {
  /** The installation. */
  integrationConfigurationId: string;
  invoiceId: string;
}

/** Answer of `getInvoice`. */
export type GetInvoiceOutput = Invoice;

/** Input of `updateInvoice`. */
export interface UpdateInvoiceInput extends UpdateInvoiceRequest {
  /** The installation. */
  integrationConfigurationId: string;
  invoiceId: string;
}

/** Answer of `updateInvoice`. */
export type UpdateInvoiceOutput = void;

/** Input of `submitPrepaymentBalances`. */
export interface SubmitPrepaymentBalancesInput {
  /** The installation. */
  integrationConfigurationId: string;
  balances: readonly PrepaymentBalance[];
  /** When it was gathered. Format: `date-time`. */
  timestamp: string;
}

/** Answer of `submitPrepaymentBalances`. */
export type SubmitPrepaymentBalancesOutput = void;

/** Input of `updateIntegrationResourceSecrets`. */
export interface UpdateIntegrationResourceSecretsInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  secrets: readonly ResourceSecret[];
  /** Whether other secrets stay as they are. */
  partial?: boolean | undefined;
}

/** Answer of `updateIntegrationResourceSecrets`. */
export type UpdateIntegrationResourceSecretsOutput = void;

/** Input of `createExperimentationItems`. */
export interface CreateExperimentationItemsInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  /** At most 50 items. */
  items: readonly ExperimentationItem[];
}

/** Answer of `createExperimentationItems`. */
export type CreateExperimentationItemsOutput = void;

/** Input of `updateExperimentationItem`. */
export interface UpdateExperimentationItemInput extends UpdateExperimentationItemRequest {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  itemId: string;
}

/** Answer of `updateExperimentationItem`. */
export type UpdateExperimentationItemOutput = void;

/** Input of `deleteExperimentationItem`. */
export interface DeleteExperimentationItemInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  itemId: string;
}

/** Answer of `deleteExperimentationItem`. */
export type DeleteExperimentationItemOutput = void;

/** Input of `getExperimentationGlobalConfig`. */
export interface GetExperimentationGlobalConfigInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `getExperimentationGlobalConfig`. */
export type GetExperimentationGlobalConfigOutput = ExperimentationGlobalConfig;

/** Input of `replaceExperimentationGlobalConfig`. */
export interface ReplaceExperimentationGlobalConfigInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  /** The items, by key. */
  data: { [key: string]: unknown };
}

/** Answer of `replaceExperimentationGlobalConfig`. */
export type ReplaceExperimentationGlobalConfigOutput = ExperimentationGlobalConfig;

/** Input of `hasExperimentationGlobalConfig`. */
export interface HasExperimentationGlobalConfigInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
}

/** Answer of `hasExperimentationGlobalConfig`. */
export type HasExperimentationGlobalConfigOutput = boolean;
