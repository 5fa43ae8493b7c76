// Generated from contract/ by `pnpm generate`. Changes here are lost.
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

export const AliasWarning: v.GenericSchema<types.AliasWarning> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  link: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AtprotoDisabled: v.GenericSchema<types.AtprotoDisabled> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(false),
});

export const AtprotoEventKind: v.GenericSchema<types.AtprotoEventKind> = /* @__PURE__ */ v.picklist(["account", "commit", "identity", "sync"]);

export const AtprotoSubscription: v.GenericSchema<types.AtprotoSubscription> = /* @__PURE__ */ v.looseObject({
  collections: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  path: /* @__PURE__ */ v.string(),
  dids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  kinds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AtprotoEventKind)),
});

export const AtprotoEnabled: v.GenericSchema<types.AtprotoEnabled> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.literal(true),
  subscription: AtprotoSubscription,
});

export const AtprotoSettings: v.GenericSchema<types.AtprotoSettings> = /* @__PURE__ */ v.union([AtprotoEnabled, AtprotoDisabled]);

export const AttributedGitUser: v.GenericSchema<types.AttributedGitUser> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  id: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  login: /* @__PURE__ */ v.string(),
  provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BitbucketRepoIdInput: v.GenericSchema<types.BitbucketRepoIdInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("bitbucket"),
  ref: /* @__PURE__ */ v.string(),
  repoUuid: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  workspaceUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BitbucketRepoInput: v.GenericSchema<types.BitbucketRepoInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("bitbucket"),
  slug: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BranchMatcher: v.GenericSchema<types.BranchMatcher> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["endsWith", "equals", "startsWith"]),
  pattern: /* @__PURE__ */ v.string(),
});

export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelection> = /* @__PURE__ */ v.picklist(["fixed", "elastic"]);

export const BuildMachineSource: v.GenericSchema<types.BuildMachineSource> = /* @__PURE__ */ v.picklist(["deployment-override", "project-setting", "team-setting", "team-entitlement", "plan-default", "elastic-algorithm"]);

export const BuildMachineType: v.GenericSchema<types.BuildMachineType> = /* @__PURE__ */ v.picklist(["basic", "standard", "enhanced", "turbo"]);

export const BuildMachine: v.GenericSchema<types.BuildMachine> = /* @__PURE__ */ v.looseObject({
  cores: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  defaultPurchaseType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["basic", "enhanced", "standard"])),
  machineSelectionType: /* @__PURE__ */ v.optional(BuildMachineSelection),
  memory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  purchaseType: /* @__PURE__ */ v.optional(BuildMachineType),
  selectionSource: /* @__PURE__ */ v.optional(BuildMachineSource),
});

export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration> = /* @__PURE__ */ v.picklist(["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]);

export const BuildQueue: v.GenericSchema<types.BuildQueue> = /* @__PURE__ */ v.looseObject({
  configuration: /* @__PURE__ */ v.optional(BuildQueueConfiguration),
});

export const BuilderProjectSettings: v.GenericSchema<types.BuilderProjectSettings> = /* @__PURE__ */ v.looseObject({
  autoExposeSystemEnvs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  directoryListing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitForkProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  nodeVersion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  rootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  sourceFilesOutsideRootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const QueueTriggerV1: v.GenericSchema<types.QueueTriggerV1> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("queue/v1beta"),
  consumer: /* @__PURE__ */ v.string(),
  topic: /* @__PURE__ */ v.string(),
  initialDelaySeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxConcurrency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxDeliveries: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  retryAfterSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const QueueTriggerV2: v.GenericSchema<types.QueueTriggerV2> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("queue/v2beta"),
  topic: /* @__PURE__ */ v.string(),
  initialDelaySeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxConcurrency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxDeliveries: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  retryAfterSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ScheduleTrigger: v.GenericSchema<types.ScheduleTrigger> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("schedule/v1beta"),
});

export const FunctionTrigger: v.GenericSchema<types.FunctionTrigger> = /* @__PURE__ */ v.union([QueueTriggerV1, QueueTriggerV2, ScheduleTrigger]);

export const DeploymentFunction: v.GenericSchema<types.DeploymentFunction> = /* @__PURE__ */ v.looseObject({
  affinity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    mode: /* @__PURE__ */ v.literal("strict"),
  })),
  architecture: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["arm64", "x86_64"])),
  excludeFiles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  experimentalTriggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(FunctionTrigger)),
  functionFailoverRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  includeFiles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maxConcurrency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  maxDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["max"]), /* @__PURE__ */ v.number()])),
  memory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  runtime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  supportsCancellation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const BuilderConfig: v.GenericSchema<types.BuilderConfig> = /* @__PURE__ */ v.looseObject({
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bunVersion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bundle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  debug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  excludeFiles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  functions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), DeploymentFunction)),
  helpers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  import: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  includeFiles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ldsflags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  maxLambdaSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  middleware: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  middlewareMatcher: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  middlewareRuntime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("nodejs")),
  nodeVersion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectSettings: /* @__PURE__ */ v.optional(BuilderProjectSettings),
  rust: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  zeroConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CheckState: v.GenericSchema<types.CheckState> = /* @__PURE__ */ v.picklist(["pending", "succeeded", "failed"]);

export const ChecksConclusion: v.GenericSchema<types.ChecksConclusion> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "skipped", "canceled"]);

export const ChecksState: v.GenericSchema<types.ChecksState> = /* @__PURE__ */ v.picklist(["registered", "running", "completed"]);

export const CodedError: v.GenericSchema<types.CodedError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
});

