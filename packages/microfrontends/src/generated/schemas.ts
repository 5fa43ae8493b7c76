// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AliasJobStatus: v.GenericSchema<types.AliasJobStatus> = /* @__PURE__ */ v.picklist(["pending", "in-progress", "succeeded", "failed", "skipped"]);

export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue> = /* @__PURE__ */ v.looseObject({
  value: /* @__PURE__ */ v.string(),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AppCreator: v.GenericSchema<types.AppCreator> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("app"),
  app: /* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
});

export const AutomationBypass: v.GenericSchema<types.AutomationBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("automation-bypass"),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  isEnvVar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  note: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeployHook: v.GenericSchema<types.DeployHook> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.string(),
  url: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const BitbucketLink: v.GenericSchema<types.BitbucketLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("bitbucket"),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.string(),
  uuid: /* @__PURE__ */ v.string(),
  workspaceUuid: /* @__PURE__ */ v.string(),
});

export const BranchMatcher: v.GenericSchema<types.BranchMatcher> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["endsWith", "equals", "startsWith"]),
  pattern: /* @__PURE__ */ v.string(),
});

export const BuildMachineReason: v.GenericSchema<types.BuildMachineReason> = /* @__PURE__ */ v.picklist(["basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration", "oom-failure", "short-build-duration", "sustained-high-cpu"]);

export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelection> = /* @__PURE__ */ v.picklist(["fixed", "elastic"]);

export const BuildMachineType: v.GenericSchema<types.BuildMachineType> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo"]);

export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration> = /* @__PURE__ */ v.picklist(["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]);

export const BuildQueue: v.GenericSchema<types.BuildQueue> = /* @__PURE__ */ v.looseObject({
  configuration: /* @__PURE__ */ v.optional(BuildQueueConfiguration),
});

export const ChecksConclusion: v.GenericSchema<types.ChecksConclusion> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "skipped", "canceled"]);

export const ChecksState: v.GenericSchema<types.ChecksState> = /* @__PURE__ */ v.picklist(["registered", "running", "completed"]);

export const CodedError: v.GenericSchema<types.CodedError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
});

export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration> = /* @__PURE__ */ v.looseObject({
  buildsEnabled: /* @__PURE__ */ v.boolean(),
  connectConfigurationId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  envId: /* @__PURE__ */ v.string(),
  passive: /* @__PURE__ */ v.boolean(),
  updatedAt: /* @__PURE__ */ v.number(),
  aws: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    subnetIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    securityGroupId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  dc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CountryHeaderCondition: v.GenericSchema<types.CountryHeaderCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("header"),
  key: /* @__PURE__ */ v.literal("x-vercel-ip-country"),
  value: /* @__PURE__ */ v.looseObject({
    eq: /* @__PURE__ */ v.string(),
  }),
});

export const CreateMicrofrontendsGroupRequest: v.GenericSchema<types.CreateMicrofrontendsGroupRequest> = /* @__PURE__ */ v.looseObject({
  defaultApp: /* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  groupName: /* @__PURE__ */ v.string(),
  otherApplications: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
});

export const IntegrationCreator: v.GenericSchema<types.IntegrationCreator> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("integration"),
  integration: /* @__PURE__ */ v.looseObject({
    configurationId: /* @__PURE__ */ v.string(),
    integrationId: /* @__PURE__ */ v.string(),
  }),
});

export const CreatorAgent: v.GenericSchema<types.CreatorAgent> = /* @__PURE__ */ v.union([AppCreator, IntegrationCreator]);

export const CronDefinition: v.GenericSchema<types.CronDefinition> = /* @__PURE__ */ v.looseObject({
  host: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.string(),
  schedule: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  hostInferred: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("api")),
});

export const CursorOriginLink: v.GenericSchema<types.CursorOriginLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("cursor-origin"),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  owner: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.string(),
});

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  apexName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customEnvironmentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  verification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.string(),
    domain: /* @__PURE__ */ v.string(),
    reason: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  }))),
});

export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment> = /* @__PURE__ */ v.looseObject({
  type: EnvTarget,
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
  currentDeploymentAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectDomain)),
});

export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("custom"),
  environmentId: /* @__PURE__ */ v.string(),
});

export const JobTargets: v.GenericSchema<types.JobTargets> = /* @__PURE__ */ v.looseObject({
  targets: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs> = /* @__PURE__ */ v.looseObject({
  lint: /* @__PURE__ */ v.optional(JobTargets),
  "mfe-config-present": /* @__PURE__ */ v.optional(JobTargets),
  typecheck: /* @__PURE__ */ v.optional(JobTargets),
});

export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration> = /* @__PURE__ */ v.looseObject({
  deploymentsToKeep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysCanceled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysErrored: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expirationDaysProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySource> = /* @__PURE__ */ v.picklist(["cli", "deploy-hook", "git", "integration", "rest-api", "v0"]);

export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED"]);

export const DeploymentReadySubstate: v.GenericSchema<types.DeploymentReadySubstate> = /* @__PURE__ */ v.picklist(["STAGED", "ROLLING", "PROMOTED"]);

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("system"),
  target: TargetEnvironment,
});

export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironment> = /* @__PURE__ */ v.union([SystemPolicyEnvironment, CustomPolicyEnvironment]);

export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  environments: /* @__PURE__ */ v.array(PolicyEnvironment),
  sources: /* @__PURE__ */ v.array(DeploymentPolicySource),
});

