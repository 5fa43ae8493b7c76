// What @slipway/integrations exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/integrations" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export type AnyIntegrationConfiguration = IntegrationConfigurationDetail | IntegrationConfigurationRecord | PartialIntegrationConfiguration;
export interface BillingPlanDetail {
	label: string;
	value?: string | undefined;
}
export interface ConnectIntegrationResourceInput extends ConnectIntegrationResourceRequest {
	integrationConfigurationId: string;
	resourceId: string;
}
export type ConnectIntegrationResourceOutput = void;
export interface ConnectIntegrationResourceRequest {
	projectId: string;
	envVarEnvironments?: readonly string[] | undefined;
	makeEnvVarsSensitive?: boolean | undefined;
}
export interface ConnectedProject {
	id: string;
	name: string;
	envVarPrefix: string | null;
	environmentVariables: string[];
	environments: string[];
	projectId: string;
	deployments?: {
		actions: {
			slug: string;
			environments: string[];
		}[];
		required: boolean;
	} | undefined;
	framework?: Framework | null | undefined;
	latestDeployment?: string | undefined;
	makeEnvVarsSensitive?: boolean | undefined;
}
export interface CountryProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "vercel-country";
	"ui:options": UiChoice[];
}
export type CreateIntegrationStoreInput = CreateIntegrationStoreRequest;
export interface CreateIntegrationStoreOutput {
	store: IntegrationStore | null;
}
export interface CreateIntegrationStoreRequest {
	name: string;
	integrationConfigurationId: string;
	billingPlanId?: string | undefined;
	externalId?: string | undefined;
	integrationProductIdOrSlug: string;
	metadata?: {
		[key: string]: string | number | boolean | readonly string[] | readonly number[];
	} | undefined;
	paymentMethodId?: string | undefined;
	prepaymentAmountCents?: number | undefined;
	protocolSettings?: {
		[key: string]: unknown;
	} | undefined;
	source?: InstallationSource | undefined;
}
export interface DeleteIntegrationConfigurationInput {
	id: string;
}
export type DeleteIntegrationConfigurationOutput = void;
export interface DomainProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "domain";
}
export type EnvTarget = "production" | "preview" | "development" | (string & {});
export type Framework = "actix-web" | "angular" | "ash" | "astro" | "axum" | "blitzjs" | "brunch" | "bun" | "container" | "create-react-app" | "django" | "docusaurus" | "docusaurus-2" | "dojo" | "eleventy" | "elysia" | "ember" | "eve" | "express" | "factory-eve" | "fastapi" | "fasthtml" | "fastify" | "flask" | "gatsby" | "go" | "gridsome" | "h3" | "hexo" | "hono" | "hugo" | "hydrogen" | "ionic-angular" | "ionic-react" | "jekyll" | "koa" | "mastra" | "middleman" | "nestjs" | "nextjs" | "nitro" | "node" | "nuxtjs" | "parcel" | "polymer" | "preact" | "python" | "react-router" | "redwoodjs" | "remix" | "ruby" | "rust" | "saber" | "sanity" | "sanity-v2" | "sapper" | "scully" | "services" | "solidstart" | "solidstart-1" | "stencil" | "storybook" | "svelte" | "sveltekit" | "sveltekit-1" | "tanstack-start" | "tanstack-start-lovable" | "umijs" | "vite" | "vitepress" | "vue" | "vuepress" | "xmcp" | "zola" | (string & {});
export interface GetIntegrationConfigurationInput {
	id: string;
}
export type GetIntegrationConfigurationOutput = IntegrationConfigurationRecord;
export interface GitNamespace {
	id: number | string;
	name?: string | undefined;
	slug: string;
	ownerType: string;
	provider: string;
	installationId?: number | undefined;
	isAccessRestricted?: boolean | undefined;
	requireReauth?: boolean | undefined;
	viewer?: {
		canCreateApp?: boolean | undefined;
		role?: number | string | undefined;
	} | undefined;
}
export interface GitNamespaceProperty {
	type: "string";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "git-namespace";
	"git:providers"?: GitProvider[] | undefined;
	"ui:placeholder"?: string | undefined;
}
export type GitNamespaceProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket";
export type GitProvider = "github" | "gitlab" | "bitbucket" | (string & {});
export type InstallationDisabledReason = "disabled-by-owner" | "disabled-by-admin" | "original-owner-left-the-team" | "original-owner-role-downgraded" | "account-plan-downgrade" | "feature-not-available" | (string & {});
export interface InstallationNotification {
	level: "error" | "info" | "warn" | (string & {});
	title: string;
	href?: string | undefined;
	message?: string | undefined;
}
export type InstallationSource = "marketplace" | "cli" | "deploy-button" | "external" | "import-recommended-integrations" | "oauth" | "organization" | "resource-claims" | "backoffice" | "v0" | (string & {});
export type InstallationTransferRequest = TransferToMarketplace | TransferFromMarketplace;
export type InstallationType = "external" | "marketplace" | (string & {});
export interface InstalledIntegration {
	name: string;
	icon: string;
	isLegacy: boolean;
	assignedBetaLabelAt?: number | undefined;
	flags?: string[] | undefined;
	tagIds?: IntegrationTag[] | undefined;
}
export interface IntegrationBillingPlan {
	type: IntegrationBillingPlanType;
	id: string;
	name: string;
	description: string;
	paymentMethodRequired: boolean;
	scope: IntegrationBillingPlanScope;
	cost?: string | undefined;
	details?: BillingPlanDetail[] | undefined;
	disabled?: boolean | undefined;
	effectiveDate?: string | undefined;
	highlightedDetails?: BillingPlanDetail[] | undefined;
	initialCharge?: string | undefined;
	maximumAmount?: string | undefined;
	maximumAmountAutoPurchasePerPeriod?: string | undefined;
	minimumAmount?: string | undefined;
	preauthorizationAmount?: number | undefined;
	quote?: {
		amount: string;
		line: string;
	}[] | undefined;
}
export type IntegrationBillingPlanScope = "installation" | "resource" | (string & {});
export type IntegrationBillingPlanType = "prepayment" | "subscription" | (string & {});
export interface IntegrationConfiguration {
	type: "integration-configuration";
	id: string;
	slug: string;
	createdAt: number;
	integrationId: string;
	ownerId: string;
	scopes: string[];
	updatedAt: number;
	userId: string;
	acceptedPoliciesInheritedFromInstallationId?: string | undefined;
	completedAt?: number | undefined;
	customerDeleteRequestedAt?: number | null | undefined;
	deleteRequestedAt?: number | null | undefined;
	deletedAt?: number | null | undefined;
	disabledAt?: number | undefined;
	disabledReason?: InstallationDisabledReason | undefined;
	externalId?: string | undefined;
	installationType?: InstallationType | undefined;
	projects?: string[] | undefined;
	source?: InstallationSource | undefined;
	status?: ResourceStatus | undefined;
	teamId?: string | null | undefined;
	integration: InstalledIntegration;
}
export interface IntegrationConfigurationDetail {
	type: "integration-configuration";
	id: string;
	slug: string;
	createdAt: number;
	integrationId: string;
	ownerId: string;
	scopes: string[];
	updatedAt: number;
	userId: string;
	acceptedPoliciesInheritedFromInstallationId?: string | undefined;
	completedAt?: number | undefined;
	customerDeleteRequestedAt?: number | null | undefined;
	deleteRequestedAt?: number | null | undefined;
	deletedAt?: number | null | undefined;
	disabledAt?: number | undefined;
	disabledReason?: InstallationDisabledReason | undefined;
	externalId?: string | undefined;
	installationType?: InstallationType | undefined;
	projects?: string[] | undefined;
	source?: InstallationSource | undefined;
	status?: ResourceStatus | undefined;
	teamId?: string | null | undefined;
	notification: InstallationNotification;
	projectSelection: "all" | "selected" | (string & {});
	transferRequest: InstallationTransferRequest;
	canConfigureOpenTelemetry?: boolean | undefined;
}
export interface IntegrationConfigurationRecord {
	type: "integration-configuration";
	id: string;
	slug: string;
	createdAt: number;
	integrationId: string;
	ownerId: string;
	scopes: string[];
	updatedAt: number;
	userId: string;
	acceptedPoliciesInheritedFromInstallationId?: string | undefined;
	completedAt?: number | undefined;
	customerDeleteRequestedAt?: number | null | undefined;
	deleteRequestedAt?: number | null | undefined;
	deletedAt?: number | null | undefined;
	disabledAt?: number | undefined;
	disabledReason?: InstallationDisabledReason | undefined;
	externalId?: string | undefined;
	installationType?: InstallationType | undefined;
	projects?: string[] | undefined;
	source?: InstallationSource | undefined;
	status?: ResourceStatus | undefined;
	teamId?: string | null | undefined;
}
export interface IntegrationProduct {
	id: string;
	name: string;
	slug: string;
	metadataSchema: MetadataSchema;
	protocols: IntegrationProtocols;
	primaryProtocol?: IntegrationProtocol | undefined;
}
export type IntegrationProtocol = "ai" | "authentication" | "checks" | "experimentation" | "logDrain" | "messaging" | "observability" | "other" | "storage" | "traceDrain" | "video" | "workflow" | (string & {});
export interface IntegrationProtocols {
	ai?: {
		status: ProtocolStatus;
	} | undefined;
	authentication?: {
		status: ProtocolStatus;
		appUrlRegistrationSupport?: boolean | undefined;
	} | undefined;
	checks?: {
		status: ProtocolStatus;
	} | undefined;
	experimentation?: {
		status: ProtocolStatus;
		edgeConfigSyncingSupport?: boolean | undefined;
	} | undefined;
	logDrain?: {
		endpoint: string;
		format: "json" | "ndjson" | (string & {});
		status: ProtocolStatus;
		headers?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
	messaging?: {
		status: ProtocolStatus;
	} | undefined;
	observability?: {
		status: ProtocolStatus;
	} | undefined;
	other?: {
		status: ProtocolStatus;
	} | undefined;
	storage?: {
		status: ProtocolStatus;
		repl?: IntegrationRepl | undefined;
	} | undefined;
	traceDrain?: {
		endpoint: string;
		format: "json" | "proto" | (string & {});
		status: ProtocolStatus;
		headers?: {
			[key: string]: string;
		} | undefined;
	} | undefined;
	video?: {
		status: ProtocolStatus;
	} | undefined;
	workflow?: {
		status: ProtocolStatus;
	} | undefined;
}
export interface IntegrationRepl {
	enabled: boolean;
	supportsReadOnlyMode: boolean;
	welcomeMessage?: string | undefined;
}
export interface IntegrationStore {
	externalResourceId: string;
	product: StoreProduct;
	projectsMetadata: ConnectedProject[];
	secrets: {
		name: string;
		length: number;
		frameworkPublishable?: boolean | undefined;
	}[];
	status: StoreStatus | null;
	usageQuotaExceeded: boolean;
	billingPlan?: IntegrationBillingPlan | undefined;
	capabilities?: IntegrationStoreCapabilities | undefined;
	directPartnerConsoleUrl?: string | undefined;
	externalResourceStatus?: ResourceStatus | null | undefined;
	metadata?: {
		[key: string]: string | number | boolean | (string | number)[];
	} | undefined;
	notification?: InstallationNotification | undefined;
	ownership?: "owned" | "linked" | "sandbox" | (string & {}) | undefined;
	parentId?: string | undefined;
	projectFilter?: StoreProjectFilter | undefined;
	protocolSettings?: StoreProtocolSettings | undefined;
	secretRotationCompletedAt?: number | undefined;
	secretRotationRequestedAt?: number | undefined;
	secretRotationRequestedBy?: string | undefined;
	secretRotationRequestedReason?: string | undefined;
	targets?: EnvTarget[] | undefined;
	totalConnectedProjects?: number | undefined;
}
export interface IntegrationStoreCapabilities {
	agentTools?: boolean | undefined;
	autoSensitive?: boolean | undefined;
	billable?: boolean | undefined;
	mcp?: boolean | undefined;
	mcpReadonly?: boolean | undefined;
	projects?: boolean | undefined;
	secretRotation?: boolean | SecretRotationPolicy | undefined;
	secretsSync?: boolean | undefined;
	sso?: boolean | undefined;
	transferable?: boolean | undefined;
	v0?: boolean | undefined;
}
export type IntegrationTag = "tag_agents" | "tag_ai" | "tag_analytics" | "tag_authentication" | "tag_cms" | "tag_code_repository" | "tag_code_review" | "tag_code_security" | "tag_code_testing" | "tag_commerce" | "tag_databases" | "tag_dev_tools" | "tag_experimentation" | "tag_flags" | "tag_logging" | "tag_messaging" | "tag_monitoring" | "tag_observability" | "tag_payments" | "tag_performance" | "tag_productivity" | "tag_searching" | "tag_security" | "tag_support_agent" | "tag_testing" | "tag_video" | "tag_web_automation" | "tag_workflow" | (string & {});
export interface ListGitNamespacesInput {
	host?: string | undefined;
	provider?: GitNamespaceProvider | undefined;
	viewerMetadata?: boolean | undefined;
}
export type ListGitNamespacesOutput = GitNamespace[];
export interface ListIntegrationBillingPlansInput {
	integrationIdOrSlug: string;
	productIdOrSlug: string;
	integrationConfigurationId?: string | undefined;
	metadata?: string | undefined;
	source?: InstallationSource | undefined;
}
export interface ListIntegrationBillingPlansOutput {
	plans: IntegrationBillingPlan[];
}
export interface ListIntegrationConfigurationsInput {
	installationType?: "external" | "marketplace" | "provisioning" | undefined;
	integrationIdOrSlug?: string | undefined;
	view: "account" | "project";
}
export type ListIntegrationConfigurationsOutput = (PartialIntegrationConfiguration | IntegrationConfiguration)[];
export interface ListIntegrationProductsInput {
	id: string;
}
export interface ListIntegrationProductsOutput {
	configuration: {
		id: string;
	};
	integration: NamedReference;
	products: IntegrationProduct[];
}
export type MetadataProperty = SliderProperty | MultiSelectProperty | MultiRegionProperty | SelectProperty | RadioButtonProperty | RegionProperty | CountryProperty | TextProperty | NumberProperty | ToggleProperty | DomainProperty | GitNamespaceProperty;
export interface MetadataSchema {
	type: "object";
	properties: {
		[key: string]: MetadataProperty;
	};
	required?: string[] | undefined;
	"ui:order"?: string[] | undefined;
}
export interface MultiRegionProperty {
	type: "array";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "multi-vercel-region";
	items: TextItems;
	"ui:options": UiChoice[];
	default?: string[] | undefined;
	example?: string[] | undefined;
	maxItems?: number | undefined;
	minItems?: number | undefined;
	"ui:placeholder"?: string | undefined;
}
export interface MultiSelectProperty {
	type: "array";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "multi-select";
	items: TextItems;
	"ui:options": UiOption[];
	default?: string[] | undefined;
	example?: string[] | undefined;
	maxItems?: number | undefined;
	minItems?: number | undefined;
	"ui:placeholder"?: string | undefined;
}
export interface NamedReference {
	id: string;
	name: string;
	slug: string;
}
export interface NumberProperty {
	type: "number";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "input";
	default?: number | undefined;
	exclusiveMaximum?: number | undefined;
	exclusiveMinimum?: number | undefined;
	maximum?: number | undefined;
	minimum?: number | undefined;
	"ui:placeholder"?: string | undefined;
}
export interface PartialIntegrationConfiguration {
	acceptedPoliciesInheritedFromInstallationId?: string | undefined;
	completedAt?: number | undefined;
	customerDeleteRequestedAt?: number | null | undefined;
	deleteRequestedAt?: number | null | undefined;
	deletedAt?: number | null | undefined;
	disabledAt?: number | undefined;
	disabledReason?: InstallationDisabledReason | undefined;
	externalId?: string | undefined;
	installationType?: InstallationType | undefined;
	projects?: string[] | undefined;
	source?: InstallationSource | undefined;
	status?: ResourceStatus | undefined;
	teamId?: string | null | undefined;
	type?: "integration-configuration" | undefined;
	id?: string | undefined;
	slug?: string | undefined;
	createdAt?: number | undefined;
	integrationId?: string | undefined;
	ownerId?: string | undefined;
	scopes?: string[] | undefined;
	updatedAt?: number | undefined;
	userId?: string | undefined;
}
export type ProjectConnectionScope = "read-write:deployment" | "read-write:deployment-check" | "read-write:domain" | "read-write:drains" | "read-write:global-project-env-vars" | "read-write:integration-deployment-action" | "read-write:log-drain" | "read-write:project-env-vars" | "read-write:project-protection-bypass" | "read:deployment" | "read:domain" | "read:project" | (string & {});
export type ProtocolStatus = "disabled" | "enabled" | (string & {});
export interface RadioButtonProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "radio-button";
	"ui:options": UiOption[];
}
export interface RegionProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "vercel-region";
	"ui:options": UiChoice[];
}
export type RepoOwnerType = "team" | "user" | (string & {});
export type RepositoryProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | "cursor-origin" | "vercel" | (string & {});
export interface RepositorySearchError {
	error: {
		code: "installation_not_found";
		message: string;
	};
}
export interface ResourceExperimentation {
	edgeConfigId?: string | undefined;
	edgeConfigSyncingEnabled?: boolean | undefined;
	edgeConfigTokenId?: string | undefined;
	globalConfigId?: string | undefined;
	globalConfigSyncingEnabled?: boolean | undefined;
}
export type ResourceStatus = "ready" | "pending" | "onboarding" | "suspended" | "resumed" | "uninstalled" | "error" | (string & {});
export interface SearchRepositoriesInput {
	host?: string | undefined;
	installationId?: string | undefined;
	namespaceId?: number | string | undefined;
	provider?: SearchedProvider | undefined;
	query?: string | undefined;
}
export type SearchRepositoriesOutput = {
	gitAccount: {
		namespaceId: string | number | null;
		provider: string | RepositoryProvider;
	};
	repos: {
		provider: "cursor-origin" | RepositoryProvider;
		id: string | number;
		name: string;
		slug: string;
		defaultBranch: string;
		namespace: string;
		owner: {
			id: string | number;
			name: string;
		};
		ownerType: RepoOwnerType;
		private: boolean;
		updatedAt: number;
		url: string;
	}[];
} | RepositorySearchError;
export type SearchedProvider = "github" | "github-limited" | "github-custom-host" | "gitlab" | "bitbucket" | "cursor-origin";
export interface SecretRotationPolicy {
	maxDelayHours: number;
	customRotationWarning?: string | undefined;
}
export interface SelectProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "select";
	"ui:options": UiOption[];
}
export interface SliderItems {
	type: "number";
	default?: number | undefined;
	description?: string | undefined;
	exclusiveMaximum?: number | undefined;
	exclusiveMinimum?: number | undefined;
	maximum?: number | undefined;
	minimum?: number | undefined;
}
export interface SliderProperty {
	type: "array";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "slider";
	items: SliderItems;
	"ui:steps": number[];
	default?: number[] | undefined;
	maxItems?: number | undefined;
	minItems?: number | undefined;
}
export interface StoreIntegration {
	id: string;
	name: string;
	slug: string;
	icon: string;
	capabilities?: StoreIntegrationCapabilities | undefined;
	flags?: string[] | undefined;
	supportsInstallationBillingPlans?: boolean | undefined;
}
export interface StoreIntegrationCapabilities {
	billable?: boolean | undefined;
	checks?: boolean | undefined;
	connectedImportResource?: boolean | undefined;
	connectedProvisioning?: boolean | undefined;
	flexCommitEligible?: boolean | undefined;
	importResource?: boolean | undefined;
	maxAllowedTeams?: number | undefined;
	mcp?: boolean | undefined;
	mcpReadonly?: boolean | undefined;
	nativeImportResource?: boolean | undefined;
	provisioning?: boolean | undefined;
	requiresBrowserInstall?: boolean | undefined;
	secretRotation?: boolean | SecretRotationPolicy | undefined;
	sso?: boolean | undefined;
	templateCloneOnly?: boolean | undefined;
	transferable?: boolean | undefined;
	updateConfiguration?: boolean | undefined;
	v0Flavors?: boolean | undefined;
}
export interface StoreProduct {
	id?: string | undefined;
	name?: string | undefined;
	slug?: string | undefined;
	integration: StoreIntegration;
	integrationConfigurationId: string;
	supportedProtocols: IntegrationProtocol[];
	agentSkills?: string[] | undefined;
	capabilities?: StoreProductCapabilities | undefined;
	disableResourceRenaming?: boolean | undefined;
	guides?: StoreProductGuide[] | undefined;
	iconUrl?: string | undefined;
	logDrainStatus?: ProtocolStatus | undefined;
	metadataSchema?: MetadataSchema | undefined;
	primaryProtocol?: IntegrationProtocol | undefined;
	projectConnectionScopes?: ProjectConnectionScope[] | undefined;
	repl?: IntegrationRepl | undefined;
	resourceLinks?: {
		href: string;
		title: string;
	}[] | undefined;
	resourceTitle?: string | undefined;
	shortDescription?: string | undefined;
	showSSOLinkOnProjectConnection?: boolean | undefined;
	tags?: StoreProductTag[] | undefined;
}
export interface StoreProductCapabilities {
	agentTools?: boolean | undefined;
	autoSensitive?: boolean | undefined;
	billable?: boolean | undefined;
	connectedImportResource?: boolean | undefined;
	databaseUI?: boolean | undefined;
	importResource?: boolean | undefined;
	linking?: boolean | undefined;
	mcp?: boolean | undefined;
	mcpReadonly?: boolean | undefined;
	nativeImportResource?: boolean | undefined;
	projects?: boolean | undefined;
	sandbox?: boolean | undefined;
	secretRotation?: boolean | SecretRotationPolicy | undefined;
	secretsSync?: boolean | undefined;
	sso?: boolean | undefined;
	transferable?: boolean | undefined;
	v0?: boolean | undefined;
	v0Flavors?: boolean | undefined;
}
export interface StoreProductGuide {
	framework: string;
	steps: {
		content: string;
		title: string;
		actions?: {
			type: "add_drain" | "configure_project_connections" | "connect_to_project" | (string & {});
		}[] | undefined;
	}[];
	title: string;
}
export type StoreProductTag = "ai" | "authentication" | "blob" | "checks" | "drains" | "edge-config" | "experimentation" | "kv" | "libsql" | "logDrain" | "mcp" | "messaging" | "mysql" | "observability" | "other" | "postgres" | "rds" | "redis" | "sqlite" | "storage" | "tag_agents" | "tag_ai" | "tag_analytics" | "tag_authentication" | "tag_checks" | "tag_cms" | "tag_code_repository" | "tag_code_review" | "tag_code_security" | "tag_code_testing" | "tag_commerce" | "tag_databases" | "tag_dev_tools" | "tag_experimentation" | "tag_flags" | "tag_logDrain" | "tag_logging" | "tag_messaging" | "tag_monitoring" | "tag_observability" | "tag_other" | "tag_payments" | "tag_performance" | "tag_productivity" | "tag_searching" | "tag_security" | "tag_storage" | "tag_support_agent" | "tag_testing" | "tag_traceDrain" | "tag_video" | "tag_web_automation" | "tag_workflow" | "traceDrain" | "vector" | "video" | "workflow" | (string & {});
export interface StoreProjectFilter {
	git?: {
		providers: "*" | GitProvider[];
		owners?: string[] | undefined;
		repos?: string[] | undefined;
	} | undefined;
}
export interface StoreProtocolSettings {
	authentication?: {
		appUrls?: {
			target: EnvTarget;
			url: string;
		}[] | undefined;
	} | undefined;
	experimentation?: ResourceExperimentation | undefined;
}
export type StoreStatus = "available" | "initializing" | "onboarding" | "suspended" | "limits-exceeded-suspended" | "limits-exceeded-suspended-store-count" | "uninstalled" | "error" | (string & {});
export interface TextItems {
	type: "string";
	default?: string | undefined;
	description?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
}
export interface TextProperty {
	type: "string";
	default?: string | undefined;
	enum?: string[] | undefined;
	maxLength?: number | undefined;
	minLength?: number | undefined;
	pattern?: string | undefined;
	"ui:placeholder"?: string | undefined;
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "input";
}
export interface ToggleProperty {
	type: "boolean";
	description?: string | undefined;
	"ui:description"?: string | UiExpression | undefined;
	"ui:disabled"?: UiCondition | undefined;
	"ui:formatted-value"?: UiExpression | undefined;
	"ui:hidden"?: UiCondition | undefined;
	"ui:label"?: string | undefined;
	"ui:paid-only"?: boolean | undefined;
	"ui:read-only"?: UiCondition | undefined;
	"ui:control": "toggle";
	default?: boolean | undefined;
}
export interface TransferBillingPlan {
	type: IntegrationBillingPlanType;
	id: string;
	name: string;
	description: string;
	paymentMethodRequired?: boolean | undefined;
	preauthorizationAmount?: number | undefined;
	scope?: IntegrationBillingPlanScope | undefined;
}
export interface TransferFromMarketplace {
	createdAt: number;
	expiresAt: number;
	requestId: string;
	requester: TransferRequester;
	transferId: string;
	approvedAt?: number | undefined;
	approvedBy?: string | undefined;
	authorizationId?: string | undefined;
	discardedAt?: number | undefined;
	discardedBy?: string | undefined;
	kind: "transfer-from-marketplace";
}
export interface TransferRequester {
	name: string;
	email?: string | undefined;
}
export interface TransferToMarketplace {
	createdAt: number;
	expiresAt: number;
	requestId: string;
	requester: TransferRequester;
	transferId: string;
	approvedAt?: number | undefined;
	approvedBy?: string | undefined;
	authorizationId?: string | undefined;
	discardedAt?: number | undefined;
	discardedBy?: string | undefined;
	kind: "transfer-to-marketplace";
	billingPlan?: TransferBillingPlan | undefined;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
}
export type UiChoice = string | UiOption | UiRegionOption;
export type UiCondition = boolean | "create" | "update" | UiExpression | (string & {});
export interface UiExpression {
	expr: string;
}
export interface UiOption {
	label: string;
	value: string;
	description?: string | undefined;
	disabled?: UiCondition | undefined;
	hidden?: UiCondition | undefined;
}
export interface UiRegionOption {
	value: string;
	description?: string | undefined;
	disabled?: UiCondition | undefined;
	hidden?: UiCondition | undefined;
}
export function connectIntegrationResource(client: Client, input: ConnectIntegrationResourceInput, options?: CallOptions): ApiPromise<ConnectIntegrationResourceOutput>;
export function createIntegrationStore(client: Client, input: CreateIntegrationStoreInput, options?: CallOptions): ApiPromise<CreateIntegrationStoreOutput>;
export function deleteIntegrationConfiguration(client: Client, input: DeleteIntegrationConfigurationInput, options?: CallOptions): ApiPromise<DeleteIntegrationConfigurationOutput>;
export function getIntegrationConfiguration(client: Client, input: GetIntegrationConfigurationInput, options?: CallOptions): ApiPromise<IntegrationConfigurationRecord>;
export function isIntegrationConfigurationDetail(answer: AnyIntegrationConfiguration): answer is IntegrationConfigurationDetail;
export function isPartialIntegrationConfiguration(answer: AnyIntegrationConfiguration): boolean;
export function listGitNamespaces(client: Client, input?: ListGitNamespacesInput, options?: CallOptions): ApiPromise<ListGitNamespacesOutput>;
export function listIntegrationBillingPlans(client: Client, input: ListIntegrationBillingPlansInput, options?: CallOptions): ApiPromise<ListIntegrationBillingPlansOutput>;
export function listIntegrationConfigurations(client: Client, input: ListIntegrationConfigurationsInput, options?: CallOptions): ApiPromise<ListIntegrationConfigurationsOutput>;
export function listIntegrationProducts(client: Client, input: ListIntegrationProductsInput, options?: CallOptions): ApiPromise<ListIntegrationProductsOutput>;
export function searchRepositories(client: Client, input?: SearchRepositoriesInput, options?: CallOptions): ApiPromise<SearchRepositoriesOutput>;
}

