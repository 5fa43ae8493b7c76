// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}

export const AliasJobStatus: v.GenericSchema<types.AliasJobStatus> = /* @__PURE__ */ v.picklist(["pending", "in-progress", "succeeded", "failed", "skipped"]);

export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue> = /* @__PURE__ */ (() => v.looseObject({
  value: v.string(),
  note: v.optional(v.string()),
}))();

export const AppCreator: v.GenericSchema<types.AppCreator> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("app"),
  app: v.looseObject({
    id: v.string(),
    clientId: v.optional(v.string()),
  }),
}))();

export const AutomationBypass: v.GenericSchema<types.AutomationBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("automation-bypass"),
  createdAt: v.number(),
  createdBy: v.string(),
  isEnvVar: v.optional(v.boolean()),
  note: v.optional(v.string()),
}))();

export const DeployHook: v.GenericSchema<types.DeployHook> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  ref: v.string(),
  url: v.string(),
  createdAt: v.optional(v.number()),
}))();

export const BitbucketLink: v.GenericSchema<types.BitbucketLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket"),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
  name: v.string(),
  slug: v.string(),
  owner: v.string(),
  uuid: v.string(),
  workspaceUuid: v.string(),
}))();

export const BranchMatcher: v.GenericSchema<types.BranchMatcher> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["endsWith", "equals", "startsWith"]),
  pattern: v.string(),
}))();

export const BuildEntitlements: v.GenericSchema<types.BuildEntitlements> = /* @__PURE__ */ (() => v.looseObject({
  enhancedBuilds: v.optional(v.boolean()),
}))();

export const BuildMachineReason: v.GenericSchema<types.BuildMachineReason> = /* @__PURE__ */ v.picklist([
  "basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration", "oom-failure",
  "short-build-duration", "sustained-high-cpu",
]);

export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelection> = /* @__PURE__ */ v.picklist(["fixed", "elastic"]);

export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo", "elastic"]);

export const BuildMachineType: v.GenericSchema<types.BuildMachineType> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo"]);

export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration> = /* @__PURE__ */ v.picklist(["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]);

export const BuildQueue: v.GenericSchema<types.BuildQueue> = /* @__PURE__ */ (() => v.looseObject({
  configuration: v.optional(BuildQueueConfiguration),
}))();

export const BypassRevocation: v.GenericSchema<types.BypassRevocation> = /* @__PURE__ */ (() => v.looseObject({
  regenerate: v.boolean(),
  secret: v.string(),
}))();

export const ChecksConclusion: v.GenericSchema<types.ChecksConclusion> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "skipped", "canceled"]);

export const ChecksState: v.GenericSchema<types.ChecksState> = /* @__PURE__ */ v.picklist(["registered", "running", "completed"]);

export const CodedError: v.GenericSchema<types.CodedError> = /* @__PURE__ */ (() => v.looseObject({
  code: v.string(),
  message: v.string(),
}))();

export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration> = /* @__PURE__ */ (() => v.looseObject({
  buildsEnabled: v.boolean(),
  connectConfigurationId: v.string(),
  createdAt: v.number(),
  envId: v.string(),
  passive: v.boolean(),
  updatedAt: v.number(),
  aws: v.optional(v.looseObject({
    subnetIds: v.array(v.string()),
    securityGroupId: v.optional(v.string()),
  })),
  dc: v.optional(v.string()),
}))();

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist([
  "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo",
  "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono",
  "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel",
  "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services",
  "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite",
  "vitepress", "vue", "vuepress", "xmcp", "zola",
]);

export const ConnectedProject: v.GenericSchema<types.ConnectedProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  envVarPrefix: v.nullable(v.string()),
  environmentVariables: v.array(v.string()),
  environments: v.array(v.string()),
  projectId: v.string(),
  deployments: v.optional(v.looseObject({
    actions: v.array(v.looseObject({
      slug: v.string(),
      environments: v.array(v.string()),
    })),
    required: v.boolean(),
  })),
  framework: v.optional(v.nullable(Framework)),
  latestDeployment: v.optional(v.string()),
  makeEnvVarsSensitive: v.optional(v.boolean()),
}))();

export const CountryHeaderCondition: v.GenericSchema<types.CountryHeaderCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("header"),
  key: v.literal("x-vercel-ip-country"),
  value: v.looseObject({
    eq: v.string(),
  }),
}))();

export const CreatedTeam: v.GenericSchema<types.CreatedTeam> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  slug: v.string(),
}))();

export const IntegrationCreator: v.GenericSchema<types.IntegrationCreator> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("integration"),
  integration: v.looseObject({
    configurationId: v.string(),
    integrationId: v.string(),
  }),
}))();

export const CreatorAgent: v.GenericSchema<types.CreatorAgent> = /* @__PURE__ */ v.union([AppCreator, IntegrationCreator]);

export const CronDefinition: v.GenericSchema<types.CronDefinition> = /* @__PURE__ */ (() => v.looseObject({
  host: v.string(),
  path: v.string(),
  schedule: v.string(),
  description: v.optional(v.string()),
  hostInferred: v.optional(v.boolean()),
  source: v.optional(v.literal("api")),
}))();

export const CursorOriginLink: v.GenericSchema<types.CursorOriginLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin"),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
  owner: v.string(),
  ownerId: v.string(),
  repo: v.string(),
  repoId: v.string(),
}))();

export const CursorPagination: v.GenericSchema<types.CursorPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.string()),
}))();

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const RedirectStatusCode: v.GenericSchema<types.RedirectStatusCode> = /* @__PURE__ */ v.picklist([301, 302, 307, 308]);

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  apexName: v.string(),
  projectId: v.string(),
  verified: v.boolean(),
  createdAt: v.optional(v.number()),
  customEnvironmentId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.union([unlisted(v.number()), RedirectStatusCode]))),
  updatedAt: v.optional(v.number()),
  verification: v.optional(v.array(v.looseObject({
    type: v.string(),
    domain: v.string(),
    reason: v.string(),
    value: v.string(),
  }))),
}))();

export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvTarget,
  id: v.string(),
  slug: v.string(),
  createdAt: v.number(),
  updatedAt: v.number(),
  branchMatcher: v.optional(BranchMatcher),
  currentDeploymentAliases: v.optional(v.array(v.string())),
  description: v.optional(v.string()),
  domains: v.optional(v.array(ProjectDomain)),
}))();

export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("custom"),
  environmentId: v.string(),
}))();

export const DefaultBuildMachine: v.GenericSchema<types.DefaultBuildMachine> = /* @__PURE__ */ (() => v.looseObject({
  default: v.optional(BuildMachineSetting),
}))();

export const JobTargets: v.GenericSchema<types.JobTargets> = /* @__PURE__ */ (() => v.looseObject({
  targets: v.array(v.string()),
}))();

export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs> = /* @__PURE__ */ (() => v.looseObject({
  lint: v.optional(JobTargets),
  "mfe-config-present": v.optional(JobTargets),
  typecheck: v.optional(JobTargets),
}))();

export const DeletionReason: v.GenericSchema<types.DeletionReason> = /* @__PURE__ */ (() => v.strictObject({
  slug: v.string(),
  description: v.string(),
}))();

export const DeployableTarget: v.GenericSchema<types.DeployableTarget> = /* @__PURE__ */ v.picklist(["production", "staging"]);

export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration> = /* @__PURE__ */ (() => v.looseObject({
  deploymentsToKeep: v.optional(v.number()),
  expirationDays: v.optional(v.number()),
  expirationDaysCanceled: v.optional(v.number()),
  expirationDaysErrored: v.optional(v.number()),
  expirationDaysProduction: v.optional(v.number()),
}))();

export const DeploymentOrigin: v.GenericSchema<types.DeploymentOrigin> = /* @__PURE__ */ v.picklist(["api-trigger-git-deploy", "cli", "clone/repo", "drop", "git", "git-deploy-hook", "import", "import/repo", "redeploy", "v0-web"]);

export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySource> = /* @__PURE__ */ v.picklist(["cli", "deploy-hook", "git", "integration", "rest-api", "v0"]);

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("system"),
  target: TargetEnvironment,
}))();

export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironment> = /* @__PURE__ */ v.union([SystemPolicyEnvironment, CustomPolicyEnvironment]);

export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  environments: v.array(PolicyEnvironment),
  sources: v.array(DeploymentPolicySource),
}))();

export const GitOrganizationSource: v.GenericSchema<types.GitOrganizationSource> = /* @__PURE__ */ (() => v.looseObject({
  org: v.string(),
  provider: v.picklist(["bitbucket", "github"]),
  repo: v.optional(v.string()),
}))();

