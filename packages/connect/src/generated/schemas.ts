// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CreatedTeam, NextPagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  CreatedTeam, NextPagination,
} from "../../../../shapes/generated/schemas.ts";

export const ConnectorApiKey: v.GenericSchema<types.ConnectorApiKey> = /* @__PURE__ */ (() => v.looseObject({
  value: v.string(),
  expiresAt: v.optional(v.pipe(v.number(), v.integer())),
  scope: v.optional(v.string()),
}))();

export const ApiKeyConnectorChange: v.GenericSchema<types.ApiKeyConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  instructions: v.optional(v.string()),
  toAdd: v.optional(v.array(ConnectorApiKey)),
  toDelete: v.optional(v.array(v.string())),
  toUpdate: v.optional(v.array(v.looseObject({
    id: v.string(),
    expiresAt: v.optional(v.union([v.pipe(v.number(), v.integer()), v.string()])),
    scope: v.optional(v.string()),
    value: v.optional(v.string()),
  }))),
}))();

export const ApiKeyConnectorData: v.GenericSchema<types.ApiKeyConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  instructions: v.optional(v.string()),
  serviceUrls: v.optional(v.array(v.string())),
  subjectType: v.optional(v.picklist(["app", "user"])),
  values: v.optional(v.array(ConnectorApiKey)),
}))();

export const ApiTokenConnectorChange: v.GenericSchema<types.ApiTokenConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  apiToken: v.optional(v.string()),
  phoneNumbers: v.optional(v.array(v.string())),
}))();

export const ApiTokenConnectorData: v.GenericSchema<types.ApiTokenConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  apiToken: v.string(),
  phoneNumbers: v.optional(v.array(v.string())),
}))();

export const AuthorizationConnector: v.GenericSchema<types.AuthorizationConnector> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  id: v.string(),
  uid: v.string(),
  name: v.string(),
  displayName: v.string(),
  service: v.optional(v.string()),
  serviceName: v.optional(v.string()),
}))();

export const BranchDestination: v.GenericSchema<types.BranchDestination> = /* @__PURE__ */ (() => v.looseObject({
  branch: v.string(),
  projectId: v.string(),
  path: v.optional(v.string()),
}))();

export const ConnectError: v.GenericSchema<types.ConnectError> = /* @__PURE__ */ (() => v.looseObject({
  error: v.looseObject({
    code: v.string(),
    message: v.string(),
  }),
}))();

export const ConnectorAppTokens: v.GenericSchema<types.ConnectorAppTokens> = /* @__PURE__ */ (() => v.looseObject({
  crossInstallation: v.boolean(),
  supportsRefinement: v.boolean(),
  permissionsUrl: v.optional(v.string()),
  requiresReinstallation: v.optional(v.boolean()),
  scopes: v.optional(v.array(v.string())),
  supportedAuthorizationDetails: v.optional(v.array(v.string())),
  supportsResources: v.optional(v.boolean()),
}))();

export const ConnectorProjectAuthor: v.GenericSchema<types.ConnectorProjectAuthor> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("project"),
  id: v.string(),
  environment: v.string(),
}))();

export const ConnectorUserAuthor: v.GenericSchema<types.ConnectorUserAuthor> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("user"),
  id: v.string(),
}))();

export const ConnectorAuthor: v.GenericSchema<types.ConnectorAuthor> = /* @__PURE__ */ v.union([ConnectorUserAuthor, ConnectorProjectAuthor]);

export const ConnectorTriggerDestination: v.GenericSchema<types.ConnectorTriggerDestination> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  branch: v.optional(v.string()),
  customEnvironmentId: v.optional(v.string()),
  path: v.optional(v.string()),
}))();

export const ConnectorType: v.GenericSchema<types.ConnectorType> = /* @__PURE__ */ v.picklist([
  "api-key", "oauth", "custom", "github", "linear", "slack", "discord", "microsoft-entra", "microsoft-teams", "salesforce", "snowflake", "snowflake-wif",
  "aws-alpha", "linq", "photon", "sendblue",
]);

