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
import {
  BuildMachineSelection, BuildMachineType, BuildQueue, ChecksConclusion, ChecksState, CodedError, CustomEnvironment, DeployableTarget, DeploymentOrigin,
  DeploymentReadyState, DeploymentReadySubstate, Framework, FunctionMemoryType, GitComments, NodeVersion, OidcTokenClaims, OneOrZero, Pagination, Plan,
  ProjectWebAnalytics, RepoOwnerType, ServiceDestination, ServiceType, SpeedInsights,
} from "../../../../shapes/generated/schemas.ts";
export {
  BranchMatcher, BuildMachineSelection, BuildMachineType, BuildQueue, BuildQueueConfiguration, ChecksConclusion, ChecksState, CodedError, CustomEnvironment,
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, DeploymentReadySubstate, EnvTarget, Framework, FunctionMemoryType, GitComments, NodeVersion,
  OidcTokenClaims, OneOrZero, Pagination, Plan, ProjectDomain, ProjectWebAnalytics, RedirectStatusCode, RepoOwnerType, ServiceDestination, ServiceType,
  SpeedInsights,
} from "../../../../shapes/generated/schemas.ts";

export const AliasWarning: v.GenericSchema<types.AliasWarning> = /* @__PURE__ */ (() => v.looseObject({
  code: v.string(),
  message: v.string(),
  action: v.optional(v.string()),
  link: v.optional(v.string()),
}))();

export const AtprotoDisabled: v.GenericSchema<types.AtprotoDisabled> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.literal(false),
}))();

export const AtprotoEventKind: v.GenericSchema<types.AtprotoEventKind> = /* @__PURE__ */ v.picklist(["account", "commit", "identity", "sync"]);

export const AtprotoSubscription: v.GenericSchema<types.AtprotoSubscription> = /* @__PURE__ */ (() => v.looseObject({
  collections: v.array(v.string()),
  path: v.string(),
  dids: v.optional(v.array(v.string())),
  kinds: v.optional(v.array(AtprotoEventKind)),
}))();

export const AtprotoEnabled: v.GenericSchema<types.AtprotoEnabled> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.literal(true),
  subscription: AtprotoSubscription,
}))();

export const AtprotoSettings: v.GenericSchema<types.AtprotoSettings> = /* @__PURE__ */ v.union([AtprotoEnabled, AtprotoDisabled]);

export const BuildMachineSource: v.GenericSchema<types.BuildMachineSource> = /* @__PURE__ */ v.picklist(["deployment-override", "project-setting", "team-setting", "team-entitlement", "plan-default", "elastic-algorithm"]);

export const BuildMachine: v.GenericSchema<types.BuildMachine> = /* @__PURE__ */ (() => v.looseObject({
  cores: v.optional(v.number()),
  defaultPurchaseType: v.optional(v.picklist(["basic", "enhanced", "standard"])),
  machineSelectionType: v.optional(BuildMachineSelection),
  memory: v.optional(v.number()),
  purchaseType: v.optional(BuildMachineType),
  selectionSource: v.optional(BuildMachineSource),
}))();

export const AttributedGitUser: v.GenericSchema<types.AttributedGitUser> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.string()),
  id: v.union([v.number(), v.string()]),
  login: v.string(),
  provider: v.optional(v.string()),
}))();

export const CommitAttribution: v.GenericSchema<types.CommitAttribution> = /* @__PURE__ */ (() => v.looseObject({
  commitMeta: v.optional(v.looseObject({
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    isVerified: v.optional(v.boolean()),
  })),
  gitUser: v.optional(AttributedGitUser),
  vercelUser: v.optional(v.looseObject({
    id: v.string(),
    username: v.string(),
    teamRoles: v.optional(v.array(v.string())),
  })),
}))();

export const DeploymentBuild: v.GenericSchema<types.DeploymentBuild> = /* @__PURE__ */ (() => v.looseObject({
  use: v.string(),
  config: v.optional(v.record(v.string(), v.unknown())),
  src: v.optional(v.string()),
}))();

export const CheckState: v.GenericSchema<types.CheckState> = /* @__PURE__ */ v.picklist(["pending", "succeeded", "failed"]);

export const DeploymentChecks: v.GenericSchema<types.DeploymentChecks> = /* @__PURE__ */ (() => v.looseObject({
  "deployment-alias": v.looseObject({
    startedAt: v.number(),
    state: CheckState,
    completedAt: v.optional(v.number()),
  }),
}))();

export const DeploymentResourceConfig: v.GenericSchema<types.DeploymentResourceConfig> = /* @__PURE__ */ (() => v.looseObject({
  buildMachine: v.optional(v.looseObject({
    purchaseType: v.optional(v.nullable(BuildMachineType)),
  })),
  buildQueue: v.optional(BuildQueue),
  elasticConcurrency: v.optional(v.picklist(["PROJECT_SETTING", "SKIP_QUEUE", "TEAM_SETTING"])),
}))();

export const DeploymentConfig: v.GenericSchema<types.DeploymentConfig> = /* @__PURE__ */ (() => v.looseObject({
  functionMemoryType: FunctionMemoryType,
  functionTimeout: v.nullable(v.number()),
  functionType: v.picklist(["fluid", "standard"]),
  secureComputeFallbackRegion: v.nullable(v.string()),
  secureComputePrimaryRegion: v.nullable(v.string()),
  isUsingActiveCPU: v.optional(v.boolean()),
  resourceConfig: v.optional(DeploymentResourceConfig),
  version: v.optional(v.number()),
}))();

export const CreatorType: v.GenericSchema<types.CreatorType> = /* @__PURE__ */ v.picklist(["user", "app", "integration", "system"]);

export const DeploymentCreator: v.GenericSchema<types.DeploymentCreator> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(CreatorType),
  uid: v.string(),
  avatar: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const FlagValue: v.GenericSchema<types.FlagValue> = /* @__PURE__ */ (() => v.union([v.string(), v.number(), v.record(v.string(), v.nullable(v.lazy(() => FlagValue))), v.boolean(), v.array(v.nullable(v.lazy(() => FlagValue)))]))();

export const FlagDefinition: v.GenericSchema<types.FlagDefinition> = /* @__PURE__ */ (() => v.looseObject({
  description: v.optional(v.string()),
  options: v.optional(v.array(v.looseObject({
    value: v.nullable(FlagValue),
    label: v.optional(v.string()),
  }))),
  url: v.optional(v.string()),
}))();

export const DeploymentFlags: v.GenericSchema<types.DeploymentFlags> = /* @__PURE__ */ (() => v.looseObject({
  definitions: v.record(v.string(), FlagDefinition),
}))();

export const QueueTriggerV1: v.GenericSchema<types.QueueTriggerV1> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("queue/v1beta"),
  consumer: v.string(),
  topic: v.string(),
  initialDelaySeconds: v.optional(v.number()),
  maxConcurrency: v.optional(v.number()),
  maxDeliveries: v.optional(v.number()),
  retryAfterSeconds: v.optional(v.number()),
}))();

export const QueueTriggerV2: v.GenericSchema<types.QueueTriggerV2> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("queue/v2beta"),
  topic: v.string(),
  initialDelaySeconds: v.optional(v.number()),
  maxConcurrency: v.optional(v.number()),
  maxDeliveries: v.optional(v.number()),
  retryAfterSeconds: v.optional(v.number()),
}))();

export const ScheduleTrigger: v.GenericSchema<types.ScheduleTrigger> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("schedule/v1beta"),
}))();

export const FunctionTrigger: v.GenericSchema<types.FunctionTrigger> = /* @__PURE__ */ v.union([QueueTriggerV1, QueueTriggerV2, ScheduleTrigger]);

