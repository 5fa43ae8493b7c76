// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CursorPagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  CursorPagination,
} from "../../../../shapes/generated/schemas.ts";

export const CreateKmsIssuerPolicyRequest: v.GenericSchema<types.CreateKmsIssuerPolicyRequest> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("project-grant"),
  environments: v.array(v.string()),
  projectId: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const KmsAlgorithm: v.GenericSchema<types.KmsAlgorithm> = /* @__PURE__ */ v.picklist(["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512"]);

export const KmsConnexGrantInput: v.GenericSchema<types.KmsConnexGrantInput> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("connex-grant"),
  clientId: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const KmsProjectGrantInput: v.GenericSchema<types.KmsProjectGrantInput> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("project-grant"),
  environments: v.array(v.string()),
  projectId: v.string(),
  teamId: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const KmsIssuerPolicyInput: v.GenericSchema<types.KmsIssuerPolicyInput> = /* @__PURE__ */ v.union([KmsProjectGrantInput, KmsConnexGrantInput]);

export const CreateKmsIssuerRequest: v.GenericSchema<types.CreateKmsIssuerRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  algorithm: v.optional(KmsAlgorithm),
  claimsSchema: v.optional(v.record(v.string(), v.unknown())),
  importKey: v.optional(v.string()),
  importKeyId: v.optional(v.string()),
  policy: v.optional(KmsIssuerPolicyInput),
}))();

export const CreateKmsSigningKeyRequest: v.GenericSchema<types.CreateKmsSigningKeyRequest> = /* @__PURE__ */ (() => v.looseObject({
  activation: v.optional(v.picklist(["automatic", "manual"])),
  importKey: v.optional(v.string()),
  importKeyId: v.optional(v.string()),
  revokePreviousAfterHours: v.optional(v.number()),
  revokePreviousAt: v.optional(v.union([v.number(), v.string()])),
}))();

export const KmsConnexGrant: v.GenericSchema<types.KmsConnexGrant> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("connex-grant"),
  clientId: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const KmsProjectGrant: v.GenericSchema<types.KmsProjectGrant> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("project-grant"),
  createdAt: v.string(),
  environments: v.array(v.string()),
  projectId: v.string(),
  teamId: v.string(),
  updatedAt: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const KmsIssuerPolicy: v.GenericSchema<types.KmsIssuerPolicy> = /* @__PURE__ */ v.union([KmsProjectGrant, KmsConnexGrant]);

export const KmsPublicKey: v.GenericSchema<types.KmsPublicKey> = /* @__PURE__ */ (() => v.looseObject({
  alg: v.optional(v.string()),
  key_ops: v.optional(v.array(v.string())),
  kid: v.optional(v.string()),
  kty: v.optional(v.string()),
  use: v.optional(v.string()),
  x5c: v.optional(v.array(v.string())),
  "x5t#S256": v.optional(v.string()),
}))();

export const KmsSigningKey: v.GenericSchema<types.KmsSigningKey> = /* @__PURE__ */ (() => v.looseObject({
  algorithm: v.string(),
  createdAt: v.string(),
  issuerId: v.string(),
  keyId: v.string(),
  status: v.picklist(["active", "pending", "revoking"]),
  updatedAt: v.string(),
  activateAt: v.optional(v.string()),
  activatedAt: v.optional(v.string()),
  certificatePem: v.optional(v.string()),
  importKeyId: v.optional(v.string()),
  publicKey: v.optional(KmsPublicKey),
  publicKeyFingerprint: v.optional(v.string()),
  publicKeyPem: v.optional(v.string()),
  revokeAt: v.optional(v.string()),
}))();

export const KmsIssuer: v.GenericSchema<types.KmsIssuer> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  algorithm: KmsAlgorithm,
  createdAt: v.string(),
  origin: v.picklist(["external", "vercel"]),
  ownerId: v.string(),
  policies: v.array(KmsIssuerPolicy),
  signingKeys: v.array(KmsSigningKey),
  updatedAt: v.string(),
  claimsSchema: v.optional(v.record(v.string(), v.unknown())),
  managedBy: v.optional(v.string()),
}))();

