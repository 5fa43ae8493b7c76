// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CreatedTeam, NextPagination,
} from "../../../../shapes/generated/types.ts";
export type {
  CreatedTeam, NextPagination,
} from "../../../../shapes/generated/types.ts";

/** Adds, changes and deletes API keys. */
export interface ApiKeyConnectorChange {
  /** Instructions by which users get a key. */
  instructions?: string | undefined;
  /** The keys to add. */
  toAdd?: readonly ConnectorApiKey[] | undefined;
  /** The keys to delete, by ID. */
  toDelete?: readonly string[] | undefined;
  /** The keys to change, by ID. */
  toUpdate?: readonly {
    /** The key, by its ID. */
    id: string;
    /** Time at which the key expires: in Unix milliseconds, or as a string whose form is not published. */
    expiresAt?: number | string | undefined;
    /** Scope of the key; its form is not published. */
    scope?: string | undefined;
    /** The new key, in place of the one before. A credential: keep it out of logs. */
    value?: string | undefined;
  }[] | undefined;
}

/** API keys of any service. */
export interface ApiKeyConnectorData {
  /** Instructions by which users get a key. */
  instructions?: string | undefined;
  /** URLs to which the keys may be sent. */
  serviceUrls?: readonly string[] | undefined;
  /** Whether a key belongs to the app or to a user. */
  subjectType?: "app" | "user" | Unlisted | undefined;
  /** The initial keys. */
  values?: readonly ConnectorApiKey[] | undefined;
}

/** Changes an account with one token. */
export interface ApiTokenConnectorChange {
  /** The token that requests to the service are made with. A credential: keep it out of logs. */
  apiToken?: string | undefined;
  /** The phone numbers of the account. */
  phoneNumbers?: readonly string[] | undefined;
}

/** An account with one token. */
export interface ApiTokenConnectorData {
  /** The token that requests to the service are made with. A credential: keep it out of logs. */
  apiToken: string;
  /** The phone numbers of the account. */
  phoneNumbers?: readonly string[] | undefined;
}

/** The connector that is authorized. */
export interface AuthorizationConnector {
  type: string;
  id: string;
  /** The identifier in code. */
  uid: string;
  name: string;
  displayName: string;
  service?: string | undefined;
  serviceName?: string | undefined;
}

/** The deployments of a branch. */
export interface BranchDestination {
  /** The branch whose deployments get the events. */
  branch: string;
  /** The project that gets the events, by its ID. */
  projectId: string;
  /** The path that events are posted to. */
  path?: string | undefined;
}

/** Reason for the failure. */
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
  /** The identifier in code. */
  uid: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  displayName: string;
  /** The service behind it. */
  service: string;
  /** Kinds of subjects for which tokens can be issued. */
  supportedSubjectTypes: string[];
  /** Whether the service takes an icon. */
  supportsIcon: "false" | "maybe" | "true" | Unlisted;
  supportsInstallation: boolean;
  supportsRevocation: boolean;
  supportsTriggers: boolean;
  /** The display name of the type. */
  typeName: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  accentColor?: string | undefined;
  appTokens?: ConnectorAppTokens | undefined;
  backgroundColor?: string | undefined;
  /** URL at which the app is managed at the service. */
  clientUrl?: string | null | undefined;
  /** Method by which the service is connected. */
  connectionMethod?: string | undefined;
  createdBy?: ConnectorAuthor | undefined;
  /** Whether the platform or the team registered the app at the service. */
  creationMode?: "managed" | "manual" | Unlisted | undefined;
  /** The default installation. */
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
  /** Present if the platform manages the app at the service. */
  managed?: {
    sync?: boolean | undefined;
  } | undefined;
  redirectUri?: string | undefined;
  /** Time at which the app has to be installed again. Unix time in milliseconds. */
  reinstallAt?: number | undefined;
  /** Target within the service, such as a workspace. */
  target?: string | undefined;
  /** Destinations to which events are delivered. */
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
  /** The key itself. A credential: keep it out of logs. */
  value: string;
  /** Time of expiry, in Unix milliseconds. */
  expiresAt?: number | undefined;
  /** Scope of the key; its form is not published. */
  scope?: string | undefined;
}

/** Ways to issue tokens for the app itself. */
export interface ConnectorAppTokens {
  crossInstallation: boolean;
  supportsRefinement: boolean;
  permissionsUrl?: string | undefined;
  requiresReinstallation?: boolean | undefined;
  scopes?: string[] | undefined;
  supportedAuthorizationDetails?: string[] | undefined;
  supportsResources?: boolean | undefined;
}

/** Author of a connector or of a change to it. */
export type ConnectorAuthor = ConnectorUserAuthor | ConnectorProjectAuthor;

/** The page where the user authorizes. */
export interface ConnectorAuthorization {
  connector: AuthorizationConnector;
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** The request by its ID. */
  request: string;
  url: string;
  /** Proof of the requester's identity when the user returns. A credential: keep it out of logs. */
  verifier: string;
  /** The code that the user enters on the page. */
  deviceCode?: string | undefined;
}

