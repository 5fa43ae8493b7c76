// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail> = /* @__PURE__ */ v.looseObject({
  label: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectIntegrationResourceRequest: v.GenericSchema<types.ConnectIntegrationResourceRequest> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  envVarEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  makeEnvVarsSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist(["actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola"]);

export const ConnectedProject: v.GenericSchema<types.ConnectedProject> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  envVarPrefix: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  environmentVariables: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  deployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    actions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      slug: /* @__PURE__ */ v.string(),
      environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    })),
    required: /* @__PURE__ */ v.boolean(),
  })),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  latestDeployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  makeEnvVarsSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UiExpression: v.GenericSchema<types.UiExpression> = /* @__PURE__ */ v.looseObject({
  expr: /* @__PURE__ */ v.string(),
});

export const UiCondition: v.GenericSchema<types.UiCondition> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["create", "update"]), /* @__PURE__ */ v.boolean(), UiExpression]);

export const CountryProperty: v.GenericSchema<types.CountryProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("vercel-country"),
  "ui:options": /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    disabled: /* @__PURE__ */ v.optional(UiCondition),
    hidden: /* @__PURE__ */ v.optional(UiCondition),
  })])),
});

export const InstallationSource: v.GenericSchema<types.InstallationSource> = /* @__PURE__ */ v.picklist(["marketplace", "cli", "deploy-button", "external", "import-recommended-integrations", "oauth", "organization", "resource-claims", "backoffice", "v0"]);

export const CreateIntegrationStoreRequest: v.GenericSchema<types.CreateIntegrationStoreRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128)),
  integrationConfigurationId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^icfg_[a-zA-Z0-9]+$"))),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationProductIdOrSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.array(/* @__PURE__ */ v.number())]))),
  paymentMethodId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prepaymentAmountCents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(50))),
  protocolSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  source: /* @__PURE__ */ v.optional(InstallationSource),
});

export const DomainProperty: v.GenericSchema<types.DomainProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("domain"),
});

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const GitNamespace: v.GenericSchema<types.GitNamespace> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.string(),
  ownerType: /* @__PURE__ */ v.string(),
  provider: /* @__PURE__ */ v.string(),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isAccessRestricted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requireReauth: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  viewer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    canCreateApp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    role: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  })),
});

export const GitProvider: v.GenericSchema<types.GitProvider> = /* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"]);

export const GitNamespaceProperty: v.GenericSchema<types.GitNamespaceProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("git-namespace"),
  "git:providers": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(GitProvider)),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GitNamespaceProvider: v.GenericSchema<types.GitNamespaceProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"]);

export const InstallationDisabledReason: v.GenericSchema<types.InstallationDisabledReason> = /* @__PURE__ */ v.picklist(["disabled-by-owner", "disabled-by-admin", "original-owner-left-the-team", "original-owner-role-downgraded", "account-plan-downgrade", "feature-not-available"]);

export const InstallationNotification: v.GenericSchema<types.InstallationNotification> = /* @__PURE__ */ v.looseObject({
  level: /* @__PURE__ */ v.picklist(["error", "info", "warn"]),
  title: /* @__PURE__ */ v.string(),
  href: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const TransferRequester: v.GenericSchema<types.TransferRequester> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const TransferFromMarketplace: v.GenericSchema<types.TransferFromMarketplace> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  expiresAt: /* @__PURE__ */ v.number(),
  requestId: /* @__PURE__ */ v.string(),
  requester: TransferRequester,
  transferId: /* @__PURE__ */ v.string(),
  approvedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  approvedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  authorizationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  discardedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  discardedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  kind: /* @__PURE__ */ v.literal("transfer-from-marketplace"),
});

export const TransferBillingPlan: v.GenericSchema<types.TransferBillingPlan> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["prepayment", "subscription"]),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
  paymentMethodRequired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preauthorizationAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["installation", "resource"])),
});

export const TransferToMarketplace: v.GenericSchema<types.TransferToMarketplace> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  expiresAt: /* @__PURE__ */ v.number(),
  requestId: /* @__PURE__ */ v.string(),
  requester: TransferRequester,
  transferId: /* @__PURE__ */ v.string(),
  approvedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  approvedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  authorizationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  discardedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  discardedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  kind: /* @__PURE__ */ v.literal("transfer-to-marketplace"),
  billingPlan: /* @__PURE__ */ v.optional(TransferBillingPlan),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const InstallationTransferRequest: v.GenericSchema<types.InstallationTransferRequest> = /* @__PURE__ */ v.union([TransferToMarketplace, TransferFromMarketplace]);

