// What @slipway/deployments exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/deployments" {
import { ApiPromise } from "@slipway/core";
import { ApiStream } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
import { PollState } from "@slipway/core";
export interface AliasWarning {
	code: string;
	message: string;
	action?: string | undefined;
	link?: string | undefined;
}
export type AnyDeployment = Deployment | PublicDeployment | MinimalDeployment;
export interface AtprotoDisabled {
	enabled: false;
}
export interface AtprotoEnabled {
	enabled: true;
	subscription: AtprotoSubscription;
}
export type AtprotoEventKind = "account" | "commit" | "identity" | "sync" | (string & {});
export type AtprotoSettings = AtprotoEnabled | AtprotoDisabled;
export interface AtprotoSubscription {
	collections: string[];
	path: string;
	dids?: string[] | undefined;
	kinds?: AtprotoEventKind[] | undefined;
}
export interface AttributedGitUser {
	type?: string | undefined;
	id: number | string;
	login: string;
	provider?: string | undefined;
}
export interface BitbucketRepoIdInput {
	type: "bitbucket";
	ref: string;
	repoUuid: string;
	sha?: string | undefined;
	workspaceUuid?: string | undefined;
}
export interface BitbucketRepoInput {
	type: "bitbucket";
	slug: string;
	owner: string;
	ref: string;
	sha?: string | undefined;
}
export interface BranchMatcher {
	type: "endsWith" | "equals" | "startsWith" | (string & {});
	pattern: string;
}
export interface BuildMachine {
	cores?: number | undefined;
	defaultPurchaseType?: "basic" | "enhanced" | "standard" | (string & {}) | undefined;
	machineSelectionType?: BuildMachineSelection | undefined;
	memory?: number | undefined;
	purchaseType?: BuildMachineType | undefined;
	selectionSource?: BuildMachineSource | undefined;
}
export type BuildMachineSelection = "fixed" | "elastic" | (string & {});
export type BuildMachineSource = "deployment-override" | "project-setting" | "team-setting" | "team-entitlement" | "plan-default" | "elastic-algorithm" | (string & {});
export type BuildMachineType = "basic" | "standard" | "enhanced" | "turbo" | (string & {});
export interface BuildQueue {
	configuration?: BuildQueueConfiguration | undefined;
}
export type BuildQueueConfiguration = "SKIP_NAMESPACE_QUEUE" | "WAIT_FOR_NAMESPACE_QUEUE" | (string & {});
export interface BuilderConfig {
	buildCommand?: string | undefined;
	bunVersion?: string | undefined;
	bundle?: boolean | undefined;
	debug?: boolean | undefined;
	devCommand?: string | undefined;
	excludeFiles?: string | string[] | undefined;
	framework?: string | null | undefined;
	functions?: {
		[key: string]: DeploymentFunction;
	} | undefined;
	helpers?: boolean | undefined;
	import?: {
		[key: string]: string;
	} | undefined;
	includeFiles?: string | string[] | undefined;
	installCommand?: string | undefined;
	ldsflags?: string | undefined;
	maxLambdaSize?: string | undefined;
	middleware?: boolean | undefined;
	middlewareMatcher?: string | string[] | undefined;
	middlewareRuntime?: "nodejs" | undefined;
	nodeVersion?: string | undefined;
	outputDirectory?: string | undefined;
	projectSettings?: BuilderProjectSettings | undefined;
	rust?: string | undefined;
	serviceName?: string | undefined;
	zeroConfig?: boolean | undefined;
}
export interface BuilderProjectSettings {
	autoExposeSystemEnvs?: boolean | undefined;
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	createdAt?: number | undefined;
	devCommand?: string | null | undefined;
	directoryListing?: boolean | undefined;
	framework?: string | null | undefined;
	gitForkProtection?: boolean | undefined;
	installCommand?: string | null | undefined;
	monorepoManager?: string | null | undefined;
	nodeVersion?: string | undefined;
	outputDirectory?: string | null | undefined;
	rootDirectory?: string | null | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
}
export interface CancelDeploymentInput {
	id: string;
}
export type CancelDeploymentOutput = Deployment;
export type CheckState = "pending" | "succeeded" | "failed" | (string & {});
export type ChecksConclusion = "succeeded" | "failed" | "skipped" | "canceled" | (string & {});
export type ChecksState = "registered" | "running" | "completed" | (string & {});
export interface CodedError {
	code: string;
	message: string;
}
export interface CommitAttribution {
	commitMeta?: {
		name?: string | undefined;
		email?: string | undefined;
		isVerified?: boolean | undefined;
	} | undefined;
	gitUser?: AttributedGitUser | undefined;
	vercelUser?: {
		id: string;
		username: string;
		teamRoles?: string[] | undefined;
	} | undefined;
}
export interface CreateDeploymentInput extends CreateDeploymentRequest {
	forceNew?: OneOrZero | undefined;
	prebuilt?: OneOrZero | undefined;
	skipAutoDetectionConfirmation?: OneOrZero | undefined;
}
export type CreateDeploymentOutput = Deployment;
export interface CreateDeploymentProjectSettings {
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	devCommand?: string | null | undefined;
	framework?: Framework | null | undefined;
	installCommand?: string | null | undefined;
	nodeVersion?: NodeVersion | undefined;
	outputDirectory?: string | null | undefined;
	rootDirectory?: string | null | undefined;
	serverlessFunctionRegion?: string | null | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
}
export interface CreateDeploymentRequest {
	name: string;
	buildMachine?: "turbo" | undefined;
	customEnvironmentSlugOrId?: string | undefined;
	deploymentId?: string | undefined;
	files?: readonly DeploymentFile[] | undefined;
	gitAccessToken?: string | undefined;
	gitMetadata?: GitMetadata | undefined;
	gitSource?: GitSourceInput | undefined;
	meta?: {
		[key: string]: string;
	} | undefined;
	monorepoManager?: string | null | undefined;
	project?: string | undefined;
	projectSettings?: CreateDeploymentProjectSettings | undefined;
	target?: string | undefined;
	withLatestCommit?: boolean | undefined;
	version?: 2 | undefined;
	source?: string | undefined;
	env?: {
		[key: string]: string;
	} | undefined;
	build?: {
		env?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
	public?: boolean | undefined;
	regions?: readonly string[] | undefined;
	functionFailoverRegions?: readonly string[] | undefined;
	fluid?: boolean | undefined;
	bunVersion?: string | undefined;
	cleanUrls?: boolean | undefined;
	trailingSlash?: boolean | undefined;
	redirects?: readonly RedirectInput[] | undefined;
	rewrites?: readonly RewriteInput[] | undefined;
	headers?: readonly HeadersInput[] | undefined;
	routes?: readonly RouteInput[] | undefined;
	bulkRedirectsPath?: string | undefined;
	functions?: {
		[key: string]: DeploymentFunction;
	} | undefined;
	builds?: readonly DeploymentBuild[] | undefined;
	crons?: readonly CronInput[] | undefined;
	images?: ImageOptimization | undefined;
	framework?: Framework | null | undefined;
	buildCommand?: string | null | undefined;
	devCommand?: string | null | undefined;
	installCommand?: string | null | undefined;
	ignoreCommand?: string | null | undefined;
	outputDirectory?: string | null | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	git?: {
		deploymentEnabled?: boolean | {
			[key: string]: boolean;
		} | undefined;
	} | undefined;
	alias?: string | readonly string[] | undefined;
}
export type CreatedDeployment = Deployment | MinimalDeployment;
export type CreatorType = "user" | "app" | "integration" | "system" | (string & {});
export interface CronInput {
	path: string;
	schedule: string;
}
export interface CursorOriginInput {
	type: "cursor-origin";
	ref: string;
	repoId: string;
	owner?: string | undefined;
	repo?: string | undefined;
	sha?: string | undefined;
}
export interface CursorOriginSource {
	type: "cursor-origin";
	prId?: number | null | undefined;
	ref?: string | null | undefined;
	sha?: string | undefined;
	repoId: string;
	owner?: string | undefined;
	repo?: string | undefined;
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
export interface CustomGitSource {
	type: "custom";
	gitUrl: string;
	ref: string;
	sha: string;
}
export interface DeleteDeploymentInput {
	id: string;
	url?: string | undefined;
}
export interface DeleteDeploymentOutput {
	uid: string;
	state: "DELETED";
}
export interface DeployFile {
	path: string;
	data: string | Uint8Array<ArrayBuffer> | Blob;
}
export interface DeployFilesInput extends DeployOptions {
	files: readonly DeployFile[];
}
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name"> {
	name?: string | undefined;
	concurrency?: number | undefined;
	onProgress?: ((progress: DeployProgress) => void) | undefined;
	wait?: boolean | undefined;
	timeout?: WaitForDeploymentInput["timeout"];
	schedule?: WaitForDeploymentInput["schedule"];
}
export interface DeployProgress {
	readonly step: "hash" | "upload" | "create" | "build" | "done";
	readonly files: number;
	readonly filesDone: number;
	readonly bytes: number;
	readonly bytesDone: number;
	readonly id?: string | undefined;
	readonly readyState?: string | undefined;
}
export type DeployResult = Deployment;
export type DeployableTarget = "production" | "staging" | (string & {});
export interface Deployment {
	type: "LAMBDAS";
	id: string;
	name: string;
	aliasAssigned: boolean;
	bootedAt: number;
	buildSkipped: boolean;
	buildingAt: number;
	createdAt: number;
	creator: DeploymentCreator;
	meta: {
		[key: string]: string;
	};
	public: boolean;
	readyState: DeploymentReadyState;
	regions: string[];
	status: DeploymentReadyState;
	url: string;
	version: number;
	alias?: string[] | undefined;
	aliasError?: CodedError | null | undefined;
	aliasFinal?: string | null | undefined;
	aliasWarning?: AliasWarning | null | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	automaticAliases?: string[] | undefined;
	buildContainerFinishedAt?: number | undefined;
	buildErrorAt?: number | undefined;
	canceledAt?: number | undefined;
	checksConclusion?: ChecksConclusion | undefined;
	checksState?: ChecksState | undefined;
	customEnvironment?: CustomEnvironment | {
		id: string;
	} | undefined;
	defaultRoute?: string | undefined;
	deletedAt?: number | null | undefined;
	errorCode?: string | undefined;
	errorLink?: string | undefined;
	errorMessage?: string | null | undefined;
	errorStep?: string | undefined;
	gitSource?: DeploymentGitSource | undefined;
	initReadyAt?: number | undefined;
	isFirstBranchDeployment?: boolean | undefined;
	lambdas?: DeploymentLambda[] | undefined;
	manualProvisioning?: ManualProvisioning | undefined;
	nodeVersion?: NodeVersion | undefined;
	oidcTokenClaims?: OidcTokenClaims | undefined;
	oomReport?: "out-of-memory" | undefined;
	originCacheRegion?: string | undefined;
	passiveRegions?: string[] | undefined;
	prebuilt?: boolean | undefined;
	previewCommentsEnabled?: boolean | undefined;
	project?: DeploymentProject | undefined;
	ready?: number | undefined;
	readyStateReason?: string | undefined;
	readySubstate?: DeploymentReadySubstate | undefined;
	softDeletedByRetention?: boolean | undefined;
	source?: DeploymentOrigin | undefined;
	target?: DeployableTarget | null | undefined;
	team?: DeploymentTeam | undefined;
	ttyBuildLogs?: boolean | undefined;
	undeletedAt?: number | undefined;
	userAliases?: string[] | undefined;
	userConfiguredDeploymentId?: string | undefined;
	build: {
		env: string[];
	};
	createdIn: string;
	env: string[];
	inspectorUrl: string | null;
	isInConcurrentBuildsQueue: boolean;
	isInSystemBuildsQueue: boolean;
	ownerId: string;
	plan: Plan;
	projectId: string;
	projectSettings: DeploymentProjectSettings;
	routes: DeploymentRoute[] | null;
	aliasAssignedAt?: boolean | number | null | undefined;
	alwaysRefuseToBuild?: boolean | undefined;
	atproto?: AtprotoSettings | undefined;
	attribution?: CommitAttribution | undefined;
	buildArtifactUrls?: string[] | undefined;
	builds?: DeploymentBuild[] | undefined;
	checks?: DeploymentChecks | undefined;
	config?: DeploymentConfig | undefined;
	connectBuildsEnabled?: boolean | undefined;
	connectConfigurationId?: string | undefined;
	crons?: {
		path: string;
		schedule: string;
	}[] | undefined;
	flags?: DeploymentFlags | {
		[key: string]: unknown;
	}[] | undefined;
	functions?: {
		[key: string]: DeploymentFunction;
	} | null | undefined;
	gitRepo?: GitRepo | null | undefined;
	images?: ImageOptimization | undefined;
	integrations?: DeploymentIntegrations | undefined;
	isInstantStatic?: boolean | undefined;
	microfrontends?: DeploymentMicrofrontends | undefined;
	monorepoManager?: string | null | undefined;
	passiveConnectConfigurationId?: string | undefined;
	platform?: DeploymentPlatform | undefined;
	resourceConfig?: {
		buildMachine?: BuildMachine | undefined;
	} | undefined;
	seatBlock?: SeatBlock | undefined;
	services?: DeploymentService[] | undefined;
}
export interface DeploymentAliasEvent {
	type: "alias-assigned";
	alias: string[];
	aliasError: CodedError | null;
	aliasWarning: AliasWarning | null;
	date: number;
	deploymentId: string;
}
export interface DeploymentBuild {
	use: string;
	config?: {
		[key: string]: unknown;
	} | undefined;
	src?: string | undefined;
}
export interface DeploymentBuilder {
	use: string;
	config?: BuilderConfig | undefined;
	src?: string | undefined;
}
export interface DeploymentChecks {
	"deployment-alias": {
		startedAt: number;
		state: CheckState;
		completedAt?: number | undefined;
	};
}
export interface DeploymentConfig {
	functionMemoryType: FunctionMemoryType;
	functionTimeout: number | null;
	functionType: "fluid" | "standard" | (string & {});
	secureComputeFallbackRegion: string | null;
	secureComputePrimaryRegion: string | null;
	isUsingActiveCPU?: boolean | undefined;
	resourceConfig?: DeploymentResourceConfig | undefined;
	version?: number | undefined;
}
export interface DeploymentCreator {
	type?: CreatorType | undefined;
	uid: string;
	avatar?: string | undefined;
	username?: string | undefined;
}
export type DeploymentEvent = DeploymentLogEvent | DeploymentOutputEvent | DeploymentAliasEvent;
export interface DeploymentEventSource {
	type: string;
	name: string;
	entrypoint?: string | undefined;
	path?: string | undefined;
	readyState?: string | undefined;
	serviceName?: string | undefined;
	step?: string | undefined;
}
export type DeploymentFile = InlineDeploymentFile | UploadedDeploymentFile;
export type DeploymentFileKind = "directory" | "file" | "invalid" | "lambda" | "middleware" | "symlink" | (string & {});
export interface DeploymentFileNode {
	type: DeploymentFileKind;
	uid?: string | undefined;
	name: string;
	mode: number;
	children?: DeploymentFileNode[] | undefined;
	contentType?: string | undefined;
}
export interface DeploymentFlags {
	definitions: {
		[key: string]: FlagDefinition;
	};
}
export interface DeploymentFunction {
	affinity?: {
		mode: "strict";
	} | undefined;
	architecture?: "arm64" | "x86_64" | (string & {}) | undefined;
	excludeFiles?: string | undefined;
	experimentalTriggers?: readonly FunctionTrigger[] | undefined;
	functionFailoverRegions?: readonly string[] | undefined;
	includeFiles?: string | undefined;
	maxConcurrency?: number | undefined;
	maxDuration?: "max" | number | undefined;
	memory?: number | undefined;
	regions?: readonly string[] | undefined;
	runtime?: string | undefined;
	supportsCancellation?: boolean | undefined;
}
export type DeploymentGitSource = {
	type: "github";
	ref?: string | null | undefined;
	repoId?: number | string | undefined;
	sha?: string | undefined;
	org?: string | undefined;
	repo?: string | undefined;
	prId?: number | null | undefined;
} | {
	type: "github-limited";
	ref?: string | null | undefined;
	repoId?: number | string | undefined;
	sha?: string | undefined;
	org?: string | undefined;
	repo?: string | undefined;
	prId?: number | null | undefined;
} | {
	type: "github-custom-host";
	host: string;
	ref?: string | null | undefined;
	repoId?: number | string | undefined;
	sha?: string | undefined;
	org?: string | undefined;
	repo?: string | undefined;
	prId?: number | null | undefined;
} | {
	type: "gitlab";
	projectId: number | string;
	ref?: string | null | undefined;
	sha?: string | undefined;
	prId?: number | null | undefined;
} | {
	type: "bitbucket";
	slug?: string | undefined;
	ref?: string | null | undefined;
	repoUuid?: string | undefined;
	sha?: string | undefined;
	workspaceUuid?: string | undefined;
	owner?: string | undefined;
	prId?: number | null | undefined;
} | CursorOriginSource | VercelGitSource | CustomGitSource;
export interface DeploymentIntegrations {
	startedAt: number;
	status: DeploymentIntegrationsStatus;
	claimedAt?: number | undefined;
	completedAt?: number | undefined;
	skippedAt?: number | undefined;
	skippedBy?: string | undefined;
}
export type DeploymentIntegrationsStatus = "error" | "pending" | "ready" | "skipped" | "timeout" | (string & {});
export interface DeploymentLambda {
	id: string;
	output: {
		functionName: string;
		path: string;
	}[];
	createdAt?: number | undefined;
	entrypoint?: string | null | undefined;
	readyState?: LambdaReadyState | undefined;
	readyStateAt?: number | undefined;
}
export interface DeploymentLogEvent {
	type: "command" | "stdout" | "stderr" | "exit" | "deployment-state" | "delimiter" | "fatal" | "report" | "metric" | "middleware" | "middleware-invocation" | "edge-function-invocation";
	id: string;
	created: number;
	date: number;
	deploymentId: string;
	info: DeploymentEventSource;
	serial: string;
	level?: "error" | "warning" | (string & {}) | undefined;
	text?: string | undefined;
}
export interface DeploymentMicrofrontends {
	isDefaultApp?: true | false | undefined;
	defaultAppProjectName: string;
	groupIds: string[];
	defaultRoute?: string | undefined;
	mfeConfigUploadState?: "no_config" | "success" | "waiting_on_build" | (string & {}) | undefined;
}
export type DeploymentOrigin = "api-trigger-git-deploy" | "cli" | "clone/repo" | "drop" | "git" | "git-deploy-hook" | "import" | "import/repo" | "redeploy" | "v0-web" | (string & {});
export interface DeploymentOutputEvent {
	type: "command" | "stdout" | "stderr" | "exit" | "deployment-state" | "delimiter" | "fatal" | "report" | "metric" | "middleware" | "middleware-invocation" | "edge-function-invocation";
	created: number;
	payload: DeploymentOutputEventPayload;
}
export interface DeploymentOutputEventPayload {
	id: string;
	date: number;
	deploymentId: string;
	serial: string;
	created?: number | undefined;
	info?: DeploymentEventSource | undefined;
	proxy?: RequestProxy | undefined;
	requestId?: string | undefined;
	statusCode?: number | undefined;
	text?: string | undefined;
}
export interface DeploymentPage {
	deployments: DeploymentSummary[];
	pagination: Pagination;
}
export interface DeploymentPlatform {
	creator: {
		name: string;
		avatar?: string | undefined;
	};
	origin: {
		type: "id" | "url" | (string & {});
		value: string;
	};
	source: {
		name: string;
	};
	meta?: {
		[key: string]: string;
	} | undefined;
}
export interface DeploymentProject {
	id: string;
	name: string;
	framework?: string | null | undefined;
}
export interface DeploymentProjectSettings {
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	devCommand?: string | null | undefined;
	framework?: Framework | null | undefined;
	installCommand?: string | null | undefined;
	nodeVersion?: NodeVersion | undefined;
	outputDirectory?: string | null | undefined;
	speedInsights?: SpeedInsights | undefined;
	webAnalytics?: ProjectWebAnalytics | undefined;
}
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | (string & {});
export type DeploymentReadySubstate = "STAGED" | "ROLLING" | "PROMOTED" | (string & {});
export interface DeploymentResourceConfig {
	buildMachine?: {
		purchaseType?: BuildMachineType | null | undefined;
	} | undefined;
	buildQueue?: BuildQueue | undefined;
	elasticConcurrency?: "PROJECT_SETTING" | "SKIP_QUEUE" | "TEAM_SETTING" | (string & {}) | undefined;
}
export type DeploymentRoute = {
	continue?: boolean | undefined;
	middleware?: number | undefined;
	src: string;
	caseSensitive?: boolean | undefined;
	check?: boolean | undefined;
	dest?: string | undefined;
	destination?: string | ServiceDestination | undefined;
	env?: string[] | undefined;
	has?: RouteCondition[] | undefined;
	headers?: {
		[key: string]: string;
	} | undefined;
	important?: boolean | undefined;
	locale?: {
		cookie?: string | undefined;
		redirect?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
	methods?: string[] | undefined;
	middlewarePath?: string | undefined;
	middlewareRawSrc?: string[] | undefined;
	missing?: RouteCondition[] | undefined;
	mitigate?: {
		action: "challenge" | "deny" | (string & {});
	} | undefined;
	override?: boolean | undefined;
	respectOriginCacheControl?: boolean | undefined;
	source?: string | undefined;
	status?: number | undefined;
	statusCode?: number | undefined;
	transforms?: RouteTransform[] | undefined;
} | HandleRoute;
export type DeploymentService = ExperimentalService | ExperimentalServiceV2;
export type DeploymentState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | "DELETED" | (string & {});
export interface DeploymentSummary {
	type: "LAMBDAS";
	uid: string;
	name: string;
	created: number;
	createdAt: number;
	creator: DeploymentSummaryCreator;
	inspectorUrl: string | null;
	projectId: string;
	readyState: DeploymentState;
	url: string;
	aliasAssigned?: boolean | number | null | undefined;
	aliasError?: CodedError | null | undefined;
	attribution?: CommitAttribution | undefined;
	buildingAt?: number | undefined;
	checks?: DeploymentChecks | undefined;
	checksConclusion?: ChecksConclusion | undefined;
	checksState?: ChecksState | undefined;
	connectBuildsEnabled?: boolean | undefined;
	connectConfigurationId?: string | undefined;
	customEnvironment?: {
		id: string;
		slug?: string | undefined;
	} | undefined;
	defaultRoute?: string | undefined;
	deleted?: number | undefined;
	errorCode?: string | undefined;
	errorMessage?: string | null | undefined;
	expiration?: number | undefined;
	isRollbackCandidate?: boolean | null | undefined;
	manualProvisioning?: ManualProvisioning | undefined;
	meta?: {
		[key: string]: string;
	} | undefined;
	oomReport?: "out-of-memory" | undefined;
	passiveConnectConfigurationId?: string | undefined;
	platform?: DeploymentPlatform | undefined;
	prebuilt?: boolean | undefined;
	projectSettings?: DeploymentSummaryProjectSettings | undefined;
	proposedExpiration?: number | undefined;
	ready?: number | undefined;
	readySubstate?: DeploymentReadySubstate | undefined;
	seatBlock?: SeatBlock | undefined;
	softDeletedByRetention?: boolean | undefined;
	source?: DeploymentOrigin | undefined;
	state?: DeploymentState | undefined;
	target?: DeployableTarget | null | undefined;
	undeleted?: number | undefined;
}
export interface DeploymentSummaryCreator {
	type?: CreatorType | undefined;
	uid: string;
	email?: string | undefined;
	githubLogin?: string | undefined;
	gitlabLogin?: string | undefined;
	username?: string | undefined;
}
export interface DeploymentSummaryProjectSettings {
	buildCommand?: string | null | undefined;
	commandForIgnoringBuildStep?: string | null | undefined;
	createdAt?: number | undefined;
	customerSupportCodeVisibility?: boolean | undefined;
	devCommand?: string | null | undefined;
	framework?: Framework | null | undefined;
	gitComments?: GitComments | undefined;
	gitForkProtection?: boolean | undefined;
	gitLFS?: boolean | undefined;
	installCommand?: string | null | undefined;
	nodeVersion?: NodeVersion | undefined;
	outputDirectory?: string | null | undefined;
	rootDirectory?: string | null | undefined;
	skipGitConnectDuringLink?: boolean | undefined;
	sourceFilesOutsideRootDirectory?: boolean | undefined;
	speedInsights?: SpeedInsights | undefined;
	webAnalytics?: ProjectWebAnalytics | undefined;
}
export interface DeploymentTeam {
	id: string;
	name: string;
	slug: string;
	avatar?: string | undefined;
}
export type EdgeCacheStatus = "HIT" | "MISS" | "STALE" | "REVALIDATED" | "PRERENDER" | "BYPASS" | (string & {});
export type EnvTarget = "production" | "preview" | "development" | (string & {});
export type EventsDirection = "backward" | "forward";
export interface ExperimentalService {
	type: ServiceType;
	schema: "experimentalServices";
	name: string;
	builder: DeploymentBuilder;
	workspace: string;
	buildCommand?: string | undefined;
	entrypoint?: string | undefined;
	env?: {
		[key: string]: {
			type: "service-ref";
			service: string;
		};
	} | undefined;
	framework?: string | undefined;
	group?: string | undefined;
	handlerFunction?: string | undefined;
	installCommand?: string | undefined;
	preDeployCommand?: string | undefined;
	routePrefix?: string | undefined;
	routePrefixSource?: "configured" | "generated" | (string & {}) | undefined;
	runtime?: string | undefined;
	schedule?: string | string[] | undefined;
	subdomain?: string | undefined;
	topics?: (string | {
		topic: string;
		initialDelaySeconds?: number | undefined;
		retryAfterSeconds?: number | undefined;
	})[] | undefined;
	trigger?: "queue" | "schedule" | "workflow" | (string & {}) | undefined;
}
export interface ExperimentalServiceV2 {
	schema: "experimentalServicesV2";
	name: string;
	builder: DeploymentBuilder;
	root: string;
	bindings?: ServiceBinding[] | undefined;
	buildCommand?: string | undefined;
	cleanUrls?: boolean | undefined;
	command?: string[] | undefined;
	devCommand?: string | undefined;
	entrypoint?: string | undefined;
	framework?: string | undefined;
	functions?: {
		[key: string]: DeploymentFunction;
	} | undefined;
	headers?: ServiceHeaders[] | undefined;
	ignoreCommand?: string | undefined;
	installCommand?: string | undefined;
	outputDirectory?: string | undefined;
	redirects?: ServiceRedirect[] | undefined;
	rewrites?: ServiceRewrite[] | undefined;
	routes?: (SourceRoute | HandleRoute)[] | undefined;
	runtime?: string | undefined;
	trailingSlash?: boolean | undefined;
}
export interface FlagDefinition {
	description?: string | undefined;
	options?: {
		value: FlagValue | null;
		label?: string | undefined;
	}[] | undefined;
	url?: string | undefined;
}
export type FlagValue = string | number | {
	[key: string]: FlagValue | null;
} | boolean | (FlagValue | null)[];
export interface FollowDeploymentEventsInput {
	idOrUrl: string;
	builds?: number | undefined;
	delimiter?: number | undefined;
	direction?: EventsDirection | undefined;
	limit?: number | undefined;
	name?: string | undefined;
	since?: number | undefined;
	statusCode?: number | string | undefined;
	until?: number | undefined;
}
export type FollowDeploymentEventsOutput = DeploymentEvent;
export type Framework = "actix-web" | "angular" | "ash" | "astro" | "axum" | "blitzjs" | "brunch" | "bun" | "container" | "create-react-app" | "django" | "docusaurus" | "docusaurus-2" | "dojo" | "eleventy" | "elysia" | "ember" | "eve" | "express" | "factory-eve" | "fastapi" | "fasthtml" | "fastify" | "flask" | "gatsby" | "go" | "gridsome" | "h3" | "hexo" | "hono" | "hugo" | "hydrogen" | "ionic-angular" | "ionic-react" | "jekyll" | "koa" | "mastra" | "middleman" | "nestjs" | "nextjs" | "nitro" | "node" | "nuxtjs" | "parcel" | "polymer" | "preact" | "python" | "react-router" | "redwoodjs" | "remix" | "ruby" | "rust" | "saber" | "sanity" | "sanity-v2" | "sapper" | "scully" | "services" | "solidstart" | "solidstart-1" | "stencil" | "storybook" | "svelte" | "sveltekit" | "sveltekit-1" | "tanstack-start" | "tanstack-start-lovable" | "umijs" | "vite" | "vitepress" | "vue" | "vuepress" | "xmcp" | "zola" | (string & {});
export type FunctionMemoryType = "standard_legacy" | "standard" | "performance" | "performance_xl" | (string & {});
export type FunctionTrigger = QueueTriggerV1 | QueueTriggerV2 | ScheduleTrigger;
export interface GetDeploymentEventsInput {
	idOrUrl: string;
	builds?: number | undefined;
	delimiter?: number | undefined;
	direction?: EventsDirection | undefined;
	limit?: number | undefined;
	name?: string | undefined;
	since?: number | undefined;
	statusCode?: number | string | undefined;
	until?: number | undefined;
}
export type GetDeploymentEventsOutput = (DeploymentEvent | null)[];
export interface GetDeploymentFileInput {
	id: string;
	fileId: string;
	path?: string | undefined;
}
export interface GetDeploymentFileOutput {
	data?: string | undefined;
}
export interface GetDeploymentInput {
	idOrUrl: string;
	withGitRepoInfo?: boolean | undefined;
}
export type GetDeploymentOutput = Deployment;
export interface GitComments {
	onCommit: boolean;
	onPullRequest: boolean;
}
export interface GitMetadata {
	ci?: boolean | undefined;
	ciGitProviderUsername?: string | undefined;
	ciGitRepoVisibility?: string | undefined;
	ciType?: string | undefined;
	commitAuthorEmail?: string | undefined;
	commitAuthorName?: string | undefined;
	commitMessage?: string | undefined;
	commitRef?: string | undefined;
	commitSha?: string | undefined;
	dirty?: boolean | undefined;
	remoteUrl?: string | undefined;
	rootDirectory?: string | undefined;
}
export type GitRepo = GitRepoGithub | GitRepoGitlab | GitRepoBitbucket | GitRepoVercel | GitRepoCursorOrigin;
export interface GitRepoBitbucket {
	type: "bitbucket";
	name: string;
	defaultBranch: string;
	ownerType: RepoOwnerType;
	path: string;
	private: boolean;
	slug: string;
	owner: string;
	repoUuid: string;
	workspaceUuid: string;
}
export interface GitRepoCursorOrigin {
	type: "cursor-origin";
	name: string;
	defaultBranch: string;
	ownerType: RepoOwnerType;
	path: string;
	private: boolean;
	owner: string;
	repo: string;
	repoId: string;
}
export interface GitRepoGithub {
	type: "github";
	name: string;
	defaultBranch: string;
	ownerType: RepoOwnerType;
	path: string;
	private: boolean;
	org: string;
	repo: string;
	repoId: number;
	repoOwnerId: number;
}
export interface GitRepoGitlab {
	type: "gitlab";
	name: string;
	defaultBranch: string;
	ownerType: RepoOwnerType;
	path: string;
	private: boolean;
	namespace: string;
	projectId: number;
	url: string;
}
export interface GitRepoVercel {
	type: "vercel";
	name: string;
	defaultBranch: string;
	ownerType: RepoOwnerType;
	path: string;
	private: boolean;
	org: string;
	repo: string;
}
export type GitSourceInput = GithubRepoInput | GithubRepoIdInput | GithubLimitedRepoInput | GithubLimitedRepoIdInput | GitlabProjectInput | BitbucketRepoInput | BitbucketRepoIdInput | CursorOriginInput | VercelGitInput;
export interface GithubLimitedRepoIdInput {
	type: "github-limited";
	ref: string;
	repoId: number | string;
	sha?: string | undefined;
}
export interface GithubLimitedRepoInput {
	type: "github-limited";
	org: string;
	ref: string;
	repo: string;
	sha?: string | undefined;
}
export interface GithubRepoIdInput {
	type: "github";
	ref: string;
	repoId: number | string;
	sha?: string | undefined;
}
export interface GithubRepoInput {
	type: "github";
	org: string;
	ref: string;
	repo: string;
	sha?: string | undefined;
}
export interface GitlabProjectInput {
	type: "gitlab";
	projectId: number | string;
	ref: string;
	sha?: string | undefined;
}
export interface HandleRoute {
	handle: RouteHandle;
	dest?: string | undefined;
	src?: string | undefined;
	status?: number | undefined;
}
export interface HeadersInput {
	source: string;
	headers: readonly {
		key: string;
		value: string;
	}[];
	has?: readonly RouteCondition[] | undefined;
	missing?: readonly RouteCondition[] | undefined;
}
export interface ImageOptimization {
	contentDispositionType?: "attachment" | "inline" | (string & {}) | undefined;
	contentSecurityPolicy?: string | undefined;
	dangerouslyAllowSVG?: boolean | undefined;
	domains?: readonly string[] | undefined;
	formats?: readonly ("image/avif" | "image/webp" | (string & {}))[] | undefined;
	localPatterns?: readonly {
		pathname?: string | undefined;
		search?: string | undefined;
	}[] | undefined;
	minimumCacheTTL?: number | undefined;
	qualities?: readonly number[] | undefined;
	remotePatterns?: readonly RemoteImagePattern[] | undefined;
	sizes?: readonly number[] | undefined;
}
export interface InlineDeploymentFile {
	file: string;
	data: string;
	encoding?: "base64" | "utf-8" | undefined;
	mode?: number | undefined;
}
export interface IntegrationActionOutcome {
	kind: string;
	secrets: readonly {
		name: string;
		value: string;
	}[];
}
export type LambdaReadyState = "BUILDING" | "ERROR" | "INITIALIZING" | "READY" | (string & {});
export interface ListDeploymentFilesInput {
	id: string;
}
export type ListDeploymentFilesOutput = DeploymentFileNode[];
export interface ListDeploymentsInput {
	app?: string | undefined;
	branch?: string | undefined;
	from?: number | undefined;
	limit?: number | undefined;
	projectId?: string | undefined;
	projectIds?: readonly string[] | undefined;
	rollbackCandidate?: boolean | undefined;
	sha?: string | undefined;
	since?: number | undefined;
	state?: string | undefined;
	target?: string | undefined;
	to?: number | undefined;
	until?: number | undefined;
	users?: string | undefined;
}
export type ListDeploymentsOutput = DeploymentPage;
export interface ManualProvisioning {
	state: "COMPLETE" | "PENDING" | "TIMEOUT" | (string & {});
	completedAt?: number | undefined;
}
export interface MinimalDeployment {
	id: string;
	aliasAssigned: boolean;
	readyState: DeploymentReadyState;
	alias?: string[] | undefined;
	aliasError?: CodedError | null | undefined;
	aliasWarning?: AliasWarning | null | undefined;
	errorCode?: string | undefined;
	errorMessage?: string | null | undefined;
	target?: DeployableTarget | null | undefined;
}
export type NodeVersion = "24.x" | "22.x" | "20.x" | "18.x" | "16.x" | "14.x" | "12.x" | "10.x" | "8.10.x" | (string & {});
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
export type OneOrZero = "0" | "1";
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export type Plan = "hobby" | "pro" | "enterprise" | (string & {});
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
export interface ProjectWebAnalytics {
	id: string;
	canceledAt?: number | undefined;
	disabledAt?: number | undefined;
	enabledAt?: number | undefined;
	hasData?: true | undefined;
}
export interface PublicDeployment {
	type: "LAMBDAS";
	id: string;
	name: string;
	aliasAssigned: boolean;
	bootedAt: number;
	buildSkipped: boolean;
	buildingAt: number;
	createdAt: number;
	creator: DeploymentCreator;
	meta: {
		[key: string]: string;
	};
	public: boolean;
	readyState: DeploymentReadyState;
	regions: string[];
	status: DeploymentReadyState;
	url: string;
	version: number;
	alias?: string[] | undefined;
	aliasError?: CodedError | null | undefined;
	aliasFinal?: string | null | undefined;
	aliasWarning?: AliasWarning | null | undefined;
	autoAssignCustomDomains?: boolean | undefined;
	automaticAliases?: string[] | undefined;
	buildContainerFinishedAt?: number | undefined;
	buildErrorAt?: number | undefined;
	canceledAt?: number | undefined;
	checksConclusion?: ChecksConclusion | undefined;
	checksState?: ChecksState | undefined;
	customEnvironment?: CustomEnvironment | {
		id: string;
	} | undefined;
	defaultRoute?: string | undefined;
	deletedAt?: number | null | undefined;
	errorCode?: string | undefined;
	errorLink?: string | undefined;
	errorMessage?: string | null | undefined;
	errorStep?: string | undefined;
	gitSource?: DeploymentGitSource | undefined;
	initReadyAt?: number | undefined;
	isFirstBranchDeployment?: boolean | undefined;
	lambdas?: DeploymentLambda[] | undefined;
	manualProvisioning?: ManualProvisioning | undefined;
	nodeVersion?: NodeVersion | undefined;
	oidcTokenClaims?: OidcTokenClaims | undefined;
	oomReport?: "out-of-memory" | undefined;
	originCacheRegion?: string | undefined;
	passiveRegions?: string[] | undefined;
	prebuilt?: boolean | undefined;
	previewCommentsEnabled?: boolean | undefined;
	project?: DeploymentProject | undefined;
	ready?: number | undefined;
	readyStateReason?: string | undefined;
	readySubstate?: DeploymentReadySubstate | undefined;
	softDeletedByRetention?: boolean | undefined;
	source?: DeploymentOrigin | undefined;
	target?: DeployableTarget | null | undefined;
	team?: DeploymentTeam | undefined;
	ttyBuildLogs?: boolean | undefined;
	undeletedAt?: number | undefined;
	userAliases?: string[] | undefined;
	userConfiguredDeploymentId?: string | undefined;
}
export interface QueueTriggerV1 {
	type: "queue/v1beta";
	consumer: string;
	topic: string;
	initialDelaySeconds?: number | undefined;
	maxConcurrency?: number | undefined;
	maxDeliveries?: number | undefined;
	retryAfterSeconds?: number | undefined;
}
export interface QueueTriggerV2 {
	type: "queue/v2beta";
	topic: string;
	initialDelaySeconds?: number | undefined;
	maxConcurrency?: number | undefined;
	maxDeliveries?: number | undefined;
	retryAfterSeconds?: number | undefined;
}
export interface RedirectInput {
	source: string;
	destination: string;
	permanent?: boolean | undefined;
	statusCode?: number | undefined;
	has?: readonly RouteCondition[] | undefined;
	missing?: readonly RouteCondition[] | undefined;
}
export interface RemoteImagePattern {
	hostname: string;
	pathname?: string | undefined;
	port?: string | undefined;
	protocol?: "http" | "https" | (string & {}) | undefined;
	search?: string | undefined;
}
export type RepoOwnerType = "team" | "user" | (string & {});
export interface RequestProxy {
	host: string;
	method: string;
	timestamp: number;
	cacheId?: string | undefined;
	clientIp?: string | undefined;
	lambdaRegion?: string | undefined;
	path?: string | undefined;
	pathType?: string | undefined;
	pathTypeVariant?: string | undefined;
	referer?: string | undefined;
	region?: string | undefined;
	responseByteSize?: number | undefined;
	scheme?: string | undefined;
	statusCode?: number | undefined;
	userAgent?: string[] | undefined;
	vercelCache?: EdgeCacheStatus | undefined;
	vercelId?: string | undefined;
	wafAction?: RequestWafAction | undefined;
	wafRuleId?: string | undefined;
}
export type RequestWafAction = "bypass" | "challenge" | "deny" | "log" | "rate_limit" | (string & {});
export interface RewriteInput {
	source: string;
	destination: ServiceDestination | string;
	has?: readonly RouteCondition[] | undefined;
	missing?: readonly RouteCondition[] | undefined;
}
export type RouteCondition = RouteHostCondition | RouteKeyCondition;
export type RouteHandle = "filesystem" | "hit" | "miss" | "resource" | "rewrite" | "error" | (string & {});
export interface RouteHostCondition {
	type: "host";
	value: string | RouteMatcher;
}
export type RouteInput = SourceRouteInput | HandleRoute;
export interface RouteKeyCondition {
	type: "cookie" | "header" | "query";
	key: string;
	value?: string | RouteMatcher | undefined;
}
export interface RouteKeyTransform {
	type: "request.headers" | "request.query" | "response.headers";
	op: "append" | "delete" | "set" | (string & {});
	target: {
		key: string | RouteMatcher;
	};
	args?: string | readonly string[] | undefined;
	env?: readonly string[] | undefined;
}
export interface RouteMatcher {
	eq?: number | string | undefined;
	gt?: number | undefined;
	gte?: number | undefined;
	inc?: readonly string[] | undefined;
	lt?: number | undefined;
	lte?: number | undefined;
	neq?: string | undefined;
	ninc?: readonly string[] | undefined;
	pre?: string | undefined;
	re?: string | undefined;
	suf?: string | undefined;
}
export interface RoutePathTransform {
	type: "request.path";
	op: "set";
	args: string;
	env?: readonly string[] | undefined;
}
export type RouteTransform = RouteKeyTransform | RoutePathTransform;
export interface ScheduleTrigger {
	type: "schedule/v1beta";
}
export interface SeatBlock {
	blockCode: "COMMIT_AUTHOR_REQUIRED" | "TEAM_ACCESS_REQUIRED" | (string & {});
	gitProvider?: "bitbucket" | "github" | "gitlab" | (string & {}) | undefined;
	gitUserId?: number | string | undefined;
	isVerified?: boolean | undefined;
	userId?: string | undefined;
}
export interface ServiceBinding {
	format: "url";
	type?: "service" | undefined;
	env: string;
	service: string;
}
export interface ServiceDestination {
	type?: "service" | undefined;
	service: string;
	path?: string | undefined;
}
export interface ServiceHeaders {
	headers: {
		key: string;
		value: string;
	}[];
	source: string;
	has?: RouteCondition[] | undefined;
	missing?: RouteCondition[] | undefined;
}
export interface ServiceRedirect {
	destination: string;
	source: string;
	env?: string[] | undefined;
	has?: RouteCondition[] | undefined;
	missing?: RouteCondition[] | undefined;
	permanent?: boolean | undefined;
	statusCode?: number | undefined;
}
export interface ServiceRewrite {
	destination: string | ServiceDestination;
	source: string;
	env?: string[] | undefined;
	has?: RouteCondition[] | undefined;
	missing?: RouteCondition[] | undefined;
	respectOriginCacheControl?: boolean | undefined;
	statusCode?: number | undefined;
	transforms?: RoutePathTransform[] | undefined;
}
export type ServiceType = "web" | "worker" | "cron" | "job" | (string & {});
export interface SourceRoute {
	src: string;
	caseSensitive?: boolean | undefined;
	check?: boolean | undefined;
	continue?: boolean | undefined;
	dest?: string | undefined;
	destination?: string | ServiceDestination | undefined;
	env?: string[] | undefined;
	has?: RouteCondition[] | undefined;
	headers?: {
		[key: string]: string;
	} | undefined;
	important?: boolean | undefined;
	locale?: {
		cookie?: string | undefined;
		redirect?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
	methods?: string[] | undefined;
	middleware?: number | undefined;
	middlewarePath?: string | undefined;
	middlewareRawSrc?: string[] | undefined;
	missing?: RouteCondition[] | undefined;
	mitigate?: {
		action: "challenge" | "deny" | (string & {});
	} | undefined;
	override?: boolean | undefined;
	respectOriginCacheControl?: boolean | undefined;
	source?: string | undefined;
	status?: number | undefined;
	statusCode?: number | undefined;
	transforms?: RouteTransform[] | undefined;
}
export interface SourceRouteInput {
	src: string;
	dest?: string | undefined;
	headers?: {
		[key: string]: string;
	} | undefined;
	methods?: readonly string[] | undefined;
	continue?: boolean | undefined;
	caseSensitive?: boolean | undefined;
	check?: boolean | undefined;
	important?: boolean | undefined;
	override?: boolean | undefined;
	status?: number | undefined;
	has?: readonly RouteCondition[] | undefined;
	missing?: readonly RouteCondition[] | undefined;
	mitigate?: {
		action: "challenge" | "deny";
	} | undefined;
	transforms?: readonly RouteTransform[] | undefined;
	locale?: {
		cookie?: string | undefined;
		redirect?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
}
export interface SpeedInsights {
	id: string;
	canceledAt?: number | undefined;
	dataReceivedAt?: number | undefined;
	disabledAt?: number | undefined;
	enabledAt?: number | undefined;
	hasData?: boolean | undefined;
	paidAt?: number | undefined;
}
export interface UpdateDeploymentIntegrationActionInput extends UpdateDeploymentIntegrationActionRequest {
	deploymentId: string;
	integrationConfigurationId: string;
	resourceId: string;
	action: string;
}
export type UpdateDeploymentIntegrationActionOutput = void;
export interface UpdateDeploymentIntegrationActionRequest {
	outcomes?: readonly IntegrationActionOutcome[] | undefined;
	status?: "failed" | "running" | "succeeded" | undefined;
	statusText?: string | undefined;
	statusUrl?: string | undefined;
}
export interface UploadDeploymentFileInput {
	xNowDigest?: string | undefined;
	xNowSize?: number | undefined;
	xVercelDigest?: string | undefined;
	body?: BodySource | undefined;
}
export interface UploadDeploymentFileOutput {
	urls?: string[] | undefined;
}
export interface UploadedDeploymentFile {
	file: string;
	sha?: string | undefined;
	size?: number | undefined;
	mode?: number | undefined;
}
export interface VercelGitInput {
	type: "vercel";
	sha: string;
}
export interface VercelGitSource {
	type: "vercel";
	sha: string;
	org?: string | undefined;
	prId?: number | null | undefined;
	ref?: string | null | undefined;
	repo?: string | undefined;
	repoPushedAt?: number | undefined;
}
export interface WaitForDeploymentInput {
	idOrUrl: string;
	timeout?: number | undefined;
	schedule?: ((elapsed: number) => number) | undefined;
	onPoll?: ((deployment: Deployment, state: PollState) => void) | undefined;
	state?: PollState | undefined;
}
export function cancelDeployment(client: Client, input: CancelDeploymentInput, options?: CallOptions): ApiPromise<Deployment>;
export function createDeployment(client: Client, input: CreateDeploymentInput, options?: CallOptions): ApiPromise<Deployment>;
export function deleteDeployment(client: Client, input: DeleteDeploymentInput, options?: CallOptions): ApiPromise<DeleteDeploymentOutput>;
export function deployFiles(client: Client, input: DeployFilesInput, options?: CallOptions): Promise<DeployResult>;
export function followDeploymentEvents(client: Client, input: FollowDeploymentEventsInput, options?: CallOptions): ApiStream<DeploymentEvent>;
export function getDeployment(client: Client, input: GetDeploymentInput, options?: CallOptions): ApiPromise<Deployment>;
export function getDeploymentEvents(client: Client, input: GetDeploymentEventsInput, options?: CallOptions): ApiPromise<GetDeploymentEventsOutput>;
export function getDeploymentFile(client: Client, input: GetDeploymentFileInput, options?: CallOptions): ApiPromise<GetDeploymentFileOutput>;
export function isMinimalDeployment(answer: AnyDeployment | CreatedDeployment): boolean;
export function isPublicDeployment(answer: AnyDeployment): boolean;
export function listDeploymentFiles(client: Client, input: ListDeploymentFilesInput, options?: CallOptions): ApiPromise<ListDeploymentFilesOutput>;
export function listDeployments(client: Client, input?: ListDeploymentsInput, options?: CallOptions): PagedPromise<DeploymentPage, DeploymentSummary>;
export function updateDeploymentIntegrationAction(client: Client, input: UpdateDeploymentIntegrationActionInput, options?: CallOptions): ApiPromise<UpdateDeploymentIntegrationActionOutput>;
export function uploadDeploymentFile(client: Client, input?: UploadDeploymentFileInput, options?: CallOptions): ApiPromise<UploadDeploymentFileOutput>;
export function waitForDeployment(client: Client, input: WaitForDeploymentInput, options?: CallOptions): Promise<Deployment>;
}

declare module "@slipway/deployments/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getDeploymentEvents: {
		input: types.GetDeploymentEventsInput;
		output: types.GetDeploymentEventsOutput;
	};
	followDeploymentEvents: {
		input: types.FollowDeploymentEventsInput;
		output: types.FollowDeploymentEventsOutput;
	};
	updateDeploymentIntegrationAction: {
		input: types.UpdateDeploymentIntegrationActionInput;
		output: types.UpdateDeploymentIntegrationActionOutput;
	};
	getDeployment: {
		input: types.GetDeploymentInput;
		output: types.GetDeploymentOutput;
	};
	createDeployment: {
		input: types.CreateDeploymentInput;
		output: types.CreateDeploymentOutput;
	};
	cancelDeployment: {
		input: types.CancelDeploymentInput;
		output: types.CancelDeploymentOutput;
	};
	uploadDeploymentFile: {
		input: types.UploadDeploymentFileInput;
		output: types.UploadDeploymentFileOutput;
	};
	listDeploymentFiles: {
		input: types.ListDeploymentFilesInput;
		output: types.ListDeploymentFilesOutput;
	};
	getDeploymentFile: {
		input: types.GetDeploymentFileInput;
		output: types.GetDeploymentFileOutput;
	};
	listDeployments: {
		input: types.ListDeploymentsInput;
		output: types.ListDeploymentsOutput;
	};
	deleteDeployment: {
		input: types.DeleteDeploymentInput;
		output: types.DeleteDeploymentOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/deployments/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
import { StreamOperation } from "@slipway/core";
export const cancelDeployment: Operation;
export const createDeployment: Operation;
export const deleteDeployment: Operation;
export const followDeploymentEvents: StreamOperation;
export const getDeployment: Operation;
export const getDeploymentEvents: Operation;
export const getDeploymentFile: Operation;
export const listDeploymentFiles: Operation;
export const listDeployments: ListOperation;
export const updateDeploymentIntegrationAction: Operation;
export const uploadDeploymentFile: Operation;
}

declare module "@slipway/deployments/node" {
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface DeployInput extends DeployOptions {
	directory: string;
}
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name"> {
	name?: string | undefined;
	concurrency?: number | undefined;
	onProgress?: ((progress: DeployProgress) => void) | undefined;
	wait?: boolean | undefined;
	timeout?: WaitForDeploymentInput["timeout"];
	schedule?: WaitForDeploymentInput["schedule"];
}
export interface DeployProgress {
	readonly step: "hash" | "upload" | "create" | "build" | "done";
	readonly files: number;
	readonly filesDone: number;
	readonly bytes: number;
	readonly bytesDone: number;
	readonly id?: string | undefined;
	readonly readyState?: string | undefined;
}
export type DeployResult = Deployment;
export function deploy(client: Client, input: DeployInput, options?: CallOptions): Promise<DeployResult>;
}

declare module "@slipway/deployments/schemas" {
export const AliasWarning: v.GenericSchema<types.AliasWarning>;
export const AnyDeployment: v.GenericSchema<types.AnyDeployment>;
export const AtprotoDisabled: v.GenericSchema<types.AtprotoDisabled>;
export const AtprotoEnabled: v.GenericSchema<types.AtprotoEnabled>;
export const AtprotoEventKind: v.GenericSchema<types.AtprotoEventKind>;
export const AtprotoSettings: v.GenericSchema<types.AtprotoSettings>;
export const AtprotoSubscription: v.GenericSchema<types.AtprotoSubscription>;
export const AttributedGitUser: v.GenericSchema<types.AttributedGitUser>;
export const BitbucketRepoIdInput: v.GenericSchema<types.BitbucketRepoIdInput>;
export const BitbucketRepoInput: v.GenericSchema<types.BitbucketRepoInput>;
export const BranchMatcher: v.GenericSchema<types.BranchMatcher>;
export const BuildMachine: v.GenericSchema<types.BuildMachine>;
export const BuildMachineSelection: v.GenericSchema<types.BuildMachineSelection>;
export const BuildMachineSource: v.GenericSchema<types.BuildMachineSource>;
export const BuildMachineType: v.GenericSchema<types.BuildMachineType>;
export const BuildQueue: v.GenericSchema<types.BuildQueue>;
export const BuildQueueConfiguration: v.GenericSchema<types.BuildQueueConfiguration>;
export const BuilderConfig: v.GenericSchema<types.BuilderConfig>;
export const BuilderProjectSettings: v.GenericSchema<types.BuilderProjectSettings>;
export const CancelDeploymentInput: v.GenericSchema<types.CancelDeploymentInput>;
export const CheckState: v.GenericSchema<types.CheckState>;
export const ChecksConclusion: v.GenericSchema<types.ChecksConclusion>;
export const ChecksState: v.GenericSchema<types.ChecksState>;
export const CodedError: v.GenericSchema<types.CodedError>;
export const CommitAttribution: v.GenericSchema<types.CommitAttribution>;
export const CreateDeploymentInput: v.GenericSchema<types.CreateDeploymentInput>;
export const CreateDeploymentProjectSettings: v.GenericSchema<types.CreateDeploymentProjectSettings>;
export const CreateDeploymentRequest: v.GenericSchema<types.CreateDeploymentRequest>;
export const CreatedDeployment: v.GenericSchema<types.CreatedDeployment>;
export const CreatorType: v.GenericSchema<types.CreatorType>;
export const CronInput: v.GenericSchema<types.CronInput>;
export const CursorOriginInput: v.GenericSchema<types.CursorOriginInput>;
export const CursorOriginSource: v.GenericSchema<types.CursorOriginSource>;
export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment>;
export const CustomGitSource: v.GenericSchema<types.CustomGitSource>;
export const DeleteDeploymentInput: v.GenericSchema<types.DeleteDeploymentInput>;
export const DeleteDeploymentOutput: v.GenericSchema<types.DeleteDeploymentOutput>;
export const DeployableTarget: v.GenericSchema<types.DeployableTarget>;
export const Deployment: v.GenericSchema<types.Deployment>;
export const DeploymentAliasEvent: v.GenericSchema<types.DeploymentAliasEvent>;
export const DeploymentBuild: v.GenericSchema<types.DeploymentBuild>;
export const DeploymentBuilder: v.GenericSchema<types.DeploymentBuilder>;
export const DeploymentChecks: v.GenericSchema<types.DeploymentChecks>;
export const DeploymentConfig: v.GenericSchema<types.DeploymentConfig>;
export const DeploymentCreator: v.GenericSchema<types.DeploymentCreator>;
export const DeploymentEvent: v.GenericSchema<types.DeploymentEvent>;
export const DeploymentEventSource: v.GenericSchema<types.DeploymentEventSource>;
export const DeploymentFile: v.GenericSchema<types.DeploymentFile>;
export const DeploymentFileKind: v.GenericSchema<types.DeploymentFileKind>;
export const DeploymentFileNode: v.GenericSchema<types.DeploymentFileNode>;
export const DeploymentFlags: v.GenericSchema<types.DeploymentFlags>;
export const DeploymentFunction: v.GenericSchema<types.DeploymentFunction>;
export const DeploymentGitSource: v.GenericSchema<types.DeploymentGitSource>;
export const DeploymentIntegrations: v.GenericSchema<types.DeploymentIntegrations>;
export const DeploymentIntegrationsStatus: v.GenericSchema<types.DeploymentIntegrationsStatus>;
export const DeploymentLambda: v.GenericSchema<types.DeploymentLambda>;
export const DeploymentLogEvent: v.GenericSchema<types.DeploymentLogEvent>;
export const DeploymentMicrofrontends: v.GenericSchema<types.DeploymentMicrofrontends>;
export const DeploymentOrigin: v.GenericSchema<types.DeploymentOrigin>;
export const DeploymentOutputEvent: v.GenericSchema<types.DeploymentOutputEvent>;
export const DeploymentOutputEventPayload: v.GenericSchema<types.DeploymentOutputEventPayload>;
export const DeploymentPage: v.GenericSchema<types.DeploymentPage>;
export const DeploymentPlatform: v.GenericSchema<types.DeploymentPlatform>;
export const DeploymentProject: v.GenericSchema<types.DeploymentProject>;
export const DeploymentProjectSettings: v.GenericSchema<types.DeploymentProjectSettings>;
export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState>;
export const DeploymentReadySubstate: v.GenericSchema<types.DeploymentReadySubstate>;
export const DeploymentResourceConfig: v.GenericSchema<types.DeploymentResourceConfig>;
export const DeploymentRoute: v.GenericSchema<types.DeploymentRoute>;
export const DeploymentService: v.GenericSchema<types.DeploymentService>;
export const DeploymentState: v.GenericSchema<types.DeploymentState>;
export const DeploymentSummary: v.GenericSchema<types.DeploymentSummary>;
export const DeploymentSummaryCreator: v.GenericSchema<types.DeploymentSummaryCreator>;
export const DeploymentSummaryProjectSettings: v.GenericSchema<types.DeploymentSummaryProjectSettings>;
export const DeploymentTeam: v.GenericSchema<types.DeploymentTeam>;
export const EdgeCacheStatus: v.GenericSchema<types.EdgeCacheStatus>;
export const EnvTarget: v.GenericSchema<types.EnvTarget>;
export const EventsDirection: v.GenericSchema<types.EventsDirection>;
export const ExperimentalService: v.GenericSchema<types.ExperimentalService>;
export const ExperimentalServiceV2: v.GenericSchema<types.ExperimentalServiceV2>;
export const FlagDefinition: v.GenericSchema<types.FlagDefinition>;
export const FlagValue: v.GenericSchema<types.FlagValue>;
export const FollowDeploymentEventsInput: v.GenericSchema<types.FollowDeploymentEventsInput>;
export const Framework: v.GenericSchema<types.Framework>;
export const FunctionMemoryType: v.GenericSchema<types.FunctionMemoryType>;
export const FunctionTrigger: v.GenericSchema<types.FunctionTrigger>;
export const GetDeploymentEventsInput: v.GenericSchema<types.GetDeploymentEventsInput>;
export const GetDeploymentEventsOutput: v.GenericSchema<types.GetDeploymentEventsOutput>;
export const GetDeploymentFileInput: v.GenericSchema<types.GetDeploymentFileInput>;
export const GetDeploymentFileOutput: v.GenericSchema<types.GetDeploymentFileOutput>;
export const GetDeploymentInput: v.GenericSchema<types.GetDeploymentInput>;
export const GitComments: v.GenericSchema<types.GitComments>;
export const GitMetadata: v.GenericSchema<types.GitMetadata>;
export const GitRepo: v.GenericSchema<types.GitRepo>;
export const GitRepoBitbucket: v.GenericSchema<types.GitRepoBitbucket>;
export const GitRepoCursorOrigin: v.GenericSchema<types.GitRepoCursorOrigin>;
export const GitRepoGithub: v.GenericSchema<types.GitRepoGithub>;
export const GitRepoGitlab: v.GenericSchema<types.GitRepoGitlab>;
export const GitRepoVercel: v.GenericSchema<types.GitRepoVercel>;
export const GitSourceInput: v.GenericSchema<types.GitSourceInput>;
export const GithubLimitedRepoIdInput: v.GenericSchema<types.GithubLimitedRepoIdInput>;
export const GithubLimitedRepoInput: v.GenericSchema<types.GithubLimitedRepoInput>;
export const GithubRepoIdInput: v.GenericSchema<types.GithubRepoIdInput>;
export const GithubRepoInput: v.GenericSchema<types.GithubRepoInput>;
export const GitlabProjectInput: v.GenericSchema<types.GitlabProjectInput>;
export const HandleRoute: v.GenericSchema<types.HandleRoute>;
export const HeadersInput: v.GenericSchema<types.HeadersInput>;
export const ImageOptimization: v.GenericSchema<types.ImageOptimization>;
export const InlineDeploymentFile: v.GenericSchema<types.InlineDeploymentFile>;
export const IntegrationActionOutcome: v.GenericSchema<types.IntegrationActionOutcome>;
export const LambdaReadyState: v.GenericSchema<types.LambdaReadyState>;
export const ListDeploymentFilesInput: v.GenericSchema<types.ListDeploymentFilesInput>;
export const ListDeploymentFilesOutput: v.GenericSchema<types.ListDeploymentFilesOutput>;
export const ListDeploymentsInput: v.GenericSchema<types.ListDeploymentsInput>;
export const ManualProvisioning: v.GenericSchema<types.ManualProvisioning>;
export const MinimalDeployment: v.GenericSchema<types.MinimalDeployment>;
export const NodeVersion: v.GenericSchema<types.NodeVersion>;
export const OidcTokenClaims: v.GenericSchema<types.OidcTokenClaims>;
export const OneOrZero: v.GenericSchema<types.OneOrZero>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const Plan: v.GenericSchema<types.Plan>;
export const ProjectDomain: v.GenericSchema<types.ProjectDomain>;
export const ProjectWebAnalytics: v.GenericSchema<types.ProjectWebAnalytics>;
export const PublicDeployment: v.GenericSchema<types.PublicDeployment>;
export const QueueTriggerV1: v.GenericSchema<types.QueueTriggerV1>;
export const QueueTriggerV2: v.GenericSchema<types.QueueTriggerV2>;
export const RedirectInput: v.GenericSchema<types.RedirectInput>;
export const RemoteImagePattern: v.GenericSchema<types.RemoteImagePattern>;
export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType>;
export const RequestProxy: v.GenericSchema<types.RequestProxy>;
export const RequestWafAction: v.GenericSchema<types.RequestWafAction>;
export const RewriteInput: v.GenericSchema<types.RewriteInput>;
export const RouteCondition: v.GenericSchema<types.RouteCondition>;
export const RouteHandle: v.GenericSchema<types.RouteHandle>;
export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition>;
export const RouteInput: v.GenericSchema<types.RouteInput>;
export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition>;
export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform>;
export const RouteMatcher: v.GenericSchema<types.RouteMatcher>;
export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform>;
export const RouteTransform: v.GenericSchema<types.RouteTransform>;
export const ScheduleTrigger: v.GenericSchema<types.ScheduleTrigger>;
export const SeatBlock: v.GenericSchema<types.SeatBlock>;
export const ServiceBinding: v.GenericSchema<types.ServiceBinding>;
export const ServiceDestination: v.GenericSchema<types.ServiceDestination>;
export const ServiceHeaders: v.GenericSchema<types.ServiceHeaders>;
export const ServiceRedirect: v.GenericSchema<types.ServiceRedirect>;
export const ServiceRewrite: v.GenericSchema<types.ServiceRewrite>;
export const ServiceType: v.GenericSchema<types.ServiceType>;
export const SourceRoute: v.GenericSchema<types.SourceRoute>;
export const SourceRouteInput: v.GenericSchema<types.SourceRouteInput>;
export const SpeedInsights: v.GenericSchema<types.SpeedInsights>;
export const UpdateDeploymentIntegrationActionInput: v.GenericSchema<types.UpdateDeploymentIntegrationActionInput>;
export const UpdateDeploymentIntegrationActionRequest: v.GenericSchema<types.UpdateDeploymentIntegrationActionRequest>;
export const UploadDeploymentFileInput: v.GenericSchema<types.UploadDeploymentFileInput>;
export const UploadDeploymentFileOutput: v.GenericSchema<types.UploadDeploymentFileOutput>;
export const UploadedDeploymentFile: v.GenericSchema<types.UploadedDeploymentFile>;
export const VercelGitInput: v.GenericSchema<types.VercelGitInput>;
export const VercelGitSource: v.GenericSchema<types.VercelGitSource>;
}
