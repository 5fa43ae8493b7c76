// What @slipway/connect exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/connect" {
import { ApiError } from "@slipway/core";
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface ApiKeyConnectorChange {
	instructions?: string | undefined;
	toAdd?: readonly ConnectorApiKey[] | undefined;
	toDelete?: readonly string[] | undefined;
	toUpdate?: readonly {
		id: string;
		expiresAt?: number | string | undefined;
		scope?: string | undefined;
		value?: string | undefined;
	}[] | undefined;
}
export interface ApiKeyConnectorData {
	instructions?: string | undefined;
	serviceUrls?: readonly string[] | undefined;
	subjectType?: "app" | "user" | undefined;
	values?: readonly ConnectorApiKey[] | undefined;
}
export interface ApiTokenConnectorChange {
	apiToken?: string | undefined;
	phoneNumbers?: readonly string[] | undefined;
}
export interface ApiTokenConnectorData {
	apiToken: string;
	phoneNumbers?: readonly string[] | undefined;
}
export interface AuthorizationConnector {
	type: string;
	id: string;
	uid: string;
	name: string;
	displayName: string;
	service?: string | undefined;
	serviceName?: string | undefined;
}
export interface BranchDestination {
	branch: string;
	projectId: string;
	path?: string | undefined;
}
export interface ConnectError {
	error: {
		code: string;
		message: string;
		[key: string]: unknown;
	};
}
export interface Connector {
	type: ConnectorType;
	id: string;
	uid: string;
	name: string;
	createdAt: number;
	displayName: string;
	service: string;
	supportedSubjectTypes: string[];
	supportsIcon: "false" | "maybe" | "true" | (string & {});
	supportsInstallation: boolean;
	supportsRevocation: boolean;
	supportsTriggers: boolean;
	typeName: string;
	updatedAt: number;
	accentColor?: string | undefined;
	appTokens?: ConnectorAppTokens | undefined;
	backgroundColor?: string | undefined;
	clientUrl?: string | null | undefined;
	connectionMethod?: string | undefined;
	createdBy?: ConnectorAuthor | undefined;
	creationMode?: "managed" | "manual" | (string & {}) | undefined;
	defaultInstallationId?: string | undefined;
	devsite?: string | undefined;
	docsite?: string | undefined;
	events?: string[] | undefined;
	icon?: string | undefined;
	knownStale?: boolean | undefined;
	managed?: {
		sync?: boolean | undefined;
	} | undefined;
	redirectUri?: string | undefined;
	reinstallAt?: number | undefined;
	target?: string | undefined;
	triggerDestinations?: ConnectorTriggerDestination[] | undefined;
	triggers?: {
		enabled: boolean;
	} | undefined;
	typeIcon?: string | undefined;
	updatedBy?: ConnectorAuthor | undefined;
	userTokens?: ConnectorUserTokens | undefined;
	website?: string | undefined;
}
export interface ConnectorApiKey {
	value: string;
	expiresAt?: number | undefined;
	scope?: string | undefined;
}
export interface ConnectorAppTokens {
	crossInstallation: boolean;
	supportsRefinement: boolean;
	permissionsUrl?: string | undefined;
	requiresReinstallation?: boolean | undefined;
	scopes?: string[] | undefined;
	supportedAuthorizationDetails?: string[] | undefined;
	supportsResources?: boolean | undefined;
}
export type ConnectorAuthor = ConnectorUserAuthor | ConnectorProjectAuthor;
export interface ConnectorAuthorization {
	connector: AuthorizationConnector;
	expiresAt: number;
	request: string;
	url: string;
	verifier: string;
	deviceCode?: string | undefined;
}
export interface ConnectorAuthorizationDetail {
	type?: string | undefined;
	[key: string]: unknown;
}
export interface ConnectorAuthorizationRequest {
	additionalParams?: {
		[key: string]: string;
	} | undefined;
	audience?: readonly string[] | undefined;
	authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
	deviceCode?: boolean | undefined;
	expiresInMs?: number | undefined;
	installationId?: string | undefined;
	prompt?: string | undefined;
	resources?: readonly string[] | undefined;
	returnUrl?: string | undefined;
	scopes?: readonly string[] | undefined;
	subject?: ConnectorSubject | undefined;
	validityBufferMs?: number | undefined;
	webhook?: string | undefined;
}
export type ConnectorData = GithubConnectorData | SlackConnectorData | SalesforceConnectorData | LinearConnectorData | SendblueConnectorData | PhotonConnectorData | OauthConnectorData | ApiTokenConnectorData | SnowflakeConnectorData | ApiKeyConnectorData | SnowflakeWifConnectorData | {
	[key: string]: unknown;
};
export type ConnectorDataChange = OauthConnectorChange | ApiKeyConnectorChange | GithubConnectorChange | LinearConnectorChange | SalesforceConnectorChange | SlackConnectorChange | SnowflakeConnectorChange | SnowflakeWifConnectorChange | ApiTokenConnectorChange | SendblueConnectorChange | PhotonConnectorChange | {
	[key: string]: unknown;
};
export interface ConnectorPage {
	connectors: Connector[];
	pagination: NextPagination;
}
export interface ConnectorProjectAuthor {
	type: "project";
	id: string;
	environment: string;
}
export interface ConnectorProjectConnection {
	connectorId: string;
	createdAt: number;
	enabledEnvironments: string[];
	project: {
		id: string;
		name: string;
		customEnvironments?: CreatedTeam[] | undefined;
	};
	updatedAt: number;
}
export interface ConnectorProjectPage {
	pagination: NextPagination;
	projects: ConnectorProjectConnection[];
}
export interface ConnectorReconsent {
	scope: "user";
}
export interface ConnectorServiceSync {
	status: "done" | "required" | (string & {});
	errors?: ConnectorServiceSyncError[] | undefined;
}
export interface ConnectorServiceSyncError {
	message: string;
	fields?: string[] | undefined;
	vendor?: {
		[key: string]: unknown;
	} | undefined;
}
export type ConnectorSubject = OtherConnectorSubject | UserConnectorSubject | JwtBearerConnectorSubject | TokenConnectorSubject;
export interface ConnectorToken {
	name?: string | undefined;
	connector: TokenConnector;
	expiresAt: number;
	token: string;
	tokenId: string;
	authorizationId?: string | undefined;
	claims?: {
		[key: string]: unknown;
	} | undefined;
	externalSubject?: string | undefined;
	installationId?: string | undefined;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
	tenantId?: string | undefined;
	tokenGroupId?: string | undefined;
}
export interface ConnectorTokenRequest {
	audience?: readonly string[] | undefined;
	authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
	installationId?: string | undefined;
	resources?: readonly string[] | undefined;
	scopes?: readonly string[] | undefined;
	subject?: ConnectorSubject | undefined;
	validityBufferMs?: number | undefined;
}
export interface ConnectorTriggerDestination {
	projectId: string;
	branch?: string | undefined;
	customEnvironmentId?: string | undefined;
	path?: string | undefined;
}
export type ConnectorType = "api-key" | "oauth" | "custom" | "github" | "linear" | "slack" | "discord" | "microsoft-entra" | "microsoft-teams" | "salesforce" | "snowflake" | "snowflake-wif" | "aws-alpha" | "linq" | "photon" | "sendblue" | (string & {});
export interface ConnectorUserAuthor {
	type: "user";
	id: string;
}
export interface ConnectorUserTokens {
	crossInstallation: boolean;
	supportsRefinement: boolean;
	manualCredentialInput?: boolean | undefined;
	scopes?: string[] | undefined;
	supportedAuthorizationDetails?: string[] | undefined;
	supportsResources?: boolean | undefined;
}
export interface CreateConnectorAuthorizationRequestInput extends ConnectorAuthorizationRequest {
	connector: string;
}
export type CreateConnectorAuthorizationRequestOutput = ConnectorAuthorization;
export type CreateConnectorError = {
	status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 500 | 502;
	body: ConnectError;
};
export type CreateConnectorInput = CreateServiceConnector | CreateTypedConnector;
export type CreateConnectorOutput = Connector;
export interface CreateConnectorTokenInput extends ConnectorTokenRequest {
	connector: string;
}
export type CreateConnectorTokenOutput = ConnectorToken;
export interface CreateServiceConnector {
	uid?: string | undefined;
	name?: string | undefined;
	data: ConnectorData;
	accentColor?: string | undefined;
	backgroundColor?: string | undefined;
	environments?: readonly string[] | undefined;
	events?: readonly string[] | undefined;
	icon?: string | undefined;
	params?: {
		[key: string]: string;
	} | undefined;
	projectId?: string | undefined;
	target?: string | undefined;
	triggerDestination?: NewTriggerDestination | undefined;
	triggers?: boolean | undefined;
	type?: string | undefined;
	connectionMethod: string;
	service: string;
}
export interface CreateTypedConnector {
	uid?: string | undefined;
	name?: string | undefined;
	data: ConnectorData;
	accentColor?: string | undefined;
	backgroundColor?: string | undefined;
	environments?: readonly string[] | undefined;
	events?: readonly string[] | undefined;
	icon?: string | undefined;
	params?: {
		[key: string]: string;
	} | undefined;
	projectId?: string | undefined;
	target?: string | undefined;
	triggerDestination?: NewTriggerDestination | undefined;
	triggers?: boolean | undefined;
	type: string;
	connectionMethod?: string | undefined;
	service?: string | undefined;
}
export interface CreatedTeam {
	id: string;
	slug: string;
}
export type DeleteConnectorError = {
	status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 502;
	body: ConnectError;
};
export interface DeleteConnectorInput {
	connector: string;
}
export type DeleteConnectorOutput = void;
export type DeleteConnectorProjectConnectionError = {
	status: 400 | 401 | 403 | 404 | 410;
	body: ConnectError;
};
export interface DeleteConnectorProjectConnectionInput {
	connector: string;
	projectId: string;
}
export type DeleteConnectorProjectConnectionOutput = void;
export interface EnvironmentDestination {
	customEnvironmentId: string;
	projectId: string;
	path?: string | undefined;
}
export type GetConnectorError = {
	status: 400 | 401 | 403 | 404 | 410 | 422;
	body: ConnectError;
};
export interface GetConnectorInput {
	connector: string;
}
export type GetConnectorOutput = Connector;
export type GetConnectorProjectConnectionError = {
	status: 400 | 401 | 403 | 404 | 410;
	body: ConnectError;
};
export interface GetConnectorProjectConnectionInput {
	connector: string;
	projectId: string;
}
export type GetConnectorProjectConnectionOutput = ConnectorProjectConnection;
export interface GithubAppOwner {
	type: GithubOwnerType;
	id: number;
	name?: string | undefined;
	slug: string;
}
export interface GithubConnectorChange {
	appId?: number | undefined;
	appName?: string | undefined;
	appSlug?: string | undefined;
	clientId?: string | undefined;
	clientSecret?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	owner?: GithubAppOwner | undefined;
	privateKeyPem?: string | undefined;
	webhookSecret?: string | undefined;
}
export interface GithubConnectorData {
	appId: number;
	appName: string;
	appSlug: string;
	clientId: string;
	clientSecret?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	owner?: GithubAppOwner | undefined;
	privateKeyPem?: string | undefined;
	webhookSecret?: string | undefined;
}
export type GithubOwnerType = "Organization" | "User" | "organization" | "user";
export interface JsonWebKey {
	kty: string;
	alg?: string | undefined;
	key_ops?: readonly string[] | undefined;
	kid?: string | undefined;
	use?: "enc" | "sig" | undefined;
	[key: string]: unknown;
}
export interface JsonWebKeySet {
	keys: readonly JsonWebKey[];
	[key: string]: unknown;
}
export interface JwtBearerConnectorSubject {
	type: "jwt-bearer";
	additionalClaims?: {
		[key: string]: unknown;
	} | undefined;
	aud?: string | undefined;
	iss?: string | undefined;
	sub?: string | undefined;
	[key: string]: unknown;
}
export interface LinearApplication {
	id: string;
	name: string;
	clientId: string;
	createdAt?: string | undefined;
	description?: string | null | undefined;
	developer?: string | null | undefined;
	developerUrl?: string | null | undefined;
	distribution?: string | null | undefined;
	imageUrl?: string | null | undefined;
	redirectUris?: readonly string[] | undefined;
	updatedAt?: string | undefined;
	webhookEnabled?: boolean | undefined;
	webhookResourceTypes?: readonly string[] | undefined;
	webhookUrl?: string | null | undefined;
}
export interface LinearConnectorChange {
	appId?: string | undefined;
	appName?: string | undefined;
	appScopes?: readonly string[] | undefined;
	application?: LinearApplication | undefined;
	clientId?: string | undefined;
	clientSecret?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	ownerOrganization?: LinearOrganization | undefined;
	userScopes?: readonly string[] | undefined;
	webhookSecret?: string | undefined;
}
export interface LinearConnectorData {
	clientId: string;
	clientSecret: string;
	appId?: string | undefined;
	appName?: string | undefined;
	appScopes?: readonly string[] | undefined;
	application?: LinearApplication | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	ownerOrganization?: LinearOrganization | undefined;
	userScopes?: readonly string[] | undefined;
	webhookSecret?: string | undefined;
}
export interface LinearOrganization {
	id: string;
	name: string;
	slug: string;
	logoUrl?: string | null | undefined;
}
export type ListConnectorProjectConnectionsError = {
	status: 400 | 401 | 403 | 404 | 410 | 422;
	body: ConnectError;
};
export interface ListConnectorProjectConnectionsInput {
	connector: string;
	cursor?: string | undefined;
	limit?: number | undefined;
}
export type ListConnectorProjectConnectionsOutput = ConnectorProjectPage;
export type ListConnectorsError = {
	status: 400 | 401 | 403 | 410 | 422;
	body: ConnectError;
};
export interface ListConnectorsInput {
	cursor?: string | undefined;
	limit?: number | undefined;
	projectId?: string | undefined;
	search?: string | undefined;
	service?: string | undefined;
	sort?: "createdAt" | "name" | "updatedAt" | undefined;
	type?: string | undefined;
}
export type ListConnectorsOutput = ConnectorPage;
export type ListProjectConnectorsError = {
	status: 400 | 401 | 403 | 404 | 410;
	body: ConnectError;
};
export interface ListProjectConnectorsInput {
	projectId: string;
	cursor?: string | undefined;
	limit?: number | undefined;
}
export type ListProjectConnectorsOutput = ProjectConnectorPage;
export interface NewBranchDestination {
	branch: string;
	path?: string | undefined;
	projectId?: string | undefined;
}
export interface NewEnvironmentDestination {
	customEnvironmentId: string;
	path?: string | undefined;
	projectId?: string | undefined;
}
export interface NewProjectDestination {
	path?: string | undefined;
	projectId?: string | undefined;
}
export type NewTriggerDestination = NewBranchDestination | NewEnvironmentDestination | NewProjectDestination;
export interface NextPagination {
	next: string | null;
}
export interface OauthClientAssertion {
	type?: string | undefined;
	claims?: {
		[key: string]: unknown;
	} | undefined;
	ttl?: number | undefined;
}
export interface OauthConnectorChange {
	authorizationUrlParams?: {
		[key: string]: string;
	} | undefined;
	clientAssertion?: OauthClientAssertion | undefined;
	clientCredentials?: OauthGrant | undefined;
	clientName?: string | undefined;
	clientSecret?: string | undefined;
	codeChallengeMethod?: string | undefined;
	defaultAudience?: string | undefined;
	defaultTokenExpiresIn?: number | undefined;
	forwardedClaims?: {
		idToken?: readonly string[] | undefined;
	} | undefined;
	jwtBearer?: OauthJwtBearer | undefined;
	pkceRequired?: boolean | undefined;
	refreshTokens?: {
		enabled: boolean;
	} | undefined;
	responseType?: string | undefined;
	serverConfig?: OauthServerConfig | undefined;
	serverUrl?: string | undefined;
	tokenEndpointAuthMethod?: string | undefined;
	userAuthorization?: OauthGrant | undefined;
	clientId?: string | undefined;
}
export interface OauthConnectorData {
	authorizationUrlParams?: {
		[key: string]: string;
	} | undefined;
	clientAssertion?: OauthClientAssertion | undefined;
	clientCredentials?: OauthGrant | undefined;
	clientName?: string | undefined;
	clientSecret?: string | undefined;
	codeChallengeMethod?: string | undefined;
	defaultAudience?: string | undefined;
	defaultTokenExpiresIn?: number | undefined;
	forwardedClaims?: {
		idToken?: readonly string[] | undefined;
	} | undefined;
	jwtBearer?: OauthJwtBearer | undefined;
	pkceRequired?: boolean | undefined;
	refreshTokens?: {
		enabled: boolean;
	} | undefined;
	responseType?: string | undefined;
	serverConfig?: OauthServerConfig | undefined;
	serverUrl?: string | undefined;
	tokenEndpointAuthMethod?: string | undefined;
	userAuthorization?: OauthGrant | undefined;
	clientId: string;
}
export interface OauthGrant {
	enabled: boolean;
	scopes?: readonly string[] | undefined;
}
export interface OauthJwtBearer {
	additionalClaims?: {
		[key: string]: unknown;
	} | undefined;
	aud?: string | undefined;
	enabled?: boolean | undefined;
	iss?: string | undefined;
	scopes?: readonly string[] | undefined;
	sub?: string | undefined;
	ttl?: number | undefined;
	useClientCredentials?: boolean | undefined;
}
export interface OauthServerConfig {
	authorization_details_types_supported?: readonly string[] | undefined;
	authorization_endpoint?: string | undefined;
	claim_types_supported?: readonly string[] | undefined;
	claims_parameter_supported?: boolean | undefined;
	claims_supported?: readonly string[] | undefined;
	client_id_metadata_document_supported?: boolean | undefined;
	code_challenge_methods_supported?: readonly string[] | undefined;
	device_authorization_endpoint?: string | undefined;
	end_session_endpoint?: string | undefined;
	grant_types_supported?: readonly string[] | undefined;
	id_token_encryption_alg_values_supported?: readonly string[] | undefined;
	id_token_encryption_enc_values_supported?: readonly string[] | undefined;
	id_token_signing_alg_values_supported?: readonly string[] | undefined;
	introspection_endpoint?: string | undefined;
	issuer?: string | undefined;
	jwks?: JsonWebKeySet | undefined;
	jwks_uri?: string | undefined;
	logo_uri?: string | undefined;
	op_policy_uri?: string | undefined;
	op_tos_uri?: string | undefined;
	prompt_values_supported?: readonly string[] | undefined;
	registration_endpoint?: string | undefined;
	request_parameter_supported?: boolean | undefined;
	request_uri_parameter_supported?: boolean | undefined;
	require_request_uri_registration?: boolean | undefined;
	response_modes_supported?: readonly string[] | undefined;
	response_types_supported?: readonly string[] | undefined;
	revocation_endpoint?: string | undefined;
	scopes_supported?: readonly string[] | undefined;
	service_documentation?: string | undefined;
	subject_types_supported?: readonly string[] | undefined;
	token_endpoint?: string | undefined;
	token_endpoint_auth_methods_supported?: readonly string[] | undefined;
	token_endpoint_auth_signing_alg_values_supported?: readonly string[] | undefined;
	userinfo_endpoint?: string | undefined;
	[key: string]: unknown;
}
export interface OperationErrors {
	listConnectors: ListConnectorsError;
	getConnector: GetConnectorError;
	deleteConnector: DeleteConnectorError;
	createConnector: CreateConnectorError;
	updateConnector: UpdateConnectorError;
	replaceConnectorTriggerDestinations: ReplaceConnectorTriggerDestinationsError;
	listConnectorProjectConnections: ListConnectorProjectConnectionsError;
	getConnectorProjectConnection: GetConnectorProjectConnectionError;
	upsertConnectorProjectConnection: UpsertConnectorProjectConnectionError;
	deleteConnectorProjectConnection: DeleteConnectorProjectConnectionError;
	listProjectConnectors: ListProjectConnectorsError;
}
export interface OtherConnectorSubject {
	type: string;
	[key: string]: unknown;
}
export interface PhotonConnectorChange {
	projectSecret?: string | undefined;
	repairWebhook?: boolean | undefined;
	webhookSecret?: string | undefined;
}
export interface PhotonConnectorData {
	projectId: string;
	projectSecret: string;
	webhookSecret?: string | undefined;
}
export interface ProjectConnectorPage {
	connectors: ConnectorProjectConnection[];
	pagination: NextPagination;
}
export interface ProjectDestination {
	projectId: string;
	path?: string | undefined;
}
export type ReplaceConnectorTriggerDestinationsError = {
	status: 400 | 401 | 403 | 404 | 410 | 422;
	body: ConnectError;
};
export interface ReplaceConnectorTriggerDestinationsInput extends ReplaceTriggerDestinationsRequest {
	connector: string;
}
export type ReplaceConnectorTriggerDestinationsOutput = Connector;
export interface ReplaceTriggerDestinationsRequest {
	destinations: readonly TriggerDestination[];
}
export interface SalesforceConnectorChange {
	consumerKey?: string | undefined;
	consumerSecret?: string | undefined;
	loginHost?: string | undefined;
}
export interface SalesforceConnectorData {
	consumerKey: string;
	consumerSecret: string;
	loginHost: string;
}
export interface SendblueConnectorChange {
	apiKeyId?: string | undefined;
	apiSecretKey?: string | undefined;
	phoneNumbers?: readonly string[] | undefined;
}
export interface SendblueConnectorData {
	apiKeyId: string;
	apiSecretKey: string;
	phoneNumbers?: readonly string[] | undefined;
}
export interface SlackCommand {
	command: string;
	description: string;
	shouldEscape?: boolean | undefined;
	usageHint?: string | undefined;
}
export interface SlackConnectorChange {
	appId?: string | undefined;
	appName?: string | undefined;
	botScopes?: readonly string[] | undefined;
	clientId?: string | undefined;
	clientSecret?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	shortcuts?: readonly SlackShortcut[] | undefined;
	signingSecret?: string | undefined;
	slackTeam?: SlackWorkspace | undefined;
	slashCommands?: readonly SlackCommand[] | undefined;
	userScopes?: readonly string[] | undefined;
	verificationToken?: string | undefined;
}
export interface SlackConnectorData {
	appId: string;
	appName: string;
	clientId: string;
	clientSecret: string;
	botScopes?: readonly string[] | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	shortcuts?: readonly SlackShortcut[] | undefined;
	signingSecret?: string | undefined;
	slackTeam?: SlackWorkspace | undefined;
	slashCommands?: readonly SlackCommand[] | undefined;
	userScopes?: readonly string[] | undefined;
	verificationToken?: string | undefined;
}
export interface SlackShortcut {
	type: "global" | "message";
	name: string;
	callbackId: string;
	description: string;
}
export interface SlackWorkspace {
	id: string;
	name?: string | undefined;
	domain?: string | undefined;
}
export interface SnowflakeConnectorChange {
	accountIdentifier?: string | undefined;
	defaultSessionRole?: string | undefined;
}
export interface SnowflakeConnectorData {
	accountIdentifier: string;
	clientName?: string | undefined;
	defaultSessionRole?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
}
export interface SnowflakeWifConnectorChange {
	accountIdentifier?: string | undefined;
}
export interface SnowflakeWifConnectorData {
	accountIdentifier?: string | undefined;
	clientName?: string | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
}
export interface TokenConnector {
	type: string;
	id: string;
	uid: string;
}
export interface TokenConnectorSubject {
	type: "token";
	token: string;
}
export type TriggerDestination = BranchDestination | EnvironmentDestination | ProjectDestination;
export type UpdateConnectorError = {
	status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 502;
	body: ConnectError;
};
export interface UpdateConnectorInput extends UpdateConnectorRequest {
	connector: string;
}
export type UpdateConnectorOutput = UpdatedConnector;
export interface UpdateConnectorRequest {
	uid?: string | undefined;
	name?: string | undefined;
	accentColor?: string | undefined;
	backgroundColor?: string | undefined;
	data?: ConnectorDataChange | undefined;
	events?: readonly string[] | undefined;
	icon?: string | undefined;
	triggers?: boolean | undefined;
}
export interface UpdatedConnector {
	connector: Connector;
	reconsentNeeded?: ConnectorReconsent | undefined;
	reinstallNeeded?: boolean | undefined;
	serviceSync?: ConnectorServiceSync | undefined;
}
export type UpsertConnectorProjectConnectionError = {
	status: 400 | 401 | 403 | 404 | 410;
	body: ConnectError;
};
export interface UpsertConnectorProjectConnectionInput extends UpsertConnectorProjectRequest {
	connector: string;
	projectId: string;
}
export type UpsertConnectorProjectConnectionOutput = ConnectorProjectConnection;
export interface UpsertConnectorProjectRequest {
	environments: readonly string[];
}
export interface UserConnectorSubject {
	type: "user";
	id?: string | undefined;
	issuer?: string | undefined;
	[key: string]: unknown;
}
export function createConnector(client: Client, input: CreateConnectorInput, options?: CallOptions): ApiPromise<Connector>;
export function createConnectorAuthorizationRequest(client: Client, input: CreateConnectorAuthorizationRequestInput, options?: CallOptions): ApiPromise<ConnectorAuthorization>;
export function createConnectorToken(client: Client, input: CreateConnectorTokenInput, options?: CallOptions): ApiPromise<ConnectorToken>;
export function deleteConnector(client: Client, input: DeleteConnectorInput, options?: CallOptions): ApiPromise<DeleteConnectorOutput>;
export function deleteConnectorProjectConnection(client: Client, input: DeleteConnectorProjectConnectionInput, options?: CallOptions): ApiPromise<DeleteConnectorProjectConnectionOutput>;
export function getConnector(client: Client, input: GetConnectorInput, options?: CallOptions): ApiPromise<Connector>;
export function getConnectorProjectConnection(client: Client, input: GetConnectorProjectConnectionInput, options?: CallOptions): ApiPromise<ConnectorProjectConnection>;
export function isErrorOf<Name extends keyof OperationErrors>(operation: Name, error: unknown): error is ApiError & OperationErrors[Name];
export function listConnectorProjectConnections(client: Client, input: ListConnectorProjectConnectionsInput, options?: CallOptions): PagedPromise<ConnectorProjectPage, ConnectorProjectConnection>;
export function listConnectors(client: Client, input?: ListConnectorsInput, options?: CallOptions): PagedPromise<ConnectorPage, Connector>;
export function listProjectConnectors(client: Client, input: ListProjectConnectorsInput, options?: CallOptions): PagedPromise<ProjectConnectorPage, ConnectorProjectConnection>;
export function replaceConnectorTriggerDestinations(client: Client, input: ReplaceConnectorTriggerDestinationsInput, options?: CallOptions): ApiPromise<Connector>;
export function updateConnector(client: Client, input: UpdateConnectorInput, options?: CallOptions): ApiPromise<UpdatedConnector>;
export function upsertConnectorProjectConnection(client: Client, input: UpsertConnectorProjectConnectionInput, options?: CallOptions): ApiPromise<ConnectorProjectConnection>;
}