export const ConnectorUserTokens: v.GenericSchema<types.ConnectorUserTokens> = /* @__PURE__ */ (() => v.looseObject({
  crossInstallation: v.boolean(),
  supportsRefinement: v.boolean(),
  manualCredentialInput: v.optional(v.boolean()),
  scopes: v.optional(v.array(v.string())),
  supportedAuthorizationDetails: v.optional(v.array(v.string())),
  supportsResources: v.optional(v.boolean()),
}))();

export const Connector: v.GenericSchema<types.Connector> = /* @__PURE__ */ (() => v.looseObject({
  type: ConnectorType,
  id: v.string(),
  uid: v.string(),
  name: v.string(),
  createdAt: v.number(),
  displayName: v.string(),
  service: v.string(),
  supportedSubjectTypes: v.array(v.string()),
  supportsIcon: v.picklist(["false", "maybe", "true"]),
  supportsInstallation: v.boolean(),
  supportsRevocation: v.boolean(),
  supportsTriggers: v.boolean(),
  typeName: v.string(),
  updatedAt: v.number(),
  accentColor: v.optional(v.string()),
  appTokens: v.optional(ConnectorAppTokens),
  backgroundColor: v.optional(v.string()),
  clientUrl: v.optional(v.nullable(v.string())),
  connectionMethod: v.optional(v.string()),
  createdBy: v.optional(ConnectorAuthor),
  creationMode: v.optional(v.picklist(["managed", "manual"])),
  defaultInstallationId: v.optional(v.string()),
  devsite: v.optional(v.string()),
  docsite: v.optional(v.string()),
  events: v.optional(v.array(v.string())),
  icon: v.optional(v.string()),
  knownStale: v.optional(v.boolean()),
  managed: v.optional(v.looseObject({
    sync: v.optional(v.boolean()),
  })),
  redirectUri: v.optional(v.string()),
  reinstallAt: v.optional(v.number()),
  target: v.optional(v.string()),
  triggerDestinations: v.optional(v.array(ConnectorTriggerDestination)),
  triggers: v.optional(v.looseObject({
    enabled: v.boolean(),
  })),
  typeIcon: v.optional(v.string()),
  updatedBy: v.optional(ConnectorAuthor),
  userTokens: v.optional(ConnectorUserTokens),
  website: v.optional(v.string()),
}))();

export const ConnectorAuthorization: v.GenericSchema<types.ConnectorAuthorization> = /* @__PURE__ */ (() => v.looseObject({
  connector: AuthorizationConnector,
  expiresAt: v.number(),
  request: v.string(),
  url: v.string(),
  verifier: v.string(),
  deviceCode: v.optional(v.string()),
}))();

export const ConnectorAuthorizationDetail: v.GenericSchema<types.ConnectorAuthorizationDetail> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.string()),
}))();

export const JwtBearerConnectorSubject: v.GenericSchema<types.JwtBearerConnectorSubject> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("jwt-bearer"),
  additionalClaims: v.optional(v.record(v.string(), v.unknown())),
  aud: v.optional(v.string()),
  iss: v.optional(v.string()),
  sub: v.optional(v.string()),
}))();

export const OtherConnectorSubject: v.GenericSchema<types.OtherConnectorSubject> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
}))();

export const TokenConnectorSubject: v.GenericSchema<types.TokenConnectorSubject> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("token"),
  token: v.string(),
}))();

export const UserConnectorSubject: v.GenericSchema<types.UserConnectorSubject> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("user"),
  id: v.optional(v.string()),
  issuer: v.optional(v.string()),
}))();

export const ConnectorSubject: v.GenericSchema<types.ConnectorSubject> = /* @__PURE__ */ v.union([OtherConnectorSubject, UserConnectorSubject, JwtBearerConnectorSubject, TokenConnectorSubject]);