export const ToastAction: v.GenericSchema<types.ToastAction> = /* @__PURE__ */ v.picklist(["accept", "cancel", "delete"]);

export const DismissedToast: v.GenericSchema<types.DismissedToast> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  action: ToastAction,
  dismissedAt: /* @__PURE__ */ v.number(),
  value: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.looseObject({
    currentValue: /* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
    previousValue: /* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  })])),
});

export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy> = /* @__PURE__ */ v.picklist(["A", "CNAME", "dns-01", "http"]);

export const FlagsConnectionHint: v.GenericSchema<types.FlagsConnectionHint> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("flags-connection-string"),
  projectId: /* @__PURE__ */ v.string(),
});

export const IntegrationStoreSecretHint: v.GenericSchema<types.IntegrationStoreSecretHint> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("integration-store-secret"),
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  integrationId: /* @__PURE__ */ v.string(),
  integrationProductId: /* @__PURE__ */ v.string(),
  storeId: /* @__PURE__ */ v.string(),
});

export const StoreHint: v.GenericSchema<types.StoreHint> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["blob-read-write-token", "blob-store-id", "blob-webhook-public-key", "postgres-database", "postgres-host", "postgres-password", "postgres-prisma-url", "postgres-url", "postgres-url-no-ssl", "postgres-url-non-pooling", "postgres-user", "redis-rest-api-read-only-token", "redis-rest-api-token", "redis-rest-api-url", "redis-url"]),
  storeId: /* @__PURE__ */ v.string(),
});

export const EnvVarContentHint: v.GenericSchema<types.EnvVarContentHint> = /* @__PURE__ */ v.union([StoreHint, IntegrationStoreSecretHint, FlagsConnectionHint]);

export const EnvVarInternalContentHint: v.GenericSchema<types.EnvVarInternalContentHint> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("flags-secret"),
  encryptedValue: /* @__PURE__ */ v.string(),
});

export const EnvVarKind: v.GenericSchema<types.EnvVarKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "secret", "system"]);

export const EnvVarVisibility: v.GenericSchema<types.EnvVarVisibility> = /* @__PURE__ */ v.picklist(["config", "secret"]);

export const EnvVar: v.GenericSchema<types.EnvVar> = /* @__PURE__ */ v.looseObject({
  type: EnvVarKind,
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  configurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  contentHint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(EnvVarContentHint)),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  edgeConfigId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  edgeConfigTokenId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  internalContentHint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(EnvVarInternalContentHint)),
  legacyValue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sunsetSecretId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  visibility: /* @__PURE__ */ v.optional(EnvVarVisibility),
  value: /* @__PURE__ */ v.string(),
  decrypted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  system: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["production", "preview", "development"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([EnvTarget, /* @__PURE__ */ v.string()]))])),
  vsmValue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallAction: v.GenericSchema<types.FirewallAction> = /* @__PURE__ */ v.picklist(["allow", "bypass", "challenge", "deny", "log", "rate_limit", "redirect"]);

export const FirewallConditionType: v.GenericSchema<types.FirewallConditionType> = /* @__PURE__ */ v.picklist(["cookie", "domain_environment", "environment", "header", "headers", "host", "initial_request_path", "ip_address", "method", "path", "protocol", "query", "region", "scheme", "trusted_source"]);

export const FirewallEdgeRateLimit: v.GenericSchema<types.FirewallEdgeRateLimit> = /* @__PURE__ */ v.looseObject({
  algo: /* @__PURE__ */ v.picklist(["fixed_window", "token_bucket"]),
  keys: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.number(),
  window: /* @__PURE__ */ v.number(),
});

export const FirewallHeaderTransform: v.GenericSchema<types.FirewallHeaderTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("request.headers"),
  op: /* @__PURE__ */ v.literal("append"),
  args: /* @__PURE__ */ v.string(),
  target: /* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.string(),
  }),
});

export const FirewallLimit: v.GenericSchema<types.FirewallLimit> = /* @__PURE__ */ v.looseObject({
  algo: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["fixed_window", "token_bucket"]), /* @__PURE__ */ v.string()]),
  keys: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.number(),
  window: /* @__PURE__ */ v.number(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const FirewallRedirect: v.GenericSchema<types.FirewallRedirect> = /* @__PURE__ */ v.looseObject({
  location: /* @__PURE__ */ v.string(),
  permanent: /* @__PURE__ */ v.boolean(),
});

export const FirewallMitigation: v.GenericSchema<types.FirewallMitigation> = /* @__PURE__ */ v.looseObject({
  action: FirewallAction,
  actionDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  bypassSystem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  logHeaders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallLimit)),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(FirewallRedirect)),
});

export const FirewallMitigationAction: v.GenericSchema<types.FirewallMitigationAction> = /* @__PURE__ */ v.picklist(["bypass", "challenge", "deny", "log", "rate_limit", "redirect"]);

export const FirewallRouteMatcher: v.GenericSchema<types.FirewallRouteMatcher> = /* @__PURE__ */ v.looseObject({
  eq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  gte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  list: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  lt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  neq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ninc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  pre: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  re: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  suf: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FirewallRouteCondition: v.GenericSchema<types.FirewallRouteCondition> = /* @__PURE__ */ v.looseObject({
  type: FirewallConditionType,
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), FirewallRouteMatcher])),
});

