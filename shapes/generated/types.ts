// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Progress of a promotion or rollback. */
export type AliasJobStatus = "pending" | "in-progress" | "succeeded" | "failed" | "skipped" | Unlisted;

/** A value with a note. */
export interface AnnotatedValue {
  /** The value itself. */
  value: string;
  /** A note on the value. */
  note?: string | undefined;
}

/** An app created it. */
export interface AppCreator {
  type: "app";
  app: {
    id: string;
    clientId?: string | undefined;
  };
}

/** A secret for automation. */
export interface AutomationBypass {
  scope: "automation-bypass";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a user. */
  createdBy: string;
  /** Whether deployments get the secret as an environment variable. */
  isEnvVar?: boolean | undefined;
  note?: string | undefined;
}

/** A repository on Bitbucket. */
export interface BitbucketLink {
  type: "bitbucket";
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  name: string;
  slug: string;
  owner: string;
  uuid: string;
  /** The ID of the workspace. */
  workspaceUuid: string;
}

/** Picks branches by their name. */
export interface BranchMatcher {
  type: "endsWith" | "equals" | "startsWith" | Unlisted;
  pattern: string;
}

/** Entitlements of the account for builds. */
export interface BuildEntitlements {
  enhancedBuilds?: boolean | undefined;
}

/** Reason for the size of an elastic build machine. */
export type BuildMachineReason =
  | "basic-floor"
  | "build-timeout-failure"
  | "enospc-failure"
  | "enterprise-floor"
  | "high-peak-disk"
  | "high-peak-memory"
  | "long-build-duration"
  | "oom-failure"
  | "short-build-duration"
  | "sustained-high-cpu"
  | Unlisted;

/** Whether the size of the build machine is fixed or follows the need. */
export type BuildMachineSelection = "fixed" | "elastic" | Unlisted;

/** The size of a build machine, or `elastic` to let it follow the need. */
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic" | Unlisted;

/** The size of a build machine. */
export type BuildMachineType = "basic" | "standard" | "enhanced" | "turbo" | Unlisted;

/** Queueing of builds. */
export interface BuildQueue {
  /** Whether a build waits for an earlier one of the same branch or goes ahead of it. */
  configuration?: BuildQueueConfiguration | undefined;
}

/** Whether a build waits for an earlier one of the same branch. */
export type BuildQueueConfiguration = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE" | Unlisted;

/** Secret to revoke. */
export interface BypassRevocation {
  /** Whether a new secret takes its place. */
  regenerate: boolean;
  /** The secret that stops working. A credential: keep it out of logs. */
  secret: string;
}

/** Conclusion of a deployment's checks. */
export type ChecksConclusion = "succeeded" | "failed" | "skipped" | "canceled" | Unlisted;

/** Progress of a deployment's checks. */
export type ChecksState = "registered" | "running" | "completed" | Unlisted;

/** An error with a code and a text. */
export interface CodedError {
  code: string;
  message: string;
}

/** A private network that an environment is connected to. */
export interface ConnectConfiguration {
  buildsEnabled: boolean;
  /** The private network that it is connected to. */
  connectConfigurationId: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  envId: string;
  /** Whether it only takes over in a failover. */
  passive: boolean;
  /** Unix time in milliseconds. */
  updatedAt: number;
  aws?: {
    subnetIds: string[];
    securityGroupId?: string | undefined;
  } | undefined;
  /** The data centre. */
  dc?: string | undefined;
}

/** A project that a store is connected to. */
export interface ConnectedProject {
  /** The connection. */
  id: string;
  name: string;
  /** Prefix of the names of the store's environment variables. */
  envVarPrefix: string | null;
  /** The names of the variables that the project gets. */
  environmentVariables: string[];
  /** The environments that get them. */
  environments: string[];
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Actions of the store when the project is deployed. */
  deployments?: {
    actions: {
      slug: string;
      environments: string[];
    }[];
    /** Whether a deployment waits for it. */
    required: boolean;
  } | undefined;
  framework?: Framework | null | undefined;
  /** The latest deployment, by its ID. */
  latestDeployment?: string | undefined;
  /** Whether the variables are stored as sensitive, so that they cannot be read again. */
  makeEnvVarsSensitive?: boolean | undefined;
}

/** Applies to visitors from a country. */
export interface CountryHeaderCondition {
  type: "header";
  key: "x-vercel-ip-country";
  value: {
    eq: string;
  };
}

/** The team that was created. */
export interface CreatedTeam {
  /** The ID of a team: `team_…`. */
  id: string;
  slug: string;
}

/** An app or integration that acts for a user. */
export type CreatorAgent = AppCreator | IntegrationCreator;

/** A path that is called on a schedule. */
export interface CronDefinition {
  host: string;
  path: string;
  /** Schedule in cron syntax. */
  schedule: string;
  description?: string | undefined;
  hostInferred?: boolean | undefined;
  source?: "api" | undefined;
}

/** A repository on Cursor Origin. */
export interface CursorOriginLink {
  type: "cursor-origin";
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  owner: string;
  ownerId: string;
  /** The name of the repository. */
  repo: string;
  /** The ID of the repository. */
  repoId: string;
}

/** Position of a page in a list whose cursor is a string. */
export interface CursorPagination {
  /** Number of items on this page. */
  count: number;
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}

/** An environment beside production, preview and development. */
export interface CustomEnvironment {
  type: EnvTarget;
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The branches that are deployed to it. */
  branchMatcher?: BranchMatcher | undefined;
  /** The aliases of its current deployment. */
  currentDeploymentAliases?: string[] | undefined;
  description?: string | undefined;
  domains?: ProjectDomain[] | undefined;
}

/** A custom environment. */
export interface CustomPolicyEnvironment {
  /** It is a custom environment of the project. */
  type: "custom";
  /** The custom environment, by its ID. */
  environmentId: string;
}

/** The build machine of projects that choose none. */
export interface DefaultBuildMachine {
  /** The size of the machine, or `elastic` to let it follow the need. */
  default?: BuildMachineSetting | undefined;
}

/** Jobs that run with each deployment. */
export interface DefaultProjectJobs {
  lint?: JobTargets | undefined;
  "mfe-config-present"?: JobTargets | undefined;
  typecheck?: JobTargets | undefined;
}

/** Reason for a deletion. */
export interface DeletionReason {
  /** A short key for the reason. */
  slug: string;
  /** The reason in words. */
  description: string;
}

/** A URL that starts a deployment of a branch. */
export interface DeployHook {
  id: string;
  name: string;
  /** The branch or tag. */
  ref: string;
  /** URL of the hook: a call to it starts a deployment. A credential: keep it out of logs. */
  url: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
}

/** The environment that a deployment serves. */
export type DeployableTarget = "production" | "staging" | Unlisted;

/** Retention periods of deployments. */
export interface DeploymentExpiration {
  /** Number of newest deployments that are never deleted. */
  deploymentsToKeep?: number | undefined;
  /** Days until a preview is deleted. */
  expirationDays?: number | undefined;
  /** Days until a cancelled deployment is deleted. */
  expirationDaysCanceled?: number | undefined;
  /** Days until a failed deployment is deleted. */
  expirationDaysErrored?: number | undefined;
  /** Days until a production deployment is deleted. */
  expirationDaysProduction?: number | undefined;
}

/** Trigger of a deployment. */
export type DeploymentOrigin =
  | "api-trigger-git-deploy"
  | "cli"
  | "clone/repo"
  | "drop"
  | "git"
  | "git-deploy-hook"
  | "import"
  | "import/repo"
  | "redeploy"
  | "v0-web"
  | Unlisted;

/** Sources from which deployments may be made. */
export interface DeploymentPolicyInput {
  /** Rules for the sources that may start a deployment; the meaning of a string in their place is not published. */
  deploymentSources?: readonly DeploymentSourceRule[] | string | undefined;
  /** Rules for the repositories from which may be deployed; the meaning of a string in their place is not published. */
  gitSources?: readonly GitSourceRule[] | string | undefined;
}

/** Source that starts a deployment. */
export type DeploymentPolicySource = "cli" | "deploy-hook" | "git" | "integration" | "rest-api" | "v0" | Unlisted;

/** State of a deployment. */
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | Unlisted;

/** Whether a production deployment waits, rolls out or has been promoted. */
export type DeploymentReadySubstate = "STAGED" | "ROLLING" | "PROMOTED" | Unlisted;

/** Sources from which deployments may be made. */
export interface DeploymentSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironment[];
  /** Sources that may start a deployment to these environments. */
  sources: readonly DeploymentPolicySource[];
}

/** A message that the user answered or closed. */
export interface DismissedToast {
  key: string;
  action: ToastAction;
  /** Unix time in milliseconds. */
  dismissedAt: number;
  value: string | number | boolean | {
    currentValue: boolean | number | string;
    previousValue: boolean | number | string;
  } | null;
}

