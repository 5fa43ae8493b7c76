// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** Adds, changes and deletes API keys. */
export interface ApiKeyConnectorChange {
  instructions?: string | undefined;
  toAdd?: readonly ConnectorApiKey[] | undefined;
  /** The keys to delete, by ID. */
  toDelete?: readonly string[] | undefined;
  toUpdate?: readonly {
    id: string;
    expiresAt?: number | string | undefined;
    scope?: string | undefined;
    /** A credential: keep it out of logs. */
    value?: string | undefined;
  }[] | undefined;
}

/** API keys of any service. */
export interface ApiKeyConnectorData {
  /** How users get a key. */
  instructions?: string | undefined;
  /** Where the keys may be sent. */
  serviceUrls?: readonly string[] | undefined;
  /** Whether a key belongs to the app or to a user. */
  subjectType?: "app" | "user" | undefined;
  values?: readonly ConnectorApiKey[] | undefined;
}

/** Changes an account with one token. */
export interface ApiTokenConnectorChange {
  /** A credential: keep it out of logs. */
  apiToken?: string | undefined;
  phoneNumbers?: readonly string[] | undefined;
}

/** An account with one token. */
export interface ApiTokenConnectorData {
  /** A credential: keep it out of logs. */
  apiToken: string;
  phoneNumbers?: readonly string[] | undefined;
}

/** The connector that is authorized. */
export interface AuthorizationConnector {
  type: string;
  id: string;
  /** The name that code uses for it. */
  uid: string;
  name: string;
  displayName: string;
  service?: string | undefined;
  serviceName?: string | undefined;
}

/** The deployments of a branch. */
export interface BranchDestination {
  branch: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  path?: string | undefined;
}

/** Why it did not work. */
export interface ConnectError {
  error: {
    /** Names the kind of error, such as `not_found`. */
    code: string;
    message: string;
    [key: string]: unknown;
  };
}

/** Authorized access to an outside service. */
export interface Connector {
  type: ConnectorType;
  id: string;
  /** The name that code uses for it. */
  uid: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  displayName: string;
  /** The service behind it. */
  service: string;
  /** On whose behalf tokens can be issued. */
  supportedSubjectTypes: string[];
  /** Whether the service takes an icon. */
  supportsIcon: "false" | "maybe" | "true" | (string & {});
  supportsInstallation: boolean;
  supportsRevocation: boolean;
  supportsTriggers: boolean;
  /** The name of the type, for people. */
  typeName: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  accentColor?: string | undefined;
  appTokens?: ConnectorAppTokens | undefined;
  backgroundColor?: string | undefined;
  /** Where the app is managed at the service. */
  clientUrl?: string | null | undefined;
  /** How the service is connected. */
  connectionMethod?: string | undefined;
  createdBy?: ConnectorAuthor | undefined;
  /** Whether the platform or the team registered the app at the service. */
  creationMode?: "managed" | "manual" | (string & {}) | undefined;
  /** The installation that is used when none is named. */
  defaultInstallationId?: string | undefined;
  /** The service's page for developers. */
  devsite?: string | undefined;
  /** The service's documentation. */
  docsite?: string | undefined;
  /** The events of the service that are delivered. */
  events?: string[] | undefined;
  icon?: string | undefined;
  /** Whether what is known about the app at the service is out of date. */
  knownStale?: boolean | undefined;
  /** Set when the platform manages the app at the service. */
  managed?: {
    sync?: boolean | undefined;
  } | undefined;
  redirectUri?: string | undefined;
  /** When the app has to be installed again. Unix time in milliseconds. */
  reinstallAt?: number | undefined;
  /** What of the service is meant, such as a workspace. */
  target?: string | undefined;
  /** Where events are delivered. */
  triggerDestinations?: ConnectorTriggerDestination[] | undefined;
  /** Whether events of the service are delivered. */
  triggers?: {
    enabled: boolean;
  } | undefined;
  typeIcon?: string | undefined;
  updatedBy?: ConnectorAuthor | undefined;
  userTokens?: ConnectorUserTokens | undefined;
  website?: string | undefined;
}

/** An API key. */
export interface ConnectorApiKey {
  /** A credential: keep it out of logs. */
  value: string;
  /** When it expires, in Unix milliseconds. */
  expiresAt?: number | undefined;
  scope?: string | undefined;
}

