// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  EnvTarget, GlobalConfigItemValue, InstallationNotification, ResourceStatus, StoreProtocolSettings,
} from "../../../../shapes/generated/types.ts";
export type {
  EnvTarget, GlobalConfigItemValue, InstallationNotification, ResourceExperimentation, ResourceStatus, StoreProtocolSettings,
} from "../../../../shapes/generated/types.ts";

/** A discount. */
export interface BillingDiscount {
  /** Display name of the discount. */
  name: string;
  /** Amount of the discount in dollars, as a decimal number. Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  amount: string;
  /** The billing plan that it follows from, by the provider's own ID. */
  billingPlanId: string;
  /** Details for users in addition to the name. */
  details?: string | undefined;
  /** Time until which it applies; the end of the billing period by default. Format: `date-time`. */
  end?: string | undefined;
  /** The resource that gets the discount, by the provider's own ID; the whole installation when absent. */
  resourceId?: string | undefined;
  /** Time from which it applies; the start of the billing period by default. Format: `date-time`. */
  start?: string | undefined;
}

/** A charge. */
export interface BillingItem {
  /** Display name of the charge. */
  name: string;
  /** The billing plan that it follows from, by the provider's own ID. */
  billingPlanId: string;
  /** The price of one unit in dollars, as a decimal number. Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  price: string;
  /** Number of charged units. */
  quantity: number;
  /** The charge as a whole in dollars, as a decimal number. Pattern: `^[0-9]+(\.[0-9]+)?$`. */
  total: string;
  /** Unit of the quantity. */
  units: string;
  /** Details for users in addition to the name. */
  details?: string | undefined;
  /** Time until which it applies; the end of the billing period by default. Format: `date-time`. */
  end?: string | undefined;
  /** The resource that is charged, by the provider's own ID; the whole installation when absent. */
  resourceId?: string | undefined;
  /** Time from which it applies; the start of the billing period by default. Format: `date-time`. */
  start?: string | undefined;
}

/** Start and end of a billing period. */
export interface BillingPeriod {
  /** End of the period. Format: `date-time`. */
  end: string;
  /** Start of the period. Format: `date-time`. */
  start: string;
}

/** A line that describes a plan. */
export interface BillingPlanDetail {
  /** Label of the line, or its whole text if there is no value. */
  label: string;
  /** Value of the line, such as `10 GB`. */
  value?: string | undefined;
}

/** Measured usage. */
export interface BillingUsage {
  /** Whether the value of a period is a sum, a rate, or of an interval. */
  type: "interval" | "rate" | "total" | Unlisted;
  /** Display name of the metric. */
  name: string;
  /** Usage on the day. */
  dayValue: number;
  /** Usage in the period so far. */
  periodValue: number;
  /** Unit of the values, such as `GB`. */
  units: string;
  /** Amount that the plan includes. */
  planValue?: number | undefined;
  /** The resource that is measured, by the provider's own ID; the whole installation when absent. */
  resourceId?: string | undefined;
}

/** Whether an item is an experiment or a flag. */
export type ExperimentationCategory = "experiment" | "flag" | Unlisted;

/** The data in the global config of a resource. */
export interface ExperimentationGlobalConfig {
  /** The hash of the items. */
  digest: string;
  items: { [key: string]: GlobalConfigItemValue | null };
  /** Unix time in milliseconds. */
  updatedAt: number;
  purpose?: "experimentation" | "flags" | Unlisted | undefined;
}

