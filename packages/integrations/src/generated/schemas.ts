// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  ConnectedProject, EnvTarget, GitProvider, InstallationNotification, NamedReference, RepoOwnerType, RepositoryProvider, ResourceStatus, StoreProjectFilter,
  StoreProtocolSettings, StoreStatus,
} from "../../../../shapes/generated/schemas.ts";
export {
  ConnectedProject, EnvTarget, Framework, GitProvider, InstallationNotification, NamedReference, RepoOwnerType, RepositoryProvider, ResourceExperimentation,
  ResourceStatus, StoreProjectFilter, StoreProtocolSettings, StoreStatus,
} from "../../../../shapes/generated/schemas.ts";

export const InstallationDisabledReason: v.GenericSchema<types.InstallationDisabledReason> = /* @__PURE__ */ v.picklist(["disabled-by-owner", "disabled-by-admin", "original-owner-left-the-team", "original-owner-role-downgraded", "account-plan-downgrade", "feature-not-available"]);

export const InstallationSource: v.GenericSchema<types.InstallationSource> = /* @__PURE__ */ v.picklist(["marketplace", "cli", "deploy-button", "external", "import-recommended-integrations", "oauth", "organization", "resource-claims", "backoffice", "v0"]);

export const TransferRequester: v.GenericSchema<types.TransferRequester> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  email: v.optional(v.string()),
}))();

export const TransferFromMarketplace: v.GenericSchema<types.TransferFromMarketplace> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  expiresAt: v.number(),
  requestId: v.string(),
  requester: TransferRequester,
  transferId: v.string(),
  approvedAt: v.optional(v.number()),
  approvedBy: v.optional(v.string()),
  authorizationId: v.optional(v.string()),
  discardedAt: v.optional(v.number()),
  discardedBy: v.optional(v.string()),
  kind: v.literal("transfer-from-marketplace"),
}))();

export const IntegrationBillingPlanScope: v.GenericSchema<types.IntegrationBillingPlanScope> = /* @__PURE__ */ v.picklist(["installation", "resource"]);

export const IntegrationBillingPlanType: v.GenericSchema<types.IntegrationBillingPlanType> = /* @__PURE__ */ v.picklist(["prepayment", "subscription"]);

export const TransferBillingPlan: v.GenericSchema<types.TransferBillingPlan> = /* @__PURE__ */ (() => v.looseObject({
  type: IntegrationBillingPlanType,
  id: v.string(),
  name: v.string(),
  description: v.string(),
  paymentMethodRequired: v.optional(v.boolean()),
  preauthorizationAmount: v.optional(v.number()),
  scope: v.optional(IntegrationBillingPlanScope),
}))();

export const TransferToMarketplace: v.GenericSchema<types.TransferToMarketplace> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  expiresAt: v.number(),
  requestId: v.string(),
  requester: TransferRequester,
  transferId: v.string(),
  approvedAt: v.optional(v.number()),
  approvedBy: v.optional(v.string()),
  authorizationId: v.optional(v.string()),
  discardedAt: v.optional(v.number()),
  discardedBy: v.optional(v.string()),
  kind: v.literal("transfer-to-marketplace"),
  billingPlan: v.optional(TransferBillingPlan),
  metadata: v.optional(v.record(v.string(), v.unknown())),
}))();

export const InstallationTransferRequest: v.GenericSchema<types.InstallationTransferRequest> = /* @__PURE__ */ v.union([TransferToMarketplace, TransferFromMarketplace]);

export const InstallationType: v.GenericSchema<types.InstallationType> = /* @__PURE__ */ v.picklist(["external", "marketplace"]);