export const GitlabNamespaceSource: v.GenericSchema<types.GitlabNamespaceSource> = /* @__PURE__ */ (() => v.looseObject({
  provider: v.literal("gitlab"),
  namespace: v.string(),
  project: v.optional(v.string()),
}))();

export const PolicyGitSource: v.GenericSchema<types.PolicyGitSource> = /* @__PURE__ */ v.union([GitOrganizationSource, GitlabNamespaceSource]);

export const GitSourceRule: v.GenericSchema<types.GitSourceRule> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  environments: v.array(PolicyEnvironment),
  sources: v.array(PolicyGitSource),
}))();

export const DeploymentPolicyInput: v.GenericSchema<types.DeploymentPolicyInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentSources: v.optional(v.union([v.array(DeploymentSourceRule), v.string()])),
  gitSources: v.optional(v.union([v.array(GitSourceRule), v.string()])),
}))();

export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED"]);

export const DeploymentReadySubstate: v.GenericSchema<types.DeploymentReadySubstate> = /* @__PURE__ */ v.picklist(["STAGED", "ROLLING", "PROMOTED"]);

export const ToastAction: v.GenericSchema<types.ToastAction> = /* @__PURE__ */ v.picklist(["accept", "cancel", "delete"]);

export const DismissedToast: v.GenericSchema<types.DismissedToast> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  action: ToastAction,
  dismissedAt: v.number(),
  value: v.nullable(v.union([v.string(), v.number(), v.boolean(), v.looseObject({
    currentValue: v.union([v.boolean(), v.number(), v.string()]),
    previousValue: v.union([v.boolean(), v.number(), v.string()]),
  })])),
}))();

export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy> = /* @__PURE__ */ v.picklist(["A", "CNAME", "dns-01", "http"]);

export const EchMode: v.GenericSchema<types.EchMode> = /* @__PURE__ */ v.picklist(["auto", "enabled", "disabled"]);

export const ElasticBuildMachine: v.GenericSchema<types.ElasticBuildMachine> = /* @__PURE__ */ v.literal("elastic");

export const FlagsConnectionHint: v.GenericSchema<types.FlagsConnectionHint> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("flags-connection-string"),
  projectId: v.string(),
}))();

export const IntegrationStoreSecretHint: v.GenericSchema<types.IntegrationStoreSecretHint> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("integration-store-secret"),
  integrationConfigurationId: v.string(),
  integrationId: v.string(),
  integrationProductId: v.string(),
  storeId: v.string(),
}))();

export const StoreHint: v.GenericSchema<types.StoreHint> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist([
    "blob-read-write-token", "blob-store-id", "blob-webhook-public-key", "postgres-database", "postgres-host", "postgres-password", "postgres-prisma-url",
    "postgres-url", "postgres-url-no-ssl", "postgres-url-non-pooling", "postgres-user", "redis-rest-api-read-only-token", "redis-rest-api-token",
    "redis-rest-api-url", "redis-url",
  ]),
  storeId: v.string(),
}))();

export const EnvVarContentHint: v.GenericSchema<types.EnvVarContentHint> = /* @__PURE__ */ v.union([StoreHint, IntegrationStoreSecretHint, FlagsConnectionHint]);

export const EnvVarInternalContentHint: v.GenericSchema<types.EnvVarInternalContentHint> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("flags-secret"),
  encryptedValue: v.string(),
}))();

export const EnvVarKind: v.GenericSchema<types.EnvVarKind> = /* @__PURE__ */ (() => v.union([v.picklist(["plain", "encrypted", "sensitive", "system"]), unlisted(v.picklist(["secret"]))]))();

export const EnvVarVisibility: v.GenericSchema<types.EnvVarVisibility> = /* @__PURE__ */ v.picklist(["config", "secret"]);

export const EnvVar: v.GenericSchema<types.EnvVar> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarKind,
  id: v.optional(v.string()),
  key: v.string(),
  comment: v.optional(v.string()),
  configurationId: v.optional(v.nullable(v.string())),
  contentHint: v.optional(v.nullable(EnvVarContentHint)),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  edgeConfigId: v.optional(v.nullable(v.string())),
  edgeConfigTokenId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.string()),
  internalContentHint: v.optional(v.nullable(EnvVarInternalContentHint)),
  legacyValue: v.optional(v.string()),
  sunsetSecretId: v.optional(v.string()),
  updatedAt: v.optional(v.number()),
  updatedBy: v.optional(v.nullable(v.string())),
  visibility: v.optional(EnvVarVisibility),
  value: v.string(),
  decrypted: v.optional(v.boolean()),
  system: v.optional(v.boolean()),
  target: v.optional(v.union([v.picklist(["production", "preview", "development"]), v.array(v.union([EnvTarget, unlisted(v.string())]))])),
  vsmValue: v.optional(v.string()),
}))();

export const EnvVarError: v.GenericSchema<types.EnvVarError> = /* @__PURE__ */ (() => v.looseObject({
  key: v.optional(v.string()),
  code: v.string(),
  message: v.string(),
  action: v.optional(v.string()),
  envVarId: v.optional(v.string()),
  envVarKey: v.optional(v.string()),
  gitBranch: v.optional(v.string()),
  link: v.optional(v.string()),
  project: v.optional(v.string()),
  target: v.optional(v.union([EnvTarget, v.array(EnvTarget)])),
  value: v.optional(v.union([v.string(), v.array(EnvTarget)])),
}))();

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const FeatureState: v.GenericSchema<types.FeatureState> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.optional(v.boolean()),
}))();

export const FeedbackSetting: v.GenericSchema<types.FeedbackSetting> = /* @__PURE__ */ v.picklist(["default", "default-force", "on", "on-force", "off", "off-force"]);

export const FirewallAction: v.GenericSchema<types.FirewallAction> = /* @__PURE__ */ (() => v.union([v.picklist(["bypass", "challenge", "deny", "log", "rate_limit", "redirect"]), unlisted(v.picklist(["allow"]))]))();

export const FirewallConditionType: v.GenericSchema<types.FirewallConditionType> = /* @__PURE__ */ v.picklist([
  "cookie", "domain_environment", "environment", "header", "headers", "host", "initial_request_path", "ip_address", "method", "path", "protocol", "query",
  "region", "scheme", "trusted_source",
]);

export const FirewallEdgeRateLimit: v.GenericSchema<types.FirewallEdgeRateLimit> = /* @__PURE__ */ (() => v.looseObject({
  algo: v.picklist(["fixed_window", "token_bucket"]),
  keys: v.array(v.string()),
  limit: v.number(),
  window: v.number(),
}))();

export const FirewallHeaderTransform: v.GenericSchema<types.FirewallHeaderTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("request.headers"),
  op: v.literal("append"),
  args: v.string(),
  target: v.looseObject({
    key: v.string(),
  }),
}))();

export const FirewallLimit: v.GenericSchema<types.FirewallLimit> = /* @__PURE__ */ (() => v.looseObject({
  algo: v.union([v.picklist(["fixed_window", "token_bucket"]), unlisted(v.string())]),
  keys: v.array(v.string()),
  limit: v.number(),
  window: v.number(),
  action: v.optional(v.nullable(v.string())),
}))();

export const FirewallRedirect: v.GenericSchema<types.FirewallRedirect> = /* @__PURE__ */ (() => v.looseObject({
  location: v.string(),
  permanent: v.boolean(),
}))();

export const FirewallMitigation: v.GenericSchema<types.FirewallMitigation> = /* @__PURE__ */ (() => v.looseObject({
  action: FirewallAction,
  actionDuration: v.optional(v.nullable(v.string())),
  bypassSystem: v.optional(v.nullable(v.boolean())),
  logHeaders: v.optional(v.union([v.picklist(["*"]), v.array(v.string())])),
  rateLimit: v.optional(v.nullable(FirewallLimit)),
  redirect: v.optional(v.nullable(FirewallRedirect)),
}))();

export const FirewallMitigationAction: v.GenericSchema<types.FirewallMitigationAction> = /* @__PURE__ */ v.picklist(["bypass", "challenge", "deny", "log", "rate_limit", "redirect"]);

export const FirewallRouteMatcher: v.GenericSchema<types.FirewallRouteMatcher> = /* @__PURE__ */ (() => v.looseObject({
  eq: v.optional(v.string()),
  gt: v.optional(v.number()),
  gte: v.optional(v.number()),
  inc: v.optional(v.array(v.string())),
  list: v.optional(v.string()),
  lt: v.optional(v.number()),
  lte: v.optional(v.number()),
  neq: v.optional(v.string()),
  ninc: v.optional(v.array(v.string())),
  pre: v.optional(v.string()),
  re: v.optional(v.string()),
  suf: v.optional(v.string()),
}))();