export const FirewallRouteMitigation: v.GenericSchema<types.FirewallRouteMitigation> = /* @__PURE__ */ v.looseObject({
  action: FirewallMitigationAction,
  rule_id: /* @__PURE__ */ v.string(),
  erl: /* @__PURE__ */ v.optional(FirewallEdgeRateLimit),
  log_headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ProjectTier: v.GenericSchema<types.ProjectTier> = /* @__PURE__ */ v.picklist(["priority", "advanced", "critical"]);

export const FirewallRoute: v.GenericSchema<types.FirewallRoute> = /* @__PURE__ */ v.looseObject({
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  handle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["finalize", "init"])),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallRouteCondition)),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallRouteCondition)),
  mitigate: /* @__PURE__ */ v.optional(FirewallRouteMitigation),
  src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), FirewallRouteMatcher])),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  tierRequirement: /* @__PURE__ */ v.optional(ProjectTier),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallHeaderTransform)),
});

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist(["actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola"]);

export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryType> = /* @__PURE__ */ v.picklist(["standard_legacy", "standard", "performance", "performance_xl"]);

export const GitComments: v.GenericSchema<types.GitComments> = /* @__PURE__ */ v.looseObject({
  onCommit: /* @__PURE__ */ v.boolean(),
  onPullRequest: /* @__PURE__ */ v.boolean(),
});

export const GitOrganizationSource: v.GenericSchema<types.GitOrganizationSource> = /* @__PURE__ */ v.looseObject({
  org: /* @__PURE__ */ v.string(),
  provider: /* @__PURE__ */ v.picklist(["bitbucket", "github"]),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GitProviderOptions: v.GenericSchema<types.GitProviderOptions> = /* @__PURE__ */ v.looseObject({
  createDeployments: /* @__PURE__ */ v.picklist(["disabled", "enabled"]),
  consolidatedGitCommitStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
    propagateFailures: /* @__PURE__ */ v.boolean(),
  })),
  disableRepositoryDispatchEvents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitCommitStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requireVerifiedCommits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GitlabNamespaceSource: v.GenericSchema<types.GitlabNamespaceSource> = /* @__PURE__ */ v.looseObject({
  provider: /* @__PURE__ */ v.literal("gitlab"),
  namespace: /* @__PURE__ */ v.string(),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PolicyGitSource: v.GenericSchema<types.PolicyGitSource> = /* @__PURE__ */ v.union([GitOrganizationSource, GitlabNamespaceSource]);

export const GitSourceRule: v.GenericSchema<types.GitSourceRule> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  environments: /* @__PURE__ */ v.array(PolicyEnvironment),
  sources: /* @__PURE__ */ v.array(PolicyGitSource),
});

export const GithubCustomHostLink: v.GenericSchema<types.GithubCustomHostLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-custom-host"),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  repoOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  host: /* @__PURE__ */ v.string(),
});

export const GithubLimitedLink: v.GenericSchema<types.GithubLimitedLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-limited"),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  repoOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GithubLink: v.GenericSchema<types.GithubLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github"),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  repoOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GitlabLink: v.GenericSchema<types.GitlabLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("gitlab"),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
  projectName: /* @__PURE__ */ v.string(),
  projectNameWithNamespace: /* @__PURE__ */ v.string(),
  projectNamespace: /* @__PURE__ */ v.string(),
  projectUrl: /* @__PURE__ */ v.string(),
  projectOwnerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const HostCondition: v.GenericSchema<types.HostCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("host"),
  value: /* @__PURE__ */ v.looseObject({
    eq: /* @__PURE__ */ v.string(),
  }),
});

export const IntegrationBypass: v.GenericSchema<types.IntegrationBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("integration-automation-bypass"),
  configurationId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  integrationId: /* @__PURE__ */ v.string(),
});

export const LegalBlockCondition: v.GenericSchema<types.LegalBlockCondition> = /* @__PURE__ */ v.union([CountryHeaderCondition, HostCondition]);

export const InternalRoute: v.GenericSchema<types.InternalRoute> = /* @__PURE__ */ v.looseObject({
  src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  expiry: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(LegalBlockCondition)),
  mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    action: /* @__PURE__ */ v.literal("block_legal_cwc"),
  })),
});

export const InterstitialAction: v.GenericSchema<types.InterstitialAction> = /* @__PURE__ */ v.picklist(["add-project-interstitial", "remove-project-interstitial", "add-deployment-interstitial", "remove-deployment-interstitial"]);