export const DeploymentFunction: v.GenericSchema<types.DeploymentFunction> = /* @__PURE__ */ (() => v.looseObject({
  affinity: v.optional(v.looseObject({
    mode: v.literal("strict"),
  })),
  architecture: v.optional(v.picklist(["arm64", "x86_64"])),
  excludeFiles: v.optional(v.string()),
  experimentalTriggers: v.optional(v.array(FunctionTrigger)),
  functionFailoverRegions: v.optional(v.array(v.string())),
  includeFiles: v.optional(v.string()),
  maxConcurrency: v.optional(v.number()),
  maxDuration: v.optional(v.union([v.picklist(["max"]), v.number()])),
  memory: v.optional(v.number()),
  regions: v.optional(v.array(v.string())),
  runtime: v.optional(v.string()),
  supportsCancellation: v.optional(v.boolean()),
}))();

export const CursorOriginSource: v.GenericSchema<types.CursorOriginSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin"),
  prId: v.optional(v.nullable(v.number())),
  ref: v.optional(v.nullable(v.string())),
  sha: v.optional(v.string()),
  repoId: v.string(),
  owner: v.optional(v.string()),
  repo: v.optional(v.string()),
}))();

export const CustomGitSource: v.GenericSchema<types.CustomGitSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("custom"),
  gitUrl: v.string(),
  ref: v.string(),
  sha: v.string(),
}))();

export const VercelGitSource: v.GenericSchema<types.VercelGitSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel"),
  sha: v.string(),
  org: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
  ref: v.optional(v.nullable(v.string())),
  repo: v.optional(v.string()),
  repoPushedAt: v.optional(v.number()),
}))();

export const DeploymentGitSource: v.GenericSchema<types.DeploymentGitSource> = /* @__PURE__ */ (() => v.union([v.looseObject({
  type: v.literal("github"),
  ref: v.optional(v.nullable(v.string())),
  repoId: v.optional(v.union([v.number(), v.string()])),
  sha: v.optional(v.string()),
  org: v.optional(v.string()),
  repo: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
}), v.looseObject({
  type: v.literal("github-limited"),
  ref: v.optional(v.nullable(v.string())),
  repoId: v.optional(v.union([v.number(), v.string()])),
  sha: v.optional(v.string()),
  org: v.optional(v.string()),
  repo: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
}), v.looseObject({
  type: v.literal("github-custom-host"),
  host: v.string(),
  ref: v.optional(v.nullable(v.string())),
  repoId: v.optional(v.union([v.number(), v.string()])),
  sha: v.optional(v.string()),
  org: v.optional(v.string()),
  repo: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
}), v.looseObject({
  type: v.literal("gitlab"),
  projectId: v.union([v.number(), v.string()]),
  ref: v.optional(v.nullable(v.string())),
  sha: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
}), v.looseObject({
  type: v.literal("bitbucket"),
  slug: v.optional(v.string()),
  ref: v.optional(v.nullable(v.string())),
  repoUuid: v.optional(v.string()),
  sha: v.optional(v.string()),
  workspaceUuid: v.optional(v.string()),
  owner: v.optional(v.string()),
  prId: v.optional(v.nullable(v.number())),
}), CursorOriginSource, VercelGitSource, CustomGitSource]))();

export const DeploymentIntegrationsStatus: v.GenericSchema<types.DeploymentIntegrationsStatus> = /* @__PURE__ */ v.picklist(["error", "pending", "ready", "skipped", "timeout"]);

export const DeploymentIntegrations: v.GenericSchema<types.DeploymentIntegrations> = /* @__PURE__ */ (() => v.looseObject({
  startedAt: v.number(),
  status: DeploymentIntegrationsStatus,
  claimedAt: v.optional(v.number()),
  completedAt: v.optional(v.number()),
  skippedAt: v.optional(v.number()),
  skippedBy: v.optional(v.string()),
}))();

export const LambdaReadyState: v.GenericSchema<types.LambdaReadyState> = /* @__PURE__ */ v.picklist(["BUILDING", "ERROR", "INITIALIZING", "READY"]);

export const DeploymentLambda: v.GenericSchema<types.DeploymentLambda> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  output: v.array(v.looseObject({
    functionName: v.string(),
    path: v.string(),
  })),
  createdAt: v.optional(v.number()),
  entrypoint: v.optional(v.nullable(v.string())),
  readyState: v.optional(LambdaReadyState),
  readyStateAt: v.optional(v.number()),
}))();

export const DeploymentMicrofrontends: v.GenericSchema<types.DeploymentMicrofrontends> = /* @__PURE__ */ (() => v.looseObject({
  isDefaultApp: v.optional(v.union([v.literal(true), v.literal(false)])),
  defaultAppProjectName: v.string(),
  groupIds: v.array(v.string()),
  defaultRoute: v.optional(v.string()),
  mfeConfigUploadState: v.optional(v.picklist(["no_config", "success", "waiting_on_build"])),
}))();

export const DeploymentPlatform: v.GenericSchema<types.DeploymentPlatform> = /* @__PURE__ */ (() => v.looseObject({
  creator: v.looseObject({
    name: v.string(),
    avatar: v.optional(v.string()),
  }),
  origin: v.looseObject({
    type: v.picklist(["id", "url"]),
    value: v.string(),
  }),
  source: v.looseObject({
    name: v.string(),
  }),
  meta: v.optional(v.record(v.string(), v.string())),
}))();

export const DeploymentProject: v.GenericSchema<types.DeploymentProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  framework: v.optional(v.nullable(v.string())),
}))();

export const DeploymentProjectSettings: v.GenericSchema<types.DeploymentProjectSettings> = /* @__PURE__ */ (() => v.looseObject({
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  devCommand: v.optional(v.nullable(v.string())),
  framework: v.optional(v.nullable(Framework)),
  installCommand: v.optional(v.nullable(v.string())),
  nodeVersion: v.optional(NodeVersion),
  outputDirectory: v.optional(v.nullable(v.string())),
  speedInsights: v.optional(SpeedInsights),
  webAnalytics: v.optional(ProjectWebAnalytics),
}))();

export const RouteHandle: v.GenericSchema<types.RouteHandle> = /* @__PURE__ */ v.picklist(["filesystem", "hit", "miss", "resource", "rewrite", "error"]);

export const HandleRoute: v.GenericSchema<types.HandleRoute> = /* @__PURE__ */ (() => v.looseObject({
  handle: RouteHandle,
  dest: v.optional(v.string()),
  src: v.optional(v.string()),
  status: v.optional(v.number()),
}))();

export const RouteMatcher: v.GenericSchema<types.RouteMatcher> = /* @__PURE__ */ (() => v.looseObject({
  eq: v.optional(v.union([v.number(), v.string()])),
  gt: v.optional(v.number()),
  gte: v.optional(v.number()),
  inc: v.optional(v.array(v.string())),
  lt: v.optional(v.number()),
  lte: v.optional(v.number()),
  neq: v.optional(v.string()),
  ninc: v.optional(v.array(v.string())),
  pre: v.optional(v.string()),
  re: v.optional(v.string()),
  suf: v.optional(v.string()),
}))();

export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("host"),
  value: v.union([v.string(), RouteMatcher]),
}))();

export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["cookie", "header", "query"]),
  key: v.string(),
  value: v.optional(v.union([v.string(), RouteMatcher])),
}))();

export const RouteCondition: v.GenericSchema<types.RouteCondition> = /* @__PURE__ */ v.union([RouteHostCondition, RouteKeyCondition]);

export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["request.headers", "request.query", "response.headers"]),
  op: v.picklist(["append", "delete", "set"]),
  target: v.looseObject({
    key: v.union([v.string(), RouteMatcher]),
  }),
  args: v.optional(v.union([v.string(), v.array(v.string())])),
  env: v.optional(v.array(v.string())),
}))();