/** Kind of DNS configuration by which a domain points at the platform. */
export type DomainConfiguredBy = "A" | "CNAME" | "dns-01" | "http" | Unlisted;

/** Whether the name of a domain is encrypted when a connection begins. */
export type EchMode = "auto" | "enabled" | "disabled" | Unlisted;

/** A build machine that follows the need. */
export type ElasticBuildMachine = "elastic";

/** An environment that a variable is set in. */
export type EnvTarget = "production" | "preview" | "development" | Unlisted;

/** An environment variable. */
export interface EnvVar {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** Kind of integration content that the variable holds. */
  contentHint?: EnvVarContentHint | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** The config store whose connection string it holds. */
  edgeConfigId?: string | null | undefined;
  /** The token whose connection string it holds. */
  edgeConfigTokenId?: string | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | undefined;
  /** Kind of platform content that the variable holds. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret from which the variable was created. */
  sunsetSecretId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  visibility?: EnvVarVisibility | undefined;
  /** The value, encrypted unless `decrypted` is true. A credential: keep it out of logs. */
  value: string;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  system?: boolean | undefined;
  target?: "production" | "preview" | "development" | (EnvTarget | Unlisted)[] | Unlisted | undefined;
  /** A credential: keep it out of logs. */
  vsmValue?: string | undefined;
}

/** Kind of content that an integration stores in an environment variable. */
export type EnvVarContentHint = StoreHint | IntegrationStoreSecretHint | FlagsConnectionHint;

/** Reason why an environment variable could not be stored. */
export interface EnvVarError {
  key?: string | undefined;
  code: string;
  message: string;
  action?: string | undefined;
  envVarId?: string | undefined;
  envVarKey?: string | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | undefined;
  link?: string | undefined;
  project?: string | undefined;
  target?: EnvTarget | EnvTarget[] | undefined;
  /** A credential: keep it out of logs. */
  value?: string | EnvTarget[] | undefined;
}

/** Way in which an environment variable is to be stored. */
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system" | Unlisted;

/** Kind of content that the platform stores in an environment variable. */
export interface EnvVarInternalContentHint {
  type: "flags-secret";
  /** A credential: keep it out of logs. */
  encryptedValue: string;
}

/** Way in which an environment variable is stored. */
export type EnvVarKind = "plain" | "encrypted" | "sensitive" | "system" | Unlisted;

/** Whether a value counts as configuration or as a secret. */
export type EnvVarVisibility = "config" | "secret" | Unlisted;

/** Whether a feature is on. */
export interface FeatureState {
  /** Whether the feature is on. */
  enabled?: boolean | undefined;
}

/** Whether the toolbar shows, and whether projects may differ. */
export type FeedbackSetting = "default" | "default-force" | "on" | "on-force" | "off" | "off-force" | Unlisted;

/** Action of the firewall on a request. */
export type FirewallAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | Unlisted;

/** Part of the request that the condition inspects. */
export type FirewallConditionType =
  | "cookie"
  | "domain_environment"
  | "environment"
  | "header"
  | "headers"
  | "host"
  | "initial_request_path"
  | "ip_address"
  | "method"
  | "path"
  | "protocol"
  | "query"
  | "region"
  | "scheme"
  | "trusted_source"
  | Unlisted;

/** A rate limit that the edge enforces. */
export interface FirewallEdgeRateLimit {
  /** Algorithm by which requests are counted. */
  algo: "fixed_window" | "token_bucket" | Unlisted;
  /** Keys by which requests are counted. */
  keys: string[];
  limit: number;
  /** In seconds. */
  window: number;
}

/** A header that is added to the request. */
export interface FirewallHeaderTransform {
  type: "request.headers";
  op: "append";
  args: string;
  target: {
    key: string;
  };
}

/** A rate limit, as set or as enforced. */
export interface FirewallLimit {
  /** Algorithm by which requests are counted. */
  algo: "fixed_window" | "token_bucket" | Unlisted;
  /** Keys by which requests are counted. */
  keys: string[];
  limit: number;
  /** In seconds. */
  window: number;
  action?: string | null | undefined;
}

/** Mitigation of matching requests. */
export interface FirewallMitigation {
  action: FirewallAction;
  /** Time for which the action stays in force after a match. */
  actionDuration?: string | null | undefined;
  bypassSystem?: boolean | null | undefined;
  logHeaders?: "*" | string[] | undefined;
  rateLimit?: FirewallLimit | null | undefined;
  redirect?: FirewallRedirect | null | undefined;
}

/** Action of the firewall on a request. */
export type FirewallMitigationAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | Unlisted;

/** Redirect of a firewall rule. */
export interface FirewallRedirect {
  location: string;
  permanent: boolean;
}

/** A firewall rule as a route. */
export interface FirewallRoute {
  dest?: string | undefined;
  handle?: "finalize" | "init" | Unlisted | undefined;
  has?: FirewallRouteCondition[] | undefined;
  missing?: FirewallRouteCondition[] | undefined;
  mitigate?: FirewallRouteMitigation | undefined;
  src?: string | FirewallRouteMatcher | undefined;
  status?: number | undefined;
  tierRequirement?: ProjectTier | undefined;
  transforms?: FirewallHeaderTransform[] | undefined;
}

/** A part of the request that a rule looks at. */
export interface FirewallRouteCondition {
  type: FirewallConditionType;
  key?: string | undefined;
  value?: string | FirewallRouteMatcher | undefined;
}

/** Comparison with a value. */
export interface FirewallRouteMatcher {
  eq?: string | undefined;
  gt?: number | undefined;
  gte?: number | undefined;
  inc?: string[] | undefined;
  list?: string | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
  neq?: string | undefined;
  ninc?: string[] | undefined;
  pre?: string | undefined;
  re?: string | undefined;
  suf?: string | undefined;
}

/** Mitigation to apply when the rule matches. */
export interface FirewallRouteMitigation {
  action: FirewallMitigationAction;
  rule_id: string;
  erl?: FirewallEdgeRateLimit | undefined;
  log_headers?: "*" | string[] | undefined;
  ttl?: number | undefined;
}

/** Holds the connection string of feature flags. */
export interface FlagsConnectionHint {
  type: "flags-connection-string";
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** The framework that decides how a project is built. */
export type Framework =
  | "actix-web"
  | "angular"
  | "ash"
  | "astro"
  | "axum"
  | "blitzjs"
  | "brunch"
  | "bun"
  | "container"
  | "create-react-app"
  | "django"
  | "docusaurus"
  | "docusaurus-2"
  | "dojo"
  | "eleventy"
  | "elysia"
  | "ember"
  | "eve"
  | "express"
  | "factory-eve"
  | "fastapi"
  | "fasthtml"
  | "fastify"
  | "flask"
  | "gatsby"
  | "go"
  | "gridsome"
  | "h3"
  | "hexo"
  | "hono"
  | "hugo"
  | "hydrogen"
  | "ionic-angular"
  | "ionic-react"
  | "jekyll"
  | "koa"
  | "mastra"
  | "middleman"
  | "nestjs"
  | "nextjs"
  | "nitro"
  | "node"
  | "nuxtjs"
  | "parcel"
  | "polymer"
  | "preact"
  | "python"
  | "react-router"
  | "redwoodjs"
  | "remix"
  | "ruby"
  | "rust"
  | "saber"
  | "sanity"
  | "sanity-v2"
  | "sapper"
  | "scully"
  | "services"
  | "solidstart"
  | "solidstart-1"
  | "stencil"
  | "storybook"
  | "svelte"
  | "sveltekit"
  | "sveltekit-1"
  | "tanstack-start"
  | "tanstack-start-lovable"
  | "umijs"
  | "vite"
  | "vitepress"
  | "vue"
  | "vuepress"
  | "xmcp"
  | "zola"
  | Unlisted;

/** Memory and CPU of a function. */
export type FunctionMemoryType = "standard_legacy" | "standard" | "performance" | "performance_xl" | Unlisted;

/** Places in which the platform comments on Git activity. */
export interface GitComments {
  /** Whether commits get them. */
  onCommit: boolean;
  /** Whether pull requests get them. */
  onPullRequest: boolean;
}

/** An organisation or one repository of it. */
export interface GitOrganizationSource {
  /** The owner of the repository. */
  org: string;
  /** The Git provider of the organisation. */
  provider: "bitbucket" | "github";
  /** The name of the repository. */
  repo?: string | undefined;
}

/** A Git provider. */
export type GitProvider = "github" | "gitlab" | "bitbucket" | Unlisted;

/** Settings for the project's use of its Git provider. */
export interface GitProviderOptions {
  /** Whether GitHub gets deployments as deployments of its own. */
  createDeployments: "disabled" | "enabled" | Unlisted;
  /** Whether the deployments of all projects of a repository share one status of a commit. */
  consolidatedGitCommitStatus?: {
    /** Whether they do. */
    enabled: boolean;
    /** Whether the shared status fails with one of them. */
    propagateFailures: boolean;
  } | undefined;
  /** Whether GitHub is left without dispatch events. */
  disableRepositoryDispatchEvents?: boolean | undefined;
  /** Whether commits get a status for each deployment. */
  gitCommitStatus?: boolean | undefined;
  /** Whether only signed commits are deployed. */
  requireVerifiedCommits?: boolean | undefined;
}

/** Repositories from which deployments may be made. */
export interface GitSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironment[];
  /** The repositories that may be deployed from. */
  sources: readonly PolicyGitSource[];
}

