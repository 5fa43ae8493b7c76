// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core";
import type {
  Cert,
  CertPage,
  DeleteCertInput,
  DeleteCertOutput,
  GetCertInput,
  IssueCertInput,
  ListCertsInput,
  UploadCertInput,
} from "./types.ts";

/**
 * Gets a certificate by its ID.
 *
 * `GET /v8/certs/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getCert(
  client: Client,
  input: GetCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, { route: "GET /v8/certs/{id}", group: "certs", team: true }, input, options);
}

/**
 * Deletes a certificate.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v8/certs/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteCert(
  client: Client,
  input: DeleteCertInput,
  options?: CallOptions,
): ApiPromise<DeleteCertOutput> {
  return call(client, { route: "DELETE /v8/certs/{id}", group: "certs", team: true }, input, options);
}

/**
 * Lists the certificates.
 *
 * `GET /v8/certs`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listCerts(
  client: Client,
  input?: ListCertsInput,
  options?: CallOptions,
): PagedPromise<CertPage, Cert> {
  return list(client, { route: "GET /v8/certs", group: "certs", team: true, items: "certs", next: "pagination.next", send: "until" }, input, options);
}

/**
 * Issues a certificate for domains.
 *
 * `POST /v8/certs`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 449, 500
 * @example
 * const cert = await issueCert(client, { cns: ["example.com", "www.example.com"] });
 */
export function issueCert(
  client: Client,
  input?: IssueCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, { route: "POST /v8/certs", group: "certs", team: true }, input, options);
}

/**
 * Uploads a certificate that was issued elsewhere.
 *
 * `PUT /v8/certs`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410
 */
export function uploadCert(
  client: Client,
  input: UploadCertInput,
  options?: CallOptions,
): ApiPromise<Cert> {
  return call(client, { route: "PUT /v8/certs", group: "certs", team: true, secretInput: ["key"] }, input, options);
}