export const FirewallRouteCondition: v.GenericSchema<types.FirewallRouteCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: FirewallConditionType,
  key: v.optional(v.string()),
  value: v.optional(v.union([v.string(), FirewallRouteMatcher])),
}))();

export const FirewallRouteMitigation: v.GenericSchema<types.FirewallRouteMitigation> = /* @__PURE__ */ (() => v.looseObject({
  action: FirewallMitigationAction,
  rule_id: v.string(),
  erl: v.optional(FirewallEdgeRateLimit),
  log_headers: v.optional(v.union([v.picklist(["*"]), v.array(v.string())])),
  ttl: v.optional(v.number()),
}))();

export const ProjectTier: v.GenericSchema<types.ProjectTier> = /* @__PURE__ */ v.picklist(["priority", "advanced", "critical"]);

export const FirewallRoute: v.GenericSchema<types.FirewallRoute> = /* @__PURE__ */ (() => v.looseObject({
  dest: v.optional(v.string()),
  handle: v.optional(v.picklist(["finalize", "init"])),
  has: v.optional(v.array(FirewallRouteCondition)),
  missing: v.optional(v.array(FirewallRouteCondition)),
  mitigate: v.optional(FirewallRouteMitigation),
  src: v.optional(v.union([v.string(), FirewallRouteMatcher])),
  status: v.optional(v.number()),
  tierRequirement: v.optional(ProjectTier),
  transforms: v.optional(v.array(FirewallHeaderTransform)),
}))();

export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryType> = /* @__PURE__ */ v.picklist(["standard_legacy", "standard", "performance", "performance_xl"]);

export const GitComments: v.GenericSchema<types.GitComments> = /* @__PURE__ */ (() => v.looseObject({
  onCommit: v.boolean(),
  onPullRequest: v.boolean(),
}))();

export const GitProvider: v.GenericSchema<types.GitProvider> = /* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"]);

export const GitProviderOptions: v.GenericSchema<types.GitProviderOptions> = /* @__PURE__ */ (() => v.looseObject({
  createDeployments: v.picklist(["disabled", "enabled"]),
  consolidatedGitCommitStatus: v.optional(v.looseObject({
    enabled: v.boolean(),
    propagateFailures: v.boolean(),
  })),
  disableRepositoryDispatchEvents: v.optional(v.boolean()),
  gitCommitStatus: v.optional(v.boolean()),
  requireVerifiedCommits: v.optional(v.boolean()),
}))();

export const GithubCustomHostLink: v.GenericSchema<types.GithubCustomHostLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github-custom-host"),
  org: v.string(),
  repo: v.optional(v.string()),
  repoId: v.optional(v.number()),
  repoOwnerId: v.optional(v.number()),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
  host: v.string(),
}))();

export const GithubLimitedLink: v.GenericSchema<types.GithubLimitedLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github-limited"),
  org: v.string(),
  repo: v.optional(v.string()),
  repoId: v.optional(v.number()),
  repoOwnerId: v.optional(v.number()),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const GithubLink: v.GenericSchema<types.GithubLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github"),
  org: v.string(),
  repo: v.optional(v.string()),
  repoId: v.optional(v.number()),
  repoOwnerId: v.optional(v.number()),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const GitlabLink: v.GenericSchema<types.GitlabLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("gitlab"),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
  projectId: v.string(),
  projectName: v.string(),
  projectNameWithNamespace: v.string(),
  projectNamespace: v.string(),
  projectUrl: v.string(),
  projectOwnerId: v.optional(v.number()),
}))();

export const GlobalConfigItemValue: v.GenericSchema<types.GlobalConfigItemValue> = /* @__PURE__ */ (() => v.union([v.string(), v.number(), v.record(v.string(), v.nullable(v.lazy(() => GlobalConfigItemValue))), v.boolean(), v.array(v.nullable(v.lazy(() => GlobalConfigItemValue)))]))();

export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"]);

export const HeadSampling: v.GenericSchema<types.HeadSampling> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("head_sampling"),
  rate: v.number(),
  env: v.optional(TargetEnvironment),
  requestPath: v.optional(v.string()),
}))();

export const HostCondition: v.GenericSchema<types.HostCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("host"),
  value: v.looseObject({
    eq: v.string(),
  }),
}))();

export const IdAndName: v.GenericSchema<types.IdAndName> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
}))();

export const InstallationNotification: v.GenericSchema<types.InstallationNotification> = /* @__PURE__ */ (() => v.looseObject({
  level: v.picklist(["error", "info", "warn"]),
  title: v.string(),
  href: v.optional(v.string()),
  message: v.optional(v.string()),
}))();

export const IntegrationBypass: v.GenericSchema<types.IntegrationBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("integration-automation-bypass"),
  configurationId: v.string(),
  createdAt: v.number(),
  createdBy: v.string(),
  integrationId: v.string(),
}))();

export const IntegrationSource: v.GenericSchema<types.IntegrationSource> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("integration"),
  integrationConfigurationId: v.string(),
  integrationId: v.string(),
  externalResourceId: v.optional(v.string()),
  resourceId: v.optional(v.string()),
}))();

export const LegalBlockCondition: v.GenericSchema<types.LegalBlockCondition> = /* @__PURE__ */ v.union([CountryHeaderCondition, HostCondition]);

export const LegalBlockRoute: v.GenericSchema<types.LegalBlockRoute> = /* @__PURE__ */ (() => v.looseObject({
  has: v.array(LegalBlockCondition),
  mitigate: v.looseObject({
    action: v.literal("block_legal_cwc"),
  }),
  src: v.optional(v.string()),
}))();

export const StatusRoute: v.GenericSchema<types.StatusRoute> = /* @__PURE__ */ (() => v.looseObject({
  src: v.string(),
  status: v.number(),
  expiry: v.optional(v.number()),
}))();

export const InternalRoute: v.GenericSchema<types.InternalRoute> = /* @__PURE__ */ v.union([StatusRoute, LegalBlockRoute]);

export const InterstitialAction: v.GenericSchema<types.InterstitialAction> = /* @__PURE__ */ v.picklist(["add-project-interstitial", "remove-project-interstitial", "add-deployment-interstitial", "remove-deployment-interstitial"]);

export const InterstitialRecord: v.GenericSchema<types.InterstitialRecord> = /* @__PURE__ */ (() => v.looseObject({
  action: InterstitialAction,
  createdAt: v.number(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  reason: v.optional(v.string()),
}))();

export const IpBucket: v.GenericSchema<types.IpBucket> = /* @__PURE__ */ (() => v.looseObject({
  bucket: v.string(),
  default: v.optional(v.boolean()),
  supportUntil: v.optional(v.number()),
}))();

export const LastAliasRequest: v.GenericSchema<types.LastAliasRequest> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["promote", "rollback"]),
  fromDeploymentId: v.nullable(v.string()),
  jobStatus: AliasJobStatus,
  requestedAt: v.number(),
  toDeploymentId: v.string(),
  fromRollingReleaseId: v.optional(v.string()),
}))();

export const LatestDeploymentCreator: v.GenericSchema<types.LatestDeploymentCreator> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  email: v.string(),
  username: v.string(),
  githubLogin: v.optional(v.string()),
  gitlabLogin: v.optional(v.string()),
}))();

export const OidcTokenClaims: v.GenericSchema<types.OidcTokenClaims> = /* @__PURE__ */ (() => v.looseObject({
  aud: v.string(),
  environment: v.string(),
  iss: v.string(),
  owner: v.string(),
  owner_id: v.string(),
  project: v.string(),
  project_id: v.string(),
  scope: v.string(),
  sub: v.string(),
  custom_environment_id: v.optional(v.string()),
  mfe_group_ids: v.optional(v.array(v.string())),
  plan: v.optional(v.string()),
}))();

export const Plan: v.GenericSchema<types.Plan> = /* @__PURE__ */ v.picklist(["hobby", "pro", "enterprise"]);