/** A flag or an experiment. */
export interface ExperimentationItem {
  /** The flag or experiment, by the provider's own ID. At most 1024 characters. */
  id: string;
  /** The display name. At most 1024 characters. */
  name?: string | undefined;
  /** The identifier in code. At most 1024 characters. */
  slug: string;
  /** URL at which the item is managed. At most 2048 characters. */
  origin: string;
  /** Whether it is an experiment or a flag. */
  category?: ExperimentationCategory | undefined;
  /** Time of the creation at the provider. Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Purpose of the item, for users. At most 1024 characters. */
  description?: string | undefined;
  /** Whether the item is archived: kept but no longer in use. */
  isArchived?: boolean | undefined;
  /** Time of the last change at the provider. Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** The resource that the provider has. */
export interface ImportIntegrationResourceRequest {
  /** The display name of the resource. */
  name: string;
  /** The product that the resource is of, by its ID. */
  productId: string;
  /** The state that the resource is in. */
  status: ResourceStatus;
  /** The billing plan that the resource is on. */
  billingPlan?: InstallationBillingPlan | undefined;
  /** Custom data of the provider. */
  extras?: { [key: string]: unknown } | undefined;
  /** Values for the product's metadata schema. */
  metadata?: { [key: string]: unknown } | undefined;
  /** Notification for the members of the account. */
  notification?: InstallationNotification | undefined;
  /**
   * Whether the marketplace made the resource (`owned`), it was there before (`linked`) or it is for trying out
   * (`sandbox`).
   */
  ownership?: ResourceOwnership | undefined;
  /** The secrets that connected projects get as environment variables. */
  secrets?: readonly ResourceSecret[] | undefined;
}

/** The account that installed the integration. */
export interface InstallationAccount {
  name?: string | undefined;
  /** Contact of the installation. */
  contact: {
    name?: string | undefined;
    email: string;
  } | null;
  url: string;
}

/** A billing plan. */
export interface InstallationBillingPlan {
  /** Whether it is paid in advance, or period by period (`subscription`). */
  type: "prepayment" | "subscription" | Unlisted;
  /** The plan, by the provider's own ID. */
  id: string;
  /** The display name of the plan. */
  name: string;
  /** The price as text for users. */
  cost?: string | undefined;
  /** Description of the plan for users. */
  description?: string | undefined;
  /** Contents of the plan for users, line by line. */
  details?: readonly BillingPlanDetail[] | undefined;
  /** Date and time from which the plan applies. */
  effectiveDate?: string | undefined;
  /** Details to display first. */
  highlightedDetails?: readonly BillingPlanDetail[] | undefined;
  /** Whether the account needs a payment method for the plan. */
  paymentMethodRequired?: boolean | undefined;
  [key: string]: unknown;
}

/** The new credential. */
export interface InstallationCredential {
  token_type: "oauth2-token";
  /** A credential: keep it out of logs. */
  access_token: string;
  /** Validity in seconds. */
  expires_in: number;
  scope: string;
}

/** Event of an installation. */
export type InstallationEvent = InstallationUpdatedEvent | ResourceUpdatedEvent;

/** A member of the account. */
export interface InstallationMember {
  id: string;
  role: "ADMIN" | "USER" | Unlisted;
  /** The user's ID, which is the same in all installations. */
  globalUserId?: string | undefined;
  userEmail?: string | undefined;
}

/** The installation changed. */
export interface InstallationUpdatedEvent {
  /** The installation changed. */
  type: "installation.updated";
  /** The billing plan that the installation is on, by the provider's own ID. */
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
  /** Values for the product's metadata schema. */
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
  /** Values for the product's metadata schema. */
  metadata?: { [key: string]: string | number | boolean | (string | number)[] } | undefined;
  notification?: InstallationNotification | undefined;
  protocolSettings?: StoreProtocolSettings | undefined;
  status?: ResourceStatus | undefined;
}

/** An invoice and its state. */
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

/** Start and end of a period, as ISO dates. */
export interface InvoicePeriod {
  end: string;
  start: string;
}

/** State of an invoice. */
export type InvoiceState =
  | "draft"
  | "pending"
  | "scheduled"
  | "invoiced"
  | "paid"
  | "notpaid"
  | "overdue"
  | "refund_requested"
  | "refunded"
  | Unlisted;

/** Remaining balance. */
export interface PrepaymentBalance {
  /** Remaining balance in US cents, on which automatic purchases depend. */
  currencyValueInCents: number;
  /** Remaining balance in the provider's own units, for display. */
  credit?: string | undefined;
  /** Display name of the balance. */
  nameLabel?: string | undefined;
  /** The resource that the balance is for, by the provider's own ID; the whole installation when absent. */
  resourceId?: string | undefined;
}

/** Whether the marketplace made it, it was linked, or it is for trying out. */
export type ResourceOwnership = "owned" | "linked" | "sandbox" | Unlisted;

/** Protocol settings of the resource. */
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
  /** The name of the environment variable, behind the prefix. */
  name: string;
  /** Value of the environment variable. A credential: keep it out of logs. */
  value: string;
  /** Other values in some environments. A credential: keep it out of logs. */
  environmentOverrides?: {
    /** The value in the development environment. */
    development?: string | undefined;
    /** The value in the preview environment. */
    preview?: string | undefined;
    /** The value in the production environment. */
    production?: string | undefined;
  } | undefined;
  /** Prefix of the variable's name. */
  prefix?: string | undefined;
}