export const IntegrationConfigurationDetail: v.GenericSchema<types.IntegrationConfigurationDetail> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("integration-configuration"),
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  integrationId: v.string(),
  ownerId: v.string(),
  scopes: v.array(v.string()),
  updatedAt: v.number(),
  userId: v.string(),
  acceptedPoliciesInheritedFromInstallationId: v.optional(v.string()),
  completedAt: v.optional(v.number()),
  customerDeleteRequestedAt: v.optional(v.nullable(v.number())),
  deleteRequestedAt: v.optional(v.nullable(v.number())),
  deletedAt: v.optional(v.nullable(v.number())),
  disabledAt: v.optional(v.number()),
  disabledReason: v.optional(InstallationDisabledReason),
  externalId: v.optional(v.string()),
  installationType: v.optional(InstallationType),
  projects: v.optional(v.array(v.string())),
  source: v.optional(InstallationSource),
  status: v.optional(ResourceStatus),
  teamId: v.optional(v.nullable(v.string())),
  notification: InstallationNotification,
  projectSelection: v.picklist(["all", "selected"]),
  transferRequest: InstallationTransferRequest,
  canConfigureOpenTelemetry: v.optional(v.boolean()),
}))();

export const IntegrationConfigurationRecord: v.GenericSchema<types.IntegrationConfigurationRecord> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("integration-configuration"),
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  integrationId: v.string(),
  ownerId: v.string(),
  scopes: v.array(v.string()),
  updatedAt: v.number(),
  userId: v.string(),
  acceptedPoliciesInheritedFromInstallationId: v.optional(v.string()),
  completedAt: v.optional(v.number()),
  customerDeleteRequestedAt: v.optional(v.nullable(v.number())),
  deleteRequestedAt: v.optional(v.nullable(v.number())),
  deletedAt: v.optional(v.nullable(v.number())),
  disabledAt: v.optional(v.number()),
  disabledReason: v.optional(InstallationDisabledReason),
  externalId: v.optional(v.string()),
  installationType: v.optional(InstallationType),
  projects: v.optional(v.array(v.string())),
  source: v.optional(InstallationSource),
  status: v.optional(ResourceStatus),
  teamId: v.optional(v.nullable(v.string())),
}))();

export const PartialIntegrationConfiguration: v.GenericSchema<types.PartialIntegrationConfiguration> = /* @__PURE__ */ (() => v.looseObject({
  acceptedPoliciesInheritedFromInstallationId: v.optional(v.string()),
  completedAt: v.optional(v.number()),
  customerDeleteRequestedAt: v.optional(v.nullable(v.number())),
  deleteRequestedAt: v.optional(v.nullable(v.number())),
  deletedAt: v.optional(v.nullable(v.number())),
  disabledAt: v.optional(v.number()),
  disabledReason: v.optional(InstallationDisabledReason),
  externalId: v.optional(v.string()),
  installationType: v.optional(InstallationType),
  projects: v.optional(v.array(v.string())),
  source: v.optional(InstallationSource),
  status: v.optional(ResourceStatus),
  teamId: v.optional(v.nullable(v.string())),
  type: v.optional(v.literal("integration-configuration")),
  id: v.optional(v.string()),
  slug: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  integrationId: v.optional(v.string()),
  ownerId: v.optional(v.string()),
  scopes: v.optional(v.array(v.string())),
  updatedAt: v.optional(v.number()),
  userId: v.optional(v.string()),
}))();

export const AnyIntegrationConfiguration: v.GenericSchema<types.AnyIntegrationConfiguration> = /* @__PURE__ */ v.union([IntegrationConfigurationDetail, IntegrationConfigurationRecord, PartialIntegrationConfiguration]);

export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail> = /* @__PURE__ */ (() => v.looseObject({
  label: v.string(),
  value: v.optional(v.string()),
}))();

export const ConnectIntegrationResourceRequest: v.GenericSchema<types.ConnectIntegrationResourceRequest> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  envVarEnvironments: v.optional(v.array(v.string())),
  makeEnvVarsSensitive: v.optional(v.boolean()),
}))();

export const UiExpression: v.GenericSchema<types.UiExpression> = /* @__PURE__ */ (() => v.looseObject({
  expr: v.string(),
}))();

export const UiCondition: v.GenericSchema<types.UiCondition> = /* @__PURE__ */ (() => v.union([v.picklist(["create", "update"]), v.boolean(), UiExpression]))();

