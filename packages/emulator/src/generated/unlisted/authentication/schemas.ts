// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

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