export const CommitAttribution: v.GenericSchema<types.CommitAttribution> = /* @__PURE__ */ v.looseObject({
  commitMeta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    isVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  gitUser: /* @__PURE__ */ v.optional(AttributedGitUser),
  vercelUser: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    username: /* @__PURE__ */ v.string(),
    teamRoles: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
});

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist(["actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola"]);

export const NodeVersion: v.GenericSchema<types.NodeVersion> = /* @__PURE__ */ v.picklist(["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x", "8.10.x"]);

export const CreateDeploymentProjectSettings: v.GenericSchema<types.CreateDeploymentProjectSettings> = /* @__PURE__ */ v.looseObject({
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  rootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256)))),
  serverlessFunctionRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(4)))),
  skipGitConnectDuringLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceFilesOutsideRootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const InlineDeploymentFile: v.GenericSchema<types.InlineDeploymentFile> = /* @__PURE__ */ v.looseObject({
  file: /* @__PURE__ */ v.string(),
  data: /* @__PURE__ */ v.string(),
  encoding: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["base64", "utf-8"])),
});

export const UploadedDeploymentFile: v.GenericSchema<types.UploadedDeploymentFile> = /* @__PURE__ */ v.looseObject({
  file: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  size: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeploymentFile: v.GenericSchema<types.DeploymentFile> = /* @__PURE__ */ v.union([InlineDeploymentFile, UploadedDeploymentFile]);

export const GitMetadata: v.GenericSchema<types.GitMetadata> = /* @__PURE__ */ v.looseObject({
  ci: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ciGitProviderUsername: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ciGitRepoVisibility: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ciType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  commitAuthorEmail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  commitAuthorName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  commitMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  commitRef: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  commitSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  dirty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  remoteUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CursorOriginInput: v.GenericSchema<types.CursorOriginInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("cursor-origin"),
  ref: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubLimitedRepoIdInput: v.GenericSchema<types.GithubLimitedRepoIdInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-limited"),
  ref: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubLimitedRepoInput: v.GenericSchema<types.GithubLimitedRepoInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-limited"),
  org: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubRepoIdInput: v.GenericSchema<types.GithubRepoIdInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github"),
  ref: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubRepoInput: v.GenericSchema<types.GithubRepoInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github"),
  org: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GitlabProjectInput: v.GenericSchema<types.GitlabProjectInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("gitlab"),
  projectId: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  ref: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const VercelGitInput: v.GenericSchema<types.VercelGitInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("vercel"),
  sha: /* @__PURE__ */ v.string(),
});

export const GitSourceInput: v.GenericSchema<types.GitSourceInput> = /* @__PURE__ */ v.union([GithubRepoInput, GithubRepoIdInput, GithubLimitedRepoInput, GithubLimitedRepoIdInput, GitlabProjectInput, BitbucketRepoInput, BitbucketRepoIdInput, CursorOriginInput, VercelGitInput]);

export const CreateDeploymentRequest: v.GenericSchema<types.CreateDeploymentRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  buildMachine: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("turbo")),
  customEnvironmentSlugOrId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  files: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentFile)),
  gitAccessToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitMetadata: /* @__PURE__ */ v.optional(GitMetadata),
  gitSource: /* @__PURE__ */ v.optional(GitSourceInput),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(65536)))),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectSettings: /* @__PURE__ */ v.optional(CreateDeploymentProjectSettings),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withLatestCommit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeployableTarget: v.GenericSchema<types.DeployableTarget> = /* @__PURE__ */ v.picklist(["production", "staging"]);

export const DeploymentChecks: v.GenericSchema<types.DeploymentChecks> = /* @__PURE__ */ v.looseObject({
  "deployment-alias": /* @__PURE__ */ v.looseObject({
    startedAt: /* @__PURE__ */ v.number(),
    state: CheckState,
    completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  }),
});

export const DeploymentResourceConfig: v.GenericSchema<types.DeploymentResourceConfig> = /* @__PURE__ */ v.looseObject({
  buildMachine: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    purchaseType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(BuildMachineType)),
  })),
  buildQueue: /* @__PURE__ */ v.optional(BuildQueue),
  elasticConcurrency: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["PROJECT_SETTING", "SKIP_QUEUE", "TEAM_SETTING"])),
});

export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryType> = /* @__PURE__ */ v.picklist(["standard_legacy", "standard", "performance", "performance_xl"]);

export const DeploymentConfig: v.GenericSchema<types.DeploymentConfig> = /* @__PURE__ */ v.looseObject({
  functionMemoryType: FunctionMemoryType,
  functionTimeout: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  functionType: /* @__PURE__ */ v.picklist(["fluid", "standard"]),
  secureComputeFallbackRegion: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  secureComputePrimaryRegion: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  isUsingActiveCPU: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  resourceConfig: /* @__PURE__ */ v.optional(DeploymentResourceConfig),
  version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CreatorType: v.GenericSchema<types.CreatorType> = /* @__PURE__ */ v.picklist(["user", "app", "integration", "system"]);

export const DeploymentCreator: v.GenericSchema<types.DeploymentCreator> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(CreatorType),
  uid: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const FlagValue: v.GenericSchema<types.FlagValue> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => FlagValue))), /* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.lazy(() => FlagValue)))]);

export const FlagDefinition: v.GenericSchema<types.FlagDefinition> = /* @__PURE__ */ v.looseObject({
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  options: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    value: /* @__PURE__ */ v.nullable(FlagValue),
    label: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentFlags: v.GenericSchema<types.DeploymentFlags> = /* @__PURE__ */ v.looseObject({
  definitions: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), FlagDefinition),
});