export const UiOption: v.GenericSchema<types.UiOption> = /* @__PURE__ */ (() => v.looseObject({
  label: v.string(),
  value: v.string(),
  description: v.optional(v.string()),
  disabled: v.optional(UiCondition),
  hidden: v.optional(UiCondition),
}))();

export const UiRegionOption: v.GenericSchema<types.UiRegionOption> = /* @__PURE__ */ (() => v.looseObject({
  value: v.string(),
  description: v.optional(v.string()),
  disabled: v.optional(UiCondition),
  hidden: v.optional(UiCondition),
}))();

export const UiChoice: v.GenericSchema<types.UiChoice> = /* @__PURE__ */ (() => v.union([v.string(), UiOption, UiRegionOption]))();

export const CountryProperty: v.GenericSchema<types.CountryProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("vercel-country"),
  "ui:options": v.array(UiChoice),
}))();

export const CreateIntegrationStoreRequest: v.GenericSchema<types.CreateIntegrationStoreRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.pipe(v.string(), v.maxLength(128)),
  integrationConfigurationId: v.pipe(v.string(), v.regex(new RegExp("^icfg_[a-zA-Z0-9]+$"))),
  billingPlanId: v.optional(v.string()),
  externalId: v.optional(v.string()),
  integrationProductIdOrSlug: v.string(),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(v.number())]))),
  paymentMethodId: v.optional(v.string()),
  prepaymentAmountCents: v.optional(v.pipe(v.number(), v.minValue(50))),
  protocolSettings: v.optional(v.record(v.string(), v.unknown())),
  source: v.optional(InstallationSource),
}))();

export const DomainProperty: v.GenericSchema<types.DomainProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("domain"),
}))();

export const GitNamespace: v.GenericSchema<types.GitNamespace> = /* @__PURE__ */ (() => v.looseObject({
  id: v.union([v.number(), v.string()]),
  name: v.optional(v.string()),
  slug: v.string(),
  ownerType: v.string(),
  provider: v.string(),
  installationId: v.optional(v.number()),
  isAccessRestricted: v.optional(v.boolean()),
  requireReauth: v.optional(v.boolean()),
  viewer: v.optional(v.looseObject({
    canCreateApp: v.optional(v.boolean()),
    role: v.optional(v.union([v.number(), v.string()])),
  })),
}))();

export const GitNamespaceProperty: v.GenericSchema<types.GitNamespaceProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("git-namespace"),
  "git:providers": v.optional(v.array(GitProvider)),
  "ui:placeholder": v.optional(v.string()),
}))();

export const GitNamespaceProvider: v.GenericSchema<types.GitNamespaceProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]);

export const IntegrationTag: v.GenericSchema<types.IntegrationTag> = /* @__PURE__ */ v.picklist([
  "tag_agents", "tag_ai", "tag_analytics", "tag_authentication", "tag_cms", "tag_code_repository", "tag_code_review", "tag_code_security", "tag_code_testing",
  "tag_commerce", "tag_databases", "tag_dev_tools", "tag_experimentation", "tag_flags", "tag_logging", "tag_messaging", "tag_monitoring", "tag_observability",
  "tag_payments", "tag_performance", "tag_productivity", "tag_searching", "tag_security", "tag_support_agent", "tag_testing", "tag_video", "tag_web_automation",
  "tag_workflow",
]);

export const InstalledIntegration: v.GenericSchema<types.InstalledIntegration> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  icon: v.string(),
  isLegacy: v.boolean(),
  assignedBetaLabelAt: v.optional(v.number()),
  flags: v.optional(v.array(v.string())),
  tagIds: v.optional(v.array(IntegrationTag)),
}))();

export const IntegrationBillingPlan: v.GenericSchema<types.IntegrationBillingPlan> = /* @__PURE__ */ (() => v.looseObject({
  type: IntegrationBillingPlanType,
  id: v.string(),
  name: v.string(),
  description: v.string(),
  paymentMethodRequired: v.boolean(),
  scope: IntegrationBillingPlanScope,
  cost: v.optional(v.string()),
  details: v.optional(v.array(BillingPlanDetail)),
  disabled: v.optional(v.boolean()),
  effectiveDate: v.optional(v.string()),
  highlightedDetails: v.optional(v.array(BillingPlanDetail)),
  initialCharge: v.optional(v.string()),
  maximumAmount: v.optional(v.string()),
  maximumAmountAutoPurchasePerPeriod: v.optional(v.string()),
  minimumAmount: v.optional(v.string()),
  preauthorizationAmount: v.optional(v.number()),
  quote: v.optional(v.array(v.looseObject({
    amount: v.string(),
    line: v.string(),
  }))),
}))();