/** Detailed authorization of a token, as defined by RFC 9396. */
export interface ConnectorAuthorizationDetail {
  /** The kind of detail, in the service's terms; it determines the other members. */
  type?: string | undefined;
  [key: string]: unknown;
}

/** The requested authorization. */
export interface ConnectorAuthorizationRequest {
  /** Parameters that are added to the authorization URL, by name. */
  additionalParams?: { [key: string]: string } | undefined;
  /** Audience of the token. */
  audience?: readonly string[] | undefined;
  /** Detailed authorization that the token grants. */
  authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
  /** Whether the user authorizes on another device. */
  deviceCode?: boolean | undefined;
  /** Time limit for the user, in milliseconds. */
  expiresInMs?: number | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  /** OAuth `prompt` for the user, such as `login` or `consent`. */
  prompt?: string | undefined;
  /** Resources that the token is intended for. */
  resources?: readonly string[] | undefined;
  /** URL to which the user returns afterwards. */
  returnUrl?: string | undefined;
  /** Scopes of the token at the service. */
  scopes?: readonly string[] | undefined;
  /** Subject on whose behalf the token is issued. */
  subject?: ConnectorSubject | undefined;
  /** Minimum remaining validity of a token, in milliseconds. */
  validityBufferMs?: number | undefined;
  /** Webhook that is called once the user has authorized. */
  webhook?: string | undefined;
}

/** Credentials and settings for the access; the variant follows from the type or the service. */
export type ConnectorData =
  | GithubConnectorData
  | SlackConnectorData
  | SalesforceConnectorData
  | LinearConnectorData
  | SendblueConnectorData
  | PhotonConnectorData
  | OauthConnectorData
  | ApiTokenConnectorData
  | SnowflakeConnectorData
  | ApiKeyConnectorData
  | SnowflakeWifConnectorData
  | { [key: string]: unknown };

/** Changes to the credentials and settings of the access; the variant follows from the type. */
export type ConnectorDataChange =
  | OauthConnectorChange
  | ApiKeyConnectorChange
  | GithubConnectorChange
  | LinearConnectorChange
  | SalesforceConnectorChange
  | SlackConnectorChange
  | SnowflakeConnectorChange
  | SnowflakeWifConnectorChange
  | ApiTokenConnectorChange
  | SendblueConnectorChange
  | PhotonConnectorChange
  | { [key: string]: unknown };

/** Page of connectors. */
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

/** Page of projects. */
export interface ConnectorProjectPage {
  pagination: NextPagination;
  projects: ConnectorProjectConnection[];
}

/** Users who have to authorize again. */
export interface ConnectorReconsent {
  scope: "user";
}

/** Whether the service knows of the change. */
export interface ConnectorServiceSync {
  status: "done" | "required" | Unlisted;
  errors?: ConnectorServiceSyncError[] | undefined;
}

/** Reason why the service does not know of the change. */
export interface ConnectorServiceSyncError {
  message: string;
  fields?: string[] | undefined;
  /** Response of the service. */
  vendor?: { [key: string]: unknown } | undefined;
}

/** Subject on whose behalf the token is issued. */
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
  /** Claims of the token. */
  claims?: { [key: string]: unknown } | undefined;
  /** The user by the ID that the service knows. */
  externalSubject?: string | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  metadata?: { [key: string]: unknown } | undefined;
  tenantId?: string | undefined;
  /** Group ID that the tokens of one authorization share. */
  tokenGroupId?: string | undefined;
}

/** The requested token. */
export interface ConnectorTokenRequest {
  /** Audience of the token. */
  audience?: readonly string[] | undefined;
  /** Detailed authorization that the token grants. */
  authorizationDetails?: readonly ConnectorAuthorizationDetail[] | undefined;
  /** The installation at the service. */
  installationId?: string | undefined;
  /** Resources that the token is intended for. */
  resources?: readonly string[] | undefined;
  /** Scopes of the token at the service. */
  scopes?: readonly string[] | undefined;
  /** Subject on whose behalf the token is issued. */
  subject?: ConnectorSubject | undefined;
  /** Minimum remaining validity of a token, in milliseconds. */
  validityBufferMs?: number | undefined;
}

/** Destination to which events of the service are delivered. */
export interface ConnectorTriggerDestination {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Only deployments of this branch. */
  branch?: string | undefined;
  customEnvironmentId?: string | undefined;
  /** The path that events are posted to. */
  path?: string | undefined;
}

/** Kind of access that a connector gives. */
export type ConnectorType =
  | "api-key"
  | "oauth"
  | "custom"
  | "github"
  | "linear"
  | "slack"
  | "discord"
  | "microsoft-entra"
  | "microsoft-teams"
  | "salesforce"
  | "snowflake"
  | "snowflake-wif"
  | "aws-alpha"
  | "linq"
  | "photon"
  | "sendblue"
  | Unlisted;

