// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);

export const AcceptedPolicies: v.GenericSchema<types.AcceptedPolicies> = /* @__PURE__ */ (() => v.objectWithRest({
  eula: v.pipe(v.string(), v.isoTimestamp()),
  privacy: v.pipe(v.string(), v.isoTimestamp()),
}, v.pipe(v.string(), v.isoTimestamp())))();

export const TransferredPaidFeatures: v.GenericSchema<types.TransferredPaidFeatures> = /* @__PURE__ */ (() => v.strictObject({
  concurrentBuilds: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  passwordProtection: v.optional(v.nullable(v.boolean())),
  previewDeploymentSuffix: v.optional(v.nullable(v.boolean())),
}))();

export const AcceptProjectTransferRequest: v.GenericSchema<types.AcceptProjectTransferRequest> = /* @__PURE__ */ (() => v.strictObject({
  acceptedPolicies: v.optional(v.record(v.string(), AcceptedPolicies)),
  newProjectName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  paidFeatures: v.optional(TransferredPaidFeatures),
}))();

export const RedirectStatusCode: v.GenericSchema<types.RedirectStatusCode> = /* @__PURE__ */ v.picklist([301, 302, 307, 308]);

export const AddProjectDomainRequest: v.GenericSchema<types.AddProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const AliasJobStatus: v.GenericSchema<types.AliasJobStatus> = /* @__PURE__ */ v.picklist(["pending", "in-progress", "succeeded", "failed", "skipped"]);

export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue> = /* @__PURE__ */ (() => v.looseObject({
  value: v.string(),
  note: v.optional(v.string()),
}))();

export const EnvTarget: v.GenericSchema<types.EnvTargetInput> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

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

export const EnvVarKind: v.GenericSchema<types.EnvVarKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "secret", "system"]);

export const EnvVarVisibility: v.GenericSchema<types.EnvVarVisibilityInput> = /* @__PURE__ */ v.picklist(["config", "secret"]);

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
  target: v.optional(v.union([v.picklist(["production", "preview", "development"]), v.array(v.union([EnvTarget, v.string()]))])),
  vsmValue: v.optional(v.string()),
}))();

export const EnvVarWithoutValue: v.GenericSchema<types.EnvVarWithoutValue> = /* @__PURE__ */ (() => v.looseObject({
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
  decrypted: v.boolean(),
  target: v.optional(v.union([EnvTarget, v.array(EnvTarget)])),
}))();

export const AnyEnvVar: v.GenericSchema<types.AnyEnvVar> = /* @__PURE__ */ v.union([EnvVarWithoutValue, EnvVar]);

export const EnvVarListItem: v.GenericSchema<types.EnvVarListItem> = /* @__PURE__ */ (() => v.looseObject({
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
  securityIssues: v.array(v.picklist(["flags-secret-needs-split", "readable-secret"])),
  value: v.string(),
  decrypted: v.optional(v.boolean()),
  system: v.optional(v.boolean()),
  target: v.optional(v.union([EnvTarget, v.array(EnvTarget)])),
}))();

export const ProjectEnvList: v.GenericSchema<types.ProjectEnvList> = /* @__PURE__ */ (() => v.looseObject({
  envs: v.array(EnvVarListItem),
  hiddenProductionEnvCount: v.number(),
}))();

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.number()),
  prev: v.nullable(v.number()),
}))();

export const ProjectEnvPage: v.GenericSchema<types.ProjectEnvPage> = /* @__PURE__ */ (() => v.looseObject({
  envs: v.array(EnvVarListItem),
  pagination: Pagination,
}))();

export const AnyProjectEnvPage: v.GenericSchema<types.AnyProjectEnvPage> = /* @__PURE__ */ v.union([ProjectEnvPage, ProjectEnvList]);

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

export const BuildMachineReason: v.GenericSchema<types.BuildMachineReasonInput> = /* @__PURE__ */ v.picklist([
  "basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration", "oom-failure",
  "short-build-duration", "sustained-high-cpu",
]);

export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelectionInput> = /* @__PURE__ */ v.picklist(["fixed", "elastic"]);

export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo", "elastic"]);

export const BuildMachineType: v.GenericSchema<types.BuildMachineType> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo"]);

export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfigurationInput> = /* @__PURE__ */ v.picklist(["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]);

export const BuildQueue: v.GenericSchema<types.BuildQueueInput> = /* @__PURE__ */ (() => v.looseObject({
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

export const ConnectConfigurationInput: v.GenericSchema<types.ConnectConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  buildsEnabled: v.boolean(),
  connectConfigurationId: v.string(),
  envId: v.string(),
  passive: v.boolean(),
}))();

export const CountryHeaderCondition: v.GenericSchema<types.CountryHeaderCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("header"),
  key: v.literal("x-vercel-ip-country"),
  value: v.looseObject({
    eq: v.string(),
  }),
}))();

export const Framework: v.GenericSchema<types.FrameworkInput> = /* @__PURE__ */ v.picklist([
  "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo",
  "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono",
  "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel",
  "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services",
  "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite",
  "vitepress", "vue", "vuepress", "xmcp", "zola",
]);

