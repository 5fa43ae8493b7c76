// What @slipway/projects exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/projects" {
import { ApiPromise } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AcceptProjectTransferRequest {
	acceptedPolicies?: {
		[key: string]: AcceptedPolicies;
	} | undefined;
	newProjectName?: string | undefined;
	paidFeatures?: TransferredPaidFeatures | undefined;
}
export interface AcceptProjectTransferRequestInput extends AcceptProjectTransferRequest {
	code: string;
}
export interface AcceptProjectTransferRequestOutput {
	partnerCalls?: PartnerCall[] | undefined;
	resourceTransferErrors?: {
		[key: string]: unknown;
	}[] | undefined;
	transferredStoreIds?: string[] | undefined;
}
export interface AcceptedPolicies {
	eula: string;
	privacy: string;
	[key: string]: unknown;
}
export interface AddProjectDomainInput extends AddProjectDomainRequest {
	idOrName: string;
}
export type AddProjectDomainOutput = ProjectDomain;
export interface AddProjectDomainRequest {
	name: string;
	customEnvironmentId?: string | undefined;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: RedirectStatusCode | null | undefined;
}
export type AliasJobStatus = "pending" | "in-progress" | "succeeded" | "failed" | "skipped" | (string & {});
export interface AnnotatedValue {
	value: string;
	note?: string | undefined;
}
export interface AppCreator {
	type: "app";
	app: {
		id: string;
		clientId?: string | undefined;
	};
}
export interface AutomationBypass {
	scope: "automation-bypass";
	createdAt: number;
	createdBy: string;
	isEnvVar?: boolean | undefined;
	note?: string | undefined;
}
export interface BitbucketLink {
	type: "bitbucket";
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
	name: string;
	slug: string;
	owner: string;
	uuid: string;
	workspaceUuid: string;
}
export interface BranchMatcher {
	type: "endsWith" | "equals" | "startsWith" | (string & {});
	pattern: string;
}
export type BuildMachineReason = "basic-floor" | "build-timeout-failure" | "enospc-failure" | "enterprise-floor" | "high-peak-disk" | "high-peak-memory" | "long-build-duration" | "oom-failure" | "short-build-duration" | "sustained-high-cpu" | (string & {});
export type BuildMachineSelection = "fixed" | "elastic" | (string & {});
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic";
export type BuildMachineType = "basic" | "standard" | "enhanced" | "turbo" | (string & {});
export interface BuildQueue {
	configuration?: BuildQueueConfiguration | undefined;
}
export type BuildQueueConfiguration = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE" | (string & {});
export interface BypassRevocation {
	regenerate: boolean;
	secret: string;
}
export type ChecksConclusion = "succeeded" | "failed" | "skipped" | "canceled" | (string & {});
export type ChecksState = "registered" | "running" | "completed" | (string & {});
export interface CodedError {
	code: string;
	message: string;
}
export interface ConnectConfiguration {
	buildsEnabled: boolean;
	connectConfigurationId: string;
	createdAt: number;
	envId: string;
	passive: boolean;
	updatedAt: number;
	aws?: {
		subnetIds: string[];
		securityGroupId?: string | undefined;
	} | undefined;
	dc?: string | undefined;
}
export interface ConnectConfigurationInput {
	buildsEnabled: boolean;
	connectConfigurationId: string;
	envId: string;
	passive: boolean;
}
export interface CountryHeaderCondition {
	type: "header";
	key: "x-vercel-ip-country";
	value: {
		eq: string;
	};
}
export interface CreateProjectEnvsInput {
	idOrName: string;
	upsert?: boolean | undefined;
	body: NewProjectEnv | readonly NewProjectEnv[];
}
export type CreateProjectEnvsOutput = CreatedProjectEnvs;
export type CreateProjectInput = CreateProjectRequest;
export type CreateProjectOutput = Project;
export interface CreateProjectRequest {
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	devCommand?: string | null | undefined;
	enableAffectedProjectsDeployments?: boolean | undefined;
	enablePreviewFeedback?: boolean | null | undefined;
	enableProductionFeedback?: boolean | null | undefined;
	installCommand?: string | null | undefined;
	oidcTokenConfig?: OidcTokenConfigInput | undefined;
	outputDirectory?: string | null | undefined;
	previewDeploymentSuffix?: string | null | undefined;
	previewDeploymentsDisabled?: boolean | null | undefined;
	publicSource?: boolean | null | undefined;
	resourceConfig?: ProjectResourceConfigInput | undefined;
	rootDirectory?: string | null | undefined;
	sandbox?: ProjectSandbox | undefined;
	serverlessFunctionRegion?: string | null | undefined;
	serverlessFunctionZeroConfigFailover?: boolean | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	name: string;
	environmentVariables?: readonly InitialEnvVar[] | undefined;
	framework?: Framework | null | undefined;
	gitRepository?: {
		type: GitRepositoryHost;
		repo: string;
	} | undefined;
	ssoProtection?: {
		deploymentType: ProtectionScope;
	} | null | undefined;
}
export interface CreateProjectTokenInput {
	idOrName: string;
	source?: string | undefined;
}
export type CreateProjectTokenOutput = IssuedToken;
export interface CreateProjectTransferRequestInput {
	idOrName: string;
	callbackSecret?: string | undefined;
	callbackUrl?: string | undefined;
}
export interface CreateProjectTransferRequestOutput {
	code: string;
}
export interface CreateTraceSessionInput {
	hostname: string;
	projectId: string;
}
export type CreateTraceSessionOutput = IssuedToken;
export interface CreatedProjectEnvs {
	failed: {
		error: EnvVarError;
	}[];
	created?: EnvVar | EnvVar[] | undefined;
}
export type CreatorAgent = AppCreator | IntegrationCreator;
export interface CronDefinition {
	host: string;
	path: string;
	schedule: string;
	description?: string | undefined;
	hostInferred?: boolean | undefined;
	source?: "api" | undefined;
}
export interface CursorOriginLink {
	type: "cursor-origin";
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
	owner: string;
	ownerId: string;
	repo: string;
	repoId: string;
}
export interface CustomEnvironment {
	type: EnvTarget;
	id: string;
	slug: string;
	createdAt: number;
	updatedAt: number;
	branchMatcher?: BranchMatcher | undefined;
	currentDeploymentAliases?: string[] | undefined;
	description?: string | undefined;
	domains?: ProjectDomain[] | undefined;
}
export interface CustomEnvironmentEnvInput {
	type: EnvVarInputKind;
	key: string;
	customEnvironmentIds: readonly string[];
	value: string;
	comment?: string | undefined;
	gitBranch?: string | null | undefined;
	target?: readonly EnvTarget[] | undefined;
}
export interface CustomPolicyEnvironment {
	type: "custom";
	environmentId: string;
}
export interface DefaultProjectJobs {
	lint?: JobTargets | undefined;
	"mfe-config-present"?: JobTargets | undefined;
	typecheck?: JobTargets | undefined;
}
export interface DeleteProjectEnvInput {
	idOrName: string;
	id: string;
	customEnvironmentId?: string | undefined;
}
export type DeleteProjectEnvOutput = EnvVar | (EnvVar | null)[];
export interface DeleteProjectEnvsInput {
	idOrName: string;
	ids: readonly string[];
}
export interface DeleteProjectEnvsOutput {
	deleted: number;
	ids: string[];
}
export interface DeleteProjectInput {
	idOrName: string;
}
export type DeleteProjectOutput = void;
export interface DeployHook {
	id: string;
	name: string;
	ref: string;
	url: string;
	createdAt?: number | undefined;
}
export interface DeploymentExpiration {
	deploymentsToKeep?: number | undefined;
	expirationDays?: number | undefined;
	expirationDaysCanceled?: number | undefined;
	expirationDaysErrored?: number | undefined;
	expirationDaysProduction?: number | undefined;
}
export interface DeploymentPolicyInput {
	deploymentSources?: readonly DeploymentSourceRule[] | string | undefined;
	gitSources?: readonly GitSourceRule[] | string | undefined;
}
export type DeploymentPolicySource = "cli" | "deploy-hook" | "git" | "integration" | "rest-api" | "v0" | (string & {});
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | (string & {});
export type DeploymentReadySubstate = "STAGED" | "ROLLING" | "PROMOTED" | (string & {});
export interface DeploymentSourceRule {
	enabled: boolean;
	environments: readonly PolicyEnvironment[];
	sources: readonly DeploymentPolicySource[];
}
export interface DismissedToast {
	key: string;
	action: ToastAction;
	dismissedAt: number;
	value: string | number | boolean | {
		currentValue: boolean | number | string;
		previousValue: boolean | number | string;
	} | null;
}
export interface DismissedToastInput {
	key: string;
	action: ToastAction;
	dismissedAt: number;
	value?: unknown | undefined;
}
export type DomainConfiguredBy = "A" | "CNAME" | "dns-01" | "http" | (string & {});
export type EnvTarget = "production" | "preview" | "development" | (string & {});
export interface EnvVar {
	type: EnvVarKind;
	id?: string | undefined;
	key: string;
	comment?: string | undefined;
	configurationId?: string | null | undefined;
	contentHint?: EnvVarContentHint | null | undefined;
	createdAt?: number | undefined;
	createdBy?: string | null | undefined;
	customEnvironmentIds?: string[] | undefined;
	edgeConfigId?: string | null | undefined;
	edgeConfigTokenId?: string | null | undefined;
	gitBranch?: string | undefined;
	internalContentHint?: EnvVarInternalContentHint | null | undefined;
	legacyValue?: string | undefined;
	sunsetSecretId?: string | undefined;
	updatedAt?: number | undefined;
	updatedBy?: string | null | undefined;
	visibility?: EnvVarVisibility | undefined;
	value: string;
	decrypted?: boolean | undefined;
	system?: boolean | undefined;
	target?: "production" | "preview" | "development" | (EnvTarget | string)[] | (string & {}) | undefined;
	vsmValue?: string | undefined;
}
export type EnvVarContentHint = StoreHint | IntegrationStoreSecretHint | FlagsConnectionHint;
export interface EnvVarError {
	key?: string | undefined;
	code: string;
	message: string;
	action?: string | undefined;
	envVarId?: string | undefined;
	envVarKey?: string | undefined;
	gitBranch?: string | undefined;
	link?: string | undefined;
	project?: string | undefined;
	target?: EnvTarget | EnvTarget[] | undefined;
	value?: string | EnvTarget[] | undefined;
}
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system";
export interface EnvVarInternalContentHint {
	type: "flags-secret";
	encryptedValue: string;
}
export type EnvVarKind = "plain" | "encrypted" | "sensitive" | "secret" | "system" | (string & {});
export interface EnvVarListItem {
	type: EnvVarKind;
	id?: string | undefined;
	key: string;
	comment?: string | undefined;
	configurationId?: string | null | undefined;
	contentHint?: EnvVarContentHint | null | undefined;
	createdAt?: number | undefined;
	createdBy?: string | null | undefined;
	customEnvironmentIds?: string[] | undefined;
	edgeConfigId?: string | null | undefined;
	edgeConfigTokenId?: string | null | undefined;
	gitBranch?: string | undefined;
	internalContentHint?: EnvVarInternalContentHint | null | undefined;
	legacyValue?: string | undefined;
	sunsetSecretId?: string | undefined;
	updatedAt?: number | undefined;
	updatedBy?: string | null | undefined;
	visibility?: EnvVarVisibility | undefined;
	securityIssues: ("flags-secret-needs-split" | "readable-secret" | (string & {}))[];
	value: string;
	decrypted?: boolean | undefined;
	system?: boolean | undefined;
	target?: EnvTarget | EnvTarget[] | undefined;
}
export type EnvVarVisibility = "config" | "secret" | (string & {});
export interface EnvVarWithoutValue {
	type: EnvVarKind;
	id?: string | undefined;
	key: string;
	comment?: string | undefined;
	configurationId?: string | null | undefined;
	contentHint?: EnvVarContentHint | null | undefined;
	createdAt?: number | undefined;
	createdBy?: string | null | undefined;
	customEnvironmentIds?: string[] | undefined;
	edgeConfigId?: string | null | undefined;
	edgeConfigTokenId?: string | null | undefined;
	gitBranch?: string | undefined;
	internalContentHint?: EnvVarInternalContentHint | null | undefined;
	legacyValue?: string | undefined;
	sunsetSecretId?: string | undefined;
	updatedAt?: number | undefined;
	updatedBy?: string | null | undefined;
	visibility?: EnvVarVisibility | undefined;
	decrypted: boolean;
	target?: EnvTarget | EnvTarget[] | undefined;
}
export type FirewallAction = "allow" | "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | (string & {});
export type FirewallConditionType = "cookie" | "domain_environment" | "environment" | "header" | "headers" | "host" | "initial_request_path" | "ip_address" | "method" | "path" | "protocol" | "query" | "region" | "scheme" | "trusted_source" | (string & {});
export interface FirewallEdgeRateLimit {
	algo: "fixed_window" | "token_bucket" | (string & {});
	keys: string[];
	limit: number;
	window: number;
}
export interface FirewallHeaderTransform {
	type: "request.headers";
	op: "append";
	args: string;
	target: {
		key: string;
	};
}
export interface FirewallLimit {
	algo: "fixed_window" | "token_bucket" | (string & {});
	keys: string[];
	limit: number;
	window: number;
	action?: string | null | undefined;
}
export interface FirewallMitigation {
	action: FirewallAction;
	actionDuration?: string | null | undefined;
	bypassSystem?: boolean | null | undefined;
	logHeaders?: "*" | string[] | undefined;
	rateLimit?: FirewallLimit | null | undefined;
	redirect?: FirewallRedirect | null | undefined;
}
export type FirewallMitigationAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | "redirect" | (string & {});
export interface FirewallRedirect {
	location: string;
	permanent: boolean;
}
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
export interface FirewallRouteCondition {
	type: FirewallConditionType;
	key?: string | undefined;
	value?: string | FirewallRouteMatcher | undefined;
}
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
export interface FirewallRouteMitigation {
	action: FirewallMitigationAction;
	rule_id: string;
	erl?: FirewallEdgeRateLimit | undefined;
	log_headers?: "*" | string[] | undefined;
	ttl?: number | undefined;
}
export interface FlagsConnectionHint {
	type: "flags-connection-string";
	projectId: string;
}
export type Framework = "actix-web" | "angular" | "ash" | "astro" | "axum" | "blitzjs" | "brunch" | "bun" | "container" | "create-react-app" | "django" | "docusaurus" | "docusaurus-2" | "dojo" | "eleventy" | "elysia" | "ember" | "eve" | "express" | "factory-eve" | "fastapi" | "fasthtml" | "fastify" | "flask" | "gatsby" | "go" | "gridsome" | "h3" | "hexo" | "hono" | "hugo" | "hydrogen" | "ionic-angular" | "ionic-react" | "jekyll" | "koa" | "mastra" | "middleman" | "nestjs" | "nextjs" | "nitro" | "node" | "nuxtjs" | "parcel" | "polymer" | "preact" | "python" | "react-router" | "redwoodjs" | "remix" | "ruby" | "rust" | "saber" | "sanity" | "sanity-v2" | "sapper" | "scully" | "services" | "solidstart" | "solidstart-1" | "stencil" | "storybook" | "svelte" | "sveltekit" | "sveltekit-1" | "tanstack-start" | "tanstack-start-lovable" | "umijs" | "vite" | "vitepress" | "vue" | "vuepress" | "xmcp" | "zola" | (string & {});
export type FunctionMemoryType = "standard_legacy" | "standard" | "performance" | "performance_xl" | (string & {});
export interface GetProjectDomainInput {
	idOrName: string;
	domain: string;
}
export type GetProjectDomainOutput = ProjectDomain;
export interface GetProjectEnvInput {
	idOrName: string;
	id: string;
}
export type GetProjectEnvOutput = EnvVarWithoutValue | EnvVar;
export interface GetProjectInput {
	idOrName: string;
}
export type GetProjectOutput = Project;
export interface GetProjectTraceInput {
	projectId: string;
	requestId: string;
}
export interface GetProjectTraceOutput {
	trace: Trace;
}
export interface GitComments {
	onCommit: boolean;
	onPullRequest: boolean;
}
export interface GitOrganizationSource {
	org: string;
	provider: "bitbucket" | "github";
	repo?: string | undefined;
}
export interface GitProviderOptions {
	createDeployments: "disabled" | "enabled" | (string & {});
	consolidatedGitCommitStatus?: {
		enabled: boolean;
		propagateFailures: boolean;
	} | undefined;
	disableRepositoryDispatchEvents?: boolean | undefined;
	gitCommitStatus?: boolean | undefined;
	requireVerifiedCommits?: boolean | undefined;
}
export type GitRepositoryHost = "bitbucket" | "cursor-origin" | "github" | "github-limited" | "gitlab" | "vercel";
export interface GitSourceRule {
	enabled: boolean;
	environments: readonly PolicyEnvironment[];
	sources: readonly PolicyGitSource[];
}
export interface GithubCustomHostLink {
	type: "github-custom-host";
	org: string;
	repo?: string | undefined;
	repoId?: number | undefined;
	repoOwnerId?: number | undefined;
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
	host: string;
}
export interface GithubLimitedLink {
	type: "github-limited";
	org: string;
	repo?: string | undefined;
	repoId?: number | undefined;
	repoOwnerId?: number | undefined;
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface GithubLink {
	type: "github";
	org: string;
	repo?: string | undefined;
	repoId?: number | undefined;
	repoOwnerId?: number | undefined;
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface GitlabLink {
	type: "gitlab";
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
	projectId: string;
	projectName: string;
	projectNameWithNamespace: string;
	projectNamespace: string;
	projectUrl: string;
	projectOwnerId?: number | undefined;
}
export interface GitlabNamespaceSource {
	provider: "gitlab";
	namespace: string;
	project?: string | undefined;
}
export interface HostCondition {
	type: "host";
	value: {
		eq: string;
	};
}
export interface InitialEnvVar {
	type?: EnvVarInputKind | undefined;
	key: string;
	target: EnvTarget | readonly EnvTarget[];
	value: string;
	gitBranch?: string | undefined;
}
export interface IntegrationBypass {
	scope: "integration-automation-bypass";
	configurationId: string;
	createdAt: number;
	createdBy: string;
	integrationId: string;
}
export interface IntegrationCreator {
	type: "integration";
	integration: {
		configurationId: string;
		integrationId: string;
	};
}
export interface IntegrationStoreSecretHint {
	type: "integration-store-secret";
	integrationConfigurationId: string;
	integrationId: string;
	integrationProductId: string;
	storeId: string;
}
export type InternalRoute = StatusRoute | LegalBlockRoute;
export type InterstitialAction = "add-project-interstitial" | "remove-project-interstitial" | "add-deployment-interstitial" | "remove-deployment-interstitial" | (string & {});
export interface InterstitialRecord {
	action: InterstitialAction;
	createdAt: number;
	actor?: string | undefined;
	caseId?: string | undefined;
	comment?: string | undefined;
	reason?: string | undefined;
}
export interface IpBucket {
	bucket: string;
	default?: boolean | undefined;
	supportUntil?: number | undefined;
}
export interface IssuedToken {
	token: string;
}
export interface JobTargets {
	targets: string[];
}
export interface LastAliasRequest {
	type: "promote" | "rollback" | (string & {});
	fromDeploymentId: string | null;
	jobStatus: AliasJobStatus;
	requestedAt: number;
	toDeploymentId: string;
	fromRollingReleaseId?: string | undefined;
}
export interface LatestDeployment {
	type: "LAMBDAS";
	id: string;
	name: string;
	createdAt: number;
	createdIn: string;
	creator: LatestDeploymentCreator | null;
	deploymentHostname: string;
	plan: Plan;
	private: boolean;
	readyState: DeploymentReadyState;
	url: string;
	alias?: string[] | undefined;
	aliasAssigned?: boolean | number | null | undefined;
	aliasError?: CodedError | null | undefined;
	aliasFinal?: string | null | undefined;
	automaticAliases?: string[] | undefined;
	branchMatcher?: BranchMatcher | undefined;
	buildingAt?: number | undefined;
	builds?: {
		use: string;
		dest?: string | undefined;
		src?: string | undefined;
	}[] | undefined;
	checksConclusion?: ChecksConclusion | undefined;
	checksState?: ChecksState | undefined;
	connectBuildsEnabled?: boolean | undefined;
	connectConfigurationId?: string | undefined;
	deletedAt?: number | undefined;
	forced?: boolean | undefined;
	meta?: {
		[key: string]: string;
	} | undefined;
	monorepoManager?: string | null | undefined;
	oidcTokenClaims?: OidcTokenClaims | undefined;
	previewCommentsEnabled?: boolean | undefined;
	readyAt?: number | undefined;
	readySubstate?: DeploymentReadySubstate | undefined;
	requestedAt?: number | undefined;
	target?: string | null | undefined;
	teamId?: string | null | undefined;
	userId?: string | undefined;
	withCache?: boolean | undefined;
}
export interface LatestDeploymentCreator {
	uid: string;
	email: string;
	username: string;
	githubLogin?: string | undefined;
	gitlabLogin?: string | undefined;
}
export type LegalBlockCondition = CountryHeaderCondition | HostCondition;
export interface LegalBlockRoute {
	has: LegalBlockCondition[];
	mitigate: {
		action: "block_legal_cwc";
	};
	src?: string | undefined;
}
export interface ListProjectDomainsInput {
	idOrName: string;
	customEnvironmentId?: string | undefined;
	gitBranch?: string | undefined;
	limit?: number | undefined;
	order?: "ASC" | "DESC" | undefined;
	production?: boolean | undefined;
	redirect?: string | undefined;
	redirects?: boolean | undefined;
	since?: number | undefined;
	target?: TargetEnvironment | undefined;
	until?: number | undefined;
	verified?: boolean | undefined;
}
export type ListProjectDomainsOutput = ProjectDomainPage;
export interface ListProjectEnvsInput {
	idOrName: string;
	customEnvironmentId?: string | undefined;
	customEnvironmentSlug?: string | undefined;
	decrypt?: boolean | undefined;
	gitBranch?: string | undefined;
	source?: string | undefined;
	target?: EnvTarget | undefined;
}
export type ListProjectEnvsOutput = ProjectEnvPage | ProjectEnvList;
export interface ListProjectsInput {
	buildMachineTypes?: string | undefined;
	buildQueueConfiguration?: BuildQueueConfiguration | undefined;
	deprecated?: boolean | undefined;
	edgeConfigId?: string | undefined;
	edgeConfigTokenId?: string | undefined;
	elasticConcurrencyEnabled?: OneOrZero | undefined;
	excludeRepos?: string | undefined;
	from?: string | undefined;
	gitForkProtection?: OneOrZero | undefined;
	limit?: number | undefined;
	repo?: string | undefined;
	repoId?: string | undefined;
	repoUrl?: string | undefined;
	search?: string | undefined;
	staticIpsEnabled?: OneOrZero | undefined;
}
export type ListProjectsOutput = ProjectPage;
export interface ListPromoteAliasesInput {
	projectId: string;
	failedOnly?: boolean | undefined;
	limit?: number | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListPromoteAliasesOutput = PromoteAliasPage;
export interface LockedExpiration {
	lockedAt: number;
	lockedBy: string;
}
export interface ManagedRuleState {
	active: boolean;
	action?: "challenge" | "deny" | "log" | (string & {}) | undefined;
}
export interface ManagedRules {
	ai_bots: ManagedRuleState;
	bot_filter: ManagedRuleState;
	owasp: ManagedRuleState;
	traffic_sources: ManagedRuleState;
	vercel_ruleset: ManagedRuleState;
}
export interface MicrofrontendsDisabled {
	enabled: false;
	groupIds: unknown[];
	updatedAt: number;
	freeProjectForLegacyLimits?: boolean | undefined;
}
export interface MoveProjectDomainInput extends MoveProjectDomainRequest {
	idOrName: string;
	domain: string;
}
export type MoveProjectDomainOutput = ProjectDomain;
export interface MoveProjectDomainRequest {
	projectId: string;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: RedirectStatusCode | null | undefined;
}
export type NewProjectEnv = ProjectEnvInput | CustomEnvironmentEnvInput;
export type NodeVersion = "24.x" | "22.x" | "20.x" | "18.x" | "16.x" | "14.x" | "12.x" | "10.x" | "8.10.x" | (string & {});
export type OidcIssuerMode = "team" | "global" | (string & {});
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
export interface OidcTokenConfig {
	enabled?: boolean | undefined;
	issuerMode?: OidcIssuerMode | undefined;
}
export interface OidcTokenConfigInput {
	enabled?: boolean | undefined;
	issuerMode?: OidcIssuerMode | undefined;
}
export type OneOrZero = "0" | "1";
export interface OptionsAllowlistInput {
	paths: readonly {
		value: string;
	}[];
}
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface PartnerCall {
	installationId: string;
	resourceIds: string[];
	result: {
		status: "errored" | "fulfilled" | (string & {});
		code?: string | undefined;
		error?: {
			[key: string]: unknown;
		} | undefined;
	};
}
export interface Passport {
	connectorId: string;
	deploymentType: ProtectionScope;
}
export interface PassportInput {
	connectorId: string;
	deploymentType?: ProtectionScope | undefined;
}
export interface PasswordProtectionInput {
	deploymentType: ProtectionScope;
	password?: string | null | undefined;
}
export interface PauseProjectInput {
	projectId: string;
}
export type PauseProjectOutput = void;
export type PermissionAction = "create" | "delete" | "list" | "read" | "update" | (string & {});
export type Plan = "hobby" | "pro" | "enterprise" | (string & {});
export type PolicyEnvironment = SystemPolicyEnvironment | CustomPolicyEnvironment;
export type PolicyGitSource = GitOrganizationSource | GitlabNamespaceSource;
export interface Project {
	id: string;
	name: string;
	accountId: string;
	alias: ProjectAlias[];
	deploymentExpiration: DeploymentExpiration;
	directoryListing: boolean;
	nodeVersion: NodeVersion;
	resourceConfig: ProjectResourceConfig;
	abuse?: ProjectAbuse | undefined;
	analytics?: ProjectAnalytics | undefined;
	appliedCve55182Migration?: boolean | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	autoAssignCustomDomainsUpdatedBy?: string | undefined;
	autoExposeSystemEnvs?: boolean | undefined;
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	createdAt?: number | undefined;
	creator?: ProjectCreator | undefined;
	customerSupportCodeVisibility?: boolean | undefined;
	devCommand?: string | null | undefined;
	env?: EnvVar[] | undefined;
	framework?: Framework | null | undefined;
	gitComments?: GitComments | undefined;
	gitForkProtection?: boolean | undefined;
	gitProviderOptions?: GitProviderOptions | undefined;
	hasActiveBranches?: boolean | undefined;
	installCommand?: string | null | undefined;
	internalRoutes?: InternalRoute[] | undefined;
	ipBuckets?: IpBucket[] | undefined;
	latestDeployments?: LatestDeployment[] | undefined;
	link?: ProjectLink | undefined;
	live?: boolean | undefined;
	oidcTokenConfig?: OidcTokenConfig | undefined;
	outputDirectory?: string | null | undefined;
	passport?: Passport | null | undefined;
	passwordProtection?: {
		[key: string]: unknown;
	} | null | undefined;
	paused?: boolean | undefined;
	rollingRelease?: RollingReleaseConfig | null | undefined;
	rootDirectory?: string | null | undefined;
	security?: ProjectSecurity | undefined;
	serverlessFunctionZeroConfigFailover?: boolean | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
	speedInsights?: SpeedInsights | undefined;
	ssoProtection?: SsoProtection | null | undefined;
	targets?: {
		[key: string]: LatestDeployment | null;
	} | undefined;
	tier?: ProjectTier | undefined;
	transferCompletedAt?: number | undefined;
	transferStartedAt?: number | undefined;
	transferToAccountId?: string | undefined;
	transferredFromAccountId?: string | undefined;
	trustedSources?: ProjectTrustedSources | null | undefined;
	updatedAt?: number | undefined;
	webAnalytics?: ProjectWebAnalytics | undefined;
	defaultResourceConfig: ProjectResourceConfig;
	avatar?: string | null | undefined;
	blobs?: {
		isDefaultApp?: boolean | undefined;
	} | undefined;
	concurrencyBucketName?: string | undefined;
	connectBuildsEnabled?: boolean | undefined;
	connectConfigurationId?: string | null | undefined;
	connectConfigurations?: ConnectConfiguration[] | null | undefined;
	crons?: ProjectCrons | undefined;
	customEnvironments?: CustomEnvironment[] | undefined;
	dataCache?: {
		userDisabled: boolean;
		storageSizeBytes?: number | null | undefined;
		unlimited?: boolean | undefined;
	} | undefined;
	deploymentPolicy?: {
		deploymentSources?: DeploymentSourceRule[] | null | undefined;
		gitSources?: GitSourceRule[] | null | undefined;
	} | null | undefined;
	dismissedToasts?: DismissedToast[] | undefined;
	enableAffectedProjectsDeployments?: boolean | undefined;
	enableExternalRewriteCaching?: boolean | undefined;
	enablePreviewFeedback?: boolean | null | undefined;
	enableProductionFeedback?: boolean | null | undefined;
	expiration?: ProjectExpiration | undefined;
	features?: {
		webAnalytics?: boolean | undefined;
	} | undefined;
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
	lastRollbackTarget?: {
		[key: string]: unknown;
	} | null | undefined;
	microfrontends?: ProjectMicrofrontends | undefined;
	optionsAllowlist?: {
		paths: {
			value: string;
		}[];
	} | null | undefined;
	passiveConnectConfigurationId?: string | null | undefined;
	permissions?: ProjectPermissions | undefined;
	productionDeploymentsFastLane?: boolean | undefined;
	protectedSourcemaps?: boolean | undefined;
	protectionBypass?: {
		[key: string]: ProtectionBypass;
	} | undefined;
	protectionConfig?: {
		sandboxUrls?: {
			inheritDeploymentProtection?: boolean | undefined;
		} | undefined;
	} | undefined;
	rollbackDescription?: RollbackDescription | undefined;
	sandbox?: ProjectSandbox | undefined;
	services?: ProjectService[] | undefined;
	skewProtectionAllowedDomains?: string[] | undefined;
	skewProtectionBoundaryAt?: number | undefined;
	skewProtectionMaxAge?: number | undefined;
	staticIps?: {
		builds: boolean;
		enabled: boolean;
		regions: string[];
	} | undefined;
	tracing?: ProjectTracing | undefined;
	trustedIps?: ProjectTrustedIps | null | undefined;
	usageStatus?: ProjectUsageStatus | undefined;
	v0?: boolean | undefined;
	v0Created?: boolean | undefined;
}
export interface ProjectAbuse {
	history: ProjectAbuseRecord[];
	updatedAt: number;
	block?: ProjectBlocked | undefined;
	blockHistory?: ProjectBlockRecord[] | undefined;
	interstitial?: boolean | undefined;
	interstitialHistory?: InterstitialRecord[] | undefined;
	scanner?: string | undefined;
}
export interface ProjectAbuseRecord {
	at: number;
	by: string;
	byId: string;
	reason: string;
	scanner: string;
}
export interface ProjectAlias {
	deployment: LatestDeployment | null;
	domain: string;
	environment: TargetEnvironment;
	target: "PREVIEW" | "PRODUCTION" | "STAGING" | (string & {});
	configuredBy?: DomainConfiguredBy | null | undefined;
	configuredChangedAt?: number | null | undefined;
	createdAt?: number | null | undefined;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: number | null | undefined;
}
export interface ProjectAnalytics {
	id: string;
	disabledAt: number;
	enabledAt: number;
	canceledAt?: number | null | undefined;
	paidAt?: number | undefined;
	sampleRatePercent?: number | null | undefined;
	spendLimitInDollars?: number | null | undefined;
}
export type ProjectBlockRecord = ProjectBlocked | ProjectUnblocked | ProjectRouteBlocked | ProjectRouteUnblocked;
export interface ProjectBlocked {
	action: "blocked";
	createdAt: number;
	actor?: string | undefined;
	caseId?: string | undefined;
	comment?: string | undefined;
	ineligibleForAppeal?: boolean | undefined;
	isCascading?: boolean | undefined;
	reason: string;
	statusCode: number;
}
export type ProjectCreator = UserCreator | AppCreator | IntegrationCreator | SystemActor;
export interface ProjectCrons {
	definitions: CronDefinition[];
	deploymentId: string | null;
	disabledAt: number | null;
	enabledAt: number;
	updatedAt: number;
}
export interface ProjectDomain {
	name: string;
	apexName: string;
	projectId: string;
	verified: boolean;
	createdAt?: number | undefined;
	customEnvironmentId?: string | null | undefined;
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: number | null | undefined;
	updatedAt?: number | undefined;
	verification?: {
		type: string;
		domain: string;
		reason: string;
		value: string;
	}[] | undefined;
}
export interface ProjectDomainPage {
	domains: ProjectDomain[];
	pagination: Pagination;
}
export interface ProjectEnvInput {
	type: EnvVarInputKind;
	key: string;
	target: readonly EnvTarget[];
	value: string;
	comment?: string | undefined;
	customEnvironmentIds?: readonly string[] | undefined;
	gitBranch?: string | null | undefined;
}
export interface ProjectEnvList {
	envs: EnvVarListItem[];
	hiddenProductionEnvCount: number;
}
export interface ProjectEnvPage {
	envs: EnvVarListItem[];
	pagination: Pagination;
}
export type ProjectExpiration = LockedExpiration | ScheduledExpiration;
export type ProjectLink = GithubLink | GithubLimitedLink | GithubCustomHostLink | GitlabLink | BitbucketLink | VercelLink | V0Link | CursorOriginLink;
export type ProjectListItem = ProjectSummary | Project;
export type ProjectMicrofrontends = {
	enabled: true;
	isDefaultApp?: true | false | undefined;
	groupIds: string[];
	updatedAt: number;
	defaultRoute?: string | undefined;
	freeProjectForLegacyLimits?: boolean | undefined;
	doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
	routeObservabilityToThisProject?: boolean | undefined;
} | MicrofrontendsDisabled;
export type ProjectNodeVersion = "10.x" | "12.x" | "14.x" | "16.x" | "18.x" | "20.x" | "22.x" | "24.x";
export interface ProjectPage {
	pagination: ProjectsPagination;
	projects: ProjectListItem[];
}
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
	optionsAllowlist?: PermissionAction[] | undefined;
	organization?: PermissionAction[] | undefined;
	organizationDomain?: PermissionAction[] | undefined;
	organizationTeam?: PermissionAction[] | undefined;
	ownEvent?: PermissionAction[] | undefined;
	pageIntegrity?: PermissionAction[] | undefined;
	passwordProtection?: PermissionAction[] | undefined;
	passwordProtectionInvoiceItem?: PermissionAction[] | undefined;
	paymentMethod?: PermissionAction[] | undefined;
	permissions?: PermissionAction[] | undefined;
	postgres?: PermissionAction[] | undefined;
	postgresStoreTokenSet?: PermissionAction[] | undefined;
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
	trustedIps?: PermissionAction[] | undefined;
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
export interface ProjectResourceConfig {
	functionDefaultRegions: string[];
	buildMachineElasticLastUpdated?: number | undefined;
	buildMachineElasticReason?: BuildMachineReason | undefined;
	buildMachineSelection?: BuildMachineSelection | undefined;
	buildMachineType?: BuildMachineType | null | undefined;
	buildQueue?: BuildQueue | undefined;
	elasticConcurrencyEnabled?: boolean | undefined;
	enableFunctionsBeta?: boolean | undefined;
	fluid?: boolean | undefined;
	functionDefaultMemoryType?: FunctionMemoryType | undefined;
	functionDefaultTimeout?: number | undefined;
	functionZeroConfigFailover?: boolean | undefined;
	isNSNBDisabled?: boolean | undefined;
}
export interface ProjectResourceConfigInput {
	buildMachineElasticLastUpdated?: number | undefined;
	buildMachineElasticReason?: BuildMachineReason | undefined;
	buildMachineSelection?: BuildMachineSelection | undefined;
	buildMachineType?: BuildMachineSetting | undefined;
	buildQueue?: BuildQueue | undefined;
	elasticConcurrencyEnabled?: boolean | undefined;
	enableFunctionsBeta?: boolean | undefined;
	fluid?: boolean | undefined;
	functionDefaultMemoryType?: FunctionMemoryType | undefined;
	functionDefaultRegions?: readonly string[] | undefined;
	functionDefaultTimeout?: number | undefined;
	functionZeroConfigFailover?: boolean | undefined;
	isNSNBDisabled?: boolean | undefined;
}
export interface ProjectRouteBlocked {
	action: "route-blocked";
	createdAt: number;
	actor?: string | undefined;
	caseId?: string | undefined;
	comment?: string | undefined;
	ineligibleForAppeal?: boolean | undefined;
	isCascading?: boolean | undefined;
	reason: string;
	route: InternalRoute;
}
export interface ProjectRouteUnblocked {
	action: "route-unblocked";
	createdAt: number;
	actor?: string | undefined;
	caseId?: string | undefined;
	comment?: string | undefined;
	ineligibleForAppeal?: boolean | undefined;
	isCascading?: boolean | undefined;
	route: InternalRoute;
	statusCode?: number | undefined;
}
export interface ProjectSandbox {
	failoverRegions?: readonly SandboxRegion[] | undefined;
	region?: SandboxRegion | undefined;
}
export interface ProjectSecurity {
	attackModeActiveUntil?: number | null | undefined;
	attackModeEnabled?: boolean | undefined;
	attackModeUpdatedAt?: number | undefined;
	botIdEnabled?: boolean | undefined;
	firewallBypassIps?: string[] | undefined;
	firewallConfigVersion?: number | undefined;
	firewallEnabled?: boolean | undefined;
	firewallRoutes?: FirewallRoute[] | undefined;
	firewallSeawallEnabled?: boolean | undefined;
	firewallUpdatedAt?: number | undefined;
	ja3Enabled?: boolean | undefined;
	ja4Enabled?: boolean | undefined;
	log_headers?: "*" | string[] | undefined;
	managedRules?: ManagedRules | null | undefined;
	pageIntegrityEnabled?: boolean | undefined;
	requestLogsKey?: string[] | undefined;
	rulesets?: {
		[key: string]: FirewallMitigation;
	} | undefined;
	securityPlus?: boolean | undefined;
	securityPlusMetadata?: {
		updatedAt: number;
		firstEnabledAt?: number | undefined;
	} | undefined;
}
export interface ProjectService {
	serviceName: string;
	framework?: Framework | undefined;
	runtime?: string | undefined;
	serviceType?: ServiceType | undefined;
}
export interface ProjectSummary {
	id: string;
	name: string;
	accountId: string;
	alias: ProjectAlias[];
	deploymentExpiration: DeploymentExpiration;
	directoryListing: boolean;
	nodeVersion: NodeVersion;
	resourceConfig: ProjectResourceConfig;
	abuse?: ProjectAbuse | undefined;
	analytics?: ProjectAnalytics | undefined;
	appliedCve55182Migration?: boolean | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	autoAssignCustomDomainsUpdatedBy?: string | undefined;
	autoExposeSystemEnvs?: boolean | undefined;
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	createdAt?: number | undefined;
	creator?: ProjectCreator | undefined;
	customerSupportCodeVisibility?: boolean | undefined;
	devCommand?: string | null | undefined;
	env?: EnvVar[] | undefined;
	framework?: Framework | null | undefined;
	gitComments?: GitComments | undefined;
	gitForkProtection?: boolean | undefined;
	gitProviderOptions?: GitProviderOptions | undefined;
	hasActiveBranches?: boolean | undefined;
	installCommand?: string | null | undefined;
	internalRoutes?: InternalRoute[] | undefined;
	ipBuckets?: IpBucket[] | undefined;
	latestDeployments?: LatestDeployment[] | undefined;
	link?: ProjectLink | undefined;
	live?: boolean | undefined;
	oidcTokenConfig?: OidcTokenConfig | undefined;
	outputDirectory?: string | null | undefined;
	passport?: Passport | null | undefined;
	passwordProtection?: {
		[key: string]: unknown;
	} | null | undefined;
	paused?: boolean | undefined;
	rollingRelease?: RollingReleaseConfig | null | undefined;
	rootDirectory?: string | null | undefined;
	security?: ProjectSecurity | undefined;
	serverlessFunctionZeroConfigFailover?: boolean | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
	speedInsights?: SpeedInsights | undefined;
	ssoProtection?: SsoProtection | null | undefined;
	targets?: {
		[key: string]: LatestDeployment | null;
	} | undefined;
	tier?: ProjectTier | undefined;
	transferCompletedAt?: number | undefined;
	transferStartedAt?: number | undefined;
	transferToAccountId?: string | undefined;
	transferredFromAccountId?: string | undefined;
	trustedSources?: ProjectTrustedSources | null | undefined;
	updatedAt?: number | undefined;
	webAnalytics?: ProjectWebAnalytics | undefined;
	serverlessFunctionRegion: string;
}
export type ProjectTier = "priority" | "advanced" | "critical" | (string & {});
export interface ProjectTracing {
	domains?: string | undefined;
	ignorePaths?: readonly string[] | undefined;
	samplingRules?: readonly TracingRule[] | undefined;
}
export type ProjectTrustedIps = TrustedIps | TrustedIpsSummary;
export interface ProjectTrustedSources {
	enableVercelCiSameRepository?: boolean | undefined;
	oidcProviders?: {
		[key: string]: readonly TrustedOidcProvider[];
	} | undefined;
	projects?: {
		[key: string]: TrustedProject;
	} | undefined;
}
export interface ProjectUnblocked {
	action: "unblocked";
	createdAt: number;
	actor?: string | undefined;
	caseId?: string | undefined;
	comment?: string | undefined;
	ineligibleForAppeal?: boolean | undefined;
	isCascading?: boolean | undefined;
}
export interface ProjectUsageStatus {
	kind: "flat";
	bypassThrottleUntil?: number | undefined;
	exceededAllowanceUntil?: number | undefined;
	teamThrottled?: boolean | undefined;
	throttled?: boolean | undefined;
}
export interface ProjectWebAnalytics {
	id: string;
	canceledAt?: number | undefined;
	disabledAt?: number | undefined;
	enabledAt?: number | undefined;
	hasData?: true | undefined;
}
export interface ProjectsPagination {
	count: number;
	next: number | string | null;
	prev: number | null;
}
export interface PromoteAlias {
	id: string;
	alias: string;
	status: string;
}
export interface PromoteAliasPage {
	aliases: PromoteAlias[];
	pagination: Pagination;
}
export interface PromoteDeploymentInput {
	projectId: string;
	deploymentId: string;
}
export type PromoteDeploymentOutput = void;
export type ProtectionBypass = IntegrationBypass | AutomationBypass;
export type ProtectionScope = "all" | "all_except_custom_domains" | "preview" | "prod_deployment_urls_and_all_previews" | (string & {});
export type RedirectStatusCode = 301 | 302 | 307 | 308;
export interface RemoveProjectDomainInput {
	idOrName: string;
	domain: string;
	removeRedirects?: boolean | undefined;
}
export type RemoveProjectDomainOutput = {
	[key: string]: unknown;
};
export interface RollbackDeploymentInput {
	projectId: string;
	deploymentId: string;
	description?: string | undefined;
}
export type RollbackDeploymentOutput = void;
export interface RollbackDescription {
	createdAt: number;
	description: string;
	userId: string;
	username: string;
}
export interface RollingReleaseCheck {
	type: "error-rate-5xx";
	excludePaths?: string[] | undefined;
	excludeStatusCodes?: number[] | undefined;
	ingestWatermarkSeconds?: number | undefined;
	minSampleSize?: number | undefined;
}
export interface RollingReleaseConfig {
	target: string;
	canaryResponseHeader?: boolean | undefined;
	gate?: RollingReleaseGate | undefined;
	stages?: RollingReleaseStage[] | null | undefined;
}
export interface RollingReleaseGate {
	action: "pause" | "rollback" | (string & {});
	checks: RollingReleaseCheck[];
	dryRun: boolean;
	enabled: boolean;
	failureThreshold?: number | undefined;
	windowSize?: number | undefined;
}
export interface RollingReleaseStage {
	targetPercentage: number;
	duration?: number | undefined;
	linearShift?: boolean | undefined;
	requireApproval?: boolean | undefined;
}
export type SandboxRegion = "arn1" | "bom1" | "cdg1" | "cle1" | "cpt1" | "dub1" | "fra1" | "gru1" | "hkg1" | "hnd1" | "iad1" | "icn1" | "kix1" | "lhr1" | "pdx1" | "sfo1" | "sin1" | "syd1" | "yul1" | (string & {});
export interface ScheduledExpiration {
	expiresAt: number;
}
export type ServiceType = "web" | "worker" | "cron" | "job" | (string & {});
export interface SpeedInsights {
	id: string;
	canceledAt?: number | undefined;
	dataReceivedAt?: number | undefined;
	disabledAt?: number | undefined;
	enabledAt?: number | undefined;
	hasData?: boolean | undefined;
	paidAt?: number | undefined;
}
export interface SsoProtection {
	deploymentType: ProtectionScope;
	april2026SecurityIncidentMigrationAppliedFrom?: ProtectionScope | null | undefined;
	cve55182MigrationAppliedFrom?: ProtectionScope | null | undefined;
}
export interface SsoProtectionInput {
	deploymentType?: ProtectionScope | undefined;
}
export interface StatusRoute {
	src: string;
	status: number;
	expiry?: number | undefined;
}
export interface StoreHint {
	type: "blob-read-write-token" | "blob-store-id" | "blob-webhook-public-key" | "postgres-database" | "postgres-host" | "postgres-password" | "postgres-prisma-url" | "postgres-url" | "postgres-url-no-ssl" | "postgres-url-non-pooling" | "postgres-user" | "redis-rest-api-read-only-token" | "redis-rest-api-token" | "redis-rest-api-url" | "redis-url";
	storeId: string;
}
export interface SystemActor {
	type: "system";
}
export interface SystemPolicyEnvironment {
	type: "system";
	target: TargetEnvironment;
}
export type TargetEnvironment = "production" | "preview" | (string & {});
export type ToastAction = "accept" | "cancel" | "delete" | (string & {});
export interface Toggle {
	enabled: boolean;
}
export interface Trace {
	spans: TraceSpan[];
	traceId: string;
	resources?: TraceResource[] | undefined;
	rootSpanId?: string | undefined;
}
export interface TraceResource {
	name: string;
	attributes: {
		[key: string]: string;
	};
}
export interface TraceSpan {
	name: string;
	attributes: {
		[key: string]: unknown;
	};
	duration: number[];
	endTime: number[];
	events: TraceSpanEvent[];
	kind: number;
	library: {
		name: string;
		version?: string | undefined;
	};
	links: {
		[key: string]: unknown;
	}[];
	resource: string;
	spanId: string;
	startTime: number[];
	status: {
		code: number;
		message?: string | undefined;
	};
	traceFlags: number;
	parentSpanId?: string | undefined;
	traceState?: string | undefined;
}
export interface TraceSpanEvent {
	name: string;
	attributes: {
		[key: string]: unknown;
	};
	timestamp: number[];
}
export interface TracingRule {
	rate: number;
	destination?: "external" | "internal" | (string & {}) | undefined;
	env?: TargetEnvironment | undefined;
	requestPath?: string | undefined;
}
export interface TransferredPaidFeatures {
	concurrentBuilds?: number | null | undefined;
	passwordProtection?: boolean | null | undefined;
	previewDeploymentSuffix?: boolean | null | undefined;
}
export interface TrustedEnvironments {
	slugs?: readonly string[] | undefined;
	preset?: "all-custom" | undefined;
}
export type TrustedIpProtectionMode = "additional" | "exclusive" | (string & {});
export type TrustedIpScope = "all" | "all_except_custom_domains" | "preview" | "production" | "prod_deployment_urls_and_all_previews" | (string & {});
export interface TrustedIps {
	addresses: AnnotatedValue[];
	deploymentType: TrustedIpScope;
	protectionMode: TrustedIpProtectionMode;
}
export interface TrustedIpsInput {
	addresses: readonly {
		value: string;
		note?: string | undefined;
	}[];
	deploymentType: TrustedIpScope;
	protectionMode: TrustedIpProtectionMode;
}
export interface TrustedIpsSummary {
	deploymentType: TrustedIpScope;
}
export interface TrustedOidcProvider {
	claims: {
		[key: string]: readonly string[];
	};
	to: TrustedEnvironments;
	label?: string | undefined;
}
export interface TrustedProject {
	customAllow?: readonly TrustedProjectRule[] | undefined;
	label?: string | undefined;
}
export interface TrustedProjectRule {
	from: TrustedEnvironments;
	to: TrustedEnvironments;
}
export interface UnpauseProjectInput {
	projectId: string;
}
export type UnpauseProjectOutput = void;
export interface UpdateProjectDomainInput extends UpdateProjectDomainRequest {
	idOrName: string;
	domain: string;
}
export type UpdateProjectDomainOutput = ProjectDomain;
export interface UpdateProjectDomainRequest {
	gitBranch?: string | null | undefined;
	redirect?: string | null | undefined;
	redirectStatusCode?: RedirectStatusCode | null | undefined;
}
export interface UpdateProjectEnvInput extends UpdateProjectEnvRequest {
	idOrName: string;
	id: string;
}
export type UpdateProjectEnvOutput = EnvVar;
export interface UpdateProjectEnvRequest {
	type?: EnvVarInputKind | undefined;
	key?: string | undefined;
	comment?: string | undefined;
	customEnvironmentIds?: readonly string[] | undefined;
	gitBranch?: string | null | undefined;
	target?: readonly EnvTarget[] | undefined;
	value?: string | undefined;
	visibility?: EnvVarVisibility | undefined;
}
export interface UpdateProjectInput extends UpdateProjectRequest {
	idOrName: string;
}
export interface UpdateProjectMicrofrontendsInput extends UpdateProjectMicrofrontendsRequest {
	projectId: string;
}
export type UpdateProjectMicrofrontendsOutput = Project;
export interface UpdateProjectMicrofrontendsRequest {
	defaultRoute?: string | undefined;
	doNotRouteWithMicrofrontendsRouting?: boolean | undefined;
	enabled?: boolean | undefined;
	isDefaultApp?: boolean | undefined;
	microfrontendsGroupId?: string | undefined;
	routeObservabilityToThisProject?: boolean | undefined;
}
export type UpdateProjectOutput = Project;
export interface UpdateProjectProtectionBypassInput extends UpdateProjectProtectionBypassRequest {
	idOrName: string;
}
export interface UpdateProjectProtectionBypassOutput {
	protectionBypass?: {
		[key: string]: ProtectionBypass;
	} | undefined;
}
export interface UpdateProjectProtectionBypassRequest {
	generate?: {
		note?: string | undefined;
		secret?: string | undefined;
	} | undefined;
	revoke?: BypassRevocation | undefined;
	update?: {
		secret: string;
		isEnvVar?: boolean | undefined;
		note?: string | undefined;
	} | undefined;
}
export interface UpdateProjectRequest {
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	devCommand?: string | null | undefined;
	enableAffectedProjectsDeployments?: boolean | undefined;
	enablePreviewFeedback?: boolean | null | undefined;
	enableProductionFeedback?: boolean | null | undefined;
	installCommand?: string | null | undefined;
	oidcTokenConfig?: OidcTokenConfigInput | undefined;
	outputDirectory?: string | null | undefined;
	previewDeploymentSuffix?: string | null | undefined;
	previewDeploymentsDisabled?: boolean | null | undefined;
	publicSource?: boolean | null | undefined;
	resourceConfig?: ProjectResourceConfigInput | undefined;
	rootDirectory?: string | null | undefined;
	sandbox?: ProjectSandbox | undefined;
	serverlessFunctionRegion?: string | null | undefined;
	serverlessFunctionZeroConfigFailover?: boolean | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	name?: string | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	autoAssignCustomDomainsUpdatedBy?: string | undefined;
	autoExposeSystemEnvs?: boolean | undefined;
	connectConfigurations?: readonly ConnectConfigurationInput[] | null | undefined;
	customerSupportCodeVisibility?: boolean | undefined;
	deploymentPolicy?: DeploymentPolicyInput | string | undefined;
	directoryListing?: boolean | undefined;
	dismissedToasts?: readonly DismissedToastInput[] | undefined;
	enableExternalRewriteCaching?: boolean | undefined;
	framework?: Framework | null | undefined;
	gitForkProtection?: boolean | undefined;
	gitLFS?: boolean | undefined;
	nodeVersion?: ProjectNodeVersion | undefined;
	optionsAllowlist?: OptionsAllowlistInput | null | undefined;
	passport?: PassportInput | null | undefined;
	passwordProtection?: PasswordProtectionInput | null | undefined;
	protectedSourcemaps?: boolean | undefined;
	skewProtectionAllowedDomains?: readonly string[] | undefined;
	skewProtectionBoundaryAt?: number | undefined;
	skewProtectionMaxAge?: number | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
	ssoProtection?: SsoProtectionInput | null | undefined;
	staticIps?: Toggle | undefined;
	tracing?: ProjectTracing | null | undefined;
	trustedIps?: TrustedIpsInput | null | undefined;
	trustedSources?: ProjectTrustedSources | null | undefined;
}
export interface UpdateRollbackDescriptionInput {
	projectId: string;
	deploymentId: string;
	description?: string | undefined;
}
export type UpdateRollbackDescriptionOutput = void;
export interface UploadProjectAvatarInput {
	idOrName: string;
	body?: BodySource | undefined;
}
export type UploadProjectAvatarOutput = Project;
export interface UserCreator {
	type: "user";
	user: {
		id: string;
	};
	via: CreatorAgent | null;
}
export interface V0Link {
	type: "v0";
	org: string;
	repo: string;
	repoId: string;
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface VercelLink {
	type: "vercel";
	org: string;
	repo: string;
	repoId: string;
	deployHooks: DeployHook[];
	gitCredentialId: string;
	productionBranch: string;
	createdAt?: number | undefined;
	sourceless?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface VerifyProjectDomainInput {
	idOrName: string;
	domain: string;
}
export type VerifyProjectDomainOutput = ProjectDomain;
export function acceptProjectTransferRequest(client: Client, input: AcceptProjectTransferRequestInput, options?: CallOptions): ApiPromise<AcceptProjectTransferRequestOutput>;
export function addProjectDomain(client: Client, input: AddProjectDomainInput, options?: CallOptions): ApiPromise<ProjectDomain>;
export function createProject(client: Client, input: CreateProjectInput, options?: CallOptions): ApiPromise<Project>;
export function createProjectEnvs(client: Client, input: CreateProjectEnvsInput, options?: CallOptions): ApiPromise<CreatedProjectEnvs>;
export function createProjectToken(client: Client, input: CreateProjectTokenInput, options?: CallOptions): ApiPromise<IssuedToken>;
export function createProjectTransferRequest(client: Client, input: CreateProjectTransferRequestInput, options?: CallOptions): ApiPromise<CreateProjectTransferRequestOutput>;
export function createTraceSession(client: Client, input: CreateTraceSessionInput, options?: CallOptions): ApiPromise<IssuedToken>;
export function deleteProject(client: Client, input: DeleteProjectInput, options?: CallOptions): ApiPromise<DeleteProjectOutput>;
export function deleteProjectEnv(client: Client, input: DeleteProjectEnvInput, options?: CallOptions): ApiPromise<DeleteProjectEnvOutput>;
export function deleteProjectEnvs(client: Client, input: DeleteProjectEnvsInput, options?: CallOptions): ApiPromise<DeleteProjectEnvsOutput>;
export function getProject(client: Client, input: GetProjectInput, options?: CallOptions): ApiPromise<Project>;
export function getProjectDomain(client: Client, input: GetProjectDomainInput, options?: CallOptions): ApiPromise<ProjectDomain>;
export function getProjectEnv(client: Client, input: GetProjectEnvInput, options?: CallOptions): ApiPromise<GetProjectEnvOutput>;
export function getProjectTrace(client: Client, input: GetProjectTraceInput, options?: CallOptions): ApiPromise<GetProjectTraceOutput>;
export function listProjectDomains(client: Client, input: ListProjectDomainsInput, options?: CallOptions): PagedPromise<ProjectDomainPage, ProjectDomain>;
export function listProjectEnvs(client: Client, input: ListProjectEnvsInput, options?: CallOptions): PagedPromise<ListProjectEnvsOutput, NonNullable<ListProjectEnvsOutput["envs"]>[number]>;
export function listProjects(client: Client, input?: ListProjectsInput, options?: CallOptions): PagedPromise<ProjectPage, ProjectListItem>;
export function listPromoteAliases(client: Client, input: ListPromoteAliasesInput, options?: CallOptions): PagedPromise<PromoteAliasPage, PromoteAlias>;
export function moveProjectDomain(client: Client, input: MoveProjectDomainInput, options?: CallOptions): ApiPromise<ProjectDomain>;
export function pauseProject(client: Client, input: PauseProjectInput, options?: CallOptions): ApiPromise<PauseProjectOutput>;
export function promoteDeployment(client: Client, input: PromoteDeploymentInput, options?: CallOptions): ApiPromise<PromoteDeploymentOutput>;
export function removeProjectDomain(client: Client, input: RemoveProjectDomainInput, options?: CallOptions): ApiPromise<RemoveProjectDomainOutput>;
export function rollbackDeployment(client: Client, input: RollbackDeploymentInput, options?: CallOptions): ApiPromise<RollbackDeploymentOutput>;
export function unpauseProject(client: Client, input: UnpauseProjectInput, options?: CallOptions): ApiPromise<UnpauseProjectOutput>;
export function updateProject(client: Client, input: UpdateProjectInput, options?: CallOptions): ApiPromise<Project>;
export function updateProjectDomain(client: Client, input: UpdateProjectDomainInput, options?: CallOptions): ApiPromise<ProjectDomain>;
export function updateProjectEnv(client: Client, input: UpdateProjectEnvInput, options?: CallOptions): ApiPromise<EnvVar>;
export function updateProjectMicrofrontends(client: Client, input: UpdateProjectMicrofrontendsInput, options?: CallOptions): ApiPromise<Project>;
export function updateProjectProtectionBypass(client: Client, input: UpdateProjectProtectionBypassInput, options?: CallOptions): ApiPromise<UpdateProjectProtectionBypassOutput>;
export function updateRollbackDescription(client: Client, input: UpdateRollbackDescriptionInput, options?: CallOptions): ApiPromise<UpdateRollbackDescriptionOutput>;
export function uploadProjectAvatar(client: Client, input: UploadProjectAvatarInput, options?: CallOptions): ApiPromise<Project>;
export function verifyProjectDomain(client: Client, input: VerifyProjectDomainInput, options?: CallOptions): ApiPromise<ProjectDomain>;
}

declare module "@slipway/projects/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listProjects: {
		input: types.ListProjectsInput;
		output: types.ListProjectsOutput;
	};
	getProjectTrace: {
		input: types.GetProjectTraceInput;
		output: types.GetProjectTraceOutput;
	};
	createProject: {
		input: types.CreateProjectInput;
		output: types.CreateProjectOutput;
	};
	createProjectToken: {
		input: types.CreateProjectTokenInput;
		output: types.CreateProjectTokenOutput;
	};
	createTraceSession: {
		input: types.CreateTraceSessionInput;
		output: types.CreateTraceSessionOutput;
	};
	getProject: {
		input: types.GetProjectInput;
		output: types.GetProjectOutput;
	};
	updateProject: {
		input: types.UpdateProjectInput;
		output: types.UpdateProjectOutput;
	};
	deleteProject: {
		input: types.DeleteProjectInput;
		output: types.DeleteProjectOutput;
	};
	uploadProjectAvatar: {
		input: types.UploadProjectAvatarInput;
		output: types.UploadProjectAvatarOutput;
	};
	listProjectDomains: {
		input: types.ListProjectDomainsInput;
		output: types.ListProjectDomainsOutput;
	};
	getProjectDomain: {
		input: types.GetProjectDomainInput;
		output: types.GetProjectDomainOutput;
	};
	updateProjectDomain: {
		input: types.UpdateProjectDomainInput;
		output: types.UpdateProjectDomainOutput;
	};
	removeProjectDomain: {
		input: types.RemoveProjectDomainInput;
		output: types.RemoveProjectDomainOutput;
	};
	addProjectDomain: {
		input: types.AddProjectDomainInput;
		output: types.AddProjectDomainOutput;
	};
	moveProjectDomain: {
		input: types.MoveProjectDomainInput;
		output: types.MoveProjectDomainOutput;
	};
	verifyProjectDomain: {
		input: types.VerifyProjectDomainInput;
		output: types.VerifyProjectDomainOutput;
	};
	listProjectEnvs: {
		input: types.ListProjectEnvsInput;
		output: types.ListProjectEnvsOutput;
	};
	createProjectEnvs: {
		input: types.CreateProjectEnvsInput;
		output: types.CreateProjectEnvsOutput;
	};
	getProjectEnv: {
		input: types.GetProjectEnvInput;
		output: types.GetProjectEnvOutput;
	};
	updateProjectEnv: {
		input: types.UpdateProjectEnvInput;
		output: types.UpdateProjectEnvOutput;
	};
	deleteProjectEnv: {
		input: types.DeleteProjectEnvInput;
		output: types.DeleteProjectEnvOutput;
	};
	deleteProjectEnvs: {
		input: types.DeleteProjectEnvsInput;
		output: types.DeleteProjectEnvsOutput;
	};
	createProjectTransferRequest: {
		input: types.CreateProjectTransferRequestInput;
		output: types.CreateProjectTransferRequestOutput;
	};
	acceptProjectTransferRequest: {
		input: types.AcceptProjectTransferRequestInput;
		output: types.AcceptProjectTransferRequestOutput;
	};
	updateProjectProtectionBypass: {
		input: types.UpdateProjectProtectionBypassInput;
		output: types.UpdateProjectProtectionBypassOutput;
	};
	rollbackDeployment: {
		input: types.RollbackDeploymentInput;
		output: types.RollbackDeploymentOutput;
	};
	updateRollbackDescription: {
		input: types.UpdateRollbackDescriptionInput;
		output: types.UpdateRollbackDescriptionOutput;
	};
	updateProjectMicrofrontends: {
		input: types.UpdateProjectMicrofrontendsInput;
		output: types.UpdateProjectMicrofrontendsOutput;
	};
	promoteDeployment: {
		input: types.PromoteDeploymentInput;
		output: types.PromoteDeploymentOutput;
	};
	listPromoteAliases: {
		input: types.ListPromoteAliasesInput;
		output: types.ListPromoteAliasesOutput;
	};
	pauseProject: {
		input: types.PauseProjectInput;
		output: types.PauseProjectOutput;
	};
	unpauseProject: {
		input: types.UnpauseProjectInput;
		output: types.UnpauseProjectOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/projects/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const acceptProjectTransferRequest: Operation;
export const addProjectDomain: Operation;
export const createProject: Operation;
export const createProjectEnvs: Operation;
export const createProjectToken: Operation;
export const createProjectTransferRequest: Operation;
export const createTraceSession: Operation;
export const deleteProject: Operation;
export const deleteProjectEnv: Operation;
export const deleteProjectEnvs: Operation;
export const getProject: Operation;
export const getProjectDomain: Operation;
export const getProjectEnv: Operation;
export const getProjectTrace: Operation;
export const listProjectDomains: ListOperation;
export const listProjectEnvs: ListOperation;
export const listProjects: ListOperation;
export const listPromoteAliases: ListOperation;
export const moveProjectDomain: Operation;
export const pauseProject: Operation;
export const promoteDeployment: Operation;
export const removeProjectDomain: Operation;
export const rollbackDeployment: Operation;
export const unpauseProject: Operation;
export const updateProject: Operation;
export const updateProjectDomain: Operation;
export const updateProjectEnv: Operation;
export const updateProjectMicrofrontends: Operation;
export const updateProjectProtectionBypass: Operation;
export const updateRollbackDescription: Operation;
export const uploadProjectAvatar: Operation;
export const verifyProjectDomain: Operation;
}

declare module "@slipway/projects/schemas" {
export const AcceptProjectTransferRequest: v.GenericSchema<types.AcceptProjectTransferRequest>;
export const AcceptProjectTransferRequestInput: v.GenericSchema<types.AcceptProjectTransferRequestInput>;
export const AcceptProjectTransferRequestOutput: v.GenericSchema<types.AcceptProjectTransferRequestOutput>;
export const AcceptedPolicies: v.GenericSchema<types.AcceptedPolicies>;
export const AddProjectDomainInput: v.GenericSchema<types.AddProjectDomainInput>;
export const AddProjectDomainRequest: v.GenericSchema<types.AddProjectDomainRequest>;
export const AliasJobStatus: v.GenericSchema<types.AliasJobStatus>;
export const AnnotatedValue: v.GenericSchema<types.AnnotatedValue>;
export const AppCreator: v.GenericSchema<types.AppCreator>;
export const AutomationBypass: v.GenericSchema<types.AutomationBypass>;
export const BitbucketLink: v.GenericSchema<types.BitbucketLink>;
export const BranchMatcher: v.GenericSchema<types.BranchMatcher>;
export const BuildMachineReason: v.GenericSchema<types.BuildMachineReason>;
export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelection>;
export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting>;
export const BuildMachineType: v.GenericSchema<types.BuildMachineType>;
export const BuildQueue: v.GenericSchema<types.BuildQueue>;
export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration>;
export const BypassRevocation: v.GenericSchema<types.BypassRevocation>;
export const ChecksConclusion: v.GenericSchema<types.ChecksConclusion>;
export const ChecksState: v.GenericSchema<types.ChecksState>;
export const CodedError: v.GenericSchema<types.CodedError>;
export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration>;
export const ConnectConfigurationInput: v.GenericSchema<types.ConnectConfigurationInput>;
export const CountryHeaderCondition: v.GenericSchema<types.CountryHeaderCondition>;
export const CreateProjectEnvsInput: v.GenericSchema<types.CreateProjectEnvsInput>;
export const CreateProjectInput: v.GenericSchema<types.CreateProjectInput>;
export const CreateProjectRequest: v.GenericSchema<types.CreateProjectRequest>;
export const CreateProjectTokenInput: v.GenericSchema<types.CreateProjectTokenInput>;
export const CreateProjectTransferRequestInput: v.GenericSchema<types.CreateProjectTransferRequestInput>;
export const CreateProjectTransferRequestOutput: v.GenericSchema<types.CreateProjectTransferRequestOutput>;
export const CreateTraceSessionInput: v.GenericSchema<types.CreateTraceSessionInput>;
export const CreatedProjectEnvs: v.GenericSchema<types.CreatedProjectEnvs>;
export const CreatorAgent: v.GenericSchema<types.CreatorAgent>;
export const CronDefinition: v.GenericSchema<types.CronDefinition>;
export const CursorOriginLink: v.GenericSchema<types.CursorOriginLink>;
export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment>;
export const CustomEnvironmentEnvInput: v.GenericSchema<types.CustomEnvironmentEnvInput>;
export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment>;
export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs>;
export const DeleteProjectEnvInput: v.GenericSchema<types.DeleteProjectEnvInput>;
export const DeleteProjectEnvOutput: v.GenericSchema<types.DeleteProjectEnvOutput>;
export const DeleteProjectEnvsInput: v.GenericSchema<types.DeleteProjectEnvsInput>;
export const DeleteProjectEnvsOutput: v.GenericSchema<types.DeleteProjectEnvsOutput>;
export const DeleteProjectInput: v.GenericSchema<types.DeleteProjectInput>;
export const DeployHook: v.GenericSchema<types.DeployHook>;
export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration>;
export const DeploymentPolicyInput: v.GenericSchema<types.DeploymentPolicyInput>;
export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySource>;
export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState>;
export const DeploymentReadySubstate: v.GenericSchema<types.DeploymentReadySubstate>;
export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule>;
export const DismissedToast: v.GenericSchema<types.DismissedToast>;
export const DismissedToastInput: v.GenericSchema<types.DismissedToastInput>;
export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy>;
export const EnvTarget: v.GenericSchema<types.EnvTarget>;
export const EnvVar: v.GenericSchema<types.EnvVar>;
export const EnvVarContentHint: v.GenericSchema<types.EnvVarContentHint>;
export const EnvVarError: v.GenericSchema<types.EnvVarError>;
export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind>;
export const EnvVarInternalContentHint: v.GenericSchema<types.EnvVarInternalContentHint>;
export const EnvVarKind: v.GenericSchema<types.EnvVarKind>;
export const EnvVarListItem: v.GenericSchema<types.EnvVarListItem>;
export const EnvVarVisibility: v.GenericSchema<types.EnvVarVisibility>;
export const EnvVarWithoutValue: v.GenericSchema<types.EnvVarWithoutValue>;
export const FirewallAction: v.GenericSchema<types.FirewallAction>;
export const FirewallConditionType: v.GenericSchema<types.FirewallConditionType>;
export const FirewallEdgeRateLimit: v.GenericSchema<types.FirewallEdgeRateLimit>;
export const FirewallHeaderTransform: v.GenericSchema<types.FirewallHeaderTransform>;
export const FirewallLimit: v.GenericSchema<types.FirewallLimit>;
export const FirewallMitigation: v.GenericSchema<types.FirewallMitigation>;
export const FirewallMitigationAction: v.GenericSchema<types.FirewallMitigationAction>;
export const FirewallRedirect: v.GenericSchema<types.FirewallRedirect>;
export const FirewallRoute: v.GenericSchema<types.FirewallRoute>;
export const FirewallRouteCondition: v.GenericSchema<types.FirewallRouteCondition>;
export const FirewallRouteMatcher: v.GenericSchema<types.FirewallRouteMatcher>;
export const FirewallRouteMitigation: v.GenericSchema<types.FirewallRouteMitigation>;
export const FlagsConnectionHint: v.GenericSchema<types.FlagsConnectionHint>;
export const Framework: v.GenericSchema<types.Framework>;
export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryType>;
export const GetProjectDomainInput: v.GenericSchema<types.GetProjectDomainInput>;
export const GetProjectEnvInput: v.GenericSchema<types.GetProjectEnvInput>;
export const GetProjectEnvOutput: v.GenericSchema<types.GetProjectEnvOutput>;
export const GetProjectInput: v.GenericSchema<types.GetProjectInput>;
export const GetProjectTraceInput: v.GenericSchema<types.GetProjectTraceInput>;
export const GetProjectTraceOutput: v.GenericSchema<types.GetProjectTraceOutput>;
export const GitComments: v.GenericSchema<types.GitComments>;
export const GitOrganizationSource: v.GenericSchema<types.GitOrganizationSource>;
export const GitProviderOptions: v.GenericSchema<types.GitProviderOptions>;
export const GitRepositoryHost: v.GenericSchema<types.GitRepositoryHost>;
export const GitSourceRule: v.GenericSchema<types.GitSourceRule>;
export const GithubCustomHostLink: v.GenericSchema<types.GithubCustomHostLink>;
export const GithubLimitedLink: v.GenericSchema<types.GithubLimitedLink>;
export const GithubLink: v.GenericSchema<types.GithubLink>;
export const GitlabLink: v.GenericSchema<types.GitlabLink>;
export const GitlabNamespaceSource: v.GenericSchema<types.GitlabNamespaceSource>;
export const HostCondition: v.GenericSchema<types.HostCondition>;
export const InitialEnvVar: v.GenericSchema<types.InitialEnvVar>;
export const IntegrationBypass: v.GenericSchema<types.IntegrationBypass>;
export const IntegrationCreator: v.GenericSchema<types.IntegrationCreator>;
export const IntegrationStoreSecretHint: v.GenericSchema<types.IntegrationStoreSecretHint>;
export const InternalRoute: v.GenericSchema<types.InternalRoute>;
export const InterstitialAction: v.GenericSchema<types.InterstitialAction>;
export const InterstitialRecord: v.GenericSchema<types.InterstitialRecord>;
export const IpBucket: v.GenericSchema<types.IpBucket>;
export const IssuedToken: v.GenericSchema<types.IssuedToken>;
export const JobTargets: v.GenericSchema<types.JobTargets>;
export const LastAliasRequest: v.GenericSchema<types.LastAliasRequest>;
export const LatestDeployment: v.GenericSchema<types.LatestDeployment>;
export const LatestDeploymentCreator: v.GenericSchema<types.LatestDeploymentCreator>;
export const LegalBlockCondition: v.GenericSchema<types.LegalBlockCondition>;
export const LegalBlockRoute: v.GenericSchema<types.LegalBlockRoute>;
export const ListProjectDomainsInput: v.GenericSchema<types.ListProjectDomainsInput>;
export const ListProjectEnvsInput: v.GenericSchema<types.ListProjectEnvsInput>;
export const ListProjectEnvsOutput: v.GenericSchema<unknown>;
export const ListProjectsInput: v.GenericSchema<types.ListProjectsInput>;
export const ListProjectsOutput: v.GenericSchema<unknown>;
export const ListPromoteAliasesInput: v.GenericSchema<types.ListPromoteAliasesInput>;
export const ListPromoteAliasesOutput: v.GenericSchema<unknown>;
export const LockedExpiration: v.GenericSchema<types.LockedExpiration>;
export const ManagedRuleState: v.GenericSchema<types.ManagedRuleState>;
export const ManagedRules: v.GenericSchema<types.ManagedRules>;
export const MicrofrontendsDisabled: v.GenericSchema<types.MicrofrontendsDisabled>;
export const MoveProjectDomainInput: v.GenericSchema<types.MoveProjectDomainInput>;
export const MoveProjectDomainRequest: v.GenericSchema<types.MoveProjectDomainRequest>;
export const NewProjectEnv: v.GenericSchema<types.NewProjectEnv>;
export const NodeVersion: v.GenericSchema<types.NodeVersion>;
export const OidcIssuerMode: v.GenericSchema<types.OidcIssuerMode>;
export const OidcTokenClaims: v.GenericSchema<types.OidcTokenClaims>;
export const OidcTokenConfig: v.GenericSchema<types.OidcTokenConfig>;
export const OidcTokenConfigInput: v.GenericSchema<types.OidcTokenConfigInput>;
export const OneOrZero: v.GenericSchema<types.OneOrZero>;
export const OptionsAllowlistInput: v.GenericSchema<types.OptionsAllowlistInput>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const PartnerCall: v.GenericSchema<types.PartnerCall>;
export const Passport: v.GenericSchema<types.Passport>;
export const PassportInput: v.GenericSchema<types.PassportInput>;
export const PasswordProtectionInput: v.GenericSchema<types.PasswordProtectionInput>;
export const PauseProjectInput: v.GenericSchema<types.PauseProjectInput>;
export const PermissionAction: v.GenericSchema<types.PermissionAction>;
export const Plan: v.GenericSchema<types.Plan>;
export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironment>;
export const PolicyGitSource: v.GenericSchema<types.PolicyGitSource>;
export const Project: v.GenericSchema<types.Project>;
export const ProjectAbuse: v.GenericSchema<types.ProjectAbuse>;
export const ProjectAbuseRecord: v.GenericSchema<types.ProjectAbuseRecord>;
export const ProjectAlias: v.GenericSchema<types.ProjectAlias>;
export const ProjectAnalytics: v.GenericSchema<types.ProjectAnalytics>;
export const ProjectBlockRecord: v.GenericSchema<types.ProjectBlockRecord>;
export const ProjectBlocked: v.GenericSchema<types.ProjectBlocked>;
export const ProjectCreator: v.GenericSchema<types.ProjectCreator>;
export const ProjectCrons: v.GenericSchema<types.ProjectCrons>;
export const ProjectDomain: v.GenericSchema<types.ProjectDomain>;
export const ProjectDomainPage: v.GenericSchema<types.ProjectDomainPage>;
export const ProjectEnvInput: v.GenericSchema<types.ProjectEnvInput>;
export const ProjectEnvList: v.GenericSchema<types.ProjectEnvList>;
export const ProjectEnvPage: v.GenericSchema<types.ProjectEnvPage>;
export const ProjectExpiration: v.GenericSchema<types.ProjectExpiration>;
export const ProjectLink: v.GenericSchema<types.ProjectLink>;
export const ProjectListItem: v.GenericSchema<types.ProjectListItem>;
export const ProjectMicrofrontends: v.GenericSchema<types.ProjectMicrofrontends>;
export const ProjectNodeVersion: v.GenericSchema<types.ProjectNodeVersion>;
export const ProjectPage: v.GenericSchema<types.ProjectPage>;
export const ProjectPermissions: v.GenericSchema<types.ProjectPermissions>;
export const ProjectResourceConfig: v.GenericSchema<types.ProjectResourceConfig>;
export const ProjectResourceConfigInput: v.GenericSchema<types.ProjectResourceConfigInput>;
export const ProjectRouteBlocked: v.GenericSchema<types.ProjectRouteBlocked>;
export const ProjectRouteUnblocked: v.GenericSchema<types.ProjectRouteUnblocked>;
export const ProjectSandbox: v.GenericSchema<types.ProjectSandbox>;
export const ProjectSecurity: v.GenericSchema<types.ProjectSecurity>;
export const ProjectService: v.GenericSchema<types.ProjectService>;
export const ProjectSummary: v.GenericSchema<types.ProjectSummary>;
export const ProjectTier: v.GenericSchema<types.ProjectTier>;
export const ProjectTracing: v.GenericSchema<types.ProjectTracing>;
export const ProjectTrustedIps: v.GenericSchema<types.ProjectTrustedIps>;
export const ProjectTrustedSources: v.GenericSchema<types.ProjectTrustedSources>;
export const ProjectUnblocked: v.GenericSchema<types.ProjectUnblocked>;
export const ProjectUsageStatus: v.GenericSchema<types.ProjectUsageStatus>;
export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics>;
export const ProjectsPagination: v.GenericSchema<types.ProjectsPagination>;
export const PromoteAlias: v.GenericSchema<types.PromoteAlias>;
export const PromoteAliasPage: v.GenericSchema<types.PromoteAliasPage>;
export const PromoteDeploymentInput: v.GenericSchema<types.PromoteDeploymentInput>;
export const ProtectionBypass: v.GenericSchema<types.ProtectionBypass>;
export const ProtectionScope: v.GenericSchema<types.ProtectionScope>;
export const RedirectStatusCode: v.GenericSchema<types.RedirectStatusCode>;
export const RemoveProjectDomainInput: v.GenericSchema<types.RemoveProjectDomainInput>;
export const RemoveProjectDomainOutput: v.GenericSchema<types.RemoveProjectDomainOutput>;
export const RollbackDeploymentInput: v.GenericSchema<types.RollbackDeploymentInput>;
export const RollbackDescription: v.GenericSchema<types.RollbackDescription>;
export const RollingReleaseCheck: v.GenericSchema<types.RollingReleaseCheck>;
export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig>;
export const RollingReleaseGate: v.GenericSchema<types.RollingReleaseGate>;
export const RollingReleaseStage: v.GenericSchema<types.RollingReleaseStage>;
export const SandboxRegion: v.GenericSchema<types.SandboxRegion>;
export const ScheduledExpiration: v.GenericSchema<types.ScheduledExpiration>;
export const ServiceType: v.GenericSchema<types.ServiceType>;
export const SpeedInsights: v.GenericSchema<types.SpeedInsights>;
export const SsoProtection: v.GenericSchema<types.SsoProtection>;
export const SsoProtectionInput: v.GenericSchema<types.SsoProtectionInput>;
export const StatusRoute: v.GenericSchema<types.StatusRoute>;
export const StoreHint: v.GenericSchema<types.StoreHint>;
export const SystemActor: v.GenericSchema<types.SystemActor>;
export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironment>;
export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment>;
export const ToastAction: v.GenericSchema<types.ToastAction>;
export const Toggle: v.GenericSchema<types.Toggle>;
export const Trace: v.GenericSchema<types.Trace>;
export const TraceResource: v.GenericSchema<types.TraceResource>;
export const TraceSpan: v.GenericSchema<types.TraceSpan>;
export const TraceSpanEvent: v.GenericSchema<types.TraceSpanEvent>;
export const TracingRule: v.GenericSchema<types.TracingRule>;
export const TransferredPaidFeatures: v.GenericSchema<types.TransferredPaidFeatures>;
export const TrustedEnvironments: v.GenericSchema<types.TrustedEnvironments>;
export const TrustedIpProtectionMode: v.GenericSchema<types.TrustedIpProtectionMode>;
export const TrustedIpScope: v.GenericSchema<types.TrustedIpScope>;
export const TrustedIps: v.GenericSchema<types.TrustedIps>;
export const TrustedIpsInput: v.GenericSchema<types.TrustedIpsInput>;
export const TrustedIpsSummary: v.GenericSchema<types.TrustedIpsSummary>;
export const TrustedOidcProvider: v.GenericSchema<types.TrustedOidcProvider>;
export const TrustedProject: v.GenericSchema<types.TrustedProject>;
export const TrustedProjectRule: v.GenericSchema<types.TrustedProjectRule>;
export const UnpauseProjectInput: v.GenericSchema<types.UnpauseProjectInput>;
export const UpdateProjectDomainInput: v.GenericSchema<types.UpdateProjectDomainInput>;
export const UpdateProjectDomainRequest: v.GenericSchema<types.UpdateProjectDomainRequest>;
export const UpdateProjectEnvInput: v.GenericSchema<types.UpdateProjectEnvInput>;
export const UpdateProjectEnvRequest: v.GenericSchema<types.UpdateProjectEnvRequest>;
export const UpdateProjectInput: v.GenericSchema<types.UpdateProjectInput>;
export const UpdateProjectMicrofrontendsInput: v.GenericSchema<types.UpdateProjectMicrofrontendsInput>;
export const UpdateProjectMicrofrontendsRequest: v.GenericSchema<types.UpdateProjectMicrofrontendsRequest>;
export const UpdateProjectProtectionBypassInput: v.GenericSchema<types.UpdateProjectProtectionBypassInput>;
export const UpdateProjectProtectionBypassOutput: v.GenericSchema<types.UpdateProjectProtectionBypassOutput>;
export const UpdateProjectProtectionBypassRequest: v.GenericSchema<types.UpdateProjectProtectionBypassRequest>;
export const UpdateProjectRequest: v.GenericSchema<types.UpdateProjectRequest>;
export const UpdateRollbackDescriptionInput: v.GenericSchema<types.UpdateRollbackDescriptionInput>;
export const UploadProjectAvatarInput: v.GenericSchema<types.UploadProjectAvatarInput>;
export const UserCreator: v.GenericSchema<types.UserCreator>;
export const V0Link: v.GenericSchema<types.V0Link>;
export const VercelLink: v.GenericSchema<types.VercelLink>;
export const VerifyProjectDomainInput: v.GenericSchema<types.VerifyProjectDomainInput>;
}
