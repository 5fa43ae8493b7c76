// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Signs a message with the active key of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/sign/message`
 */
export const signKmsMessage: Operation = { route: "POST /v1/kms/issuers/{issuerId}/sign/message", group: "kms", team: true, safe: true };

/**
 * Issues a JSON Web Token that the active key of an issuer signs.
 *
 * `POST /v1/kms/issuers/{issuerId}/sign/token`
 */
export const signKmsToken: Operation = { route: "POST /v1/kms/issuers/{issuerId}/sign/token", group: "kms", team: true, safe: true, secret: true };

/**
 * Lists the issuers.
 *
 * `GET /v1/kms/issuers`
 */
export const listKmsIssuers: ListOperation = { route: "GET /v1/kms/issuers", group: "kms", team: true, items: "issuers", next: "pagination.next", send: "next" };

/**
 * Creates an issuer with its first signing key.
 *
 * `POST /v1/kms/issuers`
 */
export const createKmsIssuer: Operation = { route: "POST /v1/kms/issuers", group: "kms", team: true, secretInput: ["importKey"] };

/**
 * Creates a signing key of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys`
 */
export const createKmsSigningKey: Operation = { route: "POST /v1/kms/issuers/{issuerId}/keys", group: "kms", team: true, secretInput: ["importKey"] };

/**
 * Makes a signing key the active one; signatures of the previous key stay valid for a while longer.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys/{keyId}/activate`
 */
export const activateKmsSigningKey: Operation = { route: "POST /v1/kms/issuers/{issuerId}/keys/{keyId}/activate", group: "kms", team: true, safe: true };

/**
 * Revokes a signing key whose revocation was planned, at once; its signatures are no longer valid.
 *
 * `POST /v1/kms/issuers/{issuerId}/keys/{keyId}/revoke`
 */
export const revokeKmsSigningKey: Operation = { route: "POST /v1/kms/issuers/{issuerId}/keys/{keyId}/revoke", group: "kms", team: true, safe: true };

/**
 * Gets an issuer.
 *
 * `GET /v1/kms/issuers/{issuerId}`
 */
export const getKmsIssuer: Operation = { route: "GET /v1/kms/issuers/{issuerId}", group: "kms", team: true };

/**
 * Changes an issuer.
 *
 * `PATCH /v1/kms/issuers/{issuerId}`
 */
export const updateKmsIssuer: Operation = { route: "PATCH /v1/kms/issuers/{issuerId}", group: "kms", team: true, safe: true };

/**
 * Deletes an issuer with its keys; nothing can be signed with them any more.
 *
 * `DELETE /v1/kms/issuers/{issuerId}`
 */
export const deleteKmsIssuer: Operation = { route: "DELETE /v1/kms/issuers/{issuerId}", group: "kms", team: true };

/**
 * Creates a signing policy of an issuer.
 *
 * `POST /v1/kms/issuers/{issuerId}/policies`
 */
export const createKmsIssuerPolicy: Operation = { route: "POST /v1/kms/issuers/{issuerId}/policies", group: "kms", team: true };

/**
 * Changes a policy of an issuer.
 *
 * `PATCH /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}`
 */
export const updateKmsIssuerPolicy: Operation = { route: "PATCH /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}", group: "kms", team: true, safe: true };

/**
 * Deletes a policy of an issuer; its signers may no longer sign.
 *
 * `DELETE /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}`
 */
export const deleteKmsIssuerPolicy: Operation = { route: "DELETE /v1/kms/issuers/{issuerId}/policies/{kind}/{policyKey}", group: "kms", team: true };