export const GitRepositoryHost: v.GenericSchema<types.GitRepositoryHost> = /* @__PURE__ */ v.picklist(["bitbucket", "cursor-origin", "github", "github-limited", "gitlab", "vercel"]);

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const InitialEnvVar: v.GenericSchema<types.InitialEnvVar> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EnvVarInputKind),
  key: v.string(),
  target: v.union([EnvTarget, v.array(EnvTarget)]),
  value: v.string(),
  gitBranch: v.optional(v.pipe(v.string(), v.maxLength(250))),
}))();

export const OidcIssuerMode: v.GenericSchema<types.OidcIssuerModeInput> = /* @__PURE__ */ v.picklist(["team", "global"]);

export const OidcTokenConfigInput: v.GenericSchema<types.OidcTokenConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  enabled: v.optional(v.boolean()),
  issuerMode: v.optional(OidcIssuerMode),
}))();

export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryTypeInput> = /* @__PURE__ */ v.picklist(["standard_legacy", "standard", "performance", "performance_xl"]);

export const ProjectResourceConfigInput: v.GenericSchema<types.ProjectResourceConfigInput> = /* @__PURE__ */ (() => v.strictObject({
  buildMachineElasticLastUpdated: v.optional(v.number()),
  buildMachineElasticReason: v.optional(BuildMachineReason),
  buildMachineSelection: v.optional(BuildMachineSelection),
  buildMachineType: v.optional(v.nullable(BuildMachineSetting)),
  buildQueue: v.optional(BuildQueue),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  enableFunctionsBeta: v.optional(v.boolean()),
  fluid: v.optional(v.boolean()),
  functionDefaultMemoryType: v.optional(FunctionMemoryType),
  functionDefaultRegions: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(4))), v.minLength(1), v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item"))),
  functionDefaultTimeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(900))),
  functionZeroConfigFailover: v.optional(v.boolean()),
  isNSNBDisabled: v.optional(v.boolean()),
}))();

export const SandboxRegion: v.GenericSchema<types.SandboxRegionInput> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const ProjectSandbox: v.GenericSchema<types.ProjectSandboxInput> = /* @__PURE__ */ (() => v.looseObject({
  failoverRegions: v.optional(v.array(SandboxRegion)),
  region: v.optional(SandboxRegion),
}))();

export const ProtectionScope: v.GenericSchema<types.ProtectionScopeInput> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"]);

export const CreateProjectRequest: v.GenericSchema<types.CreateProjectRequest> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.pipe(v.string(), v.maxLength(100)),
  environmentVariables: v.optional(v.array(InitialEnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitRepository: v.optional(v.looseObject({
    type: GitRepositoryHost,
    repo: v.string(),
  })),
  ssoProtection: v.optional(v.nullable(v.looseObject({
    deploymentType: ProtectionScope,
  }))),
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

export const CreatedProjectEnvs: v.GenericSchema<types.CreatedProjectEnvs> = /* @__PURE__ */ (() => v.looseObject({
  failed: v.array(v.looseObject({
    error: EnvVarError,
  })),
  created: v.optional(v.union([EnvVar, v.array(EnvVar)])),
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

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  apexName: v.string(),
  projectId: v.string(),
  verified: v.boolean(),
  createdAt: v.optional(v.number()),
  customEnvironmentId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
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

export const CustomEnvironmentEnvInput: v.GenericSchema<types.CustomEnvironmentEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarInputKind,
  key: v.string(),
  customEnvironmentIds: v.array(v.string()),
  value: v.string(),
  comment: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.string())),
  target: v.optional(v.array(EnvTarget)),
}))();

export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("custom"),
  environmentId: v.string(),
}))();

export const JobTargets: v.GenericSchema<types.JobTargets> = /* @__PURE__ */ (() => v.looseObject({
  targets: v.array(v.string()),
}))();

export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs> = /* @__PURE__ */ (() => v.looseObject({
  lint: v.optional(JobTargets),
  "mfe-config-present": v.optional(JobTargets),
  typecheck: v.optional(JobTargets),
}))();

export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration> = /* @__PURE__ */ (() => v.looseObject({
  deploymentsToKeep: v.optional(v.number()),
  expirationDays: v.optional(v.number()),
  expirationDaysCanceled: v.optional(v.number()),
  expirationDaysErrored: v.optional(v.number()),
  expirationDaysProduction: v.optional(v.number()),
}))();

export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySourceInput> = /* @__PURE__ */ v.picklist(["cli", "deploy-hook", "git", "integration", "rest-api", "v0"]);

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironmentInput> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("system"),
  target: TargetEnvironment,
}))();

export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironmentInput> = /* @__PURE__ */ v.union([SystemPolicyEnvironment, CustomPolicyEnvironment]);

export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRuleInput> = /* @__PURE__ */ (() => v.looseObject({
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

export const GitSourceRule: v.GenericSchema<types.GitSourceRuleInput> = /* @__PURE__ */ (() => v.looseObject({
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

export const ToastAction: v.GenericSchema<types.ToastActionInput> = /* @__PURE__ */ v.picklist(["accept", "cancel", "delete"]);

export const DismissedToast: v.GenericSchema<types.DismissedToast> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  action: ToastAction,
  dismissedAt: v.number(),
  value: v.nullable(v.union([v.string(), v.number(), v.boolean(), v.looseObject({
    currentValue: v.union([v.boolean(), v.number(), v.string()]),
    previousValue: v.union([v.boolean(), v.number(), v.string()]),
  })])),
}))();

export const DismissedToastInput: v.GenericSchema<types.DismissedToastInput> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  action: ToastAction,
  dismissedAt: v.number(),
  value: v.optional(v.unknown()),
}))();

