// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CodedError, SignInMethod,
} from "../../../../shapes/generated/types.ts";
export type {
  CodedError, SignInMethod,
} from "../../../../shapes/generated/types.ts";

/** Maximum spend with the key. */
export interface AiGatewayQuota {
  /** Maximum spend in a period. */
  limitAmount: number;
  /** Percentages of the limit at which an alert is sent: 50, 75 and 100 are supported. */
  alertThresholds?: readonly number[] | undefined;
  /** Whether what the team's own provider keys spend counts. Default: `false`. */
  includeByokInQuota?: boolean | undefined;
  /** Period after which the limit is renewed. Default: `"none"`. */
  refreshPeriod?: QuotaRefreshPeriod | undefined;
}

/** Metadata of an API key; its secret is not stored. */
export interface ApiKey {
  id: string;
  name: string;
  /** Time of the last use. Unix time in milliseconds. */
  activeAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  createdBy: string;
  createdByAppId: string | null;
  /** Unix time in milliseconds. */
  expiresAt: number | null;
  /** Time at which the credential was found in public. Unix time in milliseconds. */
  leakedAt: number | null;
  /** URL at which the leaked key was found. */
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

/** Reason why no key was created. */
export interface ApiKeyError {
  error: CodedError;
}

/** Maximum and current spend with the key. */
export interface ApiKeyQuota {
  active: boolean;
  archived: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Amount spent through the team's own provider keys in this period. */
  currentByokSpend: number;
  /** Amount spent in this period. */
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

/** Error: too many keys were requested. */
export interface ApiKeyRateLimitError {
  error: {
    name: string;
    code: string;
    limit: number;
    message: string;
  };
}

/** Metadata of an access token; its secret is not stored. */
export interface AuthToken {
  type: string;
  id: string;
  name: string;
  /** Time of the last use. Unix time in milliseconds. */
  activeAt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** Time at which the credential was found in public. Unix time in milliseconds. */
  leakedAt?: number | undefined;
  /** URL at which the leaked token was found. */
  leakedUrl?: string | undefined;
  origin?: string | undefined;
  /** The first characters of the token. */
  prefix?: string | undefined;
  /** Unix time in milliseconds. */
  revokedAt?: number | undefined;
  /** Accounts for which the token may act. */
  scopes?: AuthTokenScope[] | undefined;
  /** The last characters of the token. */
  suffix?: string | undefined;
  /** The team that it is for alone. The platform's newer clients read it. Not in the platform's published description. */
  teamId?: string | undefined;
  /** The project that it is for alone. The platform's newer clients read it. Not in the platform's published description. */
  projectId?: string | undefined;
}

/** The tokens of the user. */
export interface AuthTokenPage {
  pagination: AuthTokenPagination;
  tokens: AuthToken[];
}

/** Position of a page in the list of tokens. */
export interface AuthTokenPagination {
  /** Number of items on this page. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: string | number | null;
  /** The `since` of the page before; null on the first one. */
  prev: string | number | null;
}

/** Account for which a token may act. */
export type AuthTokenScope = UserTokenScope | TeamTokenScope;

/** A new API key. */
export interface CreateApiKeyRequest {
  /** The display name of the key. */
  name?: string | undefined;
  /** Purpose of the key, such as the AI gateway. */
  purpose: string;
  /** Maximum spend with the key at the AI gateway. */
  aiGatewayQuota?: AiGatewayQuota | undefined;
  /** Time at which the key expires. Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** Further details of the key, which depend on its purpose (`environment` for a key of the AI gateway). */
  metadata?: { [key: string]: unknown } | undefined;
  /** The only project that the key is for. */
  projectId?: string | undefined;
}

/** A new token. */
export interface CreateAuthTokenRequest {
  /** The display name of the token. */
  name: string;
  /** Time at which the token expires. Unix time in milliseconds. */
  expiresAt?: number | undefined;
  /** The only project that it may act on. */
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

/** Period after which a quota or a budget is renewed. */
export type QuotaRefreshPeriod = "daily" | "monthly" | "none" | "weekly" | Unlisted;

/** The code that the platform sent the user back with. */
export interface SsoCodeExchange {
  /** Exchanges a code, as defined by OAuth 2.0. */
  grant_type: "authorization_code";
  /** The client ID of the integration. */
  client_id: string;
  /** The client secret of the integration. A credential: keep it out of logs. */
  client_secret: string;
  /** The code that the platform sent the user back with. A credential: keep it out of logs. */
  code: string;
  /** Redirect URI with which the code was requested. */
  redirect_uri?: string | undefined;
  /** The state that the sign-on began with. */
  state?: string | undefined;
}

/** The refresh token of an earlier exchange. */
export interface SsoRefresh {
  /** Refreshes tokens, as defined by OAuth 2.0. */
  grant_type: "refresh_token";
  /** The client ID of the integration. */
  client_id: string;
  /** The client secret of the integration. A credential: keep it out of logs. */
  client_secret: string;
  /** The refresh token that an earlier exchange gave. A credential: keep it out of logs. */
  refresh_token: string;
}

/** Method by which a user proved their identity. */
export type SudoOrigin = "email-otp" | "otp" | "recovery-code" | "totp" | "webauthn" | Unlisted;

/** A confirmation of the user's identity. */
export interface SudoSession {
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** Method of confirmation. */
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
  /** Present while the user's identity is confirmed. */
  sudo?: SudoSession | undefined;
}

/** Input of `exchangeSsoToken`. */
export type ExchangeSsoTokenInput = SsoCodeExchange | SsoRefresh;

/** Answer of `exchangeSsoToken`. */
export interface ExchangeSsoTokenOutput {
  /** A credential: keep it out of logs. */
  access_token: string | null;
  /** Validity of the access token, in seconds. */
  expires_in?: number | undefined;
  /** A credential: keep it out of logs. */
  id_token: string;
  /** A credential: keep it out of logs. */
  refresh_token?: string | undefined;
  token_type: string | null;
}

/** Input of `listAuthTokens`. */
export interface ListAuthTokensInput {
  /** Maximum number of tokens to list. Not in the platform's published description. At least 1, at most 100. */
  limit?: number | undefined;
  /** Only tokens created before this time, or the cursor of the next page. Not in the platform's published description. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listAuthTokens`. */
export type ListAuthTokensOutput = AuthTokenPage;

/** Input of `createAuthToken`. */
export type CreateAuthTokenInput = CreateAuthTokenRequest;

/** Answer of `createAuthToken`. */
export type CreateAuthTokenOutput = CreatedAuthToken;

/** Input of `getAuthToken`. */
export interface GetAuthTokenInput {
  /** The token, by its ID; `current` for the one that the request is made with. */
  tokenId: string;
}

/** Answer of `getAuthToken`. */
export interface GetAuthTokenOutput {
  token: AuthToken;
}

/** Input of `deleteAuthToken`. */
export interface DeleteAuthTokenInput {
  /** The token to revoke, by its ID; `current` for the one that the request is made with. */
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