export const CursorOriginSource: v.GenericSchema<types.CursorOriginSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("cursor-origin"),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoId: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CustomGitSource: v.GenericSchema<types.CustomGitSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("custom"),
  gitUrl: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.string(),
  sha: /* @__PURE__ */ v.string(),
});

export const VercelGitSource: v.GenericSchema<types.VercelGitSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("vercel"),
  sha: /* @__PURE__ */ v.string(),
  org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repoPushedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeploymentGitSource: v.GenericSchema<types.DeploymentGitSource> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github"),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
}), /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-limited"),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
}), /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github-custom-host"),
  host: /* @__PURE__ */ v.string(),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  repoId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  org: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
}), /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("gitlab"),
  projectId: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
}), /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("bitbucket"),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ref: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  repoUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  workspaceUuid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  owner: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
}), CursorOriginSource, VercelGitSource, CustomGitSource]);

export const DeploymentIntegrationsStatus: v.GenericSchema<types.DeploymentIntegrationsStatus> = /* @__PURE__ */ v.picklist(["error", "pending", "ready", "skipped", "timeout"]);

export const DeploymentIntegrations: v.GenericSchema<types.DeploymentIntegrations> = /* @__PURE__ */ v.looseObject({
  startedAt: /* @__PURE__ */ v.number(),
  status: DeploymentIntegrationsStatus,
  claimedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  skippedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  skippedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const LambdaReadyState: v.GenericSchema<types.LambdaReadyState> = /* @__PURE__ */ v.picklist(["BUILDING", "ERROR", "INITIALIZING", "READY"]);

export const DeploymentLambda: v.GenericSchema<types.DeploymentLambda> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  output: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    functionName: /* @__PURE__ */ v.string(),
    path: /* @__PURE__ */ v.string(),
  })),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  entrypoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  readyState: /* @__PURE__ */ v.optional(LambdaReadyState),
  readyStateAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeploymentMicrofrontends: v.GenericSchema<types.DeploymentMicrofrontends> = /* @__PURE__ */ v.looseObject({
  isDefaultApp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.literal(true), /* @__PURE__ */ v.literal(false)])),
  defaultAppProjectName: /* @__PURE__ */ v.string(),
  groupIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mfeConfigUploadState: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["no_config", "success", "waiting_on_build"])),
});

export const DeploymentOrigin: v.GenericSchema<types.DeploymentOrigin> = /* @__PURE__ */ v.picklist(["api-trigger-git-deploy", "cli", "clone/repo", "drop", "git", "git-deploy-hook", "import", "import/repo", "redeploy", "v0-web"]);

export const DeploymentPlatform: v.GenericSchema<types.DeploymentPlatform> = /* @__PURE__ */ v.looseObject({
  creator: /* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  origin: /* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.picklist(["id", "url"]),
    value: /* @__PURE__ */ v.string(),
  }),
  source: /* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
  }),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
});

export const DeploymentProject: v.GenericSchema<types.DeploymentProject> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  enabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  hasData: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal(true)),
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

export const DeploymentProjectSettings: v.GenericSchema<types.DeploymentProjectSettings> = /* @__PURE__ */ v.looseObject({
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  speedInsights: /* @__PURE__ */ v.optional(SpeedInsights),
  webAnalytics: /* @__PURE__ */ v.optional(ProjectWebAnalytics),
});

export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED"]);

export const DeploymentReadySubstate: v.GenericSchema<types.DeploymentReadySubstate> = /* @__PURE__ */ v.picklist(["STAGED", "ROLLING", "PROMOTED"]);

export const RouteMatcher: v.GenericSchema<types.RouteMatcher> = /* @__PURE__ */ v.looseObject({
  eq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  gt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  gte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  lt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  neq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ninc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  pre: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  re: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  suf: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("host"),
  value: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher]),
});

export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["cookie", "header", "query"]),
  key: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher])),
});

export const RouteCondition: v.GenericSchema<types.RouteCondition> = /* @__PURE__ */ v.union([RouteHostCondition, RouteKeyCondition]);

export const RouteHandle: v.GenericSchema<types.RouteHandle> = /* @__PURE__ */ v.picklist(["filesystem", "hit", "miss", "resource", "rewrite", "error"]);

export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["request.headers", "request.query", "response.headers"]),
  op: /* @__PURE__ */ v.picklist(["append", "delete", "set"]),
  target: /* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher]),
  }),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("request.path"),
  op: /* @__PURE__ */ v.literal("set"),
  args: /* @__PURE__ */ v.string(),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const RouteTransform: v.GenericSchema<types.RouteTransform> = /* @__PURE__ */ v.union([RouteKeyTransform, RoutePathTransform]);

export const ServiceDestination: v.GenericSchema<types.ServiceDestination> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("service")),
  service: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentRoute: v.GenericSchema<types.DeploymentRoute> = /* @__PURE__ */ v.looseObject({
  continue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  middleware: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  check: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), ServiceDestination])),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  important: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  locale: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    cookie: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  })),
  methods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  middlewarePath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  middlewareRawSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    action: /* @__PURE__ */ v.picklist(["challenge", "deny"]),
  })),
  override: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  respectOriginCacheControl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteTransform)),
  handle: /* @__PURE__ */ v.optional(RouteHandle),
});