export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy> = /* @__PURE__ */ v.picklist(["A", "CNAME", "dns-01", "http"]);

export const ElasticBuildMachine: v.GenericSchema<types.ElasticBuildMachine> = /* @__PURE__ */ v.literal("elastic");

export const FirewallAction: v.GenericSchema<types.FirewallAction> = /* @__PURE__ */ v.picklist(["allow", "bypass", "challenge", "deny", "log", "rate_limit", "redirect"]);

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
  algo: v.union([v.picklist(["fixed_window", "token_bucket"]), v.string()]),
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

export const GitComments: v.GenericSchema<types.GitComments> = /* @__PURE__ */ (() => v.looseObject({
  onCommit: v.boolean(),
  onPullRequest: v.boolean(),
}))();

export const GitCommentsInput: v.GenericSchema<types.GitCommentsInput> = /* @__PURE__ */ (() => v.strictObject({
  onCommit: v.boolean(),
  onPullRequest: v.boolean(),
}))();

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

export const GitProviderOptionsInput: v.GenericSchema<types.GitProviderOptionsInput> = /* @__PURE__ */ (() => v.strictObject({
  createDeployments: v.optional(v.picklist(["disabled", "enabled"])),
  consolidatedGitCommitStatus: v.optional(v.strictObject({
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

export const HostCondition: v.GenericSchema<types.HostCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("host"),
  value: v.looseObject({
    eq: v.string(),
  }),
}))();

export const IntegrationBypass: v.GenericSchema<types.IntegrationBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("integration-automation-bypass"),
  configurationId: v.string(),
  createdAt: v.number(),
  createdBy: v.string(),
  integrationId: v.string(),
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

export const IssuedToken: v.GenericSchema<types.IssuedToken> = /* @__PURE__ */ (() => v.looseObject({
  token: v.string(),
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

export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  action: v.optional(v.picklist(["challenge", "deny", "log"])),
}))();

export const ManagedRules: v.GenericSchema<types.ManagedRules> = /* @__PURE__ */ v.looseObject({
  ai_bots: ManagedRuleState,
  bot_filter: ManagedRuleState,
  owasp: ManagedRuleState,
  traffic_sources: ManagedRuleState,
  vercel_ruleset: ManagedRuleState,
});

export const MicrofrontendsDisabled: v.GenericSchema<types.MicrofrontendsDisabled> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.literal(false),
  groupIds: v.array(v.unknown()),
  updatedAt: v.number(),
  freeProjectForLegacyLimits: v.optional(v.boolean()),
}))();

export const MoveProjectDomainRequest: v.GenericSchema<types.MoveProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const ProjectEnvInput: v.GenericSchema<types.ProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  type: EnvVarInputKind,
  key: v.string(),
  target: v.array(EnvTarget),
  value: v.string(),
  comment: v.optional(v.string()),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.string())),
}))();

export const NewProjectEnv: v.GenericSchema<types.NewProjectEnv> = /* @__PURE__ */ v.union([ProjectEnvInput, CustomEnvironmentEnvInput]);

export const NodeVersion: v.GenericSchema<types.NodeVersion> = /* @__PURE__ */ v.picklist(["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x", "8.10.x"]);

export const OidcTokenConfig: v.GenericSchema<types.OidcTokenConfig> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.optional(v.boolean()),
  issuerMode: v.optional(OidcIssuerMode),
}))();

export const OneOrZero: v.GenericSchema<types.OneOrZero> = /* @__PURE__ */ v.picklist(["0", "1"]);

export const OptionsAllowlistInput: v.GenericSchema<types.OptionsAllowlistInput> = /* @__PURE__ */ (() => v.strictObject({
  paths: v.pipe(v.array(v.strictObject({
    value: v.pipe(v.string(), v.regex(new RegExp("^/.*"))),
  })), v.minLength(1), v.maxLength(5)),
}))();

export const PartnerCall: v.GenericSchema<types.PartnerCall> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  resourceIds: v.array(v.string()),
  result: v.looseObject({
    status: v.picklist(["errored", "fulfilled"]),
    code: v.optional(v.string()),
    error: v.optional(v.record(v.string(), v.unknown())),
  }),
}))();

export const Passport: v.GenericSchema<types.Passport> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
  deploymentType: ProtectionScope,
}))();

export const PassportInput: v.GenericSchema<types.PassportInput> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
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

export const TracingRule: v.GenericSchema<types.TracingRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  rate: v.number(),
  destination: v.optional(v.picklist(["external", "internal"])),
  env: v.optional(TargetEnvironment),
  requestPath: v.optional(v.string()),
}))();

export const ProjectTracing: v.GenericSchema<types.ProjectTracingInput> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.optional(v.string()),
  ignorePaths: v.optional(v.array(v.string())),
  samplingRules: v.optional(v.array(TracingRule)),
}))();

export const TrustedIpProtectionMode: v.GenericSchema<types.TrustedIpProtectionModeInput> = /* @__PURE__ */ v.picklist(["additional", "exclusive"]);

export const TrustedIpScope: v.GenericSchema<types.TrustedIpScopeInput> = /* @__PURE__ */ v.picklist(["all", "all_except_custom_domains", "preview", "production", "prod_deployment_urls_and_all_previews"]);