export const InterstitialRecord: v.GenericSchema<types.InterstitialRecord> = /* @__PURE__ */ v.looseObject({
  action: InterstitialAction,
  createdAt: /* @__PURE__ */ v.number(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IpBucket: v.GenericSchema<types.IpBucket> = /* @__PURE__ */ v.looseObject({
  bucket: /* @__PURE__ */ v.string(),
  default: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  supportUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const LastAliasRequest: v.GenericSchema<types.LastAliasRequest> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["promote", "rollback"]),
  fromDeploymentId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  jobStatus: AliasJobStatus,
  requestedAt: /* @__PURE__ */ v.number(),
  toDeploymentId: /* @__PURE__ */ v.string(),
  fromRollingReleaseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const LatestDeploymentCreator: v.GenericSchema<types.LatestDeploymentCreator> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
  githubLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OidcTokenClaims: v.GenericSchema<types.OidcTokenClaims> = /* @__PURE__ */ v.looseObject({
  aud: /* @__PURE__ */ v.string(),
  environment: /* @__PURE__ */ v.string(),
  iss: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.string(),
  owner_id: /* @__PURE__ */ v.string(),
  project: /* @__PURE__ */ v.string(),
  project_id: /* @__PURE__ */ v.string(),
  scope: /* @__PURE__ */ v.string(),
  sub: /* @__PURE__ */ v.string(),
  custom_environment_id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mfe_group_ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  plan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const Plan: v.GenericSchema<types.Plan> = /* @__PURE__ */ v.picklist(["hobby", "pro", "enterprise"]);

export const LatestDeployment: v.GenericSchema<types.LatestDeployment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("LAMBDAS"),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  createdIn: /* @__PURE__ */ v.string(),
  creator: /* @__PURE__ */ v.nullable(LatestDeploymentCreator),
  deploymentHostname: /* @__PURE__ */ v.string(),
  plan: Plan,
  private: /* @__PURE__ */ v.boolean(),
  readyState: DeploymentReadyState,
  url: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  aliasAssigned: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()]))),
  aliasError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(CodedError)),
  aliasFinal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  automaticAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
  buildingAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    use: /* @__PURE__ */ v.string(),
    dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  checksConclusion: /* @__PURE__ */ v.optional(ChecksConclusion),
  checksState: /* @__PURE__ */ v.optional(ChecksState),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  forced: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  oidcTokenClaims: /* @__PURE__ */ v.optional(OidcTokenClaims),
  previewCommentsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  readyAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  readySubstate: /* @__PURE__ */ v.optional(DeploymentReadySubstate),
  requestedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withCache: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["challenge", "deny", "log"])),
});

export const ManagedRules: v.GenericSchema<types.ManagedRules> = /* @__PURE__ */ v.looseObject({
  ai_bots: ManagedRuleState,
  bot_filter: ManagedRuleState,
  owasp: ManagedRuleState,
  traffic_sources: ManagedRuleState,
  vercel_ruleset: ManagedRuleState,
});

export const MicrofrontendsConfigApp: v.GenericSchema<types.MicrofrontendsConfigApp> = /* @__PURE__ */ v.looseObject({
  development: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    fallback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    local: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    task: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  projectId: /* @__PURE__ */ v.string(),
  packageName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  routing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    paths: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    flag: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    group: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  assetPrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MicrofrontendsConfig: v.GenericSchema<types.MicrofrontendsConfig> = /* @__PURE__ */ v.looseObject({
  applications: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), MicrofrontendsConfigApp),
  $schema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  options: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    disableOverrides: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    localProxyPort: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
  version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("1")),
});

export const MicrofrontendsConfigAnswer: v.GenericSchema<types.MicrofrontendsConfigAnswer> = /* @__PURE__ */ v.looseObject({
  config: /* @__PURE__ */ v.nullable(MicrofrontendsConfig),
});

export const MicrofrontendsDisabled: v.GenericSchema<types.MicrofrontendsDisabled> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(false),
  groupIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()),
  updatedAt: /* @__PURE__ */ v.number(),
  freeProjectForLegacyLimits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const NewMicrofrontendsGroup: v.GenericSchema<types.NewMicrofrontendsGroup> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  enablePolyrepoBranchRouting: /* @__PURE__ */ v.boolean(),
  fallbackEnvironment: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const NodeVersion: v.GenericSchema<types.NodeVersion> = /* @__PURE__ */ v.picklist(["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x", "8.10.x"]);

export const OidcIssuerMode: v.GenericSchema<types.OidcIssuerMode> = /* @__PURE__ */ v.picklist(["team", "global"]);

export const OidcTokenConfig: v.GenericSchema<types.OidcTokenConfig> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  issuerMode: /* @__PURE__ */ v.optional(OidcIssuerMode),
});

export const ProtectionScope: v.GenericSchema<types.ProtectionScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"]);

export const Passport: v.GenericSchema<types.Passport> = /* @__PURE__ */ v.looseObject({
  connectorId: /* @__PURE__ */ v.string(),
  deploymentType: ProtectionScope,
});

export const PermissionAction: v.GenericSchema<types.PermissionAction> = /* @__PURE__ */ v.picklist(["create", "delete", "list", "read", "update"]);

export const ProjectAbuseRecord: v.GenericSchema<types.ProjectAbuseRecord> = /* @__PURE__ */ v.looseObject({
  at: /* @__PURE__ */ v.number(),
  by: /* @__PURE__ */ v.string(),
  byId: /* @__PURE__ */ v.string(),
  reason: /* @__PURE__ */ v.string(),
  scanner: /* @__PURE__ */ v.string(),
});

export const ProjectBlocked: v.GenericSchema<types.ProjectBlocked> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("blocked"),
  createdAt: /* @__PURE__ */ v.number(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ineligibleForAppeal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isCascading: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  reason: /* @__PURE__ */ v.string(),
  statusCode: /* @__PURE__ */ v.number(),
});

export const ProjectRouteBlocked: v.GenericSchema<types.ProjectRouteBlocked> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("route-blocked"),
  createdAt: /* @__PURE__ */ v.number(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ineligibleForAppeal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isCascading: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  reason: /* @__PURE__ */ v.string(),
  route: InternalRoute,
});

