// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  EnvTarget, GlobalConfigItemValue, InstallationNotification, ResourceStatus, StoreProtocolSettings,
} from "../../../../shapes/generated/schemas.ts";
export {
  EnvTarget, GlobalConfigItemValue, InstallationNotification, ResourceExperimentation, ResourceStatus, StoreProtocolSettings,
} from "../../../../shapes/generated/schemas.ts";

export const BillingDiscount: v.GenericSchema<types.BillingDiscount> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  amount: v.pipe(v.string(), v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  billingPlanId: v.string(),
  details: v.optional(v.string()),
  end: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  resourceId: v.optional(v.string()),
  start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
}))();

export const BillingItem: v.GenericSchema<types.BillingItem> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  billingPlanId: v.string(),
  price: v.pipe(v.string(), v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  quantity: v.number(),
  total: v.pipe(v.string(), v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  units: v.string(),
  details: v.optional(v.string()),
  end: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  resourceId: v.optional(v.string()),
  start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
}))();

export const BillingPeriod: v.GenericSchema<types.BillingPeriod> = /* @__PURE__ */ (() => v.strictObject({
  end: v.pipe(v.string(), v.isoTimestamp()),
  start: v.pipe(v.string(), v.isoTimestamp()),
}))();

export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail> = /* @__PURE__ */ (() => v.strictObject({
  label: v.string(),
  value: v.optional(v.string()),
}))();

export const BillingUsage: v.GenericSchema<types.BillingUsage> = /* @__PURE__ */ (() => v.strictObject({
  type: v.picklist(["interval", "rate", "total"]),
  name: v.string(),
  dayValue: v.number(),
  periodValue: v.number(),
  units: v.string(),
  planValue: v.optional(v.number()),
  resourceId: v.optional(v.string()),
}))();

export const ExperimentationCategory: v.GenericSchema<types.ExperimentationCategory> = /* @__PURE__ */ v.picklist(["experiment", "flag"]);

export const ExperimentationGlobalConfig: v.GenericSchema<types.ExperimentationGlobalConfig> = /* @__PURE__ */ (() => v.looseObject({
  digest: v.string(),
  items: v.record(v.string(), v.nullable(GlobalConfigItemValue)),
  updatedAt: v.number(),
  purpose: v.optional(v.picklist(["experimentation", "flags"])),
}))();

export const ExperimentationItem: v.GenericSchema<types.ExperimentationItem> = /* @__PURE__ */ (() => v.strictObject({
  id: v.pipe(v.string(), v.maxLength(1024)),
  name: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  slug: v.pipe(v.string(), v.maxLength(1024)),
  origin: v.pipe(v.string(), v.maxLength(2048)),
  category: v.optional(ExperimentationCategory),
  createdAt: v.optional(v.number()),
  description: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  isArchived: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const InstallationBillingPlan: v.GenericSchema<types.InstallationBillingPlan> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["prepayment", "subscription"]),
  id: v.string(),
  name: v.string(),
  cost: v.optional(v.string()),
  description: v.optional(v.string()),
  details: v.optional(v.array(BillingPlanDetail)),
  effectiveDate: v.optional(v.string()),
  highlightedDetails: v.optional(v.array(BillingPlanDetail)),
  paymentMethodRequired: v.optional(v.boolean()),
}))();

export const ResourceOwnership: v.GenericSchema<types.ResourceOwnership> = /* @__PURE__ */ v.picklist(["owned", "linked", "sandbox"]);

export const ResourceSecret: v.GenericSchema<types.ResourceSecret> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  value: v.string(),
  environmentOverrides: v.optional(v.looseObject({
    development: v.optional(v.string()),
    preview: v.optional(v.string()),
    production: v.optional(v.string()),
  })),
  prefix: v.optional(v.string()),
}))();

export const ImportIntegrationResourceRequest: v.GenericSchema<types.ImportIntegrationResourceRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  productId: v.string(),
  status: ResourceStatus,
  billingPlan: v.optional(InstallationBillingPlan),
  extras: v.optional(v.record(v.string(), v.unknown())),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  notification: v.optional(InstallationNotification),
  ownership: v.optional(ResourceOwnership),
  secrets: v.optional(v.array(ResourceSecret)),
}))();

export const InstallationAccount: v.GenericSchema<types.InstallationAccount> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  contact: v.nullable(v.looseObject({
    name: v.optional(v.string()),
    email: v.string(),
  })),
  url: v.string(),
}))();

export const InstallationCredential: v.GenericSchema<types.InstallationCredential> = /* @__PURE__ */ (() => v.looseObject({
  token_type: v.literal("oauth2-token"),
  access_token: v.string(),
  expires_in: v.number(),
  scope: v.string(),
}))();