export const IntegrationConfiguration: v.GenericSchema<types.IntegrationConfiguration> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("integration-configuration"),
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  integrationId: v.string(),
  ownerId: v.string(),
  scopes: v.array(v.string()),
  updatedAt: v.number(),
  userId: v.string(),
  acceptedPoliciesInheritedFromInstallationId: v.optional(v.string()),
  completedAt: v.optional(v.number()),
  customerDeleteRequestedAt: v.optional(v.nullable(v.number())),
  deleteRequestedAt: v.optional(v.nullable(v.number())),
  deletedAt: v.optional(v.nullable(v.number())),
  disabledAt: v.optional(v.number()),
  disabledReason: v.optional(InstallationDisabledReason),
  externalId: v.optional(v.string()),
  installationType: v.optional(InstallationType),
  projects: v.optional(v.array(v.string())),
  source: v.optional(InstallationSource),
  status: v.optional(ResourceStatus),
  teamId: v.optional(v.nullable(v.string())),
  integration: InstalledIntegration,
}))();

export const IntegrationProtocol: v.GenericSchema<types.IntegrationProtocol> = /* @__PURE__ */ v.picklist(["ai", "authentication", "checks", "experimentation", "logDrain", "messaging", "observability", "other", "storage", "traceDrain", "video", "workflow"]);

export const IntegrationRepl: v.GenericSchema<types.IntegrationRepl> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  supportsReadOnlyMode: v.boolean(),
  welcomeMessage: v.optional(v.string()),
}))();

export const ProtocolStatus: v.GenericSchema<types.ProtocolStatus> = /* @__PURE__ */ v.picklist(["disabled", "enabled"]);

export const IntegrationProtocols: v.GenericSchema<types.IntegrationProtocols> = /* @__PURE__ */ (() => v.looseObject({
  ai: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  authentication: v.optional(v.looseObject({
    status: ProtocolStatus,
    appUrlRegistrationSupport: v.optional(v.boolean()),
  })),
  checks: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  experimentation: v.optional(v.looseObject({
    status: ProtocolStatus,
    edgeConfigSyncingSupport: v.optional(v.boolean()),
  })),
  logDrain: v.optional(v.looseObject({
    endpoint: v.string(),
    format: v.picklist(["json", "ndjson"]),
    status: ProtocolStatus,
    headers: v.optional(v.record(v.string(), v.string())),
  })),
  messaging: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  observability: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  other: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  storage: v.optional(v.looseObject({
    status: ProtocolStatus,
    repl: v.optional(IntegrationRepl),
  })),
  traceDrain: v.optional(v.looseObject({
    endpoint: v.string(),
    format: v.picklist(["json", "proto"]),
    status: ProtocolStatus,
    headers: v.optional(v.record(v.string(), v.string())),
  })),
  video: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
  workflow: v.optional(v.looseObject({
    status: ProtocolStatus,
  })),
}))();

export const TextItems: v.GenericSchema<types.TextItems> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  description: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
}))();

export const MultiRegionProperty: v.GenericSchema<types.MultiRegionProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("array"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("multi-vercel-region"),
  items: TextItems,
  "ui:options": v.array(UiChoice),
  default: v.optional(v.array(v.string())),
  example: v.optional(v.array(v.string())),
  maxItems: v.optional(v.number()),
  minItems: v.optional(v.number()),
  "ui:placeholder": v.optional(v.string()),
}))();

export const MultiSelectProperty: v.GenericSchema<types.MultiSelectProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("array"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("multi-select"),
  items: TextItems,
  "ui:options": v.array(UiOption),
  default: v.optional(v.array(v.string())),
  example: v.optional(v.array(v.string())),
  maxItems: v.optional(v.number()),
  minItems: v.optional(v.number()),
  "ui:placeholder": v.optional(v.string()),
}))();