export const TrustedIps: v.GenericSchema<types.TrustedIps> = /* @__PURE__ */ (() => v.looseObject({
  addresses: v.array(AnnotatedValue),
  deploymentType: TrustedIpScope,
  protectionMode: TrustedIpProtectionMode,
}))();

export const TrustedIpsSummary: v.GenericSchema<types.TrustedIpsSummary> = /* @__PURE__ */ v.looseObject({
  deploymentType: TrustedIpScope,
});

export const ProjectTrustedIps: v.GenericSchema<types.ProjectTrustedIps> = /* @__PURE__ */ v.union([TrustedIps, TrustedIpsSummary]);

export const TrustedEnvironments: v.GenericSchema<types.TrustedEnvironments> = /* @__PURE__ */ (() => v.looseObject({
  slugs: v.optional(v.array(v.string())),
  preset: v.optional(v.literal("all-custom")),
}))();

export const TrustedOidcProvider: v.GenericSchema<types.TrustedOidcProvider> = /* @__PURE__ */ (() => v.looseObject({
  claims: v.record(v.string(), v.array(v.string())),
  to: TrustedEnvironments,
  label: v.optional(v.string()),
}))();

export const TrustedProjectRule: v.GenericSchema<types.TrustedProjectRule> = /* @__PURE__ */ v.looseObject({
  from: TrustedEnvironments,
  to: TrustedEnvironments,
});

export const TrustedProject: v.GenericSchema<types.TrustedProject> = /* @__PURE__ */ (() => v.looseObject({
  customAllow: v.optional(v.array(TrustedProjectRule)),
  label: v.optional(v.string()),
}))();

export const ProjectTrustedSources: v.GenericSchema<types.ProjectTrustedSources> = /* @__PURE__ */ (() => v.looseObject({
  enableVercelCiSameRepository: v.optional(v.boolean()),
  oidcProviders: v.optional(v.record(v.string(), v.array(TrustedOidcProvider))),
  projects: v.optional(v.record(v.string(), TrustedProject)),
}))();

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

export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig> = /* @__PURE__ */ (() => v.looseObject({
  target: v.string(),
  enabled: v.optional(v.boolean()),
  advancementType: v.optional(v.picklist(["automatic", "manual-approval"])),
  canaryResponseHeader: v.optional(v.boolean()),
  gate: v.optional(RollingReleaseGate),
  stages: v.optional(v.nullable(v.array(RollingReleaseStage))),
}))();

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

export const Project: v.GenericSchema<types.Project> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  accountId: v.string(),
  alias: v.array(ProjectAlias),
  deploymentExpiration: DeploymentExpiration,
  directoryListing: v.boolean(),
  nodeVersion: NodeVersion,
  resourceConfig: ProjectResourceConfig,
  abuse: v.optional(ProjectAbuse),
  analytics: v.optional(ProjectAnalytics),
  appliedCve55182Migration: v.optional(v.boolean()),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  creator: v.optional(ProjectCreator),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  devCommand: v.optional(v.nullable(v.string())),
  env: v.optional(v.array(EnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(GitComments),
  gitForkProtection: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptions),
  hasActiveBranches: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  internalRoutes: v.optional(v.array(InternalRoute)),
  ipBuckets: v.optional(v.array(IpBucket)),
  latestDeployments: v.optional(v.array(LatestDeployment)),
  link: v.optional(ProjectLink),
  live: v.optional(v.boolean()),
  oidcTokenConfig: v.optional(OidcTokenConfig),
  outputDirectory: v.optional(v.nullable(v.string())),
  passport: v.optional(v.nullable(Passport)),
  passwordProtection: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  paused: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.boolean()),
  publicSource: v.optional(v.nullable(v.boolean())),
  rollingRelease: v.optional(v.nullable(RollingReleaseConfig)),
  rootDirectory: v.optional(v.nullable(v.string())),
  security: v.optional(ProjectSecurity),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  speedInsights: v.optional(SpeedInsights),
  ssoProtection: v.optional(v.nullable(SsoProtection)),
  targets: v.optional(v.record(v.string(), v.nullable(LatestDeployment))),
  tier: v.optional(ProjectTier),
  transferCompletedAt: v.optional(v.number()),
  transferStartedAt: v.optional(v.number()),
  transferToAccountId: v.optional(v.string()),
  transferredFromAccountId: v.optional(v.string()),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
  updatedAt: v.optional(v.number()),
  webAnalytics: v.optional(ProjectWebAnalytics),
  defaultResourceConfig: ProjectResourceConfig,
  serverlessFunctionRegion: v.optional(v.string()),
  avatar: v.optional(v.nullable(v.string())),
  blobs: v.optional(v.looseObject({
    isDefaultApp: v.optional(v.boolean()),
  })),
  concurrencyBucketName: v.optional(v.string()),
  connectBuildsEnabled: v.optional(v.boolean()),
  connectConfigurationId: v.optional(v.nullable(v.string())),
  connectConfigurations: v.optional(v.nullable(v.array(ConnectConfiguration))),
  crons: v.optional(ProjectCrons),
  customEnvironments: v.optional(v.array(CustomEnvironment)),
  dataCache: v.optional(v.looseObject({
    userDisabled: v.boolean(),
    storageSizeBytes: v.optional(v.nullable(v.number())),
    unlimited: v.optional(v.boolean()),
  })),
  deploymentPolicy: v.optional(v.nullable(v.looseObject({
    deploymentSources: v.optional(v.nullable(v.array(DeploymentSourceRule))),
    gitSources: v.optional(v.nullable(v.array(GitSourceRule))),
  }))),
  dismissedToasts: v.optional(v.array(DismissedToast)),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  expiration: v.optional(ProjectExpiration),
  features: v.optional(v.looseObject({
    webAnalytics: v.optional(v.boolean()),
  })),
  gitLFS: v.optional(v.boolean()),
  hasDeployments: v.optional(v.boolean()),
  integrations: v.optional(v.array(v.looseObject({
    installationId: v.string(),
    resources: v.optional(v.array(v.looseObject({
      externalResourceId: v.string(),
    }))),
  }))),
  jobs: v.optional(DefaultProjectJobs),
  lastAliasRequest: v.optional(v.nullable(LastAliasRequest)),
  lastRollbackTarget: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  microfrontends: v.optional(ProjectMicrofrontends),
  optionsAllowlist: v.optional(v.nullable(v.looseObject({
    paths: v.array(v.looseObject({
      value: v.string(),
    })),
  }))),
  passiveConnectConfigurationId: v.optional(v.nullable(v.string())),
  permissions: v.optional(ProjectPermissions),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  protectionBypass: v.optional(v.record(v.string(), ProtectionBypass)),
  protectionConfig: v.optional(v.looseObject({
    sandboxUrls: v.optional(v.looseObject({
      inheritDeploymentProtection: v.optional(v.boolean()),
    })),
  })),
  rollbackDescription: v.optional(RollbackDescription),
  sandbox: v.optional(ProjectSandbox),
  services: v.optional(v.array(ProjectService)),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.number()),
  skewProtectionMaxAge: v.optional(v.number()),
  staticIps: v.optional(v.looseObject({
    builds: v.boolean(),
    enabled: v.boolean(),
    regions: v.array(v.string()),
  })),
  tracing: v.optional(ProjectTracing),
  trustedIps: v.optional(v.nullable(ProjectTrustedIps)),
  usageStatus: v.optional(ProjectUsageStatus),
  v0: v.optional(v.boolean()),
  v0Created: v.optional(v.boolean()),
}))();

