// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ConnectorApiKey: v.GenericSchema<types.ConnectorApiKey> = /* @__PURE__ */ v.looseObject({
  value: /* @__PURE__ */ v.string(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ApiKeyConnectorChange: v.GenericSchema<types.ApiKeyConnectorChange> = /* @__PURE__ */ v.looseObject({
  instructions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  toAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorApiKey)),
  toDelete: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  toUpdate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
    scope: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
});

export const ApiKeyConnectorData: v.GenericSchema<types.ApiKeyConnectorData> = /* @__PURE__ */ v.looseObject({
  instructions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceUrls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  subjectType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["app", "user"])),
  values: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorApiKey)),
});

export const ApiTokenConnectorChange: v.GenericSchema<types.ApiTokenConnectorChange> = /* @__PURE__ */ v.looseObject({
  apiToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  phoneNumbers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const ApiTokenConnectorData: v.GenericSchema<types.ApiTokenConnectorData> = /* @__PURE__ */ v.looseObject({
  apiToken: /* @__PURE__ */ v.string(),
  phoneNumbers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const AuthorizationConnector: v.GenericSchema<types.AuthorizationConnector> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  id: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  displayName: /* @__PURE__ */ v.string(),
  service: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serviceName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BranchDestination: v.GenericSchema<types.BranchDestination> = /* @__PURE__ */ v.looseObject({
  branch: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectError: v.GenericSchema<types.ConnectError> = /* @__PURE__ */ v.looseObject({
  error: /* @__PURE__ */ v.looseObject({
    code: /* @__PURE__ */ v.string(),
    message: /* @__PURE__ */ v.string(),
  }),
});

export const ConnectorAppTokens: v.GenericSchema<types.ConnectorAppTokens> = /* @__PURE__ */ v.looseObject({
  crossInstallation: /* @__PURE__ */ v.boolean(),
  supportsRefinement: /* @__PURE__ */ v.boolean(),
  permissionsUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requiresReinstallation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  supportedAuthorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  supportsResources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ConnectorProjectAuthor: v.GenericSchema<types.ConnectorProjectAuthor> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("project"),
  id: /* @__PURE__ */ v.string(),
  environment: /* @__PURE__ */ v.string(),
});

export const ConnectorUserAuthor: v.GenericSchema<types.ConnectorUserAuthor> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("user"),
  id: /* @__PURE__ */ v.string(),
});

export const ConnectorAuthor: v.GenericSchema<types.ConnectorAuthor> = /* @__PURE__ */ v.union([ConnectorUserAuthor, ConnectorProjectAuthor]);

export const ConnectorTriggerDestination: v.GenericSchema<types.ConnectorTriggerDestination> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  branch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  customEnvironmentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorType: v.GenericSchema<types.ConnectorType> = /* @__PURE__ */ v.picklist(["api-key", "oauth", "custom", "github", "linear", "slack", "discord", "microsoft-entra", "microsoft-teams", "salesforce", "snowflake", "snowflake-wif", "aws-alpha", "linq", "photon", "sendblue"]);

export const ConnectorUserTokens: v.GenericSchema<types.ConnectorUserTokens> = /* @__PURE__ */ v.looseObject({
  crossInstallation: /* @__PURE__ */ v.boolean(),
  supportsRefinement: /* @__PURE__ */ v.boolean(),
  manualCredentialInput: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  supportedAuthorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  supportsResources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const Connector: v.GenericSchema<types.Connector> = /* @__PURE__ */ v.looseObject({
  type: ConnectorType,
  id: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  displayName: /* @__PURE__ */ v.string(),
  service: /* @__PURE__ */ v.string(),
  supportedSubjectTypes: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  supportsIcon: /* @__PURE__ */ v.picklist(["false", "maybe", "true"]),
  supportsInstallation: /* @__PURE__ */ v.boolean(),
  supportsRevocation: /* @__PURE__ */ v.boolean(),
  supportsTriggers: /* @__PURE__ */ v.boolean(),
  typeName: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  accentColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appTokens: /* @__PURE__ */ v.optional(ConnectorAppTokens),
  backgroundColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  connectionMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdBy: /* @__PURE__ */ v.optional(ConnectorAuthor),
  creationMode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["managed", "manual"])),
  defaultInstallationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  devsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  docsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  icon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  knownStale: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  managed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    sync: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  })),
  redirectUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  reinstallAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  triggerDestinations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorTriggerDestination)),
  triggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
  })),
  typeIcon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedBy: /* @__PURE__ */ v.optional(ConnectorAuthor),
  userTokens: /* @__PURE__ */ v.optional(ConnectorUserTokens),
  website: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorAuthorization: v.GenericSchema<types.ConnectorAuthorization> = /* @__PURE__ */ v.looseObject({
  connector: AuthorizationConnector,
  expiresAt: /* @__PURE__ */ v.number(),
  request: /* @__PURE__ */ v.string(),
  url: /* @__PURE__ */ v.string(),
  verifier: /* @__PURE__ */ v.string(),
  deviceCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorAuthorizationDetail: v.GenericSchema<types.ConnectorAuthorizationDetail> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const JwtBearerConnectorSubject: v.GenericSchema<types.JwtBearerConnectorSubject> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("jwt-bearer"),
  additionalClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  aud: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  iss: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sub: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OtherConnectorSubject: v.GenericSchema<types.OtherConnectorSubject> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
});