export const LatestDeployment: v.GenericSchema<types.LatestDeployment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("LAMBDAS"),
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  createdIn: v.string(),
  creator: v.nullable(LatestDeploymentCreator),
  deploymentHostname: v.string(),
  plan: Plan,
  private: v.boolean(),
  readyState: DeploymentReadyState,
  url: v.string(),
  alias: v.optional(v.array(v.string())),
  aliasAssigned: v.optional(v.nullable(v.union([v.boolean(), v.number()]))),
  aliasError: v.optional(v.nullable(CodedError)),
  aliasFinal: v.optional(v.nullable(v.string())),
  automaticAliases: v.optional(v.array(v.string())),
  branchMatcher: v.optional(BranchMatcher),
  buildingAt: v.optional(v.number()),
  builds: v.optional(v.array(v.looseObject({
    use: v.string(),
    dest: v.optional(v.string()),
    src: v.optional(v.string()),
  }))),
  checksConclusion: v.optional(ChecksConclusion),
  checksState: v.optional(ChecksState),
  connectBuildsEnabled: v.optional(v.boolean()),
  connectConfigurationId: v.optional(v.string()),
  deletedAt: v.optional(v.number()),
  forced: v.optional(v.boolean()),
  meta: v.optional(v.record(v.string(), v.string())),
  monorepoManager: v.optional(v.nullable(v.string())),
  oidcTokenClaims: v.optional(OidcTokenClaims),
  previewCommentsEnabled: v.optional(v.boolean()),
  readyAt: v.optional(v.number()),
  readySubstate: v.optional(DeploymentReadySubstate),
  requestedAt: v.optional(v.number()),
  target: v.optional(v.nullable(v.string())),
  teamId: v.optional(v.nullable(v.string())),
  userId: v.optional(v.string()),
  withCache: v.optional(v.boolean()),
}))();

export const LockedExpiration: v.GenericSchema<types.LockedExpiration> = /* @__PURE__ */ (() => v.looseObject({
  lockedAt: v.number(),
  lockedBy: v.string(),
}))();

export const LogDrainSource: v.GenericSchema<types.LogDrainSource> = /* @__PURE__ */ v.picklist(["build", "edge", "external", "firewall", "lambda", "redirect", "static"]);

export const LogEncoding: v.GenericSchema<types.LogEncoding> = /* @__PURE__ */ v.picklist(["json", "ndjson"]);

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  action: v.optional(v.picklist(["challenge", "deny", "log"])),
}))();

export const ManagedRules: v.GenericSchema<types.ManagedRules> = /* @__PURE__ */ (() => v.looseObject({
  ai_bots: v.optional(ManagedRuleState),
  bot_filter: v.optional(ManagedRuleState),
  owasp: v.optional(ManagedRuleState),
  traffic_sources: v.optional(ManagedRuleState),
  vercel_ruleset: v.optional(ManagedRuleState),
}))();

export const MembersPagination: v.GenericSchema<types.MembersPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  hasNext: v.boolean(),
  next: v.nullable(v.number()),
  prev: v.nullable(v.number()),
}))();

export const MicrofrontendsDisabled: v.GenericSchema<types.MicrofrontendsDisabled> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.literal(false),
  groupIds: v.array(v.unknown()),
  updatedAt: v.number(),
  freeProjectForLegacyLimits: v.optional(v.boolean()),
}))();

export const NamedReference: v.GenericSchema<types.NamedReference> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
}))();

export const NextPagination: v.GenericSchema<types.NextPagination> = /* @__PURE__ */ (() => v.looseObject({
  next: v.nullable(v.string()),
}))();

export const NodeVersion: v.GenericSchema<types.NodeVersion> = /* @__PURE__ */ (() => v.union([v.picklist(["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x"]), unlisted(v.picklist(["8.10.x"]))]))();

export const OidcIssuerMode: v.GenericSchema<types.OidcIssuerMode> = /* @__PURE__ */ v.picklist(["team", "global"]);

export const OidcTokenConfig: v.GenericSchema<types.OidcTokenConfig> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.optional(v.boolean()),
  issuerMode: v.optional(OidcIssuerMode),
}))();

export const OneOrZero: v.GenericSchema<types.OneOrZero> = /* @__PURE__ */ v.picklist(["0", "1"]);

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.number()),
  prev: v.nullable(v.number()),
}))();

export const ProtectionScope: v.GenericSchema<types.ProtectionScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"]);

export const Passport: v.GenericSchema<types.Passport> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
  deploymentType: ProtectionScope,
}))();

export const PassportInput: v.GenericSchema<types.PassportInput> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
  deploymentType: v.optional(ProtectionScope),
}))();

export const PasswordProtection: v.GenericSchema<types.PasswordProtection> = /* @__PURE__ */ (() => v.looseObject({
  deploymentType: v.optional(ProtectionScope),
}))();

export const PasswordProtectionInput: v.GenericSchema<types.PasswordProtectionInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentType: ProtectionScope,
  password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(72)))),
}))();

export const PermissionAction: v.GenericSchema<types.PermissionAction> = /* @__PURE__ */ v.picklist(["create", "delete", "list", "read", "update"]);

export const ProjectAbuseRecord: v.GenericSchema<types.ProjectAbuseRecord> = /* @__PURE__ */ (() => v.looseObject({
  at: v.number(),
  by: v.string(),
  byId: v.string(),
  reason: v.string(),
  scanner: v.string(),
}))();

export const ProjectBlocked: v.GenericSchema<types.ProjectBlocked> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("blocked"),
  createdAt: v.number(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  ineligibleForAppeal: v.optional(v.boolean()),
  isCascading: v.optional(v.boolean()),
  reason: v.string(),
  statusCode: v.number(),
}))();

export const ProjectRouteBlocked: v.GenericSchema<types.ProjectRouteBlocked> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("route-blocked"),
  createdAt: v.number(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  ineligibleForAppeal: v.optional(v.boolean()),
  isCascading: v.optional(v.boolean()),
  reason: v.string(),
  route: InternalRoute,
}))();

export const ProjectRouteUnblocked: v.GenericSchema<types.ProjectRouteUnblocked> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("route-unblocked"),
  createdAt: v.number(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  ineligibleForAppeal: v.optional(v.boolean()),
  isCascading: v.optional(v.boolean()),
  route: InternalRoute,
  statusCode: v.optional(v.number()),
}))();

export const ProjectUnblocked: v.GenericSchema<types.ProjectUnblocked> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("unblocked"),
  createdAt: v.number(),
  actor: v.optional(v.string()),
  caseId: v.optional(v.string()),
  comment: v.optional(v.string()),
  ineligibleForAppeal: v.optional(v.boolean()),
  isCascading: v.optional(v.boolean()),
}))();

export const ProjectBlockRecord: v.GenericSchema<types.ProjectBlockRecord> = /* @__PURE__ */ v.union([ProjectBlocked, ProjectUnblocked, ProjectRouteBlocked, ProjectRouteUnblocked]);

export const ProjectAbuse: v.GenericSchema<types.ProjectAbuse> = /* @__PURE__ */ (() => v.looseObject({
  history: v.array(ProjectAbuseRecord),
  updatedAt: v.number(),
  block: v.optional(ProjectBlocked),
  blockHistory: v.optional(v.array(ProjectBlockRecord)),
  interstitial: v.optional(v.boolean()),
  interstitialHistory: v.optional(v.array(InterstitialRecord)),
  scanner: v.optional(v.string()),
}))();

export const ProjectAlias: v.GenericSchema<types.ProjectAlias> = /* @__PURE__ */ (() => v.looseObject({
  deployment: v.nullable(LatestDeployment),
  domain: v.string(),
  environment: TargetEnvironment,
  target: v.picklist(["PREVIEW", "PRODUCTION", "STAGING"]),
  configuredBy: v.optional(v.nullable(DomainConfiguredBy)),
  configuredChangedAt: v.optional(v.nullable(v.number())),
  createdAt: v.optional(v.nullable(v.number())),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
}))();

export const ProjectAnalytics: v.GenericSchema<types.ProjectAnalytics> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  disabledAt: v.number(),
  enabledAt: v.number(),
  canceledAt: v.optional(v.nullable(v.number())),
  paidAt: v.optional(v.number()),
  sampleRatePercent: v.optional(v.nullable(v.number())),
  spendLimitInDollars: v.optional(v.nullable(v.number())),
}))();

export const SystemActor: v.GenericSchema<types.SystemActor> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("system"),
}))();

export const UserCreator: v.GenericSchema<types.UserCreator> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("user"),
  user: v.looseObject({
    id: v.string(),
  }),
  via: v.nullable(CreatorAgent),
}))();

export const ProjectCreator: v.GenericSchema<types.ProjectCreator> = /* @__PURE__ */ v.union([UserCreator, AppCreator, IntegrationCreator, SystemActor]);

export const ProjectCrons: v.GenericSchema<types.ProjectCrons> = /* @__PURE__ */ (() => v.looseObject({
  definitions: v.array(CronDefinition),
  deploymentId: v.nullable(v.string()),
  disabledAt: v.nullable(v.number()),
  enabledAt: v.number(),
  updatedAt: v.number(),
}))();

