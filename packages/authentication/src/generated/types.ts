// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** How much may be spent with the key. */
export interface AiGatewayQuota {
  /** How much may be spent in a period. */
  limitAmount: number;
  /** What shares of the limit an alert is sent at. */
  alertThresholds?: readonly number[] | undefined;
  /** Whether what the team's own provider keys spend counts. Default: `false`. */
  includeByokInQuota?: boolean | undefined;
  /** How often the limit starts anew. Default: `"none"`. */
  refreshPeriod?: QuotaRefreshPeriod | undefined;
}

/** What is known about an API key; its secret is not kept. */
export interface ApiKey {
  id: string;
  name: string;
  /** When it was used last. Unix time in milliseconds. */
  activeAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  createdBy: string;
  createdByAppId: string | null;
  /** Unix time in milliseconds. */
  expiresAt: number | null;
  /** When it was found in public. Unix time in milliseconds. */
  leakedAt: number | null;
  /** Where it was found. */
  leakedUrl: string | null;
  /** The characters of the key that may be shown. */
  partialKey: string;
  /** The ID of a project: `prj_…`. */
  projectId: string | null;
  purpose: string;
  /** The ID of a team: `team_…`. */
  teamId: string;
  metadata?: { [key: string]: unknown } | undefined;
  quota?: ApiKeyQuota | undefined;
}

/** Why no key was created. */
export interface ApiKeyError {
  error: CodedError;
}

/** How much may be spent with the key and how much was. */
export interface ApiKeyQuota {
  active: boolean;
  archived: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** What the team's own provider keys spent in this period. */
  currentByokSpend: number;
  /** What was spent in this period. */
  currentSpend: number;
  /** Whether what the team's own provider keys spend counts. */
  includeByokInQuota: boolean;
  limitAmount: number;
  quotaEntityId: string;
  refreshPeriod: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  alertThresholds?: number[] | undefined;
}

/** That too many keys were asked for. */
export interface ApiKeyRateLimitError {
  error: {
    name: string;
    code: string;
    limit: number;
    message: string;
  };
}

/** What is known about a token; its secret is not kept. */
export interface AuthToken {
  type: string;
  id: string;
  name: string;
  /** When it was used last. Unix time in milliseconds. */
  activeAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** When it was found in public. Unix time in milliseconds. */
  leakedAt?: number | undefined;
  /** Where it was found. */
  leakedUrl?: string | undefined;
  origin?: string | undefined;
  /** The first characters of the token. */
  prefix?: string | undefined;
  /** Unix time in milliseconds. */
  revokedAt?: number | undefined;
  /** Whom it may act for. */
  scopes?: AuthTokenScope[] | undefined;
  /** The last characters of the token. */
  suffix?: string | undefined;
}

/** The tokens of the user. */
export interface AuthTokenPage {
  pagination: AuthTokenPagination;
  tokens: AuthToken[];
}

/** Where the list goes on. */
export interface AuthTokenPagination {
  /** How many items this page holds. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: string | number | null;
  /** The `since` of the page before; null on the first one. */
  prev: string | number | null;
}

/** Whom a token may act for. */
export type AuthTokenScope = UserTokenScope | TeamTokenScope;

/** An error with a code and a text. */
export interface CodedError {
  code: string;
  message: string;
}