/** How tokens for the app itself can be issued. */
export interface ConnectorAppTokens {
  crossInstallation: boolean;
  supportsRefinement: boolean;
  permissionsUrl?: string | undefined;
  requiresReinstallation?: boolean | undefined;
  scopes?: string[] | undefined;
  supportedAuthorizationDetails?: string[] | undefined;
  supportsResources?: boolean | undefined;
}

/** Who made or changed it. */
export type ConnectorAuthor = ConnectorUserAuthor | ConnectorProjectAuthor;

/** The page where the user authorizes. */
export interface ConnectorAuthorization {
  connector: AuthorizationConnector;
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** The request by its ID. */
  request: string;
  url: string;
  /** Proves, when the user returns, who asked. A credential: keep it out of logs. */
  verifier: string;
  /** The code that the user enters on the page. */
  deviceCode?: string | undefined;
}

/** What a token allows in detail, as RFC 9396 names it. */
export interface ConnectorAuthorizationDetail {
  type?: string | undefined;
  [key: string]: unknown;
}

/** The authorization that is wanted. */
export interface ConnectorAuthorizationRequest {
  additionalParams?: { [key: string]: string } | undefined;
  /** Whom the token is for. */
  audience?: readonly string[] | undefined;
  /** What the token allows, in detail. */
  authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
  /** Whether the user authorizes on another device. */
  deviceCode?: boolean | undefined;
  /** How long the user may take, in milliseconds. */
  expiresInMs?: number | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  prompt?: string | undefined;
  /** What the token is for. */
  resources?: readonly string[] | undefined;
  /** Where the user goes afterwards. */
  returnUrl?: string | undefined;
  scopes?: readonly string[] | undefined;
  /** On whose behalf the token is. */
  subject?: ConnectorSubject | undefined;
  /** How long a token has to be valid still, in milliseconds. */
  validityBufferMs?: number | undefined;
  /** Where it is told that the user has authorized. */
  webhook?: string | undefined;
}

/** What the access needs; which variant it is follows from the type or the service. */
export type ConnectorData = GithubConnectorData | SlackConnectorData | SalesforceConnectorData | LinearConnectorData | SendblueConnectorData | PhotonConnectorData | OauthConnectorData | ApiTokenConnectorData | SnowflakeConnectorData | ApiKeyConnectorData | SnowflakeWifConnectorData | { [key: string]: unknown };

/** What changes about the access; which variant it is follows from the type. */
export type ConnectorDataChange = OauthConnectorChange | ApiKeyConnectorChange | GithubConnectorChange | LinearConnectorChange | SalesforceConnectorChange | SlackConnectorChange | SnowflakeConnectorChange | SnowflakeWifConnectorChange | ApiTokenConnectorChange | SendblueConnectorChange | PhotonConnectorChange | { [key: string]: unknown };

/** One page of connectors. */
export interface ConnectorPage {
  connectors: Connector[];
  pagination: NextPagination;
}

/** A deployment of a project. */
export interface ConnectorProjectAuthor {
  type: "project";
  id: string;
  environment: string;
}

/** The connection of a connector to a project. */
export interface ConnectorProjectConnection {
  connectorId: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The environments that may use it. */
  enabledEnvironments: string[];
  project: {
    id: string;
    name: string;
    customEnvironments?: CreatedTeam[] | undefined;
  };
  /** Unix time in milliseconds. */
  updatedAt: number;
}

/** One page of projects. */
export interface ConnectorProjectPage {
  pagination: NextPagination;
  projects: ConnectorProjectConnection[];
}

/** Who has to authorize again. */
export interface ConnectorReconsent {
  scope: "user";
}

/** Whether the service knows of the change. */
export interface ConnectorServiceSync {
  status: "done" | "required" | (string & {});
  errors?: ConnectorServiceSyncError[] | undefined;
}

/** Why the service does not know of the change. */
export interface ConnectorServiceSyncError {
  message: string;
  fields?: string[] | undefined;
  /** What the service answered. */
  vendor?: { [key: string]: unknown } | undefined;
}

/** On whose behalf the token is. */
export type ConnectorSubject = OtherConnectorSubject | UserConnectorSubject | JwtBearerConnectorSubject | TokenConnectorSubject;