export const DeploymentBuilder: v.GenericSchema<types.DeploymentBuilder> = /* @__PURE__ */ v.looseObject({
  use: /* @__PURE__ */ v.string(),
  config: /* @__PURE__ */ v.optional(BuilderConfig),
  src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ServiceType: v.GenericSchema<types.ServiceType> = /* @__PURE__ */ v.picklist(["web", "worker", "cron", "job"]);

export const ExperimentalService: v.GenericSchema<types.ExperimentalService> = /* @__PURE__ */ v.looseObject({
  type: ServiceType,
  schema: /* @__PURE__ */ v.literal("experimentalServices"),
  name: /* @__PURE__ */ v.string(),
  builder: DeploymentBuilder,
  workspace: /* @__PURE__ */ v.string(),
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  entrypoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.literal("service-ref"),
    service: /* @__PURE__ */ v.string(),
  }))),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  group: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  handlerFunction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  preDeployCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  routePrefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  routePrefixSource: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["configured", "generated"])),
  runtime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  schedule: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  subdomain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  topics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    topic: /* @__PURE__ */ v.string(),
    initialDelaySeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    retryAfterSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  })]))),
  trigger: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["queue", "schedule", "workflow"])),
});

export const ServiceBinding: v.GenericSchema<types.ServiceBinding> = /* @__PURE__ */ v.looseObject({
  format: /* @__PURE__ */ v.literal("url"),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("service")),
  env: /* @__PURE__ */ v.string(),
  service: /* @__PURE__ */ v.string(),
});

export const ServiceHeaders: v.GenericSchema<types.ServiceHeaders> = /* @__PURE__ */ v.looseObject({
  headers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  })),
  source: /* @__PURE__ */ v.string(),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
});

export const ServiceRedirect: v.GenericSchema<types.ServiceRedirect> = /* @__PURE__ */ v.looseObject({
  destination: /* @__PURE__ */ v.string(),
  source: /* @__PURE__ */ v.string(),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ServiceRewrite: v.GenericSchema<types.ServiceRewrite> = /* @__PURE__ */ v.looseObject({
  destination: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), ServiceDestination]),
  source: /* @__PURE__ */ v.string(),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  respectOriginCacheControl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RoutePathTransform)),
});

export const ExperimentalServiceV2: v.GenericSchema<types.ExperimentalServiceV2> = /* @__PURE__ */ v.looseObject({
  schema: /* @__PURE__ */ v.literal("experimentalServicesV2"),
  name: /* @__PURE__ */ v.string(),
  builder: DeploymentBuilder,
  root: /* @__PURE__ */ v.string(),
  bindings: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ServiceBinding)),
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  cleanUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  command: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  entrypoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  functions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), DeploymentFunction)),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ServiceHeaders)),
  ignoreCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ServiceRedirect)),
  rewrites: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ServiceRewrite)),
  routes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    check: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    continue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), ServiceDestination])),
    env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
    headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
    important: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    locale: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      cookie: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
      redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
    })),
    methods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    middleware: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    middlewarePath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    middlewareRawSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
    mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      action: /* @__PURE__ */ v.picklist(["challenge", "deny"]),
    })),
    override: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    respectOriginCacheControl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteTransform)),
    handle: /* @__PURE__ */ v.optional(RouteHandle),
  }))),
  runtime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  trailingSlash: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeploymentService: v.GenericSchema<types.DeploymentService> = /* @__PURE__ */ v.union([ExperimentalService, ExperimentalServiceV2]);

export const DeploymentTeam: v.GenericSchema<types.DeploymentTeam> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType> = /* @__PURE__ */ v.picklist(["team", "user"]);

export const GitRepoBitbucket: v.GenericSchema<types.GitRepoBitbucket> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("bitbucket"),
  name: /* @__PURE__ */ v.string(),
  defaultBranch: /* @__PURE__ */ v.string(),
  ownerType: RepoOwnerType,
  path: /* @__PURE__ */ v.string(),
  private: /* @__PURE__ */ v.boolean(),
  slug: /* @__PURE__ */ v.string(),
  owner: /* @__PURE__ */ v.string(),
  repoUuid: /* @__PURE__ */ v.string(),
  workspaceUuid: /* @__PURE__ */ v.string(),
});

export const GitRepoCursorOrigin: v.GenericSchema<types.GitRepoCursorOrigin> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("cursor-origin"),
  name: /* @__PURE__ */ v.string(),
  defaultBranch: /* @__PURE__ */ v.string(),
  ownerType: RepoOwnerType,
  path: /* @__PURE__ */ v.string(),
  private: /* @__PURE__ */ v.boolean(),
  owner: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.string(),
});

export const GitRepoGithub: v.GenericSchema<types.GitRepoGithub> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("github"),
  name: /* @__PURE__ */ v.string(),
  defaultBranch: /* @__PURE__ */ v.string(),
  ownerType: RepoOwnerType,
  path: /* @__PURE__ */ v.string(),
  private: /* @__PURE__ */ v.boolean(),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
  repoId: /* @__PURE__ */ v.number(),
  repoOwnerId: /* @__PURE__ */ v.number(),
});

export const GitRepoGitlab: v.GenericSchema<types.GitRepoGitlab> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("gitlab"),
  name: /* @__PURE__ */ v.string(),
  defaultBranch: /* @__PURE__ */ v.string(),
  ownerType: RepoOwnerType,
  path: /* @__PURE__ */ v.string(),
  private: /* @__PURE__ */ v.boolean(),
  namespace: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.number(),
  url: /* @__PURE__ */ v.string(),
});

