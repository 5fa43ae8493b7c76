// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const BillingDiscount: v.GenericSchema<types.BillingDiscount> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  amount: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  billingPlanId: /* @__PURE__ */ v.string(),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  end: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  start: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BillingItem: v.GenericSchema<types.BillingItem> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  billingPlanId: /* @__PURE__ */ v.string(),
  price: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  quantity: /* @__PURE__ */ v.number(),
  total: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^[0-9]+(\\.[0-9]+)?$"))),
  units: /* @__PURE__ */ v.string(),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  end: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  start: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BillingPeriod: v.GenericSchema<types.BillingPeriod> = /* @__PURE__ */ v.looseObject({
  end: /* @__PURE__ */ v.string(),
  start: /* @__PURE__ */ v.string(),
});

export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail> = /* @__PURE__ */ v.looseObject({
  label: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BillingUsage: v.GenericSchema<types.BillingUsage> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["interval", "rate", "total"]),
  name: /* @__PURE__ */ v.string(),
  dayValue: /* @__PURE__ */ v.number(),
  periodValue: /* @__PURE__ */ v.number(),
  units: /* @__PURE__ */ v.string(),
  planValue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const GlobalConfigItemValue: v.GenericSchema<types.GlobalConfigItemValue> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => GlobalConfigItemValue))), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => GlobalConfigItemValue)))]);

export const ExperimentationGlobalConfig: v.GenericSchema<types.ExperimentationGlobalConfig> = /* @__PURE__ */ v.looseObject({
  digest: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(GlobalConfigItemValue)),
  updatedAt: /* @__PURE__ */ v.number(),
  purpose: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["experimentation", "flags"])),
});

export const ExperimentationItem: v.GenericSchema<types.ExperimentationItem> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024)),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024)),
  origin: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(2048)),
  category: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["experiment", "flag"])),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  isArchived: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const InstallationBillingPlan: v.GenericSchema<types.InstallationBillingPlan> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["prepayment", "subscription"]),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  cost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingPlanDetail)),
  effectiveDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  highlightedDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingPlanDetail)),
  paymentMethodRequired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const InstallationNotification: v.GenericSchema<types.InstallationNotification> = /* @__PURE__ */ v.looseObject({
  level: /* @__PURE__ */ v.picklist(["error", "info", "warn"]),
  title: /* @__PURE__ */ v.string(),
  href: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceOwnership: v.GenericSchema<types.ResourceOwnership> = /* @__PURE__ */ v.picklist(["owned", "linked", "sandbox"]);

export const ResourceSecret: v.GenericSchema<types.ResourceSecret> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  environmentOverrides: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    development: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    preview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    production: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  prefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceStatus: v.GenericSchema<types.ResourceStatus> = /* @__PURE__ */ v.picklist(["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"]);

export const ImportIntegrationResourceRequest: v.GenericSchema<types.ImportIntegrationResourceRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  status: ResourceStatus,
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  ownership: /* @__PURE__ */ v.optional(ResourceOwnership),
  secrets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ResourceSecret)),
});

export const InstallationAccount: v.GenericSchema<types.InstallationAccount> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  contact: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    email: /* @__PURE__ */ v.string(),
  })),
  url: /* @__PURE__ */ v.string(),
});

export const InstallationCredential: v.GenericSchema<types.InstallationCredential> = /* @__PURE__ */ v.looseObject({
  token_type: /* @__PURE__ */ v.literal("oauth2-token"),
  access_token: /* @__PURE__ */ v.string(),
  expires_in: /* @__PURE__ */ v.number(),
  scope: /* @__PURE__ */ v.string(),
});

export const InstallationUpdatedEvent: v.GenericSchema<types.InstallationUpdatedEvent> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("installation.updated"),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceUpdatedEvent: v.GenericSchema<types.ResourceUpdatedEvent> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("resource.updated"),
  resourceId: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const InstallationEvent: v.GenericSchema<types.InstallationEvent> = /* @__PURE__ */ v.union([InstallationUpdatedEvent, ResourceUpdatedEvent]);

export const InstallationMember: v.GenericSchema<types.InstallationMember> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  role: /* @__PURE__ */ v.picklist(["ADMIN", "USER"]),
  globalUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceProtocolSettings: v.GenericSchema<types.ResourceProtocolSettings> = /* @__PURE__ */ v.looseObject({
  authentication: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    appUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      target: EnvTarget,
      url: /* @__PURE__ */ v.string(),
    }))),
  })),
  experimentation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    edgeConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    globalConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
});

export const IntegrationResource: v.GenericSchema<types.IntegrationResource> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  internalId: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]))]))),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  protocolSettings: /* @__PURE__ */ v.optional(ResourceProtocolSettings),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const ResourceExperimentation: v.GenericSchema<types.ResourceExperimentation> = /* @__PURE__ */ v.looseObject({
  edgeConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  edgeConfigSyncingEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  edgeConfigTokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  globalConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  globalConfigSyncingEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const StoreProtocolSettings: v.GenericSchema<types.StoreProtocolSettings> = /* @__PURE__ */ v.looseObject({
  authentication: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    appUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      target: EnvTarget,
      url: /* @__PURE__ */ v.string(),
    }))),
  })),
  experimentation: /* @__PURE__ */ v.optional(ResourceExperimentation),
});