export const ScheduledExpiration: v.GenericSchema<types.ScheduledExpiration> = /* @__PURE__ */ (() => v.looseObject({
  expiresAt: v.number(),
}))();

export const ProjectExpiration: v.GenericSchema<types.ProjectExpiration> = /* @__PURE__ */ v.union([LockedExpiration, ScheduledExpiration]);

export const V0Link: v.GenericSchema<types.V0Link> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("v0"),
  org: v.string(),
  repo: v.string(),
  repoId: v.string(),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const VercelLink: v.GenericSchema<types.VercelLink> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel"),
  org: v.string(),
  repo: v.string(),
  repoId: v.string(),
  deployHooks: v.array(DeployHook),
  gitCredentialId: v.string(),
  productionBranch: v.string(),
  createdAt: v.optional(v.number()),
  sourceless: v.optional(v.boolean()),
  updatedAt: v.optional(v.number()),
}))();

export const ProjectLink: v.GenericSchema<types.ProjectLink> = /* @__PURE__ */ v.union([GithubLink, GithubLimitedLink, GithubCustomHostLink, GitlabLink, BitbucketLink, VercelLink, V0Link, CursorOriginLink]);

export const ProjectMicrofrontends: v.GenericSchema<types.ProjectMicrofrontends> = /* @__PURE__ */ (() => v.union([v.looseObject({
  enabled: v.literal(true),
  isDefaultApp: v.optional(v.union([v.literal(true), v.literal(false)])),
  groupIds: v.array(v.string()),
  updatedAt: v.number(),
  defaultRoute: v.optional(v.string()),
  freeProjectForLegacyLimits: v.optional(v.boolean()),
  doNotRouteWithMicrofrontendsRouting: v.optional(v.boolean()),
  routeObservabilityToThisProject: v.optional(v.boolean()),
}), MicrofrontendsDisabled]))();