export const ProjectRouteUnblocked: v.GenericSchema<types.ProjectRouteUnblocked> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("route-unblocked"),
  createdAt: /* @__PURE__ */ v.number(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ineligibleForAppeal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isCascading: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  route: InternalRoute,
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ProjectUnblocked: v.GenericSchema<types.ProjectUnblocked> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.literal("unblocked"),
  createdAt: /* @__PURE__ */ v.number(),
  actor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ineligibleForAppeal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isCascading: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ProjectBlockRecord: v.GenericSchema<types.ProjectBlockRecord> = /* @__PURE__ */ v.union([ProjectBlocked, ProjectUnblocked, ProjectRouteBlocked, ProjectRouteUnblocked]);

export const ProjectAbuse: v.GenericSchema<types.ProjectAbuse> = /* @__PURE__ */ v.looseObject({
  history: /* @__PURE__ */ v.array(ProjectAbuseRecord),
  updatedAt: /* @__PURE__ */ v.number(),
  block: /* @__PURE__ */ v.optional(ProjectBlocked),
  blockHistory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectBlockRecord)),
  interstitial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  interstitialHistory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(InterstitialRecord)),
  scanner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectAlias: v.GenericSchema<types.ProjectAlias> = /* @__PURE__ */ v.looseObject({
  deployment: /* @__PURE__ */ v.nullable(LatestDeployment),
  domain: /* @__PURE__ */ v.string(),
  environment: TargetEnvironment,
  target: /* @__PURE__ */ v.picklist(["PREVIEW", "PRODUCTION", "STAGING"]),
  configuredBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DomainConfiguredBy)),
  configuredChangedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const ProjectAnalytics: v.GenericSchema<types.ProjectAnalytics> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  disabledAt: /* @__PURE__ */ v.number(),
  enabledAt: /* @__PURE__ */ v.number(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  paidAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sampleRatePercent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  spendLimitInDollars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const SystemActor: v.GenericSchema<types.SystemActor> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("system"),
});

export const UserCreator: v.GenericSchema<types.UserCreator> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("user"),
  user: /* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  }),
  via: /* @__PURE__ */ v.nullable(CreatorAgent),
});

export const ProjectCreator: v.GenericSchema<types.ProjectCreator> = /* @__PURE__ */ v.union([UserCreator, AppCreator, IntegrationCreator, SystemActor]);

export const ProjectCrons: v.GenericSchema<types.ProjectCrons> = /* @__PURE__ */ v.looseObject({
  definitions: /* @__PURE__ */ v.array(CronDefinition),
  deploymentId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  disabledAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  enabledAt: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const ProjectExpiration: v.GenericSchema<types.ProjectExpiration> = /* @__PURE__ */ v.looseObject({
  lockedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lockedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const V0Link: v.GenericSchema<types.V0Link> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("v0"),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.string(),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const VercelLink: v.GenericSchema<types.VercelLink> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("vercel"),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.string(),
  deployHooks: /* @__PURE__ */ v.array(DeployHook),
  gitCredentialId: /* @__PURE__ */ v.string(),
  productionBranch: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceless: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ProjectLink: v.GenericSchema<types.ProjectLink> = /* @__PURE__ */ v.union([GithubLink, GithubLimitedLink, GithubCustomHostLink, GitlabLink, BitbucketLink, VercelLink, V0Link, CursorOriginLink]);

export const ProjectMicrofrontends: v.GenericSchema<types.ProjectMicrofrontends> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(true),
  isDefaultApp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.literal(true), /* @__PURE__ */ v.literal(false)])),
  groupIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  updatedAt: /* @__PURE__ */ v.number(),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  freeProjectForLegacyLimits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  doNotRouteWithMicrofrontendsRouting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  routeObservabilityToThisProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
}), MicrofrontendsDisabled]);