/** The secrets to replace. */
export interface ResourceSecretsChange {
  /** The secrets that connected projects get as environment variables. */
  secrets: readonly ResourceSecret[];
  /** Whether other secrets keep their values. */
  partial?: boolean | undefined;
}

/** A resource changed. */
export interface ResourceUpdatedEvent {
  /** A resource of the installation changed. */
  type: "resource.updated";
  /** The resource, by the provider's own ID. */
  resourceId: string;
  /** The product that the resource is of, by the provider's own ID. */
  productId?: string | undefined;
}

/** The credential to revoke. */
export interface RevokeInstallationCredentialRequest {
  /** The client secret of the integration. A credential: keep it out of logs. */
  client_secret: string;
  /** The credential to revoke. A credential: keep it out of logs. */
  token: string;
  /** The client ID of the integration. */
  client_id?: string | undefined;
}

/** The usage and the running charges of a period. */
export interface SubmitBillingDataRequest {
  /** The running charges. */
  billing: {
    /** The charges. */
    items: readonly BillingItem[];
    /** Discounts on the charges. */
    discounts?: readonly BillingDiscount[] | undefined;
  } | readonly BillingItem[];
  /** The end of the day that the usage is of. Format: `date-time`. */
  eod: string;
  /** The billing period, from its start to its end. */
  period: BillingPeriod;
  /** Time at which the data was gathered. Format: `date-time`. */
  timestamp: string;
  /** Usage by metric. */
  usage: readonly BillingUsage[];
}

/** A new invoice. */
export interface SubmitInvoiceRequest {
  /** The date of the invoice, within the billing period. Format: `date-time`. */
  invoiceDate: string;
  /** Charges of the invoice. */
  items: readonly BillingItem[];
  /** The billing period, from its start to its end. */
  period: BillingPeriod;
  /** Discounts on the charges. */
  discounts?: readonly BillingDiscount[] | undefined;
  /** By the provider's own ID. */
  externalId?: string | undefined;
  /** Whether it is the last one of the installation. */
  final?: boolean | undefined;
  /** A note on the invoice. */
  memo?: string | undefined;
  /** Marks the invoice as a trial that is not paid. */
  test?: {
    /** Result of the trial. */
    result?: "notpaid" | "overdue" | "paid" | Unlisted | undefined;
    /** Whether the invoice is checked, with the errors in the response. */
    validate?: boolean | undefined;
  } | undefined;
}

/** The invoice that was submitted. */
export interface SubmittedInvoice {
  invoiceId?: string | undefined;
  test?: boolean | undefined;
  validationErrors?: string[] | undefined;
}