export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("request.path"),
  op: v.literal("set"),
  args: v.string(),
  env: v.optional(v.array(v.string())),
}))();

export const RouteTransform: v.GenericSchema<types.RouteTransform> = /* @__PURE__ */ v.union([RouteKeyTransform, RoutePathTransform]);

export const DeploymentRoute: v.GenericSchema<types.DeploymentRoute> = /* @__PURE__ */ (() => v.union([v.looseObject({
  continue: v.optional(v.boolean()),
  middleware: v.optional(v.number()),
  src: v.string(),
  caseSensitive: v.optional(v.boolean()),
  check: v.optional(v.boolean()),
  dest: v.optional(v.string()),
  destination: v.optional(v.union([v.string(), ServiceDestination])),
  env: v.optional(v.array(v.string())),
  has: v.optional(v.array(RouteCondition)),
  headers: v.optional(v.record(v.string(), v.string())),
  important: v.optional(v.boolean()),
  locale: v.optional(v.looseObject({
    cookie: v.optional(v.string()),
    redirect: v.optional(v.record(v.string(), v.string())),
  })),
  methods: v.optional(v.array(v.string())),
  middlewarePath: v.optional(v.string()),
  middlewareRawSrc: v.optional(v.array(v.string())),
  missing: v.optional(v.array(RouteCondition)),
  mitigate: v.optional(v.looseObject({
    action: v.picklist(["challenge", "deny"]),
  })),
  override: v.optional(v.boolean()),
  respectOriginCacheControl: v.optional(v.boolean()),
  source: v.optional(v.string()),
  status: v.optional(v.number()),
  statusCode: v.optional(v.number()),
  transforms: v.optional(v.array(RouteTransform)),
}), HandleRoute]))();

export const BuilderProjectSettings: v.GenericSchema<types.BuilderProjectSettings> = /* @__PURE__ */ (() => v.looseObject({
  autoExposeSystemEnvs: v.optional(v.boolean()),
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  devCommand: v.optional(v.nullable(v.string())),
  directoryListing: v.optional(v.boolean()),
  framework: v.optional(v.nullable(v.string())),
  gitForkProtection: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  monorepoManager: v.optional(v.nullable(v.string())),
  nodeVersion: v.optional(v.string()),
  outputDirectory: v.optional(v.nullable(v.string())),
  rootDirectory: v.optional(v.nullable(v.string())),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
}))();

export const BuilderConfig: v.GenericSchema<types.BuilderConfig> = /* @__PURE__ */ (() => v.looseObject({
  buildCommand: v.optional(v.string()),
  bunVersion: v.optional(v.string()),
  bundle: v.optional(v.boolean()),
  debug: v.optional(v.boolean()),
  devCommand: v.optional(v.string()),
  excludeFiles: v.optional(v.union([v.string(), v.array(v.string())])),
  framework: v.optional(v.nullable(v.string())),
  functions: v.optional(v.record(v.string(), DeploymentFunction)),
  helpers: v.optional(v.boolean()),
  import: v.optional(v.record(v.string(), v.string())),
  includeFiles: v.optional(v.union([v.string(), v.array(v.string())])),
  installCommand: v.optional(v.string()),
  ldsflags: v.optional(v.string()),
  maxLambdaSize: v.optional(v.string()),
  middleware: v.optional(v.boolean()),
  middlewareMatcher: v.optional(v.union([v.string(), v.array(v.string())])),
  middlewareRuntime: v.optional(v.literal("nodejs")),
  nodeVersion: v.optional(v.string()),
  outputDirectory: v.optional(v.string()),
  projectSettings: v.optional(BuilderProjectSettings),
  rust: v.optional(v.string()),
  serviceName: v.optional(v.string()),
  zeroConfig: v.optional(v.boolean()),
}))();

export const DeploymentBuilder: v.GenericSchema<types.DeploymentBuilder> = /* @__PURE__ */ (() => v.looseObject({
  use: v.string(),
  config: v.optional(BuilderConfig),
  src: v.optional(v.string()),
}))();

export const ExperimentalService: v.GenericSchema<types.ExperimentalService> = /* @__PURE__ */ (() => v.looseObject({
  type: ServiceType,
  schema: v.literal("experimentalServices"),
  name: v.string(),
  builder: DeploymentBuilder,
  workspace: v.string(),
  buildCommand: v.optional(v.string()),
  entrypoint: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.looseObject({
    type: v.literal("service-ref"),
    service: v.string(),
  }))),
  framework: v.optional(v.string()),
  group: v.optional(v.string()),
  handlerFunction: v.optional(v.string()),
  installCommand: v.optional(v.string()),
  preDeployCommand: v.optional(v.string()),
  routePrefix: v.optional(v.string()),
  routePrefixSource: v.optional(v.picklist(["configured", "generated"])),
  runtime: v.optional(v.string()),
  schedule: v.optional(v.union([v.string(), v.array(v.string())])),
  subdomain: v.optional(v.string()),
  topics: v.optional(v.array(v.union([v.string(), v.looseObject({
    topic: v.string(),
    initialDelaySeconds: v.optional(v.number()),
    retryAfterSeconds: v.optional(v.number()),
  })]))),
  trigger: v.optional(v.picklist(["queue", "schedule", "workflow"])),
}))();

export const ServiceBinding: v.GenericSchema<types.ServiceBinding> = /* @__PURE__ */ (() => v.looseObject({
  format: v.literal("url"),
  type: v.optional(v.literal("service")),
  env: v.string(),
  service: v.string(),
}))();

export const ServiceHeaders: v.GenericSchema<types.ServiceHeaders> = /* @__PURE__ */ (() => v.looseObject({
  headers: v.array(v.looseObject({
    key: v.string(),
    value: v.string(),
  })),
  source: v.string(),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
}))();

export const ServiceRedirect: v.GenericSchema<types.ServiceRedirect> = /* @__PURE__ */ (() => v.looseObject({
  destination: v.string(),
  source: v.string(),
  env: v.optional(v.array(v.string())),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
  permanent: v.optional(v.boolean()),
  statusCode: v.optional(v.number()),
}))();

export const ServiceRewrite: v.GenericSchema<types.ServiceRewrite> = /* @__PURE__ */ (() => v.looseObject({
  destination: v.union([v.string(), ServiceDestination]),
  source: v.string(),
  env: v.optional(v.array(v.string())),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
  respectOriginCacheControl: v.optional(v.boolean()),
  statusCode: v.optional(v.number()),
  transforms: v.optional(v.array(RoutePathTransform)),
}))();

export const SourceRoute: v.GenericSchema<types.SourceRoute> = /* @__PURE__ */ (() => v.looseObject({
  src: v.string(),
  caseSensitive: v.optional(v.boolean()),
  check: v.optional(v.boolean()),
  continue: v.optional(v.boolean()),
  dest: v.optional(v.string()),
  destination: v.optional(v.union([v.string(), ServiceDestination])),
  env: v.optional(v.array(v.string())),
  has: v.optional(v.array(RouteCondition)),
  headers: v.optional(v.record(v.string(), v.string())),
  important: v.optional(v.boolean()),
  locale: v.optional(v.looseObject({
    cookie: v.optional(v.string()),
    redirect: v.optional(v.record(v.string(), v.string())),
  })),
  methods: v.optional(v.array(v.string())),
  middleware: v.optional(v.number()),
  middlewarePath: v.optional(v.string()),
  middlewareRawSrc: v.optional(v.array(v.string())),
  missing: v.optional(v.array(RouteCondition)),
  mitigate: v.optional(v.looseObject({
    action: v.picklist(["challenge", "deny"]),
  })),
  override: v.optional(v.boolean()),
  respectOriginCacheControl: v.optional(v.boolean()),
  source: v.optional(v.string()),
  status: v.optional(v.number()),
  statusCode: v.optional(v.number()),
  transforms: v.optional(v.array(RouteTransform)),
}))();