export const ProjectPermissions: v.GenericSchema<types.ProjectPermissions> = /* @__PURE__ */ v.looseObject({
  Monitoring: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  NotificationMonitoringAlert: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  accessGroup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  agent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayApiKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayApiKeyBypassAll: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayApiKeyOwnedBySelf: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayApiKeySpendAttribution: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayApiKeyZdrExemption: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayBudget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayCredits: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayGuardrails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayPrivateModels: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewaySettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayTranscripts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayTranscriptsSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayUsage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aiGatewayVirtualModelConfigs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  alertRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  alerts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aliasGlobal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aliasProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  aliasProtectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  analytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  analyticsSampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  analyticsUsage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  apiKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  apiKeyAiGateway: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  apiKeyOwnedBySelf: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  auditLog: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  automation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingAddress: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingInformation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingInvoice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingInvoiceEmailRecipient: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingInvoiceLanguage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingPurchaseOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingRefund: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  billingTaxId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  blob: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  blobStoreTokenSet: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  budget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  buildMachine: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  buildMachineDefault: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  bulkRedirects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  cacheArtifact: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  cacheArtifactUsageEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  ciInvocations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  ciLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  codeChecks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  codeOwners: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  concurrentBuilds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connectConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connectConfigurationLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connectLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connexClient: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connexClientProject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connexContact: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connexInstallation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  connexToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  cursorOriginInstallation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  dataCacheBillingSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  dataCacheNamespace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  defaultDeploymentProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentBuildLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentCheck: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentCheckPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentCheckReRunFromProductionBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentPrivate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentProductionGit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentPromote: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentProtectionException: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentRollback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  deploymentV0: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainAcceptDelegation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainAuthCodes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainCertificate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainCheckConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainMove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainPurchase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainRecord: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  domainTransferIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  drain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  edgeCacheNamespace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  edgeConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  edgeConfigItem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  edgeConfigSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  edgeConfigToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  endpointVerification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  event: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  fileUpload: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  flagsExplorerSubscription: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  gitCredentialGrant: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  gitRepository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  imageOptimizationNewPrice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationConfigurationProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationConfigurationRole: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationConfigurationTransfer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationDeploymentAction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationLog: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationPullRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationResource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationResourceData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationResourceReplCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationResourceSecrets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationSSOSession: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationStoreTokenSet: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationStrict: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  integrationVercelConfigurationOverride: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  ipBlocking: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  job: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  jobGlobal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  kmsIssuer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  kmsProjectGrant: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  logDrain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  logs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  logsPreset: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceBillingData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceExperimentationEdgeConfigData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceExperimentationItem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceFlexCommit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceInstallationMember: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceInvoice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  marketplaceSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  monitoringAlert: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  monitoringChart: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  monitoringQuery: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  monitoringSettings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationCustomerBudget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDeploymentFailed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainExpire: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainMoved: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainPurchase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainRenewal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainTransfer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationDomainUnverified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationPaymentFailed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationPreferences: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationStatementOfReasons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  notificationUsageAlert: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  oauth2Application: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  oauth2Connection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  observabilityConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  observabilityData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  observabilityFunnel: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  observabilityNotebook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  oidcFederationPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  onDemandBuild: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  onDemandConcurrency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  openTelemetryEndpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  optionsAllowlist: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  organization: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  organizationDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  organizationTeam: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  ownEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  pageIntegrity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  passwordProtectionInvoiceItem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  paymentMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  permissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  postgres: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  postgresStoreTokenSet: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  previewDeploymentSuffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  privateCloudAccount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  privateLinkEndpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  proTrialOnboarding: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  productionAliasProtectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  productionShareableLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectAccessGroup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectAnalyticsSampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectAnalyticsUsage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectCheck: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectCheckRun: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDeploymentExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDeploymentHook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDeploymentProtectionStrict: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDomainCheckConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDomainMove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectDomainVerify: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectEnvVars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectEnvVarsProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectEnvVarsUnownedByIntegration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectEvent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectFlags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectFlagsProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectFlagsSdkKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectFromV0: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectIntegrationConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectMember: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectMonitoring: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectOIDCToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectPermissions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectProductionBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectProtectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectRollingRelease: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectRoutes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectSetting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectSupportCase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectSupportCaseComment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectTier: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectTransfer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectTransferIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectTransferOut: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectTransferRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  projectUsage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  rateLimit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  redis: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  redisStoreTokenSet: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  remoteCaching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  repository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  samlConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  schedule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  seawallConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  secret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  securityConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  securityPlusConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  sensitiveEnvironmentVariablePolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  setting: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  shareableLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  shareableLinkStrict: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  sharedEnvVarConnection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  sharedEnvVars: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  sharedEnvVarsProduction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  skewProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  space: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  spaceRun: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  storeIsLocked: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  storeTokenSetSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  storeTransfer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  supportCase: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  supportCaseComment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  team: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamAccessRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamFellowMembership: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamGitExclusivity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamInvite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamInviteCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamInviteLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamJoin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamMemberMfaStatus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamMicrofrontends: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamOwnMembership: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamOwnMembershipDisconnectSAML: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamSudo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  teamTokenInvalidation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  token: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  toolbarComment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  trustedIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  trustedSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  usage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  usageCycle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  user: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  userConnection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  userMfaConfiguration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  userPreference: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  userSudo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  v0Chat: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vcrRepository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vercelAppInstallation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vercelAppInstallationRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vercelAuth: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vercelRun: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  vpcPeeringConnection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  webAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  webAnalyticsPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  webAuthn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  webhook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  "webhook-event": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
  workflowRunData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PermissionAction)),
});

export const ProjectResourceConfig: v.GenericSchema<types.ProjectResourceConfig> = /* @__PURE__ */ v.looseObject({
  functionDefaultRegions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  buildMachineElasticLastUpdated: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildMachineElasticReason: /* @__PURE__ */ v.optional(BuildMachineReason),
  buildMachineSelection: /* @__PURE__ */ v.optional(BuildMachineSelection),
  buildMachineType: /* @__PURE__ */ v.optional(BuildMachineType),
  buildQueue: /* @__PURE__ */ v.optional(BuildQueue),
  elasticConcurrencyEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  enableFunctionsBeta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  fluid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  functionDefaultMemoryType: /* @__PURE__ */ v.optional(FunctionMemoryType),
  functionDefaultTimeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  functionZeroConfigFailover: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isNSNBDisabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const SandboxRegion: v.GenericSchema<types.SandboxRegion> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const ProjectSandbox: v.GenericSchema<types.ProjectSandbox> = /* @__PURE__ */ v.looseObject({
  failoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SandboxRegion)),
  region: /* @__PURE__ */ v.optional(SandboxRegion),
});

