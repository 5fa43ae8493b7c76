// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const QuotaRefreshPeriod: v.GenericSchema<types.QuotaRefreshPeriod> = /* @__PURE__ */ v.picklist(["daily", "monthly", "none", "weekly"]);

export const AiGatewayQuota: v.GenericSchema<types.AiGatewayQuota> = /* @__PURE__ */ v.looseObject({
  limitAmount: /* @__PURE__ */ v.number(),
  alertThresholds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  includeByokInQuota: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  refreshPeriod: /* @__PURE__ */ v.optional(QuotaRefreshPeriod),
});

export const ApiKeyQuota: v.GenericSchema<types.ApiKeyQuota> = /* @__PURE__ */ v.looseObject({
  active: /* @__PURE__ */ v.boolean(),
  archived: /* @__PURE__ */ v.boolean(),
  createdAt: /* @__PURE__ */ v.number(),
  currentByokSpend: /* @__PURE__ */ v.number(),
  currentSpend: /* @__PURE__ */ v.number(),
  includeByokInQuota: /* @__PURE__ */ v.boolean(),
  limitAmount: /* @__PURE__ */ v.number(),
  quotaEntityId: /* @__PURE__ */ v.string(),
  refreshPeriod: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  alertThresholds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
});

export const ApiKey: v.GenericSchema<types.ApiKey> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  activeAt: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  createdByAppId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  expiresAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  leakedAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  leakedUrl: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  partialKey: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  purpose: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  quota: /* @__PURE__ */ v.optional(ApiKeyQuota),
});

export const CodedError: v.GenericSchema<types.CodedError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
});

export const ApiKeyError: v.GenericSchema<types.ApiKeyError> = /* @__PURE__ */ v.looseObject({
  error: CodedError,
});

export const ApiKeyRateLimitError: v.GenericSchema<types.ApiKeyRateLimitError> = /* @__PURE__ */ v.looseObject({
  error: /* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    code: /* @__PURE__ */ v.string(),
    limit: /* @__PURE__ */ v.number(),
    message: /* @__PURE__ */ v.string(),
  }),
});

export const SignInMethod: v.GenericSchema<types.SignInMethod> = /* @__PURE__ */ v.picklist(["app", "apple", "bitbucket", "chatgpt", "email", "emu", "github", "github-webhook", "gitlab", "google", "invite", "manual", "otp", "passkey", "saml", "sms", "token-exchange-oidc"]);

export const TeamTokenScope: v.GenericSchema<types.TeamTokenScope> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("team"),
  createdAt: /* @__PURE__ */ v.number(),
  teamId: /* @__PURE__ */ v.string(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  origin: /* @__PURE__ */ v.optional(SignInMethod),
});

export const SudoOrigin: v.GenericSchema<types.SudoOrigin> = /* @__PURE__ */ v.picklist(["email-otp", "otp", "recovery-code", "totp", "webauthn"]);

export const SudoSession: v.GenericSchema<types.SudoSession> = /* @__PURE__ */ v.looseObject({
  expiresAt: /* @__PURE__ */ v.number(),
  origin: SudoOrigin,
  verifiedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UserTokenScope: v.GenericSchema<types.UserTokenScope> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("user"),
  createdAt: /* @__PURE__ */ v.number(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  origin: /* @__PURE__ */ v.optional(SignInMethod),
  sudo: /* @__PURE__ */ v.optional(SudoSession),
});

export const AuthTokenScope: v.GenericSchema<types.AuthTokenScope> = /* @__PURE__ */ v.union([UserTokenScope, TeamTokenScope]);

export const AuthToken: v.GenericSchema<types.AuthToken> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  activeAt: /* @__PURE__ */ v.number(),
  createdAt: /* @__PURE__ */ v.number(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  leakedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  leakedUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  prefix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  revokedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  scopes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(AuthTokenScope)),
  suffix: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AuthTokenPagination: v.GenericSchema<types.AuthTokenPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()])),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()])),
});

export const AuthTokenPage: v.GenericSchema<types.AuthTokenPage> = /* @__PURE__ */ v.looseObject({
  pagination: AuthTokenPagination,
  tokens: /* @__PURE__ */ v.array(AuthToken),
});

export const CreateApiKeyRequest: v.GenericSchema<types.CreateApiKeyRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  purpose: /* @__PURE__ */ v.string(),
  aiGatewayQuota: /* @__PURE__ */ v.optional(AiGatewayQuota),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateAuthTokenRequest: v.GenericSchema<types.CreateAuthTokenRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreatedApiKey: v.GenericSchema<types.CreatedApiKey> = /* @__PURE__ */ v.looseObject({
  apiKey: ApiKey,
  apiKeyString: /* @__PURE__ */ v.string(),
});

export const CreatedAuthToken: v.GenericSchema<types.CreatedAuthToken> = /* @__PURE__ */ v.looseObject({
  bearerToken: /* @__PURE__ */ v.string(),
  token: AuthToken,
});

export const SsoCodeExchange: v.GenericSchema<types.SsoCodeExchange> = /* @__PURE__ */ v.looseObject({
  grant_type: /* @__PURE__ */ v.literal("authorization_code"),
  client_id: /* @__PURE__ */ v.string(),
  client_secret: /* @__PURE__ */ v.string(),
  code: /* @__PURE__ */ v.string(),
  redirect_uri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  state: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SsoRefresh: v.GenericSchema<types.SsoRefresh> = /* @__PURE__ */ v.looseObject({
  grant_type: /* @__PURE__ */ v.literal("refresh_token"),
  client_id: /* @__PURE__ */ v.string(),
  client_secret: /* @__PURE__ */ v.string(),
  refresh_token: /* @__PURE__ */ v.string(),
});

export const ExchangeSsoTokenInput: v.GenericSchema<types.ExchangeSsoTokenInput> = /* @__PURE__ */ v.union([SsoCodeExchange, SsoRefresh]);

export const ExchangeSsoTokenOutput: v.GenericSchema<types.ExchangeSsoTokenOutput> = /* @__PURE__ */ v.looseObject({
  access_token: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  expires_in: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  id_token: /* @__PURE__ */ v.string(),
  refresh_token: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  token_type: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const ListAuthTokensInput: v.GenericSchema<types.ListAuthTokensInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const CreateAuthTokenInput: v.GenericSchema<types.CreateAuthTokenInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetAuthTokenInput: v.GenericSchema<types.GetAuthTokenInput> = /* @__PURE__ */ v.looseObject({
  tokenId: /* @__PURE__ */ v.string(),
});

export const GetAuthTokenOutput: v.GenericSchema<types.GetAuthTokenOutput> = /* @__PURE__ */ v.looseObject({
  token: AuthToken,
});

export const DeleteAuthTokenInput: v.GenericSchema<types.DeleteAuthTokenInput> = /* @__PURE__ */ v.looseObject({
  tokenId: /* @__PURE__ */ v.string(),
});

export const DeleteAuthTokenOutput: v.GenericSchema<types.DeleteAuthTokenOutput> = /* @__PURE__ */ v.looseObject({
  tokenId: /* @__PURE__ */ v.string(),
});

export const CreateApiKeyInput: v.GenericSchema<types.CreateApiKeyInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  purpose: /* @__PURE__ */ v.string(),
  aiGatewayQuota: /* @__PURE__ */ v.optional(AiGatewayQuota),
  expiresAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});