export const ConnectorAuthorizationRequest: v.GenericSchema<types.ConnectorAuthorizationRequest> = /* @__PURE__ */ (() => v.looseObject({
  additionalParams: v.optional(v.record(v.string(), v.string())),
  audience: v.optional(v.array(v.string())),
  authorizationDetails: v.optional(v.array(ConnectorAuthorizationDetail)),
  deviceCode: v.optional(v.boolean()),
  expiresInMs: v.optional(v.number()),
  installationId: v.optional(v.string()),
  prompt: v.optional(v.string()),
  resources: v.optional(v.array(v.string())),
  returnUrl: v.optional(v.string()),
  scopes: v.optional(v.array(v.string())),
  subject: v.optional(ConnectorSubject),
  validityBufferMs: v.optional(v.number()),
  webhook: v.optional(v.string()),
}))();

export const GithubOwnerType: v.GenericSchema<types.GithubOwnerType> = /* @__PURE__ */ v.picklist(["Organization", "User", "organization", "user"]);

export const GithubAppOwner: v.GenericSchema<types.GithubAppOwner> = /* @__PURE__ */ (() => v.looseObject({
  type: GithubOwnerType,
  id: v.pipe(v.number(), v.integer()),
  name: v.optional(v.string()),
  slug: v.string(),
}))();

export const GithubConnectorData: v.GenericSchema<types.GithubConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  appId: v.pipe(v.number(), v.integer()),
  appName: v.string(),
  appSlug: v.string(),
  clientId: v.string(),
  clientSecret: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
  owner: v.optional(GithubAppOwner),
  privateKeyPem: v.optional(v.string()),
  webhookSecret: v.optional(v.string()),
}))();

export const LinearApplication: v.GenericSchema<types.LinearApplication> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  clientId: v.string(),
  createdAt: v.optional(v.string()),
  description: v.optional(v.nullable(v.string())),
  developer: v.optional(v.nullable(v.string())),
  developerUrl: v.optional(v.nullable(v.string())),
  distribution: v.optional(v.nullable(v.string())),
  imageUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.array(v.string())),
  updatedAt: v.optional(v.string()),
  webhookEnabled: v.optional(v.boolean()),
  webhookResourceTypes: v.optional(v.array(v.string())),
  webhookUrl: v.optional(v.nullable(v.string())),
}))();

export const LinearOrganization: v.GenericSchema<types.LinearOrganization> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  logoUrl: v.optional(v.nullable(v.string())),
}))();

export const LinearConnectorData: v.GenericSchema<types.LinearConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
  clientSecret: v.string(),
  appId: v.optional(v.string()),
  appName: v.optional(v.string()),
  appScopes: v.optional(v.array(v.string())),
  application: v.optional(LinearApplication),
  extras: v.optional(v.record(v.string(), v.unknown())),
  ownerOrganization: v.optional(LinearOrganization),
  userScopes: v.optional(v.array(v.string())),
  webhookSecret: v.optional(v.string()),
}))();

export const OauthClientAssertion: v.GenericSchema<types.OauthClientAssertion> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.string()),
  claims: v.optional(v.record(v.string(), v.unknown())),
  ttl: v.optional(v.number()),
}))();

export const OauthGrant: v.GenericSchema<types.OauthGrant> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  scopes: v.optional(v.array(v.string())),
}))();

export const OauthJwtBearer: v.GenericSchema<types.OauthJwtBearer> = /* @__PURE__ */ (() => v.looseObject({
  additionalClaims: v.optional(v.record(v.string(), v.unknown())),
  aud: v.optional(v.string()),
  enabled: v.optional(v.boolean()),
  iss: v.optional(v.string()),
  scopes: v.optional(v.array(v.string())),
  sub: v.optional(v.string()),
  ttl: v.optional(v.number()),
  useClientCredentials: v.optional(v.boolean()),
}))();

export const JsonWebKey: v.GenericSchema<types.JsonWebKey> = /* @__PURE__ */ (() => v.looseObject({
  kty: v.string(),
  alg: v.optional(v.string()),
  key_ops: v.optional(v.array(v.string())),
  kid: v.optional(v.string()),
  use: v.optional(v.picklist(["enc", "sig"])),
}))();