/** A token for the service. */
export interface ConnectorToken {
  name?: string | undefined;
  connector: TokenConnector;
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** A credential: keep it out of logs. */
  token: string;
  tokenId: string;
  authorizationId?: string | undefined;
  /** What the token says. */
  claims?: { [key: string]: unknown } | undefined;
  /** The user by the ID that the service knows. */
  externalSubject?: string | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  metadata?: { [key: string]: unknown } | undefined;
  tenantId?: string | undefined;
  /** What the token shares with others of the same authorization. */
  tokenGroupId?: string | undefined;
}

/** The token that is wanted. */
export interface ConnectorTokenRequest {
  /** Whom the token is for. */
  audience?: readonly string[] | undefined;
  /** What the token allows, in detail. */
  authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  /** What the token is for. */
  resources?: readonly string[] | undefined;
  scopes?: readonly string[] | undefined;
  /** On whose behalf the token is. */
  subject?: ConnectorSubject | undefined;
  /** How long a token has to be valid still, in milliseconds. */
  validityBufferMs?: number | undefined;
}

/** Where events of the service are delivered. */
export interface ConnectorTriggerDestination {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Only deployments of this branch. */
  branch?: string | undefined;
  customEnvironmentId?: string | undefined;
  /** The path that events are posted to. */
  path?: string | undefined;
}

/** What kind of access it is. */
export type ConnectorType = "api-key" | "oauth" | "custom" | "github" | "linear" | "slack" | "discord" | "microsoft-entra" | "microsoft-teams" | "salesforce" | "snowflake" | "snowflake-wif" | "aws-alpha" | "linq" | "photon" | "sendblue" | (string & {});

/** A user. */
export interface ConnectorUserAuthor {
  type: "user";
  id: string;
}

/** How tokens on behalf of users can be issued. */
export interface ConnectorUserTokens {
  crossInstallation: boolean;
  supportsRefinement: boolean;
  /** Whether users enter their credentials by hand. */
  manualCredentialInput?: boolean | undefined;
  scopes?: string[] | undefined;
  supportedAuthorizationDetails?: string[] | undefined;
  supportsResources?: boolean | undefined;
}

/** A connector to a service that the platform knows. */
export interface CreateServiceConnector {
  /** The name that code uses for it. */
  uid?: string | undefined;
  name?: string | undefined;
  data: ConnectorData;
  accentColor?: string | undefined;
  backgroundColor?: string | undefined;
  /** The environments that may use it. */
  environments?: readonly string[] | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  icon?: string | undefined;
  /** Parameters of the service. */
  params?: { [key: string]: string } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** What of the service is meant, such as a workspace. */
  target?: string | undefined;
  /** Where events of the service are delivered. */
  triggerDestination?: NewTriggerDestination | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
  type?: string | undefined;
  /** How the service is connected. */
  connectionMethod: string;
  service: string;
}

/** A connector of a type, with all its data. */
export interface CreateTypedConnector {
  /** The name that code uses for it. */
  uid?: string | undefined;
  name?: string | undefined;
  data: ConnectorData;
  accentColor?: string | undefined;
  backgroundColor?: string | undefined;
  /** The environments that may use it. */
  environments?: readonly string[] | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  icon?: string | undefined;
  /** Parameters of the service. */
  params?: { [key: string]: string } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** What of the service is meant, such as a workspace. */
  target?: string | undefined;
  /** Where events of the service are delivered. */
  triggerDestination?: NewTriggerDestination | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
  type: string;
  /** How the service is connected. */
  connectionMethod?: string | undefined;
  service?: string | undefined;
}

/** The team that was created. */
export interface CreatedTeam {
  /** The ID of a team: `team_…`. */
  id: string;
  slug: string;
}

/** A custom environment. */
export interface EnvironmentDestination {
  customEnvironmentId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  path?: string | undefined;
}

/** Who owns the GitHub app. */
export interface GithubAppOwner {
  type: GithubOwnerType;
  id: number;
  name?: string | undefined;
  slug: string;
}