export const KmsIssuerPage: v.GenericSchema<types.KmsIssuerPage> = /* @__PURE__ */ (() => v.looseObject({
  issuers: v.array(KmsIssuer),
  pagination: CursorPagination,
}))();

export const SignKmsTokenRequest: v.GenericSchema<types.SignKmsTokenRequest> = /* @__PURE__ */ (() => v.looseObject({
  claims: v.optional(v.record(v.string(), v.unknown())),
  headers: v.optional(v.record(v.string(), v.unknown())),
  ttl: v.optional(v.nullable(v.number())),
}))();

export const SignKmsMessageInput: v.GenericSchema<types.SignKmsMessageInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  message: v.string(),
}))();

export const SignKmsMessageOutput: v.GenericSchema<types.SignKmsMessageOutput> = /* @__PURE__ */ (() => v.looseObject({
  algorithm: v.string(),
  keyId: v.string(),
  signature: v.string(),
}))();

export const SignKmsTokenInput: v.GenericSchema<types.SignKmsTokenInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  claims: v.optional(v.record(v.string(), v.unknown())),
  headers: v.optional(v.record(v.string(), v.unknown())),
  ttl: v.optional(v.nullable(v.number())),
}))();

export const SignKmsTokenOutput: v.GenericSchema<types.SignKmsTokenOutput> = /* @__PURE__ */ (() => v.looseObject({
  token: v.string(),
}))();

export const ListKmsIssuersInput: v.GenericSchema<types.ListKmsIssuersInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.pipe(v.number(), v.integer())),
  next: v.optional(v.string()),
}))();

export const CreateKmsIssuerInput: v.GenericSchema<types.CreateKmsIssuerInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  algorithm: v.optional(KmsAlgorithm),
  claimsSchema: v.optional(v.record(v.string(), v.unknown())),
  importKey: v.optional(v.string()),
  importKeyId: v.optional(v.string()),
  policy: v.optional(KmsIssuerPolicyInput),
}))();

export const CreateKmsSigningKeyInput: v.GenericSchema<types.CreateKmsSigningKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  activation: v.optional(v.picklist(["automatic", "manual"])),
  importKey: v.optional(v.string()),
  importKeyId: v.optional(v.string()),
  revokePreviousAfterHours: v.optional(v.number()),
  revokePreviousAt: v.optional(v.union([v.number(), v.string()])),
}))();

export const ActivateKmsSigningKeyInput: v.GenericSchema<types.ActivateKmsSigningKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  keyId: v.string(),
  revokePreviousAfterHours: v.optional(v.number()),
}))();

export const RevokeKmsSigningKeyInput: v.GenericSchema<types.RevokeKmsSigningKeyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  keyId: v.string(),
}))();

export const GetKmsIssuerInput: v.GenericSchema<types.GetKmsIssuerInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
}))();

export const UpdateKmsIssuerInput: v.GenericSchema<types.UpdateKmsIssuerInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  name: v.optional(v.string()),
  claimsSchema: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
}))();

export const DeleteKmsIssuerInput: v.GenericSchema<types.DeleteKmsIssuerInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
}))();

export const CreateKmsIssuerPolicyInput: v.GenericSchema<types.CreateKmsIssuerPolicyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  kind: v.literal("project-grant"),
  environments: v.array(v.string()),
  projectId: v.string(),
  tokenClaims: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateKmsIssuerPolicyInput: v.GenericSchema<types.UpdateKmsIssuerPolicyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  kind: v.string(),
  policyKey: v.string(),
  environments: v.optional(v.array(v.string())),
  tokenClaims: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
}))();

export const DeleteKmsIssuerPolicyInput: v.GenericSchema<types.DeleteKmsIssuerPolicyInput> = /* @__PURE__ */ (() => v.looseObject({
  issuerId: v.string(),
  kind: v.string(),
  policyKey: v.string(),
}))();