export const JsonWebKeySet: v.GenericSchema<types.JsonWebKeySet> = /* @__PURE__ */ (() => v.looseObject({
  keys: v.array(JsonWebKey),
}))();

export const OauthServerConfig: v.GenericSchema<types.OauthServerConfig> = /* @__PURE__ */ (() => v.looseObject({
  authorization_details_types_supported: v.optional(v.array(v.string())),
  authorization_endpoint: v.optional(v.string()),
  claim_types_supported: v.optional(v.array(v.string())),
  claims_parameter_supported: v.optional(v.boolean()),
  claims_supported: v.optional(v.array(v.string())),
  client_id_metadata_document_supported: v.optional(v.boolean()),
  code_challenge_methods_supported: v.optional(v.array(v.string())),
  device_authorization_endpoint: v.optional(v.string()),
  end_session_endpoint: v.optional(v.string()),
  grant_types_supported: v.optional(v.array(v.string())),
  id_token_encryption_alg_values_supported: v.optional(v.array(v.string())),
  id_token_encryption_enc_values_supported: v.optional(v.array(v.string())),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string())),
  introspection_endpoint: v.optional(v.string()),
  issuer: v.optional(v.string()),
  jwks: v.optional(JsonWebKeySet),
  jwks_uri: v.optional(v.string()),
  logo_uri: v.optional(v.string()),
  op_policy_uri: v.optional(v.string()),
  op_tos_uri: v.optional(v.string()),
  prompt_values_supported: v.optional(v.array(v.string())),
  registration_endpoint: v.optional(v.string()),
  request_parameter_supported: v.optional(v.boolean()),
  request_uri_parameter_supported: v.optional(v.boolean()),
  require_request_uri_registration: v.optional(v.boolean()),
  response_modes_supported: v.optional(v.array(v.string())),
  response_types_supported: v.optional(v.array(v.string())),
  revocation_endpoint: v.optional(v.string()),
  scopes_supported: v.optional(v.array(v.string())),
  service_documentation: v.optional(v.string()),
  subject_types_supported: v.optional(v.array(v.string())),
  token_endpoint: v.optional(v.string()),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
  token_endpoint_auth_signing_alg_values_supported: v.optional(v.array(v.string())),
  userinfo_endpoint: v.optional(v.string()),
}))();

export const OauthConnectorData: v.GenericSchema<types.OauthConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  authorizationUrlParams: v.optional(v.record(v.string(), v.string())),
  clientAssertion: v.optional(OauthClientAssertion),
  clientCredentials: v.optional(OauthGrant),
  clientName: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
  codeChallengeMethod: v.optional(v.string()),
  defaultAudience: v.optional(v.string()),
  defaultTokenExpiresIn: v.optional(v.number()),
  forwardedClaims: v.optional(v.looseObject({
    idToken: v.optional(v.array(v.string())),
  })),
  jwtBearer: v.optional(OauthJwtBearer),
  pkceRequired: v.optional(v.boolean()),
  refreshTokens: v.optional(v.looseObject({
    enabled: v.boolean(),
  })),
  responseType: v.optional(v.string()),
  serverConfig: v.optional(OauthServerConfig),
  serverUrl: v.optional(v.string()),
  tokenEndpointAuthMethod: v.optional(v.string()),
  userAuthorization: v.optional(OauthGrant),
  clientId: v.string(),
}))();

export const PhotonConnectorData: v.GenericSchema<types.PhotonConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  projectSecret: v.string(),
  webhookSecret: v.optional(v.string()),
}))();

export const SalesforceConnectorData: v.GenericSchema<types.SalesforceConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  consumerKey: v.string(),
  consumerSecret: v.string(),
  loginHost: v.string(),
}))();

export const SendblueConnectorData: v.GenericSchema<types.SendblueConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  apiKeyId: v.string(),
  apiSecretKey: v.string(),
  phoneNumbers: v.optional(v.array(v.string())),
}))();