export const ExperimentalServiceV2: v.GenericSchema<types.ExperimentalServiceV2> = /* @__PURE__ */ (() => v.looseObject({
  schema: v.literal("experimentalServicesV2"),
  name: v.string(),
  builder: DeploymentBuilder,
  root: v.string(),
  bindings: v.optional(v.array(ServiceBinding)),
  buildCommand: v.optional(v.string()),
  cleanUrls: v.optional(v.boolean()),
  command: v.optional(v.array(v.string())),
  devCommand: v.optional(v.string()),
  entrypoint: v.optional(v.string()),
  framework: v.optional(v.string()),
  functions: v.optional(v.record(v.string(), DeploymentFunction)),
  headers: v.optional(v.array(ServiceHeaders)),
  ignoreCommand: v.optional(v.string()),
  installCommand: v.optional(v.string()),
  outputDirectory: v.optional(v.string()),
  redirects: v.optional(v.array(ServiceRedirect)),
  rewrites: v.optional(v.array(ServiceRewrite)),
  routes: v.optional(v.array(v.union([SourceRoute, HandleRoute]))),
  runtime: v.optional(v.string()),
  trailingSlash: v.optional(v.boolean()),
}))();

export const DeploymentService: v.GenericSchema<types.DeploymentService> = /* @__PURE__ */ v.union([ExperimentalService, ExperimentalServiceV2]);

export const DeploymentTeam: v.GenericSchema<types.DeploymentTeam> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  avatar: v.optional(v.string()),
}))();

export const GitRepoBitbucket: v.GenericSchema<types.GitRepoBitbucket> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket"),
  name: v.string(),
  defaultBranch: v.string(),
  ownerType: RepoOwnerType,
  path: v.string(),
  private: v.boolean(),
  slug: v.string(),
  owner: v.string(),
  repoUuid: v.string(),
  workspaceUuid: v.string(),
}))();

export const GitRepoCursorOrigin: v.GenericSchema<types.GitRepoCursorOrigin> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin"),
  name: v.string(),
  defaultBranch: v.string(),
  ownerType: RepoOwnerType,
  path: v.string(),
  private: v.boolean(),
  owner: v.string(),
  repo: v.string(),
  repoId: v.string(),
}))();

export const GitRepoGithub: v.GenericSchema<types.GitRepoGithub> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github"),
  name: v.string(),
  defaultBranch: v.string(),
  ownerType: RepoOwnerType,
  path: v.string(),
  private: v.boolean(),
  org: v.string(),
  repo: v.string(),
  repoId: v.number(),
  repoOwnerId: v.number(),
}))();

export const GitRepoGitlab: v.GenericSchema<types.GitRepoGitlab> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("gitlab"),
  name: v.string(),
  defaultBranch: v.string(),
  ownerType: RepoOwnerType,
  path: v.string(),
  private: v.boolean(),
  namespace: v.string(),
  projectId: v.number(),
  url: v.string(),
}))();

export const GitRepoVercel: v.GenericSchema<types.GitRepoVercel> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel"),
  name: v.string(),
  defaultBranch: v.string(),
  ownerType: RepoOwnerType,
  path: v.string(),
  private: v.boolean(),
  org: v.string(),
  repo: v.string(),
}))();

export const GitRepo: v.GenericSchema<types.GitRepo> = /* @__PURE__ */ v.union([GitRepoGithub, GitRepoGitlab, GitRepoBitbucket, GitRepoVercel, GitRepoCursorOrigin]);

export const RemoteImagePattern: v.GenericSchema<types.RemoteImagePattern> = /* @__PURE__ */ (() => v.looseObject({
  hostname: v.string(),
  pathname: v.optional(v.string()),
  port: v.optional(v.string()),
  protocol: v.optional(v.picklist(["http", "https"])),
  search: v.optional(v.string()),
}))();

export const ImageOptimization: v.GenericSchema<types.ImageOptimization> = /* @__PURE__ */ (() => v.looseObject({
  contentDispositionType: v.optional(v.picklist(["attachment", "inline"])),
  contentSecurityPolicy: v.optional(v.string()),
  dangerouslyAllowSVG: v.optional(v.boolean()),
  domains: v.optional(v.array(v.string())),
  formats: v.optional(v.array(v.picklist(["image/avif", "image/webp"]))),
  localPatterns: v.optional(v.array(v.looseObject({
    pathname: v.optional(v.string()),
    search: v.optional(v.string()),
  }))),
  minimumCacheTTL: v.optional(v.number()),
  qualities: v.optional(v.array(v.number())),
  remotePatterns: v.optional(v.array(RemoteImagePattern)),
  sizes: v.optional(v.array(v.number())),
}))();

export const ManualProvisioning: v.GenericSchema<types.ManualProvisioning> = /* @__PURE__ */ (() => v.looseObject({
  state: v.picklist(["COMPLETE", "PENDING", "TIMEOUT"]),
  completedAt: v.optional(v.number()),
}))();

export const SeatBlock: v.GenericSchema<types.SeatBlock> = /* @__PURE__ */ (() => v.looseObject({
  blockCode: v.picklist(["COMMIT_AUTHOR_REQUIRED", "TEAM_ACCESS_REQUIRED"]),
  gitProvider: v.optional(v.picklist(["bitbucket", "github", "gitlab"])),
  gitUserId: v.optional(v.union([v.number(), v.string()])),
  isVerified: v.optional(v.boolean()),
  userId: v.optional(v.string()),
}))();