export const IntegrationTag: v.GenericSchema<types.IntegrationTag> = /* @__PURE__ */ v.picklist(["tag_agents", "tag_ai", "tag_analytics", "tag_authentication", "tag_cms", "tag_code_repository", "tag_code_review", "tag_code_security", "tag_code_testing", "tag_commerce", "tag_databases", "tag_dev_tools", "tag_experimentation", "tag_flags", "tag_logging", "tag_messaging", "tag_monitoring", "tag_observability", "tag_payments", "tag_performance", "tag_productivity", "tag_searching", "tag_security", "tag_support_agent", "tag_testing", "tag_video", "tag_web_automation", "tag_workflow"]);

export const InstalledIntegration: v.GenericSchema<types.InstalledIntegration> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  icon: /* @__PURE__ */ v.string(),
  isLegacy: /* @__PURE__ */ v.boolean(),
  assignedBetaLabelAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  flags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  tagIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IntegrationTag)),
});

export const IntegrationBillingPlan: v.GenericSchema<types.IntegrationBillingPlan> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["prepayment", "subscription"]),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
  paymentMethodRequired: /* @__PURE__ */ v.boolean(),
  scope: /* @__PURE__ */ v.picklist(["installation", "resource"]),
  cost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingPlanDetail)),
  disabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  effectiveDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  highlightedDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(BillingPlanDetail)),
  initialCharge: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maximumAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maximumAmountAutoPurchasePerPeriod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  minimumAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  preauthorizationAmount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  quote: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    amount: /* @__PURE__ */ v.string(),
    line: /* @__PURE__ */ v.string(),
  }))),
});

export const IntegrationProtocol: v.GenericSchema<types.IntegrationProtocol> = /* @__PURE__ */ v.picklist(["ai", "authentication", "checks", "experimentation", "logDrain", "messaging", "observability", "other", "storage", "traceDrain", "video", "workflow"]);

export const IntegrationRepl: v.GenericSchema<types.IntegrationRepl> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  supportsReadOnlyMode: /* @__PURE__ */ v.boolean(),
  welcomeMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IntegrationProtocols: v.GenericSchema<types.IntegrationProtocols> = /* @__PURE__ */ v.looseObject({
  ai: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  authentication: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
    appUrlRegistrationSupport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  checks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  experimentation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
    edgeConfigSyncingSupport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  logDrain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    endpoint: /* @__PURE__ */ v.string(),
    format: /* @__PURE__ */ v.picklist(["json", "ndjson"]),
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
    headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  })),
  messaging: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  observability: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  other: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  storage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
    repl: /* @__PURE__ */ v.optional(IntegrationRepl),
  })),
  traceDrain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    endpoint: /* @__PURE__ */ v.string(),
    format: /* @__PURE__ */ v.picklist(["json", "proto"]),
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
    headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  })),
  video: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
  workflow: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    status: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  })),
});

export const TextItems: v.GenericSchema<types.TextItems> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MultiRegionProperty: v.GenericSchema<types.MultiRegionProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("array"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("multi-vercel-region"),
  items: TextItems,
  "ui:options": /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    disabled: /* @__PURE__ */ v.optional(UiCondition),
    hidden: /* @__PURE__ */ v.optional(UiCondition),
  })])),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  example: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UiOption: v.GenericSchema<types.UiOption> = /* @__PURE__ */ v.looseObject({
  label: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  disabled: /* @__PURE__ */ v.optional(UiCondition),
  hidden: /* @__PURE__ */ v.optional(UiCondition),
});

export const MultiSelectProperty: v.GenericSchema<types.MultiSelectProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("array"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("multi-select"),
  items: TextItems,
  "ui:options": /* @__PURE__ */ v.array(UiOption),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  example: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NumberProperty: v.GenericSchema<types.NumberProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("number"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("input"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  exclusiveMaximum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  exclusiveMinimum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maximum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minimum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RadioButtonProperty: v.GenericSchema<types.RadioButtonProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("radio-button"),
  "ui:options": /* @__PURE__ */ v.array(UiOption),
});

export const RegionProperty: v.GenericSchema<types.RegionProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("vercel-region"),
  "ui:options": /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    disabled: /* @__PURE__ */ v.optional(UiCondition),
    hidden: /* @__PURE__ */ v.optional(UiCondition),
  })])),
});

export const SelectProperty: v.GenericSchema<types.SelectProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("select"),
  "ui:options": /* @__PURE__ */ v.array(UiOption),
});