declare module "@slipway/connect/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listConnectors: {
		input: types.ListConnectorsInput;
		output: types.ListConnectorsOutput;
	};
	getConnector: {
		input: types.GetConnectorInput;
		output: types.GetConnectorOutput;
	};
	deleteConnector: {
		input: types.DeleteConnectorInput;
		output: types.DeleteConnectorOutput;
	};
	createConnector: {
		input: types.CreateConnectorInput;
		output: types.CreateConnectorOutput;
	};
	updateConnector: {
		input: types.UpdateConnectorInput;
		output: types.UpdateConnectorOutput;
	};
	replaceConnectorTriggerDestinations: {
		input: types.ReplaceConnectorTriggerDestinationsInput;
		output: types.ReplaceConnectorTriggerDestinationsOutput;
	};
	listConnectorProjectConnections: {
		input: types.ListConnectorProjectConnectionsInput;
		output: types.ListConnectorProjectConnectionsOutput;
	};
	getConnectorProjectConnection: {
		input: types.GetConnectorProjectConnectionInput;
		output: types.GetConnectorProjectConnectionOutput;
	};
	upsertConnectorProjectConnection: {
		input: types.UpsertConnectorProjectConnectionInput;
		output: types.UpsertConnectorProjectConnectionOutput;
	};
	deleteConnectorProjectConnection: {
		input: types.DeleteConnectorProjectConnectionInput;
		output: types.DeleteConnectorProjectConnectionOutput;
	};
	listProjectConnectors: {
		input: types.ListProjectConnectorsInput;
		output: types.ListProjectConnectorsOutput;
	};
	createConnectorToken: {
		input: types.CreateConnectorTokenInput;
		output: types.CreateConnectorTokenOutput;
	};
	createConnectorAuthorizationRequest: {
		input: types.CreateConnectorAuthorizationRequestInput;
		output: types.CreateConnectorAuthorizationRequestOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/connect/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createConnector: Operation;
export const createConnectorAuthorizationRequest: Operation;
export const createConnectorToken: Operation;
export const deleteConnector: Operation;
export const deleteConnectorProjectConnection: Operation;
export const getConnector: Operation;
export const getConnectorProjectConnection: Operation;
export const listConnectorProjectConnections: ListOperation;
export const listConnectors: ListOperation;
export const listProjectConnectors: ListOperation;
export const replaceConnectorTriggerDestinations: Operation;
export const updateConnector: Operation;
export const upsertConnectorProjectConnection: Operation;
}

