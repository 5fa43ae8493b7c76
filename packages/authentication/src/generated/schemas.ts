// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CodedError, SignInMethod,
} from "../../../../shapes/generated/schemas.ts";
export {
  CodedError, SignInMethod,
} from "../../../../shapes/generated/schemas.ts";

export const QuotaRefreshPeriod: v.GenericSchema<types.QuotaRefreshPeriod> = /* @__PURE__ */ v.picklist(["daily", "monthly", "none", "weekly"]);

export const AiGatewayQuota: v.GenericSchema<types.AiGatewayQuota> = /* @__PURE__ */ (() => v.looseObject({
  limitAmount: v.number(),
  alertThresholds: v.optional(v.array(v.number())),
  includeByokInQuota: v.optional(v.boolean()),
  refreshPeriod: v.optional(QuotaRefreshPeriod),
}))();

export const ApiKeyQuota: v.GenericSchema<types.ApiKeyQuota> = /* @__PURE__ */ (() => v.looseObject({
  active: v.boolean(),
  archived: v.boolean(),
  createdAt: v.number(),
  currentByokSpend: v.number(),
  currentSpend: v.number(),
  includeByokInQuota: v.boolean(),
  limitAmount: v.number(),
  quotaEntityId: v.string(),
  refreshPeriod: v.string(),
  updatedAt: v.number(),
  alertThresholds: v.optional(v.array(v.number())),
}))();

export const ApiKey: v.GenericSchema<types.ApiKey> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  activeAt: v.number(),
  createdAt: v.number(),
  createdBy: v.string(),
  createdByAppId: v.nullable(v.string()),
  expiresAt: v.nullable(v.number()),
  leakedAt: v.nullable(v.number()),
  leakedUrl: v.nullable(v.string()),
  partialKey: v.string(),
  projectId: v.nullable(v.string()),
  purpose: v.string(),
  teamId: v.string(),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  quota: v.optional(ApiKeyQuota),
}))();

export const ApiKeyError: v.GenericSchema<types.ApiKeyError> = /* @__PURE__ */ v.looseObject({
  error: CodedError,
});

export const ApiKeyRateLimitError: v.GenericSchema<types.ApiKeyRateLimitError> = /* @__PURE__ */ (() => v.looseObject({
  error: v.looseObject({
    name: v.string(),
    code: v.string(),
    limit: v.number(),
    message: v.string(),
  }),
}))();

export const TeamTokenScope: v.GenericSchema<types.TeamTokenScope> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("team"),
  createdAt: v.number(),
  teamId: v.string(),
  expiresAt: v.optional(v.number()),
  origin: v.optional(SignInMethod),
}))();

export const SudoOrigin: v.GenericSchema<types.SudoOrigin> = /* @__PURE__ */ v.picklist(["email-otp", "otp", "recovery-code", "totp", "webauthn"]);

export const SudoSession: v.GenericSchema<types.SudoSession> = /* @__PURE__ */ (() => v.looseObject({
  expiresAt: v.number(),
  origin: SudoOrigin,
  verifiedAt: v.optional(v.number()),
}))();

export const UserTokenScope: v.GenericSchema<types.UserTokenScope> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("user"),
  createdAt: v.number(),
  expiresAt: v.optional(v.number()),
  origin: v.optional(SignInMethod),
  sudo: v.optional(SudoSession),
}))();

export const AuthTokenScope: v.GenericSchema<types.AuthTokenScope> = /* @__PURE__ */ v.union([UserTokenScope, TeamTokenScope]);

export const AuthToken: v.GenericSchema<types.AuthToken> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  id: v.string(),
  name: v.string(),
  activeAt: v.number(),
  createdAt: v.number(),
  expiresAt: v.optional(v.number()),
  leakedAt: v.optional(v.number()),
  leakedUrl: v.optional(v.string()),
  origin: v.optional(v.string()),
  prefix: v.optional(v.string()),
  revokedAt: v.optional(v.number()),
  scopes: v.optional(v.array(AuthTokenScope)),
  suffix: v.optional(v.string()),
  teamId: v.optional(v.string()),
  projectId: v.optional(v.string()),
}))();