/** A user. */
export interface ConnectorUserAuthor {
  type: "user";
  id: string;
}

/** Ways to issue tokens on behalf of users. */
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
  /** The identifier in code. */
  uid?: string | undefined;
  /** The display name. */
  name?: string | undefined;
  /**
   * Credentials and settings for the access, such as the client ID and secret of an app; the members depend on the type
   * or the service.
   */
  data: ConnectorData;
  /** The accent color of the connector. */
  accentColor?: string | undefined;
  /** The background color of the connector's icon. */
  backgroundColor?: string | undefined;
  /** The environments that may use it. */
  environments?: readonly string[] | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  /** The icon of the connector. */
  icon?: string | undefined;
  /** Parameters of the service. */
  params?: { [key: string]: string } | undefined;
  /** The project that the connector is made for, by its ID. */
  projectId?: string | undefined;
  /** Target within the service, such as a workspace. */
  target?: string | undefined;
  /** Destination to which events of the service are delivered. */
  triggerDestination?: NewTriggerDestination | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
  /** The type of the connector, such as `oauth`; `service` and `connectionMethod` can stand for it. */
  type?: string | undefined;
  /** Method by which the service is connected. */
  connectionMethod: string;
  /** The service to connect to, such as `slack`. */
  service: string;
}

/** A connector of a type, with all its data. */
export interface CreateTypedConnector {
  /** The identifier in code. */
  uid?: string | undefined;
  /** The display name. */
  name?: string | undefined;
  /**
   * Credentials and settings for the access, such as the client ID and secret of an app; the members depend on the type
   * or the service.
   */
  data: ConnectorData;
  /** The accent color of the connector. */
  accentColor?: string | undefined;
  /** The background color of the connector's icon. */
  backgroundColor?: string | undefined;
  /** The environments that may use it. */
  environments?: readonly string[] | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  /** The icon of the connector. */
  icon?: string | undefined;
  /** Parameters of the service. */
  params?: { [key: string]: string } | undefined;
  /** The project that the connector is made for, by its ID. */
  projectId?: string | undefined;
  /** Target within the service, such as a workspace. */
  target?: string | undefined;
  /** Destination to which events of the service are delivered. */
  triggerDestination?: NewTriggerDestination | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
  /** The type of the connector, such as `oauth`. */
  type: string;
  /** Method by which the service is connected. */
  connectionMethod?: string | undefined;
  /** The service to connect to, where the type does not say it. */
  service?: string | undefined;
}

/** A custom environment. */
export interface EnvironmentDestination {
  /** The custom environment that gets the events, by its ID. */
  customEnvironmentId: string;
  /** The project that gets the events, by its ID. */
  projectId: string;
  /** The path that events are posted to. */
  path?: string | undefined;
}

/** Owner of the GitHub app. */
export interface GithubAppOwner {
  /** Whether an organization or a user owns it. */
  type: GithubOwnerType;
  /** The number of the owner on GitHub. */
  id: number;
  /** The display name of the owner. */
  name?: string | undefined;
  /** The name of the owner, as URLs on GitHub have it. */
  slug: string;
}