export const InstallationUpdatedEvent: v.GenericSchema<types.InstallationUpdatedEvent> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("installation.updated"),
  billingPlanId: v.optional(v.string()),
}))();

export const ResourceUpdatedEvent: v.GenericSchema<types.ResourceUpdatedEvent> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("resource.updated"),
  resourceId: v.string(),
  productId: v.optional(v.string()),
}))();

export const InstallationEvent: v.GenericSchema<types.InstallationEvent> = /* @__PURE__ */ v.union([InstallationUpdatedEvent, ResourceUpdatedEvent]);

export const InstallationMember: v.GenericSchema<types.InstallationMember> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  role: v.picklist(["ADMIN", "USER"]),
  globalUserId: v.optional(v.string()),
  userEmail: v.optional(v.string()),
}))();

export const ResourceProtocolSettings: v.GenericSchema<types.ResourceProtocolSettings> = /* @__PURE__ */ (() => v.looseObject({
  authentication: v.optional(v.looseObject({
    appUrls: v.optional(v.array(v.looseObject({
      target: EnvTarget,
      url: v.string(),
    }))),
  })),
  experimentation: v.optional(v.looseObject({
    edgeConfigId: v.optional(v.string()),
    globalConfigId: v.optional(v.string()),
  })),
}))();

export const IntegrationResource: v.GenericSchema<types.IntegrationResource> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  internalId: v.string(),
  productId: v.string(),
  billingPlanId: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]))),
  notification: v.optional(InstallationNotification),
  protocolSettings: v.optional(ResourceProtocolSettings),
  status: v.optional(ResourceStatus),
}))();

export const IntegrationResourceListItem: v.GenericSchema<types.IntegrationResourceListItem> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  internalId: v.string(),
  partnerId: v.string(),
  productId: v.string(),
  billingPlanId: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]))),
  notification: v.optional(InstallationNotification),
  protocolSettings: v.optional(StoreProtocolSettings),
  status: v.optional(ResourceStatus),
}))();

export const InvoiceDiscount: v.GenericSchema<types.InvoiceDiscount> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  amount: v.string(),
  billingPlanId: v.string(),
  details: v.optional(v.string()),
  end: v.optional(v.string()),
  resourceId: v.optional(v.string()),
  start: v.optional(v.string()),
}))();

export const InvoiceItem: v.GenericSchema<types.InvoiceItem> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  billingPlanId: v.string(),
  price: v.string(),
  quantity: v.number(),
  total: v.string(),
  units: v.string(),
  details: v.optional(v.string()),
  end: v.optional(v.string()),
  resourceId: v.optional(v.string()),
  start: v.optional(v.string()),
}))();

export const InvoicePeriod: v.GenericSchema<types.InvoicePeriod> = /* @__PURE__ */ (() => v.looseObject({
  end: v.string(),
  start: v.string(),
}))();

export const InvoiceState: v.GenericSchema<types.InvoiceState> = /* @__PURE__ */ v.picklist(["draft", "pending", "scheduled", "invoiced", "paid", "notpaid", "overdue", "refund_requested", "refunded"]);

export const Invoice: v.GenericSchema<types.Invoice> = /* @__PURE__ */ (() => v.looseObject({
  created: v.string(),
  invoiceDate: v.string(),
  invoiceId: v.string(),
  items: v.array(InvoiceItem),
  period: InvoicePeriod,
  state: InvoiceState,
  total: v.string(),
  updated: v.string(),
  discounts: v.optional(v.array(InvoiceDiscount)),
  externalId: v.optional(v.string()),
  invoiceNumber: v.optional(v.string()),
  memo: v.optional(v.string()),
  paidAt: v.optional(v.string()),
  refundReason: v.optional(v.string()),
  refundTotal: v.optional(v.string()),
  refundedAt: v.optional(v.string()),
  test: v.optional(v.boolean()),
}))();

export const PrepaymentBalance: v.GenericSchema<types.PrepaymentBalance> = /* @__PURE__ */ (() => v.strictObject({
  currencyValueInCents: v.number(),
  credit: v.optional(v.string()),
  nameLabel: v.optional(v.string()),
  resourceId: v.optional(v.string()),
}))();

export const ResourceSecretsChange: v.GenericSchema<types.ResourceSecretsChange> = /* @__PURE__ */ (() => v.looseObject({
  secrets: v.array(ResourceSecret),
  partial: v.optional(v.boolean()),
}))();

export const RevokeInstallationCredentialRequest: v.GenericSchema<types.RevokeInstallationCredentialRequest> = /* @__PURE__ */ (() => v.looseObject({
  client_secret: v.string(),
  token: v.string(),
  client_id: v.optional(v.string()),
}))();