export const SlackCommand: v.GenericSchema<types.SlackCommand> = /* @__PURE__ */ (() => v.looseObject({
  command: v.string(),
  description: v.string(),
  shouldEscape: v.optional(v.boolean()),
  usageHint: v.optional(v.string()),
}))();

export const SlackShortcut: v.GenericSchema<types.SlackShortcut> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["global", "message"]),
  name: v.string(),
  callbackId: v.string(),
  description: v.string(),
}))();

export const SlackWorkspace: v.GenericSchema<types.SlackWorkspace> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  domain: v.optional(v.string()),
}))();

export const SlackConnectorData: v.GenericSchema<types.SlackConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  appId: v.string(),
  appName: v.string(),
  clientId: v.string(),
  clientSecret: v.string(),
  botScopes: v.optional(v.array(v.string())),
  extras: v.optional(v.record(v.string(), v.unknown())),
  shortcuts: v.optional(v.array(SlackShortcut)),
  signingSecret: v.optional(v.string()),
  slackTeam: v.optional(SlackWorkspace),
  slashCommands: v.optional(v.array(SlackCommand)),
  userScopes: v.optional(v.array(v.string())),
  verificationToken: v.optional(v.string()),
}))();

export const SnowflakeConnectorData: v.GenericSchema<types.SnowflakeConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  accountIdentifier: v.string(),
  clientName: v.optional(v.string()),
  defaultSessionRole: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
}))();

export const SnowflakeWifConnectorData: v.GenericSchema<types.SnowflakeWifConnectorData> = /* @__PURE__ */ (() => v.looseObject({
  accountIdentifier: v.optional(v.string()),
  clientName: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ConnectorData: v.GenericSchema<types.ConnectorData> = /* @__PURE__ */ (() => v.union([GithubConnectorData, SlackConnectorData, SalesforceConnectorData, LinearConnectorData, SendblueConnectorData, PhotonConnectorData, OauthConnectorData, ApiTokenConnectorData, SnowflakeConnectorData, ApiKeyConnectorData, SnowflakeWifConnectorData, v.record(v.string(), v.unknown())]))();

export const GithubConnectorChange: v.GenericSchema<types.GithubConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  appId: v.optional(v.pipe(v.number(), v.integer())),
  appName: v.optional(v.string()),
  appSlug: v.optional(v.string()),
  clientId: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
  owner: v.optional(GithubAppOwner),
  privateKeyPem: v.optional(v.string()),
  webhookSecret: v.optional(v.string()),
}))();

export const LinearConnectorChange: v.GenericSchema<types.LinearConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  appId: v.optional(v.string()),
  appName: v.optional(v.string()),
  appScopes: v.optional(v.array(v.string())),
  application: v.optional(LinearApplication),
  clientId: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
  ownerOrganization: v.optional(LinearOrganization),
  userScopes: v.optional(v.array(v.string())),
  webhookSecret: v.optional(v.string()),
}))();

export const OauthConnectorChange: v.GenericSchema<types.OauthConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  authorizationUrlParams: v.optional(v.record(v.string(), v.string())),
  clientAssertion: v.optional(OauthClientAssertion),
  clientCredentials: v.optional(OauthGrant),
  clientName: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
  codeChallengeMethod: v.optional(v.string()),
  defaultAudience: v.optional(v.string()),
  defaultTokenExpiresIn: v.optional(v.number()),
  forwardedClaims: v.optional(v.looseObject({
    idToken: v.optional(v.array(v.string())),
  })),
  jwtBearer: v.optional(OauthJwtBearer),
  pkceRequired: v.optional(v.boolean()),
  refreshTokens: v.optional(v.looseObject({
    enabled: v.boolean(),
  })),
  responseType: v.optional(v.string()),
  serverConfig: v.optional(OauthServerConfig),
  serverUrl: v.optional(v.string()),
  tokenEndpointAuthMethod: v.optional(v.string()),
  userAuthorization: v.optional(OauthGrant),
  clientId: v.optional(v.string()),
}))();

export const PhotonConnectorChange: v.GenericSchema<types.PhotonConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  projectSecret: v.optional(v.string()),
  repairWebhook: v.optional(v.boolean()),
  webhookSecret: v.optional(v.string()),
}))();