/** Changes a GitHub app. */
export interface GithubConnectorChange {
  /** The number of the GitHub app. */
  appId?: number | undefined;
  /** The name of the GitHub app. */
  appName?: string | undefined;
  /** The name of the GitHub app in its URL. */
  appSlug?: string | undefined;
  /** The client ID of the GitHub app. */
  clientId?: string | undefined;
  /** The client secret of the GitHub app. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The account on GitHub that owns the app. */
  owner?: GithubAppOwner | undefined;
  /** The private key of the GitHub app, as PEM. A credential: keep it out of logs. */
  privateKeyPem?: string | undefined;
  /** The secret that GitHub signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A GitHub app. */
export interface GithubConnectorData {
  /** The number of the GitHub app. */
  appId: number;
  /** The name of the GitHub app. */
  appName: string;
  /** The name of the GitHub app in its URL. */
  appSlug: string;
  /** The client ID of the GitHub app. */
  clientId: string;
  /** The client secret of the GitHub app. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The account on GitHub that owns the app. */
  owner?: GithubAppOwner | undefined;
  /** The private key of the GitHub app, as PEM. A credential: keep it out of logs. */
  privateKeyPem?: string | undefined;
  /** The secret that GitHub signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** Kind of GitHub account that owns an app. */
export type GithubOwnerType = "Organization" | "User" | "organization" | "user" | Unlisted;

/** A key. */
export interface JsonWebKey {
  /** The family of the key, such as `RSA` or `EC`. */
  kty: string;
  /** The algorithm that the key is for, such as `RS256`. */
  alg?: string | undefined;
  /** Permitted operations of the key, such as `verify`. */
  key_ops?: readonly string[] | undefined;
  /** The ID that tokens name the key by. */
  kid?: string | undefined;
  /** Whether the key is for signatures (`sig`) or for encryption (`enc`). */
  use?: "enc" | "sig" | Unlisted | undefined;
  [key: string]: unknown;
}

/** The keys that the server signs with. */
export interface JsonWebKeySet {
  /** The keys. */
  keys: readonly JsonWebKey[];
  [key: string]: unknown;
}

/** Subject that the signed token names. */
export interface JwtBearerConnectorSubject {
  /** The token is issued on behalf of the subject of a signed token. */
  type: "jwt-bearer";
  /** Further claims of the signed token. */
  additionalClaims?: { [key: string]: unknown } | undefined;
  /** Audience of the signed token (`aud`). */
  aud?: string | undefined;
  /** Issuer of the signed token (`iss`). */
  iss?: string | undefined;
  /** Subject of the token (`sub`). */
  sub?: string | undefined;
  [key: string]: unknown;
}

/** Settings of an application at Linear. */
export interface LinearApplication {
  /** The ID of the Linear application. */
  id: string;
  /** The name of the Linear application. */
  name: string;
  /** The client ID of the Linear application. */
  clientId: string;
  /** Time of the application's creation at Linear. */
  createdAt?: string | undefined;
  /** Description of the application for users; null for none. */
  description?: string | null | undefined;
  /** Developer of the application; null for none in particular. */
  developer?: string | null | undefined;
  /** The website of the application's developer; null for none. */
  developerUrl?: string | null | undefined;
  /** Availability of the application for installation, in Linear's terms. */
  distribution?: string | null | undefined;
  /** The URL of the application's image; null for none. */
  imageUrl?: string | null | undefined;
  /** The URLs that Linear may send users back to. */
  redirectUris?: readonly string[] | undefined;
  /** Time of the application's last change at Linear. */
  updatedAt?: string | undefined;
  /** Whether Linear tells the application of events. */
  webhookEnabled?: boolean | undefined;
  /** The kinds of objects whose events Linear delivers, such as `Issue`. */
  webhookResourceTypes?: readonly string[] | undefined;
  /** The URL to which Linear delivers events; null for none. */
  webhookUrl?: string | null | undefined;
}

/** Changes a Linear application. */
export interface LinearConnectorChange {
  /** The ID of the Linear application. */
  appId?: string | undefined;
  /** The name of the Linear application. */
  appName?: string | undefined;
  /** Scopes of tokens for the app itself. */
  appScopes?: readonly string[] | undefined;
  /** Settings of the application at Linear. */
  application?: LinearApplication | undefined;
  /** The client ID of the Linear application. */
  clientId?: string | undefined;
  /** The client secret of the Linear application. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The Linear organization that owns the application. */
  ownerOrganization?: LinearOrganization | undefined;
  /** Scopes of tokens on behalf of users. */
  userScopes?: readonly string[] | undefined;
  /** The secret that Linear signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A Linear application. */
export interface LinearConnectorData {
  /** The client ID of the Linear application. */
  clientId: string;
  /** The client secret of the Linear application. A credential: keep it out of logs. */
  clientSecret: string;
  /** The ID of the Linear application. */
  appId?: string | undefined;
  /** The name of the Linear application. */
  appName?: string | undefined;
  /** Scopes of tokens for the app itself. */
  appScopes?: readonly string[] | undefined;
  /** Settings of the application at Linear. */
  application?: LinearApplication | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The Linear organization that owns the application. */
  ownerOrganization?: LinearOrganization | undefined;
  /** Scopes of tokens on behalf of users. */
  userScopes?: readonly string[] | undefined;
  /** The secret that Linear signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** The Linear organization that owns the application. */
export interface LinearOrganization {
  /** The ID of the organization at Linear. */
  id: string;
  /** The name of the organization. */
  name: string;
  /** The name of the organization in its URL. */
  slug: string;
  /** The URL of the organization's logo; null for none. */
  logoUrl?: string | null | undefined;
}

/** The deployments of a branch. */
export interface NewBranchDestination {
  /** The branch whose deployments get the events. */
  branch: string;
  /** The path that events are posted to. */
  path?: string | undefined;
  /** The project that gets the events, by its ID; without it, the one that the connector is made for. */
  projectId?: string | undefined;
}

/** A custom environment. */
export interface NewEnvironmentDestination {
  /** The custom environment that gets the events, by its ID. */
  customEnvironmentId: string;
  /** The path that events are posted to. */
  path?: string | undefined;
  /** The project that gets the events, by its ID; without it, the one that the connector is made for. */
  projectId?: string | undefined;
}

/** The production deployment. */
export interface NewProjectDestination {
  /** The path that events are posted to. */
  path?: string | undefined;
  /** The project that gets the events, by its ID; without it, the one that the connector is made for. */
  projectId?: string | undefined;
}

/** Destination to which events are delivered; without a project, the project for which the connector is created. */
export type NewTriggerDestination = NewBranchDestination | NewEnvironmentDestination | NewProjectDestination;

/** Signed token by which a client authenticates. */
export interface OauthClientAssertion {
  /** Kind of signed token; its values are not published. */
  type?: string | undefined;
  /** Claims that the signed token gets. */
  claims?: { [key: string]: unknown } | undefined;
  /** Validity of the token, in seconds. */
  ttl?: number | undefined;
}

/** Changes a client of an OAuth server. */
export interface OauthConnectorChange {
  /** Parameters that are added to the authorization URL. */
  authorizationUrlParams?: { [key: string]: string } | undefined;
  /** Signed token by which the client authenticates in place of its secret. */
  clientAssertion?: OauthClientAssertion | undefined;
  /** Whether tokens for the app itself can be issued. */
  clientCredentials?: OauthGrant | undefined;
  /** The display name of the client. */
  clientName?: string | undefined;
  /** The secret of the client at the server; public clients have none. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Method of the PKCE code challenge, such as `S256`. */
  codeChallengeMethod?: string | undefined;
  /** Default audience of tokens. */
  defaultAudience?: string | undefined;
  /** Assumed validity of a token if the server does not state it, in seconds. */
  defaultTokenExpiresIn?: number | undefined;
  /** The claims that are passed on with a token. */
  forwardedClaims?: {
    /** The names of the claims that are taken from the ID token. */
    idToken?: readonly string[] | undefined;
  } | undefined;
  /** Settings to obtain tokens with a signed token, as defined by RFC 7523. */
  jwtBearer?: OauthJwtBearer | undefined;
  /** Whether PKCE is required, the proof that a code returns to its requester. */
  pkceRequired?: boolean | undefined;
  /** Whether the server gives refresh tokens. */
  refreshTokens?: {
    /** Whether expired tokens are renewed with a refresh token. */
    enabled: boolean;
  } | undefined;
  /** OAuth `response_type` of the authorization URL, such as `code`. */
  responseType?: string | undefined;
  /** The server's configuration, if it cannot be discovered. */
  serverConfig?: OauthServerConfig | undefined;
  /** URL at which the server's configuration is found. */
  serverUrl?: string | undefined;
  /** OAuth authentication method of the client at the token endpoint, such as `client_secret_basic`. */
  tokenEndpointAuthMethod?: string | undefined;
  /** Whether tokens on behalf of users can be issued. */
  userAuthorization?: OauthGrant | undefined;
  /** The ID of the client at the server. */
  clientId?: string | undefined;
}

/** A client of any OAuth server. */
export interface OauthConnectorData {
  /** Parameters that are added to the authorization URL. */
  authorizationUrlParams?: { [key: string]: string } | undefined;
  /** Signed token by which the client authenticates in place of its secret. */
  clientAssertion?: OauthClientAssertion | undefined;
  /** Whether tokens for the app itself can be issued. */
  clientCredentials?: OauthGrant | undefined;
  /** The display name of the client. */
  clientName?: string | undefined;
  /** The secret of the client at the server; public clients have none. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Method of the PKCE code challenge, such as `S256`. */
  codeChallengeMethod?: string | undefined;
  /** Default audience of tokens. */
  defaultAudience?: string | undefined;
  /** Assumed validity of a token if the server does not state it, in seconds. */
  defaultTokenExpiresIn?: number | undefined;
  /** The claims that are passed on with a token. */
  forwardedClaims?: {
    /** The names of the claims that are taken from the ID token. */
    idToken?: readonly string[] | undefined;
  } | undefined;
  /** Settings to obtain tokens with a signed token, as defined by RFC 7523. */
  jwtBearer?: OauthJwtBearer | undefined;
  /** Whether PKCE is required, the proof that a code returns to its requester. */
  pkceRequired?: boolean | undefined;
  /** Whether the server gives refresh tokens. */
  refreshTokens?: {
    /** Whether expired tokens are renewed with a refresh token. */
    enabled: boolean;
  } | undefined;
  /** OAuth `response_type` of the authorization URL, such as `code`. */
  responseType?: string | undefined;
  /** The server's configuration, if it cannot be discovered. */
  serverConfig?: OauthServerConfig | undefined;
  /** URL at which the server's configuration is found. */
  serverUrl?: string | undefined;
  /** OAuth authentication method of the client at the token endpoint, such as `client_secret_basic`. */
  tokenEndpointAuthMethod?: string | undefined;
  /** Whether tokens on behalf of users can be issued. */
  userAuthorization?: OauthGrant | undefined;
  /** The ID of the client at the server. */
  clientId: string;
}

/** Whether tokens can be got this way, and what they may do. */
export interface OauthGrant {
  /** Whether tokens can be got this way. */
  enabled: boolean;
  /** Scopes of the tokens at the server. */
  scopes?: readonly string[] | undefined;
}

/** Settings to obtain tokens with a signed token. */
export interface OauthJwtBearer {
  /** Further claims of the signed token. */
  additionalClaims?: { [key: string]: unknown } | undefined;
  /** Audience of the signed token (`aud`). */
  aud?: string | undefined;
  /** Whether tokens can be got this way. */
  enabled?: boolean | undefined;
  /** Issuer of the signed token (`iss`). */
  iss?: string | undefined;
  /** Scopes of the tokens at the server. */
  scopes?: readonly string[] | undefined;
  /** Subject of the token (`sub`). */
  sub?: string | undefined;
  /** Validity of the signed token, in seconds. */
  ttl?: number | undefined;
  /** Whether the client's credentials go along with the signed token. */
  useClientCredentials?: boolean | undefined;
}

/** The metadata of an authorization server, as RFC 8414 names its members. */
export interface OauthServerConfig {
  /** The types of authorization details that the server takes (RFC 9396). */
  authorization_details_types_supported?: readonly string[] | undefined;
  /** The URL where users authorize the client. */
  authorization_endpoint?: string | undefined;
  /** The types of claims that the server gives. */
  claim_types_supported?: readonly string[] | undefined;
  /** Whether a request may say which claims it wants. */
  claims_parameter_supported?: boolean | undefined;
  /** The claims that the server can give. */
  claims_supported?: readonly string[] | undefined;
  /** Whether a client ID may be the URL of a document about the client. */
  client_id_metadata_document_supported?: boolean | undefined;
  /** Supported methods for the code challenge of PKCE. */
  code_challenge_methods_supported?: readonly string[] | undefined;
  /** The URL where devices without a browser begin (RFC 8628). */
  device_authorization_endpoint?: string | undefined;
  /** The URL where users sign out. */
  end_session_endpoint?: string | undefined;
  /** The ways to get tokens that the server offers. */
  grant_types_supported?: readonly string[] | undefined;
  /** The algorithms that encrypt the keys of ID tokens. */
  id_token_encryption_alg_values_supported?: readonly string[] | undefined;
  /** The algorithms that encrypt the content of ID tokens. */
  id_token_encryption_enc_values_supported?: readonly string[] | undefined;
  /** The algorithms that ID tokens are signed with. */
  id_token_signing_alg_values_supported?: readonly string[] | undefined;
  /** The introspection URL for tokens (RFC 7662). */
  introspection_endpoint?: string | undefined;
  /** The server's own name, as a URL; tokens carry it. */
  issuer?: string | undefined;
  /** The keys that the server signs with, in place of `jwks_uri`. */
  jwks?: JsonWebKeySet | undefined;
  /** The URL of the keys that the server signs with. */
  jwks_uri?: string | undefined;
  /** The URL of the server's logo. */
  logo_uri?: string | undefined;
  /** The URL of the policy on clients' use of users' data. */
  op_policy_uri?: string | undefined;
  /** The URL of the server's terms of service. */
  op_tos_uri?: string | undefined;
  /** The values of `prompt` that the server takes. */
  prompt_values_supported?: readonly string[] | undefined;
  /** The URL where clients register themselves (RFC 7591). */
  registration_endpoint?: string | undefined;
  /** Whether a request may come as a signed token in `request`. */
  request_parameter_supported?: boolean | undefined;
  /** Whether a request may come by the URL of a signed token in `request_uri`. */
  request_uri_parameter_supported?: boolean | undefined;
  /** Whether the URLs for `request_uri` have to be registered before. */
  require_request_uri_registration?: boolean | undefined;
  /** The ways in which the result returns to the client. */
  response_modes_supported?: readonly string[] | undefined;
  /** The values of `response_type` that the server takes. */
  response_types_supported?: readonly string[] | undefined;
  /** The URL where tokens are revoked (RFC 7009). */
  revocation_endpoint?: string | undefined;
  /** The scopes that the server knows. */
  scopes_supported?: readonly string[] | undefined;
  /** The URL of the server's documentation for developers. */
  service_documentation?: string | undefined;
  /** The ways by which the server names users to clients. */
  subject_types_supported?: readonly string[] | undefined;
  /** The URL where the client gets tokens. */
  token_endpoint?: string | undefined;
  /** The ways by which a client may prove itself when it gets tokens. */
  token_endpoint_auth_methods_supported?: readonly string[] | undefined;
  /** The algorithms with which a client may sign the token that proves it. */
  token_endpoint_auth_signing_alg_values_supported?: readonly string[] | undefined;
  /** The URL that names the user of a token. */
  userinfo_endpoint?: string | undefined;
  [key: string]: unknown;
}

/** A subject of a type that the service knows. */
export interface OtherConnectorSubject {
  /** The kind of subject, in the service's words. */
  type: string;
  [key: string]: unknown;
}

/** Changes a Photon project. */
export interface PhotonConnectorChange {
  /** The secret of the project at Photon. A credential: keep it out of logs. */
  projectSecret?: string | undefined;
  /** Whether the webhook is registered anew. */
  repairWebhook?: boolean | undefined;
  /** The secret that Photon signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** A Photon project. */
export interface PhotonConnectorData {
  /** The project at Photon. */
  projectId: string;
  /** The secret of the project at Photon. A credential: keep it out of logs. */
  projectSecret: string;
  /** The secret that Photon signs its webhooks with. A credential: keep it out of logs. */
  webhookSecret?: string | undefined;
}

/** Page of connections. */
export interface ProjectConnectorPage {
  connectors: ConnectorProjectConnection[];
  pagination: NextPagination;
}

/** The production deployment. */
export interface ProjectDestination {
  /** The project that gets the events, by its ID. */
  projectId: string;
  /** The path that events are posted to. */
  path?: string | undefined;
}

/** New set of destinations. */
export interface ReplaceTriggerDestinationsRequest {
  /** Destinations to which events are delivered from now on; destinations that are left out get none. */
  destinations: readonly TriggerDestination[];
}

/** Changes a Salesforce connected app. */
export interface SalesforceConnectorChange {
  /** The consumer key of the connected app. */
  consumerKey?: string | undefined;
  /** The consumer secret of the connected app. A credential: keep it out of logs. */
  consumerSecret?: string | undefined;
  /** The host name for sign-in at Salesforce. */
  loginHost?: string | undefined;
}

/** A Salesforce connected app. */
export interface SalesforceConnectorData {
  /** The consumer key of the connected app. */
  consumerKey: string;
  /** The consumer secret of the connected app. A credential: keep it out of logs. */
  consumerSecret: string;
  /** The host name for sign-in at Salesforce. */
  loginHost: string;
}

/** Changes a Sendblue account. */
export interface SendblueConnectorChange {
  /** The ID of the API key at Sendblue. */
  apiKeyId?: string | undefined;
  /** The secret of the API key at Sendblue. A credential: keep it out of logs. */
  apiSecretKey?: string | undefined;
  /** The phone numbers of the Sendblue account. */
  phoneNumbers?: readonly string[] | undefined;
}

/** A Sendblue account. */
export interface SendblueConnectorData {
  /** The ID of the API key at Sendblue. */
  apiKeyId: string;
  /** The secret of the API key at Sendblue. A credential: keep it out of logs. */
  apiSecretKey: string;
  /** The phone numbers of the Sendblue account. */
  phoneNumbers?: readonly string[] | undefined;
}

/** A slash command of the Slack app. */
export interface SlackCommand {
  /** The command as users type it, with its slash. */
  command: string;
  /** Description of the command for users. */
  description: string;
  /** Whether Slack sends mentions of people and channels by their ID. */
  shouldEscape?: boolean | undefined;
  /** Hint of what users may type after the command. */
  usageHint?: string | undefined;
}

/** Changes a Slack app. */
export interface SlackConnectorChange {
  /** The ID of the Slack app. */
  appId?: string | undefined;
  /** The name of the Slack app. */
  appName?: string | undefined;
  /** Scopes of tokens for the bot. */
  botScopes?: readonly string[] | undefined;
  /** The client ID of the Slack app. */
  clientId?: string | undefined;
  /** The client secret of the Slack app. A credential: keep it out of logs. */
  clientSecret?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The shortcuts that the Slack app offers. */
  shortcuts?: readonly SlackShortcut[] | undefined;
  /** The secret that Slack signs its requests to the app with. A credential: keep it out of logs. */
  signingSecret?: string | undefined;
  /** The Slack workspace that the app belongs to. */
  slackTeam?: SlackWorkspace | undefined;
  /** The slash commands that the Slack app offers. */
  slashCommands?: readonly SlackCommand[] | undefined;
  /** Scopes of tokens on behalf of users. */
  userScopes?: readonly string[] | undefined;
  /** The token that marked Slack's requests before they were signed. A credential: keep it out of logs. */
  verificationToken?: string | undefined;
}

/** A Slack app. */
export interface SlackConnectorData {
  /** The ID of the Slack app. */
  appId: string;
  /** The name of the Slack app. */
  appName: string;
  /** The client ID of the Slack app. */
  clientId: string;
  /** The client secret of the Slack app. A credential: keep it out of logs. */
  clientSecret: string;
  /** Scopes of tokens for the bot. */
  botScopes?: readonly string[] | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
  /** The shortcuts that the Slack app offers. */
  shortcuts?: readonly SlackShortcut[] | undefined;
  /** The secret that Slack signs its requests to the app with. A credential: keep it out of logs. */
  signingSecret?: string | undefined;
  /** The Slack workspace that the app belongs to. */
  slackTeam?: SlackWorkspace | undefined;
  /** The slash commands that the Slack app offers. */
  slashCommands?: readonly SlackCommand[] | undefined;
  /** Scopes of tokens on behalf of users. */
  userScopes?: readonly string[] | undefined;
  /** The token that marked Slack's requests before they were signed. A credential: keep it out of logs. */
  verificationToken?: string | undefined;
}

/** A shortcut of the Slack app. */
export interface SlackShortcut {
  /** Whether it is offered everywhere (`global`) or on messages. */
  type: "global" | "message" | Unlisted;
  /** The display name. */
  name: string;
  /** The ID that Slack sends when the shortcut is used. */
  callbackId: string;
  /** Description of the shortcut for users. */
  description: string;
}

/** The Slack workspace that the app belongs to. */
export interface SlackWorkspace {
  /** The ID of the workspace: `T…`. */
  id: string;
  /** The name of the workspace. */
  name?: string | undefined;
  /** The name of the workspace in its URL, before `.slack.com`. */
  domain?: string | undefined;
}

/** Changes a Snowflake account. */
export interface SnowflakeConnectorChange {
  /** The Snowflake account by its identifier, such as `myorg-account123`. */
  accountIdentifier?: string | undefined;
  /** The default Snowflake role of sessions. */
  defaultSessionRole?: string | undefined;
}

/** A Snowflake account. */
export interface SnowflakeConnectorData {
  /** The Snowflake account by its identifier, such as `myorg-account123`. */
  accountIdentifier: string;
  /** The display name of the client. */
  clientName?: string | undefined;
  /** The default Snowflake role of sessions. */
  defaultSessionRole?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
}

/** Changes a Snowflake account that trusts the platform's identity tokens. */
export interface SnowflakeWifConnectorChange {
  /** The Snowflake account by its identifier, such as `myorg-account123`. */
  accountIdentifier?: string | undefined;
}

/** A Snowflake account that trusts the platform's identity tokens. */
export interface SnowflakeWifConnectorData {
  /** The Snowflake account by its identifier, such as `myorg-account123`. */
  accountIdentifier?: string | undefined;
  /** The display name of the client. */
  clientName?: string | undefined;
  /** Further data that the service needs. */
  extras?: { [key: string]: unknown } | undefined;
}

/** The connector that issued it. */
export interface TokenConnector {
  type: string;
  id: string;
  /** The identifier in code. */
  uid: string;
}

/** Subject to whom the token belongs. */
export interface TokenConnectorSubject {
  /** The token is issued on behalf of the subject of another token. */
  type: "token";
  /** The token that names the subject. A credential: keep it out of logs. */
  token: string;
}

/** Destination to which events are delivered. */
export type TriggerDestination = BranchDestination | EnvironmentDestination | ProjectDestination;

/** Changes to a connector. */
export interface UpdateConnectorRequest {
  /** The identifier in code. */
  uid?: string | undefined;
  /** The display name. */
  name?: string | undefined;
  /** The accent color of the connector. */
  accentColor?: string | undefined;
  /** The background color of the connector's icon. */
  backgroundColor?: string | undefined;
  /** Changes to the credentials and settings of the access; the members depend on the type of the connector. */
  data?: ConnectorDataChange | undefined;
  /** The events of the service that are delivered. */
  events?: readonly string[] | undefined;
  /** The icon of the connector. */
  icon?: string | undefined;
  /** Whether events of the service are delivered. */
  triggers?: boolean | undefined;
}

/** The connector, with the steps that are required for the change to take effect. */
export interface UpdatedConnector {
  connector: Connector;
  reconsentNeeded?: ConnectorReconsent | undefined;
  /** Whether the app has to be installed again. */
  reinstallNeeded?: boolean | undefined;
  serviceSync?: ConnectorServiceSync | undefined;
}

/** Settings of the connection between a connector and a project. */
export interface UpsertConnectorProjectRequest {
  /** The environments that may use it. */
  environments: readonly string[];
}

/** A user of the app. */
export interface UserConnectorSubject {
  /** The token is on behalf of a user. */
  type: "user";
  /** The user, by the ID that your app knows. */
  id?: string | undefined;
  /** Issuer that knows the user by this ID. */
  issuer?: string | undefined;
  [key: string]: unknown;
}

/** Input of `listConnectors`. */
export interface ListConnectorsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only connectors that this project is connected to. */
  projectId?: string | undefined;
  /** A part of the name. */
  search?: string | undefined;
  /** Only connectors to this service. */
  service?: string | undefined;
  /** Field to sort by. */
  sort?: "createdAt" | "name" | "updatedAt" | Unlisted | undefined;
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
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
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
  /** The project at the other end of the connection, by its ID. */
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
  /** The project at the other end of the connection, by its ID. */
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
  /** The project at the other end of the connection, by its ID. */
  projectId: string;
}

/** Answer of `deleteConnectorProjectConnection`. */
export type DeleteConnectorProjectConnectionOutput = void;

/** Errors of `deleteConnectorProjectConnection` whose body is known; see `isErrorOf`. */
export type DeleteConnectorProjectConnectionError = { status: 400 | 401 | 403 | 404 | 410; body: ConnectError };

/** Input of `listProjectConnectors`. */
export interface ListProjectConnectorsInput {
  /** The project whose connectors are listed, by its ID. */
  projectId: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
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