export const NumberProperty: v.GenericSchema<types.NumberProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("number"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("input"),
  default: v.optional(v.number()),
  exclusiveMaximum: v.optional(v.number()),
  exclusiveMinimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minimum: v.optional(v.number()),
  "ui:placeholder": v.optional(v.string()),
}))();

export const RadioButtonProperty: v.GenericSchema<types.RadioButtonProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("radio-button"),
  "ui:options": v.array(UiOption),
}))();

export const RegionProperty: v.GenericSchema<types.RegionProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("vercel-region"),
  "ui:options": v.array(UiChoice),
}))();

export const SelectProperty: v.GenericSchema<types.SelectProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("select"),
  "ui:options": v.array(UiOption),
}))();

export const SliderItems: v.GenericSchema<types.SliderItems> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("number"),
  default: v.optional(v.number()),
  description: v.optional(v.string()),
  exclusiveMaximum: v.optional(v.number()),
  exclusiveMinimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minimum: v.optional(v.number()),
}))();

export const SliderProperty: v.GenericSchema<types.SliderProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("array"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("slider"),
  items: SliderItems,
  "ui:steps": v.array(v.number()),
  default: v.optional(v.array(v.number())),
  maxItems: v.optional(v.number()),
  minItems: v.optional(v.number()),
}))();

export const TextProperty: v.GenericSchema<types.TextProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("string"),
  default: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  "ui:placeholder": v.optional(v.string()),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("input"),
}))();

export const ToggleProperty: v.GenericSchema<types.ToggleProperty> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("boolean"),
  description: v.optional(v.string()),
  "ui:description": v.optional(v.union([v.string(), UiExpression])),
  "ui:disabled": v.optional(UiCondition),
  "ui:formatted-value": v.optional(UiExpression),
  "ui:hidden": v.optional(UiCondition),
  "ui:label": v.optional(v.string()),
  "ui:paid-only": v.optional(v.boolean()),
  "ui:read-only": v.optional(UiCondition),
  "ui:control": v.literal("toggle"),
  default: v.optional(v.boolean()),
}))();

export const MetadataProperty: v.GenericSchema<types.MetadataProperty> = /* @__PURE__ */ v.union([SliderProperty, MultiSelectProperty, MultiRegionProperty, SelectProperty, RadioButtonProperty, RegionProperty, CountryProperty, TextProperty, NumberProperty, ToggleProperty, DomainProperty, GitNamespaceProperty]);

export const MetadataSchema: v.GenericSchema<types.MetadataSchema> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("object"),
  properties: v.record(v.string(), MetadataProperty),
  required: v.optional(v.array(v.string())),
  "ui:order": v.optional(v.array(v.string())),
}))();

export const IntegrationProduct: v.GenericSchema<types.IntegrationProduct> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  metadataSchema: MetadataSchema,
  protocols: IntegrationProtocols,
  primaryProtocol: v.optional(IntegrationProtocol),
}))();

export const SecretRotationPolicy: v.GenericSchema<types.SecretRotationPolicy> = /* @__PURE__ */ (() => v.looseObject({
  maxDelayHours: v.number(),
  customRotationWarning: v.optional(v.string()),
}))();

export const IntegrationStoreCapabilities: v.GenericSchema<types.IntegrationStoreCapabilities> = /* @__PURE__ */ (() => v.looseObject({
  agentTools: v.optional(v.boolean()),
  autoSensitive: v.optional(v.boolean()),
  billable: v.optional(v.boolean()),
  mcp: v.optional(v.boolean()),
  mcpReadonly: v.optional(v.boolean()),
  projects: v.optional(v.boolean()),
  secretRotation: v.optional(v.union([v.boolean(), SecretRotationPolicy])),
  secretsSync: v.optional(v.boolean()),
  sso: v.optional(v.boolean()),
  transferable: v.optional(v.boolean()),
  v0: v.optional(v.boolean()),
}))();