export const Deployment: v.GenericSchema<types.Deployment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("LAMBDAS"),
  id: v.string(),
  name: v.string(),
  aliasAssigned: v.boolean(),
  bootedAt: v.number(),
  buildSkipped: v.boolean(),
  buildingAt: v.number(),
  createdAt: v.number(),
  creator: DeploymentCreator,
  meta: v.record(v.string(), v.string()),
  public: v.boolean(),
  readyState: DeploymentReadyState,
  regions: v.array(v.string()),
  status: DeploymentReadyState,
  url: v.string(),
  origin: v.optional(v.string()),
  version: v.number(),
  alias: v.optional(v.array(v.string())),
  aliasError: v.optional(v.nullable(CodedError)),
  aliasFinal: v.optional(v.nullable(v.string())),
  aliasWarning: v.optional(v.nullable(AliasWarning)),
  autoAssignCustomDomains: v.optional(v.boolean()),
  automaticAliases: v.optional(v.array(v.string())),
  buildContainerFinishedAt: v.optional(v.number()),
  buildErrorAt: v.optional(v.number()),
  canceledAt: v.optional(v.number()),
  checksConclusion: v.optional(ChecksConclusion),
  checksState: v.optional(ChecksState),
  customEnvironment: v.optional(v.union([CustomEnvironment, v.looseObject({
    id: v.string(),
  })])),
  defaultRoute: v.optional(v.string()),
  deletedAt: v.optional(v.nullable(v.number())),
  errorCode: v.optional(v.string()),
  errorLink: v.optional(v.string()),
  errorMessage: v.optional(v.nullable(v.string())),
  errorStep: v.optional(v.string()),
  gitSource: v.optional(DeploymentGitSource),
  initReadyAt: v.optional(v.number()),
  isFirstBranchDeployment: v.optional(v.boolean()),
  lambdas: v.optional(v.array(DeploymentLambda)),
  manualProvisioning: v.optional(ManualProvisioning),
  nodeVersion: v.optional(NodeVersion),
  oidcTokenClaims: v.optional(OidcTokenClaims),
  oomReport: v.optional(v.literal("out-of-memory")),
  originCacheRegion: v.optional(v.string()),
  passiveRegions: v.optional(v.array(v.string())),
  prebuilt: v.optional(v.boolean()),
  previewCommentsEnabled: v.optional(v.boolean()),
  project: v.optional(DeploymentProject),
  ready: v.optional(v.number()),
  readyStateReason: v.optional(v.string()),
  readySubstate: v.optional(DeploymentReadySubstate),
  softDeletedByRetention: v.optional(v.boolean()),
  source: v.optional(DeploymentOrigin),
  target: v.optional(v.nullable(DeployableTarget)),
  team: v.optional(DeploymentTeam),
  ttyBuildLogs: v.optional(v.boolean()),
  undeletedAt: v.optional(v.number()),
  userAliases: v.optional(v.array(v.string())),
  userConfiguredDeploymentId: v.optional(v.string()),
  build: v.looseObject({
    env: v.array(v.string()),
  }),
  createdIn: v.string(),
  env: v.array(v.string()),
  forced: v.optional(v.boolean()),
  inspectorUrl: v.nullable(v.string()),
  isInConcurrentBuildsQueue: v.boolean(),
  isInSystemBuildsQueue: v.boolean(),
  ownerId: v.string(),
  plan: Plan,
  projectId: v.string(),
  projectSettings: DeploymentProjectSettings,
  routes: v.nullable(v.array(DeploymentRoute)),
  aliasAssignedAt: v.optional(v.nullable(v.union([v.boolean(), v.number()]))),
  alwaysRefuseToBuild: v.optional(v.boolean()),
  atproto: v.optional(AtprotoSettings),
  attribution: v.optional(CommitAttribution),
  buildArtifactUrls: v.optional(v.array(v.string())),
  builds: v.optional(v.array(DeploymentBuild)),
  checks: v.optional(DeploymentChecks),
  config: v.optional(DeploymentConfig),
  connectBuildsEnabled: v.optional(v.boolean()),
  connectConfigurationId: v.optional(v.string()),
  crons: v.optional(v.array(v.looseObject({
    path: v.string(),
    schedule: v.string(),
  }))),
  flags: v.optional(v.union([DeploymentFlags, v.array(v.record(v.string(), v.unknown()))])),
  functions: v.optional(v.nullable(v.record(v.string(), DeploymentFunction))),
  gitRepo: v.optional(v.nullable(GitRepo)),
  images: v.optional(ImageOptimization),
  integrations: v.optional(DeploymentIntegrations),
  isInstantStatic: v.optional(v.boolean()),
  microfrontends: v.optional(DeploymentMicrofrontends),
  monorepoManager: v.optional(v.nullable(v.string())),
  passiveConnectConfigurationId: v.optional(v.string()),
  platform: v.optional(DeploymentPlatform),
  resourceConfig: v.optional(v.looseObject({
    buildMachine: v.optional(BuildMachine),
  })),
  seatBlock: v.optional(SeatBlock),
  services: v.optional(v.array(DeploymentService)),
}))();

export const MinimalDeployment: v.GenericSchema<types.MinimalDeployment> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  aliasAssigned: v.boolean(),
  readyState: DeploymentReadyState,
  alias: v.optional(v.array(v.string())),
  aliasError: v.optional(v.nullable(CodedError)),
  aliasWarning: v.optional(v.nullable(AliasWarning)),
  errorCode: v.optional(v.string()),
  errorMessage: v.optional(v.nullable(v.string())),
  target: v.optional(v.nullable(DeployableTarget)),
}))();

export const PublicDeployment: v.GenericSchema<types.PublicDeployment> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("LAMBDAS"),
  id: v.string(),
  name: v.string(),
  aliasAssigned: v.boolean(),
  bootedAt: v.number(),
  buildSkipped: v.boolean(),
  buildingAt: v.number(),
  createdAt: v.number(),
  creator: DeploymentCreator,
  meta: v.record(v.string(), v.string()),
  public: v.boolean(),
  readyState: DeploymentReadyState,
  regions: v.array(v.string()),
  status: DeploymentReadyState,
  url: v.string(),
  origin: v.optional(v.string()),
  version: v.number(),
  alias: v.optional(v.array(v.string())),
  aliasError: v.optional(v.nullable(CodedError)),
  aliasFinal: v.optional(v.nullable(v.string())),
  aliasWarning: v.optional(v.nullable(AliasWarning)),
  autoAssignCustomDomains: v.optional(v.boolean()),
  automaticAliases: v.optional(v.array(v.string())),
  buildContainerFinishedAt: v.optional(v.number()),
  buildErrorAt: v.optional(v.number()),
  canceledAt: v.optional(v.number()),
  checksConclusion: v.optional(ChecksConclusion),
  checksState: v.optional(ChecksState),
  customEnvironment: v.optional(v.union([CustomEnvironment, v.looseObject({
    id: v.string(),
  })])),
  defaultRoute: v.optional(v.string()),
  deletedAt: v.optional(v.nullable(v.number())),
  errorCode: v.optional(v.string()),
  errorLink: v.optional(v.string()),
  errorMessage: v.optional(v.nullable(v.string())),
  errorStep: v.optional(v.string()),
  gitSource: v.optional(DeploymentGitSource),
  initReadyAt: v.optional(v.number()),
  isFirstBranchDeployment: v.optional(v.boolean()),
  lambdas: v.optional(v.array(DeploymentLambda)),
  manualProvisioning: v.optional(ManualProvisioning),
  nodeVersion: v.optional(NodeVersion),
  oidcTokenClaims: v.optional(OidcTokenClaims),
  oomReport: v.optional(v.literal("out-of-memory")),
  originCacheRegion: v.optional(v.string()),
  passiveRegions: v.optional(v.array(v.string())),
  prebuilt: v.optional(v.boolean()),
  previewCommentsEnabled: v.optional(v.boolean()),
  project: v.optional(DeploymentProject),
  ready: v.optional(v.number()),
  readyStateReason: v.optional(v.string()),
  readySubstate: v.optional(DeploymentReadySubstate),
  softDeletedByRetention: v.optional(v.boolean()),
  source: v.optional(DeploymentOrigin),
  target: v.optional(v.nullable(DeployableTarget)),
  team: v.optional(DeploymentTeam),
  ttyBuildLogs: v.optional(v.boolean()),
  undeletedAt: v.optional(v.number()),
  userAliases: v.optional(v.array(v.string())),
  userConfiguredDeploymentId: v.optional(v.string()),
}))();

export const AnyDeployment: v.GenericSchema<types.AnyDeployment> = /* @__PURE__ */ v.union([Deployment, PublicDeployment, MinimalDeployment]);

export const BitbucketRepoIdInput: v.GenericSchema<types.BitbucketRepoIdInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket"),
  ref: v.string(),
  repoUuid: v.string(),
  sha: v.optional(v.string()),
  workspaceUuid: v.optional(v.string()),
}))();

export const BitbucketRepoInput: v.GenericSchema<types.BitbucketRepoInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("bitbucket"),
  slug: v.string(),
  owner: v.string(),
  ref: v.string(),
  sha: v.optional(v.string()),
}))();

export const CreateDeploymentProjectSettings: v.GenericSchema<types.CreateDeploymentProjectSettings> = /* @__PURE__ */ (() => v.strictObject({
  buildCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  devCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  framework: v.optional(v.nullable(Framework)),
  installCommand: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  nodeVersion: v.optional(NodeVersion),
  outputDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  rootDirectory: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  serverlessFunctionRegion: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4)))),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
}))();

export const CronInput: v.GenericSchema<types.CronInput> = /* @__PURE__ */ (() => v.looseObject({
  path: v.pipe(v.string(), v.regex(new RegExp("^/.*"))),
  schedule: v.string(),
}))();