export const IntegrationResourceListItem: v.GenericSchema<types.IntegrationResourceListItem> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  internalId: /* @__PURE__ */ v.string(),
  partnerId: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]))]))),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  protocolSettings: /* @__PURE__ */ v.optional(StoreProtocolSettings),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const InvoiceDiscount: v.GenericSchema<types.InvoiceDiscount> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  amount: /* @__PURE__ */ v.string(),
  billingPlanId: /* @__PURE__ */ v.string(),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  end: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  start: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const InvoiceItem: v.GenericSchema<types.InvoiceItem> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  billingPlanId: /* @__PURE__ */ v.string(),
  price: /* @__PURE__ */ v.string(),
  quantity: /* @__PURE__ */ v.number(),
  total: /* @__PURE__ */ v.string(),
  units: /* @__PURE__ */ v.string(),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  end: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  start: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const InvoicePeriod: v.GenericSchema<types.InvoicePeriod> = /* @__PURE__ */ v.looseObject({
  end: /* @__PURE__ */ v.string(),
  start: /* @__PURE__ */ v.string(),
});

export const InvoiceState: v.GenericSchema<types.InvoiceState> = /* @__PURE__ */ v.picklist(["draft", "pending", "scheduled", "invoiced", "paid", "notpaid", "overdue", "refund_requested", "refunded"]);

export const Invoice: v.GenericSchema<types.Invoice> = /* @__PURE__ */ v.looseObject({
  created: /* @__PURE__ */ v.string(),
  invoiceDate: /* @__PURE__ */ v.string(),
  invoiceId: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.array(InvoiceItem),
  period: InvoicePeriod,
  state: InvoiceState,
  total: /* @__PURE__ */ v.string(),
  updated: /* @__PURE__ */ v.string(),
  discounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(InvoiceDiscount)),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  invoiceNumber: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  memo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  paidAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refundReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refundTotal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refundedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  test: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const PrepaymentBalance: v.GenericSchema<types.PrepaymentBalance> = /* @__PURE__ */ v.looseObject({
  currencyValueInCents: /* @__PURE__ */ v.number(),
  credit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  nameLabel: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceSecretsChange: v.GenericSchema<types.ResourceSecretsChange> = /* @__PURE__ */ v.looseObject({
  secrets: /* @__PURE__ */ v.array(ResourceSecret),
  partial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const RevokeInstallationCredentialRequest: v.GenericSchema<types.RevokeInstallationCredentialRequest> = /* @__PURE__ */ v.looseObject({
  client_secret: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.string(),
  client_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SubmitBillingDataRequest: v.GenericSchema<types.SubmitBillingDataRequest> = /* @__PURE__ */ v.looseObject({
  billing: /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
    items: /* @__PURE__ */ v.array(BillingItem),
    discounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingDiscount)),
  }), /* @__PURE__ */ v.array(BillingItem)]),
  eod: /* @__PURE__ */ v.string(),
  period: BillingPeriod,
  timestamp: /* @__PURE__ */ v.string(),
  usage: /* @__PURE__ */ v.array(BillingUsage),
});

export const SubmitInvoiceRequest: v.GenericSchema<types.SubmitInvoiceRequest> = /* @__PURE__ */ v.looseObject({
  invoiceDate: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.array(BillingItem),
  period: BillingPeriod,
  discounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingDiscount)),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  final: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  memo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  test: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    result: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["notpaid", "overdue", "paid"])),
    validate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
});

export const SubmittedInvoice: v.GenericSchema<types.SubmittedInvoice> = /* @__PURE__ */ v.looseObject({
  invoiceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  test: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  validationErrors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UpdateExperimentationItemRequest: v.GenericSchema<types.UpdateExperimentationItemRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024)),
  origin: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(2048)),
  category: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["experiment", "flag"])),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  isArchived: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UpdateInstallationRequest: v.GenericSchema<types.UpdateInstallationRequest> = /* @__PURE__ */ v.looseObject({
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  notification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([InstallationNotification, /* @__PURE__ */ v.string()])),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const UpdateIntegrationResourceRequest: v.GenericSchema<types.UpdateIntegrationResourceRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  notification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([InstallationNotification, /* @__PURE__ */ v.string()])),
  ownership: /* @__PURE__ */ v.optional(ResourceOwnership),
  secrets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([ResourceSecretsChange, /* @__PURE__ */ v.array(ResourceSecret)])),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const UpdateInvoiceRequest: v.GenericSchema<types.UpdateInvoiceRequest> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("refund"),
  reason: /* @__PURE__ */ v.string(),
  total: /* @__PURE__ */ v.string(),
});

export const UpdateInstallationInput: v.GenericSchema<types.UpdateInstallationInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  notification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([InstallationNotification, /* @__PURE__ */ v.string()])),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const GetInstallationAccountInput: v.GenericSchema<types.GetInstallationAccountInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
});