export const SalesforceConnectorChange: v.GenericSchema<types.SalesforceConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  consumerKey: v.optional(v.string()),
  consumerSecret: v.optional(v.string()),
  loginHost: v.optional(v.string()),
}))();

export const SendblueConnectorChange: v.GenericSchema<types.SendblueConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  apiKeyId: v.optional(v.string()),
  apiSecretKey: v.optional(v.string()),
  phoneNumbers: v.optional(v.array(v.string())),
}))();

export const SlackConnectorChange: v.GenericSchema<types.SlackConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  appId: v.optional(v.string()),
  appName: v.optional(v.string()),
  botScopes: v.optional(v.array(v.string())),
  clientId: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
  extras: v.optional(v.record(v.string(), v.unknown())),
  shortcuts: v.optional(v.array(SlackShortcut)),
  signingSecret: v.optional(v.string()),
  slackTeam: v.optional(SlackWorkspace),
  slashCommands: v.optional(v.array(SlackCommand)),
  userScopes: v.optional(v.array(v.string())),
  verificationToken: v.optional(v.string()),
}))();

export const SnowflakeConnectorChange: v.GenericSchema<types.SnowflakeConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  accountIdentifier: v.optional(v.string()),
  defaultSessionRole: v.optional(v.string()),
}))();

export const SnowflakeWifConnectorChange: v.GenericSchema<types.SnowflakeWifConnectorChange> = /* @__PURE__ */ (() => v.looseObject({
  accountIdentifier: v.optional(v.string()),
}))();

export const ConnectorDataChange: v.GenericSchema<types.ConnectorDataChange> = /* @__PURE__ */ (() => v.union([OauthConnectorChange, ApiKeyConnectorChange, GithubConnectorChange, LinearConnectorChange, SalesforceConnectorChange, SlackConnectorChange, SnowflakeConnectorChange, SnowflakeWifConnectorChange, ApiTokenConnectorChange, SendblueConnectorChange, PhotonConnectorChange, v.record(v.string(), v.unknown())]))();

export const ConnectorPage: v.GenericSchema<types.ConnectorPage> = /* @__PURE__ */ (() => v.looseObject({
  connectors: v.array(Connector),
  pagination: NextPagination,
}))();

export const ConnectorProjectConnection: v.GenericSchema<types.ConnectorProjectConnection> = /* @__PURE__ */ (() => v.looseObject({
  connectorId: v.string(),
  createdAt: v.number(),
  enabledEnvironments: v.array(v.string()),
  project: v.looseObject({
    id: v.string(),
    name: v.string(),
    customEnvironments: v.optional(v.array(CreatedTeam)),
  }),
  updatedAt: v.number(),
}))();

export const ConnectorProjectPage: v.GenericSchema<types.ConnectorProjectPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: NextPagination,
  projects: v.array(ConnectorProjectConnection),
}))();

export const ConnectorReconsent: v.GenericSchema<types.ConnectorReconsent> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("user"),
}))();

export const ConnectorServiceSyncError: v.GenericSchema<types.ConnectorServiceSyncError> = /* @__PURE__ */ (() => v.looseObject({
  message: v.string(),
  fields: v.optional(v.array(v.string())),
  vendor: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ConnectorServiceSync: v.GenericSchema<types.ConnectorServiceSync> = /* @__PURE__ */ (() => v.looseObject({
  status: v.picklist(["done", "required"]),
  errors: v.optional(v.array(ConnectorServiceSyncError)),
}))();

export const TokenConnector: v.GenericSchema<types.TokenConnector> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  id: v.string(),
  uid: v.string(),
}))();

export const ConnectorToken: v.GenericSchema<types.ConnectorToken> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  connector: TokenConnector,
  expiresAt: v.number(),
  token: v.string(),
  tokenId: v.string(),
  authorizationId: v.optional(v.string()),
  claims: v.optional(v.record(v.string(), v.unknown())),
  externalSubject: v.optional(v.string()),
  installationId: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  tenantId: v.optional(v.string()),
  tokenGroupId: v.optional(v.string()),
}))();