export const ProjectPermissions: v.GenericSchema<types.ProjectPermissions> = /* @__PURE__ */ (() => v.looseObject({
  Monitoring: v.optional(v.array(PermissionAction)),
  NotificationMonitoringAlert: v.optional(v.array(PermissionAction)),
  accessGroup: v.optional(v.array(PermissionAction)),
  agent: v.optional(v.array(PermissionAction)),
  aiGatewayApiKey: v.optional(v.array(PermissionAction)),
  aiGatewayApiKeyBypassAll: v.optional(v.array(PermissionAction)),
  aiGatewayApiKeyOwnedBySelf: v.optional(v.array(PermissionAction)),
  aiGatewayApiKeySpendAttribution: v.optional(v.array(PermissionAction)),
  aiGatewayApiKeyZdrExemption: v.optional(v.array(PermissionAction)),
  aiGatewayBudget: v.optional(v.array(PermissionAction)),
  aiGatewayCredits: v.optional(v.array(PermissionAction)),
  aiGatewayGuardrails: v.optional(v.array(PermissionAction)),
  aiGatewayPrivateModels: v.optional(v.array(PermissionAction)),
  aiGatewayRules: v.optional(v.array(PermissionAction)),
  aiGatewaySettings: v.optional(v.array(PermissionAction)),
  aiGatewayTranscripts: v.optional(v.array(PermissionAction)),
  aiGatewayTranscriptsSettings: v.optional(v.array(PermissionAction)),
  aiGatewayUsage: v.optional(v.array(PermissionAction)),
  aiGatewayVirtualModelConfigs: v.optional(v.array(PermissionAction)),
  alertRules: v.optional(v.array(PermissionAction)),
  alerts: v.optional(v.array(PermissionAction)),
  aliasGlobal: v.optional(v.array(PermissionAction)),
  aliasProject: v.optional(v.array(PermissionAction)),
  aliasProtectionBypass: v.optional(v.array(PermissionAction)),
  analytics: v.optional(v.array(PermissionAction)),
  analyticsSampling: v.optional(v.array(PermissionAction)),
  analyticsUsage: v.optional(v.array(PermissionAction)),
  apiKey: v.optional(v.array(PermissionAction)),
  apiKeyAiGateway: v.optional(v.array(PermissionAction)),
  apiKeyOwnedBySelf: v.optional(v.array(PermissionAction)),
  auditLog: v.optional(v.array(PermissionAction)),
  automation: v.optional(v.array(PermissionAction)),
  billingAddress: v.optional(v.array(PermissionAction)),
  billingInformation: v.optional(v.array(PermissionAction)),
  billingInvoice: v.optional(v.array(PermissionAction)),
  billingInvoiceEmailRecipient: v.optional(v.array(PermissionAction)),
  billingInvoiceLanguage: v.optional(v.array(PermissionAction)),
  billingPlan: v.optional(v.array(PermissionAction)),
  billingPurchaseOrder: v.optional(v.array(PermissionAction)),
  billingRefund: v.optional(v.array(PermissionAction)),
  billingTaxId: v.optional(v.array(PermissionAction)),
  blob: v.optional(v.array(PermissionAction)),
  blobStoreTokenSet: v.optional(v.array(PermissionAction)),
  budget: v.optional(v.array(PermissionAction)),
  buildMachine: v.optional(v.array(PermissionAction)),
  buildMachineDefault: v.optional(v.array(PermissionAction)),
  bulkRedirects: v.optional(v.array(PermissionAction)),
  cacheArtifact: v.optional(v.array(PermissionAction)),
  cacheArtifactUsageEvent: v.optional(v.array(PermissionAction)),
  ciInvocations: v.optional(v.array(PermissionAction)),
  ciLogs: v.optional(v.array(PermissionAction)),
  codeChecks: v.optional(v.array(PermissionAction)),
  codeOwners: v.optional(v.array(PermissionAction)),
  concurrentBuilds: v.optional(v.array(PermissionAction)),
  connect: v.optional(v.array(PermissionAction)),
  connectConfiguration: v.optional(v.array(PermissionAction)),
  connectConfigurationLink: v.optional(v.array(PermissionAction)),
  connectLogs: v.optional(v.array(PermissionAction)),
  connexClient: v.optional(v.array(PermissionAction)),
  connexClientProject: v.optional(v.array(PermissionAction)),
  connexContact: v.optional(v.array(PermissionAction)),
  connexInstallation: v.optional(v.array(PermissionAction)),
  connexToken: v.optional(v.array(PermissionAction)),
  cursorOriginInstallation: v.optional(v.array(PermissionAction)),
  dataCacheBillingSettings: v.optional(v.array(PermissionAction)),
  dataCacheNamespace: v.optional(v.array(PermissionAction)),
  defaultDeploymentProtection: v.optional(v.array(PermissionAction)),
  deployment: v.optional(v.array(PermissionAction)),
  deploymentBuildLogs: v.optional(v.array(PermissionAction)),
  deploymentCheck: v.optional(v.array(PermissionAction)),
  deploymentCheckPreview: v.optional(v.array(PermissionAction)),
  deploymentCheckReRunFromProductionBranch: v.optional(v.array(PermissionAction)),
  deploymentPolicy: v.optional(v.array(PermissionAction)),
  deploymentPreview: v.optional(v.array(PermissionAction)),
  deploymentPrivate: v.optional(v.array(PermissionAction)),
  deploymentProductionGit: v.optional(v.array(PermissionAction)),
  deploymentPromote: v.optional(v.array(PermissionAction)),
  deploymentProtectionException: v.optional(v.array(PermissionAction)),
  deploymentRollback: v.optional(v.array(PermissionAction)),
  deploymentV0: v.optional(v.array(PermissionAction)),
  domain: v.optional(v.array(PermissionAction)),
  domainAcceptDelegation: v.optional(v.array(PermissionAction)),
  domainAuthCodes: v.optional(v.array(PermissionAction)),
  domainCertificate: v.optional(v.array(PermissionAction)),
  domainCheckConfig: v.optional(v.array(PermissionAction)),
  domainMove: v.optional(v.array(PermissionAction)),
  domainPurchase: v.optional(v.array(PermissionAction)),
  domainRecord: v.optional(v.array(PermissionAction)),
  domainTransferIn: v.optional(v.array(PermissionAction)),
  drain: v.optional(v.array(PermissionAction)),
  edgeCacheNamespace: v.optional(v.array(PermissionAction)),
  edgeConfig: v.optional(v.array(PermissionAction)),
  edgeConfigItem: v.optional(v.array(PermissionAction)),
  edgeConfigSchema: v.optional(v.array(PermissionAction)),
  edgeConfigToken: v.optional(v.array(PermissionAction)),
  endpointVerification: v.optional(v.array(PermissionAction)),
  environments: v.optional(v.array(PermissionAction)),
  event: v.optional(v.array(PermissionAction)),
  fileUpload: v.optional(v.array(PermissionAction)),
  flagsExplorerSubscription: v.optional(v.array(PermissionAction)),
  gitCredentialGrant: v.optional(v.array(PermissionAction)),
  gitRepository: v.optional(v.array(PermissionAction)),
  imageOptimizationNewPrice: v.optional(v.array(PermissionAction)),
  integration: v.optional(v.array(PermissionAction)),
  integrationAccount: v.optional(v.array(PermissionAction)),
  integrationConfiguration: v.optional(v.array(PermissionAction)),
  integrationConfigurationProjects: v.optional(v.array(PermissionAction)),
  integrationConfigurationRole: v.optional(v.array(PermissionAction)),
  integrationConfigurationTransfer: v.optional(v.array(PermissionAction)),
  integrationDeploymentAction: v.optional(v.array(PermissionAction)),
  integrationEvent: v.optional(v.array(PermissionAction)),
  integrationLog: v.optional(v.array(PermissionAction)),
  integrationPullRequest: v.optional(v.array(PermissionAction)),
  integrationResource: v.optional(v.array(PermissionAction)),
  integrationResourceData: v.optional(v.array(PermissionAction)),
  integrationResourceReplCommand: v.optional(v.array(PermissionAction)),
  integrationResourceSecrets: v.optional(v.array(PermissionAction)),
  integrationSSOSession: v.optional(v.array(PermissionAction)),
  integrationStoreTokenSet: v.optional(v.array(PermissionAction)),
  integrationStrict: v.optional(v.array(PermissionAction)),
  integrationVercelConfigurationOverride: v.optional(v.array(PermissionAction)),
  ipBlocking: v.optional(v.array(PermissionAction)),
  job: v.optional(v.array(PermissionAction)),
  jobGlobal: v.optional(v.array(PermissionAction)),
  kmsIssuer: v.optional(v.array(PermissionAction)),
  kmsProjectGrant: v.optional(v.array(PermissionAction)),
  logDrain: v.optional(v.array(PermissionAction)),
  logs: v.optional(v.array(PermissionAction)),
  logsPreset: v.optional(v.array(PermissionAction)),
  marketplaceBillingData: v.optional(v.array(PermissionAction)),
  marketplaceExperimentationEdgeConfigData: v.optional(v.array(PermissionAction)),
  marketplaceExperimentationItem: v.optional(v.array(PermissionAction)),
  marketplaceFlexCommit: v.optional(v.array(PermissionAction)),
  marketplaceInstallationMember: v.optional(v.array(PermissionAction)),
  marketplaceInvoice: v.optional(v.array(PermissionAction)),
  marketplaceSettings: v.optional(v.array(PermissionAction)),
  monitoringAlert: v.optional(v.array(PermissionAction)),
  monitoringChart: v.optional(v.array(PermissionAction)),
  monitoringQuery: v.optional(v.array(PermissionAction)),
  monitoringSettings: v.optional(v.array(PermissionAction)),
  notificationCustomerBudget: v.optional(v.array(PermissionAction)),
  notificationDeploymentFailed: v.optional(v.array(PermissionAction)),
  notificationDomainConfiguration: v.optional(v.array(PermissionAction)),
  notificationDomainExpire: v.optional(v.array(PermissionAction)),
  notificationDomainMoved: v.optional(v.array(PermissionAction)),
  notificationDomainPurchase: v.optional(v.array(PermissionAction)),
  notificationDomainRenewal: v.optional(v.array(PermissionAction)),
  notificationDomainTransfer: v.optional(v.array(PermissionAction)),
  notificationDomainUnverified: v.optional(v.array(PermissionAction)),
  notificationPaymentFailed: v.optional(v.array(PermissionAction)),
  notificationPreferences: v.optional(v.array(PermissionAction)),
  notificationStatementOfReasons: v.optional(v.array(PermissionAction)),
  notificationUsageAlert: v.optional(v.array(PermissionAction)),
  oauth2Application: v.optional(v.array(PermissionAction)),
  oauth2Connection: v.optional(v.array(PermissionAction)),
  observabilityConfiguration: v.optional(v.array(PermissionAction)),
  observabilityData: v.optional(v.array(PermissionAction)),
  observabilityFunnel: v.optional(v.array(PermissionAction)),
  observabilityNotebook: v.optional(v.array(PermissionAction)),
  oidcFederationPolicy: v.optional(v.array(PermissionAction)),
  onDemandBuild: v.optional(v.array(PermissionAction)),
  onDemandConcurrency: v.optional(v.array(PermissionAction)),
  openTelemetryEndpoint: v.optional(v.array(PermissionAction)),
  optionsAllowlist: v.optional(v.array(PermissionAction)),
  organization: v.optional(v.array(PermissionAction)),
  organizationDomain: v.optional(v.array(PermissionAction)),
  organizationTeam: v.optional(v.array(PermissionAction)),
  ownEvent: v.optional(v.array(PermissionAction)),
  pageIntegrity: v.optional(v.array(PermissionAction)),
  passwordProtection: v.optional(v.array(PermissionAction)),
  passwordProtectionInvoiceItem: v.optional(v.array(PermissionAction)),
  paymentMethod: v.optional(v.array(PermissionAction)),
  permissions: v.optional(v.array(PermissionAction)),
  postgres: v.optional(v.array(PermissionAction)),
  postgresStoreTokenSet: v.optional(v.array(PermissionAction)),
  previewDeploymentSuffix: v.optional(v.array(PermissionAction)),
  privateCloudAccount: v.optional(v.array(PermissionAction)),
  privateLinkEndpoint: v.optional(v.array(PermissionAction)),
  proTrialOnboarding: v.optional(v.array(PermissionAction)),
  productionAliasProtectionBypass: v.optional(v.array(PermissionAction)),
  productionShareableLink: v.optional(v.array(PermissionAction)),
  project: v.optional(v.array(PermissionAction)),
  projectAccessGroup: v.optional(v.array(PermissionAction)),
  projectAnalyticsSampling: v.optional(v.array(PermissionAction)),
  projectAnalyticsUsage: v.optional(v.array(PermissionAction)),
  projectCheck: v.optional(v.array(PermissionAction)),
  projectCheckRun: v.optional(v.array(PermissionAction)),
  projectDeploymentExpiration: v.optional(v.array(PermissionAction)),
  projectDeploymentHook: v.optional(v.array(PermissionAction)),
  projectDeploymentProtectionStrict: v.optional(v.array(PermissionAction)),
  projectDomain: v.optional(v.array(PermissionAction)),
  projectDomainCheckConfig: v.optional(v.array(PermissionAction)),
  projectDomainMove: v.optional(v.array(PermissionAction)),
  projectDomainVerify: v.optional(v.array(PermissionAction)),
  projectEnvVars: v.optional(v.array(PermissionAction)),
  projectEnvVarsProduction: v.optional(v.array(PermissionAction)),
  projectEnvVarsUnownedByIntegration: v.optional(v.array(PermissionAction)),
  projectEvent: v.optional(v.array(PermissionAction)),
  projectFlags: v.optional(v.array(PermissionAction)),
  projectFlagsProduction: v.optional(v.array(PermissionAction)),
  projectFlagsSdkKey: v.optional(v.array(PermissionAction)),
  projectFromV0: v.optional(v.array(PermissionAction)),
  projectId: v.optional(v.array(PermissionAction)),
  projectIntegrationConfiguration: v.optional(v.array(PermissionAction)),
  projectLink: v.optional(v.array(PermissionAction)),
  projectMember: v.optional(v.array(PermissionAction)),
  projectMonitoring: v.optional(v.array(PermissionAction)),
  projectOIDCToken: v.optional(v.array(PermissionAction)),
  projectPermissions: v.optional(v.array(PermissionAction)),
  projectProductionBranch: v.optional(v.array(PermissionAction)),
  projectProtectionBypass: v.optional(v.array(PermissionAction)),
  projectRollingRelease: v.optional(v.array(PermissionAction)),
  projectRoutes: v.optional(v.array(PermissionAction)),
  projectSetting: v.optional(v.array(PermissionAction)),
  projectSupportCase: v.optional(v.array(PermissionAction)),
  projectSupportCaseComment: v.optional(v.array(PermissionAction)),
  projectTier: v.optional(v.array(PermissionAction)),
  projectTransfer: v.optional(v.array(PermissionAction)),
  projectTransferIn: v.optional(v.array(PermissionAction)),
  projectTransferOut: v.optional(v.array(PermissionAction)),
  projectTransferRequest: v.optional(v.array(PermissionAction)),
  projectUsage: v.optional(v.array(PermissionAction)),
  rateLimit: v.optional(v.array(PermissionAction)),
  redis: v.optional(v.array(PermissionAction)),
  redisStoreTokenSet: v.optional(v.array(PermissionAction)),
  remoteCaching: v.optional(v.array(PermissionAction)),
  repository: v.optional(v.array(PermissionAction)),
  samlConfig: v.optional(v.array(PermissionAction)),
  schedule: v.optional(v.array(PermissionAction)),
  seawallConfig: v.optional(v.array(PermissionAction)),
  secret: v.optional(v.array(PermissionAction)),
  securityConfig: v.optional(v.array(PermissionAction)),
  securityPlusConfiguration: v.optional(v.array(PermissionAction)),
  sensitiveEnvironmentVariablePolicy: v.optional(v.array(PermissionAction)),
  setting: v.optional(v.array(PermissionAction)),
  shareableLink: v.optional(v.array(PermissionAction)),
  shareableLinkStrict: v.optional(v.array(PermissionAction)),
  sharedEnvVarConnection: v.optional(v.array(PermissionAction)),
  sharedEnvVars: v.optional(v.array(PermissionAction)),
  sharedEnvVarsProduction: v.optional(v.array(PermissionAction)),
  skewProtection: v.optional(v.array(PermissionAction)),
  space: v.optional(v.array(PermissionAction)),
  spaceRun: v.optional(v.array(PermissionAction)),
  storeIsLocked: v.optional(v.array(PermissionAction)),
  storeTokenSetSensitive: v.optional(v.array(PermissionAction)),
  storeTransfer: v.optional(v.array(PermissionAction)),
  supportCase: v.optional(v.array(PermissionAction)),
  supportCaseComment: v.optional(v.array(PermissionAction)),
  team: v.optional(v.array(PermissionAction)),
  teamAccessRequest: v.optional(v.array(PermissionAction)),
  teamFellowMembership: v.optional(v.array(PermissionAction)),
  teamGitExclusivity: v.optional(v.array(PermissionAction)),
  teamInvite: v.optional(v.array(PermissionAction)),
  teamInviteCode: v.optional(v.array(PermissionAction)),
  teamInviteLink: v.optional(v.array(PermissionAction)),
  teamJoin: v.optional(v.array(PermissionAction)),
  teamMemberMfaStatus: v.optional(v.array(PermissionAction)),
  teamMicrofrontends: v.optional(v.array(PermissionAction)),
  teamOwnMembership: v.optional(v.array(PermissionAction)),
  teamOwnMembershipDisconnectSAML: v.optional(v.array(PermissionAction)),
  teamSudo: v.optional(v.array(PermissionAction)),
  teamTokenInvalidation: v.optional(v.array(PermissionAction)),
  token: v.optional(v.array(PermissionAction)),
  toolbarComment: v.optional(v.array(PermissionAction)),
  trustedIps: v.optional(v.array(PermissionAction)),
  trustedSources: v.optional(v.array(PermissionAction)),
  usage: v.optional(v.array(PermissionAction)),
  usageCycle: v.optional(v.array(PermissionAction)),
  user: v.optional(v.array(PermissionAction)),
  userConnection: v.optional(v.array(PermissionAction)),
  userMfaConfiguration: v.optional(v.array(PermissionAction)),
  userPreference: v.optional(v.array(PermissionAction)),
  userSudo: v.optional(v.array(PermissionAction)),
  v0Chat: v.optional(v.array(PermissionAction)),
  vcrRepository: v.optional(v.array(PermissionAction)),
  vercelAppInstallation: v.optional(v.array(PermissionAction)),
  vercelAppInstallationRequest: v.optional(v.array(PermissionAction)),
  vercelAuth: v.optional(v.array(PermissionAction)),
  vercelRun: v.optional(v.array(PermissionAction)),
  vpcPeeringConnection: v.optional(v.array(PermissionAction)),
  webAnalytics: v.optional(v.array(PermissionAction)),
  webAnalyticsPlan: v.optional(v.array(PermissionAction)),
  webAuthn: v.optional(v.array(PermissionAction)),
  webhook: v.optional(v.array(PermissionAction)),
  "webhook-event": v.optional(v.array(PermissionAction)),
  workflowRunData: v.optional(v.array(PermissionAction)),
}))();