export const SubmitBillingDataRequest: v.GenericSchema<types.SubmitBillingDataRequest> = /* @__PURE__ */ (() => v.strictObject({
  billing: v.union([v.looseObject({
    items: v.array(BillingItem),
    discounts: v.optional(v.array(BillingDiscount)),
  }), v.array(BillingItem)]),
  eod: v.pipe(v.string(), v.isoTimestamp()),
  period: BillingPeriod,
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  usage: v.array(BillingUsage),
}))();

export const SubmitInvoiceRequest: v.GenericSchema<types.SubmitInvoiceRequest> = /* @__PURE__ */ (() => v.strictObject({
  invoiceDate: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(BillingItem),
  period: BillingPeriod,
  discounts: v.optional(v.array(BillingDiscount)),
  externalId: v.optional(v.string()),
  final: v.optional(v.boolean()),
  memo: v.optional(v.string()),
  test: v.optional(v.strictObject({
    result: v.optional(v.picklist(["notpaid", "overdue", "paid"])),
    validate: v.optional(v.boolean()),
  })),
}))();

export const SubmittedInvoice: v.GenericSchema<types.SubmittedInvoice> = /* @__PURE__ */ (() => v.looseObject({
  invoiceId: v.optional(v.string()),
  test: v.optional(v.boolean()),
  validationErrors: v.optional(v.array(v.string())),
}))();

export const UpdateExperimentationItemRequest: v.GenericSchema<types.UpdateExperimentationItemRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  slug: v.pipe(v.string(), v.maxLength(1024)),
  origin: v.pipe(v.string(), v.maxLength(2048)),
  category: v.optional(ExperimentationCategory),
  createdAt: v.optional(v.number()),
  description: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  isArchived: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const UpdateInstallationRequest: v.GenericSchema<types.UpdateInstallationRequest> = /* @__PURE__ */ (() => v.strictObject({
  billingPlan: v.optional(InstallationBillingPlan),
  externalId: v.optional(v.string()),
  notification: v.optional(v.union([InstallationNotification, v.string()])),
  status: v.optional(ResourceStatus),
}))();

export const UpdateIntegrationResourceRequest: v.GenericSchema<types.UpdateIntegrationResourceRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.string()),
  billingPlan: v.optional(InstallationBillingPlan),
  extras: v.optional(v.record(v.string(), v.unknown())),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  notification: v.optional(v.union([InstallationNotification, v.string()])),
  ownership: v.optional(ResourceOwnership),
  secrets: v.optional(v.union([ResourceSecretsChange, v.array(ResourceSecret)])),
  status: v.optional(ResourceStatus),
}))();

export const UpdateInvoiceRequest: v.GenericSchema<types.UpdateInvoiceRequest> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("refund"),
  reason: v.string(),
  total: v.string(),
}))();

export const UpdateInstallationInput: v.GenericSchema<types.UpdateInstallationInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  billingPlan: v.optional(InstallationBillingPlan),
  externalId: v.optional(v.string()),
  notification: v.optional(v.union([InstallationNotification, v.string()])),
  status: v.optional(ResourceStatus),
}))();

export const GetInstallationAccountInput: v.GenericSchema<types.GetInstallationAccountInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
}))();

export const GetInstallationMemberInput: v.GenericSchema<types.GetInstallationMemberInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  memberId: v.string(),
}))();

export const RotateInstallationCredentialInput: v.GenericSchema<types.RotateInstallationCredentialInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  client_secret: v.string(),
  client_id: v.optional(v.string()),
}))();

export const RevokeInstallationCredentialInput: v.GenericSchema<types.RevokeInstallationCredentialInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  client_secret: v.string(),
  token: v.string(),
  client_id: v.optional(v.string()),
}))();

export const RevokeInstallationCredentialOutput: v.GenericSchema<types.RevokeInstallationCredentialOutput> = /* @__PURE__ */ (() => v.looseObject({
  already_revoked: v.boolean(),
  revoked: v.boolean(),
}))();

export const CreateInstallationEventInput: v.GenericSchema<types.CreateInstallationEventInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  event: InstallationEvent,
}))();

export const ListIntegrationResourcesInput: v.GenericSchema<types.ListIntegrationResourcesInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
}))();

export const ListIntegrationResourcesOutput: v.GenericSchema<types.ListIntegrationResourcesOutput> = /* @__PURE__ */ (() => v.looseObject({
  resources: v.array(IntegrationResourceListItem),
}))();

export const GetIntegrationResourceInput: v.GenericSchema<types.GetIntegrationResourceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
}))();