export const ConnectorTokenRequest: v.GenericSchema<types.ConnectorTokenRequest> = /* @__PURE__ */ (() => v.looseObject({
  audience: v.optional(v.array(v.string())),
  authorizationDetails: v.optional(v.array(ConnectorAuthorizationDetail)),
  installationId: v.optional(v.string()),
  resources: v.optional(v.array(v.string())),
  scopes: v.optional(v.array(v.string())),
  subject: v.optional(ConnectorSubject),
  validityBufferMs: v.optional(v.number()),
}))();

export const NewBranchDestination: v.GenericSchema<types.NewBranchDestination> = /* @__PURE__ */ (() => v.looseObject({
  branch: v.string(),
  path: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const NewEnvironmentDestination: v.GenericSchema<types.NewEnvironmentDestination> = /* @__PURE__ */ (() => v.looseObject({
  customEnvironmentId: v.string(),
  path: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const NewProjectDestination: v.GenericSchema<types.NewProjectDestination> = /* @__PURE__ */ (() => v.looseObject({
  path: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const NewTriggerDestination: v.GenericSchema<types.NewTriggerDestination> = /* @__PURE__ */ v.union([NewBranchDestination, NewEnvironmentDestination, NewProjectDestination]);

export const CreateServiceConnector: v.GenericSchema<types.CreateServiceConnector> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  name: v.optional(v.string()),
  data: ConnectorData,
  accentColor: v.optional(v.string()),
  backgroundColor: v.optional(v.string()),
  environments: v.optional(v.array(v.string())),
  events: v.optional(v.array(v.string())),
  icon: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.string())),
  projectId: v.optional(v.string()),
  target: v.optional(v.string()),
  triggerDestination: v.optional(NewTriggerDestination),
  triggers: v.optional(v.boolean()),
  type: v.optional(v.string()),
  connectionMethod: v.string(),
  service: v.string(),
}))();

export const CreateTypedConnector: v.GenericSchema<types.CreateTypedConnector> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  name: v.optional(v.string()),
  data: ConnectorData,
  accentColor: v.optional(v.string()),
  backgroundColor: v.optional(v.string()),
  environments: v.optional(v.array(v.string())),
  events: v.optional(v.array(v.string())),
  icon: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.string())),
  projectId: v.optional(v.string()),
  target: v.optional(v.string()),
  triggerDestination: v.optional(NewTriggerDestination),
  triggers: v.optional(v.boolean()),
  type: v.string(),
  connectionMethod: v.optional(v.string()),
  service: v.optional(v.string()),
}))();

export const EnvironmentDestination: v.GenericSchema<types.EnvironmentDestination> = /* @__PURE__ */ (() => v.looseObject({
  customEnvironmentId: v.string(),
  projectId: v.string(),
  path: v.optional(v.string()),
}))();

export const ProjectConnectorPage: v.GenericSchema<types.ProjectConnectorPage> = /* @__PURE__ */ (() => v.looseObject({
  connectors: v.array(ConnectorProjectConnection),
  pagination: NextPagination,
}))();

export const ProjectDestination: v.GenericSchema<types.ProjectDestination> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  path: v.optional(v.string()),
}))();

export const TriggerDestination: v.GenericSchema<types.TriggerDestination> = /* @__PURE__ */ v.union([BranchDestination, EnvironmentDestination, ProjectDestination]);

export const ReplaceTriggerDestinationsRequest: v.GenericSchema<types.ReplaceTriggerDestinationsRequest> = /* @__PURE__ */ (() => v.looseObject({
  destinations: v.array(TriggerDestination),
}))();

export const UpdateConnectorRequest: v.GenericSchema<types.UpdateConnectorRequest> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  name: v.optional(v.string()),
  accentColor: v.optional(v.string()),
  backgroundColor: v.optional(v.string()),
  data: v.optional(ConnectorDataChange),
  events: v.optional(v.array(v.string())),
  icon: v.optional(v.string()),
  triggers: v.optional(v.boolean()),
}))();