/** A new API key. */
export interface CreateApiKeyRequest {
  name?: string | undefined;
  /** What the key is for, such as the AI gateway. */
  purpose: string;
  aiGatewayQuota?: AiGatewayQuota | undefined;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  metadata?: { [key: string]: unknown } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** A new token. */
export interface CreateAuthTokenRequest {
  name: string;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** The only project that it may act on. The ID of a project: `prj_…`. */
  projectId?: string | undefined;
}

/** The new API key. */
export interface CreatedApiKey {
  apiKey: ApiKey;
  /** The secret; it is shown once. A credential: keep it out of logs. */
  apiKeyString: string;
}

/** The new token. */
export interface CreatedAuthToken {
  /** The secret; it is shown once. A credential: keep it out of logs. */
  bearerToken: string;
  token: AuthToken;
}

/** How often a quota or a budget begins anew. */
export type QuotaRefreshPeriod = "daily" | "monthly" | "none" | "weekly";

/** How someone signed in, or how a token came about. */
export type SignInMethod = "app" | "apple" | "bitbucket" | "chatgpt" | "email" | "emu" | "github" | "github-webhook" | "gitlab" | "google" | "invite" | "manual" | "otp" | "passkey" | "saml" | "sms" | "token-exchange-oidc" | (string & {});

/** The code that the platform sent the user back with. */
export interface SsoCodeExchange {
  grant_type: "authorization_code";
  client_id: string;
  /** A credential: keep it out of logs. */
  client_secret: string;
  /** A credential: keep it out of logs. */
  code: string;
  /** The same as when the code was asked for. */
  redirect_uri?: string | undefined;
  state?: string | undefined;
}

/** The refresh token of an earlier exchange. */
export interface SsoRefresh {
  grant_type: "refresh_token";
  client_id: string;
  /** A credential: keep it out of logs. */
  client_secret: string;
  /** A credential: keep it out of logs. */
  refresh_token: string;
}

/** How someone proved to be who they are. */
export type SudoOrigin = "email-otp" | "otp" | "recovery-code" | "totp" | "webauthn" | (string & {});

/** A confirmation of who the user is. */
export interface SudoSession {
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** How it was confirmed. */
  origin: SudoOrigin;
  /** Unix time in milliseconds. */
  verifiedAt?: number | undefined;
}

/** A team. */
export interface TeamTokenScope {
  type: "team";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  origin?: SignInMethod | undefined;
}

/** The user's own account. */
export interface UserTokenScope {
  type: "user";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  origin?: SignInMethod | undefined;
  /** Set while the user has confirmed who they are. */
  sudo?: SudoSession | undefined;
}

/** Input of `exchangeSsoToken`. */
export type ExchangeSsoTokenInput = SsoCodeExchange | SsoRefresh;

/** Answer of `exchangeSsoToken`. */
export interface ExchangeSsoTokenOutput {
  /** A credential: keep it out of logs. */
  access_token: string | null;
  /** How long the access token is valid, in seconds. */
  expires_in?: number | undefined;
  /** A credential: keep it out of logs. */
  id_token: string;
  /** A credential: keep it out of logs. */
  refresh_token?: string | undefined;
  token_type: string | null;
}

/** Input of `listAuthTokens`. */
export type ListAuthTokensInput = Record<string, never>;

/** Answer of `listAuthTokens`. */
export type ListAuthTokensOutput = AuthTokenPage;

/** Input of `createAuthToken`. */
export type CreateAuthTokenInput = CreateAuthTokenRequest;

/** Answer of `createAuthToken`. */
export type CreateAuthTokenOutput = CreatedAuthToken;

/** Input of `getAuthToken`. */
export interface GetAuthTokenInput {
  tokenId: string;
}

/** Answer of `getAuthToken`. */
export interface GetAuthTokenOutput {
  token: AuthToken;
}

/** Input of `deleteAuthToken`. */
export interface DeleteAuthTokenInput {
  tokenId: string;
}

/** Answer of `deleteAuthToken`. */
export interface DeleteAuthTokenOutput {
  tokenId: string;
}

/** Input of `createApiKey`. */
export type CreateApiKeyInput = CreateApiKeyRequest;

/** Answer of `createApiKey`. */
export type CreateApiKeyOutput = CreatedApiKey;

/** Errors of `createApiKey` whose body is known; see `isErrorOf`. */
export type CreateApiKeyError = { status: 401 | 403 | 500; body: ApiKeyError } | { status: 429; body: ApiKeyRateLimitError };