export const GitRepoVercel: v.GenericSchema<types.GitRepoVercel> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("vercel"),
  name: /* @__PURE__ */ v.string(),
  defaultBranch: /* @__PURE__ */ v.string(),
  ownerType: RepoOwnerType,
  path: /* @__PURE__ */ v.string(),
  private: /* @__PURE__ */ v.boolean(),
  org: /* @__PURE__ */ v.string(),
  repo: /* @__PURE__ */ v.string(),
});

export const GitRepo: v.GenericSchema<types.GitRepo> = /* @__PURE__ */ v.union([GitRepoGithub, GitRepoGitlab, GitRepoBitbucket, GitRepoVercel, GitRepoCursorOrigin]);

export const RemoteImagePattern: v.GenericSchema<types.RemoteImagePattern> = /* @__PURE__ */ v.looseObject({
  hostname: /* @__PURE__ */ v.string(),
  pathname: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  port: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  protocol: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["http", "https"])),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ImageOptimization: v.GenericSchema<types.ImageOptimization> = /* @__PURE__ */ v.looseObject({
  contentDispositionType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["attachment", "inline"])),
  contentSecurityPolicy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  dangerouslyAllowSVG: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  formats: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(["image/avif", "image/webp"]))),
  localPatterns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    pathname: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  minimumCacheTTL: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  qualities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  remotePatterns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RemoteImagePattern)),
  sizes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
});

export const ManualProvisioning: v.GenericSchema<types.ManualProvisioning> = /* @__PURE__ */ v.looseObject({
  state: /* @__PURE__ */ v.picklist(["COMPLETE", "PENDING", "TIMEOUT"]),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
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

export const SeatBlock: v.GenericSchema<types.SeatBlock> = /* @__PURE__ */ v.looseObject({
  blockCode: /* @__PURE__ */ v.picklist(["COMMIT_AUTHOR_REQUIRED", "TEAM_ACCESS_REQUIRED"]),
  gitProvider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bitbucket", "github", "gitlab"])),
  gitUserId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  isVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreatedDeployment: v.GenericSchema<types.CreatedDeployment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("LAMBDAS")),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  aliasAssigned: /* @__PURE__ */ v.boolean(),
  bootedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildSkipped: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  buildingAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  creator: /* @__PURE__ */ v.optional(DeploymentCreator),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  public: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  readyState: DeploymentReadyState,
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  status: /* @__PURE__ */ v.optional(DeploymentReadyState),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  aliasError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(CodedError)),
  aliasFinal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  aliasWarning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(AliasWarning)),
  autoAssignCustomDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  automaticAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  buildContainerFinishedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildErrorAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  checksConclusion: /* @__PURE__ */ v.optional(ChecksConclusion),
  checksState: /* @__PURE__ */ v.optional(ChecksState),
  customEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.optional(EnvTarget),
    id: /* @__PURE__ */ v.string(),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
    currentDeploymentAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectDomain)),
  })),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  errorStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitSource: /* @__PURE__ */ v.optional(DeploymentGitSource),
  initReadyAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isFirstBranchDeployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  lambdas: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentLambda)),
  manualProvisioning: /* @__PURE__ */ v.optional(ManualProvisioning),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  oidcTokenClaims: /* @__PURE__ */ v.optional(OidcTokenClaims),
  oomReport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("out-of-memory")),
  originCacheRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  passiveRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  prebuilt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewCommentsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  project: /* @__PURE__ */ v.optional(DeploymentProject),
  ready: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  readyStateReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  readySubstate: /* @__PURE__ */ v.optional(DeploymentReadySubstate),
  softDeletedByRetention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(DeploymentOrigin),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DeployableTarget)),
  team: /* @__PURE__ */ v.optional(DeploymentTeam),
  ttyBuildLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  undeletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  userConfiguredDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  build: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    env: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
  createdIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  inspectorUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  isInConcurrentBuildsQueue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isInSystemBuildsQueue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  plan: /* @__PURE__ */ v.optional(Plan),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectSettings: /* @__PURE__ */ v.optional(DeploymentProjectSettings),
  routes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DeploymentRoute))),
  aliasAssignedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()]))),
  alwaysRefuseToBuild: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  atproto: /* @__PURE__ */ v.optional(AtprotoSettings),
  attribution: /* @__PURE__ */ v.optional(CommitAttribution),
  buildArtifactUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    use: /* @__PURE__ */ v.string(),
    config: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
    src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  checks: /* @__PURE__ */ v.optional(DeploymentChecks),
  config: /* @__PURE__ */ v.optional(DeploymentConfig),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  crons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    path: /* @__PURE__ */ v.string(),
    schedule: /* @__PURE__ */ v.string(),
  }))),
  flags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([DeploymentFlags, /* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))])),
  functions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), DeploymentFunction))),
  gitRepo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(GitRepo)),
  images: /* @__PURE__ */ v.optional(ImageOptimization),
  integrations: /* @__PURE__ */ v.optional(DeploymentIntegrations),
  isInstantStatic: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  microfrontends: /* @__PURE__ */ v.optional(DeploymentMicrofrontends),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  passiveConnectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(DeploymentPlatform),
  resourceConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    buildMachine: /* @__PURE__ */ v.optional(BuildMachine),
  })),
  seatBlock: /* @__PURE__ */ v.optional(SeatBlock),
  services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentService)),
});