export const GetInstallationMemberInput: v.GenericSchema<types.GetInstallationMemberInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  memberId: /* @__PURE__ */ v.string(),
});

export const RotateInstallationCredentialInput: v.GenericSchema<types.RotateInstallationCredentialInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  client_secret: /* @__PURE__ */ v.string(),
  client_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RevokeInstallationCredentialInput: v.GenericSchema<types.RevokeInstallationCredentialInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  client_secret: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.string(),
  client_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RevokeInstallationCredentialOutput: v.GenericSchema<types.RevokeInstallationCredentialOutput> = /* @__PURE__ */ v.looseObject({
  already_revoked: /* @__PURE__ */ v.boolean(),
  revoked: /* @__PURE__ */ v.boolean(),
});

export const CreateInstallationEventInput: v.GenericSchema<types.CreateInstallationEventInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  event: InstallationEvent,
});

export const ListIntegrationResourcesInput: v.GenericSchema<types.ListIntegrationResourcesInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
});

export const ListIntegrationResourcesOutput: v.GenericSchema<types.ListIntegrationResourcesOutput> = /* @__PURE__ */ v.looseObject({
  resources: /* @__PURE__ */ v.array(IntegrationResourceListItem),
});

export const GetIntegrationResourceInput: v.GenericSchema<types.GetIntegrationResourceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
});

export const ImportIntegrationResourceInput: v.GenericSchema<types.ImportIntegrationResourceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  status: ResourceStatus,
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  ownership: /* @__PURE__ */ v.optional(ResourceOwnership),
  secrets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ResourceSecret)),
});

export const ImportIntegrationResourceOutput: v.GenericSchema<types.ImportIntegrationResourceOutput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
});

export const UpdateIntegrationResourceInput: v.GenericSchema<types.UpdateIntegrationResourceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  billingPlan: /* @__PURE__ */ v.optional(InstallationBillingPlan),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  notification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([InstallationNotification, /* @__PURE__ */ v.string()])),
  ownership: /* @__PURE__ */ v.optional(ResourceOwnership),
  secrets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([ResourceSecretsChange, /* @__PURE__ */ v.array(ResourceSecret)])),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
});

export const UpdateIntegrationResourceOutput: v.GenericSchema<types.UpdateIntegrationResourceOutput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
});

export const DeleteIntegrationResourceInput: v.GenericSchema<types.DeleteIntegrationResourceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
});

export const SubmitBillingDataInput: v.GenericSchema<types.SubmitBillingDataInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  billing: /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
    items: /* @__PURE__ */ v.array(BillingItem),
    discounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingDiscount)),
  }), /* @__PURE__ */ v.array(BillingItem)]),
  eod: /* @__PURE__ */ v.string(),
  period: BillingPeriod,
  timestamp: /* @__PURE__ */ v.string(),
  usage: /* @__PURE__ */ v.array(BillingUsage),
});

export const SubmitInvoiceInput: v.GenericSchema<types.SubmitInvoiceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  invoiceDate: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.array(BillingItem),
  period: BillingPeriod,
  discounts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingDiscount)),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  final: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  memo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  test: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    result: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["notpaid", "overdue", "paid"])),
    validate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
});

export const FinalizeInstallationInput: v.GenericSchema<types.FinalizeInstallationInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
});

export const GetInvoiceInput: v.GenericSchema<types.GetInvoiceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  invoiceId: /* @__PURE__ */ v.string(),
});

export const UpdateInvoiceInput: v.GenericSchema<types.UpdateInvoiceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  invoiceId: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.literal("refund"),
  reason: /* @__PURE__ */ v.string(),
  total: /* @__PURE__ */ v.string(),
});

export const SubmitPrepaymentBalancesInput: v.GenericSchema<types.SubmitPrepaymentBalancesInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  balances: /* @__PURE__ */ v.array(PrepaymentBalance),
  timestamp: /* @__PURE__ */ v.string(),
});

export const UpdateIntegrationResourceSecretsInput: v.GenericSchema<types.UpdateIntegrationResourceSecretsInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  secrets: /* @__PURE__ */ v.array(ResourceSecret),
  partial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateExperimentationItemsInput: v.GenericSchema<types.CreateExperimentationItemsInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  items: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(ExperimentationItem), /* @__PURE__ */ v.maxLength(50)),
});

export const UpdateExperimentationItemInput: v.GenericSchema<types.UpdateExperimentationItemInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  itemId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  slug: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024)),
  origin: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(2048)),
  category: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["experiment", "flag"])),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1024))),
  isArchived: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeleteExperimentationItemInput: v.GenericSchema<types.DeleteExperimentationItemInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  itemId: /* @__PURE__ */ v.string(),
});

export const GetExperimentationGlobalConfigInput: v.GenericSchema<types.GetExperimentationGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
});

export const ReplaceExperimentationGlobalConfigInput: v.GenericSchema<types.ReplaceExperimentationGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  data: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()),
});

export const HasExperimentationGlobalConfigInput: v.GenericSchema<types.HasExperimentationGlobalConfigInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
});
