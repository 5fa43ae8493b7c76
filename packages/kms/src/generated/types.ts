// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CursorPagination,
} from "../../../../shapes/generated/types.ts";
export type {
  CursorPagination,
} from "../../../../shapes/generated/types.ts";

/** A new policy. */
export interface CreateKmsIssuerPolicyRequest {
  /** Lets the deployments of a project sign. */
  kind: "project-grant";
  /** The environments whose deployments may sign. */
  environments: readonly string[];
  /** The project whose deployments may sign, by its ID. */
  projectId: string;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | undefined;
}

/** A new issuer. */
export interface CreateKmsIssuerRequest {
  /** The display name of the issuer. */
  name: string;
  /** Signature algorithm of the issuer, by its name as a JSON Web Algorithm. Default: `"RS512"`. */
  algorithm?: KmsAlgorithm | undefined;
  /** The JSON Schema that the claims of a token keep to. */
  claimsSchema?: { [key: string]: unknown } | undefined;
  /** An existing private key, as PEM. A credential: keep it out of logs. */
  importKey?: string | undefined;
  /** The ID that the key has already. */
  importKeyId?: string | undefined;
  /** First signing policy of the issuer; further policies can be added later. */
  policy?: KmsIssuerPolicyInput | undefined;
}

/** A new signing key. */
export interface CreateKmsSigningKeyRequest {
  /** Whether the key becomes the signing key automatically. */
  activation?: "automatic" | "manual" | Unlisted | undefined;
  /** An existing private key, as PEM. A credential: keep it out of logs. */
  importKey?: string | undefined;
  /** The ID that the key has already. */
  importKeyId?: string | undefined;
  /** Number of hours after which the previous key's signatures are no longer valid. */
  revokePreviousAfterHours?: number | undefined;
  /** Time from which the previous key's signatures are no longer valid. */
  revokePreviousAt?: number | string | undefined;
}

/** Signature algorithm. */
export type KmsAlgorithm = "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | Unlisted;

/** A client of a connector. */
export interface KmsConnexGrant {
  kind: "connex-grant";
  clientId: string;
  createdAt: string;
  updatedAt: string;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | undefined;
}

/** A client of a connector. */
export interface KmsConnexGrantInput {
  /** Lets a client of a connector sign. */
  kind: "connex-grant";
  /** The client, by its ID. */
  clientId: string;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | undefined;
}

/** Signs tokens and messages. */
export interface KmsIssuer {
  id: string;
  name: string;
  algorithm: KmsAlgorithm;
  createdAt: string;
  /** Whether the platform made the keys or someone else did. */
  origin: "external" | "vercel" | Unlisted;
  ownerId: string;
  policies: KmsIssuerPolicy[];
  signingKeys: KmsSigningKey[];
  updatedAt: string;
  /** The JSON Schema that the claims of a token keep to. */
  claimsSchema?: { [key: string]: unknown } | undefined;
  /** Manager of the issuer, if it is not the team. */
  managedBy?: string | undefined;
}

/** Page of issuers. */
export interface KmsIssuerPage {
  issuers: KmsIssuer[];
  pagination: CursorPagination;
}

/** Permission to sign: the signers and the tokens that they may sign. */
export type KmsIssuerPolicy = KmsProjectGrant | KmsConnexGrant;

/** Permission to sign: the signers and the tokens that they may sign. */
export type KmsIssuerPolicyInput = KmsProjectGrantInput | KmsConnexGrantInput;

/** Deployments of a project. */
export interface KmsProjectGrant {
  kind: "project-grant";
  createdAt: string;
  /** The environments whose deployments may sign. */
  environments: string[];
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The ID of a team: `team_…`. */
  teamId: string;
  updatedAt: string;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | undefined;
}

/** Deployments of a project. */
export interface KmsProjectGrantInput {
  /** Lets the deployments of a project sign. */
  kind: "project-grant";
  /** The environments whose deployments may sign. */
  environments: readonly string[];
  /** The project whose deployments may sign, by its ID. */
  projectId: string;
  /** The team that the project belongs to, by its ID. */
  teamId: string;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | undefined;
}

/** The public key, as a JSON Web Key. */
export interface KmsPublicKey {
  alg?: string | undefined;
  key_ops?: string[] | undefined;
  kid?: string | undefined;
  kty?: string | undefined;
  use?: string | undefined;
  x5c?: string[] | undefined;
  "x5t#S256"?: string | undefined;
}

/** A signing key. */
export interface KmsSigningKey {
  algorithm: string;
  createdAt: string;
  issuerId: string;
  keyId: string;
  status: "active" | "pending" | "revoking" | Unlisted;
  updatedAt: string;
  /** Time from which the key signs. */
  activateAt?: string | undefined;
  activatedAt?: string | undefined;
  certificatePem?: string | undefined;
  /** The ID that the key had before. */
  importKeyId?: string | undefined;
  publicKey?: KmsPublicKey | undefined;
  /** The hash of the public key. */
  publicKeyFingerprint?: string | undefined;
  publicKeyPem?: string | undefined;
  /** Time from which the key's signatures are no longer valid. */
  revokeAt?: string | undefined;
}