export const TokenConnectorSubject: v.GenericSchema<types.TokenConnectorSubject> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("token"),
  token: /* @__PURE__ */ v.string(),
});

export const UserConnectorSubject: v.GenericSchema<types.UserConnectorSubject> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("user"),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  issuer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorSubject: v.GenericSchema<types.ConnectorSubject> = /* @__PURE__ */ v.union([OtherConnectorSubject, UserConnectorSubject, JwtBearerConnectorSubject, TokenConnectorSubject]);

export const ConnectorAuthorizationRequest: v.GenericSchema<types.ConnectorAuthorizationRequest> = /* @__PURE__ */ v.looseObject({
  additionalParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  audience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  authorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorAuthorizationDetail)),
  deviceCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  expiresInMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prompt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  returnUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  subject: /* @__PURE__ */ v.optional(ConnectorSubject),
  validityBufferMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  webhook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubOwnerType: v.GenericSchema<types.GithubOwnerType> = /* @__PURE__ */ v.picklist(["Organization", "User", "organization", "user"]);

export const GithubAppOwner: v.GenericSchema<types.GithubAppOwner> = /* @__PURE__ */ v.looseObject({
  type: GithubOwnerType,
  id: /* @__PURE__ */ v.number(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slug: /* @__PURE__ */ v.string(),
});

export const GithubConnectorData: v.GenericSchema<types.GithubConnectorData> = /* @__PURE__ */ v.looseObject({
  appId: /* @__PURE__ */ v.number(),
  appName: /* @__PURE__ */ v.string(),
  appSlug: /* @__PURE__ */ v.string(),
  clientId: /* @__PURE__ */ v.string(),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  owner: /* @__PURE__ */ v.optional(GithubAppOwner),
  privateKeyPem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const LinearApplication: v.GenericSchema<types.LinearApplication> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  clientId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  developer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  developerUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  distribution: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  imageUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectUris: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  webhookEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  webhookResourceTypes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  webhookUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const LinearOrganization: v.GenericSchema<types.LinearOrganization> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  logoUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const LinearConnectorData: v.GenericSchema<types.LinearConnectorData> = /* @__PURE__ */ v.looseObject({
  clientId: /* @__PURE__ */ v.string(),
  clientSecret: /* @__PURE__ */ v.string(),
  appId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  application: /* @__PURE__ */ v.optional(LinearApplication),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  ownerOrganization: /* @__PURE__ */ v.optional(LinearOrganization),
  userScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OauthClientAssertion: v.GenericSchema<types.OauthClientAssertion> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const OauthGrant: v.GenericSchema<types.OauthGrant> = /* @__PURE__ */ v.looseObject({
  enabled: /* @__PURE__ */ v.boolean(),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const OauthJwtBearer: v.GenericSchema<types.OauthJwtBearer> = /* @__PURE__ */ v.looseObject({
  additionalClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  aud: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  iss: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sub: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  useClientCredentials: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const JsonWebKey: v.GenericSchema<types.JsonWebKey> = /* @__PURE__ */ v.looseObject({
  kty: /* @__PURE__ */ v.string(),
  alg: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key_ops: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  kid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  use: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["enc", "sig"])),
});

export const JsonWebKeySet: v.GenericSchema<types.JsonWebKeySet> = /* @__PURE__ */ v.looseObject({
  keys: /* @__PURE__ */ v.array(JsonWebKey),
});

export const OauthServerConfig: v.GenericSchema<types.OauthServerConfig> = /* @__PURE__ */ v.looseObject({
  authorization_details_types_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  authorization_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  claim_types_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  claims_parameter_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  claims_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  client_id_metadata_document_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  code_challenge_methods_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  device_authorization_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  end_session_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  grant_types_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  id_token_encryption_alg_values_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  id_token_encryption_enc_values_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  id_token_signing_alg_values_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  introspection_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  issuer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  jwks: /* @__PURE__ */ v.optional(JsonWebKeySet),
  jwks_uri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  logo_uri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  op_policy_uri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  op_tos_uri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prompt_values_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  registration_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  request_parameter_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  request_uri_parameter_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  require_request_uri_registration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  response_modes_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  response_types_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  revocation_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  service_documentation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  subject_types_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  token_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  token_endpoint_auth_methods_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  token_endpoint_auth_signing_alg_values_supported: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  userinfo_endpoint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OauthConnectorData: v.GenericSchema<types.OauthConnectorData> = /* @__PURE__ */ v.looseObject({
  authorizationUrlParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  clientAssertion: /* @__PURE__ */ v.optional(OauthClientAssertion),
  clientCredentials: /* @__PURE__ */ v.optional(OauthGrant),
  clientName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  codeChallengeMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultAudience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultTokenExpiresIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  forwardedClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    idToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
  jwtBearer: /* @__PURE__ */ v.optional(OauthJwtBearer),
  pkceRequired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  refreshTokens: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
  })),
  responseType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serverConfig: /* @__PURE__ */ v.optional(OauthServerConfig),
  serverUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenEndpointAuthMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userAuthorization: /* @__PURE__ */ v.optional(OauthGrant),
  clientId: /* @__PURE__ */ v.string(),
});

export const PhotonConnectorData: v.GenericSchema<types.PhotonConnectorData> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  projectSecret: /* @__PURE__ */ v.string(),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SalesforceConnectorData: v.GenericSchema<types.SalesforceConnectorData> = /* @__PURE__ */ v.looseObject({
  consumerKey: /* @__PURE__ */ v.string(),
  consumerSecret: /* @__PURE__ */ v.string(),
  loginHost: /* @__PURE__ */ v.string(),
});

export const SendblueConnectorData: v.GenericSchema<types.SendblueConnectorData> = /* @__PURE__ */ v.looseObject({
  apiKeyId: /* @__PURE__ */ v.string(),
  apiSecretKey: /* @__PURE__ */ v.string(),
  phoneNumbers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const SlackCommand: v.GenericSchema<types.SlackCommand> = /* @__PURE__ */ v.looseObject({
  command: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
  shouldEscape: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  usageHint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SlackShortcut: v.GenericSchema<types.SlackShortcut> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["global", "message"]),
  name: /* @__PURE__ */ v.string(),
  callbackId: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
});

export const SlackWorkspace: v.GenericSchema<types.SlackWorkspace> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SlackConnectorData: v.GenericSchema<types.SlackConnectorData> = /* @__PURE__ */ v.looseObject({
  appId: /* @__PURE__ */ v.string(),
  appName: /* @__PURE__ */ v.string(),
  clientId: /* @__PURE__ */ v.string(),
  clientSecret: /* @__PURE__ */ v.string(),
  botScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  shortcuts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SlackShortcut)),
  signingSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slackTeam: /* @__PURE__ */ v.optional(SlackWorkspace),
  slashCommands: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SlackCommand)),
  userScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  verificationToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SnowflakeConnectorData: v.GenericSchema<types.SnowflakeConnectorData> = /* @__PURE__ */ v.looseObject({
  accountIdentifier: /* @__PURE__ */ v.string(),
  clientName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultSessionRole: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const SnowflakeWifConnectorData: v.GenericSchema<types.SnowflakeWifConnectorData> = /* @__PURE__ */ v.looseObject({
  accountIdentifier: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const ConnectorData: v.GenericSchema<types.ConnectorData> = /* @__PURE__ */ v.union([GithubConnectorData, SlackConnectorData, SalesforceConnectorData, LinearConnectorData, SendblueConnectorData, PhotonConnectorData, OauthConnectorData, ApiTokenConnectorData, SnowflakeConnectorData, ApiKeyConnectorData, SnowflakeWifConnectorData, /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())]);

export const GithubConnectorChange: v.GenericSchema<types.GithubConnectorChange> = /* @__PURE__ */ v.looseObject({
  appId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  appName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  owner: /* @__PURE__ */ v.optional(GithubAppOwner),
  privateKeyPem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const LinearConnectorChange: v.GenericSchema<types.LinearConnectorChange> = /* @__PURE__ */ v.looseObject({
  appId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  application: /* @__PURE__ */ v.optional(LinearApplication),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  ownerOrganization: /* @__PURE__ */ v.optional(LinearOrganization),
  userScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OauthConnectorChange: v.GenericSchema<types.OauthConnectorChange> = /* @__PURE__ */ v.looseObject({
  authorizationUrlParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  clientAssertion: /* @__PURE__ */ v.optional(OauthClientAssertion),
  clientCredentials: /* @__PURE__ */ v.optional(OauthGrant),
  clientName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  codeChallengeMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultAudience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultTokenExpiresIn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  forwardedClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    idToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
  jwtBearer: /* @__PURE__ */ v.optional(OauthJwtBearer),
  pkceRequired: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  refreshTokens: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    enabled: /* @__PURE__ */ v.boolean(),
  })),
  responseType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  serverConfig: /* @__PURE__ */ v.optional(OauthServerConfig),
  serverUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenEndpointAuthMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  userAuthorization: /* @__PURE__ */ v.optional(OauthGrant),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PhotonConnectorChange: v.GenericSchema<types.PhotonConnectorChange> = /* @__PURE__ */ v.looseObject({
  projectSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  repairWebhook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  webhookSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SalesforceConnectorChange: v.GenericSchema<types.SalesforceConnectorChange> = /* @__PURE__ */ v.looseObject({
  consumerKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  consumerSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  loginHost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SendblueConnectorChange: v.GenericSchema<types.SendblueConnectorChange> = /* @__PURE__ */ v.looseObject({
  apiKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  apiSecretKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  phoneNumbers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const SlackConnectorChange: v.GenericSchema<types.SlackConnectorChange> = /* @__PURE__ */ v.looseObject({
  appId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  appName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  botScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  clientId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  clientSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  extras: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  shortcuts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SlackShortcut)),
  signingSecret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  slackTeam: /* @__PURE__ */ v.optional(SlackWorkspace),
  slashCommands: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(SlackCommand)),
  userScopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  verificationToken: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SnowflakeConnectorChange: v.GenericSchema<types.SnowflakeConnectorChange> = /* @__PURE__ */ v.looseObject({
  accountIdentifier: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  defaultSessionRole: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SnowflakeWifConnectorChange: v.GenericSchema<types.SnowflakeWifConnectorChange> = /* @__PURE__ */ v.looseObject({
  accountIdentifier: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorDataChange: v.GenericSchema<types.ConnectorDataChange> = /* @__PURE__ */ v.union([OauthConnectorChange, ApiKeyConnectorChange, GithubConnectorChange, LinearConnectorChange, SalesforceConnectorChange, SlackConnectorChange, SnowflakeConnectorChange, SnowflakeWifConnectorChange, ApiTokenConnectorChange, SendblueConnectorChange, PhotonConnectorChange, /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())]);

export const NextPagination: v.GenericSchema<types.NextPagination> = /* @__PURE__ */ v.looseObject({
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const ConnectorPage: v.GenericSchema<types.ConnectorPage> = /* @__PURE__ */ v.looseObject({
  connectors: /* @__PURE__ */ v.array(Connector),
  pagination: NextPagination,
});

export const CreatedTeam: v.GenericSchema<types.CreatedTeam> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
});

export const ConnectorProjectConnection: v.GenericSchema<types.ConnectorProjectConnection> = /* @__PURE__ */ v.looseObject({
  connectorId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  enabledEnvironments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  project: /* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.string(),
    customEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(CreatedTeam)),
  }),
  updatedAt: /* @__PURE__ */ v.number(),
});

export const ConnectorProjectPage: v.GenericSchema<types.ConnectorProjectPage> = /* @__PURE__ */ v.looseObject({
  pagination: NextPagination,
  projects: /* @__PURE__ */ v.array(ConnectorProjectConnection),
});

export const ConnectorReconsent: v.GenericSchema<types.ConnectorReconsent> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("user"),
});

export const ConnectorServiceSyncError: v.GenericSchema<types.ConnectorServiceSyncError> = /* @__PURE__ */ v.looseObject({
  message: /* @__PURE__ */ v.string(),
  fields: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  vendor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const ConnectorServiceSync: v.GenericSchema<types.ConnectorServiceSync> = /* @__PURE__ */ v.looseObject({
  status: /* @__PURE__ */ v.picklist(["done", "required"]),
  errors: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorServiceSyncError)),
});

export const TokenConnector: v.GenericSchema<types.TokenConnector> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  id: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
});

export const ConnectorToken: v.GenericSchema<types.ConnectorToken> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connector: TokenConnector,
  expiresAt: /* @__PURE__ */ v.number(),
  token: /* @__PURE__ */ v.string(),
  tokenId: /* @__PURE__ */ v.string(),
  authorizationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  externalSubject: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  tenantId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tokenGroupId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ConnectorTokenRequest: v.GenericSchema<types.ConnectorTokenRequest> = /* @__PURE__ */ v.looseObject({
  audience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  authorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorAuthorizationDetail)),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  subject: /* @__PURE__ */ v.optional(ConnectorSubject),
  validityBufferMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const NewBranchDestination: v.GenericSchema<types.NewBranchDestination> = /* @__PURE__ */ v.looseObject({
  branch: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NewEnvironmentDestination: v.GenericSchema<types.NewEnvironmentDestination> = /* @__PURE__ */ v.looseObject({
  customEnvironmentId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NewProjectDestination: v.GenericSchema<types.NewProjectDestination> = /* @__PURE__ */ v.looseObject({
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NewTriggerDestination: v.GenericSchema<types.NewTriggerDestination> = /* @__PURE__ */ v.union([NewBranchDestination, NewEnvironmentDestination, NewProjectDestination]);

export const CreateServiceConnector: v.GenericSchema<types.CreateServiceConnector> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: ConnectorData,
  accentColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  backgroundColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  icon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  params: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  triggerDestination: /* @__PURE__ */ v.optional(NewTriggerDestination),
  triggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  connectionMethod: /* @__PURE__ */ v.string(),
  service: /* @__PURE__ */ v.string(),
});

export const CreateTypedConnector: v.GenericSchema<types.CreateTypedConnector> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: ConnectorData,
  accentColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  backgroundColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  icon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  params: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  triggerDestination: /* @__PURE__ */ v.optional(NewTriggerDestination),
  triggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  type: /* @__PURE__ */ v.string(),
  connectionMethod: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  service: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const EnvironmentDestination: v.GenericSchema<types.EnvironmentDestination> = /* @__PURE__ */ v.looseObject({
  customEnvironmentId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectConnectorPage: v.GenericSchema<types.ProjectConnectorPage> = /* @__PURE__ */ v.looseObject({
  connectors: /* @__PURE__ */ v.array(ConnectorProjectConnection),
  pagination: NextPagination,
});

export const ProjectDestination: v.GenericSchema<types.ProjectDestination> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const TriggerDestination: v.GenericSchema<types.TriggerDestination> = /* @__PURE__ */ v.union([BranchDestination, EnvironmentDestination, ProjectDestination]);

export const ReplaceTriggerDestinationsRequest: v.GenericSchema<types.ReplaceTriggerDestinationsRequest> = /* @__PURE__ */ v.looseObject({
  destinations: /* @__PURE__ */ v.array(TriggerDestination),
});

export const UpdateConnectorRequest: v.GenericSchema<types.UpdateConnectorRequest> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  accentColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  backgroundColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: /* @__PURE__ */ v.optional(ConnectorDataChange),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  icon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  triggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UpdatedConnector: v.GenericSchema<types.UpdatedConnector> = /* @__PURE__ */ v.looseObject({
  connector: Connector,
  reconsentNeeded: /* @__PURE__ */ v.optional(ConnectorReconsent),
  reinstallNeeded: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  serviceSync: /* @__PURE__ */ v.optional(ConnectorServiceSync),
});

export const UpsertConnectorProjectRequest: v.GenericSchema<types.UpsertConnectorProjectRequest> = /* @__PURE__ */ v.looseObject({
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const ListConnectorsInput: v.GenericSchema<types.ListConnectorsInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  service: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sort: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["createdAt", "name", "updatedAt"])),
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetConnectorInput: v.GenericSchema<types.GetConnectorInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
});

export const DeleteConnectorInput: v.GenericSchema<types.DeleteConnectorInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
});

export const CreateConnectorInput: v.GenericSchema<types.CreateConnectorInput> = /* @__PURE__ */ v.union([CreateServiceConnector, CreateTypedConnector]);

export const UpdateConnectorInput: v.GenericSchema<types.UpdateConnectorInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  accentColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  backgroundColor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: /* @__PURE__ */ v.optional(ConnectorDataChange),
  events: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  icon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  triggers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ReplaceConnectorTriggerDestinationsInput: v.GenericSchema<types.ReplaceConnectorTriggerDestinationsInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  destinations: /* @__PURE__ */ v.array(TriggerDestination),
});

export const ListConnectorProjectConnectionsInput: v.GenericSchema<types.ListConnectorProjectConnectionsInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetConnectorProjectConnectionInput: v.GenericSchema<types.GetConnectorProjectConnectionInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UpsertConnectorProjectConnectionInput: v.GenericSchema<types.UpsertConnectorProjectConnectionInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DeleteConnectorProjectConnectionInput: v.GenericSchema<types.DeleteConnectorProjectConnectionInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const ListProjectConnectorsInput: v.GenericSchema<types.ListProjectConnectorsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CreateConnectorTokenInput: v.GenericSchema<types.CreateConnectorTokenInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  audience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  authorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorAuthorizationDetail)),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  subject: /* @__PURE__ */ v.optional(ConnectorSubject),
  validityBufferMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CreateConnectorAuthorizationRequestInput: v.GenericSchema<types.CreateConnectorAuthorizationRequestInput> = /* @__PURE__ */ v.looseObject({
  connector: /* @__PURE__ */ v.string(),
  additionalParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  audience: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  authorizationDetails: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ConnectorAuthorizationDetail)),
  deviceCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  expiresInMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  installationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prompt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  returnUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  subject: /* @__PURE__ */ v.optional(ConnectorSubject),
  validityBufferMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  webhook: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});