/** A repository on a self-hosted GitHub server. */
export interface GithubCustomHostLink {
  type: "github-custom-host";
  org: string;
  repo?: string | undefined;
  repoId?: number | undefined;
  repoOwnerId?: number | undefined;
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  host: string;
}

/** A repository on GitHub, with limited access. */
export interface GithubLimitedLink {
  type: "github-limited";
  org: string;
  repo?: string | undefined;
  repoId?: number | undefined;
  repoOwnerId?: number | undefined;
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** A repository on GitHub. */
export interface GithubLink {
  type: "github";
  org: string;
  repo?: string | undefined;
  repoId?: number | undefined;
  repoOwnerId?: number | undefined;
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** A repository on GitLab. */
export interface GitlabLink {
  type: "gitlab";
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  projectId: string;
  projectName: string;
  projectNameWithNamespace: string;
  projectNamespace: string;
  projectUrl: string;
  projectOwnerId?: number | undefined;
}

/** A GitLab namespace or one project of it. */
export interface GitlabNamespaceSource {
  /** The repositories are on GitLab. */
  provider: "gitlab";
  /** The user or group on GitLab that the projects belong to. */
  namespace: string;
  /** The project in the namespace; all of them when absent. */
  project?: string | undefined;
}

/** Any JSON value but null. */
export type GlobalConfigItemValue =
  | string
  | number
  | { [key: string]: GlobalConfigItemValue | null }
  | boolean
  | (GlobalConfigItemValue | null)[];

/** A role in a project that can be given. */
export type GrantableProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | Unlisted;

/** Sampling of the data that begins here. */
export interface HeadSampling {
  type: "head_sampling";
  /** The share of the data that is kept, from 0 to 1. */
  rate: number;
  env?: TargetEnvironment | undefined;
  /** Only requests whose path begins with this prefix. */
  requestPath?: string | undefined;
}

/** Applies to a host name. */
export interface HostCondition {
  type: "host";
  value: {
    eq: string;
  };
}

/** Reference by ID and name. */
export interface IdAndName {
  id: string;
  name: string;
}

/** Notification that the provider displays to the members of the account. */
export interface InstallationNotification {
  /** Severity: `info`, `warn` or `error`. */
  level: "error" | "info" | "warn" | Unlisted;
  /** The first line, in a few words. */
  title: string;
  /** Target of the notification's link. */
  href?: string | undefined;
  /** Details in addition to the title. */
  message?: string | undefined;
}

/** A secret for an integration. */
export interface IntegrationBypass {
  scope: "integration-automation-bypass";
  /** The integration installation that made it. */
  configurationId: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a user. */
  createdBy: string;
  integrationId: string;
}

/** An integration created it. */
export interface IntegrationCreator {
  type: "integration";
  integration: {
    /** The integration installation that made it. */
    configurationId: string;
    integrationId: string;
  };
}

/** An installed integration, and one of its resources. */
export interface IntegrationSource {
  kind: "integration";
  /** The installation. */
  integrationConfigurationId: string;
  integrationId: string;
  /** The resource by the provider's own ID. */
  externalResourceId?: string | undefined;
  resourceId?: string | undefined;
}

/** Holds a secret of an integration's store. */
export interface IntegrationStoreSecretHint {
  type: "integration-store-secret";
  integrationConfigurationId: string;
  integrationId: string;
  integrationProductId: string;
  storeId: string;
}

/** A route that the platform adds. */
export type InternalRoute = StatusRoute | LegalBlockRoute;

/** Action on a warning page. */
export type InterstitialAction =
  | "add-project-interstitial"
  | "remove-project-interstitial"
  | "add-deployment-interstitial"
  | "remove-deployment-interstitial"
  | Unlisted;

/** A warning page that was put up or taken down. */
export interface InterstitialRecord {
  action: InterstitialAction;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Actor who performed the action. */
  actor?: string | undefined;
  /** The support case. */
  caseId?: string | undefined;
  comment?: string | undefined;
  reason?: string | undefined;
}

/** A pool of IP addresses. */
export interface IpBucket {
  bucket: string;
  default?: boolean | undefined;
  /** Time until which the pool is supported. Unix time in milliseconds. */
  supportUntil?: number | undefined;
}

/** The environments that a job runs for. */
export interface JobTargets {
  /** The environments that the job runs for. */
  targets: string[];
}

/** The latest promotion or rollback. */
export interface LastAliasRequest {
  type: "promote" | "rollback" | Unlisted;
  /** The ID of a deployment: `dpl_…`. */
  fromDeploymentId: string | null;
  jobStatus: AliasJobStatus;
  /** Unix time in milliseconds. */
  requestedAt: number;
  /** The ID of a deployment: `dpl_…`. */
  toDeploymentId: string;
  fromRollingReleaseId?: string | undefined;
}

/** A deployment, in its project. */
export interface LatestDeployment {
  type: "LAMBDAS";
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The region that it was created in. */
  createdIn: string;
  creator: LatestDeploymentCreator | null;
  deploymentHostname: string;
  plan: Plan;
  private: boolean;
  readyState: DeploymentReadyState;
  /** The host name, without a scheme. */
  url: string;
  alias?: string[] | undefined;
  /** Time at which the aliases were assigned; true or false if no time was recorded. */
  aliasAssigned?: boolean | number | null | undefined;
  /** Reason why the aliases could not be assigned. */
  aliasError?: CodedError | null | undefined;
  aliasFinal?: string | null | undefined;
  /** The aliases that the platform assigns by itself. */
  automaticAliases?: string[] | undefined;
  /** The branches that are deployed to it. */
  branchMatcher?: BranchMatcher | undefined;
  /** Unix time in milliseconds. */
  buildingAt?: number | undefined;
  builds?: {
    use: string;
    dest?: string | undefined;
    src?: string | undefined;
  }[] | undefined;
  /** Conclusion of the checks. */
  checksConclusion?: ChecksConclusion | undefined;
  /** Progress of the checks. */
  checksState?: ChecksState | undefined;
  /** Whether builds run inside the private network. */
  connectBuildsEnabled?: boolean | undefined;
  /** The private network that it is connected to. */
  connectConfigurationId?: string | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  /** Whether the build was forced, without a cache. */
  forced?: boolean | undefined;
  meta?: { [key: string]: string } | undefined;
  /** The tool that manages the monorepo, such as `turbo`. */
  monorepoManager?: string | null | undefined;
  /** Claims of the deployment's OIDC tokens. */
  oidcTokenClaims?: OidcTokenClaims | undefined;
  previewCommentsEnabled?: boolean | undefined;
  /** Unix time in milliseconds. */
  readyAt?: number | undefined;
  /** Whether a production deployment waits, rolls out or has been promoted. */
  readySubstate?: DeploymentReadySubstate | undefined;
  /** Unix time in milliseconds. */
  requestedAt?: number | undefined;
  target?: string | null | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
  /** The ID of a user. */
  userId?: string | undefined;
  /** Whether the build used the cache of an earlier one. */
  withCache?: boolean | undefined;
}

/** Creator of the deployment. */
export interface LatestDeploymentCreator {
  /** The ID of a user. */
  uid: string;
  email: string;
  username: string;
  githubLogin?: string | undefined;
  gitlabLogin?: string | undefined;
}

/** Condition under which a legal block applies. */
export type LegalBlockCondition = CountryHeaderCondition | HostCondition;

/** Blocks a path in a country, for legal reasons. */
export interface LegalBlockRoute {
  has: LegalBlockCondition[];
  mitigate: {
    action: "block_legal_cwc";
  };
  src?: string | undefined;
}

/** The deletion is on hold. */
export interface LockedExpiration {
  /** Unix time in milliseconds. */
  lockedAt: number;
  lockedBy: string;
}

/** Source of a log line. */
export type LogDrainSource = "build" | "edge" | "external" | "firewall" | "lambda" | "redirect" | "static" | Unlisted;

/** Encoding of log lines. */
export type LogEncoding = "json" | "ndjson" | Unlisted;

/** Whether a maintained rule set is on, and what it does. */
export interface ManagedRuleState {
  /** Whether the rule set is on. */
  active: boolean;
  /** Action on a matching request. */
  action?: "challenge" | "deny" | "log" | Unlisted | undefined;
}

/** The rule sets that the platform maintains. */
export interface ManagedRules {
  ai_bots?: ManagedRuleState | undefined;
  bot_filter?: ManagedRuleState | undefined;
  owasp?: ManagedRuleState | undefined;
  traffic_sources?: ManagedRuleState | undefined;
  vercel_ruleset?: ManagedRuleState | undefined;
}

/** Position of a page in a list of members. */
export interface MembersPagination {
  /** Number of items on this page. */
  count: number;
  /** Whether there is another page. */
  hasNext: boolean;
  /** The `until` of the next page; null on the last one. */
  next: number | null;
  /** The `since` of the page before; null on the first one. */
  prev: number | null;
}

/** Belongs to no group. */
export interface MicrofrontendsDisabled {
  enabled: false;
  /** The microfrontends groups that it belongs to. */
  groupIds: unknown[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Whether it does not count towards the limits. */
  freeProjectForLegacyLimits?: boolean | undefined;
}

/** Reference by ID, name and slug. */
export interface NamedReference {
  id: string;
  name: string;
  slug: string;
}

/** Position of a page in a list that names only its next page. */
export interface NextPagination {
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}

/** The Node.js version that builds and functions run on. */
export type NodeVersion = "24.x" | "22.x" | "20.x" | "18.x" | "16.x" | "14.x" | "12.x" | "10.x" | Unlisted;

/** Whether tokens name the team or the platform as their issuer. */
export type OidcIssuerMode = "team" | "global" | Unlisted;

/** The claims of the OIDC tokens that a deployment gets. */
export interface OidcTokenClaims {
  aud: string;
  environment: string;
  iss: string;
  owner: string;
  owner_id: string;
  project: string;
  project_id: string;
  scope: string;
  sub: string;
  custom_environment_id?: string | undefined;
  mfe_group_ids?: string[] | undefined;
  plan?: string | undefined;
}

/** Settings for the OIDC tokens of deployments. */
export interface OidcTokenConfig {
  enabled?: boolean | undefined;
  issuerMode?: OidcIssuerMode | undefined;
}

/** Yes or no, where a digit is taken. */
export type OneOrZero = "0" | "1" | Unlisted;

/** Position of a page in a list whose cursor is a time in milliseconds. */
export interface Pagination {
  /** Number of items on this page. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: number | null;
  /** The `since` of the page before; null on the first one. */
  prev: number | null;
}

/** Protection by a sign-in with an identity provider. */
export interface Passport {
  connectorId: string;
  /** Deployments that are protected. */
  deploymentType: ProtectionScope;
}

/** Protection by a sign-in with an identity provider. */
export interface PassportInput {
  /** The connector to the identity provider for sign-in. */
  connectorId: string;
  /** Deployments that are protected. Default: `"all"`. */
  deploymentType?: ProtectionScope | undefined;
}

/** Protection by a password, which no answer shows. */
export interface PasswordProtection {
  /** Deployments that are protected. Not in the platform's published description. */
  deploymentType?: ProtectionScope | undefined;
}

/** Protection by a password. */
export interface PasswordProtectionInput {
  /** Deployments that are protected. */
  deploymentType: ProtectionScope;
  /** Password that visitors must enter; at most 72 characters. A credential: keep it out of logs. */
  password?: string | null | undefined;
}

/** Action that can be permitted on a resource. */
export type PermissionAction = "create" | "delete" | "list" | "read" | "update" | Unlisted;

/** Plan of the account. */
export type Plan = "hobby" | "pro" | "enterprise" | Unlisted;

/** An environment that a rule applies to. */
export type PolicyEnvironment = SystemPolicyEnvironment | CustomPolicyEnvironment;

/** A Git repository or all of an owner's. */
export type PolicyGitSource = GitOrganizationSource | GitlabNamespaceSource;

/** Findings of abuse in the project and the actions taken. */
export interface ProjectAbuse {
  history: ProjectAbuseRecord[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  block?: ProjectBlocked | undefined;
  blockHistory?: ProjectBlockRecord[] | undefined;
  interstitial?: boolean | undefined;
  interstitialHistory?: InterstitialRecord[] | undefined;
  scanner?: string | undefined;
}

/** A finding of abuse. */
export interface ProjectAbuseRecord {
  /** Unix time in milliseconds. */
  at: number;
  by: string;
  byId: string;
  reason: string;
  scanner: string;
}

/** A host name that points to the project. */
export interface ProjectAlias {
  deployment: LatestDeployment | null;
  domain: string;
  environment: TargetEnvironment;
  target: "PREVIEW" | "PRODUCTION" | "STAGING" | Unlisted;
  /** Kind of DNS configuration by which the domain points at the platform. */
  configuredBy?: DomainConfiguredBy | null | undefined;
  /** Time at which `configuredBy` changed. Unix time in milliseconds. */
  configuredChangedAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: number | null | undefined;
}

/** The former analytics of a project. */
export interface ProjectAnalytics {
  id: string;
  /** Unix time in milliseconds. */
  disabledAt: number;
  /** Unix time in milliseconds. */
  enabledAt: number;
  /** Unix time in milliseconds. */
  canceledAt?: number | null | undefined;
  /** Unix time in milliseconds. */
  paidAt?: number | undefined;
  /** The share of visits that is measured. */
  sampleRatePercent?: number | null | undefined;
  spendLimitInDollars?: number | null | undefined;
}

/** A block that was set or lifted. */
export type ProjectBlockRecord = ProjectBlocked | ProjectUnblocked | ProjectRouteBlocked | ProjectRouteUnblocked;

/** The project was blocked. */
export interface ProjectBlocked {
  action: "blocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Actor who performed the action. */
  actor?: string | undefined;
  /** The support case. */
  caseId?: string | undefined;
  comment?: string | undefined;
  /** Whether the owner cannot appeal. */
  ineligibleForAppeal?: boolean | undefined;
  /** Whether it follows from a block of the account. */
  isCascading?: boolean | undefined;
  reason: string;
  statusCode: number;
}

/** Creator of the project. */
export type ProjectCreator = UserCreator | AppCreator | IntegrationCreator | SystemActor;

/** The scheduled jobs of the current production deployment. */
export interface ProjectCrons {
  definitions: CronDefinition[];
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string | null;
  /** Time at which the cron jobs were paused; null while they run. Unix time in milliseconds. */
  disabledAt: number | null;
  /** Unix time in milliseconds. */
  enabledAt: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
}

/** A domain of a project. */
export interface ProjectDomain {
  name: string;
  /** The registered domain that the name belongs to. */
  apexName: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Whether ownership is proven. */
  verified: boolean;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  customEnvironmentId?: string | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | Unlisted<number> | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  /** The DNS challenges that prove ownership. */
  verification?: {
    type: string;
    domain: string;
    reason: string;
    value: string;
  }[] | undefined;
}

/** Time at which the project is deleted automatically. */
export type ProjectExpiration = LockedExpiration | ScheduledExpiration;

/** The Git repository that the project is deployed from. */
export type ProjectLink =
  | GithubLink
  | GithubLimitedLink
  | GithubCustomHostLink
  | GitlabLink
  | BitbucketLink
  | VercelLink
  | V0Link
  | CursorOriginLink;

/** The project's part in a microfrontends group. */
export type ProjectMicrofrontends = {
  enabled: true;
  /** Whether it answers requests that no other app of the group takes. */
  isDefaultApp?: true | false | undefined;
  /** The microfrontends groups that it belongs to. */
  groupIds: string[];
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Whether it does not count towards the limits. */
  freeProjectForLegacyLimits?: boolean | undefined;
  /** Whether it is left out of the group's routing. */
  doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
  /** Whether its telemetry shows here and not in the default app. */
  routeObservabilityToThisProject?: boolean | undefined;
} | MicrofrontendsDisabled;

/** Permissions of the caller, by resource. */
export interface ProjectPermissions {
  Monitoring?: PermissionAction[] | undefined;
  NotificationMonitoringAlert?: PermissionAction[] | undefined;
  accessGroup?: PermissionAction[] | undefined;
  agent?: PermissionAction[] | undefined;
  aiGatewayApiKey?: PermissionAction[] | undefined;
  aiGatewayApiKeyBypassAll?: PermissionAction[] | undefined;
  aiGatewayApiKeyOwnedBySelf?: PermissionAction[] | undefined;
  aiGatewayApiKeySpendAttribution?: PermissionAction[] | undefined;
  aiGatewayApiKeyZdrExemption?: PermissionAction[] | undefined;
  aiGatewayBudget?: PermissionAction[] | undefined;
  aiGatewayCredits?: PermissionAction[] | undefined;
  aiGatewayGuardrails?: PermissionAction[] | undefined;
  aiGatewayPrivateModels?: PermissionAction[] | undefined;
  aiGatewayRules?: PermissionAction[] | undefined;
  aiGatewaySettings?: PermissionAction[] | undefined;
  aiGatewayTranscripts?: PermissionAction[] | undefined;
  aiGatewayTranscriptsSettings?: PermissionAction[] | undefined;
  aiGatewayUsage?: PermissionAction[] | undefined;
  aiGatewayVirtualModelConfigs?: PermissionAction[] | undefined;
  alertRules?: PermissionAction[] | undefined;
  alerts?: PermissionAction[] | undefined;
  aliasGlobal?: PermissionAction[] | undefined;
  aliasProject?: PermissionAction[] | undefined;
  aliasProtectionBypass?: PermissionAction[] | undefined;
  analytics?: PermissionAction[] | undefined;
  analyticsSampling?: PermissionAction[] | undefined;
  analyticsUsage?: PermissionAction[] | undefined;
  apiKey?: PermissionAction[] | undefined;
  apiKeyAiGateway?: PermissionAction[] | undefined;
  apiKeyOwnedBySelf?: PermissionAction[] | undefined;
  auditLog?: PermissionAction[] | undefined;
  automation?: PermissionAction[] | undefined;
  billingAddress?: PermissionAction[] | undefined;
  billingInformation?: PermissionAction[] | undefined;
  billingInvoice?: PermissionAction[] | undefined;
  billingInvoiceEmailRecipient?: PermissionAction[] | undefined;
  billingInvoiceLanguage?: PermissionAction[] | undefined;
  billingPlan?: PermissionAction[] | undefined;
  billingPurchaseOrder?: PermissionAction[] | undefined;
  billingRefund?: PermissionAction[] | undefined;
  billingTaxId?: PermissionAction[] | undefined;
  blob?: PermissionAction[] | undefined;
  blobStoreTokenSet?: PermissionAction[] | undefined;
  budget?: PermissionAction[] | undefined;
  buildMachine?: PermissionAction[] | undefined;
  buildMachineDefault?: PermissionAction[] | undefined;
  bulkRedirects?: PermissionAction[] | undefined;
  cacheArtifact?: PermissionAction[] | undefined;
  cacheArtifactUsageEvent?: PermissionAction[] | undefined;
  ciInvocations?: PermissionAction[] | undefined;
  ciLogs?: PermissionAction[] | undefined;
  codeChecks?: PermissionAction[] | undefined;
  codeOwners?: PermissionAction[] | undefined;
  concurrentBuilds?: PermissionAction[] | undefined;
  connect?: PermissionAction[] | undefined;
  connectConfiguration?: PermissionAction[] | undefined;
  connectConfigurationLink?: PermissionAction[] | undefined;
  connectLogs?: PermissionAction[] | undefined;
  connexClient?: PermissionAction[] | undefined;
  connexClientProject?: PermissionAction[] | undefined;
  connexContact?: PermissionAction[] | undefined;
  connexInstallation?: PermissionAction[] | undefined;
  connexToken?: PermissionAction[] | undefined;
  cursorOriginInstallation?: PermissionAction[] | undefined;
  dataCacheBillingSettings?: PermissionAction[] | undefined;
  dataCacheNamespace?: PermissionAction[] | undefined;
  defaultDeploymentProtection?: PermissionAction[] | undefined;
  deployment?: PermissionAction[] | undefined;
  deploymentBuildLogs?: PermissionAction[] | undefined;
  deploymentCheck?: PermissionAction[] | undefined;
  deploymentCheckPreview?: PermissionAction[] | undefined;
  deploymentCheckReRunFromProductionBranch?: PermissionAction[] | undefined;
  deploymentPolicy?: PermissionAction[] | undefined;
  deploymentPreview?: PermissionAction[] | undefined;
  deploymentPrivate?: PermissionAction[] | undefined;
  deploymentProductionGit?: PermissionAction[] | undefined;
  deploymentPromote?: PermissionAction[] | undefined;
  deploymentProtectionException?: PermissionAction[] | undefined;
  deploymentRollback?: PermissionAction[] | undefined;
  deploymentV0?: PermissionAction[] | undefined;
  domain?: PermissionAction[] | undefined;
  domainAcceptDelegation?: PermissionAction[] | undefined;
  domainAuthCodes?: PermissionAction[] | undefined;
  domainCertificate?: PermissionAction[] | undefined;
  domainCheckConfig?: PermissionAction[] | undefined;
  domainMove?: PermissionAction[] | undefined;
  domainPurchase?: PermissionAction[] | undefined;
  domainRecord?: PermissionAction[] | undefined;
  domainTransferIn?: PermissionAction[] | undefined;
  drain?: PermissionAction[] | undefined;
  edgeCacheNamespace?: PermissionAction[] | undefined;
  edgeConfig?: PermissionAction[] | undefined;
  edgeConfigItem?: PermissionAction[] | undefined;
  edgeConfigSchema?: PermissionAction[] | undefined;
  edgeConfigToken?: PermissionAction[] | undefined;
  endpointVerification?: PermissionAction[] | undefined;
  environments?: PermissionAction[] | undefined;
  event?: PermissionAction[] | undefined;
  fileUpload?: PermissionAction[] | undefined;
  flagsExplorerSubscription?: PermissionAction[] | undefined;
  gitCredentialGrant?: PermissionAction[] | undefined;
  gitRepository?: PermissionAction[] | undefined;
  imageOptimizationNewPrice?: PermissionAction[] | undefined;
  integration?: PermissionAction[] | undefined;
  integrationAccount?: PermissionAction[] | undefined;
  integrationConfiguration?: PermissionAction[] | undefined;
  integrationConfigurationProjects?: PermissionAction[] | undefined;
  integrationConfigurationRole?: PermissionAction[] | undefined;
  integrationConfigurationTransfer?: PermissionAction[] | undefined;
  integrationDeploymentAction?: PermissionAction[] | undefined;
  integrationEvent?: PermissionAction[] | undefined;
  integrationLog?: PermissionAction[] | undefined;
  integrationPullRequest?: PermissionAction[] | undefined;
  integrationResource?: PermissionAction[] | undefined;
  integrationResourceData?: PermissionAction[] | undefined;
  integrationResourceReplCommand?: PermissionAction[] | undefined;
  integrationResourceSecrets?: PermissionAction[] | undefined;
  integrationSSOSession?: PermissionAction[] | undefined;
  integrationStoreTokenSet?: PermissionAction[] | undefined;
  integrationStrict?: PermissionAction[] | undefined;
  integrationVercelConfigurationOverride?: PermissionAction[] | undefined;
  ipBlocking?: PermissionAction[] | undefined;
  job?: PermissionAction[] | undefined;
  jobGlobal?: PermissionAction[] | undefined;
  kmsIssuer?: PermissionAction[] | undefined;
  kmsProjectGrant?: PermissionAction[] | undefined;
  logDrain?: PermissionAction[] | undefined;
  logs?: PermissionAction[] | undefined;
  logsPreset?: PermissionAction[] | undefined;
  marketplaceBillingData?: PermissionAction[] | undefined;
  marketplaceExperimentationEdgeConfigData?: PermissionAction[] | undefined;
  marketplaceExperimentationItem?: PermissionAction[] | undefined;
  marketplaceFlexCommit?: PermissionAction[] | undefined;
  marketplaceInstallationMember?: PermissionAction[] | undefined;
  marketplaceInvoice?: PermissionAction[] | undefined;
  marketplaceSettings?: PermissionAction[] | undefined;
  monitoringAlert?: PermissionAction[] | undefined;
  monitoringChart?: PermissionAction[] | undefined;
  monitoringQuery?: PermissionAction[] | undefined;
  monitoringSettings?: PermissionAction[] | undefined;
  notificationCustomerBudget?: PermissionAction[] | undefined;
  notificationDeploymentFailed?: PermissionAction[] | undefined;
  notificationDomainConfiguration?: PermissionAction[] | undefined;
  notificationDomainExpire?: PermissionAction[] | undefined;
  notificationDomainMoved?: PermissionAction[] | undefined;
  notificationDomainPurchase?: PermissionAction[] | undefined;
  notificationDomainRenewal?: PermissionAction[] | undefined;
  notificationDomainTransfer?: PermissionAction[] | undefined;
  notificationDomainUnverified?: PermissionAction[] | undefined;
  notificationPaymentFailed?: PermissionAction[] | undefined;
  notificationPreferences?: PermissionAction[] | undefined;
  notificationStatementOfReasons?: PermissionAction[] | undefined;
  notificationUsageAlert?: PermissionAction[] | undefined;
  oauth2Application?: PermissionAction[] | undefined;
  oauth2Connection?: PermissionAction[] | undefined;
  observabilityConfiguration?: PermissionAction[] | undefined;
  observabilityData?: PermissionAction[] | undefined;
  observabilityFunnel?: PermissionAction[] | undefined;
  observabilityNotebook?: PermissionAction[] | undefined;
  oidcFederationPolicy?: PermissionAction[] | undefined;
  onDemandBuild?: PermissionAction[] | undefined;
  onDemandConcurrency?: PermissionAction[] | undefined;
  openTelemetryEndpoint?: PermissionAction[] | undefined;
  /** Paths where `OPTIONS` requests pass deployment protection. */
  optionsAllowlist?: PermissionAction[] | undefined;
  organization?: PermissionAction[] | undefined;
  organizationDomain?: PermissionAction[] | undefined;
  organizationTeam?: PermissionAction[] | undefined;
  ownEvent?: PermissionAction[] | undefined;
  pageIntegrity?: PermissionAction[] | undefined;
  /** Deployments that ask for a password. */
  passwordProtection?: PermissionAction[] | undefined;
  passwordProtectionInvoiceItem?: PermissionAction[] | undefined;
  paymentMethod?: PermissionAction[] | undefined;
  permissions?: PermissionAction[] | undefined;
  postgres?: PermissionAction[] | undefined;
  postgresStoreTokenSet?: PermissionAction[] | undefined;
  /** The domain that preview URLs end in. */
  previewDeploymentSuffix?: PermissionAction[] | undefined;
  privateCloudAccount?: PermissionAction[] | undefined;
  privateLinkEndpoint?: PermissionAction[] | undefined;
  proTrialOnboarding?: PermissionAction[] | undefined;
  productionAliasProtectionBypass?: PermissionAction[] | undefined;
  productionShareableLink?: PermissionAction[] | undefined;
  project?: PermissionAction[] | undefined;
  projectAccessGroup?: PermissionAction[] | undefined;
  projectAnalyticsSampling?: PermissionAction[] | undefined;
  projectAnalyticsUsage?: PermissionAction[] | undefined;
  projectCheck?: PermissionAction[] | undefined;
  projectCheckRun?: PermissionAction[] | undefined;
  projectDeploymentExpiration?: PermissionAction[] | undefined;
  projectDeploymentHook?: PermissionAction[] | undefined;
  projectDeploymentProtectionStrict?: PermissionAction[] | undefined;
  projectDomain?: PermissionAction[] | undefined;
  projectDomainCheckConfig?: PermissionAction[] | undefined;
  projectDomainMove?: PermissionAction[] | undefined;
  projectDomainVerify?: PermissionAction[] | undefined;
  projectEnvVars?: PermissionAction[] | undefined;
  projectEnvVarsProduction?: PermissionAction[] | undefined;
  projectEnvVarsUnownedByIntegration?: PermissionAction[] | undefined;
  projectEvent?: PermissionAction[] | undefined;
  projectFlags?: PermissionAction[] | undefined;
  projectFlagsProduction?: PermissionAction[] | undefined;
  projectFlagsSdkKey?: PermissionAction[] | undefined;
  projectFromV0?: PermissionAction[] | undefined;
  projectId?: PermissionAction[] | undefined;
  projectIntegrationConfiguration?: PermissionAction[] | undefined;
  projectLink?: PermissionAction[] | undefined;
  projectMember?: PermissionAction[] | undefined;
  projectMonitoring?: PermissionAction[] | undefined;
  projectOIDCToken?: PermissionAction[] | undefined;
  projectPermissions?: PermissionAction[] | undefined;
  projectProductionBranch?: PermissionAction[] | undefined;
  projectProtectionBypass?: PermissionAction[] | undefined;
  projectRollingRelease?: PermissionAction[] | undefined;
  projectRoutes?: PermissionAction[] | undefined;
  projectSetting?: PermissionAction[] | undefined;
  projectSupportCase?: PermissionAction[] | undefined;
  projectSupportCaseComment?: PermissionAction[] | undefined;
  projectTier?: PermissionAction[] | undefined;
  projectTransfer?: PermissionAction[] | undefined;
  projectTransferIn?: PermissionAction[] | undefined;
  projectTransferOut?: PermissionAction[] | undefined;
  projectTransferRequest?: PermissionAction[] | undefined;
  projectUsage?: PermissionAction[] | undefined;
  rateLimit?: PermissionAction[] | undefined;
  redis?: PermissionAction[] | undefined;
  redisStoreTokenSet?: PermissionAction[] | undefined;
  remoteCaching?: PermissionAction[] | undefined;
  repository?: PermissionAction[] | undefined;
  samlConfig?: PermissionAction[] | undefined;
  schedule?: PermissionAction[] | undefined;
  seawallConfig?: PermissionAction[] | undefined;
  secret?: PermissionAction[] | undefined;
  securityConfig?: PermissionAction[] | undefined;
  securityPlusConfiguration?: PermissionAction[] | undefined;
  /** Whether new environment variables must be sensitive. */
  sensitiveEnvironmentVariablePolicy?: PermissionAction[] | undefined;
  setting?: PermissionAction[] | undefined;
  shareableLink?: PermissionAction[] | undefined;
  shareableLinkStrict?: PermissionAction[] | undefined;
  sharedEnvVarConnection?: PermissionAction[] | undefined;
  sharedEnvVars?: PermissionAction[] | undefined;
  sharedEnvVarsProduction?: PermissionAction[] | undefined;
  skewProtection?: PermissionAction[] | undefined;
  space?: PermissionAction[] | undefined;
  spaceRun?: PermissionAction[] | undefined;
  storeIsLocked?: PermissionAction[] | undefined;
  storeTokenSetSensitive?: PermissionAction[] | undefined;
  storeTransfer?: PermissionAction[] | undefined;
  supportCase?: PermissionAction[] | undefined;
  supportCaseComment?: PermissionAction[] | undefined;
  team?: PermissionAction[] | undefined;
  teamAccessRequest?: PermissionAction[] | undefined;
  teamFellowMembership?: PermissionAction[] | undefined;
  teamGitExclusivity?: PermissionAction[] | undefined;
  teamInvite?: PermissionAction[] | undefined;
  teamInviteCode?: PermissionAction[] | undefined;
  teamInviteLink?: PermissionAction[] | undefined;
  teamJoin?: PermissionAction[] | undefined;
  teamMemberMfaStatus?: PermissionAction[] | undefined;
  teamMicrofrontends?: PermissionAction[] | undefined;
  teamOwnMembership?: PermissionAction[] | undefined;
  teamOwnMembershipDisconnectSAML?: PermissionAction[] | undefined;
  teamSudo?: PermissionAction[] | undefined;
  teamTokenInvalidation?: PermissionAction[] | undefined;
  token?: PermissionAction[] | undefined;
  toolbarComment?: PermissionAction[] | undefined;
  /** The addresses that pass deployment protection. */
  trustedIps?: PermissionAction[] | undefined;
  /** Sources whose OIDC tokens pass deployment protection. */
  trustedSources?: PermissionAction[] | undefined;
  usage?: PermissionAction[] | undefined;
  usageCycle?: PermissionAction[] | undefined;
  user?: PermissionAction[] | undefined;
  userConnection?: PermissionAction[] | undefined;
  userMfaConfiguration?: PermissionAction[] | undefined;
  userPreference?: PermissionAction[] | undefined;
  userSudo?: PermissionAction[] | undefined;
  v0Chat?: PermissionAction[] | undefined;
  vcrRepository?: PermissionAction[] | undefined;
  vercelAppInstallation?: PermissionAction[] | undefined;
  vercelAppInstallationRequest?: PermissionAction[] | undefined;
  vercelAuth?: PermissionAction[] | undefined;
  vercelRun?: PermissionAction[] | undefined;
  vpcPeeringConnection?: PermissionAction[] | undefined;
  webAnalytics?: PermissionAction[] | undefined;
  webAnalyticsPlan?: PermissionAction[] | undefined;
  webAuthn?: PermissionAction[] | undefined;
  webhook?: PermissionAction[] | undefined;
  "webhook-event"?: PermissionAction[] | undefined;
  workflowRunData?: PermissionAction[] | undefined;
}

/** Resources for builds and functions. */
export interface ProjectResourceConfig {
  /** The regions that functions run in by default. */
  functionDefaultRegions: string[];
  /** Time at which the elastic machine changed its size. Unix time in milliseconds. */
  buildMachineElasticLastUpdated?: number | undefined;
  /** Reason for the size of the elastic machine. */
  buildMachineElasticReason?: BuildMachineReason | undefined;
  buildMachineSelection?: BuildMachineSelection | undefined;
  buildMachineType?: ShownBuildMachine | null | undefined;
  buildQueue?: BuildQueue | undefined;
  /** Whether builds may run beyond the slots of the plan. */
  elasticConcurrencyEnabled?: boolean | undefined;
  enableFunctionsBeta?: boolean | undefined;
  /** Whether one function instance serves several requests at a time. */
  fluid?: boolean | undefined;
  functionDefaultMemoryType?: FunctionMemoryType | undefined;
  /** In seconds. */
  functionDefaultTimeout?: number | undefined;
  /** Whether functions move to another region automatically when theirs fails. */
  functionZeroConfigFailover?: boolean | undefined;
  isNSNBDisabled?: boolean | undefined;
}

/** Role of a member in a project. */
export type ProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | "PROJECT_GUEST" | Unlisted;

/** The role in one project; null takes it away. */
export interface ProjectRoleAssignment {
  /** The project. At most 256 characters. */
  projectId: string;
  /** Role of the member in the project; null removes the role. */
  role: "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | null | Unlisted;
}

/** A route of the project was blocked. */
export interface ProjectRouteBlocked {
  action: "route-blocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Actor who performed the action. */
  actor?: string | undefined;
  /** The support case. */
  caseId?: string | undefined;
  comment?: string | undefined;
  /** Whether the owner cannot appeal. */
  ineligibleForAppeal?: boolean | undefined;
  /** Whether it follows from a block of the account. */
  isCascading?: boolean | undefined;
  reason: string;
  route: InternalRoute;
}

/** A route of the project was unblocked. */
export interface ProjectRouteUnblocked {
  action: "route-unblocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Actor who performed the action. */
  actor?: string | undefined;
  /** The support case. */
  caseId?: string | undefined;
  comment?: string | undefined;
  /** Whether the owner cannot appeal. */
  ineligibleForAppeal?: boolean | undefined;
  /** Whether it follows from a block of the account. */
  isCascading?: boolean | undefined;
  route: InternalRoute;
  statusCode?: number | undefined;
}

/** The firewall and attack protection of a project. */
export interface ProjectSecurity {
  /** Time at which attack mode ends automatically. Unix time in milliseconds. */
  attackModeActiveUntil?: number | null | undefined;
  attackModeEnabled?: boolean | undefined;
  /** Unix time in milliseconds. */
  attackModeUpdatedAt?: number | undefined;
  botIdEnabled?: boolean | undefined;
  firewallBypassIps?: string[] | undefined;
  firewallConfigVersion?: number | undefined;
  firewallEnabled?: boolean | undefined;
  firewallRoutes?: FirewallRoute[] | undefined;
  firewallSeawallEnabled?: boolean | undefined;
  /** Unix time in milliseconds. */
  firewallUpdatedAt?: number | undefined;
  ja3Enabled?: boolean | undefined;
  ja4Enabled?: boolean | undefined;
  log_headers?: "*" | string[] | undefined;
  managedRules?: ManagedRules | null | undefined;
  pageIntegrityEnabled?: boolean | undefined;
  requestLogsKey?: string[] | undefined;
  rulesets?: { [key: string]: FirewallMitigation } | undefined;
  securityPlus?: boolean | undefined;
  securityPlusMetadata?: {
    /** Unix time in milliseconds. */
    updatedAt: number;
    /** Unix time in milliseconds. */
    firstEnabledAt?: number | undefined;
  } | undefined;
}

/** Service of a project that has several. */
export interface ProjectService {
  serviceName: string;
  framework?: Framework | undefined;
  runtime?: string | undefined;
  serviceType?: ServiceType | undefined;
}

/** The tier of a project. */
export type ProjectTier = "priority" | "advanced" | "critical" | Unlisted;

/** The addresses that pass deployment protection, or only the fact that some are set. */
export type ProjectTrustedIps = TrustedIps | TrustedIpsSummary;

/** The project was unblocked. */
export interface ProjectUnblocked {
  action: "unblocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Actor who performed the action. */
  actor?: string | undefined;
  /** The support case. */
  caseId?: string | undefined;
  comment?: string | undefined;
  /** Whether the owner cannot appeal. */
  ineligibleForAppeal?: boolean | undefined;
  /** Whether it follows from a block of the account. */
  isCascading?: boolean | undefined;
}

/** Whether the project is throttled for its use. */
export interface ProjectUsageStatus {
  kind: "flat";
  /** Time until which throttling is suspended. Unix time in milliseconds. */
  bypassThrottleUntil?: number | undefined;
  /** Time until which the allowance counts as exceeded. Unix time in milliseconds. */
  exceededAllowanceUntil?: number | undefined;
  teamThrottled?: boolean | undefined;
  throttled?: boolean | undefined;
}

/** Counting of visits. */
export interface ProjectWebAnalytics {
  id: string;
  /** Unix time in milliseconds. */
  canceledAt?: number | undefined;
  /** Unix time in milliseconds. */
  disabledAt?: number | undefined;
  /** Unix time in milliseconds. */
  enabledAt?: number | undefined;
  hasData?: true | undefined;
}

/** A secret that passes deployment protection. */
export type ProtectionBypass = IntegrationBypass | AutomationBypass;

/** Deployments that are protected. */
export type ProtectionScope = "all" | "all_except_custom_domains" | "preview" | "prod_deployment_urls_and_all_previews" | Unlisted;

/** The status of a redirect. */
export type RedirectStatusCode = 301 | 302 | 307 | 308 | Unlisted<number>;

/** Whether a team or a user owns the repository. */
export type RepoOwnerType = "team" | "user" | Unlisted;

/** Provider that hosts a Git repository. */
export type RepositoryProvider =
  | "github"
  | "github-limited"
  | "github-custom-host"
  | "gitlab"
  | "bitbucket"
  | "cursor-origin"
  | "vercel"
  | Unlisted;

/** Delivery of a resource's flags. */
export interface ResourceExperimentation {
  /** The global config, by its ID. */
  edgeConfigId?: string | undefined;
  edgeConfigSyncingEnabled?: boolean | undefined;
  /** The token of the global config, by its ID. */
  edgeConfigTokenId?: string | undefined;
  globalConfigId?: string | undefined;
  globalConfigSyncingEnabled?: boolean | undefined;
}

/** The state of a resource or an installation. */
export type ResourceStatus = "ready" | "pending" | "onboarding" | "suspended" | "resumed" | "uninstalled" | "error" | Unlisted;

/** Reason and author of a rollback of production. */
export interface RollbackDescription {
  /** Unix time in milliseconds. */
  createdAt: number;
  description: string;
  /** The ID of a user. */
  userId: string;
  username: string;
}

/** Metric that a gate checks. */
export interface RollingReleaseCheck {
  type: "error-rate-5xx";
  excludePaths?: string[] | undefined;
  excludeStatusCodes?: number[] | undefined;
  /** Maximum lag of the telemetry. */
  ingestWatermarkSeconds?: number | undefined;
  /** Minimum number of requests before the rate counts. */
  minSampleSize?: number | undefined;
}

/** Rollout of production traffic to a new deployment, step by step. */
export interface RollingReleaseConfig {
  target: string;
  /** Whether it is on, as the platform's Terraform provider reads it. Not in the platform's published description. */
  enabled?: boolean | undefined;
  /** Whether stages begin automatically or have to be approved, as that provider reads it. Not in the platform's published description. */
  advancementType?: RolloutAdvancement | undefined;
  /** Whether answers say which deployment served them. */
  canaryResponseHeader?: boolean | undefined;
  gate?: RollingReleaseGate | undefined;
  stages?: RollingReleaseStage[] | null | undefined;
}

/** Conditions under which a rolling release stops automatically. */
export interface RollingReleaseGate {
  action: "pause" | "rollback" | Unlisted;
  checks: RollingReleaseCheck[];
  /** Whether a failed check is only reported. */
  dryRun: boolean;
  enabled: boolean;
  failureThreshold?: number | undefined;
  windowSize?: number | undefined;
}

/** Stage of a rolling release. */
export interface RollingReleaseStage {
  /** The share of traffic that the new deployment gets, in percent. */
  targetPercentage: number;
  /** Duration in minutes. */
  duration?: number | undefined;
  /** Whether the share grows evenly during the stage. */
  linearShift?: boolean | undefined;
  /** Whether someone must approve before the next stage. */
  requireApproval?: boolean | undefined;
}

/** Whether stages of a rolling release begin automatically or have to be approved. */
export type RolloutAdvancement = "automatic" | "manual-approval" | Unlisted;

/** A region that sandboxes run in. */
export type SandboxRegion =
  | "arn1"
  | "bom1"
  | "cdg1"
  | "cle1"
  | "cpt1"
  | "dub1"
  | "fra1"
  | "gru1"
  | "hkg1"
  | "hnd1"
  | "iad1"
  | "icn1"
  | "kix1"
  | "lhr1"
  | "pdx1"
  | "sfo1"
  | "sin1"
  | "syd1"
  | "yul1"
  | Unlisted;

/** The deletion is planned. */
export interface ScheduledExpiration {
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** A service as the destination. */
export interface ServiceDestination {
  /** Marks the destination as a service; `service` alone does so too. */
  type?: "service" | undefined;
  /** The name of the service. */
  service: string;
  /** The path that selects a route of the service; the service's code still sees the requested path. */
  path?: string | undefined;
}

/** Type of a service. */
export type ServiceType = "web" | "worker" | "cron" | "job" | Unlisted;

/** A shared environment variable. */
export interface SharedEnv {
  type?: EnvVarInputKind | undefined;
  id?: string | undefined;
  /** The name of the variable. */
  key?: string | undefined;
  /** Whether every custom environment gets it. */
  applyToAllCustomEnvironments?: boolean | undefined;
  comment?: string | undefined;
  /** Format: `date-time`. */
  created?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  deletedBy?: string | null | undefined;
  ipAddress?: string | undefined;
  /** Display name of the user who last changed the variable. */
  lastEditedByDisplayName?: string | undefined;
  /** The team or user that owns it. */
  ownerId?: string | null | undefined;
  /** The projects that it is linked to. */
  projectId?: string[] | undefined;
  /** The names of the projects that it is linked to. */
  projectNames?: string[] | undefined;
  target?: EnvTarget[] | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  /** A credential: keep it out of logs. */
  value?: string | undefined;
}

/** The build machine of a project: a size, or one that follows the need, which the platform's published description lacks. */
export type ShownBuildMachine = BuildMachineType | ElasticBuildMachine;

/** Way in which a user signed in or a token was created. */
export type SignInMethod =
  | "app"
  | "apple"
  | "bitbucket"
  | "chatgpt"
  | "email"
  | "emu"
  | "github"
  | "github-webhook"
  | "gitlab"
  | "google"
  | "invite"
  | "manual"
  | "otp"
  | "passkey"
  | "saml"
  | "sms"
  | "token-exchange-oidc"
  | Unlisted;

/** Measurement of page speed. */
export interface SpeedInsights {
  id: string;
  /** Unix time in milliseconds. */
  canceledAt?: number | undefined;
  /** Unix time in milliseconds. */
  dataReceivedAt?: number | undefined;
  /** Unix time in milliseconds. */
  disabledAt?: number | undefined;
  /** Unix time in milliseconds. */
  enabledAt?: number | undefined;
  hasData?: boolean | undefined;
  /** Unix time in milliseconds. */
  paidAt?: number | undefined;
}

/** Protection by membership of the team. */
export interface SsoProtection {
  /** Deployments that are protected. */
  deploymentType: ProtectionScope;
  april2026SecurityIncidentMigrationAppliedFrom?: ProtectionScope | null | undefined;
  cve55182MigrationAppliedFrom?: ProtectionScope | null | undefined;
}

/** Protection by membership of the team. */
export interface SsoProtectionInput {
  /** Deployments that are protected. Default: `"preview"`. */
  deploymentType?: ProtectionScope | undefined;
}

/** Answers a path with a status. */
export interface StatusRoute {
  src: string;
  status: number;
  expiry?: number | undefined;
}

/** Belongs to a store. */
export interface StoreHint {
  type:
    | "blob-read-write-token"
    | "blob-store-id"
    | "blob-webhook-public-key"
    | "postgres-database"
    | "postgres-host"
    | "postgres-password"
    | "postgres-prisma-url"
    | "postgres-url"
    | "postgres-url-no-ssl"
    | "postgres-url-non-pooling"
    | "postgres-user"
    | "redis-rest-api-read-only-token"
    | "redis-rest-api-token"
    | "redis-rest-api-url"
    | "redis-url";
  storeId: string;
}

/** The projects that a store can be connected to. */
export interface StoreProjectFilter {
  git?: {
    /** The Git providers; `*` for all. */
    providers: "*" | GitProvider[];
    owners?: string[] | undefined;
    repos?: string[] | undefined;
  } | undefined;
}

/** Protocol settings of a resource's product. */
export interface StoreProtocolSettings {
  authentication?: {
    appUrls?: {
      target: EnvTarget;
      url: string;
    }[] | undefined;
  } | undefined;
  experimentation?: ResourceExperimentation | undefined;
}

/** The state of a store. */
export type StoreStatus =
  | "available"
  | "initializing"
  | "onboarding"
  | "suspended"
  | "limits-exceeded-suspended"
  | "limits-exceeded-suspended-store-count"
  | "uninstalled"
  | "error"
  | Unlisted;

/** The platform itself. */
export interface SystemActor {
  type: "system";
}

/** Production or preview. */
export interface SystemPolicyEnvironment {
  /** A system environment, which every project has. */
  type: "system";
  /** Environment. */
  target: TargetEnvironment;
}

/** An environment of deployments. */
export type TargetEnvironment = "production" | "preview" | Unlisted;

/** Origin of a user's membership in a team. */
export interface TeamJoinOrigin {
  origin: TeamJoinOriginKind;
  commitId?: string | undefined;
  /** Unix time in milliseconds. */
  dsyncConnectedAt?: number | undefined;
  dsyncUserId?: string | undefined;
  gitUserId?: number | string | undefined;
  gitUserLogin?: string | undefined;
  idpUserId?: string | undefined;
  /** The ID of the repository. */
  repoId?: string | undefined;
  repoPath?: string | undefined;
  /** Unix time in milliseconds. */
  ssoConnectedAt?: number | undefined;
  ssoUserId?: string | undefined;
}

/** Way in which the user came to the team. */
export type TeamJoinOriginKind =
  | "account-update"
  | "bitbucket"
  | "dsync"
  | "feedback"
  | "github"
  | "gitlab"
  | "import"
  | "link"
  | "mail"
  | "nsnb-auto-approve"
  | "nsnb-hobby-upgrade"
  | "nsnb-invite"
  | "nsnb-redeploy"
  | "nsnb-redeploy-attribution-card"
  | "nsnb-request-access"
  | "nsnb-viewer-upgrade"
  | "organization-teams"
  | "saml"
  | "teams"
  | Unlisted;

/** A permission beyond those of a role. */
export type TeamPermission =
  | "AiGatewayApiKeyOwnedBySelf"
  | "AiGatewayBudgetManager"
  | "AiGatewayCredits"
  | "AiGatewaySettings"
  | "AiGatewayTranscriptsManager"
  | "AiGatewayTranscriptsViewer"
  | "ConnectorManager"
  | "CreateProject"
  | "EnvVariableManager"
  | "EnvironmentManager"
  | "FullProductionDeployment"
  | "IntegrationManager"
  | "OrgAdmin"
  | "OrgViewer"
  | "UsageViewer"
  | "V0Builder"
  | "V0Chatter"
  | "V0Viewer"
  | "WorkflowDecryptor"
  | Unlisted;

/** Role of a member in a team. */
export type TeamRole =
  | "OWNER"
  | "MEMBER"
  | "DEVELOPER"
  | "SECURITY"
  | "BILLING"
  | "VIEWER"
  | "VIEWER_FOR_PLUS"
  | "CONTRIBUTOR"
  | Unlisted;

/** Action of the user on a message. */
export type ToastAction = "accept" | "cancel" | "delete" | Unlisted;

/** Turns a setting on or off. */
export interface Toggle {
  /** Whether it is on. */
  enabled: boolean;
}

/** Requests that are traced, with their sampling rate. */
export interface TracingRule {
  /** The share that is traced, from 0 to 1. */
  rate: number;
  /**
   * Destination of the traces: `external` for a drain of the team, `internal` for the platform's own store. The
   * platform derives it; requests accept it only to let a project that was read be sent back.
   */
  destination?: "external" | "internal" | Unlisted | undefined;
  /** The environment that the rule applies to; all when left out. */
  env?: TargetEnvironment | undefined;
  /** Only requests whose path begins with this prefix; all by default. */
  requestPath?: string | undefined;
}

/** Whether an address is enough, or needed besides other protection. */
export type TrustedIpProtectionMode = "additional" | "exclusive" | Unlisted;

/** Deployments to which the addresses apply. */
export type TrustedIpScope =
  | "all"
  | "all_except_custom_domains"
  | "preview"
  | "production"
  | "prod_deployment_urls_and_all_previews"
  | Unlisted;

/** The addresses that pass deployment protection. */
export interface TrustedIps {
  /** Addresses or ranges in CIDR notation, with a note. */
  addresses: AnnotatedValue[];
  /** Deployments that are protected. */
  deploymentType: TrustedIpScope;
  protectionMode: TrustedIpProtectionMode;
}

/** Says which deployments are protected, not by which addresses. */
export interface TrustedIpsSummary {
  /** Deployments that are protected. */
  deploymentType: TrustedIpScope;
}

/** A user created it. */
export interface UserCreator {
  type: "user";
  user: {
    /** The ID of a user. */
    id: string;
  };
  /** The app or integration that the user used. */
  via: CreatorAgent | null;
}

/** A repository of a v0 project. */
export interface V0Link {
  type: "v0";
  org: string;
  repo: string;
  repoId: string;
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** A repository hosted by the platform. */
export interface VercelLink {
  type: "vercel";
  org: string;
  repo: string;
  repoId: string;
  /** URLs that start a deployment when called. */
  deployHooks: DeployHook[];
  /** The credential that reads the repository. */
  gitCredentialId: string;
  productionBranch: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  sourceless?: boolean | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}