/** Token to sign. */
export interface SignKmsTokenRequest {
  /** Claims of the token. */
  claims?: { [key: string]: unknown } | undefined;
  /** Members that are added to the header. */
  headers?: { [key: string]: unknown } | undefined;
  /** Validity in seconds. Default: `300`. */
  ttl?: number | null | undefined;
}

/** Input of `signKmsMessage`. */
export interface SignKmsMessageInput {
  /** The issuer whose key signs, by its ID. */
  issuerId: string;
  /** The message to sign, in Base64. */
  message: string;
}

/** Answer of `signKmsMessage`. */
export interface SignKmsMessageOutput {
  algorithm: string;
  keyId: string;
  signature: string;
}

/** Input of `signKmsToken`. */
export interface SignKmsTokenInput extends SignKmsTokenRequest {
  /** The issuer whose key signs, by its ID. */
  issuerId: string;
}

/** Answer of `signKmsToken`. */
export interface SignKmsTokenOutput {
  /** A credential: keep it out of logs. */
  token: string;
}

/** Input of `listKmsIssuers`. */
export interface ListKmsIssuersInput {
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  next?: string | undefined;
}

/** Answer of `listKmsIssuers`. */
export type ListKmsIssuersOutput = KmsIssuerPage;

/** Input of `createKmsIssuer`. */
export type CreateKmsIssuerInput = CreateKmsIssuerRequest;

/** Answer of `createKmsIssuer`. */
export type CreateKmsIssuerOutput = KmsIssuer;

/** Input of `createKmsSigningKey`. */
export interface CreateKmsSigningKeyInput extends CreateKmsSigningKeyRequest {
  /** The issuer that gets the key, by its ID. */
  issuerId: string;
}

/** Answer of `createKmsSigningKey`. */
export type CreateKmsSigningKeyOutput = KmsSigningKey;

/** Input of `activateKmsSigningKey`. */
export interface ActivateKmsSigningKeyInput {
  /** The issuer of the key, by its ID. */
  issuerId: string;
  /** The key that is to sign, by its ID; it has to be pending. */
  keyId: string;
  /** Number of hours after which the previous key's signatures are no longer valid. */
  revokePreviousAfterHours?: number | undefined;
}

/** Answer of `activateKmsSigningKey`. */
export type ActivateKmsSigningKeyOutput = KmsSigningKey;

/** Input of `revokeKmsSigningKey`. */
export interface RevokeKmsSigningKeyInput {
  /** The issuer of the key, by its ID. */
  issuerId: string;
  /** The key to revoke at once, by its ID; its revocation has to be planned already. */
  keyId: string;
}

/** Answer of `revokeKmsSigningKey`. */
export type RevokeKmsSigningKeyOutput = KmsIssuer;

/** Input of `getKmsIssuer`. */
export interface GetKmsIssuerInput {
  /** The issuer, by its ID. */
  issuerId: string;
}

/** Answer of `getKmsIssuer`. */
export type GetKmsIssuerOutput = KmsIssuer;

/** Input of `updateKmsIssuer`. */
export interface UpdateKmsIssuerInput {
  /** The issuer to change, by its ID. */
  issuerId: string;
  /** The new name of the issuer. */
  name?: string | undefined;
  /** The JSON Schema of a token's claims; null for none. */
  claimsSchema?: { [key: string]: unknown } | null | undefined;
}

/** Answer of `updateKmsIssuer`. */
export type UpdateKmsIssuerOutput = KmsIssuer;

/** Input of `deleteKmsIssuer`. */
export interface DeleteKmsIssuerInput {
  /** The issuer to delete, by its ID. */
  issuerId: string;
}

/** Answer of `deleteKmsIssuer`. */
export type DeleteKmsIssuerOutput = void;

/** Input of `createKmsIssuerPolicy`. */
export interface CreateKmsIssuerPolicyInput extends CreateKmsIssuerPolicyRequest {
  /** The issuer that the policy is for, by its ID. */
  issuerId: string;
}

/** Answer of `createKmsIssuerPolicy`. */
export type CreateKmsIssuerPolicyOutput = KmsIssuerPolicy;

/** Input of `updateKmsIssuerPolicy`. */
export interface UpdateKmsIssuerPolicyInput {
  /** The issuer of the policy, by its ID. */
  issuerId: string;
  /** `project-grant` or `connex-grant`. */
  kind: string;
  /** The project or the client. */
  policyKey: string;
  /** The environments whose deployments may sign. */
  environments?: readonly string[] | undefined;
  /** Claims that every token gets. */
  tokenClaims?: { [key: string]: unknown } | null | undefined;
}

/** Answer of `updateKmsIssuerPolicy`. */
export type UpdateKmsIssuerPolicyOutput = KmsIssuerPolicy;

/** Input of `deleteKmsIssuerPolicy`. */
export interface DeleteKmsIssuerPolicyInput {
  /** The issuer of the policy, by its ID. */
  issuerId: string;
  /** `project-grant` or `connex-grant`. */
  kind: string;
  /** The project or the client. */
  policyKey: string;
}

/** Answer of `deleteKmsIssuerPolicy`. */
export type DeleteKmsIssuerPolicyOutput = void;
