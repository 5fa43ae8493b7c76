// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";

/** The terms on which a project is taken over. */
export interface AcceptProjectTransferRequest {
  /** By integration. */
  acceptedPolicies?: { [key: string]: AcceptedPolicies } | undefined;
  /** The name that the project gets in its new team; without it, the name stays. At most 100 characters. */
  newProjectName?: string | undefined;
  /** Which paid features come along. */
  paidFeatures?: TransferredPaidFeatures | undefined;
}

/** When the terms of an integration were accepted. */
export interface AcceptedPolicies {
  /** When the integration's licence agreement was accepted. Format: `date-time`. */
  eula: string;
  /** When the integration's privacy policy was accepted. Format: `date-time`. */
  privacy: string;
  [key: string]: unknown;
}

/** A domain to add. */
export interface AddProjectDomainRequest {
  /** The domain name. */
  name: string;
  /** The custom environment that the domain shows. */
  customEnvironmentId?: string | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
}

/** How far a promotion or rollback has come. */
export type AliasJobStatus = "pending" | "in-progress" | "succeeded" | "failed" | "skipped" | (string & {});

/** A value with a note. */
export interface AnnotatedValue {
  /** The value itself. */
  value: string;
  /** A note that says what the value is. */
  note?: string | undefined;
}

/** An environment variable, with its value where the caller may read it. */
export type AnyEnvVar = EnvVarWithoutValue | EnvVar;

/** A page of environment variables, or all that the caller may see. */
export type AnyProjectEnvPage = ProjectEnvPage | ProjectEnvList;

/** An app created it. */
export interface AppCreator {
  type: "app";
  app: {
    id: string;
    clientId?: string | undefined;
  };
}

/** A secret made for automation. */
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
  type: "endsWith" | "equals" | "startsWith" | (string & {});
  pattern: string;
}

/** Why an elastic build machine has its size. */
export type BuildMachineReason = BuildMachineReasonInput | (string & {});

/** Why an elastic build machine has its size. As it is sent. */
export type BuildMachineReasonInput =
  | "basic-floor"
  | "build-timeout-failure"
  | "enospc-failure"
  | "enterprise-floor"
  | "high-peak-disk"
  | "high-peak-memory"
  | "long-build-duration"
  | "oom-failure"
  | "short-build-duration"
  | "sustained-high-cpu";

/** Whether the size of the build machine is fixed or follows the need. */
export type BuildMachineSelection = BuildMachineSelectionInput | (string & {});

/** Whether the size of the build machine is fixed or follows the need. As it is sent. */
export type BuildMachineSelectionInput = "fixed" | "elastic";

/** The size of a build machine, or `elastic` to let it follow the need. */
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic";

/** The size of a build machine. */
export type BuildMachineType = "basic" | "standard" | "enhanced" | "turbo" | (string & {});

/** How builds wait for each other. */
export interface BuildQueue {
  /** Whether a build waits for an earlier one of the same branch or goes ahead of it. */
  configuration?: BuildQueueConfiguration | undefined;
}

/** How builds wait for each other. As it is sent. */
export interface BuildQueueInput {
  /** Whether a build waits for an earlier one of the same branch or goes ahead of it. */
  configuration?: BuildQueueConfigurationInput | undefined;
}

/** Whether a build waits for an earlier one of the same branch. */
export type BuildQueueConfiguration = BuildQueueConfigurationInput | (string & {});

/** Whether a build waits for an earlier one of the same branch. As it is sent. */
export type BuildQueueConfigurationInput = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE";

/** Which secret is revoked. */
export interface BypassRevocation {
  /** Whether a new secret takes its place. */
  regenerate: boolean;
  /** The secret that stops working. A credential: keep it out of logs. */
  secret: string;
}

/** How the checks of a deployment ended. */
export type ChecksConclusion = "succeeded" | "failed" | "skipped" | "canceled" | (string & {});

/** How far the checks of a deployment have come. */
export type ChecksState = "registered" | "running" | "completed" | (string & {});

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

/** A private network that an environment is to be connected to. */
export interface ConnectConfigurationInput {
  /** Whether builds run inside the private network too. */
  buildsEnabled: boolean;
  /** The private network. */
  connectConfigurationId: string;
  /** The environment that is connected to it. */
  envId: string;
  /** Whether it only takes over in a failover; builds do not run there. */
  passive: boolean;
}

/** Applies to visitors from a country. */
export interface CountryHeaderCondition {
  type: "header";
  key: "x-vercel-ip-country";
  value: {
    eq: string;
  };
}

/** A new project. */
export interface CreateProjectRequest {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** How the OIDC tokens of deployments are issued. */
  oidcTokenConfig?: OidcTokenConfigInput | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. */
  previewDeploymentsDisabled?: boolean | null | undefined;
  /** Whether everybody may see the sources and the build logs. */
  publicSource?: boolean | null | undefined;
  /** What builds and functions run on. */
  resourceConfig?: ProjectResourceConfigInput | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Where sandboxes of the project run. */
  sandbox?: ProjectSandboxInput | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion?: string | null | undefined;
  /** Whether functions move to another region by themselves when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Unique within the account or team. At most 100 characters. */
  name: string;
  /** Environment variables that it begins with. */
  environmentVariables?: readonly InitialEnvVar[] | undefined;
  /** What it is built with; null for nothing. */
  framework?: FrameworkInput | null | undefined;
  /** The Git repository whose commits are deployed; without it, none is connected. */
  gitRepository?: {
    /** Who hosts the repository. */
    type: GitRepositoryHost;
    /** The name of the repository. */
    repo: string;
  } | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: {
    /** Which deployments are protected. */
    deploymentType: ProtectionScopeInput;
  } | null | undefined;
}

/** What was created and what failed. */
export interface CreatedProjectEnvs {
  failed: {
    error: EnvVarError;
  }[];
  /** One variable or a list, as the request had it. */
  created?: EnvVar | EnvVar[] | undefined;
}

/** An app or integration that acts for a user. */
export type CreatorAgent = AppCreator | IntegrationCreator;