declare module "@slipway/connect/schemas" {
export const ApiKeyConnectorChange: v.GenericSchema<types.ApiKeyConnectorChange>;
export const ApiKeyConnectorData: v.GenericSchema<types.ApiKeyConnectorData>;
export const ApiTokenConnectorChange: v.GenericSchema<types.ApiTokenConnectorChange>;
export const ApiTokenConnectorData: v.GenericSchema<types.ApiTokenConnectorData>;
export const AuthorizationConnector: v.GenericSchema<types.AuthorizationConnector>;
export const BranchDestination: v.GenericSchema<types.BranchDestination>;
export const ConnectError: v.GenericSchema<types.ConnectError>;
export const Connector: v.GenericSchema<types.Connector>;
export const ConnectorApiKey: v.GenericSchema<types.ConnectorApiKey>;
export const ConnectorAppTokens: v.GenericSchema<types.ConnectorAppTokens>;
export const ConnectorAuthor: v.GenericSchema<types.ConnectorAuthor>;
export const ConnectorAuthorization: v.GenericSchema<types.ConnectorAuthorization>;
export const ConnectorAuthorizationDetail: v.GenericSchema<types.ConnectorAuthorizationDetail>;
export const ConnectorAuthorizationRequest: v.GenericSchema<types.ConnectorAuthorizationRequest>;
export const ConnectorData: v.GenericSchema<types.ConnectorData>;
export const ConnectorDataChange: v.GenericSchema<types.ConnectorDataChange>;
export const ConnectorPage: v.GenericSchema<types.ConnectorPage>;
export const ConnectorProjectAuthor: v.GenericSchema<types.ConnectorProjectAuthor>;
export const ConnectorProjectConnection: v.GenericSchema<types.ConnectorProjectConnection>;
export const ConnectorProjectPage: v.GenericSchema<types.ConnectorProjectPage>;
export const ConnectorReconsent: v.GenericSchema<types.ConnectorReconsent>;
export const ConnectorServiceSync: v.GenericSchema<types.ConnectorServiceSync>;
export const ConnectorServiceSyncError: v.GenericSchema<types.ConnectorServiceSyncError>;
export const ConnectorSubject: v.GenericSchema<types.ConnectorSubject>;
export const ConnectorToken: v.GenericSchema<types.ConnectorToken>;
export const ConnectorTokenRequest: v.GenericSchema<types.ConnectorTokenRequest>;
export const ConnectorTriggerDestination: v.GenericSchema<types.ConnectorTriggerDestination>;
export const ConnectorType: v.GenericSchema<types.ConnectorType>;
export const ConnectorUserAuthor: v.GenericSchema<types.ConnectorUserAuthor>;
export const ConnectorUserTokens: v.GenericSchema<types.ConnectorUserTokens>;
export const CreateConnectorAuthorizationRequestInput: v.GenericSchema<types.CreateConnectorAuthorizationRequestInput>;
export const CreateConnectorInput: v.GenericSchema<types.CreateConnectorInput>;
export const CreateConnectorTokenInput: v.GenericSchema<types.CreateConnectorTokenInput>;
export const CreateServiceConnector: v.GenericSchema<types.CreateServiceConnector>;
export const CreateTypedConnector: v.GenericSchema<types.CreateTypedConnector>;
export const CreatedTeam: v.GenericSchema<types.CreatedTeam>;
export const DeleteConnectorInput: v.GenericSchema<types.DeleteConnectorInput>;
export const DeleteConnectorProjectConnectionInput: v.GenericSchema<types.DeleteConnectorProjectConnectionInput>;
export const EnvironmentDestination: v.GenericSchema<types.EnvironmentDestination>;
export const GetConnectorInput: v.GenericSchema<types.GetConnectorInput>;
export const GetConnectorProjectConnectionInput: v.GenericSchema<types.GetConnectorProjectConnectionInput>;
export const GithubAppOwner: v.GenericSchema<types.GithubAppOwner>;
export const GithubConnectorChange: v.GenericSchema<types.GithubConnectorChange>;
export const GithubConnectorData: v.GenericSchema<types.GithubConnectorData>;
export const GithubOwnerType: v.GenericSchema<types.GithubOwnerType>;
export const JsonWebKey: v.GenericSchema<types.JsonWebKey>;
export const JsonWebKeySet: v.GenericSchema<types.JsonWebKeySet>;
export const JwtBearerConnectorSubject: v.GenericSchema<types.JwtBearerConnectorSubject>;
export const LinearApplication: v.GenericSchema<types.LinearApplication>;
export const LinearConnectorChange: v.GenericSchema<types.LinearConnectorChange>;
export const LinearConnectorData: v.GenericSchema<types.LinearConnectorData>;
export const LinearOrganization: v.GenericSchema<types.LinearOrganization>;
export const ListConnectorProjectConnectionsInput: v.GenericSchema<types.ListConnectorProjectConnectionsInput>;
export const ListConnectorsInput: v.GenericSchema<types.ListConnectorsInput>;
export const ListProjectConnectorsInput: v.GenericSchema<types.ListProjectConnectorsInput>;
export const NewBranchDestination: v.GenericSchema<types.NewBranchDestination>;
export const NewEnvironmentDestination: v.GenericSchema<types.NewEnvironmentDestination>;
export const NewProjectDestination: v.GenericSchema<types.NewProjectDestination>;
export const NewTriggerDestination: v.GenericSchema<types.NewTriggerDestination>;
export const NextPagination: v.GenericSchema<types.NextPagination>;
export const OauthClientAssertion: v.GenericSchema<types.OauthClientAssertion>;
export const OauthConnectorChange: v.GenericSchema<types.OauthConnectorChange>;
export const OauthConnectorData: v.GenericSchema<types.OauthConnectorData>;
export const OauthGrant: v.GenericSchema<types.OauthGrant>;
export const OauthJwtBearer: v.GenericSchema<types.OauthJwtBearer>;
export const OauthServerConfig: v.GenericSchema<types.OauthServerConfig>;
export const OtherConnectorSubject: v.GenericSchema<types.OtherConnectorSubject>;
export const PhotonConnectorChange: v.GenericSchema<types.PhotonConnectorChange>;
export const PhotonConnectorData: v.GenericSchema<types.PhotonConnectorData>;
export const ProjectConnectorPage: v.GenericSchema<types.ProjectConnectorPage>;
export const ProjectDestination: v.GenericSchema<types.ProjectDestination>;
export const ReplaceConnectorTriggerDestinationsInput: v.GenericSchema<types.ReplaceConnectorTriggerDestinationsInput>;
export const ReplaceTriggerDestinationsRequest: v.GenericSchema<types.ReplaceTriggerDestinationsRequest>;
export const SalesforceConnectorChange: v.GenericSchema<types.SalesforceConnectorChange>;
export const SalesforceConnectorData: v.GenericSchema<types.SalesforceConnectorData>;
export const SendblueConnectorChange: v.GenericSchema<types.SendblueConnectorChange>;
export const SendblueConnectorData: v.GenericSchema<types.SendblueConnectorData>;
export const SlackCommand: v.GenericSchema<types.SlackCommand>;
export const SlackConnectorChange: v.GenericSchema<types.SlackConnectorChange>;
export const SlackConnectorData: v.GenericSchema<types.SlackConnectorData>;
export const SlackShortcut: v.GenericSchema<types.SlackShortcut>;
export const SlackWorkspace: v.GenericSchema<types.SlackWorkspace>;
export const SnowflakeConnectorChange: v.GenericSchema<types.SnowflakeConnectorChange>;
export const SnowflakeConnectorData: v.GenericSchema<types.SnowflakeConnectorData>;
export const SnowflakeWifConnectorChange: v.GenericSchema<types.SnowflakeWifConnectorChange>;
export const SnowflakeWifConnectorData: v.GenericSchema<types.SnowflakeWifConnectorData>;
export const TokenConnector: v.GenericSchema<types.TokenConnector>;
export const TokenConnectorSubject: v.GenericSchema<types.TokenConnectorSubject>;
export const TriggerDestination: v.GenericSchema<types.TriggerDestination>;
export const UpdateConnectorInput: v.GenericSchema<types.UpdateConnectorInput>;
export const UpdateConnectorRequest: v.GenericSchema<types.UpdateConnectorRequest>;
export const UpdatedConnector: v.GenericSchema<types.UpdatedConnector>;
export const UpsertConnectorProjectConnectionInput: v.GenericSchema<types.UpsertConnectorProjectConnectionInput>;
export const UpsertConnectorProjectRequest: v.GenericSchema<types.UpsertConnectorProjectRequest>;
export const UserConnectorSubject: v.GenericSchema<types.UserConnectorSubject>;
}