export const InlineDeploymentFile: v.GenericSchema<types.InlineDeploymentFile> = /* @__PURE__ */ (() => v.strictObject({
  file: v.string(),
  data: v.string(),
  encoding: v.optional(v.picklist(["base64", "utf-8"])),
  mode: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const UploadedDeploymentFile: v.GenericSchema<types.UploadedDeploymentFile> = /* @__PURE__ */ (() => v.strictObject({
  file: v.string(),
  sha: v.optional(v.pipe(v.string(), v.regex(new RegExp("^[0-9a-f]{40}$")))),
  size: v.optional(v.pipe(v.number(), v.integer())),
  mode: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const DeploymentFile: v.GenericSchema<types.DeploymentFile> = /* @__PURE__ */ v.union([InlineDeploymentFile, UploadedDeploymentFile]);

export const GitMetadata: v.GenericSchema<types.GitMetadata> = /* @__PURE__ */ (() => v.strictObject({
  ci: v.optional(v.boolean()),
  ciGitProviderUsername: v.optional(v.string()),
  ciGitRepoVisibility: v.optional(v.string()),
  ciType: v.optional(v.string()),
  commitAuthorEmail: v.optional(v.string()),
  commitAuthorName: v.optional(v.string()),
  commitMessage: v.optional(v.string()),
  commitRef: v.optional(v.string()),
  commitSha: v.optional(v.string()),
  dirty: v.optional(v.boolean()),
  remoteUrl: v.optional(v.string()),
  rootDirectory: v.optional(v.string()),
}))();

export const CursorOriginInput: v.GenericSchema<types.CursorOriginInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("cursor-origin"),
  ref: v.string(),
  repoId: v.string(),
  owner: v.optional(v.string()),
  repo: v.optional(v.string()),
  sha: v.optional(v.string()),
}))();

export const GithubLimitedRepoIdInput: v.GenericSchema<types.GithubLimitedRepoIdInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github-limited"),
  ref: v.string(),
  repoId: v.union([v.number(), v.string()]),
  sha: v.optional(v.string()),
}))();

export const GithubLimitedRepoInput: v.GenericSchema<types.GithubLimitedRepoInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github-limited"),
  org: v.string(),
  ref: v.string(),
  repo: v.string(),
  sha: v.optional(v.string()),
}))();

export const GithubRepoIdInput: v.GenericSchema<types.GithubRepoIdInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github"),
  ref: v.string(),
  repoId: v.union([v.number(), v.string()]),
  sha: v.optional(v.string()),
}))();

export const GithubRepoInput: v.GenericSchema<types.GithubRepoInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("github"),
  org: v.string(),
  ref: v.string(),
  repo: v.string(),
  sha: v.optional(v.string()),
}))();

export const GitlabProjectInput: v.GenericSchema<types.GitlabProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("gitlab"),
  projectId: v.union([v.number(), v.string()]),
  ref: v.string(),
  sha: v.optional(v.string()),
}))();

export const VercelGitInput: v.GenericSchema<types.VercelGitInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel"),
  sha: v.string(),
}))();

export const GitSourceInput: v.GenericSchema<types.GitSourceInput> = /* @__PURE__ */ v.union([GithubRepoInput, GithubRepoIdInput, GithubLimitedRepoInput, GithubLimitedRepoIdInput, GitlabProjectInput, BitbucketRepoInput, BitbucketRepoIdInput, CursorOriginInput, VercelGitInput]);

export const HeadersInput: v.GenericSchema<types.HeadersInput> = /* @__PURE__ */ (() => v.looseObject({
  source: v.string(),
  headers: v.array(v.looseObject({
    key: v.string(),
    value: v.string(),
  })),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
}))();

export const RedirectInput: v.GenericSchema<types.RedirectInput> = /* @__PURE__ */ (() => v.looseObject({
  source: v.string(),
  destination: v.string(),
  permanent: v.optional(v.boolean()),
  statusCode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999))),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
}))();

export const RewriteInput: v.GenericSchema<types.RewriteInput> = /* @__PURE__ */ (() => v.looseObject({
  source: v.string(),
  destination: v.union([ServiceDestination, v.string()]),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
}))();

export const SourceRouteInput: v.GenericSchema<types.SourceRouteInput> = /* @__PURE__ */ (() => v.looseObject({
  src: v.string(),
  dest: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  methods: v.optional(v.array(v.string())),
  continue: v.optional(v.boolean()),
  caseSensitive: v.optional(v.boolean()),
  check: v.optional(v.boolean()),
  important: v.optional(v.boolean()),
  override: v.optional(v.boolean()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999))),
  has: v.optional(v.array(RouteCondition)),
  missing: v.optional(v.array(RouteCondition)),
  mitigate: v.optional(v.looseObject({
    action: v.picklist(["challenge", "deny"]),
  })),
  transforms: v.optional(v.array(RouteTransform)),
  locale: v.optional(v.looseObject({
    cookie: v.optional(v.string()),
    redirect: v.optional(v.record(v.string(), v.string())),
  })),
}))();

export const RouteInput: v.GenericSchema<types.RouteInput> = /* @__PURE__ */ v.union([SourceRouteInput, HandleRoute]);

export const CreateDeploymentRequest: v.GenericSchema<types.CreateDeploymentRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  buildMachine: v.optional(v.literal("turbo")),
  customEnvironmentSlugOrId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  files: v.optional(v.array(DeploymentFile)),
  gitAccessToken: v.optional(v.string()),
  gitMetadata: v.optional(GitMetadata),
  gitSource: v.optional(GitSourceInput),
  meta: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(65536))), v.maxEntries(100))),
  monorepoManager: v.optional(v.nullable(v.string())),
  project: v.optional(v.string()),
  projectSettings: v.optional(CreateDeploymentProjectSettings),
  target: v.optional(v.string()),
  withLatestCommit: v.optional(v.boolean()),
  version: v.optional(v.literal(2)),
  source: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  build: v.optional(v.looseObject({
    env: v.optional(v.record(v.string(), v.string())),
  })),
  public: v.optional(v.boolean()),
  regions: v.optional(v.array(v.string())),
  functionFailoverRegions: v.optional(v.array(v.string())),
  fluid: v.optional(v.boolean()),
  bunVersion: v.optional(v.string()),
  cleanUrls: v.optional(v.boolean()),
  trailingSlash: v.optional(v.boolean()),
  redirects: v.optional(v.array(RedirectInput)),
  rewrites: v.optional(v.array(RewriteInput)),
  headers: v.optional(v.array(HeadersInput)),
  routes: v.optional(v.array(RouteInput)),
  bulkRedirectsPath: v.optional(v.string()),
  functions: v.optional(v.record(v.string(), DeploymentFunction)),
  builds: v.optional(v.array(DeploymentBuild)),
  crons: v.optional(v.array(CronInput)),
  images: v.optional(ImageOptimization),
  framework: v.optional(v.nullable(Framework)),
  buildCommand: v.optional(v.nullable(v.string())),
  devCommand: v.optional(v.nullable(v.string())),
  installCommand: v.optional(v.nullable(v.string())),
  ignoreCommand: v.optional(v.nullable(v.string())),
  outputDirectory: v.optional(v.nullable(v.string())),
  autoAssignCustomDomains: v.optional(v.boolean()),
  git: v.optional(v.looseObject({
    deploymentEnabled: v.optional(v.union([v.boolean(), v.record(v.string(), v.boolean())])),
  })),
  alias: v.optional(v.union([v.string(), v.array(v.string())])),
}))();

export const CreatedDeployment: v.GenericSchema<types.CreatedDeployment> = /* @__PURE__ */ v.union([Deployment, MinimalDeployment]);

export const DeploymentAliasEvent: v.GenericSchema<types.DeploymentAliasEvent> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("alias-assigned"),
  alias: v.array(v.string()),
  aliasError: v.nullable(CodedError),
  aliasWarning: v.nullable(AliasWarning),
  created: v.optional(v.number()),
  date: v.number(),
  deploymentId: v.string(),
}))();

