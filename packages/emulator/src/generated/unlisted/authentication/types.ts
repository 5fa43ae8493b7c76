// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  ApiKey, ApiKeyQuota, QuotaRefreshPeriod,
} from "@slipway/authentication";

/** A page of API keys. */
export interface ApiKeyPage {
  apiKeys: ApiKey[];
  pagination: AuthTokenCursors;
}

/** Position of a page in the list of tokens, with cursors as strings. */
export interface AuthTokenCursors {
  /** Number of items on this page. */
  count: number;
  next: string | null;
  prev: string | null;
}

/** A new app. */
export interface CreateOAuthAppRequest {
  /** Display name of the app. At least 1 character, at most 100 characters. */
  name: string;
  /** Slug of the app in URLs; unique in the team. At least 1 character, at most 100 characters. */
  slug: string;
  /** Home page of the app. */
  homePageUri?: string | null | undefined;
  /** Privacy policy of the app. */
  privacyPolicyUrl?: string | null | undefined;
  /** Terms of service of the app. */
  termsOfServiceUrl?: string | null | undefined;
  /** Code of conduct of the app. */
  codeOfConductUrl?: string | null | undefined;
  /** Redirect URIs for users who have signed in. At most 100 items. */
  redirectUris?: readonly string[] | undefined;
  /** Scopes of user data that the app receives; `openid` alone by default. At most 20 items. */
  scopes?: readonly string[] | undefined;
  /** Purpose of the app. */
  description?: string | undefined;
}

/** An app that lets people sign in with the platform. */
export interface OAuthApp {
  /** Display name of the app. At least 1 character, at most 100 characters. */
  name: string;
  /** Slug of the app in URLs; unique in the team. At least 1 character, at most 100 characters. */
  slug: string;
  /** Home page of the app. */
  homePageUri?: string | null | undefined;
  /** Privacy policy of the app. */
  privacyPolicyUrl?: string | null | undefined;
  /** Terms of service of the app. */
  termsOfServiceUrl?: string | null | undefined;
  /** Code of conduct of the app. */
  codeOfConductUrl?: string | null | undefined;
  /** Redirect URIs for users who have signed in. At most 100 items. */
  redirectUris?: string[] | undefined;
  /** Scopes of user data that the app receives; `openid` alone by default. At most 20 items. */
  scopes?: string[] | undefined;
  clientId: string;
  teamId: string;
  description: string;
  /** Metadata of the client secrets, without the secrets themselves. */
  clientSecrets: {
    id: string;
    lastFourChars: string;
  }[];
}

/** Changes to the quota of an API key. */
export interface UpdateApiKeyQuotaRequest {
  /** Maximum spend in a period. */
  limitAmount?: number | undefined;
  /** Percentages of the limit at which an alert is sent: 50, 75 and 100 are supported. */
  alertThresholds?: readonly number[] | undefined;
  /** Whether what the team's own provider keys spend counts. Default: `false`. */
  includeByokInQuota?: boolean | undefined;
  /** Period after which the limit is renewed. Default: `"none"`. */
  refreshPeriod?: QuotaRefreshPeriod | undefined;
  /** Whether the quota holds no more. */
  archived?: boolean | undefined;
}

/** Changes to an app. */
export interface UpdateOAuthAppRequest {
  /** Home page of the app. */
  homePageUri?: string | null | undefined;
  /** Privacy policy of the app. */
  privacyPolicyUrl?: string | null | undefined;
  /** Terms of service of the app. */
  termsOfServiceUrl?: string | null | undefined;
  /** Code of conduct of the app. */
  codeOfConductUrl?: string | null | undefined;
  /** Redirect URIs for users who have signed in. At most 100 items. */
  redirectUris?: readonly string[] | undefined;
  /** Scopes of user data that the app receives; `openid` alone by default. At most 20 items. */
  scopes?: readonly string[] | undefined;
  /** Display name of the app. At least 1 character, at most 100 characters. */
  name?: string | undefined;
  /** Slug of the app in URLs; unique in the team. At least 1 character, at most 100 characters. */
  slug?: string | undefined;
  /** Purpose of the app. */
  description?: string | undefined;
}

/** Input of `createOAuthApp`. */
export type CreateOAuthAppInput = CreateOAuthAppRequest;

/** Answer of `createOAuthApp`. */
export type CreateOAuthAppOutput = OAuthApp;

/** Input of `getOAuthApp`. */
export interface GetOAuthAppInput {
  /** The app. */
  clientId: string;
}

/** Answer of `getOAuthApp`. */
export interface GetOAuthAppOutput {
  app: OAuthApp;
}

/** Input of `updateOAuthApp`. */
export interface UpdateOAuthAppInput extends UpdateOAuthAppRequest {
  /** The app. */
  clientId: string;
}

/** Answer of `updateOAuthApp`. */
export type UpdateOAuthAppOutput = OAuthApp;

/** Input of `deleteOAuthApp`. */
export interface DeleteOAuthAppInput {
  /** The app. */
  clientId: string;
}

/** Answer of `deleteOAuthApp`. */
export type DeleteOAuthAppOutput = void;

/** Input of `createOAuthAppSecret`. */
export interface CreateOAuthAppSecretInput {
  /** The app. */
  clientId: string;
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createOAuthAppSecret`. */
export interface CreateOAuthAppSecretOutput {
  clientId: string;
  /** A credential: keep it out of logs. */
  clientSecret: string;
}

/** Input of `deleteOAuthAppSecret`. */
export interface DeleteOAuthAppSecretInput {
  /** The app. */
  clientId: string;
  /** The last four characters of the secret. */
  lastFourChars: string;
}

/** Answer of `deleteOAuthAppSecret`. */
export type DeleteOAuthAppSecretOutput = void;

/** Input of `listApiKeys`. */
export interface ListApiKeysInput {
  /** Only keys for this purpose, such as `ai-gateway`. */
  purpose?: string | undefined;
}

/** Answer of `listApiKeys`. */
export type ListApiKeysOutput = ApiKeyPage;

/** Input of `getApiKey`. */
export interface GetApiKeyInput {
  /** The key, by its ID. */
  apiKeyId: string;
}

/** Answer of `getApiKey`. */
export interface GetApiKeyOutput {
  apiKey: ApiKey;
}

/** Input of `deleteApiKey`. */
export interface DeleteApiKeyInput {
  /** The key to delete, by its ID. */
  apiKeyId: string;
}

/** Answer of `deleteApiKey`. */
export type DeleteApiKeyOutput = void;

/** Input of `updateApiKeyQuota`. */
export interface UpdateApiKeyQuotaInput extends UpdateApiKeyQuotaRequest {
  /** The key, by its ID. */
  apiKeyId: string;
}

/** Answer of `updateApiKeyQuota`. */
export interface UpdateApiKeyQuotaOutput {
  quota: ApiKeyQuota;
}

/** Input of `exchangeIntegrationCode`. */
export interface ExchangeIntegrationCodeInput {
  /** The client ID of the integration. */
  client_id: string;
  /** The client secret of the integration. A credential: keep it out of logs. */
  client_secret: string;
  /** The code that the platform sent the user back with. A credential: keep it out of logs. */
  code: string;
  /** Redirect URI with which the code was requested. */
  redirect_uri?: string | undefined;
}

/** Answer of `exchangeIntegrationCode`. */
export interface ExchangeIntegrationCodeOutput {
  /** A credential: keep it out of logs. */
  access_token: string;
  token_type: "Bearer";
  installation_id: string;
  user_id: string;
  team_id: string | null;
}