export const SliderItems: v.GenericSchema<types.SliderItems> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("number"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  exclusiveMaximum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  exclusiveMinimum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maximum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minimum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const SliderProperty: v.GenericSchema<types.SliderProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("array"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("slider"),
  items: SliderItems,
  "ui:steps": /* @__PURE__ */ v.array(/* @__PURE__ */ v.number()),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  maxItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const TextProperty: v.GenericSchema<types.TextProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("string"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enum: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  maxLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  pattern: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:placeholder": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("input"),
});

export const ToggleProperty: v.GenericSchema<types.ToggleProperty> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("boolean"),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:description": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), UiExpression])),
  "ui:disabled": /* @__PURE__ */ v.optional(UiCondition),
  "ui:formatted-value": /* @__PURE__ */ v.optional(UiExpression),
  "ui:hidden": /* @__PURE__ */ v.optional(UiCondition),
  "ui:label": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "ui:paid-only": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "ui:read-only": /* @__PURE__ */ v.optional(UiCondition),
  "ui:control": /* @__PURE__ */ v.literal("toggle"),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const MetadataProperty: v.GenericSchema<types.MetadataProperty> = /* @__PURE__ */ v.union([SliderProperty, MultiSelectProperty, MultiRegionProperty, SelectProperty, RadioButtonProperty, RegionProperty, CountryProperty, TextProperty, NumberProperty, ToggleProperty, DomainProperty, GitNamespaceProperty]);

export const MetadataSchema: v.GenericSchema<types.MetadataSchema> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("object"),
  properties: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), MetadataProperty),
  required: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  "ui:order": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const IntegrationProduct: v.GenericSchema<types.IntegrationProduct> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  metadataSchema: MetadataSchema,
  protocols: IntegrationProtocols,
  primaryProtocol: /* @__PURE__ */ v.optional(IntegrationProtocol),
});

export const SecretRotationPolicy: v.GenericSchema<types.SecretRotationPolicy> = /* @__PURE__ */ v.looseObject({
  maxDelayHours: /* @__PURE__ */ v.number(),
  customRotationWarning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IntegrationStoreCapabilities: v.GenericSchema<types.IntegrationStoreCapabilities> = /* @__PURE__ */ v.looseObject({
  agentTools: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  billable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mcp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mcpReadonly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  secretRotation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), SecretRotationPolicy])),
  secretsSync: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sso: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  transferable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  v0: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ResourceStatus: v.GenericSchema<types.ResourceStatus> = /* @__PURE__ */ v.picklist(["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"]);

export const ProjectConnectionScope: v.GenericSchema<types.ProjectConnectionScope> = /* @__PURE__ */ v.picklist(["read-write:deployment", "read-write:deployment-check", "read-write:domain", "read-write:drains", "read-write:global-project-env-vars", "read-write:integration-deployment-action", "read-write:log-drain", "read-write:project-env-vars", "read-write:project-protection-bypass", "read:deployment", "read:domain", "read:project"]);

export const StoreIntegrationCapabilities: v.GenericSchema<types.StoreIntegrationCapabilities> = /* @__PURE__ */ v.looseObject({
  billable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  checks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectedImportResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectedProvisioning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  flexCommitEligible: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  importResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  maxAllowedTeams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  mcp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mcpReadonly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  nativeImportResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  provisioning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requiresBrowserInstall: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  secretRotation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), SecretRotationPolicy])),
  sso: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  templateCloneOnly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  transferable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updateConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  v0Flavors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const StoreIntegration: v.GenericSchema<types.StoreIntegration> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  icon: /* @__PURE__ */ v.string(),
  capabilities: /* @__PURE__ */ v.optional(StoreIntegrationCapabilities),
  flags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  supportsInstallationBillingPlans: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const StoreProductCapabilities: v.GenericSchema<types.StoreProductCapabilities> = /* @__PURE__ */ v.looseObject({
  agentTools: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  billable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectedImportResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  databaseUI: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  importResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  linking: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mcp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  mcpReadonly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  nativeImportResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sandbox: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  secretRotation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), SecretRotationPolicy])),
  secretsSync: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sso: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  transferable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  v0: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  v0Flavors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const StoreProductGuide: v.GenericSchema<types.StoreProductGuide> = /* @__PURE__ */ v.looseObject({
  framework: /* @__PURE__ */ v.string(),
  steps: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    content: /* @__PURE__ */ v.string(),
    title: /* @__PURE__ */ v.string(),
    actions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      type: /* @__PURE__ */ v.picklist(["add_drain", "configure_project_connections", "connect_to_project"]),
    }))),
  })),
  title: /* @__PURE__ */ v.string(),
});

