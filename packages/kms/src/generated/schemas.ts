// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CreateKmsIssuerPolicyRequest: v.GenericSchema<types.CreateKmsIssuerPolicyRequest> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("project-grant"),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const KmsAlgorithm: v.GenericSchema<types.KmsAlgorithm> = /* @__PURE__ */ v.picklist(["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512"]);

export const KmsConnexGrantInput: v.GenericSchema<types.KmsConnexGrantInput> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("connex-grant"),
  clientId: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const KmsProjectGrantInput: v.GenericSchema<types.KmsProjectGrantInput> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("project-grant"),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const KmsIssuerPolicyInput: v.GenericSchema<types.KmsIssuerPolicyInput> = /* @__PURE__ */ v.union([KmsProjectGrantInput, KmsConnexGrantInput]);

export const CreateKmsIssuerRequest: v.GenericSchema<types.CreateKmsIssuerRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  algorithm: /* @__PURE__ */ v.optional(KmsAlgorithm),
  claimsSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  importKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  importKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  policy: /* @__PURE__ */ v.optional(KmsIssuerPolicyInput),
});

export const CreateKmsSigningKeyRequest: v.GenericSchema<types.CreateKmsSigningKeyRequest> = /* @__PURE__ */ v.looseObject({
  activation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["automatic", "manual"])),
  importKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  importKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  revokePreviousAfterHours: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  revokePreviousAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
});

export const CursorPagination: v.GenericSchema<types.CursorPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const KmsConnexGrant: v.GenericSchema<types.KmsConnexGrant> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("connex-grant"),
  clientId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const KmsProjectGrant: v.GenericSchema<types.KmsProjectGrant> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("project-grant"),
  createdAt: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const KmsIssuerPolicy: v.GenericSchema<types.KmsIssuerPolicy> = /* @__PURE__ */ v.union([KmsProjectGrant, KmsConnexGrant]);

export const KmsPublicKey: v.GenericSchema<types.KmsPublicKey> = /* @__PURE__ */ v.looseObject({
  alg: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key_ops: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  kid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  kty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  use: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  x5c: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  "x5t#S256": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const KmsSigningKey: v.GenericSchema<types.KmsSigningKey> = /* @__PURE__ */ v.looseObject({
  algorithm: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  issuerId: /* @__PURE__ */ v.string(),
  keyId: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.picklist(["active", "pending", "revoking"]),
  updatedAt: /* @__PURE__ */ v.string(),
  activateAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  activatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  certificatePem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  importKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  publicKey: /* @__PURE__ */ v.optional(KmsPublicKey),
  publicKeyFingerprint: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  publicKeyPem: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  revokeAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const KmsIssuer: v.GenericSchema<types.KmsIssuer> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  algorithm: KmsAlgorithm,
  createdAt: /* @__PURE__ */ v.string(),
  origin: /* @__PURE__ */ v.picklist(["external", "vercel"]),
  ownerId: /* @__PURE__ */ v.string(),
  policies: /* @__PURE__ */ v.array(KmsIssuerPolicy),
  signingKeys: /* @__PURE__ */ v.array(KmsSigningKey),
  updatedAt: /* @__PURE__ */ v.string(),
  claimsSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  managedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const KmsIssuerPage: v.GenericSchema<types.KmsIssuerPage> = /* @__PURE__ */ v.looseObject({
  issuers: /* @__PURE__ */ v.array(KmsIssuer),
  pagination: CursorPagination,
});

export const SignKmsTokenRequest: v.GenericSchema<types.SignKmsTokenRequest> = /* @__PURE__ */ v.looseObject({
  claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const SignKmsMessageInput: v.GenericSchema<types.SignKmsMessageInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
});

export const SignKmsMessageOutput: v.GenericSchema<types.SignKmsMessageOutput> = /* @__PURE__ */ v.looseObject({
  algorithm: /* @__PURE__ */ v.string(),
  keyId: /* @__PURE__ */ v.string(),
  signature: /* @__PURE__ */ v.string(),
});

export const SignKmsTokenInput: v.GenericSchema<types.SignKmsTokenInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  claims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const SignKmsTokenOutput: v.GenericSchema<types.SignKmsTokenOutput> = /* @__PURE__ */ v.looseObject({
  token: /* @__PURE__ */ v.string(),
});

export const ListKmsIssuersInput: v.GenericSchema<types.ListKmsIssuersInput> = /* @__PURE__ */ v.looseObject({
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  next: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateKmsIssuerInput: v.GenericSchema<types.CreateKmsIssuerInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  algorithm: /* @__PURE__ */ v.optional(KmsAlgorithm),
  claimsSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  importKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  importKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  policy: /* @__PURE__ */ v.optional(KmsIssuerPolicyInput),
});

export const CreateKmsSigningKeyInput: v.GenericSchema<types.CreateKmsSigningKeyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  activation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["automatic", "manual"])),
  importKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  importKeyId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  revokePreviousAfterHours: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  revokePreviousAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
});

export const ActivateKmsSigningKeyInput: v.GenericSchema<types.ActivateKmsSigningKeyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  keyId: /* @__PURE__ */ v.string(),
  revokePreviousAfterHours: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RevokeKmsSigningKeyInput: v.GenericSchema<types.RevokeKmsSigningKeyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  keyId: /* @__PURE__ */ v.string(),
});

export const GetKmsIssuerInput: v.GenericSchema<types.GetKmsIssuerInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
});

export const UpdateKmsIssuerInput: v.GenericSchema<types.UpdateKmsIssuerInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  claimsSchema: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
});

export const DeleteKmsIssuerInput: v.GenericSchema<types.DeleteKmsIssuerInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
});

export const CreateKmsIssuerPolicyInput: v.GenericSchema<types.CreateKmsIssuerPolicyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.literal("project-grant"),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const CreateKmsIssuerPolicyOutput: v.GenericSchema<types.CreateKmsIssuerPolicyOutput> = /* @__PURE__ */ v.union([KmsProjectGrant, KmsConnexGrant]);

export const UpdateKmsIssuerPolicyInput: v.GenericSchema<types.UpdateKmsIssuerPolicyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.string(),
  policyKey: /* @__PURE__ */ v.string(),
  environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  tokenClaims: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
});

export const UpdateKmsIssuerPolicyOutput: v.GenericSchema<types.UpdateKmsIssuerPolicyOutput> = /* @__PURE__ */ v.union([KmsProjectGrant, KmsConnexGrant]);

export const DeleteKmsIssuerPolicyInput: v.GenericSchema<types.DeleteKmsIssuerPolicyInput> = /* @__PURE__ */ v.looseObject({
  issuerId: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.string(),
  policyKey: /* @__PURE__ */ v.string(),
});
