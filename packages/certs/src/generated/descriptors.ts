// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Gets a certificate by its ID.
 *
 * `GET /v8/certs/{id}`
 */
export const getCert: Operation = { route: "GET /v8/certs/{id}", group: "certs", team: true };

/**
 * Deletes a certificate.
 *
 * `DELETE /v8/certs/{id}`
 */
export const deleteCert: Operation = { route: "DELETE /v8/certs/{id}", group: "certs", team: true };

/**
 * Lists the certificates.
 *
 * `GET /v8/certs`
 */
export const listCerts: ListOperation = { route: "GET /v8/certs", group: "certs", team: true, items: "certs", next: "pagination.next", send: "until" };

/**
 * Issues a certificate for domains.
 *
 * `POST /v8/certs`
 */
export const issueCert: Operation = { route: "POST /v8/certs", group: "certs", team: true };

/**
 * Uploads a certificate that was issued elsewhere.
 *
 * `PUT /v8/certs`
 */
export const uploadCert: Operation = { route: "PUT /v8/certs", group: "certs", team: true, secretInput: ["key"] };