export const StoreProductTag: v.GenericSchema<types.StoreProductTag> = /* @__PURE__ */ v.picklist(["ai", "authentication", "blob", "checks", "drains", "edge-config", "experimentation", "kv", "libsql", "logDrain", "mcp", "messaging", "mysql", "observability", "other", "postgres", "rds", "redis", "sqlite", "storage", "tag_agents", "tag_ai", "tag_analytics", "tag_authentication", "tag_checks", "tag_cms", "tag_code_repository", "tag_code_review", "tag_code_security", "tag_code_testing", "tag_commerce", "tag_databases", "tag_dev_tools", "tag_experimentation", "tag_flags", "tag_logDrain", "tag_logging", "tag_messaging", "tag_monitoring", "tag_observability", "tag_other", "tag_payments", "tag_performance", "tag_productivity", "tag_searching", "tag_security", "tag_storage", "tag_support_agent", "tag_testing", "tag_traceDrain", "tag_video", "tag_web_automation", "tag_workflow", "traceDrain", "vector", "video", "workflow"]);

export const StoreProduct: v.GenericSchema<types.StoreProduct> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integration: StoreIntegration,
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  supportedProtocols: /* @__PURE__ */ v.array(IntegrationProtocol),
  agentSkills: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  capabilities: /* @__PURE__ */ v.optional(StoreProductCapabilities),
  disableResourceRenaming: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  guides: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StoreProductGuide)),
  iconUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  logDrainStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["disabled", "enabled"])),
  metadataSchema: /* @__PURE__ */ v.optional(MetadataSchema),
  primaryProtocol: /* @__PURE__ */ v.optional(IntegrationProtocol),
  projectConnectionScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectConnectionScope)),
  repl: /* @__PURE__ */ v.optional(IntegrationRepl),
  resourceLinks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    href: /* @__PURE__ */ v.string(),
    title: /* @__PURE__ */ v.string(),
  }))),
  resourceTitle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  shortDescription: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  showSSOLinkOnProjectConnection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  tags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StoreProductTag)),
});

export const StoreProjectFilter: v.GenericSchema<types.StoreProjectFilter> = /* @__PURE__ */ v.looseObject({
  git: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    providers: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(GitProvider)]),
    owners: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    repos: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
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

export const StoreStatus: v.GenericSchema<types.StoreStatus> = /* @__PURE__ */ v.picklist(["available", "initializing", "onboarding", "suspended", "limits-exceeded-suspended", "limits-exceeded-suspended-store-count", "uninstalled", "error"]);

export const IntegrationStore: v.GenericSchema<types.IntegrationStore> = /* @__PURE__ */ v.looseObject({
  externalResourceId: /* @__PURE__ */ v.string(),
  product: StoreProduct,
  projectsMetadata: /* @__PURE__ */ v.array(ConnectedProject),
  secrets: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    length: /* @__PURE__ */ v.number(),
    frameworkPublishable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  status: /* @__PURE__ */ v.nullable(StoreStatus),
  usageQuotaExceeded: /* @__PURE__ */ v.boolean(),
  billingPlan: /* @__PURE__ */ v.optional(IntegrationBillingPlan),
  capabilities: /* @__PURE__ */ v.optional(IntegrationStoreCapabilities),
  directPartnerConsoleUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalResourceStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ResourceStatus)),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]))]))),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  ownership: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["owned", "linked", "sandbox"])),
  parentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectFilter: /* @__PURE__ */ v.optional(StoreProjectFilter),
  protocolSettings: /* @__PURE__ */ v.optional(StoreProtocolSettings),
  secretRotationCompletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  secretRotationRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  secretRotationRequestedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  secretRotationRequestedReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  totalConnectedProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const NamedReference: v.GenericSchema<types.NamedReference> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
});

export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType> = /* @__PURE__ */ v.picklist(["team", "user"]);

export const RepositoryProvider: v.GenericSchema<types.RepositoryProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin", "vercel"]);

export const SearchedProvider: v.GenericSchema<types.SearchedProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin"]);