export const ProjectSecurity: v.GenericSchema<types.ProjectSecurity> = /* @__PURE__ */ v.looseObject({
  attackModeActiveUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  attackModeEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  attackModeUpdatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  botIdEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  firewallBypassIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  firewallConfigVersion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  firewallEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  firewallRoutes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FirewallRoute)),
  firewallSeawallEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  firewallUpdatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ja3Enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ja4Enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  log_headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  managedRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ManagedRules)),
  pageIntegrityEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requestLogsKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  rulesets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FirewallMitigation)),
  securityPlus: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  securityPlusMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    updatedAt: /* @__PURE__ */ v.number(),
    firstEnabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })),
});

export const ServiceType: v.GenericSchema<types.ServiceType> = /* @__PURE__ */ v.picklist(["web", "worker", "cron", "job"]);

export const ProjectService: v.GenericSchema<types.ProjectService> = /* @__PURE__ */ v.looseObject({
  serviceName: /* @__PURE__ */ v.string(),
  framework: /* @__PURE__ */ v.optional(Framework),
  runtime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceType: /* @__PURE__ */ v.optional(ServiceType),
});

export const TracingRule: v.GenericSchema<types.TracingRule> = /* @__PURE__ */ v.looseObject({
  rate: /* @__PURE__ */ v.number(),
  destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["external", "internal"])),
  env: /* @__PURE__ */ v.optional(TargetEnvironment),
  requestPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectTracing: v.GenericSchema<types.ProjectTracing> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ignorePaths: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  samplingRules: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TracingRule)),
});

export const TrustedIpProtectionMode: v.GenericSchema<types.TrustedIpProtectionMode> = /* @__PURE__ */ v.picklist(["additional", "exclusive"]);

export const TrustedIpScope: v.GenericSchema<types.TrustedIpScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "production", "prod_deployment_urls_and_all_previews"]);

export const ProjectTrustedIps: v.GenericSchema<types.ProjectTrustedIps> = /* @__PURE__ */ v.looseObject({
  addresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AnnotatedValue)),
  deploymentType: TrustedIpScope,
  protectionMode: /* @__PURE__ */ v.optional(TrustedIpProtectionMode),
});

export const TrustedEnvironments: v.GenericSchema<types.TrustedEnvironments> = /* @__PURE__ */ v.looseObject({
  slugs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  preset: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("all-custom")),
});

export const TrustedOidcProvider: v.GenericSchema<types.TrustedOidcProvider> = /* @__PURE__ */ v.looseObject({
  claims: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  to: TrustedEnvironments,
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const TrustedProjectRule: v.GenericSchema<types.TrustedProjectRule> = /* @__PURE__ */ v.looseObject({
  from: TrustedEnvironments,
  to: TrustedEnvironments,
});

export const TrustedProject: v.GenericSchema<types.TrustedProject> = /* @__PURE__ */ v.looseObject({
  customAllow: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TrustedProjectRule)),
  label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectTrustedSources: v.GenericSchema<types.ProjectTrustedSources> = /* @__PURE__ */ v.looseObject({
  enableVercelCiSameRepository: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  oidcProviders: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(TrustedOidcProvider))),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), TrustedProject)),
});

export const ProjectUsageStatus: v.GenericSchema<types.ProjectUsageStatus> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("flat"),
  bypassThrottleUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  exceededAllowanceUntil: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  teamThrottled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  throttled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  enabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  hasData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
});

export const ProtectionBypass: v.GenericSchema<types.ProtectionBypass> = /* @__PURE__ */ v.union([IntegrationBypass, AutomationBypass]);

export const RollbackDescription: v.GenericSchema<types.RollbackDescription> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  description: /* @__PURE__ */ v.string(),
  userId: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
});

export const RollingReleaseCheck: v.GenericSchema<types.RollingReleaseCheck> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("error-rate-5xx"),
  excludePaths: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  excludeStatusCodes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  ingestWatermarkSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minSampleSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RollingReleaseGate: v.GenericSchema<types.RollingReleaseGate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["pause", "rollback"]),
  checks: /* @__PURE__ */ v.array(RollingReleaseCheck),
  dryRun: /* @__PURE__ */ v.boolean(),
  enabled: /* @__PURE__ */ v.boolean(),
  failureThreshold: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  windowSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RollingReleaseStage: v.GenericSchema<types.RollingReleaseStage> = /* @__PURE__ */ v.looseObject({
  targetPercentage: /* @__PURE__ */ v.number(),
  duration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  linearShift: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requireApproval: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig> = /* @__PURE__ */ v.looseObject({
  target: /* @__PURE__ */ v.string(),
  canaryResponseHeader: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gate: /* @__PURE__ */ v.optional(RollingReleaseGate),
  stages: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(RollingReleaseStage))),
});

export const SpeedInsights: v.GenericSchema<types.SpeedInsights> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  dataReceivedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  enabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  hasData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  paidAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const SsoProtection: v.GenericSchema<types.SsoProtection> = /* @__PURE__ */ v.looseObject({
  deploymentType: ProtectionScope,
  april2026SecurityIncidentMigrationAppliedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionScope)),
  cve55182MigrationAppliedFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProtectionScope)),
});