declare module "@slipway/integrations/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listGitNamespaces: {
		input: types.ListGitNamespacesInput;
		output: types.ListGitNamespacesOutput;
	};
	searchRepositories: {
		input: types.SearchRepositoriesInput;
		output: types.SearchRepositoriesOutput;
	};
	listIntegrationBillingPlans: {
		input: types.ListIntegrationBillingPlansInput;
		output: types.ListIntegrationBillingPlansOutput;
	};
	connectIntegrationResource: {
		input: types.ConnectIntegrationResourceInput;
		output: types.ConnectIntegrationResourceOutput;
	};
	listIntegrationConfigurations: {
		input: types.ListIntegrationConfigurationsInput;
		output: types.ListIntegrationConfigurationsOutput;
	};
	getIntegrationConfiguration: {
		input: types.GetIntegrationConfigurationInput;
		output: types.GetIntegrationConfigurationOutput;
	};
	deleteIntegrationConfiguration: {
		input: types.DeleteIntegrationConfigurationInput;
		output: types.DeleteIntegrationConfigurationOutput;
	};
	listIntegrationProducts: {
		input: types.ListIntegrationProductsInput;
		output: types.ListIntegrationProductsOutput;
	};
	createIntegrationStore: {
		input: types.CreateIntegrationStoreInput;
		output: types.CreateIntegrationStoreOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/integrations/operations" {
import { Operation } from "@slipway/core";
export const connectIntegrationResource: Operation;
export const createIntegrationStore: Operation;
export const deleteIntegrationConfiguration: Operation;
export const getIntegrationConfiguration: Operation;
export const listGitNamespaces: Operation;
export const listIntegrationBillingPlans: Operation;
export const listIntegrationConfigurations: Operation;
export const listIntegrationProducts: Operation;
export const searchRepositories: Operation;
}