export const ProjectDomainPage: v.GenericSchema<types.ProjectDomainPage> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(ProjectDomain),
  pagination: Pagination,
}))();

export const ProjectSummary: v.GenericSchema<types.ProjectSummary> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  accountId: v.string(),
  alias: v.array(ProjectAlias),
  deploymentExpiration: DeploymentExpiration,
  directoryListing: v.boolean(),
  nodeVersion: NodeVersion,
  resourceConfig: ProjectResourceConfig,
  abuse: v.optional(ProjectAbuse),
  analytics: v.optional(ProjectAnalytics),
  appliedCve55182Migration: v.optional(v.boolean()),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  creator: v.optional(ProjectCreator),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  devCommand: v.optional(v.nullable(v.string())),
  env: v.optional(v.array(EnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(GitComments),
  gitForkProtection: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptions),
  hasActiveBranches: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  internalRoutes: v.optional(v.array(InternalRoute)),
  ipBuckets: v.optional(v.array(IpBucket)),
  latestDeployments: v.optional(v.array(LatestDeployment)),
  link: v.optional(ProjectLink),
  live: v.optional(v.boolean()),
  oidcTokenConfig: v.optional(OidcTokenConfig),
  outputDirectory: v.optional(v.nullable(v.string())),
  passport: v.optional(v.nullable(Passport)),
  passwordProtection: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  paused: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.boolean()),
  publicSource: v.optional(v.nullable(v.boolean())),
  rollingRelease: v.optional(v.nullable(RollingReleaseConfig)),
  rootDirectory: v.optional(v.nullable(v.string())),
  security: v.optional(ProjectSecurity),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  speedInsights: v.optional(SpeedInsights),
  ssoProtection: v.optional(v.nullable(SsoProtection)),
  targets: v.optional(v.record(v.string(), v.nullable(LatestDeployment))),
  tier: v.optional(ProjectTier),
  transferCompletedAt: v.optional(v.number()),
  transferStartedAt: v.optional(v.number()),
  transferToAccountId: v.optional(v.string()),
  transferredFromAccountId: v.optional(v.string()),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
  updatedAt: v.optional(v.number()),
  webAnalytics: v.optional(ProjectWebAnalytics),
  serverlessFunctionRegion: v.string(),
}))();

export const ProjectListItem: v.GenericSchema<types.ProjectListItem> = /* @__PURE__ */ v.union([ProjectSummary, Project]);

export const ProjectNodeVersion: v.GenericSchema<types.ProjectNodeVersion> = /* @__PURE__ */ v.picklist(["10.x", "12.x", "14.x", "16.x", "18.x", "20.x", "22.x", "24.x"]);

export const ProjectsPagination: v.GenericSchema<types.ProjectsPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.union([v.number(), v.string()])),
  prev: v.nullable(v.number()),
}))();

export const ProjectPage: v.GenericSchema<types.ProjectPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: ProjectsPagination,
  projects: v.array(ProjectListItem),
}))();

export const PromoteAlias: v.GenericSchema<types.PromoteAlias> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  alias: v.string(),
  status: v.string(),
}))();

export const PromoteAliasPage: v.GenericSchema<types.PromoteAliasPage> = /* @__PURE__ */ (() => v.looseObject({
  aliases: v.array(PromoteAlias),
  pagination: Pagination,
}))();