/** A path that is called on a schedule. */
export interface CronDefinition {
  host: string;
  path: string;
  /** In cron syntax. */
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

/** A variable for custom environments. */
export interface CustomEnvironmentEnvInput {
  /** How the value is stored: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type: EnvVarInputKind;
  /** The name that code reads the value by. */
  key: string;
  /** The custom environments that get it. */
  customEnvironmentIds: readonly string[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** A note that says what it is for. */
  comment?: string | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The built-in environments that get it too. */
  target?: readonly EnvTargetInput[] | undefined;
}

/** A custom environment. */
export interface CustomPolicyEnvironment {
  /** It is a custom environment of the project. */
  type: "custom";
  /** The custom environment, by its ID. */
  environmentId: string;
}

/** Jobs that run with each deployment. */
export interface DefaultProjectJobs {
  lint?: JobTargets | undefined;
  "mfe-config-present"?: JobTargets | undefined;
  typecheck?: JobTargets | undefined;
}

/** A URL that starts a deployment of a branch. */
export interface DeployHook {
  id: string;
  name: string;
  /** The branch or tag. */
  ref: string;
  /** Whoever calls it starts a deployment. A credential: keep it out of logs. */
  url: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
}

/** How long deployments are kept. */
export interface DeploymentExpiration {
  /** How many of the newest deployments are never deleted. */
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

/** From where deployments may be made. */
export interface DeploymentPolicyInput {
  /** Rules about what may start a deployment; what a text in their place means is not published. */
  deploymentSources?: readonly DeploymentSourceRuleInput[] | string | undefined;
  /** Rules about which repositories may be deployed from; what a text in their place means is not published. */
  gitSources?: readonly GitSourceRuleInput[] | string | undefined;
}

/** What starts a deployment. */
export type DeploymentPolicySource = DeploymentPolicySourceInput | (string & {});

/** What starts a deployment. As it is sent. */
export type DeploymentPolicySourceInput = "cli" | "deploy-hook" | "git" | "integration" | "rest-api" | "v0";

/** How far a deployment has come. */
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | (string & {});

/** Whether a production deployment waits, rolls out or has been promoted. */
export type DeploymentReadySubstate = "STAGED" | "ROLLING" | "PROMOTED" | (string & {});

/** From where deployments may be made. */
export interface DeploymentSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironment[];
  /** What may start a deployment to them. */
  sources: readonly DeploymentPolicySource[];
}

/** From where deployments may be made. As it is sent. */
export interface DeploymentSourceRuleInput {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironmentInput[];
  /** What may start a deployment to them. */
  sources: readonly DeploymentPolicySourceInput[];
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

/** A message that the user answered or closed. */
export interface DismissedToastInput {
  /** Which message it was; a record of the same key is replaced. */
  key: string;
  /** What the user did: `accept` what it offered, `cancel` it, or `delete` the record of that. */
  action: ToastActionInput;
  /** When the user did it, in Unix milliseconds. Unix time in milliseconds. */
  dismissedAt: number;
  /** What is kept with the record, such as a setting before and after. */
  value?: unknown | undefined;
}

/** What was found that points a domain at the platform. */
export type DomainConfiguredBy = "A" | "CNAME" | "dns-01" | "http" | (string & {});

/** A build machine that follows the need. */
export type ElasticBuildMachine = "elastic";

/** An environment that a variable is set in. */
export type EnvTarget = EnvTargetInput | (string & {});

/** An environment that a variable is set in. As it is sent. */
export type EnvTargetInput = "production" | "preview" | "development";

/** An environment variable. */
export interface EnvVar {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** What an integration keeps in it. */
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
  /** What the platform itself keeps in it. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret that it was made from. */
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
  target?: "production" | "preview" | "development" | (EnvTarget | string)[] | (string & {}) | undefined;
  /** A credential: keep it out of logs. */
  vsmValue?: string | undefined;
}

/** What an integration keeps in an environment variable. */
export type EnvVarContentHint = StoreHint | IntegrationStoreSecretHint | FlagsConnectionHint;

/** Why an environment variable could not be stored. */
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

/** How an environment variable is to be stored. */
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system";

/** What the platform keeps in an environment variable. */
export interface EnvVarInternalContentHint {
  type: "flags-secret";
  /** A credential: keep it out of logs. */
  encryptedValue: string;
}

/** How an environment variable is stored. */
export type EnvVarKind = "plain" | "encrypted" | "sensitive" | "secret" | "system" | (string & {});

/** An environment variable as a list shows it. */
export interface EnvVarListItem {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** What an integration keeps in it. */
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
  /** What the platform itself keeps in it. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret that it was made from. */
  sunsetSecretId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  visibility?: EnvVarVisibility | undefined;
  /** What is unsafe about the way it is stored. */
  securityIssues: ("flags-secret-needs-split" | "readable-secret" | (string & {}))[];
  /** The value, encrypted unless `decrypted` is true. A credential: keep it out of logs. */
  value: string;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  system?: boolean | undefined;
  target?: EnvTarget | EnvTarget[] | undefined;
}

/** Whether a value counts as configuration or as a secret. */
export type EnvVarVisibility = EnvVarVisibilityInput | (string & {});

/** Whether a value counts as configuration or as a secret. As it is sent. */
export type EnvVarVisibilityInput = "config" | "secret";

/** An environment variable without its value. */
export interface EnvVarWithoutValue {
  type: EnvVarKind;
  id?: string | undefined;
  key: string;
  comment?: string | undefined;
  /** The integration installation that made it. */
  configurationId?: string | null | undefined;
  /** What an integration keeps in it. */
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
  /** What the platform itself keeps in it. */
  internalContentHint?: EnvVarInternalContentHint | null | undefined;
  /** The value as an older form of encryption keeps it. A credential: keep it out of logs. */
  legacyValue?: string | undefined;
  /** The legacy secret that it was made from. */
  sunsetSecretId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  visibility?: EnvVarVisibility | undefined;
  decrypted: boolean;
  target?: EnvTarget | EnvTarget[] | undefined;
}

/** What the firewall does with a request. */
export type FirewallAction = "allow" | "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | (string & {});

/** What part of the request is looked at. */
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
  | (string & {});

/** A rate limit that the edge enforces. */
export interface FirewallEdgeRateLimit {
  /** How requests are counted. */
  algo: "fixed_window" | "token_bucket" | (string & {});
  /** What requests are counted by. */
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
  /** How requests are counted. */
  algo: "fixed_window" | "token_bucket" | (string & {});
  /** What requests are counted by. */
  keys: string[];
  limit: number;
  /** In seconds. */
  window: number;
  action?: string | null | undefined;
}

/** What happens to a request that matches. */
export interface FirewallMitigation {
  action: FirewallAction;
  /** How long the action stays in force after a match. */
  actionDuration?: string | null | undefined;
  bypassSystem?: boolean | null | undefined;
  logHeaders?: "*" | string[] | undefined;
  rateLimit?: FirewallLimit | null | undefined;
  redirect?: FirewallRedirect | null | undefined;
}

/** What the firewall does with a request. */
export type FirewallMitigationAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | (string & {});

/** Where a firewall rule sends visitors. */
export interface FirewallRedirect {
  location: string;
  permanent: boolean;
}

/** A firewall rule as a route. */
export interface FirewallRoute {
  dest?: string | undefined;
  handle?: "finalize" | "init" | (string & {}) | undefined;
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

/** How a value is compared. */
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

/** What happens when the rule matches. */
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
export type Framework = FrameworkInput | (string & {});

/** The framework that decides how a project is built. As it is sent. */
export type FrameworkInput =
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
  | "zola";

/** How much memory and CPU a function gets. */
export type FunctionMemoryType = FunctionMemoryTypeInput | (string & {});

/** How much memory and CPU a function gets. As it is sent. */
export type FunctionMemoryTypeInput = "standard_legacy" | "standard" | "performance" | "performance_xl";

/** Where the platform comments on Git activity. */
export interface GitComments {
  /** Whether commits get them. */
  onCommit: boolean;
  /** Whether pull requests get them. */
  onPullRequest: boolean;
}

/** Where the platform is to comment on Git activity. */
export interface GitCommentsInput {
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

/** How the project works with its Git provider. */
export interface GitProviderOptions {
  /** Whether GitHub gets deployments as deployments of its own. */
  createDeployments: "disabled" | "enabled" | (string & {});
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

/** What changes about how the project works with its Git provider. */
export interface GitProviderOptionsInput {
  /** Whether GitHub shows deployments as deployments of its own. */
  createDeployments?: "disabled" | "enabled" | undefined;
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

/** Who hosts a Git repository. */
export type GitRepositoryHost = "bitbucket" | "cursor-origin" | "github" | "github-limited" | "gitlab" | "vercel";

/** From which repositories deployments may be made. */
export interface GitSourceRule {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironment[];
  /** The repositories that may be deployed from. */
  sources: readonly PolicyGitSource[];
}

/** From which repositories deployments may be made. As it is sent. */
export interface GitSourceRuleInput {
  /** Whether the rule holds. */
  enabled: boolean;
  /** The environments that the rule applies to. */
  environments: readonly PolicyEnvironmentInput[];
  /** The repositories that may be deployed from. */
  sources: readonly PolicyGitSource[];
}

/** A repository on a GitHub server of one's own. */
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

/** Applies to a host name. */
export interface HostCondition {
  type: "host";
  value: {
    eq: string;
  };
}

/** An environment variable that a project is created with. */
export interface InitialEnvVar {
  /** How the value is stored: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type?: EnvVarInputKind | undefined;
  /** The name that code reads the value by. */
  key: string;
  /** The environments that get it, one or several. */
  target: EnvTargetInput | readonly EnvTargetInput[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** The branch that it belongs to. At most 250 characters. */
  gitBranch?: string | undefined;
}

/** A secret made for an integration. */
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

/** What was done about a warning page. */
export type InterstitialAction =
  | "add-project-interstitial"
  | "remove-project-interstitial"
  | "add-deployment-interstitial"
  | "remove-deployment-interstitial"
  | (string & {});

/** A warning page that was put up or taken down. */
export interface InterstitialRecord {
  action: InterstitialAction;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Who did it. */
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
  /** Until when the pool is supported. Unix time in milliseconds. */
  supportUntil?: number | undefined;
}

/** A token. */
export interface IssuedToken {
  /** A credential: keep it out of logs. */
  token: string;
}

/** The environments that a job runs for. */
export interface JobTargets {
  /** The environments that the job runs for. */
  targets: string[];
}

/** The latest promotion or rollback. */
export interface LastAliasRequest {
  type: "promote" | "rollback" | (string & {});
  /** The ID of a deployment: `dpl_…`. */
  fromDeploymentId: string | null;
  jobStatus: AliasJobStatus;
  /** Unix time in milliseconds. */
  requestedAt: number;
  /** The ID of a deployment: `dpl_…`. */
  toDeploymentId: string;
  fromRollingReleaseId?: string | undefined;
}

/** A deployment as its project shows it. */
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
  /** When the aliases were assigned; true or false where no time was kept. */
  aliasAssigned?: boolean | number | null | undefined;
  /** Why the aliases could not be assigned. */
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
  /** How the checks ended. */
  checksConclusion?: ChecksConclusion | undefined;
  /** How far the checks have come. */
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
  /** What the OIDC tokens of this deployment say. */
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

/** Who made the deployment. */
export interface LatestDeploymentCreator {
  /** The ID of a user. */
  uid: string;
  email: string;
  username: string;
  githubLogin?: string | undefined;
  gitlabLogin?: string | undefined;
}

/** When a legal block applies. */
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

/** Whether a maintained rule set is on, and what it does. */
export interface ManagedRuleState {
  /** Whether the rule set is on. */
  active: boolean;
  /** What is done with a request that matches. */
  action?: "challenge" | "deny" | "log" | (string & {}) | undefined;
}

/** The rule sets that the platform maintains. */
export interface ManagedRules {
  ai_bots: ManagedRuleState;
  bot_filter: ManagedRuleState;
  owasp: ManagedRuleState;
  traffic_sources: ManagedRuleState;
  vercel_ruleset: ManagedRuleState;
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

/** Where a domain moves. */
export interface MoveProjectDomainRequest {
  /** The project that gets the domain. */
  projectId: string;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
}

/** An environment variable to create. */
export type NewProjectEnv = ProjectEnvInput | CustomEnvironmentEnvInput;

/** The Node.js version that builds and functions run on. */
export type NodeVersion = "24.x" | "22.x" | "20.x" | "18.x" | "16.x" | "14.x" | "12.x" | "10.x" | "8.10.x" | (string & {});

/** Whether tokens name the team or the platform as their issuer. */
export type OidcIssuerMode = OidcIssuerModeInput | (string & {});

/** Whether tokens name the team or the platform as their issuer. As it is sent. */
export type OidcIssuerModeInput = "team" | "global";

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

/** How the OIDC tokens of deployments are issued. */
export interface OidcTokenConfig {
  enabled?: boolean | undefined;
  issuerMode?: OidcIssuerMode | undefined;
}

/** How the OIDC tokens of deployments are to be issued. */
export interface OidcTokenConfigInput {
  /** Whether deployments get OIDC tokens. Default: `true`. */
  enabled?: boolean | undefined;
  /** Whether tokens name the team (`team`) or the platform (`global`) as their issuer. Default: `"team"`. */
  issuerMode?: OidcIssuerModeInput | undefined;
}

/** Yes or no, where a digit is taken. */
export type OneOrZero = "0" | "1";

/** Paths where `OPTIONS` requests pass deployment protection. */
export interface OptionsAllowlistInput {
  /** One to five paths. At least 1 item, at most 5 items. */
  paths: readonly {
    /** A path, beginning with a slash; it may be a regular expression. Pattern: `^/.*`. */
    value: string;
  }[];
}

/** Where a list goes on whose cursor is a moment. */
export interface Pagination {
  /** How many items this page holds. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: number | null;
  /** The `since` of the page before; null on the first one. */
  prev: number | null;
}

/** What an integration made of the transfer. */
export interface PartnerCall {
  installationId: string;
  resourceIds: string[];
  result: {
    status: "errored" | "fulfilled" | (string & {});
    code?: string | undefined;
    error?: { [key: string]: unknown } | undefined;
  };
}

/** Protection by a sign-in with an identity provider. */
export interface Passport {
  connectorId: string;
  /** Which deployments are protected. */
  deploymentType: ProtectionScope;
}

/** Protection by a sign-in with an identity provider. */
export interface PassportInput {
  /** The connector to the identity provider that people sign in with. */
  connectorId: string;
  /** Which deployments are protected. Default: `"all"`. */
  deploymentType?: ProtectionScopeInput | undefined;
}

/** Protection by a password. */
export interface PasswordProtectionInput {
  /** Which deployments are protected. */
  deploymentType: ProtectionScopeInput;
  /** What visitors have to type; at most 72 characters. A credential: keep it out of logs. */
  password?: string | null | undefined;
}

/** What can be done to a resource. */
export type PermissionAction = "create" | "delete" | "list" | "read" | "update" | (string & {});

/** What the account pays for. */
export type Plan = "hobby" | "pro" | "enterprise" | (string & {});

/** An environment that a rule applies to. */
export type PolicyEnvironment = SystemPolicyEnvironment | CustomPolicyEnvironment;

/** An environment that a rule applies to. As it is sent. */
export type PolicyEnvironmentInput = SystemPolicyEnvironmentInput | CustomPolicyEnvironment;

/** A Git repository or all of an owner's. */
export type PolicyGitSource = GitOrganizationSource | GitlabNamespaceSource;

/** A project: what is deployed from one source under one name, with all its settings. */
export interface Project {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  /** The team or user that owns it. */
  accountId: string;
  alias: ProjectAlias[];
  deploymentExpiration: DeploymentExpiration;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing: boolean;
  nodeVersion: NodeVersion;
  resourceConfig: ProjectResourceConfig;
  abuse?: ProjectAbuse | undefined;
  analytics?: ProjectAnalytics | undefined;
  appliedCve55182Migration?: boolean | undefined;
  /** Whether a production deployment gets the custom domains by itself. */
  autoAssignCustomDomains?: boolean | undefined;
  /** Who changed the automatic assignment last. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  creator?: ProjectCreator | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  env?: EnvVar[] | undefined;
  framework?: Framework | null | undefined;
  gitComments?: GitComments | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  gitProviderOptions?: GitProviderOptions | undefined;
  hasActiveBranches?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  internalRoutes?: InternalRoute[] | undefined;
  /** The pools of IP addresses that deployments are served from. */
  ipBuckets?: IpBucket[] | undefined;
  latestDeployments?: LatestDeployment[] | undefined;
  link?: ProjectLink | undefined;
  live?: boolean | undefined;
  oidcTokenConfig?: OidcTokenConfig | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: Passport | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: { [key: string]: unknown } | null | undefined;
  paused?: boolean | undefined;
  /** The domain that preview URLs end in; null for the platform's own. Not in the platform's published description. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. Not in the platform's published description. */
  previewDeploymentsDisabled?: boolean | undefined;
  /** Whether everybody may see the sources and the build logs. Not in the platform's published description. */
  publicSource?: boolean | null | undefined;
  rollingRelease?: RollingReleaseConfig | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  security?: ProjectSecurity | undefined;
  /** Whether functions move to another region by themselves when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  speedInsights?: SpeedInsights | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtection | null | undefined;
  targets?: { [key: string]: LatestDeployment | null } | undefined;
  tier?: ProjectTier | undefined;
  /** Unix time in milliseconds. */
  transferCompletedAt?: number | undefined;
  /** Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** The account that it is being moved to. */
  transferToAccountId?: string | undefined;
  /** The account that it came from. */
  transferredFromAccountId?: string | undefined;
  /** Whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
  defaultResourceConfig: ProjectResourceConfig;
  /** The region that functions run in by default. Not in the platform's published description. */
  serverlessFunctionRegion?: string | undefined;
  avatar?: string | null | undefined;
  blobs?: {
    isDefaultApp?: boolean | undefined;
  } | undefined;
  /** The queue that builds wait in. */
  concurrencyBucketName?: string | undefined;
  /** Whether builds run inside the private network. */
  connectBuildsEnabled?: boolean | undefined;
  /** The private network that it is connected to. */
  connectConfigurationId?: string | null | undefined;
  connectConfigurations?: ConnectConfiguration[] | null | undefined;
  crons?: ProjectCrons | undefined;
  customEnvironments?: CustomEnvironment[] | undefined;
  dataCache?: {
    userDisabled: boolean;
    /** How much the cache holds; null when unlimited. */
    storageSizeBytes?: number | null | undefined;
    unlimited?: boolean | undefined;
  } | undefined;
  deploymentPolicy?: {
    deploymentSources?: DeploymentSourceRule[] | null | undefined;
    gitSources?: GitSourceRule[] | null | undefined;
  } | null | undefined;
  dismissedToasts?: DismissedToast[] | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether answers of external rewrites are cached. */
  enableExternalRewriteCaching?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  expiration?: ProjectExpiration | undefined;
  features?: {
    webAnalytics?: boolean | undefined;
  } | undefined;
  /** Whether Git LFS files are fetched. */
  gitLFS?: boolean | undefined;
  hasDeployments?: boolean | undefined;
  integrations?: {
    installationId: string;
    resources?: {
      externalResourceId: string;
    }[] | undefined;
  }[] | undefined;
  jobs?: DefaultProjectJobs | undefined;
  lastAliasRequest?: LastAliasRequest | null | undefined;
  lastRollbackTarget?: { [key: string]: unknown } | null | undefined;
  microfrontends?: ProjectMicrofrontends | undefined;
  /** Paths where `OPTIONS` requests pass deployment protection. */
  optionsAllowlist?: {
    paths: {
      value: string;
    }[];
  } | null | undefined;
  /** The private network that takes over in a failover. */
  passiveConnectConfigurationId?: string | null | undefined;
  permissions?: ProjectPermissions | undefined;
  productionDeploymentsFastLane?: boolean | undefined;
  /** Whether source maps need the same access as a protected deployment. */
  protectedSourcemaps?: boolean | undefined;
  /** Who passes deployment protection, by secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: ProtectionBypass } | undefined;
  protectionConfig?: {
    sandboxUrls?: {
      inheritDeploymentProtection?: boolean | undefined;
    } | undefined;
  } | undefined;
  rollbackDescription?: RollbackDescription | undefined;
  sandbox?: ProjectSandbox | undefined;
  services?: ProjectService[] | undefined;
  /** Sites that may fetch assets under skew protection. */
  skewProtectionAllowedDomains?: string[] | undefined;
  /** Deployments made before this moment get no skew protection. Unix time in milliseconds. */
  skewProtectionBoundaryAt?: number | undefined;
  /** How long skew protection keeps an earlier deployment, in seconds. */
  skewProtectionMaxAge?: number | undefined;
  staticIps?: {
    builds: boolean;
    enabled: boolean;
    regions: string[];
  } | undefined;
  tracing?: ProjectTracing | undefined;
  /** The addresses that pass deployment protection. */
  trustedIps?: ProjectTrustedIps | null | undefined;
  usageStatus?: ProjectUsageStatus | undefined;
  v0?: boolean | undefined;
  v0Created?: boolean | undefined;
}

/** What was found and done about abuse of the project. */
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
  target: "PREVIEW" | "PRODUCTION" | "STAGING" | (string & {});
  /** What shows that the domain points here. */
  configuredBy?: DomainConfiguredBy | null | undefined;
  /** When `configuredBy` changed. Unix time in milliseconds. */
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
  /** Who did it. */
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

/** Who created the project. */
export type ProjectCreator = UserCreator | AppCreator | IntegrationCreator | SystemActor;

/** The scheduled jobs of the current production deployment. */
export interface ProjectCrons {
  definitions: CronDefinition[];
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string | null;
  /** When they were paused; null while they run. Unix time in milliseconds. */
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
  redirectStatusCode?: number | null | undefined;
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

/** One page of the domains of a project. */
export interface ProjectDomainPage {
  domains: ProjectDomain[];
  pagination: Pagination;
}

/** A variable for the built-in environments. */
export interface ProjectEnvInput {
  /** How the value is stored: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type: EnvVarInputKind;
  /** The name that code reads the value by. */
  key: string;
  /** The built-in environments that get it. */
  target: readonly EnvTargetInput[];
  /** The value, in plain text. A credential: keep it out of logs. */
  value: string;
  /** A note that says what it is for. */
  comment?: string | undefined;
  /** The custom environments that get it too. */
  customEnvironmentIds?: readonly string[] | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
}

/** The environment variables that the caller may see. */
export interface ProjectEnvList {
  envs: EnvVarListItem[];
  /** How many production variables the caller may not see. */
  hiddenProductionEnvCount: number;
}

/** One page of environment variables. */
export interface ProjectEnvPage {
  envs: EnvVarListItem[];
  pagination: Pagination;
}

/** When the project is deleted by itself. */
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

/** A project in a list: with all there is to know, or in short. */
export type ProjectListItem = ProjectSummary | Project;

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

/** A version of Node.js that a project can ask for. */
export type ProjectNodeVersion = "10.x" | "12.x" | "14.x" | "16.x" | "18.x" | "20.x" | "22.x" | "24.x";

/** One page of projects. */
export interface ProjectPage {
  pagination: ProjectsPagination;
  projects: ProjectListItem[];
}

/** What the caller may do, by resource. */
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
  /** Whose OIDC tokens pass deployment protection. */
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

/** What builds and functions run on. */
export interface ProjectResourceConfig {
  /** The regions that functions run in by default. */
  functionDefaultRegions: string[];
  /** When the elastic machine changed its size. Unix time in milliseconds. */
  buildMachineElasticLastUpdated?: number | undefined;
  /** Why the elastic machine has its size. */
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
  /** Whether functions move to another region by themselves when theirs fails. */
  functionZeroConfigFailover?: boolean | undefined;
  isNSNBDisabled?: boolean | undefined;
}

/** What builds and functions are to run on. */
export interface ProjectResourceConfigInput {
  /** When the elastic machine changed its size. Unix time in milliseconds. */
  buildMachineElasticLastUpdated?: number | undefined;
  /** Why the elastic machine has its size. */
  buildMachineElasticReason?: BuildMachineReasonInput | undefined;
  /** Whether the build machine keeps its size (`fixed`) or follows the need (`elastic`). */
  buildMachineSelection?: BuildMachineSelectionInput | undefined;
  /** The size of the build machine; `elastic` lets it follow the need. */
  buildMachineType?: BuildMachineSetting | null | undefined;
  /** How builds wait for each other. */
  buildQueue?: BuildQueueInput | undefined;
  /** Whether builds may run beyond the slots of the plan. */
  elasticConcurrencyEnabled?: boolean | undefined;
  /** Whether functions use what is still in beta. */
  enableFunctionsBeta?: boolean | undefined;
  /** Whether one function instance serves several requests at a time. */
  fluid?: boolean | undefined;
  /** How much memory and CPU a function gets by default. */
  functionDefaultMemoryType?: FunctionMemoryTypeInput | undefined;
  /** The regions that functions run in by default. At least 1 item. No item twice. */
  functionDefaultRegions?: readonly string[] | undefined;
  /** In seconds. At least 1, at most 900. */
  functionDefaultTimeout?: number | undefined;
  /** Whether functions move to another region by themselves when theirs fails. */
  functionZeroConfigFailover?: boolean | undefined;
  /** Whether the team's rule for commits of people without a seat is off here. */
  isNSNBDisabled?: boolean | undefined;
}

/** A route of the project was blocked. */
export interface ProjectRouteBlocked {
  action: "route-blocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Who did it. */
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
  /** Who did it. */
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

/** Where sandboxes of the project run. */
export interface ProjectSandbox {
  /** Where sandboxes run when the region fails, in this order. */
  failoverRegions?: readonly SandboxRegion[] | undefined;
  /** The region that sandboxes run in unless they name one. */
  region?: SandboxRegion | undefined;
}

/** Where sandboxes of the project run. As it is sent. */
export interface ProjectSandboxInput {
  /** Where sandboxes run when the region fails, in this order. */
  failoverRegions?: readonly SandboxRegionInput[] | undefined;
  /** The region that sandboxes run in unless they name one. */
  region?: SandboxRegionInput | undefined;
}

/** The firewall and attack protection of a project. */
export interface ProjectSecurity {
  /** When attack mode ends by itself. Unix time in milliseconds. */
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

/** One of several services in the project. */
export interface ProjectService {
  serviceName: string;
  framework?: Framework | undefined;
  runtime?: string | undefined;
  serviceType?: ServiceType | undefined;
}

/** A project as a list shows it. */
export interface ProjectSummary {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  /** The team or user that owns it. */
  accountId: string;
  alias: ProjectAlias[];
  deploymentExpiration: DeploymentExpiration;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing: boolean;
  nodeVersion: NodeVersion;
  resourceConfig: ProjectResourceConfig;
  abuse?: ProjectAbuse | undefined;
  analytics?: ProjectAnalytics | undefined;
  appliedCve55182Migration?: boolean | undefined;
  /** Whether a production deployment gets the custom domains by itself. */
  autoAssignCustomDomains?: boolean | undefined;
  /** Who changed the automatic assignment last. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  creator?: ProjectCreator | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  env?: EnvVar[] | undefined;
  framework?: Framework | null | undefined;
  gitComments?: GitComments | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  gitProviderOptions?: GitProviderOptions | undefined;
  hasActiveBranches?: boolean | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  internalRoutes?: InternalRoute[] | undefined;
  /** The pools of IP addresses that deployments are served from. */
  ipBuckets?: IpBucket[] | undefined;
  latestDeployments?: LatestDeployment[] | undefined;
  link?: ProjectLink | undefined;
  live?: boolean | undefined;
  oidcTokenConfig?: OidcTokenConfig | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: Passport | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: { [key: string]: unknown } | null | undefined;
  paused?: boolean | undefined;
  /** The domain that preview URLs end in; null for the platform's own. Not in the platform's published description. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. Not in the platform's published description. */
  previewDeploymentsDisabled?: boolean | undefined;
  /** Whether everybody may see the sources and the build logs. Not in the platform's published description. */
  publicSource?: boolean | null | undefined;
  rollingRelease?: RollingReleaseConfig | null | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  security?: ProjectSecurity | undefined;
  /** Whether functions move to another region by themselves when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  speedInsights?: SpeedInsights | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtection | null | undefined;
  targets?: { [key: string]: LatestDeployment | null } | undefined;
  tier?: ProjectTier | undefined;
  /** Unix time in milliseconds. */
  transferCompletedAt?: number | undefined;
  /** Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** The account that it is being moved to. */
  transferToAccountId?: string | undefined;
  /** The account that it came from. */
  transferredFromAccountId?: string | undefined;
  /** Whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  webAnalytics?: ProjectWebAnalytics | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion: string;
}

/** The tier of a project. */
export type ProjectTier = "priority" | "advanced" | "critical" | (string & {});

/** How requests are traced. */
export interface ProjectTracing {
  /** The domains of the drains that take traces, separated by commas. */
  domains?: string | undefined;
  /** Paths whose requests are never traced. */
  ignorePaths?: readonly string[] | undefined;
  /** Which requests are traced. */
  samplingRules?: readonly TracingRule[] | undefined;
}

/** How requests are traced. As it is sent. */
export interface ProjectTracingInput {
  /** The domains of the drains that take traces, separated by commas. */
  domains?: string | undefined;
  /** Paths whose requests are never traced. */
  ignorePaths?: readonly string[] | undefined;
  /** Which requests are traced. */
  samplingRules?: readonly TracingRuleInput[] | undefined;
}

/** The addresses that pass deployment protection, or only that there are some. */
export type ProjectTrustedIps = TrustedIps | TrustedIpsSummary;

/** Whose OIDC tokens pass deployment protection. */
export interface ProjectTrustedSources {
  /** Whether the platform's CI passes when it runs for the same repository. */
  enableVercelCiSameRepository?: boolean | undefined;
  /** What is accepted of other identity providers, by issuer. */
  oidcProviders?: { [key: string]: readonly TrustedOidcProvider[] } | undefined;
  /** What is accepted of other projects, by the project's ID. */
  projects?: { [key: string]: TrustedProject } | undefined;
}

/** The project was unblocked. */
export interface ProjectUnblocked {
  action: "unblocked";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Who did it. */
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
  /** Until when throttling is suspended. Unix time in milliseconds. */
  bypassThrottleUntil?: number | undefined;
  /** Until when the allowance counts as exceeded. Unix time in milliseconds. */
  exceededAllowanceUntil?: number | undefined;
  teamThrottled?: boolean | undefined;
  throttled?: boolean | undefined;
}

/** How visits are counted. */
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

/** Where a list of projects goes on. */
export interface ProjectsPagination {
  /** How many items this page holds. */
  count: number;
  /** The `from` of the next page; null on the last one. */
  next: number | string | null;
  /** Where the page before begins. */
  prev: number | null;
}

/** An alias that a promotion moves. */
export interface PromoteAlias {
  id: string;
  alias: string;
  status: string;
}

/** One page of aliases with the state of their promotion. */
export interface PromoteAliasPage {
  aliases: PromoteAlias[];
  pagination: Pagination;
}

/** A secret that passes deployment protection. */
export type ProtectionBypass = IntegrationBypass | AutomationBypass;

/** Which deployments are protected. */
export type ProtectionScope = ProtectionScopeInput | (string & {});

/** Which deployments are protected. As it is sent. */
export type ProtectionScopeInput = "all" | "all_except_custom_domains" | "preview" | "prod_deployment_urls_and_all_previews";

/** The status of a redirect. */
export type RedirectStatusCode = 301 | 302 | 307 | 308;

/** Why production was rolled back, and by whom. */
export interface RollbackDescription {
  /** Unix time in milliseconds. */
  createdAt: number;
  description: string;
  /** The ID of a user. */
  userId: string;
  username: string;
}

/** What a gate measures. */
export interface RollingReleaseCheck {
  type: "error-rate-5xx";
  excludePaths?: string[] | undefined;
  excludeStatusCodes?: number[] | undefined;
  /** How far telemetry may lag behind. */
  ingestWatermarkSeconds?: number | undefined;
  /** How many requests must be seen before the rate counts. */
  minSampleSize?: number | undefined;
}

/** How production traffic moves to a new deployment, step by step. */
export interface RollingReleaseConfig {
  target: string;
  /** Whether it is on, as the platform's Terraform provider reads it. Not in the platform's published description. */
  enabled?: boolean | undefined;
  /** Whether stages begin by themselves or have to be approved, as that provider reads it. Not in the platform's published description. */
  advancementType?: "automatic" | "manual-approval" | (string & {}) | undefined;
  /** Whether answers say which deployment served them. */
  canaryResponseHeader?: boolean | undefined;
  gate?: RollingReleaseGate | undefined;
  stages?: RollingReleaseStage[] | null | undefined;
}

/** What stops a rolling release by itself. */
export interface RollingReleaseGate {
  action: "pause" | "rollback" | (string & {});
  checks: RollingReleaseCheck[];
  /** Whether a failed check is only reported. */
  dryRun: boolean;
  enabled: boolean;
  failureThreshold?: number | undefined;
  windowSize?: number | undefined;
}

/** One step of a rolling release. */
export interface RollingReleaseStage {
  /** The share of traffic that the new deployment gets, in percent. */
  targetPercentage: number;
  /** In minutes. */
  duration?: number | undefined;
  /** Whether the share grows evenly during the stage. */
  linearShift?: boolean | undefined;
  /** Whether someone must approve before the next stage. */
  requireApproval?: boolean | undefined;
}

/** A region that sandboxes run in. */
export type SandboxRegion = SandboxRegionInput | (string & {});

/** A region that sandboxes run in. As it is sent. */
export type SandboxRegionInput =
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
  | "yul1";

/** The deletion is planned. */
export interface ScheduledExpiration {
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** How a service runs. */
export type ServiceType = "web" | "worker" | "cron" | "job" | (string & {});

/** The build machine of a project: a size, or one that follows the need, which the platform's published description lacks. */
export type ShownBuildMachine = BuildMachineType | ElasticBuildMachine;

/** How speed is measured. */
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
  /** Which deployments are protected. */
  deploymentType: ProtectionScope;
  april2026SecurityIncidentMigrationAppliedFrom?: ProtectionScope | null | undefined;
  cve55182MigrationAppliedFrom?: ProtectionScope | null | undefined;
}

/** Protection by membership of the team. */
export interface SsoProtectionInput {
  /** Which deployments are protected. Default: `"preview"`. */
  deploymentType?: ProtectionScopeInput | undefined;
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

/** The platform itself. */
export interface SystemActor {
  type: "system";
}

/** Production or preview. */
export interface SystemPolicyEnvironment {
  /** It is one of the environments that every project has. */
  type: "system";
  /** Which one it is. */
  target: TargetEnvironment;
}

/** Production or preview. As it is sent. */
export interface SystemPolicyEnvironmentInput {
  /** It is one of the environments that every project has. */
  type: "system";
  /** Which one it is. */
  target: TargetEnvironmentInput;
}

/** An environment that deployments are made for. */
export type TargetEnvironment = TargetEnvironmentInput | (string & {});

/** An environment that deployments are made for. As it is sent. */
export type TargetEnvironmentInput = "production" | "preview";

/** What the user did with a message. */
export type ToastAction = ToastActionInput | (string & {});

/** What the user did with a message. As it is sent. */
export type ToastActionInput = "accept" | "cancel" | "delete";

/** Turns a setting on or off. */
export interface Toggle {
  /** Whether it is on. */
  enabled: boolean;
}

/** What happened during one request. */
export interface Trace {
  spans: TraceSpan[];
  traceId: string;
  resources?: TraceResource[] | undefined;
  rootSpanId?: string | undefined;
}

/** A part of the system that spans belong to. */
export interface TraceResource {
  name: string;
  attributes: { [key: string]: string };
}

/** One step of a trace. */
export interface TraceSpan {
  name: string;
  attributes: { [key: string]: unknown };
  /** Seconds and nanoseconds. */
  duration: number[];
  /** Seconds and nanoseconds. */
  endTime: number[];
  events: TraceSpanEvent[];
  kind: number;
  library: {
    name: string;
    version?: string | undefined;
  };
  links: { [key: string]: unknown }[];
  resource: string;
  spanId: string;
  /** Seconds and nanoseconds. */
  startTime: number[];
  status: {
    code: number;
    message?: string | undefined;
  };
  traceFlags: number;
  parentSpanId?: string | undefined;
  traceState?: string | undefined;
}

/** Something that happened within a span. */
export interface TraceSpanEvent {
  name: string;
  attributes: { [key: string]: unknown };
  /** Seconds and nanoseconds. */
  timestamp: number[];
}

/** Which requests are traced, and how many. */
export interface TracingRule {
  /** The share that is traced, from 0 to 1. */
  rate: number;
  /**
   * Where the traces go: `external` to a drain of the team, `internal` to the platform's own. The platform works it
   * out; it is taken so that what was read can be sent back.
   */
  destination?: "external" | "internal" | (string & {}) | undefined;
  /** The environment that the rule applies to; all when left out. */
  env?: TargetEnvironment | undefined;
  /** Only requests whose path begins so; all when left out. */
  requestPath?: string | undefined;
}

/** Which requests are traced, and how many. As it is sent. */
export interface TracingRuleInput {
  /** The share that is traced, from 0 to 1. */
  rate: number;
  /**
   * Where the traces go: `external` to a drain of the team, `internal` to the platform's own. The platform works it
   * out; it is taken so that what was read can be sent back.
   */
  destination?: "external" | "internal" | undefined;
  /** The environment that the rule applies to; all when left out. */
  env?: TargetEnvironmentInput | undefined;
  /** Only requests whose path begins so; all when left out. */
  requestPath?: string | undefined;
}

/** Paid features that come along. */
export interface TransferredPaidFeatures {
  /** How many concurrent builds come along. */
  concurrentBuilds?: number | null | undefined;
  /** Whether password protection comes along. */
  passwordProtection?: boolean | null | undefined;
  /** Whether the domain that preview URLs end in comes along. */
  previewDeploymentSuffix?: boolean | null | undefined;
}

/** Environments by their slugs, or all custom ones. */
export interface TrustedEnvironments {
  /** The environments by their slugs: `production`, `preview`, or those of custom environments. */
  slugs?: readonly string[] | undefined;
  /** `all-custom` adds all custom environments. */
  preset?: "all-custom" | undefined;
}

/** Whether an address is enough, or needed besides other protection. */
export type TrustedIpProtectionMode = TrustedIpProtectionModeInput | (string & {});

/** Whether an address is enough, or needed besides other protection. As it is sent. */
export type TrustedIpProtectionModeInput = "additional" | "exclusive";

/** Which deployments the addresses apply to. */
export type TrustedIpScope = TrustedIpScopeInput | (string & {});

/** Which deployments the addresses apply to. As it is sent. */
export type TrustedIpScopeInput = "all" | "all_except_custom_domains" | "preview" | "production" | "prod_deployment_urls_and_all_previews";

/** The addresses that pass deployment protection. */
export interface TrustedIps {
  /** Addresses or ranges in CIDR notation, with a note. */
  addresses: AnnotatedValue[];
  /** Which deployments are protected. */
  deploymentType: TrustedIpScope;
  protectionMode: TrustedIpProtectionMode;
}

/** The addresses that are to pass deployment protection. */
export interface TrustedIpsInput {
  /** The addresses, with notes. At least 1 item. */
  addresses: readonly {
    /** An IPv4 address, or a range in CIDR notation. */
    value: string;
    /** Whose address it is; at most 20 characters. At most 20 characters. */
    note?: string | undefined;
  }[];
  /** Which deployments are protected. */
  deploymentType: TrustedIpScopeInput;
  /** Whether such an address is enough (`exclusive`), or other protection has to be passed as well (`additional`). */
  protectionMode: TrustedIpProtectionModeInput;
}

/** Says which deployments are protected, not by which addresses. */
export interface TrustedIpsSummary {
  /** Which deployments are protected. */
  deploymentType: TrustedIpScope;
}

/** An issuer whose tokens are trusted. */
export interface TrustedOidcProvider {
  /** The values that a claim may have, by its name. */
  claims: { [key: string]: readonly string[] };
  /** The environments of this project that such a token may reach. */
  to: TrustedEnvironments;
  /** A note that says what the source is. */
  label?: string | undefined;
}

/** A project whose deployments are trusted. */
export interface TrustedProject {
  /** Which environments reach which; without it, each reaches only the one of the same slug. */
  customAllow?: readonly TrustedProjectRule[] | undefined;
  /** A note that says what the source is. */
  label?: string | undefined;
}

/** From which environments to which. */
export interface TrustedProjectRule {
  /** The environments of the trusted project that requests may come from. */
  from: TrustedEnvironments;
  /** The environments of this project that they may reach. */
  to: TrustedEnvironments;
}

/** What changes about a domain. */
export interface UpdateProjectDomainRequest {
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: RedirectStatusCode | null | undefined;
}

/** What changes about an environment variable. */
export interface UpdateProjectEnvRequest {
  /** How the value is stored: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform. */
  type?: EnvVarInputKind | undefined;
  /** The name that code reads the value by. */
  key?: string | undefined;
  /** A note that says what it is for. At most 500 characters. */
  comment?: string | undefined;
  /** The custom environments that get it. */
  customEnvironmentIds?: readonly string[] | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The built-in environments that get it. */
  target?: readonly EnvTargetInput[] | undefined;
  /** The value, in plain text. A credential: keep it out of logs. */
  value?: string | undefined;
  /** Whether its value counts as configuration or as a secret. Not in the platform's published description. */
  visibility?: EnvVarVisibilityInput | undefined;
}

/** What changes about the project's part in a microfrontends group. */
export interface UpdateProjectMicrofrontendsRequest {
  /** The path that screenshots and links open. */
  defaultRoute?: string | undefined;
  /** Whether it is left out of the group's routing. */
  doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
  /** Whether the project takes part in microfrontends. */
  enabled?: boolean | undefined;
  /** Whether it answers requests that no other app of the group takes. */
  isDefaultApp?: boolean | undefined;
  /** The microfrontends group that it belongs to. */
  microfrontendsGroupId?: string | undefined;
  /** Whether its telemetry shows here and not in the default app. */
  routeObservabilityToThisProject?: boolean | undefined;
}

/** Secrets to generate, change or revoke. */
export interface UpdateProjectProtectionBypassRequest {
  /** Makes a new secret; so does a body that asks for nothing. */
  generate?: {
    /** A note that says what the secret is for. */
    note?: string | undefined;
    /** 32 letters and digits; made up when left out. Pattern: `^[a-zA-Z0-9]{32}$`. A credential: keep it out of logs. */
    secret?: string | undefined;
  } | undefined;
  /** Ends a secret, and makes another in its place if asked. */
  revoke?: BypassRevocation | undefined;
  /** Changes what is known about a secret; the secret itself stays. */
  update?: {
    /** The secret that it is about. A credential: keep it out of logs. */
    secret: string;
    /** Whether deployments get the secret as an environment variable. */
    isEnvVar?: boolean | undefined;
    /** A note that says what the secret is for. */
    note?: string | undefined;
  } | undefined;
}

/** What changes about a project; the rest stays as it is. */
export interface UpdateProjectRequest {
  /** The command that builds; null lets the framework decide. */
  buildCommand?: string | null | undefined;
  /** The command whose exit code decides whether a build is skipped. */
  commandForIgnoringBuildStep?: string | null | undefined;
  /** The command that starts a local server; null lets the framework decide. */
  devCommand?: string | null | undefined;
  /** Whether a monorepo deploys only the projects that a commit changes. */
  enableAffectedProjectsDeployments?: boolean | undefined;
  /** Whether the toolbar shows on previews; null follows the team. */
  enablePreviewFeedback?: boolean | null | undefined;
  /** Whether the toolbar shows in production; null follows the team. */
  enableProductionFeedback?: boolean | null | undefined;
  /** The command that installs dependencies; null lets the framework decide. */
  installCommand?: string | null | undefined;
  /** How the OIDC tokens of deployments are issued. */
  oidcTokenConfig?: OidcTokenConfigInput | undefined;
  /** The folder that holds the result of the build; null lets the framework decide. */
  outputDirectory?: string | null | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether commits outside the production branch are left undeployed. */
  previewDeploymentsDisabled?: boolean | null | undefined;
  /** Whether everybody may see the sources and the build logs. */
  publicSource?: boolean | null | undefined;
  /** What builds and functions run on. */
  resourceConfig?: ProjectResourceConfigInput | undefined;
  /** The folder of the repository that is built; null for its root. */
  rootDirectory?: string | null | undefined;
  /** Where sandboxes of the project run. */
  sandbox?: ProjectSandboxInput | undefined;
  /** The region that functions run in by default. */
  serverlessFunctionRegion?: string | null | undefined;
  /** Whether functions move to another region by themselves when theirs fails. */
  serverlessFunctionZeroConfigFailover?: boolean | undefined;
  /** Whether linking a local folder leaves the Git repository unconnected. */
  skipGitConnectDuringLink?: boolean | undefined;
  /** The new name; unique within the account or team. At most 100 characters. */
  name?: string | undefined;
  /** Whether a production deployment gets the custom domains by itself. */
  autoAssignCustomDomains?: boolean | undefined;
  /** Who changed the automatic assignment last. */
  autoAssignCustomDomainsUpdatedBy?: string | undefined;
  /** Whether system environment variables are visible to builds and functions. */
  autoExposeSystemEnvs?: boolean | undefined;
  /** The private networks that environments are connected to; null for none. */
  connectConfigurations?: readonly ConnectConfigurationInput[] | null | undefined;
  /** Whether customer support may read the source. */
  customerSupportCodeVisibility?: boolean | undefined;
  /** From where deployments may be made. */
  deploymentPolicy?: DeploymentPolicyInput | string | undefined;
  /** Whether a folder without an index file is shown as a list. */
  directoryListing?: boolean | undefined;
  /** Messages that the user answered or closed; each replaces the record of the same key. */
  dismissedToasts?: readonly DismissedToastInput[] | undefined;
  /** Whether answers of external rewrites are cached. */
  enableExternalRewriteCaching?: boolean | undefined;
  /** What it is built with; null for nothing. */
  framework?: FrameworkInput | null | undefined;
  /** Whether the Git provider shows comments about deployments; null for the platform's own choice. Not in the platform's published description. */
  gitComments?: GitCommentsInput | null | undefined;
  /** Whether a pull request from a fork needs approval before it is deployed. */
  gitForkProtection?: boolean | undefined;
  /** Whether Git LFS files are fetched. */
  gitLFS?: boolean | undefined;
  /** How the project works with its Git provider; what is left out stays as it is. Not in the platform's published description. */
  gitProviderOptions?: GitProviderOptionsInput | undefined;
  /** The version of Node.js that builds and functions run on. */
  nodeVersion?: ProjectNodeVersion | undefined;
  /** Paths where `OPTIONS` requests pass deployment protection. */
  optionsAllowlist?: OptionsAllowlistInput | null | undefined;
  /** Deployments that ask for a sign-in with an identity provider; null for none. */
  passport?: PassportInput | null | undefined;
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: PasswordProtectionInput | null | undefined;
  /** Whether builds for production go before those for previews. Not in the platform's published description. */
  productionDeploymentsFastLane?: boolean | undefined;
  /** Whether source maps need the same access as a protected deployment. */
  protectedSourcemaps?: boolean | undefined;
  /** Sites that may fetch assets under skew protection. */
  skewProtectionAllowedDomains?: readonly string[] | undefined;
  /** Deployments made before this moment get no skew protection, in Unix milliseconds. At least 0. */
  skewProtectionBoundaryAt?: number | undefined;
  /** How long skew protection keeps an earlier deployment, in seconds. At least 0. */
  skewProtectionMaxAge?: number | undefined;
  /** Whether a build sees files outside the root directory. */
  sourceFilesOutsideRootDirectory?: boolean | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtectionInput | null | undefined;
  /** Whether it reaches the outside from IP addresses that stay the same. */
  staticIps?: Toggle | undefined;
  /** How requests are traced; null for not at all. */
  tracing?: ProjectTracingInput | null | undefined;
  /** The addresses that pass deployment protection. */
  trustedIps?: TrustedIpsInput | null | undefined;
  /** Whose OIDC tokens pass deployment protection. */
  trustedSources?: ProjectTrustedSources | null | undefined;
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

/** Input of `listProjects`. */
export interface ListProjectsInput {
  /** Only projects with one of these build machines, separated by commas. */
  buildMachineTypes?: string | undefined;
  /** Only projects with this build queue. */
  buildQueueConfiguration?: BuildQueueConfigurationInput | undefined;
  /** Only projects that count as deprecated, or only the others; what makes a project so is not published. */
  deprecated?: boolean | undefined;
  /** Only projects connected to this config store. */
  edgeConfigId?: string | undefined;
  /** Only projects connected with this config store token. */
  edgeConfigTokenId?: string | undefined;
  /** Only projects with or without elastic concurrency. */
  elasticConcurrencyEnabled?: OneOrZero | undefined;
  /** Leaves out projects of these repositories. */
  excludeRepos?: string | undefined;
  /** Goes on from here: `pagination.next` of the page before. */
  from?: string | undefined;
  /** The same as `from`. Not in the platform's published description. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only projects with or without fork protection. */
  gitForkProtection?: OneOrZero | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** The name of the Git repository. */
  repo?: string | undefined;
  /** The ID of the Git repository. */
  repoId?: string | undefined;
  /** The URL of the Git repository. */
  repoUrl?: string | undefined;
  /** A part of the name. At most 100 characters. */
  search?: string | undefined;
  /** Only projects with or without static IP addresses. */
  staticIpsEnabled?: OneOrZero | undefined;
}

/** Answer of `listProjects`. */
export type ListProjectsOutput = ProjectPage;

/** Input of `getProjectTrace`. */
export interface GetProjectTraceInput {
  /** The project. */
  projectId: string;
  /** The value of `x-vercel-id` of the request. */
  requestId: string;
}

/** Answer of `getProjectTrace`. */
export interface GetProjectTraceOutput {
  trace: Trace;
}

/** Input of `createProject`. */
export type CreateProjectInput = CreateProjectRequest;

/** Answer of `createProject`. */
export type CreateProjectOutput = Project;

/** Input of `createProjectToken`. */
export interface CreateProjectTokenInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Names the program that asks. */
  source?: string | undefined;
}

/** Answer of `createProjectToken`. */
export type CreateProjectTokenOutput = IssuedToken;

/** Input of `createTraceSession`. */
export interface CreateTraceSessionInput {
  /** The host name of the deployment. */
  hostname: string;
  /** The project that the deployment belongs to. */
  projectId: string;
}

/** Answer of `createTraceSession`. */
export type CreateTraceSessionOutput = IssuedToken;

/** Input of `getProject`. */
export interface GetProjectInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getProject`. */
export type GetProjectOutput = Project;

/** Input of `updateProject`. */
export interface UpdateProjectInput extends UpdateProjectRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateProject`. */
export type UpdateProjectOutput = Project;

/** Input of `deleteProject`. */
export interface DeleteProjectInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `deleteProject`. */
export type DeleteProjectOutput = void;

/** Input of `uploadProjectAvatar`. */
export interface UploadProjectAvatarInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The bytes of the picture. */
  body?: BodySource | undefined;
}

/** Answer of `uploadProjectAvatar`. */
export type UploadProjectAvatarOutput = Project;

/** Input of `listProjectDomains`. */
export interface ListProjectDomainsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only what belongs to this custom environment. */
  customEnvironmentId?: string | undefined;
  /** Only what belongs to this branch. */
  gitBranch?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** The order by creation. Default: `"DESC"`. */
  order?: "ASC" | "DESC" | undefined;
  /** Whether only domains of production are listed. Default: `false`. */
  production?: boolean | undefined;
  /** Only domains that redirect to this one. */
  redirect?: string | undefined;
  /** Whether domains that redirect are listed. Default: `true`. */
  redirects?: boolean | undefined;
  /** Only domains added after this moment. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only domains of this environment. */
  target?: TargetEnvironmentInput | undefined;
  /** Only domains added before this moment. Unix time in milliseconds. */
  until?: number | undefined;
  /** Only domains with or without proven ownership. */
  verified?: boolean | undefined;
}

/** Answer of `listProjectDomains`. */
export type ListProjectDomainsOutput = ProjectDomainPage;

/** Input of `getProjectDomain`. */
export interface GetProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `getProjectDomain`. */
export type GetProjectDomainOutput = ProjectDomain;

/** Input of `updateProjectDomain`. */
export interface UpdateProjectDomainInput extends UpdateProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `updateProjectDomain`. */
export type UpdateProjectDomainOutput = ProjectDomain;

/** Input of `removeProjectDomain`. */
export interface RemoveProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
  /** Whether domains that redirect to it are removed too. */
  removeRedirects?: boolean | undefined;
}

/** Answer of `removeProjectDomain`. */
export type RemoveProjectDomainOutput = { [key: string]: unknown };

/** Input of `addProjectDomain`. */
export interface AddProjectDomainInput extends AddProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `addProjectDomain`. */
export type AddProjectDomainOutput = ProjectDomain;

/** Input of `moveProjectDomain`. */
export interface MoveProjectDomainInput extends MoveProjectDomainRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `moveProjectDomain`. */
export type MoveProjectDomainOutput = ProjectDomain;

/** Input of `verifyProjectDomain`. */
export interface VerifyProjectDomainInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
}

/** Answer of `verifyProjectDomain`. */
export type VerifyProjectDomainOutput = ProjectDomain;

/** Input of `listProjectEnvs`. */
export interface ListProjectEnvsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only what belongs to this custom environment. */
  customEnvironmentId?: string | undefined;
  /** Only what belongs to the custom environment with this slug. */
  customEnvironmentSlug?: string | undefined;
  /** Whether values come decrypted. */
  decrypt?: boolean | undefined;
  /** Only what belongs to this branch. At most 250 characters. */
  gitBranch?: string | undefined;
  /** Names the program that asks. */
  source?: string | undefined;
  /** Only what belongs to this environment. Not in the platform's published description. */
  target?: EnvTargetInput | undefined;
}

/** Answer of `listProjectEnvs`. */
export type ListProjectEnvsOutput = ProjectEnvPage;

/** Input of `createProjectEnvs`. */
export type CreateProjectEnvsInput = {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** `true` replaces a variable that exists. */
  upsert?: boolean | undefined;
} & (((ProjectEnvInput | CustomEnvironmentEnvInput) & {
  /** Only for a list: one is given by its members. */
  body?: undefined;
}) | {
  /** One variable, or a list of them. */
  body: NewProjectEnv | readonly NewProjectEnv[];
});

/** Answer of `createProjectEnvs`. */
export type CreateProjectEnvsOutput = CreatedProjectEnvs;

/** Input of `getProjectEnv`. */
export interface GetProjectEnvInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
}

/** Answer of `getProjectEnv`. */
export type GetProjectEnvOutput = EnvVar;

/** Input of `updateProjectEnv`. */
export interface UpdateProjectEnvInput extends UpdateProjectEnvRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
}

/** Answer of `updateProjectEnv`. */
export type UpdateProjectEnvOutput = EnvVar;

/** Input of `deleteProjectEnv`. */
export interface DeleteProjectEnvInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variable, by its ID. */
  id: string;
  /** Takes the variable off this custom environment only. */
  customEnvironmentId?: string | undefined;
}

/** Answer of `deleteProjectEnv`. */
export type DeleteProjectEnvOutput = EnvVar | (EnvVar | null)[];

/** Input of `deleteProjectEnvs`. */
export interface DeleteProjectEnvsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The environment variables, by their IDs; at most 1000. At least 1 item, at most 1000 items. */
  ids: readonly string[];
}

/** Answer of `deleteProjectEnvs`. */
export interface DeleteProjectEnvsOutput {
  /** How many were deleted. */
  deleted: number;
  ids: string[];
}

/** Input of `createProjectTransferRequest`. */
export interface CreateProjectTransferRequestInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Signs the call of `callbackUrl`. A credential: keep it out of logs. */
  callbackSecret?: string | undefined;
  /** Called when the transfer is done. */
  callbackUrl?: string | undefined;
}

/** Answer of `createProjectTransferRequest`. */
export interface CreateProjectTransferRequestOutput {
  /** Accepts the transfer; valid for a day. A credential: keep it out of logs. */
  code: string;
}

/** Input of `acceptProjectTransferRequest`. */
export interface AcceptProjectTransferRequestInput extends AcceptProjectTransferRequest {
  /** The code that the offer of the project was answered with. A credential: keep it out of logs. */
  code: string;
}

/** Answer of `acceptProjectTransferRequest`. */
export interface AcceptProjectTransferRequestOutput {
  partnerCalls?: PartnerCall[] | undefined;
  resourceTransferErrors?: { [key: string]: unknown }[] | undefined;
  transferredStoreIds?: string[] | undefined;
}

/** Input of `updateProjectProtectionBypass`. */
export interface UpdateProjectProtectionBypassInput extends UpdateProjectProtectionBypassRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateProjectProtectionBypass`. */
export interface UpdateProjectProtectionBypassOutput {
  /** By secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: ProtectionBypass } | undefined;
}

/** Input of `rollbackDeployment`. */
export interface RollbackDeploymentInput {
  /** The project. */
  projectId: string;
  /** The earlier deployment that production goes back to. */
  deploymentId: string;
  /** Why production is rolled back. */
  description?: string | undefined;
}

/** Answer of `rollbackDeployment`. */
export type RollbackDeploymentOutput = void;

/** Input of `updateRollbackDescription`. */
export interface UpdateRollbackDescriptionInput {
  /** The project. */
  projectId: string;
  /** The deployment that production went back to. */
  deploymentId: string;
  /** Why production was rolled back. */
  description?: string | undefined;
}

/** Answer of `updateRollbackDescription`. */
export type UpdateRollbackDescriptionOutput = void;

/** Input of `updateProjectMicrofrontends`. */
export interface UpdateProjectMicrofrontendsInput extends UpdateProjectMicrofrontendsRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `updateProjectMicrofrontends`. */
export type UpdateProjectMicrofrontendsOutput = Project;

/** Input of `promoteDeployment`. */
export interface PromoteDeploymentInput {
  /** The project. */
  projectId: string;
  /** The deployment that production traffic goes to. */
  deploymentId: string;
}

/** Answer of `promoteDeployment`. */
export type PromoteDeploymentOutput = void;

/** Input of `listPromoteAliases`. */
export interface ListPromoteAliasesInput {
  /** The project. */
  projectId: string;
  /** Whether only failed aliases are listed. */
  failedOnly?: boolean | undefined;
  /** How many items a page holds at most. At most 100. */
  limit?: number | undefined;
  /** Only aliases made after this moment. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only aliases made before this moment. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listPromoteAliases`. */
export type ListPromoteAliasesOutput = PromoteAliasPage;

/** Input of `pauseProject`. */
export interface PauseProjectInput {
  /** The project. */
  projectId: string;
}

/** Answer of `pauseProject`. */
export type PauseProjectOutput = void;

/** Input of `unpauseProject`. */
export interface UnpauseProjectInput {
  /** The project. */
  projectId: string;
}

/** Answer of `unpauseProject`. */
export type UnpauseProjectOutput = void;