export const AuthTokenPagination: v.GenericSchema<types.AuthTokenPagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.union([v.string(), v.number()])),
  prev: v.nullable(v.union([v.string(), v.number()])),
}))();

export const AuthTokenPage: v.GenericSchema<types.AuthTokenPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: AuthTokenPagination,
  tokens: v.array(AuthToken),
}))();

export const CreateApiKeyRequest: v.GenericSchema<types.CreateApiKeyRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  purpose: v.string(),
  aiGatewayQuota: v.optional(AiGatewayQuota),
  expiresAt: v.optional(v.number()),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  projectId: v.optional(v.string()),
}))();

export const CreateAuthTokenRequest: v.GenericSchema<types.CreateAuthTokenRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  expiresAt: v.optional(v.number()),
  projectId: v.optional(v.string()),
}))();

export const CreatedApiKey: v.GenericSchema<types.CreatedApiKey> = /* @__PURE__ */ (() => v.looseObject({
  apiKey: ApiKey,
  apiKeyString: v.string(),
}))();

export const CreatedAuthToken: v.GenericSchema<types.CreatedAuthToken> = /* @__PURE__ */ (() => v.looseObject({
  bearerToken: v.string(),
  token: AuthToken,
}))();

export const SsoCodeExchange: v.GenericSchema<types.SsoCodeExchange> = /* @__PURE__ */ (() => v.looseObject({
  grant_type: v.literal("authorization_code"),
  client_id: v.string(),
  client_secret: v.string(),
  code: v.string(),
  redirect_uri: v.optional(v.string()),
  state: v.optional(v.string()),
}))();

export const SsoRefresh: v.GenericSchema<types.SsoRefresh> = /* @__PURE__ */ (() => v.looseObject({
  grant_type: v.literal("refresh_token"),
  client_id: v.string(),
  client_secret: v.string(),
  refresh_token: v.string(),
}))();

export const ExchangeSsoTokenInput: v.GenericSchema<types.ExchangeSsoTokenInput> = /* @__PURE__ */ v.union([SsoCodeExchange, SsoRefresh]);

export const ExchangeSsoTokenOutput: v.GenericSchema<types.ExchangeSsoTokenOutput> = /* @__PURE__ */ (() => v.looseObject({
  access_token: v.nullable(v.string()),
  expires_in: v.optional(v.number()),
  id_token: v.string(),
  refresh_token: v.optional(v.string()),
  token_type: v.nullable(v.string()),
}))();

export const ListAuthTokensInput: v.GenericSchema<types.ListAuthTokensInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  until: v.optional(v.number()),
}))();

export const CreateAuthTokenInput: v.GenericSchema<types.CreateAuthTokenInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  expiresAt: v.optional(v.number()),
  projectId: v.optional(v.string()),
}))();

export const GetAuthTokenInput: v.GenericSchema<types.GetAuthTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  tokenId: v.string(),
}))();

export const GetAuthTokenOutput: v.GenericSchema<types.GetAuthTokenOutput> = /* @__PURE__ */ v.looseObject({
  token: AuthToken,
});

export const DeleteAuthTokenInput: v.GenericSchema<types.DeleteAuthTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  tokenId: v.string(),
}))();

export const DeleteAuthTokenOutput: v.GenericSchema<types.DeleteAuthTokenOutput> = /* @__PURE__ */ (() => v.looseObject({
  tokenId: v.string(),
}))();

export const CreateApiKeyInput: v.GenericSchema<types.CreateApiKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  purpose: v.string(),
  aiGatewayQuota: v.optional(AiGatewayQuota),
  expiresAt: v.optional(v.number()),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  projectId: v.optional(v.string()),
}))();