export const ProjectConnectionScope: v.GenericSchema<types.ProjectConnectionScope> = /* @__PURE__ */ v.picklist([
  "read-write:deployment", "read-write:deployment-check", "read-write:domain", "read-write:drains", "read-write:global-project-env-vars",
  "read-write:integration-deployment-action", "read-write:log-drain", "read-write:project-env-vars", "read-write:project-protection-bypass", "read:deployment",
  "read:domain", "read:project",
]);

export const StoreIntegrationCapabilities: v.GenericSchema<types.StoreIntegrationCapabilities> = /* @__PURE__ */ (() => v.looseObject({
  billable: v.optional(v.boolean()),
  checks: v.optional(v.boolean()),
  connectedImportResource: v.optional(v.boolean()),
  connectedProvisioning: v.optional(v.boolean()),
  flexCommitEligible: v.optional(v.boolean()),
  importResource: v.optional(v.boolean()),
  maxAllowedTeams: v.optional(v.number()),
  mcp: v.optional(v.boolean()),
  mcpReadonly: v.optional(v.boolean()),
  nativeImportResource: v.optional(v.boolean()),
  provisioning: v.optional(v.boolean()),
  requiresBrowserInstall: v.optional(v.boolean()),
  secretRotation: v.optional(v.union([v.boolean(), SecretRotationPolicy])),
  sso: v.optional(v.boolean()),
  templateCloneOnly: v.optional(v.boolean()),
  transferable: v.optional(v.boolean()),
  updateConfiguration: v.optional(v.boolean()),
  v0Flavors: v.optional(v.boolean()),
}))();

export const StoreIntegration: v.GenericSchema<types.StoreIntegration> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  icon: v.string(),
  capabilities: v.optional(StoreIntegrationCapabilities),
  flags: v.optional(v.array(v.string())),
  supportsInstallationBillingPlans: v.optional(v.boolean()),
}))();

export const StoreProductCapabilities: v.GenericSchema<types.StoreProductCapabilities> = /* @__PURE__ */ (() => v.looseObject({
  agentTools: v.optional(v.boolean()),
  autoSensitive: v.optional(v.boolean()),
  billable: v.optional(v.boolean()),
  connectedImportResource: v.optional(v.boolean()),
  databaseUI: v.optional(v.boolean()),
  importResource: v.optional(v.boolean()),
  linking: v.optional(v.boolean()),
  mcp: v.optional(v.boolean()),
  mcpReadonly: v.optional(v.boolean()),
  nativeImportResource: v.optional(v.boolean()),
  projects: v.optional(v.boolean()),
  sandbox: v.optional(v.boolean()),
  secretRotation: v.optional(v.union([v.boolean(), SecretRotationPolicy])),
  secretsSync: v.optional(v.boolean()),
  sso: v.optional(v.boolean()),
  transferable: v.optional(v.boolean()),
  v0: v.optional(v.boolean()),
  v0Flavors: v.optional(v.boolean()),
}))();

export const StoreProductGuide: v.GenericSchema<types.StoreProductGuide> = /* @__PURE__ */ (() => v.looseObject({
  framework: v.string(),
  steps: v.array(v.looseObject({
    content: v.string(),
    title: v.string(),
    actions: v.optional(v.array(v.looseObject({
      type: v.picklist(["add_drain", "configure_project_connections", "connect_to_project"]),
    }))),
  })),
  title: v.string(),
}))();

export const StoreProductTag: v.GenericSchema<types.StoreProductTag> = /* @__PURE__ */ v.picklist([
  "ai", "authentication", "blob", "checks", "drains", "edge-config", "experimentation", "kv", "libsql", "logDrain", "mcp", "messaging", "mysql",
  "observability", "other", "postgres", "rds", "redis", "sqlite", "storage", "tag_agents", "tag_ai", "tag_analytics", "tag_authentication", "tag_checks",
  "tag_cms", "tag_code_repository", "tag_code_review", "tag_code_security", "tag_code_testing", "tag_commerce", "tag_databases", "tag_dev_tools",
  "tag_experimentation", "tag_flags", "tag_logDrain", "tag_logging", "tag_messaging", "tag_monitoring", "tag_observability", "tag_other", "tag_payments",
  "tag_performance", "tag_productivity", "tag_searching", "tag_security", "tag_storage", "tag_support_agent", "tag_testing", "tag_traceDrain", "tag_video",
  "tag_web_automation", "tag_workflow", "traceDrain", "vector", "video", "workflow",
]);