declare module "@slipway/integrations/schemas" {
export const AnyIntegrationConfiguration: v.GenericSchema<types.AnyIntegrationConfiguration>;
export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail>;
export const ConnectIntegrationResourceInput: v.GenericSchema<types.ConnectIntegrationResourceInput>;
export const ConnectIntegrationResourceRequest: v.GenericSchema<types.ConnectIntegrationResourceRequest>;
export const ConnectedProject: v.GenericSchema<types.ConnectedProject>;
export const CountryProperty: v.GenericSchema<types.CountryProperty>;
export const CreateIntegrationStoreInput: v.GenericSchema<types.CreateIntegrationStoreInput>;
export const CreateIntegrationStoreOutput: v.GenericSchema<types.CreateIntegrationStoreOutput>;
export const CreateIntegrationStoreRequest: v.GenericSchema<types.CreateIntegrationStoreRequest>;
export const DeleteIntegrationConfigurationInput: v.GenericSchema<types.DeleteIntegrationConfigurationInput>;
export const DomainProperty: v.GenericSchema<types.DomainProperty>;
export const EnvTarget: v.GenericSchema<types.EnvTarget>;
export const Framework: v.GenericSchema<types.Framework>;
export const GetIntegrationConfigurationInput: v.GenericSchema<types.GetIntegrationConfigurationInput>;
export const GitNamespace: v.GenericSchema<types.GitNamespace>;
export const GitNamespaceProperty: v.GenericSchema<types.GitNamespaceProperty>;
export const GitNamespaceProvider: v.GenericSchema<types.GitNamespaceProvider>;
export const GitProvider: v.GenericSchema<types.GitProvider>;
export const InstallationDisabledReason: v.GenericSchema<types.InstallationDisabledReason>;
export const InstallationNotification: v.GenericSchema<types.InstallationNotification>;
export const InstallationSource: v.GenericSchema<types.InstallationSource>;
export const InstallationTransferRequest: v.GenericSchema<types.InstallationTransferRequest>;
export const InstallationType: v.GenericSchema<types.InstallationType>;
export const InstalledIntegration: v.GenericSchema<types.InstalledIntegration>;
export const IntegrationBillingPlan: v.GenericSchema<types.IntegrationBillingPlan>;
export const IntegrationBillingPlanScope: v.GenericSchema<types.IntegrationBillingPlanScope>;
export const IntegrationBillingPlanType: v.GenericSchema<types.IntegrationBillingPlanType>;
export const IntegrationConfiguration: v.GenericSchema<types.IntegrationConfiguration>;
export const IntegrationConfigurationDetail: v.GenericSchema<types.IntegrationConfigurationDetail>;
export const IntegrationConfigurationRecord: v.GenericSchema<types.IntegrationConfigurationRecord>;
export const IntegrationProduct: v.GenericSchema<types.IntegrationProduct>;
export const IntegrationProtocol: v.GenericSchema<types.IntegrationProtocol>;
export const IntegrationProtocols: v.GenericSchema<types.IntegrationProtocols>;
export const IntegrationRepl: v.GenericSchema<types.IntegrationRepl>;
export const IntegrationStore: v.GenericSchema<types.IntegrationStore>;
export const IntegrationStoreCapabilities: v.GenericSchema<types.IntegrationStoreCapabilities>;
export const IntegrationTag: v.GenericSchema<types.IntegrationTag>;
export const ListGitNamespacesInput: v.GenericSchema<types.ListGitNamespacesInput>;
export const ListGitNamespacesOutput: v.GenericSchema<types.ListGitNamespacesOutput>;
export const ListIntegrationBillingPlansInput: v.GenericSchema<types.ListIntegrationBillingPlansInput>;
export const ListIntegrationBillingPlansOutput: v.GenericSchema<types.ListIntegrationBillingPlansOutput>;
export const ListIntegrationConfigurationsInput: v.GenericSchema<types.ListIntegrationConfigurationsInput>;
export const ListIntegrationConfigurationsOutput: v.GenericSchema<types.ListIntegrationConfigurationsOutput>;
export const ListIntegrationProductsInput: v.GenericSchema<types.ListIntegrationProductsInput>;
export const ListIntegrationProductsOutput: v.GenericSchema<types.ListIntegrationProductsOutput>;
export const MetadataProperty: v.GenericSchema<types.MetadataProperty>;
export const MetadataSchema: v.GenericSchema<types.MetadataSchema>;
export const MultiRegionProperty: v.GenericSchema<types.MultiRegionProperty>;
export const MultiSelectProperty: v.GenericSchema<types.MultiSelectProperty>;
export const NamedReference: v.GenericSchema<types.NamedReference>;
export const NumberProperty: v.GenericSchema<types.NumberProperty>;
export const PartialIntegrationConfiguration: v.GenericSchema<types.PartialIntegrationConfiguration>;
export const ProjectConnectionScope: v.GenericSchema<types.ProjectConnectionScope>;
export const ProtocolStatus: v.GenericSchema<types.ProtocolStatus>;
export const RadioButtonProperty: v.GenericSchema<types.RadioButtonProperty>;
export const RegionProperty: v.GenericSchema<types.RegionProperty>;
export const RepoOwnerType: v.GenericSchema<types.RepoOwnerType>;
export const RepositoryProvider: v.GenericSchema<types.RepositoryProvider>;
export const RepositorySearchError: v.GenericSchema<types.RepositorySearchError>;
export const ResourceExperimentation: v.GenericSchema<types.ResourceExperimentation>;
export const ResourceStatus: v.GenericSchema<types.ResourceStatus>;
export const SearchRepositoriesInput: v.GenericSchema<types.SearchRepositoriesInput>;
export const SearchRepositoriesOutput: v.GenericSchema<types.SearchRepositoriesOutput>;
export const SearchedProvider: v.GenericSchema<types.SearchedProvider>;
export const SecretRotationPolicy: v.GenericSchema<types.SecretRotationPolicy>;
export const SelectProperty: v.GenericSchema<types.SelectProperty>;
export const SliderItems: v.GenericSchema<types.SliderItems>;
export const SliderProperty: v.GenericSchema<types.SliderProperty>;
export const StoreIntegration: v.GenericSchema<types.StoreIntegration>;
export const StoreIntegrationCapabilities: v.GenericSchema<types.StoreIntegrationCapabilities>;
export const StoreProduct: v.GenericSchema<types.StoreProduct>;
export const StoreProductCapabilities: v.GenericSchema<types.StoreProductCapabilities>;
export const StoreProductGuide: v.GenericSchema<types.StoreProductGuide>;
export const StoreProductTag: v.GenericSchema<types.StoreProductTag>;
export const StoreProjectFilter: v.GenericSchema<types.StoreProjectFilter>;
export const StoreProtocolSettings: v.GenericSchema<types.StoreProtocolSettings>;
export const StoreStatus: v.GenericSchema<types.StoreStatus>;
export const TextItems: v.GenericSchema<types.TextItems>;
export const TextProperty: v.GenericSchema<types.TextProperty>;
export const ToggleProperty: v.GenericSchema<types.ToggleProperty>;
export const TransferBillingPlan: v.GenericSchema<types.TransferBillingPlan>;
export const TransferFromMarketplace: v.GenericSchema<types.TransferFromMarketplace>;
export const TransferRequester: v.GenericSchema<types.TransferRequester>;
export const TransferToMarketplace: v.GenericSchema<types.TransferToMarketplace>;
export const UiChoice: v.GenericSchema<types.UiChoice>;
export const UiCondition: v.GenericSchema<types.UiCondition>;
export const UiExpression: v.GenericSchema<types.UiExpression>;
export const UiOption: v.GenericSchema<types.UiOption>;
export const UiRegionOption: v.GenericSchema<types.UiRegionOption>;
}