export const DeploymentEventSource: v.GenericSchema<types.DeploymentEventSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  name: v.string(),
  entrypoint: v.optional(v.string()),
  path: v.optional(v.string()),
  readyState: v.optional(v.string()),
  serviceName: v.optional(v.string()),
  step: v.optional(v.string()),
}))();

export const DeploymentLogEvent: v.GenericSchema<types.DeploymentLogEvent> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist([
    "command", "stdout", "stderr", "exit", "deployment-state", "delimiter", "fatal", "report", "metric", "middleware", "middleware-invocation",
    "edge-function-invocation",
  ]),
  id: v.string(),
  created: v.number(),
  date: v.number(),
  deploymentId: v.string(),
  info: DeploymentEventSource,
  serial: v.string(),
  level: v.optional(v.picklist(["error", "warning"])),
  text: v.optional(v.string()),
}))();

export const EdgeCacheStatus: v.GenericSchema<types.EdgeCacheStatus> = /* @__PURE__ */ v.picklist(["HIT", "MISS", "STALE", "REVALIDATED", "PRERENDER", "BYPASS"]);

export const RequestWafAction: v.GenericSchema<types.RequestWafAction> = /* @__PURE__ */ v.picklist(["bypass", "challenge", "deny", "log", "rate_limit"]);

export const RequestProxy: v.GenericSchema<types.RequestProxy> = /* @__PURE__ */ (() => v.looseObject({
  host: v.string(),
  method: v.string(),
  timestamp: v.number(),
  cacheId: v.optional(v.string()),
  clientIp: v.optional(v.string()),
  lambdaRegion: v.optional(v.string()),
  path: v.optional(v.string()),
  pathType: v.optional(v.string()),
  pathTypeVariant: v.optional(v.string()),
  referer: v.optional(v.string()),
  region: v.optional(v.string()),
  responseByteSize: v.optional(v.number()),
  scheme: v.optional(v.string()),
  statusCode: v.optional(v.number()),
  userAgent: v.optional(v.array(v.string())),
  vercelCache: v.optional(EdgeCacheStatus),
  vercelId: v.optional(v.string()),
  wafAction: v.optional(RequestWafAction),
  wafRuleId: v.optional(v.string()),
}))();

export const DeploymentOutputEventPayload: v.GenericSchema<types.DeploymentOutputEventPayload> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  date: v.number(),
  deploymentId: v.string(),
  serial: v.string(),
  created: v.optional(v.number()),
  info: v.optional(DeploymentEventSource),
  proxy: v.optional(RequestProxy),
  requestId: v.optional(v.string()),
  statusCode: v.optional(v.number()),
  text: v.optional(v.string()),
}))();

export const DeploymentOutputEvent: v.GenericSchema<types.DeploymentOutputEvent> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist([
    "command", "stdout", "stderr", "exit", "deployment-state", "delimiter", "fatal", "report", "metric", "middleware", "middleware-invocation",
    "edge-function-invocation",
  ]),
  created: v.number(),
  payload: DeploymentOutputEventPayload,
}))();

export const DeploymentEvent: v.GenericSchema<types.DeploymentEvent> = /* @__PURE__ */ v.union([DeploymentLogEvent, DeploymentOutputEvent, DeploymentAliasEvent]);

export const DeploymentFileKind: v.GenericSchema<types.DeploymentFileKind> = /* @__PURE__ */ v.picklist(["directory", "file", "invalid", "lambda", "middleware", "symlink"]);

export const DeploymentFileNode: v.GenericSchema<types.DeploymentFileNode> = /* @__PURE__ */ (() => v.looseObject({
  type: DeploymentFileKind,
  uid: v.optional(v.string()),
  name: v.string(),
  mode: v.number(),
  children: v.optional(v.array(v.lazy(() => DeploymentFileNode))),
  contentType: v.optional(v.string()),
}))();

export const DeploymentState: v.GenericSchema<types.DeploymentState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED", "DELETED"]);

export const DeploymentSummaryCreator: v.GenericSchema<types.DeploymentSummaryCreator> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(CreatorType),
  uid: v.string(),
  email: v.optional(v.string()),
  githubLogin: v.optional(v.string()),
  gitlabLogin: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const DeploymentSummaryProjectSettings: v.GenericSchema<types.DeploymentSummaryProjectSettings> = /* @__PURE__ */ (() => v.looseObject({
  buildCommand: v.optional(v.nullable(v.string())),
  commandForIgnoringBuildStep: v.optional(v.nullable(v.string())),
  createdAt: v.optional(v.number()),
  customerSupportCodeVisibility: v.optional(v.boolean()),
  devCommand: v.optional(v.nullable(v.string())),
  framework: v.optional(v.nullable(Framework)),
  gitComments: v.optional(GitComments),
  gitForkProtection: v.optional(v.boolean()),
  gitLFS: v.optional(v.boolean()),
  installCommand: v.optional(v.nullable(v.string())),
  nodeVersion: v.optional(NodeVersion),
  outputDirectory: v.optional(v.nullable(v.string())),
  rootDirectory: v.optional(v.nullable(v.string())),
  skipGitConnectDuringLink: v.optional(v.boolean()),
  sourceFilesOutsideRootDirectory: v.optional(v.boolean()),
  speedInsights: v.optional(SpeedInsights),
  webAnalytics: v.optional(ProjectWebAnalytics),
}))();

export const DeploymentSummary: v.GenericSchema<types.DeploymentSummary> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("LAMBDAS"),
  uid: v.string(),
  name: v.string(),
  created: v.number(),
  createdAt: v.optional(v.number()),
  creator: DeploymentSummaryCreator,
  inspectorUrl: v.nullable(v.string()),
  projectId: v.string(),
  readyState: v.optional(DeploymentState),
  url: v.string(),
  aliasAssigned: v.optional(v.nullable(v.union([v.boolean(), v.number()]))),
  aliasError: v.optional(v.nullable(CodedError)),
  attribution: v.optional(CommitAttribution),
  buildingAt: v.optional(v.number()),
  checks: v.optional(DeploymentChecks),
  checksConclusion: v.optional(ChecksConclusion),
  checksState: v.optional(ChecksState),
  connectBuildsEnabled: v.optional(v.boolean()),
  connectConfigurationId: v.optional(v.string()),
  customEnvironment: v.optional(v.looseObject({
    id: v.string(),
    slug: v.optional(v.string()),
  })),
  defaultRoute: v.optional(v.string()),
  deleted: v.optional(v.number()),
  errorCode: v.optional(v.string()),
  errorMessage: v.optional(v.nullable(v.string())),
  expiration: v.optional(v.number()),
  isRollbackCandidate: v.optional(v.nullable(v.boolean())),
  manualProvisioning: v.optional(ManualProvisioning),
  meta: v.optional(v.record(v.string(), v.string())),
  oomReport: v.optional(v.literal("out-of-memory")),
  passiveConnectConfigurationId: v.optional(v.string()),
  platform: v.optional(DeploymentPlatform),
  prebuilt: v.optional(v.boolean()),
  projectSettings: v.optional(DeploymentSummaryProjectSettings),
  proposedExpiration: v.optional(v.number()),
  ready: v.optional(v.number()),
  readySubstate: v.optional(DeploymentReadySubstate),
  seatBlock: v.optional(SeatBlock),
  softDeletedByRetention: v.optional(v.boolean()),
  source: v.optional(DeploymentOrigin),
  state: v.optional(DeploymentState),
  target: v.optional(v.nullable(DeployableTarget)),
  undeleted: v.optional(v.number()),
}))();

