// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  ActivateKmsSigningKeyInput,
  CreateKmsIssuerInput,
  CreateKmsIssuerPolicyInput,
  CreateKmsSigningKeyInput,
  DeleteKmsIssuerInput,
  DeleteKmsIssuerOutput,
  DeleteKmsIssuerPolicyInput,
  DeleteKmsIssuerPolicyOutput,
  GetKmsIssuerInput,
  KmsIssuer,
  KmsIssuerPage,
  KmsIssuerPolicy,
  KmsSigningKey,
  ListKmsIssuersInput,
  RevokeKmsSigningKeyInput,
  SignKmsMessageInput,
  SignKmsMessageOutput,
  SignKmsTokenInput,
  SignKmsTokenOutput,
  UpdateKmsIssuerInput,
  UpdateKmsIssuerPolicyInput,
} from "./types.ts";

/**
 * Signs a message with the active key of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/sign/message`
 *
 * @throws `ApiError` 400, 401, 403, 404, 429
 */
export function signKmsMessage(
  client: Client,
  input: SignKmsMessageInput,
  options?: CallOptions,
): ApiPromise<SignKmsMessageOutput> {
  return call(client, operations.signKmsMessage, input, options);
}

/**
 * Issues a JSON Web Token that the active key of an issuer signs.
 *
 * `POST /v1/kms/issuers/{issuerId}/sign/token`
 *
 * @throws `ApiError` 400, 401, 403, 404, 429
 */
export function signKmsToken(
  client: Client,
  input: SignKmsTokenInput,
  options?: CallOptions,
): ApiPromise<SignKmsTokenOutput> {
  return call(client, operations.signKmsToken, input, options);
}

/**
 * Lists the issuers.
 *
 * `GET /v1/kms/issuers`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listKmsIssuers(
  client: Client,
  input?: ListKmsIssuersInput,
  options?: CallOptions,
): PagedPromise<KmsIssuerPage, KmsIssuer> {
  return list(client, operations.listKmsIssuers, input, options);
}

/**
 * Creates an issuer with its first signing key.
 *
 * `POST /v1/kms/issuers`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function createKmsIssuer(
  client: Client,
  input: CreateKmsIssuerInput,
  options?: CallOptions,
): ApiPromise<KmsIssuer> {
  return call(client, operations.createKmsIssuer, input, options);
}

/**
 * Creates a signing key of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function createKmsSigningKey(
  client: Client,
  input: CreateKmsSigningKeyInput,
  options?: CallOptions,
): ApiPromise<KmsSigningKey> {
  return call(client, operations.createKmsSigningKey, input, options);
}

/**
 * Makes a signing key the active one; signatures of the previous key stay valid for a while longer.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys/{keyId}/activate`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function activateKmsSigningKey(
  client: Client,
  input: ActivateKmsSigningKeyInput,
  options?: CallOptions,
): ApiPromise<KmsSigningKey> {
  return call(client, operations.activateKmsSigningKey, input, options);
}

/**
 * Revokes a signing key whose revocation was planned, at once; its signatures are no longer valid.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys/{keyId}/revoke`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function revokeKmsSigningKey(
  client: Client,
  input: RevokeKmsSigningKeyInput,
  options?: CallOptions,
): ApiPromise<KmsIssuer> {
  return call(client, operations.revokeKmsSigningKey, input, options);
}

/**
 * Gets an issuer.
 *
 * `GET /v1/kms/issuers/{issuerId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getKmsIssuer(
  client: Client,
  input: GetKmsIssuerInput,
  options?: CallOptions,
): ApiPromise<KmsIssuer> {
  return call(client, operations.getKmsIssuer, input, options);
}

/**
 * Changes an issuer.
 *
 * `PATCH /v1/kms/issuers/{issuerId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateKmsIssuer(
  client: Client,
  input: UpdateKmsIssuerInput,
  options?: CallOptions,
): ApiPromise<KmsIssuer> {
  return call(client, operations.updateKmsIssuer, input, options);
}

/**
 * Deletes an issuer with its keys; nothing can be signed with them any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/kms/issuers/{issuerId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteKmsIssuer(
  client: Client,
  input: DeleteKmsIssuerInput,
  options?: CallOptions,
): ApiPromise<DeleteKmsIssuerOutput> {
  return call(client, operations.deleteKmsIssuer, input, options);
}

/**
 * Creates a signing policy of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/policies`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function createKmsIssuerPolicy(
  client: Client,
  input: CreateKmsIssuerPolicyInput,
  options?: CallOptions,
): ApiPromise<KmsIssuerPolicy> {
  return call(client, operations.createKmsIssuerPolicy, input, options);
}

/**
 * Changes a policy of an issuer.
 *
 * `PATCH /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateKmsIssuerPolicy(
  client: Client,
  input: UpdateKmsIssuerPolicyInput,
  options?: CallOptions,
): ApiPromise<KmsIssuerPolicy> {
  return call(client, operations.updateKmsIssuerPolicy, input, options);
}

/**
 * Deletes a policy of an issuer; its signers may no longer sign.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteKmsIssuerPolicy(
  client: Client,
  input: DeleteKmsIssuerPolicyInput,
  options?: CallOptions,
): ApiPromise<DeleteKmsIssuerPolicyOutput> {
  return call(client, operations.deleteKmsIssuerPolicy, input, options);
}