export const SsoProtectionInput: v.GenericSchema<types.SsoProtectionInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentType: v.optional(ProtectionScope),
}))();

export const Toggle: v.GenericSchema<types.Toggle> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
}))();

export const TraceResource: v.GenericSchema<types.TraceResource> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.string()),
}))();

export const TraceSpanEvent: v.GenericSchema<types.TraceSpanEvent> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.unknown()),
  timestamp: v.array(v.number()),
}))();

export const TraceSpan: v.GenericSchema<types.TraceSpan> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  attributes: v.record(v.string(), v.unknown()),
  duration: v.array(v.number()),
  endTime: v.array(v.number()),
  events: v.array(TraceSpanEvent),
  kind: v.number(),
  library: v.looseObject({
    name: v.string(),
    version: v.optional(v.string()),
  }),
  links: v.array(v.record(v.string(), v.unknown())),
  resource: v.string(),
  spanId: v.string(),
  startTime: v.array(v.number()),
  status: v.looseObject({
    code: v.number(),
    message: v.optional(v.string()),
  }),
  traceFlags: v.number(),
  parentSpanId: v.optional(v.string()),
  traceState: v.optional(v.string()),
}))();

export const Trace: v.GenericSchema<types.Trace> = /* @__PURE__ */ (() => v.looseObject({
  spans: v.array(TraceSpan),
  traceId: v.string(),
  resources: v.optional(v.array(TraceResource)),
  rootSpanId: v.optional(v.string()),
}))();

export const TrustedIpsInput: v.GenericSchema<types.TrustedIpsInput> = /* @__PURE__ */ (() => v.strictObject({
  addresses: v.pipe(v.array(v.strictObject({
    value: v.string(),
    note: v.optional(v.pipe(v.string(), v.maxLength(20))),
  })), v.minLength(1)),
  deploymentType: TrustedIpScope,
  protectionMode: TrustedIpProtectionMode,
}))();

export const UpdateProjectDomainRequest: v.GenericSchema<types.UpdateProjectDomainRequest> = /* @__PURE__ */ (() => v.looseObject({
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const UpdateProjectEnvRequest: v.GenericSchema<types.UpdateProjectEnvRequest> = /* @__PURE__ */ (() => v.strictObject({
  type: v.optional(EnvVarInputKind),
  key: v.optional(v.string()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  target: v.optional(v.array(EnvTarget)),
  value: v.optional(v.string()),
  visibility: v.optional(EnvVarVisibility),
}))();

export const UpdateProjectMicrofrontendsRequest: v.GenericSchema<types.UpdateProjectMicrofrontendsRequest> = /* @__PURE__ */ (() => v.looseObject({
  defaultRoute: v.optional(v.string()),
  doNotRouteWithMicrofrontendsRouting: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  isDefaultApp: v.optional(v.boolean()),
  microfrontendsGroupId: v.optional(v.string()),
  routeObservabilityToThisProject: v.optional(v.boolean()),
}))();

export const UpdateProjectProtectionBypassRequest: v.GenericSchema<types.UpdateProjectProtectionBypassRequest> = /* @__PURE__ */ (() => v.strictObject({
  generate: v.optional(v.looseObject({
    note: v.optional(v.string()),
    secret: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-Z0-9]{32}$")))),
  })),
  revoke: v.optional(BypassRevocation),
  update: v.optional(v.looseObject({
    secret: v.string(),
    isEnvVar: v.optional(v.boolean()),
    note: v.optional(v.string()),
  })),
}))();

export const UpdateProjectRequest: v.GenericSchema<types.UpdateProjectRequest> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  connectConfigurations: v.optional(v.nullable(v.pipe(v.array(ConnectConfigurationInput), v.minLength(1)))),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  deploymentPolicy: v.optional(v.union([DeploymentPolicyInput, v.string()])),
  directoryListing: v.optional(v.boolean()),
  dismissedToasts: v.optional(v.array(DismissedToastInput)),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(v.nullable(GitCommentsInput)),
  gitForkProtection: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptionsInput),
  nodeVersion: v.optional(ProjectNodeVersion),
  optionsAllowlist: v.optional(v.nullable(OptionsAllowlistInput)),
  passport: v.optional(v.nullable(PassportInput)),
  passwordProtection: v.optional(v.nullable(PasswordProtectionInput)),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  skewProtectionMaxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  ssoProtection: v.optional(v.nullable(SsoProtectionInput)),
  staticIps: v.optional(Toggle),
  tracing: v.optional(v.nullable(ProjectTracing)),
  trustedIps: v.optional(v.nullable(TrustedIpsInput)),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
}))();

export const ListProjectsInput: v.GenericSchema<types.ListProjectsInput> = /* @__PURE__ */ (() => v.looseObject({
  buildMachineTypes: v.optional(v.string()),
  buildQueueConfiguration: v.optional(BuildQueueConfiguration),
  deprecated: v.optional(v.boolean()),
  edgeConfigId: v.optional(v.string()),
  edgeConfigTokenId: v.optional(v.string()),
  elasticConcurrencyEnabled: v.optional(OneOrZero),
  excludeRepos: v.optional(v.string()),
  from: v.optional(v.string()),
  until: v.optional(v.number()),
  gitForkProtection: v.optional(OneOrZero),
  limit: v.optional(v.number()),
  repo: v.optional(v.string()),
  repoId: v.optional(v.string()),
  repoUrl: v.optional(v.string()),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  staticIpsEnabled: v.optional(OneOrZero),
}))();