export const ShownBuildMachine: v.GenericSchema<types.ShownBuildMachine> = /* @__PURE__ */ v.union([BuildMachineType, ElasticBuildMachine]);

export const ProjectResourceConfig: v.GenericSchema<types.ProjectResourceConfig> = /* @__PURE__ */ (() => v.looseObject({
  functionDefaultRegions: v.array(v.string()),
  buildMachineElasticLastUpdated: v.optional(v.number()),
  buildMachineElasticReason: v.optional(BuildMachineReason),
  buildMachineSelection: v.optional(BuildMachineSelection),
  buildMachineType: v.optional(v.nullable(ShownBuildMachine)),
  buildQueue: v.optional(BuildQueue),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  enableFunctionsBeta: v.optional(v.boolean()),
  fluid: v.optional(v.boolean()),
  functionDefaultMemoryType: v.optional(FunctionMemoryType),
  functionDefaultTimeout: v.optional(v.number()),
  functionZeroConfigFailover: v.optional(v.boolean()),
  isNSNBDisabled: v.optional(v.boolean()),
}))();

export const ProjectRole: v.GenericSchema<types.ProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]);

export const ProjectRoleAssignment: v.GenericSchema<types.ProjectRoleAssignment> = /* @__PURE__ */ (() => v.strictObject({
  projectId: v.pipe(v.string(), v.maxLength(256)),
  role: v.nullable(v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"])),
}))();

export const ProjectSecurity: v.GenericSchema<types.ProjectSecurity> = /* @__PURE__ */ (() => v.looseObject({
  attackModeActiveUntil: v.optional(v.nullable(v.number())),
  attackModeEnabled: v.optional(v.boolean()),
  attackModeUpdatedAt: v.optional(v.number()),
  botIdEnabled: v.optional(v.boolean()),
  firewallBypassIps: v.optional(v.array(v.string())),
  firewallConfigVersion: v.optional(v.number()),
  firewallEnabled: v.optional(v.boolean()),
  firewallRoutes: v.optional(v.array(FirewallRoute)),
  firewallSeawallEnabled: v.optional(v.boolean()),
  firewallUpdatedAt: v.optional(v.number()),
  ja3Enabled: v.optional(v.boolean()),
  ja4Enabled: v.optional(v.boolean()),
  log_headers: v.optional(v.union([v.picklist(["*"]), v.array(v.string())])),
  managedRules: v.optional(v.nullable(ManagedRules)),
  pageIntegrityEnabled: v.optional(v.boolean()),
  requestLogsKey: v.optional(v.array(v.string())),
  rulesets: v.optional(v.record(v.string(), FirewallMitigation)),
  securityPlus: v.optional(v.boolean()),
  securityPlusMetadata: v.optional(v.looseObject({
    updatedAt: v.number(),
    firstEnabledAt: v.optional(v.number()),
  })),
}))();

export const ServiceType: v.GenericSchema<types.ServiceType> = /* @__PURE__ */ v.picklist(["web", "worker", "cron", "job"]);

export const ProjectService: v.GenericSchema<types.ProjectService> = /* @__PURE__ */ (() => v.looseObject({
  serviceName: v.string(),
  framework: v.optional(Framework),
  runtime: v.optional(v.string()),
  serviceType: v.optional(ServiceType),
}))();

export const TrustedIpProtectionMode: v.GenericSchema<types.TrustedIpProtectionMode> = /* @__PURE__ */ v.picklist(["additional", "exclusive"]);

export const TrustedIpScope: v.GenericSchema<types.TrustedIpScope> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "production", "prod_deployment_urls_and_all_previews"]);

export const TrustedIps: v.GenericSchema<types.TrustedIps> = /* @__PURE__ */ (() => v.looseObject({
  addresses: v.array(AnnotatedValue),
  deploymentType: TrustedIpScope,
  protectionMode: TrustedIpProtectionMode,
}))();

export const TrustedIpsSummary: v.GenericSchema<types.TrustedIpsSummary> = /* @__PURE__ */ v.looseObject({
  deploymentType: TrustedIpScope,
});

export const ProjectTrustedIps: v.GenericSchema<types.ProjectTrustedIps> = /* @__PURE__ */ v.union([TrustedIps, TrustedIpsSummary]);

export const ProjectUsageStatus: v.GenericSchema<types.ProjectUsageStatus> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("flat"),
  bypassThrottleUntil: v.optional(v.number()),
  exceededAllowanceUntil: v.optional(v.number()),
  teamThrottled: v.optional(v.boolean()),
  throttled: v.optional(v.boolean()),
}))();