export const UpdatedConnector: v.GenericSchema<types.UpdatedConnector> = /* @__PURE__ */ (() => v.looseObject({
  connector: Connector,
  reconsentNeeded: v.optional(ConnectorReconsent),
  reinstallNeeded: v.optional(v.boolean()),
  serviceSync: v.optional(ConnectorServiceSync),
}))();

export const UpsertConnectorProjectRequest: v.GenericSchema<types.UpsertConnectorProjectRequest> = /* @__PURE__ */ (() => v.looseObject({
  environments: v.array(v.string()),
}))();

export const ListConnectorsInput: v.GenericSchema<types.ListConnectorsInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.optional(v.string()),
  search: v.optional(v.string()),
  service: v.optional(v.string()),
  sort: v.optional(v.picklist(["createdAt", "name", "updatedAt"])),
  type: v.optional(v.string()),
}))();

export const GetConnectorInput: v.GenericSchema<types.GetConnectorInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
}))();

export const DeleteConnectorInput: v.GenericSchema<types.DeleteConnectorInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
}))();

export const CreateConnectorInput: v.GenericSchema<types.CreateConnectorInput> = /* @__PURE__ */ v.union([CreateServiceConnector, CreateTypedConnector]);

export const UpdateConnectorInput: v.GenericSchema<types.UpdateConnectorInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  uid: v.optional(v.string()),
  name: v.optional(v.string()),
  accentColor: v.optional(v.string()),
  backgroundColor: v.optional(v.string()),
  data: v.optional(ConnectorDataChange),
  events: v.optional(v.array(v.string())),
  icon: v.optional(v.string()),
  triggers: v.optional(v.boolean()),
}))();

export const ReplaceConnectorTriggerDestinationsInput: v.GenericSchema<types.ReplaceConnectorTriggerDestinationsInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  destinations: v.array(TriggerDestination),
}))();

export const ListConnectorProjectConnectionsInput: v.GenericSchema<types.ListConnectorProjectConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const GetConnectorProjectConnectionInput: v.GenericSchema<types.GetConnectorProjectConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  projectId: v.string(),
}))();

export const UpsertConnectorProjectConnectionInput: v.GenericSchema<types.UpsertConnectorProjectConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  projectId: v.string(),
  environments: v.array(v.string()),
}))();

export const DeleteConnectorProjectConnectionInput: v.GenericSchema<types.DeleteConnectorProjectConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  projectId: v.string(),
}))();

export const ListProjectConnectorsInput: v.GenericSchema<types.ListProjectConnectorsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const CreateConnectorTokenInput: v.GenericSchema<types.CreateConnectorTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  audience: v.optional(v.array(v.string())),
  authorizationDetails: v.optional(v.array(ConnectorAuthorizationDetail)),
  installationId: v.optional(v.string()),
  resources: v.optional(v.array(v.string())),
  scopes: v.optional(v.array(v.string())),
  subject: v.optional(ConnectorSubject),
  validityBufferMs: v.optional(v.number()),
}))();

export const CreateConnectorAuthorizationRequestInput: v.GenericSchema<types.CreateConnectorAuthorizationRequestInput> = /* @__PURE__ */ (() => v.looseObject({
  connector: v.string(),
  additionalParams: v.optional(v.record(v.string(), v.string())),
  audience: v.optional(v.array(v.string())),
  authorizationDetails: v.optional(v.array(ConnectorAuthorizationDetail)),
  deviceCode: v.optional(v.boolean()),
  expiresInMs: v.optional(v.number()),
  installationId: v.optional(v.string()),
  prompt: v.optional(v.string()),
  resources: v.optional(v.array(v.string())),
  returnUrl: v.optional(v.string()),
  scopes: v.optional(v.array(v.string())),
  subject: v.optional(ConnectorSubject),
  validityBufferMs: v.optional(v.number()),
  webhook: v.optional(v.string()),
}))();