export const Deployment: v.GenericSchema<types.Deployment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("LAMBDAS")),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  aliasAssigned: /* @__PURE__ */ v.boolean(),
  bootedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildSkipped: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  buildingAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  creator: /* @__PURE__ */ v.optional(DeploymentCreator),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  public: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  readyState: DeploymentReadyState,
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  status: /* @__PURE__ */ v.optional(DeploymentReadyState),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  version: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  aliasError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(CodedError)),
  aliasFinal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  aliasWarning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(AliasWarning)),
  autoAssignCustomDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  automaticAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  buildContainerFinishedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildErrorAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  checksConclusion: /* @__PURE__ */ v.optional(ChecksConclusion),
  checksState: /* @__PURE__ */ v.optional(ChecksState),
  customEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.optional(EnvTarget),
    id: /* @__PURE__ */ v.string(),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
    currentDeploymentAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectDomain)),
  })),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  errorStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitSource: /* @__PURE__ */ v.optional(DeploymentGitSource),
  initReadyAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isFirstBranchDeployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  lambdas: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentLambda)),
  manualProvisioning: /* @__PURE__ */ v.optional(ManualProvisioning),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  oidcTokenClaims: /* @__PURE__ */ v.optional(OidcTokenClaims),
  oomReport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("out-of-memory")),
  originCacheRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  passiveRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  prebuilt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewCommentsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  project: /* @__PURE__ */ v.optional(DeploymentProject),
  ready: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  readyStateReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  readySubstate: /* @__PURE__ */ v.optional(DeploymentReadySubstate),
  softDeletedByRetention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(DeploymentOrigin),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DeployableTarget)),
  team: /* @__PURE__ */ v.optional(DeploymentTeam),
  ttyBuildLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  undeletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  userConfiguredDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  build: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    env: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
  createdIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  inspectorUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  isInConcurrentBuildsQueue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isInSystemBuildsQueue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  plan: /* @__PURE__ */ v.optional(Plan),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectSettings: /* @__PURE__ */ v.optional(DeploymentProjectSettings),
  routes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DeploymentRoute))),
  aliasAssignedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()]))),
  alwaysRefuseToBuild: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  atproto: /* @__PURE__ */ v.optional(AtprotoSettings),
  attribution: /* @__PURE__ */ v.optional(CommitAttribution),
  buildArtifactUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    use: /* @__PURE__ */ v.string(),
    config: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
    src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  checks: /* @__PURE__ */ v.optional(DeploymentChecks),
  config: /* @__PURE__ */ v.optional(DeploymentConfig),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  crons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    path: /* @__PURE__ */ v.string(),
    schedule: /* @__PURE__ */ v.string(),
  }))),
  flags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([DeploymentFlags, /* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))])),
  functions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), DeploymentFunction))),
  gitRepo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(GitRepo)),
  images: /* @__PURE__ */ v.optional(ImageOptimization),
  integrations: /* @__PURE__ */ v.optional(DeploymentIntegrations),
  isInstantStatic: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  microfrontends: /* @__PURE__ */ v.optional(DeploymentMicrofrontends),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  passiveConnectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(DeploymentPlatform),
  resourceConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    buildMachine: /* @__PURE__ */ v.optional(BuildMachine),
  })),
  seatBlock: /* @__PURE__ */ v.optional(SeatBlock),
  services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentService)),
});

export const DeploymentAliasEvent: v.GenericSchema<types.DeploymentAliasEvent> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("alias-assigned"),
  alias: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  aliasError: /* @__PURE__ */ v.nullable(CodedError),
  aliasWarning: /* @__PURE__ */ v.nullable(AliasWarning),
  date: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
});

export const DeploymentEventSource: v.GenericSchema<types.DeploymentEventSource> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  entrypoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  readyState: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  step: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EdgeCacheStatus: v.GenericSchema<types.EdgeCacheStatus> = /* @__PURE__ */ v.picklist(["HIT", "MISS", "STALE", "REVALIDATED", "PRERENDER", "BYPASS"]);

export const RequestWafAction: v.GenericSchema<types.RequestWafAction> = /* @__PURE__ */ v.picklist(["bypass", "challenge", "deny", "log", "rate_limit"]);

export const RequestProxy: v.GenericSchema<types.RequestProxy> = /* @__PURE__ */ v.looseObject({
  host: /* @__PURE__ */ v.string(),
  method: /* @__PURE__ */ v.string(),
  timestamp: /* @__PURE__ */ v.number(),
  cacheId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  lambdaRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pathType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pathTypeVariant: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  referer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  responseByteSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scheme: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userAgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  vercelCache: /* @__PURE__ */ v.optional(EdgeCacheStatus),
  vercelId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  wafAction: /* @__PURE__ */ v.optional(RequestWafAction),
  wafRuleId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentOutputEventPayload: v.GenericSchema<types.DeploymentOutputEventPayload> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  date: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  serial: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  info: /* @__PURE__ */ v.optional(DeploymentEventSource),
  proxy: /* @__PURE__ */ v.optional(RequestProxy),
  requestId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  text: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentEvent: v.GenericSchema<types.DeploymentEvent> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["command", "stdout", "stderr", "exit", "deployment-state", "delimiter", "fatal", "report", "metric", "middleware", "middleware-invocation", "edge-function-invocation"]),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.number(),
  date: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  info: /* @__PURE__ */ v.optional(DeploymentEventSource),
  serial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  level: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["error", "warning"])),
  text: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  payload: /* @__PURE__ */ v.optional(DeploymentOutputEventPayload),
}), DeploymentAliasEvent]);

export const DeploymentFileKind: v.GenericSchema<types.DeploymentFileKind> = /* @__PURE__ */ v.picklist(["directory", "file", "invalid", "lambda", "middleware", "symlink"]);