export const ListProjectsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([ProjectPage, v.array(ProjectSummary)]))();

export const GetProjectTraceInput: v.GenericSchema<types.GetProjectTraceInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  requestId: v.string(),
}))();

export const GetProjectTraceOutput: v.GenericSchema<types.GetProjectTraceOutput> = /* @__PURE__ */ v.looseObject({
  trace: Trace,
});

export const CreateProjectInput: v.GenericSchema<types.CreateProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.pipe(v.string(), v.maxLength(100)),
  environmentVariables: v.optional(v.array(InitialEnvVar)),
  framework: v.optional(v.nullable(Framework)),
  gitRepository: v.optional(v.looseObject({
    type: GitRepositoryHost,
    repo: v.string(),
  })),
  ssoProtection: v.optional(v.nullable(v.looseObject({
    deploymentType: ProtectionScope,
  }))),
}))();

export const CreateProjectTokenInput: v.GenericSchema<types.CreateProjectTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  source: v.optional(v.string()),
}))();

export const CreateTraceSessionInput: v.GenericSchema<types.CreateTraceSessionInput> = /* @__PURE__ */ (() => v.looseObject({
  hostname: v.string(),
  projectId: v.string(),
}))();

export const GetProjectInput: v.GenericSchema<types.GetProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const UpdateProjectInput: v.GenericSchema<types.UpdateProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  enableAffectedProjectsDeployments: v.optional(v.boolean()),
  enablePreviewFeedback: v.optional(v.nullable(v.boolean())),
  enableProductionFeedback: v.optional(v.nullable(v.boolean())),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  oidcTokenConfig: v.optional(OidcTokenConfigInput),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  previewDeploymentsDisabled: v.optional(v.nullable(v.boolean())),
  publicSource: v.optional(v.nullable(v.boolean())),
  resourceConfig: v.optional(ProjectResourceConfigInput),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  sandbox: v.optional(ProjectSandbox),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  serverlessFunctionZeroConfigFailover: v.optional(v.boolean()),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  autoAssignCustomDomains: v.optional(v.boolean()),
  autoAssignCustomDomainsUpdatedBy: v.optional(v.string()),
  autoExposeSystemEnvs: v.optional(v.boolean()),
  connectConfigurations: v.optional(v.nullable(v.pipe(v.array(ConnectConfigurationInput), v.minLength(1)))),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  deploymentPolicy: v.optional(v.union([DeploymentPolicyInput, v.string()])),
  directoryListing: v.optional(v.boolean()),
  dismissedToasts: v.optional(v.array(DismissedToastInput)),
  enableExternalRewriteCaching: v.optional(v.boolean()),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(v.nullable(GitCommentsInput)),
  gitForkProtection: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  gitProviderOptions: v.optional(GitProviderOptionsInput),
  nodeVersion: v.optional(ProjectNodeVersion),
  optionsAllowlist: v.optional(v.nullable(OptionsAllowlistInput)),
  passport: v.optional(v.nullable(PassportInput)),
  passwordProtection: v.optional(v.nullable(PasswordProtectionInput)),
  productionDeploymentsFastLane: v.optional(v.boolean()),
  protectedSourcemaps: v.optional(v.boolean()),
  skewProtectionAllowedDomains: v.optional(v.array(v.string())),
  skewProtectionBoundaryAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  skewProtectionMaxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  ssoProtection: v.optional(v.nullable(SsoProtectionInput)),
  staticIps: v.optional(Toggle),
  tracing: v.optional(v.nullable(ProjectTracing)),
  trustedIps: v.optional(v.nullable(TrustedIpsInput)),
  trustedSources: v.optional(v.nullable(ProjectTrustedSources)),
}))();

export const DeleteProjectInput: v.GenericSchema<types.DeleteProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const UploadProjectAvatarInput: v.GenericSchema<types.UploadProjectAvatarInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  body: v.optional(bytes),
}))();

export const ListProjectDomainsInput: v.GenericSchema<types.ListProjectDomainsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.string()),
  limit: v.optional(v.number()),
  order: v.optional(v.picklist(["ASC", "DESC"])),
  production: v.optional(v.boolean()),
  redirect: v.optional(v.string()),
  redirects: v.optional(v.boolean()),
  since: v.optional(v.number()),
  target: v.optional(TargetEnvironment),
  until: v.optional(v.number()),
  verified: v.optional(v.boolean()),
}))();

export const GetProjectDomainInput: v.GenericSchema<types.GetProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
}))();

export const UpdateProjectDomainInput: v.GenericSchema<types.UpdateProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const RemoveProjectDomainInput: v.GenericSchema<types.RemoveProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  removeRedirects: v.optional(v.boolean()),
}))();

export const RemoveProjectDomainOutput: v.GenericSchema<types.RemoveProjectDomainOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const AddProjectDomainInput: v.GenericSchema<types.AddProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  name: v.string(),
  customEnvironmentId: v.optional(v.string()),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const MoveProjectDomainInput: v.GenericSchema<types.MoveProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  projectId: v.string(),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(RedirectStatusCode)),
}))();

export const VerifyProjectDomainInput: v.GenericSchema<types.VerifyProjectDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
}))();