export const ImportIntegrationResourceInput: v.GenericSchema<types.ImportIntegrationResourceInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  name: v.string(),
  productId: v.string(),
  status: ResourceStatus,
  billingPlan: v.optional(InstallationBillingPlan),
  extras: v.optional(v.record(v.string(), v.unknown())),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  notification: v.optional(InstallationNotification),
  ownership: v.optional(ResourceOwnership),
  secrets: v.optional(v.array(ResourceSecret)),
}))();

export const ImportIntegrationResourceOutput: v.GenericSchema<types.ImportIntegrationResourceOutput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
}))();

export const UpdateIntegrationResourceInput: v.GenericSchema<types.UpdateIntegrationResourceInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  name: v.optional(v.string()),
  billingPlan: v.optional(InstallationBillingPlan),
  extras: v.optional(v.record(v.string(), v.unknown())),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  notification: v.optional(v.union([InstallationNotification, v.string()])),
  ownership: v.optional(ResourceOwnership),
  secrets: v.optional(v.union([ResourceSecretsChange, v.array(ResourceSecret)])),
  status: v.optional(ResourceStatus),
}))();

export const UpdateIntegrationResourceOutput: v.GenericSchema<types.UpdateIntegrationResourceOutput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
}))();

export const DeleteIntegrationResourceInput: v.GenericSchema<types.DeleteIntegrationResourceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
}))();

export const SubmitBillingDataInput: v.GenericSchema<types.SubmitBillingDataInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  billing: v.union([v.looseObject({
    items: v.array(BillingItem),
    discounts: v.optional(v.array(BillingDiscount)),
  }), v.array(BillingItem)]),
  eod: v.pipe(v.string(), v.isoTimestamp()),
  period: BillingPeriod,
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  usage: v.array(BillingUsage),
}))();

export const SubmitInvoiceInput: v.GenericSchema<types.SubmitInvoiceInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  invoiceDate: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(BillingItem),
  period: BillingPeriod,
  discounts: v.optional(v.array(BillingDiscount)),
  externalId: v.optional(v.string()),
  final: v.optional(v.boolean()),
  memo: v.optional(v.string()),
  test: v.optional(v.strictObject({
    result: v.optional(v.picklist(["notpaid", "overdue", "paid"])),
    validate: v.optional(v.boolean()),
  })),
}))();

export const FinalizeInstallationInput: v.GenericSchema<types.FinalizeInstallationInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
}))();

export const GetInvoiceInput: v.GenericSchema<types.GetInvoiceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  invoiceId: v.string(),
}))();

export const UpdateInvoiceInput: v.GenericSchema<types.UpdateInvoiceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  invoiceId: v.string(),
  action: v.literal("refund"),
  reason: v.string(),
  total: v.string(),
}))();

export const SubmitPrepaymentBalancesInput: v.GenericSchema<types.SubmitPrepaymentBalancesInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  balances: v.array(PrepaymentBalance),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
}))();

export const UpdateIntegrationResourceSecretsInput: v.GenericSchema<types.UpdateIntegrationResourceSecretsInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  secrets: v.array(ResourceSecret),
  partial: v.optional(v.boolean()),
}))();

export const UpdateProductResourceSecretsInput: v.GenericSchema<types.UpdateProductResourceSecretsInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  integrationProductIdOrSlug: v.string(),
  resourceId: v.string(),
  secrets: v.array(ResourceSecret),
  partial: v.optional(v.boolean()),
}))();

export const CreateExperimentationItemsInput: v.GenericSchema<types.CreateExperimentationItemsInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  items: v.pipe(v.array(ExperimentationItem), v.maxLength(50)),
}))();

export const UpdateExperimentationItemInput: v.GenericSchema<types.UpdateExperimentationItemInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  itemId: v.string(),
  name: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  slug: v.pipe(v.string(), v.maxLength(1024)),
  origin: v.pipe(v.string(), v.maxLength(2048)),
  category: v.optional(ExperimentationCategory),
  createdAt: v.optional(v.number()),
  description: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  isArchived: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const DeleteExperimentationItemInput: v.GenericSchema<types.DeleteExperimentationItemInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  itemId: v.string(),
}))();

export const GetExperimentationGlobalConfigInput: v.GenericSchema<types.GetExperimentationGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
}))();

export const ReplaceExperimentationGlobalConfigInput: v.GenericSchema<types.ReplaceExperimentationGlobalConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  data: v.record(v.string(), v.unknown()),
}))();

export const HasExperimentationGlobalConfigInput: v.GenericSchema<types.HasExperimentationGlobalConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
}))();