/** Changes to a flag or an experiment. */
export interface UpdateExperimentationItemRequest {
  /** The new display name. At most 1024 characters. */
  name?: string | undefined;
  /** The identifier in code. At most 1024 characters. */
  slug: string;
  /** URL at which the item is managed. At most 2048 characters. */
  origin: string;
  /** Whether it is an experiment or a flag. */
  category?: ExperimentationCategory | undefined;
  /** Time of the creation at the provider. Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Purpose of the item, for users. At most 1024 characters. */
  description?: string | undefined;
  /** Whether the item is archived: kept but no longer in use. */
  isArchived?: boolean | undefined;
  /** Time of the last change at the provider. Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** Changes to an installation. */
export interface UpdateInstallationRequest {
  /** The billing plan that the installation is on from now on. */
  billingPlan?: InstallationBillingPlan | undefined;
  /** By the provider's own ID. */
  externalId?: string | undefined;
  /** Notification for the members of the account; an empty string for none. */
  notification?: InstallationNotification | string | undefined;
  /** The state that the installation is in from now on. */
  status?: ResourceStatus | undefined;
}

/** Changes to a resource. */
export interface UpdateIntegrationResourceRequest {
  /** The new display name of the resource. */
  name?: string | undefined;
  /** The billing plan that the resource is on from now on. */
  billingPlan?: InstallationBillingPlan | undefined;
  /** Custom data of the provider. */
  extras?: { [key: string]: unknown } | undefined;
  /** Values for the product's metadata schema. */
  metadata?: { [key: string]: unknown } | undefined;
  /** Notification for the members of the account; an empty string for none. */
  notification?: InstallationNotification | string | undefined;
  /**
   * Whether the marketplace made the resource (`owned`), it was there before (`linked`) or it is for trying out
   * (`sandbox`).
   */
  ownership?: ResourceOwnership | undefined;
  /** The secrets for connected projects; a list replaces all existing ones. */
  secrets?: ResourceSecretsChange | readonly ResourceSecret[] | undefined;
  /** The state that the resource is in from now on. */
  status?: ResourceStatus | undefined;
}

/** Action to take on the invoice. */
export interface UpdateInvoiceRequest {
  /** Asks for a refund. */
  action: "refund";
  /** Reason for the refund. */
  reason: string;
  /** Amount to refund, as a decimal number. */
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
  /** The member, by ID. */
  memberId: string;
}

/** Answer of `getInstallationMember`. */
export type GetInstallationMemberOutput = InstallationMember;

/** Input of `rotateInstallationCredential`. */
export interface RotateInstallationCredentialInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The client secret of the integration. A credential: keep it out of logs. */
  client_secret: string;
  /** The client ID of the integration. */
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
  /** Event of the installation or of one of its resources. */
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
  /** The invoice, by its ID. */
  invoiceId: string;
}

/** Answer of `getInvoice`. */
export type GetInvoiceOutput = Invoice;

/** Input of `updateInvoice`. */
export interface UpdateInvoiceInput extends UpdateInvoiceRequest {
  /** The installation. */
  integrationConfigurationId: string;
  /** The invoice to act on, by its ID. */
  invoiceId: string;
}

/** Answer of `updateInvoice`. */
export type UpdateInvoiceOutput = void;

/** Input of `submitPrepaymentBalances`. */
export interface SubmitPrepaymentBalancesInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The balances. */
  balances: readonly PrepaymentBalance[];
  /** Time at which the data was gathered. Format: `date-time`. */
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
  /** The secrets that connected projects get as environment variables. */
  secrets: readonly ResourceSecret[];
  /** Whether other secrets keep their values. */
  partial?: boolean | undefined;
}

/** Answer of `updateIntegrationResourceSecrets`. */
export type UpdateIntegrationResourceSecretsOutput = void;

/** Input of `updateProductResourceSecrets`. */
export interface UpdateProductResourceSecretsInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The product, by its ID or its slug. */
  integrationProductIdOrSlug: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  /** The secrets that connected projects get as environment variables. */
  secrets: readonly ResourceSecret[];
  /** Whether other secrets keep their values. */
  partial?: boolean | undefined;
}

/** Answer of `updateProductResourceSecrets`. */
export type UpdateProductResourceSecretsOutput = void;

/** Input of `createExperimentationItems`. */
export interface CreateExperimentationItemsInput {
  /** The installation. */
  integrationConfigurationId: string;
  /** The resource by the provider's own ID. */
  resourceId: string;
  /** The flags and experiments to create. At most 50 items. */
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
  /** The flag or experiment to change, by the provider's own ID. */
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
  /** The flag or experiment to delete, by the provider's own ID. */
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