export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  canceledAt: v.optional(v.number()),
  disabledAt: v.optional(v.number()),
  enabledAt: v.optional(v.number()),
  hasData: v.optional(v.literal(true)),
}))();

export const ProtectionBypass: v.GenericSchema<types.ProtectionBypass> = /* @__PURE__ */ v.union([IntegrationBypass, AutomationBypass]);

export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType> = /* @__PURE__ */ v.picklist(["team", "user"]);

export const RepositoryProvider: v.GenericSchema<types.RepositoryProvider> = /* @__PURE__ */ v.picklist(["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin", "vercel"]);

export const ResourceExperimentation: v.GenericSchema<types.ResourceExperimentation> = /* @__PURE__ */ (() => v.looseObject({
  edgeConfigId: v.optional(v.string()),
  edgeConfigSyncingEnabled: v.optional(v.boolean()),
  edgeConfigTokenId: v.optional(v.string()),
  globalConfigId: v.optional(v.string()),
  globalConfigSyncingEnabled: v.optional(v.boolean()),
}))();

export const ResourceStatus: v.GenericSchema<types.ResourceStatus> = /* @__PURE__ */ v.picklist(["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"]);

export const RollbackDescription: v.GenericSchema<types.RollbackDescription> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.number(),
  description: v.string(),
  userId: v.string(),
  username: v.string(),
}))();

export const RollingReleaseCheck: v.GenericSchema<types.RollingReleaseCheck> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("error-rate-5xx"),
  excludePaths: v.optional(v.array(v.string())),
  excludeStatusCodes: v.optional(v.array(v.number())),
  ingestWatermarkSeconds: v.optional(v.number()),
  minSampleSize: v.optional(v.number()),
}))();

export const RollingReleaseGate: v.GenericSchema<types.RollingReleaseGate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["pause", "rollback"]),
  checks: v.array(RollingReleaseCheck),
  dryRun: v.boolean(),
  enabled: v.boolean(),
  failureThreshold: v.optional(v.number()),
  windowSize: v.optional(v.number()),
}))();

export const RollingReleaseStage: v.GenericSchema<types.RollingReleaseStage> = /* @__PURE__ */ (() => v.looseObject({
  targetPercentage: v.number(),
  duration: v.optional(v.number()),
  linearShift: v.optional(v.boolean()),
  requireApproval: v.optional(v.boolean()),
}))();

export const RolloutAdvancement: v.GenericSchema<types.RolloutAdvancement> = /* @__PURE__ */ v.picklist(["automatic", "manual-approval"]);

export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig> = /* @__PURE__ */ (() => v.looseObject({
  target: v.string(),
  enabled: v.optional(v.boolean()),
  advancementType: v.optional(RolloutAdvancement),
  canaryResponseHeader: v.optional(v.boolean()),
  gate: v.optional(RollingReleaseGate),
  stages: v.optional(v.nullable(v.array(RollingReleaseStage))),
}))();

export const SandboxRegion: v.GenericSchema<types.SandboxRegion> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const ServiceDestination: v.GenericSchema<types.ServiceDestination> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.literal("service")),
  service: v.string(),
  path: v.optional(v.string()),
}))();

export const SharedEnv: v.GenericSchema<types.SharedEnv> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EnvVarInputKind),
  id: v.optional(v.string()),
  key: v.optional(v.string()),
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  comment: v.optional(v.string()),
  created: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  decrypted: v.optional(v.boolean()),
  deletedAt: v.optional(v.number()),
  deletedBy: v.optional(v.nullable(v.string())),
  ipAddress: v.optional(v.string()),
  lastEditedByDisplayName: v.optional(v.string()),
  ownerId: v.optional(v.nullable(v.string())),
  projectId: v.optional(v.array(v.string())),
  projectNames: v.optional(v.array(v.string())),
  target: v.optional(v.array(EnvTarget)),
  updatedAt: v.optional(v.number()),
  updatedBy: v.optional(v.nullable(v.string())),
  value: v.optional(v.string()),
}))();

export const SignInMethod: v.GenericSchema<types.SignInMethod> = /* @__PURE__ */ v.picklist([
  "app", "apple", "bitbucket", "chatgpt", "email", "emu", "github", "github-webhook", "gitlab", "google", "invite", "manual", "otp", "passkey", "saml", "sms",
  "token-exchange-oidc",
]);

export const SpeedInsights: v.GenericSchema<types.SpeedInsights> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  canceledAt: v.optional(v.number()),
  dataReceivedAt: v.optional(v.number()),
  disabledAt: v.optional(v.number()),
  enabledAt: v.optional(v.number()),
  hasData: v.optional(v.boolean()),
  paidAt: v.optional(v.number()),
}))();

export const SsoProtection: v.GenericSchema<types.SsoProtection> = /* @__PURE__ */ (() => v.looseObject({
  deploymentType: ProtectionScope,
  april2026SecurityIncidentMigrationAppliedFrom: v.optional(v.nullable(ProtectionScope)),
  cve55182MigrationAppliedFrom: v.optional(v.nullable(ProtectionScope)),
}))();

export const SsoProtectionInput: v.GenericSchema<types.SsoProtectionInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentType: v.optional(ProtectionScope),
}))();

export const StoreProjectFilter: v.GenericSchema<types.StoreProjectFilter> = /* @__PURE__ */ (() => v.looseObject({
  git: v.optional(v.looseObject({
    providers: v.union([v.picklist(["*"]), v.array(GitProvider)]),
    owners: v.optional(v.array(v.string())),
    repos: v.optional(v.array(v.string())),
  })),
}))();

export const StoreProtocolSettings: v.GenericSchema<types.StoreProtocolSettings> = /* @__PURE__ */ (() => v.looseObject({
  authentication: v.optional(v.looseObject({
    appUrls: v.optional(v.array(v.looseObject({
      target: EnvTarget,
      url: v.string(),
    }))),
  })),
  experimentation: v.optional(ResourceExperimentation),
}))();

export const StoreStatus: v.GenericSchema<types.StoreStatus> = /* @__PURE__ */ v.picklist(["available", "initializing", "onboarding", "suspended", "limits-exceeded-suspended", "limits-exceeded-suspended-store-count", "uninstalled", "error"]);

export const TeamJoinOriginKind: v.GenericSchema<types.TeamJoinOriginKind> = /* @__PURE__ */ v.picklist([
  "account-update", "bitbucket", "dsync", "feedback", "github", "gitlab", "import", "link", "mail", "nsnb-auto-approve", "nsnb-hobby-upgrade", "nsnb-invite",
  "nsnb-redeploy", "nsnb-redeploy-attribution-card", "nsnb-request-access", "nsnb-viewer-upgrade", "organization-teams", "saml", "teams",
]);

export const TeamJoinOrigin: v.GenericSchema<types.TeamJoinOrigin> = /* @__PURE__ */ (() => v.looseObject({
  origin: TeamJoinOriginKind,
  commitId: v.optional(v.string()),
  dsyncConnectedAt: v.optional(v.number()),
  dsyncUserId: v.optional(v.string()),
  gitUserId: v.optional(v.union([v.number(), v.string()])),
  gitUserLogin: v.optional(v.string()),
  idpUserId: v.optional(v.string()),
  repoId: v.optional(v.string()),
  repoPath: v.optional(v.string()),
  ssoConnectedAt: v.optional(v.number()),
  ssoUserId: v.optional(v.string()),
}))();

export const TeamPermission: v.GenericSchema<types.TeamPermission> = /* @__PURE__ */ v.picklist([
  "AiGatewayApiKeyOwnedBySelf", "AiGatewayBudgetManager", "AiGatewayCredits", "AiGatewaySettings", "AiGatewayTranscriptsManager", "AiGatewayTranscriptsViewer",
  "ConnectorManager", "CreateProject", "EnvVariableManager", "EnvironmentManager", "FullProductionDeployment", "IntegrationManager", "OrgAdmin", "OrgViewer",
  "UsageViewer", "V0Builder", "V0Chatter", "V0Viewer", "WorkflowDecryptor",
]);

export const TeamRole: v.GenericSchema<types.TeamRole> = /* @__PURE__ */ v.picklist(["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"]);

export const Toggle: v.GenericSchema<types.Toggle> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
}))();

export const TracingRule: v.GenericSchema<types.TracingRule> = /* @__PURE__ */ (() => v.looseObject({
  rate: v.number(),
  destination: v.optional(v.picklist(["external", "internal"])),
  env: v.optional(TargetEnvironment),
  requestPath: v.optional(v.string()),
}))();