export const DeploymentPage: v.GenericSchema<types.DeploymentPage> = /* @__PURE__ */ (() => v.looseObject({
  deployments: v.array(DeploymentSummary),
  pagination: Pagination,
}))();

export const EventsDirection: v.GenericSchema<types.EventsDirection> = /* @__PURE__ */ v.picklist(["backward", "forward"]);

export const IntegrationActionOutcome: v.GenericSchema<types.IntegrationActionOutcome> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.string(),
  secrets: v.array(v.looseObject({
    name: v.string(),
    value: v.string(),
  })),
}))();

export const UpdateDeploymentIntegrationActionRequest: v.GenericSchema<types.UpdateDeploymentIntegrationActionRequest> = /* @__PURE__ */ (() => v.strictObject({
  outcomes: v.optional(v.array(IntegrationActionOutcome)),
  status: v.optional(v.picklist(["failed", "running", "succeeded"])),
  statusText: v.optional(v.string()),
  statusUrl: v.optional(v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://|^sso:")))),
}))();

export const GetDeploymentEventsInput: v.GenericSchema<types.GetDeploymentEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrUrl: v.string(),
  builds: v.optional(v.number()),
  delimiter: v.optional(v.number()),
  direction: v.optional(EventsDirection),
  limit: v.optional(v.number()),
  name: v.optional(v.string()),
  since: v.optional(v.number()),
  statusCode: v.optional(v.union([v.number(), v.string()])),
  until: v.optional(v.number()),
}))();

export const GetDeploymentEventsOutput: v.GenericSchema<types.GetDeploymentEventsOutput> = /* @__PURE__ */ (() => v.array(v.nullable(DeploymentEvent)))();

export const FollowDeploymentEventsInput: v.GenericSchema<types.FollowDeploymentEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrUrl: v.string(),
  builds: v.optional(v.number()),
  delimiter: v.optional(v.number()),
  direction: v.optional(EventsDirection),
  limit: v.optional(v.number()),
  name: v.optional(v.string()),
  since: v.optional(v.number()),
  statusCode: v.optional(v.union([v.number(), v.string()])),
  until: v.optional(v.number()),
}))();

export const UpdateDeploymentIntegrationActionInput: v.GenericSchema<types.UpdateDeploymentIntegrationActionInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentId: v.string(),
  integrationConfigurationId: v.string(),
  resourceId: v.string(),
  action: v.string(),
  outcomes: v.optional(v.array(IntegrationActionOutcome)),
  status: v.optional(v.picklist(["failed", "running", "succeeded"])),
  statusText: v.optional(v.string()),
  statusUrl: v.optional(v.pipe(v.string(), v.url(), v.regex(new RegExp("^https?://|^sso:")))),
}))();

export const GetDeploymentInput: v.GenericSchema<types.GetDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrUrl: v.string(),
  withGitRepoInfo: v.optional(v.boolean()),
}))();

export const CreateDeploymentInput: v.GenericSchema<types.CreateDeploymentInput> = /* @__PURE__ */ (() => v.strictObject({
  forceNew: v.optional(OneOrZero),
  prebuilt: v.optional(OneOrZero),
  skipAutoDetectionConfirmation: v.optional(OneOrZero),
  name: v.string(),
  buildMachine: v.optional(v.literal("turbo")),
  customEnvironmentSlugOrId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  files: v.optional(v.array(DeploymentFile)),
  gitAccessToken: v.optional(v.string()),
  gitMetadata: v.optional(GitMetadata),
  gitSource: v.optional(GitSourceInput),
  meta: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(65536))), v.maxEntries(100))),
  monorepoManager: v.optional(v.nullable(v.string())),
  project: v.optional(v.string()),
  projectSettings: v.optional(CreateDeploymentProjectSettings),
  target: v.optional(v.string()),
  withLatestCommit: v.optional(v.boolean()),
  version: v.optional(v.literal(2)),
  source: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  build: v.optional(v.looseObject({
    env: v.optional(v.record(v.string(), v.string())),
  })),
  public: v.optional(v.boolean()),
  regions: v.optional(v.array(v.string())),
  functionFailoverRegions: v.optional(v.array(v.string())),
  fluid: v.optional(v.boolean()),
  bunVersion: v.optional(v.string()),
  cleanUrls: v.optional(v.boolean()),
  trailingSlash: v.optional(v.boolean()),
  redirects: v.optional(v.array(RedirectInput)),
  rewrites: v.optional(v.array(RewriteInput)),
  headers: v.optional(v.array(HeadersInput)),
  routes: v.optional(v.array(RouteInput)),
  bulkRedirectsPath: v.optional(v.string()),
  functions: v.optional(v.record(v.string(), DeploymentFunction)),
  builds: v.optional(v.array(DeploymentBuild)),
  crons: v.optional(v.array(CronInput)),
  images: v.optional(ImageOptimization),
  framework: v.optional(v.nullable(Framework)),
  buildCommand: v.optional(v.nullable(v.string())),
  devCommand: v.optional(v.nullable(v.string())),
  installCommand: v.optional(v.nullable(v.string())),
  ignoreCommand: v.optional(v.nullable(v.string())),
  outputDirectory: v.optional(v.nullable(v.string())),
  autoAssignCustomDomains: v.optional(v.boolean()),
  git: v.optional(v.looseObject({
    deploymentEnabled: v.optional(v.union([v.boolean(), v.record(v.string(), v.boolean())])),
  })),
  alias: v.optional(v.union([v.string(), v.array(v.string())])),
}))();

export const CancelDeploymentInput: v.GenericSchema<types.CancelDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const UploadDeploymentFileInput: v.GenericSchema<types.UploadDeploymentFileInput> = /* @__PURE__ */ (() => v.looseObject({
  xNowDigest: v.optional(v.pipe(v.string(), v.maxLength(40))),
  xNowSize: v.optional(v.number()),
  xVercelDigest: v.optional(v.pipe(v.string(), v.maxLength(40))),
  body: v.optional(bytes),
}))();

export const UploadDeploymentFileOutput: v.GenericSchema<types.UploadDeploymentFileOutput> = /* @__PURE__ */ (() => v.looseObject({
  urls: v.optional(v.array(v.string())),
}))();

export const ListDeploymentFilesInput: v.GenericSchema<types.ListDeploymentFilesInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListDeploymentFilesOutput: v.GenericSchema<types.ListDeploymentFilesOutput> = /* @__PURE__ */ v.array(DeploymentFileNode);

export const GetDeploymentFileInput: v.GenericSchema<types.GetDeploymentFileInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  fileId: v.string(),
  path: v.optional(v.string()),
}))();

export const GetDeploymentFileOutput: v.GenericSchema<types.GetDeploymentFileOutput> = /* @__PURE__ */ (() => v.looseObject({
  data: v.optional(v.string()),
}))();

export const ListDeploymentsInput: v.GenericSchema<types.ListDeploymentsInput> = /* @__PURE__ */ (() => v.looseObject({
  app: v.optional(v.string()),
  branch: v.optional(v.string()),
  from: v.optional(v.number()),
  limit: v.optional(v.number()),
  meta: v.optional(v.record(v.string(), v.string())),
  projectId: v.optional(v.string()),
  projectIds: v.optional(v.array(v.string())),
  rollbackCandidate: v.optional(v.boolean()),
  sha: v.optional(v.string()),
  since: v.optional(v.number()),
  state: v.optional(v.string()),
  target: v.optional(v.string()),
  to: v.optional(v.number()),
  until: v.optional(v.number()),
  users: v.optional(v.string()),
}))();

export const DeleteDeploymentInput: v.GenericSchema<types.DeleteDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  url: v.optional(v.string()),
}))();

export const DeleteDeploymentOutput: v.GenericSchema<types.DeleteDeploymentOutput> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  state: v.literal("DELETED"),
}))();
