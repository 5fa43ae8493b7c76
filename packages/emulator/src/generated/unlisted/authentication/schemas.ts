// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ApiKey, ApiKeyQuota, QuotaRefreshPeriod,
} from "@slipway/authentication/schemas";

export const AuthTokenCursors: v.GenericSchema<types.AuthTokenCursors> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.string()),
  prev: v.nullable(v.string()),
}))();

export const ApiKeyPage: v.GenericSchema<types.ApiKeyPage> = /* @__PURE__ */ (() => v.looseObject({
  apiKeys: v.array(ApiKey),
  pagination: AuthTokenCursors,
}))();

export const CreateOAuthAppRequest: v.GenericSchema<types.CreateOAuthAppRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  homePageUri: v.optional(v.nullable(v.string())),
  privacyPolicyUrl: v.optional(v.nullable(v.string())),
  termsOfServiceUrl: v.optional(v.nullable(v.string())),
  codeOfConductUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
  scopes: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  description: v.optional(v.string()),
}))();

export const OAuthApp: v.GenericSchema<types.OAuthApp> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  slug: v.string(),
  homePageUri: v.optional(v.nullable(v.string())),
  privacyPolicyUrl: v.optional(v.nullable(v.string())),
  termsOfServiceUrl: v.optional(v.nullable(v.string())),
  codeOfConductUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.array(v.string())),
  scopes: v.optional(v.array(v.string())),
  clientId: v.string(),
  teamId: v.string(),
  description: v.string(),
  clientSecrets: v.array(v.looseObject({
    id: v.string(),
    lastFourChars: v.string(),
  })),
}))();

export const UpdateApiKeyQuotaRequest: v.GenericSchema<types.UpdateApiKeyQuotaRequest> = /* @__PURE__ */ (() => v.looseObject({
  limitAmount: v.optional(v.number()),
  alertThresholds: v.optional(v.array(v.number())),
  includeByokInQuota: v.optional(v.boolean()),
  refreshPeriod: v.optional(QuotaRefreshPeriod),
  archived: v.optional(v.boolean()),
}))();

export const UpdateOAuthAppRequest: v.GenericSchema<types.UpdateOAuthAppRequest> = /* @__PURE__ */ (() => v.looseObject({
  homePageUri: v.optional(v.nullable(v.string())),
  privacyPolicyUrl: v.optional(v.nullable(v.string())),
  termsOfServiceUrl: v.optional(v.nullable(v.string())),
  codeOfConductUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
  scopes: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  slug: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  description: v.optional(v.string()),
}))();

export const CreateOAuthAppInput: v.GenericSchema<types.CreateOAuthAppInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  homePageUri: v.optional(v.nullable(v.string())),
  privacyPolicyUrl: v.optional(v.nullable(v.string())),
  termsOfServiceUrl: v.optional(v.nullable(v.string())),
  codeOfConductUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
  scopes: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  description: v.optional(v.string()),
}))();

export const GetOAuthAppInput: v.GenericSchema<types.GetOAuthAppInput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
}))();

export const GetOAuthAppOutput: v.GenericSchema<types.GetOAuthAppOutput> = /* @__PURE__ */ v.looseObject({
  app: OAuthApp,
});

export const UpdateOAuthAppInput: v.GenericSchema<types.UpdateOAuthAppInput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
  homePageUri: v.optional(v.nullable(v.string())),
  privacyPolicyUrl: v.optional(v.nullable(v.string())),
  termsOfServiceUrl: v.optional(v.nullable(v.string())),
  codeOfConductUrl: v.optional(v.nullable(v.string())),
  redirectUris: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
  scopes: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  slug: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  description: v.optional(v.string()),
}))();

export const DeleteOAuthAppInput: v.GenericSchema<types.DeleteOAuthAppInput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
}))();

export const CreateOAuthAppSecretInput: v.GenericSchema<types.CreateOAuthAppSecretInput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
  body: v.optional(v.looseObject({})),
}))();

export const CreateOAuthAppSecretOutput: v.GenericSchema<types.CreateOAuthAppSecretOutput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
  clientSecret: v.string(),
}))();

export const DeleteOAuthAppSecretInput: v.GenericSchema<types.DeleteOAuthAppSecretInput> = /* @__PURE__ */ (() => v.looseObject({
  clientId: v.string(),
  lastFourChars: v.string(),
}))();

export const ListApiKeysInput: v.GenericSchema<types.ListApiKeysInput> = /* @__PURE__ */ (() => v.looseObject({
  purpose: v.optional(v.string()),
}))();

export const GetApiKeyInput: v.GenericSchema<types.GetApiKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  apiKeyId: v.string(),
}))();

export const GetApiKeyOutput: v.GenericSchema<types.GetApiKeyOutput> = /* @__PURE__ */ v.looseObject({
  apiKey: ApiKey,
});

export const DeleteApiKeyInput: v.GenericSchema<types.DeleteApiKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  apiKeyId: v.string(),
}))();

export const UpdateApiKeyQuotaInput: v.GenericSchema<types.UpdateApiKeyQuotaInput> = /* @__PURE__ */ (() => v.looseObject({
  apiKeyId: v.string(),
  limitAmount: v.optional(v.number()),
  alertThresholds: v.optional(v.array(v.number())),
  includeByokInQuota: v.optional(v.boolean()),
  refreshPeriod: v.optional(QuotaRefreshPeriod),
  archived: v.optional(v.boolean()),
}))();

export const UpdateApiKeyQuotaOutput: v.GenericSchema<types.UpdateApiKeyQuotaOutput> = /* @__PURE__ */ v.looseObject({
  quota: ApiKeyQuota,
});

export const ExchangeIntegrationCodeInput: v.GenericSchema<types.ExchangeIntegrationCodeInput> = /* @__PURE__ */ (() => v.looseObject({
  client_id: v.string(),
  client_secret: v.string(),
  code: v.string(),
  redirect_uri: v.optional(v.string()),
}))();

export const ExchangeIntegrationCodeOutput: v.GenericSchema<types.ExchangeIntegrationCodeOutput> = /* @__PURE__ */ (() => v.looseObject({
  access_token: v.string(),
  token_type: v.literal("Bearer"),
  installation_id: v.string(),
  user_id: v.string(),
  team_id: v.nullable(v.string()),
}))();