export const DeploymentFileNode: v.GenericSchema<types.DeploymentFileNode> = /* @__PURE__ */ v.looseObject({
  type: DeploymentFileKind,
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.string(),
  mode: /* @__PURE__ */ v.number(),
  children: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.lazy(() => DeploymentFileNode))),
  contentType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeploymentState: v.GenericSchema<types.DeploymentState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED", "DELETED"]);

export const DeploymentSummaryCreator: v.GenericSchema<types.DeploymentSummaryCreator> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(CreatorType),
  uid: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  githubLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitlabLogin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GitComments: v.GenericSchema<types.GitComments> = /* @__PURE__ */ v.looseObject({
  onCommit: /* @__PURE__ */ v.boolean(),
  onPullRequest: /* @__PURE__ */ v.boolean(),
});

export const DeploymentSummaryProjectSettings: v.GenericSchema<types.DeploymentSummaryProjectSettings> = /* @__PURE__ */ v.looseObject({
  buildCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  commandForIgnoringBuildStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customerSupportCodeVisibility: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  devCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  gitComments: /* @__PURE__ */ v.optional(GitComments),
  gitForkProtection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gitLFS: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  installCommand: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  outputDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  rootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  skipGitConnectDuringLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sourceFilesOutsideRootDirectory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  speedInsights: /* @__PURE__ */ v.optional(SpeedInsights),
  webAnalytics: /* @__PURE__ */ v.optional(ProjectWebAnalytics),
});

export const DeploymentSummary: v.GenericSchema<types.DeploymentSummary> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("LAMBDAS"),
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  creator: DeploymentSummaryCreator,
  inspectorUrl: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  readyState: DeploymentState,
  url: /* @__PURE__ */ v.string(),
  aliasAssigned: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()]))),
  aliasError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(CodedError)),
  attribution: /* @__PURE__ */ v.optional(CommitAttribution),
  buildingAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  checks: /* @__PURE__ */ v.optional(DeploymentChecks),
  checksConclusion: /* @__PURE__ */ v.optional(ChecksConclusion),
  checksState: /* @__PURE__ */ v.optional(ChecksState),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  customEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deleted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  expiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isRollbackCandidate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.boolean())),
  manualProvisioning: /* @__PURE__ */ v.optional(ManualProvisioning),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  oomReport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("out-of-memory")),
  passiveConnectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(DeploymentPlatform),
  prebuilt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectSettings: /* @__PURE__ */ v.optional(DeploymentSummaryProjectSettings),
  proposedExpiration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ready: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  readySubstate: /* @__PURE__ */ v.optional(DeploymentReadySubstate),
  seatBlock: /* @__PURE__ */ v.optional(SeatBlock),
  softDeletedByRetention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(DeploymentOrigin),
  state: /* @__PURE__ */ v.optional(DeploymentState),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DeployableTarget)),
  undeleted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const DeploymentPage: v.GenericSchema<types.DeploymentPage> = /* @__PURE__ */ v.looseObject({
  deployments: /* @__PURE__ */ v.array(DeploymentSummary),
  pagination: Pagination,
});

export const FullDeployment: v.GenericSchema<types.FullDeployment> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("LAMBDAS"),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  aliasAssigned: /* @__PURE__ */ v.boolean(),
  bootedAt: /* @__PURE__ */ v.number(),
  buildSkipped: /* @__PURE__ */ v.boolean(),
  buildingAt: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  creator: DeploymentCreator,
  meta: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  public: /* @__PURE__ */ v.boolean(),
  readyState: DeploymentReadyState,
  regions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  status: DeploymentReadyState,
  url: /* @__PURE__ */ v.string(),
  version: /* @__PURE__ */ v.number(),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  aliasError: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(CodedError)),
  aliasFinal: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  aliasWarning: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(AliasWarning)),
  autoAssignCustomDomains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  automaticAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  buildContainerFinishedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  buildErrorAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  canceledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  checksConclusion: /* @__PURE__ */ v.optional(ChecksConclusion),
  checksState: /* @__PURE__ */ v.optional(ChecksState),
  customEnvironment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.optional(EnvTarget),
    id: /* @__PURE__ */ v.string(),
    slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
    currentDeploymentAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectDomain)),
  })),
  defaultRoute: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  errorCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorLink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  errorMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  errorStep: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitSource: /* @__PURE__ */ v.optional(DeploymentGitSource),
  initReadyAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  isFirstBranchDeployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  lambdas: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentLambda)),
  manualProvisioning: /* @__PURE__ */ v.optional(ManualProvisioning),
  nodeVersion: /* @__PURE__ */ v.optional(NodeVersion),
  oidcTokenClaims: /* @__PURE__ */ v.optional(OidcTokenClaims),
  oomReport: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("out-of-memory")),
  originCacheRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  passiveRegions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  prebuilt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  previewCommentsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  project: /* @__PURE__ */ v.optional(DeploymentProject),
  ready: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  readyStateReason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  readySubstate: /* @__PURE__ */ v.optional(DeploymentReadySubstate),
  softDeletedByRetention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(DeploymentOrigin),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DeployableTarget)),
  team: /* @__PURE__ */ v.optional(DeploymentTeam),
  ttyBuildLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  undeletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  userAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  userConfiguredDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  build: /* @__PURE__ */ v.looseObject({
    env: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  }),
  createdIn: /* @__PURE__ */ v.string(),
  env: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  inspectorUrl: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  isInConcurrentBuildsQueue: /* @__PURE__ */ v.boolean(),
  isInSystemBuildsQueue: /* @__PURE__ */ v.boolean(),
  ownerId: /* @__PURE__ */ v.string(),
  plan: Plan,
  projectId: /* @__PURE__ */ v.string(),
  projectSettings: DeploymentProjectSettings,
  routes: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DeploymentRoute)),
  aliasAssignedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.boolean(), /* @__PURE__ */ v.number()]))),
  alwaysRefuseToBuild: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  atproto: /* @__PURE__ */ v.optional(AtprotoSettings),
  attribution: /* @__PURE__ */ v.optional(CommitAttribution),
  buildArtifactUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    use: /* @__PURE__ */ v.string(),
    config: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
    src: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  checks: /* @__PURE__ */ v.optional(DeploymentChecks),
  config: /* @__PURE__ */ v.optional(DeploymentConfig),
  connectBuildsEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  connectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  crons: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    path: /* @__PURE__ */ v.string(),
    schedule: /* @__PURE__ */ v.string(),
  }))),
  flags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([DeploymentFlags, /* @__PURE__ */ v.array(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))])),
  functions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), DeploymentFunction))),
  gitRepo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(GitRepo)),
  images: /* @__PURE__ */ v.optional(ImageOptimization),
  integrations: /* @__PURE__ */ v.optional(DeploymentIntegrations),
  isInstantStatic: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  microfrontends: /* @__PURE__ */ v.optional(DeploymentMicrofrontends),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  passiveConnectConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(DeploymentPlatform),
  resourceConfig: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    buildMachine: /* @__PURE__ */ v.optional(BuildMachine),
  })),
  seatBlock: /* @__PURE__ */ v.optional(SeatBlock),
  services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentService)),
});