export const Project: v.GenericSchema<types.Project> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  accountId: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.array(ProjectAlias),
  deploymentExpiration: DeploymentExpiration,
  directoryListing: /* @__PURE__ */ v.boolean(),
  nodeVersion: NodeVersion,
  resourceConfig: ProjectResourceConfig,
  abuse: /* @__PURE__ */ v.optional(ProjectAbuse),
  analytics: /* @__PURE__ */ v.optional(ProjectAnalytics),
  appliedCve55182Migration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoAssignCustomDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  autoAssignCustomDomainsUpdatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  autoExposeSystemEnvs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  creator: /* @__PURE__ */ v.optional(ProjectCreator),
  customerSupportCodeVisibility: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvVar)),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  gitComments: /* @__PURE__ */ v.optional(GitComments),
  gitForkProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitProviderOptions: /* @__PURE__ */ v.optional(GitProviderOptions),
  hasActiveBranches: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  internalRoutes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(InternalRoute)),
  ipBuckets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IpBucket)),
  latestDeployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(LatestDeployment)),
  link: /* @__PURE__ */ v.optional(ProjectLink),
  live: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  oidcTokenConfig: /* @__PURE__ */ v.optional(OidcTokenConfig),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  passport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Passport)),
  passwordProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
  paused: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  rollingRelease: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(RollingReleaseConfig)),
  rootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  security: /* @__PURE__ */ v.optional(ProjectSecurity),
  serverlessFunctionZeroConfigFailover: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  skipGitConnectDuringLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceFilesOutsideRootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  speedInsights: /* @__PURE__ */ v.optional(SpeedInsights),
  ssoProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(SsoProtection)),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(LatestDeployment))),
  tier: /* @__PURE__ */ v.optional(ProjectTier),
  transferCompletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transferStartedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transferToAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  transferredFromAccountId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  trustedSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProjectTrustedSources)),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  webAnalytics: /* @__PURE__ */ v.optional(ProjectWebAnalytics),
  defaultResourceConfig: ProjectResourceConfig,
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  blobs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    isDefaultApp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  concurrencyBucketName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  connectConfigurations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(ConnectConfiguration))),
  crons: /* @__PURE__ */ v.optional(ProjectCrons),
  customEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(CustomEnvironment)),
  dataCache: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    userDisabled: /* @__PURE__ */ v.boolean(),
    storageSizeBytes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
    unlimited: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  deploymentPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    deploymentSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DeploymentSourceRule))),
    gitSources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(GitSourceRule))),
  }))),
  dismissedToasts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DismissedToast)),
  enableAffectedProjectsDeployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  enableExternalRewriteCaching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  enablePreviewFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  enableProductionFeedback: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  expiration: /* @__PURE__ */ v.optional(ProjectExpiration),
  features: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    webAnalytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  gitLFS: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  hasDeployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  integrations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    installationId: /* @__PURE__ */ v.string(),
    resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      externalResourceId: /* @__PURE__ */ v.string(),
    }))),
  }))),
  jobs: /* @__PURE__ */ v.optional(DefaultProjectJobs),
  lastAliasRequest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(LastAliasRequest)),
  lastRollbackTarget: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
  microfrontends: /* @__PURE__ */ v.optional(ProjectMicrofrontends),
  optionsAllowlist: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    paths: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      value: /* @__PURE__ */ v.string(),
    })),
  }))),
  passiveConnectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  permissions: /* @__PURE__ */ v.optional(ProjectPermissions),
  productionDeploymentsFastLane: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  protectedSourcemaps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  protectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), ProtectionBypass)),
  protectionConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    sandboxUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      inheritDeploymentProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    })),
  })),
  rollbackDescription: /* @__PURE__ */ v.optional(RollbackDescription),
  sandbox: /* @__PURE__ */ v.optional(ProjectSandbox),
  services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectService)),
  skewProtectionAllowedDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  skewProtectionBoundaryAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  skewProtectionMaxAge: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  staticIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    builds: /* @__PURE__ */ v.boolean(),
    enabled: /* @__PURE__ */ v.boolean(),
    regions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
  tracing: /* @__PURE__ */ v.optional(ProjectTracing),
  trustedIps: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(ProjectTrustedIps)),
  usageStatus: /* @__PURE__ */ v.optional(ProjectUsageStatus),
  v0: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  v0Created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListMicrofrontendsGroupsInput: v.GenericSchema<types.ListMicrofrontendsGroupsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const ListMicrofrontendsGroupsOutput: v.GenericSchema<types.ListMicrofrontendsGroupsOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const ListMicrofrontendsGroupProjectsInput: v.GenericSchema<types.ListMicrofrontendsGroupProjectsInput> = /* @__PURE__ */ v.looseObject({
  groupId: /* @__PURE__ */ v.string(),
});

export const ListMicrofrontendsGroupProjectsOutput: v.GenericSchema<types.ListMicrofrontendsGroupProjectsOutput> = /* @__PURE__ */ v.looseObject({
  projects: /* @__PURE__ */ v.array(Project),
});

export const GetMicrofrontendsConfigInput: v.GenericSchema<types.GetMicrofrontendsConfigInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
});

export const GetProjectMicrofrontendsConfigInput: v.GenericSchema<types.GetProjectMicrofrontendsConfigInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
});

export const CreateMicrofrontendsGroupInput: v.GenericSchema<types.CreateMicrofrontendsGroupInput> = /* @__PURE__ */ v.looseObject({
  defaultApp: /* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  groupName: /* @__PURE__ */ v.string(),
  otherApplications: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
    defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
});

export const CreateMicrofrontendsGroupOutput: v.GenericSchema<types.CreateMicrofrontendsGroupOutput> = /* @__PURE__ */ v.looseObject({
  newMicrofrontendsGroup: NewMicrofrontendsGroup,
});