export const ListGitNamespacesInput: v.GenericSchema<types.ListGitNamespacesInput> = /* @__PURE__ */ v.looseObject({
  host: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  provider: /* @__PURE__ */ v.optional(GitNamespaceProvider),
  viewerMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListGitNamespacesOutput: v.GenericSchema<types.ListGitNamespacesOutput> = /* @__PURE__ */ v.array(GitNamespace);

export const SearchRepositoriesInput: v.GenericSchema<types.SearchRepositoriesInput> = /* @__PURE__ */ v.looseObject({
  host: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  namespaceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  provider: /* @__PURE__ */ v.optional(SearchedProvider),
  query: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SearchRepositoriesOutput: v.GenericSchema<types.SearchRepositoriesOutput> = /* @__PURE__ */ v.looseObject({
  gitAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    namespaceId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()])),
    provider: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RepositoryProvider]),
  })),
  repos: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    provider: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["cursor-origin"]), RepositoryProvider]),
    id: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]),
    name: /* @__PURE__ */ v.string(),
    slug: /* @__PURE__ */ v.string(),
    defaultBranch: /* @__PURE__ */ v.string(),
    namespace: /* @__PURE__ */ v.string(),
    owner: /* @__PURE__ */ v.looseObject({
      id: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]),
      name: /* @__PURE__ */ v.string(),
    }),
    ownerType: RepoOwnerType,
    private: /* @__PURE__ */ v.boolean(),
    updatedAt: /* @__PURE__ */ v.number(),
    url: /* @__PURE__ */ v.string(),
  }))),
  error: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    code: /* @__PURE__ */ v.literal("installation_not_found"),
    message: /* @__PURE__ */ v.string(),
  })),
});

export const ListIntegrationBillingPlansInput: v.GenericSchema<types.ListIntegrationBillingPlansInput> = /* @__PURE__ */ v.looseObject({
  integrationIdOrSlug: /* @__PURE__ */ v.string(),
  productIdOrSlug: /* @__PURE__ */ v.string(),
  integrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.optional(InstallationSource),
});

export const ListIntegrationBillingPlansOutput: v.GenericSchema<types.ListIntegrationBillingPlansOutput> = /* @__PURE__ */ v.looseObject({
  plans: /* @__PURE__ */ v.array(IntegrationBillingPlan),
});

export const ConnectIntegrationResourceInput: v.GenericSchema<types.ConnectIntegrationResourceInput> = /* @__PURE__ */ v.looseObject({
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  envVarEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  makeEnvVarsSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListIntegrationConfigurationsInput: v.GenericSchema<types.ListIntegrationConfigurationsInput> = /* @__PURE__ */ v.looseObject({
  installationType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["external", "marketplace", "provisioning"])),
  integrationIdOrSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  view: /* @__PURE__ */ v.picklist(["account", "project"]),
});

export const ListIntegrationConfigurationsOutput: v.GenericSchema<types.ListIntegrationConfigurationsOutput> = /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
  acceptedPoliciesInheritedFromInstallationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customerDeleteRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  deleteRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledReason: /* @__PURE__ */ v.optional(InstallationDisabledReason),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installationType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["external", "marketplace"])),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  source: /* @__PURE__ */ v.optional(InstallationSource),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("integration-configuration")),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integration: /* @__PURE__ */ v.optional(InstalledIntegration),
}));

export const GetIntegrationConfigurationInput: v.GenericSchema<types.GetIntegrationConfigurationInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const GetIntegrationConfigurationOutput: v.GenericSchema<types.GetIntegrationConfigurationOutput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("integration-configuration")),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  acceptedPoliciesInheritedFromInstallationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customerDeleteRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  deleteRequestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledReason: /* @__PURE__ */ v.optional(InstallationDisabledReason),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installationType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["external", "marketplace"])),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  source: /* @__PURE__ */ v.optional(InstallationSource),
  status: /* @__PURE__ */ v.optional(ResourceStatus),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  notification: /* @__PURE__ */ v.optional(InstallationNotification),
  projectSelection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "selected"])),
  transferRequest: /* @__PURE__ */ v.optional(InstallationTransferRequest),
  canConfigureOpenTelemetry: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeleteIntegrationConfigurationInput: v.GenericSchema<types.DeleteIntegrationConfigurationInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const ListIntegrationProductsInput: v.GenericSchema<types.ListIntegrationProductsInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const ListIntegrationProductsOutput: v.GenericSchema<types.ListIntegrationProductsOutput> = /* @__PURE__ */ v.looseObject({
  configuration: /* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  }),
  integration: NamedReference,
  products: /* @__PURE__ */ v.array(IntegrationProduct),
});

export const CreateIntegrationStoreInput: v.GenericSchema<types.CreateIntegrationStoreInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(128)),
  integrationConfigurationId: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^icfg_[a-zA-Z0-9]+$"))),
  billingPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationProductIdOrSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.array(/* @__PURE__ */ v.number())]))),
  paymentMethodId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prepaymentAmountCents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(50))),
  protocolSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  source: /* @__PURE__ */ v.optional(InstallationSource),
});

export const CreateIntegrationStoreOutput: v.GenericSchema<types.CreateIntegrationStoreOutput> = /* @__PURE__ */ v.looseObject({
  store: /* @__PURE__ */ v.nullable(IntegrationStore),
});