export const StoreProduct: v.GenericSchema<types.StoreProduct> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  slug: v.optional(v.string()),
  integration: StoreIntegration,
  integrationConfigurationId: v.string(),
  supportedProtocols: v.array(IntegrationProtocol),
  agentSkills: v.optional(v.array(v.string())),
  capabilities: v.optional(StoreProductCapabilities),
  disableResourceRenaming: v.optional(v.boolean()),
  guides: v.optional(v.array(StoreProductGuide)),
  iconUrl: v.optional(v.string()),
  logDrainStatus: v.optional(ProtocolStatus),
  metadataSchema: v.optional(MetadataSchema),
  primaryProtocol: v.optional(IntegrationProtocol),
  projectConnectionScopes: v.optional(v.array(ProjectConnectionScope)),
  repl: v.optional(IntegrationRepl),
  resourceLinks: v.optional(v.array(v.looseObject({
    href: v.string(),
    title: v.string(),
  }))),
  resourceTitle: v.optional(v.string()),
  shortDescription: v.optional(v.string()),
  showSSOLinkOnProjectConnection: v.optional(v.boolean()),
  tags: v.optional(v.array(StoreProductTag)),
}))();

export const IntegrationStore: v.GenericSchema<types.IntegrationStore> = /* @__PURE__ */ (() => v.looseObject({
  externalResourceId: v.string(),
  product: StoreProduct,
  projectsMetadata: v.array(ConnectedProject),
  secrets: v.array(v.looseObject({
    name: v.string(),
    length: v.number(),
    frameworkPublishable: v.optional(v.boolean()),
  })),
  status: v.nullable(StoreStatus),
  usageQuotaExceeded: v.boolean(),
  billingPlan: v.optional(IntegrationBillingPlan),
  capabilities: v.optional(IntegrationStoreCapabilities),
  directPartnerConsoleUrl: v.optional(v.string()),
  externalResourceStatus: v.optional(v.nullable(ResourceStatus)),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]))),
  notification: v.optional(InstallationNotification),
  ownership: v.optional(v.picklist(["owned", "linked", "sandbox"])),
  parentId: v.optional(v.string()),
  projectFilter: v.optional(StoreProjectFilter),
  protocolSettings: v.optional(StoreProtocolSettings),
  secretRotationCompletedAt: v.optional(v.number()),
  secretRotationRequestedAt: v.optional(v.number()),
  secretRotationRequestedBy: v.optional(v.string()),
  secretRotationRequestedReason: v.optional(v.string()),
  targets: v.optional(v.array(EnvTarget)),
  totalConnectedProjects: v.optional(v.number()),
}))();

export const RepositorySearchError: v.GenericSchema<types.RepositorySearchError> = /* @__PURE__ */ (() => v.looseObject({
  error: v.looseObject({
    code: v.literal("installation_not_found"),
    message: v.string(),
  }),
}))();

export const SearchedProvider: v.GenericSchema<types.SearchedProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin"]);

export const ListGitNamespacesInput: v.GenericSchema<types.ListGitNamespacesInput> = /* @__PURE__ */ (() => v.looseObject({
  host: v.optional(v.string()),
  provider: v.optional(GitNamespaceProvider),
  viewerMetadata: v.optional(v.boolean()),
}))();

export const ListGitNamespacesOutput: v.GenericSchema<types.ListGitNamespacesOutput> = /* @__PURE__ */ v.array(GitNamespace);

export const SearchRepositoriesInput: v.GenericSchema<types.SearchRepositoriesInput> = /* @__PURE__ */ (() => v.looseObject({
  host: v.optional(v.string()),
  installationId: v.optional(v.string()),
  namespaceId: v.optional(v.union([v.number(), v.string()])),
  provider: v.optional(SearchedProvider),
  query: v.optional(v.string()),
}))();