/** Changes a GitHub app. */
export interface GithubConnectorChange {
  appId?: number | undefined;
  appName?: string | undefined;
  appSlug?: string | undefined;
  clientId?: string | undefined;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  owner?: GithubAppOwner | undefined;
  /** A credential: keep it out of logs. */
  privateKeyPem?: string | undefined;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A GitHub app. */
export interface GithubConnectorData {
  appId: number;
  appName: string;
  appSlug: string;
  clientId: string;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  owner?: GithubAppOwner | undefined;
  /** A credential: keep it out of logs. */
  privateKeyPem?: string | undefined;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** What kind of account owns an app on GitHub. */
export type GithubOwnerType = "Organization" | "User" | "organization" | "user";

/** A key. */
export interface JsonWebKey {
  kty: string;
  alg?: string | undefined;
  key_ops?: readonly string[] | undefined;
  kid?: string | undefined;
  use?: "enc" | "sig" | undefined;
  [key: string]: unknown;
}

/** The keys that the server signs with. */
export interface JsonWebKeySet {
  keys: readonly JsonWebKey[];
  [key: string]: unknown;
}

/** Whoever the signed token names. */
export interface JwtBearerConnectorSubject {
  type: "jwt-bearer";
  additionalClaims?: { [key: string]: unknown } | undefined;
  aud?: string | undefined;
  iss?: string | undefined;
  sub?: string | undefined;
  [key: string]: unknown;
}

/** What Linear knows about the application. */
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

/** Changes a Linear application. */
export interface LinearConnectorChange {
  appId?: string | undefined;
  appName?: string | undefined;
  /** What tokens for the app itself may do. */
  appScopes?: readonly string[] | undefined;
  application?: LinearApplication | undefined;
  clientId?: string | undefined;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  ownerOrganization?: LinearOrganization | undefined;
  /** What tokens on behalf of users may do. */
  userScopes?: readonly string[] | undefined;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A Linear application. */
export interface LinearConnectorData {
  clientId: string;
  /** A credential: keep it out of logs. */
  clientSecret: string;
  appId?: string | undefined;
  appName?: string | undefined;
  /** What tokens for the app itself may do. */
  appScopes?: readonly string[] | undefined;
  application?: LinearApplication | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  ownerOrganization?: LinearOrganization | undefined;
  /** What tokens on behalf of users may do. */
  userScopes?: readonly string[] | undefined;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** The Linear organization that owns the application. */
export interface LinearOrganization {
  id: string;
  name: string;
  slug: string;
  logoUrl?: string | null | undefined;
}

/** The deployments of a branch. */
export interface NewBranchDestination {
  branch: string;
  path?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** A custom environment. */
export interface NewEnvironmentDestination {
  customEnvironmentId: string;
  path?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** The production deployment. */
export interface NewProjectDestination {
  path?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** Where events are delivered; without a project, to the one that the connector is made for. */
export type NewTriggerDestination = NewBranchDestination | NewEnvironmentDestination | NewProjectDestination;

/** Where a list goes on that knows no more than its next page. */
export interface NextPagination {
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}

/** How the client proves itself with a signed token. */
export interface OauthClientAssertion {
  type?: string | undefined;
  claims?: { [key: string]: unknown } | undefined;
  /** How long the token is valid, in seconds. */
  ttl?: number | undefined;
}

/** Changes a client of an OAuth server. */
export interface OauthConnectorChange {
  /** Parameters that are added to the authorization URL. */
  authorizationUrlParams?: { [key: string]: string } | undefined;
  clientAssertion?: OauthClientAssertion | undefined;
  /** Whether tokens for the app itself can be issued. */
  clientCredentials?: OauthGrant | undefined;
  clientName?: string | undefined;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  codeChallengeMethod?: string | undefined;
  defaultAudience?: string | undefined;
  /** How long a token is taken to be valid when the server does not say, in seconds. */
  defaultTokenExpiresIn?: number | undefined;
  /** The claims that are passed on with a token. */
  forwardedClaims?: {
    idToken?: readonly string[] | undefined;
  } | undefined;
  jwtBearer?: OauthJwtBearer | undefined;
  pkceRequired?: boolean | undefined;
  refreshTokens?: {
    enabled: boolean;
  } | undefined;
  responseType?: string | undefined;
  /** The server's configuration, where it cannot be found by itself. */
  serverConfig?: OauthServerConfig | undefined;
  /** Where the server's configuration is found. */
  serverUrl?: string | undefined;
  tokenEndpointAuthMethod?: string | undefined;
  /** Whether tokens on behalf of users can be issued. */
  userAuthorization?: OauthGrant | undefined;
  clientId?: string | undefined;
}

/** A client of any OAuth server. */
export interface OauthConnectorData {
  /** Parameters that are added to the authorization URL. */
  authorizationUrlParams?: { [key: string]: string } | undefined;
  clientAssertion?: OauthClientAssertion | undefined;
  /** Whether tokens for the app itself can be issued. */
  clientCredentials?: OauthGrant | undefined;
  clientName?: string | undefined;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  codeChallengeMethod?: string | undefined;
  defaultAudience?: string | undefined;
  /** How long a token is taken to be valid when the server does not say, in seconds. */
  defaultTokenExpiresIn?: number | undefined;
  /** The claims that are passed on with a token. */
  forwardedClaims?: {
    idToken?: readonly string[] | undefined;
  } | undefined;
  jwtBearer?: OauthJwtBearer | undefined;
  pkceRequired?: boolean | undefined;
  refreshTokens?: {
    enabled: boolean;
  } | undefined;
  responseType?: string | undefined;
  /** The server's configuration, where it cannot be found by itself. */
  serverConfig?: OauthServerConfig | undefined;
  /** Where the server's configuration is found. */
  serverUrl?: string | undefined;
  tokenEndpointAuthMethod?: string | undefined;
  /** Whether tokens on behalf of users can be issued. */
  userAuthorization?: OauthGrant | undefined;
  clientId: string;
}

/** Whether tokens can be got this way, and what they may do. */
export interface OauthGrant {
  enabled: boolean;
  scopes?: readonly string[] | undefined;
}

/** How tokens are got with a signed token. */
export interface OauthJwtBearer {
  additionalClaims?: { [key: string]: unknown } | undefined;
  aud?: string | undefined;
  enabled?: boolean | undefined;
  iss?: string | undefined;
  scopes?: readonly string[] | undefined;
  sub?: string | undefined;
  /** How long the signed token is valid, in seconds. */
  ttl?: number | undefined;
  useClientCredentials?: boolean | undefined;
}

/** The metadata of an authorization server, as RFC 8414 names its members. */
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

/** A subject of a type that the service knows. */
export interface OtherConnectorSubject {
  type: string;
  [key: string]: unknown;
}

/** Changes a Photon project. */
export interface PhotonConnectorChange {
  /** A credential: keep it out of logs. */
  projectSecret?: string | undefined;
  /** Whether the webhook is registered anew. */
  repairWebhook?: boolean | undefined;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A Photon project. */
export interface PhotonConnectorData {
  /** The project at Photon. */
  projectId: string;
  /** A credential: keep it out of logs. */
  projectSecret: string;
  /** A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** One page of connections. */
export interface ProjectConnectorPage {
  connectors: ConnectorProjectConnection[];
  pagination: NextPagination;
}

/** The production deployment. */
export interface ProjectDestination {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  path?: string | undefined;
}

/** All the destinations that are to be. */
export interface ReplaceTriggerDestinationsRequest {
  destinations: readonly TriggerDestination[];
}

/** Changes a Salesforce connected app. */
export interface SalesforceConnectorChange {
  consumerKey?: string | undefined;
  /** A credential: keep it out of logs. */
  consumerSecret?: string | undefined;
  loginHost?: string | undefined;
}

/** A Salesforce connected app. */
export interface SalesforceConnectorData {
  consumerKey: string;
  /** A credential: keep it out of logs. */
  consumerSecret: string;
  loginHost: string;
}

/** Changes a Sendblue account. */
export interface SendblueConnectorChange {
  apiKeyId?: string | undefined;
  /** A credential: keep it out of logs. */
  apiSecretKey?: string | undefined;
  phoneNumbers?: readonly string[] | undefined;
}

/** A Sendblue account. */
export interface SendblueConnectorData {
  apiKeyId: string;
  /** A credential: keep it out of logs. */
  apiSecretKey: string;
  phoneNumbers?: readonly string[] | undefined;
}

/** A slash command of the Slack app. */
export interface SlackCommand {
  command: string;
  description: string;
  shouldEscape?: boolean | undefined;
  usageHint?: string | undefined;
}

/** Changes a Slack app. */
export interface SlackConnectorChange {
  appId?: string | undefined;
  appName?: string | undefined;
  /** What tokens for the bot may do. */
  botScopes?: readonly string[] | undefined;
  clientId?: string | undefined;
  /** A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  shortcuts?: readonly SlackShortcut[] | undefined;
  /** A credential: keep it out of logs. */
  signingSecret?: string | undefined;
  slackTeam?: SlackWorkspace | undefined;
  slashCommands?: readonly SlackCommand[] | undefined;
  /** What tokens on behalf of users may do. */
  userScopes?: readonly string[] | undefined;
  /** A credential: keep it out of logs. */
  verificationToken?: string | undefined;
}

/** A Slack app. */
export interface SlackConnectorData {
  appId: string;
  appName: string;
  clientId: string;
  /** A credential: keep it out of logs. */
  clientSecret: string;
  /** What tokens for the bot may do. */
  botScopes?: readonly string[] | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  shortcuts?: readonly SlackShortcut[] | undefined;
  /** A credential: keep it out of logs. */
  signingSecret?: string | undefined;
  slackTeam?: SlackWorkspace | undefined;
  slashCommands?: readonly SlackCommand[] | undefined;
  /** What tokens on behalf of users may do. */
  userScopes?: readonly string[] | undefined;
  /** A credential: keep it out of logs. */
  verificationToken?: string | undefined;
}

/** A shortcut of the Slack app. */
export interface SlackShortcut {
  type: "global" | "message";
  name: string;
  callbackId: string;
  description: string;
}

/** The Slack workspace that the app belongs to. */
export interface SlackWorkspace {
  id: string;
  name?: string | undefined;
  domain?: string | undefined;
}

/** Changes a Snowflake account. */
export interface SnowflakeConnectorChange {
  accountIdentifier?: string | undefined;
  defaultSessionRole?: string | undefined;
}

/** A Snowflake account. */
export interface SnowflakeConnectorData {
  accountIdentifier: string;
  clientName?: string | undefined;
  defaultSessionRole?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
}

/** Changes a Snowflake account that trusts the platform's identity tokens. */
export interface SnowflakeWifConnectorChange {
  accountIdentifier?: string | undefined;
}

/** A Snowflake account that trusts the platform's identity tokens. */
export interface SnowflakeWifConnectorData {
  accountIdentifier?: string | undefined;
  clientName?: string | undefined;
  /** Anything else that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
}

/** The connector that issued it. */
export interface TokenConnector {
  type: string;
  id: string;
  /** The name that code uses for it. */
  uid: string;
}

/** Whoever the token belongs to. */
export interface TokenConnectorSubject {
  type: "token";
  /** A credential: keep it out of logs. */
  token: string;
}

/** Where events are delivered. */
export type TriggerDestination = BranchDestination | EnvironmentDestination | ProjectDestination;

/** What changes about a connector. */
export interface UpdateConnectorRequest {
  /** The name that code uses for it. */
  uid?: string | undefined;
  name?: string | undefined;
  accentColor?: string | undefined;
  backgroundColor?: string | undefined;
  data?: ConnectorDataChange | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  icon?: string | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
}

/** The connector, and what is to be done for the change to take effect. */
export interface UpdatedConnector {
  connector: Connector;
  reconsentNeeded?: ConnectorReconsent | undefined;
  /** Whether the app has to be installed again. */
  reinstallNeeded?: boolean | undefined;
  serviceSync?: ConnectorServiceSync | undefined;
}

/** What the connection is to be. */
export interface UpsertConnectorProjectRequest {
  /** The environments that may use it. */
  environments: readonly string[];
}

/** A user of the app. */
export interface UserConnectorSubject {
  type: "user";
  id?: string | undefined;
  /** Who knows the user by this ID. */
  issuer?: string | undefined;
  [key: string]: unknown;
}

/** Input of `listConnectors`. */
export interface ListConnectorsInput {
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** Only connectors that this project is connected to. The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** A part of the name. */
  search?: string | undefined;
  /** Only connectors to this service. */
  service?: string | undefined;
  /** What the order is by. */
  sort?: "createdAt" | "name" | "updatedAt" | undefined;
  /** Only connectors of this type. */
  type?: string | undefined;
}

/** Answer of `listConnectors`. */
export type ListConnectorsOutput = ConnectorPage;

/** Errors of `listConnectors` whose body is known; see `isErrorOf`. */
export type ListConnectorsError = { status: 400 | 401 | 403 | 410 | 422; body: ConnectError };

/** Input of `getConnector`. */
export interface GetConnectorInput {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `getConnector`. */
export type GetConnectorOutput = Connector;

/** Errors of `getConnector` whose body is known; see `isErrorOf`. */
export type GetConnectorError = { status: 400 | 401 | 403 | 404 | 410 | 422; body: ConnectError };

/** Input of `deleteConnector`. */
export interface DeleteConnectorInput {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `deleteConnector`. */
export type DeleteConnectorOutput = void;

/** Errors of `deleteConnector` whose body is known; see `isErrorOf`. */
export type DeleteConnectorError = { status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 502; body: ConnectError };

/** Input of `createConnector`. */
export type CreateConnectorInput = CreateServiceConnector | CreateTypedConnector;

/** Answer of `createConnector`. */
export type CreateConnectorOutput = Connector;

/** Errors of `createConnector` whose body is known; see `isErrorOf`. */
export type CreateConnectorError = { status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 500 | 502; body: ConnectError };

/** Input of `updateConnector`. */
export interface UpdateConnectorInput extends UpdateConnectorRequest {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `updateConnector`. */
export type UpdateConnectorOutput = UpdatedConnector;

/** Errors of `updateConnector` whose body is known; see `isErrorOf`. */
export type UpdateConnectorError = { status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 502; body: ConnectError };

/** Input of `replaceConnectorTriggerDestinations`. */
export interface ReplaceConnectorTriggerDestinationsInput extends ReplaceTriggerDestinationsRequest {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `replaceConnectorTriggerDestinations`. */
export type ReplaceConnectorTriggerDestinationsOutput = Connector;

/** Errors of `replaceConnectorTriggerDestinations` whose body is known; see `isErrorOf`. */
export type ReplaceConnectorTriggerDestinationsError = { status: 400 | 401 | 403 | 404 | 410 | 422; body: ConnectError };

/** Input of `listConnectorProjectConnections`. */
export interface ListConnectorProjectConnectionsInput {
  /** The connector's ID or UID. */
  connector: string;
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
}

/** Answer of `listConnectorProjectConnections`. */
export type ListConnectorProjectConnectionsOutput = ConnectorProjectPage;

/** Errors of `listConnectorProjectConnections` whose body is known; see `isErrorOf`. */
export type ListConnectorProjectConnectionsError = { status: 400 | 401 | 403 | 404 | 410 | 422; body: ConnectError };

/** Input of `getConnectorProjectConnection`. */
export interface GetConnectorProjectConnectionInput {
  /** The connector's ID or UID. */
  connector: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** Answer of `getConnectorProjectConnection`. */
export type GetConnectorProjectConnectionOutput = ConnectorProjectConnection;

/** Errors of `getConnectorProjectConnection` whose body is known; see `isErrorOf`. */
export type GetConnectorProjectConnectionError = { status: 400 | 401 | 403 | 404 | 410; body: ConnectError };

/** Input of `upsertConnectorProjectConnection`. */
export interface UpsertConnectorProjectConnectionInput extends UpsertConnectorProjectRequest {
  /** The connector's ID or UID. */
  connector: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** Answer of `upsertConnectorProjectConnection`. */
export type UpsertConnectorProjectConnectionOutput = ConnectorProjectConnection;

/** Errors of `upsertConnectorProjectConnection` whose body is known; see `isErrorOf`. */
export type UpsertConnectorProjectConnectionError = { status: 400 | 401 | 403 | 404 | 410; body: ConnectError };

/** Input of `deleteConnectorProjectConnection`. */
export interface DeleteConnectorProjectConnectionInput {
  /** The connector's ID or UID. */
  connector: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** Answer of `deleteConnectorProjectConnection`. */
export type DeleteConnectorProjectConnectionOutput = void;

/** Errors of `deleteConnectorProjectConnection` whose body is known; see `isErrorOf`. */
export type DeleteConnectorProjectConnectionError = { status: 400 | 401 | 403 | 404 | 410; body: ConnectError };

/** Input of `listProjectConnectors`. */
export interface ListProjectConnectorsInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
}

/** Answer of `listProjectConnectors`. */
export type ListProjectConnectorsOutput = ProjectConnectorPage;

/** Errors of `listProjectConnectors` whose body is known; see `isErrorOf`. */
export type ListProjectConnectorsError = { status: 400 | 401 | 403 | 404 | 410; body: ConnectError };

/** Input of `createConnectorToken`. */
export interface CreateConnectorTokenInput extends ConnectorTokenRequest {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `createConnectorToken`. */
export type CreateConnectorTokenOutput = ConnectorToken;

/** Input of `createConnectorAuthorizationRequest`. */
export interface CreateConnectorAuthorizationRequestInput extends ConnectorAuthorizationRequest {
  /** The connector's ID or UID. */
  connector: string;
}

/** Answer of `createConnectorAuthorizationRequest`. */
export type CreateConnectorAuthorizationRequestOutput = ConnectorAuthorization;