export const IntegrationActionOutcome: v.GenericSchema<types.IntegrationActionOutcome> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.string(),
  secrets: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  })),
});

export const UpdateDeploymentIntegrationActionRequest: v.GenericSchema<types.UpdateDeploymentIntegrationActionRequest> = /* @__PURE__ */ v.looseObject({
  outcomes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IntegrationActionOutcome)),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["failed", "running", "succeeded"])),
  statusText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  statusUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^https?://|^sso:")))),
});

export const GetDeploymentEventsInput: v.GenericSchema<types.GetDeploymentEventsInput> = /* @__PURE__ */ v.looseObject({
  idOrUrl: /* @__PURE__ */ v.string(),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  delimiter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  direction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["backward", "forward"])),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetDeploymentEventsOutput: v.GenericSchema<types.GetDeploymentEventsOutput> = /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(DeploymentEvent));

export const FollowDeploymentEventsInput: v.GenericSchema<types.FollowDeploymentEventsInput> = /* @__PURE__ */ v.looseObject({
  idOrUrl: /* @__PURE__ */ v.string(),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  delimiter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  direction: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["backward", "forward"])),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UpdateDeploymentIntegrationActionInput: v.GenericSchema<types.UpdateDeploymentIntegrationActionInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  resourceId: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.string(),
  outcomes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(IntegrationActionOutcome)),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["failed", "running", "succeeded"])),
  statusText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  statusUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.regex(new RegExp("^https?://|^sso:")))),
});

export const GetDeploymentInput: v.GenericSchema<types.GetDeploymentInput> = /* @__PURE__ */ v.looseObject({
  idOrUrl: /* @__PURE__ */ v.string(),
  withGitRepoInfo: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateDeploymentInput: v.GenericSchema<types.CreateDeploymentInput> = /* @__PURE__ */ v.looseObject({
  forceNew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["0", "1"])),
  skipAutoDetectionConfirmation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["0", "1"])),
  name: /* @__PURE__ */ v.string(),
  buildMachine: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("turbo")),
  customEnvironmentSlugOrId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  files: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DeploymentFile)),
  gitAccessToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitMetadata: /* @__PURE__ */ v.optional(GitMetadata),
  gitSource: /* @__PURE__ */ v.optional(GitSourceInput),
  meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(65536)))),
  monorepoManager: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectSettings: /* @__PURE__ */ v.optional(CreateDeploymentProjectSettings),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  withLatestCommit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CancelDeploymentInput: v.GenericSchema<types.CancelDeploymentInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const UploadDeploymentFileInput: v.GenericSchema<types.UploadDeploymentFileInput> = /* @__PURE__ */ v.looseObject({
  xNowDigest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(40))),
  xNowSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  xVercelDigest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(40))),
  body: /* @__PURE__ */ v.optional(bytes),
});

export const UploadDeploymentFileOutput: v.GenericSchema<types.UploadDeploymentFileOutput> = /* @__PURE__ */ v.looseObject({
  urls: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const ListDeploymentFilesInput: v.GenericSchema<types.ListDeploymentFilesInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const ListDeploymentFilesOutput: v.GenericSchema<types.ListDeploymentFilesOutput> = /* @__PURE__ */ v.array(DeploymentFileNode);

export const GetDeploymentFileInput: v.GenericSchema<types.GetDeploymentFileInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  fileId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetDeploymentFileOutput: v.GenericSchema<types.GetDeploymentFileOutput> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListDeploymentsInput: v.GenericSchema<types.ListDeploymentsInput> = /* @__PURE__ */ v.looseObject({
  app: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  branch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  rollbackCandidate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  state: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  to: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  users: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteDeploymentInput: v.GenericSchema<types.DeleteDeploymentInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteDeploymentOutput: v.GenericSchema<types.DeleteDeploymentOutput> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  state: /* @__PURE__ */ v.literal("DELETED"),
});