export const SearchRepositoriesOutput: v.GenericSchema<types.SearchRepositoriesOutput> = /* @__PURE__ */ (() => v.union([v.looseObject({
  gitAccount: v.looseObject({
    namespaceId: v.nullable(v.union([v.string(), v.number()])),
    provider: v.union([unlisted(v.string()), RepositoryProvider]),
  }),
  repos: v.array(v.looseObject({
    provider: v.union([v.picklist(["cursor-origin"]), RepositoryProvider]),
    id: v.union([v.string(), v.number()]),
    name: v.string(),
    slug: v.string(),
    defaultBranch: v.string(),
    namespace: v.string(),
    owner: v.looseObject({
      id: v.union([v.string(), v.number()]),
      name: v.string(),
    }),
    ownerType: RepoOwnerType,
    private: v.boolean(),
    updatedAt: v.number(),
    url: v.string(),
  })),
}), RepositorySearchError]))();

export const ListIntegrationBillingPlansInput: v.GenericSchema<types.ListIntegrationBillingPlansInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationIdOrSlug: v.string(),
  productIdOrSlug: v.string(),
  integrationConfigurationId: v.optional(v.string()),
  metadata: v.optional(v.string()),
  source: v.optional(InstallationSource),
}))();

export const ListIntegrationBillingPlansOutput: v.GenericSchema<types.ListIntegrationBillingPlansOutput> = /* @__PURE__ */ (() => v.looseObject({
  plans: v.array(IntegrationBillingPlan),
}))();

export const ConnectIntegrationResourceInput: v.GenericSchema<types.ConnectIntegrationResourceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  projectId: v.string(),
  envVarEnvironments: v.optional(v.array(v.string())),
  makeEnvVarsSensitive: v.optional(v.boolean()),
}))();

export const ListIntegrationConfigurationsInput: v.GenericSchema<types.ListIntegrationConfigurationsInput> = /* @__PURE__ */ (() => v.looseObject({
  installationType: v.optional(v.picklist(["external", "marketplace", "provisioning"])),
  integrationIdOrSlug: v.optional(v.string()),
  view: v.picklist(["account", "project"]),
}))();

export const ListIntegrationConfigurationsOutput: v.GenericSchema<types.ListIntegrationConfigurationsOutput> = /* @__PURE__ */ (() => v.array(v.union([PartialIntegrationConfiguration, IntegrationConfiguration])))();

export const GetIntegrationConfigurationInput: v.GenericSchema<types.GetIntegrationConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteIntegrationConfigurationInput: v.GenericSchema<types.DeleteIntegrationConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListIntegrationProductsInput: v.GenericSchema<types.ListIntegrationProductsInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListIntegrationProductsOutput: v.GenericSchema<types.ListIntegrationProductsOutput> = /* @__PURE__ */ (() => v.looseObject({
  configuration: v.looseObject({
    id: v.string(),
  }),
  integration: NamedReference,
  products: v.array(IntegrationProduct),
}))();

export const CreateIntegrationStoreInput: v.GenericSchema<types.CreateIntegrationStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.pipe(v.string(), v.maxLength(128)),
  integrationConfigurationId: v.pipe(v.string(), v.regex(new RegExp("^icfg_[a-zA-Z0-9]+$"))),
  billingPlanId: v.optional(v.string()),
  externalId: v.optional(v.string()),
  integrationProductIdOrSlug: v.string(),
  metadata: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(v.number())]))),
  paymentMethodId: v.optional(v.string()),
  prepaymentAmountCents: v.optional(v.pipe(v.number(), v.minValue(50))),
  protocolSettings: v.optional(v.record(v.string(), v.unknown())),
  source: v.optional(InstallationSource),
}))();

export const CreateIntegrationStoreOutput: v.GenericSchema<types.CreateIntegrationStoreOutput> = /* @__PURE__ */ (() => v.looseObject({
  store: v.nullable(IntegrationStore),
}))();