export const ListProjectEnvsInput: v.GenericSchema<types.ListProjectEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  customEnvironmentId: v.optional(v.string()),
  customEnvironmentSlug: v.optional(v.string()),
  decrypt: v.optional(v.boolean()),
  gitBranch: v.optional(v.pipe(v.string(), v.maxLength(250))),
  source: v.optional(v.string()),
  target: v.optional(EnvTarget),
}))();

export const ListProjectEnvsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([(AnyProjectEnvPage as v.GenericSchema<types.ProjectEnvPage>), EnvVarListItem]);

export const CreateProjectEnvsInput: v.GenericSchema<types.CreateProjectEnvsInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  idOrName: v.string(),
  upsert: v.optional(v.boolean()),
}), v.union([ProjectEnvInput, CustomEnvironmentEnvInput, v.looseObject({
  body: v.union([NewProjectEnv, v.array(NewProjectEnv)]),
})])]))();

export const GetProjectEnvInput: v.GenericSchema<types.GetProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  id: v.string(),
}))();

export const UpdateProjectEnvInput: v.GenericSchema<types.UpdateProjectEnvInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  id: v.string(),
  type: v.optional(EnvVarInputKind),
  key: v.optional(v.string()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  customEnvironmentIds: v.optional(v.array(v.string())),
  gitBranch: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(250)))),
  target: v.optional(v.array(EnvTarget)),
  value: v.optional(v.string()),
  visibility: v.optional(EnvVarVisibility),
}))();

export const DeleteProjectEnvInput: v.GenericSchema<types.DeleteProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  id: v.string(),
  customEnvironmentId: v.optional(v.string()),
}))();

export const DeleteProjectEnvOutput: v.GenericSchema<types.DeleteProjectEnvOutput> = /* @__PURE__ */ (() => v.union([EnvVar, v.array(v.nullable(EnvVar))]))();

export const DeleteProjectEnvsInput: v.GenericSchema<types.DeleteProjectEnvsInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)),
}))();

export const DeleteProjectEnvsOutput: v.GenericSchema<types.DeleteProjectEnvsOutput> = /* @__PURE__ */ (() => v.looseObject({
  deleted: v.number(),
  ids: v.array(v.string()),
}))();

export const CreateProjectTransferRequestInput: v.GenericSchema<types.CreateProjectTransferRequestInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  callbackSecret: v.optional(v.string()),
  callbackUrl: v.optional(v.string()),
}))();

export const CreateProjectTransferRequestOutput: v.GenericSchema<types.CreateProjectTransferRequestOutput> = /* @__PURE__ */ (() => v.looseObject({
  code: v.string(),
}))();

export const AcceptProjectTransferRequestInput: v.GenericSchema<types.AcceptProjectTransferRequestInput> = /* @__PURE__ */ (() => v.strictObject({
  code: v.string(),
  acceptedPolicies: v.optional(v.record(v.string(), AcceptedPolicies)),
  newProjectName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  paidFeatures: v.optional(TransferredPaidFeatures),
}))();

export const AcceptProjectTransferRequestOutput: v.GenericSchema<types.AcceptProjectTransferRequestOutput> = /* @__PURE__ */ (() => v.looseObject({
  partnerCalls: v.optional(v.array(PartnerCall)),
  resourceTransferErrors: v.optional(v.array(v.record(v.string(), v.unknown()))),
  transferredStoreIds: v.optional(v.array(v.string())),
}))();

export const UpdateProjectProtectionBypassInput: v.GenericSchema<types.UpdateProjectProtectionBypassInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  generate: v.optional(v.looseObject({
    note: v.optional(v.string()),
    secret: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[a-zA-Z0-9]{32}$")))),
  })),
  revoke: v.optional(BypassRevocation),
  update: v.optional(v.looseObject({
    secret: v.string(),
    isEnvVar: v.optional(v.boolean()),
    note: v.optional(v.string()),
  })),
}))();

export const UpdateProjectProtectionBypassOutput: v.GenericSchema<types.UpdateProjectProtectionBypassOutput> = /* @__PURE__ */ (() => v.looseObject({
  protectionBypass: v.optional(v.record(v.string(), ProtectionBypass)),
}))();

export const RollbackDeploymentInput: v.GenericSchema<types.RollbackDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
  description: v.optional(v.string()),
}))();

export const UpdateRollbackDescriptionInput: v.GenericSchema<types.UpdateRollbackDescriptionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
  description: v.optional(v.string()),
}))();

export const UpdateProjectMicrofrontendsInput: v.GenericSchema<types.UpdateProjectMicrofrontendsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  defaultRoute: v.optional(v.string()),
  doNotRouteWithMicrofrontendsRouting: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  isDefaultApp: v.optional(v.boolean()),
  microfrontendsGroupId: v.optional(v.string()),
  routeObservabilityToThisProject: v.optional(v.boolean()),
}))();

export const PromoteDeploymentInput: v.GenericSchema<types.PromoteDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
}))();

export const ListPromoteAliasesInput: v.GenericSchema<types.ListPromoteAliasesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  failedOnly: v.optional(v.boolean()),
  limit: v.optional(v.pipe(v.number(), v.maxValue(100))),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const ListPromoteAliasesOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([PromoteAliasPage, v.looseObject({})]))();

export const PauseProjectInput: v.GenericSchema<types.PauseProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const UnpauseProjectInput: v.GenericSchema<types.UnpauseProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();
